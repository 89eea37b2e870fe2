#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

using Bar = std::vector<int>;
std::map<Bar, bool> memo;

Bar eat(Bar bar, size_t r, int c) {
    for (; r < bar.size(); r++) bar[r] = std::min(bar[r], c);
    while (bar.back() == 0) bar.pop_back();
    return bar;
}

bool wins(const Bar& bar) {
    if (memo.count(bar)) return memo[bar];
    bool won = false;
    for (size_t r = 0; r < bar.size(); r++)
        for (int c = 0; c < bar[r]; c++)
            if (r + c > 0) won = won || !wins(eat(bar, r, c));
    return memo[bar] = won;
}

int main() {
    Bar bar;
    for (int n; std::cin >> n;) bar.push_back(n);
    std::string good;
    for (size_t r = 0; r < bar.size(); r++)
        for (int c = 0; c < bar[r]; c++)
            if (r + c > 0 && !wins(eat(bar, r, c)))
                good += char('a' + c) + std::to_string(r + 1) + ' ';
    std::cout << (good.empty() ? "L" : good) << '\n';
}
