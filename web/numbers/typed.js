/**
 * typed.js -- what cgt-xor and cgt-mex have in common: numbers that are typed in a field, and an answer that can be
 * hidden (V). What cannot be read is told under the field, and the last good numbers stay.
 */
import { html, nothing } from 'lit-html'
import { CgtElement } from '../core/element.js'
import { commonKey, keep } from '../core/keep.js'
import { icon } from '../core/marks.js'
import { screenButton } from '../core/screen.js'
import { EngineError } from '../engine/errors.js'
import { sayError } from '../model/i18n.js'
import { readNumbers } from '../model/numbers.js'

export { default as css } from './typed.css'

export class Typed extends CgtElement {
  /** the attribute that holds the numbers, what it is when it is not there, and how many there may be */
  static numbers = { attribute: '', initial: '', count: 0 }

  /** @type {number[]} */ numbers = []
  /** they could be read once */ #any = false
  /** what is typed now */ #typed = ''
  /** the sentence under the field */ #wrong = ''

  get #kind() {
    return /** @type {typeof Typed} */ (this.constructor).numbers
  }
  /** What stays of numbers that were read. @param {number[]} numbers */
  tidy(numbers) {
    return numbers
  }

  read() {
    const { attribute, initial } = this.#kind
    this.#typed = this.getAttribute(attribute) ?? initial
    this.#accept()
  }
  /** @returns {boolean} whether it can be read */
  #accept() {
    try {
      this.numbers = this.tidy(readNumbers(this.#typed, this.#kind))
      this.#wrong = ''
      this.#any = true
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.#wrong = sayError(this.language, error)
    }
    return !this.#wrong
  }
  #reflect() {
    this.reflect({ [this.#kind.attribute]: this.numbers.join(' ') })
  }
  get shared() {
    return { numbers: this.numbers, values: this.getAttribute('values') }
  }
  set shared({ numbers, values }) {
    this.reflect({ values })
    this.change(numbers, false)
  }
  /** @param {number[]} numbers @param {boolean} [own] here, not in another window */
  change(numbers, own = true) {
    this.numbers = this.tidy(numbers)
    this.#wrong = ''
    this.#typed = this.numbers.join(' ')
    this.#reflect()
    this.update()
    if (own) keep(this)
  }
  /** @param {Event} event */
  #type(event) {
    this.#typed = /** @type {HTMLInputElement} */ (event.target).value
    if (this.#accept()) {
      this.#reflect()
      keep(this)
    }
    this.update()
  }

  /** the answer is not told; on paper it is */
  get hides() {
    return this.values === 'off' && !this.printing
  }
  #toggle() {
    this.reflect({ values: this.hides ? null : 'off' })
    this.update()
    keep(this)
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === 'v' || event.key === 'V') return (this.#toggle(), true)
    return commonKey(this, event)
  }

  /** @param {string} label @param {() => unknown} drawing @param {() => unknown} sentence */
  figure(label, drawing, sentence) {
    return html`<div class="figure">
      <label class="field no-print">
        <b>${label}</b>
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
        this.#any
          ? html`${drawing()}
              <p class="say" aria-live="polite">${sentence()}</p>
              <div class="bar no-print">
                <button
                  type="button"
                  class="btn quiet flush no-print"
                  @click=${() => this.#toggle()}
                >
                  ${icon('eye')}${this.hides ? this.t('Show the answer') : this.t('Hide the answer')}
                </button>
                ${screenButton(this)}
              </div>`
          : nothing
      }
    </div>`
  }
}
