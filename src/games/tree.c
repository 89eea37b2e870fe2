/* tree.c -- a game tree drawn by hand, values for MAX at the leaves. Rules: ((3 5) (2 9)), or 3 5 2
 * 9 for a full binary tree; "min" before it when MIN begins. Key: node number in preorder, which is
 * also the text. Move: item the child. */
#include <string.h>

#include "../game.h"
typedef struct {
    uint32_t parent, sibling;
    int32_t value;
    uint32_t depth;
} node; /* sibling: next one, 0 none; first child: self + 1 */
typedef struct {
    uint32_t n;
    int min;
    node *at;
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static bool leaf(const shape *g, uint32_t i) {
    return i + 1 >= g->n || g->at[i + 1].parent != i || i + 1 == 0;
}
static void add(shape *g, uint32_t parent, uint32_t *last,
                int32_t v) { /* last[parent]: its latest child */
    uint32_t i = g->n++;
    g->at[i] = (node){parent, 0, v, i ? g->at[parent].depth + 1 : 0};
    if (i && last[parent]) g->at[last[parent]].sibling = i;
    if (i) last[parent] = i;
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)start;
    int min = 0;
    if (cgt_more(t) && !strncmp(t->at, "min", 3)) {
        t->at += 3;
        min = 1;
    }
    size_t most = 2 * strlen(t->at) +
                  2; /* a node needs a character; a flat list has as many inner nodes as leaves */
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    uint32_t *last = cgt_alloc(r, t, most, sizeof *last);
    if (!g || !last || !(g->at = cgt_alloc(r, t, most, sizeof *g->at))) return;
    g->min = min;
    r->data = g;
    if (cgt_take(t, '(')) {
        add(g, 0, last, 0);
        for (uint32_t at = 0;;) {
            if (cgt_take(t, '(')) {
                add(g, at, last, 0);
                at = g->n - 1;
            } else if (cgt_take(t, ')')) {
                if (leaf(g, at)) {
                    t->at--;
                    cgt_refuse(t, CGT_E_SYNTAX, "nothing between the parentheses", 0);
                }
                if (at == 0 || t->status) break;
                at = g->at[at].parent;
            } else {
                int32_t v = (int32_t)cgt_read_signed(t, CGT_MOST, "expected a value, ( or )");
                if (t->status) break;
                add(g, at, last, v);
            }
        }
    } else {
        uint32_t n = 0;
        int32_t *v = (int32_t *)(void *)
            last; /* `last` is long enough for the leaves, and is cleared below */
        while (cgt_more(t) && !t->status)
            v[n++] = (int32_t)cgt_read_signed(t, CGT_MOST, "expected a value");
        if (t->status) return;
        if (!n || n & (n - 1)) {
            cgt_refuse(t, CGT_E_SYNTAX, "% values: a flat list needs 1, 2, 4, 8 ... of them", n);
            return;
        }
        unsigned height = cgt_width(n) - 1;
        g->n = 2 * n - 1;
        for (uint32_t i = 0, leaves = 0, at = 0, depth = 0; i < g->n;
             i++) { /* preorder of a full tree: subtree of depth d has 2^(height-d+1) - 1 nodes */
            uint32_t size = (2u << (height - depth)) - 1, parent = at;
            bool right = i && i - parent != 1;
            g->at[i] = (node){i ? parent : 0, i && !right ? i + size : 0,
                              depth == height ? v[leaves++] : 0, depth};
            if (depth < height) {
                at = i;
                depth++;
                continue;
            }
            uint32_t k = i; /* up until a left child */
            while (k && !g->at[k].sibling) {
                k = g->at[k].parent;
            }
            at = g->at[k].parent;
            depth = g->at[k].depth;
        }
    }
    r->bits = cgt_width(g->n - 1);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    return (cgt_position){cgt_more(t) ? cgt_read(t, 0, of(r)->n - 1, "expected a node's number")
                                      : 0};
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    (void)r;
    cgt_putn(o, (int64_t)p.key);
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r;
    (void)p;
    cgt_put(o, "to ");
    cgt_putn(o, cgt_item_of(m));
}
static int mover(const cgt_rules *r, cgt_position p) {
    return (int)(of(r)->at[p.key].depth & 1) ^ of(r)->min;
}
static int32_t end(const cgt_rules *r, cgt_position p) {
    if (!leaf(of(r), (uint32_t)p.key)) return CGT_ONGOING;
    return mover(r, p) ? -of(r)->at[p.key].value : of(r)->at[p.key].value;
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint64_t least = cgt_choice_of(from) ? (uint64_t)cgt_item_of(from) + 1 : cgt_item_of(from);
    uint32_t c = (uint32_t)p.key + 1;
    if (least > c && least < g->n && g->at[least].parent == p.key) return cgt_touch(least, 0);
    if (least > c && least - 1 < g->n && g->at[least - 1].parent == p.key && least - 1 > p.key)
        c = g->at[least - 1].sibling; /* the usual step */
    else
        while (c && c < least) c = g->at[c].sibling;
    return c ? cgt_touch(c, 0) : CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    (void)p;
    return (cgt_position){cgt_item_of(m)};
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    for (int i = 0; i < (int)of(r)->n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)of(r)->at[i].depth,
                            .link = i ? (int32_t)of(r)->at[i].parent : -1,
                            .glyph = i == (int)p.key            ? '@'
                                     : leaf(of(r), (uint32_t)i) ? 0
                                                                : '.',
                            .number = of(r)->at[i].value};
    return (int)of(r)->n;
}
static const cgt_example examples[] = {{"3 5 2 9", ""},
                                       {"3 5 2 9 12 5 23 23", ""},
                                       {"((3 5 -2) (2 (9 1)) 4)", ""},
                                       {"min (7 (1 2))", ""},
                                       {"7", ""},
                                       {0}};
const cgt_game cgt_tree = {.name = "tree",
                           .title = "Game tree",
                           .board = "nodes",
                           .examples = examples,
                           .open = open_,
                           .parse = parse,
                           .format = format,
                           .format_move = format_move,
                           .next = next,
                           .play = play,
                           .end = end,
                           .mover = mover,
                           .items = items};
