/** marks.js -- an exercise on a graph: the marks that a student gives its nodes, their check, and its sentences. */
import { html } from 'lit-html'
import { icon, letterOf } from '../core/marks.js'
import { progress } from '../core/progress.js'
import { check } from '../model/retrograde.js'

/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../model/retrograde.js').Mark} Mark */
/** @typedef {import('../model/retrograde.js').States} States */

/** Grundy values that a click goes through: no node drawn here has more moves */
const NINE = 9

/** @type {Record<Exclude<Mark, number>, Outcome>} */
const MARKED = { win: 'win', loss: 'loss', draw: 'draw' }

export class Marks {
  #host
  /** @type {States} */ #graph = /** @type {any} */ (null)
  /** nodes that are drawn, from the first on */ #shown = 0
  /** true if Grundy values are asked for */ #numbers = false
  /** true if play can be endless */ #loopy = false
  /** the marks, by node @type {Map<number, Mark>} */ given = new Map()
  /** result of the last check @type {ReturnType<typeof check> | null} */ checked = null

  /** @param {import('../core/element.js').CgtElement} host */
  constructor(host) {
    this.#host = host
  }
  /** Begins with another graph. @param {States} graph @param {{ shown: number, numbers: boolean, loopy: boolean }} asked */
  begin(graph, { shown, numbers, loopy }) {
    this.#graph = graph
    this.#shown = shown
    this.#numbers = numbers
    this.#loopy = loopy
    this.take([], false)
  }
  /** Takes the marks of another window. @param {Iterable<[number, Mark]>} marks @param {boolean} checked */
  take(marks, checked) {
    this.given = new Map(marks)
    this.checked = null
    if (checked) this.check()
  }
  /** @param {number} node @param {Mark | null} mark null removes it */
  set(node, mark) {
    if (mark === null) this.given.delete(node)
    else this.given.set(node, mark)
    this.checked = null
  }
  check() {
    this.checked = check(this.#graph, this.given, this.#numbers ? 'grundy' : 'outcome', this.#shown)
  }
  /** a mark for each node, '' where there is none */
  get texts() {
    return this.#graph.nodes.map((_, i) => String(this.given.get(i) ?? ''))
  }
  /** It is solved when all is marked right. */
  get progress() {
    const { first, missing = -1 } = this.checked ?? {}
    return progress(!first && !missing, this.given.size > 0)
  }
  /** The mark that a press gives a node. @param {number} node @returns {Mark | null} */
  next(node) {
    const now = this.given.get(node)
    if (this.#numbers) {
      const most = Math.min(NINE, Math.max(...this.#graph.nodes.map((n) => n.moves.length)))
      const next = typeof now === 'number' ? now + 1 : 0
      return next > most ? null : next
    }
    /** @type {(Mark | undefined)[]} */
    const cycle = [
      undefined,
      'win',
      'loss',
      ...(this.#loopy ? [/** @type {const} */ ('draw')] : []),
    ]
    return cycle[(cycle.indexOf(now) + 1) % cycle.length] ?? null
  }
  /** The mark of a key. @param {string} key @returns {Mark | null | undefined} undefined: not a mark */
  ofKey(key) {
    if (key === '?' || key === 'Backspace' || key === 'Delete') return null
    if (this.#numbers) return /^\d$/.test(key) ? Number(key) : undefined
    const { letters } = this.#host
    const upper = key.toUpperCase()
    if (upper === 'W' || upper === letterOf('win', letters)) return 'win'
    if (upper === 'L' || upper === letterOf('loss', letters)) return 'loss'
    if (this.#loopy && (key === '0' || upper === 'D')) return 'draw'
    return undefined
  }
  /** Outcome and value as drawn at a node. @param {number} node @returns {[Outcome, string]} */
  looks(node) {
    const mark = this.given.get(node)
    if (mark === undefined) return ['unknown', '?']
    if (typeof mark === 'number') return [mark ? 'win' : 'loss', this.#host.num(mark)]
    return [MARKED[mark], letterOf(MARKED[mark], this.#host.letters)]
  }
  /** The last check's verdict on a node. @param {number} node */
  verdict(node) {
    return this.checked?.right.has(node) ? 'right' : this.checked?.wrong.has(node) ? 'wrong' : ''
  }
  /** What is asked, or what the last check found. */
  get sentence() {
    const host = this.#host
    if (!this.checked)
      return this.#numbers
        ? host.t('Write the Grundy value of each node: with a click, or with the keys 0 to 9.')
        : host.t(
            'Mark each node {win} or {loss}: with a click, or with the keys {win} and {loss}.',
            { win: letterOf('win', host.letters), loss: letterOf('loss', host.letters) },
          )
    const { first, wrong, missing, right } = this.checked
    if (first) {
      const mark = this.given.get(first.node)
      return host.t(
        '{n} is wrong. Look at {u}, where you said {mark}. {why}|{n} are wrong. Look at {u}, where you said {mark}. {why}',
        {
          n: wrong.size,
          u: this.#graph.nodes[first.node].text,
          mark:
            typeof mark === 'number'
              ? mark
              : letterOf(mark ? MARKED[mark] : 'unknown', host.letters),
          why: host.t(first.sentence.text, first.sentence.slots),
        },
      )
    }
    if (missing)
      return host.t(
        'No mistake so far. {n} node has no mark yet.|No mistake so far. {n} nodes have no mark yet.',
        { n: missing },
      )
    return host.t('All correct: {n} node.|All correct: {n} nodes.', { n: right.size })
  }
  /** Its buttons. @param {() => void} check @param {() => void} clear */
  bar(check, clear) {
    const host = this.#host
    /** @param {string} look @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} press */
    const button = (look, sign, name, press) =>
      html`<button
        type="button"
        class="btn ${look}"
        aria-disabled=${String(!this.given.size)}
        @click=${press}
      >
        ${icon(sign)}${name}
      </button>`
    return html`<div part="tools" class="bar no-print">
      ${button('primary', 'check', host.t('Check'), check)}
      ${button('quiet', 'again', host.t('Clear the marks'), clear)}
    </div>`
  }
}
