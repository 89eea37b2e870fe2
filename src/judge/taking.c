/* taking.c -- one pile and a set of amounts, word by word: bit h of a table says something of
 * pile h.
 *
 *   amounts to 64       a walk within the word: each lost pile puts its `near` marks ahead of it
 *   amounts below 4096  whole words of the table, shifted, since only words before matter; or, where
 *                       there are many, so that few piles are lost: the same marks for each of these
 *   all others          64 words at once, since only words before these matter: those that are to be
 *                       shifted by the same amount are united first
 *
 * Sets whose amounts are all to 64 are left to cgt_take_outcomes, which finds the period besides. Its
 * sieve for larger ones is kept apart: here a case goes on where its budget ended, and takes 1000
 * amounts word by word.
 * O(pile / 64 * amounts + lost piles).
 * SPDX-License-Identifier: MIT */
#include "taking.h"

#include <stdlib.h>
#include <string.h>

#include "../kernels/kernels.h"
#include "methods.h"

void cgt_taking_free(cgt_taking *s) { free(s->lost); }

bool cgt_taking_read(cgt_taking *s, cgt_text *in, int64_t many) {
    while (s->amounts < many) {
        if (!cgt_text_number(in, 1, CGT_AMOUNT, "an amount is from 1 to 1000000000, not %",
                             &s->amount[s->amounts]))
            return false;
        s->amounts++;
    }
    return true;
}

static void sort(cgt_taking *s, uint32_t n) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < s->amounts; i++)
        if (s->amount[i] <= n) s->sorted[kept++] = (uint32_t)s->amount[i];
    s->useful = cgt_distinct(s->sorted, kept);
}

enum {
    NEAR = 64,
    MIDDLE = 64 * CGT_BLOCK, /* amounts below it, above NEAR */
    MANY = 128               /* many middle amounts: random ones leave about one lost pile in 40 */
};
static uint64_t near_set(const cgt_taking *s, uint32_t *middle) {
    uint64_t set = 0;
    *middle = 0;
    while (*middle < s->useful && s->sorted[*middle] <= NEAR)
        set |= (uint64_t)1 << (s->sorted[(*middle)++] - 1);
    return set;
}
static unsigned shift_of(uint32_t amount) { return amount & 63; }
static int by_shift(const void *a, const void *b) {
    return (int)shift_of(*(const uint32_t *)a) - (int)shift_of(*(const uint32_t *)b);
}
static void split(cgt_taking *s, uint32_t middle) {
    uint32_t i = middle;
    memset(s->fill.set, 0, sizeof s->fill.set);
    for (; i < s->useful && s->sorted[i] < MIDDLE; i++)
        s->fill.set[1 + (s->sorted[i] >> 6)] |= (uint64_t)1 << shift_of(s->sorted[i]);
    s->fill.middle = middle;
    s->fill.far = i;
    memcpy(s->far + i, s->sorted + i, (s->useful - i) * sizeof *s->far);
    qsort(s->far + i, s->useful - i, sizeof *s->far, by_shift);
}
/* The piles of word w that are one of the middle amounts above a pile of the table. */
static uint64_t middle_marks(const cgt_taking *s, uint32_t w) {
    uint64_t marks = 0;
    for (uint32_t i = s->fill.middle; i < s->fill.far && s->sorted[i] >> 6 <= w; i++) {
        uint32_t back = w - (s->sorted[i] >> 6), shift = shift_of(s->sorted[i]);
        marks |= s->lost[back] << shift;
        if (shift && back) marks |= s->lost[back - 1] >> (64 - shift);
    }
    return marks;
}
typedef uint64_t two __attribute__((vector_size(16), aligned(8), may_alias));
static void unite(uint64_t *to, const uint64_t *from, uint32_t n) {
    if (n & 1) *to++ |= *from++;
    for (uint32_t i = 0; i + 1 < n; i += 2) *(two *)(to + i) |= *(const two *)(from + i);
}
/* n words of `from`, which begins one earlier, shifted. */
static void mark(uint64_t *to, const uint64_t *from, uint32_t n, unsigned shift) {
    for (uint32_t i = 0; i < n; i++) to[i] |= from[i] >> 1 >> (63 - shift) | from[i + 1] << shift;
}
/* In words that are not done lost[] holds marks. Marks the far amounts in n words from w on. */
static void mark_block(cgt_taking *s, uint32_t w, uint32_t n) {
    uint64_t sum[CGT_BLOCK + 1]; /* words of the table from w - 1 on, moved by whole words */
    for (uint32_t i = s->fill.far; i < s->useful;) {
        unsigned shift = shift_of(s->far[i]);
        memset(sum, 0, sizeof sum);
        for (; i < s->useful && shift_of(s->far[i]) == shift; i++) {
            uint32_t back = (s->far[i] >> 6) + 1, none = back > w ? back - w : 0;
            if (none <= n) unite(sum + none, s->lost + (w + none - back), n + 1 - none);
        }
        mark(s->lost + w, sum, n, shift);
    }
}
/* Marks the middle amounts above the lost piles of word w. */
static void mark_ahead(cgt_taking *s, uint32_t w, uint32_t words, uint64_t lost) {
    uint32_t n = words - w < CGT_BLOCK + 1 ? words - w : CGT_BLOCK + 1;
    for (; lost; lost &= lost - 1)
        mark(s->lost + w, s->fill.set, n, (unsigned)__builtin_ctzll(lost));
}
/* Keeps the first of each run of ones and every other after it: the walk if the one near amount is
 * 1. Adding its first bit clears a run that begins at an even place. */
static uint64_t every_other(uint64_t runs) {
    const uint64_t even = UINT64_MAX / 3;
    uint64_t from_even = runs & ~(runs + (runs & ~(runs << 1) & even));
    return (from_even & even) | (runs & ~from_even & ~even);
}
enum { LOST_PILES = false, SUMS = true };
/* The next words of a table in which a pile is in exactly when no amount leads back to one that is
 * in (lost piles), or when some amount does (sums of amounts). Below `first` none is in. */
static bool fill(cgt_taking *s, uint32_t n, uint32_t first, bool sums, cgt_text *in) {
    uint32_t middle;
    uint64_t near = near_set(s, &middle);
    /* A word depends on as many words before it as the largest amount spans: once these come back,
     * all does. Some are kept, and later ones each time the table has doubled (Brent, BIT 20
     * (1980)); a rolling hash tells where to compare them. */
    enum { BASE = 0x2545f491 }; /* odd */
    uint32_t span = (s->sorted[s->useful - 1] >> 6) + 2, words = (n >> 6) + 1;
    uint64_t ahead = s->fill.ahead, hash = s->fill.hash;
    if (!s->fill.going) {
        ahead = sums;
        hash = 0;
        s->fill.going = true;
        s->fill.w = 0;
        s->fill.kept = span;
        s->fill.kept_hash = 0;
        s->fill.drop = 1;
        memset(s->lost, 0, words * sizeof *s->lost);
        split(s, middle);
        for (uint32_t i = 0; i < span && i < words; i++) s->fill.drop *= BASE;
    }
    bool many = !sums && s->fill.far - s->fill.middle > MANY;
    uint32_t w = s->fill.w, period = 0;
    for (; w < words && !period && in->budget > 0; w++) {
        if (w % CGT_BLOCK == 0) mark_block(s, w, words - w < CGT_BLOCK ? words - w : CGT_BLOCK);
        uint64_t marks = ahead | s->lost[w] | (many ? 0 : middle_marks(s, w)), in_word = 0;
        in->budget -= 1 + s->useful / 4;
        ahead = 0;
        if (w << 6 < first) marks |= cgt_mask(first - (w << 6) < 64 ? first - (w << 6) : 64);
        bool quick = near == 1 && !sums;
        if (quick) {
            in_word = every_other(~marks);
            ahead = in_word >> 63;
        }
        for (uint64_t left = quick ? 0 : sums ? marks : ~marks; left;) {
            unsigned at = (unsigned)__builtin_ctzll(left);
            uint64_t next = near << 1 << at;
            in_word |= (uint64_t)1 << at;
            ahead |= near >> (63 - at);
            left &= left - 1;
            left = sums ? left | next : left & ~next;
        }
        if (many) mark_ahead(s, w, words, in_word);
        s->lost[w] = in_word;
        hash = hash * BASE + in_word - (w < span ? 0 : s->lost[w - span] * s->fill.drop);
        if (w + 1 == s->fill.kept) s->fill.kept_hash = hash;
        if (w < s->fill.kept) continue;
        if (hash == s->fill.kept_hash &&
            !memcmp(s->lost + w + 1 - span, s->lost + s->fill.kept - span, span * sizeof hash))
            period = w + 1 - s->fill.kept;
        if (w < 2 * s->fill.kept) continue;
        s->fill.kept = w + 1;
        s->fill.kept_hash = hash;
    }
    for (; period && w < words; w++) s->lost[w] = s->lost[w - period];
    s->fill.w = w;
    s->fill.ahead = ahead;
    s->fill.hash = hash;
    s->fill.going = w < words;
    return w == words;
}
bool cgt_taking_solve(cgt_taking *s, uint32_t n, bool misere, cgt_text *in) {
    uint32_t words = (n >> 6) + 1;
    if (!s->fill.going) {
        if (!cgt_grow(&s->lost, &s->room, words, sizeof *s->lost)) {
            cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
            return false;
        }
        sort(s, n);
    }
    if (s->useful && s->sorted[s->useful - 1] > NEAR)
        return fill(s, n, misere ? s->sorted[0] : 0, LOST_PILES, in);
    cgt_cycle cycle;
    in->budget -= (int64_t)words;
    cgt_take_outcomes(s->sorted, s->useful, n, misere, s->lost, &cycle);
    for (uint32_t w = 0; w < words; w++) s->lost[w] = ~s->lost[w];
    return true;
}
bool cgt_taking_stuck(cgt_taking *s, uint32_t n, cgt_text *in, uint32_t *pile) {
    uint32_t least = s->useful ? s->sorted[0] : 0;
    *pile = least ? 0 : n;
    if (least < 2) return true;
    if (!fill(s, n, 0, SUMS, in)) return false;
    for (uint32_t h = 1; h < least && h <= n && !*pile; h++)
        if (cgt_taking_lost(s, n - h)) *pile = h;
    return true;
}

void cgt_taking_tell(const cgt_taking *s, uint32_t n, bool misere, cgt_told *t) {
    int64_t able[CGT_AMOUNTS];
    uint32_t take = 0;
    for (uint32_t i = 0; i < s->useful; i++) {
        able[i] = s->sorted[i];
        if (!take && cgt_taking_lost(s, n - s->sorted[i])) take = s->sorted[i];
    }
    t->sentence =
        take && take == n && !misere ? "From {n}, taking all {amount} wins at once."
        : take
            ? "From {n}, taking {amount} leaves {rest}, a losing position: the player to move wins."
        : s->useful ? "From {n}, every move (taking {amounts}) leaves a winning position: the "
                      "player to move loses."
        : misere    ? "From {n} there is no move: the player to move wins."
                    : "From {n} there is no move: the player to move loses.";
    cgt_told_number(t, "n", n);
    cgt_told_number(t, "amount", take);
    cgt_told_number(t, "rest", n - take);
    cgt_told_list(t, "amounts", able, s->useful);
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    if (misere) cgt_put(&rules, "misere");
    cgt_list(&rules, s->amount, s->amounts);
    cgt_putn(&start, n);
    cgt_told_position(t, "subtraction", &rules, &start);
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* n stones, amounts 1 to m. */
static cgt_cost take_all_games(const double *of) {
    double t[CGT_STEPS], sum = 0, n = of[0], m = of[1];
    if (m == 1) return (cgt_cost){n + 1, n, 16 * n};
    for (int h = 0; h < CGT_STEPS; h++) {
        t[h] = 1 + sum;
        sum += t[h] - (h >= m ? t[h - (int)m] : 0);
        if (h >= n || t[h] > CGT_ENDLESS) return (cgt_cost){t[h], t[h] - 1, 16 * n};
    }
    return (cgt_cost){CGT_ENDLESS, CGT_ENDLESS, 16 * n};
}
static cgt_cost take_table(const double *of) {
    double n = of[0], m = cgt_less(of[1], n);
    return (cgt_cost){n + 1, m * n - m * (m - 1) / 2, n + 1};
}
static cgt_cost take_words(const double *of) {
    double words = cgt_floor(of[0] / 64) + 1;
    return (cgt_cost){words, words * of[1], 8 * words};
}
const cgt_method cgt_taking_methods[] = {{CGT_ALL_GAMES, take_all_games},
                                         {"A table of all heaps, from 0 up", take_table},
                                         {"The same, 64 heaps at once", take_words},
                                         {0}};
