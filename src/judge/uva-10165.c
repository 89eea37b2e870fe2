/* uva-10165.c -- Stone Game: plain Nim, Jack first (UVa 10165). Cases until N = 0; there is no T.
 * O(1) a pile.
 * SPDX-License-Identifier: MIT */
#include "piles.h"

/* The judge's piles are at most 2 * 10^9; how many there may be is not known. */
static const cgt_piles piles = {.least = 1,
                                .most = INT64_MAX,
                                .judges = 2000000000,
                                .limit = "x ≤ 2·10^9",
                                .reason = "a heap has at least 1 stone, not %",
                                .game = "nim"};
enum { MOST = 1000000000 };
static const char many[] = "there are 0 to 1000000000 heaps, not %";

typedef struct {
    int64_t left;
    uint64_t sum;
} stones;

static void run(void *data, cgt_text *in, cgt_reply *out) {
    stones *s = data;
    for (;;) {
        if (!in->inside) {
            if (!cgt_text_number(in, 0, MOST, many, &s->left)) return;
            if (!s->left) {
                cgt_text_finish(in);
                return;
            }
            cgt_case_begin(in);
            s->sum = 0;
        }
        if (!cgt_piles_read(&piles, in, &s->left, &s->sum)) return;
        cgt_reply_put(out, s->sum ? "Yes\n" : "No\n");
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
    for (int64_t k = large ? 20 : cgt_random_from(r, 3, 10); k; k--) {
        int64_t n = large ? 50000 : cgt_random_from(r, 1, 5);
        cgt_reply_number(out, n);
        cgt_reply_put(out, "\n");
        bool high = large || cgt_random_one_in(r, 8), ones = cgt_random_one_in(r, 5);
        cgt_piles_gen(r, n, high ? 1999999000 : 1, high ? 2000000000 : ones ? 1 : 8, out);
    }
    cgt_reply_put(out, "0\n");
}

static const cgt_limit limits[] = {{"heaps", 1000}, {"stones in a heap", 2000000000}, {0}};

const cgt_problem cgt_uva_10165 = {.id = "uva-10165",
                                   .title = "Stone Game",
                                   .link = "https://onlinejudge.org/external/101/10165.pdf",
                                   .head = "",
                                   .tail = "0\n",
                                   .limits = limits,
                                   .methods = cgt_piles_methods,
                                   .state = sizeof(stones),
                                   .run = run,
                                   .gen = gen,
                                   .tell = tell};
