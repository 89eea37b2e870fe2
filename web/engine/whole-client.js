/** whole-client.js -- asks a worker for a whole tree, laid out. */
import { engine } from './page-engine.js'
import { askAlone } from './worker-client.js'
import { wholeOf } from './whole.js'

/** @template P @typedef {import('./worker-client.js').JobOptions<P>} JobOptions */

/**
 * Builds a whole tree as wholeTree does, in a worker of its own. The tree has its own game, until it is closed.
 * @param {import('./worker-client.js').About & import('./whole.js').WholeOptions} question
 * @param {JobOptions<import('./whole.js').Progress>} [options]
 * @returns {Promise<import('./whole.js').Whole | null>} null if it has more nodes
 */
export async function wholeInWorker({ game, rules, position, ...whole }, options = {}) {
  const here = engine().game(game, { rules })
  let made = null
  try {
    const arrays = await askAlone({ ask: 'whole', plan: here.plan(position, {}), whole }, options)
    return (made = arrays && wholeOf(here, position, arrays))
  } finally {
    if (!made) here.close()
  }
}
