/**
 * xor-table.js -- numbers in binary, one under the other, and their xor: a column with an odd number of ones adds
 * a one. Used wherever a sum is explained.
 */
import { html, nothing } from 'lit-html'

export const css = `
.xor { border-collapse: collapse; font: 500 1.45em/1.4 var(--cgt-mono); }
.xor th { font: 500 .62em/1.5 var(--cgt-sans); color: var(--cgt-ink-2); padding: 0 0 .3em; text-align: center; }
.xor td, .xor tbody th { height: 1.9em; text-align: center; border-top: 1.5px solid var(--cgt-line); padding: 0 .1em; min-width: 1.9em; }
.xor tbody th, .xor tfoot th, .xor thead th:first-child { text-align: start; padding-inline-end: 1em; }
.xor tbody th, .xor tfoot th { font: 600 .78em/1.5 var(--cgt-sans); color: var(--cgt-ink); }
.xor .zero { color: var(--cgt-ink-3); }
.xor tfoot th, .xor tfoot td { border-top: 2px solid var(--cgt-ink); font-weight: 700; height: 2.1em; text-align: start; }
.xor tfoot td { text-align: center; }
.xor .odd { background: var(--cgt-stage); }
.xor .hit b { display: inline-block; min-width: 1.35em; border-radius: 6px; background: var(--cgt-ink); color: var(--cgt-bg); }
.xor .equals { border: 0; text-align: start; padding-inline-start: .4em; white-space: nowrap; }
`

/**
 * @param {(key: string, slots?: Record<string, string | number>) => string} t
 * @param {number[]} numbers 0 to 2^32 - 1
 * @param {{ labels?: string[], answer?: boolean, head?: string }} [options] labels of the rows, else the numbers; answer false: the last row shows "?"
 */
export function xorTable(t, numbers, { labels, answer = true, head = '' } = {}) {
  const xor = numbers.reduce((a, b) => (a ^ b) >>> 0, 0)
  const most = Math.max(1, ...numbers)
  const width = Math.max(1, Math.ceil(Math.log2(most + 1)))
  const powers = Array.from({ length: width }, (_, i) => 2 ** (width - 1 - i))
  /** @param {number} n @param {number} power */
  const bit = (n, power) => Math.floor(n / power) % 2
  return html`<table class="xor" aria-label=${t('The numbers in binary, and their XOR')}>
    <thead>
      <tr>
        <th scope="col">${head}</th>
        ${powers.map((p) => html`<th scope="col" class=${bit(xor, p) && answer ? 'odd' : ''}>${p}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${numbers.map(
        (n, i) =>
          html`<tr>
            <th scope="row">${labels?.[i] ?? n}</th>
            ${powers.map(
              (p) =>
                html`<td class="${bit(n, p) ? '' : 'zero'} ${bit(xor, p) && answer ? 'odd' : ''}">
                  ${bit(n, p)}
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">XOR</th>
        ${powers.map(
          (p) =>
            html`<td class=${answer && bit(xor, p) ? 'odd hit' : 'zero'}>
              ${answer ? html`<b>${bit(xor, p)}</b>` : '?'}
            </td>`,
        )}
        <td class="equals">${answer ? `= ${xor}` : nothing}</td>
      </tr>
    </tfoot>
  </table>`
}
