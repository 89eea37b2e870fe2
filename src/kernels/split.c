/* split.c -- Grundy values of one row in games that take and part: octal games (R. K. Guy and C. A.
 * B. Smith, The G-values of various games, Proc. Camb. Phil. Soc. 52 (1956), 514-526) and Grundy's
 * game, which parts a row into two unequal ones.
 *
 * Rows are valued by the definition until a period is proved (cgt_period_splits, with the last digit
 * of the code for what a move takes).
 *
 * Grundy's game has no known period, but a sparse space (Winning Ways, ch. 4): call a value rare
 * when an even number of its bits other than the lowest are ones. Rare xor rare is rare, common xor
 * common is rare, so a row reaches common values only by a part of rare value, and those are few.
 * The least common value that is not reached bounds the row's value; each rare value below that is
 * then found among the parts or, found nowhere, is the value. That rare values are few is
 * observed, the values are exact whether they are or not.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "grow.h"
#include "kernels.h"

enum { FIRST = 64, BYTES = CGT_SPLIT_BYTES, SLICE = 1 << 10, SOME = 64 };

/* The least value that is not in seen[]; its stamps are `now`. */
static uint32_t mex(const uint32_t *seen, uint32_t now) {
    uint32_t g = 0;
    while (seen[g] == now) g++;
    return g;
}

/* --- octal games ------------------------------------------------------------------------------ */

void cgt_split_rows(const uint8_t *digit, uint32_t last, uint8_t *grundy, uint32_t from,
                    uint32_t to) {
    uint32_t seen[BYTES + 1] = {0};
    for (uint32_t row = from; row < to; row++) {
        uint32_t now = row - from + 1;
        for (uint32_t take = 0; take <= last && take <= row; take++) {
            uint32_t rest = row - take;
            if (rest ? digit[take] & 2 : digit[take] & 1) seen[grundy[rest]] = now;
            for (uint32_t a = 1; digit[take] & 4 && 2 * a <= rest; a++)
                seen[grundy[a] ^ grundy[rest - a]] = now;
        }
        grundy[row] = (uint8_t)mex(seen, now);
    }
}
/* The least period that `done` values prove. */
static bool proved(const uint8_t *grundy, uint32_t done, uint32_t last, cgt_cycle *c) {
    for (uint32_t p = 1; 2 * p + last <= done; p++) {
        uint32_t from = done - p;
        while (from && grundy[from - 1] == grundy[from - 1 + p]) from--;
        if (!cgt_period_splits(from, p, last, done)) continue;
        *c = (cgt_cycle){from, p};
        return true;
    }
    return false;
}
cgt_status cgt_split_octal(const uint8_t *digit, uint32_t last, uint32_t n, uint8_t *grundy,
                           cgt_cycle *c) {
    uint64_t size = (uint64_t)n + 1, done = 0;
    *c = (cgt_cycle){0};
    while (done < size && !c->period) {
        uint64_t end = done + (done ? done / 2 < SLICE ? done / 2 : SLICE : FIRST);
        if (end > size) end = size;
        cgt_split_rows(digit, last, grundy, (uint32_t)done, (uint32_t)end);
        for (; done < end; done++)
            if (grundy[done] >= BYTES / 2) return CGT_E_RANGE; /* two of them might pass a byte */
        proved(grundy, (uint32_t)done, last, c);
    }
    while (done < size) { /* whole periods, twice as many a time */
        uint64_t have = (done - c->preperiod) / c->period * c->period,
                 m = have < size - done ? have : size - done;
        memcpy(grundy + done, grundy + done - have, (size_t)m);
        done += m;
    }
    return CGT_OK;
}

/* --- Grundy's game ---------------------------------------------------------------------------- */

static bool rare(uint32_t value) { return !(__builtin_popcount(value & ~1u) & 1); }

/* Is there such a value in a[i] ^ b[i]? */
static bool among(const uint8_t *a, const uint8_t *b, uint8_t value) {
    uint8_t hit = 0;
    for (unsigned i = 0; i < SOME; i++) hit |= (a[i] ^ b[i]) == value;
    return hit;
}
/* Has the row a part whose xor with the rest is `value`? Values tend to return after three rows:
 * first looked at is the part found three rows before, with three more; then those around it. */
static bool has_parts(cgt_unequal *u, uint32_t row, uint8_t value) {
    const uint8_t *part = u->grundy, *rest = u->back + (u->n - row);
    uint32_t *last = &u->last[row % 3][value], a = *last + 3, from = a > SOME ? a - SOME / 2 : 1;
    bool found = 2 * a < row && (part[a] ^ rest[a]) == value;
    for (uint32_t tried = 0; !found && 2 * tried < row + 6 * SOME; tried += SOME, from += SOME) {
        if (2 * from >= row) from = 1;
        if (from + SOME <= row && !among(part + from, rest + from, value)) continue;
        uint32_t end = from + SOME;
        for (a = from; a < end && 2 * a < row && (part[a] ^ rest[a]) != value;) a++;
        found = a < end && 2 * a < row;
    }
    if (found) *last = a;
    return found;
}
/* Of rows from..to; false: no memory, or values too large. */
bool cgt_split_parts(cgt_unequal *u, uint32_t from, uint32_t to) {
    for (uint32_t row = from; row < to; row++) {
        uint8_t seen[BYTES] = {0};
        const uint8_t *rest = u->back + (u->n - row);
        uint32_t least = 2, value = 0; /* 0 and 1 are rare */
        for (const cgt_rare *r = u->rare, *end = r + u->rares; r < end; r++)
            seen[r->value ^ rest[r->row]] = 1;
        seen[0] = 0; /* equal parts may have marked it, and are none */
        while (least < BYTES && (rare(least) || seen[least])) least++;
        if (least == BYTES) return false;
        while (value < least && (!rare(value) || seen[value] || has_parts(u, row, (uint8_t)value)))
            value++;
        u->grundy[row] = u->back[u->n - row] = (uint8_t)value;
        if (!rare(value)) continue;
        if (!cgt_grow(&u->rare, &u->room, u->rares + 1, sizeof *u->rare)) return false;
        u->rare[u->rares++] = (cgt_rare){row, value};
    }
    return true;
}
cgt_status cgt_split_unequal(uint32_t n, uint8_t *grundy, uint32_t *rares) {
    cgt_unequal *u = calloc(1, sizeof *u);
    uint8_t *back = malloc((size_t)n + 1);
    bool fine = u && back;
    if (fine) *u = (cgt_unequal){.n = n, .grundy = grundy, .back = back};
    if (fine) grundy[0] = back[n] = 0;
    for (uint64_t row = 1; fine && row <= n; row += SLICE)
        fine = cgt_split_parts(u, (uint32_t)row, row + SLICE <= n ? (uint32_t)row + SLICE : n + 1);
    *rares = fine ? u->rares : 0;
    if (u) free(u->rare);
    free(u);
    free(back);
    return fine ? CGT_OK : CGT_E_MEMORY;
}
