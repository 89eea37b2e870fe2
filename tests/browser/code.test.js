import * as fs from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, open } from './browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const nim = fs.readFileSync(new URL('../../src/games/nim.c', import.meta.url), 'utf8')
/** @param {Page} page the line of the step */
const now = (page) =>
  page
    .locator('cgt-code .line.now')
    .evaluateAll((all) => all.map((line) => line.textContent?.trim()))
/** @param {Page} page */
const stack = (page) =>
  page.locator('cgt-code tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children]
        .map((cell) => cell.textContent)
        .join(' ')
        .trim(),
    ),
  )

test('the function that is running, as its file has it, with its lines; copied whole', async () => {
  const { page, troubles } = await open('<cgt-code src="nim.c#nim_sum"></cgt-code>', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const lines = nim.split('\n')
  const first = lines.findIndex((line) => line.includes('nim_sum(')) + 1
  const shown = await page.locator('.line').evaluateAll((all) =>
    all.map((line) => ({
      n: Number(line.querySelector('.n')?.textContent),
      text: line.lastChild ? (line.textContent ?? '').replace(/^\d+/, '') : '',
    })),
  )
  assert.ok(shown.length > 3)
  for (const [i, { n, text }] of shown.entries()) {
    assert.is(n, first + i)
    assert.is(text, lines[n - 1])
  }
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  assert.is(
    await page.evaluate(() => navigator.clipboard.readText()),
    lines.slice(first - 1, first - 1 + shown.length).join('\n'),
  )
  const found = await new AxeBuilder({ page }).include('cgt-code').analyze()
  assert.equal(found.violations.map(({ id }) => id), []) // prettier-ignore
  assert.equal(troubles, [])
})

test('beside its tree: the line of each step, the variables and the calls that wait', async () => {
  const { page, troubles } = await open(
    `<cgt-code for="eight"></cgt-code>
    <cgt-tree id="eight" leaves="3 5 2 9 12 5 23 23" search="alphabeta"></cgt-tree>`,
  )
  assert.match((await now(page))[0], /cgt_alphabeta\(cgt_walk/)
  assert.equal(await stack(page), ['0 MAX −∞ +∞ −∞'])
  await page.locator('[data-node="0"]').focus()
  /** @type {Set<string>} */
  const met = new Set()
  for (let i = 0; i < 31; i++) {
    await page.keyboard.press('ArrowRight')
    const lines = await now(page)
    assert.is(lines.length, 1)
    met.add(String(lines[0]).replace(/^\d+/, ''))
    if (i === 25) assert.match(lines[0], 'alpha = best;')
    if (i === 26) {
      assert.match(lines[0], 'break;')
      assert.equal(await stack(page), ['0 MAX 5 +∞ 5 2', '1 MIN 5 12 12 2', '2 MAX 23 12 23'])
    }
  }
  assert.is(met.size, 6)
  assert.match((await now(page))[0], 'return best;')
  assert.equal(await stack(page), ['0 MAX 12 +∞ 12'])

  await page.locator('cgt-tree').getByRole('radio', { name: 'Minimax' }).check()
  assert.match((await now(page))[0], /cgt_minimax\(cgt_walk/)
  assert.equal(await page.locator('thead th').allInnerTexts(), ['depth', 'who moves', 'best', 'm'])
  assert.equal(troubles, [])
})

test('the same in words, in Spanish, and positions of a game in the stack', async () => {
  const { page, troubles } = await open(
    `<cgt-tree id="sticks" game="nim" start="1 2" search="alphabeta" at="3"></cgt-tree>
    <cgt-code for="sticks"></cgt-code>`,
    { lang: 'es' },
  )
  await page.getByRole('radio', { name: 'en palabras' }).check()
  const lines = await page.locator('.line').allInnerTexts()
  assert.is(lines.length, 11)
  assert.is(lines[10].trim(), 'responde best')
  assert.is((await now(page)).length, 1)
  const rows = await stack(page)
  assert.match(rows[0], /^0 MAX 1 2 /)
  assert.equal(troubles, [])
})

test('what is not in the page is one sentence; palitos-code.js has all', async () => {
  const none = await open('<cgt-code src="euclid.c#nothing"></cgt-code>')
  assert.is(
    (await none.page.locator('[role=alert]').innerText()).trim(),
    'No such function here: palitos-code.js has all of them.',
  )
  const all = new URL('../../dist/palitos-code.js', import.meta.url).href
  const { page, troubles } = await open(
    `<script src="${all}"></script><cgt-code src="euclid.c#parse"></cgt-code>`,
  )
  assert.match(await page.locator('.file').innerText(), /^src\/games\/euclid\.c, lines \d+ to \d+$/)
  assert.match(await page.locator('.line').first().innerText(), 'parse(')
  assert.equal([...none.troubles, ...troubles], [])
})

test.run()
