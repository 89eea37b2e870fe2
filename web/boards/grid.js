/**
 * grid.js -- cells in rows. Glyphs: # is a wall, @ the figure, . free, x and o stones of the first and the second player, any
 * other a sign in the cell. An item is a cell. If the position is the figure's cell (a letter for the column and the row from
 * the top, or two numbers from 0), every free cell is a position and carries its value: the zeros of a whole board are seen.
 */
import { html, nothing, svg } from 'lit-html'
import { guard } from 'lit-html/directives/guard.js'
import { mark } from '../core/marks.js'
import { board as cake } from './cake.js'
import { signs } from './heaps.js'
import { board as list } from './list.js'
import {
  cell as drawn,
  corners,
  dot,
  figure,
  flag,
  focus,
  frame,
  leaves,
  lost,
  trace,
} from './pieces.js'

export { default as css } from './grid.css'
/** of several winning moves none is set apart */
export const every = true

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */

/** from cell to cell, and the side of a cell, in the drawing's units */
const PITCH = 76
const CELL = 72
const ROUND = 6
/** with more cells than this the moves are a list: nobody can look over so many */
const CELLS = 1600
/** delay of a value for each cell of its distance */
const BEAM_MS = 90
/** in em: pitch of a small board, height of a large one, the least pitch that a finger hits; pitch and height on a slide */
const EM = { most: 5.75, rows: 23, least: 2.6, slide: 4.75, high: 20 }

/** The name of a column: a, b, ... z, aa, ... @param {number} col */
function letters(col) {
  let name = ''
  for (let c = col + 1; c; c = Math.floor((c - 1) / 26))
    name = String.fromCharCode(97 + ((c - 1) % 26)) + name
  return name
}
/** @param {Item} cell */
const lettered = ({ row, col }) => letters(col) + (row + 1)
/** A cell as two numbers from 0, column and row: '3 0'. @param {Item} cell */
const numbered = ({ row, col }) => `${col} ${row}`

/** The cells of the line of stones that won. @param {Item[]} items */
const won = (items) => items.filter((i) => i.number && (i.glyph === 'x' || i.glyph === 'o'))
/** The sentence when play is over. @param {BoardView['t']} t @param {Item[]} items */
export function end(t, items) {
  const cells = won(items).map(lettered)
  return cells.length ? t('The line: {cells}.', { cells: cells.join(', ') }) : ''
}

/** @param {number} player @param {number} x @param {number} y @param {string} [look] */
function stone(player, x, y, look = '') {
  const r = CELL * 0.27
  return player === 1
    ? svg`<path class="stone p1 ${look}" d="M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}"></path>`
    : svg`<circle class="stone p2 ${look}" cx=${x} cy=${y} r=${r}></circle>`
}

const SIDE = CELL - 2 * ROUND
const turn = (/** @type {string} */ by) => `a${ROUND} ${ROUND} 0 0 1 ${by}`
const AROUND = `h${SIDE}${turn(`${ROUND} ${ROUND}`)}v${SIDE}${turn(`${-ROUND} ${ROUND}`)}h${-SIDE}${turn(`${-ROUND} ${-ROUND}`)}v${-SIDE}${turn(`${ROUND} ${-ROUND}`)}z`
/** The outline of a cell. @param {{ x: number, y: number }} centre */
const box = ({ x, y }) => `M${x - SIDE / 2} ${y - CELL / 2}${AROUND}`

/** @param {BoardView} v */
export function board(v) {
  if (v.items.some((i) => i.glyph === '-' || i.glyph === '|' || i.glyph === '^')) return cake(v)
  if (!v.items.length || v.items.length > CELLS) return list(v)
  const rows = Math.max(...v.items.map((i) => i.row)) + 1
  const cols = Math.max(...v.items.map((i) => i.col)) + 1
  const here = v.items.find((i) => i.glyph === '@')
  const numbers = v.text.includes(' ')
  const nameOf = numbers ? numbered : lettered
  const places = !!here && nameOf(here) === v.text
  const pitch = Math.max(EM.least, Math.min(EM.most, EM.rows / rows))
  const small = (PITCH / 16 / pitch) * 17
  const left = small * (rows > 9 ? 1.6 : 1.2)
  const top = small * 1.5
  /** @param {Item} cell */
  const at = (cell) => ({
    x: left + (cell.col + 0.5) * PITCH,
    y: top + (cell.row + 0.5) * PITCH,
  })
  /* the cells row by row, as a screen reader reads a grid */
  const lines = Array.from({ length: rows }, () => /** @type {Item[]} */ ([]))
  for (const i of v.items) lines[i.row].push(i)
  const width = left + cols * PITCH
  const height = top + rows * PITCH
  const cellValues = new Map(
    places ? v.items.map((i) => [i.item, i.glyph === '#' ? null : v.shownValue(nameOf(i))]) : [],
  )
  const best = new Set(
    v.best
      ? [
          v.best.item,
          ...v.moves
            .filter((m) =>
              places ? v.mine && leaves(cellValues.get(m.item)) : leaves(v.mark(m.item, m.choice)),
            )
            .map((m) => m.item),
        ]
      : [],
  )
  const cell = new Map(v.items.map((i) => [i.item, i]))
  const line = new Set(won(v.items))
  /** The cells' outlines, one path for each look: a thousand cells are a few paths. */
  const grounds = () => {
    /** @type {Map<string, Item[]>} */
    const looks = new Map()
    for (const i of v.items) {
      const by = i.glyph === 'x' ? 1 : 2
      const look = i.glyph === '#' ? 'wall' : i === here ? 'here' : line.has(i) ? `won by${by}` : ''
      const same = looks.get(look)
      if (same) same.push(i)
      else looks.set(look, [i])
    }
    return looks
  }
  const legal = new Map(v.moves.map((m) => [m.item, m]))
  const from =
    v.last && v.last.before.find((i) => (here ? i.glyph === '@' : i.item === v.last?.item))
  const slide = Math.min(EM.slide, (EM.high * PITCH) / height)

  /** A straight line from the figure. @param {number} item @param {string} look */
  const way = (item, look) => {
    const to = cell.get(item)
    if (!here || !to) return nothing
    const [a, b] = [at(here), at(to)]
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const back = CELL * 0.46
    return svg`<path class="way ${look}" d="M${a.x} ${a.y}L${b.x - ((b.x - a.x) / far) * back} ${b.y - ((b.y - a.y) / far) * back}"></path>`
  }
  /**
   * The beams of a cell whose Grundy value is shown: one each way, along which the options' values come to the cell, which takes
   * their mex. The move before keeps its keys without motion: else it would come again when the last one is undone.
   */
  const beams = () => {
    const own = here && places && v.values === 'grundy' && cellValues.get(here.item)
    if (!own) return { under: nothing, over: nothing }
    const was = v.last?.before.find((i) => i.glyph === '@')
    /** @param {Item} from @param {Item} to */
    const side = (from, to) => `${Math.sign(to.row - from.row)} ${Math.sign(to.col - from.col)}`
    const before = was
      ? [
          `mex ${nameOf(was)}`,
          ...v.options(nameOf(was)).flatMap(({ item }) => [`brought ${nameOf(was)} ${item}`, `beam ${nameOf(was)} ${side(was, /** @type {Item} */ (cell.get(item)))}`]), // prettier-ignore
        ]
      : []
    const a = at(here)
    const longest = new Map()
    const brought = v.options(v.text).map(({ item }) => {
      const [to, value] = [/** @type {Item} */ (cell.get(item)), cellValues.get(item)]
      const b = at(to)
      const far = Math.max(Math.abs(to.row - here.row), Math.abs(to.col - here.col))
      const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
      if (far > (longest.get(side(here, to))?.far ?? 0)) longest.set(side(here, to), { far, line })
      return svg`<g class="brought" data-key="brought ${v.text} ${item}" data-path=${line} data-wait=${BEAM_MS * far}>${value ? mark(value.outcome, 0, 0, CELL * 0.5, value.text) : nothing}</g>`
    })
    const last = Math.max(0, ...[...longest.values()].map(({ far }) => far))
    return {
      under: [...longest].map(([side, { line }]) => svg`<path class="brought beam" data-key="beam ${v.text} ${side}" data-come="pass" data-wait=${BEAM_MS * last} d=${line}></path>`), // prettier-ignore
      over: svg`${brought}${[...new Set(before)].map((key) => svg`<g data-key=${key}></g>`)}<g data-key="mex ${v.text}" data-come="pop" data-wait=${BEAM_MS * (last + 4)}>${mark(own.outcome, a.x + CELL / 2 - 15, a.y + CELL / 2 - 15, 32, own.text)}</g>`,
    }
  }
  /** The frame of a hint: the arm of cells that has the winning move. */
  const arm = () => {
    const goal = v.hint && v.hint.level >= 2 && v.hint.item !== null ? cell.get(v.hint.item) : null
    if (!goal) return nothing
    const same = v.moves
      .map((m) => cell.get(m.item))
      .filter(
        (i) =>
          i &&
          (!here
            ? i.row === goal.row
            : (i.col - here.col) * (goal.row - here.row) ===
              (i.row - here.row) * (goal.col - here.col)),
      )
    const points = (v.hint?.level === 2 ? same : [goal]).map((i) => at(/** @type {Item} */ (i)))
    const [x0, x1] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))]
    const [y0, y1] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))]
    const half = CELL / 2 - 1
    return svg`${frame('hint-ring', (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2 + half, (y1 - y0) / 2 + half)}${flag(x0 - half + 8, y0 - half + 8)}`
  }

  /** @param {Item} i */
  const draw = (i) => {
    const { x, y } = at(i)
    const move = legal.get(i.item)
    const chosen = !!move && v.selected?.item === i.item
    /* the value of the cell as a position, or of the move that goes there */
    const beside = cellValues.get(i.item)
    const own = move && !places ? v.mark(move.item, move.choice) : null
    const value = beside ?? own
    const player = i.glyph === 'x' ? 1 : i.glyph === 'o' ? 2 : 0
    const words = value ? ': ' + value.words : ''
    const label =
      i.glyph === '#'
        ? v.t('{cell}: wall', { cell: nameOf(i) })
        : i === here
          ? v.t('{cell}: the token', { cell: nameOf(i) }) + words
          : move
            ? v.phrase(move.item, move.choice) + words
            : nameOf(i) +
              (player
                ? ' ' + 'xo'[player - 1].toUpperCase()
                : i.glyph && i.glyph !== '.'
                  ? ' ' + i.glyph
                  : '') +
              (line.has(i) ? ', ' + v.t('in the line') : '') +
              words
    const { item, row, col, glyph } = i
    const tab = v.focusedItem(item)
    const goal = best.has(item) && !chosen
    const won = line.has(i)
    const ghost = !!from && item === from.item
    const inside = () =>
      svg`<path class="hit" d="M${x - PITCH / 2} ${y - PITCH / 2}h${PITCH}v${PITCH}h${-PITCH}z"></path>${
        i === here
          ? frame('ring', x, y, CELL / 2 - 3, CELL / 2 - 3)
          : chosen
            ? svg`${here ? figure(x, y, CELL * 0.86, 'lean') : stone(v.turn, x, y, 'lean')}${frame('chosen-frame', x, y, CELL / 2 - 3, CELL / 2 - 3)}`
            : value
              ? mark(
                  value.outcome,
                  x,
                  y,
                  value.outcome === 'win' ? CELL * 0.655 : CELL * 0.7,
                  value.text,
                  { soft: places && value.outcome === 'win' },
                )
              : player
                ? svg`<g data-key="stone ${item}" data-come="pop">${stone(player, x, y, won ? 'won' : '')}</g>`
                : glyph && glyph !== '.' && glyph !== '#'
                  ? svg`<text class="strong" x=${x} y=${y} font-size=${CELL * 0.5}>${glyph}</text>`
                  : ghost
                    ? figure(x, y, CELL, 'ghost')
                    : nothing
      }${
        goal || tab || (move && v.mine)
          ? svg`${goal ? frame('goal', x, y, CELL / 2 - 3, CELL / 2 - 3) : nothing}${
              move && v.mine
                ? dot(x + CELL / 2 - 8, y - CELL / 2 + 8, Math.max(6.5, small * 0.36))
                : nothing
            }${tab ? focus(x, y, CELL / 2 + 1, CELL / 2 + 1) : nothing}`
          : nothing
      }`
    /* a touch changes two of a thousand cells: the others are not drawn again */
    const known = [label, glyph, value?.outcome, value?.text, move?.choice, v.mine, v.turn]
    const stands = [x, y, small, item, i === here, !here, places, chosen, tab, goal, won, ghost]
    return guard([...known, ...stands], () =>
      drawn(
        v,
        { look: '', item, choice: move?.choice, row, col, chosen, tab, label, here: i === here },
        inside(),
      ),
    )
  }

  const beam = beams()
  return html`<div class="roam grid-room">
      <svg
        class="draw grid"
        .style="--w:${(width / PITCH) * pitch}em;--w-proj:${(width / PITCH) * slide}em;--coordinate:${Math.max(small, 70 / slide)}px;--least:${Math.round((width / PITCH) * (cols < 10 ? 34 : 40))}px"
        viewBox="0 0 ${width} ${height}"
        role="presentation"
      >
        <g aria-hidden="true">
          ${guard([v.items, small, numbers], () => [
            Array.from(
              { length: cols },
              (_, c) =>
                svg`<text class="coordinate" x=${left + (c + 0.5) * PITCH} y=${small * 0.7} font-size=${small}>${numbers ? c : letters(c)}</text>`,
            ),
            Array.from(
              { length: rows },
              (_, r) =>
                svg`<text class="coordinate" x=${left * 0.42} y=${top + (r + 0.5) * PITCH} font-size=${small}>${numbers ? r : r + 1}</text>`,
            ),
            [...grounds()].map(
              ([look, cells]) =>
                svg`<path class="ground ${look}" d=${cells.map((i) => box(at(i))).join('')}></path>`,
            ),
          ])}
          ${beam.under}${[...best].map((item) => way(item, 'win'))}
          ${v.selected && here ? way(v.selected.item, `chosen by${v.turn}`) : nothing}
        </g>
        ${lines.map((line) => svg`<g role="row">${line.map(draw)}</g>`)}
        <g aria-hidden="true" pointer-events="none">
          ${from && v.last ? svg`<g class=${line.size ? 'won' : ''}>${corners(at(from).x, at(from).y, CELL / 2 - 3, CELL / 2 - 3, v.last.by)}</g>` : nothing}
          ${
            here
              ? svg`${trace(v, (items) => {
                  const cell = items.find((i) => i.glyph === '@')
                  return cell && at(cell)
                })}<g data-key="figure" data-token>${figure(at(here).x, at(here).y, CELL)}</g>`
              : nothing
          }
          ${beam.over}${arm()}
        </g>
      </svg>
    </div>
    ${legend(v, places, best.size > 0)}`
}

/** @param {BoardView} v @param {boolean} places @param {boolean} won */
function legend(v, places, won) {
  if (!places) return signs(v, { look: 'aside' })
  if (v.values === 'off' && !v.later) return nothing
  const grundy = v.shownValue(v.text)?.grundy ?? null
  return html`<p class="legend ${v.values === 'off' ? 'room' : ''}" aria-hidden="true">
    ${lost(v, grundy !== null && v.values === 'grundy')}
    ${
      won || v.values === 'off'
        ? html`<span
            ><svg viewBox="0 0 18 18">
              <rect class="goal" x="2" y="2" width="14" height="14" rx="4"></rect></svg
            >${v.t('winning move')}</span
          >`
        : nothing
    }
    ${
      v.mine && !v.slide // where dots come with the mouse alone
        ? html`<span
            ><svg viewBox="0 0 18 18"><circle class="dot" cx="9" cy="9" r="6"></circle></svg
            >${v.t('legal move')}</span
          >`
        : nothing
    }
  </p>`
}
