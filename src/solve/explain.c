/* explain.c -- the certificate of a position, and the facts of a game, as JSON. What is written is
 * described in solve.h; tests/c/certificates.c checks it by nothing but moves and results.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "solve.h"

enum { PARTS = 64, COUNT = 4096 /* moves that are counted, not listed */ };
typedef struct {
    cgt_solver *s;
    const cgt_rules *r;
    cgt_out *o;
    uint64_t budget;
    char *text; /* of a position or a move, before it is quoted */
    uint32_t room;
    bool failed; /* no memory */
} writer;

static void key(writer *w, const char *name) {
    cgt_quote(w->o, name);
    cgt_putc(w->o, ':');
}
static void next_key(writer *w, const char *name) {
    cgt_putc(w->o, ',');
    key(w, name);
}
static void put_number_or_null(writer *w, bool is, int64_t n) {
    if (is) cgt_putn(w->o, n);
    else cgt_put(w->o, "null");
}
static void put_text_or_null(writer *w, const char *s) {
    if (s) cgt_quote(w->o, s);
    else cgt_put(w->o, "null");
}

/* Whether a text of that length had to be cut, and now there is room. */
static bool grow(writer *w, int len) {
    if (len < (int)w->room) return false;
    w->failed |= !cgt_grow(&w->text, &w->room, (uint32_t)len + 1, 1);
    return !w->failed;
}
static void put_position(writer *w, const cgt_rules *r, cgt_position p) {
    if (grow(w, cgt_format(r, p, w->text, (int)w->room))) cgt_format(r, p, w->text, (int)w->room);
    cgt_quote(w->o, w->text);
}
static void put_move(writer *w, cgt_position p, cgt_move m) {
    if (grow(w, cgt_format_move(w->r, p, m, w->text, (int)w->room)))
        cgt_format_move(w->r, p, m, w->text, (int)w->room);
    cgt_quote(w->o, w->text);
}

/* A part that is one thing of the same board is named by its number: the heap of 12 in 10 12 5. */
static void put_part_name(writer *w, const cgt_part *a) {
    cgt_item item[PARTS];
    const cgt_game *g = a->rules->game;
    int n = g->components && g->items ? g->items(a->rules, a->p, item, PARTS) : 0, with = 0,
        which = 0;
    for (int i = 0; i < n && i < PARTS; i++)
        if (item[i].number) with++, which = i;
    if (with != 1 || n > PARTS) {
        put_position(w, a->rules, a->p);
        return;
    }
    cgt_putc(w->o, '"');
    cgt_putn(w->o, item[which].number);
    cgt_putc(w->o, '"');
}
/* Returns how many parts; *x: the xor of their Grundy values, *known: all of them were found. */
static int put_parts(writer *w, cgt_position p, uint32_t *x, bool *known) {
    cgt_part a[PARTS];
    int n = cgt_has_grundy(w->r) ? cgt_components(w->r, p, a, PARTS) : -1;
    *known = n >= 0 && n <= PARTS;
    *x = 0;
    cgt_putc(w->o, '[');
    for (int i = 0; i < n && i < PARTS; i++) {
        uint32_t g;
        uint64_t budget = w->budget / 4;
        bool is = !cgt_grundy_under(w->s, a[i].rules, a[i].p, &budget, &g);
        if (is) *x ^= g;
        *known &= is;
        if (i) cgt_putc(w->o, ',');
        cgt_put(w->o, "{\"game\":");
        cgt_quote(w->o, a[i].rules->game->name);
        next_key(w, "position");
        put_part_name(w, &a[i]);
        next_key(w, "grundy");
        put_number_or_null(w, is, is ? g : 0);
        cgt_putc(w->o, '}');
    }
    cgt_putc(w->o, ']');
    return n;
}

/* One move of a lost position and its refutation. False: it was not found within the budget. */
static bool put_reply(writer *w, cgt_position p, cgt_move m, bool first, uint64_t budget) {
    cgt_position q = w->r->game->play(w->r, p, m);
    cgt_answer a;
    bool over = cgt_end(w->r, q) != CGT_ONGOING;
    if (!over && (cgt_decide(w->s, q, budget, &a) || !(a.claim.has & CGT_HAS_MOVE))) return false;
    if (!first) cgt_putc(w->o, ',');
    cgt_put(w->o, "{\"move\":");
    put_move(w, p, m);
    next_key(w, "to");
    put_position(w, w->r, q);
    next_key(w, "reply");
    if (over) cgt_put(w->o, "null,\"then\":null}");
    if (over) return true;
    put_move(w, q, a.claim.move);
    next_key(w, "then");
    put_position(w, w->r, w->r->game->play(w->r, q, a.claim.move));
    cgt_putc(w->o, '}');
    return true;
}
/* Returns how many moves there are, counting at most COUNT beyond those listed. */
static uint32_t put_replies(writer *w, cgt_position p, unsigned most, bool lost) {
    uint32_t listed = 0, moves = 0;
    bool all = lost;
    cgt_put(w->o, ",\"replies\":[");
    cgt_move m = cgt_next(w->r, p, (cgt_move){0});
    for (; m.code != UINT64_MAX && moves < most + COUNT;
         m = cgt_next(w->r, p, (cgt_move){m.code + 1}), moves++) {
        all &= listed < most;
        if (all) all = put_reply(w, p, m, !listed, w->budget / (2 * most));
        listed += all;
    }
    cgt_putc(w->o, ']');
    next_key(w, "more");
    bool counted = m.code == UINT64_MAX;
    put_number_or_null(w, counted, lost ? moves - listed : moves);
    return counted ? moves : UINT32_MAX;
}

static const char *const by_names[] = {"nothing", "end",    "theorem",
                                       "parts",   "search", "retrograde"};
typedef struct {
    const char *kind;
    cgt_answer answer;
    cgt_position p, to;
    uint32_t moves, xor_now; /* moves: UINT32_MAX when not counted */
    int parts;
    bool has_move, xor_known;
} verdict;

static const char *kind_of(const cgt_answer *a) {
    const cgt_claim *c = &a->claim;
    if (!(c->has & CGT_HAS_VALUE)) return "unknown";
    if (a->by == CGT_BY_END) return "over";
    if (c->value) return c->value > 0 ? "won" : "lost";
    return c->has & CGT_HAS_REMOTENESS && c->remoteness == CGT_FOREVER ? "draw" : "tie";
}

/* The template that fits; its slots are always {move} {to} {n} {theorem}. */
static const char *sentence(const writer *w, const verdict *v) {
    const cgt_claim *c = &v->answer.claim;
    bool scored = w->r->game->end || w->r->game->gain;
    if (!(c->has & CGT_HAS_VALUE)) return "This position is too large to solve here.";
    if (v->answer.by == CGT_BY_END && scored) return "The game is over.";
    if (v->answer.by == CGT_BY_END)
        return c->value > 0 ? "There is no move left: the player to move wins."
                            : "There is no move left: the player to move loses.";
    if (w->r->flags & CGT_SCORED || w->r->game->gain)
        return v->has_move ? "{move} is the best move." : "The value is known.";
    if (!c->value)
        return c->has & CGT_HAS_REMOTENESS && c->remoteness == CGT_FOREVER
                   ? "Play {move}: from {to} play can go on for ever, and nobody can force a win."
                   : "Play {move}: it leads to a tie, and nobody can do better.";
    bool sum = v->parts > 1 && v->xor_known;
    if (c->value > 0 && !v->has_move) return "The player to move wins, by the theorem {theorem}.";
    if (c->value > 0)
        return sum ? "Play {move}: in {to} the xor is 0, and the opponent loses."
                   : "Play {move}: {to} is lost for the opponent.";
    if (sum) return "The xor is 0: after every move the opponent can make it 0 again.";
    if (v->moves == UINT32_MAX) return "Every move leaves a position that the opponent wins.";
    return "The only move leaves a position that the opponent wins.|Each of the {n} moves leaves a "
           "position that the opponent wins.";
}

static void put_sentence(writer *w, const verdict *v) {
    next_key(w, "sentence");
    cgt_put(w->o, "{\"text\":");
    cgt_quote(w->o, sentence(w, v));
    next_key(w, "slots");
    cgt_putc(w->o, '{');
    key(w, "n");
    put_number_or_null(w, v->moves != UINT32_MAX, v->moves);
    if (v->has_move) {
        next_key(w, "move");
        put_move(w, v->p, v->answer.claim.move);
        next_key(w, "to");
        put_position(w, w->r, v->to);
    }
    if (v->answer.by == CGT_BY_THEOREM) {
        next_key(w, "theorem");
        cgt_quote(w->o, w->r->game->theorems[v->answer.theorem].name);
    }
    cgt_put(w->o, "}}");
}

static void put_answer(writer *w, const verdict *v) {
    const cgt_answer *a = &v->answer;
    const cgt_claim *c = &a->claim;
    bool far = c->has & CGT_HAS_REMOTENESS && c->remoteness != CGT_FOREVER;
    key(w, "kind");
    cgt_quote(w->o, v->kind);
    next_key(w, "by");
    cgt_quote(w->o, by_names[a->by]);
    next_key(w, "theorem");
    put_text_or_null(w, a->by == CGT_BY_THEOREM ? w->r->game->theorems[a->theorem].name : NULL);
    next_key(w, "value");
    put_number_or_null(w, c->has & CGT_HAS_VALUE, c->value);
    next_key(w, "remoteness");
    put_number_or_null(w, far, c->remoteness);
    next_key(w, "grundy");
    put_number_or_null(w, c->has & CGT_HAS_GRUNDY, c->grundy);
    if (!v->has_move) {
        cgt_put(w->o, ",\"move\":null,\"to\":null");
        return;
    }
    next_key(w, "move");
    put_move(w, v->p, c->move);
    next_key(w, "to");
    put_position(w, w->r, v->to);
}

cgt_status cgt_explain(cgt_solver *s, cgt_position p, uint64_t budget, unsigned most_replies,
                       cgt_out *o) {
    writer w = {.s = s, .r = cgt_solver_rules(s), .o = o, .budget = budget};
    verdict v = {.p = p};
    int start = o->len;
    if (!cgt_grow(&w.text, &w.room, 256, 1)) return CGT_E_MEMORY;
    cgt_status st = cgt_solve(s, p, budget / 2, &v.answer);
    const cgt_claim *c = &v.answer.claim;
    bool lost = c->has & CGT_HAS_VALUE && c->value < 0 && v.answer.by != CGT_BY_END;
    v.kind = kind_of(&v.answer);
    v.has_move = c->has & CGT_HAS_MOVE;
    if (v.has_move) v.to = w.r->game->play(w.r, p, c->move);
    cgt_putc(o, '{');
    put_answer(&w, &v);
    v.moves = put_replies(&w, p, most_replies, lost);
    next_key(&w, "parts");
    v.parts = put_parts(&w, p, &v.xor_now, &v.xor_known);
    next_key(&w, "after");
    uint32_t after;
    bool known;
    if (v.has_move) put_parts(&w, v.to, &after, &known);
    else cgt_put(o, "[]");
    next_key(&w, "xor");
    put_number_or_null(&w, v.xor_known, v.xor_now);
    put_sentence(&w, &v);
    cgt_putc(o, '}');
    free(w.text);
    if (!w.failed) return st;
    o->len = start;
    if (start < o->cap) o->buf[start] = 0;
    return CGT_E_MEMORY;
}

static void put_field(cgt_out *o, const char *name, const char *value, bool last) {
    cgt_quote(o, name);
    cgt_putc(o, ':');
    cgt_quote(o, value ? value : "");
    if (!last) cgt_putc(o, ',');
}
bool cgt_describe(int game, cgt_out *o) {
    int n = 0;
    while (cgt_games[n]) n++;
    if (game < 0 || game >= n) return false;
    const cgt_game *g = cgt_games[game];
    cgt_putc(o, '{');
    put_field(o, "name", g->name, false);
    put_field(o, "title", g->title, false);
    put_field(o, "board", g->board, false);
    put_field(o, "how", g->how, false);
    put_field(o, "phrase", g->phrase, false);
    cgt_put(o, "\"flags\":");
    cgt_putn(o, g->flags);
    cgt_put(o, g->end ? ",\"misere\":false,\"examples\":[" : ",\"misere\":true,\"examples\":[");
    for (const cgt_example *x = g->examples; x->start; x++) {
        cgt_put(o, x == g->examples ? "{" : ",{");
        put_field(o, "rules", x->rules, false);
        put_field(o, "start", x->start, true);
        cgt_putc(o, '}');
    }
    cgt_put(o, "],\"theorems\":[");
    for (const cgt_theorem *t = g->theorems; t && t->name; t++) {
        cgt_put(o, t == g->theorems ? "{" : ",{");
        put_field(o, "name", t->name, false);
        put_field(o, "statement", t->statement, false);
        put_field(o, "source", t->source, false);
        put_field(o, "rules", t->rules, false);
        put_field(o, "universe", t->universe, true);
        cgt_putc(o, '}');
    }
    cgt_put(o, "]}");
    return true;
}
