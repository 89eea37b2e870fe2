/**
 * cgt-judge.js -- a contest problem: the answer to a typed input, a program's output compared with it, and the first case that
 * differs as a position on the game's board, with the reason. This file judges; the parts are drawn by panes.js, verdict.js, table.js
 * and meter.js.
 */
import { html, nothing } from 'lit-html'
import { samples } from 'virtual:samples'
import { copyText } from '../core/copy.js'
import { CgtElement, sheet } from '../core/element.js'
import { addressed, commonKey, keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { EngineError, JudgeInputError } from '../engine/errors.js'
import { compareInWorker, judgeInWorker } from '../engine/judge-client.js'
import { judge } from '../engine/page-judge.js'
import { fragment } from '../model/address.js'
import { PROBLEMS } from './judge-problems.js'
import { Kept, readMistakes } from './judge.js'
import css from './cgt-judge.css'
import { JudgeMeter } from './meter.js'
import { JudgePanes } from './panes.js'
import { JudgeTable } from './table.js'
import { BOX, sizeOf } from './texts.js'
import { JudgeVerdict } from './verdict.js'

/** @typedef {import('./judge.js').Mistake} Mistake */
/** @typedef {import('../engine/judge.js').Difference} Difference */
/** An input's answer. shown: the part that is displayed @typedef {{ cases: number, beyond: string, output: Text, shown: string }} Answered */
/** @typedef {import('./texts.js').Text} Text */
/** @typedef {{ input: Text, output: Text, note: Mistake | null }} Brought */

/** the largest input that is judged at each key: characters, and slices of some 10 ms */
const SOON = 4096
const SLICES = 8
/** a number so large that a pile of it may take long in one slice */
const LARGE = /\d{7}/
/** characters of the longest address: any browser and any chat takes them */
const LINK = 4000

/**
 * What programs get wrong is loaded from a list inside the element, in the page's language:
 *
 *     <cgt-judge problem="uva-10165" id="judge">
 *     <script type="application/json">
 *     [{ "name": "It reads the number of cases first",
 *        "input": "2\n1 1\n2\n2 3\n0\n", "output": "No\nYes\n",
 *        "note": "One sentence: what to see." }]
 *     </script>
 *     <div slot="method">The method that solves it, its complexity.</div>
 *     What a reader without JavaScript sees.
 *     </cgt-judge>
 *
 * name is a button's text, output is what such a program prints; the right answer is worked out, never written down.
 * There is no blank line in it, or Markdown ends the HTML there.
 *
 * @summary A contest problem: its input, the answer, an output compared, the case that differs on its board.
 * @attr {string} problem the problem’s id: `uva-10404`
 * @attr {string} input the judge’s input; if it is missing, the statement’s sample
 * @attr {string} output the output of a program that is compared
 * @attr {string} table a table of small cases: `n=0..40 | {n} 3 1 3 8`, or of two letters; `{n:a}` is n times the letter a, `\n` the end of a line
 * @attr {yes|no} open `yes`: the first case that differs is opened on its board
 * @slot method the method that solves it, its complexity, and the function that is running
 * @csspart stage all of it: texts, buttons and verdict
 * @csspart board the texts: input, answer and output
 * @csspart status the verdict in a sentence
 * @csspart tools the buttons
 */
export class CgtJudge extends CgtElement {
  static attributes = { problem: '', input: '', output: '', table: '', open: 'yes|no' }
  static styles = [sheet(css)]

  /** @type {import('../engine/judge.js').ProblemFacts} */ facts = /** @type {any} */ (null)
  /** the texts; note: the mistake that was loaded @type {Brought} */ brought = {
    input: '',
    output: '',
    note: null,
  }
  /** @type {Mistake[]} */ mistakes = []
  /** @type {Kept<Brought>} */ kept = new Kept()
  /** false: V uncovers its small cases */
  covers = false
  seed = 0
  large = false
  /** @type {Answered | null} */ answer = null
  /** the error that leaves it without an answer @type {EngineError | null} */ unanswered = null
  /** the first difference; null if there is none, or nothing to compare @type {Difference | null} */ difference =
    null
  compared = false
  /** a long job in a worker @type {{ done: number, total: number, shown: boolean, stop: AbortController } | null} */
  work = null
  stopped = false
  shares = false
  #announcement = ''
  #timer = 0
  #read = false
  panes = new JudgePanes(this)
  verdict = new JudgeVerdict(this)
  small = new JudgeTable(this)
  meter = new JudgeMeter(this)

  connectedCallback() {
    super.connectedCallback()
    this.whenWhole(() => {
      this.#find()
      this.update()
    })
  }
  /** Finds the author's list inside the element. */
  #find() {
    this.mistakes = readMistakes(
      this.querySelector('script[type="application/json"]')?.textContent ?? '',
    )
  }
  read() {
    const id = this.getAttribute('problem') ?? judge().problems[0].id
    this.facts = judge().problem(id)
    this.#find()
    const next = {
      input: this.getAttribute('input') ?? samples[id],
      output: this.getAttribute('output') ?? '',
      note: null,
    }
    if (this.#read && (next.input !== this.brought.input || next.output !== this.brought.output))
      this.kept.keep(this.brought)
    this.#read = true
    this.small.read(this.getAttribute('table') ?? PROBLEMS[id].table ?? '')
    this.brought = next
    this.judge()
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.work?.stop.abort()
    clearTimeout(this.#timer)
    this.panes.save(null)
    this.small.suspend()
  }

  /** off: the reader finds the pattern first @returns {import('../core/element.js').Values} */
  get unsaid() {
    return 'off'
  }
  get open() {
    return !['no', null].includes(this.getAttribute('open'))
  }
  get shared() {
    const { input, output } = this.#texts
    return { input, output, open: this.getAttribute('open'), values: this.getAttribute('values') }
  }
  set shared({ input, output, open, values }) {
    this.reflect({ open, values })
    Object.assign(this.brought, { input, output })
    this.judge()
    this.update()
  }
  /** the texts for other windows; a file stays in its own */
  get #texts() {
    const { input, output } = this.brought
    return {
      input: typeof input === 'string' ? input : '',
      output: typeof output === 'string' ? output : '',
    }
  }
  /** The attributes that open this again, as far as an address can hold them. @returns {Record<string, string>} */
  get address() {
    const { input, output } = this.#texts
    const all = {
      ...{ problem: this.facts.id, input: input === this.#sample ? '' : input, output },
      ...{ table: this.getAttribute('table') ?? '', open: this.open ? 'yes' : '' },
      ...{ values: this.getAttribute('values') ?? '' },
    }
    return fragment('', all).length > LINK ? { ...all, input: '', output: '' } : all
  }
  get #sample() {
    return samples[this.facts.id]
  }

  /* ---------------------------------------------------------------- bringing texts */

  /** Replaces texts; undo brings the old ones back. @param {Partial<Brought>} change */
  bring(change) {
    this.kept.keep(this.brought)
    this.put({ note: null, ...change })
  }
  /** Replaces texts while somebody types: undo does not go back letter by letter. @param {Partial<Brought>} change */
  put(change) {
    this.refusal = ''
    this.brought = { ...this.brought, ...change }
    this.judge()
    this.changed()
  }
  /** Draws, tells the other windows, and writes the address soon: browsers limit how often it is written. */
  changed() {
    this.update()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => keep(this), 300)
  }
  undo() {
    this.put(this.kept.undo(this.brought))
  }
  redo() {
    this.put(this.kept.redo(this.brought))
  }
  random() {
    const text = judge().generate(this.facts.id, this.seed, this.large ? 'large' : 'small')
    this.bring({ input: text.length > BOX ? new Blob([text]) : text, output: '' })
  }
  /** @param {'input' | 'output'} which @param {Blob} file */
  async take(which, file) {
    try {
      this.bring({ [which]: file.size > BOX ? file : await file.text() })
    } catch {
      this.refusal = this.t('This file cannot be read.')
      this.update()
    }
  }

  /* ---------------------------------------------------------------- judging */

  /** Answers and compares: at once if that is quick, else in a worker. */
  judge() {
    this.work?.stop.abort()
    this.work = null
    this.stopped = false
    this.verdict.which = 0
    const { input, output } = this.brought
    if (typeof input === 'string' && typeof output === 'string')
      if (input.length + output.length <= SOON && (input === this.#sample || !LARGE.test(input)))
        if (this.#now(input, output)) return
    this.#later()
  }
  /** @param {string} input @param {string} output @returns {boolean} false if it takes long */
  #now(input, output) {
    const { id } = this.facts
    this.#settle(null)
    try {
      const answer = judge().soon(id, input, SLICES)
      if (!answer) return false
      const compared = !!output.trim()
      const difference = compared ? judge().compare(id, input, output) : null
      this.#settle({ ...answer, shown: answer.output }, compared, difference)
    } catch (error) {
      if (!(error instanceof JudgeInputError)) throw error
      this.unanswered = error
    }
    return true
  }
  /** @param {Answered | null} answer @param {boolean} [compared] @param {Difference | null} [difference] */
  #settle(answer, compared = false, difference = null) {
    this.unanswered = null
    Object.assign(this, { answer, compared, difference })
  }
  async #later() {
    const { id } = this.facts
    const { input, output } = this.brought
    const compared = sizeOf(output) > 0
    /* for a comparison the input is read twice */
    const total = sizeOf(input) * (compared ? 2 : 1) + sizeOf(output)
    const work = { done: 0, total, shown: false, stop: new AbortController() }
    this.work = work
    let before = 0
    const options = {
      signal: work.stop.signal,
      onProgress: (/** @type {number} */ bytes) => {
        work.done = before + bytes
        if (work.shown) this.update()
      },
    }
    setTimeout(() => {
      if (this.work !== work) return
      work.shown = true
      this.#settle(null)
      this.update()
    }, 400)
    try {
      const answer = await judgeInWorker(id, input, options)
      before = sizeOf(input)
      const difference = compared ? await compareInWorker(id, input, output, options) : null
      const shown = await answer.output.slice(0, BOX).text()
      if (this.work !== work) return
      this.#settle({ ...answer, shown }, compared, difference)
    } catch (error) {
      if (this.work !== work) return
      this.#settle(null)
      if (error instanceof EngineError) this.unanswered = error
      else this.stopped = true
    }
    this.work = null
    this.update()
  }

  /* ---------------------------------------------------------------- drawing */

  update() {
    super.update()
    /* scrolls to the marked line, but not while somebody types there */
    for (const box of this.root.querySelectorAll('textarea.odd')) {
      if (!(box instanceof HTMLElement) || box === this.root.activeElement) continue
      const line = Number(box.style.getPropertyValue('--line'))
      const key = `${this.facts.id} ${line} ${sizeOf(this.brought.output)} ${sizeOf(this.brought.input)}`
      if (box.dataset.seen === key) continue
      box.dataset.seen = key
      const high = parseFloat(getComputedStyle(box).lineHeight)
      box.scrollTop = (line - 3) * high
    }
  }

  render() {
    const { facts } = this
    return html`<div
      part="stage"
      class="judge"
      role="group"
      aria-label=${facts.title}
      @dragover=${(/** @type {Event} */ e) => e.preventDefault()}
      @drop=${(/** @type {DragEvent} */ e) => this.panes.drop('input', e)}
    >
      ${this.#tools()}
      ${
        this.mistakes.length
          ? html`<div class="bar no-print" role="group" aria-label=${this.t('Wrong programs:')}>
              <span class="soft-text">${this.t('Wrong programs:')}</span>
              ${this.mistakes.map(
                (mistake) =>
                  html`<button
                    type="button"
                    class="btn long"
                    aria-pressed=${this.brought.note?.name === mistake.name}
                    @click=${() => this.bring({ input: mistake.input, output: mistake.output, note: mistake })}
                  >
                    ${mistake.name}
                  </button>`,
              )}
            </div>`
          : nothing
      }
      <div part="board" class="boxes">
        ${this.panes.box('input', this.t('Input'), this.unanswered?.line ?? 0)}
        ${this.panes.answer()}
        ${this.panes.box('output', this.t('Your output'), this.difference?.line ?? 0)}
      </div>
      ${this.#progress()} ${this.verdict.view()}
      <slot name="method"></slot>
      ${this.inDeck && !this.hasAttribute('table') ? nothing : this.small.view()}
      ${this.inDeck ? nothing : this.meter.view()}
      <div class="sr" aria-live="polite">${this.#announcement}</div>
    </div>`
  }

  #tools() {
    const { kept } = this
    return html`<div part="tools" class="no-print bar" role="group" aria-label=${this.t('Tools')}>
        <button
          type="button"
          class="btn"
          @click=${() => this.bring({ input: this.#sample, output: '' })}
        >
          ${this.t('Sample')}
        </button>
        <button
          type="button"
          class="btn"
          @click=${() => {
            this.seed++
            this.random()
          }}
        >
          ${this.t('Random case')}
        </button>
        <label class="bar beyond"
          ><span>${this.t('Seed')}</span
          ><input
            class="text-input small"
            inputmode="numeric"
            autocomplete="off"
            .value=${String(this.seed)}
            @change=${(/** @type {Event} */ e) => this.#typedSeed(/** @type {HTMLInputElement} */ (e.target))}
        /></label>
        <div class="seg beyond" role="radiogroup" aria-label=${this.t('Size')}>
          ${[this.t('small'), this.t('large')].map(
            (label, i) =>
              html`<label
                ><input
                  type="radio"
                  name="size"
                  .checked=${this.large === !!i}
                  @change=${() => {
                    this.large = !!i
                    this.random()
                  }}
                /><span>${label}</span></label
              >`,
          )}
        </div>
        <span class="gap"></span>
        ${this.#tool('undo', this.t('Undo'), () => this.undo(), !kept.past.length)}
        ${this.#tool('redo', this.t('Redo'), () => this.redo(), !kept.future.length)}
        ${
          addressed()
            ? html`<button
                type="button"
                class="btn quiet share"
                aria-expanded=${this.shares}
                @click=${() => {
                  this.shares = !this.shares
                  this.update()
                }}
              >
                ${icon('share')}${this.t('Share')}
              </button>`
            : nothing
        }
      </div>
      ${this.shares ? this.#share() : nothing}`
  }
  /** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => void} press @param {boolean} off */
  #tool(name, label, press, off) {
    return html`<button
      type="button"
      class="btn quiet square"
      aria-label=${label}
      title=${label}
      aria-disabled=${String(off)}
      @click=${press}
    >
      ${icon(name)}
    </button>`
  }
  /** @param {HTMLInputElement} field */
  #typedSeed(field) {
    if (/^\s*\d{1,15}\s*$/.test(field.value)) {
      this.seed = Number(field.value)
      this.random()
    }
    field.value = String(this.seed)
  }

  #progress() {
    const { work } = this
    if (!work?.shown)
      return this.stopped
        ? html`<div class="bar">
            <span>${this.t('Stopped. Your texts are still there.')}</span>
            <button
              type="button"
              class="btn"
              @click=${() => {
                this.judge()
                this.update()
              }}
            >
              ${this.t('Judge again')}
            </button>
          </div>`
        : nothing
    return html`<div class="bar">
      <progress max=${work.total} value=${work.done} aria-label=${this.t('Reading')}></progress>
      <span>${this.t('{done} of {total} bytes read', { done: work.done, total: work.total })}</span>
      <button
        type="button"
        class="btn"
        @click=${() => {
          work.stop.abort()
          this.work = null
          this.stopped = true
          this.#settle(null)
          this.update()
        }}
      >
        ${this.t('Stop')}
      </button>
    </div>`
  }

  #share() {
    const { address } = this
    const whole = ['input', 'output'].every((name) => {
      const text = this.brought[/** @type {'input' | 'output'} */ (name)]
      return !sizeOf(text) || address[name] || text === this.#sample
    })
    const page = location.href.replace(/#.*$/, '')
    const link = page + fragment(this.id || this.localName, address)
    return html`<div class="panel no-print">
      <input
        class="text-input"
        readonly
        aria-label=${this.t('Link')}
        .value=${link}
        @focus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}
      />
      <button type="button" class="btn" @click=${() => this.#copy(link)}>
        ${icon('copy')}${this.t('Copy')}
      </button>
      ${whole ? nothing : html`<span>${this.t('The texts are too long for an address: send them as files.')}</span>`}
    </div>`
  }
  /** @param {string} link */
  async #copy(link) {
    await copyText(link)
    this.#announcement = this.t('Copied')
    this.update()
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.small.key(event)) return true
    const key = event.key.toLowerCase()
    if (key === 'v') this.small.toggle()
    else if (key === 'u') this.undo()
    else if (key === 'y') this.redo()
    else if (key === 'r') {
      this.seed++
      this.random()
    } else return commonKey(this, event)
    return true
  }
}
