/**
 * cards.js -- cards in stacks, and a track that those laid fill. An item is a stack: number the card, row how many
 * are left of it; the item with the sign + is the track: number the sum, col what it may not pass.
 */
import { html, nothing } from 'lit-html'
import { signs } from './heaps.js'
import { press } from './press.js'

/** @typedef {import('./view.js').BoardView} BoardView */

export const css = `
.cards { display: grid; grid-template-columns: repeat(var(--n), minmax(0, 6em)); gap: .9em clamp(.35em, 2cqi, 1.2em); padding: .3em; }
.card { width: 100%; height: 7.6em; align-content: start; justify-items: stretch; }
.card > i { position: absolute; inset-inline: 0; height: 5em; border: 2px solid var(--cgt-line-strong); border-radius: var(--cgt-r2); background: var(--cgt-bg); font-style: normal; display: grid; place-items: center; }
.card i b { font: 700 2.4em/1 var(--cgt-sans); }
.card[data-choice] > i { border-color: var(--cgt-ink); }
.card:not([data-choice]) b { color: var(--cgt-ink-3); }
.card.out > i { border-style: dashed; border-color: var(--cgt-stick-ghost); background: none; }
.card.chosen > i.top { border: 4px solid var(--by); background: var(--cgt-stage); }
.card.best > i.top { border: 4.5px solid var(--w-line); }
.card.chosen, .card.best { transform: translateY(-.25em); }
.card > .chip { bottom: .3em; justify-self: center; font-size: 1em; }
.left-of { text-align: center; color: var(--cgt-ink-2); font-size: .95em; }
.track { position: relative; display: flex; height: 2.9em; margin: .9em 2em 1.9em .3em; max-width: 42em; background: var(--cgt-stage); border-radius: var(--cgt-r1); border-right: 3px solid var(--cgt-ink); }
.track > span:not(.sr) { position: relative; display: grid; place-items: center; width: calc(var(--k) / var(--most) * 100%); border-radius: var(--cgt-r1); border: 1px solid var(--cgt-bg); background: var(--cgt-crumb); font-weight: 700; min-width: 0; }
.track > span.now { background: var(--by); color: var(--on-by); }
.track > span.next { background: none; border: 3px dashed var(--by); color: var(--by); }
.track > span.next.best { border-color: var(--w-line); color: var(--on-w-soft); }
.track > b { position: absolute; top: 100%; inset-inline-start: calc(var(--k) / var(--most) * 100%); transform: translateX(-50%); font-size: 1.25em; line-height: 1.5; }
.track > b.end { color: var(--cgt-ink-2); font-weight: 500; }
`

/** @param {BoardView} v */
export function board(v) {
  const track = v.items.find((i) => i.glyph === '+')
  const cards = v.items.filter((i) => i !== track)
  const sum = track?.number ?? 0
  const most = track?.col ?? 0
  const next = v.selected ?? v.best
  const then = next ? next.item + 1 : 0
  /* laid before the last one, ascending */
  const laid = [...v.text].map(Number)
  if (v.last) laid.splice(laid.indexOf(v.last.item + 1), 1)
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
              return html`<i class=${top ? 'top' : ''} .style="top:${Math.max(0, 3 - k) * 0.55}em"
                >${top ? html`<b>${c.number}</b>` : nothing}</i
              >`
            }),
          )}
          <p class="left-of" aria-hidden="true">×${c.row}</p>
        </div>`
      })}
    </div>
    <div class="track by${v.turn}" .style="--most:${most}" role="presentation">
      <span class="sr">${v.t('Sum {sum} of at most {most}', { sum, most })}</span>
      ${laid.map((k) => html`<span .style="--k:${k}" aria-hidden="true">${k}</span>`)}
      ${v.last ? html`<span class="now corner by${v.last.by}" .style="--k:${v.last.item + 1}" aria-hidden="true">${v.last.item + 1}</span>` : nothing}
      ${then && v.mine ? html`<span class="next ${v.selected ? '' : 'best'}" .style="--k:${then}" aria-hidden="true">+${then}</span>` : nothing}
      <b .style="--k:${sum}" aria-hidden="true">${sum}</b>
      ${sum < most - 2 ? html`<b class="end" .style="--k:${most}" aria-hidden="true">${most}</b>` : nothing}
    </div>
    ${signs(v, { look: 'aside' })}`
}
