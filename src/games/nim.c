/* nim.c -- heaps; a move takes any number from one heap. C. L. Bouton, Ann. of Math. 3 (1901-02),
 * 35-39. Key and moves: heaps.h.
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
        if (take <= cgt_heap(r, p, i)) return cgt_touch(i, take);
    }
    return CGT_NONE;
}

static uint64_t nim_sum(const cgt_rules *r, cgt_position p) {
    uint64_t x = 0;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) x ^= cgt_heap(r, p, i);
    return x;
}

static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint64_t change = nim_sum(r, p) ^ want;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) {
        uint64_t h = cgt_heap(r, p, i);
        if ((h ^ change) < h) return cgt_touch(i, h - (h ^ change));
    }
    return CGT_NONE;
}

static bool normal(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return cgt_claim_grundy(r, p, nim_sum(r, p), reach, c);
}

/* While a heap exceeds 1, as in normal play; but if only ones are left, an odd number of them. */
static bool misere(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (!(r->flags & CGT_MISERE)) return false;
    unsigned tall = 0;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) tall += cgt_heap(r, p, i) > 1;
    bool won = (nim_sum(r, p) != 0) == (tall != 0);
    *c = (cgt_claim){.value = won ? CGT_WIN : CGT_LOSS, .has = CGT_HAS_VALUE};
    if (won) c->move = reach(r, p, tall <= 1);
    if (won && c->move.code != UINT64_MAX) c->has |= CGT_HAS_MOVE; /* at the end itself: none */
    return true;
}

static const cgt_theorem theorems[] = {
    {.name = "Bouton",
     .statement = "The player to move loses exactly when the nim-sum of the heaps is 0.",
     .source = "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of "
               "Mathematics 3 (1901-1902), 35-39",
     .rules = "",
     .universe = "0..47 0..47 0..47",
     .says = normal,
     .reach = reach},
    {.name = "misere Nim",
     .statement = "While some heap exceeds 1, the player to move loses exactly when the nim-sum is "
                  "0, as in normal play. When none does, exactly when the number of ones is odd.",
     .source = "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of "
               "Mathematics 3 (1901-1902), 35-39",
     .rules = "misere",
     .universe = "0..47 0..47 0..47",
     .says = misere},
    {0}};

static const cgt_example examples[] = {{"", "10 12 5"},
                                       {"", "3 4 5"},
                                       {"misere", "3 3 4"},
                                       {"", "7 7 7 7"},
                                       {"misere", "1 1 1 0 2"},
                                       {"", "0"},
                                       {0}};

const cgt_game cgt_nim = {.name = "nim",
                          .title = "Nim",
                          .board = "heaps",
                          .how = "Take any number of sticks from one heap.",
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
