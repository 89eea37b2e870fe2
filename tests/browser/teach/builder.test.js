/**
 * The page "Your figure and your slides": a figure is picked, changed by controls and by hand, and taken back; the address keeps it; what is copied draws
 * the same in other pages; a deck is saved for Marp and as one HTML file.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { convert } from '../../../tools/slides.mjs'
import { close, open, suite, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))
const PAGE = pathToFileURL(`${dist}en/figure.html`).href
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-builder-'))

const test = suite('builder')
test.after(close)
test.after(() => fs.rmSync(folder, { recursive: true, force: true }))

/** @param {Page} page */
const builder = (page) => page.locator('cgt-builder')
/** @param {Page} page @param {string} label */
const field = (page, label) =>
  builder(page)
    .locator('label.field', { has: page.locator(`b:text-is("${label}")`) })
    .locator('input, select')
    .first()
/** @param {Page} page @param {string} label @param {string} text */
async function type(page, label, text) {
  await field(page, label).fill(text)
  await page.keyboard.press('Tab')
}
/** The tag of the figure that is shown, as its page would write it. @param {Page} page */
const shown = (page) =>
  builder(page).evaluate((e) =>
    /** @type {any} */ (e).shownFigure.outerHTML
      .replace(/ data-[a-z]+="[^"]*"/g, '')
      .replaceAll('&gt;', '>'),
  )
/** @param {Page} page @param {string} name of its button */
async function copied(page, name) {
  await builder(page).getByRole('button', { name, exact: true }).click()
  return (await builder(page).locator('.kinds ~ pre').first().textContent()) ?? ''
}
/** @param {Page} page @param {string} name */
const press = (page, name) =>
  builder(page).getByRole('button', { name, exact: true }).first().click()

/** The file that a button saves. @param {Page} page @param {string} name */
async function saved(page, name) {
  const coming = page.waitForEvent('download')
  await press(page, name)
  const file = await coming
  const to = path.join(folder, file.suggestedFilename())
  await file.saveAs(to)
  return to
}

test('a game is picked, changed by controls and taken back; its address opens it again', async () => {
  const { page, troubles } = await visit(PAGE)
  assert.is(await shown(page), '<cgt-play game="nim" start="10 12 5"></cgt-play>')
  await field(page, 'Game').selectOption('subtraction')
  await type(page, 'Rules', '1 3 4')
  await field(page, 'Letters').selectOption('NP')
  const made = '<cgt-play game="subtraction" start="21" rules="1 3 4" letters="NP"></cgt-play>'
  assert.is(await shown(page), made)
  assert.match(await copied(page, 'Tag for a page'), /^<cgt-play game="subtraction" start="21" rules="1 3 4" letters="NP">[^<]+<\/cgt-play>\n<script/) // prettier-ignore
  await press(page, 'Undo')
  assert.not.match(await shown(page), /letters/)
  await page.keyboard.press('Control+z')
  assert.match(await shown(page), /rules="1 2 3"/)
  await press(page, 'Redo')
  await page.keyboard.press('Control+y')
  assert.is(await shown(page), made)

  await page.waitForFunction(() => location.hash.includes('NP'))
  await page.reload()
  assert.is(await shown(page), made)
  assert.equal(troubles, [])
})

test('a bad rule is refused in a sentence, and stays where it was typed', async () => {
  const { page, troubles } = await visit(PAGE)
  await field(page, 'Game').selectOption('subtraction')
  await type(page, 'Rules', '1 x')
  const said = builder(page).locator('.shown .problem')
  assert.is(await said.innerText(), 'Expected an amount to take (at “x”).')
  assert.is(await field(page, 'Rules').inputValue(), '1 x')
  assert.ok(await builder(page).locator('.shown .stick').count(), 'the board before stays')
  await type(page, 'Rules', '1 2')
  assert.is(await said.count(), 0)
  await type(page, 'Or paste a tag, an iframe or a link', 'no figure')
  assert.is(await builder(page).locator('.field .problem').innerText(), 'There is no figure in it.')
  assert.equal(troubles, [])
})

test('a figure that shows no position has none to draw', async () => {
  const { page } = await visit(PAGE)
  for (const [name, pads] of /** @type {const} */ ([
    ['cgt-strip', 0],
    ['cgt-triangle', 1],
    ['cgt-theorem', 0],
  ])) {
    await field(page, 'Figure').selectOption(name)
    await builder(page).locator(`.stage > ${name}`).waitFor()
    await builder(page).locator('.controls .field').first().waitFor()
    assert.is(await builder(page).locator('.controls .pad').count(), pads, name)
  }
})

test('a position is drawn: heaps, squares, arrows; and what is typed in a figure is in its tag', async () => {
  const { page, troubles } = await visit(PAGE)
  await press(page, 'Number 1: one more')
  await press(page, 'One more number')
  assert.match(await shown(page), /start="11 12 5 5"/)
  await field(page, 'Game').selectOption('tictactoe')
  await builder(page).getByRole('button', { name: 'Column 2, row 2: .' }).click()
  assert.match(await shown(page), /start="\.\.\.\/\.x\.\/\.\.\."/)
  await field(page, 'Game').selectOption('hackenbush')
  const net = builder(page).locator('.net')
  await net.getByRole('button', { name: 'Node 3' }).focus()
  await page.keyboard.press('Enter')
  await press(page, 'A new node')
  assert.match(await shown(page), / 3-8"/)
  await field(page, 'Figure').selectOption('cgt-xor')
  await builder(page).locator('cgt-xor input').first().fill('3 5')
  await page.keyboard.press('Enter')
  assert.match(await copied(page, 'Tag for a page'), /^<cgt-xor heaps="3 5">/)
  assert.equal(troubles, [])
})

test('a tree is drawn: by pressing, by keys and by typing; each change is taken back, and the address has it', async () => {
  const { page, troubles } = await visit(PAGE)
  await field(page, 'Figure').selectOption('cgt-tree')
  await field(page, 'Game').selectOption('')
  await press(page, 'Draw the whole tree')
  const tree = async () => (await shown(page)).match(/ tree="([^"]*)"/)?.[1]
  assert.is(await tree(), '(((3 5) (2 9)) ((12 5) (23 23)))')
  await type(page, 'Tree', '((3 5) 2)')
  const pad = builder(page).locator('.pad')
  const node = (/** @type {string} */ label) =>
    pad.getByRole('treeitem', { name: label, exact: true })
  const off = (/** @type {string} */ name) => pad.getByRole('button', { name, exact: true }).getAttribute('aria-disabled') // prettier-ignore
  const value = pad.getByLabel('Value of the chosen node', { exact: true })
  const steps = [await tree()]
  const done = async (/** @type {string} */ text) => {
    assert.is(await tree(), text)
    steps.push(text)
  }

  assert.is(await off('Delete'), 'true', 'the root stays')
  assert.is(await off('Move to the left'), 'true')
  await node('Leaf, 2').click()
  assert.is(await off('Move to the right'), 'true', 'it is the last one')
  await press(page, 'Move to the left')
  await done('(2 (3 5))')
  await press(page, 'Child')
  await press(page, 'Child')
  assert.is(await tree(), '((2 0) (3 5))')
  steps.push('((2) (3 5))', '((2 0) (3 5))')
  await node('Leaf, 0').click()
  await press(page, 'Value of the chosen node: one less')
  await press(page, 'Value of the chosen node: one less')
  await done('((2 -2) (3 5))')
  await node('Leaf, 5').click()
  await value.fill('17')
  await done('((2 -2) (3 17))')
  await page.keyboard.press('Enter')

  // by keys: up, to the left, its guess, back to a leaf below, away with it
  assert.is(await pad.locator('[data-twig][tabindex="0"]').count(), 1, 'one tab stop')
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label')) // prettier-ignore
  assert.is(await focused(), 'Leaf, 17')
  await page.keyboard.press('ArrowUp')
  assert.is(await focused(), 'MIN')
  await page.keyboard.press('4')
  await done('((2 -2) 4:(3 17))')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowLeft')
  await done('(4:(3 17) (2 -2))')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  assert.is(await focused(), 'Leaf, 17')
  await page.keyboard.press('Delete')
  await done('(4:(3) (2 -2))')
  assert.is(await focused(), 'MIN, 4')
  await page.keyboard.press('+')
  await done('(4:(3 0) (2 -2))')
  await field(page, 'Who begins').selectOption('MIN')
  await done('min (4:(3 0) (2 -2))')
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes('min (4:(3 0) (2 -2))')) // prettier-ignore
  assert.is(await builder(page).locator('.stage cgt-tree .node').count(), 7)

  // a letter, and what is none
  await node('Leaf, −2').click()
  await value.fill('x')
  await done('min (4:(3 0) (2 x))')
  await value.fill('xy')
  assert.is(await tree(), 'min (4:(3 0) (2 x))')
  assert.is(
    await pad.locator('.problem').innerText(),
    '“xy” is not a whole number: nothing was changed.',
  )
  assert.is(await value.inputValue(), 'x')
  await page.keyboard.press('Enter')
  for (let i = steps.length - 2; i >= 0; i--) {
    await press(page, 'Undo')
    assert.is(await tree(), steps[i])
  }
  assert.is(await pad.locator('.problem').count(), 0)

  // an order of the reader's names nodes by their numbers: it goes when others have these
  await type(page, 'Or paste a tag, an iframe or a link', '<cgt-searches tree="((3 5) (2 9))" order="0>4 1;1>3 2">') // prettier-ignore
  await node('Leaf, 3').click()
  await press(page, 'Value of the chosen node: one more')
  assert.match(await shown(page), / tree="\(\(4 5\) \(2 9\)\)" order="0>4 1;1>3 2"/)
  await press(page, 'Delete')
  assert.is(await shown(page), '<cgt-searches tree="((5) (2 9))"></cgt-searches>')

  // no letters where no search can do without values; nothing where the limit is reached
  await page.goto(
    `${PAGE}#builder&figure=${encodeURIComponent(`<cgt-searches tree="(${'1 '.repeat(399)})"></cgt-searches>`)}`,
  )
  await page.reload()
  await node('Leaf, 1').first().click()
  assert.is(await off('Child'), 'true')
  await value.fill('x')
  assert.is(await pad.locator('.problem').count(), 1)
  await press(page, 'Delete')
  assert.is(await off('Child'), 'false')
  assert.equal(troubles, [])
})

test('a starting point of a chapter keeps the slides', async () => {
  const { page, troubles } = await visit(pathToFileURL(`${dist}es/figure.html`).href)
  await press(page, 'Añadir a mis diapositivas')
  await builder(page).locator('summary', { hasText: 'Puntos de partida' }).click()
  const chapters = builder(page).locator('.starts details')
  const counts = await chapters.evaluateAll((all) => all.map((e) => e.querySelectorAll('a').length))
  assert.is(counts.length, 19)
  assert.ok(counts.every((n) => n >= 10), counts.join()) // prettier-ignore
  await chapters.nth(9).locator('summary').click()
  await chapters.nth(9).locator('a').first().click()
  assert.match(await shown(page), /^<cgt-(tree|play|grow|searches)/)
  assert.is(await builder(page).locator('.slides > li').count(), 1)
  await page.setViewportSize({ width: 390, height: 844 })
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  assert.equal(troubles, [])
})

test('a figure of a chapter opens in the builder as it is shown', async () => {
  const { page, troubles } = await visit(pathToFileURL(`${dist}en/3-nim.html`).href)
  const figure = page.locator('figure', { has: page.locator('#xor') })
  await figure.locator('input').first().fill('9 12 5')
  await page.keyboard.press('Enter')
  await figure.locator('a.make').click()
  await builder(page).locator('.controls .field').first().waitFor()
  assert.match(await shown(page), /^<cgt-xor heaps="9 12 5"/)
  assert.equal(troubles, [])
})

test('an element may name its figure as an address does', async () => {
  const { page } = await open('<cgt-builder figure="#cgt-graph&amp;edges=2>1 3>2"></cgt-builder>')
  assert.is(await shown(page), '<cgt-graph edges="2>1 3>2"></cgt-graph>')
})

test('every figure that is offered is drawn, and changes nothing by itself', async () => {
  const { page, troubles } = await visit(PAGE)
  const all = await field(page, 'Figure').locator('option').evaluateAll((o) => o.map((e) => /** @type {HTMLOptionElement} */ (e).value)) // prettier-ignore
  for (const name of all) {
    await field(page, 'Figure').selectOption(name)
    await page.waitForFunction(
      (name) => {
        const { made: figure, shownFigure } = /** @type {any} */ (
          document.querySelector('cgt-builder')
        )
        return figure.name === name && shownFigure?.shadowRoot?.childElementCount
      },
      name,
      { polling: 20 },
    )
    const found = await builder(page).evaluate((e) => {
      const { made: figure, shownFigure } = /** @type {any} */ (e)
      const labels = [...(e.shadowRoot?.querySelectorAll('.controls .field > b, .controls .check') ?? [])] // prettier-ignore
      return { given: figure.attributes, refused: shownFigure.refusal, unnamed: labels.filter((b) => !b.textContent?.trim()).length } // prettier-ignore
    })
    assert.is(found.refused, '', name)
    assert.is(found.unnamed, 0, name)
  }
  assert.equal(troubles, [])
})

test('a figure is offered the games that it shows, and no other', async () => {
  const { page } = await visit(PAGE)
  for (const name of ['cgt-strip', 'cgt-theorem', 'cgt-cost', 'cgt-triangle', 'cgt-compare']) {
    await field(page, 'Figure').selectOption(name)
    await builder(page).locator(`.stage > ${name}`).waitFor()
    await page.waitForFunction((name) => customElements.get(name), name)
    await field(page, 'Game').first().waitFor()
    const offered = await field(page, 'Game').first().locator('option').evaluateAll((o) => o.map((e) => /** @type {HTMLOptionElement} */ (e).value)) // prettier-ignore
    const shown = await page.evaluate((name) => {
      const { engine } = /** @type {any} */ (document.querySelector('cgt-builder'))
      return engine.games.flatMap((/** @type {any} */ { name: game, examples: [{ rules }] }) => {
        const figure = /** @type {any} */ (document.createElement(name))
        figure.setAttribute('game', game)
        if ('rules' in figure.constructor.attributes && rules) figure.setAttribute('rules', rules)
        document.body.append(figure)
        const { refusal } = figure
        figure.remove()
        return refusal ? [] : [game]
      })
    }, name)
    assert.equal(offered, shown, name)
    assert.ok(offered.length, name)
  }
})

test('tag, iframe, reveal.js section, Quarto block and link draw it in another page', async () => {
  const { page } = await visit(PAGE)
  await type(page, 'Or paste a tag, an iframe or a link', '<cgt-strip game="subtraction" rules="1 3 4" to="9" values="outcome">') // prettier-ignore
  const cells = async (/** @type {string} */ body) => {
    const { page } = await open(body.replaceAll(/<script.*<\/script>/g, ''))
    const frame = body.includes('<iframe') ? page.frameLocator('iframe') : page
    await frame.locator('cgt-strip [data-n]').first().waitFor()
    return frame.locator('cgt-strip [data-n]').count()
  }
  assert.is(await cells(await copied(page, 'Tag for a page')), 10)
  assert.is(await cells(await copied(page, 'iframe')), 10)
  assert.is(await cells(await copied(page, 'reveal.js section')), 10)
  const quarto = await copied(page, 'Quarto block')
  assert.match(quarto, /^```\{=html\}\n/)
  assert.is(await cells(quarto.split('\n').slice(1, -1).join('\n')), 10)
  const link = await copied(page, 'Link and QR code')
  assert.is(await builder(page).locator('cgt-qr').getAttribute('text'), link)
  const alone = await visit(link)
  assert.is(await alone.page.locator('cgt-strip [data-n]').count(), 10)
  assert.match(await copied(page, 'Text'), /1 3 4/)

  // a board of HTML is a drawing too
  await field(page, 'Figure').selectOption('cgt-play')
  for (const [kind, has] of /** @type {const} */ ([
    ['SVG', /<text[^>]*>12<\/text>/],
    ['TikZ', /\\begin\{tikzpicture\}[^]*\{12\}/],
    ['PNG', /^\x89PNG/],
  ])) {
    const to = await saved(page, kind)
    assert.match(fs.readFileSync(to, 'latin1'), has)
  }
})

test('a figure that is refused makes no slide; one that is taken is told beside its buttons', async () => {
  const { page, troubles } = await visit(PAGE)
  const said = builder(page).locator('.shown > .said')
  assert.is(await said.getAttribute('role'), 'status')
  await type(page, 'Position', '10 x')
  await press(page, 'Add to my slides')
  assert.match(await said.innerText(), /^This figure makes no slide: expected .+\.$/)
  assert.is(await builder(page).locator('.slides > li').count(), 0)
  await type(page, 'Position', '3 4')
  assert.is(await said.innerText(), '', 'it is mended')
  await press(page, 'Add to my slides')
  assert.is(await said.innerText(), 'Slide 1 is added: your deck has 1 slide.')
  await press(page, 'Add to my slides')
  assert.is(await said.innerText(), 'Slide 2 is added: your deck has 2 slides.')

  // nor is it put into a slide that is there
  await builder(page).getByRole('button', { name: 'Change the figure' }).first().click()
  await type(page, 'Position', 'x')
  await press(page, 'Put into slide 1')
  assert.match(await said.innerText(), /^This figure makes no slide: /)
  await type(page, 'Position', '5 6')
  await press(page, 'Put into slide 1')
  assert.is(await said.innerText(), 'Slide 1 is changed.')
  const deck = await builder(page).getAttribute('deck')
  assert.equal(deck?.match(/start="[^"]*"/g), ['start="5 6"', 'start="3 4"'])
  assert.equal(troubles, [])
})

test('a title follows the figure until it is typed; a slide’s figure is gone to', async () => {
  const { page, troubles } = await visit(PAGE)
  const title = builder(page).getByLabel('Title of slide 1')
  const reopen = () => builder(page).getByRole('button', { name: 'Change the figure' }).click()
  const inSight = () => builder(page).evaluate((e) => {
    const { activeElement } = /** @type {ShadowRoot} */ (e.shadowRoot)
    const { top } = /** @type {Element} */ (activeElement).getBoundingClientRect()
    return [activeElement?.className, top >= 0 && top < innerHeight]
  }) // prettier-ignore
  await press(page, 'Add to my slides')
  assert.is(await title.inputValue(), 'Nim: 10 12 5')
  await reopen()
  assert.equal(await inSight(), ['stage', true])
  await field(page, 'Game').selectOption('wythoff')
  await press(page, 'Put into slide 1')
  assert.match(await title.inputValue(), /^Wythoff.*: 7 12$/)
  await title.fill('Who wins?')
  await page.keyboard.press('Tab')
  await field(page, 'Game').selectOption('nim')
  await press(page, 'Put into slide 1')
  assert.is(await title.inputValue(), 'Who wins?')
  assert.match((await builder(page).getAttribute('deck')) ?? '', /game="nim"/)
  assert.equal(troubles, [])
})

test('decks of other days are offered at the top; without storage nothing is kept', async () => {
  const { page, troubles } = await visit(PAGE)
  const earlier = builder(page).locator('.earlier li')
  const afresh = async () => {
    await page.goto('about:blank')
    await page.goto(PAGE)
    await builder(page).locator('.deck').waitFor()
  }
  await press(page, 'Add to my slides')
  await press(page, 'Add to my slides')
  await type(page, 'Title of the deck', 'Monday')
  assert.is(await earlier.count(), 0, 'it is the one that is open')
  await press(page, 'Begin another deck')
  assert.is(await builder(page).locator('.slides').count(), 0)
  assert.is(await earlier.count(), 1)
  await field(page, 'Figure').selectOption('cgt-xor')
  await press(page, 'Add to my slides')
  await press(page, 'Undo')
  await press(page, 'Redo')

  await afresh()
  const year = String(new Date().getFullYear())
  const words = await earlier.locator('b, .soft-text').allInnerTexts()
  assert.equal([words[0], words[2]], ['Columns of the XOR: 10 12 5', 'Monday'])
  assert.ok(words[3].includes(year) && words[3].endsWith(' · 2 slides'), words[3])
  await builder(page)
    .getByRole('button', { name: /^Open it.*Monday/ })
    .click()
  assert.is(await builder(page).locator('.slides > li').count(), 2)
  assert.is(await field(page, 'Title of the deck').inputValue(), 'Monday')
  await type(page, 'Title of the deck', 'Tuesday')
  await press(page, 'Delete “Columns of the XOR: 10 12 5”')
  assert.is(await earlier.count(), 0)
  await press(page, 'Bring it back')
  assert.is(await earlier.count(), 1)
  await press(page, 'Delete “Columns of the XOR: 10 12 5”')
  await afresh()
  assert.equal(await earlier.locator('b').allInnerTexts(), ['Tuesday'], 'changed, not another one')

  // twelve, the last ones
  for (let i = 1; i <= 12; i++) {
    await press(page, 'Add to my slides')
    await type(page, 'Title of the deck', `Deck ${i}`)
    await press(page, 'Begin another deck')
  }
  await afresh()
  const titles = await earlier.locator('b').allInnerTexts()
  assert.is(titles.length, 12)
  assert.equal([titles[0], titles[11]], ['Deck 12', 'Deck 1'])

  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError')
      },
    }),
  )
  await afresh()
  assert.is(await earlier.count(), 0)
  await press(page, 'Add to my slides')
  assert.is(await builder(page).locator('.slides > li').count(), 1)
  assert.equal(troubles, [])
})

test('a tree begins at a smaller position where its game’s own is too large, and says so', async () => {
  const { page, troubles } = await visit(PAGE)
  const said = builder(page).locator('.shown > .said')
  await field(page, 'Figure').selectOption('cgt-tree')
  const tree = builder(page).locator('.stage cgt-tree')
  await tree.locator('svg.draw').waitFor()
  const refusal = () => tree.evaluate((e) => /** @type {any} */ (e).refusal)
  for (const game of ['nim', 'coins', 'staircase', 'tictactoe', 'game31', 'chomp', 'hackenbush']) {
    await field(page, 'Game').selectOption(game)
    assert.is(await refusal(), '', game)
    const start = (await tree.getAttribute('start'))?.replaceAll(' ', '\u00a0')
    assert.ok((await said.innerText()).includes(`begins at ${start}, `), game)
  }
  // one that fits stays, and is not spoken of; what is typed is the teacher's
  await field(page, 'Game').selectOption('divisor')
  assert.is(await tree.getAttribute('start'), '12')
  assert.is(await said.innerText(), '')
  await field(page, 'Game').selectOption('nim')
  await type(page, 'Position', '10 12 5')
  assert.match(await refusal(), /^This tree is too large to draw/)

  // the other way: a game's position that becomes a tree
  await field(page, 'Figure').selectOption('cgt-play')
  await type(page, 'Position', '10 12 5')
  await field(page, 'Figure').selectOption('cgt-tree')
  await tree.locator('svg.draw').waitFor()
  assert.is(await refusal(), '')
  assert.match(await said.innerText(), /begins at/)
  assert.equal(troubles, [])
})

test('a strip on a slide has its rule in one line above it, and no scrollbar', async () => {
  const { page, troubles } = await visit(PAGE)
  const paste = 'Or paste a tag, an iframe or a link'
  await type(page, paste, '<cgt-strip game="subtraction" rules="misere 1 3 4" to="12">')
  assert.match(await copied(page, 'Marp slide'), /\n\nTake one of the allowed amounts from one heap \(1, 3 or 4\)\. Misère: [^\n]+\.\n\n<cgt-strip /) // prettier-ignore
  await press(page, 'Add to my slides')
  await type(page, paste, '<cgt-strip game="octal" rules="0.77" to="60" values="off grundy">')
  await press(page, 'Add to my slides')
  await type(page, paste, '<cgt-strip game="nim" to="400">')
  await press(page, 'Add to my slides')
  await page.waitForFunction(() => location.hash.includes('figure-3'))
  await page.reload()
  const html = await saved(page, 'Save one HTML file')
  const { page: deck, troubles: wrong } = await visit(pathToFileURL(html).href)
  for (const start of ['Take one of the allowed', 'Take as many', 'Take any number']) {
    await deck.keyboard.press('PageDown')
    await deck.locator('.present cgt-strip [data-n]').first().waitFor()
    const rule = deck.locator('.present > p')
    assert.ok((await rule.innerText()).startsWith(start), await rule.innerText())
    const found = await rule.evaluate((p) => {
      const strip = /** @type {HTMLElement} */ (p.nextElementSibling)
      const within = [...(strip.shadowRoot?.querySelectorAll('*') ?? []), strip]
      const bars = within.filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowY) && getComputedStyle(e).scrollbarWidth !== 'none') // prettier-ignore
      return [p.getClientRects().length && p.clientHeight < 2 * parseFloat(getComputedStyle(p).lineHeight), strip.scrollHeight > strip.clientHeight + 1, bars.length] // prettier-ignore
    })
    assert.equal(found, [true, false, 0], start)
  }
  assert.equal([...troubles, ...wrong], [])
})

test('a deck of three figures: the file for Marp, and one HTML file that turns its slides', async () => {
  const { page, troubles } = await visit(PAGE)
  await press(page, 'Add to my slides')
  await field(page, 'Figure').selectOption('cgt-xor')
  await press(page, 'Add to my slides')
  await field(page, 'Figure').selectOption('cgt-tree')
  await builder(page).locator('.stage cgt-tree svg').first().waitFor()
  await press(page, 'Add to my slides')
  await type(page, 'Title of the deck', 'Who wins?')
  await builder(page).getByLabel('Title of slide 2').fill('Columns & *ones* < 5')
  await builder(page).getByLabel('Notes of slide 2').fill('Ask: why?\n\nclass: dark --> <b>')
  await press(page, 'Slide 2: earlier')
  await page.waitForFunction(() => /Columns.*Nim/.test(location.hash))
  await page.reload()
  assert.is(await builder(page).getByLabel('Title of slide 1').inputValue(), 'Columns & *ones* < 5')

  const md = await saved(page, 'Save the Marp file')
  assert.is(path.basename(md), 'who-wins.md')
  await convert([md], path.join(folder, 'marp'), 'html')
  const marp = await visit(pathToFileURL(path.join(folder, 'marp', 'who-wins.html')).href)
  assert.is(await marp.page.locator('svg[data-marpit-svg]').count(), 4)
  assert.is(await marp.page.locator('section h1').nth(1).textContent(), 'Columns & *ones* < 5')
  for (const name of ['cgt-xor', 'cgt-play', 'cgt-tree'])
    assert.is(await marp.page.locator(`section > ${name}`).count(), 1, name)
  assert.is(await marp.page.locator('section.dark').count(), 0, 'a note sets nothing')
  assert.equal(marp.troubles, [])

  const html = await saved(page, 'Save one HTML file')
  const { page: deck, troubles: wrong } = await visit(pathToFileURL(html).href)
  const title = () => deck.locator('.present h1').textContent()
  assert.is(await title(), 'Who wins?')
  await deck.keyboard.press('ArrowRight')
  assert.is(await title(), 'Columns & *ones* < 5')
  assert.ok(await deck.locator('.present cgt-xor').isVisible())
  await deck.keyboard.press('PageDown')
  await deck.locator('.present .stick').last().click()
  const board = await deck.locator('.present cgt-play').boundingBox()
  assert.ok(board && board.y + board.height <= 720 && board.x >= 0)
  await deck.keyboard.press('ArrowRight')
  assert.ok(await deck.locator('.present cgt-tree').count(), 'an arrow beyond the last stick')
  await deck.keyboard.press('ArrowLeft')
  await deck.locator('.present .stick').last().click()
  await deck.keyboard.press('ArrowLeft')
  assert.ok(await deck.locator('.present cgt-play').count(), 'an arrow to the next stick')
  await deck.keyboard.press('PageDown')
  assert.ok(await deck.locator('.present cgt-tree svg.draw').isVisible())
  await deck.keyboard.press('Home')
  await deck.keyboard.press('ArrowRight')
  const coming = deck.context().waitForEvent('page')
  await deck.keyboard.press('p')
  const notes = await coming
  await notes.locator('.present aside').waitFor()
  assert.match(await notes.locator('.present aside').innerText(), /^Ask: why\?/)
  await notes.keyboard.press('ArrowRight')
  await deck.waitForFunction(() => document.querySelector('.present cgt-play'))
  assert.match(fs.readFileSync(html, 'utf8'), /SIL OPEN FONT LICENSE/i)
  assert.equal([...troubles, ...wrong], [])
})

test.run()
