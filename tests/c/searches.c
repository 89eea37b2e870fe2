/* searches.c -- every way of searching finds the value that the solvers find: every game, random
 * positions whose whole tree has at most 10^5 nodes. And what each way may and may not cost.
 * SPDX-License-Identifier: MIT */
#include <math.h>

#include "../../src/kernels/kernels.h"
#include "check.h"

enum { POSITIONS = 200, NODES = 100000, TRIES = 20000, LIST = 1 << 12 };

static cgt_tally searched(const cgt_rules *r, cgt_position p, cgt_plan plan) {
    cgt_tally t = {0};
    plan.depth = UINT32_MAX;
    cgt_search *s = cgt_search_by(r, p, &plan);
    if (!CHECK(s)) return t;
    while (cgt_search_run(s, 1000, &t)) { /* in slices */
    }
    CHECK(!cgt_search_status(s));
    cgt_search_free(s);
    return t;
}

/* A tree of at most that many nodes? */
static bool small(const cgt_rules *r, cgt_position p, uint32_t nodes, cgt_tally *t) {
    *t = (cgt_tally){0};
    cgt_search *s = cgt_search_new(r, p, UINT32_MAX, false);
    bool more = cgt_search_run(s, nodes, t);
    cgt_search_free(s);
    return !more;
}

/* An order of some positions of the tree: some moves, any way round. */
static uint32_t any_list(const cgt_rules *r, const cgt_whole *t, uint64_t *list) {
    uint32_t n = 0;
    for (int i = 0; i < 40 && n + 100 < LIST; i++) {
        cgt_position p = {t->key[below(t->nodes)]};
        uint32_t at = n, moves = 0;
        n += 2;
        list[at] = p.key;
        for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX && moves < 50;
             m = cgt_next(r, p, (cgt_move){m.code + 1}))
            if (below(3)) list[n++] = m.code, moves++;
        for (uint32_t k = moves; k > 1; k--) {
            uint32_t j = (uint32_t)below(k);
            uint64_t x = list[at + 1 + k];
            list[at + 1 + k] = list[at + 2 + j];
            list[at + 2 + j] = x;
        }
        list[at + 1] = moves;
    }
    return n;
}

/* What each plan may add: all of them for a small tree, some for a large one. */
enum { PRUNE = 1, MEMO = 2, SYMMETRY = 4, STOP = 8, BEYOND = 16, ALL = 32, FEW = 300 };
static bool tried(uint32_t nodes, uint32_t order, int k) {
    if (nodes <= FEW) return true;
    if (k == PRUNE || k == (PRUNE | BEYOND)) return true;
    return !order && (k == MEMO || k == (MEMO | SYMMETRY) || k == STOP);
}

/* fewest: leaves in the best order, with a cut at equality and only beyond */
static void costs(const cgt_rules *r, cgt_position p, const cgt_tally *all, const cgt_whole *t,
                  const uint32_t fewest[2]) {
    enum { GIVEN, BEST, WORST, RANDOM, LISTED, ORDERS };
    static uint64_t list[LIST];
    uint32_t words = any_list(r, t, list), order_seed = (uint32_t)rnd();
    CHECK(fewest[0] <= fewest[1]);
    for (uint32_t order = 0; order < ORDERS; order++) {
        uint32_t looked = 0; /* at leaves, with a cut at equality */
        for (int k = 0; k < ALL; k++) {
            cgt_plan plan = {.order = order, .seed = order_seed, .list = list, .words = words};
            if (!tried(t->nodes, order, k)) continue;
            plan.prune = k & PRUNE;
            plan.memo = k & MEMO;
            plan.symmetry = k & SYMMETRY;
            plan.stop = k & STOP;
            plan.beyond = k & BEYOND;
            cgt_tally found = searched(r, p, plan);
            const uint32_t *n = found.count;
            CHECK(found.value == all->value);
            CHECK(n[CGT_ENTER] <= t->nodes && n[CGT_ENTER] == n[CGT_LEAVE]);
            CHECK(plan.prune || !n[CGT_CUTOFF]);
            CHECK(plan.memo || !n[CGT_HIT]);
            CHECK(plan.stop || !n[CGT_STOP]);
            if (k == 0) /* an order alone saves nothing */
                CHECK(n[CGT_ENTER] == t->nodes && n[CGT_LEAF] == all->count[CGT_LEAF]);
            if ((k & ~BEYOND) == PRUNE) {
                uint32_t least = fewest[plan.beyond];
                CHECK(n[CGT_LEAF] >= least);
                CHECK(order != BEST || n[CGT_LEAF] == least);
                CHECK(n[CGT_LEAF] >= looked); /* what is cut only beyond is cut at equality, too */
                looked = n[CGT_LEAF];
                CHECK((n[CGT_ENTER] < t->nodes) == (n[CGT_CUTOFF] > 0));
            }
            if (k == MEMO && order == GIVEN) { /* what is not over is searched once */
                cgt_graph g;
                CHECK(!cgt_graph_build(r, p, NODES, NODES * 40, &g) && g.nodes == g.open);
                uint32_t open = 0;
                for (uint32_t u = 0; u < g.nodes; u++) open += g.first[u] < g.first[u + 1];
                CHECK(n[CGT_ENTER] - n[CGT_HIT] - n[CGT_LEAF] == open);
                cgt_graph_free(&g);
            }
        }
    }
}

/* Where the board is not restored the answer may be wrong, but the search ends,
 * and restores all else. */
static void faulty(const cgt_rules *r, cgt_position p) {
    for (uint32_t k = 0; r->game->undo && k < 16; k++) {
        cgt_plan plan = {.fault = true, .prune = k & 1, .memo = k & 2, .symmetry = k & 4};
        plan.order = k & 8 ? CGT_RANDOM : CGT_GIVEN;
        cgt_tally t = searched(r, p, plan);
        CHECK(t.count[CGT_ENTER] == t.count[CGT_LEAVE]);
        CHECK(t.value >= CGT_LOSS && t.value <= CGT_WIN);
    }
}

/* A parent stands over the middle of its children; in a level each stands right of the one before,
 * by 1 of a sibling, by the gap of another. */
static void stands(const cgt_whole *t) {
    const float gap = 2, dust = 0.01f;
    float *x = malloc(t->nodes * sizeof *x);
    if (!CHECK(!cgt_tidy_tree(t->nodes, t->first, gap, x) && x[0] == 0)) return;
    bool centred = true, apart = true;
    for (uint32_t u = 0, end = 1; u < t->nodes; u++) {
        uint32_t a = t->first[u], b = t->first[u + 1];
        if (a < b) centred &= fabsf((x[a] + x[b - 1]) / 2 - x[u]) < dust;
        if (u == end) end = a; /* the first of a level: where its children begin, the next does */
        else if (u) apart &= x[u] - x[u - 1] > (t->parent[u] == t->parent[u - 1] ? 1 : gap) - dust;
    }
    CHECK(centred && apart);
    free(x);
}

static uint32_t largest;
static bool one(const cgt_rules *r, cgt_position p, uint32_t most) {
    cgt_tally all;
    cgt_whole t;
    if (r->flags & CGT_LOOPY || !small(r, p, most, &all)) return false;
    uint32_t nodes = all.count[CGT_ENTER];
    CHECK(cgt_whole_build(r, p, UINT32_MAX, nodes - 1, &t) == CGT_E_BUDGET && !t.key);
    if (!CHECK(!cgt_whole_build(r, p, UINT32_MAX, nodes, &t))) return true;
    uint32_t fewest[2];
    for (int beyond = 0; beyond < 2; beyond++) {
        free(t.least);
        free(t.most);
        if (!CHECK(!cgt_whole_prove(&t, beyond))) return true;
        fewest[beyond] = t.fewest;
    }
    CHECK(t.nodes == nodes && t.value[0] == all.value);
    costs(r, p, &all, &t, fewest);
    stands(&t);
    faulty(r, p);
    cgt_whole_free(&t);
    uint64_t budget = 1u << 24;
    cgt_claim c;
    cgt_answer a;
    cgt_solver *s = cgt_solver_new(r);
    CHECK(!cgt_outcome(s, p, &budget, &c) && c.value == all.value);
    CHECK(!cgt_solve(s, p, &budget, &a) && a.claim.value == all.value);
    cgt_solver_free(s);
    if (all.count[CGT_ENTER] > largest) largest = all.count[CGT_ENTER];
    return true;
}

static void values(const cgt_game *g) {
    int done = 0, tries = 0;
    bool loopy = true; /* under all of its rules: it has no whole trees */
    largest = 0;
    const int positions = deep() ? POSITIONS : POSITIONS / 4;
    while (done < positions && tries++ < TRIES) {
        cgt_rules r;
        cgt_position p = open_random(g, &r);
        for (uint64_t ply = below(6); ply > 0; ply--) {
            cgt_move m = random_move(&r, p);
            if (m.code != UINT64_MAX) p = g->play(&r, p, m);
        }
        done += one(&r, p, done % 10 ? 1000 : NODES); /* large ones take long */
        loopy &= (r.flags & CGT_LOOPY) != 0;
        cgt_close(&r);
    }
    CHECK(done == (loopy ? 0 : positions));
    printf("%-14s %d positions, trees to %u nodes\n", g->name, done, largest);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    for (int i = 0; cgt_games[i]; i++) values(cgt_games[i]);
    return report();
}
