/**
 * enums.js -- the numbers that C gives and takes, by name: each is an enumerator of C of that name, and tests/js/engine/engine.test.js
 * compares them. Where the list is an array, an enumerator is its index.
 */

/** cgt_status of src/game.h: CGT_OK and CGT_E_… */
export const [OK, SYNTAX, RANGE, BUDGET, MEMORY, LETTER] = [0, 1, 2, 5, 6, 9]
/** The value of an end that has not come: play goes on. CGT_ONGOING */
export const ONGOING = -0x80000000
/** A remoteness: play need not end. A Grundy value: there is none. CGT_FOREVER */
export const FOREVER = 0xffffffff

/** Bits of a session's flags: CGT_… of src/game.h, and of src/wasm/exports.c grundy, gain, undo and canonical. */
export const FLAG = {
  impartial: 1,
  loopy: 2,
  misere: 4,
  grundy: 16,
  gain: 32,
  scored: 64,
  signs: 128,
  undo: 256,
  canonical: 512,
  partizan: 1024,
  letters: 2048,
  marks: 4096,
}
/** Bits of `has` of an answer: CGT_HAS_… of src/game.h */
export const HAS = { value: 1, remoteness: 2, grundy: 4, move: 8 }
/** How an answer was found: CGT_BY_… of src/solve/solve.h */
export const BY = /** @type {const} */ (['nothing', 'end', 'theorem', 'parts', 'search', 'retrograde']) // prettier-ignore

/** Bits of how a search is done, and above them its order: src/wasm/search.c */
export const HOW = { prune: 1, memo: 2, symmetry: 4, stop: 8, fault: 16, beyond: 32, blank: 64 }
/** ORDER_AT of src/wasm/search.c */
export const ORDER_AT = 8
/** Orders of the moves: CGT_… of src/solve/solve.h */
export const ORDER = ['given', 'best', 'worst', 'random', 'listed']
/** Events of a search: CGT_… of src/solve/solve.h */
export const EVENT = /** @type {const} */ (['enter', 'leaf', 'raise', 'cutoff', 'leave', 'hit', 'stop']) // prettier-ignore

/** News of a judge that was run: CGT_JUDGE_… of src/judge/judge.h */
export const JUDGE = { hungry: 0, case: 2, done: 3, refused: 4 }
/** News of a comparison that was run: CGT_COMPARE_… of src/judge/judge.h */
export const COMPARE = { out: 1, busy: 2, equal: 3, differs: 4, refused: 5 }
