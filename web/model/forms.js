/**
 * forms.js -- G − H as a game to play: a pair of forms. In −H the players have changed sides: Left's moves there are Right's moves of H. The
 * order of G and H, which the engine knows, says who wins. No DOM.
 */
import { compareForms, readForm } from '../engine/forms.js'

/** @typedef {import('../engine/memory.js').Memory} Memory */
/** A move in G (0) or in −H (1): the option, and the pair that it leaves. @typedef {{ in: 0 | 1, text: string, to: [string, string] }} Move */

/**
 * The moves of a player in G − H. @param {[string, string]} pair @param {0 | 1} player
 * @param {Memory} memory @returns {Move[]}
 */
export function movesOf([g, h], player, memory) {
  /** @type {(text: string, side: number) => string[]} */
  const options = (text, side) =>
    readForm(memory, text).entries.flatMap((e) =>
      e.from === null && e.player === side ? [e.text] : [],
    )
  return [
    ...options(g, player).map((to) => /** @type {Move} */ ({ in: 0, text: to, to: [to, h] })),
    ...options(h, 1 - player).map((to) => /** @type {Move} */ ({ in: 1, text: to, to: [g, to] })),
  ]
}
/** True if that player wins G − H when the other is to move. @param {[string, string]} pair @param {0 | 1} player @param {Memory} memory */
export const holds = (pair, player, memory) =>
  (player ? ['=', '<'] : ['=', '>']).includes(compareForms(memory, ...pair).sign)
