/**
 * The engine against tests/independent/: solvers that know the rules from the games' pages alone. Everything that can
 * be reached from the starts named there is compared; then the same with small budgets, where the engine may say
 * "unknown" but nothing else that is not so.
 */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { RULES } from '../../independent/index.js'
import { solveAll } from '../../independent/solve.js'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../independent/solve.js').Answer} Answer */
/** @typedef {import('../../../web/engine/engine.js').Game} Game */

/** Above what any position here needs. */
const ENOUGH = 10_000_000
const BUDGETS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 100, 300, 1000]
/** Positions asked on one Game with small budgets. */
const ASKED = 60
const SHOWN = 5
const MOVES = 'the moves'

/** The same numbers at every run. @param {number} seed @returns {(n: number) => number} one of 0, ..., n - 1 */
function randomFrom(seed) {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

const play = (/** @type {string} */ name, /** @type {string} */ rules) =>
  RULES[name].open(rules.replace(/^misere\b\s*/, ''))

/** A game's universe: its own, and its examples. @param {string} name @returns {[string, string[]][]} */
const universe = (name) => [
  ...RULES[name].universe,
  ...(engine.games.find((g) => g.name === name)?.examples ?? []).map(
    ({ rules, start }) => /** @type {[string, string[]]} */ ([rules, [start]]),
  ),
]

/** Numbers in a text by their size. */
const collator = new Intl.Collator('en', { numeric: true })

/** What disagrees, told so that it can be looked at. */
class Differences {
  /** @type {string[]} */ all = []
  /** @param {string} name of the game */
  constructor(name) {
    this.name = name
  }
  /** @param {string} name @param {string} rules @param {string} position @param {string} what @param {unknown} engineSays @param {unknown} ruleSays */
  same(name, rules, position, what, engineSays, ruleSays) {
    if (Object.is(engineSays, ruleSays)) return
    this.all.push(
      `${name} --rules "${rules}" "${position}": ${what}: the engine says ${engineSays}, the independent solver ${ruleSays}`,
    )
  }
  get told() {
    const shown = this.all.slice(0, SHOWN).join('\n')
    return `${this.all.length} answers differ:\n${shown}\nOne of the two is wrong: src/games/${this.name}.c, or its rule in tests/independent/`
  }
  end() {
    assert.is(this.all.length, 0, this.told)
  }
}

/** @param {Answer} a */
const outcomeOf = (a) =>
  a.value ? (a.value > 0 ? 'win' : 'loss') : a.remoteness === Infinity ? 'draw' : 'tie'
const KIND = { win: 'won', loss: 'lost', tie: 'tie', draw: 'draw' }

/** Values, remoteness and Grundy values as they are, moves by their text. @param {{ outcome: string, value: number | null, remoteness: number | null, grundy: number | null }} a */
const print = (a) => `${a.outcome} value ${a.value} remoteness ${a.remoteness} Grundy ${a.grundy}`

test('every game has a rule here that was written independently of the C', () => {
  for (const { name } of engine.games)
    assert.ok(
      RULES[name],
      `${name} has no independent rule: write one from its page, web/pages/en/game-${name}.md, in tests/independent/, ` +
        'in the file of its family (heaps.js, coins.js, numbers.js or boards.js), with a universe of small positions',
    )
  for (const name of Object.keys(RULES))
    assert.ok(
      engine.games.some((g) => g.name === name),
      `tests/independent/ has a rule of ${name}, which is no game`,
    )
})

/** Found once, asked by all tests below. @type {Map<string, { rules: string, starts: string[], answers: Map<string, Answer>, loopy: boolean }[]>} */
const solved = new Map()
/** @param {string} name */
function solvedOf(name) {
  const known = solved.get(name)
  if (known) return known
  const all = universe(name).map(([rules, starts]) => {
    const { read, ...own } = play(name, rules)
    const misere = /^misere\b/.test(rules)
    return { rules, starts, ...solveAll({ read, ...own }, misere, starts.map(read)) }
  })
  solved.set(name, all)
  return all
}

/**
 * What the engine says of positions otherwise than the independent solver. The smallest is told first; where moves differ
 * nothing else is, as it all follows from them.
 * @param {string} name @param {ReturnType<typeof solvedOf>} all
 */
function differencesOf(name, all) {
  const differences = new Differences(name)
  let count = 0
  let differing = 0
  for (const { rules, starts, answers, loopy } of all) {
    const own = play(name, rules)
    const game = engine.game(name, { rules })
    for (const start of starts)
      differences.same(
        name, rules, start, 'the text printed', game.parse(start).text, own.read(start),
      ) // prettier-ignore
    // the smallest first; where moves differ all that follows from them does, too
    const rising = [...answers].sort(([a], [b]) => collator.compare(a, b))
    for (const [text, right] of rising) {
      /** @type {(what: string, engineSays: unknown, ruleSays: unknown) => void} */
      const same = (...of) => differences.same(name, rules, text, ...of)
      count++
      const p = game.parse(text)
      same('the text printed', p.text, text)
      const moves = new Map(game.moves(p).map((m) => [m.text, m]))
      const before = differences.all.length
      same(
        MOVES,
        [...moves].map(([move, { to }]) => `${move} -> ${to.text}`).sort().join(', '),
        right.moves.map(({ text: move, to }) => `${move} -> ${to}`).sort().join(', '),
      ) // prettier-ignore
      if (differences.all.length > before) {
        differing++
        continue
      }
      if (differing) continue
      for (const { text: move, gain = 0 } of right.moves)
        if (gain || moves.get(move)?.gain) same(`the gain of ${move}`, moves.get(move)?.gain, gain)
      same('the end', game.end(p)?.value ?? null, right.over ? right.value : null)
      const answer = game.solve(p, { budget: ENOUGH })
      const outcome = outcomeOf(right)
      same('the answer', print(answer), print({ ...right, outcome }))
      if (!loopy)
        same('whether there are Grundy values', game.flags(p).grundy, right.grundy !== null)
      same('whether play may not end', game.flags(p).loopy, loopy)
      same('whether it says a move', !!answer.move, !right.over)
      if (answer.move) {
        same(`whether ${answer.move.text} is best`, right.best.has(answer.move.text), true)
        // What comes from search hurries or delays as well; a theorem's move is only best.
        const after = answers.get(answer.move.to.text)?.remoteness
        if (answer.by === 'search' || answer.by === 'retrograde')
          same(`the remoteness after ${answer.move.text}`, (after ?? NaN) + 1, right.remoteness)
      }
      const why = game.explain(p, { budget: ENOUGH, replies: 2 })
      same('the certificate', why.kind, right.over ? 'over' : KIND[outcome])
      same(
        'what it says',
        print({ ...why, outcome }),
        print({ ...right, outcome, remoteness: outcome === 'draw' ? null : right.remoteness }),
      )
      if (why.move !== null) same(`whether ${why.move} is best`, right.best.has(why.move), true)
      for (const { to, reply } of why.replies)
        if (reply !== null)
          same(`whether ${reply} answers ${to}`, answers.get(to)?.best.has(reply), true)
    }
    game.close()
  }
  if (differing) differences.all = differences.all.filter((one) => one.includes(MOVES))
  return { differences, count }
}

/** How many positions of each game. @type {Record<string, number>} */
const compared = {}
for (const { name } of engine.games.filter((g) => RULES[g.name]))
  test(`${name}: outcome, remoteness, Grundy value, moves and certificate are those of the independent solver`, () => {
    const { differences, count } = differencesOf(name, solvedOf(name))
    compared[name] = count
    differences.end()
  })

test('a rule with another move is told by that move alone, the smallest position first', () => {
  const right = play('half', '')
  const more = {
    ...right,
    moves: (/** @type {string} */ p) =>
      p === '3' || p === '12'
        ? [...right.moves(p), { text: `${p}-${p}`, to: '0' }]
        : right.moves(p),
  }
  const solution = solveAll(more, false, ['12', '3'])
  const answers = new Map([...solution.answers].sort(([a], [b]) => Number(b) - Number(a)))
  const all = [{ ...solution, rules: '', starts: ['12'], answers }]
  const { differences } = differencesOf('half', all)
  assert.is(differences.all.length, 2)
  assert.match(
    differences.all[0],
    /"3": the moves: the engine says 3-1 -> 2, .* 3-1 -> 2, 3-3 -> 0$/,
  )
  assert.match(differences.all[1], /"12": the moves/)
  assert.match(differences.told, /\nOne of the two is wrong: src\/games\/half\.c, or /)
})

test('that is at least as many positions as were once compared by hand', () => {
  const all = Object.values(compared).reduce((sum, n) => sum + n, 0)
  console.log(
    `\n  ${all} positions: ${Object.entries(compared)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')}`,
  )
  assert.ok(all >= 72_803, `only ${all}`)
})

for (const { name } of engine.games.filter((g) => RULES[g.name])) {
  test(`${name}: with a small budget nothing is claimed that is not so`, () => {
    const differences = new Differences(name)
    const random = randomFrom(name.length)
    for (const { rules, answers } of solvedOf(name)) {
      const all = [...answers.keys()]
      const game = engine.game(name, { rules })
      game.parse(all[0])
      // One Game is asked many positions in any order: what one question left behind must not spoil the next.
      for (let i = 0; i < Math.min(ASKED, 2 * all.length); i++) {
        const text = all[random(all.length)]
        const budget = BUDGETS[random(BUDGETS.length)]
        claims(differences, [name, rules, text], answers, game, budget)
      }
      // And on one that was asked nothing before.
      for (let i = 0; i < 6; i++) {
        const fresh = engine.game(name, { rules })
        const text = all[random(all.length)]
        claims(differences, [name, rules, text], answers, fresh, BUDGETS[random(BUDGETS.length)])
        fresh.close()
      }
      // And in the end, with enough, it knows all that it knew at once.
      for (let i = 0; i < 5; i++) {
        const text = all[random(all.length)]
        const right = /** @type {Answer} */ (answers.get(text))
        const answer = game.solve(text, { budget: ENOUGH })
        const want = print({ ...right, outcome: outcomeOf(right) })
        differences.same(name, rules, text, 'after small budgets', print(answer), want)
      }
      game.close()
    }
    differences.end()
  })

  test(`${name}: a question that was given up takes nothing from the next`, () => {
    const differences = new Differences(name)
    const { rules, start, then } = RULES[name].large
    const own = play(name, rules)
    const { answers } = solveAll(own, /^misere\b/.test(rules), then.map(own.read))
    for (const text of then.map(own.read)) {
      const [game, fresh] = [0, 0].map(() => engine.game(name, { rules }))
      fresh.parse(start)
      game.solve(start, { budget: 2000 })
      claims(differences, [name, rules, text], answers, game, 2000)
      const [after, alone] = [game, fresh].map((g) => g.solve(text, { budget: 2000 }))
      differences.same(
        name, rules, text, `after "${start}" was given up`, print(after), print(alone),
      ) // prettier-ignore
      game.close()
      fresh.close()
    }
    differences.end()
  })

  test(`${name}: a graph that was cut claims nothing that is not so`, () => {
    const differences = new Differences(name)
    const random = randomFrom(name.length)
    for (const { rules, answers } of solvedOf(name)) {
      const all = [...answers.keys()]
      const game = engine.game(name, { rules })
      for (let i = 0; i < 4; i++) {
        const nodes = 1 + random(12)
        for (const node of game.graph(all[random(all.length)], { nodes }).nodes) {
          const right = /** @type {Answer} */ (answers.get(node.text))
          /** @type {(what: string, engineSays: unknown, ruleSays: unknown) => void} */
          const same = (...of) => differences.same(name, rules, node.text, ...of)
          const where = `in a graph of ${nodes} nodes`
          if (node.outcome !== 'unknown') same(`outcome ${where}`, node.outcome, outcomeOf(right))
          if (node.value !== null) same(`value ${where}`, node.value, right.value)
          if (node.remoteness !== null)
            same(`remoteness ${where}`, node.remoteness, right.remoteness)
          if (node.grundy !== null) same(`Grundy value ${where}`, node.grundy, right.grundy)
        }
      }
      game.close()
    }
    differences.end()
  })

  test(`${name}: what is printed can be typed, alone and as a start`, () => {
    const differences = new Differences(name)
    const random = randomFrom(name.length)
    for (const { rules, answers } of solvedOf(name))
      for (const [text, { over }] of answers)
        if (over ? random(4) === 0 : random(40) === 0) {
          const game = engine.game(name, { rules })
          /** @type {string} */
          let said
          try {
            said = game.parse(text).text
          } catch (refusal) {
            said = `refused: ${refusal.reason}`
          }
          differences.same(name, rules, text, 'the text printed', said, text)
          game.close()
        }
    differences.end()
  })

  if (RULES[name].printed)
    test(`${name}: is printed as its notation says`, () => {
      for (const [rules, typed, printed] of RULES[name].printed ?? []) {
        const game = engine.game(name, { rules })
        assert.is(game.parse(typed).text, printed, `${name} ${rules} ${typed}`)
        assert.is(play(name, rules).read(typed), printed, `${name} ${rules} ${typed}`)
        game.close()
      }
    })
}

/**
 * Whatever is claimed within a budget is so.
 * @param {Differences} differences @param {[string, string, string]} at @param {Map<string, Answer>} answers @param {Game} game @param {number} budget
 */
function claims(differences, at, answers, game, budget) {
  /** @type {(what: string, engineSays: unknown, ruleSays: unknown) => void} */
  const same = (what, ...of) => differences.same(...at, `${what}, budget ${budget}`, ...of)
  const text = at[2]
  const right = /** @type {Answer} */ (answers.get(text))
  const outcome = outcomeOf(right)
  const answer = game.solve(text, { budget })
  if (answer.outcome !== 'unknown') same('outcome', answer.outcome, outcome)
  if (answer.value !== null) same('value', answer.value, right.value)
  if (answer.remoteness !== null) same('remoteness', answer.remoteness, right.remoteness)
  if (answer.grundy !== null) same('Grundy value', answer.grundy, right.grundy)
  if (answer.move)
    same(`whether ${answer.move.text} is best`, right.best.has(answer.move.text), true)
  const why = game.explain(text, { budget, replies: 2 })
  if (why.kind !== 'unknown') same('certificate', why.kind, right.over ? 'over' : KIND[outcome])
  if (why.value !== null) same('its value', why.value, right.value)
  if (why.remoteness !== null) same('its remoteness', why.remoteness, right.remoteness)
  if (why.grundy !== null) same('its Grundy value', why.grundy, right.grundy)
  if (why.move !== null) same(`whether its ${why.move} is best`, right.best.has(why.move), true)
  for (const { to, reply } of why.replies)
    if (reply !== null)
      same(`whether ${reply} answers ${to}`, answers.get(to)?.best.has(reply), true)
}

test.run()
