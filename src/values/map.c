/* map.c -- see map.h
 * SPDX-License-Identifier: MIT */
#include "map.h"

#include <stdlib.h>
#include <string.h>

enum { LEAST = 255 /* places - 1 */ };
/* Place of a key, also of a missing one. Fibonacci hashing, Knuth TAOCP 3, 6.4. */
static cgt_pairing *place(const cgt_map *m, uint32_t high, uint32_t low) {
    uint32_t i = (uint32_t)((cgt_pair(high, low) ^ high) * 0x9e3779b97f4a7c15u >> 32);
    for (;; i++) {
        cgt_pairing *p = &m->at[i & m->mask];
        if ((p->low == low && p->high == high) || p->value == CGT_ABSENT) return p;
    }
}
uint32_t cgt_map_find(const cgt_map *m, uint64_t key) {
    return m->at ? place(m, (uint32_t)(key >> 32), (uint32_t)key)->value : CGT_ABSENT;
}
bool cgt_map_add(cgt_map *m, uint64_t key, uint32_t value) {
    if (!m->at || m->count > m->mask / 3 * 2) {
        cgt_map big = {NULL, m->at ? m->mask * 2 + 1 : LEAST, m->count};
        const size_t bytes = ((size_t)big.mask + 1) * sizeof *big.at;
        if (big.mask < 1u << 28) big.at = malloc(bytes);
        if (!big.at) return false;
        memset(big.at, 0xff, bytes);
        for (uint32_t i = 0; m->at && i <= m->mask; i++)
            if (m->at[i].value != CGT_ABSENT) *place(&big, m->at[i].high, m->at[i].low) = m->at[i];
        free(m->at);
        *m = big;
    }
    *place(m, (uint32_t)(key >> 32), (uint32_t)key) =
        (cgt_pairing){(uint32_t)(key >> 32), (uint32_t)key, value};
    m->count++;
    return true;
}
void cgt_map_free(cgt_map *m) {
    free(m->at);
    *m = (cgt_map){0};
}
void cgt_map_clear(cgt_map *m) {
    if (m->mask > LEAST) cgt_map_free(m);
    else if (m->count) memset(m->at, 0xff, (LEAST + 1) * sizeof *m->at);
    m->count = 0;
}
