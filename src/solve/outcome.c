/* outcome.c -- the outcome of a position and its remoteness, by search from it: every state is met once.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

static bool better(int32_t v, uint32_t far, int32_t best, uint32_t bestfar) {
    return v != best ? v > best : v > 0 ? far < bestfar : far > bestfar;
}

/* Of a slot the word that is 0 while it is free. */
static size_t state_at(const outcomes *o, uint32_t i) { return o->wide ? 2 * (size_t)i + 1 : i; }
static known at(const outcomes *o, uint32_t i) {
    uint64_t w = o->word[state_at(o, i)];
    return o->wide ? (known){(uint32_t)(w >> 32), (int32_t)(uint32_t)w}
                   : (known){(uint32_t)w >> 2, (int32_t)(w & 3) - 1};
}
static void put(outcomes *o, uint32_t i, uint64_t key, known k) {
    if (o->wide) {
        o->word[2 * (size_t)i] = key;
        o->word[2 * (size_t)i + 1] = (uint64_t)k.state << 32 | (uint32_t)k.value;
    } else o->word[i] = key << 32 | k.state << 2 | (uint32_t)(k.value + 1);
}
/* Where the key is, or is to be: one run of probes. */
static uint32_t place(const outcomes *o, uint64_t key) {
    uint32_t i = cgt_table_home(key, o->mask);
    if (o->wide)
        while (o->word[2 * (size_t)i + 1] >> 32 && o->word[2 * (size_t)i] != key)
            i = (i + 1) & o->mask;
    else
        while (o->word[i] && o->word[i] >> 32 != key) i = (i + 1) & o->mask;
    return i;
}
static bool grow(outcomes *o) {
    uint32_t mask = o->word ? o->mask * 2 + 1 : 255;
    size_t bytes = o->wide ? 16 : 8;
    uint64_t *word = mask < 1u << 29 ? calloc((size_t)mask + 1, bytes) : NULL;
    if (!word) return false;
    outcomes big = {word, mask, o->count, o->wide};
    for (uint32_t i = 0; o->word && i <= o->mask; i++) {
        known k = at(o, i);
        uint64_t key = o->wide ? o->word[2 * (size_t)i] : o->word[i] >> 32;
        if (k.state) put(&big, place(&big, key), key, k);
    }
    free(o->word);
    *o = big;
    return true;
}
/* The frames' slots are others then. */
static bool more_room(cgt_solver *s) {
    if (!grow(&s->o)) return false;
    for (uint32_t i = 0; i < s->top; i++) s->f[i].at = place(&s->o, s->f[i].p.key);
    return true;
}
static known of(const cgt_solver *s, cgt_position p) {
    return s->o.word ? at(&s->o, place(&s->o, p.key)) : (known){0};
}
static void abandon(cgt_solver *s) { /* another root: what was open is unknown again */
    while (s->top) {
        const frame *f = &s->f[--s->top];
        put(&s->o, f->at, f->p.key, (known){ASKED, 0});
    }
    s->options = 0;
}
/* What is known of p, once it is over or on the stack; state 0: no memory. */
static known meet(cgt_solver *s, cgt_position p) {
    /* room first: what is added is believed */
    if (!s->o.word || s->o.count > s->o.mask / 4 * 3)
        if (!more_room(s)) return (known){0};
    if (!cgt_grow(&s->f, &s->room, s->top + 1, sizeof *s->f)) return (known){0};
    uint32_t i = place(&s->o, p.key);
    s->o.count += at(&s->o, i).state == FREE;
    int32_t end = cgt_end(s->r, p);
    known k = end == CGT_ONGOING ? (known){OPEN, 0} : (known){SOLVED, end};
    put(&s->o, i, p.key, k);
    if (k.state == OPEN)
        s->f[s->top++] =
            (frame){.p = p, .best = CGT_ONGOING, .at = i, .option = s->options, .base = s->options};
    return k;
}
/* f has an option that gains so much, and then is worth that. */
static void fold(frame *f, int32_t gain, known k) {
    int32_t value = gain - k.value;
    uint32_t far = k.state - SOLVED + 1;
    if (f->best == CGT_ONGOING || better(value, far, f->best, f->far)) {
        f->best = value;
        f->far = far;
    }
}
/* The next moves of the top, as many as the budget allows: at most BATCH options and, where moves
 * gain anything, what. */
static uint32_t moves(cgt_solver *s, frame *f, cgt_position *to, int32_t *gain, uint64_t *budget) {
    const cgt_rules *r = s->r;
    const cgt_game *game = r->game;
    uint32_t n = game->options && !f->from ? game->options(r, f->p, to, BATCH) : 0;
    if (n && n <= BATCH) {
        f->from = UINT64_MAX;
        *budget -= n < *budget ? n : *budget;
        return n;
    }
    for (n = 0; n < BATCH && *budget; n++, cgt_spend(r, budget)) {
        cgt_move m = game->next(r, f->p, (cgt_move){f->from});
        f->from = m.code == UINT64_MAX ? m.code : m.code + 1;
        if (m.code == UINT64_MAX) break;
        to[n] = cgt_normal_form(r, game->play(r, f->p, m));
        if (gain) gain[n] = game->gain(r, f->p, m);
    }
    return n;
}
/* Of the next options of the top those that are known are folded, the others are put on the stack
 * of options. The slots are read in a row, so that none waits for another. CGT_E_ILLEGAL: there
 * are no more. */
static cgt_status expand(cgt_solver *s, uint64_t *budget) {
    const outcomes o = s->o;
    frame *f = &s->f[s->top - 1];
    if (f->from == UINT64_MAX) return CGT_E_ILLEGAL;
    uint32_t room = f->base + BATCH;
    bool gains = s->r->game->gain;
    if (!cgt_grow(&s->option, &s->optionroom, room, sizeof *s->option)) return CGT_E_MEMORY;
    if (gains && !cgt_grow(&s->gain, &s->gainroom, room, sizeof *s->gain)) return CGT_E_MEMORY;
    if (!*budget) return CGT_E_BUDGET;
    cgt_position *to = s->option + f->base;
    int32_t *gain = gains ? s->gain + f->base : NULL;
    uint32_t n = moves(s, f, to, gain, budget), left = 0;
    bool met[BATCH];
    for (uint32_t i = 0; i < n; i++)
        met[i] = o.word[state_at(&o, cgt_table_home(to[i].key, o.mask))];
    frame g = *f;
    for (uint32_t i = 0; i < n; i++) {
        uint64_t key = to[i].key;
        known k = met[i] ? at(&o, place(&o, key)) : (known){0};
        if (k.state >= SOLVED) fold(&g, gain ? gain[i] : 0, k);
        else {
            to[left].key = key;
            if (gain) gain[left] = gain[i];
            left++;
        }
    }
    g.option = g.base;
    *f = g;
    s->options = f->base + left;
    return n ? CGT_OK : CGT_E_ILLEGAL;
}
static cgt_status outcome(cgt_solver *s, cgt_position root, uint64_t *budget) {
    if (of(s, root).state >= SOLVED) return CGT_OK; /* and what is open stays so */
    if (s->top && s->f[0].p.key != root.key) abandon(s);
    if (!s->top && !meet(s, root).state) return CGT_E_MEMORY;
    cgt_status st = CGT_OK;
    while (s->top && !st) {
        const uint32_t top = s->top;
        frame *f = &s->f[top - 1];
        if (f->option == s->options) st = expand(s, budget);
        if (st == CGT_E_BUDGET) return st;
        if (st == CGT_E_ILLEGAL) { /* f is solved, and is an option of the one below */
            const known k = {SOLVED + f->far, f->best};
            put(&s->o, f->at, f->p.key, k);
            s->options = f->base;
            if (--s->top) {
                f--;
                fold(f, s->gain ? s->gain[f->option] : 0, k);
                f->option++;
            }
            st = CGT_OK;
            continue;
        }
        while (!st && s->top == top && f->option < s->options) {
            const cgt_position p = s->option[f->option];
            known k = of(s, p);
            if (k.state == OPEN) st = CGT_E_LOOP;
            else if (k.state < SOLVED) {
                k = meet(s, p);
                f = &s->f[top - 1]; /* the stack may have moved */
                if (!k.state) st = CGT_E_MEMORY;
            }
            if (k.state >= SOLVED) {
                fold(f, s->gain ? s->gain[f->option] : 0, k);
                f->option++;
            }
        }
    }
    if (st) abandon(s);
    return st;
}
cgt_status cgt_outcome(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_claim *c) {
    cgt_status st = outcome(s, cgt_normal_form(s->r, p), budget);
    if (st) return st;
    known k = of(s, cgt_normal_form(s->r, p));
    *c = (cgt_claim){.value = k.value,
                     .remoteness = k.state - SOLVED,
                     .has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS};
    for (cgt_move m = cgt_next(s->r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(s->r, p, (cgt_move){m.code + 1})) {
        k = of(s, cgt_normal_form(s->r, s->r->game->play(s->r, p, m)));
        if ((s->r->game->gain ? s->r->game->gain(s->r, p, m) : 0) - k.value == c->value &&
            k.state - SOLVED + 1 == c->remoteness) {
            c->move = m;
            c->has |= CGT_HAS_MOVE;
            break;
        }
    }
    return CGT_OK;
}
