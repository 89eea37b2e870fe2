#include <iostream>
#include <string>
#include <vector>

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        std::string s;
        int n;
        std::cin >> s >> n;
        std::vector<std::string> words(n);
        for (std::string &word : words) std::cin >> word;
        int length = s.size(), g[32][32] = {{0}};
        for (int size = 1; size <= length; size++)
            for (int l = 0, r = size; r <= length; l++, r++) {
                bool seen[64] = {false};
                for (const std::string &word : words) {
                    int k = word.size();
                    for (int a = l; a + k <= r; a++)
                        if (s.compare(a, k, word) == 0)
                            seen[g[l][a] ^ g[a + k][r]] = true;
                }
                while (seen[g[l][r]]) g[l][r]++;
            }
        std::cout << (g[0][length] ? "Teddy\n" : "Tracy\n");
    }
}
