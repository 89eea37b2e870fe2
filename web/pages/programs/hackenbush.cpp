#include <iostream>
#include <map>
#include <vector>

std::map<int, std::vector<int>> above;

int value(int node) {
    int x = 0;
    for (int child : above[node]) x ^= value(child) + 1;
    return x;
}

int main() {
    for (int a, b; std::cin >> a >> b;) above[a].push_back(b);
    std::cout << value(0) << '\n';
}
