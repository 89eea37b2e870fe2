/**
 * element.js -- the base class of all elements: attributes in (notation), events out, and one `render()` that alone writes
 * the DOM, synchronously. Inside a deck an element keeps its own keys, swipes and wheel to itself.
 */
import { html, nothing, render } from 'lit-html'
import { EngineError, NotationError } from '../engine/errors.js'
import { engine } from '../engine/page-engine.js'
import { readFragment } from '../model/address.js'
import { langOf, number, say, sayError } from '../model/i18n.js'
import base from '../styles/base.css'
import { COMMON, LOOKS, reflecting, warnOfAttributes, wordsOf } from './attributes.js'
import { sharing } from './deck.js'
import { keepFocus, offIsOff } from './focus.js'
import { addressed } from './sync-state.js'
import { latin, ofControl } from './keys.js'
import { icon } from './marks.js'
import { Motion } from './motion.js'
import { SOLVED } from './progress.js'

/** @typedef {import('./marks.js').Letters} Letters */
/** @typedef {'off' | 'outcome' | 'grundy'} Values */

/** @typedef {import('./attributes.js').Attributes} Attributes */

/** True in a page of XML. */
const XML = document.contentType !== 'text/html'

const PRINT = ['beforeprint', 'afterprint']

/** @param {string} css */
export function sheet(css) {
  const made = new CSSStyleSheet()
  made.replaceSync(css)
  return made
}
const baseSheet = sheet(base)

/** @param {Record<string, CustomElementConstructor>} elements by name; an element stands after those that it draws */
export function define(elements) {
  for (const [name, element] of Object.entries(elements))
    if (!customElements.get(name)) {
      reflecting(/** @type {typeof CgtElement} */ (element))
      customElements.define(name, element)
    }
}
/**
 * The sizes of an element in pixels: `wide` with its padding (a slide gives some), `inner` without, and its em; its font's family, and
 * `tall`, the height of the window.
 * @typedef {{ wide: number, inner: number, em: number, family: string, tall: number }} Box
 */

/** The first figure of the page, which the site shows before its script has come. */
const first = [...document.querySelectorAll('*')].find(
  (e) => e.shadowRoot && e.localName.startsWith('cgt-'),
)
/** The other figures of the page, drawn one by one from the top: between two of them the page answers. @type {Set<CgtElement>} */
const waiting = new Set()
/** Sizes of all waiting figures, read before one of them is drawn: else each would have the page laid out anew. @type {WeakMap<CgtElement, Box>} */
const boxes = new WeakMap()
function drawNext() {
  const all = [...waiting]
  const next = all.reduce((a, b) => (a.compareDocumentPosition(b) & 2 ? b : a), all[0])
  if (next && !boxes.has(next)) measure(all)
  next?.update()
  if (next) boxes.delete(next)
  if (waiting.size) setTimeout(drawNext)
}
/** @param {Iterable<CgtElement>} all */
function measure(all) {
  for (const one of all) boxes.set(one, one.box)
}
/** Draws several elements at once; all their sizes are read before. @param {Iterable<CgtElement>} all */
export function drawAll(all) {
  measure(all)
  for (const one of all) {
    one.update()
    boxes.delete(one)
  }
}

/** The way that a stretch must be moved to lie between two ends. @param {number} low @param {number} high @param {number} from @param {number} to */
const into = (low, high, from, to) =>
  low < from ? low - from : high > to ? Math.min(high - to, low - from) : 0

/** The nearest ancestor that matches a selector, also outside the shadow root. @param {Element} element @param {string} css @returns {Element | null} */
function around(element, css) {
  for (let at = element; ;) {
    const found = at.closest(css)
    const root = at.getRootNode()
    if (found || !(root instanceof ShadowRoot)) return found
    at = root.host
  }
}
/** The elements in the page; they are drawn anew when the language around them changes. @type {Set<CgtElement>} */
const present = new Set()
const spoken = new MutationObserver(() => {
  for (const element of present) element.hear()
})
/**
 * @attr {off|outcome|grundy|off grundy} values what is told of positions and moves: nothing, W and L, or Grundy values; `off grundy`: nothing, and Grundy values once it is uncovered
 * @attr {on|off} colors `off`: shape and letter stay, without colour
 * @attr {WL|GP|NP} letters the letters of won and lost positions
 * @attr {es|en} lang its language; without it that of the nearest `lang` around it: English if that is another language, Spanish if there is none
 * @attr {light|dark|auto} theme light or dark; `auto`, or without it: the nearest `data-theme` around it, or the page’s `color-scheme`
 * @cssproperty --cgt-size the size of its letters, and of its board with them
 * @event {null} cgt-ready once, soon after it was first drawn; it does not bubble
 * @event {{ message: string }} cgt-error an attribute, or what was typed, was refused, as the sentence beside it says; it does not bubble
 */
export class CgtElement extends HTMLElement {
  /** the attributes that other elements do not have @type {Attributes} */
  static attributes = {}
  /** tags of elements that it draws: their scripts are loaded with its own @type {string[]} */
  static uses = []
  /**
   * Refuses a game that it cannot show, at the game's own rules: false, or an error; where there is none it shows every game.
   * @type {((game: import('../engine/engine.js').Game) => boolean) | undefined}
   */
  static takes
  /** the attribute that holds the position it shows */
  static positionAttribute = 'start'
  /** its own styles @type {CSSStyleSheet[]} */
  static styles = []

  static get observedAttributes() {
    return Object.keys({ ...this.attributes, ...COMMON })
  }

  /** true while it is drawn for paper, where nobody takes the next step */
  printing = false
  /** true if the key V shows and hides its values */
  covers = true
  /** the sentence beside the board after a refusal, else '' */
  refusal = ''
  /** true once attributes could be read */
  #ready = false
  /** True if attributes changed since the last read(): an element that is moved in its page and did not change keeps its state. */
  stale = true
  /** True between connectedCallback and disconnectedCallback. When a parsed page's element is upgraded, the browser calls
   * attributeChangedCallback for each attribute before: reading and drawing at each would cost five times as much. */
  #alive = false
  #quiet = false
  #internals = this.attachInternals()
  /** true if its author hid nothing; undefined before it is in a page @type {boolean | undefined} */ #stoodOpen
  #motion
  /** @type {(() => void) | undefined} */
  #leaveDeck
  /** its child nodes, which the page showed before its script had come @type {ChildNode[]} */
  #shown

  constructor() {
    super()
    this.#shown = [...(this.shadowRoot?.childNodes ?? [])]
    this.root = this.attachShadow({ mode: 'open' })
    const own = /** @type {typeof CgtElement} */ (this.constructor).styles
    this.root.adoptedStyleSheets = [baseSheet, ...own]
    this.#motion = new Motion(this)
    this.root.addEventListener('keydown', (e) => this.#key(/** @type {KeyboardEvent} */ (e)))
    this.root.addEventListener('focusin', (e) => this.#reveal(e))
    this.root.addEventListener('click', offIsOff, true)
    for (const kind of ['touchstart', 'touchmove', 'touchend', 'wheel'])
      this.root.addEventListener(kind, (e) => this.inDeck && e.stopPropagation(), { passive: true })
  }

  connectedCallback() {
    // a name that the page gives needs a role to be read aloud
    const named = this.hasAttribute('aria-label') || this.hasAttribute('aria-labelledby')
    this.#internals.role = named ? 'group' : null
    this.#takeOver(this.#known)
    this.inDeck = !!this.closest('svg[data-marpit-svg], .marpit, .reveal')
    this.#stoodOpen ??= this.values !== 'off'
    /* data-within: a board inside another element of a slide is drawn as on the slide */
    const slide = this.inDeck || this.hasAttribute('data-within')
    this.toggleAttribute(
      'data-proj',
      slide || !!this.closest('[data-proj]:not([data-proj=narrow])'),
    )
    this.toggleAttribute('data-deck', slide)
    if (this.inDeck) {
      this.#leaveDeck ??= sharing(this)
      document.addEventListener('keydown', this.#fromSlide, true)
    }
    if (this.id && !this.inDeck && addressed()) {
      if (!this.#written) {
        this.#written = this.#known.map((name) => [name, this.getAttribute(name)])
        if (this.#fromAddress()) this.stale = true
      }
      window.addEventListener('hashchange', this.#address)
    }
    this.#alive = true
    // All is drawn at once if the address names a place in the page: else the place would move
    const deferred = first && first !== this && document.readyState !== 'complete' && !location.hash
    if (this.stale) this.#read(!!deferred && this.getRootNode() === document)
    else this.update()
    this.#takeOver(Object.keys(this))
    this.#spoke = this.language
    present.add(this)
    for (let root = this.getRootNode(); ; root = root.host.getRootNode()) {
      spoken.observe(root, { subtree: true, attributeFilter: ['lang'] })
      if (!(root instanceof ShadowRoot)) break
    }
    document.addEventListener('palitos-language', this.#redraw)
    for (const event of PRINT) window.addEventListener(event, this.#redraw)
  }
  /** A property that was set before the element was defined hides its accessor. @param {string[]} names */
  #takeOver(names) {
    const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this))
    for (const name of names) {
      if (!Object.hasOwn(own, name) || !(name in Object.getPrototypeOf(own))) continue
      const value = own[name]
      delete own[name]
      own[name] = value
    }
  }
  disconnectedCallback() {
    this.#alive = false
    waiting.delete(this)
    present.delete(this)
    this.#leaveDeck?.()
    this.#leaveDeck = undefined
    document.removeEventListener('keydown', this.#fromSlide, true)
    window.removeEventListener('hashchange', this.#address)
    document.removeEventListener('palitos-language', this.#redraw)
    for (const event of PRINT) window.removeEventListener(event, this.#redraw)
  }
  /** @param {string} name @param {string | null} was @param {string | null} now */
  attributeChangedCallback(name, was, now) {
    if (this.#quiet) return
    if (!this.#alive) this.stale ||= was !== now
    /* only a change of looks: drawn, not read. A refusal is read anew, to be said in the new language */
    else if (LOOKS.includes(name) && !this.refusal) {
      warnOfAttributes(this)
      this.update()
    } else this.#read()
  }
  /** Draws anew if the language around it changed. */
  hear() {
    if (this.#spoke === this.language) return
    this.#spoke = this.language
    if (this.refusal) this.#read()
    else this.update()
  }
  #spoke = ''
  #redraw = (/** @type {Event} */ { type }) => {
    // a deck printed for students shows what the screen shows
    const kept = this.inDeck && document.documentElement.dataset.answers === 'off'
    this.printing = type === PRINT[0] && !kept
    this.update()
  }

  get #known() {
    return /** @type {typeof CgtElement} */ (this.constructor).observedAttributes
  }
  /** The attributes as the page's author wrote them: what a fragment does not name goes back to these.
   * @type {[string, string | null][] | undefined} */
  #written
  /** True if the page's address names this element. */
  #byAddress = false

  /** Takes the attributes that the fragment of the page's address has for this element. @returns {boolean} true if it names the element */
  #fromAddress() {
    const { id, attributes } = readFragment(location.hash)
    this.#byAddress = id === this.id
    if (!this.#byAddress) return false
    this.reflect(
      Object.fromEntries(
        (this.#written ?? []).map(([name, was]) => [name, attributes[name] ?? was]),
      ),
    )
    return true
  }
  /** Reads the address again after a link in the page was followed, or another address was typed. */
  #address = () => {
    if (this.#fromAddress()) this.#read()
  }

  /** Reads the attributes and draws. @param {boolean} [deferred] true to draw after this task, one element at a time */
  #read(deferred) {
    this.stale = false
    const draw = () => {
      if (!deferred) return this.update()
      if (!waiting.size) setTimeout(drawNext)
      waiting.add(this)
    }
    warnOfAttributes(this)
    const plus = this.#byAddress && location.hash.includes('+')
    const read = () => {
      this.read()
      this.#ready = true
      // on paper the last step is drawn, and `at` says so
      const { lastStep: most } = this
      if (most !== null && /^\s*\d+\s*$/.test(this.getAttribute('at') ?? ''))
        this.wholeNumber('at', { most })
    }
    const hint = plus && this.t('In an address + stands for a blank: write %2B for a plus sign.')
    this.attempt(read, draw, hint ? ` ${hint}` : '')
  }
  /**
   * Sets attributes without reading them anew. Names that the element does not have are ignored: some come from an address.
   * @param {Record<string, string | null>} attributes null removes one
   */
  reflect(attributes) {
    this.#quiet = true
    for (const [name, given] of Object.entries(attributes)) {
      if (!this.#known.includes(name)) continue
      const value = given ?? null
      if (value === null) this.removeAttribute(name)
      else if (this.getAttribute(name) !== value) this.setAttribute(name, value)
    }
    this.#quiet = false
  }

  /**
   * Does some work and draws. If the work is refused, the board stays, and one sentence beside it says why.
   * @param {() => void} work @param {() => void} [draw] @param {string} [hint] follows that sentence @returns {boolean} true if it was not refused
   */
  attempt(work, draw = () => this.update(), hint = '') {
    try {
      this.refusal = ''
      work()
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.refusal = sayError(this.language, error) + hint
    }
    draw()
    if (this.refusal) this.tellRefusal(this.refusal)
    return !this.refusal
  }

  /**
   * Does some work once the page is read, if it is still being read: a script in the head that is not deferred defines an
   * element before its children and what follows it are there. @param {() => void} work
   */
  whenWhole(work) {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.isConnected && work(), {
        once: true,
      })
  }
  /** Makes the state from the attributes. @throws {EngineError} */
  read() {}
  /** The last step, if the attribute `at` is a step. @returns {number | null} */
  get lastStep() {
    return null
  }
  /** The reader's progress with its question: a constant of progress.js. @returns {number} */
  get progress() {
    return SOLVED
  }
  /** Makes a template from the state. @returns {unknown} */
  render() {
    return nothing
  }
  /** Handles a key of this element. @param {KeyboardEvent} _event @returns {boolean} true if it was one */
  key(_event) {
    return false
  }

  /** Draws at once. */
  update() {
    waiting.delete(this)
    if (!this.isConnected) return
    if (XML) return this.#undrawn()
    if (this.#shown.length) this.root.replaceChildren()
    this.#shown = []
    this.#speaks = this.language
    try {
      // Its author's words stay if attributes could never be read
      const view = this.#ready ? this.render() : html`<slot></slot>`
      this.#motion.note()
      keepFocus(this.root, () => render(html`${view}${this.#refused()}`, this.root))
    } finally {
      this.#speaks = null
    }
    this.#motion.play()
    boxes.delete(this)
    if (this.#drawn || !this.#ready) return
    this.#drawn = true
    queueMicrotask(() => this.emit('cgt-ready', null, false, false))
  }
  #drawn = false
  /** Says so in a page of XML: lit-html writes its templates as HTML, which such a page does not take. */
  #undrawn() {
    const problem = document.createElement('p')
    problem.className = 'problem'
    problem.setAttribute('role', 'alert')
    problem.textContent = this.t(
      'This page is sent as XHTML, and there no figure can be drawn. Sent as HTML, it shows this one.',
    )
    this.root.replaceChildren(document.createElement('slot'), problem)
  }
  /** @returns {Box} */
  get box() {
    const known = boxes.get(this)
    if (known) return known
    const { paddingLeft, paddingRight, fontSize, fontFamily: family } = getComputedStyle(this)
    const wide = this.clientWidth
    const inner = wide - (parseFloat(paddingLeft) + parseFloat(paddingRight) || 0)
    // not innerHeight: on a tablet that changes while one scrolls
    const { clientHeight: tall } = document.documentElement
    return { wide, inner, em: parseFloat(fontSize) || 16, family, tall }
  }
  #refused() {
    return html`<div role="alert">
      ${this.refusal ? html`<p class="problem">${icon('cross')}<span>${this.refusal}</span></p>` : nothing}
    </div>`
  }

  /** Sends a wave of a second through the drawing: something was won. */
  celebrate() {
    this.#motion.wave()
  }

  /** Moves a thing of the drawing with a finger: see Motion. @type {Motion['carry']} */
  carry(...how) {
    this.#motion.carry(...how)
  }

  get engine() {
    return engine()
  }
  /** The attribute `rules`, or the rules of the game's first example. @param {string} game its name */
  rulesOf(game) {
    const [first] = this.engine.games.find(({ name }) => name === game)?.examples ?? []
    return this.getAttribute('rules') ?? first?.rules ?? ''
  }
  /**
   * Reads an attribute that is a whole number. @template [T=number] @param {string} name
   * @param {{ least?: number, most?: number, or?: T }} [limits] or: the value if nothing is written, else 0
   * @returns {number | T} @throws {NotationError}
   */
  wholeNumber(name, limits = {}) {
    const { least = 0, most = Infinity } = limits
    const text = (this.getAttribute(name) ?? '').trim()
    if (!text) return 'or' in limits ? /** @type {T} */ (limits.or) : 0
    const n = Number(text)
    if (/^-?\d+$/.test(text) && n >= least && n <= most) return n
    throw new NotationError({
      code: 'range',
      reason:
        most < Infinity
          ? 'the attribute “{name}” must be a whole number from {least} to {most}, not “{text}”'
          : least > -Infinity
            ? 'the attribute “{name}” must be a whole number, {least} or more, not “{text}”'
            : 'the attribute “{name}” must be a whole number, not “{text}”',
      slots: { name, least, most, text },
    })
  }
  /** its language, kept while it is drawn: a board asks for it a thousand times @type {'es' | 'en' | null} */ #speaks =
    null
  /** @returns {'es' | 'en'} */
  get language() {
    if (this.#speaks) return this.#speaks
    return langOf(around(this, '[lang]')?.getAttribute('lang'))
  }
  /** @returns {Letters} */
  get letters() {
    const letters = this.getAttribute('letters')
    return letters === 'GP' || letters === 'NP' ? letters : 'WL'
  }
  /** An unknown word counts as none. @returns {Values} */
  get values() {
    const words = wordsOf(this.getAttribute('values'))
    if (words.includes('off')) return 'off'
    if (words.includes('grundy')) return 'grundy'
    return words.includes('outcome') || this.getAttribute('values') === '' ? 'outcome' : this.unsaid
  }
  /** the default of `values` @returns {Values} */
  get unsaid() {
    return 'outcome'
  }
  /** True if its values, shown or hidden, are Grundy values. */
  get inGrundy() {
    return wordsOf(this.getAttribute('values')).includes('grundy')
  }

  /** True on paper that shows what the screen hides: a printed deck, or a page with `<html data-handout="off">`. */
  get tells() {
    return this.printing && (!!this.inDeck || document.documentElement.dataset.handout === 'off')
  }
  /** True on paper that is written on, `<html data-handout>`: it shows what the screen shows. */
  get handout() {
    const { handout = 'off' } = document.documentElement.dataset
    return this.printing && !this.inDeck && handout !== 'off'
  }
  /** true if `values="off"` hides the answers now */
  get covered() {
    return this.values === 'off' && !this.tells
  }

  /** @param {string} key English @param {Record<string, string | number>} [slots] */
  t(key, slots) {
    return say(this.language, key, slots)
  }
  /** @param {number} n */
  num(n) {
    return number(n)
  }

  /** Scrolls to the focus: Firefox does not do so inside an SVG. @param {Event} event */
  #reveal({ target }) {
    if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return
    const box = target.closest('.scroll, .roam, .tree')
    if (box) {
      const [a, b] = [target.getBoundingClientRect(), box.getBoundingClientRect()]
      box.scrollBy(into(a.left, a.right, b.left, b.right), into(a.top, a.bottom, b.top, b.bottom))
    }
    // A slide is not scrolled
    if (this.inDeck) return
    const { top, bottom } = target.getBoundingClientRect()
    /* below a header that stays */
    const { scrollPaddingTop: free } = getComputedStyle(document.documentElement)
    scrollBy(0, into(top, bottom, parseFloat(free) || 0, innerHeight))
  }

  /** Sends `cgt-error` with the sentence beside the board. @param {string} message */
  tellRefusal(message) {
    this.emit('cgt-error', { message }, false, false)
  }
  /** @param {string} type @param {unknown} detail @param {boolean} [cancelable] @param {boolean} [bubbles] @returns {boolean} false: cancelled */
  emit(type, detail, cancelable = false, bubbles = true) {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, cancelable, bubbles, composed: bubbles }),
    )
  }

  /** On a slide: its author hid its values, so that each answer comes with V. */
  get asks() {
    return !!this.inDeck && this.#stoodOpen === false
  }
  /** True if it stands on the slide that is shown, Marp's or reveal.js's. */
  get presented() {
    return !!this.closest('.bespoke-marp-active, .reveal section.present')
  }
  /** On a slide V covers nothing that stood open when it was turned to. @param {KeyboardEvent} event */
  #leaves({ key }) {
    return (
      this.inDeck && this.covers && this.#stoodOpen && this.values !== 'off' && /^v$/i.test(key)
    )
  }
  /** Handles V on the slide that is shown, though its figure does not have the focus. @param {KeyboardEvent} event */
  #fromSlide = (event) => {
    const { target, ctrlKey, metaKey, altKey } = event
    const own = latin(event)
    if (!/^v$/i.test(own.key) || ctrlKey || metaKey || altKey || !(target instanceof Element))
      return
    // The element that has the focus has handled the key already
    if (target.shadowRoot || target.matches('input, textarea, select')) return
    if (!this.presented || this.#leaves(event) || !this.key(own)) return
    event.preventDefault()
    // reveal.js blacks the screen by V
    if (this.closest('.reveal')) event.stopPropagation()
  }

  /**
   * Handles a key. Keys that were used, or that a control inside needs (typing, Space on a button), stay here; the page gets
   * all others. In a deck PageUp and PageDown turn the slide, and so do ArrowLeft and ArrowRight where they lead nowhere in the element;
   * a key that is held down turns none. Escape leaves the element: the next key is the deck's.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      // A browser takes the focus from a hidden control only when it draws next: until then keys would still come here
      if (this.inDeck) target.blur()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab' || this.#leaves(event)) return
    if (event.key === 'Escape') {
      const used = this.key(event)
      if (used || this.inDeck) event.stopPropagation()
      if (!used && this.inDeck) target.blur()
      return
    }
    const typing = target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select')
    // What was typed is read: the next key is the deck's, as V is
    if (this.inDeck && event.key === 'Enter' && target.matches('input')) setTimeout(() => target.blur()) // prettier-ignore
    if (!typing && this.key(latin(event))) {
      event.preventDefault()
      event.stopPropagation()
    } else if (typing || ofControl(target, event.key)) event.stopPropagation()
    else if (this.inDeck && event.key.startsWith('Arrow')) {
      const turns = !event.repeat && /Left|Right/.test(event.key)
      if (turns) return target.blur()
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
