/* list.h -- the classics, in teaching order: games that not every page needs. In page.wasm they are not; classics.wasm has
 * them and is joined to it (src/wasm/classics.c). Elsewhere they stand in the registry. A new one is one file beside this one and one
 * line here. Who includes this says what CGT_CLASSIC(game) is.
 * SPDX-License-Identifier: MIT */
CGT_CLASSIC(cgt_wythoff)
CGT_CLASSIC(cgt_turtles)
CGT_CLASSIC(cgt_mock)
CGT_CLASSIC(cgt_ruler)
CGT_CLASSIC(cgt_corners)
CGT_CLASSIC(cgt_fibonacci)
CGT_CLASSIC(cgt_moore)
CGT_CLASSIC(cgt_chomp)
CGT_CLASSIC(cgt_northcott)
CGT_CLASSIC(cgt_digits)
CGT_CLASSIC(cgt_words_game)
