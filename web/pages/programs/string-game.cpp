#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

std::vector<std::string> words;
std::map<std::string, int> memo;

int grundy(const std::string &piece) {
    if (memo.count(piece)) return memo[piece];
    std::set<int> values;
    for (const std::string &word : words)
        for (size_t at = piece.find(word); at != std::string::npos;
             at = piece.find(word, at + 1))
            values.insert(grundy(piece.substr(0, at)) ^
                          grundy(piece.substr(at + word.size())));
    int mex = 0;
    while (values.count(mex)) mex++;
    return memo[piece] = mex;
}

int main() {
    std::string piece;
    std::cin >> piece;
    for (std::string word; std::cin >> word;) words.push_back(word);
    std::cout << grundy(piece) << '\n';
}
