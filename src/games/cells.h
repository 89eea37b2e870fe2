/* cells.h -- what games share in which one figure moves over a grid. Rules: rows of "." free and "#"
 * wall, / between them. Key: cell in reading order. Text: column letter, row number from the top.
 * Move: item the cell moved to. A game's `data` begins with a cgt_cells.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_CELLS_H
#define CGT_CELLS_H
#include "../game.h"

typedef struct {
    uint32_t rows, cols;
    const char *cell; /* . or #, in reading order */
    const char
        *too_wide; /* the sentence for a column beyond the last, "%" being how many there are */
} cgt_cells;

/* In `open`: reads at most `side` rows and columns; `expected` says what is missing where there is
 * none. Sets `data` and `bits`. */
void cgt_cells_open(cgt_rules *, cgt_cells *data, cgt_in *rules, uint32_t side,
                    const char *expected);

/* Hooks of cgt_game, as they are. */
cgt_position cgt_cells_parse(const cgt_rules *, cgt_in *);
void cgt_cells_format(const cgt_rules *, cgt_position, cgt_out *);
void cgt_cells_format_move(const cgt_rules *, cgt_position, cgt_move, cgt_out *);
cgt_position cgt_cells_play(const cgt_rules *, cgt_position, cgt_move);
int cgt_cells_items(const cgt_rules *, cgt_position, cgt_item *out, int cap);
#endif
