/* nimber.c -- the nim product against its definition, and the laws of a field.
 * SPDX-License-Identifier: MIT */
#include "../../src/kernels/nimber.h"

#include "check.h"

enum { ALL = 64, LAWS = 16 };
static uint32_t defined[ALL][ALL];

/* a b is the least number that is no a' b + a b' + a' b', for a' < a and b' < b; + is xor. */
static void definition(void) {
    for (uint32_t a = 0; a < ALL; a++)
        for (uint32_t b = 0; b < ALL; b++) {
            bool seen[ALL * ALL + 1] = {false};
            for (uint32_t x = 0; x < a; x++)
                for (uint32_t y = 0; y < b; y++)
                    seen[defined[x][b] ^ defined[a][y] ^ defined[x][y]] = true;
            uint32_t mex = 0;
            while (seen[mex]) mex++;
            defined[a][b] = mex;
            snprintf(what, sizeof what, "%u by %u", a, b);
            CHECK(cgt_nim_product(a, b) == mex);
        }
}
static void field(void) {
    for (uint32_t a = 0; a < LAWS; a++) {
        int inverses = 0;
        for (uint32_t b = 0; b < LAWS; b++) {
            uint32_t ab = cgt_nim_product(a, b);
            CHECK(ab < LAWS && ab == cgt_nim_product(b, a) && (ab == 0) == (!a || !b));
            inverses += ab == 1;
            for (uint32_t c = 0; c < LAWS; c++) {
                CHECK(cgt_nim_product(ab, c) == cgt_nim_product(a, cgt_nim_product(b, c)));
                CHECK(cgt_nim_product(a, b ^ c) == (ab ^ cgt_nim_product(a, c)));
            }
        }
        CHECK(inverses == (a > 0));
    }
}
/* 8 by 1 to 16, and inverses of 1 to 16: the values of CGSuite's tests. Powers of Fermat. */
static void literature(void) {
    static const uint32_t eight[] = {8, 12, 4, 11, 3, 7, 15, 13, 5, 1, 9, 6, 14, 10, 2, 128},
                          inverse[] = {1, 3, 2, 15, 12, 9, 11, 10, 6, 8, 7, 5, 14, 13, 4, 170};
    for (uint32_t n = 1; n <= 16; n++) {
        CHECK(cgt_nim_product(8, n) == eight[n - 1]);
        CHECK(cgt_nim_product(n, inverse[n - 1]) == 1);
    }
    for (unsigned k = 1; k < 32; k *= 2) {
        uint32_t fermat = (uint32_t)1 << k;
        CHECK(cgt_nim_product(fermat, fermat) == fermat / 2 * 3);
        CHECK(cgt_nim_product(fermat, fermat - 1) == (uint32_t)((uint64_t)fermat * (fermat - 1)));
    }
    /* in 32 bits: the square of the square root is the number, as every element of a field of 2^32 has one */
    for (uint32_t a = 1; a < 2000000000; a = a * 3 + 7) {
        uint32_t root = a;
        for (int i = 0; i < 31; i++) root = cgt_nim_product(root, root);
        CHECK(cgt_nim_product(root, root) == a);
        if (a > 1000000000) break;
    }
}

int main(void) {
    definition();
    field();
    literature();
    return report();
}
