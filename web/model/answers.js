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
/** What came from beside the page has no Grundy value. @typedef {Pick<Answer, 'outcome' | 'value' | 'grundy' | 'move'> & { remoteness?: number | null }} Known */
/** As solveFar. @typedef {(question: { game: string, rules: string, position: string, budget: number }, options: { signal: AbortSignal, progress?: (spent: number) => void }) => Promise<FarAnswer>} AskFar */
/** Of a position: moves played so far; shown: long enough that its progress is worth showing. @typedef {{ text: string, spent: number, shown: boolean }} Asking */

/** moves played at the most in one go of a page, for all that it shows: some 20 ms */
export const PURSE = 120_000
/** moves played at the most beside the page: some 20 s */
export const FAR = 200_000_000
/** ms after which progress is shown */
const SHOWN = 400
/** positions that are remembered */
const MANY = 2048
/** moves whose positions are worked out beside the page, once theirs is */
const BESIDE = 80

/** What one go may spend, whoever asks: each question gets what is left. It is full again when the go is over. */
export class Purse {
  left = PURSE

  /** @template T @param {Game} game @param {(budget: number) => T} ask the game @returns {T} */
  pay(game, ask) {
    const was = this.left
    const answer = ask(was)
    this.left -= game.spent
    if (was === PURSE && this.left < PURSE) queueMicrotask(() => (this.left = PURSE))
    return answer
  }
  /** @param {Game} game @param {Position | string} p */
  solve(game, p) {
    return this.pay(game, (budget) => game.solve(p, { budget }))
  }
}

export class Answers {
  /** what is being worked out beside the page @type {Asking | null} */ asking = null
  /** by notation, and how much each might spend; null: no position, or nothing was left for it @type {Map<string, (Known & { budget: number }) | null>} */
  #near = new Map()
  /** from beside the page; null: there is none to be had @type {Map<string, FarAnswer | null>} */
  #far = new Map()
  /** asked for again as long as it is shown, by how many replies @type {Map<number, { of: string } & Certificate>} */
  #why = new Map()
  /** a person wanted to wait no longer: not asked again by itself */ #given = ''
  /** of all that is asked beside the page @type {AbortController | null} */ #stop = null

  /** @param {Game} game closed with this @param {AskFar} far @param {() => void} [changed] more is known, or how far it is @param {Purse} [purse] that others spend, too */
  constructor(game, far, changed = () => {}, purse = new Purse()) {
    this.game = game
    this.far = far
    this.changed = changed
    this.purse = purse
  }

  /** Of the position at hand: asked again, until it had a whole purse. @param {Position | string} p @returns {Known} */
  of(p) {
    const near = this.#near.get(String(p))
    const more = !near || (near.outcome === 'unknown' && near.budget < this.purse.left)
    return this.#told(p, more ? this.#ask(p) : near)
  }
  /** Of one among many: asked once. @param {Position | string} p @returns {Known} */
  each(p) {
    return this.#told(p, this.#near.get(String(p)) ?? this.#ask(p))
  }
  /** @param {Position | string} p */
  #ask(p) {
    const budget = this.purse.left
    const near = { ...this.purse.solve(this.game, p), budget }
    this.#remember(String(p), near)
    return near
  }
  /** As it is known here, or else from beside the page. @param {Position | string} p @param {Known} near @returns {Known} */
  #told(p, near) {
    const far = near.outcome === 'unknown' && this.#far.get(String(p))
    if (!far) return near
    const { outcome, value, move } = far
    return { outcome, value, grundy: null, move: move === null ? null : this.game.move(p, move) }
  }
  /** Why it is so; of what is known from beside the page, as that said. @param {Position} p @param {number} replies @returns {Certificate} */
  why(p, replies) {
    const of = p.text
    const was = this.#why.get(replies)
    if (was?.of === of) return was
    const { outcome } = this.of(p)
    const far = this.#near.get(of)?.outcome === 'unknown' && this.#far.get(of)?.why
    if (far) return far
    /* what is too hard here is not looked through once more */
    const given = outcome === 'unknown' ? 0 : this.purse.left
    const why = this.purse.pay(this.game, () => ({
      ...this.game.explain(p, { budget: given, replies }),
      of,
    }))
    /* else it may say more in the next go */
    const whole = given === PURSE || this.purse.left
    if (why.kind !== 'unknown' && whole) this.#why.set(replies, why)
    return why
  }
  /** @param {string} text @param {(Known & { budget: number }) | null} known */
  #remember(text, known) {
    if (this.#near.size >= MANY) this.#near.clear()
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
  /** The same of what a board names: null where that is no position, or others were so hard that nothing is left for it. @param {string} text */
  named(text) {
    const near = this.#near.get(text)
    if (near !== undefined) return near && this.#told(text, near)
    const position = this.at(text)
    const known = position && this.each(position)
    if (known && (known.outcome !== 'unknown' || this.#near.get(text)?.budget)) return known
    this.#remember(text, null)
    return null
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
    await this.#beside(asking.text, signal, (spent) => {
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
      await this.#beside(text, signal)
      if (left()) return
    }
    this.changed()
  }
  /** What was aborted says nothing of the position. @param {string} text @param {AbortSignal} signal @param {(spent: number) => void} [progress] */
  async #beside(text, signal, progress) {
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
