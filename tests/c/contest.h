/* contest.h -- a contest's text through a problem, in pieces of any size, as the fronts bring it.
 * SPDX-License-Identifier: MIT */
#ifndef CONTEST_H
#define CONTEST_H
#include "../../src/judge/judge.h"
#include "check.h"

typedef struct {
    cgt_judge_news news;
    cgt_reply out;
    uint64_t cases, line;
    const char *reason;
    int64_t number;
    cgt_sign sign;
} outcome;

static inline outcome judged(const char *id, const char *text, size_t n, size_t piece,
                             int64_t budget) {
    outcome o = {0};
    const cgt_problem *p = cgt_problem_find(id);
    snprintf(what, sizeof what, "%s %.300s", id, text);
    cgt_judge *j = p ? cgt_judge_new(p, false) : NULL;
    if (!CHECK(j)) return o;
    for (;;) {
        const char *answers;
        o.news = cgt_judge_run(j, budget);
        uint32_t bytes = cgt_judge_take(j, &answers);
        cgt_reply_bytes(&o.out, answers, bytes);
        if (o.news == CGT_JUDGE_DONE || o.news == CGT_JUDGE_REFUSED) break;
        if (o.news == CGT_JUDGE_BUSY) continue;
        uint32_t now = (uint32_t)(n < piece ? n : piece);
        char *room = cgt_judge_room(j, (uint32_t)piece);
        memcpy(room, text, now);
        cgt_judge_fed(j, now);
        text += now;
        n -= now;
    }
    cgt_reply_bytes(&o.out, "", 1);
    o.out.length--;
    o.cases = j->in.cases;
    o.line = j->in.token_line;
    o.reason = j->in.reason;
    o.number = j->in.number;
    o.sign = j->in.sign;
    cgt_judge_free(j);
    return o;
}
static inline void answers(const char *id, const char *in, const char *out) {
    static const size_t pieces[] = {1, 2, 3, 7, 1 << 16};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        outcome o = judged(id, in, strlen(in), pieces[i], i & 1 ? 1 : 1 << 20);
        if (o.reason) fprintf(stderr, "%s: line %d: %s\n", id, (int)o.line, o.reason);
        CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, out));
        free(o.out.text);
    }
}
/* The answer, with the blanks of editors and PDFs, and as files of DOS end. */
static inline void typed(const char *id, const char *in, const char *out) {
    static const struct {
        const char *blank, *end;
        size_t bytes; /* of the end */
    } all[] = {{"\u00a0", "", 0}, {"\u202f", "", 0},           {"\t\u200b", "\ufeff", 3},
               {" ", "\x1a", 1},  {" ", "\x1a\x1a\r\nx 3", 7}, {" ", "\0\0\0", 3}};
    size_t n = strlen(in), pieces[] = {1, 2, 5, 1 << 16};
    char *text = malloc(4 * n + 12);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        size_t k = 0;
        for (size_t c = 0; c < n; c++) {
            size_t bytes = in[c] == ' ' ? strlen(all[i].blank) : 1;
            memcpy(text + k, in[c] == ' ' ? all[i].blank : in + c, bytes);
            k += bytes;
        }
        memcpy(text + k, all[i].end, all[i].bytes);
        text[k + all[i].bytes] = 0;
        for (size_t p = 0; p < sizeof pieces / sizeof *pieces; p++) {
            outcome o = judged(id, text, k + all[i].bytes, pieces[p], 1 << 20);
            if (o.reason)
                fprintf(stderr, "%s: form %d, line %d: %s\n", id, (int)i, (int)o.line, o.reason);
            CHECK(o.news == CGT_JUDGE_DONE && !strcmp(o.out.text, out));
            free(o.out.text);
        }
    }
    free(text);
}
/* The answer, however the lines end. */
static inline void sample(const char *id, const char *in, const char *out) {
    size_t n = strlen(in), k = 0;
    char *text = malloc(3 * n + 1);
    answers(id, in, out);
    for (size_t i = 0; i < n; i++) { /* CRLF, blanks before it */
        if (in[i] == '\n') text[k++] = ' ', text[k++] = '\r';
        text[k++] = in[i];
    }
    text[k] = 0;
    answers(id, text, out);
    memcpy(text, in, n + 1); /* no newline at the end */
    if (n && text[n - 1] == '\n') text[n - 1] = 0;
    answers(id, text, out);
    free(text);
    typed(id, in, out);
}
static inline void refused_at(const char *id, const char *in, uint64_t line, const char *reason) {
    for (size_t piece = 1; piece < 4096; piece *= 5) {
        outcome o = judged(id, in, strlen(in), piece, 1 << 20);
        if (o.reason && strcmp(o.reason, reason)) fprintf(stderr, "%s: %s\n", id, o.reason);
        CHECK(o.news == CGT_JUDGE_REFUSED && o.line == line && !strcmp(o.reason, reason));
        CHECK(!o.out.length); /* nothing half-printed */
        free(o.out.text);
    }
}

/* The character that is told with the refusal. */
static inline void names(const char *id, const char *in, const char *name, const char *point) {
    for (size_t piece = 1; piece < 4096; piece *= 5) {
        outcome o = judged(id, in, strlen(in), piece, 1 << 20);
        CHECK(o.news == CGT_JUDGE_REFUSED &&
              !strcmp(o.sign.name ? o.sign.name : "", name ? name : "") &&
              !strcmp(o.sign.point, point));
        free(o.out.text);
    }
}

/* Text that grows. */
static inline void add(cgt_reply *t, const char *s) { cgt_reply_put(t, s); }
static inline void add_number(cgt_reply *t, int64_t n, const char *after) {
    cgt_reply_number(t, n);
    cgt_reply_put(t, after);
}
/* Judges `in` and compares with `expected`; frees both. */
static inline void agrees(const char *id, cgt_reply *in, cgt_reply *expected, uint64_t cases) {
    cgt_reply_bytes(in, "", 1);
    cgt_reply_bytes(expected, "", 1);
    outcome o = judged(id, in->text, in->length - 1, 1 << 16, 1 << 20);
    if (o.reason) fprintf(stderr, "%s: line %d: %s\n", id, (int)o.line, o.reason);
    CHECK(o.news == CGT_JUDGE_DONE && o.cases == cases);
    bool same = CHECK(o.out.length == expected->length - 1 && !strcmp(o.out.text, expected->text));
    for (size_t i = 0, line = 1; !same && i < o.out.length; line += expected->text[i++] == '\n')
        if (o.out.text[i] != expected->text[i]) {
            fprintf(stderr, "%s: answers differ in line %d\n", id, (int)line);
            break;
        }
    free(o.out.text);
    free(in->text);
    free(expected->text);
    *in = *expected = (cgt_reply){0};
}

/* One large case, whole: the work inside it is charged and can be left, so that no slice of it
 * takes much longer than its budget; the same answer as at once. Frees the text. */
static inline void sliced(const char *id, cgt_reply *in, int slices) {
    enum { BUDGET = 1000000 }; /* web/engine/judge.js */
    cgt_judge *j = cgt_judge_new(cgt_problem_find(id), false);
    outcome whole = judged(id, in->text, in->length, in->length, INT64_MAX);
    const char *text;
    int busy = 0;
    memcpy(cgt_judge_room(j, in->length), in->text, in->length);
    cgt_judge_fed(j, in->length);
    j->in.last = true;
    for (; cgt_judge_run(j, BUDGET) == CGT_JUDGE_BUSY; busy++) CHECK(j->in.budget > -BUDGET);
    CHECK(j->news == CGT_JUDGE_DONE && j->in.budget > -BUDGET && busy >= slices);
    uint32_t n = cgt_judge_take(j, &text);
    CHECK(n && n == whole.out.length && !memcmp(text, whole.out.text, n));
    cgt_judge_free(j);
    free(whole.out.text);
    free(in->text);
    *in = (cgt_reply){0};
}

/* Whether the mover wins, by search through the seam. */
static inline int32_t searched(const char *game, const char *rules, const char *start) {
    cgt_rules r;
    cgt_position p;
    cgt_claim c = {0};
    uint64_t budget = 1 << 24;
    snprintf(what, sizeof what, "%s {%.150s} %.150s", game, rules, start);
    if (!CHECK(!cgt_open(&r, game, rules, start, &p, NULL))) return 0;
    cgt_solver *s = cgt_solver_new(&r);
    CHECK(!cgt_outcome(s, p, &budget, &c));
    cgt_solver_free(s);
    cgt_close(&r);
    return c.value;
}

/* Generated inputs are valid and the same for the same seed; every case has a reason whose slots
 * are filled, and a position that opens; what shrink offers is smaller or another text. `fits`: of
 * how many in a hundred small cases a position is expected. */
static inline void generated(const char *id, int seeds, int fits) {
    const cgt_problem *p = cgt_problem_find(id);
    long told = 0, positions = 0;
    for (int i = 0; i < seeds; i++) {
        cgt_random r = {(uint64_t)i}, again = {(uint64_t)i};
        cgt_reply text = {0}, same = {0};
        p->gen(&r, CGT_SMALL, &text);
        p->gen(&again, CGT_SMALL, &same);
        CHECK(text.length == same.length && !memcmp(text.text, same.text, text.length));
        free(same.text);
        cgt_judge *j = cgt_judge_new(p, true);
        memcpy(cgt_judge_room(j, text.length), text.text, text.length);
        cgt_judge_fed(j, text.length);
        j->in.last = true;
        cgt_judge_news news;
        while ((news = cgt_judge_run(j, 1 << 20)) == CGT_JUDGE_CASE || news == CGT_JUDGE_BUSY) {
            if (news == CGT_JUDGE_BUSY) continue;
            cgt_judged one = cgt_judge_case(j);
            snprintf(what, sizeof what, "%s seed %d: %.*s", id, i, (int)one.length, one.text);
            cgt_reply alone = {0};
            CHECK(cgt_judge_one(p, one.text, one.length, &alone));
            free(alone.text);
            cgt_told t;
            cgt_judge_tell(p, one.text, one.length, NULL, &t);
            told++;
            if (!CHECK(t.sentence)) continue;
            for (const char *s = strchr(t.sentence, '{'); s; s = strchr(s + 1, '{')) {
                unsigned k = 0;
                size_t n = strcspn(s + 1, "}");
                while (t.slot[k].name &&
                       (strlen(t.slot[k].name) != n || memcmp(t.slot[k].name, s + 1, n)))
                    k++;
                CHECK(t.slot[k].name);
            }
            cgt_rules rules;
            cgt_position at;
            if (t.game && !cgt_open(&rules, t.game, t.rules, t.start, &at, NULL)) {
                positions++;
                cgt_close(&rules);
            }
            for (uint32_t k = 0;; k++) {
                cgt_reply less = {0};
                bool more = cgt_judge_shrink(p, one.text, one.length, k, &less);
                CHECK(more || !less.length);
                CHECK(!less.length || less.length != one.length ||
                      memcmp(less.text, one.text, one.length));
                if (less.length && k < 8) cgt_judge_one(p, less.text, less.length, NULL); /* ends */
                free(less.text);
                if (!CHECK(k < 100000) || !more) break;
            }
        }
        snprintf(what, sizeof what, "%s seed %d", id, i);
        CHECK(news == CGT_JUDGE_DONE && j->in.cases > 0);
        cgt_judge_free(j);
        free(text.text);
    }
    snprintf(what, sizeof what, "%s: %ld of %ld", id, positions, told);
    CHECK(100 * positions >= fits * told);
    for (uint64_t k = 1; k <= 2; k++) {
        cgt_random r = {k};
        cgt_reply text = {0};
        p->gen(&r, CGT_LARGE, &text);
        outcome o = judged(id, text.text, text.length, 1 << 16, 1 << 20);
        CHECK(o.news == CGT_JUDGE_DONE);
        free(o.out.text);
        free(text.text);
    }
}
#endif
