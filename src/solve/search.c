/* search.c -- minimax and alpha-beta as an iterator that is pulled, with what may be added to them:
 * an order of the moves, a memo, symmetry, the early stop, and a board that is not restored.
 * Knuth and Moore, Artificial Intelligence 6 (1975), 293-326. Bounds in the memo: Marsland and
 * Campbell, Computing Surveys 14 (1982), 533-551.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "solve.h"
enum { FIRST, OPEN, NEXT, CUT, STOP, HIT, DONE };
enum { INF = INT32_MAX };
enum {
    LISTED = 4096,       /* moves of a position that are put in order; the rest follow as given */
    ORDERED = 1 << 20,   /* nodes of a tree that is searched in its best or worst order */
    REMEMBERED = 1 << 21 /* positions in the memo: 100 MB; beyond it nothing more is noted */
};
typedef struct {
    uint64_t code;
    uint32_t rank, node; /* the least rank first; node: of the whole tree */
} choice;
typedef struct {
    cgt_position p; /* the board: where it is not restored, not the one that was entered */
    uint64_t key;   /* the memo's key */
    uint64_t move, from;
    uint32_t node, stage;
    uint32_t pool, listed; /* pool .. listed: its moves in order, those not yet tried */
    uint32_t at;           /* its node of the whole tree */
    int32_t alpha, beta, best, gain, note;
    uint32_t twin;
    bool raised;
} frame;
struct cgt_search {
    const cgt_rules *r;
    cgt_plan plan;
    frame *f;
    uint32_t n, room, nodes;
    choice *pool;
    uint32_t used, pool_room;
    cgt_table memo, lists; /* lists: position -> where its list begins */
    uint64_t *list;
    cgt_whole tree;
    int32_t value;
    cgt_position board; /* as the last node left it when it returned `value` */
    uint64_t undo;      /* the move that led there */
    uint32_t budget;    /* nodes that may still be entered */
    bool back;
    cgt_status status;
};
static bool push(cgt_search *s, frame f) {
    if (!cgt_grow(&s->f, &s->room, s->n + 1, sizeof *s->f)) {
        s->status = CGT_E_MEMORY;
        return false;
    }
    f.node = s->nodes++;
    f.best = -INF;
    s->f[s->n++] = f;
    return true;
}

/* The lists that the plan brings: copied, and found by position. */
static cgt_status read_lists(cgt_search *s) {
    const cgt_plan *plan = &s->plan;
    if (plan->order != CGT_LISTED) return CGT_OK;
    s->list = calloc(plan->words + 1, sizeof *s->list);
    if (!s->list) return CGT_E_MEMORY;
    if (plan->words) memcpy(s->list, plan->list, plan->words * sizeof *s->list);
    for (uint32_t i = 0; i + 1 < plan->words; i += 2 + (uint32_t)s->list[i + 1]) {
        cgt_slot *e = cgt_table_find(&s->lists, s->list[i], 1);
        if (!e && !(e = cgt_table_add(&s->lists, s->list[i], 1))) return CGT_E_MEMORY;
        e->extra = i + 1;
    }
    return CGT_OK;
}
static cgt_status grow_tree(cgt_search *s, cgt_position p) {
    if (s->plan.order != CGT_BEST && s->plan.order != CGT_WORST) return CGT_OK;
    cgt_status st = cgt_whole_build(s->r, p, s->plan.depth, ORDERED, &s->tree);
    if (!st && s->plan.order == CGT_BEST) st = cgt_whole_prove(&s->tree, s->plan.beyond);
    if (st == CGT_E_BUDGET) {
        s->plan.order = CGT_GIVEN;
        st = CGT_OK;
    }
    return st;
}
/* Utilities of -1, 0 and 1: only there nothing can be better than a win. */
static bool stops(const cgt_rules *r) {
    return !r->game->gain && (!(r->flags & CGT_SCORED) || r->flags & CGT_SIGNS);
}
cgt_search *cgt_search_by(const cgt_rules *r, cgt_position p, const cgt_plan *plan) {
    cgt_search *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    *s = (cgt_search){.r = r, .plan = *plan};
    s->plan.fault &= r->game->undo != NULL;
    s->plan.stop = stops(r) && (plan->stop || (s->plan.fault && !plan->prune));
    s->plan.symmetry &= r->game->canonical != NULL;
    if (!read_lists(s) && !grow_tree(s, p) &&
        push(s, (frame){.p = p, .move = UINT64_MAX, .alpha = -INF, .beta = INF}))
        return s;
    cgt_search_free(s);
    return NULL;
}
cgt_search *cgt_search_new(const cgt_rules *r, cgt_position p, uint32_t depth, bool prune) {
    return cgt_search_by(r, p, &(cgt_plan){.depth = depth, .prune = prune});
}
void cgt_search_free(cgt_search *s) {
    if (!s) return;
    cgt_whole_free(&s->tree);
    free(s->f);
    free(s->pool);
    free(s->memo.slot);
    free(s->lists.slot);
    free(s->list);
    free(s);
}
cgt_status cgt_search_status(const cgt_search *s) { return s->status; }
bool cgt_search_ordered(const cgt_search *s) { return s->plan.order != CGT_GIVEN; }

static int32_t shift(int32_t bound, int32_t gain) { /* gain - bound, infinities kept */
    return bound == INF ? -INF : bound == -INF ? INF : gain - bound;
}

/* Mixed twice, that seeds which differ in one bit give orders that have nothing in common. */
static uint32_t shuffled(uint64_t key, uint64_t code, uint32_t seed) {
    uint64_t x = (key ^ code << 32 ^ code >> 32 ^ (uint64_t)seed << 24) * 0x9e3779b97f4a7c15u;
    return (uint32_t)((x ^ x >> 29) * 0xbf58476d1ce4e5b9u >> 32);
}
static uint32_t rank_of(const cgt_search *s, const frame *f, const choice *c) {
    const cgt_whole *t = &s->tree;
    switch (s->plan.order) {
        case CGT_BEST:
            return t->most[c->node]; /* the cheapest refutation */
        case CGT_WORST:
            return (uint32_t)((t->gain ? t->gain[c->node] : 0) - t->value[c->node]) ^ 1u << 31;
        case CGT_RANDOM:
            return shuffled(f->p.key, c->code, s->plan.seed);
        default: {
            const cgt_slot *e = cgt_table_find(&s->lists, f->p.key, 1);
            const uint64_t *list = e ? s->list + e->extra : NULL;
            for (uint32_t i = 1; list && i <= *list; i++)
                if (list[i] == c->code) return i;
            return UINT32_MAX;
        }
    }
}
static bool before(const choice *a, const choice *b) {
    return a->rank != b->rank ? a->rank < b->rank : a->code < b->code;
}
static void sort(choice *c, uint32_t n) { /* D. L. Shell, Comm. ACM 2 (1959), 30-32 */
    for (uint32_t gap = n / 2; gap; gap /= 2)
        for (uint32_t i = gap; i < n; i++) {
            choice x = c[i];
            uint32_t j = i;
            for (; j >= gap && before(&x, &c[j - gap]); j -= gap) c[j] = c[j - gap];
            c[j] = x;
        }
}
/* The frame's moves into the pool, in order. */
static bool arrange(cgt_search *s, frame *f) {
    f->pool = f->listed = s->used;
    if (s->plan.order == CGT_GIVEN) return true;
    uint32_t child = s->tree.first ? s->tree.first[f->at] : 0;
    for (uint64_t from = 0; s->used - f->pool < LISTED;) {
        cgt_move m = s->r->game->next(s->r, f->p, (cgt_move){from});
        if (m.code == UINT64_MAX) break;
        if (!cgt_grow(&s->pool, &s->pool_room, s->used + 1, sizeof *s->pool)) {
            s->status = CGT_E_MEMORY;
            return false;
        }
        choice *c = &s->pool[s->used++];
        *c = (choice){m.code, 0, child++};
        c->rank = rank_of(s, f, c);
        f->from = from = m.code + 1;
    }
    sort(s->pool + f->pool, s->used - f->pool);
    return true;
}
static bool legal(const cgt_search *s, const frame *f, uint64_t code) {
    return s->r->game->next(s->r, f->p, (cgt_move){code}).code == code;
}
/* The move to be tried now, and its node of the tree. A listed one may be gone from a board that
 * was not restored. */
static cgt_move upcoming(cgt_search *s, frame *f, uint32_t *node) {
    while (f->listed < s->used && s->plan.fault && !legal(s, f, s->pool[f->listed].code))
        f->listed++;
    if (f->listed == s->used) return s->r->game->next(s->r, f->p, (cgt_move){f->from});
    *node = s->pool[f->listed].node;
    return (cgt_move){s->pool[f->listed].code};
}
static void pass(const cgt_search *s, frame *f, cgt_move m) {
    if (f->listed < s->used) f->listed++;
    else f->from = m.code + 1;
}

/* The memo's tag: plies that are left, where they are counted. */
static uint32_t tag(const cgt_search *s) {
    return s->plan.depth == UINT32_MAX ? 1 : s->plan.depth - s->n + 1;
}
/* Is what was found before enough here? Its value is then f->best. */
static bool remembered(cgt_search *s, frame *f) {
    if (!s->plan.memo) return false;
    f->key = s->plan.symmetry ? s->r->game->canonical(s->r, f->p).key : f->p.key;
    const cgt_slot *e = cgt_table_find(&s->memo, f->key, tag(s));
    if (!e) return false;
    int32_t low = e->value, high = (int32_t)e->extra;
    f->twin = e->more;
    f->note = low == high ? 0 : low >= f->beta ? 1 : -1;
    f->best = f->note < 0 ? high : low;
    bool enough = low == high || low >= f->beta || high <= f->alpha;
    if (!enough) f->best = -INF;
    return enough;
}
static void note(cgt_search *s, const frame *f) {
    cgt_slot *e = cgt_table_find(&s->memo, f->key, tag(s));
    if (!e && s->memo.count < REMEMBERED && (e = cgt_table_add(&s->memo, f->key, tag(s)))) {
        e->value = -INF;
        e->extra = INF;
    }
    if (!e) return; /* full: it will be searched again */
    if (f->raised || !s->plan.prune) e->value = f->best;
    if (f->best < f->beta || !s->plan.prune || (s->plan.stop && f->best >= CGT_WIN))
        e->extra = (uint32_t)f->best;
    e->more = f->node;
}

static void finish(cgt_search *s, frame *f) {
    if (s->plan.memo) note(s, f);
    f->stage = DONE;
}
/* Takes a child's value s->value, for f's mover (the child's gain is included), into the frame.
 * False: no event. */
static bool take(cgt_search *s, frame *f, cgt_event *e) {
    int32_t value = s->value;
    s->back = false;
    if (value > f->best) f->best = value;
    bool raise = value > f->alpha;
    if (raise) f->alpha = value;
    f->raised |= raise;
    bool stop = s->plan.stop && f->best >= CGT_WIN;
    bool cut = s->plan.prune && cgt_cuts(s->plan.beyond, f->alpha, f->beta);
    if (stop || cut) f->stage = stop ? STOP : CUT;
    if (s->plan.fault)
        f->p = stop || cut ? s->board : s->r->game->undo(s->r, s->board, (cgt_move){s->undo});
    e->key = f->p.key;
    e->alpha = f->alpha;
    e->value = f->best;
    e->kind = CGT_RAISE;
    return raise;
}
/* At a node that was just entered: is play over, the depth reached, or the position known? */
static bool closed(cgt_search *s, frame *f, cgt_event *e) {
    int32_t end = cgt_end(s->r, f->p);
    bool horizon = end == CGT_ONGOING && s->n - 1 >= s->plan.depth, hit = false;
    f->stage = NEXT;
    if (end != CGT_ONGOING && s->r->flags & CGT_LETTERS && !s->plan.blank &&
        s->r->game->letter(s->r, f->p)) {
        s->status = CGT_E_LETTER;
        return false;
    }
    if (end != CGT_ONGOING) f->best = end;
    else if (horizon) f->best = s->r->game->evaluate ? s->r->game->evaluate(s->r, f->p) : 0;
    else if (!(hit = remembered(s, f))) {
        arrange(s, f);
        return false;
    }
    f->stage = DONE;
    e->kind = hit ? CGT_HIT : CGT_LEAF;
    e->value = f->best;
    e->note = hit ? f->note : horizon;
    e->twin = hit ? f->twin : 0;
    return true;
}
static void down(cgt_search *s, frame *f) {
    uint32_t at = 0;
    cgt_move m = upcoming(s, f, &at);
    if (m.code == UINT64_MAX) {
        finish(s, f);
        return;
    }
    pass(s, f, m);
    int32_t gain = s->r->game->gain ? s->r->game->gain(s->r, f->p, m) : 0;
    push(s, (frame){.p = s->r->game->play(s->r, f->p, m),
                    .move = m.code,
                    .at = at,
                    .pool = s->used,
                    .alpha = s->plan.prune ? shift(f->beta, gain) : -INF,
                    .beta = s->plan.prune ? shift(f->alpha, gain) : INF,
                    .gain = gain});
}
static bool step(cgt_search *s, cgt_event *e) {
    while (s->n && !s->status) {
        frame *f = &s->f[s->n - 1];
        uint32_t none;
        *e = (cgt_event){.key = f->p.key,
                         .move = f->move,
                         .node = f->node,
                         .parent = s->n > 1 ? f[-1].node : f->node,
                         .depth = s->n - 1,
                         .alpha = f->alpha,
                         .beta = f->beta,
                         .value = f->best,
                         .gain = f->gain};
        if (s->back) {
            if (take(s, f, e)) return true;
            continue;
        }
        switch (f->stage) {
            case FIRST:
                if (!s->budget) return false;
                s->budget--;
                f->stage = OPEN;
                e->kind = CGT_ENTER;
                e->value = 0;
                return true;
            case OPEN:
                if (closed(s, f, e)) return true;
                continue;
            case CUT: /* a cut is said only where something is cut */
            case STOP:
                e->kind = f->stage == CUT ? CGT_CUTOFF : CGT_STOP;
                finish(s, f);
                if (upcoming(s, f, &none).code == UINT64_MAX) continue;
                return true;
            case NEXT:
                down(s, f);
                continue;
            default:
                e->kind = CGT_LEAVE;
                s->value = f->gain - f->best;
                s->board = f->p;
                s->undo = f->move;
                s->used = f->pool;
                s->back = true;
                s->n--;
                return true;
        }
    }
    return false;
}
int cgt_search_pull(cgt_search *s, cgt_event *out, int cap) {
    int n = 0;
    s->budget = UINT32_MAX;
    while (n < cap && step(s, &out[n])) n++;
    return n;
}
bool cgt_search_run(cgt_search *s, uint32_t nodes, cgt_tally *t) {
    cgt_event e;
    s->budget = nodes;
    while (step(s, &e)) t->count[e.kind]++;
    t->value = -s->value;
    return s->n && !s->status;
}
