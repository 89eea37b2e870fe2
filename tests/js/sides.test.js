/** sides.test.js -- page.wasm as a page has it: alone, and with the wasm that scripts join to it, against palitos.wasm, which has all in one. */
import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadEngineSync } from '../../web/engine/engine.js'
import { quotientSteps } from '../../web/engine/quotient.js'
import { wholeTree } from '../../web/engine/whole.js'
import { turned } from '../../web/model/notation.js'
import { engine as all } from './wasm.mjs'

const at = (/** @type {string} */ file) => new URL(`../../${file}`, import.meta.url)
const moduleOf = (/** @type {string} */ name) =>
  new WebAssembly.Module(readFileSync(at(`build/wasm/${name}.wasm`)))
const [page, ...sides] = ['page', 'search', 'table', 'quotient', 'classics'].map(moduleOf)
const joined = loadEngineSync(page, sides)
const partizan = moduleOf('partizan')

test('a side asks for nothing that page.wasm does not lend, and what is lent is asked for', () => {
  const has = new Set(WebAssembly.Module.exports(page).map(({ name }) => name))
  const asked = new Set(
    [...sides, partizan]
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
  const classics = names(joined).filter((name) => !names(without).includes(name))
  assert.ok(classics.includes('wythoff'))
  const two = loadEngineSync(page, [...sides, partizan])
  const those = (/** @type {string[]} */ list) => list.filter((name) => names(all).includes(name))
  assert.equal(those(names(two)), names(all), 'the partizan games come after them')
  assert.throws(() => without.game('wythoff'), /no game with the name “wythoff”/)
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

test('the partizan games are games of a page that brings them, and their positions have the values that palitos.wasm finds', () => {
  const two = loadEngineSync(page, [...sides, partizan])
  const others = two.games.filter(({ name }) => !joined.games.some((game) => game.name === name))
  assert.ok(others.some(({ name }) => name === 'domineering'))
  /** @param {any} engine @param {string[]} texts */
  const worth = ({ memory: { exports } }, ...texts) => {
    const copy = (/** @type {string} */ text) => {
      const at = exports.cgt_memory(text.length + 1)
      new Uint8Array(exports.memory.buffer, at).set(new TextEncoder().encode(`${text}\0`))
      return at
    }
    const session = exports.cgt_session_open(...texts.map(copy))
    const known = exports.cgt_worth_new(session)
    const key = exports.cgt_position_read(session, copy(texts[2]))
    const value = exports.cgt_worth_of(known, key, 1n << 24n)
    const at = exports.cgt_memory(4096)
    const length = exports.cgt_worth_text(known, value, 1n << 24n, at, 4096)
    const status = exports.cgt_worth_status(known)
    exports.cgt_worth_free(known)
    return [status, new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, length))]
  }
  let found = 0
  for (const { name, examples } of others)
    for (const { rules, start } of examples) {
      const there = worth(all, name, rules, start)
      assert.equal(worth(two, name, rules, start), there, `${name} ${start}`)
      found += +(there[0] === 0)
    }
  assert.ok(found > 20)
  assert.equal(worth(two, 'domineering', '', '2x4'), [0, 'Miny(2)'])
  assert.equal(worth(two, 'nim', '', '3 5'), [0, '*6'])
})

test('each position of a game of Left and Right has one with the other player to move, also where nothing is left', () => {
  let seen = 0
  for (const { name, examples } of all.games)
    for (const { rules, start } of examples) {
      const game = all.game(name, { rules })
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

test('a side brings its own constants to their place: two games on, its texts and tables are whole', () => {
  const twice = loadEngineSync(page, [...sides, ...sides])
  assert.equal(twice.game('octal', { rules: '0.77' }).table(100), all.game('octal', { rules: '0.77' }).table(100)) // prettier-ignore
  assert.throws(() => twice.game('multiplication').table(9))
})

test.run()
