/* cells.c -- see cells.h. No game by itself.
 * SPDX-License-Identifier: MIT */
#include "cells.h"

static const cgt_cells *of(const cgt_rules *r) { return r->data; }
static bool is_cell(char c) { return c == '.' || c == '#'; }

static void read_rows(cgt_cells *g, char *cell, cgt_in *t, uint32_t side, const char *expected) {
    uint32_t n = 0;
    do {
        uint32_t row = n;
        cgt_more(t);
        if (g->rows == side) cgt_refuse(t, CGT_E_RANGE, "at most % rows and columns", side);
        for (; !t->status && is_cell(*t->at); t->at++) {
            if (n - row == side) cgt_refuse(t, CGT_E_RANGE, "at most % rows and columns", side);
            else cell[n++] = *t->at;
            if (t->status) return;
        }
        if (!g->rows) g->cols = n;
        if (!g->cols) cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
        if (n - row != g->cols)
            cgt_refuse(t, CGT_E_SYNTAX, "expected a row of % squares, each . or #", g->cols);
        g->rows++;
    } while (cgt_take(t, '/'));
}
void cgt_cells_open(cgt_rules *r, cgt_cells *g, cgt_in *t, uint32_t side, const char *expected) {
    size_t n = 1;
    for (const char *s = t->at; *s && n < (size_t)side * side; s++) n += is_cell(*s);
    char *cell = cgt_alloc(r, t, n, 1);
    if (!cell) return;
    read_rows(g, cell, t, side, expected);
    if (t->status) return;
    g->cell = cell;
    r->data = g;
    r->bits = cgt_width(g->rows * g->cols - 1);
}

cgt_position cgt_cells_parse(const cgt_rules *r, cgt_in *t) {
    const cgt_cells *g = of(r);
    uint32_t col = 0;
    cgt_more(t);
    const char *at = t->at; /* a wall is said where the cell's name begins */
    for (; !t->status && *t->at >= 'a' && *t->at <= 'z' && col <= g->cols; t->at++)
        col = col * 26 + (uint32_t)(*t->at - 'a') + 1;
    if (!col) cgt_refuse(t, CGT_E_SYNTAX, "expected a square such as e5", 0);
    if (col > g->cols) {
        t->at = at;
        cgt_refuse(t, CGT_E_RANGE, g->too_wide, g->cols);
    }
    uint64_t row = cgt_read(t, 1, g->rows, "expected a row number");
    if (t->status) return (cgt_position){0};
    cgt_position p = {(row - 1) * g->cols + col - 1};
    if (g->cell[p.key] == '#') {
        t->at = at;
        cgt_refuse(t, CGT_E_RANGE, "there is a wall on this square", 0);
    }
    return p;
}

/* Columns a to z, aa, ab ... */
static void put_cell(const cgt_cells *g, uint64_t cell, cgt_out *o) {
    char s[8];
    int n = 0;
    for (uint64_t c = cell % g->cols + 1; c; c = (c - 1) / 26) s[n++] = (char)('a' + (c - 1) % 26);
    while (n) cgt_putc(o, s[--n]);
    cgt_putn(o, (int64_t)(cell / g->cols) + 1);
}
void cgt_cells_format(const cgt_rules *r, cgt_position p, cgt_out *o) { put_cell(of(r), p.key, o); }
void cgt_cells_format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    put_cell(of(r), cgt_item_of(m), o);
}

cgt_position cgt_cells_play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r, (void)p;
    return (cgt_position){cgt_item_of(m)};
}

int cgt_cells_items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const cgt_cells *g = of(r);
    int n = (int)(g->rows * g->cols), w = (int)g->cols;
    for (int i = 0; i < n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)(i / w),
                            .col = (int16_t)(i % w),
                            .link = -1,
                            .glyph = (uint64_t)i == p.key ? '@' : (uint8_t)g->cell[i]};
    return n;
}
