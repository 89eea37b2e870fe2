/* command.h -- the command line: text in, text out. Both fronts (src/main.c, bin/front.mjs) only
 * pass arguments in and text out, so that native and wasm print the same bytes. A command is
 * pulled: each step writes some text and returns, so a long table streams and nothing recurses.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_COMMAND_H
#define CGT_COMMAND_H
#include <stdbool.h>
#include <stdint.h>

/* Read by a front after each step; the command begins with this record, in this order. */
typedef struct {
    const char *text; /* lasts until the next step */
    uint32_t length;
    uint32_t stream; /* 1: standard output, 2: standard error */
    /* 0; 1: an output differs from the right one, or a program played badly; 2: the request or an
     * input was wrong, and the text is one sentence that says how. */
    uint32_t status;
    uint32_t want;    /* need of the next step, a cgt_want */
    const char *file; /* CGT_WANT_FIRST, _SECOND: the source's name, "-" being standard input */
    uint32_t player, milliseconds; /* of CGT_WANT_LINE and _OVER */
} cgt_command;
typedef enum {
    CGT_WANT_NOTHING,
    CGT_WANT_FIRST,  /* the next bytes of the first source */
    CGT_WANT_SECOND, /* or of the second */
    /* Run the program after "--" with `text` (stream 3) as its input, and bring all that it writes
     * to standard output. */
    CGT_WANT_RUN,
    /* play: write `text` (stream 3) to the program of that player, 0 or 1, which the shell's command
     * `file` starts if it does not run, and bring its next line, without the end, within so many
     * milliseconds. What it writes ahead waits. A program that brings none is ended. */
    CGT_WANT_LINE,
    /* write `text` to it, close its input, and end it with all that it started, after so many
     * milliseconds at the most */
    CGT_WANT_OVER,
    CGT_WANT_NEW /* write `text` (stream 3) as a file `file`, which is not there yet */
} cgt_want;

/* args: the arguments after the program's name, each ended by NUL, `bytes` in all. words: Spanish,
 * as alternating NUL-ended keys and values, ascending by key (bytes); both are read while the
 * command lives. spanish: what to speak where --lang does not say. NULL: no memory. */
cgt_command *cgt_command_new(const char *args, uint32_t bytes, const char *words,
                             uint32_t words_bytes, uint32_t spanish);
bool cgt_command_step(cgt_command *); /* false: that was the last text */
/* Brings what was wanted: where the next n bytes go (NULL: no memory); that n have come, as often
 * as there is more; n = 0: that was all there is, and how it ended.
 * Of a source, call once a want; so of a line, which may be empty, and of a new file (n = 0). */
typedef enum {
    CGT_ENDED,       /* a source: no more will come; a program: with status 0 */
    CGT_UNREADABLE,  /* the source, or the program could not be run */
    CGT_ENDED_BADLY, /* with another status, or by a signal */
    CGT_ENDED_LATE,  /* it was killed after CGT_SECONDS, or a player after its time */
    CGT_ENDED_LONG   /* a player wrote more than CGT_LINE_BYTES without an end of line */
} cgt_end_how;       /* of a player that ended badly n is its status, 128 more than a signal */
enum {
    CGT_SECONDS = 10,
    CGT_PROGRAM_BYTES = 1 << 24, /* more than this is not read of it */
    CGT_LINE_BYTES = 4096
};
char *cgt_command_room(cgt_command *, uint32_t n);
void cgt_command_fed(cgt_command *, uint32_t n, uint32_t how);
void cgt_command_free(cgt_command *);
#endif
