/**
 * kind.js -- what a kind of exercise is, and what the files of the kinds share. A kind asks the engine who wins, what a
 * position is worth and which moves there are, of a student's answer as of its own.
 *
 * An answer is a list of strings, one a field: 'win', 'loss' or 'draw'; a number; the number of a choice; a value as it is
 * written; a move as it is typed, or NONE. '' is a field that was left open.
 */
import { said } from '../message.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('./dice.js').Dice} Dice */
/** @typedef {import('./words.js').Sentence} Sentence */
/** @typedef {1 | 2 | 3} Level */
/**
 * @typedef {object} Field
 * @property {string} name a key, or what needs no translation
 * @property {'outcome' | 'number' | 'move' | 'choice' | 'form'} as how it is answered; form: a value in the notation of src/values/text.c
 * @property {string[]} [choices]
 */
/** @typedef {'cells' | 'graph' | 'set' | 'board' | 'boards' | 'tree' | 'game' | 'row' | 'form' | 'position' | 'two' | 'none'} Figure how it is shown; position: a board to be looked at, two: G and H beside each other */
/** @typedef {[remainder: number, by: number, outcome: 'win' | 'loss', most: number]} Claim of the numbers 1 to `most` that leave `remainder` */
/**
 * @typedef {object} Made
 * @property {string} game
 * @property {string} rules
 * @property {string} start '' where there is no one position
 * @property {Sentence} ask
 * @property {Field[]} fields
 * @property {Figure} figure
 * @property {string[]} [row] what stands in a row: the numbers of a set, outcomes or Grundy values from 0 on; a form, two forms or positions
 * @property {Claim} [claim]
 */
/** @typedef {Made & { kind: string, seed: string, level: Level }} Exercise */
/** @typedef {{ field: number, open: boolean, why: Sentence }} Fault the first field that is wrong or open */
/**
 * @typedef {object} Kind
 * @property {number} chapter
 * @property {string} title
 * @property {Sentence} idea how it is solved: the first hint
 * @property {(d: Dice, level: Level, engine: Engine) => Made} make
 * @property {(x: Exercise, engine: Engine) => string[]} solution
 * @property {(x: Exercise, answer: string[], engine: Engine) => Fault | null} fault
 * @property {(x: Exercise, field: number, engine: Engine) => Sentence | null} [look] where to look, between the idea and
 *   the answer; null: nothing is to be said
 * @property {(x: Exercise, answer: string[], engine: Engine) => Sentence | null} [because] why a right answer is right
 * @property {(x: Exercise, answer: string[], engine: Engine) => string[]} [line] the moves of a whole play that shows it
 */

/** enough to know who wins positions of this size; what is left open by it is not asked */
export const QUICK = { budget: 2000 }
/** the answer that no move wins */
export const NONE = '-'
/** the name of the field is told with it */
export const OPEN = said('It is still to be answered.')

/** @param {string} name @returns {Field} */
export const outcomeField = (name) => ({ name, as: 'outcome' })
/** @param {string} name @returns {Field} */
export const numberField = (name) => ({ name, as: 'number' })

/**
 * Opens a game for as long as the work takes.
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
 * Field by field against the solution.
 * @param {string[]} answer @param {string[]} right @param {(field: number) => Sentence} why
 * @param {number[]} [order] which field is looked at first
 * @returns {Fault | null}
 */
export function compare(answer, right, why, order = right.map((_, i) => i)) {
  const wrong = order.find((i) => answer[i] && answer[i] !== right[i])
  if (wrong !== undefined) return { field: wrong, open: false, why: why(wrong) }
  const open = order.find((i) => !answer[i])
  return open === undefined ? null : { field: open, open: true, why: OPEN }
}
