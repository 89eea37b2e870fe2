/** The small drawings of cards: what they show of a move is what the engine says of it. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { miniatures, moved } from '../../../tools/miniatures.mjs'
import { readPages, sectionOf } from '../../../tools/site/pages.mjs'
import { engine } from '../wasm.mjs'

/** @param {string} body @param {string} look */
const count = (body, look) => body.split(`class="${look}"`).length - 1

test('sticks stand for those of the position, and as many go as its best move takes', () => {
  for (const start of ['3 6 4', '10 12 5', '1', '7 5']) {
    const game = engine.game('nim')
    const from = game.parse(start)
    const move = game.solve(from).move ?? game.nextMove(from, 0, 0)
    assert.ok(move)
    const sum = (/** @type {string} */ text) =>
      text.split(' ').reduce((all, n) => all + Number(n), 0)
    const { body = '' } = moved(engine, { game: 'nim', start }) ?? {}
    assert.is(count(body, 'sk'), sum(move.to.text), start)
    assert.is(count(body, 'sk go'), sum(start) - sum(move.to.text), start)
  }
  assert.is(moved(engine, { game: 'nim', start: '0' }), null, 'no move is left to be shown')
})

test('every game can be drawn with a move, whatever its board', () => {
  for (const { name, examples } of engine.games) {
    // some examples are ends
    const drawn = examples
      .map(({ rules, start }) => moved(engine, { game: name, rules, start }))
      .find(Boolean)
    assert.ok(drawn && drawn.width > 0 && drawn.height > 0, name)
    assert.match(drawn.body, /class="(\w+ )?(go|come|slide)"/, name)
    assert.not.match(drawn.body, /NaN|undefined|Infinity/, name)
  }
})

test('each chapter, game and tool of the laboratory has a drawing, in both languages, and none is heavy', () => {
  const all = miniatures(engine, at())
  const pages = readPages(at()).filter(
    (page) =>
      /^(chapter|game)$/.test(page.kind) ||
      (page.kind === 'tool' && sectionOf(page) === 'laboratory'),
  )
  assert.equal(Object.keys(all).sort(), pages.map(({ out }) => out).sort())
  for (const [page, svg] of Object.entries(all)) {
    assert.ok(svg.length < 8000, `${page}: ${svg.length}`)
    assert.not.match(svg, /NaN|undefined/, page)
  }
})

test.run()
