/**
 * cells.js -- the cells of a board in the page: elements with data-item and data-choice, which a move touches, and with data-row and
 * data-col, between which the arrow keys lead. web/boards/view.js says what a board writes there.
 */
import { nearest, wayOf } from '../core/arrow-keys.js'
import { PART } from '../model/sum.js'

/** An element of the board that can be touched. @typedef {HTMLElement | SVGElement} Cell */

/** @param {unknown} thing @returns {thing is Cell} */
export const isCell = (thing) => thing instanceof HTMLElement || thing instanceof SVGElement

/** The cell of an event. @param {Event} event @returns {Cell | null} */
export const cellOf = (event) =>
  event
    .composedPath()
    .filter(isCell)
    .find(({ dataset }) => dataset.item !== undefined) ?? null

/** The item of a cell; in a sum, its number in the whole. @param {Cell} cell */
export function itemOf(cell) {
  const part = /** @type {HTMLElement | null} */ (cell.closest('[data-part]'))
  return Number(part?.dataset.part ?? 0) * PART + Number(cell.dataset.item)
}
/** The choice of a cell, 0 if touching it is no move. @param {Cell} cell */
const choiceOf = (cell) => Number(cell.dataset.choice ?? 0)
/** The board's tab stop when a cell has the focus. @param {Cell} cell */
export const spotOf = (cell) => ({
  item: itemOf(cell),
  choice: choiceOf(cell),
  col: Number(cell.dataset.col),
})
/** The legal move that touching a cell makes, or null. @param {import('../model/session.js').Session} session @param {Cell} cell */
export const moveOf = ({ game, position }, cell) =>
  cell.dataset.choice === undefined ? null : game.see(position).move(itemOf(cell), choiceOf(cell))

/** Focuses the board's tab stop, or the main button if there is none. @param {ShadowRoot} root */
export function focusBoard(root) {
  const cell =
    root.querySelector('.board [tabindex="0"]') ?? root.querySelector('.actions .primary')
  if (isCell(cell)) cell.focus({ preventScroll: true })
}

/**
 * The cell to which an arrow key leads: the nearest one that way, or beyond the edge of a part of a sum one of the next part.
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
  /* cells in one row are gone through by all four keys; a drawing ([data-free]) has no rows */
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
  /* in the next part at a move, if it has one */
  const beside = way.sign > 0 ? part?.nextElementSibling : part?.previousElementSibling
  return (
    best ??
    beside?.querySelector('[data-choice][data-row]') ??
    beside?.querySelector('[data-row]') ??
    null
  )
}
