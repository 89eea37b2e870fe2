/**
 * numbers.js -- reads a list of whole numbers as people type it, "10 12 5", "0, 1, 3" or "{0, 1, 3}", and computes its mex and xor.
 */
import { NotationError } from '../engine/errors.js'

/** the largest number of a list, which 32 bits hold */
export const MOST = 2 ** 32 - 1

/**
 * Reads a list.
 * @param {string} text numbers with spaces, commas or braces between
 * @param {{ count: number, most?: number }} limits count: the most numbers
 * @returns {number[]}
 * @throws {NotationError} with the column of the first wrong number
 */
export function readNumbers(text, { count, most = MOST }) {
  const numbers = []
  for (const { 0: word, index: column } of text.matchAll(/[^\s,{}]+/g)) {
    if (!/^\d+$/.test(word))
      throw new NotationError({ code: 'syntax', reason: 'expected a number', column, text })
    const n = Number(word)
    if (n > most)
      throw new NotationError({ code: 'range', reason: 'at most %', number: most, column, text })
    if (numbers.length === count)
      throw new NotationError({
        code: 'range',
        reason: 'at most % numbers',
        number: count,
        column,
        text,
      })
    numbers.push(n)
  }
  return numbers
}

/** Writes a set, e.g. "{0, 1, 3}". @param {Iterable<number>} numbers */
export const setText = (numbers) => `{${[...new Set(numbers)].sort((a, b) => a - b).join(', ')}}`

/**
 * The least number that is not in the set.
 * @param {Iterable<number>} numbers
 */
export function mex(numbers) {
  const has = new Set(numbers)
  let n = 0
  while (has.has(n)) n++
  return n
}

/** The xor of numbers up to 2^32 - 1. @param {number[]} numbers */
export const xor = (numbers) => numbers.reduce((a, b) => (a ^ b) >>> 0, 0)

/**
 * The move of Bouton's theorem: the first heap that becomes smaller when the xor of all is added to it.
 * @param {number[]} heaps
 * @returns {{ index: number, from: number, to: number } | null} null if the xor is 0
 */
export function bouton(heaps) {
  const all = xor(heaps)
  const index = heaps.findIndex((heap) => (heap ^ all) >>> 0 < heap)
  return all === 0 ? null : { index, from: heaps[index], to: (heaps[index] ^ all) >>> 0 }
}

/** The powers of two that the numbers need, the largest first. @param {number[]} numbers */
export function powersOf(numbers) {
  const most = Math.max(1, ...numbers)
  const width = 32 - Math.clz32(most)
  return Array.from({ length: width }, (_, i) => 2 ** (width - 1 - i))
}
