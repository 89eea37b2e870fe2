/** The types of the package, as a strict TypeScript project of somebody else's meets them. */
import { execFileSync } from 'node:child_process'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../tools/lib/run.mjs'
import { project } from './packed.mjs'

const types = suite('types')

const FILES = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
    },
    include: ['*.ts', '*.tsx'],
  }),
  'engine.ts': `import { loadEngineSync, type Outcome } from 'palitos'
export async function value(bytes: Uint8Array<ArrayBuffer>): Promise<[number | null, Outcome]> {
  const engine = loadEngineSync(bytes)
  const answer = engine.game('nim').solve('3 4 5')
  // @ts-expect-error there is no such thing
  engine.games.nothing
  return [answer.grundy, answer.outcome]
}
`,
  'page.ts': `import 'palitos/play'
import 'palitos/elements'
const play = document.createElement('cgt-play')
play.game = 'nim'
play.start = '3 4 5'
play.opponent = 'person'
play.values = null
// @ts-expect-error nobody of that name plays
play.opponent = 'nobody'
// @ts-expect-error no attribute of it
play.gmae = 'nim'
play.addEventListener('cgt-over', ({ detail }) => {
  const won: boolean = detail.won
  const winner: 0 | 1 | 'tie' = detail.winner
  // @ts-expect-error it says who won, not when
  detail.when
  return [won, winner]
})
play.addEventListener('cgt-error', ({ detail }) => detail.message.toUpperCase())
play.addEventListener('click', (event) => event.clientX)
export const tree: HTMLElement | null = document.querySelector('cgt-tree')
`,
  'App.tsx': `import 'palitos/react'
export const App = () => (
  <main>
    <cgt-play game="nim" start="3 4 5" opponent="person" class="wide" oncgt-moved={(event) => event.detail.move} />
    <cgt-tree tree="((3 5) (2 9))" at="end" />
    <cgt-mex set="0 1 2" />
    {/* @ts-expect-error nobody of that name plays */}
    <cgt-play opponent="nobody" />
    {/* @ts-expect-error no element of ours */}
    <cgt-plai />
  </main>
)
`,
  'vue.ts': `import type { GlobalComponents } from 'vue'
import type {} from 'palitos/vue'
type Props = InstanceType<GlobalComponents['cgt-play']>['$props']
export const good: Props = { game: 'nim', start: '3 4 5', opponent: 'person', 'onCgt-over': (event) => event.detail.won }
// @ts-expect-error nobody of that name plays
export const bad: Props = { opponent: 'nobody' }
`,
}

types(
  'a strict project compiles, in plain TypeScript, React and Vue, and what is wrong is refused',
  () => {
    const folder = project(FILES, ['react', '@types/react', 'csstype', 'vue', '@vue'])
    const tsc = at('node_modules', 'typescript', 'bin', 'tsc')
    /** @type {string} */
    let said = ''
    try {
      execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      said = error.stdout
    }
    assert.is(said, '')
  },
)

types.run()
