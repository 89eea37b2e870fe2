/**
 * cgt-thermograph.js -- how much a move is worth: the thermograph of a form or of a position with a temperature to slide; or a sum of several
 * forms to play, with advice in which one to move.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { css as boards } from '../boards/index.js'
import { sheet } from '../core/element.js'
import { keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { stepperSheet } from '../core/stepper.js'
import { EngineError, NotationError } from '../engine/errors.js'
import { readForm } from '../engine/forms.js'
import { hotMoves, moved, sentestrat, stopOf, sumOf, wallAt } from './hot.js'
import css from './cgt-thermograph.css'
import { formOf, Forms, formsSheet, short } from './forms-element.js'
import { PLAYERS, pretty, typed } from './notation.js'
import { fraction, levels, plot, top } from './thermograph-plot.js'

/** @typedef {import('../engine/forms.js').Form} Form */
/** @typedef {import('./hot.js').Sum} Sum */
/** @typedef {import('./hot.js').Move} Move */
/** A move that was played. cost: loss against best play; null: the sum is too large to know @typedef {{ by: 0 | 1, part: number, from: string, value: string, cost: number | null }} PlayedMove */

/** most parts of a sum; stops of the slider a degree */
const [PARTS, STOPS] = [6, 8]

/**
 * @summary The thermograph of a game with a temperature to slide; of several games their sum, and where to move.
 * @attr {string} form the form, `{4|0}`; several with ; between are a sum
 * @attr {string} game id of a game whose positions have values, such as `domineering`: its position in place of a form
 * @attr {string} rules the rules, in that game’s notation
 * @attr {string} start the position of that game
 * @attr {string} edit with a field to type the form in
 * @attr {string} at the temperature that is shown, a whole number or a fraction: `3/2`
 * @attr {left|right} first who begins in a sum, and is the reader; Left if it is missing
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board each thermograph, and the board of a position
 * @csspart status the sentence that says how things are
 * @csspart tools the temperature, and the buttons
 */
export class CgtThermograph extends Forms {
  static attributes = {
    form: '',
    game: '',
    rules: '',
    start: '',
    edit: '',
    at: '',
    first: 'left|right',
  }
  static styles = [sheet(boards), formsSheet, stepperSheet, sheet(css)]

  /** the temperature */ #t = 0
  /** the sum of several forms @type {Sum | null} */ #sum = null
  /** @type {Sum | null} */ #start = null
  /** @type {PlayedMove[]} */ #line = []

  get initial() {
    return '{4|0}'
  }
  get drawsBoard() {
    return true
  }
  read() {
    this.#temperature()
    this.#sum = null
    const parts = this.ofGame ? [] : (this.getAttribute('form') ?? '').split(';')
    if (parts.length < 2) return super.read()
    if (parts.length > PARTS)
      throw new EngineError({ code: 'range', reason: 'at most % games', number: PARTS })
    const forms = parts.map((text) => readForm(this.memory, typed(text.trim())))
    this.wrong = ''
    this.found(forms[0])
    const mover = this.getAttribute('first') === 'right' ? 1 : 0
    this.#start = sumOf(
      this.memory,
      forms.map(({ value }) => value),
      mover,
    )
    this.#again()
  }
  /** @param {Form | null | undefined} form */
  found(form) {
    super.found(form)
    const t = this.#temperature()
    this.#t = form ? Math.min(Math.max(t, -1), top(form.temperature.at)) : 0
  }
  /** @returns {number} the attribute `at` @throws {NotationError} */
  #temperature() {
    const text = this.getAttribute('at')?.trim() || '0'
    const [, num = '', , den = '1'] = /^(-?\d+(\.\d+)?)(?:\/(\d+))?$/.exec(typed(text)) ?? []
    const t = num ? Number(num) / Number(den) : NaN
    if (Number.isFinite(t)) return t
    throw new NotationError({
      code: 'range',
      reason: 'the attribute “{name}” must be a number, as 3/2 is, not “{text}”',
      slots: { name: 'at', text },
    })
  }
  get shared() {
    return {
      form: this.getAttribute('form'),
      values: this.getAttribute('values'),
      t: this.#t,
      sum: this.#sum,
      line: this.#line,
    }
  }
  set shared({ form, values, t, sum, line }) {
    this.reflect({ form, values })
    this.read()
    this.#t = Number(t)
    if (this.#sum && sum) this.#sum = sum
    this.#line = line
    this.update()
  }
  /** @param {number} t */
  #heat(t) {
    this.#t = t
    this.reflect({ at: typed(fraction(t)) })
    this.update()
    keep(this)
  }
  /** on a slide that hides values the class foretells the walls: they are drawn up to the current temperature */
  get #asks() {
    return this.inDeck && this.hides
  }
  /** for a slide's clicker: steps are the temperatures at corners */
  get stepper() {
    const form = this.known
    if (!form || this.#sum) return { at: 0, count: 0, go: () => {} }
    const all = levels(form, this.#asks)
    const at = Math.max(0, all.findLastIndex((t) => t <= this.#t)) // prettier-ignore
    return { at, count: all.length - 1, go: (/** @type {number} */ i) => this.#heat(all[i] ?? 0) }
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const { key } = event
    if (this.#sum && /^[uU]$/.test(key)) this.#undo()
    else if (this.#sum && /^[rR]$/.test(key)) this.#reset()
    else if (!this.#sum && (key === ',' || key === '.')) {
      const { at, count, go } = this.stepper
      const to = at + (key === ',' ? -1 : 1)
      if (to >= 0 && to <= count) go(to)
    } else return super.key(event)
    return true
  }

  render() {
    return html`<div part="stage" class="figure ${this.ofGame ? 'board-first' : ''}">
      ${this.hasAttribute('edit') && !this.#sum ? this.field() : nothing}
      ${this.#sum ? this.#playing(this.#sum) : this.known ? this.#one(this.known) : this.waits()}
    </div>`
  }

  /** @param {Form} form */
  #one(form) {
    const t = this.#t
    const [left, right] = form.walls.map((wall) => fraction(wallAt(wall, t)))
    const high = top(form.temperature.at)
    const low = Math.min(0, form.temperature.at)
    const name = short(this.written || this.initial)
    const heat = html`<label part="tools" class="heat no-print">
      <span>${this.t('Temperature')}</span>
      <input
        class="timeline"
        type="range"
        min=${low}
        max=${high}
        step=${1 / STOPS}
        .style="--part:${(t - low) / (high - low || 1)}"
        aria-valuetext=${fraction(t)}
        .value=${live(String(t))}
        @input=${(/** @type {Event} */ e) => this.#heat(Number(/** @type {HTMLInputElement} */ (e.target).value))}
      />
      <output>${fraction(t)}</output>
    </label>`
    return html`<div class="shown ${this.ofGame ? '' : 'beside'}">
        ${
          this.ofGame
            ? html`<div class="position">${this.picture}</div>`
            : html`<p class="form">${name}</p>`
        }
        ${plot(form, this.printing ? null : t, {
          label: this.t('Thermograph: Left’s stop {left}, Right’s stop {right}', {
            left: form.stops[0].text,
            right: form.stops[1].text,
          }),
          mast: !this.hides,
          to: this.#asks ? t : Infinity,
          meanLabel: this.t('Mean'),
        })}
        ${this.inDeck ? nothing : heat}
        <p part="status" class="says" aria-live="polite">${this.#says(form, left, right)}</p>
        <dl class="facts">
          ${this.#fact(this.t('Left’s stop'), form.stops[0].text, false)}
          ${this.#fact(this.t('Right’s stop'), form.stops[1].text, false)}
          ${this.#fact(this.t('Mean'), form.mean.text)}
          ${this.#fact(this.t('Temperature'), form.temperature.text)}
        </dl>
      </div>
      <div class="controls">${this.inDeck ? heat : nothing} ${this.end()}</div>`
  }
  /** @param {string} name @param {string} text @param {boolean} [hides] */
  #fact(name, text, hides = this.hides) {
    return html`<div>
      <dt>${name}</dt>
      <dd>${this.value(text, hides)}</dd>
    </div>`
  }
  /** @param {Form} form @param {string} left @param {string} right */
  #says({ temperature, mean }, left, right) {
    const t = fraction(this.#t)
    if (this.#t < temperature.at)
      return this.t(
        'The player who moves pays {t}. Left to move gets {left}, Right to move gets down to {right}: both want to move.',
        { t, left, right },
      )
    if (this.hides)
      return this.t('The player who moves pays {t}. Does anybody still want to move?', { t })
    return html`<b
      >${this.t('The player who moves pays {t}, and a move is worth no more: nobody is in a hurry, and the game is worth its mean, {mean}.', { t, mean: fraction(mean.at) })}</b
    >`
  }

  /* ---- a sum ---- */

  get #you() {
    return /** @type {Sum} */ (this.#start).mover
  }
  #again() {
    this.#sum = this.#start
    this.#line = []
  }
  #reset() {
    this.#again()
    this.update()
    keep(this)
  }
  /** The score after best play; null: too large. @param {Sum} sum */
  #stop(sum) {
    try {
      return stopOf(this.memory, sum).at
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      return null
    }
  }
  /** @param {Move} move */
  #go(move) {
    const sum = /** @type {Sum} */ (this.#sum)
    const next = moved(this.memory, sum, move)
    const [before, after] = [this.#stop(sum), this.#stop(next)]
    const cost =
      before === null || after === null ? null : sum.mover ? after - before : before - after
    this.#line = [
      ...this.#line,
      { by: sum.mover, part: move.part, from: sum.parts[move.part], value: move.value, cost },
    ]
    this.#sum = next
  }
  /** @param {Move} move */
  #choose(move) {
    this.#go(move)
    const best = sentestrat(this.memory, /** @type {Sum} */ (this.#sum))
    if (best) this.#go(best.move)
    this.update()
    keep(this)
    const next = /** @type {HTMLElement | null} */ (this.root.querySelector('.moves button'))
    if (!this.root.activeElement)
      (next ?? /** @type {HTMLElement} */ (this.root.querySelector('[data-again]'))).focus()
  }
  /** Back to the reader's last turn. */
  #undo() {
    const line = this.#line
    const last = line.findLastIndex(({ by }) => by === this.#you)
    if (last < 0) return
    this.#again()
    for (const { part, value } of line.slice(0, last)) this.#go({ part, value })
    this.update()
    keep(this)
  }
  /** @param {Sum} sum */
  #playing(sum) {
    const moves = hotMoves(this.memory, sum)
    const best = sentestrat(this.memory, sum)
    const stop = this.#stop(sum)
    const over = !moves.length
    const { mover } = sum
    return html`<div class="shown">
        <div class="parts">
          ${sum.parts.map((text, part) => {
            const form = readForm(this.memory, text)
            const here = moves.filter((move) => move.part === part)
            const hot = !this.hides && best?.move.part === part
            return html`<section class="part ${hot ? 'hot' : ''}">
              <p class="head">${formOf(text)}</p>
              ${
                form.temperature.at < 0
                  ? html`<p class="place">${this.t('a number: nobody moves there')}</p>`
                  : html`${
                        this.#asks // the walls would show the answer
                          ? html`<div class="place"></div>`
                          : plot(form, null, {
                              label: this.t(
                                'Thermograph: Left’s stop {left}, Right’s stop {right}',
                                { left: form.stops[0].text, right: form.stops[1].text },
                              ),
                              small: true,
                              far: this.inDeck,
                              mast: !this.hides,
                            })
                      }
                      <p>
                        ${this.t('Mean')} ${this.value(form.mean.text)} · ${this.t('Temperature')}
                        ${this.value(form.temperature.text)}
                      </p>`
              }
              ${
                here.length && !this.printing
                  ? html`<div
                      class="moves of${mover}"
                      role="group"
                      aria-label=${this.t('Your moves there')}
                    >
                      ${here.map(
                        (move) =>
                          html`<button
                            type="button"
                            class="option"
                            aria-label=${this.t('Move to {option}', { option: pretty(move.value) })}
                            @click=${() => this.#choose(move)}
                          >
                            ${short(move.value)}
                          </button>`,
                      )}
                    </div>`
                  : nothing
              }
            </section>`
          })}
        </div>
        <p part="status" class="says state" role="status">
          ${over ? this.#ends(stop) : this.#advice(sum, best, stop)}
        </p>
        ${
          this.#line.length || this.inDeck
            ? html`<ol class="line" aria-label=${this.t('Moves')}>
                ${this.#line.map(
                  ({ by, from, value, cost }) =>
                    html`<li>
                      ${this.who(by)}: ${formOf(from)} → ${formOf(value)}
                      ${cost === null || this.hides || (this.inDeck && !cost) ? nothing : cost ? this.t('(gives away {n})', { n: fraction(cost) }) : this.t('(as good as any)')}
                    </li>`,
                )}
              </ol>`
            : nothing
        }
      </div>
      <div class="controls">
        ${this.end(
          html`<button type="button" class="btn" data-again @click=${() => this.#reset()}>
              ${icon('again')}${this.t('Again')}
            </button>
            <button
              type="button"
              class="btn quiet"
              aria-disabled=${String(!this.#line.length)}
              @click=${() => this.#undo()}
            >
              ${icon('undo')}${this.t('Undo')}
            </button>`,
        )}
      </div>`
  }
  /** @param {number | null} stop */
  #ends(stop) {
    return stop === null
      ? this.t('All are numbers: play is over.')
      : this.t('All are numbers: play is over, and they come to {n}.', { n: fraction(stop) })
  }
  /** @param {Sum} sum @param {ReturnType<typeof sentestrat>} best @param {number | null} stop */
  #advice(sum, best, stop) {
    const player = this.t(PLAYERS[sum.mover])
    if (this.hides || !best)
      return this.t('{player} is to move. Where is a move worth most?', { player })
    const { move, answers, temperature } = best
    const slots = {
      ...{ player, to: pretty(move.value), from: pretty(sum.parts[move.part]) },
      t: fraction(temperature.at),
    }
    return html`${
      answers
        ? this.t(
            'By the thermometer, {player} answers where the other has just moved, as it has become hotter: {from} → {to}.',
            slots,
          )
        : this.t(
            'By the thermometer, {player} moves where it is hottest, at {t}: {from} → {to}.',
            slots,
          )
    }
    ${stop === null ? nothing : this.t('With best play the sum comes to {n}.', { n: fraction(stop) })}`
  }
}
