/**
 * stairs.js -- coins on stairs that go up to the right. Touching a coin moves it and all above it one step down; an
 * item is a step, a choice the amount. With values shown the odd steps are marked: they alone count.
 */
import { html, nothing } from 'lit-html'
import { signs } from './heaps.js'
import { empty, press } from './press.js'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */

/** more coins than this on a step are one pile with a number */
const COINS = 12

export const css = `
.stairs { display: flex; align-items: flex-end; padding: 2.3em .4em .2em; border-bottom: 3px solid var(--cgt-ink); width: min(100%, calc(var(--n) * 7em)); min-width: calc(var(--n) * 3.5em); }
.step { flex: 1 1 0; min-width: 3.4em; }
.step > .coins { display: flex; flex-direction: column; align-items: center; gap: .15em; padding: .5em .3em .25em; position: relative; min-height: 3em; justify-content: flex-end; }
.step > .tread { height: calc(var(--h) * var(--rise) + 3em); border-top: 3px solid var(--cgt-ink); border-left: 3px solid var(--cgt-ink); display: flex; flex-direction: column; justify-content: space-between; align-items: center; padding: .1em; }
.step.odd > .tread { background: var(--cgt-stage); }
.step .count { font: 700 1.5em/1.1 var(--cgt-sans); overflow-wrap: anywhere; text-align: center; }
.stairs.marked .step:not(.odd) .count { color: var(--cgt-ink-3); font-weight: 500; }
.step .no { font: 500 .95em/1.2 var(--cgt-mono); color: var(--cgt-ink-2); }
.step.odd .no { color: var(--cgt-ink); font-weight: 700; }
.coin { width: 100%; max-width: 4.4em; height: max(1.75em, 28px); }
.coin i { width: 100%; height: .85em; border-radius: .45em; background: var(--cgt-stick); transition: transform var(--cgt-t-fast), background var(--cgt-t-fast); }
.coin.chosen i { background: var(--by); transform: translateX(-.45em); }
.coin.best i { background: var(--w-line); transform: translateX(-.45em); }
.coin.ghost { display: grid; place-items: center; height: 1.2em; }
.coin.ghost i { background: none; border: 1.75px dashed var(--cgt-stick-ghost); }
.coin.pile { height: 4em; }
.coin.pile i { height: 3.2em; border-radius: .3em; background: repeating-linear-gradient(0deg, var(--cgt-stick) 0 .55em, transparent .55em .75em); }
.coin > .chip { font-size: .72em; justify-self: end; }
:host([data-proj]) .coin > .chip { font-size: .84em; }
.step .took { flex-direction: column; align-self: center; width: 100%; max-width: 4.4em; padding: .1em; }
.step .amount { margin: -2.05em 0 .15em; white-space: normal; height: auto; min-height: 1.9em; max-width: 100%; text-align: center; }
:host([data-proj]) .coin:not(.pile) { height: 1.2em; }
:host([data-proj]) .stairs { --rise: .8em !important; padding-top: 1.6em; }
:host([data-proj]) .step > .tread { height: calc(var(--h) * var(--rise) + 2.6em); }
.step .long { font-size: .95em; }
.stairs-told { margin-top: .8em; }
@container (max-width: 34em) { .step > .tread { border-left-width: 2px; } .step > .coins { padding-inline: .15em; } }
`

/** @param {BoardView} v */
export function board(v) {
  const told = v.values !== 'off' && !v.misere
  const odd = v.items.filter((i) => i.col % 2 === 0)
  return html`<div class="roam">
      <div
        class="stairs ${told ? 'marked' : ''}"
        .style="--n:${v.items.length};--rise:${Math.min(1.7, 12 / v.items.length)}em"
        role="presentation"
        data-free
      >
        ${v.items.map((i) => step(v, i, told && i.col % 2 === 0))}
      </div>
    </div>
    ${signs(v, { look: 'aside stairs-told' })}
    ${
      told
        ? html`<p class="legend stairs-told">
            ${v.t('Only the odd steps count:')} ${odd.map((i) => v.num(i.number)).join(' ⊕ ')}
          </p>`
        : nothing
    }`
}

/** @param {BoardView} v @param {Item} i @param {boolean} odd */
function step(v, i, odd) {
  const { number, item, col } = i
  const hinted = v.hint?.item === item && v.hint.level >= 2
  const chosen = v.selected?.item === item ? v.selected : null
  const best = !chosen && v.best?.item === item ? v.best : null
  return html`<div
    class="step ${odd ? 'odd' : ''}"
    role="row"
    .style="--h:${col}"
    aria-label=${v.t('Step {item}: {n} coin|Step {item}: {n} coins', { item: item + 1, n: number })}
  >
    <div class="coins ${hinted ? 'hinted-place' : ''}" role="presentation">
      ${hinted ? html`<b class="hint-flag" aria-hidden="true">?</b>` : nothing}
      ${
        chosen || best
          ? html`<span class="amount ${best ? 'best' : ''} by${v.turn}" aria-hidden="true"
              >↓ ${v.num((chosen ?? best)?.choice ?? 0)}</span
            >`
          : nothing
      }
      ${went(v, i)} ${number ? nothing : empty(0)}
      ${
        number > COINS
          ? press(
              v,
              item,
              v.selected?.item === item ? v.selected.choice : (v.first(item)?.choice ?? 0),
              { row: 0, col, look: 'coin pile', stop: v.focusedItem(item), on: () => true },
              html`<i></i>`,
            )
          : Array.from({ length: number }, (_, k) =>
              press(
                v,
                item,
                k + 1,
                { row: k - number, col, look: 'coin', on: (m) => k < m.choice },
                html`<i></i>`,
              ),
            )
      }
    </div>
    <div class="tread" aria-hidden="true">
      <span class="count ${number > 99999 ? 'long' : ''}">${v.num(number)}</span
      ><span class="no">${item + 1}</span>
    </div>
  </div>`
}

/** The coins that the last move took from here. @param {BoardView} v @param {Item} i */
function went({ last, num }, i) {
  if (last?.item !== i.item) return nothing
  const ghosts = last.choice <= 6 ? last.choice : 0
  return html`<span class="amount by${last.by}" aria-hidden="true">↓ ${num(last.choice)}</span
    ><span class="took by${last.by}" aria-hidden="true"
      >${Array.from({ length: ghosts }, () => html`<span class="coin ghost"><i></i></span>`)}</span
    >`
}
