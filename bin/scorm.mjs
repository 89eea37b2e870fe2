/**
 * scorm.mjs -- `palitos scorm`: tasks as a SCORM 1.2 package, a zip that a learning platform takes. Its score and who passed go into
 * the platform's grade book; opened by a double click it works, too, and tells nobody.
 *
 *   palitos scorm --kinds nim,grundy --count 6 --seed 7 --mastery 60 --out nim.zip
 *   palitos scorm --chapter 3 --out three.zip     its exercises and its challenges
 *   palitos scorm --game nim --start "3 4 5" --out game.zip     to be won against the perfect computer
 */
import * as fs from 'node:fs'
import { fewer, sizeOf } from '../web/model/exercise/series.js'
import { say, sayError } from '../web/model/i18n.js'
import { challengesOf, gameTask, MASTERY, packed, titleOf } from '../web/model/scorm-package.js'
import { loadEngine } from './engine.mjs'
import { languageOf, numberOf, readSet, Refused, writeNew } from './sets.mjs'

export const USAGE =
  'palitos scorm [--kinds A,B | --chapter N | --game NAME [--rules R] [--start P]] [--count N] [--level 1|2|3] [--seed TEXT] [--lang es|en] [--mastery 1..100] [--same] [--title TEXT] --out FILE'

/** A file of the package's own. @param {string} name */
const dist = (name) => fs.readFileSync(new URL(`../dist/${name}`, import.meta.url))

/** A game to be won. @param {Record<string, string | true | undefined>} more @param {import('./sets.mjs').Lang} lang of the package @param {import('./sets.mjs').Lang} own of refusals */
async function played({ game = '', rules = '', start }, lang, own) {
  const engine = await loadEngine()
  try {
    const opened = engine.game(String(game), { rules: String(rules) })
    const task = gameTask(opened, start === undefined ? opened.start : String(start), lang)
    if (task) return task
  } catch (error) {
    throw new Refused(sayError(own, error))
  }
  throw new Refused(say(own, 'There no player is found who can force a win: give another --start')) // prettier-ignore
}

/**
 * @param {string[]} args after `scorm` @param {Record<string, string | undefined>} env
 * @param {import('./sets.mjs').Terminal} terminal
 * @returns {Promise<void>}
 */
export async function scorm(args, env, terminal) {
  const lang = languageOf(env)
  if (args.includes('--help')) return terminal.write(`${USAGE}\n`)
  const { set, more } = readSet(args, lang, { names: ['mastery', 'title', 'out', 'game', 'rules', 'start'], flags: ['same'] }) // prettier-ignore
  const mastery = numberOf('mastery', String(more.mastery ?? MASTERY), 100, lang)
  if (more.out === undefined)
    throw new Refused(say(lang, '--out names the zip that is to be written'))
  const file = String(more.out)
  /** @type {import('../web/model/scorm-package.js').Kit} */
  const kit = JSON.parse(dist('scorm.json').toString())
  const tasks = set.chapter === undefined ? [] : challengesOf(kit, set.lang, set.chapter)
  if (more.game !== undefined) tasks.push(await played(more, set.lang, lang))
  /* a game stands alone, unless exercises are asked for by name */
  if (more.game !== undefined && !more.kinds && !more.chapter) set.count = 0
  const engine = await loadEngine()
  const ends = fewer(engine, set, (key, slots) => say(lang, key, slots))
  set.count = sizeOf(engine, set)
  const title = more.title === undefined ? titleOf({ lang: set.lang, set, tasks }) : String(more.title).slice(0, 200) // prettier-ignore
  const zip = packed({ lang: set.lang, title, set, tasks, mastery, same: Boolean(more.same) }, dist) // prettier-ignore
  writeNew(file, zip, lang)
  if (ends) terminal.warn(`${ends}\n`)
  terminal.write(say(lang, '{n} exercise in {file}|{n} exercises in {file}', { n: set.count + tasks.length, file }) + '\n') // prettier-ignore
}
