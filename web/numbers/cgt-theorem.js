/**
 * cgt-theorem.js -- a theorem with its source, and a check that the reader can run: for every position of a universe, the
 * theorem's answer is compared with that of a search.
 */
import { html, nothing, svg } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { wordsOf } from '../core/attributes.js'
import { share } from '../core/deck.js'
import { CgtElement, sheet } from '../core/element.js'
import { commonKey } from '../core/sync-state.js'
import { chip, icon, letterOf } from '../core/marks.js'
import { progress } from '../core/progress.js'
import { EngineError } from '../engine/errors.js'
import {
  countOf,
  DRAWN,
  inSlices,
  outcomes,
  partToShow,
  readRanges,
  sizeOf,
  writeRanges,
} from './check.js'
import css from './cgt-theorem.css'

/** @typedef {import('../engine/engine.js').Theorem} Theorem */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/engine.js').Claim} Claim */
/** @typedef {import('../engine/engine.js').CheckState} CheckState */
/** @typedef {import('./check.js').Range} Range */
/** @typedef {{ ranges: Range[], outcomes: Outcome[] }} Drawn */

/** side of a map's cell in sixteenths of an em; cells in a row of one range: 2, 3, 4, 6, 8 and 12 divide 24 */
const CELL = 14
const ROW = 24
/** the longest axis that is drawn */
const LONG = 32

/**
 * @summary A theorem, its source, and the check against search.
 * @attr {string} game id of the game
 * @attr {string} rules the rules, in the game’s notation; if they are missing, the theorem’s own
 * @attr {string} name the theorem’s name; if it is missing, the game’s first
 * @attr {string} universe what is checked: a position with ranges, `0..7 0..7 0..7`
 * @attr {statement|misere|statement misere} hide `statement`: what it says is hidden until V, or until it was checked; `misere`: the clause on misère play is hidden
 * @csspart board what was checked, drawn
 * @csspart status what was found
 * @csspart tools the field and its buttons
 */
export class CgtTheorem extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    name: '',
    universe: '',
    hide: 'statement|misere|statement misere',
  }
  static styles = [sheet(css)]
  /** @param {import('../engine/engine.js').Game} game */
  static takes = ({ facts }) => facts.theorems.length > 0

  /** @type {Theorem} */ theorem = /** @type {any} */ (null)
  range = ''
  /** @type {'idle' | 'running' | 'stopped' | 'done'} */ phase = 'idle'
  /** @type {CheckState | null} */ state = null
  /** @type {Drawn | null} */ map = null
  /** attributes when they were read last */ #asked = ''
  /** the game of the theorem; it stays after a refusal */ #of = {
    name: '',
    rules: '',
  }
  /** number of the present check: one with another number stops */ #run = 0
  #ran = false
  /** false: V uncovers its statement */
  covers = false
  /** its statement was uncovered by hand */ #uncovered = false
  /** true if it was checked only for paper */ #printed = false

  read() {
    const name = this.getAttribute('game') ?? 'nim'
    const { facts } = this.engine.game(name)
    const wanted = (this.getAttribute('name') ?? '').trim().toLowerCase()
    const found = facts.theorems.find((t) => !wanted || t.name.toLowerCase() === wanted)
    if (!found)
      throw new EngineError({
        code: 'unknown',
        reason: wanted
          ? 'this game has no theorem with the name “{name}”'
          : 'this game has no theorem',
        slots: { name: this.getAttribute('name') ?? '' },
      })
    const universe = this.getAttribute('universe') ?? partToShow(found.universe)
    const asked = this.#attributes(universe)
    if (asked === this.#asked) return
    this.#asked = asked
    this.theorem = found
    this.#of = { name, rules: this.getAttribute('rules') ?? found.rules }
    this.#forget()
    this.range = universe
  }
  /** @param {string} universe */
  #attributes(universe) {
    return JSON.stringify([...['game', 'rules', 'name'].map((a) => this.getAttribute(a)), universe])
  }
  disconnectedCallback() {
    super.disconnectedCallback()
    if (this.phase === 'running') this.#forget()
  }
  #forget() {
    this.#run++
    this.#printed = false
    this.phase = 'idle'
    this.state = null
    this.map = null
  }

  get shared() {
    return { universe: this.range, ran: this.#ran, uncovered: this.#uncovered }
  }
  set shared(state) {
    const { universe, ran, uncovered } = /** @type {Record<string, unknown>} */ (state ?? {})
    if (!this.theorem || typeof universe !== 'string') return
    this.#forget()
    this.range = universe
    this.#ran = ran === true
    this.#uncovered = uncovered === true
    if (this.#ran) this.check()
    else this.update()
  }

  /** @param {string} what */
  #hides(what) {
    return wordsOf(this.getAttribute('hide')).includes(what)
  }
  /** true if V uncovers the statement, which the author hid */
  get uncovers() {
    return this.#hides('statement') && !this.#uncovered && this.phase === 'idle' && !this.tells
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    if (!/^v$/i.test(event.key) || !this.#hides('statement')) return commonKey(this, event)
    this.#uncovered = !this.#uncovered
    this.update()
    share(this)
    return true
  }
  /** The statement, without the clause on misère play if the author hides that. */
  get #statement() {
    const { statement } = this.theorem
    const whole = this.t(statement)
    return this.#hides('misere') ? whole.replace(/;[^;.]*misère[^;.]*/i, '') : whole
  }
  #game() {
    const { name, rules } = this.#of
    return this.engine.game(name, { rules })
  }
  /** @param {import('../engine/engine.js').Game} game */
  #work(game) {
    return game.check(this.theorem.name, this.range)
  }
  /** Checks the universe. @returns {Promise<void>} fulfilled when it is done, stopped or refused */
  async check() {
    this.#forget()
    /* an empty field gets the universe that is checked */
    this.range = this.range.trim() || partToShow(this.theorem.universe)
    const run = this.#run
    const cancelled = () => run !== this.#run
    /** @type {import('../engine/engine.js').Game | undefined} */
    let game
    try {
      game = this.#game()
      const work = this.#work(game)
      /* the first step is done here: it throws if the universe cannot be read */
      /** @type {IteratorResult<CheckState, void> | undefined} */
      let first
      if (!this.attempt(() => void (first = work.next()))) return
      this.state = first?.value ?? null
      this.phase = 'running'
      const whole = await inSlices(work, {
        cancelled,
        each: (state) => {
          this.state = state
          this.update()
        },
      })
      if (!whole) return
      if (!this.state?.disagreement) await this.#draw(game, cancelled)
      if (cancelled()) return
      this.phase = 'done'
      this.update()
    } catch (error) {
      this.#forget()
      this.attempt(() => {
        throw error
      })
    } finally {
      game?.close()
    }
  }
  /** The ranges of the universe, or null if it cannot be drawn. @returns {Range[] | null} */
  #drawable() {
    const ranges = readRanges(this.range)
    if (!ranges || ranges.length > 3 || countOf(ranges) > DRAWN) return null
    return ranges.length > 1 && ranges.some((r) => sizeOf(r) > LONG) ? null : ranges
  }
  /** @param {import('../engine/engine.js').Game} game @param {() => boolean} cancelled */
  async #draw(game, cancelled) {
    const ranges = this.#drawable()
    if (!ranges) return
    /** @type {Outcome[]} */
    const all = []
    const collect = (function* () {
      for (const outcome of outcomes(game, ranges)) yield void all.push(outcome)
    })()
    if (await inSlices(collect, { cancelled, each() {} })) this.map = { ranges, outcomes: all }
  }
  /** Draws. For paper, where nobody can press the button, a small universe is checked at once, and forgotten afterwards. */
  update() {
    if (this.printing && !this.handout && this.phase === 'idle') this.#print()
    else if (!this.printing && this.#printed) this.#forget()
    super.update()
  }
  #print() {
    const ranges = this.#drawable()
    /** @type {import('../engine/engine.js').Game | undefined} */
    let game
    try {
      game = this.#game()
      for (const state of this.#work(game)) {
        if (state.total > DRAWN) return
        this.state = state
      }
      if (ranges && !this.state?.disagreement)
        this.map = { ranges, outcomes: [...outcomes(game, ranges)] }
      this.phase = 'done'
      this.#printed = true
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
    } finally {
      game?.close()
    }
  }
  #stop() {
    this.#run++
    this.phase = 'stopped'
    this.update()
  }
  /** @param {Event} event */
  #submit(event) {
    event.preventDefault()
    if (this.phase === 'running') return
    this.#ran = true
    this.check()
    this.#keep()
  }
  /** Passes the checked universe on to the address and the other windows of a deck. */
  #keep() {
    this.reflect({ universe: this.range })
    this.#asked = this.#attributes(this.range)
    share(this)
  }
  #all() {
    this.range = this.theorem.universe
    this.#ran = true
    this.#keep()
    this.check()
  }

  get progress() {
    return progress(this.phase === 'done', this.phase !== 'idle')
  }
  /** One button starts and stops a check: another one in its place would not have the focus. */
  render() {
    const { source, universe } = this.theorem
    const running = this.phase === 'running'
    return html`
      <p class="statement">${this.uncovers ? '?' : this.#statement}</p>
      ${this.inDeck ? nothing : html`<p class="source">${this.t('Source: {source}', { source: this.t(source) })}</p>`}
      <form part="tools" class="no-print" @submit=${(/** @type {Event} */ e) => this.#submit(e)}>
        <label class="field">
          <b>${this.t('Positions to check')}</b>
          <input
            class="text-input"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            .value=${live(this.range)}
            ?readonly=${running}
            aria-invalid=${this.refusal ? 'true' : 'false'}
            @input=${(/** @type {Event} */ e) => {
              this.range = /** @type {HTMLInputElement} */ (e.target).value
            }}
          />
        </label>
        <button
          type=${running ? 'button' : 'submit'}
          class="btn ${running ? '' : 'primary'}"
          @click=${(/** @type {Event} */ e) => {
            if (!running) return
            e.preventDefault() // by now the button starts a check
            this.#stop()
          }}
        >
          ${running ? this.t('Stop') : this.t('Check')}
        </button>
        ${
          !running && !this.inDeck && this.range.trim() !== universe
            ? html`<button type="button" class="btn quiet" @click=${() => this.#all()}>
                ${this.#allWords(universe)}
              </button>`
            : nothing
        }
      </form>
      ${running && this.state ? this.#progress(this.state) : nothing}
      <div class="found ${this.map?.ranges.length === 2 ? 'square' : ''}">
        <div part="status" class="result" role="status" aria-live="polite">${this.#result()}</div>
        ${this.map ? this.#map(this.map) : nothing}
      </div>
    `
  }

  /** @param {string} universe of the theorem */
  #allWords(universe) {
    const ranges = readRanges(universe)
    return ranges
      ? this.t('Check all {n} position: {universe}|Check all {n} positions: {universe}', {
          n: countOf(ranges),
          universe,
        })
      : this.t('Check {universe}', { universe })
  }
  /** The progress; outside the live region, as it changes many times a second. @param {CheckState} state */
  #progress({ checked, total }) {
    return html`<progress max=${total} value=${checked} aria-label=${this.t('Check')}></progress>
      <p class="soft-text">${this.t('{checked} of {total} checked', { checked, total })}</p>`
  }
  #result() {
    const { state, phase } = this
    if (!state || phase === 'idle' || phase === 'running') return nothing
    const { checked, total, skipped, disagreement } = state
    if (phase === 'stopped')
      return html`<b>${this.t('Stopped: {checked} of {total} checked', { checked, total })}</b>`
    if (disagreement) {
      const { position, claimed, found } = disagreement
      return html`${icon('cross')}<b>${this.t('They differ in {position}.', { position })}</b>
        <span>${this.t('The theorem says')} ${this.#claim(claimed)}</span>
        <span>${this.t('search finds')} ${this.#claim(found)}</span>`
    }
    if (skipped === checked)
      return html`<b
        >${this.t('The theorem says nothing about these positions under these rules.')}</b
      >`
    const lost = this.map?.outcomes.filter((o) => o === 'loss').length
    return html`${icon('check')}<b
        >${this.t('{agree} of {total} agree', { agree: checked - skipped, total: checked - skipped })}</b
      >
      ${
        lost === undefined
          ? nothing
          : html`<span class="soft-text"
              >${this.t('{n} position is {letter}|{n} positions are {letter}', { n: lost, letter: letterOf('loss', this.letters) })}</span
            >`
      }
      ${
        skipped
          ? html`<span class="soft-text"
              >${this.t('about {n} position the theorem says nothing|about {n} positions the theorem says nothing', { n: skipped })}</span
            >`
          : nothing
      }`
  }
  /** @param {Claim} claim */
  #claim({ value, grundy, remoteness }) {
    const outcome = value === null ? null : value > 0 ? 'win' : value < 0 ? 'loss' : 'tie'
    return html`${outcome ? chip(outcome, letterOf(outcome, this.letters)) : nothing}
    ${grundy === null ? nothing : this.t('Grundy value {n}', { n: grundy })}
    ${remoteness === null || outcome ? nothing : this.t('{n} move|{n} moves', { n: remoteness })}`
  }

  /** @param {Drawn} map */
  #map({ ranges, outcomes }) {
    const letter = letterOf('loss', this.letters)
    if (ranges.length === 1)
      return html`<div part="board" class="map">${this.#strip(ranges[0], outcomes)}</div>
        <p class="key">
          ${this.t('The first number of each row stands beside it. A circle is {letter}.', { letter })}
        </p>`
    const [a, b] = ranges
    const panels = ranges[2] ? sizeOf(ranges[2]) : 1
    const size = sizeOf(a) * sizeOf(b)
    return html`<div part="board" class="map">
        ${Array.from({ length: panels }, (_, c) =>
          this.#panel(
            { a, b, title: ranges[2] ? `c = ${this.num(ranges[2].from + c)}` : '' },
            Array.from({ length: size }, (_, i) => outcomes[i * panels + c]),
          ),
        )}
      </div>
      <p class="key">
        ${
          ranges[2]
            ? this.t(
                'a is the row, b the column, from {from}; one square for each c. A circle is {letter}.',
                { from: a.from, letter },
              )
            : this.t('a is the row, b the column, from {from}. A circle is {letter}.', {
                from: a.from,
                letter,
              })
        }
      </p>`
  }
  /** The map of one value of c: a row for each a, a column for each b. @param {{ a: Range, b: Range, title: string }} axes @param {Outcome[]} cells */
  #panel({ a, b, title }, cells) {
    const columns = sizeOf(b)
    const top = title ? 24 : 2
    const width = columns * CELL
    const height = sizeOf(a) * CELL + top
    const lost = cells.filter((o) => o === 'loss').length
    const label = this.t('{n} of {total} losing', { n: lost, total: cells.length })
    return html`<figure>
      <svg
        class="draw"
        .style="--w:${width + 4}"
        viewBox="-2 0 ${width + 4} ${height}"
        role="img"
        aria-label="${title} ${label}"
      >
        ${title ? svg`<text class="k2" x=${width / 2} y="10" font-size="16">${title}</text>` : nothing}
        ${cellsOf(cells, columns, 0, top, CELL)}
      </svg>
    </figure>`
  }
  /** @param {Range} range @param {Outcome[]} cells */
  #strip(range, cells) {
    const rows = Math.ceil(cells.length / ROW)
    const cell = CELL * 1.7
    const side = String(range.to).length * 10 + 14
    const width = Math.min(ROW, cells.length) * cell + side
    const lost = cells.flatMap((o, i) => (o === 'loss' ? [range.from + i] : []))
    return html`<figure>
      <svg
        class="draw"
        .style="--w:${width}"
        viewBox="0 0 ${width} ${rows * cell}"
        role="img"
        aria-label=${this.t('Losing: {list}', { list: lost.slice(0, 100).join(', ') + (lost.length > 100 ? ', …' : '') })}
      >
        ${Array.from(
          { length: rows },
          (_, r) =>
            svg`<text class="k2 end mono" x=${side - 10} y=${(r + 0.5) * cell} font-size="15">${this.num(range.from + r * ROW)}</text>`,
        )}
        ${cellsOf(cells, ROW, side, 0, cell)}
      </svg>
    </figure>`
  }
}

/**
 * The cells of a map, one path for each outcome: thousands are drawn at once.
 * @param {Outcome[]} cells row by row @param {number} columns @param {number} left @param {number} top @param {number} cell
 */
function cellsOf(cells, columns, left, top, cell) {
  /** @type {Map<Outcome, string[]>} */
  const paths = new Map()
  const gap = cell * 0.07
  const side = cell - 2 * gap
  const r = cell * 0.41
  cells.forEach((outcome, i) => {
    const x = left + (i % columns) * cell
    const y = top + Math.floor(i / columns) * cell
    const round = side * 0.18
    const d =
      outcome === 'loss'
        ? `M${x + cell / 2 - r} ${y + cell / 2}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
        : `M${x + gap + round} ${y + gap}h${side - 2 * round}l${round} ${round}v${side - 2 * round}l${-round} ${round}h${2 * round - side}l${-round} ${-round}v${2 * round - side}Z`
    const all = paths.get(outcome)
    if (all) all.push(d)
    else paths.set(outcome, [d])
  })
  return [...paths].map(([outcome, ds]) => svg`<path class="m-${outcome}" d=${ds.join('')}></path>`)
}
