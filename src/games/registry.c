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
#ifndef CGT_PAGE
#define CGT_CLASSIC(game) extern const cgt_game game;
#include "classics/list.h"
#undef CGT_CLASSIC
#define CGT_CLASSIC(game) &game,
#define CGT_GAME(game) extern const cgt_game game;
#include "partizan/list.h"
#undef CGT_GAME
#define CGT_GAME(game) &game,
#endif

/* one a line: else all are set anew for one more */
/* clang-format off */
const cgt_game *cgt_games[CGT_GAMES] = {
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
#ifndef CGT_PAGE
#include "classics/list.h"
#include "partizan/list.h"
#endif
};
/* clang-format on */
