/**
 * cgt-link.js -- makes a link to a game and a position, in a form and with hidden parts: as an address, a line for a page or a
 * slide, an iframe and a QR code. The linked figure stands beside it, as a student will see it.
 */
import { embedAddress } from '../core/copy.js'
import { load } from '../core/loader.js'
import { keep } from '../core/sync-state.js'
import { EngineError } from '../engine/errors.js'
import { fragment } from '../model/address.js'
import { sayError } from '../model/i18n.js'
import { frameOf, tagOf } from '../model/snippet.js'
import { html, nothing, sheet, Teaching } from './base.js'
import css from './cgt-link.css'

/** the forms of a link */
const VIEWS = ['play', 'strip', 'graph', 'tree']

/**
 * @summary Makes a link that fixes game, position and what is hidden, with its QR code.
 * @attr {play|strip|graph|tree} view what the link opens
 * @attr {string} game id of the game
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {computer|person} opponent who plays against the reader
 * @attr {perfect|human|random} level how the computer plays; `human`: it looks three moves ahead
 * @attr {me|opponent} first who moves first
 * @attr {string} hide what the reader cannot ask for: `hint`, `values`, or both
 * @attr {es|en} speak the language of what the link opens
 * @attr {projector} screen `projector`: large and high in contrast
 */
export class CgtLink extends Teaching {
  static attributes = {
    view: 'play|strip|graph|tree',
    game: '',
    rules: '',
    start: '',
    opponent: 'computer|person',
    level: 'perfect|human|random',
    first: 'me|opponent',
    hide: '',
    speak: 'es|en',
    screen: 'projector',
  }
  static own = [sheet(css)]

  /** a refusal, and the field that it is about */ #wrong = { name: '', why: '' }

  /** @type {import('../engine/engine.js').GameFacts} */ #facts = /** @type {any} */ (null)

  read() {
    const name = this.getAttribute('game') ?? 'nim'
    const game = this.engine.game(name, { rules: this.rulesOf(name) })
    this.#facts = game.facts
    this.#wrong = { name: '', why: '' }
    try {
      try {
        game.parse(this.getAttribute('start') ?? game.facts.examples[0].start)
      } finally {
        game.close()
      }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      const name = error.field === 'rules' ? 'rules' : 'start'
      this.#wrong = { name, why: sayError(this.language, error) }
    }
  }
  /** @param {string} name @param {string} otherwise */
  #is(name, otherwise) {
    return this.getAttribute(name) ?? otherwise
  }
  /** @param {Record<string, string | null>} attributes */
  #set(attributes) {
    this.reflect(attributes)
    this.read()
    this.update()
    if (!this.#wrong.why) keep(this)
  }
  get #view() {
    const view = this.#is('view', 'play')
    return VIEWS.includes(view) ? view : 'play'
  }
  get #hidden() {
    return this.#is('hide', '').split(/\s+/).filter(Boolean)
  }

  /** The attributes of the linked figure. @returns {Record<string, string>} */
  get made() {
    const { name, examples } = this.#facts
    const view = this.#view
    const start = this.#is('start', examples[0].start)
    const play = view === 'play'
    const computer = this.#is('opponent', 'computer') === 'computer'
    return {
      game: name,
      rules: this.#is('rules', examples[0].rules),
      // the strip ends at its position
      ...(view === 'strip' ? { to: start, at: start } : { start }),
      ...(play && { opponent: computer ? 'computer' : 'person' }),
      ...(play && computer && { level: this.#is('level', 'perfect') }),
      ...(play && computer && { first: this.#is('first', 'me') }),
      values: this.#is('values', 'off'),
      ...(play && { hide: this.#hidden.join(' ') }),
      letters: this.#is('letters', 'WL'),
      lang: this.#is('speak', this.language),
      ...(this.#is('screen', '') && { 'data-proj': 'on' }),
    }
  }

  render() {
    const t = (/** @type {string} */ key) => this.t(key)
    const facts = this.#facts
    const view = this.#view
    const hidden = this.#hidden
    const computer = this.#is('opponent', 'computer') === 'computer'
    /** @param {string} what @param {boolean} on */
    const hide = (what, on) =>
      this.#set({
        hide: [...hidden.filter((name) => name !== what), ...(on ? [what] : [])].join(' ') || null,
      })
    /** @param {string} name */
    const to = (name) => (/** @type {string} */ value) => this.#set({ [name]: value })
    /** @param {'rules' | 'start'} name @param {string} label */
    const typed = (name, label) => {
      const { why } = this.#wrong
      const example = facts.examples[0][name]
      return this.textField(
        label,
        this.#is(name, example),
        to(name),
        '',
        why && this.#wrong.name === name
          ? `${why} ${example ? this.t('For example: {text}', { text: example }) : ''}`
          : '',
      )
    }
    return html`<div class="fields">
        ${this.choiceField(
          t('Game'),
          facts.name,
          this.engine.games.map(({ name, title }) => [name, this.t(title)]),
          (game) => this.#set({ game, rules: null, start: null }),
        )}
        ${this.choiceField(
          t('Form'),
          view,
          [
            ['play', t('A board to play')],
            ['strip', t('A strip of positions')],
            ['graph', t('The graph')],
            ['tree', t('The tree')],
          ],
          to('view'),
        )}
        ${typed('rules', t('Rules'))} ${typed('start', t('Position'))}
      </div>
      <div class="fields">
        ${
          view === 'play'
            ? html`${this.choiceField(
                t('Opponent'),
                this.#is('opponent', 'computer'),
                [
                  ['computer', t('Computer')],
                  ['person', t('Another person')],
                ],
                to('opponent'),
              )}
              ${
                computer
                  ? html`${this.choiceField(
                      t('The computer plays'),
                      this.#is('level', 'perfect'),
                      [
                        ['perfect', t('perfectly')],
                        ['human', t('three moves ahead')],
                        ['random', t('at random')],
                      ],
                      to('level'),
                    )}
                    ${this.choiceField(
                      t('The first move'),
                      this.#is('first', 'me'),
                      [
                        ['me', t('The student')],
                        ['opponent', t('Opponent')],
                      ],
                      to('first'),
                    )}`
                  : nothing
              }`
            : nothing
        }
        ${this.choiceField(
          t('Values'),
          this.#is('values', 'off'),
          [
            ['off', t('Hidden')],
            ['outcome', t('Winning and losing')],
            ['grundy', t('Grundy values')],
          ],
          to('values'),
        )}
        ${this.choiceField(
          t('Letters'),
          this.#is('letters', 'WL'),
          [
            ['WL', 'W, L'],
            ['GP', 'G, P'],
            ['NP', 'N, P'],
          ],
          to('letters'),
        )}
        ${this.choiceField(
          t('Language'),
          this.#is('speak', this.language),
          [
            ['es', 'Español'],
            ['en', 'English'],
          ],
          to('speak'),
        )}
      </div>
      <div class="fields">
        ${
          view === 'play'
            ? html`${this.checkField(t('No hints'), hidden.includes('hint'), (on) => hide('hint', on))}
              ${this.checkField(t('Values cannot be shown'), hidden.includes('values'), (on) => hide('values', on))}`
            : nothing
        }
        ${this.checkField(t('For the projector: large, high contrast'), !!this.#is('screen', ''), (on) => this.#set({ screen: on ? 'projector' : null }))}
      </div>
      ${
        this.#wrong.why
          ? html`<p>${t('There is no link and no code until that is right.')}</p>`
          : this.#result(view)
      }`
  }
  /** @param {string} view */
  #result(view) {
    const name = `cgt-${view}`
    const link = embedAddress() + fragment(name, this.made)
    const { 'data-proj': _, ...attributes } = this.made
    return html`<div class="made">
        <cgt-qr text=${link} lang=${this.language}></cgt-qr>
        <div class="copies">
          <p><a href=${link}>${this.t('Open what they will see')}</a></p>
          ${this.copyLine(this.t('Link'), link)}
          ${this.copyLine(this.t('For a page or a slide'), tagOf(name, attributes))}
          ${this.copyLine(this.t('For Moodle, WordPress or Google Sites'), frameOf(link))}
        </div>
      </div>
      <div class="stage"></div>`
  }
  update() {
    super.update()
    const stage = this.root.querySelector('.stage')
    if (!stage) return
    const element = document.createElement(`cgt-${this.#view}`)
    for (const [name, value] of Object.entries(this.made))
      if (value) element.setAttribute(name, value)
    if (
      stage.firstElementChild?.outerHTML.replace(/><.*$/s, '') ===
      element.outerHTML.replace(/><.*$/s, '')
    )
      return
    stage.replaceChildren(element)
    // the loader does not look into our own elements
    load(element.localName).catch(({ message }) => stage.append(message))
  }
}
