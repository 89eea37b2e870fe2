/* lightoj-1296.c -- Again Stone Game: at least one stone and at most half of a pile, Alice first
 * (LightOJ 1296). Grundy value x/2 of an even pile, that of (x-1)/2 of an odd one: strip the ones
 * at the binary end, halve. O(log x) a pile.
 * SPDX-License-Identifier: MIT */
#include "methods.h"
#include "piles.h"

static uint64_t half(uint64_t x) {
    unsigned ones = (unsigned)__builtin_ctzll(~x);
    return x >> ones >> 1;
}
/* The judge's piles are at most 10^9. */
static const cgt_piles piles = {.least = 1,
                                .most = INT64_MAX,
                                .judges = 1000000000,
                                .limit = "x ≤ 10^9",
                                .reason = "a heap has at least 1 stone, not %",
                                .grundy = half,
                                .game = "half"};
enum { MOST = 1000000000 };
static const char many[] = "there are 1 to 1000000000 heaps, not %",
                  cases[] = "there are 0 to 1000000000 cases, not %";

typedef struct {
    int64_t left, cases;
    uint64_t sum;
    bool begun;
} stones;

static void run(void *data, cgt_text *in, cgt_reply *out) {
    stones *s = data;
    if (!s->begun) {
        if (!cgt_text_number(in, 0, MOST, cases, &s->cases)) return;
        cgt_text_announce(in, s->cases);
        s->begun = true;
    }
    for (;;) {
        if (!in->inside) {
            if (!cgt_text_number(in, 1, MOST, many, &s->left)) return;
            cgt_case_begin(in);
            s->sum = 0;
        }
        if (!cgt_piles_read(&piles, in, &s->left, &s->sum)) return;
        cgt_reply_put(out, "Case ");
        cgt_reply_number(out, (int64_t)in->cases + 1);
        cgt_reply_put(out, s->sum ? ": Alice\n" : ": Bob\n");
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    int64_t n = 0;
    (void)found;
    cgt_text_number(one, 1, MOST, many, &n);
    cgt_piles_tell(&piles, one, n, t);
}
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    int64_t k = large ? 100 : cgt_random_from(r, 3, 10);
    cgt_reply_number(out, k);
    cgt_reply_put(out, "\n");
    while (k--) {
        int64_t n = large ? 1000 : cgt_random_from(r, 1, 4);
        cgt_reply_number(out, n);
        cgt_reply_put(out, "\n");
        bool high = large || cgt_random_one_in(r, 8);
        cgt_piles_gen(r, n, high ? 999999000 : 1, high ? 1000000000 : 16, out);
    }
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* How often n can be divided until it is under 1. */
static double digits(double n, double base) {
    double d = 0;
    for (; n >= 1; d++) n /= base;
    return d;
}
static cgt_cost half_table(const double *of) {
    double h = of[1], k = cgt_floor(h / 2);
    return (cgt_cost){h, k * (h - k), 8 * h};
}
static cgt_cost half_look(const double *of) {
    return (cgt_cost){of[0], of[0] * digits(of[1], 2), 8};
}
static const cgt_limit limits[] = {{"heaps", 1000}, {"stones in a heap", 1000000000}, {0}};
static const cgt_method methods[] = {{"A table of Grundy values, with every move", half_table},
                                     {"The XOR of Grundy values that a formula gives", half_look},
                                     {0}};

const cgt_problem cgt_lightoj_1296 = {.id = "lightoj-1296",
                                      .title = "Again Stone Game",
                                      .link = "https://lightoj.com/problem/again-stone-game",
                                      .head = "1\n",
                                      .tail = "",
                                      .limits = limits,
                                      .methods = methods,
                                      .state = sizeof(stones),
                                      .run = run,
                                      .gen = gen,
                                      .tell = tell};
