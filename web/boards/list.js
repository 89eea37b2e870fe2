/**
 * list.js -- any game at all: the numbers of the position, and its moves as a list of buttons. Of many moves the
 * first are listed; a number field below the board reaches the others.
 */
import { html, nothing } from 'lit-html'
import { signs } from './heaps.js'
import { button, hintFlag } from './pieces.js'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Move} Move */

/** as many as can be looked over, and on a phone */
const LISTED = 24
const FEW = 12
/** more numbers than this are read better as they are typed */
const NUMBERS = 12

export const css = `
.list .numbers { display: flex; flex-wrap: wrap; gap: .6em; margin-bottom: 1em; }
.list .number { min-width: 2.2em; padding: .05em .45em; text-align: center; font: 700 2.4em/1.35 var(--cgt-sans); background: var(--cgt-stage); border-radius: var(--cgt-r2); overflow-wrap: anywhere; }
.list .number.long { font-size: 1.6em; line-height: 2.025; }
.list .number.whole { font: 500 1.1em/2 var(--cgt-mono); max-height: 8em; overflow: auto; text-align: start; }
.list .moves { display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--least), 1fr)); gap: .6em .5em; }
.option { display: inline-grid; justify-items: center; align-content: center; gap: .1em; position: relative; min-height: 44px; padding: .35em .6em; border: 1.5px solid var(--cgt-line-strong); border-radius: var(--cgt-r2); background: var(--cgt-bg); font: 650 1.1em/1.3 var(--cgt-sans); cursor: default; white-space: nowrap; }
.mine .option { cursor: pointer; }
.option small { display: inline-flex; gap: .45em; font: 500 .82em/1.3 var(--cgt-mono); color: var(--cgt-ink-2); }
.option .chip { font-size: .75em; margin-top: .2em; }
:host([data-proj]) .option .chip { font-size: max(.75em, 20px); }
:host([data-proj]) .list .numbers { margin-bottom: .6em; }
.option.chosen, .option.best { outline: 3px solid var(--by); outline-offset: -3px; } /* the shadow is the focus's */
.option.chosen { background: var(--cgt-stage); border-color: var(--by, var(--cgt-ink)); }
.option.best { border-color: var(--w-line); outline-color: var(--w-line); }
.option.hinted { outline: 3px dotted var(--cgt-ink); outline-offset: 3px; }
.option .hint-flag { right: -.5em; top: -.7em; }
.list .rest { margin-top: .6em; color: var(--cgt-ink-2); }
`

/** Numbers as people read them. @param {BoardView} v @param {string} text notation */
const words = (v, text) => text.replace(/\d+/g, (n) => v.num(Number(n)))

/** @param {BoardView} v */
export function board(v) {
  const plain = v.items.length > 0 && v.items.length <= NUMBERS && !v.items.some((i) => i.glyph)
  const listed = v.wide ? LISTED : FEW
  /** @type {Move[]} */
  const shown = v.moves.slice(0, listed)
  /* what was typed, and what wins, is seen too */
  for (const extra of [v.best, v.selected])
    if (extra && !shown.some((m) => m.text === extra.text)) shown.push(extra)
  const rest = v.moves.length - listed
  const longest = Math.max(
    8,
    ...shown.map((m) => Math.max(m.text.length + 2, m.to.text.length + 2)),
  )
  return html`<div class="list">
    <p class="numbers" role="presentation">
      ${
        plain
          ? v.items.map(
              (i) =>
                html`<span class="number ${v.num(i.number).length > 7 ? 'long' : ''}"
                  >${v.num(i.number)}</span
                >`,
            )
          : html`<span class="number ${v.text.length > 12 ? 'whole' : ''}">${v.text || '—'}</span>`
      }
    </p>
    <div class="moves by${v.turn}" role="row" .style="--least:${Math.min(longest * 0.72, 19)}em">
      ${shown.map((m, i) => option(v, m, i))}
    </div>
    ${
      rest > 0
        ? html`<p class="rest">
            ${v.t(
              v.more
                ? 'and more than {n} more: choose one, then type the amount'
                : 'and {n} more: choose one, then type the amount',
              { n: rest },
            )}
          </p>`
        : nothing
    }
    ${signs(v)}
  </div>`
}

/** @param {BoardView} v @param {Move} m @param {number} i */
function option(v, m, i) {
  const mark = v.mark(m.item, m.choice)
  const chosen = v.selected?.text === m.text
  const best = !chosen && v.best?.text === m.text
  const hint = !!v.hint && v.hint.level >= 3 && v.best?.text === m.text
  const { item, choice } = m
  const look = `option ${chosen ? 'chosen' : ''} ${best ? 'best' : ''} ${hint ? 'hinted' : ''}`
  const label = v.phrase(item, choice) + (mark ? ': ' + mark.words : '')
  return button(
    v,
    { look, item, choice, row: 0, col: i, chosen, tab: v.focused(item, choice), label },
    html`<span>${words(v, m.text).replace(/-/g, ' − ')}</span
      ><small>→${m.to.text.split(' ').map((n) => html`<span>${words(v, n)}</span>`)}</small
      >${mark?.chip}${hint ? hintFlag : nothing}`,
  )
}
