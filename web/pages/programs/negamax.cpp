#include <algorithm>
#include <iostream>
#include <vector>

int negamax(const std::vector<int> &leaf, size_t from, size_t to, int sign) {
    if (to - from == 1) return sign * leaf[from];
    size_t middle = (from + to) / 2;
    return std::max(-negamax(leaf, from, middle, -sign),
                    -negamax(leaf, middle, to, -sign));
}

int main() {
    std::vector<int> leaf;
    for (int value; std::cin >> value;) leaf.push_back(value);
    size_t n = leaf.size();
    if (n == 0 || (n & (n - 1)))
        std::cout << "not a power of two\n";
    else
        std::cout << negamax(leaf, 0, n, 1) << '\n';
}
