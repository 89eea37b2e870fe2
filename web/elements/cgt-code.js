/**
 * cgt-code.js -- the C function that is running, or a search as a short function beside its tree: the line of the
 * step that the tree shows, and the calls that wait, with their variables. Which functions palitos.js has is said in
 * tools/code.mjs.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { code } from 'virtual:code'
import { EngineError } from '../engine/errors.js'
import { definition, frames, inWords, lineOf, listing } from '../model/listing.js'
import { copyText } from './copy.js'
import { CgtElement, sheet } from './element.js'
import { icon } from './marks.js'

/** @typedef {import('../model/listing.js').Line} Line */
/** @typedef {import('../model/listing.js').Frame} Frame */
/** @typedef {import('../model/trace.js').Trace} Trace */
/** @typedef {{ file: string, line: number, text: string }} Shown */

const SEARCHES = 'reference.c#cgt_'
/** of a search that is minimax and a little more */
const WORDS_ONLY = { file: '', line: 0, text: '' }
/** comments, strings, words of the language, numbers */
const PARTS =
  /\/\*.*?(?:\*\/|$)|^ \*.*|"(?:\\.|[^"\\])*"|\b(?:bool|break|const|else|enum|for|if|int|int32_t|return|static|struct|switch|case|typedef|uint32_t|uint64_t|unsigned|void|while)\b/g
let made = 0

const css = `
.head { display: flex; flex-wrap: wrap; align-items: center; gap: .4em 1em; margin-bottom: .5em; }
.file { font-family: var(--cgt-mono); color: var(--cgt-ink-2); overflow-wrap: anywhere; margin-inline-end: auto; }
.both { display: grid; gap: 1em; grid-template-columns: minmax(0, 1fr); }
pre { margin: 0; padding: .6em 0; background: var(--cgt-stage); border-radius: var(--cgt-r2); overflow-x: auto;
  overscroll-behavior-x: contain; font: 400 .9em/1.55 var(--cgt-mono); tab-size: 4; }
pre.words { font-family: var(--cgt-sans); font-size: 1em; }
.lines { display: block; width: max-content; min-width: 100%; }
.line { display: block; padding: 0 1em 0 .3em; border-inline-start: .35em solid transparent; white-space: pre; }
.n { display: inline-block; width: 3ch; margin-inline-end: 1.2em; text-align: end; color: var(--cgt-ink-3); user-select: none; }
.line.now { background: var(--cgt-ink); color: var(--cgt-bg); border-color: var(--cgt-focus); }
.line.now :is(.n, i) { color: inherit; }
.line.waits { border-inline-start-color: var(--cgt-line-strong); }
pre b { font-weight: 700; }
pre i { font-style: normal; color: var(--cgt-ink-2); }
.stack { overflow-x: auto; align-self: start; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 650; margin-bottom: .2em; }
th, td { padding: .25em .9em .25em 0; text-align: start; white-space: nowrap; border-bottom: 1px solid var(--cgt-line); }
thead th { color: var(--cgt-ink-2); font-size: .9em; font-weight: 500; }
td { font-family: var(--cgt-mono); }
tr[aria-current] > * { font-weight: 700; border-bottom: 3px solid var(--cgt-ink); }
.note { margin-top: .6em; max-width: 44em; }
:host([data-proj]) pre { font-size: .62em; line-height: 1.4; }
:host([data-proj]) .stack { font-size: .75em; }
:host([data-proj]) .note { display: none; }
:host([data-proj]) .both.two { grid-template-columns: max-content minmax(0, 1fr); }
@container (min-width: 62em) { .both.two { grid-template-columns: max-content minmax(0, 1fr); } }
@media print { pre { white-space: pre-wrap; } .line.now { background: none; color: inherit; border-color: var(--cgt-ink); font-weight: 700; } }
`

/**
 * @summary A C function of Palitos as it runs; beside a tree, the line of the step, the variables and the stack.
 * @attr {string} src a file of src/ and a name in it: nim.c#nim_sum; with `for`, else the search of the tree
 * @attr {string} for the id of a cgt-tree
 * @attr {c|words} as C, or in words
 */
export class CgtCode extends CgtElement {
  static attributes = ['src', 'for', 'as']
  static styles = [sheet(css)]

  /** @type {Shown} */ #shown = { file: '', line: 1, text: '' }
  #name = ''
  #src = ''
  #copied = false
  #group = `code-${made++}`

  /** the tree beside it, as far as it is there @returns {Trace | null} */
  get #trace() {
    const id = this.getAttribute('for')
    const tree = /** @type {any} */ (id && document.getElementById(id))
    return tree?.trace ?? null
  }
  get #asked() {
    const search = (this.getAttribute('for') && this.#trace?.mode) || 'alphabeta'
    return this.getAttribute('src') ?? SEARCHES + search
  }

  connectedCallback() {
    super.connectedCallback()
    document.addEventListener('cgt-step', this.#stepped)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    document.removeEventListener('cgt-step', this.#stepped)
  }
  /** The tree beside it shows another step. @param {Event} event */
  #stepped = ({ target }) => {
    if (
      !this.getAttribute('for') ||
      /** @type {Element} */ (target).id !== this.getAttribute('for')
    )
      return
    if (this.#asked === this.#src) return this.update()
    this.attempt(() => this.read())
  }

  read() {
    const src = this.#asked
    const [end, name = ''] = src.split('#')
    const found = code[src] ?? elsewhere(end, name) ?? (this.#said(src) && WORDS_ONLY)
    if (!found)
      throw new EngineError({
        code: 'unknown',
        reason: 'no such function here: palitos-code.js has all of them',
      })
    this.#shown = found
    this.#name = name
    this.#src = src
    this.#copied = false
  }
  get shared() {
    return this.getAttribute('as')
  }
  set shared(as) {
    this.reflect({ as })
    this.update()
  }

  async #copy() {
    await copyText(this.#shown.text)
    this.#copied = true
    this.update()
  }

  /** @param {string} src */
  #said(src) {
    if (!src.startsWith(SEARCHES)) return null
    return inWords(src.slice(SEARCHES.length), (key) => this.t(key))
  }

  view() {
    const { file, line, text } = this.#shown
    const words = this.#said(this.#src)
    const inC = !words || (!!text && this.getAttribute('as') !== 'words')
    const lines = inC ? listing(text, line, this.#name) : words
    const trace = this.#trace
    const stack = trace ? frames(trace) : []
    const top = stack[stack.length - 1]
    const now = trace && top ? lineOf(lines, trace.step.kind, top.max) : -1
    const last = line + text.split('\n').length - 1
    const head = html`<div class="head">
      <span class="file">${file}, ${this.t('lines {first} to {last}', { first: line, last })}</span>
      ${words ? this.#ways(inC) : nothing}
      <button type="button" class="btn quiet no-print" @click=${() => this.#copy()}>
        ${icon(this.#copied ? 'check' : 'copy')}<span
          >${this.#copied ? this.t('Copied') : this.t('Copy')}</span
        >
      </button>
    </div>`
    return html`${text ? head : nothing}
      <div class="both ${trace ? 'two' : ''}">
        <pre
          class=${inC ? '' : 'words'}
          tabindex="0"
          role="region"
          aria-label=${[text ? this.#src : this.t('in words'), this.getAttribute('for')].filter(Boolean).join(', ')}
        ><code class="lines">${lines.map((l, i) =>
          this.#line(l, inC, i === now, stack.length > 1 && l.calls),
        )}</code></pre>
        ${trace ? this.#stack(stack, trace.mode === 'alphabeta') : nothing}
      </div>
      ${
        words && text
          ? html`<p class="note soft-text">
              ${this.t('The solver takes these steps one at a time, with a stack of its own (src/solve/search.c), so that it can stop at each. A test runs both and compares every step.')}
            </p>`
          : nothing
      }`
  }
  /** @param {boolean} inC */
  #ways(inC) {
    /** @param {string | null} as @param {string} name */
    const choice = (as, name) =>
      html`<label
        ><input
          type="radio"
          name=${this.#group}
          .checked=${live(inC === (as === null))}
          @change=${() => {
            this.reflect({ as })
            this.update()
          }}
        /><span>${name}</span></label
      >`
    return html`<span class="seg no-print" role="radiogroup" aria-label=${this.t('Written')}>
      ${choice(null, 'C')}${choice('words', this.t('in words'))}
    </span>`
  }
  /** @param {Line} line @param {boolean} inC @param {boolean} now @param {boolean} waits calls of its own are open in it */
  #line({ n, text }, inC, now, waits) {
    const said = inC ? html`<span class="n" aria-hidden="true">${n}</span>${parts(text)}` : text
    const look = `line ${now ? 'now' : waits ? 'waits' : ''}`
    return html`<span class=${look} aria-current=${now ? 'step' : nothing}>${said}</span>`
  }

  /** The calls that are open, and what their variables hold. @param {Frame[]} stack @param {boolean} windows */
  #stack(stack, windows) {
    const { explicit } = /** @type {Trace} */ (this.#trace)
    /** @param {number | null} n */
    const num = (n) => (n === null ? '' : n === Infinity ? '+∞' : this.num(n))
    return html`<div class="stack" tabindex="0" role="region" aria-label=${this.t('Open calls')}>
      <table>
        <caption>
          ${this.t('Open calls')}
        </caption>
        <thead>
          <tr>
            <th scope="col">depth</th>
            <th scope="col">${this.t('who moves')}</th>
            ${explicit ? nothing : html`<th scope="col">n</th>`}
            ${
              windows
                ? html`<th scope="col">alpha</th>
                    <th scope="col">beta</th>`
                : nothing
            }
            <th scope="col">best</th>
            <th scope="col">m</th>
          </tr>
        </thead>
        <tbody>
          ${stack.map(
            (f, i) =>
              html`<tr aria-current=${i === stack.length - 1 ? 'step' : nothing}>
                <th scope="row">${f.depth}</th>
                <td>${f.max ? 'MAX' : 'MIN'}</td>
                ${explicit ? nothing : html`<td>${f.position}</td>`}
                ${
                  windows
                    ? html`<td>${num(f.alpha)}</td>
                        <td>${num(f.beta)}</td>`
                    : nothing
                }
                <td>${num(f.best)}</td>
                <td>${f.move}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
  }
}

/** In palitos-code.js, where a page has it. @param {string} end @param {string} name @returns {Shown | null} */
function elsewhere(end, name) {
  const all = /** @type {Record<string, string>} */ (
    /** @type {any} */ (globalThis).palitosCode ?? {}
  )
  for (const [file, text] of Object.entries(all)) {
    const found = `/${file}`.endsWith(`/${end}`) && definition(text, name)
    if (found) return { file, ...found }
  }
  return null
}

/** A line of C, its parts told apart by weight. @param {string} text */
function parts(text) {
  const out = []
  let at = 0
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    out.push(
      text.slice(at, index),
      /^[a-z]/.test(part) ? html`<b>${part}</b>` : html`<i>${part}</i>`,
    )
    at = index + part.length
  }
  return [...out, text.slice(at)]
}
