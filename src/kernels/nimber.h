/* nimber.h -- the nim product: numbers 0, 1, 2 ... that are added by XOR and multiplied so that they make a field.
 * J. H. Conway, On Numbers and Games, chapter 6; the recursion is H. W. Lenstra's, Nim multiplication (1978).
 * SPDX-License-Identifier: MIT */
#ifndef CGT_NIMBER_H
#define CGT_NIMBER_H
#include <stdint.h>

/* Any a and b: those below 2^(2^k), for k up to 5, have their product there, too. At most 4^5 steps. */
uint32_t cgt_nim_product(uint32_t a, uint32_t b);
#endif
