/**
 * forms.js -- reads forms of partizan games: the value of a form, the order of two, and the value of a position. Results are texts and numbers;
 * the wasm keeps nothing, but for a position between two slices. A form is its text, as src/values/text.c reads it, e.g. "{1 | -1}".
 */
import { BUDGET, MEMORY, OK } from './enums.js'
import { RulesError } from './errors.js'
import { inside } from './position.js'
import { outOfMemory, refused } from './refusal.js'

/** 'L' Left wins, 'R' Right wins, 'N' the first player wins, 'P' the second player wins @typedef {'L' | 'R' | 'N' | 'P'} FourOutcome */
/** A dyadic rational, e.g. { text: '-3/4', at: -0.75 }. @typedef {{ text: string, at: number }} Dyadic */
/** An option of a form. player: 0 Left, 1 Right; from: the step that brought it, null where it was written. @typedef {{ player: 0 | 1, value: string, from: number | null, text: string }} Entry */
/** A step that removes an entry: it is equal to the entry `by`, dominated by it, or reversed by the other player's `answer`. @typedef {{ why: 'same' | 'dominated' | 'reversible', entry: number, by: number, answer: string | null }} Strike */
/** A corner of a wall, at temperature t. @typedef {{ t: Dyadic, at: Dyadic }} Corner */
/**
 * @typedef {object} Form
 * @property {string} value its canonical form as text
 * @property {FourOutcome} outcome
 * @property {number} birthday
 * @property {[Dyadic, Dyadic]} stops Left's and Right's
 * @property {[Corner[], Corner[]]} walls Left's and Right's, upwards from temperature -1; above the last is the mast
 * @property {Dyadic} mean
 * @property {Dyadic} temperature
 * @property {[{ value: string }[], { value: string }[]]} canonical options
 * @property {Entry[]} entries of the collapse: the written options, then those that steps brought
 * @property {Strike[]} steps of the collapse
 * @property {string[]} [moves] of a position: the move of each written entry
 * @property {string[]} [to] of a position: where each of these moves leads
 */
/** The order of two forms: '|' is confused. minus: the value of their difference, null if it is too large. @typedef {{ sign: '=' | '<' | '>' | '|', values: [string, string], minus: string | null }} Order */

/** Steps of the store, each some 350 ns: for a form; for one slice of a position; and how many slices a position may take. */
const [STEPS, SLICE, SLICES] = /** @type {const} */ ([100_000n, 50_000n, 200])

/** Reads "-3/4". @param {string} text @returns {Dyadic} */
export function dyadic(text) {
  const [num, den = '1'] = text.split('/')
  return { text, at: Number(num) / Number(den) }
}

const valueless = () =>
  new RulesError({
    code: 'unsupported',
    reason:
      'positions have no values under these rules: there are loops, points, a draw or misère play',
  })
/** A form from the JSON that C writes. @param {any} json @returns {Form} */
function formed({ thermometer, walls, stops, entries, texts, ...rest }) {
  const pair = (/** @type {string[]} */ [a, b]) => [dyadic(a), dyadic(b)]
  const [mean, temperature] = pair(thermometer)
  return {
    ...rest,
    ...{ mean, temperature, stops: pair(stops) },
    walls: walls.map((/** @type {string[][]} */ wall) =>
      wall.map(([t, at]) => ({ t: dyadic(t), at: dyadic(at) })),
    ),
    entries: entries.map((/** @type {any} */ entry, /** @type {number} */ i) => ({
      ...entry,
      from: entry.from < 0 ? null : entry.from,
      text: texts[i] ?? entry.value,
    })),
  }
}

/**
 * Reads a form and works its value out.
 * @param {import('./memory.js').Memory} memory
 * @param {string} text
 * @returns {Form}
 * @throws {import('./errors.js').NotationError} it cannot be read, or takes too long
 */
export function readForm(memory, text) {
  const { exports: x } = memory
  return memory.with([text], (at) => {
    const json = memory.read((b, n) => x.cgt_form_text(at, STEPS, b, n))
    if (!json) throw refused(memory, '', text)
    return formed(JSON.parse(json))
  })
}
/**
 * Compares two forms.
 * @param {import('./memory.js').Memory} memory
 * @param {string} left @param {string} right
 * @returns {Order}
 * @throws {import('./errors.js').NotationError} one cannot be read, or it takes too long
 */
export function compareForms(memory, left, right) {
  const { exports: x } = memory
  return memory.with([left, right], (a, b) => {
    const json = memory.read((buf, n) => x.cgt_forms_text(a, b, STEPS, buf, n))
    /* C refuses the first of the two as a position, the second as rules */
    if (!json) throw refused(memory, right, left)
    return JSON.parse(json)
  })
}

/**
 * Works out the value of a position and of its options. Yields after each slice; null is beyond the budget.
 * @param {import('./game.js').Game} game @param {string} text
 * @param {number} [slices] the most that it may take, of some 20 ms each
 * @returns {Generator<void, Form | null>}
 * @throws {import('./errors.js').EngineError} it cannot be read, or its rules have no values
 */
export function* positionSteps(game, text, slices = SLICES) {
  const [session, key] = inside(game.parse(text))
  const { exports: x, memory } = session
  const worth = x.cgt_worth_new(session.handle)
  if (!worth) throw outOfMemory()
  try {
    for (let i = 0; i < slices; i++) {
      const json = memory.read((b, n) => x.cgt_worth_form(worth, session.handle, key, SLICE, b, n))
      if (json) return formed(JSON.parse(json))
      const status = x.cgt_worth_status(worth)
      if (status === MEMORY) throw outOfMemory()
      if (status !== BUDGET && status !== OK) throw valueless()
      if (status === OK) return null
      yield
    }
    return null
  } finally {
    x.cgt_worth_free(worth)
  }
}
