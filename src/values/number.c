/* number.c -- dyadic numbers, and the simplest between two.
 * SPDX-License-Identifier: MIT */
#include "internal.h"

enum { MOST_EXP = 30 };

static bool fits(cgt_dyadic x) { return x < CGT_ONE * CGT_ONE && x > -CGT_ONE * CGT_ONE; }
bool cgt_dyadic_add(cgt_dyadic a, cgt_dyadic b, cgt_dyadic *out) {
    if (!fits(a + b)) return false;
    *out = a + b;
    return true;
}
unsigned cgt_dyadic_exp(cgt_dyadic x) {
    return MOST_EXP - (unsigned)__builtin_ctzll((uint64_t)(x | CGT_ONE));
}
void cgt_put_dyadic(cgt_out *o, cgt_dyadic x) {
    const unsigned exp = cgt_dyadic_exp(x);
    cgt_putn(o, x / (CGT_ONE >> exp));
    if (!exp) return;
    cgt_putc(o, '/');
    cgt_putn(o, (int64_t)1 << exp);
}

/* Above zero, and so is what is allowed: whole numbers first, then halves, quarters ... */
static bool simplest_above(cgt_dyadic low, bool with_low, cgt_dyadic high, bool with_high,
                           cgt_dyadic *out) {
    for (cgt_dyadic unit = CGT_ONE; unit; unit /= 2) {
        cgt_dyadic x = (low + unit - with_low) & -unit; /* the least above, or from low on */
        if (x > high || (x == high && !with_high)) continue;
        *out = x;
        return fits(x);
    }
    return false;
}
bool cgt_simplest(cgt_dyadic low, bool with_low, cgt_dyadic high, bool with_high, cgt_dyadic *out) {
    *out = 0;
    if (low >= 0 && (low || !with_low)) return simplest_above(low, with_low, high, with_high, out);
    if (high > 0 || (!high && with_high)) return true;
    if (!simplest_above(-high, with_high, -low, with_low, out)) return false;
    *out = -*out;
    return true;
}
