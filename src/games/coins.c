/* coins.c -- coins on squares 0, 1, 2 ...; a move takes one coin to any square on its left, where
 * others may stand (COJ 1646). Nim in another dress: key as in heaps.h, a coin's square is its
 * heap. Move: item the coin, choice the square it goes to.
 * SPDX-License-Identifier: MIT */
#include "claim.h"
#include "heaps.h"

static const char *const square = "expected a coin’s square";
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_fields *f = cgt_alloc(r, t, 1, sizeof *f);
    if (f) cgt_heaps_open_as(r, f, t, start, square);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    return cgt_heaps_parse_as(r, t, square);
}

/* 7>3 from square 7 to square 3; 7>3@2 for the second coin, where another stands on its square. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    unsigned coin = cgt_item_of(m), first = 0;
    while (cgt_heap(r, p, first) != cgt_heap(r, p, coin)) first++;
    cgt_putn(o, (int64_t)cgt_heap(r, p, coin));
    cgt_putc(o, '>');
    cgt_putn(o, cgt_choice_of(m));
    if (first == coin) return;
    cgt_putc(o, '@');
    cgt_putn(o, coin + 1);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t to = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < cgt_heaps(r)->n; i++, to = 0)
        if (to < cgt_heap(r, p, i)) return cgt_touch(i, to);
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    return cgt_set(cgt_heaps(r), p, cgt_item_of(m), cgt_choice_of(m));
}

/* Item: a coin. col: its square; row: how many coins stand below it there. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = cgt_heaps_items(r, p, out, cap);
    for (int i = 0; i < n && i < cap; i++) {
        out[i].col = (int16_t)(out[i].number < INT16_MAX ? out[i].number : INT16_MAX);
        out[i].glyph = 0x25cf; /* a disc */
        for (int k = 0; k < i; k++)
            if (out[k].number == out[i].number) out[i].row++;
    }
    return n;
}

static uint64_t square_xor(const cgt_rules *r, cgt_position p) {
    uint64_t x = 0;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) x ^= cgt_heap(r, p, i);
    return x;
}

static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint64_t change = square_xor(r, p) ^ want;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++)
        if ((cgt_heap(r, p, i) ^ change) < cgt_heap(r, p, i))
            return cgt_touch(i, cgt_heap(r, p, i) ^ change);
    return CGT_NONE;
}

static bool squares(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return cgt_claim_grundy(r, p, square_xor(r, p), reach, c);
}

static const cgt_theorem theorems[] = {
    {.name = "squares",
     .statement = "A coin’s Grundy value is the number of its square: the player to move "
                  "loses exactly when the XOR of the squares is 0.",
     .source = "Nim in disguise; the game is COJ 1646",
     .rules = "",
     .universe = "0..46 0..46 0..46",
     .says = squares,
     .reach = reach},
    {0}};

static const cgt_example examples[] = {{"", "3 7 7"}, {"", "5 8 0 3"}, {"misere", "2 2 3"}, {0}};

const cgt_game cgt_coins = {.name = "coins",
                            .title = "Coins on a board",
                            .board = "row",
                            .how = "Move one coin to any square on its left; coins may share one.",
                            .phrase = "Move the coin on {number} to square {choice}",
                            .flags = CGT_IMPARTIAL,
                            .examples = examples,
                            .open = open_,
                            .parse = parse,
                            .format = cgt_heaps_format,
                            .format_move = format_move,
                            .next = next,
                            .play = play,
                            .canonical = cgt_heaps_canonical,
                            .components = cgt_heaps_components,
                            .items = items,
                            .theorems = theorems};
