/**
 * drawing.js -- draws a search at its step: MAX a triangle up, MIN a triangle down,
 * filled once the value is certain, hollow while it is a bound; cut nodes are hatched. Under a node of a real game
 * stands its position, small; under a folded one, the number of hidden nodes.
 */
import { html, noChange, nothing, svg } from 'lit-html'
import { lettersOf } from '../../core/text-width.js'
import { mark } from '../../core/marks.js'
import { box, focusFrame, hatch, words } from '../../core/shapes.js'
import { KEEP } from '../callout.js'
import { endsOf, isPast, lightOf } from '../theatre.js'
import { boundOf, CUTS } from '../../model/trace.js'
import { layout } from '../../model/tree-layout.js'
import { Callouts } from './callouts.js'
import { interval, TALL } from './interval.js'
import { labelOf } from './label.js'
import { MONO, PAGE, PHONE, PROJ, SANS } from './sizes.js'

/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../model/trace.js').Node} Node */
/** @typedef {import('../../model/trace.js').State} State */
/** @typedef {import('../../model/trace.js').Trace} Trace */
/** @typedef {import('../../core/element.js').CgtElement} CgtElement */
/** @typedef {import('../miniature.js').Miniature} Miniature */
/** @typedef {import('../../model/tree-layout.js').Layout} Layout */
/** @typedef {import('../../model/tree-layout.js').Place} Place */
/** @typedef {import('../callout.js').Block} Block */
/**
 * wide, high: space in units; least, most: scale; talks: with sentences inside.
 * @typedef {{ wide: number, high: number, least: number, most: number, talks: boolean }} Stage
 */
/**
 * @typedef {object} Hand
 * @property {number} spot the node with the tab stop
 * @property {number | null} asked node of the question
 * @property {boolean} hidden values that the search has not reached
 * @property {boolean} veiled windows are hidden: one is asked about
 * @property {{ text: string, strong: boolean }[]} sentence beside the node, in parts
 * @property {string} sign of an answer: good, bad or ''
 * @property {(id: number) => void} pick after a click on a node
 * @property {(id: number) => void} fold after a click on its fold sign
 * @property {(box: Element) => void} scrolled after a scroll
 */

/** An edge bends so far above its node and drops: it passes above the nodes between. */
const HEAD = 26
/** units: greatest height of a level with windows */
const TALLEST = 130
/** units: least height of a level with positions beside the nodes, gap between two levels */
const [ALONE, APART] = [64, 16]
/** between a node and the position beside it */
const AIR = 10
/** A cut node is drawn so much lower. */
const SINK = 6
/** half the width of a W or L leaf, of a leaf with a short number */
const CHIP = 33
const LEAF = 23
/** width of a triangle at its number / half its base */
const ROOM = 1.2
/** margin of the drawing */
const EDGE = 16
/** units beside the drawing, on both sides together, for a sentence */
const SENTENCE = 380
/** width of the fade at a scrollable end, in sixteenths of an em: as in cgt-tree.css */
const FADE = 48
/** a node nearer to an end of the visible part is scrolled to the middle: units, and share of that part */
const [NEAR, PART] = [120, 1 / 3]

/** A value's colour, for MAX as all numbers here. @param {number} value @returns {Outcome} */
const outcomeFor = (value) => (value > 0 ? 'win' : value < 0 ? 'loss' : 'tie')

export class TreeDrawing {
  /** @type {Layout} */ layout = { places: new Map(), left: 0, right: 0, depth: 0 }
  #size = PAGE
  /** height of the tallest position */ #boards = 0
  #host
  #trace
  #picture
  #chips
  /** width of every interval's bar */ #bar = 0
  /** units that are visible at once, 0: not known */ #stage = 0
  /** sentences stand inside */ #talks = false
  /** scale */ #zoom = 1
  /** scroll position in units */ #left = 0
  /** this step's sentence stands inside */ #spoke = false
  #ends
  /** highlighted nodes @type {import('../theatre.js').Light} */ #light
  #callouts = new Callouts()
  /** width of a text / font size */ #measure = lettersOf('sans-serif')
  #language = ''
  /** part -> values that it was drawn from @type {Map<string, unknown[]>} */ #drawn = new Map()
  /** node -> all bounds it ever has @type {Map<number, Set<number>>} */ #bounds = new Map()
  /** @type {Hand} */ #hand = {
    ...{ spot: 0, asked: null, hidden: false, veiled: false, sentence: [], sign: '' },
    ...{ pick() {}, fold() {}, scrolled() {} },
  }

  /**
   * @param {CgtElement} host
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
   * @param {number} room units of a narrow screen, else Infinity
   * @param {Stage | null} stage null: CSS scales it to its width
   */
  arrange(room, stage) {
    this.#measure = lettersOf(this.#host.box.family)
    this.#lay(this.#host.hasAttribute('data-proj') ? PROJ : PAGE)
    if (this.layout.right - this.layout.left > room) this.#lay(PHONE)
    this.#callouts = new Callouts()
    this.#drawn.clear()
    this.#left = this.#stage = 0
    this.#zoom = 1
    if (!stage) return
    const { wide, high, least, most, talks } = stage
    const { left, right, top, bottom } = this.frame()
    const all = right - left
    /* enlarged to the height while a sentence has room beside it; reduced to show all, but not below `least` */
    const zoom = Math.min(Math.max(high / (bottom - top), least), most)
    const roomy =
      zoom > 1 ? Math.max(1, Math.min(zoom, wide / (all + (talks ? SENTENCE : 0)))) : zoom
    this.#zoom = all * least > wide ? roomy : Math.min(roomy, wide / all)
    this.#stage = wide / this.#zoom
    this.#talks = talks
  }
  /** True if the drawing is wider than its visible part. */
  get scrolls() {
    return this.#stage > 0 && this.layout.right - this.layout.left + 2 * EDGE > this.#stage + 1
  }
  /** Scroll position in units. */
  get scrolled() {
    return this.#left
  }
  set scrolled(units) {
    this.#left = units
  }
  /** The scroll position that shows a node. @param {number} node @param {number} left the current one @param {number} seen visible width @param {number} all whole width, in units */
  sought(node, left, seen, all) {
    const x = /** @type {Place} */ (this.layout.places.get(node)).x - this.frame().left
    const room = Math.min(NEAR, seen * PART)
    if (x >= left + room && x <= left + seen - room) return left
    return Math.min(Math.max(x - seen / 2, 0), all - seen)
  }
  /** Scrolls to a node. @param {number} node */
  seek(node) {
    const { left, right } = this.frame()
    if (this.scrolls) this.#left = this.sought(node, this.#left, this.#stage, right - left)
  }
  /** True if this step's sentence stands inside. */
  get speaks() {
    return this.#spoke
  }
  /** @param {typeof PAGE} size */
  #lay(size) {
    const { drawn, explicit, folded } = this.#trace
    this.#boards = Math.max(0, ...drawn.map((n) => this.#picture(n)?.h ?? 0))
    const below = this.#boards ? this.#boards + 8 : explicit ? 0 : size.small
    const shut = folded.size && drawn.some((n) => this.#shut(n)) ? 20 : 0
    const deep = Math.max(1, ...drawn.map((n) => n.depth))
    const open = this.#windows ? Math.min(size.tall / deep, TALLEST) : 0
    const level = this.#boards ? size.played : Math.max(size.level, open)
    const beside =
      this.#boards && size.board ? Math.max(this.#boards * size.board, ALONE) + APART : 0
    this.#size = { ...size, level: (beside || level + below) + shut }
    const longest = Math.max(0, ...[...this.#bounds.values()].flatMap((all) => [...all].map((n) => this.#num(n).length))) // prettier-ignore
    this.#bar = Math.max(
      this.#chips ? size.bar * 0.75 : size.bar,
      (longest + 2) * size.window * MONO,
    )
    const room = { ...size, rise: level - (this.#boards && 44) + shut }
    this.layout = layout(drawn, Infinity, this.#size.level, (n) => this.#box(n), room)
  }

  /** True if open nodes have their windows beside them. */
  get #windows() {
    return this.#trace.mode === 'alphabeta'
  }
  /** True if a node is folded. @param {Node} node */
  #shut(node) {
    return this.#trace.folded.has(node.id)
  }
  /** Writes a number; +∞ has its sign. @param {number} n */
  #num(n) {
    return n === Infinity ? '+∞' : this.#host.num(n)
  }
  /** Notation of a position without a picture. @param {Node} node */
  #notation(node) {
    return this.#trace.explicit || this.#picture(node) ? '' : node.position.text
  }
  /** Room for the widest content that a node will ever have. @param {Node} node */
  #box(node) {
    const { small, half, board } = this.#size
    const picture = this.#picture(node)
    const under = picture?.w ?? this.#notation(node).length * small * MONO
    const caption = picture && board ? this.#bare(node) + AIR + under * board : under / 2 + 4
    if (node.leaf && this.#chips) return { half: Math.max(CHIP, caption), label: 0 }
    const value = this.#num(node.value).length
    if (node.leaf) return { half: Math.max(this.#leafHalf(node), caption), label: 0 }
    const bounds = [...(this.#bounds.get(node.id) ?? [])].map((n) => this.#num(n).length)
    const wide = Math.max(value, ...bounds) + (this.#windows ? 1 : 0)
    return {
      half: Math.max(half, this.#signs(wide), caption),
      label: this.#windows ? this.#bar + this.#size.after : 0,
    }
  }
  /** Half the base of a triangle that so many signs widen, else 0. @param {number} n */
  #signs(n) {
    const { short, sign, number } = this.#size
    return n > short ? n * number * sign : 0
  }
  /** @param {Node} node */
  #leafHalf({ value }) {
    return Math.max(LEAF, (this.#num(value).length * this.#size.number * SANS) / 2 + 10)
  }
  /** Half the width of a node's shape. @param {Node} node */
  #bare(node) {
    return node.leaf ? (this.#chips ? CHIP : this.#leafHalf(node)) : this.#size.half
  }
  /** Distance from a node's middle down to the top of its position, and to its bottom. @param {Node} node @returns {[number, number]} */
  #under(node) {
    const { small, leaf, board } = this.#size
    const picture = this.#picture(node)
    if (picture && board) return [(-picture.h * board) / 2, Math.max(38, (picture.h * board) / 2)]
    const top = node.leaf ? leaf / 2 + 12 : node.max ? 40 : 48
    return [top, top + (picture?.h ?? (this.#notation(node) ? small + 6 : 0))]
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
    /* room for the numbers over the root's interval */
    const top = this.#windows ? Math.min(-46, -16 - TALL * this.#size.window) : -46 // prettier-ignore
    return { left: left - beside, right: right + beside, top, bottom: depth * level + last + 6 }
  }

  /** @param {Hand} hand */
  view(hand) {
    this.#hand = hand
    this.#light = lightOf(this.#trace, hand.asked)
    this.#language = this.#host.language
    const { left, right, top, bottom } = this.frame()
    const { drawn, nodes } = this.#trace
    const [w, h] = [right - left, bottom - top]
    const staged = !this.#host.printing && !this.#host.hasAttribute('data-proj')
    const callout = this.#callout()
    this.#spoke = callout !== null
    return html`<div
      part="board"
      class="tree ${staged ? 'staged' : ''}"
      .style="--w:${w};--h:${h};--zoom:${this.#zoom}"
      @scrollend=${(/** @type {Event} */ e) => hand.scrolled(/** @type {Element} */ (e.target))}
    >
      <svg
        class="draw"
        viewBox="${left} ${top} ${w} ${h}"
        role="tree"
        aria-label=${this.#host.t('Game tree, {n} node|Game tree, {n} nodes', { n: nodes.length })}
      >
        <defs>${hatch}</defs>
        ${staged ? box('floor', left + w / 2, top + h / 2, w / 2, h / 2, 8) : nothing}
        <g aria-hidden="true">${drawn.map((n) => this.#edge(n))}</g>
        ${drawn.map((n) => this.#guarded(n))}${this.#risers()}${callout}
      </svg>
    </div>`
  }

  /** Place of a node; cut ones are lower. @param {number} id */
  #place(id) {
    const place = /** @type {Place} */ (this.layout.places.get(id))
    return this.#trace.state(id).status === 'cut' ? { ...place, y: place.y + SINK } : place
  }
  /** Upper end of the edges below a node. @param {Node} node */
  #foot(node) {
    const { x, y } = this.#place(node.id)
    return {
      x,
      y: y + (this.#picture(node) && !this.#size.board ? this.#under(node)[1] + 4 : this.#drop),
    }
  }
  /** Distance from a node's middle down to the start of its edges, so that none runs through its window. */
  get #drop() {
    return this.#windows || this.#boards ? this.#size.foot : 0
  }
  /** The edge from a node up to its parent. @param {Node} node */
  #edge(node) {
    if (node.parent < 0) return nothing
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
    const cut = status === 'cut'
    const cutHere = cut && this.#trace.state(node.parent).status !== 'cut'
    const { places } = this.layout
    return this.#unless(
      `edge ${node.id}`,
      [kind, cut, cutHere, places.get(node.id), places.get(node.parent)],
      () =>
        svg`<path class="edge ${kind}" data-to=${node.id} d=${this.edgeOf(node.id)}></path>${
          cutHere ? svg`<g data-cuts=${node.parent}>${this.#slashes(node)}</g>` : nothing
        }`,
    )
  }
  /**
   * Path of an edge.
   * @param {number} id its lower node
   * @param {[number, number]} [from] offset of its upper end @param {[number, number]} [to] offset of its lower end
   */
  edgeOf(id, [a, b] = [0, 0], [c, d] = [0, 0]) {
    const { x, y } = this.#place(id)
    const foot = this.#foot(this.#trace.nodes[this.#trace.nodes[id].parent])
    return `M${foot.x + a} ${foot.y + b}L${x + c} ${y - HEAD + d}V${y + d}`
  }
  get light() {
    return this.#light
  }
  get sunk() {
    return SINK
  }
  /** Points on the way of a value from a node to its parent. @param {number} id @returns {[number, number][]} */
  wayUp(id) {
    const { x, y } = this.#place(id)
    const parent = this.#trace.nodes[this.#trace.nodes[id].parent]
    const to = this.#place(parent.id)
    const foot = this.#foot(parent)
    const last = /** @type {[number, number][]} */ (foot.y > to.y ? [[to.x, to.y]] : [])
    return [[x, y], [x, y - HEAD], [foot.x, foot.y], ...last]
  }
  /** Values that rise in this step; CSS shows them only in motion. */
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
  /** True if best play from a node is drawn blue: it wins, or there are points. @param {number} id */
  #wins(id) {
    const { max, value } = this.#trace.nodes[id]
    return !this.#chips || (max ? value : -value) > 0
  }
  /** Middle of a cut edge, and its direction as a unit vector. @param {Node} node */
  #cutAt(node) {
    const parent = this.#trace.nodes[node.parent]
    const from = this.#foot(parent)
    const to = this.#place(node.id)
    const shape = this.#picture(parent) && !this.#size.board ? 0 : HEAD + 4 - this.#drop // part of the edge under the parent's shape
    const dx = to.x - from.x
    const dy = to.y - HEAD - from.y
    const t = (dy + shape) / 2 / dy // between the two shapes
    const long = Math.hypot(dx, dy)
    return { x: from.x + dx * t, y: from.y + dy * t, ux: dx / long, uy: dy / long }
  }
  /** Two strokes across an edge. @param {Node} node */
  #slashes(node) {
    const { x, y, ux, uy } = this.#cutAt(node)
    /* slanted, to differ from the tree's lines */
    const [vx, vy] = [-uy * 0.94 - ux * 0.34, ux * 0.94 - uy * 0.34]
    return [-4, 4].map((k) => {
      const [a, b] = [x + ux * k, y + uy * k]
      return svg`<path class="slash" d="M${a - vx * 11} ${b - vy * 11}L${a + vx * 11} ${b + vy * 11}"></path>`
    })
  }

  /** Draws a part only if its inputs changed since the last step. @template T @param {string} what @param {unknown[]} known inputs @param {() => T} draw */
  #unless(what, known, draw) {
    const was = this.#drawn.get(what)
    if (was && known.every((one, i) => one === was[i])) return noChange
    this.#drawn.set(what, known)
    return draw()
  }
  /** @param {Node} node */
  #guarded(node) {
    const { step } = this.#trace
    const { id } = node
    const { spot, asked, hidden, veiled } = this.#hand
    const now = asked === null ? step.node === id && step.kind !== 'start' : asked === id
    const past = isPast(this.#trace, this.#light, id)
    const own = [this.layout.places.get(id), this.#trace.state(id), now, past, spot === id, this.#shut(node)] // prettier-ignore
    const all = [hidden, veiled, this.#language, this.#host.printing]
    return this.#unless(`node ${id}`, [...own, ...all], () => this.#node(node, now, past))
  }
  /** A node in words, only if they changed. @param {Node} node */
  nodeWords(node) {
    const known = [
      this.#trace.state(node.id),
      this.#shut(node),
      this.#hand.hidden,
      this.#hand.veiled,
      this.#language,
    ]
    return this.#unless(`words ${node.id}`, known, () => this.label(node))
  }
  /** @param {Node} node @param {boolean} now @param {boolean} past */
  #node(node, now, past) {
    const place = this.#place(node.id)
    const state = this.#trace.state(node.id)
    const { spot, pick } = this.#hand
    const kinds = `node ${node.leaf ? 'leaf' : node.max ? 'max' : 'min'} ${state.status} ${past ? 'past' : ''}`
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
  /** Click area: shape, window and the space between. @param {Place} place */
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
    if (node.letter) return node.letter
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
      class="shape ${full ? 'full' : ''}" d=${d}></path>${words('value strong', x, y + up * 7, this.#fit(text, half), text)}${this.#interval(place, state, now)}`
  }
  /** A long number widens its triangle. @param {string} text @param {Place} place */
  #half(text, { half }) {
    return Math.min(half, Math.max(this.#size.half, this.#signs(text.length)))
  }
  /** Font size that fits a triangle. @param {string} text @param {number} half */
  #fit(text, half) {
    const { number } = this.#size
    const size = text.length > 3 ? number * 0.78 : text.length === 3 ? number * 0.88 : number
    return Math.min(size, (half * ROOM) / (this.#measure(text, true) || 1))
  }

  /** The window beside an open node; on paper beside each. @param {Place} place @param {State} state @param {boolean} now */
  #interval(place, { alpha, beta, status }, now) {
    if (alpha === null || beta === null || this.#hand.veiled) return nothing
    if (status !== 'open' && !now && !this.#host.printing) return nothing
    return interval({
      ...this.#barAt(place),
      ...{ wide: this.#bar, size: this.#size.window, letter: MONO, alpha, beta, ends: this.#ends },
      crossed: CUTS[this.#trace.cut].holds(alpha, beta),
      num: (n) => this.#num(n),
      look: now ? 'current' : status === 'open' ? '' : 'closed',
    })
  }
  /** Left end of a node's bar, and its middle height. @param {Place} place */
  #barAt({ x, y, half, side }) {
    const { beside } = this.#size
    return { x: side > 0 ? x + half + beside : x - half - beside - this.#bar, y: y - 14 }
  }

  /** The sentence inside the drawing; null: it stands below. */
  #callout() {
    const { asked, sentence, sign } = this.#hand
    if (!this.#stage || !this.#talks || !sentence.length) return null
    const { drawn, at, step } = this.#trace
    const node = asked ?? step.node
    const unit = 1 / Math.min(1, this.#zoom)
    const blocks = () => drawn.flatMap((one) => this.#covered(one, node))
    return this.#callouts.view({
      ...{ step: at, node, parts: sentence, sign, stage: this.#seen(), at: this.#place(node) },
      ...{ unit, blocks, measure: this.#measure },
    })
  }
  /** Visible part of the drawing without the fades. */
  #seen() {
    const { left, right, top, bottom } = this.frame()
    if (!this.scrolls) return { left, right, top, bottom }
    const from = left + this.#left
    const to = Math.min(from + this.#stage, right)
    const fade = FADE / this.#zoom
    return {
      left: from > left ? from + fade : from,
      right: to < right ? to - fade : to,
      top,
      bottom,
    }
  }
  /**
   * Blocks of one node for the sentence. Never covered (KEEP): the sentence's node, the path to it, values
   * compared there, shown intervals, and cut marks.
   * @param {Node} node @param {number} here the sentence's node @returns {Block[]}
   */
  #covered(node, here) {
    const { id, parent, leaf } = node
    const place = this.#place(id)
    const { x, y, half, label } = place
    const { status, alpha } = this.#trace.state(id)
    const { path, focus } = this.#light
    const { at, count, line } = this.#trace
    const lit = path.has(id) || (at === count && line.includes(id))
    const compared = parent === focus && status === 'closed'
    const weight = id === here || lit || compared ? KEEP : status === 'cut' ? 6 : 20
    const own = { left: x - half - 6, right: x + half + 6, top: y - 38, weight }
    const bottom = y + (leaf ? this.#size.leaf / 2 + 8 : 38)
    const blocks = [{ ...own, bottom: Math.max(bottom, this.#under(node)[1] + y) }]
    if (label && alpha !== null && (status === 'open' || id === here)) {
      const bar = this.#barAt(place)
      const tall = TALL * this.#size.window
      blocks.push({ left: bar.x - 4, right: bar.x + this.#bar + 4, top: bar.y - tall, bottom: bar.y + tall, weight: KEEP }) // prettier-ignore
    }
    if (parent < 0) return blocks
    const from = this.#foot(this.#trace.nodes[parent])
    const steps = Math.ceil(Math.hypot(x - from.x, y - HEAD - from.y) / 8)
    for (let i = 1; i < steps; i++) {
      const [left, top] = [from.x + ((x - from.x) * i) / steps, from.y + ((y - HEAD - from.y) * i) / steps] // prettier-ignore
      blocks.push({ left, right: left, top, bottom: top, weight: lit ? 12 : 1 })
    }
    if (status === 'cut' && parent === here) {
      const cut = this.#cutAt(node)
      blocks.push({ left: cut.x - 14, right: cut.x + 14, top: cut.y - 12, bottom: cut.y + 12, weight: KEEP }) // prettier-ignore
    }
    return blocks
  }

  /** The position of a real game. @param {Node} node @param {Place} place */
  #below(node, { x, y }) {
    const picture = this.#picture(node)
    const text = this.#notation(node)
    const { small, board } = this.#size
    const top = y + this.#under(node)[0]
    if (picture && board) {
      const at = x + this.#bare(node) + AIR + (picture.w * board) / 2
      return svg`<g aria-hidden="true" transform="translate(${at} ${top}) scale(${board})">${picture.draw(0, 0)}</g>`
    }
    if (picture)
      return svg`<g aria-hidden="true">${box('plate', x, top + picture.h / 2, picture.w / 2 + 4, picture.h / 2 + 3)}${picture.draw(x, top)}</g>`
    return text ? this.#line(text, x, top + small / 2 + 4) : nothing
  }
  /** @param {string} text @param {number} x @param {number} y */
  #line(text, x, y) {
    const { small } = this.#size
    return svg`${box('plate', x, y, (text.length * small * MONO) / 2 + 3, small * 0.6)}${words('mono', x, y, small, text)}`
  }
  /**
   * The fold sign: "+12" on a folded node, which a click unfolds; else "−", while the node is pointed at.
   * @param {Node} node @param {Place} place
   */
  #fold(node, { x, y }) {
    if (node.size < 2) return nothing
    const shut = this.#shut(node)
    const text = shut ? '+' + this.#host.num(node.size - 1) : '−'
    const { small } = this.#size
    const half = Math.max(16, (text.length * small * MONO) / 2 + 8)
    const at = y + this.#under(node)[1] + 14
    const { fold } = this.#hand
    /** @param {Event} event */
    const press = (event) => {
      event.stopPropagation()
      fold(node.id)
    }
    return svg`<g class="fold ${shut ? 'shut' : ''}" aria-hidden="true" @click=${press}>${box('hit', x, at, Math.max(22, half), 18)}${box('pill-box', x, at, half, 12, 12)}${words('strong', x, at, small, text)}</g>`
  }

  /** A node in words. @param {Node} node */
  label(node) {
    return labelOf(this.#host, node, {
      ...{ state: this.#trace.state(node.id), explicit: this.#trace.explicit },
      ...{
        hidden: this.#hand.hidden,
        veiled: this.#hand.veiled,
        shut: this.#shut(node),
        num: (n) => this.#num(n),
      },
    })
  }
}
