/** table-far.js -- long tables, worked out beside the page: each in a worker of its own, so that none waits for another. */
import work from 'worker:./table-worker.js'
import { asking } from './far.js'
import { joined } from './table.js'

/** @typedef {import('./table.js').Table} Table */

/**
 * @param {{ game: string, rules: string, to: number }} question to: at most 2^20, of an octal game 10^7
 * @param {import('./far.js').Far<Table>} [options] progress: as far as it is known, until then its last
 * @returns {Promise<Table>}
 */
export async function tableFar(question, { signal, progress } = {}) {
  const join = joined(question.to)
  const heard = (/** @type {import('./table.js').Part} */ part) => progress?.(join(part))
  return join(await asking(work)(question, { signal, progress: heard }, true))
}
