/* layout.c -- where the nodes of a tree stand: a parent over the middle of its children, subtrees
 * as near as they may be, the small ones between two large spread evenly. C. Buchheim, M. Jünger
 * and S. Leipert, Improving Walker's algorithm to run in linear time, Graph Drawing 2002, LNCS
 * 2528, 344-353, with its names; on a tree that lies breadth first (whole.c), so that the walk over
 * all subtrees is a loop from the last node to the first, and the one that adds up the moves
 * a loop back.
 *
 *   prelim          x from the first sibling on
 *   mod             what its subtree is moved by
 *   thread          only of leaves: the next node of an outline, where it leaves the subtree
 *                   (0: none)
 *   shift, change   what is still to be spread over the siblings before it
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "kernels.h"

/* Along the outlines: the leftmost, the rightmost child, else the thread. */
static uint32_t next_left(const cgt_tidy *l, uint32_t v) {
    return l->first[v] < l->first[v + 1] ? l->first[v] : l->thread[v];
}
static uint32_t next_right(const cgt_tidy *l, uint32_t v) {
    return l->first[v] < l->first[v + 1] ? l->first[v + 1] - 1 : l->thread[v];
}

/* Moves v's subtree away from those of its siblings before it. In the names:
 *   v, s         a node, and the sum of mod down to there
 *   i, o         on the inner, the outer outline
 *   m, p         (minus, plus) of what is left of v, of v */
static uint32_t apportion(cgt_tidy *l, uint32_t v, uint32_t leftmost, uint32_t ancestor) {
    double *mod = l->mod, *prelim = l->prelim;
    uint32_t vip = v, vop = v, vim = v - 1, vom = leftmost;
    double sip = mod[vip], sop = sip, sim = mod[vim], som = mod[vom];
    uint32_t right = next_right(l, vim), left = next_left(l, vip);
    while (right && left) {
        vim = right;
        vip = left;
        vom = next_left(l, vom);
        vop = next_right(l, vop);
        l->ancestor[vop] = v;
        double shift = prelim[vim] + sim - prelim[vip] - sip + l->gap;
        if (shift > 0) {
            uint32_t a = l->ancestor[vim];
            if (a < leftmost || a > v) a = ancestor; /* that of another family */
            double change = shift / (v - a);
            l->change[v - leftmost] -= change;
            l->shift[v - leftmost] += shift;
            l->change[a - leftmost] += change;
            prelim[v] += shift;
            mod[v] += shift;
            sip += shift;
            sop += shift;
        }
        sim += mod[vim];
        sip += mod[vip];
        som += mod[vom];
        sop += mod[vop];
        right = next_right(l, vim);
        left = next_left(l, vip);
    }
    if (right && !next_right(l, vop)) {
        l->thread[vop] = right;
        mod[vop] += sim - sop;
    }
    if (left && !next_left(l, vom)) {
        l->thread[vom] = left;
        mod[vom] += sip - som;
        ancestor = v;
    }
    return ancestor;
}

/* The children of u side by side; their own children stand already. */
static void place(cgt_tidy *l, uint32_t u) {
    uint32_t leftmost = l->first[u], end = l->first[u + 1], ancestor = leftmost;
    for (uint32_t v = leftmost; v < end; v++) {
        bool leaf = l->first[v] == l->first[v + 1];
        double middle = leaf ? 0 : (l->prelim[l->first[v]] + l->prelim[l->first[v + 1] - 1]) / 2;
        l->ancestor[v] = v;
        l->thread[v] = 0;
        l->prelim[v] = v > leftmost ? l->prelim[v - 1] + 1 : middle;
        l->mod[v] = leaf ? 0 : l->prelim[v] - middle;
        l->shift[v - leftmost] = l->change[v - leftmost] = 0;
        if (v > leftmost) ancestor = apportion(l, v, leftmost, ancestor);
    }
    double shift = 0, change = 0;
    for (uint32_t v = end; v-- > leftmost;) {
        l->prelim[v] += shift;
        l->mod[v] += shift;
        change += l->change[v - leftmost];
        shift += l->shift[v - leftmost] + change;
    }
}
static void up(cgt_tidy *l, uint32_t from, uint32_t to) {
    for (uint32_t u = to; u-- > from;)
        if (l->first[u] < l->first[u + 1]) place(l, u);
}
static void down(cgt_tidy *l, uint32_t from, uint32_t to) {
    for (uint32_t u = from; u < to; u++)
        for (uint32_t v = l->first[u]; v < l->first[u + 1]; v++) {
            l->x[v] = (float)(l->prelim[v] + l->mod[u]);
            l->mod[v] += l->mod[u];
        }
}

cgt_status cgt_tidy_begin(uint32_t nodes, const uint32_t *first, double gap, float *x,
                          cgt_tidy *l) {
    uint32_t most = 1;
    for (uint32_t u = 0; u < nodes; u++)
        if (first[u + 1] - first[u] > most) most = first[u + 1] - first[u];
    *l = (cgt_tidy){.nodes = nodes, .left = 2 * nodes, .first = first, .x = x, .gap = gap};
    l->prelim = malloc(nodes * sizeof *l->prelim);
    l->mod = malloc(nodes * sizeof *l->mod);
    l->thread = malloc(nodes * sizeof *l->thread);
    l->ancestor = (uint32_t *)(void *)x; /* done with before the first x is known */
    l->shift = malloc(most * sizeof *l->shift);
    l->change = malloc(most * sizeof *l->change);
    if (l->prelim && l->mod && l->thread && l->shift && l->change) return CGT_OK;
    cgt_tidy_free(l);
    return CGT_E_MEMORY;
}
void cgt_tidy_free(cgt_tidy *l) {
    free(l->change);
    free(l->shift);
    free(l->thread);
    free(l->mod);
    free(l->prelim);
    *l = (cgt_tidy){0};
}
uint32_t cgt_tidy_go(cgt_tidy *l, uint32_t n) {
    uint32_t *left = &l->left;
    if (*left > l->nodes) {
        uint32_t to = *left - l->nodes, from = to > n ? to - n : 0;
        up(l, from, to);
        *left -= to - from;
        if (from) return *left;
        l->x[0] = 0;
        /* the root stands over the middle of its children */
        if (l->first[1] > 1) l->mod[0] = -(l->prelim[1] + l->prelim[l->first[1] - 1]) / 2;
    } else {
        uint32_t from = l->nodes - *left, to = *left > n ? from + n : l->nodes;
        down(l, from, to);
        *left -= to - from;
    }
    return *left;
}
cgt_status cgt_tidy_tree(uint32_t nodes, const uint32_t *first, double gap, float *x) {
    cgt_tidy l;
    cgt_status st = cgt_tidy_begin(nodes, first, gap, x, &l);
    if (st) return st;
    while (cgt_tidy_go(&l, UINT32_MAX)) {
    }
    cgt_tidy_free(&l);
    return CGT_OK;
}
