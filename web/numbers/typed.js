/**
 * typed.js -- the base class of cgt-xor and cgt-mex: numbers are typed in a field, and the answer is shown step by step, or at once
 * by V. If the text cannot be read, a sentence under the field says so, and the last good numbers stay.
 */
import { html, nothing } from 'lit-html'
import { CgtElement } from '../core/element.js'
import { commonKey, keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { progress } from '../core/progress.js'
import { screenButton } from '../core/full-screen.js'
import { EngineError } from '../engine/errors.js'
import { sayError } from '../model/i18n.js'
import { readNumbers } from '../model/numbers.js'

export { default as css } from './typed.css'

export class Typed extends CgtElement {
  /** the attribute with the numbers, its value if it is missing, and the most numbers */
  static numbers = { attribute: '', initial: '', count: 0 }

  /** @type {number[]} */ numbers = []
  /** true once numbers could be read */ #any = false
  /** text of the field */ #typed = ''
  /** the sentence under the field */ #wrong = ''
  /** the reader's step while the answer is hidden @type {number | null} */ #step = null
  /** the step drawn last: marks that are new since then come in a wave */ drawn = Infinity

  get #kind() {
    return /** @type {typeof Typed} */ (this.constructor).numbers
  }
  /** The numbers as the element keeps them, e.g. sorted. @param {number[]} numbers */
  tidy(numbers) {
    return numbers
  }

  read() {
    const { attribute, initial } = this.#kind
    this.#typed = this.getAttribute(attribute) ?? initial
    this.#accept()
  }
  /** Takes the text of the field. @returns {boolean} false if it cannot be read */
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
    return { numbers: this.numbers, values: this.getAttribute('values'), step: this.#step }
  }
  set shared({ numbers, values, step }) {
    this.#step = step
    this.reflect({ values })
    this.change(numbers, false)
  }
  /** @param {number[]} numbers @param {boolean} [own] false if another window made the change */
  change(numbers, own = true) {
    this.numbers = this.tidy(numbers)
    this.#wrong = ''
    this.#typed = this.numbers.join(' ')
    this.#reflect()
    if (own) this.#step = null
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

  get progress() {
    return progress(!this.hides, false)
  }
  get hides() {
    return this.covered
  }
  /** The first step, the one that asks, and the last, which tells all. */
  get steps() {
    return { first: 0, asks: 0, last: 1 }
  }
  /** the step that is shown */
  get at() {
    const { first, asks, last } = this.steps
    return this.hides ? Math.max(first, Math.min(this.#step ?? asks, last - 1)) : last
  }
  /** @param {number} [step] none: what asks, or all */
  go(step = this.hides ? Infinity : this.steps.asks) {
    const uncovered = step >= this.steps.last
    this.#step = uncovered ? null : step
    this.reflect({ values: uncovered ? null : 'off' })
    this.update()
    keep(this)
  }
  /** steps for a slide's clicker */
  get stepper() {
    const { first, last } = this.steps
    const go = (/** @type {number} */ at) => this.go(at + first)
    return { at: this.at - first, count: last - first, go }
  }
  update() {
    super.update()
    this.drawn = this.at
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key } = event
    if (key === 'v' || key === 'V') this.go()
    else if (key === ',' || key === '.') this.go(this.at + (key === ',' ? -1 : 1))
    else return commonKey(this, event)
    return true
  }
  #stepper() {
    const { at } = this
    const { first, last } = this.steps
    return /** @type {const} */ ([
      ['first', 'First step', first, first],
      ['back', 'Step back', at - 1, first],
      ['forward', 'Step forward', at + 1, last],
    ]).map(
      ([name, label, to, end]) =>
        html`<button
          type="button"
          class="btn quiet square"
          data-step=${name}
          aria-label=${this.t(label)}
          title=${this.t(label)}
          aria-disabled=${String(at === end)}
          @click=${() => this.go(to)}
        >
          ${icon(name)}
        </button>`,
    )
  }

  /** @param {string} label @param {() => unknown} drawing @param {() => unknown} sentence */
  figure(label, drawing, sentence) {
    const answer = this.hides ? this.t('Show the answer') : this.t('Hide the answer')
    return html`<div part="stage" class="figure">
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
              <p part="status" class="say" aria-live="polite">${sentence()}</p>
              <div part="tools" class="bar no-print">
                <span class="steps">${this.#stepper()}</span>
                <button
                  type="button"
                  class="btn quiet flush"
                  aria-label=${answer}
                  @click=${() => this.go()}
                >
                  ${icon('eye')}${this.inDeck ? nothing : answer}
                </button>
                ${screenButton(this)}
              </div>`
          : nothing
      }
    </div>`
  }
}
