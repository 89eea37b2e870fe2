/* hdu-3544.c -- Alice's Game: bars of chocolate X by Y; Alice parts one into A by Y and B by Y, Bob
 * into X by A and X by B; Alice first, who cannot loses (HDU 3544). Cutcake: a bar is worth a whole
 * number of cuts to Alice, found by halving both sides, rounded down, until one of them is 1
 * (Berlekamp, Conway and Guy, Winning Ways, chapter 2). Each of Alice's cuts costs her 1 or more,
 * each of Bob's costs him 1 or more, and the player who is ahead has one that costs 1: so Alice
 * wins where the sum is above 0. O(log X) a bar.
 * SPDX-License-Identifier: MIT */
#include "judge.h"
#include "methods.h"

/* The judge's: 100 bars, sides to 10^9. The sum of as many as may come fits in 64 bits. */
enum { BARS = 1000000, CASES = 1000000000 };
static const int64_t SIDE = 1000000000000;
static const char cases[] = "there are 0 to 1000000000 cases, not %",
                  many[] = "there are 1 to 1000000 bars, not %",
                  range[] = "a side of a bar is 1 to 1000000000000, not %";
typedef struct {
    int64_t cases, left, x, sum; /* x: the first side of a bar; 0: it has not come */
    bool begun;
} bars;

static int64_t worth(int64_t x, int64_t y) {
    for (; x > 1 && y > 1; x /= 2) y /= 2;
    return x - y;
}
static bool read_side(cgt_text *in, int64_t *side) {
    if (!cgt_text_number(in, 1, SIDE, range, side)) return false;
    cgt_text_beyond(in, *side > 1000000000, "X, Y ≤ 10^9");
    return true;
}
static bool read_bar(bars *s, cgt_text *in, int64_t *is) {
    int64_t y;
    if (!s->x && !read_side(in, &s->x)) return false;
    if (!read_side(in, &y)) return false;
    *is = worth(s->x, y);
    s->x = 0;
    return true;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    bars *s = data;
    int64_t is;
    if (!s->begun) {
        if (!cgt_text_number(in, 0, CASES, cases, &s->cases)) return;
        cgt_text_announce(in, s->cases);
        s->begun = true;
    }
    for (;;) {
        if (!in->inside) {
            if (!cgt_text_number(in, 1, BARS, many, &s->left)) return;
            cgt_case_begin(in);
            cgt_text_beyond(in, s->left > 100, "N ≤ 100");
            s->sum = 0;
        }
        for (; s->left; s->left--, s->sum += is)
            if (!read_bar(s, in, &is)) return;
        cgt_reply_put(out, "Case ");
        cgt_reply_number(out, (int64_t)in->cases + 1);
        cgt_reply_put(out, s->sum > 0 ? ": Alice\n" : ": Bob\n");
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 64 };
    bars s = {0};
    int64_t value[SHOWN], is, n = 0;
    size_t shown = 0;
    (void)found;
    cgt_text_number(one, 1, BARS, many, &n);
    for (; n && read_bar(&s, one, &is); n--, s.sum += is)
        if (shown < SHOWN) value[shown++] = is;
    t->sentence = s.sum > 0
                      ? "The bars are worth {values} cuts to Alice, {sum} in all: more than 0, so "
                        "Alice, who moves first, wins."
                      : "The bars are worth {values} cuts to Alice, {sum} in all: not more than 0, "
                        "so Bob, who moves second, wins.";
    cgt_told_list(t, "values", value, shown);
    cgt_told_number(t, "sum", s.sum);
}

/* Sides near powers of two; half the time a last bar that makes the sum 0 or 1. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    int64_t k = large ? 1000 : cgt_random_from(r, 3, 9);
    cgt_reply_number(out, k);
    cgt_reply_put(out, "\n");
    while (k--) {
        int64_t n = large ? 100 : cgt_random_from(r, 1, 5), most = large ? 1000000000 : 12, sum = 0;
        cgt_reply_number(out, n);
        cgt_reply_put(out, "\n");
        for (int64_t i = 0; i < n; i++) {
            int64_t side[2];
            for (int j = 0; j < 2; j++) {
                int64_t power = (int64_t)1 << cgt_random_from(r, 0, large ? 29 : 3);
                bool near = cgt_random_one_in(r, 2);
                side[j] = near ? power - (power > 1 && cgt_random_one_in(r, 2))
                               : cgt_random_from(r, 1, most);
            }
            if (i && i == n - 1 && cgt_random_one_in(r, 2)) {
                int64_t want = cgt_random_from(r, 0, 1) - sum;
                if (want < most && want > -most)
                    side[0] = want > 0 ? want + 1 : 1, side[1] = want < 0 ? 1 - want : 1;
            }
            sum += worth(side[0], side[1]);
            cgt_reply_pair(out, side[0], side[1]);
        }
    }
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* Every bar up to the largest, with every cut of it. */
static cgt_cost bars_table(const double *of) {
    double s = of[1];
    return (cgt_cost){s * s, s * s * (s - 1), 8 * s * s};
}
static cgt_cost bars_halved(const double *of) {
    double halvings = 0;
    for (double s = of[1]; s >= 2; s /= 2) halvings++;
    return (cgt_cost){of[0], of[0] * halvings, 8};
}
static const cgt_limit limits[] = {{"bars", 100}, {"the longest side", 1000000000}, {0}};
static const cgt_method methods[] = {
    {"A table of the values of all bars, with every cut", bars_table},
    {"Both sides halved until one is 1", bars_halved},
    {0}};

const cgt_problem cgt_hdu_3544 = {.id = "hdu-3544",
                                  .title = "Alice’s Game",
                                  .link = "https://acm.hdu.edu.cn/showproblem.php?pid=3544",
                                  .head = "1\n",
                                  .tail = "",
                                  .limits = limits,
                                  .methods = methods,
                                  .state = sizeof(bars),
                                  .run = run,
                                  .gen = gen,
                                  .tell = tell};
