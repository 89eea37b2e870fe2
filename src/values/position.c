/* position.c -- values of positions. A position is split into its parts, and a part's value is the canonical form of those that its
 * moves leave, Left's and Right's (Conway, On Numbers and Games, chapter 7); of an impartial part it is what a theorem says, or the
 * least nimber that none of its moves leaves. Each is found once. What is begun stands on a stack of our own: how deep play goes is
 * for the text to say.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "internal.h"

enum { PARTS = 64, KNOWN = 1 << 21 /* positions: 60 MB */ };
typedef struct { /* rules, those of a part too */
    const cgt_rules *rules;
    bool impartial;
    cgt_map known; /* position, of a partizan game with Left to move -> value */
} kind;
typedef struct {
    uint32_t kind, first; /* first: where the values that it waits for begin */
    uint64_t asked, key;  /* key of the question; key of its one part */
    uint64_t from;        /* least code of the next moves */
    uint32_t n;           /* options: number of Left's; sum: parts to come */
    cgt_value sum;        /* sum of the parts before */
    enum { FRESH, LEFT, RIGHT, SUM } at;
} task;
typedef struct {
    uint32_t kind;
    cgt_position p;
} piece;
struct cgt_positions {
    cgt_values *v;
    const cgt_rules *rules;
    kind *kind;
    uint32_t kinds, kindroom, count;
    task *task;
    uint32_t tasks, taskroom;
    piece *piece; /* parts of begun sums */
    uint32_t pieces, pieceroom;
    list value; /* values of answered questions that others wait for */
};

bool cgt_has_values(const cgt_rules *r) {
    const unsigned not = CGT_LOOPY | CGT_MISERE;
    return cgt_has_grundy(r) ||
           (r->flags & CGT_PARTIZAN && !(r->flags & not ) && !r->game->end && !r->game->gain);
}
cgt_positions *cgt_positions_new(cgt_values *v, const cgt_rules *r) {
    cgt_positions *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->v = v;
    s->rules = r;
    return s;
}
void cgt_positions_free(cgt_positions *s) {
    if (!s) return;
    for (uint32_t i = 0; i < s->kinds; i++) {
        cgt_map_free(&s->kind[i].known);
    }
    free(s->kind);
    free(s->task);
    free(s->piece);
    free(s->value.at);
    free(s);
}

/* kinds: no memory, or no values. */
static uint32_t kind_of(cgt_positions *s, const cgt_rules *r) {
    uint32_t i = 0;
    while (i < s->kinds && s->kind[i].rules != r) i++;
    if (i < s->kinds) return i;
    if (!cgt_has_values(r)) cgt_values_fail(s->v, CGT_E_UNSUPPORTED);
    else if (!cgt_stretch(&s->kind, &s->kindroom, i + 1, sizeof *s->kind))
        cgt_values_fail(s->v, CGT_E_MEMORY);
    else s->kind[s->kinds++] = (kind){.rules = r, .impartial = cgt_has_grundy(r)};
    return i;
}
static cgt_position shown(const kind *k, cgt_position p) {
    if (!k->impartial) p = cgt_turned(p, CGT_LEFT);
    return k->rules->game->canonical ? k->rules->game->canonical(k->rules, p) : p;
}
static cgt_value nimber(cgt_positions *s, uint32_t n) { return cgt_value_simple(s->v, 0, 0, n); }
/* By a theorem; CGT_NO_VALUE: none says it. */
static cgt_value theorem(cgt_positions *s, const cgt_rules *r, cgt_position p) {
    cgt_claim c;
    for (const cgt_theorem *t = r->game->theorems; t && t->name; t++)
        if (t->says(r, p, &c) && c.has & CGT_HAS_GRUNDY) return nimber(s, c.grundy);
    return CGT_NO_VALUE;
}
/* The least nimber that is not among the values from `first` on, which are nimbers. */
static cgt_value mex(cgt_positions *s, uint32_t first) {
    uint64_t seen[CGT_STARS / 64 + 1] = {0};
    uint32_t n = 0, star;
    for (uint32_t i = first; i < s->value.n; i++) {
        cgt_dyadic x;
        int32_t ups;
        cgt_value_is_simple(s->v, s->value.at[i], &x, &ups, &star);
        seen[star / 64] |= (uint64_t)1 << star % 64;
    }
    while (n <= CGT_STARS && seen[n / 64] >> n % 64 & 1) n++;
    return nimber(s, n);
}
/* Its value comes onto the stack of values: at once, or when what is begun here is done. */
static void ask(cgt_positions *s, uint32_t at, cgt_position p) {
    if (at == s->kinds) return;
    const kind *k = &s->kind[at];
    p = shown(k, p);
    const cgt_value found = cgt_map_find(&k->known, p.key);
    if (found != CGT_NO_VALUE) cgt_list_push(s->v, &s->value, found);
    else if (!cgt_stretch(&s->task, &s->taskroom, s->tasks + 1, sizeof *s->task))
        cgt_values_fail(s->v, CGT_E_MEMORY);
    else
        s->task[s->tasks++] =
            (task){.kind = at, .first = s->value.n, .asked = p.key, .key = p.key, .at = FRESH};
}
static void keep(cgt_positions *s, kind *k, uint64_t key, cgt_value g) {
    if (g == CGT_NO_VALUE) return;
    if (s->count >= KNOWN) cgt_values_fail(s->v, CGT_E_BUDGET);
    else if (!cgt_map_add(&k->known, key, g)) cgt_values_fail(s->v, CGT_E_MEMORY);
    else s->count++;
}
static void done(cgt_positions *s, cgt_value g) {
    const task t = s->task[--s->tasks];
    keep(s, &s->kind[t.kind], t.key, g);
    if (t.asked != t.key) keep(s, &s->kind[t.kind], t.asked, g);
    cgt_list_push(s->v, &s->value, g);
}
/* Into its parts; where it is one of them, its moves are next. */
static void split(cgt_positions *s, task *t) {
    cgt_part part[PARTS];
    const kind *k = &s->kind[t->kind];
    const cgt_rules *r = k->rules;
    cgt_value g = k->impartial ? theorem(s, r, (cgt_position){t->key}) : CGT_NO_VALUE;
    if (g != CGT_NO_VALUE) {
        done(s, g);
        return;
    }
    t->at = LEFT;
    if (!r->game->components) return;
    int n = r->game->components(r, (cgt_position){t->key}, part, PARTS);
    if (n > PARTS) return;
    if (n == 1 && part->rules == r) {
        t->key = shown(k, part->p).key;
        g = cgt_map_find(&k->known, t->key);
        if (g != CGT_NO_VALUE) done(s, g);
        return;
    }
    if (!cgt_stretch(&s->piece, &s->pieceroom, s->pieces + (uint32_t)n, sizeof *s->piece)) {
        cgt_values_fail(s->v, CGT_E_MEMORY);
        return;
    }
    t->at = SUM;
    t->n = (uint32_t)n;
    for (int i = 0; i < n; i++)
        s->piece[s->pieces++] = (piece){kind_of(s, part[i].rules), part[i].p};
}
/* The next part, or all of them. */
static void add(cgt_positions *s, task *t) {
    if (s->value.n > t->first) t->sum = cgt_value_add(s->v, t->sum, s->value.at[--s->value.n]);
    if (!t->n) {
        done(s, t->sum);
        return;
    }
    t->n--;
    const piece next = s->piece[--s->pieces];
    ask(s, next.kind, next.p);
}
/* The next move, or what all of them come to. */
static void move(cgt_positions *s, task *t) {
    const int side = t->at == RIGHT ? CGT_RIGHT : CGT_LEFT;
    const kind *k = &s->kind[t->kind];
    cgt_position p = {t->key};
    if (!k->impartial) p = cgt_turned(p, side);
    cgt_move m = cgt_next(k->rules, p, (cgt_move){t->from});
    if (m.code != UINT64_MAX) {
        t->from = m.code + 1;
        if (cgt_values_step(s->v)) ask(s, t->kind, k->rules->game->play(k->rules, p, m));
    } else if (k->impartial) {
        cgt_value g = mex(s, t->first);
        s->value.n = t->first;
        done(s, g);
    } else if (side == CGT_LEFT) {
        t->n = s->value.n - t->first;
        t->from = 0;
        t->at = RIGHT;
    } else {
        const cgt_value *o = s->value.at ? s->value.at + t->first : NULL;
        uint32_t rights = s->value.n - t->first - t->n;
        cgt_value g = cgt_value_of(s->v, o, t->n, o ? o + t->n : o, rights);
        s->value.n = t->first;
        done(s, g);
    }
}
static void step(cgt_positions *s) {
    task *t = &s->task[s->tasks - 1];
    if (t->at == FRESH) split(s, t);
    else if (t->at == SUM) add(s, t);
    else move(s, t);
}
cgt_value cgt_position_value(cgt_positions *s, cgt_position p) {
    s->tasks = s->pieces = s->value.n = 0;
    if (s->v->status) return CGT_NO_VALUE;
    ask(s, kind_of(s, s->rules), p);
    while (s->tasks && !s->v->status) step(s);
    return s->v->status ? CGT_NO_VALUE : s->value.at[0];
}
