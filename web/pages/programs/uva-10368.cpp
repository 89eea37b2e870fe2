#include <iostream>
#include <utility>

int main() {
    for (long long a, b; std::cin >> a >> b && (a || b);) {
        bool stan = true;
        if (a < b) std::swap(a, b);
        while (a % b != 0 && a / b == 1) {
            a -= b;
            std::swap(a, b);
            stan = !stan;
        }
        std::cout << (stan ? "Stan wins\n" : "Ollie wins\n");
    }
}
