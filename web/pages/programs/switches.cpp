#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    long long z, a, b;
    std::cin >> z;
    long long total = 2 * z;
    std::vector<long long> heat;
    while (std::cin >> a >> b) {
        total += a + b;
        heat.push_back(a - b);
    }
    std::sort(heat.begin(), heat.end(), std::greater<>());
    long long sum = 0;
    for (size_t i = 0; i < heat.size(); i++) sum += i % 2 ? -heat[i] : heat[i];
    bool odd = heat.size() % 2;
    bool left = total + sum > 0 || (total + sum == 0 && odd);
    bool right = total - sum < 0 || (total - sum == 0 && odd);
    std::cout << (left ? right ? 'N' : 'L' : right ? 'R' : 'P') << '\n';
}
