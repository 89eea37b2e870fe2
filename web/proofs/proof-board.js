/** proof-board.js -- a board that is lent to a proof: it shows what a line asserts, and gets back what its reader had on it. */
import { sheet } from '../core/element.js'
import { RulesError } from '../engine/errors.js'

/** @typedef {import('../core/element.js').CgtElement} CgtElement */
/** @typedef {import('../play/cgt-play.js').CgtPlay} CgtPlay */
/** What a line says of the board: a position and moves from there, or any attributes of it. @typedef {{ start: string | null, moves: string[], attributes: Record<string, string> }} Shown */
/** @typedef {{ shared: any, attributes: Record<string, string | null>, line: string[], ply: number, replays: boolean, waiting: boolean }} Kept */

/** What tells of a play is not told of a proof's moves. */
const QUIET = sheet('.ribbon, .end { display: none }')
/** ms until a position was seen and its move is played */
const SEEN = 450

export class ProofBoard {
  /** what the reader had on it, while it is lent @type {Kept | null} */ #kept = null
  /** what the proof put there @type {string} */ #put = ''
  #timer = 0
  #room = 0

  /** @param {CgtElement} board */
  constructor(board) {
    this.board = board
  }
  /** as one that is played; null: it shows something else @returns {CgtPlay | null} */
  get #play() {
    return this.board.localName === 'cgt-play' ? /** @type {CgtPlay} */ (this.board) : null
  }
  get lent() {
    return !!this.#kept
  }
  /** The position on it, in its notation; '' where it has none. */
  get position() {
    return this.#play?.position ?? ''
  }

  /** Reads what a line says, and changes nothing. @param {Shown} line @throws {import('../engine/errors.js').EngineError} */
  check({ start, moves }) {
    const { board } = this
    if (!this.#play || start === null) return
    const name = board.getAttribute('game') ?? 'nim'
    const game = board.engine.game(name, { rules: board.rulesOf(name) })
    try {
      let at = game.parse(start)
      for (const move of moves) at = game.move(at, move).to
    } finally {
      game.close()
    }
  }

  /** @param {Shown} line @param {boolean} still its moves at once */
  show({ start, moves, attributes }, still) {
    const { board } = this
    const play = this.#play
    if (start === null && !Object.keys(attributes).length) return
    this.#keep(attributes)
    clearTimeout(this.#timer)
    const { shared } = /** @type {Kept} */ (this.#kept)
    if (play) {
      play.shared = {
        ...shared,
        attributes: {
          ...shared.attributes,
          ...attributes,
          start: start ?? play.session.start.text,
        },
        ...{ moves: '', ply: 0, hint: 0 },
      }
      this.#rest()
      if (still) for (const move of moves) this.#move(move)
      else this.#go(moves)
    } else for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value)
    if (board.refusal) {
      const { refusal } = board
      this.giveBack()
      throw new RulesError({ code: 'unknown', reason: refusal })
    }
    this.#stay()
  }
  /** @param {string[]} moves one after another */
  #go([first, ...rest]) {
    if (first === undefined) return
    this.#timer = window.setTimeout(() => {
      this.#move(first)
      this.#stay()
      this.#go(rest)
    }, SEEN)
  }
  /** Nobody answers it, and nobody hears of it: it is the proof's. @param {string} text */
  #move(text) {
    const play = /** @type {CgtPlay} */ (this.#play)
    const { session } = play
    // its reader went on from here
    if (this.#now !== this.#put) return
    session.play(session.game.move(session.position, text))
    this.#rest()
  }
  /** Who would move next waits for a person. */
  #rest() {
    const play = /** @type {CgtPlay} */ (this.#play)
    play.spot = null
    play.waiting = false
    play.waiting = !play.mine && !play.session.over
    play.update()
    this.#put = this.#now
  }
  get #now() {
    const { session } = /** @type {CgtPlay} */ (this.#play)
    return `${session.start.text}: ${session.moves}`
  }
  /** What stands below it stays where it is: it may grow, and does not shrink again while it is lent. */
  #stay() {
    const { board } = this
    this.#room = Math.max(this.#room, board.offsetHeight)
    board.style.minHeight = `${this.#room}px`
  }

  /** @param {Record<string, string>} attributes that are to change */
  #keep(attributes) {
    const { board } = this
    const play = this.#play
    if (!this.#kept || (play && this.#now !== this.#put)) {
      const lent = this.lent
      const { shared = null } = /** @type {{ shared?: unknown }} */ (/** @type {unknown} */ (board))
      this.#kept = {
        shared: JSON.parse(JSON.stringify(shared)),
        attributes: {},
        line: play?.session.line.map(({ move }) => move.text) ?? [],
        ply: play?.session.ply ?? 0,
        replays: !!play?.hasAttribute('moves'),
        waiting: !!play?.waiting,
      }
      this.#room = board.offsetHeight
      if (play && !lent) play.root.adoptedStyleSheets.push(QUIET)
    }
    for (const name of Object.keys(attributes))
      this.#kept.attributes[name] ??= board.getAttribute(name)
  }
  /** What its reader had is on it again; where they went on from the proof's position, that stays. */
  giveBack() {
    clearTimeout(this.#timer)
    const kept = this.#kept
    if (!kept) return
    this.#kept = null
    const { board } = this
    const play = this.#play
    board.style.minHeight = ''
    if (!board.getAttribute('style')) board.removeAttribute('style')
    if (play) play.root.adoptedStyleSheets = play.root.adoptedStyleSheets.filter((s) => s !== QUIET)
    else {
      for (const [name, value] of Object.entries(kept.attributes))
        if (value === null) board.removeAttribute(name)
        else board.setAttribute(name, value)
      if (kept.shared !== null) Object.assign(board, { shared: kept.shared })
      return
    }
    play.reflect(kept.attributes)
    if (this.#now !== this.#put) return play.update()
    const { shared, line, ply, replays, waiting } = kept
    play.shared = replays ? shared : { ...shared, moves: '', ply: 0 }
    if (!replays) {
      const { session } = play
      for (const move of line) session.play(session.game.move(session.position, move))
      session.goTo(ply)
    }
    this.#rest()
    play.waiting ||= waiting
    play.update()
  }
}
