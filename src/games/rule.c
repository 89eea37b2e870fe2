/* rule.c -- a game of one's own: rows of pins, and one line that says what a move may do to a row
 * of k. In English or Spanish:
 *
 *   take 1, 3 or 4                          quita 1, 3 o 4
 *   take x if x divides k and x < k         quita x si x divide a k y x < k
 *   split into a and b if a != b            parte en a y b si a != b
 *   take 1 or 2 and split into a and b      quita 1 o 2 y parte en a y b
 *
 * "or" before a verb joins kinds of moves; "and split" parts what was not taken. a and b are at
 * least 1, a + b is what is left, and either may be called a. To divide by 0 is refused where the
 * rule shows it; a move whose numbers cannot be worked out (k / (x - 3), a product beyond 63 bits)
 * is none.
 * Key, text and moves: rows.h. How the line is read: rule-text.c; how it is worked out: rule-moves.c.
 * SPDX-License-Identifier: MIT */
#include "rule.h"

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    cgt_rule_read(r, g, t);
    if (cgt_more(t)) return; /* text left over */
    g->rows.ways.way = cgt_rule_way;
    g->rows.parts = cgt_rule_parts;
    g->rows.cost = 8 + 2 * g->steps; /* parts are tried both ways round */
    cgt_rows_open(r, &g->rows, t, start);
}

/* The octal theorem, and Golomb's: where amounts are bounded and no row is treated apart. */
static uint32_t memory(const cgt_rules *r) {
    const shape *g = r->data;
    return g->memory;
}

static const cgt_theorem theorems[] = {
    {.name = "rows",
     .statement = "A row’s Grundy value is the mex over its moves, in which two rows that are left "
                  "count as the XOR of theirs; a position’s is the XOR of its rows.",
     .source = "R. P. Sprague (1935) and P. M. Grundy (1939)",
     .rules = "take x if x divides k and x < k or split into a and b if a != b",
     .universe = "0..6 0..6 0..6 0..6 0..6 0..6",
     .says = cgt_rows_says,
     .reach = cgt_rows_reach},
    {0}};

static const cgt_example examples[] = {
    {"take 1, 3 or 4", "10"},
    {"quita x si x divide a k y x < k", "12"},
    {"parte en a y b si a != b", "13"},
    {"take 1 or 2 or take 1 or 2 and split into a and b", "9"},
    {"quita k / 2 o 1; parte en a y b si (a + b) % 3 = 0 y no a divide a b", "7 6"},
    {"misere take x if x * x <= k", "6 4"},
    {0}};

const cgt_game cgt_rule = {.name = "rule",
                           .title = "A game of your own",
                           .board = "pins",
                           .how = "Change one row as the rule allows.",
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
                           .theorems = theorems};
