/* rule.h -- what the files of a game of one's own share: a rule as it is once read. Each amount and
 * condition is a stretch of postfix code.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_RULE_H
#define CGT_RULE_H
#include "rows.h"

enum { OPS = 64, AMOUNTS = 24, KINDS = 8, DEEP = 24, NUMBER_MOST = 1000000000 };
/* Kinds of a step: a value, or an operator on the last one or two values; PAREN is neither. */
enum { NUMBER, K, X, A, B, TIMES, OVER, REST, PLUS, MINUS, LT, LE, GT, GE, EQ, NE, DIVIDES, NOT };
enum { AND = NOT + 1, OR, PAREN };

typedef struct {
    uint8_t op;
    int32_t number;
} step;
typedef struct {
    uint8_t from, to;
} code; /* steps; an empty one holds always */
typedef struct {
    bool takes, any, splits; /* any: x, any amount */
    uint8_t from, to;        /* amounts */
    code first, second;      /* conditions: on the amount taken; on the rest */
} kind;
typedef struct {
    cgt_rows rows;
    step step[OPS];
    code amount[AMOUNTS];
    kind kind[KINDS];
    unsigned steps, amounts, kinds;
    uint32_t memory;
} shape;

/* rule-text.c: reads the line; refuses. */
void cgt_rule_read(cgt_rules *, shape *, cgt_in *);
/* rule-moves.c: an operator with its values (false where it cannot be worked out); `way` of
 * cgt_ways, and `parts` of rows.h. */
bool cgt_rule_apply(uint8_t op, int64_t a, int64_t b, int64_t *out);
unsigned cgt_rule_way(const void *data, unsigned k, unsigned x, unsigned a);
bool cgt_rule_parts(const void *data, unsigned k, unsigned x);
#endif
