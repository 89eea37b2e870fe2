/** signatures.test.js -- bench/signatures.txt against the solvers: exact counts of work, and sums of whole outputs. */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { LONG, signatures } from '../../../bench/signatures.mjs'
import { kernels } from '../../../bench/wasm.mjs'

const kept = fs.readFileSync(new URL('../../../bench/signatures.txt', import.meta.url), 'utf8')
const found = await signatures()

test('the solvers do exactly the work that bench/signatures.txt says', () => {
  assert.fixture(found, kept)
})

test('the signatures name counts of leaves and nodes, four periods and an output a kernel', () => {
  assert.match(found, /^alphabeta: leaves [1-9]\d+$/m)
  assert.match(found, /^wins: nodes [1-9]\d+$/m)
  assert.is(found.match(/period [1-9]\d*$/gm)?.length, 4)
  assert.is(
    found.match(/: output [0-9a-f]{8}$/gm)?.length,
    Object.keys(kernels).filter((k) => k !== LONG).length,
  )
})

test.run()
