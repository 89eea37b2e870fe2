/* sequence.c -- table: positions FROM to TO of a game of one number, and their period.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "internal.h"

/* Numbers beyond any table, which a proved period answers. */
enum { FAR = 1000000000 };

static bool too_far(command *c, int64_t most) {
    return fail(c, "a table goes up to {most} at most", (slot[]){{"most", NULL, most}, {0}});
}
static bool read_range(command *c, uint64_t *from, uint64_t *to) {
    cgt_in t = {.text = c->arg[2], .at = c->arg[2]};
    *from = cgt_read(&t, 0, FAR, "");
    bool range = !t.status && !strncmp(t.at, "..", 2);
    if (range) {
        t.at += 2;
        *to = cgt_read(&t, 0, FAR, "");
    }
    if (range && t.status == CGT_E_RANGE) return too_far(c, FAR);
    if (!range || t.status || *t.at || *from > *to)
        return fail(c, "expected a range such as 0..20", NULL);
    return true;
}
/* Positions 0 to n; or, where that is as far as the game's table goes, fewer. */
static bool begin_to(command *c, uint32_t n, uint32_t *most) {
    cgt_in no = {0};
    cgt_status st = cgt_sequence_new(c->arg[1], c->rules, n, &c->sequence, &no);
    bool less = st && !no.text && !strcmp(no.reason, "at most %");
    if (less) *most = (uint32_t)no.number;
    if (less) st = cgt_sequence_new(c->arg[1], c->rules, *most, &c->sequence, &no);
    if (st) return fail_at(c, &no, c->rules);
    c->stopped = cgt_sequence_run(c->sequence, c->budget);
    return c->stopped == CGT_E_MEMORY ? no_memory(c) : true;
}
/* All of them; or where `to` is beyond any table, as many as prove a period, if that is so. */
static bool begin_sequence(command *c) {
    uint32_t most = CGT_OCTAL_MOST;
    if (c->to <= CGT_SEQUENCE_MOST) {
        if (!begin_to(c, (uint32_t)c->to, &most)) return false;
        return most < c->to ? too_far(c, most) : true;
    }
    for (uint32_t n = 1 << 16;; n = n < most / 16 ? 16 * n : most) {
        if (n > c->to) n = (uint32_t)c->to;
        if (!begin_to(c, n, &most)) return false;
        const cgt_sequence *q = c->sequence;
        if (q->period.proved || q->n == c->to) return true;
        if (n >= most) return too_far(c, most);
        if (c->stopped) return true;
        cgt_sequence_free(c->sequence);
        c->sequence = NULL;
    }
}
static unsigned columns(const command *c) { return c->to < 10000000 ? 8 : 12; }
bool table_begin(command *c) {
    uint64_t from;
    if (!read_range(c, &from, &c->to) || !known_game(c)) return false;
    if (c->to - from > CGT_OCTAL_MOST) return too_far(c, (int64_t)from + CGT_OCTAL_MOST);
    if (c->classes) return quotient_begin(c, c->to);
    if (!begin_sequence(c)) return false;
    if (c->stopped == CGT_E_UNSUPPORTED && c->sequence->done == c->sequence->least)
        return fail(c, "only games whose number goes down have a table", NULL);
    c->row = from > c->sequence->least ? from : c->sequence->least;
    bool grundy = c->sequence->has_grundy;
    if (c->csv) {
        put(c, grundy ? "n,outcome,grundy\n" : "n,outcome\n");
    } else {
        put_padded(c, "n", columns(c));
        if (grundy) put_padded(c, say(c, "Outcome"), 12);
        put(c, say(c, grundy ? "Grundy value" : "Outcome"));
        put(c, "\n");
    }
    return true;
}
static void put_period(command *c) {
    const cgt_sequence *q = c->sequence;
    const cgt_period *p = &q->period;
    const slot s[] = {
        {"n", NULL, p->period}, {"preperiod", NULL, p->preperiod}, {"done", NULL, q->done}, {0}};
    if (c->stopped == CGT_E_RANGE)
        put_words(c, "The table ends here: {done} is not a position of this game.", s);
    else if (c->stopped == CGT_E_UNSUPPORTED)
        put_words(
            c, "The table ends here: a move from {done} leads to a number that is not smaller.", s);
    else if (q->done <= q->n) put_words(c, "From {done} on: unknown within this budget.", s);
    else if (!p->period) put_words(c, "No period is seen in this table.", s);
    else if (p->proved)
        put_words(
            c,
            "Period {n} from {preperiod} on, proved: everything that decides the next values has "
            "repeated.",
            s);
    else put_words(c, "Period {n} from {preperiod} on in this table, not proved.", s);
    put(c, "\n");
}
bool table_step(command *c) {
    if (c->quotient) return quotient_step(c);
    const cgt_sequence *q = c->sequence;
    uint32_t at = c->row > c->to ? UINT32_MAX : cgt_sequence_as(q, c->row);
    if (at == UINT32_MAX) { /* rows only on standard output, where they are CSV */
        if (c->csv && c->out.length) return c->flush = true;
        if (c->csv) c->out.stream = 2;
        put_period(c);
        return false;
    }
    int32_t value = q->value[at];
    char number[24];
    cgt_out o = {number, sizeof number, 0};
    cgt_putn(&o, (int64_t)c->row);
    cgt_claim claim = {.value = value, .has = CGT_HAS_VALUE};
    if (c->csv) {
        put(c, number);
        put(c, value > 0 ? ",win" : value < 0 ? ",loss" : ",tie");
        if (q->has_grundy) {
            put(c, ",");
            put_number(c, q->grundy[at]);
        }
    } else {
        put_padded(c, number, columns(c));
        if (q->has_grundy) {
            put_padded(c, outcome_word(c, &claim), 12);
            put_number(c, q->grundy[at]);
        } else {
            put(c, outcome_word(c, &claim));
        }
    }
    put(c, "\n");
    c->row++;
    return true;
}
