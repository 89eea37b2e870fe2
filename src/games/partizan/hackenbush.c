/* hackenbush.c -- Hackenbush: a picture of edges that stand on the ground; a move cuts one edge, and what is no
 * longer joined to the ground falls away. Green, it is impartial: T. S. Ferguson, Game Theory, part I, section 6; before it Winning Ways
 * (1982), ch. 7 (not checked). Of blue and red edges Left cuts the blue ones, Right the red ones, both cut green ones: Conway, On
 * Numbers and Games; Berlekamp's rule for strings, in Winning Ways, ch. 3 (not checked).
 * The start is the picture, as chains of nodes, of which 0 is the ground: 0-1-2-3 1-4 is a stalk with a branch. 2-2 is a
 * loop; 0-1*2 are two edges between the same nodes, as 0-1 0-1 is; 0 alone is the bare ground. A letter after a node is
 * the colour of the edge that leads there: l blue (Left's), r red (Right's), e green (either's) or none. Where all are green nothing
 * but green is known. :R says that Right is to move; :L that Left is, where no other edge is left. A picture without cycles may be typed by its colours alone: lrl is
 * 0-1l-2r-3l, e(ll;r) 0-1-2l-3l 1-4r.
 *
 * Edges of one colour between the same two nodes are one pair: any of them may be cut, and it makes no difference which. Key: how
 * many of each pair there are, in the order of their nodes, each as wide as it needs; below them, where there is a colour, who
 * moves. 0-1 1-2*2 2-3:
 *
 *   | 2-3: 1 bit | 1-2: 2 bits | 0-1: 1 bit |
 *
 * Move: item the pair. The theorem takes one walk over nodes and edges.
 * SPDX-License-Identifier: MIT */
#include "../claim.h"
#include "../turn.h"

enum {
    NAME = 99,              /* two digits: the longest position has 383 characters */
    TIMES = 9,              /* more edges side by side cannot be told apart */
    PAIRS = CGT_FIELDS,     /* a bit of the key each */
    NODES = CGT_FIELDS + 1, /* all hang together with the ground */
    NO_PAIR = 255,
    GREEN = 0 /* else 1 + the player whose it is */
};
typedef struct {
    unsigned nodes, pairs;
    uint8_t name[NODES];             /* names of the nodes, ascending; the first is the ground */
    bool sides;                      /* some edge is of one player alone */
    cgt_fields f;                    /* mover, with sides; number of edges of each pair */
    uint8_t low[PAIRS], high[PAIRS]; /* its nodes; pairs are in their order */
    uint8_t colour[PAIRS];
    uint8_t first[NODES + 1]; /* the pairs at node v: near[first[v] .. first[v + 1]) */
    uint8_t near[2 * PAIRS];  /* a loop stands there once */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

/* ---- text ---- */

typedef struct {
    const char *at; /* its place in the text */
    unsigned low, high, times, colour;
    bool more; /* the chain goes on from its upper node */
    /* for a picture typed by its colours: the last node; number of forks, and their nodes */
    unsigned names, forks;
    uint8_t fork[NAME + 1];
} edge;

/* 0, or of a letter where it stands among them from 1. */
static unsigned letter(const cgt_in *t) {
    static const char letters[] = "elr";
    unsigned k = 0;
    while (k < 3 && letters[k] != *t->at) k++;
    k = k < 3 ? k + 1 : 0;
    return t->status ? 0 : k;
}
static unsigned read_colour(cgt_in *t) {
    unsigned k = letter(t);
    if (!k) return GREEN;
    t->at++;
    return k - 1;
}
/* In a picture typed by its colours, goes to the node where the next edge grows. False: there is
 * none here. */
static bool read_fork(cgt_in *t, edge *e) {
    for (;;) {
        bool apart = !e->names || cgt_blank(t->at);
        cgt_more(t);
        if (apart && !e->forks && letter(t)) e->high = 0;
        if (!e->names || t->status || letter(t)) return letter(t);
        if (e->forks <= NAME && cgt_take(t, '(')) e->fork[e->forks++] = (uint8_t)e->high;
        else if (e->forks && cgt_take(t, ';')) e->high = e->fork[e->forks - 1];
        else if (e->forks && cgt_take(t, ')')) e->high = e->fork[--e->forks];
        else {
            if (e->forks) cgt_refuse(t, CGT_E_SYNTAX, "expected )", 0);
            return false;
        }
    }
}
/* The next edge of the text, false where there is none. `e` is what it was before, at first zeroed. */
static bool read_edge(cgt_in *t, unsigned least, edge *e) {
    bool inside = e->more;
    if (!inside && read_fork(t, e)) {
        e->at = t->at;
        e->low = e->high;
        e->high = ++e->names;
        if (e->high > NAME) cgt_refuse(t, CGT_E_RANGE, "at most % nodes", NAME);
        e->colour = read_colour(t);
        e->times = 1;
        return !t->status;
    }
    if (!inside) {
        if (!cgt_more(t) || *t->at == ':') return false;
        e->at = t->at;
        e->high =
            (unsigned)cgt_read(t, 0, NAME, "expected an edge such as 0-1; node 0 is the ground");
        if (!cgt_take(t, '-'))
            cgt_refuse(t, CGT_E_SYNTAX, "expected an edge such as 0-1; node 0 is the ground", 0);
    }
    e->low = e->high;
    e->high = (unsigned)cgt_read(t, 0, NAME, "expected the node after -");
    e->colour = read_colour(t);
    e->more = cgt_take(t, '-');
    e->times = 1;
    if (!e->more && !t->status && *t->at == '*') {
        if (inside)
            cgt_refuse(
                t, CGT_E_SYNTAX,
                "* says how many edges join two nodes, such as 0-1*2: put a blank after them", 0);
        cgt_take(t, '*');
        e->times = (unsigned)cgt_read(t, least, TIMES, "expected how many edges after *");
    }
    return !t->status;
}
/* The bare ground is a picture too; no text is none. */
static void read_ground(cgt_in *t) {
    if (!cgt_more(t))
        cgt_refuse(t, CGT_E_SYNTAX, "expected an edge such as 0-1; node 0 is the ground", 0);
    if (!cgt_word(t, "0") && t->at[0] == '0' && t->at[1] == ':') t->at++;
}

/* Its place among the nodes; g->nodes: it is not there. */
static unsigned node_of(const shape *g, unsigned name) {
    unsigned v = 0;
    while (v < g->nodes && g->name[v] != name) v++;
    return v;
}
/* The pair of two nodes in a colour; g->pairs: there is none. */
static unsigned pair_of(const shape *g, unsigned a, unsigned b, unsigned colour) {
    unsigned i = 0, low = a < b ? a : b;
    while (i < g->pairs &&
           (g->low[i] != low || g->high[i] != (a ^ b ^ low) || g->colour[i] != colour))
        i++;
    return i;
}

/* ---- what hangs together with the ground ---- */

/* The nodes as bits; the ground has none, as all stand on it. */
static uint64_t bit(unsigned node) { return node ? (uint64_t)1 << (node - 1) : 0; }
static bool joined(uint64_t reached, unsigned node) { return !node || reached & bit(node); }
static uint64_t times(const shape *g, cgt_position p, unsigned pair) {
    return cgt_get(&g->f, p, pair + g->sides);
}
static cgt_position with(const shape *g, cgt_position p, unsigned pair, uint64_t n) {
    return cgt_set(&g->f, p, pair + g->sides, n);
}

/* The nodes that are reached from those of `reached`, not by way of the ground unless `ground`. */
static uint64_t spread(const shape *g, cgt_position p, uint64_t reached, bool ground) {
    for (uint64_t before = ~reached; before != reached;) {
        before = reached;
        for (unsigned i = 0; i < g->pairs; i++) {
            if (!times(g, p, i)) continue;
            uint64_t ends = bit(g->low[i]) | bit(g->high[i]);
            if (ends & reached || (ground && (!g->low[i] || !g->high[i]))) reached |= ends;
        }
    }
    return reached;
}
/* Without what falls away. */
static cgt_position held(const shape *g, cgt_position p) {
    uint64_t reached = spread(g, p, 0, true);
    for (unsigned i = 0; i < g->pairs; i++)
        if (!joined(reached, g->low[i])) p = with(g, p, i, 0);
    return p;
}

/* ---- rules and positions ---- */

/* A typed picture, in names: pairs in their order, low name first. */
typedef struct {
    struct pair {
        const char *at;
        unsigned order; /* low, high and colour, a byte each */
        unsigned count;
    } pair[PAIRS];
    unsigned n;
} picture;
static unsigned low(const struct pair *p) { return p->order >> 16; }
static unsigned high(const struct pair *p) { return p->order >> 8 & 255; }
static void add(picture *q, const edge *e, cgt_in *t) {
    const unsigned a = e->low < e->high ? e->low : e->high, b = e->low ^ e->high ^ a;
    const unsigned order = a << 16 | b << 8 | e->colour;
    unsigned i = 0;
    while (i < q->n && q->pair[i].order < order) i++;
    struct pair *p = &q->pair[i];
    if (i == q->n || p->order != order) {
        if (q->n == PAIRS)
            return cgt_refuse(t, CGT_E_RANGE, "edges between at most % pairs of nodes", PAIRS);
        for (unsigned k = q->n++; k > i; k--) q->pair[k] = q->pair[k - 1];
        *p = (struct pair){e->at, order, 0};
    }
    p->count += e->times;
    if (p->count <= TIMES) return;
    t->at = e->at;
    cgt_refuse(t, CGT_E_RANGE, "at most % edges between two nodes", TIMES);
}
/* Refuses the first edge that does not stand. */
static void stand(const picture *q, cgt_in *t) {
    bool up[NAME + 1] = {true}, more = true;
    const char *at = NULL;
    while (more) {
        more = false;
        for (unsigned i = 0; i < q->n; i++) {
            const struct pair *p = &q->pair[i];
            if (up[low(p)] == up[high(p)]) continue;
            up[low(p)] = up[high(p)] = more = true;
        }
    }
    for (unsigned i = 0; i < q->n; i++)
        if (!up[low(&q->pair[i])] && (!at || q->pair[i].at < at)) at = q->pair[i].at;
    if (!at || t->status) return;
    t->at = at;
    cgt_refuse(t, CGT_E_RANGE, "this edge is not joined to the ground, node 0", 0);
}
/* Nodes by their names, in order. */
static void number(shape *g, const picture *q) {
    bool used[NAME + 1] = {true};
    for (unsigned i = 0; i < q->n; i++) used[low(&q->pair[i])] = used[high(&q->pair[i])] = true;
    for (unsigned k = 0; k <= NAME; k++)
        if (used[k]) g->name[g->nodes++] = (uint8_t)k;
    g->pairs = q->n;
    for (unsigned i = 0; i < q->n; i++) {
        g->low[i] = (uint8_t)node_of(g, low(&q->pair[i]));
        g->high[i] = (uint8_t)node_of(g, high(&q->pair[i]));
        g->colour[i] = (uint8_t)q->pair[i].order;
    }
}
/* The pairs at each node, those of node 0 first. */
static void index_nodes(shape *g) {
    unsigned n = 0;
    for (unsigned v = 0; v < g->nodes; v++) {
        g->first[v] = (uint8_t)n;
        for (unsigned i = 0; i < g->pairs; i++)
            if (g->low[i] == v || g->high[i] == v) g->near[n++] = (uint8_t)i;
    }
    g->first[g->nodes] = (uint8_t)n;
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    picture q = {.n = 0};
    read_ground(&start);
    for (edge e = {0}; read_edge(&start, 1, &e);) add(&q, &e, &start);
    stand(&q, &start);
    /* a coloured picture may have only green edges left: then :R says that there are sides */
    g->sides = cgt_more(&start) && *start.at == ':';
    for (unsigned i = 0; i < q.n; i++) g->sides |= (q.pair[i].order & 255) != GREEN;
    if (g->sides) {
        cgt_field_add(&g->f, 1, &start);
        r->flags = (r->flags & ~CGT_IMPARTIAL) | CGT_PARTIZAN;
    }
    for (unsigned i = 0; i < q.n; i++) cgt_field_add(&g->f, q.pair[i].count, &start);
    r->data = g;
    r->bits = cgt_fields_bits(&g->f);
    if (start.status && !t->status) *t = start;
    if (t->status) return;
    number(g, &q);
    index_nodes(g);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    const shape *g = of(r);
    cgt_position p = {0};
    read_ground(t);
    for (edge e = {0}; read_edge(t, 0, &e);) {
        unsigned i = pair_of(g, node_of(g, e.low), node_of(g, e.high), e.colour);
        uint64_t all = i < g->pairs ? times(g, p, i) + e.times : 0;
        if (i < g->pairs && all <= TIMES && all <= cgt_mask(g->f.width[i + g->sides])) {
            p = with(g, p, i, all);
            continue;
        }
        t->at = e.at;
        cgt_refuse(t, CGT_E_RANGE, "this edge is not in the picture that play began with", 0);
    }
    p = held(g, p);
    return g->sides ? cgt_turned(p, cgt_read_turn(t)) : p;
}
static void put_node(const shape *g, unsigned v, cgt_out *o) { cgt_putn(o, g->name[v]); }
static void put_colour(const shape *g, unsigned i, cgt_out *o) {
    if (g->colour[i]) cgt_putc(o, g->colour[i] == 1 + CGT_LEFT ? 'l' : 'r');
}
static void put_times(const shape *g, unsigned i, uint64_t n, cgt_out *o) {
    put_node(g, g->low[i], o);
    cgt_putc(o, '-');
    put_node(g, g->high[i], o);
    put_colour(g, i, o);
    if (n < 2) return;
    cgt_putc(o, '*');
    cgt_putn(o, (int64_t)n);
}
/* The first pair at a node above the ground that its chain may go on with; g->pairs: there is none. */
static unsigned chained(const shape *g, cgt_position p, unsigned v) {
    for (unsigned k = g->first[v]; v && k < g->first[v + 1]; k++) {
        unsigned i = g->near[k];
        if (times(g, p, i) == 1 && g->low[i] != g->high[i]) return i;
    }
    return g->pairs;
}
/* One text for one picture, however it was typed: each chain goes on by the first single edge that is not yet told, until it is
 * on the ground. */
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    const shape *g = of(r);
    bool some = false, coloured = false;
    for (unsigned i = 0; i < g->pairs; i++) coloured |= g->colour[i] != GREEN && times(g, p, i);
    for (unsigned i = 0; i < g->pairs; i++) {
        uint64_t n = times(g, p, i);
        if (!n) continue;
        if (some) cgt_putc(o, ' ');
        some = true;
        put_times(g, i, n, o);
        p = with(g, p, i, 0);
        if (n > 1 || g->low[i] == g->high[i]) continue;
        unsigned v = g->high[i];
        for (unsigned k; (k = chained(g, p, v)) < g->pairs;) {
            v = g->low[k] ^ g->high[k] ^ v;
            cgt_putc(o, '-');
            put_node(g, v, o);
            put_colour(g, k, o);
            p = with(g, p, k, 0);
        }
    }
    if (!some) cgt_putc(o, '0');
    if (!g->sides) return;
    /* else it would be read as green alone */
    if (!coloured && cgt_turn(p) == CGT_LEFT) cgt_put(o, ":L");
    cgt_put_turn(cgt_turn(p), o);
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    put_times(of(r), cgt_item_of(m), 1, o);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint64_t i = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    for (; i < g->pairs; i++)
        if (times(g, p, (unsigned)i) && (g->colour[i] == GREEN || g->colour[i] == 1 + cgt_turn(p)))
            return cgt_touch(i, 0);
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    const shape *g = of(r);
    unsigned i = cgt_item_of(m);
    p = with(g, p, i, times(g, p, i) - 1);
    if (g->sides) p = cgt_turned(p, !cgt_turn(p));
    return times(g, p, i) ? p : held(g, p);
}

/* Components: parts that only the ground joins. */
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    const shape *g = of(r);
    int n = 0;
    for (unsigned i = 0; i < g->pairs; i++) {
        if (!times(g, p, i)) continue;
        uint64_t nodes = spread(g, p, bit(g->low[i]) | bit(g->high[i]), false);
        cgt_position part = {g->sides ? p.key & 1 : 0};
        for (unsigned k = i; k < g->pairs; k++) {
            uint64_t ends = bit(g->low[k]) | bit(g->high[k]);
            if (k != i && !(ends & nodes)) continue;
            part = with(g, part, k, times(g, p, k));
            p = with(g, p, k, 0);
        }
        if (n < cap) out[n] = (cgt_part){r, part, 0};
        n++;
    }
    return n;
}

/* ---- the theorem ---- */

/* The plant with its cycles fused: `top` is the node of a fused group that is nearest to the
 * ground. */
typedef struct {
    uint32_t value[NODES];
    uint8_t top[NODES], seen[NODES]; /* seen: in which order, from 1; 0: it is not there */
} growth;

/* Depth first from the ground, and each edge once. An edge is on no cycle exactly when nothing above it reaches back below it:
 * R. Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1 (1972). Such an edge is worth 1 more than what
 * grows on it, by the colon principle; all others become loops where their nodes are fused, each worth 1. */
static void grow(const shape *g, cgt_position p, growth *w) {
    uint8_t back[NODES] = {0}, at[NODES] = {0}, by[NODES] = {0}, path[NODES] = {0}, known = 1;
    unsigned depth = 0;
    *w = (growth){.seen = {1}};
    back[0] = 1;
    by[0] = NO_PAIR;
    for (;;) {
        unsigned v = path[depth];
        if (g->first[v] + at[v] < g->first[v + 1]) {
            unsigned i = g->near[g->first[v] + at[v]++], u = g->low[i] ^ g->high[i] ^ v;
            uint64_t n = times(g, p, i);
            if (!n || i == by[v]) continue;
            if (!w->seen[u]) {
                back[u] = w->seen[u] = ++known;
                by[u] = (uint8_t)i;
                path[++depth] = (uint8_t)u;
            } else if (w->seen[u] <= w->seen[v]) { /* seen from above; a loop, too */
                if (w->seen[u] < back[v]) back[v] = w->seen[u];
                w->value[v] ^= n & 1;
            }
            continue;
        }
        if (!depth) break;
        unsigned u = path[--depth];
        uint64_t n = times(g, p, by[v]);
        bool alone = n == 1 && back[v] > w->seen[u];
        if (back[v] < back[u]) back[u] = back[v];
        w->value[u] ^= alone ? w->value[v] + 1 : w->value[v] ^ (n & 1);
        w->top[v] = (uint8_t)(alone ? v : u);
    }
    for (unsigned k = 1, v; k <= known; k++) { /* the nearest to the ground first */
        for (v = 0; w->seen[v] != k;) v++;
        w->top[v] = w->top[v] == v ? (uint8_t)v : w->top[w->top[v]];
    }
}
static uint32_t value(const shape *g, cgt_position p) {
    growth w;
    grow(g, p, &w);
    return w.value[0];
}
static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t grundy) {
    cgt_move m = next(r, p, (cgt_move){0});
    while (m.code != UINT64_MAX && value(of(r), play(r, p, m)) != grundy)
        m = next(r, p, (cgt_move){m.code + 1});
    return m;
}
static bool principles(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return !of(r)->sides && cgt_claim_grundy(r, p, value(of(r), p), reach, c);
}
static const cgt_theorem theorems[] = {
    {.name = "colon and fusion",
     .statement =
         "Fuse the nodes of every cycle into one. Then a loop is worth 1, any other edge is worth "
         "1 more than what grows on it, and what grows on a node is worth the XOR of its edges.",
     .source = "T. S. Ferguson, Game Theory, part I, section 6: Green Hackenbush",
     .rules = "",
     .universe = "0-1*0..2 0-2*0..2 0-3*0..2 0-4*0..2 1-2*0..2 1-3*0..2 1-4*0..2 2-3*0..2 "
                 "2-4*0..2 3-4*0..2 1-1*0..1",
     .says = principles,
     .reach = reach},
    {0}};

/* The player to move; -1: not in the key. */
static int mover(const cgt_rules *r, cgt_position p) { return of(r)->sides ? cgt_turn(p) : -1; }
/* First all pairs of the picture. row, col: its nodes; number: how many edges; glyph: -, or l or r of one player. Then all
 * nodes, `|` while they are there. row: its name; number: the value of what grows on it, its cycle fused; col: the name of the node where that is. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const shape *g = of(r);
    growth w;
    grow(g, p, &w);
    for (unsigned i = 0; i < g->pairs && (int)i < cap; i++)
        out[i] = (cgt_item){.item = i,
                            .row = g->name[g->low[i]],
                            .col = g->name[g->high[i]],
                            .number = (int64_t)times(g, p, i),
                            .link = -1,
                            .glyph = (uint8_t) "-lr"[g->colour[i]]};
    for (unsigned v = 0; v < g->nodes && (int)(g->pairs + v) < cap; v++)
        out[g->pairs + v] = (cgt_item){.item = PAIRS + v,
                                       .row = g->name[v],
                                       .col = g->name[w.top[v]],
                                       .number = g->sides ? 0 : w.value[w.top[v]],
                                       .link = -1,
                                       .glyph = w.seen[v] ? '|' : 0};
    return (int)(g->pairs + g->nodes);
}

/* The first is a tree and a house, the second a girl: a loop for her head. */
static const cgt_example examples[] = {{"", "0-1-2-3 1-4 0-5-6-0 5-7-6"},
                                       {"", "0-1-2-0 1-3-2 3-4-5 4-6 4-7 6-6"},
                                       {"", "0-1 0-2-3 0-4-5-6"},
                                       {"", "0-1-2-3-0 1-1 2-4-5-2"},
                                       {"", "0-0*3 0-1*2 1-1"},
                                       {"misere", "0-1-2 0-3-4 3-5"},
                                       {"", "0"},
                                       {0}};

const cgt_game cgt_hackenbush = {.name = "hackenbush",
                                 .title = "Hackenbush",
                                 .board = "hackenbush",
                                 .how =
                                     "Cut one edge; what is no longer joined to the ground "
                                     "falls away.",
                                 .phrase = "Cut {move}",
                                 .flags = CGT_IMPARTIAL,
                                 .examples = examples,
                                 .open = open_,
                                 .parse = parse,
                                 .format = format,
                                 .format_move = format_move,
                                 .next = next,
                                 .play = play,
                                 .components = components,
                                 .mover = mover,
                                 .items = items,
                                 .theorems = theorems};
