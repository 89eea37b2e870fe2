/**
 * interval.js -- the interval of an open node, [alpha, beta], as a bar on one scale of the whole tree: from −∞ by the least
 * and the greatest leaf to +∞. Alpha pushes from the left, beta from the right; at a cut the bar is hatched.
 */
import { nothing, svg } from 'lit-html'
import { words } from '../../core/shapes.js'

/** share of the bar's width beyond the least, and beyond the greatest leaf */
const BEYOND = 0.14
/** in parts of the font size: half the height of the bar, of the strokes at its ends; from these to the letters' middle */
const [BAR, END, OFF] = [0.36, 0.6, 0.72]
/** half of the whole height with letters, in parts of the font size */
export const TALL = END + OFF + 0.66

/** Place of a value on a bar, 0 to 1. @param {number} value @param {[number, number]} ends of the scale */
export function share(value, [least, greatest]) {
  if (!Number.isFinite(value)) return value < 0 ? 0 : 1
  const t = greatest > least ? (value - least) / (greatest - least) : 0.5
  return BEYOND + Math.min(Math.max(t, 0), 1) * (1 - 2 * BEYOND)
}

/**
 * @param {object} bar
 * @param {number} bar.x its left end @param {number} bar.y its middle @param {number} bar.wide
 * @param {number} bar.size font size @param {number} bar.letter width of a letter / font size
 * @param {number} bar.alpha @param {number} bar.beta @param {boolean} bar.crossed at a cut @param {[number, number]} bar.ends of the scale
 * @param {(n: number) => string} bar.num
 * @param {string} bar.look classes
 */
export function interval({ x, y, wide, size, letter, alpha, beta, crossed, ends, num, look }) {
  const [a, b] = [x + share(alpha, ends) * wide, x + share(beta, ends) * wide]
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  const thick = crossed && high - low < size / 2 ? size / 4 : 0 // visible although equal
  const [bar, end] = [BAR * size, END * size]
  /** @param {string} kind @param {number} at @param {string} text @param {number} top */
  const bound = (kind, at, text, top) => {
    const half = (text.length * size * letter) / 2
    const middle = Math.min(Math.max(at, x + half), x + wide - half)
    return svg`${words(`over bound-text ${kind}`, middle, top, size, text)}<path class="bound ${kind}" d="M${at} ${y - end}V${y + end}"></path>`
  }
  return svg`<g class="interval ${look} ${crossed ? 'crossed' : ''}" data-alpha=${a} data-beta=${b}><path class="scale" d="M${x} ${y}H${x + wide}"></path>${
    crossed || high > low
      ? svg`<rect class="span" x=${low - thick} y=${y - bar} width=${high - low + 2 * thick} height=${2 * bar} rx="3"></rect>`
      : nothing
  }${bound('alpha', a, `α ${num(alpha)}`, y + end + OFF * size)}${bound('beta', b, `β ${num(beta)}`, y - end - OFF * size)}</g>`
}
