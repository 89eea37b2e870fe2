/** arrow-keys.js -- moves the focus over a drawing by the arrow keys, to the nearest thing in that direction. */

/**
 * @typedef {object} Way where an arrow key leads
 * @property {boolean} sideways to the left or the right, else up or down
 * @property {1 | -1} sign 1 to the right and down
 */

/** @param {string} key ArrowLeft, ArrowRight, ArrowUp or ArrowDown @returns {Way} */
export const wayOf = (key) => ({
  sideways: key === 'ArrowLeft' || key === 'ArrowRight',
  sign: key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1,
})

/**
 * @template T
 * @param {Way} way @param {T[]} things
 * @param {(thing: T) => [right: number, down: number]} placeOf as seen from what has the focus
 * @param {(along: number, across: number) => number} far Infinity: not that way
 * @returns {T | null}
 */
export function nearest({ sideways, sign }, things, placeOf, far) {
  let best = null
  let least = Infinity
  for (const thing of things) {
    const [right, down] = placeOf(thing)
    const away = far((sideways ? right : down) * sign, Math.abs(sideways ? down : right))
    if (away >= least) continue
    least = away
    best = thing
  }
  return best
}

/**
 * The row and column to which a key leads in a grid, which may be beyond the edge. @param {string} key @param {number} row
 * @param {number} column @param {number} last column @returns {[number, number] | undefined} not a key that leads anywhere
 */
export const stepped = (key, row, column, last) =>
  /** @type {Record<string, [number, number]>} */ ({
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    Home: [row, 0],
    End: [row, last],
  })[key]
