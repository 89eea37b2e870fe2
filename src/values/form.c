/* form.c -- canonical forms: a number if it is one, by the simplest-number rule; else without options that are dominated or
 * reversible, until nothing changes (Conway, On Numbers and Games, chapter 10). Sums and negatives.
 * SPDX-License-Identifier: MIT */
#include "internal.h"

/* Records that an option goes from a collapsing form. */
static void say(cgt_values *v, int why, int s, cgt_value option, cgt_value by) {
    const uint32_t words[] = {(uint32_t)why, (uint32_t)s, option, by};
    for (int i = 0; v->telling && i < CGT_WORDS; i++) cgt_list_push(v, &v->told, words[i]);
}
/* Drops dominated options of one player from the raw form: another option is at least as good. */
static void drop_dominated(cgt_values *v, int s) {
    list *l = &v->raw[s];
    for (uint32_t i = 0; i < l->n; i++) {
        for (uint32_t k = 0; k < l->n / 64; k++) /* many comparisons count as steps */
            if (!cgt_values_step(v)) return;
        for (uint32_t j = 0; j < l->n; j++)
            if (i != j && (s == CGT_LEFT ? cgt_value_leq(v, l->at[i], l->at[j])
                                         : cgt_value_leq(v, l->at[j], l->at[i]))) {
                say(v, CGT_DOMINATED, s, l->at[i], l->at[j]);
                l->at[i--] = l->at[--l->n];
                break;
            }
    }
}
/* One option of a player to which the other has an answer that is as good for them as the form was: in its place come
 * the player's options of that answer. True: there was one. */
static bool bypass(cgt_values *v, int s) {
    for (uint32_t i = 0; i < v->raw[s].n && !v->status; i++) {
        cgt_value o = v->raw[s].at[i];
        uint32_t answers = cgt_value_options(v, o, !s);
        for (uint32_t j = 0; j < answers; j++) {
            cgt_value back = cgt_value_option(v, o, !s, j);
            if (!(s == CGT_LEFT ? cgt_value_leq(v, back, RAW) : cgt_value_leq(v, RAW, back)))
                continue;
            say(v, CGT_REVERSIBLE, s, o, back);
            v->raw[s].at[i] = v->raw[s].at[--v->raw[s].n];
            uint32_t n = cgt_value_options(v, back, s);
            for (uint32_t k = 0; k < n; k++)
                if (!cgt_list_push(v, &v->raw[s], cgt_value_option(v, back, s, k))) return false;
            cgt_list_order(&v->raw[s]);
            return true;
        }
    }
    return false;
}

/* Is the raw form a number? `stop`: as of stops. A number lies above the one and below the other; where it may be the stop itself
 * only a comparison tells. */
static bool number(cgt_values *v, const cgt_dyadic *stop, cgt_dyadic *out) {
    bool with[2];
    if (stop[0] > stop[1]) return false;
    for (int s = 0; s < 2; s++) {
        with[s] = true;
        if (!v->raw[s].n) continue;
        cgt_value x = cgt_value_simple(v, stop[s], 0, 0);
        for (uint32_t i = 0; i < v->raw[s].n; i++)
            with[s] &= s == CGT_LEFT ? !cgt_value_leq(v, x, v->raw[s].at[i])
                                     : !cgt_value_leq(v, v->raw[s].at[i], x);
    }
    if (v->status) return false;
    *out = stop[0];
    if (stop[0] == stop[1]) return with[0] && with[1];
    return cgt_simplest(stop[0], with[0], stop[1], with[1], out) || cgt_values_fail(v, CGT_E_RANGE);
}

static const node *only(const cgt_values *v, int s, uint32_t i) {
    return &v->node[v->raw[s].at[i]];
}
static bool is(const node *n, cgt_dyadic x, int32_t ups, uint32_t star) {
    return n->star == star && n->ups == ups && n->stop[0] == x;
}
static bool has(const cgt_values *v, int s, cgt_dyadic x, int32_t ups, uint32_t star) {
    for (uint32_t i = 0; i < v->raw[s].n; i++)
        if (is(only(v, s, i), x, ups, star)) return true;
    return false;
}
/* The canonical raw form is x + ups * up + *star, as store.c tells their options. */
static bool simple(const cgt_values *v, cgt_dyadic x, int32_t *ups, uint32_t *star) {
    uint32_t n = v->raw[0].n;
    bool stars = n == v->raw[1].n;
    for (uint32_t i = 0; i < n && stars; i++) stars = has(v, 0, x, 0, i) && has(v, 1, x, 0, i);
    *ups = 0;
    *star = n;
    if (stars) return true;
    for (int s = 0; s < 2; s++) { /* s: who may move to x */
        const list *near = &v->raw[s], *far = &v->raw[!s];
        const int sign = s == CGT_LEFT ? 1 : -1;
        if (far->n != 1 || !near->n || near->n > 2 || !has(v, s, x, 0, 0)) continue;
        const node *to = only(v, !s, 0);
        if (!cgt_simple(to) || to->stop[0] != x) continue;
        *ups = to->ups + sign;
        *star = to->star ^ 1;
        if (near->n == 1 && sign * to->ups >= 0 && (to->ups || to->star)) return true;
        *star = 1;
        if (near->n == 2 && has(v, s, x, 0, 1) && !to->ups && !to->star) return true;
    }
    return false;
}

/* Stops of the raw form when Left, Right begins; beyond all numbers if that player has no
 * options. */
static void stops(const cgt_values *v, cgt_dyadic *stop) {
    for (int s = 0; s < 2; s++) {
        stop[s] = s == CGT_LEFT ? -BEYOND : BEYOND;
        for (uint32_t i = 0; i < v->raw[s].n; i++) {
            cgt_dyadic at = only(v, s, i)->stop[!s];
            if (s == CGT_LEFT ? at > stop[s] : at < stop[s]) stop[s] = at;
        }
    }
}
/* The options as they are given, each once, become the raw form. */
static bool take(cgt_values *v, const cgt_value *const given[2], const uint32_t n[2]) {
    if (v->status) return false;
    for (int s = 0; s < 2; s++) {
        v->raw[s].n = 0;
        for (uint32_t i = 0; i < n[s]; i++)
            if (!cgt_list_push(v, &v->raw[s], given[s][i])) return false;
        cgt_list_order(&v->raw[s]);
    }
    return true;
}
/* Reduces the raw form to its canonical options. */
static bool reduce(cgt_values *v) {
    cgt_map_clear(&v->raws); /* drops the previous form's */
    do
        for (int s = 0; s < 2; s++) drop_dominated(v, s);
    while (!v->status && (bypass(v, CGT_LEFT) || bypass(v, CGT_RIGHT)));
    return !v->status;
}
cgt_value cgt_value_of(cgt_values *v, const cgt_value *left, uint32_t lefts, const cgt_value *right,
                       uint32_t rights) {
    cgt_dyadic stop[2], x;
    if (!take(v, (const cgt_value *const[]){left, right}, (uint32_t[]){lefts, rights}))
        return CGT_NO_VALUE;
    stops(v, stop);
    if (number(v, stop, &x)) return cgt_value_simple(v, x, 0, 0);
    if (!reduce(v)) return CGT_NO_VALUE;
    int32_t ups;
    uint32_t star;
    for (int s = 0; s < 2; s++) cgt_list_order(&v->raw[s]);
    stops(v, stop);
    if (stop[0] == stop[1] && simple(v, stop[0], &ups, &star))
        return cgt_value_simple(v, stop[0], ups, star);
    return cgt_value_formed(v, v->raw, stop);
}
/* No number is looked for: it comes out too. */
bool cgt_value_reductions(cgt_values *v, const cgt_value *const given[2], const uint32_t n[2]) {
    v->told.n = 0;
    if (!take(v, given, n)) return false;
    v->telling = true;
    bool fine = reduce(v);
    v->telling = false;
    return fine;
}

cgt_value cgt_value_negate(cgt_values *v, cgt_value g) {
    if (g == CGT_NO_VALUE || v->status) return CGT_NO_VALUE;
    const node n = v->node[g];
    if (n.negative != NOWHERE) return n.negative;
    cgt_value r = CGT_NO_VALUE;
    if (cgt_simple(&n)) r = cgt_value_simple(v, -n.stop[0], -n.ups, n.star);
    else if (cgt_values_down(v)) {
        const uint32_t first = v->work.n;
        const cgt_dyadic stop[2] = {-n.stop[1], -n.stop[0]};
        bool fine = true;
        for (int s = 1; s >= 0; s--)
            for (uint32_t i = 0; i < n.n[s] && fine; i++)
                fine =
                    cgt_list_push(v, &v->work, cgt_value_negate(v, cgt_value_option(v, g, s, i)));
        if (fine) {
            list side[2] = {{v->work.at + first, n.n[1], 0},
                            {v->work.at + first + n.n[1], n.n[0], 0}};
            for (int s = 0; s < 2; s++) cgt_list_order(&side[s]);
            r = cgt_value_formed(v, side, stop);
        }
        v->work.n = first;
        v->depth--;
    }
    if (r == CGT_NO_VALUE) return r;
    v->node[g].negative = r;
    v->node[r].negative = g;
    return r;
}

/* The sum's options, a player's: moves in one of the two. In a number nobody moves while there is another place. */
static bool moves_in(cgt_values *v, cgt_value in, cgt_value beside, int s) {
    if (cgt_value_is_number(v, in)) return true;
    const uint32_t n = cgt_value_options(v, in, s);
    for (uint32_t i = 0; i < n; i++)
        if (!cgt_list_push(v, &v->work, cgt_value_add(v, cgt_value_option(v, in, s, i), beside)))
            return false;
    return !v->status;
}
cgt_value cgt_value_add(cgt_values *v, cgt_value a, cgt_value b) {
    if (a == CGT_NO_VALUE || b == CGT_NO_VALUE || v->status) return CGT_NO_VALUE;
    if (a > b) {
        cgt_value swap = a;
        a = b;
        b = swap;
    }
    if (a == CGT_ZERO) return b;
    const node x = v->node[a], y = v->node[b];
    if (cgt_simple(&x) && cgt_simple(&y)) {
        cgt_dyadic sum;
        if (cgt_dyadic_add(x.stop[0], y.stop[0], &sum))
            return cgt_value_simple(v, sum, x.ups + y.ups, x.star ^ y.star);
        cgt_values_fail(v, CGT_E_RANGE);
        return CGT_NO_VALUE;
    }
    const uint32_t known = cgt_map_find(&v->sums, cgt_pair(a, b));
    if (known != CGT_ABSENT) return known;
    if (!cgt_values_down(v)) return CGT_NO_VALUE;
    const uint32_t first = v->work.n;
    uint32_t to[2];
    bool fine = true;
    for (int s = 0; s < 2; s++) {
        fine = fine && moves_in(v, a, b, s) && moves_in(v, b, a, s);
        to[s] = v->work.n;
    }
    cgt_value r = CGT_NO_VALUE;
    if (fine)
        r = cgt_value_of(v, v->work.at + first, to[0] - first, v->work.at + to[0], to[1] - to[0]);
    v->work.n = first;
    v->depth--;
    if (v->sums.count >= PAIRS) cgt_map_free(&v->sums);
    if (r != CGT_NO_VALUE && !cgt_map_add(&v->sums, cgt_pair(a, b), r))
        cgt_values_fail(v, CGT_E_MEMORY);
    return r;
}

/* Birthday. Numbers directly: a whole one its size in days; m / 2^e, e days after the whole one
 * above it. */
uint32_t cgt_value_birthday(cgt_values *v, cgt_value g) {
    if (g == CGT_NO_VALUE || v->status) return 0;
    if (v->node[g].birthday != NOWHERE) return v->node[g].birthday;
    uint32_t day = 0;
    if (cgt_value_is_number(v, g)) {
        const cgt_dyadic x = v->node[g].stop[0];
        const unsigned exp = cgt_dyadic_exp(x);
        day = (uint32_t)((x < 0 ? -x : x) / CGT_ONE) + (exp ? exp + 1 : 0);
    } else if (cgt_values_down(v)) {
        for (int s = 0; s < 2; s++) {
            uint32_t n = cgt_value_options(v, g, s);
            for (uint32_t i = 0; i < n; i++) {
                uint32_t before = cgt_value_birthday(v, cgt_value_option(v, g, s, i));
                if (before >= day) day = before + 1;
            }
        }
        v->depth--;
    }
    if (!v->status) v->node[g].birthday = day;
    return day;
}
