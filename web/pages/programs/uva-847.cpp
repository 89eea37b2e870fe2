#include <cstdint>
#include <iostream>

int main() {
    for (std::uint64_t n; std::cin >> n;) {
        std::uint64_t edge = 9;
        bool stan = true;
        while (edge < n) {
            edge *= stan ? 2 : 9;
            stan = !stan;
        }
        std::cout << (stan ? "Stan wins.\n" : "Ollie wins.\n");
    }
}
