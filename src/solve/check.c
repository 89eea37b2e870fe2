/* check.c -- a theorem against search, over a universe of positions, in slices.
 *
 * The oracle shares nothing with what it checks: no theorems, no parts, no canonical forms; only
 * moves, ends and the definitions of value, remoteness and mex, on a memo that lives as long as the
 * check. An explicit stack, so that depth is only memory. Where positions may recur: the state graph (graph.c).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "solve.h"

enum { RANGES = 48, LOOPS = 1 << 23 /* moves of a graph */ };
typedef struct {
    uint64_t low, high, now;
    int from, to; /* its characters in the universe */
} range;
typedef struct {
    cgt_position p;
    uint64_t from; /* moves below it lead to known positions */
    uint32_t moves;
} frame;
struct cgt_check {
    cgt_check_state state;
    cgt_rules r;
    const cgt_theorem *theorem;
    char universe[CGT_CHECK_TEXT];
    range range[RANGES];
    int ranges;
    cgt_table memo; /* value (ONGOING: on the stack), extra: Grundy value, more: remoteness */
    frame *stack;
    uint32_t top, room;
    uint32_t *seen, seen_room, stamp; /* for the mex: seen[g] == stamp */
    bool done;
};

static void read_universe(cgt_check *c, cgt_in *t) {
    uint64_t total = 1;
    if (strlen(t->text) >= sizeof c->universe)
        cgt_refuse(t, CGT_E_RANGE, "at most % characters", CGT_CHECK_TEXT - 1);
    for (; !t->status && *t->at; t->at++) {
        if (*t->at < '0' || *t->at > '9') continue;
        range g = {.from = (int)(t->at - t->text)};
        cgt_in number = *t;
        g.low = g.high = cgt_read(&number, 0, UINT32_MAX, "");
        if (!number.status && number.at[0] == '.' && number.at[1] == '.') {
            number.at += 2;
            g.high = cgt_read(&number, g.low, UINT32_MAX, "expected the end of the range");
        }
        if (number.status) *t = number;
        if (c->ranges == RANGES) cgt_refuse(t, CGT_E_RANGE, "at most % numbers", RANGES);
        if (t->status) return;
        total *= g.high - g.low + 1;
        if (total > CGT_CHECK_MOST)
            cgt_refuse(t, CGT_E_RANGE, "at most % positions can be checked", CGT_CHECK_MOST);
        g.now = g.low;
        g.to = (int)(number.at - t->text);
        c->range[c->ranges++] = g;
        t->at = number.at - 1;
    }
    if (t->status) return;
    c->state.total = total;
    memcpy(c->universe, t->text, strlen(t->text) + 1);
}

/* The text of the position now, or of the largest;
 * a number never has more digits than its range. */
static void put_text(const cgt_check *c, bool largest, char *text) {
    cgt_out o = {text, CGT_CHECK_TEXT, 0};
    int at = 0;
    for (int i = 0; i <= c->ranges; i++) {
        int end = i < c->ranges ? c->range[i].from : (int)strlen(c->universe);
        while (at < end) cgt_putc(&o, c->universe[at++]);
        if (i == c->ranges) break;
        cgt_putn(&o, (int64_t)(largest ? c->range[i].high : c->range[i].now));
        at = c->range[i].to;
    }
    if (!o.len) *text = 0;
}
/* Odometer: the last number turns fastest. */
static void turn(cgt_check *c) {
    int i = c->ranges;
    while (i-- > 0) {
        if (c->range[i].now++ < c->range[i].high) return;
        c->range[i].now = c->range[i].low;
    }
    c->done = true;
}

static const cgt_theorem *theorem_of(const char *game, const char *name) {
    const cgt_theorem *t = NULL;
    for (int i = 0; cgt_games[i]; i++)
        if (!strcmp(cgt_games[i]->name, game)) t = cgt_games[i]->theorems;
    if (!t || !name || !*name) return t;
    while (t->name && strcmp(t->name, name)) t++;
    return t->name ? t : NULL;
}
/* A refusal of the largest position, said of the universe. */
static void place(const cgt_check *c, cgt_in *refusal, const char *universe) {
    int shift = 0;
    for (int i = 0; i < c->ranges; i++) {
        char digits[24];
        cgt_out o = {digits, sizeof digits, 0};
        cgt_putn(&o, (int64_t)c->range[i].high);
        if (refusal->column >= c->range[i].from - shift + o.len)
            shift -= c->range[i].to - c->range[i].from - o.len;
    }
    refusal->column -= shift;
    refusal->text = universe;
}

static cgt_status open_check(cgt_check *c, const char *game, const char *rules,
                             const char *universe, cgt_in *refusal) {
    char text[CGT_CHECK_TEXT];
    cgt_position p;
    cgt_in t = {.text = universe, .at = universe};
    read_universe(c, &t);
    if (t.status) {
        *refusal = t;
        return t.status;
    }
    put_text(c, true, text);
    cgt_status st = cgt_open(&c->r, game, rules, text, &p, refusal);
    if (st && refusal->text == text) place(c, refusal, universe);
    return st;
}

cgt_status cgt_check_new(const char *game, const char *theorem, const char *rules,
                         const char *universe, cgt_check **out, cgt_in *refusal) {
    const cgt_theorem *t = theorem_of(game, theorem);
    cgt_in none = {.text = "", .at = ""};
    *out = NULL;
    if (!t) cgt_refuse(&none, CGT_E_UNKNOWN, "there is no theorem of that name", 0);
    cgt_check *c = t ? calloc(1, sizeof *c) : NULL;
    if (!c) cgt_refuse(&none, CGT_E_MEMORY, "there is not enough memory", 0);
    cgt_status st = none.status;
    if (!st)
        st =
            open_check(c, game, rules ? rules : t->rules, universe ? universe : t->universe, &none);
    if (st) {
        if (refusal) *refusal = none;
        cgt_check_free(c);
        return st;
    }
    c->theorem = t;
    *out = c;
    return CGT_OK;
}

void cgt_check_free(cgt_check *c) {
    if (!c) return;
    cgt_close(&c->r);
    free(c->memo.slot);
    free(c->stack);
    free(c->seen);
    free(c);
}
const cgt_check_state *cgt_check_get(const cgt_check *c) { return &c->state; }

static const cgt_slot *solved(const cgt_check *c, cgt_position p) {
    return cgt_table_find(&c->memo, p.key, 1);
}

static cgt_status push(cgt_check *c, cgt_position p) {
    /* room first: a slot that is added is believed */
    if (!cgt_grow(&c->stack, &c->room, c->top + 1, sizeof *c->stack)) return CGT_E_MEMORY;
    cgt_slot *e = cgt_table_add(&c->memo, p.key, 1);
    if (!e) return CGT_E_MEMORY;
    e->value = cgt_end(&c->r, p);
    if (e->value == CGT_ONGOING) c->stack[c->top++] = (frame){.p = p};
    return CGT_OK;
}

/* All moves of the top lead to known positions: its value by definition. */
static cgt_status pop(cgt_check *c, uint64_t *budget) {
    const cgt_rules *r = &c->r;
    frame f = c->stack[c->top - 1];
    int32_t best = CGT_ONGOING;
    uint32_t far = 0, mex = 0;
    if (!cgt_grow(&c->seen, &c->seen_room, f.moves + 2, sizeof *c->seen)) return CGT_E_MEMORY;
    c->stamp++;
    for (cgt_move m = r->game->next(r, f.p, (cgt_move){0}); m.code != UINT64_MAX;
         m = r->game->next(r, f.p, (cgt_move){m.code + 1})) {
        const cgt_slot *e = solved(c, r->game->play(r, f.p, m));
        int32_t v = (r->game->gain ? r->game->gain(r, f.p, m) : 0) - e->value;
        uint32_t d = e->more + 1;
        if (v > best || (v == best && (v > 0 ? d < far : d > far))) best = v, far = d;
        if (e->extra < c->seen_room) c->seen[e->extra] = c->stamp;
        if (*budget) --*budget;
    }
    while (c->seen[mex] == c->stamp) mex++;
    cgt_slot *e = cgt_table_find(&c->memo, f.p.key, 1);
    e->value = best;
    e->extra = mex;
    e->more = far;
    c->top--;
    c->state.states = c->memo.count;
    return CGT_OK;
}

static cgt_status search(cgt_check *c, cgt_position root, uint64_t *budget) {
    const cgt_rules *r = &c->r;
    cgt_status st = solved(c, root) ? CGT_OK : push(c, root);
    while (!st && c->top) {
        frame *f = &c->stack[c->top - 1];
        cgt_move m = r->game->next(r, f->p, (cgt_move){f->from});
        if (m.code == UINT64_MAX) {
            st = pop(c, budget);
            continue;
        }
        if (!*budget) return CGT_E_BUDGET;
        --*budget;
        cgt_position q = r->game->play(r, f->p, m);
        const cgt_slot *e = solved(c, q);
        f->from = m.code + (e != NULL);
        f->moves += e != NULL;
        if (!e) st = push(c, q);
        else if (e->value == CGT_ONGOING) st = CGT_E_LOOP;
    }
    return st;
}

/* Solves the whole state graph from here backwards, for games in which positions may recur; a draw
 * is 0. */
static cgt_status whole_graph(cgt_check *c, cgt_position root, uint64_t *budget) {
    cgt_graph g;
    if (solved(c, root)) return CGT_OK;
    cgt_status st = cgt_graph_build(&c->r, root, CGT_CHECK_MOST, LOOPS, &g);
    if (!st) st = g.open < g.nodes ? CGT_E_UNSUPPORTED : cgt_graph_solve(&g);
    for (uint32_t u = 0; !st && u < g.nodes; u++) {
        cgt_position p = {g.key[u]};
        cgt_slot *e = cgt_table_find(&c->memo, p.key, 1);
        if (!e) e = cgt_table_add(&c->memo, p.key, 1);
        if (!e) st = CGT_E_MEMORY;
        else e->value = g.value[u], e->more = g.remoteness[u];
    }
    *budget -= g.edges < *budget ? g.edges : *budget;
    c->state.states = c->memo.count;
    cgt_graph_free(&g);
    return st;
}

static bool wins(const cgt_check *c, cgt_position p, cgt_move m, int32_t value) {
    const cgt_rules *r = &c->r;
    if (!cgt_legal(r, p, m)) return false;
    int32_t gain = r->game->gain ? r->game->gain(r, p, m) : 0;
    return gain - solved(c, r->game->play(r, p, m))->value == value;
}
static bool agrees(const cgt_check *c, cgt_position p, const cgt_claim *says, cgt_claim *found) {
    const cgt_slot *e = solved(c, p);
    bool grundy = cgt_has_grundy(&c->r);
    *found = (cgt_claim){.move = CGT_NONE,
                         .value = e->value,
                         .remoteness = e->more,
                         .grundy = e->extra,
                         .has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS | (grundy ? CGT_HAS_GRUNDY : 0)};
    if (says->has & CGT_HAS_VALUE && says->value != e->value) return false;
    if (says->has & CGT_HAS_REMOTENESS && says->remoteness != e->more) return false;
    if (says->has & CGT_HAS_GRUNDY && (!grundy || says->grundy != e->extra)) return false;
    return !(says->has & CGT_HAS_MOVE) || wins(c, p, says->move, e->value);
}

cgt_status cgt_check_run(cgt_check *c, uint64_t budget) {
    cgt_check_state *s = &c->state;
    char text[CGT_CHECK_TEXT];
    while (!c->done && !s->wrong) {
        cgt_position p;
        cgt_claim says = {.move = CGT_NONE}, found;
        put_text(c, false, text);
        bool is = !cgt_parse(&c->r, text, &p, NULL);
        if (is && c->theorem->says(&c->r, p, &says)) {
            cgt_status st =
                c->r.flags & CGT_LOOPY ? whole_graph(c, p, &budget) : search(c, p, &budget);
            if (st) return st;
            if (!agrees(c, p, &says, &found)) {
                s->wrong = 1;
                s->claimed = says;
                s->found = found;
                memcpy(s->text, text, sizeof text);
            }
        } else {
            s->silent++;
        }
        s->checked++;
        turn(c);
        if (c->done || s->wrong) break;
        if (!budget) return CGT_E_BUDGET; /* a position costs one, though it be an end */
        budget--;
    }
    return CGT_OK;
}
