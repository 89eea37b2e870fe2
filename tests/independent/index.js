/**
 * index.js -- the rule of every game once more, written from its page and without a look at src/games/: what the engine
 * answers is compared with it in tests/js/engine/independent.test.js. A file for each family of web/pages.
 */
import boards from './boards.js'
import coins from './coins.js'
import heaps from './heaps.js'
import numbers from './numbers.js'
import partizan from './partizan.js'
import { sumOf } from './sum.js'

/** @type {Record<string, import('./solve.js').Rule>} */
const single = { ...heaps, ...coins, ...numbers, ...boards, ...partizan }
/** @type {Record<string, import('./solve.js').Rule>} */
export const RULES = { ...single, sum: sumOf(single) }
