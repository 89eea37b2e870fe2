/**
 * pad.js -- draws a position by hand: a row of heaps, the squares of a board, the edges of a graph or a picture, a tree (tree-pad.js).
 * Which it is says the notation of the attribute itself; one in which nothing can be drawn has no pad, and is typed.
 */
import { html, nothing, svg } from 'lit-html'
import { plant } from '../../boards/plant.js'
import { icon } from '../../core/marks.js'
import { writeTree } from '../../model/tree-text.js'
import { signButton } from '../base.js'
import { TreePad } from './tree-pad.js'

/** @typedef {import('./figures.js').Figure} Figure */
/** What is drawn: the attribute, and its text before and after. @typedef {{ attribute: string, before: string, text: string, after: string }} Drawn */
/** gone: attributes that name nodes of a tree; letters: what a square can be, in turn, or '?' if leaves may be letters; between: rows @typedef {Drawn & { kind: 'numbers' | 'squares' | 'edges' | 'tree', grows: boolean, letters: string, between: string, arrows: boolean, colours: string, gone: Record<string, null> }} Pad */

/** games of heaps, and others whose position is a row of numbers that may grow */
const BOARDS = ['heaps', 'row', 'stairs', 'pins', 'several', 'bar', 'takes']
/** games of squares: the attribute, what a square can be, what stands between rows, and whether rows and columns may be added
 * @type {Record<string, [attribute: string, letters: string, between: string, grows: boolean]>} */
const SQUARES = {
  ...{ maze: ['rules', '.#', '/', true], piece: ['rules', '.#', '/', true] },
  ...{ tictactoe: ['start', '.xo', '/', false], tartan: ['start', '01', '/', true] },
  ...{ turtles: ['start', '01', '', true], mock: ['start', '01', '', true] },
  ...{ ruler: ['start', '01', '', true], toads: ['start', '.tf', '', true] },
  ...{ clobber: ['start', '.xo', '|', true], konane: ['start', '.xo', '|', true] },
  domineering: ['start', '.#', '|', true],
}
/** elements with a tree; '?': also with letters at its leaves @type {Record<string, string>} */
const TREES = { 'cgt-tree': '?', 'cgt-searches': '', 'cgt-grow': '' }
/** the most numbers, rows or columns that are drawn by hand */
const MOST = 16

/** @param {Partial<Pad> & Drawn & { kind: Pad['kind'] }} pad @returns {Pad} */
const pad = (pad) => ({
  ...{ grows: true, letters: '', between: '', arrows: false, colours: '', gone: {} },
  ...pad,
})

/**
 * What can be drawn of a figure.
 * @param {Figure} figure @param {import('../../engine/engine.js').GameFacts | undefined} facts of its game
 * @param {Record<string, string>} shown its attributes, with the game's own rules and position where it has none
 * @returns {Pad | null}
 */
export function padOf({ name, attributes }, facts, shown) {
  if (name in TREES && attributes.tree !== undefined)
    return pad({ kind: 'tree', attribute: 'tree', before: '', text: attributes.tree, after: '', letters: TREES[name], gone: attributes.order?.includes('>') ? { order: null } : {} }) // prettier-ignore
  const numbers = { 'cgt-xor': 'heaps', 'cgt-mex': 'set' }[name] ?? (attributes.leaves && 'leaves')
  if (numbers) return row(numbers, shown[numbers] ?? '', '')
  if (name === 'cgt-graph' && attributes.edges !== undefined)
    return edges('edges', '', attributes.edges, '', true)
  if (!facts) return null
  const { rules = '', start = '' } = shown
  const misere = /^misere\s*/.exec(rules)?.[0] ?? ''
  const rest = rules.slice(misere.length)
  if (facts.name === 'graph') return edges('rules', misere, rest, '', true)
  if (facts.name === 'rooted') return edges('rules', misere, rest, '', false)
  const turn = /:[LR]$/.exec(start)?.[0] ?? ''
  const position = start.slice(0, start.length - turn.length)
  if (facts.name === 'hackenbush') return edges('start', '', position, turn, false)
  const [attribute, letters, between, grows] = SQUARES[facts.name] ?? []
  if (attribute && letters) {
    const whole = attribute === 'rules' ? rest : position
    const size = /^(\d+)x(\d+)$/.exec(whole)
    const [w, h] = size ? [Number(size[2]), Number(size[1])] : [0, 0]
    const text = size
      ? Array.from({ length: Math.min(h, MOST) }, () => letters[0].repeat(w)).join(between)
      : (new RegExp(`^[${letters}${between}]+`).exec(whole)?.[0] ?? '')
    const after = size ? turn : whole.slice(text.length) + (attribute === 'start' ? turn : '')
    const rows = between ? text.split(between ?? '') : [text]
    const wide = rows[0].length
    if (!wide || wide > MOST || rows.length > MOST || rows.some((r) => r.length !== wide))
      return null
    if (after && !/^( |:)/.test(after)) return null
    const before = attribute === 'rules' ? misere : ''
    return pad({ kind: 'squares', attribute, before, text, after, letters, between, grows })
  }
  return BOARDS.includes(facts.board) ? row('start', position, turn) : null
}
/** @param {string} attribute @param {string} text @param {string} after @returns {Pad | null} */
function row(attribute, text, after) {
  const all = text.trim().split(/[\s,]+/)
  if (all.length > MOST || !all.every((one) => /^-?\d{1,7}$/.test(one))) return null
  return pad({ kind: 'numbers', attribute, before: '', text: all.join(' '), after })
}
/** @param {string} attribute @param {string} before @param {string} text @param {string} after @param {boolean} arrows @returns {Pad | null} */
function edges(attribute, before, text, after, arrows) {
  const all = text.trim().split(/\s+/)
  const one = arrows ? /^\d{1,3}>\d{1,3}$/ : /^\d{1,3}(-\d{1,3}[lr]?)+$/
  if (!all.every((word) => one.test(word))) return null
  const colours = attribute === 'start' ? 'lr' : ''
  return pad({ kind: 'edges', attribute, before, text: all.join(' '), after, arrows, colours })
}

/** from, to, colour @typedef {[number, number, string]} Edge */
/** @param {Pad} pad @returns {Edge[]} */
const edgesOf = ({ text, arrows }) =>
  text.split(' ').flatMap((word) => {
    const nodes = word.split(arrows ? '>' : '-')
    return nodes
      .slice(1)
      .map((to, i) => /** @type {Edge} */ ([parseInt(nodes[i], 10), parseInt(to, 10), /[lr]$/.exec(to)?.[0] ?? ''])) // prettier-ignore
  })
/** @param {Edge[]} all @param {boolean} arrows */
const written = (all, arrows) =>
  all.map(([a, b, colour]) => `${a}${arrows ? '>' : '-'}${b}${colour}`).join(' ')

export class Drawing {
  #host
  #change
  /** the node that an edge begins at */ #from = /** @type {number | null} */ (null)

  #tree
  /** what names nodes by their numbers goes when these change @type {Pad['gone']} */ #gone = {}

  /** @param {import('../base.js').Teaching} host @param {(attributes: Record<string, string | null>, what: string) => void} change what: see CgtBuilder.set */
  constructor(host, change) {
    this.#host = host
    this.#change = change
    this.#tree = new TreePad(host, (tree, what, shaped) =>
      change({ tree, ...(shaped && this.#gone) }, what),
    )
  }
  /** Handles a key on what is drawn. @param {KeyboardEvent} event @returns {boolean} true if it was one */
  key(event) {
    return this.#tree.key(event)
  }
  /** After it was drawn. */
  shown() {
    this.#tree.shown()
  }
  /** @param {Pad} pad */
  view(pad) {
    const { kind, attribute } = pad
    const set = (/** @type {string} */ text) =>
      this.#change({ [attribute]: pad.before + text + pad.after }, `draw ${attribute}`)
    this.#gone = pad.gone
    const tree = kind === 'tree' ? this.#tree.read(pad) : null
    if (kind === 'tree' && !tree) return nothing
    return html`<div class="pad" role="group" aria-label=${this.#host.t('Draw it')}>
      ${tree ? this.#tree.view(tree, pad) : kind === 'numbers' ? this.#numbers(pad, set) : kind === 'squares' ? this.#squares(pad, set) : this.#edges(pad, set)}
      ${attribute === 'leaves' ? this.#asTree(pad) : nothing}
    </div>`
  }
  /** From leaves to their tree, which is drawn on its own. @param {Pad} pad */
  #asTree(pad) {
    const tree = this.#tree.read({ ...pad, letters: '' })
    return html`<button
      type="button"
      class="btn whole"
      aria-disabled=${String(!tree)}
      @click=${() => tree && this.#change({ tree: writeTree(tree), leaves: null }, '')}
    >
      ${this.#host.t('Draw the whole tree')}
    </button>`
  }
  /** @param {Pad} pad @param {(text: string) => void} set */
  #numbers({ text }, set) {
    const t = this.#host.t.bind(this.#host)
    const all = text.split(' ').map(Number)
    const put = (/** @type {number[]} */ now) => set(now.join(' '))
    const at = (/** @type {number} */ i, /** @type {number} */ n) => put(all.with(i, n))
    return html`<ol class="numbers">
        ${all.map(
          (n, i) =>
            html`<li>
              ${signButton(t('Number {n}: one less', { n: i + 1 }), icon('minus'), () => at(i, n - 1), n === 0 && !text.includes('-'))}
              <output>${this.#host.num(n)}</output>
              ${signButton(t('Number {n}: one more', { n: i + 1 }), icon('plus'), () => at(i, n + 1))}
              ${signButton(t('Take number {n} away', { n: i + 1 }), icon('cross'), () => put(all.toSpliced(i, 1)), all.length === 1)}
            </li>`,
        )}
      </ol>
      <button
        type="button"
        class="btn"
        aria-disabled=${all.length >= MOST}
        @click=${() => put([...all, all.at(-1) ?? 1])}
      >
        ${icon('plus')}${t('One more number')}
      </button>`
  }
  /** @param {Pad} pad @param {(text: string) => void} set */
  #squares({ text, letters, between, grows }, set) {
    const t = this.#host.t.bind(this.#host)
    const rows = (between ? text.split(between) : [text]).map((row) => [...row])
    const put = (/** @type {string[][]} */ now) => set(now.map((r) => r.join('')).join(between))
    const next = (/** @type {string} */ c) => letters[(letters.indexOf(c) + 1) % letters.length]
    const wide = rows[0].length
    const empty = letters[0]
    /** @param {string} label @param {() => void} press @param {boolean} off */
    const size = (label, press, off) =>
      html`<button type="button" class="btn quiet" aria-disabled=${off} @click=${press}>
        ${label}
      </button>`
    return html`<div
        class="squares"
        .style=${`--wide: ${wide}`}
        @keydown=${(/** @type {KeyboardEvent} */ e) => walk(e, wide)}
      >
        ${rows.map((row, y) =>
          row.map(
            (c, x) =>
              html`<button
                type="button"
                data-letter=${c}
                tabindex=${x || y ? -1 : 0}
                aria-label=${t('Column {x}, row {y}: {letter}', { x: x + 1, y: y + 1, letter: c })}
                @click=${() => put(rows.with(y, row.with(x, next(c))))}
              >
                ${c === '.' || c === '#' ? nothing : c}
              </button>`,
          ),
        )}
      </div>
      ${
        grows
          ? html`<div class="bar">
              ${size(t('Column +'), () => put(rows.map((r) => [...r, empty])), wide >= MOST)}
              ${size(t('Column −'), () => put(rows.map((r) => r.slice(0, -1))), wide < 2)}
              ${
                between
                  ? html`${size(t('Row +'), () => put([...rows, Array(wide).fill(empty)]), rows.length >= MOST)}
                    ${size(t('Row −'), () => put(rows.slice(0, -1)), rows.length < 2)}`
                  : nothing
              }
            </div>`
          : nothing
      }`
  }
  /** @param {Pad} pad @param {(text: string) => void} set */
  #edges({ text, arrows, colours, attribute }, set) {
    const t = this.#host.t.bind(this.#host)
    const all = edgesOf(/** @type {Pad} */ ({ text, arrows }))
    const nodes = [...new Set(all.flatMap(([a, b]) => [a, b]))].sort((a, b) => a - b)
    const place = placed(all, nodes, attribute === 'start')
    const put = (/** @type {Edge[]} */ now) => {
      if (now.length) set(written(now, arrows))
    }
    const fresh = Math.max(...nodes) + 1
    const from = this.#from !== null && nodes.includes(this.#from) ? this.#from : null
    const press = (/** @type {number} */ node) => {
      if (from === null) this.#from = node
      else {
        this.#from = null
        const there = all.findIndex(([a, b]) => (a === from && b === node) || (!arrows && a === node && b === from)) // prettier-ignore
        put(there < 0 ? [...all, [from, node, '']] : all.toSpliced(there, 1))
      }
      this.#host.update()
    }
    const edge = (/** @type {Edge} */ [a, b, colour], /** @type {number} */ i) => {
      const [p, q] = [place(a), place(b)]
      const turn = () =>
        put(
          colours && colour !== 'r' ? all.with(i, [a, b, colour ? 'r' : 'l']) : all.toSpliced(i, 1),
        )
      const label = t('Edge {a} {b}', { a, b }) + (colour ? `, ${colour}` : '')
      const d =
        a === b
          ? `M${p.x} ${p.y}c-34 -52 34 -52 0 0`
          : `M${p.x} ${p.y}Q${(p.x + q.x) / 2 + (q.y - p.y) / 8} ${(p.y + q.y) / 2 - (q.x - p.x) / 8} ${q.x} ${q.y}`
      return svg`<g class="edge ${colour}" tabindex="0" role="button" aria-label=${label} @click=${turn} @keydown=${pressed(turn)}>
        <path class="wide" d=${d}></path><path d=${d} marker-mid=""></path>
        ${arrows && a !== b ? svg`<circle class="tip" cx=${(p.x + 3 * q.x) / 4 + (q.y - p.y) / 11} cy=${(p.y + 3 * q.y) / 4 - (q.x - p.x) / 11} r="5"></circle>` : nothing}
      </g>`
    }
    const knot = (/** @type {number} */ node) => {
      const { x, y } = place(node)
      return svg`<g class="knot ${node === from ? 'on' : ''}" tabindex="0" role="button" aria-pressed=${node === from} aria-label=${t('Node {n}', { n: String(node) })} @click=${() => press(node)} @keydown=${pressed(() => press(node))}>
        <circle cx=${x} cy=${y} r="17"></circle><text x=${x} y=${y}>${node}</text>
      </g>`
    }
    return html`<p class="soft-text">
        ${
          from === null
            ? t('Press a node, then another: an edge comes, or goes. Press an edge to change it.')
            : t('From node {n}: press another, or add a new one.', { n: String(from) })
        }
      </p>
      <svg class="net" viewBox="0 0 320 240" role="group" aria-label=${t('Nodes and edges')}>
        ${all.map(edge)} ${nodes.map(knot)}
      </svg>
      <button
        type="button"
        class="btn"
        @click=${() => {
          this.#from = null
          const start = from ?? nodes[0]
          put([...all, arrows ? [fresh, start, ''] : [start, fresh, '']])
        }}
      >
        ${icon('plus')}${t('A new node')}
      </button>`
  }
}
/** Enter and Space press what is no button. @param {() => void} press */
const pressed = (press) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  press()
}
/** Arrows walk over the squares. @param {KeyboardEvent} event @param {number} wide */
function walk(event, wide) {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -wide, ArrowDown: wide }[event.key]
  const all = /** @type {HTMLElement[]} */ ([
    .../** @type {Element} */ (event.currentTarget).querySelectorAll('button'),
  ])
  const at = all.indexOf(/** @type {HTMLElement} */ (event.target))
  const to = by === undefined || at < 0 ? undefined : all[at + by]
  if (!by) return
  event.preventDefault()
  event.stopPropagation()
  to?.focus()
}
/**
 * Where nodes stand: what grows out of the ground as a plant, others on a circle.
 * @param {Edge[]} all @param {number[]} nodes @param {boolean} grown @returns {(node: number) => { x: number, y: number }}
 */
function placed(all, nodes, grown) {
  if (grown) {
    const { x, depth, width, height } = plant(all.filter(([a, b]) => a !== b).map(([a, b]) => [a, b])) // prettier-ignore
    const wide = 280 / Math.max(1, width)
    return (node) => ({
      x: node ? 20 + wide * (x.get(node) ?? 0.5) : 160,
      y: 215 - (190 / Math.max(1, height)) * (depth.get(node) ?? 0),
    })
  }
  return (node) => {
    const turn = (2 * Math.PI * nodes.indexOf(node)) / nodes.length - Math.PI / 2
    return { x: 160 + 125 * Math.cos(turn), y: 120 + 92 * Math.sin(turn) }
  }
}
