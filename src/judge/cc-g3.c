/* cc-g3.c -- A Coin Game: coins on different cells of a strip; a move takes one coin to the left,
 * not onto another and not over it (CodeChef G3, September 2009). From the right the coins are
 * paired; the free cells within a pair are a Nim heap (drawn in games/strip.c), a first coin alone
 * being paired with the edge. The winning move of the leftmost coin that has one is asked for: the
 * right coin of a pair takes from its heap, the left one adds to it, so each coin has at most one.
 * O(coins).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "chunks.h"
#include "methods.h"

/* The judge's: about 100 cases, 10000 coins, cells to 10^9. */
enum { COINS = 10000000, CASES = 1000000000, FIRST = 1024 };
static const int64_t CELL = 1000000000000000000;
typedef struct {
    bool announced;
    int64_t n, have;
    int64_t *cell; /* ascending */
    uint32_t room;
} strip;
static void release(void *data) { free(((strip *)data)->cell); }

static bool read_strip(strip *s, cgt_text *in) {
    if (!s->n) {
        if (!cgt_text_number(in, 1, COINS, "a number of coins is from 1 to 10000000, not %", &s->n))
            return false;
        cgt_case_begin(in);
        cgt_text_beyond(in, s->n > 10000, "N ≤ 10000");
        s->have = 0;
    }
    while (s->have < s->n) {
        if (s->have == s->room || !s->room) { /* grows as numbers come: the count may be wrong */
            uint32_t need = s->room ? 2 * s->room : FIRST;
            if (!cgt_grow(&s->cell, &s->room, need, sizeof *s->cell)) {
                cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
                return false;
            }
        }
        int64_t *at = s->cell + s->have;
        if (!cgt_text_number(in, 1, CELL, "a square is from 1 to 10^18, not %", at)) return false;
        if (s->have && *at <= at[-1]) {
            cgt_text_refuse(in, CGT_E_RANGE, "coins stand on different squares, from left to right",
                            0);
            return false;
        }
        cgt_text_beyond(in, *at > 1000000000, "c ≤ 10^9");
        s->have++;
    }
    return true;
}
static int64_t gap(const strip *s, int64_t i) { return s->cell[i] - (i ? s->cell[i - 1] : 0) - 1; }
static int64_t gap_xor(const strip *s) {
    int64_t x = 0;
    for (int64_t i = s->n - 1; i >= 0; i -= 2) x ^= gap(s, i);
    return x;
}
/* The cell to which coin i goes to make the xor 0; its own cell: it cannot. */
static int64_t target(const strip *s, int64_t i, int64_t x) {
    bool right = !((s->n - 1 - i) & 1);
    int64_t heap = gap(s, right ? i : i + 1), change = (heap ^ x) - heap;
    if (right) return change < 0 ? s->cell[i] + change : s->cell[i];
    return change > 0 && change <= gap(s, i) ? s->cell[i] - change : s->cell[i];
}
/* n: no coin does. */
static int64_t first_coin(const strip *s, int64_t x) {
    int64_t i = x ? 0 : s->n;
    while (i < s->n && target(s, i, x) == s->cell[i]) i++;
    return i;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    strip *s = data;
    int64_t cases;
    if (!s->announced) {
        if (!cgt_text_number(in, 0, CASES, "a number of cases is from 0 to 1000000000, not %",
                             &cases))
            return;
        cgt_text_announce(in, cases);
        s->announced = true;
    }
    while (read_strip(s, in)) {
        int64_t x = gap_xor(s), i = first_coin(s, x);
        if (x) {
            cgt_reply_put(out, "Mary wins\nMove ");
            cgt_reply_number(out, s->cell[i]);
            cgt_reply_put(out, " to ");
            cgt_reply_number(out, target(s, i, x));
            cgt_reply_put(out, "\n\n");
        } else {
            cgt_reply_put(out, "Johnny wins\n\n");
        }
        in->budget -= s->n / 4;
        s->n = 0;
        cgt_case_end(in, out);
    }
}

/* A coin that somebody moves, i of n; n: none, or to a cell where it may not go. */
static int64_t coin_in(const strip *s, const char *found, int64_t *to) {
    static const char begin[] = "Mary wins\nMove ";
    int64_t from = 0, i = 0;
    if (!found) return s->n;
    for (const char *c = begin; *c; c++, found++)
        if (*c != *found) return s->n;
    for (; *found >= '0' && *found <= '9' && from <= CELL / 10; found++)
        from = 10 * from + *found - '0';
    for (const char *c = " to "; *c; c++, found++)
        if (*c != *found) return s->n;
    for (*to = 0; *found >= '0' && *found <= '9' && *to <= CELL / 10; found++)
        *to = 10 * *to + *found - '0';
    while (i < s->n && s->cell[i] != from) i++;
    return i < s->n && *to < from && *to >= from - gap(s, i) ? i : s->n;
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 64 }; /* fields of a position */
    strip s = {0};
    if (read_strip(&s, one)) {
        int64_t x = gap_xor(&s), i = first_coin(&s, x), list[SHOWN], to = 0,
                asked = coin_in(&s, found, &to);
        size_t pairs = 0;
        for (int64_t k = (s.n - 1) & 1; k < s.n && pairs < SHOWN; k += 2)
            list[pairs++] = gap(&s, k);
        cgt_told_list(t, "gaps", list, pairs);
        cgt_told_number(t, "xor", x);
        if (x) {
            cgt_told_number(t, "from", s.cell[i]);
            cgt_told_number(t, "to", target(&s, i, x));
        }
        if (!x)
            t->sentence =
                "The gaps within the pairs are {gaps}; their XOR is 0, so Johnny has a reply to "
                "every move.";
        else if (asked < s.n && asked != i && target(&s, asked, x) == to)
            t->sentence =
                "The gaps within the pairs are {gaps}, with XOR {xor}. That move wins too, but the "
                "coin on {from}, further left, wins by moving to {to}.";
        else
            t->sentence =
                "The gaps within the pairs are {gaps}, with XOR {xor}; moving from {from} to {to} "
                "makes it 0, and no coin further left can do that.";
        cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
        unsigned bits = 0;
        for (int64_t k = 0; k < s.n && k < SHOWN; k++) bits += cgt_width((uint64_t)s.cell[k]);
        if (s.n <= SHOWN && bits <= 64 && s.cell[s.n - 1] <= UINT32_MAX) {
            cgt_list(&start, s.cell, (size_t)s.n);
            cgt_told_position(t, "strip", &rules, &start);
        }
    }
    release(&s);
}

static void put_strip(const strip *s, cgt_reply *out) {
    cgt_reply_number(out, s->n);
    cgt_reply_put(out, "\n");
    cgt_reply_list(out, s->cell, (size_t)s->n);
}
/* By gaps, of which half the time the last makes the xor 0: at random Johnny would hardly win. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    int64_t cases = large ? 100 : cgt_random_from(r, 8, 12);
    strip s = {0};
    cgt_reply_number(out, cases);
    cgt_reply_put(out, "\n");
    while (cases--) {
        s.n = large ? 10000 : cgt_random_from(r, 1, 6);
        if (!cgt_grow(&s.cell, &s.room, (uint32_t)s.n, sizeof *s.cell)) {
            out->failed = true;
            break;
        }
        int64_t most = large ? 60000 : cgt_random_one_in(r, 4) ? 20 : 5;
        for (int64_t i = 0, at = 0, x = 0; i < s.n; i++) {
            bool right = !((s.n - 1 - i) & 1);
            int64_t space = cgt_random_from(r, 0, most);
            if (i == s.n - 1 && cgt_random_one_in(r, 2)) space = x;
            if (right) x ^= space;
            s.cell[i] = at += space + 1;
        }
        cgt_reply_put(out, "\n");
        put_strip(&s, out);
    }
    release(&s);
}
/* Fewer coins; then the coins from i on moved to the left, with a smaller gap there. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    strip s = {0};
    cgt_text in;
    cgt_chunk c = {0};
    bool more = false;
    cgt_text_whole(&in, one, length);
    if (read_strip(&s, &in)) {
        more = s.n > 1 && cgt_chunk_at((uint32_t)s.n, &k, &c);
        for (int64_t i = c.to; i < s.n; i++) s.cell[i - (c.to - c.from)] = s.cell[i];
        s.n -= c.to - c.from;
        for (int64_t i = 0, less; !more && i < s.n; i++) {
            more = cgt_less_at(gap(&s, i), 0, &k, &less);
            int64_t by = more ? gap(&s, i) - less : 0;
            for (int64_t j = i; by && j < s.n; j++) s.cell[j] -= by;
        }
        if (more) put_strip(&s, out);
    }
    release(&s);
    return more;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* Coins on different cells of c: every set of n of them, the last n cells being the start. */
static cgt_cost strip_memory(const double *of) {
    double states = cgt_choose(of[1], of[0]);
    return (cgt_cost){states, of[0] * cgt_choose(of[1], of[0] + 1), states};
}
static cgt_cost strip_pairs(const double *of) { return (cgt_cost){of[0], 2 * of[0], 8 * of[0]}; }
static const cgt_limit limits[] = {{"coins", 10000}, {"squares", 1000000000}, {0}};
static const cgt_method methods[] = {
    {CGT_MEMORY, strip_memory}, {"The XOR of the gaps within pairs", strip_pairs}, {0}};

const cgt_problem cgt_cc_g3 = {.id = "cc-g3",
                               .title = "A Coin Game",
                               .link = "https://www.codechef.com/problems/G3",
                               .head = "1\n\n",
                               .tail = "",
                               .limits = limits,
                               .methods = methods,
                               .state = sizeof(strip),
                               .run = run,
                               .free = release,
                               .gen = gen,
                               .tell = tell,
                               .shrink = shrink};
