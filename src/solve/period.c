/* period.c -- the positions 0, 1, ... n of a game whose positions are one number, and their period.
 * Each number is answered by a theorem where one says all, else from its moves, which must lead to
 * smaller numbers, each its own key; or, of rows, from what may be taken of one. Where the rules come to
 * an octal code a kernel knows all of them.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "../kernels/kernels.h"
#include "solve.h"

static cgt_position number(const cgt_rules *r, uint32_t n, cgt_status *st) {
    char text[16];
    cgt_out o = {text, sizeof text, 0};
    cgt_position p = {0};
    cgt_putn(&o, n);
    *st = cgt_parse(r, text, &p, NULL);
    return p;
}
/* Whether a theorem says all of n that is asked. */
static bool by_theorem(cgt_sequence *q, uint32_t n, cgt_position p) {
    uint32_t need = CGT_HAS_VALUE | (q->has_grundy ? CGT_HAS_GRUNDY : 0);
    cgt_claim c;
    for (const cgt_theorem *t = q->rules->game->theorems; t && t->name; t++) {
        if (!t->says(q->rules, p, &c) || (c.has & need) != need) continue;
        if (!q->value) return true; /* not begun: it was only asked */
        q->value[n] = c.value;
        q->grundy[n] = q->has_grundy ? c.grundy : 0;
        return true;
    }
    return false;
}

static cgt_status refuse(cgt_in *refusal, cgt_status st, const char *reason, int64_t n) {
    cgt_in t = {0};
    cgt_refuse(&t, st, reason, n);
    if (refusal) *refusal = t;
    return st;
}

/* Opens the game at n. CGT_E_UNSUPPORTED: its positions are not one number that is their key, or
 * play may go on for ever; or they are rows (that open_rows does not know). */
static cgt_status open_at(cgt_sequence *q, const char *game, const char *rules, uint32_t n,
                          cgt_in *refusal) {
    char text[16];
    cgt_out o = {text, sizeof text, 0};
    cgt_position p;
    cgt_putn(&o, n);
    cgt_status st = cgt_open(q->rules, game, rules, text, &p, refusal);
    if (st) return st;
    q->has_grundy = cgt_has_grundy(q->rules);
    bool one = !q->rules->game->ways && (p.key == n || by_theorem(q, n, p));
    return one && !(q->rules->flags & CGT_LOOPY) ? CGT_OK : CGT_E_UNSUPPORTED;
}
static cgt_status open_sequence(cgt_sequence *q, const char *game, const char *rules,
                                cgt_in *refusal) {
    cgt_in none = {0}, other = {0};
    cgt_status st = open_at(q, game, rules, q->n, &none);
    bool in_rules = none.text == rules;
    if (st && in_rules && refusal) *refusal = none;
    if (st && in_rules) return st;
    if (st == CGT_E_MEMORY) return refuse(refusal, st, "there is not enough memory", 0);
    if (st) {
        cgt_close(q->rules); /* is it n that does not suit, or any number? */
        if (st == CGT_E_UNSUPPORTED || open_at(q, game, rules, 1, &other))
            return refuse(refusal, CGT_E_UNSUPPORTED, "only games of one number have a table", 0);
        if (st == CGT_E_RANGE) return refuse(refusal, st, none.reason, none.number);
        return refuse(refusal, CGT_E_RANGE, "% is not a position of this game", q->n);
    }
    for (number(q->rules, 0, &st); st && q->least < q->n; number(q->rules, q->least, &st))
        q->least++;
    /* none below n is a position: n is written in signs, such as heads and tails, and is no number */
    if (q->least == q->n && q->n > 1)
        return refuse(refusal, CGT_E_UNSUPPORTED, "only games of one number have a table", 0);
    return CGT_OK;
}

/* The digits, where the rules of rows come to an octal code: no more than `memory` is taken, and of
 * any row the same. */
static const uint8_t *code(cgt_sequence *q, uint32_t *last) {
    const cgt_rules *r = q->rules;
    const uint8_t *digit = r->game->octal ? r->game->octal(r, last) : NULL;
    if (digit) return digit;
    *last = r->game->memory ? r->game->memory(r) : 0;
    if (!*last || *last > CGT_CODE) return NULL;
    for (uint32_t t = 0; t <= *last; t++) {
        q->digit[t] = q->ways->way(r->data, t + 2, t, 1) == 1 ? 4 : 0;
        if (t && !q->ways->way(r->data, t, t, 0)) q->digit[t] |= 1;
        if (t && !q->ways->way(r->data, t + 1, t, 0)) q->digit[t] |= 2;
    }
    return q->digit;
}
/* Are the positions rows, of which one has a value by itself? Then opens the game at 1, where rows of
 * any length may be asked for. */
static bool open_rows(cgt_sequence *q, const char *game, const char *rules) {
    cgt_position p;
    if (cgt_open(q->rules, game, rules, "1", &p, NULL)) return false;
    const cgt_game *g = q->rules->game;
    const bool parts = q->rules->flags & CGT_SPLITS, misere = q->rules->flags & CGT_MISERE;
    if (g->ways && !(parts && misere)) {
        q->ways = g->ways(q->rules);
        return true;
    }
    cgt_close(q->rules);
    return false;
}
static cgt_status split_begin(cgt_sequence *q, const uint8_t *digit, uint32_t last) {
    q->split = calloc(1, sizeof *q->split);
    return q->split ? cgt_split_begin(q->split, digit, last, q->n, q->grundy) : CGT_E_MEMORY;
}
cgt_status cgt_sequence_new(const char *game, const char *rules, uint32_t n, cgt_sequence **out,
                            cgt_in *refusal) {
    *out = NULL;
    cgt_sequence *q = calloc(1, sizeof *q);
    if (q) q->rules = calloc(1, sizeof *q->rules);
    if (!q || !q->rules) {
        free(q);
        return refuse(refusal, CGT_E_MEMORY, "there is not enough memory", 0);
    }
    q->n = n;
    const bool rows = open_rows(q, game, rules);
    uint32_t last = 0;
    /* a window proves periods of those that do not part sooner than the octal theorem */
    const uint8_t *digit = rows && q->rules->flags & CGT_SPLITS ? code(q, &last) : NULL;
    const uint32_t most = digit && *digit < 8 ? CGT_OCTAL_MOST : CGT_SEQUENCE_MOST;
    cgt_status st = CGT_OK;
    if (n > most) st = refuse(refusal, CGT_E_RANGE, "at most %", most);
    else if (!rows) st = open_sequence(q, game, rules, refusal);
    if (!st) {
        if (rows) q->has_grundy = cgt_has_grundy(q->rules);
        q->value = calloc(n + (size_t)1, sizeof *q->value);
        /* after the values: stamps of by_moves, and twice as many of by_ways */
        q->grundy = calloc((digit ? 1 : 3) * (n + (size_t)1), sizeof *q->grundy);
        q->done = q->least;
        if (!q->value || !q->grundy || (digit && split_begin(q, digit, last)))
            st = refuse(refusal, CGT_E_MEMORY, "there is not enough memory", 0);
    }
    if (st) cgt_sequence_free(q);
    else *out = q;
    return st;
}

void cgt_sequence_free(cgt_sequence *q) {
    if (!q) return;
    if (q->rules) cgt_close(q->rules);
    if (q->split) cgt_split_end(q->split);
    free(q->rules);
    free(q->split);
    free(q->value);
    free(q->grundy);
    free(q);
}

static cgt_status by_moves(cgt_sequence *q, cgt_position p, uint64_t *budget) {
    const cgt_rules *r = q->rules;
    const cgt_game *game = r->game;
    uint32_t *seen = q->grundy + q->n + 1, stamp = (uint32_t)p.key + 1, mex = 0;
    int32_t best = CGT_ONGOING;
    for (cgt_move m = cgt_next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = game->next(r, p, (cgt_move){m.code + 1})) {
        cgt_position to = game->play(r, p, m);
        if (to.key >= p.key) return CGT_E_UNSUPPORTED;
        int32_t v = (game->gain ? game->gain(r, p, m) : 0) - q->value[to.key];
        if (v > best) best = v;
        seen[q->grundy[to.key]] = stamp;
        if (*budget) --*budget;
    }
    if (best == CGT_ONGOING) best = cgt_end(r, p);
    while (mex < p.key && seen[mex] == stamp) mex++;
    q->value[p.key] = best;
    q->grundy[p.key] = mex;
    return CGT_OK;
}

/* A row. What a way tries and does not find costs as a move, so that a slice is short. A row's play
 * lasts less than 2 * row moves, each of which takes a pin or makes a row more: a value is below that. */
static cgt_status by_ways(cgt_sequence *q, uint64_t *budget) {
    const cgt_ways *w = q->ways;
    const uint32_t row = q->done, stamp = row + 1;
    uint32_t *seen = q->grundy + q->n + 1, mex = 0;
    for (; q->take <= w->n && q->take <= row; q->take++, q->part = 0)
        for (uint32_t rest = row - q->take;;) {
            if (!*budget) return CGT_E_BUDGET;
            uint32_t a = w->way(q->rules->data, row, q->take, q->part);
            uint32_t end = a < rest / 2 ? a : rest / 2, tried = 1;
            if (q->rules->flags & CGT_SPLITS && end > q->part) tried += end - q->part;
            *budget -= tried < *budget ? tried : *budget;
            if (a == UINT32_MAX) break;
            uint32_t to = a ? q->grundy[a] ^ q->grundy[rest - a] : q->grundy[rest];
            if (to <= 2 * row) seen[to] = stamp;
            q->moves = 1;
            q->part = a + 1;
        }
    while (seen[mex] == stamp) mex++;
    if (!q->has_grundy) mex = mex || !q->moves; /* misère: a player without a move wins */
    q->take = q->part = q->moves = 0;
    q->grundy[row] = mex;
    q->value[row] = mex ? CGT_WIN : CGT_LOSS;
    return CGT_OK;
}

/* Finds the period of the Grundy values if there are any, else of the values. */
static void find_period(cgt_sequence *q) {
    uint32_t n = q->done - q->least;
    uint32_t memory = q->rules->game->memory ? q->rules->game->memory(q->rules) : 0;
    bool splits = q->rules->flags & CGT_SPLITS;
    const uint32_t *sequence = q->has_grundy ? q->grundy : (const uint32_t *)q->value;
    uint32_t window = splits ? 0 : memory;
    if (window > n) return;
    sequence += q->least;
    if (!cgt_period_find(sequence, n, window, &q->period) &&
        (window || !cgt_period_seen(sequence, n, &q->period)))
        return;
    q->period.preperiod += q->least;
    if (splits && memory)
        q->period.proved =
            cgt_period_splits(q->period.preperiod, q->period.period, memory, q->done);
}

/* A row counts as a move. */
static cgt_status by_code(cgt_sequence *q, uint64_t budget) {
    cgt_status st = cgt_split_more(q->split, budget < UINT32_MAX ? (uint32_t)budget : UINT32_MAX);
    for (; q->done < q->split->done; q->done++)
        q->value[q->done] = q->grundy[q->done] ? CGT_WIN : CGT_LOSS;
    const cgt_cycle *c = &q->split->cycle;
    if (!st && c->period) q->period = (cgt_period){c->preperiod, c->period, true};
    else if (!st) find_period(q);
    return st;
}

cgt_status cgt_sequence_run(cgt_sequence *q, uint64_t budget) {
    if (q->split) return by_code(q, budget);
    for (; q->ways && q->done <= q->n; q->done++)
        if (by_ways(q, &budget)) return CGT_E_BUDGET;
    for (; q->done <= q->n; q->done++) {
        cgt_status st;
        cgt_position p = number(q->rules, q->done, &st);
        if (st) return CGT_E_RANGE;
        if (!budget) return CGT_E_BUDGET;
        budget--;
        if (!by_theorem(q, q->done, p))
            st = p.key == q->done ? by_moves(q, p, &budget) : CGT_E_UNSUPPORTED;
        if (st) return st;
    }
    find_period(q);
    return CGT_OK;
}
uint32_t cgt_sequence_as(const cgt_sequence *q, uint64_t n) {
    const cgt_period *p = &q->period;
    if (n >= q->least && n < q->done) return (uint32_t)n;
    if (!p->proved || n < q->done || p->preperiod + p->period > q->done) return UINT32_MAX;
    return (uint32_t)(p->preperiod + (n - p->preperiod) % p->period);
}
