/* kernels.c -- each kernel against the definition, written as short as it goes, on random inputs
 * and on the edges of what the kernels pack. Facts with sources at the end.
 * SPDX-License-Identifier: MIT */
#include "../../src/kernels/kernels.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/kernels/four.h"

static long passed, failed;
static const char *what = "";
static void check(bool ok, int line, const char *text) {
    if (ok) {
        passed++;
        return;
    }
    failed++;
    fprintf(stderr, "kernels.c:%d: %s [%s]\n", line, text, what);
}
#define CHECK(x) check(x, __LINE__, #x)

static uint32_t seed = 2463534242u;
static uint32_t rnd(uint32_t below) {
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed % below;
}
static int ascending(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}
/* k distinct amounts from 1 to most, ascending. */
static uint32_t amounts(uint32_t *s, uint32_t k, uint32_t most) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < k; i++) s[i] = 1 + rnd(most);
    qsort(s, k, sizeof *s, ascending);
    for (uint32_t i = 0; i < k; i++)
        if (!n || s[i] != s[n - 1]) s[n++] = s[i];
    return n;
}

static void naive_take(const uint32_t *s, uint32_t k, uint32_t n, bool misere, uint8_t *won,
                       uint8_t *grundy) {
    for (uint32_t i = 0; i <= n; i++) {
        bool seen[257] = {0}, any = false;
        won[i] = false;
        for (uint32_t j = 0; j < k && s[j] <= i; j++) {
            any = true;
            won[i] |= !won[i - s[j]];
            seen[grundy[i - s[j]]] = true;
        }
        if (!any) won[i] = misere;
        for (grundy[i] = 0; seen[grundy[i]]; grundy[i]++) {
        }
    }
}
enum { HEAPS = 60000 };
static uint8_t won[HEAPS + 1], grundy[HEAPS + 1], bytes[HEAPS + 1];
static uint64_t bits[HEAPS / 64 + 1];
static bool outcomes_agree(uint32_t n) {
    for (uint32_t i = 0; i <= n; i++)
        if ((bits[i >> 6] >> (i & 63) & 1) != won[i]) return false;
    for (uint32_t i = n + 1; i < 64 * ((n >> 6) + 1); i++)
        if (bits[i >> 6] >> (i & 63) & 1) return false;
    return true;
}
/* Is it a period of the table from the preperiod on, the least one, and not sooner? */
static bool is_cycle(const uint8_t *v, uint32_t n, cgt_cycle c) {
    for (uint32_t i = c.preperiod; i + c.period <= n; i++)
        if (v[i] != v[i + c.period]) return false;
    if (c.preperiod && v[c.preperiod - 1] == v[c.preperiod - 1 + c.period]) return false;
    for (uint32_t p = 1; p < c.period; p++) {
        uint32_t i = c.preperiod;
        while (i + p <= n && v[i] == v[i + p]) i++;
        if (i + p > n) return false;
    }
    return true;
}
static uint32_t cycles; /* how many periods were found: the test must not pass by finding none */
static void take(const uint32_t *s, uint32_t k, uint32_t n) {
    cgt_cycle c;
    for (uint32_t misere = 0; misere < 2; misere++) {
        naive_take(s, k, n, misere, won, grundy);
        memset(bits, 0x5a, sizeof bits);
        CHECK(!cgt_take_outcomes(s, k, n, misere, bits, &c));
        CHECK(outcomes_agree(n));
        if (c.period) {
            cycles++;
            CHECK(is_cycle(won, n, c));
            CHECK(cgt_cycle_at(&c, c.preperiod + (uint64_t)c.period * 1000000007) == c.preperiod);
        }
    }
    memset(bytes, 0x5a, sizeof bytes);
    CHECK(!cgt_take_grundy(s, k, n, bytes, &c));
    CHECK(!memcmp(bytes, grundy, n + 1));
    if (c.period) {
        cycles++;
        CHECK(is_cycle(grundy, n, c));
    }
}
static void takes(void) {
    uint32_t s[256];
    what = "random amounts, small heaps";
    for (int i = 0; i < 3000; i++) {
        uint32_t most = 1 + rnd(i % 3 ? 64 : 200);
        take(s, amounts(s, 1 + rnd(12), most), rnd(400));
    }
    CHECK(cycles > 1000);
    what = "random amounts, large heaps";
    for (int i = 0; i < 60; i++) {
        static const uint32_t most[] = {8, 20, 63, 64, 65, 300, 5000};
        take(s, amounts(s, 1 + rnd(8), most[i % 7]), 1 + rnd(HEAPS));
    }
    what = "many amounts";
    for (uint32_t k = 29; k < 35; k++) {
        for (uint32_t i = 0; i < k; i++) s[i] = i + 1;
        take(s, k, 500);
        take(s, amounts(s, k, 70), 3000);
    }
    for (uint32_t i = 0; i < 255; i++) s[i] = i + 1;
    take(s, 255, 2000);
    what = "edges";
    take((uint32_t[]){64}, 1, 1000);
    take((uint32_t[]){65}, 1, 1000);
    take((uint32_t[]){1, 64}, 2, 1000);
    take((uint32_t[]){20000}, 1, HEAPS);
    take((uint32_t[]){3}, 1, 0);
    take((uint32_t[]){500, 1000}, 2, 499);
    take(NULL, 0, 100);
    for (uint32_t n = 16300; n < 16500; n += 9) take((uint32_t[]){7, 11, 60}, 3, n);
    cgt_cycle c;
    CHECK(cgt_take_outcomes((uint32_t[]){0}, 1, 9, 0, bits, &c) == CGT_E_RANGE);
    CHECK(cgt_take_outcomes((uint32_t[]){2, 2}, 2, 9, 0, bits, &c) == CGT_E_RANGE);
    CHECK(cgt_take_grundy((uint32_t[]){3, 2}, 2, 9, bytes, &c) == CGT_E_RANGE);
    for (uint32_t i = 0; i < 256; i++) s[i] = i + 1;
    CHECK(cgt_take_grundy(s, 256, 999, bytes, &c) == CGT_E_RANGE);
    CHECK(!cgt_take_grundy(s, 256, 255, bytes, &c) && !c.period && bytes[255] == 255);

    what = "taking 1 to 3: period 4 (Bachet, 1612)";
    CHECK(!cgt_take_outcomes((uint32_t[]){1, 2, 3}, 3, 20, 0, bits, &c));
    CHECK(c.preperiod == 0 && c.period == 4);
    CHECK(!cgt_take_grundy((uint32_t[]){1, 2, 3}, 3, 20, bytes, &c));
    CHECK(c.preperiod == 0 && c.period == 4);
    what = "misere: lost heaps are those of normal play, further by the least amount";
    CHECK(!cgt_take_outcomes((uint32_t[]){1, 2, 3}, 3, 20, 1, bits, &c));
    CHECK(bits[0] == (0x1fffff & ~(1u << 1 | 1u << 5 | 1u << 9 | 1u << 13 | 1u << 17)));
    what = "an amount above n: nothing is claimed beyond n";
    CHECK(!cgt_take_outcomes((uint32_t[]){1, 2, 100}, 3, 90, 0, bits, &c) && !c.period);
    CHECK(!cgt_take_grundy((uint32_t[]){1, 2, 100}, 3, 90, bytes, &c) && !c.period);
}

/* The sequence of Thue and Morse and its complement have one hash under any odd base modulo 2^64
 * (2^10 values are enough): equal hashes are not a window that has come back. */
static void collision(void) {
    enum { WIDTH = 2048 };
    what = "two windows of one hash";
    for (uint32_t i = 0; i < 3 * WIDTH; i++)
        bytes[i] = (uint8_t)((__builtin_popcount(i % WIDTH) + (i / WIDTH == 1)) & 1);
    cgt_window t = {.bytes = bytes, .width = WIDTH};
    cgt_take_window(&t);
    CHECK(!cgt_take_recur(&t, 2 * WIDTH) && t.hash == t.kept_hash);
    CHECK(cgt_take_recur(&t, 3 * WIDTH) && t.at == 3 * WIDTH);
}

static uint32_t mex_of(const uint16_t *v, uint32_t n) { /* under n + 1: n values */
    static bool seen[8192];
    uint32_t g = 0;
    for (uint32_t i = 0; i < n; i++)
        if (v[i] < 8192) seen[v[i]] = true;
    while (seen[g]) g++;
    for (uint32_t i = 0; i < n; i++)
        if (v[i] < 8192) seen[v[i]] = false;
    return g;
}
static void maze(uint32_t rows, uint32_t cols, uint32_t walls) { /* walls in 1000 cells */
    uint32_t n = rows * cols;
    uint8_t *wall = calloc(n + 1, 1);
    uint16_t *g = malloc((n + 1) * sizeof *g), *o = malloc((n + 1) * sizeof *o),
             *met = malloc((rows + cols) * sizeof *met);
    for (uint32_t i = 0; i < n; i++) wall[i] = rnd(1000) < walls ? '#' : 0;
    bool same = !cgt_grid_grundy(wall, rows, cols, g);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t k = 0;
        for (uint32_t j = i; j >= cols && !wall[j - cols]; j -= cols) met[k++] = o[j - cols];
        for (uint32_t j = i; j % cols && !wall[j - 1]; j--) met[k++] = o[j - 1];
        o[i] = (uint16_t)(wall[i] ? CGT_GRID_WALL : mex_of(met, k));
        same = same && o[i] == g[i];
    }
    CHECK(same);
    free(wall);
    free(g);
    free(o);
    free(met);
}
static void mazes(void) {
    what = "random mazes";
    for (int i = 0; i < 400; i++) maze(1 + rnd(30), 1 + rnd(30), (uint32_t)(i % 5) * 100);
    maze(150, 170, 0);
    maze(90, 140, 3);
    maze(1, 300, 5);
    maze(300, 1, 5);
    what = "a row whose values pass 64 words of 64";
    maze(1, 4500, 0);
    maze(4300, 1, 1);
    maze(2, 4400, 0);
    uint16_t g[25];
    what = "the maze of the Competitive Programmer's Handbook, ch. 25";
    static const char rows[] =
        "..#.."
        "#...#"
        "..#.."
        "#...."
        ".....";
    static const char want[] =
        "01#01"
        "#012#"
        "02#10"
        "#3041"
        "04132";
    uint8_t wall[25];
    for (int i = 0; i < 25; i++) wall[i] = rows[i] == '#';
    CHECK(!cgt_grid_grundy(wall, 5, 5, g));
    for (int i = 0; i < 25; i++)
        CHECK(want[i] == '#' ? g[i] == CGT_GRID_WALL : g[i] == want[i] - '0');
    CHECK(cgt_grid_grundy(wall, 32768, 1, g) == CGT_E_RANGE);
    CHECK(!cgt_grid_grundy(wall, 0, 5, g));
}

/* Values by the definition, in an order known to be right:
 * rank[u] ascends from options to owners. */
static bool dag_agrees(uint32_t n, const uint32_t *first, const uint32_t *to,
                       const uint32_t *rank) {
    uint16_t *g = malloc((n + 1) * sizeof *g), *o = malloc((n + 1) * sizeof *o),
             *met = malloc((first[n] + 1) * sizeof *met);
    uint32_t *node = malloc((n + 1) * sizeof *node);
    for (uint32_t u = 0; u < n; u++) node[rank[u]] = u;
    bool same = !cgt_dag_grundy(n, first, to, g);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t u = node[i], k = 0;
        for (uint32_t e = first[u]; e < first[u + 1]; e++) met[k++] = o[to[e]];
        o[u] = (uint16_t)mex_of(met, k);
        same = same && o[u] == g[u];
    }
    free(g);
    free(o);
    free(met);
    free(node);
    return same;
}
static void dag(uint32_t n, uint32_t most, bool shuffle) {
    uint32_t *rank = malloc((n + 1) * sizeof *rank), *node = malloc((n + 1) * sizeof *node),
             *first = malloc((n + 1) * sizeof *first),
             *to = malloc(((size_t)n * most + 1) * sizeof *to), m = 0;
    for (uint32_t u = 0; u < n; u++) rank[u] = u;
    for (uint32_t u = n; shuffle && u > 1; u--) {
        uint32_t v = rnd(u), t = rank[u - 1];
        rank[u - 1] = rank[v];
        rank[v] = t;
    }
    for (uint32_t u = 0; u < n; u++) node[rank[u]] = u;
    for (uint32_t u = 0; u < n; u++) {
        first[u] = m;
        for (uint32_t k = rank[u] ? rnd(most + 1) : 0; k; k--) to[m++] = node[rnd(rank[u])];
    }
    first[n] = m;
    CHECK(dag_agrees(n, first, to, rank));
    free(rank);
    free(node);
    free(first);
    free(to);
}
/* The complete order on n nodes: node of rank r has Grundy value r, so values pass 63 and 254. */
static void complete(uint32_t n, bool down) {
    uint32_t *rank = malloc(n * sizeof *rank), *first = malloc((n + 1) * sizeof *first),
             *to = malloc((size_t)n * n * sizeof *to), m = 0;
    for (uint32_t u = 0; u < n; u++) {
        rank[u] = down ? u : n - 1 - u;
        first[u] = m;
        for (uint32_t v = 0; v < n; v++)
            if (down ? v < u : v > u) to[m++] = v;
    }
    first[n] = m;
    CHECK(dag_agrees(n, first, to, rank));
    free(rank);
    free(first);
    free(to);
}
static void dags(void) {
    what = "random graphs";
    for (int i = 0; i < 400; i++) dag(1 + rnd(200), 1 + rnd(30), i & 1);
    dag(9000, 40, false);
    dag(9000, 40, true);
    what = "complete orders";
    static const uint32_t sizes[] = {1, 2, 64, 65, 66, 300};
    for (int i = 0; i < 6; i++) {
        complete(sizes[i], true);
        complete(sizes[i], false);
    }
    uint16_t g[3];
    what = "what has no Grundy value";
    CHECK(cgt_dag_grundy(1, (uint32_t[]){0, 1}, (uint32_t[]){0}, g) == CGT_E_LOOP);
    CHECK(cgt_dag_grundy(3, (uint32_t[]){0, 1, 2, 3}, (uint32_t[]){1, 2, 0}, g) == CGT_E_LOOP);
    CHECK(cgt_dag_grundy(2, (uint32_t[]){0, 1, 1}, (uint32_t[]){2}, g) == CGT_E_RANGE);
    CHECK(cgt_dag_grundy(2, (uint32_t[]){0, 1, 0}, (uint32_t[]){1}, g) == CGT_E_RANGE);
    CHECK(!cgt_dag_grundy(0, (uint32_t[]){0}, NULL, g));
}

/* Alpha-beta from the definition: recursion as deep as the tree is high, at most 16 here. */
typedef struct {
    const int32_t *leaf;
    uint32_t height, visited;
    uint8_t *seen;
} tree;
static int32_t alphabeta(tree *t, uint32_t depth, uint32_t at, int32_t a, int32_t b, bool max,
                         bool prune) {
    if (depth == t->height) {
        t->visited++;
        t->seen[at] = 1;
        return t->leaf[at];
    }
    int32_t best = max ? INT32_MIN : INT32_MAX;
    for (uint32_t i = 0; i < 2; i++) {
        int32_t v = alphabeta(t, depth + 1, 2 * at + i, a, b, !max, prune);
        if (max ? v > best : v < best) best = v;
        if (max && v > a) a = v;
        if (!max && v < b) b = v;
        if (prune && a >= b) break;
    }
    return best;
}
static void level(uint32_t height, uint32_t spread) { /* spread 0: values of all 32 bits */
    uint32_t n = 1u << height, leaves = 0;
    int32_t *leaf = malloc(n * sizeof *leaf), value = 0;
    uint64_t *seen = malloc((n + 63) / 64 * sizeof *seen);
    tree t = {leaf, height, 0, calloc(n, 1)};
    for (uint32_t i = 0; i < n; i++) leaf[i] = (int32_t)(spread ? rnd(spread) : rnd(UINT32_MAX));
    if (!spread)
        for (uint32_t i = 0; i < n; i += 3) leaf[i] = i & 4 ? INT32_MIN : INT32_MAX;
    for (uint32_t min = 0; min < 2; min++) {
        int32_t want = alphabeta(&t, 0, 0, INT32_MIN, INT32_MAX, !min, false);
        CHECK(!cgt_level_minimax(leaf, height, min, &value) && value == want);
        t.visited = 0;
        memset(t.seen, 0, n);
        CHECK(alphabeta(&t, 0, 0, INT32_MIN, INT32_MAX, !min, true) == want);
        CHECK(!cgt_level_alphabeta(leaf, height, min, &value, &leaves, seen) && value == want);
        CHECK(leaves == t.visited);
        bool same = true;
        for (uint32_t i = 0; i < n; i++) same = same && (seen[i >> 6] >> (i & 63) & 1) == t.seen[i];
        CHECK(same);
    }
    free(leaf);
    free(seen);
    free(t.seen);
}
static void levels(void) {
    what = "random leaves";
    for (uint32_t i = 0; i < 300; i++) level(i % 10, i % 4 ? 1 + rnd(50) : 0);
    for (uint32_t h = 12; h < 17; h++) {
        level(h, 3);
        level(h, 1000000);
    }
    int32_t value;
    uint32_t leaves;
    uint64_t seen;
    what = "3 5 2 9: the value is 3, and 9 is cut (course notes 003)";
    static const int32_t four[] = {3, 5, 2, 9}, eight[] = {3, 5, 2, 9, 12, 5, 23, 23};
    CHECK(!cgt_level_minimax(four, 2, 0, &value) && value == 3);
    CHECK(!cgt_level_alphabeta(four, 2, 0, &value, &leaves, &seen));
    CHECK(value == 3 && leaves == 3 && seen == 7);
    what = "3 5 2 9 12 5 23 23: the value is 12, and exactly the last leaf is cut";
    CHECK(!cgt_level_alphabeta(eight, 3, 0, &value, &leaves, &seen));
    CHECK(value == 12 && leaves == 7 && seen == 0x7f);
    CHECK(cgt_level_minimax(four, 31, 0, &value) == CGT_E_RANGE);
    CHECK(cgt_level_alphabeta(four, 31, 0, &value, &leaves, NULL) == CGT_E_RANGE);
}

/* All positions of 4x4 tic-tac-toe that play can reach: without a line; or, just won, with a stone
 * that is on all lines of the winner, who has it from the last move. Counted by the least image of
 * x's stones, times its images. tests/c/facts.c compares values with search. */
static void four(void) {
    static cgt_four t;
    static uint8_t last[CGT_FOUR_SETS]; /* 0: no line, 1: one move may have made it, 2: not one */
    static uint32_t images[CGT_FOUR_SETS];
    uint64_t all = 0, wins = 0, losses = 0;
    what = "4x4 tic-tac-toe: 9,722,011 positions";
    cgt_four_fill(&t);
    for (unsigned s = 0; s < CGT_FOUR_SETS; s++) {
        last[s] = t.line[s] ? 2 : 0;
        for (unsigned stone = s; stone; stone &= stone - 1)
            if (t.line[s] && !t.line[s & ~(stone & -stone)]) last[s] = 1;
        if (__builtin_popcount(s) <= 8) images[t.least[s]]++;
    }
    for (unsigned x = 0; x < CGT_FOUR_SETS; x++) {
        if (!images[x] || last[x] == 2) continue;
        for (unsigned free = ~x & 0xffff, o = free;; o = (o - 1) & free) {
            int more = __builtin_popcount(x) - __builtin_popcount(o);
            bool over = more ? t.line[x] : t.line[o];
            if ((more == 0 && !t.line[x] && last[o] < 2) || (more == 1 && !t.line[o])) {
                int v = over ? -1 : cgt_four_value(&t, x, o);
                all += images[x];
                wins += v > 0 ? images[x] : 0;
                losses += v < 0 ? images[x] : 0;
            }
            if (!o) break;
        }
    }
    CHECK(all == 9722011 && wins == 2730266 && losses == 960556);
    CHECK(all - wins - losses == 6031189); /* ties */
    CHECK(cgt_four_value(&t, 0, 0) == 0);
}

/* Who wins, by search: as the table of all positions says. */
static void wins(void) {
    static cgt_four t;
    static cgt_wins w;
    uint32_t compared = 0, nodes;
    what = "who wins at 4x4 tic-tac-toe";
    cgt_four_fill(&t);
    cgt_wins_new(&w);
    CHECK(cgt_wins_value(&w, 0, 0, &nodes) == 0 && nodes == 3391);
    for (int i = 0; i < 4000; i++) {
        unsigned side[2] = {0, 0};
        for (uint32_t k = 0, n = rnd(16); k < n; k++) {
            unsigned c = rnd(16);
            while ((side[0] | side[1]) >> c & 1) c = (c + 1) & 15;
            side[k & 1] |= 1u << c;
        }
        if (t.line[side[0]] || t.line[side[1]]) continue;
        int v = cgt_four_value(&t, side[0], side[1]);
        CHECK(cgt_wins_value(&w, side[0], side[1], &nodes) == (v > 0) - (v < 0));
        compared++;
    }
    CHECK(compared > 2000);
}

/* The game of 31 by the definition, every number of cards laid up to a sum of 31. */
static void cards(void) {
    static uint8_t lost[CGT_CARDS], naive[15625];
    uint32_t states = 0;
    what = "game of 31";
    cgt_cards_31(lost);
    for (int i = 15625; i--;) {
        uint32_t laid[6], sum = 0, place = 0;
        for (int c = 0, rest = i; c < 6; c++, rest /= 5) laid[c] = (uint32_t)rest % 5;
        for (uint32_t c = 0; c < 6; c++) sum += (c + 1) * laid[c];
        for (int c = 6; --c;) place = place * 6 + laid[c];
        naive[i] = true;
        for (uint32_t c = 0, power = 1; c < 6; c++, power *= 5)
            if (laid[c] < 4 && sum + c + 1 <= 31 && naive[i + (int)power]) naive[i] = false;
        if (sum > 31) {
            CHECK(!(lost[place] >> laid[0] & 1));
            continue;
        }
        states++;
        CHECK((lost[place] >> laid[0] & 1) == naive[i]);
    }
    CHECK(states == 3551); /* and the empty table */
    CHECK(!naive[0] && naive[1] && naive[5] && !naive[25] && !naive[125] && naive[625]);
}

/* Rows that part, by the definition; the code of Grundy's game: digit NULL. */
static void naive_split(const uint8_t *digit, uint32_t last, uint32_t n, uint32_t *value) {
    for (uint32_t row = 0; row <= n; row++) {
        static bool seen[1 << 16];
        memset(seen, 0, sizeof seen);
        for (uint32_t take = 0; take <= last && take <= row; take++)
            for (uint32_t a = 0, rest = row - take; 2 * a <= rest; a++) {
                bool can = !digit ? a && 2 * a < rest
                           : a    ? digit[take] & 4
                                  : digit[take] & (rest ? 2 : 1);
                if (can) seen[value[a] ^ value[rest - a]] = true;
            }
        for (value[row] = 0; seen[value[row]]; value[row]++) {
        }
    }
}
static void splits(void) {
    static uint32_t naive[HEAPS + 1], fast[HEAPS + 1];
    cgt_cycle c;
    uint32_t rares;
    what = "random octal games";
    uint32_t found = 0;
    for (int i = 0; i < 240; i++) {
        uint8_t digit[6] = {i % 5 ? 0 : 4};
        uint32_t last = 1 + rnd(5), n = rnd(i % 12 ? 700 : 5000); /* from 2048 on by rare values */
        for (uint32_t k = 1; k <= last; k++) digit[k] = (uint8_t)rnd(8);
        digit[last] |= 1;
        naive_split(digit, last, n, naive);
        CHECK(!cgt_split_octal(digit, last, n, fast, &c));
        CHECK(!memcmp(fast, naive, (n + 1) * sizeof *fast));
        for (uint32_t k = 0; k <= n; k++) grundy[k] = (uint8_t)naive[k];
        found += c.period > 0;
        CHECK(!c.period || is_cycle(grundy, n, c));
    }
    CHECK(found > 20);
    static const struct {
        uint8_t digit[5];
        uint32_t last, preperiod, period;
    } known[] = {
        {{0, 7, 7}, 2, 71, 12}, /* Guy and Smith, 1956 */
        {{0, 1, 3, 7}, 3, 52, 34},    {{0, 0, 7}, 2, 53, 34}, {{0, 7, 7, 7, 7}, 4, 142, 24},
        {{0, 1, 5, 6}, 3, 3479, 349}, /* beyond what is done by definition */
        {{0, 6, 4, 4}, 3, 3256, 442}};
    for (int i = 0; i < 6; i++) {
        what = "periods of Kayles, 0.137, Dawson's Kayles, 0.7777, 0.156, 0.644";
        CHECK(!cgt_split_octal(known[i].digit, known[i].last, HEAPS, fast, &c));
        CHECK(c.preperiod == known[i].preperiod && c.period == known[i].period);
        naive_split(known[i].digit, known[i].last, 5000, naive);
        CHECK(!memcmp(fast, naive, 5001 * sizeof *fast));
        CHECK(
            !memcmp(fast + 9000, fast + 9000 + c.period, (HEAPS - 9000 - c.period) * sizeof *fast));
    }
    what = "an octal game in parts";
    cgt_split u;
    const uint8_t *digit = known[4].digit;
    for (uint32_t slice = 1; slice < 9000; slice = 7 * slice + 5) {
        cgt_status st = cgt_split_begin(&u, digit, 3, 8000, naive);
        uint32_t slices = 1;
        while (!st && (st = cgt_split_more(&u, slice)) == CGT_E_BUDGET) slices++, st = CGT_OK;
        CHECK(!st && u.done == 8001 && u.cycle.period == 349 && u.cycle.preperiod == 3479);
        CHECK(slices * (uint64_t)slice >= 2 * (3479 + 349));
        cgt_split_end(&u);
    }
    what = "Grundy's game";
    naive_split(NULL, 0, 9000, naive);
    for (uint32_t n = 0; n <= 9000; n = n < 200 ? n + 1 : 3 * n - n % 7) {
        CHECK(!cgt_split_unequal(n, bytes, &rares));
        for (uint32_t k = 0; k <= n; k++) CHECK(bytes[k] == naive[k]);
    }
    CHECK(!cgt_split_unequal(HEAPS, bytes, &rares) && rares > 1000 && rares < 1300);
}

/* Stretches by the definition; `met` is what stretch i..j can become. */
static void erase(uint32_t n, uint32_t words) {
    static cgt_word_at word[64];
    static uint8_t value[64 * 64], naive[64][64];
    uint32_t k = 0;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t length = 1; length <= 5; length++)
            if (k < words && i + length <= n && !rnd(4)) word[k++] = (cgt_word_at){i, i + length};
    for (uint32_t length = 0; length <= n; length++)
        for (uint32_t i = 0; i + length <= n; i++) {
            bool seen[256] = {0};
            for (uint32_t w = 0; w < k; w++)
                if (word[w].start >= i && word[w].end <= i + length)
                    seen[naive[i][word[w].start] ^ naive[word[w].end][i + length]] = true;
            for (naive[i][i + length] = 0; seen[naive[i][i + length]];) naive[i][i + length]++;
        }
    CHECK(!cgt_erase_grundy(n, word, k, value));
    bool same = true;
    for (uint32_t i = 0; i <= n; i++)
        for (uint32_t j = 0; j <= n; j++)
            same = same && value[i * (n + 1) + j] == (j > i ? naive[i][j] : 0);
    CHECK(same);
}
static void erases(void) {
    uint8_t value[25];
    what = "random texts";
    for (int i = 0; i < 500; i++) erase(rnd(60), 1 + rnd(64));
    what = "words that are refused";
    CHECK(cgt_erase_grundy(4, (cgt_word_at[]){{2, 5}}, 1, value) == CGT_E_RANGE);
    CHECK(cgt_erase_grundy(4, (cgt_word_at[]){{2, 2}}, 1, value) == CGT_E_RANGE);
    CHECK(cgt_erase_grundy(4, (cgt_word_at[]){{2, 3}, {1, 3}}, 2, value) == CGT_E_RANGE);
    CHECK(!cgt_erase_grundy(0, NULL, 0, value) && !value[0]);
}

int main(void) {
    four();
    wins();
    cards();
    splits();
    erases();
    takes();
    collision();
    mazes();
    dags();
    levels();
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed != 0;
}
