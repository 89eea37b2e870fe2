/* methods.h -- what counting the cost of a problem's methods takes: powers and binomials that end
 * where nobody cares any more, and the names of methods that several problems have. Those of a
 * search are counted by tests/c/methods.c at small limits.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_METHODS_H
#define CGT_METHODS_H
#include <stdint.h>

#define CGT_ALL_GAMES "Play out every game"
#define CGT_MEMORY "Search that remembers positions"

/* Beyond this it makes no difference to anybody how many there are. */
#define CGT_ENDLESS 1e300
enum { CGT_STEPS = 4096 }; /* summands until a sum counts as endless, or is known in another way */

double cgt_power(double base, double n);
double cgt_choose(double n, double k);
static inline double cgt_floor(double n) { return n < 1e15 ? (double)(int64_t)n : n; }
static inline double cgt_less(double a, double b) { return a < b ? a : b; }
#endif
