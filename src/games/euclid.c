/* euclid.c -- two numbers; a move subtracts a multiple of the smaller from the larger; at 0 it ends
 * (UVa 10368). A. J. Cole and A. J. T. Davie, Math. Gaz. 53 (1969), 354-357. Key: the larger above
 * the smaller, each as wide as the larger at the start. Move: item 0 the larger,
 * choice how many times.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

static uint64_t larger(const cgt_rules *r, cgt_position p) { return p.key >> r->bits / 2; }
static uint64_t smaller(const cgt_rules *r, cgt_position p) {
    return p.key & cgt_mask(r->bits / 2);
}
static cgt_position pair(const cgt_rules *r, uint64_t x, uint64_t y) {
    return (cgt_position){(x > y ? x : y) << r->bits / 2 | (x > y ? y : x)};
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)t;
    uint64_t x = cgt_read(&start, 0, UINT32_MAX, ""), y = cgt_read(&start, 0, UINT32_MAX, "");
    r->bits = start.status ? 64 : 2 * cgt_width(x > y ? x : y); /* parse says what is refused */
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    uint64_t most = cgt_mask(r->bits / 2);
    uint64_t x = cgt_read(t, 0, most, "expected a number");
    uint64_t y = cgt_read(t, 0, most, "expected the second number");
    return pair(r, x, y);
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    cgt_putn(o, (int64_t)larger(r, p));
    cgt_putc(o, ' ');
    cgt_putn(o, (int64_t)smaller(r, p));
}

/* 25-14: from 25 take 14, which is twice 7. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_putn(o, (int64_t)larger(r, p));
    cgt_putc(o, '-');
    cgt_putn(o, (int64_t)(cgt_choice_of(m) * smaller(r, p)));
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t times = from.code ? from.code : 1, y = smaller(r, p);
    return y && times <= larger(r, p) / y ? cgt_touch(0, times) : CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    uint64_t y = smaller(r, p);
    return pair(r, larger(r, p) - cgt_choice_of(m) * y, y);
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    for (int i = 0; i < 2 && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)i,
                            .link = -1,
                            .number = (int64_t)(i ? smaller(r, p) : larger(r, p))};
    return 2;
}

/* x >= y. phi = (1 + sqrt 5)/2 solves x^2 = xy + y^2, so x/y < phi says x(x-y) < y^2: exact, and
 * both sides stay below 2^64. */
static bool lost_by_ratio(uint64_t x, uint64_t y) { return !y || (x != y && x * (x - y) < y * y); }

/* Moves are forced while the quotient is 1 and there is a remainder;
 * then the player to move decides. */
static bool lost_by_quotient(uint64_t x, uint64_t y) {
    bool lost = !y;
    for (; y && x / y == 1 && x % y; lost = !lost) {
        uint64_t rest = x - y;
        x = y;
        y = rest;
    }
    return lost;
}

/* With quotient q > 1, of (y, r) and (y + r, y) one is lost: the second leads only to the first. */
static bool decide(const cgt_rules *r, cgt_position p, cgt_claim *c,
                   bool (*lost)(uint64_t, uint64_t)) {
    if (r->flags & CGT_MISERE) return false;
    uint64_t x = larger(r, p), y = smaller(r, p);
    *c = (cgt_claim){.value = CGT_LOSS, .has = CGT_HAS_VALUE};
    if (lost(x, y)) return true;
    c->value = CGT_WIN;
    c->move = cgt_touch(0, lost(y, x % y) ? x / y : x / y - 1);
    c->has |= CGT_HAS_MOVE;
    return true;
}

static bool ratio(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return decide(r, p, c, lost_by_ratio);
}
static bool quotient(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return decide(r, p, c, lost_by_quotient);
}

static const cgt_theorem theorems[] = {
    {.name = "golden ratio",
     .statement = "The player to move loses exactly when the numbers differ and the larger is less "
                  "than (1+√5)/2 times the smaller, or when one of them is 0.",
     .source = "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm and a "
               "winning strategy for it, Mathematical Gazette 53 (1969), 354-357",
     .rules = "",
     .universe = "0..450 0..450",
     .says = ratio},
    {.name = "quotients",
     .statement =
         "In Euclid’s algorithm moves are forced while the quotient is 1; the first player "
         "to meet a larger quotient, or a division without remainder, wins.",
     .source = "A. J. Cole and A. J. T. Davie, Mathematical Gazette 53 (1969), 354-357; by "
               "continued fractions: T. Lengyel, Fibonacci Quarterly 41 (2003), 310-320",
     .rules = "",
     .universe = "0..450 0..450",
     .says = quotient},
    {0}};

static const cgt_example examples[] = {{"", "34 12"}, {"", "25 7"},        {"", "89 55"},
                                       {"", "0 5"},   {"misere", "34 12"}, {0}};

const cgt_game cgt_euclid = {
    .name = "euclid",
    .title = "Euclid’s game",
    .board = "list",
    .how = "Subtract the smaller number, once or several times, from the larger.",
    .phrase = "Subtract the smaller number|Subtract {n} times the smaller number",
    .flags = CGT_IMPARTIAL,
    .examples = examples,
    .open = open_,
    .parse = parse,
    .format = format,
    .format_move = format_move,
    .next = next,
    .play = play,
    .items = items,
    .theorems = theorems};
