/* poj-2931.c -- Procrastination: towers of white and black cubes; White takes a white cube with all that
 * stands on it, Black a black one; who cannot loses. Are three towers at least as good for White, beside
 * any fourth, as three others (POJ 2931)? A tower is a string of red and blue Hackenbush, and a number:
 * cubes count 1, with the sign of their colour, until the colour changes, and from there on each half
 * the one below (Berlekamp's rule: Berlekamp, Conway and Guy, Winning Ways, chapter 3, not checked).
 * Numbers are added, and the greater is better. Whole parts and 60 bits of fractions: exact. O(cubes).
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "chunks.h"
#include "methods.h"

/* How high the judge's towers are is not confirmed. */
enum { TOWERS = 6, HALF = 3, HIGH = 60, CASES = 1000000000 };
static const int64_t ONE = (int64_t)1 << HIGH;
typedef struct {
    int64_t cases, test;
    uint8_t height[TOWERS], heights, tower, cube; /* heights: so many have come */
    bool white[TOWERS][HIGH], begun, numbered;
} towers;
typedef struct {
    int64_t whole, part; /* part / ONE */
} number;

static bool read(towers *s, cgt_text *in) {
    static const char test[] = "the word Test is expected here",
                      cube[] = "a cube W or B is expected here, with a blank after it";
    const char *word;
    size_t n;
    int64_t height;
    if (!in->inside) {
        if (!cgt_text_word(in, 4, test, &word, &n)) return false;
        if (n != 4 || memcmp(word, "Test", 4) != 0) {
            cgt_text_refuse(in, CGT_E_SYNTAX, test, 0);
            return false;
        }
        cgt_case_begin(in);
        s->numbered = false;
        s->heights = s->tower = s->cube = 0;
    }
    if (!s->numbered) {
        if (!cgt_text_number(in, 0, INT64_MAX, "a test’s number is 0 or more, not %", &s->test))
            return false;
        s->numbered = true;
    }
    for (; s->tower < TOWERS; s->tower++, s->cube = 0) {
        while (s->heights < (s->tower / HALF + 1) * HALF) {
            if (!cgt_text_number(in, 0, HIGH, "a tower has 0 to 60 cubes, not %", &height))
                return false;
            s->height[s->heights++] = (uint8_t)height;
        }
        for (; s->cube < s->height[s->tower]; s->cube++) {
            if (!cgt_text_word(in, 1, cube, &word, &n)) return false;
            if (*word != 'W' && *word != 'B') {
                cgt_text_refuse(in, CGT_E_SYNTAX, cube, 0);
                return false;
            }
            s->white[s->tower][s->cube] = *word == 'W';
        }
    }
    return true;
}
/* Value of n towers from `first` on. */
static number worth(const towers *s, uint32_t first, uint32_t n) {
    number v = {0};
    for (uint32_t t = first; t < first + n; t++) {
        int64_t unit = ONE;
        for (uint32_t i = 0; i < s->height[t]; i++) {
            const bool *cube = s->white[t];
            if (unit < ONE || cube[i] != cube[0]) unit /= 2;
            if (unit == ONE) v.whole += cube[i] ? 1 : -1;
            else v.part += cube[i] ? unit : -unit;
        }
    }
    return v;
}
static bool as_good(const towers *s) {
    number first = worth(s, 0, HALF), second = worth(s, HALF, HALF);
    int64_t part = first.part - second.part; /* less than 6 ONE */
    return first.whole - second.whole + (part >> HIGH) >= 0;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    towers *s = data;
    if (!s->begun) {
        if (!cgt_text_number(in, 0, CASES, "there are 0 to 1000000000 cases, not %", &s->cases))
            return;
        cgt_text_announce(in, s->cases);
        s->begun = true;
    }
    while (read(s, in)) {
        cgt_reply_put(out, "Test ");
        cgt_reply_number(out, s->test);
        cgt_reply_put(out, as_good(s) ? ": Yes\n" : ": No\n");
        cgt_case_end(in, out);
    }
}

/* Writes a fraction in lowest terms, or whole + fraction if that is too long. */
static void tell_number(cgt_told *t, const char *name, number v) {
    enum { SHORT = 54 }; /* bits of a fraction beside 180 */
    char text[64] = "";
    cgt_out o = {text, sizeof text, 0};
    uint32_t bits = 0;
    v.whole += v.part >> HIGH;
    v.part &= ONE - 1;
    bool minus = v.whole < 0;
    if (minus) { /* -(whole + part) */
        v.whole = -v.whole - (v.part != 0);
        v.part = v.part ? ONE - v.part : 0;
    }
    while (bits < HIGH && v.part & (((int64_t)1 << (HIGH - bits)) - 1)) bits++;
    v.part >>= HIGH - bits;
    if (minus) cgt_putc(&o, '-');
    if (bits > SHORT) {
        cgt_put(&o, "(");
        cgt_putn(&o, v.whole);
        cgt_put(&o, " + ");
        v.whole = 0;
    }
    cgt_putn(&o, (v.whole << bits) + v.part);
    if (bits) {
        cgt_putc(&o, '/');
        cgt_putn(&o, (int64_t)1 << bits);
    }
    if (bits > SHORT) cgt_put(&o, ")");
    cgt_told_text(t, name, text);
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    towers s = {0};
    (void)found;
    if (!read(&s, one)) return;
    t->sentence = as_good(&s)
                      ? "The first three towers are worth {first} to White, the others {second}, "
                        "which is not more: yes."
                      : "The first three towers are worth {first} to White, the others {second}, "
                        "which is more: no.";
    tell_number(t, "first", worth(&s, 0, HALF));
    tell_number(t, "second", worth(&s, HALF, HALF));
}

static void put(const towers *s, cgt_reply *out) {
    cgt_reply_put(out, "Test ");
    cgt_reply_number(out, s->test);
    cgt_reply_put(out, "\n");
    for (uint32_t t = 0; t < TOWERS; t++) {
        for (uint32_t i = 0; t % HALF == 0 && i < HALF; i++) {
            cgt_reply_number(out, s->height[t + i]);
            cgt_reply_put(out, i < HALF - 1 ? " " : "\n");
        }
        for (uint32_t i = 0; i < s->height[t]; i++) {
            if (i) cgt_reply_put(out, " ");
            cgt_reply_put(out, s->white[t][i] ? "W" : "B");
        }
        cgt_reply_put(out, "\n");
    }
}
/* Half of the second three are the first in another order, some of them with one cube on top or turned. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    bool large = size == CGT_LARGE;
    int64_t k = large ? 500 : cgt_random_from(r, 4, 9), most = large ? 50 : 4;
    cgt_reply_number(out, k);
    cgt_reply_put(out, "\n");
    for (int64_t test = 1; test <= k; test++) {
        towers s = {.test = test};
        bool again = cgt_random_one_in(r, 2);
        for (uint32_t t = 0; t < TOWERS; t++) {
            uint32_t from = TOWERS - 1 - t;
            if (again && t >= HALF) {
                s.height[t] = s.height[from];
                memcpy(s.white[t], s.white[from], HIGH);
                continue;
            }
            s.height[t] = (uint8_t)cgt_random_from(r, large ? most - 9 : 0, most);
            for (uint32_t i = 0; i < s.height[t]; i++)
                s.white[t][i] =
                    i && cgt_random_one_in(r, 3) ? s.white[t][i - 1] : cgt_random_one_in(r, 2);
        }
        if (!cgt_random_one_in(r, 3)) {
            uint32_t t = (uint32_t)cgt_random_from(r, 0, TOWERS - 1);
            if (s.height[t] < most) s.white[t][s.height[t]++] = cgt_random_one_in(r, 2);
            else s.white[t][s.height[t] - 1] ^= 1;
        }
        put(&s, out);
    }
}
/* Fewer cubes. */
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    towers s = {0}, less;
    cgt_text in;
    cgt_chunk c;
    uint32_t cubes = 0, at = 0;
    cgt_text_whole(&in, one, length);
    if (!read(&s, &in)) return false;
    for (uint32_t t = 0; t < TOWERS; t++) cubes += s.height[t];
    if (!cubes || !cgt_chunk_at(cubes, &k, &c)) return false;
    less = s;
    for (uint32_t t = 0; t < TOWERS; t++) {
        less.height[t] = 0;
        for (uint32_t i = 0; i < s.height[t]; i++, at++)
            if (at < c.from || at >= c.to) less.white[t][less.height[t]++] = s.white[t][i];
    }
    put(&less, out);
    return true;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* State: the rest of each of six towers, and the mover; each cube is a move of one player. */
static cgt_cost towers_table(const double *of) {
    double heights = cgt_power(of[0] + 1, TOWERS);
    return (cgt_cost){2 * heights, heights * TOWERS * of[0] / 2, heights / 4};
}
static cgt_cost towers_look(const double *of) {
    return (cgt_cost){TOWERS, TOWERS * of[0], TOWERS * sizeof(number)};
}
static const cgt_limit limits[] = {{"cubes in a tower", 50}, {0}};
static const cgt_method methods[] = {
    {"A table of what is left of six towers, with every move", towers_table},
    {"A number for each tower", towers_look},
    {0}};

const cgt_problem cgt_poj_2931 = {.id = "poj-2931",
                                  .title = "Procrastination",
                                  .link = "http://poj.org/problem?id=2931",
                                  .head = "1\n",
                                  .tail = "",
                                  .limits = limits,
                                  .methods = methods,
                                  .state = sizeof(towers),
                                  .run = run,
                                  .gen = gen,
                                  .tell = tell,
                                  .shrink = shrink};
