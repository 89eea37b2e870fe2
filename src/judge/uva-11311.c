/* uva-11311.c -- Exclusively Edible: cuts through a cake with one bad piece; who is left with it
 * loses, Hansel first (UVa 11311). The rows above and below it and the columns left and right are
 * four piles of Nim. The answer is who gets the bad piece. O(1).
 * SPDX-License-Identifier: MIT */
#include "judge.h"
#include "methods.h"

/* The judge's cakes are 2 to 48 wide and high, and there are at most 100. */
enum { MOST = 1000000000 };
static const char side[] = "a cake has 2 to 1000000000 rows and columns, not %",
                  place[] = "the bad piece is within the cake, not at %",
                  cases[] = "there are 0 to 1000000000 cases, not %";

typedef struct {
    int64_t cases, number[4]; /* m n r c */
    uint32_t read;
    bool begun;
} cake;

static bool read(cake *s, cgt_text *in) {
    while (s->read < 4) {
        bool where = s->read > 1;
        int64_t most = where ? s->number[s->read - 2] - 1 : MOST;
        if (!cgt_text_number(in, where ? 0 : 2, most, where ? place : side, &s->number[s->read]))
            return false;
        cgt_text_beyond(in, s->number[s->read] > 48, "m, n ≤ 48");
        if (!s->read++) cgt_case_begin(in);
    }
    s->read = 0;
    return true;
}
static int64_t sum(const int64_t *mnrc, int64_t pile[4]) {
    pile[0] = mnrc[2];
    pile[1] = mnrc[0] - 1 - mnrc[2];
    pile[2] = mnrc[3];
    pile[3] = mnrc[1] - 1 - mnrc[3];
    return pile[0] ^ pile[1] ^ pile[2] ^ pile[3];
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    cake *s = data;
    if (!s->begun) {
        if (!cgt_text_number(in, 0, MOST, cases, &s->cases)) return;
        cgt_text_announce(in, s->cases);
        cgt_text_beyond(in, s->cases > 100, "t ≤ 100");
        s->begun = true;
    }
    while (read(s, in)) {
        int64_t pile[4];
        cgt_reply_put(out, sum(s->number, pile) ? "Gretel\n" : "Hansel\n");
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    cake s = {.number = {2, 2, 0, 0}};
    int64_t pile[4];
    (void)found;
    read(&s, one);
    int64_t nim_sum = sum(s.number, pile);
    t->sentence = nim_sum ? "Above, below, left and right of the bad piece: {piles}. Their XOR is "
                            "{xor}: Hansel wins and Gretel gets it."
                          : "Above, below, left and right of the bad piece: {piles}. Their XOR is "
                            "0: Hansel loses and gets it.";
    cgt_told_list(t, "piles", pile, 4);
    cgt_told_number(t, "xor", nim_sum);
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    cgt_list(&start, s.number, 4);
    cgt_told_position(t, "cake", &rules, &start);
}
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    int64_t k = size == CGT_LARGE ? 100 : cgt_random_from(r, 3, 10),
            most = size == CGT_LARGE ? 48 : 7;
    cgt_reply_number(out, k);
    cgt_reply_put(out, "\n");
    while (k--) {
        int64_t m = cgt_random_from(r, 2, most),
                n = cgt_random_one_in(r, 3) ? m : cgt_random_from(r, 2, most),
                row = cgt_random_from(r, 0, m - 1), c = cgt_random_from(r, 0, n - 1);
        if (cgt_random_one_in(r, 4)) row = (m - 1) / 2, c = (n - 1) / 2; /* the middle */
        cgt_reply_list(out, (int64_t[]){m, n, row, c}, 4);
    }
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* The bad piece in the middle of m rows and n columns. */
static cgt_cost cake_memory(const double *of) {
    double states = 1, cuts = 0;
    for (int i = 0; i < 2; i++) {
        double before = cgt_floor((of[i] - 1) / 2), after = of[i] - 1 - before;
        states *= (before + 1) * (after + 1);
        cuts += before + after;
    }
    return (cgt_cost){states, states * cuts / 2, states};
}
static cgt_cost four_piles(const double *of) {
    (void)of;
    return (cgt_cost){1, 4, 32};
}
static const cgt_limit limits[] = {{"rows", 48}, {"columns", 48}, {0}};
static const cgt_method methods[] = {
    {CGT_MEMORY, cake_memory}, {"The XOR of four heaps", four_piles}, {0}};

const cgt_problem cgt_uva_11311 = {.id = "uva-11311",
                                   .title = "Exclusively Edible",
                                   .link = "https://onlinejudge.org/external/113/11311.pdf",
                                   .head = "1\n",
                                   .tail = "",
                                   .limits = limits,
                                   .methods = methods,
                                   .state = sizeof(cake),
                                   .run = run,
                                   .gen = gen,
                                   .tell = tell};
