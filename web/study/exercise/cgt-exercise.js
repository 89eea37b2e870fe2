/**
 * cgt-exercise.js -- exercises from a seed, one after another, each checked at once. web/model/exercise/ makes and checks them; this
 * element shows them. Its parts: figure.js the figure, fields.js the fields of an answer, proof.js the proof after it, map.js all
 * exercises, set.js a set for a class, progress.js and progress-store.js what was solved, stored in this browser only.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { css as boards } from '../../boards/index.js'
import { share } from '../../core/deck.js'
import { CgtElement, sheet } from '../../core/element.js'
import { addressed, keep } from '../../core/sync-state.js'
import { icon, letterOf } from '../../core/marks.js'
import { MOST, STUDENTS } from '../../model/code.js'
import {
  because,
  check,
  hints,
  KINDS,
  kindsNamed,
  levelOf,
  line,
  NONE,
  solution,
  tell,
} from '../../model/exercise/index.js'
import { exerciseAt, sizeOf } from '../../model/exercise/series.js'
import css from './cgt-exercise.css'
import { answerFields, MARKS, toWrite } from './fields.js'
import { figure, rule } from './figure.js'
import { solvedBefore, solvedOne } from './progress-store.js'
import { ExerciseMap } from './map.js'
import { ExerciseProgress } from './progress.js'
import { playProof, proof } from './proof.js'
import { ExerciseSet } from './set.js'

/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../model/exercise/index.js').Sentence} Sentence */
/** @typedef {import('../../model/exercise/index.js').Exercise} Exercise */
/** @typedef {import('../../model/exercise/index.js').Fault} Fault */

/**
 * Styles of a board or a graph on which an answer is given: without tools, as the exercise has hints and a check of its own. A
 * replayed board has only its steps.
 */
const BARE = Object.entries({
  'cgt-play':
    '.settings, .tools, .told, .ribbon { display: none !important } .end { min-height: 0 !important }' +
    /* the dots are moves to be pressed */
    '@media print { .dot { display: none } }' +
    /* on a phone minus and plus take the tools' place, and the button is never under them */
    '@container (max-width: 34em) { .amount-field { inset-inline-end: 0 !important } .foot .actions { padding-inline-end: 92px !important }' +
    '.foot:has(.amount-field input) .actions { padding-inline-end: calc(92px + 4.4em) !important } }',
  'cgt-play.line': '.foot, .end { display: none !important }',
  'form > cgt-graph':
    '.figure > :not(.scroll, .sr) { display: none !important }' +
    /* on paper its nodes have names alone: the answer is written below */
    '@media print { .open, .node text + text { display: none } }',
  '.proof > cgt-strip': '.bar { display: none !important }',
}).map(([css, rules]) => /** @type {const} */ ([css, sheet(rules)]))

/** attributes that are numbers, and the most that each can be @type {[string, number?][]} */
const NUMBERS = [['at'], ['count', MOST], ['student', STUDENTS]]

/** True if the focus is shown: a reader with a keyboard is led to the next field. @param {DocumentOrShadowRoot} root @returns {boolean} */
const byKeys = ({ activeElement: at }) =>
  at?.shadowRoot?.activeElement ? byKeys(at.shadowRoot) : !!at?.matches(':focus-visible')

/** exercises solved in a row at the first try that lead to a higher level */
const ROW = 3

/**
 * @summary Exercises from a seed, with hints; the first error is explained.
 * @attr {string} kind the kind of exercise, or several, which take turns: `strip nim grundy`
 * @attr {string} seed the same seed makes the same exercises
 * @attr {1|2|3} level how hard the exercises are
 * @attr {number} at which one of the series, from 1
 * @attr {number} count a set of so many, with a code that tells what was solved of it
 * @attr {number} student a student’s number: each has exercises of their own; 0, or without it: those of everybody
 * @attr {string} map without a kind: a map of all, by chapter and level, to choose one from
 * @attr {string} marks what was done of a set, a digit an exercise: 0 not done, 1 tried, 2 solved, 3 solved at the first try; the page that sets it keeps it, and this browser nothing
 * @event {{ at: number, mark: number, marks: string, answer: string }} cgt-marked an exercise of a set has a better mark
 * @event {{ kind: string, seed: string, level: number, first: boolean }} cgt-solved an exercise was solved; first: at the first try, without help
 * @csspart stage all of the exercise
 * @csspart board what is asked about: a board, a drawing, a row
 * @csspart status what is said of the answer, and by the board
 * @csspart tools the buttons, and those of the board
 */
export class CgtExercise extends CgtElement {
  static attributes = {
    kind: '',
    seed: '',
    level: '1|2|3',
    at: '',
    count: '',
    student: '',
    map: '',
    marks: '',
  }
  static uses = ['cgt-compare-games', 'cgt-form', 'cgt-graph', 'cgt-strip', 'cgt-thermograph']
  static styles = [sheet(boards), sheet(css)]

  /** @type {string[]} */ kinds = []
  /** @type {Exercise} */ exercise = /** @type {any} */ (null)
  /** @type {string[]} */ answer = []
  /** result of the last check @type {Fault | null} */ fault = null
  solved = false
  /** hints shown so far @type {Sentence[]} */ #hints = []
  /** number of hints */ #rungs = 1
  /** true after a wrong try or a hint */ #helped = false
  /** true if the answer was shown: it does not count as solved */ answerShown = false
  /** the field with the tab stop */ spot = 0
  #source = ''
  #count = 0
  /** attributes that are numbers, as they were read last @type {Record<string, number>} */ #numbers =
    {}
  /** true if the last key marked a cell and went on to the next */ #jumped = false
  /** true if this exercise was solved before */ #before = false
  /** exercises of this kind and level solved in a row at the first try */ #row = 0
  /** @type {string[] | null} */ #line = null
  #map = new ExerciseMap(this)
  #set = new ExerciseSet(this)
  #progress = new ExerciseProgress(this)

  read() {
    const kinds = kindsNamed(this.getAttribute('kind') ?? 'strip')
    for (const [name, most] of NUMBERS) this.wholeNumber(name, { most })
    const level = levelOf(this.getAttribute('level'))
    const seed = this.getAttribute('seed') ?? '1'
    this.kinds = kinds
    this.#count = sizeOf(this.engine, { kinds, level, count: this.asked })
    const { place: at, student } = this
    const source = JSON.stringify([kinds, level, at, seed, student, this.count])
    if (source === this.#source) return
    const { exercise: was } = this
    this.exercise = exerciseAt(this.engine, { kinds, seed, level }, student, at)
    if (was?.kind !== this.exercise.kind || was.level !== level) this.#row = 0
    if (this.mapped) this.#map.open()
    this.#source = source
    this.#begin()
    this.#progress.read()
    this.#set.read()
    this.#before = this.count ? this.#set.mark > 1 : solvedBefore(this.#name)
    /* a link further down the page led here */
    if (this.id && !this.inDeck && addressed() && location.hash.startsWith(`#${this.id}&`))
      this.scrollIntoView({ block: 'nearest' })
  }
  #begin() {
    this.answer = this.exercise.fields.map(() => '')
    this.fault = null
    this.solved = false
    this.#hints = []
    this.#helped = false
    this.answerShown = false
    this.spot = 0
    this.#line = null
  }
  /** True if the map is shown in place of an exercise. */
  get mapped() {
    return this.hasAttribute('map') && !this.hasAttribute('kind') && !this.count && !this.inDeck
  }
  /** the moves of a play that shows that the answer is right; none before */
  get line() {
    return this.over ? (this.#line ??= line(this.engine, this.exercise, this.answer)) : []
  }
  /** An attribute that is a number; after a refusal its last good value. @param {string} attribute @param {number} [most] */
  #number(attribute, most) {
    try {
      this.#numbers[attribute] = this.wholeNumber(attribute, { most })
    } catch {
      /* `read` refuses it */
    }
    return this.#numbers[attribute] ?? 0
  }
  /** number of the exercise in its series, from 1 */
  get place() {
    return Math.min(Math.max(this.#number('at'), 1), this.count || 9999)
  }
  /** exercises that were asked for; 0: a series without end */
  get asked() {
    return this.#number('count', MOST)
  }
  /** exercises of the set, all different: as many as were asked for, or as there are; 0: a series without end */
  get count() {
    return this.#count
  }
  get student() {
    return this.#number('student', STUDENTS)
  }
  /** name under which a solved exercise is stored */
  get #name() {
    const { kind, seed, level } = this.exercise
    return `${kind} ${seed} ${level}`
  }
  /** true if the exercise is solved or its answer was shown */
  get over() {
    return this.solved || this.answerShown
  }
  get shared() {
    const { answer, solved } = this
    return { at: this.place, level: this.exercise.level, answer, solved, hints: this.#hints }
  }
  set shared({ at, level, answer, solved, hints }) {
    this.reflect({ at: String(at), level: String(level) })
    this.read()
    this.answer = answer
    this.solved = solved
    this.#line = null
    this.#hints = hints
    this.update()
    this.#paint()
  }

  /** @param {Sentence} sentence */
  say(sentence) {
    return tell((key, slots) => this.t(key, slots), sentence)
  }
  /** true if it is answered on the nodes of a graph */
  get #onGraph() {
    const { figure, fields } = this.exercise
    return figure === 'graph' && fields[0].as !== 'choice'
  }
  /** the graph or board on which it is answered @returns {any} */
  get #inner() {
    return this.root.querySelector('cgt-graph, cgt-play')
  }
  /** Takes the marks on the graph as the answer. */
  #readGraph() {
    if (!this.#onGraph || this.answerShown || !this.#inner) return
    const marks = new Map(this.#inner.shared.marks)
    this.answer = this.exercise.fields.map((_, i) => String(marks.get(i) ?? ''))
  }
  /** Puts the answer on the graph. @param {boolean} [checked] */
  #paint(checked = false) {
    if (!this.#onGraph || !this.#inner) return
    const number = this.exercise.fields[0].as === 'number'
    const marks = this.answer.flatMap((a, i) => (a ? [[i, number ? Number(a) : a]] : []))
    this.#inner.shared = { ...this.#inner.shared, marks, checked }
  }

  /** @param {number} field @param {string} value */
  write(field, value) {
    this.answer[field] = value
    this.fault = null
    this.update()
    share(this)
  }
  /** Takes a move as the whole answer and checks it. @param {string} move or NONE */
  give(move) {
    this.answer = [move]
    this.check()
  }
  /** Checks the answer by the solvers. */
  check() {
    this.#readGraph()
    const fault = check(this.engine, this.exercise, this.answer)
    this.solved = !fault
    this.fault = fault
    if (fault && !fault.open) {
      this.#row = 0
      this.#helped = true
      this.#set.raise(1)
    }
    if (this.solved) this.#won()
    const keys = byKeys(this.root)
    this.update()
    this.#paint(true)
    if (this.solved) playProof(this.root)
    share(this)
    if (fault && this.exercise.figure !== 'board') this.#focus(fault.field)
    else if (this.solved)
      /** @type {HTMLElement | null} */ (this.root.querySelector('.next'))?.focus({
        preventScroll: !keys,
      })
  }
  #won() {
    const { kind, seed, level } = this.exercise
    /* in a set a missed exercise stays missed when the set is opened again */
    const first = !this.#helped && !this.#set.mark
    this.#row = first && !this.#before ? this.#row + 1 : 0
    /* an exercise counts once */
    this.#progress.read(
      this.#before || this.#set.lent ? undefined : solvedOne(kind, this.#name, first),
    )
    this.#set.raise(first ? 3 : 2)
    this.emit('cgt-solved', { kind, seed, level, first })
  }
  /** @param {number} field */
  #focus(field) {
    this.spot = field
    this.update()
    const place = this.root.querySelector(`[data-field="${field}"]`)
    if (this.#onGraph) return this.#inner?.root.querySelector(`[data-node="${field}"]`)?.focus()
    const input = place?.matches('button, input') ? place : place?.querySelector('input, button')
    if (input instanceof HTMLElement) input.focus()
  }
  #hint() {
    this.#readGraph()
    const ladder = hints(this.engine, this.exercise, this.answer)
    this.#row = 0
    this.#helped = true
    this.#set.raise(1)
    this.#rungs = ladder.length
    const next = ladder[this.#hints.length]
    if (next) this.#hints = [...this.#hints, next]
    else this.#show()
    this.update()
    share(this)
  }
  /** Shows the answer, on the board or the graph if there is one; it does not count as solved. */
  #show() {
    this.answer = solution(this.engine, this.exercise)
    this.fault = null
    this.answerShown = true
    this.#set.raise(1)
    this.#paint()
  }
  /** Erases all that was stored. */
  forget() {
    this.#set.forget()
    this.#before = false
    this.update()
  }
  /** The number of the first exercise of a kind and level that was not solved yet. @param {string} kind @param {number} level */
  #firstOpen(kind, level) {
    const seed = this.getAttribute('seed') ?? '1'
    for (let at = 1; ; at++)
      if (!solvedBefore(`${kind} ${exerciseAt(this.engine, { kinds: [kind], seed, level: levelOf(level) }, this.student, at).seed} ${level}`)) return at // prettier-ignore
  }
  /** Opens an exercise from the map. @param {string} kind @param {number} level */
  choose(kind, level) {
    this.reflect({ kind })
    this.go({ at: this.#firstOpen(kind, level), level })
    const ask = /** @type {HTMLElement | null} */ (this.root.querySelector('.ask'))
    ask?.focus()
  }
  #openMap() {
    const { kind, level } = this.exercise
    this.reflect({ kind: null, at: null, level: null })
    this.#map.open(kind, level)
    this.update()
    keep(this)
    this.#map.focus()
  }
  /** Goes to another exercise. @param {{ at?: number, level?: number }} which */
  go({ at = this.place, level = this.exercise.level }) {
    this.reflect({ at: String(at), level: String(level) })
    this.attempt(() => this.read())
    keep(this)
  }
  /** @param {{ type: string, detail: any, preventDefault: () => void }} event of the board */
  moved(event) {
    if (this.over) return
    this.answer = [event.detail.move]
    if (check(this.engine, this.exercise, this.answer)) event.preventDefault()
    this.check()
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    const place = target.closest?.('.place')
    if (place instanceof HTMLElement) return this.#map.key(place, event.key)
    const cell = target.closest?.('.cell')
    if (!(cell instanceof HTMLElement)) return false
    const field = Number(cell.dataset.field)
    const { key } = event
    /* after a mark that went on to the next cell, ArrowRight has nothing left to do */
    const jumped = this.#jumped
    this.#jumped = false
    if (jumped && key === 'ArrowRight') return true
    const last = this.exercise.fields.length - 1
    const to = { ArrowLeft: field - 1, ArrowRight: field + 1, Home: 0, End: last }[key]
    if (to !== undefined) {
      const there = to >= 0 && to <= last
      if (there) this.#focus(to)
      return there
    }
    const mark = /^(Backspace|Delete|\?)$/.test(key)
      ? ''
      : MARKS.find(
          (m) =>
            m &&
            [m[0], letterOf(/** @type {Outcome} */ (m), this.letters).toLowerCase()].includes(
              key.toLowerCase(),
            ),
        )
    if (mark === undefined || this.solved) return false
    this.write(field, mark)
    this.#jumped = !!mark && field < last
    if (this.#jumped) this.#focus(field + 1)
    return true
  }

  update() {
    super.update()
    for (const [css, rules] of BARE)
      for (const { shadowRoot: root } of this.root.querySelectorAll(css))
        if (root && !root.adoptedStyleSheets.includes(rules)) root.adoptedStyleSheets.push(rules)
  }
  render() {
    const { exercise: x, printing } = this
    const move = x.figure === 'board'
    const verdict = html`<div part="status" class="verdict ${move ? 'above' : ''}" role="status">
      ${this.solved || this.fault ? html`<p>${this.#verdict()}</p>` : nothing}
    </div>`
    if (this.#set.asksWhose) return this.#set.form()
    if (this.mapped) return html`${this.#map.view()} ${this.#progress.view()}`
    return html`${this.count && this.student && !printing && !this.#set.lent ? this.#set.whose() : nothing}
      ${this.hasAttribute('map') && !this.count && !printing ? this.#where() : nothing}
      <form
        part="stage"
        novalidate
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault()
          if (!this.solved && !move) this.check()
        }}
      >
        <p class="ask" tabindex="-1">${this.say(x.ask)}</p>
        ${
          this.#before && !this.solved && !printing
            ? html`<p class="before">
                ${icon('check')}${this.t('You have solved this one before.')}
              </p>`
            : nothing
        }
        ${rule(this)} ${move ? verdict : nothing} ${figure(this)}
        ${printing ? toWrite(this) : nothing}
        ${this.#onGraph && !printing ? this.#how() : answerFields(this)} ${move ? nothing : verdict}
        <div part="tools" class="bar no-print ${move && this.over ? 'at-hand' : ''}">
          ${this.over ? this.#next() : this.#tools()}
          <span class="streak" role="status">${this.solved ? this.#streak() : nothing}</span>
          <span class="gap"></span>
          ${this.count ? this.t('{at} of {n}', { at: this.place, n: this.count }) : this.#levels()}
        </div>
        ${proof(this)}
        ${
          this.#hints.length
            ? html`<ol class="hints" role="status">
                ${this.#hints.map((hint) => html`<li>${this.say(hint)}</li>`)}
              </ol>`
            : nothing
        }
      </form>
      ${this.count ? this.#set.view() : nothing}
      ${this.inDeck || this.#set.lent ? nothing : this.#progress.view()}`
  }
  /** the next level, if a row of right answers has reached it; else 0 */
  get #raised() {
    const { level } = this.exercise
    return !this.count && level < 3 && this.#row >= ROW ? level + 1 : 0
  }
  #next() {
    if (this.place === this.count) return nothing
    const raised = this.#raised
    const { kind } = this.exercise
    // It takes the place of "Check": a second hasty press must not skip the answer and its proof
    return html`<button
      type="button"
      class="btn primary next"
      @click=${(/** @type {MouseEvent} */ { detail }) => {
        if (detail > 1) return
        if (raised) this.go({ at: this.#firstOpen(kind, raised), level: raised })
        else this.go({ at: this.place + 1 })
      }}
    >
      ${raised ? this.t('Next exercise, level {n}', { n: raised }) : this.t('Next exercise')}
    </button>`
  }
  /** The sentence about a row of right answers. */
  #streak() {
    const { level } = this.exercise
    if (this.count || level === 3 || !this.#row) return nothing
    return this.#raised
      ? this.t('{n} in a row at the first try: the next one is of level {level}.', {
          n: this.#row,
          level: level + 1,
        })
      : this.t('{n} at the first try; after {row} in a row comes level {level}.', {
          n: this.#row,
          row: ROW,
          level: level + 1,
        })
  }
  /** The exercise's place in the map, and the way back. */
  #where() {
    const { kind, level } = this.exercise
    const { chapter, title } = KINDS[kind]
    return html`<p class="where no-print">
      <button type="button" class="btn quiet flush" @click=${() => this.#openMap()}>
        ${icon('back')}${this.t('All exercises')}
      </button>
      <span
        >${this.t('Chapter {n}', { n: chapter })} · <b>${this.t(title)}</b> ·
        <span>${this.t('level {n}', { n: level })}</span></span
      >
    </p>`
  }
  #tools() {
    return html`${
        this.exercise.figure === 'board'
          ? nothing
          : html`<button type="submit" class="btn primary">
              ${icon('check')}${this.t('Check')}
            </button>`
      }
      <button type="button" class="btn" @click=${() => this.#hint()}>
        ${icon('hint')}${
          this.#hints.length < this.#rungs
            ? this.#hints.length
              ? this.t('Another hint')
              : this.t('Hint')
            : this.t('Show the answer')
        }
      </button>
      ${
        this.place === this.count
          ? nothing
          : html`<button
              type="button"
              class="btn quiet"
              @click=${() => this.go({ at: this.place + 1 })}
            >
              ${this.t('Skip')}
            </button>`
      }`
  }
  #verdict() {
    if (this.solved) {
      const why = because(this.engine, this.exercise, this.answer)
      return html`${icon('check')}<b>${this.t('Right.')}</b> ${why ? this.say(why) : nothing}`
    }
    if (!this.fault) return nothing
    const { field, why, open } = this.fault
    const { name, as } = this.exercise.fields[field]
    if (open) return this.t('Still to be answered: {name}', { name: this.t(name) })
    return html`${icon('cross')}${as === 'move' ? nothing : html`<b>${this.t(name)}</b>: `}${this.say(why)}`
  }
  /** The sentence that tells how to mark nodes. */
  #how() {
    const { fields, ask } = this.exercise
    const [win, loss] = ['win', 'loss'].map((o) =>
      letterOf(/** @type {Outcome} */ (o), this.letters),
    )
    return html`<p class="soft-text">
      ${
        fields[0].as === 'number'
          ? this.t('Press a node until it shows its value, or use the keys 0 to 9.')
          : /draw/.test(ask.text)
            ? this.t(
                'Press a node until it shows {win}, {loss} or, for a draw, ∞; or use the keys {win}, {loss} and D.',
                { win, loss },
              )
            : this.t('Press a node until it shows {win} or {loss}, or use the keys.', { win, loss })
      }
    </p>`
  }
  #levels() {
    return html`<span class="seg" role="radiogroup" aria-label=${this.t('Level')}
      >${[1, 2, 3].map(
        (level) =>
          html`<label
            ><input
              type="radio"
              name="level"
              aria-label=${this.t('Level {n}', { n: level })}
              .checked=${live(level === this.exercise.level)}
              @change=${() => this.go({ at: 1, level })}
            />${level}</label
          >`,
      )}</span
    >`
  }
}
