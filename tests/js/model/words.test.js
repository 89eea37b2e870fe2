/** What is said of a play, held against what the solvers find of its positions. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Answers } from '../../../web/model/answers.js'
import { number, say } from '../../../web/model/i18n.js'
import { Session } from '../../../web/model/session.js'
import { frameOf, tagOf } from '../../../web/model/snippet.js'
import { readSum } from '../../../web/model/sum.js'
import { Words } from '../../../web/model/words.js'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/model/words.js').Voice} Voice */

/** what a best move leaves */
const LEFT = { win: 'loss', loss: 'win', tie: 'tie', draw: 'draw' }

/** @param {string} name */
const factsOf = (name) => {
  const facts = engine.games.find((game) => game.name === name)
  assert.ok(facts, name)
  return /** @type {NonNullable<typeof facts>} */ (facts)
}
/**
 * After the moves of a line.
 * @param {{ game: string, rules?: string, start?: string, moves?: string }} what
 * @param {Partial<Voice> & { lang?: 'es' | 'en' }} [who]
 */
function play({ game: name, rules = '', start, moves = '' }, { lang = 'en', ...who } = {}) {
  const game = engine.game(name, { rules })
  const session = new Session(game, start ?? game.start, moves)
  session.goTo(Infinity)
  const parts = name === 'sum' ? readSum(rules).map((part) => factsOf(part.name)) : []
  const far = () => Promise.reject(new Error('nobody is asked'))
  /** @type {Voice} */
  const voice = {
    ...{ opponent: 'computer', first: 'me', num: number },
    t: (key, slots) => say(lang, key, slots),
    ...who,
  }
  const words = new Words(voice, session, new Answers(game, far), parts)
  return { words, session, game }
}
/** Every example of every game, and each position of a line in which now the first move is played, now the last. */
function* positions() {
  for (const { name, examples } of engine.games)
    for (const { rules, start } of examples) {
      const game = engine.game(name, { rules })
      const session = new Session(game, start)
      for (let ply = 0; !session.over && ply < 12; ply++) {
        yield { game: name, rules, start: session.position.text }
        const moves = game.moves(session.position, { limit: 40 })
        session.play(moves[ply % 2 ? 0 : moves.length - 1])
      }
      game.close()
    }
}

test('a hint says what search finds, and the move that it tells keeps what can be had', () => {
  const seen = new Set()
  for (const at of positions()) {
    const { words, session, game } = play(at)
    const { outcome, value } = game.solve(session.position, { budget: 60_000 })
    const where = `${at.game} ${at.rules} at ${at.start}`
    if (outcome === 'unknown') assert.is(words.hint(1), words.beyond, where)
    else {
      const worth = words.scores || words.gains
      const first = { win: /^This position is winning/, loss: /^This position is losing/ }
      const none = /^With best play, nobody wins/
      if (!worth)
        assert.match(words.hint(1), outcome in first ? first[/** @type {'win'} */ (outcome)] : none)
      else assert.is(words.hint(1), words.worth(value ?? 0), where)
      const told = game
        .moves(session.position, { limit: 600 })
        .find(({ item, choice }) => `${words.phrase(item, choice)}.` === words.hint(3))
      if (told) {
        const left = game.solve(told.to, { budget: 60_000 })
        if (worth && left.value !== null)
          assert.is(told.gain - left.value, value, `${where}: ${told.text}`)
        else assert.is(left.outcome, LEFT[outcome], `${where}: ${told.text}`)
        const thing = game
          .items(session.position, { limit: 2000 })
          .find((i) => i.item === told.item)
        const look = /^Look at (heap|row) (\d+), of (\d+)\.$/.exec(words.hint(2))
        if (look) assert.equal(look.slice(2).map(Number), [told.item + 1, thing?.number], where)
      }
      seen.add(`${outcome}${told ? '' : ' without a move'}`)
    }
    game.close()
  }
  for (const outcome of ['win', 'loss', 'tie', 'draw']) assert.ok(seen.has(outcome), outcome)
})

test('why a position is won begins with what to do, as the hint before says it, and the theory comes after', () => {
  let theory = 0
  for (const at of positions()) {
    const { words, session, game } = play(at)
    const { outcome, move } = game.solve(session.position, { budget: 60_000 })
    const where = `${at.game} ${at.rules} at ${at.start}`
    if (outcome === 'win' && move && !words.scores && !words.gains) {
      const [todo, ...rest] = words.hint(4).split(': ')
      const told = words.hint(3).replace(/\.$/, '').split(': ')
      assert.equal([todo, ...rest].slice(0, told.length), told, where)
      assert.match(rest.join(), /whatever your opponent plays|ends the game/, where)
      theory += Number(/XOR is 0\.$/.test(words.hint(4)))
    }
    if (outcome === 'loss') assert.not.match(words.hint(4), /^The xor/i, where)
    game.close()
  }
  assert.ok(theory > 5)
  assert.is(
    play({ game: 'nim', start: '10 12 5' }).words.hint(4),
    'Take 1 of 10: whatever your opponent plays then, you can win. In 9 12 5 the XOR is 0.',
  )
})

test('no sentence of any game, in either language, has a slot left open or a value that is not there', () => {
  for (const lang of /** @type {const} */ (['es', 'en']))
    for (const at of positions()) {
      const { words, session, game } = play(at, { lang })
      const said = [1, 2, 3, 4].map((level) => words.hint(level))
      for (const { item, choice, text } of game.moves(session.position, { limit: 20 }))
        said.push(words.phrase(item, choice), words.read(text), words.read(text, true))
      for (const sentence of said) {
        assert.ok(sentence.trim(), `${at.game} at ${at.start}`)
        assert.not.match(sentence.replace(/mex\{[\d, ]*\}/g, ''), /[{}|]|undefined|null|NaN/)
      }
      game.close()
    }
})

test('a move is said by its part of a sum, by its node, by its card; quoted where it is words', () => {
  const sum = play({
    game: 'sum',
    rules: 'maze{..#../#...#/..#../#..../.....} + nim',
    start: 'c5 + 6',
  })
  assert.is(sum.words.hint(3), 'Part 2: Take 5 of 6.')
  assert.is(sum.words.read('2:6-5', true), '“Part 2: Take 5 of 6”')
  const graph = play({ game: 'graph', rules: '2>1 3>2 3>1', start: '3' })
  assert.is(graph.words.read('1'), 'node 1')
  const nim = play({ game: 'nim', start: '10 12 5' })
  assert.is(nim.words.read('10-1'), 'Take 1 of 10')
  assert.is(play({ game: 'digits', start: '33' }).words.read('3@2'), 'Strike out 3')
  const cards = play({ game: 'game31' })
  assert.is(cards.words.read('6'), '6')
  const cake = play({ game: 'cake', start: '2 3 0 2' })
  const cuts = cake.game.moves(cake.session.position).map((m) => cake.words.read(m.text))
  assert.ok(cuts.some((cut) => /^Cut below row \d$/.test(cut)))
  assert.ok(cuts.some((cut) => /^Cut right of column \d$/.test(cut)))
})

test('the last move is a sentence in the past: by its heap, by what it leaves where that says more, else in quotation marks', () => {
  const happened = (/** @type {Parameters<typeof play>[0]} */ what, /** @type {Parameters<typeof play>[1]} */ who = {}) =>
    play(what, who).words.happened() // prettier-ignore
  const wythoff = { game: 'wythoff', start: '7 4', moves: '3+3 1+1' }
  assert.is(happened({ ...wythoff, moves: '' }), '')
  assert.is(happened({ ...wythoff, moves: '3+3' }), 'You played 3+3 and left 4 1.')
  assert.is(happened(wythoff), 'The computer played 1+1 and left 3 0.')
  assert.is(happened(wythoff, { opponent: 'person' }), 'Player 2 played 1+1 and left 3 0.')
  assert.is(happened(wythoff, { lang: 'es' }), 'La computadora jugó 1+1 y dejó 3 0.')
  /* without the letter of the edge's colour */
  const plant = { game: 'hackenbush', start: '0-1l 1-2r', moves: '0-1l' }
  assert.is(happened(plant), 'You played “Cut 0-1”.')
  assert.is(happened(plant, { first: 'opponent', lang: 'es' }), 'La computadora jugó «Cortar 0-1».')
  assert.is(
    happened({ game: 'digits', start: '1234567', moves: '4' }),
    'You played “Strike out 4”.',
  )
  /* the second 3 is a 3 like the first */
  assert.is(
    happened({ game: 'digits', start: '33', moves: '3@2' }, { lang: 'es' }),
    'Jugaste «Tachar un 3».',
  )
  assert.is(happened({ game: 'nim', start: '3 5', moves: '5-2' }), 'You took 2 from heap 2 and left 3 there.') // prettier-ignore
  for (const at of positions()) {
    const { session, game } = play(at)
    const [move] = game.moves(session.position, { limit: 1 })
    const said = happened({ ...at, moves: move.text }, { lang: 'es' })
    assert.match(said, /^(Jugaste|Quitaste) .*\.$/, `${at.game} ${at.start}`)
    assert.not.match(said, /[{}]\w|undefined|\d[lr]\b/, said)
  }
})

test('what goes from a row of pins, and what it leaves, is said in words, alone and in a sum, in every game of rows', () => {
  for (const [at, text, en, es] of /** @type {const} */ ([
    [{ game: 'octal', rules: 'kayles', start: '5' }, '5-2=1+2', 'Take 2 from the row of 5, leaving 1 and 2', 'Quitar 2 de la fila de 5 y dejar 1 y 2'], // prettier-ignore
    [{ game: 'octal', rules: 'kayles', start: '5' }, '5-2', 'Take 2 from the row of 5', 'Quitar 2 de la fila de 5'], // prettier-ignore
    [{ game: 'octal', rules: 'kayles', start: '5 5' }, '5-1@2', 'Take 1 from the row of 5', 'Quitar 1 de la fila de 5'], // prettier-ignore
    [{ game: 'octal', rules: 'grundy', start: '5' }, '5=1+4', 'Part the row of 5 into 1 and 4', 'Partir la fila de 5 en 1 y 4'], // prettier-ignore
    [{ game: 'rule', rules: 'take 1, 3 or 4', start: '10' }, '10-3', 'Take 3 from the row of 10', 'Quitar 3 de la fila de 10'], // prettier-ignore
    [{ game: 'sum', rules: 'nim + octal{kayles}', start: '3 + 5' }, '2:5-1=2+2', 'Part 2: Take 1 from the row of 5, leaving 2 and 2', 'Parte 2: Quitar 1 de la fila de 5 y dejar 2 y 2'], // prettier-ignore
  ]))
    for (const [lang, said] of /** @type {const} */ ([
      ['en', en],
      ['es', es],
    ])) {
      const { words, session, game } = play(at, { lang })
      const { item, choice } = game.move(session.position, text)
      assert.is(words.phrase(item, choice), said)
      assert.is(words.read(text), said)
      game.close()
    }
})

test('where the end has a value, hints speak of it for MAX, whoever is to move', () => {
  const max = play({ game: 'tree', rules: '3 5 2 9', start: '' })
  assert.is(max.words.hint(1), 'Best play gives 3.')
  assert.match(max.words.hint(2), /^Begin at the leaves/)
  assert.match(max.words.hint(4), /The moves are worth 3, 2: MAX picks the largest\.$/)
  const [left] = max.game.moves(max.session.position)
  max.session.play(left)
  assert.is(max.words.hint(1), 'Best play gives 3.')
  assert.match(max.words.hint(4), /The moves are worth 3, 5: MIN picks the smallest\.$/)
  max.session.play(max.game.moves(max.session.position)[1])
  assert.is(max.words.result(), 'The game ends with 5. Best play gives 3.')
  const kept = play({ game: 'tree', rules: '3 5 2 9', start: '' }, { keeps: true })
  for (const i of [0, 1]) kept.session.play(kept.game.moves(kept.session.position)[i])
  assert.is(kept.words.result(), 'The game ends with 5.', 'a slide asks for the other')
})

test('where moves gain points, the sum that is said is right', () => {
  const { words } = play({ game: 'row', start: '4 -10 -20 7' })
  const why = words.hint(4)
  const [, gain, rest, total] =
    /gains (\S+) now.*?leaves your opponent (\S+), so .*= (\S+)\.$/.exec(why) ?? []
  const [a, b, c] = [gain, rest, total].map((n) => Number(n.replace('−', '-')))
  assert.is(a - b, c)
  assert.match(words.hint(1), new RegExp(`gains ${c} points more`))
})

test('of a drawn position the moves that lose are told, each with the answer that wins', () => {
  const { words, session, game } = play({ game: 'tictactoe', rules: '3', start: 'x../.o./..x' })
  assert.is(game.solve(session.position).outcome, 'tie')
  const lose = game
    .moves(session.position)
    .filter(({ to }) => game.solve(to).outcome === 'win')
    .map(({ text }) => text)
  assert.ok(lose.length)
  assert.match(words.hint(4), /These moves lose \(reply\): /)
  for (const text of lose) assert.match(words.hint(4), new RegExp(`${text} \\([a-c][1-3]\\)`))
})

test('players have their names, and who is to move and who has won is said by them', () => {
  const at = { game: 'nim', start: '1 1', moves: '1-1 1-1' }
  assert.is(play(at).words.result(), 'The computer wins.')
  assert.is(play(at, { first: 'opponent' }).words.result(), 'You win.')
  assert.is(play(at, { opponent: 'person' }).words.result(), 'Player 2 wins.')
  assert.is(play({ ...at, rules: 'misere' }).words.result(), 'You win.')
  const { words, session } = play({ game: 'nim', start: '3 4' })
  assert.equal([words.name(1), words.name(2)], ['You', 'Computer'])
  assert.is(words.turn(false, false), 'Your turn')
  session.play(session.game.moves(session.position)[0])
  assert.is(words.turn(false, false), 'The computer is thinking')
  assert.is(words.turn(true, false), 'It is the computer’s turn: press Start')
  assert.is(words.turn(false, true), 'Computer')
  const second = play({ game: 'nim', start: '3 4' }, { first: 'opponent' }).words
  assert.is(second.turn(true, false), 'The computer begins: press Start')
  const slide = play({ game: 'nim' }, { first: 'opponent', inDeck: true }).words
  assert.is(slide.turn(true, false), 'The computer begins', 'Start waits for the mouse')
  assert.is(play({ game: 'nim' }, { opponent: 'person' }).words.turn(false, false), 'Player 1')
})

test('players who have signs on the board are named by them, in every status and result', () => {
  /** @param {Parameters<typeof play>[0]} what @param {Parameters<typeof play>[1]} [voice] */
  const turn = (what, voice) => play(what, voice).words.turn(false, false)
  const two = /** @type {const} */ ({ opponent: 'person' })
  const empty = { game: 'tictactoe', start: '.../.../...' }
  const crossed = { game: 'tictactoe', start: 'x../.o./..x' }
  assert.is(turn(empty, two), 'X')
  assert.is(turn(crossed, two), 'O')
  assert.is(turn(crossed), 'Your turn (O)')
  assert.is(turn(crossed, { first: 'opponent' }), 'The computer is thinking (O)')
  const { words } = play(crossed)
  assert.equal([words.name(1), words.name(2)], ['Computer (X)', 'You (O)'])
  assert.is(play({ ...empty, start: 'xx./oo./...', moves: 'c1' }, two).words.result(), 'X wins.')
  assert.is(turn({ game: 'northcott', rules: '4', start: '1-4/1-4:2' }, two), 'O')
  const tree = { game: 'tree', rules: 'min 3 5 2 9' }
  assert.is(turn(tree, two), 'MIN')
  assert.is(turn(tree, { ...two, unnamed: true }), '▼')
  assert.is(turn(tree), 'Your turn')
})

test('a line for a page says every attribute once, whatever is in it', () => {
  assert.is(
    tagOf('cgt-play', { game: 'rule', rules: 'a & "b"', start: '', at: '0' }),
    '<cgt-play game="rule" rules="a &amp; &quot;b&quot;" at="0"></cgt-play>',
  )
  assert.match(frameOf('embed.html#cgt-play&game=nim'), /src="embed.html#cgt-play&amp;game=nim"/)
})

test.run()
