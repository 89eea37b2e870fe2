/* taking.h -- what the problems of one pile and a set of amounts share. The set comes in any order,
 * with repeats, with or without 1, and with amounts that no pile here can give.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_TAKING_H
#define CGT_TAKING_H
#include "judge.h"

enum {
    CGT_AMOUNTS = 1000,   /* the judges' sets have at most 100 */
    CGT_PILE = 100000000, /* the judges' piles at most 10^6; a bit a stone */
    CGT_AMOUNT = 1000000000,
    CGT_BLOCK = 64 /* words that are marked at once */
};
typedef struct {
    uint32_t amounts, useful;    /* in the input; ascending and distinct, at most the pile */
    int64_t amount[CGT_AMOUNTS]; /* in the input */
    uint32_t sorted[CGT_AMOUNTS];
    uint32_t far[CGT_AMOUNTS]; /* amounts of a block or more, sorted by their shift of a word */
    uint64_t *lost;            /* bit h: the player to move at h loses */
    uint32_t room;
    struct { /* lost[], while it is filled: words up to w are done */
        bool going;
        uint32_t w, kept;
        uint64_t ahead, hash, kept_hash, drop;
        uint32_t middle, far;        /* sorted[]: above 64; a block or more */
        uint64_t set[CGT_BLOCK + 2]; /* the middle ones, after an empty word */
    } fill;
} cgt_taking;
void cgt_taking_free(cgt_taking *);
/* Reads amounts until there are `many`; false: more must come. */
bool cgt_taking_read(cgt_taking *, cgt_text *, int64_t many);
/* Sorts, and fills lost[] to n. misere: a player who cannot move wins. False: no memory, or the
 * budget is spent and it goes on when it is called again. */
bool cgt_taking_solve(cgt_taking *, uint32_t n, bool misere, cgt_text *);
static inline bool cgt_taking_lost(const cgt_taking *s, uint64_t heap) {
    return s->lost[heap >> 6] >> (heap & 63) & 1;
}
/* After it: *pile is one above 0 without a move that play from n can come to; 0: there is none.
 * Uses lost[] for itself. False: the budget is spent, as above. */
bool cgt_taking_stuck(cgt_taking *, uint32_t n, cgt_text *, uint32_t *pile);
/* After it too: why n is won or lost, and the position. */
void cgt_taking_tell(const cgt_taking *, uint32_t n, bool misere, cgt_told *);
/* Methods for n stones and m amounts. */
extern const cgt_method cgt_taking_methods[];
#endif
