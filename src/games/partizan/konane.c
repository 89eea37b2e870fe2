/* konane.c -- the Hawaiian game: a stone leaps over a stone of the other player beside it onto the free square behind, which takes that one
 * off; it may go on leaping in the same direction. Left has x, Right o. M. D. Ernst, Playing Konane mathematically, UMAP Journal 16
 * (1995) (not checked). With which stones taken off play begins is for who types the board. Board, text and key: board.h. Move: item the square of the stone, choice the square where it stays.
 * SPDX-License-Identifier: MIT */
#include "board.h"

static const cgt_letters letters = {.letters = ".xo",
                                    .reason = "expected a square, x of Left, o of Right or . free"};
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_squares_open(r, t, start, &letters);
}
/* The square two further on, in one of four directions; `over` is leapt over. False: beyond the edge. */
static bool leap(const cgt_squares *g, unsigned at, int way, unsigned *over, unsigned *to) {
    const int down = way == 0 ? -1 : way == 3, right = way == 1 ? -1 : way == 2;
    const int row = (int)(at / g->cols) + 2 * down, col = (int)(at % g->cols) + 2 * right;
    if (row < 0 || col < 0 || row >= (int)g->rows || col >= (int)g->cols) return false;
    *over = (unsigned)((row - down) * (int)g->cols + col - right);
    *to = (unsigned)(row * (int)g->cols + col);
    return true;
}
/* The squares that a stone may reach, and in `gone` what is leapt over on the way to `target`. */
static uint64_t reach(const cgt_squares *g, cgt_position p, unsigned from, unsigned target,
                      uint64_t *gone) {
    const uint64_t x = cgt_with(g, p, 1), o = cgt_with(g, p, 2);
    uint64_t all = 0;
    for (int way = 0; way < 4; way++) {
        uint64_t taken = 0;
        unsigned over, to;
        for (unsigned at = from; leap(g, at, way, &over, &to); at = to) {
            if (!((cgt_turn(p) == CGT_LEFT ? o : x) >> over & 1) || (x | o) >> to & 1) break;
            taken |= (uint64_t)1 << over;
            all |= (uint64_t)1 << to;
            if (to == target) *gone = taken;
        }
    }
    return all;
}
static uint64_t to(const cgt_squares *g, cgt_position p, unsigned at) {
    uint64_t gone;
    return reach(g, p, at, g->cells, &gone);
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    return cgt_next_stone(cgt_squares_of(r), p, from, to);
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    const cgt_squares *g = cgt_squares_of(r);
    uint64_t set[2] = {cgt_with(g, p, 1), cgt_with(g, p, 2)}, gone = 0;
    const int who = cgt_turn(p);
    reach(g, p, cgt_item_of(m), cgt_choice_of(m), &gone);
    set[who] ^= (uint64_t)1 << cgt_item_of(m) | (uint64_t)1 << cgt_choice_of(m);
    set[!who] &= ~gone;
    return cgt_squares_key(g, set[0], set[1], !who);
}

static const cgt_example examples[] = {{"", ".ox.|o..x|...."},      {"", "xoxo|o.ox|xoxo|oxox"},
                                       {"", "..oxoxox.xo."},        {"misere", "xox|o.o|xox"},
                                       {"", "xoxox|ox.xo|xoxox:R"}, {0}};

const cgt_game cgt_konane = {.name = "konane",
                             .title = "Konane",
                             .board = "stones",
                             .how =
                                 "Leap with one of your stones over a stone of the other player, "
                                 "which leaves the board; you may go on in the same direction.",
                             .phrase = "Leap {move}",
                             .flags = CGT_PARTIZAN,
                             .examples = examples,
                             .open = open_,
                             .parse = cgt_squares_parse,
                             .format = cgt_squares_format,
                             .format_move = cgt_squares_format_move,
                             .next = next,
                             .play = play,
                             .mover = cgt_squares_mover,
                             .items = cgt_squares_items};
