/* staircase.c -- coins on stairs; a move takes any number of coins of one step one step down, and
 * from step 1 off the stairs. T. S. Ferguson, Game Theory, part I. Key and moves: steps.h, place i
 * is step i + 1.
 * SPDX-License-Identifier: MIT */
#include "steps.h"

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    cgt_steps *s = cgt_alloc(r, t, 1, sizeof *s);
    cgt_in count = start;
    unsigned n = 0;
    if (!s) return;
    while (cgt_more(&count) && n < CGT_FIELDS) {
        cgt_read(&count, 0, UINT32_MAX, "expected how many coins");
        s->below[n] = (int8_t)(n ? (int)n - 1 : CGT_STEPS_OUT);
        s->order[n] = (uint8_t)n;
        s->height[n] = (uint8_t)(n + 1);
        n++;
    }
    if (cgt_more(&count)) cgt_refuse(&count, CGT_E_RANGE, "at most % steps", CGT_FIELDS);
    if (count.status) start = count;
    cgt_steps_open(r, s, n, t, start);
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = (int)cgt_steps_of(r)->f.n;
    for (int i = 0; i < n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .row = (int16_t)-i,
                            .col = (int16_t)i,
                            .link = i - 1,
                            .number = (int64_t)cgt_steps_coins(r, p, (unsigned)i)};
    return n;
}

static const cgt_theorem theorems[] = {
    {.name = "odd steps",
     .statement = "Only the coins on odd steps count: the player to move loses exactly when the "
                  "nim-sum of the odd steps is 0. A move from an even step is answered by moving "
                  "the same coins one step further.",
     .source = "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games",
     .rules = "",
     .universe = "0..17 0..17 0..17 0..17",
     .says = cgt_steps_odd,
     .reach = cgt_steps_reach},
    {0}};

static const cgt_example examples[] = {{"", "1 3 6 2 3"},   {"", "2 1 3"}, {"", "0 0 2 2"},
                                       {"misere", "1 2 1"}, {"", "0"},     {0}};

const cgt_game cgt_staircase = {.name = "staircase",
                                .title = "Staircase Nim",
                                .board = "stairs",
                                .how =
                                    "Move any number of coins from one step to the step below; "
                                    "from step 1 they leave the stairs.",
                                .phrase = "Move {choice} of the {number} on step {item} down",
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
