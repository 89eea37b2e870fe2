/* cc-astrgame.c -- A String Game: a move erases a word of the dictionary; what is left of it and
 * right of it stay apart (CodeChef ASTRGAME). The Grundy value of every piece l .. r-1 of the
 * string, by its end r, then l downward:
 *
 *   g(l, r) = mex of g(l, a) ^ g(b, r) over the words that stand at a .. b-1 inside
 *
 * As bits: LEFT[l][v] has a bit a where g(l, a) = v, and RIGHT[u], of this r, where a word begins
 * at a and ends at some b with g(b, r) = u. Then t is among those values if LEFT[l][v] and
 * RIGHT[v ^ t] meet for some v, however many words there are: O(length^3 / 64) for each value. A
 * piece at whose edge no word stands is worth what it is without that letter, and one that is spelt
 * like one further left is worth the same. Values from 64 on are looked for one word after another.
 * (kernels/erase.c is kept apart: values to 63 only, all at once, for the board's 64 letters; here
 * 2000 letters, within a budget; tests/c/judge-pieces.c holds it against the definition.)
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "chunks.h"
#include "methods.h"

/* The judge's: 5 cases, 30 words, 30 letters. */
enum { LETTERS = 2000, WORDS = 1000, CASES = 1000000000, ROW = LETTERS + 1, VALUES = 64 };
enum { HIGH = 2048 }; /* a value is at most the moves that are left, so at most 2000 */

typedef struct {
    uint16_t a, b; /* a word stands at a .. b-1 */
} match;
typedef struct {
    enum { CASE_COUNT, STRING, WORD_COUNT, WORD, SOLVE } want;
    uint32_t n, r, l; /* letters; columns 0..r-1 are done, and of column r the pieces from l on */
    int64_t words;
    char letter[LETTERS];
    uint64_t *stands; /* [n][(n + 64) / 64]: bit b - a of row a, for each match */
    match *at;        /* ascending by a, then by b */
    uint32_t matches, room, stands_room;
    uint32_t first[LETTERS + 1];        /* first match that begins at a or after it */
    uint16_t *begin;                    /* beginnings of the matches, by their end */
    uint32_t ends[ROW + 1], begin_room; /* begin[ends[b] .. ends[b + 1]): matches that end at b */
    uint16_t shortest[ROW];             /* length of the shortest that ends at b; 0: none does */
    uint16_t same[LETTERS], twin[LETTERS]; /* so many letters from l on are as from twin on */
    uint16_t *grundy;                      /* [n][n + 1]: g(l, r) at l (n + 1) + r */
    uint32_t grundy_room;
    uint64_t *left, *right;          /* [n][VALUES][wide], [VALUES][wide] */
    uint64_t lefts[LETTERS], rights; /* which of their values have a bit; no other is zeroed */
    uint32_t left_room, right_room;
    bool high;                    /* a value from 64 on has come up */
    uint16_t column[ROW];         /* g(b, r) of this r */
    uint32_t stamp[HIGH], stamps; /* for values from 64 on */
} game;

static void release(void *data) {
    game *s = data;
    free(s->stands);
    free(s->at);
    free(s->grundy);
    free(s->begin);
    free(s->left);
    free(s->right);
}
static uint32_t wide(const game *s) { return s->n / 64 + 1; }
static uint16_t value(const game *s, uint32_t l, uint32_t r) {
    return l < r ? s->grundy[l * (s->n + 1) + r] : 0;
}

/* --- reading --- */

static bool letters(const char *w, size_t n, cgt_text *in) {
    for (size_t i = 0; i < n; i++)
        if (w[i] < 'a' || w[i] > 'z') {
            cgt_text_refuse(in, CGT_E_SYNTAX, "letters a to z are expected here", 0);
            return false;
        }
    return true;
}
static bool read_string(game *s, cgt_text *in) {
    const char *w;
    size_t n;
    if (!cgt_text_word(in, LETTERS, "a string has at most % letters", &w, &n)) return false;
    cgt_case_begin(in);
    if (!letters(w, n, in)) return false;
    memcpy(s->letter, w, n);
    s->n = (uint32_t)n;
    cgt_text_beyond(in, n > 30, "|S| ≤ 30");
    if (!cgt_grow(&s->stands, &s->stands_room, s->n * wide(s), sizeof *s->stands)) {
        cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
        return false;
    }
    memset(s->stands, 0, (size_t)s->n * wide(s) * sizeof *s->stands);
    return true;
}
/* Marks where the word stands; it itself is not kept. */
static bool read_word(game *s, cgt_text *in) {
    const char *w;
    size_t n;
    if (!cgt_text_word(in, LETTERS, "a word has at most % letters", &w, &n)) return false;
    if (!letters(w, n, in)) return false;
    cgt_text_beyond(in, n > 30, "|w| ≤ 30");
    for (uint32_t a = 0; a + n <= s->n; a++)
        if (s->letter[a] == *w && !memcmp(s->letter + a, w, n))
            s->stands[a * wide(s) + n / 64] |= (uint64_t)1 << n % 64;
    in->budget -= s->n / 16;
    return true;
}
static bool read_case(game *s, cgt_text *in) {
    if (s->want == STRING) {
        if (!read_string(s, in)) return false;
        s->want = WORD_COUNT;
    }
    if (s->want == WORD_COUNT) {
        if (!cgt_text_number(in, 1, WORDS, "a number of words is from 1 to 1000, not %", &s->words))
            return false;
        cgt_text_beyond(in, s->words > 30, "N ≤ 30");
        s->want = WORD;
    }
    while (s->want == WORD && s->words) {
        if (!read_word(s, in)) return false;
        s->words--;
    }
    return true;
}

/* --- solving --- */

static bool sort_by_end(game *s) {
    if (!cgt_grow(&s->begin, &s->begin_room, s->matches, sizeof *s->begin)) return false;
    memset(s->ends, 0, sizeof s->ends);
    for (uint32_t i = 0; i < s->matches; i++) s->ends[s->at[i].b]++;
    for (uint32_t b = 0, sum = 0; b <= ROW; b++) s->ends[b] = sum += s->ends[b];
    for (uint32_t i = s->matches; i--;) s->begin[--s->ends[s->at[i].b]] = s->at[i].a;
    return true;
}
static bool list_matches(game *s) {
    s->matches = 0;
    memset(s->shortest, 0, sizeof s->shortest);
    for (uint32_t a = 0; a < s->n; a++) {
        s->first[a] = s->matches;
        for (uint32_t w = 0; w < wide(s); w++)
            for (uint64_t left = s->stands[a * wide(s) + w]; left; left &= left - 1) {
                uint32_t n = 64 * w + (uint32_t)__builtin_ctzll(left), b = a + n;
                if (!cgt_grow(&s->at, &s->room, s->matches + 1, sizeof *s->at)) return false;
                s->at[s->matches++] = (match){(uint16_t)a, (uint16_t)b};
                if (!s->shortest[b] || n < s->shortest[b]) s->shortest[b] = (uint16_t)n;
            }
    }
    s->first[s->n] = s->matches;
    return sort_by_end(s);
}
/* For each l the place before it from which most letters are the same. */
static void find_twins(game *s) {
    uint16_t same[ROW] = {0}; /* equal letters from l + 1 and each j + 1 on; then from l and j on */
    memset(s->same, 0, sizeof s->same);
    for (uint32_t l = s->n; l--;)
        for (uint32_t j = 0; j < l; j++) {
            same[j] = s->letter[l] == s->letter[j] ? (uint16_t)(same[j + 1] + 1) : 0;
            if (same[j] > s->same[l]) {
                s->same[l] = same[j];
                s->twin[l] = (uint16_t)j;
            }
        }
}
static void mark(const game *s, uint64_t *sets, uint64_t *which, uint32_t value, uint32_t bit) {
    uint64_t *set = sets + value * wide(s);
    if (!(*which >> value & 1)) memset(set, 0, wide(s) * sizeof *set);
    *which |= (uint64_t)1 << value;
    set[bit / 64] |= (uint64_t)1 << bit % 64;
}
static bool prepare(game *s) {
    s->r = s->l = 0;
    s->high = false;
    find_twins(s);
    uint32_t row = VALUES * wide(s);
    if (!list_matches(s) ||
        !cgt_grow(&s->grundy, &s->grundy_room, s->n * (s->n + 1), sizeof *s->grundy) ||
        !cgt_grow(&s->left, &s->left_room, s->n * row, sizeof *s->left) ||
        !cgt_grow(&s->right, &s->right_room, row, sizeof *s->right))
        return false;
    memset(s->lefts, 0, sizeof s->lefts);
    mark(s, s->left, &s->lefts[0], 0, 0);
    return true;
}
/* g(l, r) is known, for this r. */
static void settle(game *s, uint32_t l, uint32_t r, uint16_t g) {
    s->column[l] = g;
    if (l < r) s->grundy[l * (s->n + 1) + r] = g;
    s->high |= g >= VALUES;
    if (s->high) return;
    if (l < s->n) mark(s, s->left + l * VALUES * wide(s), &s->lefts[l], g, r);
    for (uint32_t i = s->ends[l]; i < s->ends[l + 1]; i++)
        mark(s, s->right, &s->rights, g, s->begin[i]);
}
static bool meets(const game *s, uint32_t l, uint32_t r, uint32_t t, int64_t *budget) {
    uint32_t w = wide(s), from = l / 64, to = (r - 1) / 64;
    const uint64_t *left = s->left + l * VALUES * w;
    for (uint64_t v = s->lefts[l]; v; v &= v - 1) {
        uint32_t value = (uint32_t)__builtin_ctzll(v), other = value ^ t;
        if (!(s->rights >> other & 1)) continue;
        const uint64_t *a = left + value * w, *b = s->right + other * w;
        *budget -= 1 + (to - from) / 16;
        uint64_t both = 0; /* no way out in the middle: this way it is done two or more at once */
        for (uint32_t k = from; k <= to; k++) both |= a[k] & b[k];
        if (both) return true;
    }
    return false;
}
/* One word after another. */
static uint16_t high_mex(game *s, uint32_t l, uint32_t r, int64_t *budget) {
    if (!++s->stamps) {
        memset(s->stamp, 0, sizeof s->stamp);
        s->stamps = 1;
    }
    const uint16_t *row = s->grundy + l * (s->n + 1);
    *budget -= (s->first[r] - s->first[l]) / 4;
    for (uint32_t i = s->first[l]; i < s->first[r]; i++) {
        match m = s->at[i];
        if (m.b > r) continue;
        uint32_t g = (uint32_t)((m.a > l ? row[m.a] : 0) ^ s->column[m.b]);
        s->stamp[g] = s->stamps;
    }
    uint16_t g = 0;
    while (s->stamp[g] == s->stamps) g++;
    return g;
}
static uint16_t solve_piece(game *s, uint32_t l, uint32_t r, int64_t *budget) {
    uint16_t t = 0;
    while (!s->high && t < VALUES)
        if (meets(s, l, r, t, budget)) t++;
        else return t;
    return high_mex(s, l, r, budget);
}
/* Solves the next piece of column r. */
static void solve_next(game *s, int64_t *budget) {
    uint32_t n = s->n + 1, r = s->r, l = --s->l, length = r - l;
    bool begins = s->first[l] < s->first[l + 1] && s->at[s->first[l]].b <= r;
    uint16_t g;
    if (length <= s->same[l]) g = s->grundy[s->twin[l] * n + s->twin[l] + length];
    else if (!begins) g = s->column[l + 1];
    else if (!s->shortest[r] || s->shortest[r] > length) g = value(s, l, r - 1);
    else g = solve_piece(s, l, r, budget);
    --*budget;
    settle(s, l, r, g);
}
/* False: the budget is spent. */
static bool solve(game *s, int64_t *budget) {
    while ((s->l || s->r < s->n) && *budget > 0) {
        if (s->l) {
            solve_next(s, budget);
            continue;
        }
        s->l = ++s->r;
        s->rights = 0;
        settle(s, s->r, s->r, 0);
    }
    return !s->l && s->r == s->n;
}
static void run(void *data, cgt_text *in, cgt_reply *out) {
    game *s = data;
    int64_t cases;
    if (s->want == CASE_COUNT) {
        if (!cgt_text_number(in, 0, CASES, "a number of cases is from 0 to 1000000000, not %",
                             &cases))
            return;
        cgt_text_announce(in, cases);
        cgt_text_beyond(in, cases > 5, "T ≤ 5");
        s->want = STRING;
    }
    while (s->want == SOLVE || read_case(s, in)) {
        if (s->want != SOLVE && !prepare(s)) cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
        if (in->status) return;
        s->want = SOLVE;
        if (!solve(s, &in->budget)) return;
        cgt_reply_put(out, value(s, 0, s->n) ? "Teddy\n" : "Tracy\n");
        s->want = STRING;
        cgt_case_end(in, out);
    }
}

/* --- why --- */

static void put_position(const game *s, cgt_told *t) {
    enum { SHOWN = 64 };
    cgt_out rules = cgt_told_rules(t), start = cgt_told_start(t);
    if (s->n > SHOWN) return;
    for (uint32_t i = 0; i < s->n; i++) cgt_putc(&start, s->letter[i]);
    for (uint32_t i = 0; i < s->matches; i++) { /* words that stand somewhere, once each */
        uint32_t a = s->at[i].a, n = s->at[i].b - a, j = 0;
        while (j < i && !((uint32_t)(s->at[j].b - s->at[j].a) == n &&
                          !memcmp(s->letter + s->at[j].a, s->letter + a, n)))
            j++;
        if (j < i) continue;
        if (rules.len) cgt_putc(&rules, ' ');
        for (uint32_t k = 0; k < n; k++) cgt_putc(&rules, s->letter[a + k]);
    }
    cgt_told_position(t, "words", &rules, &start);
}
static void tell(cgt_text *one, const char *found, cgt_told *t) {
    enum { SEARCHED = 400, WORD_SHOWN = 40 };
    (void)found;
    game *s = calloc(1, sizeof *s);
    int64_t budget = INT64_MAX;
    if (!s) return;
    s->want = STRING;
    if (read_case(s, one) && prepare(s)) {
        t->sentence = "The string is too long to show its best first move.";
        if (s->n <= SEARCHED && solve(s, &budget)) {
            uint32_t i = 0;
            while (i < s->matches && value(s, 0, s->at[i].a) != value(s, s->at[i].b, s->n)) i++;
            if (i < s->matches) {
                char word[WORD_SHOWN + 1] = "";
                uint32_t a = s->at[i].a, n = s->at[i].b - a;
                memcpy(word, s->letter + a, n < WORD_SHOWN ? n : WORD_SHOWN);
                cgt_told_text(t, "word", word);
                cgt_told_number(t, "place", a + 1);
                cgt_told_number(t, "value", value(s, 0, a));
                t->sentence =
                    "Teddy erases {word} at letter {place}: what stands left of it and right of it "
                    "is worth the same, {value}, so every move of Tracy has a reply.";
            } else {
                t->sentence =
                    s->matches
                        ? "Every word that Teddy can erase leaves two strings of different Grundy "
                          "values: Tracy wins."
                        : "The string contains no word of the dictionary: Teddy has no move.";
            }
        }
        put_position(s, t);
    }
    release(s);
    free(s);
}

/* --- generating --- */

/* Two or three letters, so that words stand often and in several places; a word sometimes twice,
 * or longer than the string. */
static void gen(cgt_random *r, cgt_size size, cgt_reply *out) {
    enum { MOST = 30, CASES_MOST = 5 };
    bool large = size == CGT_LARGE;
    cgt_reply_put(out, "5\n");
    for (unsigned i = 0; i < CASES_MOST; i++) {
        int64_t kinds = cgt_random_from(r, large ? 1 : 2, 3),
                n = large ? MOST : cgt_random_from(r, 1, 9),
                words = large ? MOST : cgt_random_from(r, 1, 4);
        int64_t length = n;
        char text[MOST];
        for (int64_t w = -1; w < words; w++) { /* the string, then the words */
            int64_t most = !cgt_random_one_in(r, 8) ? large ? 6 : 3 : large ? MOST : n + 2;
            bool again = w > 0 && cgt_random_one_in(r, 6);
            if (!again) {
                length = w < 0 ? n : cgt_random_from(r, 1, most);
                for (int64_t k = 0; k < length; k++)
                    text[k] = (char)('a' + cgt_random_from(r, 0, kinds - 1));
            }
            cgt_reply_bytes(out, text, (size_t)length);
            cgt_reply_put(out, "\n");
            if (w >= 0) continue;
            cgt_reply_number(out, words);
            cgt_reply_put(out, "\n");
        }
    }
}

/* --- shrinking: fewer letters, fewer words, shorter words --- */

typedef struct {
    const char *text;
    size_t n;
} piece;
static void put_case(piece string, const piece *word, uint32_t words, cgt_chunk skipped_letters,
                     cgt_chunk skipped_words, cgt_reply *out) {
    cgt_text_with(out, string.text, string.n, skipped_letters.from, skipped_letters.to, "");
    cgt_reply_put(out, "\n");
    cgt_reply_number(out, words - (skipped_words.to - skipped_words.from));
    cgt_reply_put(out, "\n");
    for (uint32_t i = 0; i < words; i++) {
        if (i >= skipped_words.from && i < skipped_words.to) continue;
        cgt_reply_bytes(out, word[i].text, word[i].n);
        cgt_reply_put(out, "\n");
    }
}
static bool shrink(const char *one, size_t length, uint32_t k, cgt_reply *out) {
    piece string = {0}, word[WORDS];
    int64_t words = 0;
    cgt_text in;
    cgt_chunk c, none = {0};
    cgt_text_whole(&in, one, length);
    if (!cgt_text_word(&in, LETTERS, "", &string.text, &string.n) ||
        !cgt_text_number(&in, 1, WORDS, "", &words))
        return false;
    for (int64_t i = 0; i < words; i++)
        if (!cgt_text_word(&in, LETTERS, "", &word[i].text, &word[i].n)) return false;
    if (words > 1 && cgt_chunk_at((uint32_t)words, &k, &c)) {
        put_case(string, word, (uint32_t)words, none, c, out);
        return true;
    }
    if (string.n > 1 && cgt_chunk_at((uint32_t)string.n, &k, &c)) {
        put_case(string, word, (uint32_t)words, c, none, out);
        return true;
    }
    for (int64_t i = 0; i < words; i++) {
        if (word[i].n < 2) continue;
        if (k < 2) {
            word[i].text += k;
            word[i].n--;
            put_case(string, word, (uint32_t)words, none, none, out);
            return true;
        }
        k -= 2;
    }
    return false;
}

/* --- what the methods cost -------------------------------------------------------------------- */

/* n equal letters; words of 1 to w of them stand everywhere. */
static double standing(const double *of) {
    return cgt_choose(of[0] + 3, 4) - (of[1] < of[0] ? cgt_choose(of[0] - of[1] + 3, 4) : 0);
}
static cgt_cost string_intervals(const double *of) {
    double n = of[0];
    return (cgt_cost){n * (n + 1) / 2, standing(of), 2 * n * n};
}
static cgt_cost string_words(const double *of) {
    double n = of[0];
    return (cgt_cost){n * (n + 1) / 2, standing(of) / 64 + n * (n + 1) / 2, 4 * n * n};
}
static const cgt_limit limits[] = {{"letters", 30}, {"words", 30}, {0}};
static const cgt_method methods[] = {
    {"A table of all stretches, with every word in them", string_intervals},
    {"The same, 64 values at once", string_words},
    {0}};

const cgt_problem cgt_cc_astrgame = {.id = "cc-astrgame",
                                     .title = "A String Game",
                                     .link = "https://www.codechef.com/problems/ASTRGAME",
                                     .head = "1\n",
                                     .tail = "",
                                     .limits = limits,
                                     .methods = methods,
                                     .state = sizeof(game),
                                     .run = run,
                                     .free = release,
                                     .gen = gen,
                                     .tell = tell,
                                     .shrink = shrink};
