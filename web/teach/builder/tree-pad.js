/**
 * tree-pad.js -- draws a tree by hand, for an attribute `tree`: its nodes are chosen, get children and numbers, go, and change places. The
 * drawing and its keys are those of cgt-grow: web/core/branches.js; the text is read and changed by web/model/tree-text.js.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { Branches } from '../../core/branches.js'
import { icon } from '../../core/marks.js'
import { EngineError } from '../../engine/errors.js'
import { sayError } from '../../model/i18n.js'
import {
  addChild, LARGEST, moveChild, nodesOf, readTree, remove, roomBelow, setValue, writeTree,
} from '../../model/tree-text.js' // prettier-ignore
import { signButton } from '../base.js'

/** @typedef {import('../../model/tree-text.js').Tree} Tree */
/** An element that draws trees, with or without letters in place of values. @typedef {{ text: string, letters: string }} Source */

/** a leaf whose value nobody needs */
const LETTER = /^[a-z?]$/i

export class TreePad {
  #host
  #change
  /** @type {Tree} */ #tree = { min: false, nodes: [] }
  /** its text in the attribute */ #text = ''
  /** true if leaves may be letters */ #lettered = false
  /** why what was typed is no number */ #wrong = ''
  #branches

  /** @param {import('../base.js').Teaching} host @param {(text: string, what: string, shaped: boolean) => void} change what: see CgtBuilder.set; shaped: nodes have other numbers */
  constructor(host, change) {
    this.#host = host
    this.#change = change
    this.#branches = new Branches(host, {
      look: (node) => this.#look(node),
      press: () => void (this.#wrong = ''),
      move: (parent, from, to) => this.#put(moveChild(this.#tree, parent, from, to), `move ${parent}`), // prettier-ignore
    })
  }
  /** @param {Source} source @returns {Tree | null} null: it is refused, or too large to be drawn */
  read({ text, letters }) {
    try {
      return readTree(this.#host.engine, text, { letters: !!letters })
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      return null
    }
  }

  /* ---- changes ---- */

  /** @param {Tree} tree @param {string} [what] @param {boolean} [shaped] */
  #put(tree, what = '', shaped = true) {
    const text = writeTree(tree)
    this.#wrong = ''
    try {
      readTree(this.#host.engine, text, { letters: this.#lettered })
      this.#change(text, what && `tree ${what}`, shaped)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.#wrong = sayError(this.#host.language, error)
      this.#host.update()
    }
  }
  get #spot() {
    return this.#branches.spot
  }
  #grow() {
    if (roomBelow(this.#tree, this.#spot)) this.#put(addChild(this.#tree, this.#spot))
  }
  #delete() {
    const { spot, nodes } = this.#branches
    if (!spot) return
    const { parent } = nodes[spot]
    this.#put(remove(this.#tree, spot))
    this.#branches.go(parent)
  }
  /** @param {number | string | null} value */
  #give(value) {
    this.#put(setValue(this.#tree, this.#spot, value), `value ${this.#spot}`, false)
  }
  /** Takes what was typed so far; what is no number changes nothing. @param {string} text */
  #type(text) {
    const typed = text.trim().replace('−', '-')
    const { leaf } = this.#branches.nodes[this.#spot]
    if (typed === '-' || (leaf && !typed)) return
    if (leaf && this.#lettered && LETTER.test(typed)) return this.#give(typed)
    if (/^-?\d+$/.test(typed) && Math.abs(Number(typed)) <= LARGEST) this.#give(Number(typed))
    else if (!typed) this.#give(null)
    else {
      const t = this.#host.t.bind(this.#host)
      this.#wrong = /^-?\d+$/.test(typed)
        ? t('The number must be at most {n}.', { n: LARGEST })
        : t('“{text}” is not a whole number: nothing was changed.', { text })
      this.#host.update()
    }
  }

  /* ---- keys ---- */

  /** True if the chosen node can get a number; the root's guess nobody reads. */
  get #numbered() {
    return !!this.#spot || !!this.#branches.nodes[0]?.leaf
  }
  /** Handles a key on a node. @param {KeyboardEvent} event @returns {boolean} true if it was one */
  key(event) {
    const { key, target } = event
    const node = /** @type {Element} */ (target).closest?.('[data-twig]')
    if (!node) return false
    this.#branches.spot = Number(node.getAttribute('data-twig'))
    this.#wrong = ''
    if (key === '+') this.#grow()
    else if (key === 'Delete' || key === 'Backspace') this.#delete()
    else if (/^[-−\d]$/.test(key) && this.#numbered) this.#begin(key)
    else return this.#branches.key(event)
    return true
  }
  /** Begins a number on the node: its field has the focus then. @param {string} key its first character */
  #begin(key) {
    this.#host.update()
    const field = /** @type {HTMLInputElement} */ (this.#host.root.querySelector('.twig-value'))
    field.focus()
    field.value = key
    this.#type(key)
  }

  /* ---- the drawing ---- */

  /** Scrolls a drawing that has another number of nodes to the chosen one. */
  shown() {
    this.#branches.centre(this.#spot)
  }
  /** @param {any} node of nodesOf @returns {import('../../core/branches.js').Look} */
  #look({ leaf, max, value, letter }) {
    const text = letter ?? (value === null ? '' : this.#host.num(value))
    const who = leaf ? this.#host.t('Leaf') : max ? 'MAX' : 'MIN'
    return { text, label: text ? `${who}, ${text}` : who, mark: true, grows: false }
  }
  /** @param {Tree} tree @param {Source} source */
  view(tree, { text, letters }) {
    const host = this.#host
    const t = host.t.bind(host)
    const branches = this.#branches
    this.#tree = tree
    if (text !== this.#text) this.#wrong = ''
    this.#text = text
    this.#lettered = !!letters
    const nodes = nodesOf(tree)
    const drawing = branches.view(nodes, t('Game tree, {n} node|Game tree, {n} nodes', { n: nodes.length })) // prettier-ignore
    const { spot } = branches
    const { leaf } = nodes[spot]
    const { value, letter } = tree.nodes[spot]
    const called =
      leaf || !spot ? t('Value of the chosen node') : t('Guess where the depth ends here')
    const numbered = this.#numbered
    const number = numbered && letter === undefined ? value : null
    const step = (/** @type {number} */ by) => {
      const name = by < 0 ? t('{value}: one less', { value: called }) : t('{value}: one more', { value: called }) // prettier-ignore
      const off = number === null || Math.abs(number + by) > LARGEST
      return signButton(name, icon(by < 0 ? 'minus' : 'plus'), () => this.#give(Number(number) + by), off) // prettier-ignore
    }
    return html`<p class="soft-text">
        ${t('Choose a node: type its number, add a child (+), delete it (Del), or move it: drag it, or press ← → or Shift and an arrow.')}
        ${letters ? t('A letter or ? is a leaf whose value alpha-beta need not know.') : nothing}
      </p>
      ${drawing}
      <div class="bar">
        <button
          type="button"
          class="btn"
          aria-disabled=${String(!roomBelow(tree, spot))}
          @click=${() => this.#grow()}
        >
          ${icon('plus')}${t('Child')}</button
        ><button
          type="button"
          class="btn"
          aria-disabled=${String(!spot)}
          @click=${() => this.#delete()}
        >
          ${icon('cross')}${t('Delete')}
        </button>
        <span class="pair">${branches.buttons()}</span>
      </div>
      <div class="twig">
        <label class="field"
          ><b>${called}</b
          ><input
            class="text-input twig-value"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-invalid=${String(!!this.#wrong)}
            ?disabled=${!numbered}
            .value=${live(letter ?? (numbered && value !== null ? String(value) : ''))}
            @input=${(/** @type {any} */ e) => this.#type(e.target.value)}
            @focus=${(/** @type {any} */ e) => e.target.select()}
            @blur=${() => queueMicrotask(() => host.update())}
            @keydown=${(/** @type {KeyboardEvent} */ e) => e.key === 'Enter' && branches.focus()}
        /></label>
        ${step(-1)}${step(1)}
      </div>
      <div role="alert">${this.#wrong ? html`<p class="problem">${this.#wrong}</p>` : nothing}</div>
      ${host.choiceField(
        t('Who begins'),
        tree.min ? 'MIN' : 'MAX',
        ['MAX', 'MIN'].map((who) => [who, who]),
        (who) => this.#put({ ...this.#tree, min: who === 'MIN' }, '', false),
      )}`
  }
}
