/** Games in which Left and Right have moves of their own: their script, and play on their boards. */
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { close, done, open, test, visit } from '../browser.mjs'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

test('partizan games are played beside the classics, and in embed.html', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="domineering" start="2x3"></cgt-play><cgt-play game="wythoff" start="3 5"></cgt-play>',
  )
  assert.equal(
    await page
      .locator('cgt-play')
      .evaluateAll((all) => all.map((e) => /** @type {any} */ (e).position)),
    ['...|...', '3 5'],
  )
  assert.equal(troubles, [])
  await done(page)
  const address = `${pathToFileURL(path.join(dist, 'embed.html')).href}#cgt-play&game=toads&start=t.f&lang=en`
  const embedded = await visit(address)
  assert.is(await embedded.page.locator('cgt-play .problem').count(), 0)
  assert.equal(embedded.troubles, [])
  await done(embedded.page)
})

/** Each from a start that is soon over. */
const GAMES = [
  { game: 'hackenbush', start: '0-1l-2r 0-3l-4r-5l 0-6r' },
  { game: 'domineering', start: '3x4' },
  { game: 'toads', start: 'ttt..fff' },
  { game: 'clobber', start: 'xox|oxo|xox' },
  { game: 'konane', start: 'xoxo|o.ox|xoxo|oxox' },
  { game: 'cutcake', start: '(3,2)+(2,3)' },
  { game: 'maundy', start: '(4,2)+(2,3)' },
  { game: 'col', start: 'tree .-.(-.;-.(-.;-.);-.)' },
  { game: 'snort', start: 'path 7' },
  { game: 'difference', start: '6 4', rules: '2 3 | 1' },
]
/** @param {import('playwright-core').Page} page */
const state = (page) =>
  page.locator('cgt-play').evaluate((e) => {
    const { session, position } = /** @type {any} */ (e)
    return { position, start: session.start.text, over: session.over, plies: session.ply, by: session.winner === null ? 0 : session.player(session.winner) } // prettier-ignore
  })
const SAID = { en: ['Left', 'Right'], es: ['Izquierda', 'Derecha'] }

for (const { game, start, rules = '' } of GAMES)
  for (const lang of /** @type {const} */ (['en', 'es']))
    test(`${game} is played to its end in ${lang}, by mouse and by key, and the status names Left and Right`, async () => {
      const { page, troubles } = await open(
        `<cgt-play game="${game}" rules="${rules}" start="${start}" opponent="person"></cgt-play>`,
        { lang },
      )
      const status = () => page.locator('cgt-play .status').textContent()
      for (let ply = 0; ply < 40 && !(await state(page)).over; ply++) {
        assert.match(String(await status()), new RegExp(SAID[lang][ply % 2]))
        if (ply % 2) {
          const cell = page.locator('cgt-play .board [data-choice]').first()
          await cell.focus()
          await page.keyboard.press('Enter')
        } else {
          const chosen = page.locator('cgt-play .board [data-choice]').first()
          await chosen.dispatchEvent('click')
          await page.locator('cgt-play .actions .primary').click()
        }
        assert.is((await state(page)).plies, ply + 1)
      }
      const { over, plies, by } = await state(page)
      assert.ok(over && plies > 2)
      assert.is(by, plies % 2 ? 1 : 2, 'who moved last')
      assert.match(String(await status()), new RegExp(SAID[lang][by - 1]))
      assert.is(
        await page.locator('cgt-play .review .chip.win, cgt-play .review .chip.loss').count(),
        0,
      )
      assert.ok(
        await page
          .locator('cgt-play .review')
          .locator('.chip.L, .chip.R, .chip.N, .chip.P')
          .count(),
      )
      assert.equal(troubles, [])
      await done(page)
    })

test('starts says who begins, and the settings who plays which side; the computer wins what it can', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="toads" start="ttt..fff" starts="right"></cgt-play>',
  )
  assert.is((await state(page)).position, 'ttt..fff:R')
  assert.match(String(await page.locator('cgt-play .settings').textContent()), /You are Right/)
  await page.locator('cgt-play .sentence').click()
  await page.locator('cgt-play input[name="starts"]').first().check()
  /* the computer, which now begins, may have moved */
  assert.is((await state(page)).start, 'ttt..fff')
  assert.match(
    String(await page.locator('cgt-play .settings').textContent()),
    /You are Right.*Left begins/s,
  )
  await page.locator('cgt-play input[name="side"]').first().check()
  assert.match(
    String(await page.locator('cgt-play .settings').textContent()),
    /You are Left.*Left begins/s,
  )
  assert.equal(troubles, [])
  await done(page)
})

test('who wins is told by four letters and values, never by W and L, and the computer keeps a win', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="hackenbush" start="0-1l-2r 0-3l-4r-5l 0-6r" values="grundy" first="opponent"></cgt-play>',
  )
  const shown = () =>
    page
      .locator('cgt-play .board :is(.t-L, .t-R, .t-N, .t-P)')
      .evaluateAll((all) => all.map((e) => e.textContent))
  await page.locator('cgt-play .primary').click()
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('cgt-play')).session.ply === 1,
  )
  assert.is(
    (await state(page)).position,
    '0-1l-2r 0-3l-4r 0-6r:R',
    'the one cut that wins: what is left is worth 0',
  )
  assert.equal(await shown(), ['1', '1/2', '1/2'])
  assert.is(await page.locator('cgt-play .board :is(.t-win, .t-loss)').count(), 0)
  assert.match(
    String(await page.locator('cgt-play .status').textContent()),
    /value 0: the player who moves second wins/,
  )
  assert.equal(troubles, [])
  await done(page)
})

test('a touched square shows the domino, its other half lays it; a stone shows where it may go', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="domineering" start="3x3" opponent="person"></cgt-play><cgt-play game="clobber" start="xox|oxo|xox" opponent="person"></cgt-play>',
  )
  const [dominoes, stones] = [0, 1].map((i) => page.locator('cgt-play').nth(i))
  const cell = (/** @type {import('playwright-core').Locator} */ play, /** @type {number} */ n) =>
    play.locator('.board [role="gridcell"]').nth(n)
  await cell(dominoes, 1).click()
  assert.is(await dominoes.locator('.domino.p1.lean').count(), 1)
  await cell(dominoes, 4).click()
  assert.is(await dominoes.evaluate((e) => /** @type {any} */ (e).position), '.#.|.#.|...:R')
  assert.is(await dominoes.locator('.domino.p1:not(.lean)').count(), 1)
  await cell(stones, 4).click()
  assert.is(await stones.locator('.way.chosen').count(), 1)
  await cell(stones, 7).click()
  await cell(stones, 7).click()
  assert.is(await stones.evaluate((e) => /** @type {any} */ (e).position), 'xox|o.o|xxx:R')
  assert.equal(troubles, [])
  await done(page)
})

test('a line of a cake that is touched is chosen, again it is cut, and the parts lie where the cake lay', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="cutcake" start="(5,2)" opponent="person"></cgt-play><cgt-play game="maundy" start="(6,2)" opponent="person"></cgt-play>',
  )
  const [two, equal] = [0, 1].map((i) => page.locator('cgt-play').nth(i))
  const line = (/** @type {import('playwright-core').Locator} */ play, /** @type {number} */ n) =>
    play.locator(`.slit[data-choice="${n}"]`)
  /** @param {import('playwright-core').Locator} play @returns {Promise<string[]>} x and width of each piece, in lines */
  const pieces = (play) =>
    play.locator('svg > g:first-of-type > .crumb').evaluateAll(
      (all) =>
        all.map((e) => ['x', 'width'].map((a) => Math.round(Number(e.getAttribute(a)) / 56)).join(' ')).sort(), // prettier-ignore
    )
  assert.is(await two.locator('.slit.p1').count(), 4, 'Left alone has lines to touch')
  await line(two, 4).locator('.hit').click()
  assert.is(await two.locator('.slit.chosen').count(), 1)
  assert.match(
    String(await line(two, 4).getAttribute('aria-label')),
    /^Cut \(5,2\):4: \(4,2\) \+ \(1,2\)$/,
  )
  await line(two, 4).locator('.hit').click()
  assert.is(
    await two.evaluate((e) => /** @type {any} */ (e).position),
    '(4,2)+(1,2):R',
    'where it was touched',
  )
  assert.equal(await pieces(two), ['0 4', '4 1'])
  assert.is(await two.locator('.slit.p2').count(), 2)
  await line(equal, 3).locator('.hit').click()
  await line(equal, 3).locator('.hit').click()
  assert.is(await equal.evaluate((e) => /** @type {any} */ (e).position), '(2,2)+(2,2)+(2,2):R')
  assert.equal(await pieces(equal), ['0 2', '2 2', '4 2'])
  assert.equal(troubles, [])
  await done(page)
})

test('the rim of a region says who may paint it, which in Col and Snort is turned round', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="col" start="path 4" opponent="person"></cgt-play><cgt-play game="snort" start="path 4" opponent="person"></cgt-play>',
  )
  const rims = (/** @type {number} */ i) =>
    page
      .locator('cgt-play')
      .nth(i)
      .locator('.region > :is(.rim, g > .paint, g)')
      .evaluateAll((all) => all.map((e) => e.getAttribute('class') ?? 'paint'))
  assert.equal(await rims(0), Array(4).fill('rim either'))
  for (const i of [0, 1]) {
    const region = page.locator('cgt-play').nth(i).locator('.region[data-item="1"]')
    await region.click()
    assert.is(await region.locator('.paint.left.lean').count(), 1)
    await region.click()
  }
  assert.equal(await rims(0), ['rim right', 'paint', 'rim right', 'rim either'])
  assert.equal(await rims(1), ['rim left', 'paint', 'rim left', 'rim either'])
  assert.match(
    String(
      await page.locator('cgt-play').nth(1).locator('[data-item="0"]').getAttribute('aria-label'),
    ),
    /^Region 1: free for Left$/,
  )
  assert.equal(troubles, [])
  await done(page)
})

test('under heaps stand the amounts of each player, and no stick of the other one is a move', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="difference" rules="2 3 | 1" start="7 2" opponent="person" values="grundy"></cgt-play>',
  )
  assert.equal(
    await page
      .locator('cgt-play .takes > span')
      .evaluateAll((all) => all.map((e) => e.textContent?.trim())),
    ['Left takes 2, 3', 'Right takes 1'],
  )
  const choices = () =>
    page
      .locator('cgt-play .stick[data-choice]')
      .evaluateAll((all) => all.map((e) => /** @type {HTMLElement} */ (e).dataset.choice))
  assert.equal(await choices(), ['3', '2', '2'])
  await page.locator('cgt-play .stick[data-item="1"][data-choice="2"]').click()
  await page.locator('cgt-play .primary').click()
  assert.equal(await choices(), ['1'])
  assert.is(await page.locator('cgt-play .board :is(.chip.win, .chip.loss)').count(), 0)
  assert.equal(troubles, [])
  await done(page)
})

test('what a move is worth stands on its domino alone, however long it is written', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="domineering" start="4x4" values="grundy" opponent="person"></cgt-play><cgt-play game="domineering" start="2x4" values="grundy" opponent="person"></cgt-play>',
  )
  await page.waitForFunction(() => /Tiny/.test(document.querySelector('cgt-play')?.shadowRoot?.querySelector('svg.draw')?.textContent ?? '')) // prettier-ignore
  const wrong = await page.locator('cgt-play').evaluateAll((all) =>
    all.flatMap(({ shadowRoot }) => {
      const marks = [
        ...(shadowRoot?.querySelectorAll('svg.draw :is(.m-L, .m-R, .m-N, .m-P)') ?? []),
      ].map((shape) => ({
        // prettier-ignore
        box: shape.getBoundingClientRect(),
        text: /** @type {Element} */ (shape.nextElementSibling).getBoundingClientRect(),
        says: shape.nextElementSibling?.textContent,
      }))
      return [
        ...(marks.length < 4 ? ['no marks'] : []),
        ...marks.flatMap(({ box, text, says }, i) => [
          ...(text.left < box.left || text.right > box.right ? [`${says} is cut`] : []),
          ...marks.slice(i + 1).flatMap(({ box: other, says: said }) => {
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
            const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
            return across > 0 && down > 0 ? [`${says} lies on ${said}`] : []
          }),
        ]),
      ]
    }),
  )
  assert.equal(wrong, [])
  assert.equal(troubles, [])
  await done(page)
})

test.after(close)
test.run()
