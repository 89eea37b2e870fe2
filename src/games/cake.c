/* cake.c -- a cake of m x n pieces, one of them bad; a move cuts it along a line from side to side
 * and eats the part without the bad piece; who is left with that alone loses (UVa 11311,
 * Exclusively Edible). Text: m n r c, rows and columns counted from 0. Key: how many rows lie above
 * and below the bad piece and how many columns left and right of it, each as wide as at the start.
 * Move: item the line, 1 the one above row 1; 256 + 1 the one left of column 1.
 * SPDX-License-Identifier: MIT */
#include "claim.h"

/* 100: a page draws every piece. Items: lines of rows, lines of columns, sides, pieces. */
enum { SIDE = 100, COLUMNS = 256, SIDES = 512, PIECES = 1024 };
enum { ABOVE, BELOW, LEFT, RIGHT, DISTANCES };

static const cgt_fields *fields(const cgt_rules *r) { return r->data; }
static unsigned get(const cgt_rules *r, cgt_position p, unsigned i) {
    return (unsigned)cgt_get(fields(r), p, i);
}
static unsigned height(const cgt_rules *r, cgt_position p) {
    return get(r, p, ABOVE) + 1 + get(r, p, BELOW);
}
static unsigned width(const cgt_rules *r, cgt_position p) {
    return get(r, p, LEFT) + 1 + get(r, p, RIGHT);
}

static void read_cake(cgt_in *t, uint64_t *d) {
    uint64_t m = cgt_read(t, 1, SIDE, "expected how many rows and columns the cake has");
    uint64_t n = cgt_read(t, 1, SIDE, "expected how many rows and columns the cake has");
    d[ABOVE] = cgt_read(t, 0, m - !t->status, "expected the row and the column of the bad piece");
    d[LEFT] = cgt_read(t, 0, n - !t->status, "expected the row and the column of the bad piece");
    if (t->status) return;
    d[BELOW] = m - 1 - d[ABOVE];
    d[RIGHT] = n - 1 - d[LEFT];
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_fields *f = cgt_alloc(r, t, 1, sizeof *f);
    uint64_t d[DISTANCES] = {0};
    if (!f) return;
    read_cake(&start, d);
    for (unsigned i = 0; i < DISTANCES; i++) cgt_field_add(f, d[i], &start);
    if (start.status && !t->status) *t = start;
    r->data = f;
    r->bits = cgt_fields_bits(f);
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    uint64_t d[DISTANCES] = {0};
    cgt_position p = {0};
    cgt_in before = *t;
    read_cake(t, d);
    for (unsigned i = 0; i < DISTANCES && !t->status; i++) {
        if (d[i] <= cgt_mask(fields(r)->width[i])) {
            p = cgt_set(fields(r), p, i, d[i]);
            continue;
        }
        *t = before;
        cgt_refuse(t, CGT_E_RANGE, "this is larger than the cake at the start", 0);
    }
    return p;
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    const unsigned n[] = {height(r, p), width(r, p), get(r, p, ABOVE), get(r, p, LEFT)};
    for (unsigned i = 0; i < 4; i++) {
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, n[i]);
    }
}

/* r3: the line above row 3; c3: the line left of column 3. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r, (void)p;
    cgt_putc(o, cgt_item_of(m) < COLUMNS ? 'r' : 'c');
    cgt_putn(o, cgt_item_of(m) % COLUMNS);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t line = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    if (!line) line = 1;
    if (line < height(r, p)) return cgt_touch(line, 0);
    if (line < COLUMNS + 1) line = COLUMNS + 1;
    return line < COLUMNS + width(r, p) ? cgt_touch(line, 0) : CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    unsigned before = cgt_item_of(m) < COLUMNS ? ABOVE : LEFT, line = cgt_item_of(m) % COLUMNS;
    unsigned d = get(r, p, before);
    if (line <= d) return cgt_set(fields(r), p, before, d - line);
    return cgt_set(fields(r), p, before + 1, line - 1 - d);
}

/* Each distance alone, as a cake of one row or column; lines beyond the bad piece are counted from
 * it there. */
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    int n = 0;
    for (unsigned i = 0; i < DISTANCES; i++) {
        unsigned d = get(r, p, i);
        uint64_t lift = i & 1 ? (uint64_t)get(r, p, i - 1) << 32 : 0;
        if (!d) continue;
        if (n < cap) out[n] = (cgt_part){r, cgt_set(fields(r), (cgt_position){0}, i, d), lift};
        n++;
    }
    return n;
}

/* The four distances, the lines, the pieces. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    unsigned m = height(r, p), n = width(r, p);
    int k = 0;
    for (unsigned i = 0; i < DISTANCES; i++, k++)
        if (k < cap)
            out[k] = (cgt_item){.item = SIDES + i,
                                .glyph = (uint8_t) "^v<>"[i],
                                .link = -1,
                                .number = get(r, p, i)};
    for (unsigned i = 1; i < m; i++, k++)
        if (k < cap) out[k] = (cgt_item){.item = i, .row = (int16_t)i, .glyph = '-', .link = -1};
    for (unsigned i = 1; i < n; i++, k++)
        if (k < cap)
            out[k] = (cgt_item){.item = COLUMNS + i, .col = (int16_t)i, .glyph = '|', .link = -1};
    for (unsigned i = 0; i < m * n; i++, k++) {
        bool bad = i / n == get(r, p, ABOVE) && i % n == get(r, p, LEFT);
        if (k < cap)
            out[k] = (cgt_item){.item = PIECES + i,
                                .row = (int16_t)(i / n),
                                .col = (int16_t)(i % n),
                                .glyph = bad ? '@' : '.',
                                .link = -1};
    }
    return k;
}

static uint32_t distance_xor(const cgt_rules *r, cgt_position p) {
    uint32_t x = 0;
    for (unsigned i = 0; i < DISTANCES; i++) x ^= get(r, p, i);
    return x;
}

static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint32_t change = distance_xor(r, p) ^ want;
    for (unsigned i = 0; i < DISTANCES; i++) {
        unsigned d = get(r, p, i), left = d ^ change;
        if (left >= d) continue;
        unsigned line = i & 1 ? get(r, p, i - 1) + 1 + left : d - left;
        return cgt_touch(line + (i < LEFT ? 0 : COLUMNS), 0);
    }
    return CGT_NONE;
}

static bool four_heaps(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return cgt_claim_grundy(r, p, distance_xor(r, p), reach, c);
}

static const cgt_theorem theorems[] = {
    {.name = "four heaps",
     .statement = "The rows above and below the bad piece and the columns left and right of it are "
                  "four heaps of Nim: the player to move loses exactly when their nim-sum is 0.",
     .source = "Nim in disguise; the game is UVa 11311",
     .rules = "",
     .universe = "18..35 18..35 0..17 0..17",
     .says = four_heaps,
     .reach = reach},
    {0}};

static const cgt_example examples[] = {{"", "11 11 5 5"},     {"", "2 3 0 2"}, {"", "6 9 1 6"},
                                       {"misere", "5 4 3 1"}, {"", "1 1 0 0"}, {0}};

const cgt_game cgt_cake = {.name = "cake",
                           .title = "Exclusively edible",
                           .board = "grid",
                           .how =
                               "Cut the cake along a line from side to side; the part without "
                               "the bad piece is eaten.",
                           .phrase = "Cut below row {no}|Cut right of column {no}",
                           .flags = CGT_IMPARTIAL,
                           .examples = examples,
                           .open = open_,
                           .parse = parse,
                           .format = format,
                           .format_move = format_move,
                           .next = next,
                           .play = play,
                           .components = components,
                           .items = items,
                           .theorems = theorems};
