/**
 * record.js -- writes and reads a play of a game as a text file:
 *
 *     palitos
 *     game: nim
 *     rules: misere
 *     start: 10 12 5
 *     1. 10-2  The XOR was 3 and is 1.
 *     2. 12-11
 *
 * A move's comment follows it after two spaces. A line that begins with # is ignored.
 */
import { NotationError } from '../engine/errors.js'

/** @typedef {{ game: string, rules: string, start: string, moves: string[], notes: Record<number, string> }} GameRecord notes: by the move's number, from 1 */

/** characters of the largest file that is read */
const LONGEST = 100_000

/** The text on one line. @param {string} text */
const line = (text) => text.replace(/\s+/g, ' ').trim()

/** @param {GameRecord} record */
export function writeRecord({ game, rules, start, moves, notes }) {
  return [
    'palitos',
    `game: ${game}`,
    ...(rules ? [`rules: ${rules}`] : []),
    `start: ${start}`,
    ...moves.map((move, i) => `${i + 1}. ${move}  ${line(notes[i + 1] ?? '')}`.trimEnd()),
    '',
  ].join('\n')
}

/** @param {string} text @returns {GameRecord} @throws {NotationError} if it is no record. Whether its moves are legal is found by playing them */
export function readRecord(text) {
  /** @type {Record<string, string>} */
  const head = { game: '', rules: '', start: '' }
  /** @type {GameRecord} */
  const record = { game: '', rules: '', start: '', moves: [], notes: {} }
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (lines[0]?.trim() !== 'palitos' || text.length > LONGEST)
    throw new NotationError({ code: 'notation', reason: 'this is not a saved game' })
  lines.slice(1).forEach((one, i) => {
    if (!one.trim() || one.startsWith('#')) return
    const field = /^(game|rules|start):(.*)$/.exec(one)
    if (field) return void (head[field[1]] = field[2].trim())
    const move = /^(\d+)\. +(\S+)(?:\s+(.*))?$/.exec(one)
    if (!move || Number(move[1]) !== record.moves.length + 1)
      throw new NotationError({
        code: 'notation',
        reason: 'the record cannot be read from line % on',
        number: i + 2,
      })
    record.moves.push(move[2])
    if (move[3]) record.notes[record.moves.length] = line(move[3])
  })
  if (!head.game) throw new NotationError({ code: 'notation', reason: 'this is not a saved game' })
  return { ...record, ...head }
}

/** The comments as the text of an attribute: "1 The XOR was 3.|4 A slip." @param {Record<number, string>} notes */
export const writeNotes = (notes) =>
  Object.entries(notes)
    .filter(([, text]) => line(text))
    .map(([n, text]) => `${n} ${line(text).replace(/\|/g, '/')}`)
    .join('|')

/** @param {string} text @returns {Record<number, string>} */
export function readNotes(text) {
  const found = text.split('|').flatMap((part) => {
    const match = /^\s*(\d+) (.*)$/.exec(part)
    return match ? [[match[1], line(match[2])]] : []
  })
  return Object.fromEntries(found)
}
