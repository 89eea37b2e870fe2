/** A board of records: how a play went, who did better, and its file: written, read, and refused with its line. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { loadEngine } from '../../../bin/engine.mjs'
import { readScores, tables, went, writePlays, writeScores } from '../../../web/teach/scores.js'

/** @typedef {import('../../../web/teach/scores.js').Play} Play */

const scores = suite('scores')
const engine = await loadEngine()

const NIM = { game: 'nim', rules: '', start: '3 4 5', level: 'perfect' }
/** @type {Play} */
const ANA = { ...NIM, name: 'Ana', side: 0, line: '3-2 5-1 1-1 4-4 4-4' }
/** Gives the win away with the first move. @type {Play} */
const LUIS = { ...NIM, name: 'Luis', side: 0, line: '3-1 2-1 5-5 4-3 1-1 1-1' }
/** @param {Play} play */
const scored = (play) => ({ ...play, ...went(engine, play) })

scores('a play is told by who won, the wins kept and its moves', () => {
  assert.equal(went(engine, ANA), { result: 'win', kept: 3, chances: 3, moves: 3 })
  assert.equal(went(engine, LUIS), { result: 'loss', kept: 0, chances: 1, moves: 3 })
  assert.equal(went(engine, { ...LUIS, side: 1 }), { result: 'win', kept: 3, chances: 3, moves: 3 })
  const full = 'b2 a1 a2 c2 b1 b3 c1 a3 c3'
  const tie = { ...ANA, game: 'tictactoe', start: '.........', line: full }
  const { result, moves } = went(engine, tie)
  assert.equal([result, moves], ['tie', 5])
  for (const line of ['3-2', '3-2 9-9', 'x'])
    assert.throws(() => went(engine, { ...ANA, line }), /./, line)
})

scores(
  'who won is above, then who gave fewer wins away, then who took fewer moves; equal ones share a place',
  () => {
    const at = (/** @type {string} */ name, /** @type {any} */ how) => ({ ...ANA, name, ...how })
    const all = [
      at('lost', { result: 'loss', kept: 0, chances: 0, moves: 1 }),
      at('slow', { result: 'win', kept: 4, chances: 4, moves: 4 }),
      at('lucky', { result: 'win', kept: 1, chances: 2, moves: 2 }),
      at('best', { result: 'win', kept: 3, chances: 3, moves: 3 }),
      at('unknown', { result: 'win', kept: null, chances: 0, moves: 1 }),
      at('tied', { result: 'tie', kept: 0, chances: 0, moves: 1 }),
      at('equal', { result: 'win', kept: 2, chances: 2, moves: 3 }),
      at('elsewhere', { result: 'win', kept: 1, chances: 1, moves: 1, start: '1 2' }),
    ]
    const [first, second] = tables(all)
    assert.equal(
      first.scores.map(({ place, name }) => `${place} ${name}`),
      ['1 best', '1 equal', '3 slow', '4 lucky', '5 unknown', '6 tied', '7 lost'],
    )
    assert.equal([second.start, second.scores.length], ['1 2', 1])
  },
)

const HARD = { ...ANA, name: 'Ñ, "la otra"; fin', rules: 'a,b;c' }

scores('what is written is read again, with commas or semicolons, from Windows too', () => {
  const plays = [HARD, LUIS]
  const all = [
    { ...HARD, ...went(engine, ANA) },
    { ...scored(LUIS), kept: null },
  ]
  for (const sign of /** @type {const} */ ([',', ';'])) {
    const text = writeScores(all, sign)
    for (const given of [text, `\ufeff${text}`, text.replace(/\r\n/g, '\n')])
      assert.equal(
        readScores(given).map(({ at: _, ...play }) => play),
        plays,
      )
  }
  assert.equal(
    readScores(writePlays(plays), false).map(({ at }) => at),
    [1, 2],
  )
  const first = writeScores([scored(ANA)], ',')
  assert.is(first, 'name,game,rules,start,side,level,line,result,kept,chances,moves\r\nAna,nim,,3 4 5,1,perfect,3-2 5-1 1-1 4-4 4-4,win,3,3,3\r\n') // prettier-ignore
})

scores('what is no table is refused, and a bad line by its number', () => {
  for (const text of ['', 'x', 'name;age', '<html>'])
    assert.throws(() => readScores(text), /not a table of results/)
  const lines = writeScores([scored(ANA), scored(LUIS)], ',').split('\r\n')
  for (const bad of [
    'Eva',
    ',nim,,3 4 5,1,perfect,3-3',
    'Eva,nim,,3 4 5,3,perfect,3-3',
    'Eva,nim,,3 4 5,1,strong,3-3',
    '"Eva,nim,,3 4 5,1,perfect,3-3',
    '"Eva"x,nim,,3 4 5,1,perfect,3-3',
  ])
    assert.throws(
      () => readScores([...lines.slice(0, 2), bad, ...lines.slice(2)].join('\r\n')),
      (/** @type {any} */ error) => error.number === 3 && /from line/.test(error.message),
      bad,
    )
})

scores.run()
