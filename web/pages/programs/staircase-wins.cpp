#include <iostream>
#include <map>
#include <vector>

std::map<std::vector<int>, bool> memo;

bool wins(std::vector<int> coins) {
    if (memo.count(coins)) return memo[coins];
    bool won = false;
    for (size_t i = 0; i < coins.size(); i++)
        for (int k = 1; k <= coins[i]; k++) {
            std::vector<int> after = coins;
            after[i] -= k;
            if (i > 0) after[i - 1] += k;
            won = won || !wins(after);
        }
    return memo[coins] = won;
}

int main() {
    std::vector<int> coins;
    for (int c; std::cin >> c;) coins.push_back(c);
    std::cout << (wins(coins) ? "W\n" : "L\n");
}
