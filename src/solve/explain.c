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
    uint64_t *budget;
    char *text; /* a position or a move, before it is quoted */
    uint32_t room;
    cgt_status failed; /* CGT_E_MEMORY: no room for a text, or for a solver */
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
    if (cgt_grow(&w->text, &w->room, (uint32_t)len + 1, 1)) return true;
    w->failed = CGT_E_MEMORY;
    return false;
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
/* True if a solver's answer is known. */
static bool got(writer *w, cgt_status st) {
    if (st == CGT_E_MEMORY) w->failed = st;
    return !st;
}
static void put_parts(writer *w, cgt_position p) {
    cgt_part a[PARTS];
    int n = cgt_has_grundy(w->r) ? cgt_components(w->r, p, a, PARTS) : 0;
    cgt_putc(w->o, '[');
    for (int i = 0; i < n && i < PARTS; i++) {
        uint32_t g = 0;
        bool is = got(w, cgt_grundy_under(w->s, a[i].rules, a[i].p, w->budget, &g));
        if (i) cgt_putc(w->o, ',');
        cgt_put(w->o, "{\"game\":");
        cgt_quote(w->o, a[i].rules->game->name);
        next_key(w, "position");
        put_part_name(w, &a[i]);
        next_key(w, "grundy");
        put_number_or_null(w, is, g);
        cgt_putc(w->o, '}');
    }
    cgt_putc(w->o, ']');
}

/* One move of a lost position and its refutation. False: it was not found within the budget. */
static bool put_reply(writer *w, cgt_position p, cgt_move m, bool first) {
    cgt_position q = w->r->game->play(w->r, p, m);
    cgt_answer a;
    bool over = cgt_end(w->r, q) != CGT_ONGOING;
    if (!over && !got(w, cgt_decide(w->s, q, w->budget, &a))) return false;
    if (!over && !(a.claim.has & CGT_HAS_MOVE)) return false;
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
static void put_replies(writer *w, const cgt_verdict *v, unsigned most) {
    bool lost = v->answer.claim.has & CGT_HAS_VALUE && v->answer.claim.value < 0, all = lost;
    uint32_t listed = 0;
    cgt_move m = cgt_next(w->r, v->p, (cgt_move){0});
    cgt_put(w->o, ",\"replies\":[");
    for (; all && listed < most && m.code != UINT64_MAX;
         m = cgt_next(w->r, v->p, (cgt_move){m.code + 1})) {
        all = put_reply(w, v->p, m, !listed);
        listed += all;
    }
    cgt_putc(w->o, ']');
    next_key(w, "more");
    put_number_or_null(w, v->moves != UINT32_MAX, v->moves - listed);
}

static const char *const by_names[] = {"nothing", "end",    "theorem",
                                       "parts",   "search", "retrograde"};
static const char *kind_of(const cgt_answer *a) {
    const cgt_claim *c = &a->claim;
    if (!(c->has & CGT_HAS_VALUE)) return "unknown";
    if (a->by == CGT_BY_END) return "over";
    if (c->value) return c->value > 0 ? "won" : "lost";
    return c->has & CGT_HAS_REMOTENESS && c->remoteness == CGT_FOREVER ? "draw" : "tie";
}

/* The template that fits. It begins with the move where there is one, as what to do comes before why.
 * It has {move} and {to} only then, {theorem} only where one was asked. */
static const char *sentence(const cgt_rules *r, const cgt_verdict *v) {
    const cgt_claim *c = &v->answer.claim;
    bool scored = r->game->end || r->game->gain, move = c->has & CGT_HAS_MOVE;
    if (!(c->has & CGT_HAS_VALUE)) return "This position is too large to solve here.";
    if (v->answer.by == CGT_BY_END && scored) return "The game is over.";
    if (v->answer.by == CGT_BY_END)
        return c->value > 0 ? "There is no move left: the player to move wins."
                            : "There is no move left: the player to move loses.";
    if (r->flags & CGT_SCORED || r->game->gain)
        return move ? "{move}: that is the best move."
                    : "The value is known, but not the best move.";
    bool sum = v->parts > 1 && v->xor_known;
    if (c->value < 0) {
        if (sum) return "Every move loses: the XOR is 0, and your opponent can make it 0 again.";
        if (v->moves == UINT32_MAX) return "Every move gives your opponent a winning position.";
        return "The only move gives your opponent a winning position.|Each of the {n} moves gives "
               "your opponent a winning position.";
    }
    if (!move && v->theorem && c->value)
        return "The player to move wins, by the theorem {theorem}.";
    if (!move)
        return c->value ? "The player to move wins, but the move is too hard to find here."
                        : "The value is known, but not the best move.";
    if (c->value > 0 && cgt_next(r, v->to, (cgt_move){0}).code == UINT64_MAX)
        return "{move}: that ends the game, and you win.";
    if (c->value > 0)
        return sum ? "{move}: whatever your opponent plays then, you can win. In {to} the XOR is 0."
                   : "{move}: whatever your opponent plays then, you can win.";
    return c->has & CGT_HAS_REMOTENESS && c->remoteness == CGT_FOREVER
               ? "{move}: from {to} play can go on for ever, and nobody can force a win."
               : "{move}: it draws, and no move does better.";
}
static uint32_t count_moves(const cgt_rules *r, cgt_position p) {
    uint32_t n = 0;
    cgt_move m = cgt_next(r, p, (cgt_move){0});
    for (; m.code != UINT64_MAX && n < COUNT; m = cgt_next(r, p, (cgt_move){m.code + 1})) n++;
    return m.code == UINT64_MAX ? n : UINT32_MAX;
}
cgt_status cgt_verdict_of(cgt_solver *s, cgt_position p, const cgt_answer *a, uint64_t *budget,
                          cgt_verdict *v) {
    const cgt_rules *r = cgt_solver_rules(s);
    *v = (cgt_verdict){.answer = *a, .p = p, .kind = kind_of(a), .moves = count_moves(r, p)};
    if (a->claim.has & CGT_HAS_MOVE) v->to = r->game->play(r, p, a->claim.move);
    if (a->by == CGT_BY_THEOREM) v->theorem = r->game->theorems[a->theorem].name;
    cgt_status st = CGT_OK;
    if (cgt_has_grundy(r)) {
        cgt_part part[PARTS];
        v->parts = cgt_components(r, p, part, PARTS);
        st = cgt_grundy(s, p, budget, &v->xor_now);
        v->xor_known = !st;
    }
    v->sentence = sentence(r, v);
    return st == CGT_E_MEMORY ? st : CGT_OK;
}

static void put_move_and_to(writer *w, const cgt_verdict *v) {
    next_key(w, "move");
    put_move(w, v->p, v->answer.claim.move);
    next_key(w, "to");
    put_position(w, w->r, v->to);
}
static void put_sentence(writer *w, const cgt_verdict *v) {
    next_key(w, "sentence");
    cgt_put(w->o, "{\"text\":");
    cgt_quote(w->o, v->sentence);
    next_key(w, "slots");
    cgt_putc(w->o, '{');
    key(w, "n");
    put_number_or_null(w, v->moves != UINT32_MAX, v->moves);
    if (v->answer.claim.has & CGT_HAS_MOVE) put_move_and_to(w, v);
    if (v->theorem) {
        next_key(w, "theorem");
        cgt_quote(w->o, v->theorem);
    }
    cgt_put(w->o, "}}");
}

static void put_set(writer *w, cgt_position p) {
    uint32_t k = cgt_infinite_next(w->s, p, w->budget, 0);
    cgt_putc(w->o, '[');
    for (bool first = true; k != UINT32_MAX; first = false) {
        if (!first) cgt_putc(w->o, ',');
        cgt_putn(w->o, k);
        k = cgt_infinite_next(w->s, p, w->budget, k + 1);
    }
    cgt_putc(w->o, ']');
}
static void put_answer(writer *w, const cgt_verdict *v) {
    const cgt_claim *c = &v->answer.claim;
    bool far = c->has & CGT_HAS_REMOTENESS && c->remoteness != CGT_FOREVER;
    key(w, "kind");
    cgt_quote(w->o, v->kind);
    next_key(w, "by");
    cgt_quote(w->o, by_names[v->answer.by]);
    next_key(w, "theorem");
    put_text_or_null(w, v->theorem);
    next_key(w, "value");
    put_number_or_null(w, c->has & CGT_HAS_VALUE, c->value);
    next_key(w, "remoteness");
    put_number_or_null(w, far, c->remoteness);
    next_key(w, "grundy");
    put_number_or_null(w, c->has & CGT_HAS_GRUNDY, c->grundy);
    if (c->has & CGT_HAS_INFINITE) {
        next_key(w, "infinite");
        put_set(w, v->p);
    }
    if (c->has & CGT_HAS_MOVE) put_move_and_to(w, v);
    else cgt_put(w->o, ",\"move\":null,\"to\":null");
}

cgt_status cgt_explain(cgt_solver *s, cgt_position p, uint64_t *budget, unsigned most_replies,
                       cgt_out *o) {
    writer w = {.s = s, .r = cgt_solver_rules(s), .o = o, .budget = budget};
    cgt_answer a;
    cgt_verdict v;
    int start = o->len;
    if (!cgt_grow(&w.text, &w.room, 256, 1)) return CGT_E_MEMORY;
    cgt_status st = cgt_solve(s, p, budget, &a);
    got(&w, st);
    got(&w, cgt_verdict_of(s, p, &a, budget, &v));
    cgt_putc(o, '{');
    put_answer(&w, &v);
    put_replies(&w, &v, most_replies);
    next_key(&w, "parts");
    put_parts(&w, p);
    next_key(&w, "after");
    if (a.claim.has & CGT_HAS_MOVE) put_parts(&w, v.to);
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
