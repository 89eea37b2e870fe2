#include <iostream>
#include <queue>
#include <string>
#include <vector>

std::string outcomes(const std::vector<std::vector<int>> &to) {
    int n = to.size();
    std::vector<std::vector<int>> from(n);
    std::vector<int> open(n);
    std::string mark(n, 'D');
    std::queue<int> ready;
    for (int u = 0; u < n; u++) {
        for (int v : to[u]) from[v].push_back(u);
        open[u] = to[u].size();
        if (open[u] == 0) mark[u] = 'L', ready.push(u);
    }
    for (; !ready.empty(); ready.pop()) {
        int v = ready.front();
        for (int u : from[v]) {
            if (mark[u] != 'D') continue;
            if (mark[v] == 'L')
                mark[u] = 'W', ready.push(u);
            else if (--open[u] == 0)
                mark[u] = 'L', ready.push(u);
        }
    }
    return mark;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> to(n);
    for (int u, v; m-- > 0 && std::cin >> u >> v;) to[u - 1].push_back(v - 1);
    std::cout << outcomes(to) << '\n';
}
