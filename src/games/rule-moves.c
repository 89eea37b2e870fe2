/* rule-moves.c -- what a rule of one's own allows: its postfix code worked out for a row of k of
 * which x are taken, and a and b are left. No game by itself.
 * SPDX-License-Identifier: MIT */
#include "rule.h"

bool cgt_rule_apply(uint8_t op, int64_t a, int64_t b, int64_t *out) {
    bool rest = op == REST || op == OVER || op == DIVIDES;
    int64_t by = op == DIVIDES ? a : b;
    if (rest && (!by || by == -1)) { /* by 0 nothing goes; by -1 the least number does not */
        if (op == OVER) return by && !__builtin_sub_overflow((int64_t)0, a, out);
        *out = by && op == DIVIDES;
        return by || op == DIVIDES;
    }
    switch (op) {
        case TIMES:
            return !__builtin_mul_overflow(a, b, out);
        case PLUS:
            return !__builtin_add_overflow(a, b, out);
        case MINUS:
            return !__builtin_sub_overflow(a, b, out);
        case OVER:
            *out = a / b;
            break;
        case REST:
            *out = a % b;
            if (*out < 0) *out = b < 0 ? *out - b : *out + b; /* -b may not fit */
            break;
        case DIVIDES:
            *out = b % a == 0;
            break;
        case LT:
            *out = a < b;
            break;
        case LE:
            *out = a <= b;
            break;
        case GT:
            *out = a > b;
            break;
        case GE:
            *out = a >= b;
            break;
        case EQ:
            *out = a == b;
            break;
        case NE:
            *out = a != b;
            break;
        case AND:
            *out = a && b;
            break;
        default:
            *out = a || b;
            break;
    }
    return true;
}
/* False where it cannot be worked out. `known`: k, x, a, b. */
static bool work(const shape *g, code c, const int64_t *known, int64_t *out) {
    int64_t stack[OPS];
    unsigned n = 0;
    for (unsigned i = c.from; i < c.to; i++) {
        uint8_t op = g->step[i].op;
        if (op == NUMBER) stack[n++] = g->step[i].number;
        else if (op <= B) stack[n++] = known[op - K];
        else if (op == NOT) stack[n - 1] = !stack[n - 1];
        else if (n--, !cgt_rule_apply(op, stack[n - 1], stack[n], &stack[n - 1])) return false;
    }
    *out = n ? stack[0] : 1;
    return true;
}
static bool holds(const shape *g, code c, unsigned k, unsigned x, unsigned a, unsigned b) {
    int64_t v;
    return work(g, c, (int64_t[]){k, x, a, b}, &v) && v;
}
static bool takes(const shape *g, const kind *m, unsigned k, unsigned x) {
    bool listed = m->takes ? m->any && x : !x;
    for (unsigned i = m->from; x && i < m->to && !listed; i++) {
        int64_t v;
        listed = work(g, g->amount[i], (int64_t[]){k}, &v) && v == x;
    }
    return listed && holds(g, m->first, k, x, 0, 0);
}
bool cgt_rule_parts(const void *data, unsigned k, unsigned x) {
    const shape *g = data;
    for (unsigned i = 0; i < g->kinds; i++)
        if (g->kind[i].splits && takes(g, &g->kind[i], k, x)) return true;
    return false;
}
unsigned cgt_rule_way(const void *data, unsigned k, unsigned x, unsigned a) {
    const shape *g = data;
    unsigned left = k - x, split = 0; /* a bit a kind */
    for (unsigned i = 0; i < g->kinds; i++) {
        if (!takes(g, &g->kind[i], k, x)) continue;
        if (g->kind[i].splits) split |= 1u << i;
        else if (!a) return 0;
    }
    for (a += !a; split && 2 * a <= left; a++)
        for (unsigned i = 0; i < g->kinds; i++)
            if (split >> i & 1 && (holds(g, g->kind[i].second, k, x, a, left - a) ||
                                   holds(g, g->kind[i].second, k, x, left - a, a)))
                return a;
    return UINT32_MAX;
}
