/* graph.c -- a token on a drawn graph: move along an arrow; who cannot move loses. Rules: 2>1 3>2
 * ... Loopy when the graph has a cycle. Key: node number. Move: item the node moved to. */
#include <stdlib.h>
#include <string.h>

#include "../game.h"
enum { NODES = 1 << 20 };
typedef struct {
    uint32_t n, *first, *to;
} shape; /* arrows of u: to[first[u] .. first[u+1]), ascending, no arrow twice */
static const shape *of(const cgt_rules *r) { return r->data; }
static int by_code(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    uint64_t *e = cgt_alloc(r, t, strlen(t->at) / 3 + 1, sizeof *e),
             most = 0; /* an arrow needs three characters */
    size_t m = 0;
    if (!g || !e) return;
    while (cgt_more(t)) {
        uint64_t u = cgt_read(t, 0, NODES - 1, "expected an arrow such as 2>1");
        if (!cgt_take(t, '>')) cgt_refuse(t, CGT_E_SYNTAX, "expected > between two nodes", 0);
        uint64_t v = cgt_read(t, 0, NODES - 1, "expected the node after >");
        if (t->status) return;
        e[m++] = u << 32 | v;
        most = u > most ? u : most;
        most = v > most ? v : most;
    }
    uint64_t at = cgt_read(&start, 0, NODES - 1, "expected a node");
    g->n = (uint32_t)(at > most ? at : most) + 1;
    g->first = cgt_alloc(r, t, g->n + (size_t)1, sizeof *g->first);
    g->to = cgt_alloc(r, t, m + 1, sizeof *g->to);
    uint32_t *in = cgt_alloc(r, t, g->n, sizeof *in), *ready = cgt_alloc(r, t, g->n, sizeof *ready),
             k = 0, done = 0;
    if (!g->first || !g->to || !in || !ready) return;
    qsort(e, m, sizeof *e, by_code);
    uint32_t kept = 0;
    for (size_t i = 0; i < m; i++)
        if (!i || e[i] != e[i - 1]) {
            g->first[(e[i] >> 32) + 1]++;
            g->to[kept++] = (uint32_t)e[i];
            in[(uint32_t)e[i]]++;
        }
    for (uint32_t i = 0; i < g->n; i++) {
        g->first[i + 1] += g->first[i];
        if (!in[i]) ready[k++] = i;
    }
    for (; done < k; done++)
        for (uint32_t i = g->first[ready[done]]; i < g->first[ready[done] + 1]; i++)
            if (!--in[g->to[i]]) ready[k++] = g->to[i];
    if (k < g->n) r->flags |= CGT_LOOPY; /* Kahn's order does not reach a cycle */
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
    (void)r;
    cgt_putn(o, (int64_t)p.key);
    cgt_putc(o, '>');
    cgt_putn(o, cgt_item_of(m));
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    for (uint32_t i = g->first[p.key]; i < g->first[p.key + 1]; i++)
        if (g->to[i] >= least) return cgt_touch(g->to[i], 0);
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    (void)p;
    return (cgt_position){cgt_item_of(m)};
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    for (int i = 0; i < (int)of(r)->n && i < cap; i++)
        out[i] = (cgt_item){
            .item = (uint32_t)i, .link = -1, .number = i, .glyph = i == (int)p.key ? '@' : 0};
    return (int)of(r)->n;
}
static const cgt_example examples[] = {{"2>1 3>2 3>1 4>3 4>2 5>4 6>5 6>3", "6"},
                                       {"1>2 2>1 2>3 4>1 4>3 5>4", "5"},
                                       {"misere 1>2 2>3 1>3", "1"},
                                       {"1>1 1>2 2>1", "1"},
                                       {0}};
const cgt_game cgt_graph_game = {.name = "graph",
                                 .title = "Drawn graph",
                                 .board = "nodes",
                                 .flags = CGT_IMPARTIAL,
                                 .examples = examples,
                                 .open = open_,
                                 .parse = parse,
                                 .format = format,
                                 .format_move = format_move,
                                 .next = next,
                                 .play = play,
                                 .items = items};
