/**
 * cgt-tree.js -- a game tree, and minimax or alpha-beta walking through it step by step. What a step is, and what
 * is known after it, says web/model/trace.js; here it is drawn, with the grammar of the design: MAX a triangle up, MIN
 * a triangle down, filled once the value is certain, hollow while it is a bound; what was cut is hatched.
 */
import { html, nothing, svg } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { EngineError, RulesError } from '../engine/errors.js'
import { boundOf, depthThatFits, readSearches, Trace } from '../model/trace.js'
import css from './cgt-tree.css'
import { share } from './deck.js'
import { CgtElement, sheet } from './element.js'
import { icon, letterOf, mark } from './marks.js'
import { Room } from './room.js'
import { box, css as shapes, focusFrame, words } from './shapes.js'
import { Stepper, stepperSheet } from './stepper.js'
import { layout } from './tree-layout.js'

/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../model/trace.js').Node} Node */
/** @typedef {import('../model/trace.js').Mode} Mode */
/** @typedef {import('../model/trace.js').Said} Said */
/** @typedef {import('../model/trace.js').State} State */
/** @typedef {import('../model/trace.js').Searched} Searched */
/** @typedef {import('./tree-layout.js').Layout} Layout */
/** @typedef {import('./tree-layout.js').Place} Place */

/**
 * Sizes in sixteenths of an em: what a drawing is made with. On a projector numbers are larger and levels closer; on a
 * phone all is closer, and cgt-tree.css makes it smaller still.
 */
const PAGE = {
  ...{ level: 104, number: 22, small: 15, window: 17, half: 33.6, leaf: 44 },
  ...{ gap: 24, beside: 20, is: ' = ' },
}
const PROJ = { ...PAGE, level: 78, number: 26, small: 18, window: 18, half: 37, leaf: 46 }
const PHONE = {
  ...PAGE,
  level: 92,
  number: 20,
  small: 16,
  window: 16,
  half: 29,
  gap: 13,
  beside: 13,
  is: ' ',
}
/** width of a figure or letter, as part of the font's size */
const SANS = 0.62
const MONO = 0.61
/** An edge ends so far above its node and drops: it runs over the nodes between, not through them. */
const HEAD = 26
/** half the width of a leaf that is won or lost, and of a leaf with a short number */
const CHIP = 33
const LEAF = 23

/** the sign of a value for who moves @param {number} value @returns {Outcome} */
const outcomeFor = (value) => (value > 0 ? 'win' : value < 0 ? 'loss' : 'tie')
let made = 0

/**
 * @summary A game tree; minimax and alpha-beta step by step, forward and back.
 * @attr {string} game id of the game, with `rules` and `start`
 * @attr {string} rules in the game's notation
 * @attr {string} start position in the game's notation
 * @attr {string} leaves values of a full binary tree: "3 5 2 9"
 * @attr {string} tree nested values: "((3 5) (2 9))"; "min" before it where MIN begins
 * @attr {minimax|alphabeta} search
 * @attr {number} depth plies, where the tree is larger
 * @attr {number|end} at the step that is shown
 * @event cgt-step another step is shown, or the same drawn anew
 */
export class CgtTree extends CgtElement {
  static attributes = ['game', 'rules', 'start', 'leaves', 'tree', 'search', 'depth', 'at']
  static styles = [stepperSheet, sheet(shapes + css)]

  /** @type {Searched} */ #searched = /** @type {any} */ (null)
  /** @type {Trace} */ #trace = /** @type {any} */ (null)
  /** @type {Layout} */ #layout = /** @type {any} */ (null)
  /** nodes deeper than this are folded */ #shown = 0
  /** leaves of a won or lost game, without points */ #chips = false
  /** what `searched` was made from */ #source = ''
  /** values that the search has not reached are hidden */ #hidden = false
  /** the node with the tab stop */ #spot = 0
  #name = `search-${made++}`
  #followed = -1
  #size = PAGE
  #room = new Room(this)
  /** what the layout was made for @type {unknown[]} */ #made = []
  /** every bound that a node ever has @type {Set<number>[]} */ #bounds = []

  #stepper = new Stepper(this, { onChange: (at) => this.#stepped(at) })

  read() {
    const [name, rules, start] = this.#asked()
    const depth = this.#depth()
    const mode = this.getAttribute('search') === 'alphabeta' ? 'alphabeta' : 'minimax'
    const source = JSON.stringify([name, rules, start, depth])
    if (source !== this.#source) {
      const game = this.engine.game(name, { rules })
      try {
        const searched = readSearches(game, game.parse(start ?? game.start), { depth })
        if (!searched)
          throw new EngineError({
            code: 'range',
            reason: 'this tree is too large to draw: take a smaller position, or set a depth',
          })
        this.#searched = searched
        this.#shown = depthThatFits(searched.nodes)
        for (const { depth, position } of searched.nodes) if (depth <= this.#shown) position.text // while the game is open
      } finally {
        game.close()
      }
      this.#source = source
      this.#spot = 0
      this.#hidden = this.getAttribute('values') === 'off'
      this.#chips =
        !this.#searched.explicit && this.#searched.nodes.every((n) => Math.abs(n.value) <= 1)
    }
    this.#trace = new Trace(this.#searched, mode, this.#shown)
    this.#bounds = this.#trace.nodes.map(() => new Set())
    if (mode === 'alphabeta')
      for (const { changes } of this.#trace.steps)
        for (const [id, , { alpha, beta, low, high }] of changes)
          for (const n of [alpha, beta, low, high]) if (n !== null) this.#bounds[id].add(n)
    const at = this.getAttribute('at')
    this.#stepper.reset(this.#trace.count, at === 'end' ? this.#trace.count : Number(at) || 0)
    this.#followed = -1
  }
  #arrange() {
    const room = this.#room.narrow()
    const [trace, was] = this.#made
    if (trace === this.#trace && was === room) return
    this.#made = [this.#trace, room]
    this.#lay(this.hasAttribute('data-proj') ? PROJ : PAGE)
    if (this.#layout.right - this.#layout.left > room) this.#lay(PHONE)
  }
  /** @param {typeof PAGE} size */
  #lay(size) {
    this.#size = this.#trace.explicit ? size : { ...size, level: size.level + 16 }
    const { level } = this.#size
    this.#layout = layout(this.#trace.nodes, this.#shown, level, (n) => this.#box(n), size)
  }
  /** @returns {[string, string, string | null]} game, rules, start */
  #asked() {
    const values = this.getAttribute('tree') ?? this.getAttribute('leaves')
    if (values !== null) return ['tree', values, '']
    const name = this.getAttribute('game') ?? 'tree'
    const facts = this.engine.games.find((g) => g.name === name)
    const rules = this.getAttribute('rules') ?? (name === 'tree' ? facts?.examples[0].rules : '')
    return [name, rules ?? '', this.getAttribute('start')]
  }
  /** @returns {number | undefined} */
  #depth() {
    const depth = this.getAttribute('depth')?.trim()
    if (!depth) return undefined
    if (!/^[1-9]\d{0,3}$/.test(depth))
      throw new RulesError({ code: 'syntax', reason: 'the depth is a number of moves, from 1' })
    return Number(depth)
  }

  get shared() {
    return { at: this.#stepper.at, search: this.#trace?.mode, hidden: this.#hidden }
  }
  set shared(state) {
    const { at, search, hidden } = /** @type {Record<string, unknown>} */ (state ?? {})
    if (!this.#trace) return
    this.#hidden = hidden === true
    if ((search === 'minimax' || search === 'alphabeta') && search !== this.#trace.mode)
      this.#setMode(search, Number(at) || 0)
    else this.#stepper.go(Number(at) || 0)
  }

  /** the search that is shown, at its step: for what stands beside the tree, which hears of each by `cgt-step` */
  get trace() {
    return this.#trace
  }
  /** @param {number} at */
  #stepped(at) {
    this.reflect({ at: at ? String(at) : null })
    share(this)
  }
  /** @param {Mode} search @param {number} [at] */
  #setMode(search, at = 0) {
    this.reflect({ search, at: at ? String(at) : null })
    this.attempt(() => this.read())
    share(this)
  }
  #toggleValues() {
    this.#hidden = !this.#hidden
    share(this)
    this.update()
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.#trace) return false
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    const node = target.dataset?.node
    if (node !== undefined) {
      const ids = [...this.#layout.places.keys()].sort((a, b) => a - b)
      const at = ids.indexOf(Number(node))
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        const next = ids[at + (event.key === 'ArrowUp' ? -1 : 1)]
        if (next !== undefined) this.#focus(next)
        return true
      }
      if (event.key === 'Enter') {
        this.#goTo(Number(node))
        return true
      }
    }
    if (event.key === 'v' || event.key === 'V') {
      this.#toggleValues()
      return true
    }
    return this.#stepper.key(event)
  }
  /** @param {number} node */
  #focus(node) {
    this.#spot = node
    this.update()
    const found = /** @type {SVGElement | null} */ (
      this.root.querySelector(`[data-node="${node}"]`)
    )
    found?.focus({ preventScroll: true })
    this.#follow(node)
  }
  /** The step that settled a node. @param {number} node */
  #goTo(node) {
    this.#spot = node
    const { steps } = this.#trace
    let at = steps.length - 1
    while (at && !steps[at].changes.some(([n]) => n === node)) at--
    if (steps.some((s) => s.changes.some(([n]) => n === node))) this.#stepper.go(at)
    else this.update()
  }

  update() {
    this.#trace?.go(this.#stepper.at)
    super.update()
    this.emit('cgt-step', { at: this.#stepper.at })
    if (!this.#trace || this.#followed === this.#stepper.at) return
    this.#followed = this.#stepper.at
    this.#follow(this.#trace.step.node)
  }
  /** Moves the figure's own scroll, never the page, so that the node is seen. @param {number} node */
  #follow(node) {
    const box = this.root.querySelector('.tree')
    const place = this.#layout.places.get(node)
    if (!box || !place || box.scrollWidth <= box.clientWidth) return
    const { left, right } = this.#frame()
    const x = ((place.x - left) / (right - left)) * box.scrollWidth
    const room = Math.min(120, box.clientWidth / 3)
    if (x > box.scrollLeft + room && x < box.scrollLeft + box.clientWidth - room) return
    const still = this.#stepper.at === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollTo({ left: x - box.clientWidth / 2, behavior: still ? 'instant' : 'smooth' })
  }

  /* ---- what stands in a node ---- */

  /** A number, with a sign where it is infinite. @param {number} n */
  #num(n) {
    return n === Infinity ? '+∞' : this.num(n)
  }
  /** @param {Said} said */
  #says({ text, slots }) {
    /** @type {Record<string, string | number>} */
    const filled = {}
    for (const [name, v] of Object.entries(slots))
      filled[name] = Array.isArray(v) ? this.#list(v) : v === Infinity ? '+∞' : v
    return this.t(text, filled)
  }
  /** @param {number[]} values */
  #list(values) {
    const most = 12
    const shown = values.slice(0, most).map((v) => this.#num(v))
    return [...shown, ...(values.length > most ? ['…'] : [])].join(', ')
  }
  /** @param {Node} node */
  #folded(node) {
    return node.depth === this.#shown && node.size > 1
  }
  /** Room for the largest thing that will ever stand there. @param {Node} node */
  #box(node) {
    const { number, small, window, half } = this.#size
    const text = this.#trace.explicit ? '' : node.position.text
    const caption = (text.length * small * MONO) / 2 + 4
    if (node.leaf && this.#chips) return { half: Math.max(CHIP, caption), label: 0 }
    const value = this.#num(node.value).length
    if (node.leaf) return { half: Math.max(this.#leafHalf(node), caption), label: 0 }
    const bounds = [...this.#bounds[node.id]].map((n) => this.#num(n).length)
    const windows = this.#trace.mode === 'alphabeta'
    const wide = Math.max(value, ...bounds) + (windows ? 1 : 0)
    const label = Math.max(2, ...bounds) + 1 + this.#size.is.length
    return {
      half: Math.max(half, wide > 3 ? wide * number * 0.5 : 0, caption),
      label: windows ? label * window * MONO : 0,
    }
  }
  /** @param {Node} node */
  #leafHalf({ value }) {
    return Math.max(LEAF, (this.#num(value).length * this.#size.number * SANS) / 2 + 10)
  }

  /* ---- the drawing ---- */

  #frame() {
    const { left, right, depth } = this.#layout
    const { level, small } = this.#size
    const below = (this.#trace.explicit ? 0 : small + 12) + (this.#folds ? small + 10 : 0)
    return { left: left - 16, right: right + 16, top: -46, bottom: depth * level + 44 + below }
  }
  get #folds() {
    return this.#trace.nodes.some((n) => this.#folded(n))
  }

  view() {
    this.#arrange()
    const { mode, counts, step } = this.#trace
    const { left, right, top, bottom } = this.#frame()
    const other = mode === 'minimax' ? 'alphabeta' : 'minimax'
    const places = [...this.#layout.places]
    const drawn = places.map(([id]) => this.#trace.nodes[id])
    return html`
      <div class="top">
        ${this.#modes()}
        <span class="players">
          <span class="max"><i aria-hidden="true">▲</i> ${this.t('MAX picks the largest')}</span>
          <span class="min"><i aria-hidden="true">▼</i> ${this.t('MIN picks the smallest')}</span>
          ${this.#chips ? html`<span>${this.t('1: MAX wins, −1: MIN wins')}</span>` : nothing}
        </span>
        ${
          this.#trace.explicit
            ? html`<button
                type="button"
                class="btn quiet no-print"
                aria-pressed=${this.#hidden ? 'false' : 'true'}
                title=${this.t('Show the values that were not looked at')}
                @click=${() => this.#toggleValues()}
              >
                ${icon('eye')}<span>${this.t('Values')}</span>
              </button>`
            : nothing
        }
      </div>
      <div class="tree" style="--w:${right - left}">
        <svg
          class="draw"
          viewBox="${left} ${top} ${right - left} ${bottom - top}"
          role="tree"
          aria-label=${this.t('Game tree, {n} node|Game tree, {n} nodes', { n: this.#trace.nodes.length })}
        >
          <defs>
            <pattern
              id="hatch"
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect class="hatching" width="8" height="8"></rect>
              <path class="hatching-line" d="M1.500 0V8"></path>
            </pattern>
          </defs>
          <g aria-hidden="true">${drawn.map((n) => this.#edge(n))}</g>
          ${drawn.map((n) => this.#node(n))}
        </svg>
      </div>
      <ol class="sr">
        ${drawn.map((n) => html`<li>${this.#label(n)}</li>`)}
      </ol>
      ${this.#stepper.view()}
      <p class="says" role="status" aria-live="polite">
        <b>${this.#says(step.say)}</b> ${step.more ? this.#says(step.more) : nothing}
      </p>
      <p class="count">
        ${this.t('Looked at: {seen} of {n} node.|Looked at: {seen} of {n} nodes.', {
          seen: step.nodes,
          n: this.#trace.nodes.length,
        })}
        ${this.t('{who} would look at {n} node.|{who} would look at {n} nodes.', {
          who: other === 'minimax' ? this.t('Minimax') : this.t('Alpha-beta'),
          n: counts[other].nodes,
        })}
        ${this.t('Leaves looked at: {seen} of {n}.', {
          seen: step.leaves,
          n: counts.minimax.leaves,
        })}
        ${
          this.#folds
            ? this.t('{n} node is folded.|{n} nodes are folded.', {
                n: this.#trace.nodes.length - drawn.length,
              })
            : nothing
        }
      </p>
    `
  }
  #modes() {
    /** @param {Mode} mode @param {string} name */
    const choice = (mode, name) =>
      html`<label
        ><input
          type="radio"
          name=${this.#name}
          .checked=${live(this.#trace.mode === mode)}
          @change=${() => this.#setMode(mode)}
        /><span>${name}</span></label
      >`
    return html`<span class="seg" role="radiogroup" aria-label=${this.t('Search')}>
      ${choice('minimax', this.t('Minimax'))}${choice('alphabeta', this.t('Alpha-beta'))}
    </span>`
  }

  /** The edge from a node up to its parent. @param {Node} node */
  #edge(node) {
    if (node.parent < 0) return nothing
    const from = /** @type {Place} */ (this.#layout.places.get(node.parent))
    const to = /** @type {Place} */ (this.#layout.places.get(node.id))
    const { step } = this.#trace
    const { status } = this.#trace.state(node.id)
    const line = this.#trace.at === this.#trace.count && this.#trace.line.includes(node.id)
    const now = step.node === node.parent && status === 'closed' && step.kind !== 'enter'
    const kind = line
      ? this.#wins(node.parent)
        ? 'win'
        : 'now'
      : status === 'cut'
        ? 'cut'
        : now
          ? 'now'
          : ''
    const cutHere = status === 'cut' && this.#trace.state(node.parent).status !== 'cut'
    return svg`<path class="edge ${kind}" d="M${from.x} ${from.y}L${to.x} ${to.y - HEAD}V${to.y}"></path>${
      cutHere ? this.#slashes(from, to) : nothing
    }`
  }
  /** Blue is for moves that win; where there are points, best play is as good as it gets. @param {number} id */
  #wins(id) {
    const { max, value } = this.#trace.nodes[id]
    return !this.#chips || (max ? value : -value) > 0
  }
  /** Two strokes across an edge. @param {Place} from @param {Place} to */
  #slashes(from, to) {
    const dx = to.x - from.x
    const dy = to.y - HEAD - from.y
    const t = (dy + HEAD + 4) / 2 / dy // between the two shapes
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
    const place = /** @type {Place} */ (this.#layout.places.get(node.id))
    const state = this.#trace.state(node.id)
    const { step } = this.#trace
    const now = step.node === node.id && step.kind !== 'start'
    const kinds = `node ${node.leaf ? 'leaf' : node.max ? 'max' : 'min'} ${state.status}`
    return svg`<g
      class=${kinds}
      role="treeitem"
      data-node=${node.id}
      tabindex=${this.#spot === node.id ? 0 : -1}
      aria-level=${node.depth + 1}
      aria-selected=${now ? 'true' : 'false'}
      aria-label=${this.#label(node)}
      @click=${() => this.#goTo(node.id)}
    >${this.#focusRing(node, place)}${
      node.leaf ? this.#leaf(node, place, state, now) : this.#triangle(node, place, state, now)
    }${this.#caption(node, place)}</g>`
  }
  /** @param {Node} node @param {Place} place */
  #focusRing(node, { x, y, half }) {
    return focusFrame(x, y, half + 10, node.leaf ? this.#size.leaf / 2 + 9 : 40)
  }

  /** @param {Node} node @param {Place} place @param {State} state @param {boolean} now */
  #leaf(node, { x, y, half }, state, now) {
    const h = this.#size.leaf
    const w = this.#chips ? CHIP : this.#trace.explicit ? half : this.#leafHalf(node)
    const ring = now ? box('ring', x, y, w + 8, h / 2 + 8, 12) : nothing
    if (this.#chips && state.status !== 'cut') {
      const seen = state.status === 'closed'
      const outcome =
        seen && !node.horizon ? outcomeFor(node.max ? node.value : -node.value) : 'unknown'
      const value = this.#num(node.value)
      const text = !seen
        ? '?'
        : node.horizon
          ? value
          : `${letterOf(outcome, this.letters)} ${value}`
      return svg`${ring}${mark(outcome, x, y, h, text, { width: 2 * CHIP })}`
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
    if (this.#trace.explicit && !this.#hidden) return this.#num(node.value)
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
      class="shape ${full ? 'full' : ''}" d=${d}></path>${words('value strong', x, y + up * 7, this.#fit(text), text)}${this.#window(node, place, state, now)}`
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

  /** [alpha, beta] beside an open node, paler once it is closed. @param {Node} node @param {Place} place @param {State} state @param {boolean} now */
  #window(node, { x, y, half, side }, { alpha, beta, status }, now) {
    if (alpha === null || beta === null) return nothing
    const { window: size, beside, is } = this.#size
    const cut = now && this.#trace.step.kind === 'cut'
    const at = x + side * (half + beside)
    const kind = `window over ${side > 0 ? 'start' : 'end'} ${now ? 'now' : status === 'closed' ? 'past' : ''}`
    const line = size * 1.4
    const top = y - line * 1.15 /* above the edges that go down */
    const wide = (size * MONO * 7) / 2
    const badge = y + size * 1.43
    return svg`${words(kind, at, top, size, `α${is}${this.#num(alpha)}`)}${words(kind, at, top + line, size, `β${is}${this.#num(beta)}`)}${
      cut
        ? svg`${box('badge', at + side * wide, badge, wide, size * 0.8, 5)}${words('badge-text', at + side * wide, badge, size, 'α ≥ β')}`
        : nothing
    }`
  }

  /** The position of a real game, and what is folded below. @param {Node} node @param {Place} place */
  #caption(node, { x, y }) {
    const { small, leaf } = this.#size
    const text = this.#trace.explicit ? '' : node.position.text
    const first = y + (node.leaf ? leaf / 2 + 19 : node.max ? 45 : 54)
    /** @param {string} said @param {number} at @param {string} kind */
    const line = (said, at, kind) =>
      svg`${box('plate', x, at, (said.length * small * MONO) / 2 + 3, small * 0.6)}${words(`mono ${kind}`, x, at, small, said)}`
    return svg`${text ? line(text, first, '') : nothing}${
      this.#folded(node)
        ? line('+' + this.num(node.size - 1), first + (text ? small + 5 : 0), 'k2')
        : nothing
    }`
  }

  /** A node in words. @param {Node} node */
  #label(node) {
    const state = this.#trace.state(node.id)
    const known = boundOf(state)
    const who = node.leaf ? this.t('Leaf') : node.max ? 'MAX' : 'MIN'
    const parts = [this.#trace.explicit ? who : `${who} ${node.position.text}`]
    if (known) {
      const key = { '=': 'worth {value}', '≤': '{value} or less', '≥': '{value} or more' }[
        known.sign
      ]
      parts.push(this.t(key, { value: known.value }))
    } else if (state.status === 'cut') parts.push(this.t('cut, not looked at'))
    else if (node.leaf && this.#trace.explicit && !this.#hidden)
      parts.push(this.t('{value}, not looked at yet', { value: node.value }))
    else parts.push(this.t('not known yet'))
    if (state.status === 'open' && state.alpha !== null && state.beta !== null)
      parts.push(
        this.t('window {alpha} to {beta}', {
          alpha: this.#num(state.alpha),
          beta: this.#num(state.beta),
        }),
      )
    if (this.#folded(node))
      parts.push(
        this.t('{n} node is folded below|{n} nodes are folded below', { n: node.size - 1 }),
      )
    return parts.join(', ')
  }
}
