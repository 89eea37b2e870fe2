/** copy.js -- texts for the reader to paste elsewhere: an address, a line for a page, an iframe. */
import { html, nothing } from 'lit-html'
import { icon } from './marks.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */

/** @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    /* file:// and old browsers: through a field that is selected */
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}

/** Where embed.html lies, which shows one element alone. */
export const embedAddress = () =>
  new URL(
    document.querySelector('link[rel=palitos-embed]')?.getAttribute('href') ?? 'embed.html',
    location.href.replace(/#.*$/, ''),
  ).href

/** Texts, each with its button; the one that was copied last says so. */
export class Copies {
  #host
  #onCopy
  #copied = ''

  /** @param {CgtElement} host is drawn again when one was copied @param {() => void} [onCopy] before that */
  constructor(host, onCopy = () => {}) {
    this.#host = host
    this.#onCopy = onCopy
  }
  /** @param {string} label @param {string} text @param {boolean} [scrolls] it is one line, in a box that keys scroll */
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
