/** key.js -- the answers to the exercises of a printed sheet, a line each, for who corrects it. No DOM. */
import { byName, inWords, KINDS, lettered, rights, tell } from './index.js'
import { setOf } from './series.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('./kind.js').Exercise} Exercise */
/** @typedef {(key: string, slots?: Record<string, string | number>) => string} Say */

/** The right answer in words, field by field; where several are right, all of them. @param {Engine} engine @param {Exercise} x @param {Say} t */
export function saidOf(engine, x, t) {
  /** @type {Map<string, Set<string>>} */
  const said = new Map()
  for (const right of rights(engine, x))
    for (const { name, answer } of inWords(x, right, engine))
      said.set(name, (said.get(name) ?? new Set()).add(tell(t, answer)))
  const fields = [...said].map(([name, all]) => ({
    name,
    said: all.size > 1 ? t('any of these: {list}', { list: [...all].join('; ') }) : [...all].join(),
  }))
  return byName(x, fields)
}

/** The right answer in a line: nodes by their names, leaves by what becomes of them; of a choice the chosen words alone. @param {Engine} engine @param {Exercise} x @param {Say} t */
function given(engine, x, t) {
  const fields = saidOf(engine, x, t)
  const chosen = (/** @type {string} */ name) => x.fields.find((field) => field.name === name)?.as === 'choice' // prettier-ignore
  if (lettered(x))
    return [...new Set(fields.map(({ said }) => said))].map((said) => `${said}: ${fields.filter((field) => field.said === said).map(({ name }) => name).join(', ')}`).join('; ') // prettier-ignore
  return fields
    .map(({ name, said }) => (fields.length === 1 || chosen(name) ? said : `${t(name)}: ${said}`))
    .join('; ')
}

/**
 * The answers to a student's sheet, in order.
 * @param {Engine} engine @param {Parameters<typeof setOf>[1]} set @param {number} student @param {Say} t
 */
export const keyOf = (engine, set, student, t) =>
  setOf(engine, set, student).map((x) => ({
    title: t(KINDS[x.kind].title),
    given: given(engine, x, t),
  }))
