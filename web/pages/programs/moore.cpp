#include <iostream>
#include <vector>

int main() {
    unsigned k;
    std::cin >> k;
    std::vector<unsigned> heaps;
    for (unsigned h; std::cin >> h;) heaps.push_back(h);
    bool lost = true;
    for (int bit = 0; bit < 32; bit++) {
        unsigned ones = 0;
        for (unsigned h : heaps) ones += h >> bit & 1;
        if (ones % (k + 1)) lost = false;
    }
    std::cout << (lost ? "L\n" : "W\n");
}
