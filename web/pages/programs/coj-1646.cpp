#include <iostream>

int main() {
    for (int m, n; std::cin >> m >> n;) {
        int sum = 0;
        for (int square; m-- > 0 && std::cin >> square;) sum ^= square;
        std::cout << (sum ? "Vida\n" : "Andrea\n");
    }
}
