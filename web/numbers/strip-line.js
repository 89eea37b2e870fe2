/**
 * strip-line.js -- a line of a strip: its cells, each with the sign of its position and how many of its options are open, and the
 * blocks of the period under them.
 */
import { html, nothing } from 'lit-html'
import { chip, letterOf } from '../core/marks.js'
import { blocks } from '../model/period.js'
import { arcs, pulses } from './strip-arcs.js'

/** @typedef {import('../engine/engine.js').Row} Row */
/** @typedef {import('../engine/engine.js').Period} Period */
/** @typedef {import('./strip-arcs.js').Option} Option */
/** @typedef {import('./strip-arcs.js').News} News */
/**
 * The visible part of a strip.
 * @typedef {object} Strip
 * @property {import('../core/element.js').CgtElement} host for its words
 * @property {import('./strip-known.js').Known} known
 * @property {[number, number]} ends first and last position
 * @property {number | null} at the chosen position
 * @property {number} spot the roving tab stop
 * @property {number} uncoveredCount number of uncovered positions, from the first on
 * @property {boolean} numbers true for Grundy values
 * @property {boolean} counts true if the number of open options is shown
 * @property {(n: number, uncoveredCount: number) => number | null} open number of a position's covered options; null: none is shown
 * @property {(n: number) => void} go chooses a position
 */

/** the most values of a block that are written out */
const WRITTEN = 16

/** True if a position is uncovered. @param {Strip} strip @param {number} n */
export const isUncovered = ({ ends, uncoveredCount }, n) => n - ends[0] < uncoveredCount
/** A cell's sign before, shown until a time. @param {string} key @param {number} wait @param {unknown} drawn */
const was = (key, wait, drawn) =>
  html`<span class="was" data-key=${key} data-come="gone" data-wait=${wait} aria-hidden="true"
    >${drawn}</span
  >`

/**
 * A line of it. @param {Strip} strip @param {[number, number]} ends first and last position
 * @param {{ cell: number, em: number, options: Option[], period: Period | null, news: News | null, alone: boolean, roomy: boolean, place: { line: number, y: number } | null }} how
 * roomy: there is room for arrows above, also without any; place: number and y of the line in a long strip
 */
export function line(
  strip,
  [first, last],
  { cell, em, options, period, news, alone, roomy, place: at },
) {
  const count = last - first + 1
  const here = options.filter(({ to }) => first <= to && to <= last)
  const arced = alone || roomy || here.length > 0
  const place = { first, count, cell, em }
  /* where none is chosen yet, its arrows have their room */
  const chosen = strip.at ?? (roomy ? first : 0)
  const coming = pulses(place, news, arced, (n) => {
    const row = strip.known.row(n)
    return chip(row.outcome, signOf(strip, row))
  })
  const cells = Array.from({ length: count }, (_, i) =>
    cellOf(
      strip,
      strip.known.row(first + i),
      news,
      coming.filter(({ from }) => from === first + i).map(({ view }) => view),
    ),
  )
  return html`<div class="line" .style=${at ? `top:${at.y}px` : ''}>
    ${arced ? arcs(place, chosen, isUncovered(strip, chosen), here, coming, (n) => strip.host.num(n)) : nothing}
    <div class="cells" role="row" aria-rowindex=${at ? at.line + 1 : nothing}>${cells}</div>
    ${period ? brackets(strip, first, last, period, !!at) : nothing}
  </div>`
}

/** @param {Strip} strip @param {Row} row @param {News | null} news @param {unknown} pulses */
function cellOf(strip, row, news, pulses) {
  const n = Number(row.text)
  const uncovered = isUncovered(strip, n)
  const text = uncovered ? signOf(strip, row) : '?'
  const look = `${n === strip.at ? 'current' : ''} ${text.length > 2 ? 'long' : ''}`
  const sign = chip(uncovered ? row.outcome : 'unknown', text, look)
  return html`<button
    type="button"
    role="gridcell"
    data-n=${n}
    tabindex=${n === strip.spot ? 0 : -1}
    aria-selected=${n === strip.at ? 'true' : 'false'}
    aria-label=${`${strip.host.num(n)}: ${words(strip, row, uncovered)}`}
    @click=${() => strip.go(n)}
  >
    <span class="n">${strip.host.num(n)}</span
    >${news?.n === n ? html`<span class="turn" data-key="turn ${n}" data-come="pop" data-wait=${news.turns}>${sign}</span>${was(`was ${n}`, news.turns, chip('unknown', '?'))}` : sign}
    ${count(strip, n, news)}${pulses}
  </button>`
}
/** How many of its options are open. @param {Strip} strip @param {number} n @param {News | null} news */
function count(strip, n, news) {
  if (!strip.counts) return nothing
  const now = strip.open(n, strip.uncoveredCount)
  const before = news ? strip.open(n, strip.uncoveredCount - 1) : now
  const wait = news?.n === n ? news.turns : news?.ticks
  /** @param {unknown} of */
  const badge = (of) => html`<span class="open" aria-hidden="true">${of}</span>`
  if (before === now) return now === null ? nothing : badge(strip.host.num(now))
  return html`${now === null ? nothing : badge(before === null ? strip.host.num(now) : html`<span data-key="open ${n} ${now}" data-come="tick" data-wait=${wait}>${strip.host.num(now)}</span>`)}${before === null ? nothing : was(`opened ${n} ${before}`, Number(wait), badge(strip.host.num(before)))}` // prettier-ignore
}
/** @param {Strip} strip @param {Row} row @param {boolean} uncovered */
function words(strip, row, uncovered) {
  if (!uncovered) {
    const open = strip.counts ? strip.open(Number(row.text), strip.uncoveredCount) : null
    return `${strip.host.t('hidden')}${open === null ? '' : `, ${strip.host.t('{n} open option|{n} open options', { n: open })}`}`
  }
  const amount = strip.known.wins(Number(row.text))
  const outcome =
    row.outcome === 'win'
      ? amount === undefined
        ? strip.host.t('winning position')
        : strip.host.t('winning position, take {amount}', { amount })
      : row.outcome === 'loss'
        ? strip.host.t('losing position')
        : strip.host.t('draw')
  return strip.numbers
    ? `${strip.host.t('Grundy value {n}', { n: row.grundy ?? 0 })}, ${outcome}`
    : outcome
}

/** The block of the period whose values are written out: that of the position, or the first. @param {Strip} strip @param {Period} period */
function blockOf(strip, period) {
  const [first, last] = strip.ends
  const at = strip.at ?? -1
  const [own] = blocks(period, first, last, at, at)
  return own ?? blocks(period, first, last, first, Math.max(first, period.preperiod))[0]
}
/** @param {Strip} strip @param {number} first @param {number} last @param {Period} period @param {boolean} long */
function brackets(strip, first, last, period, long) {
  const here = blocks(period, ...strip.ends, first, last)
  const named = blockOf(strip, period)
  if (!named) return nothing
  return html`<div class="brackets" aria-hidden="true">
      ${here.map((block) => {
        const from = Math.max(block.from, first)
        const to = Math.min(block.to, last)
        const look = `${block.from === named.from ? 'named' : ''} ${from > block.from ? 'goes-left' : ''} ${to < block.to ? 'goes-right' : ''}`
        return html`<span
          class=${look}
          .style="grid-column:${from - first + 1} / ${to - first + 2}"
        ></span>`
      })}
    </div>
    ${!long && named.from >= first && named.from <= last ? label(strip, named, period, first, last) : nothing}`
}
/** The words of the period under a long strip. @param {Strip} strip @param {Period} period */
export const under = (strip, period) => label(strip, blockOf(strip, period), period)
/**
 * The words of the period, under a block; further left if they have no room there. In a long strip, under the part that is seen.
 * @param {Strip} strip @param {{ from: number, to: number } | undefined} block @param {Period} period
 * @param {number} [first] first position of the line @param {number} [last]
 */
function label(strip, block, { period: p }, first = block?.from, last = first) {
  if (!block || first === undefined || last === undefined) return nothing
  const { from, to } = block
  const values = () =>
    Array.from({ length: p }, (_, i) => signOf(strip, strip.known.row(from + i))).join(' ')
  return html`<div class="period">
    <span .style="flex-basis:calc(${from - first} * var(--cell))"></span>
    <p .style="min-width:min(100%, calc(${Math.min(to, last) - from + 1} * var(--cell)))">
      ${p <= WRITTEN ? strip.host.t('period {p}: {block}', { p, block: values() }) : strip.host.t('period {p}', { p })}
    </p>
  </div>`
}
/** the letter or the number of a position @param {Strip} strip @param {Row} row */
export function signOf(strip, row) {
  return strip.numbers ? strip.host.num(row.grundy ?? 0) : letterOf(row.outcome, strip.host.letters)
}
