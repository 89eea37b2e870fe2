/* session.h -- what the files of src/wasm share: a game under its rules, the text that is asked for, and the last refusal.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_SESSION_H
#define CGT_SESSION_H
#include "../judge/judge.h"
#include "../kernels/kernels.h"

typedef struct {
    cgt_rules r;
    cgt_solver *solver; /* made when first needed */
} session;

/* Text into buf[cap], ended by NUL where there is room for it. */
static inline cgt_out cgt_into(char *buf, int cap) {
    if (cap > 0) *buf = 0;
    return (cgt_out){buf, cap, 0};
}
/* Keeps a refusal for cgt_refusal; start: the text that counts as a position's. Returns st. */
cgt_status cgt_note(cgt_status st, const cgt_in *in, const char *start);

#endif
