#include <iostream>

int main() {
    int t, m, n, r, c;
    std::cin >> t;
    while (t-- > 0 && std::cin >> m >> n >> r >> c) {
        int sum = r ^ (m - 1 - r) ^ c ^ (n - 1 - c);
        std::cout << (sum ? "Gretel\n" : "Hansel\n");
    }
}
