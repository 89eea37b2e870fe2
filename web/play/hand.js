/**
 * hand.js -- how a person plays: a touch of a cell chooses its move, a second one plays it, and the arrow keys go from cell to cell.
 * Every other key of a game is here too.
 */
import { commonKey } from '../core/sync-state.js'
import { step } from './amount.js'
import { cellOf, focusBoard, isCell, itemOf, moveOf, spotOf, towards } from './cells.js'
import { dragging } from './drag.js'

/** @typedef {import('./cells.js').Cell} Cell */

/** boards whose items are heaps, or rows from which is taken as from heaps */
const HEAPS = ['heaps', 'several', 'takes', 'pins', 'row', 'stairs']

export class Hand {
  #host
  #drag

  /** @param {import('./cgt-play.js').CgtPlay} host */
  constructor(host) {
    this.#host = host
    this.#drag = dragging(host)
  }

  /** @param {Event} event */
  click = (event) => {
    const cell = cellOf(event)
    if (cell && this.#host.mine && !this.#drag.on) this.#touch(cell)
  }
  /** A first touch chooses a move, a second one plays it. On a board where cells are added to a choice ([data-adds]) a second touch takes the cell away. @param {Cell} cell */
  #touch(cell) {
    const host = this.#host
    const move = moveOf(host.session, cell)
    if (!move) return this.#refuse()
    const same = host.selected?.text === move.text
    if (cell.closest('[data-adds]')) return host.select(same ? null : move, cell)
    /* a move may have two cells ([data-twice]): touching the other one shows it there */
    const other = cell.closest('[data-twice]') && cell.getAttribute('aria-selected') !== 'true'
    if (same && !other) host.play(move)
    else host.select(move, cell)
  }
  /** Says that a touch was no move, and forgets the choice. */
  #refuse() {
    const host = this.#host
    host.selected = null
    host.refused = host.announcement = host.t('There is no move there.')
    host.update()
  }
  /** @param {Event} event */
  focus = (event) => {
    const cell = cellOf(event)
    if (cell) this.#host.spot = spotOf(cell)
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const host = this.#host
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    if (event.key === 'Escape' && (this.#drag.end() || host.panels.close())) return true
    const cell = target.closest?.('[data-item]')
    const onCell = isCell(cell) && !!cell.closest('.board')
    if (onCell && event.key.startsWith('Arrow')) return this.#arrow(cell, event.key)
    if (onCell && (event.key === 'Enter' || event.key === ' ')) {
      const { offered } = host
      const adds = cell.closest('[data-adds]')
      if (!host.mine || !(adds || cell.dataset.choice)) return true
      if (adds && (event.key === ' ' || !offered)) this.#touch(cell)
      else {
        const own = adds || offered?.item === itemOf(cell)
        const move = own ? offered : moveOf(host.session, cell)
        if (move) host.play(move)
      }
      return true
    }
    if (host.replays && host.stepper.key(event)) return true
    if (target.matches?.('input')) return false
    const key = event.key.toLowerCase()
    /** @type {Record<string, () => void>} */
    const keys = {
      '+': () => step(host, 1),
      '-': () => step(host, -1),
      '−': () => step(host, -1),
      h: () => host.hint(),
      u: () => host.undo(),
      y: () => host.session.ply < host.session.line.length && host.redo(),
      r: () => {
        host.restart()
        focusBoard(host.root)
      },
      v: () => host.nextValues(),
      '?': () => host.sayPosition(),
    }
    if (/^[1-9]$/.test(key) && this.#heap(Number(key) - 1)) return true
    if (key === 'f' && !host.alone) return false
    if (!Object.hasOwn(keys, key)) return commonKey(host, event)
    keys[key]()
    return true
  }
  /** A digit chooses a heap; not in a deck, whose key it is. @param {number} item @returns {boolean} true if it did */
  #heap(item) {
    const host = this.#host
    const { game, position } = host.session
    if (host.inDeck || !host.digits || !HEAPS.includes(game.facts.board)) return false
    if (!host.mine) return false
    const move = game.nextMove(position, item, 0)
    if (move?.item !== item) return false
    host.select(move)
    focusBoard(host.root)
    return true
  }
  /** Moves the focus, and chooses the move there. @param {Cell} cell @param {string} key */
  #arrow(cell, key) {
    const host = this.#host
    const to = towards(host.root, cell, key)
    if (!to) return false
    const move = moveOf(host.session, to)
    host.spot = spotOf(to)
    if (to.closest('[data-adds]')) host.update()
    else if (move && host.mine) host.select(move, to)
    else {
      host.selected = null
      host.update()
    }
    to.focus()
    return true
  }
}
