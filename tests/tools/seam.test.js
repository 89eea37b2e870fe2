/** The game that the comment of src/game.h shows is a whole one: it compiles as it stands, without a warning. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const folder = new URL('../../src/games/', import.meta.url)

test('the example game of src/game.h compiles', () => {
  const header = fs.readFileSync(new URL('../game.h', folder), 'utf8')
  const comment = header.slice(0, header.indexOf('*/'))
  const lines = comment.split('\n').filter((line) => line.startsWith(' *   '))
  const from = lines.findIndex((line) => line.includes('#include "../game.h"'))
  const to = lines.findIndex((line) => line.includes('.play = play};'))
  assert.ok(from >= 0 && to > from, 'it begins with its include and ends with its table')
  const input = lines
    .slice(from, to + 1)
    .map((line) => line.slice(5))
    .join('\n')
  const flags = ['-std=c11', '-Wall', '-Wextra', '-Wconversion', '-Wno-sign-conversion', '-Wshadow']
  const { status, stderr } = spawnSync('cc', [...flags, '-Werror', '-fsyntax-only', '-xc', '-'], {
    cwd: folder,
    input,
    encoding: 'utf8',
  })
  assert.is(status, 0, stderr)
})

test.run()
