#include <iostream>
#include <string>

int main() {
    int t;
    std::cin >> t;
    for (int k = 1; k <= t; k++) {
        std::string digits;
        std::cin >> digits;
        int with[3] = {0}, sum = 0;
        for (char d : digits) {
            with[(d - '0') % 3]++;
            sum += d - '0';
        }
        sum %= 3;
        bool s = sum == 0 ? with[0] % 2 == 1 : with[sum] > 0 && with[0] % 2 == 0;
        std::cout << "Case " << k << (s ? ": S\n" : ": T\n");
    }
}
