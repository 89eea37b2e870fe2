/**
 * cells.js -- the things of a board, as they stand in the page: what a move touches (data-item, data-choice), and where
 * the arrow keys lead from there (data-row, data-col). Any board: web/boards/view.js says what it writes there.
 */
import { nearest, wayOf } from '../core/arrow-keys.js'
import { PART } from '../model/sum.js'

/** A thing of the board. @typedef {HTMLElement | SVGElement} Cell */

/** @param {unknown} thing @returns {thing is Cell} */
export const isCell = (thing) => thing instanceof HTMLElement || thing instanceof SVGElement

/** The one that an event is about. @param {Event} event @returns {Cell | null} */
export const cellOf = (event) =>
  event
    .composedPath()
    .filter(isCell)
    .find(({ dataset }) => dataset.item !== undefined) ?? null

/** Which item it is; in a sum, of the whole. @param {Cell} cell */
export function itemOf(cell) {
  const part = /** @type {HTMLElement | null} */ (cell.closest('[data-part]'))
  return Number(part?.dataset.part ?? 0) * PART + Number(cell.dataset.item)
}
/** The choice that it stands for; 0 where touching it is no move. @param {Cell} cell */
const choiceOf = (cell) => Number(cell.dataset.choice ?? 0)
/** Where the board's tab stop is when it has the focus. @param {Cell} cell */
export const spotOf = (cell) => ({
  item: itemOf(cell),
  choice: choiceOf(cell),
  col: Number(cell.dataset.col),
})
/** The move that touching it is. @param {import('../model/session.js').Session} session @param {Cell} cell */
export const moveOf = ({ game, position }, cell) =>
  cell.dataset.choice === undefined ? null : game.see(position).move(itemOf(cell), choiceOf(cell))

/** The board's tab stop has the focus, or where there is none the action. @param {ShadowRoot} root */
export function focusBoard(root) {
  const cell =
    root.querySelector('.board [tabindex="0"]') ?? root.querySelector('.actions .primary')
  if (isCell(cell)) cell.focus({ preventScroll: true })
}

/**
 * Where an arrow key leads: to the nearest cell that way, and beyond the edge of a part of a sum to the part beside it.
 * @param {ShadowRoot} root @param {Cell} cell @param {string} key
 * @returns {Cell | null}
 */
export function towards(root, cell, key) {
  const part = cell.closest('[data-part]')
  const cells = /** @type {Cell[]} */ ([
    ...(part ?? root).querySelectorAll(part ? '[data-row]' : '.board [data-row]'),
  ])
  const row = Number(cell.dataset.row)
  const col = Number(cell.dataset.col)
  const way = wayOf(key)
  /* what stands in one line is gone through either way; in a drawing there are no lines */
  const sideways = way.sideways || cells.every((c) => Number(c.dataset.row) === row)
  const free = !!cell.closest('[data-free]')
  const best = nearest(
    { ...way, sideways },
    cells,
    ({ dataset }) => [Number(dataset.col) - col, Number(dataset.row) - row],
    (along, across) => {
      if (along <= 0 || (sideways && across && !free)) return Infinity
      return sideways ? along + 2 * across : along * 1000 + across
    },
  )
  /* at a move of the part beside it, where it has one */
  const beside = way.sign > 0 ? part?.nextElementSibling : part?.previousElementSibling
  return (
    best ??
    beside?.querySelector('[data-choice][data-row]') ??
    beside?.querySelector('[data-row]') ??
    null
  )
}
