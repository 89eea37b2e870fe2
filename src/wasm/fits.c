/* fits.c -- in contest.wasm, in place of src/judge/fits.c: the games are in page.wasm, and
 * web/engine/judge.js asks there.
 * SPDX-License-Identifier: MIT */
#include "../judge/judge.h"

bool cgt_told_fits(const char *game, const char *rules, const char *start) {
    return game && rules && start;
}
