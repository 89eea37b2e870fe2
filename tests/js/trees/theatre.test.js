import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { calloutAt, KEEP, linesOf } from '../../../web/trees/callout.js'
import { questionOf } from '../../../web/trees/quiz.js'
import { endsOf, happened, isPast, lightOf } from '../../../web/trees/theatre.js'
import { readSearches, Trace } from '../../../web/model/trace.js'
import { random, write } from '../definition.mjs'
import { engine } from '../wasm.mjs'

/** @typedef {import('../definition.mjs').Nested} Nested */
/** @typedef {import('../../../web/model/trace.js').Mode} Mode */

/** @param {string} rules @param {Mode} [mode] */
function traced(rules, mode = 'alphabeta') {
  const game = engine.game('tree', { rules })
  const found = readSearches(game, game.parse(''))
  game.close()
  assert.ok(found)
  return new Trace(found, mode)
}
const EIGHT = '3 5 2 9 12 5 23 23'

test('the way down is lit with the child whose value came up, and what is finished is not', () => {
  const trace = traced(EIGHT)
  /** @param {number} at */
  const shown = (at) => {
    trace.go(at)
    const light = lightOf(trace)
    const past = trace.nodes.flatMap(({ id }) => (isPast(trace, light, id) ? [id] : []))
    return { path: [...light.path].sort((a, b) => a - b), past }
  }
  assert.equal(shown(0), { path: [], past: [] })
  assert.equal(shown(2), { path: [0, 1, 2], past: [] })
  /* the cut: the leaf 23 brought it; all of the left side, and what hangs below 12, is finished */
  assert.equal(shown(27), { path: [0, 8, 12, 13], past: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11] })
  /* MIN compares 12 with 23 or more, and keeps 12: both are looked at */
  assert.is(trace.steps[29].node, 8)
  assert.equal(shown(29), { path: [0, 8, 9], past: [1, 2, 3, 4, 5, 6, 7, 10, 11, 13] })
  assert.equal(shown(trace.count), { path: [], past: [] })
})

test('the timeline has each leaf that is looked at, each value that comes back, each cut', () => {
  const r = random(12)
  /** @param {number} depth @returns {Nested} */
  const grow = (depth) =>
    depth && r() < 0.85
      ? Array.from({ length: 1 + Math.floor(r() * 3) }, () => grow(depth - 1))
      : Math.floor(r() * 21) - 10
  for (let n = 0; n < 40; n++) {
    const trace = traced(write([grow(4), grow(4)]))
    const all = happened(trace)
    const count = (/** @type {string} */ kind) => all.filter((e) => e.kind === kind).length
    trace.go(trace.count)
    const closed = trace.nodes.filter(({ id }) => trace.state(id).status === 'closed')
    assert.is(count('leaf'), closed.filter((one) => one.leaf).length)
    assert.is(count('return'), closed.filter((one) => !one.leaf).length)
    assert.is(count('cut'), trace.steps.filter(({ kind }) => kind === 'cut').length)
    const values = trace.nodes.filter(({ leaf }) => leaf).map(({ value }) => value)
    assert.equal(endsOf(trace), [Math.min(...values), Math.max(...values)])
  }
})

test('asked at the cuts only where both bounds are known, and whether it is cut', () => {
  /** @param {Trace} trace @param {boolean} everywhere */
  const questions = (trace, everywhere) =>
    trace.steps.flatMap((_, at) => {
      trace.go(at)
      const q = questionOf(trace, everywhere)
      return q ? [`${at} ${q.ask.text} ${q.choices.findIndex((c) => c.right)}`] : []
    })
  assert.equal(questions(traced(EIGHT), false), [
    '11 Is the rest of this {who} cut? 1',
    '23 Is the rest of this {who} cut? 1',
    '26 Is the rest of this {who} cut? 0',
  ])
  assert.ok(questions(traced(EIGHT), true).length > 8)
  /* minimax cuts nothing: there all is asked */
  const minimax = traced(EIGHT, 'minimax')
  assert.equal(questions(minimax, false), questions(minimax, true))
})

test('a sentence stands on the stage, never over its node, and over nothing where there is room', () => {
  const r = random(3)
  const stage = { left: 0, right: 900, top: 0, bottom: 400 }
  const type = { size: 17, line: 23, pad: 12 }
  const measure = (/** @type {string} */ said) => said.length * 0.5
  const text = 'MAX already has 23 and MIN has 12 elsewhere: what remains here cannot matter.'
  for (let n = 0; n < 200; n++) {
    const at = { x: r() * 900, y: r() * 400 }
    const node = { left: at.x - 40, right: at.x + 40, top: at.y - 40, bottom: at.y + 40 }
    const others = Array.from({ length: 4 }, () => {
      const [x, y] = [r() * 900, r() * 400]
      return { left: x - 30, right: x + 30, top: y - 30, bottom: y + 30, weight: 12 }
    })
    const blocks = [{ ...node, weight: KEEP }, ...others]
    const placed = calloutAt({
      ...{ parts: [{ text, strong: true }], type, measure, widths: [300, 240], stage, blocks, at },
    })
    assert.ok(placed)
    const { x, y, w, h, lines } = placed
    assert.ok(x >= 0 && y >= 0 && x + w <= 900 && y + h <= 400, JSON.stringify({ x, y, w, h }))
    for (const b of blocks)
      assert.ok(x >= b.right || x + w <= b.left || y >= b.bottom || y + h <= b.top)
    assert.is(lines.flat().join(' '), text)
  }
})

test('where all room is taken a sentence stands nowhere; what lies outside the stage takes none', () => {
  const stage = { left: 100, right: 400, top: 0, bottom: 200 }
  const part = { parts: [{ text: 'The leaf is worth 5.', strong: true }], widths: [240] }
  const measure = (/** @type {string} */ said) => said.length * 0.5
  const all = {
    ...part,
    measure,
    type: { size: 17, line: 23, pad: 12 },
    stage,
    at: { x: 250, y: 100 },
  }
  assert.is(calloutAt({ ...all, blocks: [{ ...stage, weight: KEEP }] }), null)
  const beside = { left: 0, right: 99, top: 0, bottom: 200, weight: KEEP }
  assert.is(calloutAt({ ...all, at: { x: 0, y: 0 }, blocks: [beside] })?.x, 100)
})

test('lines keep every word in its order, and what is equal together', () => {
  const fits = (/** @type {number} */ letters) => (/** @type {string} */ line) =>
    line.length <= letters
  assert.equal(linesOf('aa bb cc', fits(5)), ['aa bb', 'cc'])
  assert.equal(linesOf('aaaaaaaaa b', fits(5)), ['aaaaaaaaa', 'b'])
  assert.equal(linesOf('so α = 5 here', fits(6)), ['so', 'α\u00a0=\u00a05', 'here'])
})

test.run()
