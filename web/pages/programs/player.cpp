#include <iostream>
#include <string>

int main() {
    std::string word;
    int sticks = 0;
    while (std::cin >> word) {
        if (word == "position") std::cin >> sticks;
        if (word == "go") {
            int take = sticks % 4 ? sticks % 4 : 1;
            std::cout << sticks << "-" << take << std::endl;
        }
    }
}
