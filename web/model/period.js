/**
 * period.js -- the blocks of a sequence that repeats.
 */

/** @typedef {import('../engine/engine.js').Period} Period */

/**
 * The engine's period is of the Grundy values. Outcomes repeat with it, perhaps sooner, and perhaps in shorter blocks:
 * the shortest is a divisor of it, since what repeats by p and by q repeats by their greatest common divisor.
 * @param {{ least: number, values: ArrayLike<number> }} table through one whole period at least
 * @param {Period} period
 * @returns {Period} of the outcomes; preperiod is a position's number
 */
export function outcomePeriod({ least, values }, { preperiod, period, proved }) {
  /** @param {number} n */
  const at = (n) => Math.sign(values[n - least])
  for (let p = 1; p <= period; p++) {
    if (period % p) continue
    let same = true
    for (let n = preperiod; n < preperiod + period - p && same; n++) same = at(n) === at(n + p)
    if (!same) continue
    let from = preperiod
    while (from > least && at(from - 1) === at(from - 1 + p)) from--
    return { preperiod: from, period: p, proved }
  }
  return { preperiod, period, proved }
}

/**
 * The blocks that lie in positions `first` to `last`: from the first position of each to its last.
 * @param {Period} period @param {number} first @param {number} last
 * @param {number} [from] of them only those that have a position from here @param {number} [to] to there
 * @returns {{ from: number, to: number }[]} whole blocks only
 */
export function blocks({ preperiod, period }, first, last, from = first, to = last) {
  const begin = Math.max(preperiod, first)
  const skipped = Math.max(0, Math.floor((from - begin) / period))
  const out = []
  for (let at = begin + skipped * period; at <= to && at + period - 1 <= last; at += period)
    out.push({ from: at, to: at + period - 1 })
  return out
}

/**
 * How many cells stand in a row: as many as fit, and where the sequence repeats and must be broken, whole blocks, so
 * that what repeats stands in columns.
 * @param {number} cells @param {number} fit how many fit, at least 1 @param {number} period 0: none
 */
export function cellsInRow(cells, fit, period) {
  if (cells <= fit) return cells
  const whole = period ? fit - (fit % period) : 0
  return whole >= fit * 0.6 ? whole : fit
}
