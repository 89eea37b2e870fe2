/** sides.test.js -- page.wasm as a page has it: alone, and with the wasm that scripts join to it, against palitos.wasm, which has all in one. */
import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadEngineSync } from '../../web/engine/engine.js'
import { quotientSteps } from '../../web/engine/quotient.js'
import { wholeTree } from '../../web/engine/whole.js'
import { engine as all } from './wasm.mjs'

const at = (/** @type {string} */ file) => new URL(`../../${file}`, import.meta.url)
const moduleOf = (/** @type {string} */ name) =>
  new WebAssembly.Module(readFileSync(at(`build/wasm/${name}.wasm`)))
const [page, ...sides] = ['page', 'search', 'table', 'quotient', 'classics'].map(moduleOf)
const joined = loadEngineSync(page, sides)

test('a side asks for nothing that page.wasm does not lend, and what is lent is asked for', () => {
  const has = new Set(WebAssembly.Module.exports(page).map(({ name }) => name))
  const asked = new Set(
    sides
      .flatMap((side) => WebAssembly.Module.imports(side))
      .filter(({ kind, name }) => kind === 'function' || name === 'cgt_games')
      .map(({ name }) => name),
  )
  assert.equal([...asked].filter((name) => !has.has(name)), []) // prettier-ignore
  const lent = readFileSync(at('src/wasm/lent.txt'), 'utf8').trim().split('\n')
  assert.equal(lent.filter((name) => !asked.has(name.slice(1))), []) // prettier-ignore
})

test('with them it searches, counts, draws trees, makes tables, finds quotients and checks theorems as palitos.wasm does', () => {
  /** @param {typeof all | typeof joined} engine */
  const told = (engine) => {
    const tree = engine.game('tree', { rules: '((3 12 8) (2 4 6) (14 5 2))' })
    const board = engine.game('tictactoe', { rules: '3' })
    const kayles = engine.game('octal', { rules: 'kayles' })
    const whole = wholeTree(board, 'xo./.../...')
    const checked = [...engine.game('nim').check('Bouton', '0..9 0..9 0..9')].at(-1)
    const steps = quotientSteps(engine.memory, { game: 'octal', rules: 'misere 0.75', to: 60 })
    let quotient
    do quotient = steps.next()
    while (!quotient.done)
    const events = [...tree.search('', { prune: true })].map(({ position, ...e }) => ({ ...e, at: position.text })) // prettier-ignore
    return {
      ...{ events, bound: tree.bound(''), classes: quotient.value },
      count: board.count('.../.../...', { prune: true, memo: true, symmetry: true }),
      tree: [whole?.count, whole?.deepest, whole?.leaves, whole?.text(100), whole?.x.at(-1)],
      ...{ rows: kayles.table(300), checked },
    }
  }
  const here = told(joined)
  assert.ok(here.events.length > 20 && here.rows.period?.proved && here.checked?.done)
  assert.is(here.classes.slots.order, 8)
  assert.equal(here, told(all))
})

test('the classics are games of a page that brings them: the same list, the same answers, in a sum too', () => {
  const without = loadEngineSync(page)
  const names = (/** @type {{ games: { name: string }[] }} */ { games }) =>
    games.map(({ name }) => name)
  const classics = names(all).filter((name) => !names(without).includes(name))
  assert.ok(classics.includes('wythoff'))
  assert.equal(names(joined), names(all))
  assert.throws(() => without.game('wythoff'), /no game of that name/)
  for (const name of classics) {
    const { examples } = /** @type {any} */ (all.games.find((game) => game.name === name))
    for (const { rules, start } of examples) {
      const told = (/** @type {any} */ engine) => {
        const game = engine.game(name, { rules })
        const p = game.parse(start)
        const { outcome, value, remoteness, grundy } = game.solve(p)
        return [
          p.text,
          outcome,
          value,
          remoteness,
          grundy,
          game.moves(p).map((/** @type {any} */ m) => m.text),
        ]
      }
      assert.equal(told(joined), told(all), `${name} ${rules} ${start}`)
    }
  }
  const sum = (/** @type {any} */ engine) => engine.game('sum', { rules: 'nim + wythoff' })
  const [here, there] = [joined, all].map(
    (engine) => sum(engine).solve(sum(engine).parse('3 + 3 5')).grundy,
  )
  assert.is(here, 3)
  assert.is(there, 3)
})

test('a side brings its own constants to their place: two games on, its texts and tables are whole', () => {
  const twice = loadEngineSync(page, [...sides, ...sides])
  assert.equal(twice.game('octal', { rules: '0.77' }).table(100), all.game('octal', { rules: '0.77' }).table(100)) // prettier-ignore
  assert.throws(() => twice.game('multiplication').table(9))
})

test.run()
