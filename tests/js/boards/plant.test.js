/** plant.test.js -- where the nodes of a picture stand that grows out of the ground. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plant } from '../../../web/boards/plant.js'

/** @param {string} chains @returns {[number, number][]} */
const pairs = (chains) =>
  chains.split(' ').flatMap((chain) => {
    const names = chain.split('-').map(Number)
    return names.slice(1).map((v, i) => /** @type {[number, number]} */ ([names[i], v]))
  })
/** @param {import('../../../web/boards/plant.js').Plant} made @param {number} v */
const at = ({ x, depth }, v) =>
  /** @type {[number, number]} */ ([Number((x.get(v) ?? NaN).toFixed(3)), depth.get(v) ?? NaN])

test('a stalk goes straight up; stalks stand side by side in the order of the picture', () => {
  const made = plant(pairs('0-1-2-3 0-4-5'))
  assert.equal([1, 2, 3, 4, 5].map((v) => at(made, v)), [[0.5, 1], [0.5, 2], [0.5, 3], [1.5, 1], [1.5, 2]]) // prettier-ignore
  assert.equal([made.width, made.height], [2, 3])
})

test('a branch stands in the middle of what it bears, and two nodes of a layer never touch', () => {
  const fork = plant(pairs('0-1-2 1-3 1-4'))
  assert.is(at(fork, 1)[0], at(fork, 3)[0])
  const made = plant(pairs('0-1-2 1-3 1-4-5 4-6'))
  const layers = new Map()
  for (const [v, d] of made.depth) layers.set(d, [...(layers.get(d) ?? []), made.x.get(v) ?? 0])
  for (const layer of layers.values()) {
    layer.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b)
    for (let i = 1; i < layer.length; i++) assert.ok(layer[i] - layer[i - 1] > 0.999)
  }
  for (const x of made.x.values()) assert.ok(x > 0 && x < made.width)
})

test('a cycle is a polygon, and one through the ground a door', () => {
  const diamond = plant(pairs('0-1-2-3-4-1'))
  const [left, right] = [2, 4].map((v) => at(diamond, v))
  assert.equal([left[1], right[1]], [2, 2])
  assert.equal(at(diamond, 3), [(left[0] + right[0]) / 2, 3])
  const door = plant(pairs('0-1-2-0'))
  assert.equal([at(door, 1), at(door, 2)], [[0.5, 1], [1.5, 1]]) // prettier-ignore
})

test('edges that can be drawn without crossing in their layers are', () => {
  /* as it is met, 4 would stand left of 3, and the edges 1-3 and 2-4 would cross */
  const made = plant(pairs('0-1-4 1-3 4-2-0'))
  const [one, two, three, four] = [1, 2, 3, 4].map((v) => at(made, v)[0])
  assert.ok(one < two && three < four, [one, two, three, four].join())
})

test('the bare ground, loops on it, and a picture of 64 pairs', () => {
  assert.equal([plant([]).width, plant([], 3).width], [0, 3])
  const wide = plant(Array.from({ length: 64 }, (_, i) => [0, i + 1]))
  assert.is(wide.width, 64)
  const full = pairs('0-1').concat(Array.from({ length: 63 }, (_, i) => [1 + (i >> 1), i + 2]))
  assert.ok(plant(full).width > 0)
})

test.run()
