/**
 * cgt-graph.js -- the state graph of a game: positions and moves, settled one by one by retrograde analysis, or by the student in an
 * exercise.
 */
import { html, nothing } from 'lit-html'
import { css as heads } from '../core/arrows.js'
import { CgtElement, sheet } from '../core/element.js'
import { commonKey, keep } from '../core/sync-state.js'
import { letterOf } from '../core/marks.js'
import { moves, timesOf } from '../core/motion.js'
import { picture } from '../core/picture.js'
import { progress } from '../core/progress.js'
import { Room } from '../core/available-width.js'
import { figureEnd } from '../core/full-screen.js'
import { css as shapes } from '../core/shapes.js'
import { Stepper, stepperSheet } from '../core/stepper.js'
import { RulesError } from '../engine/errors.js'
import { setText } from '../model/numbers.js'
import {
  drawable,
  grundyText,
  mexReason,
  reason,
  standing,
  states,
  steps,
} from '../model/retrograde.js'
import css from './cgt-graph.css'
import { GraphDrawing } from './drawing.js'
import { legend } from './legend.js'
import { Marks } from './marks.js'

/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/engine.js').Sentence} Sentence */
/** @typedef {import('../model/retrograde.js').States} States */
/** @typedef {import('../model/retrograde.js').Mark} Mark */
/** @typedef {import('../model/retrograde.js').Standing} Standing */

/** width of a value's letter, as a part of a node's size: in a page, and on a slide, where values are looked for */
const [SMALL, LARGE] = [0.14, 0.25]
/** the most that is drawn: more cannot be read, and its layout takes a second */
const LIMITS = { nodes: 60, edges: 100 }
/** px: half a slide has less */
const HALF = 900
/** characters of the longest list of edges: a longer one would keep the page waiting */
const TYPED = 100_000
/** parts of a step's time: until a pulse along an arrow has nearly arrived, and between two pulses */
const [ARRIVES, NEXT] = [0.6, 0.3]

/**
 * @summary The state graph of a game, coloured node by node in retrograde order, or as an exercise.
 * @attr {string} game id of the game
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {string} edges a graph in place of a game: `2>1 3>2`
 * @attr {outcome|grundy} exercise the student marks the nodes, with W and L or with Grundy values
 * @attr {string} at the step that is shown: a number, or `end`
 * @attr {values} hide `values`: positions and moves alone: no letter, no step, and nothing for V to uncover
 * @event {{ marks: string[] }} cgt-checked as an exercise: a mark for each node, '' where there is none
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board the drawing
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons of the steps, and the others
 */
export class CgtGraph extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    start: '',
    edges: '',
    exercise: 'outcome|grundy',
    at: '',
    hide: 'values',
  }
  static styles = [stepperSheet, sheet(heads + shapes + css)]

  /** @type {States} */ #graph = {
    ...{ nodes: [], order: [], found: [], whole: true, more: false, grundy: false },
  }
  /** nodes that are drawn, from the first on */ #shown = 0
  /** @type {import('../model/retrograde.js').Step[]} */ #steps = []
  /** the node whose moves are listed @type {number | null} */ #picked = null
  /** the student's, in an exercise */ #marks = new Marks(this)
  #stepper = new Stepper(this, {
    onChange: (at) => {
      this.#picked = null
      this.reflect({ at: at === this.#stepper.count ? 'end' : String(at) })
      keep(this)
    },
  })
  /** @type {import('../engine/engine.js').Game | null} */ #game = null
  #drawing = new GraphDrawing([])
  /** nodes that are settled at the step shown @type {Set<number>} */ #settled = new Set()
  /** state of the analysis at the step shown; null: all is settled, or it is an exercise @type {Standing | null} */ #standing =
    null
  /** the step shown last */ #last = { steps: this.#steps, at: -1 }
  /** changes of the last step @type {import('./drawing.js').News | null} */ #news = null
  #room = new Room(this)
  #loopy = false
  #title = ''
  #source = ''
  #spot = 0

  read() {
    this.covers = !this.#bare
    const edges = this.getAttribute('edges')
    const name = edges === null ? (this.getAttribute('game') ?? 'divisor') : 'graph'
    const rules = edges ?? this.rulesOf(name)
    if (rules.length > TYPED)
      throw new RulesError({ code: 'range', reason: 'at most % characters', number: TYPED })
    const start = edges === null ? this.getAttribute('start') : null
    const at = this.#firstStep()
    const source = JSON.stringify([name, rules, start, this.#exercise, this.inGrundy, this.#bare])
    if (source !== this.#source) {
      this.#open(name, rules, start, edges !== null)
      this.#source = source
      this.#picked = null
      this.#stepper.reset(this.#steps.length - 1, at)
    } else if (this.hasAttribute('at')) this.#stepper.reset(this.#steps.length - 1, at)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#game?.suspend()
  }
  /** @param {string} name @param {string} rules @param {string | null} start @param {boolean} drawn true if the author gave the arrows: all nodes are shown */
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
    const below = this.#numbers ? (/** @type {number} */ i) => this.#value(i) : undefined
    this.#drawing = new GraphDrawing(
      graph.nodes.slice(0, this.#shown),
      below,
      this.hasAttribute('data-proj') ? LARGE : SMALL,
    )
    this.#steps = steps(graph, this.#numbers ? 'grundy' : 'outcome', this.#shown)
    const numbers = graph.grundy && this.getAttribute('exercise') === 'grundy' && !this.#loopy
    this.#marks.begin(graph, { shown: this.#shown, numbers, loopy: this.#loopy })
    this.#spot = 0
  }
  /** true if its author keeps the letters for good */
  get #bare() {
    return this.getAttribute('hide') === 'values'
  }
  #firstStep() {
    if (this.#bare) return 0
    const at = this.getAttribute('at')
    if (at === null) return this.values === 'off' ? 0 : Infinity
    return at === 'end' ? Infinity : this.wholeNumber('at')
  }

  get #exercise() {
    if (this.#bare) return null
    const kind = this.getAttribute('exercise')
    return kind === null || this.tells ? null : kind === 'grundy' ? 'grundy' : 'outcome'
  }
  /** true if Grundy values are shown or asked for */
  get #numbers() {
    const { grundy } = this.#graph
    if (this.#exercise) return grundy && this.#exercise === 'grundy' && !this.#loopy
    return grundy && this.inGrundy
  }
  /** The Grundy value of a node, as it is written. @param {number} i */
  #value(i) {
    return grundyText(this.#graph, i, (n) => this.num(n))
  }

  /** the number of steps, for a slide's clicker; null in an exercise */
  get lastStep() {
    return this.#exercise || this.#bare ? null : this.#stepper.count
  }
  get stepper() {
    return this.#exercise || this.#bare ? undefined : this.#stepper
  }
  /** An exercise is solved when all is marked right; else the steps tell. */
  get progress() {
    const { at, count } = this.#stepper
    return this.#exercise ? this.#marks.progress : progress(at === count, at > 0)
  }
  get shared() {
    return {
      at: this.#stepper.at,
      picked: this.#picked,
      marks: [...this.#marks.given],
      checked: this.#marks.checked !== null,
      values: this.getAttribute('values'),
    }
  }
  set shared({ at, picked, marks, checked, values }) {
    this.reflect({ values })
    this.#stepper.reset(this.#steps.length - 1, at)
    this.#picked = picked
    this.#marks.take(marks, checked)
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
  /** Computes the state at the step shown, and after one step forward its changes. */
  #stand() {
    const { at, count } = this.#stepper
    const was = this.#standing
    const last = this.#last
    const steps = this.#steps
    if (steps === last.steps && at === last.at) return
    this.#last = { steps, at }
    this.#standing = this.#exercise || at === count ? null : this.#standingAt(at)
    const on = was && steps === last.steps && at === last.at + 1 && moves(this)
    this.#news = on ? this.#newsOf(was) : null
  }
  /** @param {number} at */
  #standingAt(at) {
    return standing(this.#graph, this.#numbers ? 'grundy' : 'outcome', this.#steps[at].node)
  }
  /**
   * The changes of a step. A lost position sends its letter back along the arrows that enter it, and the nodes that get it turn;
   * values come to the node that takes their mex. Then the nodes that lead there have one open option fewer.
   * @param {Standing} was
   */
  #newsOf({ settled, open }) {
    const node = this.#current
    const { nodes } = this.#graph
    const { step } = timesOf(this)
    const { playing, speed } = this.#stepper
    const brings = (/** @type {number} */ to) =>
      settled.has(to) &&
      (this.#numbers || (nodes[node].outcome === 'win' && nodes[to].outcome === 'loss'))
    const { edges } = this.#drawing
    const into = edges.filter(([from, to]) => from === node && brings(to))
    const out = edges.filter(([from, to]) => to === node && from !== node && !settled.has(from))
    const turns = into.length ? ARRIVES * step : 0
    const goes = turns + NEXT * step
    /** @param {[number, number][]} edges @param {number} wait */
    const pulses = (edges, wait) => edges.map(([from, to]) => ({ from, to, wait }))
    /* in faster playing the next step would cut these pulses off */
    const long = !playing || speed <= 1
    return {
      step: this.#stepper.at,
      turned: (/** @type {number} */ i) => this.#settled.has(i) && !settled.has(i),
      open,
      turns,
      ticks: long && out.length ? goes + ARRIVES * step : turns,
      pulses: [...pulses(into, 0), ...pulses(long ? out : [], goes)],
    }
  }
  /** True if both ends are settled and the move goes to a lost position. @param {number} from @param {number} to */
  #leavesLoss(from, to) {
    const { nodes } = this.#graph
    return (
      this.#settled.has(from) &&
      this.#settled.has(to) &&
      nodes[from].outcome === 'win' &&
      nodes[to].outcome === 'loss'
    )
  }
  /** True for a move that can be repeated without coming nearer to the end. @param {number} from @param {number} to */
  #circles(from, to) {
    const { nodes } = this.#graph
    if (!this.#loopy || Number(nodes[to].remoteness) < Number(nodes[from].remoteness)) return false
    const seen = new Set([to])
    for (const node of seen) for (const next of nodes[node].moves) seen.add(next)
    return seen.has(from)
  }
  /** True if the move wins, however often it is made. @param {number} from @param {number} to */
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
  /** Sets a student's mark; null removes it. @param {number} node @param {Mark | null} mark */
  #mark(node, mark) {
    this.#marks.set(node, mark)
    this.#spot = node
    this.#changed()
  }
  #checkMarks() {
    this.#marks.check()
    this.#changed()
    this.emit('cgt-checked', { marks: this.#marks.texts })
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
        if (event.key === 'Enter' || event.key === ' ')
          return (this.#mark(node, this.#marks.next(node)), true)
        const mark = this.#marks.ofKey(event.key)
        if (mark !== undefined) return (this.#mark(node, mark), true)
      } else if (event.key === 'Enter') return (this.#pick(node), true)
    }
    if (!this.#exercise && !this.#bare) {
      if (this.#stepper.key(event)) return true
      if (event.key === 'v' || event.key === 'V') {
        const { at, count } = this.#stepper
        this.#stepper.go(at < count ? count : 0)
        return true
      }
    }
    return commonKey(this, event)
  }
  /** @param {number} node @param {string} key */
  #arrow(node, key) {
    const to = this.#drawing.next(node, key)
    if (to === null) return false
    this.#spot = to
    this.update()
    const next = this.root.querySelector(`[data-node="${to}"]`)
    if (next instanceof SVGElement) next.focus()
    return true
  }

  render() {
    const half = this.hasAttribute('data-deck') && this.#room.width() < HALF
    this.#drawing.arrange(this.#room.narrow(), !half ? '' : this.#exercise ? 'flat' : 'high')
    this.#settled = this.#settledNow()
    this.#stand()
    return html`<div part="stage" class="figure">
      <div part="board" class="scroll">${this.#drawn()}</div>
      ${
        this.#exercise
          ? this.#marks.bar(
              () => this.#checkMarks(),
              () => this.#clear(),
            )
          : this.#bare
            ? nothing
            : this.#stepper.view()
      }
      <div class="words">
        <p part="status" class="step" aria-live="polite"><b>${this.#sentence()}</b></p>
        ${this.#picked === null ? nothing : html`<p part="status" aria-live="polite">${this.#moves(this.#picked)}</p>`}
        ${this.#legend()}
      </div>
      ${this.#twin()} ${figureEnd(this, picture(this))}
    </div>`
  }
  /** Draws, and scrolls a drawing that is too wide to the node of the sentence. */
  update() {
    super.update()
    const node = this.#picked ?? this.#current
    if (node < 0 || !this.#shown) return
    const place = this.root.querySelector('.scroll')
    const drawing = place?.firstElementChild
    if (!place || !drawing || place.scrollWidth <= place.clientWidth) return
    place.scrollLeft = this.#drawing.across(node) * place.scrollWidth - place.clientWidth / 2
  }
  /** @param {Sentence} sentence */
  #say({ text, slots }) {
    return this.t(text, slots)
  }
  /** true on a slide that hides values, before its first step: no sentence then */
  get #silent() {
    if (this.#bare) return true
    return !this.#exercise && this.inDeck && this.values === 'off' && !this.#stepper.at
  }
  /** The number of open options of a node, if it is shown. @param {number} i */
  #openAt(i) {
    return this.#silent ? null : (this.#standing?.open(i) ?? null)
  }
  #sentence() {
    if (this.#silent) return ''
    return this.#exercise ? this.#marks.sentence : this.#say(this.#steps[this.#stepper.at].sentence)
  }
  get #letters() {
    return { win: letterOf('win', this.letters), loss: letterOf('loss', this.letters) }
  }

  /** outcome and value as drawn at a node: settled ones, or the student's @param {number} i @returns {[Outcome, string]} */
  #looks(i) {
    if (this.#exercise) return this.#marks.looks(i)
    const node = this.#graph.nodes[i]
    if (this.#bare) return ['unknown', '']
    if (!this.#settled.has(i)) return ['unknown', '?']
    if (this.#numbers)
      return [node.infinite ? node.outcome : node.grundy ? 'win' : 'loss', this.#value(i)]
    return [node.outcome, letterOf(node.outcome, this.letters)]
  }

  #drawn() {
    const exercise = !!this.#exercise
    return this.#drawing.view({
      title: `${this.#title}: ${this.t('{n} node|{n} nodes', { n: this.#shown })}`,
      spot: this.#spot,
      seen: this.#picked ?? this.#current,
      ringed: (i) => i === this.#picked || i === this.#current,
      looks: (i) => this.#looks(i),
      open: (i) => this.#openAt(i),
      news: this.#news,
      verdict: (i) => this.#marks.verdict(i),
      label: (i) => `${this.#graph.nodes[i].text}: ${this.#nodeWords(i)}`,
      pressed: (i) => (exercise ? null : this.#picked === i),
      wins: (from, to) => this.#wins(from, to),
      press: (i) => (exercise ? this.#mark(i, this.#marks.next(i)) : this.#pick(i)),
      focus: (i) => this.#focused(i),
    })
  }
  /** @param {number} i */
  #focused(i) {
    if (this.#spot === i) return
    this.#spot = i
    this.update()
  }
  /** @param {number} i */
  #nodeWords(i) {
    const node = this.#graph.nodes[i]
    const [outcome] = this.#looks(i)
    const number = this.#numbers && outcome !== 'unknown'
    const mark = this.#marks.given.get(i)
    const valueWords = number
      ? this.t('Grundy value {n}', { n: typeof mark === 'number' ? mark : this.#value(i) })
      : {
          win: this.t('winning position'),
          loss: this.t('losing position'),
          tie: this.t('draw'),
          draw: this.t('draw by endless play'),
          unknown: this.#exercise ? this.t('no mark') : this.t('not settled'),
        }[outcome]
    const open = this.#openAt(i)
    const options =
      open === null ? '' : `, ${this.t('{n} open option|{n} open options', { n: open })}`
    const verdict = this.#marks.verdict(i)
    const found = verdict && `, ${verdict === 'right' ? this.t('right') : this.t('wrong')}`
    return `${valueWords}${options}${found}. ${this.#to(node.moves)}`
  }
  /** @param {number[]} moves */
  #to(moves) {
    return moves.length
      ? this.t('Moves to {list}', { list: moves.map((v) => this.#graph.nodes[v].text).join(', ') })
      : this.t('No move')
  }

  /** The list of a node's moves, with their known outcomes. @param {number} i */
  #moves(i) {
    const { nodes, grundy } = this.#graph
    const node = nodes[i]
    if (!node.moves.length) return this.t('{u} has no move.', { u: node.text })
    const list = node.moves
      .map((v) => `${nodes[v].text}${this.#settled.has(v) ? ` (${this.#looks(v)[1]})` : ''}`)
      .join(', ')
    const known =
      grundy &&
      !this.#loopy &&
      this.#settled.has(i) &&
      node.moves.every((v) => this.#settled.has(v) || v >= this.#shown)
    return html`${this.t('Moves of {u}: {list}.', { u: node.text, list })}
    ${known ? html`<span class="mono">${this.t('mex{set} = {g}', { set: setText(node.moves.map((v) => nodes[v].grundy ?? 0)), g: node.grundy ?? 0 })}</span>.` : nothing}
    ${this.#settled.has(i) && !known ? this.#say((this.#numbers ? mexReason : reason)(this.#graph, i)) : nothing}`
  }

  #legend() {
    const { nodes } = this.#graph
    const { edges } = this.#drawing
    return legend(this, this.#graph, {
      ...{ numbers: this.#numbers, exercise: this.#exercise, values: this.values },
      ...{ shown: this.#shown, letters: this.#letters },
      counted: nodes.some((_, i) => i < this.#shown && this.#openAt(i)),
      thick: edges.some(([from, to]) => this.#wins(from, to)),
      round: edges.some(([from, to]) => this.#leavesLoss(from, to) && this.#circles(from, to)),
    })
  }

  #clear() {
    this.#marks.take([], false)
    this.#changed()
  }

  /** The graph as a table, for screen readers. */
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
