/* heaps.h -- what games of heaps share: a position of numbers that only fall, one taken from at a
 * time. Key: one field a heap, as wide as that heap's number at the start. Move: item the heap,
 * choice the amount. A game's `data` begins with the cgt_fields of its heaps;
 * its own are the amounts.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_HEAPS_H
#define CGT_HEAPS_H
#include "../game.h"

/* In `open`: sizes the fields to the start. */
void cgt_heaps_open(cgt_rules *, cgt_fields *, cgt_in *rules, cgt_in start);
/* Open and read numbers that are no heaps: `expected` says what they are. */
void cgt_heaps_open_as(cgt_rules *, cgt_fields *, cgt_in *rules, cgt_in start,
                       const char *expected);
cgt_position cgt_heaps_parse_as(const cgt_rules *, cgt_in *, const char *expected);

/* Hooks of cgt_game, as they are. */
cgt_position cgt_heaps_parse(const cgt_rules *, cgt_in *);
void cgt_heaps_format(const cgt_rules *, cgt_position, cgt_out *);
void cgt_heaps_format_move(const cgt_rules *, cgt_position, cgt_move, cgt_out *);
cgt_position cgt_heaps_play(const cgt_rules *, cgt_position, cgt_move);
cgt_position cgt_heaps_canonical(const cgt_rules *, cgt_position);
int cgt_heaps_components(const cgt_rules *, cgt_position, cgt_part *out, int cap);
int cgt_heaps_items(const cgt_rules *, cgt_position, cgt_item *out, int cap);

static inline const cgt_fields *cgt_heaps(const cgt_rules *r) { return r->data; }
static inline uint64_t cgt_heap(const cgt_rules *r, cgt_position p, unsigned i) {
    return cgt_get(cgt_heaps(r), p, i);
}
#endif
