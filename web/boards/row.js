/**
 * row.js -- things in a row: coins on squares, or tiles. A coin has the glyph ●: `number` is its square, `col` its place, a choice
 * the square to which it goes; a link pairs it with the coin on its left (-2: with the edge). Tiles are digits to strike out
 * (`row` is a remainder), letters with words to erase, or numbers to take from either end; a taken tile has the glyph '.'.
 */
import { html, nothing } from 'lit-html'
import { chip, pill } from '../core/marks.js'
import { signs } from './heaps.js'
import { board as list } from './list.js'
import { passing } from './pieces.js'
import { empty, press } from './press.js'

export { default as css } from './row.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** @typedef {import('../engine/engine.js').Move} Move */

const DISC = '●'
/** with a longer row the moves are a list */
const PLACES = 200
/** the most coins in a pile, the most squares with large coins, and the sizes of a coin in em */
const HIGH = 4
const LARGE = 11
const COIN = { large: 2.9, small: 2.2 }
/** difference of the rows (data-row) of coins and of squares: arrow keys to the sides keep to one of them */
const APART = 20

/** @param {BoardView} v */
export function board(v) {
  const { items } = v
  if (items.length > PLACES || items.some((i) => i.col >= PLACES)) return list(v)
  const was = v.last ? v.last.before : items
  const line =
    items[0]?.glyph === DISC ? coins(v) : /\d/.test(was[0]?.glyph ?? '') ? digits(v) : tiles(v)
  return html`${line}${signs(v, { look: 'aside' })}`
}

/* ---- coins ---- */

/** @param {BoardView} v */
function coins(v) {
  const { items, moves } = v
  const stacks = items.every((i) => i.link === -1)
  /** the choices that lead to each square: several coins may reach it @type {Map<number, Set<number>>} */
  const aims = new Map()
  for (const m of moves) aims.set(m.choice, (aims.get(m.choice) ?? new Set()).add(m.item))
  const shared = [...aims.values()].some((s) => s.size > 1)
  /* with each coin on a line of its own, all moves have room for their marks: the game is a sum of its coins */
  if (stacks && items.length > 1 && v.values !== 'off')
    return html`<div class="roam" data-free>
      ${items.map((i, at) => squares(v, [i], moves, at * 2 * APART))}
    </div>`
  const active =
    items.find((i) => v.selected?.item === i.item) ?? items.find((i) => v.focusedItem(i.item))
  const open = shared ? moves.filter((m) => m.item === active?.item) : moves
  return html`<div class="roam" data-free>${squares(v, items, open, 0)}</div>`
}

/** A line of squares with these coins on it. @param {BoardView} v @param {Item[]} coins @param {Move[]} moves @param {number} row */
function squares(v, coins, moves, row) {
  const old =
    v.last &&
    v.last.before.find((i) => i.item === v.last?.item && coins.some((c) => c.item === i.item))
  /* as many squares as at the start: only coins move */
  const line = v.line()
  const n = Math.max(...[...v.items, ...(line[0]?.before ?? [])].map((i) => i.col)) + 1
  const first = coins[0].number - coins[0].col
  const stacks = coins.length > 1 && coins.every((i) => i.link === -1)
  const high = stacks ? Math.min(HIGH, coins.length) : 1
  const aims = new Map(
    moves.filter((m) => coins.some((c) => c.item === m.item)).map((m) => [m.choice, m]),
  )
  const pairs =
    (v.values !== 'off' || v.later) && !v.misere ? coins.filter((c) => c.link !== -1) : []
  return html`<div
    class="places"
    role="row"
    .style="--n:${n};--d:${v.wide && n <= LARGE ? COIN.large : COIN.small}em;--high:${high};--plate:${stacks ? 2.75 : 1.8}em"
    aria-label=${coins.length > 1 ? nothing : v.t('the coin on {n}', { n: coins[0].number })}
  >
    ${pairs.map((c) => {
      const from = c.link >= 0 ? (coins.find((i) => i.item === c.link)?.col ?? -1) + 1 : 0
      const gap = c.col - from
      return html`<span
        class="between ${v.values === 'off' ? 'room' : ''}"
        .style="grid-column:${from + 1} / span ${Math.max(gap, 1)};${gap ? '' : 'border:0'}"
        ><span>${gap}</span></span
      >`
    })}
    ${Array.from({ length: n }, (_, col) => {
      const column = `grid-column:${col + 1}`
      const here = coins.filter((c) => c.col === col)
      const aim = aims.get(col + first)
      return html`<span class="spot" .style=${column} aria-hidden="true"></span>
        <span class="plate ${here.length ? 'full' : ''}" .style=${column} aria-hidden="true"
          >${col + first}</span
        >
        ${old && old.col === col ? html`<i class="was corner by${v.last?.by}" .style=${column}></i>` : nothing}
        ${
          here.length
            ? html`<span class="stack" role="presentation" .style=${column}
                >${here.map((c) => disc(v, c, row))}</span
              >`
            : nothing
        }
        ${
          aim
            ? press(
                v,
                aim.item,
                aim.choice,
                {
                  row: row + APART,
                  col,
                  look: `aim ${here.length ? 'under' : ''}`,
                  style: column,
                  stop: false,
                },
                html`<i></i>`,
              )
            : nothing
        }`
    })}
    ${passing(v, ({ item, by, before }, after, ply, comes) => {
      const ends = [before, after].map((all) => all.find((i) => i.item === item)?.col ?? 0)
      return coins.some((c) => c.item === item)
        ? html`<i
            class="trail by${by}"
            .style="grid-column:${Math.min(...ends) + 1} / ${Math.max(...ends) + 2}"
            data-key="trail ${ply}"
            data-come=${comes ? 'pass' : nothing}
          ></i>`
        : nothing
    })}
  </div>`
}

/** A coin. It bears the mark of one of its moves: the chosen one, a winning one, or a step to the nearest square. @param {BoardView} v @param {Item} c @param {number} row */
function disc(v, c, row) {
  const own = v.moves.filter((m) => m.item === c.item)
  const at =
    [v.selected, v.best].find((m) => m?.item === c.item)?.choice ?? own.at(-1)?.choice ?? c.number
  return press(
    v,
    c.item,
    at,
    {
      row: row - c.row,
      col: c.col,
      look: `disc ${v.hint?.item === c.item && v.hint.level === 2 ? 'hinted' : ''}`,
      stop: v.focusedItem(c.item),
      more: own.length ? '' : v.t('the coin on {n}', { n: c.number }),
      chip: false,
      on: () => true,
    },
    html`<i data-key="disc ${c.item}" data-token></i>`,
  )
}

/* ---- tiles ---- */

/** Digits to strike out. A struck one is no item any more, and is drawn in its old place. @param {BoardView} v */
function digits(v) {
  const { items, last } = v
  const line = v.line()
  /* the column at the start of each digit that is left */
  const ids = (line[0]?.before ?? items).map((i) => i.col)
  const out = line.map(({ item }) => ids.splice(item, 1)[0])
  /* remainders are half of the answer: shown only with the values */
  const showsValues = v.values !== 'off'
  /** @param {Item} i */
  const inside = (i) => html`<b>${i.number}</b><small>${showsValues ? i.row : nothing}</small>`
  const all = items.map((i, at) =>
    press(
      v,
      i.item,
      0,
      {
        row: 0,
        col: i.col,
        look: showsValues ? `digit r${i.row}` : 'digit even',
        key: `digit ${ids[at]}`,
        more: v.legal(i.item, 0) ? '' : String(i.number),
      },
      inside(i),
    ),
  )
  const gone = last?.before.find((i) => i.item === last.item)
  if (gone)
    all.splice(
      gone.item,
      0,
      html`<span
        class="digit gone corner by${last?.by}"
        data-key="digit ${out.at(-1)}"
        aria-hidden="true"
        >${inside(gone)}${passing(v, ({ by }, _, ply, comes) => html`<i class="digit goes by${by}" data-key="goes ${ply}" data-come=${comes ? 'lift' : nothing}></i>`)}</span
      >`,
    )
  return html`<div class="digits-line" role="row">${all}${items.length ? nothing : empty(0)}</div>
    ${showsValues ? html`<p class="legend">${v.t('The small number is the remainder of the digit divided by 3.')}</p>` : nothing}`
}

/** Letters or numbers. A move takes several of them, and has a button of its own. @param {BoardView} v */
function tiles(v) {
  const { items, last } = v
  const there = items.filter((i) => i.glyph !== '.')
  const numbers = !!v.points
  /** the tiles of a move: the letters of a word, or the numbers up to an end @param {Move} m @returns {[number, number]} first, past the last */
  const span = (m) =>
    !numbers
      ? [m.item, m.item + m.text.split('@')[0].length]
      : m.choice
        ? [m.item, (there.at(-1)?.item ?? 0) + 1]
        : [there[0]?.item ?? 0, m.item + 1]
  const taken = v.selected ?? v.best
  const [from, past] = taken ? span(taken) : [0, 0]
  const look = v.selected ? `taken by${v.turn}` : 'taken-best'
  const gone = new Set(
    last?.before.filter((i) => i.glyph !== '.' && items[i.item]?.glyph === '.').map((i) => i.item),
  )
  const corners = last
    ? html`<i
        class="corner by${last.by}"
        .style="grid-row:2;grid-column:${Math.min(...gone) + 1} / span ${gone.size}"
      ></i>`
    : nothing
  /** @param {Item} i */
  const tile = (i) => {
    const old = i.glyph === '.'
    if (old && !numbers && !gone.has(i.item)) return nothing
    const sign = numbers ? v.num(i.number) : (last?.before[i.item] ?? i).glyph
    return html`<span
      class="tile ${old ? 'gone' : ''} ${i.item >= from && i.item < past ? look : ''} ${sign.length > 4 ? 'long' : ''}"
      .style="grid-column:${i.col + 1}"
      data-key="tile ${i.item}"
      aria-hidden="true"
      >${sign}</span
    >`
  }
  const goes = passing(v, ({ before, by }, after, ply, comes) =>
    before
      .filter((i) => i.glyph !== '.' && after[i.item]?.glyph === '.')
      .map(
        (i) =>
          html`<i
            class="tile goes by${by}"
            .style="grid-column:${i.col + 1}"
            data-key="goes ${ply} ${i.item}"
            data-come=${comes ? 'lift' : nothing}
            >${numbers ? v.num(i.number) : i.glyph}</i
          >`,
      ),
  )
  /* the words have as many lines as they needed at the start */
  const most = numbers ? 0 : 1 + Math.max(0, ...linesOf(v.options(v.start).map(span)))
  const lines = linesOf(v.moves.map(span))
  const buttons = v.moves.map((m, at) => {
    const [a, b] = span(m)
    const lane = numbers ? m.choice : lines[at]
    const what = items.slice(a, b)
    return press(
      v,
      m.item,
      m.choice,
      {
        row: numbers ? lane * 2 : lane + 1,
        col: numbers ? m.item : a,
        look: `take ${numbers ? (m.choice ? 'right' : 'left') : ''}`,
        style: numbers
          ? `grid-column:${m.item + 1}`
          : `grid-column:${a + 1} / span ${b - a};grid-row:${lane + 3}`,
        more: numbers ? ` (${what.map((i) => v.num(i.number)).join(', ')})` : '',
      },
      html`<span>${numbers ? (m.choice ? '→' : '←') : m.text.split('@')[0]}</span>`,
    )
  })
  /* the longest number that a mark can have is the sum of all */
  const sum = items.reduce((n, i) => n - Math.abs(i.number), 0)
  const wide = Math.max(2.9, v.num(sum).length * 0.72)
  const columns = numbers
    ? ''
    : items
        .map((i) =>
          i.glyph !== '.' || gone.has(i.item) ? 'minmax(1.75em,var(--most,5em))' : '.7em',
        )
        .join(' ')
  return html`${
      v.points
        ? html`<p class="points">
            ${v.points.map((n, p) => {
              const player = /** @type {1 | 2} */ (p + 1)
              return html`<span data-key="points ${p}" data-state=${n} data-turn="tick"
                >${pill(player, `${v.name(player)}: ${v.num(n)}`, false)}</span
              >`
            })}
          </p>`
        : nothing
    }
    <div class="roam">
      <div
        class="places ${numbers ? 'numbers' : 'tiles'}"
        .style="--n:${items.length};--columns:${columns};--wide:${wide}em;--lines:${most};--runs:${v.values === 'off' ? '0em' : '2em'}"
        role="row"
        data-free
      >
        ${numbers || v.values === 'off' ? nothing : parts(v)}${items.map(tile)}${corners}${goes}${buttons.length ? buttons : empty(v.text)}
      </div>
    </div>
    ${numbers ? html`<p class="legend ${buttons.length ? '' : 'room'}">${v.t('← takes from the left end to here, → from here to the right end.')}</p>` : nothing}`
}

/** Puts spans into as few lines as they need: the line of each. @param {[from: number, past: number][]} spans */
function linesOf(spans) {
  /** @type {number[]} where each line is free again */
  const free = []
  return spans.map(([from, past]) => {
    const line = free.findIndex((end) => end <= from)
    const at = line < 0 ? free.length : line
    free[at] = past
    return at
  })
}

/** The runs of letters that are left: each is a position by itself, and the whole is their sum. @param {BoardView} v */
function parts(v) {
  const runs = [...v.text.matchAll(/[^.]+/g)]
  if (runs.length < 2) return nothing
  return runs.map(({ 0: run, index }) => {
    const value = v.shownValue(
      '.'.repeat(index) + run + '.'.repeat(v.text.length - index - run.length),
    )
    return html`<span class="run" .style="grid-column:${index + 1} / span ${run.length}"
      >${value ? chip(value.outcome, value.text) : nothing}</span
    >`
  })
}
