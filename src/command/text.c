/* text.c -- what the commands say: text out, sentences (English templates are the keys; Spanish comes
 * from the front's list), and refusals.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum { CAP = 1 << 24 /* text of one line: a position longer than this is not printed */ };

/* --- text out --------------------------------------------------------------------------------- */

bool no_memory(command *c) {
    c->failed = c->no_room = true;
    return false;
}
void put_bytes(command *c, const char *s, uint32_t n) {
    if (c->failed) return;
    if (c->out.length + n >= CAP || !cgt_grow(&c->text, &c->room, c->out.length + n + 1, 1)) {
        no_memory(c);
        return;
    }
    memcpy(c->text + c->out.length, s, n);
    c->out.length += n;
}
void put(command *c, const char *s) { put_bytes(c, s, (uint32_t)strlen(s)); }
void put_number(command *c, int64_t n) {
    char s[24];
    cgt_out o = {s, sizeof s, 0};
    cgt_putn(&o, n);
    put(c, s);
}
void put_padded(command *c, const char *s, unsigned columns) {
    put(c, s);
    unsigned wide = 0;
    for (; *s; s++) wide += (*s & 0xc0) != 0x80; /* UTF-8: what begins a character */
    for (; wide < columns; wide++) put(c, " ");
}

static const char *formatted(command *c, char **text, uint32_t *room, const cgt_move *m,
                             cgt_position p) {
    for (;;) {
        int cap = (int)*room,
            n = m ? cgt_format_move(&c->r, p, *m, *text, cap) : cgt_format(&c->r, p, *text, cap);
        if (n < cap) return *text;
        if (n >= CAP || !cgt_grow(text, room, (uint32_t)n + 1, 1)) {
            no_memory(c);
            return "";
        }
    }
}
const char *position_text(command *c, cgt_position p) {
    return formatted(c, &c->position, &c->position_room, NULL, p);
}
const char *move_text(command *c, cgt_position p, cgt_move m) {
    return formatted(c, &c->move, &c->move_room, &m, p);
}

/* --- sentences -------------------------------------------------------------------------------- */

bool words_read(command *c, const char *words, uint32_t bytes) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < bytes; i++) n += !words[i];
    if (n / 2 && !(c->word = malloc(n / 2 * sizeof *c->word))) return false;
    for (const char *s = words; c->words < n / 2; c->words++) {
        const char *value = s + strlen(s) + 1;
        c->word[c->words] = (word){s, value};
        s = value + strlen(value) + 1;
    }
    return true;
}
const char *say(const command *c, const char *english) {
    uint32_t low = 0, high = c->spanish ? c->words : 0;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(c->word[middle].key, english);
        if (!order) return c->word[middle].value;
        if (order < 0) low = middle + 1;
        else high = middle;
    }
    return english;
}
static const slot *find(const slot *s, const char *name, size_t n) {
    for (; s && s->name; s++)
        if (strlen(s->name) == n && !memcmp(s->name, name, n)) return s;
    return NULL;
}
void put_words(command *c, const char *english, const slot *slots) {
    const char *text = say(c, english), *bar = strchr(text, '|'), *end = text + strlen(text);
    const slot *n = find(slots, "n", 1);
    if (bar && n && n->number == 1) end = bar;
    else if (bar) text = strrchr(text, '|') + 1;
    while (text < end) {
        const char *close = *text == '{' ? strchr(text, '}') : NULL;
        const slot *s = close ? find(slots, text + 1, (size_t)(close - text) - 1) : NULL;
        if (s) {
            if (s->text) put(c, s->text);
            else put_number(c, s->number);
            text = close + 1;
            continue;
        }
        size_t run = 1 + strcspn(text + 1, "{");
        if (run > (size_t)(end - text)) run = (size_t)(end - text);
        put_bytes(c, text, (uint32_t)run);
        text += run;
    }
}

/* --- refusals --------------------------------------------------------------------------------- */

static void refuse(command *c) {
    c->out.length = 0;
    put(c, "palitos: ");
}
static bool refused(command *c) {
    put(c, "\n");
    if (!c->failed) {
        c->out.stream = c->out.status = 2;
        c->failed = true;
    }
    return false;
}
bool fail(command *c, const char *english, const slot *slots) {
    if (c->failed) return false;
    refuse(c);
    put_words(c, english, slots);
    return refused(c);
}
/* The reason's "%" stands for its number. */
static void put_reason(command *c, const char *reason, int64_t number) {
    for (const char *s = say(c, reason ? reason : ""); *s; s++)
        if (*s == '%') put_number(c, number);
        else put_bytes(c, s, 1);
}
/* Writes a sign: names it if it is invisible or looks like another. */
static void put_sign(command *c, const cgt_sign *sign) {
    if (sign->name)
        put_words(c, ": {sign}, {point}",
                  (slot[]){{"sign", say(c, sign->name), 0}, {"point", sign->point, 0}, {0}});
    else if (*sign->point) {
        put(c, ": ");
        put(c, sign->point);
    }
}
bool fail_in(command *c, const cgt_text *in, const char *file) {
    if (in->status == CGT_E_MEMORY) return no_memory(c);
    refuse(c);
    put_reason(c, in->reason, in->number);
    put_sign(c, &in->sign);
    put_words(c, file ? " (line {n} of {file})" : " (line {n})",
              (slot[]){{"n", NULL, (int64_t)in->token_line}, {"file", file, 0}, {0}});
    return refused(c);
}
static bool fail_there(command *c, const cgt_in *in, const char *there) {
    if (in->status == CGT_E_MEMORY) return no_memory(c);
    refuse(c);
    put_reason(c, in->reason, in->number);
    cgt_sign sign = cgt_refused_sign(in);
    put_sign(c, &sign);
    if (in->text) put_words(c, there, (slot[]){{"n", NULL, in->column + 1}, {0}});
    return refused(c);
}
bool fail_at(command *c, const cgt_in *in, const char *rules) {
    return fail_there(
        c, in, in->text == rules ? " (column {n} of the rules)" : " (column {n} of the position)");
}
bool fail_in_form(command *c, const cgt_in *in) {
    return fail_there(c, in, " (column {n} of the form)");
}
