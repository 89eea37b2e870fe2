/* wythoff.c -- two heaps; a move takes any number from one of them, or the same number from both. W. A.
 * Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907). On a board it is
 * one queen that goes only towards the corner 0 0: along her row, her column or her diagonal. Key: the second heap above the
 * first, each in as many bits as the larger one of the start needs. Move: item the cell that the queen goes to, row after
 * row of a square board as wide as that.
 * SPDX-License-Identifier: MIT */
#include "../game.h"

enum { MOST = 4095 }; /* 4096 * 4096 cells are the 2^24 items that a move can name */
typedef struct {
    uint32_t col, row, side; /* start; cells in a row */
    unsigned bits;           /* bits a heap */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static uint64_t first(const cgt_rules *r, cgt_position p) {
    return p.key & (((uint64_t)1 << of(r)->bits) - 1);
}
static uint64_t second(const cgt_rules *r, cgt_position p) { return p.key >> of(r)->bits; }
static cgt_position make(const cgt_rules *r, uint64_t a, uint64_t b) {
    return (cgt_position){b << of(r)->bits | a};
}

static const char *const heap = "expected a heap size", *const other = "expected a second heap";
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    g->col = (uint32_t)cgt_read(&start, 0, MOST, heap);
    g->row = (uint32_t)cgt_read(&start, 0, MOST, other);
    uint32_t most = g->col > g->row ? g->col : g->row;
    g->side = most + 1;
    g->bits = cgt_width(most);
    r->data = g;
    r->bits = 2 * g->bits;
}
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    uint64_t a = cgt_read(t, 0, of(r)->side - 1, heap), b = cgt_read(t, 0, of(r)->side - 1, other);
    return make(r, a, b);
}
static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    cgt_putn(o, (int64_t)first(r, p));
    cgt_putc(o, ' ');
    cgt_putn(o, (int64_t)second(r, p));
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)p;
    return make(r, cgt_item_of(m) % of(r)->side, cgt_item_of(m) / of(r)->side);
}
/* In reading order: of each row above, the cell on the diagonal before the one in the column; then those on the left. */
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t side = of(r)->side, a = first(r, p), b = second(r, p);
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0), row = least / side,
             col = least % side;
    if (row < b) {
        uint64_t down = b - row;
        if (down <= a && col <= a - down) return cgt_touch(row * side + a - down, 0);
        if (col <= a) return cgt_touch(row * side + a, 0);
        col = 0;
        if (++row < b) return cgt_touch(row * side + (b - row <= a ? a - (b - row) : a), 0);
    }
    return row == b && col < a ? cgt_touch(b * side + col, 0) : CGT_NONE;
}
/* 12-7 as 7 of the heap of 12 go, 12-7@2 of the second heap where the first has as many, 7+7 of both. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_position q = play(r, p, m);
    uint64_t a = first(r, p), b = second(r, p), x = a - first(r, q), y = b - second(r, q);
    cgt_putn(o, (int64_t)(x && y ? x : x ? a : b));
    cgt_putc(o, x && y ? '+' : '-');
    cgt_putn(o, (int64_t)(x ? x : y));
    if (!x && a == b) cgt_put(o, "@2");
}
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    uint64_t a = first(r, p), b = second(r, p);
    return a <= b ? p : make(r, b, a);
}

/* The board that play began on; the figure is the queen. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    const shape *g = of(r);
    int n = (int)((g->col + 1) * (g->row + 1));
    for (int i = 0; i < n && i < cap; i++) {
        uint32_t row = (uint32_t)i / (g->col + 1), col = (uint32_t)i % (g->col + 1);
        out[i] = (cgt_item){.item = row * g->side + col,
                            .row = (int16_t)row,
                            .col = (int16_t)col,
                            .link = -1,
                            .glyph = col == first(r, p) && row == second(r, p) ? '@' : '.'};
    }
    return n;
}

/* The smaller number of the pair whose numbers differ by k: floor(k * phi), where phi is (1 + sqrt 5) / 2. 5 k^2 is
 * below 2^59. */
static uint64_t floor_phi(uint64_t k) {
    uint64_t square = 5 * k * k, low = 2 * k, high = 3 * k; /* low^2 <= square < (high + 1)^2 */
    while (low < high) {
        uint64_t mid = (low + high + 1) / 2;
        if (mid * mid <= square) low = mid;
        else high = mid - 1;
    }
    return (k + low) / 2;
}
static bool golden(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    uint64_t side = of(r)->side, a = first(r, canonical(r, p)), b = second(r, canonical(r, p));
    bool turned = first(r, p) > second(r, p);
    uint64_t pair = floor_phi(b - a), x = pair,
             y = pair + b - a; /* the lost position with that difference */
    *c = (cgt_claim){.value = a == pair ? CGT_LOSS : CGT_WIN, .has = CGT_HAS_VALUE};
    if (a == pair) return true;
    if (pair > a) {
        /* the pair that a is in, larger or smaller: both grow with k, so k is found by halves */
        for (int larger = 0; larger < 2; larger++) {
            uint64_t low = 0, high = a;
            while (low < high) {
                uint64_t k = (low + high) / 2;
                if (floor_phi(k) + (larger ? k : 0) < a) low = k + 1;
                else high = k;
            }
            uint64_t small = floor_phi(low), large = small + low;
            if ((larger ? large : small) != a) continue;
            x = a;
            y = larger ? small : large;
            break;
        }
    }
    c->has |= CGT_HAS_MOVE;
    c->move = turned ? cgt_touch(x * side + y, 0) : cgt_touch(y * side + x, 0);
    return true;
}
static const cgt_theorem theorems[] = {
    {.name = "Wythoff",
     .statement = "The player to move loses exactly when the heaps are ⌊kφ⌋ and ⌊kφ⌋ + k "
                  "for some k, where φ = (1 + √5)/2.",
     .source =
         "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907)",
     .rules = "",
     .universe = "0..330 0..330",
     .says = golden},
    {0}};

static const cgt_example examples[] = {
    {"", "7 12"}, {"", "8 13"}, {"", "5 5"}, {"misere", "4 6"}, {0}};

const cgt_game cgt_wythoff = {.name = "wythoff",
                              .title = "Wythoff’s game",
                              .board = "grid",
                              .how = "Take any number from one heap, or the same number from both.",
                              .phrase = "Play {move}",
                              .flags = CGT_IMPARTIAL,
                              .examples = examples,
                              .open = open_,
                              .parse = parse,
                              .format = format,
                              .format_move = format_move,
                              .next = next,
                              .play = play,
                              .canonical = canonical,
                              .items = items,
                              .theorems = theorems};
