/* memory.c -- malloc, calloc and free of the wasm files, smaller than emscripten's
 * smallest. The free blocks are one list, by address: the first that fits is taken, and what is
 * given back joins its neighbours. That is quick where, as here, few blocks are held and they grow
 * by doubling. Knuth, The Art of Computer Programming 1, 2.5, algorithms A and B.
 * SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { UNIT = 16, PAGE = 16 /* a page of wasm is 2^16 bytes */ };
/* Header of each block. Sizes include it, and are multiples of UNIT. */
typedef struct block {
    _Alignas(UNIT) struct block *next; /* while it is free */
    size_t size;
} block;

extern char __heap_base[];      /* from the linker: memory is free from here on */
static char *end = __heap_base; /* no block has been beyond it */
static block list;              /* its next is the first free block */

static void join_next(block *b) {
    if ((char *)b + b->size != (char *)b->next) return;
    b->size += b->next->size;
    b->next = b->next->next;
}

void free(void *p) {
    if (!p) return;
    block *b = (block *)p - 1, *before = &list;
    while (before->next && before->next < b) before = before->next;
    b->next = before->next;
    before->next = b;
    join_next(b);
    join_next(before);
}

/* One more free block of that size, at the end of what is used. */
static bool extend(size_t size) {
    uintptr_t need = (uintptr_t)end + size, have = __builtin_wasm_memory_size(0) << PAGE;
    size_t more = need > have ? (need - have + (1 << PAGE) - 1) >> PAGE : 0;
    if (more && __builtin_wasm_memory_grow(0, more) == SIZE_MAX) return false;
    block *b = (block *)end;
    end += size;
    b->size = size;
    free(b + 1);
    return true;
}

static void *take(size_t n) {
    if (n > PTRDIFF_MAX - sizeof(block)) return NULL;
    size_t size = (n + sizeof(block) + UNIT - 1) / UNIT * UNIT;
    block *before = &list;
    while (before->next && before->next->size < size) before = before->next;
    block *b = before->next;
    if (!b) return extend(size) ? take(n) : NULL;
    before->next = b->next;
    if (b->size - size > sizeof(block)) {
        block *rest = (block *)((char *)b + size);
        *rest = (block){b->next, b->size - size};
        before->next = rest;
        b->size = size;
    }
    return b + 1;
}
void *malloc(size_t n) { return take(n); }
void *calloc(size_t n, size_t size) {
    void *p = size && n > SIZE_MAX / size ? NULL : take(n * size);
    return p ? memset(p, 0, n * size) : NULL;
}

/* For the texts and records of JavaScript. */
void *cgt_memory(uint32_t n) { return malloc(n); }
void cgt_release(void *p) { free(p); }
