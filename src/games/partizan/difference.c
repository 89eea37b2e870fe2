/* difference.c -- partizan subtraction: Left takes one of her amounts from a heap, Right one of his. A. S. Fraenkel and A. Kotzig,
 * Partizan octal games: partizan subtraction games, Int. J. Game Theory 16 (1987) (not checked). Rules: Left's amounts, a bar, Right's:
 * 1 3 | 2 3, or {1,3|2,3}. Text: heaps, :R where Right is to move. Key: who moves, and above that the heaps of heaps.h. Move:
 * item the heap, choice the amount. Items: the heaps, then the amounts, with the glyph l or r of whose they are.
 * SPDX-License-Identifier: MIT */
#include "../heaps.h"
#include "board.h"

enum { AMOUNT = 64, HEAP = 1000000 };
typedef struct {
    cgt_fields f;
    uint64_t amounts[2]; /* bit i: i + 1 */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static cgt_position bare(cgt_position p) { return (cgt_position){p.key >> 1}; }
static cgt_position with(cgt_position heaps, cgt_position p) {
    return (cgt_position){heaps.key << 1 | (p.key & 1)};
}

static void read_amounts(shape *g, cgt_in *t) {
    bool brace = cgt_take(t, '{');
    for (int who = 0; who < 2; who++) {
        do {
            uint64_t n = cgt_read(t, 1, AMOUNT, "expected an amount that may be taken");
            if (!t->status) g->amounts[who] |= (uint64_t)1 << (n - 1);
        } while (cgt_take(t, ',') || (cgt_more(t) && *t->at >= '0' && *t->at <= '9'));
        if (!who && !cgt_take(t, '|'))
            cgt_refuse(t, CGT_E_SYNTAX, "expected | and the amounts that Right may take", 0);
    }
    if (brace && !cgt_take(t, '}')) cgt_refuse(t, CGT_E_SYNTAX, "expected }", 0);
}
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    read_amounts(g, t);
    while (cgt_more(&start) && *start.at != ':')
        cgt_field_add(&g->f, cgt_read(&start, 0, HEAP, "expected a heap size"), &start);
    if (cgt_fields_bits(&g->f) > 63)
        cgt_refuse(&start, CGT_E_RANGE, "these numbers need more than the % bits of a position",
                   64);
    if (start.status && !t->status) *t = start;
    r->data = g;
    r->bits = 1 + cgt_fields_bits(&g->f);
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position heaps = cgt_heaps_parse(r, t);
    return with(heaps, (cgt_position){(uint64_t)cgt_read_turn(t)});
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    cgt_heaps_format(r, bare(p), o);
    cgt_put_turn(cgt_turn(p), o);
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_heaps_format_move(r, bare(p), m, o);
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    unsigned choice = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < g->f.n; i++, choice = 0) {
        uint64_t heap = cgt_get(&g->f, bare(p), i);
        uint64_t may = g->amounts[cgt_turn(p)] & cgt_mask(heap < AMOUNT ? (unsigned)heap : AMOUNT);
        if (choice > AMOUNT) continue;
        if (choice) may &= UINT64_MAX << (choice - 1);
        if (may) return cgt_touch(i, (unsigned)__builtin_ctzll(may) + 1u);
    }
    return CGT_NONE;
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    return with(cgt_heaps_play(r, bare(p), m), cgt_turned(p, !cgt_turn(p)));
}
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    return with(cgt_heaps_canonical(r, bare(p)), p);
}
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    int n = cgt_heaps_components(r, bare(p), out, cap);
    for (int i = 0; i < n && i < cap; i++) out[i].p = with(out[i].p, p);
    return n;
}
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const shape *g = of(r);
    int n = cgt_heaps_items(r, bare(p), out, cap);
    for (int who = 0; who < 2; who++)
        for (uint64_t all = g->amounts[who]; all; all &= all - 1, n++)
            if (n < cap)
                out[n] = (cgt_item){.item = (uint32_t)n,
                                    .number = (int64_t)__builtin_ctzll(all) + 1,
                                    .glyph = (uint32_t) "lr"[who],
                                    .link = -1};
    return n;
}

static const cgt_example examples[] = {{"{1,3|2,3}", "6"},  {"1 2 | 2 3", "9 7"},
                                       {"2 | 3", "20:R"},   {"misere 1 4 | 2", "8 3"},
                                       {"1 | 1 5", "30 2"}, {0}};

const cgt_game cgt_difference = {.name = "difference",
                                 .title = "Partizan subtraction",
                                 .board = "takes",
                                 .how =
                                     "Take one of your amounts from one heap: Left and Right have "
                                     "amounts of their own.",
                                 .phrase = "Take {choice} of {number}",
                                 .flags = CGT_PARTIZAN,
                                 .examples = examples,
                                 .open = open_,
                                 .parse = parse,
                                 .format = format,
                                 .format_move = format_move,
                                 .next = next,
                                 .play = play,
                                 .canonical = canonical,
                                 .components = components,
                                 .mover = cgt_squares_mover,
                                 .items = items};
