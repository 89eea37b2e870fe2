/**
 * cgt-grow.js -- a game tree of one's own: typed, drawn or grown from a seed, and exercises on it. The engine reads it and
 * searches it; web/model/tree-text.js changes it, web/model/tree-tasks.js finds the first error.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { EngineError, NotationError } from '../engine/errors.js'
import { sayError } from '../model/i18n.js'
import { cutNodes, wrongCut, wrongOrder, wrongValue } from '../model/tree-tasks.js'
import {
  addChild, isLeaf, LARGEST, moveChild, nodesOf, randomTree, readTree, remove, setValue, writeTree,
} from '../model/tree-text.js' // prettier-ignore
import { readSearches } from '../model/trace.js'
import { Branches, branchesSheet } from './branches.js'
import css from './cgt-grow.css'
import { CgtElement, sheet } from './element.js'
import { commonKey, keep } from './keep.js'
import { icon } from './marks.js'

/** @typedef {import('../model/tree-text.js').Tree} Tree */
/** @typedef {import('../model/trace.js').Searched} Searched */
/** @typedef {import('../model/trace.js').Node} Node */
/** @typedef {import('./branches.js').Look} Look */

/** what can be done with a tree, and how @type {Record<string, [name: string, how: string]>} */
const TASKS = {
  draw: ['Draw', 'Choose a node: type its number, add a child (+), delete it (Del), or move it by dragging or with Shift and an arrow.'],
  step: ['Step through', ''],
  compare: ['Compare', ''],
  values: ['Fill in the values', 'Give each MAX and each MIN its value: choose it and type.'],
  cuts: ['Mark the cuts', 'Press every node that alpha-beta does not look at. What hangs below goes with it.'],
  order: ['Find the order', 'Drag children, or move them with Shift and an arrow, until alpha-beta looks at as few leaves as it can.'],
} // prettier-ignore
/** what is grown where nothing is said @type {[string, string, string][]} attribute, label, value */
const SHAPE = [
  ['seed', 'Seed', '1'],
  ['levels', 'Levels', '3'],
  ['children', 'Children', '2'],
]
const SMALL = 1e6

/**
 * @summary Your own game tree: type it, draw it or grow it from a seed; step, compare, and exercises on it.
 * @attr {string} tree nested values: "((3 5) (2 9))", or a list; "min" before it where MIN begins
 * @attr {string} leaves values of a full binary tree, where there is no `tree`
 * @attr {number} seed of a random tree, where there is neither
 * @attr {number} levels of a random tree
 * @attr {number} children of each node of a random tree
 * @attr {number} depth plies that are searched
 * @attr {draw|step|compare|values|cuts|order} task
 */
export class CgtGrow extends CgtElement {
  static attributes = ['tree', 'leaves', 'seed', 'levels', 'children', 'depth', 'task']
  static styles = [branchesSheet, sheet(css)]

  /** @type {Tree} */ tree = { min: false, nodes: [{ depth: 0, value: 0 }] }
  /** both searches of it @type {Searched | null} */ #searched = null
  /** its nodes, by number in the search: a depth leaves some out @type {number[]} */ #ids = []
  /** alpha-beta's leaves: now, in the best order, in the worst */ #leaves = {
    now: 0,
    all: 0,
    best: 0,
    worst: 0,
  }
  task = 'draw'
  /** its text, and what is typed in the field */ #text = ''
  #typed = ''
  #wrong = ''
  /** texts before and after this one @type {string[]} */ #past = []
  /** @type {string[]} */ #future = []
  /** what the last change was: typing on is one change */ #last = ''
  /** answers @type {Map<number, number>} */ given = new Map()
  /** @type {Set<number>} */ marks = new Set()
  /** the answer to them, and the node it talks of */ #said = ''
  #at = -1

  #branches = new Branches(this, {
    look: (node) => this.#look(node),
    press: (id) => this.#press(id),
    move: (parent, from, to) => {
      const node = this.task === 'draw' ? parent : this.#ids[parent]
      this.#change(moveChild(this.tree, node, from, to))
    },
  })

  read() {
    const text = this.getAttribute('tree') ?? this.getAttribute('leaves')
    const [seed, levels, children] = SHAPE.map(([name, , initial]) => this.#number(name, initial))
    const tree =
      text === null ? randomTree(seed, { levels, children }) : readTree(this.engine, text)
    this.#take(tree, text ?? writeTree(tree))
    const task = this.getAttribute('task') ?? ''
    this.task = task in TASKS ? task : 'draw'
  }
  /** @param {string} name @param {string} initial */
  #number(name, initial) {
    const text = this.getAttribute(name) || initial
    if (!/^[1-9]\d{0,5}$/.test(text))
      throw new NotationError({ code: 'range', reason: 'expected a number' })
    return Number(text)
  }
  get #depth() {
    return this.getAttribute('depth') ? this.#number('depth', '') : undefined
  }
  /** @param {Tree} tree @param {string} text @throws {EngineError} */
  #take(tree, text) {
    const game = this.engine.game('tree', { rules: text })
    try {
      const depth = this.#depth
      this.#searched = readSearches(game, '', { depth })
      this.#ids = (this.#searched?.nodes ?? []).map(({ position }) => Number(position.text))
      const leaves = (/** @type {'best' | 'worst'} */ order) =>
        game.count('', { prune: true, depth, order }, { nodes: SMALL }).leaves
      this.#leaves = {
        now: this.#searched?.counts.alphabeta.leaves ?? 0,
        all: this.#searched?.counts.minimax.leaves ?? 0,
        best: leaves('best'),
        worst: leaves('worst'),
      }
    } finally {
      game.close()
    }
    this.tree = tree
    this.#text = text
    this.#typed = text
    this.#wrong = ''
    this.given = new Map()
    this.marks = new Set()
    this.#say()
  }
  get shared() {
    const { task, given, marks } = this
    return {
      text: this.#text,
      task,
      depth: this.getAttribute('depth'),
      given: [...given],
      marks: [...marks],
    }
  }
  set shared(state) {
    const { text, task, depth, given, marks } = /** @type {any} */ (state)
    this.reflect({ tree: text, task, depth })
    if (!this.attempt(() => this.read())) return
    this.given = new Map(given)
    this.marks = new Set(marks)
    this.update()
  }

  /* ---- changes ---- */

  /** @param {Tree} tree @param {string} [kind] of a change that goes on @param {string} [text] as it was typed */
  #change(tree, kind = '', text = writeTree(tree)) {
    const was = this.#text
    if (!this.attempt(() => this.#take(tree, text))) return
    if (!kind || kind !== this.#last) this.#past.push(was)
    this.#future = []
    this.#last = kind
    this.reflect({ tree: text, leaves: null, seed: null })
    this.update()
    keep(this)
  }
  /** @param {string[]} from @param {string[]} to */
  #back(from, to) {
    const text = from.pop()
    if (text === undefined) return
    to.push(this.#text)
    this.#last = ''
    this.#take(readTree(this.engine, text), text)
    this.reflect({ tree: text, leaves: null, seed: null })
    this.update()
    keep(this)
  }
  /** The whole tree, typed. @param {string} text */
  #type(text) {
    this.#typed = text
    try {
      this.#change(readTree(this.engine, text), 'text', text)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.#wrong = sayError(this.language, error)
      this.update()
    }
  }
  /** An attribute that a field sets. @param {string} name @param {string} value */
  #set(name, value) {
    const was = this.#text
    const grown = SHAPE.some(([n]) => n === name)
    this.reflect({ [name]: value.trim() || null, ...(grown ? { tree: null, leaves: null } : {}) })
    if (!this.attempt(() => this.read())) return
    if (this.#text !== was) {
      this.#past.push(was)
      this.#future = []
    }
    keep(this)
  }
  /** The number of the chosen node. @param {string} text */
  #give(text) {
    const typed = text.trim().replace('−', '-')
    const { spot } = this.#branches
    const value = typed === '' ? null : Number(typed)
    if (value !== null && !/^-?\d+$/.test(typed)) return
    if (Math.abs(value ?? 0) > LARGEST) {
      this.attempt(() => {
        throw new NotationError({ code: 'range', reason: 'at most %', number: LARGEST })
      })
      return
    }
    if (this.task === 'values') {
      if (value === null) this.given.delete(spot)
      else this.given.set(spot, value)
      this.#say()
      this.update()
      keep(this)
    } else if (value !== null || !this.#branches.nodes[spot].leaf)
      this.#change(setValue(this.tree, spot, value), `value ${spot}`)
  }
  #grow() {
    const { spot } = this.#branches
    const at = spot
    this.#change(addChild(this.tree, at))
    const children = this.#branches.nodes[at]?.children ?? []
    if (children.length) this.#branches.go(children[children.length - 1])
  }
  #delete() {
    const { spot, nodes } = this.#branches
    if (!spot) return
    const { parent } = nodes[spot]
    this.#change(remove(this.tree, spot))
    this.#branches.go(parent)
  }
  /** @param {number} id */
  #press(id) {
    if (this.task !== 'cuts') return
    const { nodes } = /** @type {Searched} */ (this.#searched)
    let up = id
    while (up >= 0 && !this.marks.has(up)) up = nodes[up].parent
    if (up >= 0) this.marks.delete(up)
    else this.marks.add(id)
    this.#say()
    keep(this)
  }

  /* ---- exercises ---- */

  /** @param {string} [said] @param {number} [at] */
  #say(said = '', at = -1) {
    this.#said = said
    this.#at = at
  }
  /** @param {import('../model/trace.js').Said} said */
  #sentence({ text, slots }) {
    /** @param {string | number | number[]} v */
    const one = (v) => Array.isArray(v) ? v.map((n) => this.num(n)).join(', ') : v === Infinity ? '+∞' : v // prettier-ignore
    return this.t(text, Object.fromEntries(Object.entries(slots).map(([k, v]) => [k, one(v)])))
  }
  #check() {
    const searched = /** @type {Searched} */ (this.#searched)
    const { now, best } = this.#leaves
    const wrong =
      this.task === 'values'
        ? wrongValue(searched, this.given)
        : this.task === 'cuts'
          ? wrongCut(searched, this.marks)
          : now > best
            ? wrongOrder(searched) ?? { node: 0, says: [{ text: 'Of two children that are as good, look first at the smaller one.', slots: {} }] }
            : null // prettier-ignore
    if (wrong) this.#say(wrong.says.map((s) => this.#sentence(s)).join(' '), wrong.node)
    else
      this.#say(
        `${this.t('Right.')} ${
          this.task === 'values'
            ? this.t('The tree is worth {value}.', { value: searched.nodes[0].value })
            : this.task === 'cuts'
              ? this.t('{n} node is not looked at.|{n} nodes are not looked at.', {
                  n: cutNodes(searched).size,
                })
              : this.t('In no order does alpha-beta look at fewer leaves than {n}.', { n: best })
        }`,
      )
    if (wrong) this.#branches.spot = wrong.node
    this.update()
  }

  update() {
    super.update()
    this.#branches.centre()
  }

  /* ---- keys ---- */

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, target } = event
    const drawn = this.task !== 'step' && this.task !== 'compare'
    const node = drawn && /** @type {Element} */ (target).closest?.('[data-twig]')
    if (node) {
      if (/^[-−\d]$/.test(key) && this.#typing) return this.#begin(key)
      if (this.task === 'draw' && key === '+') return (this.#grow(), true)
      if (this.task === 'draw' && (key === 'Delete' || key === 'Backspace'))
        return (this.#delete(), true)
      if (this.#branches.key(event)) return true
    }
    if (drawn && (key === 'u' || key === 'U')) return (this.#back(this.#past, this.#future), true)
    if (drawn && (key === 'y' || key === 'Y')) return (this.#back(this.#future, this.#past), true)
    return commonKey(this, event)
  }
  /** Whether the chosen node can be given a number here. */
  get #typing() {
    const { spot, nodes } = this.#branches
    const leaf = nodes[spot]?.leaf
    return this.task === 'draw' ? leaf || spot > 0 : this.task === 'values' && !leaf
  }
  /** A number is begun on the node itself. @param {string} key */
  #begin(key) {
    const field = /** @type {HTMLInputElement} */ (this.root.querySelector('.value-of'))
    field.focus()
    field.value = key
    this.#give(key)
    return true
  }

  /* ---- the drawing ---- */

  /** @param {any} node of the drawing: of the tree that is drawn, or of the search @returns {Look} */
  #look({ id, leaf, max, value, horizon, depth }) {
    const { task } = this
    const who = leaf ? this.t('Leaf') : max ? 'MAX' : 'MIN'
    const given =
      task === 'values' && !leaf ? this.given.get(id) : leaf || task === 'draw' ? value : null
    const says = [who]
    let kind = ''
    if (task === 'cuts' && this.#marked(id)) {
      kind = 'cut'
      says.push(this.t('marked as cut'))
    }
    const most = this.#depth
    if (task === 'draw' && most !== undefined && depth > most) kind = 'unseen'
    if (given !== null && given !== undefined) says.push(this.num(given))
    else if (task === 'values') says.push(this.t('no value yet'))
    if (horizon) says.push(this.t('the depth ends here'))
    return {
      text: given !== null && given !== undefined ? this.num(given) : task === 'values' ? '?' : '',
      kind,
      full: !leaf && task === 'values' && given !== undefined,
      mark: task === 'draw' || task === 'values',
      wrong: id === this.#at,
      label: says.join(', '),
    }
  }
  /** @param {number} id */
  #marked(id) {
    for (; id >= 0; id = this.#branches.nodes[id].parent) if (this.marks.has(id)) return true
    return false
  }

  view() {
    const { task } = this
    return html`<div class="source bar no-print">
        <label class="field wide"
          ><b>${this.t('Tree')}</b
          ><input
            class="text-input tree-text"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            aria-invalid=${this.#wrong ? 'true' : 'false'}
            aria-describedby="wrong"
            .value=${live(this.#typed)}
            @input=${(/** @type {Event} */ e) => this.#type(valueOf(e))}
        /></label>
        ${this.#field('depth', 'Depth', '')}
        ${this.#button(this.t('MIN begins'), () => this.#change({ ...this.tree, min: !this.tree.min }), { pressed: this.tree.min })}
      </div>
      <details class="no-print">
        <summary>${this.t('From a seed')}</summary>
        <div class="bar">
          ${SHAPE.map(([name, label, initial]) => this.#field(name, label, initial))}
          ${this.#button(html`${icon('again')}${this.t('Another')}`, () =>
            this.#set('seed', String((Number(this.getAttribute('seed')) || 0) + 1)),
          )}
        </div>
      </details>
      <p id="wrong" class="typed-wrong no-print" role="status">${this.#wrong}</p>
      <div class="seg no-print" role="radiogroup" aria-label=${this.t('What to do with it')}>
        ${Object.entries(TASKS).map(
          ([id, [name]]) =>
            html`<label
              ><input
                type="radio"
                name="task"
                .checked=${live(task === id)}
                @change=${() => this.#set('task', id === 'draw' ? '' : id)}
              /><span>${this.t(name)}</span></label
            >`,
        )}
      </div>
      ${
        task === 'step'
          ? html`<cgt-tree
              tree=${this.#text}
              search="alphabeta"
              depth=${this.#depth ?? nothing}
              lang=${this.language}
              ?data-proj=${this.hasAttribute('data-proj')}
            ></cgt-tree>`
          : task === 'compare'
            ? html`<cgt-searches
                tree=${this.#text}
                depth=${this.#depth ?? nothing}
                lang=${this.language}
                ?data-proj=${this.hasAttribute('data-proj')}
              ></cgt-searches>`
            : this.#workshop()
      }`
  }
  /** @param {string} name @param {string} label @param {string} initial */
  #field(name, label, initial) {
    return html`<label class="field"
      ><b>${this.t(label)}</b
      ><input
        class="text-input short"
        name=${name}
        inputmode="numeric"
        .value=${live(this.getAttribute(name) ?? initial)}
        @change=${(/** @type {Event} */ e) => this.#set(name, valueOf(e))}
    /></label>`
  }
  /** @param {unknown} label @param {() => void} press @param {{ off?: boolean, pressed?: boolean, name?: string, main?: boolean }} [how] */
  #button(label, press, { off = false, pressed, name, main = false } = {}) {
    return html`<button
      type="button"
      class="btn ${name ? 'square' : ''} ${main ? 'primary' : ''}"
      aria-label=${name ?? nothing}
      title=${name ?? nothing}
      aria-pressed=${pressed === undefined ? nothing : String(pressed)}
      ?disabled=${off}
      @click=${press}
    >
      ${label}
    </button>`
  }
  /** The tree to be drawn, or an exercise on it. */
  #workshop() {
    const { task } = this
    const branches = this.#branches
    const { now, all, best, worst } = this.#leaves
    const nodes = task === 'draw' || !this.#searched ? nodesOf(this.tree) : this.#searched.nodes
    const drawing = branches.view(
      nodes,
      this.t('Game tree, {n} node|Game tree, {n} nodes', { n: nodes.length }),
    )
    const { spot } = branches
    const { value } = nodes[spot]
    const draws = task === 'draw'
    const number = task === 'values' ? this.given.get(spot) : value
    return html`<p class="how">${this.t(TASKS[task][1])}</p>
      <div class="bar no-print">
        ${
          draws || task === 'values'
            ? html`<label class="field"
                ><b
                  >${draws && spot && !nodes[spot].leaf ? this.t('Guess where the depth ends here') : this.t('Value of the chosen node')}</b
                ><input
                  class="text-input short value-of"
                  inputmode="text"
                  autocomplete="off"
                  ?disabled=${!this.#typing}
                  .value=${live(this.#typing && number !== null && number !== undefined ? String(number) : '')}
                  @input=${(/** @type {Event} */ e) => this.#give(valueOf(e))}
                  @keydown=${(/** @type {KeyboardEvent} */ e) => e.key === 'Enter' && branches.focus()}
              /></label>`
            : nothing
        }
        ${
          draws
            ? html`${this.#button(html`${icon('plus')}${this.t('Child')}`, () => this.#grow())}
              ${this.#button(html`${icon('cross')}${this.t('Delete')}`, () => this.#delete(), { off: !spot })}`
            : nothing
        }
        ${draws || task === 'order' ? branches.buttons() : nothing}
        ${draws ? nothing : this.#button(this.t('Check'), () => this.#check(), { main: true })}
        ${
          draws || task === 'order'
            ? html`<span class="gap"></span>
                ${this.#button(icon('undo'), () => this.#back(this.#past, this.#future), { off: !this.#past.length, name: this.t('Undo') })}
                ${this.#button(icon('redo'), () => this.#back(this.#future, this.#past), { off: !this.#future.length, name: this.t('Redo') })}`
            : nothing
        }
      </div>
      ${drawing}
      <p class="says" role="status" aria-live="polite">
        ${this.#said ? html`<b>${this.#said}</b> ` : nothing}
        ${
          task === 'order'
            ? this.t('Leaves looked at: {seen} of {n}.', { seen: now, n: all })
            : draws
              ? this.t(
                  'Alpha-beta looks at {seen} of {n} leaves; in the best order at {best}, in the worst at {worst}.',
                  { seen: now, n: all, best, worst },
                )
              : nothing
        }
      </p>`
  }
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value
