/**
 * cgt-exercise.js -- exercises from a seed, one after another, each checked at once. What is asked and what is right
 * says web/model/exercise.js; here it is drawn, with the boards and graphs that the other elements draw, and answered.
 * What was solved is kept in this browser and nowhere else.
 */
import { html, nothing, svg } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { live } from 'lit-html/directives/live.js'
import { share } from '../../core/deck.js'
import { CgtElement, sheet } from '../../core/element.js'
import { addressed, keep } from '../../core/keep.js'
import { chip, icon, letterOf } from '../../core/marks.js'
import { box, words } from '../../core/shapes.js'
import { RulesError } from '../../engine/errors.js'
import { MOST, STUDENTS, writeCode } from '../../model/code.js'
import {
  because,
  check,
  hints,
  inWords,
  KINDS,
  levelOf,
  make,
  NONE,
  readKinds,
  seedOf,
  solution,
  tell,
  treeOf,
} from '../../model/exercise.js'
import { layout } from '../../model/tree-layout.js'
import css from './cgt-exercise.css'

/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../model/exercise.js').Sentence} Sentence */
/** @typedef {import('../../model/exercise.js').Exercise} Exercise */
/** @typedef {import('../../model/exercise.js').Fault} Fault */
/** solved: in all; first: of these at the first try and without a hint @typedef {Record<string, { solved: number, first: number }>} Progress */

/** of a set, by exercise @typedef {import('../../model/code.js').Mark} Mark */

const STORED = 'palitos-exercises'
/** the marks of sets, in the same place */
const SETS = 'palitos-sets'
/** which were solved, the last so many @type {string} */
const DONE = 'palitos-solved'
const REMEMBERED = 1000
/** of each mark */
const SIGNS = ['', '·', '✓', '✓✓']
/** one after another, by a press or a key @type {string[]} */
const MARKS = ['', 'win', 'loss']
/** A board or a graph that is answered on has no tools: hints and checks are those of the exercise, and its rules stay. */
const BARE = {
  'cgt-play': sheet(
    '.settings, .tools, .told { display: none !important } @media print { .status { display: none } }',
  ),
  'cgt-graph': sheet('.figure > :not(.scroll, .sr) { display: none !important }'),
}
/** levels of a node, in units of the drawing */
const LEVEL = 76

/** Nothing is kept where the browser keeps nothing (a private window, a file in some browsers). @param {string} [place] @returns {any} */
function stored(place = STORED) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
/** @param {object | null} progress @param {string} [place] */
function store(progress, place = STORED) {
  try {
    if (progress) localStorage.setItem(place, JSON.stringify(progress))
    else localStorage.removeItem(place)
  } catch {
    /* it is shown until the page is left */
  }
}

/** a line of the file of what was solved: which, its name, numbers */
const LINE = /^(\w+);.*;(\d+);(\d+)\s*$/gm

/**
 * @summary Exercises from a seed, with hints; the first error is explained.
 * @attr {string} kind which: nim, or several, which take turns: "strip nim grundy"
 * @attr {string} seed the same seed makes the same exercises
 * @attr {1|2|3} level how hard
 * @attr {number} at which one of the series, from 1
 * @attr {number} count a set of that many, with a code that tells what was solved of it
 * @attr {number} student each has exercises of their own; 0 or none: those of everybody
 * @event cgt-solved an exercise was solved; detail { kind, seed, level, first }
 */
export class CgtExercise extends CgtElement {
  static attributes = { kind: '', seed: '', level: '1|2|3', at: '', count: '', student: '' }
  static styles = [sheet(css)]

  /** @type {string[]} */ kinds = []
  /** @type {Exercise} */ exercise = /** @type {any} */ (null)
  /** @type {string[]} */ answer = []
  /** what the last check found @type {Fault | null} */ fault = null
  solved = false
  /** hints that are shown @type {Sentence[]} */ #hints = []
  /** how many there are, once there is one */ #rungs = 1
  /** it was tried before, or helped with */ #helped = false
  #shownAll = false
  /** @type {Progress} */ #progress = {}
  /** of the set, where there is one @type {Mark[]} */ #marks = []
  #source = ''
  #spot = 0
  /** the last key marked a cell and went on */ #jumped = false
  /** it was solved before */ #before = false
  /** of a set: another number is being written */ #renaming = false
  /** clearing was asked for, and waits for a yes */ #clearing = false
  /** what is wrong with the number or the file */ #refused = ''

  read() {
    const kinds = readKinds(this.getAttribute('kind') ?? 'strip')
    if (!kinds) throw new RulesError({ code: 'unknown', reason: 'there are no such exercises' })
    const level = levelOf(this.getAttribute('level'))
    const at = this.#at
    const { student } = this
    const seed = seedOf(this.getAttribute('seed') ?? '1', student, at)
    const source = JSON.stringify([kinds, level, at, seed, this.count])
    if (source === this.#source) return
    this.kinds = kinds
    const kind = kinds[(at - 1) % kinds.length]
    this.exercise = make(this.engine, kind, seed, level)
    this.#source = source
    this.#begin()
    this.#progress = stored()
    this.#marks = this.count ? (stored(SETS)[this.#set] ?? []) : []
    this.#before = this.count
      ? (this.#marks[at - 1] ?? 0) > 1
      : Object.hasOwn(stored(DONE), this.#name)
    /* a link further down the page asked for it */
    if (this.id && !this.inDeck && addressed() && location.hash.startsWith(`#${this.id}&`))
      this.scrollIntoView({ block: 'nearest' })
  }
  #begin() {
    this.answer = this.exercise.fields.map(() => '')
    this.fault = null
    this.solved = false
    this.#hints = []
    this.#helped = false
    this.#shownAll = false
    this.#spot = 0
  }
  /** @param {string} attribute @param {number} most */
  #number(attribute, most) {
    return Math.min(Math.max(Math.trunc(Number(this.getAttribute(attribute))) || 0, 0), most)
  }
  get #at() {
    return Math.max(this.#number('at', this.count || 9999), 1)
  }
  /** exercises of the set; 0: no set, they go on and on */
  get count() {
    return this.#number('count', MOST)
  }
  get student() {
    return this.#number('student', STUDENTS)
  }
  /** what it is remembered by, once it is solved */
  get #name() {
    const { kind, seed, level } = this.exercise
    return `${kind} ${seed} ${level}`
  }
  /** what the marks of a set are kept under */
  get #set() {
    const { kinds, count, student } = this
    return JSON.stringify([kinds, this.getAttribute('seed'), this.exercise.level, count, student])
  }
  /** A better mark for the exercise that is shown. @param {Mark} mark */
  #mark(mark) {
    const at = this.#at - 1
    if (!this.count || (this.#marks[at] ?? 0) >= mark) return
    this.#marks = Array.from({ length: this.count }, (_, i) =>
      i === at ? mark : (this.#marks[i] ?? 0),
    )
    store({ ...stored(SETS), [this.#set]: this.#marks }, SETS)
  }
  get shared() {
    const { answer, solved } = this
    return { at: this.#at, level: this.exercise.level, answer, solved, hints: this.#hints }
  }
  set shared({ at, level, answer, solved, hints }) {
    this.reflect({ at: String(at), level: String(level) })
    this.read()
    this.answer = answer
    this.solved = solved
    this.#hints = hints
    this.update()
    this.#paint()
  }

  /** @param {Sentence} sentence */
  #say(sentence) {
    return tell((key, slots) => this.t(key, slots), sentence)
  }
  /** it is answered on the nodes of a graph */
  get #onGraph() {
    const { figure, fields } = this.exercise
    return figure === 'graph' && fields[0].as !== 'choice'
  }
  /** @returns {any} the graph or the board that it is answered on */
  get #inner() {
    return this.root.querySelector('cgt-graph, cgt-play')
  }
  /** The marks on the graph are the answer. */
  #readGraph() {
    if (!this.#onGraph || this.#shownAll || !this.#inner) return
    const marks = new Map(this.#inner.shared.marks)
    this.answer = this.exercise.fields.map((_, i) => String(marks.get(i) ?? ''))
  }
  /** The answer stands on the graph. @param {boolean} [checked] */
  #paint(checked = false) {
    if (!this.#onGraph || !this.#inner) return
    const number = this.exercise.fields[0].as === 'number'
    const marks = this.answer.flatMap((a, i) => (a ? [[i, number ? Number(a) : a]] : []))
    this.#inner.shared = { ...this.#inner.shared, marks, checked }
  }

  /** @param {number} field @param {string} value */
  #write(field, value) {
    this.answer[field] = value
    this.fault = null
    this.update()
    share(this)
  }
  /** Holds the answer against the solvers. */
  check() {
    this.#readGraph()
    const fault = check(this.engine, this.exercise, this.answer)
    this.solved = !fault
    this.fault = fault
    if (fault && !fault.open) {
      this.#helped = true
      this.#mark(1)
    }
    if (this.solved) this.#won()
    this.update()
    this.#paint(true)
    share(this)
    if (fault && this.exercise.figure !== 'board') this.#focus(fault.field)
    else if (this.solved)
      /** @type {HTMLElement | null} */ (this.root.querySelector('.next'))?.focus()
  }
  #won() {
    const { kind, seed, level } = this.exercise
    /* of a set, what was missed once stays so when it is opened again */
    const first = !this.#helped && !this.#marks[this.#at - 1]
    this.#progress = stored()
    /* once is enough */
    if (!this.#before) {
      const of = (this.#progress[kind] ??= { solved: 0, first: 0 })
      of.solved++
      if (first) of.first++
      store(this.#progress)
      const names = Object.keys(stored(DONE)).slice(1 - REMEMBERED)
      store(Object.fromEntries([...names, this.#name].map((name) => [name, 1])), DONE)
    }
    this.#mark(first ? 3 : 2)
    this.emit('cgt-solved', { kind, seed, level, first })
  }
  /** @param {number} field */
  #focus(field) {
    this.#spot = field
    this.update()
    const place = this.root.querySelector(`[data-field="${field}"]`)
    if (this.#onGraph) return this.#inner?.root.querySelector(`[data-node="${field}"]`)?.focus()
    const input = place?.matches('button, input') ? place : place?.querySelector('input, button')
    if (input instanceof HTMLElement) input.focus()
  }
  #hint() {
    this.#readGraph()
    const ladder = hints(this.engine, this.exercise, this.answer)
    this.#helped = true
    this.#mark(1)
    this.#rungs = ladder.length
    const next = ladder[this.#hints.length]
    if (next) this.#hints = [...this.#hints, next]
    else this.#show()
    this.update()
    share(this)
  }
  /** The answer, on the board or the graph where there is one; nothing was solved by that. */
  #show() {
    this.answer = solution(this.engine, this.exercise)
    this.fault = null
    this.#shownAll = true
    this.#mark(1)
    this.#paint()
    const [move] = this.answer
    if (this.exercise.figure === 'board' && move !== NONE) {
      const { session } = this.#inner
      this.#inner.play(session.game.move(session.position, move))
    }
  }
  /** Another exercise. @param {{ at?: number, level?: number }} which */
  #go({ at = this.#at, level = this.exercise.level }) {
    this.reflect({ at: String(at), level: String(level) })
    this.attempt(() => this.read())
    keep(this)
  }
  /** @param {{ type: string, detail: any, preventDefault: () => void }} event of the board */
  #moved(event) {
    if (this.solved || this.#shownAll) return
    this.answer = [event.detail.move]
    if (check(this.engine, this.exercise, this.answer)) event.preventDefault()
    this.check()
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    const cell = target.closest?.('.cell')
    if (!(cell instanceof HTMLElement)) return false
    const field = Number(cell.dataset.field)
    const { key } = event
    /* who marks and then goes on is there already */
    const jumped = this.#jumped
    this.#jumped = false
    if (jumped && key === 'ArrowRight') return true
    const last = this.exercise.fields.length - 1
    const to = { ArrowLeft: field - 1, ArrowRight: field + 1, Home: 0, End: last }[key]
    if (to !== undefined) {
      const there = to >= 0 && to <= last
      if (there) this.#focus(to)
      return there || this.keepsArrows
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
    this.#write(field, mark)
    this.#jumped = !!mark && field < last
    if (this.#jumped) this.#focus(field + 1)
    return true
  }

  update() {
    super.update()
    const inner = this.#inner
    const bare = BARE[/** @type {keyof typeof BARE} */ (inner?.localName)]
    if (inner?.root && !inner.root.adoptedStyleSheets.includes(bare))
      inner.root.adoptedStyleSheets.push(bare)
  }
  render() {
    const { exercise: x, solved } = this
    if (this.count && (!this.student || this.#renaming) && !this.inDeck && !this.printing)
      return this.#numberForm()
    const checks = x.figure !== 'board'
    return html`${this.count && this.student && !this.printing ? this.#whose() : nothing}
      <form
        novalidate
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault()
          if (!this.solved && checks) this.check()
        }}
      >
        <p class="ask">${this.#say(x.ask)}</p>
        ${
          this.#before && !solved && !this.printing
            ? html`<p class="before">
                ${icon('check')}${this.t('You have solved this one before.')}
              </p>`
            : nothing
        }
        ${this.#rule()} ${this.#figure()} ${this.#onGraph ? this.#how() : this.#fields()}
        <div class="verdict" role="status">${this.#verdict()}</div>
        <div class="bar no-print">
          ${
            (solved || this.#shownAll) && this.#at === this.count
              ? nothing
              : solved || this.#shownAll
                ? html`<button
                    type="button"
                    class="btn primary next"
                    @click=${() => this.#go({ at: this.#at + 1 })}
                  >
                    ${this.t('Next exercise')}
                  </button>`
                : html`${
                      checks
                        ? html`<button type="submit" class="btn primary">
                            ${icon('check')}${this.t('Check')}
                          </button>`
                        : nothing
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
                    <button
                      type="button"
                      class="btn quiet"
                      @click=${() => this.#go({ at: this.#at + 1 })}
                    >
                      ${this.t('Another exercise')}
                    </button>`
          }
          <span class="gap"></span>
          ${this.count ? this.t('{at} of {n}', { at: this.#at, n: this.count }) : this.#levels()}
        </div>
        ${
          this.#hints.length
            ? html`<ol class="hints" role="status">
                ${this.#hints.map((hint) => html`<li>${this.#say(hint)}</li>`)}
              </ol>`
            : nothing
        }
      </form>
      ${this.count ? this.#code() : nothing} ${this.inDeck ? nothing : this.#told()}`
  }
  #verdict() {
    if (this.solved) {
      const why = because(this.engine, this.exercise, this.answer)
      return html`${icon('check')}<b>${this.t('Right.')}</b> ${why ? this.#say(why) : nothing}`
    }
    if (!this.fault) return nothing
    const { field, why, open } = this.fault
    const { name, as } = this.exercise.fields[field]
    if (open) return this.t('Still to be answered: {name}', { name: this.t(name) })
    return html`${icon('cross')}${as === 'move' ? nothing : html`<b>${this.t(name)}</b>: `}${this.#say(why)}`
  }
  /** How nodes are marked. */
  #how() {
    if (this.printing) return nothing
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
              @change=${() => this.#go({ at: 1, level })}
            />${level}</label
          >`,
      )}</span
    >`
  }
  /** The game and its rules in words. */
  #rule() {
    const { game, rules, figure } = this.exercise
    const facts = this.engine.games.find((g) => g.name === game)
    if (!facts || figure === 'tree') return nothing
    const misere = /^misere\b/.test(rules)
    /* of a board or a graph they are seen */
    const drawn = figure === 'board' || figure === 'graph'
    const amounts = drawn ? '' : rules.replace(/^misere\s*/, '')
    return html`<p class="rule soft-text">
      <b>${this.t(facts.title)}${amounts ? html` <span class="mono">${amounts}</span>` : nothing}</b
      >. ${this.t(facts.how)}
      ${facts.misere ? (misere ? this.t('Who makes the last move loses.') : this.t('Who makes the last move wins.')) : nothing}
    </p>`
  }
  #figure() {
    const { figure, game, rules, start, row = [], fields, level, kind, seed } = this.exercise
    if (figure === 'board')
      return keyed(
        `${kind} ${seed} ${level}`,
        html`<cgt-play
          class="figure-box"
          game=${game}
          rules=${rules}
          start=${start}
          values="off"
          hide="hint values"
          opponent="person"
          @cgt-move=${(/** @type {any} */ e) => this.#moved(e)}
        ></cgt-play>`,
      )
    if (figure === 'graph') {
      const asks = fields[0].as
      return keyed(
        `${kind} ${seed} ${level}`,
        asks === 'choice'
          ? html`<cgt-graph class="figure-box" edges=${rules} values="off" at="0"></cgt-graph>`
          : html`<cgt-graph
              class="figure-box"
              edges=${rules}
              exercise=${asks === 'number' ? 'grundy' : 'outcome'}
            ></cgt-graph>`,
      )
    }
    if (figure === 'tree') return this.#tree()
    if (figure === 'set') return html`<p class="figure-box mono">${'{'}${row.join(', ')}${'}'}</p>`
    if (figure === 'row')
      return html`<ol class="cells" aria-label=${this.t('From 0 on')}>
        ${row.map(
          (sign, n) =>
            html`<li>
              <span class="soft-text">${n}</span>
              ${
                level === 3
                  ? html`<b>${sign}</b>`
                  : chip(
                      /** @type {Outcome} */ (sign),
                      letterOf(/** @type {Outcome} */ (sign), this.letters),
                    )
              }
            </li>`,
        )}
      </ol>`
    return nothing
  }
  #tree() {
    const { nodes, names, spoken } = treeOf(this.engine, this.exercise)
    const { places, left, right, depth } = layout(
      nodes,
      Infinity,
      LEVEL,
      () => ({ half: 23, label: 0 }),
      { gap: 14 },
    )
    const lettered = this.exercise.kind === 'cuts'
    const [width, height] = [right - left + 100, depth * LEVEL + (lettered ? 84 : 64)]
    return html`<div class="figure-box tree-box">
      <svg
        role="img"
        aria-label=${spoken}
        width=${width}
        height=${height}
        viewBox="${left - 80} -32 ${width} ${height}"
      >
        ${nodes.map(({ id, parent }) => {
          const at = places.get(id)
          const up = places.get(parent)
          return at && up ? svg`<path d="M${up.x} ${up.y}L${at.x} ${at.y}"></path>` : nothing
        })}
        ${nodes.map(({ id, leaf, max, value, depth }) => {
          const { x, y } = /** @type {import('../../model/tree-layout.js').Place} */ (
            places.get(id)
          )
          if (leaf)
            return svg`${box('at', x, y, 22, 18, 5)}${words('', x, y, 20, this.num(value))}${lettered ? words('', x, y + 33, 18, names.get(id)) : nothing}`
          const s = max ? 1 : -1
          return svg`<polygon class="at" points="${x},${y - 28 * s} ${x + 27},${y + 19 * s} ${x - 27},${y + 19 * s}"></polygon>${words('', x, y + 5 * s, 20, names.get(id))}${
            depth ? nothing : words('who', x - 50, y, 15, max ? 'MAX' : 'MIN')
          }`
        })}
      </svg>
    </div>`
  }

  #fields() {
    const { fields, figure, level } = this.exercise
    const off = this.solved || this.#shownAll
    if (figure === 'board' && this.printing) return html`<p class="line">${this.t('Move')}:</p>`
    if (figure === 'board')
      return this.#shownAll
        ? html`<p>
            <b>${this.t('Answer')}:</b>
            ${this.#say(inWords(this.exercise, this.answer, this.engine)[0].answer)}
          </p>`
        : level > 1 && !off
          ? html`<button
              type="button"
              class="btn no-print"
              @click=${() => {
                this.answer = [NONE]
                this.check()
              }}
            >
              ${this.t('No move wins')}
            </button>`
          : nothing
    if (figure === 'cells' || fields[0].as === 'outcome')
      return html`<div
        class="cells"
        role="group"
        aria-label=${this.t('Positions: press one to change its mark')}
      >
        ${fields.map((field, i) => this.#cell(field.name, i, off))}
      </div>`
    return html`<div class="fields ${fields[0].as === 'choice' && figure === 'tree' ? 'even' : ''}">
      ${fields.map(({ name, as, choices = [] }, i) =>
        as === 'number'
          ? html`<label class="field ${this.#faulty(i)}" data-field=${i}
              ><b>${this.t(name)}</b
              ><input
                class="text-input"
                inputmode=${figure === 'tree' ? 'text' : 'numeric'}
                autocomplete="off"
                ?disabled=${off}
                aria-invalid=${this.#faulty(i) ? 'true' : 'false'}
                .value=${live(this.answer[i])}
                @input=${(/** @type {any} */ e) => this.#write(i, e.target.value)}
            /></label>`
          : html`<fieldset class="field ${this.#faulty(i)}" data-field=${i} ?disabled=${off}>
              <legend>${this.t(name)}</legend>
              <div class="seg">
                ${choices.map(
                  (choice, c) =>
                    html`<label
                      ><input
                        type="radio"
                        name=${`field-${i}`}
                        .checked=${live(this.answer[i] === String(c))}
                        @change=${() => this.#write(i, String(c))}
                      /><span class=${figure === 'boards' ? 'mono' : ''}
                        >${this.t(choice)}</span
                      ></label
                    >`,
                )}
              </div>
            </fieldset>`,
      )}
    </div>`
  }
  /** @param {number} field */
  #faulty(field) {
    return this.fault?.field === field ? 'faulty' : ''
  }
  /** @param {string} name @param {number} i @param {boolean} off */
  #cell(name, i, off) {
    const mark = this.answer[i]
    const outcome = /** @type {Outcome} */ (mark || 'unknown')
    const told = mark
      ? ({ win: this.t('won'), loss: this.t('lost') }[mark] ?? this.t('draw by endless play'))
      : this.t('no mark')
    return html`<button
      type="button"
      class="cell ${this.#faulty(i)}"
      data-field=${i}
      tabindex=${i === this.#spot ? 0 : -1}
      ?disabled=${off}
      aria-label="${name}: ${told}"
      @focus=${() => (this.#spot = i)}
      @click=${() => this.#write(i, MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length])}
    >
      <span>${name}</span>${chip(outcome, mark ? letterOf(outcome, this.letters) : ' ')}
    </button>`
  }

  /** Of a set: whose it is comes first, since it chooses the exercises. */
  #numberForm() {
    const { student } = this
    /** @param {string} text */
    const begin = (text) => {
      if (!text && !student) return
      const n = Number(text)
      const fine = Number.isInteger(n) && n >= 1 && n <= STUDENTS
      this.#refused = fine
        ? ''
        : this.t('A whole number from 1 to {most}, for example 12.', { most: STUDENTS })
      if (!fine) return this.update()
      this.#renaming = false
      this.reflect({ student: String(n) })
      if (n === student) this.update()
      else this.#go({ at: 1 })
    }
    const typed = () => /** @type {any} */ (this.root.querySelector('.whose input')).value.trim()
    return html`<form
      class="whose"
      novalidate
      @submit=${(/** @type {Event} */ e) => {
        e.preventDefault()
        begin(typed())
      }}
    >
      <label class="field"
        ><b>${this.t('Your number')}</b
        ><input
          class="text-input"
          inputmode="numeric"
          autocomplete="off"
          aria-invalid=${this.#refused ? 'true' : 'false'}
          aria-describedby="number-help"
          .value=${student ? String(student) : ''}
          @change=${() => begin(typed())}
      /></label>
      <button type="submit" class="btn primary">${this.t('To my exercises')}</button>
      <p id="number-help" role="status">
        ${
          this.#refused ||
          (student
            ? this.t('Another number has other exercises. What was solved stays with number {n}.', {
                n: student,
              })
            : this.t('Write your number: it chooses your exercises.'))
        }
      </p>
    </form>`
  }
  #whose() {
    return html`<p class="bar no-print">
      <b>${this.t('Your number')}: ${this.student}</b>
      <button
        type="button"
        class="btn quiet"
        @click=${() => {
          this.#renaming = true
          this.update()
          this.root.querySelector('input')?.focus()
        }}
      >
        ${this.t('Change it')}
      </button>
    </p>`
  }
  /** Of a set: its exercises, and the code for the teacher. */
  #code() {
    const { kinds, count, student } = this
    const { level } = this.exercise
    const set = { kinds, seed: this.getAttribute('seed') ?? '1', level, count }
    const words = [
      this.t('not done'),
      this.t('tried'),
      this.t('solved'),
      this.t('solved at the first try'),
    ]
    return html`<div class="set no-print">
      <div class="bar" role="group" aria-label=${this.t('Exercises of the set')}>
        ${Array.from({ length: count }, (_, i) => {
          const mark = this.#marks[i] ?? 0
          return html`<button
            type="button"
            class="btn square"
            aria-current=${i + 1 === this.#at ? 'true' : nothing}
            aria-label="${i + 1}: ${words[mark]}"
            @click=${() => this.#go({ at: i + 1 })}
          >
            ${i + 1}${SIGNS[mark]}
          </button>`
        })}
      </div>
      <p role="status">
        ${this.t('Code for your teacher:')}
        <span class="mono code">${writeCode(set, student, this.#marks)}</span>
      </p>
    </div>`
  }
  /** What was solved, as a table that other programs open too: kind;name;solved;first. @param {[string, { solved: number, first: number }][]} rows */
  #file(rows) {
    const head = ['palitos', this.t('Exercise'), this.t('Solved'), this.t('At the first try')]
    const lines = rows.map(([kind, { solved, first }]) => [
      kind,
      this.t(KINDS[kind].title),
      solved,
      first,
    ])
    const day = new Date().toLocaleDateString(this.language)
    /* the mark at the beginning tells a spreadsheet that it is UTF-8 */
    return '\ufeff' + [head, ...lines, ['', day]].map((line) => line.join(';')).join('\r\n')
  }
  /** Brings such a file back: of each kind the larger numbers stay. @param {File | undefined} file */
  async #import(file) {
    if (!file) return
    const found = [...(await file.text()).matchAll(LINE)].filter(([, kind]) =>
      Object.hasOwn(KINDS, kind),
    )
    this.#refused = found.length ? '' : this.t('That file has no exercises that were solved.')
    const now = stored()
    for (const [, kind, solved, first] of found)
      now[kind] = {
        solved: Math.max(Number(solved), now[kind]?.solved ?? 0),
        first: Math.max(Number(first), now[kind]?.first ?? 0),
      }
    if (found.length) store(now)
    this.#progress = now
    this.update()
  }
  #clear() {
    for (const place of [STORED, SETS, DONE]) store(null, place)
    this.#marks = []
    this.#progress = {}
    this.#clearing = this.#before = false
    this.update()
  }
  /** What was solved; kept here alone. */
  #told() {
    const rows = Object.entries(this.#progress).filter(([kind]) => Object.hasOwn(KINDS, kind))
    const sum = rows.reduce((n, [, { solved }]) => n + solved, 0)
    /** @param {string} look @param {string} words @param {() => void} press */
    const button = (look, words, press) =>
      html`<button type="button" class="btn ${look}" @click=${press}>${words}</button>`
    /** @param {boolean} on */
    const ask = (on) => () => {
      this.#clearing = on
      this.update()
    }
    return html`<details class="progress no-print">
      <summary>
        ${this.t('{n} exercise solved in this browser|{n} exercises solved in this browser', { n: sum })}
      </summary>
      ${
        rows.length
          ? html`<table>
              <thead>
                <tr>
                  <th scope="col">${this.t('Exercise')}</th>
                  <th scope="col">${this.t('Solved')}</th>
                  <th scope="col">${this.t('At the first try')}</th>
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  ([kind, { solved, first }]) =>
                    html`<tr>
                      <th scope="row">${this.t(KINDS[kind].title)}</th>
                      <td>${this.num(solved)}</td>
                      <td>${this.num(first)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
          : nothing
      }
      <div class="bar">
        ${
          this.#clearing
            ? html`<b role="alert"
                  >${this.t('Erase all that was solved here? It does not come back.')}</b
                >
                ${button('', this.t('Yes, erase it'), () => this.#clear())}
                ${button('quiet', this.t('No, keep it'), ask(false))}`
            : html`${
                rows.length
                  ? html`<a
                      class="btn"
                      download="palitos-${this.t('exercises')}.csv"
                      href="data:text/csv;charset=utf-8,${encodeURIComponent(this.#file(rows))}"
                      >${this.t('Save as a table')}</a
                    >`
                  : nothing
              }
              ${button('quiet', this.t('Bring a table back'), () =>
                /** @type {HTMLElement} */ (this.root.querySelector('[type=file]')).click(),
              )}
              ${rows.length ? button('quiet', this.t('Clear what was solved'), ask(true)) : nothing}`
        }
        <input
          type="file"
          accept=".csv,text/csv"
          tabindex="-1"
          hidden
          aria-label=${this.t('Bring a table back')}
          @change=${(/** @type {any} */ e) => {
            this.#import(e.target.files[0])
            e.target.value = ''
          }}
        />
      </div>
      ${this.#refused ? html`<p role="status">${this.#refused}</p>` : nothing}
    </details>`
  }
}
