/** whole-far.js -- a whole tree that is laid out beside the page. */
import { engine } from './instance.js'
import { askAlone } from './far.js'
import { wholeOf } from './whole.js'

/** @template P @typedef {import('./far.js').Far<P>} Far */

/**
 * A whole tree, laid out: wholeTree, beside the page. What is given has its own game, until it is closed.
 * @param {import('./far.js').About & import('./whole.js').WholeOptions} question
 * @param {Far<import('./whole.js').Progress>} [options]
 * @returns {Promise<import('./whole.js').Whole | null>} null: it has more nodes than that
 */
export async function wholeFar({ game, rules, position, ...whole }, options = {}) {
  const here = engine().game(game, { rules })
  let made = null
  try {
    const arrays = await askAlone({ ask: 'whole', plan: here.plan(position, {}), whole }, options)
    return (made = arrays && wholeOf(here, position, arrays))
  } finally {
    if (!made) here.close()
  }
}
