/**
 * forms-element.js -- base class of the figures of forms: reads a form, or computes a position's value in slices, between which the
 * page answers.
 */
import { html, nothing } from 'lit-html'
import { still } from '../boards/still.js'
import { CgtElement, sheet } from '../core/element.js'
import { commonKey, keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { figureEnd } from '../core/full-screen.js'
import { EngineError } from '../engine/errors.js'
import { positionSteps, readForm } from '../engine/forms.js'
import { sayError } from '../model/i18n.js'
import css from './forms.css'
import { outcomeWords, PLAYERS, pretty, typed } from './notation.js'

/** @typedef {import('../engine/forms.js').Form} Form */

export const formsSheet = sheet(css)
/** most characters of a text: longer ones are cut off */
const LONG = 240

/** @param {string} text */
export const short = (text) => {
  const whole = pretty(text)
  return whole.length > LONG ? `${whole.slice(0, LONG)}…` : whole
}
/** @param {string} text */
export const formOf = (text) => html`<span class="form">${short(text)}</span>`

export class Forms extends CgtElement {
  /** null: beyond the budget; undefined: nothing was read, or still computing @type {Form | null | undefined} */ known =
    undefined
  /** why the typed text is no form */ wrong = ''
  #typed = ''
  /** of the next slice */ #timer = 0
  /** board of a position @type {unknown} */ picture = nothing

  get memory() {
    return this.engine.memory
  }
  /** the attribute `form`, or `start` */
  get written() {
    return this.getAttribute('form') ?? this.getAttribute('start') ?? ''
  }
  /** shows a position's value */
  get ofGame() {
    return !this.hasAttribute('form') && this.hasAttribute('game')
  }
  /** the answer is hidden */
  get hides() {
    return this.covered || this.silent
  }
  /** the answer is hidden for good */
  get silent() {
    return false
  }

  read() {
    this.wrong = ''
    this.picture = nothing
    clearTimeout(this.#timer)
    if (!this.ofGame) {
      const text = this.written || this.initial
      const form = readForm(this.memory, typed(text))
      this.#typed = text
      this.found(form)
      return
    }
    const name = /** @type {string} */ (this.getAttribute('game'))
    const game = this.engine.game(name, { rules: this.rulesOf(name) })
    const start = game.parse(this.getAttribute('start') ?? game.start)
    const steps = positionSteps(game, start.text)
    if (this.drawsBoard) this.picture = still(this, game, start)
    const go = () => {
      const next = steps.next()
      if (next.done) {
        game.close()
        this.found(next.value)
        return true
      }
      this.#timer = window.setTimeout(() => {
        if (!this.isConnected) {
          steps.return(null)
          game.close()
        } else if (go()) this.update()
      })
      return false
    }
    this.known = undefined
    if (!go()) this.found(undefined)
  }
  /** true: draws a position's board beside its value */
  get drawsBoard() {
    return false
  }
  /** form of an element without attributes */
  get initial() {
    return '0'
  }
  /** After a form was read or computed. @param {Form | null | undefined} form */
  found(form) {
    this.known = form
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    if (this.known === undefined) this.stale = true
  }

  /** Reads a typed text; if it is no form, says why and keeps the last form. @param {string} text */
  type(text) {
    this.#typed = text
    try {
      const form = readForm(this.memory, typed(text))
      this.wrong = ''
      this.reflect({ form: text, game: null, rules: null, start: null, at: null, ...this.anew })
      this.found(form)
      keep(this)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.wrong = sayError(this.language, error)
    }
    this.update()
  }
  /** A field for a form. */
  field() {
    return html`<label class="field no-print">
      <b>${this.t('A form, such as {form}', { form: '{0, * | ↑}' })}</b>
      <input
        class="text-input"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${this.wrong ? 'true' : 'false'}
        aria-describedby="wrong"
        .value=${this.#typed}
        @input=${(/** @type {Event} */ e) => this.type(/** @type {HTMLInputElement} */ (e.target).value)}
      />
      <span id="wrong" role="status">${this.wrong}</span>
    </label>`
  }
  /** On a slide that asks, what is typed is a new question: its answer waits for V. @returns {Record<string, string>} */
  get anew() {
    return this.asks ? { values: 'off' } : {}
  }
  /** Covers or uncovers the answer. */
  cover() {
    if (this.silent) return
    this.reflect({ values: this.values === 'off' ? null : 'off' })
    this.update()
    keep(this)
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== 'v' && event.key !== 'V') return commonKey(this, event)
    this.cover()
    return true
  }

  /** @param {0 | 1} player */
  who(player) {
    return html`<b class="who of${player}">${this.t(PLAYERS[player])}</b>`
  }
  /** A value, or ? while covered. @param {string} text @param {boolean} [hides] */
  value(text, hides = this.hides) {
    return hides
      ? html`<span class="covered" role="img" aria-label=${this.t('covered')}>?</span>`
      : formOf(text)
  }
  /** An outcome's letter and words. @param {import('../engine/forms.js').FourOutcome} outcome */
  outcome(outcome) {
    return this.hides
      ? this.value('')
      : html`<span class="letter">${outcome}</span> ${this.t(outcomeWords(outcome))}`
  }
  /** Shown while computing, or beyond the budget. */
  waits() {
    return html`<p class="wait" role="status">
      ${
        this.known === null
          ? this.t('Its value is not known: it is too large to be worked out on a page.')
          : this.t('The value is being worked out…')
      }
    </p>`
  }
  /** The row of buttons at the end. @param {unknown} [more] */
  end(more = nothing) {
    const answer = this.hides ? this.t('Show the answer') : this.t('Hide the answer')
    return html`<div part="tools" class="bar no-print">
      ${
        this.silent
          ? nothing
          : html`<button
              type="button"
              class="btn quiet"
              aria-label=${answer}
              @click=${() => this.cover()}
            >
              ${icon('eye')}${this.inDeck ? nothing : answer}
            </button>`
      }
      ${more} ${figureEnd(this, nothing, true)}
    </div>`
  }
}
