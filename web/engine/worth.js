/**
 * worth.js -- the values of positions of one partizan game. A value is its text; it is the same whoever moves from the position.
 */
import { OK } from './enums.js'
import { inside } from './position.js'

/** @typedef {import('./position.js').Position} Position */

/** The winner: Left, Right, the player who moves first (N, next) or second (P, previous). @typedef {'L' | 'R' | 'N' | 'P'} Class */

/** steps of the store for one question: some 15 ms */
const STEPS = 300_000n

export class Worth {
  /** @type {Map<import('./session.js').Session, { handle: number, at: number }>} */
  #stores = new Map()
  /** @type {Map<string, { class: Class, text: string } | null>} */
  #values = new Map()
  /** true after a question that took too long: no other is asked before the next microtask */ #full = false

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game
  }
  /** The value of a position; null if it has none (misère play), or takes too long. @param {Position} p */
  of(p) {
    const { game } = this
    const { partizan, misere } = game.flags(p)
    if (!partizan || misere) return null
    const { text } = p
    let value = this.#values.get(text)
    if (!value && !this.#full) this.#values.set(text, (value = this.#ask(p)))
    return value ?? null
  }
  /** @param {Position} p */
  #ask(p) {
    const [session, key] = inside(p)
    const { handle, memory, exports: x } = session
    let known = this.#stores.get(session)
    if (known && known.handle !== handle) {
      /* the session was suspended and opened again: its store is gone */
      x.cgt_worth_free(known.at)
      known = undefined
    }
    known ??= { handle, at: x.cgt_worth_new(handle) }
    if (!known.at) return null
    this.#stores.set(session, known)
    const { at } = known
    const value = x.cgt_worth_of(at, key, STEPS)
    const letter = x.cgt_worth_status(at) === OK && x.cgt_worth_outcome(at, value, STEPS)
    if (!letter) {
      this.#full = true
      queueMicrotask(() => (this.#full = false))
      return null
    }
    const text = memory.read((b, n) => x.cgt_worth_text(at, value, STEPS, b, n))
    return { class: /** @type {Class} */ (String.fromCharCode(letter)), text: pretty(text) }
  }
  /** Gives its memory back. Asked again, it begins anew. */
  close() {
    for (const [{ exports }, { at }] of this.#stores) exports.cgt_worth_free(at)
    this.#stores.clear()
  }
}

/** A value as it is printed, from how it is typed: ^ and v become arrows. @param {string} text */
export const pretty = (text) =>
  text
    .replace(/\+-/g, '±')
    .replace(/-/g, '−')
    .replace(/\^/g, '↑')
    .replace(/v/g, '↓')
    .replace(/\*/g, '∗')
    /* "2^3" is 2 and three ups: 2+3·↑ */
    .replace(/(\d?)([↑↓])(\d+)/g, (_, before, arrow, n) => `${before && `${before}+`}${n}·${arrow}`)
