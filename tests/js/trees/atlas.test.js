import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { below, density, extent, nearest, notBefore, sums } from '../../../web/study/atlas.js'
import { between, Camera, LARGEST, within, zoomed } from '../../../web/study/camera.js'
import { wholeTree } from '../../../web/engine/whole.js'
import { engine } from '../wasm.mjs'

const game = engine.game('tictactoe', { rules: '3' })
const found = wholeTree(game, 'xo./.../...')
assert.ok(found)
const whole = /** @type {NonNullable<typeof found>} */ (found)
const { x, first, level, sizes, outcome } = whole

test('by halving as by looking at each: the first node not left of x, and the nearest', () => {
  for (let d = 0; d <= whole.deepest; d++) {
    const [from, to] = [level[d], level[d + 1]]
    for (const wanted of [-1e9, x[from], x[from] + 0.4, x[(from + to) >> 1] - 0.1, x[to - 1] + 3]) {
      let least = from
      while (least < to && x[least] < wanted) least++
      assert.is(notBefore(x, from, to, wanted), least)
      const away = (/** @type {number} */ u) => Math.abs(x[u] - wanted)
      const near = nearest(x, from, to, wanted)
      for (let u = from; u < to; u++) assert.ok(away(near) <= away(u), `${d} ${wanted}`)
    }
  }
})

test('the runs below a node are its subtree, and its extent holds all of them', () => {
  for (let u = 0; u < whole.count; u += 997) {
    const runs = below(first, u)
    assert.is(runs.reduce((sum, [from, to]) => sum + to - from, 0), sizes[u]) // prettier-ignore
    const [left, right] = extent(x, runs)
    for (const [from, to] of runs)
      for (let v = from; v < to; v++) assert.ok(x[v] >= left && x[v] <= right)
  }
})

test('no node is lost in the columns, and each is counted under its outcome', () => {
  const [left, right] = extent(x, below(first, 0))
  for (const columns of [1, 7, 300, 2000])
    for (let d = 0; d <= whole.deepest; d++) {
      const counts = new Uint32Array(3 * columns)
      const scale = columns / (right - left + 1)
      density(x, sums(outcome), level[d], level[d + 1], left, scale, counts)
      for (let u = level[d]; u < level[d + 1]; u += 101) {
        const c = 3 * Math.floor((x[u] - left) * scale) + 1 - outcome[u]
        assert.ok(counts[c] > 0, `${u} in ${c}`)
      }
      const sum = [0, 0, 0]
      counts.forEach((n, i) => (sum[i % 3] += n))
      const wanted = [0, 0, 0]
      for (let u = level[d]; u < level[d + 1]; u++) wanted[1 - outcome[u]]++
      assert.equal(sum, wanted)
    }
})

test('what the pointer is on stays under it; a view never leaves the tree', () => {
  const view = { at: 100, scale: 2 }
  for (const factor of [0.5, 3])
    for (const px of [-300, 0, 120]) {
      const to = zoomed(view, factor, px)
      assert.ok(Math.abs(view.at + px / view.scale - (to.at + px / to.scale)) < 1e-9)
    }
  const all = /** @type {[number, number]} */ ([-50, 150])
  assert.equal(within({ at: 0, scale: 0.1 }, all, 1000, 72), { scale: 5, at: 50 })
  assert.equal(within({ at: -999, scale: 10 }, all, 1000, 72), { scale: 10, at: 0 })
  assert.equal(within({ at: 60, scale: 1000 }, all, 1000, 72), { scale: 72, at: 60 })
})

/** One that shows all of the tree. @param {number} width */
function camera(width) {
  const made = new Camera()
  made.show(extent(x, below(first, 0)), whole.deepest)
  made.resize({ width, height: 400, sharp: 1 })
  made.view = made.kept(made.view)
  return made
}

test('where a camera says that a node stands, a pointer finds it', () => {
  const seen = camera(900)
  seen.view = seen.kept({ at: x[first[3]], scale: 20 })
  for (let u = 0; u < whole.count; u += 491) {
    assert.is(seen.levelAt(seen.high(whole.depth[u])), whole.depth[u])
    assert.ok(Math.abs(seen.xAt(seen.across(x[u])) - x[u]) < 1e-6)
  }
  assert.is(seen.levelAt(-50), 0)
  assert.is(seen.levelAt(5000), whole.deepest)
})

test('a camera shows all at first, no less than a node, and as much in another size', () => {
  const seen = camera(900)
  assert.ok(Math.abs(seen.view.scale - seen.fit) < 1e-12)
  const [left, right] = extent(x, below(first, 0))
  assert.ok(seen.across(left) > 20 && seen.across(right) < 880, 'with room beside')
  seen.view = seen.kept(seen.zoomed(1e9, 0))
  assert.is(seen.view.scale, LARGEST)
  assert.is(seen.kept(seen.zoomed(1e-9, 0)).scale, seen.fit)
  const { at, scale } = seen.view
  assert.not(seen.resize({ width: 900, height: 400, sharp: 1 }))
  assert.ok(seen.resize({ width: 450, height: 400, sharp: 2 }))
  assert.equal(seen.view, { at, scale: scale / 2 })
})

test('a node that is in view moves nothing; a subtree fills the width', () => {
  const seen = camera(900)
  seen.view = seen.kept({ at: x[0], scale: LARGEST })
  assert.is(seen.showing(x[0]), null)
  assert.is(seen.beside(x[0]), (x[0] - seen.view.at) * LARGEST)
  const far = x[first[3]]
  assert.equal(seen.showing(far), { at: far, scale: LARGEST })
  assert.is(seen.beside(far), 0)
  const part = extent(x, below(first, first[0] + 1))
  seen.view = seen.kept(seen.spanning(part))
  assert.ok(seen.across(part[0]) > 0 && seen.across(part[1]) < 900)
  assert.ok(seen.across(part[1]) - seen.across(part[0]) > 0.9 * 900)
})

test('on the way between two views the scale grows evenly, and one place stands still', () => {
  const [from, to] = [
    { at: 0, scale: 2 },
    { at: 60, scale: 32 },
  ]
  assert.equal(between(from, to, 0), from)
  assert.equal(between(from, to, 1), to)
  /* of x, where both views have it as far from the middle */
  const still = (from.scale * from.at - to.scale * to.at) / (from.scale - to.scale)
  for (const t of [0.25, 0.5, 0.9]) {
    const { at, scale } = between(from, to, t)
    assert.ok(Math.abs(scale - 2 * 16 ** t) < 1e-9)
    assert.ok(Math.abs((still - at) * scale - (still - from.at) * from.scale) < 1e-9)
  }
  const pan = { at: 10, scale: 2 }
  assert.equal(between(from, pan, 0.5), { at: 5, scale: 2 })
})

test.run()
