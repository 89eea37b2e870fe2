/** option-tree.js -- a game as a tree of its canonical options: Left's go down to the left by solid lines, Right's to the right by dashed ones. */
import { html, svg } from 'lit-html'
import { readForm } from '../engine/forms.js'
import { pretty } from './notation.js'

/** most nodes, largest depth */
const [NODES, DEEP] = [48, 4]
/** width of a character, padding of a node, distance of rows, height of a node */
const [SIGN, PAD, ROW, HIGH] = [10, 18, 74, 32]

/** @typedef {{ text: string, side: 0 | 1 | null, below: Node[], more: boolean, x: number, wide: number, row: number }} Node */

/** The drawn part of the tree. @param {import('../engine/memory.js').Memory} memory @param {string} text @returns {Node} */
export function treeOf(memory, text) {
  let left = NODES
  /** @type {(text: string, side: 0 | 1 | null, row: number) => Node} */
  const node = (text, side, row) => ({ text, side, below: [], more: false, x: 0, wide: 0, row })
  const root = node(text, null, 0)
  /* breadth first, so that the deepest nodes are left out */
  const queue = [root]
  for (const at of queue) {
    const { canonical } = readForm(memory, at.text)
    const options = canonical.flatMap((list, side) =>
      list.map(({ value }) => node(value, /** @type {0 | 1} */ (side), at.row + 1)),
    )
    if (at.row === DEEP || options.length > left) {
      at.more = options.length > 0
      continue
    }
    left -= options.length
    at.below = options
    queue.push(...options)
  }
  return root
}
/** Places a node and those below. @param {Node} at @param {number} x @returns {number} x of their right end */
function place(at, x) {
  const label = shown(at)
  at.wide = label.length * SIGN + PAD
  let right = x
  for (const one of at.below) right = place(one, right) + 14
  const below = at.below.length ? right - 14 - x : 0
  const width = Math.max(below, at.wide)
  if (width > below && at.below.length) shift(at, (width - below) / 2, true)
  const [first, last] = [at.below[0], at.below.at(-1)]
  at.x = first && last ? (first.x + last.x) / 2 : x + width / 2
  at.x = Math.min(Math.max(at.x, x + at.wide / 2), x + width - at.wide / 2)
  return x + width
}
/** @param {Node} at @param {number} by @param {boolean} [below] */
function shift(at, by, below = false) {
  if (!below) at.x += by
  for (const one of at.below) shift(one, by)
}
const LONG = 22
/** @param {Node} at */
const shown = (at) => {
  const text = pretty(at.text)
  return (text.length > LONG ? `${text.slice(0, LONG)}…` : text) + (at.more ? ' ⋯' : '')
}
/** @param {Node} at @returns {Node[]} */
const all = (at) => [at, ...at.below.flatMap(all)]

/** @param {Node} root @param {string} label */
export function drawTree(root, label) {
  const width = place(root, 0)
  const nodes = all(root)
  const height = (Math.max(...nodes.map(({ row }) => row)) + 1) * ROW - ROW + HIGH + 8
  const y = (/** @type {Node} */ { row }) => row * ROW + HIGH / 2 + 4
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${label}>
      <svg
        class="draw"
        viewBox="0 0 ${width} ${height}"
        .style="width:${width / 16}em"
        aria-hidden="true"
      >
        ${nodes.flatMap((at) =>
          at.below.map(
            (one) =>
              svg`<path class="way of${one.side}" d="M${at.x} ${y(at)}L${one.x} ${y(one)}"></path>`,
          ),
        )}
        ${nodes.map(
          (at) =>
            svg`<g class="node of${at.side ?? 'none'}"><rect x=${at.x - at.wide / 2} y=${y(at) - HIGH / 2} width=${at.wide} height=${HIGH} rx="6"></rect><text class="mono" x=${at.x} y=${y(at)} font-size="16" .textContent=${shown(at)}></text></g>`,
        )}
      </svg>
    </div>
    ${listed(root)}`
}
/** The tree as nested lists, for screen readers. @param {Node} at @returns {unknown} */
const listed = (at) =>
  html`<ul class="sr">
    <li>
      ${pretty(at.text)} ${at.below.map((one) => html`${one.side ? 'R' : 'L'}: ${listed(one)}`)}
    </li>
  </ul>`
