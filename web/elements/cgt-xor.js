/**
 * cgt-xor.js -- heaps in binary columns, their xor, and the move that makes it 0.
 */
import { html, nothing } from 'lit-html'
import { bouton, readNumbers, xor } from '../model/numbers.js'
import { CgtElement, sheet } from './element.js'
import { sayError } from '../model/i18n.js'
import { EngineError } from '../engine/errors.js'
import { commonKey, keep } from './keep.js'
import { icon } from './marks.js'
import { css, powersOf, xorTable } from './xor-table.js'

/** heaps at the most: what fits a projector */
const HEAPS = 12

/**
 * @summary Heaps in binary columns, their xor, and the winning move. Heaps can be typed, bits can be turned.
 * @attr {string} heaps numbers up to 2^32 - 1, at most 12
 */
export class CgtXor extends CgtElement {
  static attributes = ['heaps']
  static styles = [
    sheet(
      css +
        `
.figure { display: grid; gap: 1em; justify-items: start; grid-template-columns: minmax(0, 1fr); }
.scroll { max-width: 100%; padding: 2px; }
.field { width: min(100%, 24em); }
.wrong { font-size: .95em; }
.say { max-width: 44em; }
.flush { margin-inline-start: -.7em; }
/* on a slide the table is beside its words */
@container (min-width: 30em) {
  :host([data-proj]) .figure { grid-template: auto auto 1fr / auto minmax(0, 1fr); gap: .75em 1.5em; }
  :host([data-proj]) .scroll { grid-area: 1 / 1 / span 3; }
  :host([data-proj]) :is(.field, .say, .flush) { grid-column: 2; }
}
`,
    ),
  ]

  /** @type {number[]} */ heaps = []
  /** they could be read once */ #any = false
  /** what is typed now */ #typed = ''
  /** the sentence under the field */ #wrong = ''
  /** roving tab stop: row, power */ #spot = [0, 1]

  read() {
    const text = this.getAttribute('heaps') ?? '10 12 5'
    this.#typed = text
    this.#accept()
  }
  /** Takes what is typed, or says what is wrong with it: the last good table stays. @returns {boolean} */
  #accept() {
    try {
      this.heaps = readNumbers(this.#typed, { count: HEAPS })
      this.#wrong = ''
      this.#any = true
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.#wrong = sayError(this.language, error)
    }
    return !this.#wrong
  }
  get shared() {
    return { heaps: this.heaps, values: this.getAttribute('values') }
  }
  set shared({ heaps, values }) {
    this.heaps = heaps
    this.reflect({ values })
    this.#settle(false)
  }
  /** After the heaps changed. @param {boolean} [own] here, not in another window */
  #settle(own = true) {
    this.#wrong = ''
    this.#typed = this.heaps.join(' ')
    this.reflect({ heaps: this.#typed })
    this.update()
    if (own) keep(this)
  }
  /** @param {Event} event */
  #type(event) {
    this.#typed = /** @type {HTMLInputElement} */ (event.target).value
    if (this.#accept()) {
      this.reflect({ heaps: this.heaps.join(' ') })
      keep(this)
    }
    this.update()
  }
  /** @param {number} row @param {number} power */
  flip(row, power) {
    const n = this.heaps[row]
    const turned = Math.floor(n / power) % 2 ? n - power : n + power
    this.heaps = this.heaps.map((heap, i) => (i === row ? turned : heap))
    this.#spot = [row, power]
    this.#settle()
  }
  #toggle() {
    this.reflect({ values: this.#hides ? null : 'off' })
    this.update()
    keep(this)
  }
  /** the answer is not told */
  get #hides() {
    return this.values === 'off'
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === 'v' || event.key === 'V') return (this.#toggle(), true)
    const bit = /** @type {HTMLElement} */ (event.composedPath()[0]).closest?.('[data-power]')
    if (bit instanceof HTMLElement) {
      const powers = powersOf(this.heaps)
      const column = powers.indexOf(Number(bit.dataset.power))
      const row = Number(bit.dataset.row)
      const to = /** @type {Record<string, [number, number]>} */ ({
        ArrowLeft: [row, column - 1],
        ArrowRight: [row, column + 1],
        ArrowUp: [row - 1, column],
        ArrowDown: [row + 1, column],
        Home: [row, 0],
        End: [row, powers.length - 1],
      })[event.key]
      if (to) {
        const [r, c] = to
        if (r >= 0 && r < this.heaps.length && c >= 0 && c < powers.length) {
          this.#spot = [r, powers[c]]
          this.update()
          const next = this.root.querySelector(`[data-row="${r}"][data-power="${powers[c]}"]`)
          if (next instanceof HTMLElement) next.focus()
        }
        return true
      }
    }
    return commonKey(this, event)
  }

  view() {
    const [row, power] = this.#spot
    const powers = powersOf(this.heaps)
    const spot = `${Math.min(row, this.heaps.length - 1)} ${powers.includes(power) ? power : powers[0]}`
    return html`<div class="figure">
      <label class="field no-print">
        <b>${this.t('Heaps')}</b>
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
      ${
        this.heaps.length
          ? html`<div class="scroll">
              ${xorTable((key, slots) => this.t(key, slots), this.heaps, {
                head: this.t('heap'),
                answer: !this.#hides,
                move: true,
                flip: (i, p) => this.flip(i, p),
                spot,
              })}
            </div>`
          : nothing
      }
      ${this.#any ? this.#answer() : nothing}
    </div>`
  }
  #answer() {
    return html`<p class="say" aria-live="polite">${this.#sentence()}</p>
      <button type="button" class="btn quiet flush no-print" @click=${() => this.#toggle()}>
        ${icon('eye')}${this.#hides ? this.t('Show the answer') : this.t('Hide the answer')}
      </button>`
  }
  #sentence() {
    if (this.#hides) return this.t('Count the ones of each column: is the number odd or even?')
    const best = bouton(this.heaps)
    if (best)
      return html`<b
          >${this.t('Take {amount} of {from}: {to} stays, and the XOR is 0.', {
            amount: best.from - best.to,
            from: best.from,
            to: best.to,
          })}</b
        >
        ${this.t('A column with an odd number of ones adds a 1.')}`
    return html`<b
      >${
        xor(this.heaps) === 0 && this.heaps.some((h) => h > 0)
          ? this.t('The XOR is 0: every move breaks some column, and the player to move loses.')
          : this.t('There is no stick left: the player to move loses.')
      }</b
    >`
  }
}
