/**
 * pins.js -- rows of pins: an item is a row, a choice says how many pins go (above bit 16) and the smaller of the rows
 * that are left. Where no move parts a row, a pin goes with all to its right, as sticks do. Else a run of pins is
 * touched at its middle: an odd one at a pin, an even one at the bracket between two, none at all (the row is only
 * parted) at the line there. A pin that is the place of no move chooses the nearest one that takes it.
 */
import { html, nothing } from 'lit-html'
import { signs } from './heaps.js'
import { board as list } from './list.js'
import { empty, press } from './press.js'

export { default as css } from './pins.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** A run of pins: the first, how many. @typedef {[number, number]} Run */

/** rows so long are looked at to know whether any is ever parted */
const PARTED = 12
/** longer rows, or more of them, cannot be looked over: the moves are a list */
const PINS = 30
const ROWS = 12
const TAKEN = 2 ** 16

/**
 * @param {number} choice @param {number} n pins of the row
 * @param {number | null} at middle of the run that was touched, in half pins; Infinity: it is the last pins
 * @returns {Run}
 */
function run(choice, n, at) {
  const [taken, left] = [Math.floor(choice / TAKEN), choice % TAKEN]
  const right = n - taken - left
  return [at === Infinity || at === 2 * right + taken - 1 ? right : left, taken]
}
const parts = (/** @type {{ choice: number }} */ { choice }) => choice % TAKEN > 0
/** Whether this game parts rows: of those on the board, or of others that are small. @param {BoardView} v */
const parted = (v) =>
  v.moves.some(parts) ||
  Array.from({ length: PARTED }, (_, n) => String(PARTED - n)).some((n) => v.options(n).some(parts))

/** @param {BoardView} v */
export function board(v) {
  if (v.items.length > ROWS || v.items.some((i) => i.number > PINS)) return list(v)
  const ends = !parted(v)
  return html`<div class="roam" role="presentation">
      ${before(v, ends)}
      ${v.items.length ? v.items.map((i) => row(v, i, ends)) : html`<div role="row">${empty(0)}</div>`}
    </div>
    ${
      v.part
        ? nothing
        : html`<p class="legend">
            ${
              ends
                ? v.t('Touch a pin: it goes, with all to its right.')
                : v.t('Touch the middle of what goes: a pin, or the sign between two.')
            }
          </p>`
    }
    ${signs(v, { look: 'aside' })}`
}
/** @param {number} n */
const size = (n) => html`<span class="size" aria-hidden="true">${n}</span>`

/** @param {BoardView} v @param {Item} i @param {boolean} ends no row is parted: the last pins go */
function row(v, { item, number: n }, ends) {
  const legal = new Set(v.moves.filter((m) => m.item === item).map((m) => m.choice))
  const touched = v.focusedItem(item) ? v.at : null
  const at = ends ? Infinity : touched && Math.floor(touched)
  /* a pin of its own was not touched yet: touching that one does not play */
  const near = touched !== null && touched % 1 > 0 ? v.selected : null
  /** @param {import('../engine/engine.js').Move | null} m @returns {Run | null} */
  const shown = (m) => (m?.item === item ? run(m.choice, n, at) : null)
  const selected = shown(v.selected)
  const goes = selected ?? shown(v.best)
  /** @param {number} pin */
  const look = (pin) =>
    goes && pin >= goes[0] && pin < goes[0] + goes[1]
      ? `pin goes by${v.turn} ${selected ? '' : 'well'}`
      : 'pin'
  /** every run that may go, with its middle */
  const runs = [...legal].flatMap((choice) =>
    (ends ? [Infinity] : [null, 2 * (n - (choice % TAKEN)) - Math.floor(choice / TAKEN) - 1]).map(
      (side) => {
        const [first, taken] = run(choice, n, side)
        return { choice, first, taken, middle: 2 * first + taken - 1 }
      },
    ),
  )
  /** A pin that has no move of its own. @param {number} pin @param {string} column */
  const other = (pin, column) => {
    /** @param {typeof runs[number]} r */
    const far = ({ first, taken, middle }) => {
      const away = Math.abs(middle - 2 * pin)
      return pin < first || pin >= first + taken ? 4 * n + away : ends ? taken : away + taken / n
    }
    const to = runs.reduce((a, b) => (far(b) < far(a) ? b : a), runs[0])
    return html`<span
      class=${look(pin)}
      .style=${column}
      aria-hidden="true"
      data-item=${to ? item : nothing}
      data-choice=${to ? to.choice : nothing}
      data-col=${to ? to.middle + 0.5 : nothing}
      ><i></i
    ></span>`
  }
  /** @param {number} middle in half pins */
  const cell = (middle) => {
    const odd = middle % 2 === 0
    const ways = []
    if (ends && odd && legal.has((n - middle / 2) * TAKEN)) ways.push((n - middle / 2) * TAKEN)
    for (let taken = odd ? 1 : 0; taken <= n && !ends; taken += 2) {
      const left = (middle + 1 - taken) / 2
      const right = n - left - taken
      if (left < 0 || right < 0) break
      const choice = taken * TAKEN + Math.min(left, right)
      if (legal.has(choice)) ways.push(choice)
    }
    const pin = Math.floor(middle / 2)
    const column = `grid-column:${middle + 2} / span 2`
    const choice = ways.find((c) => c === v.selected?.choice && selected) ?? ways[0]
    if (choice === undefined) return odd ? other(pin, column) : nothing
    /** @param {Run} run */
    const here = ([first, taken]) => ends || 2 * first + taken - 1 === middle
    const taken = Math.floor(choice / TAKEN)
    const from = ends ? pin + 1 : Math.round((middle + 1 - taken) / 2) + 1
    const place = taken
      ? v.t('pin {from}|pins {from} to {to}', { n: taken, from, to: from + taken - 1 })
      : v.t('between pins {from} and {to}', { from: from - 1, to: from })
    return press(
      v,
      item,
      choice,
      {
        row: 2 * item + (odd ? 0 : 1),
        col: middle,
        look: odd ? look(pin) : `pair by${v.turn} ${taken ? '' : 'split'}`,
        style: column,
        more: `, ${place}`,
        stop: v.focused(item, choice) && here(run(choice, n, at)),
        on: (m) => m !== near && m.choice === choice && here(run(m.choice, n, at)),
      },
      html`<i></i>`,
    )
  }
  return html`<div
    class="pins-row ${v.hint?.item === item && v.hint.level === 2 ? 'hinted-place' : ''}"
    role="row"
    data-twice
    .style="--n:${n}"
    aria-label=${v.t('Row {item}: {n} pin|Row {item}: {n} pins', { item: item + 1, n })}
  >
    ${legal.size ? nothing : empty(n)}${size(n)}${Array.from({ length: 2 * n - 1 }, (_, middle) => cell(middle))}
    ${goes?.[1] ? amount(goes[1], selected ? `by${v.turn}` : 'best') : nothing}
  </div>`
}

/** How many go, or went. @param {number} n @param {string} look */
const amount = (n, look) => html`<span class="amount ${look}" aria-hidden="true">−${n}</span>`

/** The row that the last move was made in, as it was: rows are a set, and what is left may stand anywhere. @param {BoardView} v @param {boolean} ends */
function before({ last, t }, ends) {
  const n = last?.before.find((i) => i.item === last.item)?.number
  if (!last || !n) return nothing
  const [first, taken] = run(last.choice, n, ends ? Infinity : null)
  const gone = (/** @type {number} */ pin) => pin >= first && pin < first + taken
  return html`<div class="pins-row before" .style="--n:${n}" role="presentation" aria-hidden="true">
    <small>${t('before')}</small>${size(n)}${Array.from(
      { length: n },
      (_, pin) =>
        html`<span
          class="pin ${gone(pin) ? 'ghost' : ''}"
          .style="grid-column:${2 * pin + 2} / span 2"
          ><i></i
        ></span>`,
    )}<i
      class="run-gone corner by${last.by}"
      .style="grid-column:${2 * first + 2 - (taken ? 0 : 1)} / span ${2 * taken || 2}"
    ></i>
    ${taken ? amount(taken, `by${last.by}`) : nothing}
  </div>`
}
