/* game31.c -- the game of 31: four cards each of 1 to 6, face up; players lay them in turn, and who
 * can lay none without passing 31 loses (UVa 10578, SPOJ GAME31). Impartial: both choose from the
 * same cards. Key: how many of each are laid, 3 bits a card. Text: the cards laid, ascending. Move:
 * item the card less one.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

enum { CARDS = 6, EACH = 4, MOST = 31 };
static unsigned laid(cgt_position p, unsigned i) { return p.key >> (3 * i) & 7; }
static unsigned sum(cgt_position p) {
    unsigned n = 0;
    for (unsigned i = 0; i < CARDS; i++) n += laid(p, i) * (i + 1);
    return n;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)t, (void)start;
    r->bits = 3 * CARDS;
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    (void)r;
    cgt_position p = {0};
    for (; cgt_more(t); t->at++) {
        unsigned i = (unsigned)*t->at - '1';
        if (i >= CARDS) cgt_refuse(t, CGT_E_SYNTAX, "expected cards from 1 to 6", 0);
        else if (laid(p, i) == EACH)
            cgt_refuse(t, CGT_E_RANGE, "there are only % of each card", EACH);
        else if (sum(p) + i + 1 > MOST)
            cgt_refuse(t, CGT_E_RANGE, "with this card the sum passes %", MOST);
        else p.key += (uint64_t)1 << (3 * i);
    }
    return p;
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    (void)r;
    for (unsigned i = 0; i < CARDS; i++)
        for (unsigned k = 0; k < laid(p, i); k++) cgt_putn(o, i + 1);
}

static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r, (void)p;
    cgt_putn(o, (int64_t)cgt_item_of(m) + 1);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    (void)r;
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    for (unsigned i = least < CARDS ? (unsigned)least : CARDS; i < CARDS; i++)
        if (laid(p, i) < EACH && sum(p) + i + 1 <= MOST) return cgt_touch(i, 0);
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    return (cgt_position){p.key + ((uint64_t)1 << (3 * cgt_item_of(m)))};
}

/* The cards: row says how many are left. Then the sum, and in col what it may not pass. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    (void)r;
    for (int i = 0; i < CARDS && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)(EACH - laid(p, (unsigned)i)),
                            .col = (int16_t)i,
                            .link = -1,
                            .number = i + 1};
    if (cap > CARDS)
        out[CARDS] =
            (cgt_item){.item = CARDS, .col = MOST, .link = -1, .glyph = '+', .number = sum(p)};
    return CARDS + 1;
}

static const cgt_example examples[] = {
    {"", ""}, {"", "356656"}, {"", "552525"}, {"misere", "66655"}, {0}};

const cgt_game cgt_game31 = {
    .name = "game31",
    .title = "Game of 31",
    .board = "cards",
    .how = "Lay one of the cards. The sum of all the cards laid may not pass 31.",
    .phrase = "Lay a {move}",
    .flags = CGT_IMPARTIAL,
    .examples = examples,
    .open = open_,
    .parse = parse,
    .format = format,
    .format_move = format_move,
    .next = next,
    .play = play,
    .items = items};
