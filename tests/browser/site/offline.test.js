/**
 * The service worker: what a reader has when the network goes, and after the site changed on the server. A server that
 * answers nothing stands for a network that is off.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as assert from 'uvu/assert'
import { serve } from '../../../tools/lib/serve.mjs'
import { kept, worker } from '../../../tools/service-worker.mjs'
import { tree } from '../../tools/tree.js'
import { close, newContext, test } from '../browser.mjs'

const frame = fs.readFileSync(new URL('../../../web/site/site.js', import.meta.url), 'utf8')
const dist = fileURLToPath(new URL('../../../dist', import.meta.url))

const servers = /** @type {{ close: () => void }[]} */ ([])

/** @param {string} folder */
async function site(folder) {
  const state = { off: false, asked: /** @type {string[]} */ ([]) }
  const server = await serve(folder, {
    port: 18300,
    handle({ url, socket }) {
      state.asked.push(url ?? '')
      if (state.off) socket.destroy()
      return state.off
    },
  })
  const context = await newContext({ offline: false })
  servers.push(server)
  const end = () => context.close()
  return { ...server, state, context, end }
}

/** @typedef {import('playwright-core').Page} Page */
/** @param {Page} page */
const installed = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
/** Until the next version is whole. @param {Page} page */
const waits = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const { waiting, installing } = registration
    if (waiting) return true
    /** @param {ServiceWorker} next whether it is whole @returns {Promise<boolean>} */
    const ends = (next) =>
      new Promise((go) =>
        next.addEventListener('statechange', () => go(next.state === 'installed'), { once: true }),
      )
    if (installing) return ends(installing)
    return new Promise((go) =>
      registration.addEventListener('updatefound', () => {
        if (registration.installing) go(ends(registration.installing))
      }),
    )
  })

/** A page that says which version it is of, and a script that says the same. @param {string} version @param {string} [script] */
function write(folder = '', version = '', script = version) {
  const files = {
    'site.js': `document.querySelector('i').textContent = '${script}'\n${frame}`,
    'index.html': `<title>x</title><b>${version}</b><i></i><script src="site.js"></script>`,
    'en/index.html': `<title>y</title><b>${version}</b><i></i><script src="../site.js"></script>`,
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  return worker(folder)
}
/** @param {Page} page */
const versions = (page) => page.evaluate(() => document.body.innerText.replace(/\s/g, ''))

test('after one page was opened, every page opens with the network off, and its game is played', async () => {
  const built = fs.readFileSync(path.join(dist, 'sw.js'), 'utf8')
  for (const file of kept(dist))
    assert.ok(built.includes(JSON.stringify(path.relative(dist, file))), `${file} is in the list`)
  // a copy: a build while this runs would be another version
  const folder = tree({})
  for (const file of kept(dist)) {
    fs.mkdirSync(path.dirname(path.join(folder, path.relative(dist, file))), { recursive: true })
    fs.copyFileSync(file, path.join(folder, path.relative(dist, file)))
  }
  fs.writeFileSync(path.join(folder, 'sw.js'), worker(folder))
  const { address, context, state, end } = await site(folder)
  const page = await context.newPage()
  await page.goto(address + 'es/3-nim.html')
  await installed(page)
  state.off = true
  const pages = kept(dist).filter((file) => file.endsWith('.html'))
  const missing = await page.evaluate(
    async (names) => {
      const found = await Promise.all(names.map((name) => caches.match(name)))
      return names.filter((_, i) => !found[i])
    },
    pages.map((file) => address + path.relative(dist, file)),
  )
  assert.equal(missing, [])
  assert.ok(pages.length > 100)
  const other = await context.newPage()
  for (const name of ['', 'en/', 'en', 'en/6-maze.html#play', 'es/teachers.html?x=1']) {
    const answer = await other.goto(address + name)
    assert.ok(answer?.ok(), name)
    assert.ok(await other.locator('.board').first().isVisible(), name)
  }
  await other.goto(address + 'en/3-nim.html')
  const play = other.locator('#play')
  await play.locator('[data-item="0"][data-choice="3"]').first().click()
  await play.locator('.actions .primary').click()
  assert.is(await play.evaluate((e) => /** @type {any} */ (e).session.line[0].to.text), '7 12 5')
  const failed = await other.goto(address + 'en/nothing.html').catch(() => null)
  assert.is(failed, null, 'what there is not is not made up')
  await end()
})

test('a new version waits for the pages of the old one, and then comes whole', async () => {
  const folder = tree({})
  fs.writeFileSync(path.join(folder, 'sw.js'), write(folder, '1'))
  const { address, context, state, end } = await site(folder)
  const page = await context.newPage()
  await page.goto(address)
  await installed(page)

  fs.writeFileSync(path.join(folder, 'sw.js'), write(folder, '2'))
  await page.reload()
  assert.is(await versions(page), '11', 'the old one, whole, while the new one comes')
  assert.ok(await waits(page))
  const second = await context.newPage()
  await second.goto(address + 'en/')
  assert.is(await versions(second), '11', 'the same for a second page beside it')
  await second.close()
  await page.goto(address + 'en/') // and now there is this one alone
  await page.waitForFunction(() => document.querySelector('i')?.textContent === '2')
  assert.is(await versions(page), '22')
  state.off = true
  await page.goto(address)
  assert.is(await versions(page), '22', 'and without the network')
  await end()
})

test('files that do not belong together are never kept: the old version stays', async () => {
  const folder = tree({})
  fs.writeFileSync(path.join(folder, 'sw.js'), write(folder, '1'))
  const { address, context, state, end } = await site(folder)
  const page = await context.newPage()
  await page.goto(address)
  await installed(page)
  fs.writeFileSync(path.join(folder, 'sw.js'), write(folder, '2'))
  write(folder, '2', '3') // and the next one is half there already
  const refused = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const gone = new Promise((done) =>
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', (e) =>
          done(/** @type {ServiceWorker} */ (e.target).state),
        ),
      ),
    )
    await registration.update().catch(() => {})
    return gone
  })
  assert.is(refused, 'redundant')
  state.off = true
  await page.reload()
  assert.is(await versions(page), '11')
  await end()
})

test('a file that did not change is not fetched again', async () => {
  const folder = tree({ 'large.css': 'i { color: red }' })
  fs.writeFileSync(path.join(folder, 'sw.js'), write(folder, '1'))
  const { address, context, state, end } = await site(folder)
  const page = await context.newPage()
  await page.goto(address)
  await installed(page)
  assert.ok(state.asked.includes('/large.css'))
  state.asked.length = 0
  fs.writeFileSync(path.join(folder, 'sw.js'), write(folder, '2'))
  await page.reload()
  assert.ok(await waits(page))
  assert.ok(state.asked.includes('/site.js'))
  assert.not.ok(state.asked.includes('/large.css'))
  await end()
})

test.after(async () => {
  await close()
  for (const server of servers) server.close()
})
test.run()
