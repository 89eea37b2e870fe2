/* contest.c -- judge: a contest problem's input in, its answers out. gen: a random input. check:
 * somebody's output against the right one. stress: the three in a row, until a program differs, and
 * then a small case in which it still does. The fronts bring bytes and run the program.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
    BUDGET = 1 << 20, /* tokens between two looks at what may be printed */
    SLICE = 1 << 15,  /* bytes of a step */
    SHOWN = 1500,     /* bytes of a case's text that are printed */
    LATE = 40         /* a run that does not end, which takes as long as so many */
};

static void want(command *c, cgt_want what, cgt_judge *sink, const char *file) {
    c->out.want = what;
    c->out.file = file;
    c->sink = sink;
    c->flush = true;
}
static bool unreadable(command *c) {
    if (c->ended != CGT_UNREADABLE) return false;
    const char *file = c->source && strcmp(c->source, "-") ? c->source : NULL;
    fail(c, file ? "{file} cannot be read" : "standard input cannot be read",
         (slot[]){{"file", file, 0}, {0}});
    return true;
}
/* The next piece of c->rest; false: all is printed. */
static bool put_rest(command *c) {
    if (!c->left) return false;
    uint32_t n = c->left < SLICE ? c->left : SLICE;
    put_bytes(c, c->rest, n);
    c->rest += n;
    c->left -= n;
    c->flush = true;
    return true;
}
void contest_free(command *c) {
    cgt_judge_free(c->judge);
    cgt_compare_free(&c->compare);
    free(c->input.text);
    free(c->one.text);
    free(c->smaller.text);
    free(c->found.text);
}
static bool find_problem(command *c) {
    c->problem = cgt_problem_find(c->arg[1]);
    return c->problem != NULL || fail(c, "there is no problem {problem}: see palitos help",
                                      (slot[]){{"problem", c->arg[1], 0}, {0}});
}

/* --- judge, gen ------------------------------------------------------------------------------- */

bool judge_begin(command *c) {
    if (!find_problem(c)) return false;
    c->judge = cgt_judge_new(c->problem, CGT_FLOWING);
    return c->judge != NULL || no_memory(c);
}
bool judge_step(command *c) {
    if (unreadable(c)) return false;
    if (put_rest(c)) return true;
    if (c->judge->news == CGT_JUDGE_DONE) return false;
    if (c->judge->news == CGT_JUDGE_REFUSED) return fail_in(c, &c->judge->in, NULL);
    cgt_judge_news news = cgt_judge_run(c->judge, BUDGET);
    c->left = cgt_judge_take(c->judge, &c->rest);
    if (news == CGT_JUDGE_HUNGRY) want(c, CGT_WANT_FIRST, c->judge, "-");
    return true;
}

static bool generate(command *c, uint64_t seed) {
    c->input.length = 0;
    cgt_judge_gen(c->problem, seed, c->large ? CGT_LARGE : CGT_SMALL, &c->input);
    return !c->input.failed || no_memory(c);
}
bool gen_begin(command *c) {
    if (!find_problem(c) || !generate(c, c->seed)) return false;
    c->rest = c->input.text;
    c->left = c->input.length;
    return true;
}
bool gen_step(command *c) { return put_rest(c) && c->left; }

/* --- the difference --------------------------------------------------------------------------- */

static void put_line(command *c, const char *english) {
    put(c, say(c, english));
    put(c, "\n");
}
/* Indented; cut where it is long. */
static void put_text(command *c, const char *title, const char *s, size_t n) {
    put_line(c, title);
    bool cut = n > SHOWN;
    if (cut) n = SHOWN;
    while (n && s[n - 1] == '\n') n--;
    for (size_t i = 0; i < n || !i;) {
        const char *lf = n ? memchr(s + i, '\n', n - i) : NULL;
        size_t length = (lf ? (size_t)(lf - s) : n) - i;
        if (length && s[i + length - 1] == '\r') length--;
        put(c, "  ");
        put_bytes(c, s + i, (uint32_t)length);
        i = lf ? (size_t)(lf - s) + 1 : n + 1;
        if (i <= n) put(c, "\n");
    }
    put(c, cut ? " ...\n" : "\n");
}
static void put_found(command *c, const cgt_reply *found) {
    if (found->length) {
        put_text(c, "Found:", found->text, found->length);
        return;
    }
    put_line(c, "Found:");
    put(c, "  ");
    if (c->ended == CGT_ENDED_LATE)
        put_words(c, "(no answer within {n} second)|(no answer within {n} seconds)",
                  (slot[]){{"n", NULL, CGT_SECONDS}, {0}});
    else
        put(c, say(c, c->ended == CGT_ENDED_BADLY ? "(nothing: the program failed)" : "(nothing)"));
    put(c, "\n");
}
static bool opens(const cgt_told *t) {
    cgt_position p;
    cgt_rules r;
    if (!t->game || cgt_open(&r, t->game, t->rules, t->start, &p, NULL)) return false;
    cgt_close(&r);
    return true;
}
static void put_why(command *c, const char *one, size_t length, const cgt_reply *found) {
    cgt_told *t = malloc(sizeof *t);
    if (!t) {
        no_memory(c);
        return;
    }
    cgt_judge_tell(c->problem, one, length, found->length ? found->text : NULL, t);
    if (t->sentence) {
        slot s[CGT_SLOTS + 1] = {0};
        for (int i = 0; i < CGT_SLOTS; i++)
            s[i] = (slot){t->slot[i].name, t->slot[i].text, t->slot[i].number};
        put_words(c, t->sentence, s);
        put(c, "\n");
    }
    if (opens(t)) {
        put(c, "palitos solve ");
        put(c, t->game);
        put(c, *t->rules ? " --rules \"" : "");
        put(c, t->rules);
        put(c, *t->rules ? "\" \"" : " \"");
        put(c, t->start);
        put(c, "\"\n");
    }
    free(t);
}
static void put_difference(command *c, const char *one, size_t length, const char *answer,
                           size_t answer_length, const cgt_reply *found, const char *form) {
    c->out.status = 1;
    if (one) put_text(c, "Input:", one, length);
    put_text(c, "Expected:", answer, answer_length);
    put_found(c, found);
    if (form) {
        put_line(c, "In form only:");
        put(c, "  ");
        put_line(c, form);
    }
    if (one) put_why(c, one, length, found);
}

/* --- check ------------------------------------------------------------------------------------ */

bool check_begin(command *c) {
    if (!find_problem(c)) return false;
    return cgt_compare_new(&c->compare, c->problem) || no_memory(c);
}
bool check_step(command *c) {
    if (unreadable(c)) return false;
    cgt_compare *k = &c->compare;
    cgt_compare_news news = cgt_compare_run(k, BUDGET);
    if (news == CGT_COMPARE_IN) want(c, CGT_WANT_FIRST, k->in, c->source = c->arg[2]);
    if (news == CGT_COMPARE_OUT) want(c, CGT_WANT_SECOND, k->out, c->source = c->arg[3]);
    if (news == CGT_COMPARE_REFUSED) return fail_in(c, &k->in->in, c->arg[2]);
    if (news == CGT_COMPARE_EQUAL) return false;
    if (news != CGT_COMPARE_DIFFERS) return true;
    cgt_judged one = cgt_judge_case(k->in);
    if (k->beyond) {
        c->out.status = 1;
        put_words(c, "The output goes on after the answer of the last case, {n}.",
                  (slot[]){{"n", NULL, (int64_t)one.number}, {0}});
        put(c, "\n");
        put_found(c, &k->found);
        return false;
    }
    put_words(c, "Case {n} differs.", (slot[]){{"n", NULL, (int64_t)one.number}, {0}});
    put(c, "\n");
    put_difference(c, one.text, one.length, one.answer, one.answer_length, &k->found, k->form);
    return false;
}

/* --- stress ----------------------------------------------------------------------------------- */

/* FNV-1a, Fowler, Noll and Vo. */
static uint64_t hash(const cgt_reply *t) {
    uint64_t h = 14695981039346656037u;
    for (uint32_t i = 0; i < t->length; i++) h = (h ^ (unsigned char)t->text[i]) * 1099511628211u;
    return h;
}
/* Whether the program was run on this case; if not, it will be. */
static bool tried(command *c, const cgt_reply *one) {
    uint64_t h = hash(one);
    for (uint32_t i = 0; i < c->runs; i++)
        if (c->tried[i] == h) return true;
    c->tried[c->runs] = h;
    return false;
}
/* Asks the front to run the program on this text, which is also given to the comparison. */
static bool ask(command *c, const char *head, const char *text, size_t n, const char *tail) {
    cgt_compare_free(&c->compare);
    if (!cgt_compare_new(&c->compare, c->problem)) return no_memory(c);
    put(c, head);
    put_bytes(c, text, (uint32_t)n);
    put(c, tail);
    if (c->failed) return false;
    char *room = cgt_judge_room(c->compare.in, c->out.length);
    if (!room) return no_memory(c);
    memcpy(room, c->text, c->out.length);
    cgt_judge_fed(c->compare.in, c->out.length);
    cgt_judge_fed(c->compare.in, 0);
    c->out.stream = 3;
    c->runs++;
    want(c, CGT_WANT_RUN, c->compare.out, NULL);
    return true;
}
static bool ask_one(command *c, cgt_reply *one) {
    uint32_t length = one->length;
    cgt_reply_put(one, "\n");
    bool asked = !one->failed && ask(c, c->problem->head, one->text, one->length, c->problem->tail);
    one->length = length;
    return asked;
}
/* Compares the program's whole output. */
static cgt_compare_news compared(command *c) {
    cgt_compare_news news;
    c->compare.out->in.last = true;
    do news = cgt_compare_run(&c->compare, BUDGET);
    while (news == CGT_COMPARE_BUSY);
    return news;
}
static bool keep(command *c, cgt_reply *to, const char *text, size_t n) {
    to->length = 0;
    cgt_reply_bytes(to, text, n);
    return !to->failed || no_memory(c);
}
/* Asks for the next smaller case that is valid; false: there is none. */
static bool ask_smaller(command *c) {
    for (;;) {
        bool more;
        do {
            c->smaller.length = 0;
            more = cgt_judge_shrink(c->problem, c->one.text, c->one.length, c->at, &c->smaller);
            if (more && c->smaller.length &&
                cgt_judge_one(c->problem, c->smaller.text, c->smaller.length, NULL)) {
                if (c->runs + LATE * c->late >= RUNS) return false;
                if (!tried(c, &c->smaller)) return ask_one(c, &c->smaller);
            }
            c->at++;
        } while (more);
        if (!c->shrunk) return false;
        c->shrunk = false;
        c->at = 0;
    }
}
static bool report(command *c) {
    cgt_reply answer = {0};
    put_words(
        c,
        c->alone ? "Seed {n}: case {case} differs. A small case that still does, after {runs} runs:"
                 : "Seed {n}: case {case} differs, and only after the cases before it.",
        (slot[]){{"n", NULL, (int64_t)(c->seed + c->round)},
                 {"case", NULL, (int64_t)c->number},
                 {"runs", NULL, c->runs},
                 {0}});
    put(c, "\n");
    c->ended = c->ended_before;
    if (c->failed || c->found.failed) return no_memory(c);
    cgt_judge_one(c->problem, c->one.text, c->one.length, &answer);
    put_difference(c, c->one.text, c->one.length, answer.text, answer.length, &c->found, c->form);
    free(answer.text);
    return false;
}
/* The comparison differs: this is what will be told, unless a smaller case does too. */
static bool remember(command *c) {
    c->ended_before = c->ended;
    c->form = c->compare.form;
    const cgt_reply *found = &c->compare.found;
    if (!keep(c, &c->found, found->text ? found->text : "", found->length)) return false;
    cgt_reply_bytes(&c->found, "", 1);
    c->found.length -= !c->found.failed;
    return true;
}
bool stress_begin(command *c) {
    if (!c->program) return fail(c, "stress needs a program after --", NULL);
    return find_problem(c);
}
bool stress_step(command *c) {
    c->out.stream = 1;
    if (c->ended == CGT_UNREADABLE) return fail(c, "the program cannot be run", NULL);
    cgt_compare_news news = c->stage == STRESS_NEXT ? CGT_COMPARE_EQUAL : compared(c);
    bool differs = news == CGT_COMPARE_DIFFERS || c->ended != CGT_ENDED;
    if (news == CGT_COMPARE_REFUSED) return fail_in(c, &c->compare.in->in, NULL);
    c->late += c->ended == CGT_ENDED_LATE;
    switch (c->stage) {
        case STRESS_NEXT:
            if (c->round == c->rounds) {
                put_words(c, "{n} case: no difference.|{n} cases: no difference.",
                          (slot[]){{"n", NULL, (int64_t)c->cases}, {0}});
                put(c, "\n");
                return false;
            }
            c->stage = STRESS_INPUT;
            c->runs = c->late = 0;
            return generate(c, c->seed + c->round) &&
                   ask(c, "", c->input.text, c->input.length, "");
        case STRESS_INPUT: {
            cgt_judged one = cgt_judge_case(c->compare.in);
            if (!differs) {
                c->cases += one.number;
                c->round++;
                c->stage = STRESS_NEXT;
                return true;
            }
            c->number = one.number;
            if (!one.text || !remember(c) || !keep(c, &c->one, one.text, one.length))
                return no_memory(c);
            c->stage = STRESS_ALONE;
            return ask_one(c, &c->one);
        }
        case STRESS_ALONE:
            c->alone = differs;
            if (!differs) return report(c);
            break;
        case STRESS_SMALLER:
            if (!differs) {
                c->at++;
                break;
            }
            c->shrunk = true;
            if (!keep(c, &c->one, c->smaller.text, c->smaller.length)) return false;
            break;
    }
    c->stage = STRESS_SMALLER;
    if (differs && !remember(c)) return false;
    return ask_smaller(c) || (!c->failed && report(c));
}
