/* outcome.c -- the outcome of a position and its remoteness, by search from it: every state is met once, breadth first, and the
 * values are folded backwards over the edges.
 *
 * Depth first each move would wait for the word of the table that says where it leads. Here the moves of a block of
 * states are played first, and then are looked up together, so that the misses overlap; and without a
 * branch on what is found, which nobody could predict. O(states + moves).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
    BLOCK = 256, /* so many options are looked up together */
    BATCH = 64,  /* of one state at once */
    SLICE = 4096 /* states folded in one call */
};

/* In place of a rank: not valued yet, and of those, waiting for another. */
static const int64_t NEW = INT64_MIN, WAITS = INT64_MIN + 1;
/* A value and its remoteness as one number: the better for who chooses among such options, the
 * larger. Who wins hurries, who does not delays. */
static int64_t ranked(int32_t value, uint32_t far) {
    return (int64_t)((uint64_t)(uint32_t)value << 32 | (value > 0 ? ~far : far));
}
static int32_t value_of(int64_t rank) { return (int32_t)(rank >> 32); }
static uint32_t far_of(int64_t rank) {
    return value_of(rank) > 0 ? ~(uint32_t)rank : (uint32_t)rank;
}

static uint32_t tag_of(uint64_t key) { return (uint32_t)(key ^ key >> 32); }
static uint64_t slot_of(uint64_t key, uint32_t u) { return (uint64_t)tag_of(key) << 32 | (u + 1); }
/* UINT32_MAX: it was not met. */
static uint32_t find(const outcomes *o, uint64_t key) {
    for (uint32_t i = o->slot ? cgt_table_home(key, o->mask) : 0; o->slot; i = (i + 1) & o->mask) {
        uint32_t u = (uint32_t)o->slot[i] - 1;
        if (u == UINT32_MAX || o->key[u] == key) return u;
    }
    return UINT32_MAX;
}
static void put(outcomes *o, uint64_t key, uint32_t u) {
    uint32_t i = cgt_table_home(key, o->mask);
    while (o->slot[i]) i = (i + 1) & o->mask;
    o->slot[i] = slot_of(key, u);
}
/* Room for so many more states in the table, which is at most three quarters full, and one more
 * key, as `add` writes one before it knows whether it is new. */
static bool more_room(outcomes *o, uint32_t n) {
    if (!cgt_stretch(&o->key, &o->keyroom, o->count + n + 1, sizeof *o->key)) return false;
    uint32_t mask = o->slot ? o->mask : 511;
    while (o->count + n > mask / 4 * 3) mask = mask * 4 + 3;
    if (o->slot && mask == o->mask) return true;
    uint64_t *slot = mask < 1u << 29 ? calloc((size_t)mask + 1, sizeof *slot) : NULL;
    if (!slot) return false;
    uint64_t *old = o->slot;
    uint32_t words = old ? o->mask + 1 : 0;
    o->slot = slot;
    o->mask = mask;
    for (uint32_t i = 0; i < words;
         i++) { /* in the order of the old table, which is that of the new */
        uint32_t u = (uint32_t)old[i] - 1;
        if (old[i]) put(o, o->wide ? o->key[u] : old[i] >> 32, u);
    }
    free(old);
    return true;
}
/* The states of these keys, whose first slots are `at`; new ones get the next numbers. There is room.
 * Each turn of the loop looks at one slot for each that is not found yet; a key that is in twice
 * goes the same way twice, and its second meets its first. */
static void add(outcomes *o, const cgt_position *p, uint32_t *at, uint32_t n, uint32_t *to) {
    uint64_t *const slot = o->slot, *const keys = o->key;
    uint32_t which[BLOCK + BATCH], count = o->count;
    const uint32_t mask = o->mask;
    const bool wide = o->wide;
    for (uint32_t i = 0; i < n; i++) {
        which[i] = i;
#if defined __wasm__ && !defined CGT_PAGE /* it cannot prefetch */
        to[i] = (uint32_t)slot[at[i]];
#endif
    }
    while (n) {
        uint32_t left = 0;
        for (uint32_t i = 0; i < n; i++) {
            const uint32_t j = which[i], s = at[i];
            const uint64_t key = p[j].key, old = slot[s], fresh = slot_of(key, count);
            keys[count] = key;
            const uint64_t word = old | (fresh & -(uint64_t)!old);
            slot[s] = word;
            count += !old;
            to[j] = (uint32_t)word - 1;
            bool other = word >> 32 != fresh >> 32;
            if (wide) other |= keys[to[j]] != key;
            at[left] = (s + 1) & mask;
            which[left] = j;
            left += other;
        }
        n = left;
    }
    o->count = count;
}

/* The next moves of the state s->at: where they lead, at most BATCH, and where moves gain anything,
 * what. True: there are no more; false with none: there is no budget. */
static bool moves(cgt_solver *s, cgt_position p, cgt_position *to, int32_t *gain, uint32_t *n,
                  uint64_t *budget) {
    const cgt_rules *r = s->r;
    const cgt_game *game = r->game;
    *n = 0;
#ifndef CGT_PAGE /* where no game has them */
    if (game->options && !s->from && *budget) *n = game->options(r, p, to, BATCH);
    if (*n) {
        *budget -= *n < *budget ? *n : *budget;
        return true;
    }
#endif
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
    uint32_t slot[BLOCK + BATCH], n = 0;
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
                slot[n] = cgt_table_home(p[n].key, o->mask);
                __builtin_prefetch(&o->slot[slot[n]], 1);
                __builtin_prefetch(&o->slot[(slot[n] + 2) & o->mask], 1); /* its next line? */
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
    add(o, p, slot, n, s->to + s->edges);
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
/* Backwards from before u, SLICE states at the most: the first that is not valued yet, and 1. */
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
/* What is not known was never met. */
static void abandon(cgt_solver *s) {
    outcomes *o = &s->o;
    cgt_forget_search(s);
    if (o->count == o->known) return;
    o->count = o->known;
    memset(o->slot, 0, ((size_t)o->mask + 1) * sizeof *o->slot);
    for (uint32_t u = 0; u < o->count; u++) put(o, o->key[u], u);
}
static cgt_status outcome(cgt_solver *s, cgt_position root, uint64_t *budget) {
    outcomes *o = &s->o;
    uint32_t u = find(o, root.key);
    if (u < o->known) return CGT_OK; /* and what is open stays so */
    if (u != o->known) {
        if (!*budget) return CGT_E_BUDGET; /* what is open may yet be gone on with */
        abandon(s);
        if (!more_room(o, 1)) return CGT_E_MEMORY;
        add(o, &root, &(uint32_t){cgt_table_home(root.key, o->mask)}, 1, &u);
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
