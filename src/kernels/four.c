/* four.c -- tic-tac-toe on 4x4 cells: solves all its positions into the one table of four.h.
 *
 * Backward, from the full board to the empty one, by the least images of x's stones. A move of o
 * stays among the positions of the same stones of x; a move of x turns the board.
 * SPDX-License-Identifier: MIT */
#include "four.h"

#include <string.h>

enum {
    SIDE = 4,
    CELLS = CGT_FOUR_CELLS,
    SETS = CGT_FOUR_SETS,
    TURNS = CGT_FOUR_TURNS,
    HALF = 8,
    LOW = 6
};
static const uint16_t lines[] = {0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111,
                                 0x2222, 0x4444, 0x8888, 0x8421, 0x1248};
static unsigned size_of(unsigned s) { return (unsigned)__builtin_popcount(s); }
static unsigned sets_of(unsigned n, unsigned k) { /* n over k */
    unsigned c = 1;
    for (unsigned i = 0; i < k; i++) c = c * (n - i) / (i + 1);
    return c;
}

/* The pairs {0, 3} and {1, 2} of rows and of columns stay pairs; or rows become columns. */
static unsigned turn_cell(unsigned turn, unsigned cell) {
    cell ^= (turn & 3) * 5;
    if (turn & 4) cell = (cell >> 1 & 5) | (cell & 5) << 1;
    if (turn & 8) cell ^= 3;
    return turn & 16 ? cell >> 2 | (cell & 3) << 2 : cell;
}
static unsigned turned(const cgt_four *t, unsigned turn, unsigned s) {
    return t->turned[0][s & 255][turn] | t->turned[1][s >> 8][turn];
}
/* The images of all sets of `bits` cells, given those of each cell; at least of eight sets, and
 * eight at a time. */
typedef uint16_t eight __attribute__((vector_size(16)));
static void images(uint16_t *of, const uint16_t *cell, unsigned bits) {
    uint16_t a = cell[0], b = cell[1], c = cell[2];
    eight low = {0, a, b, a | b, c, a | c, b | c, a | b | c};
    memcpy(of, &low, sizeof low);
    for (unsigned i = 3; i < bits; i++)
        for (unsigned s = 0, n = 1u << i; s < n; s += 8) {
            eight v;
            memcpy(&v, of + s, sizeof v);
            v |= cell[i];
            memcpy(of + n + s, &v, sizeof v);
        }
}
static inline unsigned image(const cgt_four_step *s, unsigned set) {
    return s->low[set & 63] | s->high[set >> LOW];
}

static void make_sets(cgt_four *t) {
    for (unsigned a = 1; a <= CELLS; a++) t->first[a] = t->first[a - 1] + sets_of(CELLS, a - 1);
    uint32_t count[CELLS + 1] = {0};
    for (unsigned s = 0; s < SETS; s++) {
        unsigned a = size_of(s);
        t->rank[s] = (uint16_t)count[a];
        t->set[t->first[a] + count[a]++] = (uint16_t)s;
    }
    for (unsigned i = 0; i < sizeof lines / sizeof *lines; i++)
        for (unsigned s = lines[i]; s < SETS; s = (s + 1) | lines[i]) t->line[s] = 1;
}
void cgt_four_turn(cgt_four_turns turned) {
    memset(turned, 0, sizeof(cgt_four_turns));
    for (unsigned half = 0; half < 2; half++)
        for (unsigned s = 1; s < 256; s++)
            for (unsigned turn = 0; turn < TURNS; turn++) {
                unsigned cell = turn_cell(turn, 8 * half + (unsigned)__builtin_ctz(s));
                turned[half][s][turn] = (uint16_t)(turned[half][s & (s - 1)][turn] | 1u << cell);
            }
}
static unsigned turn_back(unsigned turn) {
    for (unsigned u = 0;; u++) {
        unsigned c = 0;
        while (c < CELLS && turn_cell(u, turn_cell(turn, c)) == c) c++;
        if (c == CELLS) return u;
    }
}
/* Each set is the least of its images when it is met unmarked; those are marked then. */
static void make_least(cgt_four *t) {
    uint8_t back[TURNS];
    uint32_t at = 0;
    for (unsigned turn = 0; turn < TURNS; turn++) back[turn] = (uint8_t)turn_back(turn);
    memset(t->least, 0xff, sizeof t->least);
    for (unsigned i = 0; i < t->first[HALF + 1]; i++) {
        unsigned s = t->set[i], a = size_of(s);
        if (t->least[s] == UINT16_MAX) {
            for (unsigned turn = 0; turn < TURNS; turn++) {
                unsigned other = turned(t, turn, s);
                t->least[other] = (uint16_t)s;
                t->turn[other] = back[turn];
            }
            t->at[s] = at;
            if (!t->line[s]) at += (a ? sets_of(CELLS - a, a - 1) : 0) + sets_of(CELLS - a, a);
        }
        t->at[s] = t->at[t->least[s]];
    }
}

void cgt_four_x(const cgt_four_step *s, const uint16_t *at, const uint16_t *rank) {
    const uint16_t *set = s->set, *end = set + s->sets;
    const int8_t *after = s->after;
    int8_t *to = s->to;
    for (; set < end; set++, at++) {
        int8_t v = (int8_t)-after[rank[image(s, *set)]], best = to[*at];
        to[*at] = v > best ? v : best; /* no branch: it would be as a coin falls */
    }
}
void cgt_four_o(const cgt_four_step *s) {
    const uint16_t *next = s->next;
    const int8_t *after = s->after;
    for (int8_t *to = s->to; to < s->after; to++) {
        int8_t worst = INT8_MAX;
        for (const uint16_t *end = next + s->moves; next < end; next++)
            worst = after[*next] < worst ? after[*next] : worst;
        *to = (int8_t)-worst;
    }
}

/* Fills the parts of a step that are equal for all x of `a` stones: sets of o that moves join. */
static void make_steps(const cgt_four *t, unsigned a, cgt_four_step *s) {
    unsigned n = CELLS - a, k = 0;
    s->set = t->set + t->first[a];
    s->sets = sets_of(n - 1, a);
    for (unsigned i = 0; i < n && a < HALF; i++)
        for (unsigned j = 0; j < s->sets; j++)
            s->rank[k++] = t->rank[s->set[j] + (s->set[j] & ~0u << i)];
    s->moves = n + 1 - a;
    k = 0;
    for (unsigned j = 0; a && j < sets_of(n, a - 1); j++)
        for (unsigned i = 0, o = t->set[t->first[a - 1] + j]; i < n; i++)
            if (!(o >> i & 1)) s->next[k++] = t->rank[o | 1u << i];
}
/* x's moves: what it wins with counts as a board of one position, lost. */
static void x_moves(const cgt_four *t, cgt_four_step *s, unsigned x, const uint8_t *cell) {
    unsigned a = size_of(x), n = CELLS - a;
    int8_t lost = (int8_t)((int)(2 * a + 1) - CGT_FOUR_SURE);
    for (unsigned taken = 0; taken < n; taken++) {
        unsigned y = x | 1u << cell[taken], free = ~(unsigned)t->least[y], k = 0;
        uint16_t place[CELLS] = {0};
        s->after = t->line[y] ? &lost : t->value + t->at[y];
        for (unsigned i = 0; i < n && !t->line[y]; i++) {
            unsigned c = turned(t, t->turn[y], 1u << cell[i]);
            place[k] = (uint16_t)(1u << size_of(free & (c - 1)));
            k += i != taken;
        }
        images(s->low, place, LOW);
        images(s->high, place + LOW, n - 1 - LOW);
        cgt_four_x(s, s->rank + taken * s->sets, t->rank);
    }
}
/* All positions in which x has these stones, given those in which it has one more. */
static void solve(cgt_four *t, cgt_four_step *s, unsigned x) {
    unsigned a = size_of(x), n = 0, sets = sets_of(CELLS - a, a);
    uint8_t cell[CELLS];
    uint16_t place[CELLS] = {0};
    int8_t *value = t->value + t->at[x], *x_to_move = value + (a ? sets_of(CELLS - a, a - 1) : 0);
    for (unsigned c = 0; c < CELLS; c++)
        if (!(x >> c & 1)) cell[n++] = (uint8_t)c;
    s->to = x_to_move;
    memset(s->to, a < HALF ? INT8_MIN : 0, sets);
    if (a < HALF) x_moves(t, s, x, cell);
    for (unsigned i = 0; i < n; i++) place[i] = (uint16_t)(1u << cell[i]);
    images(s->low, place, LOW);
    if (a >= SIDE) images(s->high, place + LOW, n - LOW);
    for (unsigned k = 0; k < sets && a >= SIDE; k++)
        if (t->line[image(s, s->set[k])]) s->to[k] = (int8_t)((int)(2 * a) - CGT_FOUR_SURE);
    s->to = value;
    s->after = x_to_move;
    cgt_four_o(s);
}
const int8_t *cgt_four_fill(cgt_four *t) {
    memset(t, 0, sizeof *t);
    make_sets(t);
    cgt_four_turn(t->turned);
    make_least(t);
    for (unsigned a = HALF + 1; a--;) {
        cgt_four_step s;
        make_steps(t, a, &s);
        for (uint32_t i = t->first[a]; i < t->first[a + 1]; i++) {
            unsigned x = t->set[i];
            if (t->least[x] == x && !t->line[x]) solve(t, &s, x);
        }
    }
    return t->value;
}
int cgt_four_value(const cgt_four *t, unsigned x, unsigned o) {
    unsigned a = size_of(x), free = ~(unsigned)t->least[x], to = 0, set = 0;
    o = turned(t, t->turn[x], o);
    uint32_t at = t->at[x] + (size_of(o) == a && a ? sets_of(CELLS - a, a - 1) : 0);
    for (unsigned c = 0; c < CELLS; c++)
        if (free >> c & 1) set |= (o >> c & 1) << to++;
    return t->value[at + t->rank[set]];
}
