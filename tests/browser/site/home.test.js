/**
 * The home page: its dare and board on the first screen, what the headline answers, cards whose drawings play a move, what
 * was seen on this device; the menu, which knows where the reader is; and the search.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { DEEP, each } from '../../deep.mjs'
import { axe, close, done, inWindow, newContext, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
/** @param {string} name below dist/ */
const at = (name) => pathToFileURL(path.join(dist, name)).href
const HOMES = ['index.html', path.join('en', 'index.html')]
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

test('the dare, the whole board and its action button are on the first screen', async () => {
  for (const name of HOMES)
    for (const viewport of SCREENS) {
      const { page, troubles } = await visit(at(name), { viewport })
      const where = `${name} at ${viewport.width}`
      for (const css of [
        'h1',
        'h1 + .lede',
        '.hero cgt-play .board',
        '.hero cgt-play .actions .primary',
      ])
        await inWindow(page, css, where)
      assert.equal(troubles, [], where)
      if (DEEP || name === HOMES[0]) assert.equal(await axe(page, { include: 'body' }), [], where)
      await done(page)
    }
})

/** Plays the person's moves in order, each as soon as it may be played; the computer answers. @param {Page} page @param {((position: string) => string | null)} choose */
async function playOut(page, choose) {
  const state = () =>
    page.locator('.hero cgt-play').evaluate((/** @type {any} */ e) => ({
      over: e.session.over,
      position: e.position,
    }))
  /* as soon as the person may play, or nobody any more */
  const ready = () =>
    page.waitForFunction(() => {
      const { mine, session } = /** @type {any} */ (document.querySelector('.hero cgt-play'))
      return mine || session.over
    })
  for (await ready(); !(await state()).over; await ready())
    await page.locator('.hero cgt-play').evaluate(
      (/** @type {any} */ e, text) => {
        const { game, position } = e.session
        e.play(
          text
            ? game.move(position, text)
            : (game.solve(position).move ?? game.nextMove(position, 0, 0)),
        )
      },
      choose((await state()).position),
    )
}

test('after a game the headline says where it was lost, and leads to the review and to the theory', async () => {
  for (const [lang, name] of /** @type {const} */ ([
    ['es', HOMES[0]],
    ['en', HOMES[1]],
  ])) {
    const { page, troubles } = await visit(at(name))
    const headline = page.locator('h1')
    const dare = await headline.innerText()
    // three moves that win are kept, the fourth lets go
    let moves = 0
    await playOut(page, (position) => {
      moves++
      if (moves !== 2) return null
      const heap = Math.max(...position.split(' ').map(Number))
      return `${heap}-${heap}`
    })
    const lost = await headline.innerText()
    assert.is.not(lost, dare)
    assert.match(
      lost,
      lang === 'es'
        ? /^La perdiste en la jugada 3 de \d+\. Ver por qué$/
        : /^You lost it at move 3 of \d+\. See why$/,
    )
    assert.match((await page.locator('[data-said]').textContent()) ?? '', /3/)
    const play = page.locator('.hero cgt-play')
    /* the figure's own words count the same moves */
    const [n] = /\d+ (de|of) \d+/.exec(lost) ?? ['?']
    assert.match(await play.locator('.say').innerText(), n)
    assert.match(n, ` ${await play.locator('.review > li').count()}`)
    assert.is(await play.locator('.mistake .n').textContent(), '3')
    await headline.locator('a').click()
    assert.is(
      await play.evaluate((/** @type {any} */ e) => e.session.ply),
      2,
      'where it was let go',
    )
    assert.match(await play.locator('.told').innerText(), lang === 'es' ? /^Por qué:.* XOR / : /^Why:.* xor /i) // prettier-ignore
    assert.ok(await play.evaluate((e) => !!e.shadowRoot?.activeElement?.closest('.board')))
    await play.evaluate((/** @type {any} */ e) => e.play(e.session.game.nextMove(e.position, 0, 0)))
    assert.is(await headline.innerText(), dare, 'another game, and the dare again')

    await page.locator('.hero cgt-play').evaluate((/** @type {any} */ e) => e.restart())
    await playOut(page, () => null)
    assert.match(
      await headline.innerText(),
      lang === 'es' ? /^Ganaste, y nunca.*Demuestra por qué$/ : /^You won, and never.*Prove why$/,
    )
    const to = (await headline.locator('a').getAttribute('href')) ?? ''
    assert.ok(fs.existsSync(new URL(to, at(name))), to)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('every chapter and game has a card with a drawing, and the ones of games play a move', async () => {
  for (const name of HOMES) {
    const { page } = await visit(at(name))
    const cards = await page.locator('.cards li').evaluateAll((all) =>
      all.map((li) => ({
        name: li.getAttribute('data-page') ?? '',
        shapes: li.querySelectorAll('.mini :is(rect, circle, path, line, text)').length,
        moves: li.querySelectorAll('.mini :is(.go, .come, .slide)').length,
      })),
    )
    const there = fs.readdirSync(path.join(dist, 'es')).filter((file) => /^(\d|game-)/.test(file))
    assert.equal(cards.map((card) => `${card.name}.html`).sort(), there.sort())
    for (const card of cards) {
      assert.ok(card.shapes > 0, card.name)
      if (card.name.startsWith('game-')) assert.ok(card.moves > 0, card.name)
    }
    await done(page)
  }
})

test('a card plays its move while it is pointed at or has the focus, and not for who wants less motion', async () => {
  for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
    const context = await newContext({ reducedMotion })
    const page = await context.newPage()
    await page.goto(at('index.html'))
    const card = page.locator('[data-page="game-nim"] a')
    const stick = card.locator('.go').first()
    const opacity = () => stick.evaluate((e) => getComputedStyle(e).opacity)
    assert.is(await opacity(), '1')
    for (const show of [() => card.hover(), () => page.keyboard.press('Tab')]) {
      await show()
      if (reducedMotion === 'no-preference')
        await page.waitForFunction(
          (e) => e && getComputedStyle(e).opacity === '0',
          await stick.elementHandle(),
        )
      else assert.is(await opacity(), '1')
      await page.mouse.move(0, 0)
      await page.locator('[data-page="game-half"] a').focus()
      await page.locator('[data-page="game-twoheaps"] a').focus()
      await page.evaluate(() =>
        /** @type {any} */ (document.querySelector('[data-page="game-snim"] a')).focus(),
      )
    }
    await context.close()
  }
})

test('a chapter that was opened is marked on the home page, also where storage is refused nothing breaks', async () => {
  const { page, troubles } = await visit(at('es/3-nim.html'))
  await page.goto(at('index.html'))
  const seen = () =>
    page
      .locator('.cards [data-seen]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('data-page')))
  assert.equal(await seen(), ['3-nim'])
  assert.ok(await page.locator('[data-page="3-nim"] .seen').isVisible())
  assert.not.ok(await page.locator('[data-page="4-misere"] .seen').isVisible())
  await page.evaluate(() => localStorage.setItem('palitos-seen', '{broken'))
  await page.reload()
  assert.equal(await seen(), [])
  assert.equal(troubles, [])
  await done(page)

  const refused = await visit(at('es/4-misere.html'), {}, () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('refused')
      },
    }),
  )
  assert.equal(refused.troubles, [])
  await refused.page.context().close()
})

test('the menu says in which of its five parts the reader is, on a phone too', async () => {
  for (const [name, part, own] of each(2, [
    ['es/3-nim.html', 'Curso', false],
    ['es/game-maze.html', 'Juegos', false],
    ['es/problem-uva-847.html', 'Practicar', false],
    ['es/exercises.html', 'Practicar', true],
    ['es/11-contest.html', 'Curso', false],
    ['es/12-lab.html', 'Curso', false],
    ['es/laboratory.html', 'Laboratorio', true],
    ['es/sums.html', 'Laboratorio', false],
    ['es/trees.html', 'Laboratorio', false],
    ['es/atlas.html', 'Laboratorio', false],
    ['es/own-game.html', 'Laboratorio', false],
    ['es/teachers.html', 'Docentes', true],
    ['es/decks.html', 'Docentes', false],
    ['index.html', '', false],
  ])) {
    const { page } = await visit(at(String(name)))
    const links = page.locator('.top nav a')
    const menu = await page.locator('.top > nav a').allInnerTexts()
    assert.equal(menu, ['Curso', 'Juegos', 'Practicar', 'Laboratorio', 'Docentes'])
    assert.equal(await page.locator('.sheet nav > :first-child a').allTextContents(), menu)
    const here = await page
      .locator('.top > nav a[aria-current]')
      .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('aria-current')]))
    assert.equal(here, part ? [[part, own ? 'page' : 'true']] : [], String(name))
    if (part) {
      // the page itself, in the list beside it and in the phone's menu
      assert.is(await page.locator('.doc > nav [aria-current=page]').count(), 1, String(name))
      const [listed] = await page
        .locator('.doc > nav [aria-current=page]')
        .evaluateAll((all) => all.map((a) => /** @type {HTMLAnchorElement} */ (a).href))
      assert.is(listed, at(String(name)))
      const missing = String(name).includes('problem') ? 0 : 1
      assert.ok((await page.locator('.sheet [aria-current=page]').count()) >= missing, String(name))
    }
    assert.ok((await links.count()) > 5)
    await done(page)
  }
})

test('the menu says where sheets, Moodle and SCORM are, and leads to the panel, opened; so does the search', async () => {
  for (const [lang, name] of [
    ['es', 'Hojas, Moodle y SCORM'],
    ['en', 'Sheets, Moodle and SCORM'],
  ]) {
    const { page, troubles } = await visit(at(`${lang}/teachers.html`))
    for (const list of ['.doc > nav', '.sheet'])
      assert.is(await page.locator(list).locator('a', { hasText: name }).count(), 1, list)
    await page.keyboard.press('/')
    await page.locator('#find').waitFor()
    const [[first, , there]] = await found(page, lang === 'es' ? 'hojas' : 'sheets')
    assert.is(first, name)
    await page.keyboard.press('Escape')
    await page.locator('.doc > nav').getByRole('link', { name }).click()
    await page.waitForURL(/exercises\.html#codes&make=sheets$/)
    assert.is(page.url(), there)
    const print = page.locator('cgt-codes').getByLabel(lang === 'es' ? 'Cuántas hojas' : 'How many sheets') // prettier-ignore
    await print.waitFor()
    await inWindow(page, 'cgt-codes .make', lang)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('the page for teachers begins with what is wanted on Monday, and each way opens what makes it', async () => {
  for (const [lang, first, ...made] of [
    ['es', 'Para el lunes', 'Añadir a mis diapositivas', 'Descargar el paquete SCORM', 'GIFT', 'Imprimir las hojas y su clave'], // prettier-ignore
    ['en', 'For Monday', 'Add to my slides', 'Download the SCORM package', 'GIFT', 'Print the sheets and their key'], // prettier-ignore
  ]) {
    const { page, troubles } = await visit(at(`${lang}/teachers.html`))
    assert.is(await page.locator('main h2').first().innerText(), first)
    const ways = page.locator('main ul').first().locator('a')
    assert.is(await ways.count(), made.length)
    for (const [i, name] of made.entries()) {
      await ways.nth(i).click()
      await page.locator('main').getByRole('button', { name, exact: true }).waitFor()
      await page.goBack()
    }
    assert.equal(troubles, [])
    await done(page)
  }
})

test('the list beside a chapter is read and clicked over the ground of its figure', async () => {
  const { page } = await visit(at('es/1-states.html'))
  await page.locator('.stage').evaluate((e) => e.scrollIntoView({ block: 'center' }))
  const [figure, link] = await Promise.all([
    page.locator('.stage').boundingBox(),
    page.locator('.doc > nav [href="6-maze.html"]').boundingBox(),
  ])
  assert.ok(figure && link && link.y > figure.y && link.y + link.height < figure.y + figure.height)
  await page.mouse.click(link.x + 40, link.y + link.height / 2)
  await page.waitForURL(/6-maze/)
})

test('the laboratory has a place of its own, which leads to all that it has, each with a drawing', async () => {
  for (const [lang, home] of [
    ['es', HOMES[0]],
    ['en', HOMES[1]],
  ]) {
    const { page, troubles } = await visit(at(home))
    const link = page.locator('.top > nav a').nth(3)
    assert.match(await link.innerText(), /^Laborator/)
    await link.click()
    await page.waitForURL(at(`${lang}/laboratory.html`))
    const cards = await page.locator('main .cards li').evaluateAll((all) =>
      all.map((li) => ({
        name: li.getAttribute('data-page'),
        drawn: li.querySelectorAll('.mini :is(rect, circle, path)').length > 0,
      })),
    )
    assert.equal(
      cards,
      ['sums', 'trees', 'atlas', 'own-game'].map((name) => ({ name, drawn: true })),
    )
    // beside it stand the same
    const beside = await page
      .locator('.doc > nav a')
      .evaluateAll((all) => all.map((a) => /** @type {HTMLAnchorElement} */ (a).href))
    assert.equal(
      beside.slice(1),
      cards.map(({ name }) => at(`${lang}/${name}.html`)),
    )
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a game of one’s own begins with its rule, on the first screen, and the chapter’s laboratory still opens at its address', async () => {
  for (const lang of ['es', 'en'])
    for (const viewport of SCREENS) {
      const { page, troubles } = await visit(at(`${lang}/own-game.html`), { viewport })
      const rule = page.locator('cgt-lab').getByRole('textbox').first()
      const box = await rule.boundingBox()
      assert.ok(box && box.y > 0 && box.y + box.height < viewport.height, JSON.stringify(box))
      assert.match(await rule.inputValue(), lang === 'es' ? /^quita 1, 3 o 4$/ : /^take 1, 3 or 4$/)
      assert.equal(troubles, [])
      await done(page)
    }
  const { page } = await visit(at('es/12-lab.html') + '#lab&game=rule&rules=quita%202&start=7')
  assert.is(await page.locator('#lab').getAttribute('rules'), 'quita 2')
})

/** @param {Page} page @param {string} typed @returns {Promise<string[][]>} what was found: name, what it is, address */
async function found(page, typed) {
  await page.locator('#find').fill(typed)
  return page.locator('#found [role=option]').evaluateAll((all) =>
    all.map((e) => {
      const [name, what] = [...e.children].map((part) => part.textContent ?? '')
      return [name, what, e.getAttribute('href') ?? '']
    }),
  )
}

test('the search comes with / or its button, finds pages, terms, figures and problems, and goes there by keys', async () => {
  for (const [name, cases] of /** @type {[string, [string, RegExp, RegExp][]][]} */ ([
    [
      'es/3-nim.html',
      [
        ['mex', /mex/i, /5-grundy\.html/],
        ['poda alfa beta', /^Poda alfa-beta/, /9-alphabeta\.html$/],
        ['alfabeta', /^Poda alfa-beta/, /9-alphabeta\.html$/],
        ['847', /^UVa 847/, /problem-uva-847\.html$/],
        ['GÁTO', /^Tres en raya/, /game-tictactoe\.html$/],
        ['labe', /^Laberinto/, /game-maze\.html$/],
        // under names and terms of the other language too
        ['maze', /^Laberinto/, /es\/game-maze\.html$/],
        ['noughts', /^Tres en raya/, /es\/game-tictactoe\.html$/],
        // under words of a heading, or of an entry of the menu, that are not shown
        ['SCORM', /SCORM$/, /exercises\.html#codes&/],
        ['Moodle', /Moodle/, /exercises\.html#/],
        ['imprimir', /^Hojas/, /exercises\.html#codes&/],
        ['hoja de ejercicios', /^Hojas/, /exercises\.html#codes&/],
        ['PDF', /^Hojas/, /exercises\.html#codes&/],
        ['gift', /^Un banco de preguntas/, /exercises\.html#un-banco-de-preguntas-/],
        ['banco de preguntas', /^Un banco/, /exercises\.html#/],
        ['calificaciones', /calificaciones$/, /exercises\.html#/],
        ['columnas', /Columnas de unos/, /3-nim\.html#columnas-de-unos$/],
      ],
    ],
    [
      'en/index.html',
      [
        ['misere', /^Misère/, /misere\.html$/],
        ['sprague', /Sprague/, /html/],
        ['laberinto', /^Maze/, /en\/game-maze\.html$/],
        ['poda', /^Alpha-beta pruning/, /en\/9-alphabeta\.html$/],
        ['scorm', /SCORM$/, /exercises\.html#codes&/],
        ['Moodle', /Moodle/, /exercises\.html#/],
        ['print', /^Sheets/, /exercises\.html#codes&/],
        ['worksheet', /^Sheets/, /exercises\.html#codes&/],
        ['PDF', /^Sheets/, /exercises\.html#codes&/],
        ['GIFT', /^A question bank/, /exercises\.html#a-question-bank-/],
        ['question bank', /^A question bank/, /exercises\.html#a-question-bank-/],
        ['grade book', /grade book$/, /exercises\.html#a-set-that-reaches-/],
        ['gradebook', /grade book$/, /exercises\.html#a-set-that-reaches-/],
      ],
    ],
  ])) {
    const { page, troubles } = await visit(at(name))
    const loaded = await page.locator('script[src*="search-"]').count()
    assert.is(loaded, 0, 'it is loaded when it is asked for')
    await page.keyboard.press('/')
    const field = page.locator('#find')
    await field.waitFor()
    assert.ok(await field.evaluate((e) => document.activeElement === e))
    const first = page.locator('#found [aria-selected=true]')
    for (const [typed, title, to] of cases) {
      const [[named, , there]] = await found(page, typed)
      assert.match(named, title, typed)
      assert.match(there, to, typed)
      assert.is(await field.getAttribute('aria-activedescendant'), await first.getAttribute('id'))
      assert.is(await first.getAttribute('href'), there)
    }
    const [, , to] = /** @type {[string, RegExp, RegExp]} */ (cases.at(-1))
    await page.keyboard.press('Enter')
    await page.waitForFunction((source) => new RegExp(source).test(location.href), to.source)
    assert.not.ok(await page.locator('dialog[open]').count())
    assert.equal(troubles, [])
    await done(page)
  }
})

test('the search forgives a typing error or two, after what is written right, and names each place once with what it is', async () => {
  for (const [name, cases] of /** @type {[string, [string, RegExp, RegExp][]][]} */ ([
    [
      'index.html',
      [
        ['kailes', /^Kayles y otros juegos octales$/, /^Juego · Montones$/],
        ['sprage', /^Sumas de juegos y el teorema de Sprague/, /^Capítulo 7$/],
        ['laverinto', /^Laberinto$/, /^Juego · /],
        ['alfabteta', /^Poda alfa-beta$/, /^Capítulo 9$/],
        ['misree', /^Nim misère$/, /^Juego · /],
        ['misere', /^Nim misère$/, /^Juego · /],
        ['uva 847', /^UVa 847/, /^Problema · /],
        ['XOR', /^XOR$/, /^Término · 3 · /],
      ],
    ],
    [
      'en/sums.html',
      [
        ['kailes', /^Kayles and /, /^Game · Heaps$/],
        ['alphabtea', /^Alpha-beta/, /^Chapter 9$/],
        ['boutno', /^Nim and Bouton/, /^Chapter 3$/],
      ],
    ],
  ])) {
    const { page, troubles } = await visit(at(name))
    await page.keyboard.press('/')
    await page.locator('#find').waitFor()
    for (const [typed, title, what] of cases) {
      const rows = await found(page, typed)
      assert.ok(
        rows.some(([named, said]) => title.test(named) && what.test(said)),
        `${typed}: ${rows.join(' | ')}`,
      )
      if (!/XOR|mis/.test(typed)) assert.match(rows[0][0], title, typed)
      assert.is(new Set(rows.map(([, , to]) => to)).size, rows.length, `${typed}: a place twice`)
      const seen = rows.map(([named, said]) => `${named} ${said}`.toLowerCase())
      assert.is(new Set(seen).size, rows.length, `${typed}: a row twice`)
    }
    // three letters, and a number, are what they are
    for (const typed of ['nmi', '8477']) assert.equal(await found(page, typed), [])
    const [first] = await found(page, name.startsWith('en') ? 'maze' : 'nim')
    assert.match(first[0], /^(Maze|Nim)$/)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('no two entries of the search are the same words, and none has the name of its own page', () => {
  for (const lang of ['es', 'en']) {
    const text = fs.readFileSync(path.join(dist, `search-${lang}.js`), 'utf8')
    const [, json] = /const ALL = (\{.*\})$/m.exec(text) ?? []
    /** @type {{ at: string, title: string, kind: string, where: string, rank: number }[]} */
    const entries = JSON.parse(json).entries
    const rows = entries.map(({ title, kind, where }) =>
      `${title}, ${kind}, ${where}`.toLowerCase(),
    )
    assert.equal(
      rows.filter((row, i) => rows.indexOf(row) !== i),
      [],
    )
    const pages = new Map(entries.filter((one) => !one.rank).map((one) => [one.at, one.title]))
    for (const { at, title, rank } of entries)
      if (rank) assert.is.not(title, pages.get(at.replace(/#.*/, '')), at)
  }
})

test('the search is used by arrows, closes with Escape, says when nothing is found, and leaves / to who types', async () => {
  const { page, troubles } = await visit(at('en/12-lab.html'), {
    viewport: { width: 390, height: 844 },
  })
  const input = page.locator('cgt-lab input, cgt-lab textarea').first()
  await input.focus()
  await page.keyboard.press('/')
  assert.is(await page.locator('dialog').count(), 0)
  const button = page.locator('[data-find]')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.locator('#find').waitFor()
  const options = page.locator('#found [role=option]')
  assert.is(await options.count(), 0)
  await page.keyboard.type('nim')
  const chosen = () =>
    options.evaluateAll((all) => all.findIndex((e) => e.getAttribute('aria-selected') === 'true'))
  const count = await options.count()
  assert.ok(count > 3)
  assert.is(await chosen(), 0)
  await page.keyboard.press('ArrowDown')
  assert.is(await chosen(), 1)
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowUp')
  assert.is(await chosen(), count - 1)
  assert.equal(await axe(page), [])
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  await page.locator('#find').fill('xyzzy <b>')
  assert.match(
    (await page.locator('dialog [role=status]').textContent()) ?? '',
    /^Nothing here is called “xyzzy <b>”/,
  )
  assert.is(await options.count(), 0)
  await page.keyboard.press('Enter')
  assert.equal(await axe(page), [])
  await page.keyboard.press('Escape')
  assert.is(await page.locator('dialog[open]').count(), 0)
  assert.ok(await button.evaluate((e) => document.activeElement === e), 'the focus is where it was')
  await page.keyboard.press('/')
  await page.locator('dialog[open]').waitFor()
  assert.equal(troubles, [])
})

test('the search opens once however often its button is pressed, and closes with a press beside it', async () => {
  const { page, troubles } = await visit(at('index.html'))
  await page.locator('[data-find]').click()
  await page.locator('#find').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-find]').dblclick()
  assert.is(await page.locator('dialog[open]').count(), 1)
  await page.mouse.click(20, 700)
  assert.is(await page.locator('dialog[open]').count(), 0)
  assert.equal(troubles, [])
})

/** what every reader must be able to find by its own name */
test('each page is found by its title, in both languages', async () => {
  for (const lang of ['es', 'en']) {
    const text = fs.readFileSync(path.join(dist, `search-${lang}.js`), 'utf8')
    const [, json] = /const ALL = (\{.*\})$/m.exec(text) ?? []
    /** @type {{ at: string, title: string }[]} */
    const entries = JSON.parse(json).entries
    const pages = fs.readdirSync(path.join(dist, lang)).filter((file) => file !== 'index.html')
    for (const file of pages)
      assert.ok(
        entries.some((entry) => entry.at === `${lang}/${file}`),
        file,
      )
    for (const entry of entries) {
      const [file, id] = entry.at.split(/[#&]/)
      const html = fs.readFileSync(path.join(dist, file), 'utf8')
      assert.ok(!id || html.includes(`id="${id}"`), entry.at)
    }
  }
})

test.after(close)
test.run()
