/* timus-1087.c -- The Time to Take Stones: from n stones take one of m amounts; who takes the last
 * one LOSES (Timus 1087). One case a file. The statement promises that there is always a move while
 * stones are left, whatever was played; an input that breaks it has no answer, and is refused. The
 * set need not have 1: {2} from 4 keeps the promise.
 * SPDX-License-Identifier: MIT */
#include "taking.h"

/* The judge's n is at most 10000, m at most 50. */
static const char
    stones[] = "a heap has 1 to 100000000 stones, not %",
    count[] = "there are 1 to 1000 amounts, not %",
    stuck[] =
        "the statement promises that there is always a move, yet play can reach % without one";

static const bool misere = true; /* the player who takes the last one loses */

typedef struct {
    int64_t n, m;
    cgt_taking set;
    bool begun, has_n, has_m, solved, lost;
} stones_state;

static bool read(stones_state *s, cgt_text *in) {
    if (!s->has_n) {
        if (!cgt_text_number(in, 1, CGT_PILE, stones, &s->n)) return false;
        cgt_case_begin(in);
        cgt_text_beyond(in, s->n > 10000, "n ≤ 10000");
        s->has_n = true;
    }
    if (!s->has_m && !(s->has_m = cgt_text_number(in, 1, CGT_AMOUNTS, count, &s->m))) return false;
    cgt_text_beyond(in, s->m > 50, "m ≤ 50");
    if (!cgt_taking_read(&s->set, in, s->m)) return false;
    uint32_t without;
    if (!s->solved) {
        if (!cgt_taking_solve(&s->set, (uint32_t)s->n, misere, in)) return false;
        s->solved = true;
        s->lost = cgt_taking_lost(&s->set, (uint64_t)s->n); /* the table is used again */
    }
    if (!cgt_taking_stuck(&s->set, (uint32_t)s->n, in, &without)) return false;
    if (without) cgt_text_refuse(in, CGT_E_RANGE, stuck, without);
    return !without;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    stones_state *s = data;
    int64_t more;
    if (!s->begun) cgt_text_announce(in, 1);
    s->begun = true;
    if (!in->cases) {
        if (!read(s, in)) return;
        cgt_reply_put(out, s->lost ? "2\n" : "1\n");
        cgt_case_end(in, out);
    }
    cgt_text_number(in, 0, 0, "", &more); /* there may be none */
}
static void release(void *data) { cgt_taking_free(&((stones_state *)data)->set); }

static void tell(cgt_text *one, const char *found, cgt_told *t) {
    stones_state s = {0};
    (void)found;
    if (read(&s, one) && cgt_taking_solve(&s.set, (uint32_t)s.n, misere, one))
        cgt_taking_tell(&s.set, (uint32_t)s.n, misere, t);
    release(&s);
}
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    int64_t amount[50], n = large ? 10000 : cgt_random_from(r, 1, 20),
                        m = large ? 50 : cgt_random_from(r, 1, 4);
    int64_t by = !large && n % 2 == 0 && cgt_random_one_in(r, 4) ? 2 : 1;
    for (int64_t i = 0; i < m; i++) amount[i] = by * cgt_random_from(r, 1, n / by);
    /* the promise: all are multiples of one, and n too */
    amount[cgt_random_from(r, 0, m - 1)] = by;
    cgt_reply_pair(out, n, m);
    cgt_reply_list(out, amount, (size_t)m);
}

static const cgt_limit limits[] = {{"stones", 10000}, {"amounts", 50}, {0}};

const cgt_problem cgt_timus_1087 = {.id = "timus-1087",
                                    .title = "The Time to Take Stones",
                                    .link = "https://acm.timus.ru/problem.aspx?space=1&num=1087",
                                    .head = "",
                                    .tail = "",
                                    .limits = limits,
                                    .methods = cgt_taking_methods,
                                    .state = sizeof(stones_state),
                                    .run = run,
                                    .free = release,
                                    .gen = gen,
                                    .tell = tell};
