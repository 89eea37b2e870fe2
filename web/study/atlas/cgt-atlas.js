/**
 * cgt-atlas.js -- the whole tree of a game on a canvas. A worker builds the tree and lays it out; web/study/camera.js holds what is
 * in view, paint.js draws it, search.js finds positions, lines.js describes a node.
 */
import { html, nothing } from 'lit-html'
import { share } from '../../core/deck.js'
import { CgtElement, sheet } from '../../core/element.js'
import { commonKey, keep } from '../../core/sync-state.js'
import { chip, icon, letterOf } from '../../core/marks.js'
import { pngOf, saveMenu } from '../../core/save-menu.js'
import { EngineError } from '../../engine/errors.js'
import { wholeInWorker } from '../../engine/whole-client.js'
import { below, extent, nearest, sums } from '../atlas.js'
import { between, Camera } from '../camera.js'
import css from './cgt-atlas.css'
import { AtlasPainter, OUTCOMES } from './paint.js'
import { AtlasSearch } from './search.js'
import { nodeLines } from './lines.js'

/** @typedef {import('../../engine/whole.js').Whole} Whole */
/** @typedef {import('../../engine/whole.js').Progress} Progress */
/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../camera.js').View} View */
/** @typedef {{ spot: number, find: string, at: number, zoom: number }} Shared zoom: 1 shows all */

/** the most nodes of a tree: some 40 MB */
const NODES = 1 << 20
/** factor of a zoom by keys and buttons, and its duration in ms */
const STEP = 2
const WAY = 220
/** distance from the window at which a tree is built */
const NEAR = { rootMargin: '600px' }
/** the most texts of nodes that are kept */
const TEXTS = 4000

/**
 * @summary The whole tree of a game at once, and where a position stands in it.
 * @attr {string} game id of the game; `tictactoe` if it is missing
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {string} find a position: all nodes that hold it are shown
 * @attr {number} node the number of the node that is spoken of, counted level by level
 * @csspart stage the frame of the drawing
 * @csspart board the drawing
 * @csspart status what is said
 * @csspart tools the buttons
 */
export class CgtAtlas extends CgtElement {
  static attributes = { game: '', rules: '', start: '', find: '', node: '' }
  static styles = [sheet(css)]

  /** @type {Whole | null} */ whole = null
  /** the game and the root of the tree */ asked = { game: '', rules: '', position: '' }
  /** the node of the attribute */ #node = 0
  /** running sums of outcomes, for density() @type {[Uint32Array, Uint32Array]} */ sums = [
    new Uint32Array(1),
    new Uint32Array(1),
  ]
  /** the chosen node */ spot = 0
  #camera = new Camera()
  #painter = new AtlasPainter(this, this.#camera)
  #search = new AtlasSearch(this)
  /** node whose path was scrolled to its end */ #scrolledTo = -1
  /** state sent by another window before there was a tree @type {Shared | null} */ #heard = null
  #source = ''
  #title = ''
  #shown = false
  /** @type {AbortController | null} */ #work = null
  /** the worker's progress @type {Progress | null} */ #done = null
  /** names of the first and the second mover: o begins if x has a stone more; null: no names @type {[string, string] | null} */ #players =
    null
  /** texts of positions, by node @type {Map<number, string>} */ #texts = new Map()
  #frame = 0
  #moving = 0
  /** places of the pointers that are down, by id @type {Map<number, { x: number, y: number }>} */ #down =
    new Map()
  #dragged = false
  /** true for each outcome that the tree has @type {boolean[]} */ #kinds = []
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
    if (this.whole) this.#heard = this.shared // it is restored when the element comes back
    this.#drop()
    this.#shown = false
    cancelAnimationFrame(this.#frame)
    cancelAnimationFrame(this.#moving)
  }

  /** the tree, once it is built */
  get tree() {
    return /** @type {Whole} */ (this.whole)
  }
  read() {
    const name = this.getAttribute('game') ?? 'tictactoe'
    const rules = this.rulesOf(name)
    const node = this.wholeNumber('node')
    const game = this.engine.game(name, { rules })
    try {
      const start = game.parse(this.getAttribute('start') || game.start)
      this.asked = { game: name, rules, position: start.text }
      this.#node = node
      const source = JSON.stringify([name, rules, start.text])
      this.#title = `${this.t(game.facts.title)} ${start.text}`
      if (source !== this.#source) {
        this.#source = source
        this.#drop()
        this.spot = 0
        this.#heard = null
        if (this.#shown) queueMicrotask(() => this.#load())
      }
    } finally {
      game.close()
    }
    this.#search.typed = this.getAttribute('find') ?? ''
    if (this.whole) this.#asOfAttributes()
  }
  /** Frees the tree and its game. */
  #drop() {
    this.whole?.close()
    this.whole = null
    this.#search.found = []
  }
  #asOfAttributes() {
    this.#search.look(this.#search.typed)
    const node = this.#node
    if (node && this.whole && node < this.whole.count) this.spot = node
    else if (this.found.length) this.spot = this.found[0]
  }

  async #load() {
    this.#work?.abort()
    const work = new AbortController()
    this.#work = work
    this.#done = null
    this.#drop()
    this.update()
    try {
      const whole = await wholeInWorker(
        { ...this.asked, nodes: NODES },
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
            reason: 'this tree has more than % nodes: choose a smaller position',
            number: NODES,
          })
        })
      this.whole = whole
      this.sums = sums(whole.outcome)
      this.#kinds = OUTCOMES.map((_, i) => whole.outcome.includes(1 - i))
      this.#texts.clear()
      this.#players = this.#sides()
      this.#camera.show(extent(whole.x, below(whole.first, 0)), whole.deepest)
      this.#asOfAttributes()
      this.update()
      if (!this.#heard) return
      this.#painter.paint() // another window's zoom is relative to its width
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

  /** @returns {Shared} */
  get shared() {
    const { view, fit } = this.#camera
    return { spot: this.spot, find: this.#search.typed, at: view.at, zoom: view.scale / fit }
  }
  set shared(state) {
    this.#heard = state
    if (!this.whole) return
    const { spot, find, at, zoom } = state
    this.#search.look(find)
    this.spot = spot
    this.#camera.view = { at, scale: zoom * this.#camera.fit }
    this.update()
  }

  /* ---- positions ---- */

  /** nodes that have the position of the search */
  get found() {
    return this.#search.found
  }
  /** @param {number} node */
  textOf(node) {
    let text = this.#texts.get(node)
    if (text === undefined) {
      if (this.#texts.size > TEXTS) this.#texts.clear()
      this.#texts.set(node, (text = this.tree.text(node)))
    }
    return text
  }
  /** The start if its notation is rows of cells with x and o; else ''. */
  get board() {
    const start = this.whole ? this.textOf(0) : ''
    return /^[.xo/]+$/.test(start) && start.includes('/') ? start : ''
  }
  /** @returns {[string, string] | null} */
  #sides() {
    const [xs, os] = ['x', 'o'].map((sign) => this.board.split(sign).length)
    return !this.board ? null : xs > os ? ['o', 'x'] : ['x', 'o']
  }
  /** Chooses a node and brings it into view. @param {number} node */
  pick(node) {
    this.spot = node
    this.reflect({ find: this.#search.typed || null, node: node ? String(node) : null })
    this.update()
    keep(this)
    this.#show(node)
  }

  /* ---- the view ---- */

  /** Goes to a view, animated unless motion is unwanted. @param {View} to @param {boolean} [jump] */
  #go(to, jump = false) {
    cancelAnimationFrame(this.#moving)
    const camera = this.#camera
    const end = camera.kept(to)
    const from = camera.view
    if (jump || !from.scale || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      camera.view = end
      this.#paintSoon()
      share(this)
      return
    }
    const begun = performance.now()
    const move = () => {
      const t = Math.min((performance.now() - begun) / WAY, 1)
      camera.view = between(from, end, t)
      this.#painter.paint()
      if (t < 1) this.#moving = requestAnimationFrame(move)
      else share(this)
    }
    this.#moving = requestAnimationFrame(move)
  }
  /** @param {number} factor @param {number} [x] pixels right of the middle @param {boolean} [jump] */
  #zoom(factor, x = 0, jump = false) {
    this.#go(this.#camera.zoomed(factor, x), jump)
  }
  /** Pans by pixels. @param {number} x */
  #pan(x) {
    this.#go(this.#camera.panned(x), true)
  }
  /** Pans as little as it takes to bring a node into view. @param {number} node */
  #show(node) {
    if (!this.whole || !this.#camera.view.scale) return
    const to = this.#camera.showing(this.whole.x[node])
    if (to) this.#go(to)
    else this.#paintSoon()
  }
  /** Zooms to the subtree of a node. @param {number} node */
  #open(node) {
    const { whole } = this
    if (whole) this.#go(this.#camera.spanning(extent(whole.x, below(whole.first, node))))
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const whole = this.whole
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    if (!whole || target.localName !== 'canvas') return false
    const { parent, first, level: levels } = whole
    const spot = this.spot
    const level = whole.depth[spot]
    const arrow = /** @type {Record<string, number | false>} */ ({
      ArrowUp: spot > 0 && parent[spot],
      ArrowDown: first[spot] < first[spot + 1] && first[spot],
      ArrowLeft: spot > levels[level] && spot - 1,
      ArrowRight: spot + 1 < levels[level + 1] && spot + 1,
    })[event.key]
    if (arrow === false) return false
    if (arrow !== undefined) return (this.pick(arrow), true)
    /** @type {Record<string, () => void>} */
    const keys = {
      Home: () => this.pick(0),
      Enter: () => this.#open(spot),
      '+': () => this.#zoom(STEP, this.#beside()),
      '-': () => this.#zoom(1 / STEP, this.#beside()),
      0: () => this.#open(0),
      ',': () => this.#pan(-this.#camera.size.width / 3),
      '.': () => this.#pan(this.#camera.size.width / 3),
    }
    const deed = keys[event.key === '=' ? '+' : event.key]
    if (deed) deed()
    return !!deed || commonKey(this, event)
  }
  /** pixels from the middle to the chosen node; 0 if it is out of view */
  #beside() {
    return this.#camera.beside(this.tree.x[this.spot])
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.whole) return
    const across = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey
    /* the wheel zooms only if the drawing has the focus: else it scrolls the page */
    const asked = event.ctrlKey || this.inDeck || this.root.activeElement === event.currentTarget
    if (!across && !asked) return
    const unit = event.deltaMode ? 30 : 1
    if (across) {
      event.preventDefault()
      return this.#pan((event.deltaX || event.deltaY) * unit)
    }
    /* when all is in view, zooming out scrolls the page */
    const { view, fit, size } = this.#camera
    if (event.deltaY > 0 && view.scale <= fit * 1.001) return
    event.preventDefault()
    this.#zoom(Math.exp((-event.deltaY * unit) / 300), event.offsetX - size.width / 2, true)
  }
  /** @param {PointerEvent} event */
  #press(event) {
    if (!this.whole || event.button) return
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
    /* two fingers: the point between them stays */
    const [before, now] = [Math.abs(was.x - other.x), Math.abs(x - other.x)]
    const middle = (x + other.x - this.#camera.size.width) / 2
    this.#pan((was.x - x) / 2)
    if (before > 20 && now > 20) this.#zoom(now / before, middle, true)
  }
  /** @param {PointerEvent} event */
  #lift({ pointerId, offsetX, offsetY, type }) {
    if (!this.#down.delete(pointerId) || this.#dragged || type !== 'pointerup' || !this.whole)
      return
    const { x, level } = this.whole
    const d = this.#camera.levelAt(offsetY)
    this.pick(nearest(x, level[d], level[d + 1], this.#camera.xAt(offsetX)))
  }

  /* ---- the drawing ---- */

  update() {
    super.update()
    const way = this.root.querySelector('.path')
    if (way && this.#scrolledTo !== this.spot) way.scrollLeft = way.scrollWidth
    this.#scrolledTo = this.spot
    this.#painter.recolour()
    if (this.printing) this.#painter.paint()
    else this.#paintSoon()
  }
  /** @param {boolean} [anew] true if colours changed */
  #paintSoon(anew = false) {
    if (anew) this.#painter.recolour()
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#painter.paint())
  }
  /** The picture as it stands, sharp enough for paper. */
  async #shot() {
    this.printing = true
    this.#painter.paint()
    this.printing = false
    try {
      return await pngOf(/** @type {HTMLCanvasElement} */ (this.root.querySelector('canvas')))
    } finally {
      this.#painter.paint()
    }
  }

  /* ---- beside the drawing ---- */

  render() {
    return html`${this.#tools()}
      <p class="legend">
        ${OUTCOMES.map((kind, i) =>
          this.whole && this.#kinds[i]
            ? html`<span>${chip(kind, this.letter(kind))}${this.says(i)}</span>`
            : nothing,
        )}
      </p>
      <div part="stage" class="stage">
        <canvas
          part="board"
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
        ${this.whole ? nothing : this.#busy()}
      </div>
      <span id="keys" class="sr"
        >${this.t('Arrows: to the parent, a child, a neighbour. Plus and minus, or the wheel: zoom. Comma and point: pan. Enter: this subtree. 0: all.')}</span
      >
      ${this.whole ? html`${nodeLines(this, this.#search)} ${saveMenu(this, [['PNG', 'png', () => this.#shot()]])}` : nothing}`
  }
  #label() {
    const n = this.whole?.count ?? 0
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
        ?disabled=${!this.whole}
        @click=${press}
      >
        ${icon(name)}
      </button>`
    return html`<div part="tools" class="tools no-print">
      ${this.#search.view()}
      <span class="zoom">
        ${button('minus', this.t('Zoom out'), () => this.#zoom(1 / STEP))}
        ${button('plus', this.t('Zoom in'), () => this.#zoom(STEP, this.#beside()))}
        <button
          type="button"
          class="btn quiet"
          ?disabled=${!this.whole}
          @click=${() => this.#open(0)}
        >
          ${this.t('Whole tree')}
        </button>
      </span>
    </div>`
  }
  /** @param {number} i of OUTCOMES */
  says(i) {
    const players = this.#players
    if (i === 1) return this.t('a draw')
    if (players) return this.t('{player} wins', { player: players[i >> 1] })
    return i ? this.t('the second player wins') : this.t('the first player wins')
  }
  /** The letter of an outcome for the player to move, who changes from level to level. @param {Outcome} kind */
  letter(kind) {
    if (kind === 'tie') return letterOf(kind, this.language === 'es' ? 'GP' : this.letters)
    return (this.#players ?? ['1', '2'])[Number(kind === 'loss')]
  }
}
