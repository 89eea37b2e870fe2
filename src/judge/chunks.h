/* chunks.h -- smaller cases, tried from the boldest on: a half of the things is left out, then a
 * quarter, ... then one (Zeller and Hildebrandt, IEEE Trans. Software Eng. 28, 2002).
 * SPDX-License-Identifier: MIT */
#ifndef CGT_CHUNKS_H
#define CGT_CHUNKS_H
#include "judge.h"

typedef struct {
    uint32_t from, to;
} cgt_chunk;
/* The *k-th piece of n things; false: there are no more, and *k is less by as many as there are. */
static inline bool cgt_chunk_at(uint32_t n, uint32_t *k, cgt_chunk *c) {
    for (uint32_t size = n - n / 2; size; size = size > 1 ? size - size / 2 : 0) {
        uint32_t pieces = (n + size - 1) / size;
        if (*k < pieces) {
            c->from = *k * size;
            c->to = n - c->from < size ? n : c->from + size;
            return true;
        }
        *k -= pieces;
    }
    return false;
}
/* The *k-th number that is tried in place of n: the least, the one above it, then less by a half of what
 * lies between, by a quarter, ... by 1, which finds a bound in few tries. false: there are no more, and
 * *k is less by as many as there are. */
static inline bool cgt_less_at(int64_t n, int64_t least, uint32_t *k, int64_t *less) {
    for (int64_t i = 0; i < 2 && least + i < n; i++)
        if (!(*k)--) {
            *less = least + i;
            return true;
        }
    for (int64_t by = (n - least) / 2; by; by /= 2)
        if (n - by > least + 1 && !(*k)--) {
            *less = n - by;
            return true;
        }
    return false;
}
/* The text with something else (perhaps nothing) in place of its bytes from..to-1. */
void cgt_text_with(cgt_reply *, const char *text, size_t length, size_t from, size_t to,
                   const char *instead);
#endif
