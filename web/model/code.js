/**
 * code.js -- writes and reads the code of a student's work on a set of exercises, a short text to be read out or sent: 0CEB-4KX7-2Q.
 * It holds the student's number, a mark for each exercise, and a check that finds slips and codes of another set. It is not
 * secret: a programmer can make one.
 *
 *     2 digits: the student | 1 digit for two exercises: marks 4a + b | 3 digits: the check
 */
import { fnv1a } from './fnv.js'

/** 0 not done, 1 tried or shown, 2 solved with help, 3 solved at the first try @typedef {0 | 1 | 2 | 3} Mark */
/** @typedef {{ kinds: string[], seed: string, level: number, count: number }} ExerciseSet */

/** Crockford's base 32, without I, L, O and U, which are misread */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** the name of each mark */
export const MARK_NAMES = ['not done', 'tried', 'solved', 'solved at the first try']
/** the largest number of a student, and the most exercises of a set */
export const STUDENTS = 999
export const MOST = 40

/** The check: 15 bits of FNV-1a as 3 digits. @param {ExerciseSet} set @param {string} body */
function stamp({ kinds, seed, level, count }, body) {
  const h = fnv1a(`${kinds.join(' ')}|${seed}|${level}|${count}|${body}`)
  const bits = (h >>> 15) ^ h
  return DIGITS[(bits >> 10) & 31] + DIGITS[(bits >> 5) & 31] + DIGITS[bits & 31]
}

/** Writes a code. @param {ExerciseSet} set @param {number} student @param {Mark[]} marks one for each exercise, in order */
export function writeCode(set, student, marks) {
  let body = DIGITS[student >> 5] + DIGITS[student & 31]
  for (let i = 0; i < set.count; i += 2) body += DIGITS[4 * (marks[i] ?? 0) + (marks[i + 1] ?? 0)]
  return (body + stamp(set, body)).replace(/(.{4})(?=.)/g, '$1-')
}

/** Reads a code. @param {ExerciseSet} set @param {string} text as it was typed @returns {{ student: number, marks: Mark[] } | null} null if it is no code of this set */
export function readCode(set, text) {
  const typed = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const body = typed.slice(0, -3)
  const digits = [...body].map((c) => DIGITS.indexOf(c))
  if (digits.length !== 2 + Math.ceil(set.count / 2) || digits.includes(-1)) return null
  if (typed.slice(-3) !== stamp(set, body)) return null
  const [high, low, ...pairs] = digits
  const marks = pairs.flatMap((pair) => [(pair >> 2) & 3, pair & 3]).slice(0, set.count)
  return { student: 32 * high + low, marks: /** @type {Mark[]} */ (marks) }
}
