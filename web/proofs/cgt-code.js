/**
 * cgt-code.js -- a C function of the engine, or a search as a short function beside its tree, with the line of the step that the
 * tree shows and the open calls with their variables. tools/code.mjs lists the functions that come with the elements; for others
 * palitos/code.js is loaded.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { code } from 'virtual:code'
import { copyText } from '../core/copy.js'
import { share } from '../core/deck.js'
import { CgtElement, sheet } from '../core/element.js'
import { load } from '../core/loader.js'
import { byId } from '../core/by-id.js'
import { icon } from '../core/marks.js'
import { stepperSheet } from '../core/stepper.js'
import { EngineError } from '../engine/errors.js'
import { cutting, definition, frames, inWords, lineOf, listing } from './listing.js'
import css from './cgt-code.css'

/** @typedef {import('./listing.js').Line} Line */
/** @typedef {import('./listing.js').Frame} Frame */
/** @typedef {import('../model/trace.js').Trace} Trace */
/** @typedef {{ file: string, line: number, text: string }} Shown */

const SEARCHES = 'reference.c#cgt_'
/** the code of a search that is shown in words only */
const WORDS_ONLY = { file: '', line: 0, text: '' }
/** parts of a line of C: comments, members, strings, keywords */
const PARTS =
  /\/\*.*?(?:\*\/|$)|^ \*.*|\w+(?:->\w+)+|"(?:\\.|[^"\\])*"|\b(?:bool|break|const|else|enum|for|if|int|int32_t|return|static|struct|switch|case|typedef|uint32_t|uint64_t|unsigned|void|while)\b/g
/** calls that fit without scrolling */
const CALLS = 5
/** sentences while palitos/code.js is loaded, if it did not load, and if it has no such function */
const NOT_HERE = {
  asked: 'the function “{name}” is being fetched',
  missing: 'the function “{name}” is not here, as palitos/code.js did not load',
  come: 'the function “{name}” is not here',
}
let made = 0

/**
 * @summary The C function that runs; beside a tree, the line of its step and the open calls.
 * @attr {string} src a file of `src/` and a name in it: `nim.c#nim_sum`; without it, the search of the tree
 * @attr {string} for id of a `cgt-tree` that stands elsewhere; a tree with `code` has its own
 * @attr {c|words} as in C, or in words
 * @csspart board the lines, and the calls that are open
 * @csspart status the sentence of the step, beside a tree
 * @csspart tools the buttons of the steps, and the others
 */
export class CgtCode extends CgtElement {
  static attributes = { src: '', for: '', as: 'c|words' }
  static styles = [stepperSheet, sheet(css)]

  /** @type {Shown} */ #shown = { file: '', line: 1, text: '' }
  #name = ''
  #src = ''
  #copied = false
  /** state of loading palitos/code.js @type {'' | keyof typeof NOT_HERE} */ #come = ''
  #group = `code-${made++}`

  /** its tree: the one around it, or the one of `for` @returns {any} */
  get #tree() {
    return this.#inside ?? byId(this, this.getAttribute('for'))
  }
  /** the tree in whose shadow root it stands @returns {any} */
  get #inside() {
    const { host } = /** @type {ShadowRoot} */ (this.getRootNode())
    return /** @type {any} */ (host)?.trace ? host : null
  }
  /** the tree's trace, once there is one @returns {Trace | null} */
  get #trace() {
    return this.#tree?.trace ?? null
  }
  get #asked() {
    return this.getAttribute('src') ?? SEARCHES + (this.#trace?.mode ?? 'alphabeta')
  }

  connectedCallback() {
    super.connectedCallback()
    document.addEventListener('cgt-step', this.#stepped)
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    document.removeEventListener('cgt-step', this.#stepped)
    this.stale = true // the tree may change without it
  }
  /** Follows its tree to another step. @param {Event} event */
  #stepped = (event) => {
    const tree = this.#tree
    if (!tree || !event.composedPath().includes(tree)) return
    if (this.#asked === this.#src) this.update()
    else this.attempt(() => this.read())
    this.#follow()
  }
  /** Scrolls to the line of the step and to its call, inside the element only. */
  #follow() {
    if (!this.#inside) return
    for (const [within, what] of [
      ['pre', '.line.now'],
      ['.stack', 'tr[aria-current]'],
    ]) {
      const box = this.root.querySelector(within)
      const line = this.root.querySelector(what)
      if (!box || !line) continue
      const [a, b] = [line.getBoundingClientRect(), box.getBoundingClientRect()]
      const room = Math.min(40, b.height / 4)
      if (a.top < b.top + room || a.bottom > b.bottom - room)
        box.scrollTop += (a.top + a.bottom - b.top - b.bottom) / 2
    }
  }
  /** Gives the keys of steps to its tree; inside the tree they get there by themselves. @param {KeyboardEvent} event */
  key(event) {
    return !this.#inside && !!this.#tree?.stepper?.key(event)
  }

  read() {
    const src = this.#asked
    const [end, name = ''] = src.split('#')
    const found =
      (Object.hasOwn(code, src) && code[src]) ||
      elsewhere(end, name) ||
      (this.#searchInWords(src) && WORDS_ONLY)
    if (!found) {
      if (!this.#come) this.#bring()
      throw new EngineError({
        code: 'unknown',
        reason: NOT_HERE[this.#come || 'asked'],
        slots: { name: src },
      })
    }
    this.#shown = found
    this.#name = name
    this.#src = src
    this.#copied = false
  }
  /** Loads palitos/code.js, which has the functions that no page of the course names. */
  async #bring() {
    this.#come = 'asked'
    await load('code').then(
      () => (this.#come = 'come'),
      () => (this.#come = 'missing'),
    )
    // makes it read the attributes again
    if (this.hasAttribute('src')) this.setAttribute('src', this.#asked)
  }
  get shared() {
    return this.getAttribute('as')
  }
  set shared(as) {
    this.reflect({ as })
    this.update()
  }

  /** the shown part of the file */
  get #text() {
    return cutting(this.#shown.text, this.#trace?.cut ?? 'equal')
  }
  async #copy() {
    await copyText(this.#text)
    this.#copied = true
    this.update()
  }

  /** @param {string} src */
  #searchInWords(src) {
    if (!src.startsWith(SEARCHES)) return null
    return inWords(src.slice(SEARCHES.length), (key) => this.t(key), this.#trace?.cut)
  }

  render() {
    const { file, line } = this.#shown
    const text = this.#text
    const words = this.#searchInWords(this.#src)
    const inC = !words || (!!text && this.getAttribute('as') !== 'words')
    const lines = inC ? listing(text, line, this.#name) : words
    const trace = this.#trace
    const stack = trace ? frames(trace) : []
    const top = stack[stack.length - 1]
    const now = trace && top ? lineOf(lines, trace.step.kind, top.max) : -1
    const last = line + text.split('\n').length - 1
    const head = html`<div class="head ${this.#inside ? 'inside-head' : ''}">
      <span class="file"
        >${inC ? file : nothing}${words ? nothing : `, ${this.t('lines {first} to {last}', { first: line, last })}`}</span
      >
      ${words ? this.#ways(inC) : nothing}
      ${
        inC
          ? html`<button
              type="button"
              part="tools"
              class="btn quiet no-print"
              @click=${() => this.#copy()}
            >
              ${icon(this.#copied ? 'check' : 'copy')}<span
                >${this.#copied ? this.t('Copied') : this.t('Copy')}</span
              >
            </button>`
          : nothing
      }
    </div>`
    const look = `both ${this.#inside ? 'inside' : trace ? 'two' : ''}`
    return html`${trace && !this.#inside ? this.#drive() : nothing}${text ? head : nothing}
      <div part="board" class=${look}>
        <pre
          class=${inC ? '' : 'words'}
          tabindex="0"
          role="group"
          aria-label=${[text ? this.#src : this.t('in words'), this.#tree?.id].filter(Boolean).join(', ')}
        ><code class="lines">${lines.map((l, i) =>
          this.#line(words ? { ...l, n: i + 1 } : l, inC, i === now, stack.length > 1 && l.calls),
        )}</code></pre>
        ${trace ? this.#stack(stack, trace.mode === 'alphabeta', inC) : nothing}
      </div>
      ${words && text && inC ? this.#names() : nothing}`
  }
  /** The stepper of a tree elsewhere on the page, with the sentence of its step. */
  #drive() {
    const tree = this.#tree
    return html`<div class="drive">
      ${tree.stepper.view()}<b part="status">${tree.sentence}</b>
    </div>`
  }
  /** The functions that a search calls and that are not shown. */
  #names() {
    const names = /** @type {const} */ ([
      ['over', this.t('play is over, or the depth ends')],
      ['worth', this.t('what it is then worth for MAX')],
      ['first, next', this.t('one move after the other')],
      ['play', this.t('the node that a move leads to')],
      ['n', this.t('the node: its position, its depth, and whether MAX moves')],
      ['w', this.t('the rules, and how deep to go')],
      ['INF', this.t('infinite')],
    ])
    return html`<p class="note soft-text">
      ${names.map(([name, meaning], i) => html`${i ? '; ' : ''}<code>${name}</code>: ${meaning}`)}.
    </p>`
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
            const tree = this.#inside
            this.reflect({ as })
            tree?.reflect({ code: as ?? 'c' })
            share(tree ?? this)
            this.update()
          }}
        /><span>${name}</span></label
      >`
    return html`<span
      part="tools"
      class="seg no-print"
      role="radiogroup"
      aria-label=${this.t('Written')}
    >
      ${choice(null, 'C')}${choice('words', this.t('in words'))}
    </span>`
  }
  /** @param {Line} line @param {boolean} inC @param {boolean} now @param {boolean} waits true if a call in it is open */
  #line({ n, text }, inC, now, waits) {
    const content = inC ? html`<span class="n" aria-hidden="true">${n}</span>${parts(text)}` : text
    const look = `line ${now ? 'now' : waits ? 'waits' : ''}`
    const deep = Math.min(8, text.search(/\S|$/)) + 1
    return html`<span class=${look} .style="--in:${deep}ch" aria-current=${now ? 'step' : nothing}
      >${content}</span
    >`
  }

  /**
   * The open calls with the values of their variables.
   * @param {Frame[]} stack @param {boolean} windows @param {boolean} inC true to show the variables' names in C
   */
  #stack(stack, windows, inC) {
    const { explicit, drawn, nodes } = /** @type {Trace} */ (this.#trace)
    /* room for the deepest stack, so that the code keeps its place */
    const room = this.#inside
      ? Math.min(CALLS, drawn.reduce((most, n) => Math.max(most, n.depth), 0) + 1)
      : 0
    /** @param {number | null} n */
    const num = (n) => (n === null ? '' : n === Infinity ? '+∞' : this.num(n))
    /** @param {string} label @param {string} name */
    const head = (label, name) =>
      html`<th scope="col">${label}${inC ? html`<code>${name}</code>` : nothing}</th>`
    return html`<div class="stack" tabindex="0" role="group" aria-label=${this.t('Open calls')}>
      <table>
        <caption>
          ${this.t('Open calls')}
        </caption>
        <thead>
          <tr>
            ${head(this.t('depth'), 'n.depth')}${head(this.t('to move'), 'n.max')}
            ${explicit ? nothing : head(this.t('position'), 'n.p')}
            ${windows ? html`${head('α', 'alpha')}${head('β', 'beta')}` : nothing}
            ${head(this.t('best so far'), 'best')}${head(this.t('move'), 'm')}
          </tr>
        </thead>
        <tbody>
          ${stack.map(
            (f, i) =>
              html`<tr aria-current=${i === stack.length - 1 ? 'step' : nothing}>
                <th scope="row">${f.depth}</th>
                <td>${nodes[f.node].leaf ? this.t('Leaf') : f.max ? 'MAX' : 'MIN'}</td>
                ${explicit ? nothing : html`<td>${f.position}</td>`}
                ${
                  windows
                    ? html`<td>${num(f.alpha ?? stack[i - 1]?.alpha ?? null)}</td>
                        <td>${num(f.beta ?? stack[i - 1]?.beta ?? null)}</td>`
                    : nothing
                }
                <td>${num(f.best)}</td>
                <td>${f.move}</td>
              </tr>`,
          )}
        </tbody>
        <tfoot aria-hidden="true">
          ${Array.from(
            { length: Math.max(0, room - stack.length) },
            () =>
              html`<tr>
                <td>&nbsp;</td>
              </tr>`,
          )}
        </tfoot>
      </table>
    </div>`
  }
}

/** A function of palitos/code.js, once it is loaded. @param {string} end @param {string} name @returns {Shown | null} */
function elsewhere(end, name) {
  const all = /** @type {Record<string, string>} */ (
    /** @type {any} */ (globalThis).palitos?.code ?? {}
  )
  for (const [file, text] of Object.entries(all)) {
    const found = `/${file}`.endsWith(`/${end}`) && definition(text, name)
    if (found) return { file, ...found }
  }
  return null
}

/** A line of C with its keywords, comments and members marked. @param {string} text */
function parts(text) {
  const out = []
  let at = 0
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    out.push(
      text.slice(at, index),
      /^\w+->/.test(part)
        ? html`<span class="w">${part}</span>`
        : /^[a-z]/.test(part)
          ? html`<b>${part}</b>`
          : html`<i>${part}</i>`,
    )
    at = index + part.length
  }
  return [...out, text.slice(at)]
}
