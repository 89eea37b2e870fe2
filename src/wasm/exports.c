/* exports.c -- the only C that knows JavaScript. Handles are addresses; keys and moves are 64 bits
 * wide; text is NUL-ended UTF-8 that the caller puts into memory from cgt_memory. What is asked
 * rarely comes back as JSON text (a function that writes to buf[cap] returns the length needed, as
 * snprintf does); what is asked often, as records whose layout is told (layout.h), so that no size is
 * kept by hand on both sides. Nothing recurses.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "layout.h"
#include "session.h"

/* The records that every wasm with games has. */
int cgt_layout(char *buf, int cap) {
    static const cgt_place layout[] = {SIZE(item),
                                       FIELD(item, number),
                                       FIELD(item, item),
                                       FIELD(item, glyph),
                                       FIELD(item, link),
                                       FIELD(item, row),
                                       FIELD(item, col),
                                       SIZE(answer),
                                       FIELD(answer, by),
                                       FIELD(answer, theorem),
                                       FIELD(answer, claim.move),
                                       FIELD(answer, claim.value),
                                       FIELD(answer, claim.remoteness),
                                       FIELD(answer, claim.grundy),
                                       FIELD(answer, claim.has)};
    return LAYOUT(layout, buf, cap);
}

static struct {
    cgt_status status;
    int column;
    bool in_start;
    const char *reason;
    int64_t number;
    cgt_sign sign;
} last; /* the last refusal */

cgt_status cgt_note(cgt_status st, const cgt_in *in, const char *start) {
    last.status = st;
    last.column = in && in->text ? in->column : -1;
    last.in_start = in && start && in->text == start;
    last.reason = in && in->reason ? in->reason : "";
    last.number = in ? in->number : 0;
    last.sign = cgt_refused_sign(in);
    return st;
}
/* One a line: status, column (-1: of no text), 1 if the position's text was refused (0: the rules'),
 * number, reason, the name and the number of the character there (empty: it is one of ASCII). */
int cgt_refusal(char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    const int64_t numbers[] = {last.status, last.column, last.in_start, last.number};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        cgt_putn(&o, numbers[i]);
        cgt_putc(&o, '\n');
    }
    const char *texts[] = {last.reason, last.sign.name, last.sign.point};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        cgt_put(&o, texts[i] ? texts[i] : "");
        cgt_putc(&o, '\n');
    }
    return o.len;
}

/* The i-th game's facts as JSON; 0 when there is none. */
int cgt_about(int i, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    int n = 0;
    while (cgt_games[n]) n++;
    if (i >= 0 && i < n) cgt_describe(i, &o);
    return o.len;
}

/* NULL when refused: see cgt_refusal. */
session *cgt_session_open(const char *game, const char *rules, const char *start) {
    session *s = calloc(1, sizeof *s);
    cgt_position p;
    cgt_in no = {0};
    if (!s) {
        cgt_note(CGT_E_MEMORY, NULL, NULL);
        return NULL;
    }
    if (!cgt_note(cgt_open(&s->r, game, rules, start, &p, &no), &no, start)) return s;
    free(s);
    return NULL;
}
/* Gives back the memory of what was solved so far; positions and moves stay good. */
void cgt_session_forget(session *s) {
    cgt_solver_free(s->solver);
    s->solver = NULL;
}
void cgt_session_close(session *s) {
    if (!s) return;
    cgt_session_forget(s);
    cgt_close(&s->r);
    free(s);
}
/* NULL: no memory. */
static cgt_solver *solver(session *s) {
    if (s && !s->solver) s->solver = cgt_solver_new(&s->r);
    return s ? s->solver : NULL;
}
/* cgt_rules flags, and between and above them what the game offers. */
enum {
    GRUNDY = 16,    /* Grundy values */
    GAIN = 32,      /* points for a move */
    UNDO = 256,     /* a move is undone on a board that was not restored */
    CANONICAL = 512 /* a canonical form */
};
uint32_t cgt_session_flags(const session *s) {
    const cgt_game *g = s->r.game;
    return s->r.flags | (cgt_has_grundy(&s->r) ? GRUNDY : 0u) | (g->gain ? GAIN : 0u) |
           (g->undo ? UNDO : 0u) | (g->canonical ? CANONICAL : 0u);
}

/* Then look at the refusal's status. */
uint64_t cgt_position_read(const session *s, const char *text) {
    cgt_position p = {0};
    cgt_in no = {0};
    cgt_note(cgt_parse(&s->r, text, &p, &no), &no, text);
    return p.key;
}
int cgt_position_text(const session *s, uint64_t p, char *buf, int cap) {
    return cgt_format(&s->r, (cgt_position){p}, buf, cap);
}
int cgt_position_end(const session *s, uint64_t p) { return cgt_end(&s->r, (cgt_position){p}); }
int cgt_position_mover(const session *s, uint64_t p) {
    return s->r.game->mover ? s->r.game->mover(&s->r, (cgt_position){p}) : -1;
}
int cgt_position_items(const session *s, uint64_t p, cgt_item *out, int cap) {
    return s->r.game->items ? s->r.game->items(&s->r, (cgt_position){p}, out, cap) : 0;
}

uint64_t cgt_move_next(const session *s, uint64_t p, uint64_t from) {
    return cgt_next(&s->r, (cgt_position){p}, (cgt_move){from}).code;
}
/* An illegal move is noted, and leaves p. */
uint64_t cgt_move_play(const session *s, uint64_t p, uint64_t m) {
    bool legal = cgt_legal(&s->r, (cgt_position){p}, (cgt_move){m});
    cgt_note(legal ? CGT_OK : CGT_E_ILLEGAL, NULL, NULL);
    return legal ? s->r.game->play(&s->r, (cgt_position){p}, (cgt_move){m}).key : p;
}
int cgt_move_gain(const session *s, uint64_t p, uint64_t m) {
    return s->r.game->gain ? s->r.game->gain(&s->r, (cgt_position){p}, (cgt_move){m}) : 0;
}
int cgt_move_text(const session *s, uint64_t p, uint64_t m, char *buf, int cap) {
    return cgt_format_move(&s->r, (cgt_position){p}, (cgt_move){m}, buf, cap);
}
/* The move of that text, among the first `most`; UINT64_MAX: there is none. */
uint64_t cgt_move_find(const session *s, uint64_t p, const char *text, uint32_t most) {
    char buf[256]; /* no move is said in more */
    cgt_move m = cgt_next(&s->r, (cgt_position){p}, (cgt_move){0});
    for (; most-- && m.code != UINT64_MAX; m.code = cgt_move_next(s, p, m.code + 1))
        if (cgt_move_text(s, p, m.code, buf, sizeof buf), !strcmp(buf, text)) return m.code;
    return UINT64_MAX;
}

static uint32_t spent;
/* budget: most moves that are played. 6 (CGT_E_MEMORY): no room to look further. */
int cgt_answer_get(session *s, uint64_t p, uint32_t budget, cgt_answer *out) {
    uint64_t left = budget;
    int st =
        solver(s) ? (int)cgt_solve(s->solver, (cgt_position){p}, &left, out) : (int)CGT_E_MEMORY;
    spent = budget - (uint32_t)left;
    return st;
}
/* Moves that were played for the last answer or certificate. */
uint32_t cgt_answer_spent(void) { return spent; }

/* The certificate, as JSON (solve.h: cgt_explain); nothing: no memory. */
int cgt_explain_text(session *s, uint64_t p, uint32_t budget, uint32_t replies, char *buf,
                     int cap) {
    cgt_out o = cgt_into(buf, cap);
    uint64_t left = budget;
    if (solver(s)) cgt_explain(s->solver, (cgt_position){p}, &left, replies, &o);
    spent = budget - (uint32_t)left;
    return o.len;
}
