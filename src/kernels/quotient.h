/* quotient.h -- the misère quotient of an octal game's rows up to some length: T. E. Plambeck and
 * A. N. Siegel, Misère quotients for impartial games, J. Combin. Theory Ser. A 115 (2008).
 *
 * Sums X and Y of rows are equivalent when X + Z and Y + Z have the same misère outcome for every
 * sum Z of rows; the classes are a commutative monoid, the quotient. It tells who wins every sum of
 * rows, of any number: multiply the classes, and look whether the product is a lost one.
 *
 * What cgt_quotient_go has done is proved, and not only tried: see quotient.c.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_QUOTIENT_H
#define CGT_QUOTIENT_H
#include "../game.h"

enum {
    CGT_QUOTIENT_ORDER = 64, /* largest order of a quotient that is found */
    CGT_QUOTIENT_ROWS = 255, /* the longest row */
    CGT_WORD = 31            /* rows of a sum that is looked at */
};
/* A sum of rows, the longest first, then zeros. */
typedef struct {
    uint8_t row[CGT_WORD], n;
} cgt_word_of;
typedef struct cgt_quotient cgt_quotient;
/* Results for rows 0 .. rows. Class 0 is that of the empty sum. */
typedef struct {
    uint32_t rows, order;
    const uint8_t *class;    /* [rows + 1] of each row alone */
    const cgt_word_of *word; /* [order] a sum of each class: the fewest pins */
    uint64_t lost;           /* bit c: the player to move at a sum of class c loses */
    uint64_t positions;      /* positions that were searched to tell classes apart */
    const uint8_t (*times)[CGT_QUOTIENT_ORDER]; /* [order][order] */
} cgt_quotient_known;
/* digit[0 .. last] as in octal.c; last <= 64. NULL: no memory. */
cgt_quotient *cgt_quotient_new(const uint8_t *digit, uint32_t last);
void cgt_quotient_free(cgt_quotient *);
cgt_quotient_known cgt_quotient_get(const cgt_quotient *);
/* The rows of the classes' words, ascending: row[0] is said as a, row[1] as b ... Returns how many. */
uint32_t cgt_quotient_letters(const cgt_quotient *, uint8_t row[CGT_QUOTIENT_ORDER]);
/* Writes the word of a class as a product of those letters: 1, a, ab^2. */
void cgt_quotient_class(const cgt_quotient *, uint32_t class, cgt_out *);
/* Goes on with one row more. CGT_E_RANGE: that quotient has more classes than CGT_QUOTIENT_ORDER, or
 * the row is longer than CGT_QUOTIENT_ROWS; CGT_E_BUDGET: to tell its classes apart takes more than
 * that many positions, or sums of more than CGT_WORD rows. What was known stays. */
cgt_status cgt_quotient_go(cgt_quotient *, uint64_t positions);
/* The classes of single rows repeat, for ever, and the quotient is that of the whole game: proved. */
bool cgt_quotient_period(const cgt_quotient *, cgt_period *);
#endif
