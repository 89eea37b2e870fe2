/**
 * strings.js -- Hackenbush strings of Left's (l) and Right's (r) edges, e.g. "llr": a player cuts an own edge, and the part below it stays. So
 * the options of a string are its beginnings, and the engine computes its number from that form. No DOM.
 */
import { dyadic, readForm } from '../engine/forms.js'

/** string -> its number @type {Map<string, import('../engine/forms.js').Dyadic>} */
const known = new Map()

/** most edges, days of the tree */
export const [EDGES, DAYS] = [12, 6]
/** The number of a string. @param {import('../engine/memory.js').Memory} memory @param {string} string @returns {import('../engine/forms.js').Dyadic} */
export function numberOf(memory, string) {
  const found = known.get(string)
  if (found) return found
  const number = dyadic(readForm(memory, formOfString(memory, string)).value)
  known.set(string, number)
  return number
}
/** A string as a form of its options' numbers. @param {import('../engine/memory.js').Memory} memory @param {string} string */
export function formOfString(memory, string) {
  const of = (/** @type {string} */ side) =>
    [...string].flatMap((edge, i) =>
      edge === side ? numberOf(memory, string.slice(0, i)).text : [],
    )
  return `{${of('l').join(',')}|${of('r').join(',')}}`
}
/** All strings of at most `days` edges: one for each number born by that day. @param {number} days @returns {string[]} */
export function stringsTo(days) {
  /** @type {string[]} */
  const all = ['']
  for (const one of all) if (one.length < days) all.push(`${one}r`, `${one}l`)
  return all
}
/** Place of a string in the tree, 0 to 1 from the left: an edge of Right's makes it less, of Left's greater. @param {string} string */
export const placeOf = (string) =>
  [...string].reduce((at, edge, i) => at + (edge === 'l' ? 1 : -1) / 2 ** (i + 2), 1 / 2)
