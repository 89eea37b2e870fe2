/**
 * engines.test.js -- the same steps in Firefox and WebKit, wherever what an element does hangs on the engine:
 * drawing, layout, fonts, keys, clicks, fingers, windows, workers. Every page and deck is opened from file://. Chromium
 * takes those steps alone that none of its own tests takes.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowList } from '../../tools/allow-list.mjs'
import { FONTS, scriptsOf } from '../../tools/parts.mjs'
import { chromium, firefox, until, webkit } from './webdriver.mjs'

/** @typedef {import('./webdriver.mjs').Engine} Engine */

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-engines-'))
process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))

const MAZE = '..#../#...#/..#../#..../.....'
const GRAPH = '2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5'
const BOARDS = [
  '<cgt-play game="nim" start="3 4 5"></cgt-play>',
  '<cgt-play game="subtraction" rules="1 2 3" start="10"></cgt-play>',
  '<cgt-play game="divisor" start="12"></cgt-play>',
  '<cgt-play game="euclid" start="25 7"></cgt-play>',
  `<cgt-play game="maze" rules="${MAZE}" start="e5"></cgt-play>`,
  `<cgt-play game="graph" rules="${GRAPH}" start="6"></cgt-play>`,
  '<cgt-play game="tree" rules="3 5 2 9 12 5 23 23" start="0"></cgt-play>',
  '<cgt-play game="staircase" start="2 1 3"></cgt-play>',
  '<cgt-play game="coins" start="3 3 2"></cgt-play>',
  '<cgt-play game="strip" start="2 3 6"></cgt-play>',
  '<cgt-play game="row" start="4 -10 -20 7"></cgt-play>',
  '<cgt-play game="digits" start="1234567"></cgt-play>',
  '<cgt-play game="words" rules="a aa aba" start="aababaab"></cgt-play>',
  '<cgt-play game="octal" rules="kayles" start="5 2"></cgt-play>',
  '<cgt-play game="game31" start="556"></cgt-play>',
  '<cgt-play game="cake" start="3 4 1 2"></cgt-play>',
  '<cgt-play game="tictactoe" start="xo./.../..."></cgt-play>',
  '<cgt-play game="rooted" rules="1-2 1-3 3-4" start="5 2 1 3"></cgt-play>',
  `<cgt-play game="sum" rules="maze{${MAZE}} + nim + octal{kayles}" start="e5 + 3 + 4"></cgt-play>`,
]
const FIGURES = [
  '<cgt-strip game="subtraction" rules="1 2 3" to="21" at="10"></cgt-strip>',
  '<cgt-graph game="divisor" start="9"></cgt-graph>',
  '<cgt-tree leaves="3 5 2 9 12 5 23 23" search="alphabeta" at="12"></cgt-tree>',
  '<cgt-xor heaps="10 12 5"></cgt-xor>',
  '<cgt-mex set="0 1 3"></cgt-mex>',
  '<cgt-theorem game="nim" name="Bouton"></cgt-theorem>',
]

/** one of each, as the page for slides of one's own has them */
const EVERY = [
  ...fs.readFileSync(new URL('../../web/pages/en/slides.md', import.meta.url), 'utf8').matchAll(/^```html live\n([^]*?)^```$/gm), // prettier-ignore
].map(([, code]) => code).join('\n') // prettier-ignore
const NAMES = Object.keys(allowList())
/** of Left and Right */
const SIDED = [
  '<cgt-play game="domineering" start="2x3" opponent="person"></cgt-play>',
  '<cgt-play game="hackenbush" start="llr"></cgt-play>',
  '<cgt-form form="{0, * | ^}" open></cgt-form>',
  '<cgt-compare-games left="^" right="*"></cgt-compare-games>',
  '<cgt-thermograph game="domineering" start="2x3"></cgt-thermograph>',
  '<cgt-line string="llr"></cgt-line>',
]

const THEATRE = `<cgt-atlas game="nim" start="2 2"></cgt-atlas>
  <cgt-searches leaves="3 5 2 9 12 5 23 23"></cgt-searches>
  <cgt-grow tree="((3 5) (2 9))"></cgt-grow><cgt-code src="reference.c#cgt_alphabeta"></cgt-code>`

/** In every page before all else: keeps what goes wrong, finds things in shadow roots and where they can be clicked. */
function before() {
  const page = /** @type {any} */ (window)
  /** @type {string[]} */
  page.troubles = []
  addEventListener('error', (e) => page.troubles.push(e.message ?? `${e.target}`), true)
  addEventListener('unhandledrejection', (e) => page.troubles.push(String(e.reason)))
  const { error } = console
  console.error = (...words) => {
    page.troubles.push(words.join(' '))
    error(...words)
  }
  /** @param {string} css `host >> inside its shadow root` */
  page.all = (css) => {
    const [outer, inner] = css.split(' >> ')
    const hosts = [...document.querySelectorAll(outer)]
    return inner ? hosts.flatMap((e) => [...(e.shadowRoot?.querySelectorAll(inner) ?? [])]) : hosts
  }
  /** What is under a point, through shadow roots. @param {number} x @param {number} y */
  page.under = (x, y) => {
    let found = document.elementFromPoint(x, y)
    for (;;) {
      const deeper = found?.shadowRoot?.elementFromPoint(x, y)
      if (!deeper || deeper === found) return found
      found = deeper
    }
  }
  /** Where a hit lands on it. Not asked of rectangles: inside slides WebKit's are wrong. @param {Element} element */
  page.middle = (element) => {
    const from = element.getBoundingClientRect()
    // Firefox's scrollIntoView misses what is inside an SVG. A slide is all in view, and not to be moved
    if (
      !document.querySelector('svg[data-marpit-svg]') &&
      (from.top < 0 || from.bottom > innerHeight)
    )
      scrollBy(0, from.top - innerHeight / 2)
    /** @param {number} x @param {number} y */
    const hits = (x, y) => element.contains(page.under(x, y))
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (hits(x, y)) return [x, y]
    for (const step of [16, 5]) {
      const found = []
      for (let y = step; y < innerHeight; y += step)
        for (let x = step; x < innerWidth; x += step) if (hits(x, y)) found.push([x, y])
      if (found.length) return found[found.length >> 1]
    }
    return null
  }
}

let pages = 0
/**
 * A page from file:// with these elements.
 * @param {string} body @param {string} [last] a script after the others @param {string[]} [scripts] @returns {string} its address
 */
function page(body, last = '', scripts = [...scriptsOf(body), FONTS]) {
  const file = path.join(folder, `${pages++}.html`)
  fs.writeFileSync(
    file,
    `<!doctype html><html lang="en" data-palitos-address><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test</title><script>(${before})()</script>
<style>body { margin: 24px; background: var(--cgt-bg); color: var(--cgt-ink) }</style>
<body>${body}${scripts
      .map((name) => `<script src="${pathToFileURL(path.join(dist, name))}"></script>`)
      .join('')}<script>${last}</script></body></html>`,
  )
  return pathToFileURL(file).href
}
/** The site and its decks, as they are but for `before`: the address of one. */
const site = (() => {
  const copy = path.join(folder, 'site')
  fs.cpSync(dist, copy, { recursive: true, filter: (file) => !file.endsWith('.pdf') })
  for (const name of fs.readdirSync(copy, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) {
      const file = path.join(copy, name)
      const html = fs.readFileSync(file, 'utf8')
      assert.match(html, /<head[^>]*>/)
      fs.writeFileSync(
        file,
        html.replace(/<head[^>]*>/, (head) => `${head}<script>(${before})()</script>`),
      )
    }
  return (/** @type {string} */ name) => pathToFileURL(path.join(copy, name)).href
})()
const STATES = 'slides/1-states.html'
const NIM = 'slides/3-nim.html'
const ALPHABETA = 'slides/9-alphabeta.html'

for (const launch of [chromium, firefox, webkit]) {
  const each = suite(launch.name)
  /** @param {string} name @param {() => Promise<void>} work */
  const engine = (name, work) => launch !== chromium && each(name, work)
  /** @type {Engine} */
  let it

  each.before(async () => {
    it = await launch()
    console.log(it.name)
  })
  each.after(() => it?.close())

  /**
   * Does something with an element in the page.
   * @template T
   * @param {string} css `host >> inside its shadow root`
   * @param {(element: any, ...args: any[]) => T} work
   * @param {...any} args
   * @returns {Promise<Awaited<T>>}
   */
  const on = (css, work, ...args) =>
    it.run(
      (css, source, args) => {
        const element = /** @type {any} */ (window).all(css)[0]
        if (!element) throw new Error(`nothing is ${css}`)
        return (0, eval)(`(${source})`)(element, ...args)
      },
      css,
      String(work),
      args,
    )
  /** @param {string} css */
  const count = (css) => it.run((css) => /** @type {any} */ (window).all(css).length, css)
  /** @param {string} css the words of the first one, in one line */
  const text = (css) => on(css, (e) => e.innerText.replace(/\s+/g, ' ').trim())
  /** @param {string} css @param {string} name */
  const attribute = (css, name) => on(css, (e, name) => e.getAttribute(name), name)
  /** @param {string} [css] */
  const position = (css = 'cgt-play') => on(css, (e) => e.position)
  /** The moves that were played. @param {string} [css] @returns {Promise<string[]>} */
  const line = (css = 'cgt-play') =>
    on(css, (e) => e.session.line.map((/** @type {any} */ { move }) => move.text))
  /** What went wrong in the page, and what it asked of a server. */
  const troubles = () =>
    it.run(() => [
      .../** @type {any} */ (window).troubles,
      ...performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /^(http|ws|ftp)/.test(name)),
    ])
  /** @param {string} css */
  const place = async (css) => {
    // A window that was just resized, or a slide just turned, may not stand still yet
    let last = ''
    let point = null
    await until(async () => {
      point = await on(css, (e) => /** @type {any} */ (window).middle(e))
      const before = last
      last = JSON.stringify(point)
      return point && last === before
    }, `${css} can be clicked`)
    return /** @type {[number, number]} */ (/** @type {unknown} */ (point))
  }
  /** @param {string} css */
  const click = async (css) => it.click(...(await place(css)))
  /** The label of what has the focus. @returns {Promise<string | null>} */
  const focused = () =>
    it.run(() => {
      const host = document.activeElement
      return (host?.shadowRoot?.activeElement ?? host)?.getAttribute('aria-label') ?? null
    })
  /** @param {string} css focus it as a script does */
  const focus = (css) => on(css, (e) => e.focus())
  /** Once the computer has answered. @param {string} [css] @returns {Promise<boolean>} false when play is over */
  const mine = async (css = 'cgt-play') => {
    await until(() => on(css, (e) => e.mine || e.session.over), 'the computer moves')
    return !(await on(css, (e) => e.session.over))
  }
  /** The best move's place on the board. @returns {Promise<{ item: number, choice: number }>} */
  const best = () =>
    on('cgt-play', (e) => {
      const { item, choice } = e.session.game.solve(e.session.position).move
      return { item, choice }
    })

  /** @returns {Promise<number>} the slide that is shown, from 1 */
  const slide = () =>
    it.run(
      () =>
        [...document.querySelectorAll('svg[data-marpit-svg]')].findIndex((e) =>
          e.classList.contains('bespoke-marp-active'),
        ) + 1,
    )
  /** The slide of an element is shown, once the deck is open. @param {string} deck @param {string} id */
  const show = async (deck, id) => {
    if (!(await it.run(() => location.href)).startsWith(site(deck))) await it.go(site(deck))
    const number = await it.run((id) => {
      const all = [...document.querySelectorAll('svg[data-marpit-svg]')]
      const number = all.findIndex((e) => e.querySelector(`#${id}`)) + 1
      location.hash = `#${number}`
      return number
    }, id)
    await until(async () => (await slide()) === number, `slide ${number}`)
    return number
  }
  /** The slide is not turned, now and after what the deck does late. @param {number} number @param {string} what */
  const still = async (number, what) => {
    await sleep(120)
    assert.is(await slide(), number, what)
  }

  // WebKit joins windows opened from file:// only at times: there a deck wants a server, or one window
  if (launch !== webkit)
    engine('presenter and audience show the same play, both ways', async () => {
      await show(STATES, 'line')
      const audience = await it.window()
      const presenter = await it.opened(() => it.press('p'))
      await until(
        () => it.run(() => 'all' in window && document.readyState === 'complete'),
        'the presenter’s window is loaded',
      )
      assert.match(await it.run(() => location.search), 'view=presenter')
      assert.is(await slide(), await show(STATES, 'line'))
      await click('#line >> [aria-label="Paso siguiente"]')
      assert.is(await position('#line'), '8')
      await it.to(audience)
      await until(async () => (await position('#line')) === '8', 'the audience sees it')
      await click('#line >> [aria-label="Paso siguiente"]')
      assert.is(await position('#line'), '5')
      assert.equal(await troubles(), [])
      await it.to(presenter)
      await until(async () => (await position('#line')) === '5', 'the presenter sees it')
      assert.equal(await troubles(), [])
      await it.leave()
      await it.to(audience)
    })

  engine('one script line and one of every element, from file://: all are drawn', async () => {
    await it.go(page(EVERY, '', ['palitos.js']))
    await until(
      () => it.run((names) => names.every((name) => /** @type {any} */ (window).all(name)[0]?.shadowRoot?.childElementCount), NAMES), // prettier-ignore
      'all are drawn',
    )
    assert.equal(await troubles(), [])
  })

  each('elements are drawn when the script has run, not later', async () => {
    await it.go(
      page(
        [...BOARDS, ...FIGURES, ...SIDED].join(''),
        `seen = [...document.querySelectorAll('*')].filter((e) => e.localName.startsWith('cgt-'))
           .map((e) => [e.localName, e.shadowRoot?.textContent.trim().length > 20, e.getClientRects().length])
         const late = document.createElement('cgt-play')
         late.setAttribute('game', 'nim')
         document.body.append(late)
         seen.push(['late', late.shadowRoot.querySelectorAll('.stick').length > 0, 1])`,
      ),
    )
    const seen = await it.run(() => /** @type {any} */ (window).seen)
    assert.is(seen.length, BOARDS.length + FIGURES.length + SIDED.length + 1)
    for (const one of seen) assert.equal(one, [one[0], true, 1])
    assert.is(await count('cgt-play >> .problem'), 0)
    assert.is(await on('cgt-play >> .heap', (e) => getComputedStyle(e).display), 'grid')
    assert.equal(await troubles(), [])
  })

  // WebKit refuses an address that is written a hundred times in half a minute
  each('a hundred and fifty steps are no error, and the last one is in the address', async () => {
    await it.go(
      page('<cgt-strip id="long" game="subtraction" rules="1 2 3" to="200" at="0"></cgt-strip>'),
    )
    await it.run(() => {
      const arrow = { key: 'ArrowRight', bubbles: true, composed: true }
      const cells = document.querySelector('cgt-strip')?.shadowRoot
      for (let i = 0; i < 150; i++)
        cells?.querySelector(`[data-n="${i}"]`)?.dispatchEvent(new KeyboardEvent('keydown', arrow))
    })
    await until(
      async () => /&at=150$/.test(await it.run(() => location.hash)),
      'the address holds the last step',
    )
    assert.equal(await troubles(), [])
  })

  each('the fonts come out of the script, and letters are drawn in them', async () => {
    await it.go(page(BOARDS[0]))
    const families = await it.run(() =>
      document.fonts.ready.then(() =>
        [...document.fonts].map(({ family, status }) => [family.replace(/"/g, ''), status]),
      ),
    )
    for (const name of ['Atkinson Hyperlegible Next', 'Atkinson Hyperlegible Mono'])
      assert.ok(
        families.some(([family, status]) => family === name && status === 'loaded'),
        JSON.stringify(families),
      )
    const widths = await it.run(() =>
      ['Atkinson Hyperlegible Next', 'no such font', 'Atkinson Hyperlegible Mono'].map((family) => {
        const span = document.createElement('span')
        span.style.font = `700 100px '${family}', monospace`
        span.textContent = 'WiWi'
        document.body.append(span)
        return span.getBoundingClientRect().width
      }),
    )
    assert.is(new Set(widths.map(Math.round)).size, 3, String(widths))
  })

  each('heaps stand in one column, powers of two under each other (subgrid)', async () => {
    await it.go(page('<cgt-play game="nim" start="10 12 5" values="grundy"></cgt-play>'))
    const lefts = (/** @type {string} */ css) =>
      it.run(
        (css) =>
          /** @type {any} */ (window)
            .all(css)
            .map((/** @type {Element} */ e) => e.getBoundingClientRect().left),
        css,
      )
    assert.is(await count('cgt-play >> .heaps.binary'), 1)
    for (let column = 2; column <= 5; column++) {
      const all = [
        ...(await lefts(`cgt-play >> .heap > :nth-child(${column})`)),
        ...(await lefts(`cgt-play >> .head > :nth-child(${column})`)),
        ...(await lefts(`cgt-play >> .foot > :nth-child(${column})`)),
      ]
      // The frame's own foot has another layout
      assert.ok(all.length >= 5)
      const least = Math.min(...all.slice(0, 5))
      assert.ok(Math.max(...all.slice(0, 5)) - least < 1, `column ${column}: ${all}`)
    }
    await on('cgt-play', (e) => e.setAttribute('values', 'off'))
    const sticks = await lefts('cgt-play >> .sticks')
    assert.is(sticks.length, 3)
    assert.is(new Set(sticks).size, 1, String(sticks))
  })

  each('a narrow place changes the layout, not the window (container queries)', async () => {
    await it.go(page(`<div style="width: 360px">${BOARDS[0]}</div>${BOARDS[0]}`))
    const sizes = await it.run(() =>
      /** @type {any} */ (window)
        .all('cgt-play >> .heap:first-child .stick:first-child')
        .map((/** @type {Element} */ e) => e.getBoundingClientRect().width),
    )
    /* 3 4 5: five columns share the place, and are as wide as sticks may stand apart */
    assert.equal(sizes.map(Math.round), [61, 96])
    assert.ok(await on('div', (e) => e.scrollWidth <= 360))
  })

  engine('Nim 3 4 5 is won by clicks', async () => {
    await it.go(page('<cgt-play id="nim" game="nim" start="3 4 5"></cgt-play>'))
    while (await mine()) {
      const { item, choice } = await best()
      await click(`cgt-play >> [data-item="${item}"][data-choice="${choice}"]`)
      await click('cgt-play >> .actions .primary')
    }
    assert.is(await position(), '0 0 0')
    assert.match(await text('cgt-play >> .status'), 'You win.')
    assert.is(await count('cgt-play >> .review .mistake'), 0)
    // The address has the play: history.replaceState from file://
    const played = `#nim&game=nim&start=3%204%205&moves=${(await line()).join('%20')}&`
    const address = await until(async () => {
      const address = await it.run(() => location.href)
      return address.includes(played) && address
    }, `the address has ${played}`)
    assert.equal(await troubles(), [])
    await it.go('about:blank')
    await it.go(address)
    assert.is(await position(), '0 0 0')
    assert.equal(await troubles(), [])
  })

  engine('Nim 1 2 4 is won by keys alone, Space and Enter by turns', async () => {
    await it.go(page('<cgt-play game="nim" start="1 2 4"></cgt-play>'))
    await focus('cgt-play >> [tabindex="0"]')
    for (let turn = 0; await mine(); turn++) {
      const { item, choice } = await best()
      const want = await on(`cgt-play >> [data-item="${item}"][data-choice="${choice}"]`, (e) => [
        +e.dataset.row,
        +e.dataset.col,
      ])
      const here = () =>
        on('cgt-play', ({ shadowRoot: { activeElement: e } }) => [+e.dataset.row, +e.dataset.col])
      for (let i = 0; i < 20; i++) {
        const [row, col] = await here()
        if (row < want[0]) await it.press('ArrowDown')
        else if (row > want[0]) await it.press('ArrowUp')
        else if (col !== want[1]) await it.press(col < want[1] ? 'ArrowRight' : 'ArrowLeft')
        else break
      }
      assert.equal(await here(), want)
      const ring = await on(
        'cgt-play',
        (e) => getComputedStyle(e.shadowRoot.activeElement).boxShadow,
      )
      assert.is.not(ring, 'none')
      await it.press(turn % 2 ? 'Enter' : ' ')
      // One move, and the key's way up presses nothing more
      assert.ok([2 * turn + 1, 2 * turn + 2].includes((await line()).length))
      assert.is(await on('cgt-play', (e) => e.selected), null)
    }
    assert.match(await text('cgt-play >> .status'), 'You win.')
    assert.equal(await troubles(), [])
  })

  each('Tab goes through the controls, and a board is one stop', async () => {
    await it.go(page('<cgt-play game="nim" start="3 4 5" opponent="person"></cgt-play>'))
    /** @type {(string | null)[]} */
    const stops = []
    while (!stops.includes('More') && stops.length < 20) {
      await it.press('Tab')
      stops.push(await focused())
    }
    assert.is(stops.filter((label) => /^Take/.test(String(label))).length, 1, String(stops))
    assert.ok(stops.includes('Hint'), String(stops))
    await focus('cgt-play >> [aria-label="Hint"]')
    await it.press(' ')
    assert.match(await text('cgt-play >> .told'), 'This position is winning')
    await it.press('Enter')
    assert.match(await text('cgt-play >> .told'), 'Look at heap')
    // Radio buttons under their labels
    await click('cgt-play >> .sentence')
    await click('cgt-play >> .either label:nth-child(2)')
    assert.is(await attribute('cgt-play', 'opponent'), 'person')
    await click('cgt-play >> .either label:nth-child(1)')
    assert.is(await attribute('cgt-play', 'opponent'), 'computer')
    assert.equal(await troubles(), [])
  })

  engine('every board takes a click on its things', async () => {
    const all = BOARDS.map((body, i) =>
      body.replace('></', ` data-at="${i}" opponent="person" values="outcome"></`),
    )
    await it.go(page(all.join('')))
    for (const i of BOARDS.keys()) {
      const play = `[data-at="${i}"]`
      const before = await position(play)
      await click(`${play} >> .board [data-choice]`)
      assert.ok(await on(play, (e) => e.selected), BOARDS[i])
      await click(`${play} >> .actions .primary`)
      assert.is.not(await position(play), before, BOARDS[i])
      await click(`${play} >> [aria-label="Undo"]`)
      assert.is(await position(play), before, BOARDS[i])
    }
    assert.equal(await troubles(), [])
  })

  engine('every board is played by keys, and its focus is seen', async () => {
    const all = BOARDS.map((body, i) => body.replace('></', ` data-at="${i}" opponent="person"></`))
    await it.go(page(all.join('')))
    for (const i of BOARDS.keys()) {
      const play = `[data-at="${i}"]`
      const before = await position(play)
      await focus(`${play} >> .board [tabindex="0"]`)
      await it.press('ArrowRight', 'ArrowLeft')
      const seen = await on(play, ({ shadowRoot: { activeElement: e } }) => {
        const line = e.querySelector('.focus-2')
        return line ? getComputedStyle(line).display : getComputedStyle(e).boxShadow
      })
      assert.is.not(seen, 'none', BOARDS[i])
      await it.press('Enter')
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'])
        if ((await position(play)) === before) await it.press(key, 'Enter')
      assert.is.not(await position(play), before, BOARDS[i])
    }
    assert.equal(await troubles(), [])
  })

  engine('figures are stepped by keys and by clicks', async () => {
    await it.go(page(FIGURES.join('')))
    await focus('cgt-strip >> [tabindex="0"]')
    await it.press('ArrowLeft', 'ArrowLeft')
    assert.is(await focused(), '8: losing position')
    await click('cgt-strip >> [data-n="6"]')
    assert.is(await attribute('cgt-strip', 'at'), '6')

    await click('cgt-graph >> [aria-label="First step"]')
    assert.is(await count('cgt-graph >> .m-unknown'), 9)
    await it.press('.', '.', 'ArrowRight')
    assert.is(await attribute('cgt-graph', 'at'), '3')
    await click('cgt-graph >> .node:nth-of-type(2)')
    assert.is(await count('cgt-graph >> [aria-pressed=true]'), 1)

    await focus('cgt-tree >> [data-node="0"]')
    await it.press('End')
    assert.is(await count('cgt-tree >> .edge.cut'), 1)
    assert.match(await attribute('cgt-tree >> [data-node="0"]', 'aria-label'), 'MAX, worth 12')
    await it.press('Home', 'ArrowRight')
    assert.is(await attribute('cgt-tree', 'at'), '1')

    const field = 'cgt-xor >> input'
    await focus(field)
    await on(field, (e) => e.select())
    await it.press(...'9 12 5')
    assert.is(await attribute('cgt-xor', 'heaps'), '9 12 5')
    await click('cgt-mex >> [data-n="2"], [data-value="2"], button')
    assert.equal(await troubles(), [])
  })

  engine(
    'Left and Right: a domino is laid, a form collapses, a temperature slides beside its board, a string grows, a value is typed',
    async () => {
      await it.go(
        page(`${SIDED.join('')}<cgt-exercise kind="worth" seed="7" level="1"></cgt-exercise>`),
      )
      await focus('cgt-play >> .board [data-choice]')
      await it.press('Enter')
      assert.equal(await line(), ['a1-a2'])
      assert.match(await text('cgt-play >> .status'), /^Right/)
      await click('cgt-play >> .actions .primary, .board [data-choice]')

      const form = 'cgt-form >> .says'
      await click('cgt-form >> [aria-label="Last step"]')
      assert.match(await text(form), /↑2∗/)
      await it.press('Home')
      assert.match(await text(form), /^Left has 2 options/)

      const heat = 'cgt-thermograph >> input'
      assert.is(await attribute('cgt-thermograph >> .still', 'aria-label'), 'Board: ...|...')
      assert.match(await text('cgt-thermograph >> .says'), /Left to move gets 2/)
      await focus(heat)
      await it.press('End')
      assert.match(await text('cgt-thermograph >> .says'), /worth its mean, 3\/4/)

      await focus('cgt-line >> button')
      await it.press('l')
      assert.is(await attribute('cgt-line', 'string'), 'llrl')

      const field = 'cgt-exercise >> .fields input'
      await focus(field)
      await it.press(...'{1|', 'Enter')
      assert.match(await text('cgt-exercise >> .verdict'), 'cannot be read at place 4')
      await on(field, (e) => e.select())
      await it.press(...'-2/4', 'Enter')
      assert.match(await text('cgt-exercise >> .verdict'), /^Right\./)
      assert.equal(await troubles(), [])
    },
  )

  each('where keys bring the focus, the figure scrolls', async () => {
    await it.go(
      page(
        `<div style="width: 360px"><cgt-graph game="subtraction" rules="1 2 3" start="24"></cgt-graph>
         <cgt-play game="maze" rules="${Array(20).fill('.'.repeat(20)).join('/')}" start="t20"></cgt-play></div>`,
      ),
    )
    /** How far what has the focus is outside its box. @param {string} host @param {string} box */
    const outside = (host, box) =>
      on(
        host,
        ({ shadowRoot }, box) => {
          const inner = shadowRoot.activeElement.getBoundingClientRect()
          const outer = shadowRoot.querySelector(box).getBoundingClientRect()
          const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
          return Math.max(
            ...[outer, window].flatMap((o) => [
              o.left - inner.left,
              inner.right - o.right,
              o.top - inner.top,
              inner.bottom - o.bottom,
            ]),
          )
        },
        box,
      )
    await focus('cgt-graph >> .node')
    for (let i = 0; i < 8; i++) {
      await it.press('ArrowRight')
      assert.ok((await outside('cgt-graph', '.scroll')) < 1, String(await focused()))
    }
    await focus('cgt-play >> .board [tabindex="0"]')
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) {
      await it.press(key)
      assert.ok((await outside('cgt-play', '.roam')) < 1, String(await focused()))
    }
    assert.equal(await troubles(), [])
  })

  engine(
    'the theatre: the atlas is made, drawn and searched, children moved, a tree typed, code said in words',
    async () => {
      await it.go(page(THEATRE))
      await until(() => count('cgt-atlas >> .path li'), 'the worker lays the tree out', 30_000)
      const inks = () =>
        on('cgt-atlas >> canvas', (canvas) => {
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
          return new Set(new Uint32Array(data.buffer)).size
        })
      await until(async () => (await inks()) > 20, 'it is drawn')
      await focus('cgt-atlas >> .field input')
      await it.press(...'1 1', 'Enter')
      assert.match(await text('cgt-atlas >> .says'), /^1 1 stands in 2 nodes. This is number 1/)
      await focus('cgt-atlas >> canvas')
      await it.press('ArrowUp')
      assert.match(await text('cgt-atlas >> .says'), 'Here is another position:')

      const row = () => text('cgt-searches >> tbody tr:nth-child(2)')
      assert.is(await row(), 'Alpha-beta 14 7 1 0')
      await click('cgt-searches >> [data-twig="1"]')
      await click('cgt-searches >> [aria-label="Move to the right"]')
      assert.match(await attribute('cgt-searches', 'order'), /^0>8 1;/)
      assert.is(await row(), 'Alpha-beta 11 5 2 0')

      const field = 'cgt-grow >> .tree-text'
      await focus(field)
      await on(field, (e) => e.select())
      await it.press(...'(1 (2 3))')
      assert.is(await count('cgt-grow >> [data-twig]'), 5)
      /* the tree above it may still grow, and move it between the look and the click */
      await until(async () => {
        await click('cgt-code >> .seg label:last-child')
        return (await attribute('cgt-code', 'as')) === 'words'
      }, 'the code is said in words')
      assert.equal(await troubles(), [])
    },
  )

  engine('what takes long is worked out in a worker, and the page answers meanwhile', async () => {
    await it.go(
      page(
        '<cgt-play game="subtraction" rules="misere 2 3 7" start="29 28 27 25 22" opponent="person" values="outcome"></cgt-play>',
      ),
    )
    assert.match(await text('cgt-play >> .status'), 'too large to solve here')
    assert.is(await it.run(() => 1 + 1), 2)
    await until(
      async () => /winning position/.test(await text('cgt-play >> .status')),
      'the worker answers',
      120_000,
    )
    assert.equal(await troubles(), [])
  })

  engine('every page of the site opens from file://, and is no wider than a phone', async () => {
    for (const name of ['index.html', 'es/3-nim.html', 'es/6-maze.html', 'en/9-alphabeta.html']) {
      await it.go(site(name))
      await until(
        () =>
          it.run(() =>
            [...document.querySelectorAll('*')].every((e) => e.shadowRoot?.childElementCount !== 0),
          ),
        `all of ${name} is drawn`,
      )
      const { elements, empty, problems } = await it.run(() => {
        const all = [...document.querySelectorAll('*')].filter((e) =>
          e.localName.startsWith('cgt-'),
        )
        return {
          elements: all.length,
          empty: all.filter(
            ({ shadowRoot: root }) => !root?.textContent?.trim() && !root?.querySelector('input'),
          ).length,
          problems: all.filter((e) => e.shadowRoot?.querySelector('.problem')).length,
        }
      })
      assert.ok(elements > 0, name)
      assert.equal([empty, problems], [0, 0], name)
      assert.equal(await troubles(), [], name)
    }
  })

  engine('every slide fits, and no element scrolls', async () => {
    for (const deck of [STATES, NIM, ALPHABETA]) {
      await it.go(site(deck))
      await it.run(() => document.fonts.ready.then(() => true))
      // a slide's figures get their size when it is turned to
      await it.run(async () => {
        const frame = () => new Promise(requestAnimationFrame)
        const slides = [...document.querySelectorAll('svg[data-marpit-svg]')]
        for (const i of [...slides.keys(), 0]) {
          location.hash = `#${i + 1}`
          while (!slides[i].classList.contains('bespoke-marp-active')) await frame()
          await frame()
        }
      })
      const wrong = await it.run(() => {
        /** @type {string[]} */
        const wrong = []
        for (const [i, section] of [...document.querySelectorAll('section')].entries()) {
          // WebKit adds the section's padding to the width of what an element's margin takes from it
          if (section.scrollHeight > 720 || section.scrollWidth > 1280 + 16)
            wrong.push(`slide ${i + 1}: ${section.scrollWidth} x ${section.scrollHeight}`)
          for (const e of /** @type {HTMLElement[]} */ ([...section.querySelectorAll('*')])) {
            if (!e.localName.startsWith('cgt-')) continue
            const high = e.scrollHeight - e.clientHeight
            const wide = e.scrollWidth - e.clientWidth
            if (high > 0 || wide > 0)
              wrong.push(`slide ${i + 1}: #${e.id} is ${wide} x ${high} px too large`)
            const end = e.offsetTop + e.offsetHeight
            if (end > 686) wrong.push(`slide ${i + 1}: #${e.id} ends at ${end}`)
          }
        }
        return wrong
      })
      assert.equal(wrong, [], deck)
    }
  })

  engine('in a deck a game keeps its keys, and a click finds its stick', async () => {
    // Slides are scaled to the window
    await it.resize({ width: 1100, height: 640 })
    const here = await show(STATES, 'ten')
    await click('#ten >> .stick:last-of-type')
    const chosen = () => text('#ten >> .actions .primary')
    assert.is(await chosen(), 'Quitar 1 de 10')
    await it.press('ArrowLeft', 'ArrowLeft')
    assert.is(await chosen(), 'Quitar 3 de 10')
    await it.press('ArrowRight')
    assert.is(await chosen(), 'Quitar 2 de 10')
    await it.press('h', 'v', 'c')
    assert.match(await text('#ten >> .told'), 'Pista')
    assert.is(await attribute('#ten', 'values'), 'outcome')
    assert.is(await attribute('#ten', 'colors'), 'off')
    await still(here, 'letters')
    await it.press(' ')
    assert.equal((await line('#ten')).slice(0, 1), ['10-2'])
    await still(here, 'Space plays')
    assert.ok(await mine('#ten'))
    await focus('#ten >> [aria-label="Deshacer"]')
    await it.press(' ')
    assert.is(await position('#ten'), '10')
    await still(here, 'Space on a button')
    await focus('#ten >> [aria-label="Pista"]')
    await it.press('Enter')
    assert.match(await text('#ten >> .told'), 'Pista')
    await it.press('PageDown')
    assert.is(await slide(), here + 1)
    await it.press('PageUp')
    assert.is(await slide(), here)
    await click('#ten >> .stick:last-of-type')
    await it.press('Escape')
    assert.is(await on('#ten', (e) => e.shadowRoot.activeElement), null)
    await it.press('ArrowRight')
    assert.is(await slide(), here + 1)
    await it.resize({ width: 1280, height: 720 })
    assert.equal(await troubles(), [])
  })

  engine('in a deck figures keep arrows, Space, Home, End and what is typed', async () => {
    let here = await show(ALPHABETA, 'eight')
    await focus('#eight >> [data-node="0"]')
    await it.press('End')
    assert.is(await count('#eight >> .leaf.cut'), 1)
    await it.press('Home', 'ArrowRight', 'ArrowRight')
    assert.is(await attribute('#eight', 'at'), '2')
    await still(here, 'a search')
    here = await show(NIM, 'won')
    await focus('#won >> input')
    await on('#won >> input', (e) => e.select())
    await it.press(...'7 p o f 3')
    await it.press('Home', 'End', 'ArrowLeft')
    assert.is(await on('#won >> input', (e) => e.value), '7 p o f 3')
    await still(here, 'a field')
    assert.equal(await troubles(), [])
  })

  /** A finger goes 60 px to the left. Where the driver has none, the page's own events stand for it. @param {number} x @param {number} y */
  const swipe = (x, y) =>
    it.swipe
      ? it.swipe(x, y, 60)
      : it.run(
          (x, y) => {
            const target = /** @type {any} */ (window).under(x, y)
            for (const [type, by] of /** @type {const} */ ([
              ['touchstart', 0],
              ['touchmove', 30],
              ['touchmove', 60],
              ['touchend', null],
            ])) {
              const event = new Event(type, { bubbles: true, composed: true, cancelable: true })
              const touches =
                by === null ? [] : [{ clientX: x - by, clientY: y, pageX: x - by, pageY: y }]
              target.dispatchEvent(Object.assign(event, { touches, changedTouches: touches }))
            }
          },
          x,
          y,
        )

  engine('a swipe and the wheel turn the slide beside an element, never over it', async () => {
    const here = await show(STATES, 'ten')
    const over = await place('#ten >> .status')
    const beside = /** @type {const} */ ([640, 700])
    await swipe(...over)
    await still(here, 'a swipe over the element')
    await it.wheel(...over, 120)
    await still(here, 'the wheel over the element')
    await swipe(...beside)
    await until(async () => (await slide()) === here + 1, 'a swipe beside it')
    await show(STATES, 'ten')
    // The deck takes one turn of the wheel in a while
    await sleep(500)
    await it.wheel(...beside, 120)
    await until(async () => (await slide()) === here + 1, 'the wheel beside it')
  })

  each.run()
}
