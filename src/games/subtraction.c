/* subtraction.c -- heaps and one set of amounts; a move takes an amount of the set from one heap.
 * S. W. Golomb, J. Combin. Theory 1 (1966): the values of every finite set are periodic in the end.
 * Rules: the amounts, or the name of a game of which they are an example.
 * Key and moves: heaps.h.
 * SPDX-License-Identifier: MIT */
#include "claim.h"
#include "heaps.h"

enum {
    AMOUNTS = 128,     /* so a mex fits two words */
    SEQUENCE = 1 << 16 /* heaps worked out in search of a period: some milliseconds at the most */
};
typedef struct {
    cgt_fields heaps;
    unsigned n;
    uint32_t amount[AMOUNTS]; /* ascending */
    uint32_t *value;          /* one heap of size h: its Grundy value, in normal play */
    cgt_period period;        /* period 0: none was proved */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static void read_amount(shape *g, cgt_in *t) {
    uint32_t v = (uint32_t)cgt_read(t, 1, UINT32_MAX, "expected an amount to take");
    unsigned i = g->n;
    while (i && g->amount[i - 1] >= v) i--;
    if (t->status || (i < g->n && g->amount[i] == v)) return; /* said twice: once */
    if (g->n == AMOUNTS) {
        cgt_refuse(t, CGT_E_RANGE, "at most % amounts", AMOUNTS);
        return;
    }
    for (unsigned j = g->n++; j > i; j--) g->amount[j] = g->amount[j - 1];
    g->amount[i] = v;
}

static const struct {
    const char *name, *amounts;
    bool misere;
} presets[] = {{"bachet", "1 3 8", false}, /* UVa 10404 */
               {"pringles", "1 2 3", false},
               {"fruit", "1 2", false},
               {"timus", "1 3 4", true}, /* Timus 1087 */
               {"s-nim", "2 5", false}}; /* POJ 2960 */

static void read_rules(cgt_rules *r, shape *g, cgt_in *t) {
    for (unsigned i = 0; i < sizeof presets / sizeof *presets; i++) {
        if (!cgt_word(t, presets[i].name)) continue;
        cgt_in amounts = {.text = presets[i].amounts, .at = presets[i].amounts};
        while (cgt_more(&amounts)) read_amount(g, &amounts);
        if (presets[i].misere) r->flags |= CGT_MISERE;
        return;
    }
    while (cgt_more(t)) read_amount(g, t);
    if (!g->n) cgt_refuse(t, CGT_E_SYNTAX, "expected the amounts that may be taken", 0);
}

static uint32_t mex_at(const shape *g, const uint32_t *value, uint32_t h) {
    uint64_t seen[AMOUNTS / 64 + 1] = {0};
    for (unsigned j = 0; j < g->n && g->amount[j] <= h; j++) {
        uint32_t v = value[h - g->amount[j]];
        seen[v / 64] |= (uint64_t)1 << v % 64;
    }
    unsigned w = 0;
    while (!~seen[w]) w++;
    return w * 64 + (unsigned)__builtin_ctzll(~seen[w]);
}

/* Works out 256, 512, 1024 ... heaps until a window as long as the largest amount recurs. */
static void find_period(cgt_rules *r, shape *g, cgt_in *t) {
    uint32_t memory = g->amount[g->n - 1], n = 256, done = 0;
    while (n / 4 < memory && n < SEQUENCE) n *= 2;
    if (memory > SEQUENCE / 4) return;
    for (; n <= SEQUENCE; n *= 2) {
        uint32_t *value = cgt_alloc(r, t, n, sizeof *value);
        if (!value) return;
        for (uint32_t h = 0; h < done; h++) value[h] = g->value[h];
        for (uint32_t h = done; h < n; h++) value[h] = mex_at(g, value, h);
        g->value = value;
        done = n;
        if (cgt_period_find(value, n, memory, &g->period)) return;
    }
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    read_rules(r, g, t);
    cgt_heaps_open(r, &g->heaps, t, start);
    if (!t->status) find_period(r, g, t);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    const shape *g = of(r);
    uint32_t least = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < g->heaps.n; i++, least = 0)
        for (unsigned j = 0; j < g->n && g->amount[j] <= cgt_heap(r, p, i); j++)
            if (g->amount[j] >= least) return cgt_touch(i, g->amount[j]);
    return CGT_NONE;
}

static uint32_t memory(const cgt_rules *r) { return of(r)->amount[of(r)->n - 1]; }

/* One heap, {1..k}. In misere play a player who leaves one stick wins, so all is moved by one. */
static bool multiples(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    const shape *g = of(r);
    bool misere = r->flags & CGT_MISERE;
    if (g->heaps.n != 1 || g->amount[g->n - 1] != g->n) return false;
    uint64_t h = cgt_heap(r, p, 0), k1 = g->n + 1;
    uint32_t take = (uint32_t)((h + (misere ? g->n : 0)) % k1);
    *c = (cgt_claim){.value = take ? CGT_WIN : CGT_LOSS,
                     .grundy = take,
                     .move = cgt_touch(0, take),
                     .has = CGT_HAS_VALUE | (misere ? 0 : CGT_HAS_GRUNDY)};
    if (take && take <= h) c->has |= CGT_HAS_MOVE;
    return true;
}

static uint32_t value_of(const shape *g, uint64_t h) {
    uint32_t from = g->period.preperiod;
    return g->value[h < from ? h : from + (h - from) % g->period.period];
}

static uint32_t heaps_xor(const cgt_rules *r, cgt_position p) {
    uint32_t x = 0;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) x ^= value_of(of(r), cgt_heap(r, p, i));
    return x;
}

static cgt_move reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint32_t change = heaps_xor(r, p) ^ want;
    for (cgt_move m = next(r, p, (cgt_move){0}); m.code != UINT64_MAX;
         m = next(r, p, (cgt_move){m.code + 1})) {
        uint64_t h = cgt_heap(r, p, cgt_item_of(m));
        if ((value_of(of(r), h) ^ change) == value_of(of(r), h - cgt_choice_of(m))) return m;
    }
    return CGT_NONE;
}

/* Misere play of one heap: a player who cannot move wins, so heaps below the least amount are won,
 * and from there on all is as if play began there. */
static bool misere_won(const shape *g, uint64_t h) {
    return h < g->amount[0] || value_of(g, h - g->amount[0]);
}
/* It has no sum of Grundy values: only one heap that can still be taken from. */
static bool misere_period(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    const shape *g = of(r);
    unsigned heap = 0, live = 0;
    for (unsigned i = 0; i < g->heaps.n; i++)
        if (cgt_heap(r, p, i) >= g->amount[0]) live++, heap = i;
    if (live > 1) return false;
    bool won = !live || misere_won(g, cgt_heap(r, p, heap));
    *c = (cgt_claim){.value = won ? CGT_WIN : CGT_LOSS, .has = CGT_HAS_VALUE};
    for (unsigned j = 0; live && won && j < g->n; j++) {
        uint64_t h = cgt_heap(r, p, heap);
        if (g->amount[j] > h || misere_won(g, h - g->amount[j])) continue;
        c->move = cgt_touch(heap, g->amount[j]);
        c->has |= CGT_HAS_MOVE;
        break;
    }
    return true;
}

static bool period(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (!of(r)->period.period) return false;
    if (r->flags & CGT_MISERE) return misere_period(r, p, c);
    return cgt_claim_grundy(r, p, heaps_xor(r, p), reach, c);
}

static const cgt_theorem theorems[] = {
    {.name = "multiples",
     .statement = "Taking 1 to k from one heap, the player to move loses exactly on the multiples "
                  "of k+1; in misère play, exactly on the numbers one above a multiple.",
     .source = "C. G. Bachet, Problèmes plaisants et délectables, 1612",
     .rules = "1 2 3",
     .universe = "0..131071",
     .says = multiples},
    {.name = "period",
     .statement = "The values of one heap repeat for ever once as many of them as the largest "
                  "amount have repeated.",
     .source = "S. W. Golomb, A mathematical investigation of games of take-away, Journal of "
               "Combinatorial Theory 1 (1966)",
     .rules = "2 5",
     .universe = "0..131071",
     .says = period,
     .reach = reach},
    {0}};

static const cgt_example examples[] = {{"1 2 3", "21"},       {"2 5 3", "7 4 9"},
                                       {"1 3 4", "15 15 15"}, {"misere 1 3 4", "17"},
                                       {"misere 2 3", "6 5"}, {0}};

const cgt_game cgt_subtraction = {.name = "subtraction",
                                  .title = "Subtraction game",
                                  .board = "heaps",
                                  .how = "Take one of the allowed amounts from one heap.",
                                  .phrase = "Take {choice} of {number}",
                                  .flags = CGT_IMPARTIAL,
                                  .examples = examples,
                                  .open = open_,
                                  .parse = cgt_heaps_parse,
                                  .format = cgt_heaps_format,
                                  .format_move = cgt_heaps_format_move,
                                  .next = next,
                                  .play = cgt_heaps_play,
                                  .canonical = cgt_heaps_canonical,
                                  .components = cgt_heaps_components,
                                  .items = cgt_heaps_items,
                                  .memory = memory,
                                  .theorems = theorems};
