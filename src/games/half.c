/* half.c -- heaps; a move takes from one heap at least one and at most half of it (LightOJ 1296,
 * Again Stone Game). Such games are L. Levine's Maximum Nim, Ars Combin. 80 (2006).
 * Key and moves: heaps.h.
 * SPDX-License-Identifier: MIT */
#include "claim.h"
#include "heaps.h"

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_fields *f = cgt_alloc(r, t, 1, sizeof *f);
    if (f) cgt_heaps_open(r, f, t, start);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t take = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < cgt_heaps(r)->n; i++, take = 0) {
        if (!take) take = 1;
        if (take <= cgt_heap(r, p, i) / 2) return cgt_touch(i, take);
    }
    return CGT_NONE;
}

/* An even heap is worth its half; an odd one 2h + 1 as much as h: in binary, ones at the end are
 * struck off, and then the 0 before them. */
static uint64_t value_of(uint64_t heap) {
    while (heap & 1) heap >>= 1;
    return heap / 2;
}
static uint64_t heaps_xor(const cgt_rules *r, cgt_position p) {
    uint64_t x = 0;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) x ^= value_of(cgt_heap(r, p, i));
    return x;
}

/* Heaps of value v are 2v, 4v + 1, 8v + 3 ...; one of them lies between a heap of a greater value
 * and its half. */
static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint64_t change = heaps_xor(r, p) ^ want;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) {
        uint64_t heap = cgt_heap(r, p, i), v = value_of(heap) ^ change;
        if (v >= value_of(heap)) continue;
        uint64_t left = 2 * v;
        while (left < heap - heap / 2) left = 2 * left + 1;
        return cgt_touch(i, heap - left);
    }
    return CGT_NONE;
}

static bool halves(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return cgt_claim_grundy(r, p, heaps_xor(r, p), reach, c);
}

static const cgt_theorem theorems[] = {
    {.name = "halves",
     .statement = "An even heap has its half as Grundy value; an odd heap 2h+1 has the Grundy "
                  "value of h.",
     .source = "a case of Maximum Nim: L. Levine, Fractal sequences and restricted Nim, Ars "
               "Combinatoria 80 (2006); the game is LightOJ 1296",
     .rules = "",
     .universe = "0..46 0..46 0..46",
     .says = halves,
     .reach = reach},
    {0}};

static const cgt_example examples[] = {
    {"", "10 7"}, {"", "10 11 12"}, {"misere", "6 5"}, {"", "40"}, {0}};

const cgt_game cgt_half = {.name = "half",
                           .title = "Half at most",
                           .board = "heaps",
                           .how = "Take at least one stone and at most half of one heap.",
                           .phrase = "Take {choice} of {number}",
                           .flags = CGT_IMPARTIAL,
                           .examples = examples,
                           .open = open_,
                           .parse = cgt_heaps_parse,
                           .format = cgt_heaps_format,
                           .format_move = cgt_heaps_format_move,
                           .next = next,
                           .play = cgt_heaps_play,
                           .canonical = cgt_heaps_canonical,
                           .components = cgt_heaps_components,
                           .items = cgt_heaps_items,
                           .theorems = theorems};
