/**
 * tree-text.js -- a game tree that is being made: its nodes in preorder, each with its depth and its number. Its text
 * is read by the engine alone; here it is written and changed. Every change gives a new tree. No recursion: a text
 * may be as deep as it is long.
 */
import { NotationError } from '../engine/errors.js'

/** value: of a leaf; of an inner node its estimate if the depth ends there, or null; letter: in place of a leaf's value, which is 0 then @typedef {{ depth: number, value: number | null, letter?: string }} Twig */
/** min: MIN begins @typedef {{ min: boolean, nodes: Twig[] }} Tree */

/** limits of a tree that can be edited */
export const NODES = 400
export const LEVELS = 40
/** the largest number of a leaf: CGT_MOST of src/game.h */
export const LARGEST = 2 ** 30

/** @param {Twig[]} nodes @param {number} i */
export const isLeaf = (nodes, i) => !(nodes[i + 1]?.depth > nodes[i].depth)
/** Number of nodes at and below i. @param {Twig[]} nodes @param {number} i */
export function sizeOf(nodes, i) {
  let end = i + 1
  while (nodes[end]?.depth > nodes[i].depth) end++
  return end - i
}
/** @param {Twig[]} nodes @param {number} i @returns {number} -1: the root has none */
export function parentOf(nodes, i) {
  let p = i - 1
  while (p >= 0 && nodes[p].depth >= nodes[i].depth) p--
  return p
}
/** @param {Twig[]} nodes @param {number} i @returns {number[]} */
export function childrenOf(nodes, i) {
  const out = []
  for (let c = i + 1; nodes[c]?.depth > nodes[i].depth; c += sizeOf(nodes, c)) out.push(c)
  return out
}

/** Nodes for branches.js. @param {Tree} tree */
export const nodesOf = ({ min, nodes }) =>
  nodes.map(({ depth, value, letter }, id) => ({
    id, depth, value, letter, parent: parentOf(nodes, id), children: childrenOf(nodes, id),
    leaf: isLeaf(nodes, id), max: (depth % 2 > 0) === min,
  })) // prettier-ignore

/**
 * Reads a text by the engine.
 * @param {import('../engine/engine.js').Engine} engine @param {string} text @param {{ letters?: boolean }} [options] letters: in place of values they are read, not refused
 * @returns {Tree}
 * @throws {import('../engine/errors.js').EngineError} with its column
 */
export function readTree(engine, text, { letters = false } = {}) {
  const game = engine.game('tree', { rules: text, letters })
  try {
    const root = game.parse('')
    const items = game.items(root, { limit: NODES + 1 })
    const deep = items.findIndex(({ row }) => row > LEVELS)
    const [most, reason, first] =
      deep < 0 || deep >= NODES
        ? [NODES, 'at most % nodes', NODES]
        : [LEVELS, 'at most % levels', deep]
    if (first < items.length)
      throw new NotationError({
        code: 'range',
        reason,
        number: most,
        column: columnOf(text, first),
        text,
      })
    const nodes = items.map(({ row, number, glyph }) => ({
      depth: row,
      value: /** @type {number | null} */ (number),
      ...(/[a-z?]/i.test(glyph) && { letter: glyph }),
    }))
    nodes.forEach((node, i) => isLeaf(nodes, i) || (node.value ||= null))
    return { min: game.mover(root) === 1, nodes }
  } finally {
    game.close()
  }
}
/** Column of a node in the text; a flat list has none for inner nodes. @param {string} text @param {number} node @returns {number | undefined} */
function columnOf(text, node) {
  if (!/[([]/.test(text)) return undefined
  for (const { index } of text.matchAll(/([-−]\s*)?\d+([\s,]*:[\s,]*[([])?|[([]/g))
    if (!node--) return index
}

/** @param {Tree} tree */
export function writeTree({ min, nodes }) {
  let text = min ? 'min ' : ''
  let open = 0
  nodes.forEach(({ depth, value, letter }, i) => {
    text += ')'.repeat(open - depth)
    open = depth
    if (/[^\s(:]$/.test(text)) text += ' '
    if (isLeaf(nodes, i)) text += letter ?? value
    else {
      if (value) text += `${value}:`
      text += '('
      open++
    }
  })
  return text + ')'.repeat(open)
}

/** True if the limits let a node have one more child. @param {Tree} tree @param {number} i */
export const roomBelow = ({ nodes }, i) => nodes.length < NODES && nodes[i].depth < LEVELS
/** Adds a last child; a leaf hands its number down, so that the tree's value stays. @param {Tree} tree @param {number} i @returns {Tree} */
export function addChild({ min, nodes }, i) {
  const { depth } = nodes[i]
  const leaf = isLeaf(nodes, i)
  const child = { ...(leaf ? nodes[i] : { value: 0 }), depth: depth + 1 }
  const at = i + sizeOf(nodes, i)
  const before = nodes.slice(0, at)
  if (leaf) before[i] = { depth, value: null }
  return { min, nodes: [...before, child, ...nodes.slice(at)] }
}
/** Removes a node and all below; a parent without children becomes a leaf. @param {Tree} tree @param {number} i not the root @returns {Tree} */
export function remove({ min, nodes }, i) {
  const parent = parentOf(nodes, i)
  const left = [...nodes.slice(0, i), ...nodes.slice(i + sizeOf(nodes, i))]
  if (isLeaf(left, parent)) {
    const { depth } = left[parent]
    left[parent] = { ...nodes[i], depth, value: nodes[i].value ?? 0 }
  }
  return { min, nodes: left }
}
/** @param {Tree} tree @param {number} i @param {number | string | null} value or, of a leaf, a letter @returns {Tree} */
export const setValue = ({ min, nodes }, i, value) => {
  const { depth } = nodes[i]
  const node = typeof value === 'string' ? { depth, value: 0, letter: value } : { depth, value }
  return { min, nodes: nodes.with(i, node) }
}
/** Moves a child among its siblings. @param {Tree} tree @param {number} parent @param {number} from @param {number} to @returns {Tree} */
export function moveChild({ min, nodes }, parent, from, to) {
  const below = childrenOf(nodes, parent).map((c) => nodes.slice(c, c + sizeOf(nodes, c)))
  below.splice(to, 0, ...below.splice(from, 1))
  const end = parent + sizeOf(nodes, parent)
  return { min, nodes: [...nodes.slice(0, parent + 1), ...below.flat(), ...nodes.slice(end)] }
}

/**
 * A random full tree with leaves from 0 to 20; a seed always gives the same tree.
 * @param {number} seed @param {{ levels: number, children: number, min?: boolean }} shape
 * @returns {Tree}
 * @throws {NotationError} if it is too large to draw
 */
export function randomTree(seed, { levels, children, min = false }) {
  let state = seed
  /** mulberry32 */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  /** @type {Twig[]} */
  const nodes = []
  /** children still to come, of each node on the path down */
  const left = [1]
  while (left.length) {
    const depth = left.length - 1
    if (!left[depth]--) {
      left.pop()
      continue
    }
    if (nodes.length === NODES)
      throw new NotationError({ code: 'range', reason: 'at most % nodes', number: NODES })
    nodes.push({ depth, value: depth === levels ? Math.floor(random() * 21) : null })
    if (depth < levels) left.push(children)
  }
  return { min, nodes }
}
