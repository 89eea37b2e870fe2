/**
 * cgt-strip.js -- the positions 0 to n of a game of one number, in a row: who wins each, the moves of one of them, and
 * the period.
 */
import { html, nothing } from 'lit-html'
import { css as heads } from '../core/arrows.js'
import { CgtElement, sheet } from '../core/element.js'
import { commonKey, keep } from '../core/keep.js'
import { chip, icon, letterOf } from '../core/marks.js'
import { moves, timesOf } from '../core/motion.js'
import { Room } from '../core/room.js'
import { figureEnd, screenButton } from '../core/screen.js'
import { NotationError } from '../engine/errors.js'
import { setText } from '../model/numbers.js'
import { blocks, cellsInRow, outcomePeriod } from '../model/period.js'
import css from './cgt-strip.css'
import { arcs, pulses } from './strip-arcs.js'

/** @typedef {import('../engine/engine.js').Row} Row */
/** @typedef {import('../engine/engine.js').Period} Period */
/** @typedef {import('./strip-arcs.js').Option} Option */
/** @typedef {import('./strip-arcs.js').News} News */

/** positions that are drawn at the most: some ten rows on a projector */
const DRAWN = 200
/** moves played for the one that wins: a row adds its own to what those before it showed; splits, which take more, have no amount */
const LOOK = 4000
/** how far a period is looked for; or, where such a number does not fit the rules, this far (a row of 372 pins) */
const AHEAD = 1000
const NEARER = 372
/** moves tried for that: some 30 ms */
const TRIED = 1 << 20
/** what comes to a position, and goes on from it, is sent on its way where it is no more */
const MANY = 24
/** of a step's time: until what came along an arrow is nearly there, and until it goes on */
const [ARRIVES, GOES] = [0.6, 0.9]
/** values of a block that are written out */
const WRITTEN = 16

/** As it was, until then. @param {string} key @param {number} wait @param {unknown} drawn */
const was = (key, wait, drawn) =>
  html`<span class="was" data-key=${key} data-come="gone" data-wait=${wait} aria-hidden="true"
    >${drawn}</span
  >`

/**
 * @summary Positions 0 to n of a one-heap game in a row, with the moves of one of them and the period.
 * @attr {string} game id of the game
 * @attr {string} rules in the game's notation
 * @attr {number} to the last position, at most 200
 * @attr {number} at the current position: its moves are drawn; beyond the last, its value, where a period is proved
 */
export class CgtStrip extends CgtElement {
  static attributes = { game: '', rules: '', to: '', at: '' }
  static styles = [sheet(heads + css)]

  /** @type {import('../engine/engine.js').Game} */ #game = /** @type {any} */ (null)
  /** @type {Row[]} what is drawn */ #rows = []
  /** @type {Period | null} of the outcomes */ #period = null
  /** @type {Period | null} of the Grundy values */ #grundyPeriod = null
  /** Grundy values are offered */ #grundy = false
  /** how many positions were asked for and are not drawn */ #cut = 0
  /** @type {number | null} */ #at = null
  /** a position that is not drawn, and one whose values it has @type {{ n: number, row: Row } | null} */ #like =
    null
  /** @type {import('../engine/table.js').Table} */ #table = {
    rows: [],
    period: null,
  }
  /** with values="off", positions from the first on that were shown */ #revealed = 0
  /** the last position looked at */ #seen = 0
  /** the roving tab stop */ #spot = 0
  /** @type {Map<number, number>} the amount that wins, by position */ #wins = new Map()
  /** where each position leads; null: some leave more than one number; undefined: not asked yet
   * @type {number[][] | null | undefined} */
  #leads
  /** @type {{ rows: Row[], told: number, news: News | null }} what was told last */ #last = { rows: [], told: 0, news: null } // prettier-ignore
  #source = ''
  #room = new Room(this)

  read() {
    const name = this.getAttribute('game') ?? 'subtraction'
    const rules = this.getAttribute('rules') ?? (name === 'subtraction' ? '1 2 3' : '')
    const to = this.#number('to') ?? 20
    const at = this.#number('at')
    const source = JSON.stringify([name, rules, to])
    if (source !== this.#source) {
      this.#start(name, rules, to)
      this.#source = source
      this.#revealed = 0
      this.#at = null
    }
    const [first, last] = this.#ends
    this.#like = at !== null && at > last ? this.#beyond(at) : null
    if (this.#like) return void (this.#spot = first)
    if (at !== null && (at < first || at > last))
      throw new NotationError({
        code: 'range',
        reason: at < first ? 'the first position is %' : 'the last position is %',
        number: at < first ? first : last,
      })
    this.#at = at
    this.#spot = at ?? first
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    this.#game?.suspend()
  }
  /** @param {string} attribute @returns {number | null} null where there is none */
  #number(attribute) {
    const text = this.getAttribute(attribute)?.trim() ?? ''
    if (text && !/^\d{1,10}$/.test(text))
      throw new NotationError({ code: 'syntax', reason: 'expected a number' })
    return text ? Number(text) : null
  }
  /** @param {number} n beyond what is drawn */
  #beyond(n) {
    const { rows, period } = this.#table
    if (!period?.proved) return null
    const { preperiod, period: p } = period
    const as = n <= this.#seen ? n : preperiod + ((n - preperiod) % p)
    return { n, row: rows[as - Number(rows[0].text)] }
  }
  /** @param {string} name @param {string} rules @param {number} to */
  #start(name, rules, to) {
    const game = this.engine.game(name, { rules })
    const table = () => {
      try {
        return game.table(AHEAD, TRIED)
      } catch {
        return game.table(NEARER, TRIED)
      }
    }
    const { rows, period } = (this.#table = table())
    this.#seen = Number(rows[rows.length - 1].text)
    const last = Math.max(Math.min(to, DRAWN), Number(rows[0].text))
    this.#game?.close()
    this.#game = game
    this.#rows = rows.filter((row) => Number(row.text) <= last)
    this.#leads = undefined
    this.#cut = Math.max(0, to - last)
    /* the largest first: the others fit where it fits */
    this.#grundy = game.flags(String(last)).grundy
    this.#grundyPeriod = this.#grundy ? period : null
    this.#period = period && outcomePeriod(rows, period)
    this.#wins.clear()
    for (const row of this.#rows) {
      if (row.outcome !== 'win') continue
      const to = game.solve(row.text, { budget: LOOK }).move?.to.text ?? ''
      if (/^\d+$/.test(to)) this.#wins.set(Number(row.text), Number(row.text) - Number(to))
    }
  }
  /** @returns {[number, number]} */
  get #ends() {
    return [Number(this.#rows[0].text), Number(this.#rows[this.#rows.length - 1].text)]
  }

  get shared() {
    return { at: this.#at, values: this.getAttribute('values'), revealed: this.#revealed }
  }
  set shared({ at, values, revealed }) {
    this.#at = at
    this.#spot = at ?? this.#ends[0]
    this.#revealed = revealed
    this.reflect({ at: at === null ? null : String(at), values })
    this.update()
  }

  /** what the values are of that are written: Grundy numbers only where the game has them */
  get #numbers() {
    return this.#grundy && this.inGrundy
  }
  /** positions from the first on that are told: on paper all */
  get #told() {
    return this.values === 'off' && !this.printing ? this.#revealed : this.#rows.length
  }
  /** @param {number} n */
  #row(n) {
    return this.#rows[n - this.#ends[0]]
  }
  /** @param {number} n */
  #tells(n) {
    return n - this.#ends[0] < this.#told
  }

  get #ways() {
    if (this.#leads !== undefined) return this.#leads
    const texts = this.#rows.map(({ text }) => this.#game.moves(text).map((move) => move.to.text))
    const whole = texts.flat().every((text) => /^\d+$/.test(text))
    return (this.#leads = whole ? texts.map((to) => [...new Set(to.map(Number))]) : null)
  }
  /**
   * How many options of a position are open while positions are being told; null: it is told itself, or one of its options is
   * and is lost. @param {number} n @param {number} told so many
   */
  #open(n, told) {
    const [first] = this.#ends
    if (!told || n - first < told || told === this.#rows.length) return null
    const ways = this.#ways?.[n - first]
    const known = (/** @type {number} */ to) => to - first < told
    if (!ways || (!this.#numbers && ways.some((to) => known(to) && this.#row(to).outcome === 'loss'))) return null // prettier-ignore
    return ways.filter((to) => !known(to)).length
  }
  /** What was told just now, where that was one position more. */
  #newly() {
    const told = this.#told
    const { rows, told: was } = this.#last
    if (rows !== this.#rows || was !== told) {
      const one = rows === this.#rows && told === was + 1 && moves(this)
      this.#last = { rows: this.#rows, told, news: one ? this.#newsOf(was + this.#ends[0]) : null }
    }
    return this.#last.news
  }
  /** @param {number} n @returns {News} */
  #newsOf(n) {
    const [first] = this.#ends
    const ways = this.#ways ?? []
    const wins = this.#row(n).outcome === 'win'
    const into = (ways[n - first] ?? []).filter((to) => this.#numbers || (wins && this.#row(to).outcome === 'loss')) // prettier-ignore
    const out = ways.flatMap((to, i) => (i > n - first && to.includes(n) && this.#open(i + first, n - first) !== null ? [i + first] : [])) // prettier-ignore
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
    this.#at = this.#spot = Math.min(Math.max(n, first), last)
    this.reflect({ at: String(this.#at) })
    this.update()
    keep(this)
    const cell = this.root.querySelector(`[data-n="${this.#at}"]`)
    if (cell instanceof HTMLElement && this.root.activeElement) cell.focus()
  }
  #changed() {
    this.update()
    keep(this)
  }
  /** Shows one position more, or all. @param {number} [by] */
  #reveal(by = 1) {
    this.#revealed = Math.min(this.#revealed + by, this.#rows.length)
    this.#changed()
  }
  #hide() {
    this.#revealed = 0
    this.reflect({ values: this.#numbers ? 'off grundy' : 'off' })
    this.#changed()
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    const cell = target.closest?.('[data-n]')
    const [first, last] = this.#ends
    const hiding = this.values === 'off' && this.#revealed < this.#rows.length
    if (event.key === 'v' || event.key === 'V') {
      if (hiding) this.#reveal()
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
        return there || this.keepsArrows
      }
      if (event.key === ' ' && hiding) return (this.#reveal(), true)
      if (event.key === 'Enter' || event.key === ' ') return (this.#goTo(n), true)
    }
    return commonKey(this, event)
  }
  #columns = 1

  /** The moves of a position to positions that are one number. @param {number} n @returns {Option[]} */
  #options(n) {
    return this.#game
      .moves(String(n))
      .map((move) => move.to.text)
      .filter((text) => /^\d+$/.test(text))
      .map(Number)
      .map((to) => ({ to, amount: n - to, wins: this.#row(to).outcome === 'loss' }))
  }

  render() {
    const { em } = this.#room
    const width = this.#room.width() || 60 * em
    /* 22 cells in a figure of 944: nearly a thumb's 44, and they touch each other */
    const least = Math.max(42.5, 2.1 * em)
    const period = this.#shownPeriod()
    const fit = Math.max(1, Math.floor(width / least))
    const columns = (this.#columns = cellsInRow(this.#rows.length, fit, period?.period ?? 0))
    const cell = Math.floor(Math.min(3.5 * em, width / columns) * 4) / 4
    const options = this.#at === null ? [] : this.#options(this.#at)
    const news = this.#newly()
    const lines = []
    for (let i = 0; i < this.#rows.length; i += columns)
      lines.push(this.#rows.slice(i, i + columns))
    return html`<div class="strip" .style="--cell:${cell}px" data-scene>
      <div role="grid" aria-label=${this.#title()}>
        ${lines.map((line) => this.#line(line, { cell, em, options, period, news, alone: lines.length === 1 }))}
      </div>
      ${this.#controls()}
      <div class="words" aria-live="polite">
        ${this.#at === null ? nothing : html`<p>${this.#sentence(this.#at, options)}</p>`}
        ${this.#like && this.#told === this.#rows.length ? html`<p>${this.t('{n} is {sign}, as {m} is: the period is proved.', { n: this.#like.n, sign: this.#sign(this.#like.row), m: this.#like.row.text })}</p>` : nothing}
        ${this.#periodWords()}
        ${
          this.#rows.some((row) => this.#open(Number(row.text), this.#told))
            ? html`<p class="soft-text">
                ${this.t('Number at a corner: how many options are still open.')}
              </p>`
            : nothing
        }
        ${
          this.#cut
            ? html`<p class="soft-text">
                ${this.t('Only the positions up to {n} are drawn.', { n: this.#ends[1] })}
              </p>`
            : nothing
        }
        ${
          this.values === 'grundy' && !this.#grundy
            ? html`<p class="soft-text">
                ${this.t('This game has no Grundy values: it is not normal play.')}
              </p>`
            : nothing
        }
      </div>
    </div>`
  }
  #title() {
    const { facts, rules } = this.#game
    const [from, to] = this.#ends
    return `${this.t(facts.title)} ${rules}: ${this.t('positions {from} to {to}', { from, to })}`
  }
  /** once all is told, the period of what is written */
  #shownPeriod() {
    if (this.#told < this.#rows.length) return null
    return this.#numbers ? this.#grundyPeriod : this.#period
  }

  /**
   * @param {Row[]} line
   * @param {{ cell: number, em: number, options: Option[], period: Period | null, news: News | null, alone: boolean }} how
   */
  #line(line, { cell, em, options, period, news, alone }) {
    const first = Number(line[0].text)
    const last = Number(line[line.length - 1].text)
    const here = options.filter(({ to }) => first <= to && to <= last)
    const arced = alone || here.length > 0
    const place = { first, count: line.length, cell, em }
    const coming = pulses(place, news, arced, (n) => {
      const row = this.#row(n)
      return chip(row.outcome, this.#sign(row))
    })
    return html`<div class="line">
      ${arced ? arcs(place, this.#at ?? 0, this.#tells(this.#at ?? 0), here, coming, (n) => this.num(n)) : nothing}
      <div class="cells" role="row">
        ${line.map((row) =>
          this.#cell(
            row,
            news,
            coming.filter(({ from }) => from === Number(row.text)).map(({ view }) => view),
          ),
        )}
      </div>
      ${period ? this.#brackets(first, last, period) : nothing}
    </div>`
  }

  /** @param {Row} row @param {News | null} news @param {unknown} pulses */
  #cell(row, news, pulses) {
    const n = Number(row.text)
    const told = this.#tells(n)
    const text = told ? this.#sign(row) : '?'
    const look = `${n === this.#at ? 'current' : ''} ${text.length > 2 ? 'long' : ''}`
    const sign = chip(told ? row.outcome : 'unknown', text, look)
    return html`<button
      type="button"
      role="gridcell"
      data-n=${n}
      tabindex=${n === this.#spot ? 0 : -1}
      aria-selected=${n === this.#at ? 'true' : 'false'}
      aria-label=${`${this.num(n)}: ${this.#words(row, told)}`}
      @click=${() => this.#goTo(n)}
    >
      <span class="n">${this.num(n)}</span
      >${news?.n === n ? html`<span class="turn" data-key="turn ${n}" data-come="pop" data-wait=${news.turns}>${sign}</span>${was(`was ${n}`, news.turns, chip('unknown', '?'))}` : sign}
      ${this.#count(n, news)}${pulses}
    </button>`
  }
  /** @param {number} n @param {News | null} news */
  #count(n, news) {
    const now = this.#open(n, this.#told)
    const before = news ? this.#open(n, this.#told - 1) : now
    const wait = news?.n === n ? news.turns : news?.ticks
    /** @param {unknown} of */
    const badge = (of) => html`<span class="open" aria-hidden="true">${of}</span>`
    if (before === now) return now === null ? nothing : badge(this.num(now))
    return html`${now === null ? nothing : badge(before === null ? this.num(now) : html`<span data-key="open ${n} ${now}" data-come="tick" data-wait=${wait}>${this.num(now)}</span>`)}${before === null ? nothing : was(`opened ${n} ${before}`, Number(wait), badge(this.num(before)))}` // prettier-ignore
  }
  /** @param {Row} row @param {boolean} told */
  #words(row, told) {
    if (!told) {
      const open = this.#open(Number(row.text), this.#told)
      return `${this.t('hidden')}${open === null ? '' : `, ${this.t('{n} open option|{n} open options', { n: open })}`}`
    }
    const amount = this.#wins.get(Number(row.text))
    const outcome =
      row.outcome === 'win'
        ? amount === undefined
          ? this.t('won')
          : this.t('won, take {amount}', { amount })
        : row.outcome === 'loss'
          ? this.t('lost')
          : this.t('tie')
    return this.#numbers
      ? `${this.t('Grundy value {n}', { n: row.grundy ?? 0 })}, ${outcome}`
      : outcome
  }

  /** @param {number} first @param {number} last @param {Period} period */
  #brackets(first, last, period) {
    const all = blocks(period, ...this.#ends)
    const here = all.filter(({ from, to }) => to >= first && from <= last)
    const named =
      all.find(({ from, to }) => this.#at !== null && from <= this.#at && this.#at <= to) ?? all[0]
    if (!named) return nothing
    return html`<div class="brackets" aria-hidden="true">
        ${here.map((block) => {
          const from = Math.max(block.from, first)
          const to = Math.min(block.to, last)
          const look = `${block === named ? 'named' : ''} ${from > block.from ? 'goes-left' : ''} ${to < block.to ? 'goes-right' : ''}`
          return html`<span
            class=${look}
            .style="grid-column:${from - first + 1} / ${to - first + 2}"
          ></span>`
        })}
      </div>
      ${named.from >= first && named.from <= last ? this.#label(named, first, last, period) : nothing}`
  }
  /**
   * Under its block; where it has no room there, further left.
   * @param {{ from: number, to: number }} block @param {number} first of the line @param {number} last
   * @param {Period} period
   */
  #label({ from, to }, first, last, { period: p }) {
    const block = this.#rows
      .slice(from - this.#ends[0], to - this.#ends[0] + 1)
      .map((row) => this.#sign(row))
      .join(' ')
    return html`<div class="period">
      <span .style="flex-basis:calc(${from - first} * var(--cell))"></span>
      <p .style="min-width:min(100%, calc(${Math.min(to, last) - from + 1} * var(--cell)))">
        ${p <= WRITTEN ? this.t('period {p}: {block}', { p, block }) : this.t('period {p}', { p })}
      </p>
    </div>`
  }
  /** a position's letter or number @param {Row} row */
  #sign(row) {
    return this.#numbers ? this.num(row.grundy ?? 0) : letterOf(row.outcome, this.letters)
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
              n: this.#seen,
            })
      }
    </p>`
  }

  /** All moves, where some leave more than one number; else null. @param {number} n @returns {{ to: string, grundy: number | null, loss: boolean }[] | null} */
  #parts(n) {
    const moves = this.#game.moves(String(n))
    if (moves.every(({ to }) => /^\d*$/.test(to.text))) return null
    return moves.map(({ to }) => {
      const { grundy, outcome } = this.#game.solve(to)
      return { to: to.text.replace(/ /g, ' + ') || '0', grundy, loss: outcome === 'loss' }
    })
  }
  /** @param {number} n @param {{ to: string, grundy: number | null, loss: boolean }[]} parts */
  #partsSentence(n, parts) {
    const best = parts.find((p) => p.loss)
    const g = this.#row(n).grundy ?? 0
    const set = setText([...new Set(parts.map((p) => p.grundy ?? 0))].sort((a, b) => a - b))
    const slots = { at: n, set, g, to: best?.to ?? '', loss: letterOf('loss', this.letters) }
    if (this.#numbers)
      return best
        ? this.t('You are at {at}. mex{set} = {g}. Leaving {to}, of value 0, wins.', slots)
        : this.t('You are at {at}. mex{set} = 0: no move reaches a 0, so {at} is lost.', slots)
    return best
      ? this.t('You are at {at}. Leaving {to}, which is {loss}, wins.', slots)
      : this.t('You are at {at}. Every move leaves a winning position: {at} is {loss}.', slots)
  }
  /** @param {number} n @param {Option[]} options */
  #sentence(n, options) {
    const row = this.#row(n)
    const win = letterOf('win', this.letters)
    const loss = letterOf('loss', this.letters)
    const parts = this.#parts(n)
    const list = (parts ?? options).map((o) => (parts ? o.to : this.num(Number(o.to)))).join(', ')
    if (!this.#tells(n)) {
      const there = list
        ? this.t('You are at {at}. It leads to {list}.', { at: n, list })
        : this.t('You are at {at}. There is no move.', { at: n })
      const asked = this.#numbers
        ? this.t('What is its Grundy value?')
        : this.t('Is it {win} or {loss}?', { win, loss })
      return `${there} ${asked}`
    }
    if (parts) return this.#partsSentence(n, parts)
    if (!options.length)
      return row.outcome === 'win'
        ? this.t('You are at {at}. There is no move, and here that wins: {at} is {win}.', {
            at: n,
            win,
          })
        : this.t('You are at {at}. There is no move: {at} is {loss}.', { at: n, loss })
    const amount = this.#wins.get(n)
    const best = options.find((o) => o.amount === amount) ?? options.find((o) => o.wins)
    const values = options.map((o) => this.#row(o.to).grundy ?? 0)
    if (this.#numbers) {
      const slots = {
        at: n,
        set: setText(values),
        g: row.grundy ?? 0,
        amount: best?.amount ?? 0,
        to: best?.to ?? 0,
      }
      return best
        ? this.t(
            'You are at {at}. mex{set} = {g}. Taking {amount} leaves {to}, of value 0: that move wins.',
            slots,
          )
        : this.t('You are at {at}. mex{set} = 0: no move reaches a 0, so {at} is lost.', slots)
    }
    return best
      ? this.t('You are at {at}. Taking {amount} leaves {to}, which is {loss}: that move wins.', {
          at: n,
          amount: best.amount,
          to: best.to,
          loss,
        })
      : this.t(
          'You are at {at}. Its only move leaves {list}, which is {win}: {at} is {loss}.|You are at {at}. Every move leaves a {win} ({list}): {at} is {loss}.',
          {
            at: n,
            n: options.length,
            list,
            win,
            loss,
          },
        )
  }

  #controls() {
    if (this.values !== 'off') return figureEnd(this)
    const all = this.#revealed === this.#rows.length
    /** @param {string} look @param {string} name @param {() => void} press @param {unknown} [sign] */
    const button = (look, name, press, sign) =>
      html`<button type="button" class="btn ${look}" @click=${press}>${sign}${name}</button>`
    const hide = () => this.#hide()
    const eye = icon('eye')
    return html`<div class="bar no-print">
      ${
        all
          ? button('primary', this.t('Hide all'), hide, eye)
          : [
              button('primary', this.t('Show the next'), () => this.#reveal(), eye),
              button('quiet', this.t('Show all'), () => this.#reveal(Infinity)),
              this.#revealed ? button('quiet', this.t('Hide all'), hide) : nothing,
            ]
      }
      <span class="gap"></span>${screenButton(this)}
    </div>`
  }
}
