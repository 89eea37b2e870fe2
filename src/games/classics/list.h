/* list.h -- the classics, in teaching order: games that not every page needs. In page.wasm they are not; classics.wasm has
 * them and is joined to it (src/wasm/classics.c). Elsewhere they stand in the registry. A new one is one file beside this one and one
 * line here. Who includes this says what CGT_CLASSIC(game) is.
 * SPDX-License-Identifier: MIT */
CGT_CLASSIC(cgt_wythoff)
