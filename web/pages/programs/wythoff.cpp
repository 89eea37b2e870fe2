#include <cstdint>
#include <iostream>

typedef std::int64_t Int;

Int smaller(Int k) {
    Int low = 2 * k, high = 3 * k + 1;
    while (high - low > 1) {
        Int x = (low + high) / 2;
        if (x * x <= 5 * k * k)
            low = x;
        else
            high = x;
    }
    return (k + low) / 2;
}

int main() {
    for (Int k; std::cin >> k;) std::cout << smaller(k) << ' ' << smaller(k) + k << '\n';
}
