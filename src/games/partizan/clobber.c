/* clobber.c -- stones of both players on a board; a stone goes onto a stone of the other player beside it, which is taken away. Left has x,
 * Right o. M. Albert, J. P. Grossman, R. Nowakowski, D. Wolfe, An introduction to Clobber, Integers 5(2) (2005), A01 (not checked). Board, text and
 * key: board.h. Move: item the square of the stone, choice the square that it goes to.
 * SPDX-License-Identifier: MIT */
#include "board.h"

static const cgt_letters letters = {.letters = ".xo",
                                    .reason = "expected a square, x of Left, o of Right or . free"};
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_squares_open(r, t, start, &letters);
}
static uint64_t to(const cgt_squares *g, cgt_position p, unsigned at) {
    return cgt_beside(g, (uint64_t)1 << at) & cgt_with(g, p, 2 - (unsigned)cgt_turn(p));
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    return cgt_next_stone(cgt_squares_of(r), p, from, to);
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    const cgt_squares *g = cgt_squares_of(r);
    uint64_t set[2] = {cgt_with(g, p, 1), cgt_with(g, p, 2)};
    const int who = cgt_turn(p);
    uint64_t to = (uint64_t)1 << cgt_choice_of(m);
    set[who] = (set[who] & ~((uint64_t)1 << cgt_item_of(m))) | to;
    set[!who] &= ~to;
    return cgt_squares_key(g, set[0], set[1], !who);
}
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    const cgt_squares *g = cgt_squares_of(r);
    uint64_t set[2] = {cgt_with(g, p, 1), cgt_with(g, p, 2)};
    cgt_squares_least(g, set);
    return cgt_squares_key(g, set[0], set[1], cgt_turn(p));
}
/* Stones that hang together, if there are some of both players. */
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    const cgt_squares *g = cgt_squares_of(r);
    uint64_t x = cgt_with(g, p, 1), o = cgt_with(g, p, 2);
    int n = 0;
    for (uint64_t all = x | o; all;) {
        uint64_t part = cgt_take_hanging(g, &all);
        if (!(part & x) || !(part & o)) continue;
        if (n < cap) out[n] = (cgt_part){r, cgt_squares_key(g, part & x, part & o, cgt_turn(p)), 0};
        n++;
    }
    return n;
}

static const cgt_example examples[] = {{"", "xox|oxo|xox"},    {"", "(xo)^5"},
                                       {"", "xxo|.xo|oxx:R"},  {"misere", "xo|ox|xo"},
                                       {"", "xoxo|oxox|xoxo"}, {0}};

const cgt_game cgt_clobber = {.name = "clobber",
                              .title = "Clobber",
                              .board = "stones",
                              .how =
                                  "Move one of your stones onto a stone of the other player beside "
                                  "it, which leaves the board.",
                              .phrase = "Move {move}",
                              .flags = CGT_PARTIZAN,
                              .examples = examples,
                              .open = open_,
                              .parse = cgt_squares_parse,
                              .format = cgt_squares_format,
                              .format_move = cgt_squares_format_move,
                              .next = next,
                              .play = play,
                              .canonical = canonical,
                              .components = components,
                              .mover = cgt_squares_mover,
                              .items = cgt_squares_items};
