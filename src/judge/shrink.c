/* shrink.c -- smaller texts of a case, to find a small one that still differs: without a line, a
 * token or two (and where a count says how many there are, as many less), and with smaller numbers.
 * Most of them are no valid case; the caller judges them (cgt_judge_one). Zeller and Hildebrandt,
 * IEEE Trans. Softw. Eng. 28 (2002), 183-200, with one element at a time.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "chunks.h"

enum {
    TOKENS = 2048,
    FEWER = 2,
    BOLD = 3,  /* the first of cgt_less_at, */
    LESS = 64, /* number of all of them */
    EACH = 128 /* a number that people count to */
};

typedef struct {
    const char *text;
    uint32_t length, line, place; /* place: in its line, from 0 */
} token;
typedef struct {
    token *token;
    uint32_t tokens, lines, counts; /* counts: tokens that may say how many follow */
} cut;

static bool count_like(const token *t) { return t->place < FEWER; }
static bool split(cut *c, const char *s, size_t n) {
    c->token = malloc(TOKENS * sizeof *c->token);
    if (!c->token) return false;
    uint32_t place = 0;
    for (const char *end = s + n; s < end;) {
        if ((unsigned char)*s <= ' ') {
            if (*s == '\n') c->lines++, place = 0;
            s++;
            continue;
        }
        const char *from = s;
        while (s < end && (unsigned char)*s > ' ') s++;
        if (c->tokens == TOKENS) return false;
        token *t = &c->token[c->tokens++];
        *t = (token){from, (uint32_t)(s - from), c->lines, place++};
        c->counts += count_like(t);
    }
    c->lines++;
    return true;
}
static bool numeric(const token *t, int64_t *n) {
    bool minus = *t->text == '-';
    *n = 0;
    if (t->length > 18 || t->length == minus) return false;
    for (uint32_t i = minus; i < t->length; i++) {
        if (t->text[i] < '0' || t->text[i] > '9') return false;
        *n = *n * 10 + t->text[i] - '0';
    }
    if (minus) *n = -*n;
    return true;
}
/* The i-th of the tokens that may be counts; TOKENS for the one after the last: none. */
static uint32_t count_at(const cut *c, uint32_t i) {
    for (uint32_t k = 0; k < c->tokens; k++)
        if (count_like(&c->token[k]) && !i--) return k;
    return TOKENS;
}

/* A change of the tokens: one line or token goes, or one token gets another text. */
typedef struct {
    uint32_t line, gone, end, changed; /* without this line, and tokens gone..end-1 */
    uint32_t without;                  /* this byte of the changed token */
    int64_t to;
} edit;
static const edit none = {UINT32_MAX, 0, 0, UINT32_MAX, UINT32_MAX, 0};

static void put_edited(const cut *c, const edit *e, cgt_reply *out) {
    uint32_t line = UINT32_MAX;
    for (uint32_t i = 0; i < c->tokens; i++) {
        const token *t = &c->token[i];
        if (t->line == e->line || (i >= e->gone && i < e->end)) continue;
        if (line != UINT32_MAX) cgt_reply_put(out, line == t->line ? " " : "\n");
        line = t->line;
        if (i != e->changed) cgt_reply_bytes(out, t->text, t->length);
        else if (e->without == UINT32_MAX) cgt_reply_number(out, e->to);
        else {
            cgt_reply_bytes(out, t->text, e->without);
            cgt_reply_bytes(out, t->text + e->without + 1, t->length - e->without - 1);
        }
    }
}
/* Count `i` less by that many. */
static bool fewer(const cut *c, uint32_t i, int64_t by, edit *e) {
    uint32_t at = count_at(c, i);
    if (at == TOKENS) return i == c->counts; /* nothing counts them */
    int64_t n;
    if ((at >= e->gone && at < e->end) || c->token[at].line == e->line ||
        !numeric(&c->token[at], &n) || n < by)
        return false;
    e->changed = at;
    e->to = n - by;
    return true;
}
static bool smaller(const cut *c, uint32_t i, uint32_t k, edit *e) {
    int64_t n, less;
    if (!numeric(&c->token[i], &n) || !cgt_less_at(n < 0 ? -n : n, 0, &k, &less)) return false;
    e->changed = i;
    e->to = n < 0 ? -less : less;
    return true;
}
/* Last: each number as each from 2 on. Where no bound is to be found, as of numbers that end with 3,
 * that still finds the least. */
static bool counted(const cut *c, uint32_t k, edit *e, bool *over) {
    if (!c->tokens || k / c->tokens >= EACH - 2) {
        *over = true;
        return false;
    }
    int64_t n, to = 2 + k / c->tokens;
    e->changed = k % c->tokens;
    bool fine = numeric(&c->token[e->changed], &n) && to < (n < 0 ? -n : n);
    e->to = n < 0 ? -to : to;
    return fine;
}
static bool edited(const cut *c, uint32_t k, edit *e, bool *over) {
    uint32_t choices = c->counts + 1;
    if (k < c->lines * choices) {
        e->line = k / choices;
        return fewer(c, k % choices, 1, e);
    }
    k -= c->lines * choices;
    for (uint32_t many = 1; many <= 2; many++) {
        if (k < c->tokens * choices) {
            e->gone = k / choices;
            e->end = e->gone + many;
            return e->end <= c->tokens && fewer(c, k % choices, many, e);
        }
        k -= c->tokens * choices;
    }
    if (k < c->tokens * BOLD) return smaller(c, k / BOLD, k % BOLD, e);
    k -= c->tokens * BOLD;
    for (uint32_t i = 0; i < c->tokens; k -= c->token[i++].length)
        if (k < c->token[i].length) {
            e->changed = i;
            e->without = k;
            return c->token[i].length > 1;
        }
    enum { REST = LESS - BOLD };
    if (k < c->tokens * REST) return smaller(c, k / REST, BOLD + k % REST, e);
    return counted(c, k - c->tokens * REST, e, over);
}
bool cgt_shrink_text(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    cut c = {0};
    edit e = none;
    bool over = !split(&c, one, length);
    if (!over && edited(&c, k, &e, &over)) put_edited(&c, &e, out);
    free(c.token);
    return !over;
}
bool cgt_judge_shrink(const cgt_problem *p, const char *one, size_t length, uint32_t k,
                      cgt_reply *out) {
    char *text = malloc(length + 1); /* ended, as a text is read */
    if (!text) return false;
    if (length) memcpy(text, one, length);
    text[length] = 0;
    bool more = (p->shrink ? p->shrink : cgt_shrink_text)(text, length, k, out);
    free(text);
    return more;
}

void cgt_text_with(cgt_reply *out, const char *text, size_t length, size_t from, size_t to,
                   const char *instead) {
    cgt_reply_bytes(out, text, from);
    cgt_reply_put(out, instead);
    cgt_reply_bytes(out, text + to, length - to);
}

enum { BUDGET = 1 << 22 }; /* for judging a case */
/* *work: more by what it took. */
static bool judge_one(const cgt_problem *p, const char *one, size_t length, cgt_reply *answer,
                      int64_t *work) {
    cgt_judge *j = cgt_judge_new(p, CGT_STEPWISE);
    size_t head = strlen(p->head), tail = strlen(p->tail), n = head + length + 1 + tail;
    char *room = j && n < UINT32_MAX ? cgt_judge_room(j, (uint32_t)n) : NULL;
    bool fine = false;
    while (length && (unsigned char)one[length - 1] <= ' ') length--;
    if (room) {
        memcpy(room, p->head, head);
        if (length) memcpy(room + head, one, length);
        room[head + length] = '\n';
        memcpy(room + head + length + 1, p->tail, tail);
        cgt_judge_fed(j, (uint32_t)(head + length + 1 + tail));
        j->in.last = true;
        j->in.unspent = BUDGET;
        cgt_judge_news news = cgt_judge_run(j, BUDGET);
        fine = news == CGT_JUDGE_CASE;
        *work += (int64_t)length + BUDGET - (news == CGT_JUDGE_BUSY ? 0 : j->in.unspent);
        cgt_judged c = cgt_judge_case(j);
        fine = fine && c.length == length; /* it does not eat the tail */
        if (fine && answer) cgt_reply_bytes(answer, c.answer, c.answer_length);
        fine = fine && cgt_judge_run(j, BUDGET) == CGT_JUDGE_DONE;
    }
    cgt_judge_free(j);
    return fine;
}
bool cgt_judge_one(const cgt_problem *p, const char *one, size_t length, cgt_reply *answer) {
    int64_t work = 0;
    return judge_one(p, one, length, answer, &work);
}

static bool same(const cgt_reply *a, const cgt_reply *b) {
    return a->length == b->length && (!a->length || !memcmp(a->text, b->text, a->length));
}
static void trim(cgt_reply *t) {
    while (t->length && t->text[t->length - 1] == '\n') t->length--;
}
static void to_part(const cgt_problem *p, cgt_reply *one, cgt_reply *found) {
    cgt_text in;
    cgt_reply alone = {0}, answer = {0};
    cgt_reply_bytes(one, "", 1); /* their ends do not count */
    cgt_reply_bytes(found, "", 1);
    if (one->failed || found->failed) return;
    cgt_text_whole(&in, one->text, --one->length);
    found->length--;
    p->part(&in, found->text, &alone, &answer);
    trim(&alone);
    bool fine = alone.length && !alone.failed && !answer.failed;
    cgt_reply *kept[] = {fine ? &alone : one, fine ? &answer : found};
    cgt_reply now[] = {*kept[0], *kept[1]};
    free(fine ? one->text : alone.text);
    free(fine ? found->text : answer.text);
    *one = now[0];
    *found = now[1];
}
void cgt_judge_least(const cgt_problem *p, cgt_reply *one, cgt_reply *found) {
    enum { TRIES = 4000, WORK = 1 << 23 }; /* bounds a reader's wait */
    if (p->part && found) to_part(p, one, found);
    cgt_reply right = {0}, less = {0}, answer = {0};
    int64_t work = 0;
    bool more = judge_one(p, one->text, one->length, &right, &work), shorter = false;
    for (uint32_t at = 0, tries = 0; more && tries < TRIES && work < WORK; tries++) {
        less.length = answer.length = 0;
        more = cgt_judge_shrink(p, one->text, one->length, at, &less);
        trim(&less);
        if (less.length && judge_one(p, less.text, less.length, &answer, &work) &&
            same(&right, &answer)) {
            one->length = 0;
            cgt_reply_bytes(one, less.text, less.length);
            shorter = true;
        } else at++;
        if (!more && shorter) {
            more = true;
            shorter = false;
            at = 0;
        }
    }
    free(right.text);
    free(less.text);
    free(answer.text);
}
