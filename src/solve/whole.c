/* whole.c -- a whole game tree as flat arrays, breadth first: the children of a node stand side by
 * side and each level after the one above, so what goes down is a loop forwards, what comes up a
 * loop backwards, and nothing recurses.
 *
 *         0         first    1 3 5 7 7 7 7 7    u's children are first[u] .. first[u + 1]
 *       1   2       parent   0 0 0 1 1 2 2
 *      3 4 5 6
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "solve.h"

void cgt_whole_free(cgt_whole *t) {
    free(t->key);
    free(t->parent);
    free(t->first);
    free(t->value);
    free(t->gain);
    free(t->least);
    free(t->most);
    *t = (cgt_whole){0};
}

typedef struct {
    uint32_t key, parent, first, gain; /* room in each array */
} room;
static bool add(cgt_whole *t, room *has, cgt_position p, uint32_t parent, int32_t gain) {
    uint32_t u = t->nodes, n = u + 1;
    if (!cgt_grow(&t->key, &has->key, n, sizeof *t->key) ||
        !cgt_grow(&t->parent, &has->parent, n, sizeof *t->parent) ||
        !cgt_grow(&t->first, &has->first, n + 1, sizeof *t->first))
        return false;
    if (t->rules->game->gain) {
        if (!cgt_grow(&t->gain, &has->gain, n, sizeof *t->gain)) return false;
        t->gain[u] = gain;
    }
    t->key[u] = p.key;
    t->parent[u] = parent;
    t->nodes = n;
    return true;
}

static cgt_status expand(cgt_whole *t, room *has, uint32_t u, uint32_t most) {
    const cgt_game *g = t->rules->game;
    cgt_position p = {t->key[u]};
    for (cgt_move m = cgt_next(t->rules, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = g->next(t->rules, p, (cgt_move){m.code + 1})) {
        if (t->nodes == most) return CGT_E_BUDGET;
        int32_t gain = g->gain ? g->gain(t->rules, p, m) : 0;
        if (!add(t, has, g->play(t->rules, p, m), u, gain)) return CGT_E_MEMORY;
    }
    return CGT_OK;
}

/* For the node's mover; the children's are known. */
static int32_t value_of(const cgt_whole *t, uint32_t u) {
    const cgt_rules *r = t->rules;
    cgt_position p = {t->key[u]};
    int32_t best = INT32_MIN;
    for (uint32_t c = t->first[u]; c < t->first[u + 1]; c++) {
        int32_t v = (t->gain ? t->gain[c] : 0) - t->value[c];
        if (v > best) best = v;
    }
    if (t->first[u] < t->first[u + 1]) return best;
    best = cgt_end(r, p);
    return best != CGT_ONGOING ? best : r->game->evaluate ? r->game->evaluate(r, p) : 0;
}

cgt_status cgt_whole_build(const cgt_rules *r, cgt_position root, uint32_t depth, uint32_t nodes,
                           cgt_whole *t) {
    room has = {0};
    *t = (cgt_whole){.rules = r};
    cgt_status st = !nodes ? CGT_E_BUDGET : !add(t, &has, root, 0, 0) ? CGT_E_MEMORY : CGT_OK;
    for (uint32_t u = 0, level = 1; !st && u < t->nodes; u++) {
        if (u == level) { /* the first of a level */
            level = t->nodes;
            t->depth++;
        }
        t->first[u] = t->nodes;
        if (t->depth < depth) st = expand(t, &has, u, nodes);
    }
    if (!st && !(t->value = calloc(t->nodes, sizeof *t->value))) st = CGT_E_MEMORY;
    if (st) {
        cgt_whole_free(t);
        return st;
    }
    t->first[t->nodes] = t->nodes;
    for (uint32_t u = t->nodes; u-- > 0;) t->value[u] = value_of(t, u);
    return CGT_OK;
}

/* Sums stop at UINT32_MAX, which says that it cannot be shown. */
static uint32_t plus(uint32_t a, uint32_t b) { return a < UINT32_MAX - b ? a + b : UINT32_MAX; }
cgt_status cgt_whole_prove(cgt_whole *t) {
    int32_t *goal =
        calloc(t->nodes, sizeof *goal); /* the root's value, as the node's mover counts it */
    t->least = calloc(t->nodes, sizeof *t->least);
    t->most = calloc(t->nodes, sizeof *t->most);
    if (!goal || !t->least || !t->most) {
        free(goal);
        return CGT_E_MEMORY;
    }
    goal[0] = t->value[0];
    for (uint32_t u = 1; u < t->nodes; u++)
        goal[u] = (t->gain ? t->gain[u] : 0) - goal[t->parent[u]];
    for (uint32_t u = t->nodes; u-- > 0;) {
        bool leaf = t->first[u] == t->first[u + 1];
        t->least[u] = leaf && t->value[u] >= goal[u] ? 1 : UINT32_MAX;
        t->most[u] = !leaf ? 0 : t->value[u] <= goal[u] ? 1 : UINT32_MAX;
        for (uint32_t c = t->first[u]; c < t->first[u + 1]; c++) {
            if (t->most[c] < t->least[u]) t->least[u] = t->most[c];
            t->most[u] = plus(t->most[u], t->least[c]);
        }
    }
    free(goal);
    return CGT_OK;
}
