/**
 * drawing.js -- draws a state graph: the places of its nodes, its arrows, and the node to which an arrow key leads. The element
 * says what a node shows and whether a move wins.
 */
import { html, nothing, svg } from 'lit-html'
import { arrow, beside, lineOf, loop, rim } from '../core/arrows.js'
import { mark } from '../core/marks.js'
import { nearest, wayOf } from '../core/arrow-keys.js'
import { box, focusFrame, words } from '../core/shapes.js'
import { layered } from '../model/layered.js'

/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../model/layered.js').Layered} Layered */
/**
 * The changes of a step, to be animated. Times in ms.
 * @typedef {object} News
 * @property {number} step
 * @property {(i: number) => boolean} turned true for a node that the step settled
 * @property {(i: number) => number | null} open options that were open before
 * @property {number} turns time until nodes turn
 * @property {number} ticks time until the numbers of open options change
 * @property {{ from: number, to: number, wait: number }[]} pulses go along the arrow from `from` to `to`, backwards
 */
/**
 * The element's part of a drawing: what its nodes show and do.
 * @typedef {object} Hand
 * @property {string} title
 * @property {number} spot the node with the tab stop
 * @property {number} seen the node of the sentence, -1: none
 * @property {(i: number) => boolean} ringed
 * @property {(i: number) => [outcome: Outcome, small: string]} looks small: text below the position
 * @property {(i: number) => number | null} open options that are still open, if they are shown
 * @property {News | null} news
 * @property {(i: number) => 'right' | 'wrong' | ''} verdict
 * @property {(i: number) => string} label in words
 * @property {(i: number) => boolean | null} pressed null: not a toggle button
 * @property {(from: number, to: number) => boolean} wins true if the move wins, however often it is made
 * @property {(i: number) => void} press
 * @property {(i: number) => void} focus
 */

/** height of a node, and room around the drawing for rings and badges, in the drawing's units */
const SIZE = 56
const ROOM = 14
/** room above an arrow from a node to itself */
const LOOP = 38
/** gaps of a drawing from top to bottom: it has to fit on a phone */
const DOWN = { between: 24, layers: 26 }
/** gaps in half a slide, where the width says how large it is; where every other layer is lower by STAGGER, with so much AIR */
const SHORT = { between: 30, layers: 20 }
const NARROW = { between: 30, layers: -4 }
const [STAGGER, AIR] = [80, 12]
/** factor by which a wide drawing shrinks before it is turned; cgt-graph.css has it too */
const SMALLER = 0.8

/** transform that exchanges x and y: from top to bottom */
const TURNED = 'matrix(0 1 1 0 0 0)'

export class GraphDrawing {
  #nodes
  /** @type {number[]} */ #widths
  /** arrows between nodes that are drawn, each once @type {[from: number, to: number][]} */ edges
  /** @type {Layered} */ #layout = { width: 0, height: 0, nodes: [], edges: [] }
  /** true if layers go from top to bottom */ #down = false
  /** the width for which it was arranged */ #room = NaN
  /** in half a slide @type {'' | 'flat' | 'high'} */ #half = ''
  /** the drawing's left edge and width */ #frame = { left: 0, width: 1 }

  /** @param {{ text: string, moves: number[] }[]} nodes those that are drawn @param {(i: number) => string} [below] the longest text below a node's position @param {number} letter width of a letter, as a part of a node's size */
  constructor(nodes, below = () => '', letter = 0.14) {
    this.#nodes = nodes
    this.#widths = nodes.map(({ text }, i) =>
      Math.max(
        SIZE,
        text.length * SIZE * 0.26 + SIZE * 0.4,
        below(i).length * SIZE * letter + SIZE * 0.3,
      ),
    )
    this.edges = nodes.flatMap((node, from) =>
      [...new Set(node.moves)]
        .filter((to) => to < nodes.length)
        .map((to) => /** @type {[number, number]} */ ([from, to])),
    )
  }

  /** Arranges the layers from left to right; from top to bottom if that is too wide and the other is narrower. @param {number} room @param {'' | 'flat' | 'high'} [half] in half a slide; high: most of its height is free */
  arrange(room, half = '') {
    if (room === this.#room && half === this.#half) return
    this.#room = room
    this.#half = half
    this.#layout = this.#lay(false)
    const { width } = this.#layout
    const down = (width + 2 * ROOM) * SMALLER > room ? this.#lay(true) : null
    this.#down = down !== null && down.height < width
    if (down && this.#down) this.#layout = down
  }
  /** @param {boolean} down */
  #lay(down) {
    const above = (/** @type {number} */ i) => (this.#nodes[i].moves.includes(i) ? LOOP : 0)
    const boxes = this.#widths.map((width, i) =>
      down ? { width: SIZE, height: width + above(i) } : { width, height: SIZE + above(i) },
    )
    const gaps = down ? DOWN : this.#half ? SHORT : {}
    const made =
      (this.#half === 'high' && !down && this.#staggered(boxes)) || layered(boxes, this.edges, gaps)
    made.nodes.forEach((place, i) => (place.y += above(i) / 2))
    return made
  }
  /** Lays a flat drawing out with every other layer lower; null where it is not flat, or an arrow would touch a node. @param {{ width: number, height: number }[]} boxes */
  #staggered(boxes) {
    const { width, height } = layered(boxes, this.edges, SHORT)
    if (height > width / 2) return null
    for (const lower of [0, 1]) {
      const made = layered(boxes, this.edges, NARROW)
      const points = new Set([...made.nodes, ...made.edges.flat()])
      const layers = [...new Set([...points].map(({ x }) => x))].sort((a, b) => a - b)
      for (const point of points) if (layers.indexOf(point.x) % 2 === lower) point.y += STAGGER
      const top = Math.min(...made.nodes.map(({ y }, i) => y - boxes[i].height / 2))
      for (const point of points) point.y -= top
      made.height = Math.max(...made.nodes.map(({ y }, i) => y + boxes[i].height / 2))
      if (this.#air(made, boxes) >= AIR) return made
    }
    return null
  }
  /** The least gap between two nodes, or between a node and an arrow of others. @param {Layered} made @param {{ width: number, height: number }[]} boxes */
  #air({ nodes, edges }, boxes) {
    /** @param {number} i @param {{ x: number, y: number }} at @param {{ width: number, height: number }} [box] */
    const gap = (i, at, box = { width: 0, height: 0 }) =>
      Math.max(
        Math.abs(nodes[i].x - at.x) - (boxes[i].width + box.width) / 2,
        Math.abs(nodes[i].y - at.y) - (boxes[i].height + box.height) / 2,
      )
    const gaps = nodes.flatMap((at, j) => nodes.slice(0, j).map((_, i) => gap(i, at, boxes[j])))
    edges.forEach((way, e) =>
      way.slice(1).forEach((b, k) => {
        const a = way[k]
        for (const part of [0, 0.25, 0.5, 0.75])
          for (const i of nodes.keys())
            if (!this.edges[e].includes(i))
              gaps.push(gap(i, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }))
      }),
    )
    return Math.min(...gaps)
  }
  /** @param {number} i */
  #place(i) {
    const { x, y } = this.#layout.nodes[i]
    return this.#down ? { x: y, y: x } : { x, y }
  }
  /** A node's place from left to right, 0 to 1. @param {number} i */
  across(i) {
    const { left, width } = this.#frame
    return (this.#place(i).x - left) / width
  }
  /** The nearest node in a direction, or null. @param {number} node @param {string} key an arrow */
  next(node, key) {
    const here = this.#place(node)
    const nodes = this.#nodes.map((_, i) => i)
    return nearest(
      wayOf(key),
      nodes,
      (i) => [this.#place(i).x - here.x, this.#place(i).y - here.y],
      (along, across) => (along > 1 ? along + 2 * across : Infinity),
    )
  }

  /** @param {Hand} hand */
  view(hand) {
    const { edges: ways, ...layout } = this.#layout
    const down = this.#down
    /* an edge may go around below or above all nodes */
    const heights = ways.flat().map(({ y }) => y)
    const top = Math.min(0, ...heights) - ROOM
    const across = Math.max(layout.height, ...heights) + ROOM - top
    const along = layout.width + 2 * ROOM
    const [left, upper, width, height] = down
      ? [top, -ROOM, across, along]
      : [-ROOM, top, along, across]
    this.#frame = { left, width }
    const drawn = this.edges
      .map((_, e) => this.#edge(e, hand))
      .sort((a, b) => a.kind.length - b.kind.length)
    return html`<svg
      class="draw graph"
      .style="--w:${((down ? SMALLER : 1) * width) / 16}em"
      viewBox="${left} ${upper} ${width} ${height}"
      role="group"
      aria-label=${hand.title}
      data-scene
    >
      <g transform=${down ? TURNED : nothing}>
        ${drawn.map((d) => d.line)}${hand.news?.pulses.map((pulse) => this.#pulse(pulse, hand))}
      </g>
      ${this.#nodes.map((_, i) => this.#node(i, hand))}
    </svg>`
  }
  /** @param {number} e @param {Hand} hand */
  #edge(e, hand) {
    const [from, to] = this.edges[e]
    /** @type {import('../core/arrows.js').Kind} */
    const kind = hand.wins(from, to) ? 'win' : from === hand.seen ? 'now' : ''
    const { x, y, height, points } = this.#way(e, hand)
    return { kind, line: from === to ? loop({ x, y }, height, kind) : arrow(points, kind) }
  }
  /** The points of an arrow, from its start. @param {number} e @param {Hand} hand */
  #way(e, { looks, seen }) {
    const { nodes: places, edges: ways } = this.#layout
    const down = this.#down
    const [from, to] = this.edges[e]
    /** @param {number} i */
    const shape = (i) => ({
      width: down ? SIZE : this.#widths[i],
      height: down ? this.#widths[i] : SIZE,
      round: looks(i)[0] === 'loss' && (!down || this.#widths[i] === SIZE),
    })
    const [a, b] = [places[from], places[to]]
    const back = this.#nodes[to].moves.includes(from)
    const there = ways[e].slice(1, -1)
    const inner = back && !there.length ? [beside(a, b)] : there
    const tail = rim(a, shape(from), inner[0] ?? b, 1)
    const tip = rim(b, shape(to), inner[inner.length - 1] ?? a, to === seen ? 9 : 4)
    return { ...a, height: shape(from).height, points: [tail, ...inner, tip] }
  }
  /** The outcome of an arrow's end, which goes back along the arrow. @param {News['pulses'][number]} pulse @param {Hand} hand */
  #pulse({ from, to, wait }, hand) {
    const e = this.edges.findIndex(([a, b]) => a === from && b === to)
    const [outcome, small] = hand.looks(to)
    const { d } = lineOf(this.#way(e, hand).points, '')
    return svg`<g class="pulse" data-key="pulse ${hand.news?.step} ${from} ${to}" data-path=${d} data-wait=${wait}><g transform=${this.#down ? TURNED : nothing}>${mark(outcome, 0, 0, 24, small)}</g></g>`
  }
  /** @param {number} i @param {Hand} hand */
  #node(i, hand) {
    const { spot, ringed, looks, verdict, label, pressed, press, focus, news } = hand
    const { x, y } = this.#place(i)
    const w = this.#widths[i]
    const { text } = this.#nodes[i]
    const found = verdict(i)
    const turned = news?.turned(i) ? news : null
    /** @param {ReturnType<Hand['looks']>} looks */
    const sign = ([outcome, small]) => mark(outcome, x, y, SIZE, text, { width: w, small })
    /** @param {string} look @param {number} out */
    const frame = (look, out) => box(look, x, y, w / 2 + out, SIZE / 2 + out, 8 + out)
    return svg`<g
      class="node"
      role="button"
      data-node=${i}
      tabindex=${i === spot ? 0 : -1}
      aria-label=${label(i)}
      aria-pressed=${pressed(i) ?? nothing}
      @click=${() => press(i)}
      @focus=${() => focus(i)}
    >
      ${focusFrame(x, y, w / 2 + 7.5, SIZE / 2 + 7.5)}
      ${found ? frame(found, 6.5) : nothing}
      ${turned ? svg`<g data-key="turn ${turned.step} ${i}" data-come="pop" data-wait=${turned.turns}>${sign(looks(i))}</g>${was(`was ${turned.step} ${i}`, turned.turns, sign(['unknown', '?']))}` : sign(looks(i))}
      ${open(x + w / 2 - 3, y + SIZE / 2 - 3, i, !!turned, hand)}
      ${ringed(i) ? frame('ring', 6) : nothing}
      ${found ? badge(x + w / 2 + 4, y - SIZE / 2 - 4, found === 'right') : nothing}
    </g>`
  }
}

/** A part of the drawing before, shown until a time. @param {string} key @param {number} wait @param {unknown} drawn */
const was = (key, wait, drawn) =>
  svg`<g class="was" data-key=${key} data-come="gone" data-wait=${wait}>${drawn}</g>`
/**
 * The badge with the number of open options.
 * @param {number} x @param {number} y @param {number} i @param {boolean} turned @param {Hand} hand
 */
function open(x, y, i, turned, { open, news }) {
  const now = open(i)
  const before = news ? news.open(i) : now
  /** @param {number | null} n */
  const number = (n) => words('', x, y, 15, n)
  /** @param {unknown} of */
  const badge = (of) => svg`<g class="open">${box('', x, y, 11, 11, 11)}${of}</g>`
  if (news && now === null && before !== null)
    return was(`closed ${news.step} ${i}`, turned ? news.turns : news.ticks, badge(number(before)))
  if (now === null) return nothing
  return badge(
    news && before !== now
      ? svg`<g data-key="open ${news.step} ${i}" data-come="tick" data-wait=${news.ticks}>${number(now)}</g>${was(`opened ${news.step} ${i}`, news.ticks, number(before))}`
      : number(now),
  )
}
/** @param {number} x @param {number} y @param {boolean} right */
function badge(x, y, right) {
  const d = right ? 'M-4.500 .5l3 3 6-6.500' : 'M-3.500 -3.500l7 7M3.500 -3.500l-7 7'
  return svg`<g class="badge" transform="translate(${x} ${y})"><circle r="10"></circle><path d=${d}></path></g>`
}
