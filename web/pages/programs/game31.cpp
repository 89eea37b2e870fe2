#include <algorithm>
#include <iostream>
#include <map>
#include <string>

std::map<std::string, int> memo;

int value(std::string left, int sum) {
    if (memo.count(left)) return memo[left];
    int best = -1;
    for (int c = 1; c <= 6 && best < 1; c++)
        if (left[c - 1] > '0' && sum + c <= 31) {
            left[c - 1]--;
            best = std::max(best, -value(left, sum + c));
            left[c - 1]++;
        }
    return memo[left] = best;
}

int main() {
    std::string left = "444444";
    int sum = 0;
    for (char card; std::cin >> card;) {
        left[card - '1']--;
        sum += card - '0';
    }
    std::cout << (value(left, sum) > 0 ? 'W' : 'L') << '\n';
    std::cout << memo.size() << '\n';
}
