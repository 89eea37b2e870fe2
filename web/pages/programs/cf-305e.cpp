#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

std::vector<int> grundy; // of runs, by their length
int left(int i) { return grundy[std::max(i - 1, 0)]; }
int right(int n, int i) { return grundy[std::max(n - i - 2, 0)]; }

int main() {
    std::string s;
    std::cin >> s;
    int letters = s.size(), total = 0;
    grundy.assign(letters + 1, 0);
    for (int n = 1; n <= letters; n++) {
        bool seen[64] = {};
        for (int i = 0; i < n; i++) seen[left(i) ^ right(n, i)] = true;
        while (seen[grundy[n]]) grundy[n]++;
    }

    std::vector<int> run(letters, 0); // where one begins: its length
    for (int i = 1, from = 1; i + 1 < letters; i++) {
        if (s[i - 1] != s[i + 1]) from = i + 1;
        else run[from]++;
    }
    for (int n : run) total ^= grundy[n];
    for (int from = 0; from < letters && total; from++)
        for (int i = 0, n = run[from]; i < n; i++)
            if ((total ^ grundy[n] ^ left(i) ^ right(n, i)) == 0) {
                std::cout << "First\n" << from + i + 1 << "\n";
                return 0;
            }
    std::cout << "Second\n";
}
