#include <iostream>
#include <vector>

int mex(const std::vector<int> &values) {
    std::vector<char> seen(values.size() + 1, false);
    for (int v : values)
        if (v < (int)seen.size()) seen[v] = true;
    int m = 0;
    while (seen[m]) m++;
    return m;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> take, g;
    for (int s; std::cin >> s;) take.push_back(s);
    for (int k = 0; k <= n; k++) {
        std::vector<int> options;
        for (int s : take)
            if (s <= k) options.push_back(g[k - s]);
        g.push_back(mex(options));
        std::cout << g[k] << (k < n ? ' ' : '\n');
    }
}
