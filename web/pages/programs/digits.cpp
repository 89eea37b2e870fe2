#include <iostream>
#include <map>
#include <string>

std::map<std::string, bool> memo;

bool wins(const std::string &digits) {
    if (memo.count(digits)) return memo[digits];
    int sum = 0;
    for (char d : digits) sum += d - '0';
    bool won = false;
    for (int i = 0; i < (int)digits.size(); i++) {
        if ((sum - (digits[i] - '0')) % 3 != 0) continue;
        std::string rest = digits;
        rest.erase(i, 1);
        if (!wins(rest)) won = true;
    }
    return memo[digits] = won;
}

int main() {
    for (std::string digits; std::cin >> digits;)
        std::cout << digits << (wins(digits) ? " W\n" : " L\n");
}
