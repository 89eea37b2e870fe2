/* hdu-3537.c -- Daizhenyang's Coin: a row of coins, numbered from 0; a move turns one, two or three
 * of them, and the rightmost of these from heads to tails (HDU 3537). Mock Turtles: a coin is worth
 * 2x, or 2x + 1 where x has an even number of ones in binary (Berlekamp, Conway and Guy, Winning
 * Ways, chapter 14). A coin may be named more than once and is there once all the same. Yes: the
 * first player, Daizhenyang, loses. O(n log n).
 * SPDX-License-Identifier: MIT */
#include "judge.h"
#include "methods.h"

/* The judge's: 100 coins, below 10^8. */
enum { COINS = 1000, LAST = 1000000000 };
typedef struct {
    int64_t coins; /* that are named */
    uint32_t n;
    uint32_t coin[COINS];
} row;

static uint32_t value(uint32_t x) { return 2 * x + !(__builtin_popcount(x) & 1); }
static bool read(row *s, cgt_text *in) {
    enum { BATCH = 256 };
    int64_t at[BATCH];
    if (!in->inside) {
        if (!cgt_text_number(in, 0, COINS, "there are 0 to 1000 coins, not %", &s->coins))
            return false;
        cgt_case_begin(in);
        cgt_text_beyond(in, s->coins > 100, "n ≤ 100");
        s->n = 0;
    }
    while (s->n < s->coins) {
        size_t left = (size_t)s->coins - s->n,
               got = cgt_text_numbers(in, 0, LAST, "a coin stands at 0 to 1000000000, not at %", at,
                                      left < BATCH ? left : BATCH);
        if (!got) return false;
        for (size_t i = 0; i < got; i++) {
            cgt_text_beyond(in, at[i] >= 100000000, "a < 10^8");
            s->coin[s->n++] = (uint32_t)at[i];
        }
    }
    s->n = cgt_distinct(s->coin, s->n);
    return true;
}
static uint32_t sum(const row *s) {
    uint32_t x = 0;
    for (uint32_t i = 0; i < s->n; i++) x ^= value(s->coin[i]);
    return x;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    row *s = data;
    while (read(s, in)) {
        cgt_reply_put(out, sum(s) ? "No\n" : "Yes\n");
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 64, ROW = 32 }; /* heaps of Nim; coins that its board has */
    row s = {0};
    int64_t coin[SHOWN], worth[SHOWN];
    (void)found;
    if (!read(&s, one)) return;
    uint32_t shown = s.n < SHOWN ? s.n : SHOWN;
    for (uint32_t i = 0; i < shown; i++) coin[i] = s.coin[i], worth[i] = value(s.coin[i]);
    t->sentence = !s.n ? "No coin shows heads: the first player has no move and loses."
                  : sum(&s)
                      ? "The coins {coins}, each once, are worth {values}. Their XOR is {xor}: "
                        "the first player wins."
                      : "The coins {coins}, each once, are worth {values}. Their XOR is 0: the "
                        "first player loses.";
    if (!s.n) return;
    cgt_told_list(t, "coins", coin, shown);
    cgt_told_list(t, "values", worth, shown);
    cgt_told_number(t, "xor", sum(&s));
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    if (s.coin[s.n - 1] < ROW) {
        for (uint32_t x = 0, i = 0; x <= s.coin[s.n - 1]; x++) {
            bool heads = s.coin[i] == x;
            cgt_putc(&start, heads ? '1' : '0');
            i += heads;
        }
        cgt_told_position(t, "mock", &rules, &start);
    } else if (s.n <= SHOWN) {
        cgt_list(&start, worth, shown);
        cgt_told_position(t, "nim", &rules, &start);
    }
}
/* Half the time a last coin that makes the xor 0; and coins that are named twice. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    for (int64_t cases = large ? 2000 : cgt_random_from(r, 3, 9); cases; cases--) {
        int64_t n = cgt_random_from(r, 0, large ? 100 : 6), most = large ? 99999999 : 9, x = 0;
        cgt_reply_number(out, n);
        cgt_reply_put(out, "\n");
        int64_t coin[100];
        for (int64_t i = 0; i < n; i++) {
            bool again = i && cgt_random_one_in(r, 5);
            coin[i] = again ? coin[cgt_random_from(r, 0, i - 1)] : cgt_random_from(r, 0, most);
            for (int64_t j = 0; j < i; j++) again |= coin[j] == coin[i];
            if (i == n - 1 && x <= most && cgt_random_one_in(r, 2)) coin[i] = x;
            if (!again) x ^= coin[i];
        }
        cgt_reply_list(out, coin, (size_t)n);
    }
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* A coin at x goes alone, with one of x, or with two. */
static cgt_cost coins_table(const double *of) {
    double h = of[1];
    return (cgt_cost){h, h + h * (h - 1) / 2 + h * (h - 1) * (h - 2) / 6, 4 * h};
}
static cgt_cost coins_look(const double *of) { return (cgt_cost){of[0], of[0], 8}; }
static const cgt_limit limits[] = {{"coins", 100}, {"places", 100000000}, {0}};
static const cgt_method methods[] = {{"A table of Grundy values, with every move", coins_table},
                                     {"The xor of Grundy values from a formula", coins_look},
                                     {0}};

const cgt_problem cgt_hdu_3537 = {.id = "hdu-3537",
                                  .title = "Daizhenyang’s Coin",
                                  .link = "https://acm.hdu.edu.cn/showproblem.php?pid=3537",
                                  .head = "",
                                  .tail = "",
                                  .limits = limits,
                                  .methods = methods,
                                  .state = sizeof(row),
                                  .run = run,
                                  .gen = gen,
                                  .tell = tell};
