/* loops.c -- what is known where play may go round: by the state graph, and of sums by their loopy Grundy values.
 * SPDX-License-Identifier: MIT */
#include "internal.h"

/* Under loopy rules, the last graph of p's, solved as far as it must be: *node is that of p, whose
 * Grundy value, or else outcome, is known. CGT_E_BUDGET: as much of the graph as the budget reaches
 * does not settle it. The last graph grows where it is asked of its root again, else it is built
 * anew. */
static bool settled(const cgt_graph *g, uint32_t u, bool grundy) {
    return g->open == g->nodes || (grundy ? g->grundy[u] != UINT32_MAX : g->value[u]);
}
static cgt_status loopy_node(cgt_solver *s, const cgt_rules *r, cgt_position p, bool grundy,
                             uint64_t *budget, const cgt_graph **graph, uint32_t *node) {
    uint32_t i = cgt_met(s, r);
    if (i == RULES) return CGT_E_BUDGET;
    uint64_t *reach = &s->met[i].reach;
    cgt_graph *g = &s->met[i].loop;
    uint32_t u = g->nodes ? cgt_graph_node(g, p) : UINT32_MAX;
    *graph = g;
    *node = u;
    if (u != UINT32_MAX && settled(g, u, grundy)) return CGT_OK;
    if (!*budget) return CGT_E_BUDGET;
    if (u) {
        cgt_graph_free(g);
        *reach = 0;
    } else if (*reach == LOOPY) {
        return CGT_E_BUDGET;
    }
    uint32_t before = g->edges;
    *reach = *reach + *budget < LOOPY ? *reach + *budget : LOOPY;
    /* Solved anew it takes as long as it is large: only after it may have grown by an eighth, so that many short questions
     * take no more than a constant times as long as one. */
    if (*reach < LOOPY && *reach - before < before / 8) {
        *budget = 0;
        return CGT_E_BUDGET;
    }
    cgt_status st = cgt_graph_grow(r, p, (uint32_t)*reach, (uint32_t)*reach, g);
    if (st) return st;
    uint32_t spent = g->edges - before;
    *budget -= spent < *budget ? spent : *budget;
    if ((st = cgt_graph_solve(g))) {
        cgt_graph_free(g);
        return st;
    }
    *node = 0;
    return settled(g, 0, grundy) ? CGT_OK : CGT_E_BUDGET;
}
cgt_status cgt_ask_graph(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    uint32_t u;
    const cgt_graph *g;
    cgt_status st = loopy_node(s, s->r, p, false, budget, &g, &u);
    if (st) return st;
    cgt_claim *c = &a->claim;
    if (!(c->has & CGT_HAS_VALUE)) a->by = CGT_BY_RETROGRADE;
    c->value = g->value[u];
    c->remoteness = g->remoteness[u];
    c->has |= CGT_HAS_VALUE | (cgt_graph_sure(g, u) ? CGT_HAS_REMOTENESS : 0);
    for (uint32_t e = g->first[u]; e < g->first[u + 1] && u < g->open; e++) {
        uint32_t v = g->to[e];
        bool far =
            c->value ? g->remoteness[v] + 1 == c->remoteness : g->remoteness[v] == CGT_FOREVER;
        if (-g->value[v] != c->value || !far) continue;
        c->move.code = g->move[e];
        c->has |= CGT_HAS_MOVE;
        break;
    }
    return CGT_OK;
}

/* The parts of a position under loopy rules, each with its Grundy value. Of a sum
 *   all finite                 the value is their xor
 *   one infinite, with set K   infinite: won where the xor n of the others is in K, else drawn
 *   more of them               infinite, with the empty set: drawn
 * Smith, as in graph.c. */
typedef struct {
    cgt_part part[PARTS];
    uint32_t grundy[PARTS], node[PARTS]; /* UINT32_MAX: infinite; node: in the part's graph */
    const cgt_graph *graph[PARTS];       /* NULL: of rules that are not loopy */
    uint32_t x;                          /* xor of the finite values */
    int n, infinite, last;               /* how many are infinite; the last of them */
} loopy_sum;
static cgt_status read_sum(cgt_solver *s, const cgt_rules *r, cgt_position p, uint64_t *budget,
                           loopy_sum *q) {
    q->n = cgt_components(r, p, q->part, PARTS);
    q->x = 0;
    q->infinite = q->last = 0;
    if (q->n > PARTS) return CGT_E_UNSUPPORTED;
    for (int i = 0; i < q->n; i++) {
        const cgt_part *a = &q->part[i];
        cgt_status st;
        q->graph[i] = NULL;
        if (a->rules->flags & CGT_LOOPY) {
            st = loopy_node(s, a->rules, a->p, true, budget, &q->graph[i], &q->node[i]);
            if (!st) q->grundy[i] = q->graph[i]->grundy[q->node[i]];
        } else {
            st = cgt_finite_grundy(s, a->rules, a->p, budget, &q->grundy[i]);
        }
        if (st) return st;
        if (q->grundy[i] != UINT32_MAX) q->x ^= q->grundy[i];
        else q->last = i, q->infinite++;
    }
    return CGT_OK;
}
cgt_status cgt_loopy_grundy(cgt_solver *s, const cgt_rules *r, cgt_position p, uint64_t *budget,
                            uint32_t *out) {
    loopy_sum q;
    cgt_status st = read_sum(s, r, p, budget, &q);
    *out = q.x;
    return st ? st : q.infinite ? CGT_E_LOOP : CGT_OK;
}
uint32_t cgt_infinite_next(cgt_solver *s, cgt_position p, uint64_t *budget, uint32_t from) {
    loopy_sum q;
    uint32_t best = UINT32_MAX;
    if (read_sum(s, s->r, p, budget, &q) || q.infinite != 1) return best;
    const cgt_graph *g = q.graph[q.last];
    for (uint32_t u = q.node[q.last], e = g->first[u]; e < g->first[u + 1]; e++) {
        uint32_t k = g->grundy[g->to[e]];
        if (k != UINT32_MAX && (k ^ q.x) >= from && (k ^ q.x) < best) best = k ^ q.x;
    }
    return best;
}
/* An option of u has that value. */
static bool among(const cgt_graph *g, uint32_t u, uint32_t grundy) {
    for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++)
        if (g->grundy[g->to[e]] == grundy) return true;
    return false;
}
static int32_t value_of(int infinite, uint32_t x, const cgt_graph *g, uint32_t u) {
    if (!infinite) return x ? CGT_WIN : CGT_LOSS;
    return infinite == 1 && among(g, u, x) ? CGT_WIN : CGT_TIE;
}
/* A move that keeps the value, won or drawn. Who wins moves to 0, and of the moves there to the one
 * whose loopy parts have been found in the earliest turns. Turns then fall with every move of the
 * opponent in a loopy part: a part of value m in turn t was moved to one found later, which has an
 * option of value m found before t; or to one found earlier, and then some part has a move to what
 * makes the xor 0, found before it. Moves in the other parts come to an end by themselves. Who
 * draws leaves a draw; or lowers a part that is not loopy, so that the xor is the mex of K, which
 * is not in K. */
static cgt_status keep_value(cgt_solver *s, const loopy_sum *q, int32_t value, uint64_t *budget,
                             cgt_claim *c) {
    int64_t best = INT64_MAX;
    uint32_t want = 0;
    for (int i = 0; i < q->n; i++) {
        const cgt_graph *g = q->graph[i];
        uint32_t u = g ? q->node[i] : 0, own = q->grundy[i] == UINT32_MAX ? 0 : q->grundy[i];
        for (uint32_t e = g ? g->first[u] : 0; g && e < g->first[u + 1]; e++) {
            uint32_t v = g->to[e], h = g->grundy[v], x = q->x ^ own;
            bool was = q->grundy[i] == UINT32_MAX, is = h == UINT32_MAX;
            int j = is ? i : q->last; /* infinite then, as the first of two has a drawing move */
            int32_t after =
                value_of(q->infinite - was + is, is ? x : x ^ h, q->graph[j], is ? v : q->node[j]);
            int64_t turns = value ? (int64_t)g->turn[v] - (was ? 0 : g->turn[u]) : 0;
            if (after != -value || turns >= best) continue;
            best = turns;
            c->move.code = g->move[e] + q->part[i].lift;
            c->has |= CGT_HAS_MOVE;
        }
    }
    if (best <= 0) return CGT_OK;
    while (q->infinite && among(q->graph[q->last], q->node[q->last], want)) want++;
    for (int i = 0; i < q->n; i++) {
        uint32_t g = q->grundy[i] ^ q->x ^ want;
        if (q->graph[i] || g >= q->grundy[i] || (value && q->infinite)) continue;
        cgt_status st = cgt_reach(s, &q->part[i], g, budget, &c->move);
        if (st) return st;
        c->move.code += q->part[i].lift;
        c->has |= CGT_HAS_MOVE;
        break;
    }
    return CGT_OK;
}
cgt_status cgt_ask_loops(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    cgt_claim *c = &a->claim;
    loopy_sum q;
    cgt_status st = cgt_has_loopy(s->r) ? read_sum(s, s->r, p, budget, &q) : CGT_E_UNSUPPORTED;
    if (st) return st;
    c->grundy = q.x;
    c->has |= q.infinite ? CGT_HAS_INFINITE : CGT_HAS_GRUNDY;
    if (c->has & CGT_HAS_VALUE) return CGT_OK;
    a->by = CGT_BY_PARTS;
    c->has |= CGT_HAS_VALUE;
    c->value = value_of(q.infinite, q.x, q.graph[q.last], q.node[q.last]);
    if (!c->value) {
        c->remoteness = CGT_FOREVER;
        c->has |= CGT_HAS_REMOTENESS;
    }
    return c->value < 0 ? CGT_OK : keep_value(s, &q, c->value, budget, c);
}
