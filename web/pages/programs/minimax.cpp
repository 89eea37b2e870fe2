#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> leaf;

int minimax(int from, int to, bool max) {
    if (to - from == 1) return leaf[from];
    int middle = (from + to) / 2;
    int left = minimax(from, middle, !max);
    int right = minimax(middle, to, !max);
    return max ? std::max(left, right) : std::min(left, right);
}

int main() {
    for (int value; std::cin >> value;) leaf.push_back(value);
    int n = leaf.size();
    if (n == 0 || (n & (n - 1)))
        std::cout << "not a power of two\n";
    else
        std::cout << minimax(0, n, true) << '\n';
}
