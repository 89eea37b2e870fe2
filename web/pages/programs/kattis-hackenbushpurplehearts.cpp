#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

// A whole number of parts of 1/2^n, in two's complement, lowest word first: with n edges nothing is finer.
using Value = std::vector<std::uint32_t>;
int n, words;

void add(Value &to, const Value &other) {
    std::uint64_t carry = 0;
    for (int i = 0; i < words; i++, carry >>= 32) {
        carry += std::uint64_t(to[i]) + other[i];
        to[i] = std::uint32_t(carry);
    }
}
void negate(Value &x) {
    for (auto &word : x) word = ~word;
    Value one(words);
    one[0] = 1;
    add(x, one);
}
bool negative(const Value &x) { return x.back() >> 31; }
void shift(Value &x, int by) {  // of x >= 0, to the right
    for (int i = 0; i < words; i++) {
        int from = i + by / 32;
        std::uint64_t low = from < words ? x[from] : 0, high = from + 1 < words ? x[from + 1] : 0;
        x[i] = std::uint32_t((high << 32 | low) >> by % 32);
    }
}
// A blue edge below x: (x + m + 1) / 2^m, where m is the least with x + m >= 0.
void put_blue_below(Value &x) {
    Value one(words);
    one[n / 32] = 1u << n % 32;
    int m = 0;
    for (; negative(x); m++) add(x, one);
    add(x, one);
    shift(x, m);
}
void print(Value x) {
    if (negative(x)) {
        negate(x);
        std::cout << '-';
    }
    int zeros = 0;
    while (zeros < n && !(x[zeros / 32] >> zeros % 32 & 1)) zeros++;
    shift(x, zeros);
    std::string digits;
    while (digits.empty() || std::any_of(x.begin(), x.end(), [](auto word) { return word; })) {
        std::uint64_t left = 0;
        for (int i = words - 1; i >= 0; i--) {
            left = left << 32 | x[i];
            x[i] = std::uint32_t(left / 10);
            left %= 10;
        }
        digits += char('0' + left);
    }
    std::reverse(digits.begin(), digits.end());
    std::cout << digits;
    if (zeros < n) std::cout << "/2^" << n - zeros;
    std::cout << '\n';
}

int main() {
    std::cin >> n;
    words = n / 32 + 2;
    std::vector<int> below(n + 1);
    for (int edge = 1; edge <= n; edge++) std::cin >> below[edge];
    std::string colours;
    std::cin >> colours;
    std::vector<Value> worth(n + 1, Value(words));  // of what each edge carries; in place 0, of all
    for (int edge = n; edge > 0; edge--) {
        Value x = worth[edge];
        bool red = colours[edge - 1] == 'R';
        if (red) negate(x);
        put_blue_below(x);
        if (red) negate(x);
        add(worth[std::max(0, below[edge])], x);
    }
    print(worth[0]);
}
