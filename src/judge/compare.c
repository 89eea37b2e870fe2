/* compare.c -- somebody's output against the right one, case by case, while both come in.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "judge.h"

enum { LINE = 1 << 24 }; /* bytes of a line that is looked at; an answer is never so long */

/* The output has no form of its own: its lines are read by cgt_compare_run. */
static void leave(void *state, cgt_text *in, cgt_reply *out) {
    (void)state;
    (void)in;
    (void)out;
}
static const cgt_problem output = {.run = leave};

bool cgt_compare_new(cgt_compare *c, const cgt_problem *p) {
    *c = (cgt_compare){.in = cgt_judge_new(p, true), .out = cgt_judge_new(&output, false)};
    return c->in && c->out;
}
void cgt_compare_free(cgt_compare *c) {
    cgt_judge_free(c->in);
    cgt_judge_free(c->out);
    free(c->found.text);
    *c = (cgt_compare){0};
}

typedef struct {
    const char *text;
    size_t length;
} line;

/* The answer's next line that is not empty; false: there is none. */
static bool expected(const cgt_compare *c, const cgt_judged *one, uint32_t *at, line *l) {
    for (*at = c->at; *at < one->answer_length;) {
        const char *s = one->answer + *at, *lf = memchr(s, '\n', one->answer_length - *at);
        size_t n = lf ? (size_t)(lf - s) : one->answer_length - *at;
        *at += (uint32_t)n + (lf != NULL);
        while (n && s[n - 1] == ' ') n--;
        *l = (line){s, n};
        if (n) return true;
    }
    return false;
}
/* The output's next line that is not empty; false: it has not come, or (last) there is none. */
static bool found(cgt_compare *c, line *l) {
    do
        if (!cgt_text_line(&c->out->in, LINE, NULL, &l->text, &l->length)) return false;
    while (!l->length);
    return true;
}
static cgt_compare_news differs(cgt_compare *c, const line *l) {
    if (l) cgt_reply_bytes(&c->found, l->text, l->length);
    cgt_reply_bytes(&c->found, "", 1);
    if (c->found.failed) {
        cgt_text_refuse(&c->in->in, CGT_E_MEMORY, NULL, 0);
        return CGT_COMPARE_REFUSED;
    }
    c->found.length--;
    c->told = true;
    return CGT_COMPARE_DIFFERS;
}
static cgt_compare_news compare(cgt_compare *c, const cgt_judged *one) {
    for (;;) {
        line right, other;
        uint32_t at;
        if (!expected(c, one, &at, &right)) {
            c->pending = false;
            return CGT_COMPARE_BUSY;
        }
        if (!found(c, &other)) {
            bool over = c->out->in.last || c->out->in.status;
            return over ? differs(c, NULL) : CGT_COMPARE_OUT;
        }
        c->at = at;
        if (c->told) continue;
        if (right.length != other.length || memcmp(right.text, other.text, right.length))
            return differs(c, &other);
        cgt_reply_bytes(&c->found, other.text, other.length);
        cgt_reply_put(&c->found, "\n");
    }
}
cgt_compare_news cgt_compare_run(cgt_compare *c, int64_t budget) {
    c->out->in.budget = INT64_MAX;
    while (budget-- > 0) {
        if (c->pending) {
            cgt_judged one = cgt_judge_case(c->in);
            cgt_compare_news news = compare(c, &one);
            if (news != CGT_COMPARE_BUSY) return news;
        }
        int64_t most = budget + 1;
        cgt_judge_news news = cgt_judge_run(c->in, most);
        if (news == CGT_JUDGE_HUNGRY) return CGT_COMPARE_IN;
        if (news == CGT_JUDGE_REFUSED) return CGT_COMPARE_REFUSED;
        if (news == CGT_JUDGE_BUSY) return CGT_COMPARE_BUSY;
        if (news == CGT_JUDGE_DONE) break;
        c->pending = true;
        c->told = false;
        c->at = 0;
        c->found.length = 0;
    }
    if (c->in->news != CGT_JUDGE_DONE) return CGT_COMPARE_BUSY;
    line other;
    c->found.length = 0;
    c->beyond = true;
    if (found(c, &other)) return differs(c, &other);
    return c->out->in.last || c->out->in.status ? CGT_COMPARE_EQUAL : CGT_COMPARE_OUT;
}
