/**
 * several.js -- sticks in heaps, for games in which a move may make several heaps smaller. An item is a heap: `number` is its size,
 * `glyph` the most heaps of a move. A choice is the sum of amount times 2 to the power of `row` over all heaps; a move's item is its
 * first heap. A touch of a stick adds it and all to its right to what is chosen in other heaps. With values shown the binary digits
 * stand below, the ones of each column counted modulo the most heaps of a move plus one.
 */
import { html, nothing } from 'lit-html'
import { ghost, heap, legend, takenOf } from './heaps.js'
import { button } from './pieces.js'
import { powersOf } from '../model/numbers.js'

export { default as css } from './several.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** A move as the amounts that the heaps lose, e.g. [0, 2, 1]. @typedef {number[]} Amounts */

/** Splits a choice into amounts, from the last heap on: it has the highest power of 2. @param {Item[]} items @param {{ choice: number } | null} move @returns {Amounts} */
function amountsOf(items, move) {
  let rest = move?.choice ?? 0
  return items.reduceRight((amounts, { row, number }) => {
    const amount = number ? Math.floor(rest / 2 ** row) : 0
    rest -= amount * 2 ** row
    return [amount, ...amounts]
  }, /** @type {Amounts} */ ([]))
}
/** @param {Item[]} items @param {Amounts} amounts @returns {{ item: number, choice: number } | null} */
function moveOf(items, amounts) {
  const item = amounts.findIndex((n) => n > 0)
  if (item < 0) return null
  return { item, choice: items.reduce((sum, { row }, i) => sum + amounts[i] * 2 ** row, 0) }
}
/** The chosen amounts with another one in heap i; if these are too many heaps, that one alone. @param {Amounts} chosen @param {number} i @param {number} amount @param {number} most */
function withAmount(chosen, i, amount, most) {
  const all = chosen.map((n, j) => (j === i ? amount : n))
  return all.filter((n) => n > 0).length <= most
    ? all
    : chosen.map((_, j) => (j === i ? amount : 0))
}

/** @param {BoardView} v */
export function board(v) {
  const most = Number(v.items[0]?.glyph ?? 1)
  const chosen = amountsOf(v.items, v.selected)
  const best = amountsOf(v.items, v.selected ? null : v.best)
  const gone = takenOf(v)
  const large = Math.max(
    0,
    ...v.items.map((i) => i.number),
    ...gone.flat().map((part) => part.from + part.amount),
  )
  const size = large > 24 ? 'many' : large > 14 ? 'dense' : ''
  const tab = stop(v, chosen, most)
  return html`<div class="heaps several ${size}">
      ${v.items.map((item, i) => {
        const whole = gone[i][0] ? gone[i][0].from + gone[i][0].amount : item.number
        const amount = chosen[i] || best[i]
        const inside = html`<span
          class="sticks ${v.values === 'off' ? '' : 'marked'}"
          role="presentation"
          >${Array.from({ length: whole }, (_, at) => {
            const part = gone[i].find(({ from, amount }) => at >= from && at < from + amount)
            return part
              ? ghost(item, part, at, part.ply === v.line().length - 1)
              : stick(v, { item, i, at, chosen, best, most, tab })
          })}${item.number ? keep(v, item, i, chosen, tab) : nothing}${
            amount
              ? html`<span class="amount ${chosen[i] ? `by${v.turn}` : 'best'}" aria-hidden="true"
                  >−${v.num(amount)}</span
                >`
              : nothing
          }</span
        >`
        return heap(v, item, inside)
      })}
    </div>
    ${legend(v)} ${v.values === 'off' || v.misere || v.part ? nothing : digits(v, chosen, most + 1)}`
}

/** The data-col of a stick: no two heaps have the same, as one move may be shown in several heaps. @param {number} i @param {number} at */
const column = (i, at) => at + i / 100

/** The column of the one tab stop: among the sticks of the focused move, the one that was touched. @param {BoardView} v @param {Amounts} chosen @param {number} most */
function stop(v, chosen, most) {
  const places = v.items.flatMap(({ number }, i) =>
    Array.from({ length: number }, (_, at) => ({ i, at })).filter(({ at }) => {
      const move = moveOf(v.items, withAmount(chosen, i, number - at, most))
      return move && v.focused(move.item, move.choice)
    }),
  )
  const found = places.find(({ i, at }) => column(i, at) === v.at) ?? places[0]
  return found ? column(found.i, found.at) : null
}

/**
 * The stick at a place. A touch takes it and all to its right.
 * @param {BoardView} v @param {{ item: Item, i: number, at: number, chosen: Amounts, best: Amounts, most: number, tab: number | null }} one
 */
function stick(v, { item, i, at, chosen, best, most, tab }) {
  const amount = item.number - at
  const move = moveOf(v.items, withAmount(chosen, i, amount, most))
  const legal = move && v.legal(move.item, move.choice) ? move : null
  const mark = legal && v.mark(legal.item, legal.choice)
  const taken = amount <= chosen[i]
  return button(
    v,
    {
      look: `stick ${taken ? 'chosen' : ''} ${!taken && amount <= best[i] ? 'best' : ''}`,
      item: legal?.item ?? i,
      choice: legal?.choice,
      row: i,
      col: column(i, at),
      chosen: taken,
      tab: tab === column(i, at),
      key: `stick ${i} ${at}`,
      label: legal
        ? v.phrase(legal.item, legal.choice) + (mark ? ': ' + mark.words : '')
        : v.t('not a move: {n}', { n: amount }),
    },
    html`<i></i>${mark?.chip}`,
  )
}

/** The place after a heap's sticks: a touch takes nothing from this heap. @param {BoardView} v @param {Item} item @param {number} i @param {Amounts} chosen @param {number | null} tab */
function keep(v, item, i, chosen, tab) {
  const move = moveOf(
    v.items,
    chosen.map((n, j) => (j === i ? 0 : n)),
  )
  const col = column(i, item.number)
  return html`<span data-twice role="presentation"
    >${button(
      v,
      {
        look: `keep ${chosen[i] && move ? 'there' : ''}`,
        item: move?.item ?? i,
        choice: move?.choice,
        row: i,
        col,
        tab: tab === col,
        label: v.t('Take nothing from heap {item}', { item: i + 1 }),
      },
      html`<span aria-hidden="true">×</span>`,
    )}</span
  >`
}

/** Rows of the board's grid: every heap in binary, as the chosen move leaves it, and the number of ones in each column, modulo n. @param {BoardView} v @param {Amounts} chosen @param {number} n */
function digits(v, chosen, n) {
  const heaps = v.items.map(({ number }, i) => number - chosen[i])
  const columns = powersOf(v.items.map(({ number }) => number)).map((p) => {
    const ones = heaps.filter((heap) => Math.floor(heap / p) % 2).length
    return { p, ones, look: ones % n ? 'odd' : '' }
  })
  return html`<table
    class="xor counted"
    role="rowgroup"
    aria-label=${v.t('The heaps in binary, and the ones of each column modulo {n}', { n })}
  >
    <thead role="presentation">
      <tr role="row">
        <td role="gridcell"></td>
        ${columns.map(({ p, look }) => html`<th role="columnheader" class=${look}>${p}</th>`)}
      </tr>
    </thead>
    <tbody role="presentation">
      ${heaps.map(
        (heap, i) =>
          html`<tr role="row">
            <th role="rowheader">
              ${chosen[i] ? `${v.num(v.items[i].number)} → ${v.num(heap)}` : v.num(heap)}
            </th>
            ${columns.map(({ p, look }) => {
              const bit = Math.floor(heap / p) % 2
              return html`<td role="gridcell" class="${bit ? '' : 'zero'} ${look}">${bit}</td>`
            })}
          </tr>`,
      )}
    </tbody>
    <tfoot role="presentation">
      <tr role="row">
        <th role="rowheader">${v.t('ones modulo {n}', { n })}</th>
        ${columns.map(
          ({ ones, look }) =>
            html`<td role="gridcell" class=${look || 'zero'}>
              ${look ? html`<b>${ones % n}</b>` : 0}
            </td>`,
        )}
      </tr>
    </tfoot>
  </table>`
}
