/**
 * asked.test.js -- what a slide keeps from the class until V, and what V leaves as it stood: answers, captions, agendas in two classes,
 * points that wait. A deck made here by Marp with slides/marp.config.mjs, from file://.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { convert } from '../../../tools/slides.mjs'
import { close, done, frames, inWindow, keep, settled, suite, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-asked-'))
const made = path.join(folder, 'made')
const deckAddress = pathToFileURL(path.join(made, 'asked.html')).href

const HEAD = '---\nmarp: true\ntheme: palitos\nlang: en\nheadingDivider: 1\npaginate: true\n---\n\n'
const ASK = '<!-- _class: ask t90 -->\n\n1. two\n2. **three**\n\n'
/** @type {Record<string, string>} by the id of the element, or what is asked of the slide */
const SLIDES = {
  open: `${ASK}<cgt-tree id="open" leaves="3 5 2 9" search="minimax">\nFour leaves.\n</cgt-tree>`,
  shut: `${ASK}<cgt-tree id="shut" leaves="3 5 2 9" search="minimax" values="off">\nFour leaves.\n</cgt-tree>`,
  strip: `${ASK}<cgt-strip id="strip" game="subtraction" rules="1 2 3" to="3" at="2" values="off">\nFour.\n</cgt-strip>`,
  table: `${ASK}| sample | |\n| --- | --- |\n| 4 | S |\n| **13** | **T** |`,
  agenda:
    '<!-- _class: agenda -->\n\n- `0–12 · 0–20` Playing\n- `12–50` Proving\n- ` · 66–80` Proving more',
  graph: '<cgt-graph id="graph" edges="2>1 3>1 3>2" values="off">\nThree nodes.\n</cgt-graph>',
  arrows:
    '<cgt-graph id="arrows" game="divisor" start="9" values="off" hide="values">\nNine nodes.\n</cgt-graph>',
  mirror:
    '<cgt-play id="mirror" game="staircase" start="0 2 0 3" moves="3@4 3@3 4@2 4@1 1@2 1@1" opponent="person" values="off" hide="hint values">\nFour steps.\n</cgt-play>',
  challenge:
    '<cgt-challenge id="challenge" kind="keep" game="nim" start="1 4 5">\nThree heaps.\n</cgt-challenge>',
  theorem:
    '<cgt-theorem id="theorem" game="subtraction" rules="1 2 3 4 5" name="multiples" hide="statement misere">\nMultiples.\n</cgt-theorem>',
  move: '<cgt-xor id="move" heaps="10 12 5" values="off" hide="move">\nThree heaps.\n</cgt-xor>',
  pairs: '<cgt-xor id="pairs" heaps="1 4 5" values="off" hide="xor">\nThree heaps.\n</cgt-xor>',
  reach:
    '<cgt-challenge id="reach" kind="reach" game="nim" start="3 9 14" hide="xor">\nThree heaps.\n</cgt-challenge>',
  period:
    '<cgt-strip id="period" game="subtraction" rules="1 2 3" to="10" at="6" values="grundy" hide="period">\nEleven.\n</cgt-strip>',
  digits:
    '<cgt-play id="digits" game="digits" start="1233" opponent="person" values="off">\n1233.\n</cgt-play>',
  proof:
    '<!-- _class: proof -->\n\n1) Short.\n\n   `0 = 4 · 0`\n\n2) From a multiple every move leads to none.\n\n   `8 → 7, 6, 5`',
  stated:
    '<!-- _class: proof -->\n\nA dicotic game is less than every positive number.\n\n1) One.\n\n   `H + X + (G - G^L) > 0`\n\n2) Two.\n\n3) Three.',
  full: `<!-- _class: proof -->\n\n1) ${'A long card of many words. '.repeat(6)}\n\n   \`8 → 7, 6, 5\`\n\n2) ${'Another card of many words. '.repeat(4)}\n\n3) Short.`,
  cells:
    '<!-- _class: listing on-1 -->\n\n~~~cpp\nwhile (wins(n))\n  n = best(n);\n~~~\n\n| n | |\n| --- | --- |\n| 4 | options: {0, 1, 2, 3} |',
  stairs:
    '<cgt-play id="stairs" game="staircase" start="1 3 6 2 3" opponent="person" values="off">\nFive steps.\n</cgt-play>',
  coins:
    '<!-- _class: split -->\n\nMove coins.\n\n<cgt-play id="coins" game="rooted" rules="1-2 1-3 3-4 3-5 4-6" start="0 2 2 1 3 2" opponent="person" values="off">\nA tree.\n</cgt-play>',
  values: '<cgt-graph id="values" edges="2>1 3>1 3>2" values="grundy">\nThree nodes.\n</cgt-graph>',
  planted:
    '<cgt-play id="planted" game="hackenbush" start="0-1-2-4 1-3" planted="2-4" names hide="moves" opponent="person" values="off grundy">\nA tree.\n</cgt-play>',
  points: '* one\n* two\n* three',
  whole:
    '<cgt-xor id="whole" heaps="1 4 5" at="0" values="off" hide="xor">\nThree heaps.\n</cgt-xor>',
  mistakes:
    '<cgt-play id="mistakes" game="subtraction" rules="1 2 3" start="3" moves="3-1 2-1 1-1" opponent="person" values="off" hide="values">\nThree.\n</cgt-play>',
  form: '<cgt-form id="form" form="{{2|{1|-1}}|3}" open values="off">\nA form.\n</cgt-form>',
  rounds:
    '<cgt-play id="rounds" game="subtraction" rules="1 2 3" start="8" moves="8-1 7-3" at="2" opponent="person" values="off">\nEight sticks.\n</cgt-play>',
  edges: '<cgt-line id="edges" string="llrl" at="0">\nFour edges.\n</cgt-line>',
  versus:
    '<!-- _class: split -->\n\nPlay it.\n\n<cgt-compare-games id="versus" left="{2|-1/2}" right="1" values="off">\nTwo games.\n</cgt-compare-games>',
  tent: '<!-- _class: steps -->\n\n<cgt-thermograph id="tent" form="{4|0}" values="off">\nA switch.\n</cgt-thermograph>',
  switches:
    '<cgt-thermograph id="switches" form="+-4 ; +-3 ; -1" values="off">\nThree games.\n</cgt-thermograph>',
  lost: '<cgt-play id="lost" game="subtraction" rules="1 2 3" start="5" values="off">\nFive sticks.\n</cgt-play>',
  queen:
    '<!-- _class: title -->\n\n<cgt-play id="queen" game="wythoff" start="3 4" opponent="person" values="off" hide="values">\nA queen.\n</cgt-play>',
  moved:
    '<!-- _class: ask t90 -->\n\n1. two\n2. **three**\n\n<cgt-play id="moved" game="nim" start="2 3" opponent="person" values="off">\nTwo heaps.\n</cgt-play>',
  shelves:
    '<!-- _class: ask t90 -->\n\n1. two\n2. **six**\n\n<cgt-mex id="shelves" set="0 1 2 3 5 4 7" values="off">\nSeven numbers.\n</cgt-mex>',
  period2:
    '<cgt-exercise id="period2" kind="period" seed="12" level="1">\nA period.\n</cgt-exercise>',
  typed: '<cgt-form id="typed" form="{0|1}" edit values="off grundy">\nA form.\n</cgt-form>',
  either:
    '<cgt-compare-games id="either" left="2" right="1" edit values="off">\nTwo games.\n</cgt-compare-games>',
  windows:
    '<cgt-tree id="windows" leaves="3 5 2 9 12 5 23 23" search="alphabeta" at="20">\nEight leaves.\n</cgt-tree>',
  wrong:
    '<cgt-tree id="wrong" game="tictactoe" rules="3" start="xox/oxx/o.." search="fault">\nA board.\n</cgt-tree>',
  twoway:
    '<cgt-play id="twoway" game="graph" rules="1>2 2>1 2>3" start="1" opponent="person" values="off">\nThree nodes.\n</cgt-play>',
  sixteen:
    '<cgt-strip id="sixteen" game="subtraction" rules="1 2 3" to="15" at="5" values="off">\nSixteen.\n</cgt-strip>',
  times:
    '<cgt-play id="times" game="multiplication" rules="19" start="1" opponent="person" values="off">\nOne.\n</cgt-play>',
  terms:
    '<cgt-play id="terms" game="tree" rules="3 5 2 9" start="0" opponent="person" values="off" hide="values terms">\nFour leaves.\n</cgt-play>',
  unnamed: '<cgt-mex id="unnamed" set="0 3 2" values="off" hide="terms">\nA set.\n</cgt-mex>',
  turn: '<cgt-play id="turn" game="wythoff" start="3 4" opponent="person" values="off" hide="moves turn">\nA queen.\n</cgt-play>',
  stuck:
    '<cgt-play id="stuck" game="digits" start="134" opponent="person" values="off">\n134.\n</cgt-play>',
  letters:
    '<cgt-play id="letters" game="digits" start="1234567" opponent="person" values="off">\n1234567.\n</cgt-play>',
  named: '<!-- _class: named -->\n\n* **one 1:** `W L W`\n* **two 1s:** `L L L`',
  class:
    '<cgt-play id="class" game="hackenbush" start="0-1l-2r" opponent="person" values="off" hide="moves turn">\nA stalk.\n</cgt-play>',
  golden:
    '<!-- _class: split -->\n\nWhich pairs?\n\n<cgt-theorem id="golden" game="wythoff" name="Wythoff" hide="statement">\nThe pairs.\n</cgt-theorem>',
  cost: '<cgt-cost id="cost" rules="1 2 3" heap="9">\nHeaps of 9.\n</cgt-cost>',
  triangle:
    'From an end.\n\n<cgt-triangle id="triangle" start="4 -10 -20 7" at="0">\nFour numbers.\n</cgt-triangle>',
  head: '<!-- _class: listing on-3 on-1-2 -->\n\n~~~cpp\nint minimax(const vector<int> &leaf,\n  size_t from, bool max) {\n  return 1;\n}\n~~~\n\n- one',
  told: `${ASK}<cgt-strip id="told" game="subtraction" rules="1 2 3" to="5" at="5" told="5" values="off grundy">\nSix.\n</cgt-strip>`,
  several:
    '<cgt-play id="several" game="wythoff" start="5 7" opponent="person" players="S|T" values="off">\nA queen.\n</cgt-play>',
  worth:
    '<cgt-play id="worth" game="hackenbush" start="0-1-2-3-4 1-5" hide="moves turn" opponent="person" values="off grundy">\nA tree.\n</cgt-play>',
  cards: '<!-- _class: proof -->\n\n1) One card.\n\n2) Another card.',
  longer: '<!-- _class: more -->\n\nOf the longer class.',
  after: 'What comes then.',
}
const NAMES = Object.keys(SLIDES)

const asked = suite('asked')
asked.before(async () => {
  const text = NAMES.map((name) => `# Slide ${name}\n\n${SLIDES[name]}\n`).join('\n')
  fs.writeFileSync(path.join(folder, 'asked.md'), HEAD + text)
  const dark = HEAD.replace('marp: true', 'marp: true\nclass: dark')
  fs.writeFileSync(path.join(folder, 'dark.md'), `${dark}# One\n\nText.\n\n# Two\n\n${ASK}`)
  await convert([path.join(folder, 'asked.md'), path.join(folder, 'dark.md')], made, 'html')
})
asked.after(close)
asked.after(() => fs.rmSync(folder, { recursive: true, force: true }))

/** the deck, which stays open: opening it takes longer than most tests @type {Page | null} */
let deck = null
/** slides of it that a test has had @type {Set<string>} */
let had = new Set()
/** The deck, at a slide as it opens. @param {string} name @returns {Promise<Page>} */
async function at(name) {
  if (!deck || had.has(name)) {
    deck = (await visit(`${deckAddress}#${NAMES.indexOf(name) + 1}`)).page
    await deck.waitForFunction(() => document.documentElement.dataset.room === 'ready')
    keep(deck)
    had = new Set()
  }
  had.add(name)
  await deck.mouse.move(0, 0)
  await deck.evaluate(
    (number) => {
      ;/** @type {HTMLElement | null} */ (document.activeElement)?.blur()
      location.hash = `#${number}`
    },
    NAMES.indexOf(name) + 1,
  )
  await deck.locator(`.bespoke-marp-active h1:text-is("Slide ${name}")`).waitFor()
  return deck
}
/** @param {Page} page @param {string} css of the slide that is shown */
const here = (page, css) => page.locator(`.bespoke-marp-active ${css}`)
/** @param {Page} page */
const told = (page) => here(page, 'section').evaluate((e) => e.classList.contains('told'))
/** @param {Page} page @param {string} id @returns {Promise<string>} what is read of an element */
const read = (page, id) =>
  page
    .locator(`#${id}`)
    .evaluate((e) =>
      [...(e.shadowRoot?.children ?? [])]
        .map((c) => /** @type {HTMLElement} */ (c).innerText ?? '')
        .join('\n'),
    )

asked('where nobody has the turn none is told, V or not, until somebody moves', async () => {
  const page = await at('turn')
  const pills = () => page.locator('#turn .status .pill').count()
  assert.is(await pills(), 0)
  await page.keyboard.press('v')
  assert.match(await page.locator('#turn .say').innerText(), 'winning position')
  assert.is(await pills(), 0)
  await page.locator('#turn [data-choice]:not([aria-disabled])').first().dblclick()
  assert.match(await page.locator('#turn .status .pill').innerText(), 'Player 2')
})

asked('a position without moves is won by one, and nobody was winning all along', async () => {
  const page = await at('stuck')
  assert.match(await read(page, 'stuck'), 'Player 2 wins')
  await page.keyboard.press('v')
  assert.match(await read(page, 'stuck'), 'remainder')
  assert.not.match(await read(page, 'stuck'), 'was winning')
})

asked('after V a slide says what the letters on digits mean', async () => {
  const page = await at('letters')
  const legend = page.locator('#letters .legend', { hasText: 'The letter of a move' })
  assert.not(await legend.isVisible())
  await page.keyboard.press('v')
  await legend.waitFor()
  assert.ok(await legend.isVisible())
})

asked(
  'the class of a position of Left and Right is told once: its letter, and what it means',
  async () => {
    const page = await at('class')
    await page.keyboard.press('v')
    const said = await page.locator('#class .say .of').innerText()
    assert.is(said.replace(/\s+/g, ' ').trim(), 'L Left wins, no matter who begins')
  },
)

asked('a point that waits tells its name, where the slide is of the class named', async () => {
  const page = await at('named')
  const seen = () =>
    here(page, 'li :is(strong, code)').evaluateAll((all) =>
      all.map((e) => getComputedStyle(e).visibility),
    )
  assert.equal(await seen(), ['visible', 'hidden', 'visible', 'hidden'])
  await page.keyboard.press('ArrowRight')
  assert.equal(await seen(), ['visible', 'visible', 'visible', 'hidden'])
})

asked('a table stands beside its question; what is bold in it comes with V', async () => {
  const page = await at('table')
  const cells = here(page, 'table tbody :is(td:not(:has(strong)), strong)')
  const seen = () => cells.evaluateAll((all) => all.map((e) => getComputedStyle(e).visibility))
  assert.equal(await seen(), ['visible', 'visible', 'hidden', 'hidden'])
  await page.keyboard.press('v')
  assert.equal(await seen(), ['visible', 'visible', 'visible', 'visible'])
  const [table, list] = await Promise.all([
    here(page, 'table').boundingBox(),
    here(page, 'ol').boundingBox(),
  ])
  assert.ok(table && list && table.x > list.x + list.width, 'below its question')
})

asked(
  'V marks the answer, and leaves what stood open; what was hidden comes and goes',
  async () => {
    const page = await at('open')
    const leaves = () =>
      page
        .locator('#open')
        .evaluate((e) => e.shadowRoot?.querySelector('.tree')?.textContent?.includes('?'))
    const before = await leaves()
    for (const mark of [true, false, true]) {
      await page.keyboard.press('v')
      assert.is(await told(page), mark)
      assert.is(await page.locator('#open').getAttribute('values'), null)
      assert.is(await leaves(), before)
    }
    // So it is where a figure has the focus
    await page.locator('#open [data-node]').first().focus()
    await page.keyboard.press('v')
    assert.not(await told(page))
    assert.is(await page.locator('#open').getAttribute('values'), null)
    await done(page)

    const other = await at('shut')
    for (const [mark, values] of /** @type {const} */ ([
      [true, 'outcome'],
      [false, 'off'],
    ])) {
      await other.keyboard.press('v')
      assert.is(await told(other), mark)
      assert.is(await other.locator('#shut').getAttribute('values'), values)
    }
  },
)

asked(
  'V uncovers a strip cell by cell: the answer is marked once, the frame goes along, and all hides at the end',
  async () => {
    const page = await at('strip')
    const state = () =>
      page
        .locator('#strip')
        .evaluate((e) => [
          [...(e.shadowRoot?.querySelectorAll('[data-n]') ?? [])]
            .map((c) => c.querySelector('.n + *')?.textContent?.trim())
            .join(''),
          Number(e.shadowRoot?.querySelector('[aria-selected=true]')?.getAttribute('data-n')),
        ])
    assert.equal(await state(), ['????', 0])
    for (const [text, frame, mark] of /** @type {const} */ ([
      ['L???', 1, true],
      ['LW??', 2, true],
      ['LWW?', 3, true],
      ['LWWW', 2, true],
      ['????', 0, false],
      ['L???', 1, true],
    ])) {
      await page.keyboard.press('v')
      assert.equal(await state(), [text, frame])
      assert.is(await told(page), mark, text)
      assert.is(await page.locator('#strip .open').count(), 0, 'nobody counts options')
    }
    assert.match(await read(page, 'strip'), /You are at 1\./)
    // On paper the frame is where the author put it; a cell that is pressed is looked at until the next is uncovered
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    assert.equal(await state(), ['LWWW', 2])
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    assert.equal(await state(), ['L???', 1])
    await page.locator('#strip [data-n="3"]').click()
    assert.equal(await state(), ['L???', 3])
    await page.keyboard.press('v')
    assert.equal(await state(), ['LW??', 2])
  },
)

asked('the agenda tells the minutes of the class that is given, in every window', async () => {
  const page = await at('agenda')
  const other = await page.context().newPage()
  await other.goto(`${deckAddress}#${NAMES.indexOf('agenda') + 1}`)
  await other.waitForFunction(() => document.documentElement.dataset.room === 'ready')
  const minutes = (/** @type {Page} */ p) =>
    here(p, 'li').evaluateAll((all) =>
      all.map((li) =>
        getComputedStyle(li).display === 'none' ? '' : li.querySelector('code')?.textContent,
      ),
    )
  const short = ['0–12', '12–50', '']
  assert.equal(await minutes(page), short)
  await page.keyboard.press('l')
  await other.waitForFunction(
    () => document.querySelector('.bespoke-marp-active code')?.textContent === '0–20',
  )
  const long = ['0–20', '12–50', '66–80']
  assert.equal([await minutes(page), await minutes(other)], [long, long])
  await page.keyboard.press('l')
  assert.equal(await minutes(page), short)
  await done(page)
})

asked('a graph that is hidden says nothing of where it begins, until V', async () => {
  const page = await at('graph')
  assert.not.match(await read(page, 'graph'), /settled|corner/)
  await page.keyboard.press('v')
  assert.not.equal(await page.locator('#graph .step').innerText(), '')
  await page.keyboard.press('v')
  assert.is((await page.locator('#graph .step').innerText()).trim(), '')
})

asked('a theorem keeps its statement until V, or until it was checked', async () => {
  const page = await at('theorem')
  assert.not.match(await read(page, 'theorem'), /multiples/)
  await page.keyboard.press('v')
  assert.match(await read(page, 'theorem'), /exactly on the multiples of k\+1\./)
  assert.not.match(await read(page, 'theorem'), /misère/)
  await page.keyboard.press('v')
  assert.not.match(await read(page, 'theorem'), /multiples/)
  await page.locator('#theorem button', { hasText: 'Check' }).first().click()
  await page.waitForFunction(() => /agree/.test(document.getElementById('theorem')?.shadowRoot?.querySelector('.result')?.textContent ?? '')) // prettier-ignore
  assert.match(await read(page, 'theorem'), /multiples/)
})

asked('terms that no class has named yet are in no legend, and before no set', async () => {
  const page = await at('terms')
  /** @param {Page} page @param {string} css */
  const said = async (page, css) =>
    (await page.locator(css).innerText()).replace(/\s+/g, ' ').trim()
  const legend = () => said(page, '#terms .legend')
  assert.is(await legend(), '▲ picks the largest ▼ picks the smallest')
  await page.evaluate(() => document.getElementById('terms')?.setAttribute('hide', 'values'))
  assert.is(await legend(), '▲ MAX picks the largest ▼ MIN picks the smallest')
  const other = await at('unnamed')
  assert.is(await said(other, '#unnamed .mex'), '{0, 2, 3} → ?')
  await other.keyboard.press('v')
  assert.is(await said(other, '#unnamed .mex'), '{0, 2, 3} → 1')
})

asked('cells of a strip stay where they are when the first arrow comes', async () => {
  const page = await at('sixteen')
  const cell = page.locator('#sixteen [data-n="0"]')
  const top = async () => (await cell.boundingBox())?.y
  const before = await top()
  assert.is(await page.locator('#sixteen .arcs path.edge').count(), 0)
  await page.keyboard.press('v')
  await page.locator('#sixteen .arcs path.edge').first().waitFor()
  assert.is(await top(), before)
})

/** Pixels that are cut of an element. @param {Page} page @param {string} id */
const cutOf = (page, id) =>
  page
    .locator(`#${id}`)
    .evaluate((e) => Math.max(e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth))

asked('the square of a checked theorem stands beside the words about it', async () => {
  const page = await at('golden')
  await page.locator('#golden button', { hasText: 'Check' }).first().click()
  await page.locator('#golden .map svg').waitFor()
  await settled(page)
  const [map, result, key] = await Promise.all(
    ['.map svg', '.result', '.key'].map((css) => page.locator(`#golden ${css}`).boundingBox()),
  )
  assert.ok(map && result && key)
  assert.ok(map.height >= 200, `a square of ${map.height} px`)
  for (const words of [result, key]) assert.ok(words.x >= map.x + map.width, 'beside it')
  assert.ok(key.y >= result.y + result.height - 1, 'one below the other')
  assert.ok((await cutOf(page, 'golden')) <= 1)
})

asked('six rows of a cost fit a slide, with legend and sentence', async () => {
  const page = await at('cost')
  for (const rows of [4, 5, 6]) {
    await page.locator('#cost button[aria-disabled=false]').click()
    await page
      .locator('#cost tbody tr')
      .nth(rows - 1)
      .waitFor()
  }
  await settled(page)
  assert.ok((await cutOf(page, 'cost')) <= 1)
  for (const css of ['.legend', '.end p', '.end button'])
    await inWindow(page, `#cost ${css}`, 'six rows')
})

asked('a triangle has the height of its slide, its words beside it', async () => {
  const page = await at('triangle')
  await page.evaluate(() => document.getElementById('triangle')?.setAttribute('at', '10'))
  await settled(page)
  const [all, drawing, words] = await Promise.all(
    ['', 'svg.draw', '.words'].map((css) => page.locator(`#triangle ${css}`).boundingBox()),
  )
  assert.ok(all && drawing && words)
  assert.ok(drawing.height > 0.9 * all.height, `${drawing.height} of ${all.height} px`)
  assert.ok(words.x >= drawing.x + drawing.width)
  assert.ok((await cutOf(page, 'triangle')) <= 1)
})

asked('columns end at their XOR, or at powers in pairs, where no more is to be told', async () => {
  const page = await at('move')
  await page.keyboard.press('v')
  assert.match(await read(page, 'move'), /XOR = 3/)
  assert.not.match(await read(page, 'move'), /Take|→/)
  assert.is(await page.locator('#move .change').count(), 0)
  const other = await at('pairs')
  assert.not.match(await read(other, 'pairs'), /XOR/)
  await other.keyboard.press('v')
  assert.match(await read(other, 'pairs'), /Each power of two has its partner\./)
  assert.not.match(await read(other, 'pairs'), /XOR|lose/)
})

asked(
  'columns may begin at whole heaps, and come back to them; in pairs nobody counts ones',
  async () => {
    const page = await at('whole')
    const go = (/** @type {number} */ to) =>
      page.locator('#whole').evaluate((e, at) => /** @type {any} */ (e).stepper.go(at), to)
    assert.match(await read(page, 'whole'), /Split each heap/)
    await go(1)
    assert.match(await read(page, 'whole'), /Does each power of two have a partner\?/)
    await go(2)
    assert.match(await read(page, 'whole'), /The 4s cancel in pairs, and 0 is left\./)
    await page.keyboard.press('v')
    assert.match(await read(page, 'whole'), /Each power of two has its partner\./)
    await page.keyboard.press('v')
    assert.match(await read(page, 'whole'), /Split each heap/)
  },
)

asked(
  'in pairs a column without a one is passed over, and a line joins those of a pair',
  async () => {
    const page = await at('pairs')
    const joined = () =>
      page.locator('#pairs').evaluate((e) => {
        const rows = [...(e.shadowRoot?.querySelectorAll('tbody tr') ?? [])]
        return rows.map((row) =>
          [...row.querySelectorAll('td')]
            .map((cell) => (/pair( from| to)?/.exec(cell.className)?.[0] ?? '-').split(' ').at(-1))
            .join(' '),
        )
      })
    const go = (/** @type {number} */ to) =>
      page.locator('#pairs').evaluate((e, at) => /** @type {any} */ (e).stepper.go(at), to)
    assert.is(await page.locator('#pairs').evaluate((e) => /** @type {any} */ (e).stepper.count), 3)
    await go(1)
    assert.equal(await joined(), ['- - -', '- - -', '- - -'])
    await go(2)
    assert.equal(await joined(), ['- - -', 'from - -', 'to - -'])
    await go(3)
    assert.equal(await joined(), ['- - from', 'from - pair', 'to - to'])
    await page.keyboard.press('v')
  },
)

asked('a graph may have arrows alone: no letter, no step, and V leaves it so', async () => {
  const page = await at('arrows')
  const texts = () =>
    page
      .locator('#arrows')
      .evaluate((e) =>
        [...(e.shadowRoot?.querySelectorAll('.node text') ?? [])].map((t) => t.textContent?.trim()),
      )
  const numbers = ['9', '8', '7', '6', '5', '4', '3', '2', '1']
  assert.equal((await texts()).sort(), [...numbers].sort())
  await page.keyboard.press('v')
  assert.equal((await texts()).sort(), [...numbers].sort())
  assert.is(await page.locator('#arrows .stepper').count(), 0)
  assert.is(
    await page.locator('#arrows').evaluate((e) => /** @type {any} */ (e).stepper),
    undefined,
  )
  await page.locator('#arrows .node').first().click()
  assert.match(await read(page, 'arrows'), /Moves of 9: 8, 6\./)
  assert.not.match(await read(page, 'arrows'), /\b[WL]\b/)
})

asked('steps that coins go down keep their size and place, move by move', async () => {
  const page = await at('mirror')
  const places = async (/** @type {number} */ ply) => {
    await page.locator('#mirror').evaluate((e, at) => /** @type {any} */ (e).stepper.go(at), ply)
    await settled(page, '.bespoke-marp-active')
    return page.locator('#mirror .tread').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      }),
    )
  }
  const first = await places(0)
  for (let ply = 1; ply <= 6; ply++) assert.equal(await places(ply), first, `move ${ply}`)
})

asked('words of a challenge are as large as others, and its board takes the rest', async () => {
  const page = await at('challenge')
  const size = (/** @type {string} */ css) =>
    page
      .locator(css)
      .first()
      .evaluate((e) => parseFloat(getComputedStyle(e).fontSize))
  for (const css of ['.ask', '.verdict', '.xor th', '.line > span'])
    assert.ok(
      (await size(`#challenge ${css}`)) >= 25.9,
      `${css}: ${await size(`#challenge ${css}`)}`,
    )
  const [board, words] = await page
    .locator('#challenge .two > *')
    .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().width))
  assert.ok(board > words, `${board} beside ${words} px`)
  const whole = async () => {
    await settled(page, '.bespoke-marp-active')
    assert.ok((await cutOf(page, 'challenge')) <= 1)
    assert.ok((await size('#challenge .verdict')) >= 24)
  }
  for (const last of [4, 9]) {
    for (let i = 0; i < 2; i++) await page.locator('#challenge .stick').nth(last).click()
    await whole()
  }
  await page.locator('#challenge').getByRole('button', { name: 'Try the rest' }).click()
  await whole()
  assert.is(await page.locator('#challenge .tries > li').count(), 10)
  for (const name of ['.status', '.tools'])
    assert.not(await page.locator(`#challenge cgt-play ${name}`).first().isVisible())
})

asked('a play whose values are hidden for good tells who wins, and no mistakes', async () => {
  const page = await at('mistakes')
  await page.locator('#mistakes').evaluate((e) => {
    const { stepper } = /** @type {any} */ (e)
    stepper.go(stepper.count)
  })
  const text = await read(page, 'mistakes')
  assert.match(text, /Player 1 wins/)
  assert.not.match(text, /threw|mistake|winning from/)
})

asked('back over a slide of the longer class all cards stand there, as they were', async () => {
  const page = await at('after')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction((n) => location.hash === `#${n}`, NAMES.indexOf('cards') + 1)
  await here(page, 'li').first().waitFor()
  assert.is(await here(page, '[data-bespoke-marp-fragment="inactive"]').count(), 0)
  assert.is(await here(page, '[data-bespoke-marp-fragment="active"]').count(), 2)
  await page.keyboard.press('ArrowLeft')
  assert.is(await here(page, '[data-bespoke-marp-fragment="inactive"]').count(), 1)
})

asked('a head that asks for dark has it on slides of each kind', async () => {
  const { page } = await visit(pathToFileURL(path.join(made, 'dark.html')).href)
  const grounds = await page
    .locator('section')
    .evaluateAll((all) => all.map((one) => one.classList.contains('dark')))
  assert.equal(grounds, [true, true])
})

asked('a challenge keeps bits and XOR until a move, or V', async () => {
  const page = await at('reach')
  const table = () => page.locator('#reach table').count()
  assert.is(await table(), 0)
  assert.not.match(await read(page, 'reach'), /XOR/)
  await page.keyboard.press('v')
  assert.is(await table(), 1)
  await page.keyboard.press('v')
  assert.is(await table(), 0)
  await page.locator('#reach .stick').first().click()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    document.getElementById('reach')?.shadowRoot?.querySelector('table'),
  )
})

asked('the period of a strip that stands open comes with V, or a press', async () => {
  const page = await at('period')
  assert.not.match(await read(page, 'period'), /eriod 4/)
  await page.keyboard.press('v')
  assert.match(await read(page, 'period'), /Period 4 from 0 on: proved/)
  await page.keyboard.press('v')
  assert.not.match(await read(page, 'period'), /eriod 4/)
  assert.is(await page.locator('#period').getAttribute('values'), 'grundy')
  await page.locator('#period button', { hasText: 'Show the period' }).click()
  assert.match(await read(page, 'period'), /Period 4/)
})

asked('digits are digits alone, until values are told', async () => {
  const page = await at('digits')
  const looks = () =>
    page.locator('#digits .digit').evaluateAll((all) => [
      new Set(all.map((d) => { const { fontWeight, color } = getComputedStyle(/** @type {Element} */ (d.querySelector('b'))); const s = getComputedStyle(d); return [fontWeight, color, s.borderRadius, s.borderColor, s.backgroundColor].join() })).size,
      all.map((d) => d.querySelector('small')?.textContent).join(''),
    ]) // prettier-ignore
  assert.equal(await looks(), [1, ''])
  assert.not.match(await read(page, 'digits'), /remainder/)
  await page.keyboard.press('v')
  assert.equal((await looks())[1], '1200')
  assert.match(await read(page, 'digits'), /remainder/)
})

asked('cards have letters as large as there is room for, and nothing of them is cut', async () => {
  const page = await at('proof')
  const size = (/** @type {Page} */ p) =>
    here(p, 'ol > li')
      .first()
      .evaluate((li) => parseFloat(getComputedStyle(li).fontSize))
  const cut = (/** @type {Page} */ p) =>
    here(p, 'ol > li').evaluateAll(
      (all) =>
        all.filter((li) => li.scrollHeight > li.clientHeight || li.scrollWidth > li.clientWidth)
          .length,
    )
  assert.ok((await size(page)) >= 34 * 1.25)
  assert.is(await cut(page), 0)
  const full = await at('full')
  assert.is(await cut(full), 0)
  assert.ok((await size(full)) < 34 * 1.25)
})

asked('a cell that would break beside a program has smaller letters', async () => {
  const page = await at('cells')
  const [high, size] = await here(page, 'td').last().evaluate((td) => [td.clientHeight, parseFloat(getComputedStyle(td).fontSize)]) // prettier-ignore
  assert.ok(high < 2.2 * size, `${high} px high, letters of ${size}`)
  assert.ok(size >= 24)
})

asked('points that come one by one have a place that is seen', async () => {
  const page = await at('points')
  const places = () =>
    here(page, 'li').evaluateAll((all) =>
      all.map((li) => {
        const { content, visibility } = getComputedStyle(li, '::after')
        return content !== 'none' && visibility === 'visible'
          ? 'waits'
          : getComputedStyle(li).visibility
      }),
    )
  assert.equal(await places(), ['waits', 'waits', 'waits'])
  await page.keyboard.press('PageDown')
  assert.equal(await places(), ['visible', 'waits', 'waits'])
})

/** @param {Page} page @param {string} css @returns {Promise<{ left: number, right: number, top: number, bottom: number }[]>} px */
const boxes = (page, css) =>
  page.locator(css).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()))

asked('the number of a step stands above the ground, apart from that of its coins', async () => {
  const page = await at('stairs')
  const [stairs] = await boxes(page, '#stairs .stairs')
  const [counts, numbers] = [await boxes(page, '#stairs .count'), await boxes(page, '#stairs .no')]
  assert.is(numbers.length, 5)
  for (const [i, { top, bottom }] of numbers.entries()) {
    assert.ok(bottom < stairs.bottom - 3, `step ${i + 1} is cut`)
    assert.ok(top >= counts[i].bottom - 4, `step ${i + 1} stands on its count`)
  }
  const ground = (/** @type {string} */ css) =>
    page
      .locator(css)
      .first()
      .evaluate((e) => getComputedStyle(e).backgroundColor)
  assert.is.not(await ground('#stairs .no'), await ground('#stairs .count'))
})

asked('nodes with coins have their numbers on a slide, whole', async () => {
  const page = await at('coins')
  const [svg] = await boxes(page, '#coins svg.coins')
  const names = await boxes(page, '#coins svg.coins .number')
  assert.ok(names.length > 2)
  for (const { left, right } of names) assert.ok(right > left && left >= svg.left)
})

asked('in a graph on a slide values are larger than the names of nodes', async () => {
  const page = await at('values')
  const sizes = await page
    .locator('#values .node')
    .first()
    .evaluate((e) =>
      [...e.querySelectorAll('text')].map((t) => parseFloat(getComputedStyle(t).fontSize)),
    )
  assert.is(sizes.length, 2)
  assert.ok(sizes[1] > sizes[0])
})

asked(
  'a picture has the names of its nodes, what was planted in another stroke, and values without those of moves',
  async () => {
    const page = await at('planted')
    assert.is(await page.locator('#planted .number:visible').count(), 4)
    const wide = () =>
      page
        .locator('#planted .stem > .wood')
        .evaluateAll((all) => all.map((e) => getComputedStyle(e).strokeWidth).sort())
    assert.equal(await wide(), ['3.5px', '7px', '7px', '7px'])
    await page.keyboard.press('v')
    assert.is(await page.locator('#planted').getAttribute('values'), 'grundy')
    assert.is(await page.locator('#planted .t-plain').count(), 4)
    assert.is(await page.locator('#planted .stem [class^="t-"]').count(), 0)
    assert.not.match(await read(page, 'planted'), /mex/)
  },
)

asked(
  'figures of forms have the slide: controls are a row that nobody sees, and no word is below 24 px',
  async () => {
    for (const id of ['form', 'edges', 'versus', 'tent', 'switches']) {
      const page = await at(id)
      const measure = () =>
        page.locator(`#${id}`).evaluate((e) => {
          const root = /** @type {ShadowRoot} */ (e.shadowRoot)
          const controls = /** @type {HTMLElement} */ (root.querySelector('.controls'))
          const words = [
            ...root.querySelectorAll('.shown :is(p, li, dt, dd, td, th, button, small)'),
          ]
          return {
            shown: getComputedStyle(controls).opacity,
            part: controls.clientHeight / e.clientHeight,
            least: Math.min(...words.map((word) => parseFloat(getComputedStyle(word).fontSize))),
            large: parseFloat(
              /** @type {HTMLElement} */ (e).style.getPropertyValue('--cgt-figure'),
            ),
            over: e.scrollHeight - e.clientHeight,
          }
        })
      const { shown, part, least, large, over } = await measure()
      assert.is(shown, '0', `${id}: controls wait for the mouse`)
      assert.ok(part < 0.2, `${id}: controls take ${part}`)
      assert.ok(least >= 24, `${id}: a word has ${least} px`)
      assert.ok(large >= 24, `${id}: the figure has ${large} px`)
      assert.ok(over <= 1, `${id}: ${over} px are cut`)
    }
  },
)

asked('V moves nothing where two games are compared, and who begins can be chosen', async () => {
  const page = await at('versus')
  const place = () =>
    page.locator('#versus .boards').evaluate((e) => {
      const { x, y, width, height } = e.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    })
  const before = await place()
  await page.keyboard.press('v')
  assert.is(await page.locator('#versus .starters').evaluate((e) => getComputedStyle(e).visibility), 'visible') // prettier-ignore
  assert.equal(await place(), before)
  await page.locator('#versus .seg label', { hasText: 'Right begins' }).click()
  assert.is(await page.locator('#versus').getAttribute('first'), 'right')
})

asked('what is typed on a slide that asks is a new question: its sign waits for V', async () => {
  const page = await at('either')
  const sign = page.locator('#either .sign')
  await page.keyboard.press('v')
  assert.is(await sign.innerText(), '>')
  const field = page.locator('#either input.text-input').last()
  await field.fill('3')
  assert.is(await sign.innerText(), '?')
  await field.press('Enter')
  await page.waitForFunction(() => !document.getElementById('either')?.matches(':focus-within'))
  await page.keyboard.press('v')
  assert.is(await sign.innerText(), '<')
})

asked(
  'a tree in a deck has no tabs, its controls wait for the mouse, and no edge runs through a window',
  async () => {
    const page = await at('windows')
    assert.is(await page.locator('#windows [role=radiogroup]:visible').count(), 0)
    assert.is(await page.locator('#windows .timeline:visible').count(), 0)
    assert.is(
      await page.locator('#windows .stepper').evaluate((e) => getComputedStyle(e).opacity),
      '0',
    )
    const crossed = await page.locator('#windows').evaluate((e) => {
      const root = /** @type {ShadowRoot} */ (e.shadowRoot)
      const texts = [...root.querySelectorAll('.bound-text')]
      return texts.flatMap((text) => {
        const box = text.getBoundingClientRect()
        return /** @type {SVGPathElement[]} */ ([...root.querySelectorAll('.edge')]).flatMap(
          (edge) => {
            const to = /** @type {DOMMatrix} */ (edge.getScreenCTM())
            for (let at = 0; at < edge.getTotalLength(); at += 2) {
              const { x, y } = edge.getPointAtLength(at).matrixTransform(to)
              if (x > box.left && x < box.right && y > box.top && y < box.bottom)
                return [text.textContent]
            }
            return []
          },
        )
      })
    })
    assert.equal(crossed, [])
  },
)

asked(
  'positions in a tree on a slide are read, and its first sentence tells no fault',
  async () => {
    const page = await at('wrong')
    const wide = await page
    .locator('#wrong .tree [data-node]')
    .first()
    .evaluate((e) => /** @type {Element} */ (e.querySelector('g[transform]')).getBoundingClientRect().width) // prettier-ignore
    assert.ok(wide > 60, `${wide} px`)
    assert.is(
      await page.locator('#wrong .says').innerText(),
      'All calls play on one board. MIN begins.',
    )
  },
)

asked('two nodes that lead to each other have two arrows', async () => {
  const page = await at('twoway')
  const middles = await page.locator('#twoway path.edge').evaluateAll((all) =>
    /** @type {SVGPathElement[]} */ (all).map((e) => {
      const { x, y } = e.getPointAtLength(e.getTotalLength() / 2)
      return [x, y]
    }),
  )
  assert.is(middles.length, 3)
  for (const [i, [x, y]] of middles.entries())
    for (const [u, w] of middles.slice(i + 1)) assert.ok(Math.hypot(x - u, y - w) > 12)
})

asked('a strip of sixteen and a list of eight moves fill rows of one length', async () => {
  const page = await at('sixteen')
  const cells = await boxes(page, '#sixteen [data-n]')
  assert.ok(cells[0].right - cells[0].left > 80)
  assert.is(new Set(cells.map(({ top }) => Math.round(top))).size, 2)
  const other = await at('times')
  const moves = await boxes(other, '#times button.option, #times .moves > [role=gridcell]')
  assert.is(moves.length, 8)
  assert.is(new Set(moves.map(({ left, right }) => Math.round(right - left))).size, 1)
})

asked(
  'a head of two lines is two lines of the listing; N leaves it though it has steps',
  async () => {
    const page = await at('head')
    const lines = () => here(page, 'pre :is(.on, .off)').allInnerTexts()
    assert.equal(
      (await lines()).map((line) => line.trim().slice(0, 6)),
      ['int mi', 'size_t', 'return', '}'],
    )
    assert.is((await here(page, 'pre .on').innerText()).trim(), 'return 1;')
    await page.keyboard.press('n')
    await page.waitForFunction((n) => location.hash === `#${n}`, NAMES.indexOf('head') + 2)
  },
)

asked('walls of a thermograph come with the clicker, a degree at a time', async () => {
  const page = await at('tent')
  const highest = () =>
    page.locator('#tent .wall').first().evaluate((e) => Math.round(/** @type {SVGPathElement} */ (e).getBBox().height)) // prettier-ignore
  const seen = [await highest()]
  for (let i = 0; i < 2; i++) {
    await page.keyboard.press('PageDown')
    seen.push(await highest())
  }
  assert.ok(seen[0] < seen[1] && seen[1] < seen[2], `${seen}`)
  const other = await at('switches')
  assert.is(
    await page.locator('#switches svg.plot').count(),
    0,
    'their walls meet at what is asked',
  )
  await other.keyboard.press('v')
  assert.is(await other.locator('#switches svg.plot').count(), 2)
})

asked('a game lost to the computer names the move that kept the win after V alone', async () => {
  const page = await at('lost')
  await page.locator('#lost .stick').last().click()
  await page.keyboard.press('Enter') // 4 are left: the computer can only lose; so the class gives it back
  await page.locator('#lost').evaluate((e) => {
    const play = /** @type {any} */ (e)
    play.shared = { ...play.shared, moves: '5-2 3-3', ply: 2 }
  })
  const text = () => page.locator('#lost [part=status]').innerText()
  assert.match(await text(), /You threw the win away at move 1 of 2\.$/m)
  await page.keyboard.press('v')
  assert.match(await text(), /at move 1 of 2: .+ would have kept it/)
})

asked('on a title and where no mouse is, nothing says how to move', async () => {
  const page = await at('queen')
  assert.is(await page.locator('#queen .dot:visible').count(), 0)
  const other = await at('moved')
  const seen = () => other.locator('#moved .how').evaluate((e) => getComputedStyle(e).opacity)
  assert.is(await seen(), '0')
  await other.locator('#moved').hover()
  await other.waitForFunction(() => {
    const how = document.getElementById('moved')?.shadowRoot?.querySelector('.how')
    return how && getComputedStyle(how).opacity === '1'
  })
})

asked('V moves neither the board nor a shelf: what it brings has its room', async () => {
  for (const [name, css] of [
    ['moved', '.heap'],
    ['shelves', '[data-n]'],
  ]) {
    const page = await at(name)
    const tops = () =>
      page.locator(`#${name} ${css}`).evaluateAll((all) =>
        all.map((e) => {
          const { left, top } = e.getBoundingClientRect()
          return [Math.round(left), Math.round(top)]
        }),
      )
    const before = await tops()
    await page.keyboard.press('v')
    const after = await tops()
    assert.equal(after[0], before[0], name)
    if (name === 'shelves') assert.equal(after, before)
    else {
      const { size, lines } = await page.locator('#moved .legend:not(.how)').evaluate((e) => {
        const size = parseFloat(getComputedStyle(e).fontSize)
        return { size, lines: e.clientHeight / size }
      })
      assert.ok(size >= 24 && lines < 4, `a legend of ${size} px`)
    }
  }
})

asked('the sums of rounds, which tell the multiples of 4, come with V', async () => {
  const page = await at('rounds')
  const rounds = () => page.locator('#rounds .round').allInnerTexts()
  assert.equal(await rounds(), [])
  await page.keyboard.press('v')
  assert.equal(await rounds(), ['3 + 1 = 4'])
})

asked('after a right answer the proof is on the slide, whole', async () => {
  const page = await at('period2')
  const row = await page.locator('#period2').evaluate((e) => /** @type {any} */ (e).exercise.row)
  const long = row.findIndex((/** @type {any} */ _, /** @type {number} */ p) =>
    p > 0 && row.every((/** @type {any} */ one, /** @type {number} */ i) => i < p || one === row[i - p])) // prettier-ignore
  await page.locator('#period2 .fields input').first().fill(`${long}`)
  await page.locator('#period2 .fields input').last().fill('0')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => /** @type {any} */ (document.getElementById('period2')).solved)
  await frames(page)
  const over = await page.locator('#period2').evaluate((e) => e.scrollHeight - e.clientHeight)
  assert.ok(over <= 1, `${over} px are cut`)
  assert.is(await page.locator('#period2 .proof:visible').count(), 0)
})

asked(
  'Enter in a field gives the keys back: the next V uncovers, and a number is told without its letter',
  async () => {
    const page = await at('typed')
    const field = page.locator('#typed input.text-input')
    await field.fill('{0|2}')
    await field.press('Enter')
    await page.waitForFunction(() => !document.getElementById('typed')?.matches(':focus-within'))
    await page.keyboard.press('v')
    assert.is(await field.inputValue(), '{0|2}')
    assert.is(await page.locator('#typed').getAttribute('values'), null)
  },
)

asked('the statement stands above its cards, and an example breaks in no formula', async () => {
  const page = await at('stated')
  const [stated, cards] = await here(page, 'section').evaluate((on) =>
    ['p', 'ol'].map((css) => {
      const { top, bottom } = /** @type {Element} */ (on.querySelector(`:scope > ${css}`)).getBoundingClientRect() // prettier-ignore
      return { top, bottom }
    }),
  )
  assert.ok(stated.bottom <= cards.top && cards.bottom < 700)
  const { lines, size, marks } = await here(page, 'li code').evaluate((code) => ({
    lines: code.getClientRects().length,
    size: parseFloat(getComputedStyle(code).fontSize),
    marks: code.querySelector('sup')?.textContent,
  }))
  assert.is(lines, 1)
  assert.ok(size >= 24)
  assert.is(marks, 'L')
})

asked(
  'where five cells are told, the first V brings the sixth with its arrows, and marks the answer',
  async () => {
    const page = await at('told')
    const seen = () =>
      page.locator('#told').evaluate((e) => {
        const root = /** @type {ShadowRoot} */ (e.shadowRoot)
        const cells = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-n]')])
        return {
          hidden: cells.filter((cell) => cell.textContent?.includes('?')).length,
          arrows: root.querySelectorAll('svg.arcs .edge').length,
          top: Math.round(cells[0].getBoundingClientRect().top),
        }
      })
    const right = () =>
      here(page, 'ol > li:has(> strong)').evaluate((e) => getComputedStyle(e).boxShadow)
    const before = await seen()
    assert.equal([before.hidden, before.arrows, await right()], [1, 0, 'none'])
    await page.keyboard.press('v')
    const after = await seen()
    assert.equal([after.hidden, after.arrows > 1, after.top], [0, true, before.top])
    assert.match(await right(), /5px inset/)
    await page.keyboard.press('v')
    assert.equal(await seen(), before)
  },
)

asked('V frames every move that wins, where three do, and says who plays by name', async () => {
  const page = await at('several')
  assert.is(await page.locator('#several [role=gridcell] .goal').count(), 0)
  assert.is(await page.locator('#several .pill').innerText(), 'S')
  await page.keyboard.press('v')
  assert.is(await page.locator('#several [role=gridcell] .goal').count(), 3)
})

asked('where moves have no numbers, V says what the whole is worth', async () => {
  const page = await at('worth')
  assert.not.match(await read(page, 'worth'), /Grundy value/)
  await page.keyboard.press('v')
  assert.match(await read(page, 'worth'), /3\s+Grundy value 3/)
})

asked.run()
