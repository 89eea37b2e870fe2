/* list.h -- the partizan games, in teaching order: games in which Left and Right have moves of their own. A new one is one
 * file beside this one and one line here. Who includes this says what CGT_GAME(game) is. In page.wasm they are not;
 * partizan.wasm has them and is joined to it (wasm/partizan.c). Elsewhere the registry has them.
 * SPDX-License-Identifier: MIT */
CGT_GAME(cgt_hackenbush)
CGT_GAME(cgt_domineering)
CGT_GAME(cgt_toads)
CGT_GAME(cgt_clobber)
CGT_GAME(cgt_konane)
CGT_GAME(cgt_cutcake)
CGT_GAME(cgt_maundy)
CGT_GAME(cgt_col)
CGT_GAME(cgt_snort)
CGT_GAME(cgt_difference)
