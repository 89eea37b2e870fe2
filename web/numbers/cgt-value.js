/**
 * cgt-value.js -- a word in a sentence, computed by the engine from a figure.
 */
import { html } from 'lit-html'
import { CgtElement, sheet } from '../core/element.js'
import { chip, letterOf } from '../core/marks.js'
import { shown, tell } from './sentence.js'
import css from './cgt-value.css'
import { Linked } from './linked.js'

/**
 * @summary A word of a sentence, worked out from its figure.
 * @attr {string} for id of the figure
 * @attr {outcome|grundy|moves|wins|leave|take|lost|period|mex} tell what is said of the position that the figure shows
 */
export class CgtValue extends Linked {
  static attributes = { for: '', tell: 'outcome|grundy|moves|wins|leave|take|lost|period|mex' }
  static styles = [...Linked.styles, sheet(css)]

  /** @type {import('./sentence.js').Answer} */ answer = null

  read() {
    const [figure] = this.figures
    if (!figure) return
    const get = (/** @type {string} */ name) => figure.getAttribute(name)
    try {
      const { positionAttribute } = /** @type {typeof CgtElement} */ (figure.constructor)
      const what = this.getAttribute('tell') ?? ''
      this.answer = tell(this.engine, shown(get, positionAttribute), what)
    } catch {
      this.answer = null /* the figure shows the refusal */
    }
  }
  get #outcome() {
    return this.getAttribute('tell') === 'outcome'
      ? /** @type {import('../engine/engine.js').Outcome | null} */ (this.answer)
      : null
  }
  get words() {
    const { answer } = this
    if (this.#outcome) return letterOf(this.#outcome, this.letters)
    if (Array.isArray(answer)) return answer.length ? answer.join(', ') : this.t('none')
    return typeof answer === 'number' ? this.num(answer) : '?'
  }
  render() {
    return this.#outcome ? chip(this.#outcome, this.words) : html`<b>${this.words}</b>`
  }
}
