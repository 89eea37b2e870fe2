/**
 * linked.js -- the base class of elements in a sentence (cgt-number, cgt-value): they follow the attributes of figures in the page.
 */
import { CgtElement, sheet } from '../core/element.js'
import { byId } from '../core/by-id.js'
import css from './linked.css'

/** Styles of an element in a line of text. */
const inline = sheet(css)

export class Linked extends CgtElement {
  static styles = [inline]
  #watch = new MutationObserver(() => this.attempt(() => this.read()))

  /** @returns {Element[]} */
  get figures() {
    const ids = (this.getAttribute('for') ?? '').split(/\s+/)
    return ids.flatMap((id) => byId(this, id) ?? [])
  }
  connectedCallback() {
    super.connectedCallback()
    const follow = () => {
      for (const figure of this.figures) this.#watch.observe(figure, { attributes: true })
    }
    follow()
    this.whenWhole(() => {
      follow()
      this.attempt(() => this.read())
    })
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#watch.disconnect()
    this.stale = true // the figure may change without it
  }
  /** its text in the sentence */
  get words() {
    return ''
  }
  /** The whole sentence around it. @returns {string} */
  get sentence() {
    /** @type {Element} */
    const block = this.closest('p, li, td, footer') ?? this
    /** @param {Node} node @returns {string} */
    const words = (node) =>
      node instanceof Linked
        ? node.words
        : node instanceof Text
          ? node.data
          : [...node.childNodes].map(words).join('')
    return words(block).replace(/\s+/g, ' ').trim()
  }
}
