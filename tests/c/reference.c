/* reference.c -- the search that is pulled step by step and the short functions that a page shows
 * beside it take the same steps: every game's examples, and random trees and positions, with and
 * without a depth.
 * SPDX-License-Identifier: MIT */
#include "../../src/solve/reference.h"

#include "check.h"

enum { INF = INT32_MAX, MOST = 60000, DEEP = 2000 };
typedef struct {
    uint64_t key;
    uint32_t depth, kind;
    int32_t alpha, beta, value;
} step;
typedef struct {
    cgt_walk walk;
    step *out;
    int n;
} listener;

/* of both: what MAX counts */
static void told(cgt_walk *w, int kind, cgt_node n, int32_t alpha, int32_t beta, int32_t best) {
    listener *l = (listener *)w;
    if (l->n < MOST) l->out[l->n] = (step){n.p.key, n.depth, (uint32_t)kind, alpha, beta, best};
    l->n++;
}

/* What the mover counts from there on, as MAX counts it: infinities kept. */
static int32_t seen(bool max, int32_t points, int32_t x) {
    if (x == INF || x == -INF) return max ? x : -x;
    return max ? points + x : points - x;
}
static int pulled(cgt_search *s, step *out) {
    static int32_t points[DEEP];
    cgt_event e;
    int n = 0;
    while (n < MOST && cgt_search_pull(s, &e, 1)) {
        bool max = e.depth % 2 == 0;
        if (e.depth >= DEEP) return MOST;
        if (e.kind == CGT_ENTER)
            points[e.depth] = e.depth ? points[e.depth - 1] + (max ? -e.gain : e.gain) : 0;
        int32_t a = seen(max, points[e.depth], e.alpha), b = seen(max, points[e.depth], e.beta);
        out[n++] =
            (step){e.key,       e.depth,
                   e.kind,      max ? a : b,
                   max ? b : a, e.kind == CGT_ENTER ? 0 : seen(max, points[e.depth], e.value)};
    }
    return n;
}

static long held, steps; /* searches compared, and their steps */
static void compare(const cgt_rules *r, cgt_position p, uint32_t limit, bool prune, bool beyond) {
    static step theirs[MOST], ours[MOST];
    cgt_search *s =
        cgt_search_by(r, p, &(cgt_plan){.depth = limit, .prune = prune, .beyond = beyond});
    if (!CHECK(s)) return;
    int n = pulled(s, theirs);
    cgt_search_free(s);
    if (n == MOST) return; /* too long to hold */
    listener l = {
        .walk = {.r = r, .limit = limit < DEEP ? limit : DEEP, .beyond = beyond, .told = told},
        .out = ours};
    cgt_node root = {.p = p, .max = true};
    int32_t value = prune ? cgt_alphabeta(&l.walk, root, -INF, INF) : cgt_minimax(&l.walk, root);
    held++;
    steps += n;
    if (!CHECK(l.n == n)) return;
    CHECK(value == theirs[n - 1].value);
    for (int i = 0; i < n; i++) {
        step a = theirs[i], b = ours[i];
        bool same = a.key == b.key && a.depth == b.depth && a.kind == b.kind && a.value == b.value;
        if (!CHECK(same)) return;
        if (prune && !CHECK(a.alpha == b.alpha && a.beta == b.beta)) return;
    }
}
static void both(const cgt_rules *r, cgt_position p, uint32_t limit) {
    compare(r, p, limit, false, false);
    compare(r, p, limit, true, false);
    compare(r, p, limit, true, true);
}

/* A tree as text: nested values. */
static void grow(cgt_out *o, unsigned depth) {
    if (!depth || below(6) == 0) {
        cgt_putn(o, (int64_t)below(19) - 9);
        return;
    }
    cgt_putc(o, '(');
    for (uint64_t n = 1 + below(4); n--;) {
        grow(o, depth - 1);
        cgt_putc(o, ' ');
    }
    cgt_putc(o, ')');
}

/* A letter in place of a leaf that alpha-beta never enters changes no step; of one that it enters,
 * the search ends there and says so. */
static long kept, needed;
static int taken(const char *text, bool beyond, step *out, cgt_status *st) {
    cgt_rules r;
    cgt_position p;
    if (!CHECK(!cgt_open(&r, "tree", text, "", &p, NULL))) return 0;
    cgt_search *s =
        cgt_search_by(&r, p, &(cgt_plan){.depth = UINT32_MAX, .prune = true, .beyond = beyond});
    int n = pulled(s, out);
    *st = cgt_search_status(s);
    cgt_search_free(s);
    cgt_close(&r);
    return n;
}
static void letters(const char *text, bool beyond) {
    static step all[MOST], some[MOST];
    static char lettered[20000];
    cgt_status st;
    int leaves = 0, n = taken(text, beyond, all, &st);
    bool number = false;
    for (const char *s = text; *s; s++) {
        bool now = *s == '-' || (*s >= '0' && *s <= '9');
        leaves += now && !number;
        number = now;
    }
    int which = (int)below((uint64_t)leaves), at = -1, len = 0;
    number = false;
    for (const char *s = text; *s; s++) {
        bool now = *s == '-' || (*s >= '0' && *s <= '9');
        at += now && !number;
        if (!now || at != which) lettered[len++] = *s;
        else if (!number) lettered[len++] = 'x';
        number = now;
    }
    lettered[len] = 0;
    int m = taken(lettered, beyond, some, &st);
    if (n >= MOST - 1 || m >= MOST - 1) return;
    if (st == CGT_OK) {
        kept++;
        CHECK(n == m);
    } else {
        needed++;
        CHECK(st == CGT_E_LETTER && m < n && some[m - 1].kind == CGT_ENTER);
        CHECK(all[m].kind == CGT_LEAF && all[m].key == some[m - 1].key);
    }
    for (int i = 0; i < m; i++)
        if (!CHECK(all[i].key == some[i].key && all[i].kind == some[i].kind &&
                   all[i].value == some[i].value && all[i].alpha == some[i].alpha &&
                   all[i].beta == some[i].beta))
            return;
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    for (const cgt_game *const *g = cgt_games; *g; g++) {
        for (const cgt_example *x = (*g)->examples; x->start; x++) {
            cgt_rules r;
            cgt_position p;
            say_what(*g, x->rules, x->start);
            if (!CHECK(!cgt_open(&r, (*g)->name, x->rules, x->start, &p, NULL))) continue;
            if (!(r.flags & CGT_LOOPY)) both(&r, p, UINT32_MAX);
            for (uint32_t limit = 1; limit < 5; limit++) both(&r, p, limit);
            cgt_close(&r);
        }
        for (int i = 0; i < 20; i++) {
            cgt_rules r;
            cgt_position p = open_random(*g, &r);
            both(&r, p, (uint32_t)(1 + below(4)));
            cgt_close(&r);
        }
    }
    for (int i = 0; i < 300; i++) {
        char text[20000];
        cgt_out o = {text, sizeof text, 0};
        grow(&o, 6);
        if (o.len >= (int)sizeof text) continue;
        text[o.len] = 0;
        cgt_rules r;
        cgt_position p;
        say_what(cgt_games[0], text, "");
        if (!CHECK(!cgt_open(&r, "tree", text, "", &p, NULL))) continue;
        both(&r, p, UINT32_MAX);
        cgt_close(&r);
        letters(text, i % 2);
    }
    what[0] = 0;
    CHECK(kept > 20 && needed > 20);
    CHECK(held > 500 && steps > 100000);
    printf("%ld searches, %ld steps\n", held, steps);
    return report();
}
