/**
 * cgt-scores.js -- a board of records for the room: after each game that ends on the page, its moves get a name, and the table of those who
 * played the same is sorted. web/teach/scores.js has the format of its file.
 */
import { figureEnd } from '../core/full-screen.js'
import { icon } from '../core/marks.js'
import { give } from '../core/save-menu.js'
import { keep } from '../core/sync-state.js'
import { EngineError, NotationError } from '../engine/errors.js'
import { html, nothing, sheet, Teaching } from './base.js'
import css from './cgt-scores.css'
import { readScores, tables, went, writePlays, writeScores } from './scores.js'
import { nameOf } from './teams.js'

/** @typedef {import('../play/cgt-play.js').CgtPlay} CgtPlay */
/** @typedef {import('./scores.js').Play} Play */
/** @typedef {import('./scores.js').Went} Went */
/** @typedef {import('./scores.js').Table} Table */

/**
 * @summary A board of records of the games that end on the page, saved as a spreadsheet.
 * @attr {string} rows the games, one a line, with commas between name, game, rules, start, side, level and line
 * @csspart board the table
 * @csspart tools the buttons
 */
export class CgtScores extends Teaching {
  static attributes = { rows: '' }
  static own = [sheet(css)]

  /** @type {(Play & Went)[]} */ #scores = []
  /** what can be taken back @type {(Play & Went)[][]} */ #past = []
  /** the game that ended last, which has no name yet @type {(Play & Went) | null} */ #new = null
  #announcement = ''

  connectedCallback() {
    super.connectedCallback()
    document.addEventListener('cgt-over', this.#over)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    document.removeEventListener('cgt-over', this.#over)
  }
  read() {
    const written = this.getAttribute('rows') ?? ''
    this.#scores = written.trim() ? this.#played(readScores(written, false)) : []
  }
  /** Plays games again. @param {(Play & { at: number })[]} plays @throws {NotationError} naming the line of one that is no whole game */
  #played(plays) {
    const { engine } = this
    return plays.map(({ at, ...play }) => {
      try {
        return { ...play, ...went(engine, play) }
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        throw new NotationError({
          code: 'notation',
          reason: 'line % of the table has no game that was played to its end',
          number: at,
        })
      }
    })
  }

  /** Keeps a game that ended until it has a name. @param {Event} event */
  #over = (event) => {
    const board = /** @type {CgtPlay} */ (event.composedPath()[0])
    if (!('session' in board) || !board.session?.over) return
    const { session, opponent, level, first, called } = board
    const { game, start, winner, moves } = session
    const person = opponent === 'person'
    const side = /** @type {0 | 1} */ (person ? (winner === 1 ? 1 : 0) : first === 'me' ? 0 : 1)
    const play = {
      ...{ name: called?.[side] ?? '', game: game.name, rules: game.rules, start: start.text },
      ...{ side, level: person ? 'person' : level, line: moves },
    }
    this.#new = { ...play, ...went(this.engine, play) }
    this.#announcement = ''
    this.update()
  }
  /** @param {(Play & Went)[]} scores @param {string} announcement */
  #set(scores, announcement) {
    this.#past.push(this.#scores)
    this.#show(scores, announcement)
  }
  /** @param {(Play & Went)[]} scores @param {string} announcement */
  #show(scores, announcement) {
    this.#scores = scores
    this.#announcement = announcement
    this.reflect({ rows: writePlays(scores) || null })
    this.update()
    keep(this)
  }
  /** @param {string} text */
  #add(text) {
    const name = nameOf(text)
    if (!this.#new || !name) return
    const one = { ...this.#new, name }
    this.#new = null
    this.#set([...this.#scores, one], this.t('{name} is in the table', { name }))
  }
  #undo() {
    const before = this.#past.pop()
    if (before) this.#show(before, this.t('Taken back'))
  }
  /** @param {string} text of a file */
  #open(text) {
    this.attempt(() => this.#set(this.#played(readScores(text)), ''))
  }
  #save() {
    /* what a spreadsheet of that language takes for a table, with its accents */
    const text = writeScores(this.#scores, this.language === 'es' ? ';' : ',')
    give(new Blob(['\ufeff', text], { type: 'text/csv' }), 'palitos-scores.csv')
  }

  render() {
    const all = tables(this.#scores)
    return html`${this.#asks()}
      ${all.length ? all.map((table) => this.#table(table)) : html`<p class="empty">${this.t('Play a game on this page to its end: then it gets a name here.')}</p>`}
      <div part="tools" class="bar no-print">
        <button
          type="button"
          class="btn quiet"
          aria-disabled=${String(!this.#past.length)}
          @click=${() => this.#undo()}
        >
          ${icon('undo')}${this.t('Undo')}
        </button>
        ${this.fileButtons(
          '.csv,text/csv',
          () => this.#save(),
          (text) => this.#open(text),
          !this.#scores.length,
        )}
      </div>
      <div class="sr" aria-live="polite">${this.#announcement}</div>
      ${figureEnd(this)}`
  }
  /** Asks whose the last game was. */
  #asks() {
    const one = this.#new
    if (!one) return nothing
    const names = [...new Set(this.#scores.map(({ name }) => name))]
    const { title } = this.#facts(one.game)
    return html`<form
      class="new no-print"
      @submit=${(/** @type {any} */ e) => {
        e.preventDefault()
        this.#add(e.target.elements.name.value)
      }}
    >
      <p>
        <b>${this.t(title)}, ${one.start}</b>: ${this.#result(one)}, ${this.#moves(one)},
        ${this.#kept(one)}
      </p>
      <div class="fields">
        <label class="field wide"
          ><b
            >${one.level === 'person' && one.result === 'win' ? this.t('Who won?') : this.t('Who played?')}</b
          ><input
            class="text-input"
            name="name"
            list="names"
            autocomplete="off"
            spellcheck="false"
            required
            .value=${one.name}
        /></label>
        <datalist id="names">
          ${names.map((name) => html`<option value=${name}></option>`)}
        </datalist>
        <button type="submit" class="btn primary">${this.t('Add to the table')}</button>
        <button
          type="button"
          class="btn quiet"
          @click=${() => {
            this.#new = null
            this.update()
          }}
        >
          ${this.t('Leave it out')}
        </button>
      </div>
    </form>`
  }
  /** @param {string} game */
  #facts(game) {
    const found = this.engine.games.find(({ name }) => name === game)
    return found ?? { title: game }
  }
  /** @param {Went} one */
  #result({ result }) {
    return { win: this.t('won'), tie: this.t('draw'), loss: this.t('lost') }[result]
  }
  /** @param {Went} one */
  #moves({ moves }) {
    return this.t('{n} move|{n} moves', { n: moves })
  }
  /** @param {Went} one */
  #kept({ kept, chances }) {
    return kept === null
      ? this.t('wins kept: not known')
      : this.t('wins kept: {kept} of {chances}', { kept, chances })
  }
  /** @param {Table} table */
  #table({ game, start, rules, level, scores }) {
    const against = {
      perfect: this.t('against the perfect computer'),
      human: this.t('against a computer that looks three moves ahead'),
      random: this.t('against a computer that plays at random'),
      person: this.t('two people'),
    }[level]
    const usual = this.engine.games.find(({ name }) => name === game)?.examples[0].rules
    const rulesPart = rules && rules !== usual ? `, ${rules}` : ''
    const caption = `${this.t(this.#facts(game).title)}, ${start}${rulesPart}`
    return html`<h3>${caption} <small>${against}</small></h3>
      <div part="board" class="scroll" tabindex="0" role="group" aria-label=${caption}>
        <table>
          <thead>
            <tr>
              <th scope="col">${this.t('Place')}</th>
              <th scope="col">${this.t('Name')}</th>
              <th scope="col">${this.t('Result')}</th>
              <th scope="col">${this.t('Wins kept')}</th>
              <th scope="col">${this.t('Moves')}</th>
              <td class="no-print"></td>
            </tr>
          </thead>
          <tbody>
            ${scores.map(
              (one) =>
                html`<tr class=${one.place === 1 ? 'first' : ''}>
                  <td>${one.place}</td>
                  <th scope="row">${one.name}</th>
                  <td>${this.#result(one)}</td>
                  <td>
                    ${one.kept === null ? '?' : this.t('{kept} of {chances}', { kept: one.kept, chances: one.chances })}
                  </td>
                  <td>${one.moves}</td>
                  <td class="no-print">
                    <button
                      type="button"
                      class="btn quiet square out"
                      aria-label=${this.t('Take {name} out of the table', { name: one.name })}
                      @click=${() => this.#out(one)}
                    >
                      ${icon('cross')}
                    </button>
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
  }
  /** @param {import('./scores.js').Score} score */
  #out({ place: _, ...score }) {
    const text = JSON.stringify(score)
    const at = this.#scores.findIndex((one) => JSON.stringify(one) === text)
    const rest = this.#scores.filter((__, i) => i !== at)
    this.#set(rest, this.t('{name} is out of the table', { name: score.name }))
  }
}
