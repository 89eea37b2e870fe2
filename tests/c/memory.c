/* memory.c -- the wasm's allocator, in a wasm memory that is played here: blocks keep what is in
 * them, what is given back is used again, and where there is no more memory, NULL.
 * SPDX-License-Identifier: MIT */
#include "check.h"

enum { PAGES = 64 };
static _Alignas(1 << 16) char arena[PAGES << 16];
static size_t pages = 1;
static size_t size_now(void) { return ((uintptr_t)arena >> 16) + pages; }
static size_t grow_by(size_t n) {
    if (n > PAGES - pages) return SIZE_MAX;
    pages += n;
    return size_now() - n;
}
#define __heap_base arena
#define __builtin_wasm_memory_size(memory) size_now()
#define __builtin_wasm_memory_grow(memory, n) grow_by(n)
#define malloc own_malloc
#define calloc own_calloc
#define free own_free
void *own_malloc(size_t);
void *own_calloc(size_t, size_t);
void own_free(void *);
#include "../../src/wasm/memory.c"

enum { HELD = 64 };
static unsigned char *held[HELD];
static size_t length[HELD];

static void give_back(int i) {
    bool whole = true;
    for (size_t k = 0; k < length[i]; k++) whole &= held[i][k] == (unsigned char)i;
    CHECK(whole);
    free(held[i]);
    held[i] = NULL;
}
static void fetch(int i, size_t n) {
    bool zeroed = below(2), zero = true;
    unsigned char *p = zeroed ? calloc(n, 1) : malloc(n);
    if (!p) return;
    CHECK((uintptr_t)p % 16 == 0 && (char *)p + n <= arena + (pages << 16));
    for (size_t k = 0; zeroed && k < n; k++) zero &= !p[k];
    CHECK(zero);
    memset(p, i, n);
    held[i] = p;
    length[i] = n;
}
static void play(size_t most) {
    for (long step = 0; step < 20000; step++) {
        int i = (int)below(HELD);
        if (held[i]) give_back(i);
        else fetch(i, below(below(4) ? 200 : most));
    }
    for (int i = 0; i < HELD; i++)
        if (held[i]) give_back(i);
}

int main(int argc, char **argv) {
    start_seed(argc, argv);
    free(NULL);
    play(2000);
    CHECK(pages < 8); /* 64 blocks of 2000 bytes are two pages */
    CHECK(list.next && !list.next->next && (char *)list.next + list.next->size == end);
    play(1 << 18); /* more than there is: some are refused */
    CHECK(list.next && !list.next->next && list.next->size == (size_t)(end - arena));

    size_t before = pages;
    for (int i = 0; i < 100000; i++) { /* an array that grows by doubling, again and again */
        void *small = malloc(1000), *large = malloc(2000);
        CHECK(small && large);
        free(small);
        free(large);
    }
    CHECK(pages == before);

    CHECK(!malloc(PAGES << 16));
    CHECK(!malloc(SIZE_MAX) && !malloc(PTRDIFF_MAX));
    CHECK(!calloc(SIZE_MAX / 2, 3) && !calloc(SIZE_MAX, SIZE_MAX));
    void *rest = malloc(1000); /* and all is as it was */
    CHECK(rest);
    free(rest);
    CHECK(list.next && !list.next->next);
    return report();
}
