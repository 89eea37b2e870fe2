/* hr-move-the-coins.c -- Move the Coins: coins on the nodes of a tree with root 1; a move takes
 * coins of one node to its parent. Each question cuts a node u off and hangs it under v
 * (HackerRank, World CodeSprint April 2016). Only coins at odd depth count (staircase Nim on a
 * tree): their xor decides. A question keeps all depths, or changes the parity of all of u's
 * subtree, and the coins there of both parities change places in the xor. v is below u if it comes
 * between u and the end of u's subtree, depth first. No recursion; O(nodes + questions).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "chunks.h"

/* The judge's: 50000 nodes and questions, 20 coins. */
enum { NODES = 1000000, PAIRS = 512 };
static const int64_t COINS = 4294967295, QUESTIONS = 1000000000;

/* Nodes from 0; of arrays one allocation. */
typedef struct {
    uint32_t n, *coins, *end[2], *set, *first, *near, *order, *parent, *size, *at, *all;
    uint32_t pass, step, known;   /* while it is hung; the last node known of order[] */
    uint8_t *odd;                 /* depth */
    uint32_t xor_odd, *inside[2]; /* coins of u's subtree at even and at odd depth */
} tree;
typedef struct {
    enum { NODE_COUNT, NODE_COINS, EDGES, QUESTION_COUNT, QUESTION } want;
    int64_t n, have, left;
    int64_t u;
    bool half; /* the first number of a pair has come */
    tree t;
} state;
typedef struct {
    uint32_t u, v;
} question;

static void tree_free(tree *t) {
    free(t->all);
    free(t->odd);
    *t = (tree){0};
}
static bool tree_new(tree *t, uint32_t n) {
    uint32_t **of[] = {&t->coins, &t->end[0], &t->end[1], &t->set,  &t->order,     &t->parent,
                       &t->size,  &t->at,     &t->first,  &t->near, &t->inside[0], &t->inside[1]};
    enum { ARRAYS = sizeof of / sizeof *of };
    size_t room = (size_t)n + 1;
    *t = (tree){.n = n, .all = calloc(room * (ARRAYS + 1), sizeof *t->all), .odd = calloc(room, 1)};
    if (!t->all || !t->odd) {
        tree_free(t);
        return false;
    }
    uint32_t *at = t->all;
    for (unsigned i = 0; i < ARRAYS; i++) {
        *of[i] = at;
        at += of[i] == &t->near ? 2 * room : room;
    }
    for (uint32_t u = 0; u < n; u++) t->set[u] = u;
    return true;
}
/* The tree that u is in so far; paths are halved on the way (Tarjan and van Leeuwen, J. ACM 31,
 * 1984). */
static uint32_t root_of(const tree *t, uint32_t u) {
    while (t->set[u] != u) u = t->set[u] = t->set[t->set[u]];
    return u;
}
/* False: u and v were joined before, so this is no tree. */
static bool join(tree *t, uint32_t edge, uint32_t u, uint32_t v) {
    uint32_t a = root_of(t, u), b = root_of(t, v);
    if (a == b) return false;
    t->set[a < b ? b : a] = a < b ? a : b;
    t->end[0][edge] = u;
    t->end[1][edge] = v;
    return true;
}
/* n - 1 edges without a circle are one tree; it is hung in passes over edges and nodes, a step
 * each. */
enum { COUNT, SUM, LIST, WALK, FOLD, PLACE, PASSES };
/* Breadth first from the root, which is order[0]. */
static void walk_from(tree *t, uint32_t u) {
    for (uint32_t k = t->first[u]; k < t->first[u + 1]; k++) {
        uint32_t v = t->near[k];
        if (u && v == t->parent[u]) continue;
        t->parent[v] = u;
        t->odd[v] = !t->odd[u];
        t->order[++t->known] = v;
    }
}
static void fold(tree *t, uint32_t u) {
    uint32_t p = t->parent[u];
    t->size[u]++;
    t->inside[t->odd[u]][u] ^= t->coins[u];
    t->xor_odd = t->inside[1][0]; /* once the root has come, the last one */
    if (!u) return;
    t->size[p] += t->size[u];
    for (unsigned odd = 0; odd < 2; odd++) t->inside[odd][p] ^= t->inside[odd][u];
}
/* Places in depth-first order: a node's, then its children's one after the other. */
static void place(tree *t, uint32_t u) {
    uint32_t p = t->parent[u], *next = t->set;
    t->at[u] = u ? next[p] : 0;
    if (u) next[p] += t->size[u];
    next[u] = t->at[u] + 1;
}
static void step(tree *t, uint32_t i) {
    uint32_t edges = t->n - 1, side = i >= edges, e = side ? i - edges : i, u;
    switch (t->pass) {
        case COUNT:
            t->first[t->end[side][e] + 1]++;
            break;
        case SUM:
            t->first[i + 1] += t->first[i];
            break;
        case LIST:
            u = t->end[side][e];
            t->near[t->first[u] + t->at[u]++] = t->end[!side][e];
            break;
        case WALK:
            walk_from(t, t->order[i]);
            break;
        case FOLD:
            fold(t, t->order[t->n - 1 - i]);
            break;
        default:
            place(t, t->order[i]);
    }
}
/* False: the budget is spent. */
static bool hang(tree *t, int64_t *budget) {
    enum { COST = 8 }; /* nodes are far from one another */
    for (; t->pass < PASSES; t->pass++, t->step = 0) {
        bool edges = t->pass == COUNT || t->pass == LIST;
        uint32_t steps = edges ? 2 * (t->n - 1) : t->n;
        for (; t->step < steps; t->step++) {
            if (*budget <= 0) return false;
            *budget -= COST;
            step(t, t->step);
        }
    }
    return true;
}
static bool below(const tree *t, uint32_t u, uint32_t v) { /* or u itself */
    return t->at[v] - t->at[u] < t->size[u];
}
static uint32_t xor_after(const tree *t, question q) {
    bool flips = t->odd[q.u] == t->odd[q.v];
    return flips ? t->xor_odd ^ t->inside[0][q.u] ^ t->inside[1][q.u] : t->xor_odd;
}
static const char *answer(const tree *t, question q) {
    return below(t, q.u, q.v) ? "INVALID\n" : xor_after(t, q) ? "YES\n" : "NO\n";
}

/* --- reading --- */

static bool read_node(const state *s, cgt_text *in, int64_t least, int64_t *u) {
    return cgt_text_number(
        in, least, s->n,
        least > 1 ? "node % cannot be cut off and hung elsewhere" : "there is no node %", u);
}
static bool read_pair(state *s, cgt_text *in, int64_t least, question *q) {
    int64_t v;
    if (!s->half && !read_node(s, in, least, &s->u)) return false;
    s->half = true;
    if (!read_node(s, in, 1, &v)) return false;
    s->half = false;
    *q = (question){(uint32_t)s->u - 1, (uint32_t)v - 1};
    return true;
}
static bool read_edges(state *s, cgt_text *in) {
    question e;
    while (s->have + 1 < s->n) {
        if (!read_pair(s, in, 1, &e)) return false;
        if (!join(&s->t, (uint32_t)s->have, e.u, e.v)) {
            cgt_text_refuse(in, CGT_E_RANGE, "this edge does not belong to the tree", 0);
            return false;
        }
        s->have++;
    }
    return hang(&s->t, &in->budget);
}
/* Up to the first question. */
static bool read_tree(state *s, cgt_text *in) {
    int64_t coins;
    if (s->want == NODE_COUNT) {
        if (!cgt_text_number(in, 1, NODES, "a tree has 1 to 1000000 nodes, not %", &s->n))
            return false;
        cgt_case_begin(in);
        cgt_text_beyond(in, s->n > 50000, "n ≤ 5·10^4");
        if (!tree_new(&s->t, (uint32_t)s->n)) {
            cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
            return false;
        }
        s->want = NODE_COINS;
    }
    while (s->want == NODE_COINS && s->have < s->n) {
        if (!cgt_text_number(in, 0, COINS, "a node has 0 to 4294967295 coins, not %", &coins))
            return false;
        cgt_text_beyond(in, coins > 20, "c ≤ 20");
        s->t.coins[s->have++] = (uint32_t)coins;
    }
    if (s->want == NODE_COINS) {
        s->have = 0;
        s->want = EDGES;
    }
    if (s->want == EDGES) {
        if (!read_edges(s, in)) return false;
        s->want = QUESTION_COUNT;
    }
    if (s->want == QUESTION_COUNT) {
        if (!cgt_text_number(in, 0, QUESTIONS,
                             "a number of questions is from 0 to 1000000000, not %", &s->left))
            return false;
        cgt_text_beyond(in, s->left > 50000, "q ≤ 5·10^4");
        s->want = QUESTION;
    }
    return true;
}
static bool read_question(state *s, cgt_text *in, question *q) {
    if (!read_pair(s, in, 2, q)) return false;
    if (q->u == q->v) {
        cgt_text_refuse(in, CGT_E_RANGE, "a node cannot be hung under itself", 0);
        return false;
    }
    s->left--;
    return true;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    state *s = data;
    question q;
    if (s->want == NODE_COUNT) cgt_text_announce(in, 1);
    if (!read_tree(s, in)) return;
    while (s->left && read_question(s, in, &q)) cgt_reply_put(out, answer(&s->t, q));
    if (s->left) return;
    if (in->inside) cgt_case_end(in, out);
    read_node(s, in, 1, &s->u); /* there may be none */
}
static void release(void *data) { tree_free(&((state *)data)->t); }

/* --- why --- */

static void put_position(const tree *t, question q, cgt_told *told) {
    enum { SHOWN = 64 };
    cgt_out rules = cgt_told_rules(told), start = cgt_told_start(told);
    if (t->n > SHOWN) return;
    for (uint32_t u = 0; u < t->n; u++) {
        int64_t edge[2] = {(u == q.u ? q.v : t->parent[u]) + 1, u + 1}, coins = t->coins[u];
        cgt_list(&start, &coins, 1);
        if (!u) continue;
        cgt_list(&rules, edge, 1);
        cgt_putc(&rules, '-');
        cgt_putn(&rules, edge[1]);
    }
    cgt_told_position(told, "rooted", &rules, &start);
}
/* The first question that somebody answers otherwise, else the last; which one it is. *found: from
 * its answer on. */
static int64_t first_wrong(state *s, cgt_text *in, const char **found, question *q) {
    int64_t asked = 0;
    while (s->left && read_question(s, in, q)) {
        const char *right = answer(&s->t, *q);
        size_t n = strlen(right) - 1;
        asked++;
        if (!*found) continue;
        if (strncmp(*found, right, n) || ((*found)[n] && (*found)[n] != '\n')) break;
        *found += n + ((*found)[n] == '\n');
    }
    return asked;
}
static void tell(cgt_text *one, const char *found, cgt_told *told) {
    state s = {0};
    question q = {0};
    if (!read_tree(&s, one) || !s.left) {
        told->sentence = "There is no question.";
        release(&s);
        return;
    }
    int64_t asked = first_wrong(&s, one, &found, &q);
    cgt_told_number(told, "question", asked);
    cgt_told_number(told, "u", q.u + 1);
    cgt_told_number(told, "v", q.v + 1);
    cgt_told_number(told, "xor", xor_after(&s.t, q));
    bool circle = below(&s.t, q.u, q.v);
    told->sentence = circle ? "Question {question}: {v} already hangs below {u}, so hanging {u} "
                              "under {v} would leave no tree."
                     : xor_after(&s.t, q) ? "Question {question}: with {u} under {v} the coins at "
                                            "odd depth have XOR {xor}: the first player wins."
                                          : "Question {question}: with {u} under {v} the coins at "
                                            "odd depth have XOR 0: the first player loses.";
    if (circle) q.v = s.t.parent[q.u];
    put_position(&s.t, q, told);
    release(&s);
}

/* --- generating --- */

static void put_pair(uint32_t a, uint32_t b, cgt_reply *out) { cgt_reply_pair(out, a, b); }
static void put_head(const uint32_t *coins, uint32_t n, cgt_reply *out) {
    cgt_reply_number(out, n);
    for (uint32_t u = 0; u < n; u++) {
        cgt_reply_put(out, u ? " " : "\n");
        cgt_reply_number(out, coins[u]);
    }
    cgt_reply_put(out, "\n");
}
/* A path, a star, or at random, with numbers shuffled but for the root; few coins, so that xors of
 * 0 are not rare. Questions that change nothing, that hang a node at the root or below itself. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    enum { MOST = 50000 };
    bool large = size == CGT_LARGE;
    uint32_t n = large ? MOST : (uint32_t)cgt_random_from(r, 2, 9),
             q = large ? MOST : (uint32_t)cgt_random_from(r, 6, 10);
    uint32_t *label = calloc(n, 3 * sizeof *label);
    int64_t shape = cgt_random_from(r, 0, 3), most = large ? 20 : cgt_random_one_in(r, 3) ? 20 : 2;
    if (!label) {
        out->failed = true;
        return;
    }
    uint32_t *parent = label + n, *coins = parent + n;
    for (uint32_t i = 0; i < n; i++) {
        coins[i] = (uint32_t)cgt_random_from(r, 0, most);
        label[i] = i + 1;
        uint32_t j = i ? (uint32_t)cgt_random_from(r, 1, i) : 0, other = label[j];
        label[j] = label[i];
        label[i] = other;
        parent[i] = !i || shape == 1 ? 0
                    : shape == 0     ? i - 1
                                     : (uint32_t)cgt_random_from(r, 0, i - 1);
    }
    put_head(coins, n, out);
    for (uint32_t i = 1; i < n; i++) {
        bool turned = cgt_random_one_in(r, 2);
        put_pair(label[turned ? i : parent[i]], label[turned ? parent[i] : i], out);
    }
    cgt_reply_number(out, q);
    cgt_reply_put(out, "\n");
    while (q--) {
        uint32_t u = (uint32_t)cgt_random_from(r, 1, n - 1), v = u;
        if (cgt_random_one_in(r, 8)) v = parent[u];
        while (v == u) v = (uint32_t)cgt_random_from(r, 0, n - 1);
        put_pair(label[u], label[v], out);
    }
    free(label);
}

/* --- shrinking: fewer questions, fewer nodes (their children hang higher), fewer coins --- */

static void part(cgt_text *one, const char *found, cgt_reply *alone, cgt_reply *got) {
    state s = {0};
    question q = {0};
    if (read_tree(&s, one) && s.left) {
        first_wrong(&s, one, &found, &q);
        put_head(s.t.coins, s.t.n, alone);
        for (uint32_t u = 1; u < s.t.n; u++) put_pair(s.t.parent[u] + 1, u + 1, alone);
        cgt_reply_put(alone, "1\n");
        put_pair(q.u + 1, q.v + 1, alone);
        cgt_reply_bytes(got, found, strcspn(found, "\n"));
    }
    release(&s);
}
static uint32_t kept(const tree *t, const uint8_t *gone, uint32_t u) {
    while (gone[u]) u = t->parent[u];
    return u;
}
static void put_smaller(const tree *t, const uint8_t *gone, const question *q, uint32_t questions,
                        cgt_chunk without, cgt_reply *out) {
    uint32_t n = 0, *label = t->size; /* no longer needed */
    for (uint32_t u = 0; u < t->n; u++) {
        if (gone[u]) continue;
        t->coins[n] = t->coins[u];
        label[u] = ++n;
    }
    put_head(t->coins, n, out);
    for (uint32_t i = 1; i < t->n; i++) { /* parents first: their path to a kept node is short */
        uint32_t u = t->order[i];
        t->parent[u] = kept(t, gone, t->parent[u]);
        if (!gone[u]) put_pair(label[t->parent[u]], label[u], out);
    }
    cgt_reply_number(out, questions - (without.to - without.from));
    cgt_reply_put(out, "\n");
    for (uint32_t i = 0; i < questions; i++)
        if (i < without.from || i >= without.to) put_pair(label[q[i].u], label[q[i].v], out);
}
static bool cut(state *s, const question *q, uint32_t questions, uint32_t k, cgt_reply *out) {
    tree *t = &s->t;
    cgt_chunk c, all = {0};
    uint8_t *gone = calloc(t->n, 1), *used = calloc(t->n, 1);
    bool more = gone && used;
    if (more && questions > 1 && cgt_chunk_at(questions, &k, &c)) {
        put_smaller(t, gone, q, questions, c, out);
    } else if (more && cgt_chunk_at(t->n, &k, &c)) {
        for (uint32_t i = 0; i < questions; i++) used[q[i].u] = used[q[i].v] = 1;
        for (uint32_t u = c.from; u < c.to; u++) gone[u] = u && !used[u];
        bool some = memchr(gone, 1, t->n) != NULL;
        if (some) put_smaller(t, gone, q, questions, all, out);
    } else if (more) {
        more = false;
        for (uint32_t u = 0; !more && u < t->n; u++) {
            int64_t less;
            more = cgt_less_at(t->coins[u], 0, &k, &less);
            if (more) t->coins[u] = (uint32_t)less;
        }
        if (more) put_smaller(t, gone, q, questions, all, out);
    }
    free(gone);
    free(used);
    return more;
}
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    state s = {0};
    cgt_text in;
    bool more = false;
    cgt_text_whole(&in, one, length);
    if (read_tree(&s, &in) && s.left && (uint64_t)s.left < length) {
        uint32_t questions = (uint32_t)s.left, i = 0;
        question *q = malloc(sizeof *q * questions);
        while (q && s.left && read_question(&s, &in, &q[i])) i++;
        if (q && i == questions) more = cut(&s, q, questions, k, out);
        free(q);
    }
    release(&s);
    return more;
}

/* --- what the methods cost -------------------------------------------------------------------- */

static cgt_cost tree_anew(const double *of) {
    return (cgt_cost){of[0] * of[1], (of[0] - 1) * of[1], 12 * of[0]};
}
static cgt_cost tree_once(const double *of) {
    return (cgt_cost){of[0] + of[1], of[0] - 1 + of[1], 56 * of[0]};
}
static const cgt_limit limits[] = {{"nodes", 50000}, {"questions", 50000}, {0}};
static const cgt_method methods[] = {{"Walk through the tree for each question", tree_anew},
                                     {"Two XORs for each subtree, once", tree_once},
                                     {0}};

const cgt_problem cgt_hr_move_the_coins = {
    .id = "hr-move-the-coins",
    .title = "Move the Coins",
    .link = "https://www.hackerrank.com/challenges/move-the-coins",
    .head = "",
    .tail = "",
    .limits = limits,
    .methods = methods,
    .state = sizeof(state),
    .run = run,
    .free = release,
    .gen = gen,
    .tell = tell,
    .shrink = shrink,
    .part = part};
