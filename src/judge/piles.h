/* piles.h -- what the problems of piles share: a list whose Grundy values are taken together, and
 * the line of why.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_PILES_H
#define CGT_PILES_H
#include "judge.h"

typedef struct {
    int64_t least, most;
    int64_t judges;     /* the judge's own limit where it is less than `most`; 0: it is not */
    const char *limit;  /* for cgt_text_beyond */
    const char *reason; /* for a pile that is not from least to most */
    uint64_t (*grundy)(uint64_t); /* NULL: a pile is its own Grundy value */
    const char *game;             /* a game of src/games */
    const char *rules;            /* its rules; NULL: none */
    int64_t fits;                 /* under these no larger pile is played as here; 0: any is */
} cgt_piles;
/* Reads piles while there are *left; false: more must come. The xor of their Grundy values. */
bool cgt_piles_read(const cgt_piles *, cgt_text *, int64_t *left, uint64_t *sum);
/* Explains a case of n piles. */
void cgt_piles_tell(const cgt_piles *, cgt_text *one, int64_t n, cgt_told *);
/* n piles from least to most, with a space between, and a line feed. */
void cgt_piles_gen(cgt_random *, int64_t n, int64_t least, int64_t most, cgt_reply *);
/* Methods for Nim: n piles of at most h. */
extern const cgt_method cgt_piles_methods[];
#endif
