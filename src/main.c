/* main.c -- native `palitos`: passes the arguments to src/command and its text to the terminal. The
 * Spanish words are text/es.json, turned into C by tools/words.mjs when this is built.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/command.h"

extern const char cgt_words[];
extern const unsigned cgt_words_bytes;

/* The language of messages, as POSIX orders the variables. */
static bool speaks_spanish(void) {
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value) return !strncmp(value, "es", 2);
    }
    return false;
}
/* Brings the next bytes of a source that the command wants. */
static void bring(cgt_command *c) {
    enum { CHUNK = 1 << 18 };
    char *room = cgt_command_room(c, CHUNK);
    if (!room) return; /* the next step says so */
    size_t got = fread(room, 1, CHUNK, stdin);
    cgt_command_fed(c, (uint32_t)got, !got && ferror(stdin) ? CGT_UNREADABLE : CGT_ENDED);
}
int main(int n, char **argument) {
    size_t bytes = 0;
    for (int i = 1; i < n; i++) bytes += strlen(argument[i]) + 1;
    char *args = malloc(bytes + 1);
    if (!args || bytes > UINT32_MAX) return 2;
    char *at = args;
    for (int i = 1; i < n; i++) at = stpcpy(at, argument[i]) + 1;
    cgt_command *c =
        cgt_command_new(args, (uint32_t)bytes, cgt_words, cgt_words_bytes, speaks_spanish());
    if (!c) return 2;
    bool more = true;
    while (more) {
        more = cgt_command_step(c);
        FILE *out = c->stream == 2 ? stderr : stdout;
        if (fwrite(c->text, 1, c->length, out) < c->length) break;
        if (more && c->want) bring(c);
    }
    int status = (int)c->status;
    cgt_command_free(c);
    free(args);
    return fflush(stdout) ? 2 : status;
}
