/**
 * guest.test.js -- elements in pages that are not ours: React and Vue, which set attributes as properties; a page of
 * its own theme, language, address and keys.
 */
import { build } from 'esbuild'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { at } from '../../../tools/lib/run.mjs'
import { described } from '../../../tools/described.mjs'
import { ELEMENTS } from '../mounts.mjs'
import { axe, close, done, frames, heard, open, pressed, suite, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const guest = suite('guest')
guest.after(close)

/** @type {Record<string, string[]>} with those for teachers */
const OWN = allowList(at('web'), false)
const COMMON = ['values', 'colors', 'letters', 'lang', 'theme']

guest(
  'every attribute of every element is a property, before and after it is defined',
  async () => {
    const body = Object.keys(OWN)
      .map((name) => `<${name} hidden></${name}>`)
      .join('')
    const { page, troubles } = await open(
      /* as a framework that is quicker than palitos.js */
      `${body}<script>document.querySelector('cgt-play').start = '5 4'
document.querySelector('cgt-play').opponent = 'person'
document.querySelector('cgt-mex').set = '0 1 2'</script>`,
    )
    const play = page.locator('cgt-play').first()
    assert.is(await play.evaluate((/** @type {any} */ e) => e.position), '5 4')
    assert.is(await play.getAttribute('opponent'), 'person')
    assert.is(await play.evaluate((e) => Object.hasOwn(e, 'start')), false)
    assert.is(await page.locator('cgt-mex').getAttribute('set'), '0 1 2')
    const wrong = await page.evaluate(
      ({ own, common }) => {
        /** @type {string[]} */
        const wrong = []
        for (const [element, attributes] of Object.entries(own))
          for (const name of [...attributes, ...common]) {
            const it = /** @type {any} */ (document.createElement(element))
            const expect = (/** @type {unknown} */ given, /** @type {string | null} */ text) => {
              it[name] = given
              if (it.getAttribute(name) !== text)
                wrong.push(`${element}.${name} = ${given}: ${it.getAttribute(name)}`)
              void it[name]
            }
            expect('2', '2')
            expect(3, '3')
            expect(true, '')
            for (const none of [false, null, undefined]) {
              it.setAttribute(name, '1')
              expect(none, null)
            }
          }
        return wrong
      },
      { own: OWN, common: COMMON },
    )
    assert.equal(wrong, [])
    assert.equal(troubles, [])
    await done(page)
  },
)

guest(
  'cgt-ready comes once, when it can be heard; cgt-error says what was refused; neither leaves the element',
  async () => {
    const { page, troubles } = await open(
      `<div id="around"></div><script>
const heard = []
const around = document.querySelector('#around')
for (const kind of ['cgt-ready', 'cgt-error']) around.addEventListener(kind, () => heard.push('around'))
addEventListener('load', () => {
  const play = document.createElement('cgt-play')
  play.game = 'nim'
  play.start = '3 4'
  around.append(play)
  play.addEventListener('cgt-ready', () => heard.push('ready ' + play.shadowRoot.querySelectorAll('.stick').length))
  play.addEventListener('cgt-error', (e) => heard.push(e.detail.message))
  setTimeout(() => {
    play.start = '3 x'
    play.start = '2 2'
  })
})</script>`,
    )
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector('cgt-play'))?.position === '2 2') // prettier-ignore
    const heard = await page.evaluate('heard')
    assert.is(heard.length, 2)
    assert.is(heard[0], 'ready 7')
    assert.is(heard[1], 'Expected a heap size (at “x”).')
    assert.equal(troubles, [])
    await done(page)
  },
)

guest(
  'a page styles the stage, the board, the status and the tools of a game from outside',
  async () => {
    const { page } = await open(`<style>
cgt-play::part(stage) { outline: 1px solid rgb(1, 2, 3) }
cgt-play::part(board) { background: rgb(1, 2, 3) }
cgt-play::part(status), cgt-play::part(tools) { color: rgb(1, 2, 3) }
</style><cgt-play game="nim" start="3 4"></cgt-play>`)
    const seen = await page.locator('cgt-play').evaluate((play) => {
      const of = (/** @type {string} */ part) =>
        getComputedStyle(/** @type {Element} */ (play.shadowRoot?.querySelector(`[part=${part}]`)))
      return [
        of('stage').outlineColor,
        of('board').backgroundColor,
        of('status').color,
        of('tools').color,
      ]
    })
    assert.equal([...new Set(seen)], ['rgb(1, 2, 3)'])
    await done(page)
  },
)

/** What brings parts that are not there at first. @type {((page: Page) => Promise<void>)[]} */
const LATER = [
  async (page) => {
    await page.locator('cgt-theorem .primary').click()
    await page.locator('cgt-theorem .map').waitFor()
  },
  async (page) => {
    /* it is built when it is seen */
    await page.locator('cgt-atlas').scrollIntoViewIfNeeded()
    await page.locator('cgt-atlas .says').waitFor()
  },
  async (page) => {
    await page.locator('cgt-grow').evaluate((e) => e.setAttribute('task', 'step'))
    await page.locator('cgt-grow cgt-tree .tree').waitFor()
  },
]

/* that a script names no other part is in tests/js/core/manifest.test.js */
guest('each element has the parts that its docblock tells, all of them and no other', async () => {
  const told = described()
  assert.ok(told.filter(({ parts }) => parts.length).length > 25)
  const { page, troubles } = await open(`<cgt-tree id="tree" leaves="3 5 2 9"></cgt-tree>
<cgt-xor id="x" heaps="10 12 5"></cgt-xor>${ELEMENTS.join('')}`)
  const reached = () =>
    page.evaluate(() => {
      /** The names that a page's ::part() finds in an element. @param {Element} host @returns {string[]} */
      const of = ({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('[part], [exportparts]') ?? [])].flatMap((e) => [
          ...e.part,
          ...(e.getAttribute('exportparts') ?? '')
            .split(', ')
            .filter((name) => of(e).includes(name)),
        ])
      /** @type {Record<string, string[]>} */
      const all = {}
      for (const e of document.body.querySelectorAll('*'))
        if (e.localName.startsWith('cgt-')) (all[e.localName] ??= []).push(...of(e))
      return all
    })
  /** @type {Record<string, Set<string>>} */
  const drawn = {}
  const look = async () => {
    for (const [tag, names] of Object.entries(await reached()))
      drawn[tag] = new Set([...(drawn[tag] ?? []), ...names])
  }
  await look()
  for (const begin of LATER) {
    await begin(page)
    await look()
  }
  /** @param {(one: import('../../../tools/described.mjs').Described) => Iterable<string>} names */
  const listed = (names) => told.map((one) => `${one.tag}: ${[...names(one)].sort().join(' ')}`)
  assert.equal(
    listed(({ tag }) => drawn[tag] ?? []),
    listed(({ parts }) => parts.map(({ name }) => name)),
  )
  assert.equal(troubles, [])
  await done(page)
})

/** A page's script, with what it imports from node_modules. @param {string} contents */
async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: at('tests'), loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"development"',
      ...{ __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  })
  return outputFiles[0].text.replaceAll('</script', '<\\/script')
}

/** A piece of a page that draws `props` anew at window.change(), and keeps what it hears in window.heard. */
const FRAMEWORKS = {
  React: `
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    import { flushSync } from 'react-dom'
    const root = createRoot(document.getElementById('app'))
    window.heard = []
    const moved = ({ detail }) => window.heard.push(detail.move)
    window.change = (props) =>
      flushSync(() => root.render(createElement('cgt-play', { ...props, 'oncgt-moved': moved })))`,
  Vue: `
    import { createApp, h, nextTick, shallowRef } from 'vue'
    window.heard = []
    const props = shallowRef({})
    const moved = ({ detail }) => window.heard.push(detail.move)
    createApp({ render: () => h('cgt-play', { ...props.value, 'onCgt-moved': moved }) }).mount('#app')
    window.change = (next) => { props.value = next; return nextTick() }`,
}

for (const [name, code] of Object.entries(FRAMEWORKS))
  guest(`${name}: props are attributes, they change, and a game is played to its end`, async () => {
    const { page, troubles } = await open('<div id="app"></div>')
    page.on('console', (line) => line.type() === 'warning' && troubles.push(line.text()))
    await page.addScriptTag({ content: await bundled(code) })
    const change = (/** @type {Record<string, unknown>} */ props) =>
      page.evaluate((props) => /** @type {any} */ (window).change(props), props)
    const play = page.locator('cgt-play')
    const seen = () =>
      play.evaluate((e) =>
        Object.fromEntries(e.getAttributeNames().map((a) => [a, e.getAttribute(a)])),
      )
    const all = {
      ...{ game: 'subtraction', rules: '1 2 3', start: '21', opponent: 'person', level: 'random' },
      ...{
        first: 'me',
        values: 'outcome',
        letters: 'NP',
        colors: 'off',
        lang: 'es',
        theme: 'dark',
      },
    }
    await change(all)
    assert.equal(await seen(), all)
    await page.getByText('Te toca').or(page.getByText('Jugador 1')).first().waitFor()
    const less = { game: 'nim', start: '2 1', opponent: 'person', values: 'grundy' }
    await change(less)
    assert.equal(await seen(), less, 'what is not given any more is gone')
    assert.is(await play.evaluate((/** @type {any} */ e) => e.position), '2 1')
    assert.is(await play.locator('.problem').count(), 0)
    for (let left = 0; left < 3 && !(await play.locator('.result').count()); left++) {
      const stick = play.locator('.heap .stick[data-choice]').first()
      await stick.click()
      await play.locator('.btn.primary').first().click()
    }
    await play.locator('.result').waitFor()
    assert.ok((await page.evaluate(() => /** @type {any} */ (window).heard.length)) > 1)
    assert.equal(troubles, [])
  })

/** A deck of one slide, as far as an element can tell. */
const DECK = `<div class="marpit"><cgt-play id="nim" game="nim" start="3 4 5"></cgt-play>
<cgt-challenge id="proof" kind="reach" game="nim" start="10 12 5"></cgt-challenge></div>`
/** @param {string} address @param {string} element @param {unknown} state */
const message = (address, element, state) => ({
  'palitos-deck': { key: `${address} ${element}`, state },
})
/** What a page that means ill would have an element show. */
const ILL = {
  attributes: { onpointerover: 'document.title = "run"', values: 'grundy', rules: 'misere' },
  ...{ moves: '5-5', ply: 1, hint: 0 },
}

guest(
  'a page that opens a deck from file:// hears nothing of it and changes nothing in it',
  async () => {
    const { page: deck } = await open(DECK)
    const address = deck.url()
    const { page: hostile, troubles } = await open('<iframe width="900" height="500"></iframe>')
    const messages = [{ 'palitos-deck': {} }, message(address, 'cgt-play nim', ILL)]
    const [opened] = await Promise.all([
      hostile.waitForEvent('popup'),
      hostile.evaluate((address) => {
        const here = /** @type {any} */ (window)
        here.heard = []
        addEventListener('message', ({ data }) => here.heard.push(JSON.stringify(data)))
        here.deck = window.open(address)
        document.querySelector('iframe')?.setAttribute('src', address)
      }, address),
    ])
    const framed = hostile.frameLocator('iframe').locator('#nim')
    for (const play of [opened.locator('#nim'), framed])
      await play.locator('.stick').first().waitFor()
    await hostile.evaluate((messages) => {
      for (const target of [/** @type {any} */ (window).deck, window.frames[0]])
        for (const message of messages) target.postMessage(message, '*')
    }, messages)
    /* what is changed there would be told, too */
    await opened.locator('#nim .stick').first().focus()
    await opened.keyboard.press('v')
    /* each has heard all of it, and what it would say has come back */
    const frame = hostile.frames()[1]
    for (const [target, back] of /** @type {const} */ ([
      [opened, 'opener'],
      [frame, 'parent'],
    ]))
      await target.evaluate((back) => {
        addEventListener('message', ({ data }) => {
          if (data === 'last') /** @type {any} */ (window)[back].postMessage('last', '*')
        })
      }, back)
    await hostile.evaluate(() => {
      for (const target of [/** @type {any} */ (window).deck, window.frames[0]])
        target.postMessage('last', '*')
    })
    await hostile.waitForFunction(() => {
      const { heard } = /** @type {any} */ (window)
      return heard.filter((/** @type {string} */ text) => text === '"last"').length === 2
    })
    for (const play of [opened.locator('#nim'), framed]) {
      assert.is(await play.evaluate((/** @type {any} */ e) => e.position), '3 4 5')
      assert.is(await play.getAttribute('onpointerover'), null)
      assert.is(await play.getAttribute('rules'), null)
    }
    assert.equal(await hostile.evaluate(() => /** @type {any} */ (window).heard), [
      '"last"',
      '"last"',
    ])
    assert.equal(troubles, [])
    for (const page of [deck, hostile]) await page.context().close()
  },
)

guest('what a deck hears is of the shape of what it says, or is left', async () => {
  const { page: deck, troubles } = await open(DECK)
  const address = deck.url()
  const other = await deck.context().newPage()
  await other.goto(address)
  const seen = () =>
    deck.evaluate(() =>
      ['nim', 'proof'].map((id) => {
        const it = /** @type {any} */ (document.getElementById(id))
        return [it.outerHTML, JSON.stringify(it.shared)]
      }),
    )
  const before = await seen()
  const say = (/** @type {unknown} */ message) =>
    other.evaluate(
      (text) => {
        localStorage.setItem('palitos-deck', text)
        localStorage.removeItem('palitos-deck')
      },
      typeof message === 'string' ? message : JSON.stringify(message),
    )
  const [nim, proof] = [`${address} cgt-play nim`, `${address} cgt-challenge proof`]
  for (const wrong of ['{', 'null', '7', '[]', { key: 3 }, { key: nim }]) await say(wrong)
  for (const state of [
    null,
    5,
    'x',
    [],
    {},
    { attributes: 3 },
    { ...ILL, ply: '1' },
    { ...ILL, moves: {} },
  ])
    await say({ key: nim, state })
  const tried = { at: 0, tries: [], count: 0, done: false, marks: [], guess: 0, said: '' }
  for (const state of [
    null,
    { innerHTML: '<b>x' },
    { ...tried, at: {} },
    { ...tried, tries: [null], sums: [] },
  ])
    await say({ key: proof, state })
  await heard(other, deck)
  assert.equal(await seen(), before)
  await say({ key: nim, state: ILL })
  await deck.waitForFunction(
    () => document.getElementById('nim')?.getAttribute('rules') === 'misere',
  )
  assert.is(
    await deck.locator('#nim').getAttribute('onpointerover'),
    null,
    'only attributes of its own',
  )
  await say({ key: proof, state: { ...tried, sums: [], count: 4, innerHTML: '<b>x' } })
  await deck.waitForFunction(
    () => /** @type {any} */ (document.getElementById('proof')).count === 4,
  )
  assert.is(await deck.locator('#proof b').count(), await other.locator('#proof b').count())
  assert.is(await deck.locator('#proof').evaluate((e) => e.innerHTML), '')
  assert.equal(troubles, [])
  await deck.context().close()
})

guest(
  'a page keeps its own address; one that asks for it holds what its figure shows',
  async () => {
    const body = '<cgt-play id="play" game="nim" start="3 4 5" opponent="person"></cgt-play>'
    const press = async (/** @type {Page} */ page, times = 1) => {
      await page.locator('#play .stick').first().focus()
      for (let i = 0; i < times; i++) await page.keyboard.press('v')
    }
    const shared = (/** @type {Page} */ page) => page.getByText('Link to this position').count()
    const { page, troubles } = await open(body, { root: '', clock: true })
    await page.evaluate(() => (location.hash = '#/route'))
    await press(page, 3)
    await page.clock.runFor(500)
    assert.is(new URL(page.url()).hash, '#/route')
    await page.evaluate(() => (location.hash = '#play&start=5%205'))
    await frames(page)
    await page.clock.runFor(200)
    assert.is(await page.locator('#play').getAttribute('start'), '3 4 5')
    await pressed(page, 'Share')
    assert.is(await shared(page), 0, 'no link that would not open')
    assert.equal(troubles, [])
    await done(page)

    const ours = await open(body, { clock: true })
    /* WebKit allows 100 in 30 s */
    await ours.page.evaluate(() => {
      const { replaceState } = history
      const page = /** @type {any} */ (window)
      page.written = 0
      history.replaceState = function (...all) {
        page.written++
        replaceState.apply(history, all)
      }
    })
    const written = () => ours.page.evaluate(() => /** @type {any} */ (window).written)
    await ours.page.clock.pauseAt(new Date('2100-01-01'))
    await press(ours.page, 40)
    await press(ours.page)
    assert.is(await written(), 1, 'at once')
    await ours.page.clock.runFor(1000)
    assert.is(await written(), 2, 'and soon what it is by then')
    assert.is(
      new URL(ours.page.url()).hash.includes('values=grundy'),
      (await ours.page.locator('#play').getAttribute('values')) === 'grundy',
    )
    await pressed(ours.page, 'Share')
    assert.is(await shared(ours.page), 1)
    /* an address that is newer than what waits */
    await press(ours.page, 2)
    await ours.page.evaluate(() => (location.hash = '#play&start=5%205'))
    await ours.page.clock.runFor(600)
    assert.is(new URL(ours.page.url()).hash, '#play&start=5%205')
    assert.is(await ours.page.locator('#play').getAttribute('start'), '5 5')
    assert.equal(ours.troubles, [])
    await ours.page.context().close()
  },
)

guest('in a frame without an address, a figure works', async () => {
  const { page, troubles } = await open('<iframe width="900" height="600"></iframe>')
  const script = new URL('../../../dist/palitos.js', import.meta.url)
  await page.evaluate((src) => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    frame.srcdoc =
      `<!doctype html><html data-palitos-address><cgt-play id="play" game="nim"></cgt-play><script src="${src}"></` +
      'script>'
  }, String(script))
  const play = page.frameLocator('iframe').locator('#play')
  await play.locator('.stick').first().focus()
  await page.keyboard.press('v')
  assert.is(await play.getAttribute('values'), 'outcome')
  assert.equal(troubles, [])
})

/** @param {Page} page @param {string} css @returns {Promise<string>} the ink that it is written in */
const ink = (page, css) => page.locator(css).evaluate((e) => getComputedStyle(e).color)
const [DARK_INK, LIGHT_INK] = ['rgb(27, 30, 36)', 'rgb(241, 238, 232)']

guest('a page keeps its colours, and its elements follow them', async () => {
  const { page, troubles } = await open(
    `<input id="field"><cgt-play id="a"></cgt-play><div id="box"><cgt-mex id="b"></cgt-mex></div>
    <div id="host"></div>`,
    { colorScheme: 'dark', root: '' },
  )
  const root = page.locator('html')
  const scheme = () => root.evaluate((e) => getComputedStyle(e).colorScheme)
  const set = (/** @type {string} */ css, /** @type {string} */ name, value = '') =>
    page
      .locator(css)
      .evaluate(
        (e, [name, value]) => (value ? e.setAttribute(name, value) : e.removeAttribute(name)),
        [name, value],
      )
  await page.evaluate(() => {
    const inside = document.getElementById('host')?.attachShadow({ mode: 'open' })
    if (inside)
      inside.innerHTML = '<cgt-xor id="c" theme="dark"></cgt-xor><cgt-xor id="d"></cgt-xor>'
  })
  assert.is(await scheme(), 'normal')
  for (const id of ['#a', '#b', '#d']) assert.is(await ink(page, id), DARK_INK, id)
  assert.is(await ink(page, '#c'), LIGHT_INK)
  /* as the page and its reader's system have it */
  await set('html', 'style', 'color-scheme: light dark')
  for (const id of ['#a', '#b', '#d']) assert.is(await ink(page, id), LIGHT_INK, id)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const id of ['#a', '#b', '#d']) assert.is(await ink(page, id), DARK_INK, id)
  /* the nearest data-theme */
  await set('html', 'data-theme', 'dark')
  await set('#box', 'data-theme', 'light')
  assert.equal([await ink(page, '#a'), await ink(page, '#b')], [LIGHT_INK, DARK_INK])
  assert.is(await scheme(), 'light dark')
  await set('#a', 'theme', 'light')
  assert.is(await ink(page, '#a'), DARK_INK)
  await set('#a', 'theme', 'auto')
  assert.is(await ink(page, '#a'), LIGHT_INK)
  assert.equal(troubles, [])
})

guest('keys, wheel and fingers that an element does not use are the page’s', async () => {
  const { page } = await open(
    `<p style="height: 40px">Before</p><cgt-play game="nim" start="3 4" opponent="person"></cgt-play>
    <cgt-compare start="3 4 5" moves="3-2 5-5"></cgt-compare><p style="height: 2000px">After</p>`,
  )
  await page.evaluate(() => {
    const here = /** @type {any} */ (window)
    here.heard = []
    for (const kind of ['keydown', 'wheel', 'touchstart'])
      addEventListener(kind, (e) =>
        here.heard.push(
          `${/** @type {any} */ (e).key ?? kind}${e.defaultPrevented ? ' used' : ''}`,
        ),
      )
  })
  /** @returns {Promise<string[]>} */
  const heard = () => page.evaluate(() => /** @type {any} */ (window).heard.splice(0))
  await page.locator('cgt-play .stick').first().focus()
  for (const key of ['Escape', 'ArrowUp', 'Tab']) await page.keyboard.press(key)
  assert.equal(await heard(), ['Escape', 'ArrowUp', 'Tab'])
  assert.ok(
    await page.evaluate(() => !!document.querySelector('cgt-play')?.shadowRoot?.activeElement),
  )
  await page.locator('cgt-play .stick').first().focus()
  await page.keyboard.press('ArrowRight')
  assert.equal(await heard(), [], 'an arrow that went on is its own')
  await page.locator('cgt-compare .scroll').focus()
  for (const key of ['ArrowLeft', 'ArrowRight']) await page.keyboard.press(key)
  assert.equal(await heard(), ['ArrowLeft'])
  await page.locator('cgt-play .board').hover()
  await page.mouse.wheel(0, 10)
  await page
    .locator('cgt-play .board')
    .evaluate((e) => e.dispatchEvent(new Event('touchstart', { bubbles: true, composed: true })))
  await page.waitForFunction(() => /** @type {any} */ (window).heard.length > 1)
  assert.equal((await heard()).sort(), ['touchstart', 'wheel'])
})

guest(
  'an arrow that leads nowhere is the page’s, in every figure whose parts are gone through by arrows',
  async () => {
    /** what is at its edge, and the arrows that lead nowhere there @type {[string, string, string][]} */
    const figures = [
      ['<cgt-mex set="0 1"></cgt-mex>', '[data-n="0"]', 'Left Up Down'],
      ['<cgt-xor heaps="1 2"></cgt-xor>', '[data-row="0"][data-power="2"]', 'Left Up'],
      ['<cgt-strip game="subtraction" rules="1 3"></cgt-strip>', '[data-n="0"]', 'Left Up'],
      ['<cgt-graph game="nim" start="1"></cgt-graph>', '[data-node="0"]', 'Up Down'],
      ['<cgt-tree tree="3 5 2 9"></cgt-tree>', '[data-node="0"]', 'Up'],
      ['<cgt-grow tree="3 5 2 9"></cgt-grow>', '[data-twig="0"]', 'Left Right Up'],
      ['<cgt-exercise kind="strip"></cgt-exercise>', '.cell[data-field="0"]', 'Left'],
      ['<cgt-challenge kind="marks"></cgt-challenge>', '.cell[data-field="0"]', 'Left'],
      ['<cgt-atlas game="tictactoe" start="xox/o.x/.xo"></cgt-atlas>', 'canvas', 'Left Right Up'],
    ]
    const { page, troubles } = await open(figures.map(([tag]) => tag).join(''))
    await page.evaluate(() => {
      const here = /** @type {any} */ (window)
      here.heard = []
      addEventListener('keydown', (e) =>
        here.heard.push(e.key + (e.defaultPrevented ? ' used' : '')),
      )
    })
    for (const [tag, css, arrows] of figures) {
      const name = tag.slice(1, tag.indexOf(' '))
      const part = page.locator(`${name} ${css}`).first()
      for (const way of arrows.split(' ')) {
        await part.focus()
        await page.keyboard.press(`Arrow${way}`)
        const heard = await page.evaluate(() => /** @type {any} */ (window).heard.splice(0))
        assert.equal(heard, [`Arrow${way}`], name)
      }
    }
    assert.equal(troubles, [])
    await done(page)
  },
)

guest(
  'an element that is not in a page yet, or was refused, takes a position as it takes a start',
  async () => {
    const { page, troubles } = await open('<div id="box"></div>')
    const [none, made, refused, mended] = await page.evaluate(() => {
      const box = document.getElementById('box')
      const play = /** @type {any} */ (document.createElement('cgt-play'))
      play.setAttribute('opponent', 'person')
      play.setAttribute('moves', '3-1')
      play.position = '6 7'
      const none = play.position
      box?.append(play)
      const wrong = /** @type {any} */ (document.createElement('cgt-play'))
      wrong.setAttribute('start', 'x')
      box?.append(wrong)
      const refused = wrong.position
      wrong.position = '8 9'
      return [none, play.position, refused, wrong.position]
    })
    assert.equal([none, made, refused, mended], ['', '6 7', '', '8 9'])
    assert.equal(troubles, [])
    await done(page)
  },
)

guest(
  'the language is the nearest one’s, English where it is none of ours, and a change of it keeps the play',
  async () => {
    const { page, troubles } = await open(
      '<div id="box"><cgt-play game="nim" start="3 4" opponent="person"></cgt-play></div><div id="host"></div><template><cgt-mex></cgt-mex></template>',
      { lang: 'fr', root: '' },
    )
    const play = page.locator('cgt-play')
    const says = (/** @type {string} */ text) => play.getByText(text).first().waitFor()
    await says('Player 1')
    await play.locator('.stick').last().click()
    await play.locator('.btn.primary').first().click()
    const position = await play.evaluate((/** @type {any} */ e) => e.position)
    assert.is.not(position, '3 4')
    const lang = (/** @type {string} */ css, /** @type {string} */ value) =>
      page.locator(css).evaluate((e, value) => e.setAttribute('lang', value), value)
    await lang('html', 'es-CU')
    await says('Jugador 2')
    await lang('#box', 'en')
    await says('Player 2')
    await lang('cgt-play', 'es')
    await says('Jugador 2')
    await play.evaluate((e) => e.setAttribute('theme', 'dark'))
    assert.is(await play.evaluate((/** @type {any} */ e) => e.position), position)
    /* in another element's shadow root: its host's, and what changes there */
    await page.evaluate(() => {
      const host = /** @type {HTMLElement} */ (document.getElementById('host'))
      host.lang = 'en'
      host.attachShadow({ mode: 'open' }).innerHTML = '<cgt-mex set="0 1"></cgt-mex>'
    })
    const mex = page.locator('cgt-mex')
    await mex.getByLabel('Numbers').or(mex.getByText('Hide')).first().waitFor()
    const english = await mex.evaluate((e) => e.shadowRoot?.textContent)
    await lang('#host', 'es')
    await page.waitForFunction(
      (english) =>
        document.getElementById('host')?.shadowRoot?.querySelector('cgt-mex')?.shadowRoot
          ?.textContent !== english,
      english,
    )
    assert.equal(troubles, [])
    await done(page)
  },
)

guest(
  'a wrong word or name of an attribute is said once on the console, with those that there are',
  async () => {
    const { page } = await open('<cgt-mex set="0 1"></cgt-mex>', { root: '' })
    /** @type {string[]} */
    const said = []
    page.on('console', (line) => line.type() === 'warning' && said.push(line.text()))
    await page.evaluate(() => {
      const box = document.createElement('div')
      document.body.append(box)
      for (let i = 0; i < 2; i++)
        box.innerHTML += `<cgt-play opponent="persn" values="gundy" class="x" role="region" onclick="" v-if="1" data-x=""
        oponent="person"></cgt-play><cgt-play opponent="person" values="off grundy" theme="auto" title="t" hidden></cgt-play>`
    })
    const last = page.waitForEvent('console', (line) => line.text() === 'last')
    await page.evaluate(() => console.info('last'))
    await last
    assert.equal(said.sort(), [
      '<cgt-play opponent="persn">: it can be computer, person',
      '<cgt-play values="gundy">: it can be off, outcome, grundy, off grundy',
      '<cgt-play>: no attribute oponent. It has game, rules, start, moves, at, opponent, level, first, starts, hide, players, names, planted, values, colors, letters, lang, theme',
    ])
    await done(page)
  },
)

guest('a refusal has its name in the script as it is released', async () => {
  const { page } = await open('<cgt-play></cgt-play><cgt-judge input="x"></cgt-judge>')
  const names = await page.evaluate(() => {
    const { engine } = /** @type {any} */ (document.querySelector('cgt-play'))
    const nim = engine.game('nim')
    const gone = engine.game('nim')
    gone.close()
    const deeds = [
      () => engine.game('none'),
      () => engine.game('nim', { rules: '?' }).parse('1'),
      () => nim.parse('?'),
      () => nim.move('1', '2'),
      () => gone.parse('1'),
    ]
    const { unanswered } = /** @type {any} */ (document.querySelector('cgt-judge'))
    const said = () => {
      throw unanswered
    }
    return [said, ...deeds].map((deed) => {
      try {
        return deed().name
      } catch (error) {
        return `${error.name}, ${String(error).split(':')[0]}`
      }
    })
  })
  const kinds = ['JudgeInputError', 'UnknownGame', 'RulesError', 'NotationError', 'IllegalMove']
  assert.equal(
    names,
    [...kinds, 'EngineFault'].map((kind) => `${kind}, ${kind}`),
  )
  await page.context().close()
})

guest('names that every object has are no names of ours', async () => {
  const { page, troubles } = await open(
    `<cgt-sort by="constructor"></cgt-sort><cgt-grow task="constructor"></cgt-grow>
    <cgt-code src="constructor"></cgt-code><cgt-mex id="mex" set="0"></cgt-mex>
    <cgt-value for="mex" tell="constructor"></cgt-value>`,
  )
  assert.equal(troubles, [])
  assert.is(await page.locator('cgt-sort .bin').count(), 3)
  assert.is(await page.locator('cgt-grow .problem').count(), 0)
  assert.match(
    (await page.locator('cgt-code .problem').innerText()).toString(),
    'The function “constructor” is not here.',
  )
})

guest(
  'a script in the head, not deferred, waits for what stands in and after its elements',
  async () => {
    const dist = (/** @type {string} */ name) => new URL(`../../../dist/${name}`, import.meta.url)
    const { page, troubles } = await open('<iframe width="900" height="900"></iframe>')
    const wrong = [{ name: 'All', output: 'Stan wins.', note: 'Not always.' }]
    const html = `<!doctype html><html lang="en"><head><script src="${dist('palitos.js')}"></script>
    <script src="${dist('palitos/numbers.js')}"></script><script src="${dist('palitos/contest.js')}"></script></head><body>
    <p>It is <cgt-value for="xor" tell="grundy"></cgt-value>.</p>
    <cgt-judge problem="uva-847"><script type="application/json">${JSON.stringify(wrong)}</script></cgt-judge>
    <cgt-xor id="xor" heaps="1 2"></cgt-xor></body></html>`
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-guest-')), 'head.html')
    fs.writeFileSync(file, html)
    await page.goto(pathToFileURL(file).href)
    await page.locator('cgt-judge').getByText('All', { exact: true }).waitFor()
    await page.waitForFunction(() =>
      document.querySelector('cgt-value')?.shadowRoot?.textContent?.includes('3'),
    )
    assert.equal(troubles, [])
    await done(page)
    fs.rmSync(path.dirname(file), { recursive: true })
  },
)

guest(
  'in embed.html an element is there with the one of another script that it is made of',
  async () => {
    const address = String(new URL('../../../dist/embed.html', import.meta.url))
    const { page, troubles } = await visit(`${address}#cgt-exercise&kind=grundy&seed=7`)
    await page.locator('cgt-exercise .node').first().waitFor()
    assert.equal(troubles, [])
    await page.context().close()
  },
)

guest('in embed.html a change of theme or language keeps what was played', async () => {
  const address = String(new URL('../../../dist/embed.html', import.meta.url))
  const hash = '#cgt-play&game=nim&start=3%204&opponent=person'
  const { page, troubles } = await visit(address + hash)
  const play = page.locator('cgt-play')
  await play.locator('.stick').last().click()
  await play.locator('.btn.primary').first().click()
  const position = () => play.evaluate((/** @type {any} */ e) => e.position)
  const played = await position()
  assert.is.not(played, '3 4')
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  assert.is(await position(), played)
  for (const [more, language] of [
    ['&theme=light', 'es'],
    ['&theme=light&lang=en', 'en'],
    ['', 'es'],
  ]) {
    await page.evaluate((hash) => (location.hash = hash), hash + more)
    await page.waitForFunction((language) => document.documentElement.lang === language, language)
    await page.waitForFunction(
      (light) => (document.documentElement.dataset.theme === 'light') === light,
      !!more,
    )
    assert.is(await position(), played)
  }
  assert.is(await theme(), 'dark')
  await page.evaluate((hash) => (location.hash = hash), hash.replace('3%204', '5%205'))
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('cgt-play'))?.position === '5 5',
  )
  assert.equal(troubles, [])
})

guest(
  'embed.html takes the attributes of one element, and says which address it does not take',
  async () => {
    const address = String(new URL('../../../dist/embed.html', import.meta.url))
    const { page, troubles } = await visit(
      `${address}#cgt-play&game=nim&start=3+4&data-proj&lang=en`,
    )
    const told = () =>
      page.evaluate(() => {
        const play = document.querySelector('cgt-play')
        return play?.getAttributeNames().map((name) => [name, play.getAttribute(name)])
      })
    const all = ['game nim', 'start 3 4', 'data-proj ', 'lang en'].map((pair) =>
      /(\S+) (.*)/.exec(pair)?.slice(1),
    )
    assert.equal(await told(), all)
    assert.is(await page.title(), 'Nim · Palitos')
    for (const [hash, sentence] of /** @type {[string, RegExp][]} */ ([
      ['#cgt-none&lang=en', /^Palitos has no element called “cgt-none”\.$/],
      ['#script&lang=en', /^Palitos has no element called “script”\.$/],
      ['#cgt-play&onclick=x&lang=en', /^cgt-play has no attribute called “onclick”\.$/],
      ['#cgt-play&game=%zz&lang=en', /^This address is damaged/],
    ])) {
      await page.evaluate((hash) => (location.hash = hash), hash)
      await page.waitForFunction(() => !document.querySelector('cgt-play'))
      assert.match((await page.locator('#wrong').textContent()) ?? '', sentence, hash)
      await page.evaluate(() => (location.hash = '#cgt-play&game=nim&start=3+4&data-proj&lang=en'))
      await page.waitForFunction(() => document.querySelector('cgt-play'))
      assert.ok(await page.locator('#wrong').isHidden())
    }
    assert.equal(troubles, [])
    await page.context().close()
  },
)

guest('embed.html without an element says what it is for, and what can be tried', async () => {
  const address = String(new URL('../../../dist/embed.html', import.meta.url))
  const { page, troubles } = await visit(`${address}#`, { viewport: { width: 390, height: 844 } })
  assert.ok(await page.locator('#wrong').isHidden())
  assert.ok(await page.locator('cgt-play .stick').first().isVisible())
  assert.match(await page.locator('#about').innerText(), /One game or figure[^]*<iframe src="file:/)
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  assert.equal(await axe(page), [])
  const examples = await page.locator('#about li a').allInnerTexts()
  assert.is(examples.length, 4)
  for (const [i, example] of examples.entries()) {
    await page.locator('#about li a').nth(i).click()
    const [element] = example.slice(1).split('&')
    await page.waitForFunction(
      (name) => document.querySelector(name)?.shadowRoot?.childElementCount,
      element,
    )
    assert.is(await page.locator(`${element} .problem`).count(), 0, example)
    await page.locator('#about').waitFor({ state: 'hidden' })
    await page.goBack()
    await page.locator('#about').waitFor()
  }
  await page.evaluate(() => (location.hash = '#&lang=es'))
  await page.getByText('Un solo juego o figura').waitFor()
  assert.equal(troubles, [])
  await page.context().close()
})

guest('the columns of a large number are scrolled, and not the page', async () => {
  for (const width of [390, 1280]) {
    const { page } = await open(
      '<cgt-play game="nim" start="4000000000 3" values="grundy"></cgt-play>',
      { viewport: { width, height: 720 } },
    )
    await page.locator('cgt-play .side').waitFor()
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${width}`,
    )
    const found = await axe(page, {
      without: ['landmark-one-main', 'page-has-heading-one', 'region'],
    })
    assert.equal(found, [], 'and they are reached by keys')
    await done(page)
  }
})

guest(
  "an element of another theme than its page's has a ground of its own to be read on",
  async () => {
    for (const [theme, around] of [
      ['dark', '#fff'],
      ['light', '#000'],
    ]) {
      const { page } = await open(
        `<style>body { background: ${around} !important }</style><cgt-xor heaps="3 4 5" theme="${theme}"></cgt-xor>`,
      )
      const [ink, ground] = await page
        .locator('cgt-xor')
        .evaluate((e) => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor])
      const light = (/** @type {string} */ rgb) =>
        (rgb.match(/[\d.]+/g) ?? []).map(Number).reduce((a, c, i) => a + (i < 3 ? c / 3 : 0), 0)
      assert.not.match(ground, /rgba\(.*, 0\)/, theme)
      assert.ok(Math.abs(light(ink) - light(ground)) > 150, `${theme}: ${ink} on ${ground}`)
      await done(page)
    }
  },
)

guest('a browser that knows no light-dark() has the colours of a light page', async () => {
  const { page } = await open(
    `<script>
      const { supports } = CSS
      CSS.supports = (...what) => !what.join('').includes('light-dark') && supports.call(CSS, ...what)
    </script><cgt-play game="nim" start="3 4 5" values="outcome" theme="dark"></cgt-play>`,
  )
  const colours = await page.evaluate(() => [
    getComputedStyle(document.documentElement).getPropertyValue('--cgt-win'),
    document.adoptedStyleSheets.some((s) =>
      [...s.cssRules].some((r) => /light-dark/.test(r.cssText)),
    ),
  ])
  assert.equal(colours, ['#0b57a8', false])
})

guest.run()
