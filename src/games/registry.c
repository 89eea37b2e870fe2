/* registry.c -- every game, in teaching order. A new game is one file beside this one and two words
 * here.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

extern const cgt_game cgt_subtraction, cgt_divisor, cgt_nim, cgt_maze, cgt_graph_game, cgt_tree,
    cgt_euclid;
const cgt_game *const cgt_games[] = {&cgt_subtraction, &cgt_divisor, &cgt_nim,    &cgt_maze,
                                     &cgt_graph_game,  &cgt_tree,    &cgt_euclid, NULL};
