/* steps.h -- what games share in which coins go down: from a place any number of its coins to the
 * place below. Key: one field a place, wide enough for all coins on it or above it. Move: item the
 * place, choice how many coins. A game's `data` is a cgt_steps.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_STEPS_H
#define CGT_STEPS_H
#include "../game.h"

enum {
    CGT_STEPS_OUT = -1, /* the coins leave the game */
    CGT_STEPS_DEAD = -2 /* a place whose coins are out of the game: its field has no bits */
};
typedef struct {
    cgt_fields f;
    int8_t below[CGT_FIELDS];   /* the place to which a coin goes, or one of the above */
    uint8_t order[CGT_FIELDS];  /* each place after the one below it */
    uint8_t height[CGT_FIELDS]; /* moves until a coin is out of the game */
} cgt_steps;

/* In `open`, when n, below, order and height are known: sizes the fields to the start. */
void cgt_steps_open(cgt_rules *, cgt_steps *, unsigned n, cgt_in *rules, cgt_in start);

/* Hooks of cgt_game and cgt_theorem, as they are. */
cgt_position cgt_steps_parse(const cgt_rules *, cgt_in *);
void cgt_steps_format(const cgt_rules *, cgt_position, cgt_out *);
void cgt_steps_format_move(const cgt_rules *, cgt_position, cgt_move, cgt_out *);
cgt_move cgt_steps_next(const cgt_rules *, cgt_position, cgt_move from);
cgt_position cgt_steps_play(const cgt_rules *, cgt_position, cgt_move);
int cgt_steps_components(const cgt_rules *, cgt_position, cgt_part *out, int cap);
bool cgt_steps_odd(const cgt_rules *, cgt_position, cgt_claim *);
cgt_move cgt_steps_reach(const cgt_rules *, cgt_position, uint32_t want);

static inline const cgt_steps *cgt_steps_of(const cgt_rules *r) { return r->data; }
static inline uint64_t cgt_steps_coins(const cgt_rules *r, cgt_position p, unsigned i) {
    return cgt_get(&cgt_steps_of(r)->f, p, i);
}
#endif
