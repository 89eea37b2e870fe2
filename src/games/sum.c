/* sum.c -- different games side by side; a move is a move in one of them.
 * Rules: maze{..#/...} + nim + divisor; start: the starts, with + between them. Key: the parts'
 * keys one above the other, each as wide as its rules say. Move: part << 56 | its move;
 * item: part << 24 | its item.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "claim.h"

enum { PARTS = 16, TEXT = 4096 };
typedef struct {
    unsigned n;
    cgt_rules part[PARTS];
    uint8_t at[PARTS];
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static cgt_position sub(const cgt_rules *r, cgt_position p, unsigned i) {
    unsigned bits = of(r)->part[i].bits;
    return (cgt_position){bits ? p.key >> of(r)->at[i] & cgt_mask(bits) : 0};
}
static cgt_position put(const cgt_rules *r, cgt_position p, unsigned i, cgt_position q) {
    unsigned bits = of(r)->part[i].bits;
    if (!bits) return p;
    return (cgt_position){(p.key & ~(cgt_mask(bits) << of(r)->at[i])) | q.key << of(r)->at[i]};
}

/* Text up to one of two stops, without the blanks around it; *from: where it stands. */
static void copy(cgt_in *t, const char stops[2], char *buf, const char **from) {
    size_t n = 0, end = 0, gap = 0;
    cgt_more(t);
    *from = t->at;
    for (; !t->status && *t->at && *t->at != stops[0] && *t->at != stops[1]; t->at++) {
        if (!gap) gap = cgt_blank(t->at);
        if (n == TEXT - 1) cgt_refuse(t, CGT_E_RANGE, "at most % characters a part", TEXT - 1);
        else buf[n++] = *t->at;
        if (gap) gap--;
        else end = n;
    }
    buf[end] = 0;
}
/* A part's refusal, at its place in the whole text. */
static void inside(cgt_in *t, const cgt_in *why, const char *from) {
    t->at = from + why->column;
    cgt_refuse(t, why->status, why->reason, why->number);
}

typedef struct {
    char name[TEXT], rules[TEXT], start[TEXT];
    const char *name_at, *rules_at, *start_at;
} text;

static void read_part(cgt_in *t, cgt_in *start, bool first, text *x) {
    copy(t, "+{", x->name, &x->name_at);
    x->rules_at = t->at;
    *x->rules = 0;
    if (cgt_take(t, '{')) {
        copy(t, "}", x->rules, &x->rules_at);
        if (!cgt_take(t, '}')) cgt_refuse(t, CGT_E_SYNTAX, "expected }", 0);
    }
    if (!first && !cgt_take(start, '+'))
        cgt_refuse(start, CGT_E_SYNTAX, "expected + and the next part", 0);
    copy(start, "+", x->start, &x->start_at);
}

/* Joins the rules as the last part; its memory becomes that of the sum. */
static void add(cgt_rules *r, shape *g, cgt_in *t, cgt_in *start, const text *x) {
    cgt_rules *q = &g->part[g->n];
    cgt_position p;
    cgt_in why = {0};
    /* a sum within a sum would recurse as deep as the text says */
    bool sum = !strcmp(x->name, "sum");
    if (!sum && cgt_open(q, x->name, x->rules, x->start, &p, &why)) {
        if (why.text == x->start) inside(start, &why, x->start_at);
        else inside(t, &why, why.status == CGT_E_UNKNOWN ? x->name_at : x->rules_at);
        return;
    }
    cgt_adopt(r, q);
    t->at = x->name_at;
    if (sum) cgt_refuse(t, CGT_E_UNSUPPORTED, "a part of a sum cannot be a sum itself", 0);
    else if (!cgt_has_grundy(q) && !cgt_has_loopy(q))
        cgt_refuse(t, CGT_E_UNSUPPORTED,
                   "only impartial games that end when no move is left can be part of a sum", 0);
    else if (r->bits + q->bits > 64)
        cgt_refuse(t, CGT_E_RANGE, "with this part the position needs % bits, of 64",
                   r->bits + q->bits);
    if (t->status) return;
    g->at[g->n++] = (uint8_t)(r->bits < 64 ? r->bits : 0); /* 64: only parts without bits come */
    r->bits += q->bits;
    if (q->cost > r->cost) r->cost = q->cost;
    r->flags |= q->flags & CGT_LOOPY;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    text *x = cgt_alloc(r, t, 1, sizeof *x);
    if (t->status) return;
    r->data = g;
    r->bits = 0;
    do {
        if (g->n == PARTS) cgt_refuse(t, CGT_E_RANGE, "at most % parts", PARTS);
        read_part(t, &start, !g->n, x);
        if (t->status || start.status) break;
        cgt_in after = *t;
        add(r, g, t, &start, x);
        if (!t->status) *t = after;
    } while (!t->status && !start.status && cgt_take(t, '+'));
    if (start.status && !t->status) *t = start;
    r->part = g->part;
    r->parts = g->n;
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position p = {0}, q;
    char buf[TEXT];
    const char *from;
    for (unsigned i = 0; i < of(r)->n && !t->status; i++) {
        if (i && !cgt_take(t, '+')) cgt_refuse(t, CGT_E_SYNTAX, "expected + and the next part", 0);
        copy(t, "+", buf, &from);
        cgt_in why = {0};
        if (t->status) break;
        if (cgt_parse(&of(r)->part[i], buf, &q, &why)) inside(t, &why, from);
        else p = put(r, p, i, q);
    }
    return p;
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < of(r)->n; i++) {
        if (i) cgt_put(o, " + ");
        of(r)->part[i].game->format(&of(r)->part[i], sub(r, p, i), o);
    }
}

static unsigned part_of(cgt_move m) { return (unsigned)(m.code >> 56); }
static cgt_move within(cgt_move m) { return (cgt_move){m.code & cgt_mask(56)}; }

/* 2:10-3 is 10-3 in the second part. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    const cgt_rules *q = &of(r)->part[part_of(m)];
    cgt_putn(o, (int64_t)part_of(m) + 1);
    cgt_putc(o, ':');
    q->game->format_move(q, sub(r, p, part_of(m)), within(m), o);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    for (uint64_t i = part_of(from); i < of(r)->n; i++, from.code = 0) {
        const cgt_rules *q = &of(r)->part[i];
        cgt_move m = q->game->next(q, sub(r, p, (unsigned)i), within(from));
        if (m.code != UINT64_MAX) return (cgt_move){i << 56 | m.code};
    }
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    unsigned i = part_of(m);
    const cgt_rules *q = &of(r)->part[i];
    return put(r, p, i, q->game->play(q, sub(r, p, i), within(m)));
}

/* The parts' own parts: a sum of heaps and heaps is one row of heaps. */
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    int n = 0;
    for (unsigned i = 0; i < of(r)->n; i++) {
        int room = n < cap ? cap - n : 0;
        int k = cgt_components(&of(r)->part[i], sub(r, p, i), room ? out + n : NULL, room);
        for (int j = n; j < n + k && j < cap; j++) out[j].lift += (uint64_t)i << 56;
        n += k;
    }
    return n;
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = 0;
    for (unsigned i = 0; i < of(r)->n; i++) {
        const cgt_rules *q = &of(r)->part[i];
        int room = n < cap ? cap - n : 0;
        int k = q->game->items ? q->game->items(q, sub(r, p, i), room ? out + n : NULL, room) : 0;
        for (int j = n; j < n + k && j < cap; j++) {
            out[j].item |= i << 24;
            if (out[j].link >= 0) out[j].link |= (int32_t)(i << 24);
        }
        n += k;
    }
    return n;
}

static bool part_value(const cgt_rules *q, cgt_position p, uint32_t *x) {
    cgt_claim c;
    for (const cgt_theorem *t = q->game->theorems; t && t->name; t++) {
        if (!t->says(q, p, &c) || !(c.has & CGT_HAS_GRUNDY)) continue;
        *x ^= c.grundy;
        return true;
    }
    return false;
}
/* Speaks where a theorem knows each part. */
static bool sprague_grundy(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    uint32_t x = 0;
    for (unsigned i = 0; i < of(r)->n; i++)
        if (!part_value(&of(r)->part[i], sub(r, p, i), &x)) return false;
    return cgt_claim_grundy(r, p, x, NULL, c);
}

static const cgt_theorem theorems[] = {
    {.name = "Sprague–Grundy",
     .statement = "The Grundy value of a sum is the XOR of the Grundy values of its "
                  "parts: the player to move loses exactly when it is 0.",
     .source = "R. P. Sprague, Über mathematische Kampfspiele, Tohoku Mathematical Journal 41 "
               "(1935); P. M. Grundy, Mathematics and games, Eureka 2 (1939)",
     .rules = "nim + divisor + half",
     .universe = "0..46 + 1..47 + 0..46",
     .says = sprague_grundy},
    {0}};

static const cgt_example examples[] = {
    {"maze{..#../#...#/..#../#..../.....} + nim + divisor", "e5 + 6 + 12"},
    {"nim + octal{kayles} + subtraction{1 3 4}", "3 5 + 7 + 9"},
    {"misere nim + subtraction{1 3}", "2 3 + 5"},
    {"words{ab ba} + amounts + staircase", "abab + 4 + 1 2"},
    {0}};

const cgt_game cgt_sum = {.name = "sum",
                          .title = "Sum of games",
                          .board = "sum",
                          .how = "Choose one of the games and make a move in it.",
                          .phrase = "Play {move}",
                          .flags = CGT_IMPARTIAL,
                          .examples = examples,
                          .open = open_,
                          .parse = parse,
                          .format = format,
                          .format_move = format_move,
                          .next = next,
                          .play = play,
                          .components = components,
                          .items = items,
                          .theorems = theorems};
