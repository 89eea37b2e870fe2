/**
 * pins.js -- rows of pins. An item is a row; a choice holds the number of pins that go (above bit 16) and the smaller of the rows
 * that are left. In a game that parts no row, a touch of a pin takes it and all to its right. Else a run of pins is touched at
 * its middle: an odd run at a pin, an even one at the bracket between two pins, an empty one (the row is only parted) at the
 * line there; a pin that is the middle of no move chooses the nearest move that takes it. Where a touch takes all to its right, a pin
 * that makes no move is refused, as a stick of a heap is. Pins stay where they stood at the start: a row is what stands between pins
 * that went.
 */
import { html, nothing } from 'lit-html'
import { TAKEN } from '../model/pins.js'
import { signs } from './heaps.js'
import { board as list } from './list.js'
import { empty, press } from './press.js'

export { default as css } from './pins.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** A run of pins. @typedef {[first: number, length: number]} Run */

/** rows up to this length are asked for moves that part them */
const PARTED = 12
/** with longer rows, or more of them, the moves are a list */
const PINS = 30
const ROWS = 12

/**
 * The pins that a move takes.
 * @param {number} choice @param {number} n pins of the row
 * @param {number | null} at middle of the run that was touched, in half pins; Infinity for the last pins of the row
 * @returns {Run}
 */
function run(choice, n, at) {
  const [taken, left] = [Math.floor(choice / TAKEN), choice % TAKEN]
  const right = n - taken - left
  return [at === Infinity || at === 2 * right + taken - 1 ? right : left, taken]
}
const parts = (/** @type {{ choice: number }} */ { choice }) => choice % TAKEN > 0
/** True if the game parts rows: those on the board, or small others. @param {BoardView} v */
const parted = (v) =>
  v.moves.some(parts) ||
  Array.from({ length: PARTED }, (_, n) => String(PARTED - n)).some((n) => v.options(n).some(parts))

/** A row of the position: its line at the start, its first pin there, its length. @typedef {{ line: number, from: number, n: number }} Stretch */
/** The pins that a move took; amount 0 if it only parted a row. @typedef {{ line: number, from: number, amount: number, by: 1 | 2, ply: number }} Gone */

/** The middle at which a run with a mirror image was touched, by position and move: the move does not tell the side. @type {Map<string, number | null>} */
const sides = new Map()
/** @param {Item[]} items @param {{ text: string }} move */
const side = (items, { text }) => `${items.map((i) => i.number)} ${text}`
const drawable = (/** @type {Item[]} */ items) =>
  items.length <= ROWS && items.every((i) => i.number <= PINS)

/**
 * The ply from which pins are drawn, to the end of the play; -1: they are too many yet.
 * @param {BoardView} v
 */
function begins(v) {
  const first = v.line().findIndex(({ before }) => drawable(before))
  return first < 0 && drawable(v.items) ? v.line().length : first
}

/**
 * The lines of the start with their rows and the pins that went.
 * @param {BoardView} v @param {boolean} ends true if no move parts a row
 * @returns {{ lines: number[], rows: Stretch[], others: Stretch[], gone: Gone[] }} rows: one for each item; others: rows that are no item
 */
function placed(v, ends) {
  const played = v.line()
  const first = begins(v)
  const lines = (played[first]?.before ?? v.items).map((i) => i.number)
  let all = lines.map((n, line) => ({ line, from: 0, n }))
  /** @type {Gone[]} */
  const gone = []
  /** The row of each item. @param {Item[]} items @returns {Stretch[] | null} */
  const rowsOf = (items) => {
    const left = [...all]
    const rows = items.flatMap(({ number }) => {
      const at = left.findIndex(({ n }) => n === number)
      return at < 0 ? [] : left.splice(at, 1)
    })
    return rows.length === items.length ? rows : null
  }
  for (const [ply, last] of played.entries()) {
    const row = ply < first ? null : rowsOf(last.before)?.[last.before.findIndex((i) => i.item === last.item)] // prettier-ignore
    if (!row) continue
    const at = ends ? Infinity : (sides.get(side(last.before, last)) ?? null)
    const { line, from, n } = row
    const [left, amount] = run(last.choice, n, at)
    const right = from + left + amount
    gone.push({ line, from: from + left, amount, by: last.by, ply })
    all = all.flatMap((one) =>
      one === row
        ? [
            { line, from, n: left },
            { line, from: right, n: from + n - right },
          ].filter(({ n }) => n)
        : one,
    )
  }
  const rows = rowsOf(v.items)
  if (rows) return { lines, rows, gone, others: all.filter((one) => !rows.includes(one)) }
  const now = v.items.map(({ number: n }, line) => ({ line, from: 0, n }))
  return { lines: now.map(({ n }) => n), rows: now, gone: [], others: [] }
}

/** @param {BoardView} v */
export function board(v) {
  if (begins(v) < 0) return list(v)
  const ends = !parted(v)
  const { lines, rows, others, gone } = placed(v, ends)
  const last = v.line().length - 1
  /** @param {number} pin */
  const column = (pin, span = 1) =>
    `grid-column:${2 * pin + (ends ? 2 : 1)} / span ${Math.max(1, 2 * span)}`
  /** @param {number} line */
  const went = (line) =>
    gone
      .filter((part) => part.line === line)
      .map(({ from, amount, by, ply }) => {
        const pins = Array.from({ length: amount }, (_, k) => {
          const pin = from + k
          return html`<span class="pin ghost by${by}" .style=${column(pin)} aria-hidden="true"
            ><i></i
            ><i
              class="goes"
              data-key="goes ${ply} ${line} ${pin}"
              data-come=${ply === last ? 'lift' : nothing}
              data-wait=${40 * Math.min(amount - 1 - k, 8)}
            ></i
          ></span>`
        })
        const cut = `grid-column:${2 * from + (ends ? 1 : 0)} / span 2`
        return html`${pins}${amount ? nothing : html`<i class="cut by${by}" .style=${cut}></i>`}${ply === last ? html`<i class="run-gone corner by${by}" .style=${amount ? column(from, amount) : cut}></i>` : nothing}`
      })
  return html`<div class="roam" role="presentation">
      <div
        class="pins ${ends ? 'ends' : ''}"
        .style="--n:${Math.max(1, ...lines)}"
        role="presentation"
      >
        ${lines.map(
          (n, line) =>
            html`<div class="pins-line" role="presentation">
              ${Array.from({ length: n }, (_, pin) => {
                const i = rows.findIndex((one) => one.line === line && one.from === pin)
                return i < 0 ? nothing : row(v, v.items[i], rows[i], ends)
              })}
              ${others.map((one) =>
                one.line === line
                  ? Array.from(
                      { length: one.n },
                      (_, k) =>
                        html`<span class="pin" .style=${column(one.from + k)}><i></i></span>`,
                    )
                  : nothing,
              )}
              ${went(line)}
            </div>`,
        )}
        ${v.items.length ? nothing : html`<div role="row">${empty(0)}</div>`}
      </div>
    </div>
    ${
      v.part
        ? nothing
        : html`<p class="legend how no-print">
            ${
              ends
                ? v.t('Touch a pin: it falls with all the pins to its right.')
                : v.t('Touch the middle of what falls: a pin, or the sign between two pins.')
            }
          </p>`
    }
    ${signs(v, { look: 'aside' })}`
}

/** @param {BoardView} v @param {Item} i @param {Stretch} place @param {boolean} ends true if no move parts a row: the last pins go */
function row(v, { item, number: n }, { line, from: start }, ends) {
  const legal = new Set(v.moves.filter((m) => m.item === item).map((m) => m.choice))
  const touched = v.focusedItem(item) && v.at !== null ? v.at - 2 * start : null
  const at = ends ? Infinity : touched && Math.floor(touched)
  /* the bracket was chosen by touching a pin beside it: another touch of that pin does not play */
  const near = touched !== null && touched % 1 > 0 ? v.selected : null
  /** @param {import('../engine/engine.js').Move | null} m @returns {Run | null} */
  const shown = (m) => (m?.item === item ? run(m.choice, n, at) : null)
  const selected = shown(v.selected)
  if (selected && v.selected) {
    if (sides.size > 99) sides.clear()
    sides.set(side(v.items, v.selected), at)
  }
  const goes = selected ?? shown(v.best)
  /** @param {number} pin */
  const look = (pin) =>
    goes && pin >= goes[0] && pin < goes[0] + goes[1]
      ? `pin goes by${v.turn} ${selected ? '' : 'well'}`
      : 'pin'
  /** all runs that may go, each with its middle */
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
    if (ends)
      return html`<span class=${look(pin)} .style=${column} aria-hidden="true" data-item=${item}
        ><i></i
      ></span>`
    /** @param {typeof runs[number]} r */
    const far = ({ first, taken, middle }) => {
      const away = Math.abs(middle - 2 * pin)
      return pin < first || pin >= first + taken ? 4 * n + away : away + taken / n
    }
    const to = runs.reduce((a, b) => (far(b) < far(a) ? b : a), runs[0])
    return html`<span
      class=${look(pin)}
      .style=${column}
      aria-hidden="true"
      data-item=${to ? item : nothing}
      data-choice=${to ? to.choice : nothing}
      data-col=${to ? to.middle + 2 * start + 0.5 : nothing}
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
    const column = `grid-column:${middle + (ends ? 2 : 1)} / span 2`
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
        row: 2 * line + (odd ? 0 : 1),
        col: middle + 2 * start,
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
    .style="grid-column:${2 * start + 1} / span ${2 * n + (ends ? 1 : 0)}"
    aria-label=${v.t('Row {item}: {n} pin|Row {item}: {n} pins', { item: item + 1, n })}
  >
    ${legal.size ? nothing : empty(n)}<span class="size" aria-hidden="true"
      ><span data-key="size ${line} ${start}" data-state=${n} data-turn="tick">${n}</span></span
    >${Array.from({ length: 2 * n - 1 }, (_, middle) => cell(middle))}
    ${
      goes?.[1]
        ? html`<span class="amount ${selected ? `by${v.turn}` : 'best'}" aria-hidden="true"
            >−${goes[1]}</span
          >`
        : nothing
    }
  </div>`
}
