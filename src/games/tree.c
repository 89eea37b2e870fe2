/* tree.c -- a game tree drawn by hand, with MAX's values at the leaves. Rules: ((3 5) (2 9)), or
 * 3 5 2 9 for a full binary tree; "min" before it when MIN begins; 4:(3 5) guesses 4 for the node,
 * for a search that does not look below it; a letter or ? is a leaf whose value nobody needs, in
 * ((3 5) (2 x)) for alpha-beta. As people paste it, too: [[3, 5], [2, -9]], with a printed minus. Key: node number in preorder, which is also the text (empty: the root).
 * Move: item the child.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "../game.h"

enum { LETTER = INT32_MIN }; /* a leaf's value from here to LETTER + 127: its letter */
enum { NODES = 1 << 22 };    /* 2^20 leaves and more; 64 MB */
typedef struct {
    uint32_t parent, sibling; /* sibling: the next one, 0: none; the first child is self + 1 */
    int32_t value;
    uint32_t depth : 31, square : 1; /* square: [ opened it */
} node;
typedef struct {
    uint32_t n, room;
    int min;
    node *at;
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static bool lettered(int32_t value) { return value < LETTER + 128; }
static bool leaf(const shape *g, uint32_t i) { return i + 1 >= g->n || g->at[i + 1].parent != i; }

/* last[u]: the latest child of u */
static void add(shape *g, cgt_in *t, uint32_t parent, uint32_t *last, int32_t value) {
    uint32_t i = g->n;
    if (i == g->room) cgt_refuse(t, CGT_E_RANGE, "at most % nodes", NODES);
    if (t->status) return;
    g->n++;
    g->at[i] = (node){parent, 0, value, i ? g->at[parent].depth + 1u : 0, false};
    if (i && last[parent]) g->at[last[parent]].sibling = i;
    if (i) last[parent] = i;
}

/* Is there text after blanks and commas? */
static bool more(cgt_in *t) {
    while (cgt_take(t, ',')) continue;
    return cgt_more(t);
}
static bool take(cgt_in *t, char round, char square) {
    return more(t) && (cgt_take(t, round) || cgt_take(t, square));
}
static bool opens(cgt_in *t) { return take(t, '(', '['); }
static bool closes(cgt_in *t) { return take(t, ')', ']'); }
/* The parenthesis that was read last is that of the node that was added last. */
static void opened(shape *g, const cgt_in *t) {
    if (!t->status) g->at[g->n - 1].square = t->at[-1] == '[';
}
static bool is_letter(char c) { return c == '?' || ((c | ' ') >= 'a' && (c | ' ') <= 'z'); }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
/* A decimal stands here, from its point on: the one with the most digits says by how much. */
static void refuse_decimal(cgt_in *t) {
    int64_t times = 10;
    for (const char *s = t->at; *s; s++) {
        int64_t own = 1;
        for (const char *d = s + 1; *s == '.' && is_digit(*d) && own < 1000000; d++) own *= 10;
        if (own > times) times = own;
    }
    cgt_refuse(t, CGT_E_SYNTAX, "a value is a whole number: write all of them times %", times);
}
static int32_t read_value(cgt_in *t, const char *reason) {
    if (more(t) && is_letter(*t->at) && !is_letter(t->at[1]) && !is_digit(t->at[1]))
        return LETTER + *t->at++;
    bool minus = cgt_take(t, '-');
    if (*t->at == '.' && is_digit(t->at[1])) refuse_decimal(t);
    int32_t n =
        (int32_t)cgt_read(t, 0, CGT_MOST, minus ? "expected a number after the minus" : reason);
    if (*t->at == '.') refuse_decimal(t);
    if (is_letter(*t->at)) cgt_refuse(t, CGT_E_SYNTAX, reason, 0);
    return minus ? -n : n;
}
static void open_parenthesis(cgt_in *t) {
    if (!opens(t)) cgt_refuse(t, CGT_E_SYNTAX, "expected (", 0);
}
/* Refuses text after the tree. */
static void nothing_more(cgt_in *t) {
    if (!more(t)) return;
    cgt_refuse(t, CGT_E_SYNTAX,
               *t->at == ')' || *t->at == ']' ? "this parenthesis closes nothing"
                                              : "the tree ends before this: put ( ) around all",
               0);
}
static void read_nested(shape *g, cgt_in *t, uint32_t *last) {
    uint32_t at = 0;
    bool bare = opens(t);
    add(g, t, 0, last, bare ? 0 : read_value(t, "expected a value"));
    if (!bare && (!more(t) || !cgt_take(t, ':'))) nothing_more(t);
    if (!bare && !t->status && lettered(g->at[0].value))
        cgt_refuse(t, CGT_E_SYNTAX, "a guess is a number", 0);
    if (!bare) open_parenthesis(t);
    opened(g, t);
    while (!t->status) {
        if (opens(t)) {
            add(g, t, at, last, 0);
            opened(g, t);
            at = g->n - 1;
        } else if (closes(t)) {
            if (leaf(g, at)) {
                t->at--;
                cgt_refuse(t, CGT_E_SYNTAX, "there is nothing between the parentheses", 0);
            } else if (g->at[at].square != (t->at[-1] == ']')) {
                t->at--;
                cgt_refuse(t, CGT_E_SYNTAX, g->at[at].square ? "expected ]" : "expected )", 0);
            }
            if (!at) break;
            at = g->at[at].parent;
        } else if (!more(t)) {
            uint32_t open = g->at[at].depth + 1u;
            cgt_refuse(t, CGT_E_SYNTAX,
                       open == 1 ? "one ) is missing at the end" : "% ) are missing at the end",
                       open);
        } else {
            int32_t v = read_value(t, "expected a value, ( or )");
            add(g, t, at, last, v);
            if (!more(t) || !cgt_take(t, ':')) continue;
            if (lettered(v)) cgt_refuse(t, CGT_E_SYNTAX, "a guess is a number", 0);
            open_parenthesis(t);
            opened(g, t);
            at = g->n - 1;
        }
    }
    nothing_more(t);
}

/* Preorder of a full tree: below depth d hang 2^(height-d+1) - 1 nodes. */
static void fill(shape *g, const int32_t *value, unsigned height) {
    uint32_t at = 0, depth = 0;
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t size = (2u << (height - depth)) - 1;
        bool left = i && i - at == 1;
        g->at[i] = (node){at, left ? i + size : 0, depth == height ? *value++ : 0,
                          i ? g->at[at].depth + 1u : 0, false};
        at = i;
        if (depth++ < height) continue;
        while (at && !g->at[at].sibling) at = g->at[at].parent; /* up to a left child */
        depth = g->at[at].depth;
        at = g->at[at].parent;
    }
}

static void read_flat(shape *g, cgt_in *t, int32_t *value) {
    uint32_t n = 0;
    while (more(t)) {
        if (n > NODES / 2) cgt_refuse(t, CGT_E_RANGE, "at most % values", NODES / 2);
        if (closes(t)) {
            t->at--;
            nothing_more(t);
        }
        int32_t v = read_value(t, "expected a value");
        if (!t->status) value[n++] = v;
    }
    if (!n) cgt_refuse(t, CGT_E_SYNTAX, "expected a value", 0);
    if (n & (n - 1))
        cgt_refuse(t, CGT_E_SYNTAX,
                   "there are % values: a list without parentheses needs 1, 2, 4, 8 ... of them",
                   n);
    if (t->status) return;
    g->n = 2 * n - 1;
    fill(g, value, cgt_width(n) - 1);
}

/* A comma between digits, where other numbers have none between: a decimal comma, or it looks so. */
static void refuse_decimal_comma(cgt_in *t) {
    const char *comma = NULL, *s = t->at;
    bool blank = false;
    for (; *s; s++) {
        if (*s == ',' && s > t->at && is_digit(s[-1]) && is_digit(s[1]) && !comma) comma = s;
        if (*s != ' ' || s == t->at || !is_digit(s[-1])) continue;
        const char *next = s; /* only after a digit: each blank is passed over once */
        while (*next == ' ') next++;
        if (is_digit(*next) || *next == '-') blank = true;
    }
    if (!comma || !blank) return;
    t->at = comma;
    cgt_refuse(t, CGT_E_SYNTAX,
               "some values have a comma between them and some have not: write decimals times 10, "
               "and else all with commas or none",
               0);
}
/* Is it this word of three letters, small or large? Then it is eaten. */
static bool begins(cgt_in *t, const char *word) {
    if (!cgt_more(t)) return false;
    for (int i = 0; i < 3; i++)
        if ((t->at[i] | ' ') != word[i]) return false;
    t->at += 3;
    return true;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)start;
    bool min = begins(t, "min");
    if (!min) begins(t, "max");
    refuse_decimal_comma(t);
    size_t room = strlen(t->at) + 2; /* a node needs a character, in a flat list too */
    if (room > NODES) room = NODES;
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    node *at = cgt_alloc(r, t, room, sizeof *at);
    uint32_t *spare = cgt_alloc(r, t, room, sizeof *spare); /* latest children, or a flat list */
    if (t->status) return;
    *g = (shape){.room = (uint32_t)room, .min = min, .at = at};
    const char *nest = t->at;
    while (*nest && *nest != '(' && *nest != '[') nest++;
    if (*nest) read_nested(g, t, spare);
    else read_flat(g, t, (int32_t *)spare);
    if (t->status) return;
    r->data = g;
    r->bits = cgt_width(g->n - 1);
    r->flags |= CGT_SIGNS;
    for (uint32_t i = 0; i < g->n; i++)
        if (lettered(g->at[i].value)) r->flags |= CGT_LETTERS;
    for (uint32_t i = 0; i < g->n; i++)
        if (g->at[i].value > CGT_WIN || g->at[i].value < CGT_LOSS) r->flags &= ~(unsigned)CGT_SIGNS;
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    if (!cgt_more(t)) return (cgt_position){0};
    return (cgt_position){cgt_read(t, 0, of(r)->n - 1, "expected a node’s number")};
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    (void)r;
    cgt_putn(o, (int64_t)p.key);
}

static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r, (void)p;
    cgt_putn(o, cgt_item_of(m));
}

static int mover(const cgt_rules *r, cgt_position p) {
    return (int)(of(r)->at[p.key].depth & 1) ^ of(r)->min;
}

static char letter(const cgt_rules *r, cgt_position p) {
    int32_t value = of(r)->at[p.key].value;
    return lettered(value) ? (char)(value - LETTER) : 0;
}
static int32_t evaluate(const cgt_rules *r, cgt_position p) {
    if (letter(r, p)) return 0;
    return mover(r, p) ? -of(r)->at[p.key].value : of(r)->at[p.key].value;
}
static int32_t end(const cgt_rules *r, cgt_position p) {
    return leaf(of(r), (uint32_t)p.key) ? evaluate(r, p) : CGT_ONGOING;
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    uint32_t c = (uint32_t)p.key + 1;
    if (least <= c) return cgt_touch(c, 0);
    if (least < g->n && g->at[least].parent == p.key) return cgt_touch(least, 0);
    /* the usual step: from just after a child */
    if (least - 1 > p.key && least - 1 < g->n && g->at[least - 1].parent == p.key)
        c = g->at[least - 1].sibling;
    else
        while (c && c < least) c = g->at[c].sibling;
    return c ? cgt_touch(c, 0) : CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r, (void)p;
    return (cgt_position){cgt_item_of(m)};
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const shape *g = of(r);
    for (int i = 0; i < (int)g->n && i < cap; i++)
        out[i] =
            (cgt_item){.item = (uint32_t)i,
                       .row = (int16_t)(g->at[i].depth < INT16_MAX ? g->at[i].depth : INT16_MAX),
                       .link = i ? (int32_t)g->at[i].parent : -1,
                       .glyph = lettered(g->at[i].value) ? (uint32_t)(g->at[i].value - LETTER)
                                : i == (int)p.key        ? '@'
                                : leaf(g, (uint32_t)i)   ? 0
                                                         : '.',
                       .number = lettered(g->at[i].value) ? 0 : g->at[i].value};
    return (int)g->n;
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
                           .how =
                               "Go to a child of the node; a leaf ends the game with its value, "
                               "which MAX wants large and MIN small.",
                           .phrase = "Go to node {move}",
                           .flags = CGT_SCORED,
                           .examples = examples,
                           .open = open_,
                           .parse = parse,
                           .format = format,
                           .format_move = format_move,
                           .next = next,
                           .play = play,
                           .end = end,
                           .evaluate = evaluate,
                           .letter = letter,
                           .mover = mover,
                           .items = items};
