/* registry.c -- every game, in teaching order. A new game is one file beside this one and two
 * lines here.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

/* cgt_graph_game: cgt_graph is a type */
extern const cgt_game cgt_subtraction;
extern const cgt_game cgt_divisor;
extern const cgt_game cgt_half;
extern const cgt_game cgt_nim;
extern const cgt_game cgt_coins;
extern const cgt_game cgt_staircase;
extern const cgt_game cgt_rooted;
extern const cgt_game cgt_strip;
extern const cgt_game cgt_cake;
extern const cgt_game cgt_maze;
extern const cgt_game cgt_graph_game;
extern const cgt_game cgt_sum;
extern const cgt_game cgt_octal;
extern const cgt_game cgt_amounts;
extern const cgt_game cgt_tree;
extern const cgt_game cgt_tictactoe;
extern const cgt_game cgt_game31;
extern const cgt_game cgt_row;
extern const cgt_game cgt_euclid;
extern const cgt_game cgt_multiplication;
extern const cgt_game cgt_rule;
extern const cgt_game cgt_piece;
extern const cgt_game cgt_wythoff;
extern const cgt_game cgt_turtles;
extern const cgt_game cgt_mock;
extern const cgt_game cgt_ruler;
extern const cgt_game cgt_corners;
extern const cgt_game cgt_fibonacci;
extern const cgt_game cgt_moore;
extern const cgt_game cgt_chomp;
extern const cgt_game cgt_northcott;
extern const cgt_game cgt_digits;
extern const cgt_game cgt_words_game;
extern const cgt_game cgt_hackenbush;
extern const cgt_game cgt_domineering;
extern const cgt_game cgt_toads;
extern const cgt_game cgt_clobber;
extern const cgt_game cgt_konane;
extern const cgt_game cgt_cutcake;
extern const cgt_game cgt_maundy;
extern const cgt_game cgt_col;
extern const cgt_game cgt_snort;
extern const cgt_game cgt_difference;

/* one a line: else all are set anew for one more */
/* clang-format off */
const cgt_game *const cgt_games[] = {
    &cgt_subtraction,
    &cgt_divisor,
    &cgt_half,
    &cgt_nim,
    &cgt_coins,
    &cgt_staircase,
    &cgt_rooted,
    &cgt_strip,
    &cgt_cake,
    &cgt_maze,
    &cgt_graph_game,
    &cgt_sum,
    &cgt_octal,
    &cgt_amounts,
    &cgt_tree,
    &cgt_tictactoe,
    &cgt_game31,
    &cgt_row,
    &cgt_euclid,
    &cgt_multiplication,
    &cgt_rule,
    &cgt_piece,
    &cgt_wythoff,
    &cgt_turtles,
    &cgt_mock,
    &cgt_ruler,
    &cgt_corners,
    &cgt_fibonacci,
    &cgt_moore,
    &cgt_chomp,
    &cgt_northcott,
    &cgt_digits,
    &cgt_words_game,
    &cgt_hackenbush,
    &cgt_domineering,
    &cgt_toads,
    &cgt_clobber,
    &cgt_konane,
    &cgt_cutcake,
    &cgt_maundy,
    &cgt_col,
    &cgt_snort,
    &cgt_difference,
    NULL,
};
/* clang-format on */
