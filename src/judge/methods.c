/* methods.c -- what each problem's methods cost: positions looked at, moves tried and bytes held
 * for one case at limits that a reader types, where that is the most. Those of a search are counted
 * by tests/c/methods.c at small limits.
 * SPDX-License-Identifier: MIT */
#include "methods.h"

#include <string.h>

#include "judge.h"

/* Beyond this it makes no difference to anybody how many there are. */
static const double ENDLESS = 1e300;
enum { STEPS = 4096 }; /* of a sum until it is endless, or known in another way */

static double power(double base, double n) {
    double p = 1;
    for (int i = 0; i < STEPS && i < n && p < ENDLESS; i++) p *= base;
    return p;
}
static double choose(double n, double k) {
    double c = 1;
    if (n < k || k < 0) return 0;
    if (n - k < k) k = n - k;
    for (double i = 1; i <= k && c < ENDLESS; i++) c = c * (n - k + i) / i;
    return c;
}
/* How often n can be divided until it is under 1. */
static double digits(double n, double base) {
    double d = 0;
    for (; n >= 1; d++) n /= base;
    return d;
}
static double whole(double n) { return n < 1e15 ? (double)(int64_t)n : n; }
static double less(double a, double b) { return a < b ? a : b; }

/* --- one pile of n, amounts 1 to m ------------------------------------------------------------ */

static cgt_cost take_all_games(const double *of) {
    double t[STEPS], sum = 0, n = of[0], m = of[1];
    if (m == 1) return (cgt_cost){n + 1, n, 16 * n};
    for (int h = 0; h < STEPS; h++) {
        t[h] = 1 + sum;
        sum += t[h] - (h >= m ? t[h - (int)m] : 0);
        if (h >= n || t[h] > ENDLESS) return (cgt_cost){t[h], t[h] - 1, 16 * n};
    }
    return (cgt_cost){ENDLESS, ENDLESS, 16 * n};
}
static cgt_cost take_table(const double *of) {
    double n = of[0], m = less(of[1], n);
    return (cgt_cost){n + 1, m * n - m * (m - 1) / 2, n + 1};
}
static cgt_cost take_words(const double *of) {
    double words = whole(of[0] / 64) + 1;
    return (cgt_cost){words, words * of[1], 8 * words};
}

/* --- n piles of at most h --------------------------------------------------------------------- */

static cgt_cost piles_memory(const double *of) {
    double states = power(of[1] + 1, of[0]);
    return (cgt_cost){states, states * of[0] * of[1] / 2, states};
}
static cgt_cost piles_look(const double *of) { return (cgt_cost){of[0], of[0], 8}; }
static cgt_cost half_table(const double *of) {
    double h = of[1], k = whole(h / 2);
    return (cgt_cost){h, k * (h - k), 8 * h};
}
static cgt_cost half_look(const double *of) {
    return (cgt_cost){of[0], of[0] * digits(of[1], 2), 8};
}
/* No amount twice: sets of amounts with a sum of at most s, by how many amounts they have. */
static cgt_cost amounts_memory(const double *of) {
    enum { MOST = 200 };
    double sets[MOST + 1] = {1}, amounts[MOST + 1] = {0}, states = 0, moves = 0;
    int s = of[1] < MOST ? (int)of[1] : MOST;
    for (int a = 1; a <= s; a++)
        for (int j = s; j >= a; j--) {
            sets[j] += sets[j - a];
            amounts[j] += amounts[j - a] + sets[j - a];
        }
    for (int j = 0; j <= s; j++) states += sets[j], moves += amounts[j];
    return (cgt_cost){states, moves, 16 * states};
}
/* k amounts, heaps to h, lines of so many heaps. */
static cgt_cost snim_lines(const double *of) {
    double states = power(of[1] + 1, of[2]);
    return (cgt_cost){states, states * of[2] * of[0], states};
}
static cgt_cost snim_table(const double *of) {
    double h = of[1], k = less(of[0], h);
    return (cgt_cost){h + 1, k * h - k * (k - 1) / 2, h + 1};
}

/* --- numbers ---------------------------------------------------------------------------------- */

static cgt_cost product_table(const double *of) {
    double n = of[0] - 1;
    return (cgt_cost){n, 8 * n, n};
}
/* The products below n: 2^a 3^b 5^c 7^d. */
static cgt_cost product_memory(const double *of) {
    double states = 0;
    for (double d = 1; d < of[0]; d *= 7)
        for (double c = d; c < of[0]; c *= 5)
            for (double b = c; b < of[0]; b *= 3)
                for (double a = b; a < of[0]; a *= 2) states++;
    return (cgt_cost){states, 8 * states, 16 * states};
}
static cgt_cost product_intervals(const double *of) {
    double k = 1, high = 9;
    for (int i = 0; high < of[0]; i++, k++) high *= i % 2 ? 9 : 2;
    return (cgt_cost){k, k, 16};
}
/* Along the divisions of Euclid's algorithm: a = q b + r. */
typedef struct {
    double a, b;
} pair;
static pair ordered(const double *of) {
    return of[0] < of[1] ? (pair){of[1], of[0]} : (pair){of[0], of[1]};
}
static pair divided(pair p, double *q) {
    *q = whole(p.a / p.b);
    return (pair){p.b, p.a - *q * p.b};
}
static cgt_cost euclid_all_games(const double *of) {
    double t = 0, q[STEPS];
    int n = 0;
    for (pair p = ordered(of); p.b >= 1 && n < STEPS; n++) p = divided(p, &q[n]);
    for (t = 1; n--;) t = power(2, q[n] - 1) * (t + 1);
    return (cgt_cost){t, t - 1, 16};
}
static cgt_cost euclid_memory(const double *of) {
    double states = 1, moves = 0, q;
    for (pair p = ordered(of); p.b >= 1;) {
        p = divided(p, &q);
        states += q;
        moves += q * (q + 1) / 2;
    }
    return (cgt_cost){states, moves, 24 * states};
}
static cgt_cost euclid_quotients(const double *of) {
    double steps = 1, q = 1;
    for (pair p = ordered(of); p.b >= 1; steps++) {
        pair next = divided(p, &q);
        if (q >= 2 || next.b < 1) break;
        p = next;
    }
    return (cgt_cost){steps, steps, 16};
}
/* A number of n digits 3, of which each that is left tells a position from others. */
static cgt_cost digits_sets(const double *of) {
    double sets = power(2, of[0]);
    return (cgt_cost){sets, of[0] * sets / 2, sets};
}
static cgt_cost digits_counts(const double *of) { return (cgt_cost){of[0], of[0], 16}; }

/* --- boards ----------------------------------------------------------------------------------- */

/* The bad piece in the middle of m rows and n columns. */
static cgt_cost cake_memory(const double *of) {
    double states = 1, cuts = 0;
    for (int i = 0; i < 2; i++) {
        double before = whole((of[i] - 1) / 2), after = of[i] - 1 - before;
        states *= (before + 1) * (after + 1);
        cuts += before + after;
    }
    return (cgt_cost){states, states * cuts / 2, states};
}
static cgt_cost four_piles(const double *of) {
    (void)of;
    return (cgt_cost){1, 4, 32};
}
/* Free squares, each of which both players might take, where no line ends it. */
static cgt_cost squares_all_games(const double *of) {
    double states = 1, level = 1;
    for (double left = of[0]; left >= 1 && states < ENDLESS; left--) states += level *= left;
    return (cgt_cost){states, states - 1, 16 * of[0]};
}
static cgt_cost squares_memory(const double *of) {
    double states = 0, moves = 0, f = of[0];
    for (double k = 0; k <= f && k < STEPS; k++) {
        double level = choose(f, k) * choose(k, whole(k / 2));
        states += level;
        moves += level * (f - k);
    }
    return (cgt_cost){states, moves, 4 * states};
}
static cgt_cost squares_table(const double *of) { /* of four.h: boards up to symmetry */
    return (cgt_cost){286602, 286602 * 16 / 2, 4e6 + 0 * of[0]};
}
/* Coins on different cells of c: every set of n of them, the last n cells being the start. */
static cgt_cost strip_memory(const double *of) {
    double states = choose(of[1], of[0]);
    return (cgt_cost){states, of[0] * choose(of[1], of[0] + 1), states};
}
static cgt_cost strip_pairs(const double *of) { return (cgt_cost){of[0], 2 * of[0], 8 * of[0]}; }

/* --- cards ------------------------------------------------------------------------------------ */

/* Sums up to 31 in any order of cards 1 to c, as if there were enough of each. */
static cgt_cost cards_all_games(const double *of) {
    enum { MOST = 31 };
    double ways[MOST + 1] = {1}, states = 1;
    for (int s = 1; s <= MOST; s++) {
        for (int c = 1; c <= of[0] && c <= s; c++) ways[s] += ways[s - c];
        states += ways[s];
    }
    return (cgt_cost){states, states * of[0], 64};
}
static cgt_cost cards_counts(const double *of) {
    double states = power(of[1] + 1, of[0]);
    return (cgt_cost){states, states * of[0], states};
}

/* --- rows and strings of n -------------------------------------------------------------------- */

static cgt_cost row_all_games(const double *of) {
    double t = 2 * power(3, of[0] - 1);
    return (cgt_cost){t, t - 1, 8 * of[0]};
}
static cgt_cost row_intervals(const double *of) {
    double n = of[0];
    return (cgt_cost){n * (n + 1) / 2, n * (n + 1) * (2 * n + 1) / 6, 8 * n * n};
}
static cgt_cost row_least(const double *of) {
    double n = of[0];
    return (cgt_cost){n * (n + 1) / 2, n * (n + 1), 16 * n};
}
/* n equal letters; words of 1 to w of them stand everywhere. */
static double standing(const double *of) {
    return choose(of[0] + 3, 4) - (of[1] < of[0] ? choose(of[0] - of[1] + 3, 4) : 0);
}
static cgt_cost string_intervals(const double *of) {
    double n = of[0];
    return (cgt_cost){n * (n + 1) / 2, standing(of), 2 * n * n};
}
static cgt_cost string_words(const double *of) {
    double n = of[0];
    return (cgt_cost){n * (n + 1) / 2, standing(of) / 64 + n * (n + 1) / 2, 4 * n * n};
}

/* --- trees of n nodes, q questions ------------------------------------------------------------ */

static cgt_cost tree_anew(const double *of) {
    return (cgt_cost){of[0] * of[1], (of[0] - 1) * of[1], 12 * of[0]};
}
static cgt_cost tree_once(const double *of) {
    return (cgt_cost){of[0] + of[1], of[0] - 1 + of[1], 56 * of[0]};
}

#define ALL_GAMES "Play out every game"
#define MEMORY "Search that remembers positions"
#define TABLE "A table of all piles, from 0 up"
#define ONE_PILE                                            \
    {                                                       \
        {ALL_GAMES, take_all_games}, {TABLE, take_table}, { \
            "The same, 64 piles at once", take_words        \
        }                                                   \
    }
#define NIM                                                            \
    {                                                                  \
        {MEMORY, piles_memory}, { "The xor of the piles", piles_look } \
    }
#define THIRTY_ONE                                                    \
    {                                                                 \
        {ALL_GAMES, cards_all_games}, {                               \
            "A table by how many of each card are laid", cards_counts \
        }                                                             \
    }
static const cgt_methods table[] = {
    {"uva-847",
     {{"the number to reach", 4294967294}},
     {{"A table of every number below it", product_table},
      {"Search that remembers the products", product_memory},
      {"Intervals that end at 9 and 18 times the last", product_intervals}}},
    {"uva-10368",
     {{"the first number", 2147483647}, {"the second number", 1}},
     {{ALL_GAMES, euclid_all_games},
      {MEMORY, euclid_memory},
      {"Divide until a player has a choice", euclid_quotients}}},
    {"uva-10111",
     {{"free squares", 12}},
     {{ALL_GAMES, squares_all_games},
      {MEMORY, squares_memory},
      {"A table of all boards up to symmetry, once", squares_table}}},
    {"uva-11311",
     {{"rows", 48}, {"columns", 48}},
     {{MEMORY, cake_memory}, {"The xor of four piles", four_piles}}},
    {"uva-11489",
     {{"digits", 1000}},
     {{"Search that remembers which digits are left", digits_sets},
      {"Count digits by their remainder", digits_counts}}},
    {"uva-10404", {{"stones", 1000000}, {"amounts", 10}}, ONE_PILE},
    {"uva-10165", {{"piles", 1000}, {"stones in a pile", 2000000000}}, NIM},
    {"uva-10578", {{"card values", 6}, {"cards of each value", 4}}, THIRTY_ONE},
    {"uva-10891",
     {{"numbers", 100}},
     {{ALL_GAMES, row_all_games},
      {"A table of all stretches, with every move", row_intervals},
      {"The same, with the least value so far on each side", row_least}}},
    {"coj-1646", {{"coins", 50}, {"the last square", 20}}, NIM},
    {"spoj-game31", {{"card values", 6}, {"cards of each value", 4}}, THIRTY_ONE},
    {"cc-astrgame",
     {{"letters", 30}, {"words", 30}},
     {{"A table of all stretches, with every word in them", string_intervals},
      {"The same, 64 values at once", string_words}}},
    {"cc-g3",
     {{"coins", 10000}, {"cells", 1000000000}},
     {{MEMORY, strip_memory}, {"The xor of the gaps within pairs", strip_pairs}}},
    {"hr-move-the-coins",
     {{"nodes", 50000}, {"questions", 50000}},
     {{"Walk through the tree for each question", tree_anew},
      {"Two xors a subtree, once", tree_once}}},
    {"timus-1087", {{"stones", 10000}, {"amounts", 50}}, ONE_PILE},
    {"poj-2960",
     {{"amounts", 100}, {"beads in a heap", 10000}, {"heaps", 100}},
     {{MEMORY, snim_lines}, {"A table of Grundy values, once a set", snim_table}}},
    {"cf-768e",
     {{"piles", 1000000}, {"stones in a pile", 60}},
     {{"Search that remembers a pile's amounts", amounts_memory},
      {"The xor of Grundy values from a formula", piles_look}}},
    {"lightoj-1296",
     {{"piles", 1000}, {"stones in a pile", 1000000000}},
     {{"A table of Grundy values, with every move", half_table},
      {"The xor of Grundy values from a formula", half_look}}},
    {0}};

const cgt_methods *cgt_methods_of(const char *id) {
    const cgt_methods *m = table;
    while (m->id && strcmp(m->id, id)) m++;
    return m->id ? m : NULL;
}
