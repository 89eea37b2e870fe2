#include <bitset>
#include <iostream>
#include <set>

int main() {
    for (int n; std::cin >> n;) {
        std::set<unsigned> coins;
        for (unsigned x; n-- > 0 && std::cin >> x;) coins.insert(x);
        unsigned total = 0;
        for (unsigned x : coins) total ^= 2 * x + (std::bitset<32>(x).count() % 2 == 0);
        std::cout << (total ? "No\n" : "Yes\n");
    }
}
