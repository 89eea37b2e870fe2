/* fuzz-judge.c -- hostile text for the readers of contest problems. The first byte chooses the
 * problem (or FUZZ_PROBLEM names it), the second how the text is cut into pieces. In pieces and
 * whole it is read alike; what is refused has a line and a reason and prints nothing; the answers
 * compare equal with themselves; each case alone is valid, has a reason and smaller texts.
 *
 *   cmake --preset fuzz && cmake --build --preset fuzz -j2
 *   build/fuzz/fuzz-judge -runs=100000 -max_len=400 tests/c/corpus-judge
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/judge/judge.h"

static void must(bool ok, const char *why) {
    if (ok) return;
    fprintf(stderr, "broken: %s\n", why);
    abort();
}
static const cgt_problem *chosen(uint8_t byte) {
    const char *only = getenv("FUZZ_PROBLEM");
    int n = 0;
    while (cgt_problems[n]) n++;
    must(!only || cgt_problem_find(only), "FUZZ_PROBLEM names a problem");
    return only ? cgt_problem_find(only) : cgt_problems[byte % n];
}

enum { BUDGET = 1 << 17 }; /* a text that asks for more work is left */
typedef struct {
    cgt_judge_news news;
    const char *reason;
    uint64_t line, cases;
    cgt_reply out;
} result;

static void bring(cgt_judge *j, const uint8_t *text, size_t n) {
    char *room = cgt_judge_room(j, (uint32_t)n + 1);
    must(room, "room");
    memcpy(room, text, n);
    cgt_judge_fed(j, (uint32_t)n);
}
static result judged(const cgt_problem *p, const uint8_t *text, size_t n, size_t piece) {
    cgt_judge *j = cgt_judge_new(p, false);
    result r = {0};
    for (;;) {
        const char *s;
        r.news = cgt_judge_run(j, BUDGET);
        uint32_t length = cgt_judge_take(j, &s);
        cgt_reply_bytes(&r.out, s, length);
        if (r.news != CGT_JUDGE_HUNGRY) break;
        size_t now = n < piece ? n : piece;
        bring(j, text, now);
        text += now;
        n -= now;
    }
    r.reason = j->in.reason;
    r.line = j->in.token_line;
    r.cases = j->in.cases;
    must(r.news != CGT_JUDGE_REFUSED || (r.reason && r.line && !r.out.length), "a refusal");
    cgt_judge_free(j);
    return r;
}
static void tell(const cgt_problem *p, const cgt_judged *one) {
    cgt_reply alone = {0}, less = {0};
    cgt_told t;
    if (cgt_judge_one(p, one->text, one->length, &alone)) {
        cgt_judge_tell(p, one->text, one->length, NULL, &t);
        must(t.sentence, "a reason");
        cgt_judge_tell(p, one->text, one->length, "?", &t);
        must(t.sentence, "a reason against something found");
    }
    if (one->length < 24) {
        cgt_reply least = {0}, found = {0};
        cgt_reply_bytes(&least, one->text, one->length);
        cgt_reply_put(&found, "?");
        cgt_judge_least(p, &least, &found);
        must(!alone.length || cgt_judge_one(p, least.text, least.length, NULL), "the least case");
        free(least.text);
        free(found.text);
    }
    for (uint32_t k = one->length % 7; k < 200; k += 29) {
        less.length = 0;
        if (!cgt_judge_shrink(p, one->text, one->length, k, &less)) break;
        if (less.length) cgt_judge_one(p, less.text, less.length, NULL);
    }
    free(alone.text);
    free(less.text);
}
static void compare(const cgt_problem *p, const uint8_t *text, size_t n, const cgt_reply *out) {
    cgt_compare c;
    must(cgt_compare_new(&c, p), "compare");
    bring(c.in, text, n);
    bring(c.out, (const uint8_t *)(out->length ? out->text : ""), out->length);
    c.in->in.last = c.out->in.last = true;
    cgt_compare_news news = CGT_COMPARE_BUSY;
    while (news == CGT_COMPARE_BUSY) news = cgt_compare_run(&c, BUDGET);
    must(news == CGT_COMPARE_EQUAL, "the right answers");
    cgt_compare_free(&c);

    cgt_judge *j = cgt_judge_new(p, true);
    bring(j, text, n);
    j->in.last = true;
    for (int cases = 0; cases < 3 && cgt_judge_run(j, BUDGET) == CGT_JUDGE_CASE; cases++) {
        cgt_judged one = cgt_judge_case(j);
        must(one.text, "the text of a case"); /* a line without cards is empty */
        tell(p, &one);
    }
    cgt_judge_free(j);
}

/* Numbers of seven to nine digits ask some problems for tables of 10^8, which is slow with all that
 * watches here; longer ones are refused or cost nothing. */
static bool heavy(const uint8_t *text, size_t n) {
    for (size_t i = 0, run = 0; i <= n; i++) {
        if (i < n && text[i] >= '0' && text[i] <= '9') run++;
        else if (run >= 7 && run <= 9) return true;
        else run = 0;
    }
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2 || heavy(data + 2, size - 2)) return 0;
    const cgt_problem *p = chosen(data[0]);
    size_t piece = data[1] % 9 + 1u;
    result whole = judged(p, data + 2, size - 2, size), cut = judged(p, data + 2, size - 2, piece);
    bool done = whole.news == CGT_JUDGE_DONE || whole.news == CGT_JUDGE_REFUSED;
    if (done && (cut.news == CGT_JUDGE_DONE || cut.news == CGT_JUDGE_REFUSED)) {
        must(whole.news == cut.news && whole.reason == cut.reason, "read alike");
        must(whole.line == cut.line && whole.cases == cut.cases, "the same line");
        must(whole.out.length == cut.out.length, "the same answers");
        must(!cut.out.length || !memcmp(whole.out.text, cut.out.text, cut.out.length), "answers");
    }
    if (whole.news == CGT_JUDGE_DONE) compare(p, data + 2, size - 2, &whole.out);
    free(whole.out.text);
    free(cut.out.text);
    return 0;
}
