/* solver.c -- the answer: what theorems, parts, tables and searches know of a position, joined under one budget.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "internal.h"

cgt_solver *cgt_solver_new(const cgt_rules *r) {
    cgt_solver *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->r = r;
    s->o.wide = r->bits > 32;
    return s;
}
void cgt_solver_free(cgt_solver *s) {
    if (!s) return;
    cgt_forget_search(s);
    free(s->o.all);
    free(s->o.key);
    free(s->o.rank);
    free(s->t.slot);
    free(s->g);
    free(s->pool);
    for (uint32_t i = 0; i < s->rules; i++) {
        free(s->met[i].table);
        cgt_graph_free(&s->met[i].loop);
    }
    free(s);
}
const cgt_rules *cgt_solver_rules(const cgt_solver *s) { return s->r; }
uint32_t cgt_solver_states(const cgt_solver *s) { return s->o.count + s->t.count; }
/* Keeps `least` moves of the budget back while a consumer has it; gives back what it left. */
static uint64_t keep(uint64_t *budget, uint64_t least) {
    *budget -= least;
    return least;
}
static void ask_theorems(const cgt_rules *r, cgt_position p, cgt_answer *a) {
    const cgt_theorem *t = r->game->theorems;
    for (uint32_t i = 0; t && t[i].name; i++) {
        cgt_claim c = {.move = CGT_NONE};
        if (!t[i].says(r, p, &c) || !(c.has & CGT_HAS_VALUE)) continue;
        *a = (cgt_answer){.claim = c, .by = CGT_BY_THEOREM, .theorem = i};
        return;
    }
}
cgt_status cgt_grundy_under(cgt_solver *s, const cgt_rules *r, cgt_position p, uint64_t *budget,
                            uint32_t *out) {
    if (cgt_has_loopy(r)) return cgt_loopy_grundy(s, r, p, budget, out);
    return cgt_finite_grundy(s, r, p, budget, out);
}
cgt_status cgt_grundy(cgt_solver *s, cgt_position p, uint64_t *budget, uint32_t *out) {
    return cgt_grundy_under(s, s->r, p, budget, out);
}
static cgt_status ask_parts(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    cgt_claim *c = &a->claim;
    uint32_t g;
    if (c->has & CGT_HAS_GRUNDY || !cgt_has_grundy(s->r)) return CGT_OK;
    cgt_status st = cgt_grundy(s, p, budget, &g);
    if (st) return st;
    if (!(c->has & CGT_HAS_VALUE)) {
        c->value = g ? CGT_WIN : CGT_LOSS;
        a->by = CGT_BY_PARTS;
    }
    c->grundy = g;
    c->has |= CGT_HAS_GRUNDY | CGT_HAS_VALUE;
    return CGT_OK;
}
/* The table is filled when so many moves of search have not been enough. */
enum { PATIENCE = 1 << 12 };
/* Value, a move, and where the table has it remoteness. CGT_E_BUDGET: there is no table. */
static cgt_status ask_table(cgt_solver *s, cgt_position p, cgt_claim *c) {
    cgt_status st = cgt_look(s, s->r, p, c);
    if (st) return st;
    if (!(c->has & CGT_HAS_VALUE)) return CGT_E_BUDGET;
    cgt_first_move(s, p, cgt_look, c);
    return CGT_OK;
}
/* The quickest win, the longest defence. */
static cgt_status ask_search(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    cgt_claim *c = &a->claim, found, searched;
    cgt_status st = CGT_E_BUDGET;
    bool filled = s->met[cgt_met(s, s->r)].table;
    if (!filled) {
        uint64_t kept = keep(budget, *budget > PATIENCE ? *budget - PATIENCE : 0);
        st = cgt_outcome(s, p, budget, &found);
        *budget += kept;
    }
    if (st == CGT_E_BUDGET && (*budget || filled)) st = ask_table(s, p, &found);
    if (*budget && (st || !(found.has & CGT_HAS_REMOTENESS))) {
        cgt_status last = cgt_outcome(s, p, budget, &searched);
        if (!last) found = searched;
        if (st == CGT_E_BUDGET || !last) st = last;
    }
    if (st) return st;
    if (!(c->has & CGT_HAS_VALUE)) a->by = CGT_BY_SEARCH;
    c->value = found.value;
    c->remoteness = found.remoteness;
    c->move = found.move;
    c->has |= found.has;
    return CGT_OK;
}

/* One budget, of which each takes what it needs: the parts and the walk for a move leave half, so
 * that the search gets on too; where the value is known it leaves a quarter, as it only looks for
 * the remoteness. Each of them goes on where it stopped, so a slice is never in vain. */
static cgt_status answer(cgt_solver *s, cgt_position p, uint64_t *budget, bool hurry,
                         cgt_answer *a) {
    const cgt_rules *r = s->r;
    cgt_claim *c = &a->claim;
    cgt_status st[3] = {CGT_OK};
    *a = (cgt_answer){.claim.move = CGT_NONE};
    int32_t end = cgt_end(r, p);
    if (end != CGT_ONGOING) {
        bool grundy = cgt_has_grundy(r) || cgt_has_loopy(r);
        c->value = end;
        c->has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS | (grundy ? CGT_HAS_GRUNDY : 0);
        a->by = CGT_BY_END;
        return CGT_OK;
    }
    if (r->flags & CGT_LOOPY && !r->parts) {
        st[0] = cgt_ask_graph(s, p, budget, a);
        st[1] = cgt_ask_loops(s, p, budget, a);
    } else if (r->flags & CGT_LOOPY) {
        uint64_t kept = keep(budget, *budget - *budget / 2);
        st[0] = cgt_ask_loops(s, p, budget, a);
        *budget += kept;
        kept = keep(budget, c->has & CGT_HAS_VALUE ? *budget / 4 : 0);
        if (!hurry || !(c->has & CGT_HAS_VALUE)) st[1] = cgt_ask_graph(s, p, budget, a);
        *budget += kept;
    } else {
        ask_theorems(r, p, a);
        uint64_t kept = keep(budget, *budget - *budget / 2);
        st[0] = ask_parts(s, p, budget, a);
        *budget += kept;
        if (!(c->has & CGT_HAS_MOVE) && c->has & CGT_HAS_GRUNDY && c->grundy) {
            kept = keep(budget, *budget - *budget / 2);
            st[1] = cgt_lower(s, p, budget, c);
            *budget += kept;
        }
        bool value = c->has & CGT_HAS_VALUE;
        bool enough = value && (c->has & CGT_HAS_MOVE || c->value == CGT_LOSS);
        kept = keep(budget, value ? *budget / 4 : 0);
        if (!hurry || !enough) st[2] = ask_search(s, p, budget, a);
        *budget += kept;
    }
    if (!(c->has & CGT_HAS_MOVE)) c->move = CGT_NONE;
    for (int i = 0; i < 3; i++)
        if (st[i] == CGT_E_MEMORY) return CGT_E_MEMORY;
    return c->has & CGT_HAS_VALUE ? CGT_OK : CGT_E_BUDGET;
}
cgt_status cgt_solve(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    return answer(s, p, budget, false, a);
}
cgt_status cgt_decide(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    return answer(s, p, budget, true, a);
}
