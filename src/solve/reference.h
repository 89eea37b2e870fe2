/* reference.h -- minimax and alpha-beta as two short functions that call themselves.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_REFERENCE_H
#define CGT_REFERENCE_H
#include "solve.h"

/* A node as MAX, who moves at the root, counts it: `points` that MAX has taken on the way, less
 * those of MIN. */
typedef struct {
    cgt_position p;
    int32_t points;
    uint32_t depth;
    bool max;
} cgt_node;
/* `told` hears each step, when it happens: its kind as in cgt_event,
 * all numbers as MAX counts them. */
typedef struct cgt_walk cgt_walk;
struct cgt_walk {
    const cgt_rules *r;
    uint32_t limit; /* plies; the recursion is no deeper */
    bool beyond;    /* a cut only where alpha > beta */
    void (*told)(cgt_walk *, int kind, cgt_node, int32_t alpha, int32_t beta, int32_t best);
};
int32_t cgt_minimax(cgt_walk *, cgt_node);
int32_t cgt_alphabeta(cgt_walk *, cgt_node, int32_t alpha, int32_t beta);
#endif
