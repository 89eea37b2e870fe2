#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

typedef std::pair<int, int> Square;  // row, column
std::vector<std::string> cell;
std::map<Square, int> memo;

std::vector<Square> options(Square pos) {
    auto [r, c] = pos;
    std::vector<Square> to;
    for (int i = r - 1; i >= 0 && cell[i][c] != '#'; i--) to.push_back({i, c});
    for (int j = c - 1; j >= 0 && cell[r][j] != '#'; j--) to.push_back({r, j});
    return to;
}

int grundy(Square pos) {
    if (memo.count(pos)) return memo[pos];
    std::set<int> values;
    for (Square next : options(pos)) values.insert(grundy(next));
    int mex = 0;
    while (values.count(mex)) mex++;
    return memo[pos] = mex;
}

int main() {
    for (std::string row; std::cin >> row;) cell.push_back(row);
    for (int r = 0; r < (int)cell.size(); r++)
        for (int c = 0; c < (int)cell[r].size(); c++)
            std::cout << (cell[r][c] == '#' ? "#" : std::to_string(grundy({r, c})))
                      << (c + 1 < (int)cell[r].size() ? ' ' : '\n');
}
