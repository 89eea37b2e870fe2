#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int n, sum = 0;
    std::cin >> n;
    for (int s; n-- > 0 && std::cin >> s;) {
        int k = 0;
        while ((k + 1) * (k + 2) / 2 <= s) k++;
        sum ^= k;
    }
    std::cout << (sum ? "NO\n" : "YES\n");
}
