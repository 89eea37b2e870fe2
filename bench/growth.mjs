/**
 * growth.mjs -- `npm run bench -- growth`: how time and memory of the kernels grow with the size, from 10^2 to 10^7, each size
 * in a process of its own (growth.c), beside its bound: copying as many bytes as must be read and written, in the same
 * process. Writes bench/growth.json and draws bench/growth.svg from it: on two logarithmic axes a line that bends up, or
 * leaves its bound, is a regression.
 */
import * as fs from 'node:fs'
import { at, run, say } from '../tools/lib/run.mjs'

/** What is measured, and what a unit of its size is. */
export const KERNELS = /** @type {Record<string, [string, string]>} */ ({
  outcomes: ['subtraction, who wins, by its period', 'heaps'],
  values: ['subtraction, values, by its period', 'heaps'],
  'values-all': ['the same, every heap', 'heaps'],
  maze: ['open maze', 'cells'],
  dag: ['graph, ten arrows a node', 'arrows'],
  minimax: ['minimax', 'leaves'],
  alphabeta: ['alpha-beta', 'leaves'],
  octal: ['octal game 0.16, until its period', 'rows'],
  'no-period': ['octal game 0.6, no period known', 'rows'],
  parts: ["Grundy's game", 'rows'],
  erase: ['string game', 'stretches'],
  tidy: ['layout of a tree', 'nodes'],
  search: ['generic solver, Nim of three heaps', 'states'],
})
export const SIZES = [1e2, 1e3, 1e4, 1e5, 1e6, 1e7]
/** milliseconds: what takes longer is not asked for ten times as much */
const LONG = 1500

/** bound: milliseconds of a copy; bytes: what the process grew by @typedef {{ size: number, units: number, ms: number, bound: number, bytes: number }} Point */
/** @typedef {Record<string, Point[]>} Growth */

export async function growth() {
  await run('cmake', ['--preset', 'bench'])
  await run('cmake', ['--build', '--preset', 'bench', '--target', 'palitos-growth'])
  /** @type {Growth} */
  const found = {}
  for (const name of Object.keys(KERNELS)) {
    /** @type {Point[]} */
    const points = (found[name] = [])
    for (const size of SIZES) {
      const program = at('build', 'bench', 'palitos-growth')
      const point = { size, ...JSON.parse(await run(program, [name, String(size)])) }
      points.push(point)
      if (point.ms > LONG) break
    }
    const { units, ms, bytes } = points[points.length - 1]
    const [title, unit] = KERNELS[name]
    say(
      `  ${title.padEnd(38)} ${units} ${unit}: ${ms.toFixed(3)} ms, ${(bytes / 2 ** 20).toFixed(1)} MiB, n^${slope(points).toFixed(2)}`,
    )
  }
  fs.writeFileSync(at('bench', 'growth.json'), `${JSON.stringify(found, null, 2)}\n`)
  fs.writeFileSync(at('bench', 'growth.svg'), chart(found))
  say('wrote bench/growth.json and bench/growth.svg')
}

/** How time grows between the two largest sizes: as that power. @param {Point[]} points */
function slope(points) {
  const [a, b] = points.slice(-2)
  return Math.log(b.ms / a.ms) / Math.log(b.units / a.units)
}

const [COLUMNS, WIDE, HIGH, TIME, MEMORY] = [3, 310, 256, 120, 60]
const [LEFT, TOP, ACROSS] = [52, 36, 240]
const log = Math.log10
const x = (/** @type {number} */ n) => LEFT + ((log(n) - 1.5) / 5.7) * ACROSS
/** 10^-5 to 10^4 ms */
const yTime = (/** @type {number} */ ms) => TOP + ((4 - log(ms)) / 9) * TIME
/** 10^4 to 10^9 bytes; less is not told from nothing */
const yMemory = (/** @type {number} */ bytes) =>
  TOP + TIME + 12 + ((9 - log(Math.max(bytes, 1e4))) / 5) * MEMORY

/** @param {[number, number][]} places @param {string} look */
const line = (places, look) =>
  `<polyline class="${look}" points="${places.map((p) => p.map((v) => v.toFixed(1)).join(',')).join(' ')}"/>`
/** @param {number} left @param {number} top @param {string} words @param {string} [look] */
const label = (left, top, words, look = '') =>
  `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" class="${look}">${words.replace(/&/g, '&amp;')}</text>`
/** @param {number} power of ten */
const ten = (power) => `10<tspan dy="-4" font-size="7">${power}</tspan>`

/** @param {string} name @param {Point[]} points */
function panel(name, points) {
  const [title, unit] = KERNELS[name]
  const right = LEFT + ACROSS
  const across = (/** @type {number} */ y, /** @type {string} */ words) =>
    `<path class="grid" d="M${LEFT} ${y.toFixed(1)}H${right}"/>${label(LEFT - 4, y + 3, words, 'end')}`
  const parts = [label(LEFT, 14, title, 'title')]
  parts.push(label(LEFT, 27, `at the end n^${slope(points).toFixed(2)} in ${unit}`, 'soft'))
  for (const power of [-4, -2, 0, 2, 4]) parts.push(across(yTime(10 ** power), ten(power)))
  for (const power of [5, 7, 9]) parts.push(across(yMemory(10 ** power), ten(power)))
  for (let power = 2; power <= 7; power++)
    parts.push(label(x(10 ** power), TOP + TIME + MEMORY + 26, ten(power), 'middle'))
  parts.push(label(4, TOP + 8, 'ms', 'soft'), label(4, TOP + TIME + 24, 'bytes', 'soft'))
  parts.push(line(points.map((p) => [x(p.units), yTime(p.bound)]), 'bound')) // prettier-ignore
  parts.push(line(points.map((p) => [x(p.units), yTime(p.ms)]), 'time')) // prettier-ignore
  parts.push(line(points.map((p) => [x(p.units), yMemory(p.bytes)]), 'memory')) // prettier-ignore
  for (const p of points)
    parts.push(`<circle cx="${x(p.units).toFixed(1)}" cy="${yTime(p.ms).toFixed(1)}" r="2.4"/>`)
  return parts.join('')
}

/** @param {Growth} growth @returns {string} SVG */
export function chart(growth) {
  const names = Object.keys(growth)
  const [width, height] = [COLUMNS * WIDE, Math.ceil(names.length / COLUMNS) * HIGH + 30]
  const panels = names.map(
    (name, i) =>
      `<g transform="translate(${(i % COLUMNS) * WIDE} ${30 + Math.floor(i / COLUMNS) * HIGH})">${panel(name, growth[name])}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="9.5">
<title>Time and memory of the kernels against size</title>
<style>.grid{stroke:#ddd}.end{text-anchor:end}.middle{text-anchor:middle}.title{font-weight:700;font-size:11px}.soft{fill:#555}polyline{fill:none;stroke-width:1.8}.time{stroke:#0b57a4}circle{fill:#0b57a4}.bound{stroke:#888;stroke-dasharray:4 3}.memory{stroke:#b35900}</style>
<rect width="${width}" height="${height}" fill="#fff"/>
${label(LEFT, 16, 'Blue: time. Dashes: copying the bytes that must be read and written. Brown: memory. Each axis is logarithmic; to the right, the size.', 'soft')}
${panels.join('\n')}
</svg>
`
}
