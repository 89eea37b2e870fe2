/** quotient.js -- computes the misère quotient of an octal game, a heap at a time. */
import { BUDGET, MEMORY, OK } from './enums.js'
import { outOfMemory, refused } from './refusal.js'

/**
 * @typedef {object} Quotient
 * @property {[string, number][]} letters each with the heap that it stands for
 * @property {string[]} lost the words of the lost classes
 * @property {[string, 0 | 1][]} heaps of heap 0, 1, ... the word of its class, and 1 if it is lost
 * @property {[string, string]} told sentences that say what is proved: keys of text/es.json
 * @property {Record<string, number>} slots their slots
 */

/** positions looked at between two reports, some 10 ms; and for one heap at most, some seconds and 64 MB */
const [SLICE, MOST] = [10_000, 1 << 20]

/**
 * Yields how many heaps are known, after each slice. It ends with a period that is proved, or with what is found up to heap
 * `to`; where one heap takes too long, before it.
 * @param {import('./memory.js').Memory} memory @param {{ game: string, rules: string, to: number }} of to: at most 255
 * @returns {Generator<number, Quotient>}
 * @throws {import('./errors.js').RulesError}
 */
export function* quotientSteps(memory, { game, rules, to }) {
  const x = memory.exports
  const handle = memory.with([game, rules], (g, r) => x.cgt_quotient_start(g, r))
  if (!handle) throw refused(memory, rules, '')
  try {
    let status = OK
    for (let tried = 0; x.cgt_quotient_rows(handle) < to && !x.cgt_quotient_proved(handle);) {
      status = x.cgt_quotient_more(handle, SLICE)
      if (status === MEMORY) throw outOfMemory()
      tried = status === OK ? 0 : tried + SLICE
      if (status !== OK && (status !== BUDGET || tried >= MOST)) break
      yield x.cgt_quotient_rows(handle) + 1
    }
    return JSON.parse(memory.read((b, n) => x.cgt_quotient_text(handle, status, b, n)))
  } finally {
    x.cgt_quotient_end(handle)
  }
}
