/**
 * place.js -- what is asked of a play that has been drawn, as it depends on how large things are: what stands above the
 * action keeps its height, a board larger than its place shows its figure, and the ribbon the newest move.
 */
import { Room } from '../core/available-width.js'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

export class Place {
  #host
  #room
  /** the position that was brought into view */ #followed = ''
  /** whose heights are kept: the play, how it is shown, how wide */ #kept = ''
  /** what they were when they were read last @type {Map<HTMLElement, string>} */ #heights =
    new Map()
  /** how far the ribbon could be scrolled, in pixels, and how wide it was */ #end = 0
  #wide = 0

  /** @param {CgtPlay} host */
  constructor(host) {
    this.#host = host
    this.#room = new Room(host)
  }
  /** Another play, which is brought into view anew. */
  clear() {
    this.#followed = ''
    this.#keepAs('')
  }
  /** In the frame that shows what was drawn: where things are is not asked twice. */
  look() {
    this.#hold()
    const { root } = this.#host
    /* attributes: with :has() each new node would have all cells styled anew */
    const [large, slide] = ['data-proj', 'data-deck'].map((name) => this.#host.hasAttribute(name))
    const play = (large || slide) && root.querySelector('.play')
    if (play) {
      play.toggleAttribute('data-square', large && !!root.querySelector('.board > .grid-room'))
      play.toggleAttribute('data-several', !!root.querySelector('.heap:nth-child(2)'))
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
   * What stands above the action stays as high as it once was in this play: heaps get smaller, their stage does not. Heights are
   * read before a move is drawn and are held after it: by turns the page would be laid out for each.
   * @param {boolean} [played] or is about to be
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
  /** A board larger than its place shows the figure, once for each position. */
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
  /** The ribbon's end is in view, unless a reader scrolled it elsewhere. */
  #unroll() {
    const cord = this.#host.root.querySelector('.cord')
    if (!cord) return
    const { clientWidth, scrollLeft, scrollWidth } = cord
    const end = scrollWidth - clientWidth
    /* what was taken back made it shorter; a window that was turned moved it */
    const was = clientWidth === this.#wide ? Math.min(this.#end, end) : scrollLeft
    this.#end = end
    this.#wide = clientWidth
    if (Math.abs(scrollLeft - was) < 2) cord.scrollLeft = end
  }
}
