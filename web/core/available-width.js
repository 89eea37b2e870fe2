/** available-width.js -- tells a drawing how wide its element is, and lays it out anew when that changes. */

import { drawAll } from './element.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */

/** The text of an A4 page with margins of 15 mm. Just before printing, elements still have their width on the screen. */
const PAPER_PX = 680

/** drawn in the next frame @type {Set<CgtElement>} */
const resized = new Set()
function drawResized() {
  const all = [...resized]
  resized.clear()
  drawAll(all)
}

export class Room {
  #host
  #width = 0

  /** @param {CgtElement} host is drawn again when it has another width; its view asks for `width()` */
  constructor(host) {
    this.#host = host
    /* in the next frame: the drawing's own height changes with its width, which Firefox reports as an error */
    new ResizeObserver(() => {
      if (this.#now() === this.#width) return
      if (!resized.size) requestAnimationFrame(drawResized)
      resized.add(host)
    }).observe(host)
  }
  #now() {
    const { box, printing, inDeck } = this.#host
    return printing && !inDeck ? Math.min(box.inner, PAPER_PX) : box.inner
  }
  /** pixels; 0 where it is not shown */
  width() {
    return (this.#width = this.#now())
  }
  /** @returns {number} of the element, in pixels */
  get em() {
    return this.#host.box.em
  }
  /**
   * The width that a narrow element has for a drawing of 16 units an em, in units; Infinity from 640 on, and on a slide.
   * @param {number} [taken] em that something beside the drawing takes, if there is room for both
   */
  narrow(taken = 0) {
    const wide = this.width() / this.em
    const units = 16 * (wide < 1.5 * taken ? wide : wide - taken)
    return units && units < 640 && !this.#host.hasAttribute('data-proj') ? units : Infinity
  }
}
