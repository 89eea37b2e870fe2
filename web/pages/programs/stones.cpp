#include <cstdint>
#include <iostream>
#include <map>
#include <set>
#include <utility>

std::map<std::pair<int, std::uint64_t>, int> memo;

int grundy(int left, std::uint64_t used) {
    used &= (std::uint64_t{2} << left) - 1;
    auto known = memo.find({left, used});
    if (known != memo.end()) return known->second;
    std::set<int> options;
    for (int x = 1; x <= left; x++)
        if (!(used >> x & 1)) options.insert(grundy(left - x, used | std::uint64_t{1} << x));
    int mex = 0;
    while (options.count(mex)) mex++;
    return memo[{left, used}] = mex;
}

int main() {
    for (int s; std::cin >> s;) std::cout << s << ": " << grundy(s, 0) << '\n';
}
