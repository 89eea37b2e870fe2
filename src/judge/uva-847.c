/* uva-847.c -- A Multiplication Game: p begins as 1 and is multiplied by 2 to 9 in turn; who first
 * reaches n wins, Stan first (UVa 847, POJ 2505). Stan has (18^i, 9 * 18^i], Ollie has
 * (9 * 18^i, 18^(i+1)]: from behind, n is divided by 9 and by 2 in turn, rounded up. O(log n).
 * SPDX-License-Identifier: MIT */
#include "judge.h"

/* The judge's n is below 2^32 - 1. */
static const char range[] = "n is 2 or more, not %";

typedef struct {
    int64_t low, high; /* low < n <= high; high is INT64_MAX where it would be more */
    bool stan;
} interval;
static interval interval_of(int64_t n) {
    interval i = {1, 9, true};
    while (n > i.high) {
        int64_t by = i.stan ? 2 : 9;
        i = (interval){i.high, i.high > INT64_MAX / by ? INT64_MAX : i.high * by, !i.stan};
    }
    return i;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    int64_t n;
    (void)data;
    while (cgt_text_number(in, 2, INT64_MAX, range, &n)) {
        cgt_case_begin(in);
        cgt_text_beyond(in, n >= 4294967295, "n < 4294967295");
        cgt_reply_put(out, interval_of(n).stan ? "Stan wins.\n" : "Ollie wins.\n");
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    int64_t n = 2;
    (void)found;
    cgt_text_number(one, 2, INT64_MAX, range, &n);
    interval i = interval_of(n);
    t->sentence = i.stan ? "{low} < {n} ≤ {high}: from a power of 18 to 9 times it, Stan wins."
                         : "{low} < {n} ≤ {high}: from 9 times a power of 18 to the next power, "
                           "Ollie wins.";
    cgt_told_number(t, "low", i.low);
    cgt_told_number(t, "n", n);
    cgt_told_number(t, "high", i.high);
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    cgt_list(&rules, &n, 1);
    cgt_putn(&start, 1);
    cgt_told_position(t, "multiplication", &rules, &start);
}
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    const int64_t most = size == CGT_LARGE ? 4294967294 : 6000;
    for (int64_t k = size == CGT_LARGE ? 10000 : cgt_random_from(r, 5, 12); k; k--) {
        int64_t n = cgt_random_from(r, 2, cgt_random_one_in(r, 2) ? most : 200);
        if (cgt_random_one_in(r, 2)) { /* the ends of the intervals */
            int64_t end = 1, steps = cgt_random_from(r, 1, 16);
            for (int64_t i = 0; i < steps && end * 9 < most; i++) end *= i % 2 ? 2 : 9;
            n = end + cgt_random_from(r, -1, 1);
        }
        cgt_reply_number(out, n);
        cgt_reply_put(out, "\n");
    }
    if (size == CGT_LARGE) cgt_reply_put(out, "4294967294\n");
}

/* --- what the methods cost -------------------------------------------------------------------- */

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
static const cgt_limit limits[] = {{"the target number", 4294967294}, {0}};
static const cgt_method methods[] = {
    {"A table of every number below it", product_table},
    {"Search that remembers the products", product_memory},
    {"Intervals that end at 9 and 18 times the last", product_intervals},
    {0}};

const cgt_problem cgt_uva_847 = {.id = "uva-847",
                                 .title = "A Multiplication Game",
                                 .link = "https://onlinejudge.org/external/8/847.pdf",
                                 .head = "",
                                 .tail = "",
                                 .limits = limits,
                                 .methods = methods,
                                 .run = run,
                                 .gen = gen,
                                 .tell = tell};
