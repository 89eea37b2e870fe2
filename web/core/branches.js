/**
 * branches.js -- a tree whose nodes can be pressed, and whose children can be put into another order: dragged, or
 * moved by Shift with an arrow. The element says what a node shows, and works out what a new order means.
 *
 *   this.branches = new Branches(this, { look, press, move })
 *   render(): this.branches.view(nodes)          key(event): this.branches.key(event)
 */
import { html, nothing, svg } from 'lit-html'
import { layout } from '../model/tree-layout.js'
import css from './branches.css'
import { sheet } from './element.js'
import { box, css as shapes, focusFrame, hatch, words } from './shapes.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */
/** id: a drawn node's number in preorder @typedef {{ id: number, parent: number, depth: number, children: number[], leaf: boolean, max: boolean }} Twig */
/**
 * How a node is drawn.
 * @typedef {object} Look
 * @property {string} text in the node
 * @property {string} label for screen readers
 * @property {string} [kind] classes
 * @property {boolean} [full] its value is certain
 * @property {{ w: number, h: number, draw: (x: number, y: number) => unknown } | null} [picture] below: its size, and what draws it under (x, y), the middle of its upper edge
 * @property {string} [caption] below
 * @property {boolean} [mark] framed while it is chosen
 * @property {boolean} [wrong] framed as wrong
 * @property {string} [key] for motion: the same as long as it is the same node
 * @property {boolean} [grows] it fades in with its level, from the root; false: shown at once
 */
/** x, y: of the pointer at the start; by: distance since @typedef {{ id: number, x: number, y: number, by: number, moved: boolean }} Drag */

const LEVEL = 88
const LEAF = 40
/** width of a letter / font size */
const WIDE = 0.62
/** pixels before a press is a drag */
const SLOP = 6
/** ms between the growth of two levels; with more nodes than MOVING none moves */
const GROWS = 160
const MOVING = 200

export const branchesSheet = sheet(shapes + css)

export class Branches {
  /** @type {Twig[]} */ nodes = []
  /** the chosen node, with the tab stop */ spot = 0
  /** the order cannot be changed */ fixed = false
  /** @type {import('../model/tree-layout.js').Layout} */ #layout = /** @type {any} */ (null)
  /** @type {Drag | null} */ #drag = null
  /** number of nodes of the drawing that was centred */ #centred = 0
  #host
  #look
  #press
  #move

  /**
   * @param {CgtElement} host is drawn again after every change
   * @param {{ look: (node: any) => Look, press?: (id: number) => void, move?: (parent: number, from: number, to: number) => void }} what
   *   press: after a node was chosen; move: after a child changed places, by its number among its siblings
   */
  constructor(host, { look, press, move }) {
    this.#host = host
    this.#look = look
    this.#press = press
    this.#move = move
  }

  /** Moves a node among its siblings, if there is room. @param {number} id @param {number} by @returns {boolean} */
  shift(id, by) {
    const { parent } = this.nodes[id]
    const row = this.nodes[parent]?.children ?? []
    const from = row.indexOf(id)
    const to = from + by
    if (!this.#move || this.fixed || from < 0 || to < 0 || to >= row.length) return false
    this.#move(parent, from, to)
    this.spot = this.nodes[parent].children[to]
    return true
  }
  /** Chooses a node and brings the focus there. @param {number | undefined} id */
  go(id) {
    if (id === undefined || !this.nodes[id]) return
    this.spot = id
    this.#host.update()
    this.focus()
  }
  focus() {
    const { root } = this.#host
    const node = /** @type {SVGElement | null} */ (root.querySelector(`[data-twig="${this.spot}"]`))
    node?.focus()
  }

  /** Scrolls a new drawing so that a node is in the middle. @param {number} [id] else the root */
  centre(id = 0) {
    const { length } = this.nodes
    const box = this.#host.root.querySelector('.tree')
    if (!box || !this.#layout || length === this.#centred) return
    this.#centred = length
    const { left, right } = this.#layout
    const x = this.#layout.places.get(id)?.x ?? 0
    box.scrollLeft = ((x + 20 - left) / (right - left + 40)) * box.scrollWidth - box.clientWidth / 2
  }
  /** Buttons that move the chosen node among its siblings. */
  buttons() {
    const { spot } = this
    const row = this.nodes[this.nodes[spot]?.parent]?.children ?? []
    return [-1, 1].map((by) => {
      const name = by < 0 ? this.#host.t('Move to the left') : this.#host.t('Move to the right')
      return html`<button
        type="button"
        class="btn square"
        aria-label=${name}
        title=${name}
        aria-disabled=${String(row[row.indexOf(spot) + by] === undefined)}
        @click=${() => this.shift(spot, by) && this.#host.update()}
      >
        ${by < 0 ? '←' : '→'}
      </button>`
    })
  }

  /** @param {Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target'>} event @returns {boolean} true if the key was handled */
  key({ key, shiftKey, target }) {
    const id = Number(
      /** @type {Element} */ (target).closest?.('[data-twig]')?.getAttribute('data-twig') ?? -1,
    )
    const node = this.nodes[id]
    if (!node) return false
    const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
    if (by && shiftKey) {
      if (this.shift(id, by)) this.#host.update()
      this.focus()
    } else if (key.startsWith('Arrow')) {
      const level = this.nodes.filter(({ depth }) => depth === node.depth)
      const to = by
        ? level[level.indexOf(node) + by]?.id
        : key === 'ArrowUp'
          ? node.parent
          : node.children[0]
      if (!this.nodes[to]) return false
      this.go(to)
    } else if (key === 'Enter' || key === ' ') this.#choose(id)
    else return false
    return true
  }
  /** @param {number} id */
  #choose(id) {
    this.spot = id
    this.#press?.(id)
    this.#host.update()
  }

  /** @param {PointerEvent} event @param {number} id */
  #down({ clientX, clientY, button }, id) {
    if (!button) this.#drag = { id, x: clientX, y: clientY, by: 0, moved: false }
  }
  /** @param {PointerEvent} event */
  #over({ clientX, clientY, pointerId, currentTarget, buttons }) {
    const drag = this.#drag
    const parent = drag && this.nodes[this.nodes[drag.id]?.parent]
    if (!drag || !parent || !this.#move || this.fixed || !buttons) return
    /* a vertical drag scrolls the page */
    const across = Math.abs(clientX - drag.x)
    if (!drag.moved && (across < SLOP || across < Math.abs(clientY - drag.y))) return
    const drawing = /** @type {SVGSVGElement} */ (currentTarget)
    const scale = drawing.viewBox.baseVal.width / drawing.getBoundingClientRect().width || 1
    if (!drag.moved) drawing.setPointerCapture(pointerId)
    drag.moved = true
    this.spot = drag.id
    const x = (/** @type {number} */ id) => this.#layout.places.get(id)?.x ?? 0
    for (;;) {
      drag.by = (clientX - drag.x) * scale
      const row = this.nodes[parent.id].children
      const at = row.indexOf(drag.id)
      const here = x(drag.id) + drag.by
      const to =
        here > x(row[at + 1] ?? drag.id) && at + 1 < row.length
          ? 1
          : at && here < x(row[at - 1])
            ? -1
            : 0
      const was = x(drag.id)
      if (!to || !this.shift(drag.id, to)) break
      this.#host.update()
      drag.id = this.spot
      drag.x += (x(drag.id) - was) / scale
    }
    this.#host.update()
  }
  #up() {
    const moved = this.#drag?.moved
    if (!this.#drag) return
    this.#drag = null
    this.#host.update()
    if (moved) this.focus() // other nodes moved under the focus
  }
  /** Keeps the page from scrolling while a node is dragged. @param {Event} event */
  #touch(event) {
    if (this.#drag?.moved) event.preventDefault()
  }

  /** Half the width of a node's shape. @param {string} text @param {boolean} leaf */
  #half(text, leaf) {
    return Math.max((text.length * 22 * WIDE) / 2 + (leaf ? 10 : 14), leaf ? 22 : 33)
  }
  /** Distance from a node's middle down to the end of its shape, and of its picture. @param {Twig} node @param {Look} look @returns {[number, number]} */
  #under({ leaf, max }, { picture }) {
    const shape = leaf ? LEAF / 2 + 6 : max ? 31 : 38
    return [shape, shape + (picture?.h ?? 0)]
  }

  /** @param {Twig[]} nodes @param {string} name for screen readers */
  view(nodes, name) {
    this.nodes = nodes
    if (this.spot >= nodes.length) this.spot = 0
    const looks = nodes.map((node) => this.#look(node))
    /** @param {Twig} node */
    const boxOf = ({ id, leaf }) => {
      const { text, caption = '', picture } = looks[id]
      const below = Math.max(caption.length * 15 * WIDE, picture?.w ?? 0)
      return { half: Math.max(this.#half(text, leaf), below / 2), label: 0 }
    }
    const tall = Math.max(...looks.map(({ picture }) => picture?.h ?? 0))
    const captions = looks.some(({ caption }) => caption) ? 18 : 0
    const level = LEVEL + tall + captions
    this.#layout = layout(nodes, Infinity, level, boxOf, { gap: 18 })
    const { left, right, depth } = this.#layout
    const wide = right - left + 40
    const held = this.#drag?.moved
    return html`<div part="board" class="tree" .style="--w:${wide}">
      <svg
        class="draw ${held ? 'held' : ''}"
        viewBox="${left - 20} -46 ${wide} ${depth * level + 92 + tall + captions}"
        role="tree"
        aria-label=${name}
        @pointermove=${(/** @type {PointerEvent} */ e) => this.#over(e)}
        @touchmove=${(/** @type {Event} */ e) => this.#touch(e)}
        @pointerup=${() => this.#up()}
        @pointercancel=${() => this.#up()}
      >
        <defs>${hatch}</defs>
        <g aria-hidden="true">${nodes.map((n) => this.#edge(n, looks))}</g>
        ${nodes.map((n) => this.#node(n, looks[n.id]))}
      </svg>
    </div>`
  }
  /** True for the dragged node and nodes below it. @param {number} id */
  #held(id) {
    const drag = this.#drag
    let up = id
    while (drag?.moved && up > drag.id) up = this.nodes[up].parent
    return !!drag?.moved && up === drag.id
  }
  /** Place of a node; a dragged one follows the pointer. @param {number} id */
  #at(id) {
    const { x, y } = /** @type {import('../model/tree-layout.js').Place} */ (
      this.#layout.places.get(id)
    )
    return { x: x + (this.#held(id) ? (this.#drag?.by ?? 0) : 0), y }
  }
  /** A node's key for motion; a dragged node has none. @param {number} id @param {Look} look */
  #key(id, { key }) {
    return key !== undefined && this.nodes.length <= MOVING && !this.#held(id) ? key : nothing
  }
  /** @param {Twig} node @param {Look[]} looks */
  #edge({ id, parent }, looks) {
    if (parent < 0) return nothing
    const [from, to] = [this.#at(parent), this.#at(id)]
    const { picture } = looks[parent]
    const top = from.y + (picture ? this.#under(this.nodes[parent], looks[parent])[1] : 0)
    const key = this.#key(id, looks[id])
    const { grows } = looks[id]
    /* the key has the ends: an edge that moves is a new edge */
    return svg`<path class="edge ${looks[id].kind ?? ''}"
      data-key=${key === nothing ? nothing : `${String(key)} from ${Math.round(from.x)} to ${Math.round(to.x)}`}
      data-come=${grows === false ? nothing : 'fade'} data-wait=${grows ? GROWS * (this.nodes[id].depth - 0.5) : nothing} d="M${from.x} ${top}L${to.x} ${to.y - 26}V${to.y}"></path>`
  }
  /** @param {Twig} node @param {Look} look */
  #node(node, look) {
    const { id, parent, leaf, max, depth } = node
    const {
      text,
      kind = '',
      full = false,
      picture,
      caption = '',
      wrong = false,
      mark = false,
      label,
    } = look
    const { x, y } = this.#at(id)
    const half = this.#half(text, leaf)
    const up = max ? 1 : -1
    const base = y + up * 24
    const loose = this.#move && !this.fixed && parent >= 0 && this.nodes[parent].children.length > 1
    const chosen = id === this.spot
    const middle = leaf ? y : y + up * 7
    const [under, end] = this.#under(node, look)
    /** The background of a text that lies over something. @param {number} at @param {number} size @param {string} text */
    const plate = (at, size, text) =>
      box('plate', x, at, (text.length * size * WIDE) / 2 + 3, size * 0.6, 4)
    return svg`<g
      class="node ${leaf ? 'leaf' : max ? 'max' : 'min'} ${kind} ${loose ? 'loose' : ''}"
      role="treeitem"
      data-twig=${id}
      data-key=${this.#key(id, look)}
      data-come=${look.grows ? 'fade' : nothing}
      data-wait=${look.grows ? GROWS * depth : nothing}
      tabindex=${chosen ? 0 : -1}
      aria-level=${depth + 1}
      aria-selected=${String(chosen)}
      aria-label=${label}
      @pointerdown=${(/** @type {PointerEvent} */ e) => this.#down(e, id)}
      @click=${() => this.#choose(id)}
    >${box('hit', x, y, half + 9, leaf ? LEAF / 2 + 9 : 40)}${focusFrame(x, y, half + 9, leaf ? LEAF / 2 + 9 : 40)}${
      wrong || (chosen && (loose || mark))
        ? box(wrong ? 'wrong' : 'ring', x, y, half + 8, leaf ? LEAF / 2 + 8 : 37, 10)
        : nothing
    }${
      leaf
        ? box('shape', x, y, half, LEAF / 2, 6)
        : svg`<path class="shape ${full ? 'full' : ''}" d="M${x} ${base - up * 54}L${x + half} ${base}H${x - half}Z"></path>`
    }${kind === 'cut' && text ? plate(middle, 22, text) : nothing}${words('value strong', x, middle, leaf || text.length < 3 ? 22 : 18, text)}${
      picture
        ? svg`<g aria-hidden="true">${box('plate', x, y + under + picture.h / 2, picture.w / 2 + 4, picture.h / 2 + 2)}${picture.draw(x, y + under)}</g>`
        : nothing
    }${caption ? svg`${plate(y + end + 12, 15, caption)}${words('mono caption', x, y + end + 12, 15, caption)}` : nothing}</g>`
  }
}
