#include <iostream>

int main() {
    unsigned sum = 0, coins;
    for (bool odd = true; std::cin >> coins; odd = !odd)
        if (odd) sum ^= coins;
    std::cout << (sum ? "W\n" : "L\n");
}
