/* uva-10368.c -- Euclid's Game: a multiple of the smaller number is taken from the larger; who
 * reaches 0 wins, Stan first (UVa 10368, POJ 2348; Cole and Davie, Mathematical Gazette 53 (1969),
 * 354-357). While the quotient is 1 the move is forced; who first finds more, or a division without
 * remainder, wins. Cases until `0 0`. O(log a).
 * SPDX-License-Identifier: MIT */
#include "judge.h"
#include "methods.h"

/* The judge's numbers are below 2^31. */
static const char range[] = "a number is 1 or more (0 0 ends), not %";

typedef struct {
    int64_t a;
    bool has_a;
} pair;
typedef struct {
    /* a >= b, where the player to move first has a choice, or ends the game; the moves before */
    int64_t a, b, forced;
} crossing;
static crossing crossing_of(int64_t a, int64_t b) {
    crossing c = {a > b ? a : b, a > b ? b : a, 0};
    while (c.a / c.b < 2 && c.a % c.b) c = (crossing){c.b, c.a - c.b, c.forced + 1};
    return c;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    pair *s = data;
    for (;;) {
        if (!s->has_a) {
            if (!cgt_text_number(in, 0, INT64_MAX, range, &s->a)) return;
            cgt_case_begin(in);
            s->has_a = true;
        }
        int64_t b;
        if (!cgt_text_number(in, 0, INT64_MAX, range, &b)) return;
        if (!s->a && !b) {
            cgt_text_finish(in);
            return;
        }
        if (!s->a || !b) {
            cgt_text_refuse(in, CGT_E_RANGE, range, 0);
            return;
        }
        cgt_text_beyond(in, (s->a | b) >> 31, "a, b < 2^31");
        cgt_reply_put(out, crossing_of(s->a, b).forced % 2 ? "Ollie wins\n" : "Stan wins\n");
        s->has_a = false;
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    int64_t n[2] = {1, 1};
    (void)found;
    cgt_text_numbers(one, 1, INT64_MAX, range, n, 2);
    crossing c = crossing_of(n[0], n[1]);
    t->sentence = c.a % c.b == 0 ? "After {forced} forced moves comes {a} {b}, where {b} divides "
                                   "{a}: {who} makes the last move."
                                 : "After {forced} forced moves comes {a} {b}, with the first "
                                   "quotient above 1: {who} can choose, and wins.";
    cgt_told_number(t, "forced", c.forced);
    cgt_told_number(t, "a", c.a);
    cgt_told_number(t, "b", c.b);
    cgt_told_text(t, "who", c.forced % 2 ? "Ollie" : "Stan");
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    cgt_list(&start, n, 2);
    cgt_told_position(t, "euclid", &rules, &start);
}
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    const int64_t most = size == CGT_LARGE ? INT32_MAX : 14;
    for (int64_t k = size == CGT_LARGE ? 10000 : cgt_random_from(r, 4, 10); k; k--) {
        int64_t a = cgt_random_from(r, 1, most), b = cgt_random_from(r, 1, most), x = 1, y = 1;
        switch (cgt_random_from(r, 0, 4)) {
            case 0: /* near the golden ratio each move is forced */
                for (int64_t i = cgt_random_from(r, 1, 42); i && y <= most - x; i--) {
                    int64_t z = x + y;
                    x = y;
                    y = z;
                }
                a = x;
                b = y;
                break;
            case 1: /* one divides the other */
                a = cgt_random_from(r, 1, most / b) * b;
                break;
            default:
                break;
        }
        cgt_reply_pair(out, a, b);
    }
    cgt_reply_put(out, "0 0\n");
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* Along the divisions of Euclid's algorithm: a = q b + r. */
typedef struct {
    double a, b;
} sides;
static sides ordered(const double *of) {
    return of[0] < of[1] ? (sides){of[1], of[0]} : (sides){of[0], of[1]};
}
static sides divided(sides p, double *q) {
    *q = cgt_floor(p.a / p.b);
    return (sides){p.b, p.a - *q * p.b};
}
static cgt_cost euclid_all_games(const double *of) {
    double t = 0, q[CGT_STEPS];
    int n = 0;
    for (sides p = ordered(of); p.b >= 1 && n < CGT_STEPS; n++) p = divided(p, &q[n]);
    for (t = 1; n--;) t = cgt_power(2, q[n] - 1) * (t + 1);
    return (cgt_cost){t, t - 1, 16};
}
static cgt_cost euclid_memory(const double *of) {
    double states = 1, moves = 0, q;
    for (sides p = ordered(of); p.b >= 1;) {
        p = divided(p, &q);
        states += q;
        moves += q * (q + 1) / 2;
    }
    return (cgt_cost){states, moves, 24 * states};
}
static cgt_cost euclid_quotients(const double *of) {
    double steps = 1, q = 1;
    for (sides p = ordered(of); p.b >= 1; steps++) {
        sides next = divided(p, &q);
        if (q >= 2 || next.b < 1) break;
        p = next;
    }
    return (cgt_cost){steps, steps, 16};
}
static const cgt_limit limits[] = {{"the first number", 2147483647}, {"the second number", 1}, {0}};
static const cgt_method methods[] = {{CGT_ALL_GAMES, euclid_all_games},
                                     {CGT_MEMORY, euclid_memory},
                                     {"Divide until a player has a choice", euclid_quotients},
                                     {0}};

const cgt_problem cgt_uva_10368 = {.id = "uva-10368",
                                   .title = "Euclid’s Game",
                                   .link = "https://onlinejudge.org/external/103/10368.pdf",
                                   .head = "",
                                   .tail = "0 0\n",
                                   .limits = limits,
                                   .methods = methods,
                                   .state = sizeof(pair),
                                   .run = run,
                                   .gen = gen,
                                   .tell = tell};
