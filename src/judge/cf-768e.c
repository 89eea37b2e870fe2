/* cf-768e.c -- Game of Stones: Nim, but no amount may be taken twice from the same pile (Codeforces
 * 768E). The Grundy value of s is the largest k with k(k + 1)/2 <= s: k different amounts are the
 * most that fit. It is checked by search for each s to 60 (games/amounts.c), which is all that may
 * come; of piles there may be any number. YES: the second player, Jon, wins. O(piles).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "chunks.h"

enum { STONES = 60, CHUNK = 512 };
static const int64_t PILES = 1000000000; /* the judge's: 10^6 */
typedef struct {
    bool announced, counted;
    int64_t left;
    uint32_t sum;
    uint8_t grundy[STONES + 1];
} piles;

static void fill(uint8_t *grundy) {
    for (unsigned s = 0, k = 0; s <= STONES; s++) {
        if ((k + 1) * (k + 2) / 2 <= s) k++;
        grundy[s] = (uint8_t)k;
    }
}
static bool read_count(cgt_text *in, int64_t *n) {
    return cgt_text_number(in, 1, PILES, "a number of heaps is from 1 to 1000000000, not %", n);
}
static size_t read_piles(cgt_text *in, int64_t *out, size_t cap) {
    return cgt_text_numbers(in, 1, STONES, "a heap has 1 to 60 stones, not %", out, cap);
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    piles *s = data;
    int64_t pile[CHUNK];
    if (!s->announced) {
        cgt_text_announce(in, 1);
        fill(s->grundy);
        s->announced = true;
    }
    if (!s->counted) {
        if (!read_count(in, &s->left)) return;
        cgt_case_begin(in);
        cgt_text_beyond(in, s->left > 1000000, "n ≤ 10^6");
        s->counted = true;
    }
    while (s->left) {
        size_t n = read_piles(in, pile, s->left < CHUNK ? (size_t)s->left : CHUNK);
        if (!n) return;
        for (size_t i = 0; i < n; i++) s->sum ^= s->grundy[pile[i]];
        s->left -= (int64_t)n;
    }
    if (in->inside) {
        cgt_reply_put(out, s->sum ? "NO\n" : "YES\n");
        cgt_case_end(in, out);
    }
    read_piles(in, pile, 1); /* there may be none */
}

static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 32 }; /* a position has at most as many heaps */
    (void)found;
    uint8_t grundy[STONES + 1];
    int64_t n, s, pile[SHOWN], value[SHOWN], sum = 0;
    size_t shown = 0;
    fill(grundy);
    if (!read_count(one, &n)) return;
    for (int64_t i = 0; i < n && read_piles(one, &s, 1); i++) {
        sum ^= grundy[s];
        if (shown == SHOWN) continue;
        pile[shown] = s;
        value[shown++] = grundy[s];
    }
    cgt_told_list(t, "piles", pile, shown);
    cgt_told_list(t, "values", value, shown);
    cgt_told_number(t, "xor", sum);
    t->sentence =
        sum ? "The Grundy values of {piles} are {values}, with XOR {xor}: Sam, who moves first, "
              "wins."
            : "The Grundy values of {piles} are {values}, with XOR 0: Jon, who moves second, wins.";
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    cgt_list(&start, pile, shown);
    if (n <= SHOWN) cgt_told_position(t, "amounts", &rules, &start);
}

/* Around the triangular numbers; half the time a last pile that makes the xor 0. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    int64_t n = large ? 1000000 : cgt_random_from(r, 1, 6);
    uint8_t grundy[STONES + 1];
    uint32_t sum = 0;
    fill(grundy);
    cgt_reply_number(out, n);
    cgt_reply_put(out, "\n");
    for (int64_t i = 0; i < n; i++) {
        int64_t k = cgt_random_from(r, 1, 10), s = k * (k + 1) / 2;
        if (cgt_random_one_in(r, 3)) s = s > 1 ? s - 1 : 1;
        else if (cgt_random_one_in(r, 2)) s = cgt_random_from(r, 1, STONES);
        if (i == n - 1 && sum && sum <= 10 && cgt_random_one_in(r, 2)) s = sum * (sum + 1) / 2;
        sum ^= grundy[s];
        cgt_reply_number(out, s);
        cgt_reply_put(out, "\n");
    }
}

static void put_piles(const int64_t *pile, uint32_t n, cgt_reply *out) {
    cgt_reply_number(out, n);
    cgt_reply_put(out, "\n");
    for (uint32_t i = 0; i < n; i++) {
        cgt_reply_number(out, pile[i]);
        cgt_reply_put(out, "\n");
    }
}
/* Fewer piles; then each smaller. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    cgt_text in;
    cgt_chunk c = {0};
    bool more = false;
    int64_t n;
    cgt_text_whole(&in, one, length);
    if (!read_count(&in, &n) || (uint64_t)n > length) return false;
    int64_t *pile = malloc((size_t)n * sizeof *pile);
    if (pile && (int64_t)read_piles(&in, pile, (size_t)n) == n) {
        uint32_t left = (uint32_t)n;
        more = n > 1 && cgt_chunk_at(left, &k, &c);
        for (uint32_t i = c.to; more && i < left; i++) pile[i - (c.to - c.from)] = pile[i];
        left -= c.to - c.from;
        for (uint32_t i = 0; !more && i < left; i++) more = cgt_less_at(pile[i], 1, &k, &pile[i]);
        if (more) put_piles(pile, left, out);
    }
    free(pile);
    return more;
}

/* --- what the methods cost -------------------------------------------------------------------- */

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
static cgt_cost formula(const double *of) { return (cgt_cost){of[0], of[0], 8}; }
static const cgt_limit limits[] = {{"heaps", 1000000}, {"stones in a heap", 60}, {0}};
static const cgt_method methods[] = {
    {"Search that remembers the amounts taken from a heap", amounts_memory},
    {"The XOR of Grundy values that a formula gives", formula},
    {0}};

const cgt_problem cgt_cf_768e = {.id = "cf-768e",
                                 .title = "Game of Stones",
                                 .link = "https://codeforces.com/problemset/problem/768/E",
                                 .head = "",
                                 .tail = "",
                                 .limits = limits,
                                 .methods = methods,
                                 .state = sizeof(piles),
                                 .run = run,
                                 .gen = gen,
                                 .tell = tell,
                                 .shrink = shrink};
