/**
 * cgt-value.js -- a word in a sentence, computed by the engine from a figure.
 */
import { html } from 'lit-html'
import { sheet } from '../core/element.js'
import { chip, letterOf } from '../core/marks.js'
import { shown, tell } from './sentence.js'
import css from './cgt-value.css'
import { Linked } from './linked.js'

/**
 * @summary What the engine says of a figure, as a word of a sentence.
 * @attr {string} for id of the figure
 * @attr {outcome|grundy|moves|wins|leave|take|lost|period|mex} tell what is said of the position it shows
 */
export class CgtValue extends Linked {
  static attributes = { for: '', tell: 'outcome|grundy|moves|wins|leave|take|lost|period|mex' }
  static styles = [...Linked.styles, sheet(css)]

  /** @type {import('./sentence.js').Told} */ told = null

  read() {
    const [figure] = this.figures
    if (!figure) return
    const get = (/** @type {string} */ name) => figure.getAttribute(name)
    try {
      this.told = tell(this.engine, shown(figure.localName, get), this.getAttribute('tell') ?? '')
    } catch {
      this.told = null /* the figure shows the refusal */
    }
  }
  get #outcome() {
    return this.getAttribute('tell') === 'outcome'
      ? /** @type {import('../engine/engine.js').Outcome | null} */ (this.told)
      : null
  }
  get words() {
    const { told } = this
    if (this.#outcome) return letterOf(this.#outcome, this.letters)
    if (Array.isArray(told)) return told.length ? told.join(', ') : this.t('none')
    return typeof told === 'number' ? this.num(told) : '?'
  }
  render() {
    return this.#outcome ? chip(this.#outcome, this.words) : html`<b>${this.words}</b>`
  }
}
