import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  EngineError,
  EngineFault,
  IllegalMove,
  NotationError,
  RulesError,
  UnknownGame,
} from '../../../web/engine/engine.js'
import * as enums from '../../../web/engine/enums.js'
import { Memory } from '../../../web/engine/memory.js'
import { joined, parts } from '../../../web/engine/table.js'
import { wholeTree } from '../../../web/engine/whole.js'
import { at, read } from '../../../tools/lib/run.mjs'
import { engine, fresh } from '../wasm.mjs'

/** @param {string} game @param {string} [rules] */
const open = (game, rules = '') => engine.game(game, { rules })
/** @param {() => unknown} work @param {any} Kind @returns {EngineError} */
function refused(work, Kind) {
  try {
    work()
  } catch (error) {
    assert.instance(error, Kind)
    return /** @type {EngineError} */ (error)
  }
  throw new Error('was not refused')
}

test('every game has facts, a phrase and an example that opens', () => {
  assert.ok(engine.games.length >= 7)
  for (const { name, title, how, phrase, board, examples } of engine.games) {
    for (const text of [name, title, how, phrase, board]) assert.ok(text, name)
    for (const { rules, start } of examples) {
      const game = open(name, rules)
      const p = game.parse(start)
      assert.is(game.parse(p.text).text, p.text)
      game.close()
    }
  }
})

test('Nim 10 12 5 is won by taking 1 from 10, by Bouton', () => {
  const nim = open('nim')
  const answer = nim.solve('10 12 5')
  assert.is(answer.outcome, 'win')
  assert.is(answer.grundy, 3)
  assert.is(answer.move?.to.text && nim.solve(answer.move.to).outcome, 'loss')
  assert.is(nim.move('10 12 5', '10-1').to.text, '9 12 5')
  assert.is(nim.solve('9 12 5').outcome, 'loss')
  assert.is(nim.moves('10 12 5').length, 27)
})

test('move texts tell equal heaps apart', () => {
  const texts = open('nim')
    .moves('2 2')
    .map((m) => m.text)
  assert.equal(texts, ['2-1', '2-2', '2-1@2', '2-2@2'])
})

test('misere is read from the rules: 17 under {1 3 4} is lost (Timus 1087)', () => {
  assert.is(open('subtraction', 'misere 1 3 4').solve('17').outcome, 'loss')
  assert.is(open('subtraction', '1 3 4').solve('17').outcome, 'win')
  assert.ok(open('nim', 'misere').flags('3 4').misere)
})

test('a typed position that does not fit the first one is opened anew', () => {
  const nim = open('nim')
  nim.parse('1 2')
  assert.is(nim.solve('1000000000 5 9 9').outcome, 'win')
  assert.is(nim.parse('7').text, '7')
})

test('a heap of 10^9 is answered, and its moves can be touched without a list', () => {
  const nim = open('nim')
  assert.is(nim.touch('1000000000', 0, 999999999)?.to.text, '1')
  assert.is(nim.touch('1000000000', 0, 1000000001), null)
  assert.is(nim.nextMove('1000000000', 0, 5)?.text, '1000000000-5')
  assert.is(open('subtraction', '2 5').solve('1000000000').by, 'theorem')
})

test('refusals name their place and kind', () => {
  assert.is(refused(() => open('nim').parse('3 x'), NotationError).column, 2)
  assert.is(refused(() => open('nim').parse('3 ñ é'), NotationError).column, 2)
  assert.is(refused(() => open('subtraction', '1 0').parse('5'), RulesError).column, 2)
  assert.is(refused(() => open('maze', '../...').parse('a1'), RulesError).field, 'rules')
  refused(() => engine.game('chess'), UnknownGame)
  refused(() => open('nim').move('3 4', '3-9'), IllegalMove)
  assert.match(
    refused(() => open('tree', '3 5 2 9 12 100').parse(''), RulesError).reason,
    'a list without parentheses needs',
  )
})

test('hostile text is refused or played, and the engine lives on', () => {
  for (const text of ['<script>alert(1)</script>', '9'.repeat(5000), '💥 3', '-1', '1e9'])
    refused(() => open('nim').parse(text), EngineError)
  assert.is(open('nim').solve('1').outcome, 'win')
})

test('a NUL or half a surrogate is refused where it stands, in whatever comes in', () => {
  for (const bad of ['\0', '\ud800', '\udc00', '\ufffd']) {
    const nim = open('nim')
    const column = (/** @type {() => unknown} */ run) => refused(run, EngineError).column
    assert.is(
      column(() => nim.parse(`3${bad}4`)),
      1,
    )
    assert.is(
      column(() => nim.parse(`3 4${bad}`)),
      3,
    )
    assert.is(
      column(() => open('subtraction', `1 2${bad}`).parse('5')),
      3,
    )
    assert.is(
      column(() => open('subtraction', `1 2${bad}`).table(9)),
      3,
    )
    assert.is(
      column(() => open('sum', `nim${bad} + nim`).parse('1 + 2')),
      0,
    )
    assert.is(
      column(() => open('sum', 'nim + nim').parse(`1 + 2${bad}`)),
      5,
    )
    refused(() => engine.game(`nim${bad}`), UnknownGame)
    refused(() => nim.move('3 4', `3-2${bad}`), IllegalMove)
    refused(() => [...nim.check('Bouton', `0..3 0${bad}..3`)], EngineError)
    refused(() => [...nim.check(`Bouton${bad}`, '0..3')], EngineError)
    refused(() => nim.solve(`3${bad}`), EngineError)
    // of each game the first example, with one more character at each place
    for (const { name, examples } of engine.games) {
      const { rules, start } = examples[0]
      for (let i = 0; i <= start.length; i++) {
        const text = start.slice(0, i) + bad + start.slice(i)
        const { column } = refused(() => open(name, rules).parse(text), EngineError)
        assert.ok(column !== undefined && column <= i, `${name} ${i}`)
      }
      for (let i = 0; i <= rules.length; i++) {
        const text = rules.slice(0, i) + bad + rules.slice(i)
        refused(() => open(name, text).parse(start), EngineError)
      }
    }
  }
})

test('items are what the board draws', () => {
  const [a, b] = open('nim').items('10 12')
  assert.is(a.number, 10)
  assert.is(b.item, 1)
  const cells = open('maze', '..#../#...#/..#../#..../.....').items('e5')
  assert.is(cells.length, 25)
  assert.is(cells.filter((c) => c.glyph === '@').length, 1)
})

test('what is seen of a position is what the game says, and the wasm is asked once', () => {
  for (const { name, examples } of engine.games)
    for (const { rules, start } of examples) {
      const game = engine.game(name, { rules })
      let p = game.parse(start)
      for (let ply = 0; ply < 3; ply++) {
        const seen = game.see(p)
        assert.is(seen, p, name)
        assert.is(game.see(p.text).text, p.text, name)
        assert.equal(seen.items, game.items(p, { limit: 2000 }), name)
        const moves = game.moves(p, { limit: 513 })
        assert.equal(seen.moves.map(String), moves.slice(0, 512).map(String), name)
        assert.is(seen.more, moves.length > 512)
        assert.equal([seen.end, seen.mover], [game.end(p), game.mover(p)], name)
        for (const { item } of seen.items) {
          assert.is(seen.item(item)?.item, item)
          const first = game.nextMove(p, item, 0)
          assert.is(seen.first(item)?.text, first?.item === item ? first.text : undefined, name)
          for (let choice = 0; choice < 9; choice++)
            assert.is(seen.move(item, choice)?.text, game.touch(p, item, choice)?.text, name)
        }
        if (!moves.length) break
        p = moves[moves.length >> 1].to
      }
      game.close()
      assert.throws(() => game.see(p), (/** @type {any} */ e) => e.code === 'closed') // prettier-ignore
    }
  const game = open('nim')
  const p = game.parse('600 400')
  const [{ exports }] = [engine]
  const asked = { cgt_move_next: 0, cgt_position_items: 0 }
  const watch = Object.fromEntries(
    Object.keys(asked).map((name) => [
      name,
      (/** @type {any[]} */ ...of) => (
        asked[/** @type {'cgt_move_next'} */ (name)]++,
        exports[name](...of)
      ),
    ]),
  )
  engine.exports = { ...exports, ...watch }
  try {
    const other = open('nim')
    const q = other.parse('3 4 5')
    for (let i = 0; i < 9; i++) {
      const { items, moves } = other.see(q)
      assert.is(items.length, 3)
      assert.is(moves.length, 12)
      assert.is(other.see(q).move(1, 4)?.to.text, '3 0 5')
      assert.is(other.see(q).first(2)?.choice, 1)
    }
    assert.is(asked.cgt_move_next, 13)
    assert.ok(asked.cgt_position_items <= 2)
  } finally {
    engine.exports = exports
  }
  /* of more moves than are given, each is still found */
  assert.is(game.see(p).more, true)
  assert.is(game.see(p).move(1, 399)?.to.text, '600 1')
  assert.is(game.see(p).first(1)?.to.text, '600 399')
})

test('the certificate of a lost position answers every move', () => {
  const { kind, replies, parts, xor } = open('nim').explain('1 2 3', { replies: 99 })
  assert.is(kind, 'lost')
  assert.is(xor, 0)
  assert.equal(
    parts.map((p) => p.grundy),
    [1, 2, 3],
  )
  assert.is(replies.length, 6)
  const nim = open('nim')
  for (const { move, to, reply, then } of replies) {
    assert.is(nim.move('1 2 3', move).to.text, to)
    assert.is(nim.move(to, /** @type {string} */ (reply)).to.text, then)
    assert.is(nim.solve(/** @type {string} */ (then)).outcome, 'loss')
  }
})

test('alpha-beta on 3 5 2 9 12 5 23 23 is 12 and cuts the last leaf only', () => {
  const tree = open('tree', '3 5 2 9 12 5 23 23')
  const events = [...tree.search('', { prune: true })]
  assert.is(events.filter((e) => e.kind === 'leaf').length, 7)
  const cuts = events.filter((e) => e.kind === 'cutoff')
  assert.is(cuts.length, 1)
  assert.is(events[events.length - 1].value, 12)
  assert.is([...tree.search('')].filter((e) => e.kind === 'leaf').length, 8)
  assert.is(events[0].alpha, -Infinity)
})

test('a loopy graph has draws, and its retrograde order settles the rest', () => {
  const g = open('graph', '1>2 2>1 2>3 4>1 4>3 5>4').graph('5')
  const of = Object.fromEntries(g.nodes.map((n) => [n.text, n]))
  assert.is(of['3'].outcome, 'loss')
  assert.is(of['2'].outcome, 'win')
  assert.ok(g.whole)
  assert.is(open('graph', '1>2 2>1').solve('1').outcome, 'draw')
  assert.is(open('graph', '1>2 2>1').solve('1').remoteness, Infinity)
})

test('in a graph with cycles a value is a number, or infinity with its set; sums of graphs are answered by it', () => {
  const rules = '1>1 1>2 2>3 4>2 4>3 5>4 5>1'
  const { nodes, found } = open('graph', rules).graph('5')
  const of = Object.fromEntries(nodes.map((n) => [n.text, n.infinite ? '∞' : n.grundy]))
  assert.equal(of, { 5: '∞', 4: 2, 3: 0, 2: 1, 1: '∞' })
  assert.equal(
    found.map((i) => nodes[i].text),
    ['3', '2', '4'],
  )
  const sum = open('sum', `graph{${rules}} + nim`)
  assert.is(sum.solve('1 + 1').outcome, 'win')
  assert.is(sum.solve('1 + 2').outcome, 'draw')
  assert.is(sum.solve('4 + 4000000000').grundy, 4000000002)
  assert.equal(sum.explain('1 + 3').infinite, [2])
  assert.is(sum.explain('4 + 3').infinite, undefined)
  assert.equal(open('nim').graph('2 1').found, [])
})

test('the maze of the handbook has Grundy value 2 at e5', () => {
  assert.is(open('maze', '..#../#...#/..#../#..../.....').solve('e5').grundy, 2)
})

test('tables find the period and say whether it is proved', () => {
  const { rows, period } = open('subtraction', '1 2 3').table(30)
  assert.is(rows.length, 31)
  assert.equal(
    rows.slice(0, 6).map((r) => r.grundy),
    [0, 1, 2, 3, 0, 1],
  )
  assert.equal(period, { preperiod: 0, period: 4, proved: true })
  assert.is(open('subtraction', 'misere 1 2 3').table(5).rows[1].grundy, null)
  assert.is(open('divisor').table(20).rows[0].text, '1')
  refused(() => open('maze', '...').table(5), RulesError)
})

test('a table that comes in parts is the same, and each part only more of it; rows are made when they are asked for', () => {
  for (const [name, rules, n] of /** @type {const} */ ([
    ['half', '', 3000],
    ['divisor', '', 3000],
    ['octal', 'grundy', 3000],
    ['octal', '0.06', 3000],
    ['subtraction', 'misere 1 3 4', 3000],
  ])) {
    const game = open(name, rules)
    const whole = game.table(n)
    const steps = parts(engine.memory, { game: name, rules, to: n }, 0)
    const join = joined(n)
    let step = steps.next()
    /** @type {number[]} */
    const known = []
    for (; !step.done; step = steps.next()) {
      const short = join(step.value)
      known.push(short.last)
      assert.ok(short.last < n && short.period === null, name)
      assert.equal([...short.values], [...whole.values.slice(0, short.values.length)], name)
    }
    assert.ok(known.length > 1 && known.every((last, i) => !i || last >= known[i - 1]), name)
    assert.equal(join(step.value), whole, name)
    assert.is(whole.last, n)
    assert.equal(whole.rows[n - whole.least], whole.row(n))
    assert.is(whole.rows, whole.rows)
    game.close()
  }
  assert.throws(() => parts(engine.memory, { game: 'euclid', rules: '', to: 5 }).next(), /refused/)
  assert.is(refused(() => open('euclid').table(5), RulesError).reason, 'only games of one number have a table') // prettier-ignore
})

test('Bouton is checked against search over a stated universe', () => {
  const states = [...open('nim').check('Bouton', '0..7 0..7 0..7')]
  const last = states[states.length - 1]
  assert.is(last.total, 512)
  assert.is(last.checked, 512)
  assert.is(last.disagreement, null)
  assert.ok(last.done)
  refused(() => [...open('nim').check('Bouton', '0..x')], NotationError)
})

test('a search that is left early gives its memory back', () => {
  const game = open('euclid')
  for (let i = 0; i < 2000; i++) for (const _ of game.search('34 12')) break
  assert.is([...game.search('34 12')].filter((e) => e.kind === 'enter').length, 68)
})

const CUT = '0>1 0>2 0>4 0>5 1>2 2>3 4>6 5>7 3>4 7>8 90>91 91>90'
test('of a graph that was cut, no remoteness is told that the rest could change', () => {
  const game = open('graph', CUT)
  const whole = Object.fromEntries(game.graph('0').nodes.map((n) => [n.text, n]))
  let told = 0
  for (let edges = 1; edges < 10; edges++)
    for (const { text, outcome, remoteness } of game.graph('0', { edges }).nodes) {
      if (outcome !== 'unknown') assert.is(outcome, whole[text].outcome)
      if (remoteness !== null) assert.is(remoteness, whole[text].remoteness)
      told += remoteness === null ? 0 : 1
    }
  assert.ok(told > 0)
  const [root] = game.graph('0', { edges: 9 }).nodes
  assert.equal([root.outcome, root.remoteness], ['win', null])
  assert.is(open('graph', CUT).solve('0', { budget: 9 }).remoteness, null)
  assert.is(open('graph', CUT).solve('0', { budget: 10 }).remoteness, 3)
})

test('a text that has grown when it is asked for again is read whole', () => {
  const bytes = new Uint8Array(1 << 16)
  let free = 0
  const exports = {
    memory: { buffer: bytes.buffer },
    cgt_memory: (/** @type {number} */ n) => (free += n) - n,
    cgt_release() {},
  }
  const memory = new Memory(exports)
  let length = 4000
  const said = memory.read((at, room) => {
    length = Math.min(length + 1000, 7000)
    bytes.fill(0x61, at, at + Math.min(length, room))
    return length
  })
  assert.is(said, 'a'.repeat(length))
})

test('where memory has run out the engine says so, not "unknown"; and then lives on', () => {
  const full = fresh()
  const { exports } = full.memory
  const game = full.game('staircase', { rules: 'misere' })
  game.solve('5 5 5 5 5 5 5 5', { budget: 100 })
  const held = []
  for (let size = 1 << 28; size > 1 << 15; size /= 2)
    for (let at = 0; (at = exports.cgt_memory(size));) held.push(at)
  for (const ask of [
    () => game.solve('5 5 5 5 5 5 5 5', { budget: 4e6 }),
    () => game.explain('5 5 5 5 5 5 5 5', { budget: 4e6 }),
    () => game.graph('5 5 5 5 5 5 5 5', { nodes: 1e6, edges: 1e7 }),
  ])
    assert.is(refused(ask, EngineFault).code, 'memory')
  for (const at of held) exports.cgt_release(at)
  assert.is(full.game('nim').solve('10 12 5').outcome, 'win')
  assert.is(game.solve('0 1').outcome, 'win')
})

test('a table that there is none of says why', () => {
  for (const [name, rules, n, reason] of /** @type {const} */ ([
    ['octal', '0.77', 10_000_001, 'at most %'],
    ['subtraction', '1 2', 1_048_577, 'at most %'],
    ['multiplication', '60', 60, 'only games whose number goes down have a table'],
    ['digits', '', 10, '% is not a position of this game'],
    ['euclid', '', 5, 'only games of one number have a table'],
    ['turtles', '', 1000, 'only games of one number have a table'],
  ]))
    assert.is(refused(() => open(name, rules).table(n), RulesError).reason, reason)
  assert.is(open('digits').table(12).rows.length, 10)
  assert.is(open('octal', '0.77').table(400).rows.length, 401)
})

test('a game that was closed says so, its positions and moves too; nobody reads the memory of another', () => {
  const game = open('nim')
  const p = game.parse('3 4 5')
  const seen = game.parse('1 2')
  const [move, other] = game.moves(p)
  assert.is(seen.text + move.text, '1 23-1')
  const search = open('tree', '3 5 2 9')
  const events = search.search('')
  events.next()
  const checked = game.check('Bouton', '0..60 0..60 0..60')
  checked.next()
  const unread = open('nim')
  for (const one of [game, search, unread]) one.close()
  /* their memory is another's by now */
  const next = [open('nim'), open('euclid')]
  next.forEach((g, i) => g.parse(['30 40 50', '25 7'][i]))
  /** @type {Record<string, () => unknown>} */
  const asks = {
    ...{ 'parse, before it read anything': () => unread.parse('1') },
    ...{ parse: () => game.parse('1'), flags: () => game.flags(p), items: () => game.items(p) },
    ...{ moves: () => game.moves(p), nextMove: () => game.nextMove(p, 0, 0) },
    ...{ touch: () => game.touch(p, 0, 1), move: () => game.move(p, '3-1') },
    ...{ own: () => game.own(p, move), end: () => game.end(p), mover: () => game.mover(p) },
    ...{ solve: () => game.solve(p), explain: () => game.explain(p) },
    ...{ plan: () => game.plan(p, {}), search: () => game.search(p).next() },
    ...{ count: () => game.count(p), bound: () => game.bound(p), whole: () => wholeTree(game, p) },
    ...{ graph: () => game.graph(p), reach: () => game.reach(p, { nodes: 9, edges: 9 }) },
    ...{ table: () => game.table(9), check: () => game.check('Bouton').next() },
    ...{ text: () => p.text, 'text that was read': () => seen.text, json: () => p.toJSON() },
    ...{ 'a move': () => other.text, 'a move that was read': () => move.text },
    ...{ 'a search that was begun': () => events.next(), 'a check': () => checked.next() },
  }
  for (const [name, ask] of Object.entries(asks))
    assert.is(refused(ask, EngineFault).code, 'closed', name)
  game.close()
  for (const g of next) g.close()
})

test('a game that is suspended holds no memory, and its positions are as they were', () => {
  /* what is open, as the wasm is asked */
  let held = 0
  const { cgt_session_open: make, cgt_session_close: free } = engine.exports
  const was = engine.exports
  engine.exports = {
    ...was,
    cgt_session_open: (/** @type {any[]} */ ...of) => (held++, make(...of)),
    cgt_session_close: (/** @type {any} */ s) => (held--, free(s)),
  }
  try {
    const game = open('nim')
    const [p, wide] = [game.parse('3 4 5'), game.parse('1 2 3 4 5 6 7 8')]
    const move = game.move(p, '3-1')
    assert.is(held, 2)
    game.suspend()
    game.suspend()
    assert.is(held, 0)
    assert.equal([p.text, move.to.text, wide.text], ['3 4 5', '2 4 5', '1 2 3 4 5 6 7 8'])
    assert.is(held, 2)
    assert.is(game.own(p, move).text, '3-1')
    game.close()
    assert.is(held, 0)
  } finally {
    engine.exports = was
  }
})

test('a move of many is found by its text in a few calls of the wasm', () => {
  const was = engine.exports
  let calls = 0
  engine.exports = Object.fromEntries(
    Object.entries(was).map(([name, call]) => [
      name,
      typeof call === 'function' ? (/** @type {any[]} */ ...of) => (calls++, call(...of)) : call,
    ]),
  )
  try {
    const game = open('nim')
    const p = game.parse('40 40 40 40 40 40 40 40')
    const all = game.moves(p)
    assert.is(all.length, 320)
    for (const { text, to } of [all[0], all[319]]) {
      const asked = to.text
      calls = 0
      assert.is(game.move(p, ` ${text} `).to.text, asked)
      assert.ok(calls < 12, `${calls} calls`)
    }
    for (const text of ['', '41-1', '40-40@9', 'x'.repeat(400)])
      assert.is(refused(() => game.move(p, text), IllegalMove).code, 'illegal', text)
    game.close()
  } finally {
    engine.exports = was
  }
})

test('a move is its own position’s, and its own game’s', () => {
  const [game, twin] = [open('nim'), open('nim')]
  const move = game.move('3 4 5', '3-1')
  assert.is(game.own(game.parse('3 4 5'), move).to.text, '2 4 5')
  for (const [p, wrong] of [
    ['3 4 6', move],
    ['1 4 5', move],
    ['3 4 5', twin.move('3 4 5', '3-1')],
    ['3 4 5', { ...move }],
    ['3 4 5', undefined],
  ])
    refused(() => game.own(String(p), /** @type {any} */ (wrong)), IllegalMove)
  game.close()
  twin.close()
})

/** Enumerators of a C file, by name. @param {string[]} file */
function enumerators(...file) {
  const text = read(at('src', ...file)).replace(/\/\*[^]*?\*\//g, '')
  /** @type {Map<string, number>} */
  const found = new Map()
  for (const [, body] of text.matchAll(/\benum\s*\{([^}]*)\}/g)) {
    let next = 0
    for (const one of body.split(',')) {
      const [name, value = String(next)] = one.split('=').map((part) => part.trim())
      next = Number(value) + 1
      if (name) found.set(name, Number(value))
    }
  }
  return found
}
test('numbers that C and JavaScript share have the same names and values in both', () => {
  const [rules, solve, judge] = [['game.h'], ['solve', 'solve.h'], ['judge', 'judge.h']].map((file) => enumerators(...file)) // prettier-ignore
  const own = new Map([...enumerators('wasm', 'exports.c'), ...enumerators('wasm', 'search.c')])
  const { OK, SYNTAX, RANGE, BUDGET, MEMORY, LETTER, FLAG, HAS, BY, HOW, ORDER, ORDER_AT, EVENT, JUDGE, COMPARE } = enums // prettier-ignore
  const [inC, shared] = [new Map([...own, ...rules]), Object.keys(FLAG)]
  const offered = shared.filter((name) => own.has(name.toUpperCase()))
  assert.equal(offered, ['grundy', 'gain', 'undo', 'canonical'])
  /** @param {Map<string, number>} from @param {string} prefix @param {Record<string, number> | readonly string[]} list */
  const same = (from, prefix, list) => {
    const named = Array.isArray(list) ? list.map((name, i) => [name, i]) : Object.entries(list)
    for (const [name, value] of named) {
      const key = prefix + String(name).toUpperCase()
      assert.is(from.get(key), value, key)
    }
  }
  same(rules, 'CGT_', { OK })
  same(rules, 'CGT_E_', { SYNTAX, RANGE, BUDGET, MEMORY, LETTER })
  for (const name of shared)
    same(inC, offered.includes(name) ? '' : 'CGT_', { [name]: FLAG[/** @type {'loopy'} */ (name)] })
  same(rules, 'CGT_HAS_', HAS)
  same(solve, 'CGT_BY_', BY)
  same(own, '', { ...HOW, ORDER_AT })
  same(solve, 'CGT_', ORDER)
  same(solve, 'CGT_', [...EVENT, 'kinds'])
  same(judge, 'CGT_JUDGE_', JUDGE)
  same(judge, 'CGT_COMPARE_', COMPARE)
})

test.run()
