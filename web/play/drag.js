/**
 * drag.js -- a finger or the mouse that goes on over the board. Over the places of one thing, as sticks from their end, it
 * chooses the one that it is over; a token goes with it, and is played where it is dropped. Escape, and a finger that
 * scrolls the page after all, leave all as it was.
 */
import { cellOf, itemOf, moveOf } from './cells.js'

/** @typedef {import('./cells.js').Cell} Cell */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** px by which a finger that only touches may go */
const STILL = 6

/** @param {CgtPlay} host */
export function dragging(host) {
  /** where it began @type {Cell | null} */
  let cell = null
  let [x, y] = [0, 0]
  /** what goes with it @type {import('../core/motion.js').Thing | null | undefined} */
  let token
  /** the place that it is over @type {Cell | null | undefined} */
  let over
  let was = { position: '', selected: host.selected, spot: host.spot }
  /** when what went on before is over @type {ReturnType<typeof setTimeout> | undefined} */
  let after
  const drag = {
    /** it goes on, and the click at its end touches nothing */
    on: false,
    /** @param {boolean} [good] else all is as it was @returns {boolean} whether anything was dragged */
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
    /** What a pointer does. @param {PointerEvent} event */
    hear(event) {
      const { type, button, clientX, clientY, pointerId, isPrimary } = event
      if (!isPrimary) return
      if (type === 'pointerdown') {
        const { mine, position, selected, spot } = host
        /* a slow page may not have come to it yet: it would end this one */
        clearTimeout(after)
        drag.on = false
        cell = over = mine && !button ? cellOf(event) : null
        was = { position, selected, spot }
        const part = cell && 'here' in cell.dataset ? cell.closest('[data-part], .board') : cell
        token = part?.querySelector('[data-token]')
        ;[x, y] = [clientX, clientY]
      } else if (type !== 'pointermove') {
        /* the click comes before this */
        after = setTimeout(() => (drag.on = false))
        drag.end(type === 'pointerup' && (!token || !!over))
        cell = null
      } else if (cell) {
        const from = cell
        /* a coin has its own places, the figure all */
        const own = !token || from.contains(token)
        /** @param {Cell} c */
        const of = (c) => (own ? itemOf(c) : c.closest('[data-part]'))
        const to = host.root
          .elementsFromPoint(clientX, clientY)
          .map((e) => /** @type {Cell | null} */ (e.closest('.board [data-choice]')))
          .find((c) => c && !(token && c === from) && of(c) === of(from))
        if (!drag.on) {
          if (token ? Math.hypot(clientX - x, clientY - y) < STILL : !to || to === from) return
          drag.on = true
          host.root.querySelector('.board')?.setPointerCapture(pointerId)
        }
        if (token) host.carry(token, clientX - x, clientY - y)
        if (to === over) return
        over = to
        /* a coin over no place shows them */
        const at = to ?? (token && own ? from : undefined)
        if (at || token) host.select(at ? moveOf(host.session, at) : null, at)
      }
    },
  }
  for (const kind of ['down', 'move', 'up', 'cancel'])
    host.root.addEventListener(`pointer${kind}`, (e) => drag.hear(/** @type {PointerEvent} */ (e)))
  return drag
}
