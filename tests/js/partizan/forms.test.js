/** forms.test.js -- what a page is told of forms and of positions, against the command line, which says the same of the same texts. */
import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { here } from '../../../tools/lib/transcript.mjs'
import { loadEngineSync } from '../../../web/engine/engine.js'
import { compareForms, positionSteps, readForm } from '../../../web/engine/forms.js'
import { holds, movesOf } from '../../../web/model/forms.js'
import { pretty, typed } from '../../../web/model/notation.js'
import { formOfString, numberOf, placeOf, stringsTo } from '../../../web/partizan/strings.js'
import { hotMoves, moved, sentestrat, stopOf, sumOf } from '../../../web/partizan/hot.js'

const engine = loadEngineSync(
  readFileSync(new URL('../../../build/wasm/engine.wasm', import.meta.url)),
)
const { memory } = engine
/** What the command says, without what stands before the colons. @param {string[]} args */
const says = (...args) => {
  const { out, err } = here(args)
  assert.is(err, '')
  return out
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\w+: /, ''))
}
/** In the same order. @param {import('../../../web/engine/forms.js').Form} form */
const told = ({ value, outcome, mean, temperature, birthday }) => [
  ...[value, outcome, mean.text, temperature.text, String(birthday)],
]
const cut = (/** @type {string[]} */ lines) =>
  lines.map((line, i) => (i === 1 ? line.slice(0, 1) : line))

const FORMS = [
  ...['0', '{0|3}', '{1/2|2}', '{3/4|7/8}', '{0,*|^}', '^^*', '{1|-1}', '+-{2,3|1}', 'Tiny(2)', '{2||0|-1}'],
  ...['{0,*2|0,*2,*3}', '{4|1}+{3|-2}', '{{3|1}|{0|-5}}', '{|}', '-{2|0}*2', '^[3]', '{1|{{1/2|-1}|{-3/2|-7/2}}}'],
] // prettier-ignore

test('what is written for readers, with its star, is read when it is copied', () => {
  assert.is(pretty('{0, *2 | ^*}'), '{0, ∗2 | ↑∗}')
  for (const text of FORMS)
    assert.is(readForm(memory, typed(pretty(text))).value, readForm(memory, text).value)
})
test('of a form it is told what palitos value says', () => {
  for (const text of FORMS) assert.equal(told(readForm(memory, text)), cut(says('value', text)))
})
test('its walls are those of palitos thermograph, and above the last corner stands the mast', () => {
  for (const text of FORMS) {
    const { walls, mean, temperature } = readForm(memory, text)
    const rows = says('thermograph', text).slice(1).map((line) => line.split(/\s+/)) // prettier-ignore
    const at = new Map(rows.map(([t, left, right]) => [t, [left, right]]))
    for (const side of [0, 1])
      for (const corner of walls[side]) assert.is(corner.at.text, at.get(corner.t.text)?.[side])
    for (const wall of walls) {
      const last = wall[wall.length - 1]
      assert.is(last.at.text, mean.text)
      assert.ok(last.t.at <= temperature.at)
    }
  }
})
test('two forms are ordered as palitos compare orders them', () => {
  for (const a of FORMS.slice(0, 10))
    for (const b of FORMS.slice(0, 10)) {
      const { sign, values, minus } = compareForms(memory, a, b)
      const [line] = says('compare', a, b)
      assert.is(line, `${values[0]} ${sign === '|' ? '||' : sign} ${values[1]}`)
      const { outcome } = readForm(memory, String(minus))
      assert.is(outcome, { '=': 'P', '<': 'R', '>': 'L', '|': 'N' }[sign])
    }
})
test('the collapse ends in the canonical form, and of what is written the texts are told', () => {
  for (const text of FORMS) {
    const { entries, steps, canonical } = readForm(memory, text)
    const gone = steps.map(({ entry }) => entry)
    assert.is(new Set(gone).size, gone.length)
    for (const side of [0, 1]) {
      const left = entries.filter((e, i) => e.player === side && !gone.includes(i))
      const by = (/** @type {{ value: string }[]} */ list) => list.map(({ value }) => value).sort()
      assert.equal(by(left), by(canonical[side]))
    }
  }
  const { entries, steps } = readForm(memory, '{ 1/2 , 1/2| 2 || 3}')
  assert.equal(
    entries.filter(({ from }) => from === null).map(({ player, text }) => [player, text]),
    [[0, '{1/2 , 1/2| 2}'], [1, '3']], // prettier-ignore
  )
  assert.ok(steps.length > 0)
  assert.equal(
    readForm(memory, '{0, 0 | ^, 0}').steps.map(({ why, entry, by }) => [why, entry, by]),
    [['same', 1, 0], ['dominated', 2, 3]], // prettier-ignore
  )
})
test('G − H is played as it is ordered: who holds it has an answer to every move, down to the end', () => {
  /** Does the player win who does not move? @type {(pair: [string, string], mover: 0 | 1) => boolean} */
  const lost = (pair, mover) => {
    const moves = movesOf(pair, mover, memory)
    const won = moves.some(({ to }) => lost(to, mover ? 0 : 1))
    assert.is(!won, holds(pair, mover ? 0 : 1, memory), pair.join(' − '))
    return !won
  }
  for (const pair of [
    ['{0|1}', '{0,*|^}'],
    ['{0,0|*}', '^'],
    ['*2', '*'],
    ['{1|-1}', '0'],
    ['{0||0|-2}', 'v'],
  ])
    // prettier-ignore
    for (const mover of /** @type {const} */ ([0, 1]))
      lost(/** @type {[string, string]} */ (pair), mover)
})

test('sentestrat comes to what best play comes to where parts are switches, and elsewhere at most the temperature below', () => {
  const parts = ['{4|0}', '{3|1}', '+-1', '{7|-2}', '{9||0|-1}', '{5|2||-1|-3}', '*', '{1|^}']
  let played = 0
  for (let set = 1; set < 1 << parts.length; set += 3) {
    const here = parts.filter((_, i) => set & (1 << i))
    if (here.length > 4) continue
    for (const mover of /** @type {const} */ ([0, 1])) {
      const begin = sumOf(memory, here, mover)
      const best = stopOf(memory, begin).at
      /** One player by sentestrat, the other any way: the worst that comes of it. @type {(sum: any) => number} */
      const worst = (sum) => {
        const mine = sentestrat(memory, sum)
        if (!mine) return stopOf(memory, sum).at
        if (sum.mover === mover) return worst(moved(memory, sum, mine.move))
        const all = hotMoves(memory, sum).map((move) => worst(moved(memory, sum, move)))
        return mover ? Math.max(...all) : Math.min(...all)
      }
      const loss = mover ? worst(begin) - best : best - worst(begin)
      const switches = here.every((text) => parts.indexOf(text) < 4)
      assert.ok(loss >= 0 && loss <= (switches ? 0 : begin.ambient), `${here} ${mover}: ${loss}`)
      played++
    }
  }
  assert.ok(played > 60)
})

test('sentestrat answers where it has become hotter than it was, though it is hotter elsewhere', () => {
  const sum = { parts: ['{9|0}', '{5|-5}'], mover: /** @type {const} */ (0), ambient: 1, last: 0 }
  const told = (/** @type {import('../../../web/partizan/hot.js').Sum} */ sum) => {
    const best = sentestrat(memory, sum)
    return [best?.answers, best?.move.part, best?.move.value]
  }
  assert.equal(told(sum), [true, 0, '9'])
  assert.equal(told({ ...sum, last: -1 }), [false, 1, '5'])
  assert.equal(told({ ...sum, ambient: 5 }), [false, 1, '5'])
})
test('an answer of sentestrat is best under the tax at which it is given, not at the temperature of its part', () => {
  /* 3 at once, or 8 with an answer down to 2: under a tax of 1/2 that comes to 5/2, under one of 2 to 4 */
  const parts = ['{3,{8|2}|-8}', '+-1/2']
  const told = (/** @type {number} */ ambient) =>
    sentestrat(memory, { parts, mover: 0, ambient, last: 0 })?.move.value
  assert.is(told(0.5), '3')
  assert.is(told(2), '{8|2}')
  assert.is(sentestrat(memory, { parts: ['{8|-3,{-2|-8}}', '0'], mover: 1, ambient: 0.5, last: 0 })?.move.value, '-3') // prettier-ignore
})
test('a threat of one’s own that nobody answered is carried out under the lowest tax so far, too', () => {
  /* 3 at once, or 20 with an answer down to 0: under a tax of 1 that comes to 2, under the part's own 7 to 0 against −4 */
  let sum = sumOf(memory, ['{3,{20|0}|-7||-8}', '+-1'], 0)
  sum = moved(memory, sum, { part: 0, value: '{3,{20|0}|-7}' })
  sum = moved(memory, sum, { part: 1, value: '-1' })
  assert.is(sum.ambient, 1)
  const best = sentestrat(memory, sum)
  assert.equal([best?.answers, best?.temperature.at, best?.move.value], [false, 7, '3'])
})
test('the number of a string of edges is that of the game, by Berlekamp’s rule too, and the tree has them in their order', () => {
  const all = stringsTo(6)
  assert.is(all.length, 127)
  for (const string of all) {
    const { text, at } = numberOf(memory, string)
    if (string && string.length < 5) assert.is(says('value', 'hackenbush', string)[0], text, string)
    let [by, sum, turned] = [1, 0, false]
    for (const edge of string) {
      turned ||= edge !== string[0]
      if (turned) by /= 2
      sum += edge === 'l' ? by : -by
    }
    assert.is(sum, at, string)
    assert.is(readForm(memory, text).birthday, string.length)
  }
  const inOrder = [...all].sort((a, b) => placeOf(a) - placeOf(b))
  for (const [i, string] of inOrder.entries())
    if (i) assert.ok(numberOf(memory, inOrder[i - 1]).at < numberOf(memory, string).at)
  assert.is(formOfString(memory, 'llr'), '{0,1|2}')
})

const POSITIONS = [
  ['domineering', '2x4'], ['domineering', '3x3'], ['toads', 'tt.ff'], ['toads', 't.tff'], ['clobber', 'xoxo'],
  ['cutcake', '2x3'], ['nim', '3 5'], ['hackenbush', 'g0-1'],
] // prettier-ignore
/** @param {string} name @param {string} text */
function whole(name, text) {
  const game = engine.game(name)
  for (const steps = positionSteps(game, text); ;) {
    const next = steps.next()
    if (!next.done) continue
    game.close()
    return next.value
  }
}
test('of a position it is told what palitos value says, and each move is named with where it leads', () => {
  let known = 0
  for (const [name, text] of POSITIONS) {
    let start
    try {
      start = engine.game(name).parse(text).text
    } catch {
      continue
    }
    known++
    const form = /** @type {import('../../../web/engine/forms.js').Form} */ (whole(name, start))
    assert.equal(told(form), cut(says('value', name, start)), `${name} ${text}`)
    const { moves = [], to = [], entries } = form
    assert.is(moves.length, to.length)
    assert.is(moves.length, entries.filter(({ from }) => from === null).length)
    for (const [i, there] of to.entries())
      assert.is(says('value', name, there)[0], entries[i].value, `${name} ${there}`)
  }
  assert.ok(known >= 6)
})
test('a large position is worked out in slices, and one beyond the budget is not known', () => {
  const game = engine.game('domineering')
  const steps = positionSteps(game, '5x5')
  let slices = 0
  let next = steps.next()
  for (; !next.done; next = steps.next()) slices++
  assert.is(next.value?.value, '0')
  assert.ok(slices > 0)
  const few = positionSteps(game, '5x5', 1)
  assert.is(few.next().done, false)
  assert.equal(few.next(), { done: true, value: null })
  game.close()
})
test('what cannot be read, or has no value, is refused with its place', () => {
  /** @param {() => unknown} work */
  const refusal = (work) => {
    try {
      work()
    } catch (error) {
      const { name, reason, column } = /** @type {any} */ (error)
      return [name, reason, column]
    }
    return null
  }
  assert.equal(refusal(() => readForm(memory, '{0|1/3}')), ['NotationError', 'expected a power of two', 5]) // prettier-ignore
  assert.equal(refusal(() => readForm(memory, '{'.repeat(1e6))), ['NotationError', 'at most % braces inside one another', 101]) // prettier-ignore
  assert.equal(refusal(() => readForm(memory, '{↑|↑} x'))?.slice(1), ['expected a value, such as 1/2, * or ^', 6]) // prettier-ignore
  assert.equal(refusal(() => readForm(memory, `{${'0,'.repeat(300)}0|}`))?.[1], 'at most % options of each player') // prettier-ignore
  assert.equal(refusal(() => compareForms(memory, '0', '{0|1'))?.slice(1), ['expected a comma, a bar or a closing brace', 4]) // prettier-ignore
  assert.equal(refusal(() => compareForms(memory, '{0|1', '0'))?.slice(1), ['expected a comma, a bar or a closing brace', 4]) // prettier-ignore
  const graph = engine.games.find(({ name }) => name === 'graph')
  const loops = graph?.examples.find(({ rules, start }) => engine.game('graph', { rules }).flags(start).loopy) // prettier-ignore
  assert.ok(loops)
  const game = engine.game('graph', { rules: loops.rules })
  assert.is(
    refusal(() => positionSteps(game, loops.start).next())?.[1],
    'positions have no values under these rules: there are loops, points, a draw or misère play',
  )
})

test.run()
