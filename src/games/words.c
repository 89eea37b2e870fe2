/* words.c -- letters in a row; a move erases a word of the dictionary, and what is left and right
 * of it stay apart (CodeChef ASTRGAME). Rules: the words. Key: bit i says that letter i still
 * stands. Text: erased letters are dots. Move: item the word's first letter, choice which word.
 * SPDX-License-Identifier: MIT */

#include "../kernels/kernels.h"

enum { LETTERS = 64 };
typedef struct {
    uint64_t mask;
    cgt_move m;
} match;
typedef struct {
    unsigned n, matches;
    char letter[LETTERS];
    match *at; /* ascending */
} shape;
static const shape *of(const cgt_rules *r) { return r->data; }

static bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
static size_t word(const char *w) {
    size_t n = 0;
    while (is_letter(w[n])) n++;
    return n;
}

static void read_letters(shape *g, cgt_in *t) {
    for (; cgt_more(t); t->at++) {
        if (!is_letter(*t->at) && *t->at != '.')
            cgt_refuse(t, CGT_E_SYNTAX, "expected a letter a-z, or . for one that is erased", 0);
        else if (g->n == LETTERS) cgt_refuse(t, CGT_E_RANGE, "at most % letters", LETTERS);
        else g->letter[g->n++] = *t->at;
    }
}

static bool alike(const char *a, const char *b, size_t n) {
    while (n && *a == *b) a++, b++, n--;
    return !n;
}

/* Finds the places of the words from `words` to `end`; out NULL: only counts them. */
static unsigned find(const shape *g, const char *words, const char *end, match *out) {
    unsigned k = 0;
    for (unsigned i = 0; i < g->n; i++) {
        uint32_t which = 0;
        uint64_t seen = 0; /* by length, so that a word said twice is one word */
        size_t n;
        for (const char *w = words; w < end; w += n + !n, which += (n > 0)) {
            n = word(w);
            if (!n || n > g->n - i || !alike(g->letter + i, w, n)) continue;
            if (seen >> (n - 1) & 1) continue;
            seen |= (uint64_t)1 << (n - 1);
            if (out) out[k] = (match){cgt_mask((unsigned)n) << i, cgt_touch(i, which)};
            k++;
        }
    }
    return k;
}

static void open_(cgt_rules *r, cgt_in *t, cgt_in start) {
    shape *g = cgt_alloc(r, t, 1, sizeof *g);
    if (!g) return;
    read_letters(g, &start);
    const char *words = t->at;
    while (cgt_more(t)) {
        size_t n = word(t->at);
        if (!n) cgt_refuse(t, CGT_E_SYNTAX, "expected a word of letters a-z", 0);
        t->at += n;
    }
    if (start.status && !t->status) *t = start;
    if (t->status) return;
    g->matches = find(g, words, t->at, NULL);
    g->at = cgt_alloc(r, t, g->matches, sizeof *g->at);
    if (!g->at) return;
    find(g, words, t->at, g->at);
    r->data = g;
    r->bits = g->n;
    r->cost = g->matches >> 8; /* so many are looked through for one that stands */
}

static cgt_position parse(const cgt_rules *r, cgt_in *t) {
    cgt_position p = {0};
    for (unsigned i = 0; i < of(r)->n; i++, t->at++) {
        if (!cgt_more(t)) cgt_refuse(t, CGT_E_SYNTAX, "expected % letters", of(r)->n);
        if (t->status) break;
        if (*t->at == '.') continue;
        if (*t->at != of(r)->letter[i])
            cgt_refuse(t, CGT_E_RANGE, "a different letter is expected here", 0);
        p.key |= (uint64_t)1 << i;
    }
    return p;
}

static void format(const cgt_rules *r, cgt_position p, cgt_out *o) {
    for (unsigned i = 0; i < of(r)->n; i++) cgt_putc(o, p.key >> i & 1 ? of(r)->letter[i] : '.');
}

/* The first place from this code on. */
static unsigned place_of(const shape *g, uint64_t code) {
    unsigned low = 0, high = g->matches;
    while (low < high) {
        unsigned middle = (low + high) / 2;
        if (g->at[middle].m.code < code) low = middle + 1;
        else high = middle;
    }
    return low;
}
static const match *match_of(const cgt_rules *r, cgt_move m) {
    return of(r)->at + place_of(of(r), m.code);
}
static bool stands(cgt_position p, const match *a) { return (p.key & a->mask) == a->mask; }
static bool same_word(const shape *g, const match *a, const match *b) {
    int n = __builtin_popcountll(a->mask);
    return n == __builtin_popcountll(b->mask) &&
           alike(g->letter + cgt_item_of(a->m), g->letter + cgt_item_of(b->m), (size_t)n);
}

/* ssi, or ssi@6 (its first letter is the sixth) where the same word stands before it. */
static void format_move(const cgt_rules *r, cgt_position p, cgt_move m, cgt_out *o) {
    const shape *g = of(r);
    const match *a = match_of(r, m), *b = g->at;
    for (uint64_t k = a->mask; k; k &= k - 1) cgt_putc(o, g->letter[__builtin_ctzll(k)]);
    while (b < a && !(stands(p, b) && same_word(g, a, b))) b++;
    if (b == a) return;
    cgt_putc(o, '@');
    cgt_putn(o, (int64_t)cgt_item_of(m) + 1);
}

static cgt_move next(const cgt_rules *r, cgt_position p, cgt_move from) {
    for (unsigned i = place_of(of(r), from.code); i < of(r)->matches; i++)
        if (stands(p, &of(r)->at[i])) return of(r)->at[i].m;
    return CGT_NONE;
}

static cgt_position play(const cgt_rules *r, cgt_position p, cgt_move m) {
    return (cgt_position){p.key & ~match_of(r, m)->mask};
}

/* Runs of letters. */
static int components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    int n = 0;
    while (p.key) {
        uint64_t lowest = p.key & (0 - p.key), run = p.key & ~(p.key + lowest);
        if (n < cap) out[n] = (cgt_part){r, {run}, 0};
        n++;
        p.key &= ~run;
    }
    return n;
}

/* In normal play where words stand, then the Grundy values of all runs: letters i to j - 1 at
 * i * (n + 1) + j; and what the kernel needs. */
static size_t table(const cgt_rules *r) {
    size_t n = of(r)->n + 1u, k = of(r)->matches;
    return r->flags & CGT_MISERE ? 0 : k * sizeof(cgt_word_at) + n * n + (n + 1) * k;
}
static cgt_status fill(const cgt_rules *r, void *all) {
    const shape *g = of(r);
    cgt_word_at *word = all;
    for (unsigned i = 0; i < g->matches; i++) {
        uint32_t from = cgt_item_of(g->at[i].m);
        word[i] = (cgt_word_at){from, from + (uint32_t)__builtin_popcountll(g->at[i].mask)};
    }
    cgt_erase e = {.n = g->n, .words = g->matches, .longest = g->n, .word = word};
    e.value = (uint8_t *)(word + e.words);
    e.left = e.value + (e.n + 1) * (e.n + 1);
    e.right = e.left + e.words;
    bool fine = true;
    for (unsigned i = g->n + 1; fine && i--;) fine = cgt_erase_from(&e, i);
    return fine ? CGT_OK : CGT_E_RANGE;
}
static void look(const cgt_rules *r, const void *all, cgt_position p, cgt_claim *c) {
    const uint8_t *grundy = (const uint8_t *)((const cgt_word_at *)all + of(r)->matches);
    cgt_part run[LETTERS / 2];
    *c = (cgt_claim){.has = CGT_HAS_GRUNDY};
    for (int n = components(r, p, run, LETTERS / 2); n--;) {
        unsigned from = (unsigned)__builtin_ctzll(run[n].p.key),
                 to = from + (unsigned)__builtin_popcountll(run[n].p.key);
        c->grundy ^= grundy[from * (of(r)->n + 1) + to];
    }
}

static int items(const cgt_rules *r, cgt_position p, cgt_item *out, int cap) {
    unsigned n = of(r)->n;
    for (unsigned i = 0; i < n && (int)i < cap; i++)
        out[i] = (cgt_item){.item = i,
                            .col = (int16_t)i,
                            .link = -1,
                            .glyph = p.key >> i & 1 ? (uint8_t)of(r)->letter[i] : '.'};
    return (int)n;
}

static const cgt_example examples[] = {{"code chef", "codechef"},
                                       {"bar", "foo"},
                                       {"ssissi mippi mi ppi", "mississippi"},
                                       {"a aa aba", "aababaab"},
                                       {"misere ab ba", "ababab"},
                                       {"ab", "ab.ab"},
                                       {0}};

const cgt_game cgt_words_game = {.name = "words",
                                 .title = "String game",
                                 .board = "row",
                                 .how = "Erase a word of the dictionary; its two sides stay apart.",
                                 .phrase = "Erase {move}",
                                 .flags = CGT_IMPARTIAL,
                                 .examples = examples,
                                 .open = open_,
                                 .parse = parse,
                                 .format = format,
                                 .format_move = format_move,
                                 .next = next,
                                 .play = play,
                                 .components = components,
                                 .items = items,
                                 .table = table,
                                 .fill = fill,
                                 .look = look};
