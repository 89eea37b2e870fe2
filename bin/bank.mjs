/**
 * bank.mjs -- `palitos bank`: exercises as questions for a learning platform, Moodle XML or GIFT. The same seed makes the same bank.
 *
 *   palitos bank --kinds nim,grundy --count 20 --seed 7 > nim.xml
 *   palitos bank --chapter 9 --format gift --out cuts.gift
 */
import { say } from '../web/model/i18n.js'
import { toGift } from '../web/model/bank/gift.js'
import { toMoodle } from '../web/model/bank/moodle.js'
import { categoryOf, MOST, questionsOf } from '../web/model/bank/question.js'
import { fewer } from '../web/model/exercise/series.js'
import { loadEngine } from './engine.mjs'
import { languageOf, oneOf, readSet, writeNew } from './sets.mjs'

export const USAGE =
  'palitos bank [--kinds A,B | --chapter N] [--count N] [--level 1|2|3] [--seed TEXT] [--lang es|en] [--format moodle|gift] [--proof] [--out FILE]'
/** questions where no number is given */
const USUAL = 20

/**
 * @param {string[]} args after `bank` @param {Record<string, string | undefined>} env
 * @param {import('./sets.mjs').Terminal} terminal
 * @returns {Promise<void>}
 */
export async function bank(args, env, terminal) {
  const lang = languageOf(env)
  if (args.includes('--help')) return terminal.write(`${USAGE}\n`)
  const { set, more } = readSet(args, lang, {
    names: ['format', 'out'],
    flags: ['proof'],
    count: USUAL,
    most: MOST,
  })
  const format = oneOf('format', String(more.format ?? 'moodle'), ['moodle', 'gift'], lang)
  const engine = await loadEngine()
  const questions = questionsOf(engine, { ...set, proof: Boolean(more.proof) }, (key, slots) =>
    say(set.lang, key, slots),
  )
  const ends = fewer(engine, set, (key, slots) => say(lang, key, slots))
  if (ends) terminal.warn(`${ends}\n`)
  const category = categoryOf(set, (key) => say(set.lang, key))
  const text = format === 'gift' ? toGift(questions, category) : toMoodle(questions, category)
  if (more.out === undefined) return terminal.write(text)
  const file = String(more.out)
  writeNew(file, text, lang)
  terminal.write(say(lang, '{n} question in {file}|{n} questions in {file}', { n: questions.length, file }) + '\n') // prettier-ignore
}
