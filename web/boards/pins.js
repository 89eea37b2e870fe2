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

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** A run of pins: the first, how many. @typedef {[number, number]} Run */

/** rows so long are looked at to know whether any is ever parted */
const PARTED = 12
/** longer rows, or more of them, cannot be looked over: the moves are a list */
const PINS = 30
const ROWS = 12
const TAKEN = 2 ** 16

export const css = `
.pins-row { display: grid; grid-template-columns: max-content repeat(calc(2 * var(--n)), minmax(12px, 1.2em)) 2.8em; justify-content: start; padding: .4em .3em; }
.pins-row > .size { grid-area: 1 / 1; align-self: center; padding-inline-end: .3em; white-space: nowrap; font: 700 1.6em/1 var(--cgt-sans); font-variant-numeric: tabular-nums slashed-zero; }
.pins-row > .amount { grid-area: 1 / -2; justify-self: start; }
.pins-row + .pins-row { border-top: 1.5px solid var(--cgt-line); }
.pin { grid-row: 1; height: 4.8em; place-items: start center; display: grid; padding-top: .4em; }
.pin i { width: .62em; height: 3.4em; border-radius: .31em; background: var(--cgt-stick); transition: transform var(--cgt-t-fast), background var(--cgt-t-fast); }
.pin.goes i { background: var(--by); transform: rotate(12deg) translateY(-.2em); }
.pin.goes.well i { background: var(--w-line); }
.pin.ghost i { background: none; border: 1.75px dashed var(--cgt-stick-ghost); }
.mine .pin[data-choice] { cursor: pointer; }
.pin > .chip { bottom: 0; font-size: .72em; }
.pair { grid-row: 2; height: max(2.6em, 44px); place-items: start center; }
.pair i { width: 64%; height: .7em; border: 2.5px solid var(--cgt-line-strong); border-top: 0; border-radius: 0 0 .5em .5em; }
.pair.split i { width: 0; height: 1.2em; border: 0; border-inline-start: 3px dashed var(--cgt-line-strong); }
.pair.chosen i { border-color: var(--by); border-width: 4.5px; }
.pair.best i { border-color: var(--w-line); border-width: 4.5px; }
.pair.chosen:not(.split) i, .pair.best:not(.split) i { border-top: 0; }
.pair > .chip { bottom: .1em; font-size: .72em; }
:host([data-proj]) :is(.pin, .pair) > .chip { font-size: .84em; }
.pins-row.before .pin { height: 2.3em; padding-top: .2em; opacity: .75; }
.pins-row.before > small { grid-area: 2 / 1 / auto / -1; color: var(--cgt-ink-2); }
.pins-row.before .pin i { height: 1.9em; }
.run-gone { grid-row: 1; align-self: stretch; }
:host([data-proj]) .pin { height: 3.9em; }
:host([data-proj]) .pin i { height: 2.6em; }
:host([data-proj]) .pair { height: 2em; }
:host([data-proj]) .pins-row { padding-block: .1em; }
`

/** @param {number} choice @param {number} n pins of the row @param {number | null} at middle of the run that was touched, in half pins; Infinity: it is the last pins @returns {Run} */
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
