/**
 * cgt-proof.js -- a proof in steps. Its lines are the items of the author's list; each gets a number, which is a button. A line
 * that is pointed at, pressed or stepped to is lit, and the board beside it plays the moves of the line. Without script, and on
 * paper, the proof is a plain list.
 */
import { html } from 'lit-html'
import { share } from '../core/deck.js'
import { CgtElement, sheet } from '../core/element.js'
import { byId } from '../core/by-id.js'
import { icon } from '../core/marks.js'
import { IllegalMove, RulesError } from '../engine/errors.js'
import css from './cgt-proof.css'
import { ProofBoard } from './proof-board.js'
import lines from './proof-lines.css'

/** time that a pointer rests on a line until the board shows it */
const REST_MS = 160
/** styles of its lines, for the page's root: the lines are in the page */
const LINES = sheet(lines)
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The text of a part, without the elements of a selector. @param {Element} part @param {string} without */
function words(part, without) {
  const copy = /** @type {Element} */ (part.cloneNode(true))
  for (const other of copy.querySelectorAll(`annotation, button, ${without}`)) other.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * @summary A proof step by step: each line shows on the board the move it speaks of, and may ask before it is told.
 * @attr {string} for id of the board. The lines are `<li>` of a list inside: `data-start` a position, `data-moves` what is played from it, or `data-NAME` an attribute of the board; a line with `data-ask` has `<p class="ask">` and `<ul class="options">`, the right option `data-right`: it is told after a try, or by “Show the line”
 * @attr {number} at the line that is shown, from 1; 0: none
 * @csspart status what is said
 * @csspart tools the buttons of the steps
 */
export class CgtProof extends CgtElement {
  static attributes = { for: '', at: '' }
  static styles = [sheet(css)]

  /** the chosen line, from 1; 0: none */ #at = 0
  /** the line that is pointed at */ #over = 0
  /** tried answers as 'line option', e.g. '3 2'; '3 0' once line 3 is shown @type {string[]} */ #tried =
    []
  #announcement = ''
  #timer = 0
  /** the line on the board */ #shown = 0
  /** place of the pointer, to tell whether it moved */ #hand = ''
  /** true while a press that began in here lasts: the focus that it takes does not leave the proof */ #pressed = false
  /** @type {ProofBoard | null} */ #board = null

  /** @returns {HTMLElement[]} */
  get #lines() {
    return [...this.querySelectorAll(/** @type {'li'} */ (':scope > :is(ol, ul) > li'))]
  }
  /** @param {number} line from 1 @returns {HTMLElement[]} */
  #options = (line) => [
    ...(this.#lines[line - 1]?.querySelectorAll(/** @type {'li'} */ ('.options > li')) ?? []),
  ]
  /** A button of a line: its number, or “Show the line”. @param {number} line from 1 @param {string} [name] 'number' or 'tell' @returns {HTMLElement | null | undefined} */
  #button = (line, name = 'number') => this.#lines[line - 1]?.querySelector(`:scope > .${name}`)
  /** True if a line still asks its question. @param {number} line */
  #asks = (line) =>
    !!this.#lines[line - 1]?.matches('[data-ask]') && !this.#tried.includes(`${line} 0`)

  connectedCallback() {
    super.connectedCallback()
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode())
    if (!root.adoptedStyleSheets.includes(LINES)) root.adoptedStyleSheets.push(LINES)
    for (const [type, hear] of Object.entries(this.#hears)) this.addEventListener(type, hear)
    window.addEventListener('pointerup', this.#released)
    // the board and the lines may not be read yet
    this.whenWhole(() => {
      this.attempt(() => this.read())
    })
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    for (const [type, hear] of Object.entries(this.#hears)) this.removeEventListener(type, hear)
    window.removeEventListener('pointerup', this.#released)
    window.removeEventListener('pointermove', this.#follow)
    clearTimeout(this.#timer)
    this.#board?.giveBack()
    this.#at = this.#over = this.#shown = 0
    this.stale = true // the board may change without it
  }

  read() {
    if (document.readyState === 'loading') return
    const board = byId(this, this.getAttribute('for'))
    if (!board?.localName.startsWith('cgt-'))
      throw new RulesError({
        code: 'unknown',
        reason: 'no board of the page has the id “{id}”',
        slots: { id: this.getAttribute('for') ?? '' },
      })
    if (!this.#lines.length)
      throw new RulesError({ code: 'unknown', reason: 'a proof has lines, in a list' })
    const next = new ProofBoard(/** @type {CgtElement} */ (board))
    this.#lines.forEach((line, i) => {
      try {
        next.check(this.#says(line))
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error
        const reason = 'line % of the proof plays what is not a move there'
        throw new RulesError({ code: 'unknown', reason, number: i + 1 })
      }
    })
    const at = Math.min(this.wholeNumber('at'), this.#lines.length)
    if (this.#board?.board !== board) {
      this.#board?.giveBack()
      this.#board = next
    }
    this.#at = at
    this.#shown = 0
    // in a microtask: the board may not be drawn yet
    if (at) queueMicrotask(() => this.isConnected && this.attempt(() => this.#show()))
  }
  /** @param {HTMLElement} line */
  #says(line) {
    const { start = null, moves = '', ...others } = line.dataset
    const attributes = Object.fromEntries(
      Object.entries(others).flatMap(([name, value = '']) =>
        /^(ask|now|lit|untold)$/.test(name) ? [] : [[name, value]],
      ),
    )
    return { start, moves: moves.split(/\s+/).filter(Boolean), attributes }
  }

  get lastStep() {
    return this.#board ? this.#lines.length : null
  }
  /** the steps for a slide's clicker */
  get stepper() {
    const go = (/** @type {number} */ at) => this.#go(at)
    return { at: this.#at, count: this.#lines.length, go }
  }
  get shared() {
    return { at: this.#at, tried: this.#tried }
  }
  set shared({ at, tried }) {
    this.#at = Math.min(Math.max(Math.trunc(at), 0), this.#lines.length)
    this.#tried = tried
    this.#show()
    this.update()
  }

  /* ------------------------------------------------------------ the line that is shown */

  /** Has the board show the line that is pointed at, else the chosen one, else the reader's own play. */
  #show() {
    clearTimeout(this.#timer)
    const line = this.#over || this.#at
    const board = this.#board
    if (!board || this.#shown === line) return
    this.#shown = line
    if (!line) return board.giveBack()
    const says = this.#says(this.#lines[line - 1])
    this.attempt(() =>
      board.show(this.#asks(line) ? { ...says, moves: [] } : says, still.matches || this.printing),
    )
  }
  /** Chooses a line. @param {number} line 0: none @param {string} [announcement] */
  #go(line, announcement = '') {
    this.#over = 0
    this.#at = line
    this.reflect({ at: line ? String(line) : null })
    this.#show()
    this.#announcement = announcement
    this.update()
    share(this)
  }
  /** The words of a line for a screen reader, after a step to it. @param {number} line */
  #lineWords(line) {
    if (!line) return this.t('The board is yours again.')
    const asks = this.#asks(line)
    const part = this.#lines[line - 1]
    const what = asks ? (part.querySelector('.ask') ?? part) : part
    return words(what, asks ? '.why' : '.ask, .options')
  }
  /** @param {1 | -1} by */
  #step(by) {
    const at = this.#at
    if (by > 0 && this.#asks(at)) {
      if (this.#tried.some((t) => t.startsWith(`${at} `))) return this.#tell(at)
      return this.#say(this.t('Choose an answer first.'))
    }
    const to = Math.min(Math.max(at + by, 0), this.#lines.length)
    this.#go(to, this.#lineWords(to))
  }
  /** @param {string} announcement */
  #say(announcement) {
    this.#announcement = announcement
    this.update()
  }
  /** Gives the board back when the reader leaves the proof. */
  #leave() {
    this.#over = 0
    if (this.#at || this.#shown) this.#go(0)
  }

  /* ------------------------------------------------------------ a line that asks */

  /** @param {number} line @param {HTMLElement} option */
  #try(line, option) {
    if (!this.#asks(line)) return
    this.#tried = [...this.#tried, `${line} ${this.#options(line).indexOf(option) + 1}`]
    if (option.matches('[data-right]')) return this.#tell(line, `${this.t('Right.')} `)
    const why = option.querySelector('.why')
    this.#say(why ? words(why, 'x') : this.t('Not this one.'))
    share(this)
  }
  /** @param {number} line @param {string} [first] */
  #tell(line, first = '') {
    this.#tried = [...this.#tried, `${line} 0`]
    this.#shown = 0
    const part = this.#lines[line - 1]
    const had = part.contains(document.activeElement)
    this.#go(line, first + this.#lineWords(line))
    if (had) this.#button(line)?.focus({ preventScroll: true })
  }

  /* ------------------------------------------------------------ hand and keys */

  /** @param {Event} event @returns {number} the line of the event, from 1 */
  #lineOf = ({ target }) =>
    this.#lines.findIndex((line) => line.contains(/** @type {Node} */ (target))) + 1
  /** @param {Event} event @returns {HTMLElement | null | undefined} */
  #optionOf = ({ target }) => /** @type {Element} */ (target).closest?.('.options > li')

  /** True on a link or control, which takes the press itself. @param {Event} event */
  #within = ({ target }) => !!(/** @type {Element} */ (target).closest('a, .tell, input'))

  /** @type {Record<string, (event: any) => void>} */
  #hears = {
    pointerenter: () => window.addEventListener('pointermove', this.#follow),
    pointerleave: (event) => this.#follow(event),
    pointerdown: () => (this.#pressed = true),
    focusin: (/** @type {Event} */ event) => {
      const line = this.#lineOf(event)
      const heard = event.target === this.#button(line)
      if (line && line !== this.#at) this.#go(line, heard ? this.#lineWords(line) : '')
    },
    focusout: () =>
      setTimeout(() => {
        const { activeElement } = document
        const stays = this.contains(activeElement) || activeElement === this.#board?.board
        if (!stays && !this.#pressed) this.#leave()
      }),
    click: (/** @type {Event} */ event) => {
      const option = this.#optionOf(event)
      const line = this.#lineOf(event)
      if (option) this.#try(line, option)
      else if (event.target === this.#button(line, 'tell')) this.#tell(line)
      // a drag that selects text is no press
      else if (line && getSelection()?.isCollapsed && !this.#within(event))
        this.#button(line)?.focus({ preventScroll: true })
    },
  }
  /** Follows the mouse. @param {PointerEvent} event */
  #follow = (event) => {
    const hand = `${event.clientX} ${event.clientY}`
    // the page moved under a mouse that rests
    if (event.pointerType !== 'mouse' || hand === this.#hand) return
    this.#hand = hand
    const line = event.type === 'pointerleave' ? 0 : this.#lineOf(event)
    if (!line && !this.contains(/** @type {Node} */ (event.target)))
      window.removeEventListener('pointermove', this.#follow)
    this.#point(line)
  }
  #released = () => setTimeout(() => (this.#pressed = false))
  /** @param {number} line */
  #point(line) {
    if (line === this.#over) return
    this.#over = line
    this.update()
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#show(), line ? REST_MS : 0)
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const [target] = /** @type {HTMLElement[]} */ (event.composedPath())
    const { key } = event
    if (key === 'Escape') {
      const lent = !!this.#at
      if (lent) this.#go(0, this.#lineWords(0))
      return lent
    }
    const option = this.#optionOf(/** @type {any} */ ({ target }))
    if (option && this.contains(option) && (key === 'Enter' || key === ' ')) {
      this.#try(this.#lineOf(/** @type {any} */ ({ target })), option)
      return true
    }
    const last = this.#lines.length
    // among answers the arrow keys go from one to the next
    const beside = key.startsWith('Arrow') && option?.[/Up|Left/.test(key) ? 'previousElementSibling' : 'nextElementSibling'] // prettier-ignore
    if (beside && this.contains(option)) {
      ;/** @type {HTMLElement} */ (beside).focus()
      return true
    }
    const to = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: 1 - this.#at, End: last - this.#at }[key] // prettier-ignore
    if (to === undefined) return false
    const there = this.#at + to
    if (there < 1 || there > last || !to) return false
    const inLine = this.contains(target)
    if (key.startsWith('Arrow')) this.#step(to > 0 ? 1 : -1)
    else this.#go(there, this.#lineWords(there))
    // in a line that asks, the first answer gets the focus
    const [answer] = this.#asks(this.#at) ? this.#options(this.#at) : []
    if (inLine) (answer ?? this.#button(this.#at))?.focus()
    return true
  }

  /* ------------------------------------------------------------ drawing */

  /** A button of a line, made once. @param {number} line @param {'number' | 'tell'} name @param {string} text */
  #made(line, name, text) {
    const part = this.#lines[line - 1]
    const had = this.#button(line, name)
    const button = had ?? document.createElement('button')
    button.className = `${name} no-print`
    button.textContent = text
    if (had) return button
    button.setAttribute('type', 'button')
    if (name === 'number') part.prepend(button)
    else part.querySelector('.options')?.after(button)
    return button
  }
  update() {
    super.update()
    if (!this.isConnected || !this.#board) return
    this.#lines.forEach((line, i) => {
      const n = i + 1
      const number = this.#made(n, 'number', String(n))
      const { start, attributes } = this.#says(line)
      const onBoard = start !== null || Object.keys(attributes).length > 0
      number.tabIndex = n === (this.#at || 1) ? 0 : -1
      number.title = number.ariaLabel = onBoard
        ? this.t('Line {n}: show it on the board', { n })
        : this.t('Line {n}', { n })
      number.ariaCurrent = n === this.#at ? 'step' : null
      line.toggleAttribute('data-now', n === this.#at)
      line.toggleAttribute('data-lit', n === this.#over && n !== this.#at)
      if (n === this.#at) line.setAttribute('aria-current', 'step')
      else line.removeAttribute('aria-current')
      const asks = this.#asks(n)
      line.toggleAttribute('data-untold', asks)
      if (line.matches('[data-ask]')) this.#made(n, 'tell', this.t('Show the line')).hidden = !asks
      const choice = line.querySelector('.options')
      choice?.setAttribute('role', asks ? 'radiogroup' : 'list')
      this.#options(n).forEach((option, j) => {
        const tried =
          this.#tried.includes(`${n} ${j + 1}`) || (!asks && option.matches('[data-right]'))
        option.toggleAttribute('data-tried', tried)
        option.role = asks ? 'radio' : null
        option.ariaChecked = asks ? String(tried) : null
        if (asks) option.tabIndex = 0
        else option.removeAttribute('tabindex')
      })
    })
  }
  render() {
    const count = this.#lines.length
    const at = this.#at
    return html`<slot></slot>
      <div part="tools" class="steps no-print" role="group" aria-label=${this.t('Steps')}>
        <button
          type="button"
          class="btn square"
          aria-label=${this.t('Previous line')}
          aria-disabled=${String(at <= 1)}
          @click=${() => this.#step(-1)}
        >
          ${icon('back')}
        </button>
        <button
          type="button"
          class="btn"
          aria-disabled=${String(at === count && !this.#asks(at))}
          @click=${() => this.#step(1)}
        >
          ${this.t('Next line')}${icon('forward')}
        </button>
        <span class="soft-text">${at ? this.t('{at} of {n}', { at, n: count }) : ''}</span>
        <button
          type="button"
          class="btn quiet ${at ? '' : 'none'}"
          aria-disabled=${String(!at)}
          @click=${() => this.#go(0, this.#lineWords(0))}
        >
          ${icon('undo')}${this.t('Back to my game')}
        </button>
      </div>
      <p part="status" class="said" role="status" aria-live="polite">${this.#announcement}</p>`
  }
}
