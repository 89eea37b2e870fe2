/**
 * What teachers have in palitos/teach.js: links and their QR codes, the vote of a room, teams, records of games; and the
 * projector. The codes are read by another library than the one that writes them.
 */
import jsQR from 'jsqr'
import * as fs from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { readTournament } from '../../../web/teach/bracket.js'
import { readRecord } from '../../../web/teach/record.js'
import { readScores } from '../../../web/teach/scores.js'
import { axe, close, done, open, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))
const teach = `${dist}palitos/teach.js`
test.after(close)

/** @param {string} body @param {import('../browser.mjs').Options} [options] */
async function opened(body, options) {
  const made = await open(body, options)
  await made.page.addScriptTag({ path: teach })
  return made
}
/** What a phone would read. @param {Page} page */
async function scanned(page) {
  const { data, side } = await page.locator('cgt-qr svg').evaluate(async (svg) => {
    const side = 400
    const copy = /** @type {SVGElement} */ (svg.cloneNode(true))
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    copy.setAttribute('width', String(side))
    copy.setAttribute('height', String(side))
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
    await image.decode()
    const canvas = new OffscreenCanvas(side, side)
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'))
    pen.fillStyle = getComputedStyle(svg).backgroundColor
    pen.fillRect(0, 0, side, side)
    pen.drawImage(image, 0, 0)
    return { data: [...pen.getImageData(0, 0, side, side).data], side }
  })
  return /** @type {any} */ (jsQR)(Uint8ClampedArray.from(data), side, side)?.data
}

test('a QR code says its address, short or long, to another library', async () => {
  const { page, troubles } = await opened('<cgt-qr></cgt-qr>')
  const long = `https://example.org/embed.html#cgt-play&start=${'1%20'.repeat(100)}`
  for (const text of ['https://example.org/ñ#cgt-play&game=nim&start=3%204', long]) {
    await page.locator('cgt-qr').evaluate((e, text) => e.setAttribute('text', text), text)
    assert.is(await scanned(page), text.replace('ñ', '%C3%B1'))
  }
  await page.locator('cgt-qr').evaluate((e) => e.setAttribute('text', 'x'.repeat(2000)))
  assert.match((await page.locator('cgt-qr p').textContent()) ?? '', /too long/)
  assert.equal(troubles, [])
})

test('the code of a set of exercises leads to that set', async () => {
  const { page } = await opened('<cgt-codes kind="nim" seed="9" count="3" level="2"></cgt-codes>')
  const link = await page
    .locator('cgt-codes .link a')
    .evaluate((a) => /** @type {HTMLAnchorElement} */ (a).href)
  assert.match(link, /exercises\.html#exercise&kind=nim&seed=9&level=2&count=3$/)
  assert.is(await page.locator('cgt-qr').getAttribute('text'), link)
})

test('a link fixes game, position, level, language and what is hidden, and opens as it was made', async () => {
  const { page, troubles } = await visit(pathToFileURL(`${dist}es/class.html`).href)
  const link = page.locator('cgt-link')
  const fields = link.locator('select')
  await fields.nth(0).selectOption('subtraction')
  const typed = link.locator('input.text-input')
  await typed.nth(0).fill('1 3 4')
  await page.keyboard.press('Tab')
  await typed.nth(1).fill('17')
  await page.keyboard.press('Tab')
  await link.locator('label.field', { hasText: 'Juega' }).locator('select').selectOption('random')
  await link.locator('label.field', { hasText: 'Idioma' }).locator('select').selectOption('en')
  for (const box of await link.locator('input[type=checkbox]').all()) await box.check()
  const address = (await link.locator('code').first().textContent()) ?? ''
  assert.is(await page.locator('cgt-qr').getAttribute('text'), address)
  assert.is(await page.locator('cgt-qr svg').count(), 0, 'no phone has this computer’s files')

  const student = await visit(address)
  const play = student.page.locator('cgt-play')
  const now = await play.evaluate((e) => ({
    at: /** @type {any} */ (e).position,
    level: /** @type {any} */ (e).level,
    lang: document.documentElement.lang,
    large: e.hasAttribute('data-proj'),
  }))
  assert.equal(now, { at: '17', level: 'random', lang: 'en', large: true })
  await play.getByRole('button', { name: 'More' }).click()
  const names = await play
    .locator('.tools button')
    .evaluateAll((all) => all.map((b) => b.getAttribute('title') ?? ''))
  assert.not.ok(
    names.some((name) => /Hint|Values/.test(name)),
    names.join(),
  )
  await play.locator('.board [tabindex="0"]').focus()
  await student.page.keyboard.press('h')
  await student.page.keyboard.press('v')
  assert.is(await play.locator('.chip:not(.unknown)').count(), 0)
  assert.not.match((await play.locator('.say').textContent()) ?? '', /Hint/)
  assert.equal([...troubles, ...student.troubles], [])

  await typed.nth(1).fill('x')
  await page.keyboard.press('Tab')
  assert.is(await link.locator('.problem').count(), 1)
  assert.match((await link.locator('.problem').textContent()) ?? '', /Por ejemplo: \d/)
  assert.is(await typed.nth(1).getAttribute('aria-invalid'), 'true')
  assert.is(await link.locator('cgt-qr').count(), 0, 'there is no link to what there is not')
  await done(page)
  await student.page.context().close()
})

test('a link that is being made stays as it is when its page is loaded again, its values and letters too', async () => {
  const { page, troubles } = await visit(pathToFileURL(`${dist}es/class.html`).href)
  const link = page.locator('cgt-link')
  for (const [name, value] of [
    ['Juega', 'random'],
    ['Valores', 'grundy'],
    ['Letras', 'GP'],
  ])
    await link.locator('label.field', { hasText: name }).locator('select').selectOption(value)
  const made = await link.locator('code').first().textContent()
  await page.waitForFunction(() => location.hash.includes('letters=GP'))
  await page.reload()
  assert.is(await link.locator('code').first().textContent(), made)
  assert.equal(troubles, [])
  await page.context().close()
})

test('every form of a link is drawn beside it', async () => {
  const { page, troubles } = await visit(pathToFileURL(`${dist}en/class.html`).href)
  const link = page.locator('cgt-link')
  await link.locator('select').first().selectOption('subtraction')
  await link.locator('input.text-input').nth(1).fill('4')
  await page.keyboard.press('Tab')
  const form = link.locator('label.field', { hasText: 'Form' }).locator('select')
  for (const name of ['strip', 'graph', 'tree']) {
    await form.selectOption(name)
    await link.locator(`.stage cgt-${name} :is([data-n], svg.draw)`).first().waitFor()
  }
  assert.equal(troubles, [])
})

test('number keys vote, a tie is not played, and the move with the most votes is', async () => {
  const { page, troubles } = await opened(
    '<cgt-vote game="subtraction" rules="1 2 3" start="10"></cgt-vote>',
  )
  const votes = () => page.locator('.votes').allTextContents()
  const press = async (/** @type {string} */ keys) => {
    for (const key of keys.split(' ')) await page.keyboard.press(key)
  }
  await press('1 2 2 9')
  assert.equal(await votes(), ['1', '2', '0'])
  await press('Backspace')
  assert.equal(await votes(), ['1', '1', '0'])
  await press('Enter')
  const ply = () =>
    page
      .locator('cgt-play')
      .evaluate((e) => /** @type {any} */ (e).session.moves.split(' ').filter(Boolean))
  assert.equal(await ply(), [], 'a draw')
  await press('2')
  await page.keyboard.press(' ')
  assert.equal(await ply(), [], 'Space is the page’s')
  await press('Enter')
  assert.equal((await ply())[0], '10-2')
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('cgt-vote')).choices.length > 0,
  )
  assert.is((await ply()).length, 2, 'the computer has answered')
  assert.equal(await votes(), ['0', '0', '0'], 'another position, another vote')
  assert.equal(troubles, [])
})

test('number keys vote after a click anywhere on the page, but not in a field', async () => {
  const { page } = await visit(pathToFileURL(`${dist}en/class.html`).href)
  const vote = page.locator('cgt-vote')
  const votes = () => vote.locator('.votes').allTextContents()
  await page.locator('#link input.text-input').first().focus()
  await page.keyboard.press('1')
  assert.equal(await votes(), ['0', '0', '0'])
  await vote.scrollIntoViewIfNeeded()
  await page.getByText('Pass a keyboard').click()
  await page.keyboard.press('2')
  assert.equal(await votes(), ['0', '1', '0'])
  await vote.locator('.choice').first().focus()
  await page.keyboard.press('3')
  assert.equal(await votes(), ['0', '1', '1'], 'the focus alone is no vote')
  assert.equal((await teamsOf(page)).points, [0, 0, 0])
  /* of two figures that hear keys, the one that fills the window */
  await page.locator('cgt-teams').evaluate((e) => e.scrollIntoView())
  await page.getByText('Nim in teams').click()
  await page.keyboard.press('1')
  assert.equal((await teamsOf(page)).points, [1, 0, 0])
  assert.equal(await votes(), ['0', '1', '1'])
})

test('on the projector the votes stand beside the board, all in one view, without the list of chapters', async () => {
  const { page } = await visit(pathToFileURL(`${dist}es/class.html`).href)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.locator('[data-projector]').first().click()
  const box = async (/** @type {string} */ which) => {
    const found = await page.locator(which).first().boundingBox()
    if (!found) throw new Error(which)
    return found
  }
  const board = await box('cgt-vote cgt-play')
  const first = await box('cgt-vote .choice')
  const last = await box('cgt-vote section .primary')
  assert.ok(first.x > board.x + board.width - 2, 'beside')
  assert.ok(last.y + last.height - Math.min(board.y, first.y) < 720, 'in one view')
  assert.is(await page.locator('.doc > nav').first().isVisible(), false)
})

/** A class of teams: its points, the team that is to move, and what its board says. @param {Page} page */
const teamsOf = (page) =>
  page.locator('cgt-teams').evaluate((/** @type {any} */ e) => ({
    points: [...e.root.querySelectorAll('.points')].map((one) => Number(one.textContent)),
    moves: [...e.root.querySelectorAll('li')].findIndex((one) => one.ariaCurrent === 'true'),
    status: e.board?.root.querySelector('.status .pill')?.textContent?.trim() ?? '',
  }))
/** A move on the board of the teams. @param {Page} page @param {string} text */
const moved = (page, text) =>
  page.locator('cgt-teams').evaluate((/** @type {any} */ e, text) => {
    const { session } = e.board
    e.board.play(session.game.move(session.position, text))
  }, text)

test('teams have points by key and click, which are taken back, named anew, saved and opened', async () => {
  const { page, troubles } = await opened(
    '<input aria-label="Other"><cgt-teams id="teams" teams="Red|Blue|Green"></cgt-teams>',
  )
  const teams = page.locator('cgt-teams')
  const points = async () => (await teamsOf(page)).points
  for (const key of ['2', '2', '3', '9']) await page.keyboard.press(key)
  assert.equal(await points(), [0, 2, 1])
  await page.keyboard.press('Backspace')
  await teams.getByRole('button', { name: 'Red: 0 points; one more' }).click()
  await teams.getByRole('button', { name: 'Blue: one point less' }).click()
  assert.equal(await points(), [1, 1, 0])
  await page.keyboard.press('n')
  assert.is((await teamsOf(page)).moves, 1)
  await page.waitForURL(({ hash }) => /points=1%201%200&turn=2/.test(hash))
  await teams.getByRole('button', { name: 'All to 0' }).click()
  assert.equal(await teamsOf(page), { points: [0, 0, 0], moves: 0, status: '' })
  await teams.getByRole('button', { name: 'Undo' }).click()
  assert.equal(await teamsOf(page), { points: [1, 1, 0], moves: 1, status: '' })
  await page.getByLabel('Other').press('3')
  assert.equal(await points(), [1, 1, 0], 'what is typed elsewhere is no point')

  await teams.getByRole('button', { name: 'Teams and game' }).click()
  const names = teams.locator('textarea')
  await names.fill('Alone')
  await names.blur()
  assert.match(await teams.locator('.problem').innerText(), /from 2 to 8 teams, not 1/)
  await names.fill('Green\nRed\nMorning group')
  await names.blur()
  assert.is(await teams.locator('.problem').count(), 0)
  assert.equal(await points(), [0, 1, 0], 'each keeps its own')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    teams.getByRole('button', { name: 'Save the file' }).click(),
  ])
  const text = fs.readFileSync(await download.path(), 'utf8')
  assert.is(text, 'palitos teams\ntime: 60\n0  Green\n1  Red\n0  Morning group\n')
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('palitos teams\nx') }
  await teams.locator('input[type=file]').setInputFiles(file)
  await teams.getByText('The teams cannot be read from line 2 on').waitFor()
  const other = { ...file, buffer: Buffer.from(text.replace('1  Red', '12  Red')) }
  await teams.locator('input[type=file]').setInputFiles(other)
  await teams.getByRole('button', { name: 'Red: 12 points; one more' }).waitFor()
  assert.equal(await axe(page, { include: 'cgt-teams' }), [])
  assert.equal(troubles, [])
})

test('the clock of the teams starts, stands, gets more time, and says when time is up', async () => {
  const { page, troubles } = await opened('<cgt-teams time="60"></cgt-teams>', { clock: true })
  const teams = page.locator('cgt-teams')
  const face = async () => (await teams.locator('.face').innerText()).trim()
  await page.clock.pauseAt(new Date('2100-01-01'))
  assert.is(await face(), '1:00')
  await page.keyboard.press('t')
  await page.clock.runFor(20_000)
  assert.is(await face(), '0:40')
  await page.keyboard.press('t')
  await page.clock.runFor(20_000)
  assert.is(await face(), '0:40', 'it stands')
  await teams.getByRole('button', { name: '30 seconds more' }).click()
  assert.is(await face(), '1:10')
  await teams.getByRole('button', { name: 'Start' }).click()
  await page.clock.runFor(69_000)
  assert.is(await face(), '0:01')
  await page.clock.runFor(1_500)
  assert.is(await face(), 'Time!')
  assert.is(await teams.locator('.says').textContent(), 'Time is up.')
  await teams.getByRole('button', { name: 'Reset the clock' }).click()
  assert.is(await face(), '1:00')
  assert.equal(troubles, [])
})

test('two teams play each other: the board names them, and the winner’s point comes, goes and is not given twice', async () => {
  const { page, troubles } = await opened(
    '<cgt-teams teams="Red|Blue|Green" game="subtraction" rules="1 2 3" start="4"></cgt-teams>',
  )
  const teams = page.locator('cgt-teams')
  const is = async (/** @type {Awaited<ReturnType<typeof teamsOf>>} */ wanted) =>
    assert.equal(await teamsOf(page), wanted)
  await is({ points: [0, 0, 0], moves: 0, status: 'Red' })
  await moved(page, '4-1')
  await is({ points: [0, 0, 0], moves: 1, status: 'Blue' })
  await moved(page, '3-3')
  await teams.getByText('Blue wins: one point.').waitFor()
  assert.equal((await teamsOf(page)).points, [0, 1, 0])
  await teams.locator('cgt-play').getByRole('button', { name: 'Undo' }).click()
  await is({ points: [0, 0, 0], moves: 1, status: 'Blue' })
  await moved(page, '3-3')
  assert.equal((await teamsOf(page)).points, [0, 1, 0], 'once')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('2')
  await page.keyboard.press('n')
  await is({ points: [0, 1, 0], moves: 2, status: 'Green' })
  await moved(page, '4-1')
  await is({ points: [0, 1, 0], moves: 0, status: 'Red' })
  assert.equal(troubles, [])
})

test('against the computer one team plays after another, also on the vote of the room', async () => {
  const { page, troubles } = await opened(
    `<cgt-teams for="vote" teams="Red|Blue"></cgt-teams>
    <cgt-vote id="vote" game="subtraction" rules="1 2 3" start="3"></cgt-vote>`,
  )
  const vote = page.locator('cgt-vote')
  await page.getByText('Red to play').waitFor()
  await vote.locator('.choice').nth(2).click()
  await vote.getByRole('button', { name: 'Play the most voted' }).click()
  await page.getByText('Red wins: one point.').waitFor()
  await vote.getByRole('button', { name: 'Play again' }).click()
  assert.equal(await teamsOf(page), { points: [1, 0], moves: 1, status: 'Your turn' })
  await vote.locator('.choice').nth(1).click()
  await vote.getByRole('button', { name: 'Play the most voted' }).click()
  await page.getByText('The computer wins: no point.').waitFor()
  assert.equal((await teamsOf(page)).points, [1, 0])
  assert.equal(troubles, [])
})

test('a game that ends gets a name in the table of those who played the same, which is saved and opened', async () => {
  const { page, troubles } = await opened(
    `<cgt-play id="a" game="subtraction" rules="1 2 3" start="6" opponent="person"></cgt-play>
    <cgt-scores id="scores"></cgt-scores>`,
  )
  const scores = page.locator('cgt-scores')
  const rows = async () => (await scores.locator('tbody tr').allInnerTexts()).map((row) => row.trim().replace(/\s+/g, ' ')) // prettier-ignore
  const play = (/** @type {string} */ moves) =>
    page.locator('#a').evaluate((/** @type {any} */ board, moves) => {
      board.restart()
      for (const text of moves.split(' '))
        board.play(board.session.game.move(board.session.position, text))
    }, moves)
  await play('6-1 5-1 4-1 3-3')
  assert.match(await scores.locator('form p').innerText(), /: won, 2 moves, wins kept: 2 of 2$/)
  await scores.getByLabel('Who won?').fill(' Ana,  la 1 ')
  await page.keyboard.press('Enter')
  assert.equal(await rows(), ['1 Ana, la 1 won 2 of 2 2'])
  await play('6-3 3-1 2-2')
  await scores.getByRole('button', { name: 'Leave it out' }).click()
  await play('6-2 4-1 3-3')
  await scores.getByLabel('Who won?').fill('Luis')
  await scores.getByRole('button', { name: 'Add to the table' }).click()
  assert.equal(await rows(), ['1 Ana, la 1 won 2 of 2 2', '1 Luis won 2 of 2 2'])
  await scores.getByRole('button', { name: 'Take Ana, la 1 out of the table' }).click()
  assert.is((await rows()).length, 1)
  await scores.getByRole('button', { name: 'Undo' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    scores.getByRole('button', { name: 'Save the file' }).click(),
  ])
  const text = fs.readFileSync(await download.path(), 'utf8')
  assert.is(readScores(text).length, 2)
  await page.waitForURL(({ hash }) => /^#scores&rows=.*Ana.*Luis/.test(hash))
  await page.reload()
  assert.is((await rows()).length, 2, 'the address has them')

  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text.replace('6-2 4-1', '6-2 4-9')) } // prettier-ignore
  await scores.locator('input[type=file]').setInputFiles(file)
  await scores.locator('.problem').waitFor()
  assert.match(await scores.locator('.problem').innerText(), /^Line 3 of the table/)
  assert.is((await rows()).length, 2, 'what was there stays')
  /* who won is found by playing it again, whatever the file says */
  const changed = Buffer.from(text.replace(/win/g, 'loss').replace('Luis', 'Eva'))
  await scores.locator('input[type=file]').setInputFiles({ ...file, buffer: changed })
  await scores.getByText('Eva').waitFor()
  assert.match((await rows())[1], /^1 Eva won/)
  assert.equal(await axe(page, { include: 'cgt-scores' }), [])
  assert.equal(troubles, [])
})

test('when the game is over nothing stands to the vote', async () => {
  const { page } = await opened('<cgt-vote game="subtraction" rules="1 2 3" start="3"></cgt-vote>')
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await page.getByText('The game is over').waitFor()
  assert.is(await page.locator('cgt-vote section button').count(), 0)
})

test('where there are more moves than keys, those proposed on the board stand to the vote', async () => {
  const { page } = await opened('<cgt-vote game="nim" start="10 12 5"></cgt-vote>')
  assert.is(await page.locator('.choice').count(), 0)
  for (const n of [3, 7]) {
    await page.locator(`[data-item="1"][data-choice="${n}"]`).first().click()
    await page.locator('cgt-play .actions .primary').click()
  }
  const moves = await page.locator('.choice .mono').allTextContents()
  assert.equal(moves, ['12−3', '→ 10 9 5', '12−7', '→ 10 5 5'])
  assert.equal(await page.locator('.votes').allTextContents(), ['1', '1'])
  assert.is(
    await page.locator('cgt-play').evaluate((e) => /** @type {any} */ (e).session.ply),
    0,
    'nothing is played yet',
  )
})

const GAME = 'game="nim" start="10 12 5" moves="10-1 12-4 9-1 5-5 8-8 8-8"'

test('a record is commented, saved as a file, and opened again as it was', async () => {
  const { page, troubles } = await opened(`<cgt-record id="r" ${GAME}></cgt-record>`)
  await page.locator('.ply').nth(2).click()
  assert.is(
    await page.locator('cgt-play').evaluate((e) => /** @type {any} */ (e).position),
    '8 8 5',
  )
  await page.locator('section .field input').fill('¿y el 5?')
  await page.keyboard.press('Tab')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('button', { hasText: 'Save' }).click(),
  ])
  const text = fs.readFileSync(await download.path(), 'utf8')
  assert.match(text, /^palitos\n/)
  assert.equal(readRecord(text).moves.length, 6)
  assert.equal(readRecord(text).notes, { 3: '¿y el 5?' })
  /* the address is written soon */
  await page.waitForURL(({ href }) =>
    /#r&.*moves=10-1 12-4.*notes=3 ¿y el 5\?/.test(decodeURIComponent(href)),
  )

  const other = await opened('<cgt-record></cgt-record>')
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await other.page.locator('input[type=file]').setInputFiles(file)
  await other.page.locator('.ply').nth(5).waitFor()
  assert.is((await other.page.locator('.note').nth(2).textContent())?.trim(), '¿y el 5?')
  const bad = { ...file, buffer: Buffer.from(text.replace('9-1', '9-10')) }
  await other.page.locator('input[type=file]').setInputFiles(bad)
  await other.page.locator('.problem').waitFor()
  assert.is(await other.page.locator('.ply').count(), 6, 'what was open stays')
  assert.equal([...troubles, ...other.troubles], [])
  await done(page)
  await other.page.context().close()
})

test('a record of Left and Right tells who wins after each move by L, R, N and P, with their strokes', async () => {
  const { page, troubles } = await opened(
    '<main><h1>Record</h1><cgt-record game="domineering" start="2x3" moves="b1-b2"></cgt-record></main>',
  )
  const row = page.locator('cgt-record .ply').first()
  assert.is((await row.locator('.chip').innerText()).trim(), 'L')
  assert.is(await row.locator('.chip.L').evaluate((e) => getComputedStyle(e).borderStyle), 'solid')
  assert.is(await row.getByRole('img', { name: /Left wins, no matter who begins/ }).count(), 1)
  assert.match(
    await page.getByRole('region', { name: 'Record' }).innerText(),
    /L Left and R Right, no matter who begins; N/,
  )
  assert.equal(troubles, [])
  await done(page)
})

test('from the move that gave the win away a record is tried again, against the computer', async () => {
  const { page } = await opened(`<cgt-record ${GAME}></cgt-record>`)
  assert.is(await page.locator('.mistake').count(), 1)
  assert.match((await page.locator('.mistake').textContent()) ?? '', /5−4 would have kept it/)
  await page.locator('.mistake button', { hasText: 'Try again' }).click()
  const play = page.locator('cgt-play')
  assert.is(await play.evaluate((e) => /** @type {any} */ (e).position), '9 8 5')
  await play.locator('[data-item="2"][data-choice="4"]').first().click()
  await play.locator('.actions .primary').click()
  await page.waitForFunction(
    () =>
      /** @type {any} */ (document.querySelector('cgt-record')).root.querySelector('cgt-play')
        .session.ply === 2,
  )
  await page.locator('button', { hasText: 'Back to the record' }).click()
  assert.is(await play.evaluate((e) => /** @type {any} */ (e).session.line.length), 6)
})

test('a bracket shows results one by one, asks where they are drawn, and goes back when a winner is pressed', async () => {
  const { page, troubles } = await opened(
    '<cgt-bracket id="b" players="ana, beto, carla" results="beto 1-3 carla; ana 2-2 carla"></cgt-bracket>',
  )
  const name = (/** @type {number} */ i) => page.locator('cgt-bracket .match button.name').nth(i)
  const champion = page.getByRole('region', { name: 'Winner' })
  const next = page.getByRole('button', { name: 'Show the next result' })
  assert.equal(await page.locator('.through').allTextContents(), ['ana'], 'the first passes')
  await next.click()
  await page.getByText('carla goes on.').waitFor()
  assert.equal(await name(1).getAttribute('aria-pressed'), 'true')
  assert.match(await name(1).innerText(), /^carla\s+3$/)
  await next.click()
  await page.getByText('ana and carla have won as many games').waitFor()
  assert.is(await next.getAttribute('aria-disabled'), 'true')
  await name(3).focus()
  await page.keyboard.press('Enter')
  await page.getByText('carla wins the tournament.').waitFor()
  assert.match(await champion.innerText(), /carla/)
  await page.waitForURL(({ href }) => /#b&.*won=-22/.test(decodeURIComponent(href)))
  await name(0).click()
  assert.match(await champion.innerText(), /\?/, 'beto is in the final now, and nobody has won it')
  assert.is(await page.locator('cgt-bracket').getAttribute('won'), '-1')
  assert.equal(troubles, [])
  await done(page)
})

test('names and results are typed, saved and opened; what is no tournament leaves the bracket as it is', async () => {
  const { page, troubles } = await opened('<cgt-bracket players="ana, beto"></cgt-bracket>')
  const names = () => page.locator('cgt-bracket button.name > span').allInnerTexts()
  await page.locator('summary').click()
  const box = page.locator('textarea')
  const enter = async (/** @type {string} */ text) => {
    await box.fill(text)
    await page.keyboard.press('Tab')
  }
  await enter(
    '1. Eva begins at 10: 10-2.\n\npalitos tournament\ngame: nim\nEva 2-0 Luis\nLuis 1-1 Zoe',
  )
  await page.locator('.through').waitFor()
  assert.equal(await names(), ['Luis', 'Zoe', 'Eva'])
  await name('Zoe')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  const text = fs.readFileSync(await download.path(), 'utf8')
  const { game, players, won, results } = readTournament(text)
  assert.equal([game, players, won, results.length], ['nim', ['Eva', 'Luis', 'Zoe'], '-2', 2])
  await enter('Eva\nEva')
  assert.match((await page.locator('.problem').textContent()) ?? '', /Two players are called “Eva”/)
  assert.equal(await names(), ['Luis', 'Zoe', 'Eva', 'Zoe'], 'as it was')
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a\nb\nc\nd') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.problem').waitFor({ state: 'detached' })
  assert.equal(await names(), ['a', 'd', 'b', 'c'])
  await page.getByRole('button', { name: 'Draw lots' }).click()
  assert.equal((await names()).sort(), ['a', 'b', 'c', 'd'])
  assert.equal(troubles, [])
  await done(page)

  /** Presses the name. @param {string} who */
  async function name(who) {
    await page.locator('cgt-bracket button.name', { hasText: who }).first().click()
  }
})

for (const lang of ['es', 'en'])
  test(`the plan of a semester fits the first sheet of A4, with room for its dates: ${lang}`, async () => {
    const { page } = await visit(pathToFileURL(`${dist}${lang}/semester.html`).href)
    const date = page.locator('.plan th').nth(1)
    assert.is(await date.isVisible(), false)
    await page.emulateMedia({ media: 'print' })
    // 210 x 297 mm with margins of 15, at 96 dots an inch
    await page.setViewportSize({ width: 680, height: 1009 })
    assert.ok(((await date.boundingBox())?.width ?? 0) > 40)
    const plan = await page.locator('.plan').boundingBox()
    assert.ok(plan && plan.x + plan.width <= 680 && plan.y + plan.height <= 1009, JSON.stringify(plan)) // prettier-ignore
    const cut = await page.locator('.plan .scroll').evaluate((e) => e.scrollWidth - e.clientWidth)
    assert.ok(cut <= 0, `${cut} px are cut`)
  })

test('a game that ends is kept by one link, with all its moves', async () => {
  const { page } = await visit(
    pathToFileURL(`${dist}en/game-nim.html`).href + '#play&start=1&first=me',
  )
  await page.locator('#play .board [tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('#play a', { hasText: 'Keep this game' }).click()
  await page.waitForURL(/class\.html#record/)
  await page.locator('cgt-record .ply').first().waitFor()
  assert.is(await page.locator('cgt-record .ply').count(), 1)
})

test('on the projector a page is large and tells no value until V, and is as before without it', async () => {
  const { page, troubles } = await visit(pathToFileURL(`${dist}en/5-grundy.html`).href)
  const figure = page.locator('#g123')
  const told = () => figure.evaluate((e) => [e.getAttribute('values'), e.hasAttribute('data-proj')])
  const before = await told()
  assert.equal(before, ['grundy', false])
  const button = page.locator('[data-projector]').first()
  await button.click()
  assert.equal(await told(), ['off grundy', true])
  await page.reload()
  assert.equal(await told(), ['off grundy', true], 'it lasts')
  const text = () => figure.evaluate((e) => /** @type {any} */ (e).root.textContent)
  const hidden = await text()
  await figure.locator('button, [tabindex="0"]').first().focus()
  await page.keyboard.press('v')
  assert.is.not(await text(), hidden)
  await button.click()
  assert.equal(await told(), before)
  assert.equal(troubles, [])
})

test('in a window that is no slide, the projector hides values and keeps the layout of figures, until it is as wide', async () => {
  const { page, troubles } = await visit(pathToFileURL(`${dist}en/5-grundy.html`).href, {
    viewport: { width: 390, height: 844 },
  })
  const figure = page.locator('#g123')
  const told = () => figure.evaluate((e) => [e.getAttribute('values'), e.hasAttribute('data-proj')])
  await page.locator('details.menu > summary').click()
  await page.locator('[data-projector]').last().click()
  assert.equal(await told(), ['off grundy', false])
  await page.reload()
  assert.equal(await told(), ['off grundy', false], 'it lasts')
  const late = await page.evaluate(() => {
    const play = document.createElement('cgt-play')
    document.querySelector('main')?.append(play)
    return play.hasAttribute('data-proj')
  })
  assert.is(late, false, 'nor is one that comes later laid out for a slide')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.waitForFunction(() => document.querySelector('#g123')?.hasAttribute('data-proj'))
  await page.locator('[data-projector]').first().click()
  assert.equal(await told(), ['grundy', false])
  assert.equal(troubles, [])
})

test.run()
