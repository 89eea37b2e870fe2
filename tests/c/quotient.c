/* quotient.c -- misère quotients of octal games: against a search that knows nothing of them, against
 * what is printed, and as monoids; and with budgets that are too small at first.
 * SPDX-License-Identifier: MIT */
#include "../../src/kernels/quotient.h"

#include "check.h"

enum { SUM = 24, SLOTS = 1 << 18 };
static const uint64_t PLENTY = 1 << 22;

typedef struct {
    uint8_t digit[65];
    uint32_t last;
} rules;
static rules read(const char *code) { /* 0.77 */
    rules r = {.digit = {(uint8_t)(*code - '0')}};
    for (const char *d = code + 2; *d; d++) {
        r.digit[d - code - 1] = (uint8_t)(*d - '0');
        if (*d != '0') r.last = (uint32_t)(d - code - 1);
    }
    snprintf(what, sizeof what, "%s", code);
    return r;
}
/* The quotient of rows to n, or of fewer, where it is not found. */
static cgt_quotient *quotient(const rules *r, uint32_t n, uint64_t positions) {
    cgt_quotient *q = cgt_quotient_new(r->digit, r->last);
    while (n-- && !cgt_quotient_go(q, positions)) {
    }
    return q;
}

/* --- against search --------------------------------------------------------------------------- */

typedef struct {
    uint8_t row[SUM]; /* descending */
} sum;
static struct {
    sum s;
    uint8_t is; /* 1: won; 2: lost */
} memo[SLOTS];
static uint32_t memos;
static sum and (sum s, uint32_t row) {
    for (int i = 0; i < SUM && row; i++)
        if (s.row[i] < row) {
            uint32_t next = s.row[i];
            s.row[i] = (uint8_t)row;
            row = next;
        }
    CHECK(!row);
    return s;
}
static sum but(sum s, int i) {
    for (; i < SUM - 1; i++) s.row[i] = s.row[i + 1];
    s.row[SUM - 1] = 0;
    return s;
}
static uint32_t slot(const sum *s) {
    uint64_t h = 1469598103934665603u;
    for (int i = 0; i < SUM; i++) h = (h ^ s->row[i]) * 1099511628211u;
    uint32_t i = (uint32_t)(h ^ h >> 32) & (SLOTS - 1);
    while (memo[i].is && memcmp(&memo[i].s, s, sizeof *s)) i = (i + 1) & (SLOTS - 1);
    return i;
}
/* By the rule of the game: who has no move wins. A sum has few pins. */
static bool lost(const rules *r, sum s) {
    uint32_t at = slot(&s);
    if (memo[at].is) return memo[at].is == 2;
    bool any = false, won = false;
    for (int i = 0; i < SUM && s.row[i]; i++)
        for (uint32_t t = 0, n = s.row[i]; t <= r->last && t <= n; t++)
            for (uint32_t a = 0, rest = n - t, d = r->digit[t]; 2 * a <= rest; a++) {
                if (!(a ? d & 4 : rest ? d & 2 : d & 1)) continue;
                any = true;
                won |= lost(r, and(and(but(s, i), a), rest - a));
            }
    won |= !any;
    CHECK(++memos < SLOTS / 2);
    at = slot(&s);
    memo[at].s = s;
    memo[at].is = won ? 1 : 2;
    return !won;
}
static long compared;
static void same_outcome(const rules *r, const cgt_quotient_known *k, sum s) {
    uint32_t c = 0;
    for (int i = 0; i < SUM && s.row[i]; i++) c = k->times[c][k->class[s.row[i]]];
    CHECK((k->lost >> c & 1) == lost(r, s));
    compared++;
}
/* All sums of up to three rows, and some of more. */
static void same_outcomes(const rules *r, const cgt_quotient_known *k) {
    uint32_t n = k->rows < 10 ? k->rows : 10, far = k->rows < 24 ? k->rows : 24;
    memos = 0;
    memset(memo, 0, sizeof memo);
    for (uint32_t a = 0; a <= far; a++) same_outcome(r, k, and((sum){0}, a));
    for (uint32_t a = 0; a <= n; a++)
        for (uint32_t b = 0; b <= a; b++)
            for (uint32_t c = 0; c <= b && a + b + c < 22; c++)
                same_outcome(r, k, and(and(and((sum){0}, a), b), c));
    for (int i = 0; i < 60 && n; i++) {
        sum s = {0};
        for (uint32_t pins = 22, row; pins; pins -= row) {
            row = 1 + (uint32_t)below(pins < n ? pins : n);
            s = and(s, row);
        }
        same_outcome(r, k, s);
    }
}

/* --- as monoids ------------------------------------------------------------------------------- */

static void monoid(const cgt_quotient_known *k) {
    for (uint32_t x = 0; x < k->order; x++) {
        uint32_t c = 0;
        for (uint32_t i = 0; i < k->word[x].n; i++) c = k->times[c][k->class[k->word[x].row[i]]];
        CHECK(c == x && k->times[0][x] == x);
        for (uint32_t y = 0; y < k->order; y++) {
            bool apart = x == y, together = true;
            CHECK(k->times[x][y] == k->times[y][x] && k->times[x][y] < k->order);
            for (uint32_t z = 0; z < k->order; z++) {
                together &= k->times[k->times[x][y]][z] == k->times[x][k->times[y][z]];
                apart |= (k->lost >> k->times[x][z] & 1) != (k->lost >> k->times[y][z] & 1);
            }
            CHECK(together && apart); /* else x and y would be one class */
        }
    }
}

/* --- what is printed -------------------------------------------------------------------------- */

/* Periods: Plambeck and Siegel, supplement (arXiv:0705.2404), tables of wild octal games; orders of
 * 0.123 and 0.75: Plambeck, Taming the wild in impartial combinatorial games, Integers 5 (2005) G05,
 * and there. Where the order is 0 it is what was found here. */
static void printed(void) {
    static const struct {
        const char *code;
        uint32_t order, period, rows;
    } fact[] = {{"0.123", 20, 5, 40}, {"0.75", 8, 2, 40},   {"0.34", 0, 8, 60},
                {"0.512", 0, 6, 60},  {"0.712", 0, 6, 60},  {"0.716", 0, 2, 60},
                {"4.56", 0, 4, 60},   {"4.74", 0, 2, 60},   {"0.3101", 0, 2, 60},
                {"0.3131", 0, 2, 60}, {"0.1023", 0, 7, 60}, {"0.1032", 0, 7, 60},
                {"0.1033", 0, 7, 60}, {"0.1331", 0, 5, 60}, {"0.3103", 0, 5, 60},
                {"0.3112", 0, 5, 60}, {"0.1232", 0, 6, 60}, {"0.1323", 0, 6, 60}};
    for (size_t i = 0; i < sizeof fact / sizeof *fact; i++) {
        rules r = read(fact[i].code);
        cgt_quotient *q = quotient(&r, fact[i].rows, PLENTY);
        cgt_quotient_known k = cgt_quotient_get(q);
        cgt_period p = {0};
        CHECK(k.rows == fact[i].rows && cgt_quotient_period(q, &p) && p.proved);
        CHECK(p.period == fact[i].period);
        CHECK(!fact[i].order || k.order == fact[i].order);
        cgt_quotient_free(q);
    }
}
/* Kayles, whose rows 1, 2 and 3 are Nim heaps: the misère nim value of a row is the heap beside which
 * it is lost. Winning Ways, chapter 13, from row 0 on; here 9 stands for 4 or more. */
static void kayles(void) {
    static const uint8_t value[] = {1, 0, 2, 3, 0, 1, 3, 2, 1, 0, 2, 9, 0, 1, 2, 9, 1, 9, 3, 2, 0};
    rules r = read("0.77");
    cgt_quotient *q = quotient(&r, 20, PLENTY);
    cgt_quotient_known k = cgt_quotient_get(q);
    CHECK(k.rows == 20);
    for (uint32_t n = 0; n <= 20; n++) {
        uint32_t m = 0;
        while (m < 4 && !(k.lost >> k.times[k.class[n]][k.class[m]] & 1)) m++;
        CHECK(m == 4 ? value[n] == 9 : value[n] == m);
    }
    cgt_quotient_free(q);
}

/* All codes of two digits, and some of three: as far as a small budget goes. */
static long orders, large;
static void all_codes(void) {
    for (uint32_t i = 0; i < 128 + 60; i += deep() ? 1 : 4) {
        char code[16];
        uint32_t d = i < 128 ? i & 63 : (uint32_t)below(512);
        if (i < 128) snprintf(code, sizeof code, "%c.%o%o", i < 64 ? '0' : '4', d >> 3, d & 7);
        else snprintf(code, sizeof code, "0.%03o", d);
        rules r = read(code);
        cgt_quotient *q = quotient(&r, 24, 20000);
        cgt_quotient_known k = cgt_quotient_get(q);
        same_outcomes(&r, &k);
        monoid(&k);
        orders += k.order;
        large += k.order > 20;
        cgt_quotient_free(q);
    }
}
/* Whoever asks again goes on; whatever the budget, what is found is the same. */
static void little_by_little(void) {
    rules r = read("0.72");
    cgt_quotient *q = quotient(&r, 50, PLENTY), *other = cgt_quotient_new(r.digit, r.last);
    cgt_quotient_known a = cgt_quotient_get(q), b;
    int refused = 0;
    for (b = cgt_quotient_get(other); b.rows < 50 && refused < 10000; b = cgt_quotient_get(other))
        refused += cgt_quotient_go(other, 10) == CGT_E_BUDGET;
    CHECK(refused > 100 && a.rows == 50 && b.rows == 50 && a.order == b.order && a.lost == b.lost);
    CHECK(!memcmp(a.class, b.class, 51));
    cgt_quotient_free(q);
    cgt_quotient_free(other);
    r = read("0.26"); /* more classes than are found here */
    q = quotient(&r, 24, PLENTY);
    a = cgt_quotient_get(q);
    CHECK(a.rows == 24 && cgt_quotient_go(q, PLENTY) == CGT_E_RANGE);
    b = cgt_quotient_get(q);
    CHECK(b.rows == 24 && b.order == a.order);
    cgt_period p;
    CHECK(!cgt_quotient_period(q, &p));
    cgt_quotient_free(q);
    r = read("0.3"); /* and no longer rows */
    q = quotient(&r, 300, PLENTY);
    a = cgt_quotient_get(q);
    CHECK(a.rows == CGT_QUOTIENT_ROWS && cgt_quotient_go(q, PLENTY) == CGT_E_RANGE);
    CHECK(a.order == 2 && cgt_quotient_period(q, &p) && p.period == 2);
    cgt_quotient_free(q);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    printed();
    kayles();
    all_codes();
    little_by_little();
    printf("%ld sums compared; the codes have %ld classes, %ld of them more than 20\n", compared,
           orders, large);
    CHECK(compared > (deep() ? 30000 : 7000) && large > (deep() ? 10 : 1));
    return report();
}
