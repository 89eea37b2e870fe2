/** Teams of a class: who plays whom, and their file: written, read, and refused with its line. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { nextPair, pairs, readNames, readTeams, writeTeams } from '../../../web/teach/teams.js'

const teams = suite('teams')

teams(
  'each team plays each other twice, once as the one that begins; nobody twice in a round',
  () => {
    for (const n of [2, 3, 4, 5, 6, 7, 8]) {
      const all = pairs(n)
      const names = all.map(({ turn, against }) => `${turn} ${against}`)
      assert.is(names.length, n * (n - 1))
      assert.is(new Set(names).size, names.length)
      assert.ok(all.every(({ turn, against }) => turn !== against))
      const games = Math.floor(n / 2)
      for (let at = 0; at < all.length; at += games) {
        const round = all.slice(at, at + games).flatMap(({ turn, against }) => [turn, against])
        assert.is(new Set(round).size, round.length, `${n} teams, game ${at + 1}`)
      }
      let pair = { turn: 0, against: 1 }
      const seen = new Set()
      for (let i = 0; i < names.length; i++) {
        seen.add(`${pair.turn} ${pair.against}`)
        pair = nextPair(pair, n)
      }
      assert.is(seen.size, names.length, 'one after another, all of them')
      assert.equal(pair, { turn: 0, against: 1 })
    }
  },
)

const CLASS = { names: ['Los del fondo', '3 amigas', 'Ñandú'], points: [0, 12, 3], seconds: 90 }

teams('what is written is read again, from Windows too', () => {
  const text = writeTeams(CLASS)
  assert.equal(readTeams(text), CLASS)
  assert.equal(readTeams(`\ufeff${text.replace(/\n/g, '\r\n')}`), CLASS)
  assert.equal(readTeams(text.replace('time', '# Monday\n\ntime')), CLASS)
})

teams('what is no file of teams is refused, and a bad line by its number', () => {
  for (const text of ['', 'palitos', '<html>', 'game: nim'])
    assert.throws(() => readTeams(text), /not a file of teams/)
  const lines = writeTeams(CLASS).split('\n')
  for (const bad of ['Rojo', '-1  Rojo', '10000  Rojo', '3', 'time: 0', '3    '])
    assert.throws(
      () => readTeams([...lines.slice(0, 3), bad, ...lines.slice(3)].join('\n')),
      (/** @type {any} */ error) => error.number === 4 && /from line/.test(error.message),
      bad,
    )
  assert.throws(() => readTeams(lines.slice(0, 3).join('\n')), /from 2 to 8 teams, not 1/)
})

teams('two to eight names, each on one line and of 30 signs at most', () => {
  assert.equal(readNames(' Red | Blue |'), ['Red', 'Blue'])
  assert.equal(readNames('Los  de\tatrás\nLas de adelante'), ['Los de atrás', 'Las de adelante'])
  assert.is(readNames(`${'🙂'.repeat(40)}|b`)[0], '🙂'.repeat(30))
  for (const text of ['', 'Red', '|', 'a|b|c|d|e|f|g|h|i'])
    assert.throws(() => readNames(text), /from 2 to 8 teams/)
})

teams.run()
