/** base.js -- the base class of a teacher's elements: fields, lines to copy, and the board inside. */
import { html, nothing } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { Copies } from '../core/copy.js'
import { CgtElement, sheet } from '../core/element.js'
import { latin } from '../core/keys.js'
import { icon } from '../core/marks.js'
import css from './base.css'

/** @typedef {import('../play/cgt-play.js').CgtPlay} CgtPlay */

/** Styles of fields and of lines to copy. */
const shared = sheet(css)

/** the figures of the page that hear keys pressed anywhere @type {Set<Teaching>} */
const hearing = new Set()
/** So many pixels of a figure are in the window. @param {Element} figure */
function seen(figure) {
  const { top, bottom } = figure.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0)
}

export class Teaching extends CgtElement {
  static get styles() {
    return [shared, ...this.own]
  }
  /** its own styles @type {CSSStyleSheet[]} */
  static own = []
  #copies = new Copies(this)
  /** true if it hears keys that are pressed anywhere while it is in sight */
  static everywhere = false

  connectedCallback() {
    super.connectedCallback()
    if (!(/** @type {typeof Teaching} */ (this.constructor).everywhere)) return
    hearing.add(this)
    document.addEventListener('keydown', this.#anywhere)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    hearing.delete(this)
    document.removeEventListener('keydown', this.#anywhere)
  }
  /** Handles keys of a keyboard that goes round the room, whatever has the focus, while this is in sight; keys typed in a
   * field or pressed on a button stay there. @param {KeyboardEvent} event */
  #anywhere = (event) => {
    const target = event.composedPath()[0]
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (target instanceof Element) {
      if (target.closest('input, textarea, select, [contenteditable]')) return
      if (event.key === 'Enter' && target.closest('a, button, summary, [role]')) return
    }
    if (this.#inSight && this.key(latin(event))) event.preventDefault()
  }
  /** True if it is in sight, and no other such figure is more so. */
  get #inSight() {
    if (this.inDeck) return this.presented
    const full = document.fullscreenElement
    const all = [...hearing].filter((one) => !one.inDeck && (!full || full.contains(one)))
    const first = all.reduce((most, one) => (seen(one) > seen(most) ? one : most), all[0])
    return first === this && seen(this) > 0
  }

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
  /**
   * The buttons that save a file and open one.
   * @param {string} accept names and types of the file: ".csv,text/csv"
   * @param {() => void} save @param {(text: string) => void} open takes what the file holds @param {boolean} [empty] there is nothing to save
   */
  fileButtons(accept, save, open, empty = false) {
    const take = async (/** @type {HTMLInputElement} */ input) => {
      const text = await input.files?.[0]?.text()
      input.value = ''
      if (text !== undefined) open(text)
    }
    const choose = (/** @type {any} */ e) => e.currentTarget.parentNode.querySelector('[type=file]').click() // prettier-ignore
    return html`<button
        type="button"
        class="btn"
        aria-disabled=${String(empty)}
        @click=${() => !empty && save()}
      >
        ${icon('save')}${this.t('Save the file')}
      </button>
      <button type="button" class="btn" @click=${choose}>
        ${icon('share')}${this.t('Open a file')}
      </button>
      <input
        type="file"
        hidden
        accept=${accept}
        tabindex="-1"
        aria-label=${this.t('Open a file')}
        @change=${(/** @type {any} */ e) => take(e.target)}
      />`
  }
  /** the board inside @returns {CgtPlay | null} */
  get board() {
    return this.root.querySelector('cgt-play')
  }
}

/** A square button with a sign. @param {string} label what is read out @param {unknown} sign @param {() => void} press @param {boolean} [off] */
export const signButton = (label, sign, press, off = false) =>
  html`<button
    type="button"
    class="btn quiet square"
    aria-label=${label}
    title=${label}
    aria-disabled=${String(off)}
    @click=${() => off || press()}
  >
    ${sign}
  </button>`

export { html, keyed, nothing, sheet }
