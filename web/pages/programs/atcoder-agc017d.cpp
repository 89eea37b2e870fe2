#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> degree(n + 1), near(n + 1), above(n + 1); // near: the XOR of the neighbours
    for (int a, b, i = 1; i < n && std::cin >> a >> b; i++) {
        degree[a]++, near[a] ^= b;
        degree[b]++, near[b] ^= a;
    }
    for (int v = 2; v <= n; v++)
        for (int leaf = v; leaf != 1 && degree[leaf] == 1;) {
            int parent = near[leaf];
            above[parent] ^= above[leaf] + 1;
            near[parent] ^= leaf;
            degree[parent]--;
            degree[leaf] = 0;
            leaf = parent;
        }
    std::cout << (above[1] ? "Alice\n" : "Bob\n");
}
