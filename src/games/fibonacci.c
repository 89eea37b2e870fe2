/* fibonacci.c -- one heap; the first move takes any number less than the whole, and each later one at most twice what was
 * just taken. M. J. Whinihan, Fibonacci Nim, The Fibonacci Quarterly 1 (1963), who has it from R. E. Gaskell. Key: the most that
 * may be taken now above the heap, each in as many bits as the heap of the start needs; what could be taken beyond the
 * heap is left out, so that equal positions have equal keys. Move: choice how many.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

enum { MOST = INT32_MAX, PARTS = 24 }; /* no number below 2^31 has more than 22 */
static uint64_t heap(const cgt_rules *r, cgt_position p) { return p.key & cgt_mask(r->bits / 2); }
static uint64_t limit(const cgt_rules *r, cgt_position p) { return p.key >> r->bits / 2; }
static cgt_position make(const cgt_rules *r, uint64_t n, uint64_t most) {
    return (cgt_position){(most < n ? most : n) << r->bits / 2 | n};
}

static const char *const expected = "expected a heap size";
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)t;
    r->bits = 2 * cgt_width(cgt_read(&start, 0, MOST, expected));
}
/* 20: anything less than the whole may be taken; 20 6: at most 6. */
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    uint64_t n = cgt_read(t, 0, cgt_mask(r->bits / 2), expected), most = n ? n - 1 : 0;
    if (cgt_more(t)) most = cgt_read(t, 0, MOST, "expected the most that may be taken");
    return make(r, n, most);
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    cgt_putn(o, (int64_t)heap(r, p));
    cgt_putc(o, ' ');
    cgt_putn(o, (int64_t)limit(r, p));
}
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_putn(o, (int64_t)heap(r, p));
    cgt_putc(o, '-');
    cgt_putn(o, cgt_choice_of(m));
}
static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    uint64_t taken = cgt_choice_of(m);
    return make(r, heap(r, p) - taken, 2 * taken);
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    if (cgt_item_of(from)) return CGT_NONE;
    uint64_t amount = from.code ? from.code : 1;
    return amount <= limit(r, p) ? cgt_touch(0, amount) : CGT_NONE;
}

/* n as a sum of Fibonacci numbers, no two of them neighbours: the largest that fits, and so on. E. Zeckendorf, Bull. Soc.
 * Roy. Sci. Liege 41 (1972). Writes them, the largest first; returns how many. */
static int zeckendorf(uint64_t n, uint32_t out[PARTS]) {
    uint64_t small = 1, large = 1;
    while (small + large <= n) {
        uint64_t sum = small + large;
        small = large;
        large = sum;
    }
    int k = 0;
    while (n) {
        if (large <= n) {
            out[k++] = (uint32_t)large;
            n -= large;
        }
        uint64_t less = large - small;
        large = small;
        small = less;
    }
    return k;
}
/* The heap, the most that may be taken now, and in row 1 the parts of the heap, the largest first. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    uint32_t part[PARTS];
    int k = zeckendorf(heap(r, p), part);
    for (int i = 0; i < k + 2 && i < cap; i++) {
        out[i] = (cgt_item){.item = (uint32_t)i, .link = i ? 0 : -1};
        if (i == 0) out[i].number = (int64_t)heap(r, p);
        else if (i == 1) out[i].number = (int64_t)limit(r, p);
        else out[i].number = part[i - 2], out[i].row = 1;
    }
    return k + 2;
}

static bool smallest(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    uint32_t part[PARTS];
    int k = zeckendorf(heap(r, p), part);
    bool wins = k && part[k - 1] <= limit(r, p);
    *c = (cgt_claim){.value = wins ? CGT_WIN : CGT_LOSS, .has = CGT_HAS_VALUE};
    if (!wins) return true;
    c->move = cgt_touch(0, part[k - 1]);
    c->has |= CGT_HAS_MOVE;
    return true;
}
static const cgt_theorem theorems[] = {
    {.name = "Whinihan",
     .statement =
         "The player to move wins exactly when they may take the smallest part of the heap as a "
         "sum "
         "of Fibonacci numbers of which no two are neighbours; taking just that part wins.",
     .source = "M. J. Whinihan, Fibonacci Nim, The Fibonacci Quarterly 1 (1963)",
     .rules = "",
     .universe = "0..447 0..447",
     .says = smallest},
    {0}};

static const cgt_example examples[] = {
    {"", "20"}, {"", "13"}, {"", "54 3"}, {"misere", "12 4"}, {0}};

const cgt_game cgt_fibonacci = {.name = "fibonacci",
                                .title = "Fibonacci Nim",
                                .board = "zeckendorf",
                                .how = "Take at most twice what was just taken.",
                                .phrase = "Take {choice} of {number}",
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
