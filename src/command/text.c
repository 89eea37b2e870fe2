/* text.c -- sentences: English templates are the keys; Spanish comes from the front's list.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "internal.h"

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
