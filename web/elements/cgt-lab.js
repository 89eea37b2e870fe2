/**
 * cgt-lab.js -- a laboratory: choose a kind of game, write its rule, and see its strip or its board, its Grundy values,
 * its period, what formula fits them, the table to take along, and a game against the computer. It is made of the
 * other elements; what it says itself is in web/model/lab.js.
 */
import { html, nothing } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { RulesError } from '../engine/errors.js'
import { cpp, csv, guess } from '../model/lab.js'
import { CgtElement, sheet } from './element.js'
import { keep } from './keep.js'
import { icon } from './marks.js'

/** @typedef {import('../engine/engine.js').Row} Row */
/** @typedef {import('../engine/engine.js').Period} Period */

/** What is chosen first of each kind: what its rules are called, a start, the last position of the strip. */
const KINDS = {
  subtraction: { ask: 'Amounts', start: '10', strip: 40 },
  octal: { ask: 'Octal code or name', start: '9', strip: 40 },
  rule: { ask: 'Rule', start: '10', strip: 40 },
  graph: { ask: 'Arrows', start: '6', strip: 0 },
  piece: { ask: 'Grid and steps', start: 'h6', strip: 0 },
}
/** @typedef {keyof typeof KINDS} Kind */
const NAMES = /** @type {Kind[]} */ (Object.keys(KINDS))
/** as far as rows that part can be told apart */
const TABLE = 372

/**
 * @summary Make a game, and see its values, its period, a formula that fits, and play it.
 * @attr {subtraction|octal|rule|graph|piece} game the kind of game
 * @attr {string} rules in the game's notation: "take 1, 3 or 4"
 * @attr {string} start position to play from
 */
export class CgtLab extends CgtElement {
  static attributes = ['game', 'rules', 'start']
  static styles = [
    sheet(`
.lab { display: grid; gap: 1.4em; grid-template-columns: minmax(0, 1fr); }
.asks { display: flex; flex-wrap: wrap; gap: .6em; align-items: end; }
.asks .field { flex: 1 1 9em; max-width: 17em; }
.asks .rules { flex: 3 1 16em; max-width: 34em; }
.asks .text-input { width: 100%; }
select.text-input { font: 500 1em/1.5 var(--cgt-sans); }
.found { display: grid; gap: .4em; }
.found p { margin: 0; }
pre { max-height: 22em; overflow: auto; padding: .8em; background: var(--cgt-stage); font: 500 .9em/1.45 var(--cgt-mono); user-select: all; }
`),
  ]

  #now = { game: /** @type {Kind} */ ('rule'), rules: '', start: '' }
  /** @type {{ rows: Row[], period: Period | null } | null} of games of one number */ #table = null

  read() {
    const game = NAMES.find((n) => n === this.getAttribute('game')) ?? 'rule'
    const rules = this.getAttribute('rules') ?? this.#first(game)
    this.#take({ game, rules, start: this.getAttribute('start') ?? KINDS[game].start })
  }
  get shared() {
    return this.#now
  }
  set shared(now) {
    this.reflect(now)
    this.attempt(() => this.#take(now))
  }

  /** @param {string} name */
  #facts(name) {
    return this.engine.games.find((g) => g.name === name)
  }
  /** @param {Kind} game */
  #first(game) {
    return this.#facts(game)?.examples[0].rules ?? ''
  }
  /** A new game, or none where it is refused. @param {{ game: Kind, rules: string, start: string }} next */
  #take(next) {
    const game = this.engine.game(next.game, { rules: next.rules })
    try {
      // its table says who wins when the last move loses, not the other way round
      if (/^\s*misere\b/.test(next.rules))
        throw new RulesError({
          code: 'unsupported',
          reason: 'only games of one number have a table',
        })
      game.parse(next.start)
      this.#table = KINDS[next.game].strip ? game.table(TABLE) : null
    } finally {
      game.close()
    }
    this.#now = next
  }
  /** @param {Partial<{ game: Kind, rules: string, start: string }>} change */
  #set(change) {
    const next = { ...this.#now, ...change }
    if (!this.attempt(() => this.#take(next))) return
    this.reflect(next)
    keep(this)
  }

  view() {
    const { game, rules, start } = this.#now
    const typed = (/** @type {Event} */ e) =>
      /** @type {HTMLInputElement} */ (e.target).value.trim()
    const input = (
      /** @type {string} */ look,
      /** @type {string} */ name,
      /** @type {string} */ value,
      /** @type {(e: Event) => void} */ change,
    ) =>
      html`<label class="field ${look}"
        ><b>${name}</b
        ><input
          class="text-input"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          .value=${value}
          @change=${change}
      /></label>`
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
            ${NAMES.map((n) => html`<option value=${n} .selected=${n === game}>${this.t(this.#facts(n)?.title ?? n)}</option>`)}
          </select></label
        >
        ${input('rules', this.t(KINDS[game].ask), rules, (e) => this.#set({ rules: typed(e) }))}
        ${input('', this.t('Its position'), start, (e) => this.#set({ start: typed(e) }))}
      </div>
      ${keyed(`${game} ${rules}`, this.#picture())}
      ${this.#table ? this.#found(this.#table) : nothing}
      ${keyed(
        JSON.stringify(this.#now),
        html`<cgt-play
          game=${game}
          rules=${rules}
          start=${start}
          opponent="computer"
          values=${game === 'piece' ? 'grundy' : 'off'}
          lang=${this.language}
          letters=${this.letters}
        ></cgt-play>`,
      )}
    </div>`
  }
  #picture() {
    const { game, rules } = this.#now
    if (this.#table)
      return html`<cgt-strip
        game=${game}
        rules=${rules}
        to=${KINDS[game].strip}
        values="grundy"
        lang=${this.language}
        letters=${this.letters}
      ></cgt-strip>`
    return game === 'graph'
      ? html`<cgt-graph
          edges=${rules}
          values="grundy"
          at="end"
          lang=${this.language}
          letters=${this.letters}
        ></cgt-graph>`
      : nothing
  }
  /** @param {{ rows: Row[], period: Period | null }} table */
  #found({ rows, period }) {
    const form = guess(rows, period)
    const to = rows.length - 1 + Number(rows[0].text)
    const code = cpp(rows, period)
    return html`<div class="found">
      ${period ? nothing : html`<p>${this.t('No period was seen up to {n}.', { n: to })}</p>`}
      <p role="status">
        ${
          form
            ? html`<b>${this.t(form.text, form.slots)}.</b> ${
                  form.proved
                    ? this.t('It follows from the period: proved.')
                    : this.t('A guess: it fits from {from} to {to}, and is not proved.', {
                        from: form.from,
                        to: form.to,
                      })
                }`
            : this.t('No formula that is known here fits from 1 to {n}.', { n: to })
        }
      </p>
      <p class="no-print">
        <a class="btn" download="palitos.csv" href="data:text/csv,${encodeURIComponent(csv(rows))}"
          >${this.t('Table as CSV')}</a
        >
      </p>
      <details class="no-print">
        <summary>${this.t('C++ to copy')}</summary>
        <p>
          ${this.t(
            'Reads heaps, a line each position, and says who wins. Beyond the table it answers only where a period is proved.',
          )}
        </p>
        <button type="button" class="btn" @click=${() => this.#copy(code)}>
          ${icon('copy')}${this.t('Copy')}
        </button>
        <pre tabindex="0">${code}</pre>
      </details>
    </div>`
  }
  /** Where the clipboard is closed to pages, the text is chosen for the reader to copy. @param {string} code */
  async #copy(code) {
    try {
      await navigator.clipboard.writeText(code)
    } catch {
      const text = this.root.querySelector('pre')
      if (text) getSelection()?.selectAllChildren(text)
    }
  }
}
