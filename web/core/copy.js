/** copy.js -- texts for the reader to paste elsewhere: an address, a line for a page, an iframe. */
import { html, nothing } from 'lit-html'
import { icon } from './marks.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */

/** Puts a text on the clipboard. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    /* file:// and old browsers have no clipboard: a selected field is copied, and the focus goes back */
    let had = document.activeElement
    while (had?.shadowRoot?.activeElement) had = had.shadowRoot.activeElement
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
    if (had instanceof HTMLElement) had.focus({ preventScroll: true })
  }
}

/** The address of embed.html, the page that shows one element alone. */
export const embedAddress = () =>
  new URL(
    document.querySelector('link[rel=palitos-embed]')?.getAttribute('href') ?? 'embed.html',
    location.href.replace(/#.*$/, ''),
  ).href

/** Texts to copy, each with its button. The text that was copied last has a check mark. */
export class Copies {
  #host
  #onCopy
  #copied = ''

  /** @param {CgtElement} host is drawn again after a copy @param {() => void} [onCopy] called before that */
  constructor(host, onCopy = () => {}) {
    this.#host = host
    this.#onCopy = onCopy
  }
  /** @param {string} label @param {string} text @param {boolean} [scrolls] the text is one line, in a box that keys scroll */
  line(label, text, scrolls = false) {
    const copied = this.#copied === text
    return html`<div class="copy">
      <b>${label}</b><code tabindex=${scrolls ? 0 : nothing}>${text}</code
      ><button type="button" class="btn" @click=${() => this.#copy(text)}>
        ${icon(copied ? 'check' : 'copy')}${copied ? this.#host.t('Copied') : this.#host.t('Copy')}
      </button>
    </div>`
  }
  /** @param {string} text */
  async #copy(text) {
    await copyText(text)
    this.#copied = text
    this.#onCopy()
    this.#host.update()
  }
}
