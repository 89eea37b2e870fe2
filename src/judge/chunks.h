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
/* The text with something else (perhaps nothing) in place of its bytes from..to-1. */
void cgt_text_with(cgt_reply *, const char *text, size_t length, size_t from, size_t to,
                   const char *instead);
#endif
