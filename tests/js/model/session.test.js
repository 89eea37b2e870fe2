import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chooseMove, review, Session, trap } from '../../../web/model/session.js'
import { fragment, readFragment } from '../../../web/model/address.js'
import { number, say, sayError } from '../../../web/model/i18n.js'
import { engine } from '../wasm.mjs'

const nim = engine.game('nim')

test('a line is replayed, left, and taken up again', () => {
  const s = new Session(
    engine.game('subtraction', { rules: '1 2 3' }),
    '10',
    '10-2 8-3 5-1 4-2 2-2',
  )
  assert.is(s.position.text, '10')
  for (let i = 0; i < 9; i++) s.redo()
  assert.is(s.position.text, '0')
  assert.ok(s.over)
  assert.is(s.winner, 0)
  s.undo()
  s.undo()
  assert.is(s.position.text, '4')
  s.play(s.game.move('4', '4-2'))
  assert.is(s.line.length, 5, 'the same move keeps the line')
  s.undo()
  s.play(s.game.move('4', '4-1'))
  assert.is(s.line.length, 4, 'another one drops it')
  assert.is(s.moves, '10-2 8-3 5-1 4-1')
})

test('a place in a line that is no whole number is one all the same: an address may say anything', () => {
  const s = new Session(nim, '3 4', '3-1 4-2')
  for (const [at, ply] of [
    [1.5, 1],
    [-1, 0],
    [NaN, 0],
    [Infinity, 2],
  ]) {
    s.goTo(at)
    assert.is(s.ply, ply)
    assert.ok(s.position.text)
  }
})

test('a line with an illegal move is refused', () => {
  assert.throws(
    () => new Session(nim, '3 4', '3-1 9-9'),
    (/** @type {Error} */ e) => e.name === 'IllegalMove',
  )
})

test('the perfect opponent wins every game that is won, from either side', () => {
  for (const [name, rules, start] of [
    ['nim', '', '3 5 6'],
    ['nim', 'misere', '3 4 5'],
    ['divisor', '', '20'],
    ['euclid', '', '25 7'],
    ['maze', '..#../#...#/..#../#..../.....', 'e5'],
  ]) {
    const game = engine.game(name, { rules })
    for (let seed = 1; seed < 20; seed++) {
      let state = seed
      const random = () => ((state = (state * 48271) % 2147483647) - 1) / 2147483646
      const s = new Session(game, start)
      const strong = game.solve(start).outcome === 'win' ? 0 : 1
      while (!s.over)
        s.play(chooseMove(game, s.position, s.turn === strong ? 'perfect' : 'random', { random }))
      assert.is(s.winner, strong, `${name} ${rules} ${start} seed ${seed}`)
    }
    game.close()
  }
})

test('the perfect opponent takes the longest way when it has lost', () => {
  const game = engine.game('subtraction', { rules: '1 2 3' })
  const s = new Session(game, '12')
  let plies = 0
  for (; !s.over; plies++) s.play(chooseMove(game, s.position, 'perfect'))
  assert.is(plies, game.solve('12').remoteness)
})

test('a lost computer sets traps: long games, and few moves keep the win', () => {
  /** One against who plays perfectly. @param {string} start won */
  const plies = (start) => {
    const s = new Session(nim, start)
    for (let n = 0; ; n++) {
      if (s.over) return n
      const { outcome, move } = nim.solve(s.position)
      s.play(
        /** @type {any} */ (
          (outcome === 'loss' && trap(nim, s.position, (p) => nim.solve(p))) || move
        ),
      )
    }
  }
  // 27 where one stick at a time is taken
  assert.equal(['10 12 5', '7 5 3', '3 4 5'].map(plies), [13, 11, 9])
  const lost = nim.parse('9 12 5')
  const keeps = (/** @type {string} */ text) =>
    nim.moves(text).filter(({ to }) => nim.solve(to).outcome === 'loss').length
  const { to } = /** @type {any} */ (trap(nim, lost, (p) => nim.solve(p)))
  assert.is(keeps(to.text), Math.min(...nim.moves(lost).map((m) => keeps(m.to.text))))
  assert.ok(Number(nim.solve(to).remoteness) * 3 >= Number(nim.solve(lost).remoteness) * 2 - 3)
  // where too much is not known, or too many moves are
  assert.is(
    trap(nim, lost, () => ({ outcome: 'unknown' })),
    null,
  )
  assert.is(
    trap(nim, nim.parse('60 60'), (p) => nim.solve(p)),
    null,
  )
})

test('the review names the move that gave the win away, and one that kept it', () => {
  const s = new Session(nim, '10 12 5', '')
  s.play(nim.move('10 12 5', '10-2'))
  s.play(nim.move('8 12 5', '8-8'))
  const [first, second] = review(s)
  assert.is(first.mistake, true)
  assert.is(first.before, 'win')
  assert.is(first.left, 'win')
  assert.is(first.lost, true)
  assert.is(nim.solve(nim.move('10 12 5', /** @type {string} */ (first.better)).to).outcome, 'loss')
  assert.is(second.before, 'win')
  assert.is(second.left, nim.solve('0 12 5').outcome)
})

test('of a move the review has what it left, and a tie given away is no win given away', () => {
  const ttt = engine.game('tictactoe', { rules: '3' })
  const s = new Session(ttt, 'x../.../...', 'b1 a2')
  s.goTo(2)
  const [reply, answer] = review(s)
  assert.equal([reply.left, reply.mistake, reply.lost], ['win', true, false])
  assert.equal([answer.left, answer.mistake, answer.worth], ['loss', false, null])
  ttt.close()
})

test('where moves gain points, the review has what each was worth to who made it', () => {
  const row = engine.game('row')
  const s = new Session(row, '4 -10 -20 7')
  const [move] = row.moves(s.position)
  s.play(move)
  assert.is(review(s)[0].worth, move.gain - Number(row.solve(move.to).value))
  row.close()
})

test('an address holds attributes and nothing else', () => {
  const hash = fragment('mi juego', {
    game: 'nim',
    start: '10 12 5',
    rules: '',
    moves: '10-2&x=<b>',
  })
  assert.is(hash, '#mi%20juego&game=nim&start=10%2012%205&moves=10-2%26x%3D%3Cb%3E')
  assert.equal(readFragment(hash), {
    id: 'mi juego',
    attributes: { game: 'nim', start: '10 12 5', moves: '10-2&x=<b>' },
    whole: true,
  })
  const damaged = { '%E0%A4%A': '', b: '%zz' }
  assert.equal(readFragment('#a&%E0%A4%A&=x&b=%zz'), { id: 'a', attributes: damaged, whole: false })
  assert.equal(readFragment('#a&b&c=d=e+f'), {
    id: 'a',
    attributes: { b: '', c: 'd=e f' },
    whole: true,
  })
  assert.equal(readFragment(''), { id: '', attributes: {}, whole: true })
})

test('sentences have slots, plural forms, and numbers for readers', () => {
  assert.is(say('en', '{n} stick|{n} sticks', { n: 1 }), '1 stick')
  assert.is(say('en', '{n} stick|{n} sticks', { n: 1234567 }), '1\u202f234\u202f567 sticks')
  assert.is(number(-3), '−3')
  assert.is(number(9999), '9999')
  assert.is(say('es', 'Undo'), 'Deshacer')
  try {
    nim.parse('3 x')
  } catch (error) {
    assert.is(sayError('en', error), 'Expected a heap size (at “x”).')
    assert.match(sayError('es', error), /\(en «x»\)\.$/)
  }
})

test('a move of another position is refused, and the line stays', () => {
  const s = new Session(nim, '3 4 5')
  const move = nim.move('3 4 5', '3-1')
  s.play(move)
  assert.throws(
    () => s.play(move),
    (/** @type {Error} */ e) => e.name === 'IllegalMove',
  )
  assert.is(s.moves, '3-1')
  assert.is(s.position.text, '2 4 5')
})

test('a computer that looks three moves ahead sees what ends by then, and nothing more', () => {
  const take = engine.game('subtraction', { rules: '1 2 3' })
  /** @param {import('../../../web/engine/engine.js').Game} game @param {string} text */
  const chosen = (game, text) => {
    const all = Array.from({ length: 40 }, (_, i) =>
      chooseMove(game, game.parse(text), 'human', { random: () => i / 40 }),
    )
    return [...new Set(all.map((move) => move.text))].sort()
  }
  for (const n of [1, 2, 3, 5, 6, 7]) assert.equal(chosen(take, String(n)), [`${n}-${n % 4}`])
  // it is lost, or won in five moves: nothing is seen to end
  for (const n of [9, 10, 11, 12])
    assert.equal(chosen(take, String(n)), [1, 2, 3].map((k) => `${n}-${k}`).sort())
  // the opponent is not left a heap that it takes at once
  assert.equal(
    chosen(nim, '4 9'),
    chosen(nim, '4 9').filter((text) => !/^(4-4|9-9)$/.test(text)),
  )
  // points
  const row = engine.game('row', { rules: '' })
  for (const text of chosen(row, '4 -10 7')) {
    const { gain, to } = row.move('4 -10 7', text)
    assert.is(gain - Number(row.solve(to).value), row.solve('4 -10 7').value)
  }
  assert.ok(
    nim.move('1000000000 7', chosen(nim, '1000000000 7')[0]),
    'so many moves are not looked at',
  )
  const misere = engine.game('nim', { rules: 'misere' })
  assert.equal(chosen(misere, '1 5'), ['5-5'])
})

test('a review says by how many moves the end was put off, or came sooner', () => {
  /** @param {string} game @param {string} start @param {string} moves */
  const late = (game, start, moves) =>
    review(new Session(engine.game(game), start, moves)).map((row) => row.delay)
  const whole = (
    /** @type {string} */ game,
    /** @type {string} */ start,
    /** @type {string} */ moves,
  ) => {
    // prettier-ignore
    const session = new Session(engine.game(game), start, moves)
    session.goTo(session.line.length)
    return review(session).map((row) => row.delay)
  }
  assert.equal(late('divisor', '6', '6-1').length, 0)
  /* 6 is won in 3 moves by 3 and in 5 by 1 */
  assert.equal(whole('divisor', '6', '6-1 5-1 4-1 3-1 2-1'), [2, 0, 0, 0, 0])
  assert.equal(whole('divisor', '6', '6-3 3-1 2-1'), [0, 0, 0])
  /* 2 2 is lost in 4 moves, and in 2 by a whole heap */
  assert.equal(whole('nim', '2 2', '2-2 2-2'), [-2, 0])
})

test.run()
