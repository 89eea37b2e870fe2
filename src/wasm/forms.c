/* forms.c -- what is told of a form, of two, and of a position, as JSON: value, outcome, stops, thermograph, options and how they
 * come to the canonical ones. Each question has a store of its own, which goes with it: a page keeps none.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "../values/values.h"
#include "session.h"

enum { OPTIONS = 256 /* a player */, NOTATION = 512 };

/* The store of the question, and the output. */
typedef struct {
    cgt_values *v;
    cgt_out *o;
} told;

static void key(told *t, const char *name) {
    cgt_quote(t->o, name);
    cgt_putc(t->o, ':');
}
static void put_value(told *t, cgt_value g) {
    cgt_putc(t->o, '"');
    cgt_put_value(t->v, g, t->o);
    cgt_putc(t->o, '"');
}
static void put_number(told *t, cgt_dyadic x) {
    cgt_putc(t->o, '"');
    cgt_put_dyadic(t->o, x);
    cgt_putc(t->o, '"');
}
static void put_both(told *t, const char *name, cgt_dyadic a, cgt_dyadic b) {
    key(t, name);
    cgt_putc(t->o, '[');
    put_number(t, a);
    cgt_putc(t->o, ',');
    put_number(t, b);
    cgt_putc(t->o, ']');
}
static void put_letter(told *t, char c) {
    cgt_putc(t->o, '"');
    cgt_putc(t->o, c);
    cgt_putc(t->o, '"');
}

static void put_walls(told *t, const cgt_thermograph *w) {
    key(t, "walls");
    cgt_putc(t->o, '[');
    for (int s = 0; s < 2; s++) {
        cgt_put(t->o, s ? ",[" : "[");
        for (uint32_t i = 0; i < w->corners[s]; i++) {
            if (i) cgt_putc(t->o, ',');
            cgt_putc(t->o, '[');
            put_number(t, w->wall[s][i].t);
            cgt_putc(t->o, ',');
            put_number(t, w->wall[s][i].at);
            cgt_putc(t->o, ']');
        }
        cgt_putc(t->o, ']');
    }
    cgt_put(t->o, "],");
}
/* Value, outcome, birthday, stops, mean, temperature, walls; and the canonical options. */
static void put_facts(told *t, cgt_value g) {
    cgt_thermograph w;
    key(t, "value");
    put_value(t, g);
    cgt_put(t->o, ",\"outcome\":");
    put_letter(t, cgt_value_outcome(t->v, g));
    cgt_put(t->o, ",\"birthday\":");
    cgt_putn(t->o, cgt_value_birthday(t->v, g));
    cgt_putc(t->o, ',');
    put_both(t, "stops", cgt_value_stop(t->v, g, CGT_LEFT), cgt_value_stop(t->v, g, CGT_RIGHT));
    cgt_putc(t->o, ',');
    if (!cgt_value_thermograph(t->v, g, &w)) return;
    put_walls(t, &w);
    put_both(t, "thermometer", w.mean, w.temperature);
    cgt_put(t->o, ",\"canonical\":[");
    for (int s = 0; s < 2; s++) {
        uint32_t n = cgt_value_options(t->v, g, s);
        cgt_put(t->o, s ? ",[" : "[");
        for (uint32_t i = 0; i < n; i++) {
            cgt_put(t->o, i ? ",{\"value\":" : "{\"value\":");
            put_value(t, cgt_value_option(t->v, g, s, i));
            cgt_putc(t->o, '}');
        }
        cgt_putc(t->o, ']');
    }
    cgt_putc(t->o, ']');
}
static void put_collapse(told *t, const cgt_collapse *c) {
    static const char *const why[] = {"same", "dominated", "reversible"};
    cgt_put(t->o, ",\"entries\":[");
    for (uint32_t i = 0; i < c->entries; i++) {
        cgt_put(t->o, i ? ",{\"player\":" : "{\"player\":");
        cgt_putn(t->o, c->entry[i].player);
        cgt_put(t->o, ",\"value\":");
        put_value(t, c->entry[i].value);
        cgt_put(t->o, ",\"from\":");
        cgt_putn(t->o, c->entry[i].from == CGT_TYPED ? -1 : (int64_t)c->entry[i].from);
        cgt_putc(t->o, '}');
    }
    cgt_put(t->o, "],\"steps\":[");
    for (uint32_t i = 0; i < c->steps; i++) {
        const cgt_strike *s = &c->step[i];
        cgt_put(t->o, i ? ",{\"why\":" : "{\"why\":");
        cgt_quote(t->o, why[s->why]);
        cgt_put(t->o, ",\"entry\":");
        cgt_putn(t->o, s->entry);
        cgt_put(t->o, ",\"by\":");
        cgt_putn(t->o, s->by);
        cgt_put(t->o, ",\"answer\":");
        if (s->why == CGT_REVERSIBLE) put_value(t, s->answer);
        else cgt_put(t->o, "null");
        cgt_putc(t->o, '}');
    }
    cgt_putc(t->o, ']');
}

/* Reads a whole text: its value, or a refusal (cgt_refusal), as of a start or of rules. */
static cgt_value read(cgt_values *v, const char *text, cgt_form *f, bool start) {
    cgt_in in = {.text = text, .at = text};
    cgt_value g = cgt_read_form(v, &in, f);
    cgt_note(in.status, &in, start ? text : NULL);
    return g;
}
/* How long the answer is, or 0: its status is noted. */
static int close(cgt_values *v, const cgt_out *o, cgt_status st) {
    if (!st) st = v ? cgt_values_status(v) : CGT_E_MEMORY;
    cgt_values_free(v);
    if (!st) return o->len;
    cgt_in no = {.reason = st == CGT_E_MEMORY ? "out of memory" : "too large to be worked out"};
    cgt_note(st, &no, NULL);
    return 0;
}

/* Facts about a form, within so many steps. 0: see cgt_refusal. */
int cgt_form_text(const char *text, uint64_t steps, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    told t = {cgt_values_new(), &o};
    cgt_form f = {0};
    cgt_collapse c = {0};
    if (!t.v) return close(NULL, &o, CGT_E_MEMORY);
    cgt_values_ask(t.v, steps);
    cgt_value g = read(t.v, text, &f, true);
    bool refused = g == CGT_NO_VALUE;
    if (!refused && (f.n[0] > OPTIONS || f.n[1] > OPTIONS)) {
        cgt_in in = {.text = text, .reason = "at most % options of each player", .number = OPTIONS};
        cgt_note(CGT_E_RANGE, &in, text);
        refused = true;
    }
    if (!refused) {
        cgt_value options[2][OPTIONS];
        cgt_putc(&o, '{');
        put_facts(&t, g);
        cgt_put(&o, ",\"texts\":[");
        for (int s = 0; s < 2; s++)
            for (uint32_t i = 0; i < f.n[s]; i++) {
                const cgt_written *w = &f.option[s][i];
                options[s][i] = w->value;
                if (s + i && (i || f.n[0])) cgt_putc(&o, ',');
                if (w->from == w->to && !w->braces) {
                    put_value(&t, w->value);
                    continue;
                }
                cgt_put(&o, w->braces ? "\"{" : "\"");
                for (int k = w->from; k < w->to; k++)
                    cgt_putc(&o, text[k] < ' ' && text[k] > 0 ? ' ' : text[k]);
                cgt_put(&o, w->braces ? "}\"" : "\"");
            }
        cgt_put(&o, "]");
        if (cgt_value_collapse(t.v, options[0], f.n[0], options[1], f.n[1], &c))
            put_collapse(&t, &c);
        cgt_putc(&o, '}');
    }
    cgt_collapse_free(&c);
    cgt_form_free(&f);
    if (!refused) return close(t.v, &o, CGT_OK);
    cgt_values_free(t.v);
    return 0;
}
/* Compares two forms: which is greater ("=", "<", ">" or "|"), their values, and that of the first
 * minus the second, null if it is too large. 0: see cgt_refusal; the first is refused as a start
 * is, the second as rules. */
int cgt_forms_text(const char *a, const char *b, uint64_t steps, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    told t = {cgt_values_new(), &o};
    cgt_form f = {0};
    if (!t.v) return close(NULL, &o, CGT_E_MEMORY);
    cgt_values_ask(t.v, steps);
    cgt_value g = read(t.v, a, &f, true), h = g == CGT_NO_VALUE ? g : read(t.v, b, &f, false);
    cgt_form_free(&f);
    if (h == CGT_NO_VALUE) {
        cgt_values_free(t.v);
        return 0;
    }
    cgt_put(&o, "{\"sign\":");
    put_letter(&t, cgt_value_compare(t.v, g, h));
    cgt_put(&o, ",\"values\":[");
    put_value(&t, g);
    cgt_putc(&o, ',');
    put_value(&t, h);
    cgt_putc(&o, ']');
    cgt_status st = cgt_values_status(t.v);
    cgt_put(&o, ",\"minus\":");
    cgt_value minus = cgt_value_add(t.v, g, cgt_value_negate(t.v, h));
    if (!st) cgt_values_ask(t.v, steps);
    if (minus == CGT_NO_VALUE) cgt_put(&o, "null");
    else put_value(&t, minus);
    cgt_putc(&o, '}');
    return close(t.v, &o, st);
}

/* Facts about a position: as about a form; besides "texts" also "moves", their notations, and "to",
 * the positions after them. `positions` keeps the session's results, so that a repeated question
 * goes on. */
typedef struct {
    cgt_values *values;
    cgt_positions *positions;
} worth;
int cgt_worth_form(worth *w, const session *s, uint64_t p, uint64_t steps, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    told t = {w->values, &o};
    cgt_collapse c = {0};
    cgt_value options[2][OPTIONS];
    uint32_t n[2] = {0, 0};
    char text[2 * NOTATION];
    cgt_status st = CGT_OK;
    cgt_values_ask(t.v, steps);
    cgt_value g = cgt_position_value(w->positions, (cgt_position){p});
    cgt_out list = {0};
    if (g == CGT_NO_VALUE) return 0;
    cgt_putc(&o, '{');
    put_facts(&t, g);
    for (int named = 0; named < 3 && !st; named++) {
        static const char *const names[] = {",\"texts\":[", ",\"moves\":[", ",\"to\":["};
        bool first = true;
        cgt_put(&o, names[named]);
        for (int player = 0; player < 2; player++) {
            cgt_position at = {p};
            if (s->r.flags & CGT_PARTIZAN) at = cgt_turned(at, player);
            n[player] = 0;
            for (cgt_move m = cgt_next(&s->r, at, (cgt_move){0}); m.code != UINT64_MAX;
                 m = cgt_next(&s->r, at, (cgt_move){m.code + 1})) {
                if (n[player] == OPTIONS) {
                    st = CGT_E_RANGE;
                    break;
                }
                const cgt_position to = s->r.game->play(&s->r, at, m);
                options[player][n[player]++] = cgt_position_value(w->positions, to);
                if (!first) cgt_putc(&o, ',');
                first = false;
                list = cgt_into(text, sizeof text);
                if (named == 0) put_value(&t, options[player][n[player] - 1]);
                else {
                    if (named == 1) s->r.game->format_move(&s->r, at, m, &list);
                    else s->r.game->format(&s->r, to, &list);
                    text[list.len < (int)sizeof text ? list.len : 0] = 0;
                    cgt_quote(&o, text);
                }
            }
        }
        cgt_putc(&o, ']');
    }
    if (!st && cgt_value_collapse(t.v, options[0], n[0], options[1], n[1], &c))
        put_collapse(&t, &c);
    cgt_collapse_free(&c);
    cgt_putc(&o, '}');
    return st || cgt_values_status(t.v) ? 0 : o.len;
}
