/* table.c -- the solvers' hash table: linear probing, at most two thirds full.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "solve.h"

static uint32_t home(const cgt_table *t, uint64_t key, uint32_t tag) {
    return cgt_table_home(key ^ (uint64_t)tag << 57, t->mask);
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
