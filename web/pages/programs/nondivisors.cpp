#include <iostream>
#include <set>
#include <vector>

std::vector<int> memo;

int grundy(int k) {
    if (memo[k] >= 0) return memo[k];
    std::set<int> options;
    for (int x = 1; x <= k; x++)
        if (k % x != 0) options.insert(grundy(k - x));
    int mex = 0;
    while (options.count(mex)) mex++;
    return memo[k] = mex;
}

int main() {
    int n;
    std::cin >> n;
    memo.assign(n + 1, -1);
    for (int k = 0; k <= n; k++) std::cout << grundy(k) << (k < n ? ' ' : '\n');
}
