/**
 * judging.js -- the contest problems of a page, from the wasm inside palitos-contest.js: instance.js is the same of games.
 */
import bytes from '../../build/wasm/contest.wasm'
import { Judge } from './judge.js'
import { loadMemory } from './memory.js'

/** @type {Judge | undefined} */
let one

export const judge = () => (one ??= new Judge(loadMemory(bytes)))
/** for the worker, which compiles its own */
export const contestBytes = bytes
