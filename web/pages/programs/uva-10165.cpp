#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    for (long long n; std::cin >> n && n > 0;) {
        long long sum = 0, pile;
        while (n-- > 0 && std::cin >> pile) sum ^= pile;
        std::cout << (sum ? "Yes\n" : "No\n");
    }
}
