/**
 * drawing.js -- a search as it stands, drawn in the grammar of the design: MAX a triangle up, MIN a triangle down,
 * filled once the value is certain, hollow while it is a bound; what was cut is hatched. Under a node of a real game
 * stands its position, small; under one that hides others, how many.
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
 * Units that have room; how small and how large it may be; whether sentences stand in it.
 * @typedef {{ wide: number, high: number, least: number, most: number, talks: boolean }} Stage
 */
/**
 * @typedef {object} Hand
 * @property {number} spot the node with the tab stop
 * @property {number | null} asked the node that a question is about
 * @property {boolean} hidden values that the search has not reached
 * @property {boolean} veiled windows, while one is asked about
 * @property {{ text: string, strong: boolean }[]} said of the node, on the stage
 * @property {string} sign of an answer: good, bad or ''
 * @property {(id: number) => void} pick a node was touched
 * @property {(id: number) => void} fold its sign of what it hides was
 * @property {(box: Element) => void} scrolled what it stands in
 */

/** An edge ends so far above its node and drops: it runs over the nodes between, not through them. */
const HEAD = 26
/** units: a level with windows is no higher */
const TALLEST = 130
/** units: the least height of a level whose positions stand beside the nodes, and what is between two levels */
const [ALONE, APART] = [64, 30]
/** between a node and the position beside it */
const AIR = 10
/** What is cut sinks so far. */
const SINK = 6
/** half the width of a leaf that is won or lost, and of a leaf with a short number */
const CHIP = 33
const LEAF = 23
/** how wide a triangle is where its number stands, as part of half its base */
const ROOM = 1.2
/** around the drawing */
const EDGE = 16
/** units beside the drawing, both sides together, for what is said */
const SENTENCE = 380
/** sixteenths of an em that it is faded where it goes on: as cgt-tree.css has it */
const FADE = 48
/** a node is brought to the middle that is so near an end of what is seen: units, and parts of that */
const [NEAR, PART] = [120, 1 / 3]

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
  /** units that are seen of the drawing at once, 0: not known */ #stage = 0
  /** sentences stand in it */ #talks = false
  /** so many times as large as it was made */ #zoom = 1
  /** of a drawing that is wider than what is seen of it: units before that */ #left = 0
  /** the sentence of this step stands in it */ #spoke = false
  #ends
  /** what is looked at @type {import('../theatre.js').Light} */ #light
  #callouts = new Callouts()
  /** how wide a text is, as part of the font's size */ #measure
  #language = ''
  /** what was drawn, and from what @type {Map<string, unknown[]>} */ #drawn = new Map()
  /** every bound that a node ever has @type {Map<number, Set<number>>} */ #bounds = new Map()
  /** @type {Hand} */ #hand = {
    ...{ spot: 0, asked: null, hidden: false, veiled: false, said: [], sign: '' },
    ...{ pick() {}, fold() {}, scrolled() {} },
  }

  /**
   * @param {CgtElement} host speaks its language
   * @param {Trace} trace
   * @param {(node: Node) => Miniature | null} picture of its position
   * @param {boolean} chips leaves of a won or lost game, without points
   */
  constructor(host, trace, picture, chips) {
    this.#host = host
    this.#measure = lettersOf(host)
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
   * @param {Stage | null} stage null: it is as large as its width allows, in CSS
   */
  arrange(room, stage) {
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
    /* as large as its height allows, as long as a sentence has room beside it; smaller, so that all is seen, if it can be read then */
    const zoom = Math.min(Math.max(high / (bottom - top), least), most)
    const roomy =
      zoom > 1 ? Math.max(1, Math.min(zoom, wide / (all + (talks ? SENTENCE : 0)))) : zoom
    this.#zoom = all * least > wide ? roomy : Math.min(roomy, wide / all)
    this.#stage = wide / this.#zoom
    this.#talks = talks
  }
  /** More of it is drawn than is seen at once. */
  get scrolls() {
    return this.#stage > 0 && this.layout.right - this.layout.left + 2 * EDGE > this.#stage + 1
  }
  /** Units of the drawing before what is seen of it. */
  get scrolled() {
    return this.#left
  }
  set scrolled(units) {
    this.#left = units
  }
  /** How far it is to be scrolled so that a node is seen, of what is seen already. @param {number} node @param {number} left @param {number} seen @param {number} all units */
  sought(node, left, seen, all) {
    const x = /** @type {Place} */ (this.layout.places.get(node)).x - this.frame().left
    const room = Math.min(NEAR, seen * PART)
    if (x >= left + room && x <= left + seen - room) return left
    return Math.min(Math.max(x - seen / 2, 0), all - seen)
  }
  /** A node is to be seen. @param {number} node */
  seek(node) {
    const { left, right } = this.frame()
    if (this.scrolls) this.#left = this.sought(node, this.#left, this.#stage, right - left)
  }
  /** The sentence of this step stands in it. */
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

  /** whether open nodes have their windows beside them */
  get #windows() {
    return this.#trace.mode === 'alphabeta'
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
  /** How far below a node's middle its position begins, and how far that goes. @param {Node} node @returns {[number, number]} */
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
    /* above the root stands what is written over its interval */
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

  /** Where a node stands; what is cut has sunk. @param {number} id */
  #place(id) {
    const place = /** @type {Place} */ (this.layout.places.get(id))
    return this.#trace.state(id).status === 'cut' ? { ...place, y: place.y + SINK } : place
  }
  /** Where the edges begin that go down from a node. @param {Node} node */
  #foot(node) {
    const { x, y } = this.#place(node.id)
    return {
      x,
      y: y + (this.#picture(node) && !this.#size.board ? this.#under(node)[1] + 4 : this.#drop),
    }
  }
  /** How far below a node's middle its edges begin, so that none runs through its window. */
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
  /** The middle of an edge that is cut, and the way it goes there. @param {Node} node */
  #cutAt(node) {
    const parent = this.#trace.nodes[node.parent]
    const from = this.#foot(parent)
    const to = this.#place(node.id)
    const shape = this.#picture(parent) && !this.#size.board ? 0 : HEAD + 4 - this.#drop // so much of the edge lies under it
    const dx = to.x - from.x
    const dy = to.y - HEAD - from.y
    const t = (dy + shape) / 2 / dy // between the two shapes
    const long = Math.hypot(dx, dy)
    return { x: from.x + dx * t, y: from.y + dy * t, ux: dx / long, uy: dy / long }
  }
  /** Two strokes across an edge. @param {Node} node */
  #slashes(node) {
    const { x, y, ux, uy } = this.#cutAt(node)
    /* leaning, so that they are no part of the tree */
    const [vx, vy] = [-uy * 0.94 - ux * 0.34, ux * 0.94 - uy * 0.34]
    return [-4, 4].map((k) => {
      const [a, b] = [x + ux * k, y + uy * k]
      return svg`<path class="slash" d="M${a - vx * 11} ${b - vy * 11}L${a + vx * 11} ${b + vy * 11}"></path>`
    })
  }

  /** Of a tree most is as it was in the step before: that is not drawn again. @template T @param {string} what @param {unknown[]} known what it is drawn from @param {() => T} draw */
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
  /** In words, drawn anew where they are others. @param {Node} node */
  said(node) {
    const known = [
      this.#trace.state(node.id),
      this.#shut(node),
      this.#hand.hidden,
      this.#hand.veiled,
      this.#language,
    ]
    return this.#unless(`said ${node.id}`, known, () => this.label(node))
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
  /** As large as its triangle has room for. @param {string} text @param {number} half */
  #fit(text, half) {
    const { number } = this.#size
    const size = text.length > 3 ? number * 0.78 : text.length === 3 ? number * 0.88 : number
    return Math.min(size, (half * ROOM) / (this.#measure(text, true) || 1))
  }

  /** Beside an open node; on paper, where all are closed, beside each. @param {Place} place @param {State} state @param {boolean} now */
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
  /** Where the bar of a node begins, and its middle. @param {Place} place */
  #barAt({ x, y, half, side }) {
    const { beside } = this.#size
    return { x: side > 0 ? x + half + beside : x - half - beside - this.#bar, y: y - 14 }
  }

  /** What is said of the step's node, on the stage; null: below it. */
  #callout() {
    const { asked, said, sign } = this.#hand
    if (!this.#stage || !this.#talks || !said.length) return null
    const { drawn, at, step } = this.#trace
    const node = asked ?? step.node
    const unit = 1 / Math.min(1, this.#zoom)
    const blocks = () => drawn.flatMap((one) => this.#covered(one, node))
    return this.#callouts.view({
      ...{ step: at, node, parts: said, sign, stage: this.#seen(), at: this.#place(node) },
      ...{ unit, blocks, measure: this.#measure },
    })
  }
  /** What is seen of the drawing, but for where it fades. */
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
   * What a sentence should not cover, of one node; what it speaks of is kept free: the node, the way down to it, the values
   * that are compared there, every interval that is shown, and what is cut.
   * @param {Node} node @param {number} here the node that is spoken of @returns {Block[]}
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
