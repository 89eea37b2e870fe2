/**
 * tree-sheet.js -- a game tree on paper, as exams ask for it: each inner node has a name and empty boxes for α, β and its value, leaves are
 * there to be crossed out; and its key, filled in by alpha-beta from left to right. One drawing, as SVG in ink. No DOM.
 */
import { boundOf, Trace } from '../model/trace.js'
import { cutNodes } from './tree-tasks.js'
import { layout } from '../model/tree-layout.js'

/** @typedef {import('../model/trace.js').Searched} Searched */
/** Contents of a node's boxes: each α and β in turn, and its value @typedef {{ alpha: number[], beta: number[], value: string }} Filled */

const HOW =
  'Search the tree with alpha-beta, from left to right. Write each new α and β after the one before it and in v what the node is worth, and cross out the leaves that are not looked at.'
/** added for a search that cuts only where α > β */
const BEYOND = 'Cut what remains of a node only where α > β, and not where they are equal.'
/** The task in words. @param {Searched} searched @returns {string[]} keys */
export const howOf = ({ cut }) => (cut === 'beyond' ? [HOW, BEYOND] : [HOW])
/** most inner nodes: more have no names of a letter and a digit, nor room on a page */
export const INNER = 60
/** most leaves */
export const LEAVES = 40

const LEVEL = 150
/** an inner node, in units of the drawing: width, height of its name, of each of three rows, wide enough for crossed-out values */
const [WIDTH, HEAD, ROW] = [88, 24, 22]
const TALL = HEAD + 3 * ROW
/** side of a leaf */
const SIDE = 30

/** @param {number} n */
const number = (n) => (n === Infinity ? '∞' : n === -Infinity ? '−∞' : String(n).replace('-', '−'))

/** Names by level, from the left: A to Z, then A1. @param {Searched['nodes']} nodes @returns {Map<number, string>} of inner nodes */
export function namesOf(nodes) {
  const inner = nodes.filter(({ leaf }) => !leaf).sort((a, b) => a.depth - b.depth || a.id - b.id)
  return new Map(
    inner.map(({ id }, i) => [id, String.fromCharCode(65 + (i % 26)) + (i < 26 ? '' : Math.floor(i / 26))]), // prettier-ignore
  )
}

/** Box contents of the nodes that alpha-beta enters. @param {Searched} searched @returns {Map<number, Filled>} by node */
export function filled(searched) {
  const trace = new Trace(searched, 'alphabeta')
  trace.go(trace.count)
  /** @type {Map<number, Filled>} */
  const found = new Map()
  for (const { kind, node, alpha, beta } of searched.events.alphabeta) {
    if (searched.nodes[node].leaf) continue
    const at = found.get(node) ?? { alpha: [], beta: [], value: '' }
    found.set(node, at)
    if (kind === 'leave') {
      const bound = boundOf(trace.state(node))
      at.value = bound ? `${bound.sign === '=' ? '' : bound.sign}${number(bound.value)}` : ''
    } else {
      if (at.alpha.at(-1) !== alpha) at.alpha.push(alpha)
      if (at.beta.at(-1) !== beta) at.beta.push(beta)
    }
  }
  return found
}

/** True if the tree has room on a page. @param {Searched} searched */
export const fitsOnPaper = ({ nodes }) =>
  nodes.filter(({ leaf }) => leaf).length <= LEAVES && nodes.filter(({ leaf }) => !leaf).length <= INNER // prettier-ignore

/**
 * @param {Searched} searched of a tree that fitsOnPaper
 * @param {boolean} key filled in, cut branches crossed out
 * @returns {string} an SVG in ink, with text elements
 */
export function treeSheet(searched, key) {
  const { nodes } = searched
  const { places, left, right, depth } = layout(
    nodes,
    Infinity,
    LEVEL,
    ({ leaf }) => ({ half: (leaf ? SIDE : WIDTH) / 2, label: 0 }),
    { gap: 14 },
  )
  const [names, boxes, cut] = [namesOf(nodes), filled(searched), cutNodes(searched)]
  const height = (/** @type {boolean} */ leaf) => (leaf ? SIDE : TALL)
  /** @param {number} id @returns {import('../model/tree-layout.js').Place} */
  const place = (id) => /** @type {import('../model/tree-layout.js').Place} */ (places.get(id))
  const text = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ what, size = 15, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}"${more}>${what}</text>` // prettier-ignore
  /** @param {number[]} values */
  const row = (values) => values.map(number).join(' ')
  const edges = nodes.slice(1).map(({ id, parent }) => {
    const [from, to] = [place(parent), place(id)]
    const [x1, y1, x2, y2] = [from.x, from.y + height(false), to.x, to.y]
    /* a stroke across the edge where a branch is cut, not on those below */
    const far = 10 / Math.hypot(x2 - x1, y2 - y1)
    const [dx, dy] = [(y1 - y2) * far, (x2 - x1) * far]
    const crossed = key && cut.has(id) && !cut.has(parent)
    return `<path d="M${x1} ${y1}L${x2} ${y2}${crossed ? `M${(x1 + x2) / 2 - dx} ${(y1 + y2) / 2 - dy}l${2 * dx} ${2 * dy}` : ''}" stroke-width="${crossed ? 2.5 : 1.5}"/>`
  })
  const drawn = nodes.map(({ id, leaf, max, value, letter }) => {
    const { x, y } = place(id)
    if (leaf) {
      const cross = key && cut.has(id) ? `<path d="M${x - 13} ${y + 2}l26 26m0 -26l-26 26" stroke-width="2"/>` : '' // prettier-ignore
      return `<rect x="${x - SIDE / 2}" y="${y}" width="${SIDE}" height="${SIDE}" rx="3"/>${text(x, y + 20, letter ?? number(value))}${cross}`
    }
    const x0 = x - WIDTH / 2
    const has = key ? boxes.get(id) : undefined
    const rows = /** @type {const} */ ([
      ['α', has && row(has.alpha)],
      ['β', has && row(has.beta)],
      ['v', has?.value],
    ]).map(([name, what], i) => {
      const [top, base] = [y + HEAD + ROW * i, y + HEAD + ROW * (i + 1) - 6]
      const size = !what || what.length < 9 ? 14 : what.length < 13 ? 10.5 : 7.5
      return `<path d="M${x0} ${top}h${WIDTH}"/>${text(x0 + 10, base, name, 12)}${what ? text(x + 8, base, what, size, ' font-weight="700"') : ''}` // prettier-ignore
    })
    return (
      `<rect x="${x0}" y="${y}" width="${WIDTH}" height="${TALL}" rx="4"/>` +
      rows.join('') +
      text(x, y + 17, `${names.get(id)}  ${max ? '▲ MAX' : '▼ MIN'}`, 14, ' font-weight="700"')
    )
  })
  const [w, h] = [right - left + 8, depth * LEVEL + (nodes.length > 1 ? SIDE : TALL) + 8]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - 4} -4 ${w} ${h}" width="${w}" height="${h}" fill="none" stroke="#000" stroke-width="1.5" font-family="'Atkinson Hyperlegible Next', sans-serif" text-anchor="middle">${edges.join('')}<g>${drawn.join('').replaceAll('<text', '<text fill="#000" stroke="none"').replaceAll('<rect', '<rect fill="#fff"')}</g></svg>`
}
