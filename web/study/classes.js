/** classes.js -- the misère quotient of an octal game in the laboratory: the class of each heap, and how far it is proved. */
import { html, nothing } from 'lit-html'
import { chip } from '../core/marks.js'

/** @typedef {import('../engine/quotient.js').Quotient} Quotient */

/** The word of a class as it is printed, with exponents: ab^2. @param {string} word */
const product = (word) =>
  word.split(/(\^\d+)/).map((part) => (part[0] === '^' ? html`<sup>${part.slice(1)}</sup>` : part))

/** @param {import('../core/element.js').CgtElement} host @param {Quotient} quotient */
export function classes(host, { letters, lost, heaps, told: sentences, slots }) {
  const sure = slots.n > 0
  return html`<ol class="classes" start="0" aria-label=${host.t('Class of each row')}>
      ${heaps.map(
        ([word, loses], n) =>
          html`<li aria-label=${`${n}: ${word}, ${host.t(loses ? 'loses' : 'wins')}`}>
            <span>${n}</span>${chip(loses ? 'loss' : 'win', html`${product(word)}`)}
          </li>`,
      )}
    </ol>
    <p>
      ${letters.map(([letter, n], i) => html`${i ? ', ' : nothing}<i>${letter}</i> = ${n}`)}.
      ${host.t('Losing classes')}:
      ${lost.map((word, i) => html`${i ? ', ' : nothing}<i>${product(word)}</i>`)}.
    </p>
    <p>
      ${host.t(sentences[0], slots)}
      ${sure ? html`<b>${host.t(sentences[1], slots)}</b>` : host.t(sentences[1], slots)}
    </p>`
}
