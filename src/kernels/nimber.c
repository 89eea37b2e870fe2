/* nimber.c -- see nimber.h.
 * SPDX-License-Identifier: MIT */
#include "nimber.h"

/* Both below 2^(2 half). F = 2^half is a Fermat power of two: its nim product with what is smaller is the usual one, and with itself F xor F/2.
 *     (a1 F + a0)(b1 F + b0) = (a1 b1 + a1 b0 + a0 b1) F + a0 b0 + a1 b1 (F/2)
 * where + is xor; the bracket is (a1 + a0)(b1 + b0) + a0 b0. Depth: log2 of the bits, 5. */
static uint32_t product(uint32_t a, uint32_t b, unsigned half) {
    if (a < 2 || b < 2) return a * b;
    uint32_t low = ((uint32_t)1 << half) - 1, a0 = a & low, b0 = b & low, a1 = a >> half,
             b1 = b >> half;
    unsigned quarter = half / 2;
    uint32_t both = product(a0, b0, quarter), all = product(a1 ^ a0, b1 ^ b0, quarter),
             top = product(a1, b1, quarter),
             back = product(top, (uint32_t)1 << (half - 1), quarter);
    return (all ^ both) << half | (both ^ back);
}
uint32_t cgt_nim_product(uint32_t a, uint32_t b) { return product(a, b, 16); }
