/* wins.c -- who wins a 4x4 tic-tac-toe position: alpha-beta on won, tied, lost. A line that both
 * have a stone on is dead: without a live line nobody wins. What completes a line is played; what
 * the opponent would complete is forced, and two such cells lose. Positions of few stones are kept
 * by the least of their 32 images.
 *
 *   count   .... 0010 0000 0011    four bits a line: a side's stones on rows, columns, diagonals
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "four.h"
#include "kernels.h"

/* KEPT: stones up to which a position is looked up; its 32 images cost more than a node. */
enum { CELLS = CGT_FOUR_CELLS, LINES = 10, KEPT = 8 };
static const uint64_t ONES = 0x1111111111;
/* How good a line is for a move there, by the mover's and the opponent's stones on it: found by
 * trying a few hundred such tables. 3391 nodes from the empty board. */
static const uint8_t worth[4][4] = {{3, 3, 3, 0}, {1}, {8}, {0}};

typedef struct {
    uint64_t count[2];
    uint16_t stones[2]; /* the mover's, the opponent's */
} board;
static uint64_t lines_of(unsigned cell) {
    unsigned row = cell >> 2, col = cell & 3;
    return (uint64_t)1 << 4 * row | (uint64_t)1 << (16 + 4 * col) | (uint64_t)(row == col) << 32 |
           (uint64_t)(row + col == 3) << 36;
}
static uint64_t none(uint64_t count) { return ~(count | count >> 1 | count >> 2) & ONES; }
static uint64_t three(uint64_t count) { return count & count >> 1 & ONES; }
static board after(const cgt_wins *w, const board *b, unsigned cell) {
    return (board){{b->count[1], b->count[0] + w->lines[cell]},
                   {b->stones[1], (uint16_t)(b->stones[0] | 1u << cell)}};
}

static cgt_wins_slot *kept(cgt_wins *w, const board *b) {
    const uint16_t *x = w->turned[0][b->stones[0] & 255], *x_high = w->turned[1][b->stones[0] >> 8];
    const uint16_t *o = w->turned[0][b->stones[1] & 255], *o_high = w->turned[1][b->stones[1] >> 8];
    uint32_t least = UINT32_MAX;
    for (unsigned turn = 0; turn < CGT_FOUR_TURNS; turn++) {
        uint32_t image = (uint32_t)(x[turn] | x_high[turn]) << CELLS | o[turn] | o_high[turn];
        least = image < least ? image : least;
    }
    cgt_wins_slot *s = &w->slot[(least * 0x9e3779b9u) >> (32 - CGT_WINS_BITS)];
    if (!s->used || s->key != least) *s = (cgt_wins_slot){least, -1, 1, 1};
    return s;
}

/* The cells to try, best first; of those on no live line, one: they are all alike. */
static unsigned order(const cgt_wins *w, const board *b, uint8_t *cell) {
    unsigned value[CELLS], n = 0, by_line[LINES], dead = 0;
    for (unsigned i = 0; i < LINES; i++)
        by_line[i] = worth[b->count[0] >> 4 * i & 3][b->count[1] >> 4 * i & 3];
    for (unsigned free = 0xffff & ~(unsigned)(b->stones[0] | b->stones[1]); free;
         free &= free - 1) {
        unsigned c = (unsigned)__builtin_ctz(free), v = 0, at = n;
        for (uint64_t l = w->lines[c]; l; l &= l - 1) v += by_line[__builtin_ctzll(l) / 4];
        if (!v && dead++) continue;
        for (n++; at && value[at - 1] < v; at--) {
            value[at] = value[at - 1];
            cell[at] = cell[at - 1];
        }
        value[at] = v;
        cell[at] = (uint8_t)c;
    }
    return n;
}

/* Depth: the free cells, at most 16. */
static int search(cgt_wins *w, const board *b, int alpha, int beta) {
    uint64_t mine = none(b->count[1]), theirs = none(b->count[0]);
    unsigned forced = 0, taken = b->stones[0] | b->stones[1];
    w->nodes++;
    if (three(b->count[0]) & mine) return 1;
    for (uint64_t l = three(b->count[1]) & theirs; l; l &= l - 1)
        forced |= w->line[__builtin_ctzll(l) / 4] & ~(unsigned)b->stones[1];
    if (forced & (forced - 1)) return -1;
    if (taken == 0xffff || !(mine | theirs)) return 0;
    if (!mine && beta > 0) beta = 0; /* the value is at most 0 */
    if (!theirs && alpha < 0) alpha = 0;
    if (alpha >= beta) return mine ? alpha : beta;
    if (forced) {
        board next = after(w, b, (unsigned)__builtin_ctz(forced));
        return -search(w, &next, -beta, -alpha);
    }
    cgt_wins_slot *s = __builtin_popcount(taken) <= KEPT ? kept(w, b) : NULL, mark;
    if (s && s->least >= beta) return s->least;
    if (s && s->most <= alpha) return s->most;
    if (s) mark = *s;
    uint8_t cell[CELLS];
    unsigned n = order(w, b, cell);
    int best = -1, low = alpha;
    for (unsigned i = 0; i < n && low < beta; i++) {
        board next = after(w, b, cell[i]);
        int v = -search(w, &next, -beta, -low);
        if (v > best) best = v;
        if (v > low) low = v;
    }
    if (s) { /* its place may be another's by now */
        if (best > alpha) mark.least = (int8_t)best;
        if (best < beta) mark.most = (int8_t)best;
        *s = mark;
    }
    return best;
}

void cgt_wins_new(cgt_wins *w) {
    memset(w, 0, sizeof *w);
    cgt_four_turn(w->turned);
    for (unsigned c = 0; c < CELLS; c++) {
        w->lines[c] = lines_of(c);
        for (unsigned i = 0; i < LINES; i++)
            w->line[i] |= (uint16_t)((w->lines[c] >> 4 * i & 1) << c);
    }
}
int cgt_wins_value(cgt_wins *w, uint32_t x, uint32_t o, uint32_t *nodes) {
    bool second = __builtin_popcount(x) > __builtin_popcount(o);
    board b = {.stones = {(uint16_t)(second ? o : x), (uint16_t)(second ? x : o)}};
    memset(w->slot, 0, sizeof w->slot);
    w->nodes = 0;
    for (unsigned c = 0; c < CELLS; c++)
        for (int side = 0; side < 2; side++)
            if (b.stones[side] >> c & 1) b.count[side] += w->lines[c];
    int value = search(w, &b, -1, 1);
    *nodes = w->nodes;
    return value;
}
