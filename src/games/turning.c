/* turning.c -- coins in a row, heads or tails; a move turns some of them over, and the last of these goes from heads to
 * tails. Turning Turtles: one or two coins; Mock Turtles: one, two or three; Ruler: any number in a run. E. R. Berlekamp,
 * J. H. Conway and R. K. Guy, Winning Ways, chapter 14; T. S. Ferguson, Game Theory, part I, chapter 5.
 * Key: bit i is 1 where coin i, from the left, shows heads: the key falls with every move.
 *     1 2 3 4 5
 *     o . o . o     text 10101, key 2^0 + 2^2 + 2^4
 * Move: item the last coin turned, choice the others of the move, bit i for coin i.
 *
 * Turning Corners has the coins in rows, one under the other, and is the product of Turning Turtles with itself: a move takes
 * one column or two and one row or two, and turns the coins where they cross. Text: rows with / between.
 * SPDX-License-Identifier: MIT */
#include "../kernels/nimber.h"
#include "claim.h"

enum { COINS = 32 }; /* the coins besides the last are a choice, of 32 bits */
extern const cgt_game cgt_mock, cgt_ruler, cgt_corners;
/* Coins in a row: of one row all, else those of the first one. */
static unsigned columns(const cgt_rules *r) {
    return r->data ? *(const unsigned *)r->data : r->bits ? r->bits : 1;
}
static uint64_t bit(unsigned i) { return (uint64_t)1 << i; }
static uint64_t lowest(uint64_t x) { return x & (~x + 1); }

static const char *const coin = "expected 1 for heads or 0 for tails",
                         *const even = "expected rows of as many coins, with / between";
static bool read_coin(cgt_in *t, bool *heads) {
    *heads = cgt_take(t, '1');
    if (*heads || cgt_take(t, '0')) return true;
    cgt_refuse(t, CGT_E_SYNTAX, coin, 0);
    return false;
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    bool heads, rows = r->game == &cgt_corners;
    unsigned *cols = rows ? cgt_alloc(r, t, 1, sizeof *cols) : NULL;
    if (rows && !cols) return;
    r->bits = 0;
    while (cgt_more(&start)) {
        if (rows && r->bits && (*cols ? r->bits % *cols == 0 : *start.at == '/')) {
            if (!*cols) *cols = r->bits;
            if (!cgt_take(&start, '/')) cgt_refuse(&start, CGT_E_SYNTAX, even, 0);
        }
        if (!read_coin(&start, &heads)) break;
        if (r->bits++ == COINS) cgt_refuse(&start, CGT_E_RANGE, "at most % coins", COINS);
    }
    if (rows && !*cols) *cols = r->bits ? r->bits : 1;
    if (rows && r->bits % *cols) cgt_refuse(&start, CGT_E_SYNTAX, even, 0);
    if (start.status && !t->status) *t = start;
    r->data = cols;
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position p = {0};
    bool heads;
    for (unsigned i = 0; i < r->bits; i++) {
        if (i && i % columns(r) == 0 && !cgt_take(t, '/')) cgt_refuse(t, CGT_E_SYNTAX, even, 0);
        if (!read_coin(t, &heads)) break;
        if (heads) p.key |= bit(i);
    }
    return p;
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < r->bits; i++) {
        if (i && i % columns(r) == 0) cgt_putc(o, '/');
        cgt_putc(o, p.key & bit(i) ? '1' : '0');
    }
}

/* The coins that turn with coin i where column `col` and row `row` cross its own; from its own column or row on, it is alone in it. */
static uint64_t crossing(const cgt_rules *r, unsigned i, unsigned col, unsigned row) {
    unsigned w = columns(r), c = i % w, y = i / w;
    return (col < c ? bit(y * w + col) : 0) | (row < y ? bit(row * w + c) : 0) |
           (col < c && row < y ? bit(row * w + col) : 0);
}
/* The least set of coins on the left of coin i, not below x, that may turn with it; bit(i) and more: none. */
static uint64_t others(const cgt_rules *r, unsigned i, uint64_t x) {
    if (r->game == &cgt_ruler) {
        if (!x || x >= bit(i)) return x;
        unsigned from =
            cgt_width(bit(i) - x) - 1; /* a run from there to i - 1 is bit(i) - bit(from) */
        return bit(i) - bit(from);
    }
    if (r->game == &cgt_corners) {
        uint64_t best = bit(i);
        for (unsigned col = 0; col <= i % columns(r); col++)
            for (unsigned row = 0; row <= i / columns(r); row++) {
                uint64_t with = crossing(r, i, col, row);
                if (with >= x && with < best) best = with;
            }
        return best;
    }
    /* all numbers from x on that have its ones above the lowest have that one, too, up to here */
    for (int most = r->game == &cgt_mock ? 2 : 1; __builtin_popcountll(x) > most;) x += lowest(x);
    return x;
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t x = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < r->bits; i++, x = 0) {
        uint64_t with = p.key & bit(i) ? others(r, i, x) : bit(i);
        if (with < bit(i)) return cgt_touch(i, with);
    }
    return CGT_NONE;
}
static uint64_t turned(cgt_move m) { return bit(cgt_item_of(m)) | cgt_choice_of(m); }
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    return (cgt_position){p.key ^ turned(m)};
}

/* A coin's number in the books: Mock Turtles count from 0, the others from 1. */
static unsigned place(const cgt_rules *r, unsigned i) { return i + (r->game != &cgt_mock); }
static void put_line(cgt_out *o, unsigned from, unsigned last) {
    if (from < last) {
        cgt_putn(o, from + 1);
        cgt_putc(o, ',');
    }
    cgt_putn(o, last + 1);
}
/* 2,5,9: those coins; of Ruler 4..9: that run; 1,3x2: columns 1 and 3 of row 2. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    unsigned last = cgt_item_of(m);
    uint64_t with = cgt_choice_of(m);
    if (r->game == &cgt_corners) {
        unsigned w = columns(r), first = with ? (unsigned)__builtin_ctzll(with) : last;
        unsigned left = last; /* in its row */
        for (unsigned i = last - last % w; i < last; i++)
            if (with & bit(i)) left = i;
        put_line(o, left % w, last % w);
        cgt_putc(o, 'x');
        put_line(o, first / w, last / w);
        return;
    }
    if (with && r->game == &cgt_ruler) {
        cgt_putn(o, place(r, (unsigned)__builtin_ctzll(with)));
        cgt_put(o, "..");
    } else {
        for (; with; with -= lowest(with)) {
            cgt_putn(o, place(r, (unsigned)__builtin_ctzll(with)));
            cgt_putc(o, ',');
        }
    }
    cgt_putn(o, place(r, last));
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    for (unsigned i = 0; i < r->bits && (int)i < cap; i++)
        out[i] =
            (cgt_item){.item = i,
                       .row = (int16_t)(i / columns(r)),
                       .col = (int16_t)(i % columns(r)),
                       .link = -1,
                       .glyph = p.key & bit(i) ? 0x25cf : 0x25cb, /* a full disc, an empty one */
                       .number = place(r, i)};
    return (int)r->bits;
}

/* A position is worth the nim-sum of its heads, each by itself: */
static uint64_t single(const cgt_rules *r, unsigned i) {
    if (r->game == &cgt_ruler) return lowest(i + 1);
    if (r->game == &cgt_corners) return cgt_nim_product(i % columns(r) + 1, i / columns(r) + 1);
    if (r->game == &cgt_mock) return 2 * i + !(__builtin_popcount(i) & 1); /* odious */
    return i + 1;
}
static uint64_t worth(const cgt_rules *r, uint64_t coins) {
    uint64_t x = 0;
    for (; coins; coins -= lowest(coins)) x ^= single(r, (unsigned)__builtin_ctzll(coins));
    return x;
}
/* At most 32 coins: a walk over the moves is short. */
static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint64_t change = worth(r, p.key) ^ want;
    cgt_move m = next(r, p, (cgt_move){0});
    while (m.code != UINT64_MAX && worth(r, turned(m)) != change)
        m = next(r, p, (cgt_move){m.code + 1});
    return m;
}
static bool heads(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return cgt_claim_grundy(r, p, worth(r, p.key), reach, c);
}

#define SEVENTEEN \
    "0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1 0..1"
static const cgt_theorem turtles_theorems[] = {
    {.name = "heads as heaps",
     .statement = "Each head is worth as much as a Nim heap of the number of its place, "
                  "counted from 1: the player to move loses exactly when the nim-sum of "
                  "these numbers is 0.",
     .source = "H. W. Lenstra, Nim multiplication (1978); Berlekamp, Conway and Guy, "
               "Winning Ways, chapter 14",
     .rules = "",
     .universe = SEVENTEEN,
     .says = heads,
     .reach = reach},
    {0}};
static const cgt_theorem mock_theorems[] = {
    {.name = "odious numbers",
     .statement = "A head on place n, counted from 0, is worth 2n or 2n + 1: the one "
                  "with an odd number of ones in binary. The player to move loses "
                  "exactly when the nim-sum of these numbers is 0.",
     .source = "Berlekamp, Conway and Guy, Winning Ways, chapter 14: the Mock Turtle "
               "Theorem",
     .rules = "",
     .universe = SEVENTEEN,
     .says = heads,
     .reach = reach},
    {0}};
static const cgt_theorem ruler_theorems[] = {
    {.name = "powers of two",
     .statement = "A head on place n, counted from 1, is worth the largest power of two "
                  "that divides n. The player to move loses exactly when the nim-sum of "
                  "these numbers is 0.",
     .source = "Berlekamp, Conway and Guy, Winning Ways, chapter 14: the Ruler Game",
     .rules = "",
     .universe = SEVENTEEN,
     .says = heads,
     .reach = reach},
    {0}};

static const cgt_theorem corners_theorems[] = {
    {.name = "Tartan",
     .statement = "A head is worth the nim product of the numbers of its column and its "
                  "row, counted from 1. The player to move loses exactly when the "
                  "nim-sum of these products is 0.",
     .source = "Berlekamp, Conway and Guy, Winning Ways, chapter 14: the Tartan "
               "Theorem",
     .rules = "",
     .universe = "0..1 0..1 0..1 0..1 0..1 0..1 / 0..1 0..1 0..1 0..1 0..1 0..1 / "
                 "0..1 0..1 0..1 0..1 0..1 0..1",
     .says = heads,
     .reach = reach},
    {0}};

static const cgt_example turtles_examples[] = {{"", "0110010001"},  {"", "101"},          {"", "0"},
                                               {"", "11111111111"}, {"misere", "011010"}, {0}};
static const cgt_example mock_examples[] = {
    {"", "1101010010"}, {"", "1"}, {"", "000"}, {"", "01111111111"}, {"misere", "110101"}, {0}};
static const cgt_example ruler_examples[] = {{"", "0110100101"},  {"", "11"},           {"", "00"},
                                             {"", "11111111111"}, {"misere", "101101"}, {0}};

static const cgt_example corners_examples[] = {
    {"", "0110/1001/0101"}, {"", "101/011"},         {"", "0"},
    {"", "111/111/111"},    {"misere", "0110/1001"}, {0}};

#define SHARED                                                                                \
    .board = "turning", .phrase = "Turn over {move}", .flags = CGT_IMPARTIAL, .open = open_,  \
    .parse = parse, .format = format, .format_move = format_move, .next = next, .play = play, \
    .items = items
const cgt_game cgt_turtles = {.name = "turtles",
                              .title = "Turning Turtles",
                              .how =
                                  "Turn over one coin or two; the one further to the right goes "
                                  "from heads to tails.",
                              .examples = turtles_examples,
                              .theorems = turtles_theorems,
                              SHARED};
const cgt_game cgt_mock = {.name = "mock",
                           .title = "Mock Turtles",
                           .how =
                               "Turn over one, two or three coins; the one furthest to the right "
                               "goes from heads to tails.",
                           .examples = mock_examples,
                           .theorems = mock_theorems,
                           SHARED};
const cgt_game cgt_ruler = {.name = "ruler",
                            .title = "Ruler",
                            .how =
                                "Turn over any number of coins side by side; the one furthest to "
                                "the right goes from heads to tails.",
                            .examples = ruler_examples,
                            .theorems = ruler_theorems,
                            SHARED};
const cgt_game cgt_corners = {.name = "tartan",
                              .title = "Turning Corners",
                              .how =
                                  "Choose one column or two and one row or two, and turn over the "
                                  "coins where they cross; the one furthest to the right and down "
                                  "goes from heads to tails.",
                              .examples = corners_examples,
                              .theorems = corners_theorems,
                              SHARED};
