/* contest.c -- judge: a contest problem's input in, its answers out.
 * SPDX-License-Identifier: MIT */
#include "../judge/judge.h"

#include "inside.h"

enum {
    BUDGET = 1 << 20, /* tokens between two looks at what may be printed */
    SLICE = 1 << 15
};

static bool find_problem(command *c) {
    c->problem = cgt_problem_find(c->arg[1]);
    return c->problem != NULL || fail(c, "no problem {problem}: see palitos help",
                                      (slot[]){{"problem", c->arg[1], 0}, {0}});
}
static void want(command *c, cgt_want what, const char *file) {
    c->out.want = what;
    c->out.file = file;
    c->flush = true;
}
char *cgt_command_room(cgt_command *out, uint32_t n) {
    command *c = (command *)(void *)out;
    return c->out.want ? cgt_judge_room(c->judge, n) : NULL;
}
void cgt_command_fed(cgt_command *out, uint32_t n, uint32_t how) {
    command *c = (command *)(void *)out;
    c->ended = how;
    cgt_judge_fed(c->judge, n);
}

bool judge_begin(command *c) {
    if (!find_problem(c)) return false;
    c->judge = cgt_judge_new(c->problem, false);
    return c->judge != NULL || no_memory(c);
}
bool judge_step(command *c) {
    if (c->ended == CGT_UNREADABLE) return fail(c, "standard input cannot be read", NULL);
    if (c->left) {
        uint32_t n = c->left < SLICE ? c->left : SLICE;
        put_bytes(c, c->rest, n);
        c->rest += n;
        c->left -= n;
        c->flush = true;
        return true;
    }
    if (c->judge->news == CGT_JUDGE_DONE) return false;
    if (c->judge->news == CGT_JUDGE_REFUSED) return fail_in(c, &c->judge->in, NULL);
    cgt_judge_news news = cgt_judge_run(c->judge, BUDGET);
    c->left = cgt_judge_take(c->judge, &c->rest);
    if (news == CGT_JUDGE_HUNGRY) want(c, CGT_WANT_FIRST, "-");
    return true;
}
void judge_free(command *c) { cgt_judge_free(c->judge); }
