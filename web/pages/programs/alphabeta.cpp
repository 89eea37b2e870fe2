#include <algorithm>
#include <climits>
#include <iostream>
#include <vector>

std::vector<int> leaf;
int seen = 0;

int alphabeta(int from, int to, bool max, int alpha, int beta) {
    if (to - from == 1) {
        seen++;
        return leaf[from];
    }
    int edge[] = {from, (from + to) / 2, to};
    int best = max ? INT_MIN : INT_MAX;
    for (int child = 0; child < 2 && alpha < beta; child++) {
        int value = alphabeta(edge[child], edge[child + 1],
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
    for (int value; std::cin >> value;) leaf.push_back(value);
    int n = leaf.size();
    if (n == 0 || (n & (n - 1))) {
        std::cout << "not a power of two\n";
        return 0;
    }
    std::cout << alphabeta(0, n, true, INT_MIN, INT_MAX) << '\n';
    std::cout << seen << " / " << n << '\n';
}
