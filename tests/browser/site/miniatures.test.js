/** The small drawings of cards: what they show of a move is what the engine says of it. */
import * as assert from 'uvu/assert'
import * as fs from 'node:fs'
import { at } from '../../../tools/lib/run.mjs'
import { draw, MINIATURES, miniatures, moved } from '../../../tools/miniatures.mjs'
import { readPages, sectionOf } from '../../../tools/site/pages.mjs'
import { engine } from '../../js/wasm.mjs'
import { browser, close, open, test } from '../browser.mjs'

/** @typedef {import('../../../tools/miniatures.mjs').Pair} Pair */

/** @param {Pair | null | undefined} pair @returns {Pair} */
function there(pair) {
  assert.ok(pair)
  return /** @type {Pair} */ (pair)
}

test('sticks stand for those of the position, and as many go as its best move takes', async () => {
  const starts = ['3 6 4', '10 12 5', '1', '7 5']
  const drawings = await draw(
    browser,
    starts.map((start) => there(moved(engine, { game: 'nim', start }))),
  )
  const { page } = await open(drawings.join(''))
  const counts = await page.evaluate(() =>
    [...document.querySelectorAll('svg.mini')].map((drawing) => {
      const sticks = [...drawing.querySelectorAll('[fill="var(--cgt-stick)"] > rect')]
      const going = sticks.filter((stick) => stick.closest('.go')).length
      return { going, staying: sticks.length - going }
    }),
  )
  starts.forEach((start, i) => {
    const game = engine.game('nim')
    const from = game.parse(start)
    const move = game.solve(from).move ?? game.nextMove(from, 0, 0)
    assert.ok(move)
    const sum = (/** @type {string} */ text) =>
      text.split(' ').reduce((all, n) => all + Number(n), 0)
    const staying = sum(move.to.text)
    assert.equal(counts[i], { going: sum(start) - staying, staying }, start)
  })
  assert.is(moved(engine, { game: 'nim', start: '0' }), null, 'no move is left to be shown')
})

test('every game can be drawn with a move, whatever its board', async () => {
  // some examples are ends
  const pairs = engine.games.map(({ name, examples }) =>
    there(
      examples.map(({ rules, start }) => moved(engine, { game: name, rules, start })).find(Boolean),
    ),
  )
  const drawings = await draw(browser, pairs)
  engine.games.forEach(({ name }, i) => {
    const [, width, height] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(drawings[i]) ?? []
    assert.ok(Number(width) > 0 && Number(height) > 0, name)
    assert.match(drawings[i], /class="(go|come|slide)"/, name)
    assert.not.match(drawings[i], /NaN|undefined|Infinity/, name)
  })
})

test('each chapter, game and tool of the laboratory has a drawing, in both languages, and none is heavy', async () => {
  const all = await miniatures(browser, engine, at())
  const pages = readPages(at()).filter(
    (page) =>
      /^(chapter|game)$/.test(page.kind) ||
      (page.kind === 'tool' && sectionOf(page) === 'laboratory'),
  )
  assert.equal(Object.keys(all).sort(), pages.map(({ out }) => out).sort())
  for (const [page, svg] of Object.entries(all)) {
    assert.ok(svg.length < 8000, `${page}: ${svg.length}`)
    assert.not.match(svg, /NaN|undefined/, page)
    for (const [, color] of svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g))
      assert.match(color, /^(none|var\(--cgt-[a-z0-9-]+\))$/, `${page}: both themes have it`)
  }
  assert.equal(all, JSON.parse(fs.readFileSync(MINIATURES, 'utf8')), 'the same each time')
})

test.after(close)
test.run()
