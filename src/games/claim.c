/* claim.c -- see claim.h. No game by itself.
 * SPDX-License-Identifier: MIT */
#include "claim.h"

bool cgt_claim_grundy(const cgt_rules *r, cgt_position p, uint64_t grundy,
                      cgt_move (*reach)(const cgt_rules *, cgt_position, uint32_t grundy),
                      cgt_claim *c) {
    if (r->flags & CGT_MISERE) return false;
    bool moves = grundy && reach;
    *c = (cgt_claim){.value = grundy ? CGT_WIN : CGT_LOSS,
                     .grundy = (uint32_t)grundy,
                     .move = moves ? reach(r, p, 0) : CGT_NONE,
                     .has = CGT_HAS_VALUE | CGT_HAS_GRUNDY | (moves ? CGT_HAS_MOVE : 0)};
    return true;
}
