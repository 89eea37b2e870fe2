/** period.js -- the period of outcomes, the blocks of a sequence that repeats, and rows of whole blocks. */

/** @typedef {import('../engine/engine.js').Period} Period */

/**
 * The period of the outcomes, from that of the Grundy values, which the engine gives. Outcomes may repeat sooner and in shorter blocks:
 * the shortest length divides the given one, since what repeats by p and by q repeats by their greatest common divisor.
 * @param {{ least: number, values: ArrayLike<number> }} table one whole period at least
 * @param {Period} period
 * @returns {Period} preperiod is a position's number
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
 * The whole blocks in positions `first` to `last`, each with its first and last position.
 * @param {Period} period @param {number} first @param {number} last
 * @param {number} [from] with `to`: only blocks that have a position between them @param {number} [to]
 * @returns {{ from: number, to: number }[]}
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
 * The number of cells in a row: as many as fit, or whole blocks of a sequence that repeats, so that equal cells stand in columns.
 * @param {number} cells @param {number} fit so many fit, at least 1 @param {number} period 0: none
 */
export function cellsInRow(cells, fit, period) {
  if (cells <= fit) return cells
  const whole = period ? fit - (fit % period) : 0
  return whole >= fit * 0.6 ? whole : fit
}
