/* nimbers.c -- nim-sums and nim products, for JavaScript.
 * SPDX-License-Identifier: MIT */
#include "../kernels/nimber.h"

/* The nim-sum of a and b, or their nim product. */
uint32_t cgt_nimber(int product, uint32_t a, uint32_t b) {
    return product ? cgt_nim_product(a, b) : a ^ b;
}
/* Each is the mex of what is struck out. Of the product that is a number for each x < a and y < b; of the sum for each x < a with
 * y = b, and for x = a with each y < b: what stands before it in its row and column. */
uint32_t cgt_nimber_struck(int product, uint32_t a, uint32_t b, uint32_t x, uint32_t y) {
    return product ? cgt_nim_product(x, b) ^ cgt_nim_product(a, y) ^ cgt_nim_product(x, y) : x ^ y;
}
