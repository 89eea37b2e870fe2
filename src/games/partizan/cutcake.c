/* cutcake.c -- Cutcake: Left cuts a piece from top to bottom, Right from side to side, into two of whole sides; who cannot cut loses.
 * Maundy cake: the same, into any number of equal pieces. Winning Ways, chapter 2 (not checked).
 *
 * Text: pieces, (8,3)+(2,2): Left cuts the first side. Pieces (1,1) are not told. :R after it: Right is to move. Key: who moves, and
 * above it the place of the pieces among all sets of pieces that have together the area of the start, counted in a table:
 * those of the largest piece first, as sets.h does for numbers. Move: item the piece, in the order of the text; choice
 * where it is cut, or into how many pieces. Items: the pieces, col wide and row high, with the glyph | where they are cut in two and = into
 * equal ones.
 * SPDX-License-Identifier: MIT */
#include "board.h"

enum { SIDE = 32, AREA = 255 };
typedef struct {
    unsigned wide, high, area; /* the longest sides */
    uint64_t *count;           /* [kind][area]: sets of pieces up to that kind with that area */
} shape;
typedef struct {
    unsigned n;
    uint16_t kind[AREA]; /* descending; kind 1 is (1,1) */
} pieces;
static const shape *of(const cgt_rules *r) { return r->data; }
static bool maundy(const cgt_rules *r);

static unsigned side(const shape *g, unsigned kind, int who) {
    return 1 + (who == CGT_LEFT ? (kind - 1) / g->high : (kind - 1) % g->high);
}
static unsigned area(const shape *g, unsigned kind) { return side(g, kind, 0) * side(g, kind, 1); }
static unsigned kind_of(const shape *g, unsigned a, unsigned b) { return (a - 1) * g->high + b; }
static uint64_t count(const shape *g, unsigned kind, unsigned n) {
    return g->count[kind * (g->area + 1) + n];
}

static unsigned read_piece(cgt_in *t, unsigned *b) {
    static const char expected[] = "expected a piece such as (4,3)";
    if (!cgt_take(t, '(')) cgt_refuse(t, CGT_E_SYNTAX, "expected a piece such as (4,3)", 0);
    unsigned a = (unsigned)cgt_read(t, 1, SIDE, expected);
    if (!cgt_take(t, ',')) cgt_refuse(t, CGT_E_SYNTAX, "expected a piece such as (4,3)", 0);
    *b = (unsigned)cgt_read(t, 1, SIDE, expected);
    if (!cgt_take(t, ')')) cgt_refuse(t, CGT_E_SYNTAX, "expected )", 0);
    return a;
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    do {
        cgt_more(&start);
        unsigned b, a = read_piece(&start, &b);
        if (g->area + a * b > AREA) cgt_refuse(&start, CGT_E_RANGE, "an area of at most %", AREA);
        if (start.status) break;
        g->area += a * b;
        if (a > g->wide) g->wide = a;
        if (b > g->high) g->high = b;
    } while (cgt_take(&start, '+'));
    if (start.status && !t->status) *t = start;
    const unsigned kinds = g->wide * g->high, row = g->area + 1;
    if (!t->status) g->count = cgt_alloc(r, t, (kinds + 1) * row, sizeof *g->count);
    if (t->status) return;
    g->count[0] = 1;
    for (unsigned k = 1; k <= kinds; k++)
        for (unsigned n = 0; n < row; n++) {
            uint64_t before = g->count[(k - 1) * row + n];
            uint64_t with = n >= area(g, k) ? g->count[k * row + n - area(g, k)] : 0;
            if ((before + with) >> 62) {
                start.at = start.text;
                cgt_refuse(&start, CGT_E_RANGE,
                           "these pieces need more than the % bits of a position", 64);
                *t = start;
                return;
            }
            g->count[k * row + n] = before + with;
        }
    r->data = g;
    r->bits = 1 + cgt_width(count(g, kinds, g->area) - 1);
}
static cgt_position key(const shape *g, const pieces *q, int turn) {
    uint64_t rank = 0;
    for (unsigned i = 0, n = g->area; i < q->n; n -= area(g, q->kind[i++]))
        rank += count(g, q->kind[i] - 1u, n);
    return (cgt_position){rank << 1 | (unsigned)turn};
}
/* Unpacks the pieces larger than (1,1). */
static void unpack(const shape *g, cgt_position p, pieces *q) {
    uint64_t rank = p.key >> 1;
    q->n = 0;
    for (unsigned n = g->area, kind = g->wide * g->high; rank; n -= area(g, kind)) {
        while (count(g, kind - 1, n) > rank) kind--; /* count(0, n) is 0 where n is not */
        rank -= count(g, kind - 1, n);
        q->kind[q->n++] = (uint16_t)kind;
    }
}
static void insert(pieces *q, unsigned kind) {
    unsigned i = q->n;
    if (kind == 1) return;
    q->n++;
    for (; i && q->kind[i - 1] < kind; i--) q->kind[i] = q->kind[i - 1];
    q->kind[i] = (uint16_t)kind;
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    const shape *g = of(r);
    pieces q = {.n = 0};
    unsigned all = 0;
    do {
        cgt_more(t);
        const char *at = t->at;
        unsigned b, a = read_piece(t, &b);
        if (t->status) break;
        all += a * b;
        if (a > g->wide || b > g->high || all > g->area) {
            t->at = at;
            cgt_refuse(t, CGT_E_RANGE, "this piece is not cut from those that play began with", 0);
            break;
        }
        insert(&q, kind_of(g, a, b));
    } while (cgt_take(t, '+'));
    return key(g, &q, cgt_read_turn(t));
}
static void put_piece(const shape *g, unsigned kind, cgt_out *o) {
    cgt_putc(o, '(');
    cgt_putn(o, side(g, kind, 0));
    cgt_putc(o, ',');
    cgt_putn(o, side(g, kind, 1));
    cgt_putc(o, ')');
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    const shape *g = of(r);
    pieces q;
    unpack(g, p, &q);
    for (unsigned i = 0; i < q.n; i++) {
        if (i) cgt_putc(o, '+');
        put_piece(g, q.kind[i], o);
    }
    if (!q.n) cgt_put(o, "(1,1)");
    cgt_put_turn((int)(p.key & 1), o);
}
/* (8,3):2 cuts that piece at 2; (8,3):2@4 where an equal one stands before this fourth. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    pieces q;
    unpack(of(r), p, &q);
    unsigned i = cgt_item_of(m);
    put_piece(of(r), q.kind[i], o);
    cgt_putc(o, ':');
    cgt_putn(o, cgt_choice_of(m));
    if (!i || q.kind[i - 1] != q.kind[i]) return;
    cgt_putc(o, '@');
    cgt_putn(o, i + 1);
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    pieces q;
    unpack(g, p, &q);
    unsigned choice = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < q.n; i++, choice = 0) {
        unsigned a = side(g, q.kind[i], (int)(p.key & 1));
        if (!maundy(r)) {
            if (!choice) choice = 1;
            if (choice < a) return cgt_touch(i, choice);
        } else {
            for (unsigned d = choice < 2 ? 2 : choice; d <= a; d++)
                if (a % d == 0) return cgt_touch(i, d);
        }
    }
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    const shape *g = of(r);
    const int who = (int)(p.key & 1);
    pieces q;
    unpack(g, p, &q);
    unsigned i = cgt_item_of(m), c = cgt_choice_of(m), kind = q.kind[i];
    for (q.n--; i < q.n; i++) q.kind[i] = q.kind[i + 1];
    unsigned a = side(g, kind, who), b = side(g, kind, !who), n = maundy(r) ? c : 2;
    for (unsigned k = 0; k < n; k++) {
        unsigned part = maundy(r) ? a / c : k ? a - c : c;
        insert(&q, who == CGT_LEFT ? kind_of(g, part, b) : kind_of(g, b, part));
    }
    return key(g, &q, !who);
}
/* Each piece alone. */
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    const shape *g = of(r);
    pieces q;
    unpack(g, p, &q);
    for (unsigned i = 0; i < q.n && (int)i < cap; i++) {
        pieces one = {1, {q.kind[i]}};
        out[i] = (cgt_part){r, key(g, &one, (int)(p.key & 1)), (uint64_t)i << 32};
    }
    return (int)q.n;
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const shape *g = of(r);
    pieces q;
    unpack(g, p, &q);
    for (unsigned i = 0; i < q.n && (int)i < cap; i++)
        out[i] = (cgt_item){.item = i,
                            .col = (int16_t)side(g, q.kind[i], CGT_LEFT),
                            .row = (int16_t)side(g, q.kind[i], CGT_RIGHT),
                            .link = -1,
                            .glyph = maundy(r) ? '=' : '|'};
    return (int)q.n;
}

static const cgt_example examples[] = {{"", "(4,3)"},
                                       {"", "(5,2)+(2,3)"},
                                       {"", "(2,2)+(2,2):R"},
                                       {"misere", "(3,3)"},
                                       {"", "(8,2)"},
                                       {"", "(1,1)"},
                                       {0}};
#define CAKE                                                                                     \
    .board = "cuts", .flags = CGT_PARTIZAN, .examples = examples, .open = open_, .parse = parse, \
    .format = format, .format_move = format_move, .next = next, .play = play,                    \
    .components = components, .mover = cgt_squares_mover, .items = items
const cgt_game cgt_cutcake = {.name = "cutcake",
                              .title = "Cutcake",
                              .how =
                                  "Left cuts a piece across its first side, Right across its "
                                  "second, into two with whole sides.",
                              .phrase = "Cut {move}",
                              CAKE};
const cgt_game cgt_maundy = {.name = "maundy",
                             .title = "Maundy cake",
                             .how =
                                 "Left cuts a piece across its first side, Right across its "
                                 "second, into equal pieces with whole sides.",
                             .phrase = "Cut {move}",
                             CAKE};
static bool maundy(const cgt_rules *r) { return r->game == &cgt_maundy; }
