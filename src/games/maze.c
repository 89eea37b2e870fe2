/* maze.c -- a figure moves any number of free cells left or up; walls block. A. Laaksonen,
 * Competitive Programmer's Handbook, ch. 25. Rules: rows of "." free and "#" wall, / between them.
 * Key: cell in reading order. Text: column letter, row number from the top. Move: item the cell
 * moved to.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "../kernels/kernels.h"

enum {
    SIDE = 4096,     /* 4096 * 4096 cells are the 2^24 items that a move can name */
    SOLVED = 1 << 20 /* cells that are solved at once: some 20 ms */
};
typedef struct {
    uint32_t rows, cols, *up, *left; /* up, left: free cells in a row that way */
    const char *cell;
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static void read_rows(shape *g, char *cell, cgt_in *t) {
    uint32_t n = 0;
    do {
        uint32_t row = n;
        cgt_more(t);
        for (; *t->at == '.' || *t->at == '#'; t->at++) {
            if (n - row == SIDE) {
                cgt_refuse(t, CGT_E_RANGE, "at most % rows and columns", SIDE);
                return;
            }
            cell[n++] = *t->at;
        }
        if (!g->rows) g->cols = n;
        if (!g->cols) cgt_refuse(t, CGT_E_SYNTAX, "expected the rows of the maze, . or #", 0);
        if (n - row != g->cols)
            cgt_refuse(t, CGT_E_SYNTAX, "expected a row of % cells, . or #", g->cols);
        if (++g->rows > SIDE) cgt_refuse(t, CGT_E_RANGE, "at most % rows and columns", SIDE);
    } while (cgt_take(t, '/'));
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)start;
    size_t most = strlen(t->at) + 1;
    if (most > 2 * (size_t)SIDE * SIDE)
        cgt_refuse(t, CGT_E_RANGE, "at most % rows and columns", SIDE);
    if (t->status) return;
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    char *cell = cgt_alloc(r, t, most, 1);
    if (t->status) return;
    read_rows(g, cell, t);
    uint32_t n = g->rows * g->cols;
    if (t->status) return;
    g->up = cgt_alloc(r, t, n, sizeof *g->up);
    g->left = cgt_alloc(r, t, n, sizeof *g->left);
    if (t->status) return;
    for (uint32_t i = 0; i < n; i++) {
        if (cell[i] != '.') continue;
        if (i >= g->cols && cell[i - g->cols] == '.') g->up[i] = g->up[i - g->cols] + 1;
        if (i % g->cols && cell[i - 1] == '.') g->left[i] = g->left[i - 1] + 1;
    }
    g->cell = cell;
    r->data = g;
    r->bits = cgt_width(n - 1);
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    const shape *g = of(r);
    uint64_t col = 0;
    cgt_in at_cell = *t; /* a wall is said where the cell's name begins */
    if (!cgt_more(t) || *t->at < 'a' || *t->at > 'z')
        cgt_refuse(t, CGT_E_SYNTAX, "expected a cell such as e5", 0);
    for (; !t->status && *t->at >= 'a' && *t->at <= 'z' && col <= g->cols; t->at++)
        col = col * 26 + (uint64_t)(*t->at - 'a') + 1;
    if (col > g->cols) {
        t->at = at_cell.at;
        cgt_refuse(t, CGT_E_RANGE, "the maze has % columns", g->cols);
    }
    uint64_t row = cgt_read(t, 1, g->rows, "expected a row number");
    if (t->status) return (cgt_position){0};
    cgt_position p = {(row - 1) * g->cols + col - 1};
    if (g->cell[p.key] == '#') {
        t->at = at_cell.at;
        cgt_refuse(t, CGT_E_RANGE, "there is a wall on this cell", 0);
    }
    return p;
}

static void put_cell(const shape *g, uint64_t cell, cgt_out *o) {
    char s[4];
    int n = 0;
    for (uint64_t c = cell % g->cols + 1; c; c = (c - 1) / 26) s[n++] = (char)('a' + (c - 1) % 26);
    while (n) cgt_putc(o, s[--n]);
    cgt_putn(o, (int64_t)(cell / g->cols) + 1);
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) { put_cell(of(r), p.key, o); }
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    put_cell(of(r), cgt_item_of(m), o);
}

/* In reading order: the cells above, from the top; then those to the left. */
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0), at = p.key;
    if (g->up[at] && least <= at - g->cols) {
        uint64_t top = at - (uint64_t)g->up[at] * g->cols;
        uint64_t rows = least <= top ? 0 : (least - top + g->cols - 1) / g->cols;
        return cgt_touch(top + rows * g->cols, 0);
    }
    if (g->left[at] && least < at) {
        uint64_t end = at - g->left[at];
        return cgt_touch(least <= end ? end : least, 0);
    }
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r, (void)p;
    return (cgt_position){cgt_item_of(m)};
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const shape *g = of(r);
    int n = (int)(g->rows * g->cols), w = (int)g->cols;
    for (int i = 0; i < n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)(i / w),
                            .col = (int16_t)(i % w),
                            .link = -1,
                            .glyph = (uint64_t)i == p.key ? '@' : (uint8_t)g->cell[i]};
    return n;
}

/* Each cell's remoteness and, in normal play, Grundy value; then which cells are walls. */
static uint32_t cells(const shape *g) { return g->rows * g->cols; }
static size_t table(const cgt_rules *r) {
    return cells(of(r)) > SOLVED ? 0 : cells(of(r)) * (2 * sizeof(uint16_t) + 1);
}
static cgt_status fill(const cgt_rules *r, void *all) {
    const shape *g = of(r);
    uint32_t n = cells(g), misere = (r->flags & CGT_MISERE) != 0;
    uint16_t *far = all;
    uint8_t *wall = (uint8_t *)(far + 2 * n);
    for (uint32_t i = 0; i < n; i++) wall[i] = g->cell[i] == '#';
    cgt_status st = cgt_grid_remoteness(wall, g->rows, g->cols, misere, far);
    return st || misere ? st : cgt_grid_grundy(wall, g->rows, g->cols, far + n);
}
static void look(const cgt_rules *r, const void *all, cgt_position p, cgt_claim *c) {
    const uint16_t *far = all;
    *c = cgt_kernel_claim(far[p.key], r->flags & CGT_MISERE, far[cells(of(r)) + p.key]);
}

static const cgt_example examples[] = {{"..#../#...#/..#../#..../.....", "e5"},
                                       {".../.../...", "c3"},
                                       {"misere .../.../...", "c3"},
                                       {0}};

const cgt_game cgt_maze = {.name = "maze",
                           .title = "Maze",
                           .board = "grid",
                           .how = "Move the figure any number of free cells left or up.",
                           .phrase = "Move to {move}",
                           .flags = CGT_IMPARTIAL,
                           .examples = examples,
                           .open = open_,
                           .parse = parse,
                           .format = format,
                           .format_move = format_move,
                           .next = next,
                           .play = play,
                           .items = items,
                           .table = table,
                           .fill = fill,
                           .look = look};
