/**
 * words.js -- puts together the sentences of exercises: keys of text/es.json with slots. A slot may be a sentence itself, a move in
 * words, or a key.
 */
import { pinSlots } from '../pins.js'
import { message } from '../message.js'
import { readSum } from '../sum.js'

/** @typedef {{ text: string, slots: Record<string, string | number | Sentence> }} Sentence */

/**
 * Writes a sentence with its slots in a language.
 * @param {(key: string, slots?: Record<string, string | number>) => string} t @param {Sentence} sentence
 * @returns {string}
 */
export const tell = (t, { text, slots }) =>
  t(
    text,
    Object.fromEntries(
      Object.entries(slots).map(([name, slot]) => [
        name,
        typeof slot === 'number' ? slot : typeof slot === 'string' ? t(slot) : tell(t, slot),
      ]),
    ),
  )

/**
 * A move in words, as the boards say it.
 * @param {import('../../engine/engine.js').Engine} engine @param {import('../../engine/engine.js').Game} game
 * @param {import('../../engine/engine.js').Position | string} from @param {import('../../engine/engine.js').Move} move
 * @returns {Sentence}
 */
export function moveWords(engine, game, from, { item, choice, text }) {
  const part = Math.floor(item / 2 ** 24)
  const name = game.name === 'sum' ? readSum(game.rules)[part].name : game.name
  const { board, phrase } = /** @type {import('../../engine/engine.js').GameFacts} */ (
    engine.games.find((g) => g.name === name)
  )
  const number = game.items(from).find((i) => i.item === item)?.number ?? 0
  const words = message(phrase, {
    choice,
    number,
    ...(board === 'pins' ? pinSlots(number, choice) : {}),
    item: (item % 2 ** 24) + 1,
    move: text.replace(/^\d+:/, ''),
  })
  return game.name === 'sum' ? message('in part {part}: {words}', { part: part + 1, words }) : words
}
