#include <cstdint>
#include <iostream>
#include <utility>

int main() {
    for (std::int64_t a, b; std::cin >> a >> b;) {
        if (a > b) std::swap(a, b);
        std::int64_t k = b - a, x = 2 * a - k;
        bool loses = x >= 0 && x * x <= 5 * k * k && 5 * k * k < (x + 2) * (x + 2);
        std::cout << (loses ? "0\n" : "1\n");
    }
}
