/**
 * cgt-tree.js -- a game tree, and a search walking through it step by step: watched, asked about, or done by the
 * student alone. What a step is, and what is known after it, says web/model/trace.js; what can be asked,
 * web/model/quiz.js; how it is drawn, tree-drawing.js. Where a real game is searched, the board that is being played
 * stands beside the tree.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { css as boards } from '../../boards/index.js'
import { share } from '../../core/deck.js'
import { CgtElement, sheet } from '../../core/element.js'
import { commonKey } from '../../core/keep.js'
import { chip, icon, pill } from '../../core/marks.js'
import { picture } from '../../core/picture.js'
import { Room } from '../../core/room.js'
import { figureEnd } from '../../core/screen.js'
import { css as shapes } from '../../core/shapes.js'
import { Stepper, stepperSheet } from '../../core/stepper.js'
import { EngineError, RulesError } from '../../engine/errors.js'
import { readFault } from '../../model/fault.js'
import { goesAlone, judge, questionOf } from '../../model/quiz.js'
import { depthThatFits, foldedAt, readSearches, Trace } from '../../model/trace.js'
import small from '../miniature.css'
import { miniature } from '../miniature.js'
import css from './cgt-tree.css'
import { TreeDrawing } from './drawing.js'
import { still } from './still.js'

/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('../../model/trace.js').Node} Node */
/** @typedef {import('../../model/trace.js').Mode} Mode */
/** @typedef {import('../../model/trace.js').Said} Said */
/** @typedef {import('../../model/trace.js').Searched} Searched */
/** @typedef {import('../../model/quiz.js').Deed} Deed */
/** @typedef {import('../../model/quiz.js').Question} Question */
/** @typedef {import('../../model/quiz.js').Verdict} Verdict */
/** @typedef {import('../miniature.js').Miniature} Miniature */
/** @typedef {'watch' | 'predict' | 'search'} Part what the student does */

/** of a tree without boards, with them, and with them on a slide: nodes that are drawn at first */
const MOST = { given: 400, played: 60, slide: 16 }
/** with boards, side by side: what an eye takes in without scrolling, or nearly */
const WIDEST = 14
/** @type {Mode[]} */
const MODES = ['minimax', 'alphabeta', 'stop', 'memo', 'symmetry', 'fault']
/** nodes that can be drawn at all: a step must not be waited for */
const DRAWN = 1500
/** units that a sheet of paper is wide */
const PAPER = 680
/** em that stand beside the tree with its code, where there is room: as cgt-tree.css has it */
const CODE = 42
/** as few nodes unfold all at once */
const FEW = 24

let made = 0

/**
 * @summary A game tree; minimax and alpha-beta step by step, forward and back; the student can foretell or be the search.
 * @attr {string} game id of the game, with `rules` and `start`
 * @attr {string} rules in the game's notation
 * @attr {string} start position in the game's notation
 * @attr {string} leaves values of a full binary tree: "3 5 2 9"
 * @attr {string} tree nested values: "((3 5) (2 9))"; "min" before it where MIN begins
 * @attr {minimax|alphabeta|stop|memo|symmetry|fault} search stop: none beyond a win; memo: no position twice; fault: the board is not put back
 * @attr {watch|predict|search} mode steps are shown; asked first; done by the student
 * @attr {number} depth plies, where the tree is larger
 * @attr {number|end} at the step that is shown
 * @attr {c|words} code beside the tree: the function that runs, in C or in words, its line marked, and the open calls
 * @event cgt-step another step is shown, or the same drawn anew
 */
export class CgtTree extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    start: '',
    leaves: '',
    tree: '',
    search: 'minimax|alphabeta|stop|memo|symmetry|fault',
    mode: 'watch|predict|search',
    depth: '',
    at: '',
    code: 'c|words',
  }
  static styles = [stepperSheet, sheet(boards), sheet(shapes + small + css)]

  /** @type {Game | null} */ #game = null
  /** @type {Searched} */ #searched = /** @type {any} */ (null)
  /** @type {Trace} */ #trace = /** @type {any} */ (null)
  /** @type {TreeDrawing} */ #drawing = /** @type {any} */ (null)
  /** nodes that hide what is below them @type {Set<number>} */ #folded = new Set()
  /** what `searched` was made from */ #source = ''
  /** plies, where that was asked for @type {number | undefined} */ #limit
  /** leaves of a won or lost game, without points */ #chips = false
  /** positions as small boards, by node @type {Map<number, Miniature | null>} */ #pictures =
    new Map()
  /** values that the search has not reached are hidden */ #hidden = false
  /** the node with the tab stop */ #spot = 0
  #name = `search-${made++}`
  /** a search besides minimax and alpha-beta @type {Mode | null} */ #third = null
  #followed = -1
  #room = new Room(this)
  /** what was arranged last @type {unknown[]} */ #arranged = []
  /** @type {Question | null} */ #asked = null
  /** wrong answers to it @type {Set<number>} */ #tried = new Set()
  /** @type {Verdict | null} */ #verdict = null
  /** answers so far, and the right ones among them */ #score = { all: 0, right: 0 }

  #stepper = new Stepper(this, {
    onChange: (at) => this.#stepped(at),
    onForward: () => this.#ask(),
    unsolved: () => this.#part !== 'watch',
  })

  read() {
    const [name, rules, start] = this.#given()
    const depth = this.#depth()
    this.#limit = depth
    const mode = this.#mode
    const third = mode === 'minimax' || mode === 'alphabeta' ? undefined : mode
    const source = JSON.stringify([name, rules, start, depth, third])
    if (source !== this.#source) {
      const game = this.engine.game(name, { rules })
      const searched = this.#search(game, start, { depth, mode: third })
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
      this.#hidden = this.getAttribute('values') === 'off'
      this.#chips = !explicit && nodes.every((n) => Math.abs(n.value) <= 1)
    }
    const at = this.getAttribute('at')
    this.#retrace((trace) => (at === 'end' ? trace.count : Number(at) || 0))
  }
  /** @param {Game} game @param {string | null} start @param {{ depth?: number, mode?: Mode }} how */
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
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#game?.suspend()
  }
  /** @param {(trace: Trace) => number} at the step to be shown */
  #retrace(at) {
    this.#trace = new Trace(this.#searched, this.#mode, this.#folded)
    this.#drawing = new TreeDrawing(this, this.#trace, (n) => this.#picture(n), this.#chips)
    this.#stepper.reset(this.#trace.count, at(this.#trace))
    this.#forget()
    this.#followed = -1
  }
  /** @returns {Mode} */
  get #mode() {
    return MODES.find((mode) => mode === this.getAttribute('search')) ?? 'minimax'
  }
  /** Questions are about minimax and alpha-beta. @returns {Part} */
  get #part() {
    if (MODES.indexOf(this.#mode) > 1) return 'watch'
    const part = this.getAttribute('mode')
    return part === 'predict' || part === 'search' ? part : 'watch'
  }
  /** @returns {[string, string, string | null]} game, rules, start */
  #given() {
    const values = this.getAttribute('tree') ?? this.getAttribute('leaves')
    if (values !== null) return ['tree', values, '']
    const name = this.getAttribute('game') ?? 'tree'
    const facts = this.engine.games.find((g) => g.name === name)
    const start = this.getAttribute('start')
    const rules = this.getAttribute('rules')
    const example = start === null || name === 'tree' ? facts?.examples[0].rules : ''
    return [name, rules ?? example ?? '', start]
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
    const open = this.#trace?.drawn.filter((n) => n.size > 1 && !this.#folded.has(n.id))
    return {
      ...{ at: this.#stepper.at, search: this.#trace?.mode, hidden: this.#hidden },
      ...{ mode: this.#part, open: open?.map((n) => n.id), code: this.getAttribute('code') },
    }
  }
  set shared(state) {
    if (!this.#trace) return
    const { at, search, hidden, mode, open, code } = /** @type {Record<string, any>} */ (
      state ?? {}
    )
    const was = this.shared
    this.#hidden = hidden === true
    this.reflect({ code: code ?? null })
    if (String([search, mode, open]) === String([was.search, was.mode, was.open])) {
      this.#stepper.go(Number(at) || 0)
      return
    }
    this.reflect({ search, mode: mode === 'watch' ? null : mode, at: at ? String(at) : null })
    if (Array.isArray(open)) {
      this.#folded = foldedAt(this.#searched.nodes, 0)
      for (const id of open) this.#folded.delete(id)
    }
    this.attempt(() => this.read())
  }

  /** the search that is shown, at its step: for what stands beside the tree, which hears of each by `cgt-step` */
  get trace() {
    return this.#trace
  }
  /** its steps, and what the one that is shown says: for what stands elsewhere */
  get stepper() {
    return this.#stepper
  }
  get sentence() {
    return this.#says(this.#asked?.ask ?? this.#trace.step.say)
  }
  /** @param {number} at */
  #stepped(at) {
    this.reflect({ at: at ? String(at) : null })
    this.#asked = null
    this.#tried.clear()
    this.#verdict = null
    share(this)
  }
  #forget() {
    this.#asked = null
    this.#tried.clear()
    this.#verdict = null
    this.#score = { all: 0, right: 0 }
  }
  /** @param {Record<string, string | null>} attributes the search begins anew */
  #change(attributes) {
    this.reflect({ ...attributes, at: null })
    this.attempt(() => this.read())
    share(this)
  }
  #toggleCode() {
    this.reflect({ code: this.hasAttribute('code') ? null : 'c' })
    share(this)
    this.update()
  }
  #toggleValues() {
    this.#hidden = !this.#hidden
    share(this)
    this.update()
  }

  /* ---- folding ---- */

  /** @param {number} id */
  #fold(id) {
    const { nodes, drawn } = this.#trace
    const { size, children } = nodes[id]
    if (size < 2) return
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
      this.#stepped(this.#stepper.at)
    })
    this.#focus(id)
  }

  /* ---- asking ---- */

  /** Before a step forward. @returns {boolean} whether it has to wait for an answer */
  #ask() {
    if (this.#part !== 'predict') return false
    const waits = !!this.#asked
    this.#asked ??= questionOf(this.#trace)
    if (!this.#asked) return false
    this.#verdict = waits ? { right: null, say: { text: 'Answer first.', slots: {} } } : null
    this.update()
    this.#focusOn('.choice:not([disabled])')
    return true
  }
  /** Only a first answer counts; after a wrong one there are others. @param {number} choice */
  #answer(choice) {
    const { right } = /** @type {Question} */ (this.#asked).choices[choice]
    const first = !this.#tried.size
    if (!right) {
      this.#tried.add(choice)
      this.#verdict = { right, say: { text: 'Not that one. Look again.', slots: {} } }
      this.#score.all += Number(first)
      this.update()
      return this.#focusOn('.choice:not([disabled])')
    }
    this.#stepper.go(this.#stepper.at + 1)
    this.#judged({ right, say: this.#trace.step.say }, first)
    this.#focusOn('[data-step=forward]') // the choices are gone
  }
  /** @param {string} selector */
  #focusOn(selector) {
    const found = /** @type {HTMLElement | null} */ (this.root.querySelector(selector))
    found?.focus()
  }
  /** @param {Verdict} verdict @param {boolean} [counts] */
  #judged(verdict, counts = verdict.right !== null) {
    this.#verdict = verdict
    if (counts) {
      this.#score.all++
      if (verdict.right) this.#score.right++
    }
    this.update()
  }
  /** The student does a step. @param {Deed} deed */
  #try(deed) {
    const go = () => {
      while (goesAlone(this.#trace)) this.#stepper.go(this.#stepper.at + 1)
    }
    go()
    if (this.#trace.at === this.#trace.count) return
    const verdict = judge(this.#trace, deed)
    if (verdict.right) {
      this.#stepper.go(this.#stepper.at + 1)
      go()
      verdict.say = this.#trace.step.say
    }
    this.#judged(verdict)
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
        return !!next || this.keepsArrows
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
    return commonKey(this, event) || this.#stepper.key(event)
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
  /** A student searches there; else the step that settled it is shown. @param {number} node */
  #pick(node) {
    this.#spot = node
    if (this.#part === 'search') return this.#try({ pick: node })
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
    const place = this.#drawing.layout.places.get(node)
    if (!box || !place || box.scrollWidth <= box.clientWidth) return
    const { left, right } = this.#drawing.frame()
    const x = ((place.x - left) / (right - left)) * box.scrollWidth
    const room = Math.min(120, box.clientWidth / 3)
    if (x > box.scrollLeft + room && x < box.scrollLeft + box.clientWidth - room) return
    const still = this.#stepper.at === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollTo({ left: x - box.clientWidth / 2, behavior: still ? 'instant' : 'smooth' })
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
    const shown = values.slice(0, most).map((v) => this.num(v))
    return [...shown, ...(values.length > most ? ['…'] : [])].join(', ')
  }

  render() {
    const beside = this.hasAttribute('code')
    const room = this.printing ? PAPER : this.#room.narrow(beside ? CODE : 0)
    const [drawing, was] = this.#arranged
    if (drawing !== this.#drawing || was !== room) this.#drawing.arrange(room)
    this.#arranged = [this.#drawing, room]
    const { drawn } = this.#trace
    return html`
      ${this.#top()}
      <div class="stage ${beside ? 'coded' : ''}">
        <div class="search">
          <div class="scene">
            ${this.#drawing.view({
              spot: this.#spot,
              asked: this.#asked?.node ?? null,
              hidden: this.#hidden && !this.printing,
              pick: (id) => this.#pick(id),
              fold: (id) => this.#fold(id),
            })}
            ${this.#board()}
          </div>
          <ol class="sr">
            ${drawn.map((n) => html`<li>${this.#drawing.label(n)}</li>`)}
          </ol>
          ${
            this.#part === 'search'
              ? html`${this.#sentence()} ${this.#deeds()} ${this.#stepper.view()}`
              : html`${this.#stepper.view()} ${this.#sentence()}
                ${this.#asked ? this.#choices(this.#asked) : nothing}`
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
      ${this.#counts()} ${figureEnd(this, picture(this))}
    `
  }
  #top() {
    return html`<div class="top">
      ${this.#modes()}
      <span class="players ${this.#chips ? 'long' : ''}">
        <span class="max"><i aria-hidden="true">▲</i> ${this.t('MAX picks the largest')}</span>
        <span class="min"><i aria-hidden="true">▼</i> ${this.t('MIN picks the smallest')}</span>
        ${this.#chips ? this.#worths() : nothing}
        ${
          this.#trace.mode === 'fault'
            ? nothing
            : html`<span
                ><i class="best ${this.#chips ? 'both' : ''}" aria-hidden="true"></i>
                ${this.#chips ? this.t('best play, blue where it wins') : this.t('best play')}</span
              >`
        }
      </span>
      <span class="more no-print">
        ${this.#depthControl()} ${this.#parts()}
        ${
          this.#trace.explicit
            ? this.#toggle(
                !this.#hidden,
                'eye',
                this.t('Values'),
                () => this.#toggleValues(),
                this.t('Show the values that were not looked at'),
              )
            : nothing
        }
        ${
          this.#slide && !this.hasAttribute('code')
            ? nothing
            : this.#toggle(
                this.hasAttribute('code'),
                'code',
                this.t('Code'),
                () => this.#toggleCode(),
                this.t('Show the code that runs beside the tree'),
              )
        }
      </span>
    </div>`
  }
  /** @param {boolean} on @param {'eye' | 'code'} sign @param {string} name @param {() => void} press @param {string} title */
  #toggle(on, sign, name, press, title) {
    return html`<button
      type="button"
      class="btn quiet"
      aria-pressed=${String(on)}
      title=${title}
      @click=${press}
    >
      ${icon(sign)}<span>${name}</span>
    </button>`
  }
  /** What the leaves of a game that is won or lost say, all that there are. */
  #worths() {
    const values = this.#searched.nodes.filter((n) => n.leaf).map((n) => n.value)
    return /** @type {const} */ ([
      [1, 'win', this.t('MAX wins')],
      [0, 'tie', this.t('a tie')],
      [-1, 'loss', this.t('MIN wins')],
    ]).map(([value, look, said]) =>
      values.includes(value) ? html`<span>${chip(look, this.num(value))} ${said}</span>` : nothing,
    )
  }
  /** on a slide, and not on the whole screen */
  get #slide() {
    return this.hasAttribute('data-proj') && !this.matches(':fullscreen')
  }
  #parts() {
    /* a slide has no room for what its author did not ask for */
    if (MODES.indexOf(this.#trace.mode) > 1) return nothing
    if (this.#slide && !this.hasAttribute('mode')) return nothing
    return html`<select
      class="text-input part"
      aria-label=${this.t('Who does the steps')}
      @change=${(/** @type {Event} */ e) => {
        const { value } = /** @type {HTMLSelectElement} */ (e.target)
        this.#change({ mode: value === 'watch' ? null : value })
      }}
    >
      ${[
        ['watch', this.t('Watch')],
        ['predict', this.t('Ask me first')],
        ['search', this.t('I am the search')],
      ].map(
        ([part, name]) =>
          html`<option value=${part} .selected=${live(this.#part === part)}>${name}</option>`,
      )}
    </select>`
  }
  #modes() {
    /** @param {Mode} mode @param {string} name */
    const choice = (mode, name) =>
      html`<label
        ><input
          type="radio"
          name=${this.#name}
          .checked=${live(this.#trace.mode === mode)}
          @change=${() => this.#change({ search: mode })}
        /><span>${name}</span></label
      >`
    const names = {
      minimax: this.t('Minimax'),
      alphabeta: this.t('Alpha-beta'),
      stop: this.t('Early stop'),
      memo: this.t('With a memo'),
      symmetry: this.t('Memo and symmetry'),
      fault: this.t('Board not put back'),
    }
    /* what the page's author asked for stays within reach */
    if (MODES.indexOf(this.#trace.mode) > 1) this.#third = this.#trace.mode
    const modes = [...MODES.slice(0, 2), ...(this.#third ? [this.#third] : [])]
    return html`<span class="seg" role="radiogroup" aria-label=${this.t('Search')}>
      ${modes.map((mode) => choice(mode, names[mode]))}
    </span>`
  }
  /** Where a depth was set it can be changed: what the search answers depends on it. */
  #depthControl() {
    const depth = this.#limit
    if (depth === undefined) return nothing
    /** @param {'minus' | 'plus'} name @param {string} label @param {number} to */
    const button = (name, label, to) =>
      html`<button
        type="button"
        class="btn square quiet"
        aria-label=${label}
        aria-disabled=${to < 1 ? 'true' : nothing}
        @click=${() => to > 0 && this.#change({ depth: String(to) })}
      >
        ${icon(name)}
      </button>`
    return html`<span class="depth" role="group" aria-label=${this.t('Depth')}>
      ${button('minus', this.t('One move less deep'), depth - 1)}
      <span>${this.t('{n} move deep|{n} moves deep', { n: depth })}</span>
      ${button('plus', this.t('One move deeper'), depth + 1)}
    </span>`
  }
  /** The board that is being played, where the search is now. */
  #board() {
    const game = this.#game
    if (!game || this.#trace.explicit) return nothing
    const { step, nodes } = this.#trace
    const here = nodes[this.#asked?.node ?? step.node]
    const { position, max, parent, move } = here
    const turn = max ? 1 : 2
    const last = parent >= 0 && move !== null ? { from: nodes[parent].position, text: move } : null
    const over = game.end(position) !== null
    /** @type {[number, number]} */
    const points = [0, 0]
    for (let n = here; n.parent >= 0; n = nodes[n.parent])
      points[nodes[n.parent].max ? 0 : 1] += n.gain
    const board = step.board ?? position
    return html`<div class="beside">
      <div>
        <p class="turn">
          ${over ? this.t('The game is over') : pill(turn, this.t('{who} moves', { who: max ? 'MAX' : 'MIN' }), true)}
          ${move === null ? nothing : html`<span class="mono">${move}</span>`}
        </p>
        ${still(this, game, board, turn, step.kind === 'back' ? null : last, points)}
      </div>
      ${
        step.should && !this.#asked
          ? html`<div class="should">
              <p class="turn">${this.t('As it should be:')}</p>
              ${still(this, game, step.should, turn, null, points)}
            </div>`
          : nothing
      }
    </div>`
  }
  #sentence() {
    const { step, at, count } = this.#trace
    const verdict = this.#verdict
    const sign = verdict?.right === true ? 'good' : verdict?.right === false ? 'bad' : ''
    const { all, right } = this.#score
    return html`<p class="says ${sign}" role="status" aria-live="polite">
      ${sign ? html`${icon(sign === 'good' ? 'check' : 'cross')}<span class="sr">${sign === 'good' ? this.t('Right.') : this.t('No.')}</span>` : nothing}
      ${this.#asked && verdict ? this.#says(verdict.say) : nothing}
      <b>${this.#says(this.#asked?.ask ?? verdict?.say ?? step.say)}</b>
      ${!this.#asked && step.more && (!verdict || verdict.say === step.say) ? this.#says(step.more) : nothing}
      ${
        at === count && all
          ? this.t(
              this.#part === 'predict'
                ? '{right} of {n} answer right at the first try.|{right} of {n} answers right at the first try.'
                : '{right} of {n} answer right.|{right} of {n} answers right.',
              { right, n: all },
            )
          : nothing
      }
    </p>`
  }
  /** @param {Question} question */
  #choices({ choices }) {
    return html`<p class="bar choices no-print">
      ${choices.map(
        ({ say }, i) =>
          html`<button
            type="button"
            class="btn choice"
            ?disabled=${this.#tried.has(i)}
            @click=${() => this.#answer(i)}
          >
            ${this.#tried.has(i) ? icon('cross') : nothing} ${this.#says(say)}
          </button>`,
      )}
    </p>`
  }
  /** What a student does who is the search: nodes are picked in the tree itself. */
  #deeds() {
    if (this.#trace.at === this.#trace.count) return nothing
    /** @param {Event} event */
    const give = (event) => {
      event.preventDefault()
      const field = /** @type {HTMLInputElement} */ (this.root.querySelector('.value-field'))
      const text = field.value.trim().replace('−', '-')
      if (!/^-?\d{1,9}$/.test(text)) {
        this.#judged({
          right: null,
          say: { text: 'Write the value first: a whole number.', slots: {} },
        })
        return field.focus()
      }
      field.value = ''
      this.#try({ value: Number(text) })
    }
    return html`<form class="bar no-print" @submit=${give}>
      <span>${this.t('Pick the node that is looked at next, or:')}</span>
      <input
        class="text-input value-field"
        inputmode="numeric"
        autocomplete="off"
        size="5"
        aria-label=${this.t('Value of the node that the search is in')}
      />
      <button class="btn">${this.t('Give this value back')}</button>
      ${
        this.#trace.mode === 'minimax'
          ? nothing
          : html`<button type="button" class="btn" @click=${() => this.#try({ cut: true })}>
              ${this.t('Cut the rest')}
            </button>`
      }
    </form>`
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
