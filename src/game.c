/* game.c -- what is the same for every game: text, memory of rules, opening, ends, legality.
 * SPDX-License-Identifier: MIT */
#include "game.h"

#include <stdlib.h>
#include <string.h>

void cgt_refuse(cgt_in *t, cgt_status s, const char *reason, int64_t number) {
    if (t->status) return;
    t->status = s;
    t->reason = reason;
    t->number = number;
    t->column = (int)(t->at - t->text);
}
/* Editors and PDFs put blanks that do not break, narrow ones, ones of no width and a byte order mark. */
size_t cgt_blank(const char *s) {
    static const char *const wide[] = {"\u00a0", "\u202f", "\u205f", "\u2060", "\u3000", "\ufeff"};
    if (*s == ' ' || (*s >= '\t' && *s <= '\r')) return 1;
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        if (!strncmp(s, wide[i], strlen(wide[i]))) return strlen(wide[i]);
    unsigned char third = (unsigned char)(strncmp(s, "\xe2\x80", 2) ? 0 : s[2]);
    return (third >= 0x80 && third <= 0x8f) || (third >= 0xa8 && third <= 0xaf)
               ? 3 /* U+2000 to U+200F, U+2028 to U+202F */
               : 0;
}
static void skip(cgt_in *t) {
    for (size_t n = cgt_blank(t->at); n; n = cgt_blank(t->at)) t->at += n;
}
/* The true minus, U+2212, is typed by text processors. */
size_t cgt_minus(const char *s) { return *s == '-' ? 1 : strncmp(s, "\u2212", 3) ? 0 : 3; }

static const struct {
    uint32_t from, to;
    const char *name;
} signs[] = {
    {0x00, 0x1f, "a control character"},
    {0x20, 0x7e, NULL},
    {0x7f, 0x9f, "a control character"},
    {0xa0, 0xa0, "a no-break space"},
    {0xad, 0xad, "a soft hyphen"},
    {0xb2, 0xb9, "a raised digit"},
    {0xd7, 0xd7, "a multiplication sign"},
    {0x660, 0x669, "an Arabic digit"},
    {0x2000, 0x200a, "a space of another width"},
    {0x200b, 0x200f, "a character of no width"},
    {0x2010, 0x2012, "a hyphen that is no minus"},
    {0x2013, 0x2013, "an en dash"},
    {0x2014, 0x2015, "an em dash"},
    {0x2018, 0x201f, "a quotation mark"},
    {0x202f, 0x202f, "a narrow no-break space"},
    {0x205f, 0x205f, "a space of another width"},
    {0x2060, 0x2064, "a character of no width"},
    {0x2070, 0x2089, "a raised digit"},
    {0x2212, 0x2212, "a true minus"},
    {0x3000, 0x3000, "a space of another width"},
    {0xfeff, 0xfeff, "a byte order mark"},
    {0xff10, 0xff19, "a full-width digit"},
    {0x300, 0x36f, "a mark without its letter"},
    {0x61c, 0x61c, "a character of no width"},
    {0x180e, 0x180e, "a character of no width"},
    {0x2066, 0x206f, "a character of no width"},
    {0x3164, 0x3164, "a space of another width"},
    {0xfe00, 0xfe0f, "a character of no width"},
    {0xd800, 0xf8ff, "a character outside ASCII"}, /* private use: not every font draws it */
    {0xfff0, 0xfffb, "a character outside ASCII"},
    {0xe0000, UINT32_MAX, "a character outside ASCII"},
    {0, UINT32_MAX, NULL}};
cgt_sign cgt_sign_at(const char *s) {
    static const char hex[] = "0123456789ABCDEF";
    const unsigned char *u = (const unsigned char *)s;
    unsigned more = *u < 0x80   ? 0
                    : *u < 0xc2 ? 4
                    : *u < 0xe0 ? 1
                    : *u < 0xf0 ? 2
                    : *u < 0xf5 ? 3
                                : 4;
    uint32_t code = more ? *u & (0x3fu >> more) : *u;
    for (unsigned i = 1; more < 4 && i <= more; i++) {
        if ((u[i] & 0xc0) != 0x80) more = 4;
        code = code << 6 | (u[i] & 0x3f);
    }
    if (more == 4) /* another encoding, e.g. Latin-1 */
        return (cgt_sign){"a byte that is no UTF-8", {'0', 'x', hex[*u >> 4], hex[*u & 15]}};
    int i = 0;
    while (code < signs[i].from || code > signs[i].to) i++;
    cgt_sign sign = {.name = signs[i].name};
    if (!sign.name && code < 0x80) return sign;
    int n = 0;
    if (!sign.name) { /* it can be seen */
        strcpy(sign.point, "\u201c");
        strncat(sign.point, s, more + 1);
        strcat(sign.point, "\u201d (");
        n = (int)strlen(sign.point);
    }
    sign.point[n++] = 'U';
    sign.point[n++] = '+';
    for (int shift = code > 0xfffff ? 20 : code > 0xffff ? 16 : 12; shift >= 0; shift -= 4)
        sign.point[n++] = hex[code >> shift & 15];
    if (!sign.name) sign.point[n] = ')';
    return sign;
}
cgt_sign cgt_refused_sign(const cgt_in *t) {
    const char *s = t && t->text && t->status == CGT_E_SYNTAX ? t->text + t->column : "";
    for (size_t n; (n = *s == ',' ? 1 : cgt_blank(s)) != 0;) s += n;
    return *s ? cgt_sign_at(s) : (cgt_sign){0};
}
/* Between numbers there may be commas, as there are in books. */
static void skip_commas(cgt_in *t) {
    skip(t);
    const char *s = t->at;
    for (size_t n = 0; (n = *s == ',' ? 1 : cgt_blank(s)) != 0;) s += n;
    const char *digit = s + cgt_minus(s);
    if (*digit >= '0' && *digit <= '9') t->at = s;
}
bool cgt_more(cgt_in *t) {
    skip(t);
    return !t->status && *t->at;
}
bool cgt_take(cgt_in *t, char c) {
    skip(t);
    size_t n = c == '-' ? cgt_minus(t->at) : *t->at == c;
    if (t->status || !n) return false;
    t->at += n;
    return true;
}
bool cgt_word(cgt_in *t, const char *w) {
    skip(t);
    size_t n = strlen(w);
    if (t->status || strncmp(t->at, w, n) || (t->at[n] && !cgt_blank(t->at + n))) return false;
    t->at += n;
    return true;
}
uint64_t cgt_read(cgt_in *t, uint64_t least, uint64_t most, const char *reason) {
    skip_commas(t);
    if (t->status) return 0;
    if (*t->at < '0' || *t->at > '9') {
        cgt_refuse(t, CGT_E_SYNTAX, reason, 0);
        return 0;
    }
    const char *s = t->at;
    uint64_t n = 0;
    for (; *s >= '0' && *s <= '9'; s++) {
        unsigned d = (unsigned)(*s - '0');
        if (n > (UINT64_MAX - d) / 10) {
            n = UINT64_MAX;
            continue;
        } /* sticks above every limit: limits are below 2^63 */
        n = n * 10 + d;
    }
    if (n > most) {
        cgt_refuse(t, CGT_E_RANGE, "at most %", (int64_t)most);
        return 0;
    }
    if (n < least) {
        cgt_refuse(t, CGT_E_RANGE, "at least %", (int64_t)least);
        return 0;
    }
    t->at = s;
    return n;
}
int64_t cgt_read_signed(cgt_in *t, int64_t most, const char *reason) {
    skip_commas(t);
    const char *back = t->at;
    size_t sign = t->status ? 0 : cgt_minus(t->at);
    t->at += sign;
    int64_t n = (int64_t)cgt_read(t, 0, (uint64_t)most, reason);
    if (t->status) t->at = back;
    return sign ? -n : n;
}
void cgt_putc(cgt_out *o, char c) {
    if (o->len < o->cap - 1) {
        o->buf[o->len] = c;
        o->buf[o->len + 1] = 0;
    }
    o->len++;
}
void cgt_put(cgt_out *o, const char *s) {
    while (*s) cgt_putc(o, *s++);
}
void cgt_putn(cgt_out *o, int64_t n) {
    char d[20];
    int i = 0;
    uint64_t u = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    if (n < 0) cgt_putc(o, '-');
    do d[i++] = (char)('0' + u % 10);
    while (u /= 10);
    while (i) cgt_putc(o, d[--i]);
}
void cgt_quote(cgt_out *o, const char *s) {
    static const char hex[] = "0123456789abcdef";
    cgt_putc(o, '"');
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\') cgt_putc(o, '\\');
        if (c >= ' ') {
            cgt_putc(o, *s);
            continue;
        }
        cgt_put(o, "\\u00");
        cgt_putc(o, hex[c >> 4]);
        cgt_putc(o, hex[c & 15]);
    }
    cgt_putc(o, '"');
}

struct cgt_block {
    struct cgt_block *next;
    uint64_t bytes[];
};
void *cgt_alloc(cgt_rules *r, cgt_in *t, size_t n, size_t size) {
    struct cgt_block *b = n > (PTRDIFF_MAX - sizeof *b) / size
                              ? NULL
                              : calloc(1, sizeof *b + n * size); /* size_t has 32 bits in wasm */
    if (!b) {
        cgt_refuse(t, CGT_E_MEMORY, "there is not enough memory", 0);
        return NULL;
    }
    b->next = r->owned;
    r->owned = b;
    return b->bytes;
}
void cgt_close(cgt_rules *r) {
    for (struct cgt_block *b = r->owned, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    *r = (cgt_rules){0};
}
void cgt_adopt(cgt_rules *parent, cgt_rules *child) {
    struct cgt_block **last = &parent->owned;
    while (*last) last = &(*last)->next;
    *last = child->owned;
    child->owned = NULL;
}

static void finish(cgt_in *t) {
    if (cgt_more(t)) cgt_refuse(t, CGT_E_SYNTAX, "this text is left over", 0);
}
static cgt_status refuse(cgt_rules *r, const cgt_in *why, cgt_in *refusal) {
    if (refusal) *refusal = *why;
    cgt_status s = why->status;
    if (r) cgt_close(r);
    return s;
}
static cgt_status parse(const cgt_rules *r, const char *text, cgt_position *out, cgt_in *refusal) {
    cgt_in t = {.text = text, .at = text};
    cgt_position p = r->game->parse(r, &t);
    finish(&t);
    if (t.status) return refuse(NULL, &t, refusal);
    *out = p;
    return CGT_OK;
}
/* Which rule at the end: misère, with its accent or without; normal is said, too, and is what holds unsaid. */
static bool misere(cgt_in *t) {
    static const char *const spelt[] = {"misere", "mis\u00e8re", "mise\u0300re", "mis\u00c8re"};
    char word[16] = "";
    skip(t);
    size_t n = 0;
    for (; n < sizeof word - 1 && t->at[n] && !cgt_blank(t->at + n); n++)
        word[n] = (char)(t->at[n] >= 'A' && t->at[n] <= 'Z' ? t->at[n] + 32 : t->at[n]);
    if (!strcmp(word, "normal")) t->at += n;
    for (size_t i = 0; i < sizeof spelt / sizeof *spelt; i++)
        if (!strcmp(word, spelt[i])) {
            t->at += n;
            return true;
        }
    return false;
}
/* Copies a text with blanks for brackets around all of it, as a list in a program has them, {3, 4,
 * 5}; NULL: there are none. Parentheses, (3 4 5), count only if the game refused the first of them:
 * else they mean something. */
static char *bare(const char *text, const cgt_in *refused) {
    static const char pairs[] = "{}[]()";
    cgt_in t = {.text = text, .at = text};
    misere(&t);
    skip(&t);
    const char *pair = *t.at ? strchr(pairs, *t.at) : NULL;
    size_t from = (size_t)(t.at - text), n = 0, last = 0;
    for (size_t k; text[n]; n += k ? k : 1) {
        k = cgt_blank(text + n);
        if (!k) last = n;
    }
    if (!pair || (pair - pairs) % 2 || text[last] != pair[1]) return NULL;
    if (*pair == '(' && (refused->text != text || refused->column > (int)from)) return NULL;
    const char *within = t.at + 1;
    for (size_t k; (k = *within == ',' ? 1 : cgt_blank(within)) != 0;) within += k;
    if (within == text + last) return NULL; /* nothing is between them */
    char *copy = malloc(n + 1);
    if (!copy) return NULL;
    memcpy(copy, text, n + 1);
    copy[from] = copy[last] = ' ';
    return copy;
}
/* Chooses one of two refusals: that of the text without brackets, if it was read farther, with
 * places in the original text. */
static void farther(cgt_in *first, const cgt_in *second, const char *text) {
    if (second->column <= first->column) return;
    *first = *second;
    first->text = text;
    first->at = text + first->column;
}
cgt_status cgt_parse(const cgt_rules *r, const char *text, cgt_position *out, cgt_in *refusal) {
    cgt_in first = {0}, second = {0};
    cgt_status st = parse(r, text, out, &first);
    char *inner = st == CGT_E_SYNTAX ? bare(text, &first) : NULL;
    if (inner) {
        st = parse(r, inner, out, &second);
        if (st) {
            farther(&first, &second, text);
            st = first.status;
        }
        free(inner);
    }
    if (st && refusal) *refusal = first;
    return st;
}
cgt_status cgt_open(cgt_rules *r, const char *name, const char *rules, const char *start,
                    cgt_position *out, cgt_in *refusal) {
    const cgt_game *game = NULL;
    for (int i = 0; cgt_games[i]; i++)
        if (!strcmp(cgt_games[i]->name, name)) game = cgt_games[i];
    return cgt_open_game(r, game, rules, start, out, refusal);
}
static cgt_status open_as(cgt_rules *r, const cgt_game *game, const char *rules, const char *start,
                          cgt_position *out, cgt_in *refusal) {
    *r = (cgt_rules){.game = game, .bits = 64};
    cgt_in t = {.text = rules, .at = rules}, s = {.text = start, .at = start};
    if (!game) {
        cgt_refuse(&t, CGT_E_UNKNOWN, "there is no game of that name", 0);
        return refuse(r, &t, refusal);
    }
    r->flags = game->flags;
    if (misere(&t)) {
        if (r->game->end) cgt_refuse(&t, CGT_E_UNSUPPORTED, "this game has no misère version", 0);
        r->flags |= CGT_MISERE;
    }
    if (r->game->open) r->game->open(r, &t, s);
    finish(&t);
    if (t.status) return refuse(r, &t, refusal);
    cgt_status st = parse(r, start, out, refusal);
    if (st) cgt_close(r);
    return st;
}
cgt_status cgt_open_game(cgt_rules *r, const cgt_game *game, const char *rules, const char *start,
                         cgt_position *out, cgt_in *refusal) {
    cgt_in first = {0}, second = {0};
    cgt_status st = open_as(r, game, rules, start, out, &first);
    if (st == CGT_E_SYNTAX) { /* `open` reads both: each without its brackets, where it has any */
        char *inner[] = {bare(rules, &first), bare(start, &first)};
        const char *text[] = {inner[0] ? inner[0] : rules, inner[1] ? inner[1] : start};
        if (inner[0] || inner[1]) {
            st = open_as(r, game, text[0], text[1], out, &second);
            if (st && second.text == text[0] && first.text == rules)
                farther(&first, &second, rules);
            else if (st && second.text == text[1]) {
                if (first.text == rules) first.column = -1;
                farther(&first, &second, start);
            }
            if (st) st = first.status;
        }
        free(inner[0]);
        free(inner[1]);
    }
    if (st && refusal) *refusal = first;
    return st;
}
int cgt_format(const cgt_rules *r, cgt_position p, char *buf, int cap) {
    cgt_out o = {buf, cap, 0};
    if (cap > 0) *buf = 0;
    r->game->format(r, p, &o);
    return o.len;
}
int cgt_format_move(const cgt_rules *r, cgt_position p, cgt_move m, char *buf, int cap) {
    cgt_out o = {buf, cap, 0};
    if (cap > 0) *buf = 0;
    r->game->format_move(r, p, m, &o);
    return o.len;
}
int32_t cgt_end(const cgt_rules *r, cgt_position p) {
    if (r->game->end) return r->game->end(r, p);
    if (r->game->next(r, p, (cgt_move){0}).code != UINT64_MAX) return CGT_ONGOING;
    return r->flags & CGT_MISERE ? CGT_WIN : CGT_LOSS;
}
cgt_move cgt_next(const cgt_rules *r, cgt_position p, cgt_move from) {
    if (r->game->end && r->game->end(r, p) != CGT_ONGOING) return CGT_NONE;
    return r->game->next(r, p, from);
}
bool cgt_legal(const cgt_rules *r, cgt_position p, cgt_move m) {
    return m.code != UINT64_MAX && cgt_next(r, p, m).code == m.code;
}
static bool plain(const cgt_rules *r, unsigned flags) {
    return (r->flags & (CGT_IMPARTIAL | CGT_LOOPY | CGT_MISERE)) == flags && !r->game->end &&
           !r->game->gain;
}
bool cgt_has_grundy(const cgt_rules *r) { return plain(r, CGT_IMPARTIAL); }
bool cgt_has_loopy(const cgt_rules *r) { return plain(r, CGT_IMPARTIAL | CGT_LOOPY); }
int cgt_components(const cgt_rules *r, cgt_position p, cgt_part *out, int cap) {
    if (r->game->components) return r->game->components(r, p, out, cap);
    if (cap > 0) *out = (cgt_part){r, p, 0};
    return 1;
}
void cgt_field_add(cgt_fields *f, uint64_t most, cgt_in *t) {
    unsigned w = cgt_width(most), at = cgt_fields_bits(f);
    if (t->status) return;
    if (f->n == CGT_FIELDS) {
        cgt_refuse(t, CGT_E_RANGE, "at most % numbers", CGT_FIELDS);
        return;
    }
    if (at + w > 64) {
        cgt_refuse(t, CGT_E_RANGE, "these numbers need more than the % bits of a position", 64);
        return;
    }
    unsigned j = f->n;
    for (; j && f->width[f->order[j - 1]] < w; j--) f->order[j] = f->order[j - 1];
    f->order[j] = (uint8_t)f->n;
    f->at[f->n] = (uint8_t)at;
    f->width[f->n++] = (uint8_t)w;
}
/* Fits: numbers that only fall keep the i-th largest under the i-th largest at the start. */
cgt_position cgt_fields_sort(const cgt_fields *f, cgt_position p) {
    uint64_t v[CGT_FIELDS];
    for (unsigned i = 0; i < f->n; i++) {
        unsigned k = i;
        uint64_t x = cgt_get(f, p, i);
        for (; k && v[k - 1] < x; k--) v[k] = v[k - 1];
        v[k] = x;
    }
    for (unsigned i = 0; i < f->n; i++) p = cgt_set(f, p, f->order[i], v[i]);
    return p;
}
