/** Each game is played to its end, by mouse and by keyboard. */
import * as path from 'node:path'
import { close, test } from '../browser/browser.mjs'
import { PLAYS, testPlays } from '../browser/every.mjs'

const MAZE = ['.....', '.....', '.....'].join('/')

testPlays([
  ...PLAYS,
  [path.join('en', 'game-tictactoe.html'), { rules: '4', start: 'xo../.x../o.../....' }],
  [path.join('en', 'game-octal.html'), { rules: 'grundy', start: '9' }],
  [path.join('en', 'game-maze.html'), { rules: MAZE, start: 'e3' }],
])
test.after(close)
test.run()
