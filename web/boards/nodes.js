/**
 * nodes.js -- draws nodes and arrows: a graph, a tree of MAX and MIN, or coins on a tree. Items that hang on others (`link`) are
 * a tree: MAX is a triangle up, MIN a triangle down, leaves have values; nodes with discs carry coins that go up to the parent.
 * Without links an item's number names a position, and its moves are its arrows. The figure @ stands on the ringed node.
 */
import { html, nothing, svg } from 'lit-html'
import { arrow, beside, loop, rim } from '../core/arrows.js'
import { mark } from '../core/marks.js'
import { layered } from '../model/layered.js'
import { layout } from '../model/tree-layout.js'
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

export { default as css } from './nodes.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */
/** @typedef {import('../model/layered.js').Layered} Layered */
/** @typedef {import('../model/layered.js').Point} Point */
/** @typedef {import('../model/tree-layout.js').Layout} Layout */

/** with more nodes or arrows the moves are a list: nobody could read the drawing */
const NODES = 60
const ARROWS = 140
/** height of a node, and room around the drawing for rings and flags, in the drawing's units */
const SIZE = 56
const ROOM = 18
/** room above an arrow from a node to itself */
const LOOP = 38
/** in a tree: distance of two levels, half of a triangle's width, height of a leaf */
const LEVEL = 104
const HALF = 33.6
const LEAF = 44
/** gap between two nodes of a tree, and distance of a leaf's number below its middle: beyond the frame of a chosen leaf */
const GAP = 13
const UNDER = LEAF / 2 + 20
/** height in em of a drawing that fills its place; factors by which a drawing may be larger, smaller and spread */
const FILL = { high: 22, most: 1.5, least: 0.8, wide: 3, spread: 3 }

/**
 * The factor by which nodes stand further apart, if there are few for the width of a figure.
 * @param {BoardView} v @param {number} width @param {number} height of the drawing
 */
const spreadOf = (v, width, height) =>
  !v.wide ? 1 : Math.max(1, Math.min(FILL.spread, (FILL.wide * height) / Math.max(width, 1)))
/**
 * The style of a drawing's size: its width in em, the least one, and the largest.
 * @param {number} width @param {number} height @param {number} spread
 */
const sized = (width, height, spread) =>
  `--w:${width / 16}em;--narrow:${width / spread / 16}em;--grow:${Math.max(FILL.least, Math.min(FILL.most, (FILL.high * 16) / height))}`

/** @param {BoardView} v */
export function board(v) {
  const { items } = v
  if (!items.length || items.length > NODES) return list(v)
  if (items[0].glyph === '●') return coins(v)
  if (items.some((i) => i.link >= 0) || v.mover(v.text) !== null) return tree(v)
  const arrows = arrowsOf(v)
  return arrows.length > ARROWS ? list(v) : graph(v, arrows)
}

/** The last layout. It depends on the arrows alone, which play does not change. */
let kept = { key: '', /** @type {unknown} */ made: /** @type {unknown} */ (null) }
/** @template T @param {string} key @param {() => T} make @returns {T} */
function keep(key, make) {
  if (kept.key !== key) kept = { key, made: make() }
  return /** @type {T} */ (kept.made)
}

/**
 * A node that can be touched, with its attributes.
 * @param {BoardView} v @param {Item} i @param {string} words @param {string} look
 * @param {[number, number]} place row, col @param {unknown} inside
 */
function cell(v, { item, glyph }, words, look, [row, col], inside) {
  const move = v.moves.find((m) => m.item === item)
  const choice = move?.choice
  const here = glyph === '@'
  const chosen = !!move && v.selected?.item === item
  const tab = v.focusedItem(item)
  const label =
    (move ? `${v.phrase(item, move.choice)}: ${words}` : words) +
    (here ? ', ' + v.t('the token is here') : '')
  return drawn(v, { look, item, choice, row, col, chosen, tab, label, here }, inside)
}

/**
 * The drawing: lines, then cells, then the corners of the last move and the ring of a hint.
 * @param {BoardView} v @param {number[]} box the viewBox: x, y, width, height @param {boolean} free arrow keys go to the nearest cell
 * @param {unknown} lines @param {unknown} cells @param {[under: unknown, over: unknown]} here the marks of the figure's place, under the cells and over them
 * @param {(id: number) => { x: number, y: number, w: number, h: number }} around a node's middle, and half of its width and height
 * @param {number} spread the factor by which the nodes were spread
 */
function drawing(v, box, free, lines, cells, [under, over], around, spread) {
  const from = v.last && v.last.before.find((i) => i.glyph === '@')
  const back = v.items.find((i) => i.item === from?.item && i.glyph !== '@')
  const goal = v.hint && v.hint.level >= 3 && v.items.find((i) => i.item === v.hint?.item)
  /** @param {Item} i @param {(x: number, y: number, w: number, h: number) => unknown} sign */
  const at = (i, sign) => {
    const { x, y, w, h } = around(i.item)
    return sign(x, y, w, h)
  }
  return html`<div class="roam">
    <svg
      class="draw nodes"
      .style=${sized(box[2], box[3], spread)}
      viewBox=${box.join(' ')}
      role="presentation"
      ?data-free=${free}
    >
      <g aria-hidden="true">
        ${lines}${trace(v, (items) => {
          const here = items.find((i) => i.glyph === '@')
          return here && around(here.item)
        })}${under}
      </g>
      <g role="row">${cells}</g>
      <g aria-hidden="true" pointer-events="none">
        ${back && v.last ? at(back, (x, y, w, h) => corners(x, y, w, h, v.last?.by ?? 1)) : nothing}
        ${over}
        ${goal ? at(goal, (x, y, w, h) => svg`${frame('hint-ring', x, y, w + 2, h + 2, 14)}${flag(x - w + 1, y - h + 1)}`) : nothing}
      </g>
    </svg>
  </div>`
}
/** A line; a chosen one has the colour of the player to move. @param {BoardView} v @param {boolean} chosen @param {unknown} line */
const way = (v, chosen, line) =>
  chosen ? svg`<g class="chosen-way by${v.turn}">${line}</g>` : line
/** The items of the winning moves; none while these are hidden. @param {BoardView} v */
function winning(v) {
  if (!v.best) return new Set()
  const all = v.moves.filter((m) => v.mover(v.text) === null && leaves(v.shownValue(m.to.text)))
  return new Set([v.best.item, ...all.map((m) => m.item)])
}

/* ---- graph ---- */

/** @param {BoardView} v @returns {[number, number][]} from, to; an item's number is the name of a position */
function arrowsOf(v) {
  const named = v.items.some((i) => i.glyph === '@' && String(i.number) === v.text)
  if (!named) return v.moves.map((m) => [v.items.findIndex((i) => i.glyph === '@'), m.item])
  return v.items.flatMap((i) =>
    v.options(String(i.number)).map((m) => /** @type {[number, number]} */ ([i.item, m.item])),
  )
}

/** @param {BoardView} v @param {[number, number][]} arrows */
function graph(v, arrows) {
  const used = new Set(arrows.flat())
  const items = v.items.filter((i) => used.has(i.item) || i.glyph === '@')
  const index = new Map(items.map((i, at) => [i.item, at]))
  const edges = arrows.map(
    ([a, b]) => /** @type {[number, number]} */ ([index.get(a) ?? 0, index.get(b) ?? 0]),
  )
  const twoWay = new Set(edges.map(([a, b]) => `${a} ${b}`))
  const loops = new Set(edges.filter(([a, b]) => a === b).map(([a]) => a))
  const widths = items.map((i) => Math.max(SIZE, v.num(i.number).length * SIZE * 0.26 + SIZE * 0.4))
  const place = keep(JSON.stringify([v.wide, edges, widths]), () => {
    const made = layered(
      widths.map((width, i) => ({ width, height: SIZE + (loops.has(i) ? LOOP : 0) })),
      edges,
    )
    made.nodes.forEach((p, i) => (p.y += loops.has(i) ? LOOP / 2 : 0))
    const spread = spreadOf(v, made.width, made.height)
    for (const p of [...made.nodes, ...made.edges.flat()]) p.x *= spread
    made.width *= spread
    return { ...made, spread }
  })
  const here = items.findIndex((i) => i.glyph === '@')
  const values = items.map((i) => v.shownValue(String(i.number)))
  const best = winning(v)
  const heights = place.edges.flat().map(({ y }) => y)
  const top = Math.min(0, ...heights) - ROOM
  const width = place.width + 2 * ROOM
  const height = Math.max(place.height, ...heights) + ROOM - top
  const legal = new Set(v.moves.map((m) => m.item))

  const lines = edges
    .map(([a, b], e) => {
      const out = a === here && legal.has(items[b].item)
      const chosen = out && v.selected?.item === items[b].item
      /** @type {import('../core/arrows.js').Kind} */
      const kind = out && !chosen && best.has(items[b].item) ? 'win' : out ? 'now' : ''
      const over = chosen ? 3 : kind === 'win' ? 2 : kind === 'now' ? 1 : 0
      if (a === b)
        return {
          over,
          line: way(v, chosen, loop(place.nodes[a], a === here ? SIZE + 16 : SIZE, kind)),
        }
      /** @param {number} i */
      const shape = (i) => ({
        width: widths[i],
        height: SIZE,
        round: values[i]?.outcome === 'loss',
      })
      const through = place.edges[e].slice(1, -1)
      const inner =
        !through.length && twoWay.has(`${b} ${a}`)
          ? [beside(place.nodes[a], place.nodes[b])]
          : through
      const p = rim(place.nodes[a], shape(a), inner[0] ?? place.nodes[b], a === here ? 9 : 1)
      const q = rim(
        place.nodes[b],
        shape(b),
        inner[inner.length - 1] ?? place.nodes[a],
        b === here ? 10 : 4,
      )
      return { over, line: way(v, chosen, arrow([p, ...inner, q], kind)) }
    })
    .sort((a, b) => a.over - b.over)
    .map(({ line }) => line)

  /** @param {Item} i @param {number} at */
  const node = (i, at) => {
    const { x, y } = place.nodes[at]
    const [w, h] = [widths[at] / 2, SIZE / 2]
    const value = values[at]
    const chosen = v.selected?.item === i.item && legal.has(i.item)
    const name = v.t('Node {n}', { n: i.number })
    return cell(
      v,
      i,
      value ? `${name}, ${value.words}` : name,
      at === here ? 'here' : '',
      [Math.round(y), Math.round(x)],
      svg`${
        value
          ? mark(value.outcome, x, y, SIZE, v.num(i.number), { width: 2 * w, small: value.text })
          : svg`${frame('plain', x, y, w, h, SIZE * 0.15)}<text class="strong" x=${x} y=${y} font-size=${SIZE * 0.46}>${v.num(i.number)}</text>`
      }${
        chosen ? frame('chosen-frame', x, y, w + 6, h + 6, 13) : nothing
      }${legal.has(i.item) && v.mine ? dot(x + w - 1, y - h + 1) : nothing}${focus(x, y, w + 12, h + 12)}`,
    )
  }
  /** @param {number} item */
  const around = (item) => {
    const at = index.get(item) ?? 0
    return { ...place.nodes[at], w: widths[at] / 2 + 7, h: SIZE / 2 + 7 }
  }
  const { x, y, w, h } = around(items[here].item)
  const token = svg`<g data-key="here" data-token>${frame('ring', x, y, w - 1, h - 1, 13)}${figure(x - w + 1, y - h + 1, 44)}</g>`
  return html`${drawing(v, [-ROOM, top, width, height], true, lines, items.map(node), [nothing, token], around, place.spread)}
  ${
    v.values === 'off'
      ? nothing
      : html`<p class="legend" aria-hidden="true">
          ${values.some((value) => value?.outcome === 'loss') ? lost(v, v.values === 'grundy' && values.some((value) => value?.grundy === 0)) : nothing}
          <span class=${best.size ? '' : 'room'}>${v.t('Thick arrow: a winning move.')}</span>
        </p>`
  }`
}

/* ---- trees ---- */

/** A node of a tree, by its place among the items. @typedef {{ id: number, parent: number, depth: number, children: number[] }} Twig */

/** The nodes of a tree. @param {Item[]} items each hangs on its link */
function twigsOf(items) {
  /** the place of each item */
  const at = new Map(items.map((i, n) => [i.item, n]))
  /** @type {Twig[]} */
  const twigs = items.map((i, id) => ({
    id,
    parent: at.get(i.link) ?? -1,
    depth: i.row,
    children: [],
  }))
  for (const { id, parent } of twigs) if (parent >= 0) twigs[parent].children.push(id)
  return { at, twigs }
}

/** @param {BoardView} v @param {Twig[]} twigs @param {number[]} halves of the width of each @param {number} level @param {{ gap: number }} [room] */
function laid(v, twigs, halves, level, room) {
  const made = layout(twigs, Infinity, level, ({ id }) => ({ half: halves[id], label: 0 }), room)
  const spread = spreadOf(v, made.right - made.left, made.depth * level + 2 * SIZE)
  const all = [...made.places]
  for (const [, place] of all) place.x *= spread
  made.left = Math.min(...all.map(([id, { x }]) => x - halves[id]))
  made.right = Math.max(...all.map(([id, { x }]) => x + halves[id]))
  return { ...made, spread }
}

/* ---- coins on a tree ---- */

/** the most coins of a node that are drawn one by one, and their distance */
const PINS = 6
const PIN = 31
/** factor of a cell's row: arrow keys to the sides keep to a line if they can */
const STEEP = 10

/** @param {BoardView} v */
function coins(v) {
  const { items } = v
  const { at, twigs } = twigsOf(items)
  const before = v.last?.before ?? items
  /* room for all coins that can come to a node: nothing moves during a play */
  const most = (v.line()[0]?.before ?? items).map((i) => i.number)
  for (const { id, parent } of [...twigs].sort((a, b) => b.depth - a.depth))
    if (parent >= 0 && twigs[parent].parent >= 0) most[parent] += most[id]
  most.forEach((n, id) => (most[id] = Math.min(PINS, n)))
  const halves = items.map((i, n) =>
    Math.max(40, (most[n] * PIN) / 2 + 8, v.num(i.number).length * 8 + 18),
  )
  const made = keep('coins' + JSON.stringify([v.wide, items.map((i) => i.link), halves]), () =>
    laid(v, twigs, halves, LEVEL + 8),
  )
  /** @param {number} id */
  const spot = (id) => /** @type {{ x: number, y: number }} */ (made.places.get(id))
  /* on the left a node's name needs room, on a slide a large one */
  const [left, right] = [made.left - 2 * ROOM, made.right + ROOM]
  const bottom = made.depth * (LEVEL + 8) + 76
  const showsValues = v.values !== 'off' && !v.misere
  const odd = items.filter((i) => i.row % 2 === 1)
  const goal = v.hint && v.hint.level >= 2 ? (at.get(v.hint.item ?? -1) ?? -1) : -1

  /** @param {Twig} twig */
  const edge = ({ id, parent }) => {
    if (parent < 0) return nothing
    const [a, b] = [spot(id), spot(parent)]
    const { item, number } = items[id]
    const chosen = v.selected?.item === item
    const best = !chosen && v.best?.item === item
    const kind = best ? 'win' : number ? 'now' : ''
    const foot = most[parent] ? 58 : 27
    const shape = { width: 76, height: 2 * foot, round: false }
    const line = arrow([{ x: a.x, y: a.y - 25 }, rim(b, shape, a, 4)], kind)
    const n = chosen
      ? v.selected?.choice
      : best
        ? v.best?.choice
        : v.last?.item === item
          ? v.last.choice
          : 0
    return svg`<g class=${chosen ? `chosen-way by${v.turn}` : ''}>${line}</g>${
      n
        ? svg`<text class="amount-text strong ${best ? 'best' : ''} by${chosen || best ? v.turn : v.last?.by}" x=${(a.x + b.x) / 2 + (a.x < b.x ? -27 : 27)} y=${(a.y - 25 + b.y + foot) / 2 - 4} font-size="22">↑${v.num(n)}</text>`
        : nothing
    }`
  }
  /** @param {Item} i @param {number} id */
  const node = (i, id) => {
    const { x, y } = spot(id)
    const pins = Math.min(i.number, PINS)
    const own = v.first(i.item)
    const name = v.t('Node {node}: {n} coin|Node {node}: {n} coins', {
      node: i.item + 1,
      n: i.number,
    })
    const many = i.number > PINS
    const choice =
      v.selected?.item === i.item
        ? v.selected.choice
        : v.best?.item === i.item
          ? v.best.choice
          : (own?.choice ?? 0)
    const gone = v.last?.item === i.item ? Math.max(0, Math.min(PINS, before[id].number) - pins) : 0
    const [w, h] = [Math.max(30, v.num(i.number).length * 8 + 14), 22]
    const start = x - ((Math.max(pins, pins + gone) - 1) * PIN) / 2
    const itself = drawn(
      v,
      {
        ...{ look: '', item: i.item, row: Math.round(y) * STEEP, col: Math.round(x) },
        choice: own ? choice : undefined,
        chosen: !!own && v.selected?.item === i.item,
        tab: v.focusedItem(i.item),
        label: own ? `${v.phrase(i.item, choice)}: ${name}` : name,
      },
      svg`<rect class="hit" x=${x - w - 4} y=${y - 24} width=${2 * w + 8} height="48"></rect>${frame(`plain ${showsValues && i.row % 2 ? 'counts' : ''}`, x, y, w, h, 8)}<text class="strong" data-key="size ${id}" data-state=${i.number} data-turn="tick" x=${x} y=${y} font-size="24">${v.num(i.number)}</text><text class="number end" x=${x - w - 5} y=${y - 12} font-size="15">#${i.item + 1}</text>${
        own && many ? dot(x + w - 1, y - h + 1) : nothing
      }${focus(x, y, w + 4, h + 4)}`,
    )
    /* coins go from the left, and come there: those on the right keep their keys */
    const had = before[id].number
    const up = at.get(v.last?.item ?? -1)
    /** @param {number} k */
    const keys = (k) => {
      const n = pins - 1 - k
      const came = up !== undefined && twigs[up].parent === id && n >= had
      return [`coin ${id} ${n}`, came ? `coin ${up} ${items[up].number + n - had}` : nothing]
    }
    return svg`${itself}${Array.from({ length: many ? 0 : gone }, (_, k) => round(start + k * PIN, y + 44, 'old'))}${Array.from(
      { length: many ? 0 : pins },
      (_, k) => {
        const place = start + (k + gone) * PIN
        return own ? pin(i, k + 1, place, y + 44, keys(k)) : round(place, y + 44, '', keys(k))
      },
    )}`
  }
  /** @param {number} x @param {number} y @param {string} look @param {unknown[]} [keys] its key, and the key of what it comes from */
  const round = (x, y, look, [key, from] = [nothing, nothing]) =>
    svg`<circle class="pin ${look}" data-key=${key} data-from=${from} cx=${x} cy=${y} r="10" aria-hidden="true"></circle>`
  /** The k-th coin of a node: a touch moves k coins up. @param {Item} i @param {number} k @param {number} x @param {number} y @param {unknown[]} keys */
  const pin = (i, k, x, y, [key, from]) => {
    const value = v.mark(i.item, k)
    /** @param {import('../engine/engine.js').Move | null} m */
    const has = (m) => m?.item === i.item && k <= m.choice
    return drawn(
      v,
      {
        look: has(v.selected) ? 'chosen' : has(v.best) ? 'best' : '',
        ...{ item: i.item, choice: k, row: Math.round(y) * STEEP, col: Math.round(x) },
        ...{ chosen: has(v.selected), tab: false },
        label: v.phrase(i.item, k) + (value ? ': ' + value.words : ''),
      },
      svg`<rect class="hit" x=${x - PIN / 2} y=${y - 19} width=${PIN} height="46"></rect><circle class="pin" data-key=${key} data-from=${from} cx=${x} cy=${y} r=${value ? 14.5 : 10}></circle>${value ? mark(value.outcome, x, y, 22, value.text) : nothing}${focus(x, y, 15, 15)}`,
    )
  }
  return html`<div class="roam">
      <svg
        class="draw nodes coins"
        .style=${sized(right - left, bottom + 36, made.spread)}
        viewBox="${left} -36 ${right - left} ${bottom + 36}"
        role="presentation"
        data-free
      >
        <g aria-hidden="true">${twigs.map(edge)}</g>
        <g role="row">${items.map(node)}</g>
        <g aria-hidden="true" pointer-events="none">
          ${
            v.last
              ? corners(
                  spot(at.get(v.last.item) ?? 0).x,
                  spot(at.get(v.last.item) ?? 0).y,
                  38,
                  30,
                  v.last.by,
                )
              : nothing
          }
          ${goal >= 0 ? svg`${frame('hint-ring', spot(goal).x, spot(goal).y, 40, 32, 13)}${flag(spot(goal).x - 38, spot(goal).y - 28)}` : nothing}
        </g>
      </svg>
    </div>
    ${signs(v, { most: PINS, loses: v.t('moving the coins up to this one leaves your opponent in a losing position') })}
    ${
      showsValues
        ? html`<p class="legend">
            ${v.t('Only the coins at odd depth count:')}
            ${odd.map((i) => v.num(i.number)).join(' ⊕ ')}
          </p>`
        : nothing
    }`
}

/* ---- a tree of MAX and MIN ---- */

/** @param {BoardView} v */
function tree(v) {
  const { items } = v
  const { at, twigs } = twigsOf(items)
  const halves = items.map((i, id) =>
    twigs[id].children.length ? HALF : Math.max(23, v.num(i.number).length * 6.8 + 10),
  )
  const made = keep(JSON.stringify([v.wide, items.map((i) => i.link), halves]), () =>
    laid(v, twigs, halves, LEVEL, { gap: GAP }),
  )
  /** @param {number} id */
  const spot = (id) => /** @type {{ x: number, y: number }} */ (made.places.get(id))
  const best = winning(v)
  const legal = new Set(v.moves.map((m) => m.item))
  const [left, right] = [made.left - ROOM, made.right + ROOM]
  const bottom = made.depth * LEVEL + UNDER + 10
  /* a number is read from the last row */
  const grows = v.slide ? 1.25 : 1

  /** @param {Twig} twig */
  const edge = ({ id, parent }) => {
    if (parent < 0) return nothing
    const [a, b] = [spot(parent), spot(id)]
    const out = items[parent].glyph === '@' && legal.has(items[id].item)
    const chosen = out && v.selected?.item === items[id].item
    const kind = out && !chosen && best.has(items[id].item) ? 'win' : out ? 'now' : ''
    return way(v, chosen, svg`<path class="edge ${kind}" d="M${a.x} ${a.y}L${b.x} ${b.y}"></path>`)
  }
  /** A triangle, its point up for MAX. @param {number} id */
  const outline = (id) => {
    const { x, y } = spot(id)
    const up = v.mover(String(items[id].item)) === 1 ? -1 : 1
    return `M${x} ${y - up * 30}L${x + HALF} ${y + up * 24}H${x - HALF}Z`
  }
  /** @param {Item} i @param {number} id */
  const node = (i, id) => {
    const { x, y } = spot(id)
    const name = String(i.item)
    const leaf = !twigs[id].children.length
    const min = v.mover(name) === 1
    const shownValue = leaf ? null : v.shownValue(name)
    const value = leaf
      ? i.number
      : shownValue && shownValue.value !== null
        ? min
          ? -shownValue.value
          : shownValue.value
        : null
    const text = value === null ? '?' : v.num(value)
    const half = leaf ? halves[id] : HALF
    const [w, h] = [half + 8, leaf ? LEAF / 2 + 8 : 38]
    const chosen = legal.has(i.item) && v.selected?.item === i.item
    const up = min ? -1 : 1
    const d = outline(id)
    const shape = leaf
      ? svg`${frame('shape', x, y, half, LEAF / 2, 6)}<text class="value strong" x=${x} y=${y} font-size=${22 * grows}>${text}</text>`
      : svg`<path class="shape ${value === null ? '' : 'full'}" d=${d}></path><text
          class="value strong" x=${x} y=${y + up * 7} font-size=${(text.length > 3 ? 15 : 21) * grows}>${text}</text>`
    const who = leaf ? v.t('Leaf') : min ? 'MIN' : 'MAX'
    const words = `${who}, ${value === null ? v.t('not known yet') : v.t('worth {value}', { value })}`
    return cell(
      v,
      i,
      words,
      leaf ? 'leaf' : min ? 'min' : 'max',
      [i.row, Math.round(x)],
      svg`${frame('hit', x, y, w, h)}${shape}${twigs[id].parent < 0 ? nothing : svg`<text class="number" x=${x} y=${y + (leaf ? UNDER : h + 18)} font-size="14">#${i.item}</text>`}${
        chosen ? frame('chosen-frame', x, y, w + 1, h + 1, 12) : nothing
      }${legal.has(i.item) && v.mine ? dot(x + half - 2, y - (leaf ? LEAF / 2 - 1 : 26)) : nothing}${focus(x, y, w + 5, h + 5)}`,
    )
  }
  const box = [left, -46, right - left, bottom + 46]
  /** @param {number} item */
  const around = (item) => {
    const id = at.get(item) ?? 0
    return { ...spot(id), w: halves[id] + 8, h: twigs[id].children.length ? 39 : LEAF / 2 + 8 }
  }
  const here = items.findIndex((i) => i.glyph === '@')
  /** who that is; two persons are called as the nodes are @param {1 | 2} player */
  const who = (player) => {
    const name = v.name(player)
    return /MAX|MIN|▲|▼/.test(name) ? '' : `(${name})`
  }
  const ring = twigs[here].children.length
    ? svg`<path class="ring-out" d=${outline(here)}></path><path class="ring-in" d=${outline(here)}></path>`
    : frame('ring', spot(here).x, spot(here).y, halves[here] + 7, LEAF / 2 + 7, 12)
  return html`${drawing(v, box, false, twigs.map(edge), items.map(node), [svg`<g data-key="here" data-token>${ring}</g>`, nothing], around, made.spread)}
    <p class="legend">
      <span
        ><i class="who1" aria-hidden="true">▲</i>
        ${v.t(v.unnamed ? 'picks the largest' : 'MAX picks the largest')} ${who(1)}</span
      >
      <span
        ><i class="who2" aria-hidden="true">▼</i>
        ${v.t(v.unnamed ? 'picks the smallest' : 'MIN picks the smallest')} ${who(2)}</span
      >
    </p>`
}
