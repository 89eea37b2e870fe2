/**
 * cgt-sort.js -- games as cards to be sorted into kinds; each answer is checked at once, with the reason. The answers for games of
 * Palitos come from the engine.
 */
import { html, nothing } from 'lit-html'
import { share } from '../core/deck.js'
import { CgtElement, sheet } from '../core/element.js'
import { icon } from '../core/marks.js'
import css from './cgt-sort.css'

/** @typedef {'combinatorial' | 'impartial' | 'misere' | 'loopy'} Question */
/** @typedef {{ title: string, rules: string, rulesInWords: string, bin: number, why: string }} Card rulesInWords: the rules in words, where it bears them so */

/** questions, each with its sentence and its bins @type {Record<Question, [asked: string, ...bins: string[]]>} */
const QUESTIONS = {
  combinatorial: [
    'Is it combinatorial?',
    'Combinatorial',
    'Only in the wide sense: it can end in a draw',
    'Not combinatorial',
  ],
  impartial: ['Impartial or partizan?', 'Impartial', 'Partizan'],
  misere: [
    'Normal or misère?',
    'Normal: the player who cannot move loses',
    'Misère: the player who cannot move wins',
  ],
  loopy: ['Does it always end?', 'It always ends', 'It may go on for ever'],
}
/** games that Palitos does not have, with their bin and the reason for each question @type {[string, Partial<Record<Question, [number, string]>>][]} */
const OTHERS = [
  ['Rock, paper, scissors', { combinatorial: [2, 'Both choose at the same moment: nobody moves after seeing the other.'] }],
  ['Poker', { combinatorial: [2, 'Cards are dealt by chance, and some are hidden.'] }],
  ['Backgammon', { combinatorial: [2, 'Dice decide which moves there are.'] }],
  ['Patience', { combinatorial: [2, 'It has a single player.'] }],
  [
    'Chess',
    {
      combinatorial: [1, 'Two players, everything in sight, no chance; but it can end in a draw.'],
      impartial: [1, 'Each player moves pieces of their own.'],
      loopy: [1, 'Pieces can go back, so a position can come back.'],
    },
  ],
  [
    'Draughts',
    {
      impartial: [1, 'Each player moves pieces of their own.'],
      loopy: [1, 'Kings can go back, so a position can come back.'],
    },
  ],
] // prettier-ignore
/** games of Palitos: name, rules, questions in which they appear, and the rules in words if the notation is no sentence @type {[string, string, Question[], string?][]} */
const OURS = [
  ['nim', '', ['combinatorial', 'impartial', 'misere', 'loopy']],
  ['nim', 'misere', ['misere'], 'the player who takes the last stick loses'],
  ['tictactoe', '3', ['combinatorial', 'impartial', 'loopy']],
  ['game31', '', ['combinatorial', 'impartial', 'misere']],
  ['row', '', ['combinatorial']],
  ['tree', '3 5 2 9', ['impartial']],
  ['cake', '', ['impartial', 'misere']],
  ['multiplication', '17', ['misere'], 'the player who reaches or passes 17 wins'],
  ['subtraction', 'misere 1 3 4', ['misere'], 'take 1, 3 or 4; the player who takes the last stick loses'],
  ['graph', '1>2 2>1 2>3 4>1', ['loopy']],
  ['graph', '2>1 3>2 3>1', ['loopy']],
  ['maze', '', ['combinatorial', 'loopy']],
] // prettier-ignore

/** A sentence as it stands after a colon: its first letter small. @param {string} text */
const lower = (text) => text[0].toLowerCase() + text.slice(1)

/**
 * @summary Cards with games, to be put in their place.
 * @attr {combinatorial|impartial|misere|loopy} by the question that the cards are sorted by
 * @attr {questions} hide `questions`: the other questions cannot be chosen
 * @csspart board the cards, and the places that they belong in
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons
 */
export class CgtSort extends CgtElement {
  static attributes = { by: 'combinatorial|impartial|misere|loopy', hide: 'questions' }
  static styles = [sheet(css)]

  /** @type {Question} */ question = 'combinatorial'
  /** @type {Card[]} */ cards = []
  /** the bin of each card, -1 for none */
  placed = /** @type {number[]} */ ([])
  /** numbers of cards that were put into a wrong bin @type {Set<number>} */ missed = new Set()
  /** @type {number | null} */ chosen = null
  #announcement = ''

  read() {
    const by = this.getAttribute('by') ?? ''
    this.question = Object.hasOwn(QUESTIONS, by) ? /** @type {Question} */ (by) : 'combinatorial'
    this.cards = this.#cards()
    this.placed = this.cards.map(() => -1)
    this.missed = new Set()
    this.chosen = null
    this.#announcement = ''
  }
  get shared() {
    return { by: this.question, placed: this.placed }
  }
  set shared({ by, placed }) {
    this.reflect({ by })
    this.read()
    this.placed = placed
    this.update()
  }

  /** Games of Palitos and others, by turns. @returns {Card[]} */
  #cards() {
    const { question: by } = this
    const ours = OURS.filter(([, , asked]) => asked.includes(by)).map(
      ([name, rules, , rulesInWords]) => this.#ours(name, rules, rulesInWords),
    )
    const others = OTHERS.flatMap(([title, { [by]: answer }]) =>
      answer ? [{ title, rules: '', rulesInWords: '', bin: answer[0], why: answer[1] }] : [],
    )
    return Array.from({ length: Math.max(ours.length, others.length) }, (_, i) => [
      ...others.slice(i, i + 1),
      ...ours.slice(i, i + 1),
    ]).flat()
  }
  /** The card of a game of Palitos, its answers from the engine. @param {string} name @param {string} rules @param {string} [rulesInWords] @returns {Card} */
  #ours(name, rules, rulesInWords = '') {
    const facts = this.engine.games.find((g) => g.name === name)
    const title = facts?.title ?? name
    const first = facts?.examples[0]
    const game = this.engine.game(name, { rules: rules || (first?.rules ?? '') })
    const start = rules && name === 'graph' ? '2' : rules === 'misere' ? '3 4 5' : game.start
    const { impartial, misere, loopy, gains, scored } = game.flags(start)
    const tie = () => !loopy && game.solve(start).outcome === 'tie'
    /** @type {Record<Question, () => [number, string]>} */
    const answers = {
      combinatorial: () =>
        gains
          ? [1, 'Points decide, and equal points are a draw.']
          : tie()
            ? [
                1,
                'With best play it is a draw, so the strict definition, which has no draws, leaves it out.',
              ]
            : [
                0,
                'Two players take turns, everything is in sight, nothing is left to chance, it always ends, and somebody wins.',
              ],
      impartial: () =>
        impartial && !gains
          ? [0, 'From every position both players have the same moves.']
          : gains || scored
            ? [
                1,
                'Both players have the same moves, but one wants the largest result and the other the smallest.',
              ]
            : [1, 'What may be done depends on whose turn it is.'],
      misere: () =>
        misere
          ? [1, 'The player who makes the last move loses.']
          : [0, 'The player who makes the last move wins.'],
      loopy: () =>
        loopy
          ? [1, 'There is a way back to the same position.']
          : [0, 'No position can come back, and there are only finitely many.'],
    }
    const [bin, why] = answers[this.question]()
    game.close()
    return { title, rules: name === 'tictactoe' ? '' : rules, rulesInWords, bin, why }
  }

  /** @param {number | null} card */
  #choose(card) {
    this.chosen = this.chosen === card ? null : card
    this.update()
  }
  /** Puts the chosen card into a bin, if it belongs there. @param {number} bin */
  place(bin) {
    if (this.chosen === null) {
      this.#announcement = this.t('Choose a card first.')
      return this.update()
    }
    const i = this.chosen
    const card = this.cards[i]
    const right = card.bin === bin
    const [, ...bins] = QUESTIONS[this.question]
    if (right) this.placed[i] = bin
    else this.missed.add(i)
    this.#announcement = `${right ? this.t('Right.') : this.t('No.')} ${this.t(card.title)}: ${right ? lower(this.t(card.why)) : this.t('it does not belong in “{bin}”. {why}', { bin: this.t(bins[bin]), why: this.t(card.why) })}`
    if (right) this.chosen = null
    this.update()
    share(this)
    if (right) /** @type {HTMLElement | null} */ (this.root.querySelector('.card'))?.focus()
  }

  /** @param {KeyboardEvent} event */
  key({ key, target }) {
    const card = /** @type {HTMLElement} */ (target).closest?.('.card')
    const bins = QUESTIONS[this.question].length - 1
    if (!(card instanceof HTMLElement) || !/^[1-9]$/.test(key) || Number(key) > bins) return false
    this.chosen = Number(card.dataset.card)
    this.place(Number(key) - 1)
    return true
  }

  render() {
    const [, ...bins] = QUESTIONS[this.question]
    const placed = this.tells ? this.cards.map(({ bin }) => bin) : this.placed
    const left = placed.filter((bin) => bin < 0).length
    return html`${this.getAttribute('hide') === 'questions' ? nothing : this.#questions()}
      <ul part="board" class="cards" aria-label=${this.t('Cards')}>
        ${this.cards.map((card, i) => (placed[i] < 0 ? html`<li>${this.#card(card, i)}</li>` : nothing))}
      </ul>
      <div part="board" class="bins">
        ${bins.map(
          (name, bin) =>
            html`<section
              class="bin"
              aria-label=${this.t(name)}
              @dragover=${(/** @type {Event} */ e) => e.preventDefault()}
              @drop=${(/** @type {Event} */ e) => {
                e.preventDefault()
                this.place(bin)
              }}
            >
              <p class="name">${this.t(name)}</p>
              <button type="button" class="btn" @click=${() => this.place(bin)}>
                ${bin + 1}. ${this.t(name)}
              </button>
              <ul>
                ${this.cards.map((card, i) => (placed[i] === bin ? html`<li>${icon('check')}${this.t(card.title)}</li>` : nothing))}
              </ul>
            </section>`,
        )}
      </div>
      <p part="status" class="say no-print" aria-live="polite">
        ${this.#announcement || this.t('Choose a card, then the place it belongs in; or drag it there; or press its number.')}
        ${
          left
            ? nothing
            : html`<b
                >${this.t('All are placed, {n} at the first try.', { n: this.cards.length - this.missed.size })}</b
              >`
        }
      </p>`
  }
  /** The choice of a question. */
  #questions() {
    return html`<div
      part="tools"
      class="seg no-print"
      role="radiogroup"
      aria-label=${this.t('What is asked')}
    >
      ${Object.entries(QUESTIONS).map(
        ([name, [asked]]) =>
          html`<label
            ><input
              type="radio"
              name="by"
              .checked=${name === this.question}
              @change=${() => {
                this.reflect({ by: name })
                this.attempt(() => this.read())
              }}
            /><span>${this.t(asked)}</span></label
          >`,
      )}
    </div>`
  }
  /** @param {Card} card @param {number} i */
  #card({ title, rules, rulesInWords }, i) {
    return html`<button
      type="button"
      class="card ${this.missed.has(i) ? 'missed' : ''}"
      draggable="true"
      data-card=${i}
      aria-pressed=${this.chosen === i}
      @click=${() => this.#choose(i)}
      @dragstart=${() => {
        this.chosen = i
      }}
    >
      ${this.t(title)}${rulesInWords ? html`<small>${this.t(rulesInWords)}</small>` : rules ? html`<small class="rules">${rules}</small>` : nothing}
    </button>`
  }
}
