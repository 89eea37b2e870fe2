#include <algorithm>
#include <iostream>
#include <vector>

int minimax(const std::vector<int> &leaf, size_t from, size_t to, bool max) {
    if (to - from == 1) return leaf[from];
    size_t middle = (from + to) / 2;
    int left = minimax(leaf, from, middle, !max);
    int right = minimax(leaf, middle, to, !max);
    return max ? std::max(left, right) : std::min(left, right);
}

int main() {
    std::vector<int> leaf;
    for (int value; std::cin >> value;) leaf.push_back(value);
    size_t n = leaf.size();
    if (n == 0 || (n & (n - 1)))
        std::cout << "not a power of two\n";
    else
        std::cout << minimax(leaf, 0, n, true) << '\n';
}
