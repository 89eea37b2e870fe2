/**
 * cgt-compare.js -- compares a line of play under normal and misère rules: the winner of each position under both, and the first
 * position where they differ. Both answers are the engine's.
 */
import { html, nothing } from 'lit-html'
import { sheet } from '../core/element.js'
import { chip, letterOf } from '../core/marks.js'
import { Stepping } from '../core/stepper.js'
import { Purse } from '../model/answers.js'
import css from './cgt-compare.css'

/** a heap of more sticks is shown as a number */
const STICKS = 16

/** The answer for a position under one of the rules. @typedef {{ outcome: import('../engine/engine.js').Outcome, wins: string[], all: boolean }} Side wins: the winning moves; all: true if these are all */
/** A position of the line, and the move to the next. @typedef {{ text: string, move: string, heaps: number[], normal: Side, misere: Side }} Ply */

/**
 * @summary The same moves in normal and in misère play, and where they part.
 * @attr {string} game id of a game that has misère rules
 * @attr {string} rules the rules of normal play, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {string} moves the moves from there: `3-2 5-5 4-3`
 * @attr {number} at the move that is shown
 * @csspart board the table
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons of the steps
 */
export class CgtCompare extends Stepping {
  static attributes = { game: '', rules: '', start: '', moves: '', at: '' }
  /** @param {import('../engine/engine.js').Game} game */
  static takes = ({ facts }) => facts.misere
  static styles = [...Stepping.styles, sheet(css)]

  /** @type {Ply[]} */ #plies = []
  /** the first ply whose winner differs; -1: none */ #part = -1

  read() {
    const name = this.getAttribute('game') ?? 'nim'
    const rules = this.rulesOf(name)
    const shown = this.wholeNumber('at')
    const normal = this.engine.game(name, { rules })
    const misere = this.engine.game(name, { rules: `misere ${rules}`.trim() })
    try {
      const moves = (this.getAttribute('moves') ?? '').split(/\s+/).filter(Boolean)
      /** @type {Ply[]} */
      const plies = []
      const purse = new Purse()
      let at = normal.parse(this.getAttribute('start') ?? normal.start)
      for (const move of [...moves, '']) {
        const { text } = at
        const heaps =
          normal.facts.board === 'heaps' ? normal.items(at).map(({ number }) => number) : []
        plies.push({
          text,
          move,
          heaps,
          normal: side(purse, normal, text),
          misere: side(purse, misere, text),
        })
        if (move) at = normal.move(at, move).to
      }
      this.#plies = plies
    } finally {
      normal.close()
      misere.close()
    }
    this.#part = this.#plies.findIndex(
      ({ normal, misere }) => isKnown(normal, misere) && normal.outcome !== misere.outcome,
    )
    this.stepper.reset(this.#plies.length - 1, shown)
  }

  render() {
    const { at } = this.stepper
    return html`<div
        part="board"
        class="scroll"
        role="group"
        aria-label=${this.t('Both rules')}
        tabindex="0"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">${this.t('position')}</th>
              <th scope="col">${this.t('normal')}</th>
              <th scope="col">${this.t('misère')}</th>
            </tr>
          </thead>
          <tbody>
            ${this.#plies.map((ply, i) => this.#row(ply, i, at))}
          </tbody>
        </table>
      </div>
      ${this.stepper.view()}
      <p part="status" class="says" role="status" aria-live="polite">${this.#says(at)}</p>`
  }
  /** @param {Ply} ply @param {number} i @param {number} at */
  #row({ text, heaps, normal, misere }, i, at) {
    const shown = i <= at
    const part = shown && i === this.#part
    const sticks = heaps.every((n) => n <= STICKS)
    return html`<tr class="${i === at ? 'now' : ''} ${part ? 'part' : ''}">
      <th scope="row">
        ${shown ? text : '·'}
        ${
          shown && sticks
            ? html`<span class="sticks" aria-hidden="true"
                >${heaps.map((n) => html`<span class="heap">${Array.from({ length: n }, () => html`<i></i>`)}</span>`)}</span
              >`
            : nothing
        }
        ${part ? html`<span class="turn">${this.t('here they part')}</span>` : nothing}
        ${shown && i + 1 === this.#part ? html`<span class="turn">${this.t('the move that decides')}</span>` : nothing}
      </th>
      ${[normal, misere].map(
        ({ outcome, wins }) =>
          html`<td>
            ${shown ? chip(outcome, letterOf(outcome, this.letters)) : nothing}
            ${shown && wins.length ? html`<span class="wins">${this.#common(i) ?? wins[0]}</span>` : nothing}
          </td>`,
      )}
    </tr>`
  }
  /** A move that wins under both rules. @param {number} i */
  #common(i) {
    const { normal, misere } = this.#plies[i]
    return normal.wins.find((m) => misere.wins.includes(m))
  }
  /** @param {number} at */
  #says(at) {
    const { normal, misere } = this.#plies[at]
    if (!isKnown(normal, misere)) return this.t('This position is too large to solve here.')
    if (normal.outcome === 'draw' || misere.outcome === 'draw')
      return normal.outcome === misere.outcome
        ? this.t('With best play, nobody wins from here.')
        : this.t('Under one of the rules nobody wins from here, with best play.')
    if (normal.outcome !== misere.outcome)
      return html`${at === this.#part ? html`<b>${this.t('Here the rules part.')}</b> ` : nothing}${
        normal.outcome === 'win'
          ? this.t('The player to move wins in normal play, and loses in misère play.')
          : this.t('The player to move loses in normal play, and wins in misère play.')
      }`
    if (normal.outcome !== 'win') return this.t('The player to move loses under both rules.')
    const move = this.#common(at)
    if (move)
      return this.t('The player to move wins under both rules, with the same move: {move}.', {
        move,
      })
    return !normal.all || !misere.all
      ? this.t('The player to move wins under both rules.')
      : html`<b>${this.t('This move decides.')}</b> ${this.t(
            'The player to move wins under both rules, but not with the same move: {one} in normal play, {other} in misère play.',
            { one: normal.wins[0], other: misere.wins[0] },
          )}`
  }
}

/** True if the winner is known under both rules. @param {Side} normal @param {Side} misere */
const isKnown = (normal, misere) => normal.outcome !== 'unknown' && misere.outcome !== 'unknown'

/** @param {Purse} purse @param {import('../engine/engine.js').Game} game @param {string} text @returns {Side} */
function side(purse, game, text) {
  const { outcome } = purse.solve(game, text)
  const moves = game
    .moves(text)
    .map((move) => ({ text: move.text, leaves: purse.solve(game, move.to).outcome }))
  return {
    outcome,
    wins: moves.filter(({ leaves }) => leaves === 'loss').map((move) => move.text),
    all: moves.every(({ leaves }) => leaves !== 'unknown'),
  }
}
