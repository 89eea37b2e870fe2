#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    for (int n, m; std::cin >> n >> m;) {
        std::vector<int> amount(m);
        for (int &s : amount) std::cin >> s;
        std::vector<char> wins(n + 1, false);
        for (int k = 0; k <= n; k++)
            if (!wins[k])
                for (int s : amount)
                    if (s <= n - k) wins[k + s] = true;
        std::cout << (wins[n] ? "Stan wins\n" : "Ollie wins\n");
    }
}
