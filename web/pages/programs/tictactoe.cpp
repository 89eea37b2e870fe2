#include <algorithm>
#include <iostream>
#include <map>
#include <string>

const int LINES[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                         {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
std::map<std::string, int> memo;

bool three(const std::string &b, char mark) {
    for (auto &line : LINES)
        if (b[line[0]] == mark && b[line[1]] == mark && b[line[2]] == mark)
            return true;
    return false;
}

int value(std::string b, char mark) {
    if (memo.count(b)) return memo[b];
    if (three(b, 'x')) return memo[b] = 1;
    if (three(b, 'o')) return memo[b] = -1;
    if (b.find('.') == b.npos) return memo[b] = 0;
    bool max = mark == 'x';
    int best = max ? -1 : 1;
    for (char &square : b)
        if (square == '.') {
            square = mark;
            int found = value(b, max ? 'o' : 'x');
            square = '.';
            best = max ? std::max(best, found) : std::min(best, found);
        }
    return memo[b] = best;
}

int main() {
    std::string b;
    for (char square; std::cin >> square;)
        if (square != '/') b += square;
    bool x_moves = std::count(b.begin(), b.end(), 'x') ==
                   std::count(b.begin(), b.end(), 'o');
    std::cout << value(b, x_moves ? 'x' : 'o') << '\n';
    std::cout << memo.size() << '\n';
}
