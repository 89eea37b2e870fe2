/**
 * cgt-compare-games.js -- compares two forms and proves it by play of G − H. In −H the players have changed sides: Left's moves
 * there are Right's of H. So G − H is kept as a pair of forms, and the engine's order of the two tells the winner.
 */
import { html, nothing } from 'lit-html'
import { sheet } from '../core/element.js'
import { commonKey, keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { figureEnd } from '../core/full-screen.js'
import { EngineError } from '../engine/errors.js'
import { compareForms } from '../engine/forms.js'
import { holds, movesOf } from '../model/forms.js'
import { sayError } from '../model/i18n.js'
import css from './cgt-compare-games.css'
import { formOf, Forms, formsSheet, short } from './forms-element.js'
import { PLAYERS, pretty, typed } from './notation.js'

/** @typedef {import('../engine/forms.js').Order} Order */
/** @typedef {import('../model/forms.js').Move} Move */
/** @typedef {{ pair: [string, string], mover: 0 | 1, line: { by: 0 | 1, in: 0 | 1, text: string }[] }} Play */

const SIGNS = { '=': '=', '<': '<', '>': '>', '|': '‖' }
/** sign -> its meaning, and how G − H shows it */
const SAYS = /** @type {const} */ ({
  '=': ['G and H are equal', 'In G − H, the player who moves second wins.'],
  '>': ['G is greater than H', 'Left wins G − H, no matter who begins.'],
  '<': ['G is less than H', 'Right wins G − H, no matter who begins.'],
  '|': ['G and H are confused', 'In G − H, the player who moves first wins.'],
})

/**
 * @summary Two games: greater, less, equal or confused, and G − H to play.
 * @attr {string} left the game G, as a form
 * @attr {string} right the game H, as a form
 * @attr {string} edit with fields to type both forms in
 * @attr {left|right} you the player that the reader is; Left if it is missing
 * @attr {left|right} first who begins; Left if it is missing
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board the two games that are played
 * @csspart status what is said
 * @csspart tools the buttons
 */
export class CgtCompareGames extends Forms {
  static attributes = {
    left: '',
    right: '',
    edit: '',
    you: 'left|right',
    first: 'left|right',
  }
  static styles = [formsSheet, sheet(css)]

  /** @type {[string, string]} */ #pair = ['0', '0']
  /** texts of the fields @type {[string, string]} */ #typed = ['', '']
  /** @type {Order | null} */ #order = null
  /** @type {Play} */ #play = { pair: ['0', '0'], mover: 0, line: [] }

  /** @param {'you' | 'first'} name @returns {0 | 1} */
  #side(name) {
    return this.getAttribute(name) === 'right' ? 1 : 0
  }
  read() {
    const given = /** @type {[string, string]} */ ([
      this.getAttribute('left') ?? '{0 | 1}',
      this.getAttribute('right') ?? '{0, * | ^}',
    ])
    this.#take(given)
    this.wrong = ''
  }
  /** @param {[string, string]} given */
  #take(given) {
    const pair = /** @type {[string, string]} */ (given.map(typed))
    const order = compareForms(this.memory, ...pair)
    /* throws here, not while drawing, if the pair is too large to play */
    for (const player of /** @type {const} */ ([0, 1])) movesOf(pair, player, this.memory)
    this.#order = order
    this.#pair = pair
    this.#typed = given
    this.#begin()
  }
  #begin() {
    this.#play = { pair: this.#pair, mover: this.#side('first'), line: [] }
    this.#answer()
  }
  get shared() {
    return {
      typed: [...this.#typed],
      values: this.getAttribute('values'),
      you: this.getAttribute('you'),
      first: this.getAttribute('first'),
      play: this.#play,
    }
  }
  set shared({ typed, values, you, first, play }) {
    this.reflect({ left: typed[0], right: typed[1], values, you, first })
    this.read()
    this.#play = play
    this.update()
  }
  /** @param {0 | 1} which @param {string} text */
  #type(which, text) {
    /** @type {[string, string]} */
    const given = [...this.#typed]
    given[which] = text
    this.#typed = given
    try {
      this.#take(given)
      this.wrong = ''
      this.reflect({ left: given[0], right: given[1], ...this.anew })
      keep(this)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.wrong = sayError(this.language, error)
    }
    this.update()
  }
  /** @param {'you' | 'first'} name @param {0 | 1} side */
  #set(name, side) {
    this.reflect({ [name]: side ? 'right' : null })
    this.#begin()
    this.update()
    keep(this)
  }
  #again() {
    this.#begin()
    this.update()
    keep(this)
  }
  /** Back to the reader's last turn. */
  #undo() {
    const { line } = this.#play
    const you = this.#side('you')
    const last = line.findLastIndex(({ by }) => by === you)
    if (last < 0) return
    const kept = line.slice(0, last)
    this.#play = { pair: this.#pair, mover: this.#side('first'), line: [] }
    for (const { in: place, text } of kept) {
      const { pair, mover } = this.#play
      const move = movesOf(pair, mover, this.memory).find((m) => m.in === place && m.text === text)
      if (move) this.#go(move)
    }
    this.update()
    keep(this)
  }
  /** @param {Move} move */
  #go({ in: place, text, to }) {
    const { mover, line } = this.#play
    this.#play = {
      pair: to,
      mover: mover ? 0 : 1,
      line: [...line, { by: mover, in: place, text }],
    }
  }
  /** Plays a winning move, else the first, if it is the engine's turn. */
  #answer() {
    const { pair, mover } = this.#play
    if (mover === this.#side('you')) return
    const moves = movesOf(pair, mover, this.memory)
    const move = moves.find(({ to }) => holds(to, mover, this.memory)) ?? moves[0]
    if (move) this.#go(move)
  }
  /** @param {Move} move */
  #choose(move) {
    this.#go(move)
    this.#answer()
    this.update()
    keep(this)
    /* the pressed button is gone */
    const next = /** @type {HTMLElement | null} */ (this.root.querySelector('.moves button'))
    const again = /** @type {HTMLElement | null} */ (this.root.querySelector('[data-again]'))
    if (!this.root.activeElement) (next ?? again)?.focus()
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const { key } = event
    if (key === 'v' || key === 'V') this.cover()
    else if (key === 'u' || key === 'U') this.#undo()
    else if (key === 'r' || key === 'R') this.#again()
    else return this.#arrows(event) || commonKey(this, event)
    return true
  }
  /** Arrow keys move the focus among the moves. @param {KeyboardEvent} event */
  #arrows(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const moves = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll('.moves button')])
    const at = moves.indexOf(/** @type {HTMLElement} */ (event.composedPath()[0]))
    if (!by || at < 0) return false
    moves[at + by]?.focus()
    return !!moves[at + by]
  }

  render() {
    const order = /** @type {Order} */ (this.#order)
    return html`<div part="stage" class="figure">
      <div class="shown">
        ${this.hasAttribute('edit') ? this.#fields() : nothing}
        <div class="pair" role="group" aria-label=${this.t('G and H')}>
          ${formOf(this.#pair[0])}
          ${
            this.hides
              ? html`<span class="sign covered" role="img" aria-label=${this.t('covered')}>?</span>`
              : html`<span class="sign" role="img" aria-label=${this.t(SAYS[order.sign][0])}
                  >${SIGNS[order.sign]}</span
                >`
          }
          ${formOf(this.#pair[1])}
        </div>
        <p part="status" class="says">
          ${
            this.hides
              ? this.inDeck
                ? nothing // the slide's text asks
                : this.t(
                    'Which is greater, or neither? Play G − H: who wins it, and who has to begin?',
                  )
              : html`<b>${this.t(SAYS[order.sign][0])}.</b> ${this.t(SAYS[order.sign][1])}
                  ${order.minus === null || this.inDeck ? nothing : html`G − H = ${formOf(order.minus)}`}`
          }
        </p>
        ${this.printing ? nothing : this.#playing()}
        ${this.hides && !this.inDeck ? nothing : this.#strategy(order)}
      </div>
      <div class="controls">
        ${this.inDeck && !this.printing ? this.#choices() : nothing}
        <div part="tools" class="bar no-print">
          <button type="button" class="btn" data-again @click=${() => this.#again()}>
            ${icon('again')}${this.t('Again')}
          </button>
          <button
            type="button"
            class="btn quiet"
            aria-disabled=${String(!this.#play.line.some(({ by }) => by === this.#side('you')))}
            @click=${() => this.#undo()}
          >
            ${icon('undo')}${this.t('Undo')}
          </button>
          <button
            type="button"
            class="btn quiet"
            aria-label=${this.hides ? this.t('Show the answer') : this.t('Hide the answer')}
            @click=${() => this.cover()}
          >
            ${icon('eye')}${this.inDeck ? nothing : this.hides ? this.t('Show the answer') : this.t('Hide the answer')}
          </button>
          ${figureEnd(this, nothing, true)}
        </div>
      </div>
    </div>`
  }
  #choices() {
    return html`<div part="tools" class="bar choices no-print">
      ${this.#choice('you', this.t('Who you play against'))}
      ${this.#choice('first', this.t('Who begins'))}
    </div>`
  }
  #fields() {
    return html`<div class="fields no-print">
        ${['G', 'H'].map(
          (name, i) =>
            html`<label class="field"
              ><b>${name}</b
              ><input
                class="text-input"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-invalid=${this.wrong ? 'true' : 'false'}
                aria-describedby="wrong"
                .value=${this.#typed[i]}
                @input=${(/** @type {Event} */ e) => this.#type(/** @type {0 | 1} */ (i), /** @type {HTMLInputElement} */ (e.target).value)}
            /></label>`,
        )}
      </div>
      <span id="wrong" role="status">${this.wrong}</span>`
  }
  /** Radio buttons for the two players. @param {'you' | 'first'} name @param {string} label */
  #choice(name, label) {
    const on = this.#side(name)
    return html`<span class="seg" role="radiogroup" aria-label=${label}
      >${PLAYERS.map(
        (player, side) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              .checked=${side === on}
              @change=${() => this.#set(name, /** @type {0 | 1} */ (side))}
            /><span
              >${name === 'you' ? this.t('You are {player}', { player: this.t(player) }) : this.t('{player} begins', { player: this.t(player) })}</span
            ></label
          >`,
      )}</span
    >`
  }
  #playing() {
    const { pair, mover, line } = this.#play
    const you = this.#side('you')
    const moves = mover === you ? movesOf(pair, mover, this.memory) : []
    const over = !moves.length
    /* slides have shorter names */
    const heads = ['G', '−H']
    const names = [
      this.t('G, as it stands now'),
      this.t('−H: H with the players exchanged, as it stands now'),
    ]
    return html`${this.inDeck ? nothing : this.#choices()}
      <div part="board" class="boards">
        ${pair.map((text, i) => {
          const here = moves.filter((m) => m.in === i)
          return html`<section class="board" aria-label=${names[i]}>
            <p class="head">${this.inDeck ? heads[i] : names[i]}</p>
            <span class="form">${i ? this.#minus(text) : short(text)}</span>
            <div class="moves of${you}" role="group" aria-label=${this.t('Your moves there')}>
              ${
                here.length
                  ? here.map(
                      (move) =>
                        html`<button
                          type="button"
                          class="option"
                          aria-label=${this.t('Move to {option}', { option: i ? this.#minus(move.text) : pretty(move.text) })}
                          @click=${() => this.#choose(move)}
                        >
                          ${i ? this.#minus(move.text) : short(move.text)}
                        </button>`,
                    )
                  : html`<span class="none">${this.t('no move')}</span>`
              }
            </div>
          </section>`
        })}
      </div>
      <p part="status" class="state" role="status">
        ${
          over
            ? html`${this.t('{player} cannot move.', { player: this.t(PLAYERS[mover]) })}
              ${mover === you ? this.t('You lose G − H this time.') : this.t('You win G − H.')}`
            : this.t('You are to move.')
        }
      </p>
      ${
        line.length || this.inDeck
          ? html`<ol class="line" aria-label=${this.t('Moves')}>
              ${line.map(({ by, in: place, text }) => html`<li>${this.who(by)}: ${place ? '−H' : 'G'} → <span class="form">${place ? this.#minus(text) : short(text)}</span></li>`)}
            </ol>`
          : nothing
      }`
  }
  /** Writes the negative of a form. @param {string} text */
  #minus(text) {
    const plain = short(text)
    if (/^∗?\d*$/.test(plain) && !/^[1-9]/.test(plain)) return plain // its own negative
    if (/^[-−]?[\d/]+$/.test(plain)) return /^\d/.test(plain) ? `−${plain}` : plain.slice(1)
    return `−(${plain})`
  }
  /** Table: who begins, who wins, by which move. @param {Order} order */
  #strategy({ sign }) {
    const rows = /** @type {const} */ ([0, 1]).map((first) => {
      const moves = movesOf(this.#pair, first, this.memory)
      const move = moves.find(({ to }) => holds(to, first, this.memory))
      return { first, move, none: !moves.length }
    })
    return html`<table class="starters ${this.hides ? 'later' : ''}">
      <caption class="sr">
        ${this.t('The strategy that proves it')}
      </caption>
      <tbody data-sign=${sign}>
        ${rows.map(
          ({ first, move, none }) =>
            html`<tr>
              <th scope="row">${this.t('{player} begins', { player: this.t(PLAYERS[first]) })}</th>
              <td>
                ${
                  move
                    ? this.t('{player} wins, by {move}.', {
                        player: this.t(PLAYERS[first]),
                        move: `${move.in ? '−H' : 'G'} → ${move.in ? this.#minus(move.text) : short(move.text)}`,
                      })
                    : none
                      ? this.t('{player} has no move and loses.', {
                          player: this.t(PLAYERS[first]),
                        })
                      : this.t('{player} loses: to every move there is an answer.', {
                          player: this.t(PLAYERS[first]),
                        })
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }
}
