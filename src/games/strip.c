/* strip.c -- coins on different cells 1, 2, 3 ... of a strip; a move takes one coin to the left,
 * not onto another and not over it (CodeChef G3). Key: one field a coin, from the left, as wide as
 * its cell at the start. Move: item the coin, choice the cell it goes to.
 *
 * From the right the coins are paired, and the free cells between two of a pair are a heap:
 *     1 2 3 4 5 6 7 8 9
 *     . o . o . o . . o     heaps 1 (2, 4) and 2 (6, 9); a first coin alone is paired with cell 0
 * The right coin of a pair takes from its heap; the left one adds to it, and the reply undoes that.
 * SPDX-License-Identifier: MIT */
#include "claim.h"

static const cgt_fields *coins(const cgt_rules *r) { return r->data; }
/* i = -1: the wall. */
static uint64_t cell(const cgt_rules *r, cgt_position p, int i) {
    return i < 0 ? 0 : cgt_get(coins(r), p, (unsigned)i);
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_fields *f = cgt_alloc(r, t, 1, sizeof *f);
    if (!f) return;
    while (cgt_more(&start))
        cgt_field_add(f, cgt_read(&start, 1, UINT32_MAX, "expected a coin’s square"), &start);
    if (start.status && !t->status) *t = start;
    r->data = f;
    r->bits = cgt_fields_bits(f);
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position p = {0};
    for (int i = 0; i < (int)coins(r)->n; i++) {
        uint64_t most = cgt_mask(coins(r)->width[i]);
        cgt_in before = *t;
        uint64_t at = cgt_read(t, 1, most, "expected a coin’s square");
        if (!t->status && at <= cell(r, p, i - 1)) {
            *t = before;
            cgt_more(t);
            cgt_refuse(t, CGT_E_RANGE, "coins stand on different squares, from left to right", 0);
        }
        p = cgt_set(coins(r), p, (unsigned)i, at & most);
    }
    return p;
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (int i = 0; i < (int)coins(r)->n; i++) {
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, (int64_t)cell(r, p, i));
    }
}

/* 5>4: from cell 5 to cell 4. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_putn(o, (int64_t)cell(r, p, (int)cgt_item_of(m)));
    cgt_putc(o, '>');
    cgt_putn(o, cgt_choice_of(m));
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t to = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < coins(r)->n; i++, to = 0) {
        uint64_t least = cell(r, p, (int)i - 1) + 1;
        if (to < least) to = least;
        if (to < cell(r, p, (int)i)) return cgt_touch(i, to);
    }
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    return cgt_set(coins(r), p, cgt_item_of(m), cgt_choice_of(m));
}

/* col: places from the edge; link: of the right coin of a pair the left one, or -2 for the edge. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = (int)coins(r)->n;
    for (int i = 0; i < n && i < cap; i++) {
        uint64_t at = cell(r, p, i);
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .col = (int16_t)(at <= INT16_MAX ? at - 1 : INT16_MAX),
                            .link = (n - 1 - i) & 1 ? -1
                                    : i             ? i - 1
                                                    : -2,
                            .glyph = 0x25cf, /* a disc */
                            .number = (int64_t)at};
    }
    return n;
}

/* Free cells between coin i and the one before it. */
static uint64_t gap(const cgt_rules *r, cgt_position p, int i) {
    return cell(r, p, i) - cell(r, p, i - 1) - 1;
}
static uint64_t gap_xor(const cgt_rules *r, cgt_position p) {
    uint64_t x = 0;
    for (int i = (int)coins(r)->n - 1; i >= 0; i -= 2) x ^= gap(r, p, i);
    return x;
}

/* The leftmost coin that can; it is sometimes the left one of a pair, whose heap grows. Each coin
 * has at most one cell that does it. */
static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint64_t change = gap_xor(r, p) ^ want;
    int n = (int)coins(r)->n;
    for (int i = 0; i < n; i++) {
        bool right = !((n - 1 - i) & 1);
        uint64_t heap = gap(r, p, right ? i : i + 1), fresh = heap ^ change;
        if (right && fresh < heap) return cgt_touch((unsigned)i, cell(r, p, i) - (heap - fresh));
        if (!right && fresh > heap && fresh - heap <= gap(r, p, i))
            return cgt_touch((unsigned)i, cell(r, p, i) - (fresh - heap));
    }
    return CGT_NONE;
}

static bool pairs(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return cgt_claim_grundy(r, p, gap_xor(r, p), reach, c);
}

static const cgt_theorem theorems[] = {
    {.name = "paired gaps",
     .statement = "Pair the coins from the right; one left over is paired with the edge. The "
                  "player to move loses exactly when the nim-sum of the gaps within the pairs is "
                  "0.",
     .source = "Nim with moves that add and are undone at once; the game is CodeChef G3, 2009",
     .rules = "",
     .universe = "1..86 2..87 3..88",
     .says = pairs,
     .reach = reach},
    {0}};

static const cgt_example examples[] = {{"", "2 4 6 9"},     {"", "1 3 5"},       {"", "2 3"},
                                       {"", "3 5 8 11 12"}, {"misere", "2 4 7"}, {0}};

const cgt_game cgt_strip = {.name = "strip",
                            .title = "Coins on a strip",
                            .board = "row",
                            .how =
                                "Move one coin to the left, not onto another coin and not over "
                                "it.",
                            .phrase = "Move the coin on {number} to square {choice}",
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
