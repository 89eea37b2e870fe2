/** Figures of forms: a form that collapses, two that are compared by play, a thermograph, and a sum of hot games. By their roles and keys. */
import * as assert from 'uvu/assert'
import { axe, close, done, open, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const text = async (/** @type {Page} */ page, /** @type {string} */ css) =>
  (await page.locator(css).first().innerText()).replace(/\s+/g, ' ').trim()
/** What of a form's options stands, and what is struck. @param {Page} page */
const options = (page) =>
  page.locator('cgt-form').evaluate((e) => {
    const told = [...(e.shadowRoot?.querySelectorAll('.list li') ?? [])].map((li) => [
      li.classList.contains('struck'),
      li.querySelector('button > span')?.textContent?.trim() ?? '',
    ])
    const of = (/** @type {boolean} */ struck) =>
      told.filter(([is]) => is === struck).map(([, name]) => name)
    return { stand: of(false), struck: of(true) }
  })

/* ---------------------------------------------------------------- cgt-form */

test('a form is a chip in a line that says its value and opens to its options', async () => {
  const { page, troubles } = await open('<p>Here <cgt-form form="{0,*|^}"></cgt-form> is.</p>')
  const chip = page.getByRole('button', { expanded: false })
  assert.is(await chip.innerText(), '{0, ∗ | ↑}\n= ↑2∗')
  const { height } = /** @type {{ height: number }} */ (await page.locator('p').boundingBox())
  assert.ok(height < 80, 'it stands in its line')
  await chip.press('Enter')
  assert.is(await page.getByRole('button', { expanded: true }).count(), 1)
  assert.is(await page.getByRole('group', { name: 'Options of Left and of Right' }).count(), 1)
  assert.is(await page.getByRole('button', { name: 'Left: ∗', exact: true }).count(), 1)
  assert.equal(troubles, [])
  await done(page)
})

test('its options are struck one by one, each with its reason, by keys and by what is pressed, until the canonical form stands', async () => {
  const { page } = await open('<cgt-form form="{0, {0|0}, *, -1 | ^, 3}" open></cgt-form>')
  assert.match(await text(page, 'cgt-form .says'), /^Left has 4 options, Right has 2\./)
  await page.locator('cgt-form .opener').focus()
  await page.keyboard.press('ArrowRight')
  assert.match(await text(page, 'cgt-form .says'), /∗ stands there twice/)
  assert.equal(await options(page), { stand: ['0', '{0 | 0}', '−1', '↑', '3'], struck: ['∗'] })
  await page.keyboard.press('ArrowRight')
  assert.match(await text(page, 'cgt-form .says'), /Left never needs −1, because 0 is better/)
  await page.getByRole('button', { name: 'Right: 3' }).click()
  assert.match(await text(page, 'cgt-form .says'), /Right never needs 3, because ↑ is better/)
  await page.keyboard.press('End')
  assert.match(await text(page, 'cgt-form .says'), /this is the canonical form\. G = ↑2∗$/)
  assert.equal(await options(page), { stand: ['0', '↑'], struck: ['{0 | 0}', '∗', '−1', '3'] })
  assert.match(await text(page, 'cgt-form .facts'), /Value ↑2∗ Outcome L Left wins, no matter who begins Birthday day/) // prettier-ignore
  assert.is(await page.locator('cgt-form').getAttribute('at'), '5')
  await page.keyboard.press('Home')
  assert.is(await page.locator('cgt-form .struck').count(), 0)
  await done(page)
})

test('what a reversible move brings comes in its place, and a number says why it is one', async () => {
  const { page } = await open('<cgt-form form="{1/2|2}" open at="9"></cgt-form>')
  assert.match(await text(page, 'cgt-form .says'), /G = 1 It is the simplest number x/)
  await page.getByRole('button', { name: 'Right: 2' }).click()
  assert.match(
    await text(page, 'cgt-form .says'),
    /Left answers 1, .* 1 ≥ G.* no option comes in place/,
  )
  await done(page)
})

test('with values="off" value, outcome and birthday are covered until V', async () => {
  const { page } = await open('<cgt-form form="{0|1}" values="off" open at="1"></cgt-form>')
  const said = () => page.locator('cgt-form').evaluate((e) => e.shadowRoot?.textContent ?? '')
  assert.is((await said()).includes('1/2'), false)
  assert.is(await page.getByRole('img', { name: 'covered' }).count(), 3)
  await page.locator('cgt-form .option').first().focus()
  await page.keyboard.press('v')
  assert.ok((await said()).includes('1/2'))
  await done(page)
})

test('with hide="values" no value is told, at no step and not with V: options are called as they are written', async () => {
  const { page, troubles } = await open(
    '<cgt-form form="{0,*,{0,*|0}|*,{0,*|0}}" values="off" hide="values" open></cgt-form>',
  )
  const said = () => page.locator('cgt-form').evaluate((e) => e.shadowRoot?.textContent ?? '')
  assert.is(await page.getByRole('button', { name: 'Show the answer' }).count(), 0)
  await page.locator('cgt-form .option').first().focus()
  const before = await said()
  await page.keyboard.press('v')
  assert.is(await said(), before, 'V shows nothing')
  await page.keyboard.press('ArrowRight')
  assert.match(await text(page, 'cgt-form .says'), /∗ < \{0, ∗ \| 0\}/)
  await page.keyboard.press('End')
  assert.match(await text(page, 'cgt-form .says'), /this is the canonical form\.$/)
  assert.equal(await options(page), {
    stand: ['0', '∗'],
    struck: ['∗', '{0, ∗ | 0}', '{0, ∗ | 0}'],
  })
  assert.is(await page.locator('cgt-form .facts').count(), 0)
  const named = await page
    .locator('cgt-form button')
    .evaluateAll((all) => all.map((b) => b.ariaLabel))
  assert.not(`${named} ${await said()}`.includes('↑'))
  assert.equal(troubles, [])
  await done(page)
  const { page: other } = await open(
    '<cgt-form form="{{2|{1|-1}}|3}" values="off" hide="values" open at="1"></cgt-form>',
  )
  assert.match(await text(other, 'cgt-form .says'), /After \{2 \| \{1 \| −1\}\} Right answers \{1 \| −1\}, .* comes the option 1\.$/) // prettier-ignore
  await done(other)
})

test('a position says its moves, and one that takes long is worked out while the page answers', async () => {
  const { page, troubles } = await open(
    '<cgt-form game="domineering" start="4x5" open></cgt-form><cgt-form game="domineering" start="2x3" open at="99"></cgt-form>',
  )
  assert.match(await text(page, 'cgt-form:nth-of-type(2) .facts'), /Value \{2 \| −1\/2\}/)
  await page.waitForFunction(() => document.querySelector('cgt-form')?.shadowRoot?.querySelector('.sides')) // prettier-ignore
  assert.ok((await page.locator('cgt-form').first().locator('.option').count()) > 20)
  assert.equal(troubles, [])
  await done(page)
})

test('a form that is typed is read at once; what cannot be read is told with its place, and the last good form stays', async () => {
  const { page } = await open('<cgt-form form="{0|1}" edit></cgt-form>')
  const field = page.getByRole('textbox')
  await field.fill('{1|1/3}')
  assert.is(await field.getAttribute('aria-invalid'), 'true')
  assert.is(await text(page, '#wrong'), 'Expected a power of two (at “3}”).')
  assert.is(await page.getByRole('button', { name: 'Right: 1' }).count(), 1)
  await field.fill('{'.repeat(200000))
  assert.match(await text(page, '#wrong'), /braces inside one another/)
  await field.fill('{1|-1}+{2|0}')
  assert.is(await text(page, '#wrong'), '')
  await field.press('Tab')
  await page.locator('cgt-form [data-step=last]').click()
  assert.match(await text(page, 'cgt-form .says'), /G = /)
  await done(page)
  const { page: other } = await open('<cgt-form form="{0|1/3}"></cgt-form><cgt-form game="graph" rules="a>b b>a" start="a" open></cgt-form>') // prettier-ignore
  assert.is(await other.locator('cgt-form [role=alert]:not(:empty)').count(), 2)
  await done(other)
})

test('what is typed goes to a worksheet, which says each value and the sum, and stands in the address', async () => {
  const { page } = await open('<main><h1>Sheet</h1><cgt-form id="f" form="{1|-1}" edit></cgt-form></main>') // prettier-ignore
  const put = page.getByRole('button', { name: 'Put it on the worksheet' })
  await put.press('Enter')
  await page.getByRole('textbox').fill('{0|1')
  assert.is(await put.getAttribute('aria-disabled'), 'true')
  await page.getByRole('textbox').fill('{0|1}')
  await put.press('Enter')
  await page.getByRole('textbox').fill('±1')
  await put.press('Enter')
  const rows = async () =>
    (await page.locator('.sheet tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim())
  const [head, ...said] = await rows()
  assert.is(head, 'Form Value Outcome')
  assert.equal(said, ['{1 | −1} ±1 N', '{0 | 1} 1/2 L', '±1 ±1 N', 'Sum 1/2 L'])
  assert.is(await page.locator('cgt-form').getAttribute('sheet'), '{1|-1} ; {0|1} ; ±1')
  await page.getByRole('button', { name: 'Take {0 | 1} off the worksheet' }).click()
  assert.is((await rows()).at(-1), 'Sum 0 P')
  assert.equal(await axe(page), [])
  await done(page)
})

test('the canonical form is a tree, for eyes and for ears', async () => {
  const { page } = await open('<main><h1>Tree</h1><cgt-form form="{1|-1}" open at="9"></cgt-form></main>') // prettier-ignore
  await page.locator('summary').click()
  await page.locator('cgt-form .node').first().waitFor({ state: 'attached' })
  assert.is(await page.locator('cgt-form .node').count(), 5)
  assert.match(
    (await page.locator('cgt-form ul.sr').first().textContent())?.replace(/\s+/g, ' ') ?? '',
    /±1 L: 1 L: 0 R: −1 R: 0/,
  )
  assert.equal(await axe(page), [])
  await done(page)
})

/* ---------------------------------------------------------------- cgt-compare-games */

test('two games are compared, and the strategy that proves it is told for both starters', async () => {
  for (const [left, right, sign, says, rows] of [
    ['{0|1}', '^', 'G is greater than H', 'Left wins G − H', ['Left wins', 'Right loses']],
    ['-1', '0', 'G is less than H', 'Right wins G − H', ['Left has no move', 'Right wins']],
    [
      '*',
      '0',
      'G and H are confused',
      'the player who moves first wins',
      ['Left wins', 'Right wins'],
    ],
    [
      '{0|0}',
      '*',
      'G and H are equal',
      'the player who moves second wins',
      ['Left loses', 'Right loses'],
    ],
  ]) {
    const { page } = await open(`<cgt-compare-games left="${left}" right="${right}"></cgt-compare-games>`) // prettier-ignore
    assert.is(await page.getByRole('img', { name: String(sign) }).count(), 1, String(sign))
    assert.ok((await text(page, '.says')).includes(String(says)))
    const told = await page.locator('.starters td').allInnerTexts()
    for (const [i, row] of told.entries()) assert.ok(row.startsWith(rows[i]), row)
    await done(page)
  }
})

test('G − H is played by keys to its end; Undo takes back both moves, and who begins can be changed', async () => {
  const { page, troubles } = await open('<main><h1>Two</h1><cgt-compare-games left="{0|1}" right="^" values="off"></cgt-compare-games></main>') // prettier-ignore
  assert.is(await page.getByRole('img', { name: 'covered' }).count(), 1)
  assert.is(await page.locator('.starters').count(), 0, 'it would tell it')
  const state = () => text(page, '.state')
  for (let i = 0; (await state()) === 'You are to move.' && i < 20; i++) {
    const moves = page.locator('.moves button')
    /* in −H, while there is a move: it wins */
    await moves.last().focus()
    await page.keyboard.press('Enter')
    if (i === 0) {
      const line = await page.locator('.line li').count()
      await page.keyboard.press('u')
      assert.is(await page.locator('.line li').count(), 0)
      await page.locator('.moves button').last().press('Enter')
      assert.is(await page.locator('.line li').count(), line)
    }
  }
  assert.is(await state(), 'Right cannot move. You win G − H.')
  await page.getByRole('radio', { name: 'Right begins' }).check({ force: true })
  assert.match(await text(page, '.line li'), /^Right:/)
  await page.locator('[data-again]').focus()
  await page.keyboard.press('v')
  assert.is(await page.getByRole('img', { name: 'G is greater than H' }).count(), 1)
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
  await done(page)
})

/* ---------------------------------------------------------------- cgt-thermograph */

test('a temperature is slid along the thermograph, by its field, by comma and point, and the stops follow', async () => {
  const { page } = await open('<main><h1>Heat</h1><cgt-thermograph form="{5|2||-1|-3}"></cgt-thermograph></main>') // prettier-ignore
  assert.is(await page.getByRole('img', { name: 'Thermograph: Left’s stop 2, Right’s stop -1' }).count(), 1) // prettier-ignore
  assert.match(await text(page, '.says'), /Left to move gets 2, Right to move gets down to −1/)
  const heat = page.getByRole('slider', { name: 'Temperature' })
  await heat.focus()
  for (let i = 0; i < 16; i++) await page.keyboard.press('ArrowRight')
  assert.match(await text(page, '.says'), /pays 2\. Left to move gets 3\/2, Right to move gets down to 0/) // prettier-ignore
  await page.locator('.bar button').first().focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('.')
  assert.match(await text(page, '.says'), /worth its mean, 3\/4/)
  assert.is(await page.locator('cgt-thermograph').getAttribute('at'), '3')
  assert.match(await text(page, '.facts'), /Mean 3\/4 Temperature 11\/4/)
  await page.keyboard.press('v')
  assert.is(await page.locator('cgt-thermograph .mast').count(), 0)
  assert.is((await text(page, '.facts')).includes('3/4'), false)
  assert.equal(await axe(page), [])
  await done(page)
})

test('a sum is played where it is hottest; what a move gives away is said, and its end is what best play comes to', async () => {
  const { page, troubles } = await open('<main><h1>Sum</h1><cgt-thermograph form="{4|0} ; {3|1} ; +-1"></cgt-thermograph></main>') // prettier-ignore
  assert.match(await text(page, '.state'), /By the thermometer, Left moves where it is hottest, at 2: \{4 \| 0\} → 4\. With best play the sum comes to 6\./) // prettier-ignore
  await page.locator('.part').nth(1).locator('.option').press('Enter')
  assert.match(await text(page, '.line li'), /gives away 2/)
  await page.keyboard.press('u')
  while (await page.locator('.moves button').count()) {
    const to = await page.locator('.part.hot .option').first()
    await to.press('Enter')
  }
  assert.is(await text(page, '.state'), 'All are numbers: play is over, and they come to 6.')
  assert.is(await page.locator('.line li').count(), 3)
  for (const line of await page.locator('.line li').allInnerTexts()) assert.match(line, /as good as any/) // prettier-ignore
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
  await done(page)
})

test('of a position the board stands beside its thermograph, on which the stops, the mast and the mean are marked', async () => {
  const body = '<main><h1>Heat</h1><cgt-thermograph game="domineering" start="2x3"></cgt-thermograph></main>' // prettier-ignore
  const { page, troubles } = await open(body)
  await page.locator('.plot').waitFor()
  const [board, plot] = [await page.locator('.still').boundingBox(), await page.locator('.plot').boundingBox()] // prettier-ignore
  assert.ok(board && plot && board.x + board.width <= plot.x && board.y < plot.y + plot.height)
  assert.equal(await page.locator('.plot .told').allTextContents(), ['2', '−1/2', 'Mean 3/4'])
  await page.locator('.bar button').first().press('v')
  assert.equal(await page.locator('.plot .told').allTextContents(), ['2', '−1/2'])
  assert.is(await page.getByRole('img', { name: 'Board: ...|...' }).count(), 1)
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
  await done(page)
  const { page: bad } = await open('<cgt-thermograph game="domineering" start="2x"></cgt-thermograph>') // prettier-ignore
  assert.is(await bad.locator('[role=alert]').count(), 1)
  assert.is((await text(bad, '[role=alert]')).split('. ').length, 1, 'one sentence')
  await done(bad)
})

/* ---------------------------------------------------------------- cgt-line */

test('a string stands at its number, edge after edge by L, R and Backspace, and says its form and its day', async () => {
  const { page, troubles } = await open('<main><h1>Line</h1><cgt-line string="llr"></cgt-line></main>') // prettier-ignore
  assert.is(await text(page, '.rule'), '1 + 1 − 1/2 = 3/2')
  await page.getByRole('button', { name: '+ Left' }).focus()
  await page.keyboard.press('l')
  assert.is(await text(page, '.rule'), '1 + 1 − 1/2 + 1/4 = 7/4')
  assert.is(await text(page, '.says'), '{0, 1, 3/2 | 2} = 7/4, the simplest number that fits: it is born on day 4.') // prettier-ignore
  assert.is(await page.getByRole('img', { name: 'String: Left, Left, Right, Left; it stands at 7/4' }).count(), 1) // prettier-ignore
  assert.is(await page.locator('cgt-line').getAttribute('string'), 'llrl')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('r')
  assert.match(await text(page, '.rule'), /= 5\/4$/)
  await page.keyboard.press('Home')
  assert.match(await text(page, '.says'), /the game is 0, born on day 0/)
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
  await done(page)
  const { page: other } = await open('<cgt-line string="lx"></cgt-line>')
  assert.is(await text(other, '[role=alert]'), 'Expected l or r, an edge of Left or of Right (at “x”).') // prettier-ignore
  await done(other)
})

test('the tree has each number born by day 6 once, and a number that is pressed is built; the dust says its order', async () => {
  const { page } = await open('<cgt-line string="l" tree dust></cgt-line>')
  const numbers = await page.locator('cgt-line .born title').allTextContents()
  assert.is(numbers.length, 127)
  assert.is(new Set(numbers).size, 127)
  await page.locator('cgt-line .born', { hasText: /^5\/8/ }).first().click()
  assert.is(await page.locator('cgt-line').getAttribute('string'), 'lrlr')
  await page.getByRole('button', { name: /^∗2:/ }).click()
  for (const [name, how] of [['0', 'they are confused'], ['↑', 'it is greater'], ['↑∗', 'it is greater'], ['↓', 'it is less']]) // prettier-ignore
    assert.is(await page.getByRole('button', { name: `${name}: ${how}`, exact: true }).count(), 1, name) // prettier-ignore
  await done(page)
})

test('on a slide they show the same in the other windows, and the clicker goes through their steps', async () => {
  const { page } = await open('<cgt-form form="{0,*|^}"></cgt-form><cgt-thermograph form="{4|0}"></cgt-thermograph>') // prettier-ignore
  const steps = await page.evaluate(() =>
    ['cgt-form', 'cgt-thermograph'].map((name) => {
      const figure = /** @type {any} */ (document.querySelector(name))
      const { count } = figure.stepper
      figure.stepper.go(1)
      const { shared } = figure
      figure.stepper.go(0)
      figure.shared = JSON.parse(JSON.stringify(shared))
      return [count, figure.stepper.at]
    }),
  )
  assert.equal(steps, [[2, 1], [2, 1]]) // prettier-ignore
  await done(page)
})

test.after(close)
test.run()
