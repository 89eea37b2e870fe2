#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> leaf;

int negamax(int from, int to, int sign) {
    if (to - from == 1) return sign * leaf[from];
    int middle = (from + to) / 2;
    return std::max(-negamax(from, middle, -sign),
                    -negamax(middle, to, -sign));
}

int main() {
    for (int value; std::cin >> value;) leaf.push_back(value);
    int n = leaf.size();
    if (n == 0 || (n & (n - 1)))
        std::cout << "not a power of two\n";
    else
        std::cout << negamax(0, n, 1) << '\n';
}
