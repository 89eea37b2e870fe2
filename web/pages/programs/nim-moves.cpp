#include <iostream>
#include <vector>

int main() {
    std::vector<unsigned> heaps;
    unsigned sum = 0;
    for (unsigned h; std::cin >> h; sum ^= h) heaps.push_back(h);
    if (sum == 0) std::cout << "L\n";
    for (unsigned h : heaps)
        if ((h ^ sum) < h) std::cout << h << " -> " << (h ^ sum) << '\n';
}
