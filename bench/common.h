/* common.h -- what native.c and growth.c share: the clock, the numbers that their inputs are made of, as
 * bench/inputs.mjs makes them, and memory.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_BENCH_COMMON_H
#define CGT_BENCH_COMMON_H
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

static const uint32_t amounts[] = {2, 3, 7, 11, 19, 28, 37, 46, 53, 61};
enum { AMOUNTS = sizeof amounts / sizeof *amounts, DEGREE = 10 }; /* arrows of a node */

/* Milliseconds. */
static inline double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}
static uint32_t seed = 2463534242u;
static inline uint32_t rnd(uint32_t below) { /* Marsaglia, J. Stat. Softw. 8 (2003), no. 14 */
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed % below;
}
/* Zeroed, and a little more, which who reads several bytes at once may read. */
static inline void *room(size_t bytes) {
    void *p = calloc(bytes + 64, 1);
    if (!p) exit(1);
    return p;
}
#endif
