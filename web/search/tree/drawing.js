/**
 * drawing.js -- a search as it stands, drawn in the grammar of the design: MAX a triangle up, MIN a triangle down,
 * filled once the value is certain, hollow while it is a bound; what was cut is hatched. Under a node of a real game
 * stands its position, small; under one that hides others, how many.
 */
import { html, nothing, svg } from 'lit-html'
import { mark } from '../../core/marks.js'
import { box, focusFrame, hatch, words } from '../../core/shapes.js'
import { KEEP } from '../../model/callout.js'
import { endsOf, isPast, lightOf } from '../../model/theatre.js'
import { boundOf } from '../../model/trace.js'
import { layout } from '../../model/tree-layout.js'
import { Callouts } from './callouts.js'
import { interval } from './interval.js'

/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../model/trace.js').Node} Node */
/** @typedef {import('../../model/trace.js').State} State */
/** @typedef {import('../../model/trace.js').Trace} Trace */
/** @typedef {import('../../core/element.js').CgtElement} CgtElement */
/** @typedef {import('../miniature.js').Miniature} Miniature */
/** @typedef {import('../../model/tree-layout.js').Layout} Layout */
/** @typedef {import('../../model/tree-layout.js').Place} Place */
/** @typedef {import('../../model/callout.js').Block} Block */
/**
 * @typedef {object} Hand
 * @property {number} spot the node with the tab stop
 * @property {number | null} asked the node that a question is about
 * @property {boolean} hidden values that the search has not reached
 * @property {{ text: string, strong: boolean }[]} said of the node, on the stage
 * @property {string} sign of an answer: good, bad or ''
 * @property {(id: number) => void} pick a node was touched
 * @property {(id: number) => void} fold its sign of what it hides was
 */

/**
 * Sizes in sixteenths of an em: what a drawing is made with. On a projector numbers are larger and levels closer; on a
 * phone all is closer, and cgt-tree.css makes it smaller still.
 */
const PAGE = {
  ...{ level: 104, number: 22, small: 15, window: 16, half: 33.6, leaf: 44 },
  ...{ gap: 24, beside: 16, after: 8, bar: 96 },
}
const PROJ = { ...PAGE, level: 78, number: 27, small: 23, window: 21, half: 37, leaf: 46, after: 0 }
const PHONE = {
  ...PAGE,
  level: 92,
  number: 20,
  small: 16,
  window: 16,
  half: 29,
  gap: 13,
  beside: 11,
  after: 0,
  bar: 40,
}
/** width of a figure or letter, as part of the font's size */
const SANS = 0.62
const MONO = 0.61
/** An edge ends so far above its node and drops: it runs over the nodes between, not through them. */
const HEAD = 26
/** What is cut sinks so far. */
const SINK = 6
/** half the width of a leaf that is won or lost, and of a leaf with a short number */
const CHIP = 33
const LEAF = 23
/** around the drawing */
const EDGE = 16
/** on the whole screen: so many times as large at the most; units beside the drawing for what is said */
const [LARGER, SENTENCE] = [2, 280]

/** How a value is drawn: as MAX sees it, as all numbers here. @param {number} value @returns {Outcome} */
const outcomeFor = (value) => (value > 0 ? 'win' : value < 0 ? 'loss' : 'tie')

export class TreeDrawing {
  /** @type {Layout} */ layout = { places: new Map(), left: 0, right: 0, depth: 0 }
  #size = PAGE
  /** height of the highest position */ #boards = 0
  #host
  #trace
  #picture
  #chips
  /** width of every interval's bar */ #bar = 0
  /** units beside which sentences stand in the drawing, 0: they do not */ #stage = 0
  #ends
  /** what is looked at @type {import('../../model/theatre.js').Light} */ #light
  #callouts = new Callouts()
  /** every bound that a node ever has @type {Map<number, Set<number>>} */ #bounds = new Map()
  /** @type {Hand} */ #hand = {
    ...{ spot: 0, asked: null, hidden: false, said: [], sign: '' },
    ...{ pick() {}, fold() {} },
  }

  /**
   * @param {CgtElement} host speaks its language
   * @param {Trace} trace
   * @param {(node: Node) => Miniature | null} picture of its position
   * @param {boolean} chips leaves of a won or lost game, without points
   */
  constructor(host, trace, picture, chips) {
    this.#host = host
    this.#trace = trace
    this.#picture = picture
    this.#chips = chips
    this.#ends = endsOf(trace)
    this.#light = lightOf(trace)
    if (trace.mode !== 'minimax')
      for (const { changes } of trace.steps)
        for (const [id, , { alpha, beta, low, high }] of changes) {
          let all = this.#bounds.get(id)
          if (!all) this.#bounds.set(id, (all = new Set()))
          for (const n of [alpha, beta, low, high]) if (n !== null) all.add(n)
        }
  }
  /**
   * @param {number} room in units, where that is little
   * @param {number} stage units beside which sentences may stand in the drawing, if it is no wider; 0: they do not
   */
  arrange(room, stage) {
    this.#lay(this.#host.hasAttribute('data-proj') ? PROJ : PAGE)
    if (this.layout.right - this.layout.left > room) this.#lay(PHONE)
    const { left, right } = this.layout
    this.#stage = right - left + 2 * EDGE <= stage ? stage : 0
    this.#callouts = new Callouts()
  }
  /** How many units wide a stage of that size is, where the drawing is as large as its height allows. @param {number} wide @param {number} high units */
  filling(wide, high) {
    const { left, right } = this.layout
    const { top, bottom } = this.frame()
    const larger = Math.min(Math.max(high / (bottom - top), 1), LARGER)
    const least = right - left + 2 * EDGE + SENTENCE
    return Math.floor(Math.max(wide / larger, Math.min(wide, least)))
  }
  /** Sentences stand in the drawing. */
  get speaks() {
    return this.#stage > 0
  }
  /** @param {typeof PAGE} size */
  #lay(size) {
    const { drawn, explicit, folded } = this.#trace
    this.#boards = Math.max(0, ...drawn.map((n) => this.#picture(n)?.h ?? 0))
    const below = this.#boards ? this.#boards + 8 : explicit ? 0 : size.small
    const shut = folded.size && drawn.some((n) => this.#shut(n)) ? 20 : 0
    this.#size = { ...size, level: size.level + below + shut }
    const longest = Math.max(0, ...[...this.#bounds.values()].flatMap((all) => [...all].map((n) => this.#num(n).length))) // prettier-ignore
    this.#bar = Math.max(
      this.#chips ? size.bar * 0.75 : size.bar,
      (longest + 2) * size.window * MONO,
    )
    const room = { ...size, rise: size.level - (this.#boards && 44) + shut }
    this.layout = layout(drawn, Infinity, this.#size.level, (n) => this.#box(n), room)
  }

  /** whether it hides what is below @param {Node} node */
  #shut(node) {
    return this.#trace.folded.has(node.id)
  }
  /** A number, with a sign where it is infinite. @param {number} n */
  #num(n) {
    return n === Infinity ? '+∞' : this.#host.num(n)
  }
  /** The position in words, where no picture says it. @param {Node} node */
  #notation(node) {
    return this.#trace.explicit || this.#picture(node) ? '' : node.position.text
  }
  /** Room for the largest thing that will ever stand there. @param {Node} node */
  #box(node) {
    const { number, small, half } = this.#size
    const under = this.#picture(node)?.w ?? this.#notation(node).length * small * MONO
    const caption = under / 2 + 4
    if (node.leaf && this.#chips) return { half: Math.max(CHIP, caption), label: 0 }
    const value = this.#num(node.value).length
    if (node.leaf) return { half: Math.max(this.#leafHalf(node), caption), label: 0 }
    const bounds = [...(this.#bounds.get(node.id) ?? [])].map((n) => this.#num(n).length)
    const windows = this.#trace.mode === 'alphabeta'
    const wide = Math.max(value, ...bounds) + (windows ? 1 : 0)
    return {
      half: Math.max(half, wide > 3 ? wide * number * 0.5 : 0, caption),
      label: windows ? this.#bar + this.#size.after : 0,
    }
  }
  /** @param {Node} node */
  #leafHalf({ value }) {
    return Math.max(LEAF, (this.#num(value).length * this.#size.number * SANS) / 2 + 10)
  }
  /** How far below a node's middle its position begins, and how far that goes. @param {Node} node @returns {[number, number]} */
  #under(node) {
    const { small, leaf } = this.#size
    const top = node.leaf ? leaf / 2 + 12 : node.max ? 40 : 48
    return [top, top + (this.#picture(node)?.h ?? (this.#notation(node) ? small + 6 : 0))]
  }

  frame() {
    const { left, right, depth } = this.layout
    const { level } = this.#size
    const wide = right - left + 2 * EDGE
    const beside = EDGE + Math.max(0, this.#stage - wide) / 2
    const last = Math.max(
      ...this.#trace.drawn
        .filter((n) => n.depth === depth)
        .map((n) => this.#under(n)[1] + (this.#shut(n) ? 30 : 4)),
    )
    /* above the root stands what is written over its interval */
    const top = this.#trace.mode === 'alphabeta' ? Math.min(-46, -16 - 1.7 * this.#size.window) : -46 // prettier-ignore
    return { left: left - beside, right: right + beside, top, bottom: depth * level + last + 6 }
  }

  /** @param {Hand} hand */
  view(hand) {
    this.#hand = hand
    this.#light = lightOf(this.#trace, hand.asked)
    const { left, right, top, bottom } = this.frame()
    const { drawn, nodes } = this.#trace
    const [w, h] = [right - left, bottom - top]
    const staged = !this.#host.printing && !this.#host.hasAttribute('data-proj')
    return html`<div class="tree ${staged ? 'staged' : ''}" .style="--w:${w};--h:${h}">
      <svg
        class="draw"
        viewBox="${left} ${top} ${w} ${h}"
        role="tree"
        aria-label=${this.#host.t('Game tree, {n} node|Game tree, {n} nodes', { n: nodes.length })}
      >
        <defs>${hatch}</defs>
        ${staged ? box('floor', left + w / 2, top + h / 2, w / 2, h / 2, 8) : nothing}
        <g aria-hidden="true">${drawn.map((n) => this.#edge(n))}</g>
        ${drawn.map((n) => this.#node(n))}${this.#risers()}${this.#callout()}
      </svg>
    </div>`
  }

  /** Where a node stands; what is cut has sunk. @param {number} id */
  #place(id) {
    const place = /** @type {Place} */ (this.layout.places.get(id))
    return this.#trace.state(id).status === 'cut' ? { ...place, y: place.y + SINK } : place
  }
  /** Where the edges begin that go down from a node. @param {Node} node */
  #foot(node) {
    const { x, y } = this.#place(node.id)
    return { x, y: this.#picture(node) ? y + this.#under(node)[1] + 4 : y }
  }
  /** The edge from a node up to its parent. @param {Node} node */
  #edge(node) {
    if (node.parent < 0) return nothing
    const parent = this.#trace.nodes[node.parent]
    const from = this.#foot(parent)
    const to = this.#place(node.id)
    const { status } = this.#trace.state(node.id)
    const { at: shown, count, mode } = this.#trace
    const line = shown === count && mode !== 'fault' && this.#trace.line.includes(node.id)
    const kind = line
      ? this.#wins(node.parent)
        ? 'win'
        : 'now'
      : status === 'cut'
        ? 'cut'
        : this.#light.path.has(node.id)
          ? 'now lead'
          : isPast(this.#trace, this.#light, node.id)
            ? 'past'
            : ''
    const cutHere = status === 'cut' && this.#trace.state(node.parent).status !== 'cut'
    return svg`<path class="edge ${kind}" data-to=${node.id} d=${this.edgeOf(node.id)}></path>${
      cutHere
        ? svg`<g data-cuts=${parent.id}>${this.#slashes(from, to, this.#picture(parent) ? 0 : HEAD + 4)}</g>`
        : nothing
    }`
  }
  /**
   * The line of an edge.
   * @param {number} id of the node that it leads to
   * @param {[number, number]} [from] how far its beginning is from where it stands @param {[number, number]} [to] and its end
   */
  edgeOf(id, [a, b] = [0, 0], [c, d] = [0, 0]) {
    const { x, y } = this.#place(id)
    const foot = this.#foot(this.#trace.nodes[this.#trace.nodes[id].parent])
    return `M${foot.x + a} ${foot.y + b}L${x + c} ${y - HEAD + d}V${y + d}`
  }
  /** what is looked at */
  get light() {
    return this.#light
  }
  /** how far what is cut has sunk */
  get sunk() {
    return SINK
  }
  /** The points that a value passes from a node to its parent. @param {number} id @returns {[number, number][]} */
  wayUp(id) {
    const { x, y } = this.#place(id)
    const parent = this.#trace.nodes[this.#trace.nodes[id].parent]
    const to = this.#place(parent.id)
    const foot = this.#foot(parent)
    const last = /** @type {[number, number][]} */ (foot.y > to.y ? [[to.x, to.y]] : [])
    return [[x, y], [x, y - HEAD], [foot.x, foot.y], ...last]
  }
  /** Values that rise in this step, each from its child; where they stand at rest nothing is seen of them. */
  #risers() {
    const { step, nodes, mode } = this.#trace
    const { kept } = this.#light
    if (kept < 0 || this.#hand.asked !== null) return nothing
    const { max, children } = nodes[step.node]
    const all = step.kind === 'leave' && mode !== 'alphabeta'
    if (step.kind !== 'raise' && !all) return nothing
    return children.map((c) => {
      const known = c === kept || all ? boundOf(this.#trace.state(c)) : null
      if (!known) return nothing
      return svg`<g class="riser ${max ? 'max' : 'min'} ${c === kept ? 'kept' : ''}" data-rise=${c} aria-hidden="true"><circle r="15"></circle>${words('strong', 0, 0, this.#size.window, this.#num(known.value))}</g>`
    })
  }
  /** Blue is for moves that win; where there are points, best play is as good as it gets. @param {number} id */
  #wins(id) {
    const { max, value } = this.#trace.nodes[id]
    return !this.#chips || (max ? value : -value) > 0
  }
  /** Two strokes across an edge. @param {{ x: number, y: number }} from @param {Place} to @param {number} shape how much of the edge lies under its shape */
  #slashes(from, to, shape) {
    const dx = to.x - from.x
    const dy = to.y - HEAD - from.y
    const t = (dy + shape) / 2 / dy // between the two shapes
    const long = Math.hypot(dx, dy)
    const [ux, uy] = [dx / long, dy / long]
    /* leaning, so that they are no part of the tree */
    const [vx, vy] = [-uy * 0.94 - ux * 0.34, ux * 0.94 - uy * 0.34]
    return [-4, 4].map((k) => {
      const x = from.x + dx * t + ux * k
      const y = from.y + dy * t + uy * k
      return svg`<path class="slash" d="M${x - vx * 11} ${y - vy * 11}L${x + vx * 11} ${y + vy * 11}"></path>`
    })
  }

  /** @param {Node} node */
  #node(node) {
    const place = this.#place(node.id)
    const state = this.#trace.state(node.id)
    const { step } = this.#trace
    const { spot, asked, pick } = this.#hand
    const now = asked === null ? step.node === node.id && step.kind !== 'start' : asked === node.id
    const past = isPast(this.#trace, this.#light, node.id) ? 'past' : ''
    const kinds = `node ${node.leaf ? 'leaf' : node.max ? 'max' : 'min'} ${state.status} ${past}`
    return svg`<g
      class=${kinds}
      role="treeitem"
      data-node=${node.id}
      tabindex=${spot === node.id ? 0 : -1}
      aria-level=${node.depth + 1}
      aria-selected=${now ? 'true' : 'false'}
      aria-expanded=${node.size > 1 ? String(!this.#shut(node)) : nothing}
      aria-label=${this.label(node)}
      @click=${() => pick(node.id)}
    >${this.#room(place)}${this.#focusRing(node, place)}${this.#below(node, place)}${
      node.leaf ? this.#leaf(node, place, state, now) : this.#triangle(node, place, state, now)
    }${this.#fold(node, place)}</g>`
  }
  /** What can be pressed: the shape, its window, and what lies between. @param {Place} place */
  #room({ x, y, half, label, side }) {
    const more = label && (this.#size.beside + label) / 2
    return box('hit', x + side * more, y, half + more, 30)
  }
  /** @param {Node} node @param {Place} place */
  #focusRing(node, { x, y, half }) {
    const up = node.leaf ? this.#size.leaf / 2 + 9 : 40
    const down = Math.max(up, this.#picture(node) ? this.#under(node)[1] + 7 : 0)
    return focusFrame(x, y + (down - up) / 2, half + 10, (up + down) / 2)
  }

  /** @param {Node} node @param {Place} place @param {State} state @param {boolean} now */
  #leaf(node, { x, y, half }, state, now) {
    const h = this.#size.leaf
    const w = this.#chips ? CHIP : this.#trace.explicit ? half : this.#leafHalf(node)
    const ring = now ? box('ring', x, y, w + 8, h / 2 + 8, 12) : nothing
    if (this.#chips && state.status !== 'cut') {
      const seen = state.status === 'closed'
      const outcome = seen && !node.horizon ? outcomeFor(node.value) : 'unknown'
      return svg`${ring}${box('plate', x, y, CHIP - 4, h / 2 - 2, 6)}${mark(outcome, x, y, h, seen ? this.#num(node.value) : '?', { width: 2 * CHIP })}`
    }
    const value = this.#leafText(node, state)
    const { number } = this.#size
    const plate = Math.min((value.length * number * SANS) / 2 + 4, w - 6)
    return svg`${ring}${box('shape', x, y, w, h / 2, 6)}${
      state.status === 'cut' && value ? box('plate', x, y, plate, h / 2 - 8, 4) : nothing
    }${words('value strong', x, y, number, value)}`
  }
  /** @param {Node} node @param {State} state */
  #leafText(node, { status }) {
    if (status === 'closed') return this.#num(node.value)
    if (this.#trace.explicit && !this.#hand.hidden) return this.#num(node.value)
    return status === 'cut' ? '' : '?'
  }

  /** @param {Node} node @param {Place} place @param {State} state @param {boolean} now */
  #triangle(node, place, state, now) {
    const { x, y } = place
    const known = boundOf(state)
    const full = known?.sign === '='
    const up = node.max ? 1 : -1
    const text = known
      ? (full ? '' : known.sign) + this.#num(known.value)
      : state.status === 'cut'
        ? ''
        : '?'
    const half = this.#half(text, place)
    const base = y + up * 24
    const d = `M${x} ${base - up * 54}L${x + half} ${base}H${x - half}Z`
    return svg`${now ? svg`<path class="ring-out" d=${d}></path><path class="ring-in" d=${d}></path>` : nothing}<path
      class="shape ${full ? 'full' : ''}" d=${d}></path>${words('value strong', x, y + up * 7, this.#fit(text), text)}${this.#interval(place, state, now)}`
  }
  /** A long number widens its triangle. @param {string} text @param {Place} place */
  #half(text, { half }) {
    return Math.min(
      half,
      Math.max(this.#size.half, text.length > 3 ? text.length * this.#size.number * 0.5 : 0),
    )
  }
  /** @param {string} text */
  #fit(text) {
    const { number } = this.#size
    return text.length > 3 ? number * 0.78 : text.length === 3 ? number * 0.88 : number
  }

  /** Beside an open node; on paper, where all are closed, beside each. @param {Place} place @param {State} state @param {boolean} now */
  #interval({ x, y, half, side }, { alpha, beta, status }, now) {
    if (alpha === null || beta === null) return nothing
    if (status !== 'open' && !now && !this.#host.printing) return nothing
    const { window: size, beside } = this.#size
    return interval({
      ...{ x: side > 0 ? x + half + beside : x - half - beside - this.#bar, y: y - 14 },
      ...{ wide: this.#bar, size, letter: MONO, alpha, beta, ends: this.#ends },
      num: (n) => this.#num(n),
      look: now ? 'current' : status === 'open' ? '' : 'closed',
    })
  }

  /** What is said of the step's node, on the stage. */
  #callout() {
    const { asked, said, sign } = this.#hand
    if (!this.speaks || !said.length) return nothing
    const { drawn, at, step } = this.#trace
    const id = asked ?? step.node
    return this.#callouts.view(at, id, said, sign, this.frame(), this.#place(id), () =>
      drawn.flatMap((node) => this.#covered(node, id)),
    )
  }
  /** What a sentence should not cover, of one node. @param {Node} node @param {number} here the node that is spoken of @returns {Block[]} */
  #covered(node, here) {
    const { id, parent } = node
    const { x, y, half, side, label } = this.#place(id)
    const { status, alpha } = this.#trace.state(id)
    const { path, focus } = this.#light
    const past = isPast(this.#trace, this.#light, id)
    const lit = path.has(id) || parent === focus
    const weight = id === here ? KEEP : past || status === 'cut' ? 2 : lit ? 12 : 3
    const own = { left: x - half - 6, right: x + half + 6, top: y - 38, weight }
    const blocks = [{ ...own, bottom: y + Math.max(38, this.#under(node)[1] + 10) }]
    if (label && alpha !== null && status === 'open') {
      const left = side > 0 ? x + half : x - half - label - this.#size.beside
      blocks.push({ left, right: left + label + this.#size.beside, top: y - 38, bottom: y + 14, weight: 12 }) // prettier-ignore
    }
    if (parent >= 0) {
      const from = this.#foot(this.#trace.nodes[parent])
      const steps = Math.ceil(Math.hypot(x - from.x, y - HEAD - from.y) / 8)
      for (let i = 1; i < steps; i++) {
        const [left, top] = [from.x + ((x - from.x) * i) / steps, from.y + ((y - HEAD - from.y) * i) / steps] // prettier-ignore
        blocks.push({ left, right: left, top, bottom: top, weight: path.has(id) ? 6 : 1 })
      }
    }
    return blocks
  }

  /** The position of a real game. @param {Node} node @param {Place} place */
  #below(node, { x, y }) {
    const picture = this.#picture(node)
    const text = this.#notation(node)
    const { small } = this.#size
    const top = y + this.#under(node)[0]
    if (picture)
      return svg`<g aria-hidden="true">${box('plate', x, top + picture.h / 2, picture.w / 2 + 4, picture.h / 2 + 3)}${picture.draw(x, top)}</g>`
    return text ? this.#line(text, x, top + small / 2 + 4) : nothing
  }
  /** @param {string} said @param {number} x @param {number} y */
  #line(said, x, y) {
    const { small } = this.#size
    return svg`${box('plate', x, y, (said.length * small * MONO) / 2 + 3, small * 0.6)}${words('mono', x, y, small, said)}`
  }
  /**
   * How many are folded below; touched, they unfold. Where none are, the sign that folds stands while the node is pointed at.
   * @param {Node} node @param {Place} place
   */
  #fold(node, { x, y }) {
    if (node.size < 2) return nothing
    const shut = this.#shut(node)
    const said = shut ? '+' + this.#host.num(node.size - 1) : '−'
    const { small } = this.#size
    const half = Math.max(16, (said.length * small * MONO) / 2 + 8)
    const at = y + this.#under(node)[1] + 14
    const { fold } = this.#hand
    /** @param {Event} event */
    const press = (event) => {
      event.stopPropagation()
      fold(node.id)
    }
    return svg`<g class="fold ${shut ? 'shut' : ''}" aria-hidden="true" @click=${press}>${box('hit', x, at, Math.max(22, half), 18)}${box('pill-box', x, at, half, 12, 12)}${words('strong', x, at, small, said)}</g>`
  }

  /** A node in words. @param {Node} node */
  label(node) {
    const host = this.#host
    const state = this.#trace.state(node.id)
    const known = boundOf(state)
    const who = node.leaf ? host.t('Leaf') : node.max ? 'MAX' : 'MIN'
    const parts = [this.#trace.explicit ? who : `${who} ${node.position.text}`]
    if (known) {
      const key = { '=': 'worth {value}', '≤': '{value} or less', '≥': '{value} or more' }[
        known.sign
      ]
      parts.push(host.t(key, { value: known.value }))
    } else if (state.status === 'cut') parts.push(host.t('cut, not looked at'))
    else if (node.leaf && this.#trace.explicit && !this.#hand.hidden)
      parts.push(host.t('{value}, not looked at yet', { value: node.value }))
    else parts.push(host.t('not known yet'))
    if (state.status === 'open' && state.alpha !== null && state.beta !== null)
      parts.push(
        host.t('window {alpha} to {beta}', {
          alpha: this.#num(state.alpha),
          beta: this.#num(state.beta),
        }),
      )
    if (this.#shut(node))
      parts.push(
        host.t('{n} node is folded below|{n} nodes are folded below', { n: node.size - 1 }),
      )
    return parts.join(', ')
  }
}
