/**
 * focus.test.js -- every button of every element is pressed, again and again, with the focus on it: the focus stays on it, or is on
 * what took its place. On the page's body the next key would be nobody's.
 */
import * as assert from 'uvu/assert'
import { DEEP } from '../../deep.mjs'
import { close, halt, open, release, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

/** how often each button is pressed: to the end of what it counts, begun near it */
const PRESSES = 12
const ELEMENTS = [
  '<cgt-play game="nim" start="3 4 5"></cgt-play>',
  '<cgt-play game="nim" start="3 4 5" moves="3-2 5-5" opponent="person"></cgt-play>',
  '<cgt-graph edges="2>1 3>2 4>3 4>2" exercise="outcome"></cgt-graph>',
  '<cgt-graph game="divisor" start="9"></cgt-graph>',
  '<cgt-strip game="subtraction" rules="1 2" to="8" at="4" values="off"></cgt-strip>',
  '<cgt-sum rules="nim + divisor + octal{kayles}" start="3 + 12 + 4"></cgt-sum>',
  '<cgt-sum rules="nim + nim + nim" start="1 + 2 + 3"></cgt-sum>',
  '<cgt-theorem game="nim" name="Bouton" universe="0..3 0..3"></cgt-theorem>',
  '<cgt-compare game="nim" start="3 4 5" moves="3-2 5-5 4-3 1-1"></cgt-compare>',
  '<cgt-cost game="subtraction" rules="1 2 3" heap="9"></cgt-cost>',
  '<cgt-xor heaps="10 12 5"></cgt-xor>',
  '<cgt-mex set="0 1 3" values="off"></cgt-mex>',
  '<cgt-nimbers size="4" at="2 2"></cgt-nimbers>',
  '<cgt-form form="{0,*|^}"></cgt-form>',
  '<cgt-form form="{0,*|^}" edit></cgt-form>',
  '<cgt-compare-games left="{0|1}" right="^" edit></cgt-compare-games>',
  '<cgt-thermograph form="{4|0}"></cgt-thermograph>',
  '<cgt-thermograph form="{4|0} ; {3|1}"></cgt-thermograph>',
  '<cgt-line string="llr" dust></cgt-line>',
  '<cgt-sort by="impartial"></cgt-sort>',
  '<cgt-code src="graph.c#mex"></cgt-code>',
  '<cgt-triangle game="row" start="4 -10 -20 7"></cgt-triangle>',
  '<cgt-challenge kind="keep" game="nim" start="1 2 3"></cgt-challenge>',
  '<cgt-challenge kind="marks" game="divisor" to="4"></cgt-challenge>',
  '<cgt-challenge kind="heaps" rules="octal{kayles} + divisor" start="5 + 12"></cgt-challenge>',
  '<cgt-mex id="b" set="0 1"></cgt-mex><cgt-proof for="b"><ol><li data-set="1">a</li><li data-set="2">b</li></ol></cgt-proof>',
  '<cgt-tree leaves="3 5 2 9" search="alphabeta" mode="predict" at="2"></cgt-tree>',
  '<cgt-tree game="nim" start="2 1" depth="2"></cgt-tree>',
  '<cgt-searches leaves="3 5 2 9 12 5 23 23"></cgt-searches>',
  '<cgt-grow tree="((3 5) (2 9))"></cgt-grow>',
  '<cgt-grow tree="((3 5) (2 9))" task="values"></cgt-grow>',
  '<cgt-grow tree="((3 5) (2 9))" task="order"></cgt-grow>',
  '<cgt-atlas game="nim" start="3 2"></cgt-atlas>',
  '<cgt-lab game="rule" rules="take 2 or 4" start="9"></cgt-lab>',
  '<cgt-codes kind="mex" seed="7" count="1" make="bank"></cgt-codes>',
  ...['classify', 'strip', 'graph', 'lost', 'grundy', 'tree', 'cuts'].map(
    (kind) => `<cgt-exercise kind="${kind}" seed="7"></cgt-exercise>`,
  ),
  '<cgt-judge problem="uva-847"></cgt-judge>',
  '<cgt-judge problem="poj-2960"></cgt-judge>',
  '<cgt-vote game="subtraction" rules="1 2 3" start="10"></cgt-vote>',
  '<cgt-scores rows="Ana,nim,,1,1,perfect,1-1"></cgt-scores>',
  '<cgt-teams teams="A|B|C" points="0 1 0" game="nim" start="1"></cgt-teams>',
  '<cgt-record game="nim" start="3 4 5" moves="3-2 5-5 4-3 1-1"></cgt-record>',
  '<cgt-bracket players="a, b, c" results="b 1-0 c"></cgt-bracket>',
  '<cgt-link game="nim" start="10 12 5"></cgt-link>',
  '<cgt-builder></cgt-builder>',
]

/**
 * In the page: each button that can be pressed gets the focus and, as by its keys, is pressed until the focus is on
 * something else. The element is put there anew for each of them.
 * @param {number} presses @returns {{ pressed: number, lost: string[] }}
 */
function pressAll(presses) {
  /** @param {Document | ShadowRoot} root @returns {Element | null} */
  const deepest = ({ activeElement }) =>
    (activeElement?.shadowRoot && deepest(activeElement.shadowRoot)) ?? activeElement
  /** @param {ParentNode} root @returns {HTMLElement[]} */
  const buttons = (root) =>
    [...root.querySelectorAll('*')].flatMap((e) => [
      ...(e instanceof HTMLElement && e.matches('button, summary') && e.checkVisibility()
        ? [e]
        : []),
      ...(e.shadowRoot ? buttons(e.shadowRoot) : []),
    ])
  window.print = () => {}
  const box = /** @type {Element} */ (document.getElementById('box'))
  const begun = box.innerHTML
  /** @type {string[]} */
  const lost = []
  for (let pressed = 0; ; pressed++) {
    box.innerHTML = begun
    const all = buttons(box).filter((b) => !b.matches(':disabled, [aria-disabled=true]'))
    const button = all[pressed]
    if (!button) return { pressed, lost }
    const name = `${pressed} ${button.ariaLabel ?? button.innerText}`
    button.focus()
    for (let i = 1; i <= presses && deepest(document) === button; i++) {
      button.click()
      const now = deepest(document)
      /* from what went grey a browser takes the focus when it draws next */
      if (now && now !== document.body && !now.matches(':disabled')) continue
      lost.push(`${name}, pressed ${i} times`)
      break
    }
  }
}

/** once each element, but for the deep run */
const tagOf = (/** @type {string} */ element) => element.slice(0, element.indexOf(' '))
const FIRST = ELEMENTS.filter(
  (one, i) => DEEP || ELEMENTS.findIndex((other) => tagOf(other) === tagOf(one)) === i,
)
for (const element of FIRST)
  test(`each button of ${element.slice(0, element.indexOf('></'))}> keeps the focus`, async () => {
    const { page, troubles } = await open(`<main><h1>T</h1><div id="box">${element}</div></main>`)
    const { pressed, lost } = await page.evaluate(pressAll, PRESSES)
    assert.ok(pressed > 0, 'there is a button')
    assert.equal(lost, [])
    assert.equal(troubles, [])
  })

/* ---- what is stopped while it runs, and what ends by itself */

/** the words of what has the focus, '' on the body @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const { activeElement: e } = document.activeElement?.shadowRoot ?? document
    return e && e !== document.body && !e.matches(':disabled')
      ? (e.textContent?.trim() ?? '') || e.localName
      : ''
  })
/** @param {Page} page @param {string} name */
const reach = (page, name) => page.getByRole('button', { name, exact: true }).focus()

test('a theorem is checked and stopped by the same button: the focus stays on it, and in the field', async () => {
  const { page, troubles } = await open('<cgt-theorem game="nim" name="Bouton"></cgt-theorem>')
  await reach(page, 'Check')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('agree').waitFor()
  assert.is(await focused(page), 'Check')

  await halt(page)
  await page.getByRole('button', { name: /^Check all/ }).focus()
  await page.keyboard.press('Enter')
  await page.locator('progress').waitFor()
  assert.is(await focused(page), 'Stop')
  await page.keyboard.press('Enter')
  await release(page)
  await page.getByRole('status').getByText('Stopped').waitFor()
  assert.is(await focused(page), 'Check')
  assert.is(await page.locator('progress').count(), 0, 'stopped, and not begun anew')
  await halt(page)
  await page.keyboard.press('Space')
  await page.locator('progress').waitFor()
  assert.is(await focused(page), 'Stop')
  await page.keyboard.press('Space')
  await release(page)
  await page.locator('progress').waitFor({ state: 'detached' })
  assert.is(await focused(page), 'Check')

  const field = page.getByRole('textbox')
  await field.focus()
  await halt(page)
  await page.keyboard.press('Enter')
  await page.locator('progress').waitFor()
  assert.is(await focused(page), 'input')
  await page.keyboard.press('Enter')
  await page.keyboard.type('9')
  assert.is(await field.inputValue(), '0..47 0..47 0..47', 'what is being checked is not changed')
  assert.is(await page.locator('progress').count(), 1, 'Enter in the field does not stop it')
  await page.getByRole('button', { name: 'Stop' }).click()
  await release(page)
  assert.is(await focused(page), 'Check')
  assert.equal(troubles, [])
})

test('a search that is stopped leaves the focus in its figure', async () => {
  const { page, troubles } = await open(
    '<cgt-searches game="tictactoe" rules="4" start="..../..../..../...."></cgt-searches>',
  )
  await reach(page, 'Stop')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  assert.is.not(await focused(page), '')
  assert.equal(troubles, [])
})

test('a form beside a figure keeps the focus, also where it is sent empty', async () => {
  const { page, troubles } = await visit(
    new URL('../../../dist/en/game-row.html', import.meta.url).href,
  )
  const field = page.locator('form[data-set=triangle] input')
  await field.fill('')
  await field.press('Enter')
  await page.waitForFunction(() => location.hash.startsWith('#triangle'))
  assert.ok(await field.evaluate((e) => e === document.activeElement))
  assert.equal(troubles, [])
})

/** what is done first, so that there is something to take back @type {[string, string, string][]} */
const BACK = [
  ['<cgt-grow tree="((3 5) (2 9))"></cgt-grow>', 'Child', 'Undo'],
  ['<cgt-judge problem="uva-847"></cgt-judge>', 'Random case', 'Undo'],
  ['<cgt-vote game="subtraction" rules="1 2 3" start="10"></cgt-vote>', '1', 'Take a vote back'],
]
for (const [element, first, back] of BACK)
  test(`${back}, pressed until nothing is left, keeps the focus: ${element.slice(0, 10)}`, async () => {
    const { page, troubles } = await open(`<main><h1>T</h1>${element}</main>`)
    const button = page.getByRole('button', { name: back, exact: true })
    if (first === '1') await page.locator('cgt-vote .choice').first().click()
    else await page.getByRole('button', { name: first, exact: true }).click()
    await button.focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter')
    assert.is(await button.getAttribute('aria-disabled'), 'true')
    assert.ok(await button.evaluate((e) => e.matches(':focus')))
    assert.equal(troubles, [])
  })

test('a button at its end says so, keeps the focus and does nothing', async () => {
  const { page, troubles } = await open(
    '<cgt-cost game="subtraction" rules="1 2 3" heap="9"></cgt-cost>',
  )
  const more = page.getByRole('button', { name: 'One heap more' })
  await more.focus()
  /* six heaps have more positions than are counted; a row that is counted beside the page comes when it comes */
  for (let rows = 3; rows < 6; rows++) {
    await page.locator('cgt-cost button[aria-disabled=false]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator(`tbody tr:nth-child(${rows + 1})`).waitFor()
  }
  assert.is(await more.getAttribute('aria-disabled'), 'true')
  for (let i = 0; i < 3; i++) await page.keyboard.press('Enter')
  const rows = await page.locator('tbody tr').count()
  assert.is(rows, 6)
  assert.is(await focused(page), 'One heap more')
  await more.click({ force: true })
  assert.is(await page.locator('tbody tr').count(), rows)
  assert.equal(troubles, [])
})

test.run()
