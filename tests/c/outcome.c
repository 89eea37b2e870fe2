/* outcome.c -- the general solver on random graphs, against the definition: any order of the numbers, keys that
 * share their tag, gains, ends of any value, moves that go round; asked for several roots in turn,
 * and often with too little.
 * SPDX-License-Identifier: MIT */
#include "../../src/solve/solve.h"
#include "check.h"

enum { NODES = 90, GRAPHS = 3000, QUESTIONS = 12 };
typedef struct {
    unsigned n;
    bool edge[NODES][NODES], wide;
    int32_t gain[NODES][NODES], end[NODES]; /* end: of those without moves */
    bool known[NODES], told[NODES];         /* known: else play from there may go round */
    int32_t value[NODES];
    uint32_t far[NODES];
} graph;

/* Wide keys have all the same tag: the xor of their halves. */
static cgt_position position_of(const graph *g, uint64_t u) {
    return (cgt_position){g->wide ? u << 32 | (u ^ 0x55) : u};
}
static unsigned node_of(const graph *g, cgt_position p) {
    return (unsigned)(g->wide ? p.key >> 32 : p.key);
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const graph *g = r->data;
    for (uint64_t v = from.code; v < g->n; v++)
        if (g->edge[node_of(g, p)][v]) return (cgt_move){v};
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)p;
    return position_of(r->data, m.code);
}
static int32_t end(const cgt_rules *r, cgt_position p) {
    const graph *g = r->data;
    bool over = next(r, p, (cgt_move){0}).code == UINT64_MAX;
    return over ? g->end[node_of(g, p)] : CGT_ONGOING;
}
static int32_t gain(const cgt_rules *r, cgt_position p, cgt_move m) {
    const graph *g = r->data;
    return g->gain[node_of(g, p)][m.code];
}
static uint32_t options(const cgt_rules *r, cgt_position p, cgt_position *out, uint32_t cap) {
    uint32_t n = 0;
    for (cgt_move m = next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = next(r, p, (cgt_move){m.code + 1}))
        if (n < cap) out[n++] = play(r, p, m);
        else return 0;
    return n;
}

/* The definition: who has a value when all that is after it has one. */
static bool value(graph *g, unsigned u) {
    bool any = false;
    for (unsigned v = 0; v < g->n; v++)
        if (g->edge[u][v] && !g->known[v]) return false;
    for (unsigned v = 0; v < g->n; v++) {
        if (!g->edge[u][v]) continue;
        int32_t x = g->gain[u][v] - g->value[v];
        uint32_t far = g->far[v] + 1;
        bool better = x > 0 ? far < g->far[u] : far > g->far[u];
        if (any && (x < g->value[u] || (x == g->value[u] && !better))) continue;
        any = true;
        g->value[u] = x;
        g->far[u] = far;
    }
    if (!any) g->value[u] = g->end[u];
    return g->known[u] = true;
}

static long answered, round_and_round;
static void ask(cgt_solver *s, const cgt_rules *r, graph *g, unsigned u, uint64_t budget) {
    cgt_claim c = {0};
    cgt_status st = cgt_outcome(s, position_of(g, u), &budget, &c);
    if (st == CGT_E_BUDGET) return (void)CHECK(!budget && !g->told[u]);
    CHECK(st == (g->known[u] ? CGT_OK : CGT_E_LOOP));
    round_and_round += st == CGT_E_LOOP;
    if (st || !CHECK(c.value == g->value[u] && c.remoteness == g->far[u])) return;
    answered++;
    g->told[u] = true; /* and it stays so, whatever is asked and left */
    for (unsigned v = 0; v < g->n; v++)
        if (g->edge[u][v] && g->gain[u][v] - g->value[v] == g->value[u] &&
            g->far[v] + 1 == g->far[u]) {
            CHECK(c.has & CGT_HAS_MOVE && c.move.code == v);
            return;
        }
    CHECK(!(c.has & CGT_HAS_MOVE) && next(r, position_of(g, u), (cgt_move){0}).code == UINT64_MAX);
}
static void one(graph *g, uint64_t edges, bool loops) {
    unsigned order[NODES]; /* edges go on in it */
    cgt_game game = {.name = "random", .next = next, .play = play};
    cgt_rules r = {.game = &game, .bits = 32, .data = g};
    memset(g, 0, sizeof *g);
    g->n = 2 + (unsigned)below(NODES - 1);
    g->wide = below(2);
    if (g->wide) r.bits = 40;
    if (below(2)) game.end = end;
    else if (below(2)) r.flags = CGT_MISERE;
    if (below(3) == 0) game.gain = gain;
    else if (below(2)) game.options = options;
    for (unsigned u = 0; u < g->n; u++) {
        unsigned k = (unsigned)below(u + 1);
        order[u] = order[k];
        order[k] = u;
        g->end[u] = game.end ? (int32_t)below(5) - 2 : r.flags & CGT_MISERE ? CGT_WIN : CGT_LOSS;
    }
    for (uint64_t e = below(edges * g->n); e; e--) {
        unsigned a = (unsigned)below(g->n), b = (unsigned)below(g->n);
        if (a == b) continue;
        if (a > b && !(loops && !below(40))) {
            unsigned t = a;
            a = b;
            b = t;
        }
        g->edge[order[a]][order[b]] = true;
        if (game.gain) g->gain[order[a]][order[b]] = (int32_t)below(7) - 3;
    }
    for (bool more = true; more;) {
        more = false;
        for (unsigned u = 0; u < g->n; u++) more |= !g->known[u] && value(g, u);
    }
    cgt_solver *s = cgt_solver_new(&r);
    for (int i = 0; i < QUESTIONS; i++) {
        unsigned u = (unsigned)below(g->n);
        for (int slices = (int)below(4); slices >= 0; slices--) ask(s, &r, g, u, below(30));
    }
    for (unsigned u = 0; u < g->n; u++) ask(s, &r, g, u, 1u << 20);
    cgt_solver_free(s);
}
/* Who asks something else with nothing to spend leaves an open search as it is. */
static void kept(graph *g) {
    const cgt_game game = {.name = "line", .next = next, .play = play};
    const cgt_rules r = {.game = &game, .bits = 32, .data = g};
    cgt_claim c;
    unsigned slices = 0;
    memset(g, 0, sizeof *g);
    g->n = NODES;
    for (unsigned u = 0; u + 1 < NODES; u++) g->edge[u][u + 1] = true;
    cgt_solver *s = cgt_solver_new(&r);
    while (slices++ < NODES && cgt_outcome(s, position_of(g, 0), &(uint64_t){10}, &c))
        CHECK(cgt_outcome(s, position_of(g, 5), &(uint64_t){0}, &c) == CGT_E_BUDGET);
    CHECK(slices == NODES / 10 && c.remoteness == NODES - 1);
    cgt_solver_free(s);
}

int main(int argc, char **argv) {
    static graph g;
    start_seed(argc, argv);
    kept(&g);
    for (int i = 0; i < GRAPHS; i++) {
        snprintf(what, sizeof what, "graph %d", i);
        one(&g, 1 + below(i % 16 ? 8 : 80), i % 4 == 0); /* at times over 64 moves */
    }
    printf("%ld answers, %ld times that play goes round\n", answered, round_and_round);
    CHECK(answered > 20 * GRAPHS && round_and_round > GRAPHS);
    return report();
}
