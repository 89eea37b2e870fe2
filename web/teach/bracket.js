/**
 * bracket.js -- a tournament by elimination: who plays in it, who meets whom, who won, and the file that holds it:
 *
 *     palitos tournament
 *     game: nim
 *     players: ana, beto, carla, perfect
 *     won: 1-2
 *     ana 2-0 beto
 *     ana 1-1 perfect
 *
 * `palitos play` writes such a file, without `players` and `won`, below the lines of its games: those are ignored. Names alone, one a line or
 * with commas between, will do. A line that begins with # is ignored.
 */
import { NotationError } from '../engine/errors.js'

/** How many games of a pair each of the two has won. @typedef {{ a: string, b: string, won: [number, number] }} Result */
/** @typedef {{ game: string, players: string[], won: string, results: Result[] }} Tournament won: as `matches` reads it */
/** A match; null in place of a name: nobody yet; `bye`: there is no second player. @typedef {{ n: number, names: [string | null, string | null], bye: boolean, winner: 0 | 1 | null }} Match */

export const MOST_PLAYERS = 32
/** letters of the longest name */
const LONGEST = 40
const HEAD = 'palitos tournament'
/** what was revealed and is drawn, so that somebody has to say who goes on */
export const DRAWN = '='

/** @param {{ reason: string, slots?: Record<string, string | number>, number?: number }} what */
const refused = (what) => new NotationError({ code: 'notation', ...what })

/** @param {string} text of a file, or typed; `;` ends a line too @returns {Tournament} @throws {NotationError} */
export function readTournament(text) {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n|;/)
  const head = lines.findLastIndex((one) => one.trim() === HEAD)
  /** @type {Tournament} */
  const all = { game: '', players: [], won: '', results: [] }
  /** @param {string} name @param {number} i of the line */
  const named = (name, i) => {
    if (name.length > LONGEST || name.includes(':'))
      throw refused({
        reason: 'line % is neither a name nor a result such as “ana 2-0 beto”',
        number: i + 1,
      })
    return name
  }
  lines.forEach((line, i) => {
    const one = line.trim()
    if (i <= head || !one || one.startsWith('#')) return
    const field = /^(game|rules|players|won):\s*(.*)$/.exec(one)
    const result = /^(.+?)\s+(\d{1,6})[-–](\d{1,6})\s+(.+)$/.exec(one)
    if (field?.[1] === 'game') all.game = field[2]
    else if (field?.[1] === 'won') all.won = field[2]
    else if (field?.[1] === 'rules') return
    else if (result) {
      const [a, b] = [named(result[1], i), named(result[4], i)]
      if (a === b) throw refused({ reason: 'on line % somebody plays alone', number: i + 1 })
      all.results.push({ a, b, won: [Number(result[2]), Number(result[3])] })
    } else
      for (const name of (field?.[2] ?? one).split(',').map((part) => part.trim()))
        if (name) all.players.push(named(name, i))
  })
  const twice = all.players.find((name, i) => all.players.indexOf(name) !== i)
  if (twice) throw refused({ reason: 'two players are called “{name}”', slots: { name: twice } })
  for (const { a, b } of all.results)
    for (const name of [a, b]) if (!all.players.includes(name)) all.players.push(name)
  if (all.players.length > MOST_PLAYERS)
    throw refused({ reason: 'there can be % players at most', number: MOST_PLAYERS })
  if (all.players.length < 2)
    throw refused({ reason: 'a tournament needs two players: write a name on each line' })
  return all
}

/** @param {Result} result */
const resultLine = ({ a, b, won }) => `${a} ${won[0]}-${won[1]} ${b}`
/** The results as the text of an attribute. @param {Result[]} results */
export const writeResults = (results) => results.map(resultLine).join('; ')
/** @param {Tournament} tournament */
export const writeTournament = ({ game, players, won, results }) =>
  [
    HEAD,
    ...(game ? [`game: ${game}`] : []),
    `players: ${players.join(', ')}`,
    ...(won ? [`won: ${won}`] : []),
    ...results.map(resultLine),
    '',
  ].join('\n')

/** Where the first, the second ... stand in the first round, so that they meet late: 1 8 4 5 2 7 3 6. @param {number} size a power of two */
function seeds(size) {
  let order = [1]
  while (order.length < size) order = order.flatMap((seed) => [seed, 2 * order.length + 1 - seed])
  return order
}

/**
 * All matches, round by round. A match whose winner is not known, or no longer plays in it, is open.
 * @param {string[]} players the first ones pass the first round where there are too few
 * @param {string} won a sign a match: 1 or 2, who won; = drawn; anything else, open
 * @returns {Match[][]}
 */
export function matches(players, won) {
  const size = 2 ** Math.ceil(Math.log2(players.length))
  /** @type {(string | null)[]} */
  let names = seeds(size).map((seed) => players[seed - 1] ?? null)
  /** @type {Match[][]} */
  const rounds = []
  for (let n = 0; names.length > 1;) {
    /** @type {Match[]} */
    const round = []
    for (let i = 0; i < names.length; i += 2, n++) {
      const [a, b] = [names[i], names[i + 1]]
      const bye = !rounds.length && (a === null || b === null)
      const chosen = won[n] === '1' ? 0 : won[n] === '2' ? 1 : null
      const winner = bye ? (a === null ? 1 : 0) : a === null || b === null ? null : chosen
      round.push({ n, names: [a, b], bye, winner })
    }
    rounds.push(round)
    names = round.map((match) => (match.winner === null ? null : match.names[match.winner]))
  }
  return rounds
}
/** The signs after a match got this one; what followed from another winner is open again. @param {string[]} players @param {string} won @param {number} n @param {string} sign */
export function decided(players, won, n, sign) {
  const before = matches(players, won).flat()
  const signs = before.map((_, i) => won[i] ?? '-')
  signs[n] = sign
  before.forEach(({ names }, i) => {
    const now = matches(players, signs.join('')).flat()[i]
    if (String(now.names) !== String(names)) signs[i] = '-'
  })
  return signs.join('').replace(/-+$/, '')
}
/** What the file says of two players, in this order. @param {Result[]} results @param {string | null} a @param {string | null} b @returns {[number, number] | null} */
export function resultOf(results, a, b) {
  const found = results.findLast(
    (one) => (one.a === a && one.b === b) || (one.a === b && one.b === a),
  )
  if (!found) return null
  return found.a === a ? found.won : [found.won[1], found.won[0]]
}
