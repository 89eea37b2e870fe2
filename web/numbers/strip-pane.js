/**
 * strip-pane.js -- scrolls a long strip, of which only the lines in sight and a few around them are drawn. The lines stand in a pane
 * that stays in place, inside a box that scrolls. Its spacer is as high as all lines, or as high as browsers allow, so that the
 * box has a scrollbar; the pane's lines follow from where the box was scrolled to.
 */

/** lines in sight in a page and on a slide, and lines that are drawn above and below them */
const [SEEN, ON_SLIDE, BESIDES] = [5.5, 3, 2]
/** the pane's largest part of the window's height */
const SHARE = 0.8
/** the highest spacer: Firefox allows 17.8 million pixels, others 33.5 */
const HIGHEST_PX = 15_000_000

/**
 * The layout of the lines.
 * @typedef {object} Lay
 * @property {number} first position of the first line
 * @property {number} count positions
 * @property {number} columns
 * @property {number} high height of a line in px
 * @property {[line: number, px: number][]} rises higher lines, in order, with the px that they add
 */

/** The top of a line, px from the top of the first. @param {Lay} lay @param {number} line */
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
/** The y of a position's cell, below its arcs. @param {Lay} lay @param {number} n */
const cellAt = (lay, n) => topOf(lay, lineOf(lay, n) + 1) - lay.high

export class Pane {
  /** height of the pane, px */ height = 0
  /** height of the spacer, px */ spacer = 0
  /** px above the part in sight */ #top = 0
  /** first and last line that are drawn */ #from = 0
  #to = -1
  /** @type {Lay | null} */ #lay = null
  /** a position to be scrolled to @type {number | null} */ #show = null
  /** the box's last scrollTop */ #at = 0
  /** @type {Element | null} */ #box = null
  #host

  /** @param {import('../core/element.js').CgtElement} host is drawn again when other lines come into sight */
  constructor(host) {
    this.#host = host
  }

  /** Begins at the first line of another strip. */
  reset() {
    this.#lay = null
    this.#top = 0
    this.#show = null
  }
  /** Forgets the box when the element leaves the page: its scrollTop is lost. */
  leave() {
    this.#box = null
  }
  /** Has the next drawing scroll to a position. @param {number} n */
  show(n) {
    this.#show = n
  }
  /** True if a part of a position's line is in sight. @param {number} n @returns {boolean} */
  sees(n) {
    const lay = this.#lay
    if (!lay) return false
    const line = lineOf(lay, n)
    return topOf(lay, line + 1) > this.#top && topOf(lay, line) < this.#top + this.height
  }
  /** px of lines to one px of the box's scrolling */
  get #scale() {
    const whole = this.#lay ? topOf(this.#lay, linesOf(this.#lay)) - this.height : 0
    return Math.max(1, whole / Math.max(1, this.spacer - this.height))
  }

  /**
   * Finds the lines to be drawn. The position `at`, if in sight, else the first line, keeps its place, unless `show` was called.
   * @param {Lay} lay @param {number} at @param {number} stop the position of the tab stop, which is always drawn
   * @returns {{ line: number, y: number }[]} lines to be drawn, with their y
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
    this.spacer = Math.min(whole, HIGHEST_PX)
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
    /* a line far off is drawn just outside the pane */
    const own = lineOf(lay, stop)
    if (own < this.#from) drawn.unshift({ line: own, y: topOf(lay, own) - topOf(lay, own + 1) })
    if (own > this.#to) drawn.push({ line: own, y: topOf(lay, this.#to + 1) - begin })
    return drawn
  }
  /** Scrolls the box after a drawing. @param {Element | null} box */
  settle(box) {
    if (!box || !this.#lay) return
    if (box !== this.#box) this.#at = 0
    this.#box = box
    /* scrollTop is only read when it is to be set: both make the browser lay out the page */
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
  /** Follows the box when it was scrolled. @param {Element} box */
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
