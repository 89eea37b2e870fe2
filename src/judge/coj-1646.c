/* coj-1646.c -- Coins on a Board: each coin goes left as far as it likes, and may share a square:
 * Nim of the squares' numbers, Vida first (COJ 1646; the judge is gone, the course notes are the
 * only source). Cases until the input ends. O(1) a coin.
 * SPDX-License-Identifier: MIT */
#include "piles.h"

/* The judge's board ends at 20 and has at most 50 coins. */
enum { MOST = 1000000000 };
static const char coin_count[] = "there are 1 to 1000000000 coins, not %",
                  square_count[] = "the last square is 1 or more, not %";
static cgt_piles coins(int64_t last) {
    return (cgt_piles){.least = 0,
                       .most = last,
                       .reason = "a coin stands on a square of the board, not on %",
                       .game = "coins"};
}

typedef struct {
    int64_t left, last;
    uint64_t sum;
    bool board; /* the last square is known */
} board;

static void run(void *data, cgt_text *in, cgt_reply *out) {
    board *s = data;
    for (;;) {
        if (!in->inside) {
            if (!cgt_text_number(in, 1, MOST, coin_count, &s->left)) return;
            cgt_case_begin(in);
            s->sum = 0;
            s->board = false;
        }
        if (!s->board) {
            if (!cgt_text_number(in, 1, INT64_MAX, square_count, &s->last)) return;
            s->board = true;
        }
        const cgt_piles piles = coins(s->last);
        if (!cgt_piles_read(&piles, in, &s->left, &s->sum)) return;
        cgt_reply_put(out, s->sum ? "Vida\n" : "Andrea\n");
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    int64_t n = 0, last = 0;
    (void)found;
    cgt_text_number(one, 1, MOST, coin_count, &n);
    cgt_text_number(one, 1, INT64_MAX, square_count, &last);
    const cgt_piles piles = coins(last);
    cgt_piles_tell(&piles, one, n, t);
}
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    for (int64_t k = large ? 1000 : cgt_random_from(r, 3, 10); k; k--) {
        int64_t n = large ? 50 : cgt_random_from(r, 1, 5),
                last = large ? 20 : cgt_random_from(r, 1, 9);
        cgt_reply_pair(out, n, last);
        cgt_piles_gen(r, n, 0, cgt_random_one_in(r, 6) ? 0 : last, out);
    }
}

static const cgt_limit limits[] = {{"coins", 50}, {"the last square", 20}, {0}};

const cgt_problem cgt_coj_1646 = {.id = "coj-1646",
                                  .title = "Coins on a Board",
                                  .link = "",
                                  .head = "",
                                  .tail = "",
                                  .limits = limits,
                                  .methods = cgt_piles_methods,
                                  .state = sizeof(board),
                                  .run = run,
                                  .gen = gen,
                                  .tell = tell};
