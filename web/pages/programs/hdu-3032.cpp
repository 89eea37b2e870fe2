#include <cstdint>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    int t, n;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        std::int64_t sum = 0;
        for (std::int64_t s; n-- > 0 && std::cin >> s;) {
            if (s % 4 == 3) s++;
            else if (s % 4 == 0) s--;
            sum ^= s;
        }
        std::cout << (sum ? "Alice\n" : "Bob\n");
    }
}
