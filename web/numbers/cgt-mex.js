/**
 * cgt-mex.js -- shows the mex of a set: numbers drop on their shelves, and the first empty shelf glows.
 */
import { html, nothing } from 'lit-html'
import { sheet } from '../core/element.js'
import { mex, setText } from '../model/numbers.js'
import css from './cgt-mex.css'
import { css as typed, Typed } from './typed.js'

/** the most numbers of a set: all are drawn */
const NUMBERS = 64
/** numbers up to this one have a shelf in the row, even beyond the first gap */
const NEAR = 15
/** time from one number that drops to the next */
const NEXT_MS = 110

/**
 * @summary Numbers on shelves 0, 1, 2…, and the first that stays empty: the mex.
 * @attr {string} set numbers up to 2^32 - 1, at most 64, the same ones on one shelf; empty for the empty set
 * @attr {terms} hide `terms`: the word mex is not said, before a class has named it
 * @csspart stage all of it: the drawing, what is said and the buttons
 * @csspart board the drawing
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons of the steps, and the others
 */
export class CgtMex extends Typed {
  static attributes = { set: '', hide: 'terms' }
  static numbers = { attribute: 'set', initial: '0 1 3', count: NUMBERS }
  static styles = [sheet(typed + css)]

  /** roving tab stop: a tile's number */ #spot = 0

  /** Sorts the numbers and removes doubles. @param {number[]} numbers */
  tidy(numbers) {
    return numbers.sort((a, b) => a - b)
  }
  /** A step for each number that drops, and the last for the gap. */
  get steps() {
    const { length } = this.numbers
    return { first: 0, asks: length, last: length + 1 }
  }
  /** Adds a number to the set, or removes it. @param {number} n */
  toggle(n) {
    this.#spot = n
    const { at, numbers } = this
    if (numbers.slice(0, at).includes(n)) this.change(numbers.filter((m) => m !== n))
    else if (numbers.includes(n)) this.go(numbers.length)
    else if (numbers.length < NUMBERS) this.change([...numbers, n])
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const tile = /** @type {HTMLElement} */ (event.composedPath()[0]).closest?.('[data-n]')
    if (tile instanceof HTMLElement) {
      const tiles = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll('[data-n]')])
      const i = tiles.indexOf(tile)
      const to = /** @type {Record<string, number>} */ ({
        ArrowLeft: i - 1,
        ArrowRight: i + 1,
        Home: 0,
        End: tiles.length - 1,
      })[event.key]
      if (to !== undefined) {
        const next = tiles[to]
        if (next) {
          this.#spot = Number(next.dataset.n)
          this.update()
          next.focus()
        }
        return !!next
      }
    }
    return super.key(event)
  }

  render() {
    const gap = mex(this.numbers)
    return this.figure(
      this.t('Set'),
      () => this.#shelves(gap),
      () =>
        this.hides
          ? // a slide asks by itself, and may ask what the word mex means
            this.inDeck
            ? ''
            : this.t('Which is the least number that is not in the set?')
          : this.numbers.length
            ? this.t('The first gap is {n}.', { n: gap })
            : this.t('The set is empty: the first gap is 0.'),
    )
  }
  /** @param {number} gap */
  #shelves(gap) {
    const near = this.numbers.filter((n) => n <= Math.max(NEAR, gap + 1))
    const last = Math.max(gap + 1, ...near.map((n) => n + 1))
    const shelves = Array.from({ length: last + 1 }, (_, n) => n)
    const far = [...new Set(this.numbers.filter((n) => n > last))]
    if (this.#spot > last && !far.includes(this.#spot)) this.#spot = 0
    return html`<div part="board" class="answer" data-scene>
      <p class="mex">
        ${this.getAttribute('hide') === 'terms' ? nothing : 'mex'}${setText(this.numbers).replace(/\d+/g, (d) => this.num(Number(d)))}
        ${this.getAttribute('hide') === 'terms' ? '→' : '='}
        ${this.hides ? '?' : html`<span data-key="mex" data-come="drop" data-wait=${this.#wait(this.numbers.length)}>${gap}</span>`}
      </p>
      <div
        class="tiles"
        role="group"
        aria-label=${this.t('Numbers: press one to put it in the set or take it out')}
      >
        ${shelves.map((n) => this.#shelf(n, !this.hides && n === gap))}
        ${far.length ? html`<span class="far" aria-hidden="true">…</span>` : nothing}
        ${far.map((n) => this.#shelf(n, false))}
      </div>
    </div>`
  }
  /** The delay of the i-th number in ms. The gap comes last. @param {number} i */
  #wait(i) {
    return NEXT_MS * Math.max(0, Math.min(i - this.drawn, 12))
  }
  /** @param {number} n @param {boolean} gap */
  #shelf(n, gap) {
    const { at, numbers } = this
    const here = numbers.flatMap((m, i) => (m === n && i < at ? i : []))
    const glow = html`<i
      data-key="glow ${n}"
      data-come="pop"
      data-wait=${this.#wait(numbers.length)}
    ></i>`
    return html`<button
      type="button"
      class="tile ${here.length ? 'here' : ''} ${gap ? 'gap' : ''}"
      data-n=${n}
      tabindex=${n === this.#spot ? 0 : -1}
      aria-pressed=${here.length ? 'true' : 'false'}
      aria-label=${gap ? this.t('{number}: the first gap', { number: n }) : this.num(n)}
      @click=${() => this.toggle(n)}
    >
      <span class="shelf" aria-hidden="true"
        >${gap ? glow : nothing}${here.map((i, k) => html`<b data-key="on ${n} ${k}" data-come="drop" data-wait=${this.#wait(i)} .style=${`--k:${Math.min(k, 3)}`}>${this.num(n)}</b>`)}</span
      >${this.num(n)}
    </button>`
  }
}
