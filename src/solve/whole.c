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

static bool add(cgt_whole *t, cgt_position p, uint32_t parent, int32_t gain) {
    uint32_t u = t->nodes, n = u + 1;
    if (!cgt_grow(&t->key, &t->room[0], n, sizeof *t->key) ||
        !cgt_grow(&t->parent, &t->room[1], n, sizeof *t->parent) ||
        !cgt_grow(&t->first, &t->room[2], n + 1, sizeof *t->first))
        return false;
    if (t->rules->game->gain) {
        if (!cgt_grow(&t->gain, &t->room[3], n, sizeof *t->gain)) return false;
        t->gain[u] = gain;
    }
    t->key[u] = p.key;
    t->parent[u] = parent;
    t->nodes = n;
    return true;
}

static cgt_status expand(cgt_whole *t, uint32_t u) {
    const cgt_game *g = t->rules->game;
    cgt_position p = {t->key[u]};
    for (cgt_move m = cgt_next(t->rules, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = g->next(t->rules, p, (cgt_move){m.code + 1})) {
        if (t->nodes == t->limit) return CGT_E_BUDGET;
        int32_t gain = g->gain ? g->gain(t->rules, p, m) : 0;
        if (!add(t, g->play(t->rules, p, m), u, gain)) return CGT_E_MEMORY;
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

cgt_status cgt_whole_begin(const cgt_rules *r, cgt_position root, uint32_t depth, uint32_t nodes,
                           cgt_whole *t) {
    *t = (cgt_whole){.rules = r, .deepest = depth, .limit = nodes, .level = 1};
    if (!nodes) return CGT_E_BUDGET;
    if (add(t, root, 0, 0)) return CGT_OK;
    cgt_whole_free(t);
    return CGT_E_MEMORY;
}
cgt_status cgt_whole_go(cgt_whole *t, uint32_t n) {
    cgt_status st = CGT_OK;
    for (; !t->value && n && t->at < t->nodes; n--, t->at++) {
        if (t->at == t->level) { /* the first of a level */
            t->level = t->nodes;
            t->depth++;
        }
        t->first[t->at] = t->nodes;
        if (t->depth < t->deepest && (st = expand(t, t->at))) break;
    }
    if (!st && !t->value && t->at == t->nodes) {
        t->first[t->nodes] = t->nodes;
        if (!(t->value = calloc(t->nodes, sizeof *t->value))) st = CGT_E_MEMORY;
    }
    if (st) cgt_whole_free(t);
    if (!t->value) return st;
    for (; n && t->at; n--) {
        t->at--;
        t->value[t->at] = value_of(t, t->at);
    }
    return CGT_OK;
}
cgt_status cgt_whole_build(const cgt_rules *r, cgt_position root, uint32_t depth, uint32_t nodes,
                           cgt_whole *t) {
    cgt_status st = cgt_whole_begin(r, root, depth, nodes, t);
    while (!st && (!t->value || t->at)) st = cgt_whole_go(t, UINT32_MAX);
    return st;
}

/* Sums stop at UINT32_MAX, which says that it cannot be shown. */
static uint32_t plus(uint32_t a, uint32_t b) { return a < UINT32_MAX - b ? a + b : UINT32_MAX; }
cgt_status cgt_whole_prove(cgt_whole *t, bool beyond) {
    /* the root's value, as the node's mover counts it */
    int32_t *goal = calloc(t->nodes, sizeof *goal);
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
        if (!beyond || t->value[u] != goal[u]) continue;
        if (!leaf) t->least[u] = t->most[u];
        t->most[u] = UINT32_MAX - 1;
    }
    t->fewest = beyond ? t->least[0] : t->least[0] + t->most[0] - 1;
    free(goal);
    return CGT_OK;
}
