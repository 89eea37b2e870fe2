/**
 * drag.js -- dragging with a finger or the mouse. Over the cells of one item, e.g. the sticks of a heap, it chooses the cell under the
 * pointer; a token follows the pointer, and is played where it is dropped. Escape cancels a drag, as does a finger that scrolls
 * the page.
 */
import { cellOf, itemOf, moveOf } from './cells.js'

/** @typedef {import('./cells.js').Cell} Cell */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** A pointer that moves less, in pixels, only touches. */
const TOUCH_PX = 6

/** Listens to pointers on the board. @param {CgtPlay} host */
export function dragging(host) {
  /** the cell where the drag began @type {Cell | null} */
  let cell = null
  let [x, y] = [0, 0]
  /** the token that follows the pointer @type {import('../core/motion.js').Thing | null | undefined} */
  let token
  /** the cell under the pointer @type {Cell | null | undefined} */
  let over
  let was = { position: '', selected: host.selected, spot: host.spot }
  /** ends the drag before, after its click @type {ReturnType<typeof setTimeout> | undefined} */
  let after
  const drag = {
    /** true while dragging, and for the click at its end, which touches nothing */
    on: false,
    /** Ends a drag. @param {boolean} [good] false: the choice is as it was before @returns {boolean} true if something was dragged */
    end(good = false) {
      if (!cell || !drag.on) return false
      const { position, ...before } = was
      cell = null
      if (token) host.carry(token)
      if (!good) {
        if (position === host.position) Object.assign(host, before)
        host.update()
      } else if (token && host.selected) host.play(host.selected)
      return true
    },
    /** Handles a pointer's event. @param {PointerEvent} event */
    hear(event) {
      const { type, button, clientX, clientY, pointerId, isPrimary } = event
      if (!isPrimary) return
      if (type === 'pointerdown') {
        const { mine, position, selected, spot } = host
        /* on a slow page the timer of the last drag may still run, and would end this one */
        clearTimeout(after)
        drag.on = false
        cell = over = mine && !button ? cellOf(event) : null
        was = { position, selected, spot }
        const part = cell && 'here' in cell.dataset ? cell.closest('[data-part], .board') : cell
        token = part?.querySelector('[data-token]')
        ;[x, y] = [clientX, clientY]
      } else if (type !== 'pointermove') {
        /* the click comes before this timer */
        after = setTimeout(() => (drag.on = false))
        drag.end(type === 'pointerup' && (!token || !!over))
        cell = null
      } else if (cell) {
        const from = cell
        /* a coin goes to cells of its own item, the figure to all cells of its part */
        const own = !token || from.contains(token)
        /** @param {Cell} c */
        const of = (c) => (own ? itemOf(c) : c.closest('[data-part]'))
        const to = host.root
          .elementsFromPoint(clientX, clientY)
          .map((e) => /** @type {Cell | null} */ (e.closest('.board [data-choice]')))
          .find((c) => c && !(token && c === from) && of(c) === of(from))
        if (!drag.on) {
          if (token ? Math.hypot(clientX - x, clientY - y) < TOUCH_PX : !to || to === from) return
          drag.on = true
          host.root.querySelector('.board')?.setPointerCapture(pointerId)
        }
        if (token) host.carry(token, clientX - x, clientY - y)
        if (to === over) return
        over = to
        /* a coin that is over no cell shows its cells */
        const at = to ?? (token && own ? from : undefined)
        if (at || token) host.select(at ? moveOf(host.session, at) : null, at)
      }
    },
  }
  for (const kind of ['down', 'move', 'up', 'cancel'])
    host.root.addEventListener(`pointer${kind}`, (e) => drag.hear(/** @type {PointerEvent} */ (e)))
  return drag
}
