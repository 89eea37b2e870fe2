/* exports.c -- the only C that knows JavaScript. Handles are addresses; keys and moves are 64-bit;
 * text is NUL-ended UTF-8 that the caller puts into memory from cgt_memory. Nothing here recurses
 * or prints. */
#include <stdlib.h>
#include <string.h>

#include "../solve/solve.h"
typedef struct {
    cgt_rules r;
    cgt_position start;
    cgt_solver *s;
} session;
typedef struct {
    int32_t status, column, in_start;
    const char *reason;
    int64_t number;
} refusal; /* the last one */
static refusal last;
static int32_t note(cgt_status st, const cgt_in *in, const char *start) {
    last = (refusal){(int32_t)st, in ? in->column : 0, in && in->text == start,
                     in && in->reason ? in->reason : "", in ? in->number : 0};
    return (int32_t)st;
}
void *cgt_memory(uint32_t n) { return malloc(n); }
void cgt_release(void *p) { free(p); }
const refusal *cgt_refusal(void) { return &last; }
session *cgt_session_open(const char *game, const char *rules, const char *start) {
    session *s = calloc(1, sizeof *s);
    cgt_in no = {0};
    if (!s) {
        note(CGT_E_MEMORY, NULL, NULL);
        return NULL;
    }
    cgt_status st = cgt_open(&s->r, game, rules, start, &s->start, &no);
    if (!st && !(s->s = cgt_solver_new(&s->r))) {
        st = CGT_E_MEMORY;
        cgt_close(&s->r);
    }
    if (!note(st, &no, start)) return s;
    free(s);
    return NULL;
}
void cgt_session_close(session *s) {
    if (s) {
        cgt_solver_free(s->s);
        cgt_close(&s->r);
        free(s);
    }
}
uint64_t cgt_session_start(const session *s) { return s->start.key; }
uint32_t cgt_session_flags(const session *s) {
    return s->r.flags | (cgt_has_grundy(&s->r) ? 16u : 0) | (s->r.game->gain ? 32u : 0);
}
/* Board kind of part i of a sum, of the whole for i < 0 (static text), or NULL. */
const char *cgt_session_board(const session *s, int i) {
    return i < 0 ? s->r.game->board : (unsigned)i < s->r.parts ? s->r.part[i].game->board : NULL;
}
uint64_t cgt_position_read(const session *s, const char *text) { /* look at the refusal's status */
    cgt_position p = {0};
    cgt_in no = {0};
    note(cgt_parse(&s->r, text, &p, &no), &no, text);
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
uint64_t cgt_move_play(const session *s, uint64_t p,
                       uint64_t m) { /* an illegal move is noted, and leaves p */
    return note(cgt_legal(&s->r, (cgt_position){p}, (cgt_move){m}) ? CGT_OK : CGT_E_ILLEGAL, NULL,
                NULL)
               ? p
               : s->r.game->play(&s->r, (cgt_position){p}, (cgt_move){m}).key;
}
int cgt_move_gain(const session *s, uint64_t p, uint64_t m) {
    return s->r.game->gain ? s->r.game->gain(&s->r, (cgt_position){p}, (cgt_move){m}) : 0;
}
int cgt_move_text(const session *s, uint64_t p, uint64_t m, char *buf, int cap) {
    return cgt_format_move(&s->r, (cgt_position){p}, (cgt_move){m}, buf, cap);
}
int cgt_answer_get(session *s, uint64_t p, uint32_t budget, cgt_answer *out) {
    return (int)cgt_solve(s->s, (cgt_position){p}, budget, out);
}
/* Part i: its key, lift and Grundy value (UINT32_MAX: not within the budget), its text and its
 * game's name. Returns how many parts. */
typedef struct {
    uint64_t key, lift;
    uint32_t grundy, game;
} part;
int cgt_part_get(session *s, uint64_t p, int i, uint32_t budget, part *out, char *text, int cap) {
    cgt_part a[64];
    int n = cgt_components(&s->r, (cgt_position){p}, a, 64);
    if (i >= n || i >= 64) return n;
    *out = (part){a[i].p.key, a[i].lift, UINT32_MAX, 0};
    for (uint32_t k = 0; cgt_games[k]; k++)
        if (cgt_games[k] == a[i].rules->game) out->game = k;
    cgt_solver *t = cgt_solver_new(a[i].rules);
    uint64_t b = budget;
    uint32_t g;
    if (t && !cgt_grundy(t, a[i].p, &b, &g)) out->grundy = g;
    cgt_solver_free(t);
    cgt_format(a[i].rules, a[i].p, text, cap);
    return n;
}
cgt_search *cgt_search_start(const session *s, uint64_t p, uint32_t depth, int prune) {
    return cgt_search_new(&s->r, (cgt_position){p}, depth, prune != 0);
}
cgt_graph *cgt_graph_start(const session *s, uint64_t p, uint32_t nodes, uint32_t edges) {
    cgt_graph *g = calloc(1, sizeof *g);
    if (g && !cgt_graph_build(&s->r, (cgt_position){p}, nodes, edges, g)) return g;
    free(g);
    return NULL;
}
void cgt_graph_end(cgt_graph *g) {
    if (g) {
        cgt_graph_free(g);
        free(g);
    }
}
/* Facts of the i-th game as text, a field a line: name, title, board, flags, then examples
 * "R\trules\tstart", theorems "T\tname\tstatement\tsource". */
int cgt_about(int i, char *buf, int cap) {
    cgt_out o = {buf, cap, 0};
    int n = 0;
    while (cgt_games[n]) n++;
    if (i < 0 || i >= n) return 0;
    const cgt_game *g = cgt_games[i];
    cgt_put(&o, g->name);
    cgt_putc(&o, '\n');
    cgt_put(&o, g->title);
    cgt_putc(&o, '\n');
    cgt_put(&o, g->board);
    cgt_putc(&o, '\n');
    cgt_putn(&o, g->flags);
    cgt_putc(&o, '\n');
    for (const cgt_example *x = g->examples; x->start; x++) {
        cgt_put(&o, "R\t");
        cgt_put(&o, x->rules);
        cgt_putc(&o, '\t');
        cgt_put(&o, x->start);
        cgt_putc(&o, '\n');
    }
    for (const cgt_theorem *t = g->theorems; t && t->name; t++) {
        cgt_put(&o, "T\t");
        cgt_put(&o, t->name);
        cgt_putc(&o, '\t');
        cgt_put(&o, t->statement);
        cgt_putc(&o, '\t');
        cgt_put(&o, t->source);
        cgt_putc(&o, '\n');
    }
    return o.len;
}
int cgt_theorem_says(
    const session *s, int i, uint64_t p,
    cgt_claim *out) { /* 1 applies, 0 does not, -1 no such theorem: pages check it live */
    const cgt_theorem *t = s->r.game->theorems;
    for (int k = 0; t && t[k].name; k++)
        if (k == i) return t[k].says(&s->r, (cgt_position){p}, out);
    return -1;
}
