/** long.js -- more that is worked out beside the page, as far.js solves: counts of a search, long tables. */
import work from 'worker:./long-worker.js'
import { asking } from './far.js'
import { engine } from './instance.js'

/** @typedef {import('./far.js').About} About */
/** @template P @typedef {import('./far.js').Far<P>} Far */
/** @typedef {import('./tally.js').Tally} Tally */

export const ask = asking(work)

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
 * The period of a game of one number, looked for as far as position `to`; or the value at position `at`, by that period.
 * @param {{ game: string, rules: string, to: number, at?: number }} question to: at most 2^20, of an octal game 10^7; at: below 2^31
 * @param {Far<number>} [options] progress: positions that are known
 * @returns {Promise<import('./long-worker.js').Looked>} to: the last position that is known
 */
export function periodFar(question, options = {}) {
  return ask(question, options, true)
}

/**
 * The misère quotient of an octal game, as far as heap `to` or until its period is proved.
 * @param {{ game: string, rules: string, to: number }} question to: at most 255
 * @param {Far<number>} [options] progress: heaps that are known
 * @returns {Promise<import('./quotient.js').Quotient>}
 */
export function quotientFar(question, options = {}) {
  return ask({ ...question, classes: true }, options, true)
}
