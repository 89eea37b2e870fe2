#include <cstdint>
#include <iostream>

std::int64_t smaller(std::int64_t k) {
    std::int64_t low = 2 * k, high = 3 * k + 1;
    while (high - low > 1) {
        std::int64_t x = (low + high) / 2;
        if (x * x <= 5 * k * k)
            low = x;
        else
            high = x;
    }
    return (k + low) / 2;
}

int main() {
    for (std::int64_t k; std::cin >> k;) std::cout << smaller(k) << ' ' << smaller(k) + k << '\n';
}
