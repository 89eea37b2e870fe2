/**
 * xor-table.js -- a table of numbers in binary and their xor: the ones of a column cancel two by two, and the one that may be left stands
 * below. All figures that explain a sum use it.
 */
import { html, nothing } from 'lit-html'
import { bouton, powersOf, xor } from '../model/numbers.js'

export { default as css } from './xor-table.css'

/** @typedef {(key: string, slots?: Record<string, string | number>) => string} Say */

/** Powers of two up to this are written out in the head of a column, larger ones as 2ⁿ. */
const WRITTEN = 1024
/** Heaps up to this can be drawn as sticks: a slide has room for 16 + 8 + 4 + 2 + 1. */
export const STICKS = 31
/** The wave takes so long from one column to the next, and from one pair to the next. */
const [COLUMN_MS, PAIR_MS] = [260, 160]

/**
 * @param {Say} t
 * @param {number[]} numbers 0 to 2^32 - 1
 * @param {object} [options]
 * @param {string[]} [options.labels] of the rows; else the numbers
 * @param {string} [options.head] above the labels
 * @param {number} [options.xorsShown] number of columns, from the left, that show their xor: below the others is "?",
 *   and no move is marked before all do; -1: the numbers are sticks in a row
 * @param {number} [options.drawn] columns that were shown before: new ones come in a wave
 * @param {boolean} [options.sticks] each one is as many sticks as it stands for, of numbers up to STICKS
 * @param {boolean} [options.move] marks the row that a winning move changes: for Nim heaps only
 * @param {(row: number, power: number) => void} [options.flip] bits are buttons that call it
 * @param {boolean} [options.bare] shows powers alone: no XOR, and under sticks no digit
 * @param {string} [options.spot] the one tab stop among the bits, as "row power"
 */
export function xorTable(
  t,
  numbers,
  {
    labels,
    head = '',
    xorsShown = 32,
    drawn = 32,
    sticks = false,
    move = false,
    bare = false,
    flip,
    spot,
  } = {},
) {
  const sum = xor(numbers)
  /* for each column: the rows that have a one there, and whether its xor is shown */
  const columns = powersOf(numbers).map((p, c) => {
    const ones = numbers.flatMap((n, i) => (Math.floor(n / p) % 2 ? i : []))
    const odd = ones.length % 2
    const wait = COLUMN_MS * Math.max(0, Math.min(c - Math.max(drawn, 0), 8))
    return { p, ones, odd, wait, xorShown: xorsShown > c, look: xorsShown > c && odd ? 'odd' : '' }
  })
  const answer = xorsShown >= columns.length
  const best = move && answer ? bouton(numbers) : null
  const name = (/** @type {number} */ i) => labels?.[i] ?? t('{number}', { number: numbers[i] })
  /** @typedef {typeof columns[number]} Column */
  /** True for a one that does not cancel: the last of an odd number. @param {number} i @param {Column} column */
  const stays = (i, { ones, odd, xorShown }) =>
    ones.includes(i) && (!xorShown || (odd > 0 && ones.at(-1) === i))
  /** @param {number} i @param {Column} column */
  const one = (i, column) => {
    const { p, ones, wait } = column
    const gone = !stays(i, column)
    return html`<span
      class=${gone ? 'one gone' : 'one'}
      data-key="one ${i} ${p}"
      data-come="fade"
      data-state=${gone}
      data-turn="dim"
      data-wait=${gone ? wait + PAIR_MS * (ones.indexOf(i) >> 1) : 0}
      aria-hidden=${sticks ? 'true' : nothing}
      >${sticks ? Array(p).fill(html`<i></i>`) : 1}</span
    >`
  }
  /** The class of a cell on the line from one of a pair to the other. @param {number} i @param {Column} column */
  const pair = (i, { ones, xorShown }) => {
    if (!sticks || !xorShown) return ''
    for (let k = 1; k < ones.length; k += 2) {
      const [from, to] = [ones[k - 1], ones[k]]
      if (i >= from && i <= to) return i === from ? 'pair from' : i === to ? 'pair to' : 'pair'
    }
    return ''
  }
  /** @param {number} i */
  const bits = (i) =>
    columns.map((column) => {
      const { p, ones, look } = column
      const bit = ones.includes(i) ? 1 : 0
      const drawing = bit
        ? html`${one(i, column)}${sticks && !bare ? 1 : nothing}`
        : bare && sticks
          ? ''
          : 0
      return html`<td class="${stays(i, column) ? '' : 'zero'} ${look} ${pair(i, column)}">
        ${
          flip
            ? html`<button
                type="button"
                data-row=${i}
                data-power=${p}
                tabindex=${spot === `${i} ${p}` ? 0 : -1}
                aria-label=${t('{number}, column {power}: {bit}', { number: name(i), power: p, bit })}
                @click=${() => flip(i, p)}
              >
                ${drawing}
              </button>`
            : drawing
        }
      </td>`
    })
  return html`<table
    class="xor ${sticks ? 'sticks' : ''} ${sticks && bare ? 'bare' : ''} ${xorsShown < 0 ? 'whole' : ''}"
    .style="--all:${columns.reduce((all, { p }) => all + p, 0)}"
    aria-label=${t('The numbers in binary, and their XOR')}
  >
    <thead>
      <tr>
        <td>${head}</td>
        ${columns.map(({ p, look }) => html`<th scope="col" class=${look} .style=${`--p:${p}`}>${p <= WRITTEN ? p : html`2<sup>${Math.log2(p)}</sup>`}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${numbers.map(
        (_, i) =>
          html`<tr>
            <th scope="row">${name(i)}</th>
            ${
              xorsShown < 0
                ? html`<td colspan=${columns.length}>
                    ${columns.map((column) => (column.ones.includes(i) ? one(i, column) : nothing))}
                  </td>`
                : bits(i)
            }
            ${
              best?.index === i
                ? html`<td class="change">
                    <span>${t('{number}', { number: best.to - best.from })}</span>
                    <small>→ ${t('{number}', { number: best.to })}</small>
                  </td>`
                : nothing
            }
          </tr>`,
      )}
    </tbody>
    ${
      bare
        ? nothing
        : html`<tfoot>
            <tr>
              <th scope="row">${answer ? t('XOR = {number}', { number: sum }) : t('XOR = ?')}</th>
              ${columns.map(({ p, odd, wait, xorShown }) =>
                xorShown
                  ? html`<td class=${odd ? 'odd hit' : 'zero'}>
                      ${odd ? html`<b data-key="xor ${p}" data-come="drop" data-wait=${wait}>1</b>` : 0}
                    </td>`
                  : html`<td class="zero">${xorsShown < 0 ? '' : '?'}</td>`,
              )}
            </tr>
          </tfoot>`
    }
  </table>`
}
