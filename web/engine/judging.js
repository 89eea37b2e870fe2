/**
 * judging.js -- the contest problems of a page, from the wasm inside palitos-contest.js: instance.js is the same of games.
 */
import bytes from '../../build/wasm/contest.wasm'
import { compiler, engine } from './instance.js'
import { Judge } from './judge.js'
import { loadMemory } from './memory.js'

/** @type {Judge | undefined} */
let one

/** Whether the page has the game, and the game takes it. @param {string} game @param {string} rules @param {string} start */
function fits(game, rules, start) {
  let here
  try {
    here = engine().game(game, { rules })
    here.parse(start)
    return true
  } catch {
    return false
  } finally {
    here?.close()
  }
}
/** the wasm of contests */
export const contestModule = compiler(bytes)
export const judge = () => (one ??= new Judge(loadMemory(contestModule()), fits))
