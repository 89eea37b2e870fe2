/* order.c -- which of two values is greater: the definition (Conway, On Numbers and Games, 1976), with what saves most of
 * it: simple values by their parts, others by their stops, numbers by number avoidance, and all that was compared before.
 * SPDX-License-Identifier: MIT */
#include "internal.h"

/* k * up + *m <= 0. Winning Ways, chapter 8: up + *1 is confused with 0, up + *m with another m is above it. */
static bool small_below(int64_t ups, uint32_t star) {
    if (!star) return ups <= 0;
    return star == 1 ? ups < -1 : ups < 0;
}
bool cgt_simple_leq(const node *a, const node *b) {
    return a->stop[0] != b->stop[0] ? a->stop[0] < b->stop[0]
                                    : small_below((int64_t)a->ups - b->ups, a->star ^ b->star);
}
static bool refutes(cgt_values *, cgt_value a, cgt_value b, int by, bool still);
/* No move of Left in a, and none of Right in b, is good enough: a - b is not won by the first
 * player against `leq`. Number avoidance: against a number nobody has to look at moves in it. */
static bool looked_up(cgt_values *v, cgt_value a, cgt_value b, bool number_a, bool number_b) {
    return !refutes(v, a, b, CGT_LEFT, number_a) && !refutes(v, a, b, CGT_RIGHT, number_b);
}
static bool refutes(cgt_values *v, cgt_value a, cgt_value b, int by, bool still) {
    if (still) return false;
    uint32_t n = cgt_value_options(v, by == CGT_LEFT ? a : b, by);
    for (uint32_t i = 0; i < n && !v->status; i++) {
        cgt_value o = cgt_value_option(v, by == CGT_LEFT ? a : b, by, i);
        if (by == CGT_LEFT ? cgt_value_leq(v, b, o) : cgt_value_leq(v, o, a)) return true;
    }
    return false;
}
bool cgt_value_leq(cgt_values *v, cgt_value a, cgt_value b) {
    if (a == CGT_NO_VALUE || b == CGT_NO_VALUE || v->status) return false;
    if (a == b) return true;
    bool number_a = false, number_b = false;
    if (a < RAW && b < RAW) {
        const node *x = &v->node[a], *y = &v->node[b];
        if (cgt_simple(x) && cgt_simple(y)) return cgt_simple_leq(x, y);
        if (x->stop[0] > y->stop[0] || x->stop[1] > y->stop[1]) return false;
        if (x->stop[CGT_LEFT] < y->stop[CGT_RIGHT]) return true;
    }
    if (a < RAW) number_a = cgt_value_is_number(v, a);
    if (b < RAW) number_b = cgt_value_is_number(v, b);
    cgt_map *orders = a >= RAW || b >= RAW ? &v->raws : &v->orders;
    const uint32_t known = cgt_map_find(orders, cgt_pair(a, b));
    if (known != CGT_ABSENT) return known;
    if (!cgt_values_down(v)) return false;
    bool below = looked_up(v, a, b, number_a, number_b);
    v->depth--;
    if (v->status) return false;
    if (orders->count >= PAIRS) cgt_map_free(orders);
    if (!cgt_map_add(orders, cgt_pair(a, b), below)) cgt_values_fail(v, CGT_E_MEMORY);
    return below;
}
char cgt_value_compare(cgt_values *v, cgt_value a, cgt_value b) {
    bool below = cgt_value_leq(v, a, b), above = cgt_value_leq(v, b, a);
    if (v->status) return 0;
    return below && above ? '=' : below ? '<' : above ? '>' : '|';
}
char cgt_value_outcome(cgt_values *v, cgt_value g) {
    switch (cgt_value_compare(v, g, CGT_ZERO)) {
        case '=':
            return 'P';
        case '<':
            return 'R';
        case '>':
            return 'L';
        case '|':
            return 'N';
        default:
            return 0;
    }
}
