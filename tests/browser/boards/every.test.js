/** One game of each second kind of board is played to its end, by mouse and by keyboard; in the deep run each game. */
import * as path from 'node:path'
import * as assert from 'uvu/assert'
import { DEEP, each } from '../../deep.mjs'
import { close, test } from '../browser.mjs'
import { KINDS, PLAYS, testPlays } from '../every.mjs'

const MAZE = ['.....', '.....', '.....'].join('/')

assert.ok(KINDS.length > 15)
testPlays(
  DEEP
    ? [
        ...PLAYS,
        [path.join('en', 'game-tictactoe.html'), { rules: '4', start: 'xo../.x../o.../....' }],
        [path.join('en', 'game-octal.html'), { rules: 'grundy', start: '9' }],
        [path.join('en', 'game-maze.html'), { rules: MAZE, start: 'e3' }],
      ]
    : each(2, KINDS),
)
test.after(close)
test.run()
