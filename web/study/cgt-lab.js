/**
 * cgt-lab.js -- a laboratory: the reader chooses a kind of game and writes its rule, and gets its strip or board, Grundy values, period,
 * a formula that fits, the table as a file, and a game against the computer. It is made of the other elements; formulas and files are
 * in web/study/lab.js.
 */
import { html, nothing } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { live } from 'lit-html/directives/live.js'
import sides from '../boards/sides.css'
import { copyText } from '../core/copy.js'
import { CgtElement, sheet } from '../core/element.js'
import { keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { EngineError, RulesError } from '../engine/errors.js'
import { periodInWorker, quotientInWorker } from '../engine/worker-client.js'
import { sayError } from '../model/i18n.js'
import { cpp, csv, guess } from './lab.js'
import { amountsOf } from './two-sets.js'
import { Job } from './job.js'
import css from './cgt-lab.css'
import { classes } from './classes.js'
import { Heaps } from './heaps.js'

/** @typedef {import('../engine/engine.js').Row} Row */
/** @typedef {import('../engine/engine.js').Period} Period */

/** @typedef {'subtraction' | 'octal' | 'rule' | 'graph' | 'piece' | 'difference'} Kind */
/**
 * @typedef {object} Asks
 * @property {string} ask label of the field for its rules
 * @property {string} start
 * @property {number} strip the last position of the strip; 0: it has none
 * @property {string} [first] rules in the page's language
 */
/** @type {Record<Kind, Asks>} */
const KINDS = {
  subtraction: { ask: 'Amounts', start: '10', strip: 40 },
  octal: { ask: 'Octal code or name', start: '9', strip: 40 },
  rule: { ask: 'Rule', start: '10', strip: 40, first: 'take 1, 3 or 4' },
  graph: { ask: 'Arrows', start: '6', strip: 0 },
  piece: { ask: 'Steps', start: 'h6', strip: 0 },
  difference: {
    ask: 'Amounts of Left and of Right',
    start: '5 3',
    strip: 0,
    first: 'Left takes 1 or 2, Right takes 2 or 3',
  },
}
const NAMES = /** @type {Kind[]} */ (Object.keys(KINDS))
/** @typedef {{ game: Kind, rules: string, start: string }} Now */
/** A worker's search for a period, or for a value far off. @typedef {import('./job.js').Job<import('../engine/worker.js').Looked>} Look */
/** positions of the table that is computed at once */
const TABLE = 372
/** last positions of a worker's searches for a period, one after the other; the second only for octal games */
const FAR = [1_000_000, 10_000_000]
/** the largest position whose value can be asked for */
const VALUE = 1_000_000_000
/** the most moves tried for the table that is computed at once */
const TRIED = 1 << 22
/** the largest heap of a misère octal game whose class is looked for */
const HEAPS = 60
/** rules whose tables go to the last of FAR: octal codes */
const CODE = /^octal (?!\s*grundy)/
const MISERE = /^\s*misere\b\s*/
/** The error with its place in the typed text. @param {EngineError} error @param {Kind} game @param {string} text */
const asTyped = (error, game, text) =>
  game === 'difference' && error.field === 'rules' ? Object.assign(error, { text }) : error
/** The rules in the engine's notation. @param {Pick<Now, 'game' | 'rules'>} now */
const rulesOf = ({ game, rules }) => (game === 'difference' ? amountsOf(rules) : rules)
/** Splits rules into the grid and the steps of a piece. @param {string} rules @returns {[string, string]} */
const split = (rules) => {
  const [, grid, steps] = /^([^(]*)(.*)$/s.exec(rules) ?? ['', rules, '']
  return [grid.trim(), steps]
}

/**
 * @summary The laboratory: make a game, see its table, its period and a formula, or of Left and Right its values, play it.
 * @attr {subtraction|octal|rule|graph|piece|difference} game the kind of game
 * @attr {string} rules the rules, in the game’s notation: `take 1, 3 or 4`
 * @attr {string} start the position to play from
 * @csspart stage each figure in it: board, status and tools
 * @csspart board the board of each figure in it
 * @csspart status what each figure in it says
 * @csspart tools the buttons of each figure in it
 */
export class CgtLab extends CgtElement {
  static attributes = {
    game: 'subtraction|octal|rule|graph|piece|difference',
    rules: '',
    start: '',
  }
  static uses = ['cgt-form', 'cgt-graph', 'cgt-strip']
  static styles = [sheet(css), sheet(sides)]

  /** the game that is shown @type {Now} */ #now = { game: 'rule', rules: '', start: '' }
  /** the typed game; after a refusal with its field and reason @type {Now} */ #typed = this.#now
  #refused = { field: '', why: '', other: /** @type {Kind | undefined} */ (undefined) }
  /** a text that is being typed and was not read yet, with its field @type {{ field: string, text: string }} */
  #draft = { field: '', text: '' }
  /** @type {{ rows: Row[], period: Period | null } | null} of games of one number */ #table = null
  /** @type {Look | null} */ #far = null
  /** the search for a position's value @type {Look | null} */ #value = null
  /** values of the heaps of a partizan game @type {Heaps | null} */ #heaps = null
  #at = 0
  #notNumber = ''
  /** classes of a misère octal game @type {import('./job.js').Job<import('./classes.js').Quotient> | null} */ #classes =
    null

  disconnectedCallback() {
    super.disconnectedCallback()
    this.#stop()
  }
  #stop() {
    this.#far?.stop()
    this.#classes?.stop()
    this.#value?.stop()
  }
  /** @param {number} to */
  #look(to) {
    this.#stop()
    const { game, rules } = this.#now
    this.#far = new Job(this, to, (how) => periodInWorker({ game, rules, to }, how))
    this.update()
  }
  /** Asks for the value of a position, however far off if a period answers. @param {string} typed */
  #ask(typed) {
    const at = Number(typed.replace(/\s/g, '') || NaN)
    const good = Number.isInteger(at) && at >= 0 && at <= VALUE
    this.#notNumber = good ? '' : this.t('A whole number from 0 to {n}.', { n: VALUE })
    this.#value?.stop()
    this.#at = at
    const { game, rules } = this.#now
    const [, most] = FAR
    this.#value = good
      ? new Job(this, Math.min(at, most), (how) => periodInWorker({ game, rules, to: at, at }, how))
      : null
    this.update()
  }
  #classify() {
    const { game, rules } = this.#now
    this.#classes = new Job(this, HEAPS, (how) => quotientInWorker({ game, rules, to: HEAPS }, how))
  }
  #again() {
    this.#classify()
    this.update()
  }

  read() {
    const game = NAMES.find((n) => n === this.getAttribute('game')) ?? 'rule'
    const rules = this.getAttribute('rules') ?? this.#first(game)
    this.#try({ game, rules, start: this.getAttribute('start') ?? KINDS[game].start })
  }
  get shared() {
    return this.#now
  }
  set shared(now) {
    this.reflect(now)
    this.#try(now)
    this.update()
  }

  /** kinds whose script is loaded */
  get #names() {
    return NAMES.filter((name) => this.#facts(name))
  }
  /** @param {string} name */
  #facts(name) {
    return this.engine.games.find((g) => g.name === name)
  }
  /** @param {Kind} game */
  #first(game) {
    const { first } = KINDS[game]
    return first ? this.t(first) : (this.#facts(game)?.examples[0].rules ?? '')
  }
  /** Takes a new game; throws if it is refused. @param {Now} next */
  #take(next) {
    const game = this.engine.game(next.game, { rules: rulesOf(next) })
    try {
      // a table is one of normal play
      if (MISERE.test(next.rules) && next.game !== 'octal')
        throw new RulesError({
          code: 'unsupported',
          reason: 'only games of one number have a table',
        })
      game.parse(next.start)
      this.#table =
        KINDS[next.game].strip && !MISERE.test(next.rules) ? game.table(TABLE, TRIED) : null
      this.#heaps = next.game === 'difference' ? new Heaps(this, game, next.start) : null
    } finally {
      game.close()
    }
    this.#stop()
    this.#far = this.#classes = this.#value = null
    this.#notNumber = ''
    this.#now = this.#typed = next
    this.#refused = { field: '', why: '', other: undefined }
    if (MISERE.test(next.rules)) this.#classify()
  }
  /** Takes a new game, or shows the refusal beside its field; the game before stays, marked as old. @param {Now} next @returns {boolean} */
  #try(next) {
    this.#draft = { field: '', text: '' }
    try {
      this.#take(next)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      const { game } = next
      if (!this.#now.rules) this.#take({ game, rules: this.#first(game), start: KINDS[game].start })
      this.#typed = next
      this.#refused = this.#place(next, error)
    }
    return !this.#refused.field
  }
  /** The field of an error: a grid and its steps are one text to the engine. @param {Now} next @param {EngineError} error */
  #place({ game, rules }, error) {
    const grid = game === 'piece' ? split(rules)[0] : null
    const inSteps = grid && (error.column ?? 0) > grid.length
    const field = error.field === 'position' ? 'start' : grid === null || inSteps ? 'rules' : 'grid'
    const other = field === 'rules' && grid === null ? this.#other(game, rules) : undefined
    const title = other && this.t(this.#facts(other)?.title ?? other)
    const why = title
      ? this.t('This is how a game of another kind is written: {title}.', { title })
      : sayError(this.language, asTyped(error, game, rules))
    return { field, why, other }
  }
  /** Another kind of game that has these rules. @param {Kind} game @param {string} rules */
  #other(game, rules) {
    return this.#names.find((name) => {
      if (name === game || !rules) return false
      const one = this.engine.game(name, { rules: rulesOf({ game: name, rules }) })
      try {
        return !!one.parse(KINDS[name].start)
      } catch {
        return false
      } finally {
        one.close()
      }
    })
  }
  /** @param {Partial<Now>} change */
  #set(change) {
    const next = { ...this.#typed, ...change }
    const good = this.#try(next)
    this.update()
    if (!good) {
      if (!this.inDeck)
        this.root.querySelector('.asks .problem')?.scrollIntoView({ block: 'nearest' })
      return
    }
    this.reflect(next)
    keep(this)
  }

  /** Takes the text as rules of another kind of game. @param {Kind} game */
  #change(game) {
    this.#set({ game, start: KINDS[game].start })
    this.root.querySelector('input')?.focus()
  }

  render() {
    const { game, rules, start } = this.#typed
    const [grid, steps] = split(rules)
    const [prefix] = (game === 'octal' && MISERE.exec(rules)) || ['']
    const code = rules.slice(prefix.length)
    const { field, why, other } = this.#refused
    const draft = this.#draft
    const old = !!(field || draft.field)
    const note =
      draft.field && !field
        ? this.t('Below is still the previous game. Press Enter to read what you typed.')
        : ''
    const typed = (/** @type {Event} */ e) =>
      /** @type {HTMLInputElement} */ (e.target).value.trim()
    /** @param {string} key @param {string} name @param {string} value @param {(value: string) => void} change */
    const input = (key, name, value, change) =>
      html`<div class=${key}>
        <label class="field"
          ><b>${name}</b
          ><input
            class="text-input"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            aria-invalid=${String(field === key)}
            aria-describedby=${`why-${key}`}
            .value=${live(draft.field === key ? draft.text : value)}
            @input=${(/** @type {Event} */ e) => {
              const { value: text } = /** @type {HTMLInputElement} */ (e.target)
              this.#draft = text.trim() === value ? { field: '', text: '' } : { field: key, text }
              this.update()
            }}
            @change=${(/** @type {Event} */ e) => change(typed(e))}
        /></label>
        <div role="alert" id=${`why-${key}`}>
          ${
            field === key
              ? html`<p class="problem">
                    ${icon('cross')}<span
                      >${why} ${this.t('Below is still the last game that could be read.')}</span
                    >
                  </p>
                  ${
                    other && key === 'rules'
                      ? html`<button type="button" class="btn" @click=${() => this.#change(other)}>
                          ${this.t('Change to that kind')}
                        </button>`
                      : nothing
                  }`
              : nothing
          }
        </div>
      </div>`
    return html`<div class="lab">
      <div class="asks no-print">
        <label class="field"
          ><b>${this.t('Kind of game')}</b
          ><select
            class="text-input"
            @change=${(/** @type {Event} */ e) => {
              const chosen = /** @type {Kind} */ (typed(e))
              this.#set({ game: chosen, rules: this.#first(chosen), start: KINDS[chosen].start })
            }}
          >
            ${this.#names.map((n) => html`<option value=${n} .selected=${n === game}>${this.t(this.#facts(n)?.title ?? n)}</option>`)}
          </select></label
        >
        ${
          game === 'piece'
            ? input('grid', this.t('Grid'), grid, (value) =>
                this.#set({ rules: `${value} ${steps}` }),
              )
            : nothing
        }
        ${input('rules', this.t(KINDS[game].ask), game === 'piece' ? steps : code, (value) =>
          this.#set({ rules: game === 'piece' ? `${grid} ${value}` : prefix + value }),
        )}
        ${!this.#plays ? nothing : input('start', this.t('Its position'), start, (value) => this.#set({ start: value }))}
        ${
          game === 'octal'
            ? html`<label class="misere"
                ><input
                  type="checkbox"
                  .checked=${live(!!prefix)}
                  @change=${() => this.#set({ rules: prefix ? code : `misere ${code}` })}
                />${this.t('Misère: the player who cannot move wins')}</label
              >`
            : nothing
        }
      </div>
      <div class="below">
        <p class="before ${note ? 'on' : ''}" role="status">${note}</p>
        <div class="results ${old ? 'old' : ''}" ?inert=${old}>${this.#results()}</div>
      </div>
    </div>`
  }
  get #source() {
    return `${this.#now.game} ${this.#now.rules}`
  }
  #results() {
    return html` ${keyed(this.#source, this.#picture())}
    ${this.#table ? this.#found(this.#table) : nothing}
    ${this.#heaps ? this.#heaps.view() : nothing}
    ${this.#classes ? this.#quotient(this.#classes) : nothing}
    ${this.#plays ? this.#play(this.#now) : nothing}`
  }
  /** True if the board is drawn: a slide has room for the strip or for the board. */
  get #plays() {
    return !this.inDeck || this.#now.game === 'piece'
  }
  /** @param {Now} now */
  #play({ game, start, ...now }) {
    const rules = rulesOf({ game, ...now })
    return html`${keyed(
      JSON.stringify(this.#now),
      html`<cgt-play
        exportparts="stage, board, status, tools"
        game=${game}
        rules=${rules}
        start=${start}
        opponent="computer"
        values=${game === 'piece' ? 'grundy' : 'off'}
        lang=${this.language}
        letters=${this.letters}
        ?data-within=${this.inDeck}
      ></cgt-play>`,
    )}`
  }
  #picture() {
    const { game, rules } = this.#now
    if (this.#table)
      return html`<cgt-strip
        exportparts="stage, board, status, tools"
        game=${game}
        rules=${rules}
        to=${KINDS[game].strip}
        values="grundy"
        lang=${this.language}
        letters=${this.letters}
        ?data-within=${this.inDeck}
      ></cgt-strip>`
    return game === 'graph'
      ? html`<cgt-graph
          exportparts="stage, board, status, tools"
          edges=${rules}
          values="grundy"
          at="end"
          lang=${this.language}
          letters=${this.letters}
          ?data-within=${this.inDeck}
        ></cgt-graph>`
      : nothing
  }
  /** One button starts and stops a search: another one in its place would not have the focus. @param {Job<any> | null} work @param {string} name @param {string} begin words of the button; '': none @param {() => void} go */
  #beside(work, name, begin, go) {
    return html`${
      work?.runs
        ? html`<p class="progress">
            <progress max=${work.to} value=${work.done} aria-label=${name}></progress>
            ${this.t('{done} of {total} positions', { done: work.done, total: work.to })}
          </p>`
        : nothing
    }
    ${
      work?.runs || begin
        ? html`<p class="no-print">
            <button
              type="button"
              class="btn look"
              @click=${() => (work?.runs ? work.stop() : go())}
            >
              ${work?.runs ? this.t('Stop') : begin}
            </button>
          </p>`
        : nothing
    }`
  }
  #further() {
    const far = this.#far
    const known = far?.found?.to ?? far?.done ?? 0
    const next = FAR.find((n) => n > (far?.problem ? 0 : known))
    const offered =
      !far?.found?.period?.proved && next && (next === FAR[0] || CODE.test(this.#source))
    return html`<div class="further">
      <p role="status">${far && !far.runs ? this.#periodSentence(far) : nothing}</p>
      ${this.#beside(
        far,
        this.t('Looking for a period'),
        offered ? this.t('Look for a period up to {n}', { n: next }) : '',
        () => this.#look(Number(next)),
      )}
    </div>`
  }
  /** @param {Job<import('./classes.js').Quotient>} work */
  #quotient(work) {
    const { found } = work
    return html`<div class="found">
      <p role="status">
        ${work.problem || (work.stopped ? this.t('Stopped after {n} positions.', { n: work.done }) : nothing)}
      </p>
      ${found ? classes(this, found) : this.#beside(work, this.t('Looking for the misère quotient'), this.t('Look for the misère quotient'), () => this.#again())}
    </div>`
  }
  /** @param {Look} look */
  #periodSentence({ done, stopped, found, problem }) {
    if (problem || !found)
      return (
        problem ||
        (stopped &&
          this.t('Stopped after {n} positions: no period is proved up to there.', { n: done }))
      )
    const { to, period } = found
    if (!period) return this.t('No period was seen up to {n}.', { n: to })
    return html`<b
        >${this.t('Period {n} from {preperiod} on.', { n: period.period, preperiod: period.preperiod })}</b
      >
      ${
        period.proved
          ? this.t('It goes on for ever: proved.')
          : this.t('Seen as far as {n}: not proved.', { n: to })
      }`
  }
  #valueOf() {
    const work = this.#value
    const { to = 0, row = null } = work?.found ?? {}
    const at = this.#at
    const slots = { n: at, g: row?.grundy ?? 0, m: row?.like ?? 0 }
    return html`<div class="value no-print">
      <label class="field"
        ><b>${this.t('Value of a position, up to {n}', { n: VALUE })}</b
        ><input
          class="text-input"
          inputmode="numeric"
          autocomplete="off"
          spellcheck="false"
          aria-invalid=${String(!!this.#notNumber)}
          @change=${(/** @type {Event} */ e) => this.#ask(/** @type {HTMLInputElement} */ (e.target).value)}
      /></label>
      <p role="status">
        ${this.#notNumber || work?.problem}
        ${
          !work?.found
            ? nothing
            : !row
              ? this.t('Not known: no period is proved up to {n}.', { n: to })
              : html`<b>${this.t('g({n}) = {g}', slots)}</b
                  >${row.like === at ? nothing : this.t(', as g({m}): the period is proved', slots)}.`
        }
      </p>
      ${work?.runs ? this.#beside(work, this.t('Looking for a period'), '', () => {}) : nothing}
    </div>`
  }
  /** @param {{ rows: Row[], period: Period | null }} table */
  #found({ rows, period }) {
    const form = guess(rows, period)
    const to = rows.length - 1 + Number(rows[0].text)
    const code = cpp(rows, period)
    const far = this.#far
    const looked = period || (far && !far.runs && !far.problem)
    const none =
      period || far?.found?.period
        ? nothing // the period is the formula
        : this.t('None of the formulas tried here fits from 1 to {n}.', { n: to })
    return html`<div class="found">
      ${looked ? nothing : html`<p>${this.t('No period was seen up to {n}.', { n: to })}</p>`}
      ${period?.proved ? nothing : this.#further()}
      <p role="status">
        ${
          form
            ? html`<b>${this.t(form.text, form.slots)}.</b> ${
                  form.proved
                    ? this.t('It follows from the period: proved.')
                    : this.t(
                        'It fits from {from} to {to}: seen in the table, which proves nothing beyond it.',
                        {
                          from: form.from,
                          to: form.to,
                        },
                      )
                }`
            : none
        }
      </p>
      ${keyed(this.#source, this.#valueOf())}
      <p class="no-print">
        <a class="btn" download="palitos.csv" href="data:text/csv,${encodeURIComponent(csv(rows))}"
          >${this.t('Table as CSV')}</a
        >
      </p>
      <details class="no-print">
        <summary>${this.t('C++ to copy')}</summary>
        <p>
          ${this.t(
            'Reads heaps, one position a line, and says who wins. Beyond the table it answers only where a period is proved.',
          )}
        </p>
        <button type="button" class="btn" @click=${() => copyText(code)}>
          ${icon('copy')}${this.t('Copy')}
        </button>
        <pre tabindex="0">${code}</pre>
      </details>
    </div>`
  }
}
