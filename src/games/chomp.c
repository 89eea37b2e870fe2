/* chomp.c -- a bar of chocolate whose corner square a1 is poisoned; a move eats a square with all to the right of it and
 * below; who is left with the poisoned one alone loses. D. Gale, A curious Nim-type game, Amer. Math. Monthly 81 (1974). Text: the
 * lengths of the rows, none longer than the one above. Key: one field a row, as wide as the first one's length at the start.
 * Move: item the square, row after row of the bar at the start.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

enum { SIDE = 1000 }; /* the texts of a million squares */
typedef struct {
    cgt_fields rows;
    uint32_t cols; /* at the start */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static unsigned rows(const cgt_rules *r) { return of(r)->rows.n; }
static uint64_t length(const cgt_rules *r, cgt_position p, unsigned row) {
    return row < rows(r) ? cgt_get(&of(r)->rows, p, row) : 0;
}
static cgt_position with(const cgt_rules *r, cgt_position p, unsigned row, uint64_t n) {
    return cgt_set(&of(r)->rows, p, row, n);
}

/* A row that is read; 0: no more of them. */
static uint64_t read_row(cgt_in *t, unsigned row, uint64_t above) {
    if (row && !cgt_more(t)) return 0;
    cgt_in at = *t;
    uint64_t n = cgt_read(t, 1, row ? SIDE : above, "expected the length of a row");
    if (t->status || n <= above) return n;
    cgt_more(&at);
    *t = at;
    cgt_refuse(t, CGT_E_RANGE, "no row is longer than the one above it", 0);
    return 0;
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    uint64_t first = 0;
    for (uint64_t n = SIDE; (n = read_row(&start, g->rows.n, n));) {
        if (!g->rows.n) first = n;
        if (g->rows.n == CGT_FIELDS) break;
        cgt_field_add(&g->rows, first, &start);
    }
    if (start.status && !t->status) *t = start;
    g->cols = (uint32_t)first;
    r->data = g;
    r->bits = cgt_fields_bits(&g->rows);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position p = {0};
    uint64_t n = of(r)->cols;
    for (unsigned row = 0; row < rows(r) && (n = read_row(t, row, n)); row++)
        p = with(r, p, row, n);
    return p;
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned row = 0; length(r, p, row); row++) {
        if (row) cgt_putc(o, ' ');
        cgt_putn(o, (int64_t)length(r, p, row));
    }
}
static void put_column(cgt_out *o, uint32_t col) {
    if (col >= 26) put_column(o, col / 26 - 1); /* three letters reach to 18,277 */
    cgt_putc(o, (char)('a' + col % 26));
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    put_column(o, cgt_item_of(m) % of(r)->cols);
    cgt_putn(o, cgt_item_of(m) / of(r)->cols + 1);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    if (!least) least = 1;
    uint64_t col = least % of(r)->cols;
    for (uint64_t row = least / of(r)->cols; row < rows(r); row++, col = 0)
        if (col < length(r, p, (unsigned)row)) return cgt_touch(row * of(r)->cols + col, 0);
    return CGT_NONE;
}
static cgt_position eat(const cgt_rules *r, cgt_position p, unsigned row, uint64_t col) {
    for (; length(r, p, row) > col; row++) p = with(r, p, row, col);
    return p;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    return eat(r, p, cgt_item_of(m) / of(r)->cols, cgt_item_of(m) % of(r)->cols);
}
/* Rows and columns changed over, where the bar of the start has room for that: of the two the larger key. */
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    cgt_position q = {0};
    if (length(r, p, 0) > rows(r)) return p;
    for (unsigned row = 0; length(r, p, row); row++) {
        if (row >= of(r)->cols) return p;
        for (unsigned col = 0; col < length(r, p, row); col++) q = with(r, q, col, row + 1);
    }
    return q.key > p.key ? q : p;
}

/* The squares that are left; the poisoned one is #. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = 0;
    for (unsigned row = 0; length(r, p, row); row++)
        for (unsigned col = 0; col < length(r, p, row); col++, n++)
            if (n < cap)
                out[n] = (cgt_item){.item = row * of(r)->cols + col,
                                    .row = (int16_t)row,
                                    .col = (int16_t)col,
                                    .link = -1,
                                    .glyph = n ? '.' : '#'};
    return n;
}

/* A row and a column: two heaps of Nim. Two rows, or two columns: lost where the first is one longer. The whole bar: won,
 * a square by b2, and by stealing the strategy else. */
static bool known(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    uint64_t a = length(r, p, 0), b = length(r, p, 1), cols = of(r)->cols;
    unsigned n = 0, wide = 0, full = 0;
    for (; length(r, p, n); n++) {
        wide += length(r, p, n) > 1;
        full += length(r, p, n) == a;
    }
    bool lost, whole = false;
    uint64_t at = 0; /* the square that wins */
    if (b <= 1) {
        lost = a == n;
        at = a > n ? n : a * cols;
    } else if (n == 2) {
        lost = a == b + 1;
        at = a == b ? cols + b - 1 : b + 1;
    } else if (a == 2) {
        lost = wide + 1 == n;
        at = wide == n ? (n - 1) * cols + 1 : (wide + 1) * cols;
    } else if (full == n) {
        lost = false;
        whole = a != n;
        at = cols + 1;
    } else {
        return false;
    }
    *c = (cgt_claim){.value = lost ? CGT_LOSS : CGT_WIN, .has = CGT_HAS_VALUE};
    if (lost || whole) return true;
    c->move = cgt_touch(at, 0);
    c->has |= CGT_HAS_MOVE;
    return true;
}
static const cgt_theorem theorems[] = {
    {.name = "Chomp",
     .statement = "A whole bar of more than one square is winning. With two rows the player to "
                  "move loses exactly when the first is one longer than the second.",
     .source = "Proved on the page of the game",
     .rules = "",
     .universe = "1..450 1..450",
     .says = known},
    {0}};

static const cgt_example examples[] = {{"", "5 5 5"},     {"", "4 4 4 4"},     {"", "7 7"},
                                       {"", "6 4 4 1 1"}, {"misere", "4 4 4"}, {0}};

const cgt_game cgt_chomp = {.name = "chomp",
                            .title = "Chomp",
                            .board = "bar",
                            .how =
                                "Eat a square and every square to its right and below; the "
                                "corner is poisoned.",
                            .phrase = "Eat {move}",
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
