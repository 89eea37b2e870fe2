/**
 * cgt-mex.js -- a set of numbers and its first gap: the mex.
 */
import { html, nothing } from 'lit-html'
import { EngineError } from '../engine/errors.js'
import { sayError } from '../model/i18n.js'
import { mex, readNumbers } from '../model/numbers.js'
import { setText } from '../model/retrograde.js'
import css from './cgt-mex.css'
import { CgtElement, sheet } from './element.js'
import { commonKey, keep } from './keep.js'
import { icon } from './marks.js'

/** numbers of a set at the most: their tiles are all drawn */
const NUMBERS = 64
/** numbers up to here have their tile in the row even beyond the first gap */
const NEAR = 15

/**
 * @summary A set as tiles 0, 1, 2 ...: what is in it, and the first gap.
 * @attr {string} set numbers up to 2^32 - 1, at most 64; empty for the empty set
 */
export class CgtMex extends CgtElement {
  static attributes = ['set']
  static styles = [sheet(css)]

  /** @type {number[]} ascending, each once */ numbers = []
  /** it could be read once */ #any = false
  #typed = ''
  #wrong = ''
  /** roving tab stop: a tile's number */ #spot = 0

  read() {
    const text = this.getAttribute('set') ?? '0 1 3'
    this.#typed = text
    this.#accept()
  }
  /** @param {number[]} numbers */
  #take(numbers) {
    this.numbers = [...new Set(numbers)].sort((a, b) => a - b)
  }
  /** Takes what is typed, or says what is wrong with it: the last good set stays. @returns {boolean} */
  #accept() {
    try {
      this.#take(readNumbers(this.#typed, { count: NUMBERS }))
      this.#wrong = ''
      this.#any = true
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.#wrong = sayError(this.language, error)
    }
    return !this.#wrong
  }
  get shared() {
    return { set: this.numbers, values: this.getAttribute('values') }
  }
  set shared({ set, values }) {
    this.reflect({ values })
    this.#change(set, false)
  }
  /** @param {number[]} numbers @param {boolean} [own] here, not in another window */
  #change(numbers, own = true) {
    this.#take(numbers)
    this.#wrong = ''
    this.#typed = this.numbers.join(' ')
    this.reflect({ set: this.#typed })
    this.update()
    if (own) keep(this)
  }
  /** Puts a number in, or takes it out. @param {number} n */
  toggle(n) {
    this.#spot = n
    if (this.numbers.includes(n)) this.#change(this.numbers.filter((m) => m !== n))
    else if (this.numbers.length < NUMBERS) this.#change([...this.numbers, n])
  }
  /** @param {Event} event */
  #type(event) {
    this.#typed = /** @type {HTMLInputElement} */ (event.target).value
    if (this.#accept()) {
      this.reflect({ set: this.numbers.join(' ') })
      keep(this)
    }
    this.update()
  }
  get #hides() {
    return this.values === 'off'
  }
  #toggleAnswer() {
    this.reflect({ values: this.#hides ? null : 'off' })
    this.update()
    keep(this)
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === 'v' || event.key === 'V') return (this.#toggleAnswer(), true)
    const tile = /** @type {HTMLElement} */ (event.composedPath()[0]).closest?.('[data-n]')
    if (tile instanceof HTMLElement) {
      const tiles = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll('[data-n]')])
      const i = tiles.indexOf(tile)
      const to = /** @type {Record<string, number>} */ ({
        ArrowLeft: i - 1,
        ArrowRight: i + 1,
        Home: 0,
        End: tiles.length - 1,
      })[event.key]
      if (to !== undefined) {
        const next = tiles[to]
        if (next) {
          this.#spot = Number(next.dataset.n)
          this.update()
          next.focus()
        }
        return true
      }
    }
    return commonKey(this, event)
  }

  view() {
    return html`<div class="figure">
      <label class="field no-print">
        <b>${this.t('Set')}</b>
        <input
          class="text-input"
          inputmode="numeric"
          autocomplete="off"
          spellcheck="false"
          aria-invalid=${this.#wrong ? 'true' : 'false'}
          aria-describedby="wrong"
          .value=${this.#typed}
          @input=${(/** @type {Event} */ e) => this.#type(e)}
        />
        <span id="wrong" class="wrong" role="status">${this.#wrong}</span>
      </label>
      ${this.#any ? this.#answer() : nothing}
    </div>`
  }
  #answer() {
    const gap = mex(this.numbers)
    const near = this.numbers.filter((n) => n <= Math.max(NEAR, gap + 1))
    const last = Math.max(gap + 1, ...near.map((n) => n + 1))
    const tiles = Array.from({ length: last + 1 }, (_, n) => n)
    const far = this.numbers.filter((n) => n > last)
    if (this.#spot > last && !far.includes(this.#spot)) this.#spot = 0
    const hides = this.#hides
    return html`<div class="answer">
        <p class="mex">
          mex${setText(this.numbers).replace(/\d+/g, (d) => this.num(Number(d)))} =
          ${hides ? '?' : gap}
        </p>
        <div
          class="tiles"
          role="group"
          aria-label=${this.t('Numbers: press one to put it in the set or take it out')}
        >
          ${tiles.map((n) => this.#tile(n, !hides && n === gap))}
          ${far.length ? html`<span class="far" aria-hidden="true">…</span>` : nothing}
          ${far.map((n) => this.#tile(n, false))}
        </div>
      </div>
      <p aria-live="polite">
        ${
          hides
            ? this.t('Which is the least number that is not in the set?')
            : this.numbers.length
              ? this.t('The first gap is {n}.', { n: gap })
              : this.t('The set is empty: the first gap is 0.')
        }
      </p>
      <button type="button" class="btn quiet flush no-print" @click=${() => this.#toggleAnswer()}>
        ${icon('eye')}${hides ? this.t('Show the answer') : this.t('Hide the answer')}
      </button>`
  }
  /** @param {number} n @param {boolean} gap */
  #tile(n, gap) {
    const here = this.numbers.includes(n)
    return html`<button
      type="button"
      class="tile ${here ? 'here' : ''} ${gap ? 'gap' : ''}"
      data-n=${n}
      tabindex=${n === this.#spot ? 0 : -1}
      aria-pressed=${here ? 'true' : 'false'}
      aria-label=${gap ? this.t('{number}: the first gap', { number: n }) : this.num(n)}
      @click=${() => this.toggle(n)}
    >
      ${this.num(n)}
    </button>`
  }
}
