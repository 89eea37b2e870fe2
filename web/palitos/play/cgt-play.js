/**
 * cgt-play.js -- a game to play: with mouse, touch or keyboard, against the computer or another person.
 */
import { html, nothing } from 'lit-html'
import { boardOf, css as boardsCss, partsOf } from '../../boards/index.js'
import { copyText } from '../../core/copy.js'
import { CgtElement, sheet } from '../../core/element.js'
import { addressed, attributesOf, commonKey, keep } from '../../core/keep.js'
import { chip, icon, leftChip, leftWords, letterOf, pill } from '../../core/marks.js'
import { screenButton } from '../../core/screen.js'
import { Stepper, stepperSheet } from '../../core/stepper.js'
import { solveFar } from '../../engine/far.js'
import { fragment } from '../../model/address.js'
import { Answers, FAR } from '../../model/answers.js'
import { chooseMove, review, Session } from '../../model/session.js'
import { css as xorCss, xorTable } from '../xor-table.js'
import css from './cgt-play.css'

/** @typedef {import('../../engine/engine.js').Move} Move */
/** @typedef {import('../../engine/engine.js').Position} Position */
/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../engine/engine.js').Certificate} Certificate */
/** @typedef {import('../../boards/view.js').BoardView} BoardView */

/** moves played at the most for one answer that a person waits for: some 10 ms */
const BUDGET = 60_000
/** moves whose outcome is told at once: more would be slow, and too much to read */
const MARKED = 80
/** values of moves that can be read in one sentence */
const READ = 12
/** a board shows no more things than this */
const ITEMS = 2000
/** the computer takes so long, ms, that its move is seen as one */
const THINKS = 550

/** a thing of the board @typedef {HTMLElement | SVGElement} Drawn */
/** @param {unknown} thing @returns {thing is Drawn} */
const isDrawn = (thing) => thing instanceof HTMLElement || thing instanceof SVGElement
/** what it is: in a sum the part's number stands above bit 24 @param {Drawn} cell */
const itemOf = (cell) => {
  const part = /** @type {HTMLElement | null} */ (cell.closest('[data-part]'))
  return Number(part?.dataset.part ?? 0) * 2 ** 24 + Number(cell.dataset.item)
}

/** @param {Drawn | undefined} cell */
const placeOf = (cell) => (cell ? { col: Number(cell.dataset.col) } : {})

/**
 * @summary A game that is played, with hints, undo, values on the moves, and a review after it.
 * @attr {string} game id of the game
 * @attr {string} rules in the game's notation; "misere" first where it has that form
 * @attr {string} start position in the game's notation
 * @attr {string} moves a line to be replayed: move texts with spaces between
 * @attr {computer|person} opponent
 * @attr {perfect|random} level of the computer
 * @attr {me|opponent} first who moves first
 * @attr {string} at how many of the moves are played
 * @attr {string} hide what a person cannot ask for: hint, values
 * @event cgt-move before a move, cancelable; detail { game, from, move, to }
 * @event cgt-moved after it
 */
export class CgtPlay extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    start: '',
    moves: '',
    at: '',
    opponent: 'computer|person',
    level: 'perfect|random',
    first: 'me|opponent',
    hide: '',
  }
  static styles = [stepperSheet, sheet([css, xorCss, boardsCss].join('\n'))]

  /** through the line of `moves` */
  stepper = new Stepper(this, { onChange: (ply) => this.#show(ply) })

  /** @type {Session} */ session = /** @type {any} */ (null)
  /** @type {Move | null} */ selected = null
  /** how far the hint ladder was climbed, 0 to 4 */ hintLevel = 0
  /** @type {'' | 'settings' | 'share'} */ panel = ''
  /** what the live region says */ said = ''
  /** said beside the turn: what was touched is no move */ refused = ''
  /** the roving tab stop; col: of the cell that was touched @type {{ item: number, choice: number, col?: number } | null} */ spot =
    null
  /** the first move of the computer waits for a person to start it */ waiting = false
  #timer = 0
  /** the computer owes a move: it is to come soon, or being worked out */ #due = false
  #copied = ''
  /** what is known of positions of the game on the board @type {Answers} */ #known =
    /** @type {any} */ (null)
  /** the same of the games of a sum, each by itself; made when asked for @type {Answers[]} */ #alone =
    []
  /** what play is made of, as attributes say it */ #asked = ''

  read() {
    const asked = this.#asks
    /* how it looks has changed, and play goes on */
    if (asked === this.#asked) return
    const name = this.getAttribute('game') ?? 'nim'
    this.#open(name, this.getAttribute('start'), this.getAttribute('moves') ?? '')
    this.session.goTo(Number(this.getAttribute('at')) || 0)
    this.waiting = this.first === 'opponent' && !this.session.line.length
    this.#settle()
  }
  get #asks() {
    const names = ['game', 'rules', 'start', 'moves', 'at', 'opponent', 'first']
    return JSON.stringify(names.map((name) => this.getAttribute(name)))
  }
  /** Another play, in a game of its own; what the one before it held is free. @param {string} name @param {string | null} start @param {string} [moves] @param {string} [rules] */
  #open(name, start, moves, rules = this.#rules(name)) {
    const game = this.engine.game(name, { rules })
    try {
      this.session = new Session(game, start ?? game.start, moves)
    } catch (error) {
      game.close()
      throw error
    }
    /* drawn next, a move of the game before would be asked for its text */
    this.selected = null
    for (const known of this.#all) known.close()
    this.#known = new Answers(game, solveFar, () => this.#told())
    this.#alone = []
    this.#followed = ''
  }
  get #all() {
    return this.#known ? [this.#known, ...this.#alone] : []
  }
  /** A game that is named alone is its first example. @param {string} name */
  #rules(name) {
    const facts = this.engine.games.find((g) => g.name === name)
    return this.getAttribute('rules') ?? facts?.examples[0].rules ?? ''
  }
  connectedCallback() {
    super.connectedCallback()
    /* it was moved while the computer thought */
    if (this.#due) this.#think()
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
    for (const known of this.#all) known.suspend()
  }

  get opponent() {
    return this.getAttribute('opponent') === 'person' ? 'person' : 'computer'
  }
  get level() {
    return this.getAttribute('level') === 'random' ? 'random' : 'perfect'
  }
  get first() {
    return this.getAttribute('first') === 'opponent' ? 'opponent' : 'me'
  }
  /** @returns {import('../../core/element.js').Values} play begins without telling */
  get values() {
    if (this.handout) return this.inGrundy ? 'grundy' : 'outcome'
    return this.hasAttribute('values') ? super.values : 'off'
  }
  /** @param {'hint' | 'values'} what */
  #hides(what) {
    return ` ${this.getAttribute('hide')} `.includes(` ${what} `)
  }
  /** The position on the board, in notation. Setting it starts a new play from there. */
  get position() {
    return this.session?.position.text ?? ''
  }
  set position(text) {
    /* not in a page yet, or refused: what is read next begins there */
    if (!this.session) {
      for (const name of ['moves', 'at']) this.removeAttribute(name)
      this.setAttribute('start', text)
      return
    }
    this.attempt(() => {
      const { name, rules } = this.session.game
      this.#open(name, text, '', rules)
      this.reflect({ start: text, moves: null, at: null })
      this.#settle()
    })
  }
  get shared() {
    const attributes = Object.fromEntries(
      ['rules', 'start', 'opponent', 'level', 'first', 'values', 'colors'].map((a) => [
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
    this.reflect({ moves: state.moves || null, at: state.ply ? String(state.ply) : null })
    this.#asked = ''
    this.attempt(() => this.read())
    this.#leave()
    this.waiting = false
    this.hintLevel = state.hint
    this.update()
  }

  /** whose turn it is: 1 and 2 are the first and the second to move; where a position tells its mover, that one */
  get turn() {
    return this.#player(this.session.turn)
  }
  /** @param {number} turn 0 for who moved first, 1 for the other */
  #player(turn) {
    const { game, start } = this.session
    return /** @type {1 | 2} */ (((turn + (game.mover(start) ?? 0)) % 2) + 1)
  }
  /** the person may move now */
  get mine() {
    return !this.session.over && !this.#computerToMove && !this.waiting
  }
  get #computerToMove() {
    if (this.opponent === 'person' || this.session.over) return false
    return (this.session.turn === 0) === (this.first === 'opponent')
  }
  /** @param {1 | 2} player */
  #name(player) {
    if (this.opponent === 'person') return this.t('Player {n}', { n: player })
    return (player === this.#player(0)) === (this.first === 'me')
      ? this.t('You')
      : this.t('Computer')
  }

  /** After any change of the position: what was chosen or told is about another one. */
  #settle() {
    this.#asked = this.#asks
    this.#leave()
    this.selected = null
    this.refused = ''
    this.hintLevel = 0
    this.spot = null
    if (!this.#future) this.#think()
    if (this.stepper.at !== this.session.ply || this.stepper.count !== this.session.line.length)
      this.stepper.reset(this.session.line.length, this.session.ply)
  }
  /** what was undone, or is still to be replayed */
  get #future() {
    return this.session.ply < this.session.line.length
  }
  /** The computer moves soon, where it is its turn. */
  #think() {
    this.#leave()
    this.#due = this.#computerToMove && !this.waiting
    if (this.#due) this.#timer = window.setTimeout(() => this.#reply(), THINKS)
  }
  /** It does not. */
  #leave() {
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#due = false
  }
  /** Another ply of the line; the computer waits until somebody leaves the line. @param {number} ply */
  #show(ply) {
    this.session.goTo(ply)
    this.waiting = !this.#replays && this.#computerToMove
    this.#stay()
  }
  /** After any change of the position, which is said. */
  #arrive(said = this.#place) {
    this.said = said
    this.#settle()
    this.#changed()
  }
  /** The same; the computer waits for a person. */
  #stay() {
    this.#arrive()
    this.#leave()
  }
  get #place() {
    return this.t('Position: {position}', { position: this.position })
  }
  /** a line was given to be replayed, and is there */
  get #replays() {
    return this.hasAttribute('moves') && this.session.line.length > 0
  }
  /** Of the position on the board. */
  get #answer() {
    return this.#known.of(this.session.position, BUDGET)
  }
  /** More is known than was, or how far it is: the computer may have waited for it. */
  #told() {
    /* said before it was known */
    if (this.hintLevel && this.said === this.#beyond) this.said = this.#hintWords()
    this.update()
    if (this.#due && !this.#timer && !this.#known.asking) this.#reply()
  }
  #reply() {
    this.#leave()
    if (!this.isConnected || !this.#computerToMove) return
    const { game, position } = this.session
    /* after the same move as before it was taken back, the same answer */
    const again = this.session.line[this.session.ply]
    if (again) return this.play(again.move)
    const budget = BUDGET * 4
    if (this.level === 'perfect') {
      const { outcome, move } = this.#known.of(position, budget)
      this.#due = outcome === 'unknown' && this.#known.ask(position)
      if (this.#due) return
      if (move) return this.play(move)
    }
    this.play(chooseMove(game, position, this.level, { budget }))
  }

  /**
   * Plays a legal move, unless a listener cancels it, or brings another position.
   * @param {Move} move @throws {import('../../engine/errors.js').IllegalMove} it is another position's, or another game's
   */
  play(move) {
    const { session } = this
    const { game, position } = session
    const { text, to } = game.own(position, move)
    const detail = { game: game.name, from: position.text, move: text, to: to.text }
    if (!this.emit('cgt-move', detail, true)) return
    if (this.session !== session || session.position !== position) return
    const who = this.turn
    const replies = this.#computerToMove
    /* the button goes grey: who pressed it by key goes on from the board */
    const hadFocus = !!this.root.activeElement?.closest('.board, .actions')
    const words = this.#phrase(move.item, move.choice)
    this.session.play(move)
    const told = `${this.#name(who)}: ${words}. ${move.text}. ${this.session.over ? this.#result() : this.#place}`
    /* the answer comes soon after: a screen reader says both */
    this.#arrive(replies ? `${this.said} ${told}` : told)
    this.#think()
    if (hadFocus) this.#focusBoard()
    this.emit('cgt-moved', detail)
  }
  update() {
    const active = this.root.activeElement
    super.update()
    if (!this.session) return
    /* where the arrows led to no move, Tab still finds the board */
    if (this.mine && !this.root.querySelector('.board [tabindex="0"]')) {
      const { item = 0 } = this.spot ?? {}
      const first = this.session.game.nextMove(this.session.position, item, 0)
      this.spot = first?.item === item ? { item, choice: first.choice } : null
      super.update()
    }
    /* a button that went grey hears no keys */
    if (active?.matches(':disabled') || (active && !active.isConnected)) this.#focusBoard()
    this.#follow()
  }
  /** A board larger than its place shows the figure, once for each position. */
  #follow() {
    const room = this.root.querySelector('.roam')
    const here = room?.querySelector('[data-here]')
    const { text } = this.session.position
    if (!room || !here || this.#followed === text) return
    this.#followed = text
    const [outer, inner] = [room.getBoundingClientRect(), here.getBoundingClientRect()]
    room.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
    room.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2
  }
  #followed = ''

  /** Draws, and tells the address and the other windows. */
  #changed() {
    this.update()
    keep(this)
  }
  /** What opens this very play again. @returns {Record<string, string>} */
  get address() {
    const { game, start, ply } = this.session
    const moves = this.#line
    return {
      ...attributesOf(this),
      ...{ game: game.name, rules: game.rules, start: start.text, moves },
      at: moves && String(ply),
    }
  }
  /** its moves, those undone too */
  get #line() {
    return this.session?.line.map((p) => p.move.text).join(' ') ?? ''
  }

  undo() {
    this.session.undo()
    if (this.#computerToMove && this.session.ply) this.session.undo()
    this.waiting = this.#computerToMove && !this.session.ply
    this.#stay()
  }
  redo() {
    this.waiting = false
    this.session.redo()
    if (this.#computerToMove) this.session.redo()
    this.#arrive()
  }
  restart() {
    this.session.goTo(0)
    if (!this.hasAttribute('moves')) this.session.line.length = 0
    this.waiting = false
    this.#arrive(this.t('New game. Position: {position}', { position: this.position }))
  }
  hint() {
    if (this.session.over || this.#hides('hint')) return
    this.hintLevel = Math.min(this.hintLevel + 1, 4)
    this.said = this.#hintWords()
    this.#changed()
  }
  /** @param {string} name @param {string | null} value */
  #set(name, value) {
    this.reflect({ [name]: value })
    if (name === 'rules' || name === 'first') {
      this.reflect({ moves: null, at: null })
      const start = this.session.start.text
      this.attempt(() => this.#open(this.session.game.name, start))
      this.waiting = false
    }
    this.#settle()
    this.#think()
    this.#changed()
  }

  /** The move in words. @param {number} item @param {number} choice @param {Position} [from] */
  #phrase(item, choice, from = this.session.position) {
    const { game } = this.session
    const part = this.#parts[Math.floor(item / 2 ** 24)]
    const { phrase } = part ?? game.facts
    const it = game.items(from, { limit: ITEMS }).find((i) => i.item === item)
    const move = game.touch(from, item, choice)
    const text = move?.text.replace(/^\d+:/, '') ?? ''
    const words = this.t(phrase, {
      choice,
      /* of lines, those across are one kind and those down the other */
      n: it?.glyph === '-' ? 1 : choice,
      number: it?.number ?? 0,
      item: (item % 2 ** 24) + 1,
      move: text,
      no: text.replace(/\D/g, ''),
      to: move?.to.text ?? '',
    })
    return part ? `${this.t('Part {n}', { n: Math.floor(item / 2 ** 24) + 1 })}: ${words}` : words
  }
  /** the games of a sum, none where it is no sum */
  get #parts() {
    return partsOf(this.engine, this.session.game)
  }
  /** A position of one part of a sum, as if nothing stood beside it. @param {number} part @param {string} text @returns {ReturnType<BoardView['ofPart']>} */
  #ofPart(part, text) {
    const { game, position } = this.session
    if (this.values !== 'grundy' || game.flags(position).misere) return null
    if (!this.#alone.length)
      this.#alone = this.#parts.map(
        ({ name, rules }) => new Answers(this.engine.game(name, { rules }), solveFar),
      )
    const { grundy } = this.#alone[part].of(text, BUDGET / 4)
    if (grundy === null) return null
    return { grundy, text: this.num(grundy) }
  }
  #result() {
    const { game, position, start, winner } = this.session
    if (this.#scores) {
      const worth = this.#forFirst(start, game.solve(start, { budget: BUDGET }).value)
      const ends = this.t('The game ends with {value}.', {
        value: this.#forFirst(position, game.end(position)?.value ?? 0) ?? 0,
      })
      if (worth === null) return ends
      return `${ends} ${this.t('Best play gives {value}.', { value: worth })}`
    }
    if (winner === 'tie') return this.t('Tie.')
    const name = this.#name(this.#player(Number(winner)))
    const wins =
      name === this.t('You')
        ? this.t('You win.')
        : this.opponent === 'person'
          ? this.t('{name} wins.', { name })
          : this.t('The computer wins.')
    const end = boardOf(game.facts.board).end
    return end
      ? `${wins} ${end((key, slots) => this.t(key, slots), game.items(position))}`.trim()
      : wins
  }
  /** Who wins is not all: the end has a value. */
  get #scores() {
    return this.session.game.flags(this.session.position).scored
  }
  /** Moves gain points: a value is by how many who moves ends ahead, of those still to be had. */
  get #gains() {
    return this.session.game.flags(this.session.position).gains
  }
  /** What best play gives from here. @param {number} value for the player to move */
  #worth(value) {
    return this.#gains
      ? this.t(
          'With best play from here, who moves gains {n} point more than the other.|With best play from here, who moves gains {n} points more than the other.',
          { n: value },
        )
      : this.t('Best play gives {value}.', {
          value: this.#forFirst(this.session.position, value) ?? 0,
        })
  }
  /** A value for the player to move, as one for MAX, who has the first mover's part. @param {import('../../engine/engine.js').Position} position @param {number | null} value */
  #forFirst(position, value) {
    return value === null || !this.session.game.mover(position) ? value : 0 - value
  }
  /** @param {Outcome} outcome for the player to move */
  #outcomeWords(outcome) {
    return {
      win: this.t('winning position'),
      loss: this.t('losing position'),
      tie: this.t('tied position'),
      draw: this.t('drawn position: play need not end'),
      unknown: this.t('too large to solve here'),
    }[outcome]
  }
  get #beyond() {
    return this.t('Too large to solve here. You can play on.')
  }
  #hintWords() {
    const { game, position } = this.session
    const { outcome, move: best } = this.#answer
    if (outcome === 'unknown') return this.#beyond
    const certificate = this.#known.why(position, BUDGET, 6)
    const won = outcome === 'win'
    if (this.#gains && this.hintLevel < 3 && certificate.value !== null)
      return this.#worth(certificate.value)
    if (this.#scores && this.hintLevel < 3 && certificate.value !== null)
      return this.hintLevel === 1
        ? this.#worth(certificate.value)
        : this.t('Begin at the leaves and go up: MAX picks the largest, MIN the smallest.')
    if (this.hintLevel === 1 || (certificate.kind === 'unknown' && this.hintLevel === 4))
      return won
        ? this.t('This position is won: some move leaves the opponent lost.')
        : outcome === 'loss'
          ? this.t('This position is lost: every move leaves the opponent won.')
          : this.t('With best play nobody wins from here.')
    const move = certificate.move === null ? best : game.move(position, certificate.move)
    if (!move) return this.#why(certificate)
    if (this.hintLevel === 2) {
      if (outcome === 'tie') return this.t('No move wins; choose one that does not lose (it ties).')
      if (outcome === 'draw') return this.t('No move wins; choose one that does not lose.')
      if (!won) return this.t('No move wins. Choose one that makes the game long.')
      const item = game.items(position, { limit: ITEMS }).find((i) => i.item === move.item)
      if (game.facts.board === 'heaps')
        return this.t('Look at heap {item}, of {n}.', { item: move.item + 1, n: item?.number ?? 0 })
      if (game.facts.board === 'pins')
        return this.t('Look at row {item}, of {n}.', { item: move.item + 1, n: item?.number ?? 0 })
      return this.t('Look for a move that leaves the opponent in a losing position.')
    }
    if (this.hintLevel === 3) return this.#phrase(move.item, move.choice) + '.'
    return this.#why(certificate)
  }
  /** @param {Certificate} certificate */
  #why({ kind, sentence }) {
    const { game, position } = this.session
    const move = sentence.slots.move ?? ''
    const why =
      this.#gains && move
        ? this.#balance(String(move))
        : this.t(sentence.text, { ...sentence.slots, move: move && this.#read(String(move), true) })
    const moves = game.moves(position, { limit: READ + 1 })
    if (moves.length > READ) return why
    if (kind === 'tie' && !this.#scores && !this.#gains)
      return `${why} ${this.#losing(moves)}`.trim()
    if (!this.#scores) return why
    const values = moves.map((m) =>
      this.#forFirst(m.to, game.solve(m.to, { budget: BUDGET / 4 }).value),
    )
    if (values.includes(null)) return why
    const told = this.t('The moves are worth {values}', {
      values: values.map((n) => this.num(n ?? 0)).join(', '),
    })
    const picks = this.t(game.mover(position) ? 'MIN picks the smallest' : 'MAX picks the largest')
    return `${why} ${told}: ${picks}.`
  }
  /** Of a tied position: the moves that lose, each with the answer that wins. @param {Move[]} moves */
  #losing(moves) {
    const { game } = this.session
    const lose = moves.flatMap(({ text, to }) => {
      const { outcome, move } = game.solve(to, { budget: BUDGET / 4 })
      if (outcome !== 'win' || !move) return []
      return this.t('{move} to {reply}', {
        move: this.#read(text, true),
        reply: this.#read(move.text, true, to),
      })
    })
    return lose.length ? this.t('These lose: {moves}.', { moves: lose.join(', ') }) : ''
  }
  /** What the best move gains, and what it leaves. @param {string} text */
  #balance(text) {
    const { game, position } = this.session
    const { gain, to } = game.move(position, text)
    const rest = game.solve(to, { budget: BUDGET }).value ?? 0
    const left = rest < 0 ? `(${this.num(rest)})` : this.num(rest)
    return this.t(
      '{move} is the best move: it gains {gain} now and leaves {rest} to the opponent, {sum}.',
      {
        move: this.#read(text, true),
        ...{ gain, rest, sum: `${this.num(gain)} − ${left} = ${this.num(gain - rest)}` },
      },
    )
  }
  /** A move as people read it: its notation where the board shows that, else in words. @param {string} text @param {boolean} [quoted] within a sentence @param {Position} [from] */
  #read(text, quoted = false, from = this.session.position) {
    const { game } = this.session
    const { board, phrase } = game.facts
    const shown = board === 'heaps' || board === 'list' || phrase.includes('{move}')
    if (shown && board !== 'sum') return this.#notation(text)
    const { item, choice } = game.move(from, text)
    const words = this.#phrase(item, choice, from)
    return quoted ? this.t('“{words}”', { words }) : words
  }
  /** A move as its notation, the heap and the node named in words: a digit or a card is no node. @param {string} text */
  #notation(text) {
    const [move, heap] = text.split('@')
    if (/^\d+$/.test(move) && this.session.game.facts.board === 'nodes')
      return this.t('node {node}', { node: move })
    return move.replace(/-/g, '−') + (heap ? ` (${this.t('heap {heap}', { heap })})` : '')
  }

  /** What a move leaves, in the marks of that position; where play is for points, what the move is worth. @param {number} item @param {number} choice */
  #mark(item, choice) {
    if (this.values === 'off') return null
    const move = this.session.game.touch(this.session.position, item, choice)
    if (!move) return null
    const left = this.#known.of(move.to, BUDGET / 4)
    const { grundy, outcome } = left
    const value =
      left.value === null
        ? null
        : this.#gains
          ? move.gain - left.value
          : this.#scores
            ? this.#forFirst(move.to, left.value)
            : null
    if (value !== null) {
      const text = this.num(value)
      const words = this.#gains
        ? this.t('leads to a difference of {value}', { value })
        : this.t('worth {value}', { value })
      return { outcome, grundy, value, text, words, chip: chip('plain', text) }
    }
    const letter = letterOf(outcome, this.letters)
    const number = this.values === 'grundy' && grundy !== null
    const text = number ? this.num(grundy) : letter
    const words = number
      ? this.t('leaves Grundy value {n}', { n: grundy })
      : {
          win: this.t('leaves a winning position ({letter})', { letter }),
          loss: this.t('leaves a losing position ({letter})', { letter }),
          tie: this.t('leaves a tie ({letter})', { letter }),
          draw: this.t('leaves a draw by endless play ({letter})', { letter }),
          unknown: this.t('leaves a position that is not solved'),
        }[outcome]
    return { outcome, grundy, value, text, words, chip: chip(outcome, text) }
  }
  /** @param {string} text @returns {ReturnType<BoardView['told']>} */
  #tell(text) {
    if (this.values === 'off') return null
    const answer = this.#known.named(text, BUDGET / 4)
    if (!answer) return null
    const { outcome, value, grundy } = answer
    const number = this.values === 'grundy' && grundy !== null
    return {
      ...{ outcome, value, grundy },
      text: number ? this.num(grundy) : letterOf(outcome, this.letters),
      words: number ? this.t('Grundy value {n}', { n: grundy }) : this.#outcomeWords(outcome),
    }
  }

  /** @returns {BoardView} */
  #view() {
    const { session } = this
    const { game, position, last } = session
    const moves = game.moves(position, { limit: 513 })
    const answer = this.#answer
    const told = this.hintLevel >= 3 || this.values !== 'off'
    const good =
      answer.outcome === 'win' || ((this.#scores || this.#gains) && answer.outcome !== 'unknown')
    const points = session.points
    const best = told && this.mine && good ? answer.move : null
    const hintMove = this.hintLevel >= 2 && good ? answer.move : null
    const before = last ? game.items(last.from, { limit: ITEMS }) : []
    if (!this.spot) {
      const m = moves[0]
      this.spot = m ? { item: m.item, choice: m.choice } : null
    }
    const spot = this.spot
    const element = this
    return {
      t: (key, slots) => this.t(key, slots),
      num: (n) => this.num(n),
      text: position.text,
      items: game.items(position, { limit: ITEMS }),
      moves: moves.slice(0, 512),
      more: moves.length > 512,
      values: this.values,
      marked: moves.length > 0 && moves.length <= MARKED,
      nim: game.name === 'nim',
      parts: this.#parts,
      misere: game.flags(position).misere,
      // asked for late: it makes the browser lay out the page
      get wide() {
        return element.clientWidth > 560
      },
      mine: this.mine,
      turn: this.turn,
      points: this.#gains ? (this.#player(0) === 1 ? points : [points[1], points[0]]) : null,
      selected: this.selected,
      best,
      hint: this.hintLevel
        ? { item: hintMove ? hintMove.item : null, level: this.hintLevel }
        : null,
      last: last && {
        item: last.move.item,
        choice: last.move.choice,
        text: last.move.text,
        by: this.#player(this.session.ply - 1),
        before,
      },
      legal: (item, choice) => !!game.touch(position, item, choice),
      first: (item) => {
        const m = game.nextMove(position, item, 0)
        return m?.item === item ? m : null
      },
      mark: (item, choice) =>
        moves.length <= MARKED && this.mine ? this.#mark(item, choice) : null,
      told: (text) => this.#tell(text),
      ofPart: (part, text) => this.#ofPart(part, text),
      options: (text) => {
        const at = this.#known.at(text)
        return at ? game.moves(at, { limit: 512 }) : []
      },
      mover: (text) => {
        const at = this.#known.at(text)
        return at && game.mover(at)
      },
      name: (player) => this.#name(player),
      phrase: (item, choice) => this.#phrase(item, choice),
      focused: (item, choice) => spot?.item === item && spot.choice === choice,
      focusedItem: (item) => spot?.item === item,
      at: spot?.col ?? null,
      letter: (outcome) => letterOf(outcome, this.letters),
    }
  }

  render() {
    const { session } = this
    const view = this.#view()
    const answer = this.#answer
    if (answer.outcome === 'unknown' && (this.hintLevel || this.values !== 'off'))
      this.#known.ask(session.position)
    const side = this.values === 'grundy' ? this.#analysis() : nothing
    return html`<div
      class="play ${session.game.facts.board}-play"
      role="group"
      aria-label="${this.t(session.game.facts.title)}: ${view.text}"
    >
      ${this.#settings()}
      <div class="main ${side === nothing ? '' : 'beside'}">
        <div
          class="board by${this.turn} ${this.mine ? 'mine' : ''}"
          role="grid"
          aria-label=${this.t('Board: {position}', { position: view.text })}
          @click=${this.#click}
          @focusin=${this.#focus}
          @dblclick=${(/** @type {Event} */ e) => e.preventDefault()}
        >
          ${boardOf(session.game.facts.board).board(view)}
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
      ${this.#status(answer.outcome)}
      ${
        session.over
          ? nothing
          : html`<p class="told">
              ${this.hintLevel ? html`<b>${this.hintLevel === 4 ? this.t('Why:') : this.t('Hint:')}</b> ${this.#hintWords()}` : this.#mex(view)}
            </p>`
      }
      ${this.#replays ? this.stepper.view() : nothing} ${this.#actions(view)}
      ${this.panel === 'share' ? this.#share() : nothing}
      ${session.over && session.played.length ? this.#review() : nothing}
      <div class="sr" aria-live="polite">${this.said}</div>
    </div>`
  }

  #settings() {
    const { facts } = this.session.game
    const misere = this.session.game.rules.startsWith('misere')
    return html`<div class="settings no-print ${this.panel === 'settings' ? 'open' : ''}">
      ${this.#choice('opponent', this.t('Opponent'), this.opponent, [
        ['computer', this.t('Computer')],
        ['person', this.t('Another person')],
      ])}
      ${
        this.opponent === 'computer'
          ? html`${this.#choice('level', this.t('It plays'), this.level, [
              ['perfect', this.t('Perfectly')],
              ['random', this.t('At random')],
            ])}
            ${this.#choice('first', this.t('Who starts'), this.first, [
              ['me', this.t('I do')],
              ['opponent', this.t('Opponent')],
            ])}`
          : nothing
      }
      ${
        facts.misere
          ? this.#choice(
              'rules',
              this.t('Who cannot move'),
              misere ? 'misere' : 'normal',
              [
                ['normal', this.t('Loses')],
                ['misere', this.t('Wins (misère)')],
              ],
              (value) => {
                const rest = this.session.game.rules.replace(/^misere\s*/, '')
                this.#set('rules', value === 'misere' ? `misere ${rest}`.trim() : rest || null)
              },
            )
          : nothing
      }
    </div>`
  }
  /** @param {string} name @param {string} label @param {string} now @param {string[][]} options @param {(value: string) => void} [set] */
  #choice(name, label, now, options, set = (value) => this.#set(name, value)) {
    return html`<fieldset class="field">
      <legend>${label}</legend>
      <div class="seg">
        ${options.map(
          ([value, text]) =>
            html`<label
              ><input
                type="radio"
                name=${name}
                .checked=${now === value}
                @change=${() => set(value)}
              /><span>${text}</span></label
            >`,
        )}
      </div>
    </fieldset>`
  }

  /** @param {Outcome} outcome */
  #status(outcome) {
    const { session } = this
    const last = session.last
    const before = /** @type {1 | 2} */ (3 - this.turn)
    const turn = session.over
      ? html`<span class="result">${this.#result()}</span>`
      : html`${pill(this.turn, this.#turnWords(), true)}
        ${this.refused ? html`<b class="refused">${this.refused}</b>` : nothing}
        ${
          this.values === 'off' && this.hintLevel < 1
            ? nothing
            : (this.#scores || this.#gains) && outcome !== 'unknown'
              ? this.#worth(this.#answer.value ?? 0)
              : html`${chip(outcome, letterOf(outcome, this.letters))}<span
                    >${this.#outcomeWords(outcome)}</span
                  >`
        }`
    return html`<div class="status">
      ${turn} ${this.#progress()}
      ${
        last
          ? html`<span class="bar"
              >${pill(before, this.#name(before), false)}<span class="soft-text mono"
                >${this.#read(last.move.text, false, last.from)}</span
              ></span
            >`
          : nothing
      }
    </div>`
  }
  #progress() {
    const far = this.#known.asking
    if (!far?.shown || far.text !== this.position) return nothing
    return html`<span class="bar"
      ><progress max=${FAR} value=${far.spent} aria-label=${this.t('Solving')}></progress
      ><span
        >${this.t('Solving: {n} move looked at|Solving: {n} moves looked at', { n: far.spent })}</span
      ><button type="button" class="btn" @click=${() => this.#known.stop()}>
        ${this.t('Stop')}
      </button></span
    >`
  }
  #turnWords() {
    const name = this.#name(this.turn)
    if (name === this.t('You')) return this.t('Your turn')
    if (this.opponent === 'person') return name
    if (this.waiting)
      return this.session.ply
        ? this.t('The computer is to move: press Start')
        : this.t('The computer begins: press Start')
    return this.#replays && this.#future ? name : this.t('Computer is thinking')
  }

  /** @param {BoardView} view */
  #actions(view) {
    const { session, selected } = this
    const future = this.#future
    const primary = this.waiting
      ? html`<button type="button" class="btn primary" @click=${() => this.#begin()}>
          ${this.t('Start')}
        </button>`
      : session.over
        ? html`<button type="button" class="btn primary" @click=${() => this.restart()}>
            ${this.t('Play again')}
          </button>`
        : html`<button
            type="button"
            class="btn primary"
            ?disabled=${!selected || !this.mine}
            @click=${() => selected && this.play(selected)}
          >
            ${selected ? this.#phrase(selected.item, selected.choice) : this.t('Choose a move')}
          </button>`
    return html`<div class="foot no-print">
      <div class="actions">${this.#amount(view)} ${primary}</div>
      <div class="tools" role="group" aria-label=${this.t('Tools')}>
        ${this.#hides('hint') ? nothing : this.#button('hint', this.hintLevel ? this.t('Another hint') : this.t('Hint'), () => this.hint(), session.over || this.hintLevel === 4, '')}
        ${this.#button('undo', this.t('Undo'), () => this.undo(), !session.ply, 'quiet minor')}
        ${future && !this.#replays ? this.#button('redo', this.t('Redo'), () => this.redo(), false, 'quiet minor') : nothing}
        ${this.#button('again', this.t('New game'), () => this.restart(), !session.ply && !future, 'quiet minor')}
        <span class="gap"></span>
        ${this.#hides('values') ? nothing : this.#button('eye', this.#valuesWords(), () => this.#nextValues(), false)}
        ${screenButton(this)}
        ${this.#button('settings', this.t('Settings'), () => this.#toggle('settings'), false, 'quiet folded')}
        ${this.#button('share', this.t('Share'), () => this.#toggle('share'), false)}
      </div>
    </div>`
  }
  /** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => void} press @param {boolean} off @param {string} [look] */
  #button(name, label, press, off, look = 'quiet') {
    return html`<button
      type="button"
      class="btn ${look}"
      ?disabled=${off}
      aria-label=${label}
      title=${label}
      @click=${press}
    >
      ${icon(name)}<span class="label">${label}</span>
    </button>`
  }
  #valuesWords() {
    return {
      off: this.t('Values: hidden'),
      outcome: this.t('Values: outcome'),
      grundy: this.t('Values: Grundy'),
    }[this.values]
  }
  #nextValues() {
    if (this.#hides('values')) return
    const { grundy } = this.session.game.flags(this.session.position)
    const next = {
      off: grundy && this.inGrundy ? 'grundy' : 'outcome',
      outcome: grundy ? 'grundy' : 'off',
      grundy: 'off',
    }[this.values]
    this.reflect({ values: next })
    this.#changed()
  }
  /** @param {'settings' | 'share'} panel */
  #toggle(panel) {
    this.panel = this.panel === panel ? '' : panel
    this.update()
  }
  #begin() {
    this.waiting = false
    /* what was undone is not played again: the computer moves anew */
    if (!this.hasAttribute('moves')) this.session.line.length = this.session.ply
    this.#settle()
    this.#changed()
  }

  /** Minus, the amount, plus: for a thing of the board that offers several moves. @param {BoardView} view */
  #amount(view) {
    const { selected, session } = this
    if (!selected || !this.mine) return nothing
    const { item, choice } = selected
    const same = view.moves.filter((m) => m.item === item)
    /* a choice that is no amount has its own place on the board */
    const { board, phrase } = this.#parts[Math.floor(item / 2 ** 24)] ?? session.game.facts
    if (same.length < 2 || (board === 'row' && !phrase.includes('{choice}'))) return nothing
    const amount = board !== 'pins'
    const at = same.findIndex((m) => m.choice === choice)
    const after = session.game.nextMove(session.position, item, choice + 1)
    const less =
      at > 0 ? same[at - 1] : at < 0 ? session.game.touch(session.position, item, choice - 1) : null
    const more = after?.item === item ? after : null
    const big = amount && (view.more || same.length > 12)
    return html`<span class="amount-field">
      <button
        type="button"
        class="btn square"
        aria-label=${this.t('less')}
        ?disabled=${!less}
        @click=${() => less && this.select(less)}
      >
        ${icon('minus')}
      </button>
      ${
        big
          ? html`<input
              class="text-input"
              inputmode="numeric"
              aria-label=${this.t('amount')}
              .value=${String(choice)}
              @change=${(/** @type {Event} */ e) => this.#typed(item, /** @type {HTMLInputElement} */ (e.target))}
            />`
          : html`<output>${amount ? this.num(choice) : this.#notation(selected.text)}</output>`
      }
      <button
        type="button"
        class="btn square"
        aria-label=${this.t('more')}
        ?disabled=${!more}
        @click=${() => more && this.select(more)}
      >
        ${icon('plus')}
      </button>
    </span>`
  }
  /** @param {number} item @param {HTMLInputElement} input */
  #typed(item, input) {
    const amount = Number(input.value)
    const { game, position } = this.session
    const move = /^\d+$/.test(input.value.trim()) ? game.touch(position, item, amount) : null
    input.setAttribute('aria-invalid', String(!move))
    if (move) this.select(move)
    else {
      this.refusal = this.t('{text} cannot be taken here.', { text: input.value.slice(0, 40) })
      this.update()
    }
  }

  /** Chooses a move without playing it. @param {Move | null} move @param {Drawn} [cell] where it was touched */
  select(move, cell) {
    this.refusal = this.refused = ''
    this.selected = move
    if (move) {
      this.spot = { item: move.item, choice: move.choice, ...placeOf(cell) }
      this.said = this.#phrase(move.item, move.choice)
    }
    this.update()
  }

  /** xor of the parts' Grundy values, where the position is a sum of parts */
  #analysis() {
    const { parts, xor } = this.session.game.explain(this.session.position, {
      budget: BUDGET,
      replies: 0,
    })
    if (xor === null || parts.length < 2 || parts.some((p) => p.grundy === null)) return nothing
    return xorTable(
      (key, slots) => this.t(key, slots),
      parts.map((p) => Number(p.grundy)),
      { labels: parts.map((p) => p.position) },
    )
  }

  /** The Grundy value as the least that no move reaches, where the moves can be read. @param {BoardView} view */
  #mex({ moves, text }) {
    if (this.values !== 'grundy' || !moves.length || moves.length > READ) return nothing
    const after = moves.map((m) => this.#tell(m.to.text)?.grundy ?? null)
    const grundy = this.#tell(text)?.grundy ?? null
    if (grundy === null || after.includes(null)) return nothing
    return html`<span class="mono"
      >${this.t('mex{set} = {g}', { set: `{${after.join(', ')}}`, g: grundy })}</span
    >`
  }

  #share() {
    const attributes = this.address
    const id = this.id || this.localName
    const page = location.href.replace(/#.*$/, '')
    const link = page + fragment(id, attributes)
    const listed = Object.entries(attributes).filter(([, v]) => v !== '')
    /** @param {string} s */
    const quoted = (s) => s.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
    const tag = `<${this.localName} ${listed.map(([k, v]) => `${k}="${quoted(v)}"`).join(' ')}></${this.localName}>`
    const embed = new URL(
      document.querySelector('link[rel=palitos-embed]')?.getAttribute('href') ?? 'embed.html',
      page,
    ).href
    const frame = `<iframe src="${quoted(embed + fragment(this.localName, attributes))}" width="100%" height="620" title="Palitos"></iframe>`
    return html`<div class="panel no-print">
      ${[
        ...(addressed() ? [[this.t('Link to this position'), link]] : []),
        [this.t('For a page or a slide'), tag],
        [this.t('Where only an iframe is allowed (Moodle, WordPress, Google Sites)'), frame],
      ].map(
        ([label, text]) =>
          html`<div class="copy">
            <b>${label}</b><code>${text}</code
            ><button type="button" class="btn" @click=${() => this.#copy(text)}>
              ${icon(this.#copied === text ? 'check' : 'copy')}${this.#copied === text ? this.t('Copied') : this.t('Copy')}
            </button>
          </div>`,
      )}
    </div>`
  }
  /** @param {string} text */
  async #copy(text) {
    await copyText(text)
    this.#copied = text
    this.said = this.t('Copied')
    this.update()
  }

  #review() {
    const rows = review(this.session, { budget: BUDGET })
    const mistakes = rows.filter((r) => r.mistake).length
    const lost = rows.find((r) => r.lost)
    return html`<section class="end">
      <details ?open=${this.printing}>
        <summary>
          ${this.t('The game, move by move')}${mistakes ? html` <small>${this.t('{n} mistake|{n} mistakes', { n: mistakes })}</small>` : nothing}
        </summary>
        <ol class="review">
          ${rows.map((r) => {
            const player = this.#player(r.ply)
            const { from } = this.session.line[r.ply]
            return html`<li class=${r.mistake ? 'mistake' : ''}>
              <span class="n">${r.ply + 1}</span>${pill(player, this.#name(player), false)}
              <span
                ><span class="mono">${this.#read(r.text, false, from)}</span> ${
                  r.mistake
                    ? html`<small
                        >${r === lost ? this.t('Here the win was given away.') : this.t('A mistake.')}
                        ${r.better ? this.t('{move} kept it.', { move: this.#read(r.better, true, from) }) : nothing}</small
                      >`
                    : nothing
                }</span
              >
              <span class="bar"
                >${this.#scores ? nothing : leftChip(r, this)}${
                  r.mistake
                    ? html`<button
                        type="button"
                        class="btn no-print"
                        @click=${() => this.#show(r.ply)}
                      >
                        ${this.t('Go back here')}
                      </button>`
                    : nothing
                }</span
              >
            </li>`
          })}
        </ol>
        ${this.#scores ? nothing : html`<p class="soft-text">${leftWords(this, this.#gains)}</p>`}
      </details>
      ${this.#keepLink()}
    </section>`
  }
  /** To the page where games are kept, where this page knows one. */
  #keepLink() {
    const page = document.querySelector('link[rel=palitos-record]')?.getAttribute('href')
    return page && !this.inDeck
      ? html`<a class="btn no-print" href=${page + fragment('record', { ...this.address, at: '' })}
          >${icon('save')}${this.t('Keep this game')}</a
        >`
      : nothing
  }
  /** the cell of an event, or null @param {Event} event */
  #cell(event) {
    const at = event.composedPath().find((n) => isDrawn(n) && n.dataset.item !== undefined)
    return /** @type {Drawn | null} */ (at ?? null)
  }
  /** Touching chooses; touching what is chosen plays it. @param {Event} event */
  #click = (event) => {
    const cell = this.#cell(event)
    if (!cell || !this.mine) return
    if (cell.dataset.choice === undefined) return this.#refuse()
    const { game, position } = this.session
    const move = game.touch(position, itemOf(cell), Number(cell.dataset.choice))
    if (!move) return this.#refuse()
    /* the same move may stand in two places: touching the other one shows it there */
    const other = cell.closest('[data-twice]') && cell.getAttribute('aria-selected') !== 'true'
    if (this.selected?.text === move.text && !other) this.play(move)
    else this.select(move, cell)
  }
  /** What was touched is no move: that is said, and a chosen move is no longer. */
  #refuse() {
    this.selected = null
    this.refused = this.said = this.t('No move there.')
    this.update()
  }
  /** @param {Event} event */
  #focus = (event) => {
    const cell = this.#cell(event)
    if (!cell) return
    this.spot = { item: itemOf(cell), choice: Number(cell.dataset.choice ?? 0), ...placeOf(cell) }
  }
  #focusBoard() {
    const cell =
      this.root.querySelector('.board [tabindex="0"]') ??
      this.root.querySelector('.actions .primary')
    if (isDrawn(cell)) cell.focus({ preventScroll: true })
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    const cell = target.closest?.('[data-item]')
    const onCell = isDrawn(cell) && !!cell.closest('.board')
    if (onCell && event.key.startsWith('Arrow')) return this.#arrow(cell, event.key)
    if (onCell && (event.key === 'Enter' || event.key === ' ')) {
      if (!this.mine || cell.dataset.choice === undefined) return true
      const { game, position } = this.session
      const chosen = this.selected?.item === itemOf(cell) ? this.selected : null
      const move = chosen ?? game.touch(position, itemOf(cell), Number(cell.dataset.choice))
      if (move) this.play(move)
      return true
    }
    if (this.#replays && this.stepper.key(event)) return true
    if (target.matches?.('input')) return false
    const key = event.key.toLowerCase()
    /** @type {Record<string, () => void>} */
    const keys = {
      '+': () => this.#step(1),
      '-': () => this.#step(-1),
      '−': () => this.#step(-1),
      h: () => this.hint(),
      u: () => this.undo(),
      y: () => this.session.ply < this.session.line.length && this.redo(),
      r: () => {
        this.restart()
        this.#focusBoard()
      },
      v: () => this.#nextValues(),
      '?': () => {
        this.said = `${this.#place}. ${this.#turnWords()}`
        this.update()
      },
    }
    if (!Object.hasOwn(keys, key)) return commonKey(this, event)
    keys[key]()
    return true
  }
  /** @param {1 | -1} by */
  #step(by) {
    if (!this.mine) return
    const { game, position } = this.session
    const at =
      this.selected ?? (this.spot && game.touch(position, this.spot.item, this.spot.choice))
    if (!at) return
    if (!this.selected) return this.select(at)
    const same = game.moves(position, { limit: 4096 }).filter((m) => m.item === at.item)
    const to = same[same.findIndex((m) => m.choice === at.choice) + by]
    if (!to) return
    this.select(to)
    this.#focusBoard()
  }
  /** To the nearest cell that way: rows by data-row, places by data-col. @param {Drawn} cell @param {string} key */
  #arrow(cell, key) {
    const part = cell.closest('[data-part]')
    const cells = /** @type {Drawn[]} */ ([
      ...(part ?? this.root).querySelectorAll(part ? '[data-row]' : '.board [data-row]'),
    ])
    const row = Number(cell.dataset.row)
    const col = Number(cell.dataset.col)
    /* what stands in one line is gone through either way; in a drawing there are no lines */
    const line = cells.every((c) => Number(c.dataset.row) === row)
    const free = !!cell.closest('[data-free]')
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight' || line
    const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
    let best = null
    let least = Infinity
    for (const other of cells) {
      const dr = Number(other.dataset.row) - row
      const dc = Number(other.dataset.col) - col
      const along = (sideways ? dc : dr) * sign
      const across = Math.abs(sideways ? dr : dc)
      if (along <= 0 || (sideways && across && !free)) continue
      const far = sideways ? along + 2 * across : along * 1000 + across
      if (far < least) {
        least = far
        best = other
      }
    }
    /* beyond the edge of a part is the part beside it, at a move where it has one */
    const beside = sign > 0 ? part?.nextElementSibling : part?.previousElementSibling
    best ??= /** @type {Drawn | null} */ (
      beside?.querySelector('[data-choice][data-row]') ??
        beside?.querySelector('[data-row]') ??
        null
    )
    if (best) {
      const { game, position } = this.session
      const move =
        best.dataset.choice === undefined
          ? null
          : game.touch(position, itemOf(best), Number(best.dataset.choice))
      const choice = Number(best.dataset.choice ?? 0)
      this.spot = { item: itemOf(best), choice, ...placeOf(best) }
      if (move && this.mine) this.select(move, best)
      else {
        this.selected = null
        this.update()
      }
      best.focus()
    }
    return !!best || this.keepsArrows
  }
}
