#include <iostream>

int main() {
    unsigned sum = 0;
    bool large = false;
    for (unsigned h; std::cin >> h;) {
        sum ^= h;
        large = large || h > 1;
    }
    bool won = large ? sum != 0 : sum == 0;
    std::cout << (won ? "W\n" : "L\n");
}
