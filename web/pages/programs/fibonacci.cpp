#include <cstdint>
#include <iostream>

std::int64_t smallest(std::int64_t n) {
    std::int64_t f = 1, following = 2;
    while (following <= n) {
        std::int64_t sum = f + following;
        f = following;
        following = sum;
    }
    return f == n ? f : smallest(n - f);
}

int main() {
    for (std::int64_t n, m; std::cin >> n >> m;)
        if (n > 0 && smallest(n) <= m)
            std::cout << "W " << smallest(n) << '\n';
        else
            std::cout << "L\n";
}
