/**
 * What is seen to become something else: sticks that go to columns of powers of two and two by two away, numbers that drop on
 * their shelves, a part of a sum that becomes its heap. Against what is computed here, by the definitions alone.
 */
import * as assert from 'uvu/assert'
import { RULES } from '../../independent/index.js'
import { mex, solveAll } from '../../independent/solve.js'
import { close, done, inWindow, open, running, still, test, visit } from '../browser.mjs'

/** @typedef {import('../browser.mjs').Page} Page */

test.after(close)

/** the same numbers in every run @param {number} seed */
function random(seed) {
  return (/** @type {number} */ below) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
}
const MOVES = { reducedMotion: /** @type {const} */ ('no-preference') }

/** What moves now, by its key or class. @param {Page} page @param {boolean} [some] something does */
const moving = async (page, some = true) =>
  (await (some ? running : still)(page)).map(({ key }) => key)
/** The first step, where it is not there yet. @param {Page} page */
const begin = (page) => page.locator('[data-step=first]').evaluate((e) => /** @type {HTMLElement} */ (e).click()) // prettier-ignore

/* ---------------------------------------------------------------- cgt-xor */

/** Of each row the sticks of each column, and how many of them are still there; the row below. @param {Page} page */
const table = (page) =>
  page.locator('cgt-xor').evaluate(({ shadowRoot }) => {
    const rows = [...(shadowRoot?.querySelectorAll('tbody tr') ?? [])]
    const cells = rows.map((row) => [...row.querySelectorAll('td:not(.change)')])
    return {
      all: cells.map((row) => row.map((cell) => cell.querySelectorAll('i').length)),
      here: cells.map((row) =>
        row.map(
          (cell) =>
            [...cell.querySelectorAll('i')].filter(
              (i) => Number(getComputedStyle(i.parentElement ?? i).opacity) === 1,
            ).length,
        ),
      ),
      foot: [...(shadowRoot?.querySelectorAll('tfoot td') ?? [])].map((c) => c.textContent?.trim()),
    }
  })
/** A heap as powers of two, each at most once: the largest that fits, and again. @param {number} heap @param {number} most */
function split(heap, most) {
  const parts = []
  for (let power = most, left = heap; power >= 1; power /= 2) {
    parts.push(left >= power ? power : 0)
    if (left >= power) left -= power
  }
  return parts
}

test('sticks in a row, in columns of powers of two, and two by two away: what is left is the xor', async () => {
  const { page, troubles } = await open('<cgt-xor values="off"></cgt-xor>')
  const next = page.getByRole('button', { name: 'Step forward' })
  const any = random(7)
  for (let round = 0; round < 6; round++) {
    const heaps = Array.from({ length: 2 + any(4) }, () => any(32))
    await page.locator('cgt-xor').evaluate((e, heaps) => e.setAttribute('heaps', heaps), heaps.join(' ')) // prettier-ignore
    const most = 2 ** Math.floor(Math.log2(Math.max(1, ...heaps)))
    const columns = Math.log2(most) + 1
    await begin(page)
    const rows = (await table(page)).all
    assert.equal(
      rows,
      heaps.map((n) => [n]),
      'each heap in one row',
    )
    await next.click()
    const parts = heaps.map((n) => split(n, most))
    assert.equal((await table(page)).all, parts)
    for (let column = 0; column < columns; column++) {
      await next.click()
      const { all, here, foot } = await table(page)
      assert.equal(all, parts)
      parts.forEach((_, i) =>
        parts[i].forEach((power, c) => {
          const count = parts.filter((row) => row[c]).length
          const last = parts.findLastIndex((row) => row[c])
          const stays = c > column || (count % 2 === 1 && i === last)
          assert.is(here[i][c], stays ? power : 0, `${heaps}: row ${i}, column ${c} of ${column}`)
        }),
      )
      for (let c = 0; c < columns; c++)
        assert.is(foot[c], c > column ? '?' : String(parts.filter((row) => row[c]).length % 2))
    }
    const left = (await table(page)).here.flat().reduce((a, b) => a + b, 0)
    assert.is(left, heaps.reduce((a, b) => a ^ b, 0)) // prettier-ignore
    assert.match(await page.locator('tfoot th').innerText(), `XOR = ${left}`)
    assert.is(await next.getAttribute('aria-disabled'), 'true')
    await page.getByRole('button', { name: 'Hide the answer' }).click()
  }
  await page.getByLabel('Heaps').fill('32 5')
  assert.is(await page.locator('cgt-xor i').count(), 0, 'larger heaps are digits alone')
  await begin(page)
  assert.is(await page.locator('tbody td').count(), 12)
  assert.equal(troubles, [])
})

test('sticks and numbers are seen to move, until the next key, and not where motion is unwanted', async () => {
  const body = '<cgt-xor heaps="10 12 5" values="off"></cgt-xor><cgt-mex set="0 1 3"></cgt-mex>'
  for (const options of [MOVES, {}]) {
    const { page, troubles } = await open(body, options)
    const some = options === MOVES
    const moved = (/** @type {string[]} */ keys) => (some ? keys : [])
    const xor = page.locator('cgt-xor')
    /** @param {import('playwright-core').Locator} figure @param {number} [step] */
    const go = (figure, step) => figure.evaluate((/** @type {any} */ e, step) => e.go(step), step)
    await go(xor, 0)
    assert.is((await moving(page, some)).length, some ? 6 : 0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift')
    assert.equal(await still(page), [], 'a key ends it')
    await go(xor, 1)
    assert.equal(await moving(page, some), moved(['one 0 8', 'one 0 2', 'one 1 8', 'one 1 4', 'one 2 4', 'one 2 1'])) // prettier-ignore
    await page.locator('cgt-xor .say').click()
    assert.equal(await still(page), [], 'a press ends it')
    await go(xor)
    assert.equal(
      (await moving(page, some)).sort(),
      moved(['one 0 8', 'one 1 4', 'one 1 8', 'one 2 4', 'xor 1', 'xor 2']),
      'only pairs fade, and what is left falls',
    )
    await page.locator('cgt-xor .say').click()
    const numbers = page.locator('cgt-mex')
    await go(numbers, 0)
    assert.equal(await still(page), [], 'nothing is on its shelf')
    await go(numbers, 2)
    assert.equal(await moving(page, some), moved(['on 0 0', 'on 1 0']))
    await page.locator('cgt-mex .say').click()
    assert.equal(await still(page), [])
    await go(numbers)
    assert.equal((await moving(page, some)).sort(), moved(['glow 2', 'mex', 'on 3 0']))
    assert.equal(troubles, [])
  }
})

/* ---------------------------------------------------------------- cgt-mex */

test('numbers drop on their shelves one by one, and the first empty one glows: the mex', async () => {
  const { page, troubles } = await open('<cgt-mex values="off"></cgt-mex>')
  const next = page.getByRole('button', { name: 'Step forward' })
  const any = random(31)
  const shelves = () =>
    page.locator('cgt-mex').evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('[data-n]') ?? [])].flatMap((shelf) => {
        const n = Number(shelf.getAttribute('data-n'))
        return Array(shelf.querySelectorAll('b').length).fill(n)
      }),
    )
  const glows = () =>
    page.locator('[data-n]:has(i)').evaluateAll((all) => all.map((e) => e.getAttribute('data-n')))
  for (let round = 0; round < 8; round++) {
    const set = Array.from({ length: any(9) }, () => any(8)).sort((a, b) => a - b)
    await page.getByLabel('Set', { exact: true }).fill(set.join(', '))
    await begin(page)
    assert.equal(await shelves(), [])
    for (let i = 1; i <= set.length; i++) {
      await next.click()
      assert.equal(await shelves(), set.slice(0, i), 'the same numbers share a shelf')
      assert.equal(await glows(), [])
    }
    await next.click()
    assert.equal(await glows(), [String(mex(new Set(set)))], set.join(' '))
    await page.getByRole('button', { name: 'Hide the answer' }).click()
    assert.equal(await shelves(), set)
  }
  /* a shelf is pressed whose number has not dropped: it drops with all */
  await page.getByLabel('Set', { exact: true }).fill('0 2 2')
  await begin(page)
  await page.locator('[data-n="2"]').click()
  assert.equal(await shelves(), [0, 2, 2])
  await page.locator('[data-n="2"]').click()
  assert.equal(await shelves(), [0], 'and all of them are taken out')
  assert.equal(troubles, [])
})

/* ---------------------------------------------------------------- cgt-sum */

const MAZE = '..#../#...#/..#../#..../.....'
/** game, its rules, position @type {[string, string, string][]} */
const PARTS = [
  ['maze', MAZE, 'e5'],
  ['octal', 'kayles', '6'],
  ['divisor', '', '24'],
]
/** @param {[string, string, string]} part */
function grundy([name, rules, start]) {
  const play = /** @type {any} */ (RULES)[name].open(rules)
  const from = play.read(start)
  return Number(solveAll(play, false, [from]).answers.get(from)?.grundy)
}
const SUM = `<cgt-sum rules="${PARTS.map(([name, rules]) => name + (rules && `{${rules}}`)).join(' + ')}"
  start="${PARTS.map(([, , start]) => start).join(' + ')}"></cgt-sum>`

test('a part that is exchanged becomes as many sticks as its Grundy value, out of what it was', async () => {
  for (const options of [MOVES, {}]) {
    const { page, troubles } = await open(SUM, { viewport: { width: 1280, height: 1000 }, ...options }) // prettier-ignore
    const board = await page.locator('cgt-sum cgt-play').elementHandle()
    for (const [i, part] of PARTS.entries()) {
      const value = grundy(part)
      const exchange = page.locator('cgt-sum li').nth(i).locator('button').first()
      await exchange.evaluate((e) => /** @type {HTMLElement} */ (e).click())
      const all = await (options === MOVES ? running : still)(page, { within: 'cgt-play' })
      const sticks = all.filter((one) => one.stick && one.part === String(i)).length
      const ghosts = await page.locator('.sum[inert]').count()
      assert.equal([ghosts, sticks], options === MOVES ? [1, value] : [0, 0])
      assert.is(await page.locator(`[data-part="${i}"] .stick`).count(), value, part.join(' '))
      await page.locator('.same').click()
      assert.is(await page.locator('.sum[inert]').count(), 0, 'a press ends it')
      assert.is((await moving(page, false)).filter((what) => /stick/.test(what)).length, 0)
      assert.match(await page.locator('.same').innerText(), `is now a heap of ${value}`)
    }
    /* one board for all of them: what was chosen on it stays */
    assert.is(await board?.evaluate((e) => e.isConnected), true)
    const position = await page.locator('cgt-play').evaluate((/** @type {any} */ e) => e.position)
    assert.is(position, PARTS.map(grundy).join(' + '))
    assert.equal(troubles, [])
  }
})

test('a sum that is written again as it began begins again, though it was played', async () => {
  const { page, troubles } = await open('<cgt-sum rules="nim + nim" start="3 + 4"></cgt-sum>')
  const position = () => page.locator('cgt-play').evaluate((/** @type {any} */ e) => e.position)
  await page.locator('cgt-play').evaluate((/** @type {any} */ e) => {
    e.opponent = 'person'
    e.play(e.session.game.moves(e.session.position)[0])
  })
  assert.is.not(await position(), '3 + 4')
  const field = page.getByLabel('Its position').first()
  await field.fill('3')
  await field.dispatchEvent('change')
  assert.is(await position(), '3 + 4')
  assert.equal(troubles, [])
})

test('on the sum table the board comes first, and what was exchanged and what came of play are in sight', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const { page, troubles } = await visit(
      new URL('../../../dist/en/sums.html', import.meta.url).href,
      { viewport },
    )
    const where = `${viewport.width} px`
    const wide = viewport.width > 390
    await inWindow(page, 'cgt-sum .same', where)
    for (const css of wide ? ['board', 'status', 'foot'] : ['sum .part'])
      await inWindow(page, `cgt-sum .${css}`, where)
    await page.getByRole('button', { name: 'Replace by its heap' }).first().click()
    assert.match(await page.locator('.same').innerText(), /^Maze at c2 is now a heap of 1\./i)
    await inWindow(page, 'cgt-sum .same', `exchanged, ${where}`)
    await inWindow(page, 'cgt-sum [data-part="0"] .heap', `exchanged, ${where}`)
    await page.locator('cgt-sum cgt-play').evaluate(async (/** @type {any} */ play) => {
      while (!play.session.over) {
        if (play.mine) play.play(play.session.game.solve(play.session.position).move)
        await new Promise((done) => setTimeout(done, 5))
      }
      await new Promise(requestAnimationFrame)
    })
    await inWindow(page, 'cgt-sum .result', `at the end, ${where}`)
    await inWindow(page, 'cgt-sum .sum', `at the end, ${where}`)
    assert.match(await page.locator('cgt-sum .result').innerText(), /^You win/)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a strip tells of a position far beyond it what the proved period says, and of others refuses', async () => {
  const { page, troubles } = await open(
    '<cgt-strip game="octal" rules="kayles" to="12" at="1000000000" values="grundy"></cgt-strip>' +
      '<cgt-strip game="octal" rules="grundy" to="12" at="30"></cgt-strip>',
  )
  assert.match(
    await page.locator('.words').first().innerText(),
    /^1\s?000\s?000\s?000 is 1, as 76 is: the period is proved\.\s+Period 12 from 71 on/,
  )
  await page.locator('[data-n="9"]').first().click()
  assert.not.match(await page.locator('.words').first().innerText(), /is proved/)
  await page.getByText(/the last position is 12/i).waitFor()
  assert.equal(
    troubles.filter((t) => !/last position/.test(String(t))),
    [],
  )
})

/* ---------------------------------------------------------------- cgt-strip, long */

/** The cells of a long strip: what each says, and whether it is seen. @param {Page} page */
const cellsOf = (page) =>
  page.locator('cgt-strip').evaluate(({ shadowRoot }) => {
    const box = /** @type {Element} */ (shadowRoot?.querySelector('.view')).getBoundingClientRect()
    return [.../** @type {NodeListOf<HTMLElement>} */ (shadowRoot?.querySelectorAll('[data-n]'))].map((cell) => {
      const { top, bottom } = cell.getBoundingClientRect()
      return {
        n: Number(cell.dataset.n),
        number: cell.querySelector('.n')?.textContent?.replace(/\D/g, ''),
        sign: cell.querySelector('.chip')?.textContent?.replace(/\s/g, ''),
        said: cell.getAttribute('aria-label')?.replace(/\u202f/g, ''),
        seen: bottom > box.top + 1 && top < box.bottom - 1,
      }
    }) // prettier-ignore
  })
/** What has the focus. @param {Page} page */
const focusOn = (page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.shadowRoot?.activeElement
    return cell instanceof HTMLElement ? Number(cell.dataset.n) : null
  })
/** Its bar is there, from 0 to 1, and that is drawn. @param {Page} page @param {number} share */
const scrollTo = (page, share) =>
  page.locator('cgt-strip').evaluate(async ({ shadowRoot }, share) => {
    const box = /** @type {Element} */ (shadowRoot?.querySelector('.view'))
    box.scrollTop = share * (box.scrollHeight - box.clientHeight)
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  }, share)
/**
 * Few are drawn; those that are seen follow one another and say what is so.
 * @param {Page} page @param {ArrayLike<number>} values @param {string} where
 */
async function right(page, values, where) {
  const cells = await cellsOf(page)
  assert.ok(cells.length < 400, `${where}: ${cells.length} cells`)
  for (const { n, number, sign, said } of cells) {
    assert.is(number, String(n))
    assert.is(sign, String(values[n]), `${where}: ${n}`)
    assert.ok(said?.startsWith(`${n}: Grundy value ${values[n]}, `), said)
  }
  const seen = cells.flatMap(({ n, seen }) => (seen ? [n] : []))
  assert.ok(seen.length >= 12, `${where}: ${seen.length} seen`)
  assert.ok(seen.every((n, i) => n === seen[0] + i), where) // prettier-ignore
  return { first: seen[0], last: seen[seen.length - 1] }
}

test('a strip of a million draws what is seen of it; the bar and the keys reach every position', async () => {
  const most = 1_000_000
  const values = new Uint8Array(most + 1)
  for (let n = 0; n <= most; n++)
    values[n] = mex(new Set([1, 3, 4].flatMap((take) => (take <= n ? [values[n - take]] : []))))
  for (const width of [1280, 390]) {
    const { page, troubles } = await open(
      `<cgt-strip game="subtraction" rules="1 3 4" to="${most}" at="9" values="grundy"></cgt-strip>`,
      { viewport: { width, height: 780 } },
    )
    const now = (/** @type {string} */ where) => right(page, values, `${width} ${where}`)
    assert.is((await now('at first')).first, 0)
    for (const share of [0.5, 0.25, 0.0002, 1]) {
      await scrollTo(page, share)
      const { first, last } = await now(`at ${share}`)
      assert.ok(first <= share * most + 100 && last >= share * most - 100, `${share}: ${first}`)
    }
    assert.is((await now('at the end')).last, most)
    await scrollTo(page, 0)
    assert.is((await now('at the beginning again')).first, 0)
    await page.locator('[data-n="8"]').click()
    await page.keyboard.press('End')
    assert.is(await focusOn(page), most)
    assert.is((await now('after End')).last, most)
    assert.match(await page.locator('.words').innerText(), /^You are at 1\s000\s000\. mex\{/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    const at = Number(await page.locator('cgt-strip').getAttribute('at'))
    assert.ok(at < most - 2 && at > most - 40, String(at))
    const arcs = [1, 3, 4].map((take) => at - take)
    assert.ok((await page.locator('.edge').count()) === arcs.length)
    await scrollTo(page, 0.4)
    const { first, last } = await now('the focus is left behind')
    assert.ok(last < at && first > 0)
    assert.is(await focusOn(page), at)
    await page.keyboard.press('ArrowRight')
    assert.is(await focusOn(page), at + 1)
    const back = await now('and found again')
    assert.ok(back.first <= at + 1 && at + 1 <= back.last)
    await page.keyboard.press('Home')
    assert.is(await focusOn(page), 0)
    assert.is((await now('after Home')).first, 0)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('a table without a period is worked out while the page goes on, tells how far it is, and can be stopped', async () => {
  const most = 300_000
  const values = new Uint32Array(most + 1)
  for (let n = 1; n <= most; n++) values[n] = n % 2 ? values[(n - 1) / 2] : n / 2
  const { page, troubles } = await open(
    `<cgt-strip game="half" to="${most}" at="${most - 1}" values="grundy"></cgt-strip>`,
  )
  await page.locator('progress').waitFor({ state: 'detached' })
  const { first, last } = await right(page, values, 'half')
  assert.ok(first <= most - 1 && most - 1 <= last)
  assert.is(await page.locator('[aria-selected=true]').getAttribute('data-n'), String(most - 1))
  await scrollTo(page, 0.7)
  await right(page, values, 'at 0.7')
  await done(page)

  const other = await open('<cgt-strip game="octal" rules="grundy" to="1000000"></cgt-strip>')
  assert.ok((await other.page.locator('[data-n]').count()) < 400, 'its first thousand is there')
  await other.page.waitForFunction(
    () => Number(document.querySelector('cgt-strip')?.shadowRoot?.querySelector('progress')?.value) > 1200,
  ) // prettier-ignore
  await other.page.getByRole('button', { name: 'Stop' }).click()
  assert.is(await other.page.locator('progress').count(), 0)
  const said = await other.page.locator('.words').innerText()
  const known = Number(/Only the positions up to (\d+) are drawn/.exec(said.replace(/\u202f/g, ''))?.[1]) // prettier-ignore
  assert.ok(known > 1200 && known < 1_000_000, said)
  await scrollTo(other.page, 1)
  assert.is((await cellsOf(other.page)).at(-1)?.n, known)
  assert.equal([...troubles, ...other.troubles], [])
})

test('of a game whose positions are no number, or few of them, nobody is told of a number that he did not write', async () => {
  for (const game of ['game31', 'turtles', 'tartan', 'euclid', 'chomp" rules="x']) {
    const { page } = await open(`<cgt-strip game="${game}"></cgt-strip>`)
    assert.match(
      await page.locator('[role=alert]').innerText(),
      /^(Only games of one number have a table|This text is left over \(at “x”\))\.$/,
    )
    await done(page)
  }
  for (const [game, cells] of /** @type {const} */ ([
    ['digits', 10],
    ['amounts', 21],
    ['moore', 21],
  ])) {
    const { page, troubles } = await open(`<cgt-strip game="${game}"></cgt-strip>`)
    assert.is(await page.locator('[data-n]').count(), cells, game)
    assert.equal(troubles, [])
    await done(page)
  }
})

test.run()
