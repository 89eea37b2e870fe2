/**
 * arrows.js -- arrows between marks: where they touch a mark, how they bend, their heads.
 */
import { svg } from 'lit-html'

export { default as css } from './arrows.css'

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

/**
 * A line through all the points, flat where it turns up or down, so that it clears the nodes that it goes around:
 * M. Steffen, A simple method for monotonic interpolation in one dimension, Astronomy and Astrophysics 239 (1990).
 * Points with x in one direction only.
 * @param {Point[]} points @param {Kind} kind
 * @returns {{ d: string, tip: string }} the line, and the points of its head
 */
export function lineOf(points, kind) {
  const n = points.length - 1
  /** @param {number} i */
  const run = (i) => points[i + 1].x - points[i].x || 1e-3
  /** @param {number} i */
  const secant = (i) => (points[i + 1].y - points[i].y) / run(i)
  const slopes = points.map((_, i) => {
    if (i === 0 || i === n) return 0
    const [s, t] = [secant(i - 1), secant(i)]
    if (s * t <= 0) return 0
    const between = (s * run(i) + t * run(i - 1)) / (run(i - 1) + run(i))
    return Math.sign(s) * Math.min(Math.abs(s), Math.abs(t), Math.abs(between) / 2) * 2
  })
  slopes[0] = n > 1 ? (3 * secant(0) - slopes[1]) / 2 : secant(0)
  slopes[n] = n > 1 ? (3 * secant(n - 1) - slopes[n - 1]) / 2 : secant(0)
  const last = points[n]
  const before = { x: last.x - run(n - 1) / 3, y: last.y - (run(n - 1) / 3) * slopes[n] }
  const { neck, points: tip } = head(before, last, kind)
  let d = `M${at(points[0])}`
  for (let i = 0; i < n; i++) {
    const [p, q, third] = [points[i], points[i + 1], run(i) / 3]
    const c = { x: p.x + third, y: p.y + third * slopes[i] }
    const e = { x: q.x - third, y: q.y - third * slopes[i + 1] }
    d += `C${at(c)} ${at(e)} ${at(i === n - 1 ? neck : q)}`
  }
  return { d, tip }
}
/** @param {Point[]} points @param {Kind} kind */
export function arrow(points, kind) {
  const { d, tip } = lineOf(points, kind)
  return svg`<path class="edge ${kind}" d=${d}></path><polygon class="head ${kind}" points=${tip}></polygon>`
}

/**
 * Between two marks that lead to each other: beside the straight way, so that both arrows are seen.
 * @param {Point} from @param {Point} to @returns {Point} the middle of the way there
 */
export function beside(from, to) {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / far) * 11,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / far) * 11,
  }
}

/** From a mark to itself, above it. @param {Point} centre @param {number} height of the mark @param {Kind} kind */
export function loop({ x, y }, height, kind) {
  const top = y - height / 2 - 3
  const tip = { x: x + 11, y: top }
  const { neck, points } = head({ x: x + 24, y: top - 26 }, tip, kind)
  return svg`<path class="edge ${kind}" d="M${at({ x: x - 11, y: top })}C${at({ x: x - 36, y: top - 44 })} ${at({ x: x + 38, y: top - 44 })} ${at(neck)}"></path><polygon class="head ${kind}" points=${points}></polygon>`
}
