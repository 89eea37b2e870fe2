/**
 * xor-table.js -- numbers in binary, one under the other, and their xor: a column with an odd number of ones adds
 * a one. Used wherever a sum is explained.
 */
import { html, nothing } from 'lit-html'
import { bouton, xor } from '../model/numbers.js'

export { default as css } from './xor-table.css'

/** @typedef {(key: string, slots?: Record<string, string | number>) => string} Say */

/** powers of two up to here are written out in the head of a column, larger ones as 2ⁿ */
const WRITTEN = 1024

/**
 * @param {Say} t
 * @param {number[]} numbers 0 to 2^32 - 1
 * @param {object} [options]
 * @param {string[]} [options.labels] of the rows, else the numbers
 * @param {string} [options.head] over the labels
 * @param {boolean} [options.answer] false: the last row shows "?", and no move is told
 * @param {boolean} [options.move] the row that a winning move changes is marked: of Nim heaps only
 * @param {(row: number, power: number) => void} [options.flip] bits are buttons that call it
 * @param {string} [options.spot] "row power" of the one tab stop among them
 */
export function xorTable(
  t,
  numbers,
  { labels, head = '', answer = true, move = false, flip, spot } = {},
) {
  const sum = xor(numbers)
  const best = move && answer ? bouton(numbers) : null
  const powers = powersOf(numbers)
  /** @param {number} n @param {number} power */
  const bit = (n, power) => Math.floor(n / power) % 2
  /** @param {number} power */
  const odd = (power) => (answer && bit(sum, power) ? 'odd' : '')
  const name = (/** @type {number} */ i) => labels?.[i] ?? t('{number}', { number: numbers[i] })
  return html`<table class="xor" aria-label=${t('The numbers in binary, and their XOR')}>
    <thead>
      <tr>
        <td>${head}</td>
        ${powers.map((p) => html`<th scope="col" class=${odd(p)}>${p <= WRITTEN ? p : html`2<sup>${Math.log2(p)}</sup>`}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${numbers.map(
        (n, i) =>
          html`<tr>
            <th scope="row">${name(i)}</th>
            ${powers.map(
              (p) =>
                html`<td class="${bit(n, p) ? '' : 'zero'} ${odd(p)}">
                  ${
                    flip
                      ? html`<button
                          type="button"
                          data-row=${i}
                          data-power=${p}
                          tabindex=${spot === `${i} ${p}` ? 0 : -1}
                          aria-label=${t('{number}, column {power}: {bit}', { number: name(i), power: p, bit: bit(n, p) })}
                          @click=${() => flip(i, p)}
                        >
                          ${bit(n, p)}
                        </button>`
                      : bit(n, p)
                  }
                </td>`,
            )}
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
    <tfoot>
      <tr>
        <th scope="row">${answer ? t('XOR = {number}', { number: sum }) : t('XOR = ?')}</th>
        ${powers.map((p) => {
          if (!answer) return html`<td class="zero">?</td>`
          const one = bit(sum, p)
          return html`<td class=${one ? 'odd hit' : 'zero'}>${one ? html`<b>1</b>` : 0}</td>`
        })}
      </tr>
    </tfoot>
  </table>`
}

/** The powers of two that the numbers need, the largest first. @param {number[]} numbers */
export function powersOf(numbers) {
  const most = Math.max(1, ...numbers)
  const width = 32 - Math.clz32(most)
  return Array.from({ length: width }, (_, i) => 2 ** (width - 1 - i))
}
