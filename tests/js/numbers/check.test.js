import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  countOf,
  inSlices,
  outcomes,
  partToShow,
  readRanges,
  writeRanges,
} from '../../../web/numbers/check.js'
import { DEEP } from '../../deep.mjs'
import { engine } from '../wasm.mjs'

test('a universe is numbers and ranges, or nothing that can be drawn', () => {
  assert.equal(readRanges('0..7 3 2..5'), [
    { from: 0, to: 7 },
    { from: 3, to: 3 },
    { from: 2, to: 5 },
  ])
  assert.is(countOf(readRanges('0..7 3 2..5') ?? []), 32)
  assert.is(writeRanges(readRanges('0..7 2..5') ?? []), '0..7 2..5')
  for (const text of ['', '0..', '7..0', 'a1', '0..7 x', '-1..2', '0..9999999999'])
    assert.is(readRanges(text), null, text)
})

test('of a large universe the beginning is shown', () => {
  assert.is(partToShow('0..47 0..47 0..47'), '0..7 0..7 0..7')
  assert.is(partToShow('1..100000'), '1..96')
  assert.is(partToShow('0..450 0..450'), '0..31 0..31')
  assert.is(partToShow('0..5 0..5'), '0..5 0..5')
  assert.is(partToShow('a1..e5'), 'a1..e5')
  assert.is(partToShow('0..99 0..99 0..99 0..99'), '0..5 0..5 0..5 0..5')
})

test('outcomes come in the order of the universe: Nim, lost where the xor is 0', () => {
  const ranges = /** @type {import('../../../web/numbers/check.js').Range[]} */ (
    readRanges('1..3 0..4 2..3')
  )
  const expected = []
  for (let a = 1; a <= 3; a++)
    for (let b = 0; b <= 4; b++)
      for (let c = 2; c <= 3; c++) expected.push((a ^ b ^ c) === 0 ? 'loss' : 'win')
  assert.equal([...outcomes(engine.game('nim'), ranges)], expected)
})

test('work in slices lets others go on, tells how far it is, and stops', async () => {
  function* numbers() {
    for (let i = 1; i <= 5; i++) yield i
  }
  /** @type {number[]} */
  const seen = []
  let others = 0
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => others++
  port2.postMessage(0)
  assert.is(
    await inSlices(numbers(), { slice: 0, each: (n) => void seen.push(n), cancelled: () => false }),
    true,
  )
  assert.equal(seen, [1, 2, 3, 4, 5])
  assert.is(others, 1, 'what was asked for before comes between the slices')
  port1.close()

  let closed = false
  const work = (function* () {
    try {
      for (let i = 0; ; i++) yield i
    } finally {
      closed = true
    }
  })()
  assert.is(await inSlices(work, { slice: 1, each() {}, cancelled: () => true }), false)
  assert.ok(closed)
})

/** those whose search is long: in the gate C alone holds their theorems against it */
const LONG = ['amounts', 'mock', 'tartan']
for (const { name, theorems } of engine.games.filter(({ name }) => DEEP || !LONG.includes(name)))
  for (const { name: theorem, universe, rules } of /** @type {any[]} */ (theorems))
    test(`${name}, ${theorem}: it agrees with search on the part that is shown`, () => {
      const game = engine.game(name, { rules })
      /** @type {import('../../../web/engine/engine.js').CheckState | undefined} */
      let last
      for (const state of game.check(theorem, partToShow(universe))) last = state
      assert.ok(last?.done)
      assert.is(last?.disagreement, null)
      assert.is(last?.checked, last?.total)
      assert.ok((last?.skipped ?? 0) < (last?.checked ?? 0), 'all skipped')
      game.close()
    })

test.run()
