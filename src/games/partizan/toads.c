/* toads.c -- Toads and Frogs: in a row, a toad goes one square to the right or leaps over a frog, a frog goes to the left or leaps over a
 * toad, each onto a free square; Left moves toads, Right frogs. Richard Guy's game; Winning Ways, chapter 1 (not checked); J.
 * Erickson, New Toads and Frogs results (Games of No Chance, 1996). Row, text and key: board.h, t and f. Move: item the square of the one that moves.
 * SPDX-License-Identifier: MIT */
#include "board.h"

static const cgt_letters letters = {
    .letters = ".tf", .line = true, .reason = "expected a square, t toad, f frog or . free"};
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_squares_open(r, t, start, &letters);
}
/* Animals that can step, and animals that can leap. */
static void ways(const cgt_squares *g, cgt_position p, uint64_t *go, uint64_t *leap) {
    uint64_t toads = cgt_with(g, p, 1), frogs = cgt_with(g, p, 2), free = g->all & ~(toads | frogs);
    if (cgt_turn(p) == CGT_LEFT) {
        *go = toads & free >> 1;
        *leap = toads & frogs >> 1 & free >> 2;
    } else {
        *go = frogs & free << 1;
        *leap = frogs & toads << 1 & free << 2;
    }
}
static unsigned to(const cgt_squares *g, cgt_position p, unsigned from) {
    uint64_t go, leap;
    ways(g, p, &go, &leap);
    unsigned by = go >> from & 1 ? 1 : 2;
    return cgt_turn(p) == CGT_LEFT ? from + by : from - by;
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const cgt_squares *g = cgt_squares_of(r);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0), go, leap;
    if (least >= g->cells) return CGT_NONE;
    ways(g, p, &go, &leap);
    go = (go | leap) & UINT64_MAX << least;
    return go ? cgt_touch((unsigned)__builtin_ctzll(go), 0) : CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    const cgt_squares *g = cgt_squares_of(r);
    unsigned from = cgt_item_of(m);
    uint64_t moved = (uint64_t)1 << from | (uint64_t)1 << to(g, p, from);
    int who = cgt_turn(p);
    uint64_t toads = cgt_with(g, p, 1), frogs = cgt_with(g, p, 2);
    return who == CGT_LEFT ? cgt_squares_key(g, toads ^ moved, frogs, CGT_RIGHT)
                           : cgt_squares_key(g, toads, frogs ^ moved, CGT_LEFT);
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    unsigned from = cgt_item_of(m);
    cgt_putn(o, from + 1);
    cgt_putc(o, '-');
    cgt_putn(o, to(cgt_squares_of(r), p, from) + 1);
}

static const cgt_example examples[] = {{"", "ttt..fff"},      {"", "ttt...ff:R"},
                                       {"", "t.tf.ft.f.t.f"}, {"misere", "tt.ff"},
                                       {"", "t^4 .. f^4"},    {0}};

const cgt_game cgt_toads = {.name = "toads",
                            .title = "Toads and Frogs",
                            .board = "stones",
                            .how =
                                "Left moves a toad one square to the right, Right a frog one "
                                "square to the left; it may leap over one of the others.",
                            .phrase = "Move {move}",
                            .flags = CGT_PARTIZAN,
                            .examples = examples,
                            .open = open_,
                            .parse = cgt_squares_parse,
                            .format = cgt_squares_format,
                            .format_move = format_move,
                            .next = next,
                            .play = play,
                            .mover = cgt_squares_mover,
                            .items = cgt_squares_items};
