import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import es from '../../text/es.json' with { type: 'json' }
import { check, hints, KINDS, make, NONE, solution } from '../../web/model/exercise.js'
import { engine } from './wasm.mjs'

/** @typedef {import('../../web/model/exercise.js').Exercise} Exercise */
/** @typedef {import('../../web/model/exercise.js').Level} Level */

const SEEDS = 500
/** @param {number} seed @returns {Level} */
const level = (seed) => /** @type {Level} */ (1 + (seed % 3))

/** Something else than the right answer in that field. @param {Exercise} x @param {string[]} right @param {number} i */
function spoiled(x, right, i) {
  const { as, choices = [] } = x.fields[i]
  const out = [...right]
  if (as === 'outcome') out[i] = right[i] === 'win' ? 'loss' : 'win'
  else if (as === 'choice') out[i] = String((Number(right[i]) + 1) % choices.length)
  else if (as === 'number') out[i] = String(Number(right[i]) + 1)
  else {
    const game = engine.game(x.game, { rules: x.rules })
    const bad = game.moves(x.start).find((m) => game.solve(m.to).outcome !== 'loss')
    out[i] = bad ? bad.text : NONE
    game.close()
  }
  return out
}
/** @param {import('../../web/engine/engine.js').Sentence} sentence */
function told({ text, slots }) {
  assert.ok(Object.hasOwn(es, text), `Spanish of ${JSON.stringify(text)}`)
  for (const [, slot] of text.matchAll(/\{(\w+)\}/g))
    assert.ok(slots[slot] !== undefined && slots[slot] !== '', `${text}: ${slot}`)
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
      for (const hint of hints(engine, x, [])) told(hint)
    }
    assert.ok(different.size > 12, `${different.size} different ones`)
  })

test('the same seed makes the same exercise, and another engine too', () => {
  for (const kind of Object.keys(KINDS))
    assert.equal(make(engine, kind, 'a-3-1', 2), make(engine, kind, 'a-3-1', 2))
})

test('the page of exercises lists every kind, in both languages', () => {
  for (const lang of ['es', 'en']) {
    const page = readFileSync(
      new URL(`../../web/pages/${lang}/exercises.md`, import.meta.url),
      'utf8',
    )
    const listed = [...page.matchAll(/#exercise&kind=(\w+)/g)].map((m) => m[1])
    assert.equal(listed.sort(), Object.keys(KINDS).sort(), lang)
  }
})

test.run()
