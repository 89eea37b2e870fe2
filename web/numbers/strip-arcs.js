/**
 * strip-arcs.js -- draws the arcs above a line of cgt-strip, from a position to its options, and the pulses that bring a letter
 * back along them.
 */
import { html, nothing, svg } from 'lit-html'
import { head } from '../core/arrows.js'
import { box, words } from '../core/shapes.js'

/** @typedef {{ to: number, amount: number, wins: boolean }} Option */
/**
 * A position that is uncovered with animation: pulses come to it, and go on from it, against the arrows. turns, ticks: when its sign
 * and the numbers of open options change. Times in ms.
 * @typedef {{ n: number, turns: number, ticks: number, pulses: { from: number, to: number, wait: number }[] }} News
 */

/** A line: its first position, the number of positions, the width of a cell and of an em in pixels. @typedef {{ first: number, count: number, cell: number, em: number }} Line */
/** A pulse from a position: its sign, and its way above a line at height y. @typedef {{ from: number, view: unknown, trail: (y: number) => unknown }} Pulse */

/**
 * The pulses of a line, against arrows, from the top of a cell to that of another.
 * @param {Line} line @param {News | null} news @param {boolean} arced true if the line has arcs
 * @param {(n: number) => unknown} sign of a position
 * @returns {Pulse[]}
 */
export function pulses({ first, count, cell, em }, news, arced, sign) {
  const within = (/** @type {number} */ n) => first <= n && n < first + count
  return (news?.pulses ?? []).flatMap(({ from, to, wait }) => {
    if (!within(from) || !within(to)) return []
    const x = (to - from) * cell
    const bend = `q${x / 2} ${-Math.min(arced ? 3.6 * em : 1.6 * em, Math.abs(x))} ${x} 0`
    return { from, view: html`<span class="pulse" data-key="pulse ${news?.n} ${from} ${to}" data-wait=${wait} data-path="M0 0${bend}">${sign(to)}</span>`, trail: (/** @type {number} */ y) => svg`<path class="edge pulse" data-key="trail ${news?.n} ${from} ${to}" data-come="pass" data-wait=${wait} d="M${(from - first + 0.5) * cell} ${y}${bend}"></path>` } // prettier-ignore
  })
}

/**
 * The height of the arcs in pixels.
 * @param {Line} line @param {number} at @param {Option[]} options to positions of this line
 */
export const heightOf = ({ first, count, cell, em }, at, options) =>
  (at < first || at >= first + count) && !options.some((o) => o.wins)
    ? 2.2 * em
    : Math.min(5 * em, Math.max(3.6 * em, 1.4 * cell))

/**
 * The arcs to positions of a line from the chosen position; if that is in another line, a short arrow down to each.
 * @param {Line} line @param {number} at the chosen position @param {boolean} uncovered
 * @param {Option[]} options @param {Pulse[]} pulses @param {(n: number) => string} num
 */
export function arcs(line, at, uncovered, options, pulses, num) {
  const { first, count, cell, em } = line
  const away = at < first || at >= first + count
  const height = heightOf(line, at, options)
  const width = count * cell
  /** @param {number} n */
  const place = (n) => (n - first + 0.5) * cell
  const most = Math.max(1, ...options.map((o) => o.amount))
  /** @type {{ x: number, y: number }[]} */
  const pills = []
  const drawn = options
    .map((option) => {
      const { to, amount } = option
      const wins = uncovered && option.wins
      const rise =
        (height - 0.9 * em) * (most === 1 ? 0.5 : 0.3 + 0.7 * ((amount - 1) / (most - 1)) ** 0.7)
      const x0 = place(at)
      const x1 = place(to)
      /* the arc is a parabola: x is linear in its parameter */
      /** @param {number} x */
      const y = (x) => height - 4 * rise * ((x - x0) / (x1 - x0)) * (1 - (x - x0) / (x1 - x0))
      const kind = wins ? 'win' : ''
      const from = away
        ? { x: x1, y: height - 2 * em }
        : { x: x1 + cell * 0.14, y: y(x1 + cell * 0.14) }
      const { neck, points } = head(from, { x: x1, y: height }, kind)
      const way = away
        ? `M${x1.toFixed(1)} ${from.y.toFixed(1)}L`
        : `M${x0.toFixed(1)} ${height}Q${((x0 + x1) / 2).toFixed(1)} ${(height - 2 * rise).toFixed(1)} `
      const arrow = svg`<path class="edge ${kind}" d="${way}${neck.x.toFixed(1)} ${neck.y.toFixed(1)}"></path><polygon class="head ${kind}" points=${points}></polygon>`
      /* the pill stands at the arc's top */
      const half = 1.15 * em
      const top = away ? x1 : (x0 + x1) / 2
      let pill = null
      if (wins) {
        const x = Math.min(Math.max(top, half), width - half)
        const spot = { x, y: away ? from.y - 0.6 * em : Math.max(y(x), 0.85 * em) }
        if (
          pills.every((p) => Math.abs(p.x - spot.x) > 2.4 * em || Math.abs(p.y - spot.y) > 1.8 * em)
        ) {
          pills.push(spot)
          pill = svg`<g class="amount">${box('', spot.x, spot.y, half, 0.85 * em, 0.85 * em)}${words('strong', spot.x, spot.y, em * (amount > 99 ? 0.8 : 1), num(-amount))}</g>`
        }
      }
      return { wins, arrow, pill }
    })
    .sort((a, b) => Number(a.wins) - Number(b.wins))
  return html`<svg
    class="draw arcs"
    width=${width}
    height=${height}
    viewBox="0 0 ${width} ${height}"
    aria-hidden="true"
  >
    ${drawn.map((d) => d.arrow)}${pulses.map(({ trail }) => trail(height))}${drawn.map((d) => d.pill ?? nothing)}
  </svg>`
}
