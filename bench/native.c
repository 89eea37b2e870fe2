/* native.c -- the kernels as native code, for tools/bench.mjs: reads lines "kernel repetitions"
 * from stdin, answers each with a line of JSON {"times": [ms...], "sum": checksum of the full
 * output, "facts": [...]}. Inputs are made here as bench/inputs.mjs makes them.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 199309L
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "../src/judge/judge.h"
#include "../src/kernels/kernels.h"
#include "../src/solve/solve.h"
#include "../src/values/values.h"
#include "common.h"

enum { N = 1000000, SIDE = 1000, HEIGHT = 20, SLICE = 1 << 14 };

static uint32_t sum; /* FNV-1a, four bytes at a time */
static void add(uint32_t x) { sum = (sum ^ x) * 16777619u; }
static void add_all(const void *p, size_t bytes) {
    for (size_t i = 0; i < bytes; i += 4) {
        uint32_t x = 0;
        memcpy(&x, (const char *)p + i, bytes - i < 4 ? bytes - i : 4);
        add(x);
    }
}

static uint64_t *won;
static uint8_t *small, *wall;
static uint16_t *grundy;
static uint32_t *first, *to;
static int32_t *leaf;
static uint64_t *seen;
static cgt_cycle cycle;
static int32_t value;
static uint32_t leaves;

static void graph(bool shuffle) {
    uint32_t *old = room((N + 1) * sizeof *old), *perm = room(N * sizeof *perm),
             *at = room(N * sizeof *at), m = 0;
    free(first);
    free(to);
    first = room((N + 1) * sizeof *first);
    to = room((size_t)N * DEGREE * sizeof *to);
    uint32_t *arrow = room((size_t)N * DEGREE * sizeof *arrow);
    seed = 2463534242u;
    for (uint32_t u = 0; u < N; u++) {
        old[u] = m;
        for (uint32_t k = 0; k < DEGREE && k < u; k++) arrow[m++] = u <= DEGREE ? k : rnd(u);
    }
    old[N] = m;
    for (uint32_t u = 0; u < N; u++) perm[u] = u;
    for (uint32_t u = N; shuffle && u > 1; u--) {
        uint32_t v = rnd(u), t = perm[u - 1];
        perm[u - 1] = perm[v];
        perm[v] = t;
    }
    for (uint32_t u = 0; u < N; u++) at[perm[u]] = u;
    m = 0;
    for (uint32_t i = 0; i < N; i++) {
        first[i] = m;
        for (uint32_t e = old[at[i]]; e < old[at[i] + 1]; e++) to[m++] = perm[arrow[e]];
    }
    first[N] = m;
    free(old);
    free(perm);
    free(at);
    free(arrow);
}

/* Each kernel: its input, one run, what its output sums to. */
static void outcomes(void) { cgt_take_outcomes(amounts, AMOUNTS, N, 0, won, &cycle); }
static void outcomes_all(void) { /* the inner step alone, so that no period is used */
    uint64_t set = 0;
    for (uint32_t i = 0; i < AMOUNTS; i++) set |= (uint64_t)1 << (amounts[i] - 1);
    cgt_walk walk = {set, 0};
    memset(won, 0xff, ((N >> 6) + 1) * sizeof *won);
    for (uint64_t end = 0; end <= N;) {
        end = end + SLICE <= N ? end + SLICE : N + 1;
        cgt_take_walk(&walk, set, 0, won, end);
    }
    won[N >> 6] &= cgt_mask((N & 63) + 1);
}
static void sum_outcomes(void) { add_all(won, ((N >> 6) + 1) * sizeof *won); }
static void values(void) { cgt_take_grundy(amounts, AMOUNTS, N, small, &cycle); }
static void values_all(void) {
    cgt_levels levels = {0};
    for (uint32_t i = 0; i < AMOUNTS; i++) levels.amounts |= (uint64_t)1 << (amounts[i] - 1);
    for (uint32_t i = 0; i <= N; i += SLICE)
        cgt_take_levels(&levels, small + i, N + 1 - i < SLICE ? N + 1 - i : SLICE);
}
static void sum_values(void) { add_all(small, N + 1); }
static void maze(void) { cgt_grid_grundy(wall, SIDE, SIDE, grundy); }
static void dag(void) { cgt_dag_grundy(N, first, to, grundy); }
static void sum_grundy(void) { add_all(grundy, N * sizeof *grundy); }
static void minimax(void) { cgt_level_minimax(leaf, HEIGHT, 0, &value); }
static void sum_minimax(void) { add((uint32_t)value); }
static void alphabeta(void) { cgt_level_alphabeta(leaf, HEIGHT, 0, &value, &leaves, seen); }
static void sum_alphabeta(void) {
    add((uint32_t)value);
    add(leaves);
    add_all(seen, (1 << HEIGHT) / 8);
}
/* Values of partizan positions, each run with a store of its own; by the numbers that the store gives them. */
enum { BOARDS = 1 << 16 };
static uint32_t worth[BOARDS], worths;
static void worth_of(const char *game, const char *start, uint32_t boards) {
    cgt_rules r;
    cgt_position p;
    if (cgt_open(&r, game, "", start, &p, NULL)) exit(1);
    cgt_values *v = cgt_values_new();
    cgt_positions *s = cgt_positions_new(v, &r);
    cgt_values_ask(v, UINT64_MAX);
    for (uint32_t k = 0; k < boards; k++)
        worth[k] = cgt_position_value(s, boards == 1 ? p : (cgt_position){2 * k});
    worths = boards;
    cgt_positions_free(s);
    cgt_values_free(v);
    cgt_close(&r);
}
static void domineering(void) { worth_of("domineering", "4x5", 1); }
static void boards(void) { worth_of("domineering", "4x4", BOARDS); } /* each set of squares taken */
static void toads(void) { worth_of("toads", "ttttt..fffff", 1); }
static void sum_worth(void) { add_all(worth, worths * sizeof *worth); }
static void in_order(void) { graph(false); }
static void shuffled(void) { graph(true); }
static void tree(void) {
    seed = 2463534242u;
    for (uint32_t i = 0; i < 1u << HEIGHT; i++) leaf[i] = (int32_t)rnd(1 << 20);
}
static cgt_four *board;
static void four(void) { cgt_four_fill(board); }
static void sum_four(void) { add_all(board->value, sizeof board->value); }
static cgt_wins *who;
static void wins(void) { value = cgt_wins_value(who, 0, 0, &leaves); }
static void sum_wins(void) {
    add((uint32_t)value);
    add(leaves);
}
static cgt_claim claim;
static void search(void) { /* the solver without the game's own table */
    cgt_rules r;
    cgt_position p;
    uint64_t budget = UINT64_MAX;
    if (cgt_open(&r, "tictactoe", "4", "................", &p, NULL)) exit(1);
    cgt_solver *s = cgt_solver_new(&r);
    cgt_outcome(s, p, &budget, &claim);
    leaves = cgt_solver_states(s);
    cgt_solver_free(s);
    cgt_close(&r);
}
static void sum_search(void) {
    add((uint32_t)claim.value);
    add(claim.remoteness);
    add(leaves);
}
static uint8_t lost[CGT_CARDS];
static void cards(void) { cgt_cards_31(lost); }
static void sum_cards(void) { add_all(lost, sizeof lost); }
enum { SNIM = 100, SNIM_HEAPS = 10000 };
static uint32_t snim_amounts[SNIM];
static void hundred(void) {
    static uint8_t taken[SNIM_HEAPS + 1];
    memset(taken, 0, sizeof taken);
    seed = 2463534242u;
    for (uint32_t k = 0; k < SNIM;) {
        uint8_t *a = &taken[1 + rnd(SNIM_HEAPS)];
        k += !*a;
        *a = 1;
    }
    for (uint32_t a = 1, k = 0; a <= SNIM_HEAPS; a++)
        if (taken[a]) snim_amounts[k++] = a;
}
static void snim(void) { cgt_take_grundy(snim_amounts, SNIM, SNIM_HEAPS, small, &cycle); }
static void sum_snim(void) { add_all(small, SNIM_HEAPS + 1); }
static uint32_t pins[N + 1];
static void kayles(void) { cgt_split_octal((const uint8_t[]){0, 7, 7}, 2, N, pins, &cycle); }
static void long_period(void) { /* 0.16 */
    cgt_split_octal((const uint8_t[]){0, 1, 6}, 2, N, pins, &cycle);
}
static void sum_pins(void) { add_all(pins, sizeof pins); }
static void parts(void) { cgt_split_unequal(100000, small, &leaves); }
static void parts_all(void) { cgt_split_unequal(N, small, &leaves); }
static void sum_parts(void) { add_all(small, 100001); }
static uint32_t letters, words;
/* A contest problem's input, and its answers. */
static const cgt_problem *problem;
static char *contest;
static size_t contest_bytes;
static cgt_reply answers;
static void judge(void) {
    enum { PIECE = 1 << 18 };
    cgt_judge *j = cgt_judge_new(problem, false);
    cgt_judge_news news;
    const char *text;
    size_t at = 0;
    answers.length = 0;
    do {
        news = cgt_judge_run(j, 1 << 20);
        uint32_t n = cgt_judge_take(j, &text);
        cgt_reply_bytes(&answers, text, n);
        if (news != CGT_JUDGE_HUNGRY) continue;
        size_t left = contest_bytes - at;
        n = (uint32_t)(left < PIECE ? left : PIECE);
        memcpy(cgt_judge_room(j, n), contest + at, n);
        cgt_judge_fed(j, n);
        at += n;
    } while (news < CGT_JUDGE_DONE);
    cgt_judge_free(j);
}
static void sum_answers(void) { add_all(answers.text, answers.length); }
static void largest(void) {
    cgt_reply text = {0};
    cgt_judge_gen(problem, 1, CGT_LARGE, &text);
    contest = text.text;
    contest_bytes = text.length;
}
static void lines(void) {
    enum { LINES = 1 << 20 };
    problem = cgt_problem_find("uva-847");
    contest = room(2 * LINES);
    contest_bytes = 2 * LINES;
    for (size_t i = 0; i < contest_bytes; i++) contest[i] = "2\n"[i % 2];
}

static cgt_word_at *word;
static uint8_t *stretch;
static void text(uint32_t n) {
    static const char *const dictionary[] = {"ab", "ba", "aab", "abba"};
    char *t = room(n + 1);
    free(word);
    free(stretch);
    seed = 2463534242u;
    for (uint32_t i = 0; i < n; i++) t[i] = "ab"[rnd(2)];
    word = room(4 * n * sizeof *word);
    words = 0;
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; k < 4; k++) {
            uint32_t length = (uint32_t)strlen(dictionary[k]);
            if (!strncmp(t + i, dictionary[k], length))
                word[words++] = (cgt_word_at){i, i + length};
        }
    letters = n;
    stretch = room((n + 1) * (n + 1));
    contest = room(n + 40);
    sprintf(contest, "1\n%s\n4\nab\nba\naab\nabba\n", t);
    contest_bytes = strlen(contest);
    free(t);
}
static void text_30(void) { text(30); }
static void text_2000(void) { text(2000); }
static void letters_2000(void) {
    text(2000);
    problem = cgt_problem_find("cc-astrgame");
}
static void erase(void) { cgt_erase_grundy(letters, word, words, stretch); }
static void sum_erase(void) { add_all(stretch, (letters + 1) * (letters + 1)); }
static cgt_whole whole;
static float *place;
static void tic_tac_toe(void) {
    cgt_rules r;
    cgt_position p;
    if (cgt_open(&r, "tictactoe", "", ".........", &p, NULL)) exit(1);
    if (cgt_whole_build(&r, p, UINT32_MAX, 1 << 20, &whole)) exit(1);
    place = room(whole.nodes * sizeof *place);
    cgt_close(&r);
}
static void tidy(void) { cgt_tidy_tree(whole.nodes, whole.first, 2, place); }
static void sum_tidy(void) { add_all(place, whole.nodes * sizeof *place); }
static const struct {
    const char *name;
    void (*input)(void), (*run)(void), (*output)(void);
} kernels[] = {{"outcomes", NULL, outcomes, sum_outcomes},
               {"outcomes-all", NULL, outcomes_all, sum_outcomes},
               {"values", NULL, values, sum_values},
               {"values-all", NULL, values_all, sum_values},
               {"maze", NULL, maze, sum_grundy},
               {"dag", in_order, dag, sum_grundy},
               {"dag-shuffled", shuffled, dag, sum_grundy},
               {"minimax", tree, minimax, sum_minimax},
               {"alphabeta", tree, alphabeta, sum_alphabeta},
               {"four", NULL, four, sum_four},
               {"wins", NULL, wins, sum_wins},
               {"search", NULL, search, sum_search},
               {"cards", NULL, cards, sum_cards},
               {"domineering", NULL, domineering, sum_worth},
               {"boards", NULL, boards, sum_worth},
               {"toads", NULL, toads, sum_worth},
               {"s-nim", hundred, snim, sum_snim},
               {"kayles", NULL, kayles, sum_pins},
               {"octal", NULL, long_period, sum_pins},
               {"parts", NULL, parts, sum_parts},
               {"parts-all", NULL, parts_all, sum_values},
               {"erase-30", text_30, erase, sum_erase},
               {"erase-2000", text_2000, erase, sum_erase},
               {"tidy", tic_tac_toe, tidy, sum_tidy},
               {"judge-letters", letters_2000, judge, sum_answers},
               {"judge-lines", lines, judge, sum_answers},
               {"judge-", largest, judge, sum_answers}}; /* and the problem's name */

int main(void) {
    char name[64]; /* judge- and the longest problem: 35 */
    int times;
#ifdef __GLIBC__ /* what is freed is kept for the next call, as wasm and JavaScript keep theirs */
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
#endif
    won = room(((N >> 6) + 1) * sizeof *won);
    small = room(N + 1);
    wall = room((size_t)SIDE * SIDE);
    grundy = room((size_t)SIDE * SIDE * sizeof *grundy);
    leaf = room((1 << HEIGHT) * sizeof *leaf);
    seen = room((1 << HEIGHT) / 8);
    board = room(sizeof *board);
    who = room(sizeof *who);
    cgt_wins_new(who);
    size_t last = SIZE_MAX;
    while (scanf("%63s %d", name, &times) == 2) {
        size_t k = 0, judges = sizeof kernels / sizeof *kernels - 1;
        while (k < judges && strcmp(kernels[k].name, name)) k++;
        const cgt_problem *before = problem;
        if (k == judges && strncmp(name, "judge-", 6)) return 2;
        if (k == judges && !(problem = cgt_problem_find(name + 6))) return 2;
        if ((k != last || problem != before) && kernels[k].input) kernels[k].input();
        last = k;
        cycle = (cgt_cycle){0};
        leaves = 0;
        printf("{\"times\": [");
        for (int i = 0; i < times; i++) {
            double begin = now();
            kernels[k].run();
            printf("%s%.6f", i ? ", " : "", now() - begin);
        }
        sum = 2166136261u;
        kernels[k].output();
        printf("], \"sum\": %u, \"facts\": {\"preperiod\": %u, \"period\": %u, \"leaves\": %u}}\n",
               sum, cycle.preperiod, cycle.period, leaves);
        fflush(stdout);
    }
    return 0;
}
