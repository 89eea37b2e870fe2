/**
 * tree-formats.js -- game trees as others write them, read: tuples with names (MIT 6.034), test files of CS188's
 * multi-agent project, a pair of parentheses around each leaf, Newick, JSON as d3 takes it, Graphviz DOT and LaTeX's forest. No
 * recursion, and linear time: a text may have a million characters. The engine reads our own notation and nested lists
 * (src/games/tree.c). tree-written.js writes them.
 */
import { NotationError } from '../engine/errors.js'
import { LARGEST, LEVELS, NODES } from '../model/tree-text.js'

/** @typedef {import('../model/tree-text.js').Tree} Tree */
/** @typedef {import('../model/tree-text.js').Twig} Twig */
/** depth: of the search, if the text has one @typedef {{ tree: Tree, depth?: number }} Found */
/** A node while the text is read. at: its place there @typedef {{ name: string, value: number | null, at: number, children: Raw[] }} Raw */

/** @param {string} text @param {number} column @param {string} reason @param {number} [number] @returns {never} */
function refuse(text, column, reason, number) {
  throw new NotationError({ code: number ? 'range' : 'syntax', reason, column, text, number })
}
const NO_NUMBER = 'a leaf needs a whole number: write decimals times 10'
/** @param {string} text @param {number} at @returns {Raw} */
const raw = (text, at) => ({ name: text, value: null, at, children: [] })
/** Reads a number: 3, -3, 3.0; null: none. @param {string} text */
function whole(text) {
  const number = /^[-−+]?\d+(\.0*)?$/.test(text) ? Number(text.replace('−', '-')) : NaN
  return Number.isNaN(number) ? null : number + 0
}

/**
 * Puts the nodes in preorder; refuses a leaf without a number.
 * @param {string} text @param {Raw} root @param {boolean} [min] MIN begins @returns {Tree}
 */
function flat(text, root, min = false) {
  /** @type {Twig[]} */
  const nodes = []
  const left = [{ node: root, depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, depth } = next
    const { value, at, children } = node
    if (nodes.length === NODES) refuse(text, at, 'at most % nodes', NODES)
    if (depth > LEVELS) refuse(text, at, 'at most % levels', LEVELS)
    if (!children.length && value === null) refuse(text, at, NO_NUMBER)
    if (Math.abs(value ?? 0) > LARGEST) refuse(text, at, 'at most %', LARGEST)
    nodes.push({ depth, value: children.length ? value || null : value })
    for (const child of [...children].reverse()) left.push({ node: child, depth: depth + 1 })
  }
  return { min, nodes }
}
/** True if the root's name says MIN. @param {Raw} root */
const begins = ({ name }) => /^\W*min\b/i.test(name)

/**
 * Tokens of a text with their places. @param {string} text @param {RegExp} token sticky @param {number} [from] @param {number} [to]
 * @returns {{ text: string, at: number }[]}
 */
function tokens(text, token, from = 0, to = text.length) {
  const found = []
  let at = from
  while (at < to) {
    token.lastIndex = at
    const match = token.exec(text)
    if (!match?.[0]) refuse(text, at, 'this is not expected here')
    else {
      if (match[0].trim()) found.push({ text: match[0], at })
      at += match[0].length
    }
  }
  return found
}

/* ---- tuples with names: ("A", None, ("B", 3), ("C", 5)), or [('m', 6), ('n', 4)] ---- */

/** @param {string} text @returns {Tree} */
function tuples(text) {
  const start = /^\s*(\w+\s*=\s*)?/.exec(text)?.[0].length ?? 0
  const all = tokens(
    text,
    /\s+|#.*|[([\])]|,|"[^"\n]*"|'[^'\n]*'|[-−+]?\d+(\.\d*)?|None\b|null\b/y,
    start,
  )
  /** @type {Raw[]} */
  const open = []
  /** @type {Raw | null} */
  let root = null
  for (const { text: token, at } of all) {
    const top = open[open.length - 1]
    if (/^[#,]/.test(token)) continue
    if (root && !open.length) refuse(text, at, 'the tree ended before this')
    if (/^[([]/.test(token)) {
      const node = raw('', at)
      if (top) top.children.push(node)
      root ??= node
      open.push(node)
    } else if (/^[)\]]/.test(token)) open.pop()
    else if (!top) refuse(text, at, 'a tree begins with a parenthesis')
    else if (/^["']/.test(token)) {
      if (top.name || top.children.length)
        refuse(text, at, 'a node has one name, before its children')
      top.name = token.slice(1, -1)
    } else if (/^[Nn]/.test(token)) continue
    else if (top.name && top.value === null && !top.children.length) {
      top.value = whole(token)
      if (top.value === null) refuse(text, at, NO_NUMBER)
    } else {
      const leaf = raw('', at)
      leaf.value = whole(token)
      top.children.push(leaf)
    }
  }
  if (!root || open.length)
    refuse(text, open[open.length - 1]?.at ?? 0, 'this parenthesis is not closed')
  return flat(text, root)
}

/* ---- a pair of parentheses around each leaf: ((3)(5)) ---- */

/** @param {string} text */
function wrapped(text) {
  if (!text.includes(')(') || !/^[\s()\d−-]+$/.test(text)) return false
  /* without spaces inside parentheses each number must have its own pair */
  const bare = text.replace(/\s+/g, ' ').replace(/([(−-]) | (?=\))/g, '$1')
  return !/[^(\d−-][-−]?\d|\d \d|\d ?\(/.test(bare)
}
/** @param {string} text @returns {string} in our notation */
const unwrapped = (text) => text.replace(/\(\s*([-−]?\d+)\s*\)/g, ' $1 ')

/* ---- names with children: of edges, or of rows ---- */

/**
 * Builds a tree from edges. Explicit numbers win; else a leaf's name may be its number.
 * @param {string} text @param {Map<string, Raw>} nodes @param {{ from: string, to: string, at: number }[]} edges @param {string} [first] the root
 * @returns {Raw}
 */
function joined(text, nodes, edges, first) {
  /** @type {Map<string, string>} */
  const parents = new Map()
  for (const { from, to, at } of edges) {
    if (parents.has(to)) refuse(text, at, 'two nodes lead here: this is not a tree')
    parents.set(to, from)
    const [up, down] = [from, to].map((name) => {
      const node = nodes.get(name) ?? raw(name, at)
      nodes.set(name, node)
      return node
    })
    up.children.push(down)
  }
  const roots = [...nodes.keys()].filter((name) => !parents.has(name))
  const root = nodes.get(first ?? roots[0])
  if (!root) return refuse(text, edges[0]?.at ?? 0, 'this goes round in a circle: it is not a tree')
  if (first === undefined && roots.length > 1)
    refuse(text, nodes.get(roots[1])?.at ?? 0, 'nothing leads here: a tree has one root')
  if (first !== undefined && parents.has(first))
    refuse(text, root.at, 'the root has a parent: this is not a tree')
  const seen = new Set([root])
  for (const node of seen) for (const child of node.children) seen.add(child)
  const lost = [...nodes.values()].find((node) => !seen.has(node) && node.children.length)
  if (lost) refuse(text, lost.at, 'nothing leads here: a tree has one root')
  for (const node of seen) if (!node.children.length) node.value ??= whole(node.name)
  return root
}

/** Graphviz: a -> b -> c; a -> { b c }; labels have the numbers. @param {string} text @returns {Tree} */
function dot(text) {
  const begin = text.indexOf('{') + 1
  if (!begin) refuse(text, 0, 'a graph has braces')
  const all = tokens(
    text,
    /\s+|\/\/.*|#.*|\/\*[^]*?\*\/|->|--|[{}[\];,=]|"(?:\\.|[^"\\])*"|<[^>]*>|[-−]?\.?\d[\w.]*|[\p{L}_][\p{L}\w]*/uy,
    begin,
  )
    .map(({ text: token, at }) => ({ token, at }))
    .filter(({ token }) => !/^(\/\/|#|\/\*)/.test(token))
  /** @type {Map<string, Raw>} */
  const nodes = new Map()
  /** @type {{ from: string, to: string, at: number }[]} */
  const edges = []
  const named = (/** @type {string} */ token) =>
    token.replace(/^"([^]*)"$/, '$1').replace(/\\"/g, '"')
  /** nodes before the arrow; nodes named last @type {string[]} */
  let from = []
  /** @type {string[]} */
  let last = []
  /** arrow: waits for its end; led: the statement has an arrow, so a label is the edge's */
  let [arrow, led, deep] = [false, false, 0]
  /** inside braces after an arrow: a -> { b c } */
  let group = false
  /** A node's label may end in its number, or say that MIN moves. @param {string} name @param {string} labelText */
  function label(name, labelText) {
    const node = /** @type {Raw} */ (nodes.get(name))
    const number = /[-−]?\d+(\.0*)?\s*$/.exec(labelText)
    node.value = number ? whole(number[0].trim()) : null
    if (begins({ ...node, name: labelText })) node.name = 'MIN'
  }
  for (let i = 0; i < all.length; i++) {
    const { token, at } = all[i]
    if (token === ';' || token === ',') {
      if (!group) [from, last, arrow, led] = [[], [], false, false]
    } else if (token === '->' || token === '--') {
      if (!last.length) refuse(text, at, 'an arrow begins at a node')
      ;[from, last, arrow, led] = [last, [], true, true]
    } else if (token === '{') {
      deep++
      group = arrow
      if (!arrow) last = []
    } else if (token === '}') {
      if (!deep) break
      deep--
      if (group) arrow = group = false
    } else if (token === '[') {
      let end = i + 1
      while (end < all.length && all[end].token !== ']') end++
      if (end === all.length) refuse(text, at, 'this bracket is not closed')
      for (let j = i + 1; j < end - 2; j++)
        if (all[j].token === 'label' && all[j + 1].token === '=' && !led)
          for (const name of last) label(name, named(all[j + 2].token))
      i = end
    } else if (all[i + 1]?.token === '=') i += 2
    else if (/^(node|edge|graph)$/i.test(token)) last = []
    else if (/^subgraph$/i.test(token)) i += all[i + 1]?.token === '{' ? 0 : 1
    else {
      const name = named(token)
      if (!nodes.has(name)) nodes.set(name, raw(name, at))
      if (arrow) for (const one of from) edges.push({ from: one, to: name, at })
      else if (!group) [last, led] = [[], false]
      last.push(name)
      if (arrow && !group && !/^(->|--)$/.test(all[i + 1]?.token ?? '')) arrow = false
    }
  }
  if (!nodes.size) refuse(text, 0, 'there is no node')
  const root = joined(text, nodes, edges)
  return flat(text, root, begins(root))
}

/** A test file of the multi-agent project: successors and values. @param {string} text @returns {Found} */
function berkeley(text) {
  /** @param {string} key @returns {{ value: string, at: number }} */
  const field = (key) => {
    const match = new RegExp(`^[ \\t]*${key}:[ \\t]*("""([^]*?)"""|"([^"]*)")`, 'm').exec(text)
    const value = match?.[2] ?? match?.[3] ?? ''
    return { value, at: match ? match.index + match[0].indexOf(value) : 0 }
  }
  /** @param {{ value: string, at: number }} from @returns {{ words: string[], at: number }[]} */
  const rows = ({ value, at }) =>
    [...value.matchAll(/[^\n]+/g)]
      .map(({ 0: line, index }) => ({ words: line.trim().split(/\s+/), at: at + index }))
      .filter(({ words }) => words[0])
  /** @type {Map<string, Raw>} */
  const nodes = new Map()
  const edges = rows(field('successors')).map(({ words, at }) => {
    if (words.length !== 3) refuse(text, at, 'a row has a node, a move and a node')
    return { from: words[0], to: words[2], at }
  })
  if (!edges.length) refuse(text, 0, 'there is no node')
  for (const { from, to, at } of edges)
    for (const name of [from, to]) if (!nodes.has(name)) nodes.set(name, raw(name, at))
  for (const { words, at } of rows(field('evaluation'))) {
    const node = nodes.get(words[0])
    const value = whole(words[1] ?? '')
    if (value === null) refuse(text, at, NO_NUMBER)
    if (node) node.value = value
  }
  const tree = flat(text, joined(text, nodes, edges, field('start_state').value || undefined))
  const rounds = Number(field('depth').value) * (Number(field('num_agents').value) || 1)
  const deep = Math.max(...tree.nodes.map(({ depth }) => depth))
  return rounds && rounds < deep ? { tree, depth: rounds } : { tree }
}

/* ---- Newick: ((3,5)B,(2,9)C)A; ---- */

/** @param {string} text @returns {Tree} */
function newick(text) {
  const all = tokens(text, /\s+|\[[^\]]*\]|[(),;]|'[^']*'|:[^,();[\]]*|[^\s(),;:'[\]]+/y).filter(
    ({ text: token }) => !/^[[:]/.test(token),
  )
  const root = raw('', 0)
  const open = [root]
  let now = root
  /* after a closing parenthesis only the node's name may follow */
  for (const { text: token, at } of all) {
    if (token === ';') break
    if (token === '(') {
      if (now.name || now.children.length) refuse(text, at, 'a comma is missing here')
      const child = raw('', at)
      now.at = at
      now.children.push(child)
      open.push(child)
      now = child
    } else if (token === ',' || token === ')') {
      if (open.length < 2) refuse(text, at, 'this is not expected here')
      open.pop()
      const parent = open[open.length - 1]
      if (token === ',') {
        now = raw('', at + 1)
        parent.children.push(now)
        open.push(now)
      } else now = parent
    } else if (now.name) refuse(text, at, 'a comma is missing here')
    else {
      now.name = token.replace(/^'|'$/g, '')
      now.at = at
      if (!now.children.length) now.value = whole(now.name)
    }
  }
  if (open.length > 1) refuse(text, open[open.length - 2].at, 'this parenthesis is not closed')
  return flat(text, root, begins(root))
}

/* ---- JSON: { "name": "A", "children": [{ "value": 3 }] } ---- */

/** @param {string} text @returns {Tree} */
function json(text) {
  /** @type {any} */
  let it
  try {
    it = JSON.parse(text)
  } catch (error) {
    const place = /position (\d+)/.exec(error.message)
    refuse(text, place ? Number(place[1]) : 0, 'this is not JSON')
  }
  const root = raw('', 0)
  const left = [{ it, node: root }]
  let made = 0
  for (let next = left.pop(); next; next = left.pop()) {
    const { it: one, node } = next
    if (made++ === NODES) refuse(text, node.at, 'at most % nodes', NODES)
    /* JSON.parse gives no places: the node's name is searched in the text */
    const name = String(one?.name ?? one?.label ?? one?.id ?? '')
    node.name = name
    node.at = name ? Math.max(0, text.indexOf(JSON.stringify(name))) : 0
    const below = one?.children ?? one?.nodes ?? []
    if (!Array.isArray(below)) refuse(text, node.at, 'the children of a node are a list')
    const value = one?.value ?? one?.utility ?? one?.score ?? (typeof one === 'number' ? one : null)
    node.value = value === null ? null : whole(String(value))
    if (!below.length) node.value ??= whole(name)
    for (const child of below) {
      const under = raw('', node.at)
      node.children.push(under)
      left.push({ it: child, node: under })
    }
  }
  return flat(text, root, begins({ ...root, name: String(it?.type ?? it?.player ?? root.name) }))
}

/* ---- LaTeX: \begin{forest} [MAX [MIN [3] [5]]] \end{forest} ---- */

/** @param {string} text @returns {Tree} */
function forest(text) {
  const begin = text.indexOf('[', Math.max(0, text.indexOf('\\begin{forest}')))
  const end = text.indexOf('\\end{forest}')
  if (begin < 0) refuse(text, 0, 'a tree begins with a bracket')
  const token = /\s+|%.*|\\(?:[a-zA-Z]+|[^])|[[\]{},]|[^[\]{},\\%\s]+/y
  const all = tokens(text, token, begin, end < 0 ? undefined : end)
  /** @type {Raw[]} */
  const open = []
  /** @type {Raw | null} */
  let root = null
  /** depth of braces; after a comma: options of a node's drawing, until its first child */
  let [braces, drawn] = [0, false]
  for (const { text: word, at } of all) {
    if (word[0] === '%') continue
    const top = open[open.length - 1]
    if (!braces && word === '[') {
      const node = raw('', at)
      if (top) top.children.push(node)
      else if (root) refuse(text, at, 'the tree ended before this')
      root ??= node
      open.push(node)
      drawn = false
    } else if (!braces && word === ']') {
      if (!open.pop()) refuse(text, at, 'this is not expected here')
      drawn = true
    } else if (!top) refuse(text, at, 'the tree ended before this')
    else if (word === '{') braces++
    else if (word === '}') braces = Math.max(0, braces - 1)
    else if (!braces && word === ',') drawn = true
    else if (!drawn) top.name += `${top.name && ' '}${word.replaceAll('$', '')}`
  }
  if (!root || open.length)
    refuse(text, open[open.length - 1]?.at ?? begin, 'this bracket is not closed')
  const seen = new Set([root])
  for (const node of seen) {
    node.value = whole(node.name)
    for (const child of node.children) seen.add(child)
  }
  return flat(text, root, begins(root))
}

/**
 * Reads a tree in a foreign notation.
 * @param {string} text @returns {Found | string | null} a string: translated to our notation; null: not foreign
 * @throws {NotationError} with the place in the text
 */
export function foreign(text) {
  if (/^[ \t]*(class|alg|start_state|successors):[ \t]*"/m.test(text)) return berkeley(text)
  if (/^\s*(strict\s+)?(di)?graph\b/i.test(text)) return { tree: dot(text) }
  if (/\\begin\{forest\}/.test(text) || /^\s*\[\s*(\{|\$|\\|\p{L})/u.test(text))
    return { tree: forest(text) }
  if (/^\s*\{/.test(text)) return { tree: json(text) }
  if (/^\s*(\w+\s*=\s*)?[([]+\s*["']/.test(text)) return { tree: tuples(text) }
  if (/;\s*$/.test(text)) return { tree: newick(text) }
  return wrapped(text) ? unwrapped(text) : null
}
