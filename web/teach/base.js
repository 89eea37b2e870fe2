/** base.js -- the base class of a teacher's elements: fields, lines to copy, and the board inside. */
import { html, nothing } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { Copies } from '../core/copy.js'
import { CgtElement, sheet } from '../core/element.js'
import css from './base.css'

/** @typedef {import('../play/cgt-play.js').CgtPlay} CgtPlay */

/** Styles of fields and of lines to copy. */
const shared = sheet(css)

export class Teaching extends CgtElement {
  static get styles() {
    return [shared, ...this.own]
  }
  /** its own styles @type {CSSStyleSheet[]} */
  static own = []
  #copies = new Copies(this)

  /** @param {string} label @param {string} text */
  copyLine(label, text) {
    return this.#copies.line(label, text, true)
  }
  /**
   * @param {string} label @param {string} value @param {(value: string) => void} change @param {string} [look]
   * @param {string} [wrong] the sentence under a refused value
   */
  textField(label, value, change, look = '', wrong = '') {
    return html`<label class="field ${look}"
      ><b>${label}</b
      ><input
        class="text-input"
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${wrong ? 'true' : 'false'}
        .value=${value}
        @change=${(/** @type {any} */ e) => change(e.target.value.trim())}
      />${wrong ? html`<span class="problem" role="alert">${wrong}</span>` : nothing}</label
    >`
  }
  /** @param {string} label @param {string} value @param {string[][]} options [value, words] @param {(value: string) => void} change */
  choiceField(label, value, options, change) {
    return html`<label class="field"
      ><b>${label}</b
      ><select class="text-input" @change=${(/** @type {any} */ e) => change(e.target.value)}>
        ${options.map(
          ([name, words]) =>
            html`<option value=${name} ?selected=${name === value} .selected=${name === value}>
              ${words}
            </option>`,
        )}
      </select></label
    >`
  }
  /** @param {string} label @param {boolean} on @param {(on: boolean) => void} change @param {boolean} [off] */
  checkField(label, on, change, off = false) {
    return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${on}
        ?disabled=${off}
        @change=${(/** @type {any} */ e) => change(e.target.checked)}
      />${label}</label
    >`
  }
  /** the board inside @returns {CgtPlay | null} */
  get board() {
    return this.root.querySelector('cgt-play')
  }
}

export { html, keyed, nothing, sheet }
