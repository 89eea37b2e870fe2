#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>

char winner(int arrows, int star) {
    if (arrows == 0) return star ? 'N' : 'P';
    if (std::abs(arrows) == 1 && star) return 'N';
    return arrows > 0 ? 'L' : 'R';
}

int main() {
    int arrows = 0, star = 0;
    for (std::string piece; std::cin >> piece;) {
        int left = std::count(piece.begin(), piece.end(), 'x');
        int right = std::count(piece.begin(), piece.end(), 'o');
        arrows += left - right;
        star ^= std::max(left, right) % 2;
    }
    std::cout << winner(arrows, star) << '\n';
}
