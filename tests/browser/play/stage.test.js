// The stage of a game: what moves and when, what stays where it is, what was taken, who held the win.
import * as assert from 'uvu/assert'
import { each } from '../../deep.mjs'
import { chosen, close, done, inWindow, open, running, still, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const DIST = new URL('../../../dist/', import.meta.url)

const TEN = '<cgt-play game="subtraction" rules="1 2 3" start="10"></cgt-play>'
/** What moves now, by its key. @param {Page} page @param {boolean} [some] something does */
const moving = async (page, some = true) =>
  (await (some ? running : still)(page)).map(({ key }) => key)
/** @param {Page} page */
const mine = (page) =>
  page.waitForFunction(() => {
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    return play.mine || play.session.over
  })
/** @param {Page} page @param {number} amount */
const take = (page, amount) =>
  page.getByRole('gridcell', { name: new RegExp(`^Take ${amount} of`) }).dblclick()
/** @param {Page} page @param {string} css @returns {Promise<number[]>} */
const place = (page, css) =>
  page.locator(css).evaluate((e) => {
    const { left, top, width, height } = e.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  })

test('what is taken is seen to go, and stands still at the next key; who wants no motion has none', async () => {
  for (const [reducedMotion, some] of /** @type {const} */ ([
    ['no-preference', true],
    ['reduce', false],
  ])) {
    const { page, troubles } = await open(TEN.replace('>', ' opponent="person">'), {
      reducedMotion,
    })
    assert.equal(await still(page), [], 'nothing moves that nobody moved')
    await take(page, 2)
    const keys = await moving(page, some)
    assert.is(keys.filter((key) => key.startsWith('goes')).length, some ? 2 : 0)
    assert.is(keys.includes('size 0'), some, 'the number ticks')
    assert.is(
      await page
        .locator('.goes')
        .first()
        .evaluate((e) => getComputedStyle(e).opacity !== '0'),
      some,
    )
    await page.keyboard.press('Shift')
    assert.equal(await still(page), [])
    await take(page, 1)
    assert.is((await moving(page, some)).length > 0, some)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    assert.equal(await still(page), [], 'nor on paper')
    assert.equal(troubles, [])
    await done(page)
  }
})

test('the computer shows what it has chosen before it plays', async () => {
  const { page } = await open(TEN)
  await page.evaluate(() => {
    /** @type {number[][]} */
    const seen = []
    Object.assign(window, { seen })
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    play.addEventListener('cgt-move', (/** @type {any} */ { detail }) =>
      seen.push([
        Number(detail.from) - Number(detail.to),
        play.shadowRoot.querySelectorAll('.board.by2:not(.mine) .stick.chosen').length,
      ]),
    )
  })
  await take(page, 1)
  await mine(page)
  const [, its] = await page.evaluate(() => /** @type {any} */ (window).seen)
  assert.ok(its[0] > 0)
  assert.is(its[1], its[0])
})

test('what was taken stays as ghosts of who took it, with the rounds under them: x + (4 - x) = 4 is seen', async () => {
  const { page, troubles } = await open(TEN.replace('>', ' opponent="person">'))
  for (const amount of [2, 1, 3, 2, 2]) await take(page, amount)
  assert.is(await page.locator('.ghost').count(), 10)
  assert.is(await page.locator('.ghost.by1').count(), 7)
  assert.equal(await page.locator('.round').allInnerTexts(), ['2', '3 + 1 = 4', '2 + 2 = 4'])
  /* each stands where its stick stood */
  const lefts = await page
    .locator('.ghost')
    .evaluateAll((all) =>
      all.map((e) => Math.round(e.getBoundingClientRect().left)).sort((a, b) => a - b),
    )
  await page.locator('.tools').getByRole('button', { name: 'Undo' }).click()
  for (let i = 0; i < 4; i++) await page.keyboard.press('u')
  const sticks = await page
    .locator('.stick:not(.ghost)')
    .evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().left)))
  assert.equal(lefts, sticks)
  assert.equal(troubles, [])
})

test('board, sentence, action and what stands below keep their places from the first move to the last', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const { page } = await open(`${TEN}<p id="below">below</p>`, { viewport })
    const all = async () => [
      await place(page, '.board'),
      await place(page, '.status'),
      await place(page, '.foot'),
      await place(page, '#below'),
    ]
    const before = await all()
    for (let turn = 0; turn < 9 && !(await page.locator('.result').count()); turn++) {
      for (let i = 0; i < 4; i++) await page.keyboard.press('h')
      await page.getByRole('gridcell', { name: /^Take 1 of/ }).click()
      assert.equal(await all(), before, 'chosen')
      await page.locator('.actions .primary').click()
      await mine(page)
      assert.equal(await all(), before, `after ${turn}`)
    }
    assert.is(await page.locator('.result').count(), 1)
    await done(page)
  }
})

test('with values shown the bar of a phone stays too, and what was kept goes with the width it was kept for', async () => {
  for (const [name, start] of each(2, [
    ['subtraction', '21'],
    ['nim', '3 4 5'],
    ['octal', '9'],
    ['words', 'mississippi'],
    ['strip', '2 4 6 9'],
  ]))
    for (const values of ['outcome', 'grundy']) {
      const rules = { words: 'ssissi mippi mi ppi', octal: 'kayles', subtraction: '1 2 3' }[name]
      const { page } = await open(
        `<cgt-play game="${name}" rules="${rules ?? ''}" start="${start}" values="${values}"></cgt-play>`,
        { viewport: { width: 390, height: 844 } },
      )
      const [, y] = await place(page, '.foot')
      for (let turn = 0; turn < 30 && !(await page.locator('.result').count()); turn++) {
        await page.evaluate(() => {
          const play = /** @type {any} */ (document.querySelector('cgt-play'))
          play.play(play.session.game.moves(play.session.position, { limit: 9 }).at(-1))
        })
        await mine(page)
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
        assert.is((await place(page, '.foot'))[1], y, `${name} ${values} ${turn}`)
      }
      if (name === 'subtraction') {
        const [, , , high] = await place(page, '.board')
        await page.setViewportSize({ width: 844, height: 390 })
        await page.waitForFunction((high) => {
          const play = document.querySelector('cgt-play')?.shadowRoot
          return Number(play?.querySelector('.board')?.clientHeight) < high - 50
        }, high)
      }
      await done(page)
    }
})

test('on a phone the bar with the action has the ground of what it stands on, light and dark', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark']))
    for (const [name, ground] of [
      ['index.html', '--cgt-stage'],
      ['es/6-maze.html', '--cgt-stage'],
      ['es/game-euclid.html', '--cgt-bg'],
    ]) {
      const { page } = await visit(new URL(`../../../dist/${name}`, import.meta.url).href, {
        viewport: { width: 390, height: 844 },
        colorScheme,
      })
      const [is, ought] = await page
        .locator(name.includes('maze') ? '#values .foot' : 'cgt-play .foot')
        .first()
        .evaluate((foot, ground) => {
          const { backgroundColor } = getComputedStyle(foot)
          foot.setAttribute('style', `background: var(${ground})`)
          return [backgroundColor, getComputedStyle(foot).backgroundColor]
        }, ground)
      assert.is(is, ought, `${name} ${colorScheme}`)
      await done(page)
    }
})

test('a cake with Grundy values keeps half of its figure: the columns of its numbers stand below it', async () => {
  const { page } = await open('<cgt-play game="cake" values="grundy"></cgt-play>')
  const [board, side] = await Promise.all([place(page, '.board'), place(page, '.side')])
  assert.ok(board[2] > 400, `${board[2]}`)
  assert.ok(side[1] >= board[1] + board[3])
})

test('settings and menu open over the figure, which keeps its place; Escape or a press beside closes them', async () => {
  const { page, troubles } = await open(TEN)
  const board = await place(page, '.board')
  const sentence = page.locator('.sentence')
  assert.is(await sentence.innerText(), 'Against the perfect computer, you begin')
  await sentence.click()
  assert.is(await page.locator('.panel').count(), 1)
  assert.equal(await place(page, '.board'), board)
  await page.keyboard.press('Escape')
  assert.is(await page.locator('.panel').count(), 0)
  await page.getByRole('button', { name: 'More' }).click()
  assert.is(await page.locator('.menu').count(), 1)
  assert.equal(await place(page, '.board'), board)
  await page.mouse.click(5, 5)
  assert.is(await page.locator('.panel').count(), 0)
  await chosen(page, 'Opponent')
  await mine(page)
  assert.is(await sentence.innerText(), 'Against the perfect computer, it begins')
  await chosen(page, 'Another person')
  assert.is(await sentence.innerText(), 'Two people play')
  assert.equal(troubles, [])
})

test('a ribbon tells nothing until the end, then who held the win and where it was let go, and leads back there', async () => {
  const { page, troubles } = await open(TEN.replace('>', ' opponent="person">'))
  for (const amount of [2, 1]) await take(page, amount)
  assert.equal(await page.locator('.stop').allInnerTexts(), ['10', '8', '7'])
  assert.is(await page.locator('.cord .chip:not(.unknown), .slip').count(), 0)
  /* from 7 taking 3 keeps the win: 1 lets it go */
  for (const amount of [1, 2, 1, 3]) await take(page, amount)
  assert.equal(
    await page.locator('.stop').evaluateAll((all) => all.map((e) => e.getAttribute('data-lane'))),
    ['0', '0', '0', '1', '1', '1', '1'],
  )
  assert.equal(
    await page.locator('button.stop .chip').evaluateAll((all) => all.map((e) => e.classList[1])),
    ['win', 'loss', 'win', 'win', 'loss', 'win'],
  )
  assert.match(
    await page.locator('.say').innerText(),
    'Player 1 threw the win away at move 3 of 6: “Take 3 of 7” would have kept it.',
  )
  await page.locator('.slip').click()
  assert.is(
    await page.evaluate(() => /** @type {any} */ (document.querySelector('cgt-play')).position),
    '7',
  )
  assert.equal(troubles, [])
})

test('on a phone the ribbon is at the newest move, back and forth, unless the reader has scrolled it', async () => {
  const { page } = await open(
    '<cgt-play game="subtraction" rules="1 2 3" start="21" opponent="person"></cgt-play>',
    { viewport: { width: 390, height: 844 } },
  )
  const cord = page.locator('.cord')
  /** How far the last stop is from the ribbon's end, and how far it is scrolled. */
  const seen = async () => {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    return cord.evaluate((e) => {
      const last = /** @type {Element} */ (e.querySelector('.here'))
      const { left, right } = e.getBoundingClientRect()
      const stop = last.getBoundingClientRect()
      return { whole: stop.left >= left && stop.right <= right + 1, from: e.scrollLeft }
    })
  }
  for (let i = 0; i < 12; i++) {
    await take(page, 1)
    assert.ok((await seen()).whole, `${i}`)
  }
  assert.ok((await seen()).from > 100)
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('u')
    assert.ok((await seen()).whole, 'taken back')
  }
  await cord.evaluate((e) => e.scrollTo(10, 0))
  await take(page, 1)
  assert.is((await seen()).from, 10)
  await cord.evaluate((e) => e.scrollTo(9999, 0))
  await take(page, 1)
  assert.ok((await seen()).whole, 'it was scrolled back to the end')
  await page.evaluate(() => /** @type {any} */ (document.querySelector('cgt-play')).restart())
  for (let i = 0; i < 12; i++) await take(page, 1)
  assert.ok((await seen()).whole, 'a new game')
})

test('on a phone no box of the ribbon is cut at its edge, and a short game has them all in view', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="subtraction" rules="1 2 3" start="18" opponent="person"></cgt-play>',
  )
  for (const [amount, few] of /** @type {const} */ ([
    [3, true],
    [1, false],
  ]))
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(async (amount) => {
        const play = /** @type {any} */ (document.querySelector('cgt-play'))
        play.restart()
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
        while (!play.session.over)
          play.play(play.session.game.touch(play.position, 0, amount) ?? play.session.game.nextMove(play.position, 0, 0)) // prettier-ignore
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      }, amount)
      const seen = await page.locator('.cord').evaluate((cord) => {
        const { left, right } = cord.getBoundingClientRect()
        return [...cord.querySelectorAll('.stop .chip')].map((chip) => {
          const box = chip.getBoundingClientRect()
          if (box.left >= left && box.right <= right) return 'whole'
          return box.right <= left || box.left >= right ? 'out' : 'cut'
        })
      })
      assert.not(seen.includes('cut'), `${width}: ${seen}`)
      if (few && width === 390) assert.equal([...new Set(seen)], ['whole'])
      assert.is(seen.at(-1), 'whole')
    }
  assert.equal(troubles, [])
})

test('on a phone on its side the whole board and the bar below or beside it are seen at once', async () => {
  for (const name of each(2, [
    'index',
    'es/game-nim',
    'en/game-maze',
    'es/game-staircase',
    'en/game-tree',
  ]))
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 667, height: 375 },
    ]) {
      const { page, troubles } = await visit(new URL(`${name}.html`, DIST).href, { viewport })
      const where = `${name} at ${viewport.width}`
      await page
        .locator('cgt-play .board')
        .first()
        .evaluate((board) => board.scrollIntoView({ block: 'start', behavior: 'instant' }))
      const [board, status, foot] = await Promise.all(
        ['board', 'status', 'foot'].map((css) => inWindow(page, `cgt-play .${css}`, where)),
      )
      const beside = foot.x > board.x + board.width
      assert.ok(beside || board.y + board.height <= status.y, where)
      assert.ok(status.y + status.height <= foot.y, where)
      assert.equal(troubles, [])
      await done(page)
    }
})

test('who lost twice is offered why, and is led to the move that let the win go', async () => {
  const { page } = await open('<cgt-play game="nim" start="1 2"></cgt-play>')
  for (let game = 0; game < 2; game++) {
    assert.is(await page.getByRole('button', { name: 'See why' }).count(), 0)
    await page.getByRole('gridcell', { name: 'Take 2 of 2' }).dblclick()
    await mine(page)
    if (!game) await page.getByRole('button', { name: 'Play again' }).click()
  }
  await page.getByRole('button', { name: 'See why' }).click()
  assert.is(
    await page.evaluate(() => /** @type {any} */ (document.querySelector('cgt-play')).position),
    '1 2',
  )
  assert.match(await page.locator('.told').innerText(), /^Why:/)
})

test('what is shared lies within the window, also where the bar stands high in it', async () => {
  const { page, troubles } = await open(TEN, { viewport: { width: 1280, height: 420 } })
  await page.locator('.tools > [aria-expanded=false]').click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const box = await page.locator('.foot .panel').boundingBox()
  assert.ok(box && box.y >= 0 && box.y + box.height <= 420, JSON.stringify(box))
  assert.equal(troubles, [])
})

test.run()
