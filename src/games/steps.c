/* steps.c -- see steps.h. No game by itself.
 * SPDX-License-Identifier: MIT */
#include "steps.h"

#include "claim.h"

static const char *const expected = "expected how many coins";

/* Adds what is above to each place; `sum` comes with the coins on each. */
static void add_above(const cgt_steps *s, unsigned n, uint64_t *sum) {
    for (unsigned i = n; i-- > 0;) {
        unsigned at = s->order[i];
        if (s->below[at] >= 0) sum[s->below[at]] += sum[at];
    }
}

void cgt_steps_open(cgt_rules *r, cgt_steps *s, unsigned n, cgt_in *t, cgt_in start) {
    uint64_t sum[CGT_FIELDS] = {0}, all = 0;
    for (unsigned i = 0; i < n && !start.status; i++) {
        if (!cgt_more(&start) && !start.status)
            cgt_refuse(&start, CGT_E_SYNTAX, "expected % numbers of coins", n);
        all += sum[i] = cgt_read(&start, 0, UINT32_MAX, expected);
        /* a move names at most 2^32 coins */
        if (all > UINT32_MAX) cgt_refuse(&start, CGT_E_RANGE, "at most % coins in all", UINT32_MAX);
    }
    add_above(s, n, sum);
    for (unsigned i = 0; i < n; i++)
        cgt_field_add(&s->f, s->below[i] == CGT_STEPS_DEAD ? 0 : sum[i], &start);
    if (start.status && !t->status) *t = start;
    r->data = s;
    r->bits = cgt_fields_bits(&s->f);
}

/* Coins on a dead place are read, and are not part of the position. */
cgt_position cgt_steps_parse(const cgt_rules *r, cgt_in *t) {
    const cgt_steps *s = cgt_steps_of(r);
    uint64_t sum[CGT_FIELDS] = {0};
    cgt_position p = {0};
    for (unsigned i = 0; i < s->f.n; i++) {
        bool dead = s->below[i] == CGT_STEPS_DEAD;
        sum[i] = cgt_read(t, 0, dead ? UINT32_MAX : cgt_mask(s->f.width[i]), expected);
        if (!dead) p = cgt_set(&s->f, p, i, sum[i]);
    }
    add_above(s, s->f.n, sum);
    for (unsigned i = 0; i < s->f.n; i++)
        if (s->below[i] != CGT_STEPS_DEAD && sum[i] > cgt_mask(s->f.width[i]))
            cgt_refuse(t, CGT_E_RANGE, "there are more coins above than at the start", 0);
    return p;
}

void cgt_steps_format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < cgt_steps_of(r)->f.n; i++) {
        if (i) cgt_putc(o, ' ');
        cgt_putn(o, (int64_t)cgt_steps_coins(r, p, i));
    }
}

/* 4@3: four coins from place 3. */
void cgt_steps_format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    (void)r, (void)p;
    cgt_putn(o, cgt_choice_of(m));
    cgt_putc(o, '@');
    cgt_putn(o, (int64_t)cgt_item_of(m) + 1);
}

cgt_move cgt_steps_next(const cgt_rules *r, cgt_position p, cgt_move from) {
    uint64_t take = cgt_choice_of(from);
    for (unsigned i = cgt_item_of(from); i < cgt_steps_of(r)->f.n; i++, take = 0) {
        if (!take) take = 1;
        if (take <= cgt_steps_coins(r, p, i)) return cgt_touch(i, take);
    }
    return CGT_NONE;
}

cgt_position cgt_steps_play(const cgt_rules *r, cgt_position p, cgt_move m) {
    const cgt_steps *s = cgt_steps_of(r);
    unsigned i = cgt_item_of(m);
    int to = s->below[i];
    p = cgt_set(&s->f, p, i, cgt_get(&s->f, p, i) - cgt_choice_of(m));
    if (to < 0 || s->below[to] == CGT_STEPS_DEAD) return p;
    return cgt_set(&s->f, p, (unsigned)to, cgt_get(&s->f, p, (unsigned)to) + cgt_choice_of(m));
}

/* The coins of each place, alone: coins that meet do not hold one another up. */
int cgt_steps_components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    const cgt_steps *s = cgt_steps_of(r);
    int n = 0;
    for (unsigned i = 0; i < s->f.n; i++) {
        uint64_t coins = cgt_steps_coins(r, p, i);
        if (!coins) continue;
        if (n < cap) out[n] = (cgt_part){r, cgt_set(&s->f, (cgt_position){0}, i, coins), 0};
        n++;
    }
    return n;
}

static uint64_t odd_xor(const cgt_rules *r, cgt_position p) {
    uint64_t x = 0;
    for (unsigned i = 0; i < cgt_steps_of(r)->f.n; i++)
        if (cgt_steps_of(r)->height[i] & 1) x ^= cgt_steps_coins(r, p, i);
    return x;
}

/* Coins that leave an odd place are as if taken. */
cgt_move cgt_steps_reach(const cgt_rules *r, cgt_position p, uint32_t want) {
    uint64_t change = odd_xor(r, p) ^ want;
    for (unsigned i = 0; i < cgt_steps_of(r)->f.n; i++) {
        uint64_t coins = cgt_steps_coins(r, p, i);
        if (cgt_steps_of(r)->height[i] & 1 && (coins ^ change) < coins)
            return cgt_touch(i, coins - (coins ^ change));
    }
    return CGT_NONE;
}

/* Coins that come from an even place onto an odd one can be sent on at once:
 * the reply undoes it. */
bool cgt_steps_odd(const cgt_rules *r, cgt_position p, cgt_claim *c) {
    return cgt_claim_grundy(r, p, odd_xor(r, p), cgt_steps_reach, c);
}
