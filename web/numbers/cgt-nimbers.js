/**
 * cgt-nimbers.js -- a table of nim-sums or nim products, coloured by value. A chosen square is explained as a mex: which smaller
 * numbers are struck out there, and by which squares.
 */
import { html, nothing } from 'lit-html'
import { CgtElement, sheet } from '../core/element.js'
import { commonKey, keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { screenButton } from '../core/full-screen.js'
import { NotationError } from '../engine/errors.js'
import { nimber, struckOf } from '../engine/nimber.js'
import { readNumbers, setText } from '../model/numbers.js'
import css from './cgt-nimbers.css'

/** the most numbers, and the number of them without the attribute: 0 to 15 and their products are a field */
const SIZE = 16
const SIGNS = { sum: '⊕', product: '⊗' }
/** @typedef {import('../engine/nimber.js').Struck} Struck */

/**
 * @summary Nim-sums or nim products as a table; a chosen square says of which numbers it is the mex.
 * @attr {sum|product} operation what the table holds: nim-sums, or nim products if it is missing
 * @attr {number} size how many numbers, from 0 on: 2 to 16
 * @attr {string} at the square that is chosen, its column and its row: `2 3`
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board the table
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons
 */
export class CgtNimbers extends CgtElement {
  static attributes = { operation: 'sum|product', size: '', at: '' }
  static styles = [sheet(css)]

  #size = SIZE
  /** the chosen square, its column and row @type {[number, number] | null} */ #at = null
  /** uncovered ones, "column row" @type {Set<string>} */ #open = new Set()
  /** the reason why a pressed number is struck out @type {Struck | null} */ #by = null

  get #product() {
    return this.getAttribute('operation') !== 'sum'
  }
  get #sign() {
    return SIGNS[this.#product ? 'product' : 'sum']
  }

  read() {
    nimber(true, 0, 0) // a page where no wasm runs says so
    const n = this.wholeNumber('size', { least: 2, most: SIZE, or: SIZE })
    const at = readNumbers(this.getAttribute('at') ?? '', { count: 2, most: n - 1 })
    if (at.length === 1)
      throw new NotationError({
        code: 'syntax',
        reason: 'expected a column and a row, such as 2 3',
      })
    this.#size = n
    this.#at = at.length ? [at[0], at[1]] : null
    this.#by = null
    this.#open.clear()
  }
  get shared() {
    return {
      operation: this.getAttribute('operation'),
      at: this.getAttribute('at'),
      values: this.getAttribute('values'),
      open: [...this.#open],
    }
  }
  set shared({ operation, at, values, open }) {
    this.reflect({ operation, at, values })
    this.read()
    this.#open = new Set(open)
    this.update()
  }

  /** @param {number} a @param {number} b */
  #hides(a, b) {
    const plain = this.#product ? a < 2 || b < 2 : !a || !b
    return this.covered && !plain && !this.#open.has(`${a} ${b}`)
  }
  /** Chooses a square, or uncovers it if it was chosen already. @param {number} a @param {number} b @param {boolean} [open] */
  #choose(a, b, open = true) {
    const again = this.#at?.[0] === a && this.#at[1] === b
    if (again && open && this.#hides(a, b)) this.#open.add(`${a} ${b}`)
    this.#at = [a, b]
    this.#by = null
    this.reflect({ at: `${a} ${b}` })
    this.update()
    keep(this)
  }
  /** @param {'sum' | 'product'} operation */
  #turn(operation) {
    this.#open.clear()
    this.#by = null
    this.reflect({ operation })
    this.update()
    keep(this)
  }
  /** Covers all squares, or uncovers them. */
  #cover() {
    this.#open.clear()
    this.reflect({ values: this.values === 'off' ? null : 'off' })
    this.update()
    keep(this)
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const { key } = event
    const square = /** @type {HTMLElement} */ (event.composedPath()[0]).closest?.('td')
    if (square) {
      const [a, b] = this.#at ?? [0, 0]
      const last = this.#size - 1
      const to = /** @type {Record<string, [number, number]>} */ ({
        ArrowLeft: [a - 1, b],
        ArrowRight: [a + 1, b],
        ArrowUp: [a, b - 1],
        ArrowDown: [a, b + 1],
        Home: [0, b],
        End: [last, b],
      })[key]
      if (to) {
        const inside = to.every((n) => n >= 0 && n <= last)
        if (inside) this.#go(...to)
        return inside
      }
      if (key === 'Enter' || key === ' ') {
        this.#choose(a, b)
        return true
      }
    }
    if (key === 'v' || key === 'V') this.#cover()
    else return commonKey(this, event)
    return true
  }
  /** @param {number} a @param {number} b */
  #go(a, b) {
    this.#choose(a, b, false)
    const square = /** @type {HTMLElement | null} */ (this.root.querySelector('td[tabindex="0"]'))
    square?.focus({ preventScroll: true })
    square?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }

  render() {
    const numbers = Array.from({ length: this.#size }, (_, n) => n)
    const struck = this.#at ? struckOf(this.#product, ...this.#at) : []
    const names = {
      sum: this.t('Nim-sums'),
      product: this.t('Nim products'),
    }
    const name = names[this.#product ? 'product' : 'sum']
    const answer =
      this.values === 'off' ? this.t('Show all the numbers') : this.t('Cover the numbers')
    return html`<div part="stage" class="figure">
      <div
        part="tools"
        class="bar no-print"
        role="group"
        aria-label=${this.t('What the table holds')}
      >
        ${
          /** @type {const} */ (['sum', 'product']).map(
            (operation) =>
              html`<button
                type="button"
                class="btn"
                aria-pressed=${String((operation === 'product') === this.#product)}
                @click=${() => this.#turn(operation)}
              >
                <span aria-hidden="true">${SIGNS[operation]}</span> ${names[operation]}
              </button>`,
          )
        }
      </div>
      <div part="board" class="scroll">
        <table
          role="grid"
          aria-label=${this.t('{what} of the numbers from 0 to {n}', { what: name, n: this.#size - 1 })}
        >
          <tr role="row">
            <th role="presentation" aria-hidden="true">${this.#sign}</th>
            ${numbers.map((a) => html`<th role="columnheader" class=${this.#at?.[0] === a ? 'on' : ''}>${a}</th>`)}
          </tr>
          ${numbers.map(
            (b) =>
              html`<tr role="row">
                <th role="rowheader" class=${this.#at?.[1] === b ? 'on' : ''}>${b}</th>
                ${numbers.map((a) => this.#square(a, b))}
              </tr>`,
          )}
        </table>
      </div>
      <p part="status" class="say" aria-live="polite">${this.#says(struck)}</p>
      ${this.#at && !this.#hides(...this.#at) ? this.#reasons(this.#at, struck) : nothing}
      <div part="tools" class="bar no-print">
        <button
          type="button"
          class="btn quiet flush"
          aria-label=${answer}
          @click=${() => this.#cover()}
        >
          ${icon('eye')}${this.inDeck ? nothing : answer}
        </button>
        ${screenButton(this)}
      </div>
    </div>`
  }

  /** @param {number} a @param {number} b */
  #square(a, b) {
    const [column, row] = this.#at ?? [0, 0]
    const chosen = !!this.#at && a === column && b === row
    const covered = this.#hides(a, b)
    const n = nimber(this.#product, a, b)
    const sum = `${a} ${this.#sign} ${b}`
    /* the squares left of the chosen one and above it, of which its value is made */
    const seen =
      this.#at &&
      !chosen &&
      (this.#product ? a <= column && b <= row : (a < column && b === row) || (a === column && b < row)) // prettier-ignore
    const by = this.#by
    const used =
      by && (this.#product ? [[by.x, row], [column, by.y], [by.x, by.y]] : [[by.x, by.y]]) // prettier-ignore
    const look = [
      chosen ? 'chosen' : seen ? 'seen' : '',
      used?.some(([x, y]) => x === a && y === b) ? 'used' : '',
      covered ? 'covered' : n ? '' : 'zero',
    ]
    return html`<td
      role="gridcell"
      class=${look.join(' ')}
      .style=${covered || !n ? '' : `--n:${n}`}
      tabindex=${a === column && b === row ? 0 : -1}
      aria-selected=${String(chosen)}
      aria-label=${covered ? this.t('{sum}: covered', { sum }) : `${sum} = ${n}`}
      @click=${() => this.#choose(a, b)}
    >
      ${covered ? '?' : n}
    </td>`
  }

  /** @param {Struck[]} struck */
  #says(struck) {
    if (!this.#at) return this.t('Choose a square: it says which numbers are struck out there.')
    const [a, b] = this.#at
    const sum = `${a} ${this.#sign} ${b}`
    const set = setText(struck.map(({ n }) => n))
    if (this.#hides(a, b))
      return this.t(
        '{sum}: the numbers {set} are struck out. Which is the least one missing? Choose the square again to see it.',
        { sum, set },
      )
    return html`<b>${sum} = mex${set} = ${nimber(this.#product, a, b)}</b>`
  }
  /** A reason for each smaller number that is struck out. @param {[number, number]} at @param {Struck[]} struck */
  #reasons([a, b], struck) {
    const value = nimber(this.#product, a, b)
    if (!value)
      return html`<p class="why">${this.t('Nothing is struck out, and the least number is 0.')}</p>`
    const of = (/** @type {number} */ x, /** @type {number} */ y) => nimber(this.#product, x, y)
    return html`<p class="why">
        ${
          this.#product
            ? this.t('Each smaller number is struck out by a smaller column x and a smaller row y:')
            : this.t('Each smaller number stands before it in its row or in its column:')
        }
      </p>
      <div class="reasons">
        ${Array.from({ length: value }, (_, n) => {
          const by = /** @type {Struck} */ (struck.find((one) => one.n === n))
          const { x, y } = by
          const pressed = this.#by?.n === n
          return html`<button
            type="button"
            class="reason"
            aria-pressed=${String(pressed)}
            @click=${() => {
              this.#by = pressed ? null : by
              this.update()
            }}
          >
            <b>${n}</b> =
            ${
              this.#product
                ? html`${of(x, b)} ⊕ ${of(a, y)} ⊕ ${of(x, y)} <small>x = ${x}, y = ${y}</small>`
                : html`${x} ⊕ ${y}`
            }
          </button>`
        })}
      </div>`
  }
}
