#include <iostream>
#include <map>
#include <sstream>
#include <vector>

using Stalks = std::vector<std::string>;
std::map<std::pair<Stalks, char>, bool> known;

char other(char who) { return who == 'l' ? 'r' : who == 'r' ? 'l' : 'e'; }

bool wins(const Stalks &stalks, char mover) {
    auto found = known.find({stalks, mover});
    if (found != known.end()) return found->second;
    bool answer = false;
    for (size_t i = 0; i < stalks.size() && !answer; i++)
        for (size_t cut = 0; cut < stalks[i].size() && !answer; cut++)
            if (stalks[i][cut] == mover || stalks[i][cut] == 'e') {
                Stalks rest = stalks;
                rest[i].resize(cut);
                answer = !wins(rest, other(mover));
            }
    return known[{stalks, mover}] = answer;
}

int main() {
    Stalks difference;
    std::string line, stalk;
    for (int game = 0; game < 2 && std::getline(std::cin, line); game++)
        for (std::istringstream in(line); in >> stalk;) {
            if (game == 1)
                for (char &edge : stalk) edge = other(edge);
            difference.push_back(stalk);
        }
    bool left = wins(difference, 'l'), right = wins(difference, 'r');
    std::cout << (left ? right ? '|' : '>' : right ? '<' : '=') << '\n';
}
