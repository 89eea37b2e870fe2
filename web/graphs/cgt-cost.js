/**
 * cgt-cost.js -- counts the positions that a search for W and L visits on 1, 2, 3 ... equal heaps, beside the steps of the XOR.
 */
import { html, nothing } from 'lit-html'
import { CgtElement, sheet } from '../core/element.js'
import { icon } from '../core/marks.js'
import { NotationError, RulesError } from '../engine/errors.js'
import { reachInWorker } from '../engine/worker-client.js'
import css from './cgt-cost.css'

/** @typedef {import('../engine/graph.js').Reach} Reach */
/** @typedef {{ row: Reach, about: import('../engine/worker-client.js').About }} Counted */

/** sticks of a heap without the attribute `heap` */
const HEAP = 9
/** rows at first, and the most */
const ROWS = 3
const MOST = 8
/** with more rows a slide sets them closer */
const EASY = 3
/** the most positions and moves that are counted: some 30 MB */
const NODES = 200_000
/** The position of so many heaps, all of one size. @param {number} heaps @param {number} size */
const heapsOf = (heaps, size) => Array(heaps).fill(size).join(' ')
const EDGES = 3_000_000
/** moves that are counted at once, before a worker counts all: some 10 ms */
const HERE = 10_000

/**
 * @summary What a search looks at for 1, 2, 3… equal heaps, beside the XOR.
 * @attr {string} game id of a game whose positions are heaps
 * @attr {string} rules the rules, in the game’s notation
 * @attr {number} heap the size of each heap
 * @csspart board the table
 * @csspart status the sentence that says how things are
 * @csspart tools the button
 */
export class CgtCost extends CgtElement {
  static attributes = { game: '', rules: '', heap: '' }
  /** @param {import('../engine/engine.js').Game} game */
  static takes = (game) => !!game.parse(heapsOf(ROWS, HEAP))
  static styles = [sheet(css)]

  /** counts for 1, 2, 3 ... heaps @type {Reach[]} */ rows = []
  size = 0
  /** the game that is counted @type {{ game: string, rules: string }} */ #of = {
    game: '',
    rules: '',
  }
  #beside = new AbortController()
  /** rows that a worker counts @type {Map<Reach, import('../engine/worker-client.js').About>} */
  #open = new Map()

  /* the first rows are counted before they replace those that are shown: a refusal changes nothing */
  read() {
    const size = this.wholeNumber('heap', { least: 1, or: HEAP })
    const game = this.getAttribute('game') ?? 'subtraction'
    const of = { game, rules: this.rulesOf(game) }
    const rows = Array.from({ length: ROWS }, (_, i) => this.#counted(of, size, i + 1))
    this.size = size
    this.#of = of
    this.#stop()
    this.#open.clear()
    this.rows = []
    for (const row of rows) this.#take(row)
  }
  connectedCallback() {
    const left = [...this.#open.keys()]
    super.connectedCallback()
    for (const row of left) this.#ask(row)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#stop()
  }
  #stop() {
    this.#beside.abort()
    this.#beside = new AbortController()
  }
  /** @param {{ game: string, rules: string }} of @param {number} size @param {number} heaps @returns {Counted} @throws {NotationError | RulesError} */
  #counted(of, size, heaps) {
    const position = heapsOf(heaps, size)
    const game = this.engine.game(of.game, { rules: of.rules })
    try {
      return {
        row: game.reach(position, { nodes: NODES, edges: HERE }),
        about: { ...of, position },
      }
    } catch (error) {
      if (!(error instanceof NotationError)) throw error
      if (error.reason === 'at most %')
        this.wholeNumber('heap', { least: 1, most: error.number, or: 1 })
      if (error.code === 'range' && this.hasAttribute('heap')) throw error
      throw new RulesError({
        code: 'unsupported',
        reason: 'only a game whose positions are heaps can be counted here',
      })
    } finally {
      game.close()
    }
  }
  /** @param {Counted} counted */
  #take({ row, about }) {
    this.rows.push(row)
    if (row.whole) return
    this.#open.set(row, about)
    this.#ask(row)
  }
  /** Adds a row, or rows up to so many. @param {number} [rows] */
  #more(rows = this.rows.length + 1) {
    this.attempt(() => {
      while (this.rows.length < rows)
        this.#take(this.#counted(this.#of, this.size, this.rows.length + 1))
    })
  }
  /** Has a worker count a row. @param {Reach} row */
  async #ask(row) {
    const about = this.#open.get(row)
    const { signal } = this.#beside
    if (!about) return
    try {
      Object.assign(row, await reachInWorker({ ...about, nodes: NODES, edges: EDGES }, { signal }))
      this.update()
    } catch {
      /* it was stopped, or there is no worker: the row says "more than", or "at least" */
    }
    if (!signal.aborted) this.#open.delete(row)
  }
  get shared() {
    return this.rows.length
  }
  set shared(rows) {
    this.#more(rows)
  }

  /** The number of positions, or a bound, in words. @param {Reach} row */
  #positions({ nodes, whole, more }) {
    if (whole) return this.num(nodes)
    return this.t(more ? 'more than {n}' : 'at least {n}', { n: nodes })
  }
  render() {
    const { rows } = this
    const last = rows[rows.length - 1]
    const most = Math.log(Math.max(...rows.map((r) => r.nodes)))
    const xors = (/** @type {number} */ n) => this.size + n
    /** @param {string} look @param {number} n @param {unknown} text */
    const lane = (look, n, text) =>
      html`<div class="lane ${look}" .style="--share:${Math.log(n) / most}">
        <i></i><span class="number">${text}</span>
      </div>`
    return html`<p class="legend">
        <span class="search"><i></i>${this.t('positions that the search looks at')}</span>
        <span class="xors"
          ><i></i
          >${this.t('steps of the XOR: the values of one heap, once, and then one XOR a heap')}</span
        >
      </p>
      <table part="board" class=${rows.length > EASY ? 'tight' : ''}>
        <thead>
          <tr>
            <th scope="col">${this.t('heaps of {n}', { n: this.size })}</th>
            <th scope="col">${this.t('cost')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, i) =>
              html`<tr>
                <th scope="row" class="number">${i + 1}</th>
                <td class="bars">
                  ${lane('search', row.nodes, this.#positions(row))}
                  ${lane('xors', xors(i + 1), this.num(xors(i + 1)))}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
      <div class="end">
        <p part="status" aria-live="polite">
          ${this.t('{n} heap: {positions} positions against {steps} steps.|{n} heaps: {positions} positions against {steps} steps.', { n: rows.length, positions: this.#positions(last), steps: xors(rows.length) })}
          ${rows.length > 1 ? this.t('A bar grows by as much each time its cost grows tenfold.') : nothing}
        </p>
        <button
          part="tools"
          type="button"
          class="btn no-print"
          aria-disabled=${String(!last.whole || rows.length >= MOST)}
          @click=${() => this.#more()}
        >
          ${icon('plus')}${this.t('One heap more')}
        </button>
      </div>`
  }
}
