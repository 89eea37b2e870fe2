/**
 * cgt-strip.js -- the positions 0 to n of a game of one number in a row, with the winner of each, the moves of one of them, and
 * the period.
 */
import { html, nothing } from 'lit-html'
import { css as heads } from '../core/arrows.js'
import { CgtElement, sheet } from '../core/element.js'
import { commonKey, keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { moves, timesOf } from '../core/motion.js'
import { progress } from '../core/progress.js'
import { Room } from '../core/available-width.js'
import { figureEnd, screenButton } from '../core/full-screen.js'
import { NotationError } from '../engine/errors.js'
import { cellsInRow } from '../model/period.js'
import css from './cgt-strip.css'
import { heightOf } from './strip-arcs.js'
import { DRAWN, Known, tableOf } from './strip-known.js'
import { isUncovered, line, signOf, under } from './strip-line.js'
import { Pane } from './strip-pane.js'
import { sentence } from './strip-words.js'

/** @typedef {import('../engine/engine.js').Row} Row */
/** @typedef {import('../engine/engine.js').Period} Period */
/** @typedef {import('./strip-arcs.js').Option} Option */
/** @typedef {import('./strip-arcs.js').News} News */
/** @typedef {import('./strip-line.js').Strip} Strip */

/** the most pulses of a step: if there are more, none is drawn */
const MANY = 24
/** parts of a step's time: until a pulse along an arrow has nearly arrived, and until the next pulses start */
const [ARRIVES, GOES] = [0.6, 0.9]
/** the largest number that can be asked for: ten digits */
const LARGEST = 9_999_999_999
/** room for the scrollbar of a long strip */
const BAR_PX = 16
/** the least width of a cell in a deck, in px, and the largest in one row or two, in em */
const [SLIDE_PX, SLIDE_EM] = [92, 5]
/** the largest width where more than three rows are to fit, in em */
const LOW_EM = 3.5

/**
 * @summary Positions 0 to n of a one-heap game in a row, with the moves of one of them and the period.
 * @attr {string} game id of the game
 * @attr {string} rules the rules, in the game’s notation
 * @attr {number} from the first position; if it is missing, the least that the game has
 * @attr {number} to the last position, at most 1000000; beyond 200 only the lines that are seen are drawn, and on paper the first 200
 * @attr {number} at the current position: its moves are drawn; beyond the last one its value is told, where a period is proved. On a slide with hidden cells: the next of them, until all are told
 * @attr {number} told with hidden cells: so many of the first are open from the start, without arrows until the next is uncovered
 * @attr {on|off} counts whether a hidden position says how many of its options are open; without it, in a page yes and on a slide no
 * @attr {period} hide `period`: the period is hidden until V or a press
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board the drawing
 * @csspart status what is said
 * @csspart tools the buttons
 */
export class CgtStrip extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    from: '',
    to: '',
    at: '',
    told: '',
    counts: 'on|off',
    hide: 'period',
  }
  static positionAttribute = 'at'
  /** @param {import('../engine/engine.js').Game} game */
  static takes = (game) => !!tableOf(game)
  static styles = [sheet(heads + css)]

  /** @type {Known} */ #known = /** @type {any} */ (null)
  /** @type {number | null} */ #at = null
  /** a position beyond the strip, and the row with its values @type {{ n: number, row: Row } | null} */ #like =
    null
  /** with values="off", the number of positions uncovered, from the first on */ #revealed = 0
  /** how many of them are uncovered from the start */ #told = 0
  /** true if the reader asked for a hidden period */ #tellsPeriod = false
  /** the roving tab stop */ #spot = 0
  /** first and last position of each line that is drawn @type {[number, number][]} */ #lines = []
  /** @type {{ known: Known | null, uncoveredCount: number, news: News | null }} what was drawn last */ #last = { known: null, uncoveredCount: 0, news: null } // prettier-ignore
  #source = ''
  #room = new Room(this)
  #pane = new Pane(this)
  /** true while the focus is put back */ #holds = false

  read() {
    this.covers = !this.hasAttribute('hide')
    const name = this.getAttribute('game') ?? 'subtraction'
    const rules = this.rulesOf(name)
    const to = this.wholeNumber('to', { most: LARGEST, or: 20 })
    const from = this.wholeNumber('from', { most: to, or: 0 })
    const at = this.wholeNumber('at', { most: LARGEST, or: null })
    const told = this.wholeNumber('told', { most: to - from + 1, or: 0 })
    const source = JSON.stringify([name, rules, from, to, told])
    if (source !== this.#source) {
      this.#start(name, rules, from, to)
      this.#source = source
      this.#told = this.#revealed = told
      this.#at = null
    }
    const known = this.#known
    const { first, last } = known
    const soon = known.works && at !== null && at > last && at <= known.total
    this.#like = at !== null && at > last && !soon ? this.#beyond(at) : null
    if (this.#like) return void (this.#spot = first)
    if (at !== null && !soon && (at < first || at > last))
      throw new NotationError({
        code: 'range',
        reason: at < first ? 'the first position is %' : 'the last position is %',
        number: at < first ? first : last,
      })
    this.#place(at)
    this.#follow()
  }
  /** Chooses a position; one that is not known yet is chosen later. @param {number | null} at */
  #place(at) {
    const { first, last } = this.#known
    this.#at = at !== null && at <= last ? at : null
    this.#spot = this.#at ?? first
    if (this.#at !== null) this.#pane.show(this.#at)
  }
  /** On a slide, chooses the next position to be uncovered; when all are, the one of the attribute. */
  #follow() {
    if (!this.inDeck || this.values !== 'off') return
    const next = this.#known.first + this.#revealed
    if (!this.#hiding) this.#place(this.#chosen ?? this.#at)
    else this.#place(this.#told && this.#revealed === this.#told ? null : next)
  }
  /** The position of the attribute `at`, or null if the strip does not have it. @returns {number | null} */
  get #chosen() {
    const { first, last } = this.#known
    const at = Number(this.getAttribute('at') || NaN)
    return at >= first && at <= last ? at : null
  }
  /** On paper that shows answers, chooses the position of the attribute. */
  #turnToPaper() {
    const paper = this.tells && this.values === 'off'
    if (!this.#known || paper === this.#onPaper) return
    this.#onPaper = paper
    if (paper) this.#before = this.#at
    this.#at = paper ? this.#chosen : this.#before
  }
  #onPaper = false
  /** the position chosen on the screen @type {number | null} */ #before = null
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#pane.leave()
    const known = this.#known
    if (!known) return
    if (known.works) {
      // The work begins anew when the element comes back
      known.end()
      this.#source = ''
      this.stale = true
    }
    known.game.suspend()
  }
  /** A position beyond the strip, by a proved period. @param {number} n */
  #beyond(n) {
    const known = this.#known
    return known.proved ? { n, row: known.row(known.like(n)) } : null
  }
  /** @param {string} name @param {string} rules @param {number} from @param {number} to */
  #start(name, rules, from, to) {
    const known = new Known(this.engine.game(name, { rules }), to, from)
    this.#known?.close()
    this.#known = known
    this.#pane.reset()
    known.begin((whole) => {
      if (whole) this.attempt(() => this.read())
      else this.update()
    })
  }
  /** First and last position; on paper a long strip ends sooner. @returns {[number, number]} */
  get #ends() {
    const { first, last } = this.#known
    return [first, this.printing ? Math.min(last, Math.max(DRAWN, first)) : last]
  }
  get #size() {
    const [first, last] = this.#ends
    return last - first + 1
  }
  /** positions whose lines are drawn */
  get #drawn() {
    return this.#lines.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)) // prettier-ignore
  }

  /** the steps for a slide's clicker: hidden positions */
  get stepper() {
    const count = this.values === 'off' ? this.#size - this.#told : 0
    const at = this.#revealed - this.#told
    const go = (/** @type {number} */ to) => this.#reveal(to - at)
    return { at, count, go }
  }
  /** true if the next V uncovers something */
  get uncovers() {
    return this.#hiding || this.#keeps
  }
  get #hiding() {
    return this.values === 'off' && this.#revealed < this.#size
  }
  get shared() {
    const [at, revealed, period] = [this.#at, this.#revealed, this.#tellsPeriod]
    return {
      at,
      asked: this.getAttribute('at'),
      values: this.getAttribute('values'),
      revealed,
      period,
    }
  }
  set shared({ at, asked, values, revealed, period }) {
    this.#place(at)
    this.#revealed = revealed
    this.#tellsPeriod = period
    this.reflect({ at: asked, values })
    this.update()
  }

  /** true if cells show Grundy values: asked for, and the game has them */
  get #numbers() {
    return this.#known.grundy && this.inGrundy
  }
  /** number of positions that are uncovered, from the first on */
  get #uncoveredCount() {
    return this.covered ? this.#revealed : this.#known.count
  }
  /** true while the period is hidden */
  get #keeps() {
    return this.getAttribute('hide') === 'period' && !this.#tellsPeriod && !this.tells
  }
  /** @param {number} n */
  #row(n) {
    return this.#known.row(n)
  }

  /** true if the number of open options is shown */
  get #counts() {
    const asked = this.getAttribute('counts')
    return asked ? asked === 'on' : !this.inDeck
  }
  /**
   * The number of a position's options that are covered; null if the position is uncovered, or an uncovered option is lost.
   * @param {number} n @param {number} uncoveredCount number of uncovered positions
   */
  #open(n, uncoveredCount) {
    const [first] = this.#ends
    if (!uncoveredCount || n - first < uncoveredCount || uncoveredCount >= this.#size) return null
    const ways = this.#known.ways(n)
    const known = (/** @type {number} */ to) => to - first < uncoveredCount
    if (!ways || (!this.#numbers && ways.some((to) => known(to) && this.#row(to).outcome === 'loss'))) return null // prettier-ignore
    return ways.filter((to) => !known(to)).length
  }
  /** The position uncovered just now, if it was one. */
  #newly() {
    const uncoveredCount = this.#uncoveredCount
    const known = this.#known
    const { uncoveredCount: was } = this.#last
    if (this.#last.known !== known || was !== uncoveredCount) {
      const one = this.#last.known === known && uncoveredCount === was + 1 && moves(this)
      this.#last = { known, uncoveredCount, news: one ? this.#newsOf(was + this.#ends[0]) : null }
    }
    return this.#last.news
  }
  /** @param {number} n @returns {News} */
  #newsOf(n) {
    const first = this.#known.first
    const wins = this.#row(n).outcome === 'win'
    const into = (this.#known.ways(n) ?? []).filter((to) => this.#numbers || (wins && this.#row(to).outcome === 'loss')) // prettier-ignore
    const out = this.#drawn.filter((i) => i > n && this.#known.ways(i)?.includes(n) && this.#open(i, n - first) !== null) // prettier-ignore
    const { step } = timesOf(this)
    const turns = into.length ? ARRIVES * step : 0
    const goes = turns + (GOES - ARRIVES) * step
    const pulses = [...into.map((to) => ({ from: n, to, wait: 0 })), ...out.map((from) => ({ from, to: n, wait: goes }))] // prettier-ignore
    return { n, turns, ticks: goes + ARRIVES * step, pulses: pulses.length > MANY ? [] : pulses }
  }
  /** Goes to a position. @param {number} n */
  #goTo(n) {
    const [first, last] = this.#ends
    this.#like = null
    this.#place(Math.min(Math.max(n, first), last))
    this.reflect({ at: String(this.#at) })
    this.update()
    keep(this)
    if (this.root.activeElement) this.#cellOf(this.#at)?.focus()
  }
  #changed() {
    this.update()
    keep(this)
  }
  /** Uncovers positions. @param {number} [by] how many; Infinity: all */
  #reveal(by = 1) {
    this.#revealed = Math.min(this.#revealed + by, this.#size)
    this.#follow()
    this.#changed()
  }
  #hide() {
    this.#revealed = this.#told
    this.#tellsPeriod = false
    this.reflect({ values: this.#numbers ? 'off grundy' : 'off' })
    this.#follow()
    this.#changed()
  }

  #tellPeriod() {
    this.#tellsPeriod = !this.#tellsPeriod
    this.#changed()
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    const cell = target.closest?.('[data-n]')
    const [first, last] = this.#ends
    const hiding = this.#hiding
    if (event.key === 'v' || event.key === 'V') {
      /* on a slide V covers no open positions; it shows and hides the period */
      if (hiding) this.#reveal()
      else if (this.#keeps || (this.#tellsPeriod && this.values !== 'off')) this.#tellPeriod()
      else this.#hide()
      return true
    }
    if (cell instanceof HTMLElement) {
      const n = Number(cell.dataset.n)
      const to = /** @type {Record<string, number>} */ ({
        ArrowLeft: n - 1,
        ArrowRight: n + 1,
        ArrowUp: n - this.#columns,
        ArrowDown: n + this.#columns,
        Home: first,
        End: last,
      })[event.key]
      if (to !== undefined) {
        const there = to >= first && to <= last
        if (there) this.#goTo(to)
        return there
      }
      if (event.key === ' ' && hiding) return (this.#reveal(), true)
      if (event.key === 'Enter' || event.key === ' ') return (this.#goTo(n), true)
    }
    return commonKey(this, event)
  }
  #columns = 1

  /** Draws. A scrolled strip uses its cells for other positions: the focus stays on its position. */
  update() {
    this.#turnToPaper()
    const had = /** @type {HTMLElement | null} */ (this.root.activeElement)?.dataset.n
    this.#holds = true
    super.update()
    const now = /** @type {HTMLElement | null} */ (this.root.activeElement)?.dataset.n
    if (had && now !== had) this.#cellOf(had)?.focus({ preventScroll: true })
    this.#holds = false
    this.#pane.settle(this.root.querySelector('.view'))
  }
  /** @param {number | string | null} n */
  #cellOf(n) {
    return /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-n="${n}"]`))
  }
  /** Scrolls to the cell that got the focus: it may be out of sight. @param {Event} event */
  #entered({ target }) {
    const { n } = /** @type {HTMLElement} */ (target).dataset
    if (!n || this.#holds || this.#pane.sees(Number(n))) return
    this.#pane.show(Number(n))
    this.update()
  }

  get progress() {
    const cells = this.root.querySelectorAll('[data-n]').length
    return progress(this.values !== 'off' || this.#revealed >= cells, this.#revealed > this.#told)
  }
  render() {
    const { em } = this.#room
    const [first, last] = this.#ends
    const long = last > DRAWN
    const width = (this.#room.width() || 60 * em) - (long ? BAR_PX : 0)
    /* 22 cells in a figure of 944 pixels: nearly a finger's 44. Numbers of many digits have wider cells */
    const digits = (String(last).length / 2 + 0.5) * em
    /* on a slide a cell is read from the last row, and the last V moves none */
    const slide = !!this.inDeck && !long
    const least = Math.max(
      slide ? Math.min(SLIDE_PX, width / 10) : 42.5,
      2.1 * em,
      long ? digits : 0,
    )
    const period = this.#shownPeriod()
    let fit = Math.max(1, Math.floor(width / least))
    // many rows of a slide are lower and their cells smaller: more of them stand in a row
    if (slide && this.#size > 3 * fit)
      fit = Math.max(fit, Math.floor(width / Math.max(42.5, LOW_EM * em)))
    const columns = (this.#columns = slide
      ? Math.ceil(this.#size / Math.ceil(this.#size / fit))
      : cellsInRow(this.#size, fit, period?.period ?? 0))
    const rows = Math.ceil(this.#size / columns)
    // across a whole slide three rows have the height for larger cells, beside words they have not
    const lower = rows > 3 || width < 60 * em ? LOW_EM : 4.5
    const widest = slide ? (rows > 2 ? lower : SLIDE_EM) * em : Math.max(3.5 * em, least)
    const cell = Math.floor(Math.min(widest, width / columns) * 4) / 4
    const options = this.#at === null ? [] : this.#known.options(this.#at)
    const drawn = long ? this.#arranged({ columns, cell, em, options }) : Array.from({ length: Math.ceil(this.#size / columns) }, (_, line) => ({ line, y: 0 })) // prettier-ignore
    this.#lines = drawn.map(({ line }) => {
      const from = first + line * columns
      return [from, Math.min(last, from + columns - 1)]
    })
    const news = this.#newly()
    const how = { cell, em, options, period, news, alone: !long && drawn.length === 1 }
    const strip = this.#shown
    const lines = drawn.map(({ line: n, y }, i) =>
      line(strip, this.#lines[i], {
        ...how,
        roomy: slide && !n && !options.length && this.#hiding,
        place: long ? { line: n, y } : null,
      }),
    )
    const title = this.#title()
    return html`<div part="stage" class="strip" .style="--cell:${cell}px" data-scene>
      ${
        long
          ? html`<div part="board" class="view" .style="height:${this.#pane.height}px" @scroll=${(/** @type {Event} */ e) => this.#pane.scrolled(/** @type {Element} */ (e.target))} @focusin=${(/** @type {Event} */ e) => this.#entered(e)}><div role="grid" aria-label=${title} aria-rowcount=${rows} .style="height:${this.#pane.spacer}px"><div class="pane" .style="height:${this.#pane.height}px"><div class="lines">${lines}</div></div></div></div>` // prettier-ignore
          : html`<div part="board" role="grid" aria-label=${title}>${lines}</div>`
      }
      ${long && period ? under(strip, period) : nothing} ${this.#progress()} ${this.#controls()}
      <div part="status" class="words" aria-live="polite">
        ${this.#at === null ? nothing : html`<p>${this.#sentence(strip, this.#at)}</p>`}
        ${this.#like && this.#uncoveredCount >= this.#size ? html`<p>${this.t('{n} is {sign}, as {m} is: the period is proved.', { n: this.#like.n, sign: signOf(strip, this.#like.row), m: this.#like.row.text })}</p>` : nothing}
        ${this.#periodWords()}
        ${
          this.#counts && this.#drawn.some((n) => this.#open(n, this.#uncoveredCount))
            ? html`<p class="soft-text">
                ${this.t('Number at a corner: how many options are still open.')}
              </p>`
            : nothing
        }
        ${
          last < this.#known.to && !this.#known.works
            ? html`<p class="soft-text">
                ${this.t('Only the positions up to {n} are drawn.', { n: last })}
              </p>`
            : nothing
        }
        ${
          this.values === 'grundy' && !this.#known.grundy
            ? html`<p class="soft-text">
                ${this.t('This game has no Grundy values: it is not normal play.')}
              </p>`
            : nothing
        }
      </div>
    </div>`
  }
  /** the visible part @returns {Strip} */
  get #shown() {
    return {
      ...{ host: this, known: this.#known, ends: this.#ends, at: this.#at, spot: this.#spot },
      ...{ uncoveredCount: this.#uncoveredCount, numbers: this.#numbers, counts: this.#counts },
      open: (n, uncoveredCount) => this.#open(n, uncoveredCount),
      go: (n) => this.#goTo(n),
    }
  }
  #title() {
    const { facts, rules } = this.#known.game
    const [from, to] = this.#ends
    return `${this.t(facts.title)} ${rules}: ${this.t('positions {from} to {to}', { from, to })}`
  }
  /** the period of the values shown, once all are uncovered */
  #shownPeriod() {
    if (this.#uncoveredCount < this.#size || this.#keeps) return null
    return this.#numbers ? this.#known.grundyPeriod : this.#known.period
  }

  /** The lines that are drawn of a long strip, with their places. @param {{ columns: number, cell: number, em: number, options: Option[] }} how */
  #arranged({ columns, cell, em, options }) {
    const first = this.#known.first
    const at = this.#at ?? first
    /** @type {Map<number, Option[]>} */
    const above = new Map()
    for (const option of options) {
      const line = Math.floor((option.to - first) / columns)
      above.set(line, [...(above.get(line) ?? []), option])
    }
    const rises = [...above]
      .sort(([a], [b]) => a - b)
      .map(([line, here]) => {
        const place = { first: first + line * columns, count: columns, cell, em }
        return /** @type {[number, number]} */ ([line, heightOf(place, at, here) + 2])
      })
    /* height of a line: number, sign, bracket, and the gaps between */
    const high = Math.ceil(0.79 * cell + 3.1 * em + 12)
    return this.#pane.arrange({ first, count: this.#size, columns, high, rises }, at, this.#spot)
  }
  #periodWords() {
    const period = this.#shownPeriod()
    if (!period) return nothing
    const { preperiod: from, period: p, proved } = period
    return html`<p class="soft-text">
      ${
        proved
          ? this.t('Period {p} from {from} on: proved for all numbers.', { p, from })
          : this.t('Period {p} from {from} on: seen up to {n}, not proved.', {
              p,
              from,
              n: this.#known.seen,
            })
      }
    </p>`
  }

  /** @param {Strip} strip @param {number} n */
  #sentence(strip, n) {
    const { known, numbers } = strip
    const sign = signOf(strip, known.row(n))
    return sentence(n, { host: this, known, uncovered: isUncovered(strip, n), numbers, sign })
  }
  /** The progress of a table that is computed, with its buttons. */
  #progress() {
    const known = this.#known
    if (!known.works) return nothing
    const { done, total } = known
    const stop = () => {
      known.stop()
      this.attempt(() => this.read())
    }
    const words = this.t('{done} of {total} positions', { done, total })
    return html`<p class="bar no-print">
      <progress max=${total} value=${done} aria-label=${words}></progress>${words}
      <button type="button" class="btn quiet" @click=${stop}>${this.t('Stop')}</button>
    </p>`
  }

  #controls() {
    const eye = icon('eye')
    if (this.values !== 'off' && !this.#keeps) return figureEnd(this)
    const all = this.#revealed >= this.#size
    /** @param {string} look @param {string} name @param {() => void} press @param {unknown} [sign] */
    const button = (look, name, press, sign) =>
      html`<button type="button" class="btn ${look}" @click=${press}>${sign}${name}</button>`
    const hide = () => this.#hide()
    const period = () => this.#tellPeriod()
    return html`<div part="tools" class="bar no-print">
      ${
        this.#keeps && (all || this.values !== 'off')
          ? button('primary', this.t('Show the period'), period, eye)
          : all
            ? button('primary', this.t('Hide all'), hide, eye)
            : [
                button('primary', this.t('Show the next'), () => this.#reveal(), eye),
                button('quiet', this.t('Show all'), () => this.#reveal(Infinity)),
                this.#revealed > this.#told ? button('quiet', this.t('Hide all'), hide) : nothing,
              ]
      }
      <span class="gap"></span>${screenButton(this)}
    </div>`
  }
}
