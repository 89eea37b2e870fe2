/* command.h -- the command line: text in, text out. Both fronts (src/main.c, bin/palitos.mjs) only
 * pass arguments in and text out, so that native and wasm print the same bytes. A command is
 * pulled: each step writes some text and returns, so a long table streams and nothing recurses.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_COMMAND_H
#define CGT_COMMAND_H
#include "../solve/solve.h"

/* What a front reads after each step; the record begins the command, in this order. */
typedef struct {
    const char *text; /* lasts until the next step */
    uint32_t length;
    uint32_t stream; /* 1: standard output, 2: standard error */
    uint32_t status; /* 0; 2: the request was wrong, and the text is one sentence that says how */
} cgt_command;

/* args: the arguments after the program's name, each ended by NUL, `bytes` in all. words: Spanish,
 * as alternating NUL-ended keys and values, ascending by key (bytes); both are read while the
 * command lives. spanish: what to speak where --lang does not say. NULL: no memory. */
cgt_command *cgt_command_new(const char *args, uint32_t bytes, const char *words,
                             uint32_t words_bytes, uint32_t spanish);
bool cgt_command_step(cgt_command *); /* false: that was the last text */
void cgt_command_free(cgt_command *);
#endif
