/**
 * hackenbush.js -- a picture on the ground: nodes and edges, placed by plant.js. An edge is touched to be cut, and the part that
 * is cut off falls. With Grundy values each node bears the value of what grows on it, on a slide the ground too.
 */
import { html, nothing, svg } from 'lit-html'
import { mark } from '../core/marks.js'
import { cell, corners, flag, focus, lost, passing } from './pieces.js'
import { plant } from './plant.js'
import { sign } from './sign.js'

export { default as css } from './hackenbush.css'

/** @typedef {import('../boards/view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** @typedef {{ x: number, y: number }} Point */
/** The edges between two nodes: their paths, and the place of their mark. @typedef {{ d: string[], at: Point }} Drawn */

/** distance of two nodes of a layer, and of two layers, in the drawing's units */
const WIDE = 84
const HIGH = 78
/** room around the drawing, at a side where no edge reaches out, below the ground, and between parallel edges */
const ROOM = 30
const NARROW = 6
const EARTH = 30
const BESIDE = 30
/** directions in which a name may stand: right of its node, left, above, and between those */
const SIDES = [0, Math.PI, -Math.PI / 2, -Math.PI / 4, (-3 * Math.PI) / 4, Math.PI / 4]
/** height in em of a drawing that fills its place, and the factors by which a drawing may be larger or smaller */
const FILL = { high: 21, most: 1.35, least: 0.75 }

/** @param {Item[]} items */
const pairsOf = (items) => items.filter((i) => '-lr'.includes(i.glyph || '|') && i.number > 0)
/** Classes of edges: green, Left's, Right's. A picture of green edges alone has no players. @type {Record<string, string>} */
const COLOURS = { '-': 'either', l: 'left', r: 'right' }

/** @param {number} n */
const short = (n) => String(Math.round(n * 10) / 10)
/** @param {...(Point | string)} bits */
const path = (...bits) =>
  bits.map((bit) => (typeof bit === 'string' ? bit : `${short(bit.x)} ${short(bit.y)} `)).join('')

/** @typedef {ReturnType<typeof make>} Picture */

/** The last picture that was laid out: it stays during a play. @type {{ key: string, made: Picture } | null} */
let kept = null
/** @param {Item[]} items of the picture that play began with @returns {Picture} */
function pictured(items) {
  const key = JSON.stringify(items.map((i) => [i.row, i.col, i.number, i.glyph]))
  if (kept?.key !== key) kept = { key, made: make(items) }
  return kept.made
}

/** @param {Item[]} items */
function make(items) {
  const pairs = pairsOf(items)
  const hoops = pairs.find((i) => i.row === 0 && i.col === 0)?.number ?? 0
  const { x, depth, width, height } = plant(
    pairs.map(({ row, col }) => [row, col]),
    hoops,
  )
  /** @param {number} v @returns {Point} */
  const spot = (v) => ({ x: (x.get(v) ?? 0) * WIDE, y: -(depth.get(v) ?? 0) * HIGH })
  /* the top of each fused group of nodes */
  const top = new Map(items.filter((i) => i.glyph === '|').map((i) => [i.row, i.col]))
  /** the directions of a node's edges, for its loops @param {number} v */
  const ways = (v) =>
    pairs.flatMap(({ row, col }) => {
      if (row === col || (row !== v && col !== v)) return []
      const [a, b] = [spot(v), spot(row === v ? col : row)]
      if (row === 0) return [Math.PI / 2]
      return [Math.atan2(b.y - a.y, b.x - a.x)]
    })
  const most = Math.max(
    0,
    ...pairs.filter((i) => i.row === i.col && i.row).map((i) => depth.get(i.row) ?? 0),
  )
  return {
    spot,
    ways,
    /** the direction in which a node's name is furthest from its edges @param {number} v */
    side: (v) => {
      const all = ways(v)
      const own = pairs.find(({ row, col }) => row === v && col === v)
      if (own) {
        const { turns, wide } = fan(all, own.number)
        all.push(...turns.flatMap((turn) => [turn - wide, turn, turn + wide]))
      }
      /** @param {number} a */
      const free = (a) => Math.min(...all.map((b) => Math.acos(Math.cos(a - b))))
      return SIDES.reduce((best, a) => (free(a) > free(best) + 1e-6 ? a : best))
    },
    stem: (/** @type {Item} */ { row, col }) => top.get(row) !== top.get(col),
    beside: pairs.some(({ row, col, number }) => number > 1 || row === col) ? ROOM : NARROW,
    right: Math.max(width, 1) * WIDE,
    hoops: (width - hoops) * WIDE,
    up: Math.max(height * HIGH, most * HIGH + 64, 60),
  }
}
/** The widest angle between the edges of a node. @param {number[]} ways their directions */
function widest(ways) {
  const all = [...ways].sort((a, b) => a - b)
  let [from, room] = [-Math.PI, 2 * Math.PI]
  all.forEach((way, i) => {
    const next = all[i + 1] ?? all[0] + 2 * Math.PI
    if (!i || next - way > room + 1e-9) [from, room] = [way, next - way]
  })
  return { from, room }
}
/** The directions of a node's loops, and half of a loop's angle. @param {number[]} ways of its other edges @param {number} n */
function fan(ways, n) {
  const { from, room } = widest(ways)
  const step = Math.min(0.95, room / (n + 1))
  const turns = Array.from({ length: n }, (_, k) => from + room / 2 + (k - (n - 1) / 2) * step)
  return { turns, wide: Math.min(0.62, step / 1.8) }
}
/** The paths of loops at a node. @param {Point} p @param {number[]} ways @param {number} n @param {number} from @param {number} all @returns {Drawn} */
function loops(p, ways, n, from, all) {
  const { turns, wide } = fan(ways, all)
  const size = 88
  /** @param {number} turn @param {number} far */
  const out = (turn, far) => ({ x: p.x + Math.cos(turn) * far, y: p.y + Math.sin(turn) * far })
  return {
    d: turns
      .slice(from, from + n)
      .map((turn) => path('M', p, 'C', out(turn - wide, size), out(turn + wide, size), p)),
    at: out(turns[from + Math.floor(n / 2)], size * 0.72),
  }
}

/** The paths of n edges between two nodes. @param {Picture} picture @param {Item} pair @param {number} n @param {number} [from] edges of other colours between the same nodes that stand before these @param {number} [all] all edges between the two nodes @returns {Drawn} */
function drawn(picture, pair, n, from = 0, all = n) {
  const { row, col } = pair
  const side = (/** @type {number} */ k) => (k + from - (all - 1) / 2) * BESIDE
  if (!row && !col) {
    const at = (/** @type {number} */ k) => picture.hoops + (k + from + 0.5) * WIDE
    return {
      d: Array.from({ length: n }, (_, k) => {
        const x = at(k)
        return path(
          'M',
          { x: x - 26, y: 0 },
          'C',
          { x: x - 30, y: -66 },
          { x: x + 30, y: -66 },
          { x: x + 26, y: 0 },
        )
      }),
      at: { x: at(Math.floor((n - 1) / 2)), y: -49 },
    }
  }
  const b = picture.spot(col)
  if (row === col) return loops(b, picture.ways(col), n, from, all)
  if (!row) {
    const foot = (/** @type {number} */ k) => ({ x: b.x + side(k), y: 0 })
    const d = Array.from({ length: n }, (_, k) =>
      path(
        'M',
        foot(k),
        'C',
        { x: foot(k).x, y: b.y / 2 },
        { x: b.x + side(k) * 0.6, y: b.y * 0.7 },
        b,
      ),
    )
    return { d, at: { x: b.x + side(0) * 0.75, y: b.y / 2 } }
  }
  const a = picture.spot(row)
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const far = Math.hypot(dx, dy) || 1
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  /* an edge within a layer goes around the nodes between its ends */
  const around = dy === 0 && Math.abs(dx) > WIDE * 1.5 ? -HIGH * 0.55 : 0
  if (all === 1 && picture.stem(pair) && dy) {
    const [low, high] = a.y > b.y ? [a, b] : [b, a]
    const y = (low.y + high.y) / 2
    return {
      d: [
        path(
          'M',
          low,
          'C',
          { x: low.x + (high.x - low.x) * 0.25, y: y + 6 },
          { x: high.x, y: y + 14 },
          high,
        ),
      ],
      at: { x: low.x * 0.36 + high.x * 0.64 - (high.x - low.x) * 0.03, y: y + 3 },
    }
  }
  const bow = (/** @type {number} */ k) => ({
    x: middle.x - (dy / far) * side(k) * 1.4,
    y: middle.y + (dx / far) * side(k) * 1.4 + 2 * around,
  })
  const d = Array.from({ length: n }, (_, k) => path('M', a, 'Q', bow(k), b))
  const first = bow(n - 1)
  return { d, at: { x: (middle.x + first.x) / 2, y: (middle.y + first.y) / 2 } }
}

/** @param {BoardView} v */
export function board(v) {
  const { items } = v
  const start = v.line()[0]?.before ?? items
  const picture = pictured(start)
  const nodes = items.filter((i) => i.glyph === '|')
  const showsValues =
    v.values === 'grundy' && !v.misere && !items.some((i) => i.glyph === 'l' || i.glyph === 'r')
  const { beside, right, up } = picture
  const box = [-beside, -up - ROOM - 6, right + 2 * beside, up + ROOM + EARTH + 6]
  const legal = new Set(v.moves.map((m) => m.item))
  /* the nodes of a cycle share a top; both ends of a loop are one node */
  const top = new Map(nodes.map((i) => [i.row, i.col]))
  const cyclic = pairsOf(items).some(({ row, col }) => top.get(row) === top.get(col))

  /* the edges that the author marks as planted: '2-4' is one */
  const planted = (v.planted ?? '').split(/\s+/).map((run) => run.split('-').map(Number))
  /** @param {Item} pair */
  const isPlanted = ({ row, col }) =>
    planted.some((run) =>
      run.some(
        (n, i) =>
          [n, run[i + 1]].join() === `${row},${col}` || [run[i + 1], n].join() === `${row},${col}`,
      ),
    )
  const sided = items.some((i) => i.glyph === 'l' || i.glyph === 'r')
  const look = (/** @type {Item} */ { glyph }) => (sided ? COLOURS[glyph] : '')

  /** The place of edges among those between the same nodes. @param {Item[]} items @param {Item} pair */
  const among = (items, pair) => {
    const same = pairsOf(items).filter((i) => i.row === pair.row && i.col === pair.col)
    const count = (/** @type {Item[]} */ some) => some.reduce((sum, i) => sum + i.number, 0)
    const before = count(
      same.slice(
        0,
        same.findIndex((i) => i.item === pair.item),
      ),
    )
    return drawn(picture, pair, pair.number, before, count(same))
  }
  /** An edge's stroke; a green one has a gap along its middle. @param {Item} pair @param {string} d */
  const wood = (pair, d) =>
    svg`<path class="wood" d=${d}></path>${look(pair) === 'either' ? svg`<path class="gap" d=${d}></path>` : nothing}`
  /** @param {Item} pair */
  const whose = ({ glyph }) =>
    !sided ? '' : `, ${glyph === 'l' ? v.t('an edge of Left') : glyph === 'r' ? v.t('an edge of Right') : v.t('an edge of either player')}` // prettier-ignore
  /** @param {Item} pair */
  const edge = (pair) => {
    const { d, at } = among(items, pair)
    const value = v.mark(pair.item, 0)
    const can = legal.has(pair.item)
    const chosen = can && v.selected?.item === pair.item
    const best = can && !chosen && v.best?.item === pair.item
    const hinted = v.hint && v.hint.level >= 3 && v.hint.item === pair.item
    const words = pair.number > 1 ? `, ${v.t('{n} edge|{n} edges', { n: pair.number })}` : ''
    return cell(
      v,
      {
        look: `stem ${look(pair)} ${isPlanted(pair) ? 'planted' : ''} ${chosen ? 'chosen' : best ? 'best' : ''} ${hinted ? 'hinted' : ''}`,
        item: pair.item,
        ...(can ? { choice: 0 } : {}),
        row: Math.round(at.y),
        col: Math.round(at.x),
        chosen,
        tab: v.focusedItem(pair.item),
        label:
          (can || !sided ? v.phrase(pair.item, 0) : `${pair.row}−${pair.col}`) +
          whose(pair) +
          words +
          (value ? ': ' + value.words : ''),
      },
      svg`${d.map((one) => svg`<path class="hit" d=${one}></path>`)}${d.map((one) =>
        wood(pair, one),
      )}${chosen ? svg`<path class="cut" d=${path('M', { x: at.x - 11, y: at.y + 11 }, 'L', { x: at.x + 11, y: at.y - 11 })}></path>` : nothing}${
        value ? sign(value, at.x, at.y, 30) : nothing
      }${hinted ? flag(at.x + 20, at.y - 18) : nothing}${focus(at.x, at.y, 19, 19)}`,
    )
  }
  /* how far a name stands from its node; larger names of two drawings, further */
  const large = v.slide && !!v.planted
  const over = large ? 26 : 17
  const aside = (/** @type {number} */ row) =>
    large ? (row > 9 ? 31 : 21) : v.slide && row > 9 ? 24 : 17
  /** @param {Item} node */
  const joint = ({ row, col, number }) => {
    if (!row) return nothing
    const { x, y } = picture.spot(row)
    if (showsValues && row === col)
      return svg`<g data-key="worth ${row}" data-state=${number} data-turn="tick">${mark('plain', x, y, 30, v.num(number))}</g>`
    const side = picture.side(row)
    return svg`<circle class="joint" cx=${x} cy=${y} r="6"></circle>${
      showsValues
        ? nothing
        : svg`<text class="number" x=${x + aside(row) * Math.cos(side)} y=${y + over * Math.sin(side)} font-size="14">${row}</text>`
    }`
  }
  /** The value of the whole picture, in the ground, where the nodes bear theirs. */
  const ground = () => {
    const whole = showsValues && v.slide ? v.shownValue(v.text)?.grundy : undefined
    const feet = pairsOf(start).flatMap(({ row, col }) => (row || !col ? [] : picture.spot(col).x))
    const at = feet.length ? feet.reduce((sum, x) => sum + x, 0) / feet.length : right / 2
    return typeof whole === 'number'
      ? svg`<text class="whole" x=${at} y=${EARTH / 2 + 1}>${v.num(whole)}</text>`
      : nothing
  }
  const fallen = passing(v, ({ before, item }, after, ply, comes) => {
    const now = new Map(after.map((i) => [i.item, i.number]))
    return pairsOf(before).map((pair) => {
      const n = pair.number - (now.get(pair.item) ?? 0)
      if (!n) return nothing
      const { d } = among(before, pair)
      return svg`<g class="fallen ${look(pair)}" data-key="fall ${ply} ${pair.item}" data-come=${comes ? (pair.item === item ? 'lift' : 'fall') : nothing}>${d
        .slice(-n)
        .map((one) => wood(pair, one))}</g>`
    })
  })
  /** the mark of the last cut, and on paper the rest of its edge */
  const last = () => {
    const pair = v.last?.before.find((i) => i.item === v.last?.item)
    if (!v.last || !pair) return nothing
    const { d, at } = among(v.last.before, pair)
    return svg`${pair.number > 1 ? nothing : svg`<path class="old" d=${d[0]}></path>`}${corners(at.x, at.y, 16, 16, v.last.by)}`
  }
  const standing = pairsOf(items)
  const [width, height] = [box[2], box[3]]
  const grow = Math.max(FILL.least, Math.min(FILL.most, (FILL.high * 16) / height))
  return html`<div class="roam">
      <svg
        class="draw nodes hackenbush ${sided ? 'coloured' : ''}"
        .style=${`--w:${width / 16}em;--narrow:${width / 16}em;--grow:${grow}`}
        viewBox=${box.join(' ')}
        role="presentation"
        data-free
      >
        <g aria-hidden="true">
          <rect class="earth" x=${box[0]} y="0" width=${width} height=${EARTH}></rect>
          <path class="ground" d="M${box[0]} 0H${box[0] + width}"></path>
          ${fallen}${last()}
        </g>
        <g role="row">
          ${
            standing.length
              ? standing.map(edge)
              : svg`<g role="gridcell" aria-label=${v.t('Only the ground is left.')}></g>`
          }
        </g>
        <g aria-hidden="true" pointer-events="none">${nodes.map(joint)}${ground()}</g>
      </svg>
    </div>
    ${
      showsValues
        ? html`<p class="legend">
            <span
              >${v.t('At each node: the value of what grows on it. The edge below is worth 1 more.')}</span
            >
            ${cyclic ? html`<span>${v.t('A cycle is one node, and each of its edges a loop.')}</span>` : nothing}
          </p>`
        : sided
          ? html`<p class="legend">
              ${['left', 'right', ...(items.some((i) => i.glyph === '-') ? ['either'] : [])].map(
                (one) =>
                  html`<span class="stem ${one}"
                    ><svg class="hackenbush" viewBox="0 0 34 12" aria-hidden="true">
                      ${wood(/** @type {Item} */ ({ glyph: { left: 'l', right: 'r' }[one] ?? '-' }), 'M3 6H31')}</svg
                    >${{ left: v.t('Left cuts these'), right: v.t('Right cuts these'), either: v.t('both cut these') }[one]}</span
                  >`,
              )}
            </p>`
          : v.values === 'off' && !v.later
            ? nothing
            : html`<p class="legend ${v.values === 'off' ? 'room' : ''}">
                ${v.slide ? v.t('The letter of a move: the position that it leaves.') : lost(v, false)}
              </p>`
    }`
}
