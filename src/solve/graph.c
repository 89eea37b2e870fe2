/* graph.c -- the state graph breadth first in flat arrays, and its solution: retrograde where ends
 * are won or lost, in topological order where values or points are played for; and Grundy values,
 * also where there are cycles.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "solve.h"

/* Drops the results of cgt_graph_solve; the graph may grow. */
static void unsolve(cgt_graph *g) {
    free(g->value);
    free(g->remoteness);
    free(g->least);
    free(g->order);
    free(g->grundy);
    free(g->turn);
    g->value = NULL;
    g->remoteness = g->least = g->order = g->grundy = g->turn = NULL;
    g->settled = 0;
}
void cgt_graph_free(cgt_graph *g) {
    unsolve(g);
    free(g->key);
    free(g->move);
    free(g->first);
    free(g->to);
    free(g->index.slot);
    *g = (cgt_graph){0};
}

enum { KEY, FIRST, TO, MOVE }; /* places in `room` */
static bool add_node(cgt_graph *g, cgt_position p) {
    cgt_slot *e = cgt_table_find(&g->index, p.key, 1); /* one that was taken back? */
    if (!e) e = cgt_table_add(&g->index, p.key, 1);
    if (!e || !cgt_grow(&g->key, &g->room[KEY], g->nodes + 1, sizeof *g->key)) return false;
    e->extra = g->nodes;
    g->key[g->nodes++] = p.key;
    return true;
}
static bool add_edge(cgt_graph *g, cgt_move m, uint32_t to) {
    if (!cgt_grow(&g->to, &g->room[TO], g->edges + 1, sizeof *g->to)) return false;
    if (!cgt_grow(&g->move, &g->room[MOVE], g->edges + 1, sizeof *g->move)) return false;
    g->move[g->edges] = m.code;
    g->to[g->edges++] = to;
    return true;
}

/* CGT_E_BUDGET: over the limits; then u stays unexpanded,
 * and nodes met only from it are taken back. */
static cgt_status expand(cgt_graph *g, uint32_t u, uint32_t nodes, uint32_t edges) {
    const cgt_rules *r = g->rules;
    cgt_position p = {g->key[u]};
    uint32_t before = g->nodes;
    for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = r->game->next(r, p, (cgt_move){m.code + 1})) {
        cgt_position q = r->game->play(r, p, m);
        uint32_t v = cgt_graph_node(g, q);
        if ((v == UINT32_MAX && g->nodes >= nodes) || g->edges >= edges) {
            g->beyond = v == UINT32_MAX || g->nodes > before;
            g->edges = g->first[u];
            g->nodes = before;
            return CGT_E_BUDGET;
        }
        if (v == UINT32_MAX) {
            v = g->nodes;
            if (!add_node(g, q)) return CGT_E_MEMORY;
        }
        if (!add_edge(g, m, v)) return CGT_E_MEMORY;
    }
    return CGT_OK;
}

cgt_status cgt_graph_grow(const cgt_rules *r, cgt_position root, uint32_t nodes, uint32_t edges,
                          cgt_graph *g) {
    cgt_status st = CGT_OK;
    unsolve(g);
    g->rules = r;
    g->beyond = false;
    if (!g->nodes && !add_node(g, root)) st = CGT_E_MEMORY;
    while (!st && g->open < g->nodes) {
        uint32_t u = g->open;
        if (!cgt_grow(&g->first, &g->room[FIRST], u + 2, sizeof *g->first)) st = CGT_E_MEMORY;
        if (st) break;
        g->first[u] = g->first[u + 1] = g->edges;
        st = expand(g, u, nodes, edges);
        g->first[u + 1] = g->edges;
        if (!st) g->open++;
    }
    if (st == CGT_E_BUDGET) st = CGT_OK;
    if (!st && !cgt_grow(&g->first, &g->room[FIRST], g->nodes + 1, sizeof *g->first))
        st = CGT_E_MEMORY;
    if (st) cgt_graph_free(g);
    for (uint32_t u = g->open; u < g->nodes; u++) g->first[u + 1] = g->edges;
    return st;
}
cgt_status cgt_graph_build(const cgt_rules *r, cgt_position root, uint32_t nodes, uint32_t edges,
                           cgt_graph *g) {
    *g = (cgt_graph){0};
    return cgt_graph_grow(r, root, nodes, edges, g);
}

/* Nodes that were taken back are still in the index, with numbers from `nodes` on: those that they
 * get again when the graph grows, as it goes on with the same node. */
uint32_t cgt_graph_node(const cgt_graph *g, cgt_position p) {
    const cgt_slot *e = cgt_table_find(&g->index, p.key, 1);
    return e && e->extra < g->nodes ? e->extra : UINT32_MAX;
}

typedef struct {
    uint32_t *left, *into, *from; /* moves not yet answered; edges into v: from[into[v]..] */
} reversed;
static bool reverse(const cgt_graph *g, reversed *x) {
    uint32_t n = g->nodes;
    x->left = calloc(n, sizeof *x->left);
    x->into = calloc(n + (size_t)1, sizeof *x->into);
    x->from = malloc((g->edges + (size_t)1) * sizeof *x->from);
    if (!x->left || !x->into || !x->from) return false;
    for (uint32_t e = 0; e < g->edges; e++) x->into[g->to[e]]++;
    for (uint32_t u = 0, sum = 0; u <= n; u++) x->into[u] = sum += u < n ? x->into[u] : 0;
    for (uint32_t u = n; u-- > 0;)
        for (uint32_t e = g->first[u + 1]; e-- > g->first[u];) x->from[--x->into[g->to[e]]] = u;
    return true;
}

static void settle(cgt_graph *g, uint32_t u, int32_t value, uint32_t remoteness) {
    g->value[u] = value;
    g->remoteness[u] = remoteness;
    g->order[g->settled++] = u;
}

/* Ends first; false: one is not just won or lost. */
static bool settle_ends(cgt_graph *g, const reversed *x) {
    bool plain = true;
    for (uint32_t u = 0; u < g->nodes; u++) {
        g->remoteness[u] = CGT_FOREVER;
        x->left[u] = g->first[u + 1] - g->first[u];
        int32_t end = u < g->open ? cgt_end(g->rules, (cgt_position){g->key[u]}) : CGT_ONGOING;
        if (end == CGT_ONGOING) continue;
        plain &= end == CGT_WIN || end == CGT_LOSS;
        settle(g, u, end, 0);
    }
    return plain;
}

/* A queue: remoteness ascends, so that a win is found by its quickest way,
 * a loss by its longest. */
static void retrograde(cgt_graph *g, const reversed *x) {
    for (uint32_t i = 0; i < g->settled; i++) {
        uint32_t v = g->order[i];
        for (uint32_t e = x->into[v]; e < x->into[v + 1]; e++) {
            uint32_t u = x->from[e];
            if (g->remoteness[u] != CGT_FOREVER) continue;
            bool won = g->value[v] == CGT_LOSS;
            if (won || !--x->left[u]) settle(g, u, won ? CGT_WIN : CGT_LOSS, g->remoteness[v] + 1);
        }
    }
}

/* Bounds remotenesses of a cut graph. Only its values are proved so far: a node that was not
 * expanded may be an end of either kind, and by it a win quicker, a loss longer. So retrograde once
 * more, where each such node may be won and may be lost, at once: least[u] for those that may be
 * won, `lost` for those that may be lost.
 *
 * Let W(d), L(d) be the nodes truly won and lost within d moves. An expanded node is in W(d) when
 * some move leads into L(d - 1), in L(d) when all lead into W(d - 1); ends are in theirs from 0 on.
 * The sets MW(d), ML(d) found here obey the same, but hold the unexpanded nodes from 0 on. More
 * members on the right give more on the left, so by induction on d W(d) lies in MW(d) and L(d) in
 * ML(d); in the same way what retrograde() settled within d lies in W(d) or L(d). A node that is
 * settled at d, and comes into MW or ML (as it is won or lost) at d too, is therefore truly in at d
 * and not before: its remoteness is d. Where the two differ, only the value is proved. */
static bool bound(cgt_graph *g, const reversed *x) {
    uint32_t n = g->nodes, k = 0, *queue = malloc(2 * (size_t)n * sizeof *queue);
    uint32_t *won = g->least = malloc(n * sizeof *won), *lost = malloc(n * sizeof *lost);
    bool ok = queue && won && lost;
    for (uint32_t u = 0; ok && u < n; u++) {
        bool open = u >= g->open, end = g->first[u] == g->first[u + 1];
        x->left[u] = g->first[u + 1] - g->first[u];
        won[u] = open || (end && g->value[u] > 0) ? 0 : CGT_FOREVER;
        lost[u] = open || (end && g->value[u] < 0) ? 0 : CGT_FOREVER;
        if (!won[u]) queue[k++] = 2 * u + 1;
        if (!lost[u]) queue[k++] = 2 * u;
    }
    for (uint32_t i = 0; ok && i < k; i++) {
        uint32_t v = queue[i] / 2, wins = queue[i] % 2;
        for (uint32_t e = x->into[v]; e < x->into[v + 1]; e++) {
            uint32_t u = x->from[e], *far = wins ? &lost[u] : &won[u];
            if (*far != CGT_FOREVER || (wins && --x->left[u])) continue;
            *far = (wins ? won[v] : lost[v]) + 1;
            queue[k++] = 2 * u + !wins;
        }
    }
    for (uint32_t u = 0; ok && u < n; u++)
        if (g->value[u] < 0) won[u] = lost[u];
    free(queue);
    free(lost);
    return ok;
}

/* The winner hurries, the loser delays: as in outcome.c. */
static void best_move(cgt_graph *g, uint32_t u) {
    const cgt_game *game = g->rules->game;
    int32_t best = CGT_ONGOING;
    uint32_t far = 0;
    for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) {
        cgt_position p = {g->key[u]};
        int32_t gain = game->gain ? game->gain(g->rules, p, (cgt_move){g->move[e]}) : 0;
        int32_t v = gain - g->value[g->to[e]];
        uint32_t d = g->remoteness[g->to[e]] + 1;
        if (v > best || (v == best && (v > 0 ? d < far : d > far))) best = v, far = d;
    }
    settle(g, u, best, far);
}
/* Each node after all that its moves lead to; without loops that is all of them. */
static void topological(cgt_graph *g, const reversed *x) {
    for (uint32_t i = 0; i < g->settled; i++) {
        uint32_t v = g->order[i];
        for (uint32_t e = x->into[v]; e < x->into[v + 1]; e++)
            if (!--x->left[x->from[e]]) best_move(g, x->from[e]);
    }
}

/* mex of the Grundy values after u's moves. seen[x] == u + 1: x is among them. */
static uint32_t mex(const cgt_graph *g, uint32_t u, uint32_t *seen) {
    for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) seen[g->grundy[g->to[e]]] = u + 1;
    uint32_t x = 0;
    while (seen[x] == u + 1) x++;
    return x;
}
/* A node may get the value m where m is the mex of what is known of its options, and each other
 * option has itself an option of value m: a player who moves there is answered by a move back to m.
 * C. A. B. Smith, Graphs and composite games, J. Combinatorial Theory 1 (1966), 51-81. What may get
 * a value once may get it ever after, so the order of the values does not matter: here all of 0,
 * then all of 1 ... and `found` nodes have theirs already, whose lines all end. Value m has its
 * moves to 0 .. m - 1: with e edges there are at most sqrt(2 e) + 1 rounds, and each looks at every
 * edge a fixed number of times.
 * ready[u]: u has options of all values below that; back[u] == m + 1: one of value m; x->left[u]:
 * options that are neither below m nor known to lead back. */
static void rounds(cgt_graph *g, const reversed *x, uint32_t found, uint32_t *ready, uint32_t *back,
                   uint32_t *queue) {
    bool more = true;
    for (uint32_t m = 0; more; m++) {
        uint32_t k = 0;
        more = false;
        for (uint32_t u = 0; u < g->open; u++) {
            if (g->grundy[u] == UINT32_MAX && ready[u] == m) {
                more = true;
                x->left[u] = 0;
                for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++)
                    x->left[u] += g->grundy[g->to[e]] >= m;
                if (!x->left[u]) {
                    g->turn[u] = found++;
                    g->grundy[u] = m;
                }
            }
            if (g->grundy[u] == m) queue[k++] = u;
        }
        for (uint32_t i = 0; i < k; i++)
            for (uint32_t e = x->into[queue[i]]; e < x->into[queue[i] + 1]; e++) {
                uint32_t w = x->from[e];
                if (back[w] == m + 1 || g->grundy[w] < m) continue;
                back[w] = m + 1;
                ready[w] += g->grundy[w] == UINT32_MAX && ready[w] == m;
                for (uint32_t f = x->into[w]; f < x->into[w + 1]; f++) {
                    uint32_t u = x->from[f];
                    if (g->grundy[u] != UINT32_MAX || ready[u] != m || --x->left[u]) continue;
                    g->turn[u] = found++;
                    g->grundy[u] = m;
                    queue[k++] = u;
                }
            }
    }
}
static bool grundy(cgt_graph *g, const reversed *x) {
    bool loopy = g->rules->flags & CGT_LOOPY;
    uint32_t k = 0, most = 0, n = g->nodes;
    for (uint32_t u = 0; u < n; u++) {
        x->left[u] = g->first[u + 1] - g->first[u];
        if (x->left[u] > most) most = x->left[u];
    }
    uint32_t *seen = calloc(most + (size_t)2, sizeof *seen), *queue = malloc(n * sizeof *queue);
    uint32_t *marks = loopy ? calloc(2 * (size_t)n, sizeof *marks) : NULL;
    g->grundy = malloc(n * sizeof *g->grundy);
    g->turn = loopy ? malloc(n * sizeof *g->turn) : NULL;
    bool ok = seen && queue && g->grundy && (!loopy || (marks && g->turn));
    for (uint32_t u = 0; ok && u < n; u++) {
        g->grundy[u] = UINT32_MAX;
        if (u < g->open && !x->left[u]) queue[k++] = u;
    }
    for (uint32_t i = 0; ok && i < k; i++) {
        uint32_t v = queue[i];
        g->grundy[v] = mex(g, v, seen);
        if (loopy) g->turn[v] = i;
        for (uint32_t e = x->into[v]; e < x->into[v + 1]; e++)
            if (!--x->left[x->from[e]]) queue[k++] = x->from[e];
    }
    if (ok && loopy) rounds(g, x, k, marks, marks + n, queue);
    free(seen);
    free(queue);
    free(marks);
    return ok;
}

static cgt_status solve(cgt_graph *g, const reversed *x) {
    bool plain = settle_ends(g, x) && !g->rules->game->gain;
    if (plain) retrograde(g, x);
    else if (g->rules->flags & CGT_LOOPY || g->open < g->nodes) return CGT_E_UNSUPPORTED;
    else topological(g, x);
    if (g->open < g->nodes && !bound(g, x)) return CGT_E_MEMORY;
    bool has = cgt_has_grundy(g->rules) || cgt_has_loopy(g->rules);
    return has && !grundy(g, x) ? CGT_E_MEMORY : CGT_OK;
}
cgt_status cgt_graph_solve(cgt_graph *g) {
    reversed x = {0};
    unsolve(g);
    g->value = calloc(g->nodes, sizeof *g->value);
    g->remoteness = malloc(g->nodes * sizeof *g->remoteness);
    g->order = malloc(g->nodes * sizeof *g->order);
    cgt_status st = CGT_E_MEMORY;
    if (reverse(g, &x) && g->value && g->remoteness && g->order) st = solve(g, &x);
    free(x.left);
    free(x.into);
    free(x.from);
    return st;
}
