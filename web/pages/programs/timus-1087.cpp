#include <iostream>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<int> amount(m);
    for (int &k : amount) std::cin >> k;
    std::vector<char> wins(n + 1, false);
    wins[0] = true;
    for (int s = 1; s <= n; s++)
        for (int k : amount)
            if (k <= s && !wins[s - k]) wins[s] = true;
    std::cout << (wins[n] ? 1 : 2) << '\n';
}
