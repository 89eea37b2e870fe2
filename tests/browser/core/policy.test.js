/**
 * policy.test.js -- pages that are served with a strict Content-Security-Policy, those that SECURITY.md gives: every
 * element works and nothing is reported against it; where workers are forbidden the page does their work, where WebAssembly is
 * the author's own words stay, with a sentence.
 */
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { at, files, read } from '../../../tools/lib/run.mjs'
import { serve } from '../../../tools/lib/serve.mjs'
import { each } from '../../deep.mjs'
import { close, done, halt, release, suite, visit } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** As SECURITY.md has it, without anything else that might be fetched. */
const [, STRICT] = /```\n(script-src [^\n]*)\n```/.exec(read(at('SECURITY.md'))) ?? []
const POLICY = `default-src 'none'; ${STRICT}`
/** what each element is shown with, on the page for slides of one's own */
const ELEMENTS = [
  ...read(at('web', 'pages', 'en', 'slides.md')).matchAll(/^```html live\n([^]*?)^```$/gm),
].map(([, code]) => code)
const NAMES = Object.keys(allowList())

let body = ''
let policy = ''
const site = await serve(at('dist'), {
  port: 8300,
  handle(request, response) {
    response.setHeader('Content-Security-Policy', policy)
    if (request.url !== '/strict.html') return false
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><title>Strict</title><body>${body}<script src="palitos.js" nonce="once"></script>`,
    )
    return true
  },
})

/** Kept by the page: what its policy was asked to forbid, how often it compiled a wasm, how often each worker was heard. */
function report() {
  const { Module } = WebAssembly
  const own = /** @type {any} */ (window)
  own.heard = []
  const { Worker } = window
  window.Worker = class extends Worker {
    constructor(/** @type {string | URL} */ url) {
      super(url)
      this.nth = own.heard.push(0) - 1
      this.addEventListener('message', () => own.heard[this.nth]++)
    }
    /** What nobody waits for any more need not be heard. */
    terminate() {
      super.terminate()
      own.heard[this.nth] ||= -1
    }
  }
  own.compiled = 0
  WebAssembly.Module = class extends Module {
    constructor(/** @type {BufferSource} */ bytes) {
      super(bytes)
      own.compiled++
    }
  }
  /** @type {string[]} */
  const list = []
  own.violations = list
  document.addEventListener('securitypolicyviolation', (e) =>
    list.push(`${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber} ${e.sample}`),
  )
}
const violations = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).violations))
/** A page with that policy. @param {string} html @param {string} [sent] @param {string} [name] of a page of dist */
async function strict(html, sent = POLICY, name = 'strict.html') {
  body = html
  policy = sent
  const opened = await visit(site.address + name, { offline: false }, report)
  const { troubles } = opened
  return {
    ...opened,
    troubles: () => troubles.filter((said) => !said.startsWith(`request: ${site.address}`)),
  }
}

/** More than an element works out at once: the computer's answer, two searches, a whole tree. */
const FAR = `<cgt-play game="octal" rules="misere dawson" start="22 21" first="opponent"></cgt-play>
<cgt-searches game="tictactoe"></cgt-searches><cgt-atlas></cgt-atlas><cgt-judge problem="uva-847"></cgt-judge>`

/** All of them are answered; a long input is stopped, and a shorter one answered after it. @param {Page} page */
async function answered(page) {
  await page.locator('cgt-play').getByRole('button', { name: 'Start' }).click()
  await page.locator('cgt-atlas').scrollIntoViewIfNeeded() // it is laid out where it is seen
  await page.waitForFunction(() => {
    const [play, searches, atlas] = ['play', 'searches', 'atlas'].map(
      (name) => /** @type {any} */ (document.querySelector(`cgt-${name}`)),
    )
    return (
      play.session.position.text !== '22 21' &&
      atlas.shadowRoot.querySelector('.path') &&
      searches.shadowRoot.textContent.includes('The value is 0 for all of them')
    )
  })
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['4294967294\n'.repeat(80_000)], 'huge.in'))
    return transfer
  })
  const box = page.locator('cgt-judge section.box').first()
  await halt(page)
  await box.dispatchEvent('drop', { dataTransfer: files })
  await page.locator('cgt-judge progress').waitFor()
  for (let read = 0; !read;) {
    await release(page, 1)
    read = await page.locator('cgt-judge progress').evaluate((e) => /** @type {HTMLProgressElement} */ (e).value) // prettier-ignore
  }
  await page.locator('cgt-judge').getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped. Your texts are still there.').waitFor()
  await release(page)
}

const csp = suite('policy')
csp.after(close)
csp.after(() => site.close())

/** By host, by nonce, and by nonce with Trusted Types, whose lines SECURITY.md gives. */
const [BY_NONCE, TRUSTED] = [
  /`(script-src 'nonce-[^`]*)`/,
  /`(require-trusted-types-for [^`]*)`/,
].map((line) => (line.exec(read(at('SECURITY.md')))?.[1] ?? '').replace('R4nd0m', 'once'))
const byNonce = POLICY.replace(/script-src [^;]*/, BY_NONCE)
const POLICIES = /** @type {const} */ ([
  ['by host', POLICY],
  ['by nonce', byNonce.replace(" 'strict-dynamic'", '')],
  ['by nonce and strict-dynamic, with Trusted Types', `${byNonce}; ${TRUSTED}`],
])
for (const [name, sent] of each(2, POLICIES))
  csp(
    `one script line and one of every element, under a policy ${name}: all work, none is reported`,
    async () => {
      const { page, troubles } = await strict(ELEMENTS.join('\n'), sent)
      await page.waitForFunction((names) => names.every((name) => document.querySelector(name)?.shadowRoot?.childElementCount), NAMES) // prettier-ignore
      for (const name of NAMES) assert.ok(await page.locator(name).first().isVisible(), name)
      await page.evaluate(() => {
        for (const e of document.querySelectorAll('*'))
          if (e.localName.startsWith('cgt-'))
            for (const values of ['off', 'grundy', 'outcome']) {
              e.setAttribute('values', values)
              for (const at of ['1', '5', '1e9'])
                if (e.getAttribute('at') !== at) e.setAttribute('at', at)
              for (const button of e.shadowRoot?.querySelectorAll('details') ?? [])
                button.open = true
            }
      })
      assert.equal(await violations(page), [])
      assert.equal(troubles(), [])
      await done(page)
    },
  )

csp('no element writes a style into its HTML, in whatever state it is drawn', () => {
  for (const file of files(
    at('web'),
    (name) => name.endsWith('.js') && !/[/\\](engine|model|pages)[/\\]/.test(name),
  ))
    assert.not.match(read(file), /<style|[^.\w]style=["$]/, file)
})

csp('every board, too: what a style says of its cells is there', async () => {
  const games = [
    ...[
      'nim',
      'half',
      'coins',
      'strip',
      'staircase',
      'rooted',
      'divisor',
      'euclid',
      'digits',
      'row',
    ],
    ...['words', 'maze', 'cake', 'graph', 'tree', 'tictactoe', 'game31', 'piece', 'sum', 'octal'],
  ]
  const { page, troubles } = await strict(
    games.map((game) => `<cgt-play game="${game}"></cgt-play>`).join(''),
  )
  assert.equal(await violations(page), [])
  assert.equal(troubles(), [])
  assert.ok(
    await page.locator('cgt-play[game=maze] [style*="--w"]').count(),
    'a board has the size of its cells',
  )
})

csp('what takes long is answered beside the page, with Trusted Types too', async () => {
  const { page, troubles } = await strict(FAR, POLICIES[2][1])
  await answered(page)
  await page.locator('cgt-searches').evaluate((e) => e.setAttribute('start', 'x........'))
  await page.getByText('Alpha-beta looks at').waitFor()
  assert.is(await page.evaluate(() => /** @type {any} */ (window).compiled), 2, 'games, contests')
  // each worker works, and not the page
  await page.waitForFunction(() => {
    const heard = /** @type {number[]} */ (/** @type {any} */ (window).heard)
    return heard.every(Boolean) && heard.filter((times) => times > 0).length > 2
  })
  assert.equal(await violations(page), [])
  assert.equal(troubles(), [])
})

csp(
  'where workers are forbidden the page answers, a slice at a time, and hears its reader',
  async () => {
    const { page } = await strict(
      FAR + '<cgt-strip game="octal" rules="grundy" to="30000" at="30000"></cgt-strip>',
      POLICY.replace('worker-src blob:', "worker-src 'none'"),
    )
    await answered(page)
    await page.locator('cgt-strip [data-n="30000"][aria-selected=true]').waitFor()
    const found = await violations(page)
    assert.ok(found.length > 0, 'the policy is in force')
    assert.equal(
      found.filter((said) => !said.startsWith('worker-src blob')),
      [],
    )
    await done(page)
  },
)

csp(
  'the pages of the site, and embed.html, under the headers that the build writes for them',
  async () => {
    const [, own] = /^Content-Security-Policy: (.*)$/m.exec(read(at('dist', 'headers.txt'))) ?? []
    assert.not.match(own, /script-src[^;]*'unsafe-(inline|eval)'/)
    for (const name of [
      ...[
        'index.html',
        'es/3-nim.html',
        'en/problem-uva-10404.html',
        'en/class.html',
        'en/12-lab.html',
      ],
      ...['en/game-game31.html', 'embed.html#cgt-tree&leaves=3 5 2 9&lang=en'],
    ]) {
      const { page, troubles } = await strict('', own, name)
      assert.equal(await violations(page), [], name)
      assert.equal(troubles(), [], name)
      assert.is(await page.evaluate(() => document.querySelectorAll('cgt-play, cgt-tree, cgt-lab, cgt-judge, cgt-link').length > 0), true, name) // prettier-ignore
      await done(page)
    }
  },
)

csp('where WebAssembly is forbidden the words of the author stay, with what to do', async () => {
  const { page, troubles } = await strict(
    ELEMENTS.join('\n').replace(/>[^<>]*<\/(cgt-[a-z-]+)>/g, '>Words of the author</$1>'),
    POLICY.replace(" 'wasm-unsafe-eval'", ''),
  )
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((e) => e.localName.startsWith('cgt-'))
      .map((e) => ({
        name: e.localName,
        slot: !!e.shadowRoot?.querySelector('slot'),
        said: e.shadowRoot?.textContent?.trim(),
      })),
  )
  const SAID =
    "This figure needs WebAssembly, which does not run on this page. Try another browser; if the page is yours, let its Content-Security-Policy say script-src 'wasm-unsafe-eval'."
  /* xor, mex and a listing need no solver; these three speak of another figure, or of a class */
  const alone = [
    'cgt-xor',
    'cgt-mex',
    'cgt-code',
    'cgt-codes',
    'cgt-vote',
    'cgt-teams',
    'cgt-bracket',
    'cgt-qr',
    'cgt-number',
    'cgt-value',
  ]
  assert.equal(
    found.filter(({ slot }) => !slot).map(({ name }) => name),
    alone,
  )
  /* the lines of a proof are its author's: the board beside them says it */
  for (const { name, slot, said } of found)
    if (slot && name !== 'cgt-proof') assert.is(said, SAID, name)
  const play = page.locator('cgt-play[values=off]').first()
  assert.match(await play.innerText(), /Words of the author/)
  const policies = /Content Security Policy/ // the browser's own word for what it forbids
  assert.equal(
    troubles().filter((said) => !policies.test(said)),
    [],
  )
})

csp.run()
