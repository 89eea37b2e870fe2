/**
 * list.js -- any game at all: the numbers of the position, and its moves as a list of buttons.
 */
import { html, nothing } from 'lit-html'

/** @typedef {import('../board.js').BoardView} BoardView */

export const css = `
.list .numbers { display: flex; flex-wrap: wrap; gap: .75em; margin-bottom: 1.25em; }
.list .number { min-width: 2.2em; padding: .1em .45em; text-align: center; font: 700 2.6em/1.35 var(--cgt-sans); background: var(--cgt-stage); border-radius: var(--cgt-r2); overflow-wrap: anywhere; }
.list .number.long { font-size: 1.6em; line-height: 2.2; }
.list .moves { display: flex; flex-wrap: wrap; gap: .5em; }
.option { display: inline-grid; justify-items: center; gap: .1em; position: relative; min-width: 4.2em; min-height: 44px; padding: .4em .8em; border: 1.5px solid var(--cgt-line-strong); border-radius: var(--cgt-r2); background: var(--cgt-bg); font: 650 1.15em/1.3 var(--cgt-sans); cursor: default; }
.mine .option { cursor: pointer; }
.option small { font: 500 .8em/1.3 var(--cgt-mono); color: var(--cgt-ink-2); }
.option .chip { font-size: .75em; margin-top: .2em; }
.option.chosen { background: var(--cgt-stage); border: 2.5px solid var(--by, var(--cgt-ink)); transform: translateY(-2px); }
.option.best { border: 3px solid var(--w-line); }
.option.hinted { outline: 3px dotted var(--cgt-ink); outline-offset: 4px; }
`

/** @param {BoardView} v */
export function board(v) {
  return html`<div class="list">
    <p class="numbers" role="presentation">
      ${v.items.map(
        (i) =>
          html`<span class="number ${v.num(i.number).length > 7 ? 'long' : ''}"
            >${v.num(i.number)}</span
          >`,
      )}
      ${v.items.length ? nothing : html`<span class="number">${v.text}</span>`}
    </p>
    <div class="moves by${v.turn}" role="row">
      ${v.moves.slice(0, 64).map((m, i) => {
        const mark = v.mark(m.item, m.choice)
        const chosen = v.selected?.text === m.text
        const best = !chosen && v.best?.text === m.text
        return html`<button
          type="button"
          role="gridcell"
          class="option ${chosen ? 'chosen' : ''} ${best ? 'best' : ''} ${v.hint && v.hint.level >= 3 && v.hint.item === m.item && best ? 'hinted' : ''}"
          data-item=${m.item}
          data-choice=${m.choice}
          data-row="0"
          data-col=${i}
          tabindex=${v.focused(m.item, m.choice) ? 0 : -1}
          aria-label=${v.phrase(m.item, m.choice) + (mark ? ': ' + mark.words : '')}
          aria-selected=${chosen ? 'true' : nothing}
        >
          ${m.text.replace(/-/g, ' − ')}<small>→ ${m.to.text}</small>${mark ? mark.chip : nothing}
        </button>`
      })}
    </div>
  </div>`
}
