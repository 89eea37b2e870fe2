/**
 * code.js -- what a student did of a set of exercises, as a short text to be read out or sent: QX4M-0B7K. It holds the
 * student's number and a mark for each exercise, and a check against slips and against the code of another set. It is
 * no lock: who can program can make one.
 *
 *     1 | student, 8 bits | marks, 2 bits each, the first one highest | check, 15 bits
 */

/** 0 not done, 1 tried or shown, 2 solved with help, 3 solved at the first try @typedef {0 | 1 | 2 | 3} Mark */
/** @typedef {{ kinds: string[], seed: string, level: number, count: number }} ExerciseSet */

/** Crockford's: without I, L, O and U, which are misread */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** numbers of students, exercises of a set */
export const STUDENTS = 255
export const MOST = 40

/** 15 bits of FNV-1a. @param {ExerciseSet} set @param {bigint} payload */
function stamp({ kinds, seed, level, count }, payload) {
  const text = `${kinds.join(' ')}|${seed}|${level}|${count}|${payload}`
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return BigInt(((h >>> 15) ^ h) & 0x7fff)
}

/** @param {ExerciseSet} set @param {number} student @param {Mark[]} marks of its exercises, in order */
export function writeCode(set, student, marks) {
  let payload = 256n + BigInt(student)
  for (let i = 0; i < set.count; i++) payload = payload * 4n + BigInt(marks[i] ?? 0)
  let rest = (payload << 15n) | stamp(set, payload)
  let text = ''
  for (; rest; rest >>= 5n) text = DIGITS[Number(rest & 31n)] + text
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

/** @param {ExerciseSet} set @param {string} text as it was typed @returns {{ student: number, marks: Mark[] } | null} null: not a code of this set */
export function readCode(set, text) {
  const typed = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (!typed || typed.length > 24 || [...typed].some((c) => !DIGITS.includes(c))) return null
  let rest = 0n
  for (const c of typed) rest = rest * 32n + BigInt(DIGITS.indexOf(c))
  const payload = rest >> 15n
  if ((rest & 0x7fffn) !== stamp(set, payload)) return null
  const above = payload >> BigInt(2 * set.count)
  if (above >> 8n !== 1n) return null
  const marks = Array.from(
    { length: set.count },
    (_, i) => /** @type {Mark} */ (Number((payload >> BigInt(2 * (set.count - 1 - i))) & 3n)),
  )
  return { student: Number(above & 255n), marks }
}
