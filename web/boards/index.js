/**
 * index.js -- the boards by name. A game names its board; a name that is not here stands for a list. view.js says what a board
 * is given.
 */
import { css as heads } from '../core/arrows.js'
import { readSum } from '../model/sum.js'
import * as bar from './bar.js'
import * as cake from './cake.js'
import * as cards from './cards.js'
import * as cuts from './cuts.js'
import * as domineering from './domineering.js'
import * as grid from './grid.js'
import * as hackenbush from './hackenbush.js'
import * as heaps from './heaps.js'
import * as list from './list.js'
import * as nodes from './nodes.js'
import * as pieces from './pieces.js'
import * as pins from './pins.js'
import * as press from './press.js'
import * as regions from './regions.js'
import * as row from './row.js'
import * as several from './several.js'
import sides from './sides.css'
import * as stairs from './stairs.js'
import * as stones from './stones.js'
import * as sum from './sum.js'
import * as takes from './takes.js'
import * as turning from './turning.js'
import * as zeckendorf from './zeckendorf.js'

/** @typedef {import('./view.js').Board} Board */

/** The games of a sum; of any other game none. @param {import('../engine/engine.js').Engine} engine @param {import('../engine/engine.js').Game} game */
export function partsOf(engine, game) {
  if (game.name !== 'sum') return []
  return readSum(game.rules).flatMap(({ name, rules }) => {
    const facts = engine.games.find((g) => g.name === name)
    return facts ? { ...facts, rules, draw: boardOf(facts.board).board } : []
  })
}

/** @type {Record<string, Board>} */
export const boards = {
  bar,
  cards,
  cuts,
  domineering,
  grid,
  hackenbush,
  heaps,
  list,
  nodes,
  pins,
  regions,
  row,
  several,
  stairs,
  stones,
  sum,
  takes,
  turning,
  zeckendorf,
}
/** the styles that boards share, then those of each board */
export const css = [
  heads,
  ...[pieces, press, cake, ...Object.values(boards)].map((drawn) => drawn.css),
  sides,
].join('\n')
/** @param {string} name */
export const boardOf = (name) => boards[name] ?? list
