/* search.c -- minimax and alpha-beta as an iterator that is pulled. Knuth and Moore, Artificial
 * Intelligence 6 (1975), 293-326.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "solve.h"
enum { FIRST, NEXT, CUT, DONE };
typedef struct {
    cgt_position p;
    uint64_t move, from;
    uint32_t node, stage;
    int32_t alpha, beta, best, gain;
} frame;
struct cgt_search {
    const cgt_rules *r;
    frame *f;
    uint32_t n, room, limit, nodes;
    int32_t value;
    bool prune, back;
    cgt_status status;
};
enum { INF = INT32_MAX };
static bool push(cgt_search *s, cgt_position p, uint64_t move, int32_t gain, int32_t alpha,
                 int32_t beta) {
    if (!cgt_grow(&s->f, &s->room, s->n + 1, sizeof *s->f)) {
        s->status = CGT_E_MEMORY;
        return false;
    }
    s->f[s->n++] = (frame){.p = p,
                           .move = move,
                           .node = s->nodes++,
                           .alpha = alpha,
                           .beta = beta,
                           .best = -INF,
                           .gain = gain};
    return true;
}
cgt_search *cgt_search_new(const cgt_rules *r, cgt_position p, uint32_t depth, bool prune) {
    cgt_search *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    *s = (cgt_search){.r = r, .limit = depth, .prune = prune};
    if (!push(s, p, UINT64_MAX, 0, -INF, INF)) {
        free(s);
        return NULL;
    }
    return s;
}
void cgt_search_free(cgt_search *s) {
    if (s) {
        free(s->f);
        free(s);
    }
}
cgt_status cgt_search_status(const cgt_search *s) { return s->status; }
static int32_t shift(int32_t bound, int32_t gain) { /* gain - bound, infinities kept */
    return bound == INF ? -INF : bound == -INF ? INF : gain - bound;
}
static bool step(cgt_search *s, cgt_event *e) {
    for (;;) {
        if (!s->n || s->status) return false;
        frame *f = &s->f[s->n - 1];
        *e = (cgt_event){.key = f->p.key,
                         .move = f->move,
                         .node = f->node,
                         .parent = s->n > 1 ? f[-1].node : f->node,
                         .depth = s->n - 1,
                         .alpha = f->alpha,
                         .beta = f->beta,
                         .value = f->best,
                         .gain = f->gain};
        if (s->back) { /* a child has just been left with s->value for its mover; its gain was added
                          there */
            s->back = false;
            if (s->value > f->best) f->best = s->value;
            if (s->value <= f->alpha) continue;
            f->alpha = e->alpha = e->value = s->value;
            if (s->prune && f->alpha >= f->beta) f->stage = CUT;
            e->kind = CGT_RAISE;
            return true;
        }
        switch (f->stage) {
            case FIRST:
                f->stage = NEXT;
                e->kind = CGT_ENTER;
                e->value = 0;
                return true;
            case CUT: /* a cut is said only where something is cut */
                f->stage = DONE;
                if (s->r->game->next(s->r, f->p, (cgt_move){f->from}).code == UINT64_MAX) continue;
                e->kind = CGT_CUTOFF;
                return true;
            case NEXT: {
                if (!f->from) {
                    int32_t end = cgt_end(s->r, f->p);
                    bool horizon = s->n - 1 >= s->limit;
                    if (end != CGT_ONGOING || horizon) {
                        f->best = end != CGT_ONGOING     ? end
                                  : s->r->game->evaluate ? s->r->game->evaluate(s->r, f->p)
                                                         : 0;
                        f->stage = DONE;
                        e->kind = CGT_LEAF;
                        e->value = f->best;
                        return true;
                    }
                }
                cgt_move m = s->r->game->next(s->r, f->p, (cgt_move){f->from});
                if (m.code == UINT64_MAX) {
                    f->stage = DONE;
                    continue;
                }
                f->from = m.code + 1;
                int32_t gain = s->r->game->gain ? s->r->game->gain(s->r, f->p, m) : 0;
                int32_t alpha = s->prune ? shift(f->beta, gain) : -INF,
                        beta = s->prune ? shift(f->alpha, gain) : INF;
                push(s, s->r->game->play(s->r, f->p, m), m.code, gain, alpha, beta);
                continue;
            }
            default:
                e->kind = CGT_LEAVE;
                s->value = f->gain - f->best;
                s->back = true;
                s->n--;
                return true;
        }
    }
}
int cgt_search_pull(cgt_search *s, cgt_event *out, int cap) {
    int n = 0;
    while (n < cap && step(s, &out[n])) n++;
    return n;
}
