/**
 * monkey.test.js -- a monkey at every game's page: 200 random actions with mouse, keyboard, hostile text and attributes.
 * Whatever it does, the page says no error, the focus stays where it was or moves to what took its place, axe finds
 * nothing, and the engine's memory does not grow with what was shown before.
 *
 *   MONKEY_SEED=7 MONKEY_ACTIONS=1000 MONKEY_PAGES=es/game-nim node tools/runner.mjs tests/deep/monkey.test.js
 *
 * does the same again, or more of it. Only the order of what pages wait for (workers) is not the seed's.
 */
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { axe, close, open, visit, test } from '../browser/browser.mjs'
import { pagesIn } from '../browser/site.mjs'
import { holding } from './heap.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** what the monkey did, and whether the focus may leave the page's elements by it: so it may by a press that met nothing @typedef {{ did: string, leaves?: boolean, press?: boolean }} Deed */

test.after(close)

const SEED = Number(process.env.MONKEY_SEED ?? 1)
const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? 200)
/** actions between two runs of axe: of the figure that was touched last, and of the whole page at the end */
const LOOK = 50

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const games = (/** @type {string} */ lang) =>
  pagesIn(lang).filter((name) => path.basename(name).startsWith('game-'))
/* the English pages are of the same elements: each ninth, others where the seed is another */
const pages = [...games('es'), ...games('en').filter((_, i) => (i + SEED) % 9 === 0)].filter(
  (name) => name.includes(process.env.MONKEY_PAGES ?? ''),
)

/** Mulberry32. @param {number} seed @returns {() => number} 0 to 1 */
function dice(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
/** @param {string} text */
const hash = (text) =>
  [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 2166136261)

const KEYS = [
  ...[
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Enter',
    'Enter',
    'Space',
  ],
  ...[
    'h',
    'u',
    'r',
    'v',
    'c',
    '+',
    '-',
    '?',
    'f',
    'Tab',
    'Shift+Tab',
    'Home',
    'End',
    'Escape',
    '0',
    '1',
    '7',
  ],
]
const HOSTILE = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    '007',
    '99999999999999999999',
    '0.5',
    'NaN',
    '3 4 5',
    '2,3',
    '7 ',
    '1 2 3 4 5 6 7 8 9',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '"\'`\\',
    '${1}',
    '{n}',
    '%00',
    '\u202e21',
    '٣ ٤',
    '𝟙',
    '🥢'.repeat(9),
    'x'.repeat(3000),
  ],
  ...[
    'constructor',
    '__proto__',
    'misere',
    'misere misere',
    '#../..#',
    '0..3 0..3',
    '5..1',
    '0..',
    '1>2 2>1',
    '(1,0)*',
  ],
]
/** legal values of attributes and some that are none; those of a game are the games' own examples besides */
const ATTRIBUTES = {
  values: ['off', 'outcome', 'grundy', 'off grundy', 'gundy', ''],
  colors: ['on', 'off', 'none'],
  letters: ['WL', 'GP', 'NP', 'constructor'],
  lang: ['es', 'en', 'fr', ''],
  theme: ['light', 'dark', 'auto', 'mauve'],
  opponent: ['person', 'computer', 'persn'],
  level: ['perfect', 'random', 'easy', 'toString'],
  first: ['me', 'opponent', 'nobody'],
  at: ['0', '1', '5', '-1', '1e9', 'x'],
}
/** @template T @param {() => number} random @param {T[]} all @returns {T} */
const one = (random, all) => all[Math.floor(random() * all.length)]

/** What the page gets before its own script: short pauses, no way out of it, and what the monkey asks it for. */
function prepare() {
  const wait = window.setTimeout
  // The computer takes its time to be seen; here nobody looks
  window.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ work, time = 0) => wait(work, time / 50)
  )
  window.print = () => {}
  addEventListener('unhandledrejection', (event) => console.error(`unhandled: ${event.reason}`))
  addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((e) => e instanceof Element && e.matches('a[href]'))
      if (link instanceof HTMLAnchorElement && !link.getAttribute('href')?.startsWith('#'))
        event.preventDefault()
    },
    true,
  )
  let came = false
  addEventListener('focusin', () => (came = true), true)
  /** what is to be pressed, and whether it was there and on when the finger came down: the computer may have moved meanwhile @type {Element | null} */
  let aimed = null
  let met = false
  addEventListener(
    'mousedown',
    (event) => {
      const path = /** @type {any[]} */ (event.composedPath())
      met =
        !!aimed &&
        !aimed.matches(':disabled') &&
        path.some((e) => e === aimed || e.control === aimed)
    },
    true,
  )

  /** @param {Document | ShadowRoot} root @returns {Element | null} */
  const deepest = (root) => {
    const { activeElement } = root
    return (activeElement?.shadowRoot && deepest(activeElement.shadowRoot)) ?? activeElement
  }
  /** @param {Element} e @returns {string} */
  const path = (e) => {
    const root = e.getRootNode()
    const host = root instanceof ShadowRoot ? `${path(root.host)} >> ` : ''
    const label = e.getAttribute('aria-label') ?? (e.id || e.textContent?.trim()) ?? ''
    return `${host}${e.localName}[${label.replace(/\s+/g, ' ').slice(0, 40)}]`
  }
  const CONTROLS =
    'button, input:not([type=file]), select, summary, textarea, canvas, [tabindex], [data-item], [data-n], [data-node], a[href^="#"]'
  /** @param {ParentNode} root @param {string} css @returns {Element[]} */
  const all = (root, css) =>
    [...root.querySelectorAll('*')].flatMap((e) => [
      ...(e.matches(css) ? [e] : []),
      ...(e.shadowRoot ? all(e.shadowRoot, css) : []),
    ])
  /** @param {Element} e */
  const seen = (e) => {
    const { width, height } = e.getBoundingClientRect()
    return width > 0 && height > 0 && e.checkVisibility({ visibilityProperty: true })
  }
  const main = () => document.fullscreenElement ?? document.querySelector('main') ?? document.body
  Object.assign(window, {
    monkey: {
      /** The chosen of all controls in sight, and where to press it. */
      control(/** @type {number} */ chance, css = CONTROLS) {
        const root = main()
        const found = [
          ...(root.shadowRoot ? all(root.shadowRoot, css) : []),
          ...all(root, css),
        ].filter(seen)
        const e = found[Math.floor(chance * found.length)]
        if (!e) return null
        e.scrollIntoView({ block: 'center', inline: 'center' })
        const box = e.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        let hit = document.elementFromPoint(x, y)
        while (
          hit?.shadowRoot?.elementFromPoint(x, y) &&
          hit.shadowRoot.elementFromPoint(x, y) !== hit
        )
          hit = hit.shadowRoot.elementFromPoint(x, y)
        /** @type {any} */
        let takes = hit
        while (takes && !(takes.tabIndex >= 0 && !takes.matches(':disabled') && !takes.shadowRoot))
          takes =
            takes.matches('label') && takes.control
              ? takes.control
              : (takes.parentElement ?? takes.getRootNode().host)
        aimed = takes
        met = false
        return { x, y, did: path(e) }
      },
      /** The chosen element of the project, which gets the attribute; of a game, one that it has examples of. */
      set(
        /** @type {number} */ chance,
        /** @type {string} */ name,
        /** @type {string} */ value,
        /** @type {boolean} */ legal,
      ) {
        const found = all(main(), '*').filter((e) => e.localName.startsWith('cgt-'))
        const e = /** @type {any} */ (found[Math.floor(chance * found.length)])
        if (!e) return 'nothing to set'
        /* an element lies on its page's ground: what has the other theme's ink there cannot be read */
        if (name === 'theme' && /light|dark/.test(value))
          return (document.documentElement.dataset.theme = value)
        const { games } = e.engine
        if (name === 'game')
          value = legal ? games[Math.floor(chance * 997) % games.length].name : value
        if (legal && (name === 'rules' || name === 'start')) {
          const game = games.find(
            (/** @type {any} */ g) => g.name === (e.getAttribute('game') ?? 'nim'),
          )
          const example = game?.examples[Math.floor(chance * 997) % game.examples.length]
          e.setAttribute('rules', example?.rules ?? '')
          name = 'start'
          value = example?.start ?? ''
        }
        e.setAttribute(name, value)
        return `${path(e)} ${name}=${JSON.stringify(value.slice(0, 60))}`
      },
      /** The focus: where, whether it came to anything since the last time, and whether the last press met what it aimed at. */
      focus() {
        const now = deepest(document)
        const before = came
        came = false
        const lost =
          !now || now === document.body || now.matches(':disabled') || !now.checkVisibility()
        const host = document.activeElement?.shadowRoot && document.activeElement.id
        return {
          lost,
          came: before,
          where: now ? path(now) : 'nothing',
          met,
          figure: host ? `#${host}` : undefined,
        }
      },
    },
  })
}

/** @param {Page} page @param {() => number} random @returns {Promise<Deed>} */
async function act(page, random) {
  const chance = random()
  /** @param {string} [css] */
  const control = (css) =>
    page.evaluate(
      ([c, s]) => /** @type {any} */ (window).monkey.control(c, s ?? undefined),
      [random(), css],
    )
  if (chance < 0.45) {
    const at = await control()
    if (!at) return { did: 'nothing to press' }
    await page.mouse.click(at.x, at.y)
    return { did: `press ${at.did}`, press: true }
  }
  if (chance < 0.78) {
    const key = one(random, KEYS)
    await page.keyboard.press(key)
    return { did: key, leaves: /Tab|Escape/.test(key) }
  }
  if (chance < 0.86) {
    const at = await control('input:not([type]), input[type=text], textarea')
    const text = one(random, HOSTILE)
    if (!at) return { did: 'nothing to write in' }
    await page.mouse.click(at.x, at.y, { clickCount: 3 })
    await page.keyboard.insertText(text)
    if (random() < 0.7) await page.keyboard.press('Enter')
    return { did: `write ${JSON.stringify(text.slice(0, 60))} in ${at.did}`, press: true }
  }
  if (chance < 0.97) {
    const [name, values] = one(random, [
      ...Object.entries(ATTRIBUTES),
      ...['rules', 'start', 'rules', 'start', 'game', 'universe', 'to', 'edges'].map(
        (name) => /** @type {[string, string[]]} */ ([name, HOSTILE]),
      ),
    ])
    const how = [random(), name, one(random, values), random() < 0.6]
    return {
      did: await page.evaluate((all) => /** @type {any} */ (window).monkey.set(...all), how),
    }
  }
  const links = page.locator('main a[href^="#play&"]')
  const n = await links.count()
  const hash = n ? await links.nth(Math.floor(random() * n)).getAttribute('href') : '#play&start=1'
  await page.evaluate((hash) => {
    location.hash = ''
    location.hash = hash
  }, hash ?? '')
  return { did: `address ${hash}` }
}

for (const name of pages)
  test(`${name.replace('.html', '')}: ${ACTIONS} random actions, seed ${SEED}`, async () => {
    const address = pathToFileURL(path.join(dist, name)).href
    const viewport = { width: 1280, height: 900 }
    const { page, troubles } = await visit(address, { viewport }, prepare)
    const random = dice(SEED ^ hash(name))
    /** @type {string[]} */
    const done = []
    /** @param {string} what */
    const fail = (what) =>
      assert.unreachable(
        [`${name}, MONKEY_SEED=${SEED}, action ${done.length}: ${what}`, ...done.slice(-8)].join(
          '\n  ',
        ),
      )
    const focus = () => page.evaluate(() => /** @type {any} */ (window).monkey.focus())
    let before = await focus()
    for (let i = 1; i <= ACTIONS; i++) {
      const { did, press, leaves } = await act(page, random)
      const after = await focus()
      done.push(`${did} -> ${after.where}`)
      if (troubles.length) fail(troubles.join('; '))
      if (after.lost && !leaves && !(press && !after.met) && (!before.lost || after.came))
        fail(`the focus was ${before.where}, and is lost`)
      before = after
      if (i % LOOK && i < ACTIONS) continue
      const include = i < ACTIONS ? after.figure : undefined
      const found = await axe(page, { include })
      if (found.length) fail(found.join('; '))
    }
  })

/* ---- memory */

/** positions of several games, which take turns @type {Record<string, Record<string, string>[]>} */
const SHOWN = {
  'cgt-play': [
    { game: 'nim', rules: '', start: '3 4 5' },
    { game: 'nim', rules: 'misere', start: '9 8 7 6' },
    { game: 'maze', rules: Array(12).fill('.'.repeat(12)).join('/'), start: 'l1' },
    { game: 'subtraction', rules: '1 3 4', start: '21' },
    { game: 'tictactoe', rules: '3', start: 'xo./.../...' },
    { game: 'subtraction', rules: '1 x', start: '21' },
  ],
  'cgt-graph': [
    { game: 'divisor', rules: '', start: '30' },
    { game: 'subtraction', rules: '1 3 4', start: '12' },
    { game: 'divisor', rules: '', start: '60' },
    { game: 'nim', rules: '', start: '2 2' },
  ],
  'cgt-strip': [
    { game: 'subtraction', rules: '1 2 3', to: '21', at: '10' },
    { game: 'octal', rules: 'kayles', to: '24', at: '9' },
    { game: 'divisor', rules: '', to: '30', at: '12' },
    { game: 'octal', rules: '0.x', to: '24', at: '9' },
  ],
  'cgt-sum': [
    { rules: 'nim + divisor', start: '3 + 12' },
    { rules: 'maze{..#../#...#/..#../#..../.....} + nim', start: 'e5 + 3' },
    { rules: 'octal{kayles} + half + nim', start: '5 + 10 + 4' },
    { rules: 'nim + nobody', start: '3 + 4' },
  ],
  'cgt-challenge': [
    { kind: 'reach', game: 'nim', start: '10 12 5; 7 6 5' },
    { kind: 'heaps', rules: 'nim + divisor', start: '3 4 + 12' },
    { kind: 'marks', game: 'subtraction', rules: '1 3 4', to: '12' },
    { kind: 'reach', game: 'nim', rules: '', start: '3 x' },
  ],
  'cgt-tree': [
    { leaves: '3 5 2 9', search: 'alphabeta' },
    { leaves: '3 5 2 9 12 5 23 23', search: 'minimax' },
    { leaves: '3 x' },
  ],
  'cgt-judge': [
    { problem: 'uva-10404', input: '9 3 1 3 4\n', output: 'x' },
    { problem: 'uva-847', input: '17\n', output: '' },
    { problem: 'uva-10404', input: '1 x' },
  ],
  'cgt-theorem': [
    { game: 'nim', name: 'Bouton', universe: '0..19 0..19' },
    { game: 'subtraction', rules: '1 2 3', name: 'multiples', universe: '0..20' },
    { game: 'octal', rules: 'kayles', name: 'rows', universe: '0..5 0..5' },
    { game: 'nim', name: 'nobody', universe: '0..3 0..3' },
  ],
}
/** changes before it is counted, and in all; then the last of what is shown is on the page */
const CHANGES = { warm: 200, all: 1000 }

for (const [element, shown] of Object.entries(SHOWN))
  test(`after ${CHANGES.all} changes of <${element}> nothing more is held than after ${CHANGES.warm}`, async () => {
    const { page, troubles } = await open(`<main><h1>T</h1><${element}></${element}></main>`)
    const held = await holding(page)
    const cycle = shown.reduce((n, all) => n + Object.keys(all).length, 0)
    /** @param {number} changes at the least */
    const change = (changes) =>
      page.evaluate(
        async ([name, shown, times]) => {
          const element = /** @type {Element} */ (document.querySelector(name))
          for (let i = 0; i < times; i++)
            for (const attributes of shown) {
              for (const [name, value] of Object.entries(attributes))
                element.setAttribute(name, value)
              /* a theorem is at work when the next one comes */
              if ('check' in element) /** @type {any} */ (element).check()
              /* what waits for the next turn, a worker's answer among it, has its turn */
              await new Promise((done) => setTimeout(done))
            }
        },
        /** @type {const} */ ([element, shown, Math.ceil(changes / cycle)]),
      )
    await change(CHANGES.warm)
    assert.equal(...(await held.after(() => change(CHANGES.all - CHANGES.warm))))
    assert.equal(troubles, [])
  })

test.run()
