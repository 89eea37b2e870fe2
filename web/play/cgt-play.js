/**
 * cgt-play.js -- a game to play: with mouse, touch or keyboard, against the computer or another person.
 */
import { html, nothing } from 'lit-html'
import { boardOf, css as boardsCss, partsOf } from '../boards/index.js'
import { wordsOf } from '../core/attributes.js'
import { Copies } from '../core/copy.js'
import { CgtElement, sheet } from '../core/element.js'
import { attributesOf, keep } from '../core/sync-state.js'
import { END, NOTHING, progress, SOLVED } from '../core/progress.js'
import { Stepper, stepperSheet } from '../core/stepper.js'
import { solveInWorker } from '../engine/worker-client.js'
import { Answers } from '../model/answers.js'
import { Session } from '../model/session.js'
import { Words } from '../model/words.js'
import { css as xorCss } from './xor-table.js'
import { action, whyButton } from './action.js'
import { amountField } from './amount.js'
import { focusBoard, spotOf } from './cells.js'
import css from './cgt-play.css'
import { Computer } from './computer.js'
import deckCss from './deck.css'
import { Ending } from './ending.js'
import { mexOf, xorOf } from './explained.js'
import { Hand } from './hand.js'
import overCss from './over.css'
import { Panels } from './panels.js'
import { Place } from './place.js'
import { proved, reviewed, ribbon } from './review.js'
import { settings } from './settings.js'
import { keepLink, sharePanel } from './share.js'
import { sidesOf, startOf } from './sides.js'
import { result, status } from './status.js'
import { PlayView } from './board-view.js'
import { tools } from './tools.js'

/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {import('./cells.js').Cell} Cell */

/**
 * @summary A game to play, with hints, undo, values on the moves, and a review after it.
 * @attr {string} game id of the game
 * @attr {string} rules the rules, in the game’s notation; `misere` first where it has that form
 * @attr {string} start the position, in the game’s notation
 * @attr {string} moves moves to go through from the start, with spaces between: `10-2 8-3 5-1`
 * @attr {computer|person} opponent who plays against the reader
 * @attr {perfect|human|random} level how the computer plays; `human`: it looks three moves ahead
 * @attr {me|opponent} first who moves first
 * @attr {left|right} starts in games of Left and Right: which of them begins; without it, as the position says
 * @attr {string} at how many of the moves are played
 * @attr {string} hide what the reader cannot ask for: `hint`, `values`; `moves`: positions are told, and moves not; `turn`: nobody’s turn is told until somebody moves; `terms`: the words MAX and MIN are not said, before a class has named them
 * @attr {string} players the names of two people, in place of “Player 1” and “Player 2”; the one who begins comes first: `S|T`
 * @attr {on} names on a slide: the nodes of a drawing have their names
 * @attr {string} planted edges of a drawing that have another stroke: `2-4 15-16`
 * @event {{ game: string, from: string, move: string, to: string }} cgt-move before a move, cancelable
 * @event {{ game: string, from: string, move: string, to: string }} cgt-moved after it
 * @event {{ game: string, from: string, move: string, to: string, winner: 0 | 1 | 'tie', won: boolean }} cgt-over after the move that ends the game; winner: 0 who began; won: the person beat the computer
 * @csspart stage all of it: board, status and tools
 * @csspart board what is played on
 * @csspart status whose turn it is, and what is said of it
 * @csspart tools the buttons, and those of the steps of a game that is replayed
 */
export class CgtPlay extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    start: '',
    moves: '',
    at: '',
    opponent: 'computer|person',
    level: 'perfect|human|random',
    first: 'me|opponent',
    starts: 'left|right',
    hide: '',
    players: '',
    names: 'on',
    planted: '',
  }
  static styles = [stepperSheet, sheet([overCss, css, xorCss, boardsCss, deckCss].join('\n'))]

  /** goes through the line of `moves` */
  stepper = new Stepper(this, { onChange: (ply) => this.#show(ply) })

  /** @type {Session} */ session = /** @type {any} */ (null)
  /** @type {Move | null} */ selected = null
  /** hints shown: 0 none, 1 to 4 as Words.hint has them */ hintLevel = 0
  panels = new Panels(this)
  /** text of the live region */ announcement = ''
  /** sentence beside the turn, where a touch was no move */ refused = ''
  /** the board's roving tab stop; col: the column of the cell that was touched @type {{ item: number, choice: number, col?: number } | null} */ spot =
    null
  /** true while the computer waits for a press on Start */ waiting = false
  /** true if digits choose heaps: in a vote they are votes */ digits = true
  /** true if it fills the screen alone: among teams their points are seen with it */ alone = true
  /** who plays, among teams: who begins comes first @type {[string, string] | null} */ #called =
    null
  #hand = new Hand(this)
  #ending = new Ending(this, () => this.#known)
  #computer = new Computer(this, () => this.#known)
  /** the attributes that the play was made of, as JSON */ #asked = ''
  #place = new Place(this)
  #copies = new Copies(this, () => void (this.announcement = this.t('Copied')))
  /* the answers of the game on the board, the words of this play, and the view of its board */
  /** @type {Answers} */ #known = /** @type {any} */ (null)
  /** @type {Words} */ #words = /** @type {any} */ (null)
  /** @type {PlayView} */ #view = /** @type {any} */ (null)
  /** the sides of a partizan game @type {import('./sides.js').Sides | null} */ sided = null

  /* ---- attributes ---- */

  /** Who plays, in place of “Player 1” and “Player 2”. @returns {[string, string] | null} */
  get called() {
    const [one, two] = (this.getAttribute('players') ?? '').split('|').map((name) => name.trim())
    return this.#called ?? (one && two ? [one, two] : null)
  }
  set called(names) {
    this.#called = names
  }
  get opponent() {
    return this.getAttribute('opponent') === 'person' ? 'person' : 'computer'
  }
  /** @returns {import('../model/session.js').Level} */
  get level() {
    const level = this.getAttribute('level')
    return level === 'random' || level === 'human' ? level : 'perfect'
  }
  get first() {
    return this.getAttribute('first') === 'opponent' ? 'opponent' : 'me'
  }
  /** Without the attribute no value is shown. @returns {import('../core/element.js').Values} */
  get values() {
    if (this.tells && !this.hides('values')) return this.inGrundy ? 'grundy' : 'outcome'
    return super.values
  }
  /** @returns {import('../core/element.js').Values} */
  get unsaid() {
    return 'off'
  }
  /** the players of a tree are not yet called MAX and MIN */
  get unnamed() {
    return this.hides('terms')
  }
  /** True if the author hides it for good. @param {'hint' | 'values' | 'moves' | 'turn' | 'terms'} what */
  hides(what) {
    return wordsOf(this.getAttribute('hide')).includes(what)
  }

  /** True while a slide keeps from the class what the values say. */
  get keeps() {
    return this.hasAttribute('data-deck') && (this.covered || this.hides('values'))
  }

  /* ---- the play ---- */

  read() {
    const asked = this.#asks
    /* only its look has changed: play goes on */
    if (asked === this.#asked) return
    const name = this.getAttribute('game') ?? 'nim'
    const at = this.wholeNumber('at')
    this.#open(name, this.getAttribute('start'), this.getAttribute('moves') ?? '')
    this.session.goTo(at)
    this.waiting = this.first === 'opponent' && !this.session.line.length
    this.#settle()
  }
  get #asks() {
    const names = ['game', 'rules', 'start', 'moves', 'at', 'opponent', 'first', 'starts']
    return JSON.stringify(names.map((name) => this.getAttribute(name)))
  }
  /**
   * Opens a play in a game of its own, and frees the one before.
   * @param {string} name @param {string | null} start @param {string} [moves] @param {string} [rules]
   */
  #open(name, start, moves, rules = this.rulesOf(name)) {
    const game = this.engine.game(name, { rules })
    try {
      const begins = this.getAttribute('starts')
      this.session = new Session(game, startOf(game, start ?? game.start, begins), moves)
    } catch (error) {
      game.close()
      throw error
    }
    /* a chosen move of the game before could not be drawn any more */
    this.selected = null
    this.#computer.leave()
    this.sided?.close()
    this.#view?.close()
    const parts = partsOf(this.engine, game)
    this.#known = new Answers(game, solveInWorker, () => this.#learned())
    this.sided = sidesOf(this, game, this.#known, this.session.start)
    this.#words = new Words(this, this.session, this.#known, parts)
    this.#view = new PlayView(this, this.#known, this.#words, parts)
    this.#place.clear()
  }
  get lastStep() {
    return this.session.line.length
  }
  /** The position on the board, in notation. Setting it starts a new play from there. */
  get position() {
    return this.session?.position.text ?? ''
  }
  set position(text) {
    /* not in a page yet, or refused: the next `read` begins there */
    if (!this.session) {
      for (const name of ['moves', 'at']) this.removeAttribute(name)
      this.setAttribute('start', text)
      return
    }
    this.attempt(() => {
      const { name, rules } = this.session.game
      this.reflect({ starts: null })
      this.#open(name, text, '', rules)
      this.reflect({ start: text, moves: null, at: null })
      this.#settle()
    })
  }
  /** The attributes that open this very play again. @returns {Record<string, string>} */
  get address() {
    const { game, start, ply } = this.session
    const moves = this.#line
    return {
      ...attributesOf(this),
      ...{ game: game.name, rules: game.rules, start: start.text, moves },
      at: moves && String(ply),
    }
  }
  /** its moves, undone ones included */
  get #line() {
    return this.session?.line.map((p) => p.move.text).join(' ') ?? ''
  }
  get shared() {
    const attributes = Object.fromEntries(
      ['rules', 'start', 'opponent', 'level', 'first', 'starts', 'values', 'colors'].map((a) => [
        a,
        this.getAttribute(a),
      ]),
    )
    return {
      attributes,
      moves: this.#line,
      ply: this.session?.ply ?? 0,
      hint: this.hintLevel,
    }
  }
  set shared(state) {
    this.reflect(state.attributes)
    /* the moves are no attribute: a line given as `moves` has a stepper, one that is played has none */
    this.attempt(() => {
      this.#open(this.getAttribute('game') ?? 'nim', this.getAttribute('start'), state.moves)
      this.session.goTo(state.ply)
      this.#settle()
    })
    this.#computer.leave()
    this.waiting = false
    this.hintLevel = state.hint
    this.update()
  }

  /* ---- the present position ---- */

  /** Goes back to where the person lost the win, or to the start, and explains it. */
  why() {
    this.#show(this.letGo - 1)
    this.#tell(4)
    this.update()
  }

  /** In a game that is over, the number of the person's move that lost the win for good, counting all moves from 1; 0 if there is none. */
  get letGo() {
    return this.#ending.letGo(this.#words)
  }

  /** the player whose turn it is, 1 or 2 */
  get turn() {
    return this.session.player(this.session.turn)
  }
  /** true if the person may move now */
  get mine() {
    return !this.session.over && !this.#computer.toMove && !this.waiting
  }

  /** Forgets the choice and the hints of the position before, and lets the computer move. */
  #settle() {
    this.#asked = this.#asks
    this.#computer.leave()
    this.selected = null
    this.refused = ''
    this.hintLevel = 0
    this.spot = null
    if (!this.#future) this.#computer.think()
    if (this.stepper.at !== this.session.ply || this.stepper.count !== this.session.line.length)
      this.stepper.reset(this.session.line.length, this.session.ply)
  }
  /** true if moves were undone, or are still to be replayed */
  get #future() {
    return this.session.ply < this.session.line.length
  }
  /** Goes to a ply of the line. The computer waits until a person presses Start. @param {number} ply */
  #show(ply) {
    this.session.goTo(ply)
    this.waiting = !this.replays && this.#computer.toMove
    this.#arriveWithoutReply()
  }
  /** Announces and draws a new position. */
  #arrive(announcement = this.#stands) {
    this.announcement = announcement
    this.#settle()
    this.#changed()
  }
  /** Announces and draws a new position, and does not let the computer move: after undo, or stepping through a line. */
  #arriveWithoutReply() {
    this.#arrive()
    this.#computer.leave()
  }
  get #stands() {
    return this.t('Position: {position}', { position: this.position })
  }
  /** the move that the computer is about to play */
  get choosing() {
    return this.#computer.choosing
  }
  /** true if `moves` gave a line to be replayed */
  get replays() {
    return this.hasAttribute('moves') && this.session.line.length > 0
  }
  /** Draws a worker's answer or progress; the computer may have waited for it. */
  #learned() {
    /* a hint that had to say "too large" can be given now */
    if (this.hintLevel && this.announcement === this.#words.beyond) this.#tell(this.hintLevel)
    this.update()
    this.#computer.learned()
  }

  /* ---- playing ---- */

  /**
   * Plays a legal move, unless a listener of cgt-move cancels it or sets another position.
   * @param {Move} move @throws {import('../engine/errors.js').IllegalMove} it is another position's, or another game's
   */
  play(move) {
    const { session } = this
    const { game, position } = session
    const ply = session.prove(move)
    const detail = { game: game.name, from: position.text, move: ply.move.text, to: ply.to.text }
    if (!this.emit('cgt-move', detail, true)) return
    if (this.session !== session || session.position !== position) return
    const [who, replies] = [this.turn, this.#computer.toMove]
    /* the button is disabled next: the focus goes to the board */
    const hadFocus = !!this.root.activeElement?.closest('.board, .actions')
    const words = this.#words.phrase(move.item, move.choice)
    if (!this.session.line.length) this.#place.note(true)
    session.add(ply)
    const after = this.session.over ? result(this, this.#words) : this.#stands
    const sentence = `${this.#words.name(who)}: ${words}. ${move.text}. ${after}`
    const won = session.over && this.#ending.came(this.#words)
    /* the computer's reply comes soon: a screen reader says both moves */
    this.#arrive(replies ? `${this.announcement} ${sentence}` : sentence)
    this.#computer.think()
    if (hadFocus) focusBoard(this.root)
    if (won) this.celebrate()
    this.emit('cgt-moved', detail)
    if (session.over) this.emit('cgt-over', { ...detail, winner: session.winner, won })
  }
  undo() {
    this.session.undo()
    if (this.#computer.toMove && this.session.ply) this.session.undo()
    this.waiting = this.#computer.toMove && !this.session.ply
    this.#arriveWithoutReply()
  }
  redo() {
    this.waiting = false
    this.session.redo()
    if (this.#computer.toMove) this.session.redo()
    this.#arrive()
  }
  restart() {
    this.session.goTo(0)
    if (!this.hasAttribute('moves')) this.session.line.length = 0
    this.waiting = false
    this.#arrive(this.t('New game. Position: {position}', { position: this.position }))
  }
  hint() {
    if (this.session.over || this.hides('hint')) return
    this.#tell(Math.min(this.hintLevel + 1, 4))
    const onBoard = this.root.activeElement?.closest('.board')
    this.#changed()
    if (onBoard) focusBoard(this.root)
  }
  /** Gives a hint. A move that it names is offered by the main button, and its cell is the tab stop, where Enter plays it. @param {number} level */
  #tell(level) {
    this.hintLevel = level
    this.announcement = this.#words.hint(level)
    if (level < 3) return
    this.selected = null
    const move = this.offered
    if (move) this.spot = { item: move.item, choice: move.choice }
  }
  /** the move that the main button plays: the chosen one, or one that a hint named */
  get offered() {
    return this.selected ?? (this.mine && this.hintLevel > 2 ? this.#words.advised : null)
  }
  /** Sets an attribute from the settings. @param {string} name @param {string | null} value */
  #set(name, value) {
    this.reflect({ [name]: value })
    if (/rules|first|starts/.test(name)) {
      this.reflect({ moves: null, at: null })
      const start = this.session.start.text
      this.attempt(() => this.#open(this.session.game.name, start))
      this.waiting = false
    }
    this.#settle()
    this.#computer.think()
    this.#changed()
  }

  /* ---- drawing ---- */

  connectedCallback() {
    super.connectedCallback()
    /* the element was moved in the page while the computer thought */
    this.#computer.resume()
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#computer.pause()
    this.sided?.close()
    this.#view?.suspend()
  }
  update() {
    const active = this.root.activeElement
    super.update()
    if (!this.session) return
    /* the tab stop may be at no move: Tab shall still find the board */
    if (this.mine && !this.root.querySelector('.board [tabindex="0"]')) {
      const { item = 0 } = this.spot ?? {}
      const first = this.session.game.nextMove(this.session.position, item, 0)
      this.spot = first?.item === item ? { item, choice: first.choice } : null
      super.update()
    }
    /* a disabled button hears no keys */
    if (active?.matches(':disabled') || (active && !active.isConnected)) focusBoard(this.root)
    this.#place.look()
  }
  /** Draws, and stores the state in the address and in the deck's other windows. */
  #changed() {
    this.update()
    keep(this)
  }

  /** A game won against the computer is solved, a lost one has ended. */
  get progress() {
    const { session } = this
    if (this.values !== 'off') return SOLVED
    if (!session) return NOTHING
    if (!session.over) return progress(false, session.ply > 0)
    const lost = session.winner === (this.first === 'me' ? 1 : 0)
    return this.opponent === 'computer' && lost ? END : SOLVED
  }
  /** @returns {unknown} */
  render() {
    const { session } = this
    const { game, position } = session
    if (!this.spot) {
      const first = game.nextMove(position, 0, 0)
      this.spot = first && { item: first.item, choice: first.choice }
    }
    const words = this.#words
    const view = this.#view.view()
    const { answer } = this.#view
    if (answer.outcome === 'unknown' && (this.hintLevel || this.values !== 'off'))
      this.#known.ask(position)
    const rows = session.over ? this.#ending.rows : []
    /* a slide that hides values for good does not tell mistakes either */
    const kept = this.inDeck && this.hides('values')
    const side = this.values === 'grundy' ? xorOf(this, this.#known) : nothing
    return html`<div
      part="stage"
      class="play ${game.facts.board}-play ${this.sided ? 'sided' : ''}"
      role="group"
      aria-label="${this.t(game.facts.title)}: ${view.text}"
    >
      ${settings(this, (name, value) => this.#set(name, value))}
      <div class="main ${side === nothing ? '' : 'beside'}">
        <div
          part="board"
          class="board by${this.turn} ${this.mine ? 'mine' : ''}"
          data-scene
          role="grid"
          aria-label=${this.t('Board: {position}', { position: view.text })}
          @click=${this.#hand.click}
          @focusin=${this.#hand.focus}
          @dblclick=${(/** @type {Event} */ e) => e.preventDefault()}
        >
          ${boardOf(game.facts.board).board(view)}
        </div>
        ${
          side === nothing
            ? nothing
            : html`<div
                class="side"
                tabindex="0"
                role="group"
                aria-label=${this.t('The numbers in binary, and their XOR')}
              >
                ${side}
              </div>`
        }
      </div>
      ${status(this, words, this.#known, answer, {
        turn: this.#turn,
        explanation: this.hides('moves') ? nothing : mexOf(view),
        proved: session.over && !kept ? proved(this, words, rows) : '',
      })}
      ${this.replays ? this.stepper.view() : nothing}
      <div class="foot no-print">
        <div class="actions">
          ${action(this, words, () => this.#begin())} ${amountField(this, words, view)}
        </div>
        ${tools(this, {
          hides: (what) => this.hides(what),
          undone: this.#future,
          replays: this.replays,
          onValues: () => this.nextValues(),
        })}
        ${this.panels.open === 'share' ? sharePanel(this, this.#copies) : nothing}
      </div>
      ${this.matches('[data-deck]') ? nothing : ribbon(this, words, rows, (ply) => this.#show(ply))}
      <section class="end">
        ${
          session.over && session.played.length && !kept
            ? html`${reviewed(this, words, rows, (ply) => this.#show(ply))}
              ${this.#ending.lost > 1 ? whyButton(this) : nothing} ${keepLink(this)}`
            : nothing
        }
      </section>
      <div class="sr" aria-live="polite">${this.announcement}</div>
    </div>`
  }

  /** Says the position and whose turn it is. */
  sayPosition() {
    this.announcement = `${this.#stands}. ${this.#turn}`
    this.update()
  }
  /** Whose turn it is, in words. */
  get #turn() {
    return this.#words.turn(this.waiting, this.replays && this.#future)
  }
  /** Shows the next kind of values. */
  nextValues() {
    if (this.hides('values')) return
    const grundy = this.sided?.valued ?? this.session.game.flags(this.session.position).grundy
    const off = this.inDeck && this.inGrundy ? 'off grundy' : 'off'
    /* on a slide the button shows what the author hid, and hides it again */
    const then = grundy && !this.inDeck ? 'grundy' : off
    const next = this.values === 'off' && grundy && this.inGrundy ? 'grundy' : 'outcome'
    this.reflect({ values: { off: next, outcome: then, grundy: off }[this.values] })
    this.#changed()
  }
  #begin() {
    this.waiting = false
    /* undone moves are dropped: the computer chooses anew */
    if (!this.hasAttribute('moves')) this.session.line.length = this.session.ply
    this.#settle()
    this.#changed()
  }

  /* ---- touch and keys ---- */

  /** Chooses a move without playing it. @param {Move | null} move @param {Cell} [cell] that was touched */
  select(move, cell) {
    this.refusal = this.refused = ''
    this.selected = move
    if (move) {
      const { item, choice } = move
      this.spot = { item, choice, ...(cell && { col: spotOf(cell).col }) }
      this.announcement = this.#words.phrase(item, choice)
    }
    this.update()
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    return this.#hand.key(event)
  }
}
