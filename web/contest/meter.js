/**
 * meter.js -- the cost of each method that solves a contest problem, at limits that the reader types: positions, moves, memory,
 * and whether a second is enough.
 */
import { html, nothing } from 'lit-html'
import { icon } from '../core/marks.js'
import { judge } from '../engine/page-judge.js'
import { fold } from './fold.js'

/** positions or moves that a computer visits in a second, roughly */
const SECOND = 1e8
const UNITS = ['kB', 'MB', 'GB', 'TB']

/** Reads a number: "1000000", "10^6" or "1e6". @param {string} text @returns {number | null} */
function readLimit(text) {
  const [, base, power] =
    /^\s*(\d+(?:e\d+)?)(?:\^(\d+))?\s*$/i.exec(text.replace(/[\s\u202f,]/g, '')) ?? []
  const n = base === undefined ? NaN : Number(base) ** Number(power ?? 1)
  return n >= 0 && n <= 1e18 ? n : null
}

export class JudgeMeter {
  /** @type {number[]} */ #limits = []
  #of = ''
  opened = false

  /** @param {import('./cgt-judge.js').CgtJudge} host */
  constructor(host) {
    this.host = host
  }
  /** @param {number} n @param {string} unit */
  #amount(n, unit = '') {
    const { host } = this
    if (n === Infinity) return `> 10^300${unit}`
    if (n < 1e6) return host.num(Math.ceil(n)) + unit
    const [digits, power] = n.toExponential(1).split('e+')
    return `${digits}·10^${power}${unit}`
  }
  /** @param {number} bytes */
  #memory(bytes) {
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length)
    if (!step || bytes >= 1e15) return this.#amount(bytes, ' B')
    return `${Number((bytes / 1000 ** step).toPrecision(3))} ${UNITS[step - 1]}`
  }

  view() {
    const { host } = this
    const { id, limits, methods } = host.facts
    if (this.#of !== id) {
      this.#of = id
      this.#limits = limits.map(({ official }) => official)
    }
    return fold(
      host,
      this,
      host.t('What each method costs'),
      () =>
        html`<div class="bar">
            ${limits.map(
              ({ name }, i) =>
                html`<label class="field"
                  ><b>${host.t(name)}</b
                  ><input
                    class="text-input limit"
                    inputmode="numeric"
                    autocomplete="off"
                    .value=${String(this.#limits[i])}
                    @input=${(/** @type {Event} */ e) => this.#typed(i, /** @type {HTMLInputElement} */ (e.target))}
                /></label>`,
            )}
          </div>
          <div
            class="scroll"
            tabindex="0"
            role="group"
            aria-label=${host.t('What each method costs')}
          >
            <table class="costs" aria-live="polite">
              <thead>
                <tr>
                  <th scope="col">${host.t('method')}</th>
                  <th scope="col">${host.t('positions')}</th>
                  <th scope="col">${host.t('moves')}</th>
                  <th scope="col">${host.t('memory')}</th>
                  <th scope="col">${host.t('in a second?')}</th>
                </tr>
              </thead>
              <tbody>
                ${judge()
                  .costs(id, this.#limits)
                  .map((cost, i) => this.#row(cost, i === methods.length - 1))}
              </tbody>
            </table>
          </div>
          <p class="soft-text">
            ${host.t('In the worst case, for one case of the input. A computer looks at some {n} positions or moves in a second.', { n: SECOND })}
          </p>`,
    )
  }
  /** @param {import('../engine/judge.js').Cost} cost @param {boolean} last */
  #row({ method, states, moves, bytes }, last) {
    const { host } = this
    const withinSecond = Math.max(states, moves) <= SECOND
    return html`<tr>
      <th scope="row">
        ${host.t(method)}${last ? html`<br /><small class="soft-text">${host.t('what runs here')}</small>` : nothing}
      </th>
      <td>${this.#amount(states)}</td>
      <td>${this.#amount(moves)}</td>
      <td>${this.#memory(bytes)}</td>
      <td>
        <span class="fits"
          >${icon(withinSecond ? 'check' : 'cross')}${host.t(withinSecond ? 'yes' : 'no')}</span
        >
      </td>
    </tr>`
  }
  /** @param {number} i @param {HTMLInputElement} field */
  #typed(i, field) {
    const n = readLimit(field.value)
    field.setAttribute('aria-invalid', String(n === null))
    if (n === null) return
    this.#limits = this.#limits.map((was, j) => (i === j ? n : was))
    this.host.update()
  }
}
