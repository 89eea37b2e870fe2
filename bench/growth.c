/* growth.c -- one kernel at one size, for bench/growth.mjs: `palitos-growth KERNEL N` prints a line of
 * JSON: {"units": states, edges or leaves of that size, "ms": the shortest of its calls, "bound": that of
 * copying as many bytes as the kernel must read and write, "bytes": what the process grew by}.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 199309L
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../src/kernels/kernels.h"
#include "../src/solve/solve.h"
#include "common.h"

/* KiB, at its highest; of this program alone, which getrusage does not tell: that counts what whoever
 * started it had. Linux only. */
static long resident(void) {
    char line[128];
    long kib = 0;
    FILE *f = fopen("/proc/self/status", "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, "VmHWM:", 6)) kib = strtol(line + 6, NULL, 10);
    if (f) fclose(f);
    return kib;
}

static uint32_t n, units;
static void *in, *out, *more;
static cgt_cycle cycle;

static void heaps(void) {
    units = n;
    out = room((size_t)n + 1);
}
static void rows(void) {
    units = n;
    out = room(((size_t)n + 1) * 4);
}
static void outcomes(void) { cgt_take_outcomes(amounts, AMOUNTS, n, 0, out, &cycle); }
static void values(void) { cgt_take_grundy(amounts, AMOUNTS, n, out, &cycle); }
static void values_all(void) { /* by the inner step, so that no period is used */
    cgt_levels levels = {0};
    for (uint32_t i = 0; i < AMOUNTS; i++) levels.amounts |= (uint64_t)1 << (amounts[i] - 1);
    for (uint32_t i = 0, slice = 1 << 14; i <= n; i += slice)
        cgt_take_levels(&levels, (uint8_t *)out + i, n + 1 - i < slice ? n + 1 - i : slice);
}
static uint32_t side;
static void cells(void) {
    side = (uint32_t)sqrt(n);
    units = side * side;
    in = room(units);
    out = room((size_t)units * 2);
}
static void maze(void) { cgt_grid_grundy(in, side, side, out); }
/* n arrows, ten a node, to random lower numbers. */
static uint32_t nodes;
static void arrows(void) {
    nodes = n / DEGREE;
    uint32_t *first = in = room((nodes + (size_t)1) * 4), *to = more = room((size_t)n * 4);
    units = 0;
    for (uint32_t u = 0; u < nodes; u++) {
        first[u] = units;
        for (uint32_t k = 0; k < DEGREE && k < u; k++) to[units++] = rnd(u);
    }
    first[nodes] = units;
    out = room((size_t)nodes * 2);
}
static void dag(void) { cgt_dag_grundy(nodes, in, more, out); }
static uint32_t height;
static void leaves(void) {
    for (height = 0; 2u << height <= n;) height++;
    units = 1u << height;
    in = room((size_t)units * 4);
    for (uint32_t i = 0; i < units; i++) ((int32_t *)in)[i] = (int32_t)rnd(1 << 20);
}
static void minimax(void) {
    int32_t value;
    cgt_level_minimax(in, height, 0, &value);
}
static void alphabeta(void) {
    int32_t value;
    uint32_t seen;
    cgt_level_alphabeta(in, height, 0, &value, &seen, NULL);
}
static void octal(void) { cgt_split_octal((const uint8_t[]){0, 1, 6}, 2, n, out, &cycle); }
static void no_period(void) { cgt_split_octal((const uint8_t[]){0, 6}, 1, n, out, &cycle); }
static void parts(void) {
    uint32_t rares;
    if (cgt_split_unequal(n, out, &rares)) exit(1);
}
static uint32_t letters, words;
static void text(void) { /* of a and b, with the words ab and ba */
    letters = (uint32_t)sqrt(2.0 * n);
    units = letters * (letters + 1) / 2;
    cgt_word_at *word = in = room((letters + (size_t)1) * sizeof *word);
    char before = 'a';
    for (uint32_t i = 1; i < letters; i++) {
        char next = "ab"[rnd(2)];
        if (next != before) word[words++] = (cgt_word_at){i - 1, i + 1};
        before = next;
    }
    out = room(((size_t)letters + 1) * (letters + 1));
}
static void erase(void) { cgt_erase_grundy(letters, in, words, out); }
static void tree(void) { /* breadth first: of up to three children, at random */
    units = n;
    uint32_t *first = in = room((n + (size_t)1) * 4), met = 1;
    for (uint32_t u = 0; u < n; u++) {
        first[u] = met;
        uint32_t some = met == u + 1 ? 3 : rnd(4);
        met = met + some < n ? met + some : n;
    }
    first[n] = n;
    out = room((size_t)n * 4);
}
static void tidy(void) { cgt_tidy_tree(n, in, 2, out); }
/* Three equal heaps of Nim by the generic solver, which knows no theorem. */
static void states(void) {
    uint32_t m = 1;
    while ((uint64_t)(m + 2) * (m + 3) * (m + 4) / 6 <= n) m++;
    in = room(32);
    sprintf(in, "%u %u %u", m, m, m);
}
static void search(void) {
    cgt_rules r;
    cgt_position p;
    cgt_claim claim;
    uint64_t budget = UINT64_MAX;
    if (cgt_open(&r, "nim", "", in, &p, NULL)) exit(1);
    cgt_solver *s = cgt_solver_new(&r);
    cgt_outcome(s, p, &budget, &claim);
    units = cgt_solver_states(s);
    cgt_solver_free(s);
    cgt_close(&r);
}
static const struct {
    const char *name;
    void (*input)(void), (*run)(void);
    double bytes; /* that a unit must be read or written with */
} kernels[] = {{"outcomes", heaps, outcomes, 0.125},
               {"values", heaps, values, 1},
               {"values-all", heaps, values_all, 1},
               {"maze", cells, maze, 3},
               {"dag", arrows, dag, 4},
               {"minimax", leaves, minimax, 4},
               {"alphabeta", leaves, alphabeta, 4},
               {"octal", rows, octal, 4},
               {"no-period", rows, no_period, 4},
               {"parts", heaps, parts, 1},
               {"erase", text, erase, 1},
               {"tidy", tree, tidy, 8},
               {"search", states, search, 24}};

/* The shortest of the calls that 40 ms hold, and of two at least. */
static double shortest(void (*run)(void)) {
    double best = INFINITY, all = 0;
    for (int i = 0; i < 2 || (all < 40 && i < 10000); i++) {
        double begun = now();
        run();
        double took = now() - begun;
        all += took;
        if (took < best) best = took;
    }
    return best;
}
static size_t copied;
static char *from, *onto;
static void copy(void) {
    memcpy(onto, from, copied);
    __asm__ volatile("" : : "r"(onto) : "memory");
}

int main(int args, char **arg) {
    if (args != 3) return 2;
    size_t k = 0;
    while (k < sizeof kernels / sizeof *kernels && strcmp(kernels[k].name, arg[1])) k++;
    if (k == sizeof kernels / sizeof *kernels) return 2;
    n = (uint32_t)strtoul(arg[2], NULL, 10);
    long before = resident();
    kernels[k].input();
    double ms = shortest(kernels[k].run);
    long grown = resident() - before;
    copied = (size_t)(kernels[k].bytes * units / 2) + 1; /* each byte is read and written */
    from = room(copied);
    onto = room(copied);
    printf("{\"units\": %u, \"ms\": %.6f, \"bound\": %.6f, \"bytes\": %ld}\n", units, ms,
           shortest(copy), grown * 1024);
    return 0;
}
