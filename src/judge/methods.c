/* methods.c -- powers and binomials that end where nobody cares any more.
 * SPDX-License-Identifier: MIT */
#include "methods.h"

double cgt_power(double base, double n) {
    double p = 1;
    for (int i = 0; i < CGT_STEPS && i < n && p < CGT_ENDLESS; i++) p *= base;
    return p;
}
double cgt_choose(double n, double k) {
    double c = 1;
    if (n < k || k < 0) return 0;
    if (n - k < k) k = n - k;
    for (double i = 1; i <= k && c < CGT_ENDLESS; i++) c = c * (n - k + i) / i;
    return c;
}
