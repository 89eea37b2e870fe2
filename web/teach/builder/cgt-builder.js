/**
 * cgt-builder.js -- makes a figure: what it shows is chosen, drawn or typed, and copied as a line for pages, slides and platforms. Its
 * state is three texts, its attributes: the figure as a tag, the slides as the body of a deck, and the deck's name.
 */
import { keep } from '../../core/sync-state.js'
import { branchesSheet } from '../../core/branches.js'
import { copyText } from '../../core/copy.js'
import { load } from '../../core/loader.js'
import { icon } from '../../core/marks.js'
import { picturesOf } from '../../core/picture.js'
import { give } from '../../core/save-menu.js'
import { COMMON } from '../../core/attributes.js'
import { EngineError, NotationError } from '../../engine/errors.js'
import { readFragment } from '../../model/address.js'
import { readTag, tagOf } from '../../model/snippet.js'
import { html, nothing, sheet, Teaching } from '../base.js'
import css from './cgt-builder.css'
import { COPIES, linkOf } from './copies.js'
import { cleaned, FIGURES, FLAGS, HIDDEN, LABELS, LONG, OF_A_GAME, PROJECTOR, RARE, RULES_SEEN, WORDS } from './figures.js' // prettier-ignore
import { DeckPanel } from './deck-panel.js'
import { flattened } from './flat.js'
import { keepDeck } from './kept-decks.js'
import { Drawing, padOf } from './pad.js'
import { smaller } from './smaller.js'

/** @typedef {import('./figures.js').Figure} Figure */
/** @typedef {{ figure: string, deck: string, name: string }} State the three attributes */

/** the word before rules of misère play */
const MISERE = /^misere\s*/
const FIRST = { name: 'cgt-play', attributes: FIGURES['cgt-play'][1] }

/**
 * @summary Makes a figure of yours by controls or by hand, copies it, and puts figures into a deck.
 * @attr {string} figure the figure, as a tag, or as in an address of `embed.html`: `#cgt-xor&heaps=10 12 5`
 * @attr {string} deck the slides, as the body of a Marp deck
 * @attr {string} name the name of the deck
 */
export class CgtBuilder extends Teaching {
  static attributes = { figure: '', deck: '', name: '' }
  static own = [branchesSheet, sheet(css)]

  /** @type {Figure} */ made = FIRST
  /** @type {import('../../engine/engine.js').GameFacts[]} */ #games = []
  /** states before this one, and those that were undone @type {State[]} */ #past = []
  /** @type {State[]} */ #future = []
  /** what the last change was: going on with it is no other change */ #last = ''
  /** which text is shown */ #copy = 'tag'
  /** that was copied */ #copied = ''
  /** a pasted text that is no figure */ #pasted = ''
  /** true in a field whose text is not read yet: Ctrl+Z is the field's */ #typing = false
  /** why the figure's script did not come */ #missing = ''
  /** what the last change did, in a sentence beside the figure's buttons */ #said = ''
  /** element and game -> true if it shows the game @type {Map<string, boolean>} */
  #taken = new Map()
  #deck = new DeckPanel(this)
  #drawing = new Drawing(this, (attributes, what) => this.change(attributes, what))
  /** What the figure changes by itself, as heaps that are typed in it, is in its tag, too. */
  #watch = new MutationObserver(() => this.#follow())
  /** the attributes that the figure was given last @type {Record<string, string>} */ #given = {}

  constructor() {
    super()
    this.root.addEventListener('keydown', (e) => this.#undoKey(/** @type {KeyboardEvent} */ (e)))
    for (const kind of ['input', 'change', 'focusin'])
      this.root.addEventListener(kind, () => void (this.#typing = kind === 'input'))
    this.addEventListener('click', (event) => this.#start(event))
  }

  read() {
    this.#games = this.engine.games // a page where no wasm runs says so
    const text = this.getAttribute('figure')
    if (text === null) this.made = FIRST
    else {
      const figure = cleaned(readTag(text))
      if (!figure)
        throw new NotationError({
          code: 'syntax',
          reason: 'expected the tag of a figure, such as {tag}',
          slots: { tag: '<cgt-xor heaps="10 12 5"></cgt-xor>' },
          text,
          column: 0,
        })
      this.made = figure
    }
  }

  /* ---- state ---- */

  /** @returns {State} */
  get #state() {
    const get = (/** @type {string} */ name) => this.getAttribute(name) ?? ''
    return { figure: get('figure'), deck: get('deck'), name: get('name') }
  }
  /**
   * @param {Partial<State>} state @param {string} [what] of one kind in a row only the first can be undone to
   * @param {string} [said] told beside the figure's buttons until the next change
   */
  set(state, what = '', said = '') {
    const before = this.#state
    const now = { ...before, ...state }
    if (JSON.stringify(now) === JSON.stringify(before)) return said ? this.say(said) : undefined
    this.#said = said
    if (!what || what !== this.#last) this.#past.push(before)
    this.#last = what
    this.#future = []
    this.#show(now)
  }
  /** @param {State} state */
  #show({ figure, deck, name }) {
    const before = this.#state
    if (deck !== before.deck || name !== before.name) keepDeck(before, { deck, name })
    this.reflect({ figure: figure || null, deck: deck || null, name: name || null })
    this.#pasted = ''
    this.attempt(() => this.read())
    keep(this)
  }
  /** @param {State[]} from @param {State[]} to */
  #go(from, to) {
    const state = from.pop()
    if (!state) return
    to.push(this.#state)
    this.#last = ''
    this.#said = ''
    this.#show(state)
  }
  /** Tells a sentence beside the figure's buttons until the next change. @param {string} sentence */
  say(sentence) {
    this.#said = sentence
    this.update()
  }
  undo() {
    this.#go(this.#past, this.#future)
  }
  redo() {
    this.#go(this.#future, this.#past)
  }
  /** @param {KeyboardEvent} event */
  #undoKey(event) {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (!(ctrlKey || metaKey) || altKey || this.#typing) return
    const back = /^z$/i.test(key) && !shiftKey
    if (!back && !/^y$/i.test(key) && !(/^z$/i.test(key) && shiftKey)) return
    event.preventDefault()
    if (back) this.undo()
    else this.redo()
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    return this.#drawing.key(event)
  }
  /** Another figure. @param {Figure} figure @param {string} [what] @param {string} [said] the last two as of set() */
  take(figure, what, said) {
    const { name, attributes } = cleaned(figure) ?? FIRST
    this.set({ figure: tagOf(name, attributes) }, what, said)
  }
  /** Another figure, or another game in it: a tree begins at a position where it can be drawn. @param {Figure} figure */
  #begin({ name, attributes }) {
    const to = name === 'cgt-tree' && attributes.game && !attributes.depth && this.#smaller(attributes) // prettier-ignore
    if (!to) return this.take({ name, attributes })
    const said = this.t('The whole tree is too large to draw, so this one begins at {to}, a position that play leads to.', { to: to.replaceAll(' ', '\u00a0') }) // prettier-ignore
    this.take({ name, attributes: { ...attributes, start: to } }, '', said)
  }
  /** @param {Record<string, string>} attributes of a tree @returns {string | null} */
  #smaller({ game: name, rules, start }) {
    try {
      const game = this.engine.game(name, { rules: rules || undefined, letters: true })
      try {
        return smaller(game, start || game.start)
      } finally {
        game.close()
      }
    } catch (error) {
      if (error instanceof EngineError) return null // the figure says it
      throw error
    }
  }
  /** @param {Record<string, string | null | undefined>} attributes none: without it @param {string} [what] */
  change(attributes, what) {
    this.take({ name: this.made.name, attributes: this.#with(attributes) }, what)
  }
  /** Its attributes with others; '': without it. @param {Record<string, string | null | undefined>} attributes @returns {Record<string, string>} */
  #with(attributes) {
    const all = Object.entries({ ...this.made.attributes, ...attributes })
    return Object.fromEntries(all.map(([key, text]) => [key, text ?? '']))
  }
  /** A link beside it that names a figure, as in a list of starting points: the slides stay. @param {Event} event */
  #start(event) {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]')
    const { figure } = link ? readFragment(link.getAttribute('href') ?? '').attributes : {}
    const found = cleaned(readTag(figure ?? ''))
    if (!found) return
    event.preventDefault()
    this.take(found)
    this.root.querySelector('.stage')?.scrollIntoView({ block: 'nearest' })
  }
  /** Scrolls to the figure and gives it the focus. */
  goToFigure() {
    this.root.querySelector('.work')?.scrollIntoView()
    const stage = /** @type {HTMLElement | null} */ (this.root.querySelector('.stage'))
    stage?.focus({ preventScroll: true })
  }
  /** @param {string} name of another element */
  #pick(name) {
    const { game, rules, start, lang } = this.made.attributes
    const all = [name, this.made.name].every((one) => OF_A_GAME.includes(one)) && game
    this.#begin({
      name,
      attributes: { ...(all ? { game, rules, start } : FIGURES[name][1]), ...(lang && { lang }) },
    })
  }
  /** @param {string} text */
  #paste(text) {
    const found = cleaned(readTag(text))
    if (found) return this.take(found)
    this.#pasted = text
    this.update()
  }

  /* ---- the figure ---- */

  /** @returns {any} */
  get shownFigure() {
    return this.root.querySelector('.stage')?.firstElementChild
  }
  /** Why it cannot be shown, as a sentence; '' if it can. @returns {string} */
  get wrong() {
    return this.#missing || (this.shownFigure?.refusal ?? '')
  }
  /** Its attributes, with those of the game that it leaves out. @returns {Record<string, string>} */
  get #whole() {
    const { attributes } = this.made
    const { facts } = this
    if (!facts) return attributes
    const example = facts.examples.find((e) => e.rules === attributes.rules) ?? facts.examples[0]
    return { game: facts.name, rules: example.rules, start: example.start, ...attributes }
  }
  /** of its game, if it has one that there is */
  get facts() {
    const { game } = this.made.attributes
    return this.#games.find(({ name }) => name === game)
  }
  update() {
    super.update()
    this.#drawing.shown()
    const stage = this.root.querySelector('.stage')
    if (!stage) return
    const { name, attributes } = this.made
    const old = this.shownFigure
    if (old?.localName !== name) {
      this.#watch.disconnect()
      const element = document.createElement(name)
      for (const [key, text] of Object.entries(attributes)) element.setAttribute(key, text)
      stage.replaceChildren(element)
      this.#watch.observe(element, { attributes: true })
      this.#missing = ''
      load(name).catch(({ message }) => {
        this.#missing = message
        this.update()
      })
    } else if (JSON.stringify(attributes) !== JSON.stringify(this.#given)) {
      // the last one is heard: of all of them at once, and its board stays where one is refused
      const names = [...new Set([...Object.keys(this.#given), ...Object.keys(attributes)])]
      const changed = names.filter((key) => attributes[key] !== (old.getAttribute(key) ?? undefined)) // prettier-ignore
      const last = changed.pop()
      old.reflect?.(Object.fromEntries(changed.map((key) => [key, attributes[key] ?? null])))
      for (const key of old.reflect ? [last] : [...changed, last])
        if (key && attributes[key] === undefined) old.removeAttribute(key)
        else if (key) old.setAttribute(key, attributes[key])
      this.#watch.takeRecords()
    }
    this.#given = attributes
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#watch.disconnect()
  }
  /** The figure has changed an attribute of its own. */
  #follow() {
    const figure = this.shownFigure
    if (!figure || figure.refusal) return
    const now = { ...this.made.attributes }
    for (const name of Object.keys({ ...figure.constructor.attributes, ...COMMON })) {
      const text = figure.getAttribute(name)
      if (text) now[name] = text
      else delete now[name]
    }
    this.#given = now
    this.take({ name: this.made.name, attributes: now }, 'figure')
  }
  /** @param {boolean} moves with the moves that were played, else from the position on the board */
  #fromBoard(moves) {
    const play = this.shownFigure
    if (!play?.session) return
    const { game, rules, start, moves: line } = play.address
    this.change(
      moves
        ? { game, rules, start, moves: line, at: null }
        : { game, rules, start: play.position, moves: null, at: null, starts: null },
    )
  }

  /* ---- what it is called ---- */

  /** The figure in a line: Nim: 10 12 5 */
  get words() {
    const { name, attributes } = this.made
    const { facts } = this
    const shown = this.#whole
    const about = facts
      ? [shown.rules, shown.to ?? shown.heap ?? shown.start].filter(Boolean).join(' · ')
      : (Object.values(attributes)[0] ?? '')
    const title = this.t(facts && name === 'cgt-play' ? facts.title : FIGURES[name][0])
    return `${title}: ${facts && name !== 'cgt-play' ? `${this.t(facts.title)}, ` : ''}${about}`
  }
  /** The rule of its game in a line, for a slide: Take one of the allowed amounts from one heap (1, 3 or 4). Without a game ''. */
  get rule() {
    const { facts } = this
    if (!facts) return ''
    const { rules } = this.#whole
    const rest = rules.replace(MISERE, '')
    const numbers = /^\d+( \d+)+$/.test(rest) && rest.split(' ')
    // 1, 3 or 4: American English has one comma more
    const locale = this.language === 'en' ? 'en-GB' : this.language
    const list = new Intl.ListFormat(locale, { type: 'disjunction' })
    const told = numbers ? list.format(numbers) : rest
    const how = this.t(facts.how).replace(/\.$/, '')
    const said = rest && !RULES_SEEN.includes(facts.board) ? `${how} (${told}).` : `${how}.`
    return rest === rules ? said : `${said} ${this.t('Misère: the player who cannot move wins')}.`
  }
  get #description() {
    const { facts, words, rule } = this
    const sentence = facts ? `${words}. ${this.t(facts.how)}` : `${words}.`
    return { figure: this.made, title: words, words, rule, sentence }
  }

  /* ---- drawing ---- */

  /** @returns {unknown} */
  render() {
    const t = (/** @type {string} */ key) => this.t(key)
    const play = this.made.name === 'cgt-play'
    return html`${this.#deck.earlier()}
      <div class="fields">
        ${this.choiceField(
          t('Figure'),
          this.made.name,
          Object.entries(FIGURES).map(([name, [title]]) => [name, t(title)]),
          (name) => this.#pick(name),
        )}
        ${this.textField(
          t('Or paste a tag, an iframe or a link'),
          this.#pasted,
          (text) => text && this.#paste(text),
          'wide',
          this.#pasted && t('There is no figure in it.'),
        )}
      </div>
      ${
        this.childElementCount
          ? html`<details class="starts">
              <summary class="btn">${icon('down')}${t('Starting points, by chapter')}</summary>
              <slot></slot>
            </details>`
          : nothing
      }
      <div class="work">
        <div class="shown">
          <div class="bar" role="group" aria-label=${t('Changes')}>
            ${this.#button('undo', t('Undo'), () => this.undo(), !this.#past.length)}
            ${this.#button('redo', t('Redo'), () => this.redo(), !this.#future.length)}
            ${
              play
                ? html`${this.#button('check', t('Begin at this position'), () => this.#fromBoard(false))}
                  ${this.#button('play', t('Keep the moves played'), () => this.#fromBoard(true))}`
                : nothing
            }
            <span class="gap"></span>
            ${this.#deck.buttons()}
          </div>
          <p class="said" role="status">${this.#said}</p>
          <div class="stage" tabindex="-1" role="group" aria-label=${t('Figure')}></div>
          ${this.#missing ? html`<p class="problem" role="alert">${this.#missing}</p>` : nothing}
        </div>
        <div class="controls">${this.#controls()}</div>
      </div>
      <h4>${t('Copy it')}</h4>
      ${this.#copies()} ${this.#deck.view()}`
  }
  /** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => void} press @param {boolean} [off] */
  #button(name, label, press, off = false) {
    return html`<button type="button" class="btn" aria-disabled=${off} @click=${press}>
      ${icon(name)}${label}
    </button>`
  }
  #controls() {
    const { name } = this.made
    const kind = /** @type {typeof import('../../core/element.js').CgtElement | undefined} */ (
      customElements.get(name)
    )
    if (!kind) {
      // its controls are those of its script
      customElements.whenDefined(name).then(() => this.update())
      return nothing
    }
    const own = Object.entries({ ...kind.attributes, ...COMMON, [PROJECTOR]: 'on' })
    const usual = own.filter(([attribute]) => !RARE.includes(attribute))
    const rare = own.filter(([attribute]) => RARE.includes(attribute))
    const drawn = padOf(this.made, this.facts, this.#whole)
    const pad = drawn && drawn.attribute in kind.attributes ? drawn : null
    const fields = (/** @type {[string, string][]} */ list) =>
      html`<div class="fields">
        ${list.map(([attribute, words]) => this.#control(attribute, words))}
      </div>`
    return html`${fields(usual)} ${pad ? this.#drawing.view(pad) : nothing}
      <details class="rare">
        <summary class="btn quiet">${icon('settings')}${this.t('More settings')}</summary>
        ${fields(rare)}
      </details>`
  }
  /** @param {string} attribute @param {string} words that it may be */
  #control(attribute, words) {
    const { name, attributes } = this.made
    const now = attributes[attribute] ?? ''
    const label = this.t(attribute === PROJECTOR ? 'Size' : LABELS[attribute])
    const to = (/** @type {string} */ text) => this.change({ [attribute]: text || null })
    if (FLAGS[name]?.includes(attribute))
      return this.checkField(label, !!now, (on) => to(on ? 'on' : ''))
    if (attribute === 'game') return this.#game(words, now)
    if (attribute === 'lang') words = 'es|en'
    if (words) {
      const labelOf = (/** @type {string} */ word) =>
        attribute === PROJECTOR
          ? this.t('For the projector: large, high contrast')
          : attribute === 'values' && word === 'off'
            ? this.t(HIDDEN)
            : attribute === 'lang'
              ? ({ es: 'Español', en: 'English' }[word] ?? word)
              : WORDS[word]
                ? this.t(WORDS[word])
                : word
      return this.choiceField(
        label,
        now,
        [
          ['', this.t(attribute === 'lang' ? 'As the page' : 'As usual')],
          ...words.split('|').map((word) => [word, labelOf(word)]),
        ],
        to,
      )
    }
    if (LONG.includes(attribute))
      return html`<label class="field wide"
        ><b>${label}</b
        ><textarea
          class="text-input"
          rows="3"
          spellcheck="false"
          .value=${now}
          @change=${(/** @type {any} */ e) => to(e.target.value)}
        ></textarea>
      </label>`
    const { facts } = this
    const example = facts && { rules: this.#whole.rules, start: this.#whole.start }[attribute]
    return html`${this.textField(label, now || (example ?? ''), to)}
    ${attribute === 'start' && facts ? this.#examples(facts) : nothing}
    ${attribute === 'rules' && facts?.misere ? this.#misere() : nothing}`
  }
  /** True if the figure's element shows the game. @param {import('../../engine/engine.js').GameFacts} facts */
  #takes({ name, examples }) {
    const kind = /** @type {typeof import('../../core/element.js').CgtElement} */ (
      customElements.get(this.made.name)
    )
    if (!kind.takes) return true
    const key = `${this.made.name} ${name}`
    const known = this.#taken.get(key)
    if (known !== undefined) return known
    const game = this.engine.game(name, { rules: examples[0].rules })
    let takes = false
    try {
      takes = kind.takes(game)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
    } finally {
      game.close()
    }
    this.#taken.set(key, takes)
    return takes
  }
  /** @param {string} words that the element takes; '': every game @param {string} now */
  #game(words, now) {
    const some = words ? words.split('|') : []
    const games = this.#games.filter(
      (facts) => facts.name === now || (words ? some.includes(facts.name) : this.#takes(facts)),
    )
    const own = ['cgt-graph', 'cgt-tree', 'cgt-searches', 'cgt-form', 'cgt-thermograph'].includes(this.made.name) // prettier-ignore
    return this.choiceField(
      this.t(LABELS.game),
      now,
      [
        ...(own ? [['', this.t('None: as it is typed')]] : []),
        ...games.map(({ name, title }) => [name, this.t(title)]),
      ],
      (game) => {
        const facts = this.#games.find(({ name }) => name === game)
        const { rules, start } = facts?.examples[0] ?? { rules: null, start: null }
        const gone = { moves: null, at: null, starts: null, edges: null, leaves: null, tree: null }
        const begins = 'to' in this.made.attributes ? {} : { start }
        const { name } = this.made
        const now = game
          ? { ...gone, game, rules, ...begins }
          : { ...gone, game: null, rules: null, start: null, ...FIGURES[name][1] }
        this.#begin({ name, attributes: this.#with(now) })
      },
    )
  }
  /** Who cannot move wins: a word in front of the rules. */
  #misere() {
    const rest = this.#whole.rules.replace(MISERE, '')
    const on = rest !== this.#whole.rules
    return this.checkField(this.t('Misère: the player who cannot move wins'), on, (on) =>
      this.change({ rules: (on ? `misere ${rest}` : rest).trim() }),
    )
  }
  /** Rules and positions that the game brings. @param {import('../../engine/engine.js').GameFacts} facts */
  #examples({ examples }) {
    const { rules, start } = this.#whole
    const all = examples.map((e) => [`${e.rules}\n${e.start}`, [e.rules, e.start].filter(Boolean).join(' · ')]) // prettier-ignore
    const now = `${rules}\n${start}`
    return this.choiceField(
      this.t('Examples'),
      all.some(([value]) => value === now) ? now : '',
      [['', '–'], ...all],
      (value) => {
        if (!value) return
        const [rules, start] = value.split('\n')
        this.change({ rules, start, moves: null, at: null, starts: null })
      },
    )
  }
  /** @param {string} kind of a picture */
  async #save(kind) {
    const figure = this.shownFigure
    if (!figure?.root) return
    /** @type {SVGSVGElement[]} */
    const made = []
    const drawing = () => {
      const own = figure.root.querySelector('svg.draw')
      if (own) return own
      made.push(flattened(figure))
      return made[made.length - 1]
    }
    const [, ending, make] = /** @type {import('../../core/save-menu.js').Kind} */ (
      picturesOf(figure, drawing).find(([name]) => name === kind)
    )
    give(await make(), `palitos-${this.made.name.slice(4)}.${ending}`)
    for (const one of made) one.remove()
  }
  #copies() {
    const description = this.#description
    const text = COPIES[this.#copy][1](description)
    const copy = async (/** @type {string} */ kind) => {
      this.#copy = kind
      this.update()
      const copied = COPIES[kind][1](this.#description)
      await copyText(copied)
      this.#copied = copied
      this.update()
    }
    return html`<div class="kinds" role="group" aria-label=${this.t('Copy it')}>
        ${Object.entries(COPIES).map(
          ([kind, [label]]) =>
            html`<button
              type="button"
              class="btn"
              aria-pressed=${kind === this.#copy}
              @click=${() => copy(kind)}
            >
              ${icon(kind === this.#copy && this.#copied === text ? 'check' : 'copy')}${this.t(label)}
            </button>`,
        )}
        ${['SVG', 'PNG', 'TikZ'].map((kind) => this.#button('save', kind, () => this.#save(kind)))}
      </div>
      <p class="soft-text" role="status">
        ${this.#copied === text ? this.t('Copied') : this.t('Each button copies its text, and shows it here.')}
      </p>
      <pre tabindex="0"><code>${text}</code></pre>
      ${this.#copy === 'link' ? html`<cgt-qr text=${linkOf(this.made)} lang=${this.language}></cgt-qr>` : nothing}`
  }
}
