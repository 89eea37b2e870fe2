import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { questionsOf } from '../../../web/model/bank/question.js'
import { shownOf } from '../../../web/model/bank/words.js'
import { KINDS, make, seedOf, solution, tell } from '../../../web/model/exercise/index.js'
import { keyOf } from '../../../web/model/exercise/key.js'
import { exerciseAt, fewer, setOf, sizeOf } from '../../../web/model/exercise/series.js'
import { say } from '../../../web/model/i18n.js'
import { each } from '../../deep.mjs'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/model/exercise/index.js').Exercise} Exercise */
/** @typedef {import('../../../web/model/exercise/index.js').Level} Level */

const LEVELS = /** @type {Level[]} */ ([1, 2, 3])
const english = (/** @type {string} */ key, /** @type {any} */ slots) => say('en', key, slots)
/** All that a reader of an exercise sees; heaps and sets in order. @param {Exercise} x */
function seen(x) {
  const heaps = ['nim', 'subtraction'].includes(x.game)
  const start = heaps ? x.start.split(' ').map(Number).sort((a, b) => a - b) : x.start // prettier-ignore
  const row = x.figure === 'set' ? x.row?.map(Number).sort((a, b) => a - b) : x.row
  return [x.kind, x.game, x.rules, start, row, x.fields, tell(english, x.ask)].map((part) => JSON.stringify(part)).join() // prettier-ignore
}

test('no exercise comes twice in a set, of any kind and level; a shorter set is its beginning', () => {
  let short = 0
  for (const kind of Object.keys(KINDS))
    for (const level of LEVELS)
      for (const seed of each(2, ['1', '7', 'otoño', 'b.3'])) {
        const where = `${kind} ${level} ${seed}`
        const set = { kinds: [kind], seed, level, count: 40 }
        const size = sizeOf(engine, set)
        const all = setOf(engine, set, 5)
        assert.is(all.length, size, where)
        assert.is(new Set(all.map(seen)).size, size, where)
        /* links that were given out keep their exercise */
        assert.equal(all[0], make(engine, kind, seedOf(seed, 5, 1), level), where)
        exerciseAt(engine, set, 6, 1) // another series in between
        const few = Math.min(size, 3)
        assert.equal(setOf(engine, { ...set, count: few }, 5), all.slice(0, few), where)
        const told = fewer(engine, set, english)
        assert.is(told !== '', size < 40, where)
        if (told) assert.match(told, `only ${size} different exercises at level ${level}, not 40`)
        short += Number(size < 40)
      }
  assert.ok(short > 20, 'some kinds have few')
})

test('a set of a kind with few exercises has all there are', () => {
  for (const kind of Object.keys(KINDS))
    for (const level of LEVELS) {
      const set = { kinds: [kind], seed: '7', level, count: 40 }
      if (sizeOf(engine, set) === 40) continue
      const all = new Set(setOf(engine, set, 0).map(seen))
      for (let n = 0; n < 600; n++) {
        const other = make(engine, kind, `other ${n}`, level)
        assert.ok(all.has(seen(other)), `${kind} ${level}: ${seen(other)}`)
      }
    }
})

test('kinds take turns; one that has no other exercise is passed over, and the set goes on', () => {
  const set = { kinds: ['strip', 'nim'], seed: '7', level: /** @type {Level} */ (1), count: 10 }
  const kinds = setOf(engine, set, 1).map(({ kind }) => kind)
  assert.equal(kinds, ['strip', 'nim', 'strip', 'nim', 'strip', 'nim', 'nim', 'nim', 'nim', 'nim'])
  assert.is(sizeOf(engine, { ...set, count: 500 }), 3 + sizeOf(engine, { ...set, kinds: ['nim'], count: 500 })) // prettier-ignore
  assert.is(sizeOf(engine, { ...set, kinds: ['strip', 'strip'] }), 3)
  assert.is(sizeOf(engine, { ...set, count: 0 }), 0)
})

test('where a kind ends before its turns do, a sentence tells how many it has', () => {
  /** @param {string[]} kinds @param {number} count */
  const told = (kinds, count) => fewer(engine, { kinds, level: 1, count }, english)
  assert.is(told(['strip', 'nim'], 6), '')
  assert.is(told(['strip', 'nim'], 5), '')
  const sentence = (/** @type {number} */ count, /** @type {string} */ short, /** @type {string} */ list) => `At level 1 there are no more different exercises of these kinds: ${short}. The ${count} are: ${list}.` // prettier-ignore
  const [nim, strip, graph] = ['A winning move in Nim', 'Mark a strip', 'Mark a graph']
  assert.is(told(['strip', 'nim'], 7), sentence(7, strip, `${strip} (3), ${nim} (4)`))
  assert.is(told(['strip', 'nim', 'graph'], 20), sentence(20, strip, `${strip} (3), ${nim} (11), ${graph} (6)`)) // prettier-ignore
  assert.is(told(['strip', 'strip', 'nim'], 5), sentence(5, strip, `${strip} (3), ${nim} (2)`))
  assert.is(told(['strip', 'period', 'nim'], 20), sentence(20, `${strip}, Find the period`, `${strip} (3), Find the period (3), ${nim} (14)`)) // prettier-ignore
  assert.match(told(['strip', 'period'], 20), 'have only 6 different exercises')
  /* as many of each as the set has */
  for (const kinds of [
    ['strip', 'nim', 'graph'],
    ['classify', 'period', 'claim', 'nim'],
  ]) {
    const made = setOf(engine, { kinds, seed: '7', level: 1, count: 60 }, 0)
    for (const kind of kinds)
      assert.match(told(kinds, 60), `${KINDS[kind].title} (${made.filter((x) => x.kind === kind).length})`) // prettier-ignore
  }
})

test('a series without end goes on after its last different exercise, far away too', () => {
  const source = { kinds: ['strip'], seed: '7', level: /** @type {Level} */ (1) }
  const first = new Set([1, 2, 3].map((at) => seen(exerciseAt(engine, source, 0, at))))
  assert.is(first.size, 3)
  for (const at of [4, 5, 9999]) {
    assert.equal(exerciseAt(engine, source, 0, at), make(engine, 'strip', seedOf('7', 0, at), 1))
    assert.ok(first.has(seen(exerciseAt(engine, source, 0, at))))
  }
})

test('page, bank and key have one set, and as many as there are', () => {
  const set = { kinds: ['classify', 'nim', 'period'], seed: 'q', level: /** @type {Level} */ (1), count: 30 } // prettier-ignore
  const all = setOf(engine, set, 0)
  assert.is(all.length, 30)
  assert.equal(questionsOf(engine, set, english).map(({ title, shown }) => [title, shown]), all.map((x) => [say('en', KINDS[x.kind].title), shownOf(x, engine, english)])) // prettier-ignore
  assert.equal(keyOf(engine, set, 0, english).map(({ title }) => title), all.map(({ kind }) => say('en', KINDS[kind].title))) // prettier-ignore
  const few = { ...set, kinds: ['period'] }
  assert.is(questionsOf(engine, few, english).length, 3)
  assert.is(keyOf(engine, few, 9, english).length, 3)
})

test('the key names nodes in their order', () => {
  const set = { kinds: ['graph', 'tree'], seed: '3', level: /** @type {Level} */ (3), count: 6 }
  for (const { title, given } of keyOf(engine, set, 2, english)) {
    const names = given.split('; ').map((part) => part.split(':')[0])
    assert.ok(names.length > 2, title)
    assert.equal(names, [...names].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })), given) // prettier-ignore
  }
})

test('a line of the key says what was chosen, leaves by what becomes of them', () => {
  const set = { kinds: ['cuts', 'classify', 'claim', 'nim'], seed: '3', level: /** @type {Level} */ (2), count: 8 } // prettier-ignore
  const key = keyOf(engine, set, 2, english)
  setOf(engine, set, 2).forEach((x, i) => {
    const { given } = key[i]
    assert.ok(given.length < 100, given)
    if (x.kind === 'cuts') {
      const right = solution(engine, x)
      const leaves = [0, 1].map((choice) => x.fields.filter((_, n) => right[n] === String(choice)).map(({ name }) => name).join(', ')) // prettier-ignore
      assert.is(given, `looked at: ${leaves[0]}; cut off: ${leaves[1]}`)
    }
    if (x.kind === 'classify') assert.match(given, /^(Impartial|Partizan); It /)
    if (x.kind === 'claim')
      assert.match(
        given,
        /^(true|false; A number for which it is false: (\d+|any of these: \d+(; \d+)+))$/,
      )
  })
})

test.run()
