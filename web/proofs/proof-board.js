/** proof-board.js -- lends a board to a proof: the board shows the moves of a line, and afterwards its reader's own play again. */
import { sheet } from '../core/element.js'
import { RulesError } from '../engine/errors.js'
import { CgtPlay } from '../play/cgt-play.js'

/** @typedef {import('../core/element.js').CgtElement} CgtElement */
/** A line's position and moves from there, or other attributes of the board. @typedef {{ start: string | null, moves: string[], attributes: Record<string, string> }} Shown */
/** @typedef {{ shared: any, attributes: Record<string, string | null>, line: string[], ply: number, replays: boolean, waiting: boolean }} Kept */

/** Hides what tells about a play: a proof's moves are none. */
const QUIET = sheet('.ribbon, .end { display: none }')
/** time to see a position before its move is played */
const SEEN_MS = 450

export class ProofBoard {
  /** the reader's play, while the board is lent @type {Kept | null} */ #kept = null
  /** start and moves that the proof put there @type {string} */ #put = ''
  #timer = 0
  #room = 0

  /** @param {CgtElement} board */
  constructor(board) {
    this.board = board
  }
  /** the board as a cgt-play; null if it is another element @returns {CgtPlay | null} */
  get #play() {
    return this.board instanceof CgtPlay ? this.board : null
  }
  get lent() {
    return !!this.#kept
  }
  /** The position on the board in notation; '' if it has none. */
  get position() {
    return this.#play?.position ?? ''
  }

  /** Checks that a line can be shown, and changes nothing. @param {Shown} line @throws {import('../engine/errors.js').EngineError} */
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

  /** @param {Shown} line @param {boolean} still true to play its moves at once */
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
  /** Plays moves one after another. @param {string[]} moves */
  #go([first, ...rest]) {
    if (first === undefined) return
    this.#timer = window.setTimeout(() => {
      this.#move(first)
      this.#stay()
      this.#go(rest)
    }, SEEN_MS)
  }
  /** Plays a move of the proof: the computer does not reply, and no event is sent. @param {string} text */
  #move(text) {
    const play = /** @type {CgtPlay} */ (this.#play)
    const { session } = play
    // the reader has played on from here
    if (this.#now !== this.#put) return
    session.play(session.game.move(session.position, text))
    this.#rest()
  }
  /** Keeps the computer from moving until a person starts it. */
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
  /** Keeps the board's largest height while it is lent, so that the page below moves as little as it can. */
  #stay() {
    const { board } = this
    this.#room = Math.max(this.#room, board.offsetHeight)
    board.style.minHeight = `${this.#room}px`
  }

  /** Keeps the reader's play. @param {Record<string, string>} attributes those that the proof changes */
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
  /** Puts the reader's play back; moves that the reader played on from the proof's position stay. */
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
