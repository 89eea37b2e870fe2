/**
 * teams.js -- teams of a class and their points: who plays next, and the text file that keeps them:
 *
 *     palitos teams
 *     time: 60
 *     3  Red
 *     1  Blue
 *
 * A line has a team's points and, after two spaces, its name. A line that begins with # is ignored.
 */
import { NotationError } from '../engine/errors.js'

/** Whose turn it is, and against whom it plays, from 0. @typedef {{ turn: number, against: number }} Pair */
/** seconds: of the clock @typedef {{ names: string[], points: number[], seconds: number }} Teams */

/** teams: fewest and most, as the keys 1 to 8 */
export const [FEWEST, MOST] = [2, 8]
/** the most points of a team */
export const POINTS = 9999
/** seconds of the clock: least and most, 59:59 */
export const [SHORTEST, LONGEST] = [5, 3599]
/** characters of a name */
const NAME = 30

/** A name on one line, without the sign that parts names. @param {string} text */
export const nameOf = (text) =>
  [...text.replace(/\|/g, '/').replace(/\s+/g, ' ').trim()].slice(0, NAME).join('').trim()

/**
 * The names of teams. @param {string} text with | or line breaks between them
 * @returns {string[]} @throws {NotationError} there are too few or too many
 */
export function readNames(text) {
  const names = text.split(/[|\n]/).map(nameOf).filter(Boolean)
  if (names.length < FEWEST || names.length > MOST)
    throw new NotationError({
      code: 'range',
      reason: 'a class has from {least} to {most} teams, not {count}',
      slots: { least: FEWEST, most: MOST, count: names.length },
    })
  return names
}

/**
 * Every pair of teams once, round by round, so that nobody waits longer than a round; then every pair again, where the other team begins.
 * The circle method, with a team that rests where their number is odd.
 * @param {number} n teams @returns {Pair[]}
 */
export function pairs(n) {
  const even = n + (n % 2)
  const rounds = Array.from({ length: even - 1 }, (_, round) => {
    const at = (/** @type {number} */ i) => (i ? ((i - 1 + round) % (even - 1)) + 1 : 0)
    return Array.from({ length: even / 2 }, (_, i) => [at(i), at(even - 1 - i)])
  }).flat()
  const once = rounds
    .filter((pair) => pair.every((team) => team < n))
    .map((pair, i) => (i % 2 && n > 2 ? pair.reverse() : pair))
    .map(([turn, against]) => ({ turn, against }))
  return [...once, ...once.map(({ turn, against }) => ({ turn: against, against: turn }))]
}

/** The pair that plays after another. @param {Pair} pair @param {number} n teams @returns {Pair} */
export function nextPair({ turn, against }, n) {
  const all = pairs(n)
  const at = all.findIndex((one) => one.turn === turn && one.against === against)
  return all[(at + 1) % all.length]
}

/** @param {Teams} teams */
export const writeTeams = ({ names, points, seconds }) =>
  [
    'palitos teams',
    `time: ${seconds}`,
    ...names.map((name, i) => `${points[i]}  ${name}`),
    '',
  ].join('\n')

/** @param {string} text @returns {Teams} @throws {NotationError} if it is no such file */
export function readTeams(text) {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (lines[0]?.trim() !== 'palitos teams')
    throw new NotationError({ code: 'notation', reason: 'this is not a file of teams' })
  /** @type {Teams} */
  const teams = { names: [], points: [], seconds: 60 }
  lines.slice(1).forEach((line, i) => {
    if (!line.trim() || line.startsWith('#')) return
    const refuse = () => {
      throw new NotationError({
        code: 'notation',
        reason: 'the teams cannot be read from line % on',
        number: i + 2,
      })
    }
    const time = /^time: *(\d{1,4})\s*$/.exec(line)
    const team = /^(\d{1,4}) +(.+)$/.exec(line)
    if (time && Number(time[1]) >= SHORTEST && Number(time[1]) <= LONGEST)
      teams.seconds = Number(time[1])
    else if (team && nameOf(team[2])) {
      teams.points.push(Number(team[1]))
      teams.names.push(nameOf(team[2]))
    } else refuse()
  })
  readNames(teams.names.join('|'))
  return teams
}
