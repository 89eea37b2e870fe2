/**
 * cgt-tree.js -- a game tree, and a search walking through it step by step: watched, asked about, or done by the
 * student alone. web/model/trace.js has the steps and what is known after each, web/trees/quiz.js the
 * questions, drawing.js the drawing. Beside the tree of a real game stands its board.
 */
import { html, nothing } from 'lit-html'
import { css as boards } from '../../boards/index.js'
import { CgtElement, drawAll, sheet } from '../../core/element.js'
import branches from '../../core/branches.css'
import { commonKey, keep } from '../../core/sync-state.js'
import { letters } from '../../core/fonts.js'
import { lettersOf } from '../../core/text-width.js'
import { moves, timesOf } from '../../core/motion.js'
import { picture } from '../../core/picture.js'
import { progress } from '../../core/progress.js'
import { Room } from '../../core/available-width.js'
import { figureEnd } from '../../core/full-screen.js'
import { css as shapes } from '../../core/shapes.js'
import { Stepper, stepperSheet } from '../../core/stepper.js'
import { EngineError } from '../../engine/errors.js'
import { readFault } from '../fault.js'
import { cutOf, depthThatFits, foldedAt, readSearches, Trace } from '../../model/trace.js'
import small from '../miniature.css'
import { miniature } from '../miniature.js'
import { sentence } from '../format-message.js'
import { Questions } from './questions.js'
import css from './cgt-tree.css'
import { isThird, MODES, TreeControls } from './controls.js'
import { TreeDrawing } from './drawing.js'
import { Moving } from './moving.js'
import { played } from './still.js'
import theatre from './theatre.css'
import { marksOf } from './timeline.js'

/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('../../model/trace.js').Node} Node */
/** @typedef {import('../../model/trace.js').Mode} Mode */
/** @typedef {import('../../model/trace.js').Message} Message */
/** @typedef {import('../../model/trace.js').Searched} Searched */
/** @typedef {import('../miniature.js').Miniature} Miniature */
/** @typedef {import('./controls.js').Part} Part */

/** nodes drawn at first: without boards, with boards, with boards on a slide */
const MOST = { given: 400, played: 60, slide: 16 }
/** with boards: most nodes side by side, with little scrolling */
const WIDEST = 14
/** most nodes that are drawn, so that a step is not slow */
const DRAWN = 1500
/** largest `depth` */
const DEEPEST = 9999
/** width of a sheet of paper, in units */
const PAPER = 680
/** em above and below the drawing: in full screen, in a page with a title; added for a sentence below, for a searching student's controls */
const ROWS = { screen: 15, page: 17, below: 3, search: 7 }
/** least and greatest scale of the drawing: in full screen, in a page */
const ZOOM = { screen: { least: 0.5, most: 2 }, page: { least: 0.7, most: 1.3 } }
/** em for the code beside the tree: as in cgt-tree.css */
const CODE = 42
/** em for the board beside the tree: as in cgt-tree.css */
const BOARD = 16.5
/** units: a wider drawing has no board beside it on a slide */
const WIDE = 900
/** its width tells whether another font has loaded */
const SAMPLE = 'MAX elige ≥ 13'
/** units: in a narrower drawing a sentence would cover most of it */
const TALKS = 480
/** a subtree of at most so many nodes unfolds whole */
const FEW = 24
const SETTLES = 'onscrollend' in globalThis
/** most numbers of a list in a sentence */
const LISTED = 12

/** trees in the page @type {Set<CgtTree>} */
const trees = new Set()
const lettered = () => drawAll(trees)
letters.addEventListener('come', lettered)
document.fonts.addEventListener('loadingdone', lettered) // the page's own

/**
 * @summary A game tree and its search, step by step, on the board that is played; the student can foretell or be the search.
 * @attr {string} game id of the game, with `rules` and `start`
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {string} leaves the leaves of a full binary tree: `3 5 2 9`
 * @attr {string} tree nested values: `((3 5) (2 9))`; `min` before it if MIN begins; a letter or `?` is a leaf that alpha-beta need not look at
 * @attr {minimax|alphabeta|stop|memo|symmetry|fault} search the search; `stop`: it ends at a win; `memo`: no position twice; `symmetry`: one of each mirrored position; `fault`: the board is not put back
 * @attr {equal|beyond} cut where alpha-beta cuts: already where α = β, or only where α > β
 * @attr {watch|predict|predict all|predict windows|search} mode `watch`: steps are shown; `predict`: asked before, in alpha-beta only whether the rest is cut; `predict all`: asked at every step; `predict windows`: α and β of each node are asked, and typed; `search`: the student does them
 * @attr {number} depth how many moves deep, where the tree is larger
 * @attr {number|end} at the step that is shown
 * @attr {c|words} code beside the tree: the function that runs, in C or in words, its line marked, and the open calls
 * @event {{ at: number }} cgt-step another step is shown, or the same drawn anew
 * @csspart stage the tree with its sentence, its steps and its code
 * @csspart board the drawing, and the position beside it
 * @csspart status the sentence that says how things are, where it stands below the drawing
 * @csspart tools the buttons of the steps, and the others
 */
export class CgtTree extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    start: '',
    leaves: '',
    tree: '',
    search: 'minimax|alphabeta|stop|memo|symmetry|fault',
    cut: 'equal|beyond',
    mode: 'watch|predict|predict all|predict windows|search',
    depth: '',
    at: '',
    code: 'c|words',
  }
  static uses = ['cgt-code']
  static styles = [stepperSheet, sheet(boards), sheet(shapes + branches + small + css + theatre)]

  /** @type {Game | null} */ #game = null
  /** @type {Searched} */ #searched = /** @type {any} */ (null)
  /** @type {Trace} */ #trace = /** @type {any} */ (null)
  /** @type {TreeDrawing} */ #drawing = /** @type {any} */ (null)
  /** @type {Set<number>} */ #folded = new Set()
  /** attributes that `#searched` was made from */ #source = ''
  /** `depth` @type {number | undefined} */ #limit
  /** true if its leaves are those of a won or lost game, without points */ chips = false
  /** node -> its position as a small board @type {Map<number, Miniature | null>} */ #pictures =
    new Map()
  /** the node with the tab stop */ #spot = 0
  /** step and node that were scrolled into view */ #followed = ''
  #room = new Room(this)
  /** inputs of the last `arrange()` @type {unknown[]} */ #arranged = []
  /** of the timeline @type {unknown} */ #marks = nothing
  /** @type {{ arranged: unknown, all: number, seen: number }} */ #box = {
    arranged: null,
    all: 0,
    seen: 0,
  }
  /** scroll position in px, at the end of a smooth scroll */ #left = 0
  #questions = new Questions(this)
  #moving = new Moving(this)
  #controls = new TreeControls(this, {
    change: (attributes) => this.#change(attributes),
    values: () => this.#toggleValues(),
    code: () => this.#toggleCode(),
  })
  stepper = new Stepper(this, {
    onChange: (at) => this.#stepped(at),
    onForward: () => this.#asks && this.#questions.ask(),
    unsolved: () => this.#part !== 'watch',
  })

  read() {
    const [name, rules, start] = this.#given()
    const depth = this.wholeNumber('depth', { least: 1, most: DEEPEST, or: undefined })
    const asked = this.getAttribute('at')
    const at = asked === 'end' ? Infinity : this.wholeNumber('at')
    this.#limit = depth
    const mode = this.#mode
    const third = isThird(mode) ? mode : undefined
    const cut = cutOf(this.getAttribute('cut'))
    const source = JSON.stringify([name, rules, start, depth, third, cut])
    if (source !== this.#source) {
      const game = this.engine.game(name, { rules, letters: true })
      const searched = this.#search(game, start, { depth, mode: third, cut })
      this.#game?.close()
      this.#game = game
      this.#searched = searched
      const { nodes, explicit } = searched
      const slide = this.hasAttribute('data-proj')
      const most = explicit ? MOST.given : slide ? MOST.slide : MOST.played
      const widest = explicit ? most : WIDEST
      this.#folded = foldedAt(nodes, Math.max(1, depthThatFits(nodes, { most, widest })))
      this.#pictures.clear()
      this.#source = source
      this.#spot = 0
      this.chips = !explicit && nodes.every((n) => Math.abs(n.value) <= 1)
    }
    /* minimax visits every leaf: `count` throws if one is a letter */
    const { nodes } = this.#searched
    if (mode === 'minimax' && nodes.some(({ letter }) => letter))
      this.#game?.count(nodes[0].position)
    this.#retrace(() => at)
  }
  /** @param {Game} game @param {string | null} start @param {{ depth?: number, mode?: Mode, cut: import('../../model/trace.js').Cut }} how */
  #search(game, start, how) {
    try {
      const root = game.parse(start ?? game.start)
      const fault = how.mode === 'fault'
      if (fault && !game.flags(root).undo)
        throw new EngineError({
          code: 'unsupported',
          reason: 'no board of this game can be left as it is: its moves cannot be taken back',
        })
      const searched = fault ? readFault(game, root, how) : readSearches(game, root, how)
      if (searched) return searched
      throw new EngineError({
        code: 'range',
        reason: 'this tree is too large to draw: take a smaller position, or set a depth',
      })
    } catch (error) {
      game.close()
      throw error
    }
  }
  connectedCallback() {
    super.connectedCallback()
    trees.add(this)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    trees.delete(this)
    this.#game?.suspend()
  }
  /** @param {(trace: Trace) => number} at the step to show */
  #retrace(at) {
    this.#trace = new Trace(this.#searched, this.#mode, this.#folded)
    this.#drawing = new TreeDrawing(this, this.#trace, (n) => this.#picture(n), this.chips)
    this.#marks = marksOf(this.#trace)
    this.stepper.reset(this.#trace.count, at(this.#trace))
    this.#questions.reset()
    this.#followed = ''
  }
  /** @returns {Mode} */
  get #mode() {
    return MODES.find((mode) => mode === this.getAttribute('search')) ?? 'minimax'
  }
  /** @returns {Part} */
  get #part() {
    if (isThird(this.#mode)) return 'watch'
    const part = this.getAttribute('mode')
    if (part === 'predict all' || part === 'predict windows')
      return this.#mode === 'minimax' ? 'predict' : part
    return part === 'predict' || part === 'search' ? part : 'watch'
  }
  get #asks() {
    return this.#part.startsWith('predict')
  }
  /** asks about α and β only */
  get windows() {
    return this.#part === 'predict windows'
  }
  /** asks at every step, not only about cuts */
  get everywhere() {
    return this.#part !== 'predict'
  }
  /** @returns {[string, string, string | null]} game, rules, start */
  #given() {
    const values = this.getAttribute('tree') ?? this.getAttribute('leaves')
    if (values !== null) return ['tree', values, '']
    const name = this.getAttribute('game') ?? 'tree'
    return [name, this.rulesOf(name), this.getAttribute('start')]
  }

  get shared() {
    const open = this.#trace?.drawn.filter((n) => n.size > 1 && !this.#folded.has(n.id))
    return {
      ...{ at: this.stepper.at, search: this.#trace?.mode, hidden: this.#hidden },
      ...{ mode: this.#part, open: open?.map((n) => n.id), code: this.getAttribute('code') },
    }
  }
  set shared(state) {
    if (!this.#trace) return
    const { at, search, hidden, mode, open, code } = /** @type {Record<string, any>} */ (
      state ?? {}
    )
    const was = this.shared
    if (hidden !== was.hidden) this.#hide(hidden === true)
    this.reflect({ code: code ?? null })
    if (String([search, mode, open]) === String([was.search, was.mode, was.open])) {
      this.stepper.go(Number(at) || 0)
      return
    }
    this.reflect({ search, mode: mode === 'watch' ? null : mode, at: at ? String(at) : null })
    if (Array.isArray(open)) {
      this.#folded = foldedAt(this.#searched.nodes, 0)
      for (const id of open) this.#folded.delete(id)
    }
    this.attempt(() => this.read())
  }

  /** the search at its step, for cgt-code; `cgt-step` tells of changes */
  get trace() {
    return this.#trace
  }
  get lastStep() {
    return this.stepper.count
  }
  /** the step's sentence, for other elements */
  get sentence() {
    return this.says(this.#questions.question?.ask ?? this.#trace.step.say)
  }
  /** @param {Message} message */
  says(message) {
    return sentence(this, message, LISTED)
  }
  /** @param {number} at */
  #stepped(at) {
    this.reflect({ at: at ? String(at) : null })
    this.#questions.leave()
    keep(this)
  }
  /** @param {Record<string, string | null>} attributes the search begins anew */
  #change(attributes) {
    const was = Object.keys({ ...attributes, at: null }).map((name) => [
      name,
      this.getAttribute(name),
    ])
    this.reflect({ ...attributes, at: null })
    if (!this.attempt(() => this.read())) this.reflect(Object.fromEntries(was))
    keep(this)
  }
  #toggleCode() {
    this.reflect({ code: this.hasAttribute('code') ? null : 'c' })
    keep(this)
    this.update()
  }
  /** values that the search has not reached are hidden */
  get #hidden() {
    return this.values === 'off'
  }
  /** Sets `values` explicitly: without it the page's author decides. @param {boolean} hidden */
  #hide(hidden) {
    this.reflect({ values: hidden ? 'off' : 'outcome' })
  }
  #toggleValues() {
    this.#hide(!this.#hidden)
    keep(this)
    this.update()
  }

  /* ---- folding ---- */

  /** @param {number} id */
  #fold(id) {
    const { nodes, drawn } = this.#trace
    const { size, children } = nodes[id]
    if (size < 2) return
    const was = this.#moving.note(this.#drawing)
    const folded = new Set(this.#folded)
    if (!folded.delete(id)) folded.add(id)
    else if (size <= FEW) for (let below = id + 1; below < id + size; below++) folded.delete(below)
    this.attempt(() => {
      if (!folded.has(id) && drawn.length + children.length > DRAWN)
        throw new EngineError({
          code: 'range',
          reason: 'this is too much to draw at once: fold something first',
        })
      this.#folded = folded
      const { event } = this.#trace.step
      this.#retrace((trace) => trace.stepAt(event))
      this.#stepped(this.stepper.at)
    })
    this.#moving.folded(was, this.#trace, this.#drawing, id)
    this.#focus(id)
  }

  /* ---- keys, focus, scrolling ---- */

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.#trace) return false
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    if (target.dataset?.node !== undefined) {
      const id = Number(target.dataset.node)
      const { key } = event
      if (key === 'ArrowUp' || key === 'ArrowDown') {
        const { drawn } = this.#trace
        const next = drawn[drawn.findIndex((n) => n.id === id) + (key === 'ArrowUp' ? -1 : 1)]
        if (next) this.#focus(next.id)
        return !!next
      }
      if (key === 'Enter') {
        this.#pick(id)
        return true
      }
      if (key === '+' || key === '-') {
        if (this.#folded.has(id) === (key === '+')) this.#fold(id)
        return true
      }
    }
    if (event.key === 'v' || event.key === 'V') {
      this.#toggleValues()
      return true
    }
    return commonKey(this, event) || this.stepper.key(event)
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
  /** The student's search goes there; else shows the step that settled a node. @param {number} node */
  #pick(node) {
    this.#spot = node
    if (this.#part === 'search') return this.#questions.try({ pick: node })
    const { steps } = this.#trace
    let at = steps.length - 1
    while (at && !steps[at].changes.some(([n]) => n === node)) at--
    if (steps.some((s) => s.changes.some(([n]) => n === node))) this.stepper.go(at)
    else this.update()
  }

  update() {
    this.#trace?.go(this.stepper.at)
    const time = this.#moving.goesOn(this.#trace) && moves(this) ? timesOf(this) : null
    super.update()
    if (this.#trace) this.#moving.show(this.#trace, this.#drawing, time)
    this.emit('cgt-step', { at: this.stepper.at })
    if (!this.#trace || this.#followed === this.#looked) return
    this.#followed = this.#looked
    const measured = this.#box.seen && this.#box.arranged === this.#arranged
    if (measured || this.printing || this.inDeck) return this.#follow(this.#node)
    /* measured in the next frame: here it would force one more layout */
    requestAnimationFrame(() => this.isConnected && this.#follow(this.#node))
  }
  /** node of the question, or of the step */
  get #node() {
    return this.#questions.question?.node ?? this.#trace.step.node
  }
  get #looked() {
    return `${this.#trace.at} ${this.#node}`
  }
  /** Scrolls the figure, never the page, to a node. @param {number} node */
  #follow(node) {
    const box = this.root.querySelector('.tree')
    const drawing = this.#drawing
    if (!box || !drawing.layout.places.has(node)) return
    const { all, seen } = this.#measured(box)
    if (all <= seen) return
    const { left, right } = drawing.frame()
    const unit = all / (right - left)
    if (drawing.scrolls) drawing.seek(node)
    const to = drawing.scrolls
      ? drawing.scrolled
      : drawing.sought(node, this.#left / unit, seen / unit, right - left)
    if (Math.abs(to * unit - this.#left) < 1) return
    this.#left = to * unit
    const where = { left: this.#left }
    if (this.stepper.at === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches)
      box.scrollTo({ ...where, behavior: 'instant' })
    else requestAnimationFrame(() => box.scrollTo({ ...where, behavior: 'smooth' }))
  }
  /** Width of the drawing and of its visible part in px: read once an arrangement, as it forces a layout. @param {Element} box */
  #measured(box) {
    if (this.#box.arranged !== this.#arranged || !this.#box.seen) {
      const { scrollWidth, clientWidth, scrollLeft } = box
      this.#box = { arranged: this.#arranged, all: scrollWidth, seen: clientWidth }
      this.#left = scrollLeft
    } else if (!SETTLES) this.#left = box.scrollLeft
    return this.#box
  }
  /** After a scroll, also by the reader: the sentence moves into the visible part. @param {Element} box */
  #scrolled({ scrollLeft, scrollWidth }) {
    const drawing = this.#drawing
    this.#left = scrollLeft
    const { left, right } = drawing.frame()
    const units = (scrollLeft * (right - left)) / scrollWidth
    if (!drawing.scrolls || Math.abs(units - drawing.scrolled) < 2) return
    drawing.scrolled = units
    this.update()
  }

  /* ---- the picture ---- */

  /** @param {Node} node */
  #picture({ id, parent, position }) {
    const game = this.#game
    if (!game || this.#searched.explicit) return null
    let picture = this.#pictures.get(id)
    if (picture === undefined) {
      const above = parent < 0 ? null : this.#searched.nodes[parent]
      picture = miniature({
        board: game.facts.board,
        items: game.items(position, { limit: 400 }),
        text: position.text,
        by: above && !above.max ? 2 : 1,
        before: above ? game.items(above.position, { limit: 400 }) : [],
      })
      this.#pictures.set(id, picture)
    }
    return picture
  }
  get progress() {
    const { at, count } = this.stepper
    return progress(at === count && !this.shared.hidden, at > 0)
  }
  render() {
    const beside = this.hasAttribute('code')
    const room = this.printing ? PAPER : this.#room.narrow(beside ? CODE : 0)
    const stage = this.#stage(beside, room)
    const sample = lettersOf(this.box.family)(SAMPLE) // changes when a font has loaded
    const arranged = [this.#drawing, room, sample, ...Object.values(stage ?? {})]
    if (
      String(arranged.slice(1)) !== String(this.#arranged.slice(1)) ||
      this.#drawing !== this.#arranged[0]
    ) {
      this.#drawing.arrange(room, stage)
      this.#arranged = arranged
      this.#followed = ''
    }
    const { drawn, explicit } = this.#trace
    const { question } = this.#questions
    if (this.#followed !== this.#looked) this.#drawing.seek(this.#node)
    const tree = this.#drawing.view({
      spot: this.#spot,
      asked: question?.node ?? null,
      hidden: this.covered,
      veiled: this.windows && question !== null,
      sentence: this.#questions.parts(this.#asks),
      sign: this.#questions.sign,
      /* on a slide a click only moves the focus, and reveals nothing */
      pick: (id) => (this.inDeck && this.#part !== 'search' ? this.#focus(id) : this.#pick(id)),
      fold: (id) => this.#fold(id),
      scrolled: (box) => this.#scrolled(box),
    })
    const { speaks } = this.#drawing
    const searches = this.#part === 'search'
    const above = this.inDeck && !this.matches(':fullscreen')
    const { left, right } = this.#drawing.frame()
    /* a wide tree has all of a slide's width for the positions at its nodes */
    const wide = above && this.#trace.mode !== 'fault' && right - left > WIDE
    const steps = this.stepper.view(this.#marks)
    return html`
      ${this.#controls.view({
        ...{ trace: this.#trace, part: this.#part, depth: this.#limit },
        ...{ chips: this.chips, hidden: this.#hidden, steps },
      })}
      <div part="stage" class="stage ${beside ? 'coded' : above ? 'fills' : ''}">
        <div class="search">
          <div class="scene">
            ${tree}
            ${this.#game && !explicit && !wide ? played(this, this.#game, this.#trace, question) : nothing}
          </div>
          <ol class="sr">
            ${drawn.map((n) => html`<li>${this.#drawing.nodeWords(n)}</li>`)}
          </ol>
          ${
            searches
              ? html`${this.#questions.sentence(false)} ${this.#questions.deeds()}
                ${above ? nothing : steps}`
              : html`${above ? nothing : steps} ${this.#questions.sentence(this.#asks, speaks)}
                ${this.#questions.choices()}`
          }
        </div>
        ${
          beside
            ? html`<cgt-code
                lang=${this.language}
                as=${this.getAttribute('code') === 'words' ? 'words' : nothing}
                ?data-proj=${this.hasAttribute('data-proj')}
              ></cgt-code>`
            : nothing
        }
      </div>
      <div class="foot">${this.#counts()} ${figureEnd(this, picture(this))}</div>
    `
  }
  /**
   * Space of the drawing; null: on paper, slides and phones, where sentences stand below.
   * @param {boolean} beside with code @param {number} room
   */
  #stage(beside, room) {
    const slide = this.hasAttribute('data-proj')
    if (this.printing || slide || room !== Infinity) return null
    const { em } = this.#room
    const width = this.#room.width() / em
    const code = beside && width >= 1.5 * CODE ? CODE : 0
    const wide = Math.floor(16 * (width - code - (this.#searched.explicit ? 0 : BOARD))) - 4
    const talks = this.#part !== 'search' && wide >= TALKS
    const kind = this.matches(':fullscreen') ? 'screen' : 'page'
    const rows = ROWS[kind] + (this.#part === 'search' ? ROWS.search : talks ? 0 : ROWS.below)
    const high = Math.floor(16 * (this.box.tall / em - rows))
    return width ? { wide, high, talks, ...ZOOM[kind] } : null
  }
  #counts() {
    const { mode, counts, step, nodes, drawn } = this.#trace
    if (mode === 'fault') return nothing
    const folded = nodes.length - drawn.length
    return html`<p class="count">
      ${this.t('Looked at: {seen} of {n} node.|Looked at: {seen} of {n} nodes.', {
        seen: step.nodes,
        n: nodes.length,
      })}
      ${
        mode === 'minimax'
          ? nothing
          : this.t('{who} would look at {n} node.|{who} would look at {n} nodes.', {
              who: this.t('Minimax'),
              n: counts.minimax.nodes,
            })
      }
      ${this.t('Leaves looked at: {seen} of {n}.', { seen: step.leaves, n: counts.minimax.leaves })}
      ${folded ? this.t('{n} node is folded.|{n} nodes are folded.', { n: folded }) : nothing}
    </p>`
  }
}
