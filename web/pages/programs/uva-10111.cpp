#include <cstdint>
#include <iostream>
#include <string>
#include <unordered_map>

const unsigned LINES[] = {0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111,
                          0x2222, 0x4444, 0x8888, 0x8421, 0x1248};
std::unordered_map<std::uint32_t, bool> memo;

bool four(unsigned s) {
    for (unsigned line : LINES)
        if ((s & line) == line) return true;
    return false;
}

// x has just moved if x_moves is false; true: x wins whatever o does.
bool x_wins(unsigned x, unsigned o, bool x_moves) {
    if (four(x)) return true;
    if (four(o) || (x | o) == 0xffff) return false;
    auto known = memo.find(x << 16 | o);
    if (known != memo.end()) return known->second;
    bool wins = !x_moves;
    for (unsigned bit = 1; bit < 0x10000 && wins != x_moves; bit <<= 1)
        if (!((x | o) & bit))
            wins = x_moves ? x_wins(x | bit, o, false) : x_wins(x, o | bit, true);
    return memo[x << 16 | o] = wins;
}

int main() {
    for (std::string mark; std::cin >> mark && mark[0] != '$';) {
        unsigned x = 0, o = 0;
        for (int r = 0; r < 4; r++) {
            std::string row;
            std::cin >> row;
            for (int c = 0; c < 4; c++) {
                if (row[c] == 'x') x |= 1u << (4 * r + c);
                if (row[c] == 'o') o |= 1u << (4 * r + c);
            }
        }
        int i = 0;
        while (i < 16 && ((x | o) >> i & 1 || !x_wins(x | 1u << i, o, false))) i++;
        if (i == 16)
            std::cout << "#####\n";
        else
            std::cout << '(' << i / 4 << ',' << i % 4 << ")\n";
    }
}
