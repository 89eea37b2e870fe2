/* erase.c -- Grundy values of every stretch of a text whose words may be erased, what is left of a
 * word and what is right of it then being apart (CodeChef ASTRGAME). From short stretches to long.
 *
 *   i        word          j     value(i, j) = mex of value(i, start) ^ value(end, j)
 *   |--------|====|--------|     over the words between i and j, by start
 *       left[word]  right[j][word]     the same values by word, so that both are read in order
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "kernels.h"

/* Values are bits of 64. */
/* All stretches that begin at i, given those that begin later; false: a value would be 64. */
bool cgt_erase_from(const cgt_erase *e, uint32_t i) {
    uint8_t *left = e->left, *value = e->value + (size_t)i * (e->n + 1);
    uint32_t from = 0, sure, until, known;
    while (from < e->words && e->word[from].start < i) from++;
    sure = until = known = from;
    memset(value, 0, i);
    for (uint32_t j = i; j <= e->n; j++) {
        const uint8_t *right = e->right + (size_t)j * e->words;
        uint64_t seen = 0;
        while (sure < e->words && e->word[sure].start + e->longest <= j) sure++;
        while (until < e->words && e->word[until].start < j) until++;
        for (uint32_t w = from; w < sure; w++) seen |= (uint64_t)1 << (left[w] ^ right[w]);
        for (uint32_t w = sure; w < until; w++)
            if (e->word[w].end <= j) seen |= (uint64_t)1 << (left[w] ^ right[w]);
        if (!~seen) return false;
        value[j] = (uint8_t)__builtin_ctzll(~seen);
        for (; known < e->words && e->word[known].start == j; known++) left[known] = value[j];
    }
    for (uint32_t w = 0; w < e->words; w++)
        if (e->word[w].end == i)
            for (uint32_t j = i; j <= e->n; j++) e->right[(size_t)j * e->words + w] = value[j];
    return true;
}
cgt_status cgt_erase_grundy(uint32_t n, const cgt_word_at *word, uint32_t words, uint8_t *value) {
    cgt_erase e = {.n = n, .words = words, .word = word, .value = value};
    for (uint32_t w = 0; w < words; w++) {
        uint32_t length = word[w].end - word[w].start;
        if (word[w].end <= word[w].start || word[w].end > n) return CGT_E_RANGE;
        if (w && word[w].start < word[w - 1].start) return CGT_E_RANGE;
        if (length > e.longest) e.longest = length;
    }
    uint8_t *scratch = words < UINT32_MAX / (n + 2) ? malloc((size_t)(n + 2) * words + 1) : NULL;
    if (!scratch) return CGT_E_MEMORY;
    bool fine = true;
    e.left = scratch;
    e.right = scratch + words;
    for (uint32_t i = n + 1; fine && i--;) fine = cgt_erase_from(&e, i);
    free(scratch);
    return fine ? CGT_OK : CGT_E_RANGE;
}
