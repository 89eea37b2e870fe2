/** One game of each kind of board is played to its end, by mouse and by keyboard. All of them: deep/every.test.js. */
import * as assert from 'uvu/assert'
import { close, test } from './browser.mjs'
import { KINDS, testPlays } from './every.mjs'

assert.ok(KINDS.length > 15)
testPlays(KINDS)
test.after(close)
test.run()
