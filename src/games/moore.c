/* moore.c -- heaps; a move makes up to k of them smaller, each by any amount. E. H. Moore, A generalization of the game
 * called Nim, Ann. of Math. 11 (1910), 93-94. Rules: k, from 1 to 3; none is 2. Key: one field a heap, as wide as its number at
 * the start, 32 bits in all. Move: item the first heap that it touches, choice what each heap loses, packed as the key
 * is: the key after a move is the difference.
 * SPDX-License-Identifier: MIT */
#include "heaps.h"

/* 9 heaps of at most 99, 3 of them touched: 99-99@7+99-99@8+99-99@9 is as long as a move's text may be. */
enum { HEAPS = 9, SIZE = 99, TOUCHED = 3, CHOICE = 32 };
typedef struct {
    cgt_fields heaps; /* first: the hooks of heaps.h find it there */
    unsigned k;
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static const char *const heap = "expected a heap size";
static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    g->k = 2;
    if (cgt_more(t))
        g->k = (unsigned)cgt_read(t, 1, TOUCHED, "expected how many heaps a move may touch");
    while (cgt_more(&start)) {
        if (g->heaps.n == HEAPS) cgt_refuse(&start, CGT_E_RANGE, "at most % heaps", HEAPS);
        cgt_field_add(&g->heaps, cgt_read(&start, 0, SIZE, heap), &start);
        if (cgt_fields_bits(&g->heaps) > CHOICE)
            cgt_refuse(&start, CGT_E_RANGE, "too many large heaps: % bits are not enough", CHOICE);
    }
    if (start.status && !t->status) *t = start;
    r->data = g;
    r->bits = cgt_fields_bits(&g->heaps);
}
/* A heap has room up to the next power of two, and stays a number of two digits. */
static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    const cgt_fields *f = cgt_heaps(r);
    cgt_position p = {0};
    for (unsigned i = 0; i < f->n; i++) {
        uint64_t most = cgt_mask(f->width[i]);
        p = cgt_set(f, p, i, cgt_read(t, 0, most < SIZE ? most : SIZE, heap));
    }
    return p;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    (void)r;
    return (cgt_position){p.key - cgt_choice_of(m)};
}
/* The least of these numbers that is not below `least`: heap `first` loses something, those before it nothing, at
 * most k something. 0: none. Either `least` itself, or one that has its digits down to one that is larger there. */
static uint64_t amounts_from(const cgt_rules *r, cgt_position p, unsigned first, uint64_t least) {
    const cgt_fields *f = cgt_heaps(r);
    uint64_t before = cgt_mask(f->at[first]), most = cgt_mask(cgt_fields_bits(f));
    if (least & before) least = (least | before) + 1;
    if (least > most || !cgt_heap(r, p, first)) return 0;
    for (unsigned up = first; up <= f->n; up++) { /* the place that grows; first of all none does */
        cgt_position d = {least};
        unsigned grows = up - 1, touched = 0;
        bool legal = true;
        if (up > first) {
            d.key &= ~cgt_mask(f->at[grows]);
            if (grows > first) d = cgt_set(f, d, first, 1);
            if (cgt_get(f, d, grows) == cgt_mask(f->width[grows])) continue;
            d = cgt_set(f, d, grows, cgt_get(f, d, grows) + 1);
        }
        for (unsigned i = first; i < f->n; i++) {
            touched += cgt_get(f, d, i) != 0;
            legal &= cgt_get(f, d, i) <= cgt_heap(r, p, i);
        }
        if (legal && touched <= of(r)->k && cgt_get(f, d, first)) return d.key;
    }
    return 0;
}
static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t least = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < cgt_heaps(r)->n; i++, least = 0) {
        uint64_t amounts = amounts_from(r, p, i, least);
        if (amounts) return cgt_touch(i, amounts);
    }
    return CGT_NONE;
}
/* 5-2+4-1 takes 2 from the heap of 5 and 1 from that of 4; 4-1@3 where an equal heap stands before this third one. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_position d = {cgt_choice_of(m)};
    for (unsigned i = cgt_item_of(m); i < cgt_heaps(r)->n; i++) {
        uint64_t amount = cgt_heap(r, d, i);
        if (!amount) continue;
        if (i > cgt_item_of(m)) cgt_putc(o, '+');
        cgt_heaps_format_move(r, p, cgt_touch(i, amount), o);
    }
}
/* Heaps. The glyph is the digit k, the row the bit at which a heap's amount stands in a choice. */
static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = cgt_heaps_items(r, p, out, cap);
    for (int i = 0; i < n && i < cap; i++) {
        out[i].glyph = '0' + of(r)->k;
        out[i].row = cgt_heaps(r)->at[i];
    }
    return n;
}

/* Counts heaps with the binary digit `power`; those in `but` are left out. */
static unsigned ones(const cgt_rules *r, cgt_position p, uint64_t power, unsigned but) {
    unsigned n = 0;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++)
        n += !(but >> i & 1) && cgt_heap(r, p, i) & power;
    return n;
}
static bool balanced(const cgt_rules *r, cgt_position p) {
    for (uint64_t power = 1; power <= SIZE; power *= 2)
        if (ones(r, p, power, 0) % (of(r)->k + 1)) return false;
    return true;
}
static cgt_move towards(cgt_position p, cgt_position q, const cgt_rules *r) {
    unsigned i = 0;
    while (cgt_heap(r, p, i) == cgt_heap(r, q, i)) i++;
    return cgt_touch(i, p.key - q.key);
}
/* Digit by digit from the largest power. Heaps that have been made smaller are free below: they get as many ones as the column
 * lacks; where they are too few, the ones that are over are taken from other heaps, and these are free from there on. */
static cgt_move balance(const cgt_rules *r, cgt_position p) {
    const cgt_fields *f = cgt_heaps(r);
    cgt_position q = p;
    unsigned freed = 0, k = of(r)->k;
    for (uint64_t power = 64; power; power /= 2) {
        unsigned over = ones(r, p, power, freed) % (k + 1);
        unsigned lacks = over ? k + 1 - over : 0;
        bool fill = lacks <= (unsigned)__builtin_popcount(freed);
        for (unsigned i = 0; i < f->n; i++) {
            uint64_t h = cgt_get(f, q, i);
            if (freed >> i & 1) {
                q = cgt_set(f, q, i, fill && lacks ? lacks--, h | power : h & ~power);
            } else if (!fill && over && h & power) {
                over--, freed |= 1u << i;
                q = cgt_set(f, q, i, h & ~power);
            }
        }
    }
    return towards(p, q, r);
}
static bool normal(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    bool lost = balanced(r, p);
    *c = (cgt_claim){.value = lost ? CGT_LOSS : CGT_WIN, .has = CGT_HAS_VALUE};
    if (lost) return true;
    c->move = balance(r, p);
    c->has |= CGT_HAS_MOVE;
    return true;
}

/* With at most k heaps over 1: all of them become ones or nothing, so that 1, k + 2, 2k + 3 ... ones are left. */
static cgt_move leave_ones(const cgt_rules *r, cgt_position p) {
    cgt_position q = p;
    unsigned n = cgt_heaps(r)->n, k = of(r)->k, left = 0, touched = 0;
    for (unsigned i = 0; i < n; i++) {
        if (cgt_heap(r, p, i) > 1) touched++, q = cgt_set(cgt_heaps(r), q, i, 1);
        left += (unsigned)cgt_heap(r, q, i);
    }
    for (unsigned pass = 0; pass < 2; pass++) /* touched heaps first: others count as moves */
        for (unsigned i = 0; i < n && left % (k + 1) != 1; i++) {
            bool tall = cgt_heap(r, p, i) > 1;
            if (!cgt_heap(r, q, i) || tall == pass || (pass && touched == k)) continue;
            q = cgt_set(cgt_heaps(r), q, i, 0);
            left--, touched += pass;
        }
    return towards(p, q, r);
}
static bool misere(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (!(r->flags & CGT_MISERE)) return false;
    unsigned tall = 0, k = of(r)->k, low = ones(r, p, 1, 0);
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) tall += cgt_heap(r, p, i) > 1;
    bool lost = tall ? balanced(r, p) : low % (k + 1) == 1;
    *c = (cgt_claim){.value = lost ? CGT_LOSS : CGT_WIN, .has = CGT_HAS_VALUE};
    if (lost || !p.key) return true;
    c->move = tall > k ? balance(r, p) : leave_ones(r, p);
    c->has |= CGT_HAS_MOVE;
    return true;
}
static const cgt_theorem theorems[] = {
    {.name = "Moore",
     .statement = "The player to move loses exactly when, for every power of two, the "
                  "number of heaps that have it among their binary digits is divisible by "
                  "k + 1.",
     .source = "E. H. Moore, A generalization of the game called Nim, Annals of "
               "Mathematics 11 (1910), 93-94",
     .rules = "2",
     .universe = "0..19 0..19 0..19 0..19",
     .says = normal},
    {.name = "misere Moore",
     .statement =
         "While some heap exceeds 1, as in normal play. When none does, the player to move "
         "loses exactly when the number of ones leaves remainder 1 when divided by k + 1.",
     .source = "Proved on the page of the game",
     .rules = "misere 2",
     .universe = "0..19 0..19 0..19 0..19",
     .says = misere},
    {0}};

static const cgt_example examples[] = {{"2", "5 4 3 1"},   {"2", "7 7 7"},          {"1", "3 4 5"},
                                       {"3", "3 3 2 2 1"}, {"misere 2", "3 3 2 1"}, {0}};

const cgt_game cgt_moore = {.name = "moore",
                            .title = "Moore’s Nim",
                            .board = "several",
                            .how =
                                "Make up to as many heaps smaller as the rule says, each by any "
                                "amount.",
                            .phrase = "Play {move}",
                            .flags = CGT_IMPARTIAL,
                            .examples = examples,
                            .open = open_,
                            .parse = parse,
                            .format = cgt_heaps_format,
                            .format_move = format_move,
                            .next = next,
                            .play = play,
                            .canonical = cgt_heaps_canonical,
                            .items = items,
                            .theorems = theorems};
