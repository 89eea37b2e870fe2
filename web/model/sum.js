/**
 * sum.js -- the rules and the position of a sum of games, taken apart and put together: "maze{..#/...} + nim" and
 * "c2 + 6". A part is a game with its rules and its position.
 */
import { MISERE } from './notation.js'

/** @typedef {{ name: string, rules: string, start: string }} Part */

/** In an item of a sum the part's number counts so many: below it is the item as the part has it alone. */
export const PART = 2 ** 24

/** Before and after the first of a sign. @param {string} text @param {string} sign */
function cut(text, sign) {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** @param {string} rules of the sum, with or without "misere" @param {string} [start] @returns {Part[]} */
export function readSum(rules, start = '') {
  const starts = start.split('+').map((s) => s.trim())
  const text = rules.replace(MISERE, '')
  /** @type {Part[]} */
  const parts = []
  for (let from = 0; from < text.length;) {
    let end = from
    /* a + inside braces is of the rules */
    for (let inside = false; end < text.length && (inside || text[end] !== '+'); end++)
      inside = text[end] === '{' || (inside && text[end] !== '}')
    const [name, rest = ''] = cut(text.slice(from, end), '{')
    parts.push({ name: name.trim(), rules: cut(rest, '}')[0], start: starts[parts.length] ?? '' })
    from = end + 1
  }
  return parts
}

/** @param {Part[]} parts */
export const writeSum = (parts) => ({
  rules: parts.map(({ name, rules }) => (rules ? `${name}{${rules}}` : name)).join(' + '),
  start: parts.map(({ start }) => start).join(' + '),
})
