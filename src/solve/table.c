/* table.c -- the solvers' hash table: linear probing, at most two thirds full.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "solve.h"

/* Fibonacci hashing, Knuth TAOCP 3, 6.4: the product's highest bits, as only they know of the key's
 * highest. */
static uint32_t home(const cgt_table *t, uint64_t key, uint32_t tag) {
    uint64_t hash = ((key ^ (uint64_t)tag << 57) * 0x9e3779b97f4a7c15u) >> 32;
    return (uint32_t)(hash * ((uint64_t)t->mask + 1) >> 32);
}
cgt_slot *cgt_table_find(const cgt_table *t, uint64_t key, uint32_t tag) {
    if (!t->slot) return NULL;
    for (uint32_t i = home(t, key, tag);; i++) {
        cgt_slot *s = &t->slot[i & t->mask];
        if (s->tag == tag && s->key == key) return s;
        if (!s->tag) return NULL;
    }
}
static cgt_slot *place(const cgt_table *t, uint64_t key, uint32_t tag) {
    uint32_t i = home(t, key, tag);
    while (t->slot[i & t->mask].tag) i++;
    return &t->slot[i & t->mask];
}
cgt_slot *cgt_table_add(cgt_table *t, uint64_t key, uint32_t tag) {
    if (!t->slot || t->count > t->mask / 3 * 2) {
        uint32_t mask = t->slot ? t->mask * 2 + 1 : 255;
        cgt_slot *s = mask < 1u << 30 ? calloc((size_t)mask + 1, sizeof *s) : NULL;
        if (!s) return NULL;
        cgt_table big = {s, mask, t->count};
        for (uint32_t i = 0; t->slot && i <= t->mask; i++)
            if (t->slot[i].tag) *place(&big, t->slot[i].key, t->slot[i].tag) = t->slot[i];
        free(t->slot);
        *t = big;
    }
    cgt_slot *s = place(t, key, tag);
    *s = (cgt_slot){.key = key, .tag = tag};
    t->count++;
    return s;
}
