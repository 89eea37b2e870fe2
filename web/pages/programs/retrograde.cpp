#include <iostream>
#include <queue>
#include <string>
#include <vector>

std::string outcomes(const std::vector<std::vector<int>> &to) {
    int n = to.size() - 1; // nodes 1 to n
    std::vector<std::vector<int>> from(n + 1);
    std::vector<int> open(n + 1);
    std::string mark(n + 1, 'D');
    std::queue<int> ready;
    for (int u = 1; u <= n; u++) {
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
    return mark.substr(1);
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> to(n + 1);
    for (int u, v; m-- > 0 && std::cin >> u >> v;) to[u].push_back(v);
    std::cout << outcomes(to) << '\n';
}
