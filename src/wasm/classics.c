/* classics.c -- more games, for JavaScript: a wasm of its own beside page.wasm (web/engine/sides.js). They take
 * their places after those of page.wasm as soon as it is joined. And the numbers of web/classics/cgt-nimbers.js.
 * SPDX-License-Identifier: MIT */
#include "../game.h"
#include "../kernels/nimber.h"

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

/* The nim-sum of a and b, or their nim product. */
uint32_t cgt_nimber(int product, uint32_t a, uint32_t b) {
    return product ? cgt_nim_product(a, b) : a ^ b;
}
/* Each is the mex of what is struck out. Of the product that is a number for each x < a and y < b; of the sum for each x < a with
 * y = b, and for x = a with each y < b: what stands before it in its row and column. */
uint32_t cgt_nimber_struck(int product, uint32_t a, uint32_t b, uint32_t x, uint32_t y) {
    return product ? cgt_nim_product(x, b) ^ cgt_nim_product(a, y) ^ cgt_nim_product(x, y) : x ^ y;
}
