/**
 * hot.js -- a sum of hot games, part by part: the move of sentestrat (E. Berlekamp, The Economist's View of
 * Combinatorial Games, 1996; the place was not checked), and a sum's score with best play. No DOM.
 */
import { readForm } from '../engine/forms.js'

/** @typedef {import('../engine/forms.js').Corner} Corner */
/** @typedef {import('../engine/forms.js').Form} Form */
/** @typedef {import('../engine/memory.js').Memory} Memory */
/** An option of a part. @typedef {{ part: number, value: string }} Move */
/** parts: their forms; ambient: the lowest temperature so far; last: the part that was played in last, or -1 @typedef {{ parts: string[], mover: 0 | 1, ambient: number, last: number }} Sum */

/** Value of a wall at temperature t: dyadic, so exact. @param {Corner[]} wall @param {number} t */
export function wallAt(wall, t) {
  const next = wall.findIndex((corner) => corner.t.at > t)
  const last = wall[wall.length - 1]
  if (next < 0) return last.at.at
  if (!next) return wall[0].at.at
  const [a, b] = [wall[next - 1], wall[next]]
  return a.at.at + ((t - a.t.at) * (b.at.at - a.at.at)) / (b.t.at - a.t.at)
}
/** True for a number, in which nobody moves: only numbers are colder than 0. @param {Form} form */
const cold = ({ temperature }) => temperature.at < 0
/** @param {Memory} memory @param {string[]} parts @param {0 | 1} mover @returns {Sum} */
export const sumOf = (memory, parts, mover) => ({
  ...{ parts, mover, last: -1 },
  ambient: Math.max(-1, ...parts.map((text) => readForm(memory, text).temperature.at)),
})
/** Moves in parts that are no numbers; without any, play is over. @param {Memory} memory @param {Sum} sum @returns {Move[]} */
export const hotMoves = (memory, { parts, mover }) =>
  parts.flatMap((text, part) => {
    const form = readForm(memory, text)
    return cold(form) ? [] : form.canonical[mover].map((option) => ({ part, ...option }))
  })
/** @param {Memory} memory @param {Sum} sum @param {Move} move @returns {Sum} */
export function moved(memory, { parts, mover, ambient }, { part, value }) {
  const next = parts.map((text, i) => (i === part ? value : text))
  const hottest = Math.max(-1, ...next.map((text) => readForm(memory, text).temperature.at))
  return { parts: next, mover: mover ? 0 : 1, ambient: Math.min(ambient, hottest), last: part }
}
/**
 * The move of sentestrat. Part: the one where the opponent just moved, if it is now hotter than the ambient temperature (the lowest
 * so far); else the hottest. Option: the best one under a tax of the ambient temperature (proof: chapter 18). null: all are numbers.
 * @param {Memory} memory @param {Sum} sum @returns {{ move: Move, answers: boolean, temperature: import('../engine/forms.js').Dyadic } | null}
 */
export function sentestrat(memory, sum) {
  const moves = hotMoves(memory, sum)
  const heat = (/** @type {number} */ part) => readForm(memory, sum.parts[part]).temperature
  const there = moves.filter(({ part }) => part === sum.last)
  const answers = there.length > 0 && heat(sum.last).at > sum.ambient
  const among = answers ? there : moves
  const most = Math.max(...among.map(({ part }) => heat(part).at))
  const hottest = among.filter(({ part }) => heat(part).at === most)
  /* a move's worth for its player: Left wants Right's wall high, Right wants Left's wall low */
  const worth = (/** @type {Move} */ { value }) => {
    const at = wallAt(readForm(memory, value).walls[sum.mover ? 0 : 1], Math.min(sum.ambient, most))
    return sum.mover ? -at : at
  }
  const found = Math.max(...hottest.map(worth))
  const move = hottest.find((one) => worth(one) === found)
  return move ? { move, answers, temperature: heat(move.part) } : null
}
/** Score with best play: the sum's stop for the player to move. @param {Memory} memory @param {Sum} sum @throws {import('../engine/errors.js').EngineError} too large */
export const stopOf = (memory, { parts, mover }) =>
  readForm(memory, parts.map((text) => `(${text})`).join('+')).stops[mover]
