/* octal.c -- rows of pins; a move takes some from one row, and what is left may be two rows. Which
 * amounts, and into how many rows, the octal code says: R. K. Guy and C. A. B. Smith, The G-values
 * of various games, Proc. Camb. Phil. Soc. 52 (1956), 514-526. Rules: the code, 0.77, or the name
 * of a game; its t-th digit (the 0th stands before the point) is the sum of 1  t may be taken when
 * that is the whole row 2  t may be taken, leaving one row 4  t may be taken, leaving two rows
 * Grundy's game (Eureka 2 (1939)) has no such code: it only parts a row into two unequal ones.
 * Key: the rows are a set, in no order; its number in sets.h. Text: largest row first.
 * Move: item the row, choice taken << 16 | the smaller of two rows that are left (0: one or none).
 * SPDX-License-Identifier: MIT */
#include "sets.h"

enum { DIGITS = 64 };
typedef struct {
    cgt_sets sets;
    unsigned most; /* pins at the start */
    unsigned n;    /* the last digit that is not 0 */
    uint8_t digit[DIGITS + 1];
    bool unequal;
    const uint16_t *grundy; /* of one row; NULL in misere play */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static cgt_set_of rows(const cgt_rules *r, cgt_position p) {
    cgt_set_of h;
    cgt_sets_unrank(&of(r)->sets, of(r)->most, p.key, &h);
    return h;
}
static cgt_position pack(const cgt_rules *r, const cgt_set_of *h) {
    return (cgt_position){cgt_sets_rank(&of(r)->sets, of(r)->most, h)};
}

/* Returns how many pins. */
static unsigned read_rows(cgt_in *t, cgt_set_of *h) {
    unsigned sum = 0;
    h->n = 0;
    while (cgt_more(t)) {
        cgt_in before = *t;
        unsigned row = (unsigned)cgt_read(t, 0, CGT_SETS_MOST, "expected the pins of a row");
        if (sum + row > CGT_SETS_MOST) {
            *t = before; /* 64 bits cannot tell the rows of more pins apart */
            cgt_refuse(t, CGT_E_RANGE, "at most % pins in all", CGT_SETS_MOST);
        }
        if (t->status) return 0;
        sum += row;
        if (row) cgt_sets_insert(h, row);
    }
    return sum;
}

static void read_code(shape *g, cgt_in *t) {
    static const char *const expected = "expected an octal code such as 0.77, or a game's name";
    const char *digits = cgt_word(t, "kayles")   ? "77"
                         : cgt_word(t, "dawson") ? "07"
                         : cgt_word(t, "grundy") ? ""
                                                 : NULL;
    for (const char *c = digits; c && *c; c++) g->digit[++g->n] = (uint8_t)(*c - '0');
    if (digits) {
        g->unequal = !g->n;
        g->digit[0] = g->unequal ? 4 : 0;
        return;
    }
    if (cgt_take(t, '4')) g->digit[0] = 4; /* a move must change the rows: no 1 and no 2 here */
    else cgt_take(t, '0');
    if (!cgt_take(t, '.')) cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
    for (unsigned k = 1; !t->status && *t->at >= '0' && *t->at <= '7'; t->at++, k++) {
        if (k > DIGITS) cgt_refuse(t, CGT_E_RANGE, "at most % digits", DIGITS);
        if (t->status) return;
        g->digit[k] = (uint8_t)(*t->at - '0');
        if (g->digit[k]) g->n = k;
    }
    if (!g->n && !g->digit[0]) cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
}

/* The first way from `a` on to take t of a row: 0 without a gap, else the smaller of two rows;
 * UINT32_MAX: none. */
static unsigned way(const shape *g, unsigned row, unsigned t, unsigned a) {
    unsigned rest = row - t, d = g->digit[t];
    if (!a && (rest ? d & 2 : d & 1)) return 0;
    if (!a) a = 1;
    bool fits = g->unequal ? 2 * a < rest : 2 * a <= rest;
    return d & 4 && fits ? a : UINT32_MAX;
}

static void find_values(cgt_rules *r, shape *g, cgt_in *t) {
    uint16_t *value = cgt_alloc(r, t, g->most + 1, sizeof *value);
    uint16_t *seen = cgt_alloc(r, t, 1024, sizeof *seen); /* xors of values below 373 */
    if (!value || !seen) return;
    for (unsigned row = 1; row <= g->most; row++) {
        for (unsigned take = 0; take <= g->n && take <= row; take++)
            for (unsigned a = way(g, row, take, 0); a != UINT32_MAX; a = way(g, row, take, a + 1))
                seen[value[a] ^ value[row - take - a]] = (uint16_t)row;
        while (seen[value[row]] == row) value[row]++;
    }
    g->grundy = value;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    cgt_set_of h;
    if (!g) return;
    read_code(g, t);
    g->most = read_rows(&start, &h);
    if (start.status && !t->status) *t = start;
    if (t->status) return;
    cgt_sets_open(r, t, &g->sets, g->most, false);
    if (t->status) return;
    r->data = g;
    r->bits = cgt_width(cgt_sets_count(&g->sets, g->most) - 1);
    r->flags |= CGT_SPLITS;
    if (!(r->flags & CGT_MISERE)) find_values(r, g, t);
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_set_of h;
    unsigned sum = read_rows(t, &h);
    if (sum > of(r)->most)
        cgt_refuse(t, CGT_E_RANGE, "more than the % pins of the start", of(r)->most);
    return t->status ? (cgt_position){0} : pack(r, &h);
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    cgt_set_of h = rows(r, p);
    if (!h.n) cgt_putc(o, '0');
    for (unsigned i = 0; i < h.n; i++) {
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, h.at[i]);
    }
}

/* 9-2 takes 2 of the row of 9; 9-2=3+4 so that 3 and 4 are left; @2 after it for the second row,
 * where an equal one stands before it. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_set_of h = rows(r, p);
    unsigned i = cgt_item_of(m), t = cgt_choice_of(m) >> 16, a = cgt_choice_of(m) & 0xffff;
    cgt_putn(o, h.at[i]);
    if (t) cgt_putc(o, '-');
    if (t) cgt_putn(o, t);
    if (a) {
        cgt_putc(o, '=');
        cgt_putn(o, a);
        cgt_putc(o, '+');
        cgt_putn(o, h.at[i] - t - a);
    }
    if (!i || h.at[i - 1] != h.at[i]) return;
    cgt_putc(o, '@');
    cgt_putn(o, (int64_t)i + 1);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    cgt_set_of h = rows(r, p);
    unsigned t = cgt_choice_of(from) >> 16, a = cgt_choice_of(from) & 0xffff;
    for (unsigned i = cgt_item_of(from); i < h.n; i++, t = a = 0)
        for (; t <= g->n && t <= h.at[i]; t++, a = 0) {
            a = way(g, h.at[i], t, a);
            if (a != UINT32_MAX) return cgt_touch(i, t << 16 | a);
        }
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    cgt_set_of h = rows(r, p), after;
    after.n = 0;
    unsigned i = cgt_item_of(m), t = cgt_choice_of(m) >> 16, a = cgt_choice_of(m) & 0xffff;
    unsigned rest = h.at[i] - t - a;
    for (unsigned k = 0; k < h.n; k++)
        if (k != i) after.at[after.n++] = h.at[k];
    if (a) cgt_sets_insert(&after, a);
    if (rest) cgt_sets_insert(&after, rest);
    return pack(r, &after);
}

static cgt_position alone(const cgt_rules *r, unsigned row) {
    return pack(r, &(cgt_set_of){.n = 1, .at = {(uint16_t)row}});
}
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    cgt_set_of h = rows(r, p);
    for (int i = 0; i < (int)h.n && i < cap; i++)
        out[i] = (cgt_part){r, alone(r, h.at[i]), (uint64_t)i << 32};
    return (int)h.n;
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    cgt_set_of h = rows(r, p);
    for (int i = 0; i < (int)h.n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i, .col = (int16_t)i, .link = -1, .number = h.at[i]};
    return (int)h.n;
}

/* Of Grundy's game: no bound. */
static uint32_t memory(const cgt_rules *r) { return of(r)->n; }

static uint32_t rows_xor(const cgt_rules *r, const cgt_set_of *h) {
    uint32_t x = 0;
    for (unsigned i = 0; i < h->n; i++) x ^= of(r)->grundy[h->at[i]];
    return x;
}

static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    const shape *g = of(r);
    cgt_set_of h = rows(r, p);
    uint32_t change = rows_xor(r, &h) ^ want;
    for (unsigned i = 0; i < h.n; i++) {
        uint32_t to = g->grundy[h.at[i]] ^ change;
        if (to >= g->grundy[h.at[i]]) continue;
        for (unsigned t = 0; t <= g->n && t <= h.at[i]; t++)
            for (unsigned a = way(g, h.at[i], t, 0); a != UINT32_MAX; a = way(g, h.at[i], t, a + 1))
                if ((g->grundy[a] ^ g->grundy[h.at[i] - t - a]) == to)
                    return cgt_touch(i, t << 16 | a);
    }
    return CGT_NONE;
}

static bool by_rows(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    cgt_set_of h = rows(r, p);
    uint32_t x = rows_xor(r, &h);
    *c = (cgt_claim){.value = x ? CGT_WIN : CGT_LOSS,
                     .grundy = x,
                     .move = x ? reach(r, p, 0) : CGT_NONE,
                     .has = CGT_HAS_VALUE | CGT_HAS_GRUNDY | (x ? CGT_HAS_MOVE : 0)};
    return true;
}

static const cgt_theorem theorems[] = {
    {.name = "rows",
     .statement = "A row's Grundy value is the mex over its moves, in which two rows that are left "
                  "count as the xor of theirs; a position's is the xor of its rows.",
     .source = "R. P. Sprague (1935) and P. M. Grundy (1939); for octal games R. K. Guy and C. A. "
               "B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956), "
               "514-526",
     .rules = "kayles",
     .universe = "0..6 0..6 0..6 0..6 0..6 0..6",
     .says = by_rows,
     .reach = reach},
    {0}};

static const cgt_example examples[] = {{"kayles", "9"},        {"0.77", "3 5 4"},
                                       {"dawson", "12"},       {"grundy", "13"},
                                       {"0.137", "10 3"},      {"4.45", "6 2"},
                                       {"misere 0.77", "5 3"}, {"misere grundy", "9 4"},
                                       {"kayles", "22"},       {0}};

const cgt_game cgt_octal = {.name = "octal",
                            .title = "Kayles and other octal games",
                            .board = "pins",
                            .how =
                                "Take as many as the code allows from one row; what is left may "
                                "become two rows.",
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
                            .memory = memory,
                            .theorems = theorems};
