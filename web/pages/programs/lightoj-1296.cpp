#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t;
    std::cin >> t;
    for (int k = 1; k <= t; k++) {
        int n, x, sum = 0;
        std::cin >> n;
        while (n-- > 0 && std::cin >> x) {
            while (x % 2 == 1) x /= 2;
            sum ^= x / 2;
        }
        std::cout << "Case " << k << (sum ? ": Alice\n" : ": Bob\n");
    }
}
