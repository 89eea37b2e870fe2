/* rows.c -- see rows.h. No game by itself.
 * SPDX-License-Identifier: MIT */
#include "rows.h"

#include "claim.h"

static const cgt_rows *of(const cgt_rules *r) { return r->data; }

static cgt_set_of rows(const cgt_rules *r, cgt_position p) {
    cgt_set_of h;
    cgt_sets_unrank(&of(r)->sets, of(r)->most, p.key, &h);
    return h;
}
static cgt_position pack(const cgt_rules *r, const cgt_set_of *h) {
    return (cgt_position){cgt_sets_rank(&of(r)->sets, of(r)->most, h)};
}

/* Returns how many pins. */
static unsigned read_rows(cgt_in *t, cgt_set_of *h) {
    unsigned sum = 0;
    h->n = 0;
    while (cgt_more(t)) {
        cgt_in before = *t;
        unsigned row = (unsigned)cgt_read(t, 0, CGT_SETS_MOST, "expected the pins of a row");
        if (sum + row > CGT_SETS_MOST) {
            *t = before; /* 64 bits cannot tell the rows of more pins apart */
            cgt_refuse(t, CGT_E_RANGE, "at most % pins in all", CGT_SETS_MOST);
        }
        if (t->status) return 0;
        sum += row;
        if (row) cgt_sets_insert(h, row);
    }
    return sum;
}

/* Ways that are looked at to know all moves in one row. */
static uint64_t ways_of(const cgt_rows *g, unsigned row) {
    uint64_t n = 0;
    for (unsigned t = 0; t <= g->ways.n && t <= row; t++)
        n += g->parts(g, row, t) ? (row - t) / 2 + 1 : 1;
    return n;
}
/* `open` is waited for, and no budget holds it: what may take longer than some 100 ms, a long rule
 * of one's own on hundreds of pins, is left to search, which counts its moves. */
static bool quick(const cgt_rows *g) {
    enum { MOST = 1 << 26 };
    uint64_t n = 0;
    for (unsigned row = 1; row <= g->most; row++) n += ways_of(g, row);
    return n * g->cost <= MOST;
}
static void find_values(cgt_rules *r, cgt_rows *g, cgt_in *t) {
    uint16_t *value = cgt_alloc(r, t, g->most + 1, sizeof *value);
    uint16_t *seen = cgt_alloc(r, t, 1024, sizeof *seen); /* xors of values below 373 */
    if (!value || !seen) return;
    for (unsigned row = 1; row <= g->most; row++) {
        for (unsigned take = 0; take <= g->ways.n && take <= row; take++)
            for (unsigned a = g->ways.way(g, row, take, 0); a != UINT32_MAX;
                 a = g->ways.way(g, row, take, a + 1))
                seen[value[a] ^ value[row - take - a]] = (uint16_t)row;
        while (seen[value[row]] == row) value[row]++;
    }
    g->grundy = value;
}

static bool find(const cgt_rows *g, const cgt_set_of *h, unsigned *i, unsigned *t, unsigned *a) {
    for (; *i < h->n; ++*i, *t = *a = 0)
        for (; *t <= g->ways.n && *t <= h->at[*i]; ++*t, *a = 0) {
            *a = g->ways.way(g, h->at[*i], *t, *a);
            if (*a != UINT32_MAX) return true;
        }
    return false;
}
static void change(cgt_set_of *h, unsigned i, unsigned t, unsigned a) {
    unsigned rest = h->at[i] - t - a;
    for (h->n--; i < h->n; i++) h->at[i] = h->at[i + 1];
    if (a) cgt_sets_insert(h, a);
    if (rest) cgt_sets_insert(h, rest);
}
/* A move reads all rows, and there may be as many as pins: as many as a search meets that plays the
 * first move first. And it looks at ways of the largest row until one is allowed. */
static unsigned cost_of(const cgt_rows *g, cgt_set_of h) {
    unsigned i = 0, t = 0, a = 0, rows = h.n, moves = 1;
    cgt_set_of one = {.n = 1, .at = {h.n ? h.at[0] : 0}};
    for (; find(g, &one, &i, &t, &a); a++) moves++;
    for (i = t = a = 0; find(g, &h, &i, &t, &a); i = t = a = 0) {
        change(&h, i, t, a);
        if (h.n > rows) rows = h.n;
    }
    return 2 + rows / 8 + (unsigned)(ways_of(g, one.at[0]) * g->cost / moves / 64);
}

void cgt_rows_open(cgt_rules *r, cgt_rows *g, cgt_in *t, cgt_in start) {
    cgt_set_of h;
    g->most = read_rows(&start, &h);
    if (start.status && !t->status) *t = start;
    if (t->status) return;
    cgt_sets_open(r, t, &g->sets, g->most, false);
    if (t->status) return;
    r->data = g;
    r->bits = cgt_width(cgt_sets_count(&g->sets, g->most) - 1);
    r->cost = cost_of(g, h);
    if (!(r->flags & CGT_MISERE) && quick(g)) find_values(r, g, t);
}

cgt_position cgt_rows_parse(const cgt_rules *r, cgt_in *t) {
    cgt_set_of h;
    unsigned sum = read_rows(t, &h);
    if (sum > of(r)->most)
        cgt_refuse(t, CGT_E_RANGE, "there are more pins than the % of the start", of(r)->most);
    return t->status ? (cgt_position){0} : pack(r, &h);
}

void cgt_rows_format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    cgt_set_of h = rows(r, p);
    if (!h.n) cgt_putc(o, '0');
    for (unsigned i = 0; i < h.n; i++) {
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, h.at[i]);
    }
}

/* 9-2 takes 2 of the row of 9; 9-2=3+4 so that 3 and 4 are left; @2 after it for the second row,
 * where an equal one stands before it. */
void cgt_rows_format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    cgt_set_of h = rows(r, p);
    unsigned i = cgt_item_of(m), t = cgt_choice_of(m) >> 16, a = cgt_choice_of(m) & 0xffff;
    cgt_putn(o, h.at[i]);
    if (t) cgt_putc(o, '-');
    if (t) cgt_putn(o, t);
    if (a) {
        cgt_putc(o, '=');
        cgt_putn(o, a);
        cgt_putc(o, '+');
        cgt_putn(o, h.at[i] - t - a);
    }
    if (!i || h.at[i - 1] != h.at[i]) return;
    cgt_putc(o, '@');
    cgt_putn(o, (int64_t)i + 1);
}

cgt_move cgt_rows_next(const cgt_rules *r, cgt_position p, cgt_move from) {
    cgt_set_of h = rows(r, p);
    unsigned i = cgt_item_of(from), t = cgt_choice_of(from) >> 16, a = cgt_choice_of(from) & 0xffff;
    return find(of(r), &h, &i, &t, &a) ? cgt_touch(i, t << 16 | a) : CGT_NONE;
}

cgt_position cgt_rows_play(const cgt_rules *r, cgt_position p, cgt_move m) {
    cgt_set_of h = rows(r, p);
    change(&h, cgt_item_of(m), cgt_choice_of(m) >> 16, cgt_choice_of(m) & 0xffff);
    return pack(r, &h);
}

static cgt_position alone(const cgt_rules *r, unsigned row) {
    return pack(r, &(cgt_set_of){.n = 1, .at = {(uint16_t)row}});
}
int cgt_rows_components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    cgt_set_of h = rows(r, p);
    for (int i = 0; i < (int)h.n && i < cap; i++)
        out[i] = (cgt_part){r, alone(r, h.at[i]), (uint64_t)i << 32};
    return (int)h.n;
}

int cgt_rows_items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    cgt_set_of h = rows(r, p);
    for (int i = 0; i < (int)h.n && i < cap; i++)
        out[i] = (cgt_item){.item = (uint32_t)i, .col = (int16_t)i, .link = -1, .number = h.at[i]};
    return (int)h.n;
}

static uint32_t rows_xor(const cgt_rules *r, const cgt_set_of *h) {
    uint32_t x = 0;
    for (unsigned i = 0; i < h->n; i++) x ^= of(r)->grundy[h->at[i]];
    return x;
}

cgt_move cgt_rows_reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    const cgt_rows *g = of(r);
    cgt_set_of h = rows(r, p);
    uint32_t change = rows_xor(r, &h) ^ want;
    for (unsigned i = 0; i < h.n; i++) {
        uint32_t to = g->grundy[h.at[i]] ^ change;
        if (to >= g->grundy[h.at[i]]) continue;
        for (unsigned t = 0; t <= g->ways.n && t <= h.at[i]; t++)
            for (unsigned a = g->ways.way(g, h.at[i], t, 0); a != UINT32_MAX;
                 a = g->ways.way(g, h.at[i], t, a + 1))
                if ((g->grundy[a] ^ g->grundy[h.at[i] - t - a]) == to)
                    return cgt_touch(i, t << 16 | a);
    }
    return CGT_NONE;
}

bool cgt_rows_says(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    if (!of(r)->grundy) return false;
    cgt_set_of h = rows(r, p);
    return cgt_claim_grundy(r, p, rows_xor(r, &h), cgt_rows_reach, c);
}

const cgt_ways *cgt_rows_ways(const cgt_rules *r) { return &of(r)->ways; }
