#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

std::map<std::vector<int>, bool> memo;

bool wins(std::vector<int> heaps) {
    std::sort(heaps.begin(), heaps.end());
    if (heaps.empty() || heaps.back() == 0) return true;
    if (memo.count(heaps)) return memo[heaps];
    bool won = false;
    for (size_t i = 0; i < heaps.size(); i++)
        for (int left = 0; left < heaps[i]; left++) {
            std::vector<int> after = heaps;
            after[i] = left;
            won = won || !wins(after);
        }
    return memo[heaps] = won;
}

int main() {
    std::vector<int> heaps;
    for (int h; std::cin >> h;) heaps.push_back(h);
    std::cout << (wins(heaps) ? "W\n" : "L\n");
}
