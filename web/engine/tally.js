/** tally.js -- starts a search and counts what it costs. The page and its workers both use it. */

import { EVENT } from './enums.js'

/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./memory.js').Pointer} Pointer */
/** @typedef {import('./search.js').Plan} Plan */
/**
 * The costs of a search.
 * @typedef {object} Tally
 * @property {number | null} value for the player to move, null if not whole
 * @property {number} nodes
 * @property {number} leaves
 * @property {number} cuts nodes at which moves were cut off
 * @property {number} hits positions that were met again and not searched again
 * @property {number} stops nodes at which the search stopped because it was won
 * @property {boolean} whole false if it ended by the limit
 * @property {boolean} ordered false if moves came as given, also because the tree was too large for best or worst
 */

/** Starts a search. @param {Memory} memory @param {number} session @param {Plan} plan @returns {Pointer} 0: no memory */
export const startSearch = (memory, session, { key, depth, how, seed, list }) =>
  memory.withWords(list, (at, n) =>
    memory.exports.cgt_search_start(session, key, depth, how, seed, at, n),
  )

/**
 * Continues a search by at most so many nodes.
 * @param {Memory} memory @param {Pointer} search @param {number} nodes @param {Tally} [before] its costs so far
 * @returns {Tally}
 */
export const runSearch = (memory, search, nodes, before) =>
  memory.records('tally', 1, (at, size) => {
    const { exports, layout } = memory
    new Uint8Array(exports.memory.buffer, at, size).fill(0)
    const whole = !exports.cgt_search_run(search, nodes, at)
    const d = memory.view()
    const count = (/** @type {import('./search.js').EventKind} */ kind) =>
      d.getUint32(at + layout['tally.count'] + 4 * EVENT.indexOf(kind), true)
    return {
      value: whole ? d.getInt32(at + layout['tally.value'], true) : null,
      nodes: count('enter') + (before?.nodes ?? 0),
      leaves: count('leaf') + (before?.leaves ?? 0),
      cuts: count('cutoff') + (before?.cuts ?? 0),
      hits: count('hit') + (before?.hits ?? 0),
      stops: count('stop') + (before?.stops ?? 0),
      whole,
      ordered: !!exports.cgt_search_ordered(search),
    }
  })
