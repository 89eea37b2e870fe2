/**
 * answers.js -- the answers for the positions of one game. What a budget is enough for is solved here at once; what takes longer, in a
 * worker. Answers are remembered as long as the game is open.
 */
import { EngineError } from '../engine/errors.js'

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Position} Position */
/** @typedef {import('../engine/engine.js').Answer} Answer */
/** @typedef {import('../engine/engine.js').Certificate} Certificate */
/** @typedef {import('../engine/worker-client.js').WorkerAnswer} WorkerAnswer */
/** An answer. One that came from a worker has no Grundy value. @typedef {Pick<Answer, 'outcome' | 'value' | 'grundy' | 'move'> & { remoteness?: number | null }} Known */
/** Asks a worker: solveInWorker of worker-client.js. @typedef {(question: { game: string, rules: string, position: string, budget: number }, options: { signal: AbortSignal, progress?: (spent: number) => void }) => Promise<WorkerAnswer>} AskWorker */
/** A position that a worker solves. spent: moves played so far; shown: true if it has taken so long that progress is shown. @typedef {{ text: string, spent: number, shown: boolean }} Asking */

/** moves that a page may play in one task, for all that it shows: some 20 ms */
export const PURSE = 120_000
/** moves that a worker may play for a position: some 20 s */
export const FAR = 200_000_000
/** Progress is shown after so long. */
const SHOWN_MS = 400
/** so many positions are remembered */
const MANY = 2048
/** Once a worker has solved a position, it solves what so many of its moves leave. */
const OPTIONS = 80

/** The budget of one task of the page, which all its questions share: each gets what is left. It is full again after the task. */
export class Purse {
  left = PURSE

  /** Asks a game within what is left. @template T @param {Game} game @param {(budget: number) => T} ask @returns {T} */
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
  /** the position that a worker solves now @type {Asking | null} */ asking = null
  /** answers found here, by notation, with the budget that each had; null: no position, or no budget was left @type {Map<string, (Known & { budget: number }) | null>} */
  #near = new Map()
  /** answers of the worker, by notation; null: it found none @type {Map<string, WorkerAnswer | null>} */
  #far = new Map()
  /** the last certificate, by its number of replies: it is asked for at each drawing @type {Map<number, { of: string } & Certificate>} */
  #why = new Map()
  /** the position that a person stopped: it is not asked again by itself */ #stopped = ''
  /** aborts what the worker was asked @type {AbortController | null} */ #stop = null

  /**
   * @param {Game} game is closed with this
   * @param {AskWorker} far
   * @param {() => void} [changed] is called when the worker has an answer or has come further
   * @param {Purse} [purse] one that others share
   */
  constructor(game, far, changed = () => {}, purse = new Purse()) {
    this.game = game
    this.far = far
    this.changed = changed
    this.purse = purse
  }

  /** The answer for the position on the board. While it is unknown it is asked again, until it had a whole purse. @param {Position | string} p @returns {Known} */
  of(p) {
    const near = this.#near.get(String(p))
    const more = !near || (near.outcome === 'unknown' && near.budget < this.purse.left)
    return this.#best(p, more ? this.#ask(p) : near)
  }
  /** The answer for one position of many, which is asked once. @param {Position | string} p @returns {Known} */
  each(p) {
    return this.#best(p, this.#near.get(String(p)) ?? this.#ask(p))
  }
  /** Solves a position here. @param {Position | string} p */
  #ask(p) {
    const budget = this.purse.left
    const near = { ...this.purse.solve(this.game, p), budget }
    this.#remember(String(p), near)
    return near
  }
  /** The answer found here, or the worker's if that is unknown. @param {Position | string} p @param {Known} near @returns {Known} */
  #best(p, near) {
    const far = near.outcome === 'unknown' && this.#far.get(String(p))
    if (!far) return near
    const { outcome, value, move } = far
    return { outcome, value, grundy: null, move: move === null ? null : this.game.move(p, move) }
  }
  /** The certificate of a position: the worker's, if only the worker solved it. @param {Position} p @param {number} replies @returns {Certificate} */
  why(p, replies) {
    const of = p.text
    const was = this.#why.get(replies)
    if (was?.of === of) return was
    const { outcome } = this.of(p)
    const far = this.#near.get(of)?.outcome === 'unknown' && this.#far.get(of)?.why
    if (far) return far
    /* a position that is too hard here is not searched once more */
    const given = outcome === 'unknown' ? 0 : this.purse.left
    const why = this.purse.pay(this.game, () => ({
      ...this.game.explain(p, { budget: given, replies }),
      of,
    }))
    /* a budget that was cut short may be whole in the next task */
    const whole = given === PURSE || this.purse.left
    if (why.kind !== 'unknown' && whole) this.#why.set(replies, why)
    return why
  }
  /** @param {string} text @param {(Known & { budget: number }) | null} known */
  #remember(text, known) {
    if (this.#near.size >= MANY) this.#near.clear()
    this.#near.set(text, known)
  }

  /** The position whose notation is exactly this text, null if there is none. @param {string} text */
  at(text) {
    try {
      const position = this.game.parse(text)
      return position.text === text ? position : null
    } catch (error) {
      if (error instanceof EngineError) return null
      throw error
    }
  }
  /** The answer for a position written as `text`; null if it is no position, or if no budget is left for it. @param {string} text */
  lookup(text) {
    const near = this.#near.get(text)
    if (near !== undefined) return near && this.#best(text, near)
    const position = this.at(text)
    const known = position && this.each(position)
    if (known && (known.outcome !== 'unknown' || this.#near.get(text)?.budget)) return known
    this.#remember(text, null)
    return null
  }

  /**
   * Has a worker solve a position, and then what its moves leave. What it was asked before is dropped.
   * @param {Position} position
   * @returns {boolean} true while it is at work; false if there is nothing more to find out
   */
  ask(position) {
    const { text } = position
    if (this.asking?.text === text) return true
    if (this.#far.has(text) || this.#stopped === text) return false
    this.pause()
    this.#stopped = ''
    /** @type {Asking} */
    const asking = { text, spent: 0, shown: false }
    this.asking = asking
    const { signal } = (this.#stop = new AbortController())
    setTimeout(() => {
      asking.shown = true
      if (this.asking === asking) this.changed()
    }, SHOWN_MS)
    this.#work(position, asking, signal)
    return true
  }
  /** Asks for a position and its options. @param {Position} position @param {Asking} asking @param {AbortSignal} signal */
  async #work(position, asking, signal) {
    const aborted = () => signal.aborted
    await this.#askWorker(asking.text, signal, (spent) => {
      asking.spent = spent
      if (asking.shown && !aborted()) this.changed()
    })
    if (aborted()) return
    this.asking = null
    this.changed()
    /* the worker has solved the position: its options are looked up, or nearly so */
    if (aborted() || !this.#far.get(asking.text)) return
    for (const { to } of this.game.moves(position, { limit: OPTIONS })) {
      const { text } = to
      if ((this.#near.get(text)?.outcome ?? 'unknown') !== 'unknown') continue
      await this.#askWorker(text, signal)
      if (aborted()) return
    }
    this.changed()
  }
  /** Asks the worker, and remembers its answer unless the question was aborted. @param {string} text @param {AbortSignal} signal @param {(spent: number) => void} [progress] */
  async #askWorker(text, signal, progress) {
    const { name: game, rules } = this.game
    /** @type {WorkerAnswer | null} */
    let answer = null
    try {
      answer = await this.far({ game, rules, position: text, budget: FAR }, { signal, progress })
    } catch {
      /* it was aborted or refused, or there is no worker: the answer found here must do */
    }
    if (!signal.aborted) this.#far.set(text, answer?.outcome === 'unknown' ? null : answer)
  }
  /** Stops the worker, as a person wants to wait no longer. */
  stop() {
    this.#stopped = this.asking?.text ?? ''
    this.pause()
    this.changed()
  }
  /** Stops the worker; the same may be asked again. */
  pause() {
    this.#stop?.abort()
    this.#stop = null
    this.asking = null
  }
  /** Stops the worker, and frees the game's memory until something is asked. */
  suspend() {
    this.pause()
    this.game.suspend()
  }
  /** Stops the worker and closes the game. */
  close() {
    this.pause()
    this.game.close()
  }
}
