/* rows.h -- what games of rows that part share: a move takes some from one row, perhaps none, and
 * what is left is one row, two, or none. Key: the rows are a set, in no order; its number in
 * sets.h. Text: largest row first. Move: item the row, choice taken << 16 | the smaller of two rows
 * that are left (0: one or none). A game's `data` begins with cgt_rows; its own are the `ways`.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_ROWS_H
#define CGT_ROWS_H
#include "sets.h"

typedef struct {
    cgt_sets sets;
    unsigned most; /* in all rows at the start */
    unsigned cost; /* a look at one way, in steps of some nanoseconds */
    cgt_ways ways; /* from this data */
    /* Whether ways that leave two rows are looked for, when t are taken. */
    bool (*parts)(const void *data, unsigned row, unsigned t);
    const uint16_t
        *grundy; /* values of single rows; NULL in misere play, and if they cost too much */
} cgt_rows;

/* In `open`, when the rules are read: `data` begins with the cgt_rows,
 * and `ways`, `parts` and `cost` are set. */
void cgt_rows_open(cgt_rules *, cgt_rows *data, cgt_in *rules, cgt_in start);

/* Hooks of cgt_game, as they are; theorem and reach too. */
cgt_position cgt_rows_parse(const cgt_rules *, cgt_in *);
void cgt_rows_format(const cgt_rules *, cgt_position, cgt_out *);
void cgt_rows_format_move(const cgt_rules *, cgt_position, cgt_move, cgt_out *);
cgt_move cgt_rows_next(const cgt_rules *, cgt_position, cgt_move from);
cgt_position cgt_rows_play(const cgt_rules *, cgt_position, cgt_move);
int cgt_rows_components(const cgt_rules *, cgt_position, cgt_part *out, int cap);
int cgt_rows_items(const cgt_rules *, cgt_position, cgt_item *out, int cap);
const cgt_ways *cgt_rows_ways(const cgt_rules *);
bool cgt_rows_says(const cgt_rules *, cgt_position, cgt_claim *);
cgt_move cgt_rows_reach(const cgt_rules *, cgt_position, uint32_t grundy);
#endif
