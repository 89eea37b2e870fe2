#include <cstdint>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n;
    std::cin >> t;
    for (int k = 1; k <= t && std::cin >> n; k++) {
        std::int64_t sum = 0;  // cuts that Alice has to spare
        for (std::int64_t x, y; n-- > 0 && std::cin >> x >> y;) {
            while (x > 1 && y > 1) {
                x /= 2;
                y /= 2;
            }
            sum += x - y;  // one of them is 1
        }
        std::cout << "Case " << k << (sum > 0 ? ": Alice\n" : ": Bob\n");
    }
}
