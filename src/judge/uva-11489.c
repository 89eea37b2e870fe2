/* uva-11489.c -- Integer Game: a move strikes a digit so that the sum of the others is a multiple
 * of 3, or nothing is left (UVa 11489; the digits are 1 to 9). Once the sum is a multiple of 3 only
 * 3, 6 and 9 can go, one a move, so their parity decides; before that, a first move strikes a digit
 * with the sum's own remainder. O(digits), of which there may be any number.
 * SPDX-License-Identifier: MIT */
#include "chunks.h"
#include "methods.h"

/* The judge's are 1000, and fewer than 60 cases. */
enum { DIGITS = 10000000, CASES = 1000000000 };
typedef struct {
    bool announced;
} state;
typedef struct {
    uint32_t with[3]; /* digits by their remainder */
    unsigned sum;     /* its remainder */
    bool won;
} counts;

static bool read_number(cgt_text *in, const char **word, size_t *length, counts *c) {
    static const char expected[] = "a number with digits from 1 to 9 is expected here";
    static const uint8_t remainder[10] = {0, 1, 2, 0, 1, 2, 0, 1, 2, 0};
    if (!cgt_text_word(in, DIGITS, "a number has at most % digits", word, length)) return false;
    cgt_case_begin(in);
    cgt_text_beyond(in, *length > 1000, "N < 10^1000");
    *c = (counts){0};
    bool ok = true;
    for (size_t i = 0; i < *length; i++) {
        unsigned d = (unsigned)(*word)[i] - '0';
        ok &= d - 1 < 9;
        c->with[remainder[d < 10 ? d : 0]]++;
    }
    if (!ok) cgt_text_refuse(in, CGT_E_SYNTAX, expected, 0);
    c->sum = (c->with[1] + 2 * c->with[2]) % 3;
    c->won = c->sum ? c->with[c->sum] && !(c->with[0] & 1) : c->with[0] & 1;
    return ok;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    state *s = data;
    int64_t cases;
    const char *word;
    size_t n;
    counts c;
    if (!s->announced) {
        if (!cgt_text_number(in, 0, CASES, "a number of cases is from 0 to 1000000000, not %",
                             &cases))
            return;
        cgt_text_announce(in, cases);
        cgt_text_beyond(in, cases >= 60, "T < 60");
        s->announced = true;
    }
    while (read_number(in, &word, &n, &c)) {
        cgt_reply_put(out, "Case ");
        cgt_reply_number(out, (int64_t)in->cases + 1);
        cgt_reply_put(out, c.won ? ": S\n" : ": T\n");
        cgt_case_end(in, out);
    }
}

static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 19 }; /* the game's digits fit in 64 bits */
    (void)found;
    const char *word;
    size_t n;
    counts c;
    if (!read_number(one, &word, &n, &c)) return;
    cgt_told_number(t, "n", c.with[0]);
    cgt_told_number(t, "remainder", c.sum);
    if (!c.sum)
        t->sentence = c.with[0] & 1
                          ? "The sum is a multiple of 3, so only digits 3, 6 and 9 can go. There "
                            "are {n}, an odd number, so S takes the last."
                          : "The sum is a multiple of 3, so only digits 3, 6 and 9 can go. There "
                            "are {n}, an even number, so S is left without a move.";
    else if (!c.with[c.sum])
        t->sentence =
            "The sum leaves {remainder} when divided by 3, and no digit does: S has no move.";
    else
        t->sentence =
            c.with[0] & 1
                ? "S must strike out a digit that leaves {remainder} when divided by 3. Then {n} "
                  "digits 3, 6 or 9 can go, an odd number, so T takes the last."
                : "S strikes out a digit that leaves {remainder} when divided by 3. Then {n} "
                  "digits 3, 6 or 9 can go, an even number, so T is left without a move.";
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    for (size_t i = 0; i < n && n <= SHOWN; i++) cgt_putc(&start, word[i]);
    if (n <= SHOWN) cgt_told_position(t, "digits", &rules, &start);
}

/* Few digits 3, 6, 9, and often none with the sum's remainder: only then does it matter. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    int64_t cases = size == CGT_LARGE ? 59 : cgt_random_from(r, 8, 12);
    cgt_reply_number(out, cases);
    cgt_reply_put(out, "\n");
    while (cases--) {
        static const char *const sets[] = {"123456789", "369", "147", "258", "36914", "36925"};
        const char *set = sets[cgt_random_from(r, 0, 5)];
        int64_t n = size == CGT_LARGE ? cgt_random_from(r, 990, 1000) : cgt_random_from(r, 1, 6),
                most = 0;
        while (set[most]) most++;
        while (n--) cgt_reply_bytes(out, set + cgt_random_from(r, 0, most - 1), 1);
        cgt_reply_put(out, "\n");
    }
}
/* Fewer digits; then the least digit of the same remainder. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    cgt_chunk c;
    if (length > 1 && cgt_chunk_at((uint32_t)length, &k, &c)) {
        cgt_text_with(out, one, length, c.from, c.to, "");
        return true;
    }
    if (k >= length) return false;
    char least[] = {(char)('1' + (one[k] - '1') % 3), 0};
    if (*least == one[k]) return true; /* nothing is smaller there */
    cgt_text_with(out, one, length, k, k + 1, least);
    return true;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* A number of n digits 3, of which each that is left tells a position from others. */
static cgt_cost digits_sets(const double *of) {
    double sets = cgt_power(2, of[0]);
    return (cgt_cost){sets, of[0] * sets / 2, sets};
}
static cgt_cost digits_counts(const double *of) { return (cgt_cost){of[0], of[0], 16}; }
static const cgt_limit limits[] = {{"digits", 1000}, {0}};
static const cgt_method methods[] = {{"Search that remembers which digits are left", digits_sets},
                                     {"Count digits by their remainder", digits_counts},
                                     {0}};

const cgt_problem cgt_uva_11489 = {.id = "uva-11489",
                                   .title = "Integer Game",
                                   .link = "https://onlinejudge.org/external/114/11489.pdf",
                                   .head = "1\n",
                                   .tail = "",
                                   .limits = limits,
                                   .methods = methods,
                                   .state = sizeof(state),
                                   .run = run,
                                   .gen = gen,
                                   .tell = tell,
                                   .shrink = shrink};
