// How positions are coloured from the end: what goes back along the arrows and when, and how many options are open.
import * as assert from 'uvu/assert'
import { close, done, open, running, still, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** Of each node where it leads. @typedef {Record<string, string[]>} Arrows */

test.after(close)

const MOVES = { reducedMotion: /** @type {const} */ ('no-preference') }
/** who can take a proper divisor of n away */
const DIVISOR = Object.fromEntries(
  Array.from({ length: 9 }, (_, i) => [
    String(i + 1),
    Array.from({ length: i }, (_, j) => j + 1)
      .filter((d) => (i + 1) % d === 0)
      .map((d) => String(i + 1 - d)),
  ]),
)
const CYCLE = '1>2 2>3 3>1 3>4 4>5'
/** @param {string} edges @returns {Arrows} */
const arrowsOf = (edges) => {
  const pairs = edges.split(' ').map((edge) => edge.split('>'))
  return Object.fromEntries(
    pairs.flat().map((n) => [n, pairs.filter(([a]) => a === n).map(([, b]) => b)]),
  )
}

/** What moves: its name, in words, and its ways. @param {Page} page */
const moving = async (page) =>
  (await running(page)).map(({ key, frames, ...one }) => {
    const [first, ...names] = key.split(' ')
    return { ...one, key: first, names, ways: frames.map((f) => String(f.transform)) }
  })
/** What is shown of each position at rest: its letter or number, and how many options are open. @param {Page} page */
const shown = (page) =>
  page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector('cgt-graph, cgt-strip')?.shadowRoot) // prettier-ignore
    return Object.fromEntries(
      [...root.querySelectorAll('[data-node], [data-n]')].map((one) => {
        const node = /** @type {Element} */ (one.cloneNode(true))
        for (const gone of node.querySelectorAll('.was, .pulse')) gone.remove()
        const open = node.querySelector('.open')
        open?.remove()
        const [name, says] = [...node.querySelectorAll('text, .n, .chip')].map((e) => e.textContent?.trim()) // prettier-ignore
        return [name, { says, open: open?.textContent?.trim() ?? '' }]
      }),
    )
  })
/** How many options are open by the definition. @param {Arrows} arrows @param {Record<string, { says?: string }>} now @param {boolean} letters */
const opens = (arrows, now, letters) =>
  Object.fromEntries(
    Object.keys(now).map((n) => {
      const [own, options] = [now[n].says, arrows[n].map((to) => now[to].says)]
      const none = own !== '?' || (letters && options.includes('L'))
      return [n, none ? '' : String(options.filter((says) => says === '?').length)]
    }),
  )
/** @param {Record<string, { open: string }>} now */
const counted = (now) => Object.fromEntries(Object.entries(now).map(([n, { open }]) => [n, open]))
/** @param {Awaited<ReturnType<typeof moving>>} all @param {string} key */
const named = (all, key) => all.filter((one) => one.key === key)
/** whoever gives a node for each pulse: [to, from] @param {{ names: string[] }[]} pulses */
const ways = (pulses) => pulses.map(({ names }) => names.slice(-2).join('>')).sort()

test('at each step a graph tells how many options are open under each node that is not settled', async () => {
  for (const [html, arrows, letters] of /** @type {[string, Arrows, boolean][]} */ ([
    ['<cgt-graph game="divisor" start="9" values="off"></cgt-graph>', DIVISOR, true],
    ['<cgt-graph game="divisor" start="9" values="off grundy"></cgt-graph>', DIVISOR, false],
    [`<cgt-graph edges="${CYCLE}" values="off"></cgt-graph>`, arrowsOf(CYCLE), true],
  ])) {
    const { page, troubles } = await open(html)
    await page.locator('[data-node]').first().focus()
    const last = Number((await page.locator('.counter').innerText()).split('/')[1])
    let zeros = 0
    for (let step = 0; step < last; step++) {
      const now = await shown(page)
      assert.equal(counted(now), opens(arrows, now, letters), `${html}, step ${step}`)
      zeros += Object.values(now).filter((n) => n.open === '0').length
      await page.keyboard.press('.')
    }
    assert.ok(zeros > 0)
    assert.is(await page.locator('.open, .pulse, .was').count(), 0, 'all is told')
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a lost node sends it back along the arrows that enter it: who gets it turns as it arrives, and tells others', async () => {
  const { page, troubles } = await open(
    '<cgt-graph game="divisor" start="9" at="0"></cgt-graph>',
    MOVES,
  )
  await page.locator('[data-node]').first().focus()
  const texts = await page.locator('[data-node]').evaluateAll((all) => all.map((e) => String(e.getAttribute('aria-label')?.split(':')[0]))) // prettier-ignore
  /** by the place of a node its name @param {string[]} all */
  const edges = (all) => all.map((way) => way.split('>').map((i) => texts[Number(i)]).join('>')).sort() // prettier-ignore
  for (let step = 1; step <= 9; step++) {
    const before = await shown(page)
    await page.keyboard.press('.')
    const all = await moving(page)
    const now = await shown(page)
    const [node, ...more] = Object.keys(now).filter((n) => before[n].says !== now[n].says)
    assert.equal(more, [])
    const won = now[node].says === 'W'
    const lost = DIVISOR[node].filter((to) => before[to].says === 'L')
    const [into, out] = [false, true].map((late) => named(all, 'pulse').filter((p) => p.delay > 0 === late)) // prettier-ignore
    assert.equal(edges(ways(into)), (won ? lost : []).map((to) => `${node}>${to}`).sort())
    assert.ok(into.every(({ says }) => says === 'L'))
    const from = Object.keys(now).filter((n) => now[n].says === '?' && DIVISOR[n].includes(node))
    assert.equal(edges(ways(out)), from.map((n) => `${n}>${node}`).sort())
    assert.ok(out.every(({ says }) => says === now[node].says))
    const [turn, was] = [named(all, 'turn'), named(all, 'was')]
    assert.equal([turn.length, was.length], [1, 1])
    assert.is(was[0].delay, turn[0].delay, 'what it was is seen until it turns')
    for (const { duration } of into)
      assert.ok(turn[0].delay > duration / 2 && turn[0].delay < duration)
    for (const one of out) {
      assert.ok(one.delay > turn[0].delay)
      for (const tick of [...named(all, 'open'), ...named(all, 'opened')])
        assert.ok(tick.delay > one.delay + one.duration / 2 && tick.delay < one.delay + one.duration) // prettier-ignore
    }
    const changed = Object.keys(now).filter((n) => now[n].open && now[n].open !== before[n].open)
    assert.is(named(all, 'open').length, changed.length)
    /* each begins at the node that sends it and ends at the one that gets it */
    for (const pulse of named(all, 'pulse')) {
      const places = await page.evaluate(
        (ids) =>
          ids.map((id) => {
            const node = document.querySelector('cgt-graph')?.shadowRoot?.querySelector(`[data-node="${id}"]`) // prettier-ignore
            const rect = /** @type {SVGRectElement} */ (node?.querySelector(':scope > [class^=m-], :scope > g > [class^=m-]')) // prettier-ignore
            const { x, y, width, height } = rect.getBBox()
            return [x + width / 2, y + height / 2]
          }),
        [...pulse.names.slice(-1), ...pulse.names.slice(-2, -1)],
      )
      for (const [end, near, far] of /** @type {const} */ ([
        [pulse.ways[0], places[0], places[1]],
        [pulse.ways[pulse.ways.length - 1], places[1], places[0]],
      ])) {
        const [x, y] = (end.match(/-?[\d.]+/g) ?? []).map(Number)
        const [a, b] = [near, far].map((place) => Math.hypot(x - place[0], y - place[1]))
        assert.ok(a < b && a < 60, `${pulse.names}: ${end}, ${near}`)
      }
    }
  }
  assert.equal(troubles, [])
})

/** What is seen at rest: every sign and its place. @param {Page} page @param {string} element */
const seen = (page, element) =>
  page.locator(element).evaluate((host) => {
    return [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
      .filter((e) => !e.childElementCount && e.checkVisibility({ opacityProperty: true }))
      .map((e) => {
        const { left, top, width, height } = e.getBoundingClientRect()
        const middle = [left + width / 2, top + height / 2].map(Math.round)
        const says = e.textContent?.trim()
        return says
          ? `${says} at ${middle}`
          : `${e.localName} ${e.getAttribute('class')} at ${middle}`
      })
      .filter((sign) => !/^(g|svg|style) /.test(sign))
  })

/** The same signs, each within 3 px. @param {string[]} a @param {string[]} b @param {string} message */
const alike = (a, b, message) => {
  const read = (/** @type {string[]} */ all) => all.map((sign) => [sign.slice(0, sign.lastIndexOf(' at ')), ...sign.slice(sign.lastIndexOf(' at ') + 4).split(',').map(Number)]) // prettier-ignore
  const [now, other] = [read(a), read(b)]
  assert.equal(now.map(([sign]) => sign), other.map(([sign]) => sign), message) // prettier-ignore
  now.forEach(([sign, ...place], i) => {
    const [, ...there] = other[i]
    const far = place.map((n, k) => Math.abs(Number(n) - Number(there[k])))
    assert.ok(Math.max(...far) <= 3, `${message}: ${sign} at ${place}, ${there}`)
  })
}

test('the next key ends it; back, on paper and where motion is reduced nothing moves, and the same is drawn', async () => {
  for (const [html, focus, on, back] of /** @type {const} */ ([
    ['<cgt-graph game="divisor" start="9" at="3"></cgt-graph>', '[data-node]', '.', ','],
    [`<cgt-graph edges="${CYCLE}" at="1"></cgt-graph>`, '[data-node]', '.', ','],
    ['<cgt-graph game="divisor" start="9" values="grundy" at="3"></cgt-graph>', '[data-node]', '.', ','], // prettier-ignore
    ['<cgt-strip game="subtraction" rules="1 2 3" to="9" values="off"></cgt-strip>', '[data-n]', 'vv', 'v'], // prettier-ignore
    ['<cgt-play game="maze" rules="..#../#...#/..#../#..../....." start="e5" opponent="person" values="off grundy"></cgt-play>', '[data-item="24"]', 'v', 'v'], // prettier-ignore
  ])) {
    const [element] = /cgt-[\w-]+/.exec(html) ?? ['']
    const { page, troubles } = await open(html, MOVES)
    const other = await open(html)
    for (const one of [page, other.page]) {
      await one.locator(focus).first().focus()
      for (const key of on) await one.keyboard.press(key)
    }
    const all = await moving(page)
    assert.ok(named(all, 'pulse').length + named(all, 'brought').length, html)
    assert.equal(await still(other.page), [], html)
    await page.keyboard.press('Shift')
    await other.page.keyboard.press('Shift')
    assert.equal(await still(page), [], html)
    alike(await seen(page, element), await seen(other.page, element), html)
    if (element !== 'cgt-graph') continue
    await page.keyboard.press(on)
    assert.ok((await moving(page)).length, html)
    await page.keyboard.press(back)
    assert.equal(await still(page), [], `${html}: back`)
    alike(await seen(page, element), await seen(other.page, element), `${html}: back`)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.keyboard.press(on)
    assert.equal(await still(page), [], `${html}: on paper`)
    assert.equal(troubles, [])
    await done(other.page)
    await done(page)
  }
})

test('a node gets all the values of its options before it has their mex', async () => {
  const { page } = await open(
    '<cgt-graph edges="2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5" values="grundy" at="3"></cgt-graph>',
    MOVES,
  )
  await page.locator('[data-node]').first().focus()
  await page.keyboard.press('.')
  assert.is((await shown(page))['4'].says, '2')
  const into = named(await moving(page), 'pulse').filter(({ delay }) => !delay)
  assert.equal(into.map(({ says }) => says).sort(), ['0', '1'])
})

test('a strip that is told one by one counts down to the lost ones, and each tells those that lead there', async () => {
  for (const [rules, values, letters] of /** @type {const} */ ([
    ['1 2 3', 'off', true],
    ['1 3 4', 'off grundy', false],
  ])) {
    const { page, troubles } = await open(
      `<div style="width: 944px"><cgt-strip game="subtraction" rules="${rules}" to="12" values="${values}"></cgt-strip></div>`,
      MOVES,
    )
    const arrows = Object.fromEntries(
      Array.from({ length: 13 }, (_, n) => [
        String(n),
        rules
          .split(' ')
          .map((k) => n - Number(k))
          .filter((to) => to >= 0)
          .map(String),
      ]),
    )
    await page.locator('[data-n]').first().focus()
    /** @type {string[]} */
    const four = []
    for (let n = 0; n < 12; n++) {
      const before = await shown(page)
      await page.keyboard.press('v')
      const [all, now] = [await moving(page), await shown(page)]
      assert.equal(counted(now), opens(arrows, now, letters), `${rules}, ${n}`)
      four.push(now['4'].open || String(now['4'].says))
      const into = named(all, 'pulse').filter(({ delay }) => !delay)
      const brings = arrows[n].filter((to) => !letters || (now[n].says === 'W' && now[to].says === 'L')) // prettier-ignore
      assert.equal(ways(into), brings.map((to) => `${n}>${to}`).sort())
      assert.equal(into.map(({ says }) => says).sort(), brings.map((to) => now[to].says).sort())
      const out = named(all, 'pulse').filter(({ delay }) => delay)
      const goes = Object.keys(arrows).filter((m) => Number(m) > n && arrows[m].includes(String(n)) && (before[m].open || !n)) // prettier-ignore
      if (n) assert.equal(ways(out), goes.map((m) => `${m}>${n}`).sort())
    }
    if (letters) assert.equal(four.slice(0, 5), ['3', '2', '1', '0', 'L'])
    await page.keyboard.press('v')
    assert.is(await page.locator('.open:not(.was .open)').count(), 0, 'all is told')
    assert.equal(troubles, [])
    await done(page)
  }
})

test('where a move can leave several heaps a strip has no such count', async () => {
  const { page, troubles } = await open(
    '<cgt-strip game="octal" rules="kayles" to="9" values="off grundy"></cgt-strip>',
    MOVES,
  )
  await page.locator('[data-n]').first().focus()
  await page.keyboard.press('v')
  await page.keyboard.press('v')
  assert.is(await page.locator('.open').count(), 0)
  assert.equal(named(await moving(page), 'turn').length, 1)
  assert.equal(troubles, [])
})

test('the values that the figure of a maze sees come to its cell, the farther the later; then that has their mex', async () => {
  const rows = ['..#..', '#...#', '..#..', '#....', '.....']
  /** by the rule: up or left, not through walls @param {number} r @param {number} c @returns {[string, number][]} */
  const sees = (r, c) =>
    [
      [-1, 0],
      [0, -1],
    ].flatMap(([dr, dc]) => {
      /** @type {[string, number][]} */
      const found = []
      for (let k = 1; rows[r + k * dr]?.[c + k * dc] === '.'; k++)
        found.push([String(value(r + k * dr, c + k * dc)), k])
      return found
    })
  /** @param {number} r @param {number} c @returns {number} */
  const value = (r, c) => {
    const all = sees(r, c).map(([v]) => Number(v))
    let least = 0
    while (all.includes(least)) least++
    return least
  }
  const { page, troubles } = await open(
    `<cgt-play game="maze" rules="${rows.join('/')}" start="e5" opponent="person" values="off grundy"></cgt-play>`,
    MOVES,
  )
  /** @param {number} r @param {number} c */
  const check = async (r, c) => {
    const all = await moving(page)
    const brought = named(all, 'brought')
    assert.equal(
      brought.map(({ says }) => says).sort(),
      sees(r, c).map(([v]) => v).sort(), // prettier-ignore
    )
    const delays = [...new Set(brought.map(({ delay }) => delay))].sort((a, b) => a - b)
    assert.is(delays.length, new Set(sees(r, c).map(([, k]) => k)).size)
    const [mex] = named(all, 'mex')
    assert.is(mex.says, String(value(r, c)))
    for (const { delay, duration } of brought) assert.ok(mex.delay > delay + duration / 2)
    assert.is(named(all, 'beam').length, 2)
  }
  await page.locator('[data-item="24"]').focus()
  await page.keyboard.press('v')
  await check(4, 4)
  await page.getByRole('gridcell', { name: 'Move to d5' }).dblclick()
  await check(4, 3)
  await page.locator('.tools').getByRole('button', { name: 'Undo' }).click()
  const back = (await still(page)).map(({ key }) => key)
  assert.equal(
    back.filter((key) => /^(brought|beam|mex)$/.test(key)),
    [],
    'taken back, nothing is brought anew',
  )
  assert.equal(troubles, [])
})

test.run()
