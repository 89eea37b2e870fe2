/* judge.c -- runs a problem over text that comes in chunks, and tells what it is about.
 * SPDX-License-Identifier: MIT */
#include "judge.h"

#include <stdlib.h>
#include <string.h>

enum {
    HOLD =
        12
        << 20, /* bytes of answers that wait for the end of the input: less than the 16 MB that their room
                         then has, so that it need not double */
    KEEP = 1 << 24, /* bytes of a case's text that are kept */
    TOLD = 1 << 24  /* budget of an explanation: more than KEEP has tokens; some 0.2 s */
};

const cgt_problem *cgt_problem_find(const char *id) {
    for (int i = 0; cgt_problems[i]; i++)
        if (!strcmp(cgt_problems[i]->id, id)) return cgt_problems[i];
    return NULL;
}

cgt_judge *cgt_judge_new(const cgt_problem *p, bool stepwise) {
    cgt_judge *j = calloc(1, sizeof *j);
    if (!j) return NULL;
    j->problem = p;
    j->state = calloc(1, p->state ? p->state : 1);
    if (!j->state || !cgt_grow(&j->buffer, &j->room, 1, 1)) {
        cgt_judge_free(j);
        return NULL;
    }
    cgt_text_whole(&j->in, j->buffer, 0);
    j->in.last = false;
    j->in.stepwise = stepwise;
    return j;
}
void cgt_judge_free(cgt_judge *j) {
    if (!j) return;
    if (j->state && j->problem->free) j->problem->free(j->state);
    free(j->state);
    free(j->out.text);
    free(j->buffer);
    free(j);
}

/* Drops the text that was read once it is half of all: each byte is moved at most once. */
char *cgt_judge_room(cgt_judge *j, uint32_t n) {
    cgt_text *in = &j->in;
    if (in->deaf) in->at = in->end;
    if (!in->stepwise || !in->inside || (in->mark && in->end - in->mark > KEEP)) in->mark = NULL;
    const char *from = in->mark ? in->mark : in->at;
    size_t at = (size_t)(in->at - j->buffer), end = (size_t)(in->end - j->buffer),
           mark = in->mark ? (size_t)(in->mark - j->buffer) : 0,
           scan = in->scan ? (size_t)(in->scan - j->buffer) : 0, gone = (size_t)(from - j->buffer);
    if (j->held) j->buffer[end] = j->under;
    if (gone >= end - gone) {
        memmove(j->buffer, from, end + j->held - gone);
        at -= gone;
        end -= gone;
        mark -= in->mark ? gone : 0;
        scan -= scan < gone ? scan : gone;
    }
    size_t last = end + j->held;
    bool room = n < UINT32_MAX / 2 && last < UINT32_MAX / 2 - n - 1 &&
                cgt_grow(&j->buffer, &j->room, (uint32_t)last + n + 1, 1);
    in->at = j->buffer + at;
    in->end = j->buffer + end;
    in->mark = in->mark ? j->buffer + mark : NULL;
    in->scan = j->buffer + scan;
    in->token = NULL;
    if (!j->held) j->buffer[end] = 0;
    if (room) return j->buffer + last;
    cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
    return NULL;
}
/* Bytes that cannot be read yet: a character whose bytes have not all come, and zero bytes, which
 * end no line but may end a file. */
static size_t unready(const char *from, const char *end) {
    const char *s = end;
    while (s > from && !s[-1]) s--;
    for (int k = 1; s == end && k <= 3 && s - k >= from; k++) {
        unsigned char c = (unsigned char)s[-k];
        if (c >= 0xc0) return c >= (k == 1 ? 0xc0 : k == 2 ? 0xe0 : 0xf0) ? (size_t)k : 0;
        if (c < 0x80) return 0;
    }
    return (size_t)(end - s);
}
/* An output stays as it is; an input ends where DOS ends one, at 0x1A, or before zero bytes. */
void cgt_judge_fed(cgt_judge *j, uint32_t n) {
    char *from = j->buffer + (j->in.end - j->buffer), *end = from + j->held + n;
    if (j->ended) end = from;
    else if (!j->raw) {
        enum { DOS_END = 0x1a };
        if (j->held) *from = j->under;
        char *stop = n ? memchr(from, DOS_END, (size_t)(end - from)) : NULL;
        if (stop) end = stop;
        j->ended = stop || !n;
        *end = 0;
        size_t held = unready(from, end);
        bool zeros = held && !end[-1];
        if (j->ended && !zeros) held = 0;
        end -= held;
        j->held = j->ended ? 0 : (uint32_t)held;
        j->under = *end;
    }
    *end = 0;
    j->in.end = end;
    j->in.last |= !n || j->ended;
}
/* A byte order mark of UTF-8 before all else is left out; false: it may still be coming. */
static bool begun(cgt_judge *j) {
    static const char mark[] = "\xef\xbb\xbf";
    size_t n = (size_t)(j->in.end - j->in.at);
    if (j->begun) return true;
    if (n < 3 && !j->in.last && !memcmp(j->in.at, mark, n)) return false;
    if (n >= 3 && !memcmp(j->in.at, mark, 3)) j->in.at += 3;
    return j->begun = true;
}

static void close_input(cgt_text *in) {
    if (in->deaf || in->status) return;
    in->token_line = in->line;
    if (in->inside)
        cgt_text_refuse(in, CGT_E_SYNTAX, "the input ends within case %", (int64_t)in->cases + 1);
    else if (in->announced == 1 && !in->cases)
        cgt_text_refuse(in, CGT_E_SYNTAX, "the input ends before its first case", 0);
    else if (in->announced != UINT64_MAX && in->cases < in->announced)
        cgt_text_refuse(in, CGT_E_SYNTAX,
                        "% cases are announced, but the input ends before the last one",
                        (int64_t)in->announced);
}
static cgt_judge_news run(cgt_judge *j) {
    cgt_text *in = &j->in;
    uint64_t cases = in->cases;
    j->problem->run(j->state, in, &j->out);
    if (j->out.failed) cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
    if (in->status) return CGT_JUDGE_REFUSED;
    if (in->stepwise && in->cases > cases) return CGT_JUDGE_CASE;
    if (in->deaf) return CGT_JUDGE_DONE;
    if (in->budget <= 0) return CGT_JUDGE_BUSY;
    if (!in->last) return CGT_JUDGE_HUNGRY;
    close_input(in);
    return in->status ? CGT_JUDGE_REFUSED : CGT_JUDGE_DONE;
}
/* Before the next answers: those that were taken go. */
static void drop(cgt_judge *j) {
    if (!j->taken) return;
    memmove(j->out.text, j->out.text + j->taken, j->out.length - j->taken);
    j->out.length -= j->taken;
    j->out.whole -= j->taken;
    j->taken = 0;
}
cgt_judge_news cgt_judge_run(cgt_judge *j, int64_t budget) {
    if (j->news == CGT_JUDGE_DONE || j->news == CGT_JUDGE_REFUSED) return j->news;
    if (j->in.stepwise) j->taken = j->out.whole;
    drop(j);
    j->in.budget = budget;
    if (!begun(j)) return j->news = CGT_JUDGE_HUNGRY;
    j->news = j->in.status ? CGT_JUDGE_REFUSED : run(j);
    if (j->out.whole > HOLD) j->flows = true;
    return j->news;
}
uint32_t cgt_judge_take(cgt_judge *j, const char **text) {
    drop(j);
    *text = j->out.text;
    if (j->news != CGT_JUDGE_DONE && !j->flows) return 0;
    return j->taken = j->out.whole;
}
cgt_judged cgt_judge_case(const cgt_judge *j) {
    cgt_judged c = {.number = j->in.cases,
                    .text = j->in.mark,
                    .answer = j->out.text,
                    .answer_length = j->out.whole};
    if (!c.text) return c;
    c.length = (uint32_t)(j->in.at - c.text);
    while (c.length && (unsigned char)c.text[c.length - 1] <= ' ') c.length--;
    return c;
}

void cgt_reply_list(cgt_reply *out, const int64_t *number, size_t n) {
    for (size_t i = 0; i < n; i++) {
        cgt_reply_put(out, i ? " " : "");
        cgt_reply_number(out, number[i]);
    }
    cgt_reply_put(out, "\n");
}
void cgt_reply_pair(cgt_reply *out, int64_t a, int64_t b) {
    cgt_reply_number(out, a);
    cgt_reply_put(out, " ");
    cgt_reply_number(out, b);
    cgt_reply_put(out, "\n");
}

/* Shellsort, Knuth TAOCP 3, 5.2.1: a qsort that calls back takes four times as long in wasm. */
static void sort(uint32_t *number, uint32_t n) {
    uint32_t gap = 1;
    while (gap < n / 3) gap = 3 * gap + 1;
    for (; gap; gap /= 3)
        for (uint32_t i = gap; i < n; i++) {
            uint32_t one = number[i], at = i;
            for (; at >= gap && number[at - gap] > one; at -= gap) number[at] = number[at - gap];
            number[at] = one;
        }
}
uint32_t cgt_distinct(uint32_t *number, uint32_t n) {
    uint32_t kept = 0;
    sort(number, n);
    for (uint32_t i = 0; i < n; i++)
        if (!kept || number[i] != number[kept - 1]) number[kept++] = number[i];
    return kept;
}

/* --- what a case is about --------------------------------------------------------------------- */

void cgt_judge_tell(const cgt_problem *p, const char *one, size_t length, const char *found,
                    cgt_told *t) {
    memset(t, 0, sizeof *t);
    char *text = malloc(length + 1);
    if (!text) return;
    if (length) memcpy(text, one, length);
    text[length] = 0;
    cgt_text in;
    cgt_text_whole(&in, text, length);
    in.budget = TOLD;
    p->tell(&in, found, t);
    if (in.budget <= 0) /* the case may be read or solved only in part */
        *t = (cgt_told){.sentence = "This case is too large to be explained."};
    free(text);
}
void cgt_judge_gen(const cgt_problem *p, uint64_t seed, cgt_size size, cgt_reply *out) {
    cgt_random r = {seed};
    p->gen(&r, size, out);
}
static cgt_saying *slot(cgt_told *t, const char *name) {
    unsigned i = 0;
    while (i < CGT_SLOTS - 1 && t->slot[i].name) i++;
    t->slot[i].name = name;
    return &t->slot[i];
}
void cgt_told_number(cgt_told *t, const char *name, int64_t n) { slot(t, name)->number = n; }
void cgt_told_text(cgt_told *t, const char *name, const char *text) {
    size_t n = strlen(text), room = sizeof t->words - t->used - 1;
    if (n > room) n = room;
    slot(t, name)->text = memcpy(t->words + t->used, text, n);
    t->words[t->used + n] = 0;
    t->used += (uint32_t)n + (t->used + n + 1 < sizeof t->words);
}
void cgt_list(cgt_out *o, const int64_t *number, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (o->len) cgt_putc(o, ' ');
        cgt_putn(o, number[i]);
    }
}
void cgt_told_list(cgt_told *t, const char *name, const int64_t *number, size_t n) {
    enum { LISTED = 12 };
    char text[300] = "";
    cgt_out o = {text, sizeof text, 0};
    cgt_list(&o, number, n < LISTED ? n : LISTED);
    if (n > LISTED) cgt_put(&o, " ...");
    cgt_told_text(t, name, text);
}
cgt_out cgt_told_rules(cgt_told *t) { return (cgt_out){t->rules, sizeof t->rules, 0}; }
cgt_out cgt_told_start(cgt_told *t) { return (cgt_out){t->start, sizeof t->start, 0}; }
void cgt_told_position(cgt_told *t, const char *game, const cgt_out *rules, const cgt_out *start) {
    bool whole = rules->len < rules->cap && start->len < start->cap;
    if (whole) t->game = game;
}
