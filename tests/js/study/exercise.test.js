import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import es from '../../../text/es.json' with { type: 'json' }
import {
  because,
  check,
  hints,
  KINDS,
  make,
  NONE,
  solution,
  tell,
} from '../../../web/model/exercise/index.js'
import { say } from '../../../web/model/i18n.js'
import { DEEP } from '../../deep.mjs'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/model/exercise/index.js').Exercise} Exercise */
/** @typedef {import('../../../web/model/exercise/index.js').Level} Level */
/** @typedef {import('../../../web/model/exercise/index.js').Sentence} Sentence */

const SEEDS = DEEP ? 500 : 60
/** @param {number} seed @returns {Level} */
const level = (seed) => /** @type {Level} */ (1 + (seed % 3))

/** Something else than the right answer in that field. @param {Exercise} x @param {string[]} right @param {number} i */
function spoiled(x, right, i) {
  const { as, choices = [] } = x.fields[i]
  const out = [...right]
  if (as === 'outcome') out[i] = right[i] === 'win' ? 'loss' : 'win'
  else if (as === 'choice') out[i] = String((Number(right[i]) + 1) % choices.length)
  else if (as === 'form') out[i] = `(${right[i]})+1/2`
  else if (as === 'number') out[i] = String(Number(right[i]) + 1)
  else {
    const game = engine.game(x.game, { rules: x.rules })
    const bad = game.moves(x.start).find((m) => game.solve(m.to).outcome !== 'loss')
    out[i] = bad ? bad.text : NONE
    game.close()
  }
  return out
}
/** @param {Sentence} sentence */
function told({ text, slots }) {
  assert.ok(Object.hasOwn(es, text), `Spanish of ${JSON.stringify(text)}`)
  const forms = text.split('|')
  const form = forms.length > 2 ? forms[Number(slots.n) - 1] : text
  for (const [, slot] of form.matchAll(/\{(\w+)\}/g)) {
    const value = slots[slot]
    assert.ok(value !== undefined && value !== '', `${text}: ${slot}`)
    if (typeof value === 'object') told(value)
  }
}
const inEnglish = (/** @type {Sentence} */ sentence) =>
  tell((key, slots) => say('en', key, slots), sentence)
/** Where a sentence says that a ⊕ b = c, it is so. @param {string} text */
function adds(text) {
  for (const [, heaps, n] of text.matchAll(/((?:\d+ ⊕ )*\d+) = (\d+)/g))
    assert.is(
      heaps.split(' ⊕ ').reduce((sum, heap) => sum ^ Number(heap), 0),
      Number(n),
      text,
    )
}

for (const kind of Object.keys(KINDS))
  test(`${kind}: of ${SEEDS} seeds, the right answer is accepted and a wrong one refused with its reason`, () => {
    const different = new Set()
    for (let seed = 0; seed < SEEDS; seed++) {
      const x = make(engine, kind, seed, level(seed))
      different.add(JSON.stringify([x.rules, x.start, x.row, x.fields, x.ask]))
      const right = solution(engine, x)
      const at = `${kind} ${seed} ${JSON.stringify(x)}`
      assert.is(right.length, x.fields.length, at)
      assert.is(check(engine, x, right), null, `${at} ${right}`)
      told(x.ask)
      const i = seed % x.fields.length
      const field = right[i] ? i : 0
      const wrong = spoiled(x, right, field)
      const fault = check(engine, x, wrong)
      assert.ok(fault, `${at} takes ${wrong}`)
      if (!fault.open) assert.is(fault.field, field, at)
      if (kind !== 'claim') assert.not(fault.open, `${at} ${wrong}`)
      told(fault.why)
      const empty = check(engine, x, [])
      assert.ok(empty?.open, at)
      const ladder = hints(engine, x, [])
      const why = because(engine, x, right)
      for (const hint of [...ladder, ...(why ? [why] : [])]) {
        told(hint)
        const text = inEnglish(hint)
        assert.not.match(
          text,
          /\d[@:]\d|still to be|undefined/,
          `${at}: a move as it is typed, or nothing said`,
        )
        adds(text)
      }
      assert.is(new Set(ladder.map(inEnglish)).size, ladder.length, `${at}: each hint says more`)
    }
    assert.ok(different.size > 12, `${different.size} different ones`)
  })

test('that no move wins, said wrongly, gives no move away', () => {
  for (const kind of ['nim', 'misere', 'staircase', 'maze', 'sum'])
    for (let seed = 0; seed < 50; seed++) {
      const x = make(engine, kind, seed, 2)
      const fault = check(engine, x, [NONE])
      if (solution(engine, x)[0] !== NONE) assert.equal(fault?.why.slots, {})
    }
})

test('a draw is asked for where the graph has a cycle, and there alone', () => {
  const asked = { true: 0, false: 0 }
  for (let seed = 0; seed < 100; seed++) {
    const x = make(engine, 'graph', seed, level(seed))
    const game = engine.game('graph', { rules: x.rules })
    const { loopy } = game.flags(x.fields[0].name)
    game.close()
    const draw = /draw/.test(x.ask.text)
    asked[/** @type {'true' | 'false'} */ (String(draw))]++
    assert.is(draw, loopy, x.rules)
    if (solution(engine, x).includes('draw')) assert.ok(draw, x.rules)
  }
  assert.ok(asked.true > 10 && asked.false > 10, JSON.stringify(asked))
})

test('the same seed makes the same exercise, and another engine too', () => {
  for (const kind of Object.keys(KINDS))
    assert.equal(make(engine, kind, 'a-3-1', 2), make(engine, kind, 'a-3-1', 2))
})

test('the page of exercises lists every kind, in both languages', () => {
  for (const lang of ['es', 'en']) {
    const page = readFileSync(
      new URL(`../../../web/pages/${lang}/exercises.md`, import.meta.url),
      'utf8',
    )
    const listed = [...page.matchAll(/#exercise&kind=(\w+)/g)].map((m) => m[1])
    assert.equal(listed.sort(), Object.keys(KINDS).sort(), lang)
  }
})

test('a game with the same moves and two aims is partizan for its aims, not for its moves', () => {
  for (const [game, rules, start, why] of [
    ['tree', '3 5 2 9', '', /one wants the largest result/],
    ['row', '', '4 -10 -20 7', /one wants the largest result/],
    ['tictactoe', '3', '.../.../...', /depends on whose turn it is/],
  ]) {
    const x = /** @type {Exercise} */ ({ ...make(engine, 'classify', 1, 1), game, rules, start })
    const answer = spoiled(x, solution(engine, x), 0)
    assert.match(JSON.stringify(check(engine, x, answer)), /** @type {RegExp} */ (why))
  }
})

test.run()
