/** The laboratory: kinds of games, rules that are refused, what it says of periods and formulas. */
import * as assert from 'uvu/assert'
import { readFileSync } from 'node:fs'
import { loadEngineSync } from '../../../web/engine/engine.js'
import { positionSteps } from '../../../web/engine/forms.js'
import { HALTED, axe, close, halt, open, release, test } from '../browser.mjs'

const engine = loadEngineSync(
  readFileSync(new URL('../../../build/wasm/engine.wasm', import.meta.url)),
)

/** @param {import('../../../web/engine/engine.js').Game} game @param {string} start @returns {any} */
function formOf(game, start) {
  const steps = positionSteps(game, start)
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
  }
}

test.after(close)

/** @param {import('playwright-core').Page} page */
const said = (page) => page.locator('cgt-lab .found').innerText()

test('a rule typed in Spanish gives its values, its proved period, its formula and a game', async () => {
  const { page, troubles } = await open('<cgt-lab></cgt-lab>')
  const rule = page.getByLabel('Rule', { exact: true })
  await rule.fill('quita x si x < 5')
  await rule.press('Tab')
  assert.match(await said(page), /g\(n\) = n mod 5\. It follows from the period: proved\./)
  assert.match(
    await page.locator('cgt-strip').evaluate((e) => e.shadowRoot?.textContent ?? ''),
    /Period 5 from 0 on: proved/,
  )
  assert.is(await page.locator('cgt-play').getAttribute('rules'), 'quita x si x < 5')
  await rule.fill('take x if x divides k and x < k')
  await rule.press('Tab')
  assert.match(await said(page), /No period was seen up to 372/)
  assert.match(await said(page), /exponent of 2 in n\. It fits from 1 to 372: seen in the table/)
  assert.equal(troubles, [])
})

test('what cannot be read is told under its field, and the last good game stays, seen to be old', async () => {
  const { page } = await open('<cgt-lab rules="take 1, 3 or 4"></cgt-lab>')
  const rule = page.getByLabel('Rule', { exact: true })
  await rule.fill('take x if k')
  await rule.press('Tab')
  assert.match(await page.locator('cgt-lab .problem').first().innerText(), /comparison/)
  assert.is(await page.locator('cgt-strip').getAttribute('rules'), 'take 1, 3 or 4')
  assert.is(await rule.getAttribute('aria-invalid'), 'true')
  assert.is(await rule.inputValue(), 'take x if k')
  const results = page.locator('cgt-lab .results')
  assert.ok(
    await results.evaluate(
      (e) => /** @type {HTMLElement} */ (e).inert && e.classList.contains('old'),
    ),
  )
  const [field, why] = [
    await rule.boundingBox(),
    await page.locator('cgt-lab .problem').boundingBox(),
  ]
  const below = Number(why?.y) - Number(field?.y) - Number(field?.height)
  assert.ok(below >= 0 && below < 20, `${below} px under its field`)
  await page.getByLabel('Its position').fill('0..3')
  await page.getByLabel('Its position').press('Tab')
  assert.is(await rule.getAttribute('aria-invalid'), 'true', 'it is still refused')
  await rule.fill('take 2')
  await rule.press('Tab')
  assert.is(await rule.getAttribute('aria-invalid'), 'false')
  const start = page.getByLabel('Its position')
  assert.is(await start.getAttribute('aria-invalid'), 'true', 'now the position is')
  await start.fill('7')
  await start.press('Tab')
  assert.is(await page.locator('cgt-lab .problem').count(), 0)
  assert.not.ok(await results.evaluate((e) => e.classList.contains('old')))
  assert.is(await page.locator('cgt-strip').getAttribute('rules'), 'take 2')
})

test('while a rule is being typed, what belongs to the one before is grey and said to be old, until Enter', async () => {
  const { page, troubles } = await open(
    '<cgt-lab rules="take 1"></cgt-lab><cgt-lab game="piece" rules="... (1,0)" start="a1"></cgt-lab>',
  )
  const [one, piece] = [page.locator('cgt-lab').first(), page.locator('cgt-lab').last()]
  /** @param {import('playwright-core').Locator} lab */
  const state = async (lab) => [
    await lab
      .locator('.results')
      .evaluate((e) => /** @type {HTMLElement} */ (e).inert && e.classList.contains('old')),
    await lab.locator('.before').textContent(),
  ]
  const SAID = 'Below is still the previous game. Press Enter to read what you typed.'
  const rule = one.getByLabel('Rule', { exact: true })
  await rule.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(', 3')
  assert.is(await rule.inputValue(), 'take 1, 3')
  assert.equal(await state(one), [true, SAID])
  assert.is(await one.locator('cgt-strip').getAttribute('rules'), 'take 1')
  for (let i = 0; i < 3; i++) await page.keyboard.press('Backspace')
  assert.equal(await state(one), [false, ''], 'the text is as before')
  await page.keyboard.type(', 4')
  await page.keyboard.press('Enter')
  assert.equal(await state(one), [false, ''])
  assert.is(await one.locator('cgt-strip').getAttribute('rules'), 'take 1, 4')
  await piece.getByLabel('Grid').pressSequentially('.')
  assert.equal(await state(piece), [true, SAID])
  await page.keyboard.press('Tab')
  assert.equal(await state(piece), [false, ''])
  assert.equal(troubles, [])
})

test('rules of another kind are told as such, and one touch goes there', async () => {
  const { page, troubles } = await open('<cgt-lab rules="take 1, 3 or 4"></cgt-lab>')
  const why = page.locator('cgt-lab .problem')
  const change = page.getByRole('button', { name: 'Change to that kind' })
  const type = async (/** @type {string} */ text, /** @type {string} */ label) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.keyboard.press('Tab')
  }
  for (const code of ['0.16', '0.77', '4.007', 'kayles']) {
    await type(code, 'Rule')
    assert.match(await why.innerText(), 'another kind is written: Kayles and other octal games.')
  }
  await change.click()
  assert.equal(
    await page.locator('cgt-play').evaluate((e) => ['game', 'rules'].map((n) => e.getAttribute(n))),
    ['octal', 'kayles'],
  )
  assert.is(await why.count(), 0)
  const code = page.getByLabel('Octal code or name')
  assert.ok(await code.evaluate((e) => e.matches(':focus')))
  await type('take 1 or 2', 'Octal code or name')
  assert.match(await why.innerText(), 'another kind is written: A game of your own.')
  await change.click()
  await type('what is this', 'Rule')
  assert.match(await why.innerText(), /^Expected a rule such as.* \(at “what is this”\)/)
  assert.is(await change.count(), 0)
  assert.equal(troubles, [])
})

test('to divide by zero is refused in a sentence, in Spanish, and so is a rule of the address', async () => {
  const { page } = await open('<cgt-lab rules="quita x si k / 0 = 1"></cgt-lab>', { lang: 'es' })
  assert.match(
    await page.locator('cgt-lab .problem').innerText(),
    /^No se puede dividir entre 0 \(en «\/ 0 = 1»\)\./,
  )
  assert.is(await page.getByLabel('Regla', { exact: true }).inputValue(), 'quita x si k / 0 = 1')
  assert.is(await page.locator('cgt-strip').getAttribute('rules'), 'quita 1, 3 o 4')
})

test('the grid and the steps of a piece have a field each, and each is told of its own columns', async () => {
  const { page } = await open('<cgt-lab game="piece" rules="... (1,0)" start="a1"></cgt-lab>')
  const [grid, steps] = [page.getByLabel('Grid'), page.getByLabel('Steps')]
  assert.equal([await grid.inputValue(), await steps.inputValue()], ['...', '(1,0)'])
  const rules = () => page.locator('cgt-play').getAttribute('rules')
  await steps.fill('(2,0)')
  await steps.press('Tab')
  assert.is(await rules(), '... (2,0)')
  await steps.fill('(1,0) (0,0)')
  await steps.press('Tab')
  assert.is(await steps.getAttribute('aria-invalid'), 'true')
  assert.match(await page.locator('cgt-lab .problem').innerText(), /at “\(0,0\)”/)
  await steps.fill('(1,0)')
  await grid.fill('..../...')
  await grid.press('Tab')
  assert.equal(
    [await grid.getAttribute('aria-invalid'), await steps.getAttribute('aria-invalid')],
    ['true', 'false'],
  )
  await grid.fill('..../....')
  await grid.press('Tab')
  assert.is(await rules(), '..../.... (1,0)')
})

test('each kind of game is shown with its picture and can be played, and none troubles the page', async () => {
  const { page, troubles } = await open('<cgt-lab></cgt-lab>')
  for (const [kind, picture] of [
    ['subtraction', 'cgt-strip'],
    ['octal', 'cgt-strip'],
    ['graph', 'cgt-graph'],
    ['piece', 'cgt-play'],
    ['rule', 'cgt-strip'],
  ]) {
    await page.getByLabel('Kind of game').selectOption(kind)
    assert.is(await page.locator(`cgt-lab >> ${picture}`).count(), 1, kind)
    assert.is(await page.locator('cgt-play').getAttribute('game'), kind)
    assert.is(await page.locator('.problem').count(), 0, kind)
  }
  assert.equal(troubles, [])
})

test('the table is a link to a CSV of all rows, and a piece that can go back is played', async () => {
  const { page, troubles } = await open(
    '<cgt-lab rules="take 1"></cgt-lab><cgt-lab game="piece" rules="... (1,0) (-1,0)" start="b1"></cgt-lab>',
  )
  const link = await page.locator('a[download]').getAttribute('href')
  const rows = decodeURIComponent(String(link).split(',').slice(1).join(',')).trim().split('\n')
  assert.equal([rows.length, rows[1], rows[373]], [374, '0,loss,0', '372,loss,0'])
  assert.is(await page.locator('cgt-lab >> cgt-play').count(), 2)
  assert.is(await page.locator('.problem').count(), 0)
  assert.equal(troubles, [])
})

test('a period beyond the table is looked for beside the page, told how far, stopped, and proved', async () => {
  const { page, troubles } = await open('<cgt-lab game="octal" rules="0.56" start="9"></cgt-lab>')
  const look = page.locator('.look')
  const rules = page.getByRole('textbox', { name: 'Octal code or name' })
  await look.click()
  await page.getByText(/Period 144 from 326\s640 on\. It goes on for ever: proved/).waitFor()
  await rules.fill('0.16')
  await rules.press('Tab')
  assert.match(await look.innerText(), /^Look for a period up to 1\s000\s000$/)
  await look.click()
  await page.getByText(/Period 149\s459 from 105\s351 on\./).waitFor() // of the literature
  assert.match(await page.locator('.further').innerText(), /It goes on for ever: proved/)
  assert.not.match(await said(page), /No (formula|period)/, 'the period is the formula')
  assert.is(await look.count(), 0)

  await rules.fill('0.007') // of which no period is known
  await rules.press('Tab')
  assert.is(
    await page
      .locator('.further')
      .getByText(/Period \d/)
      .count(),
    0,
    'of the game before',
  )
  await look.focus()
  await halt(page)
  await page.keyboard.press('Enter')
  await release(page, 1)
  await page.getByText(/^\s*[1-9][\d\s]* of 1\s000\s000 positions/).waitFor()
  assert.is(await look.innerText(), 'Stop')
  assert.is(await look.evaluate((e) => e.matches(':focus')), true)
  await page.keyboard.press('Enter')
  await page.getByText(/^\s*Look for a period up to 1\s000\s000/).waitFor()
  assert.is(await look.evaluate((e) => e.matches(':focus')), true)
  assert.is(await page.locator('progress').count(), 0)
  assert.match(
    await said(page),
    /^Stopped after [1-9][\d\s]* positions: no period is proved up to there\./,
    'how far it came stays',
  )
  assert.equal(troubles, [])
})

test('the value of a row of 10^9 is told by the proved period, of a rule of one’s own and of long tables too', async () => {
  const { page, troubles } = await open('<cgt-lab game="octal" rules="kayles" start="9"></cgt-lab>')
  const value = page.getByLabel(/^Value of a position, up to/)
  const ask = async (/** @type {string} */ n) => {
    await value.fill(n)
    await value.press('Enter')
  }
  await ask('1000000000')
  await page.getByText(/g\(1\s000\s000\s000\) = 1, as g\(76\): the period is proved\./).waitFor()
  await ask('20')
  await page.getByText(/g\(20\) = 1\.|g\(20\) = 1\s*\./).waitFor()
  await ask('-1')
  await page.getByText(/A whole number from 0 to 1\s000\s000\s000\./).waitFor()
  assert.is(await value.getAttribute('aria-invalid'), 'true')
  await page.getByLabel('Kind of game').selectOption('rule') // take 1, 3 or 4: period 7 from 0
  assert.is(await value.inputValue(), '')
  await ask('999999999')
  await page.getByText(/g\(999\s999\s999\) = 3, as g\(5\): the period is proved\./).waitFor()
  const rule = page.getByLabel('Rule', { exact: true })
  await rule.fill('take 1 if k % 2 = 1') // seen, not proved
  await rule.press('Tab')
  await ask('30000')
  await page.getByText(/g\(30\s000\) = 0\./).waitFor()
  await ask('1000000000')
  await page.getByText(/Not known: no period is proved up to 1\s048\s576\./).waitFor()
  assert.equal(troubles, [])
})

test('an octal game played misère shows the misère quotient that is proved, as the literature has it', async () => {
  const { page, troubles } = await open(
    '<cgt-lab game="octal" rules="misere 0.123" start="9"></cgt-lab>',
  )
  const code = page.getByRole('textbox', { name: 'Octal code or name' })
  const misere = page.getByRole('checkbox', { name: 'Misère: the player who cannot move wins' })
  assert.equal([await code.inputValue(), await misere.isChecked()], ['0.123', true])
  // T. E. Plambeck, A. N. Siegel, Misère quotients for impartial games (2008): order 20, period 5
  await page.getByText(/has order 20, proved: .* Period 5 from 5 on, proved/).waitFor()
  assert.match(await said(page), /Losing classes: a, c, b2, ad, be\./)
  const row = (/** @type {number} */ n) =>
    page.locator('.classes li').nth(n).getAttribute('aria-label')
  assert.equal(
    [await row(0), await row(6), await row(9)],
    ['0: 1, wins', '6: c, loses', '9: e, wins'],
  )
  assert.is(await page.locator('cgt-strip').count(), 0)
  assert.is(await page.locator('cgt-play').getAttribute('rules'), 'misere 0.123')

  await code.fill('0.75')
  await code.press('Tab')
  await page.getByText(/has order 8, proved: .* Period 2 from 8 on, proved/).waitFor()
  await misere.uncheck()
  assert.is(await page.locator('cgt-strip').getAttribute('rules'), '0.75')
  assert.is(await page.locator('.classes').count(), 0)
  await misere.check()
  await page.locator('.classes').waitFor()
  await code.fill('grundy') // it has no code
  await code.press('Tab')
  await page.getByText(/^\s*only misère octal games have a quotient here/i).waitFor()
  assert.equal(troubles, [])
})

test('the search for a misère quotient is stopped, begun again, and ends where it finds no more, in Spanish', async () => {
  const { page, troubles } = await open(
    `${HALTED}<cgt-lab game="octal" rules="misere kayles" start="9"></cgt-lab>`,
    { lang: 'es' },
  )
  await release(page, 1)
  await page.getByText(/[1-9]\d* de 60 posiciones/).waitFor()
  await page.getByRole('button', { name: 'Detener' }).click()
  await release(page)
  await page.getByText(/^\s*Detenido tras \d+ posiciones\./).waitFor()
  const again = page.getByRole('button', { name: 'Buscar el cociente misère' })
  assert.is(await again.evaluate((e) => e.matches(':focus')), true)
  await again.click()
  // that of all rows has order 48: Plambeck and Siegel
  await page
    .getByText(/El cociente misère de las filas hasta 26 tiene orden 32, demostrado/)
    .waitFor()
  assert.match(await said(page), /Desde 27: no se sabe con este presupuesto\./)
  assert.equal(troubles, [])
})

test('a game of Left and Right is written as a sentence in either language: its heaps have outcomes and values, and sums too', async () => {
  const { page, troubles } = await open(
    '<main><h1>Lab</h1><cgt-lab game="difference" rules="Left takes 1 or 2, Right takes 2 or 3" start="5 3"></cgt-lab></main>',
  )
  const rows = () => page.locator('cgt-lab .heaps tbody tr').allInnerTexts()
  const game = engine.game('difference', { rules: '1 2 | 2 3' })
  const expected = [0, 1, 2, 3, 4, 5].map((n) => formOf(game, String(n)))
  game.close()
  for (const [n, row] of (await rows()).slice(0, 6).entries())
    assert.equal(row.split(/\s+/).slice(0, 2), [String(n), expected[n].outcome])
  assert.match((await rows())[1], /^1\s+L\s+1$/)
  assert.match(await said(page), /5 \+ 3 is worth .*: [LRNP], /)
  await page.getByRole('button', { name: 'Heap of 4: how its value comes about' }).click()
  assert.is(await page.locator('cgt-lab cgt-form').getAttribute('start'), '4')
  const rule = page.getByLabel('Amounts of Left and of Right')
  await rule.fill('Izquierda quita 1, Derecha puede quitar 2')
  await rule.press('Tab')
  assert.is(await page.locator('cgt-lab cgt-play').evaluate((/** @type {any} */ e) => e.session.game.rules.trim().replace(/\s+/g, ' ')), '1| 2') // prettier-ignore
  for (const [typed, why] of [
    ['Left takes 1 or x, Right takes 2', /at “x/],
    ['Left takes 1', /Expected \| and the amounts that Right may take/],
  ]) {
    await rule.fill(String(typed))
    await rule.press('Tab')
    assert.match(await page.locator('cgt-lab .problem').first().innerText(), why)
  }
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
})

test.run()
