#include <cstdint>
#include <iostream>
#include <string>

const std::int64_t ONE = std::int64_t(1) << 50;

// What three towers are worth, times 2^50.
std::int64_t worth() {
    int height[3];
    for (int &h : height) std::cin >> h;
    std::int64_t sum = 0;
    for (int h : height) {
        std::int64_t unit = ONE;
        char first = 0, cube;
        for (int i = 0; i < h; i++) {
            std::cin >> cube;
            if (i == 0) first = cube;
            if (unit < ONE || cube != first) unit /= 2;
            sum += cube == 'W' ? unit : -unit;
        }
    }
    return sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    int cases, test;
    std::cin >> cases;
    for (std::string word; cases-- > 0 && std::cin >> word >> test;) {
        std::int64_t first = worth(), second = worth();
        std::cout << "Test " << test << (first >= second ? ": Yes\n" : ": No\n");
    }
}
