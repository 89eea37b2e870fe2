import * as fs from 'node:fs'
import * as assert from 'uvu/assert'
import { each } from '../../deep.mjs'
import { axe, close, done, inWindow, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

const nim = fs.readFileSync(new URL('../../../src/games/nim.c', import.meta.url), 'utf8')
/** @param {Page} page the line of the step */
const now = (page) =>
  page
    .locator('cgt-code .line.now')
    .evaluateAll((all) => all.map((line) => line.textContent?.trim()))
/** @param {Page} page */
const heads = async (page) =>
  (await page.locator('thead th').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
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
  assert.equal(await axe(page, { include: 'cgt-code' }), [])
  assert.equal(troubles, [])
})

test('a copy leaves the focus on its button, also where the clipboard is refused', async () => {
  for (const refused of [false, true]) {
    const { page } = await open('<cgt-tree leaves="3 5 2 9" code="c"></cgt-tree>')
    if (refused)
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
    await page.locator('cgt-code').getByRole('button', { name: 'Copy' }).press('Enter')
    const copied = page.locator('cgt-code').getByRole('button', { name: 'Copied' })
    await copied.waitFor()
    assert.ok(await copied.evaluate((e) => e.matches(':focus')))
    await done(page)
  }
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
    if (i === 2) assert.is((await stack(page))[3], '3 Leaf −∞ +∞ 3')
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
  assert.equal(await heads(page), ['depth n.depth', 'to move n.max', 'best so far best', 'move m'])
  await page.locator('cgt-code').getByRole('radio', { name: 'in words' }).check()
  assert.equal(await heads(page), ['depth', 'to move', 'best so far', 'move'])
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
  assert.is(lines[10].trim(), 'devuelve mejor')
  assert.is((await now(page)).length, 1)
  const rows = await stack(page)
  assert.match(rows[0], /^0 MAX 1 2 /)
  assert.equal(await heads(page), ['nivel', 'mueve', 'posición', 'α', 'β', 'mejor', 'jugada'])
  assert.is(await page.locator('.file').innerText(), '', 'words are in no file')
  assert.equal(troubles, [])
})

test('a tree that stands elsewhere is stepped beside its code, by keys and buttons', async () => {
  const { page, troubles } = await open(
    `<cgt-tree id="eight" leaves="3 5 2 9" search="alphabeta"></cgt-tree><cgt-code for="eight"></cgt-code>`,
  )
  const code = page.locator('cgt-code')
  await code.getByRole('button', { name: 'Step forward' }).click()
  await page.keyboard.press('ArrowRight')
  assert.is(await page.locator('cgt-tree').getAttribute('at'), '2')
  assert.is(await code.locator('.counter').innerText(), '2 / 12')
  assert.is(await code.locator('.drive > b').innerText(), 'The leaf is worth 3.')
  await code.getByRole('slider', { name: 'Step' }).fill('7')
  assert.is(await page.locator('cgt-tree').getAttribute('at'), '7')
  assert.equal(troubles, [])
})

test('the tree with its node, the sentence, the line, the variables and the buttons are on one screen', async () => {
  for (const [width, height] of each(2, [
    [1280, 720],
    [1440, 900],
    [390, 844],
  ])) {
    const { page, troubles } = await open(
      '<cgt-tree leaves="3 5 2 9 12 5 23 23" search="alphabeta" code="c"></cgt-tree>',
      { viewport: { width, height } },
    )
    const tree = page.locator('cgt-tree')
    await tree.getByRole('button', { name: 'Step forward' }).focus()
    await page.locator('svg.draw').evaluate((e) => e.scrollIntoView())
    const top = await page.evaluate(() => scrollY)
    /** @type {Set<string>} */
    const met = new Set()
    /** @type {Set<string>} where the code stands */
    const stood = new Set()
    for (let i = 0; i < 31; i++) {
      await page.keyboard.press('ArrowRight')
      stood.add(JSON.stringify(await page.locator('cgt-code pre').boundingBox()))
      for (const seen of [
        '.tree [aria-selected=true] .shape',
        '[role=status]',
        '[data-step=forward]',
        'cgt-code .line.now',
        'cgt-code tr[aria-current]',
      ])
        await inWindow(page, seen, `${width} step ${i + 1}`)
      const [line, code] = await Promise.all(
        ['.line.now', 'pre'].map((seen) => page.locator(`cgt-code ${seen}`).boundingBox()),
      )
      assert.ok(
        line && code && line.y >= code.y && line.y + line.height <= code.y + code.height + 1,
      )
      met.add(String((await now(page))[0]))
    }
    assert.is(met.size, 6)
    assert.is(stood.size, 1, `the code stays where it is: ${[...stood].join(' ')}`)
    assert.is(await page.evaluate(() => scrollY), top, 'the page stays where it is')
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('the code of a tree is brought and taken away by its button, and said in the words of the search', async () => {
  const { page, troubles } = await open(
    '<cgt-tree game="tictactoe" rules="3" start="xox/oxx/o.." search="fault" at="5"></cgt-tree>',
  )
  const button = page.getByRole('button', { name: 'Code' })
  assert.is(await button.getAttribute('aria-pressed'), 'false')
  await button.click()
  assert.is(await page.locator('cgt-tree').getAttribute('code'), 'c')
  assert.equal(await now(page), ['take the move off the board'])
  assert.equal(await stack(page), ['0 MIN xox/oxx/o.x 1'])
  assert.equal(await axe(page, { include: 'cgt-tree' }), [])
  await button.click()
  assert.is(await page.locator('cgt-code').count(), 0)
  assert.equal(troubles, [])
})

test('on a slide the keys of a tree step it from its code, too; PageDown goes on to the deck', async () => {
  const { page, troubles } = await open(
    `<div class="marpit" style="width:1136px"><cgt-tree leaves="3 5 2 9" search="alphabeta" code="words"></cgt-tree></div>`,
  )
  await page.evaluate(() => {
    ;/** @type {any} */ (window).heard = []
    addEventListener('keydown', (e) => /** @type {any} */ (window).heard.push(e.key))
  })
  await page.locator('cgt-code pre').focus()
  for (const key of ['ArrowRight', 'ArrowRight', ' ', 'PageDown', 'ArrowRight'])
    await page.keyboard.press(key)
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).heard), [
    'PageDown',
    'ArrowRight',
  ])
  assert.ok(Number(await page.locator('cgt-tree').getAttribute('at')) >= 2)
  const [code, host] = await Promise.all(
    ['cgt-code', 'cgt-tree'].map((name) => page.locator(name).boundingBox()),
  )
  assert.ok(code && host && host.height < 600 && code.x > host.x + host.width / 3, 'side by side')
  assert.equal(troubles, [])
})

test('what no page of ours names is brought; what is nowhere is one sentence', async () => {
  const none = await open('<cgt-code src="euclid.c#nothing"></cgt-code>')
  await none.page.getByText('The function “euclid.c#nothing” is not here.').waitFor()
  const { page, troubles } = await open('<cgt-code src="euclid.c#parse"></cgt-code>')
  await page.locator('.file').waitFor()
  assert.match(await page.locator('.file').innerText(), /^src\/games\/euclid\.c, lines \d+ to \d+$/)
  assert.match(await page.locator('.line').first().innerText(), 'parse(')
  assert.equal([...none.troubles, ...troubles], [])
})

test.run()
