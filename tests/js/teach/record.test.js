/** A game as a file: written, read, and refused with its line. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readNotes, readRecord, writeNotes, writeRecord } from '../../../web/teach/record.js'

const record = suite('record')

const PLAY = {
  game: 'maze',
  rules: '..#../#...#/..#../#..../.....',
  start: 'e5',
  moves: ['c5', 'b5', 'b4'],
  notes: { 1: 'Deja 1: ¿por qué no b5?', 3: '2. no es esto' },
}

record('what is written is read again, from Windows too', () => {
  const text = writeRecord(PLAY)
  assert.equal(readRecord(text), PLAY)
  assert.equal(readRecord(`\ufeff${text.replace(/\n/g, '\r\n')}`), PLAY)
  assert.equal(readRecord(text.replace('start', '# mine\n\nstart')), PLAY)
  const bare = { game: 'nim', rules: '', start: '3 4', moves: [], notes: {} }
  assert.equal(readRecord(writeRecord(bare)), bare)
})

record('a comment of several lines stays on the line of its move', () => {
  const text = writeRecord({ ...PLAY, notes: { 2: 'one\n3. two\n\tthree' } })
  assert.equal(readRecord(text).notes, { 2: 'one 3. two three' })
})

record('what is no record is refused, and a bad line by its number', () => {
  for (const text of [
    '',
    'x',
    '<html>',
    'palitos\n',
    'palitos\nstart: 3',
    `palitos\n${'#'.repeat(2e5)}`,
  ])
    assert.throws(() => readRecord(text), /not a saved game/)
  const lines = writeRecord(PLAY).split('\n')
  for (const bad of ['2. ', '3. b5', 'b5', 'colour: red']) {
    const text = lines.map((line) => (line.startsWith('2.') ? bad : line)).join('\n')
    assert.throws(() => readRecord(text), /from line 6 on/)
  }
})

record('comments fit an attribute', () => {
  assert.is(writeNotes({ 2: 'a|b', 1: ' x  y ', 4: '' }), '1 x y|2 a/b')
  assert.equal(readNotes('1 x y|2 a/b|none|3'), { 1: 'x y', 2: 'a/b' })
  assert.equal(readNotes(writeNotes(PLAY.notes)), PLAY.notes)
})

record.run()
