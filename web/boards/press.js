/**
 * press.js -- draws a move as a button, for boards of HTML.
 */
import { html, nothing } from 'lit-html'
import { button, hintFlag } from './pieces.js'

export { default as css } from './press.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Move} Move */

/** The cell of a row that has no other: a row of a grid must have one. @param {unknown} words */
export const empty = (words) => html`<span class="sr" role="gridcell">${words}</span>`

/**
 * The button of a move.
 * @param {BoardView} v
 * @param {number} item
 * @param {number} choice
 * @param {{ row: number, col: number, look?: string, style?: string, more?: string, stop?: boolean, chip?: boolean, key?: string, on?: (m: Move) => boolean }} place
 *   more: words after the move's; stop: true for the tab stop; key: its data-key; on: true if it is part of a move of its item
 * @param {unknown} [inside]
 */
export function press(v, item, choice, place, inside = nothing) {
  const { row, col, look = '', style = '', more = '', on = (m) => m.choice === choice } = place
  const legal = v.legal(item, choice)
  const mark = legal ? v.mark(item, choice) : null
  /** @param {Move | null} m */
  const has = (m) => !!m && m.item === item && on(m)
  const chosen = has(v.selected)
  const hinted = !!v.hint && v.hint.level >= 3 && !!v.best && v.best.item === item
  const hint = hinted && v.best?.choice === choice
  const words = legal
    ? v.phrase(item, choice) + more + (mark ? ': ' + mark.words : '')
    : more || v.t('not a move: {n}', { n: choice })
  return button(
    v,
    {
      look: `press ${look} ${chosen ? 'chosen' : has(v.best) ? 'best' : ''} ${hint ? 'hinted' : ''}`,
      ...{
        item,
        choice: legal ? choice : undefined,
        row,
        col,
        chosen,
        label: words,
        style,
        key: place.key,
      },
      tab: place.stop ?? v.focused(item, choice),
    },
    html`${inside}${mark && place.chip !== false ? mark.chip : nothing}${hint ? hintFlag : nothing}`,
  )
}
