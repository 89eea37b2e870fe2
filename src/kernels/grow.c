/* grow.c -- see grow.h.
 * SPDX-License-Identifier: MIT */
#include "grow.h"

#include <stdlib.h>
#include <string.h>

/* Twice as large and copied: realloc alone would bring 1.2 kB into the wasm. */
bool cgt_stretch(void *array, uint32_t *room, uint32_t need, size_t size) {
    void *old;
    memcpy(&old, array, sizeof old); /* any pointer type */
    if (need <= *room) return true;
    uint32_t n = *room * 2 > need ? *room * 2 : need + 63;
    void *fresh = n < 1u << 28 && n <= PTRDIFF_MAX / size ? malloc(n * size) : NULL;
    if (!fresh) return false;
    if (*room) memcpy(fresh, old, *room * size);
    free(old);
    memcpy(array, &fresh, sizeof fresh);
    *room = n;
    return true;
}
bool cgt_grow(void *array, uint32_t *room, uint32_t need, size_t size) {
    uint32_t had = *room;
    if (!cgt_stretch(array, room, need, size)) return false;
    char *fresh;
    memcpy(&fresh, array, sizeof fresh);
    if (*room > had) memset(fresh + had * size, 0, (*room - had) * size);
    return true;
}
