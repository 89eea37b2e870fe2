/* four.h -- tic-tac-toe on 4x4 cells: all its positions solved, in one table.
 *
 * Sets of cells are 16 bits, in reading order. 32 maps of the board onto itself keep its ten lines:
 * the eight of the square, and those that exchange inner and outer rows and columns. x's stones are
 * turned to the least of their images, and o's with them.
 *
 *   value      | x has no stone | x the least set of one | ... | of eight |  sets without a line
 *   x has 5:   | o to move: o has 4 of the 11 other cells | x to move: o has 5 |
 *
 * SPDX-License-Identifier: MIT */
#ifndef CGT_FOUR_H
#define CGT_FOUR_H
#include <stdbool.h>
#include <stdint.h>

enum { CGT_FOUR_CELLS = 16, CGT_FOUR_SETS = 1 << 16, CGT_FOUR_TURNS = 32 };
enum { CGT_FOUR_VALUES = 368168, CGT_FOUR_SURE = 32 };
typedef uint16_t cgt_four_turns[2][256]
                               [CGT_FOUR_TURNS]; /* [low, high byte][stones][turn] -> stones */
typedef struct {
    cgt_four_turns turned;
    uint16_t set[CGT_FOUR_SETS];        /* by size, then ascending */
    uint16_t rank[CGT_FOUR_SETS];       /* among the sets of the same size */
    uint32_t first[CGT_FOUR_CELLS + 1]; /* start of each size in set[] */
    uint8_t line[CGT_FOUR_SETS];        /* has it four in a row? */
    /* For sets of at most eight cells: the turn to the least image, the image,
     * and the place of its values. */
    uint8_t turn[CGT_FOUR_SETS];
    uint16_t least[CGT_FOUR_SETS];
    uint32_t at[CGT_FOUR_SETS];
    /* For the player to move: +-(SURE - stones on the board when all is over), 0 a tie. */
    int8_t value[CGT_FOUR_VALUES];
} cgt_four;

void cgt_four_turn(cgt_four_turns);
/* Solves the board. Returns its values. */
const int8_t *cgt_four_fill(cgt_four *);
/* Value of a position without a line, x with as many stones as o or one more. */
int cgt_four_value(const cgt_four *, unsigned x, unsigned o);

/* The inner steps: x takes the cell `taken` of those that are free, whatever o has elsewhere; o
 * takes any cell. Exported and not inlined, as kernels.h tells. */
enum { CGT_FOUR_STEPS = 4096 };
typedef struct {
    int8_t *to;
    const int8_t *after;
    const uint16_t *set; /* sets of o among the cells without `taken` */
    uint32_t sets, moves;
    uint16_t low[64], high[1 << 9]; /* these cells after a turn of the board */
    /* For all x of a size: ranks of o's sets, by the cell taken; and of the sets
     * that o's moves lead to. */
    uint16_t rank[CGT_FOUR_STEPS], next[CGT_FOUR_STEPS];
} cgt_four_step;
__attribute__((noinline)) void cgt_four_x(const cgt_four_step *, const uint16_t *at,
                                          const uint16_t *rank);
__attribute__((noinline)) void cgt_four_o(const cgt_four_step *);
#endif
