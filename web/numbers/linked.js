/**
 * linked.js -- what stands in a sentence and belongs to a figure of the same page: it follows the figure's attributes.
 */
import { CgtElement, sheet } from '../core/element.js'
import { byId } from '../core/by-id.js'
import css from './linked.css'

/** A word of the sentence, in its letters. */
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
    this.stale = true // the figure goes on without it
  }
  /** what it says in its sentence */
  get words() {
    return ''
  }
  /** The sentence as it stands. @returns {string} */
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
