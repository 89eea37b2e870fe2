import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  below,
  density,
  extent,
  nearest,
  notBefore,
  sums,
  within,
  zoomed,
} from '../../web/model/atlas.js'
import { engine } from './wasm.mjs'

const game = engine.game('tictactoe', { rules: '3' })
const found = game.whole('xo./.../...')
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

test.run()
