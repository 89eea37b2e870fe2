/**
 * smaller.js -- a position whose whole tree can be drawn, for a game whose own first position is too large: the largest one that play
 * leads to. No DOM.
 */
import { readSearches } from '../../model/trace.js'

/** @typedef {import('../../engine/game.js').Game} Game */
/** @typedef {import('../../engine/position.js').Position} Position */

/** nodes of a tree that a class can go through; cgt-tree opens as many at once where they are not too wide */
const NODES = 60
/** positions whose moves are followed, of those that are equally many moves from the start: all over the board, not only the first */
const WIDE = 150
/** positions that are looked at: a game of a thousand sticks has more than a page can wait for */
const MOST = 20_000

/** Counts the nodes of trees; those of more than NODES have Infinity. */
function counter() {
  /** @type {Map<string, number>} */
  const known = new Map()
  /** A position that comes again on its own way down has a tree without an end. @param {Position} position @returns {number} */
  function count({ text, moves, more }) {
    const found = known.get(text)
    if (found !== undefined) return found
    known.set(text, Infinity)
    let nodes = more ? Infinity : 1
    for (const { to } of moves) {
      if (nodes > NODES) break
      nodes += count(to)
    }
    if (nodes > NODES) return Infinity
    known.set(text, nodes)
    return nodes
  }
  return count
}

/** True if cgt-tree draws the tree of this position. @param {Game} game @param {Position} start */
const isDrawn = (game, start) => readSearches(game, start) !== null

/**
 * A position to take in place of one whose tree is too large: of all that play leads to, the one with the most nodes up to NODES;
 * of several the one with the fewest moves before it.
 * @param {Game} game @param {string} from @returns {string | null} null: its tree is drawn, or none was found
 */
export function smaller(game, from) {
  const start = game.parse(from)
  if (isDrawn(game, start)) return null
  const count = counter()
  let most = 1 // an end of play is no tree
  /** @type {string | null} */
  let best = null
  const seen = new Set([start.text])
  for (let level = [start]; level.length && seen.size < MOST;) {
    const step = Math.max(1, level.length / WIDE)
    /** @type {Position[]} */
    const next = []
    for (let i = 0; i < level.length; i += step)
      for (const { to } of level[Math.floor(i)].moves) {
        if (seen.has(to.text)) continue
        seen.add(to.text)
        const nodes = count(to)
        // what is below one that fits is smaller
        if (nodes === Infinity) next.push(to)
        else if (nodes > most) [most, best] = [nodes, to.text]
      }
    level = next
  }
  return best
}
