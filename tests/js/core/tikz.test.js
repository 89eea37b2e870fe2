import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { latex, tikz } from '../../../web/core/tikz.js'
import { compiles, readTikz } from '../latex.mjs'

const look = {
  move: null, fill: /** @type {[number, number, number]} */ ([1, 2, 3]), stroke: null, width: 1, dash: [],
  cap: /** @type {const} */ ('butt'), join: /** @type {const} */ ('miter'), opacity: 1,
} // prettier-ignore
const words = {
  ...look, x: 1, y: 2, down: 0, size: 16, weight: 700, family: 'Sans', halo: false,
  anchor: /** @type {const} */ ('middle'),
} // prettier-ignore
/** @param {Parameters<typeof tikz>[0]} list */
const drawn = (list, width = 100) =>
  tikz(list, { title: 'A\nB', width, hatch: [9, 9, 9], ground: [255, 255, 255] })

test('whatever a node says, nothing in it opens, ends or comments out', () => {
  const nasty = ['}', '{', '\\end{tikzpicture}', '50% & $5 #1 a_b ^ ~', '{x}^2', '((3 5)', '|<>']
  const text = drawn([{ remark: 'a }\n% \\node {' }, ...nasty.map((text) => ({ ...words, text }))])
  const read = readTikz(text)
  assert.equal(read.words, nasty.map(latex))
  assert.equal(read.remarks, ['a } % \\node {'])
  assert.is(latex('−∞ ≤ α'), '$-$$\\infty$ $\\le$ $\\alpha$')
  if (!compiles(text)) console.log('  no pdflatex here: structure only')
})

test('each shape once: fills, strokes, dashes, hatching, turned and moved', () => {
  const read = readTikz(
    drawn([
      { ...look, d: 'M 0 0 L 1.23456 -0.5 Z' },
      { ...look, fill: 'hatch', stroke: [4, 5, 6], dash: [3], cap: 'round', join: 'round', d: 'M 0 0 h 4' },
      { ...look, fill: null, stroke: [1, 2, 3], opacity: 0.5, move: [0, 1, 1, 0, 3, -4], d: 'M 0 0 v 4' },
      { ...words, halo: true, text: '5' },
    ]),
  ) // prettier-ignore
  assert.is(read.paths, 3)
  assert.equal(read.words, ['5'])
  assert.match(drawn([{ ...look, d: 'M 0 0 L 1.23456 -0.5 Z' }]), 'svg {M 0 0 L 1.23 -0.5 Z}')
  assert.match(
    drawn([{ ...look, stroke: [1, 1, 1], dash: [4], d: 'M 0 0' }]),
    'dash pattern=on 3pt off 3pt',
  )
})

test('half a circle is two curves that end where it ends', () => {
  const text = drawn([{ ...look, d: 'M 0 0 a 4 4 0 1 1 8 0 a 4 4 0 1 1 -8 0' }])
  const curves = [...text.matchAll(/c ([-\d. ]+)/g)].map(([, all]) =>
    all.trim().split(' ').map(Number),
  )
  assert.is(curves.length, 4)
  const ends = curves.map((c) => c.slice(-2))
  const sum = (/** @type {number} */ i) =>
    ends.slice(0, i).reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0])
  assert.equal([1, 2, 3, 4].map(sum), [[4, -4], [8, 0], [4, 4], [0, 0]]) // prettier-ignore
  readTikz(text)
  assert.match(drawn([{ ...look, d: 'M 0 0 a 6 6 0 0 1 6 6' }]), 'a 6 6 0 0 1 6 6')
})

test('a wide drawing fits a page, its letters too', () => {
  const text = drawn([{ ...words, text: '5' }], 690)
  assert.match(text, 'scale=0.5,')
  assert.match(text, '\\fontsize{8}')
})

test.run()
