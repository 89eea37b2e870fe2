/* kernels.h -- the large tables: plain arrays in, plain arrays out, no game and no position. Each
 * answers for every state at once what solve.h answers for one. Arrays are the caller's; scratch is
 * allocated and freed inside; CGT_E_MEMORY leaves the output unfinished.
 *
 * A long call that V8 begins in its baseline compiler stays there, so each kernel is a driver that
 * calls its inner step in slices, and the steps (CGT_STEP) are neither inlined by the compiler nor,
 * being exported by name, by binaryen afterwards. Nobody else calls them.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_KERNELS_H
#define CGT_KERNELS_H
#include "../game.h"
#include "four.h"

#define CGT_STEP __attribute__((noinline))

/* take.c: one heap; a move takes one of the amounts (ascending, distinct, from 1; else
 * CGT_E_RANGE). Value i equals value i + period for every i >= preperiod: for all i, not only for
 * those in the table, because what decides the future (a window of the table) has come back.
 * period 0: no window came back in 0..n, so nothing is claimed. */
typedef struct {
    uint32_t preperiod, period;
} cgt_cycle;

/* won[(n >> 6) + 1]: bit i is set where the mover wins heap i; bits past n are 0. O(n) words of
 * time a period, then a fill; at worst 7 instructions a heap for amounts to 64, and a step for each
 * lost heap and amount beyond. */
cgt_status cgt_take_outcomes(const uint32_t *amount, uint32_t amounts, uint32_t n, uint32_t misere,
                             uint64_t *won, cgt_cycle *);
/* grundy[n + 1]: bytes, so at most 255 amounts (else CGT_E_RANGE).
 * O(amounts) a heap, then a fill. */
cgt_status cgt_take_grundy(const uint32_t *amount, uint32_t amounts, uint32_t n, uint8_t *grundy,
                           cgt_cycle *);
/* Place of heap i, of any size, in a table of preperiod + period heaps. */
static inline uint64_t cgt_cycle_at(const cgt_cycle *c, uint64_t i) {
    return i < c->preperiod || !c->period ? i : c->preperiod + (i - c->preperiod) % c->period;
}
typedef struct {
    uint64_t ahead; /* bit s: heap at + 1 + s has a move to a lost heap up to `at` */
    uint64_t at;    /* a lost heap */
} cgt_walk;
CGT_STEP void cgt_take_walk(cgt_walk *, uint64_t amounts, uint64_t stop, uint64_t *won,
                            uint64_t end);
CGT_STEP void cgt_take_sieve(const uint32_t *amount, uint32_t amounts, uint64_t *won, uint64_t from,
                             uint64_t to, uint64_t size);
typedef struct {
    const uint8_t *bytes; /* the table, as bytes or (NULL) as bits */
    const uint64_t *bits;
    uint64_t width, at, kept, hash, kept_hash, drop; /* the windows end before heaps `at`, `kept` */
} cgt_window;
void cgt_take_window(cgt_window *);
CGT_STEP bool cgt_take_recur(cgt_window *, uint64_t end);
typedef struct {
    uint64_t amounts;
    uint64_t ahead[65]; /* value -> which of the next 64 heaps have a move to it */
    uint32_t values;    /* met so far; 64 amounts give at most 65 */
} cgt_levels;
CGT_STEP void cgt_take_levels(cgt_levels *, uint8_t *grundy, uint32_t count);
CGT_STEP void cgt_take_mex(const uint32_t *amount, uint32_t amounts, uint8_t *grundy, uint32_t from,
                           uint32_t to);
/* cgt_take_grundy in parts, while all arrays stay: until cgt_take_go is true, and the
 * cycle known. The cost of a part, in some nanoseconds, is added to *work. */
typedef struct {
    const uint32_t *amount;
    uint32_t amounts, k; /* k: those that can be taken from n */
    uint64_t size, end;  /* heaps; known so far */
    cgt_levels levels;
    cgt_window window;
    cgt_cycle cycle;
} cgt_taken;
cgt_status cgt_take_begin(const uint32_t *amount, uint32_t amounts, uint32_t n, uint8_t *grundy,
                          cgt_taken *);
bool cgt_take_go(cgt_taken *, uint8_t *grundy, uint64_t *work);

/* Makes a claim (`look` in game.h) of a kernel's remoteness and Grundy value, for games that end
 * won or lost: with an even remoteness the player to move loses, in misere play wins, where Grundy
 * values mean nothing. */
static inline cgt_claim cgt_kernel_claim(uint32_t remoteness, bool misere, uint32_t grundy) {
    return (cgt_claim){.value = (remoteness & 1) == misere ? CGT_LOSS : CGT_WIN,
                       .remoteness = remoteness,
                       .grundy = grundy,
                       .has = CGT_HAS_VALUE | CGT_HAS_REMOTENESS | (misere ? 0 : CGT_HAS_GRUNDY)};
}

/* grid.c: a figure moves any number of free cells up or left. wall[rows * cols]: 0 is free.
 * grundy[rows * cols] in reading order, CGT_GRID_WALL on walls. At most 32,767 rows or columns
 * (else CGT_E_RANGE). Time a cell: the words of 64 values passed until the first free value. */
enum { CGT_GRID_WALL = 0xffff };
cgt_status cgt_grid_grundy(const uint8_t *wall, uint32_t rows, uint32_t cols, uint16_t *grundy);
/* Remoteness of all cells: the winner hurries, the loser delays. A cell is lost if it is even;
 * in misere play (1), where the player who cannot move wins, if it is odd. On walls 0. Some ns a
 * cell. */
cgt_status cgt_grid_remoteness(const uint8_t *wall, uint32_t rows, uint32_t cols, uint32_t misere,
                               uint16_t *far);
typedef struct {
    uint64_t *row, *col; /* values met in this run: row[words], col[cols][words] */
    uint64_t *full;      /* column -> which of its first 64 words are all ones */
    uint16_t *high;      /* column -> its words in use */
} cgt_grid;
CGT_STEP void cgt_grid_row(cgt_grid *, const uint8_t *wall, uint32_t cols, uint16_t *grundy);

/* dag.c: options of node u are to[first[u] .. first[u + 1]), in any order, repeats allowed;
 * first[nodes + 1]. grundy[nodes]. O(nodes + edges). CGT_E_LOOP: there is a cycle (or an arrow to
 * itself), so no Grundy value. CGT_E_RANGE: an edge leaves the graph, first[] falls, or there are
 * 2^31 edges or more (a value g needs g(g+1)/2 edges, so 16 bits hold all below that). */
cgt_status cgt_dag_grundy(uint32_t nodes, const uint32_t *first, const uint32_t *to,
                          uint16_t *grundy);
typedef struct {
    const uint32_t *first, *to;
    uint8_t *low; /* min(value, 255): what is gathered, small enough for the cache */
    uint16_t *grundy;
    uint32_t *stamp;      /* scratch for nodes with options of large values */
    uint32_t *in, *order; /* arrows left into each node; nodes, each before its options */
    uint32_t nodes;
} cgt_dag;
/* Grundy value and remoteness (the winner hurries, the loser delays; in misere play, 1, a player
 * who cannot move wins), for callers with an order in which a node stands before its options:
 *     solved[u] = remoteness << CGT_DAG_BITS | Grundy value
 * of up to 2^20 nodes and 2^23 edges; stamp[]: zeros, 2^CGT_DAG_BITS or as many as nodes. */
enum { CGT_DAG_BITS = 12 };
void cgt_dag_solve(uint32_t nodes, const uint32_t *first, const uint32_t *to, const uint32_t *order,
                   uint32_t misere, uint32_t *stamp, uint32_t *solved);
CGT_STEP uint32_t cgt_dag_pull(const cgt_dag *, uint32_t from, uint32_t to);
CGT_STEP uint32_t cgt_dag_count(const cgt_dag *, uint32_t from, uint32_t to);
CGT_STEP uint32_t cgt_dag_peel(const cgt_dag *, uint32_t from, uint32_t to, uint32_t found);
CGT_STEP void cgt_dag_back(const cgt_dag *, uint32_t from, uint32_t to);

/* level.c: a full binary tree of 2^height leaves, values for MAX in leaf[]; MAX moves at the root,
 * or MIN. height <= 30. */
cgt_status cgt_level_minimax(const int32_t *leaf, uint32_t height, uint32_t min, int32_t *value);
/* Alpha-beta from left to right, Knuth and Moore, Artificial Intelligence 6 (1975), 293-326: the
 * leaves it looks at, and (seen not NULL) which: bit i of seen[(2^height + 63) / 64]. */
cgt_status cgt_level_alphabeta(const int32_t *leaf, uint32_t height, uint32_t min, int32_t *value,
                               uint32_t *leaves, uint64_t *seen);
typedef struct {
    uint32_t at, depth, height, min, leaves; /* the next leaf; the depth it is reached from */
    int32_t value, alpha[32], beta[32];      /* the window of each node on the path */
} cgt_level;
CGT_STEP int32_t cgt_level_fold(const int32_t *leaf, uint32_t height, uint32_t min);
CGT_STEP bool cgt_level_walk(cgt_level *, const int32_t *leaf, uint64_t *seen, uint32_t budget);

/* wins.c: who wins a 4x4 tic-tac-toe position (sets of cells, as in four.h) that is not over:
 * 1 the mover, 0 nobody, -1 the other; and the nodes that took.
 * All positions at once: four.c. */
enum { CGT_WINS_BITS = 13 };
typedef struct {
    uint32_t key;
    int8_t least, most; /* bounds of the value */
    uint8_t used;
} cgt_wins_slot;
typedef struct {
    cgt_four_turns turned;
    uint64_t lines[CGT_FOUR_CELLS]; /* one in the four bits of each line through the cell */
    uint16_t line[10];
    uint32_t nodes;
    cgt_wins_slot slot[1 << CGT_WINS_BITS];
} cgt_wins;
void cgt_wins_new(cgt_wins *);
int cgt_wins_value(cgt_wins *, uint32_t x, uint32_t o, uint32_t *nodes);

/* cards.c: the game of 31. lost[CGT_CARDS]: bit c1 of place
 *   c2 + 6 c3 + 36 c4 + 216 c5 + 1296 c6
 * is set where, c1 ones to c6 sixes laid (up to 4 of each, sum up to 31),
 * the player to move loses. */
enum { CGT_CARDS = 6 * 6 * 6 * 6 * 6 };
void cgt_cards_31(uint8_t *lost);

/* split.c: rows 0..n of an octal game; digit[last + 1], the last not 0. grundy[n + 1]: values below
 * 2^15 (else CGT_E_RANGE). n < 2^32 - 1. Rows up to the proof of a period cost as many steps as there are
 * rare values, and some hundreds; then a fill. */
cgt_status cgt_split_octal(const uint8_t *digit, uint32_t last, uint32_t n, uint32_t *grundy,
                           cgt_cycle *);
enum { CGT_SPLIT_BYTES = 256 };
typedef struct {
    uint32_t row, value;
} cgt_rare;
typedef struct {
    uint8_t *grundy, *back; /* back[n - row]: the same, so that parts and rests both ascend */
    cgt_rare *rare;         /* the rows of rare value so far */
    uint32_t n, rares, room, last[3][CGT_SPLIT_BYTES];
} cgt_unequal;
/* Octal rows in parts; also Grundy's game (the digit 8 alone), for which no period is proved.
 * Begun, it must be ended. `more`: CGT_E_BUDGET: so many rows more are known, and not all. */
typedef struct cgt_split {
    const uint8_t *digit; /* both of the caller */
    uint32_t *grundy;
    uint32_t last, n, done; /* rows 0..done - 1 are known */
    cgt_cycle cycle;        /* proved; period 0: none yet */
    uint32_t check;         /* a period is looked for then */
    uint32_t mask, now, *seen;
    uint32_t *take, takes;       /* after which a row may be parted */
    uint32_t *rare, rares, room; /* the rows of rare value so far */
    cgt_unequal *unequal;        /* Grundy's game; else NULL */
} cgt_split;
cgt_status cgt_split_begin(cgt_split *, const uint8_t *digit, uint32_t last, uint32_t n,
                           uint32_t *grundy);
cgt_status cgt_split_more(cgt_split *, uint32_t rows);
void cgt_split_end(cgt_split *);
CGT_STEP bool cgt_split_rows(cgt_split *, uint32_t to);
/* Grundy's game: a row becomes two unequal ones. grundy[n + 1]; how many values are rare.
 * n < 2^32 - 1. CGT_E_MEMORY also for a value past 255: the largest up to 10^6 is 231. */
cgt_status cgt_split_unequal(uint32_t n, uint8_t *grundy, uint32_t *rares);
CGT_STEP bool cgt_split_parts(cgt_unequal *, uint32_t from, uint32_t to);

/* erase.c: a text of n letters; where its words stand (by start; else, or past the end:
 * CGT_E_RANGE). value[(n + 1) * (n + 1)]: Grundy value of letters i to j - 1 in place
 * i * (n + 1) + j, 0 for j <= i. Values to 63 (else CGT_E_RANGE). O(n^2 * words). */
typedef struct {
    uint32_t start, end;
} cgt_word_at;
cgt_status cgt_erase_grundy(uint32_t n, const cgt_word_at *, uint32_t words, uint8_t *value);
typedef struct {
    uint32_t n, words, longest;
    const cgt_word_at *word;
    uint8_t *value, *left, *right;
} cgt_erase;
CGT_STEP bool cgt_erase_from(const cgt_erase *, uint32_t i);

/* layout.c: the tidy layout of a tree that lies breadth first: children of u are
 * first[u] .. first[u + 1], first[nodes + 1], nodes > 0. x[nodes]: of the root 0; siblings stand 1
 * apart, other neighbours of a level at least `gap`. Linear time, 20 bytes a node besides. x is
 * allocated memory, which holds something else meanwhile. */
typedef struct {
    uint32_t nodes, left; /* left: in a walk from the last node to the first, and one back */
    const uint32_t *first;
    float *x;
    double gap, *prelim, *mod, *shift, *change; /* the last two of one family at a time */
    uint32_t *thread, *ancestor;
} cgt_tidy;
cgt_status cgt_tidy_tree(uint32_t nodes, const uint32_t *first, double gap, float *x);
/* cgt_tidy_tree in parts, each of at most n nodes: until none is left. */
cgt_status cgt_tidy_begin(uint32_t nodes, const uint32_t *first, double gap, float *x, cgt_tidy *);
uint32_t cgt_tidy_go(cgt_tidy *, uint32_t n);
void cgt_tidy_free(cgt_tidy *);
#endif
