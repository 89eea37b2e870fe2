/** Pages that are not like ours: another direction, a shadow root, another keyboard, forced colours, a name of the page's own, words as people write them. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { each } from '../../deep.mjs'
import { close, frames, open, test, visit } from '../browser.mjs'
import { everything, NEEDS, OWN } from '../wrong.mjs'

test.after(close)

test('in a page that is read from the right, numbers and columns stand as they are written', async () => {
  const { page } = await open(
    '<div dir="rtl"><cgt-xor heaps="3 4 6"></cgt-xor><cgt-mex set="0 1 3"></cgt-mex><cgt-play game="nim" start="3 5"></cgt-play></div>',
  )
  const places = await page.evaluate(() => {
    const root = (/** @type {string} */ name) =>
      /** @type {ShadowRoot} */ (document.querySelector(name)?.shadowRoot)
    const left = (/** @type {Element} */ e) => e.getBoundingClientRect().left
    return {
      columns: [...root('cgt-xor').querySelectorAll('thead th')].map(left),
      heaps: [...root('cgt-play').querySelectorAll('.heap')].map(left),
      field: getComputedStyle(/** @type {Element} */ (root('cgt-mex').querySelector('input')))
        .direction,
    }
  })
  for (const list of [places.columns, places.heaps]) {
    assert.ok(list.length > 1)
    assert.equal(
      list.toSorted((a, b) => a - b),
      list,
    )
  }
  assert.is(places.field, 'ltr')
})

test('what is named by an id stands in the same root', async () => {
  const { page, troubles } = await open(
    `<cgt-number></cgt-number><cgt-value></cgt-value><cgt-strip></cgt-strip><cgt-tree></cgt-tree><cgt-code></cgt-code><cgt-proof></cgt-proof><p data-after="end"></p>`,
  )
  const told = await page.evaluate(async () => {
    const host = document.createElement('section')
    const inside = `<cgt-strip id="st" game="subtraction" rules="2 3" to="20"></cgt-strip>
      <p><cgt-number for="st" name="rules" nth="2">1</cgt-number> <cgt-value for="st" tell="period"></cgt-value></p>
      <cgt-tree id="tr" leaves="3 5 2 9" search="minimax"></cgt-tree><cgt-code for="tr"></cgt-code>
      <cgt-play id="b" game="nim" start="1 1"></cgt-play><cgt-proof for="b"><ol><li data-moves="1-1">One.</li></ol></cgt-proof>`
    host.attachShadow({ mode: 'open' }).innerHTML = inside
    document.body.replaceChildren(host)
    const root = /** @type {ShadowRoot} */ (host.shadowRoot)
    const say = (/** @type {string} */ name) =>
      root.querySelector(name)?.shadowRoot?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return {
      number: root.querySelector('cgt-number')?.shadowRoot?.querySelector('input')?.value,
      value: say('cgt-value'),
      code: say('cgt-code'),
      proof: root.querySelector('cgt-proof')?.shadowRoot?.querySelector('.problem')?.textContent,
    }
  })
  assert.is(told.number, '3')
  assert.match(told.value, /\b5\b/)
  assert.match(told.code, /minimax/)
  assert.is(told.proof, undefined)
  assert.equal(troubles, [])
})

test('a letter of another alphabet is the key of its place; where one types it stays a letter', async () => {
  const { page } = await open(
    '<cgt-play game="nim" start="3 5"></cgt-play><cgt-mex set="0 1 3" values="off"></cgt-mex>',
  )
  const play = page.locator('cgt-play')
  /** @param {string} key @param {string} code @param {string} at */
  const press = (key, code, at) =>
    page
      .locator(at)
      .first()
      .evaluate(
        (target, { key, code }) =>
          !target.dispatchEvent(
            new KeyboardEvent('keydown', {
              key,
              code,
              bubbles: true,
              composed: true,
              cancelable: true,
            }),
          ),
        { key, code },
      )
  for (const [key, values] of [
    ['м', 'outcome'],
    ['Μ', 'grundy'], // Greek, on V's place for this test
  ]) {
    assert.is(await press(key, 'KeyV', 'cgt-play .board [tabindex="0"]'), true, key)
    assert.is(await play.evaluate((e) => /** @type {any} */ (e).values), values)
  }
  assert.is(await press('ñ', 'Semicolon', 'cgt-play .board [tabindex="0"]'), false)
  assert.is(
    await press('é', 'KeyV', 'cgt-play .board [tabindex="0"]'),
    false,
    'a Latin letter is itself',
  )
  assert.is(await press('м', 'KeyV', 'cgt-mex input'), false)
})

test('on a slide V is heard without the focus, on such a keyboard too', async () => {
  const { page } = await open('<div class="marpit"><div class="bespoke-marp-active"><cgt-play game="nim" start="3 5"></cgt-play></div></div>') // prettier-ignore
  const told = await page.evaluate(() => {
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    const before = play.values
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'м', code: 'KeyV', bubbles: true, cancelable: true }),
    )
    return [before, play.values]
  })
  assert.equal(told, ['off', 'outcome'])
})

test('the name that a page gives an element is heard', async () => {
  const { page } = await open(
    '<cgt-play aria-label="My own game"></cgt-play><cgt-play game="coins"></cgt-play>',
  )
  const client = await page.context().newCDPSession(page)
  const { nodes } = /** @type {any} */ (await client.send('Accessibility.getFullAXTree'))
  const groups = nodes.filter((/** @type {any} */ { name }) => name?.value === 'My own game')
  assert.equal(
    groups.map((/** @type {any} */ { role }) => role.value),
    ['group'],
  )
  const roles = await page.locator('cgt-play').evaluateAll((all) => all.map((e) => e.getAttribute('role'))) // prettier-ignore
  assert.equal(
    roles,
    [null, null],
    'the element itself has no attribute that its page did not give',
  )
})

test('words as people and frameworks write them; a word that is none shows no more than no word', async () => {
  const { page } = await open('<cgt-play game="nim" start="3 5"></cgt-play>')
  const seen = await page.evaluate(() => {
    const play = /** @type {any} */ (document.querySelector('cgt-play'))
    const told = (/** @type {string} */ name, /** @type {string} */ value) => {
      for (const one of ['values', 'hide', 'colors']) play.removeAttribute(one)
      play.setAttribute(name, value)
      return {
        values: play.values,
        tools: [...play.shadowRoot.querySelectorAll('.tools button')].length,
        colors: play.getAttribute('colors'),
      }
    }
    const list = ['off', 'false', 'none', '0', 'Off', 'OFF', 'no', 'x1', 'Outcome', 'GRUNDY', 'off, grundy'] // prettier-ignore
    return {
      values: list.map((value) => [value, told('values', value).values]),
      hide: ['', 'hint values', 'hint,values', 'Hint, Values', 'x1'].map(
        (value) => told('hide', value).tools,
      ),
      colors: ['off', 'false', 'OFF', 'on', 'x1'].map((value) => told('colors', value).colors),
    }
  })
  const off = ['off', 'false', 'none', '0', 'Off', 'OFF', 'no', 'x1']
  assert.equal(seen.values, [...off.map((value) => [value, 'off']), ['Outcome', 'outcome'], ['GRUNDY', 'grundy'], ['off, grundy', 'off']]) // prettier-ignore
  const [all, some, ...rest] = seen.hide
  assert.ok(some < all)
  assert.equal(rest, [some, some, all])
  assert.equal(seen.colors, ['off', 'off', 'off', 'on', 'x1'])
})

test('where the system sets the colours, the line of the steps and its thumb are seen', async () => {
  const { page } = await open('<cgt-tree leaves="3 5 2 9" search="alphabeta"></cgt-tree>')
  await page.emulateMedia({ forcedColors: 'active' })
  const tree = page.locator('cgt-tree')
  /** @param {number} at */
  const shot = async (at) => {
    await tree.evaluate((e, at) => e.setAttribute('at', String(at)), at)
    await frames(page)
    return (await page.locator('.timeline').screenshot()).toString('base64')
  }
  assert.is.not(await shot(0), await shot(9))
  await page.emulateMedia({ forcedColors: 'none' })
})

/** colours: a thing's own, which must not be the page's */
test('where the system sets the colours, boards, marks and legends keep their shapes', async () => {
  const { page } = await open(
    `<cgt-play game="nim" start="3 5"></cgt-play><cgt-play game="tictactoe"></cgt-play>
    <cgt-strip game="subtraction" rules="2 3" to="9" at="4"></cgt-strip><cgt-tree leaves="3 5 2 9" search="minimax"></cgt-tree>
    <cgt-play game="graph" rules="1>2 2>1 2>3" start="1"></cgt-play><cgt-qr text="a"></cgt-qr>`,
  )
  await page.emulateMedia({ forcedColors: 'active' })
  const own = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.setAttribute('style', 'color: Canvas')
    document.body.append(probe)
    const canvas = getComputedStyle(probe).color
    /** @param {string} where @param {string} css */
    const look = (where, css) => {
      const thing = document.querySelector(where)?.shadowRoot?.querySelector(css)
      return thing ? getComputedStyle(thing) : /** @type {any} */ ({})
    }
    const ring = look('cgt-strip', '.chip.current').boxShadow
    return {
      stick: look('cgt-play', '.stick i').backgroundColor !== canvas,
      square: ![canvas, 'none', undefined].includes(look('[game=tictactoe]', '.ground').stroke),
      ring: !!ring && ring !== 'none',
      win: look('cgt-strip', '.chip.win').backgroundColor !== canvas,
      best: look('cgt-tree', '.players .best').backgroundColor !== canvas,
      draw: look('[game=tictactoe]', '.m-tie, .m-draw, .legend').display !== 'none',
      code: look('cgt-qr', 'svg').backgroundColor !== look('cgt-qr', 'svg').fill,
    }
  })
  assert.equal(
    Object.entries(own).filter(([, seen]) => !seen),
    [],
  )
})

test('in a column of 240 pixels no element is wider than its place', async () => {
  const { page, troubles } = await everything()
  await page.setViewportSize({ width: 240, height: 700 })
  /* without a margin: what reaches out of its element is seen */
  await page.addStyleTag({
    content: 'body { margin: 0 !important } body > :not(#room) { display: none }',
  })
  for (const lang of ['en', 'es']) {
    const wide = await page.evaluate(
      async ({ own, needs, games, lang }) => {
        document.documentElement.lang = lang
        const room = /** @type {HTMLElement} */ (document.querySelector('#room'))
        const found = []
        for (const [name, attributes] of Object.entries(own))
          for (const given of [
            needs[name] ?? {},
            ...games.filter(() => attributes.includes('game')).map((game) => ({ game })),
          ]) {
            const element = document.createElement(name)
            for (const [key, value] of Object.entries(given)) element.setAttribute(key, value)
            room.replaceChildren(element)
            for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
            const over = document.documentElement.scrollWidth - 240
            if (over > 0) found.push(`${name} ${JSON.stringify(given)} by ${over}`)
          }
        return found
      },
      { own: OWN, needs: NEEDS, games: each(3, ['nim', 'tictactoe', 'hackenbush', 'toads', 'digits']), lang }, // prettier-ignore
    )
    assert.equal(wide, [], lang)
  }
  assert.equal(troubles, [])
})

/** @param {import('playwright-core').Page} page */
const spoken = (page) => page.locator('cgt-play').evaluate((e) => e.shadowRoot?.textContent ?? '')

test('a page that names no language is spoken to in Spanish, also by embed.html; one that names another, in English', async () => {
  const dist = new URL('../../../dist/', import.meta.url)
  const game = '<cgt-play game="nim" start="3"></cgt-play>'
  for (const [lang, spanish] of /** @type {const} */ ([
    ['', true],
    ['es-AR', true],
    ['de', false],
  ])) {
    const { page } = await open(game, { lang })
    assert.is(/turno/.test(await spoken(page)), spanish, lang) // prettier-ignore
    if (lang) continue
    await page.evaluate(() => document.documentElement.removeAttribute('lang'))
    assert.match(await spoken(page), /turno/)
  }
  for (const [hash, word] of [
    ['#cgt-play&game=nim&start=3', /turno/],
    ['#cgt-play&game=nim&start=3&lang=en', /turn\b/],
  ]) {
    const { page } = await visit(`${dist}embed.html${hash}`)
    assert.match(await spoken(page), word)
  }
})

test('in a page that is XHTML every element says so beside its author’s words', async () => {
  const { page, troubles } = await everything()
  const body = Object.entries(OWN)
    .map(
      ([name]) =>
        `<${name} ${Object.entries(NEEDS[name] ?? {})
          .map(([key, value]) => `${key}="${value.replaceAll('<', '&lt;')}"`)
          .join(' ')}>words</${name}>`,
    ) // prettier-ignore
    .join('')
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean)) // prettier-ignore
  const text = `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>XHTML</title></head><body>${body}${scripts.map((src) => `<script src="${src}"></script>`).join('')}</body></html>`
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-xhtml-')), 'page.xhtml')
  fs.writeFileSync(file, text)
  const { page: xhtml, troubles: wrong } = await visit(pathToFileURL(file).href)
  assert.is(await xhtml.evaluate(() => document.contentType), 'application/xhtml+xml')
  const said = await xhtml.evaluate(
    (names) =>
      names.filter((name) => {
        const { shadowRoot } = document.querySelector(name) ?? {}
        const text = shadowRoot?.querySelector('.problem')?.textContent ?? ''
        return !shadowRoot?.querySelector('slot') || !text.startsWith('This page is sent as XHTML')
      }),
    Object.keys(OWN),
  )
  assert.equal(said, [])
  assert.equal([...troubles, ...wrong], [])
  fs.rmSync(path.dirname(file), { recursive: true })
})

/** What the figures of a page tell on paper. @param {import('playwright-core').Page} page */
const printed = (page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const said = (/** @type {string} */ name, css = '*') =>
      [...(document.querySelector(name)?.shadowRoot?.querySelectorAll(css) ?? [])]
        .map((e) => e.textContent?.trim())
        .join(' ')
    const told = {
      strip: /[WL]/.test(said('cgt-strip', '.chip')),
      graph: /[WL]/.test(said('cgt-graph', '.node text')),
      tree: /\d/.test(said('cgt-tree', '.max .value, .min .value')),
      xor: /3/.test(said('cgt-xor', 'tfoot')),
      mex: /=\s*2/.test(said('cgt-mex')),
      play: /[WL]/.test(said('cgt-play', '.chip')),
      shown: /[WL]/.test(said('#shown', '.node text')),
    }
    dispatchEvent(new Event('afterprint'))
    return told
  })

test('in a page, paper hides what is hidden; a handout is as the screen, and a page may tell all', async () => {
  const { page } = await open(
    `<cgt-strip game="subtraction" rules="2 3" to="9" values="off"></cgt-strip><cgt-graph game="divisor" start="6" values="off"></cgt-graph>
    <cgt-tree leaves="3 5 2 9" values="off"></cgt-tree><cgt-xor heaps="10 12 5" values="off"></cgt-xor><cgt-mex set="0 1 3" values="off"></cgt-mex>
    <cgt-play game="nim" start="3 5"></cgt-play><cgt-graph id="shown" game="divisor" start="6" at="0"></cgt-graph>`,
  )
  /** @param {string | null} handout */
  const says = async (handout) => {
    await page.evaluate((handout) => {
      if (handout === null) delete document.documentElement.dataset.handout
      else document.documentElement.dataset.handout = handout
    }, handout)
    const told = await printed(page)
    return Object.entries(told)
      .filter(([, told]) => told)
      .map(([name]) => name)
      .join(' ')
  }
  assert.is(await says(null), 'shown')
  assert.is(await says(''), '')
  assert.is(await says('off'), 'strip graph tree xor mex play shown')
})

test('a board is not cut between two sheets', async () => {
  const { page } = await open(
    '<div style="height: 230mm"></div><cgt-play game="nim" start="11 12 13"></cgt-play><div style="height: 100mm"></div><cgt-xor heaps="21 22 23"></cgt-xor>',
  )
  const pdf = await page.pdf({ format: 'A4' })
  const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf })
    .toString()
    .split('\f')
  for (const heaps of ['11 12 13', '21 22 23'])
    assert.is(
      pages.filter((text) => heaps.split(' ').some((n) => new RegExp(`\\b${n}\\b`).test(text))).length, // prettier-ignore
      1,
      heaps,
    )
})

test.run()
