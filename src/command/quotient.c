/* quotient.c -- table --quotient: the class of each row of a misère octal game, and what is proved.
 * SPDX-License-Identifier: MIT */
#include "internal.h"

bool quotient_begin(command *c, uint64_t rows) {
    cgt_in no = {0};
    if (rows > CGT_QUOTIENT_ROWS)
        return fail(c, "a table goes up to {most} at most",
                    (slot[]){{"most", NULL, CGT_QUOTIENT_ROWS}, {0}});
    cgt_status st = cgt_quotient_open(c->arg[1], c->rules, &c->quotient, &no);
    if (st == CGT_E_MEMORY) return no_memory(c);
    if (st) return fail_at(c, &no, c->rules);
    for (uint64_t n = 0; n < rows && !c->stopped; n++)
        c->stopped = cgt_quotient_go(c->quotient, c->budget);
    if (c->stopped == CGT_E_MEMORY) return no_memory(c);
    c->at = 0;
    if (c->csv) {
        put(c, "n,outcome,class\n");
    } else {
        put_padded(c, "n", 8);
        put_padded(c, say(c, "Outcome"), 12);
        put(c, say(c, "Class"));
        put(c, "\n");
    }
    return true;
}
static void put_class(command *c, uint32_t class) {
    char text[8 * CGT_WORD];
    cgt_out o = {text, sizeof text, 0};
    cgt_quotient_class(c->quotient, class, &o);
    put(c, text);
}
static void put_proved(command *c, const cgt_quotient_known *k) {
    cgt_quotient_told t = cgt_quotient_tell(c->quotient, c->stopped);
    uint8_t row[CGT_QUOTIENT_ORDER];
    uint32_t letters = cgt_quotient_letters(c->quotient, row);
    for (uint32_t i = 0; i < letters; i++) {
        put(c, i ? "  " : "");
        put_class(c, k->class[row[i]]);
        put(c, " = ");
        put_number(c, row[i]);
    }
    put(c, letters ? "\n" : "");
    put(c, say(c, "Losing classes"));
    put(c, ":");
    for (uint32_t i = 0; i < k->order; i++) {
        if (!(k->lost >> i & 1)) continue;
        put(c, " ");
        put_class(c, i);
    }
    put(c, "\n");
    const slot s[] = {{"order", NULL, k->order},
                      {"rows", NULL, k->rows},
                      {"done", NULL, k->rows + 1},
                      {"most", NULL, CGT_QUOTIENT_ORDER},
                      {"n", NULL, t.period.period},
                      {"preperiod", NULL, t.period.preperiod},
                      {0}};
    put_words(c, t.order, s);
    put(c, "\n");
    put_words(c, t.end, s);
    put(c, "\n");
}
bool quotient_step(command *c) {
    cgt_quotient_known k = cgt_quotient_get(c->quotient);
    if (c->at > k.rows) {
        if (c->csv && c->out.length) return c->flush = true;
        if (c->csv) c->out.stream = 2;
        put_proved(c, &k);
        return false;
    }
    uint32_t class = k.class[c->at];
    bool lost = k.lost >> class & 1;
    char number[24];
    cgt_out o = {number, sizeof number, 0};
    cgt_putn(&o, c->at);
    cgt_claim claim = {.value = lost ? CGT_LOSS : CGT_WIN, .has = CGT_HAS_VALUE};
    if (c->csv) {
        put(c, number);
        put(c, lost ? ",loss," : ",win,");
    } else {
        put_padded(c, number, 8);
        put_padded(c, outcome_word(c, &claim), 12);
    }
    put_class(c, class);
    put(c, "\n");
    c->at++;
    return true;
}
