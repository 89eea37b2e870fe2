/** A tournament by elimination: its file, who meets whom, and what follows when a winner is changed. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  decided,
  matches,
  readTournament,
  resultOf,
  writeTournament,
} from '../../../web/teach/bracket.js'

const bracket = suite('bracket')

/** Each match as "a-b>winner". @param {string[]} players @param {string} [won] */
const shown = (players, won = '') =>
  matches(players, won).map((round) =>
    round.map(({ names: [a, b], winner }) =>
      [`${a ?? '?'}-${b ?? '?'}`, winner === null ? '' : [a, b][winner]].filter(Boolean).join('>'),
    ),
  )
const names = (/** @type {number} */ n) => [...'ABCDEFGHIJKLMNOPQ'].slice(0, n)

bracket('the first players meet last, and pass the first round where there are too few', () => {
  assert.equal(shown(names(8)), [['A-H', 'D-E', 'B-G', 'C-F'], ['?-?', '?-?'], ['?-?']])
  assert.equal(shown(names(5)), [['A-?>A', 'D-E', 'B-?>B', 'C-?>C'], ['A-?', 'B-C'], ['?-?']])
  assert.equal(shown(names(2), '2'), [['A-B>B']])
  for (let n = 2; n <= 17; n++) {
    const all = matches(names(n), '').flat()
    assert.is(all.filter(({ bye }) => !bye).length, n - 1, 'each match sends one home')
    assert.is(new Set(all.flatMap((match) => match.names).filter(Boolean)).size, n)
  }
})

bracket('who wins goes on; where another one won, what followed is open again', () => {
  const four = names(4)
  assert.equal(shown(four, '121'), [['A-D>A', 'B-C>C'], ['A-C>A']])
  let won = decided(four, '', 0, '1')
  won = decided(four, won, 1, '2')
  won = decided(four, won, 2, '1')
  assert.is(won, '121')
  assert.is(decided(four, won, 0, '2'), '22', 'the final has other players')
  assert.is(decided(four, won, 0, '1'), '121')
  assert.is(decided(four, won, 1, '-'), '1')
  const eight = names(8)
  assert.is(decided(eight, '1111111', 0, '2'), '2111-1')
  assert.is(decided(eight, decided(eight, '1111111', 0, '2'), 4, '2'), '211121', 'no old winner of the final comes back') // prettier-ignore
})

const FILE = `1. ana begins at 10: 10-2 8-1 7-3. beto wins.

palitos tournament
game: subtraction
rules: 1 2 3
ana 2-0 beto
ana 1-1 perfect
`

bracket('what palitos play writes is read, with its games above, and names alone too', () => {
  const { game, players, results } = readTournament(FILE.replace(/\n/g, '\r\n'))
  assert.equal([game, players], ['subtraction', ['ana', 'beto', 'perfect']])
  assert.equal(resultOf(results, 'beto', 'ana'), [0, 2])
  assert.equal(resultOf(results, 'ana', 'perfect'), [1, 1])
  assert.is(resultOf(results, 'beto', 'perfect'), null)
  const typed = readTournament('# ours\nAna María\n Luis \n\nEva, Zoe')
  assert.equal(typed.players, ['Ana María', 'Luis', 'Eva', 'Zoe'])
  assert.equal(readTournament('b 1-0 a; c, a').players, ['c', 'a', 'b'])
})

bracket('what is written is read again', () => {
  const all = { ...readTournament(FILE), won: '1=' }
  assert.equal(readTournament(writeTournament(all)), all)
})

bracket('what is no tournament is refused, with its line', () => {
  /** @type {[string, RegExp][]} */
  const refused = [
    ['', /needs two players/],
    ['ana', /needs two players/],
    ['ana\nana\n', /called “ana”/],
    ['ana\n1. ana begins at 10: 10-2 8-1. x', /line 2 is neither/],
    [`ana\n${'x'.repeat(41)}`, /line 2 is neither/],
    ['ana\nbeto 1-0 beto', /line 2 somebody plays alone/],
    [Array.from({ length: 33 }, (_, i) => `n${i}`).join('\n'), /32 players at most/],
  ]
  for (const [text, sentence] of refused) assert.throws(() => readTournament(text), sentence)
})

bracket.run()
