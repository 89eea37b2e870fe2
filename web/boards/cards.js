/**
 * cards.js -- stacks of cards, and a track that the laid cards fill. An item is a stack: `number` is its card, `row` how many are
 * left. The item with the glyph + is the track: `number` is the sum, `col` the limit.
 */
import { html, nothing } from 'lit-html'
import { signs } from './heaps.js'
import { press } from './press.js'

export { default as css } from './cards.css'

/** @typedef {import('./view.js').BoardView} BoardView */

/** @param {BoardView} v */
export function board(v) {
  const track = v.items.find((i) => i.glyph === '+')
  const cards = v.items.filter((i) => i !== track)
  const sum = track?.number ?? 0
  const most = track?.col ?? 0
  const next = v.selected ?? v.best
  const then = next ? next.item + 1 : 0
  /* the cards that were laid before the last one: those of the start, then in the order of play */
  const came = v.line().map(({ item }) => item + 1)
  const laid = [...v.text].map(Number)
  for (const k of came) laid.splice(laid.indexOf(k), 1)
  laid.push(...came.slice(0, -1))
  /* a card's key: its number, and which of the equal cards it is @param {number} k @param {number} [at] */
  const key = (/** @type {number} */ k, at = laid.length) =>
    `laid ${k} ${laid.slice(0, at).filter((other) => other === k).length}`
  return html`<div class="cards" .style="--n:${cards.length}" role="row">
      ${cards.map((c) => {
        const look = `card ${c.row ? '' : 'out'}`
        const left = v.t('{n} left|{n} left', { n: c.row })
        return html`<div role="presentation">
          ${press(
            v,
            c.item,
            0,
            {
              row: 0,
              col: c.col,
              look,
              more: v.legal(c.item, 0) ? `, ${left}` : `${c.number}: ${left}`,
            },
            Array.from({ length: Math.max(1, c.row) }, (_, k) => {
              const top = k + 1 >= c.row
              return html`<i
                class=${top ? 'top' : ''}
                data-key=${top ? `card ${c.item}` : nothing}
                .style="top:${Math.max(0, 3 - k) * 0.55}em"
                >${top ? html`<b>${c.number}</b>` : nothing}</i
              >`
            }),
          )}
          <p
            class="left-of"
            data-key="left ${c.item}"
            data-state=${c.row}
            data-turn="tick"
            aria-hidden="true"
          >
            ×${c.row}
          </p>
        </div>`
      })}
    </div>
    <div class="track by${v.turn}" .style="--most:${most}" role="presentation">
      <span class="sr">${v.t('The sum is {sum}, and at most {most}', { sum, most })}</span>
      ${laid.map((k, at) => html`<span data-key=${key(k, at)} .style="--k:${k}" aria-hidden="true">${k}</span>`)}
      ${v.last ? html`<span class="now corner by${v.last.by}" data-key=${key(v.last.item + 1)} data-from="card ${v.last.item}" .style="--k:${v.last.item + 1}" aria-hidden="true">${v.last.item + 1}</span>` : nothing}
      ${then && v.mine ? html`<span class="next ${v.selected ? '' : 'best'}" .style="--k:${then}" aria-hidden="true">+${then}</span>` : nothing}
      <b data-key="sum" .style="--k:${sum}" aria-hidden="true">${sum}</b>
      ${sum < most - 2 ? html`<b class="end" .style="--k:${most}" aria-hidden="true">${most}</b>` : nothing}
    </div>
    ${signs(v, { look: 'aside' })}`
}
