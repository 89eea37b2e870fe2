import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCode, writeCode } from '../../../web/model/code.js'

/** @typedef {import('../../../web/model/code.js').Mark} Mark */

const set = { kinds: ['nim', 'grundy'], seed: '7', level: 1, count: 10 }
const marks = /** @type {Mark[]} */ ([3, 2, 1, 0, 3, 3, 0, 1, 2, 3])

test('a code gives back the student and the marks, of every number and length', () => {
  for (const count of [1, 2, 10, 40])
    for (const student of [0, 1, 17, 255, 999]) {
      const own = { ...set, count }
      const given = Array.from({ length: count }, (_, i) => marks[(i + student) % 10])
      assert.equal(readCode(own, writeCode(own, student, given)), { student, marks: given })
    }
})

test('it may be typed in small letters, without dashes, with O for 0 and l for 1', () => {
  const code = writeCode(set, 12, marks)
  const typed = code.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l')
  assert.equal(readCode(set, typed), { student: 12, marks })
  assert.match(code, /^[0-9A-Z]{4}-[0-9A-Z]{4}/)
})

test('a slip in any place, two places changed over, and another set are refused', () => {
  const code = writeCode(set, 12, marks)
  let accepted = 0
  for (let i = 0; i < code.length; i++)
    for (const c of '0123456789ABCDEFGHJKMNPQRSTVWXYZ')
      if (
        code[i] !== '-' &&
        c !== code[i] &&
        readCode(set, code.slice(0, i) + c + code.slice(i + 1))
      )
        accepted++
  assert.is(accepted, 0)
  for (const other of [
    { ...set, seed: '8' },
    { ...set, level: 2 },
    { ...set, count: 11 },
    { ...set, kinds: ['nim'] },
  ])
    assert.is(readCode(other, code), null)
  for (const bad of ['', '-', 'hello!', '0', 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ'])
    assert.is(readCode(set, bad), null, bad)
})

test.run()
