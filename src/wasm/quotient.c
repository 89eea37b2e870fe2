/* quotient.c -- misère quotients, for JavaScript. What exports.c says holds here.
 * SPDX-License-Identifier: MIT */
#include "session.h"

/* A quotient of no row yet. NULL when refused. */
cgt_quotient *cgt_quotient_start(const char *game, const char *rules) {
    cgt_quotient *q;
    cgt_in no = {0};
    return cgt_note(cgt_quotient_open(game, rules, &q, &no), &no, NULL) ? NULL : q;
}
/* One row more; 0 (CGT_OK): it is known. */
int cgt_quotient_more(cgt_quotient *q, uint32_t positions) {
    return (int)cgt_quotient_go(q, positions);
}
void cgt_quotient_end(cgt_quotient *q) { cgt_quotient_free(q); }
uint32_t cgt_quotient_rows(const cgt_quotient *q) { return cgt_quotient_get(q).rows; }
int cgt_quotient_proved(const cgt_quotient *q) {
    cgt_period p;
    return cgt_quotient_period(q, &p);
}
static void number(cgt_out *o, const char *name, int64_t n) {
    cgt_put(o, ",\"");
    cgt_put(o, name);
    cgt_put(o, "\":");
    cgt_putn(o, n);
}
static void word(const cgt_quotient *q, uint32_t class, bool comma, cgt_out *o) {
    cgt_put(o, comma ? ",\"" : "\"");
    cgt_quotient_class(q, class, o);
    cgt_putc(o, '"');
}
/* Writes one JSON object; `stopped`: result of the last cgt_quotient_more.
 *   letters  [[letter, its row]]
 *   lost     [word of each lost class]
 *   heaps    [[word of the class of 0, 1, ..., 1 if it is lost, else 0]]
 *   told     [two English templates, keys of text/es.json]; slots: their values */
int cgt_quotient_text(const cgt_quotient *q, int stopped, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    cgt_quotient_known k = cgt_quotient_get(q);
    cgt_quotient_told t = cgt_quotient_tell(q, (cgt_status)stopped);
    uint8_t row[CGT_QUOTIENT_ORDER];
    uint32_t letters = cgt_quotient_letters(q, row);
    cgt_put(&o, "{\"letters\":[");
    for (uint32_t i = 0; i < letters; i++) {
        cgt_put(&o, i ? ",[" : "[");
        word(q, k.class[row[i]], false, &o);
        cgt_putc(&o, ',');
        cgt_putn(&o, row[i]);
        cgt_putc(&o, ']');
    }
    cgt_put(&o, "],\"lost\":[");
    bool any = false;
    for (uint32_t i = 0; i < k.order; i++) {
        if (!(k.lost >> i & 1)) continue;
        word(q, i, any, &o);
        any = true;
    }
    cgt_put(&o, "],\"heaps\":[");
    for (uint32_t n = 0; n <= k.rows; n++) {
        cgt_put(&o, n ? ",[" : "[");
        word(q, k.class[n], false, &o);
        cgt_put(&o, k.lost >> k.class[n] & 1 ? ",1]" : ",0]");
    }
    cgt_put(&o, "],\"told\":[");
    cgt_quote(&o, t.order);
    cgt_putc(&o, ',');
    cgt_quote(&o, t.end);
    cgt_put(&o, "],\"slots\":{\"order\":");
    cgt_putn(&o, k.order);
    number(&o, "rows", k.rows);
    number(&o, "done", k.rows + 1);
    number(&o, "most", CGT_QUOTIENT_ORDER);
    number(&o, "n", t.period.period);
    number(&o, "preperiod", t.period.preperiod);
    cgt_put(&o, "}}");
    return o.len;
}
