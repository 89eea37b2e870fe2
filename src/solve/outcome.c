/* outcome.c -- the outcome of a position and its remoteness, by search from it: every state is met once, breadth first, and the
 * values are folded backwards over the edges.
 *
 * Depth first each move would wait for the word of the table that says where it leads. Here the moves of a block of
 * states are played first, and then are looked up together, so that the misses overlap. A line of the
 * memory holds eight states, and all are compared at once. O(states + moves).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
    BLOCK = 256, /* so many options are looked up together */
    BATCH = 64,  /* options of one state at once */
    SLICE = 4096 /* states folded in one call */
};

/* Ranks of states without value: new; waiting for another state. */
static const int64_t NEW = INT64_MIN, WAITS = INT64_MIN + 1;
/* A value and its remoteness as one number: the better for who chooses among such options, the
 * larger. The winner hurries, the loser delays. */
static int64_t ranked(int32_t value, uint32_t far) {
    return (int64_t)((uint64_t)(uint32_t)value << 32 | (value > 0 ? ~far : far));
}
static int32_t value_of(int64_t rank) { return (int32_t)(rank >> 32); }
static uint32_t far_of(int64_t rank) {
    return value_of(rank) > 0 ? ~(uint32_t)rank : (uint32_t)rank;
}

static uint32_t tag_of(uint64_t key) { return (uint32_t)(key ^ key >> 32); }
/* A byte of ones for each of the eight that is that word. */
static uint64_t those(const uint32_t *words, uint32_t word) {
    typedef uint32_t eight __attribute__((vector_size(4 * LINE)));
    typedef uint8_t narrow __attribute__((vector_size(LINE)));
    eight all, free = {0};
    memcpy(&all, words, sizeof all);
    narrow bytes = __builtin_convertvector(all == free + word, narrow);
    uint64_t found;
    memcpy(&found, &bytes, sizeof found);
    return found;
}
/* Finds the slot with a state's number + 1 by its key, from line i on; the slot of a new state
 * holds 0, and its tag is noted. */
static uint32_t *seek(const outcomes *o, uint64_t key, uint32_t i) {
    for (const uint32_t tag = tag_of(key);; i = (i + 1) & o->mask) {
        outcome_line *l = &o->line[i];
        for (uint64_t found = those(l->tag, tag); found;) {
            uint32_t at = (uint32_t)__builtin_ctzll(found), *state = &l->state[at / 8];
            /* the first that is free: all are used in order, and its tag is 0 */
            if (!*state || !o->wide || o->key[*state - 1] == key) return state;
            found &= ~((uint64_t)255 << at);
        }
        uint64_t free = those(l->state, 0);
        if (!free) continue;
        uint32_t at = (uint32_t)__builtin_ctzll(free) / 8;
        l->tag[at] = tag;
        return &l->state[at];
    }
}
static uint32_t home(const outcomes *o, uint64_t key) { return cgt_table_home(key, o->mask); }
/* UINT32_MAX: it was not met. */
static uint32_t find(const outcomes *o, uint64_t key) {
    return o->line ? *seek(o, key, home(o, key)) - 1 : UINT32_MAX;
}
/* Room for so many more states in the table, which is at most three quarters full, and their keys. */
static bool more_room(outcomes *o, uint32_t n) {
    if (!cgt_stretch(&o->key, &o->keyroom, o->count + n, sizeof *o->key)) return false;
    uint32_t mask = o->line ? o->mask : 63;
    while (o->count + n > (mask * LINE + LINE - 1) / 4 * 3) mask = mask * 4 + 3;
    if (o->line && mask == o->mask) return true;
    void *all = mask < 1u << 26 ? calloc((size_t)mask + 2, sizeof *o->line) : NULL;
    if (!all) return false;
    outcomes old = *o;
    o->all = all;
    o->line = (outcome_line *)((char *)all + -(uintptr_t)all % sizeof *o->line);
    o->mask = mask;
    for (uint32_t i = 0; old.line && i <= old.mask; i++) /* the new order is that of the old */
        for (uint32_t k = 0; k < LINE && old.line[i].state[k]; k++) {
            uint32_t u = old.line[i].state[k];
            uint64_t key = o->wide ? o->key[u - 1] : old.line[i].tag[k];
            *seek(o, key, home(o, key)) = u;
        }
    free(old.all);
    return true;
}
/* The states of these keys, to be looked for from the lines `at` on; new ones get the next numbers.
 * There is room. */
static void add(outcomes *o, const cgt_position *p, const uint32_t *at, uint32_t n, uint32_t *to) {
#ifdef __wasm__ /* it cannot prefetch */
    for (uint32_t i = 0; i < n; i++) to[i] = o->line[at[i]].tag[0];
#endif
    for (uint32_t i = 0; i < n; i++) {
        uint32_t *state = seek(o, p[i].key, at[i]);
        if (!*state) {
            o->key[o->count] = p[i].key;
            *state = ++o->count;
        }
        to[i] = *state - 1;
    }
}

/* The next moves of the state s->at: where they lead, at most BATCH, and where moves gain anything,
 * what. True: there are no more; false with none: there is no budget. */
static bool moves(cgt_solver *s, cgt_position p, cgt_position *to, int32_t *gain, uint32_t *n,
                  uint64_t *budget) {
    const cgt_rules *r = s->r;
    const cgt_game *game = r->game;
    *n = 0;
    if (game->options && !s->from && *budget) *n = game->options(r, p, to, BATCH);
    if (*n) {
        *budget -= *n < *budget ? *n : *budget;
        return true;
    }
    while (*n < BATCH) {
        cgt_move m = game->next(r, p, (cgt_move){s->from});
        if (m.code == UINT64_MAX) return true;
        if (!*budget) return false;
        s->from = m.code + 1;
        if (gain) gain[*n] = game->gain(r, p, m);
        to[(*n)++] = cgt_normal_form(r, game->play(r, p, m));
        cgt_spend(r, budget);
    }
    return false;
}
/* A block of states, all of one level: those that the level before leads to. Where every move leads
 * to the next level, or to what is known, each state stands before all that its moves lead to. */
cgt_status cgt_outcome_step(cgt_solver *s, uint64_t *budget) {
    const cgt_rules *r = s->r;
    outcomes *o = &s->o;
    const uint32_t known = o->known, most = s->edges + BLOCK + BATCH;
    const bool gains = r->game->gain;
    cgt_position p[BLOCK + BATCH];
    uint32_t line[BLOCK + BATCH], n = 0;
    cgt_status st = CGT_OK;
    if (s->at == s->level) s->level = o->count;
    if (!more_room(o, BLOCK + BATCH) ||
        !cgt_stretch(&o->rank, &o->rankroom, s->level, sizeof *o->rank) ||
        !cgt_stretch(&s->first, &s->firstroom, s->level - known + 1, sizeof *s->first) ||
        !cgt_stretch(&s->to, &s->toroom, most, sizeof *s->to) ||
        (gains && !cgt_stretch(&s->gain, &s->gainroom, most, sizeof *s->gain)))
        return CGT_E_MEMORY;
    while (s->at < s->level && n < BLOCK) {
        const cgt_position own = {o->key[s->at]};
        uint32_t *first = &s->first[s->at - known], more;
        if (!s->from) *first = s->edges + n;
        int32_t end = CGT_ONGOING;
        if (r->game->end && !s->from) end = r->game->end(r, own);
        if (end == CGT_ONGOING) {
            bool all = moves(s, own, p + n, gains ? s->gain + s->edges + n : NULL, &more, budget);
            for (; more; more--, n++) {
                line[n] = home(o, p[n].key);
                __builtin_prefetch(&o->line[line[n]], 1);
            }
            if (!all && *budget) continue;
            if (!all) {
                st = CGT_E_BUDGET;
                break;
            }
            if (*first == s->edges + n) end = r->flags & CGT_MISERE ? CGT_WIN : CGT_LOSS;
        }
        o->rank[s->at] = end == CGT_ONGOING ? NEW : ranked(-end, 1);
        s->from = 0;
        first[1] = s->edges + n;
        s->at++;
    }
    add(o, p, line, n, s->to + s->edges);
    s->edges += n;
    return st;
}

/* False, and nothing: one of its options is not valued yet. */
static bool settle(const cgt_solver *s, uint32_t u) {
    const uint32_t *const to = s->to, end = s->first[u - s->o.known + 1];
    const int32_t *const gain = s->gain;
    const int64_t *const rank = s->o.rank;
    int64_t best = NEW;
    for (uint32_t e = s->first[u - s->o.known]; e < end; e++) {
        int64_t its = rank[to[e]];
        if (its <= WAITS) return false;
        if (gain) its = ranked(value_of(its) + gain[e], far_of(its));
        best = its > best ? its : best;
    }
    s->o.rank[u] = ranked(-value_of(best), far_of(best) + 1);
    return true;
}
/* Values at most SLICE states backwards from before u. Returns u, or 1 + the one that has to
 * wait. */
uint32_t cgt_outcome_fold(const cgt_solver *s, uint32_t u) {
    for (uint32_t n = SLICE; n && u > s->o.known; n--, u--)
        if (s->o.rank[u - 1] <= WAITS && !settle(s, u - 1)) break;
    return u;
}
/* All that are not known. Where each move leads to a later number, one pass backwards is enough;
 * what has to wait for an earlier one goes on a stack, below what it waits for. */
static cgt_status fold(cgt_solver *s) {
    uint32_t *stack = NULL, room = 0, u = s->o.count;
    int64_t *rank = s->o.rank;
    cgt_status st = CGT_OK;
    while (!st && (u = cgt_outcome_fold(s, u)) > s->o.known) {
        uint32_t n = 0, v = u - 1;
        do {
            const uint32_t *first = &s->first[v - s->o.known];
            if (rank[v] > WAITS || settle(s, v)) continue; /* by now, maybe */
            if (!cgt_stretch(&stack, &room, n + 1 + first[1] - *first, sizeof *stack))
                st = CGT_E_MEMORY;
            if (st) break;
            rank[v] = WAITS;
            stack[n++] = v;
            for (uint32_t e = *first; e < first[1]; e++) {
                if (rank[s->to[e]] == WAITS) st = CGT_E_LOOP;
                if (rank[s->to[e]] == NEW) stack[n++] = s->to[e];
            }
        } while (!st && n && (v = stack[--n], true));
    }
    free(stack);
    return st;
}
void cgt_forget_search(cgt_solver *s) {
    free(s->first);
    free(s->to);
    free(s->gain);
    s->first = s->to = NULL;
    s->gain = NULL;
    s->firstroom = s->toroom = s->gainroom = s->edges = 0;
    s->at = s->level = s->o.known;
    s->from = 0;
}
/* Forgets states that are not known. */
static void abandon(cgt_solver *s) {
    outcomes *o = &s->o;
    cgt_forget_search(s);
    if (o->count == o->known) return;
    o->count = o->known;
    memset(o->line, 0, ((size_t)o->mask + 1) * sizeof *o->line);
    for (uint32_t u = 0; u < o->count; u++) *seek(o, o->key[u], home(o, o->key[u])) = u + 1;
}
static cgt_status outcome(cgt_solver *s, cgt_position root, uint64_t *budget) {
    outcomes *o = &s->o;
    uint32_t u = find(o, root.key);
    if (u < o->known) return CGT_OK; /* an open search stays open */
    if (u != o->known) {
        if (!*budget) return CGT_E_BUDGET; /* the open search may go on later */
        abandon(s);
        if (!more_room(o, 1)) return CGT_E_MEMORY;
        add(o, &root, &(uint32_t){home(o, root.key)}, 1, &u);
    }
    cgt_status st = CGT_OK;
    while (!st && s->at < o->count) st = cgt_outcome_step(s, budget);
    if (st == CGT_E_BUDGET) return st;
    if (!st) st = fold(s);
    if (st) abandon(s);
    else {
        o->known = o->count;
        cgt_forget_search(s);
    }
    return st;
}
static cgt_status look(cgt_solver *s, const cgt_rules *r, cgt_position p, cgt_claim *c) {
    int64_t rank = s->o.rank[find(&s->o, cgt_normal_form(r, p).key)];
    *c = (cgt_claim){.value = -value_of(rank),
                     .remoteness = far_of(rank) - 1,
                     .has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS};
    return CGT_OK;
}
void cgt_first_move(cgt_solver *s, cgt_position p, cgt_looker *known, cgt_claim *c) {
    const cgt_rules *r = s->r;
    for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(r, p, (cgt_move){m.code + 1})) {
        cgt_claim after;
        known(s, r, r->game->play(r, p, m), &after);
        if (c->has & CGT_HAS_REMOTENESS && after.remoteness + 1 != c->remoteness) continue;
        if ((r->game->gain ? r->game->gain(r, p, m) : 0) - after.value != c->value) continue;
        c->move = m;
        c->has |= CGT_HAS_MOVE;
        break;
    }
}
cgt_status cgt_outcome(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_claim *c) {
    cgt_status st = outcome(s, cgt_normal_form(s->r, p), budget);
    if (st) return st;
    look(s, s->r, p, c);
    cgt_first_move(s, p, look, c);
    return CGT_OK;
}
