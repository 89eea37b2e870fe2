/**
 * use.test.js -- the page for slides of one's own does what it says: each of its snippets, copied as a reader would into
 * a folder with palitos.js, shows its elements from file:// with the network off, in a page, in Marp and in reveal.js.
 * So do the files and the lines of the page for other programs.
 */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import markdownIt from 'markdown-it'
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { TO_COPY } from '../../../tools/lib/decks.mjs'
import { at, read, run } from '../../../tools/lib/run.mjs'
import { WHOLE } from '../../../tools/parts.mjs'
import { chromium } from '../../../tools/lib/browsers.mjs'
import { close, done, open, suite, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const ELEMENTS = Object.keys(allowList()).join(',')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-use-'))
for (const name of ['palitos.js', 'palitos', WHOLE])
  fs.cpSync(at('dist', name), path.join(folder, name), { recursive: true })
fs.symlinkSync(at('node_modules', 'reveal.js'), path.join(folder, 'reveal.js'))

/** Code of the page. @param {string} lang @param {string} info of its fence @param {string} [name] of the page @returns {string[]} */
const snippets = (lang, info, name = 'slides') =>
  [
    ...read(at('web', 'pages', lang, `${name}.md`)).matchAll(
      new RegExp(`^\`\`\`${info}\\n([^]*?)^\`\`\`$`, 'gm'),
    ),
  ].map(([, code]) => code)
/** @param {string} name @param {string} text */
const save = (name, text) => {
  fs.writeFileSync(path.join(folder, name), text)
  return pathToFileURL(path.join(folder, name)).href
}
/** What is not drawn, or in trouble. @param {Page} page @returns {Promise<string[]>} */
const undrawn = (page) =>
  page.evaluate(
    (elements) =>
      [...document.querySelectorAll(elements)]
        .filter(
          ({ shadowRoot }) =>
            !(shadowRoot?.textContent?.trim() || shadowRoot?.querySelector('input, svg')) ||
            shadowRoot.querySelector('.problem'),
        )
        .map((element) => element.outerHTML),
    ELEMENTS,
  )

/** How many elements the page has, those inside others aside. @param {Page} page */
const drawn = (page) =>
  page.evaluate((elements) => document.querySelectorAll(elements).length, ELEMENTS)

const use = suite('use')
use.after(close)
use.after(() => fs.rmSync(folder, { recursive: true, force: true }))

for (const lang of ['es', 'en']) {
  use(`${lang}: every live line works in a page of its own`, async () => {
    const { page, troubles } = await open(snippets(lang, 'html live').join('\n'), {
      lang: /** @type {'es' | 'en'} */ (lang),
    })
    assert.is(await drawn(page), Object.keys(allowList()).length)
    assert.equal(await undrawn(page), [])
    assert.equal(troubles, [])
  })

  use(`${lang}: the page and the reveal.js deck`, async () => {
    const [reveal, plain] = snippets(lang, 'html')
    for (const [name, text] of /** @type {const} */ ([
      [`reveal-${lang}.html`, reveal],
      [`plain-${lang}.html`, plain],
    ])) {
      const { page, troubles } = await visit(save(name, text))
      assert.equal(await undrawn(page), [])
      assert.ok(await page.locator('cgt-play .stick').first().isVisible(), name)
      assert.equal(troubles, [], name)
      await done(page)
    }
  })
}

use(
  'in reveal.js a game keeps its keys; PageDown turns the slide, and windows show the same',
  async () => {
    const address = save('keys.html', snippets('en', 'html')[0])
    const { page, troubles } = await visit(address)
    const slide = () => page.evaluate(() => /** @type {any} */ (window).Reveal.getIndices().h)
    // without the focus: reveal.js would black the screen
    for (const values of ['outcome', 'off']) {
      await page.keyboard.press('v')
      assert.is(await page.locator('cgt-play').getAttribute('values'), values)
    }
    assert.is(await page.locator('.reveal.paused').count(), 0)
    await page.locator('cgt-play .stick').last().click()
    const chosen = () => page.locator('cgt-play .btn.primary').innerText()
    const before = await chosen()
    await page.keyboard.press('ArrowLeft')
    assert.is.not(await chosen(), before)
    for (const key of ['ArrowRight', ' ', 'f', 'v']) await page.keyboard.press(key)
    assert.is(await slide(), 0)
    assert.is(await page.locator('cgt-play').getAttribute('values'), 'outcome')

    const audience = await page.context().newPage()
    await audience.goto(address)
    await audience.waitForFunction(
      () => document.querySelector('cgt-play')?.getAttribute('values') === 'outcome',
      null,
    )

    await page.keyboard.press('PageDown')
    await page.waitForFunction(() => /** @type {any} */ (window).Reveal.getIndices().h === 1)
    assert.equal(troubles, [])
    await done(page)
  },
)

/** A game in an iframe of a slide, which has the keys. @param {Page} page */
async function touched(page) {
  const game = page.frameLocator('iframe').locator('cgt-play')
  await game.locator('.stick').last().click()
  return game
}
const EMBED = `<iframe src="${pathToFileURL(at('dist', 'embed.html'))}#cgt-play&game=nim&start=3&lang=en" width="900" height="650"></iframe>`

use('an iframe in a slide keeps its keys and gives those of the deck back', async () => {
  const [reveal] = snippets('en', 'html')
  const address = save('iframe.html', reveal.replace(/<cgt-play[^]*<\/cgt-play>/, EMBED))
  const { page, troubles } = await visit(address)
  const slide = () => page.evaluate(() => /** @type {any} */ (window).Reveal.getIndices().h)
  const game = await touched(page)
  await page.keyboard.press('ArrowLeft')
  assert.is(await game.locator('.stick.chosen, .stick.taken, .btn.primary:not([aria-disabled=true])').count() > 0, true) // prettier-ignore
  assert.is(await slide(), 0)
  await page.keyboard.press('PageDown')
  await page.waitForFunction(() => /** @type {any} */ (window).Reveal.getIndices().h === 1)
  await page.keyboard.press('PageUp')
  await page.waitForFunction(() => /** @type {any} */ (window).Reveal.getIndices().h === 0)
  await touched(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => /** @type {any} */ (window).Reveal.getIndices().h === 1)
  assert.equal(troubles, [])
  await done(page)
})

use('an iframe in another deck gives the keys back at once', async () => {
  const { page, troubles } = await visit(
    save('other.html', `<!doctype html><title>Deck</title><script>keys = []; addEventListener('keydown', (e) => keys.push(e.key))</script>${EMBED}`), // prettier-ignore
  )
  const keys = () => page.evaluate(() => /** @type {any} */ (window).keys)
  for (const key of ['PageDown', 'PageUp', 'Escape']) {
    const before = (await keys()).length
    await touched(page)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press(key)
    await page.keyboard.press('PageDown')
    assert.equal((await keys()).slice(before), ['PageDown'], key)
  }
  assert.equal(troubles, [])
  await done(page)
})

/** What each cell of code of a notebook shows, joined: as IPython has it, an expression at a cell's end. */
const NOTEBOOK = `import ast, json, sys, types
shown = types.ModuleType('IPython.display')
shown.HTML = str
shown.IFrame = lambda src, width, height: f'<iframe src="{src}" width="{width}" height="{height}"></iframe>'
sys.modules['IPython'] = types.ModuleType('IPython')
sys.modules['IPython.display'] = shown
scope = {}
for cell in json.load(open(sys.argv[1], encoding='utf-8'))['cells']:
    if cell['cell_type'] != 'code': continue
    body = ast.parse(''.join(cell['source'])).body
    exec(compile(ast.Module(body[:-1], []), 'cell', 'exec'), scope)
    if 'SITE' in scope: scope['SITE'] = sys.argv[2]
    print(eval(compile(ast.Expression(body[-1].value), 'cell', 'eval'), scope))`

for (const [lang, notebook, note] of /** @type {const} */ ([
  ['es', 'ejemplo.ipynb', 'palitos-obsidian.md'],
  ['en', 'example.ipynb', 'palitos-obsidian.en.md'],
])) {
  use(
    `${lang}: a notebook’s cells, as they are in the zip, show a game, a strip and an iframe`,
    async () => {
      const files = unzipSync(fs.readFileSync(at('dist', 'kits', 'palitos-jupyter.zip')))
      const place = path.join(folder, `notebook-${lang}`)
      fs.mkdirSync(place)
      for (const [name, bytes] of Object.entries(files))
        fs.writeFileSync(path.join(place, name), bytes)
      const written = JSON.parse(Buffer.from(files[notebook]).toString()).cells.map((/** @type {{ source: string[] }} */ { source }) => source.join('')) // prettier-ignore
      for (const snippet of snippets(lang, 'ipython', 'elsewhere'))
        assert.ok(written.includes(snippet.trim()), snippet)
      const cells = execFileSync('python3', ['-c', NOTEBOOK, notebook, `${pathToFileURL(at('dist'))}/`], { cwd: place, encoding: 'utf8', maxBuffer: 1e8 }) // prettier-ignore
      fs.writeFileSync(path.join(place, 'shown.html'), `<!doctype html><meta charset="utf-8"><title>Notebook</title>\n${cells}`) // prettier-ignore
      const { page, troubles } = await visit(pathToFileURL(path.join(place, 'shown.html')).href)
      assert.is(await drawn(page), 2)
      assert.equal(await undrawn(page), [])
      const inside = page.frameLocator('iframe').locator('cgt-play .stick').first()
      await inside.waitFor()
      assert.equal(troubles, [])
      await done(page)
    },
  )

  use(
    `${lang}: the note for Obsidian has iframes that show their elements, once the address is one’s own`,
    async () => {
      const text = read(at('dist', 'kits', note))
      const server = /https:\/\/[a-z-]+\/palitos\//g
      assert.ok(
        read(at('web', 'pages', lang, 'elsewhere.md')).includes(text.match(server)?.[0] ?? '-'),
      )
      const html = markdownIt({ html: true }).render(text.replace(server, `${pathToFileURL(at('dist'))}/`)) // prettier-ignore
      const { page, troubles } = await visit(save(`note-${lang}.html`, `<!doctype html><meta charset="utf-8"><title>Note</title>${html}`)) // prettier-ignore
      const frames = page.frameLocator('iframe')
      await frames.nth(0).locator('cgt-play .stick').first().waitFor()
      await frames.nth(1).locator('cgt-strip [role=gridcell], cgt-strip .cell').first().waitFor()
      assert.equal(troubles, [])
      await done(page)
    },
  )
}

use(
  'with the lines of the page an iframe is as high as its game, in a narrow window too, and no step of a tree makes it lower',
  async () => {
    const [lines] = snippets('en', 'html', 'elsewhere')
    assert.is(snippets('es', 'html', 'elsewhere')[0], lines)
    const frame = (/** @type {string} */ hash) => `<iframe src="${pathToFileURL(at('dist', 'embed.html'))}#${hash}&lang=en" width="100%" height="200"></iframe>` // prettier-ignore
    const { page, troubles } = await visit(
      save('high.html', `<!doctype html><title>High</title>${frame('cgt-play&game=nim&start=3 4')}${frame('cgt-tree&leaves=3 5 2 9&search=alphabeta')}${lines}`), // prettier-ignore
    )
    const [game, tree] = page.frames().slice(1)
    /** Nothing of it is cut off, and its iframe was given a height. @param {import('playwright-core').Frame} frame */
    const fits = (frame) =>
      frame.waitForFunction(() => {
        const { scrollHeight, clientHeight } = document.documentElement
        return clientHeight !== 200 && scrollHeight <= clientHeight
      })
    for (const width of [1000, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await fits(game)
      await fits(tree)
    }
    const high = () =>
      page
        .locator('iframe')
        .nth(1)
        .evaluate((e) => e.clientHeight)
    const before = await high()
    for (let step = 0; step < 4; step++) {
      await tree.locator('cgt-tree').press('ArrowRight')
      await fits(tree)
    }
    assert.ok((await high()) >= before)
    assert.equal(troubles, [])
    await done(page)
  },
)

use(
  'in Marp, as it is installed anywhere: the snippet, and the template by the page’s own commands',
  async () => {
    const MARP = at('node_modules', '@marp-team', 'marp-cli', 'marp-cli.js')
    const env = { ...process.env, CHROME_PATH: chromium() ?? '' }
    /** @param {string} command */
    const marp = (command) =>
      run(process.execPath, [MARP, '--no-stdin', '--no-config', ...command.split(' ')], {
        cwd: folder,
        env,
      })
    for (const name of TO_COPY) fs.copyFileSync(at('dist', 'slides', name), path.join(folder, name))
    fs.writeFileSync(path.join(folder, 'snippet.md'), snippets('es', 'md')[0])
    await marp('--html snippet.md')
    const lines = ['es', 'en'].flatMap((lang) => snippets(lang, 'sh')[0].trim().split('\n'))
    assert.is(lines.length, 4)
    for (const line of lines) await marp(line.replace(/^npx @marp-team\/marp-cli /, ''))
    for (const name of ['template', 'template.en']) {
      const pdf = path.join(folder, `${name}.pdf`)
      assert.match(execFileSync('pdftotext', [pdf, '-']).toString(), /Es tu turno|Your turn/, name)
    }
    for (const name of ['template.html', 'template.en.html', 'snippet.html']) {
      const { page, troubles } = await visit(pathToFileURL(path.join(folder, name)).href)
      assert.is(await drawn(page), name === 'snippet.html' ? 2 : 6, name)
      assert.equal(await undrawn(page), [], name)
      assert.equal(troubles, [], name)
      if (name !== 'snippet.html')
        assert.match(
          await page
            .locator('h1')
            .first()
            .evaluate((h1) => getComputedStyle(h1).fontFamily),
          /Atkinson/,
        )
      await done(page)
    }
  },
)

use.run()
