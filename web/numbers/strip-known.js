/**
 * strip-known.js -- what is known of the positions of a strip: by a table, by a period that is proved, or by a longer table that
 * is worked out beside the page. And where the moves of a position lead.
 */
import { tableFar } from '../engine/far.js'
import { RulesError } from '../engine/errors.js'
import { outcomePeriod } from '../model/period.js'

/** @typedef {import('../engine/engine.js').Row} Row */
/** @typedef {import('../engine/engine.js').Period} Period */
/** @typedef {import('../engine/table.js').Table} Table */
/** @typedef {import('./strip-arcs.js').Option} Option */

/** positions that are drawn one and all, at the most: some ten rows on a projector. Of more, those that are seen */
export const DRAWN = 200
/** the last position that a strip may have */
const MOST = 1_000_000
/** how far a period is looked for at once; or, where such a number is no position, this far */
const AHEAD = 1000
const NEARER = 372
/** moves tried for that: some 30 ms */
const TRIED = 1 << 20
/** moves played for the one that wins: a row adds its own to what those before it showed; splits, which take more, have no amount */
const LOOK = 4000
/** moves of a position beyond DRAWN that show whether play leaves one number */
const FIRST = 8
/** positions whose moves are kept */
const KEPT = 5000
/** ms between two reports */
const REST = 100

/**
 * As far as the rules have numbers. @param {import('../engine/engine.js').Game} game
 * @throws {RulesError} also where a number is no position: nobody asked for that one
 */
function tableOf(game) {
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
  /** positions of the table that is being worked out, and how many of them are known */ total = 0
  done = 0
  /** @type {Table} */ #table
  /** the last of them @type {number} */ last = 0
  /** of the outcomes @type {Period | null} */ period = null
  /** @type {Period | null} */ grundyPeriod = null
  /** @type {AbortController | null} */ #beside = null
  /** what is known by then @type {Table | null} */ #longer = null
  /** @type {Map<number, number | undefined>} the amount that wins, by position */ #wins = new Map()
  /** @type {Map<number, number[] | null>} */ #ways = new Map()
  /** of the first positions, no move leaves more than one number @type {boolean | undefined} */ #whole

  /** @param {import('../engine/engine.js').Game} game @param {number} to the last position that is asked for */
  constructor(game, to) {
    this.game = game
    this.#table = tableOf(game)
    this.to = Math.max(to, this.first)
    /* the largest first: the others fit where it fits */
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
    return this.#table.least
  }
  /** the last position of the table */
  get seen() {
    return this.#table.last
  }
  get count() {
    return this.last - this.first + 1
  }
  /** its period goes on for ever */
  get proved() {
    return !!this.#table.period?.proved
  }
  /** positions are being worked out, or will be */
  get works() {
    return this.total > 0
  }

  /** The least position that is as n, by a period that is proved. @param {number} n */
  like(n) {
    const { period: all, preperiod = 0, proved } = this.#table.period ?? {}
    return proved && all && n >= preperiod ? preperiod + ((n - preperiod) % all) : n
  }
  /** @param {number} n that is known @returns {Row} */
  row(n) {
    return { ...this.#table.row(this.like(n)), text: String(n) }
  }

  /* ---- a longer table ---- */

  /** @param {(whole: boolean) => void} news now and then, and when all of it is known */
  async begin(news) {
    if (!this.works) return
    const { signal } = (this.#beside = new AbortController())
    const { name, rules } = this.game
    let told = performance.now()
    const progress = (/** @type {Table} */ table) => {
      this.#longer = table
      this.done = table.last + 1
      if (performance.now() - told < REST) return
      told = performance.now()
      news(false)
    }
    try {
      const question = { game: name, rules, to: this.total }
      this.#longer = await tableFar(question, { signal, progress })
    } catch {
      if (signal.aborted) return
      // such a number does not fit the rules, or the memory: what is known stays
    }
    this.stop()
    news(true)
  }
  /** As far as it is known. */
  stop() {
    const table = this.#longer
    this.end()
    if (!table || table.last <= this.seen) return
    this.#table = table
    this.#read()
  }
  /** No more is worked out. */
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
   * Where they lead.
   * @param {number} n @param {number} [limit] moves at the most
   * @returns {string[] | null} null: they are too many to be told, or the rules have no notation for such a number
   */
  moves(n, limit = n > DRAWN ? DRAWN + 1 : undefined) {
    try {
      const moves = this.game.moves(String(n), { limit }).map((move) => move.to.text)
      return n > DRAWN && moves.length > DRAWN ? null : moves
    } catch {
      return null
    }
  }
  /** To positions that are one number. @param {number} n @returns {Option[]} */
  options(n) {
    return (this.moves(n) ?? [])
      .filter((text) => /^\d+$/.test(text))
      .map(Number)
      .map((to) => ({ to, amount: n - to, wins: this.row(to).outcome === 'loss' }))
  }
  /** The amount that wins, where one is known. @param {number} n */
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
  /** Where its moves lead, each once; null: some leave more than one number, here or at a smaller one. @param {number} n @returns {number[] | null} */
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
