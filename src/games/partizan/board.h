/* board.h -- what partizan games on squares share.
 *
 * Text: rows from the top, | between them, a letter a square; x^3 is xxx, (xo)^3 is xoxoxo, and 2x5 or "2 rows x 5" is an empty
 * board of that size. :R after it: Right is to move; else Left is. Key, of squares in reading order: a mask of those with the
 * second letter, where there is a third another, and who moves. Two rows of three squares .xo:
 *
 *   | o: 6 bits | x: 6 bits | mover: 1 bit |
 *
 * Rules: none. A game's `data` is a cgt_squares.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_BOARD_H
#define CGT_BOARD_H
#include "../turn.h"

typedef struct {
    const char *letters; /* the first is a free square */
    bool line;           /* there is but one row */
    const char *reason;  /* which letters were expected */
} cgt_letters;
typedef struct {
    const cgt_letters *letters;
    unsigned rows, cols, cells;
    uint64_t all, first, last; /* masks: all squares, those of the first and of the last column */
} cgt_squares;
/* The place of a character among these; how many they are where it is none. */
static inline unsigned cgt_place(const char *letters, char c) {
    unsigned k = 0;
    while (letters[k] && letters[k] != c) k++;
    return k;
}
static inline const cgt_squares *cgt_squares_of(const cgt_rules *r) { return r->data; }
/* The squares with letter k, 1 or 2. */
static inline uint64_t cgt_with(const cgt_squares *g, cgt_position p, unsigned k) {
    return p.key >> (1 + (k - 1) * g->cells) & g->all;
}
static inline cgt_position cgt_squares_key(const cgt_squares *g, uint64_t one, uint64_t two,
                                           int turn) {
    return (cgt_position){two << 1 << g->cells | one << 1 | (unsigned)turn};
}
/* Squares beside those of the set. */
static inline uint64_t cgt_beside(const cgt_squares *g, uint64_t set) {
    return (((set & ~g->last) << 1) | ((set & ~g->first) >> 1) | set << g->cols | set >> g->cols) &
           g->all;
}
/* Takes the lowest square, and what hangs together with it, out of the set. */
uint64_t cgt_take_hanging(const cgt_squares *, uint64_t *set);
/* The least move that is not below `from`, of stones to the squares that `to` says of each. */
cgt_move cgt_next_stone(const cgt_squares *, cgt_position, cgt_move from,
                        uint64_t (*to)(const cgt_squares *, cgt_position, unsigned at));

/* Moves the squares of both sets to the first corner and reflects them to the least form: one for
 * many positions that play alike if nothing else is on the board. */
void cgt_squares_least(const cgt_squares *, uint64_t set[2]);

/* In `open`. Sets `data` and `bits`. */
void cgt_squares_open(cgt_rules *, cgt_in *, cgt_in start, const cgt_letters *);
/* Hooks of cgt_game, as they are. */
cgt_position cgt_squares_parse(const cgt_rules *, cgt_in *);
void cgt_squares_format(const cgt_rules *, cgt_position, cgt_out *);
int cgt_squares_items(const cgt_rules *, cgt_position, cgt_item *out, int cap);
int cgt_squares_mover(const cgt_rules *, cgt_position);
/* From the item's square to that of the choice. */
void cgt_squares_format_move(const cgt_rules *, cgt_position, cgt_move, cgt_out *);
/* b3: column letter, row from the top. */
void cgt_put_square(const cgt_squares *, unsigned cell, cgt_out *);
#endif
