/* dag.c -- Grundy values of a graph without cycles, given as flat rows of arrows.
 *
 *   first   0  0  1  3            node 0 has no option, node 1 has 0, node 2 has 0 and 1
 *   to      0  0  1
 *
 * Where every arrow goes to a lower number, one ascending pass pulls the values. Else the nodes are
 * put in order first (A. B. Kahn, Comm. ACM 5 (1962), 558-562, from the sources on, so that no
 * reverse lists are needed), and the pass goes through that order backwards. There a row is far
 * from the one before: rows are fetched BATCH at a time, so that the misses overlap.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "kernels.h"

enum {
    SLICE = 1 << 12,
    BATCH = 16,
    ROW = 16,   /* arrows of a row fetched ahead */
    BYTE = 255, /* stands for "this or more: look into the exact values" */
    VALUES = 1 << 16
};

/* A node with an option of value 64 or more. A value g has g options of all lower values: stamps of
 * 2^16 values are enough for under 2^31 edges. */
static uint32_t wide(const cgt_dag *g, uint32_t u) {
    for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) g->stamp[g->grundy[g->to[e]]] = u + 1;
    uint32_t mex = 0;
    while (g->stamp[mex] == u + 1) mex++;
    return mex;
}
static void settle(const cgt_dag *g, uint32_t u, uint64_t seen, uint32_t top) {
    uint32_t mex = top > 63 ? wide(g, u) : ~seen ? (uint32_t)__builtin_ctzll(~seen) : 64;
    g->grundy[u] = (uint16_t)mex;
    g->low[u] = (uint8_t)(mex < BYTE ? mex : BYTE);
}

/* Nodes from..to, while their arrows go down. Returns the first that has another arrow, or `to`. */
uint32_t cgt_dag_pull(const cgt_dag *g, uint32_t from, uint32_t to) {
    for (uint32_t u = from; u < to; u++) {
        uint64_t seen = 0;
        uint32_t top = 0;
        for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++) {
            uint32_t v = g->to[e];
            if (v >= u) return u;
            seen |= (uint64_t)1 << (g->low[v] & 63);
            top |= g->low[v];
        }
        settle(g, u, seen, top);
    }
    return to;
}
/* Arrows into each node, of edges from..to.
 * Returns the first edge that leaves the graph, or `to`. */
uint32_t cgt_dag_count(const cgt_dag *g, uint32_t from, uint32_t to) {
    for (uint32_t e = from; e < to; e++) {
        if (g->to[e] >= g->nodes) return e;
        g->in[g->to[e]]++;
    }
    return to;
}
/* Takes away order[from..to], which nothing points to any more, and appends what they alone held.
 * Returns how many are in order now. */
uint32_t cgt_dag_peel(const cgt_dag *g, uint32_t from, uint32_t to, uint32_t found) {
    for (uint32_t i = from; i < to; i += BATCH) {
        uint32_t n = to - i < BATCH ? to - i : BATCH, begin[BATCH], end[BATCH], row[BATCH][ROW];
        for (uint32_t k = 0; k < n; k++) {
            begin[k] = g->first[g->order[i + k]];
            end[k] = g->first[g->order[i + k] + 1];
        }
        for (uint32_t k = 0; k < n; k++)
            for (uint32_t j = 0; j < ROW && begin[k] + j < end[k]; j++)
                row[k][j] = g->to[begin[k] + j];
        for (uint32_t k = 0; k < n; k++)
            for (uint32_t e = begin[k]; e < end[k]; e++) {
                uint32_t v = e - begin[k] < ROW ? row[k][e - begin[k]] : g->to[e];
                if (!--g->in[v]) g->order[found++] = v;
            }
    }
    return found;
}
/* Values of order[to - 1], order[to - 2] .. order[from]: a node's options come after it. */
void cgt_dag_back(const cgt_dag *g, uint32_t from, uint32_t to) {
    while (to > from) {
        uint32_t n = to - from < BATCH ? to - from : BATCH, begin[BATCH], end[BATCH],
                 row[BATCH][ROW];
        for (uint32_t k = 0; k < n; k++) {
            uint32_t u = g->order[to - 1 - k];
            begin[k] = g->first[u];
            end[k] = g->first[u + 1];
        }
        for (uint32_t k = 0; k < n; k++)
            for (uint32_t j = 0; j < ROW && begin[k] + j < end[k]; j++)
                row[k][j] = g->to[begin[k] + j];
        for (uint32_t k = 0; k < n; k++) {
            uint64_t seen = 0;
            uint32_t top = 0;
            for (uint32_t e = begin[k]; e < end[k]; e++) {
                uint32_t v = e - begin[k] < ROW ? row[k][e - begin[k]] : g->to[e];
                seen |= (uint64_t)1 << (g->low[v] & 63);
                top |= g->low[v];
            }
            settle(g, g->order[to - 1 - k], seen, top);
        }
        to -= n;
    }
}

static cgt_status shuffled(cgt_dag *g) {
    uint32_t n = g->nodes, edges = g->first[n], found = 0;
    g->in = calloc(n, sizeof *g->in);
    g->order = malloc(n * sizeof *g->order);
    if (!g->in || !g->order) return CGT_E_MEMORY;
    for (uint32_t e = 0; e < edges; e += SLICE) {
        uint32_t to = edges - e < SLICE ? edges : e + SLICE;
        if (cgt_dag_count(g, e, to) < to) return CGT_E_RANGE;
    }
    for (uint32_t u = 0; u < n; u++)
        if (!g->in[u]) g->order[found++] = u;
    for (uint32_t i = 0; i < found;) {
        uint32_t to = found - i < SLICE ? found : i + SLICE;
        found = cgt_dag_peel(g, i, to, found);
        i = to;
    }
    if (found < n) return CGT_E_LOOP;
    for (uint32_t to = n; to; to -= to < SLICE ? to : SLICE)
        cgt_dag_back(g, to < SLICE ? 0 : to - SLICE, to);
    return CGT_OK;
}
cgt_status cgt_dag_grundy(uint32_t nodes, const uint32_t *first, const uint32_t *to,
                          uint16_t *grundy) {
    if (!nodes) return CGT_OK;
    if (nodes > INT32_MAX || first[nodes] > INT32_MAX || first[0]) return CGT_E_RANGE;
    for (uint32_t u = 0; u < nodes; u++)
        if (first[u] > first[u + 1]) return CGT_E_RANGE;
    cgt_dag g = {.first = first, .to = to, .grundy = grundy, .nodes = nodes};
    cgt_status status = CGT_OK;
    g.low = malloc(nodes);
    g.stamp = calloc(VALUES, sizeof *g.stamp);
    if (!g.low || !g.stamp) {
        status = CGT_E_MEMORY;
    } else {
        uint32_t u = 0, end = 0;
        for (; u == end && u < nodes; u = cgt_dag_pull(&g, u, end))
            end = nodes - u < SLICE ? nodes : u + SLICE;
        if (u < end) status = shuffled(&g);
    }
    free(g.low);
    free(g.stamp);
    free(g.in);
    free(g.order);
    return status;
}

void cgt_dag_solve(uint32_t nodes, const uint32_t *first, const uint32_t *to, const uint32_t *order,
                   uint32_t misere, uint32_t *stamp, uint32_t *solved) {
    while (nodes--) {
        uint32_t u = order[nodes], lost = UINT32_MAX, most = 0, mex = 0;
        for (uint32_t e = first[u]; e < first[u + 1]; e++) {
            uint32_t v = solved[to[e]], far = v >> CGT_DAG_BITS;
            stamp[v & cgt_mask(CGT_DAG_BITS)] = u + 1;
            if ((far & 1) == misere && far < lost) lost = far;
            if (far >= most) most = far + 1;
        }
        while (stamp[mex] == u + 1) mex++;
        solved[u] = (lost != UINT32_MAX ? lost + 1 : most) << CGT_DAG_BITS | mex;
    }
}
