/* reference.c -- minimax and alpha-beta as books write them, and as a page shows them beside a
 * tree. The solver takes the same steps one at a time (search.c), with a stack of its own: no depth
 * overruns it, and a page may stop at any step. tests/c/reference.c runs both and holds every step
 * of the one against the other. D. E. Knuth and R. W. Moore, An analysis of alpha-beta pruning,
 * Artificial Intelligence 6 (1975), 293-326.
 * SPDX-License-Identifier: MIT */
#include "reference.h"

enum { INF = INT32_MAX };
static void tell(cgt_walk *w, int kind, cgt_node n, int32_t alpha, int32_t beta, int32_t best) {
    w->told(w, kind, n, alpha, beta, best);
}
static bool over(cgt_walk *w, cgt_node n) {
    return n.depth >= w->limit || cgt_end(w->r, n.p) != CGT_ONGOING;
}
static int32_t worth(cgt_walk *w, cgt_node n) {
    int32_t end = cgt_end(w->r, n.p);
    if (end == CGT_ONGOING) end = w->r->game->evaluate ? w->r->game->evaluate(w->r, n.p) : 0;
    return n.points + (n.max ? end : -end);
}
static bool first(cgt_walk *w, cgt_node n, cgt_move *m) {
    *m = cgt_next(w->r, n.p, (cgt_move){0});
    return m->code != UINT64_MAX;
}
static bool next(cgt_walk *w, cgt_node n, cgt_move *m) {
    *m = cgt_next(w->r, n.p, (cgt_move){m->code + 1});
    return m->code != UINT64_MAX;
}
static cgt_node play(cgt_walk *w, cgt_node n, cgt_move m) {
    int32_t gain = w->r->game->gain ? w->r->game->gain(w->r, n.p, m) : 0;
    return (cgt_node){.p = w->r->game->play(w->r, n.p, m),
                      .points = n.points + (n.max ? gain : -gain),
                      .depth = n.depth + 1,
                      .max = !n.max};
}

int32_t cgt_minimax(cgt_walk *w, cgt_node n) {
    tell(w, CGT_ENTER, n, -INF, INF, 0);
    int32_t best = n.max ? -INF : INF;
    cgt_move m;
    if (over(w, n)) {
        best = worth(w, n);
        tell(w, CGT_LEAF, n, -INF, INF, best);
    } else
        for (bool more = first(w, n, &m); more; more = next(w, n, &m)) {
            int32_t value = cgt_minimax(w, play(w, n, m));
            if (n.max ? value > best : value < best) {
                best = value;
                tell(w, CGT_RAISE, n, -INF, INF, best);
            }
        }
    tell(w, CGT_LEAVE, n, -INF, INF, best);
    return best;
}

int32_t cgt_alphabeta(cgt_walk *w, cgt_node n, int32_t alpha, int32_t beta) {
    tell(w, CGT_ENTER, n, alpha, beta, 0);
    int32_t best = n.max ? -INF : INF;
    cgt_move m;
    if (over(w, n)) {
        best = worth(w, n);
        tell(w, CGT_LEAF, n, alpha, beta, best);
    } else
        for (bool more = first(w, n, &m); more; more = next(w, n, &m)) {
            if (cgt_cuts(w->beyond, alpha, beta)) {
                tell(w, CGT_CUTOFF, n, alpha, beta, best);
                break;
            }
            int32_t value = cgt_alphabeta(w, play(w, n, m), alpha, beta);
            if (n.max ? value > best : value < best) best = value;
            if (n.max && best > alpha) {
                alpha = best;
                tell(w, CGT_RAISE, n, alpha, beta, best);
            }
            if (!n.max && best < beta) {
                beta = best;
                tell(w, CGT_RAISE, n, alpha, beta, best);
            }
        }
    tell(w, CGT_LEAVE, n, alpha, beta, best);
    return best;
}
