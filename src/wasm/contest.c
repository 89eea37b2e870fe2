/* contest.c -- contest problems for JavaScript: what exports.c is for games. A judge and a
 * comparison are run by src/judge/judge.h itself, whose functions are exported as they are; here is
 * what it tells, as JSON text.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "layout.h"

static void put_field(cgt_out *o, const char *before, const char *text) {
    cgt_put(o, before);
    cgt_quote(o, text);
}
/* Writes a number, or a string if a number of JavaScript would lose digits. */
static void put_whole(cgt_out *o, int64_t n) {
    const int64_t exact = (int64_t)1 << 53;
    bool wide = n > exact || n < -exact;
    if (wide) cgt_putc(o, '"');
    cgt_putn(o, n);
    if (wide) cgt_putc(o, '"');
}

int cgt_contest_layout(char *buf, int cap) {
    static const cgt_place layout[] = {
        FIELD(judge, in.status),      FIELD(judge, in.reason),    FIELD(judge, in.number),
        FIELD(judge, in.token_line),  FIELD(judge, in.sign.name), FIELD(judge, in.sign.point),
        FIELD(judge, in.cases),       FIELD(judge, in.beyond),    SIZE(judged),
        FIELD(judged, text),          FIELD(judged, length),      FIELD(judged, answer),
        FIELD(judged, answer_length), FIELD(judged, number),      SIZE(compare),
        FIELD(compare, in),           FIELD(compare, out),        FIELD(compare, beyond),
        FIELD(compare, form),         FIELD(compare, found.text), FIELD(compare, found.length)};
    return LAYOUT(layout, buf, cap);
}

/* The i-th problem's facts; 0 when there is none. */
int cgt_contest_about(int i, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    const cgt_problem *p = cgt_problems[i];
    if (!p) return 0;
    put_field(&o, "{\"id\":", p->id);
    put_field(&o, ",\"title\":", p->title);
    put_field(&o, ",\"link\":", p->link);
    put_field(&o, ",\"head\":", p->head);
    put_field(&o, ",\"tail\":", p->tail);
    cgt_put(&o, ",\"limits\":");
    for (int k = 0; p->limits[k].name; k++) {
        put_field(&o, k ? ",{\"name\":" : "[{\"name\":", p->limits[k].name);
        cgt_put(&o, ",\"official\":");
        cgt_putn(&o, (int64_t)p->limits[k].official);
        cgt_putc(&o, '}');
    }
    cgt_put(&o, "],\"methods\":");
    for (int k = 0; p->methods[k].name; k++) put_field(&o, k ? "," : "[", p->methods[k].name);
    cgt_put(&o, "]}");
    return o.len;
}
/* Cost of the k-th method: limit[0..2] become states, moves, bytes. */
void cgt_contest_cost(const cgt_problem *p, uint32_t k, double *limit) {
    cgt_cost c = p->methods[k].cost(limit);
    memcpy(limit, &c, sizeof c);
}

/* Why the answer to one case is what it is; found: what somebody answered, empty for nobody. */
int cgt_contest_tell(const cgt_problem *p, const char *one, const char *found, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    cgt_told *t = malloc(sizeof *t);
    if (!t) return 0;
    cgt_judge_tell(p, one, strlen(one), *found ? found : NULL, t);
    put_field(&o, "{\"why\":{\"text\":", t->sentence ? t->sentence : "");
    cgt_put(&o, ",\"slots\":");
    for (int i = 0; t->slot[i].name; i++) {
        put_field(&o, i ? "," : "{", t->slot[i].name);
        cgt_putc(&o, ':');
        if (t->slot[i].text) cgt_quote(&o, t->slot[i].text);
        else put_whole(&o, t->slot[i].number);
    }
    cgt_put(&o, t->slot[0].name ? "}}" : "{}}");
    if (t->game) {
        put_field(&o, ",\"game\":", t->game);
        put_field(&o, ",\"rules\":", t->rules);
        put_field(&o, ",\"start\":", t->start);
    } else cgt_put(&o, ",\"game\":null,\"rules\":\"\",\"start\":\"\"");
    cgt_putc(&o, '}');
    free(t);
    return o.len;
}

/* {"one":...,"expected":...,"found":...}: cgt_judge_least. */
int cgt_contest_least(const cgt_problem *p, const char *one, const char *found, char *buf,
                      int cap) {
    cgt_out o = cgt_into(buf, cap);
    cgt_reply least = {0}, got = {0}, right = {0};
    cgt_reply_put(&least, one);
    cgt_reply_put(&got, found);
    cgt_judge_least(p, &least, *found ? &got : NULL);
    cgt_judge_one(p, least.text, least.length, &right);
    cgt_reply *of[] = {&least, &right, &got};
    static const char *const name[] = {"{\"one\":", ",\"expected\":", ",\"found\":"};
    for (int i = 0; i < 3; i++) {
        cgt_reply_bytes(of[i], "", 1);
        put_field(&o, name[i], of[i]->failed ? "" : of[i]->text);
        free(of[i]->text);
    }
    cgt_putc(&o, '}');
    return o.len;
}

int cgt_contest_gen(const cgt_problem *p, uint64_t seed, uint32_t large, char *buf, int cap) {
    cgt_out o = cgt_into(buf, cap);
    cgt_reply text = {0};
    cgt_judge_gen(p, seed, large ? CGT_LARGE : CGT_SMALL, &text);
    cgt_reply_bytes(&text, "", 1);
    if (!text.failed) cgt_put(&o, text.text);
    free(text.text);
    return o.len;
}
