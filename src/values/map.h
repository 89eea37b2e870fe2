/* map.h -- from a pair of 32-bit numbers to one: open addressing, at most two thirds full.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_MAP_H
#define CGT_MAP_H
#include <stdbool.h>
#include <stdint.h>

#define CGT_ABSENT UINT32_MAX
typedef struct {               /* 12 bytes, and a look takes one place in memory */
    uint32_t high, low, value; /* CGT_ABSENT: free */
} cgt_pairing;
typedef struct {
    cgt_pairing *at;
    uint32_t mask, count;
} cgt_map;
static inline uint64_t cgt_pair(uint32_t a, uint32_t b) { return (uint64_t)a << 32 | b; }
/* CGT_ABSENT, which is no value. */
uint32_t cgt_map_find(const cgt_map *, uint64_t key);
/* False: no memory, and all is as it was. The key is absent before. */
bool cgt_map_add(cgt_map *, uint64_t key, uint32_t value);
void cgt_map_free(cgt_map *);
/* It is empty, and keeps its memory where that is little. */
void cgt_map_clear(cgt_map *);
#endif
