/* fits.c -- whether the game that a telling names takes its position. Its own file, as
 * contest.wasm, which has no games, lets the page ask: src/wasm/fits.c.
 * SPDX-License-Identifier: MIT */
#include "judge.h"

bool cgt_told_fits(const char *game, const char *rules, const char *start) {
    cgt_position p;
    cgt_rules r;
    if (cgt_open(&r, game, rules, start, &p, NULL)) return false;
    cgt_close(&r);
    return true;
}
