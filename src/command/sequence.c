/* sequence.c -- table: positions 0 to N of a game of one number, and their period.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "internal.h"

bool table_begin(command *c) {
    const char *range = c->arg[2];
    cgt_in t = {.text = range, .at = range}, no = {0};
    bool zero = cgt_read(&t, 0, 0, "") == 0 && !t.status && !strncmp(t.at, "..", 2);
    if (!zero) return fail(c, "expected a range such as 0..20", NULL);
    t.at += 2;
    uint64_t n = cgt_read(&t, 0, CGT_OCTAL_MOST, "");
    if (t.status == CGT_E_RANGE)
        return fail(c, "a table goes to {most} at most",
                    (slot[]){{"most", NULL, CGT_OCTAL_MOST}, {0}});
    if (t.status || *t.at) return fail(c, "expected a range such as 0..20", NULL);
    if (!known_game(c)) return false;
    if (c->classes) return quotient_begin(c, (uint32_t)n);
    cgt_status st = cgt_sequence_new(c->arg[1], c->rules, (uint32_t)n, &c->sequence, &no);
    if (st && !no.text && !strcmp(no.reason, "at most %"))
        return fail(c, "a table goes to {most} at most", (slot[]){{"most", NULL, no.number}, {0}});
    if (st) return fail_at(c, &no, c->rules);
    c->stopped = cgt_sequence_run(c->sequence, c->budget);
    if (c->stopped == CGT_E_MEMORY) return no_memory(c);
    if (c->stopped == CGT_E_UNSUPPORTED && c->sequence->done == c->sequence->least)
        return fail(c, "only games whose number goes down have a table", NULL);
    c->at = c->sequence->least;
    bool grundy = c->sequence->has_grundy;
    if (c->csv) {
        put(c, grundy ? "n,outcome,grundy\n" : "n,outcome\n");
    } else {
        put_padded(c, "n", 8);
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
        put_words(c,
                  "Period {n} from {preperiod} on, proved: all that decides the next values has "
                  "come back.",
                  s);
    else put_words(c, "Period {n} from {preperiod} on in this table, not proved.", s);
    put(c, "\n");
}
bool table_step(command *c) {
    if (c->quotient) return quotient_step(c);
    const cgt_sequence *q = c->sequence;
    if (c->at >= q->done || c->at > q->n) { /* rows only on standard output, where they are CSV */
        if (c->csv && c->out.length) return c->flush = true;
        if (c->csv) c->out.stream = 2;
        put_period(c);
        return false;
    }
    int32_t value = q->value[c->at];
    char number[24];
    cgt_out o = {number, sizeof number, 0};
    cgt_putn(&o, c->at);
    cgt_claim claim = {.value = value, .has = CGT_HAS_VALUE};
    if (c->csv) {
        put(c, number);
        put(c, value > 0 ? ",win" : value < 0 ? ",loss" : ",tie");
        if (q->has_grundy) {
            put(c, ",");
            put_number(c, q->grundy[c->at]);
        }
    } else {
        put_padded(c, number, 8);
        if (q->has_grundy) {
            put_padded(c, outcome_word(c, &claim), 12);
            put_number(c, q->grundy[c->at]);
        } else {
            put(c, outcome_word(c, &claim));
        }
    }
    put(c, "\n");
    c->at++;
    return true;
}
