#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

const int LEAST = std::numeric_limits<int>::min();
const int MOST = std::numeric_limits<int>::max();
int seen = 0;

int alphabeta(const std::vector<int> &leaf, size_t from, size_t to,
              bool max, int alpha, int beta) {
    if (to - from == 1) {
        seen++;
        return leaf[from];
    }
    size_t middle = (from + to) / 2, edge[] = {from, middle, to};
    int best = max ? LEAST : MOST;
    for (int child = 0; child < 2 && alpha < beta; child++) {
        int value = alphabeta(leaf, edge[child], edge[child + 1],
                              !max, alpha, beta);
        if (max) {
            best = std::max(best, value);
            alpha = std::max(alpha, best);
        } else {
            best = std::min(best, value);
            beta = std::min(beta, best);
        }
    }
    return best;
}

int main() {
    std::vector<int> leaf;
    for (int value; std::cin >> value;) leaf.push_back(value);
    size_t n = leaf.size();
    if (n == 0 || (n & (n - 1))) {
        std::cout << "not a power of two\n";
        return 0;
    }
    std::cout << alphabeta(leaf, 0, n, true, LEAST, MOST) << '\n';
    std::cout << seen << " / " << n << '\n';
}
