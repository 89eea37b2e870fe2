/**
 * scorm.test.js -- a SCORM 1.2 package of exercises inside a platform (scorm-again, above a frame) and outside of one: what the platform is told, and
 * what is there again another day; and what `palitos scorm` refuses.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { createServer } from 'node:http'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { STUDENTS } from '../../../web/model/code.js'
import { solution } from '../../../web/model/exercise/index.js'
import { exerciseAt } from '../../../web/model/exercise/series.js'
import {
  challengesOf,
  gameTask,
  packed as pack,
  titleOf,
} from '../../../web/model/scorm-package.js'
import { fnv1a } from '../../../web/model/fnv.js'
import { engine } from '../../js/wasm.mjs'
import { axe, close, test, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const RUNTIME = path.join(root, 'node_modules', 'scorm-again', 'dist', 'scorm12.min.js')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-scorm-'))
/** @type {import('../../../web/model/scorm-package.js').Wish} */
const WISH = {
  lang: 'en',
  set: { kinds: ['mex'], seed: '7', level: 1, count: 2 },
  tasks: [],
  mastery: 60,
  same: false,
  title: 'Two sets & "more"',
}
const dist = (/** @type {string} */ name) => fs.readFileSync(path.join(root, 'dist', name))
/** @type {import('../../../web/model/scorm-package.js').Kit} */
const kit = JSON.parse(dist('scorm.json').toString())
/** @param {typeof WISH} wish */
const packed = (wish) => pack(wish, dist)
const zip = packed(WISH)
const inside = unzipSync(zip)
for (const [name, bytes] of Object.entries(inside)) fs.writeFileSync(path.join(folder, name), bytes)

/** A platform: a run time of SCORM 1.2 above a frame with the package. */
const PLATFORM = `<!doctype html><html lang="en"><title>x</title><script src="scorm12.min.js"></script>
<script>
  window.API = new Scorm12API({ autocommit: false, logLevel: 5 })
  const kept = sessionStorage.getItem('kept')
  if (kept) API.loadFromJSON(JSON.parse(kept), 'cmi')
  API.cmi.core.student_id = 'ana'
</script>
<main><h1>Course</h1><iframe title="set" src="index.html" style="width:100%;height:640px"></iframe></main>`
const server = createServer((request, response) => {
  const name = path.basename(new URL(request.url ?? '/', 'http://x').pathname)
  const type = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.xml') ? 'text/xml' : 'text/html' // prettier-ignore
  response.setHeader('content-type', `${type}; charset=utf-8`)
  if (name === 'platform.html') return response.end(PLATFORM)
  if (name === 'scorm12.min.js') return response.end(fs.readFileSync(RUNTIME))
  if (!Object.hasOwn(inside, name)) return response.writeHead(404).end()
  response.end(Buffer.from(inside[name]))
})
await new Promise((on) => server.listen(0, '127.0.0.1', () => on(null)))
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
const address = `http://127.0.0.1:${port}/platform.html`
test.after(async () => {
  await close()
  server.close()
  fs.rmSync(folder, { recursive: true })
})

const student = (fnv1a('ana') % STUDENTS) + 1
/** @param {number} at */
const right = (at) => {
  const x = exerciseAt(engine, { kinds: ['mex'], seed: '7', level: 1 }, student, at)
  return { x, answer: solution(engine, x)[0] }
}
/** What the platform holds. @param {Page} page @param {string} name after cmi. @returns {Promise<string>} */
const held = (page, name) =>
  page.evaluate((name) => String(name.split('.').reduce((at, part) => at[part], /** @type {any} */ (window).API.cmi)), name) // prettier-ignore
/** An entry, which a page can only write. @param {Page} page @param {number} i @returns {Promise<{ id: string, result: string, student_response: string }>} */
const entry = (page, i) =>
  page.evaluate(
    (i) =>
      JSON.parse(JSON.stringify(/** @type {any} */ (window).API.cmi.interactions.childArray[i])),
    i,
  )
/** Two zips are the same to the byte; of megabytes that differ, only the page is compared letter by letter. @param {Uint8Array} is @param {Uint8Array} wanted */
const sameZip = (is, wanted) => {
  const html = (/** @type {Uint8Array} */ zip) => Buffer.from(unzipSync(zip)['index.html']).toString() // prettier-ignore
  assert.is(html(is), html(wanted))
  assert.is(Buffer.compare(is, wanted), 0)
}
const opened = async () => {
  const { page } = await visit(address, { offline: false })
  const frame = page.frameLocator('iframe')
  await frame.locator('cgt-exercise .ask').waitFor()
  return { page, frame }
}
/** @param {import('playwright-core').FrameLocator} frame @param {string} text */
const answer = async (frame, text) => {
  await frame.locator('cgt-exercise input').first().fill(text)
  await frame.getByRole('button', { name: 'Check' }).click()
}
/** The page goes; what the platform keeps for the next time is kept. @param {Page} page */
const leave = async (page) => {
  await page.evaluate(
    () =>
      new Promise((on) => {
        const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
        frame.addEventListener('load', () => on(null), { once: true })
        frame.src = 'about:blank'
      }),
  )
  await page.evaluate(() => {
    const { cmi } = /** @type {any} */ (window).API
    const entries = JSON.parse(JSON.stringify(cmi.interactions.childArray)).map(
      (/** @type {any} */ one) => ({ id: one.id }),
    )
    sessionStorage.setItem('kept', JSON.stringify({ suspend_data: cmi.suspend_data, core: { lesson_status: cmi.core.lesson_status, entry: 'resume' }, interactions: entries })) // prettier-ignore
  })
}

test('the package has what its manifest says, in the order of one page, and the same set makes the same bytes', () => {
  assert.equal(packed(WISH), zip)
  const manifest = Buffer.from(inside['imsmanifest.xml']).toString()
  const files = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name)
  assert.equal([...files, 'imsmanifest.xml'].sort(), Object.keys(inside).sort())
  assert.match(manifest, '<schemaversion>1.2</schemaversion>')
  assert.match(manifest, '<title>Two sets &#38; &#34;more&#34;</title>')
  assert.match(manifest, '<adlcp:masteryscore>60</adlcp:masteryscore>')
  assert.match(manifest, 'adlcp:scormtype="sco" href="index.html"')
  assert.is(files[0], 'index.html')
})

test('a platform hears the score, each answer, the time and who passed; what was done is there again', async () => {
  const { page, frame } = await opened()
  assert.is(await held(page, 'core.lesson_status'), 'incomplete')
  assert.is(await frame.locator('cgt-exercise').getAttribute('student'), String(student))
  await answer(frame, '99')
  const first = await entry(page, 0)
  assert.equal([first.id, first.result, first.student_response], ['e1', 'wrong', '99'])
  assert.is(await held(page, 'core.score.raw'), '0')
  await answer(frame, right(1).answer)
  await frame.getByText('Solved 1 of 2: 50 of 100; 60 are needed to pass.').waitFor()
  assert.is(await held(page, 'core.score.raw'), '50')
  assert.is(await held(page, 'interactions.childArray.length'), '1')
  assert.is((await entry(page, 0)).result, 'correct')
  assert.is(await held(page, 'core.lesson_status'), 'incomplete')
  await frame.getByRole('button', { name: 'Hand in' }).click()
  await frame.getByText('Handed in: not passed.').waitFor()
  assert.is(await held(page, 'core.lesson_status'), 'failed')
  await leave(page)
  assert.ok(await page.evaluate(() => /** @type {any} */ (window).API.isTerminated()))
  assert.match(await held(page, 'suspend_data'), /^palitos1;7;20;1$/)
  /* another day */
  await page.reload()
  await frame.locator('cgt-exercise .ask').waitFor()
  await frame.getByText('Solved 1 of 2: 50 of 100').waitFor()
  await frame.getByRole('button', { name: '2: not done' }).click()
  await answer(frame, right(2).answer)
  await frame.getByText('Solved 2 of 2: 100 of 100').waitFor()
  assert.is(await held(page, 'core.lesson_status'), 'passed')
  assert.is(await held(page, 'core.score.raw'), '100')
  assert.is(await held(page, 'interactions.childArray.length'), '2')
  assert.is((await entry(page, 1)).id, 'e2')
  assert.is(await page.evaluate(() => localStorage.length), 0)
  assert.equal(await axe(page), [])
  await page.evaluate(() => sessionStorage.clear())
})

test('opened by a double click it says that nothing is reported, and works', async () => {
  const { page, troubles } = await visit(pathToFileURL(path.join(folder, 'index.html')).href)
  assert.match(await page.locator('#report').innerText(), 'not inside a learning platform: nothing is reported') // prettier-ignore
  assert.not.ok(await page.getByRole('button', { name: 'Hand in' }).isVisible())
  const x = exerciseAt(engine, { kinds: ['mex'], seed: '7', level: 1 }, 1, 1)
  await page.locator('cgt-exercise input').first().fill(solution(engine, x)[0])
  await page.getByRole('button', { name: 'Check' }).click()
  assert.match(await page.locator('#report').innerText(), 'Solved 1 of 2: 50 of 100')
  assert.equal(await axe(page), [])
  assert.equal(troubles, [])
})

test('a platform that does not answer is said, and the exercises go on', async () => {
  const { page } = await visit(address, { offline: false }, () => {
    if (window.parent === window)
      Object.defineProperty(window, 'Scorm12API', {
        value: class {
          cmi = { core: {} }
          LMSInitialize = () => 'false'
        },
        writable: false,
      })
  })
  await page.frameLocator('iframe').getByText('The platform does not answer: nothing is reported.').waitFor() // prettier-ignore
})

test('palitos scorm writes the zip; what cannot be had is one sentence in the reader’s language, and nothing is written over', () => {
  /** @param {string[]} args @param {string} LANG */
  const scorm = (args, LANG) =>
    spawnSync(process.execPath, [path.join(root, 'bin', 'palitos.mjs'), 'scorm', ...args], { env: { ...process.env, LANG, LC_ALL: '', LC_MESSAGES: '' }, encoding: 'utf8' }) // prettier-ignore
  const file = path.join(folder, 'set.zip')
  const made = scorm(['--kinds', 'mex', '--count', '2', '--seed', '7', '--title', WISH.title, '--out', file], 'en') // prettier-ignore
  assert.is(made.stdout, `2 exercises in ${file}\n`)
  assert.equal(new Uint8Array(fs.readFileSync(file)), zip)
  assert.match(scorm(['--help'], 'en').stdout, /^palitos scorm \[--kinds/)
  const short = path.join(folder, 'short.zip')
  const few = scorm(['--kinds', 'strip', '--count', '5', '--out', short], 'en')
  assert.is(few.stdout, `3 exercises in ${short}\n`)
  assert.is(few.stderr, 'The kinds chosen have only 3 different exercises at level 1, not 5: the set ends with them.\n') // prettier-ignore
  assert.match(strFromU8(unzipSync(new Uint8Array(fs.readFileSync(short)))['index.html']), 'count="3" marks') // prettier-ignore
  for (const [args, en, es] of /** @type {[string[], string, string][]} */ ([
    [
      [],
      '--out names the zip that is to be written\n',
      '--out dice qué archivo hay que escribir\n',
    ],
    [['--out', file], `${file} is there already: choose another name\n`, `${file} ya existe: elige otro nombre\n`], // prettier-ignore
    [['--mastery', '101', '--out', 'x'], '--mastery takes a whole number from 1 to 100\n', '--mastery acepta un número entero de 1 a 100\n'], // prettier-ignore
    [['--count', '41', '--out', 'x'], '--count takes a whole number from 1 to 40\n', '--count acepta un número entero de 1 a 40\n'], // prettier-ignore
  ]))
    for (const [lang, wanted] of [
      ['en', en],
      ['es', es],
    ]) {
      const { status, stderr, stdout } = scorm(args, lang)
      assert.equal([status, stderr, stdout], [2, wanted, ''])
    }
  assert.equal(new Uint8Array(fs.readFileSync(file)), zip)
})

test('a chapter’s challenges count as its exercises do, once each, and are there again', async () => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-scorm-'))
  const wish = { ...WISH, set: { ...WISH.set, kinds: ['nim'], count: 1 }, tasks: challengesOf(kit, 'en', '3') } // prettier-ignore
  assert.equal(wish.tasks.map(({ title }) => title), ['One, four and five', 'Three positions, three moves']) // prettier-ignore
  assert.equal(challengesOf(kit, 'en', '99'), [])
  for (const lang of ['es', 'en'])
    assert.is(Object.values(kit.challenges[lang]).flat().length, 10, lang)
  try {
    for (const [name, bytes] of Object.entries(unzipSync(packed(wish))))
      fs.writeFileSync(path.join(out, name), bytes)
    const { page, troubles } = await visit(pathToFileURL(path.join(out, 'index.html')).href)
    const [, reach] = await page.locator('.task').all()
    for (const move of ['14-4', '21-10', '7-4']) {
      await reach.locator('cgt-challenge').evaluate((/** @type {any} */ e, move) => {
        const board = e.shadowRoot.querySelector('cgt-play')
        const { session } = board
        board.play(session.game.moves(session.position).find((/** @type {any} */ m) => m.text === move)) // prettier-ignore
      }, move)
      const next = reach.getByRole('button', { name: 'Next' })
      if (await next.isVisible()) await next.click()
    }
    await page.getByText('Solved 1 of 3: 33 of 100; 60 are needed to pass.').waitFor()
    assert.equal(await page.locator('.task.done h2').allInnerTexts(), ['Three positions, three moves']) // prettier-ignore
    assert.equal(await axe(page), [])
    assert.equal(troubles, [])
  } finally {
    fs.rmSync(out, { recursive: true })
  }
})

test('a game to be won: a loss is not counted, the first win is all of it', async () => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-scorm-'))
  /** @param {string[]} args */
  const scorm = (...args) =>
    spawnSync(process.execPath, [path.join(root, 'bin', 'palitos.mjs'), 'scorm', ...args], { env: { ...process.env, LANG: 'en', LC_ALL: '', LC_MESSAGES: '' }, encoding: 'utf8' }) // prettier-ignore
  try {
    const made = scorm('--game', 'nim', '--start', '1 2', '--out', path.join(out, 'nim.zip'))
    assert.is(made.stdout, `1 exercise in ${path.join(out, 'nim.zip')}\n`)
    const files = unzipSync(fs.readFileSync(path.join(out, 'nim.zip')))
    for (const [name, bytes] of Object.entries(files)) fs.writeFileSync(path.join(out, name), bytes)
    assert.equal(Object.keys(files).filter((name) => name.endsWith('.js')).sort(), ['palitos-all.js', 'scorm.js']) // prettier-ignore
    const { page, troubles } = await visit(pathToFileURL(path.join(out, 'index.html')).href)
    const board = page.locator('cgt-play')
    const play = (/** @type {string} */ move) =>
      board.evaluate(
        (/** @type {any} */ b, move) => b.play(b.session.game.move(b.position, move)),
        move,
      )
    const at = (/** @type {string} */ position) => page.waitForFunction((position) => /** @type {any} */ (document.querySelector('cgt-play')).position === position, position) // prettier-ignore
    assert.is(await board.getByRole('button', { name: 'Hint' }).count(), 0)
    await play('2-2')
    await at('0 0')
    assert.match(await page.locator('#report').innerText(), 'Solved 0 of 1')
    await board.evaluate((/** @type {any} */ b) => b.restart())
    await play('2-1')
    await at('0 1')
    await play('1-1')
    await page.getByText('Solved 1 of 1: 100 of 100').waitFor()
    assert.equal(await axe(page), [])
    assert.equal(troubles, [])
    /* who begins loses there: the computer begins */
    assert.is(scorm('--game', 'clobber', '--start', 'xoxo', '--out', path.join(out, 'c.zip')).status, 0) // prettier-ignore
    const second = unzipSync(fs.readFileSync(path.join(out, 'c.zip')))
    assert.match(Buffer.from(second['index.html']).toString(), engine.game('clobber').solve('xoxo').outcome === 'win' ? 'first="me"' : 'first="opponent"') // prettier-ignore
    for (const [args, wanted] of /** @type {[string[], RegExp][]} */ ([
      [['--game', 'tictactoe'], /^There no player is found who can force a win/],
      [['--game', 'nim', '--start', '3 x'], /^Expected .*“x”/],
      [['--game', 'chess'], /^There is no game with the name “chess”\.\n$/],
      [['--game', 'nim', '--rules', '<b>'], /^.*“<b>”/],
    ])) {
      const { status, stderr } = scorm(...args, '--out', path.join(out, 'no.zip'))
      assert.is(status, 2)
      assert.match(stderr, wanted)
      assert.is(stderr.trim().split('\n').length, 1)
    }
    assert.not.ok(fs.existsSync(path.join(out, 'no.zip')))
  } finally {
    fs.rmSync(out, { recursive: true })
  }
})

test('the button of the exercises page makes the same package, from a server and from a folder that is chosen', async () => {
  const site = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname.slice(1)
    const type = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'text/html' // prettier-ignore
    response.setHeader('content-type', `${type}; charset=utf-8`)
    response.end(dist(name))
  })
  await new Promise((on) => site.listen(0, '127.0.0.1', () => on(null)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (site.address())
  const set = { kinds: ['nim', 'mex'], seed: '9', level: /** @type {const} */ (2), count: 3 }
  const tasks = ['3', '5'].flatMap((chapter) => challengesOf(kit, 'es', chapter))
  const wish = { lang: /** @type {const} */ ('es'), set, tasks, mastery: 75, same: false }
  const wanted = pack({ ...wish, title: titleOf(wish) }, dist)
  try {
    for (const [address, options] of /** @type {[string, any][]} */ ([
      [`http://127.0.0.1:${port}/es/exercises.html`, { offline: false }],
      // as the plan of the semester leads there
      [`${pathToFileURL(path.join(root, 'dist', 'es', 'exercises.html')).href}#codes&make=scorm&kind=nim,mex&level=2&seed=9&count=3&challenges=yes`, {}], // prettier-ignore
    ])) {
      const { page } = await visit(address, options)
      const codes = page.locator('cgt-codes')
      const challenges = codes.getByLabel('Con los desafíos de sus capítulos')
      if (address.includes('#')) assert.is(await challenges.isChecked(), true)
      else {
        await codes.evaluate((e) => {
          for (const [name, value] of Object.entries({
            kind: 'nim mex',
            seed: '9',
            level: '2',
            count: '3',
            make: 'scorm',
          }))
            // prettier-ignore
            e.setAttribute(name, value)
        })
        await challenges.check()
      }
      await codes.getByLabel('Para aprobar, de 100').fill('101')
      await page.keyboard.press('Tab')
      await codes.getByText('Un número entero del 1 al 100').waitFor()
      await codes.getByLabel('Para aprobar, de 100').fill('75')
      const button = codes.getByRole('button', { name: 'Descargar el paquete SCORM', exact: true })
      const download = page.waitForEvent('download')
      if (address.startsWith('http')) await button.click()
      else {
        for (const folder of [path.join(root, 'slides'), path.join(root, 'dist')]) {
          const chooser = page.waitForEvent('filechooser')
          await button.click()
          await (await chooser).setFiles(folder)
          if (folder.endsWith('slides')) await codes.getByText('Elige la que tiene index.html y palitos.js').waitFor() // prettier-ignore
        }
      }
      const file = await download
      assert.is(file.suggestedFilename(), 'palitos-scorm-nim-mex-desafíos-nivel-2-semilla-9-es.zip')
      sameZip(fs.readFileSync(await file.path()), wanted)
      assert.is(await codes.getByText('no están los archivos').count(), 0)
      await codes.getByText(`El archivo está entre tus descargas: ${file.suggestedFilename()}`).waitFor() // prettier-ignore

      // a game to be won: one that nobody wins is refused, with its place
      const winning = { game: 'tictactoe', rules: '3', start: 'xo./.x./o..' }
      await codes.getByLabel('Paquete SCORM de una partida').check()
      await codes.locator('select').selectOption('tictactoe')
      await codes.getByLabel('Posición', { exact: true }).fill('.../.../...')
      await page.keyboard.press('Tab')
      await codes.getByText('Ahí no se encuentra quién pueda asegurarse de ganar').waitFor()
      assert.is(
        await codes.getByLabel('Posición', { exact: true }).getAttribute('aria-invalid'),
        'true',
      )
      await codes.getByLabel('Posición', { exact: true }).fill('xo?')
      await page.keyboard.press('Tab')
      await codes.getByText('en «?»').waitFor()
      await codes.getByLabel('Posición', { exact: true }).fill(winning.start)
      await page.keyboard.press('Tab')
      assert.is(
        await codes.getByLabel('Posición', { exact: true }).getAttribute('aria-invalid'),
        'false',
      )
      const ofGame = codes.getByRole('button', { name: 'Descargar el paquete SCORM de la partida' })
      const second = page.waitForEvent('download')
      if (address.startsWith('http')) await ofGame.click()
      else {
        const chooser = page.waitForEvent('filechooser')
        await ofGame.click()
        await (await chooser).setFiles(path.join(root, 'dist'))
      }
      const game = await second
      assert.is(game.suggestedFilename(), 'palitos-scorm-tictactoe-3-xo-x-o-es.zip')
      const task = gameTask(engine.game('tictactoe', { rules: '3' }), winning.start, 'es')
      assert.ok(task)
      const one = { ...wish, set: { ...set, count: 0 }, tasks: [task] }
      sameZip(fs.readFileSync(await game.path()), pack({ ...one, title: titleOf(one) }, dist))
    }
  } finally {
    site.close()
  }
})

test.run()
