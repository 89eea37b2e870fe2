/* maze.c -- a figure moves any number of free cells left or up; walls block. A. Laaksonen,
 * Competitive Programmer's Handbook, ch. 25. Rules, key, text and moves: cells.h.
 * SPDX-License-Identifier: MIT */
#include "../kernels/kernels.h"
#include "cells.h"

enum {
    SIDE = 4096,     /* 4096 * 4096 cells are the 2^24 items that a move can name */
    SOLVED = 1 << 20 /* cells that are solved at once: some 20 ms */
};
typedef struct {
    cgt_cells cells;
    uint32_t *up, *left; /* free cells in a row that way */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)start;
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    g->cells.too_wide = "the board has % columns";
    cgt_cells_open(r, &g->cells, t, SIDE, "expected the rows of the board, . or #");
    if (t->status) return;
    const char *cell = g->cells.cell;
    uint32_t cols = g->cells.cols, n = g->cells.rows * cols;
    g->up = cgt_alloc(r, t, n, sizeof *g->up);
    g->left = cgt_alloc(r, t, n, sizeof *g->left);
    if (t->status) return;
    for (uint32_t i = 0; i < n; i++) {
        if (cell[i] != '.') continue;
        if (i >= cols && cell[i - cols] == '.') g->up[i] = g->up[i - cols] + 1;
        if (i % cols && cell[i - 1] == '.') g->left[i] = g->left[i - 1] + 1;
    }
}

/* In reading order: the cells above, from the top; then those to the left. */
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0), at = p.key;
    uint64_t cols = g->cells.cols;
    if (g->up[at] && least <= at - cols) {
        uint64_t top = at - g->up[at] * cols;
        uint64_t rows = least <= top ? 0 : (least - top + cols - 1) / cols;
        return cgt_touch(top + rows * cols, 0);
    }
    if (g->left[at] && least < at) {
        uint64_t end = at - g->left[at];
        return cgt_touch(least <= end ? end : least, 0);
    }
    return CGT_NONE;
}

/* Each cell's remoteness and, in normal play, Grundy value; then which cells are walls. */
static uint32_t size(const shape *g) { return g->cells.rows * g->cells.cols; }
static size_t table(const cgt_rules *r) {
    return size(of(r)) > SOLVED ? 0 : size(of(r)) * (2 * sizeof(uint16_t) + 1);
}
static cgt_status fill(const cgt_rules *r, void *all) {
    const shape *g = of(r);
    uint32_t n = size(g), misere = (r->flags & CGT_MISERE) != 0;
    uint16_t *far = all;
    uint8_t *wall = (uint8_t *)(far + 2 * n);
    for (uint32_t i = 0; i < n; i++) wall[i] = g->cells.cell[i] == '#';
    cgt_status st = cgt_grid_remoteness(wall, g->cells.rows, g->cells.cols, misere, far);
    return st || misere ? st : cgt_grid_grundy(wall, g->cells.rows, g->cells.cols, far + n);
}
static void look(const cgt_rules *r, const void *all, cgt_position p, cgt_claim *c) {
    const uint16_t *far = all;
    *c = cgt_kernel_claim(far[p.key], r->flags & CGT_MISERE, far[size(of(r)) + p.key]);
}

static const cgt_example examples[] = {{"..#../#...#/..#../#..../.....", "e5"},
                                       {".../.../...", "c3"},
                                       {"misere .../.../...", "c3"},
                                       {0}};

const cgt_game cgt_maze = {.name = "maze",
                           .title = "Maze",
                           .board = "grid",
                           .how = "Move the token any number of free squares left or up.",
                           .phrase = "Move to {move}",
                           .flags = CGT_IMPARTIAL,
                           .examples = examples,
                           .open = open_,
                           .parse = cgt_cells_parse,
                           .format = cgt_cells_format,
                           .format_move = cgt_cells_format_move,
                           .next = next,
                           .play = cgt_cells_play,
                           .items = cgt_cells_items,
                           .table = table,
                           .fill = fill,
                           .look = look};
