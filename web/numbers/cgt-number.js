/**
 * cgt-number.js -- a number in a sentence that the reader can change by dragging, arrow keys or typing. It is read from an attribute
 * of a figure, and written there. After Bret Victor, Explorable Explanations (2011).
 */
import { html } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { CgtElement, sheet } from '../core/element.js'
import { keep } from '../core/sync-state.js'
import { numberIn, withNumber } from './sentence.js'
import css from './cgt-number.css'
import { Linked } from './linked.js'

/** length of a drag that changes the number by one */
const STEP_PX = 12
/** time from the last change until it is read aloud, and written into the address */
const REST_MS = 300

/**
 * @summary A number in a sentence that is dragged, typed or moved by arrows; its figure follows.
 * @attr {string} for id of the figure; or several, with spaces between
 * @attr {string} name the attribute of the figure in which the number stands
 * @attr {string} nth which number of the attribute, from 1; `last`: the attribute is 1, 2, ... up to it
 * @attr {number} min the least that it can be
 * @attr {number} max the most that it can be
 */
export class CgtNumber extends Linked {
  static attributes = { for: '', name: '', nth: '', min: '', max: '' }
  static styles = [...Linked.styles, sheet(css)]

  value = 0
  #announcement = ''
  #timer = 0
  /** start of a drag @type {{ x: number, from: number, moved: boolean } | null} */ #drag = null

  get #name() {
    return this.getAttribute('name') ?? 'start'
  }
  get #nth() {
    return this.getAttribute('nth') ?? '1'
  }
  /** the least and the largest number */ #ends = [0, 30]
  read() {
    const least = -Infinity
    this.#ends = [this.wholeNumber('min', { least }), this.wholeNumber('max', { least, or: 30 })]
    const text = this.figures[0]?.getAttribute(this.#name)
    this.value = numberIn(text ?? '', this.#nth) || 0
  }
  get words() {
    return this.num(this.value)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  /** Writes the number into the figures. @param {number} n */
  change(n) {
    const [min, max] = this.#ends
    const value = Math.min(Math.max(n, min), max)
    if (value === this.value) return
    this.value = value
    for (const figure of /** @type {CgtElement[]} */ (this.figures)) {
      const text = withNumber(figure.getAttribute(this.#name) ?? '', this.#nth, value)
      /* the moves of a play belong to the position before */
      if ('session' in figure) figure.reflect({ moves: null, at: null })
      figure.setAttribute(this.#name, text)
    }
    this.update()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      for (const figure of /** @type {CgtElement[]} */ (this.figures)) keep(figure)
      this.#announcement = this.sentence
      this.update()
    }, REST_MS)
  }
  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const [min, max] = this.#ends
    const to = /** @type {Record<string, number>} */ ({
      ArrowUp: this.value + 1,
      ArrowRight: this.value + 1,
      ArrowDown: this.value - 1,
      ArrowLeft: this.value - 1,
      Home: min,
      End: max,
    })[event.key]
    if (to === undefined) return
    event.preventDefault()
    this.change(to)
  }
  /** Takes a typed number. One that is too small may be the beginning of a larger one. @param {Event} event */
  #type = (event) => {
    const text = /** @type {HTMLInputElement} */ (event.target).value
    const [min, max] = this.#ends
    if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) this.change(Number(text))
  }
  /** @param {PointerEvent} event */
  #down = (event) => {
    this.#drag = { x: event.clientX, from: this.value, moved: false }
    const label = /** @type {HTMLElement} */ (event.currentTarget)
    label.setPointerCapture(event.pointerId)
  }
  /** @param {PointerEvent} event */
  #move = ({ clientX }) => {
    if (!this.#drag) return
    const by = Math.trunc((clientX - this.#drag.x) / STEP_PX)
    this.#drag.moved ||= by !== 0
    if (this.#drag.moved) this.change(this.#drag.from + by)
  }
  #up = () => {
    if (this.#drag && !this.#drag.moved) {
      const input = /** @type {HTMLInputElement} */ (this.root.querySelector('input'))
      input.focus()
      input.select()
    }
    this.#drag = null
  }

  render() {
    const [min, max] = this.#ends
    return html`<label
        title=${this.t('Drag it, type it, or use the arrow keys')}
        @pointerdown=${this.#down}
        @pointermove=${this.#move}
        @pointerup=${this.#up}
        @pointercancel=${() => (this.#drag = null)}
        @mousedown=${(/** @type {Event} */ e) => e.preventDefault()}
        ><input
          role="spinbutton"
          inputmode="numeric"
          autocomplete="off"
          aria-label=${this.t('Number in the sentence')}
          aria-valuenow=${this.value}
          aria-valuemin=${min}
          aria-valuemax=${max}
          .style="--digits:${String(this.value).length}"
          .value=${live(String(this.value))}
          @keydown=${this.#key}
          @input=${this.#type}
          @blur=${() => this.update()} /></label
      ><span class="sr" role="status">${this.#announcement}</span>`
  }
}
