/**
 * answers.js -- what is known of the positions of one game: what a budget is enough for, worked out here, and what takes
 * longer, beside the page. It belongs to its game and goes with it: another game, or other rules, know nothing of it.
 */
import { EngineError } from '../engine/errors.js'

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Position} Position */
/** @typedef {import('../engine/engine.js').Answer} Answer */
/** @typedef {import('../engine/engine.js').Certificate} Certificate */
/** @typedef {import('../engine/far.js').FarAnswer} FarAnswer */
/** What came from beside the page has no Grundy value. @typedef {Pick<Answer, 'outcome' | 'value' | 'grundy' | 'move'>} Known */
/** As solveFar. @typedef {(question: { game: string, rules: string, position: string, budget: number }, options: { signal: AbortSignal, progress?: (spent: number) => void }) => Promise<FarAnswer>} AskFar */
/** Of a position: moves played so far; shown: long enough that its progress is worth showing. @typedef {{ text: string, spent: number, shown: boolean }} Asking */

/** moves played at the most for one answer that a person waits for: some 10 ms */
export const BUDGET = 60_000
/** moves played at the most beside the page: some 20 s */
export const FAR = 200_000_000
/** ms after which progress is shown */
const SHOWN = 400
/** positions that are remembered, and how many of those a board names may be too hard before the rest is left */
const MANY = 2048
const HARD = 4
/** moves whose positions are worked out beside the page, once theirs is */
const BESIDE = 80

export class Answers {
  /** what is being worked out beside the page @type {Asking | null} */ asking = null
  /** by notation; null: no position, or left because others were too hard @type {Map<string, (Known & { budget: number }) | null>} */
  #near = new Map()
  #hard = 0
  /** from beside the page; null: there is none to be had @type {Map<string, FarAnswer | null>} */
  #far = new Map()
  /** asked for again as long as it is shown @type {({ of: string } & Certificate) | undefined} */ #why
  /** a person wanted to wait no longer: not asked again by itself */ #given = ''
  /** of all that is asked beside the page @type {AbortController | null} */ #stop = null

  /** @param {Game} game closed with this @param {AskFar} far @param {() => void} [changed] more is known, or how far it is */
  constructor(game, far, changed = () => {}) {
    this.game = game
    this.far = far
    this.changed = changed
  }

  /** @param {Position | string} p @param {number} budget moves played at the most, here @returns {Known} */
  of(p, budget) {
    const text = String(p)
    let near = this.#near.get(text)
    if (!near || (near.outcome === 'unknown' && near.budget < budget)) {
      near = { ...this.game.solve(p, { budget }), budget }
      this.#remember(text, near)
    }
    const far = near.outcome === 'unknown' && this.#far.get(text)
    if (!far) return near
    const { outcome, value, move } = far
    return { outcome, value, grundy: null, move: move === null ? null : this.game.move(p, move) }
  }
  /** Why it is so; of what is known from beside the page, as that said. @param {Position} p @param {number} budget @param {number} replies @returns {Certificate} */
  why(p, budget, replies) {
    const of = `${p} ${budget} ${replies}`
    const near =
      this.#why?.of === of ? this.#why : { of, ...this.game.explain(p, { budget, replies }) }
    if (near.kind !== 'unknown') this.#why = near
    return (near.kind === 'unknown' && this.#far.get(p.text)?.why) || near
  }
  /** @param {string} text @param {(Known & { budget: number }) | null} known */
  #remember(text, known) {
    if (this.#near.size >= MANY) {
      this.#near.clear()
      this.#hard = 0
    }
    this.#near.set(text, known)
  }

  /** The position of exactly that notation, null where there is none. @param {string} text */
  at(text) {
    try {
      const position = this.game.parse(text)
      return position.text === text ? position : null
    } catch (error) {
      if (error instanceof EngineError) return null
      throw error
    }
  }
  /** The same of what a board names: null where that is no position, or several were too hard. @param {string} text @param {number} budget */
  named(text, budget) {
    if (this.#near.get(text) === null) return null
    if (this.#near.has(text)) return this.of(text, budget)
    const position = this.#hard < HARD ? this.at(text) : null
    if (!position) {
      this.#remember(text, null)
      return null
    }
    const known = this.of(position, budget)
    if (known.outcome === 'unknown') this.#hard++
    return known
  }

  /**
   * Works a position out beside the page, and then what its moves leave; what was asked before is left.
   * @param {Position} position
   * @returns {boolean} it is under way; false: what there is to be had is had
   */
  ask(position) {
    const { text } = position
    if (this.asking?.text === text) return true
    if (this.#far.has(text) || this.#given === text) return false
    this.pause()
    this.#given = ''
    /** @type {Asking} */
    const asking = { text, spent: 0, shown: false }
    this.asking = asking
    const { signal } = (this.#stop = new AbortController())
    setTimeout(() => {
      asking.shown = true
      if (this.asking === asking) this.changed()
    }, SHOWN)
    this.#work(position, asking, signal)
    return true
  }
  /** @param {Position} position @param {Asking} asking @param {AbortSignal} signal */
  async #work(position, asking, signal) {
    const left = () => signal.aborted
    await this.#ask(asking.text, signal, (spent) => {
      asking.spent = spent
      if (asking.shown && !left()) this.changed()
    })
    if (left()) return
    this.asking = null
    this.changed()
    /* the whole position is solved by now: each of these is looked up, or nearly */
    if (left() || !this.#far.get(asking.text)) return
    for (const { to } of this.game.moves(position, { limit: BESIDE })) {
      const { text } = to
      if ((this.#near.get(text)?.outcome ?? 'unknown') !== 'unknown') continue
      await this.#ask(text, signal)
      if (left()) return
    }
    this.changed()
  }
  /** What was aborted says nothing of the position. @param {string} text @param {AbortSignal} signal @param {(spent: number) => void} [progress] */
  async #ask(text, signal, progress) {
    const { name: game, rules } = this.game
    /** @type {FarAnswer | null} */
    let answer = null
    try {
      answer = await this.far({ game, rules, position: text, budget: FAR }, { signal, progress })
    } catch {
      /* aborted; or it was refused, or there is no worker: what is known here must do */
    }
    if (!signal.aborted) this.#far.set(text, answer?.outcome === 'unknown' ? null : answer)
  }
  /** A person waits no longer. */
  stop() {
    this.#given = this.asking?.text ?? ''
    this.pause()
    this.changed()
  }
  /** What is under way is left; it may be asked again. */
  pause() {
    this.#stop?.abort()
    this.#stop = null
    this.asking = null
  }
  /** The same, and the memory of the game is free until something is asked. */
  suspend() {
    this.pause()
    this.game.suspend()
  }
  close() {
    this.pause()
    this.game.close()
  }
}
