/**
 * cgt-sum.js -- the table of a sum: its games, their Grundy values and XOR, and a board to play the sum. A part can be replaced by
 * the heap of its value: nothing else changes.
 */
import { html, nothing } from 'lit-html'
import { CgtElement, sheet } from '../core/element.js'
import { keep } from '../core/sync-state.js'
import { chip, icon, letterOf } from '../core/marks.js'
import { moves, timesOf } from '../core/motion.js'
import { MISERE } from '../model/notation.js'
import { xor } from '../model/numbers.js'
import { readSum, writeSum } from '../model/sum.js'
import { css as xorCss, xorTable } from '../play/xor-table.js'
import css from './cgt-sum.css'

/** @typedef {import('../model/sum.js').Part} Part */

/** the most parts: more cannot be looked over, and their keys would not fit one number */
const PARTS = 6
/** the most moves played to find a part's value */
const BUDGET = 300_000

/**
 * @summary The sum table: games side by side, their XOR, the sum to play.
 * @attr {string} rules the games with + between: `maze{..#/...} + nim + divisor`
 * @attr {string} start their positions with + between: `c2 + 6 + 12`
 * @csspart stage the board with its status and tools
 * @csspart board what is played on
 * @csspart status what is said of the sum, and whose turn it is
 * @csspart tools the buttons of the board
 */
export class CgtSum extends CgtElement {
  static attributes = { rules: '', start: '' }
  static styles = [sheet(xorCss + css)]

  /** @type {Part[]} */ parts = []
  /** Grundy value of each part @type {(number | null)[]} */ worth = []
  /** true if the player who cannot move wins: the values decide nothing then */ misere = false
  /** the sum that the board is to have */ #board = { rules: '', start: '' }
  /** the sum that the board has */ #drawn = this.#board
  /** the sum with which the board was made */ #made = this.#board
  /** ends the animation */ #stop = () => {}
  #announcement = ''

  constructor() {
    super()
    for (const event of ['pointerdown', 'keydown'])
      this.root.addEventListener(event, () => this.#stop(), { capture: true, passive: true })
  }

  read() {
    const facts = this.engine.games.find((g) => g.name === 'sum')
    const first = facts?.examples[0]
    this.misere = MISERE.test(this.getAttribute('rules') ?? '')
    this.#take(
      readSum(
        this.getAttribute('rules') ?? first?.rules ?? '',
        this.getAttribute('start') ?? first?.start ?? '',
      ),
    )
  }
  get shared() {
    return this.#text(this.parts)
  }
  set shared(state) {
    this.reflect(state)
    this.attempt(() => this.read())
  }

  /** The games that can be a part: those with Grundy values at their start. */
  get #games() {
    return (this.#fit ??= this.engine.games.filter(({ name, examples: [{ rules, start }] }) => {
      const game = this.engine.game(name, { rules })
      const hasValues = name !== 'sum' && game.flags(start).grundy
      game.close()
      return hasValues
    }))
  }
  /** @type {import('../engine/engine.js').GameFacts[] | undefined} */ #fit
  /** @param {Part} part */
  #value({ name, rules, start }) {
    const game = this.engine.game(name, { rules })
    try {
      return game.solve(start, { budget: BUDGET }).grundy
    } finally {
      game.close()
    }
  }
  /** @param {Part[]} parts */
  #text(parts) {
    const { rules, start } = writeSum(parts)
    return { rules: this.misere ? `misere ${rules}` : rules, start }
  }
  /** Takes a new sum; a refusal changes nothing. @param {Part[]} parts @throws {import('../engine/errors.js').EngineError} */
  #take(parts) {
    const worth = parts.map((part) => this.#value(part))
    const { rules, start } = this.#text(parts)
    const game = this.engine.game('sum', { rules })
    try {
      game.parse(start)
    } finally {
      game.close()
    }
    this.parts = parts
    this.worth = worth
    this.#board = { rules, start }
  }
  /** @param {Part[]} parts @param {string} [announcement] */
  #change(parts, announcement = '') {
    if (!this.attempt(() => this.#take(parts))) return
    this.#announcement = announcement
    this.reflect(this.#text(parts))
    this.update()
    keep(this)
  }
  /** @param {number} i @param {Partial<Part>} change */
  #set(i, change) {
    this.#change(this.parts.map((part, j) => (j === i ? { ...part, ...change } : part)))
  }
  /** @param {number} i */
  #replace(i) {
    const n = Number(this.worth[i])
    const was = this.#sum
    const { name, start } = this.parts[i]
    const heap = { name: 'nim', rules: '', start: String(n) }
    const parts = this.parts.map((part, j) => (j === i ? heap : part))
    /* scrolls to the sentence and the board below it */
    this.root.querySelector('.same')?.scrollIntoView({ block: 'nearest' })
    const exchanged = this.#before(i)
    this.#change(parts)
    if (this.refusal) return
    this.#announcement = this.t(
      '{game} at {position} is now a heap of {n}. The XOR was {before} and is {after}: the same player wins.',
      {
        game: this.t(this.#facts(name)?.title ?? name),
        position: start,
        n,
        before: Number(was),
        after: Number(this.#sum),
      },
    )
    this.update()
    exchanged()
  }
  get #play() {
    return /** @type {import('../play/cgt-play.js').CgtPlay | null} */ (
      this.root.querySelector('cgt-play')
    )
  }
  /**
   * Keeps the drawing of a part before it is replaced. @param {number} i
   * @returns {() => void} to be called when its heap is drawn: the drawing fades, and the sticks come out of it, or out of its figure
   */
  #before(i) {
    this.#stop()
    const play = this.#play
    const part = () =>
      /** @type {HTMLElement | null} */ (play?.root.querySelector(`[data-part="${i}"]`))
    const old = part()
    if (!play || !old || !moves(play)) return () => {}
    const was = old.getBoundingClientRect()
    const from = middle(old.querySelector('[data-key="figure"], [data-key="here"]') ?? old)
    const scale = was.width / old.offsetWidth || 1
    /* the copy looks like a part and takes no room */
    const ghost = /** @type {HTMLElement} */ (old.parentElement?.cloneNode())
    const drawn = /** @type {HTMLElement} */ (old.cloneNode(true))
    drawn.removeAttribute('data-part')
    ghost.append(drawn)
    ghost.inert = true
    ghost.ariaHidden = 'true'
    Object.assign(ghost.style, { display: 'block', position: 'absolute', left: 0, top: 0, width: `${old.offsetWidth}px` }) // prettier-ignore
    return () => {
      const heap = part()
      if (!heap) return
      const { move, step, ease: easing } = timesOf(play)
      heap.parentElement?.after(ghost)
      const at = ghost.getBoundingClientRect()
      const x = (was.left - at.left) / scale
      const y = (was.top - at.top) / scale
      const place = `translate(${x}px, ${y}px)`
      const fades = ghost.animate(
        [
          { opacity: 1, transform: place },
          { opacity: 0, transform: `${place} scale(0.8)` },
        ],
        { duration: step, easing, fill: 'both' },
      )
      const sticks = [...heap.querySelectorAll('.stick, .bundle')].map((stick, j) => {
        const to = middle(stick)
        const way = `translate(${(from.x - to.x) / scale}px, ${(from.y - to.y) / scale}px)`
        return stick.animate(
          [
            { opacity: 0, zIndex: 1, transform: `${way} scale(0.3)` },
            { opacity: 1, zIndex: 1, offset: 0.3 },
            {},
          ],
          {
            duration: step + move,
            delay: step / 3 + 40 * Math.min(j, 16),
            easing,
            fill: 'backwards',
          },
        )
      })
      this.#stop = () => {
        ghost.remove()
        for (const one of sticks) one.cancel()
      }
      fades.onfinish = () => ghost.remove()
    }
  }
  /** @param {string} name */
  #facts(name) {
    return this.engine.games.find((g) => g.name === name)
  }
  /** the XOR of the parts; null if a value is not known */
  get #sum() {
    return this.worth.includes(null) ? null : xor(this.worth.map(Number))
  }

  /** Follows the board after a click has changed it. */
  #later = () => setTimeout(this.#follow)
  /** Takes the parts from the board. */
  #follow = () => {
    const play = this.#play
    if (!play) return
    const misere = play.session.game.rules.startsWith('misere')
    const now = readSum(writeSum(this.parts).rules, play.position)
    if (misere === this.misere && writeSum(now).start === writeSum(this.parts).start) return
    this.misere = misere
    this.parts = now
    this.worth = now.map((part) => this.#value(part))
    this.#announcement = ''
    this.update()
  }

  /** Draws. Another sum begins on the same board, which keeps the reader's other settings. */
  update() {
    if (!this.#play) this.#made = this.#drawn = this.#board
    super.update()
    if (this.#drawn === this.#board) return
    this.#drawn = this.#board
    const { rules, start } = this.#board
    const play = this.#play
    if (!play) return
    play.reflect({ rules, start, moves: null, at: null })
    play.attempt(() => play.read())
    /* the board had this start already, and was played on */
    if (play.position !== start) play.position = start
  }
  render() {
    const sum = this.#sum
    return html`<p part="status" class="same" aria-live="polite">
        ${
          this.#announcement ||
          (this.misere
            ? this.t('In misère play the XOR does not decide: the sum must be searched.')
            : sum === null
              ? this.t('The value of some part is too large to work out here.')
              : html`${chip(sum ? 'win' : 'loss', letterOf(sum ? 'win' : 'loss', this.letters))}
                ${
                  sum
                    ? this.t('The XOR is {n}: some move in one part makes it 0, and wins.', {
                        n: sum,
                      })
                    : this.t(
                        'The XOR is 0: every move in a part breaks it, and the player to move loses.',
                      )
                }`)
        }
      </p>
      <div @cgt-moved=${this.#follow} @click=${this.#later} @keyup=${this.#later}>
        <cgt-play
          exportparts="stage, board, status, tools"
          game="sum"
          rules=${this.#made.rules}
          start=${this.#made.start}
          lang=${this.language}
          letters=${this.letters}
        ></cgt-play>
      </div>
      <ol class="table-of-parts no-print" aria-label=${this.t('Parts of the sum')}>
        ${this.parts.map((part, i) => this.#row(part, i))}
      </ol>
      <button
        type="button"
        class="btn no-print"
        aria-disabled=${String(this.parts.length >= PARTS)}
        @click=${() => this.#change([...this.parts, { name: 'nim', rules: '', start: '3' }])}
      >
        ${icon('plus')}${this.t('Add a game')}
      </button>
      ${
        sum === null
          ? nothing
          : html`<div class="scroll">
              ${xorTable((key, slots) => this.t(key, slots), this.worth.map(Number), {
                labels: this.parts.map(
                  ({ name }, i) => `${i + 1}. ${this.t(this.#facts(name)?.title ?? name)}`,
                ),
                head: this.t('part'),
              })}
            </div>`
      }`
  }

  /** @param {Part} part @param {number} i */
  #row({ name, rules, start }, i) {
    const value = this.worth[i]
    const facts = this.#facts(name)
    const heap = name === 'nim' && /^\d*$/.test(start)
    const asks = facts?.examples.some((e) => e.rules && e.rules !== 'misere')
    /** @param {Event} e */
    const typed = (e) => /** @type {HTMLInputElement} */ (e.target).value.trim()
    return html`<li>
      <label class="field"
        ><b>${this.t('Game {n}', { n: i + 1 })}</b>
        <select
          class="text-input"
          @change=${(/** @type {Event} */ e) => {
            const chosen = this.#facts(typed(e))
            if (chosen) this.#set(i, { name: chosen.name, ...chosen.examples[0] })
          }}
        >
          ${this.#games.map((g) => html`<option value=${g.name} .selected=${g.name === name}>${this.t(g.title)}</option>`)}
        </select></label
      >
      ${
        asks
          ? html`<label class="field rules"
              ><b>${this.t('Its rules')}</b
              ><input
                class="text-input"
                spellcheck="false"
                autocomplete="off"
                .value=${rules}
                @change=${(/** @type {Event} */ e) => this.#set(i, { rules: typed(e) })}
            /></label>`
          : nothing
      }
      <label class="field"
        ><b>${this.t('Its position')}</b
        ><input
          class="text-input"
          spellcheck="false"
          autocomplete="off"
          .value=${start}
          @change=${(/** @type {Event} */ e) => this.#set(i, { start: typed(e) })}
      /></label>
      <span class="worth"
        ><small>${this.t('value')}</small> ${value === null ? '?' : this.num(value)}</span
      >
      <button
        type="button"
        class="btn"
        aria-disabled=${String(value === null || heap || this.misere)}
        @click=${() => this.#replace(i)}
      >
        ${this.t('Replace by its heap')}
      </button>
      <button
        type="button"
        class="btn quiet square"
        aria-label=${this.t('Take part {n} away', { n: i + 1 })}
        aria-disabled=${String(this.parts.length < 2)}
        @click=${() => this.#change(this.parts.filter((_, j) => j !== i))}
      >
        ${icon('cross')}
      </button>
    </li>`
  }
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
