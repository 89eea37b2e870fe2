/** computer.js -- the computer as a player: when it moves, and what. */
import { chooseMove, trap } from '../model/session.js'

/** @typedef {import('../model/answers.js').Answers} Answers */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** ms until it has chosen, and for which it shows what: its move is seen as one */
const THINKS = 250
const SHOWS = 500

export class Computer {
  #host
  #known
  #timer = 0
  /** it owes a move, which is to come soon or being worked out */ #due = false
  /** what it is about to play @type {import('../engine/engine.js').Move | null} */ choosing = null

  /** @param {CgtPlay} host @param {() => Answers} known of the game on the board */
  constructor(host, known) {
    this.#host = host
    this.#known = known
  }
  /** It is its turn. */
  get toMove() {
    const { opponent, session, first } = this.#host
    if (opponent === 'person' || session.over) return false
    return (session.turn === 0) === (first === 'opponent')
  }
  /** It moves soon, where it is its turn. */
  think() {
    this.leave()
    this.#due = this.toMove && !this.#host.waiting
    if (this.#due) this.#timer = window.setTimeout(() => this.#reply(), THINKS)
  }
  /** It does not. */
  leave() {
    this.pause()
    this.#timer = 0
    this.#due = false
    this.choosing = null
  }
  /** What it owes waits until `resume`: its board is out of the page. */
  pause() {
    clearTimeout(this.#timer)
  }
  resume() {
    if (this.#due) this.think()
  }
  /** More is known than was: it may have waited for it. */
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
    }, SHOWS)
  }
  /** null: it is being worked out */
  #choice() {
    const { game, position, line, ply } = this.#host.session
    /* after the same move as before it was taken back, the same answer */
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
