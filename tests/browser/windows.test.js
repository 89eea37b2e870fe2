/** windows.test.js -- a test finds its window as if it were new, though another test had it before. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import * as assert from 'uvu/assert'
import { runFile } from '../../tools/runner.mjs'
import { browser, close, done, open, test } from './browser.mjs'

test.after(close)

const MEX = '<cgt-mex id="m" set="0 1"></cgt-mex>'
const windows = () => browser.contexts().length

/** What is left of those before. @param {import('playwright-core').Page} page */
const left = (page) =>
  page.evaluate(() => [
    ...[localStorage.length, sessionStorage.length, location.hash, scrollY, innerWidth],
    ...[document.querySelectorAll(':hover').length > 2, matchMedia('print').matches],
    ...['kept' in window, window.name],
  ])
const CLEAN = [0, 0, '', 0, 1280, false, false, false, '']

for (const n of [1, 2, 3])
  test(`test ${n} has the one window, at another size, and its address, storage and errors are its own`, async () => {
    const { page, troubles } = await open(MEX, { viewport: { width: 600, height: 500 } })
    assert.is(windows(), 1)
    await page.evaluate(() => {
      localStorage.setItem('palitos-a', '1')
      sessionStorage.setItem('palitos-a', '1')
      Object.assign(window, { kept: 1 })
      location.hash = '#m&set=2'
      console.error('planted')
    })
    await page.mouse.move(80, 80)
    await page.evaluate(() => 1)
    assert.equal(troubles, ['planted'])
    const other = await open(MEX)
    assert.is(windows(), 2, 'two at a time are two windows')
    assert.equal(await left(other.page), CLEAN)
    await other.page.context().close()
    await done(page)
    const again = await open(MEX)
    assert.is(windows(), 1, 'the one that is free')
    assert.equal(await left(again.page), CLEAN)
    assert.equal([troubles, again.troubles], [['planted'], []])
  })

test('a window in which a test did what outlasts a page is no other test’s', async () => {
  /** @type {((page: import('playwright-core').Page) => Promise<unknown>)[]} */
  const deeds = [
    (page) => page.emulateMedia({ media: 'print' }),
    (page) => page.addInitScript(() => void Object.assign(window, { kept: 1 })),
    (page) => page.context().addInitScript(() => void Object.assign(window, { kept: 1 })),
    async (page) => page.on('pageerror', () => {}),
    (page) => page.context().newPage(),
    (page) => page.context().newCDPSession(page),
  ]
  for (const deed of deeds) {
    const { page } = await open(MEX)
    await deed(page)
    await done(page)
    const again = await open(MEX)
    assert.is.not(again.page, page, String(deed))
    assert.is(windows(), 1, String(deed))
    assert.equal(await left(again.page), CLEAN, String(deed))
    await done(again.page)
  }
})

/** A file of tests, of which the first fails. */
const FAILING = `import * as assert from '${import.meta.resolve('uvu/assert')}'
import { browser, close, limits, open, test } from '${new URL('browser.mjs', import.meta.url)}'

test.after(close)
let last
test('one waits for what never comes, and holds a button', async () => {
  const { page } = await open('<p></p>')
  last = page
  await page.mouse.down()
  page.waitForFunction(() => 'never' in window).catch(() => {})
  throw new Error('planted')
})
test('another finds none of that', async () => {
  assert.ok(last.isClosed())
  assert.is(browser.contexts().length, 0)
  const { page } = await open('<p></p>')
  last = page
  assert.is(await page.evaluate(() => document.querySelectorAll(':active').length), 0)
  limits.order = 1000
  void page.evaluate(() => { for (;;); }).catch(() => {})
})
test('a page that answers no more is left', async () => {
  const { page } = await open('<p></p>')
  assert.is.not(page, last)
  limits.order = 10_000
  await page.keyboard.down('Control')
})
test('nor is a key down', async () => {
  const { page } = await open('<p></p>')
  await page.evaluate(() => addEventListener('keydown', (e) => (window.heard = e.ctrlKey)))
  await page.keyboard.press('a')
  await page.waitForFunction(() => 'heard' in window)
  assert.is(await page.evaluate(() => window.heard), false)
})
test.run()
`

test('a test that fails, hangs, or leaves a key down takes nothing from the tests after it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-failing-'))
  const file = path.join(folder, 'failing.test.js')
  fs.writeFileSync(file, FAILING)
  const { passed, output } = await runFile(file, { show: false, limit: 80 })
  fs.rmSync(folder, { recursive: true })
  assert.match(output, /planted/)
  assert.is(passed, 3, output)
})

test.run()
