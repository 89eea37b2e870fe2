#include <cstdint>
#include <iostream>
#include <map>

std::uint64_t n;
std::map<std::uint64_t, bool> memo;

bool wins(std::uint64_t p) {
    if (p >= n) return false;
    if (memo.count(p)) return memo[p];
    bool won = false;
    for (int k = 2; k <= 9; k++)
        if (!wins(p * k)) won = true;
    return memo[p] = won;
}

int main() {
    while (std::cin >> n) {
        memo.clear();
        std::cout << (wins(1) ? 'W' : 'L') << '\n';
    }
}
