/**
 * thermograph-plot.js -- draws a thermograph: values grow to the left, Left's side; temperature goes up. The engine gives the corners,
 * with straight lines between them.
 */
import { html, nothing, svg } from 'lit-html'
import { wallAt } from './hot.js'
import { pretty } from './notation.js'

/** @typedef {import('../engine/forms.js').Corner} Corner */
/** @typedef {import('../engine/forms.js').Form} Form */

/** width, margin, greatest height of a degree; height of a drawing, of a small one */
const [WIDE, SIDE, DEGREE, HIGH, LOW] = [420, 44, 80, 280, 170]
/** width and height of a small one on a slide: its numbers are read from the last row */
const FAR = { wide: 360, high: 130 }
/** largest exponent of 2 in a denominator */
const FINE = 30

/** Writes a number, e.g. −3/4. @param {number} x a dyadic rational */
export function fraction(x) {
  let [num, den] = [x, 1]
  for (let i = 0; i < FINE && !Number.isInteger(num); i++) {
    num *= 2
    den *= 2
  }
  return pretty(den === 1 ? String(num) : `${num}/${den}`)
}
/**
 * Temperatures of the walls' corners from 0 on, and one above the last.
 * @param {Form} form @param {boolean} [whole] also each whole degree
 */
export function levels({ walls, temperature }, whole = false) {
  const low = Math.min(0, temperature.at)
  const all = walls.flat().flatMap(({ t }) => (t.at >= low ? t.at : []))
  const degrees = whole ? Array.from({ length: Math.max(0, Math.ceil(temperature.at)) }, (_, i) => i) : [] // prettier-ignore
  const found = [...new Set([low, ...degrees, ...all, temperature.at])].sort((a, b) => a - b)
  return [...found, top(temperature.at)]
}
/** The temperature at which the drawing ends. @param {number} temperature */
export const top = (temperature) => Math.max(1, Math.ceil(temperature) + (Number.isInteger(temperature) ? 1 : 0)) // prettier-ignore

/**
 * @param {Form} form @param {number | null} t temperature of the level line @param {{ label: string, mast?: boolean, to?: number, small?: boolean, far?: boolean, meanLabel?: string }} options
 *   mast: is drawn; to: walls are drawn up to this temperature; far: seen from the last row; meanLabel: the word for "mean"; with it the mean and the stops are marked
 */
export function plot(
  form,
  t,
  { label, mast = true, to = Infinity, small = false, far = false, meanLabel = '' },
) {
  const { walls, mean, temperature } = form
  const across = far ? FAR.wide : WIDE
  const [low, high] = [Math.min(-0.5, temperature.at - 0.25), top(temperature.at)]
  const ats = [...walls.flat().flatMap(({ t, at }) => (t.at >= low ? at.at : [])), ...walls.map((wall) => wallAt(wall, low)), mean.at] // prettier-ignore
  const [least, most] = [Math.floor(Math.min(...ats) - 0.25), Math.ceil(Math.max(...ats) + 0.25)]
  const degree = Math.min(DEGREE, (far ? FAR.high : small ? LOW : HIGH) / (high - low))
  const height = (high - low) * degree + 40
  const unit = (across - 2 * SIDE) / (most - least)
  const X = (/** @type {number} */ at) => SIDE + (most - at) * unit
  const Y = (/** @type {number} */ at) => 12 + (high - at) * degree
  const step = Math.max(1, Math.ceil((most - least) / 9))
  const ticks = Array.from({ length: most - least + 1 }, (_, i) => least + i).filter((n) => n % step === 0) // prettier-ignore
  const rise = Math.max(1, Math.ceil((high - low) / (small ? 4 : 6)))
  const degrees = Array.from({ length: high + 1 }, (_, i) => i).filter((n) => n % rise === 0)
  const end = Math.max(low, Math.min(to, temperature.at))
  const line = (/** @type {Corner[]} */ wall) => {
    const within = wall.filter((c) => c.t.at > low && c.t.at <= end)
    const ends = [[low, wallAt(wall, low)], ...within.map((c) => [c.t.at, c.at.at]), [end, wallAt(wall, end)]] // prettier-ignore
    return `M${ends.map(([t, at]) => `${X(at)} ${Y(t)}`).join('L')}`
  }
  const size = small ? 30 : 20
  /** A text beside a point, on the outer side if there is room. @param {number} x @param {number} y @param {boolean} left @param {string} text @param {string} look */
  const beside = (x, y, left, text, look) => {
    const wide = text.length * size * 0.56 + 10
    const at = left ? x - wide > SIDE / 2 + 4 : x + wide > across - SIDE / 2
    return svg`<text class="told ${look} ${at ? 'end' : 'start'}" x=${x + (at ? -10 : 10)} y=${y} font-size=${size}>${text}</text>`
  }
  /** Marks the stops, and the mean on the mast. */
  const marks = () => {
    const stops = low > 0 ? [] : walls.map((wall) => wallAt(wall, 0))
    const distinct = stops[0] === stops[1] ? stops.slice(0, 1) : stops
    return svg`${distinct.map((at, side) => svg`<circle class="stop of${side}" cx=${X(at)} cy=${Y(0)} r="5"></circle>${beside(X(at), Y(0) - 12, !side, fraction(at), `of${side}`)}`)}
    ${mast ? svg`<circle class="foot" cx=${X(mean.at)} cy=${Y(Math.max(temperature.at, low))} r="5"></circle>${beside(X(mean.at), Y(high) + 12, mean.at < (most + least) / 2, `${meanLabel} ${fraction(mean.at)}`, '')}` : nothing}`
  }
  return html`<svg
    part="board"
    class="draw plot"
    viewBox="0 0 ${across} ${height}"
    role="img"
    aria-label=${label}
  >
    <rect
      class="below"
      x=${SIDE / 2}
      y=${Y(0)}
      width=${across - SIDE}
      height=${Y(low) - Y(0)}
    ></rect>
    ${ticks.map((n) => svg`<path class="grid" d="M${X(n)} ${Y(high)}V${Y(low)}"></path>${small && ticks.length > 5 && n % 2 ? nothing : svg`<text class="k2" x=${X(n)} y=${Y(low) + 16} font-size=${size}>${fraction(n)}</text>`}`)}
    ${degrees.map((n) => svg`<path class=${n ? 'grid' : 'zero'} d="M${SIDE / 2} ${Y(n)}H${across - SIDE / 2}"></path><text class="k2 end" x=${SIDE / 2 - 4} y=${Y(n)} font-size=${size}>${n}</text>`)}
    ${walls.map((wall, side) => svg`<path class="wall of${side}" d=${line(wall)}></path>`)}
    ${
      mast
        ? [-3, 3].map(
            (by) =>
              svg`<path class="mast" d="M${X(mean.at) + by} ${Y(Math.max(temperature.at, low))}V${Y(high)}"></path>`,
          )
        : svg`<rect x=${SIDE / 2} y="0" width=${across - SIDE} height=${Math.max(0, Y(Math.max(end, 0)))} fill="var(--cgt-stage)"></rect>`
    }
    ${meanLabel ? marks() : nothing}
    ${
      t === null
        ? nothing
        : svg`<path class="level" d="M${SIDE / 2} ${Y(t)}H${across - SIDE / 2}"></path>${walls.map((wall, side) => (mast || t < temperature.at ? svg`<circle class="dot of${side}" cx=${X(wallAt(wall, t))} cy=${Y(t)} r=${side ? 5 : 8}></circle>` : nothing))}`
    }
  </svg>`
}
