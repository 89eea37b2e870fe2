#include <iostream>
#include <string>
#include <vector>

const int POWER[] = {0, 1, 5, 25, 125, 625, 3125};
std::vector<signed char> memo(15625, -1);

// cards: how many of each are laid, in base 5.
bool mover_wins(int cards, int sum) {
    if (memo[cards] >= 0) return memo[cards];
    bool wins = false;
    for (int c = 1; c <= 6 && !wins; c++)
        if (sum + c <= 31 && cards / POWER[c] % 5 < 4)
            wins = !mover_wins(cards + POWER[c], sum + c);
    return memo[cards] = wins;
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        while (!line.empty() && line.back() <= ' ') line.pop_back();
        int cards = 0, sum = 0;
        for (char digit : line) {
            cards += POWER[digit - '0'];
            sum += digit - '0';
        }
        bool wins = sum > 31 || mover_wins(cards, sum);
        bool a_moves = line.size() % 2 == 0;
        std::cout << line << (wins == a_moves ? " A\n" : " B\n");
    }
}
