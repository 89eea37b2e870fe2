/** computer.js -- the computer as a player: when it moves, and what. */
import { BUDGET } from '../../model/answers.js'
import { chooseMove } from '../../model/session.js'

/** @typedef {import('../../model/answers.js').Answers} Answers */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** it takes so long, ms, that its move is seen as one */
const THINKS = 550

export class Computer {
  #host
  #known
  #timer = 0
  /** it owes a move, which is to come soon or being worked out */ #due = false

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
    const { game, position, line, ply } = host.session
    /* after the same move as before it was taken back, the same answer */
    const again = line[ply]
    if (again) return host.play(again.move)
    const budget = BUDGET * 4
    if (host.level === 'perfect') {
      const known = this.#known()
      const { outcome, move } = known.of(position, budget)
      this.#due = outcome === 'unknown' && known.ask(position)
      if (this.#due) return
      if (move) return host.play(move)
    }
    host.play(chooseMove(game, position, host.level, { budget }))
  }
}
