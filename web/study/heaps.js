/**
 * heaps.js -- partizan subtraction in the laboratory: the winner and the value of each heap, the sum of the heaps on the board, and the
 * value of a chosen heap step by step.
 */
import { html, nothing } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { chip } from '../core/marks.js'
import { Worth } from '../engine/worth.js'

/** @typedef {import('../engine/worth.js').Class} Class */
/** A heap; worth is null if it is too large. @typedef {{ text: string, worth: { class: Class, text: string } | null }} Row */

/** the largest heap of the table, in a page and on a slide */
const [MOST, FEW] = [24, 12]
/** @type {Record<Class, string>} */
const WINS = {
  L: 'Left wins, no matter who begins',
  R: 'Right wins, no matter who begins',
  N: 'the player who moves first wins',
  P: 'the player who moves second wins',
}

export class Heaps {
  /** heaps from 0 on @type {Row[]} */ #rows
  /** the sum on the board @type {Row} */ #sum
  #rules
  #host
  /** the heap whose value is explained */ #chosen = ''

  /** @param {import('../core/element.js').CgtElement} host @param {import('../engine/engine.js').Game} game is used here only; the caller closes it @param {string} start */
  constructor(host, game, start) {
    const worth = new Worth(game)
    const row = (/** @type {string} */ text) => ({ text, worth: worth.of(game.parse(text)) })
    this.#host = host
    this.#rules = game.rules
    this.#sum = row(start)
    const to = host.inDeck ? FEW : MOST
    this.#rows = Array.from({ length: to + 1 }, (_, n) => row(String(n)))
    worth.close()
  }
  view() {
    const host = this.#host
    return html`<div class="found">
      <div class="scroll" tabindex="0" role="group" aria-label=${host.t('Values of the heaps')}>
        <table class="heaps">
          <thead>
            <tr>
              <th scope="col">${host.t('Heap')}</th>
              <th scope="col">${host.t('Who wins')}</th>
              <th scope="col">${host.t('Value')}</th>
            </tr>
          </thead>
          <tbody>
            ${this.#rows.map((row) => this.#row(row))}
          </tbody>
        </table>
      </div>
      <p class="soft-text">
        ${host.t('L: Left wins, R: Right wins, no matter who begins; N: the player who moves first wins, P: the player who moves second.')}
      </p>
      <p role="status">${this.#sumSentence(this.#sum)}</p>
      <p class="no-print">
        <a
          class="btn"
          download="palitos.csv"
          href="data:text/csv;charset=utf-8,${encodeURIComponent(this.#csv())}"
          >${host.t('Table as CSV')}</a
        >
      </p>
      ${
        this.#chosen
          ? keyed(
              `${this.#rules} ${this.#chosen}`,
              html`<cgt-form
                game="difference"
                rules=${this.#rules}
                start=${this.#chosen}
                open
                lang=${host.language}
              ></cgt-form>`,
            )
          : nothing
      }
    </div>`
  }
  /** @param {Row} row */
  #row({ text, worth }) {
    const host = this.#host
    return html`<tr>
      <th scope="row">
        ${
          host.inDeck || !worth
            ? text
            : html`<button
                type="button"
                class="btn quiet"
                aria-pressed=${String(this.#chosen === text)}
                aria-label=${host.t('Heap of {n}: how its value comes about', { n: Number(text) })}
                @click=${() => {
                  this.#chosen = this.#chosen === text ? '' : text
                  host.update()
                }}
              >
                ${text}
              </button>`
        }
      </th>
      <td>
        ${
          worth
            ? html`<span role="img" aria-label=${host.t(WINS[worth.class])}
                >${chip(worth.class, worth.class)}</span
              >`
            : '?'
        }
      </td>
      <td class="mono">${worth ? worth.text : host.t('too large to solve here')}</td>
    </tr>`
  }
  /** The sentence about the sum on the board. @param {Row} row */
  #sumSentence({ text, worth }) {
    const host = this.#host
    const heaps = text.replace(/:\w$/, '').trim().split(/\s+/).join(' + ')
    return worth
      ? html`<b>${host.t('{heaps} is worth {value}', { heaps, value: worth.text })}</b>:
          ${worth.class}, ${host.t(WINS[worth.class])}.`
      : host.t('{heaps} is too large to solve here.', { heaps })
  }
  #csv() {
    const lines = this.#rows.map(({ text, worth }) => `${text},${worth?.class ?? ''},"${worth?.text ?? ''}"`) // prettier-ignore
    return ['n,outcome,value', ...lines, ''].join('\n')
  }
}
