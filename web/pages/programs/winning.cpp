#include <iostream>
#include <map>
#include <vector>

std::vector<int> amounts;
std::map<int, bool> memo;

std::vector<int> options(int pos) {
    std::vector<int> all;
    for (int s : amounts)
        if (s <= pos) all.push_back(pos - s);
    return all;
}

bool isWinning(int pos) {
    if (memo.count(pos)) return memo[pos];
    bool some = false;
    for (int option : options(pos))
        if (!isWinning(option)) some = true;
    return memo[pos] = some;
}

int main() {
    int heap;
    std::cin >> heap;
    for (int s; std::cin >> s;) amounts.push_back(s);
    std::cout << (isWinning(heap) ? "W\n" : "L\n");
}
