/* grid.c -- Grundy values of every cell of a maze, row by row. Two sets of values a cell: those met
 * in this row since the last wall (one set, as rows are done one after another), and those met in
 * this column since the last wall (one set a column). The mex is the first zero of their union.
 *
 *   word:         0         1         2       64 values each
 *   row         11111111  11011111  00000000     full: word 0
 *   column c    01111100  11111111  01000000     full: word 1      -> first word worth a look: 2
 *
 * Columns lie word by word, col[word][cols]: neighbouring cells mostly share their word. The maze
 * is that of Laaksonen, Competitive Programmer's Handbook, ch. 25; without walls it is Nim with two
 * heaps, g = column ^ row.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "kernels.h"

enum { MOST = 32767 }; /* a value is under rows + cols, and has 16 bits */

/* The word in use, and the addresses that follow from it, change by a branch that is mostly
 * foreseen: one cell does not wait for the one before but through `here`. */
void cgt_grid_row(cgt_grid *g, const uint8_t *wall, uint32_t cols, uint16_t *grundy) {
    uint64_t *row = g->row, *col = g->col; /* col: of word `at` */
    uint64_t here = 0, full = 0; /* row[at]; words of the row that are all ones, of the first 64 */
    uint32_t at = 0, high = 0;   /* high: words of the row in use */
    for (uint32_t c = 0; c < cols; c++) {
        if (wall[c]) {
            for (uint32_t w = 0; w < high; w++) row[w] = 0;
            for (uint32_t w = 0; w < g->high[c]; w++) g->col[(size_t)w * cols + c] = 0;
            here = full = g->full[c] = 0;
            high = g->high[c] = 0;
            grundy[c] = CGT_GRID_WALL;
            continue;
        }
        uint64_t free = ~(full | g->full[c]), set = here | col[c];
        uint32_t w = free ? (uint32_t)__builtin_ctzll(free) : 64;
        if (w != at || !~set) {
            row[at] = here;
            while (!~(set = row[w] | g->col[(size_t)w * cols + c])) w++;
            at = w;
            here = row[at];
            col = g->col + (size_t)at * cols;
        }
        uint64_t mex = ~set & (set + 1);
        here |= mex;
        col[c] |= mex;
        if (!~here && at < 64) full |= (uint64_t)1 << at;
        if (!~col[c] && at < 64) g->full[c] |= (uint64_t)1 << at;
        if (at >= high) high = at + 1;
        if (at >= g->high[c]) g->high[c] = (uint16_t)(at + 1);
        grundy[c] = (uint16_t)(at * 64 + (uint32_t)__builtin_ctzll(mex));
    }
    row[at] = here;
    for (uint32_t w = 0; w < high; w++) row[w] = 0;
}

cgt_status cgt_grid_grundy(const uint8_t *wall, uint32_t rows, uint32_t cols, uint16_t *grundy) {
    if (rows > MOST || cols > MOST) return CGT_E_RANGE;
    if (!rows || !cols) return CGT_OK;
    size_t words = (rows + cols) / 64 + 1;
    uint64_t *all = calloc((words + 2) * (cols + (size_t)1), sizeof *all); /* at most 280 MB */
    if (!all) return CGT_E_MEMORY;
    cgt_grid g = {.row = all, .col = all + words, .full = all + words * (cols + (size_t)1)};
    g.high = (uint16_t *)(g.full + cols);
    for (; rows--; wall += cols, grundy += cols) cgt_grid_row(&g, wall, cols, grundy);
    free(all);
    return CGT_OK;
}

/* A run of free cells (in the row, in the column) so far: one more than the least remoteness of a
 * lost cell, or NONE; one more than the greatest of any, or 0. So a move there counts: the winner
 * hurries, the loser delays. */
enum { NONE = UINT16_MAX };
typedef struct {
    uint32_t lost, most;
} run;
static run with(run x, uint32_t lost, uint32_t most) {
    return (run){lost < x.lost ? lost : x.lost, most > x.most ? most : x.most};
}
cgt_status cgt_grid_remoteness(const uint8_t *wall, uint32_t rows, uint32_t cols, uint32_t misere,
                               uint16_t *far) {
    if (rows > MOST || cols > MOST) return CGT_E_RANGE;
    run *column = malloc((cols + (size_t)1) * sizeof *column);
    if (!column) return CGT_E_MEMORY;
    for (uint32_t c = 0; c < cols; c++) column[c] = (run){NONE, 0};
    for (; rows--; wall += cols, far += cols) {
        run row = {NONE, 0};
        for (uint32_t c = 0; c < cols; c++) {
            run both = with(row, column[c].lost, column[c].most);
            uint32_t d = both.lost == NONE ? both.most : both.lost;
            uint32_t lost = (d & 1) == misere ? d + 1 : NONE;
            far[c] = (uint16_t)(wall[c] ? 0 : d);
            row = wall[c] ? (run){NONE, 0} : with(row, lost, d + 1);
            column[c] = wall[c] ? (run){NONE, 0} : with(column[c], lost, d + 1);
        }
    }
    free(column);
    return CGT_OK;
}
