/* digits.c -- the digits of a number; a move strikes one out so that the sum of the rest is a
 * multiple of 3, as it is when nothing is left (UVa 11489, Integer Game). Key: the number; 0:
 * nothing is left. Move: item which digit, from the left.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

enum { DIGITS = 19 }; /* 19 nines are below 2^64 */
typedef struct {
    unsigned n;
    uint8_t at[DIGITS + 1]; /* from the left */
} digits;
static digits unpack(cgt_position p) {
    digits d = {0};
    for (uint64_t k = p.key; k; k /= 10) d.n++;
    unsigned i = d.n;
    for (uint64_t k = p.key; k; k /= 10) d.at[--i] = (uint8_t)(k % 10);
    return d;
}

static cgt_position read_number(cgt_in *t) {
    cgt_position p = {0};
    if (!cgt_more(t)) cgt_refuse(t, CGT_E_SYNTAX, "expected a number without zeros", 0);
    if (cgt_word(t, "0")) return p;
    for (unsigned n = 0; !t->status && *t->at && !cgt_blank(t->at); t->at++, n++) {
        if (*t->at < '1' || *t->at > '9')
            cgt_refuse(t, CGT_E_SYNTAX, "expected a number without zeros", 0);
        else if (n == DIGITS) cgt_refuse(t, CGT_E_RANGE, "at most % digits", DIGITS);
        else p.key = p.key * 10 + (uint64_t)(*t->at - '0');
        if (t->status) break;
    }
    return p;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)t;
    r->bits = cgt_width(read_number(&start).key);
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_in before = *t;
    cgt_position p = read_number(t);
    if (t->status || p.key <= cgt_mask(r->bits)) return p;
    *t = before;
    cgt_refuse(t, CGT_E_RANGE, "this is larger than the number at the start", 0);
    return p;
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    (void)r;
    digits d = unpack(p);
    if (!d.n) cgt_putc(o, '0');
    for (unsigned i = 0; i < d.n; i++) cgt_putc(o, (char)('0' + d.at[i]));
}

/* 7, or 7@2 (the second digit) where another 7 stands before it. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r;
    digits d = unpack(p);
    unsigned i = cgt_item_of(m), first = 0;
    while (d.at[first] != d.at[i]) first++;
    cgt_putc(o, (char)('0' + d.at[i]));
    if (first == i) return;
    cgt_putc(o, '@');
    cgt_putn(o, (int64_t)i + 1);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    (void)r;
    digits d = unpack(p);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    for (unsigned i = least < d.n ? (unsigned)least : d.n; i < d.n; i++)
        if ((p.key - d.at[i]) % 3 == 0) return cgt_touch(i, 0); /* 10 = 1 mod 3 */
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    digits d = unpack(p);
    p.key = 0;
    for (unsigned i = 0; i < d.n; i++)
        if (i != cgt_item_of(m)) p.key = p.key * 10 + d.at[i];
    return p;
}

/* Only the residues matter: each digit as the least of its residue, ascending. */
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    (void)r;
    digits d = unpack(p);
    unsigned count[4] = {0};
    for (unsigned i = 0; i < d.n; i++) count[d.at[i] % 3 ? d.at[i] % 3 : 3]++;
    p.key = 0;
    for (unsigned k = 1; k <= 3; k++)
        while (count[k]--) p.key = p.key * 10 + k;
    return p;
}

/* row: the remainder by 3, all that matters of a digit. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    (void)r;
    digits d = unpack(p);
    for (unsigned i = 0; i < d.n && (int)i < cap; i++)
        out[i] = (cgt_item){.item = i,
                            .row = d.at[i] % 3,
                            .col = (int16_t)i,
                            .link = -1,
                            .glyph = (uint32_t)'0' + d.at[i],
                            .number = d.at[i]};
    return (int)d.n;
}

/* Once the sum is a multiple of 3 only multiples of 3 can be struck out, one a move; at first a
 * digit of the sum's own residue. */
static bool residues(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    digits d = unpack(p);
    unsigned count[3] = {0}, s = (unsigned)(p.key % 3);
    for (unsigned i = 0; i < d.n; i++) count[d.at[i] % 3]++;
    bool won = s ? count[s] && !(count[0] & 1) : count[0] & 1;
    *c = (cgt_claim){.value = won ? CGT_WIN : CGT_LOSS,
                     .grundy = won,
                     .move = next(r, p, (cgt_move){0}),
                     .has = CGT_HAS_VALUE | CGT_HAS_GRUNDY | (won ? CGT_HAS_MOVE : 0)};
    return true;
}

static const cgt_theorem theorems[] = {
    {.name = "residues",
     .statement =
         "If the sum of the digits is a multiple of 3, the player to move wins exactly when the "
         "number of digits 3, 6, 9 is odd. If not, exactly when it is even and some digit has the "
         "same remainder as the sum when divided by 3.",
     .source = "proved by counting; the game is UVa 11489",
     .rules = "",
     .universe = "1..199999",
     .says = residues},
    {0}};

static const cgt_example examples[] = {{"", "1234567"},   {"", "771"},        {"", "33"}, {"", "4"},
                                       {"", "111222333"}, {"misere", "3691"}, {0}};

const cgt_game cgt_digits = {
    .name = "digits",
    .title = "Integer game",
    .board = "row",
    .how = "Strike out a digit so that the sum of the others is a multiple of 3.",
    .phrase = "Strike out {number}",
    .flags = CGT_IMPARTIAL,
    .examples = examples,
    .open = open_,
    .parse = parse,
    .format = format,
    .format_move = format_move,
    .next = next,
    .play = play,
    .canonical = canonical,
    .items = items,
    .theorems = theorems};
