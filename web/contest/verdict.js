/**
 * verdict.js -- the result of a comparison: the first lines that differ, side by side, a choice of cases, a smaller one among them,
 * and the chosen case on its game's board, with the reason.
 */
import { html, nothing } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { icon } from '../core/marks.js'
import { judge } from '../engine/page-judge.js'
import { moverOf } from './judge-problems.js'
import { sideBySide, squareOf } from './judge.js'
import { BOX, sizeOf } from './texts.js'

/** @typedef {import('../engine/judge.js').Case} Case */
/** @typedef {import('../engine/judge.js').Difference} Difference */
/** @typedef {import('../engine/engine.js').Game} Game */

/** the most characters of a case, and of a line, that are shown */
const CASE = 1500
const LINE = 120
/** the most moves played for a certificate */
const BUDGET = 60_000

/** @param {string} text @param {number} most */
const cut = (text, most) => (text.length > most ? text.slice(0, most) + '…' : text)

export class JudgeVerdict {
  /** index of the chosen case */ which = 0
  /** the smaller case computed last, and the case from which it was made */
  #made = /** @type {{ from: Case, one: Case }} */ ({})

  /** @param {import('./cgt-judge.js').CgtJudge} host */
  constructor(host) {
    this.host = host
  }

  /** The cases to choose from, with their names. @returns {[string, () => Case][]} */
  get #cases() {
    const { host } = this
    const { difference } = host
    if (!difference || difference.beyond) return []
    const { smaller, number } = difference
    const last = smaller ?? difference
    /** @type {[string, () => Case][]} */
    const cases = [[host.t('Case {n}', { n: number }), () => difference]]
    if (smaller)
      cases.push([
        host.t('Case {n}, the smallest that differs', { n: smaller.number }),
        () => smaller,
      ])
    if (last.one && last.one.length <= CASE && !this.#least(last))
      cases.push([host.t('A smaller case with the same answer'), () => this.#shrunk(last)])
    return cases
  }
  /** True if a smaller case was asked for and there is none. @param {Case} last */
  #least(last) {
    return this.#made.from === last && this.#made.one.one === last.one
  }
  /** @param {Case} from @returns {Case} */
  #shrunk(from) {
    if (this.#made.from !== from)
      this.#made = {
        from,
        one: { ...from, ...judge().shrink(this.host.facts.id, from.one, from.found) },
      }
    return this.#made.one
  }

  view() {
    const { host } = this
    const { difference, compared, answer, brought } = host
    const { note } = brought
    const [sign, mark, words] = difference
      ? [host.t('Wrong answer'), icon('cross'), this.#where(difference)]
      : [
          host.t('All correct'),
          icon('check'),
          host.t('{n} case: no difference.|{n} cases: no difference.', { n: answer?.cases ?? 0 }),
        ]
    const says = answer && compared
    return html`<section class="verdict" ?hidden=${!says && !note}>
      ${note ? html`<p class="note"><b>${note.name}.</b> ${note.note}</p>` : nothing}
      <p part="status" id="found" role="status">
        ${says ? html`<span class="sign ${difference ? 'bad' : 'good'}">${mark}${sign}</span> ${words}` : nothing}
      </p>
      ${says && difference ? this.#difference(difference) : nothing}
    </section>`
  }
  /** @param {Difference} difference */
  #where({ beyond, number, line, found }) {
    const { host } = this
    if (beyond)
      return host.t('The output goes on after the answer of the last case, {n}.', { n: number })
    return found
      ? host.t('Case {n} differs, at line {line} of your output.', { n: number, line })
      : host.t('Your output ends before the answer of case {n}.', { n: number })
  }
  /** @param {Difference} difference */
  #difference({ expected, found, line, form }) {
    const { host } = this
    const { answer, brought } = host
    const { output } = brought
    const rows =
      answer && sizeOf(answer.output) <= BOX && typeof output === 'string'
        ? sideBySide(answer.shown, output, line)
        : sideBySide(expected, found, 0)
    return html`${this.#lines(rows)}
    ${form ? html`<p class="form"><b>${host.t('In form only:')}</b> ${host.t(form)}</p>` : nothing}
    ${this.#look()}`
  }
  /** @param {import('./judge.js').Line[]} rows */
  #lines(rows) {
    const { host } = this
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${host.t('Wrong answer')}>
      <table class="lines">
        <thead>
          <tr>
            <th scope="col">${host.t('line')}</th>
            <th scope="col">${host.t('Expected:')}</th>
            <th scope="col">${host.t('Found:')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr class=${row.look}>
                <th scope="row">${row.number}</th>
                <td class="right">${cut(row.expected ?? host.t('(nothing)'), LINE)}</td>
                <td class="own">${cut(row.found ?? host.t('(nothing)'), LINE)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
  }
  /** The chosen case and the choice of others. */
  #look() {
    const { host } = this
    let cases = this.#cases
    let one = cases[this.which]?.[1]()
    const asked = this.#made.one && this.#made.one === one
    const least = asked && this.#least(this.#made.from)
    /* there is no smaller case: only the choice is drawn */
    if (least || (one === undefined && cases.length)) {
      cases = this.#cases
      this.which = cases.length - 1
      one = cases[this.which][1]()
    }
    if (!one) return nothing
    const found = least
      ? host.t('No smaller case was found.')
      : asked
        ? host.t(
            'Made smaller as long as the right answer stayed the same: a program that gives the same answer here as before is wrong here too.',
          )
        : ''
    return html`${cases.length > 1 ? this.#choice(cases) : html`<h3>${cases[0][0]}</h3>`}
      ${found ? html`<p>${found}</p>` : nothing}
      <pre
        class="case"
        tabindex="0"
        role="group"
        aria-label=${host.t('Case')}
        .textContent=${cut(one.input, CASE)}
      ></pre>
      <p class="why"><b>${host.t('Why:')}</b> ${host.t(one.why.text, one.why.slots)}</p>
      ${one.game ? this.#opening(one, one.game) : html`<p>${host.t('This case has no board: it is too large for one, or its game is not drawn here.')}</p>`}`
  }
  /** @param {Case} one @param {string} game the game on whose board it opens */
  #opening(one, game) {
    const { host } = this
    return html`<p class="bar no-print">
        <button
          type="button"
          class="btn ${host.open ? '' : 'primary'}"
          aria-expanded=${host.open}
          @click=${() => {
            host.reflect({ open: host.open ? null : 'yes' })
            host.changed()
          }}
        >
          ${host.open ? host.t('Close the case') : host.t('Open the case as a position')}
        </button>
      </p>
      ${host.open ? this.#board(one, game) : nothing}`
  }
  /** @param {[string, () => Case][]} cases */
  #choice(cases) {
    const { host } = this
    return html`<div class="seg no-print" role="radiogroup" aria-label=${host.t('Case')}>
      ${cases.map(
        ([name], i) =>
          html`<label
            ><input
              type="radio"
              name="case"
              .checked=${i === this.which}
              @change=${() => {
                this.which = i
                host.changed()
              }}
            /><span>${name}</span></label
          >`,
      )}
    </div>`
  }
  /** @param {Case} one @param {string} game */
  #board({ one, rules, start, why }, game) {
    const { host } = this
    const played = host.engine.game(game, { rules })
    const { id } = host.facts
    const player = moverOf(id, one)
    try {
      const over = !!played.end(start)
      const words = id === 'uva-10111' ? this.#squares(played, start, why.slots) : ''
      return html`<div class="opened">
        <p class="why">
          <b>${host.t('On the board:')}</b> ${words || this.#certificate(played, start)}
          ${over ? host.t('Play is over in this case: there is nothing left to play.') : player ? host.t('You play {player}, the player to move.', { player }) : host.t('You move first.')}
        </p>
        ${over ? nothing : this.#play(game, rules, start)}
      </div>`
    } finally {
      played.close()
    }
  }
  /** @param {string} game @param {string} rules @param {string} start */
  #play(game, rules, start) {
    const { host } = this
    return html` ${keyed(
      `${game} ${rules} ${start}`,
      html`<cgt-play
        game=${game}
        rules=${rules}
        start=${start}
        values="outcome"
        lang=${host.language}
        letters=${host.letters}
        colors=${host.getAttribute('colors') ?? 'on'}
        ?data-within=${host.inDeck}
      ></cgt-play>`,
    )}`
  }
  /** @param {Game} game @param {string} start */
  #certificate(game, start) {
    const { host } = this
    const { sentence } = game.explain(start, { budget: BUDGET, replies: 6 })
    const move = String(sentence.slots.move ?? '').replace(/-/g, '−')
    return host.t(sentence.text, { ...sentence.slots, move })
  }
  /**
   * A sentence with the squares that win, by the board's names; '' if none does.
   * @param {Game} game @param {string} start @param {Record<string, string | number>} slots
   */
  #squares(game, start, { best }) {
    const { host } = this
    if (!best) return ''
    const square = squareOf(String(best))
    const others = game
      .moves(start)
      .filter(({ text, to }) => text !== square && game.solve(to).outcome === 'loss')
      .map(({ text }) => text)
    return [
      host.t('{best} is the square {square}, which wins.', { best, square }),
      others.length
        ? host.t('{squares} wins, too, but comes later.|{squares} win, too, but come later.', {
            n: others.length,
            squares: others.join(', '),
          })
        : host.t('No other square wins.'),
    ].join(' ')
  }
}
