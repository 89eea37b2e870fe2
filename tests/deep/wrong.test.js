/**
 * As `wrong` of the gate, with every game that the page has: named alone, and as its first example is written; of what
 * attributes become, each game has other words, and each two attributes are wrong together once.
 */
import * as assert from 'uvu/assert'
import { close, keep, test } from '../browser/browser.mjs'
import { broken, everything, examples, OWN, STRANGE, WRONG } from '../browser/wrong.mjs'

test.after(close)

const ALL = [...WRONG, ...STRANGE]
/** of these, for one game */
const SOME = 3

const { page, troubles } = await everything()
keep(page)
const first = await examples(page)

for (const [name, attributes] of Object.entries(OWN)) {
  if (attributes.includes('game'))
    test(`${name}, of every game, says what became wrong`, async () => {
      for (const [i, { game, ...example }] of first.entries()) {
        const words = ALL.map((_, j) => ALL[(i * SOME + j) % ALL.length]).slice(0, SOME)
        const written = Object.entries(example).filter(([key]) => attributes.includes(key))
        const shown = [{ game }, { game, ...Object.fromEntries(written) }]
        assert.equal(await broken(page, name, shown, words), [], game)
      }
      assert.equal(troubles, [])
    })

  test(`${name} says what became wrong beside another attribute that is`, async () => {
    /* other words for each: with many attributes all of them meet */
    const words = (/** @type {number} */ i) => [0, 1].map((k) => ALL[(2 * i + k) % ALL.length])
    for (const [i, one] of attributes.entries())
      for (const word of words(i))
        assert.equal(await broken(page, name, [{ [one]: word }], words(i + 3)), [])
    assert.equal(troubles, [])
  })
}

test.run()
