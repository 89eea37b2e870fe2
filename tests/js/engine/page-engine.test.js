/** page-engine.test.js -- engine.wasm, which a page has, against palitos.wasm, which Node has: other flags of the compiler, the same answers. */
import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadEngineSync } from '../../../web/engine/engine.js'
import { positionSteps } from '../../../web/engine/forms.js'
import { quotientSteps } from '../../../web/engine/quotient.js'
import { wholeTree } from '../../../web/engine/whole.js'
import { turned } from '../../../web/model/notation.js'
import { engine as node } from '../wasm.mjs'

const page = loadEngineSync(
  readFileSync(new URL('../../../build/wasm/engine.wasm', import.meta.url)),
)

/** What steps end with. @param {Generator<any, any>} steps */
function last(steps) {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

test('they have the same games, which say the same of themselves', () => {
  assert.ok(page.games.length > 40)
  assert.equal(page.games, node.games)
})

test('each example of each game has the same moves, outcome and value', () => {
  /** @param {any} engine @param {string} name @param {{ rules: string, start: string }} example */
  const told = (engine, name, { rules, start }) => {
    const game = engine.game(name, { rules })
    const p = game.parse(start)
    const { move, ...answer } = game.solve(p)
    const moves = game.moves(p, { limit: 200 }).map((/** @type {any} */ m) => m.text)
    const all = { ...answer, best: move?.text, text: p.text, moves }
    game.close()
    return all
  }
  for (const { name, examples } of node.games)
    for (const example of examples)
      assert.equal(told(page, name, example), told(node, name, example), `${name} ${example.start}`)
})

test('searches, counts, trees, tables, quotients and checks of theorems are the same', () => {
  /** @param {typeof node | typeof page} engine */
  const told = (engine) => {
    const tree = engine.game('tree', { rules: '((3 12 8) (2 4 6) (14 5 2))' })
    const board = engine.game('tictactoe', { rules: '3' })
    const kayles = engine.game('octal', { rules: 'kayles' })
    const whole = wholeTree(board, 'xo./.../...')
    const checked = [...engine.game('nim').check('Bouton', '0..9 0..9 0..9')].at(-1)
    const events = [...tree.search('', { prune: true })].map(({ position, ...e }) => ({ ...e, at: position.text })) // prettier-ignore
    return {
      ...{ events, bound: tree.bound('') },
      classes: last(quotientSteps(engine.memory, { game: 'octal', rules: 'misere 0.75', to: 60 })),
      count: board.count('.../.../...', { prune: true, memo: true, symmetry: true }),
      tree: [whole?.count, whole?.deepest, whole?.leaves, whole?.text(100), whole?.x.at(-1)],
      ...{ rows: kayles.table(300), checked },
    }
  }
  const here = told(page)
  assert.ok(here.events.length > 20 && here.rows.period?.proved && here.checked?.done)
  assert.is(here.classes.slots.order, 8)
  assert.equal(here, told(node))
})

test('positions of partizan games have the same forms', () => {
  let found = 0
  for (const { name, examples } of node.games)
    for (const { rules, start } of examples) {
      const [here, there] = [page, node].map((engine) => engine.game(name, { rules }))
      const { partizan, misere } = there.flags(start)
      if (!partizan || misere) continue
      const form = last(positionSteps(there, start, 20))
      assert.equal(last(positionSteps(here, start, 20)), form, `${name} ${start}`)
      found += Number(form !== null)
    }
  assert.ok(found > 20)
  const value = (/** @type {string} */ name, /** @type {string} */ start) =>
    last(positionSteps(page.game(name), start)).value
  assert.is(value('domineering', '2x4'), 'Miny(2)')
  assert.is(value('nim', '3 5'), '*6')
})

test('each position of a partizan game has one with the other player to move, also where nothing is left', () => {
  let seen = 0
  for (const { name, examples } of node.games)
    for (const { rules, start } of examples) {
      const game = node.game(name, { rules })
      let position = game.parse(start)
      for (let k = 0; game.flags(position).partizan && k < 40; k++) {
        const other = game.parse(turned(position.text))
        assert.is(game.mover(other), 1 - game.mover(position), `${name} ${position.text}`)
        assert.is(game.parse(turned(other.text)).text, position.text)
        seen++
        const [move] = game.moves(position)
        if (!move) break
        position = move.to
      }
      game.close()
    }
  assert.ok(seen > 100)
})

test.run()
