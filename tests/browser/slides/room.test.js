/**
 * room.test.js -- what the room does in a lecture (slides/room.js) and what an element does on a slide, in decks made here by Marp with
 * slides/marp.config.mjs: the template, which has one slide of each kind, and one of what went wrong once. From file:// with the network off.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { at, read } from '../../../tools/lib/run.mjs'
import { each } from '../../deep.mjs'
import { convert } from '../../../tools/slides.mjs'
import { close, done, leafed, open, settled, suite, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-room-'))
const made = path.join(folder, 'made')
/** @param {string} name */
const address = (name) => pathToFileURL(path.join(made, `${name}.html`)).href

const HEAD = '---\nmarp: true\ntheme: palitos\nlang: en\nheadingDivider: 1\npaginate: true\n---\n\n'
const ONCE = `# A tree, step by step

<!-- _class: steps -->

<cgt-tree id="tree" leaves="3 5 2 9" search="minimax" values="off">
Four leaves.
</cgt-tree>

# Three heaps

<cgt-play id="heaps" game="nim" start="3 4 5" opponent="person" values="off">
Three heaps.
</cgt-play>

# Three heaps, in numbers

<cgt-play id="numbers" game="nim" start="3 4 5" opponent="person" values="off grundy">
Three heaps.
</cgt-play>

# A triangle

<cgt-triangle id="triangle" game="row" start="4 -10 -20 7" at="0">
Four numbers.
</cgt-triangle>

# Searches

<cgt-searches id="searches" leaves="3 5 2 9 12 5 23 23" values="off">
Eight leaves.
</cgt-searches>

# A proof

<cgt-play id="board" game="nim" start="3 4 5" opponent="person" values="off">
Three heaps.
</cgt-play>

# Its lines

<cgt-proof id="proof" for="board" data-fact="nim 3 4 5 = win">
<ol>
<li data-moves="3-2">One.</li>
</ol>
</cgt-proof>

# A line that comes back

<!-- _class: listing on-1 on-2 on-1 -->

~~~cpp
while (wins(n))
  n = best(n);
~~~

| n | left |
| --- | --- |
| 7 | 4 |
| 4 | 4 |
| 4 | 3 |

# A game is gone through

<!-- _class: steps -->

<cgt-play id="line" game="subtraction" rules="1 2 3" start="10" moves="10-2 8-3 5-1" opponent="person">
Ten sticks.
</cgt-play>

# Columns

<!-- _class: steps -->

<cgt-xor id="columns" heaps="3 5" values="off">
3 and 5.
</cgt-xor>

# A theorem

<cgt-theorem id="theorem" game="nim" name="Bouton" universe="0..7 0..7 0..7">
Bouton.
</cgt-theorem>

# Of the longer class

<!-- _class: more -->

Text.

# Cards after it

<!-- _class: proof -->

1) One card.

2) Another card.

# Seven, three, six and six

<!-- _class: exit -->

The code leads to it.

<cgt-play id="asked" game="digits" start="7366" opponent="person" players="S|T" values="off" hide="values">
7366.
</cgt-play>

![Its statement](qr:https://example.org/7366)
`

/** What holds a board or much besides: on a slide each gives up what a lecture does not need. */
const LARGE = [
  '<cgt-vote id="few" game="subtraction" rules="1 2 3" start="10">Ten.</cgt-vote>',
  '<cgt-vote id="nine" game="nim" start="3 4 2">Three heaps.</cgt-vote>',
  '<cgt-exercise id="board" kind="nim" seed="7" level="1">Two heaps.</cgt-exercise>',
  '<cgt-exercise id="heaps4" kind="nim" seed="3" level="3">Four heaps.</cgt-exercise>',
  '<cgt-judge id="judge" problem="uva-10404" input="20 3 1 3 8" output="Ollie wins">20.</cgt-judge>',
  '<cgt-judge id="opened" problem="uva-10404" open="yes" input="20 3 1 3 8" output="Ollie wins">20.</cgt-judge>',
  '<cgt-lab id="rule" game="rule" rules="take 2 or 4">Take 2 or 4.</cgt-lab>',
  '<cgt-lab id="octal" game="octal" rules="0.77">Kayles.</cgt-lab>',
  '<cgt-lab id="edges" game="graph" rules="2>1 3>2 3>1" start="3">Three nodes.</cgt-lab>',
  '<cgt-teams id="teams" teams="Red|Blue|Green|Yellow|Brown" game="nim" start="3 4 5">Five teams.</cgt-teams>',
].map((line, i) => `# Large ${i + 1}\n\n${line.replace('">', '">\n').replace('</', '\n</')}\n\n`)

/** Decks at 4:3: one slide of each kind, and those with the most on a slide. @type {Record<string, string>} */
const HIGH = Object.fromEntries(
  each(2, [
    ['high-kinds', 'template.en.md'],
    ['high-sums', '7-sums.md'],
    ['high-maze', '6-maze.md'],
    ['high-hot', '18-hot.md'],
  ]),
)

const room = suite('room')
room.before(async () => {
  fs.copyFileSync(at('slides', 'template.en.md'), path.join(folder, 'template.md'))
  fs.writeFileSync(path.join(folder, 'once.md'), HEAD + ONCE)
  fs.writeFileSync(path.join(folder, 'large.md'), HEAD + LARGE.join(''))
  for (const [name, file] of Object.entries(HIGH))
    fs.writeFileSync(
      path.join(folder, `${name}.md`),
      read(at('slides', file)).replace('theme: palitos', 'theme: palitos\nsize: 4:3'),
    )
  await convert(
    ['template', 'once', 'large', ...Object.keys(HIGH)].map((name) =>
      path.join(folder, `${name}.md`),
    ),
    made,
    'html',
  )
})
room.after(close)
room.after(() => fs.rmSync(folder, { recursive: true, force: true }))

/** @param {Page} page the number of the slide that is shown, from 1 */
const slide = (page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('svg[data-marpit-svg]')].findIndex((one) =>
        one.classList.contains('bespoke-marp-active'),
      ) + 1,
  )
/** @param {Page} page @param {number} number */
async function turned(page, number) {
  await page.waitForFunction(
    (n) =>
      document
        .querySelectorAll('svg[data-marpit-svg]')
        [n - 1]?.classList.contains('bespoke-marp-active'),
    number,
  )
}
/** @param {Page} page @param {number} number */
async function show(page, number) {
  await page.evaluate((n) => (location.hash = `#${n}`), number)
  await turned(page, number)
}
/** @param {string} name @param {import('../browser.mjs').Options} [options] */
async function deck(name, options) {
  const opened = await visit(address(name), options)
  await ready(opened.page)
  return opened
}
/** @param {Page} page */
const ready = (page) =>
  page.waitForFunction(() => document.documentElement.dataset.room === 'ready')
/** @param {Page} page @param {string} css of the slide that is shown */
const here = (page, css) => page.locator(`.bespoke-marp-active ${css}`)
/** The slides of the template by their class. @param {string} kind */
const numberOf = (kind) =>
  read(at('slides', 'template.en.md'))
    .replace(/^---\n[^]*?\n---\n/, '')
    .split(/^(?=# )/m)
    .findIndex((text) => new RegExp(`_class: [^>]*\\b${kind}\\b`).test(text)) +
  (kind === 'title' ? 1 : 0)

room('the template has no tag turned to text, and its scripts are inside', async () => {
  const { page, troubles } = await deck('template')
  assert.is(await page.locator(':text("<cgt-"), :text("<script")').count(), 0)
  assert.equal(troubles, [])
})

room('T starts the clock in every window, once more it stands again', async () => {
  const { page } = await deck('template')
  const number = numberOf('ask')
  await show(page, number)
  const other = await page.context().newPage()
  await other.goto(`${address('template')}#${number}`)
  await ready(other)
  const clock = (/** @type {Page} */ p) => here(p, '.clock').innerText()
  assert.is(await clock(page), '1:30')
  await page.keyboard.press('t')
  await other.waitForFunction(() =>
    /1:2\d/.test(document.querySelector('.bespoke-marp-active .clock')?.textContent ?? ''),
  )
  assert.match(await clock(page), /1:[23]\d/)
  await other.keyboard.press('t')
  await page.waitForFunction(
    () => document.querySelector('.bespoke-marp-active .clock')?.textContent === '1:30',
  )
  await done(page)
})

room('what the class said has a frame; the right answer is told by V alone', async () => {
  const { page } = await deck('template')
  await show(page, numberOf('ask'))
  const weight = () =>
    here(page, 'ol > li > strong').evaluate((e) => getComputedStyle(e).fontWeight)
  assert.is(await weight(), '400', 'nobody sees which is right')
  await page.keyboard.press('1')
  assert.equal(
    await here(page, 'ol > li').evaluateAll((all) =>
      all.map((li) => li.classList.contains('said')),
    ),
    [true, false, false, false],
  )
  await here(page, 'ol > li').nth(2).click()
  assert.is(await here(page, 'ol > li.said').innerText(), '7')
  assert.is(await weight(), '400')
  await page.keyboard.press('v')
  assert.is(await weight(), '400', 'no answer gets wider')
  const frame = await here(page, 'ol > li:has(> strong)').evaluate((e) => getComputedStyle(e).boxShadow) // prettier-ignore
  assert.match(frame, /5px inset/)
  assert.is(
    await here(page, 'cgt-play').getAttribute('values'),
    'outcome',
    'the figure’s V as well',
  )
})

room('B and a point black the screen of every window, and no slide is turned', async () => {
  const { page } = await deck('template')
  const other = await page.context().newPage()
  await other.goto(address('template'))
  await ready(other)
  const black = (/** @type {Page} */ p) =>
    p.evaluate(() => getComputedStyle(document.documentElement, '::after').position === 'fixed')
  for (const key of ['b', '.']) {
    await page.keyboard.press(key)
    await other.waitForFunction(() => document.documentElement.classList.contains('room-black'))
    assert.ok(await black(page))
    assert.ok(await black(other))
    await page.keyboard.press(key)
    assert.not(await black(page))
  }
  assert.is(await slide(page), 1)
  await done(page)
})

room(
  'a listing goes through its lines and its trace, then the slide is turned; back the same way',
  async () => {
    const { page } = await deck('template')
    const number = numberOf('listing')
    await show(page, number)
    const lit = () =>
      here(page, 'pre').evaluate((pre) => [
        [...pre.querySelectorAll('.on, .off')].findIndex((line) => line.className === 'on') + 1,
        [...(pre.closest('section')?.querySelectorAll('tbody > tr:not(.later)') ?? [])].length,
      ])
    assert.equal(await lit(), [1, 1])
    for (const [key, line] of /** @type {const} */ ([
      ['PageDown', 2],
      ['ArrowRight', 3],
      ['PageUp', 2],
      [' ', 3],
    ])) {
      await page.keyboard.press(key)
      assert.equal(await lit(), [line, line], key)
      assert.is(await slide(page), number)
    }
    await page.keyboard.press('PageDown')
    assert.is.not(await slide(page), number)
  },
)

room('a line that is lit twice is two steps', async () => {
  const { page } = await deck('once')
  await show(page, 8)
  const lit = () =>
    here(page, 'pre').evaluate((pre) =>
      [...pre.querySelectorAll('.on, .off')].findIndex((line) => line.className === 'on'),
    )
  for (const [key, line] of /** @type {const} */ ([
    ['PageDown', 1],
    ['PageDown', 0],
    ['PageUp', 1],
    ['PageDown', 0],
  ])) {
    await page.keyboard.press(key)
    assert.is(await lit(), line)
  }
  assert.is(await here(page, 'tr.later').count(), 0)
  await page.keyboard.press('PageDown')
  await turned(page, 9)
})

room('class steps: the clicker goes through the moves of a game', async () => {
  const { page } = await deck('once')
  await show(page, 9)
  for (const position of ['8', '5', '4']) {
    await page.keyboard.press('PageDown')
    assert.is(
      await page.locator('#line').evaluate((e) => /** @type {any} */ (e).position),
      position,
    )
  }
  await page.keyboard.press('PageUp')
  assert.is(await page.locator('#line').evaluate((e) => /** @type {any} */ (e).position), '5')
  for (let i = 0; i < 2; i++) await page.keyboard.press('PageDown')
  await turned(page, 10)
})

room('class steps: the clicker goes through columns, and back to the heaps they were', async () => {
  const { page } = await deck('once')
  await show(page, 10)
  const at = () => page.locator('#columns').evaluate((e) => /** @type {any} */ (e).at)
  const { first, last } = await page
    .locator('#columns')
    .evaluate((e) => /** @type {any} */ (e).steps)
  for (let step = (await at()) + 1; step <= last; step++) {
    await page.keyboard.press('PageDown')
    assert.is(await at(), step)
  }
  for (let step = last - 1; step >= first; step--) {
    await page.keyboard.press('PageUp')
    assert.is(await at(), step)
  }
  await page.keyboard.press('PageUp')
  await turned(page, 9)
})

room('cards of a proof come one by one, each with its number before', async () => {
  const { page } = await deck('template')
  const number = numberOf('proof')
  await show(page, number)
  const shown = () =>
    here(page, 'ol > li').evaluateAll((all) =>
      all.map((li) => getComputedStyle(li).visibility === 'visible'),
    )
  const before = await here(page, 'ol > li')
    .first()
    .evaluate((li) => getComputedStyle(li, '::before').visibility)
  assert.is(before, 'visible')
  assert.equal(await shown(), [false, false, false])
  for (let n = 1; n <= 3; n++) {
    await page.keyboard.press('PageDown')
    assert.equal(await shown(), [n > 0, n > 1, n > 2])
  }
  await page.keyboard.press('PageDown')
  await turned(page, number + 1)
})

room('slides of the longer class are passed over until L, both ways', async () => {
  const { page } = await deck('template')
  const more = numberOf('more')
  await show(page, more - 1)
  for (let i = 0; i < 2; i++) await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await turned(page, more + 1)
  await page.keyboard.press('PageUp')
  await turned(page, more - 1)
  await page.keyboard.press('l')
  await page.keyboard.press('PageDown')
  await turned(page, more)
})

room(
  'back from cards of which none has come, slides of the longer class are passed over, too',
  async () => {
    const { page } = await deck('once')
    await show(page, 13)
    await page.keyboard.press('PageUp')
    await turned(page, 11)
    await page.keyboard.press('PageDown')
    await turned(page, 13)
    const card = here(page, '[data-bespoke-marp-fragment="active"]')
    await page.keyboard.press('PageDown')
    await card.waitFor()
    await page.keyboard.press('PageUp')
    await card.waitFor({ state: 'detached' }) // a card goes first
    assert.is(await slide(page), 13)
    await page.keyboard.press('PageUp')
    await turned(page, 11)
    await page.keyboard.press('l')
    await page.keyboard.press('PageDown')
    await turned(page, 12)
  },
)

room(
  'below the figure of an exit stands a QR code, and neither is cut; who plays has the name that the problem says',
  async () => {
    const { page, troubles } = await deck('once')
    await show(page, 14)
    await settled(page, '.bespoke-marp-active')
    const { over, board, code, wide } = await here(page, 'section.exit').evaluate((on) => {
      const figure = /** @type {HTMLElement} */ (on.querySelector('cgt-play'))
      const img = /** @type {HTMLImageElement} */ (on.querySelector('p > img'))
      return {
        over: figure.scrollHeight - figure.clientHeight,
        board: figure.getBoundingClientRect().bottom,
        code: img.getBoundingClientRect(),
        wide: img.naturalWidth,
      }
    })
    assert.ok(over <= 1, `${over} px are cut`)
    assert.ok(wide > 0, 'the code is drawn')
    assert.is(Math.round(code.width), Math.round(code.height))
    assert.ok(code.width > 190 && code.top >= board && code.bottom < 690, JSON.stringify(code))
    assert.is(
      await page.locator('#asked').evaluate((e) => /** @type {any} */ (e).called.join(' ')),
      'S T',
    )
    await here(page, 'p > img').click()
    await page.waitForFunction(() => document.fullscreenElement?.localName === 'img')
    assert.equal(troubles, [])
  },
)

room(
  'L says for how many minutes the class is, in every window and in its language, for a moment',
  async () => {
    const { page } = await deck('template', { clock: true })
    const other = await page.context().newPage()
    await other.goto(address('template'))
    await ready(other)
    const said = (/** @type {Page} */ p) => p.locator('.room-said:not([hidden])').allInnerTexts()
    assert.equal(await said(page), [])
    for (const minutes of [90, 50]) {
      await page.keyboard.press('l')
      assert.equal(await said(page), [`Class of ${minutes} min`])
      await other.locator('.room-said', { hasText: `Class of ${minutes} min` }).waitFor()
    }
    await page.clock.runFor(3000)
    assert.equal(await said(page), [], 'it goes')
    await page.evaluate(() => (document.documentElement.lang = 'es'))
    await page.keyboard.press('l')
    assert.equal(await said(page), ['Clase de 90 min'])
    await done(page)
  },
)

room(
  'at 0:00 the clock is light on dark, in its place, and it does not blink where motion is unwanted',
  async () => {
    for (const reducedMotion of /** @type {const} */ (['reduce', 'no-preference'])) {
      const { page } = await deck('template', { clock: true, reducedMotion })
      await show(page, numberOf('ask'))
      const clock = here(page, '.clock')
      const looks = () =>
        clock.evaluate((e) => {
          const { color, backgroundColor, animationName } = getComputedStyle(e)
          const { x, y, width, height } = e.getBoundingClientRect()
          return {
            color,
            backgroundColor,
            blinks: animationName !== 'none',
            place: [x, y, width, height],
          }
        })
      const before = await looks()
      await page.keyboard.press('t')
      await page.clock.runFor(91_000)
      assert.is(await clock.innerText(), '0:00')
      const { blinks, ...over } = await looks()
      assert.is(over.backgroundColor, before.color)
      assert.is.not(over.color, before.color)
      assert.equal(over.place, before.place)
      assert.is(blinks, reducedMotion === 'no-preference')
      await page.keyboard.press('t')
      assert.equal(await looks(), before)
      await done(page)
    }
  },
)

room(
  'figures of the template take the room there is, at 16:9 and 4:3, and nothing is cut',
  async () => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 },
      { width: 1024, height: 768 },
    ]) {
      const { page } = await deck('template', { viewport })
      await leafed(page)
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('section')].flatMap((section, i) => [
          ...(section.scrollHeight > section.clientHeight + 1 ? [`slide ${i + 1} is cut`] : []),
          ...[...section.children].flatMap((e) =>
            e.shadowRoot &&
            (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
              ? [`${e.localName} ${e.id} is cut`]
              : [],
          ),
        ]),
      )
      assert.equal(cut, [])
      const size = await page
        .locator('#play')
        .evaluate((e) =>
          parseFloat(/** @type {HTMLElement} */ (e).style.getPropertyValue('--cgt-figure')),
        )
      assert.ok(size > 36, `a board of ten sticks is large: ${size}`)
      await done(page)
    }
  },
)

room(
  'at size 4:3 a slide is as wide and higher: nothing of it is cut or scrolled, no clock is over a text',
  async () => {
    for (const name of Object.keys(HIGH)) {
      const { page } = await deck(name, { viewport: { width: 1024, height: 768 } })
      const slides = await page.locator('svg[data-marpit-svg]').count()
      assert.ok(slides > 8)
      /** @type {string[]} */
      const cut = []
      for (let n = 1; n <= slides; n++) {
        await show(page, n)
        await settled(page, '.bespoke-marp-active')
        cut.push(
          ...(
            await page.evaluate(() => {
              const section = /** @type {HTMLElement} */ (
                document.querySelector('.bespoke-marp-active section')
              )
              const { clientWidth, clientHeight, scrollHeight, scrollWidth } = section
              /** @type {string[]} */
              const found = []
              if (clientWidth !== 1280 || clientHeight !== 960)
                found.push(`${clientWidth} x ${clientHeight}`)
              if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)
                found.push('slide')
              for (const pre of section.querySelectorAll('pre'))
                if (pre.scrollWidth > pre.clientWidth + 1) found.push('program')
              for (const e of section.querySelectorAll('*')) {
                if (!e.shadowRoot) continue
                if (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
                  found.push(e.localName)
                for (const board of e.shadowRoot.querySelectorAll('.board, .board *'))
                  if (
                    board.scrollWidth > board.clientWidth + 1 &&
                    getComputedStyle(board).overflowX === 'auto'
                  )
                    found.push(`${e.localName} scrolls`)
              }
              const clock = section.querySelector('.clock')?.getBoundingClientRect()
              for (const line of section.querySelectorAll(':scope > :is(h1, p)')) {
                const range = document.createRange()
                range.selectNodeContents(line)
                for (const { left, right, top, bottom } of range.getClientRects())
                  if (
                    clock &&
                    left < clock.right &&
                    right > clock.left &&
                    top < clock.bottom &&
                    bottom > clock.top
                  )
                    found.push('clock')
              }
              return found
            })
          ).map((what) => `${name} ${n}: ${what}`),
        )
      }
      assert.equal(cut, [])
      await done(page)
    }
  },
)

/* ---- what an element does on a slide ---- */

room('a click on a tree gives it the keys and tells nothing; Enter goes there', async () => {
  const { page } = await deck('once')
  const step = () => page.locator('#tree').evaluate((e) => /** @type {any} */ (e).shared.at)
  await page.locator('#tree [data-node]').first().click()
  assert.is(await step(), 0)
  assert.ok(await page.evaluate(() => !!document.activeElement?.shadowRoot?.activeElement))
  await page.keyboard.press('Enter')
  assert.ok((await step()) > 0)
})

room(
  'class steps: the clicker finishes the tree, then turns the slide; back the same way',
  async () => {
    const { page } = await deck('once')
    const step = () => page.locator('#tree').evaluate((e) => /** @type {any} */ (e).shared.at)
    const last = await page.locator('#tree').evaluate((e) => /** @type {any} */ (e).stepper.count)
    assert.ok(last > 3)
    for (let n = 1; n <= last; n++) {
      await page.keyboard.press('PageDown')
      assert.is(await step(), n)
      assert.is(await slide(page), 1)
    }
    await page.keyboard.press('PageDown')
    await turned(page, 2)
    await page.keyboard.press('PageUp')
    await turned(page, 1)
    await page.keyboard.press('PageUp')
    assert.is(await step(), last - 1)
  },
)

room('a move in one window gives the other the move, and no bar to replay it', async () => {
  const { page } = await deck('once')
  await show(page, 2)
  const audience = await page.context().newPage()
  await audience.goto(`${address('once')}#2`)
  await ready(audience)
  await page.locator('#heaps .stick').last().click()
  await page.keyboard.press('Enter')
  await audience.waitForFunction(
    () => /** @type {any} */ (document.getElementById('heaps')).position === '3 4 4',
  )
  assert.is(await audience.locator('#heaps').getAttribute('moves'), null)
  assert.is(await audience.locator('#heaps .stepper').count(), 0)
  assert.is(await audience.locator('#heaps').evaluate((e) => /** @type {any} */ (e).shared.ply), 1)
  await done(page)
})

room('V uncovers what its author hid, and hides it again: letters, or numbers', async () => {
  const { page } = await deck('once')
  for (const [number, id, seen] of /** @type {const} */ ([
    [2, 'heaps', ['outcome', 'off', 'outcome']],
    [3, 'numbers', ['grundy', 'off grundy', 'grundy']],
  ])) {
    await show(page, number)
    for (const values of seen) {
      await page.keyboard.press('v')
      assert.is(await page.locator(`#${id}`).getAttribute('values'), values)
    }
  }
})

room('counts of searches are guessed first', async () => {
  const { page } = await deck('once')
  await show(page, 5)
  const counts = () => page.locator('#searches tbody td:first-of-type').allInnerTexts()
  assert.ok((await counts()).every((text) => text.trim() === '?'))
  await page.keyboard.press('v')
  assert.ok((await counts()).every((text) => /\d/.test(text)))
})

room('on paper a triangle that begins at 0 is full', async () => {
  const { page } = await deck('once')
  await show(page, 4)
  const filled = () => page.locator('#triangle .filled').count()
  assert.is(await filled(), 0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.is(await filled(), 10)
})

room('what a deck says by data-* reaches its element; a fact is for the tests', async () => {
  const { page } = await deck('once')
  assert.is(await page.locator('#proof li').getAttribute('data-moves'), '3-2')
  assert.is(await page.locator('[data-fact]').count(), 0)
})

room('a theorem that is checked gets smaller, and its maps are seen whole', async () => {
  const { page } = await deck('once')
  await show(page, 11)
  await page.locator('#theorem button', { hasText: /check/i }).first().click()
  await page.waitForFunction(
    () => document.getElementById('theorem')?.shadowRoot?.querySelector('.map svg') !== null,
  )
  await settled(page)
  const over = await page.locator('#theorem').evaluate((e) => e.scrollHeight - e.clientHeight)
  assert.ok(over <= 1, `${over} px are cut`)
})

room(
  'vote, exercise, judge and laboratory fit a slide, before and after what is done on them',
  async () => {
    const { page, troubles } = await deck('large')
    await leafed(page)
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('section > *')]
          .filter(
            (e) =>
              e.shadowRoot &&
              (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1),
          ) // prettier-ignore
          .map((e) => `${e.id}: ${e.scrollHeight} in ${e.clientHeight}`),
      )
    assert.is(await page.locator('section > *').evaluateAll((all) => all.filter((e) => e.shadowRoot).length), LARGE.length) // prettier-ignore
    assert.equal(await cut(), [])
    await show(page, 2)
    for (const key of ['1', '1', '9', 'Enter']) await page.keyboard.press(key)
    await page.waitForFunction(
      () => /** @type {any} */ (document.getElementById('nine')).board.session.ply > 1,
    )
    await show(page, 4)
    await page.locator('#heaps4').getByRole('button', { name: 'Hint' }).click()
    /* a slide that is left at once is measured again when it is turned to: until then nobody sees it */
    const seen = async () => {
      await settled(page)
      assert.equal(await cut(), [])
    }
    await seen()
    await show(page, 5)
    await page.locator('#judge').getByRole('button', { name: 'Open the case' }).click()
    await seen()
    await show(page, 7)
    await page.locator('#rule .rules input').fill('take 1 or 4')
    await page.locator('#rule .rules input').press('Enter')
    await seen()
    assert.equal(troubles, [])
  },
)

room('an address of this computer is no QR code', async () => {
  const { page } = await open(
    '<cgt-qr text="file:///home/me/deck.html"></cgt-qr><cgt-qr text="https://a.example"></cgt-qr>',
  )
  assert.is(await page.locator('cgt-qr').first().locator('svg').count(), 0)
  assert.match(
    await page.locator('cgt-qr').first().locator('p').innerText(),
    /file of this computer/,
  )
  assert.is(await page.locator('cgt-qr').last().locator('svg').count(), 1)
})

room.run()
