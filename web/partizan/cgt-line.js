/**
 * cgt-line.js -- numbers as Hackenbush strings: each edge moves the string along the number line, whole steps while the player stays the same,
 * then half of the step before (Berlekamp's rule). The tree of all numbers by birthday, and games around 0 that are no numbers ("dust").
 */
import { html, nothing, svg } from 'lit-html'
import { sheet } from '../core/element.js'
import { keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { Stepper, stepperSheet } from '../core/stepper.js'
import { NotationError } from '../engine/errors.js'
import { compareForms } from '../engine/forms.js'
import { DAYS, EDGES, formOfString, numberOf, placeOf, stringsTo } from './strings.js'
import css from './cgt-line.css'
import { Forms, formsSheet } from './forms-element.js'
import { PLAYERS, pretty } from './notation.js'
import { fraction } from './thermograph-plot.js'

/** the drawing: width, margin, an edge's length */
const [WIDE, SIDE, LONG] = [460, 28, 28]
/** an edge's length on a slide, seen from afar */
const LONGER = 44
/** the tree: width, a day's height, last day with all numbers written */
const [TREE, DAY, WRITTEN] = [1160, 52, 4]
/** games closer to 0 than any other number: a chain from less to greater; games that are confused with some of it */
const DUST = [
  ['v2', 'v', 'Miny(1)', '0', 'Tiny(1)', '^', '^2'],
  ['*', '*2', '^*', 'v*', 'v2*'],
]
const side = (/** @type {string} */ edge) => /** @type {0 | 1} */ (edge === 'l' ? 0 : 1)

/** x of a string in the tree. @param {string} s */
const across = (s) => 24 + placeOf(s) * (TREE - 48)

/**
 * @summary The number line: a string of Left’s and Right’s edges at its number; the tree of numbers by day, the dust around 0.
 * @attr {string} string the edges from the ground up, `l` for Left and `r` for Right: `llr`; at most 12
 * @attr {string} tree with the tree of all numbers born by day 6
 * @attr {string} dust with the smallest games around 0: *, ↑ and the like
 * @attr {number} at how many edges are shown; all if it is missing
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board the drawing
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons of the steps, and the others
 */
export class CgtLine extends Forms {
  static attributes = { string: '', tree: '', dust: '', at: '' }
  static styles = [formsSheet, stepperSheet, sheet(css)]

  /** the edges */ #edges = ''
  /** the chosen game of the dust */ #grain = '0'
  stepper = new Stepper(this, { onChange: () => this.#stepped() })

  read() {
    const edges = this.getAttribute('string') ?? 'llr'
    const column = edges.search(/[^lr]/)
    if (column >= 0)
      throw new NotationError({
        code: 'syntax',
        reason: 'expected l or r, an edge of Left or of Right',
        column,
        text: edges,
      })
    if (edges.length > EDGES)
      throw new NotationError({ code: 'range', reason: 'at most % edges', number: EDGES })
    const at = this.wholeNumber('at', { or: edges.length })
    numberOf(this.memory, edges)
    this.#edges = edges
    this.stepper.reset(edges.length, at)
  }
  get lastStep() {
    return this.stepper.count
  }
  get shared() {
    return {
      string: this.#edges,
      at: this.stepper.at,
      values: this.getAttribute('values'),
      grain: this.#grain,
    }
  }
  set shared({ string, at, values, grain }) {
    this.reflect({ string, values, at: String(at) })
    this.read()
    this.#grain = grain
    this.update()
  }
  #stepped() {
    const { at, count } = this.stepper
    this.reflect({ string: this.#edges, at: at === count ? null : String(at) })
    keep(this)
  }
  /** @param {string} edges */
  #take(edges) {
    this.#edges = edges.slice(0, EDGES)
    this.stepper.reset(this.#edges.length, this.#edges.length)
    this.#stepped()
    this.update()
  }
  /** Adds an edge to the shown ones. @param {'l' | 'r'} edge */
  #add(edge) {
    this.#take(this.#shown + edge)
  }
  get #shown() {
    return this.#edges.slice(0, this.stepper.at)
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const { key } = event
    if (key === 'l' || key === 'L') this.#add('l')
    else if (key === 'r' || key === 'R') this.#add('r')
    else if (key === 'Backspace') this.#take(this.#shown.slice(0, -1))
    else return this.stepper.key(event) || super.key(event)
    return true
  }

  /** Scrolls the tree to the string's number. */
  update() {
    super.update()
    const box = this.root.querySelector('.scroll')
    if (box && box.scrollWidth > box.clientWidth)
      box.scrollLeft = (across(this.#shown) / TREE) * box.scrollWidth - box.clientWidth / 2
  }

  render() {
    const shown = this.#shown
    const number = numberOf(this.memory, shown)
    const more = html`${this.hasAttribute('tree') ? this.#tree(shown) : nothing}
    ${this.hasAttribute('dust') ? this.#dust() : nothing}`
    return html`<div part="stage" class="figure">
      <div class="shown">
        ${this.#line(shown)}
        <p class="rule">${this.#sum(shown)}</p>
        <p part="status" class="says" aria-live="polite">${this.#says(shown, number.text)}</p>
        ${this.inDeck ? more : nothing}
      </div>
      <div class="controls">
        <div
          part="tools"
          class="bar no-print"
          role="group"
          aria-label=${this.t('Build the string')}
        >
          ${PLAYERS.map(
            (player, i) =>
              html`<button
                type="button"
                class="option of${i}"
                aria-disabled=${String(shown.length === EDGES)}
                @click=${() => this.#add(i ? 'r' : 'l')}
              >
                + ${this.t(player)}
              </button>`,
          )}
          <button
            type="button"
            class="btn quiet"
            aria-disabled=${String(!shown)}
            @click=${() => this.#take(shown.slice(0, -1))}
          >
            ${icon('undo')}${this.t('Take the top edge off')}
          </button>
        </div>
        ${this.stepper.view()} ${this.inDeck ? nothing : more} ${this.end()}
      </div>
    </div>`
  }
  /** @param {string} shown */
  #numbers(shown) {
    return Array.from({ length: shown.length + 1 }, (_, i) => numberOf(this.memory, shown.slice(0, i)).at) // prettier-ignore
  }
  /** 1 + 1 − 1/2 = 3/2 @param {string} shown */
  #sum(shown) {
    const numbers = this.#numbers(shown)
    const terms = numbers.slice(1).map((at, i) => {
      const by = at - numbers[i]
      const sign = by < 0 ? '−' : i ? '+' : ''
      return `${sign}${i ? ' ' : ''}${fraction(Math.abs(by))}`
    })
    return html`${terms.join(' ') || '0'}
    ${terms.length > 1 || this.hides ? html` = ${this.hides ? this.value('') : fraction(numbers[numbers.length - 1])}` : nothing}`
  }
  /** @param {string} shown @param {string} number */
  #says(shown, number) {
    if (!shown) return this.t('No edge stands: nobody can move, and the game is 0, born on day 0.')
    if (this.hides)
      return this.t('{form}: which number is the simplest that fits?', {
        form: pretty(formOfString(this.memory, shown)),
      })
    return this.t('{form} = {n}, the simplest number that fits: it is born on day {day}.', {
      form: pretty(formOfString(this.memory, shown)),
      n: pretty(number),
      day: shown.length,
    })
  }

  /** @param {string} shown */
  #line(shown) {
    const numbers = this.#numbers(shown)
    const at = numbers[numbers.length - 1]
    /* on a slide there is room for all edges from the start: no step shifts the drawing */
    const room = this.inDeck ? this.#edges : shown
    const all = this.#numbers(room)
    const low = Math.min(-1, Math.floor(Math.min(...all)))
    const high = Math.max(1, Math.ceil(Math.max(...all)))
    const unit = (WIDE - 2 * SIDE) / (high - low)
    const X = (/** @type {number} */ n) => SIDE + (n - low) * unit
    const long = this.inDeck ? LONGER : LONG
    const ground = room.length * long + 20
    const fine = high - low <= 4 ? 4 : high - low <= 8 ? 2 : 1
    const ticks = Array.from({ length: (high - low) * fine + 1 }, (_, i) => low + i / fine)
    const x = this.hides ? WIDE / 2 : X(at)
    const edges = [...shown].map((edge) => this.t(PLAYERS[side(edge)])).join(', ')
    const label = this.hides
      ? this.t('String: {edges}', { edges: edges || '0' })
      : this.t('String: {edges}; it stands at {n}', { edges: edges || '0', n: fraction(at) })
    return html`<svg
      part="board"
      class="draw line"
      viewBox="0 0 ${WIDE} ${ground + 84}"
      role="img"
      aria-label=${label}
    >
      <path class="axis" d="M${SIDE / 2} ${ground}H${WIDE - SIDE / 2}"></path>
      ${ticks.map((n) => {
        const whole = Number.isInteger(n)
        return svg`<path class="tick" d="M${X(n)} ${ground}v${whole ? 10 : 5}"></path>${whole ? svg`<text class="k2" x=${X(n)} y=${ground + 26} font-size="20">${fraction(n)}</text>` : nothing}`
      })}
      ${
        this.hides
          ? nothing
          : numbers.slice(1).map((to, i) => {
              const [a, b] = [X(numbers[i]), X(to)]
              const down = ground + 40 + Math.min(44, Math.abs(b - a) / 3)
              return svg`<path class="arc of${side(shown[i])}" d="M${a} ${ground + 40}Q${(a + b) / 2} ${down + 10} ${b} ${ground + 40}"></path>`
            })
      }
      ${[...shown].map((edge, i) => svg`<path class="edge of${side(edge)}" data-key="edge ${i}" data-come="pop" d="M${x} ${ground - i * long - 4}V${ground - (i + 1) * long + 4}"></path>`)}
      ${[...shown].map((_, i) => svg`<circle class="joint" cx=${x} cy=${ground - (i + 1) * long} r="6"></circle>`)}
      <circle class="here" cx=${x} cy=${ground} r="7"></circle>
    </svg>`
  }

  /** @param {string} shown */
  #tree(shown) {
    const X = across
    const Y = (/** @type {string} */ s) => s.length * DAY + 18
    const all = stringsTo(DAYS)
    const on = (/** @type {string} */ s) => shown.startsWith(s)
    return html`<div
      class="scroll"
      role="group"
      tabindex="0"
      aria-label=${this.t('Numbers by the day they are born, to day {n}', { n: DAYS })}
    >
      <svg class="draw days" viewBox="0 0 ${TREE} ${DAYS * DAY + 36}" aria-hidden="true">
        ${all.slice(1).map((s) => svg`<path class="branch of${side(s.slice(-1))} ${on(s) ? 'on' : ''}" d="M${X(s.slice(0, -1))} ${Y(s.slice(0, -1))}L${X(s)} ${Y(s)}"></path>`)}
        ${all.map((s) => {
          const now = s === shown
          const written = s.length <= WRITTEN || on(s)
          const text = fraction(numberOf(this.memory, s).at)
          const wide = text.length * 9 + 10
          const hidden = this.hides && now
          return svg`<g class="born ${on(s) ? 'on' : ''} ${now ? 'now' : ''}" @click=${() => this.#take(s)}>${
            written
              ? svg`<rect x=${X(s) - wide / 2} y=${Y(s) - 12} width=${wide} height="24" rx="5"></rect><text x=${X(s)} y=${Y(s)} font-size="15">${hidden ? '?' : text}</text>`
              : svg`<circle cx=${X(s)} cy=${Y(s)} r=${s.length > 5 ? 3 : 4}></circle>`
          }<title>${hidden ? '?' : text}</title></g>`
        })}
      </svg>
    </div>`
  }

  /** The dust, each game compared with the chosen one. */
  #dust() {
    const grain = this.#grain
    const signs = { '=': '=', '<': '<', '>': '>', '|': '‖' }
    const words = {
      '=': this.t('it is equal'),
      '<': this.t('it is less'),
      '>': this.t('it is greater'),
      '|': this.t('they are confused'),
    }
    return html`<section class="dust" aria-label=${this.t('Dust around 0')}>
      <p class="head">
        ${this.t('Around 0: less than every positive number, greater than every negative one. Press one: how do the others stand to {grain}?', { grain: pretty(grain) })}
      </p>
      ${DUST.map(
        (row) =>
          html`<div class="grains">
            ${row.map((one) => {
              const { sign } = compareForms(this.memory, one, grain)
              const name = pretty(one)
              return html`<button
                type="button"
                class="grain"
                aria-pressed=${String(one === grain)}
                aria-label=${one === grain || this.hides ? name : `${name}: ${words[sign]}`}
                @click=${() => {
                  this.#grain = one
                  this.update()
                  keep(this)
                }}
              >
                ${name}<small aria-hidden="true"
                  >${one === grain ? '•' : this.hides ? '?' : `${signs[sign]} ${pretty(grain)}`}</small
                >
              </button>`
            })}
          </div>`,
      )}
    </section>`
  }
}
