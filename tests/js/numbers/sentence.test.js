import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brokenBy, heap, rowOf, searched } from '../../../web/proofs/challenge.js'
import { numberIn, shown, tell, withNumber } from '../../../web/numbers/sentence.js'
import { engine } from '../wasm.mjs'

/** @param {string} element @param {Record<string, string>} attributes @param {string} what */
const told = (element, attributes, what) =>
  tell(
    engine,
    shown((name) => attributes[name] ?? null, element === 'cgt-strip' ? 'at' : undefined),
    what,
  )

test('a number is read where it stands in an attribute and written there alone', () => {
  assert.is(numberIn('10 12 5', '2'), 12)
  assert.is(numberIn('1 2 3', 'last'), 3)
  assert.is(withNumber('10 12 5', '2', 7), '10 7 5')
  assert.is(withNumber('maze{..#} c2 + 6 + 12', '3', 40), 'maze{..#} c2 + 6 + 40')
  assert.is(withNumber('1 2 3', 'last', 5), '1 2 3 4 5')
})

test('what a figure shows is told from its attributes, whatever the figure', () => {
  const strip = { game: 'subtraction', rules: '1 2 3', at: '10' }
  assert.is(told('cgt-strip', strip, 'outcome'), 'win')
  assert.equal(told('cgt-strip', strip, 'take'), ['2'])
  assert.equal(told('cgt-strip', strip, 'lost'), ['0', '4', '8', '12', '16', '20', '…'])
  assert.is(told('cgt-strip', strip, 'period'), 4)
  assert.is(told('cgt-strip', { ...strip, rules: '1 3 5' }, 'period'), 2)
  assert.is(told('cgt-strip', { ...strip, rules: '1 3 4', values: 'grundy' }, 'period'), 7)
  assert.is(told('cgt-xor', { heaps: '10 12 5' }, 'grundy'), 3)
  assert.equal(told('cgt-xor', { heaps: '10 12 5' }, 'leave'), ['9 12 5'])
  assert.is(told('cgt-mex', { set: '0 1 3' }, 'mex'), 2)
  assert.is(told('cgt-graph', { edges: '2>1 3>2', start: '2' }, 'outcome'), 'win')
  assert.is(told('cgt-play', { game: 'nim', start: '7 6 5' }, 'moves'), 18)
  assert.equal(told('cgt-play', { game: 'nim', start: '5 5', at: '1' }, 'wins'), [])
  assert.is(told('cgt-play', { game: 'nim', start: '5 5' }, 'nothing'), null)
})

test('of a position with very many moves no list is made: what is known is told, and that there may be more', () => {
  let solved = 0
  const counting = {
    ...engine,
    games: engine.games,
    /** @param {Parameters<typeof engine.game>} of */
    game: (...of) => {
      const game = engine.game(...of)
      const { solve } = game
      game.solve = (p, options = {}) => {
        solved += options.budget ?? Infinity
        return solve.call(game, p, options)
      }
      return game
    },
  }
  /** @param {string} heaps @param {string} what */
  const of = (heaps, what) => {
    solved = 0
    const words = tell(/** @type {any} */ (counting), shown((name) => (name === 'heaps' ? heaps : null)), what) // prettier-ignore
    assert.ok(solved <= 60_000, `${heaps} ${what}: ${solved}`)
    return words
  }
  assert.equal(of('70000 5', 'leave'), ['5 5', '…'])
  assert.equal(of('4294967295 5', 'take'), ['4294967290', '…'])
  assert.equal(of('70000 70000', 'leave'), [])
  assert.equal(of('200 5', 'leave'), ['5 5'])
  assert.is(of('70000 5', 'grundy'), 70005)
  assert.is(of('700 5', 'moves'), 705)
  assert.equal(of('70000 5', 'moves'), ['…'])
})

test('a row of letters that breaks none of the three sentences is the solution, and no other is, of all 2^11', () => {
  for (const rules of ['1 2 3', '1 3 4', '2 3']) {
    const game = engine.game('subtraction', { rules })
    const row = rowOf(game, 10)
    const right = row.map(({ text }) => game.solve(text).outcome)
    let kept = 0
    for (let n = 0; n < 2 ** row.length; n++) {
      const marks = row.map((_, i) => ((n >> i) & 1 ? /** @type {const} */ ('win') : 'loss'))
      if (brokenBy(row, marks).some(Boolean)) continue
      kept++
      assert.equal(marks, right)
    }
    assert.is(kept, 1)
    game.close()
  }
})

test('what is broken is the first position that breaks it, and missing letters break nothing', () => {
  const row = rowOf(engine.game('subtraction', { rules: '1 2 3' }), 4)
  assert.equal(brokenBy(row, ['win', '', '', '', '']), [{ from: '0', to: '' }, null, null])
  assert.equal(brokenBy(row, ['loss', 'loss', '', '', 'win']), [null, { from: '1', to: '0' }, null])
  const lost = brokenBy(row, ['loss', 'win', 'win', 'win', 'win'])
  assert.equal(lost, [null, null, { from: '4', to: '3, 2, 1' }])
})

test('a game beside a heap is lost exactly where the heap is its Grundy value: searched, not computed', () => {
  for (const [name, rules, start] of [
    ['octal', 'kayles', '7'],
    ['divisor', '', '24'],
    ['half', '', '10'],
  ])
    for (let n = 0; n <= 6; n++) {
      const { grundy } = engine.game(name, { rules }).solve(start)
      const { lost, part, to } = searched(engine, [{ name, rules, start }, heap(n)])
      assert.is(lost, n === grundy, `${name} ${start} + ${n}`)
      if (part) assert.is(to, String(grundy), 'the heap is brought down to the value')
    }
})

test.run()
