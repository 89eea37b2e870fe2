/** tally.js -- a search that is started, and what it costs: for the page and for the worker beside it. */

import { EVENT } from './enums.js'

/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./memory.js').Pointer} Pointer */
/** @typedef {import('./search.js').Plan} Plan */
/**
 * What a search has cost.
 * @typedef {object} Tally
 * @property {number | null} value for the player to move, null where not whole
 * @property {number} nodes
 * @property {number} leaves
 * @property {number} cuts places where something was passed over
 * @property {number} hits positions met again, and not searched again
 * @property {number} stops places where nothing more was looked at, as it was won
 * @property {boolean} whole not ended by the limit
 * @property {boolean} ordered false: as given, also where the tree was too large for best or worst
 */

/** @param {Memory} memory @param {number} session @param {Plan} plan @returns {Pointer} 0: no memory */
export const startSearch = (memory, session, { key, depth, how, seed, list }) =>
  memory.withWords(list, (at, n) =>
    memory.exports.cgt_search_start(session, key, depth, how, seed, at, n),
  )

/**
 * Goes on, by at most that many nodes.
 * @param {Memory} memory @param {Pointer} search @param {number} nodes @param {Tally} [before] what it has cost so far
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
