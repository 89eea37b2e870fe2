#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    for (int k; std::cin >> k && k > 0;) {
        std::vector<int> amount(k), g(10001, 0);
        for (int &s : amount) std::cin >> s;
        for (int h = 0; h <= 10000; h++) {
            bool seen[128] = {false};
            for (int s : amount)
                if (s <= h) seen[g[h - s]] = true;
            while (seen[g[h]]) g[h]++;
        }
        int m;
        std::cin >> m;
        while (m-- > 0) {
            int heaps, heap, sum = 0;
            std::cin >> heaps;
            while (heaps-- > 0 && std::cin >> heap) sum ^= g[heap];
            std::cout << (sum ? 'W' : 'L');
        }
        std::cout << '\n';
    }
}
