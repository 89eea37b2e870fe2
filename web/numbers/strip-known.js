/**
 * strip-known.js -- the values of a strip's positions, from a table, a proved period, or a longer table that a worker computes; and
 * the options of its positions.
 */
import { tableInWorker } from '../engine/worker-client.js'
import { RulesError } from '../engine/errors.js'
import { outcomePeriod } from '../model/period.js'

/** @typedef {import('../engine/engine.js').Row} Row */
/** @typedef {import('../engine/engine.js').Period} Period */
/** @typedef {import('../engine/table.js').Table} Table */
/** @typedef {import('./strip-arcs.js').Option} Option */

/** the most positions that are all drawn: some ten rows on a projector. Of a longer strip those in sight are drawn */
export const DRAWN = 200
/** the last position that a strip may have */
const MOST = 1_000_000
/** length of the table in which a period is looked for at once; the shorter one if such numbers are no positions */
const AHEAD = 1000
const NEARER = 372
/** the most moves tried for that table: some 30 ms */
const TRIED = 1 << 20
/** the most moves played to find a winning one: each position uses what those before it showed */
const LOOK = 4000
/** moves of a position beyond DRAWN that are looked at to see whether moves leave one number */
const FIRST = 8
/** the most positions whose moves are kept */
const KEPT = 5000
/** time between two reports */
const REST_MS = 100

/**
 * The table of a game, as far as its rules have numbers. @param {import('../engine/engine.js').Game} game
 * @throws {RulesError} also if numbers are no positions of the game
 */
export function tableOf(game) {
  for (let n = AHEAD; ;)
    try {
      return game.table(n, TRIED)
    } catch (error) {
      if (!(error instanceof RulesError) || error.code !== 'range' || error.field) throw error
      const less = error.reason === 'at most %' ? error.number : NEARER
      if (less >= n)
        throw new RulesError({
          code: 'unsupported',
          reason: 'only games of one number have a table',
        })
      n = less
    }
}

export class Known {
  /** positions of the table that a worker computes, and how many of them are done */ total = 0
  done = 0
  /** @type {Table} */ #table
  /** the last position of the strip @type {number} */ last = 0
  #from
  /** the period of the outcomes @type {Period | null} */ period = null
  /** @type {Period | null} */ grundyPeriod = null
  /** @type {AbortController | null} */ #beside = null
  /** the worker's table as far as it has come @type {Table | null} */ #longer = null
  /** @type {Map<number, number | undefined>} the amount that wins, by position */ #wins = new Map()
  /** @type {Map<number, number[] | null>} */ #ways = new Map()
  /** true if no move of the first positions leaves more than one number @type {boolean | undefined} */ #whole

  /**
   * @param {import('../engine/engine.js').Game} game @param {number} to the last position that is asked for
   * @param {number} [from] the first; none: the least that the game has
   */
  constructor(game, to, from = 0) {
    this.game = game
    this.#table = tableOf(game)
    this.#from = from
    this.to = Math.max(to, this.first)
    /* asked at the largest position: rules that take it take all smaller ones */
    const least = Math.max(Math.min(to, DRAWN, this.seen), this.first)
    this.grundy = game.flags(String(least)).grundy
    this.#read()
    for (let n = this.first; n <= this.last && n <= DRAWN; n++) this.#wins.set(n, this.#won(n))
    if (this.last < Math.min(to, MOST) && to > DRAWN) this.total = Math.min(to, MOST)
  }
  #read() {
    const { period } = this.#table
    const far = period?.proved ? Infinity : this.seen
    this.last = Math.min(this.to, MOST, far)
    this.grundyPeriod = this.grundy ? period : null
    this.period = period && outcomePeriod(this.#table, period)
  }
  get first() {
    return Math.max(this.#table.least, this.#from)
  }
  /** the last position of the table */
  get seen() {
    return this.#table.last
  }
  get count() {
    return this.last - this.first + 1
  }
  /** true if its period is proved */
  get proved() {
    return !!this.#table.period?.proved
  }
  /** true if a worker computes a table, or will */
  get works() {
    return this.total > 0
  }

  /** The least position with the values of n, by a proved period. @param {number} n */
  like(n) {
    const { period: all, preperiod = 0, proved } = this.#table.period ?? {}
    return proved && all && n >= preperiod ? preperiod + ((n - preperiod) % all) : n
  }
  /** The row of a known position. @param {number} n @returns {Row} */
  row(n) {
    return { ...this.#table.row(this.like(n)), text: String(n) }
  }

  /* ---- a longer table ---- */

  /** Has a worker compute a longer table. @param {(whole: boolean) => void} news called now and then, and with true at the end */
  async begin(news) {
    if (!this.works) return
    const { signal } = (this.#beside = new AbortController())
    const { name, rules } = this.game
    let reportedAt = performance.now()
    const progress = (/** @type {Table} */ table) => {
      this.#longer = table
      this.done = table.last + 1
      if (performance.now() - reportedAt < REST_MS) return
      reportedAt = performance.now()
      news(false)
    }
    try {
      const question = { game: name, rules, to: this.total }
      this.#longer = await tableInWorker(question, { signal, progress })
    } catch {
      if (signal.aborted) return
      // a number does not fit the rules, or the memory: the table stays as far as it has come
    }
    this.stop()
    news(true)
  }
  /** Stops the worker and keeps what it has computed. */
  stop() {
    const table = this.#longer
    this.end()
    if (!table || table.last <= this.seen) return
    this.#table = table
    this.#read()
  }
  /** Stops the worker for good. */
  end() {
    this.#beside?.abort()
    this.#beside = null
    this.#longer = null
    this.total = 0
  }
  close() {
    this.end()
    this.game.close()
  }

  /* ---- moves ---- */

  /**
   * The positions to which the moves of n lead.
   * @param {number} n @param {number} [limit] the most moves
   * @returns {string[] | null} null if there are too many, or the rules have no notation for n
   */
  moves(n, limit = n > DRAWN ? DRAWN + 1 : undefined) {
    try {
      const moves = this.game.moves(String(n), { limit }).map((move) => move.to.text)
      return n > DRAWN && moves.length > DRAWN ? null : moves
    } catch {
      return null
    }
  }
  /** The options of n that are one number. @param {number} n @returns {Option[]} */
  options(n) {
    return (this.moves(n) ?? [])
      .filter((text) => /^\d+$/.test(text))
      .map(Number)
      .map((to) => ({ to, amount: n - to, wins: this.row(to).outcome === 'loss' }))
  }
  /** The winning amount, if one is known. @param {number} n */
  wins(n) {
    if (this.#wins.size > KEPT) this.#wins.clear()
    if (!this.#wins.has(n)) this.#wins.set(n, this.#won(n))
    return this.#wins.get(n)
  }
  /** @param {number} n */
  #won(n) {
    if (this.row(n).outcome !== 'win') return undefined
    if (n > DRAWN) {
      const parts = this.moves(n, FIRST)?.some((text) => !/^\d+$/.test(text))
      return parts ? undefined : this.options(n).find((o) => o.wins)?.amount
    }
    const to = this.game.solve(String(n), { budget: LOOK }).move?.to.text ?? ''
    return /^\d+$/.test(to) ? n - Number(to) : undefined
  }
  /** The options of n, each once; null if some are more than one number, at n or at a smaller position. @param {number} n @returns {number[] | null} */
  ways(n) {
    if (this.#whole === undefined) {
      this.#whole = true
      for (let k = this.first; k <= this.last && k <= DRAWN; k++) this.#whole &&= !!this.#led(k)
    }
    if (!this.#whole) return null
    if (this.#ways.size > KEPT) this.#ways.clear()
    if (!this.#ways.has(n)) this.#ways.set(n, this.#led(n))
    return this.#ways.get(n) ?? null
  }
  /** @param {number} n */
  #led(n) {
    const to = this.moves(n)
    return to?.every((text) => /^\d+$/.test(text)) ? [...new Set(to.map(Number))] : null
  }
}
