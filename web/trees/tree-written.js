/**
 * tree-written.js -- writes game trees in others' notations: those that tree-formats.js reads, nested lists, an empty sheet for LaTeX, and
 * the nodes that CS188 expects to be expanded.
 */
import { readSearches } from '../model/trace.js'
import { isLeaf, writeTree } from '../model/tree-text.js'

/** @typedef {import('../model/tree-text.js').Tree} Tree */

/** Names as in exams, level by level: A, B, ... Z, A1, ... @param {Tree} tree @returns {string[]} by node */
function names({ nodes }) {
  const order = nodes.map((_, i) => i).sort((a, b) => nodes[a].depth - nodes[b].depth || a - b)
  /** @type {string[]} */
  const out = []
  order.forEach((node, i) => {
    out[node] = String.fromCharCode(65 + (i % 26)) + (i < 26 ? '' : Math.floor(i / 26))
  })
  return out
}
/** @param {Tree} tree @param {number} i */
const mover = ({ min, nodes }, i) => (nodes[i].depth % 2 > 0 === min ? 'MAX' : 'MIN')

/**
 * Writes nested text: `open` before a node's children, `between` siblings, `close` after the last child.
 * @param {Tree} tree @param {{ leaf: (i: number) => string, open: (i: number) => string, between: string, close: (i: number) => string }} how
 */
function nested({ nodes }, { leaf, open, between, close }) {
  let text = ''
  /** @type {number[]} */
  const inside = []
  nodes.forEach(({ depth }, i) => {
    while (inside.length > depth) text += close(/** @type {number} */ (inside.pop()))
    const before = nodes[i - 1]
    if (before && before.depth >= depth) text += between
    if (isLeaf(nodes, i)) text += leaf(i)
    else {
      text += open(i)
      inside.push(i)
    }
  })
  while (inside.length) text += close(/** @type {number} */ (inside.pop()))
  return text
}

/** @param {Tree} tree @returns {{ from: number, to: number }[]} */
function edgesOf({ nodes }) {
  /** @type {number[]} */
  const path = []
  return nodes.flatMap(({ depth }, i) => {
    path[depth] = i
    return depth ? [{ from: path[depth - 1], to: i }] : []
  })
}

/**
 * Nodes that alpha-beta enters in order, cutting only beyond equality: as the autograder of CS188 expects.
 * @param {Tree} tree @param {import('../engine/engine.js').Engine} engine @returns {number[]}
 */
export function expanded(tree, engine) {
  const game = engine.game('tree', { rules: writeTree(tree) })
  try {
    return [...game.search('', { prune: true, cut: 'beyond' })].flatMap(({ kind, position }) =>
      kind === 'enter' ? [Number(position.text)] : [],
    )
  } finally {
    game.close()
  }
}

/** The minimax value of each node. @param {Tree} tree @param {import('../engine/engine.js').Engine} engine @returns {number[]} */
function values(tree, engine) {
  const game = engine.game('tree', { rules: writeTree(tree) })
  try {
    return readSearches(game, '', { limit: Infinity })?.nodes.map(({ value }) => value) ?? []
  } finally {
    game.close()
  }
}

/** The writer of each notation. @type {Record<string, (tree: Tree, engine: import('../engine/engine.js').Engine) => string>} */
export const FORMATS = {
  list: (tree) =>
    nested(tree, {
      leaf: (i) => `${tree.nodes[i].value}`,
      open: () => '[',
      between: ', ',
      close: () => ']',
    }),
  tuples(tree) {
    const name = names(tree)
    return nested(tree, {
      leaf: (i) => `("${name[i]}", ${tree.nodes[i].value})`,
      open: (i) => `("${name[i]}", None, `,
      between: ', ',
      close: () => ')',
    })
  },
  parentheses: (tree) =>
    nested(tree, {
      leaf: (i) => `(${tree.nodes[i].value})`,
      open: () => '(',
      between: '',
      close: () => ')',
    }),
  newick(tree) {
    const name = names(tree)
    const text = nested(tree, {
      leaf: (i) => `${tree.nodes[i].value}`,
      open: () => '(',
      between: ',',
      close: (i) => `)${name[i]}`,
    })
    return `${text};`
  },
  json(tree) {
    const name = names(tree)
    return nested(tree, {
      leaf: (i) => `{"name":"${name[i]}","value":${tree.nodes[i].value}}`,
      open: (i) => `{"name":"${name[i]}","type":"${mover(tree, i)}","children":[`,
      between: ',',
      close: () => ']}',
    })
  },
  dot(tree) {
    const name = names(tree)
    const nodes = tree.nodes.map(({ value }, i) =>
      isLeaf(tree.nodes, i)
        ? `  ${name[i]} [label="${value}", shape=box]`
        : `  ${name[i]} [label="${mover(tree, i)}"]`,
    )
    const edges = edgesOf(tree).map(({ from, to }) => `  ${name[from]} -> ${name[to]}`)
    return ['digraph {', ...nodes, ...edges, '}'].join('\n')
  },
  forest: (tree) => latex(tree, (i) => `${tree.nodes[i].value}`),
  /* an empty sheet: a blank for each inner value */
  'forest-empty': (tree) =>
    latex(
      tree,
      (i) => `${tree.nodes[i].value}`,
      () => BLANK,
    ),
  /* its key: the minimax values */
  'forest-key'(tree, engine) {
    const worth = values(tree, engine)
    const value = (/** @type {number} */ i) => `${worth[i]}`
    return latex(tree, value, value)
  },
  cs188(tree, engine) {
    const name = names(tree)
    const leaves = tree.nodes.flatMap(({ value }, i) =>
      isLeaf(tree.nodes, i) ? [`${name[i]} ${value}`] : [],
    )
    const ends = tree.nodes.flatMap((_, i) => (isLeaf(tree.nodes, i) ? [name[i]] : []))
    const deep = Math.max(...tree.nodes.map(({ depth }) => depth))
    return `class: "GraphGameTreeTest"
alg: "AlphaBetaAgent"
depth: "${Math.ceil(deep / 2)}"

diagram: """
"""
num_agents: "2"

start_state: "${name[0]}"
win_states: "${ends.join(' ')}"
lose_states: ""

successors: """
${edgesOf(tree)
  .map(({ from, to }) => `${name[from]} ${name[from]}${name[to]} ${name[to]}`)
  .join('\n')}
"""

evaluation: """
${leaves.join('\n')}
"""

# generated: "${expanded(tree, engine)
      .map((i) => name[i])
      .join(' ')}"
`
  },
}
const BLANK = '\\underline{\\hspace{2em}}'
/** @param {Tree} tree @param {(i: number) => string} leaf @param {(i: number) => string} [after] what stands after MAX or MIN */
const latex = (tree, leaf, after) =>
  `\\begin{forest}\n${nested(tree, {
    leaf: (i) => `[${leaf(i)}]`,
    open: (i) => `[{${mover(tree, i)}${after ? ` ${after(i)}` : ''}} `,
    between: ' ',
    close: () => ']',
  })}\n\\end{forest}`
