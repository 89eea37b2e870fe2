/* grow.h -- arrays that grow, of kernels, solvers and judges. (A game's memory is that of its rules:
 * cgt_alloc.)
 * SPDX-License-Identifier: MIT */
#ifndef CGT_GROW_H
#define CGT_GROW_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Makes room for `need` entries in *(T **)array, which has room for *room; new ones are zero.
 * False: no memory, and all is as it was. */
bool cgt_grow(void *array, uint32_t *room, uint32_t need, size_t size);
/* Grows an array without clearing the new elements. */
bool cgt_stretch(void *array, uint32_t *room, uint32_t need, size_t size);
#endif
