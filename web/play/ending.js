/** ending.js -- the end of a play: reviews its moves once, and counts how often the computer has won. */
import { review } from '../model/session.js'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

export class Ending {
  #host
  #answers
  /** games lost to the computer in a row */ lost = 0
  /** @type {{ of: string, rows: import('../model/session.js').Reviewed[] } | undefined} */ #known

  /** @param {CgtPlay} host @param {() => import('../model/answers.js').Answers} answers those of the game on the board */
  constructor(host, answers) {
    this.#host = host
    this.#answers = answers
  }
  /** The review, move by move. */
  get rows() {
    const { session } = this.#host
    const of = `${session.game.name} ${session.game.rules}: ${session.start.text}: ${session.moves}`
    if (this.#known?.of !== of)
      this.#known = { of, rows: review(session, (p) => this.#answers().of(p)) }
    return this.#known.rows
  }
  /** The number of the person's move that lost the win for good, as the review counts; 0 if there is none. @param {import('../model/words.js').Words} words */
  letGo(words) {
    const { session } = this.#host
    return this.rows.findLast(({ ply, lost }) => lost && words.isMe(session.player(ply)))?.n ?? 0
  }
  /** Counts a play that just ended. @param {import('../model/words.js').Words} words @returns {boolean} true if the person has won */
  came(words) {
    const { opponent, session } = this.#host
    const { winner } = session
    if (opponent === 'person' || typeof winner !== 'number') return false
    const won = words.isMe(session.player(winner))
    this.lost = won ? 0 : this.lost + 1
    return won
  }
}
