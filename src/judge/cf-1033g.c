/* cf-1033g.c -- Chip Game: Alice takes a chips of a pile, Bob b, who cannot loses; of all a and b up to
 * m, how many are won by Alice, by Bob, by who moves first, by who moves second (Codeforces 1033G). A
 * pile counts as its remainder by a + b, as what one takes the other fills up to a + b. With s = a + b
 * and a <= b a remainder below a is over; from a to b only Alice can take; from b to 2a each once; from
 * 2a and b on Bob ends it and Alice makes it hers. Of pairs in which nobody has a pile of their own the
 * first player wins those with an odd number from b on of which at most one is from 2a on, the second
 * player those with an even number and none: for each s the remainders are sorted, and between two
 * neighbours all a and b are counted at once. O(m n log n).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "judge.h"
#include "methods.h"

/* The judge's: 100 piles, m to 10^5. */
enum { PILES = 1000, MOST = 1000000, NOTED = 6 };
static const int64_t CHIPS = 1000000000000000000;
typedef struct {
    int64_t n, m, pile[PILES];
    uint32_t come;
    bool counted, sized;
    int64_t sum; /* a + b of those that come next */
    int64_t first, second;
    int64_t rest[PILES + 2]; /* remainders of the piles, sorted, between 0 and sum - 1 */
} chips;

static bool read(chips *s, cgt_text *in) {
    if (!s->counted) {
        if (!cgt_text_number(in, 1, PILES, "there are 1 to 1000 heaps, not %", &s->n)) return false;
        cgt_case_begin(in);
        cgt_text_beyond(in, s->n > 100, "n ≤ 100");
        s->counted = true;
    }
    if (!s->sized) {
        if (!cgt_text_number(in, 1, MOST, "m is 1 to 1000000, not %", &s->m)) return false;
        cgt_text_beyond(in, s->m > 100000, "m ≤ 10^5");
        s->sized = true;
        s->sum = 2;
    }
    s->come += (uint32_t)cgt_text_numbers(in, 1, CHIPS, "a heap has 1 to 10^18 chips, not %",
                                          s->pile + s->come, (size_t)s->n - s->come);
    return s->come == s->n;
}
/* Shell's sort, Ciura's gaps. */
static void sort(int64_t *x, uint32_t n) {
    static const uint16_t gaps[] = {701, 301, 132, 57, 23, 10, 4, 1};
    for (uint32_t k = 0; k < sizeof gaps / sizeof *gaps; k++)
        for (uint32_t gap = gaps[k], i = gap; i < n; i++) {
            int64_t v = x[i];
            uint32_t j = i;
            for (; j >= gap && x[j - gap] > v; j -= gap) x[j] = x[j - gap];
            x[j] = v;
        }
}
static int64_t less(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t more(int64_t a, int64_t b) { return a > b ? a : b; }
/* Counts pairs with that sum that the first player wins, and the second. */
static void count(chips *s) {
    uint32_t n = (uint32_t)s->n;
    int64_t *w = s->rest;
    w[0] = 0;
    for (uint32_t i = 0; i < n; i++) w[i + 1] = s->pile[i] % s->sum;
    sort(w + 1, n);
    w[n + 1] = s->sum - 1;
    for (uint32_t i = 0; i <= n; i++) { /* n - i of them are from a and b on */
        bool odd = (n - i) & 1;
        int64_t low = more(w[i], w[odd ? n - 1 : n] / 2) + 1, high = less(w[i + 1], s->m),
                pairs = less(high, s->sum - low) - more(low, s->sum - high) + 1;
        if (pairs > 0) *(odd ? &s->first : &s->second) += pairs;
    }
}
static void put(const chips *s, cgt_reply *out) {
    int64_t each = (s->m * s->m - s->first - s->second) / 2;
    const int64_t list[] = {each, each, s->first, s->second};
    cgt_reply_list(out, list, 4);
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    chips *s = data;
    int64_t none;
    if (!s->counted) cgt_text_announce(in, 1);
    if (!in->cases) {
        if (!read(s, in)) return;
        for (; s->sum <= 2 * s->m; s->sum++) {
            if (in->budget <= 0) return;
            in->budget -= 1 + s->n / 2;
            count(s);
        }
        put(s, out);
        cgt_case_end(in, out);
    }
    cgt_text_number(in, 1, CHIPS, "", &none); /* there may be none */
}

/* 'A', 'B', 'F' (first) or 'S' (second): for one pair, by what each pile is. */
static char winner(const chips *s, int64_t a, int64_t b) {
    int64_t low = less(a, b), high = more(a, b), own = 0, both = 0, hot = 0;
    for (int64_t i = 0; i < s->n; i++) {
        int64_t w = s->pile[i] % (a + b);
        own += w >= low && w < high;
        both += w >= high;
        hot += w >= high && w >= 2 * low;
    }
    char ahead = a < b ? 'A' : 'B';
    return own || hot > 1 || (hot && both % 2 == 0) ? ahead : both % 2 ? 'F' : 'S';
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SMALL = 40 };
    chips *s = calloc(1, sizeof *s);
    char text[200] = "";
    cgt_out o = {text, sizeof text, 0};
    uint32_t shown = 0;
    (void)found;
    if (s && read(s, one)) {
        for (; s->sum <= 2 * s->m && one->budget > 0; s->sum++) {
            one->budget -= 1 + s->n / 2;
            count(s);
        }
        for (int64_t sum = 2; sum <= 2 * less(s->m, SMALL) && shown <= NOTED; sum++)
            for (int64_t a = more(1, sum - s->m); a <= less(sum - 1, s->m) && shown <= NOTED; a++) {
                if (winner(s, a, sum - a) != 'F') continue;
                if (shown) cgt_put(&o, ", ");
                if (shown++ == NOTED) {
                    cgt_put(&o, "...");
                    break;
                }
                cgt_putc(&o, '(');
                cgt_putn(&o, a);
                cgt_put(&o, ", ");
                cgt_putn(&o, sum - a);
                cgt_putc(&o, ')');
            }
        t->sentence =
            shown ? "Of {all} pairs the first player wins {first}, such as {pairs}, and the "
                    "second player {second}. Of the others, half are Alice’s."
                  : "Of {all} pairs the first player wins {first}, and the second player "
                    "{second}. Of the others, half are Alice’s.";
        cgt_told_number(t, "all", s->m * s->m);
        cgt_told_number(t, "first", s->first);
        cgt_told_number(t, "second", s->second);
        cgt_told_text(t, "pairs", text);
    }
    free(s);
}
/* Small piles below 4m, or one of two sizes so that nobody has one of their own. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE, alike = cgt_random_one_in(r, 2);
    int64_t n = large ? 100 : cgt_random_from(r, 1, 5),
            m = large ? 100000 : cgt_random_from(r, 1, 9), pile[100],
            of = cgt_random_from(r, 1, 3 * m);
    for (int64_t i = 0; i < n; i++)
        pile[i] = large   ? cgt_random_from(r, 1, CHIPS)
                  : alike ? of + cgt_random_from(r, 0, 1)
                          : cgt_random_from(r, 1, 4 * m);
    cgt_reply_pair(out, n, m);
    cgt_reply_list(out, pile, (size_t)n);
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* Each pair on its own, or each sum, with a look at each pile. */
static cgt_cost pairs_one_by_one(const double *of) {
    double pairs = of[1] * of[1];
    return (cgt_cost){pairs, pairs * of[0], 8 * of[0]};
}
static cgt_cost pairs_by_sum(const double *of) {
    double sums = 2 * of[1] - 1;
    return (cgt_cost){sums, sums * of[0], 16 * of[0]};
}
static const cgt_limit limits[] = {{"heaps", 100}, {"the most that may be taken", 100000}, {0}};
static const cgt_method methods[] = {
    {"Each pair, by the remainders of the heaps", pairs_one_by_one},
    {"Each sum, between neighbouring remainders", pairs_by_sum},
    {0}};

const cgt_problem cgt_cf_1033g = {.id = "cf-1033g",
                                  .title = "Chip Game",
                                  .link = "https://codeforces.com/problemset/problem/1033/G",
                                  .head = "",
                                  .tail = "",
                                  .limits = limits,
                                  .methods = methods,
                                  .state = sizeof(chips),
                                  .run = run,
                                  .gen = gen,
                                  .tell = tell};
