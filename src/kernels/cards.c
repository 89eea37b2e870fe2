/* cards.c -- the game of 31, all states: four cards each of 1 to 6, laid until nobody can lay one
 * without passing 31. How many are laid of 2 to 6 is a place in a row of base 6 (5 of a card are
 * never laid: that place stays empty); five bits there say for which number of 1s the mover loses.
 *
 *   u      . . W . W    bit c: with c 1s laid, another card wins, or the sum is past 31
 *   lost   L . . L .    of the rest, every second one from above: laying a 1 leads to the next
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "kernels.h"

enum { EACH = 4, MOST = 31, TWO = 1, THREE = 6, FOUR = 36, FIVE = 216, SIX = 1296 };
/* Descends along c 1s: lost where no other card wins and the next is not lost. */
static uint8_t by_ones(unsigned won) {
    unsigned lost = 0;
    for (unsigned c = EACH + 1; c--;) lost |= (~(won >> c) & ~(lost >> (c + 1)) & 1) << c;
    return (uint8_t)lost;
}
/* The places with so many 6s and 5s. */
static void fill(uint8_t *lost, const uint8_t *ones, unsigned six, unsigned five) {
    for (unsigned four = EACH + 1; four--;)
        for (unsigned three = EACH + 1; three--;)
            for (unsigned two = EACH + 1; two--;) {
                unsigned sum = 6 * six + 5 * five + 4 * four + 3 * three + 2 * two;
                if (sum > MOST) continue;
                uint8_t *at = lost + SIX * six + FIVE * five + FOUR * four + THREE * three + two;
                unsigned won = at[TWO] | at[THREE] | at[FOUR] | at[FIVE] | at[SIX];
                *at = ones[(won | 0x1eu << (MOST - sum < EACH ? MOST - sum : EACH)) & 31];
            }
}
void cgt_cards_31(uint8_t *lost) {
    uint8_t ones[32];
    memset(lost, 0, CGT_CARDS);
    for (unsigned won = 0; won < 32; won++) ones[won] = by_ones(won);
    for (unsigned six = EACH + 1; six--;)
        for (unsigned five = EACH + 1; five--;) fill(lost, ones, six, five);
}
