#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int t;
    std::cin >> t;
    for (int n; t-- > 0 && std::cin >> n;) {
        std::vector<int> p(n + 1, 0);
        for (int i = 1; i <= n; i++) std::cin >> p[i];
        int sum = 0;
        for (int i = n; i > 0; i -= 2) sum ^= p[i] - p[i - 1] - 1;
        if (sum == 0) {
            std::cout << "Johnny wins\n\n";
            continue;
        }
        for (int i = 1; i <= n; i++) {
            bool right = (n - i) % 2 == 0;
            int gap = right ? p[i] - p[i - 1] - 1 : p[i + 1] - p[i] - 1;
            int wanted = gap ^ sum;
            int to = right ? p[i] - (gap - wanted) : p[i] - (wanted - gap);
            if (to <= p[i - 1] || to >= p[i]) continue;
            std::cout << "Mary wins\nMove " << p[i] << " to " << to << "\n\n";
            break;
        }
    }
}
