/**
 * camera.js -- the view of a whole tree on a canvas. Levels keep their heights; the view zooms and pans from left to right. Pixels
 * are the page's, from the canvas's left and top. Each method of a move returns a view, which the owner takes at once or animates.
 * No DOM.
 */

/** at: x in the middle; scale: pixels for one of x @typedef {{ at: number, scale: number }} View */
/** sharp: pixels of the canvas for one of the page @typedef {{ width: number, height: number, sharp: number }} Size */

/** the largest node, in pixels */
export const LARGEST = 72
/** pixels above the root and below the last level, and beside the tree */
const [TOP, BOTTOM, SIDE] = [30, 34, 24]

/**
 * The nearest view that shows no more than the tree, and no less than a node.
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
/** A view zoomed so that the point at `x` stays. @param {View} view @param {number} factor @param {number} x pixels right of the middle @returns {View} */
export const zoomed = ({ at, scale }, factor, x) => ({
  at: at + x / scale - x / (scale * factor),
  scale: scale * factor,
})

/** A view between two others, for an animation. @param {View} from @param {View} to @param {number} t 0 to 1 @returns {View} */
export function between(from, to, t) {
  if (t >= 1) return to
  const scale = from.scale * (to.scale / from.scale) ** t
  /* the part of the way of `at` that keeps a fixed point while the scale changes */
  const part =
    to.scale === from.scale ? t : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { scale, at: from.at + (to.at - from.at) * part }
}

export class Camera {
  /** the present view; scale 0: none yet @type {View} */ view = { at: 0, scale: 0 }
  /** @type {Size} */ size = { width: 0, height: 0, sharp: 1 }
  /** the tree's least and largest x @type {[number, number]} */ #all = [0, 0]
  #deepest = 1

  /** Shows all of another tree. @param {[number, number]} all its least and largest x @param {number} deepest level */
  show(all, deepest) {
    this.#all = all
    this.#deepest = deepest
    this.view = { at: 0, scale: 0 }
  }
  /** Takes the canvas's size; as much is in view as before. @param {Size} size @returns {boolean} true if it changed */
  resize(size) {
    const old = this.size
    if (size.width === old.width && size.height === old.height && size.sharp === old.sharp)
      return false
    this.size = size
    if (old.width)
      this.view = { at: this.view.at, scale: this.view.scale * (size.width / old.width) }
    return true
  }

  /** the tree's least and largest x, with the room beside it at the scale that shows all @returns {[number, number]} */
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
  /** The x at a place. @param {number} across pixels from the left */
  xAt(across) {
    return this.view.at + (across - this.size.width / 2) / this.view.scale
  }
  /** The level nearest to a place. @param {number} high pixels from the top */
  levelAt(high) {
    return Math.min(Math.max(0, Math.round((high - TOP) / this.step)), this.#deepest)
  }
  /** Pixels from the middle to the right; 0 if it is out of view. @param {number} x of a node */
  beside(x) {
    const pixels = (x - this.view.at) * this.view.scale
    return Math.abs(pixels) < this.size.width / 2 ? pixels : 0
  }

  /** The nearest view that may be shown. @param {View} view @returns {View} */
  kept(view) {
    return within(view, this.#room, this.size.width, LARGEST)
  }
  /** @param {number} factor @param {number} x pixels right of the middle: the point there stays @returns {View} */
  zoomed(factor, x) {
    const { scale } = this.view
    return zoomed(this.view, this.kept({ at: 0, scale: scale * factor }).scale / scale, x)
  }
  /** @param {number} x pixels @returns {View} */
  panned(x) {
    return { ...this.view, at: this.view.at + x / this.view.scale }
  }
  /** The view panned as little as it takes to show a node. @param {number} x of the node @returns {View | null} null: it is in view */
  showing(x) {
    const { at, scale } = this.view
    const half = (this.size.width / 2 - 2 * SIDE) / scale
    return Math.abs(x - at) > half ? { at: x, scale } : null
  }
  /** The view that a part of the tree fills. @param {[number, number]} part its least and largest x @returns {View} */
  spanning([left, right]) {
    return {
      at: (left + right) / 2,
      scale: (this.size.width - 2 * SIDE) / Math.max(right - left, 1e-9),
    }
  }
}
