#include <iostream>
#include <set>
#include <string>
#include <vector>

int main() {
    std::vector<std::string> cell;
    for (std::string row; std::cin >> row;) cell.push_back(row);
    int rows = cell.size(), cols = rows ? cell[0].size() : 0;
    std::vector<std::vector<int>> g(rows, std::vector<int>(cols));
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
            bool wall = cell[r][c] == '#';
            std::set<int> options;
            for (int i = r - 1; i >= 0 && cell[i][c] != '#'; i--)
                options.insert(g[i][c]);
            for (int j = c - 1; j >= 0 && cell[r][j] != '#'; j--)
                options.insert(g[r][j]);
            while (options.count(g[r][c])) g[r][c]++;
            std::cout << (wall ? "#" : std::to_string(g[r][c]))
                      << (c + 1 < cols ? ' ' : '\n');
        }
}
