/* kattis-hackenbushpurplehearts.c -- Hackenbush Purplehearts: the value of a forest of blue and red edges
 * (Kattis). It is a number. A blue edge below a branch of value x is worth (x + m + 1) / 2^m, where m is the
 * least of 0, 1, ... with x + m >= 0; a red one the negative of that for -x: the colon principle, and
 * Berlekamp's rule for strings (Berlekamp, Conway and Guy, Winning Ways, chapters 2 and 3, not checked). Of
 * n edges a value is a multiple of 1 / 2^n and at most n: so all are held as whole multiples, in two's
 * complement, lowest word first. O(n^2 / 32).
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "chunks.h"
#include "methods.h"

enum { EDGES = 2000, GROUND = 0 }; /* the judge's are not confirmed */
typedef struct {
    int64_t n;
    uint32_t come;    /* edges of which is said where they stand */
    uint32_t words;   /* words a value */
    uint32_t *value;  /* edge (from 1 on) -> value of its branch; GROUND -> the sum */
    uint16_t *below;  /* from 1 on: the edge that it stands on */
    const char *blue; /* 'B', or 'R', from 0 on; lasts until `run` returns */
} forest;

static uint32_t *value(const forest *s, uint32_t edge) {
    return s->value + (size_t)edge * s->words;
}
static void forest_free(forest *s) {
    free(s->value);
    free(s->below);
    s->value = NULL;
    s->below = NULL;
}
static bool read(forest *s, cgt_text *in) {
    static const char stands[] =
        "an edge stands on the ground, -1, or on one named before, not on %",
                      many[] = "there are 0 to 2000 edges, not %",
                      letters[] = "a letter B or R is expected for each edge";
    int64_t below;
    size_t length = 0;
    if (!s->value) {
        if (!cgt_text_number(in, 0, EDGES, many, &s->n)) return false;
        cgt_case_begin(in);
        s->words = (uint32_t)s->n / 32 + 2;
        s->value = calloc((size_t)s->n + 1, s->words * sizeof *s->value);
        s->below = calloc((size_t)s->n + 1, sizeof *s->below);
        if (!s->value || !s->below) {
            cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
            return false;
        }
    }
    while (s->come < s->n) {
        if (!cgt_text_number(in, -1, s->come, stands, &below)) return false;
        if (!below) {
            cgt_text_refuse(in, CGT_E_RANGE, stands, below);
            return false;
        }
        s->below[++s->come] = below < 0 ? GROUND : (uint16_t)below;
    }
    if (!s->n) return true;
    if (!cgt_text_word(in, (size_t)s->n, letters, &s->blue, &length)) return false;
    bool right = length == (size_t)s->n;
    for (size_t i = 0; i < length; i++) right &= s->blue[i] == 'B' || s->blue[i] == 'R';
    if (!right) cgt_text_refuse(in, CGT_E_SYNTAX, letters, 0);
    in->budget -= s->n * s->words / 16;
    return right;
}

static void add(const forest *s, uint32_t *to, const uint32_t *other) {
    uint64_t carry = 0;
    for (uint32_t i = 0; i < s->words; i++) {
        carry += (uint64_t)to[i] + other[i];
        to[i] = (uint32_t)carry;
        carry >>= 32;
    }
}
static void negate(const forest *s, uint32_t *x) {
    uint64_t carry = 1;
    for (uint32_t i = 0; i < s->words; i++) {
        carry += (uint32_t)~x[i];
        x[i] = (uint32_t)carry;
        carry >>= 32;
    }
}
static bool negative(const forest *s, const uint32_t *x) { return x[s->words - 1] >> 31; }
/* x becomes (x + m + 1) / 2^m. */
static void put_below(const forest *s, uint32_t *x) {
    uint32_t high = s->words - 2, bit = (uint32_t)s->n % 32; /* bit where the whole part begins */
    int64_t whole = (int64_t)((uint64_t)x[high + 1] << 32 | x[high]) >> bit,
            m = whole < 0 ? -whole : 0;
    uint64_t top = ((uint64_t)x[high + 1] << 32 | x[high]) + ((uint64_t)(m + 1) << bit);
    x[high] = (uint32_t)top;
    x[high + 1] = (uint32_t)(top >> 32);
    uint32_t by = (uint32_t)m / 32, rest = (uint32_t)m % 32;
    for (uint32_t i = 0; i < s->words; i++) {
        uint64_t low = i + by < s->words ? x[i + by] : 0,
                 next = i + by + 1 < s->words ? x[i + by + 1] : 0;
        x[i] = (uint32_t)((next << 32 | low) >> rest);
    }
}
static void find(forest *s) {
    for (uint32_t e = (uint32_t)s->n; e; e--) {
        uint32_t *x = value(s, e);
        bool red = s->blue[e - 1] == 'R';
        if (red) negate(s, x);
        put_below(s, x);
        if (red) negate(s, x);
        add(s, value(s, s->below[e]), x);
    }
}
/* In decimal, such as -5/2^6; what it was is lost. */
static void put(const forest *s, uint32_t *x, cgt_reply *out) {
    enum { NINE = 1000000000, DIGITS = 9 * (EDGES / 29 + 3) };
    char digits[DIGITS + 1], *d = digits + DIGITS;
    uint32_t low = 0;
    if (negative(s, x)) {
        negate(s, x);
        cgt_reply_put(out, "-");
    }
    while (low < s->n && !(x[low / 32] >> low % 32 & 1)) low++;
    *d = 0;
    uint32_t by = low / 32, rest = low % 32;
    for (uint32_t i = 0; i < s->words; i++) {
        uint64_t here = i + by < s->words ? x[i + by] : 0,
                 next = i + by + 1 < s->words ? x[i + by + 1] : 0;
        x[i] = (uint32_t)((next << 32 | here) >> rest);
    }
    for (bool more = true; more;) {
        uint64_t left = 0;
        more = false;
        for (uint32_t i = s->words; i--;) {
            left = left << 32 | x[i];
            x[i] = (uint32_t)(left / NINE);
            left %= NINE;
            more |= x[i] != 0;
        }
        for (int i = 0; i < 9; i++, left /= 10) *--d = (char)('0' + left % 10);
    }
    while (*d == '0' && d[1]) d++;
    cgt_reply_put(out, d);
    if (low < s->n) {
        cgt_reply_put(out, "/2^");
        cgt_reply_number(out, s->n - low);
    }
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    forest *s = data;
    int64_t more;
    if (!s->value) cgt_text_announce(in, 1);
    if (!in->cases) {
        if (!read(s, in)) return;
        find(s);
        put(s, value(s, GROUND), out);
        cgt_reply_put(out, "\n");
        cgt_case_end(in, out);
    }
    cgt_text_number(in, 1, EDGES, "", &more); /* there may be none */
}
static void release(void *data) { forest_free(data); }

static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 6 };
    forest s = {0};
    cgt_reply values = {0}, sum = {0};
    uint32_t branches = 0;
    (void)found;
    if (read(&s, one)) {
        find(&s);
        for (uint32_t e = 1; e <= s.n; e++) {
            if (s.below[e] != GROUND || branches++ >= SHOWN) continue;
            if (branches > 1) cgt_reply_put(&values, ", ");
            put(&s, value(&s, e), &values);
        }
        if (branches > SHOWN) cgt_reply_put(&values, ", ...");
        put(&s, value(&s, GROUND), &sum);
        cgt_reply_bytes(&values, "", 1);
        cgt_reply_bytes(&sum, "", 1);
        t->sentence = branches
                          ? "The branches on the ground are worth {values}. Their sum is {sum}."
                          : "There is no edge, and nobody has a move: the value is 0.";
        if (!values.failed && !sum.failed) {
            cgt_told_text(t, "values", values.text);
            cgt_told_text(t, "sum", sum.text);
        }
    }
    free(values.text);
    free(sum.text);
    forest_free(&s);
}

/* Stalks, bushes, and both; small ones half the time with their negative beside them, but for an edge. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    enum { MANY = 1000, FEW = 10 };
    bool large = size == CGT_LARGE, twice = cgt_random_one_in(r, 2);
    int64_t n = large ? MANY : cgt_random_from(r, 1, FEW), own = twice ? n / 2 : n, below[MANY];
    int64_t near = cgt_random_one_in(r, 2) ? 1 : n; /* an edge stands on one of the last so many */
    char colour[MANY + 1] = "";
    for (int64_t i = 0; i < n; i++) {
        bool copy = i >= own && i < 2 * own;
        int64_t e = cgt_random_from(r, i > near ? i - near + 1 : 0, i);
        below[i] = copy ? (below[i - own] < 0 ? -1 : below[i - own] + own) : e ? e : -1;
        colour[i] = copy                      ? (colour[i - own] == 'B' ? 'R' : 'B')
                    : cgt_random_one_in(r, 2) ? 'B'
                                              : 'R';
    }
    cgt_reply_number(out, n);
    cgt_reply_put(out, "\n");
    cgt_reply_list(out, below, (size_t)n);
    cgt_reply_put(out, colour);
    cgt_reply_put(out, "\n");
}
/* Fewer edges; what they carry stands where they did. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    forest s = {0};
    cgt_text in;
    cgt_chunk c;
    int64_t below[EDGES], name[EDGES + 1] = {-1}, left = 0;
    cgt_text_whole(&in, one, length);
    bool more = read(&s, &in) && s.n > 1 && cgt_chunk_at((uint32_t)s.n, &k, &c);
    if (more) {
        for (uint32_t e = 1; e <= s.n; e++) {
            int64_t on = name[s.below[e]];
            bool kept = e - 1 < c.from || e - 1 >= c.to;
            if (kept) below[left++] = on;
            name[e] = kept ? left : on;
        }
        cgt_reply_number(out, left);
        cgt_reply_put(out, "\n");
        cgt_reply_list(out, below, (size_t)left);
        cgt_reply_bytes(out, s.blue, c.from);
        cgt_reply_bytes(out, s.blue + c.to, (size_t)s.n - c.to);
        cgt_reply_put(out, "\n");
    }
    forest_free(&s);
    return more;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* State: edges left, all on the ground, and the mover; each edge is a move of one player. */
static cgt_cost edges_memory(const double *of) {
    double sets = cgt_power(2, of[0]);
    return (cgt_cost){2 * sets, sets * of[0] / 2, 16 * sets};
}
static cgt_cost edges_look(const double *of) {
    return (cgt_cost){of[0], of[0], (of[0] + 1) * (of[0] / 8 + 8)};
}
static const cgt_limit limits[] = {{"edges", 1000}, {0}};
static const cgt_method methods[] = {
    {CGT_MEMORY, edges_memory}, {"A value for each branch, leaves first", edges_look}, {0}};

const cgt_problem cgt_kattis_hackenbushpurplehearts = {
    .id = "kattis-hackenbushpurplehearts",
    .title = "Hackenbush Purplehearts",
    .link = "https://open.kattis.com/problems/hackenbushpurplehearts",
    .head = "",
    .tail = "",
    .limits = limits,
    .methods = methods,
    .state = sizeof(forest),
    .run = run,
    .free = release,
    .gen = gen,
    .tell = tell,
    .shrink = shrink};
