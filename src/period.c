/* period.c -- the period of a sequence, and whether it is proved.
 *
 * Golomb's argument (J. Combin. Theory 1 (1966)): where a value depends only on the m before it, a
 * window of m that recurs at distance p repeats what follows it, for ever. The last window is
 * compared with every earlier one by a rolling hash, and a hit is checked value by value, so the
 * answer is exact. The nearest earlier window gives the least period.
 * SPDX-License-Identifier: MIT */
#include "game.h"

static const uint64_t BASE = 0x9e3779b97f4a7c15u; /* odd, so that a product loses nothing */

static bool same(const uint32_t *a, const uint32_t *b, uint32_t n) {
    while (n && a[n - 1] == b[n - 1]) n--;
    return !n;
}

/* The last m values come back, and what repeats is so many periods long. */
static bool find(const uint32_t *value, uint32_t n, uint32_t m, uint32_t times, cgt_period *out) {
    if (!m || n < m + 1) return false;
    /* hash(window) = sum of window[i] * BASE^i; sliding left drops the last value */
    uint64_t last = 0, high = 1;
    for (uint32_t i = m; i-- > 0;) last = last * BASE + value[n - m + i] + 1;
    for (uint32_t i = 1; i < m; i++) high *= BASE;
    uint64_t hash = last;
    for (uint32_t p = 1; p <= n - m; p++) {
        uint32_t at = n - m - p;
        hash = (hash - (value[at + m] + (uint64_t)1) * high) * BASE + value[at] + 1;
        if (hash != last || !same(value + at, value + n - m, m)) continue;
        while (at && value[at - 1] == value[at - 1 + p]) at--;
        if ((n - at) / times < p) continue;
        *out = (cgt_period){.preperiod = at, .period = p};
        return true;
    }
    return false;
}
bool cgt_period_find(const uint32_t *value, uint32_t n, uint32_t memory, cgt_period *out) {
    bool some = find(value, n, memory ? memory : n / 2, 1, out);
    if (some) out->proved = memory != 0;
    return some;
}
bool cgt_period_seen(const uint32_t *value, uint32_t n, cgt_period *out) {
    enum { FEW = 24 }; /* so many values hardly come back by chance */
    return n / 4 >= FEW && find(value, n, n / 4, 3, out);
}
