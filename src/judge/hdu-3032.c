/* hdu-3032.c -- Nim or not Nim?: any number from one pile, or that pile becomes two; Alice first
 * (HDU 3032): Lasker's Nim. In the row of Grundy values 4k + 3 and 4k + 4 change places, every
 * other pile is its own Grundy value. O(1) a pile.
 * SPDX-License-Identifier: MIT */
#include "methods.h"
#include "piles.h"

static uint64_t lasker(uint64_t x) { return x % 4 == 3 ? x + 1 : x && x % 4 == 0 ? x - 1 : x; }
enum { DIGITS = 64 }; /* digits of the octal code: no game here takes more from a row */
static const char code[] = "4.3333333333333333333333333333333333333333333333333333333333333333";
_Static_assert(sizeof code - 1 == 2 + DIGITS, "a digit for each amount");
/* The judge's piles are below 2^31. */
static const cgt_piles piles = {.least = 1,
                                .most = INT64_MAX,
                                .judges = 2147483647,
                                .limit = "s < 2^31",
                                .reason = "a heap has at least 1 stone, not %",
                                .grundy = lasker,
                                .game = "octal",
                                .rules = code,
                                .fits = DIGITS};
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
        cgt_text_beyond(in, s->cases > 100, "T ≤ 100");
        s->begun = true;
    }
    for (;;) {
        if (!in->inside) {
            if (!cgt_text_number(in, 1, MOST, many, &s->left)) return;
            cgt_case_begin(in);
            cgt_text_beyond(in, s->left > 1000000, "N ≤ 10^6");
            s->sum = 0;
        }
        if (!cgt_piles_read(&piles, in, &s->left, &s->sum)) return;
        cgt_reply_put(out, s->sum ? "Alice\n" : "Bob\n");
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
    int64_t k = large ? 2 : cgt_random_from(r, 3, 10);
    cgt_reply_number(out, k);
    cgt_reply_put(out, "\n");
    while (k--) {
        int64_t n = large ? 500000 : cgt_random_from(r, 1, 4);
        cgt_reply_number(out, n);
        cgt_reply_put(out, "\n");
        if (large || cgt_random_one_in(r, 8)) cgt_piles_gen(r, n, 2147483000, 2147483647, out);
        else if (cgt_random_one_in(r, 2)) cgt_piles_gen(r, n, 1, 9, out);
        else { /* piles that are not worth their size; often the last makes the xor 0 */
            uint64_t sum = 0;
            for (int64_t i = 0; i < n; i++) {
                uint64_t pile =
                    4 * (uint64_t)cgt_random_from(r, 0, 3) + 3 + cgt_random_one_in(r, 2);
                if (i == n - 1 && sum && cgt_random_one_in(r, 2))
                    pile = lasker(sum); /* its own inverse */
                sum ^= lasker(pile);
                cgt_reply_put(out, i ? " " : "");
                cgt_reply_number(out, (int64_t)pile);
            }
            cgt_reply_put(out, "\n");
        }
    }
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* A pile of h: x amounts, and x / 2 ways to part it. */
static cgt_cost lasker_table(const double *of) {
    double h = of[1], k = cgt_floor(h / 2);
    return (cgt_cost){h, h * (h + 1) / 2 + k * (h - k), 8 * h};
}
static cgt_cost lasker_look(const double *of) { return (cgt_cost){of[0], of[0], 8}; }
static const cgt_limit limits[] = {{"heaps", 1000000}, {"stones in a heap", 2147483647}, {0}};
static const cgt_method methods[] = {{"A table of Grundy values, with every move", lasker_table},
                                     {"The xor of Grundy values from a formula", lasker_look},
                                     {0}};

const cgt_problem cgt_hdu_3032 = {.id = "hdu-3032",
                                  .title = "Nim or not Nim?",
                                  .link = "https://acm.hdu.edu.cn/showproblem.php?pid=3032",
                                  .head = "1\n",
                                  .tail = "",
                                  .limits = limits,
                                  .methods = methods,
                                  .state = sizeof(stones),
                                  .run = run,
                                  .gen = gen,
                                  .tell = tell};
