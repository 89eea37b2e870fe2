/* split.c -- Grundy values of one row in games that take and part: octal games (R. K. Guy and C. A.
 * B. Smith, The G-values of various games, Proc. Camb. Phil. Soc. 52 (1956), 514-526) and Grundy's
 * game, which parts a row into two unequal ones.
 *
 * Both have sparse spaces (E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, ch. 4): call a
 * value rare when an even number of its bits under a mask are ones. Rare xor rare is rare, common
 * xor common is rare, so a row reaches common values only by a part of rare value, and those are
 * few. The least common value that is not reached bounds the row's value; each rare value below
 * that is then found among the parts or, found nowhere, is the value. That rare values are few is
 * observed, the values are exact whether they are or not.
 *
 * The mask of Grundy's game is all bits but the lowest; that of an octal game is the one under
 * which fewest of the values so far are rare. Octal games are valued until a period is proved
 * (cgt_period_splits, with the last digit of the code for what a move takes).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "grow.h"
#include "kernels.h"

enum { BYTES = CGT_SPLIT_BYTES, SLICE = 1 << 10, SOME = 64 };
/* FIRST: rows by the definition; VALUES: more than any xor of two values; CHECKED: rows before a
 * period is looked for. */
enum { FIRST = 1 << 11, VALUES = 1 << 16, CHECKED = 64 };

/* The least value that is not in seen[]; its stamps are `now`. */
static uint32_t mex(const uint32_t *seen, uint32_t now) {
    uint32_t g = 0;
    while (seen[g] == now) g++;
    return g;
}

/* --- octal games ------------------------------------------------------------------------------ */

static bool common(const cgt_split *u, uint32_t value) {
    return __builtin_popcount(value & u->mask) & 1;
}
static void next_stamp(cgt_split *u) {
    if (!++u->now) memset(u->seen, 0, VALUES * sizeof *u->seen), u->now = 1;
}
/* Moves that leave one row, or nothing. */
static void mark_whole(cgt_split *u, uint32_t row) {
    for (uint32_t take = 0; take <= u->last && take <= row; take++)
        if (u->digit[take] & (take < row ? 2 : 1)) u->seen[u->grundy[row - take]] = u->now;
}
static void by_definition(cgt_split *u, uint32_t row) {
    const uint32_t *g = u->grundy;
    next_stamp(u);
    mark_whole(u, row);
    for (uint32_t take = 0; take <= u->last && take < row; take++)
        for (uint32_t a = 1, rest = row - take; u->digit[take] & 4 && 2 * a <= rest; a++)
            u->seen[g[a] ^ g[rest - a]] = u->now;
    u->grundy[row] = mex(u->seen, u->now);
}
/* Marks values below `least` of two parts, until `missing` of them that were not are. Of the
 * smaller part SOME at a time: what is found at all is mostly found soon. */
static uint32_t find_parts(cgt_split *u, uint32_t row, uint32_t least, uint32_t missing) {
    const uint32_t *g = u->grundy;
    for (uint32_t from = 1; missing && 2 * from <= row; from += SOME)
        for (uint32_t i = 0; i < u->takes; i++) {
            if (u->take[i] > row) break;
            const uint32_t rest = row - u->take[i];
            for (uint32_t a = from; a < from + SOME && 2 * a <= rest; a++) {
                uint32_t v = g[a] ^ g[rest - a];
                if (v >= least || u->seen[v] == u->now) continue;
                u->seen[v] = u->now;
                missing--;
            }
        }
    return missing;
}
static bool add_rare(cgt_split *u, uint32_t row) {
    if (common(u, u->grundy[row])) return true;
    if (!cgt_grow(&u->rare, &u->room, u->rares + 1, sizeof *u->rare)) return false;
    u->rare[u->rares++] = row;
    return true;
}
static void by_rares(cgt_split *u, uint32_t row) {
    const uint32_t *g = u->grundy;
    next_stamp(u);
    mark_whole(u, row);
    for (uint32_t i = 0; i < u->takes && u->take[i] < row; i++)
        for (uint32_t k = 0, rest = row - u->take[i]; k < u->rares && u->rare[k] < rest; k++)
            u->seen[g[u->rare[k]] ^ g[rest - u->rare[k]]] = u->now;
    uint32_t least = 0, missing = 0;
    while (least < VALUES - 1 && (!common(u, least) || u->seen[least] == u->now)) least++;
    for (uint32_t v = 0; v < least; v++) missing += u->seen[v] != u->now;
    if (missing) find_parts(u, row, least, missing);
    u->grundy[row] = mex(u->seen, u->now);
}
/* The mask under which fewest of the values so far are rare, and their rows. */
static bool choose(cgt_split *u) {
    uint32_t *times = u->seen, top = 0, fewest = UINT32_MAX;
    memset(times, 0, VALUES * sizeof *times);
    u->now = u->rares = 0;
    for (uint32_t row = 1; row < u->done; row++) {
        times[u->grundy[row]]++;
        if (u->grundy[row] > top) top = u->grundy[row];
    }
    for (uint32_t mask = 1, best = 1;; mask++) {
        if (mask > top && !(mask & (mask - 1))) {
            u->mask = best;
            break;
        }
        uint32_t rare = 0;
        u->mask = mask;
        for (uint32_t v = 0; v <= top && rare < fewest; v++) rare += common(u, v) ? 0 : times[v];
        if (rare < fewest) {
            fewest = rare;
            best = mask;
        }
    }
    memset(u->seen, 0, VALUES * sizeof *u->seen);
    for (uint32_t row = 1; row < u->done; row++)
        if (!add_rare(u, row)) return false;
    return true;
}
bool cgt_split_rows(cgt_split *u, uint32_t to) {
    for (; u->done < to; u->done++) {
        const uint32_t row = u->done;
        if (row < FIRST) {
            by_definition(u, row);
            continue;
        }
        if (!(row & (row - 1)) && !choose(u)) return false;
        by_rares(u, row);
        if (!add_rare(u, row)) return false;
    }
    return true;
}
/* Rows of Grundy's game. */
static bool unequal_rows(cgt_split *u, uint32_t to) {
    if (!cgt_split_parts(u->unequal, u->done, to)) return false;
    for (; u->done < to; u->done++) u->grundy[u->done] = u->unequal->grundy[u->done];
    return true;
}
static bool unequal_begin(cgt_split *u) {
    u->unequal = calloc(1, sizeof *u->unequal);
    if (!u->unequal) return false;
    cgt_unequal *g = u->unequal;
    *g = (cgt_unequal){
        .n = u->n, .grundy = calloc(u->n + (size_t)1, 1), .back = calloc(u->n + (size_t)1, 1)};
    return g->grundy && g->back;
}
static void prove(cgt_split *u) {
    cgt_period p;
    if (!u->unequal && cgt_period_find(u->grundy, u->done, 0, &p) &&
        cgt_period_splits(p.preperiod, p.period, u->last, u->done))
        u->cycle = (cgt_cycle){p.preperiod, p.period};
}
cgt_status cgt_split_begin(cgt_split *u, const uint8_t *digit, uint32_t last, uint32_t n,
                           uint32_t *grundy) {
    *u = (cgt_split){.digit = digit, .last = last, .n = n, .grundy = grundy, .done = 1};
    grundy[0] = 0;
    u->seen = calloc(VALUES, sizeof *u->seen);
    u->take = calloc(last + (size_t)1, sizeof *u->take);
    if (!u->seen || !u->take || (digit[0] > 7 && !unequal_begin(u))) return CGT_E_MEMORY;
    for (uint32_t take = 0; take <= last; take++)
        if (digit[take] & 4) u->take[u->takes++] = take;
    return CGT_OK;
}
void cgt_split_end(cgt_split *u) {
    free(u->seen);
    free(u->take);
    free(u->rare);
    if (!u->unequal) return;
    free(u->unequal->grundy);
    free(u->unequal->back);
    free(u->unequal->rare);
    free(u->unequal);
}
/* A period is looked for after a quarter more each time, and at the end. */
cgt_status cgt_split_more(cgt_split *u, uint32_t rows) {
    const uint64_t size = (uint64_t)u->n + 1;
    while (rows && u->done < size && !u->cycle.period) {
        uint64_t to = (uint64_t)u->done + (rows < SLICE ? rows : SLICE), begun = u->done;
        if (!u->check) u->check = CHECKED;
        if (to > u->check) to = u->check;
        if (to > size) to = size;
        const bool fine =
            u->unequal ? unequal_rows(u, (uint32_t)to) : cgt_split_rows(u, (uint32_t)to);
        if (!fine) return CGT_E_MEMORY;
        for (uint64_t row = begun; row < to; row++)
            if (u->grundy[row] >= VALUES / 2) return CGT_E_RANGE; /* two of them might pass it */
        rows -= (uint32_t)(to - begun);
        if (to < u->check && to < size) continue;
        prove(u);
        u->check += u->check / 4;
    }
    while (u->done < size && u->cycle.period) { /* whole periods, twice as many a time */
        uint64_t have = (u->done - u->cycle.preperiod) / u->cycle.period * u->cycle.period,
                 m = have < size - u->done ? have : size - u->done;
        memcpy(u->grundy + u->done, u->grundy + u->done - have, (size_t)m * sizeof *u->grundy);
        u->done += (uint32_t)m;
    }
    return u->done < size ? CGT_E_BUDGET : CGT_OK;
}
cgt_status cgt_split_octal(const uint8_t *digit, uint32_t last, uint32_t n, uint32_t *grundy,
                           cgt_cycle *c) {
    cgt_split u;
    cgt_status st = cgt_split_begin(&u, digit, last, n, grundy);
    if (!st) st = cgt_split_more(&u, UINT32_MAX);
    *c = u.cycle;
    cgt_split_end(&u);
    return st;
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
/* Solves rows from..to; false: no memory, or values too large. */
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
