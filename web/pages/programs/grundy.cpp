#include <iostream>
#include <map>
#include <set>
#include <vector>

std::vector<int> take;
std::map<int, int> memo;

std::vector<int> options(int pos) {
    std::vector<int> to;
    for (int s : take)
        if (s <= pos) to.push_back(pos - s);
    return to;
}

int grundy(int pos) {
    if (memo.count(pos)) return memo[pos];
    std::set<int> values;
    for (int next : options(pos)) values.insert(grundy(next));
    int mex = 0;
    while (values.count(mex)) mex++;
    return memo[pos] = mex;
}

int main() {
    int pos;
    std::cin >> pos;
    for (int s; std::cin >> s;) take.push_back(s);
    std::cout << grundy(pos) << '\n';
}
