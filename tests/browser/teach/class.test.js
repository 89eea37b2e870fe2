/**
 * What teachers have in palitos/teach.js: links and their QR codes, the vote of a room, records of games; and the
 * projector. The codes are read by another library than the one that writes them.
 */
import jsQR from 'jsqr'
import * as fs from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { readRecord } from '../../../web/teach/record.js'
import { close, done, open, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))
const teach = `${dist}palitos/teach.js`
test.after(close)

/** @param {string} body */
async function opened(body) {
  const made = await open(body)
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
