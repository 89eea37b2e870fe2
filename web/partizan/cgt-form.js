/**
 * cgt-form.js -- a game {L | R} as a chip that opens: its options, and how they collapse to the canonical form, one at a time. The engine
 * says which option goes and why; here it is struck out with a sentence.
 */
import { html, nothing } from 'lit-html'
import { wordsOf } from '../core/attributes.js'
import { sheet } from '../core/element.js'
import { keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { Stepper, stepperSheet } from '../core/stepper.js'
import { EngineError } from '../engine/errors.js'
import { readForm } from '../engine/forms.js'
import css from './cgt-form.css'
import { formOf, Forms, formsSheet, short } from './forms-element.js'
import { PLAYERS, pretty, typed } from './notation.js'
import { drawTree, treeOf } from './option-tree.js'

/** @typedef {import('../engine/forms.js').Form} Form */
/** @typedef {import('../engine/forms.js').Strike} Strike */

/** most rows of a worksheet */
const ROWS = 12
/** What is written in one piece stays in one line: a short form, and what is compared with G. @param {string} text */
const kept = (text) =>
  text
    .replace(/\{[^{}]{1,14}\}/g, (form) => form.replaceAll(' ', '\u00a0'))
    .replace(/ ([≤≥]) G/g, '\u00a0$1\u00a0G')
/** reason -> [note beside a struck option, sentence for Left's option, for Right's] */
const WHY = {
  same: [
    'twice',
    '{option} stands there twice, and once is enough.',
    '{option} stands there twice, and once is enough.',
  ],
  dominated: [
    'dominated',
    'Left never needs {option}, because {by} is better for Left: {option} < {by}. The move to {by} dominates it.',
    'Right never needs {option}, because {by} is better for Right: {option} > {by}. The move to {by} dominates it.',
  ],
  reversible: [
    'reversible',
    'After {option} Right answers {answer}, and Right is at least as well off there as before both moves: {answer} ≤ G. So Left goes on at once from {answer}, ',
    'After {option} Left answers {answer}, and Left is at least as well off there as before both moves: {answer} ≥ G. So Right goes on at once from {answer}, ',
  ],
}

/**
 * @summary A game {L | R} that opens: its options, how they collapse to the canonical form step by step, value, outcome, birthday, tree.
 * @attr {string} form the form: `{0, * | ↑}`; `^` and `v` are arrows too, `+-` is plus and minus
 * @attr {string} game id of a game whose positions have values, such as `domineering`: its position in place of a form
 * @attr {string} rules the rules, in that game’s notation
 * @attr {string} start the position of that game
 * @attr {string} open it is open from the start; on a slide and on paper it always is
 * @attr {string} edit with a field to type the form in
 * @attr {string} sheet with `edit`: forms put on a worksheet, with ; between, each with its value, and their sum
 * @attr {values} hide `values`: no value is told, neither at the end nor with V, and options are called as they are written
 * @attr {number} at the step that is shown
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board the options, while it is open
 * @csspart status the sentence that says how things are, while it is open
 * @csspart tools the buttons of the steps, and the others
 */
export class CgtForm extends Forms {
  static attributes = {
    form: '',
    game: '',
    rules: '',
    start: '',
    open: '',
    edit: '',
    sheet: '',
    hide: 'values',
    at: '',
  }
  static styles = [formsSheet, stepperSheet, sheet(css)]

  /** the option tree, once it was opened, and its form @type {{ form: Form, tree: import('./option-tree.js').Node } | null} */
  #tree = null
  /** values were covered: after uncovering, the value is shown at any step */ #covered = false
  stepper = new Stepper(this)

  get initial() {
    return '{0, * | ^}'
  }
  /** the attribute `at` */ #first = 0
  read() {
    this.#first = this.wholeNumber('at')
    super.read()
  }
  /** @param {Form | null | undefined} form */
  found(form) {
    super.found(form)
    this.#tree = null
    this.stepper.reset(form ? form.steps.length + 1 : 0, this.#first)
  }
  get silent() {
    return wordsOf(this.getAttribute('hide')).includes('values')
  }
  get lastStep() {
    return this.known ? this.stepper.count : null
  }
  get shared() {
    return {
      form: this.getAttribute('form'),
      values: this.getAttribute('values'),
      open: this.getAttribute('open'),
      sheet: this.getAttribute('sheet'),
      at: this.stepper.at,
    }
  }
  set shared({ form, values, open, sheet, at }) {
    this.reflect({ form, values, open, sheet })
    this.read()
    this.stepper.go(Number(at))
    this.update()
  }
  get #open() {
    return this.hasAttribute('open') || this.hasAttribute('edit') || this.inDeck || this.printing
  }
  #turn() {
    this.reflect({ open: this.hasAttribute('open') ? null : '' })
    this.update()
    keep(this)
  }
  update() {
    /* on slides and paper it is open without the attribute */
    if (this.#open && !this.hasAttribute('open')) this.reflect({ open: '' })
    super.update()
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    return (this.#open && this.stepper.key(event)) || super.key(event)
  }

  render() {
    const fixed = this.hasAttribute('edit') || this.inDeck
    return html`<div part="stage" class="figure">
      ${this.hasAttribute('edit') ? this.field() : nothing} ${fixed ? nothing : this.#chip()}
      ${!this.#open ? nothing : this.known ? this.#collapse(this.known) : this.waits()}
      ${this.hasAttribute('edit') ? this.#sheet() : nothing}
    </div>`
  }
  /** The form's name, and while it is closed its value. */
  #chip() {
    const { known: form } = this
    const name = this.ofGame
      ? this.written || this.t('Position')
      : short(this.written || this.initial)
    const other = form && pretty(form.value) !== pretty(name)
    return html`<button
      type="button"
      class="opener"
      aria-expanded=${String(this.#open)}
      @click=${() => this.#turn()}
    >
      <span class="form">${name}</span>
      ${other && !this.#open ? html`<span>= ${this.value(form.value)}</span>` : nothing}
      ${icon('down')}
    </button>`
  }

  /** @param {Form} form */
  #collapse(form) {
    const { at } = this.stepper
    const step = form.steps[at - 1]
    this.#covered ||= this.hides
    const uncovered = this.#covered && !this.hides
    return html`<div class="shown">
        <div
          part="board"
          class="sides"
          role="group"
          aria-label=${this.t('Options of Left and of Right')}
        >
          <span class="brace" aria-hidden="true">{</span>${this.#side(form, 0)}<span
            class="brace"
            aria-hidden="true"
            >|</span
          >${this.#side(form, 1)}<span class="brace" aria-hidden="true">}</span>
        </div>
        <p part="status" class="says" aria-live="polite">
          ${uncovered && this.inDeck && !at ? html`<b>G = ${formOf(form.value)}</b>${this.inGrundy ? nothing : html`, ${this.outcome(form.outcome)}`}` : this.#says(form, step)}
        </p>
        ${this.inDeck ? nothing : this.stepper.view()}
        ${
          !this.silent &&
          ((uncovered && !this.inDeck) || at === this.stepper.count || this.hasAttribute('edit'))
            ? html`<dl class="facts">
                  <div>
                    <dt>${this.t('Value')}</dt>
                    <dd>${this.value(form.value)}</dd>
                  </div>
                  <div>
                    <dt>${this.t('Outcome')}</dt>
                    <dd>${this.outcome(form.outcome)}</dd>
                  </div>
                  <div>
                    <dt>${this.t('Birthday')}</dt>
                    <dd>
                      ${this.hides ? this.value('') : this.t('day {n}', { n: form.birthday })}
                    </dd>
                  </div>
                </dl>
                ${this.hides || this.inDeck ? nothing : this.#asTree(form)}`
            : nothing
        }
      </div>
      <div class="controls">${this.inDeck ? this.stepper.view() : nothing} ${this.end()}</div>`
  }
  /** @param {Form} form @param {0 | 1} player */
  #side(form, player) {
    const { at } = this.stepper
    const step = form.steps[at - 1]
    const gone = (/** @type {number} */ i) => {
      const k = form.steps.findIndex(({ entry }) => entry === i)
      return k >= 0 && k < at ? form.steps[k] : null
    }
    const shown = form.entries.flatMap((entry, i) =>
      entry.player === player && (entry.from ?? -1) < at ? [{ ...entry, i, gone: gone(i) }] : [],
    )
    return html`<div class="side of${player}">
      ${this.who(player)}
      <ul class="list" data-scene>
        ${
          shown.length
            ? shown.map(({ i, text, value, gone, from }) => {
                const by = step && step.why !== 'reversible' && step.by === i
                const came = step && from === at - 1
                const plain = pretty(text) === pretty(value)
                const move = form.moves?.[i]
                return html`<li
                  data-key="option ${i}"
                  data-come="pop"
                  class="${gone ? 'struck' : ''} ${step?.entry === i ? 'now' : ''} ${by || came ? 'by' : ''}"
                >
                  <button
                    type="button"
                    class="option"
                    aria-label=${this.#name(form, i, gone)}
                    @click=${() => this.#to(form, i)}
                  >
                    <span>${short(move && from === null ? move : text)}</span>
                    ${(plain && !move) || this.silent ? nothing : html`<small>${this.hides && !move ? nothing : html`= ${short(value)}`}</small>`}
                  </button>
                  ${gone ? html`<span class="why">${this.t(WHY[gone.why][0])}</span>` : nothing}
                </li>`
              })
            : html`<li class="none">${this.t('no move')}</li>`
        }
      </ul>
    </div>`
  }
  /** @param {Form} form @param {number} i @param {Strike | null} gone */
  #name(form, i, gone) {
    const { player, text, value } = form.entries[i]
    const move = form.moves?.[i]
    const slots = { player: this.t(PLAYERS[player]), option: pretty(move ?? text) }
    const name =
      !this.silent && (move || pretty(text) !== pretty(value))
        ? this.t('{player}: {option}, equal to {value}', { ...slots, value: pretty(value) })
        : this.t('{player}: {option}', slots)
    return gone ? `${name}, ${this.t(WHY[gone.why][0])}` : name
  }
  /** Goes to the step that strikes an option, or to the last. @param {Form} form @param {number} i */
  #to(form, i) {
    const k = form.steps.findIndex(({ entry }) => entry === i)
    this.stepper.go(k < 0 ? this.stepper.count : k + 1)
  }

  /** @param {Form} form @param {Strike | undefined} step */
  #says(form, step) {
    const { at, count } = this.stepper
    const written = form.entries.filter(({ from }) => from === null)
    if (!at) {
      const n = [0, 1].map((side) => written.filter(({ player }) => player === side).length)
      const left = this.t('Left has {n} option|Left has {n} options', { n: n[0] })
      const right = this.t('Right has {n}.', { n: n[1] })
      return html`${left}, ${right}
      ${this.inDeck ? nothing : this.t('Step by step, the options that nobody needs are struck out.')}`
    }
    if (at === count) return this.#last(form)
    const { why, entry, by, answer } = /** @type {Strike} */ (step)
    const player = form.entries[entry].player
    const text = (/** @type {number} */ i) => this.#called(form, i)
    const sentence = kept(
      this.t(WHY[why][1 + player], {
        option: text(entry),
        by: why === 'reversible' ? '' : text(by),
        answer: this.#unfolded(answer ?? ''),
      }),
    )
    if (why !== 'reversible') return html`<b>${sentence}</b>`
    const came = form.entries.flatMap(({ from }, i) => (from === at - 1 ? [text(i)] : []))
    return html`<b
      >${sentence}${
        came.length
          ? this.t(
              'and in its place comes the option {list}.|and in its place come the options {list}.',
              { n: came.length, list: kept(came.join(', ')) },
            )
          : this.t('and no option comes in place of the one struck out.')
      }</b
    >`
  }
  /** What an option is called in a sentence: by its value, if that is told. @param {Form} form @param {number} i */
  #called(form, i) {
    const { text, value, from } = form.entries[i]
    if (!this.silent) return pretty(value)
    return this.#unfolded((from === null && form.moves?.[i]) || text)
  }
  /** A form, or where no value is told {1 | −1} in place of its name ±1. @param {string} text */
  #unfolded(text) {
    const whole = pretty(text)
    return this.silent ? whole.replace(/±(\d+(?:\/\d+)?)/g, '{$1 | −$1}') : whole
  }
  /** @param {Form} form */
  #last(form) {
    const untouched = !form.steps.length
    const begin = untouched
      ? this.t('Nothing can be struck: the form is canonical already.')
      : this.t('Nothing more can be struck: this is the canonical form.')
    if (this.silent) return html`<b>${begin}</b>`
    if (this.hides) return html`<b>${begin}</b> ${this.t('Which value is it?')}`
    const number = /^-?\d+(\/\d+)?$/.test(form.value)
    return html`<b>${begin} G = ${formOf(form.value)}</b> ${
        number
          ? this.t(
              'It is the simplest number x for which no option of Left is ≥ x and no option of Right is ≤ x.',
            )
          : nothing
      }`
  }
  /** the worksheet's forms */
  get #rows() {
    return (this.getAttribute('sheet') ?? '').split(';').flatMap((text) => text.trim() || [])
  }
  /** @param {string[]} rows */
  #write(rows) {
    this.reflect({ sheet: rows.length ? rows.join(' ; ') : null })
    this.update()
    keep(this)
  }
  /** A row's form; null: it cannot be read, or is too large. @param {string} text */
  #row(text) {
    try {
      return readForm(this.memory, typed(text))
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      return null
    }
  }
  /** The worksheet's rows and their sum. */
  #sheet() {
    const rows = this.#rows
    const full = rows.length >= ROWS
    const put = html`<button
      type="button"
      class="btn"
      aria-disabled=${String(full || !!this.wrong)}
      @click=${() => full || this.wrong || this.#write([...rows, this.written || this.initial])}
    >
      ${icon('plus')}${this.t('Put it on the worksheet')}
    </button>`
    if (!rows.length) return html`<div class="no-print">${put}</div>`
    const sum = this.#row(rows.map((text) => `(${text})`).join('+'))
    const line = (/** @type {Form | null} */ form) =>
      form
        ? html`<td>${this.value(form.value)}</td>
            <td>
              ${this.hides ? this.value('') : html`<span class="letter">${form.outcome}</span>`}
            </td>`
        : html`<td colspan="2">${this.t('unknown')}</td>`
    return html`<table class="sheet">
        <caption>
          ${this.t('Worksheet')}
        </caption>
        <tr>
          <th scope="col">${this.t('Form')}</th>
          <th scope="col">${this.t('Value')}</th>
          <th scope="col">${this.t('Outcome')}</th>
          <td class="no-print"></td>
        </tr>
        ${rows.map(
          (text, i) =>
            html`<tr>
              <th scope="row">${formOf(text)}</th>
              ${line(this.#row(text))}
              <td class="no-print">
                <button
                  type="button"
                  class="btn quiet square"
                  aria-label=${this.t('Take {form} off the worksheet', { form: pretty(text) })}
                  @click=${() => this.#write(rows.filter((_, k) => k !== i))}
                >
                  ${icon('cross')}
                </button>
              </td>
            </tr>`,
        )}
        <tr class="sum">
          <th scope="row">${this.t('Sum')}</th>
          ${line(sum)}
          <td class="no-print"></td>
        </tr>
      </table>
      <div class="no-print">${put}</div>`
  }
  /** @param {Form} form */
  #asTree(form) {
    const opened = this.#tree?.form === form
    return html`<details
      @toggle=${(/** @type {Event} */ e) => {
        const { open } = /** @type {HTMLDetailsElement} */ (e.target)
        if (open === opened) return
        this.#tree = open ? { form, tree: treeOf(this.memory, form.value) } : null
        this.update()
      }}
    >
      <summary>${this.t('The canonical form as a tree')}</summary>
      ${this.#tree && opened ? drawTree(this.#tree.tree, this.t('Left’s options go down by solid lines, Right’s by dashed ones')) : nothing}
    </details>`
  }
}
