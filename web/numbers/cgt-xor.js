/**
 * cgt-xor.js -- heaps as sticks in columns of powers of two, their XOR, and the move that makes it 0.
 */
import { html, nothing } from 'lit-html'
import { sheet } from '../core/element.js'
import { stepped } from '../core/arrow-keys.js'
import { bouton, powersOf, xor } from '../model/numbers.js'
import css from './cgt-xor.css'
import { css as typed, Typed } from './typed.js'
import { css as table, STICKS, xorTable } from '../play/xor-table.js'

/** the most heaps: more do not fit on a slide */
const HEAPS = 12

/**
 * @summary Heaps in binary columns, their XOR and the winning move, at once or column by column.
 * @attr {string} heaps numbers up to 2^32 - 1, at most 12
 * @attr {string} at the step that it begins with, and comes back to while its answer is hidden: a number; 0 has whole heaps
 * @attr {move|xor} hide `xor`: no XOR is told, only which powers go two by two; `move`: the steps end at the XOR, and no move is told
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board the table
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons of the steps, and the others
 */
export class CgtXor extends Typed {
  static attributes = { heaps: '', at: '', hide: 'move|xor' }
  static numbers = { attribute: 'heaps', initial: '10 12 5', count: HEAPS }
  static styles = [sheet(typed + table + css)]

  /** roving tab stop: row, power */ #spot = [0, 1]

  /** the step of the attribute */ #begins = 1

  read() {
    this.#begins = this.wholeNumber('at', { or: 1 })
    super.read()
  }
  get #sticks() {
    return Math.max(...this.numbers) <= STICKS
  }
  /** The steps: sticks in a row, sticks in columns of powers of two, then one column after another. */
  get steps() {
    const first = this.#sticks ? 0 : 1
    const last = this.#columns.length + 1
    return { first, asks: Math.min(Math.max(this.#begins, first), last - 1), last }
  }
  get lastStep() {
    return this.steps.last
  }
  /** The columns that the steps go through: powers in pairs pass over one that no heap has. */
  get #columns() {
    const powers = powersOf(this.numbers)
    if (this.getAttribute('hide') !== 'xor') return powers
    const held = powers.filter((p) => this.numbers.some((n) => Math.floor(n / p) % 2))
    return held.length ? held : powers
  }
  /** The columns of the table, from the left, that are told at a step. @param {number} at */
  #told(at) {
    const columns = this.#columns
    if (at - 1 >= columns.length) return 32
    return at < 2 ? at - 1 : powersOf(this.numbers).indexOf(columns[at - 2]) + 1
  }
  /** @param {number} row @param {number} power */
  flip(row, power) {
    const n = this.numbers[row]
    const turned = Math.floor(n / power) % 2 ? n - power : n + power
    this.#spot = [row, power]
    this.change(this.numbers.map((heap, i) => (i === row ? turned : heap)))
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const bit = /** @type {HTMLElement} */ (event.composedPath()[0]).closest?.('[data-power]')
    if (bit instanceof HTMLElement) {
      const powers = powersOf(this.numbers)
      const column = powers.indexOf(Number(bit.dataset.power))
      const row = Number(bit.dataset.row)
      const to = stepped(event.key, row, column, powers.length - 1)
      if (to) {
        const [r, c] = to
        const next = this.root.querySelector(`[data-row="${r}"][data-power="${powers[c]}"]`)
        if (next instanceof HTMLElement) {
          this.#spot = [r, powers[c]]
          this.update()
          next.focus()
        }
        return !!next
      }
    }
    return super.key(event)
  }

  render() {
    return this.figure(
      this.t('Heaps'),
      () => this.#table(),
      () => this.#sentence(),
    )
  }
  #table() {
    if (!this.numbers.length) return nothing
    const [row, power] = this.#spot
    const powers = powersOf(this.numbers)
    const spot = `${Math.min(row, this.numbers.length - 1)} ${powers.includes(power) ? power : powers[0]}`
    return html`<div part="board" class="scroll">
      ${xorTable((key, slots) => this.t(key, slots), this.numbers, {
        head: this.t('heap'),
        xorsShown: this.#told(this.at),
        drawn: this.#told(this.drawn),
        sticks: this.#sticks,
        move: !this.getAttribute('hide'),
        bare: this.getAttribute('hide') === 'xor',
        flip: (i, p) => this.flip(i, p),
        spot,
      })}
    </div>`
  }
  #sentence() {
    const { at, numbers } = this
    const pairs = this.getAttribute('hide') === 'xor'
    if (!at) return this.t('Split each heap into powers of two, each of them once at most.')
    if (this.hides) {
      const power = this.#columns[at - 2]
      const n = Math.floor(xor(numbers) / power) % 2
      if (pairs)
        return power
          ? this.t('The {power}s cancel in pairs, and {n} is left.', { power, n })
          : this.t('Does each power of two have a partner?')
      return power
        ? this.t('Column of {power}: the ones cancel in pairs, and {n} is left.', { power, n })
        : this.t('Count the ones of each column: is the number odd or even?')
    }
    const hide = this.getAttribute('hide')
    const sum = xor(numbers)
    if (hide && !sum) return html`<b>${this.t('Each power of two has its partner.')}</b>`
    if (hide === 'xor') return this.t('Not every power of two has its partner.')
    if (hide)
      return html`<b>${this.t('XOR = {number}', { number: sum })}</b>
        ${this.t('A column with an odd number of ones gives a 1.')}`
    const best = bouton(this.numbers)
    if (best)
      return html`<b
          >${this.t(
            'Take {amount} from {from}: {n} is left, and the XOR is 0.|Take {amount} from {from}: {n} are left, and the XOR is 0.',
            {
              amount: best.from - best.to,
              from: best.from,
              n: best.to,
            },
          )}</b
        >
        ${this.t('A column with an odd number of ones gives a 1.')}`
    return html`<b
      >${
        sum === 0 && this.numbers.some((h) => h > 0)
          ? this.t('The XOR is 0: every move breaks some column, and the player to move loses.')
          : this.t('There is no stick left: the player to move loses.')
      }</b
    >`
  }
}
