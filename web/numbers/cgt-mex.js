/**
 * cgt-mex.js -- a set of numbers and its first gap: the mex.
 */
import { html, nothing } from 'lit-html'
import { sheet } from '../core/element.js'
import { mex, setText } from '../model/numbers.js'
import css from './cgt-mex.css'
import { css as typed, Typed } from './typed.js'

/** numbers of a set at the most: their tiles are all drawn */
const NUMBERS = 64
/** numbers up to here have their tile in the row even beyond the first gap */
const NEAR = 15

/**
 * @summary A set as tiles 0, 1, 2 ...: what is in it, and the first gap.
 * @attr {string} set numbers up to 2^32 - 1, at most 64; empty for the empty set
 */
export class CgtMex extends Typed {
  static attributes = { set: '' }
  static numbers = { attribute: 'set', initial: '0 1 3', count: NUMBERS }
  static styles = [sheet(typed + css)]

  /** roving tab stop: a tile's number */ #spot = 0

  /** Ascending, each once. @param {number[]} numbers */
  tidy(numbers) {
    return [...new Set(numbers)].sort((a, b) => a - b)
  }
  /** Puts a number in, or takes it out. @param {number} n */
  toggle(n) {
    this.#spot = n
    if (this.numbers.includes(n)) this.change(this.numbers.filter((m) => m !== n))
    else if (this.numbers.length < NUMBERS) this.change([...this.numbers, n])
  }
  /** @param {KeyboardEvent} event */
  key(event) {
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
        return !!next || this.keepsArrows
      }
    }
    return super.key(event)
  }

  render() {
    const gap = mex(this.numbers)
    return this.figure(
      this.t('Set'),
      () => this.#tiles(gap),
      () =>
        this.hides
          ? this.t('Which is the least number that is not in the set?')
          : this.numbers.length
            ? this.t('The first gap is {n}.', { n: gap })
            : this.t('The set is empty: the first gap is 0.'),
    )
  }
  /** @param {number} gap */
  #tiles(gap) {
    const near = this.numbers.filter((n) => n <= Math.max(NEAR, gap + 1))
    const last = Math.max(gap + 1, ...near.map((n) => n + 1))
    const tiles = Array.from({ length: last + 1 }, (_, n) => n)
    const far = this.numbers.filter((n) => n > last)
    if (this.#spot > last && !far.includes(this.#spot)) this.#spot = 0
    return html`<div class="answer">
      <p class="mex">
        mex${setText(this.numbers).replace(/\d+/g, (d) => this.num(Number(d)))} =
        ${this.hides ? '?' : gap}
      </p>
      <div
        class="tiles"
        role="group"
        aria-label=${this.t('Numbers: press one to put it in the set or take it out')}
      >
        ${tiles.map((n) => this.#tile(n, !this.hides && n === gap))}
        ${far.length ? html`<span class="far" aria-hidden="true">…</span>` : nothing}
        ${far.map((n) => this.#tile(n, false))}
      </div>
    </div>`
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
