/** subtraction.js -- subtraction games for several kinds of exercise. */
import { reason, states } from '../retrograde.js'
import { using } from './kind.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('./dice.js').Dice} Dice */
/** @typedef {import('./kind.js').Level} Level */

/** Random amounts that may be taken. @param {Dice} d @param {Level} level */
export const amounts = (d, level) =>
  level === 1
    ? Array.from({ length: d.roll(2, 4) }, (_, i) => i + 1)
    : d.set(d.roll(2, level), 1, 3 + level)
/** The reason why a number is won or lost. @param {{ game: string, rules: string }} x @param {number} n @param {Engine} engine */
export const whyNumber = (x, n, engine) =>
  using(engine, x, (game) => {
    const graph = states(game, [String(n)])
    return reason(
      graph,
      graph.nodes.findIndex((node) => node.text === String(n)),
    )
  })
