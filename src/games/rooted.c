/* rooted.c -- coins on the nodes of a tree with root 1; a move takes any number of coins of one
 * node to its parent (HackerRank, Move the Coins). Rules: the edges, 1-2 1-3 3-4. Coins on the root
 * are out of the game. Key and moves: steps.h, place i is node i + 1.
 * SPDX-License-Identifier: MIT */
#include "steps.h"

typedef struct {
    unsigned n; /* the largest node */
    uint64_t near[CGT_FIELDS];
} tree;

static tree read_edges(cgt_in *t) {
    tree g = {.n = 1};
    while (cgt_more(t)) {
        const char *edge = t->at;
        uint64_t u = cgt_read(t, 1, CGT_FIELDS, "expected an edge such as 1-2");
        if (!cgt_take(t, '-')) cgt_refuse(t, CGT_E_SYNTAX, "expected - between two nodes", 0);
        uint64_t v = cgt_read(t, 1, CGT_FIELDS, "expected the node after -");
        if (t->status) break;
        if (u == v || g.near[u - 1] >> (v - 1) & 1) {
            t->at = edge;
            cgt_refuse(t, CGT_E_RANGE, "this edge does not belong to the tree", 0);
            break;
        }
        g.near[u - 1] |= (uint64_t)1 << (v - 1);
        g.near[v - 1] |= (uint64_t)1 << (u - 1);
        if (u > g.n) g.n = (unsigned)u;
        if (v > g.n) g.n = (unsigned)v;
    }
    return g;
}

/* Breadth first from the root; false: it is no tree. */
static bool hang(const tree *g, cgt_steps *s) {
    uint64_t seen = 1;
    unsigned known = 1;
    s->below[0] = CGT_STEPS_DEAD;
    for (unsigned i = 0; i < known; i++) {
        unsigned u = s->order[i];
        for (uint64_t left = g->near[u]; left; left &= left - 1) {
            unsigned v = (unsigned)__builtin_ctzll(left);
            if ((int)v == s->below[u]) continue;
            if (seen >> v & 1) return false;
            seen |= (uint64_t)1 << v;
            s->below[v] = (int8_t)u;
            s->height[v] = (uint8_t)(s->height[u] + 1);
            s->order[known++] = (uint8_t)v;
        }
    }
    return known == g->n;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_steps *s = cgt_alloc(r, t, 1, sizeof *s);
    tree g = read_edges(t);
    if (t->status) return;
    if (!hang(&g, s)) cgt_refuse(t, CGT_E_RANGE, "these edges are not one tree with root 1", 0);
    else cgt_steps_open(r, s, g.n, t, start);
}

/* row: depth; col: its place among the nodes of that depth; glyph: coins lie here. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const cgt_steps *s = cgt_steps_of(r);
    int16_t wide[CGT_FIELDS] = {0};
    int n = (int)s->f.n;
    for (int k = 0; k < n; k++) {
        unsigned i = s->order[k];
        int16_t col = wide[s->height[i]]++;
        if ((int)i >= cap) continue;
        out[i] = (cgt_item){.item = i,
                            .row = s->height[i],
                            .col = col,
                            .link = i ? s->below[i] : -1,
                            .glyph = 0x25cf, /* a disc */
                            .number = (int64_t)cgt_steps_coins(r, p, i)};
    }
    return n;
}

static const cgt_theorem theorems[] = {
    {.name = "odd depths",
     .statement = "Only the coins at odd depth count: the player to move loses exactly when the "
                  "nim-sum of the nodes at odd depth is 0.",
     .source = "staircase Nim on a tree; the game is HackerRank’s Move the Coins, 2016",
     .rules = "1-2 1-3 3-4 3-5",
     .universe = "0 0..17 0..17 0..17 0..17",
     .says = cgt_steps_odd,
     .reach = cgt_steps_reach},
    {0}};

/* The second is the judge's tree after its first question, 6 hung under 2. */
static const cgt_example examples[] = {{"1-2 1-3 3-4 3-5 4-6", "0 2 2 1 3 2"},
                                       {"1-2 1-3 3-4 3-5 2-6", "0 2 2 1 3 2"},
                                       {"1-2 1-3 3-4", "5 2 2 1"},
                                       {"misere 1-2 2-3", "0 2 2"},
                                       {"", "4"},
                                       {0}};

const cgt_game cgt_rooted = {.name = "rooted",
                             .title = "Move the coins",
                             .board = "nodes",
                             .how =
                                 "Move any number of coins from one node to its parent; at the "
                                 "root they are out of the game.",
                             .phrase = "Move {choice} of the {number} on node {item} to its parent",
                             .flags = CGT_IMPARTIAL,
                             .examples = examples,
                             .open = open_,
                             .parse = cgt_steps_parse,
                             .format = cgt_steps_format,
                             .format_move = cgt_steps_format_move,
                             .next = cgt_steps_next,
                             .play = cgt_steps_play,
                             .components = cgt_steps_components,
                             .items = items,
                             .theorems = theorems};
