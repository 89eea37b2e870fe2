/** check.js -- checks a theorem of a game against search, position by position, a slice at a time. */
import { BUDGET, OK } from './enums.js'
import { outOfMemory, refused } from './refusal.js'

/** @typedef {{ value: number | null, remoteness: number | null, grundy: number | null }} Claim */
/**
 * @typedef {object} CheckState
 * @property {number} checked positions so far
 * @property {number} total positions
 * @property {number} skipped checked positions to which the theorem does not apply
 * @property {boolean} done
 * @property {{ position: string, claimed: Claim, found: Claim } | null} disagreement
 */

/** A slice is meant to take so long, whatever a move costs in that game. */
const SLICE_MS = 1
/** moves in the first slice, in the shortest and in the longest */
const [FIRST, LEAST, MOST] = [1000, 100, 1e6]

/**
 * Yields how far the check is, after each slice. It ends with the universe, or at the first position where theorem and search differ.
 * @param {import('./memory.js').Memory} memory
 * @param {{ name: string, rules: string, theorem: string, universe: string }} of name: the game's; universe: '' for the theorem's own
 * @returns {Generator<CheckState, void>}
 * @throws {import('./errors.js').NotationError | import('./errors.js').RulesError}
 */
export function* checking(memory, { name, rules, theorem, universe }) {
  const { exports: x } = memory
  const handle = memory.with([name, theorem, rules, universe], (g, t, r, u) =>
    x.cgt_check_start(g, t, r, u),
  )
  if (!handle) throw refused(memory, rules, universe)
  try {
    for (let moves = FIRST; ;) {
      const begun = performance.now()
      const status = x.cgt_check_go(handle, moves)
      const pace = SLICE_MS / (performance.now() - begun)
      moves = Math.min(Math.max(LEAST, moves * Math.min(pace, 2)), MOST)
      if (status !== OK && status !== BUDGET) throw outOfMemory()
      const state = JSON.parse(memory.read((b, n) => x.cgt_check_text(handle, b, n)))
      yield { ...state, done: status === OK }
      if (status === OK) return
    }
  } finally {
    x.cgt_check_end(handle)
  }
}
