/* check.h -- CHECK counts and goes on; what fails is told once for each `what`, and how often in
 * all by report(), which ends a test with "N passed, N failed". Random positions of any game, by
 * changing its examples and walking; the seed is printed.
 * SPDX-License-Identifier: MIT */
#ifndef CHECK_H
#define CHECK_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/solve/solve.h"

/* Whether all is asked for, as `npm run deep` does (DEEP=1), and not what the gate has time for. */
static inline bool deep(void) { return getenv("DEEP") != NULL; }

static long passed, failed;
static char what[400] = ""; /* said with a failure */

/* The position that is looked at, told with a failure; no rules: none. */
static const cgt_rules *here_rules;
static cgt_position here;
static inline void look_at(const cgt_rules *r, cgt_position p) {
    here_rules = r;
    here = p;
}

/* Checks that failed, by their place. A fault shows at thousands of positions: the first few tell
 * enough of it, and leave room for what else is wrong. */
enum { PLACES = 20, TOLD = 3 };
static struct {
    const char *file, *text;
    long times;
    int line, told;
    char what[sizeof what]; /* when it was told last */
} broken[PLACES];
static int n_broken;

static inline void tell(int i) {
    char text[512] = "";
    if (here_rules) cgt_format(here_rules, here, text, sizeof text);
    fflush(stdout); /* what was printed before stands before it */
    fprintf(stderr, "%s:%d: %s%s%s [%s]\n", broken[i].file, broken[i].line, broken[i].text,
            here_rules ? ", at " : "", text, what);
    broken[i].told++;
    memcpy(broken[i].what, what, sizeof what);
}
static inline bool check(bool ok, const char *file, int line, const char *text) {
    if (ok) {
        passed++;
        return ok;
    }
    failed++;
    int i = 0;
    while (i < n_broken && (broken[i].line != line || strcmp(broken[i].file, file))) i++;
    if (i == PLACES) return ok;
    if (i == n_broken) {
        n_broken++;
        broken[i].file = file;
        broken[i].line = line;
    }
    broken[i].text = text;
    broken[i].times++;
    if (!broken[i].told || (broken[i].told < TOLD && strcmp(broken[i].what, what))) tell(i);
    return ok;
}
#define CHECK(x) check((x), __FILE__, __LINE__, #x)
/* The same for what who writes a game may meet: it says what to do. */
#define CHECK_OR(x, advice) check((x), __FILE__, __LINE__, advice)

static inline int report(void) {
    fflush(stdout);
    for (int i = 0; i < n_broken; i++)
        if (broken[i].times > broken[i].told)
            fprintf(stderr, "%s:%d: failed %ld times in all\n", broken[i].file, broken[i].line,
                    broken[i].times);
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
    here_rules = NULL;
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
        if (!cgt_open_game(r, g, rules, start, &p, NULL)) return p;
    }
}
static inline cgt_move random_move(const cgt_rules *r, cgt_position p) {
    uint64_t part = r->parts ? below(r->parts) << 56 : 0;
    cgt_move m = cgt_touch(below(16), below(3) ? below(16) : 0);
    m = cgt_next(r, p, (cgt_move){part | m.code});
    return m.code != UINT64_MAX ? m : cgt_next(r, p, (cgt_move){0});
}
#endif
