/* table.c -- long tables, state graphs, and theorems against search, for JavaScript.
 * What exports.c says holds here.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "layout.h"

int cgt_table_layout(char *buf, int cap) {
    static const cgt_place layout[] = {
        SIZE(sequence),
        FIELD(sequence, n),
        FIELD(sequence, done),
        FIELD(sequence, least),
        FIELD(sequence, has_grundy),
        FIELD(sequence, value),
        FIELD(sequence, grundy),
        FIELD(sequence, period.preperiod),
        FIELD(sequence, period.period),
        FIELD(sequence, period.proved),
        SIZE(graph),
        FIELD(graph, nodes),
        FIELD(graph, edges),
        FIELD(graph, open),
        FIELD(graph, beyond),
        FIELD(graph, key),
        FIELD(graph, move),
        FIELD(graph, first),
        FIELD(graph, to),
        FIELD(graph, value),
        FIELD(graph, remoteness),
        FIELD(graph, least),
        FIELD(graph, order),
        FIELD(graph, settled),
        FIELD(graph, grundy),
        FIELD(graph, turn),
    };
    return LAYOUT(layout, buf, cap);
}

/* Positions 0 .. n of a game whose positions are one number. NULL when refused. */
cgt_sequence *cgt_sequence_start(const char *game, const char *rules, uint32_t n) {
    cgt_sequence *q = NULL;
    cgt_in no = {0};
    return cgt_note(cgt_sequence_new(game, rules, n, &q, &no), &no, NULL) ? NULL : q;
}
int cgt_sequence_go(cgt_sequence *q, uint32_t budget) { return (int)cgt_sequence_run(q, budget); }
/* UINT32_MAX: not known. */
uint32_t cgt_sequence_like(const cgt_sequence *q, uint32_t n) { return cgt_sequence_as(q, n); }
void cgt_sequence_end(cgt_sequence *q) { cgt_sequence_free(q); }

cgt_graph *cgt_graph_start(const session *s, uint64_t p, uint32_t nodes, uint32_t edges) {
    cgt_graph *g = calloc(1, sizeof *g);
    if (g && !cgt_graph_build(&s->r, (cgt_position){p}, nodes, edges, g)) return g;
    free(g);
    return NULL;
}
cgt_status cgt_graph_go(cgt_graph *g) { return cgt_graph_solve(g); }
void cgt_graph_end(cgt_graph *g) {
    if (!g) return;
    cgt_graph_free(g);
    free(g);
}

/* A theorem against search; empty rules and universe are the theorem's own. NULL when refused: the
 * universe's text counts as a start. */
cgt_check *cgt_check_start(const char *game, const char *theorem, const char *rules,
                           const char *universe) {
    cgt_check *k = NULL;
    cgt_in no = {0};
    const char *own = *universe ? universe : NULL;
    cgt_status st = cgt_check_new(game, theorem, own ? rules : NULL, own, &k, &no);
    return cgt_note(st, &no, universe) ? NULL : k;
}
/* 0: done; 5 (CGT_E_BUDGET): more to do. */
int cgt_check_go(cgt_check *k, uint32_t budget) { return (int)cgt_check_run(k, budget); }
void cgt_check_end(cgt_check *k) { cgt_check_free(k); }
static void claim(cgt_out *o, const char *name, const cgt_claim *c) {
    const struct {
        const char *name;
        uint32_t has;
        int64_t number;
    } fields[] = {{"value", CGT_HAS_VALUE, c->value},
                  {"remoteness", CGT_HAS_REMOTENESS, c->remoteness},
                  {"grundy", CGT_HAS_GRUNDY, c->grundy}};
    cgt_put(o, name);
    for (int i = 0; i < 3; i++) {
        cgt_put(o, i ? ",\"" : "{\"");
        cgt_put(o, fields[i].name);
        cgt_put(o, "\":");
        if (c->has & fields[i].has) cgt_putn(o, fields[i].number);
        else cgt_put(o, "null");
    }
    cgt_putc(o, '}');
}
int cgt_check_text(const cgt_check *k, char *buf, int cap) {
    const cgt_check_state *s = cgt_check_get(k);
    cgt_out o = cgt_into(buf, cap);
    cgt_put(&o, "{\"total\":");
    cgt_putn(&o, (int64_t)s->total);
    cgt_put(&o, ",\"checked\":");
    cgt_putn(&o, (int64_t)s->checked);
    cgt_put(&o, ",\"skipped\":");
    cgt_putn(&o, (int64_t)s->silent);
    cgt_put(&o, ",\"disagreement\":");
    if (s->wrong) {
        cgt_put(&o, "{\"position\":");
        cgt_quote(&o, s->text);
        claim(&o, ",\"claimed\":", &s->claimed);
        claim(&o, ",\"found\":", &s->found);
        cgt_putc(&o, '}');
    } else cgt_put(&o, "null");
    cgt_putc(&o, '}');
    return o.len;
}
