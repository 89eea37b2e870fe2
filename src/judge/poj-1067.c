/* poj-1067.c -- two piles; a move takes any number from one, or the same number from both (POJ 1067,
 * HDU 1527). Lost are, for each difference k, the piles [k phi] and [k phi] + k (Wythoff, Nieuw
 * Archief voor Wiskunde 7 (1907), 199-202), and [k phi] = (k + [sqrt(5 k^2)]) / 2 without a
 * rounded root. O(1).
 * SPDX-License-Identifier: MIT */
#include "judge.h"
#include "methods.h"

enum { MOST = 1000000000 }; /* the judge's; 5 k^2 is below 2^63 */
static const char range[] = "a heap has 0 to 1000000000 stones, not %";

static uint64_t root(uint64_t n) {
    uint64_t r = 0;
    for (uint64_t bit = (uint64_t)1 << 31; bit; bit >>= 1)
        if ((r + bit) * (r + bit) <= n) r += bit;
    return r;
}
/* The smaller of the two lost piles whose difference is k. */
static int64_t lower(int64_t k) { return (k + (int64_t)root(5 * (uint64_t)k * (uint64_t)k)) / 2; }

typedef struct {
    int64_t a, b; /* a <= b once both are read */
    bool half;
} piles;

static bool read(piles *s, cgt_text *in) {
    if (!s->half) {
        if (!cgt_text_number(in, 0, MOST, range, &s->a)) return false;
        cgt_case_begin(in);
        s->half = true;
    }
    if (!cgt_text_number(in, 0, MOST, range, &s->b)) return false;
    s->half = false;
    if (s->a <= s->b) return true;
    int64_t a = s->a;
    s->a = s->b;
    s->b = a;
    return true;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    piles *s = data;
    while (read(s, in)) {
        cgt_reply_put(out, s->a == lower(s->b - s->a) ? "0\n" : "1\n");
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    piles s = {0};
    (void)found;
    read(&s, one);
    int64_t k = s.b - s.a, low = lower(k), pile[] = {s.a, s.b};
    t->sentence =
        s.a == low ? "{a} and {b} are the losing heaps whose difference is {k}: the player to "
                     "move loses."
                   : "Of the heaps whose difference is {k} only {low} and {high} lose, and these "
                     "are {a} and {b}: the player to move wins.";
    cgt_told_number(t, "a", s.a);
    cgt_told_number(t, "b", s.b);
    cgt_told_number(t, "k", k);
    cgt_told_number(t, "low", low);
    cgt_told_number(t, "high", low + k);
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    cgt_list(&start, pile, 2);
    cgt_told_position(t, "wythoff", &rules, &start);
}
/* Half the time a losing pair, or one stone beside it. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    for (int64_t n = large ? 10000 : cgt_random_from(r, 5, 12); n; n--) {
        int64_t most = large || cgt_random_one_in(r, 6) ? MOST : 20,
                a = cgt_random_from(r, 0, most), b = cgt_random_from(r, 0, most);
        if (cgt_random_one_in(r, 2)) {
            int64_t k = cgt_random_from(r, 0, most / 3); /* k phi^2 is below 2.62 k */
            a = lower(k);
            b = a + k;
            if (cgt_random_one_in(r, 2)) b += cgt_random_one_in(r, 2) && b > a ? -1 : 1;
        }
        if (cgt_random_one_in(r, 2)) cgt_reply_pair(out, a, b);
        else cgt_reply_pair(out, b, a);
    }
    for (int64_t k = 1, next = 1; large && lower(k) + k <= MOST; next += k, k = next - k)
        cgt_reply_pair(out, lower(k), lower(k) + k); /* Fibonacci numbers: a double rounds k phi */
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* Two piles of h. */
static cgt_cost pair_table(const double *of) {
    double h = of[0], states = (h + 1) * (h + 1);
    return (cgt_cost){states, h * states + h * (h + 1) * (2 * h + 1) / 6, states};
}
static cgt_cost pair_look(const double *of) {
    (void)of;
    return (cgt_cost){1, 1, 16};
}
static const cgt_limit limits[] = {{"stones in a heap", MOST}, {0}};
static const cgt_method methods[] = {
    {CGT_MEMORY, pair_table}, {"The golden ratio, in whole numbers", pair_look}, {0}};

const cgt_problem cgt_poj_1067 = {.id = "poj-1067",
                                  .title = "取石子游戏 (Taking Stones)",
                                  .link = "http://poj.org/problem?id=1067",
                                  .head = "",
                                  .tail = "",
                                  .limits = limits,
                                  .methods = methods,
                                  .state = sizeof(piles),
                                  .run = run,
                                  .gen = gen,
                                  .tell = tell};
