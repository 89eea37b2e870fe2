#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::int64_t m;
    std::cin >> n >> m;
    std::vector<std::int64_t> pile(n), w(n + 2);
    for (auto &chips : pile) std::cin >> chips;
    std::int64_t first = 0, second = 0;
    for (std::int64_t s = 2; s <= 2 * m; s++) {  // s = a + b
        w[0] = 0;
        for (int i = 0; i < n; i++) w[i + 1] = pile[i] % s;
        std::sort(w.begin() + 1, w.begin() + n + 1);
        w[n + 1] = s - 1;
        for (int i = 0; i <= n;
             i++) {  // n - i remainders are a and b at least, the others below both
            bool odd = (n - i) % 2;
            std::int64_t low = std::max(w[i], w[odd ? n - 1 : n] / 2) + 1;
            std::int64_t high = std::min(w[i + 1], m);
            std::int64_t pairs = std::min(high, s - low) - std::max(low, s - high) + 1;
            if (pairs > 0) (odd ? first : second) += pairs;
        }
    }
    std::int64_t each = (m * m - first - second) / 2;
    std::cout << each << ' ' << each << ' ' << first << ' ' << second << '\n';
}
