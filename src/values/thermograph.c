/* thermograph.c -- thermographs: what a game is worth when every move costs t. Left's wall is the best that Left gets by a
 * move, less t: the highest of the right walls of her options; Right's likewise; above the temperature, where the two
 * meet, stands the mast. Winning Ways, chapter 6; from t = -1 on, where whole numbers freeze: Berlekamp, The
 * economist's view of combinatorial games, Games of No Chance (1996), 365-405.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "internal.h"

/* A wall while it is worked out: straight between its corners, its slope 0, 1 or -1, and upright after the last. */
typedef struct {
    cgt_corner *at;
    uint32_t n, room;
} path;
static const cgt_dyadic LEAST = -CGT_ONE;

static int sign(cgt_dyadic x) { return (x > 0) - (x < 0); }
static cgt_dyadic plus(cgt_values *v, cgt_dyadic a, cgt_dyadic b) {
    cgt_dyadic r = 0;
    if (!cgt_dyadic_add(a, b, &r)) cgt_values_fail(v, CGT_E_RANGE);
    return r;
}
static bool corner(cgt_values *v, path *p, cgt_dyadic t, cgt_dyadic at) {
    if (!cgt_stretch(&p->at, &p->room, p->n + 1, sizeof *p->at))
        return cgt_values_fail(v, CGT_E_MEMORY);
    p->at[p->n++] = (cgt_corner){t, at};
    return true;
}
/* Along a wall, upwards. */
typedef struct {
    const cgt_corner *corner;
    uint32_t n, i; /* corner i is the last that is not above where it is */
} walk;
static int slope(const walk *w) {
    return w->i + 1 < w->n ? sign(w->corner[w->i + 1].at - w->corner[w->i].at) : 0;
}
/* Value of the wall at t, which is not above the next corner. */
static cgt_dyadic at(cgt_values *v, const walk *w, cgt_dyadic t) {
    return plus(v, w->corner[w->i].at, slope(w) * (t - w->corner[w->i].t));
}
static cgt_dyadic end(const walk *w) { return w->i + 1 < w->n ? w->corner[w->i + 1].t : BEYOND; }
/* The lower of two temperatures at which one of the walls has its next corner. */
static cgt_dyadic turn(const walk *a, const walk *b) { return end(a) < end(b) ? end(a) : end(b); }
static void go(walk *w, cgt_dyadic t) {
    while (w->i + 1 < w->n && end(w) <= t) w->i++;
}
/* a becomes the better of the two at each temperature: the larger (better 1) or the smaller (-1). Slopes differ by 1
 * where they do, as all are 0 or all others have one sign. */
static void merge(cgt_values *v, path *a, const cgt_corner *b, uint32_t n, int better) {
    path out = {0};
    walk old = {a->at, a->n, 0}, other = {b, n, 0};
    for (cgt_dyadic t = LEAST; t < BEYOND && !v->status;) {
        const cgt_dyadic x = at(v, &old, t), y = at(v, &other, t), next = turn(&old, &other);
        const int ahead = sign(x - y) * better, apart = (slope(&old) - slope(&other)) * better;
        corner(v, &out, t, ahead >= 0 ? x : y);
        if (ahead * apart < 0) { /* they meet: at the same distance above t */
            cgt_dyadic cross = plus(v, t, (x - y) * ahead * better);
            if (cross < next) corner(v, &out, cross, at(v, &old, cross));
        }
        t = next;
        go(&old, t);
        go(&other, t);
    }
    free(a->at);
    *a = out;
}

static bool build(cgt_values *, cgt_value);
/* The best of the other player's walls of a player's options. */
static void best(cgt_values *v, cgt_value g, int s, path *out) {
    uint32_t n = cgt_value_options(v, g, s);
    for (uint32_t i = 0; i < n && !v->status; i++) {
        cgt_value o = cgt_value_option(v, g, s, i);
        if (!build(v, o)) return;
        const struct wall *w = &v->walls[v->node[o].wall];
        const cgt_corner *c = v->corner + w->first[!s];
        if (i) merge(v, out, c, w->n[!s], s == CGT_LEFT ? 1 : -1);
        else
            for (uint32_t k = 0; k < w->n[!s]; k++) corner(v, out, c[k].t, c[k].at);
    }
}
/* The least t at which the scaffolds left - t and right + t have met, and where. */
static void meet(cgt_values *v, const path side[2], cgt_dyadic *mean, cgt_dyadic *temperature) {
    walk left = {side[0].at, side[0].n, 0}, right = {side[1].at, side[1].n, 0};
    for (cgt_dyadic t = LEAST; t < BEYOND && !v->status;) {
        const cgt_dyadic gap = at(v, &left, t) - at(v, &right, t) - 2 * t,
                         next = turn(&left, &right);
        const int closes = 2 - slope(&left) + slope(&right); /* 0, 1, 2 */
        if (gap > 0 && closes && gap % closes)
            cgt_values_fail(v, CGT_E_RANGE); /* finer than 2^-30 */
        const cgt_dyadic met = gap <= 0 ? t : closes ? plus(v, t, gap / closes) : BEYOND;
        if (met <= next && met < BEYOND) {
            *temperature = met;
            *mean = plus(v, at(v, &left, met), -met);
            return;
        }
        t = next;
        go(&left, t);
        go(&right, t);
    }
}
/* The wall below the mast: the scaffold's corners, those on a straight line left out. */
static void raise(cgt_values *v, const path *p, int s, struct wall *w) {
    path out = {0};
    for (uint32_t i = 0; i < p->n && p->at[i].t < w->temperature; i++)
        corner(v, &out, p->at[i].t, plus(v, p->at[i].at, s == CGT_LEFT ? -p->at[i].t : p->at[i].t));
    corner(v, &out, w->temperature, w->mean);
    w->first[s] = v->corners;
    for (uint32_t i = 0; i < out.n && !v->status; i++) {
        walk before = {out.at, out.n, i - 1}, here = {out.at, out.n, i};
        if (i && i + 1 < out.n && slope(&before) == slope(&here)) continue;
        if (!cgt_stretch(&v->corner, &v->cornerroom, v->corners + 1, sizeof *v->corner))
            cgt_values_fail(v, CGT_E_MEMORY);
        else v->corner[v->corners++] = out.at[i];
    }
    w->n[s] = v->corners - w->first[s];
    free(out.at);
}
static bool whole(const cgt_values *v, cgt_value g) {
    return cgt_value_is_number(v, g) && !cgt_dyadic_exp(v->node[g].stop[0]);
}
static bool build(cgt_values *v, cgt_value g) {
    if (v->node[g].wall != NOWHERE) return true;
    if (!cgt_values_down(v)) return false;
    struct wall w = {.temperature = LEAST, .mean = v->node[g].stop[0]};
    path side[2] = {{0}, {0}};
    if (!whole(v, g)) {
        for (int s = 0; s < 2; s++) best(v, g, s, &side[s]);
        if (!v->status) meet(v, side, &w.mean, &w.temperature);
    }
    for (int s = 0; s < 2; s++) {
        if (!v->status) raise(v, &side[s], s, &w);
        free(side[s].at);
    }
    v->depth--;
    if (v->status) return false;
    if (!cgt_stretch(&v->walls, &v->wallroom, v->wallcount + 1, sizeof *v->walls))
        return cgt_values_fail(v, CGT_E_MEMORY);
    v->node[g].wall = v->wallcount;
    v->walls[v->wallcount++] = w;
    return true;
}
bool cgt_value_thermograph(cgt_values *v, cgt_value g, cgt_thermograph *out) {
    if (g == CGT_NO_VALUE || v->status || !build(v, g)) return false;
    const struct wall *w = &v->walls[v->node[g].wall];
    *out = (cgt_thermograph){.mean = w->mean, .temperature = w->temperature};
    for (int s = 0; s < 2; s++) {
        out->wall[s] = v->corner + w->first[s];
        out->corners[s] = w->n[s];
    }
    return true;
}
cgt_dyadic cgt_wall_at(const cgt_corner *c, uint32_t n, cgt_dyadic t) {
    walk w = {c, n, 0};
    cgt_dyadic r = 0;
    go(&w, t);
    cgt_dyadic_add(c[w.i].at, slope(&w) * (t - c[w.i].t), &r);
    return r;
}
