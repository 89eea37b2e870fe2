/* loopy.c -- Grundy values of graphs with cycles, and what they say of sums: against the definition,
 * with values given in any order, and against sums that are solved whole, by nothing but who wins
 * where. Whoever follows the moves that are shown wins, whatever the opponent does.
 * SPDX-License-Identifier: MIT */
#include "check.h"

enum { NODES = 40, PARTS = 3, WHOLE = 1 << 10, NONE = -1 };
static const uint64_t PLENTY = 1u << 20;

/* A graph, or a heap of Nim as one: to[u] has bit v for an arrow to v. */
typedef struct {
    int n;
    bool nim;
    uint64_t to[NODES];
} digraph;
static digraph heap(int n) {
    digraph g = {.n = n + 1, .nim = true};
    for (int u = 0; u <= n; u++) g.to[u] = ((uint64_t)1 << u) - 1;
    return g;
}
static digraph of_bits(int n, uint64_t bits) {
    digraph g = {.n = n};
    for (int u = 0; u < n; u++) g.to[u] = bits >> (u * n) & (((uint64_t)1 << n) - 1);
    return g;
}
/* Most arrows lead to a lower number: else nearly all is drawn. */
static digraph random_graph(int n, int arrows) {
    digraph g = {.n = n};
    while (arrows--) {
        uint64_t u = below((uint64_t)n), v = below(u && below(6) ? u : (uint64_t)n);
        g.to[u] |= (uint64_t)1 << v;
    }
    return g;
}
static bool arrow(const digraph *g, int u, int v) { return g->to[u] >> v & 1; }
/* The same graph under another numbering has bits of its own: the least stand for all. */
static bool least_of_its_kind(int n, uint64_t bits) {
    digraph g = of_bits(n, bits);
    int p[4] = {0, 1, 2, 3};
    for (int code = 0; code < 256; code++) {
        uint64_t other = 0;
        int used = 0;
        for (int u = 0; u < n; u++) used |= 1 << (p[u] = code >> (2 * u) & 3);
        if (code >> (2 * n) || used != (1 << n) - 1) continue;
        for (int u = 0; u < n; u++)
            for (int v = 0; v < n; v++)
                if (arrow(&g, u, v)) other |= (uint64_t)1 << (p[u] * n + p[v]);
        if (other < bits) return false;
    }
    return true;
}
static void put_rules(const digraph *g, char *text, size_t room) {
    size_t n = 0;
    *text = 0;
    for (int u = 0; u < g->n; u++)
        for (int v = 0; v < g->n; v++)
            if (arrow(g, u, v)) n += (size_t)snprintf(text + n, room - n, "%d>%d ", u, v);
}

/* --- values ----------------------------------------------------------------------------------- */

/* What u may get by the definition, as far as values are given; NONE: none yet. */
static int may_get(const digraph *g, const int *value, int u) {
    int m = 0;
    for (bool there = true; there; m += there) {
        there = false;
        for (int v = 0; v < g->n; v++) there |= arrow(g, u, v) && value[v] == m;
    }
    for (int v = 0; v < g->n; v++) {
        bool back = !arrow(g, u, v) || (value[v] != NONE && value[v] < m);
        for (int w = 0; w < g->n; w++) back |= arrow(g, v, w) && value[w] == m;
        if (!back) return NONE;
    }
    return m;
}
/* Wherever the definition gives a value, in an order of chance. */
static void values_of(const digraph *g, int *value) {
    for (int u = 0; u < g->n; u++) value[u] = NONE;
    for (;;) {
        int ready[NODES], n = 0;
        for (int u = 0; u < g->n; u++)
            if (value[u] == NONE && may_get(g, value, u) != NONE) ready[n++] = u;
        if (!n) return;
        int u = ready[below((uint64_t)n)];
        value[u] = may_get(g, value, u);
    }
}
static long infinite, finite, highest;
static void same_values(const digraph *g) {
    static char rules[NODES * NODES * 7], text[12];
    int value[NODES];
    cgt_rules r;
    cgt_position p;
    put_rules(g, rules, sizeof rules);
    snprintf(what, sizeof what, "%.390s", rules);
    snprintf(text, sizeof text, "%d", g->n - 1);
    if (!CHECK(!cgt_open(&r, "graph", rules, text, &p, NULL))) return;
    values_of(g, value);
    cgt_solver *s = cgt_solver_new(&r);
    for (int u = 0; u < g->n; u++) {
        uint64_t budget = PLENTY, seen = 0, set = 0;
        uint32_t x = 0;
        cgt_status st = cgt_grundy(s, (cgt_position){(uint64_t)u}, &budget, &x);
        CHECK(value[u] == NONE ? st == CGT_E_LOOP : !st && x == (uint32_t)value[u]);
        finite += value[u] != NONE;
        if (value[u] > highest) highest = value[u];
        if (value[u] != NONE) continue;
        infinite++;
        for (int v = 0; v < g->n; v++)
            if (arrow(g, u, v) && value[v] != NONE) set |= (uint64_t)1 << value[v];
        cgt_position q = {(uint64_t)u};
        for (x = cgt_infinite_next(s, q, &budget, 0); x != UINT32_MAX;
             x = cgt_infinite_next(s, q, &budget, x + 1))
            seen |= (uint64_t)1 << x;
        CHECK(seen == set);
    }
    cgt_solver_free(s);
    cgt_close(&r);
}

/* --- sums ------------------------------------------------------------------------------------- */

/* Positions of the sum of g[0..n): numbers in mixed base. */
typedef struct {
    const digraph *g;
    int n, all, weight[PARTS];
} sum;
static int node_of(const sum *q, int at, int i) { return at / q->weight[i] % q->g[i].n; }
/* Calls for each move; returns how many moves say yes. */
static int count(const sum *q, int at, const int8_t *value, int8_t want) {
    int n = 0;
    for (int i = 0; i < q->n; i++)
        for (int u = node_of(q, at, i), v = 0; v < q->g[i].n; v++)
            n += arrow(&q->g[i], u, v) && value[at + (v - u) * q->weight[i]] == want;
    return n;
}
static int moves(const sum *q, int at) {
    int n = 0;
    for (int i = 0; i < q->n; i++) n += __builtin_popcountll(q->g[i].to[node_of(q, at, i)]);
    return n;
}
/* 1 won, -1 lost, 0 drawn: what a won or lost position must be, until nothing changes. */
static void solve_whole(const sum *q, int8_t *value) {
    memset(value, 0, (size_t)q->all);
    for (bool more = true; more;) {
        more = false;
        for (int at = 0; at < q->all; at++) {
            if (value[at]) continue;
            value[at] = count(q, at, value, -1)                  ? 1
                        : count(q, at, value, 1) == moves(q, at) ? -1
                                                                 : 0;
            more |= value[at] != 0;
        }
    }
}
/* follow[at]: where the move leads that is shown at a won position. What can be won by it. */
static void follow_wins(const sum *q, const int8_t *value, const int *follow) {
    static int8_t done[WHOLE]; /* 1: won that way; -1: lost, the other side playing that way */
    memset(done, 0, (size_t)q->all);
    for (bool more = true; more;) {
        more = false;
        for (int at = 0; at < q->all; at++) {
            if (done[at] || !value[at]) continue;
            bool is = value[at] > 0 ? done[follow[at]] < 0 : count(q, at, done, 1) == moves(q, at);
            if (is) done[at] = value[at];
            more |= is;
        }
    }
    for (int at = 0; at < q->all; at++) CHECK(done[at] == value[at]);
}
static long sums, won, drawn, lost;
static void same_outcomes(const digraph *g, int n) {
    static char rules[4096], one[2048];
    static int8_t value[WHOLE];
    static int follow[WHOLE];
    static uint64_t keys[WHOLE];
    sum q = {.g = g, .n = n, .all = 1};
    size_t len = 0;
    char text[64];
    bool loopy = false;
    for (int i = 0; i < n; i++) {
        q.weight[i] = q.all;
        q.all *= g[i].n;
        put_rules(&g[i], one, sizeof one);
        len += (size_t)snprintf(rules + len, sizeof rules - len, g[i].nim ? "%snim" : "%sgraph{%s}",
                                i ? " + " : "", one);
    }
    if (!CHECK(q.all <= WHOLE)) return;
    snprintf(what, sizeof what, "%.390s", rules);
    solve_whole(&q, value);
    cgt_rules r;
    cgt_position p;
    cgt_solver *s = NULL;
    for (int at = q.all; at--;) { /* the last first: it has the largest heaps */
        len = 0;
        for (int i = 0; i < n; i++)
            len += (size_t)snprintf(text + len, sizeof text - len, "%s%d", i ? " + " : "",
                                    node_of(&q, at, i));
        if (!s && !CHECK(!cgt_open(&r, "sum", rules, text, &p, NULL))) return;
        if (!s) s = cgt_solver_new(&r);
        loopy = r.flags & CGT_LOOPY;
        if (!CHECK(!cgt_parse(&r, text, &p, NULL))) break;
        keys[at] = p.key;
    }
    for (int at = 0; at < q.all && loopy; at++) {
        uint64_t budget = PLENTY;
        cgt_answer a;
        p.key = keys[at];
        look_at(&r, p);
        if (!CHECK(!cgt_decide(s, p, &budget, &a))) continue;
        CHECK(a.claim.value == value[at] && a.by == (moves(&q, at) ? CGT_BY_PARTS : CGT_BY_END));
        bool has = a.claim.has & CGT_HAS_MOVE, finite_0 = a.claim.has & CGT_HAS_GRUNDY;
        CHECK(!finite_0 || (a.claim.grundy == 0) == (value[at] < 0));
        CHECK(has == (value[at] >= 0));
        value[at] > 0 ? won++ : value[at] < 0 ? lost++ : drawn++;
        if (!has) continue;
        CHECK(cgt_legal(&r, p, a.claim.move));
        p = r.game->play(&r, p, a.claim.move);
        int to = 0;
        while (to < q.all && keys[to] != p.key) to++;
        if (CHECK(to < q.all)) follow[at] = to;
        CHECK(value[to] == -value[at]);
    }
    here_rules = NULL;
    if (loopy) follow_wins(&q, value, follow);
    sums += loopy;
    cgt_solver_free(s);
    cgt_close(&r);
}

/* All digraphs of three nodes in pairs, and beside heaps; all of four beside a heap. */
static void all_small(void) {
    static digraph three[200];
    int n = 0;
    for (uint64_t bits = 0; bits < 1 << 9; bits++)
        if (least_of_its_kind(3, bits)) three[n++] = of_bits(3, bits);
    CHECK(n == 104); /* OEIS A000595 */
    for (int i = 0; i < n; i++) {
        same_values(&three[i]);
        for (int j = 0; j <= i; j++) same_outcomes((digraph[]){three[i], three[j]}, 2);
        same_outcomes((digraph[]){three[i], heap(3), heap(2)}, 3);
        same_outcomes((digraph[]){three[i], three[below((uint64_t)n)], heap(3)}, 3);
    }
    n = 0;
    for (uint64_t bits = 0; bits < 1 << 16; bits++) {
        if (!least_of_its_kind(4, bits)) continue;
        digraph g = of_bits(4, bits);
        n++;
        same_values(&g);
        same_outcomes((digraph[]){g, heap(4)}, 2);
    }
    CHECK(n == 3044);
}
/* At 3 beside a heap of 2 only one move draws: to a heap of 1, as 0 is in the set of 3, and 2 in that
 * of 4. */
static void only_move(void) {
    digraph g = {.n = 6, .to = {0, 1, 3, 1 << 0 | 1 << 4, 1 << 2 | 1 << 3 | 1 << 5, 1 << 5}};
    same_values(&g);
    same_outcomes((digraph[]){g, heap(2)}, 2);
}
static void at_random(void) {
    for (int i = 0; i < 600; i++) {
        int n = 6 + (int)below(3), m = 6 + (int)below(3);
        digraph g = random_graph(n, n + (int)below((uint64_t)(2 * n))),
                h = random_graph(m, m + (int)below((uint64_t)(2 * m)));
        same_outcomes((digraph[]){g, h}, 2);
        same_outcomes((digraph[]){g, heap(7)}, 2);
        same_outcomes((digraph[]){g, random_graph(4, 7), heap(4)}, 3);
    }
    for (int i = 0; i < 2000; i++) {
        int n = 2 + (int)below(NODES - 2);
        digraph g = random_graph(n, (int)below((uint64_t)(4 * n)));
        for (int u = 1; i % 4 == 0 && u < n; u++) /* the arrows of a heap, and high values */
            g.to[u] |= below(8) ? ((uint64_t)1 << u) - 1 : 0;
        same_values(&g);
    }
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    all_small();
    only_move();
    at_random();
    printf("values: %ld finite up to %ld, %ld infinite\n", finite, highest, infinite);
    printf("%ld sums: %ld positions won, %ld lost, %ld drawn\n", sums, won, lost, drawn);
    CHECK(infinite > 10000 && finite > 10000 && highest > 15 && drawn > 10000 && won > 10000);
    return report();
}
