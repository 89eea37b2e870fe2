/**
 * cgt-grow.js -- a game tree of one's own: typed, drawn or grown from a seed, and exercises on it. The engine reads it and
 * searches it; web/model/tree-text.js changes it, web/trees/tree-tasks.js finds the first error.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { CgtElement, sheet } from '../../core/element.js'
import { commonKey, keep } from '../../core/sync-state.js'
import { icon } from '../../core/marks.js'
import { EngineError } from '../../engine/errors.js'
import { sayError } from '../../model/i18n.js'
import {
  addChild, LEVELS, moveChild, NODES, nodesOf, randomTree, readTree, remove, writeTree,
} from '../../model/tree-text.js' // prettier-ignore
import { cutOf, readSearches } from '../../model/trace.js'
import { Branches, branchesSheet } from '../../core/branches.js'
import tree from '../tree/cgt-tree.css'
import css from './cgt-grow.css'
import { TreeExercise } from './exercise.js'
import { Formats, readAny } from './formats.js'
import { NodeNumber, valueOf } from './number.js'
import { sheetButton } from './sheet.js'

/** @typedef {import('../../model/tree-text.js').Tree} Tree */
/** @typedef {import('../../model/trace.js').Searched} Searched */

/** task -> its name, and how it is done @type {Record<string, [name: string, how: string]>} */
const TASKS = {
  draw: ['Draw', 'Choose a node: type its number, add a child (+), delete it (Del), or move it: drag it, or press ← → or Shift and an arrow.'],
  step: ['Step through', ''],
  compare: ['Compare', ''],
  values: ['Fill in the values', 'Give each MAX and each MIN its value: choose it and type.'],
  cuts: ['Mark the cuts', 'Press every node that alpha-beta does not look at. What hangs below goes with it.'],
  order: ['Find the order', 'Drag children, or move them with ← → or Shift and an arrow, until alpha-beta looks at as few leaves as it can.'],
} // prettier-ignore
/** fields for numbers from 1 to `most` @type {Record<string, [label: string, initial: string, most: number]>} */
const FIELDS = {
  depth: ['Depth', '', 9999],
  seed: ['Seed', '1', 999_999],
  levels: ['Levels', '3', LEVELS],
  branching: ['Children', '2', NODES],
}
/** fields of a random tree */
const SHAPE = ['seed', 'levels', 'branching']
const SMALL = 1e6
/** a refused field, and why @typedef {{ field: string, text: string }} Trouble */

/**
 * @summary A tree to type, draw or grow from a seed, and exercises on it.
 * @attr {string} tree nested values: `((3 5) (2 9))`, or a list; `min` before it if MIN begins; or as other programs write it
 * @attr {string} leaves the leaves of a full binary tree, without `tree`
 * @attr {number} seed the seed of a random tree, without `tree` and `leaves`
 * @attr {number} levels the levels of a random tree
 * @attr {number} branching the children of each node of a random tree
 * @attr {number} depth how many moves deep the search looks
 * @attr {equal|beyond} cut where alpha-beta cuts: already where α = β, or only where α > β
 * @attr {draw|step|compare|values|cuts|order} task what the reader does: draw the tree, step the search, compare two searches, write values, cross out what is cut, order the leaves
 * @csspart stage the tree with its sentence and its code, while it is gone through
 * @csspart board the drawing
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons
 */
export class CgtGrow extends CgtElement {
  static attributes = {
    tree: '',
    leaves: '',
    seed: '',
    levels: '',
    branching: '',
    depth: '',
    cut: 'equal|beyond',
    task: 'draw|step|compare|values|cuts|order',
  }
  static uses = ['cgt-code']
  static styles = [branchesSheet, sheet(tree + css)]

  /** @type {Tree} */ shown = { min: false, nodes: [{ depth: 0, value: 0 }] }
  /** minimax and alpha-beta of the tree @type {Searched | null} */ searched = null
  /** depth of the search @type {number | undefined} */ plies
  /** node of the search -> node of the tree: a depth leaves some out @type {number[]} */ #ids = []
  /** leaves that alpha-beta visits: now, in the best and worst order; all leaves */ counts = {
    now: 0,
    all: 0,
    best: 0,
    worst: 0,
  }
  doing = 'draw'
  /** of the tree */ text = ''
  /** texts of the fields, good or not @type {Record<string, string>} */ #typed = {}
  /** @type {Trouble | null} */ trouble = null
  /** the tree's texts to undo, to redo @type {string[]} */ #past = []
  /** @type {string[]} */ #future = []
  /** kind of the last change: equal ones in a row are undone as one */ last = ''
  /** tree: its number, part of the nodes' keys; grows: level by level, if random */
  #motion = { tree: 0, grows: false }
  exercise = new TreeExercise(this)
  #number = new NodeNumber(this)
  #formats = new Formats(this)

  branches = new Branches(this, {
    look: (node) => ({ ...this.exercise.look(node), ...this.#motion, key: `${this.#motion.tree} ${node.id}` }), // prettier-ignore
    press: (id) => this.#press(id),
    move: (parent, from, to) => {
      const node = this.doing === 'draw' ? parent : this.#ids[parent]
      this.change(moveChild(this.shown, node, from, to))
    },
  })

  read() {
    if (!this.searched) this.#take(randomTree(1, { levels: 2, children: 2 }))
    const text = this.getAttribute('tree') ?? this.getAttribute('leaves')
    for (const [name, [, initial]] of Object.entries(FIELDS))
      this.#typed[name] = this.getAttribute(name) ?? initial
    this.#typed.tree = text ?? this.text
    const task = this.getAttribute('task') ?? ''
    this.doing = Object.hasOwn(TASKS, task) ? task : 'draw'
    this.#accept(text)
  }
  /**
   * Takes the fields' numbers and a tree's text, or else a random tree. A field that cannot be read shows why, and the
   * last good tree stays.
   * @param {string | null} text null: random @returns {boolean} success
   */
  #accept(text) {
    const depth = this.#numberOf('depth')
    const [seed, levels, children] =
      text === null && depth !== null ? SHAPE.map((name) => this.#numberOf(name)) : [1, 1, 1]
    if (depth === null || !seed || !levels || !children) return false
    try {
      const found = text === null ? null : readAny(this.engine, text)
      const tree = found?.tree ?? randomTree(seed, { levels, children })
      this.#take(tree, found?.text ?? writeTree(tree), depth ?? found?.depth, text === null)
      return true
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      if (text === null)
        this.refuse('levels', this.t('{levels} levels of {children} children each are more than {most} nodes: take fewer.', { levels, children, most: NODES })) // prettier-ignore
      else this.refuse('tree', sayError(this.language, error))
      return false
    }
  }
  /** @param {string} name of a field @returns {number | undefined | null} null: refused */
  #numberOf(name) {
    const [label, initial, most] = FIELDS[name]
    const text = this.#typed[name].trim() || initial
    if (!text) return undefined
    if (/^\d+$/.test(text) && Number(text) > 0 && Number(text) <= most) return Number(text)
    this.refuse(name, this.t('{field}: a whole number from 1 to {most}.', { field: this.t(label), most })) // prettier-ignore
    return null
  }
  /** @param {string} field @param {string} text */
  refuse(field, text) {
    this.trouble = { field, text }
    this.update()
  }
  /** @param {Tree} tree @param {string} [text] @param {number} [depth] @param {boolean} [grows] from a seed @throws {EngineError} */
  #take(tree, text = writeTree(tree), depth = undefined, grows = false) {
    const cut = cutOf(this.getAttribute('cut'))
    const game = this.engine.game('tree', { rules: text })
    try {
      this.searched = readSearches(game, '', { depth, cut })
      this.#ids = (this.searched?.nodes ?? []).map(({ position }) => Number(position.text))
      const leaves = (/** @type {'best' | 'worst'} */ order) =>
        game.count('', { prune: true, cut, depth, order }, { nodes: SMALL }).leaves
      this.counts = {
        now: this.searched?.counts.alphabeta.leaves ?? 0,
        all: this.searched?.counts.minimax.leaves ?? 0,
        best: leaves('best'),
        worst: leaves('worst'),
      }
    } finally {
      game.close()
    }
    this.plies = depth
    this.#motion = { tree: this.#motion.tree + Number(text !== this.text), grows }
    this.shown = tree
    this.text = text
    this.#typed.tree = text
    this.trouble = null
    this.exercise.reset()
  }
  get shared() {
    const { given, marks } = this.exercise
    return {
      text: this.text,
      task: this.doing,
      depth: this.getAttribute('depth'),
      given: [...given],
      marks: [...marks],
    }
  }
  set shared(state) {
    const { text, task, depth, given, marks } = /** @type {any} */ (state)
    this.reflect({ tree: text, task: task === 'draw' ? null : task, depth })
    if (!this.attempt(() => this.read())) return
    this.exercise.reset(given, marks)
    this.update()
  }

  /* ---- changes ---- */

  /** @param {Tree} tree @param {string} [kind] of the change: see `last` */
  change(tree, kind = '') {
    const text = writeTree(tree)
    try {
      this.#changed(readTree(this.engine, text), text, kind)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      error.column = undefined
      this.refuse('value', sayError(this.language, error))
    }
  }
  /** @param {Tree} tree @param {string} text @param {string} kind */
  #changed(tree, text, kind) {
    const was = this.text
    this.#take(tree, text, this.plies)
    if (!kind || kind !== this.last) this.#past.push(was)
    this.#future = []
    this.last = kind
    this.#show()
  }
  #show() {
    this.reflect({ tree: this.text, leaves: null, seed: null })
    this.update()
    keep(this)
  }
  /** @param {string[]} from @param {string[]} to */
  #back(from, to) {
    const text = from.pop()
    if (text === undefined) return
    to.push(this.text)
    this.last = ''
    this.#take(readTree(this.engine, text), text, this.plies)
    this.#show()
  }
  undo() {
    this.#back(this.#past, this.#future)
  }
  /** The whole tree, typed or pasted. @param {string} text @param {string} [kind] */
  #type(text, kind = 'text') {
    this.#typed.tree = text
    try {
      const found = readAny(this.engine, text)
      if (found.depth) {
        this.plies = found.depth
        this.#typed.depth = `${found.depth}`
        this.reflect({ depth: this.#typed.depth })
      }
      this.#changed(found.tree, found.text, kind)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.refuse('tree', sayError(this.language, error))
    }
  }
  /** Takes a pasted text with line breaks as a whole tree: an input would drop the breaks. @param {ClipboardEvent} event */
  #paste(event) {
    const text = event.clipboardData?.getData('text') ?? ''
    if (!text.trim().includes('\n')) return
    event.preventDefault()
    this.#type(text, '')
  }
  /** Takes a field's new text. @param {string} name @param {string} value */
  #set(name, value) {
    const was = this.text
    const grown = SHAPE.includes(name)
    this.#typed[name] = value
    if (!this.#accept(grown ? null : was)) return
    const set = (grown ? SHAPE : [name]).map((n) => [n, this.#typed[n].trim() || null])
    this.reflect({ ...Object.fromEntries(set), ...(grown ? { tree: null, leaves: null } : {}) })
    if (this.text !== was) {
      this.#past.push(was)
      this.#future = []
      this.last = ''
    }
    this.update()
    keep(this)
  }
  /** @param {number} node to choose */
  set spot(node) {
    this.branches.spot = node
  }
  /** @param {string} task */
  #turn(task) {
    this.doing = task
    this.exercise.say()
    this.trouble = null
    this.reflect({ task: task === 'draw' ? null : task })
    this.update()
    keep(this)
  }
  #grow() {
    this.change(addChild(this.shown, this.branches.spot))
  }
  #delete() {
    const { spot, nodes } = this.branches
    if (!spot) return
    const { parent } = nodes[spot]
    this.change(remove(this.shown, spot))
    this.branches.go(parent)
  }
  /** @param {number} id */
  #press(id) {
    if (this.doing !== 'cuts') return
    this.exercise.mark(id)
    keep(this)
  }

  update() {
    super.update()
    this.branches.centre()
    const details = this.root.querySelector('details')
    if (details && SHAPE.includes(this.trouble?.field ?? '')) details.open = true
  }

  /* ---- keys ---- */

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, target } = event
    const drawn = this.doing !== 'step' && this.doing !== 'compare'
    const typing = /** @type {Element} */ (target).matches?.('.value-of')
    if (key === 'Escape' && typing) return this.#number.escape()
    const node = drawn && /** @type {Element} */ (target).closest?.('[data-twig]')
    if (node) {
      this.branches.spot = Number(node.getAttribute('data-twig'))
      if (/^[-−\d]$/.test(key) && this.#number.possible) return this.#number.begin(key)
      if (this.doing === 'draw' && key === '+') return (this.#grow(), true)
      if (this.doing === 'draw' && (key === 'Delete' || key === 'Backspace'))
        return (this.#delete(), true)
      if (this.branches.key(event)) return true
    }
    if (drawn && (key === 'u' || key === 'U')) return (this.undo(), true)
    if (drawn && (key === 'y' || key === 'Y')) return (this.#back(this.#future, this.#past), true)
    return commonKey(this, event)
  }
  /* ---- the drawing ---- */

  render() {
    const { doing: task } = this
    return html`<div class="source bar no-print">
        <label class="field wide"
          ><b>${this.t('Tree')}</b
          ><input
            class="text-input tree-text"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            aria-invalid=${String(this.trouble?.field === 'tree')}
            aria-describedby="wrong-tree"
            .value=${live(this.#typed.tree)}
            @input=${(/** @type {Event} */ e) => this.#type(valueOf(e))}
            @paste=${(/** @type {ClipboardEvent} */ e) => this.#paste(e)}
        /></label>
        ${this.#field('depth', 'wrong-tree')}
        <span class="field"
          ><b>${this.t('Who begins')}</b
          ><span class="seg" role="radiogroup" aria-label=${this.t('Who begins')}
            >${[false, true].map(
              (min) =>
                html`<label
                  ><input
                    type="radio"
                    name="min"
                    .checked=${live(this.shown.min === min)}
                    @change=${() => this.change({ ...this.shown, min })}
                  /><span>${min ? 'MIN' : 'MAX'}</span></label
                >`,
            )}</span
          ></span
        >
        <details>
          <summary>${this.t('From a seed')}</summary>
          <div class="bar">
            ${SHAPE.map((name) => this.#field(name, 'wrong-seed'))}
            ${this.#button(this.t('Grow it'), () => this.#set('seed', this.#typed.seed))}
            ${this.#button(html`${icon('again')}${this.t('Another seed')}`, () =>
              this.#set('seed', String(((Number(this.#typed.seed) || 0) % FIELDS.seed[2]) + 1)),
            )}
          </div>
          ${this.#wrong('wrong-seed', SHAPE)}
        </details>
      </div>
      ${this.#wrong('wrong-tree', ['tree', 'depth'])}${this.#horizon()}
      <div class="seg tasks no-print" role="radiogroup" aria-label=${this.t('What to do with it')}>
        ${Object.entries(TASKS).map(
          ([id, [name]]) =>
            html`<label
              ><input
                type="radio"
                name="task"
                .checked=${live(task === id)}
                @change=${() => this.#turn(id)}
              /><span>${this.t(name)}</span></label
            >`,
        )}
      </div>
      ${
        task === 'step'
          ? html`<cgt-tree
              exportparts="stage, board, status, tools"
              tree=${this.text}
              search="alphabeta"
              depth=${this.plies ?? nothing}
              cut=${this.getAttribute('cut') ?? nothing}
              lang=${this.language}
              ?data-proj=${this.hasAttribute('data-proj')}
            ></cgt-tree>`
          : task === 'compare'
            ? html`<cgt-searches
                exportparts="board, status, tools"
                tree=${this.text}
                depth=${this.plies ?? nothing}
                cut=${this.getAttribute('cut') ?? nothing}
                lang=${this.language}
                ?data-proj=${this.hasAttribute('data-proj')}
              ></cgt-searches>`
            : this.#workshop()
      }`
  }
  /** The refusal, if its field is one of these. @param {string} id @param {string[]} fields */
  #wrong(id, fields) {
    const { field = '', text = '' } = this.trouble ?? {}
    return html`<p id=${id} class="typed-wrong no-print" role="status">
      ${fields.includes(field) ? text : nothing}
    </p>`
  }
  /** Says how many nodes count as 0 for want of an estimate. */
  #horizon() {
    const { nodes = [] } = this.searched ?? {}
    const n = nodes.filter((m) => m.horizon && this.shown.nodes[this.#ids[m.id]].value === null).length // prettier-ignore
    return n
      ? html`<p class="soft-text no-print">
          ${this.t('{n} node where the depth ends has no estimate and counts as 0: write one before it, as in 4:(3 5).|{n} nodes where the depth ends have no estimate and count as 0: write one before each, as in 4:(3 5).', { n })}
        </p>`
      : nothing
  }
  /** @param {string} name @param {string} wrong id of the refusal */
  #field(name, wrong) {
    return html`<label class="field"
      ><b>${this.t(FIELDS[name][0])}</b
      ><input
        class="text-input short"
        name=${name}
        inputmode="numeric"
        autocomplete="off"
        aria-invalid=${String(this.trouble?.field === name)}
        aria-describedby=${wrong}
        .value=${live(this.#typed[name])}
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
      aria-disabled=${String(off)}
      @click=${press}
    >
      ${label}
    </button>`
  }
  /** The tree to edit, or an exercise on it. */
  #workshop() {
    const { doing: task, exercise } = this
    const branches = this.branches
    const { now, all, best, worst } = this.counts
    branches.fixed = task === 'values' || task === 'cuts'
    const nodes = task === 'draw' || !this.searched ? nodesOf(this.shown) : this.searched.nodes
    const drawing = branches.view(
      nodes,
      this.t('Game tree, {n} node|Game tree, {n} nodes', { n: nodes.length }),
    )
    const { spot } = branches
    const { value } = nodes[spot]
    const draws = task === 'draw'
    const number = task === 'values' ? this.exercise.given.get(spot) : value
    const field =
      draws || task === 'values'
        ? this.#number.field(
            draws && spot && !nodes[spot].leaf
              ? this.t('Guess where the depth ends here')
              : this.t('Value of the chosen node'),
            number,
            draws ? 'alone' : '',
          )
        : nothing
    /* tasks are printed, too */
    return html`<p class="how ${draws ? 'no-print' : ''}">${this.t(TASKS[task][1])}</p>
      <div part="tools" class="bar no-print">
        ${
          draws
            ? html`${this.#button(html`${icon('plus')}${this.t('Child')}`, () => this.#grow())}
              ${this.#button(html`${icon('cross')}${this.t('Delete')}`, () => this.#delete(), { off: !spot })}`
            : nothing
        }
        ${draws || task === 'order' ? branches.buttons() : nothing} ${draws ? nothing : field}
        ${draws ? nothing : this.#button(this.t('Check'), () => exercise.check(), { main: true })}
        ${exercise.tried ? this.#button(this.t('Explain one'), () => exercise.explain()) : nothing}
        ${
          draws || task === 'order'
            ? html`${this.#button(icon('undo'), () => this.undo(), { off: !this.#past.length, name: this.t('Undo') })}
              ${this.#button(icon('redo'), () => this.#back(this.#future, this.#past), { off: !this.#future.length, name: this.t('Redo') })}`
            : nothing
        }
        ${sheetButton(this, this.searched)}
        ${draws && !this.inDeck ? this.#formats.view(this.shown) : nothing}
        ${draws ? field : nothing}
      </div>
      ${this.#wrong('wrong-value', ['value'])}
      <p part="status" class="says ${task} ${branches.fixed ? 'no-print' : ''}" role="status">
        ${exercise.verdict && !this.printing ? html`<b>${exercise.verdict}</b> ` : nothing}
        ${
          this.trouble?.field === 'tree'
            ? this.t('Below is the last tree that could be read.')
            : task === 'order'
              ? this.t('Leaves looked at: {seen} of {n}.', { seen: now, n: all })
              : draws
                ? this.t(
                    'Alpha-beta looks at {seen} of {n} leaf.|Alpha-beta looks at {seen} of {n} leaves; in the best order at {best}, in the worst at {worst}.',
                    { seen: now, n: all, best, worst },
                  )
                : nothing
        }
      </p>
      ${drawing}`
  }
}
