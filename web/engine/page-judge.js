/** page-judge.js -- the one judge of a page, made of contest.wasm inside palitos/contest.js. */
import bytes from '../../build/wasm/contest.wasm'
import { compiler, engine } from './page-engine.js'
import { Judge } from './judge.js'
import { loadMemory } from './memory.js'

/** @type {Judge | undefined} */
let one

export const contestModule = compiler(bytes)
export const judge = () =>
  (one ??= new Judge(loadMemory(contestModule()), (...of) => engine().fits(...of)))
