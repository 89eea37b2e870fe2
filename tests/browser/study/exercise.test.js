import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { toGift } from '../../../web/model/bank/gift.js'
import { toMoodle } from '../../../web/model/bank/moodle.js'
import { questionsOf } from '../../../web/model/bank/question.js'
import { check, KINDS, make, seedOf, solution } from '../../../web/model/exercise/index.js'
import { keyOf } from '../../../web/model/exercise/key.js'
import { exerciseAt } from '../../../web/model/exercise/series.js'
import { say } from '../../../web/model/i18n.js'
import { engine } from '../../js/wasm.mjs'
import { each } from '../../deep.mjs'
import { axe, close, done, open, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))

/** @param {Page} page */
const verdict = async (page) => (await page.locator('.verdict').innerText()).replace(/\s+/g, ' ')
/** @param {string} kind @param {1 | 2 | 3} [level] */
const right = (kind, level = 1) => {
  const x = make(engine, kind, seedOf('7', 0, 1), level)
  return { x, answer: solution(engine, x) }
}
const kept = (/** @type {Page} */ page) =>
  page.evaluate(() => localStorage.getItem('palitos-exercises'))

test('a strip is marked by keys alone, its first error is told, and what is solved is kept and can be cleared', async () => {
  const { page, troubles } = await open('<cgt-exercise kind="strip" seed="7"></cgt-exercise>')
  const { answer } = right('strip')
  await page.keyboard.press('Tab')
  await page.keyboard.type(answer.map((a) => (a === 'win' ? 'l' : 'w')).join(''))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Check' }).click()
  assert.is(await verdict(page), '0: 0 has no move: 0 is losing.')
  assert.is(
    await page.evaluate(
      () => document.querySelector('cgt-exercise')?.shadowRoot?.activeElement?.ariaLabel,
    ),
    '0: winning position',
  )
  await page.keyboard.type(answer.map((a) => a[0]).join(''))
  await page.getByRole('button', { name: 'Check' }).click()
  assert.is(await verdict(page), 'Right.')
  assert.equal(JSON.parse((await kept(page)) ?? ''), { strip: { solved: 1, first: 0 } })
  await page.keyboard.press('Enter')
  assert.is(await verdict(page), '')
  await page.getByText('1 exercise solved in this browser').click()
  await page.getByRole('button', { name: 'Delete my progress' }).click()
  assert.is.not(await kept(page), null, 'it asks first')
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  assert.is(await kept(page), null)
  assert.equal(troubles, [])
})

test('a move is answered on the board: a wrong one is not played and refused with the reply', async () => {
  const { page, troubles } = await open('<cgt-exercise kind="nim" seed="7"></cgt-exercise>')
  const { x, answer } = right('nim')
  const game = engine.game('nim')
  const bad = game.moves(x.start).find(({ to }) => game.solve(to).outcome === 'win')?.text
  const play = (/** @type {string} */ text) =>
    page
      .locator('cgt-play')
      .evaluate(
        (/** @type {any} */ board, text) =>
          board.play(board.session.game.move(board.position, text)),
        text,
      )
  await play(bad ?? '')
  assert.match(await verdict(page), /^After .* the other player wins with /)
  assert.is(await page.locator('cgt-play').evaluate((/** @type {any} */ b) => b.session.ply), 0)
  await play(answer[0])
  assert.match(await verdict(page), /^Right\. “Take .*” wins: it leaves .* = 0\.$/)
  assert.is(await page.locator('cgt-play').evaluate((/** @type {any} */ b) => b.session.ply), 1)
  assert.equal(troubles, [])
})

test('on a phone less and more stand beside the move that is chosen, not on it', async () => {
  for (const kind of ['nim', 'staircase']) {
    const { page } = await open(`<cgt-exercise kind="${kind}" seed="7"></cgt-exercise>`, {
      viewport: { width: 390, height: 844 },
      lang: 'es',
    })
    await page.locator('cgt-play').locator('.board [data-item]:visible').last().click()
    const boxes = await page.locator('cgt-play').evaluate((/** @type {any} */ { root }) =>
      [...root.querySelectorAll('.actions .btn')].map((part) => {
        const { left, right } = part.getBoundingClientRect()
        return [left, right]
      }),
    )
    assert.is(boxes.length, 3, kind)
    for (const [i, [left]] of boxes.entries())
      if (i) assert.ok(left >= boxes[i - 1][1], `${kind}: ${boxes.join('; ')}`)
    assert.ok(boxes[2][1] <= 390)
    await done(page)
  }
})

test('a board says by which rule it is played, since its settings are not shown', async () => {
  const { page } = await open('<cgt-exercise kind="misere" seed="7"></cgt-exercise>')
  assert.match(
    await page.locator('.rule').innerText(),
    /^Nim\. .* The player who makes the last move loses\.$/,
  )
  assert.not.ok(await page.getByText('The player who cannot move').isVisible())
  assert.not.ok(await page.getByRole('button', { name: 'Values: hidden' }).isVisible())
})

test('a graph is answered on its nodes', async () => {
  const { page } = await open('<cgt-exercise kind="grundy" seed="7"></cgt-exercise>')
  const { x, answer } = right('grundy')
  for (const [i, { name }] of x.fields.entries()) {
    await page.locator(`.node[aria-label^="${name}:"]`).focus()
    await page.keyboard.press(answer[i])
  }
  const check = page.getByRole('button', { name: 'Check' })
  assert.is(await check.count(), 1, 'the graph has no check of its own')
  await check.click()
  assert.is(await verdict(page), 'Right.')
})

test('an exercise is skipped without an answer, and the last of a set cannot be', async () => {
  const { page, troubles } = await open(
    '<cgt-exercise kind="mex" seed="7" count="2" student="3"></cgt-exercise>',
  )
  const element = page.locator('cgt-exercise')
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  assert.is(await element.getAttribute('at'), '2')
  assert.is(await element.evaluate((/** @type {any} */ e) => e.over), false)
  assert.ok(await page.getByRole('button', { name: '1: not done' }).isVisible())
  assert.is(await page.getByRole('button', { name: 'Skip', exact: true }).count(), 0)
  await element.evaluate((e) => e.setAttribute('lang', 'es'))
  await page.getByRole('button', { name: '1: sin hacer' }).click()
  assert.ok(await page.getByRole('button', { name: 'Saltar', exact: true }).isVisible())
  assert.equal(troubles, [])
})

test('the answer is shown on the graph, and on the board', async () => {
  const { page } = await open(
    '<cgt-exercise kind="graph" seed="7"></cgt-exercise><cgt-exercise kind="maze" seed="7"></cgt-exercise>',
  )
  const [graph, maze] = [page.locator('cgt-exercise').nth(0), page.locator('cgt-exercise').nth(1)]
  await graph.getByRole('button', { name: 'Check' }).click()
  assert.match(await graph.locator('.verdict').innerText(), /^Still to be answered: \d+$/)
  for (const one of [graph, maze])
    for (let i = 0; i < 4; i++) await one.getByRole('button', { name: /hint|answer/i }).click()
  const shown = await graph
    .locator('cgt-graph')
    .evaluate((/** @type {any} */ e) => e.shared.marks.map((/** @type {any} */ [, mark]) => mark))
  assert.equal(shown, right('graph').answer)
  assert.is(await maze.locator('cgt-play').evaluate((/** @type {any} */ e) => e.session.ply), 1)
})

test('the board in an exercise tells no values and has no hint of its own, by button or by key', async () => {
  const { page } = await open('<cgt-exercise kind="maze" seed="7"></cgt-exercise>')
  assert.is(await page.locator('cgt-play .tools').isVisible(), false)
  await page.locator('cgt-play .board [tabindex="0"]').first().focus()
  await page.keyboard.press('v')
  await page.keyboard.press('h')
  assert.is(await page.locator('cgt-play').getAttribute('values'), 'off')
  assert.is(await page.locator('cgt-play').evaluate((/** @type {any} */ e) => e.hintLevel), 0)
})

test('a value is typed: an equal form is right, a wrong one and one that cannot be read say why', async () => {
  const { page, troubles } = await open('<cgt-exercise kind="worth" seed="7"></cgt-exercise>')
  const { x, answer } = right('worth')
  const field = page.getByLabel('Value', { exact: true })
  const type = async (/** @type {string} */ text) => {
    await field.fill(text)
    await page.keyboard.press('Enter')
    return verdict(page)
  }
  assert.match(String(await page.locator('.still').getAttribute('aria-label')), /^Board: 0-1/)
  assert.is(
    await type('{1|'),
    'Value: It cannot be read at place 4: expected a value, such as 1/2, * or ^.',
  )
  assert.match(await type(`${answer[0]}*`), /^Value: /)
  assert.match(await type('-20'), /^Value: −20 is too little: Left /)
  assert.match(await type(`(${answer[0]}) + 1 - 1`), /^Right\. Its moves leave /)
  const form = page.locator('.proof cgt-form')
  assert.is(await form.getAttribute('start'), x.start)
  assert.equal(troubles, [])
})

test('a set is a question bank, too: Moodle XML and GIFT, as many questions as are asked for', async () => {
  const { page, troubles } = await open(
    '<cgt-codes kind="nim mex" seed="7" count="2" level="2"></cgt-codes>',
  )
  await page.getByLabel('Questions for Moodle').check()
  const field = page.getByLabel('How many questions')
  await field.fill('501')
  await page.keyboard.press('Tab')
  assert.match(await page.locator('.wrong').innerText(), 'from 1 to 500')
  await field.fill('3')
  await page.keyboard.press('Tab')
  const bank = { kinds: ['nim', 'mex'], seed: '7', level: /** @type {const} */ (2), count: 3 }
  const questions = questionsOf(engine, bank, (key, slots) => say('en', key, slots))
  for (const [name, file, text] of [
    ['Moodle XML', 'palitos-nim-mex-level-2-seed-7-en.xml', toMoodle(questions, 'Palitos/7')],
    ['GIFT', 'palitos-nim-mex-level-2-seed-7-en.gift.txt', toGift(questions, 'Palitos/7')],
  ]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ])
    assert.is(download.suggestedFilename(), file)
    assert.is(fs.readFileSync(await download.path(), 'utf8'), text)
  }
  assert.equal(troubles, [])
})

test('the arrow after a mark by key does not pass over a box', async () => {
  const { page } = await open('<cgt-exercise kind="strip" seed="7"></cgt-exercise>')
  const { answer } = right('strip')
  await page.keyboard.press('Tab')
  for (const a of answer) {
    await page.keyboard.press(a[0])
    await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', { name: 'Check' }).click()
  assert.is(await verdict(page), 'Right.')
})

test('what was solved is known again, counted once, saved as a table and brought back', async () => {
  const { page, troubles } = await open('<cgt-exercise kind="mex" seed="7"></cgt-exercise>')
  const { answer } = right('mex')
  for (let time = 0; time < 2; time++) {
    await page.getByLabel('mex').fill(answer[0])
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Next exercise' }).click()
    await page.locator('cgt-exercise').evaluate((e) => e.setAttribute('at', '1'))
    assert.ok(await page.getByText('You have solved this one before.').isVisible())
  }
  assert.equal(JSON.parse((await kept(page)) ?? ''), { mex: { solved: 1, first: 1 } })
  await page.getByText('1 exercise solved in this browser').click()
  const href = (await page.getByText('Save as a table').getAttribute('href')) ?? ''
  const table = decodeURIComponent(href.replace(/^[^,]*,/, ''))
  assert.match(table, 'mex;The mex of a set;1;1')
  await page.getByRole('button', { name: 'Delete my progress' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  const file = { name: 'a.csv', mimeType: 'text/csv' }
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ ...file, buffer: Buffer.from('x;y;1;2') })
  await page.getByText('That file has no exercises').waitFor()
  assert.is(await kept(page), null)
  await input.setInputFiles({ ...file, buffer: Buffer.from(table) })
  await page.getByText('1 exercise solved in this browser').waitFor()
  assert.equal(JSON.parse((await kept(page)) ?? ''), { mex: { solved: 1, first: 1 } })
  assert.equal(troubles, [])
})

for (const lang of /** @type {const} */ (['es', 'en']))
  test(`every kind is drawn in "${lang}" at each level, without trouble and not wider than a phone, and axe finds nothing`, async () => {
    const kinds = Object.keys(KINDS)
    const body = kinds
      .map(
        (kind, i) => `<cgt-exercise kind="${kind}" seed="7" level="${1 + (i % 3)}"></cgt-exercise>`,
      )
      .join('')
    const { page, troubles } = await open(`<main><h1>x</h1>${body}</main>`, {
      lang,
      viewport: { width: 390, height: 844 },
    })
    assert.is(await page.locator('.ask').count(), kinds.length)
    assert.is(await page.locator('.problem').count(), 0)
    assert.ok(
      await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ),
    )
    assert.equal(await axe(page), [])
    assert.equal(troubles, [])
  })

test('hints climb to the answer, and an exercise that was helped with is not solved at the first try', async () => {
  const { page } = await open('<cgt-exercise kind="mex" seed="7"></cgt-exercise>')
  const { answer } = right('mex')
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByRole('button', { name: 'Another hint' }).click()
  assert.match(await page.locator('.hints li').last().innerText(), `mex: ${answer[0]}. `)
  await page.getByLabel('mex').fill(answer[0])
  await page.keyboard.press('Enter')
  assert.match(await verdict(page), /^Right\./)
  assert.equal(JSON.parse((await kept(page)) ?? ''), { mex: { solved: 1, first: 0 } })
})

test('all exercises are a map: a cell is chosen by keys, fills as its exercises are solved, and leads back', async () => {
  const { page, troubles } = await open(
    '<main><h1>x</h1><cgt-exercise id="e" seed="7" map></cgt-exercise></main>',
  )
  const cell = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true })
  assert.is(await page.getByRole('rowheader').count(), Object.keys(KINDS).length)
  assert.equal(await axe(page), [])
  await page.keyboard.press('Tab')
  for (const _ of Object.keys(KINDS).slice(0, Object.keys(KINDS).indexOf('mex')))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  assert.is(await page.locator('.ask').innerText(), 'Which is the mex of the set?')
  assert.match(await page.locator('.where').innerText(), /Chapter 5 · The mex of a set · level 1/)
  await page.getByLabel('mex', { exact: true }).fill(right('mex').answer[0])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'All exercises' }).click()
  const done = cell('The mex of a set, level 1: 1 solved')
  assert.ok(await done.evaluate((e) => /** @type {any} */ (e.getRootNode()).activeElement === e))
  assert.is(await done.locator('.on').count(), 1)
  await done.click()
  assert.is(await page.locator('#e').getAttribute('at'), '2', 'the first that is open')
  await page.waitForFunction(() => location.hash === '#e&kind=mex&seed=7&level=1&at=2')
  await page.evaluate(() => (location.hash = '#e&kind=nim&level=2'))
  await page.locator('cgt-play').waitFor()
  assert.match(await page.locator('.where').innerText(), /Nim · level 2/)
  assert.equal(troubles, [])
})

test('three in a row at the first try raise the level, and a hint begins the row anew', async () => {
  const { page } = await open('<cgt-exercise kind="mex" seed="7"></cgt-exercise>')
  const solve = async (/** @type {number} */ at) => {
    const x = exerciseAt(engine, { kinds: ['mex'], seed: '7', level: 1 }, 0, at)
    await page.getByLabel('mex', { exact: true }).fill(solution(engine, x)[0])
    await page.keyboard.press('Enter')
  }
  const next = () => page.getByRole('button', { name: /^Next exercise/ })
  await solve(1)
  const row = () => page.locator('.streak').innerText()
  assert.is(await row(), '1 at the first try; after 3 in a row comes level 2.')
  await next().click()
  await page.getByRole('button', { name: 'Hint' }).click()
  await solve(2)
  assert.is(await row(), '')
  for (const at of [3, 4, 5]) {
    await next().click()
    await solve(at)
  }
  assert.is(await row(), '3 in a row at the first try: the next one is of level 2.')
  await next().click()
  assert.is(await page.locator('cgt-exercise').getAttribute('level'), '2')
  assert.is(await page.locator('cgt-exercise').getAttribute('at'), '1')
})

test('a right answer plays its proof: a board to its end, a graph, a strip number by number, a shelf, pairs of an xor', async () => {
  const { page, troubles } = await open(
    ['nim', 'graph', 'strip', 'mex', 'lost', 'tree']
      .map((kind) => `<cgt-exercise kind="${kind}" seed="7"></cgt-exercise>`)
      .join(''),
    { reducedMotion: 'no-preference' },
  )
  /** @param {string} kind @param {number} i */
  const answer = (kind, i) =>
    page
      .locator('cgt-exercise')
      .nth(i)
      .evaluate(
        (/** @type {any} */ e, answer) => {
          const graph = e.root.querySelector('cgt-graph')
          if (graph)
            graph.shared = {
              ...graph.shared,
              marks: answer.map((m, /** @type {number} */ n) => [n, m]),
            }
          e.answer = answer
          e.check()
        },
        right(/** @type {any} */ (kind)).answer,
      )
  for (const [i, kind] of ['nim', 'graph', 'strip', 'mex', 'lost', 'tree'].entries())
    await answer(kind, i)
  assert.equal(
    await page.evaluate(() =>
      [...document.querySelectorAll('cgt-exercise')].map((e) => /** @type {any} */ (e).solved),
    ),
    [true, true, true, true, true, true],
  )
  const inside = (/** @type {number} */ i) => page.locator('cgt-exercise').nth(i)
  await inside(0).scrollIntoViewIfNeeded()
  /* the winning move, and on to the end: the one who found it makes the last move */
  const line = await inside(0).evaluate((/** @type {any} */ e) => e.line)
  const game = engine.game('nim')
  const end = line.reduce((/** @type {string} */ p, /** @type {string} */ m) => game.move(p, m).to.text, right('nim').x.start) // prettier-ignore
  assert.ok(game.end(end))
  assert.is(line.length % 2, 1)
  await page.waitForFunction(
    () =>
      /** @type {any} */ (document.querySelector('cgt-exercise')).root.querySelector('cgt-play')
        .session.ply > 1,
  )
  assert.is(await inside(1).locator('.proof cgt-graph').count(), 1)
  await page.waitForFunction(() => {
    const strip = /** @type {any} */ (document.querySelectorAll('cgt-exercise')[2]).root.querySelector('.proof cgt-strip') // prettier-ignore
    return strip.shared.revealed > 1
  })
  assert.match(await inside(3).locator('.proof cgt-mex .mex').innerText(), right('mex').answer[0])
  assert.match(await inside(4).locator('.proof cgt-xor .say').innerText(), 'The XOR is 0')
  const tree = await inside(5).locator('.tree-box').innerText()
  for (const value of right('tree').answer) assert.match(tree, value.replace('-', '−'))
  assert.equal(troubles, [])
})

test('who presses Check twice in haste sees the answer and its proof, and goes on by a press of its own', async () => {
  const { page, troubles } = await open('<cgt-exercise kind="mex" seed="7"></cgt-exercise>')
  await page
    .locator('cgt-exercise input')
    .first()
    .fill(String(right('mex').answer))
  await page.getByRole('button', { name: 'Check' }).dblclick()
  assert.match(await verdict(page), /^Right\./)
  const next = page.getByRole('button', { name: 'Next exercise' })
  await next.click()
  await next.waitFor({ state: 'detached' })
  assert.is(await verdict(page), '')
  assert.equal(troubles, [])
})

test('of a set, the code that the student sees is the one the teacher’s table reads', async () => {
  const set = 'kind="mex" seed="7" count="3"'
  const { page, troubles } = await open(
    `<cgt-exercise ${set}></cgt-exercise><cgt-codes ${set}></cgt-codes>`,
  )
  assert.is(await page.locator('.ask').count(), 0, 'the number comes before the exercise')
  await page.getByLabel('Your number').fill('0')
  await page.keyboard.press('Enter')
  assert.match(await page.locator('#number-help').innerText(), 'for example 12')
  await page.getByLabel('Your number').fill('12')
  await page.keyboard.press('Enter')
  for (const at of [1, 2]) {
    const x = exerciseAt(engine, { kinds: ['mex'], seed: '7', level: 1 }, 12, at)
    if (at === 2) await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByLabel('mex', { exact: true }).fill(solution(engine, x)[0])
    await page.keyboard.press('Enter')
    assert.match(await verdict(page), /^Right\./)
    await page.getByRole('button', { name: 'Next exercise' }).click()
  }
  await page.getByRole('button', { name: 'Change it' }).click()
  assert.match(await page.locator('#number-help').innerText(), 'stays with number 12')
  await page.getByRole('button', { name: 'To my exercises' }).click()
  const code = await page.locator('.code').innerText()
  await page.getByLabel('Codes, one a line').fill(`${code}\n${code.slice(1)}`)
  const rows = await page.locator('cgt-codes tbody tr').allInnerTexts()
  assert.is(
    rows[0].replace(/\s+/g, ' ').trim(),
    '12 2 ✓✓ solved at the first try ✓ solved – not done',
  )
  assert.match(rows[1], 'not a code of this set')
  assert.is(
    await page.locator('cgt-codes a').getAttribute('href'),
    'exercises.html#exercise&kind=mex&seed=7&level=1&count=3',
  )
  assert.equal(await axe(page, { include: 'cgt-codes' }), [])
  assert.equal(troubles, [])
})

test('a set of a kind with few exercises ends with all there are, and says so to student and teacher alike', async () => {
  const set = 'kind="strip" seed="7" count="5"'
  const { page, troubles } = await open(
    `<cgt-exercise ${set} student="12"></cgt-exercise><cgt-codes ${set}></cgt-codes>`,
  )
  const said =
    'The kinds chosen have only 3 different exercises at level 1, not 5: the set ends with them.'
  assert.equal(
    await page
      .getByText(said)
      .evaluateAll((all) =>
        all.map((e) => /** @type {ShadowRoot} */ (e.getRootNode()).host.localName),
      ),
    ['cgt-exercise', 'cgt-codes'],
  )
  assert.is(await page.getByRole('group', { name: 'Exercises of the set' }).getByRole('button').count(), 3) // prettier-ignore
  await page.getByLabel('Codes, one a line').fill(await page.locator('.code').innerText())
  assert.match(await page.locator('cgt-codes tbody tr').innerText(), /^12\s+0/)
  /* a bank has its own number of questions */
  await page.getByLabel('Questions for Moodle').check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'GIFT' }).click()
  await download
  await page.getByText('exercises at level 1, not 20: the set ends with them.').waitFor()
  await page.getByLabel('Link and codes').check()
  await page.getByLabel('How many exercises').fill('3')
  await page.keyboard.press('Tab')
  assert.is(await page.getByText('the set ends with them').count(), 1, 'the student’s alone')
  assert.equal(troubles, [])
})

test('a set is ticked by the names of its exercises, and a number that is none is refused at its field', async () => {
  const { page, troubles } = await open('<cgt-codes kind="nim" seed="7" count="3"></cgt-codes>')
  const codes = page.locator('cgt-codes')
  await page.getByLabel('The mex of a set').check()
  assert.is(await codes.getAttribute('kind'), 'nim mex')
  await page.getByLabel('How many exercises').fill('0')
  await page.keyboard.press('Tab')
  assert.match(await page.locator('.wrong').innerText(), 'from 1 to 40, for example 6')
  assert.is(await codes.getAttribute('count'), '3')
  assert.ok(await page.getByText('Link for the class').isVisible())
  await page.getByLabel('The mex of a set').uncheck()
  await page.getByLabel('A winning move in Nim', { exact: true }).click()
  assert.match(await page.locator('.wrong').innerText(), 'Tick at least one')
  assert.ok(await page.getByLabel('A winning move in Nim', { exact: true }).isChecked())
  assert.equal(troubles, [])
})

test('each thing that a set makes is shown by itself, opens by an address, explains its fields and says what to do in Moodle', async () => {
  const { page, troubles } = await open(
    '<cgt-codes id="codes" kind="nim" seed="pi / 4" count="3"></cgt-codes>',
    { lang: 'es' },
  )
  const codes = page.locator('cgt-codes')
  const shown = () => codes.locator('button, .row input, textarea').evaluateAll((all) => all.map((e) => e.textContent?.trim() || e.closest('label')?.querySelector('b')?.textContent)) // prettier-ignore
  assert.ok(await codes.getByLabel('Códigos, uno por línea').isVisible())
  await codes.getByLabel('Preguntas para Moodle').check()
  assert.match(page.url(), '&make=bank')
  assert.is(await codes.getByLabel('Códigos, uno por línea').count(), 0)
  assert.match(await codes.locator('.row').nth(2).innerText(), 'La misma semilla da otra vez los mismos ejercicios') // prettier-ignore
  assert.match(await codes.locator('.steps').innerText(), '«Banco de preguntas»')
  assert.is(await codes.locator('code').innerText(), 'palitos-nim-nivel-1-semilla-pi-4-es.xml')
  await page.goto(`${page.url().replace(/#.*/, '')}#codes&make=scorm&kind=nim,mex,tree,cuts,lost&level=3&challenges=yes`) // prettier-ignore
  assert.is(await codes.locator('code').innerText(), 'palitos-scorm-5-clases-desafíos-nivel-3-semilla-pi-4-es.zip') // prettier-ignore
  assert.match(await codes.locator('.steps').innerText(), '«Guardar cambios y regresar al curso»')
  assert.equal((await shown()).slice(-2), ['Para aprobar, de 100', 'Descargar el paquete SCORM'])
  await codes.getByLabel('Paquete SCORM de una partida').check()
  assert.is(await codes.locator('code').innerText(), 'palitos-scorm-nim-10-12-5-es.zip')
  await codes.getByLabel('Hojas en papel').check()
  assert.match(await codes.locator('.row').nth(3).innerText(), 'Una para cada estudiante, hasta 60')
  assert.equal(await axe(page, { include: 'cgt-codes' }), [])
  assert.equal(troubles, [])
})

test('the page prints each number its own sheet, and the key on another page', async () => {
  const { page, troubles } = await open(
    '<main><h1>Not on paper</h1><cgt-codes kind="nim mex" seed="7" count="2"></cgt-codes></main>',
  )
  await page.evaluate(() => (window.print = () => {}))
  await page.getByLabel('Sheets on paper').check()
  await page.getByLabel('How many sheets').fill('2')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Print the sheets and their key' }).click()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf })
    .toString()
    .split('\f')
    .filter((text) => text.trim())
  assert.is(pages.length, 3)
  for (const n of [1, 2]) {
    assert.match(pages[n - 1], new RegExp(`A winning move in Nim · The mex of a set +Sheet ${n}\n`))
    assert.match(pages[n - 1], 'seed 7 · level 1')
    assert.match(pages[n - 1], /Name:.*Date:/)
    assert.match(pages[n - 1], 'Write your move.')
    assert.match(pages[n - 1], 'Make a move that wins.')
    assert.match(pages[n - 1], 'Which is the mex of the set?')
    assert.not.match(pages[n - 1], /Hint|Check|Not on paper/)
    const set = { kinds: ['nim', 'mex'], seed: '7', level: /** @type {const} */ (1), count: 2 }
    const key = keyOf(engine, set, n, (key, slots) => say('en', key, slots))
    for (const [i, { title, given }] of key.entries())
      assert.match(pages[2], `${i + 1}. ${title} ${given}\n`)
  }
  assert.is(await page.locator('.palitos-paper').count(), 0, 'it is gone when it is printed')
  assert.equal(troubles, [])
})

const EXERCISES = new URL('../../../dist/en/exercises.html', import.meta.url).href
for (const kind of each(3, Object.keys(KINDS)))
  test(`${kind}: the verdict is in sight, and what was pressed stays under the finger`, async () => {
    const x = make(engine, kind, seedOf('7', 0, 1), 2)
    const good = solution(engine, x)
    const board = x.figure === 'board'
    const game = board ? engine.game(x.game, { rules: x.rules }) : null
    const bad = game
      ? game
          .moves(x.start)
          .map(({ text }) => [text])
          .find((answer) => check(engine, x, answer))
      : good.map((a, i) =>
          i
            ? a
            : (/** @type {any} */ ({ win: 'loss', loss: 'win' })[a] ?? String((Number(a) + 1) % 2)),
        )
    assert.ok(bad)
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const { page, troubles } = await visit(`${EXERCISES}#exercise&kind=${kind}&level=2`, {
        viewport,
      })
      for (const answer of [bad, good]) {
        const found = await page.evaluate(
          async ({ answer, board }) => {
            const frames = async () => {
              for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
            }
            const host = /** @type {any} */ (document.querySelector('cgt-exercise'))
            const one = (/** @type {string} */ css) => host.root.querySelector(css)
            if (!board) host.shared = { ...host.shared, answer }
            const pressed = () => (board ? one('cgt-play') : one('.bar .primary'))
            pressed().scrollIntoView({ block: 'nearest' })
            await frames()
            const before = pressed().getBoundingClientRect().top
            const play = one('cgt-play')
            if (board) play.play(play.session.game.move(play.position, answer[0]))
            else pressed().click()
            await frames()
            const { top, bottom } = one('.verdict > p').getBoundingClientRect()
            return {
              says: one('.verdict').textContent,
              seen: top >= 0 && bottom <= innerHeight,
              at: top,
              moved: Math.round(pressed().getBoundingClientRect().top - before),
            }
          },
          { answer, board },
        )
        const where = `${viewport.width} px: ${JSON.stringify(found)}`
        assert.is(/Right\./.test(found.says), answer === good, where)
        assert.ok(found.seen, where)
        assert.ok(Math.abs(found.moved) <= 1, where)
      }
      assert.equal(troubles, [])
      await done(page)
    }
  })

test.run()
