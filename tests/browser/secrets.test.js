/**
 * What is hidden stays hidden: every page of the site as a reader sees it before the first touch. What its words say of a
 * game stands in their data-fact; where a figure beside them still asks it, they wait (web/after/).
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { axe, close, newContext, open, visit } from './browser.mjs'
import { pagesIn } from './site.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ game: string, rules: string, position: string, moves: { text: string, to: string }[], search?: boolean }} Asked search: the reader is the search */
/** @typedef {{ kind: string, place: number, section: number, asked: Asked }} Figure */
/** @typedef {{ fact: string, text: string, place: number, section: number }} Words */

test.after(close)
const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** What asks, and which words can be read now. Runs in the page. */
function seen() {
  /** What a figure asks, by its kind; null: nothing, or it is told. @type {Record<string, (e: any) => Partial<Asked> | null>} */
  const kinds = {
    'cgt-play': ({ values, session }) =>
      values === 'off' && !session.over
        ? {
            game: session.game.name,
            rules: session.game.rules,
            position: session.position.text,
            moves: session.game
              .moves(session.position)
              .map((/** @type {any} */ m) => ({ text: m.text, to: m.to.text })),
          }
        : null,
    'cgt-strip': (e) => (e.values === 'off' ? {} : null),
    'cgt-graph': (e) => (e.told === 'all' ? null : { game: e.hasAttribute('edges') ? 'graph' : undefined, rules: e.getAttribute('edges') ?? undefined }), // prettier-ignore
    'cgt-theorem': (e) => (e.phase === 'idle' ? {} : null),
    'cgt-challenge': (e) => (e.done ? null : {}),
    'cgt-tree': (e) =>
      e.stepper.at < e.stepper.count
        ? e.hasAttribute('game')
          ? {}
          : {
              game: 'tree',
              rules: e.getAttribute('leaves') ?? e.getAttribute('tree'),
              search: e.getAttribute('mode') === 'search',
            }
        : null,
    'cgt-xor': (e) => (e.hides ? { game: 'xor', rules: '', position: e.getAttribute('heaps') } : null), // prettier-ignore
    'cgt-mex': (e) => (e.hides ? { game: 'mex', rules: '', position: e.getAttribute('set') } : null), // prettier-ignore
  }
  const all = [...document.querySelectorAll('*')]
  const heads = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
    (h) => !h.closest('figure'),
  )
  const figures = [...document.querySelectorAll('figure')]
  /** @param {Element} e */
  const where = (e) => ({
    place: figures.indexOf(/** @type {HTMLElement} */ (e.closest('figure'))),
    section: heads.filter((h) => h.compareDocumentPosition(e) & 4).length,
  })
  return {
    asking: all.flatMap((e) => {
      const asked = kinds[e.localName]?.(e)
      if (!asked) return []
      const [game, rules] = ['game', 'rules'].map((name) => e.getAttribute(name) ?? '')
      return [
        {
          kind: e.localName,
          ...where(e),
          asked: { game, rules, position: e.getAttribute('start') ?? '', moves: [], ...asked },
        },
      ]
    }),
    words: all.flatMap((e) => {
      const fact = e.getAttribute('data-fact')
      const read = fact && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return read ? [{ fact, text: /** @type {HTMLElement} */ (e).innerText, ...where(e) }] : []
    }),
    values: all.flatMap((e) => {
      if (e.localName !== 'cgt-value' || !e.checkVisibility({ visibilityProperty: true })) return []
      const of = document.getElementById(e.getAttribute('for') ?? '')
      const asks = of?.localName === 'cgt-play' && kinds['cgt-play'](of)
      return asks ? [`${of.id}: ${e.getAttribute('tell')}`] : []
    }),
    waiting: all.flatMap((e) => {
      const { after, waits, of } = /** @type {HTMLElement} */ (e).dataset
      return after === undefined ? [] : [{ after, waits, of: !of || !!document.getElementById(of), text: (e.textContent ?? '').slice(0, 60) }] // prettier-ignore
    }),
  }
}

/** no answers: what may be done, and how much there is */
const OPEN = /^(moves|plays|refused|tree|positions|arrows)\b/
const squeeze = (/** @type {string} */ text) => text.trim().replace(/\s+/g, ' ')

/** Whether a position is one of those that a fact speaks of: 0..21, or a, b. @param {string} position @param {string} spoken */
const among = (position, spoken) =>
  spoken.split(',').some((one) => {
    const [words, numbers] = [squeeze(one).split(' '), position.split(' ')]
    return (
      words.length === numbers.length &&
      words.every((word, i) => {
        const [from, to] = word.split('..')
        return to === undefined ? word === numbers[i] : +from <= +numbers[i] && +numbers[i] <= +to
      })
    )
  })

/**
 * What a fact tells of a figure that asks; '' where that is nothing, or only how many first moves win: that is a dare.
 * @param {Figure} figure @param {string} fact @param {string} text the words that say it
 */
function tells({ kind, asked }, fact, text) {
  const [, table, game, rules = '', rest] =
    /^(table )?([a-z0-9]+)(?:\{(.*)\})? (.*)$/.exec(fact) ?? []
  if (game !== asked.game || squeeze(rules) !== squeeze(asked.rules)) return ''
  const [spoken, claim] = table ? ['', rest] : rest.split(/ = | =$/)
  if (OPEN.test(claim ?? '')) return ''
  /* a number that is not said is not told; of how many leaves are enough, which ones is asked */
  if (/^(value|grundy) /.test(claim ?? '') && !text.includes(claim.split(' ')[1])) return ''
  if (/^looked /.test(claim ?? '') && asked.search) return ''
  const starts = /^cgt-(play|xor|mex)$/.test(kind)
    ? [asked.position]
    : kind === 'cgt-challenge' && asked.position
      ? asked.position.split(';').map(squeeze)
      : null
  if (!starts) return fact
  if (table) return fact
  const [position] = spoken.split(' after ')
  const own = starts.some((start) => among(start, position))
  const wins = /^win (.*)/.exec(claim ?? '')?.[1].split(' ')
  const known = new Set([...(asked.position.match(/\d+/g) ?? []), String(asked.moves.length)])
  const dare = own && wins && wins.length < asked.moves.length && (text.match(/\d+/g) ?? []).every((n) => known.has(n)) // prettier-ignore
  if (dare) return ''
  return own || asked.moves.some(({ to }) => among(to, position)) ? fact : ''
}

/* ------------------------------------------------------------ words that wait */

const GAME = 'game="subtraction" rules="1 2" start="2" opponent="person"'
/** @param {string} when @param {string} [id] */
const figure = (when, id = 'a') =>
  `<figure><cgt-play id="${id}" ${GAME}></cgt-play><footer data-after="${when}">Take both.</footer></figure>`
/** What a reader finds, copies and hears of it. @param {Page} page @param {string} [css] */
const reads = (page, css = 'body') =>
  page.locator(css).evaluate((e) => /** @type {HTMLElement} */ (e).innerText)
/** @param {Page} page @param {string} text @param {string} [id] */
const play = (page, text, id = 'a') =>
  page.locator(`#${id}`).evaluate((/** @type {any} */ e, text) => {
    e.play(e.session.game.move(e.position, text))
  }, text)

test('words wait in their room until the figure is at its end, and stay when it is played again', async () => {
  const { page, troubles } = await open(`<main><h1>x</h1>${figure('end')}<p>After.</p></main>`)
  const place = () => page.getByText('After.').evaluate((e) => e.getBoundingClientRect().top)
  const before = await place()
  assert.not.match(await reads(page), 'Take both')
  assert.is(await page.getByText('Take both').isVisible(), false)
  const said = JSON.stringify(await axe(page))
  assert.is(said, '[]')
  await play(page, '2-1')
  assert.not.match(await reads(page), 'Take both')
  await play(page, '1-1')
  assert.match(await reads(page), 'Take both')
  assert.is(await page.getByRole('button', { name: 'Show the answer' }).count(), 0)
  await page.locator('#a').evaluate((/** @type {any} */ e) => e.restart())
  assert.match(await reads(page), 'Take both', 'it was read already')
  assert.is(await place(), before, 'nothing jumped')
  assert.equal(troubles, [])
})

test('buttons beside one figure say what each shows, and of which figure', async () => {
  const named = (/** @type {string} */ id, /** @type {string} */ title) =>
    figure('end', id).replace('<figure>', `<figure><header><h3>${title}</h3></header>`)
  const { page } = await open(
    `<main><h1>x</h1>${named('a', 'Two')}<div data-after="end"><p>It is so.</p></div>${named('b', 'Three')}</main>`,
  )
  const buttons = page.locator('.cgt-after')
  const names = ['Show the answer: Two', 'Show the explanation: Two', 'Show the answer: Three']
  for (const [i, name] of names.entries()) {
    assert.is(await page.getByRole('button', { name, exact: true }).count(), 1, name)
    // what is seen is how the name begins
    assert.ok(name.startsWith(`${await buttons.nth(i).innerText()}: `))
  }
  await page.getByRole('button', { name: names[1], exact: true }).click()
  assert.match(await reads(page), 'It is so.')
})

test('a first try is enough for some words; others wait until it is found', async () => {
  const { page } = await open(
    `<main>${figure('guess')}${figure('solved', 'b').replace('opponent="person"', 'first="me"')}</main>`,
  )
  await play(page, '2-1')
  assert.match(await reads(page, 'figure:nth-of-type(1)'), 'Take both')
  await play(page, '2-1', 'b')
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('#b')).session.over)
  assert.not.match(await reads(page, 'figure:nth-of-type(2)'), 'Take both', 'the computer took it')
  await page.locator('#b').evaluate((/** @type {any} */ e) => e.restart())
  await play(page, '2-2', 'b')
  assert.match(await reads(page, 'figure:nth-of-type(2)'), 'Take both')
})

test('a button shows them to whoever wants them, in the language of the page, and the reader goes on from there', async () => {
  const { page } = await open(figure('end'), { lang: 'es' })
  const button = page.getByRole('button', { name: 'Mostrar la respuesta' })
  await button.press('Enter')
  assert.match(await reads(page), 'Take both')
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'footer')
  assert.is(await button.count(), 0)
})

test('words outside of a figure belong to the last before them under their heading, else the next, or to the one they name', async () => {
  const { page } = await open(
    `<main><h2>One</h2><p id="first" data-after="end">1</p>${figure('end')}<p>see <b id="last" data-after="end">2</b></p>
    <h2>Two</h2><p id="none" data-after="end">3</p><p id="named" data-after="end" data-of="a">4</p></main>`,
  )
  const waits = () =>
    page.evaluate(() =>
      ['first', 'last', 'none', 'named'].map((id) => document.getElementById(id)?.dataset.waits),
    )
  assert.equal(await waits(), ['yes', 'yes', 'no', 'yes'])
  await play(page, '2-2')
  assert.equal(await waits(), ['no', 'no', 'no', 'no'])
})

test('values that are shown tell the words, too; so do a checked theorem, a strip that is uncovered and a graph at its end', async () => {
  const { page } = await open(
    `<main>${figure('end')}
    <figure><cgt-theorem game="nim" universe="0..1 0..1"></cgt-theorem><footer data-after="end">t</footer></figure>
    <figure><cgt-strip to="2" values="off"></cgt-strip><footer data-after="end">s</footer></figure>
    <figure><cgt-graph edges="2>1" at="0"></cgt-graph><footer data-after="end">g</footer></figure>
    <figure><cgt-tree leaves="1 2"></cgt-tree><footer data-after="end">e</footer></figure>
    <figure><cgt-mex set="0" values="off"></cgt-mex><footer data-after="end">m</footer></figure></main>`,
  )
  const waits = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('footer')].map((e) => e.dataset.waits).join(' '),
    )
  assert.is(await waits(), 'yes yes yes yes yes yes')
  await page.locator('cgt-play').evaluate((e) => e.setAttribute('values', 'outcome'))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.locator('cgt-theorem .map').waitFor()
  await page.locator('cgt-strip [data-n="0"]').focus()
  for (const _ of [0, 1, 2]) await page.keyboard.press('v')
  for (const name of ['cgt-graph', 'cgt-tree'])
    await page.locator(`${name} [data-step=last]`).click()
  await page.locator('cgt-mex').getByRole('button', { name: 'Show the answer' }).click()
  assert.is(await waits(), 'no no no no no no')
})

test('words wait for a figure whose script comes after that of the words, and follow it from then on', async () => {
  const { page } = await visit(pathToFileURL(path.join(dist, 'en', '3-nim.html')).href)
  await page.waitForFunction(() => !!customElements.get('cgt-challenge'))
  const waits = () =>
    page.locator('figure:has(#stay) [data-after]').evaluate((e) => /** @type {any} */ (e).dataset.waits) // prettier-ignore
  assert.is(await waits(), 'yes')
  await page.locator('#stay').evaluate((/** @type {any} */ e) => {
    e.done = true
    e.update()
  })
  await page.waitForFunction(() => !document.querySelector('figure:has(#stay) [data-waits=yes]'))
  assert.is(await waits(), 'no')
})

test('paper has them, unless it is a handout', async () => {
  const { page } = await open(figure('end'))
  await page.emulateMedia({ media: 'print' })
  assert.match(await reads(page), 'Take both')
  assert.not.match(await reads(page), 'Show the answer')
  await page.evaluate(() => (document.documentElement.dataset.handout = ''))
  assert.not.match(await reads(page), 'Take both')
})

test('on the projector whatever states a value waits too: V tells that of a figure there, and that of no figure elsewhere', async () => {
  const { page } = await open(
    `<main><p><b data-fact="nim 1 = win 1-1">Nobody’s.</b></p><h2>x</h2><figure><cgt-play id="a" ${GAME}></cgt-play><footer data-fact="nim 1 = win 1-1">Its own.</footer></figure></main>`.replace(
      '<b ',
      '<b data-after="end" ',
    ),
  )
  assert.match(await reads(page), 'Its own')
  await page.evaluate(() => (document.documentElement.dataset.proj = ''))
  await page.waitForFunction(() => !document.body.innerText.includes('Its own'))
  assert.not.match(await reads(page), 'Nobody')
  await page.keyboard.press('v')
  assert.match(await reads(page), 'Nobody')
  assert.not.match(await reads(page), 'Its own')
  await page.locator('#a .board [tabindex="0"]').first().focus()
  await page.keyboard.press('v')
  await page.waitForFunction(() => document.body.innerText.includes('Its own'))
})

test('what a figure holds for who has no script asks for no button beside it', async () => {
  const { page } = await open(
    `<div><main><h2>x</h2><cgt-tree leaves="3 5 2 9" values="off"><span data-fact="tree{3 5 2 9} 0 = value 3">It is 3.</span></cgt-tree><p>a <b data-after="end" data-fact="nim 1 = win 1-1">1</b></p></main></div>`,
  )
  await page.evaluate(() => (document.documentElement.dataset.proj = ''))
  await page.locator('p > .cgt-after').waitFor()
  assert.is(await page.locator('.cgt-after').count(), 1)
})

test('without a script they are there', async () => {
  const context = await newContext({ javaScriptEnabled: false, offline: true })
  const page = await context.newPage()
  await page.goto(pathToFileURL(path.join(dist, 'en', 'game-cake.html')).href)
  assert.ok(await page.locator('footer[data-after]').first().isVisible())
  await context.close()
})

/* ------------------------------------------------------------ the pages */

const pages = [...pagesIn('.'), ...pagesIn('es'), ...pagesIn('en')].filter((name) =>
  /data-(fact|after)/.test(fs.readFileSync(path.join(dist, name), 'utf8')),
)
for (const name of pages)
  test(`${name}: no words tell what a figure beside them asks`, async () => {
    const { page } = await visit(pathToFileURL(path.join(dist, name)).href)
    const { asking, words, values, waiting } = await page.evaluate(seen)
    const told = words.flatMap(({ fact, text, place, section }) =>
      asking
        .filter(
          (figure) =>
          place >= 0 ? place === figure.place : section === figure.section && /play|challenge/.test(figure.kind), // prettier-ignore
        )
        .flatMap((figure) =>
          fact
            .split(/;\s*/)
            .map((one) => tells(/** @type {Figure} */ (figure), one, text))
            .filter(Boolean)
            .map((one) => `${text} (${one})`),
        ),
    )
    assert.equal([...new Set(told)], [])
    assert.equal(values, [], 'nor do values in a sentence')
    for (const { after, waits, of, text } of waiting) {
      assert.match(after, /^(guess|end|solved)$/, text)
      assert.match(waits ?? '', /^(yes|no)$/, text)
      assert.ok(of, `${text}: its figure is in the page`)
    }
  })

test.run()
