/**
 * turning.js -- coins that turn over, in a row or in rows. A move's item is its last coin, its choice the others, bit k for the k-th
 * coin. A touch adds a coin to the chosen ones, or removes it. If that is no move, these are tried: the coins that fill the gap or
 * make a rectangle, the touched coin with the last one, the touched coin alone. Full discs are heads. With values shown each head
 * bears its value by itself.
 */
import { html, nothing } from 'lit-html'
import { button } from './pieces.js'
import { chip } from '../core/marks.js'

export { default as css } from './turning.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('./view.js').Item} Item */
/** @typedef {import('./view.js').Move} Move */

/** @param {BoardView['t']} t */
export const touch = (t) =>
  t('Touch coins to choose them, then play. On the keyboard, Space chooses and Enter plays.')

const HEADS = '●'
/** more rows than there can be: data-col is column + row / ROWS, so that no two coins have the same */
const ROWS = 64

/** A set of coins as a move's item and choice: the last coin, and the bits of the others. @param {number[]} set */
function asMove(set) {
  const item = Math.max(...set)
  const choice = set.reduce((bits, k) => (k === item ? bits : bits | (1 << k)), 0) >>> 0
  return { item, choice }
}
/** @param {{ item: number, choice: number }} move @returns {number[]} */
const coinsOf = ({ item, choice }) => [
  ...Array.from({ length: item }, (_, k) => k).filter((k) => (choice >>> k) & 1),
  item,
]

/** @param {BoardView} v */
export function board(v) {
  const { items, selected, best } = v
  const set = selected ? coinsOf(selected) : []
  const good = best ? coinsOf(best) : []
  const showsValues = v.values !== 'off' && !v.misere
  const rows = [...new Set(items.map(({ row }) => row))]
  const last = selected?.item ?? (v.hint ? best?.item : undefined)
  return html`<div class="roam" data-free>
      <div
        class="turning ${rows.length > 1 ? 'rows' : ''} by${v.turn}"
        role="presentation"
        data-adds
      >
        ${rows.map(
          (row) =>
            html`<div class="line" role="row">
              ${items.map((coin, k) => (coin.row === row ? disc(v, k, { set, good, showsValues, last }) : nothing))}
            </div>`,
        )}
      </div>
    </div>
    ${showsValues ? worth(v) : nothing}
    <p class="legend">
      <span aria-hidden="true"><i class="face heads"></i>${v.t('heads')}</span>
      <span aria-hidden="true"><i class="face"></i>${v.t('tails')}</span>
      <span aria-hidden="true"
        ><i class="face heads last"></i
        >${v.t(rows.length > 1 ? 'the last one turned: heads before' : 'the rightmost one turned: heads before')}</span
      >
    </p>`
}

/** The move that a touch of a coin chooses. @param {BoardView} v @param {number} k @param {number[]} set chosen so far */
function touched(v, k, set) {
  const last = Math.max(...set)
  const [from, to] = [Math.min(k, last), Math.max(k, last)]
  const [a, b] = [v.items[from], v.items[to]]
  const toggled = set.includes(k) ? set.filter((other) => other !== k) : [...set, k]
  const tried = set.length
    ? [
        toggled,
        v.items.flatMap((_, at) => (at >= from && at <= to ? at : [])),
        v.items.flatMap(({ row, col }, at) =>
          [a?.row, b?.row].includes(row) && [a?.col, b?.col].includes(col) ? at : [],
        ),
        [last, k],
        [k],
      ]
    : [[k]]
  /* the touched coin is the only chosen one: the same move again, which takes it back */
  if (!toggled.length) return v.selected
  return (
    tried.map(asMove).find(({ item, choice }) => Number.isFinite(item) && v.legal(item, choice)) ??
    null
  )
}

/** The Grundy value of a head by itself; null while it is hidden. @param {BoardView} v @param {number} k */
function alone({ text, shownValue }, k) {
  let at = -1
  return shownValue(text.replace(/[01]/g, () => (++at === k ? '1' : '0')))?.grundy ?? null
}
/** The nim-sum of the heads. @param {BoardView} v */
function worth(v) {
  const heads = v.items.flatMap(({ glyph }, k) => (glyph === HEADS ? alone(v, k) : []))
  const sum = v.shownValue(v.text)?.grundy ?? null
  if (sum === null || heads.includes(null)) return nothing
  return html`<p class="legend worth">
    ${v.t('Heads, each by itself:')}
    <b class="mono">${heads.map((n) => v.num(n ?? 0)).join(' ⊕ ') || v.num(0)} = ${v.num(sum)}</b>
  </p>`
}

/**
 * @param {BoardView} v @param {number} k
 * @param {{ set: number[], good: number[], showsValues: boolean, last: number | undefined }} how good: the coins of a winning move, where one is shown
 */
function disc(v, k, { set, good, showsValues, last }) {
  const { row, glyph } = v.items[k]
  const heads = glyph === HEADS
  /* in rows a coin's name is its column and its row */
  const number = v.text.includes('/') ? `${v.items[k].col + 1},${row + 1}` : v.items[k].number
  const move = touched(v, k, set)
  const col = v.items[k].col + row / ROWS
  const chosen = set.includes(k)
  const own = showsValues && heads ? alone(v, k) : null
  const label = [
    v.t(heads ? 'coin {n}: heads' : 'coin {n}: tails', { n: number }),
    own === null ? '' : v.t('worth {value}', { value: v.num(own) }),
    chosen ? v.t('chosen') : '',
  ]
    .filter(Boolean)
    .join(', ')
  const look = [
    'turn',
    chosen ? 'chosen' : good.includes(k) ? 'best' : '',
    k === last ? 'last' : '',
    v.hint?.level === 2 && v.hint.item === k ? 'hinted-place' : '',
    v.last && coinsOf(v.last).includes(k) ? `corner by${v.last.by}` : '',
  ].join(' ')
  const face = html`<i
      class="face ${heads ? 'heads' : ''}"
      data-key="coin ${k}"
      data-state=${heads}
      data-turn="turn"
    ></i
    ><span class="no">${number}</span
    >${showsValues ? html`<span class="own">${own === null ? nothing : chip('plain', v.num(own))}</span>` : nothing}`
  const tab = v.at === null ? v.focusedItem(k) : v.at === col
  return button(
    v,
    { look, item: move?.item ?? k, choice: move?.choice, row, col, chosen, tab, label },
    face,
  )
}
