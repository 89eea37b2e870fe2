/**
 * sum.js -- reads and writes the rules and the position of a sum of games: "maze{..#/...} + nim" and "c2 + 6". A part is a game
 * with its rules and its position.
 */
import { MISERE } from './notation.js'

/** @typedef {{ name: string, rules: string, start: string }} Part */

/** An item of a sum is PART * the part's number + the item in that part. */
export const PART = 2 ** 24

/** Splits a text at the first occurrence of a sign. @param {string} text @param {string} sign */
function cut(text, sign) {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** Reads the parts. @param {string} rules of the sum, with or without "misere" @param {string} [start] @returns {Part[]} */
export function readSum(rules, start = '') {
  const starts = start.split('+').map((s) => s.trim())
  const text = rules.replace(MISERE, '')
  /** @type {Part[]} */
  const parts = []
  for (let from = 0; from < text.length;) {
    let end = from
    /* a + inside braces belongs to a part's rules */
    for (let inside = false; end < text.length && (inside || text[end] !== '+'); end++)
      inside = text[end] === '{' || (inside && text[end] !== '}')
    const [name, rest = ''] = cut(text.slice(from, end), '{')
    parts.push({ name: name.trim(), rules: cut(rest, '}')[0], start: starts[parts.length] ?? '' })
    from = end + 1
  }
  return parts
}

/** Writes the rules and the start of a sum. @param {Part[]} parts */
export const writeSum = (parts) => ({
  rules: parts.map(({ name, rules }) => (rules ? `${name}{${rules}}` : name)).join(' + '),
  start: parts.map(({ start }) => start).join(' + '),
})
