#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, q;
    std::cin >> n;
    std::vector<int> coins(n + 1), parent(n + 1, 0), depth(n + 1, 0), order;
    std::vector<int> first(n + 1), last(n + 1), size(n + 1, 1);
    std::vector<std::vector<int>> beside(n + 1);
    for (int u = 1; u <= n; u++) std::cin >> coins[u];
    for (int i = 1, a, b; i < n; i++) {
        std::cin >> a >> b;
        beside[a].push_back(b);
        beside[b].push_back(a);
    }
    // Depth first, with a stack of our own: a path has depth 50000.
    for (std::vector<int> stack = {1}; !stack.empty();) {
        int u = stack.back();
        stack.pop_back();
        first[u] = order.size();
        order.push_back(u);
        for (int v : beside[u])
            if (v != parent[u]) {
                parent[v] = u;
                depth[v] = depth[u] + 1;
                stack.push_back(v);
            }
    }
    // below[parity][u]: the xor of the coins in u's subtree, by parity of depth.
    std::vector<int> below[2] = {std::vector<int>(n + 1, 0), std::vector<int>(n + 1, 0)};
    for (int i = n - 1; i >= 0; i--) {
        int u = order[i];
        below[depth[u] % 2][u] ^= coins[u];
        last[u] = first[u] + size[u] - 1;
        size[parent[u]] += size[u];
        for (auto &xors : below) xors[parent[u]] ^= xors[u];
    }
    std::cin >> q;
    for (int u, v; q-- > 0 && std::cin >> u >> v;) {
        if (first[u] <= first[v] && first[v] <= last[u]) {
            std::cout << "INVALID\n";
            continue;
        }
        int sum = below[1][1];
        if ((depth[v] + 1 - depth[u]) % 2 != 0) sum ^= below[0][u] ^ below[1][u];
        std::cout << (sum ? "YES\n" : "NO\n");
    }
}
