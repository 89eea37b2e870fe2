/**
 * camera.js -- what is in view of a whole tree on a canvas: its levels keep their places, one below the other, and the
 * view zooms and pans along them. Pixels are the page's, from the canvas's left and top. Every move gives a view; it is
 * its owner's to take it at once or on a way. No DOM.
 */

/** at: what stands in the middle; scale: pixels for one of x @typedef {{ at: number, scale: number }} View */
/** sharp: pixels of the canvas for one of the page @typedef {{ width: number, height: number, sharp: number }} Size */

/** pixels for a node at the most */
export const LARGEST = 72
/** pixels above the root and below the last level, and beside the tree */
const [TOP, BOTTOM, SIDE] = [30, 34, 24]

/**
 * A view that shows no more than there is, and no less than a node.
 * @param {View} view @param {[number, number]} all from x to x @param {number} width pixels @param {number} most scale
 * @returns {View}
 */
export function within({ at, scale }, [left, right], width, most) {
  const least = Math.min(width / (right - left || 1), most)
  const kept = Math.min(Math.max(scale, least), most)
  const half = width / kept / 2
  return {
    scale: kept,
    at:
      half * 2 >= right - left
        ? (left + right) / 2
        : Math.min(Math.max(at, left + half), right - half),
  }
}
/** What stands under `x` stays there. @param {View} view @param {number} factor @param {number} x pixels right of the middle @returns {View} */
export const zoomed = ({ at, scale }, factor, x) => ({
  at: at + x / scale - x / (scale * factor),
  scale: scale * factor,
})

/** A view on the way from one to another. @param {View} from @param {View} to @param {number} t 0 to 1 @returns {View} */
export function between(from, to, t) {
  if (t >= 1) return to
  const scale = from.scale * (to.scale / from.scale) ** t
  /* what stands still while the scale goes there */
  const part =
    to.scale === from.scale ? t : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { scale, at: from.at + (to.at - from.at) * part }
}

export class Camera {
  /** scale 0: nothing was seen yet @type {View} */ view = { at: 0, scale: 0 }
  /** @type {Size} */ size = { width: 0, height: 0, sharp: 1 }
  /** from x to x @type {[number, number]} */ #all = [0, 0]
  #deepest = 1

  /** Another tree, of which all is shown. @param {[number, number]} all from x to x @param {number} deepest level */
  show(all, deepest) {
    this.#all = all
    this.#deepest = deepest
    this.view = { at: 0, scale: 0 }
  }
  /** The canvas may have another size: as much is in view as before. @param {Size} size @returns {boolean} whether it has */
  resize(size) {
    const old = this.size
    if (size.width === old.width && size.height === old.height && size.sharp === old.sharp)
      return false
    this.size = size
    if (old.width)
      this.view = { at: this.view.at, scale: this.view.scale * (size.width / old.width) }
    return true
  }

  /** from x to x, with room beside, at the scale that shows all @returns {[number, number]} */
  get #room() {
    const [left, right] = this.#all
    const wide = Math.max(right - left, 1)
    const side = (SIDE * wide) / Math.max(this.size.width - 2 * SIDE, 1)
    return [left - side, left + wide + side]
  }
  /** the scale that shows all */
  get fit() {
    const [left, right] = this.#room
    return this.size.width / (right - left)
  }
  /** pixels from level to level */
  get step() {
    return (this.size.height - TOP - BOTTOM) / Math.max(this.#deepest, 1)
  }

  /** @param {number} x of a node @returns {number} pixels from the left */
  across(x) {
    return (x - this.view.at) * this.view.scale + this.size.width / 2
  }
  /** @param {number} level @returns {number} pixels from the top */
  high(level) {
    return TOP + level * this.step
  }
  /** What x stands there. @param {number} across pixels from the left */
  xAt(across) {
    return this.view.at + (across - this.size.width / 2) / this.view.scale
  }
  /** The nearest level. @param {number} high pixels from the top */
  levelAt(high) {
    return Math.min(Math.max(0, Math.round((high - TOP) / this.step)), this.#deepest)
  }
  /** Pixels right of the middle, 0 where it is out of view. @param {number} x of a node */
  beside(x) {
    const pixels = (x - this.view.at) * this.view.scale
    return Math.abs(pixels) < this.size.width / 2 ? pixels : 0
  }

  /** The nearest that may be shown. @param {View} view @returns {View} */
  kept(view) {
    return within(view, this.#room, this.size.width, LARGEST)
  }
  /** @param {number} factor @param {number} x pixels right of the middle: what is there stays @returns {View} */
  zoomed(factor, x) {
    const { scale } = this.view
    return zoomed(this.view, this.kept({ at: 0, scale: scale * factor }).scale / scale, x)
  }
  /** @param {number} x pixels @returns {View} */
  panned(x) {
    return { ...this.view, at: this.view.at + x / this.view.scale }
  }
  /** With a node in view, and moved no more than that needs. @param {number} x of the node @returns {View | null} null: it is */
  showing(x) {
    const { at, scale } = this.view
    const half = (this.size.width / 2 - 2 * SIDE) / scale
    return Math.abs(x - at) > half ? { at: x, scale } : null
  }
  /** As wide as there is room. @param {[number, number]} part from x to x @returns {View} */
  spanning([left, right]) {
    return {
      at: (left + right) / 2,
      scale: (this.size.width - 2 * SIDE) / Math.max(right - left, 1e-9),
    }
  }
}
