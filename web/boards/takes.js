/** takes.js -- sticks in heaps, and below them the amounts that each player may take. */
import { html } from 'lit-html'
import { board as heaps } from './heaps.js'

export { default as css } from './takes.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */

/** @param {BoardView['t']} t */
export const touch = (t) =>
  t('Sweep over sticks from the right, or touch one. Touch again to play.')

/** @param {Item[]} items */
const heapsOf = (items) => items.filter((i) => !i.glyph)

/** @param {BoardView} v */
export function board(v) {
  /* not a copy: getters stay getters */
  const view = Object.create(v, {
    items: { value: heapsOf(v.items) },
    line: { value: () => v.line().map((last) => ({ ...last, before: heapsOf(last.before) })) },
  })
  /** @param {string} side */
  const amounts = (side) =>
    v.items
      .filter((i) => i.glyph === side)
      .map((i) => v.num(i.number))
      .join(', ')
  const below = () =>
    html`<p class="legend takes">
      <span class="p1 ${v.turn === 1 ? 'now' : ''}"
        >${v.t('Left takes {amounts}', { amounts: amounts('l') })}</span
      ><span class="p2 ${v.turn === 2 ? 'now' : ''}"
        >${v.t('Right takes {amounts}', { amounts: amounts('r') })}</span
      >
    </p>`
  return heaps(view, below)
}
