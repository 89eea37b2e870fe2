/* take.c -- subtraction games: outcome or Grundy value of every heap 0..n, and the period with its
 * proof. Berlekamp, Conway, Guy, Winning Ways, ch. 4: such a sequence is periodic in the end, since
 * only a window of it decides what follows; a window that comes back proves it.
 *
 *   outcomes, amounts to 64: a walk from lost heap to lost heap
 *       ahead   . W . W W . . W    bit s: heap at + 1 + s has a move to a lost heap up to `at`;
 *       at ->   L                  the first 0 is the next lost heap, and brings `amounts` in
 *   outcomes, any amounts: the same as a sieve in memory: a lost heap marks heap + amount
 *   Grundy values, amounts to 64: the same walk once a value, 64 heaps at a time
 *
 * The table grows a slice at a time, so the window is not sought as cgt_period_find does in one that
 * is whole, but as R. P. Brent does (BIT 20 (1980), 176-184): keep one, compare each
 * later one, keep a later one each time the table has doubled.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "kernels.h"

enum {
    FIRST = 1 << 10,
    SLICE = 1 << 14, /* heaps a call: a hundred calls are enough for V8 to have compiled the step */
    BASE = 0x2545f491, /* base of the windows' hash: odd */
    WIDE = 255         /* amounts: a Grundy value of that many options fits a byte */
};

static bool bit(const uint64_t *won, uint64_t i) { return won[i >> 6] >> (i & 63) & 1; }

/* The end of the next slice: small ones first, as most periods are short. */
static uint64_t grown(uint64_t end, uint64_t size) {
    end += end < FIRST ? FIRST : end < SLICE ? end : SLICE;
    return end < size ? end : size;
}

/* How many amounts can ever be taken from n; UINT32_MAX if they are not as asked. */
static uint32_t useful(const uint32_t *amount, uint32_t amounts, uint32_t n) {
    uint32_t k = 0;
    for (uint32_t i = 0; i < amounts; i++) {
        if (!amount[i] || (i && amount[i] <= amount[i - 1])) return UINT32_MAX;
        k += amount[i] <= n;
    }
    return k;
}

/* --- the period in a table of bits ------------------------------------------------------------ */

/* Copies words [done, words) from one period earlier, given that all bits from `preperiod` to
 * 64 * done are there: at least two periods and two words of them. */
static void repeat_bits(uint64_t *won, uint64_t done, uint64_t words, uint64_t period) {
    uint64_t back = (64 + period - 1) / period * period, shared = period & -period,
             unit = period / (shared < 64 ? shared : 64); /* words that are whole periods */
    uint64_t until = done + unit < words ? done + unit : words, i = done;
    for (; i < until; i++) {
        uint64_t from = 64 * i - back, w = from >> 6, s = from & 63;
        won[i] = s ? won[w] >> s | won[w + 1] << (64 - s) : won[w];
    }
    /* the words from `done` on repeat: copy all there are, twice as many a time */
    while (i < words) {
        uint64_t have = (i - done) / unit * unit, n = have < words - i ? have : words - i;
        memcpy(won + i, won + i - have, (size_t)n * sizeof *won);
        i += n;
    }
}
static uint64_t first_of_cycle(const uint64_t *won, uint64_t from, uint64_t period) {
    while (from && bit(won, from - 1) == bit(won, from - 1 + period)) from--;
    return from;
}

/* --- outcomes, amounts to 64 ------------------------------------------------------------------ */

/* Goes on until at >= end, or until what is ahead is `stop`. Clears the bits of lost heaps. */
void cgt_take_walk(cgt_walk *walk, uint64_t amounts, uint64_t stop, uint64_t *won, uint64_t end) {
    uint64_t ahead = walk->ahead, at = walk->at;
    while (at < end) {
        won[at >> 6] &= ~((uint64_t)1 << (at & 63));
        uint64_t zeros = ~ahead;
        unsigned skip = zeros ? (unsigned)__builtin_ctzll(zeros) : 64;
        ahead = (zeros ? ahead >> skip >> 1 : 0) | amounts;
        at += skip + 1;
        if (ahead == stop) break;
    }
    *walk = (cgt_walk){ahead, at};
}
static void near(uint64_t amounts, uint64_t n, uint64_t first, uint64_t *won, cgt_cycle *c) {
    uint64_t words = (n >> 6) + 1, end = 0, goal = UINT64_MAX, kept = first, stop = amounts;
    cgt_walk walk = {amounts, first};
    while (end < 64 * words && end < goal) {
        uint64_t begin = end;
        end = grown(end, 64 * words);
        memset(won + (begin >> 6), 0xff, (size_t)(end - begin) / 8);
        while (walk.at < end) {
            cgt_take_walk(&walk, amounts, stop, won, end);
            if (c->period || walk.ahead != stop || walk.at > n) continue;
            c->period = (uint32_t)(walk.at - kept);
            goal = walk.at + 64; /* as far as repeat_bits asks */
            stop = 0;            /* `ahead` is never empty */
        }
        if (!c->period && walk.at >= 2 * kept) {
            stop = walk.ahead;
            kept = walk.at;
        }
    }
    if (!c->period) return;
    c->preperiod = (uint32_t)first_of_cycle(won, kept, c->period);
    if (end < 64 * words) repeat_bits(won, end >> 6, words, c->period);
}

/* --- any amounts ------------------------------------------------------------------------------ */

/* The heaps from..to are all marked by those before: each one still unmarked is lost, and marks
 * heap + amount, below `size`. */
void cgt_take_sieve(const uint32_t *amount, uint32_t amounts, uint64_t *won, uint64_t from,
                    uint64_t to, uint64_t size) {
    uint64_t todo = UINT64_MAX << (from & 63);
    for (uint64_t w = from >> 6; w << 6 < to; w++, todo = UINT64_MAX) {
        for (uint64_t lost; (lost = ~won[w] & todo);) {
            uint64_t heap = w << 6 | (unsigned)__builtin_ctzll(lost);
            if (heap >= to) return;
            todo = UINT64_MAX << (heap & 63) << 1;
            for (uint32_t j = 0; j < amounts && heap + amount[j] < size; j++)
                won[(heap + amount[j]) >> 6] |= (uint64_t)1 << ((heap + amount[j]) & 63);
        }
    }
}

/* Reads the table from t->at to `end`, or until the window before t->at is the kept one. Its hash
 * is Rabin and Karp's (IBM J. Res. Dev. 31 (1987), 249-260), and equal hashes are compared value by
 * value: a period said is a period proved. */
static uint64_t value(const cgt_window *t, uint64_t i) {
    return t->bytes ? t->bytes[i] : bit(t->bits, i);
}
bool cgt_take_recur(cgt_window *t, uint64_t end) {
    uint64_t hash = t->hash, at = t->at;
    bool found = false;
    while (at < end && !found) {
        hash = hash * BASE + value(t, at) - value(t, at - t->width) * t->drop;
        at++;
        if (hash != t->kept_hash) continue;
        uint64_t j = 1;
        while (j <= t->width && value(t, at - j) == value(t, t->kept - j)) j++;
        found = j > t->width;
    }
    t->hash = hash;
    t->at = at;
    return found;
}
/* Keeps the first window, of heaps 0 to width - 1. */
void cgt_take_window(cgt_window *t) {
    t->drop = 1;
    for (uint64_t i = 0; i < t->width; i++) {
        t->hash = t->hash * BASE + value(t, i);
        t->drop *= BASE;
    }
    t->kept_hash = t->hash;
    t->kept = t->at = t->width;
}
/* After the table has grown to `end`: has a window come back? */
static bool window_look(cgt_window *t, uint64_t end, cgt_cycle *c) {
    if (end <= t->width) return false;
    if (!t->at) cgt_take_window(t);
    if (cgt_take_recur(t, end)) {
        c->period = (uint32_t)(t->at - t->kept);
        uint64_t from = t->kept;
        while (from && value(t, from - 1) == value(t, from - 1 + c->period)) from--;
        c->preperiod = (uint32_t)from;
        return true;
    }
    if (t->at >= 2 * t->kept) {
        t->kept = t->at;
        t->kept_hash = t->hash;
    }
    return false;
}
static void far(const uint32_t *amount, uint32_t k, uint64_t n, uint64_t first, uint64_t *won,
                cgt_cycle *c) {
    uint64_t words = (n >> 6) + 1, size = 64 * words, end = 0, goal = UINT64_MAX;
    cgt_window t = {.bits = won, .width = amount[k - 1]};
    memset(won, 0, (size_t)words * sizeof *won);
    for (uint64_t i = 0; i < first; i++) won[i >> 6] |= (uint64_t)1 << (i & 63);
    while (end < size && end < goal) {
        uint64_t begin = end;
        end = grown(end, size);
        cgt_take_sieve(amount, k, won, begin, end, size);
        if (!c->period && window_look(&t, end < n ? end : n + 1, c)) goal = t.at + 64;
    }
    if (c->period && end < size) repeat_bits(won, end >> 6, words, c->period);
}

cgt_status cgt_take_outcomes(const uint32_t *amount, uint32_t amounts, uint32_t n, uint32_t misere,
                             uint64_t *won, cgt_cycle *c) {
    uint32_t k = useful(amount, amounts, n);
    uint64_t words = ((uint64_t)n >> 6) + 1;
    *c = (cgt_cycle){0};
    if (k == UINT32_MAX || n == UINT32_MAX) return CGT_E_RANGE;
    if (k) {
        /* misere: heaps too small for a move are won, and all goes on as if play began there */
        uint64_t first = misere ? amount[0] : 0, set = 0;
        for (uint32_t i = 0; i < k && amount[i] <= 64; i++) set |= (uint64_t)1 << (amount[i] - 1);
        if (amount[k - 1] <= 64) near(set, n, first, won, c);
        else far(amount, k, n, first, won, c);
        if (k < amounts) *c = (cgt_cycle){0}; /* an amount above n may change what follows */
    } else {
        memset(won, misere ? 0xff : 0, (size_t)words * sizeof *won);
        if (!amounts) c->period = 1;
    }
    won[words - 1] &= cgt_mask((n & 63) + 1);
    return CGT_OK;
}

/* --- Grundy values ---------------------------------------------------------------------------- */

/* Amounts to 64. Word by word, one value after another: the heaps of value v are those of no lower
 * value that have no move to another of value v, which is the walk of the outcomes (lost heaps are
 * those of value 0) once a value. Each heap is visited once, whatever the number of amounts. */
void cgt_take_levels(cgt_levels *t, uint8_t *grundy, uint32_t count) {
    uint64_t amounts = t->amounts;
    for (uint32_t i = 0; i < count; i += 64, grundy += 64) {
        uint64_t left = cgt_mask(count - i < 64 ? count - i : 64);
        for (uint8_t v = 0; left || v < t->values; v++) {
            uint64_t free = left & ~t->ahead[v], next = 0;
            left &= t->ahead[v];
            while (free) {
                unsigned at = (unsigned)__builtin_ctzll(free);
                uint64_t taken = amounts << 1 << at;
                grundy[at] = v;
                next |= amounts >> (63 - at);
                left |= free & taken;
                free &= (free - 1) & ~taken;
            }
            t->ahead[v] = next;
            if (v >= t->values) t->values = v + 1u;
        }
    }
}
/* Any amounts: the definition. */
void cgt_take_mex(const uint32_t *amount, uint32_t amounts, uint8_t *grundy, uint32_t from,
                  uint32_t to) {
    uint32_t seen[WIDE + 1] = {0};
    for (uint32_t i = from; i < to; i++) {
        for (uint32_t j = 0; j < amounts && amount[j] <= i; j++)
            seen[grundy[i - amount[j]]] = i - from + 1;
        uint32_t g = 0;
        while (seen[g] == i - from + 1) g++;
        grundy[i] = (uint8_t)g;
    }
}
cgt_status cgt_take_begin(const uint32_t *amount, uint32_t amounts, uint32_t n, uint8_t *grundy,
                          cgt_taken *t) {
    uint32_t k = useful(amount, amounts, n);
    *t = (cgt_taken){.amount = amount, .amounts = amounts, .k = k, .size = (uint64_t)n + 1};
    if (k == UINT32_MAX || n == UINT32_MAX || k > WIDE) return CGT_E_RANGE;
    if (!k) {
        memset(grundy, 0, (size_t)t->size);
        t->end = t->size;
        t->cycle.period = !amounts;
        return CGT_OK;
    }
    t->window = (cgt_window){.bytes = grundy, .width = amount[k - 1]};
    for (uint32_t i = 0; i < k && amount[k - 1] <= 64; i++)
        t->levels.amounts |= (uint64_t)1 << (amount[i] - 1);
    return CGT_OK;
}
bool cgt_take_go(cgt_taken *t, uint8_t *grundy, uint64_t *work) {
    cgt_cycle *c = &t->cycle;
    uint64_t begin = t->end;
    if (begin < t->size && !c->period) {
        t->end = grown(begin, t->size);
        *work += (t->end - begin) * (t->levels.amounts ? 2 : t->k + 2);
        if (t->levels.amounts)
            cgt_take_levels(&t->levels, grundy + begin, (uint32_t)(t->end - begin));
        else cgt_take_mex(t->amount, t->k, grundy, (uint32_t)begin, (uint32_t)t->end);
        window_look(&t->window, t->end, c);
        if (t->end < t->size && !c->period) return false;
    }
    for (uint64_t i = t->end; i < t->size;) { /* copy whole periods, twice as many a time */
        uint64_t have = (i - c->preperiod) / c->period * c->period,
                 m = have < t->size - i ? have : t->size - i;
        memcpy(grundy + i, grundy + i - have, (size_t)m);
        i += m;
    }
    t->end = t->size;
    if (t->k < t->amounts) *c = (cgt_cycle){0}; /* an amount above n may change what follows */
    return true;
}
cgt_status cgt_take_grundy(const uint32_t *amount, uint32_t amounts, uint32_t n, uint8_t *grundy,
                           cgt_cycle *c) {
    cgt_taken t;
    uint64_t work = 0;
    cgt_status status = cgt_take_begin(amount, amounts, n, grundy, &t);
    while (!status && !cgt_take_go(&t, grundy, &work)) {
    }
    *c = t.cycle;
    return status;
}
