/* divisor.c -- a number k; a move subtracts a divisor of k smaller than k, so that 1 ends it.
 * A. Laaksonen, Competitive Programmer's Handbook, ch. 25. Key: k. Move: choice the divisor.
 * SPDX-License-Identifier: MIT */
#include "claim.h"

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)t;
    uint64_t k = cgt_read(&start, 1, UINT32_MAX, "");
    /* bad text is ignored here: parse refuses it with a reason */
    r->bits = cgt_width(k ? k : UINT32_MAX);
    r->cost = 1u << r->bits / 2 >> 5; /* one to the root of k; 32 of them are about a move */
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    return (cgt_position){cgt_read(t, 1, cgt_mask(r->bits), "expected a number")};
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    (void)r;
    cgt_putn(o, (int64_t)p.key);
}

static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    format(r, p, o);
    cgt_putc(o, '-');
    cgt_putn(o, cgt_choice_of(m));
}

/* O(sqrt k): the divisors up to the root of k, then k over each of them, descending. */
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    (void)r;
    uint32_t k = (uint32_t)p.key; /* a division of 64 bits takes several times as long */
    if (k < 2 || from.code > k / 2) return CGT_NONE;
    uint32_t d = from.code ? (uint32_t)from.code : 1;
    for (; (uint64_t)d * d <= k; d++)
        if (k % d == 0) return cgt_touch(0, d);
    for (uint32_t e = k / d; e > 1; e--)
        if (k % e == 0) return cgt_touch(0, k / e); /* k/e >= d, as e <= k/d */
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    return (cgt_position){p.key - cgt_choice_of(m)};
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    (void)r;
    if (cap > 0) *out = (cgt_item){.link = -1, .number = (int64_t)p.key};
    return 1;
}

/* By parity: an odd number has odd divisors, so that it goes to an even one;
 * an even one can take 1. With d = 2^e * odd, k - d has exponent e where e is below k's,
 * and any above it where it equals. */
static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t grundy) {
    (void)r, (void)p;
    return cgt_touch(0, (uint64_t)1 << grundy);
}

static bool odd(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return cgt_claim_grundy(r, p, (uint64_t)__builtin_ctzll(p.key), reach, c);
}

static const cgt_theorem theorems[] = {
    {.name = "odd states",
     .statement = "Odd numbers are losing and even numbers are winning; the Grundy value "
                  "is the exponent of 2 in the number.",
     .source = "proved by the powers of 2 that a divisor leaves; the game is in A. Laaksonen, "
               "Competitive Programmer’s Handbook, chapter 25",
     .rules = "",
     .universe = "1..100000",
     .says = odd,
     .reach = reach},
    {0}};

static const cgt_example examples[] = {{"", "12"}, {"", "96"}, {"misere", "30"}, {"", "2520"}, {0}};

const cgt_game cgt_divisor = {
    .name = "divisor",
    .title = "Divisor game",
    .board = "list",
    .how = "Subtract from the number one of its divisors smaller than it.",
    .phrase = "Subtract {choice} from {number}",
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
