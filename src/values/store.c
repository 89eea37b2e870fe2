/* store.c -- the values that are known, each once: by what is added up in the simple ones, by their options in all others.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "internal.h"

bool cgt_values_step(cgt_values *v) {
    if (v->status) return false;
    if (!v->steps) return cgt_values_fail(v, CGT_E_BUDGET);
    v->steps--;
    return true;
}
bool cgt_values_down(cgt_values *v) {
    if (!cgt_values_step(v)) return false;
    if (v->depth >= DEEP) return cgt_values_fail(v, CGT_E_BUDGET);
    v->depth++;
    return true;
}
bool cgt_list_push(cgt_values *v, list *l, cgt_value g) {
    if (g == CGT_NO_VALUE) return false;
    if (!cgt_stretch(&l->at, &l->room, l->n + 1, sizeof *l->at))
        return cgt_values_fail(v, CGT_E_MEMORY);
    l->at[l->n++] = g;
    return true;
}
void cgt_list_order(list *l) {
    uint32_t gap = 1, n = 0;
    while (gap < l->n / 3) gap = 3 * gap + 1; /* Shellsort, Knuth TAOCP 3, 5.2.1 */
    for (; gap; gap /= 3)
        for (uint32_t i = gap; i < l->n; i++) {
            cgt_value x = l->at[i];
            uint32_t k = i;
            for (; k >= gap && l->at[k - gap] > x; k -= gap) l->at[k] = l->at[k - gap];
            l->at[k] = x;
        }
    for (uint32_t i = 0; i < l->n; i++)
        if (!n || l->at[i] != l->at[n - 1]) l->at[n++] = l->at[i];
    l->n = n;
}

enum { NODES = 1 << 20 }; /* 96 MB, and their options */
static uint64_t mixed(uint64_t h, uint64_t x) { return (h ^ x) * 0xff51afd7ed558ccdu ^ h >> 29; }
static bool same(const cgt_values *v, const node *a, const node *b, const list *side) {
    if (a->star != b->star) return false;
    if (cgt_simple(a)) return a->stop[0] == b->stop[0] && a->ups == b->ups;
    for (int s = 0; s < 2; s++) {
        if (a->n[s] != side[s].n) return false;
        for (uint32_t i = 0; i < side[s].n; i++)
            if (v->pool.at[a->first[s] + i] != side[s].at[i]) return false;
    }
    return true;
}
/* The one that is the same; else n, with these canonical options if it is not simple, is new. */
static cgt_value known(cgt_values *v, uint64_t hash, node *n, const list *side) {
    const uint32_t before = cgt_map_find(&v->forms, hash);
    for (uint32_t g = before; g != NOWHERE; g = v->node[g].next)
        if (same(v, &v->node[g], n, side)) return g;
    if (v->nodes >= NODES) {
        cgt_values_fail(v, CGT_E_BUDGET);
        return CGT_NO_VALUE;
    }
    for (int s = 0; s < 2 && !cgt_simple(n); s++) {
        n->first[s] = v->pool.n;
        n->n[s] = side[s].n;
        for (uint32_t i = 0; i < side[s].n; i++)
            if (!cgt_list_push(v, &v->pool, side[s].at[i])) return CGT_NO_VALUE;
    }
    if (!cgt_stretch(&v->node, &v->noderoom, v->nodes + 1, sizeof *v->node) ||
        (before == NOWHERE && !cgt_map_add(&v->forms, hash, v->nodes))) {
        cgt_values_fail(v, CGT_E_MEMORY);
        return CGT_NO_VALUE;
    }
    n->negative = n->birthday = n->wall = n->next = NOWHERE;
    if (before != NOWHERE) {
        n->next = v->node[before].next;
        v->node[before].next = v->nodes;
    }
    v->node[v->nodes] = *n;
    return v->nodes++;
}
cgt_value cgt_value_simple(cgt_values *v, cgt_dyadic x, int32_t ups, uint32_t star) {
    if (ups > CGT_UPS || ups < -CGT_UPS || star > CGT_STARS) cgt_values_fail(v, CGT_E_RANGE);
    if (v->status) return CGT_NO_VALUE;
    node n = {.n = {UNTOLD, UNTOLD}, .stop = {x, x}, .ups = ups, .star = star};
    return known(v, mixed(mixed(0, (uint64_t)x), cgt_pair((uint32_t)ups, star)), &n, NULL);
}
cgt_value cgt_value_integer(cgt_values *v, int64_t n) {
    if (n <= -((int64_t)1 << 30) || n >= (int64_t)1 << 30) cgt_values_fail(v, CGT_E_RANGE);
    return v->status ? CGT_NO_VALUE : cgt_value_simple(v, n * CGT_ONE, 0, 0);
}
/* The value of these canonical options, both lists in order. */
cgt_value cgt_value_formed(cgt_values *v, const list *side, const cgt_dyadic *stop) {
    uint64_t hash = 0;
    for (int s = 0; s < 2; s++) {
        hash = mixed(hash, side[s].n);
        for (uint32_t i = 0; i < side[s].n; i++) hash = mixed(hash, side[s].at[i]);
    }
    node n = {.stop = {stop[0], stop[1]}, .star = FORMED};
    return known(v, hash, &n, side);
}

/* The options of x + ups + *star, by what it is (for player Left of ups >= 0; else all is the other way round).
 * Conway, On Numbers and Games, chapters 2 and 15: ups + *star = {0 | (ups - 1) + *(star ^ 1)}, but up + *1 = {0, *1 | 0}. */
static bool tell(cgt_values *v, cgt_value g, int player) {
    const node n = v->node[g];
    uint32_t first = v->pool.n;
    const cgt_dyadic x = n.stop[0];
    if (!n.ups && !n.star) { /* by the least 2^-e of it: of a whole number by 1, towards 0 alone */
        cgt_dyadic unit = CGT_ONE >> cgt_dyadic_exp(x), next;
        if (unit < CGT_ONE || (player == CGT_LEFT ? x > 0 : x < 0)) {
            if (!cgt_dyadic_add(x, player == CGT_LEFT ? -unit : unit, &next))
                return cgt_values_fail(v, CGT_E_RANGE);
            if (!cgt_list_push(v, &v->pool, cgt_value_simple(v, next, 0, 0))) return false;
        }
    } else if (!n.ups) {
        for (uint32_t s = 0; s < n.star; s++)
            if (!cgt_list_push(v, &v->pool, cgt_value_simple(v, x, 0, s))) return false;
    } else {
        bool up = n.ups > 0, ahead = up == (player == CGT_LEFT); /* the player whose option is 0 */
        int32_t less = up ? n.ups - 1 : n.ups + 1;
        bool one = !less && n.star == 1;
        if (!cgt_list_push(v, &v->pool,
                           ahead || one ? cgt_value_simple(v, x, 0, 0)
                                        : cgt_value_simple(v, x, less, n.star ^ 1)))
            return false;
        if (ahead && one && !cgt_list_push(v, &v->pool, cgt_value_simple(v, x, 0, 1))) return false;
    }
    list told = {v->pool.n ? v->pool.at + first : NULL, v->pool.n - first, 0};
    cgt_list_order(&told);
    v->node[g].first[player] = first;
    v->node[g].n[player] = told.n;
    return true;
}
uint32_t cgt_value_options(cgt_values *v, cgt_value g, int player) {
    if (g == CGT_NO_VALUE) return 0;
    if (g >= RAW) return v->raw[player].n;
    if (v->node[g].n[player] == UNTOLD && !tell(v, g, player)) return 0;
    return v->node[g].n[player];
}
cgt_value cgt_value_option(cgt_values *v, cgt_value g, int player, uint32_t i) {
    return g >= RAW ? v->raw[player].at[i] : v->pool.at[v->node[g].first[player] + i];
}
cgt_dyadic cgt_value_stop(const cgt_values *v, cgt_value g, int player) {
    return v->node[g].stop[player];
}
bool cgt_value_is_simple(const cgt_values *v, cgt_value g, cgt_dyadic *x, int32_t *ups,
                         uint32_t *star) {
    const node *n = &v->node[g];
    *x = n->stop[0];
    *ups = n->ups;
    *star = n->star;
    return cgt_simple(n);
}
bool cgt_value_is_number(const cgt_values *v, cgt_value g) {
    const node *n = &v->node[g];
    return !n->ups && !n->star;
}

cgt_values *cgt_values_new(void) {
    cgt_values *v = calloc(1, sizeof *v);
    if (v && cgt_value_integer(v, 0) == CGT_ZERO) return v;
    cgt_values_free(v);
    return NULL;
}
void cgt_values_free(cgt_values *v) {
    if (!v) return;
    free(v->node);
    free(v->pool.at);
    free(v->raw[0].at);
    free(v->raw[1].at);
    free(v->told.at);
    free(v->work.at);
    free(v->corner);
    free(v->walls);
    cgt_map_free(&v->forms);
    cgt_map_free(&v->sums);
    cgt_map_free(&v->orders);
    cgt_map_free(&v->raws);
    free(v);
}
void cgt_values_ask(cgt_values *v, uint64_t steps) {
    v->steps = steps;
    v->status = CGT_OK;
    v->depth = 0;
}
cgt_status cgt_values_status(const cgt_values *v) { return v->status; }
