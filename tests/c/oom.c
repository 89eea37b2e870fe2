/* oom.c -- the n-th allocation fails, for each n: refused or unknown, nothing wrong, nothing
 * leaked. The linker puts these functions in the place of the allocator's (-Wl,--wrap).
 * SPDX-License-Identifier: MIT */
#include "../../src/kernels/kernels.h"
#include "check.h"

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);

static long countdown = -1; /* below 0: nothing fails */
static bool fails(void) { return countdown >= 0 && !countdown--; }
void *__wrap_malloc(size_t n) { return fails() ? NULL : __real_malloc(n); }
void *__wrap_calloc(size_t n, size_t size) { return fails() ? NULL : __real_calloc(n, size); }
void *__wrap_realloc(void *p, size_t n) { return fails() ? NULL : __real_realloc(p, n); }

static long reached, told; /* told: by cgt_solve */
/* Whether the failing call was reached; nothing fails from now on. */
static bool over(void) {
    bool all = countdown >= 0;
    countdown = -1;
    reached += !all;
    return all;
}

static int32_t right;         /* the value, when nothing fails */
static cgt_status known;      /* and whether it is known at all */
static uint32_t nodes, edges; /* of its graph */
static int32_t bounded;       /* to a depth of 3 plies */
static void solve(const cgt_rules *r, cgt_position p, bool first) {
    cgt_answer a;
    cgt_graph g;
    static char text[1 << 16];
    cgt_out o = {text, sizeof text, 0};
    cgt_solver *s = cgt_solver_new(r);
    if (s) {
        bool failing = countdown >= 0;
        cgt_status st = cgt_solve(s, p, &(uint64_t){100000}, &a);
        if (first) right = a.claim.value, known = st;
        CHECK(st == CGT_E_MEMORY ? failing && countdown < 0 : st == known);
        CHECK(st || a.claim.value == right);
        if (st == CGT_E_MEMORY) { /* there is room again: nothing was spoiled */
            told++;
            st = cgt_solve(s, p, &(uint64_t){200000}, &a);
            CHECK(st == known && (st || a.claim.value == right));
        }
        st = cgt_explain(s, p, &(uint64_t){100000}, 4, &o);
        CHECK(st != CGT_E_MEMORY || !o.len);
        CHECK(st == CGT_E_MEMORY || st == known);
    }
    cgt_solver_free(s);
    if (!cgt_graph_build(r, p, 500, 5000, &g)) {
        if (first) nodes = g.nodes, edges = g.edges;
        CHECK(g.nodes == nodes && g.edges == edges);
        if (!cgt_graph_solve(&g) && (g.open == g.nodes || g.remoteness[0] != CGT_FOREVER))
            CHECK(g.value[0] == right || g.rules->game->end);
        cgt_graph_free(&g);
    }
    cgt_search *y = cgt_search_new(r, p, 8, true);
    cgt_event e[16];
    for (int i = 0; y && i < 20 && cgt_search_pull(y, e, 16);) i++;
    if (y) CHECK(!cgt_search_status(y) || cgt_search_status(y) == CGT_E_MEMORY);
    cgt_search_free(y);
    uint64_t list[] = {p.key, 1, cgt_next(r, p, (cgt_move){0}).code};
    for (uint32_t order = CGT_BEST; order <= CGT_LISTED; order += CGT_LISTED - CGT_BEST) {
        cgt_plan plan = {.depth = 3, .prune = true, .memo = true, .order = order};
        plan.list = list;
        plan.words = 3;
        cgt_tally t = {0};
        if (!(y = cgt_search_by(r, p, &plan))) continue;
        bool more = cgt_search_run(y, 300, &t);
        bool whole = !more && !cgt_search_status(y);
        if (whole && first) bounded = t.value;
        if (whole) CHECK(t.value == bounded);
        cgt_search_free(y);
    }
    cgt_whole t;
    float *x = malloc(2000 * sizeof *x);
    if (x && !cgt_whole_build(r, p, 2, 2000, &t)) {
        cgt_status st = cgt_whole_prove(&t, false);
        CHECK(!st || st == CGT_E_MEMORY);
        st = cgt_tidy_tree(t.nodes, t.first, 2, x);
        CHECK(!st || st == CGT_E_MEMORY);
        cgt_whole_free(&t);
    }
    free(x);
}

static void positions(const cgt_game *g, const cgt_example *x) {
    for (long n = -1;; n++) {
        cgt_rules r;
        cgt_position p;
        cgt_in no = {0};
        say_what(g, x->rules, x->start);
        countdown = n;
        cgt_status st = cgt_open(&r, g->name, x->rules, x->start, &p, &no);
        CHECK(!st || (st == CGT_E_MEMORY && !r.owned && no.reason));
        if (!st) solve(&r, p, n < 0);
        if (!st) cgt_close(&r);
        if (over() && n >= 0) return;
    }
}

static void checks(void) {
    for (long n = 0;; n++) {
        cgt_check *c;
        cgt_sequence *q;
        cgt_in no = {0};
        countdown = n;
        cgt_status st = cgt_check_new("nim", "Bouton", "", "0..3 0..4", &c, &no);
        CHECK(!st || (st == CGT_E_MEMORY && !c));
        if (!st) st = cgt_check_run(c, 100000);
        CHECK(!st || st == CGT_E_MEMORY);
        if (c && st) CHECK(!cgt_check_run(c, 100000)); /* there is room again */
        if (c) CHECK(!cgt_check_get(c)->wrong);
        cgt_check_free(c);
        st = cgt_sequence_new("subtraction", "2 5", 300, &q, &no);
        CHECK(!st || (st == CGT_E_MEMORY && !q));
        if (!st) CHECK(!cgt_sequence_run(q, 100000) && q->period.period == 7);
        cgt_sequence_free(q);
        if (over()) return;
    }
}

int main(void) {
    for (int i = 0; cgt_games[i]; i++)
        for (const cgt_example *x = cgt_games[i]->examples; x->start; x++)
            if (x == cgt_games[i]->examples || deep()) positions(cgt_games[i], x);
    checks();
    printf("%ld runs with a failing allocation\n", reached);
    CHECK(reached > 400 && told > 100);
    return report();
}
