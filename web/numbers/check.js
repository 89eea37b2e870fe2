/**
 * check.js -- runs a check of a theorem in slices, so that the page goes on answering, and reads its universe, a notation with
 * ranges such as "0..7 0..7 0..7". No DOM.
 */

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/engine.js').CheckState} CheckState */
/** @typedef {{ from: number, to: number }} Range */

/** the most positions of a map: 16 by 16 by 16 */
export const DRAWN = 4096
/** length of a slice */
const SLICE_MS = 10

/** @param {string} text @returns {Range[] | null} null if it has more than numbers and ranges */
export function readRanges(text) {
  const parts = text.trim().split(/\s+/)
  const ranges = parts.map((part) => {
    const found = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(part)
    return found && { from: Number(found[1]), to: Number(found[2] ?? found[1]) }
  })
  return ranges.every((r) => r !== null && r.from <= r.to) ? /** @type {Range[]} */ (ranges) : null
}
/** @param {Range[]} ranges */
export const writeRanges = (ranges) => ranges.map(({ from, to }) => `${from}..${to}`).join(' ')
/** the number of numbers in a range @param {Range} range */
export const sizeOf = ({ from, to }) => to - from + 1
/** the number of positions in a universe @param {Range[]} ranges */
export const countOf = (ranges) => ranges.reduce((n, r) => n * sizeOf(r), 1)

/**
 * The beginning of a large universe, small enough to be seen at a glance: 96 numbers, 32 by 32, 8 by 8 by 8, and with more
 * numbers 6 for each.
 * @param {string} universe
 */
export function partToShow(universe) {
  const ranges = readRanges(universe)
  const most = [0, 96, 32, 8][ranges?.length ?? 0] ?? 6
  if (!ranges || ranges.every((r) => sizeOf(r) <= most)) return universe
  return writeRanges(ranges.map(({ from, to }) => ({ from, to: Math.min(to, from + most - 1) })))
}

/** Waits until the page has drawn and handled its events. */
const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve(undefined)
    }
    port2.postMessage(0)
  })

/**
 * Pulls an iterator in slices.
 * @template T
 * @param {Iterator<T, void>} work
 * @param {{ each: (state: T) => void, cancelled: () => boolean, slice?: number }} how each: called at the end of every slice
 * @returns {Promise<boolean>} false if it was cancelled
 */
export async function inSlices(work, { each, cancelled, slice = SLICE_MS }) {
  for (;;) {
    const until = performance.now() + slice
    /** @type {T | undefined} */
    let last
    let done = false
    do {
      const next = work.next()
      if (next.done) done = true
      else last = next.value
    } while (!done && performance.now() < until)
    if (last !== undefined) each(last)
    if (done) return true
    await breath()
    if (cancelled()) {
      work.return?.()
      return false
    }
  }
}

/**
 * The outcomes of all positions of up to three ranges; the last number changes fastest.
 * @param {Game} game @param {Range[]} ranges
 * @returns {Generator<Outcome, void>}
 */
export function* outcomes(game, ranges) {
  const at = ranges.map((r) => r.from)
  for (;;) {
    yield game.solve(at.join(' ')).outcome
    let i = at.length - 1
    while (i >= 0 && at[i] === ranges[i].to) at[i] = ranges[i--].from
    if (i < 0) return
    at[i]++
  }
}
