/* solver.c -- outcome with remoteness, Grundy values, and the answer that joins them. Explicit
 * stacks, no recursion. */
#include <stdlib.h>
#include <string.h>

#include "solve.h"

enum {
    OUTCOME = 1,
    PART = 2
}; /* tags: outcome of the ruleset; PART + i: Grundy value under the i-th rules met */
enum {
    OPEN = UINT32_MAX - 1
}; /* remoteness of a position still on the stack: meeting one is a loop */
enum { PARTS = 64, RULES = 64 };
typedef struct {
    cgt_position p;
    uint64_t from;
    int32_t best, gain;
    uint32_t far;
} frame;
typedef struct {
    const cgt_rules *rules;
    cgt_position p;
    uint64_t from;
    size_t bits;
} gframe; /* bits: where its mex set begins in the pool */
struct cgt_solver {
    const cgt_rules *r;
    cgt_table t;
    frame *f;
    uint32_t top, room;
    gframe *g;
    uint32_t gtop, groom;
    uint64_t *pool;
    size_t used, poolroom;
    const cgt_rules *met[RULES];
    uint32_t rules;
};
cgt_solver *cgt_solver_new(const cgt_rules *r) {
    cgt_solver *s = calloc(1, sizeof *s);
    if (s) s->r = r;
    return s;
}
void cgt_solver_free(cgt_solver *s) {
    if (s) {
        free(s->t.slot);
        free(s->f);
        free(s->g);
        free(s->pool);
        free(s);
    }
}
uint32_t cgt_solver_states(const cgt_solver *s) { return s->t.count; }
static bool grow(void **a, uint32_t *room, uint32_t need, size_t size) {
    if (need <= *room) return true;
    uint32_t n = *room ? *room * 2 : 64;
    void *b = n < 1u << 28 ? realloc(*a, n * size) : NULL;
    if (!b) return false;
    *a = b;
    *room = n;
    return true;
}
static cgt_position normal_form(const cgt_rules *r, cgt_position p) {
    return r->game->canonical ? r->game->canonical(r, p) : p;
}
/* Who wins hurries, who does not delays. */
static bool better(int32_t v, uint32_t far, int32_t best, uint32_t bestfar) {
    return v != best ? v > best : v > 0 ? far < bestfar : far > bestfar;
}

static cgt_status push(cgt_solver *s, cgt_position p, bool *leaf) {
    int32_t end = cgt_end(s->r, p);
    cgt_slot *e = cgt_table_find(&s->t, p.key, OUTCOME);
    if (!e) e = cgt_table_add(&s->t, p.key, OUTCOME);
    if (!e || !grow((void **)&s->f, &s->room, s->top + 1, sizeof *s->f)) return CGT_E_MEMORY;
    e->value = end;
    e->extra = end == CGT_ONGOING ? OPEN : 0;
    *leaf = end != CGT_ONGOING;
    if (!*leaf) s->f[s->top++] = (frame){.p = p, .best = CGT_ONGOING};
    return CGT_OK;
}
static void abandon(cgt_solver *s) { /* another root: what was open is unknown again */
    while (s->top) cgt_table_find(&s->t, s->f[--s->top].p.key, OUTCOME)->extra = CGT_FOREVER;
}
static const cgt_slot *known(cgt_solver *s, cgt_position p) {
    const cgt_slot *e = cgt_table_find(&s->t, p.key, OUTCOME);
    return e && e->extra != CGT_FOREVER ? e : NULL;
}
static cgt_status outcome(cgt_solver *s, cgt_position root, uint64_t *budget) {
    bool leaf;
    cgt_status st;
    if (s->top && s->f[0].p.key != root.key) abandon(s);
    if (!s->top) {
        if (known(s, root)) return CGT_OK;
        if ((st = push(s, root, &leaf))) return st;
    }
    while (s->top) {
        frame *f = &s->f[s->top - 1];
        cgt_move m = s->r->game->next(s->r, f->p, (cgt_move){f->from});
        int32_t value;
        uint32_t far;
        if (m.code ==
            UINT64_MAX) { /* all moves seen: f is solved, and is a move of the one below */
            cgt_slot *e = cgt_table_find(&s->t, f->p.key, OUTCOME);
            value = e->value = f->best;
            far = e->extra = f->far;
            if (!--s->top) return CGT_OK;
            f = &s->f[s->top - 1];
        } else {
            if (!*budget) return CGT_E_BUDGET;
            --*budget;
            cgt_position q = normal_form(s->r, s->r->game->play(s->r, f->p, m));
            f->from = m.code + 1;
            f->gain = s->r->game->gain ? s->r->game->gain(s->r, f->p, m) : 0;
            const cgt_slot *e = known(s, q);
            if (!e) {
                if ((st = push(s, q, &leaf))) return st;
                if (!leaf) continue;
                e = known(s, q);
                f = &s->f[s->top - 1];
            }
            if (e->extra == OPEN) {
                abandon(s);
                return CGT_E_LOOP;
            }
            value = e->value;
            far = e->extra;
        }
        value = f->gain - value;
        far++;
        if (f->best == CGT_ONGOING || better(value, far, f->best, f->far)) {
            f->best = value;
            f->far = far;
        }
    }
    return CGT_OK;
}
cgt_status cgt_outcome(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_claim *c) {
    cgt_status st = outcome(s, normal_form(s->r, p), budget);
    if (st) return st;
    const cgt_slot *e = known(s, normal_form(s->r, p));
    *c = (cgt_claim){
        .value = e->value, .remoteness = e->extra, .has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS};
    for (cgt_move m = cgt_next(s->r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(s->r, p, (cgt_move){m.code + 1})) {
        e = known(s, normal_form(s->r, s->r->game->play(s->r, p, m)));
        if ((s->r->game->gain ? s->r->game->gain(s->r, p, m) : 0) - e->value == c->value &&
            e->extra + 1 == c->remoteness) {
            c->move = m;
            c->has |= CGT_HAS_MOVE;
            break;
        }
    }
    return CGT_OK;
}

static uint32_t tag_of(cgt_solver *s, const cgt_rules *r) {
    uint32_t i = 0;
    while (i < s->rules && s->met[i] != r) i++;
    if (i == s->rules && i < RULES) s->met[s->rules++] = r;
    return PART + i;
}
static bool by_theorem(const cgt_part *a, uint32_t *g) {
    cgt_claim c;
    for (const cgt_theorem *t = a->rules->game->theorems; t && t->name; t++)
        if (t->says(a->rules, a->p, &c) && c.has & CGT_HAS_GRUNDY) {
            *g = c.grundy;
            return true;
        }
    return false;
}
/* Grundy value of one part: 1 known, 0 pushed, -1 no memory. A part is not split again: it is what
 * components calls indivisible. */
static int part(cgt_solver *s, const cgt_part *a, uint32_t *g) {
    if (by_theorem(a, g)) return 1;
    cgt_position p = normal_form(a->rules, a->p);
    const cgt_slot *e = cgt_table_find(&s->t, p.key, tag_of(s, a->rules));
    if (e) {
        *g = e->extra;
        return 1;
    }
    if (!grow((void **)&s->g, &s->groom, s->gtop + 1, sizeof *s->g)) return -1;
    s->g[s->gtop++] = (gframe){a->rules, p, 0, s->used};
    return 0;
}
static bool mark(cgt_solver *s, const gframe *f, uint32_t g) {
    size_t need = f->bits + g / 64 + 1;
    if (need > s->poolroom) {
        size_t n = need * 2 + 64;
        uint64_t *b = realloc(s->pool, n * sizeof *b);
        if (!b) return false;
        s->pool = b;
        s->poolroom = n;
    }
    while (s->used < need) s->pool[s->used++] = 0;
    s->pool[f->bits + g / 64] |= (uint64_t)1 << g % 64;
    return true;
}
static int xor_of(cgt_solver *s, const cgt_rules *r, cgt_position p,
                  uint32_t *x) { /* as part(), of all components */
    cgt_part a[PARTS];
    int n = cgt_components(r, p, a, PARTS);
    *x = 0;
    if (n > PARTS) return -1;
    for (int i = 0; i < n; i++) {
        uint32_t g;
        int k = part(s, &a[i], &g);
        if (k != 1) return k;
        *x ^= g;
    }
    return 1;
}
cgt_status cgt_grundy(cgt_solver *s, cgt_position root, uint64_t *budget, uint32_t *out) {
    if (!cgt_has_grundy(s->r)) return CGT_E_UNSUPPORTED;
    for (;;) {
        if (!s->gtop) {
            int k = xor_of(s, s->r, root, out);
            if (k == 1) return CGT_OK;
            if (k < 0) return CGT_E_MEMORY;
        }
        gframe *f = &s->g[s->gtop - 1];
        cgt_move m = f->rules->game->next(f->rules, f->p, (cgt_move){f->from});
        uint32_t x = 0;
        if (m.code == UINT64_MAX) {
            cgt_slot *e = cgt_table_add(&s->t, f->p.key, tag_of(s, f->rules));
            if (!e) return CGT_E_MEMORY;
            for (size_t i = f->bits; i < s->used; i++, x += 64)
                if (~s->pool[i]) {
                    x += (uint32_t)__builtin_ctzll(~s->pool[i]);
                    break;
                }
            e->extra = x;
            s->used = f->bits;
            s->gtop--;
            continue;
        }
        if (!*budget) return CGT_E_BUDGET;
        --*budget;
        int k = xor_of(s, f->rules, f->rules->game->play(f->rules, f->p, m), &x);
        if (k < 0) return CGT_E_MEMORY;
        if (!k) continue; /* comes back to m when the pushed part is known */
        f = &s->g[s->gtop - 1];
        if (x < 1u << 26 && !mark(s, f, x))
            return CGT_E_MEMORY; /* a mex of 2^26 has 2^26 moves: beyond any budget */
        f->from = m.code + 1;
    }
}

/* Some part of Grundy value g has g ^ x < g: a move there to g ^ x leaves 0 in all. */
static cgt_move lower(cgt_solver *s, cgt_position p, uint32_t x, uint64_t *budget) {
    cgt_part a[PARTS];
    int n = cgt_components(s->r, p, a, PARTS);
    for (int i = 0; i < n && i < PARTS; i++) {
        uint32_t g, h;
        if (part(s, &a[i], &g) != 1) return CGT_NONE;
        if ((g ^ x) >= g) continue;
        for (const cgt_theorem *t = a[i].rules->game->theorems; t && t->name; t++) {
            cgt_claim c;
            cgt_move m = t->reach && t->says(a[i].rules, a[i].p, &c)
                             ? t->reach(a[i].rules, a[i].p, g ^ x)
                             : CGT_NONE;
            if (m.code != UINT64_MAX) return (cgt_move){m.code + a[i].lift};
        }
        for (cgt_move m = cgt_next(a[i].rules, a[i].p, (cgt_move){0});
             m.code != UINT64_MAX && *budget;
             m = cgt_next(a[i].rules, a[i].p, (cgt_move){m.code + 1})) {
            --*budget;
            if (cgt_grundy(s, s->r->game->play(s->r, p, (cgt_move){m.code + a[i].lift}), budget,
                           &h))
                return CGT_NONE;
            if (!h) return (cgt_move){m.code + a[i].lift};
        }
    }
    return CGT_NONE;
}
cgt_status cgt_solve(cgt_solver *s, cgt_position p, uint64_t budget, cgt_answer *a) {
    const cgt_rules *r = s->r;
    *a = (cgt_answer){0};
    a->claim.move = CGT_NONE;
    int32_t end = cgt_end(r, p);
    if (end != CGT_ONGOING) {
        a->claim.value = end;
        a->claim.has =
            CGT_HAS_VALUE | CGT_HAS_REMOTENESS | (cgt_has_grundy(r) ? CGT_HAS_GRUNDY : 0);
        a->by = CGT_BY_END;
        return CGT_OK;
    }
    const cgt_theorem *t = r->game->theorems;
    for (uint32_t i = 0; t && t[i].name && !a->by; i++) {
        cgt_claim c = {.move = CGT_NONE};
        if (t[i].says(r, p, &c)) {
            a->claim = c;
            a->by = CGT_BY_THEOREM;
            a->theorem = i;
        }
    }
    cgt_claim *c = &a->claim, found;
    uint64_t half = budget / 2;
    uint32_t g;
    if (!(c->has & CGT_HAS_GRUNDY) && cgt_has_grundy(r) && !cgt_grundy(s, p, &half, &g)) {
        if (!(c->has & CGT_HAS_VALUE)) {
            c->value = g ? CGT_WIN : CGT_LOSS;
            a->by = CGT_BY_PARTS;
        }
        c->grundy = g;
        c->has |= CGT_HAS_GRUNDY | CGT_HAS_VALUE;
    }
    half = budget / 2;
    if (r->flags & CGT_LOOPY) {
        cgt_graph graph;
        uint32_t room = budget < 1u << 24 ? (uint32_t)budget : 1u << 24;
        if (!cgt_graph_build(r, p, room, room, &graph)) {
            if (!cgt_graph_solve(&graph) &&
                (graph.open == graph.nodes || graph.remoteness[0] != CGT_FOREVER)) {
                c->value = graph.value[0];
                c->remoteness = graph.remoteness[0];
                c->has |= CGT_HAS_VALUE | CGT_HAS_REMOTENESS;
                a->by = CGT_BY_RETROGRADE;
                for (uint32_t i = 0, e = graph.first[0]; e < graph.first[1];
                     e++) { /* lost: delay; drawn: stay drawn; won: hurry */
                    uint32_t v = graph.to[e];
                    if (-graph.value[v] == c->value &&
                        (c->value == 0 ? graph.remoteness[v] == CGT_FOREVER
                                       : graph.remoteness[v] + 1 == c->remoteness) &&
                        !i++) {
                        c->move.code = graph.move[e];
                        c->has |= CGT_HAS_MOVE;
                    }
                }
            }
            cgt_graph_free(&graph);
        }
    } else if (!cgt_outcome(s, p, &half, &found)) { /* the quickest win, the longest defence */
        if (!(c->has & CGT_HAS_VALUE)) a->by = CGT_BY_SEARCH;
        c->value = found.value;
        c->remoteness = found.remoteness;
        c->move = found.move;
        c->has |= found.has;
    }
    half = budget / 2;
    if (!(c->has & CGT_HAS_MOVE) && c->has & CGT_HAS_GRUNDY && c->grundy &&
        (c->move = lower(s, p, c->grundy, &half)).code != UINT64_MAX)
        c->has |= CGT_HAS_MOVE;
    if (!(c->has & CGT_HAS_MOVE)) c->move = CGT_NONE;
    return c->has & CGT_HAS_VALUE ? CGT_OK : CGT_E_BUDGET;
}
