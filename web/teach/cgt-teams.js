/**
 * cgt-teams.js -- teams before the room: their points, whose turn it is, and a clock. Two teams play a board against each other, or one
 * after another plays the computer, on a board of its own or on another figure of the page; who wins gets the point by itself.
 */
import { figureEnd } from '../core/full-screen.js'
import { icon, pill } from '../core/marks.js'
import { give } from '../core/save-menu.js'
import { commonKey, keep } from '../core/sync-state.js'
import { byId } from '../core/by-id.js'
import { EngineError, NotationError } from '../engine/errors.js'
import { sayError } from '../model/i18n.js'
import { html, keyed, nothing, sheet, Teaching } from './base.js'
import { Clock, face } from './clock.js'
import css from './cgt-teams.css'
import { LONGEST, nextPair, POINTS, readNames, readTeams, SHORTEST, writeTeams } from './teams.js'

/** @typedef {import('./teams.js').Pair} Pair */
/** What can be taken back. @typedef {Pair & { names: string[], points: number[] }} State */

/** seconds that are offered */
const TIMES = [30, 60, 90, 120, 180, 300, 600]
/** changes that can be taken back */
const KEPT = 200

/**
 * @summary Teams before the room: points, whose turn it is and a clock; who wins on the board gets the point.
 * @attr {string} teams the names of the teams, two to eight: `Jaguars|Condors`
 * @attr {string} points the points of each team: `3 1`
 * @attr {number} turn the number of the team whose turn it is, or that begins
 * @attr {number} against the number of the team that it plays against
 * @attr {number} time seconds of the clock
 * @attr {string} for id of the board, or of the vote, that they play on
 * @attr {string} game id of the game, for a board of its own
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {computer|person} opponent who plays on its own board: another team, or the computer
 * @attr {perfect|human|random} level how the computer plays; `human`: it looks three moves ahead
 * @csspart stage the board with its status and tools
 * @csspart board what is played on
 * @csspart status whose turn it is, and what is said of it
 * @csspart tools the buttons, and those of the board
 */
export class CgtTeams extends Teaching {
  static attributes = {
    teams: '',
    points: '',
    turn: '',
    against: '',
    time: '',
    for: '',
    game: '',
    rules: '',
    start: '',
    opponent: 'computer|person',
    level: 'perfect|human|random',
  }
  static own = [sheet(css)]
  static everywhere = true

  /** @type {State} */ #state = { names: [], points: [], turn: 0, against: 1 }
  /** states before it; point: the change was a game's @type {{ state: State, point: boolean }[]} */ #past =
    []
  /** on a board whose game is over: who got its point, -1 for nobody @type {{ session: unknown, team: number } | null} */ #ended =
    null
  #clock = new Clock(this, LONGEST, () => (this.#announcement = this.t('Time is up.')))
  /** true while names, game and clock are being chosen */ #open = false
  /** a refusal, and the field that it is about */ #wrong = { name: '', why: '' }
  #announcement = ''

  connectedCallback() {
    super.connectedCallback()
    for (const kind of ['cgt-moved', 'click', 'keyup', 'change'])
      document.addEventListener(kind, this.#follow)
    if (this.#clock.runs) this.#clock.watch()
    this.#sync()
    this.whenWhole(() => this.#sync())
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    for (const kind of ['cgt-moved', 'click', 'keyup', 'change'])
      document.removeEventListener(kind, this.#follow)
    this.#clock.unwatch()
    const { board } = this
    if (board) board.called = null
  }

  read() {
    const written = this.getAttribute('teams')
    const names = written?.trim()
      ? readNames(written)
      : [1, 2].map((n) => this.t('Team {n}', { n }))
    const count = names.length
    const points = (this.getAttribute('points') ?? '').split(/[\s,]+/).filter(Boolean)
    if (points.length > count || points.some((one) => !/^\d{1,4}$/.test(one)))
      throw new NotationError({
        code: 'range',
        reason: 'the attribute “{name}” has a whole number for each team, not “{text}”',
        slots: { name: 'points', text: points.join(' ') },
      })
    const seconds = this.wholeNumber('time', { least: SHORTEST, most: LONGEST, or: 60 })
    const turn = this.wholeNumber('turn', { least: 1, most: count, or: 1 }) - 1
    const against = this.wholeNumber('against', { least: 1, most: count, or: 0 }) - 1
    if (seconds !== this.#clock.seconds || !this.#clock.shown) this.#clock.set(seconds)
    this.#state = {
      names,
      points: names.map((_, i) => Number(points[i] ?? 0)),
      turn,
      against: against < 0 || against === turn ? (turn + 1) % count : against,
    }
  }
  /** the attributes that hold the state */
  #attributes() {
    const { names, points, turn, against } = this.#state
    return {
      teams: names.join('|'),
      points: points.join(' '),
      turn: String(turn + 1),
      against: String(against + 1),
    }
  }
  /** the state that is sent to the other windows of a deck */
  get shared() {
    return { ...this.#attributes(), ...this.#clock.shared }
  }
  set shared({ seconds, left, since, ...attributes }) {
    this.reflect({ ...attributes, time: String(seconds) })
    this.attempt(() => this.read())
    this.#clock.follow({ left, since })
    this.update()
  }

  /** the board that they play on @returns {import('../play/cgt-play.js').CgtPlay | null} */
  get board() {
    const other = byId(this, this.getAttribute('for'))
    if (!other) return super.board
    if ('session' in other) return /** @type {import('../play/cgt-play.js').CgtPlay} */ (other)
    return other.shadowRoot?.querySelector('cgt-play') ?? null
  }
  /** True if two teams play against each other, false if one plays the computer, or there is no board. */
  get #paired() {
    return this.board?.session ? this.board.opponent === 'person' : false
  }

  /* ---- the game ---- */

  #follow = () => queueMicrotask(() => this.#sync())
  /** Gives the point of a game that is over, takes it back if its last move is, and lets the next play where a new game begins. */
  #sync() {
    const { board } = this
    if (!board?.session || !this.isConnected) return
    const { session } = board
    const now = `${session.ply} ${board.opponent}`
    /* one that was over before it was seen here has no point to give */
    if (session.over && !this.#at) this.#ended = { session, team: -1 }
    else if (session.over && !this.#ended) this.#end(board)
    else if (this.#ended && !session.over) {
      const { session: was, team } = this.#ended
      this.#ended = null
      if (was !== session || !session.line.length) this.next()
      else if (team >= 0) this.#add(team, -1)
    } else if (now !== this.#at) {
      if (this.#clock.runs && session.ply) this.#clock.again()
      this.#announcement = ''
    }
    if (now === this.#at) return
    this.#at = now
    // the settings of its own board are its attributes
    if (super.board && this.getAttribute('opponent') !== board.opponent) {
      this.reflect({ opponent: board.opponent })
      keep(this)
    }
    this.update()
  }
  /** ply and opponent that were seen last */ #at = ''
  /** @param {import('../play/cgt-play.js').CgtPlay} board */
  #end(board) {
    const { turn, against, names } = this.#state
    const { winner } = board.session
    const mine = this.#paired ? 0 : board.first === 'me' ? 0 : 1
    const team = winner === 'tie' ? -1 : winner === mine ? turn : this.#paired ? against : -1
    this.#ended = { session: board.session, team }
    this.#clock.pause()
    if (team >= 0) this.#add(team, 1, true)
    this.#announcement =
      team >= 0
        ? this.t('{name} wins: one point.', { name: names[team] })
        : winner === 'tie'
          ? this.t('It is a draw: no point.')
          : this.t('The computer wins: no point.')
    this.update()
  }

  /* ---- points and turns ---- */

  /** @param {Partial<State>} change @param {boolean} [point] of a game */
  #set(change, point = false) {
    this.#past.push({ state: this.#state, point })
    if (this.#past.length > KEPT) this.#past.shift()
    this.#state = { ...this.#state, ...change }
    this.#changed()
  }
  #changed() {
    this.reflect(this.#attributes())
    this.update()
    keep(this)
  }
  /** @param {number} team from 0 @param {1 | -1} by @param {boolean} [ofGame] */
  #add(team, by, ofGame = false) {
    const { names, points } = this.#state
    if (!names[team] || points[team] + by < 0 || points[team] + by > POINTS) return
    const n = points[team] + by
    this.#announcement = this.t('{name}: {n} point|{name}: {n} points', { name: names[team], n })
    this.#set({ points: points.map((p, i) => (i === team ? n : p)) }, ofGame)
  }
  /** Lets the next team play, or the next two. */
  next() {
    const { turn, against, names } = this.#state
    const count = names.length
    const pair = this.#paired
      ? nextPair({ turn, against }, count)
      : { turn: (turn + 1) % count, against: (turn + 2) % count }
    if (this.#clock.runs) this.#clock.again()
    const slots = { name: names[pair.turn], other: names[pair.against] }
    this.#announcement = this.t(
      this.#paired ? '{name} begins against {other}' : '{name} to play',
      slots,
    )
    this.#set(pair)
  }
  /** A press on Next: a game that is over is followed by a new one. */
  #pass() {
    const { board } = this
    if (this.#ended && board?.session.over) {
      board.restart()
      this.#sync()
    } else this.next()
  }
  undo() {
    const before = this.#past.pop()
    if (!before) return
    this.#state = before.state
    if (before.point && this.#ended) this.#ended.team = -1
    this.#announcement = this.t('Taken back')
    this.#changed()
  }
  /** Begins anew; it can be taken back. */
  reset() {
    const { points } = this.#state
    this.#announcement = this.t('All points are 0 again. Undo brings them back.')
    this.#set({ points: points.map(() => 0), turn: 0, against: 1 })
  }

  /** Changes the clock, and shows it. @param {() => void} change */
  #time = (change) => {
    this.#announcement = ''
    change()
    this.update()
    keep(this)
  }
  #toggle = () => this.#time(() => (this.#clock.runs ? this.#clock.pause() : this.#clock.start()))

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key } = event
    if (/^[1-8]$/.test(key)) {
      const team = Number(key) - 1
      if (!this.#state.names[team]) return false
      this.#add(team, 1)
      return true
    }
    /** @type {Record<string, () => void>} */
    const keys = { t: this.#toggle, n: () => this.#pass(), Backspace: () => this.undo() }
    const name = key.length === 1 ? key.toLowerCase() : key
    if (name === 'Backspace' && !this.#past.length) return false
    if (!Object.hasOwn(keys, name)) return name === 'f' && !this.inDeck && commonKey(this, event)
    keys[name]()
    return true
  }

  /* ---- names, file, game ---- */

  /** @param {string} field @param {() => void} work what may be refused */
  #take(field, work) {
    this.#wrong = { name: '', why: '' }
    try {
      work()
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      const why = sayError(this.language, error)
      this.#wrong = { name: field, why }
      this.tellRefusal(why)
    }
    this.update()
  }
  /** @param {string} text */
  #rename(text) {
    this.#take('teams', () => {
      const names = readNames(text)
      const { names: was, points, turn, against } = this.#state
      const known = (/** @type {string} */ name, /** @type {number} */ i) =>
        was.includes(name) ? points[was.indexOf(name)] : names.length === was.length ? points[i] : 0
      const stay = turn < names.length && against < names.length
      this.#set({ names, points: names.map(known), ...(stay ? {} : { turn: 0, against: 1 }) })
    })
  }
  /** @param {string} text of a file */
  #load(text) {
    this.#take('file', () => {
      const { names, points, seconds } = readTeams(text)
      this.#setTime(seconds)
      this.#set({ names, points, turn: 0, against: 1 })
    })
  }
  #save() {
    const { names, points } = this.#state
    const text = writeTeams({ names, points, seconds: this.#clock.seconds })
    give(new Blob([text], { type: 'text/plain' }), 'palitos-teams.txt')
  }
  /** @param {number} seconds */
  #setTime(seconds) {
    this.#clock.set(seconds)
    this.reflect({ time: String(seconds) })
    this.update()
    keep(this)
  }
  /** A board of another game, position or opponent. @param {Record<string, string | null>} attributes */
  #board(attributes) {
    this.#wrong = { name: '', why: '' }
    this.#ended = null
    this.reflect(attributes)
    this.update()
    keep(this)
    this.#sync()
  }

  /* ---- drawing ---- */

  render() {
    const attribute = (/** @type {string} */ name) => this.getAttribute(name) ?? nothing
    const own = !this.getAttribute('for') && this.getAttribute('game')
    const key = ['game', 'rules', 'start'].map((name) => this.getAttribute(name)).join('|')
    return html`<div class="both ${own ? 'playing' : ''}">
        ${
          own
            ? keyed(
                key,
                html`<cgt-play
                  exportparts="stage, board, status, tools"
                  game=${own}
                  rules=${attribute('rules')}
                  start=${attribute('start')}
                  opponent=${this.getAttribute('opponent') ?? 'person'}
                  level=${this.getAttribute('level') ?? 'perfect'}
                  values="off"
                  hide="hint values"
                  lang=${this.language}
                  ?data-within=${this.inDeck}
                  .digits=${false}
                  .alone=${false}
                ></cgt-play>`,
              )
            : nothing
        }
        <section aria-label=${this.t('Teams')}>
          ${this.#clock.view(this.#time)} ${this.#list()} ${this.#bar()}
        </section>
      </div>
      ${this.#open ? this.#settings() : nothing} ${figureEnd(this)}`
  }
  update() {
    super.update()
    this.#call()
  }
  /** The board names the teams. */
  #call() {
    const { board } = this
    const { names, turn, against } = this.#state
    if (!board?.session || !names.length) return
    /** @type {[string, string]} */
    const now = [names[turn], names[this.#paired ? against : turn]]
    if (String(board.called) === String(now)) return
    board.called = now
    board.update()
  }
  /** Who plays now: the team's place in the pair, 1 or 2; 0 none. @param {number} team */
  #place(team) {
    const { turn, against } = this.#state
    return team === turn ? 1 : this.#paired && team === against ? 2 : 0
  }
  /** the team that is to move */
  get #mover() {
    const { turn, against } = this.#state
    const { board } = this
    return this.#paired && board?.session.turn ? against : turn
  }
  #list() {
    const { names, points } = this.#state
    const over = !!this.#ended
    return html`<ol class="teams ${names.length > 4 ? 'many' : ''}">
      ${names.map((name, i) => {
        const place = this.#place(i)
        const moves = this.#mover === i && !over
        return html`<li class=${moves ? 'moves' : ''} aria-current=${moves ? 'true' : nothing}>
          <button
            type="button"
            class="keyed team"
            aria-label=${this.t('{name}: {n} point; one more|{name}: {n} points; one more', { name, n: points[i] })}
            @click=${() => this.#add(i, 1)}
          >
            <kbd>${i + 1}</kbd>
            <span class="name"
              >${place && this.#paired ? pill(this.#player(place), name, moves) : name}</span
            >
            <span class="points">${points[i]}</span>
          </button>
          <button
            type="button"
            class="btn quiet square less no-print"
            aria-label=${this.t('{name}: one point less', { name })}
            aria-disabled=${String(!points[i])}
            @click=${() => this.#add(i, -1)}
          >
            ${icon('minus')}
          </button>
        </li>`
      })}
    </ol>`
  }
  /** The player of the board, 1 or 2. @param {number} place in the pair @returns {1 | 2} */
  #player(place) {
    return this.board?.session.player(place - 1) ?? /** @type {1 | 2} */ (place)
  }
  #bar() {
    const { names, points, turn } = this.#state
    const board = this.board?.session
    const says =
      this.#announcement ||
      (board && !this.#ended && !this.#paired
        ? this.t('{name} to play', { name: names[turn] })
        : '')
    return html`<p part="status" class="says" aria-live="polite">${says}</p>
      <div part="tools" class="bar no-print">
        <button type="button" class="btn" @click=${() => this.#pass()}>
          ${icon('forward')}${this.#paired ? this.t('Next game') : this.t('Next team')}
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-disabled=${String(!this.#past.length)}
          @click=${() => this.undo()}
        >
          ${icon('undo')}${this.t('Undo')}
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-disabled=${String(!points.some(Boolean))}
          @click=${() => this.reset()}
        >
          ${icon('again')}${this.t('All to 0')}
        </button>
        ${
          this.inDeck
            ? nothing
            : html`<button
                type="button"
                class="btn quiet settings"
                aria-expanded=${String(this.#open)}
                @click=${() => {
                  this.#open = !this.#open
                  this.update()
                }}
              >
                ${icon('settings')}${this.t('Teams and game')}
              </button>`
        }
      </div>`
  }
  #settings() {
    const { names, turn, against } = this.#state
    const { name: bad, why } = this.#wrong
    const wrong = (/** @type {string} */ name) =>
      why && bad === name ? html`<p class="problem" role="alert">${why}</p>` : nothing
    const own = !this.getAttribute('for')
    const game = this.getAttribute('game') ?? ''
    const facts = this.engine.games.find(({ name }) => name === game)
    const numbered = names.map((name, i) => [String(i), name])
    const times = [...new Set([...TIMES, this.#clock.seconds])].sort((a, b) => a - b)
    /** @param {Partial<Pair>} change */
    const pair = (change) => {
      const now = { turn, against, ...change }
      /* who was chosen twice changes places with the other */
      if (now.turn === now.against) Object.assign(now, 'turn' in change ? { against: turn } : { turn: against }) // prettier-ignore
      this.#set(now)
    }
    return html`<div class="panel no-print">
      <div class="fields">
        <label class="field wide"
          ><b>${this.t('Teams, one a line (2 to 8)')}</b
          ><textarea
            class="text-input"
            rows=${Math.max(3, names.length)}
            spellcheck="false"
            aria-invalid=${why && bad === 'teams' ? 'true' : 'false'}
            .value=${names.join('\n')}
            @change=${(/** @type {any} */ e) => this.#rename(e.target.value)}
          ></textarea
          >${wrong('teams')}</label
        >
        ${this.choiceField(
          this.t('Clock'),
          String(this.#clock.seconds),
          times.map((n) => [String(n), face(n)]),
          (n) => this.#setTime(Number(n)),
        )}
        ${this.choiceField(this.#paired ? this.t('Begins') : this.t('To play'), String(turn), numbered, (i) => pair({ turn: Number(i) }))}
        ${this.#paired ? this.choiceField(this.t('Plays against it'), String(against), numbered, (i) => pair({ against: Number(i) })) : nothing}
      </div>
      ${
        own
          ? html`<div class="fields">
              ${this.choiceField(
                this.t('Game'),
                game,
                [
                  ['', this.t('None: points and clock alone')],
                  ...this.engine.games.map(({ name, title }) => [name, this.t(title)]),
                ],
                (game) => this.#board({ game: game || null, rules: null, start: null }),
              )}
              ${
                facts
                  ? html`${this.textField(this.t('Position'), this.getAttribute('start') ?? facts.examples[0].start, (start) => this.#board({ start: start || null }))}
                    ${this.choiceField(
                      this.t('The teams play'),
                      this.getAttribute('opponent') ?? 'person',
                      [
                        ['person', this.t('two and two, against each other')],
                        ['computer', this.t('one after another, against the computer')],
                      ],
                      (opponent) => this.#board({ opponent }),
                    )}`
                  : nothing
              }
            </div>`
          : nothing
      }
      <div class="bar">
        ${this.fileButtons(
          '.txt,text/plain',
          () => this.#save(),
          (text) => this.#load(text),
        )}
      </div>
      ${wrong('file')}
    </div>`
  }
}
