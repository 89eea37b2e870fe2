/** computer.js -- the computer as a player: it decides when to move, and which move. */
import { chooseMove, trap } from '../model/session.js'

/** @typedef {import('../model/answers.js').Answers} Answers */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** The computer waits so long before it chooses, */
const THINK_MS = 250
/** and shows its choice so long before it plays it, so that a person sees the move. */
const SHOW_MS = 500

export class Computer {
  #host
  #known
  #timer = 0
  /** true while it owes a move: a timer runs, or a worker solves */ #due = false
  /** the move that it is about to play @type {import('../engine/engine.js').Move | null} */ choosing =
    null

  /** @param {CgtPlay} host @param {() => Answers} known the answers of the game on the board */
  constructor(host, known) {
    this.#host = host
    this.#known = known
  }
  /** True if it is the computer's turn. */
  get toMove() {
    const { opponent, session, first } = this.#host
    if (opponent === 'person' || session.over) return false
    return (session.turn === 0) === (first === 'opponent')
  }
  /** Makes it move soon, if it is its turn. */
  think() {
    this.leave()
    this.#due = this.toMove && !this.#host.waiting
    if (this.#due) this.#timer = window.setTimeout(() => this.#reply(), THINK_MS)
  }
  /** Cancels the move that it owes. */
  leave() {
    this.pause()
    this.#timer = 0
    this.#due = false
    this.choosing = null
  }
  /** Keeps the move that it owes until `resume`, as its board left the page. */
  pause() {
    clearTimeout(this.#timer)
  }
  resume() {
    if (this.#due) this.think()
  }
  /** Moves, if it waited for an answer that is known now. */
  learned() {
    if (this.#due && !this.#timer && !this.#known().asking) this.#reply()
  }
  #reply() {
    this.leave()
    const host = this.#host
    if (!host.isConnected || !this.toMove) return
    const move = this.#choice()
    if (!move) return
    this.choosing = move
    this.#due = true
    host.update()
    this.#timer = window.setTimeout(() => {
      this.leave()
      if (host.isConnected && this.toMove) host.play(move)
    }, SHOW_MS)
  }
  /** The move that it plays; null while a worker solves the position. */
  #choice() {
    const { game, position, line, ply } = this.#host.session
    /* a move that was undone and played again gets the same reply as before */
    const again = line[ply]
    if (again) return again.move
    const { level, sided } = this.#host
    if (level === 'perfect') {
      const known = this.#known()
      const { outcome, move } = known.of(position)
      const valued = outcome === 'unknown' && sided?.choose(position)
      if (valued) return valued
      this.#due = outcome === 'unknown' && known.ask(position)
      if (this.#due) return null
      const lost = outcome === 'loss' && !game.flags(position).gains
      if (move) return (lost && trap(game, position, (p) => known.each(p))) || move
      const seems = sided?.choose(position, true)
      if (seems) return seems
    }
    return chooseMove(game, position, level, { budget: 0 })
  }
}
