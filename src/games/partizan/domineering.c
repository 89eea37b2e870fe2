/* domineering.c -- dominoes on a board: Left lays one upright, Right one on its side, on two free squares; who cannot lay one
 * loses. Göran Andersson's game; Winning Ways, chapter 5 (not checked). Board, text and key: board.h, . free and # taken.
 * Move: item the square of the domino that is first in reading order.
 * SPDX-License-Identifier: MIT */
#include "board.h"

static const cgt_letters letters = {.letters = ".#",
                                    .reason = "expected a square, . free or # taken"};
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_squares_open(r, t, start, &letters);
}
static uint64_t free_of(const cgt_squares *g, cgt_position p) {
    return ~cgt_with(g, p, 1) & g->all;
}
/* The other square of a domino. */
static unsigned by(const cgt_squares *g, int who) { return who == CGT_LEFT ? g->cols : 1; }
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const cgt_squares *g = cgt_squares_of(r);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    if (least >= g->cells) return CGT_NONE;
    uint64_t free = free_of(g, p), lay = free & free >> by(g, cgt_turn(p));
    if (cgt_turn(p) == CGT_RIGHT) lay &= ~g->last;
    lay &= UINT64_MAX << least;
    return lay ? cgt_touch((unsigned)__builtin_ctzll(lay), 0) : CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    const cgt_squares *g = cgt_squares_of(r);
    int who = cgt_turn(p);
    uint64_t one = (uint64_t)1 << cgt_item_of(m);
    return cgt_turned((cgt_position){p.key | (one | one << by(g, who)) << 1}, !who);
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    const cgt_squares *g = cgt_squares_of(r);
    cgt_put_square(g, cgt_item_of(m), o);
    cgt_putc(o, '-');
    cgt_put_square(g, cgt_item_of(m) + by(g, cgt_turn(p)), o);
}

static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    const cgt_squares *g = cgt_squares_of(r);
    uint64_t set[2] = {free_of(g, p), 0};
    cgt_squares_least(g, set);
    return cgt_squares_key(g, ~set[0] & g->all, 0, cgt_turn(p));
}
/* Free squares that hang together, if there is room for a domino: all others are taken. */
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    const cgt_squares *g = cgt_squares_of(r);
    int n = 0;
    for (uint64_t free = free_of(g, p); free;) {
        uint64_t part = cgt_take_hanging(g, &free);
        if (!(part & (part - 1))) continue;
        if (n < cap) out[n] = (cgt_part){r, cgt_squares_key(g, ~part & g->all, 0, cgt_turn(p)), 0};
        n++;
    }
    return n;
}

static const cgt_example examples[] = {
    {"", "3x4"},       {"", "...|.#.|..."},         {"", "4x4"}, {"", "2x5:R"},
    {"misere", "3x3"}, {"", ".#..|..#.|....|#..."}, {0}};

const cgt_game cgt_domineering = {.name = "domineering",
                                  .title = "Domineering",
                                  .board = "domineering",
                                  .how =
                                      "Left lays a domino upright, Right one on its side, on two "
                                      "free squares.",
                                  .phrase = "Lay {move}",
                                  .flags = CGT_PARTIZAN,
                                  .examples = examples,
                                  .open = open_,
                                  .parse = cgt_squares_parse,
                                  .format = cgt_squares_format,
                                  .format_move = format_move,
                                  .next = next,
                                  .play = play,
                                  .canonical = canonical,
                                  .components = components,
                                  .mover = cgt_squares_mover,
                                  .items = cgt_squares_items};
