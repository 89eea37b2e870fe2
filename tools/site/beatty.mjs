/**
 * beatty.mjs -- draws the numbers from 1 on a line: above them the multiples of the golden ratio φ, rounded down, below those of φ + 1,
 * each with its number. By Beatty's theorem (chapter 13) no number is left out and none comes twice.
 */

/** distance of two numbers, and space at the ends, in units of the drawing */
const STEP = 32
const ROOM = 20
const HIGH = 148
/** y of the line, and of the marks above and below it */
const [LINE, ABOVE, BELOW] = [72, 28, 116]
/** a dotted line stands before this number: the proof counts smaller ones */
const COUNTED = 8

/** The largest integer whose square is at most n. @param {number} n */
function root(n) {
  let r = Math.floor(Math.sqrt(n))
  while (r * r > n) r--
  while ((r + 1) ** 2 <= n) r++
  return r
}
/** kφ rounded down, without decimals: (k + √(5k²)) / 2. @param {number} k */
const smaller = (k) => Math.floor((k + root(5 * k * k)) / 2)

/** Both lists up to `most`. @param {number} most @returns {{ above: number[], below: number[] }} */
export function lists(most) {
  const all = Array.from({ length: most }, (_, i) => i + 1)
  const within = (/** @type {(k: number) => number} */ of) => all.map(of).filter((n) => n <= most)
  return { above: within(smaller), below: within((k) => smaller(k) + k) }
}

/** Draws circles above the line, squares below. @param {number[]} list @param {number} y @param {boolean} round */
const marks = (list, y, round) =>
  list
    .map((n, i) => {
      const x = ROOM + (n - 0.5) * STEP
      const shape = round
        ? `<circle cx="${x}" cy="${y}" r="13"/>`
        : `<rect x="${x - 12}" y="${y - 12}" width="24" height="24" rx="3"/>`
      const to = round ? [y + 13, LINE - 14] : [LINE + 14, y - 12]
      return `<g data-n="${n}">${shape}<path d="M${x} ${to[0]}V${to[1]}"/><text x="${x}" y="${y + 5.5}">${i + 1}</text></g>`
    })
    .join('')

/** The drawing; its label lists the numbers. @param {number} most @returns {string} HTML */
export function beatty(most) {
  const { above, below } = lists(most)
  const wide = 2 * ROOM + most * STEP
  const numbers = Array.from(
    { length: most },
    (_, i) => `<text x="${ROOM + (i + 0.5) * STEP}" y="${LINE + 6}">${i + 1}</text>`,
  ).join('')
  const cut = ROOM + (COUNTED - 1) * STEP
  return `<svg class="numberline" viewBox="0 0 ${wide} ${HIGH}" aria-hidden="true"><g class="above">${marks(above, ABOVE, true)}</g><g class="numbers">${numbers}</g><g class="below">${marks(below, BELOW, false)}</g><path class="cut" d="M${cut} 8V${HIGH - 8}"/></svg>`
}
