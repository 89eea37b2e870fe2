/* check.h -- CHECK counts and goes on; report() ends a test with "N passed, N failed". Random
 * positions of any game, by changing its examples and walking; the seed is printed.
 * SPDX-License-Identifier: MIT */
#ifndef CHECK_H
#define CHECK_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/solve/solve.h"

static long passed, failed;
static char what[400] = ""; /* said with a failure */

static inline bool check(bool ok, const char *file, int line, const char *text) {
    if (ok) passed++;
    else if (failed++ < 20) fprintf(stderr, "%s:%d: %s [%s]\n", file, line, text, what);
    return ok;
}
#define CHECK(x) check((x), __FILE__, __LINE__, #x)
/* The same for what who writes a game may meet: it says what to do. */
#define CHECK_OR(x, advice) check((x), __FILE__, __LINE__, advice)

static inline int report(void) {
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed || !passed;
}

static uint64_t seed;
static inline uint64_t rnd(void) { /* xorshift64, Marsaglia 2003 */
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}
static inline uint64_t below(uint64_t n) { return rnd() % n; }
static inline void start_seed(int argc, char **argv) {
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 88172645463325252u;
    printf("seed %llu\n", (unsigned long long)seed);
    if (!seed) seed = 1;
}

static inline void say_what(const cgt_game *g, const char *rules, const char *position) {
    snprintf(what, sizeof what, "%s {%.150s} %.150s", g->name, rules, position);
}

/* Another text of the same form: digits become digits, cells cells. */
static inline void change(const char *from, char *to, size_t cap) {
    size_t n = strlen(from);
    if (n >= cap) n = cap - 1;
    memcpy(to, from, n);
    to[n] = 0;
    for (char *c = to; *c; c++) {
        bool digit = *c >= '0' && *c <= '9', letter = c[1] >= '0' && c[1] <= '9' && *c >= 'a';
        if (below(2)) continue;
        if (digit) *c = (char)(below(4) ? '0' + below(10) : '0');
        if (letter && *c <= 'e') *c = (char)('a' + below(5));
        if (*c == '.' || *c == '#') *c = below(3) ? '.' : '#';
    }
}
/* Opens the game with changed rules and start; says them in `what`. */
static inline cgt_position open_random(const cgt_game *g, cgt_rules *r) {
    int n = 0;
    while (g->examples[n].start) n++;
    for (;;) {
        const cgt_example *x = &g->examples[below((uint64_t)n)];
        char rules[300], start[300];
        cgt_position p;
        change(x->rules, rules, sizeof rules);
        change(x->start, start, sizeof start);
        say_what(g, rules, start);
        if (!cgt_open(r, g->name, rules, start, &p, NULL)) return p;
    }
}
static inline cgt_move random_move(const cgt_rules *r, cgt_position p) {
    uint64_t part = r->parts ? below(r->parts) << 56 : 0;
    cgt_move m = cgt_touch(below(16), below(3) ? below(16) : 0);
    m = cgt_next(r, p, (cgt_move){part | m.code});
    return m.code != UINT64_MAX ? m : cgt_next(r, p, (cgt_move){0});
}
#endif
