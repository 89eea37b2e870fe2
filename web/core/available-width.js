/** available-width.js -- tells a drawing how wide its element is, and lays it out anew when that changes. */

/** @typedef {import('./element.js').CgtElement} CgtElement */

/** pixels: A4 with margins of 15 mm. When a page is about to be printed, its elements still have their width on the screen */
const PAPER = 680

export class Room {
  #host
  #width = 0

  /** @param {CgtElement} host is drawn again when it has another width; its view asks for `width()` */
  constructor(host) {
    this.#host = host
    /* in the next frame: the drawing's own height changes with its width, which Firefox reports as an error */
    new ResizeObserver(() => {
      if (this.#now() !== this.#width) requestAnimationFrame(() => host.update())
    }).observe(host)
  }
  #now() {
    const { box, printing, inDeck } = this.#host
    return printing && !inDeck ? Math.min(box.inner, PAPER) : box.inner
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
   * How much has room here in a drawing of 16 units an em, where that is little; else Infinity.
   * @param {number} [taken] em that something else takes, where there is room for both
   */
  narrow(taken = 0) {
    const wide = this.width() / this.em
    const units = 16 * (wide < 1.5 * taken ? wide : wide - taken)
    return units && units < 640 && !this.#host.hasAttribute('data-proj') ? units : Infinity
  }
}
