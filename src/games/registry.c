/* registry.c -- every game, in teaching order. A new game is one file beside this one and two
 * words here.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

/* _game: cgt_graph is a type, and cgt_words the Spanish of the command line. */
extern const cgt_game cgt_subtraction, cgt_divisor, cgt_half, cgt_nim, cgt_coins, cgt_staircase,
    cgt_rooted, cgt_strip, cgt_cake, cgt_maze, cgt_graph_game, cgt_sum, cgt_octal, cgt_words_game,
    cgt_amounts, cgt_tree, cgt_tictactoe, cgt_game31, cgt_row, cgt_euclid, cgt_multiplication,
    cgt_rule, cgt_piece, cgt_digits;
const cgt_game *const cgt_games[] = {
    &cgt_subtraction,    &cgt_divisor,   &cgt_half,   &cgt_nim,        &cgt_coins,
    &cgt_staircase,      &cgt_rooted,    &cgt_strip,  &cgt_cake,       &cgt_maze,
    &cgt_graph_game,     &cgt_sum,       &cgt_octal,  &cgt_words_game, &cgt_amounts,
    &cgt_tree,           &cgt_tictactoe, &cgt_game31, &cgt_row,        &cgt_euclid,
    &cgt_multiplication, &cgt_digits,    &cgt_rule,   &cgt_piece,      NULL};
