/* solver.c -- outcome with remoteness, Grundy values, and the answer that joins them. Explicit
 * stacks, no recursion.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "solve.h"

/* Tags: PART + i: Grundy value under the i-th rules met. */
enum { PART = 1 };
/* The outcomes of the ruleset by key, in words: one a position where its key has 32 bits and every
 * value a sign (key << 32 | state << 2 | value + 1), else two (key; state << 32 | value). A free
 * slot is of state 0. SOLVED + i: of remoteness i. Meeting one that is still on the stack is a
 * loop. */
enum { FREE, OPEN, ASKED /* was open, and left */, SOLVED };
typedef struct {
    uint64_t *word;
    uint32_t mask, count;
    bool wide;
} outcomes;
typedef struct {
    uint32_t state;
    int32_t value;
} known;
enum { PARTS = 64, RULES = 64, LOOPY = 1 << 24 /* edges of a state graph */ };
enum { BATCH = 64 }; /* so many options at once, that what the table says of them is on its way */
typedef struct {
    cgt_position p;
    uint64_t from; /* moves below it were played */
    int32_t best;
    uint32_t far, at;      /* at: its slot */
    uint32_t option, base; /* of the stack of options: the next to look at, and where its begin */
} frame;
typedef struct {
    const cgt_rules *rules;
    cgt_position p;
    uint64_t from;
    uint32_t bits;
} gframe; /* bits: where its mex set begins in the pool */
typedef struct {
    const cgt_rules *rules;
    cgt_position p;
    uint32_t want;
    uint64_t from; /* moves below it do not lead to that Grundy value */
} walk;
typedef struct {
    const cgt_rules *rules;
    void *table;    /* the game's own, or NULL */
    cgt_graph loop; /* of loopy rules: the last state graph, solved; nodes 0: none */
    uint64_t reach; /* how many edges it was allowed so far */
} known_rules;
struct cgt_solver {
    const cgt_rules *r;
    outcomes o;
    cgt_table t; /* Grundy values */
    frame *f;
    uint32_t top, room;
    cgt_position *option; /* those of the top, and below them what is left of the frames below */
    int32_t *gain;        /* of each, where moves gain anything; else NULL */
    uint32_t options, optionroom, gainroom;
    gframe *g; /* of one question: a position under rules, which may be a part's */
    uint32_t gtop, groom;
    const cgt_rules *asked;
    cgt_position root;
    walk walk; /* the last for a move of a part */
    uint64_t *pool;
    uint32_t used, poolroom;
    known_rules met[RULES];
    uint32_t rules;
};
cgt_solver *cgt_solver_new(const cgt_rules *r) {
    cgt_solver *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    bool signs = !r->game->gain && (!(r->flags & CGT_SCORED) || r->flags & CGT_SIGNS);
    s->r = r;
    s->o.wide = r->bits > 32 || !signs;
    return s;
}
void cgt_solver_free(cgt_solver *s) {
    if (!s) return;
    free(s->o.word);
    free(s->t.slot);
    free(s->f);
    free(s->option);
    free(s->gain);
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
static cgt_position normal_form(const cgt_rules *r, cgt_position p) {
    return r->game->canonical ? r->game->canonical(r, p) : p;
}
/* One move. */
static void spend(const cgt_rules *r, uint64_t *budget) {
    uint64_t moves = 1 + (uint64_t)r->cost;
    *budget -= moves < *budget ? moves : *budget;
}
/* Who wins hurries, who does not delays. */
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
    for (n = 0; n < BATCH && *budget; n++, spend(r, budget)) {
        cgt_move m = game->next(r, f->p, (cgt_move){f->from});
        f->from = m.code == UINT64_MAX ? m.code : m.code + 1;
        if (m.code == UINT64_MAX) break;
        to[n] = normal_form(r, game->play(r, f->p, m));
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
    cgt_status st = outcome(s, normal_form(s->r, p), budget);
    if (st) return st;
    known k = of(s, normal_form(s->r, p));
    *c = (cgt_claim){.value = k.value,
                     .remoteness = k.state - SOLVED,
                     .has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS};
    for (cgt_move m = cgt_next(s->r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(s->r, p, (cgt_move){m.code + 1})) {
        k = of(s, normal_form(s->r, s->r->game->play(s->r, p, m)));
        if ((s->r->game->gain ? s->r->game->gain(s->r, p, m) : 0) - k.value == c->value &&
            k.state - SOLVED + 1 == c->remoteness) {
            c->move = m;
            c->has |= CGT_HAS_MOVE;
            break;
        }
    }
    return CGT_OK;
}

/* Of the rules met: which they are. A sum has 16 parts at the most. */
static uint32_t index_of(cgt_solver *s, const cgt_rules *r) {
    uint32_t i = 0;
    while (i < s->rules && s->met[i].rules != r) i++;
    if (i == s->rules && i < RULES) s->met[s->rules++] = (known_rules){.rules = r};
    return i;
}
static uint32_t tag_of(cgt_solver *s, const cgt_rules *r) { return PART + index_of(s, r); }

/* What the game's table of all positions, filled when first needed, knows of p. CGT_E_BUDGET: there
 * is none. */
static cgt_status look(cgt_solver *s, const cgt_rules *r, cgt_position p, cgt_claim *c) {
    uint32_t i = index_of(s, r);
    size_t bytes = r->game->table && i < RULES ? r->game->table(r) : 0;
    if (!bytes) return CGT_E_BUDGET;
    if (!s->met[i].table) {
        void *table = malloc(bytes);
        cgt_status st = table ? r->game->fill(r, table) : CGT_E_MEMORY;
        if (st) free(table);
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
    cgt_status st = look(s, a->rules, a->p, &c);
    if (st == CGT_E_MEMORY) return st;
    if (!st && c.has & CGT_HAS_GRUNDY) {
        *g = c.grundy;
        return CGT_OK;
    }
    const cgt_slot *e = cgt_table_find(&s->t, normal_form(a->rules, a->p).key, tag_of(s, a->rules));
    if (e) *g = e->extra;
    return e ? CGT_OK : CGT_E_BUDGET;
}
static bool push_part(cgt_solver *s, const cgt_part *a) {
    if (!cgt_grow(&s->g, &s->groom, s->gtop + 1, sizeof *s->g)) return false;
    s->g[s->gtop++] = (gframe){a->rules, normal_form(a->rules, a->p), 0, s->used};
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
static cgt_status loopy_grundy(cgt_solver *, const cgt_rules *, cgt_position, uint64_t *budget,
                               uint32_t *);
cgt_status cgt_grundy_under(cgt_solver *s, const cgt_rules *r, cgt_position root, uint64_t *budget,
                            uint32_t *out) {
    cgt_part open;
    if (cgt_has_loopy(r)) return loopy_grundy(s, r, root, budget, out);
    if (!cgt_has_grundy(r)) return CGT_E_UNSUPPORTED;
    cgt_status st = xor_of(s, r, root, out, &open);
    if (st != CGT_E_BUDGET) return st; /* and a stack that is open stays so */
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
        spend(f->rules, budget);
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
cgt_status cgt_grundy(cgt_solver *s, cgt_position p, uint64_t *budget, uint32_t *out) {
    return cgt_grundy_under(s, s->r, p, budget, out);
}

/* Keeps `least` moves of the budget back while a consumer has it; gives back what it left. */
static uint64_t keep(uint64_t *budget, uint64_t least) {
    *budget -= least;
    return least;
}
/* A move of that part to Grundy value `want`, by a theorem or by a walk. */
static cgt_status reach(cgt_solver *s, const cgt_part *a, uint32_t want, uint64_t *budget,
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
        spend(a->rules, budget);
        cgt_status st = cgt_grundy_under(s, a->rules, game->play(a->rules, a->p, m), budget, &g);
        if (st) return st;
        if (g != want) continue;
        *out = m;
        return CGT_OK;
    }
    return CGT_E_BUDGET;
}
/* Some part of Grundy value g has g ^ x < g: a move there to g ^ x leaves 0 in all. */
static cgt_status lower(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_claim *c) {
    cgt_part a[PARTS];
    int n = cgt_components(s->r, p, a, PARTS);
    uint32_t x = c->grundy, g;
    for (int i = 0; i < n && i < PARTS; i++) {
        cgt_status st = part(s, &a[i], &g);
        if (st) return st;
        if ((g ^ x) >= g) continue;
        st = reach(s, &a[i], g ^ x, budget, &c->move);
        if (st) return st;
        c->move.code += a[i].lift;
        c->has |= CGT_HAS_MOVE;
        return CGT_OK;
    }
    return CGT_OK;
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
    cgt_status st = look(s, s->r, p, c);
    if (st) return st;
    if (!(c->has & CGT_HAS_VALUE)) return CGT_E_BUDGET;
    for (cgt_move m = cgt_next(s->r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = cgt_next(s->r, p, (cgt_move){m.code + 1})) {
        cgt_claim after;
        look(s, s->r, s->r->game->play(s->r, p, m), &after);
        bool far = c->has & CGT_HAS_REMOTENESS && after.remoteness + 1 != c->remoteness;
        if (after.value != -c->value || far) continue;
        c->move = m;
        c->has |= CGT_HAS_MOVE;
        break;
    }
    return CGT_OK;
}
/* The quickest win, the longest defence. */
static cgt_status ask_search(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    cgt_claim *c = &a->claim, found, searched;
    cgt_status st = CGT_E_BUDGET;
    bool filled = s->met[index_of(s, s->r)].table;
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

/* Under loopy rules, the last graph of p's, solved as far as it must be: *node is that of p, whose
 * Grundy value, or else outcome, is known. CGT_E_BUDGET: as much of the graph as the budget reaches
 * does not settle it. The last graph grows where it is asked of its root again, else it is built
 * anew. */
static bool settled(const cgt_graph *g, uint32_t u, bool grundy) {
    return g->open == g->nodes || (grundy ? g->grundy[u] != UINT32_MAX : g->value[u]);
}
static cgt_status loopy_node(cgt_solver *s, const cgt_rules *r, cgt_position p, bool grundy,
                             uint64_t *budget, const cgt_graph **graph, uint32_t *node) {
    uint32_t i = index_of(s, r);
    if (i == RULES) return CGT_E_BUDGET;
    uint64_t *reach = &s->met[i].reach;
    cgt_graph *g = &s->met[i].loop;
    uint32_t u = g->nodes ? cgt_graph_node(g, p) : UINT32_MAX;
    *graph = g;
    *node = u;
    if (u != UINT32_MAX && settled(g, u, grundy)) return CGT_OK;
    if (!*budget) return CGT_E_BUDGET;
    if (u) {
        cgt_graph_free(g);
        *reach = 0;
    } else if (*reach == LOOPY) {
        return CGT_E_BUDGET;
    }
    uint32_t before = g->edges;
    *reach = *reach + *budget < LOOPY ? *reach + *budget : LOOPY;
    cgt_status st = cgt_graph_grow(r, p, (uint32_t)*reach, (uint32_t)*reach, g);
    if (st) return st;
    uint32_t spent = g->edges - before;
    *budget -= spent < *budget ? spent : *budget;
    if ((st = cgt_graph_solve(g))) {
        cgt_graph_free(g);
        return st;
    }
    *node = 0;
    return settled(g, 0, grundy) ? CGT_OK : CGT_E_BUDGET;
}
/* Lost: delays; drawn: stays drawn; won: hurries. */
static cgt_status ask_graph(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    uint32_t u;
    const cgt_graph *g;
    cgt_status st = loopy_node(s, s->r, p, false, budget, &g, &u);
    if (st) return st;
    cgt_claim *c = &a->claim;
    if (!(c->has & CGT_HAS_VALUE)) a->by = CGT_BY_RETROGRADE;
    c->value = g->value[u];
    c->remoteness = g->remoteness[u];
    c->has |= CGT_HAS_VALUE | (cgt_graph_sure(g, u) ? CGT_HAS_REMOTENESS : 0);
    for (uint32_t e = g->first[u]; e < g->first[u + 1] && u < g->open; e++) {
        uint32_t v = g->to[e];
        bool far =
            c->value ? g->remoteness[v] + 1 == c->remoteness : g->remoteness[v] == CGT_FOREVER;
        if (-g->value[v] != c->value || !far) continue;
        c->move.code = g->move[e];
        c->has |= CGT_HAS_MOVE;
        break;
    }
    return CGT_OK;
}

/* The parts of a position under loopy rules, each with its Grundy value. Of a sum
 *   all finite                 the value is their xor
 *   one infinite, with set K   infinite: won where the xor n of the others is in K, else drawn
 *   more of them               infinite, with the empty set: drawn
 * Smith, as in graph.c. */
typedef struct {
    cgt_part part[PARTS];
    uint32_t grundy[PARTS], node[PARTS]; /* UINT32_MAX: infinite; node: in the part's graph */
    const cgt_graph *graph[PARTS];       /* NULL: of rules that are not loopy */
    uint32_t x;                          /* of what is finite */
    int n, infinite, last;               /* how many are infinite; the last of them */
} loopy_sum;
static cgt_status read_sum(cgt_solver *s, const cgt_rules *r, cgt_position p, uint64_t *budget,
                           loopy_sum *q) {
    q->n = cgt_components(r, p, q->part, PARTS);
    q->x = 0;
    q->infinite = q->last = 0;
    if (q->n > PARTS) return CGT_E_UNSUPPORTED;
    for (int i = 0; i < q->n; i++) {
        const cgt_part *a = &q->part[i];
        cgt_status st;
        q->graph[i] = NULL;
        if (a->rules->flags & CGT_LOOPY) {
            st = loopy_node(s, a->rules, a->p, true, budget, &q->graph[i], &q->node[i]);
            if (!st) q->grundy[i] = q->graph[i]->grundy[q->node[i]];
        } else {
            st = cgt_grundy_under(s, a->rules, a->p, budget, &q->grundy[i]);
        }
        if (st) return st;
        if (q->grundy[i] != UINT32_MAX) q->x ^= q->grundy[i];
        else q->last = i, q->infinite++;
    }
    return CGT_OK;
}
static cgt_status loopy_grundy(cgt_solver *s, const cgt_rules *r, cgt_position p, uint64_t *budget,
                               uint32_t *out) {
    loopy_sum q;
    cgt_status st = read_sum(s, r, p, budget, &q);
    *out = q.x;
    return st ? st : q.infinite ? CGT_E_LOOP : CGT_OK;
}
uint32_t cgt_infinite_next(cgt_solver *s, cgt_position p, uint64_t *budget, uint32_t from) {
    loopy_sum q;
    uint32_t best = UINT32_MAX;
    if (read_sum(s, s->r, p, budget, &q) || q.infinite != 1) return best;
    const cgt_graph *g = q.graph[q.last];
    for (uint32_t u = q.node[q.last], e = g->first[u]; e < g->first[u + 1]; e++) {
        uint32_t k = g->grundy[g->to[e]];
        if (k != UINT32_MAX && (k ^ q.x) >= from && (k ^ q.x) < best) best = k ^ q.x;
    }
    return best;
}
/* An option of u has that value. */
static bool among(const cgt_graph *g, uint32_t u, uint32_t grundy) {
    for (uint32_t e = g->first[u]; e < g->first[u + 1]; e++)
        if (g->grundy[g->to[e]] == grundy) return true;
    return false;
}
static int32_t value_of(int infinite, uint32_t x, const cgt_graph *g, uint32_t u) {
    if (!infinite) return x ? CGT_WIN : CGT_LOSS;
    return infinite == 1 && among(g, u, x) ? CGT_WIN : CGT_TIE;
}
/* A move that keeps the value, won or drawn. Who wins moves to 0, and of the moves there to the one
 * whose loopy parts have been found in the earliest turns. Turns then fall with every move of the
 * opponent in a loopy part: a part of value m in turn t was moved to one found later, which has an
 * option of value m found before t; or to one found earlier, and then some part has a move to what
 * makes the xor 0, found before it. Moves in the other parts come to an end by themselves. Who
 * draws leaves a draw; or lowers a part that is not loopy, so that the xor is the mex of K, which
 * is not in K. */
static cgt_status keep_value(cgt_solver *s, const loopy_sum *q, int32_t value, uint64_t *budget,
                             cgt_claim *c) {
    int64_t best = INT64_MAX;
    uint32_t want = 0;
    for (int i = 0; i < q->n; i++) {
        const cgt_graph *g = q->graph[i];
        uint32_t u = g ? q->node[i] : 0, own = q->grundy[i] == UINT32_MAX ? 0 : q->grundy[i];
        for (uint32_t e = g ? g->first[u] : 0; g && e < g->first[u + 1]; e++) {
            uint32_t v = g->to[e], h = g->grundy[v], x = q->x ^ own;
            bool was = q->grundy[i] == UINT32_MAX, is = h == UINT32_MAX;
            int j = is ? i : q->last; /* infinite then, as the first of two has a drawing move */
            int32_t after =
                value_of(q->infinite - was + is, is ? x : x ^ h, q->graph[j], is ? v : q->node[j]);
            int64_t turns = value ? (int64_t)g->turn[v] - (was ? 0 : g->turn[u]) : 0;
            if (after != -value || turns >= best) continue;
            best = turns;
            c->move.code = g->move[e] + q->part[i].lift;
            c->has |= CGT_HAS_MOVE;
        }
    }
    if (best <= 0) return CGT_OK;
    while (q->infinite && among(q->graph[q->last], q->node[q->last], want)) want++;
    for (int i = 0; i < q->n; i++) {
        uint32_t g = q->grundy[i] ^ q->x ^ want;
        if (q->graph[i] || g >= q->grundy[i] || (value && q->infinite)) continue;
        cgt_status st = reach(s, &q->part[i], g, budget, &c->move);
        if (st) return st;
        c->move.code += q->part[i].lift;
        c->has |= CGT_HAS_MOVE;
        break;
    }
    return CGT_OK;
}
static cgt_status ask_loops(cgt_solver *s, cgt_position p, uint64_t *budget, cgt_answer *a) {
    cgt_claim *c = &a->claim;
    loopy_sum q;
    cgt_status st = cgt_has_loopy(s->r) ? read_sum(s, s->r, p, budget, &q) : CGT_E_UNSUPPORTED;
    if (st) return st;
    c->grundy = q.x;
    c->has |= q.infinite ? CGT_HAS_INFINITE : CGT_HAS_GRUNDY;
    if (c->has & CGT_HAS_VALUE) return CGT_OK;
    a->by = CGT_BY_PARTS;
    c->has |= CGT_HAS_VALUE;
    c->value = value_of(q.infinite, q.x, q.graph[q.last], q.node[q.last]);
    if (!c->value) {
        c->remoteness = CGT_FOREVER;
        c->has |= CGT_HAS_REMOTENESS;
    }
    return c->value < 0 ? CGT_OK : keep_value(s, &q, c->value, budget, c);
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
        st[0] = ask_graph(s, p, budget, a);
        st[1] = ask_loops(s, p, budget, a);
    } else if (r->flags & CGT_LOOPY) {
        uint64_t kept = keep(budget, *budget - *budget / 2);
        st[0] = ask_loops(s, p, budget, a);
        *budget += kept;
        kept = keep(budget, c->has & CGT_HAS_VALUE ? *budget / 4 : 0);
        if (!hurry || !(c->has & CGT_HAS_VALUE)) st[1] = ask_graph(s, p, budget, a);
        *budget += kept;
    } else {
        ask_theorems(r, p, a);
        uint64_t kept = keep(budget, *budget - *budget / 2);
        st[0] = ask_parts(s, p, budget, a);
        *budget += kept;
        if (!(c->has & CGT_HAS_MOVE) && c->has & CGT_HAS_GRUNDY && c->grundy) {
            kept = keep(budget, *budget - *budget / 2);
            st[1] = lower(s, p, budget, c);
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
