/* judge-pieces.c -- the contest problems of strings, coins, trees and piles: their samples, all
 * small cases against search, limits and beyond, refusals with their line.
 * SPDX-License-Identifier: MIT */
#include "contest.h"

/* --- CodeChef ASTRGAME --- */

static void put_word(cgt_reply *t, unsigned length, unsigned letters, const char *after) {
    for (unsigned i = 0; i < length; i++) add(t, letters >> i & 1 ? "b" : "a");
    add(t, after);
}
static void string_search(const char *string, const char *words, cgt_reply *expected) {
    add(expected, searched("words", words, string) > 0 ? "Teddy\n" : "Tracy\n");
}
/* All strings of a and b to 6 letters, with each one or two words to 3 letters. */
static void all_strings(void) {
    cgt_reply in = {0}, expected = {0};
    uint64_t cases = 0;
    add(&in, "13230\n");
    for (unsigned n = 1; n <= 6; n++)
        for (unsigned s = 0; s < 1u << n; s++)
            for (unsigned v = 2; v < 16; v++) /* a word is its letters below a leading 1 */
                for (unsigned w = v; w < 16; w++) {
                    unsigned vn = cgt_width(v) - 1, wn = cgt_width(w) - 1;
                    cgt_reply words = {0}, string = {0};
                    put_word(&words, vn, v, w == v ? "" : " ");
                    if (w != v) put_word(&words, wn, w, "");
                    put_word(&string, n, s, "");
                    cgt_reply_bytes(&words, "", 1);
                    cgt_reply_bytes(&string, "", 1);
                    string_search(string.text, words.text, &expected);
                    add(&in, string.text);
                    add_number(&in, w == v ? 1 : 2, "\n");
                    add(&in, words.text);
                    add(&in, "\n");
                    free(words.text);
                    free(string.text);
                    cases++;
                }
    cgt_reply spaced = {0}; /* the count stands apart */
    for (uint32_t i = 0; i < in.length; i++) {
        if (in.text[i] >= '0' && in.text[i] <= '9' && i && in.text[i - 1] >= 'a') add(&spaced, " ");
        cgt_reply_bytes(&spaced, in.text + i, 1);
    }
    free(in.text);
    agrees("cc-astrgame", &spaced, &expected, cases);
}
static void string_slices(void) {
    cgt_reply in = {0};
    add(&in, "1\n");
    for (int i = 0; i < 600; i++) add(&in, below(2) ? "a" : "b");
    add(&in, "\n200\n");
    for (int i = 0; i < 200; i++) put_word(&in, 1 + (unsigned)below(6), (unsigned)below(64), "\n");
    sliced("cc-astrgame", &in, 8);
}
/* Longer strings of two or three letters, up to the game's 64, against search by parts. */
static void random_strings(void) {
    cgt_reply in = {0}, expected = {0};
    enum { STRINGS = 60 };
    add_number(&in, STRINGS, "\n");
    for (int i = 0; i < STRINGS; i++) {
        char string[65], words[600] = "";
        unsigned n = 1 + (unsigned)below(i < 40 ? 30 : 64), kinds = 2 + (unsigned)below(2),
                 count = 1 + (unsigned)below(6), used = 0;
        for (unsigned k = 0; k < n; k++) string[k] = (char)('a' + below(kinds));
        string[n] = 0;
        add(&in, string);
        add(&in, " ");
        add_number(&in, count, "\n");
        for (unsigned w = 0; w < count; w++) {
            for (unsigned k = 1 + (unsigned)below(4); k--;)
                words[used++] = (char)('a' + below(kinds));
            words[used++] = w + 1 < count ? ' ' : 0;
        }
        add(&in, words);
        add(&in, "\n");
        cgt_rules r;
        cgt_position p;
        cgt_answer a = {0};
        if (!CHECK(!cgt_open(&r, "words", words, string, &p, NULL))) continue;
        cgt_solver *s = cgt_solver_new(&r);
        CHECK(!cgt_decide(s, p, &(uint64_t){1u << 28}, &a));
        CHECK(a.claim.has & CGT_HAS_VALUE);
        add(&expected, a.claim.value > 0 ? "Teddy\n" : "Tracy\n");
        cgt_solver_free(s);
        cgt_close(&r);
    }
    agrees("cc-astrgame", &in, &expected, STRINGS);
}
/* 2000 letters a, erased by one, two or three: the values of a row of pins of octal 0.777. */
static void long_string(void) {
    enum { N = 2000 };
    static uint16_t g[N + 1];
    cgt_reply in = {0}, expected = {0};
    for (int n = 1; n <= N; n++) {
        static int seen[4096];
        for (int k = 1; k <= 3 && k <= n; k++)
            for (int left = 0; left <= n - k; left++) seen[g[left] ^ g[n - k - left]] = n;
        while (seen[g[n]] == n) g[n]++;
    }
    add(&in, "2\n");
    for (int n = N - 1; n <= N; n++) {
        for (int i = 0; i < n; i++) add(&in, "a");
        add(&in, "\n4 a aaa b aa\n");
        add(&expected, g[n] ? "Teddy\n" : "Tracy\n");
    }
    agrees("cc-astrgame", &in, &expected, 2);
    /* Single letters only: the number of letters is what counts, in whatever order. */
    add(&in, "1\n");
    for (int i = 0; i < N; i++) add(&in, below(2) ? "a" : "b");
    add(&in, "\n2\na\nb\n");
    add(&expected, "Tracy\n");
    agrees("cc-astrgame", &in, &expected, 1);
    /* 200 words end each a 64-value mask: every piece of a's is a move away. */
    add(&in, "1\n");
    for (int i = 0; i < 200; i++) add(&in, "a");
    add(&in, "\n200\n");
    for (int k = 1; k <= 200; k++) {
        for (int i = 0; i < k; i++) add(&in, "a");
        add(&in, "\n");
    }
    add(&expected, "Teddy\n");
    agrees("cc-astrgame", &in, &expected, 1);
}
static void string_game(void) {
    sample("cc-astrgame",
           "3\ncodechef\n2\ncode\nchef\nfoo\n1\nbar\nmississippi\n4\nssissi\nmippi\nmi\nppi\n",
           "Tracy\nTracy\nTeddy\n");
    answers("cc-astrgame", "1 a 2 a a", "Teddy\n");
    answers("cc-astrgame", "1 a 1 abcdefghijklmnopqrstuvwxyzabcde", "Tracy\n");
    all_strings();
    random_strings();
    string_slices();
    long_string();
    static const char letters[] = "letters a to z are expected here";
    refused_at("cc-astrgame", "1\nFoo\n1\na\n", 2, letters);
    refused_at("cc-astrgame", "1\nfoo\n1\na1\n", 4, letters);
    refused_at("cc-astrgame", "1\nfoo\n0\n", 3, "a number of words is from 1 to 1000, not %");
    refused_at("cc-astrgame", "1\nfoo\nbar\n", 3, "a number is expected here");
    refused_at("cc-astrgame", "2\nfoo\n1\nbar\n", 5,
               "% cases are announced, but the input ends before the last one");
    refused_at("cc-astrgame", "1\nfoo\n2\nbar\n", 5, "the input ends within case %");
    generated("cc-astrgame", 20, 100);
}

/* --- CodeChef G3 --- */

/* Every set of coins on cells 1 to 10; the move is the first that leads to a lost position, and no
 * coin has two. */
static void all_strips(void) {
    cgt_reply in = {0}, expected = {0};
    uint64_t cases = 0;
    add(&in, "1023\n");
    for (unsigned set = 1; set < 1024; set++) {
        cgt_reply start = {0};
        for (int c = 1; c <= 10; c++)
            if (set >> (c - 1) & 1) add_number(&start, c, " ");
        cgt_reply_bytes(&start, "", 1);
        add_number(&in, __builtin_popcount(set), "\n");
        add(&in, start.text);
        add(&in, "\n\n");
        cgt_rules r;
        cgt_position p;
        cgt_move best = CGT_NONE, last = CGT_NONE;
        if (!CHECK(!cgt_open(&r, "strip", "", start.text, &p, NULL))) return;
        cgt_solver *s = cgt_solver_new(&r);
        for (cgt_move m = cgt_next(&r, p, (cgt_move){0}); m.code != UINT64_MAX;
             m = cgt_next(&r, p, (cgt_move){m.code + 1})) {
            uint64_t budget = 1 << 20;
            cgt_claim c;
            CHECK(!cgt_outcome(s, r.game->play(&r, p, m), &budget, &c));
            if (c.value > 0) continue;
            CHECK(last.code == UINT64_MAX || cgt_item_of(last) != cgt_item_of(m));
            last = m;
            if (best.code == UINT64_MAX) best = m;
        }
        if (best.code == UINT64_MAX) {
            add(&expected, "Johnny wins\n\n");
        } else {
            char text[40];
            cgt_format_move(&r, p, best, text, sizeof text); /* 5>4 */
            char *to = strchr(text, '>');
            *to = 0;
            add(&expected, "Mary wins\nMove ");
            add(&expected, text);
            add(&expected, " to ");
            add(&expected, to + 1);
            add(&expected, "\n\n");
        }
        cgt_solver_free(s);
        cgt_close(&r);
        free(start.text);
        cases++;
    }
    agrees("cc-g3", &in, &expected, cases);
}
static void coin_game(void) {
    sample("cc-g3", "3\n\n2\n2 3\n\n3\n1 3 5\n\n4\n2 4 6 9\n",
           "Johnny wins\n\nMary wins\nMove 5 to 4\n\nMary wins\nMove 2 to 1\n\n");
    answers("cc-g3", "1 1 1000000000000000000", "Mary wins\nMove 1000000000000000000 to 1\n\n");
    all_strips();
    cgt_reply in = {0}, expected = {0};
    add(&in, "2\n");
    for (int k = 0; k < 2; k++) { /* 10^6 coins side by side, then one more far away */
        add_number(&in, 1000000 + k, "\n");
        for (int i = 0; i < 1000000; i++) add_number(&in, 1001 + i, " ");
        if (k) add_number(&in, 4000000000, "");
        add(&in, "\n");
    }
    /* The first coin is then alone, 1000 cells from the edge: the far one keeps as many. */
    add(&expected, "Johnny wins\n\nMary wins\nMove 4000000000 to 1002001\n\n");
    agrees("cc-g3", &in, &expected, 2);
    refused_at("cc-g3", "1\n\n2\n3 2\n", 4, "coins stand on different squares, from left to right");
    refused_at("cc-g3", "1\n\n2\n3 3\n", 4, "coins stand on different squares, from left to right");
    refused_at("cc-g3", "1\n\n2\n0 3\n", 4, "a square is from 1 to 10^18, not %");
    refused_at("cc-g3", "1\n0\n", 2, "a number of coins is from 1 to 10000000, not %");
    refused_at("cc-g3", "3\n2\n1 3\n", 4,
               "% cases are announced, but the input ends before the last one");
    generated("cc-g3", 20, 70);
}

/* --- HackerRank, Move the Coins --- */

enum { NODES = 5 };
typedef struct {
    int n, parent[NODES + 1], coins[NODES + 1];
} tree;
static bool hangs_below(const tree *t, int u, int v) {
    while (v != u && v > 1) v = t->parent[v];
    return v == u;
}
static int32_t after(const tree *t, int u, int v) {
    char rules[80] = "", start[80] = "";
    cgt_out edges = {rules, sizeof rules, 0}, coins = {start, sizeof start, 0};
    for (int w = 1; w <= t->n; w++) {
        int64_t c = t->coins[w], p = w == u ? v : t->parent[w];
        cgt_list(&coins, &c, 1);
        if (w == 1) continue;
        cgt_list(&edges, &p, 1);
        cgt_putc(&edges, '-');
        cgt_putn(&edges, w);
    }
    return searched("rooted", rules, start);
}
/* Every question on every tree of n nodes with 0 to most coins on each but the root. */
static void all_trees(int n, int most) {
    tree t = {.n = n};
    int trees = 1, coins = 1;
    for (int u = 2; u <= n; u++) trees *= u - 1, coins *= most + 1;
    for (int k = 0; k < trees * coins; k++) {
        int shape = k / coins, lie = k % coins;
        cgt_reply in = {0}, expected = {0};
        add_number(&in, n, "\n7 ");
        for (int u = 2; u <= n; u++, lie /= most + 1)
            add_number(&in, t.coins[u] = lie % (most + 1), u < n ? " " : "\n");
        cgt_reply edges = {0};
        for (int u = 2; u <= n; u++) {
            t.parent[u] = 1 + shape % (u - 1);
            shape /= u - 1;
            add_number(&edges, u & 1 ? u : t.parent[u], " ");
            add_number(&edges, u & 1 ? t.parent[u] : u, "\n");
        }
        cgt_reply spaced = {0};
        cgt_reply_bytes(&spaced, in.text, in.length);
        cgt_reply_bytes(&spaced, edges.text, edges.length);
        add_number(&spaced, (n - 1) * (n - 1), "\n");
        for (int u = 2; u <= n; u++)
            for (int v = 1; v <= n; v++) {
                if (u == v) continue;
                add_number(&spaced, u, " ");
                add_number(&spaced, v, "\n");
                add(&expected, hangs_below(&t, u, v) ? "INVALID\n"
                               : after(&t, u, v) > 0 ? "YES\n"
                                                     : "NO\n");
            }
        free(in.text);
        free(edges.text);
        agrees("hr-move-the-coins", &spaced, &expected, 1);
    }
}
/* n nodes: a path, a star, or a path of n/2 with the rest on its end. All coins are 1. */
static void large_tree(int n, int shape) {
    cgt_reply in = {0}, expected = {0};
    add_number(&in, n, "\n");
    for (int i = 0; i < n; i++) add(&in, "1 ");
    add(&in, "\n");
    for (int u = 2; u <= n; u++) {
        add_number(&in, u, " ");
        add_number(&in, shape == 0 ? u - 1 : shape == 1 ? 1 : u <= n / 2 ? u - 1 : n / 2, "\n");
    }
    add_number(&in, n - 1, "\n");
    for (int u = 2; u <= n; u++) {
        int odd = n - 1, half = n / 2, leaves = n - half;
        add_number(&in, u, " 1\n");                          /* u has depth 1 from now on */
        if (shape == 0) odd = (u - 1) / 2 + (n - u + 2) / 2; /* depths 0..u-2, and 1..n-u+1 */
        if (shape == 2 && u <= half) /* and the leaves hang at depth half - u + 2 */
            odd = (u - 1) / 2 + (half - u + 2) / 2 + ((half - u) & 1 ? leaves : 0);
        if (shape == 2 && u > half) odd = half / 2 + (half & 1 ? leaves : 1);
        add(&expected, odd & 1 ? "YES\n" : "NO\n");
    }
    agrees("hr-move-the-coins", &in, &expected, 1);
}
static void long_path(void) {
    enum { PATH = 200000 };
    cgt_reply in = {0};
    add_number(&in, PATH, "\n");
    for (int i = 0; i < PATH; i++) add_number(&in, i % 7, " ");
    for (int i = PATH; --i;) add_number(&in, i, i % 2 ? " " : "\n"), add_number(&in, i + 1, "\n");
    add(&in, "2\n2 1\n9 3\n");
    sliced("hr-move-the-coins", &in, 8);
}
static void move_the_coins(void) {
    long_path();
    /* World CodeSprint 2016 */
    static const char in[] = "6\n0 2 2 1 3 2\n1 2\n1 3\n3 4\n3 5\n4 6\n3\n6 2\n4 1\n3 6\n";
    sample("hr-move-the-coins", in, "NO\nYES\nINVALID\n");
    answers("hr-move-the-coins", "1 5 0", "");
    answers("hr-move-the-coins", "2 9 3 2 1 1 2 1", "YES\n");
    for (int n = 2; n <= 4; n++) all_trees(n, 2);
    all_trees(5, 1);
    for (int shape = 0; shape < 3; shape++) large_tree(200000, shape);
    static const char edge[] = "this edge does not belong to the tree";
    refused_at("hr-move-the-coins", "3\n1 1 1\n1 2\n2 1\n1\n2 1\n", 4, edge);
    refused_at("hr-move-the-coins", "4\n1 1 1 1\n2 3\n3 4\n4 2\n1\n2 1\n", 5, edge);
    refused_at("hr-move-the-coins", "2\n1 1\n2 2\n1\n2 1\n", 3, edge);
    refused_at("hr-move-the-coins", "2\n1 1\n1 3\n1\n2 1\n", 3, "there is no node %");
    refused_at("hr-move-the-coins", "2\n1 1\n1 2\n1\n1 2\n", 5,
               "node % cannot be cut off and hung elsewhere");
    refused_at("hr-move-the-coins", "2\n1 1\n1 2\n1\n2 2\n", 5,
               "a node cannot be hung under itself");
    refused_at("hr-move-the-coins", "2\n1 -1\n1 2\n1\n2 1\n", 2,
               "a node has 0 to 4294967295 coins, not %");
    refused_at("hr-move-the-coins", "2\n1 1\n1 2\n2\n2 1\n", 6, "the input ends within case %");
    refused_at("hr-move-the-coins", "2\n1 1\n1 2\n1\n2 1\n2\n", 6,
               "the input goes on after the last case");
    refused_at("hr-move-the-coins", "1000001\n", 1, "a tree has 1 to 1000000 nodes, not %");
    generated("hr-move-the-coins", 20, 90);
}

/* --- Codeforces 768E --- */

static void game_of_stones(void) {
    sample("cf-768e", "1\n5\n", "NO\n");
    sample("cf-768e", "2\n1\n2\n", "YES\n");
    cgt_rules r;
    cgt_position p;
    uint32_t g[61] = {0};
    CHECK(!cgt_open(&r, "amounts", "", "60", &p, NULL));
    cgt_solver *s = cgt_solver_new(&r);
    for (int n = 1; n <= 60; n++) {
        char heap[8];
        uint64_t budget = 1u << 28;
        snprintf(heap, sizeof heap, "%d", n % 100);
        CHECK(!cgt_parse(&r, heap, &p, NULL) && !cgt_grundy(s, p, &budget, &g[n]));
    }
    cgt_solver_free(s);
    cgt_close(&r);
    for (int a = 1; a <= 60; a++)
        for (int b = 1; b <= 60; b++) {
            char in[40];
            snprintf(in, sizeof in, "2\n%d\n%d\n", a, b);
            outcome o = judged("cf-768e", in, strlen(in), 64, 1 << 20);
            CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, g[a] == g[b] ? "YES\n" : "NO\n"));
            free(o.out.text);
        }
    cgt_reply in = {0}, expected = {0};
    uint32_t sum = 0;
    add(&in, "3000000\n");
    for (int i = 0; i < 3000000; i++) {
        int n = 1 + (int)below(60);
        sum ^= g[n];
        add_number(&in, n, "\n");
    }
    add(&expected, sum ? "NO\n" : "YES\n");
    agrees("cf-768e", &in, &expected, 1);
    refused_at("cf-768e", "2\n1\n61\n", 3, "a heap has 1 to 60 stones, not %");
    refused_at("cf-768e", "2\n1\n0\n", 3, "a heap has 1 to 60 stones, not %");
    refused_at("cf-768e", "0\n", 1, "a number of heaps is from 1 to 1000000000, not %");
    refused_at("cf-768e", "2\n1\n", 3, "the input ends within case %");
    refused_at("cf-768e", "1\n1\n1\n", 3, "the input goes on after the last case");
    generated("cf-768e", 30, 60);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    string_game();
    coin_game();
    move_the_coins();
    game_of_stones();
    return report();
}
