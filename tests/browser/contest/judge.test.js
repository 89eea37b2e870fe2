import * as fs from 'node:fs'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { DEEP, each } from '../../deep.mjs'
import { axe, close, done, halt, open, release, test } from '../browser.mjs'
import { engine } from '../../js/wasm.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const MISTAKE = `<script type="application/json">
[{ "name": "It reads T first", "input": "2\\n1 1\\n2\\n2 3\\n0\\n", "output": "No\\nNo\\n", "note": "There is no T." }]
</script>`

/** @param {Page} page @param {string} css of one thing */
const text = async (page, css) =>
  (await page.locator(css).first().innerText()).replace(/\s+/g, ' ').trim()
/** @param {Page} page */
const input = (page) => page.getByRole('textbox', { name: /^(Input|Entrada)$/ })
/** @param {Page} page */
const output = (page) => page.getByRole('textbox', { name: /^(Your output|Tu salida)$/ })
/** @param {Page} page */
const answer = (page) => page.locator('pre.text').innerText()
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click()
/** @param {string} id @param {string} kind */
const sample = (id, kind) => fs.readFileSync(at('web', 'pages', 'samples', `${id}.${kind}`), 'utf8')
/** How a person does it. @param {Page} page @param {ReturnType<typeof input>} box @param {string} what */
async function paste(page, box, what) {
  await box.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(what)
}
/** A file let go over a box. @param {Page} page @param {number} box @param {() => { name: string, text: string }} make runs in the page */
async function drop(page, box, make) {
  const files = await page.evaluateHandle(`(() => {
    const { name, text } = (${make})()
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], name))
    return transfer
  })()`)
  await page.locator('section.box').nth(box).dispatchEvent('drop', { dataTransfer: files })
}

test('a line that is wrong in a pasted output is marked; its case opens as a position, with the reason', async () => {
  const { page, troubles } = await open('<cgt-judge id="judge" problem="uva-10404"></cgt-judge>')
  assert.is(await input(page).inputValue(), sample('uva-10404', 'in'))
  assert.is(await answer(page), sample('uva-10404', 'out'))
  assert.is(await page.locator('.verdict').isVisible(), false)
  const right = sample('uva-10404', 'out')
  await paste(page, output(page), right)
  assert.is(await text(page, '#found'), 'All correct 6 cases: no difference.')
  await paste(page, output(page), right.replace('Ollie', 'Stan'))
  assert.is(await text(page, '#found'), 'Wrong answer Case 3 differs, at line 3 of your output.')
  const box = await output(page).evaluate((e) => [e.className, e.style.getPropertyValue('--line')])
  assert.equal(box, ['text odd', '3'])
  assert.is(await text(page, '.differs'), '3 Ollie wins Stan wins')
  assert.is(await page.locator('tr.after').count(), 3)
  assert.is(await text(page, 'pre.case'), '22 3 1 3 8')
  assert.is(await page.locator('cgt-play').count(), 0)
  /* by keys alone */
  await page.getByRole('button', { name: 'Open the case' }).focus()
  await page.keyboard.press('Enter')
  const play = page.locator('cgt-play')
  assert.is(await play.getAttribute('start'), '22')
  assert.is(await play.getAttribute('rules'), '1 3 8')
  assert.is(await play.locator('.stick').count(), 22)
  assert.match(await text(page, '.why'), /^Why: From 22, .* the player to move loses\.$/)
  assert.is(
    await text(page, '.opened .why'),
    'On the board: Each of the 3 moves gives your opponent a winning position. You play Stan, the player to move.',
  )
  /* a smaller case that has the same answer */
  await page.getByLabel('A smaller case with the same answer').check()
  assert.is(await text(page, 'pre.case'), '0 1 1')
  assert.is(await play.count(), 0)
  assert.match(
    await text(page, '.opened .why'),
    /Play is over in this case: there is nothing left to play\.$/,
  )
  await page.getByLabel('Case 3', { exact: true }).check()
  await press(page, 'Close the case')
  assert.is(await play.count(), 0)
  assert.equal(troubles, [])
})

test('a case that cannot be made smaller says so once, and offers it no more', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-10165"></cgt-judge>')
  await paste(page, input(page), '1\n1\n0\n')
  await paste(page, output(page), 'No\n')
  await page.getByLabel('A smaller case with the same answer').click()
  assert.is(await page.getByText('No smaller case was found.').count(), 1)
  assert.is(await page.getByLabel('A smaller case with the same answer').count(), 0)
  assert.is(await text(page, 'pre.case'), '1 1 0')
  assert.equal(troubles, [])
})

test('a square has the name of the judge and that of the board', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-10111" open="yes"></cgt-judge>')
  await paste(page, output(page), '#####\n(0,3)\n')
  assert.is(
    await text(page, '.opened .why'),
    'On the board: (0,1) is the square b1, which wins. c1, d1, a2, d2, a3 win, too, but come later. You play x, the player to move.',
  )
  assert.equal(troubles, [])
})

test('a list that ends early is named by its line', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-10404"></cgt-judge>', {
    lang: 'es',
  })
  await paste(page, input(page), '20 3 1 3\n21 3 1 3 8\n')
  assert.match(
    await text(page, '.problem'),
    /\(línea \d\)\. La línea 1 termina antes de tiempo: le tocan 5 números y tiene 4\.$/,
  )
  assert.equal(troubles, [])
})

test('an input beyond the limits of the statement is answered, and they are named', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-10404"></cgt-judge>', {
    lang: 'es',
  })
  assert.is(await text(page, '#refused'), '')
  await paste(page, input(page), '1000001 1 1\n')
  await page.locator('#refused:has-text("10^6")').waitFor()
  assert.is(
    await text(page, '#refused'),
    'Está fuera de los límites del juez (n ≤ 10^6), pero igual se responde.',
  )
  assert.equal(troubles, [])
})

test('a difference of form is said to be one, before the why', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-847"></cgt-judge>', { lang: 'es' })
  await paste(page, output(page), sample('uva-847', 'out').replaceAll('.', ''))
  const form = 'Solo cambia la forma: Las mismas palabras; solo falta el punto final.'
  assert.is(await text(page, '.form'), form)
  assert.match(await page.locator('.verdict').innerText(), /Solo cambia la forma[^]*Por qué/)
  await paste(page, output(page), 'Ollie wins.\n')
  assert.is(await page.locator('.form').count(), 0)
  assert.equal(troubles, [])
})

test('of several cases that differ the smallest is one click away', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-847"></cgt-judge>')
  await paste(page, output(page), 'Ollie wins.\nStan wins.\nOllie wins.\n')
  assert.is(await text(page, 'pre.case'), '162')
  await page.getByLabel('Case 2, the smallest that differs').check()
  assert.is(await text(page, 'pre.case'), '17')
  assert.match(await text(page, '.why'), /^Why: 9 < 17 ≤ 18/)
  assert.equal(troubles, [])
})

test('an output that ends too early, and one that goes on', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-847"></cgt-judge>')
  await paste(page, output(page), 'Stan wins.\n')
  assert.is(
    await text(page, '#found'),
    'Wrong answer Your output ends before the answer of case 2.',
  )
  assert.is(await text(page, '.differs'), '2 Ollie wins. (nothing)')
  await paste(page, output(page), sample('uva-847', 'out') + '\nx\n')
  assert.is(
    await text(page, '#found'),
    'Wrong answer The output goes on after the answer of the last case, 3.',
  )
  assert.is(await text(page, '.differs'), '5 (nothing) x')
  assert.is(await page.locator('pre.case').count(), 0)
  assert.equal(troubles, [])
})

const BAD = [
  ['uva-10165', '2\n1 uno\n0\n', 'Aquí se espera un número (línea 2).'],
  ['uva-847', '99999999999999999999\n', /\(línea 1\)\.$/],
  ['uva-11311', '3\n2 3 0 2\n', /^Se anuncian 3 casos.* \(línea \d\)\.$/],
  ['uva-10165', '1\n-4\n0\n', 'Un montón tiene al menos 1 piedra, no −4 (línea 2).'],
  ['uva-10111', '?\n....\n.xz.\n....\n....\n$\n', /\(línea 3\)\.$/],
  ['uva-10111', '?\n....\n.xo\n....\n....\n$\n', /\(línea 3\)\.$/],
  ['hr-move-the-coins', '3\n0 1 0\n1 2\n2 1\n1\n2 1\n', /árbol \(línea 4\)\.$/],
  ['uva-10165', '', null],
]
test('a bad input is one sentence with its line, in the language of the page, and no answer', async () => {
  for (const [id, bad, sentence] of each(2, BAD)) {
    const { page, troubles } = await open(`<cgt-judge problem="${id}"></cgt-judge>`, { lang: 'es' })
    await paste(page, output(page), sample(String(id), 'out'))
    await paste(page, input(page), String(bad))
    if (sentence) {
      const said = await text(page, '.problem')
      if (sentence instanceof RegExp) assert.match(said, sentence)
      else assert.is(said, sentence)
      const line = Number(/línea (\d+)/.exec(said)?.[1])
      assert.is(await input(page).evaluate((e) => Number(e.style.getPropertyValue('--line'))), line)
      assert.is(await input(page).getAttribute('aria-invalid'), 'true')
      assert.is(await answer(page), '')
      assert.is(await page.locator('.verdict').isVisible(), false)
    } else await page.locator('.problem').count()
    /* the page goes on */
    await press(page, 'Ejemplo')
    assert.is(await page.locator('.problem').count(), 0)
    assert.is(await answer(page), sample(String(id), 'out'))
    assert.equal(troubles, [])
    await done(page)
  }
})

test('what was replaced comes back with Undo and goes with Redo, by button and key', async () => {
  const { page, troubles } = await open(`<cgt-judge problem="uva-10165">${MISTAKE}</cgt-judge>`)
  await paste(page, input(page), '1\n7\n0\n')
  await paste(page, output(page), 'Yes\n')
  await press(page, 'It reads T first')
  assert.is(await output(page).inputValue(), 'No\nNo\n')
  assert.is(await text(page, '.note'), 'It reads T first. There is no T.')
  assert.is(await text(page, '#found'), 'Wrong answer Case 2 differs, at line 2 of your output.')
  await press(page, 'Random case')
  assert.is(await output(page).inputValue(), '')
  await press(page, 'Undo')
  assert.is(await output(page).inputValue(), 'No\nNo\n')
  assert.is(await page.locator('.note').count(), 1)
  await press(page, 'Undo')
  assert.is(await input(page).inputValue(), '1\n7\n0\n')
  assert.is(await output(page).inputValue(), 'Yes\n')
  assert.is(await text(page, '#found'), 'All correct 1 case: no difference.')
  assert.ok(await page.getByRole('button', { name: 'Undo' }).isDisabled())
  await press(page, 'Sample')
  await page.keyboard.press('u')
  assert.is(await output(page).inputValue(), 'Yes\n')
  await page.keyboard.press('y')
  assert.is(await input(page).inputValue(), sample('uva-10165', 'in'))
  assert.equal(troubles, [])
})

test('a random case is the one of its seed, which is shown and can be changed', async () => {
  const { page, troubles } = await open('<cgt-judge problem="cf-768e"></cgt-judge>')
  const seed = page.getByRole('textbox', { name: 'Seed' })
  await press(page, 'Random case')
  assert.is(await seed.inputValue(), '1')
  assert.is(await input(page).inputValue(), engine.generate('cf-768e', 1))
  await seed.fill('77')
  await page.keyboard.press('Enter')
  assert.is(await input(page).inputValue(), engine.generate('cf-768e', 77))
  await seed.fill('x')
  await page.keyboard.press('Enter')
  assert.is(await seed.inputValue(), '77')
  /* a large one is held like a file, and judged beside the page */
  await page.getByLabel('large').check()
  const large = engine.generate('cf-768e', 77, 'large')
  await page.locator('pre.text:has-text("NO"), pre.text:has-text("YES")').waitFor()
  assert.is((await answer(page)).trim(), engine.judge('cf-768e', large).output.trim())
  assert.match(await text(page, '.held'), /bytes Remove it/)
  assert.equal(troubles, [])
})

test('a file is dropped on a box: a short one is read into it, a long one is judged in pieces and compared', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-847"></cgt-judge>')
  await drop(page, 0, () => ({ name: 'short.in', text: '17\n162\n' }))
  await page.waitForFunction(
    () =>
      document.querySelector('cgt-judge')?.shadowRoot?.querySelector('pre')?.textContent ===
      'Ollie wins.\nStan wins.\n',
  )
  assert.is(await input(page).inputValue(), '17\n162\n')
  await drop(page, 0, () => ({ name: 'long.in', text: '17\n'.repeat(50_000) }))
  await page.getByText('50 000 cases'.replace(' ', '\u202f')).waitFor()
  assert.match(await text(page, '.held'), /^long\.in 150\s000 bytes/)
  assert.match(
    await text(page, '.box:nth-of-type(2) > small'),
    /^Only the beginning of 600\s000 bytes is shown/,
  )
  await drop(page, 2, () => ({
    name: 'long.out',
    text: 'Ollie wins.\n'.repeat(49_999) + 'Stan wins.\n',
  }))
  await page.locator('.sign.bad').waitFor()
  assert.match(await text(page, '#found'), /^Wrong answer Case 50\s000 differs, at line 50\s000/)
  assert.is(await text(page, 'pre.case'), '17')
  await press(page, 'Undo')
  await press(page, 'Undo')
  assert.is(await input(page).inputValue(), '17\n162\n')
  assert.equal(troubles, [])
})

test('a file is chosen; a long text that is pasted is held like one', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-847"></cgt-judge>')
  const chosen = page.waitForEvent('filechooser')
  await press(page, 'Choose a file: Input')
  await (await chosen).setFiles({ name: 'a.in', mimeType: '', buffer: Buffer.from('17\n') })
  await page.getByText('1 case', { exact: true }).waitFor()
  assert.is(await answer(page), 'Ollie wins.\n')
  await input(page).evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '162\n'.repeat(20_000))
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  })
  await page.getByText(/^20\s000 cases$/).waitFor()
  assert.match(await text(page, '.held'), /^Input 80\s000 bytes/)
  await press(page, 'Remove it')
  assert.is(await input(page).inputValue(), '')
  await press(page, 'Undo')
  await press(page, 'Undo')
  assert.is(await input(page).inputValue(), '17\n')
  assert.equal(troubles, [])
})

test('long work shows how far it is, and stops when asked; nothing is lost, and the page answers meanwhile', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-847"></cgt-judge>')
  await halt(page)
  await drop(page, 0, () => ({ name: 'huge.in', text: '4294967294\n'.repeat(80_000) }))
  await page.locator('progress').waitFor()
  const done = () =>
    page.locator('progress').evaluate((e) => /** @type {HTMLProgressElement} */ (e).value)
  for (const before of [0, await done()]) {
    await release(page, 1)
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector('cgt-judge')?.shadowRoot?.querySelector('progress')?.value) >
        before,
      before,
    )
  }
  assert.match(await text(page, '.bar:has(progress)'), /^[1-9][\d\s]+ of 880\s000 bytes read Stop$/)
  await press(page, 'Stop')
  assert.is(await page.locator('progress').count(), 0)
  assert.is(await page.getByText('Stopped. Your texts are still there.').count(), 1)
  assert.match(await text(page, '.held'), /^huge\.in/)
  await press(page, 'Sample')
  assert.is(await answer(page), sample('uva-847', 'out'))
  await press(page, 'Undo')
  await page.locator('progress').waitFor()
  await release(page)
  await page.getByText(/^80\s000 cases$/).waitFor()
  assert.equal(troubles, [])
})

test('a hundred megabytes of zeros are refused with their line, and the page lives', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-847"></cgt-judge>')
  await drop(page, 0, () => ({ name: 'zeros', text: '0'.repeat(100_000_000) }))
  await page.locator('.problem').waitFor({ timeout: 60_000 })
  assert.match(await text(page, '.problem'), /\(line 1\)\.$/)
  await press(page, 'Sample')
  assert.is(await answer(page), sample('uva-847', 'out'))
  assert.equal(troubles, [])
})

/** Problems whose cases are boards, pictures or lists, which no number counts. */
const NO_TABLE = ['uva-10111', 'poj-2931', 'kattis-hackenbushpurplehearts', 'cf-1033g']

for (const { id, title } of each(4, engine.problems))
  test(`${id}: sample, a wrong line, its case on its board, the table of small cases`, async () => {
    /* as on its own page, which names the game: some games come with a script of their own */
    const named = engine.compare(id, sample(id, 'in'), '~')?.game
    const { page, troubles } = await open(
      `<cgt-judge problem="${id}" data-game="${named}"></cgt-judge>`,
    )
    assert.is(await page.getByRole('group', { name: title }).count(), 1)
    const right = sample(id, 'out')
    assert.is((await answer(page)).trim(), right.trim())
    const lines = right.trimEnd().split('\n')
    const wrong = [...lines.slice(0, -1), '~'].join('\n')
    await paste(page, output(page), wrong)
    assert.match(await text(page, '#found'), new RegExp(`at line ${lines.length} of your output`))
    const why = (await text(page, '.why')).replace('Why: ', '')
    assert.ok(why.length > 20 && !why.includes('{'), why)
    const told = /** @type {NonNullable<ReturnType<typeof engine.compare>>} */ (
      engine.compare(id, sample(id, 'in'), wrong)
    )
    const play = page.locator('cgt-play')
    const opens = page.getByRole('button', { name: 'Open the case as a position' })
    const game = told.game ? engine.game(told.game, { rules: told.rules }) : null
    assert.is(await opens.count(), game ? 1 : 0)
    assert.is(await page.getByText('This case has no board').count(), game ? 0 : 1)
    if (game) await opens.click()
    if (!game) assert.is(await play.count(), 0)
    else if (game.end(told.start)) {
      await page.getByText('Play is over in this case').waitFor()
      assert.is(await play.count(), 0)
    } else {
      const of = await play.evaluate((e) =>
        ['game', 'rules', 'start'].map((a) => String(e.getAttribute(a))),
      )
      assert.equal(of, [told.game, told.rules, told.start])
      assert.is(await play.locator('.board').count(), 1)
    }
    assert.is(await page.locator('.problem').count(), 0)
    const small = page.getByText('Small cases', { exact: true })
    if (await small.count()) {
      await small.click()
      const cells = page.locator('[data-cell]')
      assert.ok((await cells.allInnerTexts()).every((shown) => shown === '?'))
      await press(page, 'Show all')
      const shown = await cells.allInnerTexts()
      assert.ok(
        shown.every((one) => one && !'?…'.includes(one)),
        shown.join(''),
      )
      assert.ok(new Set(shown).size > 1)
    } else assert.ok(NO_TABLE.includes(id))
    assert.equal(troubles, [])
  })

test('small cases are told one by one, and lie in as many columns as the reader likes', async () => {
  const { page, troubles } = await open(
    '<cgt-judge id="judge" problem="uva-10404" table="n=0..21 | {n} 2 1 2"></cgt-judge>',
  )
  await page.getByText('Small cases', { exact: true }).click()
  const cells = async () => (await page.locator('[data-cell]').allInnerTexts()).join('')
  await page.locator('[data-cell="3"]').click()
  assert.is(await cells(), '???L' + '?'.repeat(18))
  assert.is(await text(page, '.legend'), 'L Ollie wins')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  assert.is(await cells(), '???LW' + '?'.repeat(17))
  assert.is(await page.locator('[data-cell][tabindex="0"]').count(), 1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('v')
  assert.is(await cells(), 'LWWLWWLWWLWWLWWLWWLWWL')
  await page.keyboard.press('v')
  assert.is(await cells(), '?'.repeat(22))
  for (let i = 0; i < 7; i++) await press(page, 'Fewer columns')
  assert.equal(await page.locator('.cells th').allInnerTexts(), [
    'n = 0',
    'n = 3',
    'n = 6',
    'n = 9',
    'n = 12',
    'n = 15',
    'n = 18',
    'n = 21',
  ])
  await page.getByLabel('Which cases').fill('n=0..3 {n}')
  await page.keyboard.press('Enter')
  const cases = page.getByLabel('Which cases')
  assert.match(await text(page, 'details .problem'), /^A table is written as/)
  assert.is(await page.locator('.problem').count(), 1)
  assert.is(await cases.getAttribute('aria-invalid'), 'true')
  assert.match(
    await text(page, '#cases .soft-text'),
    /^Press a \? .*: \{n\} is the number, \{n:a\} so many letters a, \\n a new line\.$/,
  )
  await cases.fill('a=0..2 b=0..1 | {a} 1 1')
  await page.keyboard.press('Enter')
  assert.is(await page.locator('.problem').count(), 0)
  await press(page, 'Show all')
  assert.is(await cells(), 'LLWWLL')
  assert.equal(troubles, [])
})

test('the meter says what each method would cost at limits that are typed', async () => {
  const { page, troubles } = await open('<cgt-judge problem="uva-10404"></cgt-judge>')
  await page.getByText('What each method costs').click()
  await page.locator('.costs tbody tr').first().waitFor()
  const rows = async () =>
    (await page.locator('.costs tbody tr').allInnerTexts()).map((row) =>
      row.replace(/\s+/g, ' ').trim(),
    )
  assert.equal(await rows(), [
    'Play out every game > 10^300 > 10^300 16 MB no',
    'A table of all heaps, from 0 up 1.0·10^6 1.0·10^7 1 MB yes',
    'The same, 64 heaps at once what runs here 15 626 156 260 125 kB yes',
  ])
  const stones = page.getByLabel('stones')
  await stones.fill('10^8')
  assert.match((await rows())[1], / 1\.0·10\^9 100 MB no$/)
  await stones.fill('many')
  assert.is(await stones.getAttribute('aria-invalid'), 'true')
  assert.match((await rows())[1], / 100 MB no$/)
  await stones.fill('7')
  await page.getByLabel('amounts').fill('2')
  assert.is((await rows())[0], 'Play out every game 54 53 112 B yes')
  assert.equal(troubles, [])
})

test('the address opens the same texts and the same case; too long ones are said to be', async () => {
  const { page, troubles } = await open('<cgt-judge id="judge" problem="uva-847"></cgt-judge>')
  await paste(page, input(page), '17\n18\n')
  await paste(page, output(page), 'Ollie wins.\nStan wins.\n')
  await press(page, 'Open the case as a position')
  await press(page, 'Share')
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const { page: other } = await open('')
  await page.goto('about:blank')
  await page.goto(link)
  assert.is(await input(page).inputValue(), '17\n18\n')
  assert.is(await page.locator('cgt-play').getAttribute('rules'), '18')
  await other.context().close()
  /* as pasting does it: typed in lines it takes Chromium many seconds */
  await input(page).evaluate((box) => {
    const area = /** @type {HTMLTextAreaElement} */ (box)
    area.value = '17\n'.repeat(2000)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press(page, 'Share')
  assert.is(await page.getByText('too long for an address').count(), 1)
  assert.equal(troubles, [])
})

test('on a phone, in the dark, with everything open: nothing is wider than the page, and axe finds nothing', async () => {
  for (const lang of DEEP ? ['en', 'es'] : ['es']) {
    const { page, troubles } = await open(
      `<main><h1>Judge</h1><cgt-judge problem="hr-move-the-coins" values="outcome" open="yes" output="YES">${MISTAKE}</cgt-judge></main>`,
      { ...PHONE, lang },
    )
    await page.evaluate((dark) => {
      if (dark) document.documentElement.dataset.theme = 'dark'
    }, lang === 'es')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.is(wide, 390)
    assert.is(await page.locator('cgt-play').count(), 1)
    assert.equal(await axe(page), [])
    assert.equal(troubles, [])
  }
})

test('on paper the texts are whole', async () => {
  const { page, troubles } = await open(
    `<cgt-judge problem="uva-847" input="${'17&#10;'.repeat(60)}"></cgt-judge>`,
  )
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.is(await page.locator('textarea').count(), 0)
  assert.is((await page.locator('pre.text').first().innerText()).trim().split('\n').length, 60)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  assert.is(await page.locator('textarea').count(), 2)
  assert.equal(troubles, [])
})

test('in a deck its keys stay, PageDown goes on, and its twin shows the same', async () => {
  const { page, troubles } = await open(
    `<svg data-marpit-svg viewBox="0 0 1280 720"><foreignObject width="1280" height="720"><section><cgt-judge problem="uva-847"></cgt-judge></section></foreignObject></svg>`,
  )
  await page.evaluate(() => {
    Object.assign(window, { heard: [] })
    addEventListener('keydown', (e) => /** @type {any} */ (window).heard.push(e.key))
  })
  await output(page).focus()
  await page.keyboard.type('Ol')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('PageDown')
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).heard), ['PageDown'])
  const state = await page.evaluate(
    () => /** @type {any} */ (document.querySelector('cgt-judge')).shared,
  )
  assert.is(state.output, 'Ol')
  await page.evaluate(() => {
    const judge = /** @type {any} */ (document.querySelector('cgt-judge'))
    judge.shared = { ...judge.shared, input: '17\n', open: 'yes' }
  })
  const box = page.locator('textarea').first()
  assert.is(await box.inputValue(), '17\n')
  /* on a slide an opened case has it to itself */
  assert.is(await box.isVisible(), false)
  assert.is(await page.locator('cgt-play').getAttribute('rules'), '17')
  assert.equal(troubles, [])
})

test.run()
