/**
 * arrows.js -- arrows between marks: where they touch a mark, how they bend, their heads.
 */
import { svg } from 'lit-html'

/** @typedef {import('../model/layered.js').Point} Point */
/** @typedef {'' | 'win' | 'now'} Kind of an edge: any, a winning move, seen from the current position */

/** length and half width of a head @type {Record<Kind, [number, number]>} */
const HEAD = { '': [9, 4.1], win: [13, 6.2], now: [12, 5.3] }

/**
 * The point of a mark's edge towards another point, a little outside.
 * @param {Point} centre @param {{ width: number, height: number, round: boolean }} shape round: a circle, or a capsule where it is wide
 * @param {Point} towards @param {number} gap
 * @returns {Point}
 */
export function rim({ x, y }, { width, height, round }, towards, gap) {
  const dx = towards.x - x
  const dy = towards.y - y
  const far = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / far, dy / far]
  const [w, h] = [width / 2, height / 2]
  let t = Math.min(w / Math.abs(ux || 1e-9), h / Math.abs(uy || 1e-9))
  const flat = w - h
  if (round && Math.abs(ux * t) > flat) {
    /* on the half circle around (flat, 0): |t u - (flat, 0)| = h */
    const b = Math.abs(ux) * flat
    t = b + Math.sqrt(Math.max(0, b * b - flat * flat + h * h))
  }
  return { x: x + ux * (t + gap), y: y + uy * (t + gap) }
}

/**
 * The head of an arrow that ends in `tip`, coming from `from`.
 * @param {Point} from @param {Point} tip @param {Kind} kind
 * @returns {{ neck: Point, points: string }} neck: where the line ends
 */
export function head(from, tip, kind) {
  const [length, half] = HEAD[kind]
  const far = Math.hypot(tip.x - from.x, tip.y - from.y) || 1
  const ux = (tip.x - from.x) / far
  const uy = (tip.y - from.y) / far
  const base = { x: tip.x - ux * length, y: tip.y - uy * length }
  const neck = { x: tip.x - ux * length * 0.8, y: tip.y - uy * length * 0.8 }
  const points = [
    [tip.x, tip.y],
    [base.x - uy * half, base.y + ux * half],
    [base.x + uy * half, base.y - ux * half],
  ]
  return { neck, points: points.map((p) => p.map((v) => v.toFixed(1)).join()).join(' ') }
}

/** @param {Point} p */
const at = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`
/** @param {Point} a @param {Point} b */
const mid = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Through the middles between inner points: smooth, and never outside of them. @param {Point[]} points @param {Kind} kind */
export function arrow(points, kind) {
  const last = points[points.length - 1]
  const { neck, points: tip } = head(points[points.length - 2], last, kind)
  const way = [...points.slice(0, -1), neck]
  let d = `M${at(way[0])}`
  for (let i = 1; i < way.length - 1; i++)
    d += `Q${at(way[i])} ${at(i === way.length - 2 ? way[i + 1] : mid(way[i], way[i + 1]))}`
  if (way.length === 2) d += `L${at(neck)}`
  return svg`<path class="edge ${kind}" d=${d}></path><polygon class="head ${kind}" points=${tip}></polygon>`
}

/** From a mark to itself, above it. @param {Point} centre @param {number} height of the mark @param {Kind} kind */
export function loop({ x, y }, height, kind) {
  const top = y - height / 2 - 3
  const tip = { x: x + 11, y: top }
  const { neck, points } = head({ x: x + 24, y: top - 26 }, tip, kind)
  return svg`<path class="edge ${kind}" d="M${at({ x: x - 11, y: top })}C${at({ x: x - 36, y: top - 44 })} ${at({ x: x + 38, y: top - 44 })} ${at(neck)}"></path><polygon class="head ${kind}" points=${points}></polygon>`
}

/** colours of the heads: those of the lines */
export const css = `
.head { fill: var(--cgt-line-strong); }
.head.win { fill: var(--w-line); }
.head.now { fill: var(--cgt-ink); }
`
