/* judge-classics.c -- the contest problems whose method is a theorem of the classics: their samples, every case of a small
 * universe against a table that is filled straight from the rules, and where the game is here against search through the
 * seam; the same tables far beyond it; the judges' limits; what is refused, and where; generated inputs.
 * SPDX-License-Identifier: MIT */
#include "contest.h"

static cgt_reply in, expected;
static uint64_t cases;
static void answer(bool won, const char *first, const char *second) {
    add(&expected, won ? first : second);
    cases++;
}
static void compare(const char *id, uint64_t universe) {
    agrees(id, &in, &expected, cases);
    snprintf(what, sizeof what, "%s: %d cases", id, (int)cases);
    CHECK(cases == universe);
    cases = 0;
}

/* --- POJ 1067 --- */

static void wythoff(void) {
    enum { SIDE = 160, SEAM = 12, PAIRS = 200000 };
    static bool won[SIDE][SIDE], used[3 * PAIRS];
    sample("poj-1067", "2 1\n8 4\n4 7\n", "0\n1\n0\n");
    answers("poj-1067", "0 0 1\n0\n", "0\n1\n");
    answers("poj-1067", "", "");
    for (int a = 0; a < SIDE; a++)
        for (int b = 0; b < SIDE; b++) {
            for (int t = 1; t <= a && !won[a][b]; t++) won[a][b] |= !won[a - t][b];
            for (int t = 1; t <= b && !won[a][b]; t++) won[a][b] |= !won[a][b - t];
            for (int t = 1; t <= a && t <= b && !won[a][b]; t++) won[a][b] |= !won[a - t][b - t];
            add_number(&in, a, " ");
            add_number(&in, b, "\n");
            answer(won[a][b], "1\n", "0\n");
            char start[32];
            sprintf(start, "%d %d", a, b);
            if (a < SEAM && b < SEAM) CHECK((searched("wythoff", "", start) > 0) == won[a][b]);
        }
    compare("poj-1067", SIDE * SIDE);
    /* each pair: the least number that is in none before, and that number and the difference */
    for (int k = 1, a = 1; k <= PAIRS; k++) {
        while (used[a]) a++;
        used[a] = used[a + k] = true;
        add_number(&in, a + k, " ");
        add_number(&in, a, "\n");
        answer(false, "1\n", "0\n");
        add_number(&in, a, " ");
        add_number(&in, a + k + (k % 2 ? 1 : -1), "\n");
        answer(true, "1\n", "0\n");
    }
    compare("poj-1067", 2 * PAIRS);
    /* [k phi] is one less than what a double makes of it */
    answers("poj-1067", "165580140 267914295\n433494436 701408732\n433494437 701408733\n",
            "0\n0\n1\n");
    answers("poj-1067", "618033988 999999999\n618033988 1000000000\n618033989 1000000000\n",
            "0\n1\n1\n");
    static const char range[] = "a heap has 0 to 1000000000 stones, not %";
    refused_at("poj-1067", "1 2\n1000000001 1\n", 2, range);
    refused_at("poj-1067", "1 2\n\n1 -1\n", 3, range);
    refused_at("poj-1067", "1 2\n3\n", 3, "the input ends within case %");
    refused_at("poj-1067", "1 x\n", 1, "a number is expected here");
    generated("poj-1067", 30, 75);
}

/* --- HDU 2516 --- */

static void fibonacci(void) {
    enum { MOST = 700 };
    static int
        least[MOST + 1]; /* the fewest stones that win from a pile, if as many may be taken */
    sample("hdu-2516", "2\n13\n10000\n0\n", "Second win\nSecond win\nFirst win\n");
    answers("hdu-2516", "4\n", "First win\n");
    answers("hdu-2516", "0\nx", "");
    for (int n = 1; n <= MOST; n++) {
        int take = 1; /* what is left must be lost for who may take twice as many */
        while (take < n && least[n - take] <= 2 * take) take++;
        least[n] = take;
        if (n < 2) continue;
        add_number(&in, n, "\n");
        answer(take < n, "First win\n", "Second win\n");
        char start[20];
        sprintf(start, "%d", n);
        if (n <= 30) CHECK((searched("fibonacci", "", start) > 0) == (take < n));
    }
    compare("hdu-2516", MOST - 1);
    int64_t f = 2, next = 3;
    for (; f <= INT64_MAX - next; next += f, f = next - f) {
        add_number(&in, f, "\n");
        answer(false, "First win\n", "Second win\n");
        if (f < 5) continue;
        add_number(&in, f - 1, "\n");
        answer(true, "First win\n", "Second win\n");
        add_number(&in, f + 1, "\n");
        answer(true, "First win\n", "Second win\n");
    }
    add_number(&in, INT64_MAX, "\n");
    answer(true, "First win\n", "Second win\n");
    compare("hdu-2516", cases);
    static const char range[] = "n is 2 or more (0 ends), not %";
    refused_at("hdu-2516", "2\n1\n0\n", 2, range);
    refused_at("hdu-2516", "-2\n", 1, range);
    generated("hdu-2516", 30, 99);
}

/* --- HDU 3032 --- */

static uint32_t mex(const bool *seen) {
    uint32_t g = 0;
    while (seen[g]) g++;
    return g;
}
static void lasker(void) {
    enum { PILE = 600, VALUES = 1024, SIDE = 9 };
    static uint32_t g[PILE + 1];
    sample("hdu-3032", "2\n3\n2 2 3\n2\n3 3\n", "Alice\nBob\n");
    answers("hdu-3032", "0\n", "");
    for (uint32_t h = 1; h <= PILE; h++) {
        bool seen[VALUES] = {false};
        for (uint32_t t = 1; t <= h; t++) seen[g[h - t]] = true;
        for (uint32_t a = 1; 2 * a <= h; a++) seen[g[a] ^ g[h - a]] = true;
        g[h] = mex(seen);
    }
    add_number(&in, SIDE * SIDE * SIDE + 2 * PILE, "\n");
    for (uint32_t a = 1; a <= SIDE; a++)
        for (uint32_t b = 1; b <= SIDE; b++)
            for (uint32_t c = 1; c <= SIDE; c++) {
                char text[40];
                sprintf(text, "%d %d %d", (int)a, (int)b, (int)c);
                add(&in, "3\n");
                add(&in, text);
                add(&in, "\n");
                bool won = g[a] ^ g[b] ^ g[c];
                answer(won, "Alice\n", "Bob\n");
                if (a <= b && b <= c) CHECK((searched("octal", "4.333333333", text) > 0) == won);
            }
    for (uint32_t h = 1; h <= PILE; h++) /* with the pile that cancels it, and with the next */
        for (uint32_t more = 0; more < 2; more++) {
            uint32_t other = 1;
            while (g[other] != g[h]) other++;
            add(&in, "3\n");
            add_number(&in, h, " ");
            add_number(&in, other == h ? 1 : other, " ");
            add_number(&in, other == h ? 1 + more : more ? 1 : other, "\n");
            uint32_t x =
                other == h ? g[h] ^ g[1] ^ g[1 + more] : g[h] ^ g[other] ^ g[more ? 1 : other];
            answer(x, "Alice\n", "Bob\n");
        }
    compare("hdu-3032", SIDE * SIDE * SIDE + 2 * PILE);
    answers("hdu-3032", "2\n2\n2147483647 2147483648\n3\n2147483647 2147483647 4\n",
            "Alice\nAlice\n");
    answers("hdu-3032", "1\n3\n9223372036854775807 9223372036854775805 2\n", "Alice\n");
    refused_at("hdu-3032", "1\n2\n1 0\n", 3, "a heap has at least 1 stone, not %");
    refused_at("hdu-3032", "2\n1\n1\n", 4,
               "% cases are announced, but the input ends before the last one");
    refused_at("hdu-3032", "1\n1\n1\n1\n", 4, "the input goes on after the last case");
    generated("hdu-3032", 30, 75);
}

/* --- Codeforces 305E: pieces of one string, as the statement has them --- */

enum { LONGEST = 64 };
static uint32_t piece(const char *w, uint32_t from, uint32_t to, uint8_t (*known)[LONGEST + 1]) {
    if (to - from < 3) return 0;
    if (known[from][to]) return known[from][to] - 1u;
    bool seen[LONGEST] = {false};
    for (uint32_t i = from + 1; i + 1 < to; i++)
        if (w[i - 1] == w[i + 1])
            seen[piece(w, from, i, known) ^ piece(w, i + 1, to, known)] = true;
    known[from][to] = (uint8_t)(1 + mex(seen));
    return mex(seen);
}
static void strings_of(const char *w) {
    static uint8_t known[LONGEST + 1][LONGEST + 1];
    uint32_t n = (uint32_t)strlen(w), cut = 0;
    memset(known, 0, sizeof known);
    for (uint32_t i = 1; i + 1 < n && !cut; i++)
        if (w[i - 1] == w[i + 1] && piece(w, 0, i, known) == piece(w, i + 1, n, known)) cut = i + 1;
    cgt_reply right = {0};
    add(&right, cut ? "First\n" : "Second\n");
    if (cut) add_number(&right, cut, "\n");
    cgt_reply_bytes(&right, "", 1);
    outcome o = judged("cf-305e", w, n, 64, 1 << 20);
    CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, right.text));
    free(o.out.text);
    free(right.text);
    cases++;
}
static void strings(void) {
    sample("cf-305e", "abacaba\n", "First\n2\n");
    sample("cf-305e", "abcde\n", "Second\n");
    char w[LONGEST + 1];
    for (int n = 1; n <= 10; n++) { /* all of three letters to 7, of two to 10 */
        int letters = n <= 7 ? 3 : 2, all = 1;
        for (int i = 0; i < n; i++) all *= letters;
        for (int k = 0; k < all; k++) {
            for (int i = 0, rest = k; i < n; i++, rest /= letters)
                w[i] = (char)('a' + rest % letters);
            w[n] = 0;
            strings_of(w);
        }
    }
    for (int round = 0; round < 400; round++) {
        int n = 11 + (int)below(LONGEST - 10);
        for (int i = 0; i < n; i++) w[i] = i > 1 && below(4) ? w[i - 2] : (char)('a' + below(3));
        w[n] = 0;
        strings_of(w);
    }
    snprintf(what, sizeof what, "%d strings", (int)cases);
    CHECK(cases == 3 + 9 + 27 + 81 + 243 + 729 + 2187 + 256 + 512 + 1024 + 400);
    cases = 0;
    /* Dawson's chess to 5000, straight from its rule: the period, and the first cut of a^n */
    enum { ROWS = 5001 };
    static uint8_t g[ROWS];
    static char alike[ROWS + 3];
    for (int n = 1; n < ROWS; n++) {
        bool seen[LONGEST] = {false};
        for (int i = 0; 2 * i < n; i++)
            seen[g[i ? i - 1 : 0] ^ g[n - i - 2 > 0 ? n - i - 2 : 0]] = true;
        g[n] = (uint8_t)mex(seen);
    }
    for (int n = 86; n < ROWS; n++) CHECK(g[n] == g[n - 34]);
    memset(alike, 'a', sizeof alike - 1);
    for (int n = 1; n < ROWS; n += n < 200 ? 1 : 37) {
        char right[40] = "Second\n";
        for (int i = n; i--;)
            if (g[i ? i - 1 : 0] == g[n - i - 2 > 0 ? n - i - 2 : 0])
                sprintf(right, "First\n%d\n", i + 2);
        outcome o = judged("cf-305e", alike, (size_t)n + 2, 4096, 1 << 20);
        CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, right));
        free(o.out.text);
    }
    /* two runs, so that the value of each matters: a^(n+2) b^(m+2) */
    for (int n = 1; n < 200; n++)
        for (int m = 1; m < 12; m++) {
            char right[40] = "Second\n";
            const int run[2] = {n, m}, at[2] = {2, n + 4};
            for (int k = 2; k--;)
                for (int i = run[k]; i--;)
                    if ((g[i ? i - 1 : 0] ^ g[run[k] - i - 2 > 0 ? run[k] - i - 2 : 0]) ==
                        g[run[1 - k]])
                        sprintf(right, "First\n%d\n", at[k] + i);
            memset(alike, 'a', (size_t)n + 2);
            memset(alike + n + 2, 'b', (size_t)m + 2);
            outcome o = judged("cf-305e", alike, (size_t)(n + m + 4), 4096, 1 << 20);
            CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, right));
            free(o.out.text);
        }
    refused_at("cf-305e", "abA\n", 1, "letters a to z are expected here");
    refused_at("cf-305e", "ab\nab\n", 2, "the input goes on after the last case");
    refused_at("cf-305e", "", 1, "the input ends before its first case");
    generated("cf-305e", 60, 60);
}

/* --- AtCoder AGC 017 D: trees of up to 8 nodes; a set of nodes that hang on the first --- */

enum { NODES = 8 };
static bool wins(const int *parent, int n, unsigned there, uint8_t *known) {
    if (known[there]) return known[there] == 2;
    bool won = false;
    for (int u = 1; u < n && !won; u++) {
        if (!(there >> u & 1)) continue;
        unsigned left = there & ~(1u << u);
        for (int v = u + 1; v < n; v++) /* parents come first */
            if (!(left >> parent[v] & 1)) left &= ~(1u << v);
        won = !wins(parent, n, left, known);
    }
    known[there] = won ? 2 : 1;
    return won;
}
static void one_tree(const int *parent, int n, unsigned turn) {
    uint8_t known[1 << NODES] = {0};
    cgt_reply text = {0};
    add_number(&text, n, "\n");
    for (int u = 1; u < n; u++) { /* from the last edge on, and either end first; other numbers */
        int v = n - u, a = v + 1, b = parent[v] + 1, swap = n > 2 && turn & 2;
        if (swap) a = a == 2 ? n : a == n ? 2 : a, b = b == 2 ? n : b == n ? 2 : b;
        add_number(&text, turn & 1 ? a : b, " ");
        add_number(&text, turn & 1 ? b : a, "\n");
    }
    outcome o = judged("atcoder-agc017d", text.text, text.length, 64, 1 << 20);
    bool won = wins(parent, n, (1u << n) - 1, known);
    CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, won ? "Alice\n" : "Bob\n"));
    free(o.out.text);
    cgt_told t; /* its board is another game, and has the same winner */
    cgt_judge_tell(cgt_problem_find("atcoder-agc017d"), text.text, text.length, NULL, &t);
    CHECK(t.game && !strcmp(t.game, "hackenbush"));
    CHECK(t.game && (searched(t.game, t.rules, t.start) > 0) == won);
    free(text.text);
    cases++;
}
/* The board on which one case is opened. */
static void opened(const char *id, const char *one, const char *game, const char *start) {
    cgt_told t;
    snprintf(what, sizeof what, "%s: %.60s", id, one);
    cgt_judge_tell(cgt_problem_find(id), one, strlen(one), NULL, &t);
    CHECK(t.game && !strcmp(t.game, game) && !strcmp(t.start, start));
}
static void trees(void) {
    sample("atcoder-agc017d", "5\n1 2\n2 3\n2 4\n4 5\n", "Alice\n");
    sample("atcoder-agc017d", "5\n1 2\n2 3\n1 4\n4 5\n", "Bob\n");
    sample("atcoder-agc017d", "6\n1 2\n2 4\n5 1\n6 3\n3 2\n", "Alice\n");
    sample("atcoder-agc017d", "7\n1 2\n3 7\n4 6\n2 3\n2 4\n1 5\n", "Bob\n");
    answers("atcoder-agc017d", "1\n", "Bob\n");
    int parent[NODES] = {0}, all = 1;
    for (int n = 2; n <= NODES; n++, all *= n - 1) /* (n - 1)! ways to hang node by node */
        for (int k = 0; k < all; k++) {
            for (int u = 1, rest = k; u < n; rest /= u, u++) parent[u] = rest % u;
            one_tree(parent, n, (unsigned)k % 4);
        }
    snprintf(what, sizeof what, "%d trees", (int)cases);
    CHECK(cases == 1 + 2 + 6 + 24 + 120 + 720 + 5040);
    cases = 0;
    /* two paths from the root: equal ones cancel; a million nodes, in slices */
    for (int more = 0; more < 2; more++) {
        enum { HALF = 499999 };
        cgt_reply text = {0};
        add_number(&text, 2 * HALF + 1 + more, "\n");
        for (int u = 2; u <= 2 * HALF + 1 + more; u++) {
            add_number(&text, u > 3 ? u - 2 : 1, " ");
            add_number(&text, u, "\n");
        }
        outcome o = judged("atcoder-agc017d", text.text, text.length, 1 << 16, 1 << 20);
        CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, more ? "Alice\n" : "Bob\n"));
        free(o.out.text);
        free(text.text);
    }
    opened("atcoder-agc017d", "5\n1 2\n3 2\n2 4\n1 5\n", "hackenbush", "0-5 0-2 2-4 2-3");
    for (int n = 65; n <= 66; n++) { /* a picture has 64 edges: beyond, a path is a heap */
        cgt_reply text = {0};
        add_number(&text, n, "\n");
        for (int u = 2; u <= n; u++) {
            add_number(&text, u - 1, " ");
            add_number(&text, u, "\n");
        }
        cgt_told t;
        cgt_judge_tell(cgt_problem_find("atcoder-agc017d"), text.text, text.length, NULL, &t);
        CHECK(t.game && !strcmp(t.game, n == 65 ? "hackenbush" : "nim"));
        CHECK(n == 65 || !strcmp(t.start, "65"));
        free(text.text);
    }
    static const char none[] = "these edges do not form a tree";
    refused_at("atcoder-agc017d", "3\n1 2\n2 1\n", 3, none);
    refused_at("atcoder-agc017d", "3\n1 2\n3 3\n", 3, none);
    refused_at("atcoder-agc017d", "5\n1 2\n3 4\n4 5\n5 3\n", 5, none);
    refused_at("atcoder-agc017d", "3\n1 2\n2 4\n", 3, "there is no node %");
    refused_at("atcoder-agc017d", "3\n1 2\n2\n", 4, "the input ends within case %");
    refused_at("atcoder-agc017d", "2\n1 2\n2\n", 3, "the input goes on after the last case");
    refused_at("atcoder-agc017d", "0\n", 1, "a tree has 1 to 1000000 nodes, not %");
    generated("atcoder-agc017d", 40, 99);
}

/* --- HDU 3537: rows of ten coins, turned one by one as the statement has it --- */

static void turtles(void) {
    enum { COINS = 10, FAR = 500, VALUES = 2048 };
    static bool won[1 << COINS];
    sample("hdu-3537", "0\n1\n0\n4\n0 1 2 3\n", "Yes\nNo\nYes\n");
    answers("hdu-3537", "0\n\n2 5 5 0", "Yes\nNo\nYes\n");
    answers("hdu-3537", "5 0 1 2 3 0 4 0 0 0 0", "Yes\nNo\n");
    opened("hdu-3537", "5\n6 0 2 2 5\n", "mock", "1010011");
    opened("hdu-3537", "2\n31 0\n", "mock", "10000000000000000000000000000001");
    opened("hdu-3537", "2\n32 0\n", "nim", "1 64");
    for (unsigned row = 0; row < 1 << COINS; row++) {
        for (unsigned a = 0; a < COINS; a++)
            for (unsigned b = 0; b <= a && row >> a & 1; b++)
                for (unsigned c = 0; c <= b; c++) { /* a alone, with b, or with b and c */
                    if (c == b && b != a && c > 0) continue;
                    unsigned turned = 1u << a;
                    if (b < a) turned |= 1u << b;
                    won[row] |= !won[row ^ turned];
                    if (c < b && b < a) won[row] |= !won[row ^ (turned | 1u << c)];
                }
        int n = __builtin_popcount(row), twice = row % 3 == 1;
        add_number(&in, n + (n && twice), "\n");
        for (int i = COINS; i--;)
            if (row >> i & 1) add_number(&in, i, " ");
        if (n && twice) add_number(&in, __builtin_ctz(row), "");
        add(&in, "\n");
        answer(won[row], "No\n", "Yes\n");
    }
    compare("hdu-3537", 1 << COINS);
    /* values to 500 by mex: coins i, j, k and the one that cancels them */
    static uint32_t g[FAR];
    for (uint32_t x = 0; x < FAR; x++) {
        static bool seen[VALUES];
        memset(seen, 0, sizeof seen);
        seen[0] = true;
        for (uint32_t y = 0; y < x; y++) {
            seen[g[y]] = true;
            for (uint32_t z = 0; z < y; z++) seen[g[y] ^ g[z]] = true;
        }
        g[x] = mex(seen);
    }
    for (int round = 0; round < 4000; round++) {
        uint32_t at[4], x = 0;
        for (int i = 0; i < 3; i++) x ^= at[i] = (uint32_t)below(256);
        at[3] = round % 2 ? x : (uint32_t)below(FAR);
        bool once = at[0] != at[1] && at[0] != at[2] && at[1] != at[2];
        for (int i = 0; i < 3; i++) once &= at[i] != at[3];
        if (!once) continue;
        add(&in, "4\n");
        for (int i = 0; i < 4; i++) add_number(&in, at[i], i < 3 ? " " : "\n");
        answer(g[at[0]] ^ g[at[1]] ^ g[at[2]] ^ g[at[3]], "No\n", "Yes\n");
    }
    CHECK(cases > 3000);
    compare("hdu-3537", cases);
    answers("hdu-3537", "4 99999999 99999998 1 0 3 1000000000 999999999 1\n", "Yes\nNo\n");
    refused_at("hdu-3537", "2\n1 -1\n", 2, "a coin stands at 0 to 1000000000, not at %");
    refused_at("hdu-3537", "1001\n", 1, "there are 0 to 1000 coins, not %");
    refused_at("hdu-3537", "2\n1\n", 3, "the input ends within case %");
    generated("hdu-3537", 40, 80);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    wythoff();
    fibonacci();
    lasker();
    strings();
    trees();
    turtles();
    return report();
}
