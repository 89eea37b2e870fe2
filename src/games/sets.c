/* sets.c -- see sets.h. No game by itself.
 * SPDX-License-Identifier: MIT */
#include "sets.h"

static uint64_t count(const cgt_sets *s, unsigned m, unsigned x) {
    return s->row[(size_t)m * (m + 1) / 2 + (x < m ? x : m)];
}

void cgt_sets_open(cgt_rules *r, cgt_in *t, cgt_sets *s, unsigned most, bool distinct) {
    uint64_t *row = cgt_alloc(r, t, (size_t)(most + 1) * (most + 2) / 2, sizeof *row);
    if (!row) return;
    *s = (cgt_sets){most, distinct, row};
    for (unsigned m = 0; m <= most; m++) {
        uint64_t *at = row + (size_t)m * (m + 1) / 2;
        at[0] = 1; /* the empty set */
        for (unsigned x = 1; x <= m; x++) at[x] = at[x - 1] + count(s, m - x, x - distinct);
    }
}

uint64_t cgt_sets_count(const cgt_sets *s, unsigned sum) { return count(s, sum, sum); }

uint64_t cgt_sets_rank(const cgt_sets *s, unsigned sum, const cgt_set_of *set) {
    uint64_t rank = 0;
    for (unsigned i = 0; i < set->n; sum -= set->at[i++]) rank += count(s, sum, set->at[i] - 1u);
    return rank;
}

void cgt_sets_unrank(const cgt_sets *s, unsigned sum, uint64_t rank, cgt_set_of *set) {
    unsigned most = sum;
    set->n = 0;
    while (rank) {
        /* the largest x with count(sum, x - 1) <= rank */
        unsigned low = 1, high = sum < most ? sum : most;
        while (low < high) {
            unsigned x = low + (high - low + 1) / 2;
            if (count(s, sum, x - 1) <= rank) low = x;
            else high = x - 1;
        }
        rank -= count(s, sum, low - 1);
        set->at[set->n++] = (uint16_t)low;
        sum -= low;
        most = low - s->distinct;
    }
}
