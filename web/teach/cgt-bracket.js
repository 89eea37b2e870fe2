/**
 * cgt-bracket.js -- a tournament by elimination on the projector: of programs, whose results `palitos play` writes, or of people. A press on a
 * name says who won; results that are known are shown one by one. web/teach/bracket.js has the file and who meets whom.
 */
import { icon } from '../core/marks.js'
import { give } from '../core/save-menu.js'
import { keep } from '../core/sync-state.js'
import { html, nothing, sheet, Teaching } from './base.js'
import {
  decided,
  DRAWN,
  matches,
  readTournament,
  resultOf,
  writeResults,
  writeTournament,
} from './bracket.js'
import css from './cgt-bracket.css'

/** @typedef {import('./bracket.js').Match} Match */

/**
 * @summary A tournament by elimination: names or results typed, pasted or opened; who won is pressed.
 * @attr {string} players names with commas between, in the order in which they are drawn
 * @attr {string} results results as `palitos play` prints them: `ana 2-0 beto; ana 1-1 perfect`
 * @attr {string} won the winner of each match, round by round: 1 the upper, 2 the lower, - nobody yet
 * @csspart board the drawing
 * @csspart status what is said
 * @csspart tools the buttons
 */
export class CgtBracket extends Teaching {
  static attributes = { players: '', results: '', won: '' }
  static own = [sheet(css)]

  /** @type {import('./bracket.js').Tournament} */
  #all = { game: '', players: [], won: '', results: [] }
  /** @type {Match[][]} */ #rounds = []
  #announcement = ''

  read() {
    const of = (/** @type {string} */ name) => this.getAttribute(name) ?? ''
    const { players, results } = readTournament(`${of('players')};${of('results')}`)
    this.#all = { ...this.#all, players, results, won: of('won') }
    this.#rounds = matches(players, of('won'))
  }
  /** Takes new names, results or winners. @param {Partial<import('./bracket.js').Tournament>} what */
  #take(what) {
    const all = { ...this.#all, ...what }
    const { players, results, won } = all
    this.#all = all
    this.reflect({
      players: players.join(', '),
      results: writeResults(results) || null,
      won: won || null,
    })
    this.#rounds = matches(players, won)
    this.update()
    keep(this)
  }
  /** @param {string} text typed, pasted, or of a file */
  #enter(text) {
    this.attempt(() => {
      const all = readTournament(text)
      const same = String(all.players) === String(this.#all.players)
      this.#announcement = ''
      this.#take({ ...all, won: all.won || (same ? this.#all.won : '') })
    })
  }
  #save() {
    give(
      new Blob([writeTournament(this.#all)], { type: 'text/plain' }),
      `palitos-${this.id || 'tournament'}.txt`,
    )
  }
  /** Says who won a match, or that it is open again. @param {Match} match @param {string} sign */
  #decide({ n, names }, sign) {
    const { players, won } = this.#all
    const last = n === this.#rounds.flat().length - 1
    const winner = sign === '1' ? names[0] : sign === '2' ? names[1] : null
    this.#announcement = !winner
      ? ''
      : last
        ? this.t('{name} wins the tournament.', { name: winner })
        : this.t('{name} goes on.', { name: winner })
    this.#take({ won: decided(players, won, n, sign) })
    if (winner && last) this.celebrate()
  }
  /** the next match that is open and whose result is known, with that result */
  get #next() {
    for (const match of this.#rounds.flat()) {
      if (match.winner !== null || match.names.includes(null)) continue
      const result = resultOf(this.#all.results, ...match.names)
      if (result && this.#all.won[match.n] !== DRAWN) return { match, result }
    }
    return null
  }
  #reveal() {
    const next = this.#next
    if (!next) return
    const [a, b] = next.result
    this.#decide(next.match, a > b ? '1' : a < b ? '2' : DRAWN)
    if (a === b) {
      this.#announcement = this.t(
        '{a} and {b} have won as many games: press the name that goes on.',
        {
          a: String(next.match.names[0]),
          b: String(next.match.names[1]),
        },
      )
      this.update()
    }
  }
  /** Sets the players in an order that chance gives; nobody has won then. */
  #draw() {
    const players = [...this.#all.players]
    for (let i = players.length - 1; i > 0; i--) {
      const k = Math.floor(Math.random() * (i + 1))
      ;[players[i], players[k]] = [players[k], players[i]]
    }
    this.#announcement = ''
    this.#take({ players, won: '' })
  }

  render() {
    const { players, results, won } = this.#all
    const final = this.#rounds.at(-1)?.[0]
    const champion = final && final.winner !== null ? final.names[final.winner] : null
    const next = this.#next
    return html`<div part="board" class="rounds">
        ${this.#rounds.map(
          (round, i) =>
            html`<section aria-label=${this.#roundName(i)}>
              <h3>${this.#roundName(i)}</h3>
              <ol>
                ${round.map((match) => html`<li class=${match.bye ? 'bye' : ''}>${this.#match(match)}</li>`)}
              </ol>
            </section>`,
        )}
        <section class="champion" aria-label=${this.t('Winner')}>
          <h3>${this.t('Winner')}</h3>
          <p class=${champion ? 'name' : 'name soft-text'}>
            ${champion ? html`${icon('check')}<span>${champion}</span>` : '?'}
          </p>
        </section>
      </div>
      <div part="tools" class="bar no-print">
        ${
          results.length
            ? html`<button
                type="button"
                class="btn primary"
                aria-disabled=${String(!next)}
                @click=${() => this.#reveal()}
              >
                ${this.t('Show the next result')}
              </button>`
            : nothing
        }
        ${
          won
            ? html`<button type="button" class="btn quiet" @click=${() => this.#take({ won: '' })}>
                ${icon('again')}${this.t('Start again')}
              </button>`
            : html`<button type="button" class="btn quiet" @click=${() => this.#draw()}>
                ${this.t('Draw lots')}
              </button>`
        }
      </div>
      <p part="status" class="said" aria-live="polite">${this.#announcement}</p>
      ${
        this.inDeck
          ? nothing
          : html`<details class="no-print">
              <summary>${this.t('Names and results')}</summary>
              <label class="field"
                ><b>${this.t('A name on each line, or what palitos play wrote at its end')}</b
                ><textarea
                  class="text-input"
                  spellcheck="false"
                  autocomplete="off"
                  rows=${Math.min(12, players.length + results.length + 1)}
                  .value=${[...players, ...results.map((one) => writeResults([one]))].join('\n')}
                  @change=${(/** @type {any} */ e) => this.#enter(e.target.value)}
                ></textarea>
              </label>
              <div class="bar">
                ${this.fileButtons(
                  '.txt,text/plain',
                  () => this.#save(),
                  (text) => this.#enter(text),
                )}
              </div>
            </details>`
      }`
  }
  /** @param {number} i from 0 */
  #roundName(i) {
    const left = this.#rounds.length - i
    return left === 1
      ? this.t('Final')
      : left === 2
        ? this.t('Semifinals')
        : left === 3
          ? this.t('Quarterfinals')
          : this.t('Round {n}', { n: i + 1 })
  }
  /** @param {Match} match */
  #match(match) {
    const { n, names, winner, bye } = match
    const { won, results } = this.#all
    if (bye) return html`<span class="name through">${names[winner ?? 0]}</span>`
    const shown = winner !== null || won[n] === DRAWN
    const result = shown ? resultOf(results, ...names) : null
    return html`<div
      class="match"
      role="group"
      aria-label=${names.map((name) => name ?? '?').join(', ')}
    >
      ${names.map((name, side) =>
        name === null
          ? html`<span class="name soft-text">?</span>`
          : html`<button
              type="button"
              class="name"
              aria-pressed=${String(winner === side)}
              ?disabled=${names.includes(null)}
              @click=${() => this.#decide(match, winner === side ? '-' : String(side + 1))}
            >
              <span>${name}</span>${result ? html`<b>${result[side]}</b>` : nothing}${
                winner === side ? icon('check') : nothing
              }
            </button>`,
      )}
    </div>`
  }
}
