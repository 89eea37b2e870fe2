#include <cstdint>
#include <iostream>

int main() {
    for (std::int64_t n; std::cin >> n && n;) {
        std::int64_t f = 1, next = 2;
        while (f < n) {
            std::int64_t sum = f + next;
            f = next;
            next = sum;
        }
        std::cout << (f == n ? "Second win\n" : "First win\n");
    }
}
