/* uva-10891.c -- Game of Sum: numbers in a row; a move takes one or more of them from one end, and
 * both want the greatest difference (UVa 10891). With P(a, b) what the mover collects of the
 * numbers a .. b-1 in all,
 *
 *   P(a, b) = sum(a, b) - min(0, P(k, b) for a < k < b, P(a, k) for a < k < b)
 *
 * since the rest goes to the opponent as a mover, and the difference is 2 P - sum. Both minima are
 * kept running, so a row is O(n^2) steps and O(n) memory: one pass for each a, from the right.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "chunks.h"
#include "methods.h"

/* The judge's rows have 100 numbers; sizes are not stated. What both collect is at most 5 * 10^18
 * in size, so every sum and difference fits in 64 bits; twice such a sum does not. */
enum { NUMBERS = 50000 };
static const int64_t LARGEST = 100000000000000;
typedef struct {
    int64_t n, have;
    uint32_t at; /* rows at..n-1 of the table are done */
    int64_t *number, *before /* sums of the first i */, *least /* of P(k, b), k >= at */;
    int64_t *right /* P(a, n) */, *left /* P(0, b) */;
    uint32_t room[5];
} row;

static void release(void *data) {
    row *s = data;
    free(s->number);
    free(s->before);
    free(s->least);
    free(s->right);
    free(s->left);
}
static bool make_room(row *s) {
    int64_t **all[] = {&s->number, &s->before, &s->least, &s->right, &s->left};
    for (unsigned i = 0; i < 5; i++)
        if (!cgt_grow(all[i], &s->room[i], (uint32_t)s->n + 1, sizeof(int64_t))) return false;
    return true;
}
/* Lead of a player who collects `one` of `all`. */
static int64_t ahead(int64_t one, int64_t all) { return one - (all - one); }
/* Whether the row is whole. */
static bool read_row(row *s, cgt_text *in) {
    if (!s->n) {
        if (!cgt_text_number(in, 0, NUMBERS, "a row has 1 to 50000 numbers, not %", &s->n))
            return false;
        if (!s->n) {
            cgt_text_finish(in);
            return false;
        }
        cgt_case_begin(in);
        cgt_text_beyond(in, s->n > 100, "n ≤ 100");
        s->have = 0;
        s->at = (uint32_t)s->n;
        if (!make_room(s)) cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
    }
    if (s->have < s->n)
        s->have += (int64_t)cgt_text_numbers(in, -LARGEST, LARGEST,
                                             "a number is from -10^14 to 10^14, not %",
                                             s->number + s->have, (size_t)(s->n - s->have));
    return s->have == s->n && !in->status;
}
/* One row of the table: all P(a, b), b > a. */
static void pass(row *s, uint32_t a) {
    uint32_t n = (uint32_t)s->n;
    int64_t best = 0; /* 0 and of P(a, k), k < b */
    int64_t *least = s->least, base = s->before[a];
    least[a] = 0; /* P(b, b): nothing is left */
    for (uint32_t b = a + 1; b <= n; b++) {
        int64_t rest = least[b] < best ? least[b] : best, p = s->before[b] - base - rest;
        if (!a) s->left[b] = p;
        best = p < best ? p : best;
        least[b] = p < least[b] ? p : least[b];
        if (b == n) s->right[a] = p;
    }
}
/* False: the budget is spent. */
static bool fill(row *s, int64_t *budget) {
    uint32_t n = (uint32_t)s->n;
    if (s->at == n) {
        s->before[0] = 0;
        for (uint32_t i = 0; i < n; i++) s->before[i + 1] = s->before[i] + s->number[i];
        s->least[n] = s->right[n] = s->left[0] = 0;
    }
    while (s->at && *budget > 0) {
        pass(s, --s->at);
        *budget -= 1 + (n - s->at) / 8;
    }
    return !s->at;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    row *s = data;
    while (read_row(s, in)) {
        if (!fill(s, &in->budget)) return;
        cgt_reply_number(out, ahead(s->left[s->n], s->before[s->n]));
        cgt_reply_put(out, "\n");
        s->n = 0;
        cgt_case_end(in, out);
    }
}

static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SEARCHED = 5000, SHOWN = 100, EACH = 1000000 }; /* limits of the game */
    (void)found;
    row s = {0};
    int64_t budget = INT64_MAX;
    if (read_row(&s, one)) {
        bool small = s.n <= SHOWN;
        for (int64_t i = 0; i < s.n; i++) small &= s.number[i] <= EACH && s.number[i] >= -EACH;
        t->sentence = "The row is too long to show its best first move.";
        if (s.n <= SEARCHED && fill(&s, &budget)) {
            int64_t n = s.n, all = s.before[n], value = ahead(s.left[n], all), take = 0, worth = 0;
            bool right = false;
            for (int64_t k = 1; k <= n && !take; k++) {
                int64_t after = ahead(s.right[k], all - s.before[k]);
                if (s.before[k] - after == value) take = k, worth = s.before[k];
            }
            for (int64_t k = 1; k <= n && !take; k++) {
                int64_t after = ahead(s.left[n - k], s.before[n - k]);
                if (all - s.before[n - k] - after == value)
                    take = k, worth = all - s.before[n - k], right = true;
            }
            t->sentence = right ? "A’s best move is to take {n} from the right, worth {points}; "
                                  "the rest is worth {rest} to B, so the difference is {value}."
                                : "A’s best move is to take {n} from the left, worth {points}; the "
                                  "rest is worth {rest} to B, so the difference is {value}.";
            cgt_told_number(t, "n", take);
            cgt_told_number(t, "points", worth);
            cgt_told_number(t, "rest", worth - value);
            cgt_told_number(t, "value", value);
        }
        cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
        if (small) {
            cgt_list(&start, s.number, (size_t)s.n);
            cgt_told_position(t, "row", &rules, &start);
        }
    }
    release(&s);
}

static void put_row(const int64_t *number, uint32_t n, cgt_reply *out) {
    cgt_reply_number(out, n);
    cgt_reply_put(out, "\n");
    cgt_reply_list(out, number, n);
}
/* Rows of one number; all negative; zeros; ends that both want and a middle that nobody does. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    enum { LONGEST = 100 };
    bool large = size == CGT_LARGE;
    for (int64_t rows = large ? 100 : cgt_random_from(r, 8, 12); rows--;) {
        int64_t number[LONGEST], n = large ? LONGEST : cgt_random_from(r, 1, 7),
                                 most = large                     ? 10000
                                        : cgt_random_one_in(r, 3) ? 2
                                                                  : 12,
                                 high = cgt_random_one_in(r, 6) ? -1 : most;
        for (int64_t i = 0; i < n; i++) number[i] = cgt_random_from(r, -most, high);
        put_row(number, (uint32_t)n, out);
    }
    cgt_reply_put(out, "0\n");
}
/* Fewer numbers; then each nearer to 0. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    row s = {0};
    cgt_text in;
    cgt_chunk c = {0};
    bool more = false;
    cgt_text_whole(&in, one, length);
    if (read_row(&s, &in)) {
        uint32_t n = (uint32_t)s.n;
        more = n > 1 && cgt_chunk_at(n, &k, &c);
        for (uint32_t i = c.to; more && i < n; i++) s.number[i - (c.to - c.from)] = s.number[i];
        n -= c.to - c.from;
        for (uint32_t i = 0; !more && i < n; i++) {
            int64_t v = s.number[i], size = v < 0 ? -v : v;
            more = cgt_less_at(size, 0, &k, &size);
            s.number[i] = v < 0 ? -size : size;
        }
        if (more) put_row(s.number, n, out);
    }
    release(&s);
    return more;
}

/* --- what the methods cost -------------------------------------------------------------------- */

static cgt_cost row_all_games(const double *of) {
    double t = 2 * cgt_power(3, of[0] - 1);
    return (cgt_cost){t, t - 1, 8 * of[0]};
}
static cgt_cost row_intervals(const double *of) {
    double n = of[0];
    return (cgt_cost){n * (n + 1) / 2, n * (n + 1) * (2 * n + 1) / 6, 8 * n * n};
}
static cgt_cost row_least(const double *of) {
    double n = of[0];
    return (cgt_cost){n * (n + 1) / 2, n * (n + 1), 16 * n};
}
static const cgt_limit limits[] = {{"numbers", 100}, {0}};
static const cgt_method methods[] = {
    {CGT_ALL_GAMES, row_all_games},
    {"A table of all stretches, with every move", row_intervals},
    {"The same, with the least value so far on each side", row_least},
    {0}};

const cgt_problem cgt_uva_10891 = {.id = "uva-10891",
                                   .title = "Game of Sum",
                                   .link = "https://onlinejudge.org/external/108/10891.pdf",
                                   .head = "",
                                   .tail = "0\n",
                                   .limits = limits,
                                   .methods = methods,
                                   .state = sizeof(row),
                                   .run = run,
                                   .free = release,
                                   .gen = gen,
                                   .tell = tell,
                                   .shrink = shrink};
