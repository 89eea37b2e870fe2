/* tictactoe.c -- n in a row on n x n, n = 3 or 4 (the latter UVa 10111); x begins. Rules: n. Key: x
 * on the low 16 bits, o on the next 16; the counts tell whose turn it is. Text: rows, with or
 * without / between them. Move: item the cell, in reading order; a1 is the first. Of an item the
 * number is 1 where its stone stands in a whole line.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "../game.h"
#include "../kernels/four.h"

enum { TURNS = 8 }; /* turns and mirrors, none among them */
typedef uint16_t stones_turned __attribute__((vector_size(2 * TURNS), aligned(2), may_alias));
typedef uint32_t keys_turned __attribute__((vector_size(4 * TURNS)));
typedef uint32_t keys_half __attribute__((vector_size(2 * TURNS)));
typedef uint8_t keys_narrow __attribute__((vector_size(TURNS)));
typedef struct {
    unsigned n, lines;
    uint16_t line[16]; /* from `lines` on the first ones repeat */
    /* [low or high byte][its stones][turn] -> stones after the turn. */
    uint16_t turned[2][256][TURNS];
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static unsigned stones(cgt_position p, int who) { return p.key >> (16 * who) & 0xffff; }
static unsigned cells(const shape *g) { return g->n * g->n; }

/* On a board that was not restored the counts may lie: there a bit above the stones says so. */
static const uint64_t ODD = (uint64_t)1 << 32;
static int mover(const cgt_rules *r, cgt_position p) {
    (void)r;
    return (__builtin_popcount(stones(p, 0)) > __builtin_popcount(stones(p, 1))) ^ !!(p.key & ODD);
}
static cgt_position moved_by(uint64_t stones, int who) {
    cgt_position p = {stones & ~ODD};
    return mover(NULL, p) == who ? p : (cgt_position){p.key | ODD};
}

/* Bit 0 of `turn` mirrors the columns, bit 1 the rows, bit 2 exchanges rows and columns. */
static unsigned turn_cell(unsigned n, unsigned turn, unsigned cell) {
    unsigned row = cell / n, col = cell % n;
    if (turn & 1) col = n - 1 - col;
    if (turn & 2) row = n - 1 - row;
    return turn & 4 ? col * n + row : row * n + col;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    (void)start;
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    unsigned n = g->n = cgt_more(t) ? (unsigned)cgt_read(t, 3, 4, "expected 3 or 4") : 3;
    if (t->status) return;
    g->lines = 2 * n + 2;
    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < n; j++) {
            g->line[i] |= (uint16_t)(1u << (i * n + j));
            g->line[n + i] |= (uint16_t)(1u << (j * n + i));
        }
        g->line[2 * n] |= (uint16_t)(1u << (i * n + i));
        g->line[2 * n + 1] |= (uint16_t)(1u << (i * n + n - 1 - i));
    }
    for (unsigned i = g->lines; i < 16; i++) g->line[i] = g->line[0];
    for (unsigned turn = 0; turn < TURNS; turn++)
        for (unsigned cell = 0; cell < n * n; cell++)
            for (unsigned byte = 0; byte < 256; byte++)
                if (byte >> (cell & 7) & 1)
                    g->turned[cell >> 3][byte][turn] |= (uint16_t)(1u << turn_cell(n, turn, cell));
    r->data = g;
    r->bits = 32;
}

/* The cells of the whole lines among these stones. */
static unsigned row(const shape *g, unsigned s) {
    unsigned found = 0;
    for (unsigned i = 0; i < g->lines; i++)
        if ((s & g->line[i]) == g->line[i]) found |= g->line[i];
    return found;
}
static bool whole(const shape *g, unsigned s) {
    const stones_turned *line = (const stones_turned *)g->line;
    const stones_turned free = {0}, not = free + (uint16_t)~s;
    stones_turned found = (stones_turned)(((line[0] & not ) == 0) | ((line[1] & not ) == 0));
    uint64_t any[2];
    memcpy(any, &found, sizeof any);
    return any[0] | any[1];
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    const shape *g = of(r);
    cgt_position p = {0};
    for (unsigned i = 0; i < cells(g) && !t->status; i++) {
        if (i && i % g->n == 0) cgt_take(t, '/');
        if (cgt_take(t, 'x')) p.key |= (uint64_t)1 << i;
        else if (cgt_take(t, 'o')) p.key |= (uint64_t)1 << (16 + i);
        else if (!cgt_take(t, '.'))
            cgt_refuse(t, CGT_E_SYNTAX, "expected x, o or . for each of the squares", 0);
    }
    int x = __builtin_popcount(stones(p, 0)), o = __builtin_popcount(stones(p, 1));
    if (x != o && x != o + 1)
        cgt_refuse(t, CGT_E_RANGE, "x begins, so there are as many x as o, or one more", 0);
    if (whole(g, stones(p, mover(r, p))))
        cgt_refuse(t, CGT_E_RANGE, "play was over before the last mark", 0);
    return p;
}

static char glyph(cgt_position p, unsigned i) {
    return stones(p, 0) >> i & 1 ? 'x' : stones(p, 1) >> i & 1 ? 'o' : '.';
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < cells(of(r)); i++) {
        if (i && i % of(r)->n == 0) cgt_putc(o, '/');
        cgt_putc(o, glyph(p, i));
    }
}

static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)p;
    cgt_putc(o, (char)('a' + cgt_item_of(m) % of(r)->n));
    cgt_putn(o, cgt_item_of(m) / of(r)->n + 1);
}

/* The player to move has a line only on a board that was not restored. */
static int32_t end(const cgt_rules *r, cgt_position p) {
    if (whole(of(r), stones(p, !mover(r, p)))) return CGT_LOSS;
    if (whole(of(r), stones(p, mover(r, p)))) return CGT_WIN;
    return (unsigned)__builtin_popcount((unsigned)p.key) == cells(of(r)) ? CGT_TIE : CGT_ONGOING;
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t least = (uint64_t)cgt_item_of(from) + (cgt_choice_of(from) != 0);
    uint64_t free = ~(uint64_t)(stones(p, 0) | stones(p, 1)) & cgt_mask(cells(of(r)));
    free = least < 16 ? free >> least << least : 0;
    return free ? cgt_touch((unsigned)__builtin_ctzll(free), 0) : CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    int who = mover(r, p);
    return moved_by(p.key | (uint64_t)1 << (16 * who + (int)cgt_item_of(m)), !who);
}

static cgt_position undo(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    unsigned cell = cgt_item_of(m);
    return moved_by(p.key & ~((uint64_t)0x10001 << cell), p.key >> (16 + cell) & 1);
}

/* All turns and mirrors at once. */
static stones_turned turned(const shape *g, unsigned s) {
    return *(const stones_turned *)g->turned[0][s & 255] |
           *(const stones_turned *)g->turned[1][s >> 8];
}
/* The least of the eight turns and mirrors: by the stones of the player to move, then the
 * other's. */
static cgt_position canonical(const cgt_rules *r, cgt_position p) {
    int who = mover(r, p);
    stones_turned mine = turned(of(r), stones(p, who)), other = turned(of(r), stones(p, !who));
    union {
        keys_turned all;
        keys_half half[2];
    } k = {__builtin_convertvector(mine, keys_turned) << 16 |
           __builtin_convertvector(other, keys_turned)};
    keys_half less = (keys_half)(k.half[0] < k.half[1]);
    less = (k.half[0] & less) | (k.half[1] & ~less);
    uint32_t low = less[0] < less[1] ? less[0] : less[1];
    uint32_t high = less[2] < less[3] ? less[2] : less[3];
    uint32_t least = low < high ? low : high;
    return (cgt_position){(p.key & ODD) | (who ? least : least << 16 | least >> 16)};
}
static stones_turned lower(stones_turned a, stones_turned b) {
    stones_turned less = (stones_turned)(a < b);
    return (a & less) | (b & ~less);
}
static stones_turned least_of(stones_turned s) {
    s = lower(s, __builtin_shufflevector(s, s, 4, 5, 6, 7, 0, 1, 2, 3));
    s = lower(s, __builtin_shufflevector(s, s, 2, 3, 0, 1, 6, 7, 4, 5));
    return lower(s, __builtin_shufflevector(s, s, 1, 0, 3, 2, 5, 4, 7, 6));
}
/* The next player's stones are the same in all options: they choose the turn, mostly a single one,
 * for all options at once. */
static uint32_t options(const cgt_rules *r, cgt_position p, cgt_position *out, uint32_t cap) {
    const shape *g = of(r);
    uint32_t n = 0;
    int who = mover(r, p);
    (void)cap; /* at most 16 */
    if (p.key & ODD) return 0;
    stones_turned other = turned(g, stones(p, !who)), least = least_of(other);
    stones_turned no = (stones_turned)(other != least), mine = turned(g, stones(p, who)) | no;
    keys_narrow narrow = __builtin_convertvector(no, keys_narrow);
    uint64_t turns; /* 0 in the bytes of those that have the least */
    memcpy(&turns, &narrow, sizeof turns);
    turns = ~turns;
    unsigned turn = (unsigned)__builtin_ctzll(turns) / 8, still = least[0];
    const int to = 16 * who;
    if (turns >> 8 * turn == 255) {
        uint16_t all[TURNS];
        memcpy(all, &mine, sizeof all);
        unsigned own = all[turn];
        uint64_t key = (uint64_t)own << to | (uint64_t)still << (16 - to);
        for (unsigned free = ~(own | still) & (unsigned)cgt_mask(cells(g)); free; free &= free - 1)
            out[n++].key = key | (uint64_t)(free & -free) << to;
        return n;
    }
    unsigned taken = stones(p, 0) | stones(p, 1);
    for (unsigned free = ~taken & (unsigned)cgt_mask(cells(g)); free; free &= free - 1)
        out[n++].key = (uint64_t)least_of(mine | turned(g, free & -free))[0] << to |
                       (uint64_t)still << (16 - to);
    return n;
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = (int)of(r)->n;
    unsigned won = row(of(r), stones(p, 0)) | row(of(r), stones(p, 1));
    for (int i = 0; i < n * n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .number = won >> i & 1,
                            .row = (int16_t)(i / n),
                            .col = (int16_t)(i % n),
                            .link = -1,
                            .glyph = (uint8_t)glyph(p, (unsigned)i)};
    return n * n;
}

/* Four in a row, whole: four.h. */
static size_t table(const cgt_rules *r) { return of(r)->n == 4 ? sizeof(cgt_four) : 0; }
static cgt_status fill(const cgt_rules *r, void *all) {
    (void)r;
    cgt_four_fill(all);
    return CGT_OK;
}
static void look(const cgt_rules *r, const void *all, cgt_position p, cgt_claim *c) {
    int v = cgt_four_value(all, stones(p, 0), stones(p, 1));
    int last = v ? CGT_FOUR_SURE - (v < 0 ? -v : v) : (int)cells(of(r));
    c->value = (v > 0) - (v < 0);
    c->remoteness = (uint32_t)(last - __builtin_popcount((unsigned)p.key));
    c->has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS;
}

static const cgt_example examples[] = {
    {"3", ".../.../..."}, {"4", "xoxo/oxox/xo../...."}, {"3", "x../.o./..x"}, {0}};

const cgt_game cgt_tictactoe = {.name = "tictactoe",
                                .title = "Tic-tac-toe",
                                .board = "grid",
                                .how =
                                    "Put your mark on a free square. The player who fills a whole "
                                    "row, column or diagonal wins.",
                                .phrase = "Play on {move}",
                                .flags = CGT_MARKS,
                                .examples = examples,
                                .open = open_,
                                .parse = parse,
                                .format = format,
                                .format_move = format_move,
                                .next = next,
                                .play = play,
                                .end = end,
                                .mover = mover,
                                .canonical = canonical,
                                .undo = undo,
                                .items = items,
                                .options = options,
                                .table = table,
                                .fill = fill,
                                .look = look};
