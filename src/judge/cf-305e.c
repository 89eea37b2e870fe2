/* cf-305e.c -- Playing with String: a move cuts a letter out of a piece in which its two neighbours
 * are equal; what is left of it and right of it are two pieces (Codeforces 305E). A cut takes the
 * neighbours' own chance, and no other: so each run of letters that can be cut is a row of Dawson's
 * chess, the octal game 0.137, whose Grundy values have period 34 from 52 on (Guy and Smith, Proc.
 * Camb. Phil. Soc. 52 (1956), 514-526). O(letters).
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "chunks.h"
#include "methods.h"

/* The judge's strings have at most 5000 letters. */
enum { LETTERS = 1000000, PERIOD = 34, BEFORE = 52, KNOWN = BEFORE + PERIOD };
typedef struct {
    bool announced;
    uint8_t grundy[KNOWN];
} state;

/* Lengths of the two rows left when the i-th of n is taken with its neighbours. */
static uint32_t left_of(uint32_t i) { return i ? i - 1 : 0; }
static uint32_t right_of(uint32_t n, uint32_t i) { return i + 2 < n ? n - i - 2 : 0; }
static void fill(uint8_t *grundy) {
    for (uint32_t n = 0; n < KNOWN; n++) {
        uint64_t seen = 0; /* no value is above 9 */
        for (uint32_t i = 0; i < n; i++)
            seen |= (uint64_t)1 << (grundy[left_of(i)] ^ grundy[right_of(n, i)]);
        grundy[n] = (uint8_t)__builtin_ctzll(~seen);
    }
}
static uint8_t value(const state *s, uint32_t n) {
    return s->grundy[n < KNOWN ? n : BEFORE + (n - BEFORE) % PERIOD];
}
/* The run of letters that can be cut from `at` on: where it begins, and its length; 0: none. */
static uint32_t next_run(const char *w, uint32_t n, uint32_t *at) {
    uint32_t i = *at ? *at : 1, length = 0;
    while (i + 1 < n && w[i - 1] != w[i + 1]) i++;
    while (i + length + 1 < n && w[i + length - 1] == w[i + length + 1]) length++;
    *at = i;
    return length;
}
static uint8_t sum(const state *s, const char *w, uint32_t n) {
    uint8_t x = 0;
    for (uint32_t at = 0, run; (run = next_run(w, n, &at)); at += run) x ^= value(s, run);
    return x;
}
/* The first letter, from 1, that a winning move cuts; 0: there is none. */
static uint32_t winning(const state *s, const char *w, uint32_t n) {
    uint8_t x = sum(s, w, n);
    for (uint32_t at = 0, run; x && (run = next_run(w, n, &at)); at += run)
        for (uint32_t i = 0; i < run; i++)
            if ((value(s, left_of(i)) ^ value(s, right_of(run, i))) == (x ^ value(s, run)))
                return at + i + 1;
    return 0;
}

static bool read(cgt_text *in, const char **w, uint32_t *n) {
    size_t length;
    if (!cgt_text_word(in, LETTERS, "a string has at most % letters", w, &length)) return false;
    cgt_case_begin(in);
    for (size_t i = 0; i < length; i++)
        if ((*w)[i] < 'a' || (*w)[i] > 'z') {
            cgt_text_refuse(in, CGT_E_SYNTAX, "letters a to z are expected here", 0);
            return false;
        }
    cgt_text_beyond(in, length > 5000, "|s| ≤ 5000");
    *n = (uint32_t)length;
    return true;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    state *s = data;
    const char *w;
    uint32_t n;
    if (!s->announced) {
        cgt_text_announce(in, 1);
        fill(s->grundy);
        s->announced = true;
    }
    while (read(in, &w, &n)) {
        uint32_t cut = winning(s, w, n);
        in->budget -= n / 4;
        cgt_reply_put(out, cut ? "First\n" : "Second\n");
        if (cut) {
            cgt_reply_number(out, cut);
            cgt_reply_put(out, "\n");
        }
        cgt_case_end(in, out);
    }
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SHOWN = 64 };
    state s;
    const char *w;
    uint32_t n, runs = 0;
    int64_t row[SHOWN], worth[SHOWN];
    (void)found;
    fill(s.grundy);
    if (!read(one, &w, &n)) return;
    for (uint32_t at = 0, run; (run = next_run(w, n, &at)); at += run, runs++)
        if (runs < SHOWN) row[runs] = run, worth[runs] = value(&s, run);
    uint32_t shown = runs < SHOWN ? runs : SHOWN, cut = winning(&s, w, n);
    t->sentence =
        !runs ? "No letter has two equal neighbours: the first player has no move and loses."
        : cut ? "The letters that can be cut stand in runs of {runs}, worth {values}. Their XOR is "
                "{xor}: the first player wins, and {place} is the first place to cut that does."
              : "The letters that can be cut stand in runs of {runs}, worth {values}. Their XOR is "
                "0: the first player loses.";
    cgt_told_list(t, "runs", row, shown);
    cgt_told_list(t, "values", worth, shown);
    cgt_told_number(t, "xor", sum(&s, w, n));
    cgt_told_number(t, "place", cut);
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    cgt_put(&rules, "0.137");
    cgt_list(&start, row, shown);
    if (runs && runs <= SHOWN) cgt_told_position(t, "octal", &rules, &start);
}
/* Words of two letters, in stretches of one letter or of both in turn, so that runs of any length
 * come up. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    int64_t n = large ? 5000 : cgt_random_from(r, 1, 16), most = large ? 200 : 9;
    char letter = 'a';
    while (n) {
        int64_t stretch = cgt_random_from(r, 1, most < n ? most : n);
        bool turns = cgt_random_one_in(r, 2);
        for (int64_t i = 0; i < stretch; i++) {
            char c = (char)(turns && i % 2 ? (letter == 'a' ? 'b' : 'a') : letter);
            cgt_reply_bytes(out, &c, 1);
        }
        n -= stretch;
        letter = (char)cgt_random_from(r, 'a', 'c');
    }
    cgt_reply_put(out, "\n");
}
/* Fewer letters. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    cgt_chunk c;
    if (length < 2 || !cgt_chunk_at((uint32_t)length, &k, &c)) return false;
    cgt_text_with(out, one, length, c.from, c.to, "");
    return true;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* n letters, all alike: n - 2 of them can be cut. */
static cgt_cost pieces_table(const double *of) {
    double n = of[0], states = n * (n + 1) / 2, m = n - 2;
    return (cgt_cost){states, m > 0 ? m * (m + 1) * (m + 2) / 6 : 0, 2 * states};
}
static cgt_cost runs_table(const double *of) {
    double m = of[0] > 2 ? of[0] - 2 : 0;
    return (cgt_cost){m + 1, m * (m + 1) / 2, m + 1};
}
static cgt_cost runs_look(const double *of) { return (cgt_cost){of[0], of[0], KNOWN}; }
static const cgt_limit limits[] = {{"letters", 5000}, {0}};
static const cgt_method methods[] = {{"A table of Grundy values of every piece", pieces_table},
                                     {"The same, of runs by their length", runs_table},
                                     {"Runs by their length, with the period", runs_look},
                                     {0}};

const cgt_problem cgt_cf_305e = {.id = "cf-305e",
                                 .title = "Playing with String",
                                 .link = "https://codeforces.com/problemset/problem/305/E",
                                 .head = "",
                                 .tail = "",
                                 .limits = limits,
                                 .methods = methods,
                                 .state = sizeof(state),
                                 .run = run,
                                 .gen = gen,
                                 .tell = tell,
                                 .shrink = shrink};
