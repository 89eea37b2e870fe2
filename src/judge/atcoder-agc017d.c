/* atcoder-agc017d.c -- Game on Tree: a move cuts an edge, and what no longer hangs on node 1 falls
 * off; Alice first (AtCoder AGC 017 D). Green Hackenbush on a tree: a branch is worth 1 more than
 * the xor of the branches that it carries (colon principle: Berlekamp, Conway and Guy, Winning
 * Ways, chapter 7). Leaves are taken off one after another, and of each node only its degree and the
 * xor of its neighbours are kept: of a leaf that is its neighbour. O(nodes), no recursion.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "chunks.h"
#include "methods.h"

enum { NODES = 1000000, ROOT = 1 }; /* the judge's: 100000 */
typedef struct {
    uint32_t degree;
    uint32_t near;  /* the xor of its neighbours; once it is taken off, its parent */
    uint32_t above; /* the xor of the branches that it carries */
} node;
typedef struct {
    int64_t n, edges, u; /* u: one end of an edge; 0: it has not come */
    node *node;          /* from 1 on */
    uint32_t *off;       /* nodes in the order of removal: leaves of a branch first */
} tree;

static void tree_free(tree *t) {
    free(t->node);
    free(t->off);
}
/* False: it is no tree. */
static bool take_off(tree *t) {
    uint32_t taken = 0;
    for (uint32_t v = ROOT + 1; v <= t->n; v++)
        for (uint32_t u = v; u != ROOT && t->node[u].degree == 1; u = t->node[u].near) {
            node *below = &t->node[t->node[u].near];
            below->above ^= t->node[u].above + 1;
            below->near ^= u;
            below->degree--;
            t->node[u].degree = 0;
            t->off[taken++] = u;
        }
    return taken == t->n - 1;
}
static bool read(tree *t, cgt_text *in) {
    static const char none[] = "there is no node %";
    int64_t v;
    if (!in->inside) {
        if (!cgt_text_number(in, 1, NODES, "a tree has 1 to 1000000 nodes, not %", &t->n))
            return false;
        cgt_case_begin(in);
        cgt_text_beyond(in, t->n > 100000, "N ≤ 10^5");
        t->node = calloc((size_t)t->n + 1, sizeof *t->node);
        t->off = calloc((size_t)t->n, sizeof *t->off);
        if (!t->node || !t->off) {
            cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
            return false;
        }
    }
    for (; t->edges + 1 < t->n; t->edges++, t->u = 0) {
        if (!t->u && !cgt_text_number(in, 1, t->n, none, &t->u)) return false;
        if (!cgt_text_number(in, 1, t->n, none, &v)) return false;
        t->node[t->u].degree++;
        t->node[v].degree++;
        t->node[t->u].near ^= (uint32_t)v;
        t->node[v].near ^= (uint32_t)t->u;
    }
    in->budget -= t->n / 4;
    if (take_off(t)) return true;
    cgt_text_refuse(in, CGT_E_RANGE, "these edges do not form a tree", 0);
    return false;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    tree *t = data;
    int64_t more;
    if (!t->node) cgt_text_announce(in, 1);
    if (!in->cases) {
        if (!read(t, in)) return;
        cgt_reply_put(out, t->node[ROOT].above ? "Alice\n" : "Bob\n");
        cgt_case_end(in, out);
    }
    cgt_text_number(in, 1, NODES, "", &more); /* there may be none */
}
static void release(void *data) { tree_free(data); }

/* On its board: node 1 is the ground, 0, and the others keep their numbers. */
static void picture(const tree *t, cgt_out *o) {
    for (uint32_t i = (uint32_t)t->n - 1; i--;) { /* parents first */
        uint32_t u = t->off[i], below = t->node[u].near;
        if (o->len) cgt_putc(o, ' ');
        cgt_putn(o, below == ROOT ? 0 : below);
        cgt_putc(o, '-');
        cgt_putn(o, u);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 64 }; /* edges of a picture, heaps of a row */
    tree s = {0};
    int64_t worth[SHOWN];
    uint32_t branches = 0;
    (void)found;
    if (read(&s, one)) {
        for (uint32_t i = 0; i + 1 < s.n; i++) {
            const node *u = &s.node[s.off[i]];
            if (u->near != ROOT) continue;
            if (branches < SHOWN) worth[branches] = u->above + 1;
            branches++;
        }
        uint32_t shown = branches < SHOWN ? branches : SHOWN, sum = s.node[ROOT].above;
        t->sentence = !branches ? "There is no edge: the first player has no move and loses."
                      : sum     ? "The branches at node 1 are worth {values}. Their XOR is {xor}: "
                                  "the first player wins."
                                : "The branches at node 1 are worth {values}. Their XOR is 0: the "
                                  "first player loses.";
        cgt_told_list(t, "values", worth, shown);
        cgt_told_number(t, "xor", sum);
        cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
        if (branches && s.n <= SHOWN + 1) {
            picture(&s, &start);
            cgt_told_position(t, "hackenbush", &rules, &start);
        } else if (branches && branches <= SHOWN) {
            cgt_list(&start, worth, shown);
            cgt_told_position(t, "nim", &rules, &start);
        }
    }
    tree_free(&s);
}

/* A path, a star, or at random, with numbers shuffled but for the root; half of them end with
 * copies of what the root carries, so that the xor is 0. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE, twice = cgt_random_one_in(r, 2);
    uint32_t n = large ? 100000 : (uint32_t)cgt_random_from(r, 2, 9);
    int64_t shape = cgt_random_from(r, 0, 3);
    if (twice) n |= 1; /* the root, and two of each other node */
    if (n > 100000) n -= 2;
    uint32_t own = twice ? n / 2 + 1 : n, *label = calloc(n, 2 * sizeof *label);
    if (!label) {
        out->failed = true;
        return;
    }
    uint32_t *parent = label + n;
    for (uint32_t i = 0; i < n; i++) {
        label[i] = i + 1;
        uint32_t j = i ? (uint32_t)cgt_random_from(r, 1, i) : 0, other = label[j];
        label[j] = label[i];
        label[i] = other;
        if (!i || shape == 1) continue;
        parent[i] = i >= own     ? (parent[i - own + 1] ? parent[i - own + 1] + own - 1 : 0)
                    : shape == 0 ? i - 1
                                 : (uint32_t)cgt_random_from(r, 0, i - 1);
    }
    cgt_reply_number(out, n);
    cgt_reply_put(out, "\n");
    for (uint32_t i = 1; i < n; i++) {
        bool turned = cgt_random_one_in(r, 2);
        cgt_reply_pair(out, label[turned ? i : parent[i]], label[turned ? parent[i] : i]);
    }
    free(label);
}
/* Fewer nodes; what they carry hangs where they did. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    tree t = {0};
    cgt_text in;
    cgt_chunk c;
    cgt_text_whole(&in, one, length);
    bool more = read(&t, &in) && t.n > 1 && cgt_chunk_at((uint32_t)t.n - 1, &k, &c);
    if (more) { /* the c-th of those taken off go */
        uint32_t n = 1, *label = calloc((size_t)t.n + 1, sizeof *label);
        for (uint32_t i = (uint32_t)t.n - 1; label && i--;) /* parents first */
            if (i < c.from || i >= c.to) label[t.off[i]] = ++n;
        cgt_reply_number(out, n);
        cgt_reply_put(out, "\n");
        if (label) label[ROOT] = 1;
        for (uint32_t i = (uint32_t)t.n - 1; label && i--;) {
            uint32_t u = t.off[i], *parent = &t.node[u].near;
            if (!label[*parent]) *parent = t.node[*parent].near; /* which is kept, or the root */
            if (label[u]) cgt_reply_pair(out, label[*parent], label[u]);
        }
        more = label != NULL;
        free(label);
    }
    tree_free(&t);
    return more;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* A star: what is left of it is a set of its edges. */
static cgt_cost star_memory(const double *of) {
    double e = of[0] - 1, states = cgt_power(2, e);
    return (cgt_cost){states, states * e / 2, 16 * states};
}
static cgt_cost leaves_off(const double *of) {
    return (cgt_cost){of[0], of[0] > 1 ? of[0] - 1 : 1, 16 * of[0]};
}
static const cgt_limit limits[] = {{"nodes", 100000}, {0}};
static const cgt_method methods[] = {
    {CGT_MEMORY, star_memory}, {"A value for each branch, leaves first", leaves_off}, {0}};

const cgt_problem cgt_atcoder_agc017d = {
    .id = "atcoder-agc017d",
    .title = "Game on Tree",
    .link = "https://atcoder.jp/contests/agc017/tasks/agc017_d",
    .head = "",
    .tail = "",
    .limits = limits,
    .methods = methods,
    .state = sizeof(tree),
    .run = run,
    .free = release,
    .gen = gen,
    .tell = tell,
    .shrink = shrink};
