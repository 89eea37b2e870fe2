/* claim.h -- what a theorem claims that knows a position's Grundy value, as most games' do.
 * SPDX-License-Identifier: MIT */
#ifndef CGT_CLAIM_H
#define CGT_CLAIM_H
#include "../game.h"

/* Won, unless the value is 0, by a move to value 0. reach: the theorem's (NULL: it names no move).
 * False in misere play, of which Grundy values say nothing. */
bool cgt_claim_grundy(const cgt_rules *, cgt_position, uint64_t grundy,
                      cgt_move (*reach)(const cgt_rules *, cgt_position, uint32_t grundy),
                      cgt_claim *);
#endif
