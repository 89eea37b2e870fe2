/** projects.test.js -- the package in projects that are not ours: Vite with React, Vite with Vue, modules in a page. Each plays a game. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import vue from '@vitejs/plugin-vue'
import * as assert from 'uvu/assert'
import { build } from 'vite'
import { allowList } from '../../../tools/allow-list.mjs'
import { serve } from '../../../tools/lib/serve.mjs'
import { at } from '../../../tools/lib/run.mjs'
import { project } from '../../tools/packed.mjs'
import { close, newContext, suite } from '../browser.mjs'

const projects = suite('projects')
/** @type {{ close(): void }[]} */
const servers = []
projects.after(() => {
  for (const server of servers) server.close()
  return close()
})

const INDEX =
  '<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>T</title><div id="app"></div><script type="module" src="/main.js"></script></html>'
const folder = project(
  {
    'react/index.html': INDEX.replace('main.js', 'main.jsx'),
    'react/main.jsx': `import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'palitos/play'
function App() {
  const [said, say] = useState('')
  return (
    <main>
      <cgt-play game="nim" start="1 1" opponent="person" oncgt-over={(e) => say('won by ' + e.detail.winner)} />
      <output>{said}</output>
    </main>
  )
}
createRoot(document.getElementById('app')).render(<App />)
`,
    'vue/index.html': INDEX,
    'vue/main.js': `import { createApp } from 'vue'
import App from './App.vue'
import 'palitos/play'
createApp(App).mount('#app')
`,
    'vue/App.vue': `<script setup>
import { ref } from 'vue'
const said = ref('')
</script>
<template>
  <main>
    <cgt-play game="nim" :start="'1 1'" opponent="person" @cgt-over="(e) => (said = 'won by ' + e.detail.winner)" />
    <output>{{ said }}</output>
  </main>
</template>
`,
    'plain/index.html': `<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>T</title>
<cgt-play game="nim" start="1 1" opponent="person"></cgt-play><cgt-exercise kind="nim" seed="7"></cgt-exercise><output></output>
<script type="importmap">{ "imports": { "palitos/": "/node_modules/palitos/build/package/esm/" } }</script>
<script type="module">
import 'palitos/play.js'
import 'palitos/exercise.js'
document.querySelector('cgt-play').addEventListener('cgt-over', (e) => {
  document.querySelector('output').textContent = 'won by ' + e.detail.winner
})
</script></html>`,
  },
  ['react', 'react-dom', 'scheduler', 'vue', '@vue'],
)

/** @param {string} name of the project's folder @param {import('vite').PluginOption[]} [plugins] */
const built = (name, plugins = []) =>
  build({
    root: path.join(folder, name),
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { outDir: 'dist' },
  })
/** Both sticks are taken, by keys. @param {string} root @param {string} [place] @returns {Promise<string[]>} the elements that are registered */
async function played(root, place = '') {
  const server = await serve(root)
  servers.push(server)
  const page = await (await newContext({ offline: false })).newPage()
  /** @type {string[]} */
  const troubles = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()))
  await page.goto(`${server.address}${place}`)
  const play = page.locator('cgt-play').first()
  for (let heap = 0; heap < 2; heap++) {
    const stick = play.locator(`.stick[data-item="${heap}"]`)
    await stick.click()
    await stick.click()
  }
  await page.locator('output', { hasText: 'won by 1' }).waitFor()
  const names = Object.keys(allowList(at('web'), false))
  const found = await page.evaluate((all) => all.filter((name) => customElements.get(name)), names)
  assert.equal(troubles, [])
  return found
}
/** All that was made. @param {string} name */
function textOf(name) {
  const assets = path.join(folder, name, 'dist', 'assets')
  return fs
    .readdirSync(assets)
    .map((file) => fs.readFileSync(path.join(assets, file), 'utf8'))
    .join('\n')
}

projects(
  'Vite and React: a game is played, its event is heard, and nothing else is in the bundle',
  async () => {
    await built('react')
    assert.equal(await played(path.join(folder, 'react', 'dist')), ['cgt-play'])
    assert.not.match(textOf('react'), /["'`]cgt-(tree|judge|exercise|graph)["'`]/)
  },
)

projects('Vite and Vue: the same', async () => {
  await built('vue', [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('cgt-') } } }),
  ])
  assert.equal(await played(path.join(folder, 'vue', 'dist')), ['cgt-play'])
})

projects('modules in a page, and an element that is made of others registers those', async () => {
  assert.equal(await played(folder, 'plain/'), [
    'cgt-compare-games',
    'cgt-exercise',
    'cgt-form',
    'cgt-graph',
    'cgt-play',
    'cgt-strip',
    'cgt-thermograph',
  ])
})

projects.run()
