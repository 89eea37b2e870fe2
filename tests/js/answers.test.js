import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Answers } from '../../web/model/answers.js'
import { engine } from './wasm.mjs'

/** @typedef {import('../../web/engine/far.js').FarAnswer} FarAnswer */

/** A worker that answers when it is told to. */
function bench() {
  /** @type {{ position: string, rules: string, aborted: boolean, done: (answer: FarAnswer) => void, fail: (error: Error) => void }[]} */
  const asked = []
  /** @type {import('../../web/model/answers.js').AskFar} */
  const far = ({ position, rules }, { signal }) =>
    new Promise((done, fail) => {
      const one = { position, rules, aborted: false, done, fail }
      asked.push(one)
      signal.addEventListener('abort', () => {
        one.aborted = true
        fail(new DOMException('cancelled', 'AbortError'))
      })
    })
  return { asked, far }
}
const turn = () => new Promise((done) => setTimeout(done))
/** a budget that is enough for nothing */
const NONE = 1
const HARD = '22 21'
/** @param {string} rules @param {import('../../web/model/answers.js').AskFar} far */
const known = (rules, far) => new Answers(engine.game('octal', { rules }), far)

test('a position that was too hard here is as the worker says, its move too', async () => {
  const { asked, far } = bench()
  const all = known('misere dawson', far)
  const p = all.game.parse(HARD)
  assert.is(all.of(p, NONE).outcome, 'unknown')
  assert.ok(all.ask(p))
  assert.ok(all.ask(p), 'it is under way')
  assert.is(asked.length, 1)
  assert.equal({ ...all.asking, shown: false }, { text: p.text, spent: 0, shown: false })
  const [first] = all.game.moves(p)
  const unknown = all.why(p, NONE, 0)
  assert.is(unknown.kind, 'unknown')
  const why = /** @type {const} */ ({ ...unknown, kind: 'won' })
  asked[0].done({ outcome: 'win', value: 1, move: first.text, why })
  await turn()
  assert.is(all.asking, null)
  const { outcome, value, grundy, move } = all.of(p, NONE)
  assert.equal([outcome, value, grundy, move?.to.text], ['win', 1, null, first.to.text])
  assert.is(all.why(p, NONE, 0), why)
  assert.not.ok(all.ask(p), 'it is known')
  all.close()
})

test('what its moves leave follows, one by one, and none that is known already', async () => {
  const { asked, far } = bench()
  const all = known('misere dawson', far)
  const p = all.game.parse('8 7')
  all.of(p, NONE)
  const [first, ...rest] = [...new Set(all.game.moves(p).map(({ to }) => to.text))]
  assert.is.not(all.of(first, 1e6).outcome, 'unknown')
  all.ask(p)
  asked[0].done({ outcome: 'loss', value: -1, move: null, why: null })
  for (let i = 1; i <= rest.length; i++) {
    await turn()
    asked[i].done({ outcome: 'win', value: 1, move: null, why: null })
  }
  await turn()
  assert.equal(new Set(asked.slice(1).map(({ position }) => position)), new Set(rest))
  for (const text of rest) assert.is(all.of(text, NONE).outcome, 'win')
  all.close()
})

test('another game, or other rules, know nothing of it', async () => {
  const { asked, far } = bench()
  const dawson = known('misere dawson', far)
  const grundy = known('misere grundy', far)
  dawson.ask(dawson.game.parse(HARD))
  asked[0].done({ outcome: 'win', value: 1, move: null, why: null })
  await turn()
  assert.is(dawson.of(HARD, NONE).outcome, 'win')
  assert.is(grundy.of(HARD, NONE).outcome, 'unknown')
  assert.ok(grundy.ask(grundy.game.parse(HARD)))
  assert.is(asked[asked.length - 1].rules, 'misere grundy')
  dawson.close()
  grundy.close()
})

test('what was left for another position is asked again; what a person stopped is not, until then', async () => {
  const { asked, far } = bench()
  const all = known('misere dawson', far)
  const [p, q] = [all.game.parse(HARD), all.game.parse('21 20')]
  assert.ok(all.ask(p))
  assert.ok(all.ask(q))
  assert.ok(asked[0].aborted)
  await turn()
  assert.is(all.asking?.text, q.text)
  assert.ok(all.ask(p), 'nothing was learnt of it')
  all.stop()
  await turn()
  assert.is(all.asking, null)
  assert.not.ok(all.ask(p), 'stopped')
  assert.ok(all.ask(q))
  assert.ok(all.ask(p), 'asked again after another')
  all.suspend()
  await turn()
  assert.ok(all.ask(p), 'nor does it count as an answer that the element left the page')
  all.close()
})

test('where there is no worker nothing is under way, and the host is told so', async () => {
  let told = 0
  const refused = () => Promise.reject(new Error('blocked'))
  const all = new Answers(engine.game('octal', { rules: 'misere dawson' }), refused, () => told++)
  const p = all.game.parse(HARD)
  assert.ok(all.ask(p))
  await turn()
  assert.is(all.asking, null)
  assert.is(told, 1)
  assert.is(all.of(p, NONE).outcome, 'unknown')
  assert.not.ok(all.ask(p), 'it is not asked for ever')
  all.close()
})

test('what a board names: a position of that very notation, until several were too hard', () => {
  const { far } = bench()
  const all = known('misere dawson', far)
  assert.is(all.at('5 04'), null)
  assert.is(all.at('x'), null)
  assert.is(all.named('x', NONE), null)
  for (const text of ['22 21', '21 20', '20 19', '19 18'])
    assert.is(all.named(text, NONE)?.outcome, 'unknown')
  assert.is(all.named('18 17', NONE), null)
  assert.is.not(all.of('18 17', 1e6).outcome, 'unknown')
  assert.is.not(all.named('18 17', NONE)?.outcome, 'unknown')
  all.close()
})

test('it goes with its game', () => {
  const { asked, far } = bench()
  const all = known('misere dawson', far)
  all.ask(all.game.parse(HARD))
  all.close()
  assert.ok(asked[0].aborted)
  assert.throws(
    () => all.of(HARD, NONE),
    (/** @type {any} */ e) => e.code === 'closed',
  )
})

test.run()
