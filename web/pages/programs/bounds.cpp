#include <algorithm>
#include <iostream>
#include <map>
#include <string>

const int LINES[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                         {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
struct Bounds {
    int low, high;
};
std::map<std::string, Bounds> memo;

bool three(const std::string &b, char mark) {
    for (auto &line : LINES)
        if (b[line[0]] == mark && b[line[1]] == mark && b[line[2]] == mark)
            return true;
    return false;
}

int negamax(std::string b, char mark, int alpha, int beta) {
    char other = mark == 'x' ? 'o' : 'x';
    if (three(b, other)) return -1;
    if (b.find('.') == b.npos) return 0;
    Bounds &known = memo.insert({b, {-1, 1}}).first->second;
    if (known.low >= beta || known.low == known.high) return known.low;
    if (known.high <= alpha) return known.high;
    alpha = std::max(alpha, known.low);
    beta = std::min(beta, known.high);
    int best = -2;
    for (char &square : b)
        if (square == '.' && best < beta) {
            square = mark;
            int found = -negamax(b, other, -beta, -std::max(alpha, best));
            square = '.';
            best = std::max(best, found);
        }
    if (best > alpha) known.low = best;
    if (best < beta) known.high = best;
    return best;
}

int main() {
    std::string b;
    for (char square; std::cin >> square;)
        if (square != '/') b += square;
    bool x_moves = std::count(b.begin(), b.end(), 'x') ==
                   std::count(b.begin(), b.end(), 'o');
    std::cout << negamax(b, x_moves ? 'x' : 'o', -2, 2) << '\n';
}
