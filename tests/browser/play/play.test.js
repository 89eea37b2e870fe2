import * as assert from 'uvu/assert'
import {
  HALTED,
  axe,
  chosen,
  close,
  done,
  open,
  pressed,
  release,
  test,
  visit,
} from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const MAZE = '..#../#...#/..#../#..../.....'
/** every game of the teaching order, small enough to be played through */
const GAMES = [
  '<cgt-play game="nim" start="2 3 1"></cgt-play>',
  '<cgt-play game="subtraction" rules="1 2 3" start="10"></cgt-play>',
  '<cgt-play game="divisor" start="12"></cgt-play>',
  '<cgt-play game="euclid" start="25 7"></cgt-play>',
  `<cgt-play game="maze" rules="${MAZE}" start="e5"></cgt-play>`,
  '<cgt-play game="graph" rules="2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5" start="6"></cgt-play>',
  '<cgt-play game="tree" rules="3 5 2 9 12 5 23 23" start="0"></cgt-play>',
]

/** @param {Page} page */
const play = (page) => page.locator('cgt-play')
/** @param {Page} page the position on the board */
const position = (page) =>
  play(page).evaluate((e) => /** @type {HTMLElement & { position: string }} */ (e).position)
/** @param {Page} page what the live region says */
const said = (page) => page.locator('[aria-live]').innerText()
/** @param {Page} page */
const status = (page) => page.locator('.status').innerText()
/** @param {Page} page the one sentence of a refusal */
const problem = async (page) => (await page.locator('[role=alert]').innerText()).trim()
/** @param {Page} page @param {string} name */
const press = (page, name) => pressed(page, name)
/** @param {Page} page @returns {Promise<'over' | 'mine'>} once the computer has answered */
async function settled(page) {
  await page.waitForFunction(() => {
    const element = document.querySelector('cgt-play')
    return /** @type {any} */ (element).mine || /** @type {any} */ (element).session.over
  })
  return (await page.locator('.result').count()) ? 'over' : 'mine'
}
/** @param {Page} page the cells that are moves */
const moves = (page) => page.locator('.board [data-choice]')

test('Nim 10 12 5 is won against the perfect computer by following the hints', async () => {
  const { page, troubles } = await open('<cgt-play game="nim" start="10 12 5"></cgt-play>')
  const words = []
  for (let turn = 0; turn < 30 && (await settled(page)) === 'mine'; turn++) {
    await press(page, 'Hint')
    words.push(await page.locator('.told').innerText())
    await press(page, 'Another hint')
    await press(page, 'Another hint')
    const told = await page.locator('.told').innerText()
    const take = /Take \d+ of \d+/.exec(told)?.[0] ?? told
    await page.getByRole('gridcell', { name: take, exact: true }).first().click()
    await press(page, take)
  }
  assert.is(
    words[0],
    'Hint: This position is winning: one of your moves leaves your opponent in a losing position.',
  )
  assert.is(new Set(words).size, 1)
  assert.is(await position(page), '0 0 0')
  assert.is(await status(page).then((s) => s.split('\n')[0]), 'You win.')
  assert.match(await said(page), 'You win.')
  /* the computer, lost from the first move on, gave nothing away, nor did I */
  assert.is(await page.locator('.review .mistake').count(), 0)
  assert.equal(troubles, [])
})

test('Nim 10 12 5 lost on purpose: the review names the blunder, and play goes on from there', async () => {
  const { page, troubles } = await open('<cgt-play game="nim" start="10 12 5"></cgt-play>')
  await page.getByRole('gridcell', { name: 'Take 10 of 10', exact: true }).dblclick()
  for (let turn = 0; turn < 40 && (await settled(page)) === 'mine'; turn++) {
    await moves(page).first().click()
    await page.locator('.actions .primary').click()
  }
  assert.match(await status(page), 'The computer wins.')
  const mistakes = page.locator('.review .mistake')
  assert.is(await mistakes.count(), 1)
  assert.not(await mistakes.isVisible(), 'the moves are folded')
  assert.match(await page.locator('.end summary').innerText(), '1 mistake')
  await page.locator('.end summary').click()
  const words = await mistakes.innerText()
  assert.match(words, 'Take 10 of 10')
  assert.match(words, 'This move threw the win away.')
  assert.match(words, '“Take 1 of 10” would have kept it.')
  await press(page, 'Go back here')
  assert.is(await position(page), '10 12 5')
  await page.getByRole('gridcell', { name: 'Take 1 of 10', exact: true }).dblclick()
  assert.is(await settled(page), 'mine')
  assert.is(await page.locator('.review').count(), 0)
  assert.equal(troubles, [])
})

test('what is touched and is no move is told beside the turn, until a move is chosen', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="subtraction" rules="1 2 3" start="10"></cgt-play>',
  )
  await page.locator('.board [data-item]').first().click({ force: true })
  assert.match(await status(page), 'There is no move there.')
  assert.is(await said(page), 'There is no move there.')
  assert.is(await position(page), '10')
  await moves(page).last().click()
  assert.not.match(await status(page), 'There is no move there.')
  assert.equal(troubles, [])
})

test('the end of a game moves what stands below by no more than a line', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="nim" start="3" opponent="person"></cgt-play><p id="below">below</p>',
  )
  const top = () => page.locator('#below').evaluate((p) => p.getBoundingClientRect().top)
  const before = await top()
  for (let turn = 0; turn < 3; turn++)
    await page.getByRole('gridcell', { name: /^Take 1 of/ }).dblclick()
  assert.is(await position(page), '0')
  const by = (await top()) - before
  assert.ok(by < 60, `${by} px`)
  assert.equal(troubles, [])
})

test('the maze is solved from e5: what the blue lines lead to wins', async () => {
  const { page, troubles } = await open(
    `<cgt-play game="maze" rules="${MAZE}" start="e5" values="grundy"></cgt-play>`,
  )
  /* row 5 of the Competitive Programmer's Handbook, ch. 25: 0 4 1 3 2 */
  const cells = page.locator('[role=row]').nth(4).locator('[role=gridcell]')
  assert.equal(await cells.evaluateAll((all) => all.map((c) => c.getAttribute('aria-label'))), [
    'Move to a5: Grundy value 0',
    'Move to b5: Grundy value 4',
    'Move to c5: Grundy value 1',
    'Move to d5: Grundy value 3',
    'e5: the token: Grundy value 2',
  ])
  assert.is(await page.locator('.way.win').count(), 2)
  assert.is(await page.locator('.told').innerText(), 'mex{0, 1, 0, 4, 1, 3} = 2')
  for (let turn = 0; turn < 12 && (await settled(page)) === 'mine'; turn++)
    await page.locator('[data-choice]:has(.goal)').first().dblclick()
  assert.match(await status(page), 'You win.')
  assert.equal(troubles, [])
})

for (const body of GAMES) {
  const name = /game="(\w+)"/.exec(body)?.[1]
  test(`${name}: whichever move is chosen, the bar stays where it is`, async () => {
    const { page, troubles } = await open(`<div style="max-width: 960px">${body}</div>`)
    const bar = await page.locator('.foot').boundingBox()
    for (const move of await moves(page).all()) {
      await move.click()
      assert.equal(await page.locator('.foot').boundingBox(), bar)
    }
    assert.equal(troubles, [])
  })
  test(`${name} is played by touch on a phone, and nothing is wider than it`, async () => {
    const { page, troubles } = await open(body, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const target = moves(page).first()
    const box = await target.boundingBox()
    assert.ok(box && box.width * box.height >= 30 * 44, `${box?.width} x ${box?.height}`)
    const before = await position(page)
    await target.tap()
    await page.locator('.actions .primary').tap()
    assert.is.not(await position(page), before)
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    assert.equal(troubles, [])
  })
}

test('two people share a board, each with a sign of their own', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="subtraction" rules="1 2 3" start="4" opponent="person"></cgt-play>',
  )
  assert.match(await status(page), 'Player 1')
  await page.getByRole('gridcell', { name: 'Take 3 of 4' }).dblclick()
  assert.match(await status(page), 'Player 2')
  assert.match(await said(page), 'Player 1: Take 3 of 4. 4-3. Position: 1')
  await page.getByRole('gridcell', { name: 'Take 1 of 1' }).dblclick()
  assert.match(await status(page), 'Player 2 wins.')
  assert.is(await page.locator('.pill.p2 i').first().locator('..').locator('i').count(), 2)
  assert.equal(troubles, [])
})

test('a move taken back and made again is answered again; nothing stays thinking', async () => {
  for (const body of [
    '<cgt-play game="half" start="10 7"></cgt-play>',
    '<cgt-play game="amounts" start="5 6"></cgt-play>',
    GAMES[0],
  ]) {
    const { page, troubles } = await open(body)
    await page.locator('.board [tabindex="0"]').focus()
    await page.keyboard.press('Enter')
    await settled(page)
    const answered = await position(page)
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('u')
      await page.locator('.board [tabindex="0"]').focus()
      await page.keyboard.press('Enter')
      await settled(page)
      assert.match(await status(page), 'Your turn')
      assert.is(await position(page), answered, 'as before')
    }
    assert.equal(troubles, [])
    await done(page)
  }
})

test('who plays the other side is changed in the middle of what was taken back', async () => {
  const { page } = await open('<cgt-play game="nim" start="3 4 5" opponent="person"></cgt-play>')
  for (let i = 0; i < 3; i++) {
    await page.locator('.board [tabindex="0"]').focus()
    await page.keyboard.press('Enter')
  }
  for (let i = 0; i < 2; i++) await press(page, 'Undo')
  await chosen(page, 'Computer')
  await settled(page)
  assert.match(await status(page), 'Your turn')
})

test('back at a slip of the computer, it waits to be told to move', async () => {
  const { page } = await open('<cgt-play game="nim" start="2 2" level="random"></cgt-play>')
  /* the last of its moves: 2 of 2, which leaves a heap of 1 */
  await page.evaluate(() => (Math.random = () => 0.99))
  await page.getByRole('gridcell', { name: 'Take 1 of 2' }).first().dblclick()
  await settled(page)
  await page.getByRole('gridcell', { name: 'Take 1 of 1' }).dblclick()
  await page.locator('.end summary').click()
  await page.locator('.mistake', { hasText: 'Computer' }).getByRole('button').first().click()
  assert.match(await status(page), 'It is the computer’s turn: press Start')
  const before = await position(page)
  await press(page, 'Start')
  await settled(page)
  assert.is.not(await position(page), before)
})

test('Tab leads back to a board after arrows came to what is no move', async () => {
  const { page } = await open('<cgt-play game="half" start="7 3"></cgt-play>')
  const stop = page.locator('.board [tabindex="0"]')
  await stop.focus()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  assert.is(await stop.count(), 1)
  await stop.focus()
  await page.keyboard.press('Enter')
  assert.is.not(await position(page), '7 3')
})

test('by keys alone Enter plays the move that a hint has told, also after arrows; who goes on with them plays what they lead to', async () => {
  for (const attributes of [
    'game="octal" rules="kayles" start="3 8"',
    'game="nim" start="3 4 6"',
    'game="nim" start="7 100 5"',
    `game="maze" rules="${MAZE}" start="e5"`,
  ]) {
    const { page, troubles } = await open(`<cgt-play ${attributes} opponent="person"></cgt-play>`)
    const button = page.locator('.actions .primary')
    const asked = async () => {
      for (let i = 0; i < 3; i++) await page.keyboard.press('h')
      return (await page.locator('.told').innerText()).replace(/^Hint: |\.$/g, '')
    }
    await page.locator('.board [tabindex="0"]').focus()
    /* this chooses a move, which is not the one that is told */
    await page.keyboard.press('ArrowRight')
    const told = await asked()
    assert.is(await button.innerText(), told)
    await page.keyboard.press('Enter')
    assert.match(await said(page), `Player 1: ${told}.`, attributes)
    await page.keyboard.press('u')
    assert.is(await asked(), told)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key)
      const other = await button.innerText()
      if (other === told) continue
      await page.keyboard.press('Enter')
      if (other !== 'Choose a move') assert.match(await said(page), `Player 1: ${other}.`)
      break
    }
    assert.equal(troubles, [])
    await done(page)
  }
})

test('the computer begins where it is asked to', async () => {
  const { page, troubles } = await open('<cgt-play game="nim" start="3 4 5"></cgt-play>')
  await chosen(page, 'Opponent')
  await settled(page)
  assert.is.not(await position(page), '3 4 5')
  assert.match(await said(page), /^Computer: Take \d of \d\./)
  await press(page, 'Undo')
  assert.is(await position(page), '3 4 5')
  await press(page, 'Start')
  await settled(page)
  assert.is.not(await position(page), '3 4 5')
  assert.equal(troubles, [])
})

test('misère is a switch: who takes the last stick loses', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="nim" start="1 1" opponent="person" values="outcome"></cgt-play>',
  )
  assert.match(await status(page), 'losing position')
  /* what was chosen is a move of the game before */
  await page.getByRole('gridcell', { name: 'Take 1 of 1' }).first().click()
  await chosen(page, 'wins (misère)')
  assert.is(await play(page).getAttribute('rules'), 'misere')
  assert.match(await status(page), 'winning position')
  for (const label of [
    'Take 1 of 1: leaves a losing position (L)',
    'Take 1 of 1: leaves a winning position (W)',
  ])
    await page.getByRole('gridcell', { name: label }).first().dblclick()
  assert.match(await status(page), 'Player 1 wins.')
  await chosen(page, 'loses')
  assert.is(await play(page).getAttribute('rules'), null)
  assert.equal(troubles, [])
})

test('values go from hidden to outcomes to Grundy values, and back', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="graph" rules="2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5" start="6"></cgt-play>',
  )
  const node = page.locator('[data-item="2"]')
  const label = () => node.getAttribute('aria-label')
  assert.is(await label(), 'Move to 2: Node 2')
  await press(page, 'Values: hidden')
  assert.is(await label(), 'Move to 2: Node 2, winning position')
  await press(page, 'Values: outcome')
  assert.is(await label(), 'Move to 2: Node 2, Grundy value 1')
  await node.focus()
  await page.keyboard.press('v')
  assert.is(await label(), 'Move to 2: Node 2')
  assert.equal(troubles, [])
})

test('a line of moves is replayed, by button and by key', async () => {
  for (const [attributes, line] of /** @type {const} */ ([
    [
      'game="subtraction" rules="1 2 3" start="10" moves="10-2 8-3 5-1 4-2 2-2"',
      ['10', '8', '5', '4', '2', '0'],
    ],
    [
      'game="euclid" start="25 7" moves="25-14 11-7 7-4 4-3 3-3"',
      ['25 7', '11 7', '7 4', '4 3', '3 1', '1 0'],
    ],
  ])) {
    const { page, troubles } = await open(`<cgt-play ${attributes} opponent="person"></cgt-play>`)
    const seen = [await position(page)]
    await press(page, 'Step forward')
    seen.push(await position(page))
    await page.locator('.tools button').first().focus()
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('ArrowRight')
      seen.push(await position(page))
    }
    assert.equal(seen, line)
    assert.match(await status(page), 'Player 1 wins.')
    await page.keyboard.press('Home')
    assert.is(await position(page), line[0])
    await page.keyboard.press('End')
    await page.keyboard.press('u')
    assert.is(await position(page), line[4])
    assert.equal(troubles, [])
    await done(page)
  }
})

test('what cannot be read is one sentence with its place; the last good position stays', async () => {
  const { page, troubles } = await open('<cgt-play game="nim" start="10 12 5"></cgt-play>')
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    play(page).evaluate((e, [n, v]) => e.setAttribute(n, v), [name, value])
  const put = (/** @type {string} */ text) =>
    play(page).evaluate((e, position) => void Object.assign(e, { position }), text)
  for (const [value, sentence] of [
    ['3 x', 'Expected a heap size (at “x”).'],
    [
      '<script>document.title = "no"</script>',
      'Expected a heap size (at “<script>document.title…”).',
    ],
    ['4294967296', 'The number must be at most 4 294 967 295 (at “4294967296”).'],
  ]) {
    await set('start', value)
    assert.is((await problem(page)).replace(/\u202f/g, ' '), sentence)
    assert.is(await position(page), '10 12 5')
    assert.is(await page.locator('.heap').count(), 3)
  }
  assert.is(await page.title(), 'Test')
  await set('start', '3 4')
  assert.is(await problem(page), '')
  assert.is(await position(page), '3 4')
  await put('1 x')
  assert.is(await problem(page), 'Expected a heap size (at “x”).')
  await put('1 2')
  assert.is(await position(page), '1 2')
  await set('game', '<img src=x onerror=alert(1)>')
  assert.is(await problem(page), 'There is no game with the name “<img src=x onerror=aler…”.')
  assert.equal(troubles, [])
})

test('a maze of unequal rows, hostile arrows, a wrong line are refused; a million arrows are played', async () => {
  for (const [attributes, sentence] of /** @type {const} */ ([
    ['game="maze" rules="..../.." start="a1"', 'Expected a row of 4 squares, each . or #.'],
    [
      'game="graph" rules="1&gt;2 &lt;b&gt;" start="1"',
      'Expected an arrow such as 2>1 (at “<b>”).',
    ],
    ['game="nim" start="3 4" moves="3-1 9-9"', 'No such move here.'],
    [
      'game="tree" rules="3 5 2"',
      'There are 3 values: a list without parentheses needs 1, 2, 4, 8 ... of them.',
    ],
  ])) {
    const { page, troubles } = await open(`<cgt-play ${attributes}></cgt-play>`)
    assert.match(await problem(page), sentence)
    assert.equal(troubles, [])
    await done(page)
  }
  const { page, troubles } = await open(
    '<cgt-play game="graph" rules="1>2" start="1" opponent="person"></cgt-play>',
  )
  await play(page).evaluate((e) =>
    e.setAttribute('rules', Array.from({ length: 1e6 }, (_, i) => `${i}>${i + 1}`).join(' ')),
  )
  await moves(page).first().click()
  await page.locator('.actions .primary').click()
  assert.is(await position(page), '2')
  assert.equal(troubles, [])
})

test('a move can be cancelled by the page, and is told once it is made', async () => {
  const { page, troubles } = await open('<cgt-play game="nim" start="3 4 5"></cgt-play>')
  await page.evaluate(() => {
    const seen = /** @type {any} */ (window)
    seen.log = []
    seen.stop = true
    document.addEventListener('cgt-move', (e) => {
      if (seen.stop) e.preventDefault()
      seen.log.push(['move', /** @type {CustomEvent} */ (e).detail.move])
    })
    document.addEventListener('cgt-moved', (e) =>
      seen.log.push(['moved', /** @type {CustomEvent} */ (e).detail]),
    )
  })
  const stick = page.getByRole('gridcell', { name: 'Take 2 of 3' })
  await stick.dblclick()
  assert.is(await position(page), '3 4 5')
  await page.evaluate(() => void Object.assign(window, { stop: false }))
  await page.locator('.actions .primary').click()
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).log.slice(0, 3)), [
    ['move', '3-2'],
    ['move', '3-2'],
    ['moved', { game: 'nim', from: '3 4 5', move: '3-2', to: '1 4 5' }],
  ])
  assert.equal(troubles, [])
})

for (const [tag, name] of [
  ['<cgt-play game="nim" start="3 4 5" first="opponent" opponent="computer"></cgt-play>', 'first'],
  ['<cgt-play game="toads" start="ttt..fff" starts="right" first="opponent"></cgt-play>', 'side'],
])
  test(`while the computer shows its move, the settings begin another game (${name})`, async () => {
    const { page, troubles } = await open(tag)
    const board = page.locator('cgt-play')
    await board.locator('.sentence').click()
    const said = await board.evaluate(async (/** @type {any} */ e, name) => {
      if (e.waiting) e.shadowRoot.querySelector('.actions .primary').click()
      while (!e.choosing) await new Promise(requestAnimationFrame)
      const others = [...e.shadowRoot.querySelectorAll(`input[name=${name}]`)]
      const was = e.shadowRoot.querySelector('.sentence').textContent
      others.find((input) => !input.checked).click()
      return [was, e.shadowRoot.querySelector('.sentence').textContent, e.mine]
    }, name)
    assert.not.equal(said[0], said[1])
    assert.ok(said[2], 'the person moves first now')
    assert.equal(troubles, [])
  })

test('who starts can be set while a game is shown, which then begins anew', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="toads" start="ttt..fff" opponent="person"></cgt-play>',
  )
  const board = page.locator('cgt-play')
  const position = () => board.evaluate((/** @type {any} */ e) => e.position)
  assert.is(await position(), 'ttt..fff')
  await board.evaluate((e) => e.setAttribute('starts', 'right'))
  assert.is(await position(), 'ttt..fff:R')
  await board.evaluate((/** @type {any} */ e) => (e.starts = 'left'))
  assert.is(await position(), 'ttt..fff')
  assert.equal(troubles, [])
})

test('the end of a game is told once, with who won', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="nim" start="1 1"></cgt-play><cgt-play game="nim" start="2" opponent="person"></cgt-play>',
  )
  await page.evaluate(() => {
    const seen = /** @type {any} */ (window)
    seen.over = []
    document.addEventListener('cgt-over', (e) =>
      seen.over.push(/** @type {CustomEvent} */ (e).detail),
    )
    for (const board of /** @type {any} */ (document.querySelectorAll('cgt-play')))
      board.play(board.session.game.move(board.position, board.position === '2' ? '2-2' : '1-1'))
  })
  await page.waitForFunction(() => /** @type {any} */ (window).over.length === 2)
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).over), [
    { game: 'nim', from: '2', move: '2-2', to: '0', winner: 0, won: false },
    { game: 'nim', from: '0 1', move: '1-1', to: '0 0', winner: 1, won: false },
  ])
  assert.equal(troubles, [])
})

test('the address opens the same position again', async () => {
  const { page, troubles } = await open(
    '<cgt-play id="board" game="nim" start="3 4 5" opponent="person"></cgt-play>',
  )
  await page.getByRole('gridcell', { name: 'Take 2 of 3' }).dblclick()
  await page.getByRole('gridcell', { name: 'Take 4 of 5' }).dblclick()
  await press(page, 'Undo')
  await page.waitForURL(/moves=3-2%205-4&at=1/) // it is written soon
  const address = page.url()
  assert.match(address, '#board&game=nim&start=3%204%205&moves=3-2%205-4&at=1')
  await press(page, 'Share')
  assert.match(await page.locator('.copy code').first().innerText(), '#board&game=nim')
  const again = await visit(address)
  assert.is(await position(again.page), '1 4 5')
  await press(again.page, 'Step forward')
  assert.is(await position(again.page), '1 4 1')
  assert.equal([...troubles, ...again.troubles], [])
})

test('Spanish and English; colours off leave shape and letter; letters as asked', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="subtraction" rules="1 2 3" start="7" values="outcome" colors="off" letters="NP"></cgt-play>',
    { lang: 'es' },
  )
  assert.match(await status(page), 'Es tu turno')
  assert.ok(await page.getByRole('button', { name: 'Pista' }).count())
  const chips = page.locator('.stick .chip')
  assert.equal(await chips.allInnerTexts(), ['P', 'N', 'N'])
  const looks = await chips.evaluateAll((all) =>
    all.map((c) => [getComputedStyle(c).backgroundColor, getComputedStyle(c).borderTopLeftRadius]),
  )
  assert.is(looks[0][0], looks[2][0])
  assert.is.not(looks[0][1], looks[2][1])
  await play(page).evaluate((e) => e.setAttribute('lang', 'en'))
  await play(page).evaluate((e) => e.setAttribute('colors', 'on'))
  assert.match(await status(page), 'Your turn')
  const bright = await chips.evaluateAll((all) =>
    all.map((c) => getComputedStyle(c).backgroundColor),
  )
  assert.is.not(bright[0], bright[2])
  assert.equal(troubles, [])
})

test('of 333 million moves the first are listed, and any amount can be typed', async () => {
  const { page, troubles } = await open(
    '<cgt-play game="euclid" start="1000000000 3" opponent="person"></cgt-play>',
  )
  assert.is(await moves(page).count(), 24)
  assert.match(await page.locator('.rest').innerText(), 'and more than 488 more')
  await moves(page).first().click()
  const field = page.getByRole('textbox', { name: 'amount' })
  await field.fill('333333333')
  await field.press('Enter')
  /* as many as before, and it is one of them */
  assert.is(await moves(page).count(), 24)
  assert.is(await page.locator('.option.chosen').getAttribute('data-choice'), '333333333')
  await page.locator('.actions .primary').click()
  assert.is(await position(page), '3 1')
  await press(page, 'Undo')
  await moves(page).first().click()
  await field.fill('999999999')
  await field.press('Enter')
  assert.match(await problem(page), 'You cannot take 999999999 here.')
  assert.equal(troubles, [])
})

test('the largest numbers are drawn, and a large graph, tree or maze is still played', async () => {
  const chain = Array.from({ length: 100 }, (_, i) => `${i + 1}>${i}`).join(' ')
  const leaves = Array.from({ length: 64 }, (_, i) => i).join(' ')
  const open40 = Array.from({ length: 50 }, () => '.'.repeat(50)).join('/')
  for (const attributes of [
    'game="nim" start="4294967295 7"',
    'game="divisor" start="4294967295"',
    `game="graph" rules="${chain}" start="100"`,
    `game="tree" rules="${leaves}"`,
    `game="maze" rules="${open40}" start="z40"`,
  ]) {
    const { page, troubles } = await open(`<cgt-play ${attributes} opponent="person"></cgt-play>`, {
      viewport: { width: 390, height: 844 },
    })
    const before = await position(page)
    await moves(page).last().click()
    await page.locator('.actions .primary').click()
    assert.is.not(await position(page), before)
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390, attributes)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a slide has room for the whole of Nim 10 12 5 under its title', async () => {
  for (const body of [
    '<cgt-play game="nim" start="10 12 5"></cgt-play>',
    '<cgt-play game="nim" start="10 12 5" values="grundy"></cgt-play>',
    ...GAMES,
  ]) {
    const { page } = await open(`<div data-proj style="width: 1136px">${body}</div>`)
    const box = await play(page).boundingBox()
    assert.ok(box && box.height <= 560, `${body}: ${box?.height}`)
    await moves(page).first().click()
    assert.equal(await play(page).boundingBox(), box)
    await done(page)
  }
})

test('the focus is seen on every board, on chosen moves too', async () => {
  for (const body of GAMES) {
    const { page } = await open(body)
    await page.locator('.board [tabindex="0"]').focus()
    for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
    const lime = 'rgb(198, 240, 0)'
    const seen = await page.evaluate(() => {
      const cell = document.activeElement?.shadowRoot?.activeElement
      const line = cell?.querySelector('.focus-2')
      if (!(cell instanceof SVGElement)) return cell ? getComputedStyle(cell).boxShadow : ''
      return line && getComputedStyle(line).display !== 'none' ? getComputedStyle(line).stroke : ''
    })
    assert.match(seen, lime, body)
    await done(page)
  }
})

/* no near budget is enough for it: only the worker says who wins */
const LARGE =
  '<cgt-play game="octal" rules="misere dawson" start="22 21" values="outcome"></cgt-play>'
/** @param {Page} page it was worked out beside the page @param {string} words */
const toldBeside = (page, words) =>
  page.locator('.status', { hasText: words }).waitFor({ timeout: 60_000 })

test('what is known of a position is known of it in that game, under those rules', async () => {
  const { page, troubles } = await open(LARGE)
  await toldBeside(page, 'winning position')
  const set = (/** @type {Record<string, string>} */ attributes) =>
    play(page).evaluate((e, all) => {
      for (const [name, value] of Object.entries(all)) e.setAttribute(name, value)
    }, attributes)
  await set({ rules: 'misere grundy' })
  assert.not.match(await status(page), 'winning position')
  await toldBeside(page, 'losing position')
  await page.locator('.tools button').first().click()
  assert.match(await page.locator('.told').innerText(), 'This position is losing')
  await set({ rules: 'misere dawson' })
  await toldBeside(page, 'winning position')
  await set({ rules: 'misere grundy', first: 'opponent' })
  await press(page, 'Start')
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('cgt-play')).session.ply === 1,
  )
  assert.equal(troubles, [])
})

test('a question that was left for another position is asked again; one that a person stopped is not', async () => {
  const { page, troubles } = await open(HALTED + LARGE.replace('22 21', '35 34'))
  const put = (/** @type {string} */ text) =>
    play(page).evaluate((e, position) => void Object.assign(e, { position }), text)
  await release(page, 1)
  await page.locator('progress').waitFor()
  await press(page, 'Stop')
  await release(page)
  assert.is(await page.locator('progress').count(), 0)
  assert.match(await status(page), 'too large to solve here')
  /* begun, left, and come back to */
  await page.evaluate(() => {
    const element = /** @type {any} */ (document.querySelector('cgt-play'))
    for (const position of ['22 21', '36 34']) element.position = position
  })
  await put('22 21')
  await toldBeside(page, 'winning position')
  assert.equal(troubles, [])
})

test('where no worker may run the computer plays all the same, and nothing is said to be under way', async () => {
  for (const attributes of ['first="opponent"', 'first="opponent" values="off"']) {
    const { page, troubles } = await open('', { clock: true })
    await page.evaluate(
      (body) => {
        window.Worker = /** @type {any} */ (
          class {
            constructor() {
              throw new DOMException('refused by a policy', 'SecurityError')
            }
          }
        )
        document.body.insertAdjacentHTML('beforeend', body)
      },
      LARGE.replace('values="outcome"', attributes),
    )
    await press(page, 'Start')
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector('cgt-play')).session.ply === 1,
    )
    await page.clock.runFor(600) // progress would be shown by now
    assert.is(await page.locator('progress').count(), 0)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a game goes on where it is moved in the document, or changes its looks: position, line and who is to move', async () => {
  const { page, troubles } = await open(
    '<div id="a"><cgt-play game="nim" start="10 12 5" opponent="person"></cgt-play></div><div id="b"></div>',
  )
  const line = () =>
    play(page).evaluate((e) => {
      const { session } = /** @type {any} */ (e)
      return `${session.ply}: ${session.line.map((/** @type {any} */ p) => p.move.text).join(' ')}`
    })
  for (let i = 0; i < 3; i++)
    await play(page).evaluate((e) => {
      const { session } = /** @type {any} */ (e)
      ;/** @type {any} */ (e).play(session.game.moves(session.position)[0])
    })
  await press(page, 'Undo')
  const [was, at] = [await line(), await position(page)]
  assert.match(was, /^2: \S+ \S+ \S+$/)
  for (const where of ['#b', '#a']) {
    await page.evaluate(
      (css) => document.querySelector(css)?.append(document.querySelector('cgt-play') ?? ''),
      where,
    )
    assert.equal([await line(), await position(page)], [was, at])
  }
  for (const [name, value] of [
    ['values', 'grundy'],
    ['theme', 'dark'],
    ['letters', 'NP'],
    ['lang', 'es'],
    ['level', 'random'],
  ]) {
    await play(page).evaluate((e, [n, v]) => e.setAttribute(n, v), [name, value])
    assert.equal([name, await line(), await position(page)], [name, was, at])
  }
  assert.match(await status(page), 'Jugador 1')
  await press(page, 'Rehacer')
  assert.match(await line(), /^3:/)
  /* what it is made of has changed meanwhile */
  await page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.querySelector('cgt-play'))
    element.remove()
    element.setAttribute('start', '3 4')
    document.body.append(element)
  })
  assert.is(await position(page), '3 4')
  assert.equal(troubles, [])
})

test('the computer that was thinking when its board was moved answers where it is now', async () => {
  for (const body of [
    '<cgt-play game="nim" start="3 4 5"></cgt-play>',
    '<cgt-play game="octal" rules="misere dawson" start="24 21"></cgt-play>',
  ]) {
    const { page, troubles } = await open(`${body}<div></div>`)
    await play(page).evaluate((e) => {
      const { session } = /** @type {any} */ (e)
      ;/** @type {any} */ (e).play(session.game.moves(session.position)[0])
      document.querySelector('div')?.append(e)
    })
    assert.is(await settled(page), 'mine')
    assert.is(await play(page).evaluate((e) => /** @type {any} */ (e).session.ply), 2)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a listener of cgt-move that brings another position has its way: the old move is not played there', async () => {
  for (const [change, wanted] of [
    [{ start: '6 7' }, '6 7'],
    [{ rules: 'misere' }, '3 4 5'],
    [{ game: 'euclid', start: '25 7' }, '25 7'],
  ]) {
    const { page, troubles } = await open(
      '<cgt-play game="nim" start="3 4 5" opponent="person"></cgt-play>',
    )
    const seen = await play(page).evaluate((e, attributes) => {
      const element = /** @type {any} */ (e)
      let moved = 0
      e.addEventListener('cgt-moved', () => moved++)
      e.addEventListener(
        'cgt-move',
        () => {
          for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value)
        },
        { once: true },
      )
      const { session } = element
      element.play(session.game.moves(session.position)[0])
      return { at: element.position, ply: element.session.ply, moved }
    }, change)
    assert.equal(seen, { at: wanted, ply: 0, moved: 0 })
    await moves(page).first().dblclick()
    assert.is(await play(page).evaluate((e) => /** @type {any} */ (e).session.ply), 1)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a move of another position, or of another board, is refused by name, and nothing is played', async () => {
  const one = '<cgt-play game="nim" start="3 4 5" opponent="person"></cgt-play>'
  const { page, troubles } = await open(one + one)
  const seen = await page.evaluate(() => {
    const [a, b] = /** @type {any[]} */ ([...document.querySelectorAll('cgt-play')])
    const { game } = a.session
    let asked = 0
    a.addEventListener('cgt-move', () => asked++)
    const told = [
      game.move('3 4 6', '3-1'),
      b.session.game.move('3 4 5', '3-1'),
      { item: 0, choice: 1, text: '3-1', to: { text: '2 4 5' } },
    ].map((move) => {
      try {
        a.play(move)
      } catch (error) {
        return error.code
      }
    })
    const before = [a.position, asked]
    a.play(game.move('3 4 5', '3-1'))
    return [told, before, a.position, asked]
  })
  assert.equal(seen, [['illegal', 'illegal', 'illegal'], ['3 4 5', 0], '2 4 5', 1])
  assert.equal(troubles, [])
})

test('axe finds nothing on any board, in either theme', async () => {
  for (const theme of ['light', 'dark']) {
    const { page } = await open(
      `<main><h1>Games</h1>${GAMES.map((g) => g.replace('>', ' values="outcome" opponent="person">')).join('')}</main>`,
    )
    await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
    await page.locator('.board [data-choice]').first().click()
    assert.equal(await axe(page), [])
    await done(page)
  }
})

test('a number chooses its heap; on a slide it is the deck’s', async () => {
  const html = '<cgt-play game="nim" start="3 5 4" opponent="person"></cgt-play>'
  const { page, troubles } = await open(`${html}<div class="marpit">${html}</div>`)
  const chosen = (/** @type {number} */ i) =>
    page.locator('cgt-play').nth(i).evaluate((/** @type {any} */ e) => e.selected && [e.selected.item, e.root.activeElement?.dataset.item]) // prettier-ignore
  const first = page.locator('cgt-play').first()
  await first.locator('.board [tabindex="0"]').focus()
  for (const [key, item] of /** @type {const} */ ([
    ['2', 1],
    ['3', 2],
    ['1', 0],
  ])) {
    await page.keyboard.press(key)
    assert.equal(await chosen(0), [item, String(item)])
  }
  await page.keyboard.press('7') // no such heap: nothing changes
  assert.equal(await chosen(0), [0, '0'])
  await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  assert.is(await first.evaluate((/** @type {any} */ e) => e.position), '1 5 4')
  await page.locator('cgt-play').nth(1).locator('.board [tabindex="0"]').focus()
  await page.keyboard.press('2')
  assert.is(await chosen(1), null)
  assert.equal(troubles, [])
})

test('a review says who could have won sooner or held out longer, and the settings name a computer that looks three moves ahead', async () => {
  const { page, troubles } = await open(
    `<cgt-play game="divisor" start="6" opponent="person" moves="6-1 5-1 4-1 3-1 2-1" at="5"></cgt-play>
    <cgt-play game="nim" start="2 2" opponent="person" moves="2-2 2-2" at="2"></cgt-play>
    <cgt-play game="nim" start="3 4 5" level="human"></cgt-play><cgt-play game="toads" level="human"></cgt-play>`,
  )
  assert.equal(
    (await page.locator('.pace').allTextContents()).map((text) => text.trim()),
    ['Player 1 could have won 2 moves sooner.', 'Player 1 could have held out 2 moves longer.'],
  )
  assert.equal(
    (await page.locator('.sentence').allTextContents()).slice(-2).map((text) => text.trim()),
    ['Against a computer that looks three moves ahead, you begin', 'You are Left, against a computer that looks three moves ahead; Left begins'], // prettier-ignore
  )
  const third = page.locator('cgt-play').nth(2)
  await third.locator('.sentence').click()
  assert.ok(await third.getByRole('radio', { name: 'three moves ahead' }).isChecked())
  await third.getByRole('radio', { name: 'at random' }).check()
  await third.getByRole('radio', { name: 'three moves ahead' }).check()
  assert.is(await third.getAttribute('level'), 'human')
  await page.keyboard.press('Escape')
  await third.locator('.stick').last().click()
  await third.locator('.stick').last().click()
  await page.waitForFunction(() => /** @type {any} */ (document.querySelectorAll('cgt-play')[2]).session.ply === 2) // prettier-ignore
  assert.equal(troubles, [])
})

test.run()
