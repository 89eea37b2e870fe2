/**
 * boards.test.js -- what every board must do, held against each game that has one of its own, without naming its rules.
 * They are played to their ends in every.test.js.
 */
import * as assert from 'uvu/assert'
import { DEEP, each } from '../../deep.mjs'
import { axe, close, done, frames, halt, open, release, running, still, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

/** small enough to be played through; what the board is made of @type {[game: string, attributes: string, drawn: string][]} */
const GAMES = [
  ['staircase', 'start="2 1 3"', '.stairs'],
  ['coins', 'start="3 3 2"', '.disc'],
  ['strip', 'start="2 3 6"', '.disc'],
  ['digits', 'start="1234567"', '.digit'],
  ['words', 'rules="a aa aba" start="aababaab"', '.tiles'],
  ['octal', 'rules="kayles" start="5 2"', '.pins-row'],
  ['octal', 'rules="grundy" start="8"', '.pins-row'],
  ['rule', 'rules="take 1, 3 or 4" start="10"', '.pins-row'],
  ['row', 'start="4 -10 -20 7"', '.numbers'],
  ['game31', 'start="556"', '.cards'],
  ['piece', 'rules="..../..../..../.... (-1,0)* (0,-1)* (-1,-1)*" start="d4"', '.grid'],
  ['tictactoe', 'start="xo./.../..."', '.grid'],
  ['cake', 'start="3 4 1 2"', '.cake'],
  ['rooted', 'rules="1-2 1-3 3-4" start="5 2 1 3"', '.nodes'],
  ['fibonacci', 'start="12 5"', '.zeckendorf'],
]
/** @param {string} game @param {string} attributes */
const tag = (game, attributes) => `<cgt-play game="${game}" ${attributes}></cgt-play>`

/** @param {Page} page @returns {Promise<string>} */
const position = (page) => page.locator('cgt-play').evaluate((e) => /** @type {any} */ (e).position)
/** @param {Page} page @returns {Promise<string[]>} the moves that the engine allows */
const legal = (page) =>
  page.locator('cgt-play').evaluate((e) => {
    const { session } = /** @type {any} */ (e)
    return session.game
      .moves(session.position)
      .map((/** @type {any} */ m) => `${m.item} ${m.choice}`)
  })
/** @param {Page} page @returns {Promise<boolean>} whether play goes on, once the computer has answered */
async function mine(page) {
  await page.waitForFunction(() => {
    const element = /** @type {any} */ (document.querySelector('cgt-play'))
    return element.mine || element.session.over
  })
  return !(await page.locator('.result').count())
}
/** @param {Page} page */
const said = (page) => page.locator('[aria-live]').innerText()
/** @param {Page} page the cells that are moves, and the arrow keys lead to */
const moves = (page) => page.locator('.board [data-choice][data-row]')

for (const [i, [game, attributes, drawn]] of GAMES.entries()) {
  test(`${game}: what can be touched is exactly what is legal, with values and without`, async () => {
    const { page, troubles } = await open(tag(game, `${attributes} opponent="person"`))
    assert.ok(await page.locator(`.board ${drawn}`).count(), 'its own board, not the list')
    for (const values of ['off', 'outcome', 'grundy']) {
      await page.locator('cgt-play').evaluate((e, to) => e.setAttribute('values', to), values)
      /** @type {Set<string>} */
      const seen = new Set()
      const collect = async () => {
        for (const text of await page
          .locator('.board [data-choice]')
          .evaluateAll((all) => all.map((c) => `${c.dataset.item} ${c.dataset.choice}`)))
          seen.add(text)
      }
      /* where coins can go to the same square, a coin is chosen first */
      const discs = page.locator('.disc[data-choice]:not(.chosen)')
      await collect()
      for (let i = 0; i < (await page.locator('.disc[data-choice]').count()); i++) {
        const disc = page.locator('.disc[data-choice]').nth(i)
        if (await disc.and(discs).count()) await disc.click()
        await collect()
      }
      assert.equal([...seen].sort(), (await legal(page)).sort(), values)
      const labels = await moves(page).evaluateAll((all) => all.map((c) => c.ariaLabel ?? ''))
      if (values === 'outcome')
        for (const label of labels)
          assert.match(
            label,
            /: leaves a (winning position \(W\)|losing position \(L\)|draw \(D\))$|: leads to a difference of −?\d+$|^Move \d of .*: Node|^Move to \w+: (winning|losing) position$/,
            'its label says what it does',
          )
      const marks = page.locator('.board :is(.chip, [class^="m-"])')
      assert.is((await marks.count()) > 0, values !== 'off', 'marks are for who asks')
    }
    await page.locator('cgt-play').evaluate((e) => e.setAttribute('values', 'off'))
    const bar = await page.locator('.foot').boundingBox()
    await moves(page).first().click()
    assert.equal(await page.locator('.foot').boundingBox(), bar, 'the bar stays where it is')
    assert.equal(troubles, [])
  })
  test(`${game} on a phone: what is touched is large enough, and nothing is wider than it`, async () => {
    const { page, troubles } = await open(tag(game, `${attributes} values="outcome"`), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const boxes = await page
      .locator('.board [data-choice]')
      .evaluateAll((all) =>
        all.map((c) => c.getBoundingClientRect()).map((b) => [b.width, b.height]),
      )
    /* a coin among coins is finer: − and + reach the others */
    const least = Math.min(...boxes.map(([w, h]) => Math.max(w, h)))
    assert.ok(least >= 44, `${least} px`)
    assert.ok(Math.min(...boxes.flat()) >= 24)
    const before = await position(page)
    await moves(page).first().tap()
    await page.locator('.actions .primary').tap()
    assert.is.not(await position(page), before)
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    assert.equal(troubles, [])
  })
  if (i % 3 && !DEEP) continue
  test(`${game}: the hint points and then names; letters are as asked for; Spanish is whole`, async () => {
    const { page, troubles } = await open(
      tag(game, `${attributes} opponent="person" letters="GP" values="outcome"`),
      { lang: 'es' },
    )
    const marks = await page.locator('.board :is(.chip, text[class^="t-"])').allTextContents()
    for (const text of marks) assert.match(text.trim(), /^([GPE]|−?\d+)$/)
    assert.is(await page.locator('.board :is(.hint-ring, .hinted, .hinted-place)').count(), 0)
    const hint = page.getByRole('button', { name: /[Pp]ista/ })
    for (let i = 0; i < 3; i++) await hint.click()
    assert.is(
      (await page.locator('.board :is(.hint-ring, .hinted, .hinted-place)').count()) > 0,
      true,
    )
    /* English in a Spanish page: no word of a phrase's English */
    const words =
      (await page.locator('.play').innerText()) +
      (await page
        .locator('.board [aria-label]')
        .evaluateAll((all) => all.map((c) => c.ariaLabel).join('\n')))
    assert.not.match(words, /\b(the|of|Take|Move|Node|Step|left|right|coins?|leaves|leads|best)\b/)
    assert.equal(troubles, [])
  })
}

test('the boards have no accessibility problem that axe finds, in light at the start, in dark at the end', async () => {
  for (const [game, attributes] of each(4, GAMES)) {
    const { page } = await open(tag(game, `${attributes} opponent="person" values="outcome"`))
    /** @param {string} theme */
    const look = async (theme) => {
      await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
      assert.equal(await axe(page, { include: 'cgt-play' }), [], game)
    }
    await moves(page).last().click()
    await look('light')
    for (let turn = 0; turn < 30 && (await mine(page)); turn++) {
      await moves(page).first().focus()
      await page.keyboard.press('Enter')
    }
    await look('dark')
    await done(page)
  }
})

test('4x4 tic-tac-toe is coloured at once from the empty board on, and a slip is seen', async () => {
  const { page, troubles } = await open(
    tag('tictactoe', 'rules="4" start="..../..../..../...." values="outcome" opponent="person"'),
  )
  assert.is(await page.locator('.board .m-tie').count(), 16)
  for (const move of ['a1', 'd1', 'a2', 'd2', 'a3'])
    await page.getByRole('gridcell', { name: `Play on ${move}` }).dblclick()
  /* three in a column: all but a4 leave a winning position */
  const losing = page.locator('[data-choice]:has(.m-win)')
  assert.is(await losing.count(), 10)
  assert.is(await page.locator('[aria-label="Play on a4: leaves a draw (D)"]').count(), 1)
  assert.is(await page.locator('.stone.p1').count(), 3)
  assert.is(await page.locator('.stone.p2').count(), 2)
  assert.equal(troubles, [])
})

/** rules, moves by turns, the cells of the line, of two lines at once, of none @type {[string, string, string[]][]} */
const LINES = [
  ['3', 'a1 b1 a2 b2 a3', ['a1', 'a2', 'a3']],
  ['3', 'b1 a3 a1 b2 a2 c1', ['c1', 'b2', 'a3']],
  ['3', 'a1 b2 a2 c2 c3 b1 b3 c1 a3', ['a1', 'a2', 'a3', 'b3', 'c3']],
  ['3', 'a1 b1 c1 b2 a2 c2 b3 a3 c3', []],
  ['4', 'a1 b1 b2 c1 c3 d1 d4', ['a1', 'b2', 'c3', 'd4']],
  ['4', 'a1 a4 b1 b4 c1 c4 d3 d4', ['a4', 'b4', 'c4', 'd4']],
]
test('the line that won is seen, and named: in the result, aloud, and at each of its cells', async () => {
  for (const [rules, played, cells] of each(2, LINES)) {
    const { page, troubles } = await open(
      tag(
        'tictactoe',
        `rules="${rules}" start="${'.'.repeat(Number(rules) ** 2)}" opponent="person"`,
      ),
    )
    for (const move of played.split(' '))
      await page.getByRole('gridcell', { name: `Play on ${move}`, exact: true }).dblclick()
    const result = await page.locator('.result').innerText()
    if (cells.length) {
      const by = (played.split(' ').length + 1) % 2
      const sorted = [...cells].sort((a, b) => +a[1] - +b[1] || a.localeCompare(b)).join(', ')
      assert.is(result, `${'XO'[by]} wins. The line: ${sorted}.`)
    } else assert.is(result, 'It is a draw.')
    assert.match(await said(page), result)
    const grounds = await page.locator('.ground.won').evaluateAll((all) => all.map((e) => e.getAttribute('d')).join('')) // prettier-ignore
    assert.is(grounds.split('M').length - 1, cells.length)
    assert.is(await page.locator('.stone.won').count(), cells.length)
    const named = await page.locator('[role=gridcell][aria-label$=", in the line"]').count()
    assert.is(named, cells.length)
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.is(await page.locator('.won').count(), 0)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a board too hard for the page is coloured from beside it, the page goes on, and the computer waits', async () => {
  const { page, troubles } = await open(
    tag('staircase', 'rules="misere" start="1 1 1" values="outcome"'),
  )
  const unknown = page.locator('.board .unknown')
  await halt(page)
  await page.locator('cgt-play').evaluate((e) => e.setAttribute('start', '9 9 9 9'))
  await unknown.first().waitFor()
  await frames(page)
  assert.ok(await unknown.count(), 'it is still asked')
  await release(page)
  await page.waitForFunction(
    () => !document.querySelector('cgt-play')?.shadowRoot?.querySelector('.board .unknown'),
  )
  const wins = page.locator('.board .coin .chip.win')
  assert.is(await wins.count(), 36, 'it is lost: every move leaves a W')
  const play = page.locator('cgt-play')
  for (let i = 0; i < 4; i++) await play.evaluate((/** @type {any} */ e) => e.hint())
  assert.is(
    await play.evaluate((/** @type {any} */ e) => e.announcement),
    'Each of the 36 moves gives your opponent a winning position.',
  )
  await page
    .getByRole('gridcell', {
      name: 'Move 4 of the 9 on step 3 down: leaves a winning position (W)',
    })
    .dblclick()
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('cgt-play')).session.ply === 2,
  )
  /* the computer kept its win, which only the answer from beside the page tells */
  await page.locator('.status', { hasText: 'losing position' }).waitFor()
  assert.equal(troubles, [])
})

test('a run of pins is touched where it stands, on either side; longer runs are reached by more', async () => {
  const { page, troubles } = await open(tag('octal', 'rules="0.777" start="9" opponent="person"'))
  const goes = () =>
    page
      .locator('.pins-row .pin')
      .evaluateAll((all) => all.flatMap((e, i) => (e.classList.contains('goes') ? [i + 1] : [])))
  const cell = (/** @type {string} */ name) => page.getByRole('gridcell', { name, exact: true })
  await cell('Take 2 from the row of 9, leaving 2 and 5, pins 3 to 4').click()
  assert.equal(await goes(), [3, 4])
  /* the same move on the other side is shown there, and not yet played */
  await cell('Take 2 from the row of 9, leaving 2 and 5, pins 6 to 7').click()
  assert.equal(await goes(), [6, 7])
  assert.is(await position(page), '9')
  assert.is(await page.locator('.board [aria-selected=true]').count(), 1)
  assert.is(await page.locator('.board [tabindex="0"]').count(), 1)
  /* three of them have the place of one: more leads there */
  for (
    let i = 0;
    i < 30 && !(await page.locator('.actions .primary').innerText()).includes('leaving 2 and 4');
    i++
  )
    await page.getByRole('button', { name: 'more', exact: true }).click()
  assert.equal(await goes(), [3, 4, 5])
  await page.locator('.actions .primary').click()
  assert.is(await position(page), '4 2')
  assert.equal(
    await page.locator('.board .pin').evaluateAll((all) => {
      const [left] = all.map((e) => e.getBoundingClientRect().left).sort((a, b) => a - b)
      const wide = all[0].getBoundingClientRect().width
      return all
        .filter((e) => e.classList.contains('ghost'))
        .map((e) => 1 + Math.round((e.getBoundingClientRect().left - left) / wide))
    }),
    [3, 4, 5],
    'they went from there, and the others stay where they stood',
  )
  assert.equal(troubles, [])
})

test('where rows are not parted a pin goes with all to its right; one that is no move is refused, and the count is shown', async () => {
  const { page, troubles } = await open(
    tag('rule', 'rules="take 1, 3 or 4" start="10" opponent="person"'),
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  )
  const pins = page.locator('.pins-row .pin')
  const goes = () => page.locator('.pin.goes').count()
  assert.is(await page.locator('.pins-row .size').innerText(), '10')
  assert.is(await moves(page).count(), 3)
  /* 1, 3 and 4 are moves; 2 is not, nor are 5 to 10 */
  for (const [pin, n] of [
    [9, 1],
    [7, 3],
    [6, 4],
  ]) {
    await pins.nth(pin).tap()
    assert.is(await goes(), n, `pin ${pin + 1}`)
    assert.is(await page.locator('.pins-row .amount').innerText(), `−${n}`)
    assert.ok(await pins.nth(9).evaluate((e) => e.classList.contains('goes')))
    assert.is(await position(page), '10')
  }
  for (const pin of [8, 5, 0]) {
    await pins.nth(pin).tap()
    assert.is(await goes(), 0, `pin ${pin + 1} takes nothing`)
    assert.is(await page.locator('.refused').innerText(), 'There is no move there.')
  }
  await pins.nth(6).tap()
  const roam = page.locator('.board .roam')
  assert.ok(await roam.evaluate((e) => e.scrollWidth <= e.clientWidth), 'ten pins fit a phone')
  await page.locator('.actions .primary').tap()
  assert.is(await position(page), '6')
  assert.is(await page.locator('.pins-line > .ghost.by1').count(), 4)
  await pins.nth(5).tap()
  await pins.nth(5).tap()
  assert.is(await position(page), '5', 'touched twice it is played')
  assert.equal(troubles, [])
})

test('where rows are parted, too, every pin chooses a run that takes it', async () => {
  const { page } = await open(
    tag('rule', 'rules="take 3 or take 3 and split into a and b" start="9" opponent="person"'),
  )
  const pins = page.locator('.pins-row .pin')
  for (let pin = 0; pin < 9; pin++) {
    await pins.nth(pin).click()
    assert.ok(await pins.nth(pin).evaluate((e) => e.classList.contains('goes')), `pin ${pin + 1}`)
    assert.is(await page.locator('.pin.goes').count(), 3)
  }
  assert.is(await position(page), '9')
})

test('the points of a game of sum decide who wins, and are shown', async () => {
  const { page } = await open(tag('row', 'start="1 2 3 4" opponent="person"'))
  const take = async (/** @type {string} */ name) => {
    await page.getByRole('gridcell', { name }).dblclick()
  }
  await take('Take 1 from the right (4)')
  await take('Take 3 from the left (1, 2, 3)')
  assert.equal(await page.locator('.points .pill').allInnerTexts(), ['Player 1: 4', 'Player 2: 6'])
  assert.is(await page.locator('.result').innerText(), 'Player 2 wins.')
})

/** On a phone their sticks or moves stand in several lines, of which there are less and less, or more. */
const LINES_OF_MOVES = new Set(['subtraction', 'divisor', 'euclid', 'multiplication', 'sum'])
/** Each game as it comes, from a start that has moves. */
const STARTS = { digits: '1234567' }
/** @param {Page} page @returns {Promise<string[]>} */
const names = (page) =>
  page
    .locator('cgt-play')
    .evaluate((e) => /** @type {any} */ (e).engine.games.map((/** @type {any} */ g) => g.name))
/** Another game on the board. @param {Page} page @param {string} game @param {Record<string, string>} starts */
const put = (page, game, starts) =>
  page.locator('cgt-play').evaluate(
    (e, [game, start]) => {
      e.setAttribute('game', game)
      if (start) e.setAttribute('start', start)
      else e.removeAttribute('start')
    },
    [game, starts[game]],
  )

/** Their squares, coins and edges have a size of their own, and a few of them fill no stage. */
const OWN_SIZE = ['bar', 'cuts', 'domineering', 'hackenbush', 'several', 'stones', 'turning']

test('every other board fills its stage: three fifths of its width at least, where the window is no low one', async () => {
  const { page, troubles } = await open(tag('nim', 'opponent="person"'), {
    viewport: { width: 1008, height: 900 },
  })
  const narrow = []
  for (const game of await names(page)) {
    await put(page, game, STARTS)
    const share = await page.locator('.board').evaluate((board) => {
      const boxes = [...board.querySelectorAll('[data-item], svg, .size')].map((e) =>
        e.getBoundingClientRect(),
      )
      const [left, right] = [
        Math.min(...boxes.map((b) => b.left)),
        Math.max(...boxes.map((b) => b.right)),
      ]
      return (100 * (right - left)) / board.getBoundingClientRect().width
    })
    const board = await page
      .locator('cgt-play')
      .evaluate((e) => /** @type {any} */ (e).session.game.facts.board)
    if (share < 60 && !OWN_SIZE.includes(board)) narrow.push(`${game}: ${share.toFixed()} %`)
  }
  assert.equal(narrow, [])
  assert.equal(troubles, [])
})

for (const width of each(2, [390, 1008]))
  test(`at ${width} pixels nothing below a board moves while it is played`, async () => {
    const { page, troubles } = await open(tag('nim', 'opponent="person"'), {
      viewport: { width, height: 844 },
    })
    const shifts = []
    for (const game of await names(page)) {
      if (width < 560 && LINES_OF_MOVES.has(game)) continue
      await put(page, game, STARTS)
      for (const part of each(3, [0, 0.5, 0.99])) {
        const tops = await page.locator('cgt-play').evaluate((e, part) => {
          const play = /** @type {any} */ (e)
          const low = () => {
            const board = /** @type {Element} */ (e.shadowRoot?.querySelector('.board'))
            return Math.round(board.getBoundingClientRect().height)
          }
          play.restart()
          const seen = [low()]
          while (!play.session.over && seen.length < 40) {
            const moves = play.session.game.moves(play.session.position, { limit: 64 })
            play.select(moves[Math.floor(part * moves.length)])
            seen.push(low())
            play.play(play.selected)
            seen.push(low())
          }
          return seen
        }, part)
        if (tops.some((top) => top !== tops[0]))
          shifts.push(`${game} ${part}: ${[...new Set(tops)]}`)
      }
    }
    assert.equal(shifts, [])
    assert.equal(troubles, [])
  })

/** What moves now, by its key; not the ribbon's stops. @param {Page} page @param {boolean} [some] something does */
const moving = async (page, some = true) =>
  (await (some ? running : still)(page))
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('stop'))
    .sort()
/** game, what is played, what goes its way then @type {[string, string, string, string[]][]} */
const MOTIONS = [
  ['maze', 'start="e5"', 'c5', ['figure', 'trace 0']],
  ['graph', 'rules="3>2 3>1 2>1" start="3"', '2', ['here', 'trace 0']],
  ['tree', 'start="0"', '4', ['here', 'trace 0']],
  ['tictactoe', 'start=".../.../..."', 'b2', ['stone 4']],
  ['strip', 'start="2 3 6"', '6>4', ['disc 2', 'trail 0']],
  ['staircase', 'start="0 0 3"', '2@3', ['coin 1 0', 'coin 1 1', 'coin 2 0', 'count 0', 'count 1', 'count 2']], // prettier-ignore
  ['octal', 'rules="kayles" start="5"', '5-2=1+2', ['goes 0 0 1', 'goes 0 0 2', 'size 0 0']],
  /* of two parts alike, the one that is moved in */
  ['sum', 'rules="strip + strip" start="2 3 6 + 2 3 6"', '1:6>4', ['disc 2', 'trail 0']],
]
for (const [game, attributes, text, keys] of MOTIONS)
  test(`${game}: what is moved is the same thing, goes its way, and nothing goes where motion is unwanted`, async () => {
    for (const motion of /** @type {const} */ (['no-preference', 'reduce'])) {
      const { page, troubles } = await open(tag(game, `${attributes} opponent="person"`), {
        reducedMotion: motion,
      })
      const play = page.locator('cgt-play')
      /** @param {string} key */
      const same = (key) =>
        play.evaluate((e, key) => {
          const all = e.shadowRoot?.querySelectorAll(`[data-key="${key}"]`) ?? []
          const was = /** @type {any} */ (e).was
          Object.assign(e, { was: all[0] })
          return [all.length, was === all[0]]
        }, key)
      await same(keys[0])
      await play.evaluate((e, text) => {
        const element = /** @type {any} */ (e)
        const { game, position } = element.session
        const moves = game.moves(position)
        element.play(moves.find((/** @type {any} */ m) => m.text === text))
      }, text)
      assert.equal(await moving(page, motion !== 'reduce'), motion === 'reduce' ? [] : keys)
      if (/figure|here/.test(keys[0])) assert.equal(await same(keys[0]), [1, true])
      await page.keyboard.press('Shift')
      await play.evaluate((e) => /** @type {any} */ (e).undo())
      const back = await moving(page, false)
      assert.not.ok(
        back.some((key) => /trace|trail|goes|stone/.test(key)),
        `taken back: ${back}`,
      )
      assert.equal(troubles, [])
      await done(page)
    }
  })

test('where sticks go into columns of powers of two, and back, each is seen to go from its place', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="nim" start="3 4 5" values="outcome"></cgt-play>',
    { reducedMotion: 'no-preference' },
  )
  for (const values of ['grundy', 'outcome']) {
    await page.locator('cgt-play').evaluate((e, to) => e.setAttribute('values', to), values)
    const sticks = (await running(page)).filter(({ stick }) => stick)
    /* the first of a heap may stand where it stood */
    assert.ok(sticks.length >= 9, `${values}: ${sticks.map(({ key }) => key)}`)
    assert.ok(sticks.every(({ frames }) => /^translate/.test(String(frames[0].transform))))
    assert.is(new Set(sticks.map(({ key }) => key)).size, sticks.length)
    await page
      .locator('cgt-play')
      .evaluate((e) => e.shadowRoot?.dispatchEvent(new Event('pointerdown')))
  }
  assert.equal(troubles, [])
})

test('to choose a cell of a large board styles that cell anew, and none of the thousand others', async () => {
  const row = '.'.repeat(40)
  const rules = Array.from({ length: 40 }, () => row).join('/')
  const { page, troubles } = await open(
    `<cgt-play game="maze" rules="${rules}" start="an40" opponent="person" values="grundy"></cgt-play>`,
  )
  await page.waitForFunction(() => {
    const { shadowRoot } = /** @type {Element} */ (document.querySelector('cgt-play'))
    return Number(shadowRoot?.querySelectorAll('.cell > text').length) > 1500
  })
  const client = await page.context().newCDPSession(page)
  /** @type {{ name: string, args: { data?: { nodeName?: string } } }[]} */
  const events = []
  client.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any} */ (value)))
  const ended = new Promise((go) => client.once('Tracing.tracingComplete', go))
  const includedCategories = ['disabled-by-default-devtools.timeline.invalidationTracking']
  const traceConfig = { includedCategories }
  await client.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  for (const cell of ['an12', 'c40', 'an30']) {
    await page.locator(`.board [aria-label^="Move to ${cell}:"]`).dispatchEvent('click')
    assert.is(await page.locator('.board [aria-selected=true]').count(), 1)
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))))
  }
  await client.send('Tracing.end')
  await ended
  const styled = events.flatMap(({ name, args }) =>
    name === 'StyleRecalcInvalidationTracking' ? (args.data?.nodeName ?? '') : [],
  )
  assert.ok(styled.length)
  assert.equal(
    styled.filter((name) => /(play|main|board|roam|draw)\b/.test(name)),
    [],
  )
  assert.equal(troubles, [])
})

test.run()
