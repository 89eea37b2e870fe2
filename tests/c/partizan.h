/* partizan.h -- the games that have two sides, for tests: the partizan ones, and Hackenbush with colours.
 * SPDX-License-Identifier: MIT */
#ifndef PARTIZAN_H
#define PARTIZAN_H
#include "check.h"

extern const cgt_game cgt_hackenbush;
static cgt_game coloured;
static const cgt_game *sided[64];
static inline void list_sided(void) {
    static const cgt_example pictures[] = {
        {"", "0-1l-2r-3 1-4r"},          {"", "0-1r*2 1-2l-3l-1 0-4-4l"}, {"", "lrl e(l;re) r"},
        {"", "0-1l 0-2r-3l-0 3-4e*2:R"}, {"misere", "0-1l-2r 0-3-4r"},    {0}};
    int n = 0;
    for (int i = 0; cgt_games[i]; i++)
        if (cgt_games[i]->flags & CGT_PARTIZAN) sided[n++] = cgt_games[i];
    coloured = cgt_hackenbush;
    coloured.examples = pictures;
    sided[n] = &coloured;
}
#endif
