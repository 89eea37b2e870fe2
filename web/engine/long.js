/** long.js -- more that is worked out beside the page, as far.js solves: counts of a search, whole trees, long tables. */
import work from 'worker:./long-worker.js'
import { asking } from './far.js'
import { engine } from './instance.js'

/** @typedef {import('./far.js').About} About */
/** @template P @typedef {import('./far.js').Far<P>} Far */
/** @typedef {import('./tally.js').Tally} Tally */
/** @typedef {import('./whole.js').Whole} Whole */

const ask = asking(work)

/**
 * What a search costs: Game.count, beside the page.
 * @param {About & { how?: import('./search.js').SearchOptions, nodes?: number }} question
 * @param {Far<Tally>} [options]
 * @returns {Promise<Tally>}
 */
export async function countFar({ game, rules, position, how = {}, nodes = 1e9 }, options = {}) {
  const here = engine().game(game, { rules })
  try {
    return await ask({ plan: here.plan(position, how), nodes }, options)
  } finally {
    here.close()
  }
}

/**
 * The period of a game of one number, looked for as far as position `to`.
 * @param {{ game: string, rules: string, to: number }} question to: at most 2^20, of an octal game 10^7
 * @param {Far<number>} [options] progress: positions that are known
 * @returns {Promise<{ to: number, period: import('./table.js').Period | null }>} to: the last position that is known
 */
export function periodFar(question, options = {}) {
  return ask(question, options, true)
}

/**
 * A whole tree, laid out: Game.whole, beside the page. What is given has its own game, until it is closed.
 * @param {About & import('./whole.js').WholeOptions} question
 * @param {Far<import('./whole.js').Progress>} [options]
 * @returns {Promise<Whole | null>} null: it has more nodes than that
 */
export async function wholeFar({ game, rules, position, ...whole }, options = {}) {
  const here = engine().game(game, { rules })
  let made = null
  try {
    const arrays = await ask({ plan: here.plan(position, {}), whole }, options, true)
    return (made = arrays && here.wholeOf(position, arrays))
  } finally {
    if (!made) here.close()
  }
}
