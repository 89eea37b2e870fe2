/**
 * index.js -- makes exercises from a seed, and gives their solution, hints, and what is wrong with an answer. Equal kind, seed and
 * level make equal exercises everywhere, since links and codes name nothing else. A kind has a file of its own, or shares one with
 * similar kinds; a new kind is a file (kind.js says what it has), and an import and a name here. No DOM.
 */
import { RulesError } from '../../engine/errors.js'
import { pretty } from '../notation.js'
import { message } from '../message.js'
import { claim } from './claim.js'
import { classify } from './classify.js'
import { Dice } from './dice.js'
import { graph, grundy } from './graph.js'
import { NONE, using } from './kind.js'
import { lost } from './lost.js'
import { mex } from './mex.js'
import { maze, misere, nim, staircase, sum } from './moves.js'
import { compare } from './partizan/compare.js'
import { dominated } from './partizan/dominated.js'
import { simplest } from './partizan/simplest.js'
import { temperature } from './partizan/temperature.js'
import { worth } from './partizan/worth.js'
import { period } from './period.js'
import { strip } from './strip.js'
import { cuts, beyond, tree } from './tree.js'
import { moveWords, tell } from './words.js'

export { NONE } from './kind.js'
export { lettered, treeOf } from './tree.js'
export { tell } from './words.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('./kind.js').Exercise} Exercise */
/** @typedef {import('./kind.js').Fault} Fault */
/** @typedef {import('./kind.js').Field} Field */
/** @typedef {import('./kind.js').Figure} Figure */
/** @typedef {import('./kind.js').Kind} Kind */
/** @typedef {import('./kind.js').Level} Level */
/** @typedef {import('./words.js').Sentence} Sentence */

/** Kinds in the order of the chapters. @type {Record<string, Kind>} */
export const KINDS = {
  classify, strip, claim, period, graph, nim, lost, misere, staircase, mex, grundy, maze, sum, tree, cuts, beyond,
  worth, simplest, compare, dominated, temperature,
} // prettier-ignore

/** @param {unknown} level @returns {Level} */
export const levelOf = (level) => (Number(level) === 3 ? 3 : Number(level) === 2 ? 2 : 1)

/** Reads names of kinds with spaces or commas between. @param {string} text @returns {string[] | null} null if one is unknown */
export function readKinds(text) {
  const kinds = text.split(/[\s,]+/).filter(Boolean)
  return kinds.length && kinds.every((kind) => Object.hasOwn(KINDS, kind)) ? kinds : null
}
/** Reads names of kinds from an attribute. @param {string} text @throws {RulesError} naming the unknown one */
export function kindsNamed(text) {
  const kinds = readKinds(text)
  if (kinds) return kinds
  const name = text.split(/[\s,]+/).find((kind) => kind && !Object.hasOwn(KINDS, kind)) ?? ''
  throw new RulesError({
    code: 'unknown',
    reason: 'there are no exercises with the name “{name}”',
    slots: { name },
  })
}
/**
 * The seed of one exercise: '7-12-3' for seed 7, student 12, exercise 3.
 * @param {string} seed @param {number} student 0: everybody @param {number} at from 1
 */
export const seedOf = (seed, student, at) => `${seed}-${student}-${at}`

/** @param {Engine} engine @param {string} kind of KINDS @param {string | number} seed @param {Level} level @returns {Exercise} */
export function make(engine, kind, seed, level) {
  const made = KINDS[kind].make(new Dice(`${kind} ${seed} ${level}`), level, engine)
  return { ...made, kind, seed: String(seed), level }
}
/** A right answer. @param {Engine} engine @param {Exercise} x */
export const solution = (engine, x) => KINDS[x.kind].solution(x, engine)
/** Every right answer. @param {Engine} engine @param {Exercise} x */
export const rights = (engine, x) => KINDS[x.kind].rights?.(x, engine) ?? [solution(engine, x)]
/** The first fault of an answer, or null. @param {Engine} engine @param {Exercise} x @param {string[]} answer @returns {Fault | null} */
export const check = (engine, x, answer) =>
  KINDS[x.kind].fault(
    x,
    x.fields.map((_, i) => (answer[i] ?? '').trim()),
    engine,
  )
/** The reason why a right answer is right, if one sentence gives it. @param {Engine} engine @param {Exercise} x @param {string[]} answer */
export const because = (engine, x, answer) => KINDS[x.kind].because?.(x, answer, engine) ?? null

/** The moves of a play that shows that an answer wins, from that move on; none for other answers. @param {Engine} engine @param {Exercise} x @param {string[]} answer @returns {string[]} */
export const line = (engine, x, answer) => KINDS[x.kind].line?.(x, answer, engine) ?? []

/** A wrong answer. @param {Field} field @param {string} right */
const wrongFor = ({ as, choices = [] }, right) =>
  as === 'outcome'
    ? right === 'win'
      ? 'loss'
      : 'win'
    : as === 'choice'
      ? String((Number(right) + 1) % choices.length)
      : as === 'form'
        ? `(${right})+1`
        : String(Number(right) + 1)

/**
 * The right answer of a field with its reason.
 * @param {Engine} engine @param {Exercise} x @param {string[]} solved the right answer @param {number} field
 * @returns {Sentence}
 */
function reasoned(engine, x, solved, field) {
  const { name, as, choices } = x.fields[field]
  const right = solved[field]
  const why =
    because(engine, x, solved) ??
    check(
      engine,
      x,
      solved.map((a, i) => (i === field ? wrongFor(x.fields[i], a) : a)),
    )?.why
  if (!right) return message('The claim is true: there is no such number.')
  /* the reason tells the outcome, too */
  if (as === 'outcome' && why) return why
  const slots = {
    name,
    answer: choices?.[Number(right)] ?? { win: 'winning position', loss: 'losing position', draw: 'draw by endless play' }[right] ?? (as === 'form' ? pretty(right) : right),
  } // prettier-ignore
  return why
    ? message('{name}: {answer}. {why}', { ...slots, why })
    : message('{name}: {answer}.', slots)
}
/** Why the right answer is right: its reason, or else the method and each field with its own. @param {Engine} engine @param {Exercise} x @returns {Sentence[]} */
export function explained(engine, x) {
  const solved = solution(engine, x)
  const whole = because(engine, x, solved)
  return whole
    ? [whole]
    : [
        KINDS[x.kind].idea,
        ...byName(
          x,
          x.fields.map(({ name }, i) => ({ name, i })),
        ).map(({ i }) => reasoned(engine, x, solved, i)),
      ]
}
/** Fields, or what belongs to them, as a list has them: nodes of a graph by their names, not as they are drawn. @template {{ name: string }} T @param {{ figure: Figure }} x @param {T[]} fields @returns {T[]} */
export const byName = ({ figure }, fields) =>
  figure === 'graph' ? [...fields].sort((a, b) => Number(a.name) - Number(b.name)) : fields

/** Hints that name one of several fields. @type {Partial<Record<Figure, string>>} */
const LOOK = { graph: 'Look at node {name} first.', cells: 'Look at number {name} first.' }
/**
 * The hints, from the idea to the answer of the first field that is open or wrong, with its reason.
 * @param {Engine} engine @param {Exercise} x @param {string[]} answer @returns {Sentence[]}
 */
export function hints(engine, x, answer) {
  const kind = KINDS[x.kind]
  const fault = check(engine, x, answer)
  if (!fault) return [kind.idea]
  const { field } = fault
  const { name, as } = x.fields[field]
  const look = kind.look
    ? kind.look(x, field, engine)
    : message(LOOK[x.figure] ?? 'Look at {name} first.', { name })
  const ladder = look ? [kind.idea, look] : [kind.idea]
  const solved = solution(engine, x)
  const whole = as === 'move' ? because(engine, x, solved) : null
  return [...ladder, whole ?? reasoned(engine, x, solved, field)]
}

/**
 * An answer in words, field by field: keys of text/es.json, or words that need no translation.
 * @param {Exercise} x @param {string[]} answer @param {Engine} engine @returns {{ name: string, answer: Sentence }[]}
 */
export const inWords = (x, answer, engine) =>
  x.fields.flatMap(({ name, as, choices = [] }, i) => {
    const given = answer[i]
    if (!given) return []
    if (as === 'move')
      return {
        name,
        answer:
          given === NONE
            ? message('No move wins')
            : using(engine, x, (game) =>
                moveWords(engine, game, x.start, game.move(x.start, given)),
              ),
      }
    const words =
      as === 'choice'
        ? (choices[Number(given)] ?? '')
        : as === 'outcome'
          ? ({ win: 'W', loss: 'L' }[given] ?? '∞')
          : as === 'form'
            ? pretty(given)
            : given
    return { name, answer: message(words) }
  })
