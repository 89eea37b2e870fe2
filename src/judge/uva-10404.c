/* uva-10404.c -- Bachet's Game: from n stones take one of the amounts of a set; who takes the last
 * one wins, Stan first (UVa 10404). A case a line in the judge's files; until the input ends. The
 * set is read as it comes, and need not have the 1 that the statement promises: who cannot move
 * loses.
 * SPDX-License-Identifier: MIT */
#include "taking.h"

/* The judge's n is at most 10^6, its sets have at most 10 amounts. */
static const char stones[] = "a heap has 0 to 100000000 stones, not %",
                  count[] = "there are 1 to 1000 amounts, not %";

static const bool misere = false; /* the player who takes the last one wins */

typedef struct {
    int64_t n, m;
    cgt_taking set;
    bool has_m;
} bachet;

static bool read_case(bachet *s, cgt_text *in) {
    if (!in->inside) {
        if (!cgt_text_number(in, 0, CGT_PILE, stones, &s->n)) return false;
        cgt_case_begin(in);
        cgt_text_beyond(in, s->n > 1000000, "n ≤ 10^6");
        s->set.amounts = 0;
        s->has_m = false;
    }
    if (!s->has_m && !(s->has_m = cgt_text_number(in, 1, CGT_AMOUNTS, count, &s->m))) return false;
    cgt_text_beyond(in, s->m > 10, "m ≤ 10");
    return cgt_taking_read(&s->set, in, s->m);
}
static bool read(bachet *s, cgt_text *in) {
    return read_case(s, in) && cgt_taking_solve(&s->set, (uint32_t)s->n, misere, in);
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    bachet *s = data;
    while (read(s, in)) {
        cgt_reply_put(out,
                      cgt_taking_lost(&s->set, (uint64_t)s->n) ? "Ollie wins\n" : "Stan wins\n");
        cgt_case_end(in, out);
    }
}
static void release(void *data) { cgt_taking_free(&((bachet *)data)->set); }

static void tell(cgt_text *one, const char *found, cgt_told *t) {
    bachet s = {0};
    (void)found;
    if (read(&s, one)) cgt_taking_tell(&s.set, (uint32_t)s.n, misere, t);
    release(&s);
}
/* Smaller cases keep the statement's promise: 1 is among the amounts. */
static bool promised(const char *one, size_t length) {
    bachet s = {0};
    cgt_text in;
    bool has = false;
    cgt_text_whole(&in, one, length);
    read_case(&s, &in);
    for (uint32_t i = 0; i < s.set.amounts; i++) has |= s.set.amount[i] == 1;
    release(&s);
    return has;
}
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    bool more = cgt_shrink_text(one, length, k, out);
    cgt_reply_bytes(out, "", 1); /* its end, which does not count */
    out->length -= !out->failed;
    if (out->length && promised(one, length) && !promised(out->text, out->length)) out->length = 0;
    return more;
}
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    for (int64_t k = large ? 100 : cgt_random_from(r, 4, 10); k; k--) {
        int64_t m = large ? 10 : cgt_random_from(r, 1, 4), one = cgt_random_from(r, 0, m - 1),
                most = large && cgt_random_one_in(r, 2) ? 1000000
                       : large                          ? 60
                                                        : 9;
        cgt_reply_number(out,
                         large ? 1000000 - cgt_random_from(r, 0, 20) : cgt_random_from(r, 1, 24));
        cgt_reply_put(out, " ");
        cgt_reply_number(out, m);
        for (int64_t i = 0; i < m; i++) { /* 1 anywhere; amounts above n, and the same one twice */
            cgt_reply_put(out, " ");
            cgt_reply_number(out, i == one ? 1 : cgt_random_from(r, 1, most));
        }
        cgt_reply_put(out, "\n");
    }
}

static const cgt_limit limits[] = {{"stones", 1000000}, {"amounts", 10}, {0}};

const cgt_problem cgt_uva_10404 = {.id = "uva-10404",
                                   .title = "Bachet’s Game",
                                   .link = "https://onlinejudge.org/external/104/10404.pdf",
                                   .head = "",
                                   .tail = "",
                                   .limits = limits,
                                   .methods = cgt_taking_methods,
                                   .state = sizeof(bachet),
                                   .run = run,
                                   .free = release,
                                   .gen = gen,
                                   .tell = tell,
                                   .shrink = shrink};
