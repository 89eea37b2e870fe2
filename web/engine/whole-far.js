/** whole-far.js -- asks a worker for a whole tree, laid out. */
import { engine } from './page-engine.js'
import { askAlone } from './far.js'
import { wholeOf } from './whole.js'

/** @template P @typedef {import('./far.js').Far<P>} Far */

/**
 * Builds a whole tree as wholeTree does, in a worker of its own. The tree has its own game, until it is closed.
 * @param {import('./far.js').About & import('./whole.js').WholeOptions} question
 * @param {Far<import('./whole.js').Progress>} [options]
 * @returns {Promise<import('./whole.js').Whole | null>} null if it has more nodes
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
