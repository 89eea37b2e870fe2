/**
 * judging.js -- the contest problems of a page, from the wasm inside palitos/contest.js: instance.js is the same of games.
 */
import bytes from '../../build/wasm/contest.wasm'
import { compiler, engine } from './instance.js'
import { Judge } from './judge.js'
import { loadMemory } from './memory.js'

/** @type {Judge | undefined} */
let one

/** the wasm of contests */
export const contestModule = compiler(bytes)
export const judge = () =>
  (one ??= new Judge(loadMemory(contestModule()), (...of) => engine().fits(...of)))
