/**
 * cgt-judge.js -- a contest problem: its input, the answer while it is typed, somebody's output beside it with the
 * first difference marked, and that case as a position on the game's own board, with the reason.
 */
import { html, nothing } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { samples } from 'virtual:samples'
import { CgtElement, sheet } from '../core/element.js'
import { addressed, commonKey, keep } from '../core/keep.js'
import { icon } from '../core/marks.js'
import { EngineError, JudgeInputError } from '../engine/errors.js'
import { compareFar, judgeFar } from '../engine/judge-far.js'
import { judge } from '../engine/judging.js'
import { fragment } from '../model/address.js'
import { sayError } from '../model/i18n.js'
import { moverOf, PROBLEMS, shortLine } from '../model/judge-problems.js'
import { Kept, readMistakes, sideBySide, squareOf } from '../model/judge.js'
import css from './cgt-judge.css'
import { JudgeMeter } from './meter.js'
import { JudgeTable } from './table.js'

/** @typedef {import('../model/judge.js').Mistake} Mistake */
/** @typedef {import('../engine/judge.js').Case} Case */
/** @typedef {import('../engine/judge.js').Difference} Difference */
/** shown: as much as is read @typedef {{ cases: number, beyond: string, output: Text, shown: string }} Answered */
/** What is judged: a text in a box, or a file that is too long for one. @typedef {string | Blob} Text */
/** @typedef {{ input: Text, output: Text, note: Mistake | null }} Brought */

/** what is judged at each key: characters, and slices of some 10 ms */
const SOON = 4096
const SLICES = 8
/** a number that may be a pile which takes long in one slice */
const LARGE = /\d{7}/
/** characters that a box shows; what is longer is held as a file */
const BOX = 65_536
/** characters of a case, of a line, that are shown */
const CASE = 1500
const LINE = 120
/** characters that an address may hold: what any browser and any chat takes */
const LINK = 4000
/** moves played at the most for a certificate */
const BUDGET = 60_000

/** @param {Text} text */
const sizeOf = (text) => (typeof text === 'string' ? text.length : text.size)
/** @param {string} text @param {number} most */
const cut = (text, most) => (text.length > most ? text.slice(0, most) + '…' : text)
/** @param {string} text */
const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

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
 * @summary Judge a contest problem's input, compare an output, and play the first case that differs.
 * @attr {string} problem its id: "uva-10404"
 * @attr {string} input the judge's input; the statement's sample where it is not given
 * @attr {string} output what somebody's program printed
 * @attr {string} table small cases: "n=0..40 | {n} 3 1 3 8", or two axes; {n:a} is n times the letter a, \n a line's end
 * @attr {yes|no} open whether the first case that differs is opened on its board
 * @slot method the method that solves it, its complexity, and the function that is running
 */
export class CgtJudge extends CgtElement {
  static attributes = { problem: '', input: '', output: '', table: '', open: 'yes|no' }
  static styles = [sheet(css)]

  /** @type {import('../engine/judge.js').ProblemFacts} */ facts = /** @type {any} */ (null)
  /** note: what was loaded @type {Brought} */ brought = { input: '', output: '', note: null }
  /** @type {Mistake[]} */ mistakes = []
  /** @type {Kept<Brought>} */ kept = new Kept()
  seed = 0
  large = false
  /** @type {Answered | null} */ answer = null
  /** why there is no answer @type {EngineError | null} */ unanswered = null
  /** the first difference; null: there is none, or nothing to compare @type {Difference | null} */ difference =
    null
  compared = false
  /** the long work beside the page @type {{ done: number, total: number, shown: boolean, stop: AbortController } | null} */
  work = null
  stopped = false
  shares = false
  /** which of the cases that differ is looked at */
  which = 0
  #said = ''
  #over = ''
  #timer = 0
  #read = false
  #saved = { of: /** @type {Text | null} */ (null), url: '' }
  small = new JudgeTable(this)
  meter = new JudgeMeter(this)

  connectedCallback() {
    super.connectedCallback()
    this.whenWhole(() => {
      this.#find()
      this.update()
    })
  }
  /** What is written inside it. */
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
    this.#save(null)
    this.small.suspend()
  }

  /** @returns {import('../core/element.js').Values} a pattern is to be found before it is told */
  get values() {
    return this.hasAttribute('values') ? super.values : 'off'
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
  /** a file stays in its window */
  get #texts() {
    const { input, output } = this.brought
    return {
      input: typeof input === 'string' ? input : '',
      output: typeof output === 'string' ? output : '',
    }
  }
  /** What opens this again, as far as an address can hold it. @returns {Record<string, string>} */
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

  /** Replaces what was brought; undo brings it back. @param {Partial<Brought>} change */
  bring(change) {
    this.kept.keep(this.brought)
    this.#put({ note: null, ...change })
  }
  /** @param {Partial<Brought>} change */
  #put(change) {
    this.refusal = ''
    this.brought = { ...this.brought, ...change }
    this.judge()
    this.#changed()
  }
  /** Draws, and tells the other windows, and soon the address: a browser counts how often that is written. */
  #changed() {
    this.update()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => keep(this), 300)
  }
  undo() {
    this.#put(this.kept.undo(this.brought))
  }
  redo() {
    this.#put(this.kept.redo(this.brought))
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
  /** @param {'input' | 'output'} which @param {DragEvent} event one file here; with two, the second is the output */
  #drop(which, event) {
    event.preventDefault()
    event.stopPropagation()
    this.#over = ''
    const [one, two] = event.dataTransfer?.files ?? []
    if (one && two) {
      this.take('input', one).then(() => this.take('output', two))
    } else if (one) this.take(which, one)
    else this.update()
  }

  /* ---------------------------------------------------------------- judging */

  /** Answers and compares: at once where that is quick, else beside the page. */
  judge() {
    this.work?.stop.abort()
    this.work = null
    this.stopped = false
    this.which = 0
    const { input, output } = this.brought
    if (typeof input === 'string' && typeof output === 'string')
      if (input.length + output.length <= SOON && (input === this.#sample || !LARGE.test(input)))
        if (this.#now(input, output)) return
    this.#later()
  }
  /** @param {string} input @param {string} output @returns {boolean} false: it takes long */
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
    /* what is compared is read once more */
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
      const answer = await judgeFar(id, input, options)
      before = sizeOf(input)
      const difference = compared ? await compareFar(id, input, output, options) : null
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
  /** The cases that can be looked at, by what they are called. @returns {[string, () => Case][]} */
  get #cases() {
    const { difference } = this
    if (!difference || difference.beyond) return []
    const { smaller, number } = difference
    const last = smaller ?? difference
    /** @type {[string, () => Case][]} */
    const cases = [[this.t('Case {n}', { n: number }), () => difference]]
    if (smaller)
      cases.push([
        this.t('Case {n}, the smallest that differs', { n: smaller.number }),
        () => smaller,
      ])
    if (last.one && last.one.length <= CASE && !this.#least(last))
      cases.push([this.t('A smaller case, same answer'), () => this.#shrunk(last)])
    return cases
  }
  /** It was asked for, and there is no smaller one. @param {Case} last */
  #least(last) {
    return this.#made.from === last && this.#made.one.one === last.one
  }
  /** @param {Case} from @returns {Case} */
  #shrunk(from) {
    if (this.#made.from !== from)
      this.#made = {
        from,
        one: { ...from, ...judge().shrink(this.facts.id, from.one, from.found) },
      }
    return this.#made.one
  }
  #made = /** @type {{ from: Case, one: Case }} */ ({})

  /* ---------------------------------------------------------------- drawing */

  update() {
    super.update()
    /* the line that is marked is seen, but not while somebody types there */
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
      class="judge"
      role="group"
      aria-label=${facts.title}
      @dragover=${(/** @type {Event} */ e) => e.preventDefault()}
      @drop=${(/** @type {DragEvent} */ e) => this.#drop('input', e)}
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
      <div class="boxes">
        ${this.#box('input', this.t('Input'), this.unanswered?.line ?? 0)} ${this.#answer()}
        ${this.#box('output', this.t('Your output'), this.difference?.line ?? 0)}
      </div>
      ${this.#progress()} ${this.#verdict()}
      <slot name="method"></slot>
      ${this.small.view()} ${this.meter.view()}
      <div class="sr" aria-live="polite">${this.#said}</div>
    </div>`
  }

  #tools() {
    const { kept } = this
    return html`<div class="no-print bar" role="group" aria-label=${this.t('Tools')}>
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
        <label class="bar"
          ><span>${this.t('Seed')}</span
          ><input
            class="text-input small"
            inputmode="numeric"
            autocomplete="off"
            .value=${String(this.seed)}
            @change=${(/** @type {Event} */ e) => this.#typedSeed(/** @type {HTMLInputElement} */ (e.target))}
        /></label>
        <div class="seg" role="radiogroup" aria-label=${this.t('Size')}>
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

  /** @param {'input' | 'output'} which @param {string} label @param {number} line that is marked, from 1; 0: none */
  #box(which, label, line) {
    const text = this.brought[which]
    const over = (/** @type {DragEvent} */ e, /** @type {string} */ now) => {
      e.preventDefault()
      if (this.#over !== now) {
        this.#over = now
        this.update()
      }
    }
    return html`<section
      class="box ${this.#over === which ? 'over' : ''}"
      @dragover=${(/** @type {DragEvent} */ e) => over(e, which)}
      @dragleave=${(/** @type {DragEvent} */ e) => over(e, '')}
      @drop=${(/** @type {DragEvent} */ e) => this.#drop(which, e)}
    >
      <header>
        <b id=${which}>${label}</b>
        <small
          >${typeof text === 'string' && text ? this.t('{n} line|{n} lines', { n: countLines(text) }) : nothing}</small
        >
        <button
          type="button"
          class="btn quiet no-print"
          aria-label=${this.t('Choose a file: {box}', { box: label })}
          @click=${() => this.#choose(which)}
        >
          ${this.t('File')}
        </button>
      </header>
      ${
        typeof text !== 'string'
          ? html`<div class="text held">
              <span>${text instanceof File ? text.name : label}</span>
              <b>${this.t('{n} byte|{n} bytes', { n: text.size })}</b>
              <button type="button" class="btn" @click=${() => this.bring({ [which]: '' })}>
                ${this.t('Take it away')}
              </button>
            </div>`
          : this.printing
            ? html`<pre class="text" .textContent=${text}></pre>`
            : html`<textarea
                class="text ${line ? 'odd' : ''}"
                .style="--line:${line}"
                aria-labelledby=${which}
                aria-invalid=${which === 'input' && this.unanswered ? 'true' : 'false'}
                aria-describedby=${which === 'input' ? 'refused' : 'found'}
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                wrap="off"
                placeholder=${which === 'output' ? this.t('Paste here what your program prints, or drop its file.') : this.t('Paste an input, or drop its file.')}
                .value=${text}
                @input=${(/** @type {Event} */ e) => this.#put({ [which]: /** @type {HTMLTextAreaElement} */ (e.target).value, note: null })}
                @paste=${(/** @type {ClipboardEvent} */ e) => this.#paste(which, e)}
              ></textarea>`
      }
      ${which === 'input' ? html`<div id="refused" role="status">${this.#refused()}</div>` : nothing}
    </section>`
  }
  #refused() {
    const { unanswered, answer } = this
    if (answer?.beyond)
      return html`<p class="soft-text">
        ${this.t("Outside the judge's limits ({limit}): answered all the same.", { limit: answer.beyond })}
      </p>`
    if (!unanswered) return nothing
    const line = unanswered.line ? this.t(' (line {n})', { n: unanswered.line }) : ''
    const sentence = sayError(this.language, unanswered).replace(/\.$/, '')
    const short =
      typeof this.brought.input === 'string' ? shortLine(this.facts.id, this.brought.input) : null
    const early = short
      ? this.t('Line {line} ends early: {n} numbers belong there, and it has {found}.', short)
      : ''
    return html`<p class="problem">
      ${icon('cross')}<span>${sentence}${line}.${early && ` ${early}`}</span>
    </p>`
  }
  /** A long text would freeze the box: it is held like a file. @param {'input' | 'output'} which @param {ClipboardEvent} event */
  #paste(which, event) {
    const text = event.clipboardData?.getData('text') ?? ''
    if (text.length <= BOX) return
    event.preventDefault()
    this.bring({ [which]: new Blob([text]) })
  }
  /** @param {'input' | 'output'} which */
  #choose(which) {
    const field = document.createElement('input')
    field.type = 'file'
    field.onchange = () => field.files?.[0] && this.take(which, field.files[0])
    field.click()
  }

  #answer() {
    const { answer } = this
    const size = answer ? sizeOf(answer.output) : 0
    return html`<section class="box">
      <header>
        <b id="answer">${this.t('Answer')}</b>
        <small>${answer ? this.t('{n} case|{n} cases', { n: answer.cases }) : nothing}</small>
        ${
          answer
            ? html`<a
                class="btn quiet no-print"
                download="${this.facts.id}.out"
                href=${this.#save(answer.output)}
                >${this.t('Save')}</a
              >`
            : nothing
        }
      </header>
      <pre
        class="text"
        tabindex="0"
        role="group"
        aria-labelledby="answer"
        .textContent=${answer?.shown ?? ''}
      ></pre>
      ${
        size > BOX
          ? html`<small
              >${this.t('Only the beginning is shown, of {n} bytes: save it.', { n: size })}</small
            >`
          : nothing
      }
    </section>`
  }
  /** The address of the answer as a file. @param {Text | null} text */
  #save(text) {
    if (this.#saved.of !== text) {
      if (this.#saved.url) URL.revokeObjectURL(this.#saved.url)
      this.#saved = { of: text, url: text === null ? '' : URL.createObjectURL(new Blob([text])) }
    }
    return this.#saved.url
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

  #verdict() {
    const { difference, compared, answer, brought } = this
    const { note } = brought
    const [sign, mark, words] = difference
      ? [this.t('Wrong answer'), icon('cross'), this.#where(difference)]
      : [
          this.t('All right'),
          icon('check'),
          this.t('{n} case: no difference.|{n} cases: no difference.', { n: answer?.cases ?? 0 }),
        ]
    const says = answer && compared
    return html`<section class="verdict" ?hidden=${!says && !note}>
      ${note ? html`<p class="note"><b>${note.name}.</b> ${note.note}</p>` : nothing}
      <p id="found" role="status">
        ${says ? html`<span class="sign ${difference ? 'bad' : 'good'}">${mark}${sign}</span> ${words}` : nothing}
      </p>
      ${says && difference ? this.#difference(difference) : nothing}
    </section>`
  }
  /** @param {Difference} difference */
  #where({ beyond, number, line, found }) {
    if (beyond)
      return this.t('The output goes on after the answer of the last case, {n}.', { n: number })
    return found
      ? this.t('Case {n} differs, at line {line} of your output.', { n: number, line })
      : this.t('Your output ends before the answer of case {n}.', { n: number })
  }
  /** @param {Difference} difference */
  #difference({ expected, found, line, form }) {
    const { answer, brought } = this
    const { output } = brought
    const rows =
      answer && sizeOf(answer.output) <= BOX && typeof output === 'string'
        ? sideBySide(answer.shown, output, line)
        : sideBySide(expected, found, 0)
    let cases = this.#cases
    let one = cases[this.which]?.[1]()
    const asked = this.#made.one && this.#made.one === one
    const least = asked && this.#least(this.#made.from)
    if (least || (one === undefined && cases.length)) {
      cases = this.#cases
      this.which = cases.length - 1
      one = cases[this.which][1]()
    }
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${this.t('Wrong answer')}>
        <table class="lines">
          <thead>
            <tr>
              <th scope="col">${this.t('line')}</th>
              <th scope="col">${this.t('Expected:')}</th>
              <th scope="col">${this.t('Found:')}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr class=${row.look}>
                  <th scope="row">${row.number}</th>
                  <td class="right">${cut(row.expected ?? this.t('(nothing)'), LINE)}</td>
                  <td class="own">${cut(row.found ?? this.t('(nothing)'), LINE)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${form ? html`<p class="form"><b>${this.t('In form only:')}</b> ${this.t(form)}</p>` : nothing}
      ${
        one
          ? html`${
                cases.length > 1
                  ? html`<div class="seg no-print" role="radiogroup" aria-label=${this.t('Case')}>
                      ${cases.map(
                        ([name], i) =>
                          html`<label
                            ><input
                              type="radio"
                              name="case"
                              .checked=${i === this.which}
                              @change=${() => {
                                this.which = i
                                this.#changed()
                              }}
                            /><span>${name}</span></label
                          >`,
                      )}
                    </div>`
                  : html`<h3>${cases[0][0]}</h3>`
              }
              ${least ? html`<p>${this.t('No smaller one was found.')}</p>` : asked ? html`<p>${this.t('Cut down while the right answer stays: a program that answers here as it did there is wrong here, too.')}</p>` : nothing}
              <pre
                class="case"
                tabindex="0"
                role="group"
                aria-label=${this.t('Case')}
                .textContent=${cut(one.input, CASE)}
              ></pre>
              <p class="why"><b>${this.t('Why:')}</b> ${this.t(one.why.text, one.why.slots)}</p>
              <p class="bar no-print">
                <button
                  type="button"
                  class="btn ${this.open ? '' : 'primary'}"
                  aria-expanded=${this.open}
                  @click=${() => {
                    this.reflect({ open: this.open ? null : 'yes' })
                    this.#changed()
                  }}
                >
                  ${this.open ? this.t('Close the case') : this.t('Open the case as a position')}
                </button>
              </p>
              ${this.open ? this.#board(one) : nothing}`
          : nothing
      }`
  }
  /** @param {Case} one */
  #board({ one, game, rules, start, why }) {
    const played = game && this.engine.game(game, { rules })
    if (!played)
      return html`<p class="why">
        ${this.t('It is too large for a board: the sentence above is its certificate.')}
      </p>`
    const { id } = this.facts
    const player = moverOf(id, one)
    try {
      const over = !!played.end(start)
      const words = id === 'uva-10111' ? this.#squares(played, start, why.slots) : ''
      return html`<div class="opened">
        <p class="why">
          <b>${this.t('On the board:')}</b> ${words || this.#certificate(played, start)}
          ${over ? this.t('Play is over in this case: there is nothing left to play.') : player ? this.t('You play as {player}, who is to move.', { player }) : this.t('You play as who moves first.')}
        </p>
        ${over ? nothing : this.#play(game, rules, start)}
      </div>`
    } finally {
      played.close()
    }
  }
  /** @param {string} game @param {string} rules @param {string} start */
  #play(game, rules, start) {
    return html` ${keyed(
      `${game} ${rules} ${start}`,
      html`<cgt-play
        game=${game}
        rules=${rules}
        start=${start}
        values="outcome"
        lang=${this.language}
        letters=${this.letters}
        colors=${this.getAttribute('colors') ?? 'on'}
      ></cgt-play>`,
    )}`
  }
  /** @param {import('../engine/engine.js').Game} game @param {string} start */
  #certificate(game, start) {
    const { sentence } = game.explain(start, { budget: BUDGET, replies: 6 })
    const move = String(sentence.slots.move ?? '').replace(/-/g, '−')
    return this.t(sentence.text, { ...sentence.slots, move })
  }
  /**
   * The judge's squares by the board's names, and what else wins; '': nothing does.
   * @param {import('../engine/engine.js').Game} game @param {string} start @param {Record<string, string | number>} slots
   */
  #squares(game, start, { best }) {
    if (!best) return ''
    const square = squareOf(String(best))
    const others = game
      .moves(start)
      .filter(({ text, to }) => text !== square && game.solve(to).outcome === 'loss')
      .map(({ text }) => text)
    return [
      this.t('{best} is the square {square}, which wins.', { best, square }),
      others.length
        ? this.t('{squares} wins, too, but comes later.|{squares} win, too, but come later.', {
            n: others.length,
            squares: others.join(', '),
          })
        : this.t('No other square wins.'),
    ].join(' ')
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
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      /* file:// and old browsers */
      const field = /** @type {HTMLInputElement} */ (this.root.querySelector('.panel input'))
      field.select()
      document.execCommand('copy')
    }
    this.#said = this.t('Copied')
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
