/** One script line: what each tag needs comes by itself, wherever and whenever the tag comes, and what does not come is said. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { at, read } from '../../../tools/lib/run.mjs'
import { CODE, FONTS, parts, scriptsOf, WHOLE } from '../../../tools/parts.mjs'
import { close, done, open, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const dist = pathToFileURL(at('dist') + path.sep).href
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-loader-'))
test.after(() => fs.rmSync(folder, { recursive: true, force: true }))
test.after(close)

const LINE = `<script src="${dist}palitos.js"></script>`
let pages = 0
/** A page from file://, of these bytes. @param {string} html @param {import('../browser.mjs').Options} [options] */
function page(html, options) {
  const file = path.join(folder, `${pages++}.html`)
  fs.writeFileSync(file, `<!doctype html><html lang="en"><title>One line</title>${html}`)
  return visit(pathToFileURL(file).href, options)
}
/** The scripts that a page has, by name, in order. @param {Page} page @returns {Promise<string[]>} */
const has = (page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ src }) => src)
      .map(({ src }) => src.replace(/.*\/(?=palitos)|\?.*/g, '')),
  )
/** They are drawn. @param {Page} page @param {string} names */
const drawn = (page, names) =>
  page.waitForFunction(
    (names) =>
      names.split(' ').every((name) => document.querySelector(name)?.shadowRoot?.childElementCount),
    names,
  )

test('one line and one of every element: each is drawn, each script comes once, and nothing is on the console', async () => {
  const live = [
    ...read(at('web', 'pages', 'en', 'slides.md')).matchAll(/^```html live\n([^]*?)^```$/gm),
  ].map(([, code]) => code)
  const { page: one, troubles } = await page(`<body>${live.join('\n')}${LINE}`)
  await drawn(one, Object.keys(allowList()).join(' '))
  const wanted = parts().filter(({ elements }) => elements.length)
  assert.equal((await has(one)).toSorted(), ['palitos.js', ...wanted.map(({ script }) => script)].toSorted()) // prettier-ignore
  assert.equal(troubles, [])
  const whole = LINE.replace('palitos.js', WHOLE)
  const { page: all, troubles: none } = await page(`<body>${live.join('\n')}${whole}${LINE}`)
  await drawn(all, Object.keys(allowList()).join(' '))
  assert.equal(await has(all), [WHOLE, 'palitos.js'], 'with all in one file nothing is brought, and what it has does not come again') // prettier-ignore
  assert.equal(none, [])
})

test('in the head, before there is a page; words that wait bring theirs', async () => {
  const body = '<body><cgt-xor heaps="3 5"></cgt-xor><p data-after="end">It is 6.</p>'
  for (const line of [LINE, LINE.replace('src', 'defer src'), LINE.replace('src', 'async src')]) {
    const { page: one, troubles } = await page(line + body)
    await drawn(one, 'cgt-xor')
    assert.equal(await has(one), ['palitos.js', 'palitos/numbers.js', 'palitos/spoilers.js'])
    assert.equal(troubles, [])
    await done(one)
  }
})

test('pages that name each script, by the names of today or those before, load none of them twice', async () => {
  const body = '<cgt-tree leaves="3 5"></cgt-tree><cgt-xor heaps="3 5"></cgt-xor>'
  const line = (/** @type {string} */ name) => LINE.replace('palitos.js', name)
  const { page: one, troubles } = await page(`<body>${body}${scriptsOf(body).map(line).join('')}`)
  await drawn(one, 'cgt-tree cgt-xor')
  assert.equal(await has(one), scriptsOf(body))
  const [, ...others] = scriptsOf(body)
  const before = ['search', 'numbers', 'code', 'fonts'].map((name) => `palitos-${name}.js`)
  const { page: old, troubles: none } = await page(
    `<body>${body}${LINE}${before.map(line).join('')}`,
  )
  await drawn(old, 'cgt-tree cgt-xor')
  await old.waitForFunction(() => document.fonts.size > 0 && 'code' in /** @type {any} */ (window).palitos) // prettier-ignore
  assert.equal((await has(old)).toSorted(), ['palitos.js', ...before, ...others, CODE, FONTS].toSorted()) // prettier-ignore
  assert.equal(none, [])
  assert.equal(troubles, [])
})

test('tags that come later, inside others, and in open roots of the page; a closed root is asked for by hand', async () => {
  const { page: one, troubles } = await page(`<body>${LINE}<main></main>`)
  assert.equal(await has(one), ['palitos.js'])
  await one.evaluate(() => {
    const main = /** @type {Element} */ (document.querySelector('main'))
    main.innerHTML = '<section><cgt-mex values="0 1 3"></cgt-mex></section>'
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' }).innerHTML = '<p><cgt-graph></cgt-graph></p>'
    main.append(host)
  })
  await drawn(one, 'cgt-mex')
  await one.waitForFunction(
    () =>
      document.querySelector('div')?.shadowRoot?.querySelector('cgt-graph')?.shadowRoot
        ?.childElementCount,
  )
  // in a root that is watched by then
  await one.evaluate(() =>
    document.querySelector('div')?.shadowRoot?.append(document.createElement('cgt-triangle')),
  )
  await one.waitForFunction(() => !!customElements.get('cgt-triangle'))
  const closed = await one.evaluate(async () => {
    const root = document.body.attachShadow({ mode: 'closed' })
    root.innerHTML = '<cgt-qr></cgt-qr>'
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    const before = !!customElements.get('cgt-qr')
    const { palitos } = /** @type {any} */ (window)
    await palitos.load('cgt-qr')
    const wrong = await palitos.load('cgt-nothing').catch((/** @type {Error} */ e) => e.message)
    return { before, after: !!customElements.get('cgt-qr'), wrong }
  })
  assert.equal(closed, { before: false, after: true, wrong: 'there is no element cgt-nothing' })
  assert.equal(troubles, [])
})

test('a script that is not there, or of another version: the words of the author stay, with a sentence that names it, in both languages', async () => {
  fs.mkdirSync(path.join(folder, 'palitos'))
  for (const name of ['palitos.js', 'palitos/proofs.js'])
    fs.copyFileSync(at('dist', name), path.join(folder, name))
  const [, build] = /\bbuild:"(\w+)"/.exec(read(at('dist', 'palitos.js'))) ?? []
  const other = read(at('dist', 'palitos/teach.js')).replaceAll(`${build}`, 'another')
  fs.writeFileSync(path.join(folder, 'palitos', 'teach.js'), other)
  const { page: one } = await page(`<body><cgt-tree leaves="3 5">Max of 3 and 5.</cgt-tree>
    <cgt-qr text="a">The address.</cgt-qr><div lang="es"><cgt-xor heaps="3 5">3 y 5</cgt-xor></div>
    <cgt-code src="euclid.c#parse">parse</cgt-code><script src="palitos.js"></script>`)
  /** @param {string} name @param {string} said */
  const says = async (name, said) => {
    await one.locator(`${name} p`).waitFor()
    assert.is((await one.locator(name).innerText()).replace(/\s+/g, ' '), said)
  }
  const FOLDER = 'did not load: the folder palitos/ belongs beside palitos.js.'
  await says('cgt-tree', `palitos/trees.js ${FOLDER} Max of 3 and 5.`)
  await says('cgt-xor', 'palitos/numbers.js no se cargó: la carpeta palitos/ va junto a palitos.js. 3 y 5') // prettier-ignore
  await says('cgt-qr', 'palitos/teach.js is of another version than palitos.js: load the page again, or copy both again. The address.') // prettier-ignore
  await one.getByText('The function “euclid.c#parse” is not here, as palitos/code.js did not load.').waitFor() // prettier-ignore
  assert.match(await one.locator('cgt-code').innerText(), /parse$/)
  const why = await one.evaluate(() =>
    /** @type {any} */ (window).palitos
      .load('cgt-mex')
      .catch((/** @type {Error} */ e) => e.message),
  )
  assert.is(why, `palitos/numbers.js ${FOLDER}`)
})

test('a script without an address fetches nothing, and a figure says what it lacks', async () => {
  const text = read(at('dist', 'palitos.js')).replaceAll('</script', '<\\/script')
  const { page: one, troubles } = await page(`<body><cgt-xor heaps="3 5">3, 5</cgt-xor><script>${text}</script>`) // prettier-ignore
  await one.locator('cgt-xor p').waitFor()
  const said = 'palitos/numbers.js is not in this page: it belongs after palitos.js.'
  assert.is((await one.locator('cgt-xor').innerText()).replace(/\s+/g, ' '), `${said} 3, 5`)
  assert.equal(await has(one), [])
  assert.equal(troubles, [`<cgt-xor>: ${said}`])
})

test('names in a page change nothing of it', async () => {
  const { page: one, troubles } = await page(
    `<body><img name="currentScript" alt=""><a id="palitos">x</a><form name="scripts"></form><cgt-xor heaps="3 5"></cgt-xor>${LINE}`,
  )
  await drawn(one, 'cgt-xor')
  assert.equal(troubles, [])
})

test('opened as it is, with all scripts inside, nothing is asked for', async () => {
  const { page: one, troubles } = await open('<cgt-tree leaves="3 5"></cgt-tree>')
  assert.is(await one.locator('cgt-tree > p').count(), 0)
  assert.equal(troubles, [])
})

test.run()
