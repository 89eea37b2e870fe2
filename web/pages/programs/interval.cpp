#include <algorithm>
#include <climits>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

std::vector<long long> before = {0};
std::map<std::pair<int, int>, long long> memo;

long long lead(int a, int b) {
    if (a == b) return 0;
    if (memo.count({a, b})) return memo[{a, b}];
    long long best = LLONG_MIN;
    for (int k = a + 1; k <= b; k++)
        best = std::max(best, before[k] - before[a] - lead(k, b));
    for (int k = a; k < b; k++)
        best = std::max(best, before[b] - before[k] - lead(a, k));
    return memo[{a, b}] = best;
}

int main() {
    for (long long x; std::cin >> x;) before.push_back(before.back() + x);
    std::cout << lead(0, before.size() - 1) << '\n';
}
