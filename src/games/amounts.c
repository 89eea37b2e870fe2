/* amounts.c -- heaps; a move takes from one heap an amount that was not yet taken from it
 * (Codeforces 768E, Game of Stones). Text: 7-1-2 is a heap of 7 of which 1 and 2 were taken, so
 * that 4 are left. Key: two fields a heap, its size at first and, by sets.h, the set of amounts
 * taken. Move: item the heap, choice the amount.
 * SPDX-License-Identifier: MIT */
#include "claim.h"
#include "sets.h"

enum { MOST = 60 }; /* the judge's limit; an amount is a bit of 64 */
typedef struct {
    cgt_fields f; /* 2i: size; 2i + 1: the number of its set */
    cgt_sets sets;
    uint8_t start[CGT_FIELDS]; /* size at the start: the bound of its sets */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }
static unsigned heaps(const cgt_rules *r) { return of(r)->f.n / 2; }

typedef struct {
    unsigned size, left;
    uint64_t used; /* bit a - 1: amount a was taken */
} heap;
static heap heap_at(const cgt_rules *r, cgt_position p, unsigned i) {
    cgt_set_of set;
    heap h = {.size = (unsigned)cgt_get(&of(r)->f, p, 2 * i)};
    cgt_sets_unrank(&of(r)->sets, of(r)->start[i], cgt_get(&of(r)->f, p, 2 * i + 1), &set);
    h.left = h.size;
    for (unsigned k = 0; k < set.n; k++) {
        h.used |= (uint64_t)1 << (set.at[k] - 1);
        h.left -= set.at[k];
    }
    return h;
}
static cgt_position with_heap(const cgt_rules *r, cgt_position p, unsigned i, const heap *h) {
    cgt_set_of set = {.n = 0};
    for (uint64_t m = h->used; m; m &= ~((uint64_t)1 << (set.at[set.n++] - 1)))
        set.at[set.n] = (uint16_t)cgt_width(m);
    p = cgt_set(&of(r)->f, p, 2 * i, h->size);
    return cgt_set(&of(r)->f, p, 2 * i + 1, cgt_sets_rank(&of(r)->sets, of(r)->start[i], &set));
}

static heap read_heap(cgt_in *t, unsigned most) {
    heap h = {.size = (unsigned)cgt_read(t, 0, most, "expected a heap size")};
    h.left = h.size;
    while (cgt_take(t, '-')) {
        cgt_in before = *t;
        uint64_t a = cgt_read(t, 1, MOST, "expected an amount taken");
        if (!t->status && (a > h.left || h.used >> (a - 1) & 1)) {
            *t = before;
            cgt_refuse(t, CGT_E_RANGE, "this amount cannot have been taken", 0);
        }
        if (t->status) break;
        h.used |= (uint64_t)1 << (a - 1);
        h.left -= (unsigned)a;
    }
    return h;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    unsigned n = 0;
    if (!g) return;
    cgt_sets_open(r, t, &g->sets, MOST, true);
    if (t->status) return;
    while (cgt_more(&start)) {
        heap h = read_heap(&start, MOST);
        cgt_field_add(&g->f, h.size, &start);
        cgt_field_add(&g->f, cgt_sets_count(&g->sets, h.size) - 1, &start);
        if (!start.status) g->start[n++] = (uint8_t)h.size;
    }
    if (start.status && !t->status) *t = start;
    r->data = g;
    r->bits = cgt_fields_bits(&g->f);
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position p = {0};
    for (unsigned i = 0; i < heaps(r) && !t->status; i++) {
        heap h = read_heap(t, of(r)->start[i]);
        if (!t->status) p = with_heap(r, p, i, &h);
    }
    return p;
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < heaps(r); i++) {
        heap h = heap_at(r, p, i);
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, h.size);
        for (uint64_t m = h.used; m; m &= m - 1) {
            cgt_putc(o, '-');
            cgt_putn(o, __builtin_ctzll(m) + 1);
        }
    }
}

/* 4-3 takes 3 where 4 are left; 4-3@2 from the second heap, where 4 are left before it too. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    unsigned i = cgt_item_of(m), left = heap_at(r, p, i).left, first = 0;
    while (heap_at(r, p, first).left != left) first++;
    cgt_putn(o, left);
    cgt_putc(o, '-');
    cgt_putn(o, cgt_choice_of(m));
    if (first == i) return;
    cgt_putc(o, '@');
    cgt_putn(o, i + 1);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t least = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < heaps(r); i++, least = 0) {
        heap h = heap_at(r, p, i);
        for (uint64_t a = least ? least : 1; a <= h.left; a++)
            if (!(h.used >> (a - 1) & 1)) return cgt_touch(i, a);
    }
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    heap h = heap_at(r, p, cgt_item_of(m));
    h.used |= (uint64_t)1 << (cgt_choice_of(m) - 1);
    return with_heap(r, p, cgt_item_of(m), &h);
}

static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    int n = 0;
    for (unsigned i = 0; i < heaps(r); i++) {
        if (!heap_at(r, p, i).left) continue;
        cgt_position q = cgt_set(&of(r)->f, (cgt_position){0}, 2 * i, cgt_get(&of(r)->f, p, 2 * i));
        q = cgt_set(&of(r)->f, q, 2 * i + 1, cgt_get(&of(r)->f, p, 2 * i + 1));
        if (n < cap) out[n] = (cgt_part){r, q, 0};
        n++;
    }
    return n;
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = (int)heaps(r);
    for (int i = 0; i < n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .col = (int16_t)i,
                            .link = -1,
                            .number = heap_at(r, p, (unsigned)i).left};
    return n;
}

static unsigned value_of(unsigned size) {
    unsigned k = 0;
    while ((k + 1) * (k + 2) / 2 <= size) k++;
    return k;
}
/* Fresh heaps only. */
static bool triangular(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    uint32_t x = 0;
    for (unsigned i = 0; i < heaps(r); i++) {
        if (cgt_get(&of(r)->f, p, 2 * i + 1)) return false; /* 0 is the number of the empty set */
        x ^= value_of((unsigned)cgt_get(&of(r)->f, p, 2 * i));
    }
    return cgt_claim_grundy(r, p, x, NULL, c);
}

static const cgt_theorem theorems[] = {
    {.name = "triangular numbers",
     .statement = "The Grundy value of a heap of s from which nothing was taken is the largest k "
                  "with k(k+1)/2 ≤ s.",
     .source = "Codeforces 768E, Game of Stones; checked by search for every s to 60",
     .rules = "",
     .universe = "0..60",
     .says = triangular},
    {0}};

static const cgt_example examples[] = {{"", "5 6"},       {"", "12"}, {"", "7-1-2 3"},
                                       {"misere", "6 4"}, {"", "25"}, {0}};

const cgt_game cgt_amounts = {.name = "amounts",
                              .title = "Game of stones",
                              .board = "heaps",
                              .how = "Take from one heap an amount that was not yet taken from it.",
                              .phrase = "Take {choice} of {number}",
                              .flags = CGT_IMPARTIAL,
                              .examples = examples,
                              .open = open_,
                              .parse = parse,
                              .format = format,
                              .format_move = format_move,
                              .next = next,
                              .play = play,
                              .components = components,
                              .items = items,
                              .theorems = theorems};
