/* heaps.c -- see heaps.h. No game by itself.
 * SPDX-License-Identifier: MIT */
#include "heaps.h"

static const char *const a_heap = "expected a heap size";

void cgt_heaps_open(cgt_rules *r, cgt_fields *f, cgt_in *t, cgt_in start) {
    cgt_heaps_open_as(r, f, t, start, a_heap);
}
cgt_position cgt_heaps_parse(const cgt_rules *r, cgt_in *t) {
    return cgt_heaps_parse_as(r, t, a_heap);
}

void cgt_heaps_open_as(cgt_rules *r, cgt_fields *f, cgt_in *t, cgt_in start, const char *expected) {
    while (cgt_more(&start)) cgt_field_add(f, cgt_read(&start, 0, UINT32_MAX, expected), &start);
    if (start.status && !t->status) *t = start;
    r->data = f;
    r->bits = cgt_fields_bits(f);
}

cgt_position cgt_heaps_parse_as(const cgt_rules *r, cgt_in *t, const char *expected) {
    const cgt_fields *f = cgt_heaps(r);
    cgt_position p = {0};
    for (unsigned i = 0; i < f->n; i++)
        p = cgt_set(f, p, i, cgt_read(t, 0, cgt_mask(f->width[i]), expected));
    return p;
}

void cgt_heaps_format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) {
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, (int64_t)cgt_heap(r, p, i));
    }
}

/* 10-2 takes 2 from the heap of 10; 10-2@3 where an equal heap stands before this third one. */
void cgt_heaps_format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    unsigned heap = cgt_item_of(m), first = 0;
    while (cgt_heap(r, p, first) != cgt_heap(r, p, heap)) first++;
    cgt_putn(o, (int64_t)cgt_heap(r, p, heap));
    cgt_putc(o, '-');
    cgt_putn(o, cgt_choice_of(m));
    if (first == heap) return;
    cgt_putc(o, '@');
    cgt_putn(o, heap + 1);
}

cgt_position cgt_heaps_play(const cgt_rules *r, cgt_position p, cgt_move m) {
    unsigned i = cgt_item_of(m);
    return cgt_set(cgt_heaps(r), p, i, cgt_heap(r, p, i) - cgt_choice_of(m));
}

cgt_position cgt_heaps_canonical(const cgt_rules *r, cgt_position p) {
    return cgt_fields_sort(cgt_heaps(r), p);
}

/* Each heap that is not empty, alone. */
int cgt_heaps_components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    int n = 0;
    for (unsigned i = 0; i < cgt_heaps(r)->n; i++) {
        uint64_t h = cgt_heap(r, p, i);
        if (!h) continue;
        if (n < cap) out[n] = (cgt_part){r, cgt_set(cgt_heaps(r), (cgt_position){0}, i, h), 0};
        n++;
    }
    return n;
}

int cgt_heaps_items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    int n = (int)cgt_heaps(r)->n;
    for (int i = 0; i < n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i,
                            .col = (int16_t)i,
                            .link = -1,
                            .number = (int64_t)cgt_heap(r, p, (unsigned)i)};
    return n;
}
