/* colours.c -- Col and Snort: Left paints a region in her colour, Right in his, a node each; in Col two neighbours may not have one colour, in Snort not
 * two colours. C. Vout's game and S. Norton's: Conway, On Numbers and Games, chapter 8 (not checked).
 *
 * Text: path 5, cycle 4, or with their nodes: path L-.-.-r; tree .-.-.(-.;-R): branches in parentheses, ; between them. A node is
 * free ., free for Left l or Right r alone, painted L or R, or gone #; :R after it: Right is to move. Key: who moves, and
 * three bits a node, in the order of the text. Move: item the node. Items: the nodes; number: who may paint it, 1 Left, 2 Right, 3
 * both; link: the node that it hangs on, of a cycle's first the last.
 *
 *   | ... | 2nd node: 3 bits | 1st node: 3 bits | mover: 1 bit |
 *
 * SPDX-License-Identifier: MIT */
#include "board.h"

enum { NODES = 21, NONE = NODES, WIDE = 3, ALONE = 4, GONE = 3 };
static const char states[] = ".LR#lr";
typedef struct {
    unsigned n;
    enum { PATH, CYCLE, TREE } form;
    uint8_t up[NODES + 1]; /* the node that it hangs on */
    uint32_t near[NODES + 1];
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static bool snort(const cgt_rules *r);

static unsigned at(unsigned node) { return 1 + WIDE * node; }
static unsigned state(cgt_position p, unsigned i) { return (unsigned)(p.key >> at(i) & 7); }
static cgt_position with(cgt_position p, unsigned i, unsigned s) {
    return (cgt_position){(p.key & ~((uint64_t)7 << at(i))) | (uint64_t)s << at(i)};
}
static uint32_t in_state(const shape *g, cgt_position p, unsigned s) {
    uint32_t set = 0;
    for (unsigned i = 0; i < g->n; i++) set |= (uint32_t)(state(p, i) == s) << i;
    return set;
}
static uint32_t near(const shape *g, uint32_t set) {
    uint32_t r = 0;
    for (; set; set &= set - 1) r |= g->near[(unsigned)__builtin_ctz(set)];
    return r;
}
/* Regions that a player may paint. */
static uint32_t open_to(const cgt_rules *r, cgt_position p, int who) {
    const shape *g = of(r);
    unsigned against = snort(r) ? 2u - (unsigned)who : 1u + (unsigned)who;
    return (in_state(g, p, 0) | in_state(g, p, ALONE + (unsigned)who)) &
           ~near(g, in_state(g, p, against));
}

/* ---- text ---- */

static void add_node(shape *g, cgt_position *p, cgt_in *t, unsigned up) {
    cgt_more(t);
    unsigned s = cgt_place(states, *t->at);
    if (!states[s]) return cgt_refuse(t, CGT_E_SYNTAX, "expected a node, one of . L R l r #", 0);
    if (g->n == NODES) return cgt_refuse(t, CGT_E_RANGE, "at most % nodes", NODES);
    t->at++;
    p->key |= (uint64_t)s << at(g->n);
    g->up[g->n++] = (uint8_t)up;
}
static void read_tree(shape *g, cgt_position *p, cgt_in *t) {
    unsigned fork[NODES + 1], forks = 0, v = 0;
    add_node(g, p, t, NONE);
    while (!t->status) {
        if (cgt_take(t, '-')) {
            add_node(g, p, t, v);
            v = g->n - 1;
        } else if (cgt_take(t, '(')) {
            if (forks == NODES) return cgt_refuse(t, CGT_E_RANGE, "at most % nodes", NODES);
            fork[forks++] = v;
        } else if (forks && cgt_take(t, ';')) {
            v = fork[forks - 1];
        } else if (forks && cgt_take(t, ')')) {
            v = fork[--forks];
        } else break;
    }
    if (forks) cgt_refuse(t, CGT_E_SYNTAX, "expected )", 0);
}
static cgt_position read_graph(shape *g, cgt_in *t) {
    cgt_position p = {0};
    g->form = cgt_word(t, "cycle") ? CYCLE : cgt_word(t, "tree") ? TREE : PATH;
    if (g->form == PATH) cgt_word(t, "path");
    if (g->form != TREE && cgt_more(t) && *t->at >= '0' && *t->at <= '9') {
        g->n = (unsigned)cgt_read(t, 1, NODES, "expected how many nodes");
        for (unsigned i = 0; i < g->n; i++) g->up[i] = (uint8_t)(i ? i - 1 : NONE);
    } else if (g->form == TREE) {
        read_tree(g, &p, t);
    } else {
        do add_node(g, &p, t, g->n ? g->n - 1 : NONE);
        while (cgt_take(t, '-'));
    }
    if (g->form == CYCLE && g->n < 3) cgt_refuse(t, CGT_E_RANGE, "a cycle has at least % nodes", 3);
    p.key |= (unsigned)cgt_read_turn(t);
    return p;
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    read_graph(g, &start);
    if (start.status && !t->status) *t = start;
    if (g->form == CYCLE) g->up[0] = (uint8_t)(g->n - 1);
    for (unsigned i = 0; i < g->n; i++) {
        if (g->up[i] == NONE) continue;
        g->near[i] |= 1u << g->up[i];
        g->near[g->up[i]] |= 1u << i;
    }
    r->data = g;
    r->bits = at(g->n);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    const shape *g = of(r);
    shape now = {.n = 0};
    cgt_position p = read_graph(&now, t);
    bool same = now.n == g->n && now.form == g->form;
    for (unsigned i = 1; same && i < g->n; i++) same = now.up[i] == g->up[i];
    if (!same) cgt_refuse(t, CGT_E_RANGE, "expected the nodes that play began with", 0);
    return p;
}
static unsigned children(const shape *g, unsigned v) {
    unsigned n = 0;
    for (unsigned i = 1; i < g->n; i++) n += g->up[i] == v;
    return n;
}
static bool is_last(const shape *g, unsigned v) {
    for (unsigned i = v + 1; i < g->n; i++)
        if (g->up[i] == g->up[v]) return false;
    return true;
}
static bool is_first(const shape *g, unsigned v) {
    for (unsigned i = 1; i < v; i++)
        if (g->up[i] == g->up[v]) return false;
    return true;
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    static const char *const words[] = {"path ", "cycle ", "tree "};
    const shape *g = of(r);
    cgt_put(o, words[g->form]);
    for (unsigned i = 0; i < g->n; i++) {
        bool fork = g->form == TREE && i && children(g, g->up[i]) > 1;
        if (fork) cgt_putc(o, is_first(g, i) ? '(' : ';');
        if (i) cgt_putc(o, '-');
        cgt_putc(o, states[state(p, i)]);
        if (g->form != TREE || children(g, i)) continue;
        for (unsigned v = i; v && is_last(g, v); v = g->up[v])
            if (children(g, g->up[v]) > 1) cgt_putc(o, ')');
    }
    cgt_put_turn(cgt_turn(p), o);
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r, (void)p;
    cgt_putn(o, cgt_item_of(m) + 1);
}

/* ---- play ---- */

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    if (least >= of(r)->n) return CGT_NONE;
    uint32_t may = open_to(r, p, cgt_turn(p)) & UINT32_MAX << least;
    return may ? cgt_touch((unsigned)__builtin_ctz(may), 0) : CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    const int who = cgt_turn(p);
    return cgt_turned(with(p, cgt_item_of(m), 1 + (unsigned)who), !who);
}
/* Nodes that somebody may paint, as they hang together, each with who may; all others are gone. */
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    const shape *g = of(r);
    uint32_t left = open_to(r, p, CGT_LEFT), right = open_to(r, p, CGT_RIGHT);
    int n = 0;
    for (uint32_t rest = left | right; rest;) {
        uint32_t part = rest & (~rest + 1);
        for (uint32_t before = 0; before != part;) {
            before = part;
            part |= near(g, part) & rest;
        }
        rest &= ~part;
        cgt_position q = p;
        for (unsigned i = 0; i < g->n; i++) {
            unsigned who = (left >> i & 1) | (right >> i & 1) << 1; /* 3: both */
            q = with(q, i, !(part >> i & 1) ? GONE : who == 3 ? 0 : ALONE + who - 1);
        }
        if (n < cap) out[n] = (cgt_part){r, q, 0};
        n++;
    }
    return n;
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const shape *g = of(r);
    uint32_t left = open_to(r, p, CGT_LEFT), right = open_to(r, p, CGT_RIGHT);
    for (unsigned i = 0; i < g->n && (int)i < cap; i++)
        out[i] = (cgt_item){.item = i,
                            .number = (left >> i & 1) | (right >> i & 1) << 1,
                            .link = g->up[i] == NONE ? -1 : (int32_t)g->up[i],
                            .glyph = (uint8_t)states[state(p, i)]};
    return (int)g->n;
}

static const cgt_example examples[] = {{"", "path 7"},
                                       {"", "cycle 6"},
                                       {"", "tree .-.(-.(-.;-.);-R-.;-.)"},
                                       {"", "path .-L-.-.-#-.-R-l:R"},
                                       {"misere", "path 5"},
                                       {0}};
#define PAINTED                                                                                \
    .board = "regions", .phrase = "Paint {move}", .flags = CGT_PARTIZAN, .examples = examples, \
    .open = open_, .parse = parse, .format = format, .format_move = format_move, .next = next, \
    .play = play, .components = components, .mover = cgt_squares_mover, .items = items
const cgt_game cgt_col = {
    .name = "col",
    .title = "Col",
    .how = "Paint a region in your colour that has no neighbour of your colour.",
    PAINTED};
const cgt_game cgt_snort = {
    .name = "snort",
    .title = "Snort",
    .how = "Paint a region in your colour that has no neighbour of the other player’s colour.",
    PAINTED};
static bool snort(const cgt_rules *r) { return r->game == &cgt_snort; }
