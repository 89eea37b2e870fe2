/* sets.h -- sets of numbers from 1 on whose sum is bounded, numbered 0, 1, 2 ... without a gap: the
 * narrowest key for heaps that split. With repeats 372 is the largest bound that 64 bits
 * can number.
 *
 *   count(m, x): sets of numbers up to x with sum up to m; those without an x, and those with one:
 *       count(m, x) = count(m, x - 1) + count(m - x, x)        x - 1 where each number stands once
 *   The number of a set, largest first: those before it have a smaller first number,
 *       rank(m; a b c ...) = count(m, a - 1) + rank(m - a; b c ...)
 * SPDX-License-Identifier: MIT */
#ifndef CGT_SETS_H
#define CGT_SETS_H
#include "../game.h"

enum { CGT_SETS_MOST = 372 };
typedef struct {
    unsigned most; /* the largest bound */
    bool distinct;
    const uint64_t *row; /* count(m, x) at m(m + 1)/2 + x, x <= m */
} cgt_sets;
typedef struct {
    unsigned n;
    uint16_t at[CGT_SETS_MOST]; /* descending */
} cgt_set_of;

/* In `open`; most <= 372. On failure refuses. */
void cgt_sets_open(cgt_rules *, cgt_in *, cgt_sets *, unsigned most, bool distinct);
uint64_t cgt_sets_count(const cgt_sets *, unsigned sum); /* how many with sum up to that */
uint64_t cgt_sets_rank(const cgt_sets *, unsigned sum, const cgt_set_of *);
void cgt_sets_unrank(const cgt_sets *, unsigned sum, uint64_t rank, cgt_set_of *);
static inline void cgt_sets_insert(cgt_set_of *s, unsigned x) {
    unsigned i = s->n++;
    for (; i && s->at[i - 1] < x; i--) s->at[i] = s->at[i - 1];
    s->at[i] = (uint16_t)x;
}
#endif
