/* methods.c -- what a problem's method is said to cost (src/judge), counted: games through the seam
 * by the search that plays them all out and by the graph of their positions; the rest by loops that
 * do what the method does.
 * SPDX-License-Identifier: MIT */
#include "../../src/judge/judge.h"
#include "check.h"

static cgt_cost cost(const char *id, int method, double a, double b, double c) {
    const double limit[] = {a, b, c};
    snprintf(what, sizeof what, "%s method %d: %g %g %g", id, method, a, b, c);
    return cgt_problem_find(id)->methods[method].cost(limit);
}
static void agrees(const char *id, int method, double a, double b, double c, double states,
                   double moves) {
    cgt_cost is = cost(id, method, a, b, c);
    if (is.states != states || is.moves != moves)
        fprintf(stderr, "%s: %g states, %g moves; counted %g, %g\n", what, is.states, is.moves,
                states, moves);
    CHECK(is.states == states && is.moves == moves && is.bytes > 0);
}

typedef struct {
    double nodes, edges, played; /* positions, moves from them, and positions of all games */
} counted;
static counted count(const char *game, const char *rules, const char *start) {
    counted c = {0};
    cgt_rules r;
    cgt_position p;
    cgt_graph g;
    cgt_event event[64];
    snprintf(what, sizeof what, "%s {%s} %s", game, rules, start);
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return c;
    CHECK(!cgt_graph_build(&r, p, 1 << 20, 1 << 23, &g));
    c.nodes = g.nodes;
    c.edges = g.edges;
    CHECK(g.open == g.nodes);
    cgt_graph_free(&g);
    cgt_search *s = cgt_search_new(&r, p, UINT32_MAX, false);
    for (int n; c.played < 1e6 && (n = cgt_search_pull(s, event, 64));)
        for (int i = 0; i < n; i++) c.played += event[i].kind == CGT_ENTER;
    cgt_search_free(s);
    cgt_close(&r);
    return c;
}
static const char *text(char *to, const char *separator, int n, const int *number) {
    *to = 0;
    for (int i = 0; i < n; i++) sprintf(to + strlen(to), "%s%d", i ? separator : "", number[i]);
    return to;
}

static void takes(void) {
    static const char *const ids[] = {"uva-10404", "timus-1087"};
    for (int m = 1; m <= 5; m++)
        for (int n = 1; n <= 14; n++) {
            char rules[40], start[20];
            int set[] = {1, 2, 3, 4, 5};
            sprintf(start, "%d", n);
            counted c = count("subtraction", text(rules, " ", m, set), start);
            for (int i = 0; i < 2; i++) {
                agrees(ids[i], 0, n, m, 0, c.played, c.played - 1);
                agrees(ids[i], 1, n, m, 0, c.nodes, c.edges);
                int words = 0;
                for (int w = 0; w <= n; w += 64) words++;
                agrees(ids[i], 2, n, m, 0, words, words * m);
            }
            agrees("poj-2960", 1, m, n, 0, c.nodes, c.edges);
        }
}
static void piles(void) {
    for (int n = 1; n <= 4; n++)
        for (int h = 1; h <= 4; h++) {
            double states = 0, moves = 0, total = 1;
            for (int i = 0; i < n; i++) total *= h + 1;
            for (int k = 0; k < total; k++, states++)
                for (int i = 0, rest = k; i < n; i++, rest /= h + 1) moves += rest % (h + 1);
            agrees("uva-10165", 0, n, h, 0, states, moves);
            agrees("coj-1646", 0, n, h, 0, states, moves);
            agrees("uva-10165", 1, n, h, 0, n, n);
        }
    for (int x = 1; x <= 40; x++) {
        char start[20];
        sprintf(start, "%d", x);
        counted c = count("half", "", start);
        double moves = 0;
        for (int h = 1; h <= x; h++) moves += h / 2;
        agrees("lightoj-1296", 0, 1, x, 0, x, moves);
        CHECK(c.nodes <= x && c.edges <= moves); /* those that one pile leads to */
    }
}
/* The sets of amounts whose sum is at most s, and one amount more. */
static void sets(int s, int least, double *states, double *moves) {
    (*states)++;
    for (int a = least; a <= s; a++) sets(s - a, a + 1, states, moves);
}
static void amounts(void) {
    for (int s = 1; s <= 24; s++) {
        double states = 0, moves = 0;
        sets(s, 1, &states, &moves);
        double grown = 0;
        for (uint32_t set = 0; set < (uint32_t)1 << (s < 16 ? s : 16); set++) {
            int sum = 0;
            for (int a = 1; a <= 16; a++) sum += set >> (a - 1) & 1 ? a : 0;
            for (int a = 1; a <= s && sum <= s; a++) grown += !(set >> (a - 1) & 1) && sum + a <= s;
        }
        cgt_cost is = cost("cf-768e", 0, 1, s, 0);
        CHECK(is.states == states);
        if (s <= 16) CHECK(is.moves == grown);
    }
}
static void numbers(void) {
    for (int n = 2; n <= 400; n++) {
        char rules[20];
        sprintf(rules, "%d", n);
        counted c = {0};
        double below = 0;
        for (int p = 1; p < n; p++) {
            int q = p;
            for (int d = 2; d <= 7; d++)
                while (q % d == 0) q /= d;
            below += q == 1;
        }
        if (n % 40 == 2) {
            c = count("multiplication", rules, "1");
            CHECK(c.nodes > below);
            CHECK(c.edges == 8 * below);
        }
        agrees("uva-847", 0, n, 0, 0, n - 1, 8.0 * (n - 1));
        agrees("uva-847", 1, n, 0, 0, below, 8 * below);
    }
    for (int a = 1; a <= 14; a++)
        for (int b = 1; b <= 14; b++) {
            char start[20];
            counted c = count("euclid", "", text(start, " ", 2, (int[]){a, b}));
            if (c.played < 1e6) agrees("uva-10368", 0, a, b, 0, c.played, c.played - 1);
            agrees("uva-10368", 1, a, b, 0, c.nodes, c.edges);
        }
    for (int n = 1; n <= 10; n++) {
        double moves = 0;
        for (int set = 0; set < 1 << n; set++) moves += __builtin_popcount((unsigned)set);
        agrees("uva-11489", 0, n, 0, 0, 1 << n, moves);
    }
}
/* x and o take squares in turn; all that is left of a position is who has which. */
static uint8_t seen[729];
static double looked, tried, all;
static void squares(int n, unsigned x, unsigned o) {
    int k = 0;
    for (int i = n; i--;) k = 3 * k + (int)(x >> i & 1) + 2 * (int)(o >> i & 1);
    looked += !seen[k];
    tried += seen[k] ? 0 : n - __builtin_popcount(x | o);
    seen[k] = 1;
    all++;
    for (int i = 0; i < n; i++)
        if (!((x | o) >> i & 1)) {
            bool first = __builtin_popcount(x) == __builtin_popcount(o);
            squares(n, first ? x | 1u << i : x, first ? o : o | 1u << i);
        }
}
static double laid(int sum, int cards) {
    double n = 1;
    for (int c = 1; c <= cards && sum + c <= 31; c++) n += laid(sum + c, cards);
    return n;
}
static void boards(void) {
    for (int n = 1; n <= 6; n++) {
        memset(seen, 0, sizeof seen);
        looked = tried = all = 0;
        squares(n, 0, 0);
        agrees("uva-10111", 0, n, 0, 0, all, all - 1);
        agrees("uva-10111", 1, n, 0, 0, looked, tried);
    }
    for (int m = 2; m <= 6; m++)
        for (int n = 2; n <= 6; n++) {
            char start[40];
            int piece[] = {m, n, (m - 1) / 2, (n - 1) / 2};
            counted c = count("cake", "", text(start, " ", 4, piece));
            agrees("uva-11311", 0, m, n, 0, c.nodes, c.edges);
        }
    for (int cells = 1; cells <= 9; cells++)
        for (int n = 1; n <= 4 && n <= cells; n++) {
            char start[40];
            int at[4];
            for (int i = 0; i < n; i++) at[i] = cells - n + 1 + i;
            counted c = count("strip", "", text(start, " ", n, at));
            agrees("cc-g3", 0, n, cells, 0, c.nodes, c.edges);
        }
    for (int c = 1; c <= 2; c++) {
        double games = laid(0, c);
        agrees("uva-10578", 0, c, 4, 0, games, games * c);
    }
    agrees("spoj-game31", 1, 6, 4, 0, 15625, 6 * 15625);
}
static void rows(void) {
    for (int n = 1; n <= 7; n++) {
        double moves = 0, stretches = 0, games[8] = {1};
        for (int from = 0; from < n; from++)
            for (int to = from + 1; to <= n; to++, stretches++) moves += 2 * (to - from) - 1;
        for (int k = 1; k <= n; k++) { /* all at once is one move, from either end */
            games[k] = 2;
            for (int left = 1; left < k; left++) games[k] += 2 * games[left];
        }
        agrees("uva-10891", 0, n, 0, 0, games[n], games[n] - 1);
        agrees("uva-10891", 1, n, 0, 0, stretches, moves);
    }
    for (int n = 1; n <= 9; n++)
        for (int words = 1; words <= 9; words++) {
            double moves = 0, stretches = 0;
            for (int from = 0; from < n; from++)
                for (int to = from + 1; to <= n; to++, stretches++)
                    for (int k = 1; k <= words; k++)
                        for (int at = from; at + k <= to; at++) moves++;
            agrees("cc-astrgame", 0, n, words, 0, stretches, moves);
        }
}
static void classics(void) {
    for (int h = 0; h <= 7; h++) {
        char start[20];
        counted c = count("wythoff", "", text(start, " ", 2, (int[]){h, h}));
        agrees("poj-1067", 0, h, 0, 0, c.nodes, c.edges);
    }
    for (int n = 1; n <= 30; n++) {
        double states = 0, takes = 0, lasker = 0, turns = 0, pieces = 0, cuts = 0;
        for (int h = 1; h <= n; h++) {
            for (int most = 1; most <= h; most++) states++, takes += most;
            for (int t = 1; t <= h; t++) lasker++;
            for (int a = 1; 2 * a <= h; a++) lasker++;
            turns++;
            for (int y = 1; y < h; y++) turns += y; /* itself, and those on its left */
            for (int from = 0; from + h <= n; from++, pieces++) cuts += h > 2 ? h - 2 : 0;
        }
        agrees("hdu-2516", 0, n, 0, 0, states, takes);
        agrees("hdu-3032", 0, 1, n, 0, n, lasker);
        agrees("hdu-3537", 0, 1, n, 0, n, turns);
        agrees("cf-305e", 0, n, 0, 0, pieces, cuts);
    }
    for (int n = 2; n <= 12; n++) {
        double moves = 0;
        for (int set = 0; set < 1 << (n - 1); set++) moves += __builtin_popcount((unsigned)set);
        agrees("atcoder-agc017d", 0, n, 0, 0, 1 << (n - 1), moves);
    }
}
static void sides(void) {
    for (int n = 1; n <= 40; n++) {
        double cuts = 0, halvings = 0;
        for (int x = 1; x <= n; x++)
            for (int y = 1; y <= n; y++) cuts += x - 1 + y - 1;
        for (int side = n; side > 1; side /= 2) halvings++;
        agrees("hdu-3544", 0, 1, n, 0, n * n, cuts);
        agrees("hdu-3544", 1, 7, n, 0, 7, 7 * halvings);
    }
    for (int h = 0; h <= 4; h++) {
        double states = 0, moves = 0;
        for (int left = 0, sets = (h + 1) * (h + 1) * (h + 1), last = sets * sets; left < last;
             left++) {
            states += 2; /* either player may be to move, and each cube is one player's */
            for (int rest = left, t = 0; t < 6; t++, rest /= h + 1) moves += rest % (h + 1);
        }
        agrees("poj-2931", 0, h, 0, 0, states, moves);
    }
    for (int n = 1; n <= 12; n++) {
        double moves = 0;
        for (int set = 0; set < 1 << n; set++) moves += __builtin_popcount((unsigned)set);
        agrees("kattis-hackenbushpurplehearts", 0, n, 0, 0, 2 << n, moves);
    }
    for (int m = 1; m <= 9; m++)
        for (int n = 1; n <= 5; n++) {
            double pairs = 0, sums = 0, looks = 0;
            for (int a = 1; a <= m; a++)
                for (int b = 1; b <= m; b++) pairs++;
            for (int s = 2; s <= 2 * m; s++) sums++, looks += n;
            agrees("cf-1033g", 0, n, m, 0, pairs, pairs * n);
            agrees("cf-1033g", 1, n, m, 0, sums, looks);
        }
}
/* Each problem has methods and limits of its own; none is endless where it is what runs. */
static void all_problems(void) {
    for (int i = 0; cgt_problems[i]; i++) {
        const cgt_problem *p = cgt_problems[i];
        snprintf(what, sizeof what, "%s", p->id);
        if (!CHECK(p->limits && p->methods)) continue;
        double limit[CGT_LIMITS] = {0}, huge[CGT_LIMITS] = {1e18, 1e18, 1e18};
        int limits = 0, methods = 0;
        for (; p->limits[limits].name; limits++) limit[limits] = p->limits[limits].official;
        CHECK(limits > 0 && limits <= CGT_LIMITS);
        for (; p->methods[methods].name; methods++) {
            cgt_cost c = p->methods[methods].cost(limit), far = p->methods[methods].cost(huge);
            CHECK(c.states > 0 && c.moves > 0 && c.bytes > 0);
            CHECK(far.states > 0 && far.moves >= 0);
        }
        CHECK(methods >= 2 && methods <= CGT_METHODS);
        CHECK(p->methods[methods - 1].cost(limit).moves < 3e7);
    }
}
int main(void) {
    takes();
    piles();
    amounts();
    numbers();
    boards();
    rows();
    classics();
    sides();
    all_problems();
    return report();
}
