/**
 * moving.js -- animates a step of a search: the path goes down, a value leaves its child and rises along the edge, a
 * bound pushes its end of the interval, two strokes cut and the nodes below sink. The drawing has the final state
 * already: animations end at once at the next input or step, and do not begin where nobody sees them.
 */
import { moves, timesOf } from '../../core/motion.js'

/** @typedef {import('../../model/trace.js').Trace} Trace */
/** @typedef {import('./cgt-tree.js').CgtTree} CgtTree */
/** @typedef {import('./drawing.js').TreeDrawing} TreeDrawing */
/** @typedef {import('../../model/tree-layout.js').Place} Place */
/** Places of the nodes, and the drawing's place on the screen. @typedef {{ places: Map<number, Place>, at: DOMMatrix | null }} Stood */
/** step: duration in ms; ease: CSS easing @typedef {{ step: number, ease: string }} Time */
/** x of a bar's ends @typedef {{ alpha: number, beta: number }} Ends */

/** shares of a step's time: until a value has risen, for an edge down */
const [RISE, DOWN] = [0.7, 0.4]

/** more nodes are not animated after folding */
const MANY = 240
/** CSS can animate a path's `d` */
const LINES = globalThis.CSS?.supports('d', 'path("M0 0")')

export class Moving {
  #host
  /** @type {Animation[]} */ #running = []
  /** @type {Time} */ #time = { step: 0, ease: '' }
  /** the step shown last */ #at = -1
  /** @type {Trace | null} */ #trace = null
  /** @type {Set<number>} */ #path = new Set()
  /** node -> ends of its bar @type {Map<string, Ends>} */ #bars = new Map()
  /** node and place of the callout, from its data attributes @type {DOMStringMap} */ #callout = {}

  /** @param {CgtTree} host */
  constructor(host) {
    this.#host = host
    for (const event of ['pointerdown', 'keydown'])
      host.root.addEventListener(event, () => this.finish(), { capture: true, passive: true })
  }
  /** Ends all animations. */
  finish() {
    for (const one of this.#running) one.cancel()
    this.#running = []
  }

  /** True if a trace is one step on from the last shown. @param {Trace | null} trace */
  goesOn(trace) {
    return !!trace && trace === this.#trace && trace.at === this.#at + 1
  }
  /**
   * Notes the shown step; animates it if it is one step on. Reads no layout or style from the browser: that would
   * force a layout.
   * @param {Trace} trace @param {TreeDrawing} drawing @param {Time | null} time null: no animation
   */
  show(trace, drawing, time) {
    const { at } = trace
    if (trace === this.#trace && at === this.#at) return
    this.finish()
    const on = this.goesOn(trace)
    const { path } = drawing.light
    const down = [...path].filter((id) => !this.#path.has(id))
    const [was, calloutBefore] = [this.#bars, this.#callout]
    this.#trace = trace
    this.#at = at
    this.#path = path
    this.#bars = this.#ends()
    this.#callout = { ...this.#one('.callout')?.dataset }
    if (!on || !time) return
    this.#time = time
    this.#speak(calloutBefore)
    this.#happen(trace, drawing, down, was)
  }
  /** Moves the sentence if its node is the same; else fades it in. @param {DOMStringMap} was */
  #speak(was) {
    const { of, x, y } = this.#callout
    const frame =
      of === was.of
        ? { transform: `translate(${Number(was.x) - Number(x)}px, ${Number(was.y) - Number(y)}px)` }
        : { opacity: 0 }
    this.#play(this.#one('.callout'), [frame, {}], 0.5)
  }

  /** @param {Trace} trace @param {TreeDrawing} drawing @param {number[]} down new nodes of the path @param {Map<string, Ends>} was */
  #happen({ step }, drawing, down, was) {
    const { kind, node } = step
    if (kind === 'enter' || kind === 'leaf') this.#goDown(down, drawing)
    const risers = this.#all('.riser')
    for (const riser of risers) this.#rise(riser, drawing)
    const delay = risers.length ? RISE : 0
    if (delay) this.#arrive(node, delay)
    for (const [id, ends] of this.#bars) {
      const before = was.get(id)
      if (before) this.#push(id, before, ends, delay)
    }
    if (kind === 'cut' || kind === 'stop') {
      this.#all(`[data-cuts="${node}"] .slash`).forEach((slash, i) => this.#play(slash, [{ strokeDasharray: '0 40' }, { strokeDasharray: '40 40' }], 0.5, i * 0.25)) // prettier-ignore
      for (const [id, before, after] of step.changes)
        if (after.status === 'cut' && before.status !== 'cut')
          this.#play(this.#one(`[data-node="${id}"]`), [{ transform: `translateY(${-drawing.sunk}px)` }, {}], 0.6, 0.4) // prettier-ignore
    }
  }
  /** Remembers places before something folds or unfolds. @param {TreeDrawing} drawing @returns {Stood} */
  note(drawing) {
    return { places: drawing.layout.places, at: this.#screen() }
  }
  /**
   * After folding or unfolding: keeps node `id` in its place on the screen and moves all others from their old places;
   * unfolded ones come out of it.
   * @param {Stood} was @param {Trace} trace @param {TreeDrawing} drawing @param {number} id
   */
  folded({ places, at }, { nodes, drawn }, drawing, id) {
    const box = this.#one('.tree')
    const seen = places.get(id)
    const stands = drawing.layout.places.get(id)
    let now = this.#screen()
    if (!box || !at || !now || !seen || !stands) return
    box.scrollLeft += now.e + now.a * stands.x - (at.e + at.a * seen.x)
    now = this.#screen()
    if (!now || drawn.length > MANY || !moves(this.#host)) return
    this.#time = timesOf(this.#host)
    /** @type {Map<number, [number, number]>} */
    const away = new Map()
    for (const node of drawn) {
      let u = node.id
      while (!places.has(u)) u = nodes[u].parent
      const from = /** @type {Place} */ (places.get(u))
      const to = /** @type {Place} */ (drawing.layout.places.get(node.id))
      const by = /** @type {[number, number]} */ ([
        (at.e + at.a * from.x - now.e) / now.a - to.x,
        (at.f + at.d * from.y - now.f) / now.d - to.y,
      ])
      away.set(node.id, by)
      const frame = { transform: `translate(${by[0]}px, ${by[1]}px)` }
      const frames = u === node.id ? [frame, {}] : [{ ...frame, opacity: 0 }, {}]
      this.#play(this.#one(`[data-node="${node.id}"]`), frames, 1)
      if (node.parent < 0) continue
      const line = drawing.edgeOf(node.id, away.get(node.parent), by)
      this.#play(this.#one(`.edge[data-to="${node.id}"]`), [LINES ? { d: `path("${line}")` } : { opacity: 0 }, {}], 1) // prettier-ignore
    }
  }
  /** Matrix from the drawing's units to the screen. */
  #screen() {
    const svg = /** @type {SVGSVGElement | null} */ (this.#one('.tree svg'))
    return svg?.getScreenCTM() ?? null
  }
  /** Draws edges downwards, one after another. @param {number[]} nodes @param {TreeDrawing} drawing */
  #goDown(nodes, drawing) {
    nodes.forEach((id, i) => {
      const edge = this.#one(`.edge[data-to="${id}"]`)
      if (!edge) return
      const way = drawing.wayUp(id)
      const long = way.reduce((sum, [x, y], j) => (j ? sum + Math.hypot(x - way[j - 1][0], y - way[j - 1][1]) : 0), 0) // prettier-ignore
      this.#play(edge, [{ strokeDasharray: `0 ${long}` }, { strokeDasharray: `${long} ${long}` }], DOWN, i * DOWN) // prettier-ignore
    })
  }
  /** Lets a value rise: the kept one arrives, others fade half-way. @param {SVGElement} riser @param {TreeDrawing} drawing */
  #rise(riser, drawing) {
    const way = drawing.wayUp(Number(riser.dataset.rise))
    const kept = riser.classList.contains('kept')
    const frames = way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }))
    if (!kept) {
      const [[x, y], [u, v]] = way.slice(-2)
      frames[frames.length - 1] = { transform: `translate(${(x + u) / 2}px, ${(y + v) / 2}px)`, opacity: 0 } // prettier-ignore
    }
    this.#play(riser, frames, RISE)
  }
  /** Shows a node's new value when it has risen. @param {number} node @param {number} delay */
  #arrive(node, delay) {
    const own = this.#one(`[data-node="${node}"]`)
    for (const part of own?.querySelectorAll(':scope > .value') ?? [])
      this.#play(/** @type {SVGElement} */ (part), [{ opacity: 0 }, {}], 1 - delay, delay)
    for (const part of own?.querySelectorAll(':scope > .shape.full') ?? [])
      this.#play(
        /** @type {SVGElement} */ (part),
        [{ fill: 'var(--cgt-bg)' }, {}],
        1 - delay,
        delay,
      )
  }
  /** Moves the ends of a bar to their places. @param {string} id @param {Ends} from @param {Ends} to @param {number} delay */
  #push(id, from, to, delay) {
    const bar = `[data-node="${id}"] > .interval`
    for (const kind of /** @type {const} */ (['alpha', 'beta'])) {
      const by = from[kind] - to[kind]
      if (!by) continue
      for (const part of this.#all(`${bar} > .${kind}`))
        this.#play(part, [{ transform: `translateX(${by}px)` }, {}], 1 - RISE / 2, delay)
    }
    const [a, b] = [to.beta - to.alpha, from.beta - from.alpha]
    const span = this.#one(`${bar} > .span`)
    if (!span || a === b) return
    /* an interval that becomes empty keeps its old width until the ends cross */
    const transformOrigin = from.alpha === to.alpha ? 'left' : 'right'
    const first = a > 0 ? { transform: `scaleX(${b / a})` } : { opacity: 0 }
    this.#play(span, [{ ...first, transformOrigin }, { transformOrigin }], 1 - RISE / 2, delay)
  }

  /** @param {Element | null} thing @param {Keyframe[]} frames @param {number} takes @param {number} [waits] shares of a step's time */
  #play(thing, frames, takes, waits = 0) {
    if (!thing) return
    const { step, ease } = this.#time
    this.#running.push(
      thing.animate(frames, { duration: takes * step, delay: waits * step, easing: ease, fill: 'backwards' }), // prettier-ignore
    )
  }
  /** @param {string} selector @returns {SVGElement[]} */
  #all(selector) {
    return [...this.#host.root.querySelectorAll(selector)].map((e) => /** @type {SVGElement} */ (e))
  }
  /** @param {string} selector @returns {SVGElement | null} */
  #one(selector) {
    return this.#host.root.querySelector(selector)
  }
  #ends() {
    return new Map(
      this.#all('.interval').map((bar) => {
        const { alpha, beta } = bar.dataset
        const id = bar.parentElement?.dataset.node ?? ''
        return [id, { alpha: Number(alpha), beta: Number(beta) }]
      }),
    )
  }
}
