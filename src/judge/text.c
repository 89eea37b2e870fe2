/* text.c -- a contest's text, in and out: numbers, words and lines from chunks of any size, with
 * the line of what is wrong; and a growing text of answers. A token that touches the end of what
 * has come is read when it is whole, so nothing is read twice but a number's few digits.
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "judge.h"

enum { DIGITS = 400 }; /* digits of a number in the input: no judge writes so many zeros */

/* Bytes of the blank at s. A character is never cut by the end of what has come (cgt_judge_fed). */
static inline size_t blank(const char *s) {
    unsigned char c = (unsigned char)*s;
    return c < 0x80 ? c == ' ' || (c >= '\t' && c <= '\r') : cgt_blank(s);
}
void cgt_text_trim(const char **line, size_t *length) {
    size_t n = *length;
    const char *s = *line;
    for (size_t k = 1; k <= 3; k++)
        while (n >= k && blank(s + n - k) == k) n -= k, k = 1;
    for (size_t k; n && (k = blank(s)) != 0; n -= k) s += k;
    *line = s;
    *length = n;
}
static bool plain_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
/* The first character of it that is none of ASCII. */
static void name_sign(cgt_text *in, const char *s, const char *end) {
    for (; s && s < end && !*in->sign.point; s += blank(s) ? blank(s) : 1)
        if (blank(s) != 1) in->sign = cgt_sign_at(s);
}

void cgt_text_refuse(cgt_text *in, cgt_status st, const char *reason, int64_t number) {
    if (in->status) return;
    in->status = st;
    in->reason = reason;
    in->number = number;
    if (st != CGT_E_SYNTAX || !in->token) return;
    const char *s = in->token;
    size_t n = (size_t)(in->at - s);
    cgt_text_trim(&s, &n);
    name_sign(in, s, s + n);
}

/* To the next token's first byte; false where none may be read. The text ends with a zero byte,
 * which is no blank. */
static bool next(cgt_text *in) {
    if (in->status || in->deaf || in->budget <= 0) return false;
    const char *s = in->at;
    for (size_t n; (n = blank(s)) != 0; s += n) in->line += *s == '\n';
    in->at = s;
    if (s == in->end) return false;
    in->token_line = in->line;
    if (!in->over) return true;
    cgt_text_refuse(in, CGT_E_SYNTAX, "the input goes on after the last case", 0);
    return false;
}
/* A number at `at`; how far it goes, or 0: it is not whole yet, or refused. */
static size_t number(cgt_text *in, const char *at, int64_t least, int64_t most, const char *reason,
                     int64_t *out) {
    const char *s = at + cgt_minus(at), *first = s;
    bool negative = s > at;
    uint64_t n = 0;
    unsigned d;
    while ((d = (unsigned)(unsigned char)*s - '0') < 10) {
        n = n * 10 + d;
        s++;
    }
    if (s == in->end && !in->last && s - at < DIGITS) return 0;
    if (s == first || (!blank(s) && s != in->end)) {
        in->token = NULL; /* it is the one before */
        cgt_text_refuse(in, CGT_E_SYNTAX, "a number is expected here", 0);
        while (s < in->end && !blank(s)) s++;
        name_sign(in, at, s);
        return 0;
    }
    if (s - first > 18) { /* may not fit */
        const char *z = first;
        while (*z == '0' && z < s - 1) z++;
        if (s - z > 19 || n > INT64_MAX || s - at >= DIGITS) {
            cgt_text_refuse(in, CGT_E_RANGE, "this number does not fit in 64 bits", 0);
            return 0;
        }
    }
    int64_t v = negative ? -(int64_t)n : (int64_t)n;
    if (v < least || v > most) {
        cgt_text_refuse(in, CGT_E_RANGE, reason, v);
        return 0;
    }
    *out = v;
    return (size_t)(s - at);
}
bool cgt_text_number(cgt_text *in, int64_t least, int64_t most, const char *reason, int64_t *out) {
    if (!next(in)) return false;
    size_t n = number(in, in->at, least, most, reason, out);
    if (!n) return false;
    in->token = in->at;
    in->at += n;
    in->budget--;
    return true;
}
size_t cgt_text_numbers(cgt_text *in, int64_t least, int64_t most, const char *reason, int64_t *out,
                        size_t cap) {
    size_t k = 0;
    while (k < cap && cgt_text_number(in, least, most, reason, out + k)) k++;
    return k;
}
bool cgt_text_word(cgt_text *in, size_t longest, const char *reason, const char **word,
                   size_t *length) {
    if (!next(in)) return false;
    const char *s = in->scan > in->at ? in->scan : in->at;
    while (!blank(s) && s != in->end) s++;
    size_t n = (size_t)(s - in->at);
    if (n > longest) {
        cgt_text_refuse(in, CGT_E_RANGE, reason, (int64_t)longest);
        return false;
    }
    in->scan = s;
    if (s == in->end && !in->last) return false;
    in->token = *word = in->at;
    *length = n;
    in->at = s;
    in->budget--;
    return true;
}
bool cgt_text_line(cgt_text *in, size_t longest, const char *reason, const char **line,
                   size_t *length) {
    if (in->over && !next(in)) return false;
    if (in->status || in->deaf || in->budget <= 0) return false;
    const char *s = in->scan > in->at ? in->scan : in->at,
               *lf = memchr(s, '\n', (size_t)(in->end - s)), *stop = lf ? lf : in->end;
    size_t n = (size_t)(stop - in->at);
    in->token_line = in->line;
    if (n > longest + 1 && !(n == longest + 2 && stop[-1] == '\r')) {
        while (n > longest && plain_blank(in->at[n - 1])) n--;
        if (n > longest) {
            cgt_text_refuse(in, CGT_E_RANGE, reason, (int64_t)longest);
            return false;
        }
    }
    in->scan = stop;
    if (!lf && (!in->last || in->at == in->end)) return false;
    n = (size_t)(stop - in->at);
    while (n && plain_blank(in->at[n - 1])) n--;
    if (n > longest) {
        cgt_text_refuse(in, CGT_E_RANGE, reason, (int64_t)longest);
        return false;
    }
    in->token = *line = in->at;
    *length = n;
    in->at = stop + (lf != NULL);
    in->line += lf != NULL;
    in->budget--;
    return true;
}
void cgt_text_announce(cgt_text *in, int64_t cases) {
    in->announced = (uint64_t)cases;
    in->over = !cases;
}
void cgt_text_finish(cgt_text *in) {
    in->deaf = true;
    in->inside = false;
}
void cgt_text_whole(cgt_text *in, const char *text, size_t length) {
    *in = (cgt_text){.at = text,
                     .end = text + length,
                     .line = 1,
                     .token_line = 1,
                     .announced = UINT64_MAX,
                     .budget = INT64_MAX,
                     .last = true};
}

void cgt_case_begin(cgt_text *in) {
    in->inside = true;
    in->mark = in->token;
}
void cgt_case_end(cgt_text *in, cgt_reply *out) {
    in->inside = false;
    in->cases++;
    in->over = in->cases == in->announced;
    in->unspent = in->budget;
    if (in->stepwise) in->budget = 0;
    out->whole = out->length;
    if (out->failed) cgt_text_refuse(in, CGT_E_MEMORY, NULL, 0);
}

void cgt_reply_bytes(cgt_reply *out, const char *s, size_t n) {
    if (out->failed || !n) return;
    if (n >= UINT32_MAX - out->length ||
        !cgt_grow(&out->text, &out->room, out->length + (uint32_t)n, 1)) {
        out->failed = true;
        return;
    }
    memcpy(out->text + out->length, s, n);
    out->length += (uint32_t)n;
}
void cgt_reply_put(cgt_reply *out, const char *s) { cgt_reply_bytes(out, s, strlen(s)); }
void cgt_reply_number(cgt_reply *out, int64_t n) {
    char digits[24], *s = digits + sizeof digits;
    uint64_t u = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    do *--s = (char)('0' + u % 10);
    while (u /= 10);
    if (n < 0) *--s = '-';
    cgt_reply_bytes(out, s, (size_t)(digits + sizeof digits - s));
}

uint64_t cgt_random_next(cgt_random *r) {
    uint64_t z = r->state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}
int64_t cgt_random_from(cgt_random *r, int64_t least, int64_t most) {
    return least + (int64_t)(cgt_random_next(r) % ((uint64_t)(most - least) + 1));
}
bool cgt_random_one_in(cgt_random *r, int64_t n) { return !cgt_random_from(r, 0, n - 1); }
