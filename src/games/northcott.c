/* northcott.c -- rows with a counter of each player; a move slides one's own counter along its row, either way, as far as is free; who
 * cannot move loses. Winning Ways (Berlekamp, Conway, Guy) has it as Northcott's game. Rules: the columns, 8 unless told. Text:
 * the columns of both counters of each row, from 1, the first player's on the left, / between rows; after them :2 where the
 * second player is to move. Key: the lowest bit is the mover, then of each row both columns from 0. Move: item the square
 * that a counter goes to, row after row. Positions may recur.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

enum { COLUMNS = 26 }; /* a to z */
typedef struct {
    unsigned cols, rows, bits; /* bits: of a column */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static int mover(const cgt_rules *r, cgt_position p) {
    (void)r;
    return (int)(p.key & 1);
}
static unsigned place_of(const cgt_rules *r, unsigned row, int who) {
    return 1 + (2 * row + (unsigned)who) * of(r)->bits;
}
static unsigned column(const cgt_rules *r, cgt_position p, unsigned row, int who) {
    return (unsigned)(p.key >> place_of(r, row, who) & cgt_mask(of(r)->bits));
}
static cgt_position put(const cgt_rules *r, cgt_position p, unsigned row, int who, uint64_t col) {
    unsigned at = place_of(r, row, who);
    return (cgt_position){(p.key & ~(cgt_mask(of(r)->bits) << at)) | col << at};
}
static unsigned gap(const cgt_rules *r, cgt_position p, unsigned row) {
    return column(r, p, row, 1) - column(r, p, row, 0) - 1;
}

/* Both columns of a row, from 0. */
static void read_row(cgt_in *t, unsigned cols, uint64_t *c) {
    c[0] = cgt_read(t, 1, cols, "expected the column of the first player’s counter") - !t->status;
    if (!t->status && !cgt_take(t, '-'))
        cgt_refuse(t, CGT_E_SYNTAX, "expected - and the column of the second player’s counter", 0);
    cgt_in at = *t;
    c[1] = cgt_read(t, 1, cols, "expected the column of the second player’s counter") - !t->status;
    if (t->status || c[0] < c[1]) return;
    *t = at;
    cgt_refuse(t, CGT_E_RANGE, "the first player’s counter stands on the left", 0);
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    uint64_t c[2];
    g->cols = 8;
    if (cgt_more(t)) g->cols = (unsigned)cgt_read(t, 2, COLUMNS, "expected how many columns");
    g->bits = cgt_width(g->cols - 1);
    do {
        if (1 + 2 * g->bits * (g->rows + 1) > 64)
            cgt_refuse(&start, CGT_E_RANGE, "at most % rows", 63 / (2 * g->bits));
        read_row(&start, g->cols, c);
        g->rows++;
    } while (!start.status && cgt_take(&start, '/'));
    if (start.status && !t->status) *t = start;
    r->data = g;
    r->bits = 1 + 2 * g->bits * g->rows;
    r->flags |= CGT_LOOPY;
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position p = {0};
    uint64_t c[2];
    for (unsigned row = 0; row < of(r)->rows && !t->status; row++) {
        if (row && !cgt_take(t, '/'))
            cgt_refuse(t, CGT_E_SYNTAX, "expected / and as many rows as at the start", 0);
        read_row(t, of(r)->cols, c);
        if (t->status) break;
        p = put(r, put(r, p, row, 0, c[0]), row, 1, c[1]);
    }
    if (!t->status && cgt_take(t, ':'))
        p.key |= cgt_read(t, 1, 2, "expected 1 or 2, the player to move") == 2;
    return p;
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned row = 0; row < of(r)->rows; row++) {
        if (row) cgt_putc(o, '/');
        cgt_putn(o, column(r, p, row, 0) + 1);
        cgt_putc(o, '-');
        cgt_putn(o, column(r, p, row, 1) + 1);
    }
    if (mover(r, p)) cgt_put(o, ":2");
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    cgt_putc(o, (char)('a' + cgt_item_of(m) % of(r)->cols));
    cgt_putn(o, cgt_item_of(m) / of(r)->cols + 1);
}

/* Squares of the row on one's own side of the other counter. */
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0), cols = of(r)->cols;
    int who = mover(r, p);
    for (uint64_t row = least / cols, col = least % cols; row < of(r)->rows; row++, col = 0) {
        unsigned own = column(r, p, (unsigned)row, who), other = column(r, p, (unsigned)row, !who);
        if (who && col <= other) col = other + 1;
        if (col == own) col++;
        if (col < (who ? cols : other)) return cgt_touch(row * cols + col, 0);
    }
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    cgt_position q =
        put(r, p, cgt_item_of(m) / of(r)->cols, mover(r, p), cgt_item_of(m) % of(r)->cols);
    q.key ^= 1;
    return q;
}
/* The board turned so that the first player is to move, and its rows sorted. */
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    cgt_position q = {0};
    unsigned last = of(r)->cols - 1;
    for (unsigned row = 0; row < of(r)->rows; row++) {
        uint64_t a = column(r, p, row, 0), b = column(r, p, row, 1);
        if (mover(r, p)) {
            uint64_t turned = last - b;
            b = last - a;
            a = turned;
        }
        unsigned at = row;
        for (; at; at--) {
            uint64_t x = column(r, q, at - 1, 0), y = column(r, q, at - 1, 1);
            if (x < a || (x == a && y <= b)) break;
            q = put(r, put(r, q, at, 0, x), at, 1, y);
        }
        q = put(r, put(r, q, at, 0, a), at, 1, b);
    }
    return q;
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = (int)(of(r)->rows * of(r)->cols);
    for (int i = 0; i < n && i < cap; i++) {
        unsigned row = (unsigned)i / of(r)->cols, col = (unsigned)i % of(r)->cols;
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)row,
                            .col = (int16_t)col,
                            .link = -1,
                            .glyph = col == column(r, p, row, 0)   ? 'x'
                                     : col == column(r, p, row, 1) ? 'o'
                                                                   : '.'};
    }
    return n;
}

/* The move makes a gap smaller, as in Nim: forward. */
static bool gaps(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    unsigned sum = 0;
    for (unsigned row = 0; row < of(r)->rows; row++) sum ^= gap(r, p, row);
    *c = (cgt_claim){.value = sum ? CGT_WIN : CGT_LOSS, .has = CGT_HAS_VALUE};
    for (unsigned row = 0; sum && row < of(r)->rows; row++) {
        unsigned g = gap(r, p, row), by = g - (g ^ sum);
        if ((g ^ sum) > g) continue;
        unsigned own = column(r, p, row, mover(r, p));
        c->move = cgt_touch(row * of(r)->cols + (mover(r, p) ? own - by : own + by), 0);
        c->has |= CGT_HAS_MOVE;
        break;
    }
    return true;
}
static const cgt_theorem theorems[] = {
    {.name = "Northcott",
     .statement = "The player to move loses exactly when the nim-sum of the gaps between "
                  "the counters is 0.",
     .source = "Proved on the page of the game",
     .rules = "6",
     .universe = "1..5-2..6/1..5-2..6/1..5-2..6/1..5-2..6:1..2",
     .says = gaps},
    {0}};

static const cgt_example examples[] = {{"6", "1-6/2-5"},        {"5", "1-4/2-5/1-3"},
                                       {"4", "1-4/1-4:2"},      {"7", "2-6"},
                                       {"misere 4", "1-4/1-3"}, {0}};

const cgt_game cgt_northcott = {
    .name = "northcott",
    .title = "Northcott’s game",
    .board = "grid",
    .how = "Slide one of your counters along its row, forward or back, without jumping.",
    .phrase = "Move to {move}",
    .flags = CGT_MARKS,
    .examples = examples,
    .open = open_,
    .parse = parse,
    .format = format,
    .format_move = format_move,
    .next = next,
    .play = play,
    .canonical = canonical,
    .mover = mover,
    .items = items,
    .theorems = theorems};
