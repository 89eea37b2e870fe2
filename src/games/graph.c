/* graph.c -- a token on a graph: move it along an arrow; a player who cannot move loses. Rules: the
 * arrows, 2>1 3>2 ... Loopy when they have a cycle. Key: node number. Move: item the node moved to.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "../kernels/kernels.h"

enum {
    NODES = 1 << 20, /* a page draws some hundreds; the solvers' arrays stay below 100 MB */
    ARROWS = 1 << 23
};
typedef struct {
    uint32_t n, *first, *to; /* arrows of u: to[first[u] .. first[u+1]), ascending, each once */
    uint32_t *order;         /* without a cycle: each node before those its arrows lead to */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

typedef struct {
    uint32_t from, to;
} arrow;
typedef struct {
    arrow *a;
    uint32_t n, most; /* how many; the largest node */
} drawing;

static drawing read_arrows(cgt_rules *r, cgt_in *t) {
    size_t room = strlen(t->at) / 3 + 1; /* an arrow needs three characters */
    drawing d = {.a = cgt_alloc(r, t, room < ARROWS ? room : ARROWS, sizeof *d.a)};
    while (cgt_more(t)) {
        if (d.n == ARROWS) cgt_refuse(t, CGT_E_RANGE, "at most % arrows", ARROWS);
        uint32_t u = (uint32_t)cgt_read(t, 0, NODES - 1, "expected an arrow such as 2>1");
        cgt_take(t, '-'); /* the first half of -> */
        if (!cgt_take(t, '>')) cgt_refuse(t, CGT_E_SYNTAX, "expected > between two nodes", 0);
        uint32_t v = (uint32_t)cgt_read(t, 0, NODES - 1, "expected the node after >");
        if (t->status) break;
        d.a[d.n++] = (arrow){u, v};
        if (u > d.most) d.most = u;
        if (v > d.most) d.most = v;
    }
    return d;
}

/* Counting sort by target, then, keeping that order, by source;
 * equal arrows end up side by side. */
static void sort(shape *g, drawing d, arrow *half, uint32_t *count) {
    for (uint32_t i = 0; i < d.n; i++) count[d.a[i].to + 1]++;
    for (uint32_t i = 0; i < g->n; i++) count[i + 1] += count[i];
    for (uint32_t i = 0; i < d.n; i++) half[count[d.a[i].to]++] = d.a[i];
    memset(count, 0, (g->n + (size_t)1) * sizeof *count);
    for (uint32_t i = 0; i < d.n; i++) count[half[i].from + 1]++;
    for (uint32_t i = 0; i < g->n; i++) count[i + 1] += count[i];
    for (uint32_t i = 0; i < d.n; i++) d.a[count[half[i].from]++] = half[i];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < d.n; i++) {
        if (i && d.a[i].from == d.a[i - 1].from && d.a[i].to == d.a[i - 1].to) continue;
        g->first[d.a[i].from + 1]++;
        g->to[kept++] = d.a[i].to;
    }
    for (uint32_t i = 0; i < g->n; i++) g->first[i + 1] += g->first[i];
}

/* Kahn: nodes whose arrows in are all used up, in turn; a cycle is never reached. */
static bool cyclic(const shape *g, uint32_t *into, uint32_t *ready) {
    uint32_t k = 0;
    for (uint32_t e = 0; e < g->first[g->n]; e++) into[g->to[e]]++;
    for (uint32_t u = 0; u < g->n; u++)
        if (!into[u]) ready[k++] = u;
    for (uint32_t done = 0; done < k; done++)
        for (uint32_t e = g->first[ready[done]]; e < g->first[ready[done] + 1]; e++)
            if (!--into[g->to[e]]) ready[k++] = g->to[e];
    return k < g->n;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    drawing d = read_arrows(r, t);
    uint32_t at = (uint32_t)cgt_read(&start, 0, NODES - 1, "expected a node");
    if (t->status) return;
    g->n = (at > d.most ? at : d.most) + 1;
    g->first = cgt_alloc(r, t, g->n + (size_t)1, sizeof *g->first);
    g->to = cgt_alloc(r, t, d.n + (size_t)1, sizeof *g->to);
    arrow *half = cgt_alloc(r, t, d.n + (size_t)1, sizeof *half);
    uint32_t *count = cgt_alloc(r, t, g->n + (size_t)1, sizeof *count);
    uint32_t *into = cgt_alloc(r, t, g->n, sizeof *into);
    if (t->status) return;
    sort(g, d, half, count);
    if (cyclic(g, into, count)) r->flags |= CGT_LOOPY;
    g->order = count;
    r->data = g;
    r->bits = cgt_width(g->n - 1);
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    return (cgt_position){cgt_read(t, 0, of(r)->n - 1, "expected a node")};
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    (void)r;
    cgt_putn(o, (int64_t)p.key);
}

static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r, (void)p;
    cgt_putn(o, cgt_item_of(m));
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    uint32_t low = g->first[p.key], end = g->first[p.key + 1], high = end;
    while (low < high) { /* by halves: a node may have 10^5 arrows */
        uint32_t mid = low + (high - low) / 2;
        if (g->to[mid] < least) low = mid + 1;
        else high = mid;
    }
    return low < end ? cgt_touch(g->to[low], 0) : CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r, (void)p;
    return (cgt_position){cgt_item_of(m)};
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = (int)of(r)->n;
    for (int i = 0; i < n && i < cap; i++)
        out[i] = (cgt_item){
            .item = (uint32_t)i, .link = -1, .number = i, .glyph = i == (int)p.key ? '@' : 0};
    return n;
}

/* Without a cycle, each node solved; then what the kernel needs. */
static size_t stamps(const shape *g) { return g->n < 1 << CGT_DAG_BITS ? g->n : 1 << CGT_DAG_BITS; }
static size_t table(const cgt_rules *r) {
    return r->flags & CGT_LOOPY ? 0 : (of(r)->n + stamps(of(r))) * sizeof(uint32_t);
}
static cgt_status fill(const cgt_rules *r, void *all) {
    const shape *g = of(r);
    uint32_t *solved = all, *stamp = solved + g->n;
    memset(stamp, 0, stamps(g) * sizeof *stamp);
    cgt_dag_solve(g->n, g->first, g->to, g->order, (r->flags & CGT_MISERE) != 0, stamp, solved);
    return CGT_OK;
}
static void look(const cgt_rules *r, const void *all, cgt_position p, cgt_claim *c) {
    uint32_t v = ((const uint32_t *)all)[p.key];
    *c = cgt_kernel_claim(v >> CGT_DAG_BITS, r->flags & CGT_MISERE,
                          v & (uint32_t)cgt_mask(CGT_DAG_BITS));
}

/* The first is the state graph of the Competitive Programmer's Handbook, ch. 25. */
static const cgt_example examples[] = {{"2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5", "6"},
                                       {"2>1 3>2 3>1 4>3 4>2 5>4 6>5 6>3", "6"},
                                       {"1>2 2>1 2>3 4>1 4>3 5>4", "5"},
                                       {"misere 1>2 2>3 1>3", "1"},
                                       {"1>1 1>2 2>1", "1"},
                                       {0}};

const cgt_game cgt_graph_game = {.name = "graph",
                                 .title = "Graph game",
                                 .board = "nodes",
                                 .how = "Move along an arrow to another node.",
                                 .phrase = "Move to {move}",
                                 .flags = CGT_IMPARTIAL,
                                 .examples = examples,
                                 .open = open_,
                                 .parse = parse,
                                 .format = format,
                                 .format_move = format_move,
                                 .next = next,
                                 .play = play,
                                 .table = table,
                                 .fill = fill,
                                 .look = look,
                                 .items = items};
