/* methods.h -- what the methods that solve a contest problem cost.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_METHODS_H
#define CGT_METHODS_H

enum { CGT_LIMITS = 3, CGT_METHODS = 3 };
/* As doubles: they go beyond 10^300, and are then only that. */
typedef struct {
    double states, moves, bytes; /* looked at, tried, and held */
} cgt_cost;
typedef struct {
    const char *id; /* of a problem */
    struct {
        const char *name; /* English, as is the next; NULL ends */
        double official;  /* the judge's, or where that is not known, ours */
    } limit[CGT_LIMITS + 1];
    struct {
        const char *name;
        cgt_cost (*cost)(const double *limit);
    } method[CGT_METHODS + 1]; /* the last is what src/judge does */
} cgt_methods;
const cgt_methods *cgt_methods_of(const char *id);
#endif
