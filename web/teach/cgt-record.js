/**
 * cgt-record.js -- the record of a game: replayed, commented move by move, saved, opened, and tried again from the move that lost
 * the win. web/teach/record.js has the format of its file.
 */
import sides from '../boards/sides.css'
import { keep } from '../core/sync-state.js'
import { chip, icon, leftChip, leftWords } from '../core/marks.js'
import { give } from '../core/save-menu.js'
import { Purse } from '../model/answers.js'
import { readNotes, readRecord, writeNotes, writeRecord } from './record.js'
import { review, Session } from '../model/session.js'
import { sidesOf } from '../play/sides.js'
import { html, keyed, nothing, sheet, Teaching } from './base.js'
import css from './cgt-record.css'

/** @typedef {import('../model/session.js').Reviewed} Reviewed */

/**
 * @summary A game’s record: gone through, commented, saved, and tried again from a mistake.
 * @attr {string} game id of the game
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {string} moves the moves of the game, with spaces between
 * @attr {string} at how many of them are played
 * @attr {string} notes notes on moves, each after the number of its move: `1 The XOR was 3.|4 A slip.`
 * @csspart stage the board with its status and tools
 * @csspart board what is played on
 * @csspart status whose turn it is, and what is said of it
 * @csspart tools the buttons, and those of the board
 */
export class CgtRecord extends Teaching {
  static attributes = { game: '', rules: '', start: '', moves: '', at: '', notes: '' }
  /* sides.css: the strokes of Left and Right */
  static own = [sheet(css), sheet(sides)]

  /** the record's session; the board has another @type {Session} */ session = /** @type {any} */ (
    null
  )
  /** @type {Record<number, string>} */ remarks = {}
  /** @type {Reviewed[]} */ #rows = []
  /** in a partizan game, the winner after each move @type {import('../play/sides.js').Sign[] | null} */ #signs =
    null
  /** the ply from which the reader tries again; null: the record is replayed @type {number | null} */ #from =
    null
  /** the ply that the board shows */ #at = 0
  #announcement = ''

  connectedCallback() {
    super.connectedCallback()
    for (const kind of ['cgt-moved', 'click', 'keyup', 'input', 'change'])
      this.root.addEventListener(kind, this.#follow)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.session?.game.suspend()
  }
  read() {
    const attribute = (/** @type {string} */ name) => this.getAttribute(name) ?? undefined
    const game = attribute('game') ?? 'nim'
    const at = this.wholeNumber('at')
    const session = this.#session({
      ...{ game, rules: this.rulesOf(game) },
      start: attribute('start'),
      moves: attribute('moves')?.split(' '),
    })
    this.session?.game.close()
    this.session = session
    session.goTo(session.line.length)
    const purse = new Purse()
    this.#rows = review(session, (p) => purse.solve(session.game, p))
    this.#signs = this.#sided(purse)
    this.remarks = readNotes(attribute('notes') ?? '')
    this.#from = null
    this.#at = Math.min(at, session.line.length)
  }
  get lastStep() {
    return this.session.line.length
  }
  /** Finds the values of a partizan game's positions. @param {Purse} purse */
  #sided(purse) {
    const { game, start, line } = this.session
    const known = { each: (/** @type {any} */ p) => purse.solve(game, p) }
    const sides = sidesOf(/** @type {any} */ (this), game, /** @type {any} */ (known), start)
    if (!sides) return null
    const signs = line.map(({ move }) => sides.sign(move.to))
    sides.close()
    return signs
  }
  /** @param {{ game: string, rules?: string, start?: string, moves?: string[] }} what @throws {import('../engine/errors.js').EngineError} */
  #session({ game: name, rules, start, moves = [] }) {
    const facts = this.engine.games.find((one) => one.name === name)
    const game = this.engine.game(name, { rules: rules ?? facts?.examples[0].rules ?? '' })
    try {
      return new Session(game, start ?? game.start, moves.join(' '))
    } catch (error) {
      game.close()
      throw error
    }
  }
  /** follows the board to another ply */
  #follow = () =>
    queueMicrotask(() => {
      const ply = this.board?.session?.ply ?? 0
      if (this.#from !== null || ply === this.#at) return
      this.#at = ply
      this.reflect({ at: ply ? String(ply) : null })
      this.update()
      keep(this)
    })
  /** the text of the file */
  get text() {
    const { game, start, line } = this.session
    return writeRecord({
      game: game.name,
      rules: game.rules,
      start: start.text,
      moves: line.map(({ move }) => move.text),
      notes: this.remarks,
    })
  }
  #save() {
    const file = new Blob([this.text], { type: 'text/plain' })
    give(file, `palitos-${this.getAttribute('game') ?? 'nim'}.txt`)
  }
  /** @param {string} text of a file */
  #open(text) {
    const fine = this.attempt(() => {
      const { game, rules, start, moves, notes } = readRecord(text)
      this.#session({ game, rules, start, moves }).game.close()
      const written = writeNotes(notes)
      this.reflect({ game, rules, start, moves: moves.join(' '), at: null, notes: written })
      this.read()
    })
    if (fine) keep(this)
  }
  /** @param {number} ply */
  #show(ply) {
    this.#from = null
    this.#at = ply
    this.reflect({ at: ply ? String(ply) : null })
    this.update()
    this.board?.setAttribute('at', String(ply))
    keep(this)
  }
  /** @param {number} ply @param {string} text */
  #note(ply, text) {
    this.remarks = { ...this.remarks, [ply]: text }
    this.reflect({ notes: writeNotes(this.remarks) || null })
    this.update()
    keep(this)
  }
  /** Begins a play against the computer from the position before a mistake. @param {number} ply */
  #tryFrom(ply) {
    this.#from = ply
    this.#announcement = this.t('Play move {n} again, against the computer.', { n: ply + 1 })
    this.update()
  }

  render() {
    const { game, start, line } = this.session
    const from = this.#from
    const board =
      from === null
        ? html`<cgt-play
            exportparts="stage, board, status, tools"
            game=${game.name}
            rules=${game.rules}
            start=${start.text}
            moves=${line.map(({ move }) => move.text).join(' ')}
            at=${this.#at}
            opponent="person"
            values=${this.getAttribute('values') ?? 'off'}
            lang=${this.language}
          ></cgt-play>`
        : html`<cgt-play
            exportparts="stage, board, status, tools"
            game=${game.name}
            rules=${game.rules}
            start=${line[from].from.text}
            opponent="computer"
            first="me"
            values="off"
            lang=${this.language}
          ></cgt-play>`
    const key = `${game.name}|${game.rules}|${start.text}|${this.getAttribute('moves')}|${from}`
    const lost = this.#rows.find((row) => row.lost)
    const { scored, gains } = game.flags(start)
    return html`<div class="both">
      ${keyed(key, board)}
      <section aria-label=${this.t('Record')}>
        ${
          line.length
            ? html`<ol>
                  ${this.#rows.map((row) => this.#row(row, row === lost))}
                </ol>
                ${
                  scored
                    ? nothing
                    : html`<p class="soft-text">
                        ${
                          this.#signs
                            ? this.t(
                                'The letter says who wins the position that the move leaves: L Left and R Right, no matter who begins; N the player who moves first, P the player who moves second.',
                              )
                            : leftWords(this, gains)
                        }
                      </p>`
                }`
            : html`<p class="empty">
                ${this.t('Play a game and press “Keep this game” under its review, or open a file.')}
              </p>`
        }
        ${
          from !== null
            ? html`<button type="button" class="btn" @click=${() => this.#show(from)}>
                ${icon('back')}${this.t('Back to the record')}
              </button>`
            : this.#at
              ? html`<label class="field"
                  ><b>${this.t('Comment on move {n}', { n: this.#at })}</b
                  ><input
                    class="text-input"
                    autocomplete="off"
                    .value=${this.remarks[this.#at] ?? ''}
                    @change=${(/** @type {any} */ e) => this.#note(this.#at, e.target.value)}
                /></label>`
              : nothing
        }
        <div part="tools" class="bar">
          ${this.fileButtons(
            '.txt,text/plain',
            () => this.#save(),
            (text) => this.#open(text),
            !line.length,
          )}
        </div>
        <div class="sr" aria-live="polite">${this.#announcement}</div>
      </section>
    </div>`
  }
  /** The mark of the position that a move leaves. @param {Reviewed} row */
  #left(row) {
    const sign = this.#signs?.[row.ply]
    return sign
      ? html`<span role="img" aria-label=${sign.words}>${chip(sign.outcome, sign.text)}</span>`
      : leftChip(row, this)
  }
  /** @param {Reviewed} row @param {boolean} first true for the first move that lost a win */
  #row(row, first) {
    const { ply, text, mistake, better } = row
    const note = this.remarks[ply + 1]
    return html`<li class=${mistake ? 'mistake' : ''}>
      <button
        type="button"
        class="ply"
        aria-current=${this.#from === null && this.#at === ply + 1 ? 'true' : nothing}
        @click=${() => this.#show(ply + 1)}
      >
        <span class="mono">${ply + 1}</span><span class="mono">${text.replace(/-/g, '−')}</span
        ><span class="note">${note}</span
        >${this.session.game.flags(this.session.start).scored ? nothing : this.#left(row)}
      </button>
      ${
        mistake
          ? html`<div class="again bar">
              <small
                >${
                  better
                    ? this.t(
                        first
                          ? 'Here the win was given away; {move} would have kept it.'
                          : 'A mistake: {move} was better.',
                        { move: better.replace(/-/g, '−') },
                      )
                    : this.t('This move is a mistake.')
                }</small
              ><button type="button" class="btn" @click=${() => this.#tryFrom(ply)}>
                ${icon('again')}${this.t('Try again from here')}
              </button>
            </div>`
          : nothing
      }
    </li>`
  }
}
