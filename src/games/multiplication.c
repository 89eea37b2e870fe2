/* multiplication.c -- p is multiplied by 2 to 9 in turn; who first reaches n wins (UVa 847). Rules:
 * n. Key: p, below 9n. Move: choice the factor.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

enum { FACTOR = 9 };
static const uint64_t MOST = (uint64_t)1 << 56; /* nine times as much is a number of 63 bits */
static uint64_t target(const cgt_rules *r) { return *(const uint64_t *)r->data; }

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)start;
    uint64_t *n = cgt_alloc(r, t, 1, sizeof *n);
    if (!n) return;
    *n = cgt_read(t, 2, MOST, "expected the target number");
    r->data = n;
    r->bits = cgt_width(*n * FACTOR);
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    return (cgt_position){cgt_read(t, 1, (target(r) - 1) * FACTOR, "expected a number")};
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    (void)r;
    cgt_putn(o, (int64_t)p.key);
}

static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r, (void)p;
    cgt_putc(o, 'x');
    cgt_putn(o, cgt_choice_of(m));
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    if (p.key >= target(r) || from.code > FACTOR) return CGT_NONE;
    return cgt_touch(0, from.code < 2 ? 2 : from.code);
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    return (cgt_position){p.key * cgt_choice_of(m)};
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    if (cap > 0) out[0] = (cgt_item){.link = -1, .number = (int64_t)p.key};
    if (cap > 1) /* the number to reach */
        out[1] =
            (cgt_item){.item = 1, .row = 1, .link = -1, .glyph = '>', .number = (int64_t)target(r)};
    return 2;
}

/* It matters only how many times p still goes into n, rounded up: that is as from 1. */
static bool won(const cgt_rules *r, uint64_t p) {
    uint64_t q = (target(r) + p - 1) / p, top = 1;
    bool is = false;
    while (top < q) {
        top *= is ? 2 : FACTOR;
        is = !is;
    }
    return is;
}
static bool intervals(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    bool is = won(r, p.key);
    *c = (cgt_claim){.value = is ? CGT_WIN : CGT_LOSS, .has = CGT_HAS_VALUE};
    for (uint64_t f = 2; is && f <= FACTOR; f++) {
        if (won(r, p.key * f)) continue;
        c->move = cgt_touch(0, f);
        c->has |= CGT_HAS_MOVE;
        break;
    }
    return true;
}

static const cgt_theorem theorems[] = {
    {.name = "intervals",
     .statement = "From 1 the first player wins exactly when n lies in one of the intervals "
                  "(18ⁱ, 9·18ⁱ]; from p, when n/p rounded up does. Always multiplying by 9 is no "
                  "strategy: from 1 to 19 only 2 wins.",
     .source = "UVa 847; proved by retrograde steps of 9 and 2",
     .rules = "120000",
     .universe = "1..119999",
     .says = intervals},
    {0}};

static const cgt_example examples[] = {{"17", "1"},       {"19", "1"},        {"162", "1"},
                                       {"34012226", "1"}, {"misere 60", "1"}, {0}};

const cgt_game cgt_multiplication = {.name = "multiplication",
                                     .title = "Multiplication game",
                                     .board = "list",
                                     .how =
                                         "Multiply the number by 2, 3, 4, 5, 6, 7, 8 or 9 until "
                                         "it reaches the target.",
                                     .phrase = "Multiply {number} by {choice}",
                                     .flags = CGT_IMPARTIAL,
                                     .examples = examples,
                                     .open = open_,
                                     .parse = parse,
                                     .format = format,
                                     .format_move = format_move,
                                     .next = next,
                                     .play = play,
                                     .items = items,
                                     .theorems = theorems};
