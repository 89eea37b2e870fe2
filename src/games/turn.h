/* turn.h -- how the text of a position of two sides ends: :R where Right is to move, of keys as CGT_PARTIZAN says.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_TURN_H
#define CGT_TURN_H
#include "../game.h"

static inline int cgt_turn(cgt_position p) { return (int)(p.key & 1); }
static inline int cgt_read_turn(cgt_in *t) {
    if (!cgt_take(t, ':')) return CGT_LEFT;
    if (cgt_word(t, "L")) return CGT_LEFT;
    if (!cgt_word(t, "R")) cgt_refuse(t, CGT_E_SYNTAX, "expected L or R, the player to move", 0);
    return CGT_RIGHT;
}
static inline void cgt_put_turn(int turn, cgt_out *o) {
    if (turn == CGT_RIGHT) cgt_put(o, ":R");
}
#endif
