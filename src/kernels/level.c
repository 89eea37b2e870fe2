/* level.c -- minimax and alpha-beta over the leaves of a full binary tree.
 *
 *          max           height 2, MAX at the root. A leaf's number in binary is its path: its
 *       min   min        right sibling is its number + 1, and the subtrees of a cut are skipped
 *      3   5 2   9       by setting the low bits.
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "kernels.h"
#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

enum {
    HIGHEST = 30,
    FOLD = 13,
    SLICE = 1 << FOLD /* leaves folded to one at once: 32 KiB, what the first cache holds */
};

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }
static int32_t most(int32_t a, int32_t b) { return a > b ? a : b; }

/* One level up: to[i] of from[2i], from[2i + 1]. Compilers find the lanes themselves for native
 * code; for wasm LLVM does not gather neighbours, so they are named. */
static void halve(const int32_t *restrict from, int32_t *restrict to, uint32_t n, uint32_t min) {
    uint32_t i = 0;
#ifdef __wasm_simd128__
    for (; i + 4 <= n; i += 4) {
        v128_t a = wasm_v128_load(from + 2 * i), b = wasm_v128_load(from + 2 * i + 4),
               left = wasm_i32x4_shuffle(a, b, 0, 2, 4, 6),
               right = wasm_i32x4_shuffle(a, b, 1, 3, 5, 7);
        wasm_v128_store(to + i, min ? wasm_i32x4_min(left, right) : wasm_i32x4_max(left, right));
    }
#endif
    if (min)
        for (; i < n; i++) to[i] = least(from[2 * i], from[2 * i + 1]);
    else
        for (; i < n; i++) to[i] = most(from[2 * i], from[2 * i + 1]);
}
/* The value of a subtree of 2^height leaves, height <= FOLD; min: MIN moves at its root. */
int32_t cgt_level_fold(const int32_t *leaf, uint32_t height, uint32_t min) {
    int32_t odd[SLICE / 2], even[SLICE / 4];
    const int32_t *from = leaf;
    while (height) {
        int32_t *to = from == odd ? even : odd;
        height--;
        halve(from, to, 1u << height, (min ^ height) & 1);
        from = to;
    }
    return *from;
}
cgt_status cgt_level_minimax(const int32_t *leaf, uint32_t height, uint32_t min, int32_t *value) {
    if (height > HIGHEST) return CGT_E_RANGE;
    min = min != 0;
    int32_t *top = NULL;
    const int32_t *from = leaf;
    if (height > FOLD && !(top = malloc(sizeof *top << (height - FOLD)))) return CGT_E_MEMORY;
    while (height > FOLD) { /* in place: a slice is read before its one value is written */
        height -= FOLD;
        for (uint32_t i = 0; i < 1u << height; i++)
            top[i] = cgt_level_fold(from + ((size_t)i << FOLD), FOLD, min ^ (height & 1));
        from = top;
    }
    *value = cgt_level_fold(from, height, min);
    free(top);
    return CGT_OK;
}

/* Goes on from leaf w->at until `budget` more leaves have been looked at; false: it has finished.
 * Each depth keeps its window; a cut, or a second child that is done, goes up. */
bool cgt_level_walk(cgt_level *w, const int32_t *leaf, uint64_t *seen, uint32_t budget) {
    uint32_t at = w->at, height = w->height, last = w->leaves + budget, leaves = w->leaves;
    int32_t *alpha = w->alpha, *beta = w->beta;
    for (uint32_t depth = w->depth; leaves != last; leaves++) {
        int32_t a = alpha[depth], b = beta[depth];
        while (depth < height) {
            alpha[++depth] = a;
            beta[depth] = b;
        }
        int32_t value = leaf[at];
        if (seen) seen[at >> 6] |= (uint64_t)1 << (at & 63);
        for (;;) {
            if (!depth) {
                w->value = value;
                w->leaves = leaves + 1;
                return false;
            }
            uint32_t size = 1u << (height - depth--);
            if ((depth ^ w->min) & 1) value = beta[depth] = least(beta[depth], value);
            else value = alpha[depth] = most(alpha[depth], value);
            if (!(at & size) && alpha[depth] < beta[depth]) {
                at = (at | (size - 1)) + 1;
                alpha[depth + 1] = alpha[depth];
                beta[depth + 1] = beta[depth];
                w->depth = ++depth;
                break;
            }
        }
        w->at = at;
    }
    w->leaves = leaves;
    return true;
}
cgt_status cgt_level_alphabeta(const int32_t *leaf, uint32_t height, uint32_t min, int32_t *value,
                               uint32_t *leaves, uint64_t *seen) {
    if (height > HIGHEST) return CGT_E_RANGE;
    cgt_level w = {.height = height, .min = min != 0, .alpha = {INT32_MIN}, .beta = {INT32_MAX}};
    for (size_t i = 0; seen && i < ((size_t)63 + (1u << height)) / 64; i++) seen[i] = 0;
    while (cgt_level_walk(&w, leaf, seen, SLICE / 2)) {
    }
    *value = w.value;
    *leaves = w.leaves;
    return CGT_OK;
}
