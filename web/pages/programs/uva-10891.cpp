#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    for (int n; std::cin >> n && n > 0;) {
        std::vector<long long> before(n + 1, 0), left(n + 1, 0);
        for (int i = 0; i < n; i++) {
            std::cin >> before[i + 1];
            before[i + 1] += before[i];
        }
        long long points = 0;
        for (int a = n - 1; a >= 0; a--) {
            long long right = 0;
            for (int b = a + 1; b <= n; b++) {
                points = before[b] - before[a] - std::min(left[b], right);
                left[b] = std::min(left[b], points);
                right = std::min(right, points);
            }
        }
        std::cout << 2 * points - before[n] << '\n';
    }
}
