/* graph.c -- the state graph breadth first in flat arrays, and its retrograde solution. */
#include <stdlib.h>

#include "solve.h"
void cgt_graph_free(cgt_graph *g) {
    free(g->key);
    free(g->move);
    free(g->first);
    free(g->to);
    free(g->value);
    free(g->remoteness);
    free(g->order);
    *g = (cgt_graph){0};
}
static bool room(void **a, uint32_t *have, uint32_t need, size_t size) {
    if (need <= *have) return true;
    uint32_t n = *have * 2 > need ? *have * 2 : need + 64;
    void *b = realloc(*a, n * size);
    if (!b) return false;
    *a = b;
    *have = n;
    return true;
}
cgt_status cgt_graph_build(const cgt_rules *r, cgt_position root, uint32_t nodes, uint32_t edges,
                           cgt_graph *g) {
    cgt_table seen = {0};
    uint32_t rk = 0, rf = 0, rt = 0, rm = 0;
    cgt_status st = CGT_E_MEMORY;
    *g = (cgt_graph){.rules = r};
    cgt_slot *e = cgt_table_add(&seen, root.key, 1);
    if (!e || !room((void **)&g->key, &rk, 1, sizeof *g->key)) goto out;
    g->key[g->nodes++] = root.key;
    for (uint32_t u = 0; u < g->nodes; u++) {
        if (!room((void **)&g->first, &rf, u + 2, sizeof *g->first)) goto out;
        g->first[u] = g->first[u + 1] = g->edges;
        uint32_t before = g->nodes;
        cgt_position p = {g->key[u]};
        for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
             m = r->game->next(r, p, (cgt_move){m.code + 1})) {
            cgt_position q = r->game->play(r, p, m);
            e = cgt_table_find(&seen, q.key, 1);
            if ((!e && g->nodes >= nodes) || g->edges >= edges) {
                g->edges = g->first[u];
                g->nodes = before;
                goto cut;
            } /* this node stays whole or unexpanded */
            if (!e) {
                if (!(e = cgt_table_add(&seen, q.key, 1)) ||
                    !room((void **)&g->key, &rk, g->nodes + 1, sizeof *g->key))
                    goto out;
                e->extra = g->nodes;
                g->key[g->nodes++] = q.key;
            }
            if (!room((void **)&g->to, &rt, g->edges + 1, sizeof *g->to) ||
                !room((void **)&g->move, &rm, g->edges + 1, sizeof *g->move))
                goto out;
            g->move[g->edges] = m.code;
            g->to[g->edges++] = e->extra;
        }
        g->first[u + 1] = g->edges;
        g->open = u + 1;
    }
cut:
    if (!room((void **)&g->first, &rf, g->nodes + 1, sizeof *g->first)) goto out;
    for (uint32_t u = g->open; u < g->nodes; u++) g->first[u + 1] = g->edges;
    st = CGT_OK;
out:
    free(seen.slot);
    if (st) cgt_graph_free(g);
    return st;
}
cgt_status cgt_graph_solve(cgt_graph *g) {
    uint32_t n = g->nodes;
    if (g->rules->game->gain) return CGT_E_UNSUPPORTED;
    uint32_t *left = calloc(n, sizeof *left), *into = calloc(n + 1, sizeof *into),
             *from = malloc((g->edges + 1) * sizeof *from);
    g->value = calloc(n, sizeof *g->value);
    g->remoteness = malloc(n * sizeof *g->remoteness);
    g->order = malloc(n * sizeof *g->order);
    cgt_status st = CGT_OK;
    if (!left || !into || !from || !g->value || !g->remoteness || !g->order) {
        st = CGT_E_MEMORY;
        goto out;
    }
    for (uint32_t e = 0; e < g->edges; e++) into[g->to[e]]++;
    for (uint32_t u = 0, sum = 0; u <= n; u++) {
        uint32_t k = u < n ? into[u] : 0;
        sum += k;
        into[u] = sum;
    }
    for (uint32_t u = n; u-- > 0;)
        for (uint32_t e = g->first[u + 1]; e-- > g->first[u];) from[--into[g->to[e]]] = u;
    for (uint32_t u = 0; u < n; u++) {
        g->remoteness[u] = CGT_FOREVER;
        left[u] = g->first[u + 1] - g->first[u];
        int32_t end = u < g->open ? cgt_end(g->rules, (cgt_position){g->key[u]}) : CGT_ONGOING;
        if (end == CGT_ONGOING) continue;
        if (end != CGT_WIN && end != CGT_LOSS) {
            st = CGT_E_UNSUPPORTED;
            goto out;
        }
        g->value[u] = end;
        g->remoteness[u] = 0;
        g->order[g->settled++] = u;
    }
    for (uint32_t i = 0; i < g->settled; i++) { /* a queue: remoteness ascends, so a win is found by
                                                   its quickest way, a loss by its longest */
        uint32_t v = g->order[i];
        for (uint32_t e = into[v]; e < into[v + 1]; e++) {
            uint32_t u = from[e];
            if (g->remoteness[u] != CGT_FOREVER) continue;
            if (g->value[v] == CGT_LOSS) g->value[u] = CGT_WIN;
            else if (--left[u] == 0) g->value[u] = CGT_LOSS;
            else continue;
            g->remoteness[u] = g->remoteness[v] + 1;
            g->order[g->settled++] = u;
        }
    }
out:
    free(left);
    free(into);
    free(from);
    return st;
}
