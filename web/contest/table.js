/**
 * table.js -- small cases of a contest problem in a table. Answers are hidden until they are asked for, one by one or all. A table
 * with one axis is broken into lines of a length that the reader chooses: a period is then seen as columns.
 */
import { html, nothing } from 'lit-html'
import { keep } from '../core/sync-state.js'
import { chip, icon, letterOf } from '../core/marks.js'
import { JudgeInputError, EngineError } from '../engine/errors.js'
import { judge } from '../engine/page-judge.js'
import { sayError } from '../model/i18n.js'
import { caseOf, readTable } from './judge.js'
import { fold } from './fold.js'

/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {{ answer: string, outcome: Outcome | null }} Cell answer '': no such case */

/** columns of a table with one axis, at first and the most */
const COLUMNS = 10
const WIDEST = 40
/** the most slices for one cell's answer, of some 10 ms each */
const SLICES = 4
/** the most moves played for one cell's outcome: some ms */
const BUDGET = 20_000

export class JudgeTable {
  /** @type {import('./judge.js').Table | null} */ #table = null
  /** @type {Cell[]} */ #cells = []
  #text = ''
  /** the game opened last @type {import('../engine/engine.js').Game | null} */ #game = null
  /** outcomes by answer, from the cases that were solved @type {Map<string, Outcome>} */ #known =
    new Map()
  /** true once a case was too large to solve: later ones take the outcome of their answer */ #hard = false
  /** cells whose answers are shown @type {Set<number>} */ #uncovered = new Set()
  #columns = COLUMNS
  /** the refusal of a typed table */ #refused = ''
  /** the roving tab stop */ #spot = 0
  opened = false

  /** @param {import('./cgt-judge.js').CgtJudge} host */
  constructor(host) {
    this.host = host
  }

  /** @param {string} text see readTable @throws {EngineError} */
  read(text) {
    this.#refused = ''
    if (!text) return void (this.#table = null)
    const table = readTable(text)
    this.#table = table
    this.#text = text
    this.#cells = []
    this.#known.clear()
    this.#uncovered.clear()
    this.#spot = 0
    if (table.axes.length > 1) this.#columns = table.axes[1].values.length
    else this.#columns = Math.min(COLUMNS, table.axes[0].values.length)
    this.opened ||= this.host.values !== 'off'
  }
  /** Frees the memory of its game until it is used again. */
  suspend() {
    this.#game?.suspend()
  }
  get #length() {
    return this.#table?.axes.reduce((n, { values }) => n * values.length, 1) ?? 0
  }
  /** @param {number} i @returns {number[]} the cell's value on each axis */
  #values(i) {
    const axes = this.#table?.axes ?? []
    return axes.length > 1
      ? [axes[0].values[Math.floor(i / this.#columns)], axes[1].values[i % this.#columns]]
      : [axes[0].values[i]]
  }
  /** @param {number} i @returns {Cell} */
  #cell(i) {
    return (this.#cells[i] ??= this.#work(i))
  }
  /** @param {number} i @returns {Cell} */
  #work(i) {
    const { facts } = this.host
    const one = caseOf(/** @type {any} */ (this.#table), this.#values(i))
    try {
      const judged = judge().soon(facts.id, `${facts.head}${one}\n${facts.tail}`, SLICES)
      if (!judged) return { answer: '…', outcome: null }
      /* without the case's number and an echoed line */
      const answer = judged.output
        .split('\n')[0]
        .replace(/^Case 1: /, '')
        .replace(`${one} `, '')
      return { answer, outcome: this.#outcome(one, answer) }
    } catch (error) {
      if (!(error instanceof JudgeInputError)) throw error
      return { answer: '', outcome: null }
    }
  }
  /** The outcome of a case's position; null if it has none, or if ends have values. @param {string} one @param {string} answer @returns {Outcome | null} */
  #outcome(one, answer) {
    const { engine, facts } = this.host
    const { game: name, rules, start } = judge().tell(facts.id, one)
    const seen = this.#known.get(answer)
    if (!name || (seen && this.#hard)) return seen ?? null
    /* the game stays open: many cases have the same rules, and share what was solved */
    if (this.#game?.name !== name || this.#game.rules !== rules) {
      this.#game?.close()
      this.#game = engine.game(name, { rules })
    }
    const { scored, gains } = this.#game.flags(start)
    if (scored || gains) return null
    const { outcome } = this.#game.solve(start, { budget: BUDGET })
    this.#hard = outcome === 'unknown'
    if (this.#hard) return seen ?? null
    this.#known.set(answer, outcome)
    return outcome
  }

  get #all() {
    return this.host.values !== 'off'
  }
  /** @param {number} i */
  #shown(i) {
    return this.#all || this.#uncovered.has(i)
  }
  toggle() {
    this.opened = true
    this.#uncovered.clear()
    this.host.reflect({ values: this.#all ? null : 'outcome' })
    this.host.update()
    keep(this.host)
  }
  /** @param {number} i */
  #reveal(i) {
    this.#spot = i
    this.#uncovered.add(i)
    this.host.update()
  }
  /** @param {KeyboardEvent} event */
  key({ key, target }) {
    if (!(target instanceof HTMLElement) || target.dataset.cell === undefined) return false
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.#columns, ArrowDown: this.#columns }[
      key
    ]
    if (by === undefined) return false
    const to = this.#spot + by
    if (to < 0 || to >= this.#length) return false
    this.#spot = to
    this.host.update()
    const cell = this.host.root.querySelector(`[data-cell="${this.#spot}"]`)
    if (cell instanceof HTMLElement) cell.focus()
    return true
  }

  view() {
    const table = this.#table
    if (!table) return nothing
    const { host } = this
    return fold(
      host,
      this,
      host.t('Small cases'),
      () =>
        html`<p class="bar no-print">
            <button type="button" class="btn" @click=${() => this.toggle()}>
              ${icon('eye')}${this.#all ? host.t('Hide all') : host.t('Show all')}
            </button>
            ${table.axes.length > 1 ? nothing : this.#width()}
          </p>
          <label class="field no-print"
            ><b>${host.t('Which cases')}</b
            ><input
              class="text-input"
              spellcheck="false"
              autocomplete="off"
              .value=${this.#text}
              aria-invalid=${String(!!this.#refused)}
              aria-describedby="cases"
              @change=${(/** @type {Event} */ e) => this.#typed(/** @type {HTMLInputElement} */ (e.target).value)}
          /></label>
          <div id="cases" class="no-print">
            ${this.#refused ? html`<p class="problem" role="alert">${icon('cross')}<span>${this.#refused}</span></p>` : nothing}
            <p class="soft-text">
              ${host.t('Press a ? to see its answer. Before the bar stand the numbers; after it the case: {number} is the number, {times} so many letters a, {line} a new line.', { number: `{${table.axes[0].name}}`, times: `{${table.axes[0].name}:a}`, line: '\\n' })}
            </p>
          </div>
          <div class="scroll">${this.#grid()}</div>
          ${this.#legend()}`,
    )
  }
  /** @param {string} value */
  #typed(value) {
    const { host } = this
    try {
      this.read(value)
      host.reflect({ table: value })
      keep(host)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.#refused = sayError(host.language, error)
    }
    host.update()
  }
  #width() {
    const { host } = this
    /** @param {'minus' | 'plus'} sign @param {number} by @param {string} label */
    const button = (sign, by, label) =>
      html`<button
        type="button"
        class="btn square"
        aria-label=${label}
        aria-disabled=${String(this.#columns + by < 1 || this.#columns + by > WIDEST)}
        @click=${() => {
          this.#columns += by
          host.update()
        }}
      >
        ${icon(sign)}
      </button>`
    return html`${button('minus', -1, host.t('Fewer columns'))}
      <output>${host.t('{n} column|{n} columns', { n: this.#columns })}</output>
      ${button('plus', 1, host.t('More columns'))}`
  }
  #grid() {
    const { host } = this
    const [first, second] = /** @type {import('./judge.js').Table} */ (this.#table).axes
    const columns = this.#columns
    const rows = Math.ceil(this.#length / columns)
    return html`<table class="cells" role="grid" aria-label=${host.t('Small cases')}>
      ${
        second
          ? html`<thead>
              <tr>
                <th>${first.name} \\ ${second.name}</th>
                ${second.values.map((n) => html`<th scope="col">${host.num(n)}</th>`)}
              </tr>
            </thead>`
          : nothing
      }
      <tbody>
        ${Array.from({ length: rows }, (_, row) => {
          const from = row * columns
          const count = Math.min(columns, this.#length - from)
          return html`<tr>
            <th scope="row">
              ${second ? host.num(first.values[row]) : `${first.name} = ${host.num(first.values[from])}`}
            </th>
            ${Array.from({ length: count }, (_, j) => html`<td role="gridcell">${this.#button(from + j)}</td>`)}
          </tr>`
        })}
      </tbody>
    </table>`
  }
  /** @param {number} i */
  #button(i) {
    const { host } = this
    const shown = this.#shown(i)
    const cell = shown ? this.#cell(i) : null
    const where = (this.#table?.axes ?? [])
      .map(({ name }, axis) => `${name} = ${this.#values(i)[axis]}`)
      .join(', ')
    return html`<button
      type="button"
      data-cell=${i}
      tabindex=${i === this.#spot ? 0 : -1}
      title=${where}
      aria-label="${where}: ${cell ? cell.answer || host.t('no such case') : host.t('hidden')}"
      @click=${() => this.#reveal(i)}
    >
      ${!cell ? '?' : !cell.answer ? '·' : cell.outcome ? chip(cell.outcome, letterOf(cell.outcome, host.letters)) : html`<span class="plain">${cell.answer.slice(0, 4)}</span>`}
    </button>`
  }
  #legend() {
    const { host } = this
    /** @type {Map<string, Cell>} */
    const kinds = new Map()
    for (let i = 0; i < this.#length; i++) {
      const cell = this.#shown(i) ? this.#cell(i) : null
      if (cell?.answer && cell.outcome) kinds.set(cell.answer, cell)
    }
    return kinds.size
      ? html`<p class="legend">
          ${[...kinds.values()].map(
            ({ answer, outcome }) =>
              html`<span
                >${chip(/** @type {Outcome} */ (outcome), letterOf(/** @type {Outcome} */ (outcome), host.letters))}
                <span class="mono">${answer}</span></span
              >`,
          )}
        </p>`
      : nothing
  }
}
