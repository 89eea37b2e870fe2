/**
 * worth.js -- what positions of one partizan game are worth. A value is its text; who may move from there makes no difference
 * to it.
 */
import { OK } from './enums.js'
import { inside } from './position.js'

/** @typedef {import('./position.js').Position} Position */

/** Who wins: Left, Right, who moves first (next) or who moves second (previous). @typedef {'L' | 'R' | 'N' | 'P'} Class */

/** of the store's steps, for one question: some 15 ms */
const STEPS = 300_000n

export class Worth {
  /** @type {Map<import('./session.js').Session, { handle: number, at: number }>} */
  #known = new Map()
  /** @type {Map<string, { class: Class, text: string } | null>} */
  #said = new Map()
  /** a question was too long in this go: no other is asked */ #full = false

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game
  }
  /** null: it has no value (misère play), or that takes too long. @param {Position} p */
  of(p) {
    const { game } = this
    const { partizan, misere } = game.flags(p)
    if (!partizan || misere) return null
    const { text } = p
    let said = this.#said.get(text)
    if (!said && !this.#full) this.#said.set(text, (said = this.#ask(p)))
    return said ?? null
  }
  /** @param {Position} p */
  #ask(p) {
    const [session, key] = inside(p)
    const { handle, memory, exports: x } = session
    let known = this.#known.get(session)
    if (known && known.handle !== handle) {
      /* its session was closed and opened again, by the same text: what was known is of the one before */
      x.cgt_worth_free(known.at)
      known = undefined
    }
    known ??= { handle, at: x.cgt_worth_new(handle) }
    if (!known.at) return null
    this.#known.set(session, known)
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
  /** Gives its memory back; asked again it begins anew. */
  close() {
    for (const [{ exports }, { at }] of this.#known) exports.cgt_worth_free(at)
    this.#known.clear()
  }
}

/** As it is printed, of what is typed: up and down are arrows. @param {string} text */
export const pretty = (text) =>
  text
    .replace(/\+-/g, '±')
    .replace(/-/g, '−')
    .replace(/\^/g, '↑')
    .replace(/v/g, '↓')
    .replace(/\*/g, '∗')
    /* so many times up is no number before it */
    .replace(/(\d?)([↑↓])(\d+)/g, (_, before, arrow, n) => `${before && `${before}+`}${n}·${arrow}`)
