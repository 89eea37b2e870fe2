/**
 * build.mjs -- everything in dist/: palitos.wasm, palitos.js, the site, the slides. Does again only what changed.
 *
 *   npm run build                 all of it
 *   npm run build -- --no-slides  without the decks and their PDF (what `npm start` and `npm run dev` need)
 */
import * as fs from 'node:fs'
import { at, files, read, run, say, tool, write } from './lib/run.mjs'
import { locked, step } from './lib/steps.mjs'
import { setup } from './setup.mjs'

const WASM = at('build', 'wasm', 'palitos.wasm')
const LOCK = at('package-lock.json')
const LIB = at('tools', 'lib')

/** The solvers, compiled. */
export const wasm = () =>
  step('wasm', {
    reads: [at('src'), at('CMakeLists.txt'), at('CMakePresets.json')],
    writes: [WASM],
    async work() {
      await run('emcmake', ['cmake', '--preset', 'wasm'])
      await run('cmake', ['--build', '--preset', 'wasm', '--parallel', '2'])
    },
  })

/** @param {{ slides?: boolean }} [what] */
export async function build({ slides = true } = {}) {
  await setup(slides ? ['wasm', 'browser'] : ['wasm'])
  await locked(async () => {
    await wasm()
    const { FONTS, fonts, fontFile } = await import('./fonts.mjs')
    await step('fonts', {
      reads: [at('tools', 'fonts.mjs'), LOCK],
      writes: FONTS.map(fontFile),
      work: fonts,
    })
    const { bundle, sizes } = await import('./bundle.mjs')
    const made = await step('script', {
      reads: [
        ...['define.js', 'engine', 'model', 'elements', 'styles'].map((name) => at('web', name)),
        ...[at('text'), at('tools', 'bundle.mjs'), at('tools', 'fonts.mjs'), LIB, LOCK, WASM],
      ],
      also: [fs.readFileSync(WASM).toString('base64')],
      writes: [at('dist', 'palitos.js'), at('dist', 'palitos.wasm')],
      async work() {
        write(at('dist', 'palitos.js'), await bundle())
        write(at('dist', 'palitos.wasm'), fs.readFileSync(WASM))
      },
    })
    if (made) sizes(read(at('dist', 'palitos.js')), fs.readFileSync(WASM))
    const site = await import('./site.mjs')
    await step('site', {
      reads: [
        ...[
          at('web', 'pages'),
          at('web', 'styles'),
          at('text'),
          at('tools', 'site.mjs'),
          LIB,
          LOCK,
        ],
        ...files(at('slides'), (file) => file.endsWith('.md')),
      ],
      writes: () => site.written(),
      work: () => site.site(),
    })
    if (slides) await (await import('./slides.mjs')).slides()
  })
}

await tool(import.meta.url, async (args) => {
  await build({ slides: !args.includes('--no-slides') })
  say('dist/ is up to date: open dist/index.html, or type npm start')
})
