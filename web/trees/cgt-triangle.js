/**
 * cgt-triangle.js -- the intervals of a row of numbers as a triangle that fills from the short ones to the long: each
 * one's value for the player to move, the end that is taken, and the values of the rest. Values and
 * moves are the engine's; the sentence only spells out the subtraction.
 */
import { nothing, html, svg } from 'lit-html'
import { sheet } from '../core/element.js'
import { mark } from '../core/marks.js'
import { box, words } from '../core/shapes.js'
import { Stepping } from '../core/stepper.js'
import { RulesError } from '../engine/errors.js'
import css from './cgt-triangle.css'

/** most numbers in a row: 91 steps */
const NUMBERS = 13
/** pixels: a cell nearer to the edge is scrolled to the middle */
const EDGE = 40
/** in sixteenths of an em: height of a level, of a mark; width of a digit */
const [RISE, MARK, FIGURE] = [54, 38, 11]

/**
 * A move in an interval; `from`, `to`: the rest (empty: `to === from`).
 * @typedef {{ from: number, to: number, side: 'left' | 'right' | 'all', n: number, gain: number, rest: number, value: number }} Way
 */
/** The numbers `from` to `to` - 1. @typedef {{ from: number, to: number, value: number, best: Way, ways: Way[] }} Interval */

/** side -> [another move, the best move]: "Take 1 number from the left: 4 − (−7) = 11." */
const SAYS = {
  left: [
    'From the left, at best {sum}.',
    'Take {n} number from the left: {sum}.|Take {n} numbers from the left: {sum}.',
  ],
  right: [
    'From the right, at best {sum}.',
    'Take {n} number from the right: {sum}.|Take {n} numbers from the right: {sum}.',
  ],
  all: ['All the numbers: {sum}.', 'Take all the numbers: {sum}.'],
}

const noRow = () =>
  new RulesError({
    code: 'range',
    reason: 'only a row of numbers that are taken from its ends has such a triangle',
  })

/**
 * @summary The intervals of a row of numbers as a triangle that fills.
 * @attr {string} game id of a game whose moves take numbers from an end of a row: `row`
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the numbers: `4 -10 -20 7`, at most 13
 * @attr {number} at the step that is shown
 * @csspart board the drawing
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons of the steps
 */
export class CgtTriangle extends Stepping {
  static attributes = { game: '', rules: '', start: '', at: '' }
  static styles = [...Stepping.styles, sheet(css)]
  /** @param {import('../engine/engine.js').Game} game */
  static takes = (game) => game.flags(game.start).gains && game.start.split(' ').every(isNumber)

  /** @type {number[]} */ #numbers = []
  /** in the order of filling @type {Interval[]} */ #intervals = []
  #followed = 0

  read() {
    const name = this.getAttribute('game') ?? 'row'
    const at = this.wholeNumber('at')
    const game = this.engine.game(name, { rules: this.rulesOf(name) })
    try {
      // numbers that are taken already play no part
      const asked = game.parse(this.getAttribute('start') ?? game.start).text
      const numbers = asked.split(' ').filter((t) => t !== '.')
      if (!numbers.every(isNumber)) throw noRow()
      const start = game.parse(numbers.join(' '))
      const row = start.text.split(' ')
      if (row.length > NUMBERS)
        throw new RulesError({ code: 'range', reason: 'at most % numbers', number: NUMBERS })
      /** @type {Map<string, Interval>} */
      const found = new Map()
      const visit = (/** @type {import('../engine/engine.js').Position} */ p) => {
        const { text } = p
        const [from, to] = ends(text)
        const { value, move } = game.solve(p)
        const taken = (/** @type {string} */ t, /** @type {number} */ i) =>
          t === (i >= from && i < to ? row[i] : '.')
        if (value === null || !text.split(' ').every(taken) || !row.every(isNumber)) throw noRow()
        /** @type {Interval} */
        const here = { from, to, value, best: /** @type {any} */ (null), ways: [] }
        found.set(text, here)
        for (const { to: next, gain, text: name } of game.moves(p)) {
          const rest = found.get(next.text) ?? visit(next)
          const empty = rest.from === rest.to
          const side = empty ? 'all' : rest.from > from ? 'left' : 'right'
          const n = to - from - (rest.to - rest.from)
          /** @type {Way} */
          const way = {
            ...{ from: rest.from, to: rest.to, side, n, gain },
            ...{ rest: rest.value, value: gain - rest.value },
          }
          here.ways.push(way)
          if (name === move?.text) here.best = way
        }
        return here
      }
      visit(start)
      this.#numbers = row.map(Number)
      this.#intervals = [...found.values()]
        .filter((i) => i.to > i.from)
        .sort((a, b) => a.to - a.from - (b.to - b.from) || a.from - b.from)
    } finally {
      game.close()
    }
    this.stepper.reset(this.#intervals.length, at)
    this.#followed = 0
  }

  update() {
    super.update()
    const { at } = this.stepper
    const place = this.root.querySelector('.scroll')
    if (!place || at === this.#followed) return
    this.#followed = at
    // scrolls the figure, never the page
    const now = this.root.querySelector('.now')?.getBoundingClientRect()
    if (!now) return
    const { left, right, top, bottom } = place.getBoundingClientRect()
    if (now.left < left + EDGE || now.right > right - EDGE)
      place.scrollLeft += (now.left + now.right - left - right) / 2
    if (now.top < top + EDGE || now.bottom > bottom - EDGE)
      place.scrollTop += (now.top + now.bottom - top - bottom) / 2
  }

  /** A number, in parentheses if negative. @param {number} n */
  #bracketed(n) {
    return n < 0 ? `(${this.num(n)})` : this.num(n)
  }
  /** @param {Way} way @param {boolean} [best] */
  #says({ side, n, gain, rest, value }, best = false) {
    const sum =
      side === 'all'
        ? this.num(value)
        : `${this.num(gain)} − ${this.#bracketed(rest)} = ${this.num(value)}`
    return this.t(SAYS[side][Number(best)], { n, sum })
  }
  /** The best move from each other side. @param {Interval} interval */
  #others({ best, ways }) {
    return /** @type {const} */ (['left', 'right', 'all'])
      .filter((side) => side !== best.side)
      .flatMap((side) => {
        const same = ways.filter((w) => w.side === side)
        return same.length ? [same.reduce((a, b) => (b.value > a.value ? b : a))] : []
      })
  }
  /** @param {Interval} interval */
  #text({ from, to }) {
    return this.#numbers
      .slice(from, to)
      .map((n) => this.num(n))
      .join(', ')
  }

  render() {
    const { at, count } = this.stepper
    const done = this.#intervals.slice(0, at)
    const now = /** @type {Interval | undefined} */ (done[at - 1])
    return html`${this.#drawing(now, at)}
      <ol class="sr">
        ${done.map((i) => html`<li>${this.t('{interval}: worth {value}', { interval: this.#text(i), value: i.value })}</li>`)}
      </ol>
      <div class="words">
        ${this.#legend()} ${this.stepper.view()}
        <p part="status" class="says" role="status" aria-live="polite">
          ${
            now
              ? html`<b>${this.#text(now)}.</b>
                  <b
                    >${
                      now.to - now.from === 1
                        ? this.t('The only number must be taken: {value}.', { value: now.value })
                        : this.#says(now.best, true)
                    }</b
                  >
                  ${now.to - now.from === 1 ? nothing : this.#others(now).map((way) => this.#says(way) + ' ')}`
              : this.t(
                  '{n} interval, from the short ones to the long.|{n} intervals, from the short ones to the long.',
                  { n: count },
                )
          }
        </p>
      </div>`
  }

  #legend() {
    return html`<p class="legend" aria-hidden="true">
      <span><i class="mine"></i>${this.t('this interval')}</span>
      <span><i class="looked"></i>${this.t('what a move can leave')}</span>
      <span><i class="path"></i>${this.t('the best move')}</span>
      <span><i class="take"></i>${this.t('the numbers that it takes')}</span>
    </p>`
  }
  /** @param {Interval | undefined} now @param {number} at */
  #drawing(now, at) {
    const n = this.#numbers.length
    const texts = [...this.#numbers, ...this.#intervals.map((i) => i.value)].map(String)
    const half = Math.max(MARK, Math.max(...texts.map((t) => t.length)) * FIGURE + 10) / 2
    const step = 2 * half + 14
    const [width, height] = [n * step, (n + 1) * RISE]
    /** Place of an interval: above the middle of its numbers. @param {{ from: number, to: number }} interval */
    const middle = ({ from, to }) => ({
      x: ((from + to) / 2) * step,
      y: height - RISE * (to - from + 0.5),
    })
    const place = now && middle(now)
    const left = now && now.best.side !== 'all' ? middle(now.best) : null
    const seen = (/** @type {Interval} */ i) =>
      now?.ways.some((w) => w.from === i.from && w.to === i.to)
    return html`<div
      part="board"
      class="scroll"
      role="group"
      aria-label=${this.t('Triangle of the intervals')}
      tabindex="0"
    >
      <svg
        class="draw"
        .style="--w:${width};--h:${height}"
        viewBox="0 0 ${width} ${height}"
        aria-hidden="true"
      >
        ${place && left ? svg`<path class="way" d="M${place.x} ${place.y}L${left.x} ${left.y}"></path>` : nothing}
        ${this.#intervals.map((i, k) => {
          const { x, y } = middle(i)
          const filled = k < at
          return svg`<g class="cell ${filled ? 'filled' : ''} ${i === now ? 'now' : ''} ${seen(i) ? 'seen' : ''}" @click=${() => this.stepper.go(k + 1)}>
            ${i === now || seen(i) ? box('around', x, y, half + 4, MARK / 2 + 4, 6) : nothing}
            ${
              filled
                ? mark(
                    i.value > 0 ? 'win' : i.value < 0 ? 'loss' : 'tie',
                    x,
                    y,
                    MARK,
                    this.num(i.value),
                    { width: 2 * half },
                  )
                : box('m-unknown', x, y, half, MARK / 2, 6)
            }</g>`
        })}
        ${this.#numbers.map((number, i) => {
          const taken =
            now && i >= now.from && i < now.to && (!left || i < now.best.from || i >= now.best.to)
          const [x, y] = [(i + 0.5) * step, height - RISE / 3]
          return svg`${taken ? box('taken', x, y, half + 2, 14, 14) : nothing}${words(taken ? 'number strong on' : 'number strong', x, y, 20, this.num(number))}`
        })}
      </svg>
    </div>`
  }
}

/** Index of the first number that is left, and behind the last. @param {string} text @returns {[number, number]} */
function ends(text) {
  const left = text.split(' ').flatMap((t, i) => (t === '.' ? [] : [i]))
  return left.length ? [left[0], left[left.length - 1] + 1] : [0, 0]
}
/** @param {string} t a number, or . for one that is taken */
const isNumber = (t) => /^(\.|-?\d+)$/.test(t)
