/**
 * guest.test.js -- elements in pages that are not ours: React and Vue, which set attributes as properties; a page of
 * its own theme, language, address and keys.
 */
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowList } from '../../tools/allow-list.mjs'
import { at } from '../../tools/lib/run.mjs'
import { close, open } from './browser.mjs'

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
    await page.context().close()
  },
)

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
    await page.context().close()
  })

guest.run()
