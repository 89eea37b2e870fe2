/**
 * cgt-graph.js -- the state graph: positions, moves, and how retrograde analysis settles them one by one; or, as an
 * exercise, for the student to settle.
 */
import { html, nothing, svg } from 'lit-html'
import { arrow, beside, css as heads, loop, rim } from '../../core/arrows.js'
import { CgtElement, sheet } from '../../core/element.js'
import { commonKey, keep } from '../../core/keep.js'
import { icon, letterOf, mark } from '../../core/marks.js'
import { picture } from '../../core/picture.js'
import { Room } from '../../core/room.js'
import { figureEnd } from '../../core/screen.js'
import { box, css as shapes, focusFrame } from '../../core/shapes.js'
import { Stepper, stepperSheet } from '../../core/stepper.js'
import { RulesError } from '../../engine/errors.js'
import { layered } from '../../model/layered.js'
import { check, drawable, reason, setText, states, steps } from '../../model/retrograde.js'
import css from './cgt-graph.css'

/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../engine/engine.js').Sentence} Sentence */
/** @typedef {import('../../model/retrograde.js').States} States */
/** @typedef {import('../../model/retrograde.js').Mark} Mark */
/** @typedef {import('../../model/layered.js').Layered} Layered */

/** more cannot be read, and the layout would take a second */
const LIMITS = { nodes: 60, edges: 100 }
/** a longer list of edges is no figure, and would keep the page waiting */
const TYPED = 100_000
/** height of a node, and the room around the drawing for rings and badges */
const SIZE = 56
const ROOM = 14
/** room above where an arrow goes from a node to itself */
const LOOP = 38
/** gaps of a drawing from above down: it is to be seen at once on a phone */
const DOWN = { between: 24, layers: 26 }
/** a drawing that is too wide is drawn so much smaller before it turns; cgt-graph.css too */
const SMALLER = 0.8
/** Grundy values that a click goes through: no node drawn here has more moves */
const NINE = 9

/** @type {Record<Exclude<Mark, number>, Outcome>} */
const MARKED = { win: 'win', loss: 'loss', draw: 'draw' }

/**
 * @summary The state graph of a game, coloured node by node in retrograde order, or as an exercise.
 * @attr {string} game id of the game
 * @attr {string} rules in the game's notation
 * @attr {string} start position in the game's notation
 * @attr {string} edges a graph of its own instead of a game: 2>1 3>2
 * @attr {outcome|grundy} exercise the student marks the nodes
 * @attr {string} at the step that is shown: a number, or "end"
 * @event cgt-checked as an exercise; detail { marks }, one a node, '' where there is none
 */
export class CgtGraph extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    start: '',
    edges: '',
    exercise: 'outcome|grundy',
    at: '',
  }
  static styles = [stepperSheet, sheet(heads + shapes + css)]

  /** @type {States} */ #graph = { nodes: [], order: [], whole: true, grundy: false }
  /** nodes that are drawn: the first so many */ #shown = 0
  /** @type {import('../../model/retrograde.js').Step[]} */ #steps = []
  /** the node whose moves are told @type {number | null} */ #picked = null
  /** of a student, by node @type {Map<number, Mark>} */ #marks = new Map()
  /** what the last check found @type {ReturnType<typeof check> | null} */ #checked = null
  #stepper = new Stepper(this, {
    onChange: (at) => {
      this.#picked = null
      this.reflect({ at: at === this.#stepper.count ? 'end' : String(at) })
      keep(this)
    },
  })
  /** @type {import('../../engine/engine.js').Game | null} */ #game = null
  /** @type {Layered} */ #layout = { width: 0, height: 0, nodes: [], edges: [] }
  /** the layout goes from above down */ #down = false
  /** what the layout was made for @type {unknown[]} */ #made = []
  /** @type {[number, number][]} */ #edges = []
  /** @type {number[]} */ #widths = []
  /** nodes that are settled at the step shown @type {Set<number>} */ #settled = new Set()
  #room = new Room(this)
  #frame = { left: 0, width: 1 }
  #loopy = false
  #title = ''
  #source = ''
  #spot = 0

  read() {
    const edges = this.getAttribute('edges')
    const name = edges === null ? (this.getAttribute('game') ?? 'divisor') : 'graph'
    const rules = edges ?? this.getAttribute('rules') ?? ''
    if (rules.length > TYPED)
      throw new RulesError({ code: 'range', reason: 'at most % characters', number: TYPED })
    const start = edges === null ? this.getAttribute('start') : null
    const source = JSON.stringify([name, rules, start, this.#exercise, this.inGrundy])
    if (source !== this.#source) {
      this.#open(name, rules, start, edges !== null)
      this.#source = source
      this.#marks = new Map()
      this.#checked = null
      this.#picked = null
      this.#stepper.reset(this.#steps.length - 1, this.#firstStep())
    } else if (this.hasAttribute('at'))
      this.#stepper.reset(this.#steps.length - 1, this.#firstStep())
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#game?.suspend()
  }
  /** @param {string} name @param {string} rules @param {string | null} start @param {boolean} drawn the arrows were given, so all nodes are shown */
  #open(name, rules, start, drawn) {
    const game = this.engine.game(name, { rules })
    /** @type {string[]} */
    let starts = [start ?? game.start]
    if (drawn) {
      const named = [...new Set(rules.match(/\d+/g) ?? [])].map(Number).sort((a, b) => b - a)
      starts = named.length ? named.map(String) : ['1']
    }
    let flags, graph
    try {
      flags = game.flags(starts[0])
      graph = states(game, starts)
    } catch (error) {
      game.close()
      throw error
    }
    this.#game?.close()
    this.#game = game
    this.#graph = graph
    this.#loopy = flags.loopy
    this.#title = `${this.t(game.facts.title)} ${drawn ? '' : starts[0]}`.trim()
    this.#shown = drawable(graph, LIMITS)
    this.#steps = steps(graph, this.#numbers ? 'grundy' : 'outcome', this.#shown)
    this.#spot = 0
  }
  #firstStep() {
    const at = this.getAttribute('at')
    if (at === null) return this.values === 'off' ? 0 : Infinity
    return at === 'end' ? Infinity : Number(at) || 0
  }
  /** From left to right; where that is too wide for a phone, and it becomes narrower so, from above down. */
  #arrange() {
    const room = this.#room.narrow()
    const [graph, was] = this.#made
    if (graph === this.#graph && was === room) return
    this.#made = [this.#graph, room]
    const drawn = this.#graph.nodes.slice(0, this.#shown)
    this.#widths = drawn.map(({ text }) => Math.max(SIZE, text.length * SIZE * 0.26 + SIZE * 0.4))
    this.#edges = drawn.flatMap((node, from) =>
      [...new Set(node.moves)]
        .filter((to) => to < this.#shown)
        .map((to) => /** @type {[number, number]} */ ([from, to])),
    )
    this.#layout = this.#lay(false)
    const { width } = this.#layout
    const down = (width + 2 * ROOM) * SMALLER > room ? this.#lay(true) : null
    this.#down = down !== null && down.height < width
    if (down && this.#down) this.#layout = down
  }
  /** @param {boolean} down */
  #lay(down) {
    const above = (/** @type {number} */ i) => (this.#graph.nodes[i].moves.includes(i) ? LOOP : 0)
    const boxes = this.#widths.map((width, i) =>
      down ? { width: SIZE, height: width + above(i) } : { width, height: SIZE + above(i) },
    )
    const made = layered(boxes, this.#edges, down ? DOWN : {})
    made.nodes.forEach((place, i) => (place.y += above(i) / 2))
    return made
  }
  /** where a node is drawn @param {number} i */
  #spotOf(i) {
    const { x, y } = this.#layout.nodes[i]
    return this.#down ? { x: y, y: x } : { x, y }
  }

  get #exercise() {
    const kind = this.getAttribute('exercise')
    return kind === null || this.handout ? null : kind === 'grundy' ? 'grundy' : 'outcome'
  }
  /** Grundy values are shown, or asked for */
  get #numbers() {
    return this.#graph.grundy && (this.#exercise ? this.#exercise === 'grundy' : this.inGrundy)
  }
  get shared() {
    return {
      at: this.#stepper.at,
      picked: this.#picked,
      marks: [...this.#marks],
      checked: this.#checked !== null,
      values: this.getAttribute('values'),
    }
  }
  set shared({ at, picked, marks, checked, values }) {
    this.reflect({ values })
    this.#stepper.reset(this.#steps.length - 1, at)
    this.#picked = picked
    this.#marks = new Map(marks)
    this.#checked = checked ? this.#check() : null
    this.update()
  }

  /** @returns {Set<number>} */
  #settledNow() {
    if (this.#exercise) return new Set()
    const { at, count } = this.#stepper
    return new Set(
      at === count
        ? this.#graph.nodes.slice(0, this.#shown).keys()
        : this.#steps.slice(1, at + 1).map((s) => s.node),
    )
  }
  /** Both ends are settled, and who moves there leaves a lost position. @param {number} from @param {number} to */
  #leavesLoss(from, to) {
    const { nodes } = this.#graph
    return (
      this.#settled.has(from) &&
      this.#settled.has(to) &&
      nodes[from].outcome === 'win' &&
      nodes[to].outcome === 'loss'
    )
  }
  /** It can be made again and again, and the end comes no nearer. @param {number} from @param {number} to */
  #circles(from, to) {
    const { nodes } = this.#graph
    if (!this.#loopy || Number(nodes[to].remoteness) < Number(nodes[from].remoteness)) return false
    const seen = new Set([to])
    for (const node of seen) for (const next of nodes[node].moves) seen.add(next)
    return seen.has(from)
  }
  /** The move wins, however often it is made. @param {number} from @param {number} to */
  #wins(from, to) {
    return this.#leavesLoss(from, to) && !this.#circles(from, to)
  }
  #changed() {
    this.update()
    keep(this)
  }
  /** the node that this step settles */
  get #current() {
    return this.#exercise ? -1 : (this.#steps[this.#stepper.at]?.node ?? -1)
  }

  /** @param {number} node */
  #pick(node) {
    this.#stepper.pause()
    this.#picked = this.#picked === node ? null : node
    this.#spot = node
    this.#changed()
  }
  /** A student's mark; null takes it away. @param {number} node @param {Mark | null} mark */
  #mark(node, mark) {
    if (mark === null) this.#marks.delete(node)
    else this.#marks.set(node, mark)
    this.#checked = null
    this.#spot = node
    this.#changed()
  }
  /** @param {number} node */
  #nextMark(node) {
    const now = this.#marks.get(node)
    if (this.#numbers) {
      const most = Math.min(NINE, Math.max(...this.#graph.nodes.map((n) => n.moves.length)))
      const next = typeof now === 'number' ? now + 1 : 0
      return this.#mark(node, next > most ? null : next)
    }
    /** @type {(Mark | undefined)[]} */
    const cycle = [
      undefined,
      'win',
      'loss',
      ...(this.#loopy ? [/** @type {const} */ ('draw')] : []),
    ]
    this.#mark(node, cycle[(cycle.indexOf(now) + 1) % cycle.length] ?? null)
  }
  #check() {
    return check(this.#graph, this.#marks, this.#numbers ? 'grundy' : 'outcome', this.#shown)
  }
  #checkMarks() {
    this.#checked = this.#check()
    this.#changed()
    const marks = this.#graph.nodes.map((_, i) => String(this.#marks.get(i) ?? ''))
    this.emit('cgt-checked', { marks })
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    const at = target.closest?.('[data-node]')
    const node = at ? Number(/** @type {any} */ (at).dataset.node) : null
    if (event.key === 'Escape') {
      if (this.#picked === null) return false
      this.#picked = null
      this.update()
      return true
    }
    if (node !== null) {
      if (event.key.startsWith('Arrow')) return this.#arrow(node, event.key)
      if (this.#exercise) {
        if (event.key === 'Enter' || event.key === ' ') return (this.#nextMark(node), true)
        const mark = this.#keyMark(event.key)
        if (mark !== undefined) return (this.#mark(node, mark), true)
      } else if (event.key === 'Enter') return (this.#pick(node), true)
    }
    if (!this.#exercise) {
      if (this.#stepper.key(event)) return true
      if (event.key === 'v' || event.key === 'V') {
        this.#stepper.go(this.#stepper.at ? 0 : this.#stepper.count)
        return true
      }
    }
    return commonKey(this, event)
  }
  /** @param {string} key @returns {Mark | null | undefined} undefined: not a mark */
  #keyMark(key) {
    if (key === '?' || key === 'Backspace' || key === 'Delete') return null
    if (this.#numbers) return /^\d$/.test(key) ? Number(key) : undefined
    const upper = key.toUpperCase()
    if (upper === 'W' || upper === letterOf('win', this.letters)) return 'win'
    if (upper === 'L' || upper === letterOf('loss', this.letters)) return 'loss'
    if (this.#loopy && (key === '0' || upper === 'D')) return 'draw'
    return undefined
  }
  /** To the nearest node that way. @param {number} node @param {string} key */
  #arrow(node, key) {
    const here = this.#spotOf(node)
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
    const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
    let best = -1
    let least = Infinity
    this.#layout.nodes.forEach((_, i) => {
      const there = this.#spotOf(i)
      const dx = there.x - here.x
      const dy = there.y - here.y
      const along = (sideways ? dx : dy) * sign
      const across = Math.abs(sideways ? dy : dx)
      const far = along + 2 * across
      if (along > 1 && far < least) {
        least = far
        best = i
      }
    })
    if (best >= 0) {
      this.#spot = best
      this.update()
      const next = this.root.querySelector(`[data-node="${best}"]`)
      if (next instanceof SVGElement) next.focus()
    }
    return best >= 0 || this.keepsArrows
  }

  render() {
    this.#arrange()
    this.#settled = this.#settledNow()
    return html`<div class="figure">
      <div class="scroll">${this.#drawing()}</div>
      ${this.#exercise ? this.#exerciseBar() : this.#stepper.view()}
      <div class="words">
        <p class="step" aria-live="polite"><b>${this.#sentence()}</b></p>
        ${this.#picked === null ? nothing : html`<p aria-live="polite">${this.#moves(this.#picked)}</p>`}
        ${this.#legend()}
      </div>
      ${this.#twin()} ${figureEnd(this, picture(this))}
    </div>`
  }
  /** A drawing that is wider than its place shows the node that is spoken of. */
  update() {
    super.update()
    const node = this.#picked ?? this.#current
    if (node < 0 || !this.#shown) return
    const place = this.root.querySelector('.scroll')
    const drawing = place?.firstElementChild
    if (!place || !drawing || place.scrollWidth <= place.clientWidth) return
    const { left, width } = this.#frame
    const at = (this.#spotOf(node).x - left) / width
    place.scrollLeft = at * place.scrollWidth - place.clientWidth / 2
  }
  /** @param {Sentence} sentence */
  #say({ text, slots }) {
    return this.t(text, slots)
  }
  #sentence() {
    if (!this.#exercise) return this.#say(this.#steps[this.#stepper.at].sentence)
    if (!this.#checked)
      return this.#numbers
        ? this.t('Write the Grundy value of each node: with a click, or with the keys 0 to 9.')
        : this.t(
            'Mark each node {win} or {loss}: with a click, or with the keys {win} and {loss}.',
            this.#letters,
          )
    const { first, wrong, missing, right } = this.#checked
    if (first) {
      const said = this.#marks.get(first.node)
      return this.t(
        '{n} is wrong. Look at {u}, where you said {mark}. {why}|{n} are wrong. Look at {u}, where you said {mark}. {why}',
        {
          n: wrong.size,
          u: this.#graph.nodes[first.node].text,
          mark:
            typeof said === 'number'
              ? said
              : letterOf(said ? MARKED[said] : 'unknown', this.letters),
          why: this.#say(first.sentence),
        },
      )
    }
    if (missing)
      return this.t(
        'No mistake so far. {n} node has no mark yet.|No mistake so far. {n} nodes have no mark yet.',
        { n: missing },
      )
    return this.t('All right: {n} node.|All right: {n} nodes.', { n: right.size })
  }
  get #letters() {
    return { win: letterOf('win', this.letters), loss: letterOf('loss', this.letters) }
  }

  /** what is drawn of a node: what is settled, or what the student says @param {number} i @returns {[Outcome, string]} */
  #looks(i) {
    const node = this.#graph.nodes[i]
    if (this.#exercise) {
      const mark = this.#marks.get(i)
      if (mark === undefined) return ['unknown', '?']
      if (typeof mark === 'number') return [mark ? 'win' : 'loss', this.num(mark)]
      return [MARKED[mark], letterOf(MARKED[mark], this.letters)]
    }
    if (!this.#settled.has(i)) return ['unknown', '?']
    if (this.#numbers) return [node.grundy ? 'win' : 'loss', this.num(node.grundy ?? 0)]
    return [node.outcome, letterOf(node.outcome, this.letters)]
  }

  #drawing() {
    const { nodes: places, edges: ways, ...layout } = this.#layout
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
    const seen = this.#picked ?? this.#current
    /** @param {number} i */
    const shape = (i) => ({
      width: down ? SIZE : this.#widths[i],
      height: down ? this.#widths[i] : SIZE,
      round: this.#looks(i)[0] === 'loss' && (!down || this.#widths[i] === SIZE),
    })
    const drawn = this.#edges
      .map(([from, to], e) => {
        /** @type {import('../../core/arrows.js').Kind} */
        const kind = this.#wins(from, to) ? 'win' : from === seen ? 'now' : ''
        const [a, b] = [places[from], places[to]]
        if (from === to) return { kind, line: loop(a, shape(from).height, kind) }
        const back = this.#graph.nodes[to].moves.includes(from)
        const there = ways[e].slice(1, -1)
        const inner = back && !there.length ? [beside(a, b)] : there
        const tail = rim(a, shape(from), inner[0] ?? b, 1)
        const tip = rim(b, shape(to), inner[inner.length - 1] ?? a, to === seen ? 9 : 4)
        return { kind, line: arrow([tail, ...inner, tip], kind) }
      })
      .sort((a, b) => a.kind.length - b.kind.length)
    return html`<svg
      class="draw graph"
      .style="--w:${((down ? SMALLER : 1) * width) / 16}em"
      viewBox="${left} ${upper} ${width} ${height}"
      role="group"
      aria-label=${`${this.#title}: ${this.t('{n} node|{n} nodes', { n: this.#shown })}`}
    >
      <g transform=${down ? 'matrix(0 1 1 0 0 0)' : nothing}>${drawn.map((d) => d.line)}</g>
      ${places.map((_, i) => this.#node(i))}
    </svg>`
  }
  /** @param {number} i */
  #node(i) {
    const { x, y } = this.#spotOf(i)
    const w = this.#widths[i]
    const { text } = this.#graph.nodes[i]
    const [outcome, small] = this.#looks(i)
    const right = this.#checked?.right.has(i)
    const wrong = this.#checked?.wrong.has(i)
    const label = `${text}: ${this.#nodeWords(i)}`
    /** @param {string} look @param {number} out */
    const frame = (look, out) => box(look, x, y, w / 2 + out, SIZE / 2 + out, 8 + out)
    return svg`<g
      class="node"
      role="button"
      data-node=${i}
      tabindex=${i === this.#spot ? 0 : -1}
      aria-label=${label}
      aria-pressed=${this.#exercise ? nothing : this.#picked === i ? 'true' : 'false'}
      @click=${() => (this.#exercise ? this.#nextMark(i) : this.#pick(i))}
      @focus=${() => this.#focused(i)}
    >
      ${focusFrame(x, y, w / 2 + 7.5, SIZE / 2 + 7.5)}
      ${right ? frame('right', 6.5) : wrong ? frame('wrong', 6.5) : nothing}
      ${mark(outcome, x, y, SIZE, text, { width: w, small })}
      ${i === this.#picked || i === this.#current ? frame('ring', 6) : nothing}
      ${right || wrong ? this.#badge(x + w / 2 + 4, y - SIZE / 2 - 4, !!right) : nothing}
    </g>`
  }
  /** @param {number} i */
  #focused(i) {
    if (this.#spot === i) return
    this.#spot = i
    this.update()
  }
  /** @param {number} x @param {number} y @param {boolean} right */
  #badge(x, y, right) {
    const d = right ? 'M-4.500 .5l3 3 6-6.500' : 'M-3.500 -3.500l7 7M3.500 -3.500l-7 7'
    return svg`<g class="badge" transform="translate(${x} ${y})"><circle r="10"></circle><path d=${d}></path></g>`
  }
  /** @param {number} i */
  #nodeWords(i) {
    const node = this.#graph.nodes[i]
    const [outcome] = this.#looks(i)
    const number = this.#numbers && outcome !== 'unknown'
    const mark = this.#marks.get(i)
    const said = number
      ? this.t('Grundy value {n}', { n: typeof mark === 'number' ? mark : (node.grundy ?? 0) })
      : {
          win: this.t('won'),
          loss: this.t('lost'),
          tie: this.t('tie'),
          draw: this.t('draw by endless play'),
          unknown: this.#exercise ? this.t('no mark') : this.t('not settled'),
        }[outcome]
    const verdict = this.#checked?.right.has(i)
      ? `, ${this.t('right')}`
      : this.#checked?.wrong.has(i)
        ? `, ${this.t('wrong')}`
        : ''
    return said + verdict + '. ' + this.#to(node.moves)
  }
  /** @param {number[]} moves */
  #to(moves) {
    return moves.length
      ? this.t('Moves to {list}', { list: moves.map((v) => this.#graph.nodes[v].text).join(', ') })
      : this.t('No move')
  }

  /** Moves of a node, with what is known of them. @param {number} i */
  #moves(i) {
    const { nodes, grundy } = this.#graph
    const node = nodes[i]
    if (!node.moves.length) return this.t('{u} has no move.', { u: node.text })
    const list = node.moves
      .map((v) => `${nodes[v].text}${this.#settled.has(v) ? ` (${this.#looks(v)[1]})` : ''}`)
      .join(', ')
    const known =
      grundy &&
      this.#settled.has(i) &&
      node.moves.every((v) => this.#settled.has(v) || v >= this.#shown)
    return html`${this.t('Moves of {u}: {list}.', { u: node.text, list })}
    ${known ? html`<span class="mono">${this.t('mex{set} = {g}', { set: setText(node.moves.map((v) => nodes[v].grundy ?? 0)), g: node.grundy ?? 0 })}</span>.` : nothing}
    ${this.#settled.has(i) && !this.#numbers ? this.#say(reason(this.#graph, i)) : nothing}`
  }

  #legend() {
    const { nodes, whole } = this.#graph
    const lines = []
    const thick = this.#edges.some(([from, to]) => this.#wins(from, to))
    if (this.#numbers && !this.#exercise)
      lines.push(
        this.t('In each node its Grundy value, below. Thick arrow: a winning move, to a 0.'),
      )
    else if (thick)
      lines.push(this.t('Thick arrow: a winning move, from {win} to {loss}.', this.#letters))
    if (this.#edges.some(([from, to]) => this.#leavesLoss(from, to) && this.#circles(from, to)))
      lines.push(
        this.t(
          'A thin arrow from {win} to {loss} goes round in a circle: it brings the end no nearer.',
          this.#letters,
        ),
      )
    if ((this.#exercise ?? this.values) === 'grundy' && !this.#graph.grundy)
      lines.push(
        this.#loopy
          ? this.t('This graph has a cycle: its nodes have no Grundy values.')
          : this.t('This game has no Grundy values: it is not normal play.'),
      )
    if (this.#shown < nodes.length)
      lines.push(
        whole
          ? this.t('{shown} of {n} positions are drawn.', { shown: this.#shown, n: nodes.length })
          : this.t('{shown} of more than {n} positions are drawn.', {
              shown: this.#shown,
              n: nodes.length,
            }),
      )
    return lines.map((line) => html`<p class="soft-text">${line}</p>`)
  }

  #exerciseBar() {
    /** @param {string} look @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} press */
    const button = (look, sign, name, press) =>
      html`<button
        type="button"
        class="btn ${look}"
        aria-disabled=${String(!this.#marks.size)}
        @click=${press}
      >
        ${icon(sign)}${name}
      </button>`
    return html`<div class="bar no-print">
      ${button('primary', 'check', this.t('Check'), () => this.#checkMarks())}
      ${button('quiet', 'again', this.t('Clear the marks'), () => this.#clear())}
    </div>`
  }
  #clear() {
    this.#marks.clear()
    this.#checked = null
    this.#changed()
  }

  /** The same as a table, for who does not see the drawing. */
  #twin() {
    return html`<div class="sr">
      <table>
        <caption>
          ${this.#title}
        </caption>
        <thead>
          <tr>
            <th scope="col">${this.t('Node')}</th>
            <th scope="col">${this.t('Moves')}</th>
            <th scope="col">${this.#numbers ? this.t('Grundy value') : this.t('Outcome')}</th>
          </tr>
        </thead>
        <tbody>
          ${this.#graph.nodes.slice(0, this.#shown).map(
            ({ text, moves }, i) =>
              html`<tr>
                <th scope="row">${text}</th>
                <td>${moves.map((v) => this.#graph.nodes[v].text).join(', ')}</td>
                <td>${this.#looks(i)[1]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
  }
}
