/* corpus.c -- every kept input of fuzz.c, read as each game.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "fuzz.c"
#include "replay.h"

int main(void) {
    long n = 0;
    for (int i = 0; cgt_games[i]; i++) {
        setenv("FUZZ_GAME", cgt_games[i]->name, 1);
        n += replay(cgt_games[i]->name);
    }
    printf("%ld passed, 0 failed\n", n);
    return 0;
}
