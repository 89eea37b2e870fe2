/** forms.js -- functions that the partizan kinds share: answers are forms in notation, and each form equal to the solution is right. */
import { compareForms, positionSteps, readForm } from '../../../engine/forms.js'
import { EngineError } from '../../../engine/errors.js'
import { pretty, typed } from '../../notation.js'
import { message } from '../../message.js'
import { OPEN, using } from '../kind.js'

/** @typedef {import('../../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../../engine/forms.js').Form} Form */
/** @typedef {import('../kind.js').Fault} Fault */
/** @typedef {import('../kind.js').Field} Field */
/** @typedef {import('../words.js').Sentence} Sentence */

/** @param {string} name @returns {Field} */
export const formField = (name) => ({ name, as: 'form' })
/** the most texts whose answers are kept */
const KEPT = 2000
/** Keeps the answers of a function: the same is asked again, as an exercise is drawn until it suits. @template T @param {(engine: Engine, ...texts: string[]) => T} ask @returns {(engine: Engine, ...texts: string[]) => T} */
function kept(ask) {
  /** @type {Map<string, T>} */
  const all = new Map()
  return (engine, ...texts) => {
    const key = texts.join(';')
    const found = all.get(key)
    if (found !== undefined) return found
    if (all.size >= KEPT) all.clear()
    const answer = ask(engine, ...texts)
    all.set(key, answer)
    return answer
  }
}
/** the form of a text */
export const formOf = kept((engine, text) => readForm(engine.memory, text))
/** the relation of two forms: '<', '=', '>' or '|' */
export const orderOf = kept((engine, a, b) => compareForms(engine.memory, a, b).sign)
/** True if a ≥ b. @param {Engine} engine @param {string} a @param {string} b */
export const atLeast = (engine, a, b) => ['=', '>'].includes(orderOf(engine, a, b))
/** The notation of a form with these options: {1,2|3}. @param {string[]} left @param {string[]} right */
export const braces = (left, right) => `{${left.join(',')}|${right.join(',')}}`
/** A player's options as they are written in a form. @param {Form} form @param {0 | 1} player */
export const optionsOf = (form, player) =>
  form.entries.flatMap((e) => (e.from === null && e.player === player ? [e.text] : []))
/** The notation of a form by the values of its options, each once. @param {Form} form */
export const byOptions = (form) =>
  braces(
    .../** @type {[string[], string[]]} */ (
      [0, 1].map((player) => [
        ...new Set(
          form.entries.flatMap((e) => (e.from === null && e.player === player ? [e.value] : [])),
        ),
      ])
    ),
  )

/** @type {WeakMap<Engine, Map<string, Form | null>>} */
const known = new WeakMap()
/** The form of a position; null if it is too large. @param {Engine} engine @param {{ game: string, rules: string }} which @param {string} start @returns {Form | null} */
export function positionForm(engine, which, start) {
  const all = known.get(engine) ?? new Map()
  known.set(engine, all)
  const key = JSON.stringify([which.game, which.rules, start])
  if (!all.has(key)) {
    const found = using(engine, which, (game) => {
      const steps = positionSteps(game, start, 20)
      for (;;) {
        const next = steps.next()
        if (next.done) return next.value
      }
    })
    all.set(key, found)
  }
  return all.get(key) ?? null
}

/** The sentence that tells why a text is no value, with its place. @param {Engine} engine @param {string} text @returns {Sentence | null} */
export function unreadable(engine, text) {
  try {
    formOf(engine, text)
    return null
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const { code, reason, column = 0 } = error
    return code === 'syntax'
      ? message('It cannot be read at place {n}: {reason}.', {
          n: column + 1,
          reason: message(reason),
        })
      : message('It cannot be worked out: something in it is too large.')
  }
}
/**
 * Compares an answer with the solution, field by field: each must be in the notation and equal to the right value.
 * @param {Engine} engine @param {string[]} answer @param {string[]} right @param {(field: number, given: string) => Sentence} why
 * @returns {Fault | null}
 */
export function judged(engine, answer, right, why) {
  const given = answer.map(typed)
  for (const [field, text] of given.entries()) {
    if (!text) continue
    const wrong =
      unreadable(engine, text) ??
      (orderOf(engine, text, right[field]) === '=' ? null : why(field, text))
    if (wrong) return { field, open: false, why: wrong }
  }
  const open = given.findIndex((text) => !text)
  return open < 0 ? null : { field: open, open: true, why: OPEN }
}
/** Slots whose forms are written as they are printed. @template {Record<string, string>} S @param {S} slots @returns {S} */
export const printed = (slots) =>
  /** @type {S} */ (Object.fromEntries(Object.entries(slots).map(([k, text]) => [k, pretty(text)])))
