/**
 * cgt-atlas.js -- the whole tree of a game at once, on a canvas. Its levels keep their places, and the view zooms along
 * them: where a node has less than a few pixels, the nodes of a column are a bar, as high as they are dense, split by
 * outcome; where it has more, it is a mark, and at last its position. The tree is built and laid out in a worker.
 */
import { html, nothing, svg } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { share } from '../../core/deck.js'
import { CgtElement, sheet } from '../../core/element.js'
import { commonKey, keep } from '../../core/keep.js'
import { chip, icon, letterOf } from '../../core/marks.js'
import { picture, pngOf } from '../../core/picture.js'
import { EngineError } from '../../engine/errors.js'
import { wholeFar } from '../../engine/far.js'
import {
  below,
  density,
  extent,
  nearest,
  notBefore,
  sums,
  within,
  zoomed,
} from '../../model/atlas.js'
import { sayError } from '../../model/i18n.js'

/** @typedef {import('../../engine/whole.js').Whole} Whole */
/** @typedef {import('../../engine/whole.js').Progress} Progress */
/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../model/atlas.js').View} View */

/** nodes of a tree that is built: some 40 MB */
const NODES = 1 << 20
/** pixels for a node at the most; from which on its position is written, and marks stand apart */
const [LARGEST, WRITTEN, APART] = [72, 46, 3]
/** pixels above the root and below the last level, and beside the tree */
const [TOP, BOTTOM, SIDE] = [30, 34, 24]
/** a step of zoom, by keys and buttons; and its way, ms */
const STEP = 2
const WAY = 220
/** what the first mover has there, by 1 - outcome */
const OUTCOMES = /** @type {const} */ (['win', 'tie', 'loss'])
/** of bars, without colours */
const PLAIN = ['--cgt-ink', '--cgt-line-strong', '--cgt-line']
/** one that will soon be seen is made */
const NEAR = { rootMargin: '600px' }
/** texts of nodes that are kept */
const TEXTS = 4000

const css = `
.tools { display: flex; flex-wrap: wrap; align-items: end; gap: .6em 1em; margin-bottom: .7em; }
form { display: flex; gap: .5em; align-items: end; }
.field .text-input { width: 12em; }
.cells { display: inline-grid; gap: 2px; }
.cells button { width: 2em; height: 2em; padding: 0; border: 1.5px solid var(--cgt-line-strong); border-radius: 4px;
  background: var(--cgt-bg); font: 700 1em/1 var(--cgt-mono); cursor: pointer; }
@media (pointer: coarse) { .cells button { width: 44px; height: 44px; } }
.zoom { display: inline-flex; margin-inline-start: auto; }
.stage { position: relative; height: 30em; min-height: 14em; resize: vertical; overflow: hidden;
  border: 1.5px solid var(--cgt-line); border-radius: var(--cgt-r2); }
:host([data-proj]) .stage { height: 12.5em; min-height: 0; }
:host([data-proj]) .tools { margin-bottom: .3em; }
:host([data-proj]) .field > b { display: none; }
:host([data-proj]) :is(.legend, .bars, .cells) { display: none; }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; touch-action: pan-y; cursor: grab; border-radius: inherit; }
canvas:active { cursor: grabbing; }
canvas:focus-visible { position: absolute; outline: 3px solid var(--cgt-ink); outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--cgt-focus); }
.busy { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: .8em; background: var(--cgt-bg); }
.says { margin: .6em 0 .2em; min-height: 3em; }
.says p { margin: 0; }
.busy progress { width: 16em; max-width: 90%; }
.turns { display: inline-flex; vertical-align: middle; }
.says b { font-weight: 700; }
.path { display: flex; gap: .2em; padding: .4em 0; list-style: none; overflow-x: auto; overscroll-behavior-x: contain; }
.path li { display: flex; align-items: center; flex: none; }
.path i { font-style: normal; color: var(--cgt-ink-3); margin-inline-end: .2em; }
.path button { display: grid; justify-items: center; gap: .2em; min-width: 44px; padding: .35em .5em; border: 1.5px solid transparent;
  border-radius: var(--cgt-r2); background: none; cursor: pointer; font: 500 .9em/1.2 var(--cgt-mono); white-space: pre; }
:host([data-proj]) .says { min-height: 0; margin: .2em 0 0; font-size: .8em; }
:host([data-proj]) .path { font-size: .62em; padding: 0; }
.path [aria-current] { border-color: var(--cgt-ink); }
.legend { display: flex; flex-wrap: wrap; gap: .4em 1.2em; min-height: 1.6em; margin: 0 0 .5em; }
.bars { color: var(--cgt-ink-2); }
.legend .chip { font-size: .8em; margin-inline-end: .4em; }
.busy slot { display: none; }
@media print {
  .stage { resize: none; height: 20em; }
  .stage:has(.busy) { height: auto; min-height: 0; }
  .busy { position: static; }
  .busy :not(slot) { display: none; }
  .busy slot { display: block; padding: .6em 1em; }
  .path { flex-wrap: wrap; }
}
`

/**
 * @summary The whole tree of a game at once: zoomed, panned, searched for a position.
 * @attr {string} game id of the game, tictactoe where none is given
 * @attr {string} rules in the game's notation
 * @attr {string} start position in the game's notation
 * @attr {string} find a position: all nodes that hold it are shown
 * @attr {number} node the one that is told of, by its number, level by level
 */
export class CgtAtlas extends CgtElement {
  static attributes = { game: '', rules: '', start: '', find: '', node: '' }
  static styles = [sheet(css)]

  /** @type {Whole | null} */ #whole = null
  /** @type {[number, number]} */ #all = [0, 0]
  /** @type {View} */ #view = { at: 0, scale: 0 }
  #spot = 0
  /** the end of its path was brought into view */ #told = -1
  /** nodes that hold the position that was asked for @type {number[]} */ #found = []
  /** it, as it was typed and as it is written, and why it is no position */ #typed = ''
  #sought = ''
  /** what a twin has told while there was no tree @type {{ spot: number, find: string, at: number, zoom: number } | null} */ #heard =
    null
  #refused = ''
  #source = ''
  #title = ''
  #shown = false
  /** @type {AbortController | null} */ #work = null
  /** of the work @type {Progress | null} */ #done = null
  /** who plays first, and second: o begins where x has a stone more; null: they have no names @type {[string, string] | null} */ #players =
    null
  /** of marks, in the page's colours @type {Record<string, string>} */ #inks = {}
  /** by node @type {Map<number, string>} */ #texts = new Map()
  #frame = 0
  #moving = 0
  /** pointers that are down, by id: where @type {Map<number, { x: number, y: number }>} */ #down =
    new Map()
  #dragged = false
  /** which outcomes there are @type {boolean[]} */ #kinds = []
  #size = { width: 0, height: 0, sharp: 1 }
  /** of a level of bars: its pixels, three counts a column, and where its parts begin and end @type {{ picture: ImageData | null, counts: Uint32Array, ends: Uint16Array }} */
  #band = { picture: null, counts: new Uint32Array(0), ends: new Uint16Array(0) }
  /** @type {[Uint32Array, Uint32Array]} */ #sums = [new Uint32Array(1), new Uint32Array(1)]
  /** pixels of a mark, by level; 0: bars @type {number[]} */ #marked = []
  /** @type {IntersectionObserver | undefined} */ #seen
  #sized = new ResizeObserver(() => this.#paintSoon())
  #themed = new MutationObserver(() => this.#paintSoon(true))

  connectedCallback() {
    super.connectedCallback()
    this.#seen = new IntersectionObserver((entries) => {
      if (!entries[entries.length - 1].isIntersecting || this.#shown || this.refusal) return
      this.#shown = true
      this.#load()
    }, NEAR)
    this.#seen.observe(this)
    this.#sized.observe(this)
    this.#themed.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] })
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#seen?.disconnect()
    this.#sized.disconnect()
    this.#themed.disconnect()
    this.#work?.abort()
    this.#work = null
    if (this.#whole) this.#heard = this.shared // it comes back as it was
    this.#drop()
    this.#shown = false
    cancelAnimationFrame(this.#frame)
    cancelAnimationFrame(this.#moving)
  }

  /** once it is there */
  get #tree() {
    return /** @type {Whole} */ (this.#whole)
  }
  get #asked() {
    const game = this.getAttribute('game') ?? 'tictactoe'
    const rules = this.getAttribute('rules') ?? ''
    return { game, rules, position: this.getAttribute('start') ?? '' }
  }
  read() {
    const { game: name, rules, position } = this.#asked
    const game = this.engine.game(name, { rules })
    try {
      const start = game.parse(position || game.start)
      const source = JSON.stringify([name, rules, start.text])
      this.#title = `${this.t(game.facts.title)} ${start.text}`
      if (source !== this.#source) {
        this.#source = source
        this.#drop()
        this.#spot = 0
        this.#heard = null
        if (this.#shown) queueMicrotask(() => this.#load())
      }
    } finally {
      game.close()
    }
    this.#typed = this.getAttribute('find') ?? ''
    if (this.#whole) this.#asOfAttributes()
  }
  /** Its memory, and its game's, are free. */
  #drop() {
    this.#whole?.close()
    this.#whole = null
    this.#found = []
  }
  #asOfAttributes() {
    this.#search(this.#typed)
    const node = Number(this.getAttribute('node'))
    if (this.#whole && Number.isInteger(node) && node > 0 && node < this.#whole.count)
      this.#spot = node
    else if (this.#found.length) this.#spot = this.#found[0]
  }

  async #load() {
    this.#work?.abort()
    const work = new AbortController()
    this.#work = work
    this.#done = null
    this.#drop()
    this.update()
    const { game: name, rules, position } = this.#asked
    const start = position || this.engine.game(name, { rules }).start
    try {
      const whole = await wholeFar(
        { game: name, rules, position: start, nodes: NODES },
        {
          signal: work.signal,
          progress: (so_far) => {
            this.#done = so_far
            this.update()
          },
        },
      )
      if (this.#work !== work) return whole?.close()
      this.#work = null
      if (!whole)
        return void this.attempt(() => {
          throw new EngineError({
            code: 'range',
            reason: 'this tree has more than % nodes: take a smaller position',
            number: NODES,
          })
        })
      this.#whole = whole
      this.#sums = sums(whole.outcome)
      this.#kinds = OUTCOMES.map((_, i) => whole.outcome.includes(1 - i))
      this.#all = extent(whole.x, below(whole.first, 0))
      this.#texts.clear()
      this.#players = this.#sides()
      this.#view = { at: 0, scale: 0 }
      this.#asOfAttributes()
      this.update()
      if (!this.#heard) return
      this.#paint() // a twin's zoom is one of its width
      this.shared = this.#heard
    } catch (error) {
      if (this.#work === work) this.#work = null
      if (error instanceof EngineError)
        return void this.attempt(() => {
          throw error
        })
      this.update()
      if (error.name !== 'AbortError') throw error
    }
  }

  get shared() {
    const { at, scale } = this.#view
    return { spot: this.#spot, find: this.#typed, at, zoom: scale / this.#fit }
  }
  set shared(state) {
    this.#heard = state
    if (!this.#whole) return
    const { spot, find, at, zoom } = state
    this.#search(find)
    this.#spot = spot
    this.#view = { at, scale: zoom * this.#fit }
    this.update()
  }
  get #fit() {
    return this.#size.width / (this.#room[1] - this.#room[0])
  }
  /** from x to x, with room beside, at the scale that shows all @returns {[number, number]} */
  get #room() {
    const [left, right] = this.#all
    const wide = Math.max(right - left, 1)
    const side = (SIDE * wide) / Math.max(this.#size.width - 2 * SIDE, 1)
    return [left - side, left + wide + side]
  }

  /* ---- what is asked ---- */

  /** @param {number} node */
  #text(node) {
    let text = this.#texts.get(node)
    if (text === undefined) {
      if (this.#texts.size > TEXTS) this.#texts.clear()
      this.#texts.set(node, (text = this.#tree.text(node)))
    }
    return text
  }
  /** Rows of cells with x and o. */
  get #board() {
    const start = this.#whole ? this.#text(0) : ''
    return /^[.xo/]+$/.test(start) && start.includes('/') ? start : ''
  }
  /** @returns {[string, string] | null} */
  #sides() {
    const [xs, os] = ['x', 'o'].map((sign) => this.#board.split(sign).length)
    return !this.#board ? null : xs > os ? ['o', 'x'] : ['x', 'o']
  }
  /** @param {string} text */
  #search(text) {
    this.#typed = text
    this.#refused = this.#sought = ''
    this.#found = []
    if (!this.#whole || !text.trim()) return
    const board = this.#board
    const written = board ? text.toLowerCase() : text
    const [n, of] = [written, board].map((rows) => rows.replace(/[^.xo]/g, '').length)
    if (board && n !== of && /^[.xo/\s]*$/.test(written)) {
      this.#refused = this.t('{n} cell is given, the board has {of}.|{n} cells are given, the board has {of}.', { n, of }) // prettier-ignore
      return
    }
    const { game: name, rules } = this.#asked
    const game = this.engine.game(name, { rules })
    try {
      this.#sought = game.parse(written).text
      this.#found = this.#whole.find(this.#sought)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      /* of what is wrong with the whole there is no column */
      if ((error.column ?? 0) >= written.length) error.column = undefined
      this.#refused = sayError(this.language, error)
    } finally {
      game.close()
    }
  }
  /** @param {string} text */
  #find(text) {
    this.#search(text)
    if (!text.trim()) this.#refused = this.t('Type the position that is looked for.')
    if (this.#found.length) this.#spot = this.#found[0]
    this.#changed()
    this.#show(this.#spot)
  }
  /** To the next one that was found. @param {number} by */
  #turn(by) {
    const n = this.#found.length
    const at = this.#found.indexOf(this.#spot)
    this.#pick(this.#found[(Math.max(at, 0) + (at < 0 ? 0 : by) + n) % n])
  }
  /** @param {number} node */
  #pick(node) {
    this.#spot = node
    this.#changed()
    this.#show(node)
  }
  #changed() {
    this.reflect({ find: this.#typed || null, node: this.#spot ? String(this.#spot) : null })
    this.update()
    keep(this)
  }

  /* ---- the view ---- */

  /** Shows it, on its way there unless motion is unwanted. @param {View} to @param {boolean} [jump] */
  #go(to, jump = false) {
    cancelAnimationFrame(this.#moving)
    const end = within(to, this.#room, this.#size.width, LARGEST)
    const from = this.#view
    if (jump || !from.scale || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#view = end
      this.#paintSoon()
      share(this)
      return
    }
    const begun = performance.now()
    const move = () => {
      const t = Math.min((performance.now() - begun) / WAY, 1)
      const scale = from.scale * (end.scale / from.scale) ** t
      /* what stands still while the scale goes there */
      const part =
        end.scale === from.scale
          ? t
          : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / end.scale)
      this.#view = t < 1 ? { scale, at: from.at + (end.at - from.at) * part } : end
      this.#paint()
      if (t < 1) this.#moving = requestAnimationFrame(move)
      else share(this)
    }
    this.#moving = requestAnimationFrame(move)
  }
  /** @param {number} factor @param {number} [x] pixels right of the middle @param {boolean} [jump] */
  #zoom(factor, x = 0, jump = false) {
    const { scale } = this.#view
    const kept = within(
      { at: 0, scale: scale * factor },
      this.#room,
      this.#size.width,
      LARGEST,
    ).scale
    this.#go(zoomed(this.#view, kept / scale, x), jump)
  }
  /** By pixels. @param {number} x */
  #pan(x) {
    this.#go({ ...this.#view, at: this.#view.at + x / this.#view.scale }, true)
  }
  /** Brings a node into view, and no more. @param {number} node */
  #show(node) {
    if (!this.#whole || !this.#view.scale) return
    const x = this.#whole.x[node]
    const { at, scale } = this.#view
    const half = (this.#size.width / 2 - 2 * SIDE) / scale
    if (Math.abs(x - at) > half) this.#go({ at: x, scale })
    else this.#paintSoon()
  }
  /** The subtree of a node, as wide as there is room. @param {number} node */
  #open(node) {
    if (!this.#whole) return
    const [left, right] = extent(this.#whole.x, below(this.#whole.first, node))
    this.#go({
      at: (left + right) / 2,
      scale: (this.#size.width - 2 * SIDE) / Math.max(right - left, 1e-9),
    })
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const whole = this.#whole
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    if (!whole || target.localName !== 'canvas') return false
    const { parent, first, level: levels } = whole
    const spot = this.#spot
    const level = whole.depth[spot]
    const arrow = /** @type {Record<string, number | false>} */ ({
      ArrowUp: spot > 0 && parent[spot],
      ArrowDown: first[spot] < first[spot + 1] && first[spot],
      ArrowLeft: spot > levels[level] && spot - 1,
      ArrowRight: spot + 1 < levels[level + 1] && spot + 1,
    })[event.key]
    if (arrow === false) return this.keepsArrows
    if (arrow !== undefined) return (this.#pick(arrow), true)
    /** @type {Record<string, () => void>} */
    const keys = {
      Home: () => this.#pick(0),
      Enter: () => this.#open(spot),
      '+': () => this.#zoom(STEP, this.#x(spot)),
      '-': () => this.#zoom(1 / STEP, this.#x(spot)),
      0: () => this.#open(0),
      ',': () => this.#pan(-this.#size.width / 3),
      '.': () => this.#pan(this.#size.width / 3),
    }
    const deed = keys[event.key === '=' ? '+' : event.key]
    if (deed) deed()
    return !!deed || commonKey(this, event)
  }
  /** pixels right of the middle, 0 where it is out of view @param {number} node */
  #x(node) {
    const x = (this.#tree.x[node] - this.#view.at) * this.#view.scale
    return Math.abs(x) < this.#size.width / 2 ? x : 0
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.#whole) return
    const across = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey
    /* on its way down a page, a wheel zooms nothing: only where the drawing has the focus */
    const asked = event.ctrlKey || this.inDeck || this.root.activeElement === event.currentTarget
    if (!across && !asked) return
    const unit = event.deltaMode ? 30 : 1
    if (across) {
      event.preventDefault()
      return this.#pan((event.deltaX || event.deltaY) * unit)
    }
    /* where all is in view, turning further out scrolls the page */
    if (event.deltaY > 0 && this.#view.scale <= this.#fit * 1.001) return
    event.preventDefault()
    const { offsetX } = event
    this.#zoom(Math.exp((-event.deltaY * unit) / 300), offsetX - this.#size.width / 2, true)
  }
  /** @param {PointerEvent} event */
  #press(event) {
    if (!this.#whole || event.button) return
    const canvas = /** @type {Element} */ (event.currentTarget)
    canvas.setPointerCapture(event.pointerId)
    if (!this.#down.size) this.#dragged = false
    this.#down.set(event.pointerId, { x: event.offsetX, y: event.offsetY })
  }
  /** @param {PointerEvent} event */
  #drag({ pointerId, offsetX: x, offsetY: y }) {
    const was = this.#down.get(pointerId)
    if (!was) return
    if (!this.#dragged && Math.hypot(x - was.x, y - was.y) < 4) return
    this.#dragged = true
    const other = [...this.#down].find(([id]) => id !== pointerId)?.[1]
    this.#down.set(pointerId, { x, y })
    if (!other) return this.#pan(was.x - x)
    /* two fingers: what is between them stays there */
    const [before, now] = [Math.abs(was.x - other.x), Math.abs(x - other.x)]
    const middle = (x + other.x - this.#size.width) / 2
    this.#pan((was.x - x) / 2)
    if (before > 20 && now > 20) this.#zoom(now / before, middle, true)
  }
  /** @param {PointerEvent} event */
  #lift({ pointerId, offsetX, offsetY, type }) {
    if (!this.#down.delete(pointerId) || this.#dragged || type !== 'pointerup' || !this.#whole)
      return
    const { width } = this.#size
    const { x, level, deepest } = this.#whole
    const d = Math.min(Math.max(0, Math.round((offsetY - TOP) / this.#step)), deepest)
    const wanted = this.#view.at + (offsetX - width / 2) / this.#view.scale
    this.#pick(nearest(x, level[d], level[d + 1], wanted))
  }

  /* ---- the drawing ---- */

  /** pixels from level to level */
  get #step() {
    return (this.#size.height - TOP - BOTTOM) / Math.max(this.#whole?.deepest ?? 1, 1)
  }
  update() {
    super.update()
    const way = this.root.querySelector('.path')
    if (way && this.#told !== this.#spot) way.scrollLeft = way.scrollWidth
    this.#told = this.#spot
    this.#inks = {}
    if (this.printing) this.#paint()
    else this.#paintSoon()
  }
  /** @param {boolean} [anew] with other colours */
  #paintSoon(anew = false) {
    if (anew) this.#inks = {}
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }
  /** @param {string} name of a custom property: a colour, as it is seen there */
  #ink(name) {
    if (this.#inks[name]) return this.#inks[name]
    const canvas = /** @type {HTMLElement} */ (this.root.querySelector('canvas'))
    canvas.style.color = `var(${name}, #888)`
    return (this.#inks[name] = getComputedStyle(canvas).color)
  }
  #paint() {
    const canvas = this.root.querySelector('canvas')
    const whole = this.#whole
    if (!canvas || !whole || !canvas.clientWidth) return
    const sharp = this.printing ? 3 : Math.min(devicePixelRatio || 1, 3)
    const { clientWidth: width, clientHeight: height } = canvas
    const old = this.#size
    if (width !== old.width || height !== old.height || sharp !== old.sharp) {
      this.#size = { width, height, sharp }
      canvas.width = Math.round(width * sharp)
      canvas.height = Math.round(height * sharp)
      /* as much is in view as before */
      if (old.width) this.#view.scale *= width / old.width
    }
    this.#view = within(this.#view, this.#room, width, LARGEST)
    const pen = /** @type {CanvasRenderingContext2D} */ (
      canvas.getContext('2d', { willReadFrequently: true })
    )
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.fillStyle = this.#ink('--cgt-bg')
    pen.fillRect(0, 0, canvas.width, canvas.height)
    const { at, scale } = this.#view
    const left = at - width / 2 / scale
    const right = at + width / 2 / scale
    const { x, level, deepest } = whole
    /** the run of each level that is in view, a little more than that @type {[number, number][]} */
    const runs = []
    for (let d = 0; d <= deepest; d++) {
      const [from, to] = [level[d], level[d + 1]]
      const reach = LARGEST / 2 / scale
      runs.push([notBefore(x, from, to, left - reach), notBefore(x, from, to, right + reach)])
    }
    const apart = runs.map(([from, to]) => to - from <= width / APART)
    runs.forEach(([from, to], d) => apart[d] || this.#bars(pen, from, to, d, left))
    pen.setTransform(sharp, 0, 0, sharp, 0, 0)
    for (let d = 1; d <= deepest; d++)
      this.#edges(pen, runs[d - 1], runs[d], d, apart[d - 1], apart[d])
    const line = whole.path(this.#spot)
    this.#way(pen, line)
    this.#marked = runs.map((run, d) => (apart[d] ? this.#marks(pen, run, d) : 0))
    this.#rings(pen, line)
  }
  /** As it stands, as sharp as on paper. */
  async #shot() {
    this.printing = true
    this.#paint()
    this.printing = false
    try {
      return await pngOf(/** @type {HTMLCanvasElement} */ (this.root.querySelector('canvas')))
    } finally {
      this.#paint()
    }
  }
  /** @param {number} node */
  #across(node) {
    return (this.#tree.x[node] - this.#view.at) * this.#view.scale + this.#size.width / 2
  }
  /** @param {number} d level */
  #high(d) {
    return TOP + d * this.#step
  }

  /** A level whose nodes are smaller than a few pixels. @param {CanvasRenderingContext2D} pen @param {number} from @param {number} to @param {number} d @param {number} left */
  #bars(pen, from, to, d, left) {
    const { sharp, width } = this.#size
    const columns = Math.round(width * sharp)
    const scale = this.#view.scale * sharp
    const room = Math.max(2, Math.floor(Math.min(this.#step * 0.72, 44) * sharp))
    let { picture, counts, ends } = this.#band
    if (picture?.width !== columns || picture.height !== room) {
      picture = pen.createImageData(columns, room)
      counts = new Uint32Array(3 * columns)
      ends = new Uint16Array(4 * columns)
      this.#band = { picture, counts, ends }
    }
    density(this.#tree.x, this.#sums, from, to, left, scale, counts)
    for (let c = 0; c < columns; c++) {
      const [a, b, e] = [counts[3 * c], counts[3 * c + 1], counts[3 * c + 2]]
      const n = a + b + e
      /* as high as it is full: siblings stand 1 apart */
      const high = n && Math.max(5 * sharp, Math.round(room * Math.sqrt(Math.min(1, n * scale))))
      const top = (ends[4 * c] = (room - high) >> 1)
      ends[4 * c + 1] = top + Math.round((high * a) / (n || 1))
      ends[4 * c + 2] = top + Math.round((high * (a + b)) / (n || 1))
      ends[4 * c + 3] = top + high
    }
    const plain = this.getAttribute('colors') === 'off'
    const inks = OUTCOMES.map((o, i) => bytes(this.#ink(plain ? PLAIN[i] : `--${o[0]}-fill`)))
    const [win, tie, loss] = inks
    const ground = bytes(this.#ink('--cgt-bg'))
    const pixels = new Uint32Array(picture.data.buffer)
    for (let y = 0, i = 0; y < room; y++)
      for (let c = 0; c < 4 * columns; c += 4, i++)
        pixels[i] =
          y < ends[c] || y >= ends[c + 3]
            ? ground
            : y < ends[c + 1]
              ? win
              : y < ends[c + 2]
                ? tie
                : loss
    pen.putImageData(picture, 0, Math.round(this.#high(d) * sharp - room / 2))
  }
  /**
   * Edges down to a level: each, or, where they are too many, the fan of each parent.
   * @param {CanvasRenderingContext2D} pen @param {[number, number]} above @param {[number, number]} run @param {number} d
   * @param {boolean} few whether the parents stand apart @param {boolean} apart whether the children do
   */
  #edges(pen, above, run, d, few, apart) {
    const { parent, first } = this.#tree
    const [y, to] = [this.#high(d - 1), this.#high(d)]
    pen.beginPath()
    if (apart) {
      /* those of parents in view, too */
      const least = few ? Math.min(run[0], first[above[0]]) : run[0]
      const most = few ? Math.max(run[1], first[above[1]]) : run[1]
      const [from, end] = most - least > this.#size.width ? run : [least, most]
      for (let i = from; i < end; i++) {
        pen.moveTo(this.#across(parent[i]), y)
        pen.lineTo(this.#across(i), to)
      }
      pen.strokeStyle = this.#ink('--cgt-line-strong')
      pen.lineWidth = end - from > this.#size.width / 12 ? 0.75 : 1.5
      pen.stroke()
    } else if (few) {
      for (let u = above[0]; u < above[1]; u++) {
        if (first[u] === first[u + 1]) continue
        pen.moveTo(this.#across(u), y)
        pen.lineTo(this.#across(first[u]), to)
        pen.lineTo(this.#across(first[u + 1] - 1), to)
        pen.closePath()
      }
      pen.fillStyle = this.#ink('--cgt-line')
      pen.globalAlpha = 0.6
      pen.fill()
      pen.globalAlpha = 1
    }
  }
  /** @param {CanvasRenderingContext2D} pen @param {[number, number]} run @param {number} d */
  #marks(pen, [from, to], d) {
    const { outcome } = this.#tree
    /* as large as the nearest two, of this level, allow */
    let near = LARGEST
    for (let i = from + 1; i < to; i++) near = Math.min(near, this.#across(i) - this.#across(i - 1))
    const size = Math.max(2, Math.min(near * 0.8, this.#step * 0.8, near > WRITTEN ? 46 : 22))
    const y = this.#high(d)
    for (const [k, kind] of OUTCOMES.entries()) {
      pen.beginPath()
      for (let i = from; i < to; i++)
        if (1 - outcome[i] === k) shape(pen, kind, this.#across(i), y, size)
      pen.fillStyle = this.#ink(`--${kind[0]}-fill`)
      pen.fill()
      if (size < 7) continue
      pen.strokeStyle = this.#ink(`--${kind[0]}-edge`)
      pen.lineWidth = Math.min(2, size / 8)
      pen.stroke()
    }
    if (size < 14) return size
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    const style = getComputedStyle(this)
    const sans = style.getPropertyValue('--cgt-sans')
    const mono = style.getPropertyValue('--cgt-mono')
    for (let i = from; i < to; i++) {
      const kind = OUTCOMES[1 - outcome[i]]
      pen.fillStyle = this.#ink(`--${kind[0]}-text`)
      const x = this.#across(i)
      const lines = size > 30 ? this.#text(i).split('/') : []
      const long = Math.max(...lines.map((line) => line.length))
      const letter = Math.min((size * 0.8) / lines.length, (size * 1.3) / long, 14)
      if (lines.length && letter >= 7) {
        pen.font = `600 ${letter}px ${mono}`
        lines.forEach((line, k) =>
          pen.fillText(line, x, y + (k - (lines.length - 1) / 2) * letter * 0.95),
        )
      } else {
        pen.font = `700 ${size * 0.6}px ${sans}`
        pen.fillText(this.#letter(kind), x, y + 1)
      }
    }
    return size
  }
  /** @param {CanvasRenderingContext2D} pen @param {number[]} line */
  #way(pen, line) {
    for (const [ink, wide] of /** @type {const} */ ([
      ['--cgt-bg', 6],
      ['--cgt-ink', 3],
    ])) {
      pen.beginPath()
      line.forEach((u, d) => pen.lineTo(this.#across(u), this.#high(d)))
      pen.strokeStyle = this.#ink(ink)
      pen.lineWidth = wide
      pen.lineJoin = 'round'
      pen.stroke()
    }
  }
  /** What was found, the path and the node that is told of: as large at any zoom. @param {CanvasRenderingContext2D} pen @param {number[]} line */
  #rings(pen, line) {
    const { outcome, depth } = this.#tree
    for (const u of this.#found) {
      const x = this.#across(u)
      if (x < -20 || x > this.#size.width + 20) continue
      const y = this.#high(depth[u])
      pen.beginPath()
      pen.moveTo(x, y - 4)
      pen.lineTo(x - 8, y - 22)
      pen.lineTo(x + 8, y - 22)
      pen.closePath()
      pen.fillStyle = this.#ink('--cgt-focus')
      pen.strokeStyle = this.#ink('--cgt-ink')
      pen.lineWidth = 2.5
      pen.lineJoin = 'round'
      pen.stroke()
      pen.fill()
    }
    line.forEach((u, d) => {
      const [x, y] = [this.#across(u), this.#high(d)]
      const kind = OUTCOMES[1 - outcome[u]]
      const last = d === line.length - 1
      pen.beginPath()
      const size = Math.max(this.#marked[d], last ? 18 : 13)
      shape(pen, kind, x, y, size)
      if (size > this.#marked[d]) {
        pen.fillStyle = this.#ink(`--${kind[0]}-fill`)
        pen.fill()
      }
      pen.strokeStyle = this.#ink('--cgt-ink')
      pen.lineWidth = last ? 3.5 : 2
      pen.stroke()
    })
  }

  /* ---- beside the drawing ---- */

  render() {
    return html`${this.#tools()}
      <p class="legend">
        ${OUTCOMES.map((kind, i) =>
          this.#whole && this.#kinds[i]
            ? html`<span>${chip(kind, this.#letter(kind))}${this.#says(i)}</span>`
            : nothing,
        )}
      </p>
      <div class="stage">
        <canvas
          tabindex="0"
          role="application"
          aria-label=${this.#label()}
          aria-describedby="keys"
          @wheel=${(/** @type {WheelEvent} */ e) => this.#wheel(e)}
          @pointerdown=${(/** @type {PointerEvent} */ e) => this.#press(e)}
          @pointermove=${(/** @type {PointerEvent} */ e) => this.#drag(e)}
          @pointerup=${(/** @type {PointerEvent} */ e) => this.#lift(e)}
          @pointercancel=${(/** @type {PointerEvent} */ e) => this.#lift(e)}
        ></canvas>
        ${this.#whole ? nothing : this.#busy()}
      </div>
      <span id="keys" class="sr"
        >${this.t('Arrows: to the parent, a child, a neighbour. Plus and minus, or the wheel: zoom. Comma and point: pan. Enter: this subtree. 0: all.')}</span
      >
      ${this.#whole ? this.#words() : nothing}`
  }
  #label() {
    const n = this.#whole?.count ?? 0
    return `${this.#title}: ${this.t('whole tree, {n} node|whole tree, {n} nodes', { n })}`
  }
  #busy() {
    if (this.refusal) return nothing
    return html`<div class="busy">
      <slot></slot>
      ${
        this.#work
          ? html`<p role="status">
                ${this.#done?.done ? this.t('The tree is being laid out.') : this.t('The tree is being built.')}
              </p>
              <progress
                aria-label=${this.t('The tree is being built.')}
                max=${this.#done?.done ? this.#done.all : nothing}
                value=${this.#done?.done || nothing}
              ></progress>
              <p>${this.t('{n} node so far|{n} nodes so far', { n: this.#done?.nodes ?? 1 })}</p>
              <button type="button" class="btn" @click=${() => this.#work?.abort()}>
                ${icon('cross')}${this.t('Cancel')}
              </button>`
          : html`<button type="button" class="btn no-print" @click=${() => this.#load()}>
              ${icon('again')}${this.t('Lay out the tree')}
            </button>`
      }
    </div>`
  }
  #tools() {
    /** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => void} press */
    const button = (name, label, press) =>
      html`<button
        type="button"
        class="btn square quiet"
        aria-label=${label}
        title=${label}
        ?disabled=${!this.#whole}
        @click=${press}
      >
        ${icon(name)}
      </button>`
    return html`<div class="tools no-print">
      <form
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault()
          const field = /** @type {HTMLFormElement} */ (e.currentTarget).querySelector('input')
          this.#find(field?.value ?? '')
        }}
      >
        <label class="field"
          ><b>${this.t('Find a position')}</b
          ><input
            class="text-input"
            aria-label=${this.t('Find a position')}
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            .value=${live(this.#typed)}
        /></label>
        <button class="btn" ?disabled=${!this.#whole}>${this.t('Find')}</button>
      </form>
      ${this.#cells()}
      <span class="zoom">
        ${button('minus', this.t('Zoom out'), () => this.#zoom(1 / STEP))}
        ${button('plus', this.t('Zoom in'), () => this.#zoom(STEP, this.#x(this.#spot)))}
        <button
          type="button"
          class="btn quiet"
          ?disabled=${!this.#whole}
          @click=${() => this.#open(0)}
        >
          ${this.t('Whole tree')}
        </button>
      </span>
    </div>`
  }
  /** The position that is looked for, where its notation is rows of cells: touched, a cell goes on to its next sign. */
  #cells() {
    const start = this.#board
    if (!start) return nothing
    const rows = start.split('/')
    const wide = rows[0].length
    const signs = this.#typed.toLowerCase().replace(/[^.xo]/g, '').padEnd(wide * rows.length, '.') // prettier-ignore
    return html`<div
      class="cells"
      role="group"
      aria-label=${this.t('Position to find')}
      .style="grid-template-columns:repeat(${wide},auto)"
    >
      ${[...signs].slice(0, wide * rows.length).map((sign, i) => {
        const name = String.fromCharCode(97 + (i % wide)) + (Math.floor(i / wide) + 1)
        return html`<button
          type="button"
          aria-label="${name} ${sign === '.' ? this.t('empty') : sign}"
          @click=${() => {
            const next = { '.': 'x', x: 'o', o: '.' }[sign] ?? '.'
            const all = signs.slice(0, i) + next + signs.slice(i + 1)
            this.#find(
              /[xo]/.test(all) ? all.replace(new RegExp(`.{${wide}}(?=.)`, 'g'), '$&/') : '',
            )
          }}
        >
          ${sign === '.' ? '' : sign}
        </button>`
      })}
    </div>`
  }
  /** @param {number} i of OUTCOMES */
  #says(i) {
    const players = this.#players
    if (i === 1) return this.t('a tie')
    if (players) return this.t('{player} wins', { player: players[i >> 1] })
    return i ? this.t('the second player wins') : this.t('the first player wins')
  }
  /** Whose it is: won and lost are said of who moves, which changes from level to level. @param {Outcome} kind */
  #letter(kind) {
    if (kind === 'tie') return letterOf(kind, this.language === 'es' ? 'GP' : this.letters)
    return (this.#players ?? ['1', '2'])[Number(kind === 'loss')]
  }
  /** @param {number} node */
  #won(node) {
    return this.#says(1 - this.#tree.outcome[node])
  }
  #words() {
    const whole = this.#tree
    const line = whole.path(this.#spot)
    const n = whole.sizes[this.#spot]
    const found = this.#found.length
    const at = this.#found.indexOf(this.#spot) + 1
    const position = this.#sought
    const holds = found
      ? this.t('{position} stands in {n} node.|{position} stands in {n} nodes.', { n: found, position }) // prettier-ignore
      : this.t('{position} stands in no node.', { position })
    return html`<div class="says" role="status">
        ${this.#refused ? html`<p class="problem">${icon('cross')}<span>${this.#refused}</span></p>` : nothing}
        ${
          position
            ? html`<p>
                <b>${holds}</b>
                ${at && found > 1 ? this.t('This is number {at}.', { at }) : nothing}
                ${found && !at ? this.t('Here is another position:') : nothing}
              </p>`
            : nothing
        }
        <p>
          ${this.t(
            at
              ? 'After {n} move: {outcome}.|After {n} moves: {outcome}.'
              : '{position}, after {n} move: {outcome}.|{position}, after {n} moves: {outcome}.',
            {
              position: this.#text(this.#spot),
              n: line.length - 1,
              outcome: this.#won(this.#spot),
            },
          )}
          ${this.t('{n} node at and below it.|{n} nodes at and below it.', { n })}
        </p>
        ${
          found > 1
            ? html`<span class="turns no-print"
                ><button type="button" class="btn quiet" @click=${() => this.#turn(-1)}>
                  ${icon('back')}${this.t('previous one')}</button
                ><button type="button" class="btn quiet" @click=${() => this.#turn(1)}>
                  ${this.t('next one')}${icon('forward')}
                </button></span
              >`
            : nothing
        }
      </div>
      <ol class="path" aria-label=${this.t('The way from the start')}>
        ${line.map((u, d) => this.#stop(u, d, line.length))}
      </ol>
      <p class="bars">
        ${this.t('Where nodes have less than a few pixels: a bar for each column, as high as they are dense, split in the order of the legend.')}
      </p>
      ${picture(this, () => this.#shot())}`
  }
  /** A position on the way there. @param {number} u @param {number} d @param {number} n */
  #stop(u, d, n) {
    const { outcome } = this.#tree
    const text = this.#text(u)
    const move = d ? this.#tree.move(u) : null
    const kind = OUTCOMES[1 - outcome[u]]
    return html`<li>
      ${d ? html`<i aria-hidden="true">→</i>` : nothing}<button
        type="button"
        aria-current=${d === n - 1 ? 'step' : nothing}
        aria-label="${[move, text, this.#won(u)].filter(Boolean).join(', ')}"
        @click=${() => this.#pick(u)}
      >
        <span>${move ?? this.t('start')}</span
        ><span>${text.replaceAll('/', '\n')}</span>${chip(kind, this.#letter(kind))}
      </button>
    </li>`
  }
}

/** An outcome's shape around a point. @param {CanvasRenderingContext2D} pen @param {Outcome} kind @param {number} x @param {number} y @param {number} size */
function shape(pen, kind, x, y, size) {
  const h = size / 2
  if (kind === 'win') return pen.rect(x - h, y - h, size, size)
  if (kind === 'loss') {
    pen.moveTo(x + h, y)
    return pen.arc(x, y, h, 0, 7)
  }
  const k = size < 7 ? h : size * 0.29 // few pixels: a diamond is told from a disc, an octagon is not
  pen.moveTo(x - h + k, y - h)
  for (const [a, b] of [[h - k, -h], [h, -h + k], [h, h - k], [h - k, h], [k - h, h], [-h, h - k], [-h, k - h]]) pen.lineTo(x + a, y + b) // prettier-ignore
  pen.closePath()
}

/** @type {CanvasRenderingContext2D | null} */
let probe = null
/** @type {Map<string, number>} */
const known = new Map()
/** A colour as a pixel of a canvas. @param {string} ink */
function bytes(ink) {
  let pixel = known.get(ink)
  if (pixel === undefined) {
    probe ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const pen = /** @type {CanvasRenderingContext2D} */ (probe)
    pen.fillStyle = ink
    pen.fillRect(0, 0, 1, 1)
    pixel = new Uint32Array(pen.getImageData(0, 0, 1, 1).data.buffer)[0]
    known.set(ink, pixel)
  }
  return pixel
}
