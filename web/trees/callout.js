/**
 * callout.js -- where a sentence about one node of a drawing stands: near it, never over what it speaks of, and over as little
 * else as can be. What is drawn is counted on a grid once; any rectangle of it is then four look-ups (a summed-area table:
 * F. C. Crow, Summed-area tables for texture mapping, SIGGRAPH 1984). Units are those of the drawing. No DOM.
 */

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** weight: cost of covering a square of the grid there @typedef {Box & { weight: number }} Block */
/** @typedef {{ x: number, y: number, w: number, h: number, lines: string[][] }} Callout lines: for each part */

/** side of a grid square */
const CELL = 8
/** cost of a unit of distance from the node */
const NEAR = 0.35
/** weight of a block that is never covered */
export const KEEP = 1e6

/**
 * Breaks a text into lines that fit; a word that is too long gets its own line.
 * @param {string} text @param {(line: string) => boolean} fitsWidth true if a line is narrow enough
 */
export function linesOf(text, fitsWidth) {
  /** @type {string[]} */
  const lines = []
  const whole = text.replaceAll(/ ([=≥≤]) /g, '\u00a0$1\u00a0') // "α = 5" is one word
  for (const word of whole.split(' ').filter(Boolean)) {
    const last = lines.length - 1
    if (last >= 0 && fitsWidth(`${lines[last]} ${word}`)) lines[last] += ' ' + word
    else lines.push(word)
  }
  return lines
}

/**
 * @param {object} what
 * @param {{ text: string, strong: boolean }[]} what.parts each begins on its own line
 * @param {{ size: number, line: number, pad: number }} what.type
 * @param {(text: string, strong: boolean) => number} what.measure width / font size
 * @param {number[]} what.widths that the box may have
 * @param {Box} what.stage around the box
 * @param {Block[]} what.blocks the drawing
 * @param {{ x: number, y: number }} what.at the sentence's node
 * @returns {Callout | null} null: no room
 */
export function calloutAt({ parts, type, measure, widths, stage, blocks, at }) {
  const { size, line, pad } = type
  const cols = Math.max(1, Math.floor((stage.right - stage.left) / CELL))
  const rows = Math.max(1, Math.floor((stage.bottom - stage.top) / CELL))
  const sums = summed(cols, rows, stage, blocks)
  /** @type {Callout | null} */
  let best = null
  let least = Infinity
  for (const wide of widths) {
    const lines = parts.map(({ text, strong }) =>
      linesOf(text, (textLine) => measure(textLine, strong) * size <= wide - 2 * pad),
    )
    const longest = Math.max(
      ...lines.flatMap((all, i) =>
        all.map((textLine) => measure(textLine, parts[i].strong) * size),
      ),
    )
    const w = longest + 2 * pad
    const h = lines.flat().length * line + 2 * pad - (line - size)
    const [across, down] = [Math.ceil(w / CELL), Math.ceil(h / CELL)]
    for (let row = 0; row + down <= rows; row++)
      for (let col = 0; col + across <= cols; col++) {
        const [x, y] = [stage.left + col * CELL, stage.top + row * CELL]
        const dx = Math.max(x - at.x, 0, at.x - x - w)
        const dy = Math.max(y - at.y, 0, at.y - y - h)
        const far = NEAR * Math.hypot(dx, dy)
        if (far >= least) continue
        const n = cols + 1
        const covered =
          sums[(row + down) * n + col + across] -
          sums[row * n + col + across] -
          sums[(row + down) * n + col] +
          sums[row * n + col]
        if (covered + far < least) {
          least = covered + far
          best = { x, y, w, h, lines }
        }
      }
  }
  return least < KEEP ? best : null
}

/** @param {number} cols @param {number} rows @param {Box} stage @param {Block[]} blocks */
function summed(cols, rows, stage, blocks) {
  const n = cols + 1
  const sums = new Float64Array(n * (rows + 1))
  /** @param {number} at @param {number} from @param {number} most */
  const cell = (at, from, most) => Math.min(Math.max(Math.floor((at - from) / CELL), 0), most)
  for (const { left, right, top, bottom, weight } of blocks) {
    if (right < stage.left || left > stage.right || bottom < stage.top || top > stage.bottom)
      continue
    const [a, b] = [cell(left, stage.left, cols - 1), cell(right, stage.left, cols - 1)]
    const [c, d] = [cell(top, stage.top, rows - 1), cell(bottom, stage.top, rows - 1)]
    for (let row = c; row <= d; row++)
      for (let col = a; col <= b; col++) sums[(row + 1) * n + col + 1] += weight
  }
  for (let row = 1; row <= rows; row++)
    for (let col = 1; col <= cols; col++)
      sums[row * n + col] +=
        sums[(row - 1) * n + col] + sums[row * n + col - 1] - sums[(row - 1) * n + col - 1]
  return sums
}
