/* compare.c -- somebody's output against the right one, case by case, while both come in.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "judge.h"

enum {
    LINE = 1 << 24, /* bytes of a line that is looked at; an answer is never so long */
    ROOM = 1 << 16  /* so many are waited for, of a line that may be an answer */
};

/* The output has no form of its own: its lines are read by cgt_compare_run. */
static void leave(void *state, cgt_text *in, cgt_reply *out) {
    (void)state;
    (void)in;
    (void)out;
}
static const cgt_problem output = {.run = leave};

bool cgt_compare_new(cgt_compare *c, const cgt_problem *p) {
    *c = (cgt_compare){.in = cgt_judge_new(p, CGT_STEPWISE),
                       .out = cgt_judge_new(&output, CGT_FLOWING)};
    if (c->out) c->out->raw = true;
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

/* --- a difference that is of form only -------------------------------------------------------- */

static bool digit(char c) { return c >= '0' && c <= '9'; }
static unsigned char small(char c) {
    return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}
/* Words are of letters, of digits, and of whatever is not ASCII; a number's minus is part of it. */
static bool in_word(const char *s, const char *end) {
    unsigned char c = small(*s);
    return c >= 0x80 || (c >= 'a' && c <= 'z') || digit(*s) ||
           (c == '-' && s + 1 < end && digit(s[1]));
}
static line word(line *l) {
    const char *end = l->text + l->length, *s = l->text;
    while (s < end && !in_word(s, end)) s++;
    line w = {s, 0};
    while (s < end && in_word(s, end)) s++;
    w.length = (size_t)(s - w.text);
    *l = (line){s, (size_t)(end - s)};
    return w;
}
static bool is_number(line w) { return w.length && digit(w.text[w.length - 1]); }
static bool same(line a, line b) {
    return a.length == b.length && !memcmp(a.text, b.text, a.length);
}
static bool same_letters(line a, line b) {
    if (a.length != b.length) return false;
    for (size_t i = 0; i < a.length; i++)
        if (small(a.text[i]) != small(b.text[i])) return false;
    return true;
}
enum { SAME_NUMBERS = false, ANY_NUMBERS = true };
/* True if words are equal up to case. any: numbers count as equal, and lines without a word,
 * too. */
static bool same_words(line a, line b, bool any) {
    for (bool some = any;; some = true) {
        line v = word(&a), w = word(&b);
        if (!v.length && !w.length) return some;
        if (!same_letters(v, w) && !(any && is_number(v) && is_number(w))) return false;
    }
}
static bool ends_with(line l, line tail) {
    return l.length >= tail.length &&
           same((line){l.text + l.length - tail.length, tail.length}, tail) &&
           (l.length == tail.length || !in_word(l.text + l.length - tail.length - 1, l.text));
}
/* The rest of an answer after the case's text or "Case 1:", if it repeats them; else empty. */
static line after_label(line right, line one) {
    size_t n = 0;
    if (one.text && right.length > one.length && same((line){right.text, one.length}, one))
        n = one.length;
    for (size_t i = 5; !n && i + 1 < right.length && !memcmp(right.text, "Case ", 5); i++)
        if (right.text[i] == ':') n = i + 1;
    while (n && n < right.length && right.text[n] == ' ') n++;
    return (line){right.text + n, n ? right.length - n : 0};
}
/* Could it answer some case? It is held against the answers to generated ones. */
static bool answers_some(const cgt_problem *p, line l) {
    enum { SEEDS = 3 };
    bool yes = false;
    for (uint64_t seed = 1; seed <= SEEDS && !yes; seed++) {
        cgt_reply text = {0};
        cgt_judge *j = cgt_judge_new(p, CGT_FLOWING);
        cgt_judge_gen(p, seed, CGT_SMALL, &text);
        char *room = j && !text.failed ? cgt_judge_room(j, text.length) : NULL;
        yes = !room; /* no memory: nothing is said */
        if (room) {
            memcpy(room, text.text, text.length);
            cgt_judge_fed(j, text.length);
            cgt_judge_fed(j, 0);
            while (cgt_judge_run(j, INT64_MAX / 2) == CGT_JUDGE_BUSY) {
            }
            line all = {NULL, 0};
            for (all.length = cgt_judge_take(j, &all.text); all.length && !yes;) {
                const char *lf = memchr(all.text, '\n', all.length);
                size_t n = lf ? (size_t)(lf - all.text) : all.length;
                yes = n && same_words((line){all.text, n}, l, ANY_NUMBERS);
                n += lf != NULL;
                all = (line){all.text + n, all.length - n};
            }
        }
        cgt_judge_free(j);
        free(text.text);
    }
    return yes;
}
/* next: the output's line after it; one: the case's text. */
static const char *form(const cgt_problem *p, line right, line own, line next, line one) {
    if (same_words(right, own, SAME_NUMBERS)) {
        if (same_letters(right, own)) return "The same words; only upper and lower case differ.";
        line bare = right;
        if (right.text[right.length - 1] == '.') bare.length--;
        if (same(bare, own)) return "The same words; only the full stop at the end is missing.";
        if (own.length == right.length + 1 && own.text[right.length] == '.')
            if (same(right, (line){own.text, right.length}))
                return "The same words; only the full stop at the end is too much.";
        return "The same words; only blanks, punctuation or upper and lower case differ.";
    }
    line answer = after_label(right, one);
    if (answer.length && ends_with(own, answer))
        return "The answer itself is right; only what the line repeats before it differs.";
    if (same(right, next) && !answers_some(p, own))
        return "An extra line; the next one is as expected.";
    return NULL;
}
/* The output's line after those read, without blanks around it; false: it has not come whole. */
static bool ahead(const cgt_text *in, line *l) {
    const char *s = in->at;
    while (s < in->end && (unsigned char)*s <= ' ') s++;
    size_t n = (size_t)(in->end - s);
    const char *lf = memchr(s, '\n', n);
    if (!lf && !in->last && n < ROOM) return false;
    if (lf) n = (size_t)(lf - s);
    while (n && (unsigned char)s[n - 1] <= ' ') n--;
    *l = (line){s, n};
    return true;
}

/* --- line by line ----------------------------------------------------------------------------- */

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
static unsigned words(line l) {
    unsigned n = 0;
    while (word(&l).length) n++;
    return n;
}
/* A case of an empty line, which accepted programs pass over: so it may have no answer. The next one
 * has more words, as it repeats what its line holds. */
static bool passed_over(const cgt_judged *one, line right, const line *found) {
    line text = {one->text, one->length};
    if (text.text) cgt_text_trim(&text.text, &text.length);
    return text.text && !text.length && (!found || words(*found) > words(right));
}
static cgt_compare_news over(cgt_compare *c) {
    c->pending = false;
    return CGT_COMPARE_BUSY;
}
/* The line will be read again. */
static void put_back(cgt_text *in, line l) {
    in->at = l.text;
    in->line = in->token_line;
}
static cgt_compare_news compare(cgt_compare *c, const cgt_judged *one) {
    cgt_text *in = &c->out->in;
    for (;;) {
        line right, other;
        uint32_t at;
        if (!expected(c, one, &at, &right)) return over(c);
        if (!found(c, &other)) {
            if (!in->last && !in->status) return CGT_COMPARE_OUT;
            return passed_over(one, right, NULL) ? over(c) : differs(c, NULL);
        }
        if (!c->told && !same(right, other)) {
            line next;
            if (passed_over(one, right, &other)) {
                put_back(in, other);
                return over(c);
            }
            if (!ahead(in, &next)) {
                put_back(in, other);
                return CGT_COMPARE_OUT;
            }
            c->at = at;
            c->form = form(c->in->problem, right, other, next, (line){one->text, one->length});
            return differs(c, &other);
        }
        c->at = at;
        if (c->told) continue;
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
        c->form = NULL;
    }
    if (c->in->news != CGT_JUDGE_DONE) return CGT_COMPARE_BUSY;
    line other;
    c->found.length = 0;
    c->form = NULL;
    c->beyond = true;
    if (found(c, &other)) return differs(c, &other);
    return c->out->in.last || c->out->in.status ? CGT_COMPARE_EQUAL : CGT_COMPARE_OUT;
}
