/**
 * kind.js -- the types of a kind of exercise, and functions that the kinds share. A kind asks the engine for winners, values and
 * moves, for its solution as for checking a student's answer.
 *
 * An answer is a list of strings, one for each field: 'win', 'loss' or 'draw'; a number; the index of a choice; a value in
 * notation; a move in notation, or NONE. '' is a field that was left open.
 */
import { message } from '../message.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('./dice.js').Dice} Dice */
/** @typedef {import('./words.js').Sentence} Sentence */
/** @typedef {1 | 2 | 3} Level */
/**
 * @typedef {object} Field
 * @property {string} name a key of text/es.json, or a name that needs no translation
 * @property {'outcome' | 'number' | 'move' | 'choice' | 'form'} as how it is answered; form: a value in the notation of src/values/text.c
 * @property {string[]} [choices]
 */
/** @typedef {'cells' | 'graph' | 'set' | 'board' | 'boards' | 'tree' | 'game' | 'row' | 'form' | 'position' | 'two' | 'none'} Figure how it is shown; position: a board to be looked at, two: G and H beside each other */
/** @typedef {[remainder: number, by: number, outcome: 'win' | 'loss', most: number]} Claim of the numbers 1 to `most` that leave `remainder` */
/**
 * @typedef {object} Made
 * @property {string} game
 * @property {string} rules
 * @property {string} start '' if it has no single position
 * @property {Sentence} ask
 * @property {Field[]} fields
 * @property {Figure} figure
 * @property {string[]} [row] the numbers of a set, outcomes or Grundy values from 0 on, a form, two forms or positions
 * @property {Claim} [claim]
 */
/** @typedef {Made & { kind: string, seed: string, level: Level }} Exercise */
/** @typedef {{ field: number, open: boolean, why: Sentence }} Fault the first field that is wrong or open */
/**
 * @typedef {object} Kind
 * @property {number} chapter
 * @property {string} title
 * @property {Sentence} idea the method: the first hint
 * @property {(d: Dice, level: Level, engine: Engine) => Made} make
 * @property {(x: Exercise, engine: Engine) => string[]} solution
 * @property {(x: Exercise, engine: Engine) => string[][]} [rights] every right answer, where there may be several
 * @property {(x: Exercise, answer: string[], engine: Engine) => Fault | null} fault
 * @property {(x: Exercise, field: number, engine: Engine) => Sentence | null} [look] the hint between the idea and
 *   the answer, or null
 * @property {(x: Exercise, answer: string[], engine: Engine) => Sentence | null} [because] the reason why a right answer is right
 * @property {(x: Exercise, answer: string[], engine: Engine) => string[]} [line] the moves of a play that shows that an answer wins
 */

/** a budget that solves positions of this size; one that it does not solve is not asked */
export const QUICK = { budget: 2000 }
/** the answer that no move wins */
export const NONE = '-'
/** the fault of an open field; its name is shown with it */
export const OPEN = message('It is still to be answered.')

/** @param {string} name @returns {Field} */
export const outcomeField = (name) => ({ name, as: 'outcome' })
/** @param {string} name @returns {Field} */
export const numberField = (name) => ({ name, as: 'number' })

/**
 * Opens a game, does some work with it, and closes it.
 * @template T
 * @param {Engine} engine @param {{ game: string, rules: string }} which @param {(game: Game) => T} work
 * @returns {T}
 */
export function using(engine, { game, rules }, work) {
  const open = engine.game(game, { rules })
  try {
    return work(open)
  } finally {
    open.close()
  }
}

/**
 * Compares an answer with the solution, field by field: the first fault, or null.
 * @param {string[]} answer @param {string[]} right @param {(field: number) => Sentence} why
 * @param {number[]} [order] of comparison
 * @returns {Fault | null}
 */
export function compare(answer, right, why, order = right.map((_, i) => i)) {
  const wrong = order.find((i) => answer[i] && answer[i] !== right[i])
  if (wrong !== undefined) return { field: wrong, open: false, why: why(wrong) }
  const open = order.find((i) => !answer[i])
  return open === undefined ? null : { field: open, open: true, why: OPEN }
}
