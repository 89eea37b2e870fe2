/**
 * strip-pane.js -- the part of a long strip that is seen. Its lines stand in a box that scrolls; only those that are seen, and
 * a few around them, are drawn. They are placed by their number: the box is as high as all of them would be, or as
 * high as browsers let it be, and what scrolls in it is a bar's thumb, beside a pane that stays.
 */

/** lines that are seen, in a page and on a slide; and what is drawn besides, above and below */
const [SEEN, ON_SLIDE, BESIDES] = [5.5, 3, 2]
/** of the window's height */
const SHARE = 0.8
/** px: Firefox ends at 17.8 million, others at 33.5 */
const HIGHEST = 15_000_000

/**
 * How lines lie.
 * @typedef {object} Lay
 * @property {number} first position of the first line
 * @property {number} count positions
 * @property {number} columns
 * @property {number} high px of a line
 * @property {[line: number, px: number][]} rises lines that are higher, from the first on
 */

/** Where a line begins, px from the first. @param {Lay} lay @param {number} line */
const topOf = ({ high, rises }, line) =>
  rises.reduce((sum, [at, px]) => (at < line ? sum + px : sum), line * high)
/** @param {Lay} lay @param {number} y px from the first line @returns {number} the line that is there */
function lineAt(lay, y) {
  let up = 0
  for (const [line, px] of lay.rises) {
    const top = line * lay.high + up
    if (y < top) break
    if (y < top + lay.high + px) return line
    up += px
  }
  return Math.floor((y - up) / lay.high)
}
/** @param {Lay} lay */
const linesOf = ({ count, columns }) => Math.ceil(count / columns)
/** @param {Lay} lay @param {number} n */
const lineOf = ({ first, columns }, n) => Math.floor((n - first) / columns)
/** Where the cell of a position is, below its arcs. @param {Lay} lay @param {number} n */
const cellAt = (lay, n) => topOf(lay, lineOf(lay, n) + 1) - lay.high

export class Pane {
  /** px of the pane */ height = 0
  /** px of what scrolls in its box */ spacer = 0
  /** px above what is seen */ #top = 0
  /** lines that are drawn, from and to */ #from = 0
  #to = -1
  /** @type {Lay | null} */ #lay = null
  /** a position that is to be seen @type {number | null} */ #show = null
  /** where the box was scrolled to last */ #at = 0
  /** @type {Element | null} */ #box = null
  #host

  /** @param {import('../core/element.js').CgtElement} host is drawn again when other lines are seen */
  constructor(host) {
    this.#host = host
  }

  /** Another strip: from its first line. */
  reset() {
    this.#lay = null
    this.#top = 0
    this.#show = null
  }
  /** It is no more in the page: where its box was scrolled to is lost. */
  leave() {
    this.#box = null
  }
  /** When it is drawn next, this position is seen. @param {number} n */
  show(n) {
    this.#show = n
  }
  /** @param {number} n @returns {boolean} a part of its line is seen */
  sees(n) {
    const lay = this.#lay
    if (!lay) return false
    const line = lineOf(lay, n)
    return topOf(lay, line + 1) > this.#top && topOf(lay, line) < this.#top + this.height
  }
  /** how many px of lines a px of the box's scrolling is */
  get #scale() {
    const whole = this.#lay ? topOf(this.#lay, linesOf(this.#lay)) - this.height : 0
    return Math.max(1, whole / Math.max(1, this.spacer - this.height))
  }

  /**
   * What is seen stays where it is: the position `at`, or else what is at the top; unless one is to be shown.
   * @param {Lay} lay @param {number} at @param {number} stop a position that is drawn in any case: it has the tab stop
   * @returns {{ line: number, y: number }[]} lines to be drawn, and where
   */
  arrange(lay, at, stop) {
    const was = this.#lay
    if (was) {
      const n = this.sees(at) ? at : was.first + was.columns * lineAt(was, this.#top)
      this.#top += cellAt(lay, n) - cellAt(was, n)
    }
    this.#lay = lay
    const lines = linesOf(lay)
    const whole = topOf(lay, lines)
    const { inDeck } = this.#host
    const most = inDeck ? ON_SLIDE * lay.high : Math.min(SEEN * lay.high, SHARE * innerHeight)
    this.height = Math.floor(Math.min(whole, Math.max(most, 1.5 * lay.high)))
    this.spacer = Math.min(whole, HIGHEST)
    if (this.#show !== null) {
      const line = lineOf(lay, this.#show)
      const [top, end] = [topOf(lay, line), topOf(lay, line + 1)]
      const far = end < this.#top - this.height || top > this.#top + 2 * this.height
      if (far) this.#top = (top + end - this.height) / 2
      else this.#top = Math.max(end - this.height, Math.min(top, this.#top))
      this.#show = null
    }
    this.#top = Math.min(Math.max(0, this.#top), whole - this.height)
    this.#from = Math.max(0, lineAt(lay, this.#top) - BESIDES)
    this.#to = Math.min(lines - 1, lineAt(lay, this.#top + this.height) + BESIDES)
    const begin = topOf(lay, this.#from)
    const drawn = []
    for (let line = this.#from; line <= this.#to; line++)
      drawn.push({ line, y: topOf(lay, line) - begin })
    /* far off it stands just outside */
    const own = lineOf(lay, stop)
    if (own < this.#from) drawn.unshift({ line: own, y: topOf(lay, own) - topOf(lay, own + 1) })
    if (own > this.#to) drawn.push({ line: own, y: topOf(lay, this.#to + 1) - begin })
    return drawn
  }
  /** Once it is drawn. @param {Element | null} box */
  settle(box) {
    if (!box || !this.#lay) return
    if (box !== this.#box) this.#at = 0
    this.#box = box
    /* where it is scrolled to is asked only where it is told: either waits for the browser's layout */
    const at = this.#top / this.#scale
    if (Math.abs(this.#at - at) >= 1) {
      box.scrollTop = at
      this.#at = box.scrollTop
    }
    this.#slide(box)
  }
  /** @param {Element} box */
  #slide(box) {
    const lines = /** @type {HTMLElement} */ (box.querySelector('.lines'))
    const y = topOf(/** @type {Lay} */ (this.#lay), this.#from) - this.#top
    lines.style.transform = `translateY(${Math.round(y)}px)`
  }
  /** Its box was scrolled. @param {Element} box */
  scrolled(box) {
    const lay = this.#lay
    if (!lay || Math.abs(box.scrollTop - this.#at) < 1) return
    this.#at = box.scrollTop
    const whole = topOf(lay, linesOf(lay))
    this.#top = Math.min(box.scrollTop * this.#scale, whole - this.height)
    const [from, to] = [lineAt(lay, this.#top), lineAt(lay, this.#top + this.height - 1)]
    if (from >= this.#from && to <= this.#to) this.#slide(box)
    else this.#host.update()
  }
}
