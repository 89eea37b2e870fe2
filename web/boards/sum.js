/**
 * sum.js -- the games of a sum side by side, each on its own board. A part's items count from 0; in the whole, the part's number
 * stands above bit 24, and cgt-play reads it from data-part.
 */
import { html, nothing } from 'lit-html'
import { chip } from '../core/marks.js'
import { PART } from '../model/sum.js'

export { default as css } from './sum.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Move} Move */

/** @param {BoardView} v */
export function board(v) {
  return html`<div class="sum" role="presentation">
      ${v.parts.map(
        ({ name, rules, title, board, draw }, i) =>
          html`<div
            class="part ${v.last && part(v.last) === i ? 'moved' : ''}"
            role="presentation"
            data-part=${i}
          >
            <p class="part-name" role="presentation">
              <b>${i + 1}.</b> ${v.t(title)}
              ${rules && board !== 'grid' ? html`<span class="mono">${rules}</span>` : ''}
            </p>
            ${draw(within(v, i, name))}
          </div>`,
      )}
    </div>
    ${v.values === 'off' && !v.later ? nothing : html`<p class="legend ${v.values === 'off' ? 'room' : ''}">${legend(v)}</p>`}`
}

/** The legend: a number is the value of its part, a letter the outcome of the whole. @param {BoardView} v */
const legend = (v) =>
  v.ofPart(0, v.text.split(' + ')[0])
    ? v.t(
        'Each number is the Grundy value of its part. The sum is a losing position when their XOR is 0.',
      )
    : v.t(
        'The letter of a move belongs to the whole sum that it leaves: leave your opponent {loss}.',
        {
          loss: v.letter('loss'),
        },
      )

/** @param {{ item: number }} thing */
const part = ({ item }) => Math.floor(item / PART)

/**
 * The view of one part: its items, moves and positions as if it were the whole game.
 * @param {BoardView} v @param {number} i @param {string} name
 * @returns {BoardView}
 */
function within(v, i, name) {
  const texts = v.text.split(' + ')
  const whole = (/** @type {string} */ text) =>
    texts.map((t, j) => (j === i ? text : t)).join(' + ')
  /** @template {{ item: number }} T @param {T} thing @returns {T} */
  const inside = (thing) => ({ ...thing, item: thing.item % PART })
  const mine = (/** @type {{ item: number } | null} */ thing) => !!thing && part(thing) === i
  /** @param {Move | null} m */
  const move = (m) =>
    m && mine(m)
      ? /** @type {Move} */ ({
          item: m.item % PART,
          choice: m.choice,
          gain: m.gain,
          text: m.text.slice(m.text.indexOf(':') + 1),
          to: { text: m.to.text.split(' + ')[i] },
        })
      : null
  /** @param {Move[]} moves */
  const moves = (moves) => moves.flatMap((m) => move(m) ?? [])
  /** @param {import('../engine/engine.js').Item[]} items */
  const items = (items) =>
    items.filter(mine).map((one) => ({ ...inside(one), link: one.link < 0 ? -1 : one.link % PART }))
  const { hint, last } = v
  /* a part's number has no shape or colour: these tell the outcome of the whole, which a part's zero does not decide */
  /** @type {BoardView['shownValue']} */
  const shownValue = (text) => {
    const all = v.shownValue(whole(text))
    const own = all && v.ofPart(i, text)
    if (!own) return all
    const words = v.t('Grundy value {n}', { n: own.grundy })
    return { ...all, ...own, outcome: 'plain', words, wins: all.outcome === 'loss' }
  }
  /** @type {BoardView['mark']} */
  const mark = (item, choice) => {
    const all = v.mark(at(item), choice)
    const to = all && v.moves.find((m) => m.item === at(item) && m.choice === choice)?.to.text
    const own = to === null || to === undefined ? null : v.ofPart(i, to.split(' + ')[i])
    if (!all || !own) return all
    const words = v.t('leaves the Grundy value {n} here', { n: own.grundy })
    const wins = all.outcome === 'loss'
    return { ...all, ...own, outcome: 'plain', words, chip: chip('plain', own.text), wins }
  }
  const at = (/** @type {number} */ item) => i * PART + item
  /** @param {import('./view.js').Last} one */
  const own = (one) => ({
    ...inside(one),
    text: one.text.slice(one.text.indexOf(':') + 1),
    before: items(one.before),
  })
  /** @type {BoardView} */
  const view = Object.create(v) // not a copy: `wide` is a getter
  return Object.assign(view, {
    text: texts[i],
    start: v.start.split(' + ')[i],
    items: items(v.items),
    moves: moves(v.moves),
    nim: name === 'nim',
    selected: move(v.selected),
    best: move(v.best),
    hint: hint && {
      ...hint,
      item: hint.item !== null && mine({ item: hint.item }) ? hint.item % PART : null,
    },
    line: () => v.line().filter(mine).map(own),
    last: last && mine(last) ? own(last) : null,
    /** @type {BoardView['legal']} */
    legal: (item, choice) => v.legal(at(item), choice),
    /** @type {BoardView['first']} */
    first: (item) => move(v.first(at(item))),
    part: true,
    mark,
    shownValue,
    /** @type {BoardView['options']} */
    options: (text) => moves(v.options(whole(text))),
    /** @type {BoardView['mover']} */
    mover: () => null,
    /** @type {BoardView['phrase']} */
    phrase: (item, choice) => v.phrase(at(item), choice),
    /** @type {BoardView['focused']} */
    focused: (item, choice) => v.focused(at(item), choice),
    /** @type {BoardView['focusedItem']} */
    focusedItem: (item) => v.focusedItem(at(item)),
  })
}
