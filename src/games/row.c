/* row.c -- numbers in a row; a move takes one or more of them from one end, and scores their sum;
 * the greatest difference is what both want (UVa 10891, Game of Sum). What was taken belongs to the
 * history: the key is the row that remains, first << 8 | past the last, 0 when nothing does. Text:
 * taken numbers are dots. Move: item the innermost number taken, choice 0 from the left,
 * 1 from the right.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

enum { NUMBERS = 100, LARGEST = 1000000 }; /* the judge's row; together below 2^30 */
typedef struct {
    unsigned n;
    int32_t before[NUMBERS + 1]; /* sum of the first i */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static unsigned low(cgt_position p) { return p.key >> 8 & 255; }
static unsigned high(cgt_position p) { return p.key & 255; }
static cgt_position interval(unsigned a, unsigned b) {
    return (cgt_position){a < b ? (uint64_t)a << 8 | b : 0};
}
static int32_t sum(const cgt_rules *r, unsigned a, unsigned b) {
    return of(r)->before[b] - of(r)->before[a];
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    while (cgt_more(&start)) {
        if (g->n == NUMBERS) cgt_refuse(&start, CGT_E_RANGE, "at most % numbers", NUMBERS);
        int32_t v = 0; /* a number that is taken at the start is not known, and plays no part */
        if (!cgt_take(&start, '.'))
            v = (int32_t)cgt_read_signed(&start, LARGEST, "expected a number");
        if (start.status) break;
        g->before[g->n + 1] = g->before[g->n] + v;
        g->n++;
    }
    if (start.status && !t->status) *t = start;
    r->data = g;
    r->bits = 16;
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    unsigned a = 0, n = of(r)->n;
    while (a < n && cgt_take(t, '.')) a++;
    unsigned b = a;
    for (; b < n && cgt_more(t) && *t->at != '.'; b++) {
        cgt_in before = *t;
        bool same = cgt_read_signed(t, LARGEST, "expected a number") == sum(r, b, b + 1);
        if (same || t->status) continue;
        *t = before;
        cgt_refuse(t, CGT_E_RANGE, "a different number is expected here", 0);
    }
    for (unsigned i = b; i < n; i++)
        if (!cgt_take(t, '.'))
            cgt_refuse(t, CGT_E_SYNTAX, "expected . for a number that was taken", 0);
    return interval(a, b);
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < of(r)->n; i++) {
        if (i) cgt_putc(o, ' ');
        if (i >= low(p) && i < high(p)) cgt_putn(o, sum(r, i, i + 1));
        else cgt_putc(o, '.');
    }
}

/* L2: two from the left; R1: one from the right. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r;
    unsigned i = cgt_item_of(m), right = cgt_choice_of(m);
    cgt_putc(o, right ? 'R' : 'L');
    cgt_putn(o, right ? high(p) - i : i - low(p) + 1);
}

static int32_t end(const cgt_rules *r, cgt_position p) {
    (void)r;
    return p.key ? CGT_ONGOING : CGT_TIE;
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    (void)r;
    uint64_t i = cgt_item_of(from), side = cgt_choice_of(from);
    if (side > 1) i++, side = 0;
    if (i < low(p)) i = low(p), side = 0;
    return i < high(p) ? cgt_touch(i, side) : CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    unsigned i = cgt_item_of(m);
    return cgt_choice_of(m) ? interval(low(p), i) : interval(i + 1, high(p));
}

static int32_t gain(const cgt_rules *r, cgt_position p, cgt_move m) {
    unsigned i = cgt_item_of(m);
    return cgt_choice_of(m) ? sum(r, i, high(p)) : sum(r, low(p), i + 1);
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    unsigned n = of(r)->n;
    for (unsigned i = 0; i < n && (int)i < cap; i++)
        out[i] = (cgt_item){.item = i,
                            .col = (int16_t)i,
                            .link = -1,
                            .glyph = i >= low(p) && i < high(p) ? 0 : '.',
                            .number = sum(r, i, i + 1)};
    return (int)n;
}

static const cgt_example examples[] = {{"", "4 -10 -20 7"}, {"", "1 2 3 4"},
                                       {"", "-1 0 0 0 5"},  {"", "3 -2 7 -8 1 0 -5 6 -4 2 9 -9"},
                                       {"", ". 2 -3 ."},    {0}};

const cgt_game cgt_row = {.name = "row",
                          .title = "Game of sum",
                          .board = "row",
                          .how =
                              "Take one or more numbers from the left end or from the right end; "
                              "they are your points.",
                          /* choice 1 is the right end */
                          .phrase = "Take {no} from the right|Take {no} from the left",
                          .flags = CGT_IMPARTIAL,
                          .examples = examples,
                          .open = open_,
                          .parse = parse,
                          .format = format,
                          .format_move = format_move,
                          .next = next,
                          .play = play,
                          .end = end,
                          .gain = gain,
                          .items = items};
