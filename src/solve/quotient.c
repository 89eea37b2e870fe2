/* quotient.c -- the misère quotient of a game: which games have one here, and what is said of it. The
 * work is that of kernels/quotient.c.
 * SPDX-License-Identifier: MIT */
#include "../kernels/quotient.h"

#include "solve.h"

cgt_status cgt_quotient_open(const char *game, const char *rules, cgt_quotient **out,
                             cgt_in *refusal) {
    cgt_rules r = {0};
    cgt_position p;
    uint32_t last;
    *out = NULL;
    cgt_status st = cgt_open(&r, game, rules, "1", &p, refusal);
    if (st) return st;
    const uint8_t *digit = r.game->octal ? r.game->octal(&r, &last) : NULL;
    if (!digit || digit[0] > 7 || !(r.flags & CGT_MISERE)) {
        st = CGT_E_UNSUPPORTED;
        *refusal = (cgt_in){0};
        cgt_refuse(refusal, st,
                   "only misère octal games have a quotient here: rules such as \"misere 0.77\"",
                   0);
    } else if (!(*out = cgt_quotient_new(digit, last))) {
        st = CGT_E_MEMORY;
        *refusal = (cgt_in){0};
        cgt_refuse(refusal, st, "there is not enough memory", 0);
    }
    cgt_close(&r);
    return st;
}
cgt_quotient_told cgt_quotient_tell(const cgt_quotient *q, cgt_status stopped) {
    cgt_quotient_told t = {
        .order =
            "The misère quotient of rows to {rows} has order {order}, proved: the product of "
            "the classes tells who wins any sum of them."};
    if (cgt_quotient_period(q, &t.period))
        t.end =
            "Period {n} from {preperiod} on, proved: it is the misère quotient of the whole game.";
    else if (stopped == CGT_E_RANGE) t.end = "With {done} there are more than {most} classes.";
    else if (stopped) t.end = "From {done} on: unknown within this budget.";
    else t.end = "No period is proved in this table.";
    return t;
}
