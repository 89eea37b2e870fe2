/* grundy.c -- Grundy values, part by part, and the move that they show.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "internal.h"

uint32_t cgt_met(cgt_solver *s, const cgt_rules *r) {
    uint32_t i = 0;
    while (i < s->rules && s->met[i].rules != r) i++;
    if (i == s->rules && i < RULES) s->met[s->rules++] = (known_rules){.rules = r};
    return i;
}
static uint32_t tag_of(cgt_solver *s, const cgt_rules *r) { return PART + cgt_met(s, r); }

cgt_status cgt_look(cgt_solver *s, const cgt_rules *r, cgt_position p, cgt_claim *c) {
    uint32_t i = cgt_met(s, r);
    size_t bytes = r->game->table && i < RULES && !s->met[i].unfit ? r->game->table(r) : 0;
    if (!bytes) return CGT_E_BUDGET;
    if (!s->met[i].table) {
        void *table = malloc(bytes);
        cgt_status st = table ? r->game->fill(r, table) : CGT_E_MEMORY;
        if (st) free(table);
        s->met[i].unfit = st && st != CGT_E_MEMORY;
        if (st) return st == CGT_E_MEMORY ? st : CGT_E_BUDGET;
        s->met[i].table = table;
    }
    *c = (cgt_claim){.value = cgt_end(r, p)};
    c->has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS | (cgt_has_grundy(r) ? CGT_HAS_GRUNDY : 0);
    if (c->value == CGT_ONGOING) r->game->look(r, s->met[i].table, p, c);
    return CGT_OK;
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
/* Grundy value of one part, which is not split again: it is what components calls indivisible.
 * CGT_E_BUDGET: not known. */
static cgt_status part(cgt_solver *s, const cgt_part *a, uint32_t *g) {
    if (by_theorem(a, g)) return CGT_OK;
    cgt_claim c;
    cgt_status st = cgt_look(s, a->rules, a->p, &c);
    if (st == CGT_E_MEMORY) return st;
    if (!st && c.has & CGT_HAS_GRUNDY) {
        *g = c.grundy;
        return CGT_OK;
    }
    const cgt_slot *e =
        cgt_table_find(&s->t, cgt_normal_form(a->rules, a->p).key, tag_of(s, a->rules));
    if (e) *g = e->extra;
    return e ? CGT_OK : CGT_E_BUDGET;
}
static bool push_part(cgt_solver *s, const cgt_part *a) {
    if (!cgt_grow(&s->g, &s->groom, s->gtop + 1, sizeof *s->g)) return false;
    s->g[s->gtop++] = (gframe){a->rules, cgt_normal_form(a->rules, a->p), 0, s->used};
    return true;
}
static bool mark(cgt_solver *s, const gframe *f, uint32_t g) {
    uint32_t need = f->bits + g / 64 + 1;
    if (!cgt_grow(&s->pool, &s->poolroom, need, sizeof *s->pool)) return false;
    while (s->used < need) s->pool[s->used++] = 0;
    s->pool[f->bits + g / 64] |= (uint64_t)1 << g % 64;
    return true;
}
/* CGT_E_BUDGET: not of all its parts; `open` is the first that is not known. */
static cgt_status xor_of(cgt_solver *s, const cgt_rules *r, cgt_position p, uint32_t *x,
                         cgt_part *open) {
    cgt_part a[PARTS];
    int n = cgt_components(r, p, a, PARTS);
    *x = 0;
    if (n > PARTS) return CGT_E_UNSUPPORTED;
    for (int i = 0; i < n; i++) {
        uint32_t g;
        *open = a[i];
        cgt_status st = part(s, &a[i], &g);
        if (st) return st;
        *x ^= g;
    }
    return CGT_OK;
}
/* The top of the stack has no move left to look at: its value is the mex, and it is done. */
static cgt_status pop(cgt_solver *s) {
    gframe *f = &s->g[s->gtop - 1];
    uint32_t x = 0;
    cgt_slot *e = cgt_table_add(&s->t, f->p.key, tag_of(s, f->rules));
    if (!e) return CGT_E_MEMORY;
    for (uint32_t i = f->bits; i < s->used; i++, x += 64)
        if (~s->pool[i]) {
            x += (uint32_t)__builtin_ctzll(~s->pool[i]);
            break;
        }
    e->extra = x;
    s->used = f->bits;
    s->gtop--;
    return CGT_OK;
}
cgt_status cgt_finite_grundy(cgt_solver *s, const cgt_rules *r, cgt_position root, uint64_t *budget,
                             uint32_t *out) {
    cgt_part open;
    if (!cgt_has_grundy(r)) return CGT_E_UNSUPPORTED;
    cgt_status st = xor_of(s, r, root, out, &open);
    if (st != CGT_E_BUDGET) return st; /* an open stack stays open */
    if (s->asked != r || s->root.key != root.key) s->gtop = s->used = 0; /* another question's */
    s->asked = r;
    s->root = root;
    for (;;) {
        if (!s->gtop) {
            st = xor_of(s, r, root, out, &open);
            if (st != CGT_E_BUDGET) return st;
            if (!push_part(s, &open)) return CGT_E_MEMORY;
        }
        gframe *f = &s->g[s->gtop - 1];
        cgt_move m = f->rules->game->next(f->rules, f->p, (cgt_move){f->from});
        if (m.code == UINT64_MAX) {
            if (pop(s)) return CGT_E_MEMORY;
            continue;
        }
        if (!*budget) return CGT_E_BUDGET;
        cgt_spend(f->rules, budget);
        uint32_t x = 0;
        st = xor_of(s, f->rules, f->rules->game->play(f->rules, f->p, m), &x, &open);
        if (st == CGT_E_BUDGET) { /* comes back to m when that part is known */
            if (!push_part(s, &open)) return CGT_E_MEMORY;
            continue;
        }
        if (st) return st;
        /* a mex of 2^26 has 2^26 moves: beyond any budget */
        if (x < 1u << 26 && !mark(s, f, x)) return CGT_E_MEMORY;
        f->from = m.code + 1;
    }
}

cgt_status cgt_reach(cgt_solver *s, const cgt_part *a, uint32_t want, uint64_t *budget,
                     cgt_move *out) {
    const cgt_game *game = a->rules->game;
    cgt_claim c;
    for (const cgt_theorem *t = game->theorems; t && t->name; t++)
        if (t->reach && t->says(a->rules, a->p, &c)) {
            *out = t->reach(a->rules, a->p, want);
            return CGT_OK;
        }
    if (s->walk.rules != a->rules || s->walk.p.key != a->p.key || s->walk.want != want)
        s->walk = (walk){a->rules, a->p, want, 0};
    for (cgt_move m; (m = cgt_next(a->rules, a->p, (cgt_move){s->walk.from})).code != UINT64_MAX;
         s->walk.from = m.code + 1) {
        uint32_t g;
        if (!*budget) return CGT_E_BUDGET;
        cgt_spend(a->rules, budget);
        cgt_status st = cgt_finite_grundy(s, a->rules, game->play(a->rules, a->p, m), budget, &g);
        if (st) return st;
        if (g != want) continue;
        *out = m;
        return CGT_OK;
    }
    return CGT_E_BUDGET;
}
cgt_status cgt_lower(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_claim *c) {
    cgt_part a[PARTS];
    int n = cgt_components(s->r, p, a, PARTS);
    uint32_t x = c->grundy, g;
    for (int i = 0; i < n && i < PARTS; i++) {
        cgt_status st = part(s, &a[i], &g);
        if (st) return st;
        if ((g ^ x) >= g) continue;
        st = cgt_reach(s, &a[i], g ^ x, budget, &c->move);
        if (st) return st;
        c->move.code += a[i].lift;
        c->has |= CGT_HAS_MOVE;
        return CGT_OK;
    }
    return CGT_OK;
}
