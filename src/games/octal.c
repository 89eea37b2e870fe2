/* octal.c -- rows of pins; a move takes some from one row, and what is left may be two rows. Which
 * amounts, and into how many rows, the octal code says: R. K. Guy and C. A. B. Smith, The G-values
 * of various games, Proc. Camb. Phil. Soc. 52 (1956), 514-526. Rules: the code, 0.77, or the name
 * of a game; its t-th digit (the 0th stands before the point) is the sum of
 *
 *   1  t may be taken when that is the whole row
 *   2  t may be taken, leaving one row
 *   4  t may be taken, leaving two rows
 *
 * Grundy's game (Eureka 2 (1939)) has no such code: it only parts a row into two unequal ones.
 * Key, text and moves: rows.h.
 * SPDX-License-Identifier: MIT */
#include "rows.h"

enum { DIGITS = 64, UNEQUAL = 8 /* like 4, but the two rows differ */ };
typedef struct {
    cgt_rows rows; /* ways.n: the last digit that is not 0 */
    uint8_t digit[DIGITS + 1];
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static void read_code(shape *g, cgt_in *t) {
    static const char *const expected = "expected an octal code such as 0.77, or a game’s name";
    const char *digits = cgt_word(t, "kayles")   ? "77"
                         : cgt_word(t, "dawson") ? "07"
                         : cgt_word(t, "grundy") ? ""
                                                 : NULL;
    for (const char *c = digits; c && *c; c++) g->digit[++g->rows.ways.n] = (uint8_t)(*c - '0');
    if (digits) {
        g->digit[0] = g->rows.ways.n ? 0 : UNEQUAL;
        return;
    }
    if (cgt_take(t, '4')) g->digit[0] = 4; /* a move must change the rows: no 1 and no 2 here */
    else cgt_take(t, '0');
    if (!cgt_take(t, '.')) cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
    for (unsigned k = 1; !t->status && *t->at >= '0' && *t->at <= '7'; t->at++, k++) {
        if (k > DIGITS) cgt_refuse(t, CGT_E_RANGE, "at most % digits", DIGITS);
        if (t->status) return;
        g->digit[k] = (uint8_t)(*t->at - '0');
        if (g->digit[k]) g->rows.ways.n = k;
    }
    if (!g->rows.ways.n && !g->digit[0]) cgt_refuse(t, CGT_E_SYNTAX, expected, 0);
}

static unsigned way(const void *data, unsigned row, unsigned t, unsigned a) {
    const shape *g = data;
    unsigned rest = row - t, d = g->digit[t];
    if (!a && (rest ? d & 2 : d & 1)) return 0;
    if (!a) a = 1;
    bool fits = d & UNEQUAL ? 2 * a < rest : d & 4 && 2 * a <= rest;
    return fits ? a : UINT32_MAX;
}

static bool parts(const void *data, unsigned row, unsigned t) {
    const shape *g = data;
    return g->digit[t] & (4 | UNEQUAL) && row > t + 1;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    read_code(g, t);
    g->rows.ways.way = way;
    g->rows.parts = parts;
    g->rows.cost = 1;
    r->flags |= CGT_SPLITS;
    cgt_rows_open(r, &g->rows, t, start);
}

/* 0 for Grundy's game: no bound. */
static uint32_t memory(const cgt_rules *r) { return of(r)->rows.ways.n; }

static const uint8_t *octal(const cgt_rules *r, uint32_t *last) {
    const shape *g = of(r);
    *last = g->rows.ways.n;
    return g->digit;
}

static const cgt_theorem theorems[] = {
    {.name = "rows",
     .statement = "A row’s Grundy value is the mex over its moves, in which two rows that are left "
                  "count as the XOR of theirs; a position’s is the XOR of its rows.",
     .source = "R. P. Sprague (1935) and P. M. Grundy (1939); for octal games R. K. Guy and C. A. "
               "B. Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956), "
               "514-526",
     .rules = "kayles",
     .universe = "0..6 0..6 0..6 0..6 0..6 0..6",
     .says = cgt_rows_says,
     .reach = cgt_rows_reach},
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
                            .phrase =
                                "Take {taken} from the row of {number}|"
                                "Take {taken} from the row of {number}, leaving {left} and {rest}|"
                                "Part the row of {number} into {left} and {rest}",
                            .flags = CGT_IMPARTIAL,
                            .examples = examples,
                            .open = open_,
                            .parse = cgt_rows_parse,
                            .format = cgt_rows_format,
                            .format_move = cgt_rows_format_move,
                            .next = cgt_rows_next,
                            .play = cgt_rows_play,
                            .components = cgt_rows_components,
                            .items = cgt_rows_items,
                            .memory = memory,
                            .ways = cgt_rows_ways,
                            .octal = octal,
                            .theorems = theorems};
