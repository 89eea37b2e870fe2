/**
 * forms.js -- what is known of a form of a partizan game, of two of them, and of a position: texts and numbers, nothing that lives on in the
 * wasm but what a position's question keeps between two slices. A form is its text, as src/values/text.c reads it.
 */
import { BUDGET, MEMORY, OK } from './enums.js'
import { RulesError } from './errors.js'
import { inside } from './position.js'
import { outOfMemory, refused } from './refusal.js'

/** 'L' Left wins, 'R' Right wins, 'N' who moves first wins, 'P' who moves second wins @typedef {'L' | 'R' | 'N' | 'P'} FourOutcome */
/** A dyadic rational: as text, "-3/4", and as what it is. @typedef {{ text: string, at: number }} Dyadic */
/** An option of a form: whose (0 Left, 1 Right), its value, the step that brought it (null: it was written), and its text. @typedef {{ player: 0 | 1, value: string, from: number | null, text: string }} Entry */
/** An entry goes: it is equal to the entry `by`, dominated by it, or the other player reverses it by `answer`. @typedef {{ why: 'same' | 'dominated' | 'reversible', entry: number, by: number, answer: string | null }} Strike */
/** Where a wall has a corner: at temperature t. @typedef {{ t: Dyadic, at: Dyadic }} Corner */
/**
 * @typedef {object} Form
 * @property {string} value its canonical form as it is written
 * @property {FourOutcome} outcome
 * @property {number} birthday
 * @property {[Dyadic, Dyadic]} stops Left's and Right's
 * @property {[Corner[], Corner[]]} walls Left's and Right's, upwards from temperature -1; above the last is the mast
 * @property {Dyadic} mean
 * @property {Dyadic} temperature
 * @property {[{ value: string }[], { value: string }[]]} canonical options
 * @property {Entry[]} entries of the collapse: as written, then what steps brought
 * @property {Strike[]} steps of the collapse
 * @property {string[]} [moves] of a position: what makes each written entry
 * @property {string[]} [to] and where it leads
 */
/** Which is greater, or confused; the values; that of the difference, null: too large. @typedef {{ sign: '=' | '<' | '>' | '|', values: [string, string], minus: string | null }} Order */

/** of the store's steps, each some 350 ns: of a form; of a position, before the page answers again; and how often that, at the most */
const [STEPS, SLICE, SLICES] = /** @type {const} */ ([100_000n, 50_000n, 200])

/** @param {string} text @returns {Dyadic} */
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
/** @param {any} told @returns {Form} */
function formed({ thermometer, walls, stops, entries, texts, ...told }) {
  const pair = (/** @type {string[]} */ [a, b]) => [dyadic(a), dyadic(b)]
  const [mean, temperature] = pair(thermometer)
  return {
    ...told,
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
 * @param {import('./memory.js').Memory} memory
 * @param {string} text
 * @returns {Form}
 * @throws {import('./errors.js').NotationError} it cannot be read, or takes too long
 */
export function readForm(memory, text) {
  const { exports: x } = memory
  return memory.with([text], (at) => {
    const told = memory.read((b, n) => x.cgt_form_text(at, STEPS, b, n))
    if (!told) throw refused(memory, '', text)
    return formed(JSON.parse(told))
  })
}
/**
 * @param {import('./memory.js').Memory} memory
 * @param {string} left @param {string} right
 * @returns {Order}
 * @throws {import('./errors.js').NotationError} one cannot be read, or it takes too long
 */
export function compareForms(memory, left, right) {
  const { exports: x } = memory
  return memory.with([left, right], (a, b) => {
    const told = memory.read((buf, n) => x.cgt_forms_text(a, b, STEPS, buf, n))
    /* what is refused as a position is the first of the two, what as rules the second */
    if (!told) throw refused(memory, right, left)
    return JSON.parse(told)
  })
}

/**
 * The value of a position and of those that its moves leave, a slice after another; each yields. null: beyond the budget.
 * @param {import('./game.js').Game} game @param {string} text
 * @param {number} [slices] at the most, of some 20 ms each
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
      const told = memory.read((b, n) => x.cgt_worth_form(worth, session.handle, key, SLICE, b, n))
      if (told) return formed(JSON.parse(told))
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
