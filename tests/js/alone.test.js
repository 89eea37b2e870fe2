/** alone.test.js -- page.wasm and the engine's code as a page has them that only plays: what comes with other scripts is not there. */
import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { EngineFault, loadEngineSync } from '../../web/engine/engine.js'

const page = readFileSync(new URL('../../build/wasm/page.wasm', import.meta.url))
const alone = loadEngineSync(page)

test('alone it plays and solves', () => {
  const nim = alone.game('nim')
  assert.is(nim.solve('3 4 5').move?.text, '3-2')
  assert.is(nim.explain('3 4 5').kind, 'won')
})

test('what it has not is said, whatever is asked', () => {
  const kayles = alone.game('octal', { rules: 'kayles' })
  for (const ask of [
    () => kayles.table(9),
    () => kayles.graph('3'),
    () => kayles.reach('3', { nodes: 9, edges: 9 }),
    () => kayles.search('3').next(),
    () => kayles.count('3'),
    () => kayles.plan('3', {}),
    () => kayles.bound('3'),
    () => kayles.check('none'),
  ])
    try {
      ask()
      assert.unreachable(`${ask} answers`)
    } catch (error) {
      assert.instance(error, EngineFault, `${ask}: ${error}`)
      assert.is(/** @type {EngineFault} */ (error).code, 'missing')
    }
})

test.run()
