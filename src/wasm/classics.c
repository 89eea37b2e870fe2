/* classics.c -- more games, for JavaScript: a wasm of its own beside page.wasm (web/engine/sides.js). They take
 * their places after those of page.wasm as soon as it is joined.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

#define CGT_CLASSIC(game) extern const cgt_game game;
#include "../games/classics/list.h"
#undef CGT_CLASSIC
#define CGT_CLASSIC(game) &game,
static const cgt_game *const classics[] = {
#include "../games/classics/list.h"
};
enum { COUNT = sizeof classics / sizeof *classics };

/* Runs when the wasm is joined. */
__attribute__((constructor)) static void join(void) {
    int n = 0;
    while (cgt_games[n]) n++;
    for (int i = 0; i < COUNT && n + i < CGT_GAMES - 1; i++) cgt_games[n + i] = classics[i];
}
