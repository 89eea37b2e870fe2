/**
 * place.js -- adjusts a play after it was drawn, by measured sizes: what stands above the main button keeps its height, a board larger
 * than its frame is scrolled to its figure, and the ribbon to the newest move.
 */
import { Room } from '../core/available-width.js'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

export class Place {
  #host
  #room
  /** the position whose figure was scrolled into view */ #followed = ''
  /** key of the play whose heights are kept, its values and width included; '' for none */ #kept =
    ''
  /** the heights, as they were read last @type {Map<HTMLElement, string>} */ #heights = new Map()
  /** the ribbon's last scroll position and width, in pixels */ #end = 0
  #wide = 0

  /** @param {CgtPlay} host */
  constructor(host) {
    this.#host = host
    this.#room = new Room(host)
  }
  /** Forgets the play before. */
  clear() {
    this.#followed = ''
    this.#keepAs('')
  }
  /** Adjusts what was drawn, in the frame that shows it, so that the page is laid out once. */
  look() {
    this.#hold()
    const { root } = this.#host
    /* attributes and not :has(), with which each new node would style all cells anew */
    const [large, slide] = ['data-proj', 'data-deck'].map((name) => this.#host.hasAttribute(name))
    const play = (large || slide) && root.querySelector('.play')
    if (play) {
      play.toggleAttribute('data-square', large && !!root.querySelector('.board > .grid-room'))
      play.toggleAttribute('data-several', !!root.querySelector('.heap + .heap'))
    }
    requestAnimationFrame(() => {
      if (!this.#host.session || !this.#host.isConnected) return
      this.#follow()
      this.#unroll()
      this.note()
      this.#hold()
    })
  }
  /**
   * Keeps the heights above the main button for this play: heaps get smaller, their stage does not. Heights are read before a move is
   * drawn and set after it; in turns, the page would be laid out for each.
   * @param {boolean} [played] true if a move was played, or is about to be
   */
  note(played = this.#host.session.line.length > 0) {
    const { session, values } = this.#host
    const { game, start } = session
    const of = [game.name, game.rules, start.text, values, this.#room.width()]
    this.#keepAs(played ? JSON.stringify(of) : '')
  }
  /** @param {string} kept */
  #keepAs(kept) {
    const parts = /** @type {HTMLElement[]} */ ([
      ...this.#host.root.querySelectorAll('.main, .board, .side, .status'),
    ])
    if (kept !== this.#kept) for (const part of parts) part.style.removeProperty('--kept')
    this.#kept = kept
    this.#heights = new Map(kept ? parts.map((part) => [part, getComputedStyle(part).height]) : [])
  }
  #hold() {
    for (const [part, height] of this.#heights)
      if (part.style.getPropertyValue('--kept') !== height) part.style.setProperty('--kept', height)
  }
  /** Scrolls a board larger than its frame to the figure, once for each position. */
  #follow() {
    const { root, session } = this.#host
    const room = root.querySelector('.roam')
    const here = room?.querySelector('[data-here]')
    const { text } = session.position
    if (!room || !here || this.#followed === text) return
    this.#followed = text
    const [outer, inner] = [room.getBoundingClientRect(), here.getBoundingClientRect()]
    room.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
    room.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2
  }
  /** Scrolls the ribbon to its end, unless a reader scrolled it elsewhere. */
  #unroll() {
    const cord = this.#host.root.querySelector('.cord')
    if (!cord) return
    const { clientWidth, scrollLeft, scrollWidth } = cord
    const end = scrollWidth - clientWidth
    /* an undo makes it shorter, and a window that was turned moves it */
    const was = clientWidth === this.#wide ? Math.min(this.#end, end) : scrollLeft
    this.#end = end
    this.#wide = clientWidth
    if (Math.abs(scrollLeft - was) < 2) cord.scrollLeft = end
  }
}
