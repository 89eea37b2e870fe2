/**
 * check.js -- a theorem held against search in slices, so that the page goes on answering; and the universe of such
 * a check, a notation with ranges ("0..7 0..7 0..7"), as something that can be drawn. No DOM.
 */

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/engine.js').CheckState} CheckState */
/** @typedef {{ from: number, to: number }} Range */

/** positions that are drawn at the most: 16 of three heaps each */
export const DRAWN = 4096
/** work between two breaths of the page, ms */
const SLICE = 10

/** @param {string} text @returns {Range[] | null} null where there is more in it than numbers and ranges */
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
/** how many numbers @param {Range} range */
export const sizeOf = ({ from, to }) => to - from + 1
/** how many positions @param {Range[]} ranges */
export const countOf = (ranges) => ranges.reduce((n, r) => n * sizeOf(r), 1)

/**
 * The beginning of a large universe, small enough to be seen at a glance: 96 numbers, 32 by 32, 8 by 8 by 8; of
 * more numbers, 6 each.
 * @param {string} universe
 */
export function partToShow(universe) {
  const ranges = readRanges(universe)
  const most = [0, 96, 32, 8][ranges?.length ?? 0] ?? 6
  if (!ranges || ranges.every((r) => sizeOf(r) <= most)) return universe
  return writeRanges(ranges.map(({ from, to }) => ({ from, to: Math.min(to, from + most - 1) })))
}

/** The page draws and hears before this goes on. */
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
 * @param {{ each: (state: T) => void, cancelled: () => boolean, slice?: number }} how each: at the end of every slice
 * @returns {Promise<boolean>} whether it came to its end
 */
export async function inSlices(work, { each, cancelled, slice = SLICE }) {
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
 * Outcomes of every position of up to three ranges, the last number fastest.
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
