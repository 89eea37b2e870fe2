/**
 * cgt-cost.js -- what a search for W and L costs on many equal heaps, against the xor: positions counted, not guessed.
 */
import { html, nothing } from 'lit-html'
import { CgtElement, sheet } from '../core/element.js'
import { icon } from '../core/marks.js'
import { NotationError } from '../engine/errors.js'
import { reachFar } from '../engine/far.js'
import css from './cgt-cost.css'

/** rows at first, and at the most */
const ROWS = 3
const MOST = 8
/** positions and moves that are counted at the most: some 30 MB */
const NODES = 200_000
const EDGES = 3_000_000
/** and here, before the others are counted beside the page: some 10 ms */
const HERE = 10_000

/**
 * @summary Positions that a search must look at for 1, 2, 3 ... equal heaps, beside the steps of the xor.
 * @attr {string} game whose positions are heaps
 * @attr {string} rules in the game's notation
 * @attr {number} heap the size of each heap
 */
export class CgtCost extends CgtElement {
  static attributes = { game: '', rules: '', heap: '' }
  static styles = [sheet(css)]

  /** of 1, 2, 3 ... heaps @type {{ nodes: number, whole: boolean }[]} */ rows = []
  size = 0
  #beside = new AbortController()
  /** rows that are counted beside the page @type {Map<CgtCost['rows'][number], import('../engine/far.js').About>} */
  #open = new Map()

  read() {
    const heap = Number(this.getAttribute('heap') ?? 9)
    if (!Number.isInteger(heap) || heap < 1)
      throw new NotationError({ code: 'syntax', reason: 'expected a number' })
    this.size = heap
    this.rows = []
    this.#stop()
    this.#open.clear()
    for (let n = 0; n < ROWS; n++) this.#count()
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
  /** One heap more. */
  #count() {
    const name = this.getAttribute('game') ?? 'subtraction'
    const rules = this.getAttribute('rules') ?? '1 2 3'
    const position = Array(this.rows.length + 1)
      .fill(this.size)
      .join(' ')
    const game = this.engine.game(name, { rules })
    try {
      const row = game.reach(position, { nodes: NODES, edges: HERE })
      this.rows.push(row)
      if (row.whole) return
      this.#open.set(row, { game: name, rules, position })
      this.#ask(row)
    } finally {
      game.close()
    }
  }
  /** What takes longer. @param {CgtCost['rows'][number]} row */
  async #ask(row) {
    const about = this.#open.get(row)
    const { signal } = this.#beside
    if (!about) return
    try {
      Object.assign(row, await reachFar({ ...about, nodes: NODES, edges: EDGES }, { signal }))
      this.update()
    } catch {
      /* it was left, or there is no worker: it says "more than" */
    }
    if (!signal.aborted) this.#open.delete(row)
  }
  get shared() {
    return this.rows.length
  }
  set shared(rows) {
    while (this.rows.length < rows) this.#count()
    this.update()
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
      <table>
        <thead>
          <tr>
            <th scope="col">${this.t('heaps of {n}', { n: this.size })}</th>
            <th scope="col">${this.t('cost')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ nodes, whole }, i) =>
              html`<tr>
                <th scope="row" class="number">${i + 1}</th>
                <td class="bars">
                  ${lane('search', nodes, whole ? this.num(nodes) : this.t('more than {n}', { n: nodes }))}
                  ${lane('xors', xors(i + 1), this.num(xors(i + 1)))}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p aria-live="polite">
        ${this.t('{n} heap: {positions} positions against {steps} steps.|{n} heaps: {positions} positions against {steps} steps.', { n: rows.length, positions: last.nodes, steps: xors(rows.length) })}
        ${rows.length > 1 ? this.t('The length of a bar is the number of its digits.') : nothing}
      </p>
      <button
        type="button"
        class="btn no-print"
        aria-disabled=${String(!last.whole || rows.length >= MOST)}
        @click=${() => {
          this.#count()
          this.update()
        }}
      >
        ${icon('plus')}${this.t('One heap more')}
      </button>`
  }
}
