import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Answers, PURSE } from '../../../web/model/answers.js'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/engine/worker-client.js').WorkerAnswer} WorkerAnswer */

/** A worker that answers when it is told to. */
function bench() {
  /** @type {{ position: string, rules: string, aborted: boolean, done: (answer: WorkerAnswer) => void, fail: (error: Error) => void }[]} */
  const asked = []
  /** @type {import('../../../web/model/answers.js').AskWorker} */
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
const HARD = '22 21'
/** With a purse that is enough for nothing, and stays so. @param {string} rules @param {import('../../../web/model/answers.js').AskWorker} far */
function known(rules, far) {
  const all = new Answers(engine.game('octal', { rules }), far)
  all.purse.left = 1
  return all
}

test('a position that was too hard here is as the worker says, its move too', async () => {
  const { asked, far } = bench()
  const all = known('misere dawson', far)
  const p = all.game.parse(HARD)
  assert.is(all.of(p).outcome, 'unknown')
  assert.ok(all.ask(p))
  assert.ok(all.ask(p), 'it is under way')
  assert.is(asked.length, 1)
  assert.equal({ ...all.asking, shown: false }, { text: p.text, spent: 0, shown: false })
  const [first] = all.game.moves(p)
  const unknown = all.why(p, 0)
  assert.is(unknown.kind, 'unknown')
  const why = /** @type {const} */ ({ ...unknown, kind: 'won' })
  asked[0].done({ outcome: 'win', value: 1, move: first.text, why })
  await turn()
  assert.is(all.asking, null)
  const { outcome, value, grundy, move } = all.of(p)
  assert.equal([outcome, value, grundy, move?.to.text], ['win', 1, null, first.to.text])
  assert.is(all.why(p, 0), why)
  assert.not.ok(all.ask(p), 'it is known')
  all.close()
})

test('what its moves leave follows, one by one, and none that is known already', async () => {
  const { asked, far } = bench()
  const all = known('misere dawson', far)
  const p = all.game.parse('8 7')
  all.of(p)
  const [first, ...rest] = [...new Set(all.game.moves(p).map(({ to }) => to.text))]
  all.purse.left = PURSE - 1
  assert.is.not(all.of(first).outcome, 'unknown')
  all.purse.left = 1
  all.ask(p)
  asked[0].done({ outcome: 'loss', value: -1, move: null, why: null })
  for (let i = 1; i <= rest.length; i++) {
    await turn()
    asked[i].done({ outcome: 'win', value: 1, move: null, why: null })
  }
  await turn()
  assert.equal(new Set(asked.slice(1).map(({ position }) => position)), new Set(rest))
  for (const text of rest) assert.is(all.of(text).outcome, 'win')
  all.close()
})

test('another game, or other rules, know nothing of it', async () => {
  const { asked, far } = bench()
  const dawson = known('misere dawson', far)
  const grundy = known('misere grundy', far)
  dawson.ask(dawson.game.parse(HARD))
  asked[0].done({ outcome: 'win', value: 1, move: null, why: null })
  await turn()
  assert.is(dawson.of(HARD).outcome, 'win')
  assert.is(grundy.of(HARD).outcome, 'unknown')
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
  assert.is(all.of(p).outcome, 'unknown')
  assert.not.ok(all.ask(p), 'it is not asked for ever')
  all.close()
})

test('what a board names: a position of that very notation; nothing of it where nothing is left to look with', () => {
  const { far } = bench()
  const all = known('misere dawson', far)
  assert.is(all.at('5 04'), null)
  assert.is(all.at('x'), null)
  assert.is(all.lookup('x'), null)
  assert.is(all.lookup(HARD)?.outcome, 'unknown')
  assert.is(all.lookup('9 8'), null)
  all.purse.left = PURSE
  assert.is(all.lookup('9 8'), null, 'it is asked once')
  assert.is.not(all.of('9 8').outcome, 'unknown', 'on the board it is asked again')
  assert.is.not(all.lookup('9 8')?.outcome, 'unknown')
  all.close()
})

test('one go spends one purse, however much it asks; the next has a full one', async () => {
  const { far } = bench()
  const game = engine.game('octal', { rules: 'misere grundy' })
  const all = new Answers(game, far)
  let asked = 0
  let spent = 0
  const { solve, explain } = game
  game.solve = (...given) => {
    const answer = solve.apply(game, given)
    asked++
    spent += game.spent
    return answer
  }
  game.explain = (...given) => {
    const why = explain.apply(game, given)
    spent += game.spent
    return why
  }
  const p = game.parse('24 20 6')
  const go = () => {
    all.of(p)
    for (const { to } of game.moves(p)) all.each(to)
    all.why(p, 6)
  }
  go()
  const once = asked
  assert.ok(once > 20)
  assert.is(spent, PURSE)
  assert.is(all.purse.left, 0)
  go()
  assert.is(asked, once, 'nothing is asked twice')
  await turn()
  assert.is(all.purse.left, PURSE)
  go()
  assert.is(spent, PURSE, 'what was too hard is left to a worker')
  all.close()
})

test('it goes with its game', () => {
  const { asked, far } = bench()
  const all = known('misere dawson', far)
  all.ask(all.game.parse(HARD))
  all.close()
  assert.ok(asked[0].aborted)
  assert.throws(
    () => all.of(HARD),
    (/** @type {any} */ e) => e.code === 'closed',
  )
})

test.run()
