/* board.c -- see board.h. No game by itself.
 * SPDX-License-Identifier: MIT */
#include "board.h"

enum { SQUARES = 63 };
typedef struct {
    uint8_t letter[SQUARES + 1];
    unsigned n;
} squares;

/* The last `n` squares `times` times in all. */
static void repeat(squares *q, unsigned n, uint64_t times, unsigned most, cgt_in *t) {
    if (q->n - n + n * times > most) cgt_refuse(t, CGT_E_RANGE, "at most % squares", most);
    if (t->status) return;
    if (!times) q->n -= n;
    for (uint64_t k = 1; k < times; k++)
        for (unsigned i = 0; i < n; i++, q->n++) q->letter[q->n] = q->letter[q->n - n];
}
static void read_row(cgt_in *t, const cgt_letters *l, squares *q, unsigned most) {
    unsigned group = 0;
    bool inside = false;
    while (cgt_more(t) && cgt_place("|/:", *t->at) == 3) {
        unsigned found = cgt_place(l->letters, *t->at);
        unsigned n = 1;
        if (!inside && cgt_take(t, '(')) {
            inside = true;
            group = q->n;
            continue;
        }
        if (inside && cgt_take(t, ')')) {
            inside = false;
            n = q->n - group;
            if (*t->at != '^') cgt_refuse(t, CGT_E_SYNTAX, "expected ^ and how many times", 0);
        } else {
            if (!l->letters[found]) return cgt_refuse(t, CGT_E_SYNTAX, l->reason, 0);
            if (q->n == most) return cgt_refuse(t, CGT_E_RANGE, "at most % squares", most);
            q->letter[q->n++] = (uint8_t)found;
            t->at++;
        }
        if (!t->status && *t->at == '^') {
            t->at++;
            repeat(q, n, cgt_read(t, 0, most, "expected ^ and how many times"), most, t);
        }
    }
    if (inside) cgt_refuse(t, CGT_E_SYNTAX, "expected )", 0);
}
/* A board of `most` squares at most. Its size, where that is not known: g->cols 0. */
static void read_squares(cgt_in *t, const cgt_letters *l, unsigned most, cgt_squares *g,
                         squares *q) {
    bool known = g->cols != 0;
    unsigned rows = 0;
    if (cgt_more(t) && *t->at >= '0' && *t->at <= '9') { /* an empty board of that size */
        unsigned high = (unsigned)cgt_read(t, 1, most, "expected how many rows");
        cgt_word(t, "rows");
        if (!cgt_take(t, 'x')) cgt_refuse(t, CGT_E_SYNTAX, "expected x and how many columns", 0);
        unsigned wide = (unsigned)cgt_read(t, 1, most, "expected how many columns");
        if (high * wide > most) cgt_refuse(t, CGT_E_RANGE, "at most % squares", most);
        if (l->line && high > 1) cgt_refuse(t, CGT_E_RANGE, "expected one row", 0);
        if (t->status) return;
        q->n = high * wide;
        if (!known) g->rows = high, g->cols = wide;
        if (high != g->rows || wide != g->cols)
            cgt_refuse(t, CGT_E_RANGE, "expected a board of the same size as at the start", 0);
        return;
    }
    do {
        unsigned from = q->n;
        read_row(t, l, q, most);
        if (t->status) return;
        if (!rows++ && !known) g->cols = q->n;
        if (q->n == from) cgt_refuse(t, CGT_E_SYNTAX, l->reason, 0);
        if (q->n - from != g->cols)
            cgt_refuse(t, CGT_E_RANGE, "expected a row of % squares", g->cols);
        if (l->line && *t->at != ':' && *t->at) cgt_refuse(t, CGT_E_SYNTAX, "expected one row", 0);
    } while (!t->status && (cgt_take(t, '|') || cgt_take(t, '/')));
    if (!known) g->rows = rows;
    if (rows != g->rows)
        cgt_refuse(t, CGT_E_RANGE, "expected a board of the same size as at the start", 0);
}
static unsigned planes(const cgt_letters *l) { return cgt_place(l->letters, 0) - 1; }
void cgt_squares_open(cgt_rules *r, cgt_in *t, cgt_in start, const cgt_letters *l) {
    cgt_squares *g = cgt_alloc(r, t, 1, sizeof *g);
    squares q = {.n = 0};
    if (!g) return;
    read_squares(&start, l, SQUARES / planes(l), g, &q);
    if (start.status && !t->status) *t = start;
    if (t->status) return;
    g->letters = l;
    g->cells = g->rows * g->cols;
    g->all = cgt_mask(g->cells);
    for (unsigned row = 0; row < g->rows; row++) g->first |= (uint64_t)1 << row * g->cols;
    g->last = g->first << (g->cols - 1);
    r->data = g;
    r->bits = 1 + planes(l) * g->cells;
}
cgt_position cgt_squares_parse(const cgt_rules *r, cgt_in *t) {
    cgt_squares g = *cgt_squares_of(r);
    squares q = {.n = 0};
    uint64_t with[3] = {0};
    read_squares(t, g.letters, g.cells, &g, &q);
    for (unsigned i = 0; i < q.n && !t->status; i++) with[q.letter[i]] |= (uint64_t)1 << i;
    int turn = cgt_read_turn(t);
    return cgt_squares_key(&g, with[1], planes(g.letters) > 1 ? with[2] : 0, turn);
}
static char letter(const cgt_squares *g, cgt_position p, unsigned i) {
    unsigned k = planes(g->letters);
    while (k && !(cgt_with(g, p, k) >> i & 1)) k--;
    return g->letters->letters[k];
}
void cgt_squares_format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    const cgt_squares *g = cgt_squares_of(r);
    for (unsigned i = 0; i < g->cells; i++) {
        if (i && i % g->cols == 0) cgt_putc(o, '|');
        cgt_putc(o, letter(g, p, i));
    }
    cgt_put_turn(cgt_turn(p), o);
}
int cgt_squares_items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const cgt_squares *g = cgt_squares_of(r);
    for (unsigned i = 0; i < g->cells && (int)i < cap; i++)
        out[i] = (cgt_item){.item = i,
                            .row = (int16_t)(i / g->cols),
                            .col = (int16_t)(i % g->cols),
                            .link = -1,
                            .glyph = (uint8_t)letter(g, p, i)};
    return (int)g->cells;
}
int cgt_squares_mover(const cgt_rules *r, cgt_position p) {
    (void)r;
    return cgt_turn(p);
}
void cgt_put_square(const cgt_squares *g, unsigned cell, cgt_out *o) {
    unsigned col = cell % g->cols;
    if (col >= 26) cgt_putc(o, (char)('a' + col / 26 - 1));
    cgt_putc(o, (char)('a' + col % 26));
    cgt_putn(o, cell / g->cols + 1);
}
void cgt_squares_format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    cgt_put_square(cgt_squares_of(r), cgt_item_of(m), o);
    cgt_putc(o, '-');
    cgt_put_square(cgt_squares_of(r), cgt_choice_of(m), o);
}
uint64_t cgt_take_hanging(const cgt_squares *g, uint64_t *among) {
    uint64_t set = *among & (~*among + 1);
    for (uint64_t before = 0; before != set;) {
        before = set;
        set |= cgt_beside(g, set) & *among;
    }
    *among &= ~set;
    return set;
}
cgt_move cgt_next_stone(const cgt_squares *g, cgt_position p, cgt_move from,
                        uint64_t (*to)(const cgt_squares *, cgt_position, unsigned at)) {
    uint64_t own = cgt_with(g, p, 1 + (unsigned)cgt_turn(p));
    unsigned item = cgt_item_of(from), choice = cgt_choice_of(from);
    if (item >= g->cells) return CGT_NONE;
    for (own &= UINT64_MAX << item; own; own &= own - 1) {
        const unsigned at = (unsigned)__builtin_ctzll(own);
        uint64_t may = to(g, p, at);
        if (at == item) may = choice < g->cells ? may & UINT64_MAX << choice : 0;
        if (may) return cgt_touch(at, (unsigned)__builtin_ctzll(may));
    }
    return CGT_NONE;
}

/* The last bit first. */
static uint64_t backwards(uint64_t x) {
    uint64_t mask = UINT64_MAX;
    for (unsigned by = 32; by; by /= 2) {
        mask ^= mask << by;
        x = (x >> by & mask) | (x & mask) << by;
    }
    return x;
}
void cgt_squares_least(const cgt_squares *g, uint64_t set[2]) {
    const unsigned cols = g->cols;
    const uint64_t all = set[0] | set[1];
    uint64_t columns = 0, image[4][2] = {{0}};
    if (!all) return;
    const unsigned down = (unsigned)__builtin_ctzll(all) / cols * cols;
    const unsigned high = (cgt_width(all >> down) + cols - 1) / cols;
    for (unsigned i = 0; i < high; i++) columns |= all >> (down + i * cols) & cgt_mask(cols);
    const unsigned right = (unsigned)__builtin_ctzll(columns);
    /* how far it is to the other corner; turned by half, and then shifted by what that leaves free, it begins there */
    const unsigned free = 64 - ((high - 1) * cols + cgt_width(columns) - right);
    for (int k = 0; k < (set[1] ? 2 : 1); k++) {
        const uint64_t s = set[k] >> (down + right);
        image[0][k] = s;
        for (unsigned i = 0; i < high; i++)
            image[1][k] |= (s >> i * cols & cgt_mask(cols)) << (high - 1 - i) * cols;
        for (int i = 0; i < 2; i++) image[2 + i][k] = backwards(image[i][k]) >> free;
    }
    unsigned best = 0;
    for (unsigned i = 1; i < 4; i++)
        if (image[i][0] < image[best][0] ||
            (image[i][0] == image[best][0] && image[i][1] < image[best][1]))
            best = i;
    set[0] = image[best][0];
    set[1] = image[best][1];
}
