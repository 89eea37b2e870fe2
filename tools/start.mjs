/**
 * start.mjs -- `npm start`: from a fresh machine to the open site. Installs what is missing, builds what changed, serves dist/.
 *
 *   npm start -- --open     and opens it in the system's browser
 *   npm start -- --check    serves it once to itself, says what it got, and ends
 */
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { chromium } from './lib/browsers.mjs'
import { at, say, Stop, tool } from './lib/run.mjs'
import { serve } from './lib/serve.mjs'

await tool(import.meta.url, async (args) => {
  say('Building the site: some minutes the first time, seconds after that')
  await build({ slides: 'html', pdf: false })
  const { address, close } = await serve(at('dist'), {
    port: Number(process.env.PORT ?? 8080),
  })
  if (args.includes('--check')) {
    for (const name of ['', 'en/', 'palitos.js', 'palitos.wasm', 'palitos.css', 'embed.html']) {
      const answer = await fetch(address + name)
      const size = (await answer.arrayBuffer()).byteLength
      say(`${answer.status} ${address}${name} ${answer.headers.get('content-type')} ${size} bytes`)
      if (!answer.ok || !size) throw new Stop(`${address}${name} was not served`)
    }
    return close()
  }
  say(`Palitos is at ${address}, in English at ${address}en/   (Ctrl+C ends it)`)
  if (args.includes('--open')) {
    const own = /** @type {Record<string, string>} */ ({ darwin: 'open', win32: 'explorer' })
    const opener = own[process.platform] ?? 'xdg-open'
    spawn(opener, [address], { stdio: 'ignore', detached: true })
      .on('error', () => say(`${opener} is not here: open the address by hand`))
      .unref()
  }
  // PDFs take longest: built while the site is already served
  if (!chromium()) return
  await build({ slides: 'html' })
  say('The PDFs of the decks are there too')
})
