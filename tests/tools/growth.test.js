/** growth.test.js -- bench/growth.json, which `npm run bench -- growth` writes: the shape of its data, never a time. */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chart, KERNELS, SIZES } from '../../bench/growth.mjs'

const read = (/** @type {string} */ file) =>
  fs.readFileSync(new URL(`../../bench/${file}`, import.meta.url), 'utf8')
const growth = /** @type {import('../../bench/growth.mjs').Growth} */ (
  JSON.parse(read('growth.json'))
)

test('each kernel of growth.c was measured, from 10^2 on, to 10^5 at least', () => {
  const named = [...read('growth.c').matchAll(/^.*\{"([a-z-]+)", \w+, \w+, [\d.]+\}.*$/gm)]
  const all = named.flatMap(([row]) => [...row.matchAll(/\{"([a-z-]+)"/g)].map(([, name]) => name))
  assert.equal(Object.keys(KERNELS), all)
  assert.equal(Object.keys(growth), all)
  for (const [name, points] of Object.entries(growth)) {
    assert.equal(points.map((p) => p.size), SIZES.slice(0, points.length), name) // prettier-ignore
    assert.ok(points.length >= 4, name)
  }
})

test('every point has its units, a time, its bound and memory, and units grow with the size', () => {
  for (const [name, points] of Object.entries(growth))
    points.forEach((point, i) => {
      for (const figure of [point.ms, point.bound])
        assert.ok(Number.isFinite(figure) && figure > 0, `${name} ${point.size}`)
      assert.ok(point.units > point.size / 3 && point.units <= 1.05 * point.size + 10, name)
      assert.ok(Number.isInteger(point.bytes) && point.bytes >= 0, name)
      assert.ok(!i || point.units > points[i - 1].units, name)
    })
})

test('the chart is drawn from the data: a line of time, bound and memory for each kernel', () => {
  const drawn = chart(growth)
  assert.is(read('growth.svg'), drawn)
  assert.is(drawn.match(/<polyline/g)?.length, 3 * Object.keys(growth).length)
  assert.not.match(drawn, /NaN|undefined|Infinity/)
})

test.run()
