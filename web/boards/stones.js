/**
 * stones.js -- stones that go from square to square: Toads and Frogs, Clobber, Konane. A touch of a stone shows its squares, a touch of such a
 * square chooses the move. Left's stones are filled, Right's hollow and dashed; toads and frogs point in their direction.
 */
import { html, nothing, svg } from 'lit-html'
import { cell, corners, dot, flag, focus, frame, leaves, passing } from './pieces.js'
import { sign } from './sign.js'
import { CELL, drawing, hit, squares } from './squares.js'

export { default as css } from './stones.css'

/** @typedef {import('../boards/view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** @typedef {import('../engine/engine.js').Move} Move */

/** the player of each glyph: 1 Left, 2 Right @type {Record<string, 1 | 2>} */
const OWNER = { x: 1, o: 2, t: 1, f: 2 }
const R = CELL * 0.34

/** @param {BoardView['t']} t */
export const touch = (t) => t('Touch one of your pieces, then the square it goes to, twice.')

/** The square where a move ends: its choice, or in Toads and Frogs the second number of its text. @param {Pick<Move, 'choice' | 'text'>} move */
const goal = ({ choice, text }) => (/^\d/.test(text) ? Number(text.split('-')[1]) - 1 : choice)

/** @param {string} glyph @param {{ x: number, y: number }} at @param {string} [look] */
function stone(glyph, { x, y }, look = '') {
  const way = { t: 1, f: -1 }[glyph]
  return svg`<g class="piece p${OWNER[glyph]} ${look}"><circle cx=${x} cy=${y} r=${R}></circle>${
    way ? svg`<path d="M${x - way * 7} ${y - 11}l${way * 15} 11l${-way * 15} 11"></path>` : nothing
  }</g>`
}

/** @param {BoardView} v */
export function board(v) {
  const where = squares(v.items)
  const { at, name } = where
  const { selected, best, hint, last } = v
  const hinted = hint && hint.level >= 3 && v.mine ? best : null
  const active = selected ?? hinted
  /** the moves of the chosen stone, by the square where they end @type {Map<number, Move>} */
  const goals = new Map()
  if (active) for (const m of v.moves) if (m.item === active.item) goals.set(goal(m), m)
  const first = new Map([...v.moves].reverse().map((m) => [m.item, m]))
  /** true for a stone of one move: only such a stone bears a mark */
  const only = (/** @type {number} */ item) => v.moves.filter((m) => m.item === item).length === 1

  /** @param {Item} i */
  const square = (i) => {
    const { x, y } = at(i.item)
    const to = goals.get(i.item)
    const own = first.get(i.item)
    const move = to ?? own
    const { item, choice } = move ?? { item: i.item, choice: 0 }
    const chosen = !!to && selected?.item === item && selected.choice === choice
    const value = to || (own && only(i.item)) ? v.mark(item, choice) : null
    const whose = i.glyph === '.' ? v.t('free') : OWNER[i.glyph] === 1 ? v.t('Left') : v.t('Right')
    /* until a stone is chosen, its label is about the stone, not about its first move */
    const spoken = to ? v.phrase(item, choice) : own ? v.t('can move') : ''
    return cell(
      v,
      {
        ...{ look: '', item, row: i.row, col: i.col, chosen },
        ...(move ? { choice } : {}),
        tab: to || !goals.size || item !== active?.item ? v.focused(item, choice) : false,
        label: `${[`${name(i.item)}, ${whose}`, spoken].filter(Boolean).join(': ')}${value ? ': ' + value.words : ''}`,
      },
      svg`${hit({ x, y })}${i.glyph === '.' || chosen ? nothing : svg`<g data-key="stone ${i.item} ${i.glyph}" data-come="pop">${stone(i.glyph, { x, y }, own && v.mine ? 'free' : '')}</g>`}${
        chosen && active
          ? svg`${stone(v.items[active.item].glyph, { x, y }, 'lean')}${frame('chosen-frame', x, y, CELL / 2 - 3, CELL / 2 - 3)}`
          : nothing
      }${
        (to || own) && v.mine && !chosen ? dot(x + CELL / 2 - 9, y - CELL / 2 + 9) : nothing
      }${value && !chosen ? svg`${leaves(value) ? frame('goal', x, y, CELL / 2 - 3, CELL / 2 - 3) : nothing}${sign(value, x, y + CELL * 0.3, 26, CELL - 9)}` : nothing}${focus(x, y, CELL / 2 + 1, CELL / 2 + 1)}`,
    )
  }
  const way = () => {
    if (!active) return nothing
    const [a, b] = [at(active.item), at(goal(active))]
    const far = Math.hypot(b.x - a.x, b.y - a.y)
    const [dx, dy] = [((b.x - a.x) / far) * R, ((b.y - a.y) / far) * R]
    return svg`<path class="way chosen by${v.turn}" d="M${a.x + dx} ${a.y + dy}L${b.x - dx} ${b.y - dy}"></path>`
  }
  const arm = () => {
    if (!hint || !best || hint.level < 2) return nothing
    const { x, y } = at(best.item)
    return svg`${frame('hint-ring', x, y, CELL / 2 - 1, CELL / 2 - 1)}${flag(x - CELL / 2 + 8, y - CELL / 2 + 8)}`
  }
  const went = passing(v, ({ item, choice, text, by }, _after, ply, comes) => {
    const [a, b] = [at(item), at(goal({ choice, text }))]
    return svg`<path class="trace by${by}" data-key="trace ${ply}" data-come=${comes ? 'pass' : nothing} d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>`
  })
  const shown = last ? at(goal(last)) : null
  return html`${drawing(v, where, {
    look: 'pieces',
    wall: () => false,
    cell: square,
    over: svg`${went}${way()}${last && shown ? corners(shown.x, shown.y, CELL / 2 - 3, CELL / 2 - 3, last.by) : nothing}${arm()}`,
  })}`
}
