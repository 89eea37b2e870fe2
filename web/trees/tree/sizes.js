/** sizes.js -- sizes of a tree's drawing on a page, a projector and a phone. */

/** width of a letter / font size */
export const SANS = 0.62
export const MONO = 0.61

/**
 * Sizes in sixteenths of an em. `played`: level of a drawing with boards. On a projector numbers are larger and levels closer; on a
 * phone all is closer, and cgt-tree.css scales it down. `tall`: height of all levels with windows together, if they have more room;
 * `foot`: distance from a node's middle down to the start of its edges there; `steep`: a steeper edge goes around a window
 * (tree-layout.js); a bound of more characters than `short` widens its triangle by `sign` for each; `board`: scale of a position, which
 * then stands beside its node instead of below.
 */
export const PAGE = {
  ...{ level: 104, played: 86, number: 22, small: 15, window: 16, half: 33.6, leaf: 44 },
  ...{ gap: 24, beside: 22, after: 8, bar: 90 },
  ...{ tall: 0, foot: 0, steep: 14, short: 3, sign: 0.5, board: 0 },
}

/** @type {typeof PAGE} */
export const PROJ = {
  ...PAGE,
  level: 78,
  played: 78,
  number: 27,
  small: 23,
  window: 22,
  half: 37,
  leaf: 46,
  after: 0,
  // no edge runs through a window, and no bound out of its triangle
  ...{ tall: 300, foot: 26, steep: Infinity, short: 2, sign: 0.56, board: 2.1 },
}
/** @type {typeof PAGE} */
export const PHONE = {
  ...PAGE,
  level: 92,
  played: 92,
  number: 20,
  small: 16,
  window: 16,
  half: 29,
  gap: 13,
  beside: 11,
  after: 0,
  bar: 40,
}
