/* quotient.c -- table --quotient: the class of each row of a misère octal game, and what is proved.
 * SPDX-License-Identifier: MIT */
#include "internal.h"

bool quotient_begin(command *c, uint32_t rows) {
    cgt_in no = {0};
    if (rows > CGT_QUOTIENT_ROWS)
        return fail(c, "a table goes to {most} at most",
                    (slot[]){{"most", NULL, CGT_QUOTIENT_ROWS}, {0}});
    if (cgt_open(&c->r, c->arg[1], c->rules, "1", &c->p, &no)) {
        c->r.game = NULL;
        return fail_at(c, &no, c->rules);
    }
    uint32_t last;
    const uint8_t *digit = c->r.game->octal ? c->r.game->octal(&c->r, &last) : NULL;
    if (!digit || !(c->r.flags & CGT_MISERE))
        return fail(
            c, "only misère octal games have a quotient here: rules such as \"misere 0.77\"", NULL);
    if (!(c->quotient = cgt_quotient_new(digit, last))) return no_memory(c);
    for (uint32_t n = 0; n < rows && !c->stopped; n++)
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
    /* the rows of the classes' words, in order: a, b ... */
    cgt_quotient_known k = cgt_quotient_get(c->quotient);
    uint32_t letters = 0;
    for (uint32_t row = 1; row <= k.rows; row++) {
        bool used = false;
        for (uint32_t i = 0; i < k.order; i++)
            for (uint32_t j = 0; j < k.word[i].n; j++) used |= k.word[i].row[j] == row;
        if (used && letters < sizeof c->letters) c->letters[letters++] = (uint8_t)row;
    }
    return true;
}
/* a, b ... z, a1 ... */
static void put_letter(command *c, uint32_t i) {
    put_bytes(c, (char[]){(char)('a' + i % 26)}, 1);
    if (i >= 26) put_number(c, i / 26);
}
/* The word of a class, as a product. */
static void put_class(command *c, const cgt_word_of *w) {
    if (!w->n) put(c, "1");
    for (uint32_t i = 0; i < sizeof c->letters && c->letters[i]; i++) {
        uint32_t times = 0;
        for (uint32_t j = 0; j < w->n; j++) times += w->row[j] == c->letters[i];
        if (times) put_letter(c, i);
        if (times > 1) {
            put(c, "^");
            put_number(c, times);
        }
    }
}
static void put_proved(command *c, const cgt_quotient_known *k) {
    cgt_period p;
    for (uint32_t i = 0; i < sizeof c->letters && c->letters[i]; i++) {
        put(c, i ? "  " : "");
        put_letter(c, i);
        put(c, " = ");
        put_number(c, c->letters[i]);
    }
    put(c, c->letters[0] ? "\n" : "");
    put(c, say(c, "Lost classes"));
    put(c, ":");
    for (uint32_t i = 0; i < k->order; i++) {
        if (!(k->lost >> i & 1)) continue;
        put(c, " ");
        put_class(c, &k->word[i]);
    }
    put(c, "\n");
    bool period = cgt_quotient_period(c->quotient, &p);
    const slot s[] = {{"order", NULL, k->order},
                      {"rows", NULL, k->rows},
                      {"done", NULL, k->rows + 1},
                      {"most", NULL, CGT_QUOTIENT_ORDER},
                      {"n", NULL, period ? p.period : 0},
                      {"preperiod", NULL, period ? p.preperiod : 0},
                      {0}};
    put_words(c,
              "The misère quotient of rows to {rows} has order {order}, proved: the product of the "
              "classes tells who wins any sum of them.",
              s);
    put(c, "\n");
    if (period)
        put_words(c,
                  "Period {n} from {preperiod} on, proved: it is the misère quotient of the whole "
                  "game.",
                  s);
    else if (c->stopped == CGT_E_RANGE)
        put_words(c, "With {done} there are more than {most} classes.", s);
    else if (c->stopped) put_words(c, "From {done} on: unknown within this budget.", s);
    else put_words(c, "No period is proved in this table.", s);
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
    put_class(c, &k.word[class]);
    put(c, "\n");
    c->at++;
    return true;
}
